// Allowed but unused entries of lists, which could be removed.
import { coverageOf, kinds } from "../../../catalog/kinds/index.ts";
import { DAY, dayOf, daysBetween, startOfDay } from "../../../model/instant.ts";
import { type Json, segment } from "../../../model/json.ts";
import type { UsagePolicy } from "../../../model/policy-use.ts";
import type { Usage, UtcDay } from "../../../model/usage.ts";
import { type BuiltinRule, type Draft, draftAt } from "../../audit.ts";
import type { RevisionAllowance, Reading } from "../allowance.ts";
import { callsByDay, identityOf, serverUses } from "../mcp.ts";
import { modelUses } from "../models.ts";
import type { UseFigure } from "../day-figures.ts";
import { beginningOf, type UsageContext } from "../usage.ts";
import { isOverOn, type StatedPart, stating } from "./part.ts";
import { firstIn, getOrMake, lastIn } from "../../../lists.ts";

const rule: BuiltinRule = {
  id: "usage/unused-allowance",
  title: "Allowed entries are used",
  kind: "usage",
  severity: "info",
  rationale: "An allowed entry that nobody uses is not needed, and can be misused.",
  remediation:
    "Remove the entry from the list if nobody needs it. If it is the only one, look up first what an empty list allows.",
  controls: ["nist-800-53:CM-7", "nist-800-53:AC-6"],
  needs: ["usage"],
  acceptedBy: "nothing",
};

/** A list of allowed things, and the things used. */
interface Allowance {
  readonly setting: string;
  readonly list: (allowed: RevisionAllowance) => readonly Json[] | null;
  /** Judges an entry: one that another setting disables allows nothing. */
  readonly readingOf: (entry: string) => (allowed: RevisionAllowance) => Reading;
  /** Names, with their last day of use, which may be the provisional day. */
  readonly lastUseByName: ReadonlyMap<string, UtcDay>;
  readonly kind: (typeof kinds)["model" | "mcp"];
}

type ThingKind = "models" | "mcp";

export const unused: StatedPart = {
  rule,
  statements: (policy) => {
    const part = policy.unused;
    if (!part) return [];
    const { of, afterDays } = part.demand;
    const lacks = (evidence: Evidence) =>
      of.map((kind) => lackOf(evidence, policy, kind, afterDays)).find((lack) => lack !== undefined);
    return [{ part, reads: of.map((kind): UseFigure => (kind === "models" ? "models" : "servers")), lacks }];
  },
  drafts: (context) => {
    const statedRule = stating(context, rule, "unused");
    if (!statedRule || !context.policy) return [];
    const { rule: info, demand } = statedRule;
    const { usage, allowed, policy } = context;
    return demand.of.flatMap((kind) => {
      const days = lastDays(usage, kind, demand.afterDays);
      if (!days || lackOf(context, policy, kind, demand.afterDays) || isOverOn(context, lastIn(days))) return [];
      const allowance = kind === "models" ? modelAllowance(context) : serverAllowance(context, policy);
      const earlier = daysBetween(usage.from, lastIn(days)).toReversed();
      return entriesNow(context, allowance).flatMap(({ entry, read }): Draft[] => {
        const covers = coverageOf(allowance.kind, [entry]);
        const lastUse = [...allowance.lastUseByName].reduce(
          (last, [name, day]) => (covers(name) && day > last ? day : last),
          "",
        );
        if (lastUse >= firstIn(days)) return [];
        const isUnusedOn = (day: UtcDay) =>
          day > lastUse && lackOn(usage, policy, kind, day) === undefined && allowed.judge(day, read).is === "allowed";
        const lastUseIndex = earlier.findIndex((day) => !isUnusedOn(day));
        const unusedDays = lastUseIndex === -1 ? earlier : earlier.slice(0, lastUseIndex);
        if (unusedDays.length < days.length) return [];
        const since = lastIn(unusedDays);
        const subject = `${allowance.setting}${segment(entry)}`;
        const message = `${entry} was allowed and not used on any of ${days.length} days, ${days[0]} to ${days.at(-1)}`;
        const time = beginningOf(info, since, lastIn(days));
        return [draftAt(info, time, { subject, message, actual: entry, offending: [entry], event: true }, since)];
      });
    });
  },
};

/** The usage, and what the settings allowed. */
type Evidence = Pick<UsageContext, "usage" | "allowed">;

/** Why the unused entries of a list cannot be found; undefined when they can. */
function lackOf({ usage, allowed }: Evidence, policy: UsagePolicy, kind: ThingKind, count: number): string | undefined {
  const days = lastDays(usage, kind, count);
  if (!days) return `the last ${count} final days do not all say what was used`;
  if (!days.every((day) => allowed.isCertainOn(day)))
    return `it is not known what the settings allowed on all of the last ${count} final days`;
  return days.map((day) => lackOn(usage, policy, kind, day)).find((lack) => lack !== undefined);
}

/** Why a day does not show which entries were used; undefined when it does. */
function lackOn(usage: Usage, policy: UsagePolicy, kind: ThingKind, day: UtcDay): string | undefined {
  if (!isSaid(usage, kind, day)) return `${day} does not say what was used`;
  if (kind === "models") return undefined;
  // A server without an identity may be any of the entries.
  const server = usage.tools
    .get(day)
    ?.servers?.find(({ name, count }) => count !== 0 && identityOf(policy, name.toLowerCase()) === undefined);
  return server && `usage.mcp.identities does not name the MCP server ${server.name}, which was used on ${day}`;
}

/** Returns the last `count` final days; undefined if a day is missing, or does not say all that was used. */
function lastDays(usage: Usage, kind: ThingKind, count: number): UtcDay[] | undefined {
  const to = startOfDay(usage.to);
  if (to - count * DAY < startOfDay(usage.from)) return undefined;
  const days = daysBetween(dayOf(to - count * DAY), dayOf(to - DAY));
  return days.every((day) => isSaid(usage, kind, day)) ? days : undefined;
}

/** Whether a day says all that was used. */
function isSaid(usage: Usage, kind: ThingKind, day: UtcDay): boolean {
  const names = kind === "models" ? usage.tokens.get(day)?.models : usage.tools.get(day)?.servers;
  return Boolean(names);
}

function modelAllowance({ usage, readings }: UsageContext): Allowance {
  const all = [...usage.tokens].flatMap(([day, { models }]) =>
    (models ?? []).flatMap(({ id, credits }) => (credits === 0 ? [] : { day, name: id })),
  );
  const byUser = modelUses(usage).map(({ day, id }) => ({ day, name: id }));
  return {
    setting: "/modelPolicy/allowedModelIds",
    list: ({ models }) => models.allowed,
    readingOf: (entry) => {
      const read = readings.model(entry, undefined);
      return (allowed) => (allowed.models.allowAll === true ? "fails" : read(allowed));
    },
    lastUseByName: lastUses([...all, ...byUser]),
    kind: kinds.model,
  };
}

function serverAllowance({ usage, readings }: UsageContext, policy: UsagePolicy): Allowance {
  const uses = [...serverUses(usage)].flatMap(([name, calls]) => {
    const identity = identityOf(policy, name);
    return identity === undefined ? [] : callsByDay(calls).map(({ day }) => ({ day, name: identity }));
  });
  return {
    setting: "/mcpPolicy/allowlist",
    list: ({ mcpAllowlist }) => mcpAllowlist,
    readingOf: (entry) => {
      const read = readings.server(entry);
      return (allowed) => (allowed.isMcpEnabled ? read(allowed) : "fails");
    },
    lastUseByName: lastUses(uses),
    kind: kinds.mcp,
  };
}

/** Returns the last day on which each name was used. */
function lastUses(uses: readonly { readonly day: UtcDay; readonly name: string }[]): Map<string, UtcDay> {
  const dayByName = new Map<string, UtcDay>();
  for (const { day, name } of uses) if (day > (dayByName.get(name) ?? "")) dayByName.set(name, day);
  return dayByName;
}

/** An entry of a list, and whether a revision has it, with effect. */
interface Entry {
  readonly entry: string;
  readonly read: (allowed: RevisionAllowance) => Reading;
}

/** Returns the entries that a list has now, with effect. */
function entriesNow({ allowed }: UsageContext, { list, readingOf }: Allowance): Entry[] {
  const last = allowed.states.at(-1)?.allowed;
  const sets = new Map<RevisionAllowance, ReadonlySet<Json>>();
  const entriesOf = (then: RevisionAllowance) => getOrMake(sets, then, () => new Set(list(then)));
  const entries = last ? [...entriesOf(last)].filter((entry) => typeof entry === "string") : [];
  return entries.flatMap((entry): Entry[] => {
    const readEntry = readingOf(entry);
    const read = (then: RevisionAllowance) => (entriesOf(then).has(entry) ? readEntry(then) : "fails");
    return last && read(last) === "passes" ? [{ entry, read }] : [];
  });
}
