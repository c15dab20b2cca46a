// The report's section of use.
import type { AuditContext, UnjudgedPart } from "../audits/audit.ts";
import type { AllowedByDay } from "../audits/usage/allowance.ts";
import { artifactsIn, toolsBelowFloor } from "../audits/usage/artifacts.ts";
import { sharesBelowFloor } from "../audits/usage/autonomy.ts";
import type { UseEvidence } from "../audits/usage/evidence.ts";
import { identityOf, serverUses, spellingOf } from "../audits/usage/mcp.ts";
import { Readings } from "../audits/usage/readings.ts";
import { coverage } from "../audits/usage/stated/hooks.ts";
import { noDayOf } from "../audits/usage/days.ts";
import { sum } from "../audits/usage/usage.ts";
import { firstIn, groupBy, lastIn } from "../lists.ts";
import { certain, DAY, daysBetween, startOf } from "../model/instant.ts";
import type { Finding, Report } from "../model/report/index.ts";
import { dailyEndpoints, type Usage, type UtcDay } from "../model/usage.ts";
import { count } from "../words.ts";
import { BlastRadius, isWindow } from "./blast.ts";

type UsageRow = NonNullable<Report["usage"]>;

/** Returns the section about use; null when not requested or not received. */
export function usageRow(context: AuditContext): Report["usage"] {
  if (!context.use) return null;
  const { usage, ambiguities, unjoined, allowed } = context.use;
  const days = daysBetween(usage.from, usage.to);
  const conflictKeys = new Set(usage.conflicts.map(({ endpoint, day }) => `${endpoint} ${day}`));
  return {
    from: usage.from,
    to: usage.to,
    days: days.length,
    leftOut: usage.leftOut,
    missing: days.flatMap((day) =>
      dailyEndpoints.flatMap((endpoint) =>
        usage[endpoint].has(day) && !conflictKeys.has(`${endpoint} ${day}`) ? [] : [{ endpoint, day }],
      ),
    ),
    provisional: days.slice(-1),
    requests: usage.requests,
    ambiguous: ambiguities
      .map((day) => ({ ...day, revisions: [...day.revisions] }))
      .sort((a, b) => (`${a.day} ${a.subject} ${a.rule}` < `${b.day} ${b.subject} ${b.rule}` ? -1 : 1)),
    unjoined: [...unjoined].map(([name, count]) => ({ what: "mcp", name, days: count })).sort(byName),
    artifacts: artifactsIn(usage),
    unsaid: usage.unsaid.map((figure) => ({ ...figure })),
    belowFloor: [
      ...sharesBelowFloor(usage),
      ...[...toolsBelowFloor(usage)].map((name) => ({ what: "tool", name, day: null })),
    ].sort((a, b) => (`${a.what} ${a.name} ${a.day}` < `${b.what} ${b.name} ${b.day}` ? -1 : 1)),
    models: modelRows(context, usage, allowed, days),
    servers: serverRows(context, usage, allowed),
    hooks: hookRows(context, usage),
    levels: days.flatMap((day) => {
      const high = usage.tools.get(day)?.shares.get("auto_high");
      const cap = allowed.stateAt(certain(startOf, day) + DAY - 1)?.allowed.maxAutonomyLevel;
      return high === undefined ? [] : [{ day, high, cap: typeof cap === "string" ? cap : null }];
    }),
  };
}

function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name < b.name ? -1 : 1;
}

function modelRows(
  { catalog, asOf, policies }: AuditContext,
  usage: Usage,
  allowed: AllowedByDay,
  days: readonly UtcDay[],
): UsageRow["models"] {
  const readings = new Readings(catalog);
  const now = allowed.stateAt(asOf)?.allowed;
  const uses = [...usage.tokens].flatMap(([day, { models, named }]) =>
    (models ?? named).map((model) => ({ ...model, day })),
  );
  const users = groupBy(
    [...usage.tokens.values()].flatMap((row) =>
      (row.users ?? []).flatMap((user) => (user.models ?? user.named).map(({ id }) => ({ id, user: user.id }))),
    ),
    ({ id }) => id,
  );
  return [...groupBy(uses, ({ id }) => id)]
    .map(([id, mine]) => {
      const read = readings.model(id, undefined);
      const reading = now && read(now);
      return {
        id,
        users: new Set(users.get(id)?.map(({ user }) => user)).size,
        credits: sum(mine.map(({ credits }) => credits)),
        ...span(mine),
        allowedNow: reading === undefined || reading === "unclear" ? null : reading === "passes",
        ...(reading === "passes" && now?.customModels.has(id) && { matchedAs: "custom" as const }),
        usedOn: [...new Set(mine.filter(({ credits }) => credits !== 0).map(({ day }) => day))].sort(),
        allowed: spansOf(days, (day) => allowed.judge(day, read, policies.usage?.settleDays).is),
      };
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

function span(uses: readonly { readonly day: UtcDay }[]) {
  const days = uses.map(({ day }) => day).sort();
  return { firstDay: firstIn(days), lastDay: lastIn(days) };
}

/** Merges consecutive days with the same result into spans. */
function spansOf<T>(days: readonly UtcDay[], say: (day: UtcDay) => T): { from: UtcDay; to: UtcDay; is: T }[] {
  const spans: { from: UtcDay; to: UtcDay; is: T }[] = [];
  for (const day of days) {
    const [last, is] = [spans.at(-1), say(day)];
    if (last?.is === is) last.to = day;
    else spans.push({ from: day, to: day, is });
  }
  return spans;
}

function serverRows(
  { catalog, asOf, policies }: AuditContext,
  usage: Usage,
  allowed: AllowedByDay,
): UsageRow["servers"] {
  const readings = new Readings(catalog);
  const now = allowed.stateAt(asOf)?.allowed;
  return [...serverUses(usage)]
    .map(([name, uses]) => {
      const identity = identityOf(policies.usage, name) ?? null;
      const reading = identity === null || !now ? "unclear" : readings.server(identity)(now);
      return {
        name: spellingOf(uses),
        spellings: [...new Set(uses.map(({ spelling }) => spelling))].sort(),
        calls: sum(uses.map(({ count }) => count)),
        ...span(uses),
        identity,
        allowedNow: reading === "unclear" ? null : reading === "passes",
      };
    })
    .sort(byName);
}

function hookRows({ policies }: AuditContext, usage: Usage): UsageRow["hooks"] {
  const key = ({ event, matcher, command }: { event: string; matcher: string | null; command: string }) =>
    JSON.stringify([event, matcher, command]);
  const ran = groupBy(
    [...usage.tools.values()].flatMap(({ hooks }) => hooks ?? []),
    key,
  );
  const demandsByHook = new Map((policies.usage?.hooks ?? []).map(({ demand }) => [key(demand), demand]));
  return [...new Set([...ran.keys(), ...demandsByHook.keys()])].sort().map((id) => {
    const [event, matcher, command] = JSON.parse(id) as [string, string | null, string];
    const demand = demandsByHook.get(id);
    const counts = demand && coverage(usage, demand);
    return {
      event,
      matcher,
      command,
      count: sum((ran.get(id) ?? []).map(({ count }) => count)),
      coverage:
        counts && counts.of > 0 ? { ran: counts.ran, of: counts.of, from: counts.first, to: counts.last } : null,
    };
  });
}

/**
 * Adds the use during their windows to findings, and the windows that cover their days to findings about use.
 * @returns what is unknown about it
 */
export function addUse(
  findings: readonly Finding[],
  { catalog, asOf, policies }: AuditContext,
  { usage }: UseEvidence,
): UnjudgedPart[] {
  const blast = new BlastRadius({ usage, policy: policies.usage, catalog, asOf });
  for (const finding of findings) finding.blast = blast.of(finding);
  const ofSettings = findings.filter(isWindow);
  const windows = ofSettings.map(({ id, introduced, resolved }) => ({
    id,
    from: Date.parse(introduced.at),
    to: resolved ? Date.parse(resolved.at) : asOf,
  }));
  for (const finding of findings)
    if (finding.kind === "usage" && finding.days) {
      const days = finding.days.map(({ day }) => certain(startOf, day));
      finding.during = windows
        .filter(({ from, to }) => days.some((start) => start < to && start + DAY > from))
        .map(({ id }) => id);
    }
  const without = ofSettings.filter((finding) => finding.blast === null).length;
  if (without === 0) return [];
  const what = `what was used in ${count(without, "window")} of findings`;
  const noDayWords = `no day of ${without === 1 ? "it" : "theirs"} from ${usage.from} to ${usage.to} has figures`;
  return [{ what, reason: noDayOf(usage) ?? noDayWords }];
}
