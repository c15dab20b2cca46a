// Allowed but unused entries of lists, which could be removed.
import { coverageOf, kinds } from "../../../catalog/kinds/index.ts";
import { DAY, dayOf, startOfDay } from "../../../model/instant.ts";
import { type Json, segment } from "../../../model/json.ts";
import type { UsagePolicy } from "../../../model/policy-use.ts";
import type { Usage, UtcDay } from "../../../model/usage.ts";
import { type BuiltinRule, type Draft, draftAt } from "../../audit.ts";
import type { RevisionAllowance, Reading } from "../allowance.ts";
import { callsByDay, identityOf, serverUses } from "../mcp.ts";
import { modelUses } from "../models.ts";
import { finalDays } from "../days.ts";
import type { UseFigure } from "../day-figures.ts";
import { isNoted, type UsageContext } from "../usage.ts";
import { isOverOn, type StatedPart, stating } from "./part.ts";
import { firstIn, lastIn } from "../../../lists.ts";

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

/** A list of allowed things, and the things used on some days. */
interface Allowance {
  readonly setting: string;
  readonly list: (allowed: RevisionAllowance) => readonly Json[] | null;
  /** Judges an entry: one that another setting disables allows nothing. */
  readonly readingOf: (entry: string) => (allowed: RevisionAllowance) => Reading;
  /** Names, with their last day of use up to the last of the days. */
  readonly used: ReadonlyMap<string, UtcDay>;
  readonly kind: (typeof kinds)["model" | "mcp"];
}

export const unused: StatedPart = {
  rule,
  statements: ({ unused: part }) => {
    if (!part) return [];
    const reads = part.demand.of.map((what): UseFigure => (what === "models" ? "models" : "servers"));
    return [{ part, reads, lacks: (figures) => lacksOf(figures, part.demand) }];
  },
  drafts: (context) => {
    const statedRule = stating(context, rule, "unused");
    if (!statedRule) return [];
    const { info, demand } = statedRule;
    const { afterDays, of } = demand;
    return of.flatMap((what) => {
      const days = lastDays(context.usage, what, afterDays);
      if (!days || isOverOn(context, lastIn(days))) return [];
      const allowance = what === "models" ? modelAllowance(context, days) : serverAllowance(context, days);
      if (!allowance) return [];
      return standing(context, allowance, days).flatMap(({ entry, since }): Draft[] => {
        const covers = coverageOf(allowance.kind, [entry]);
        const uses = [...allowance.used].flatMap(([name, day]) => (covers(name) ? day : []));
        if (uses.some((day) => day >= firstIn(days))) return [];
        const subject = `${allowance.setting}${segment(entry)}`;
        const message = `${entry} was allowed and not used on any of ${days.length} days, ${days[0]} to ${days.at(-1)}`;
        // The days move on with each audit; the day from which it was not used stays, so that nothing is new.
        const starts = [context.usage.from, since, ...uses.map((day) => dayOf(startOfDay(day) + DAY))];
        const day = starts.reduce((a, b) => (a > b ? a : b));
        const isEarly = isNoted(lastIn(days), info);
        const time = Math.max(startOfDay(day), isEarly ? 0 : (info.from ?? 0));
        return [draftAt(info, time, { subject, message, actual: entry, offending: [entry], event: true }, day)];
      });
    });
  },
};

/** Why unused entries cannot be found; undefined when they can. */
function lacksOf(usage: Usage, { afterDays, of }: NonNullable<UsagePolicy["unused"]>["demand"]): string | undefined {
  if (of.every((what) => lastDays(usage, what, afterDays))) return undefined;
  return `the last ${afterDays} final days do not all say what was used`;
}

/** Returns the last `count` final days; undefined if a day does not say all that was used. */
function lastDays(usage: Usage, what: "models" | "mcp", count: number): UtcDay[] | undefined {
  const days = finalDays(usage, what === "models" ? "tokens" : "tools").slice(-count);
  const isSaid = (day: UtcDay) =>
    what === "models" ? usage.tokens.get(day)?.models !== null : usage.tools.get(day)?.servers !== null;
  if (!days.every(isSaid)) return undefined;
  const [first, last] = [days[0], days.at(-1)];
  if (days.length < count || first === undefined || last === undefined) return undefined;
  const isNext = (startOfDay(usage.to) - startOfDay(last)) / DAY === 1;
  return isNext && (startOfDay(last) - startOfDay(first)) / DAY === count - 1 ? days : undefined;
}

function modelAllowance({ usage, readings }: UsageContext, days: readonly UtcDay[]): Allowance {
  const all = [...usage.tokens].flatMap(([day, { models }]) =>
    (models ?? []).flatMap(({ id, credits }) => (credits === 0 ? [] : { day, name: id })),
  );
  const byUser = modelUses(usage).map(({ day, id }) => ({ day, name: id }));
  return {
    setting: "/modelPolicy/allowedModelIds",
    list: ({ models }) => models.allowed,
    readingOf: (entry) => readings.model(entry, undefined),
    used: lastUses([...all, ...byUser], days),
    kind: kinds.model,
  };
}

function serverAllowance({ usage, policy, readings }: UsageContext, days: readonly UtcDay[]): Allowance | undefined {
  const inRange = new Set(days);
  const uses: { day: UtcDay; name: string }[] = [];
  for (const [name, calls] of serverUses(usage)) {
    const identity = identityOf(policy, name);
    const callDays = callsByDay(calls);
    // A server without an identity may be any of the entries.
    if (identity === undefined && callDays.some(({ day }) => inRange.has(day))) return undefined;
    if (identity !== undefined) uses.push(...callDays.map(({ day }) => ({ day, name: identity })));
  }
  return {
    setting: "/mcpPolicy/allowlist",
    list: ({ mcpAllowlist }) => mcpAllowlist,
    readingOf: (entry) => (allowed) => (allowed.isMcpEnabled ? readings.server(entry)(allowed) : "fails"),
    used: lastUses(uses, days),
    kind: kinds.mcp,
  };
}

/** Returns the last day on which each name was used, up to the last of some days. */
function lastUses(uses: readonly { day: UtcDay; name: string }[], days: readonly UtcDay[]): Map<string, UtcDay> {
  const used = new Map<string, UtcDay>();
  for (const { day, name } of uses) if (day <= lastIn(days) && day > (used.get(name) ?? "")) used.set(name, day);
  return used;
}

/** An entry of a list, and the day since which it is allowed with effect. */
interface Standing {
  readonly entry: string;
  readonly since: UtcDay;
}

/** Returns the entries that were in a list, with effect, from the first of some days until now. */
function standing({ allowed }: UsageContext, { list, readingOf }: Allowance, days: readonly UtcDay[]): Standing[] {
  // A missing revision may have disabled any entry.
  if (!days.every((day) => allowed.isCertainOn(day))) return [];
  const start = startOfDay(firstIn(days));
  const since = new Map<string, number>();
  let left: ReadonlyMap<string, (allowed: RevisionAllowance) => Reading> | undefined;
  let later: RevisionAllowance | undefined;
  for (const { allowed: then, time } of allowed.states.toReversed()) {
    // Most revisions change nothing of this.
    if (then !== later) {
      const entries = new Set((list(then) ?? []).filter((entry) => typeof entry === "string"));
      const before = left ?? new Map([...entries].map((entry) => [entry, readingOf(entry)]));
      left = new Map([...before].filter(([entry, read]) => entries.has(entry) && read(then) === "passes"));
    }
    if (!left || left.size === 0) break;
    for (const entry of left.keys()) since.set(entry, time);
    later = then;
  }
  return [...since].flatMap(([entry, time]) => (time <= start ? [{ entry, since: dayOf(time) }] : []));
}
