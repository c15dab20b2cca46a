// Models that overrides for single users allow beyond the organization's lists, and whether they were used.
import type { SeenMoment } from "../../history/steps.ts";
import { firstIn, lastIn, lookUp } from "../../lists.ts";
import { DAY, daysBetween, startOfDay } from "../../model/instant.ts";
import { equal, type Json, segment } from "../../model/json.ts";
import type { Usage, UtcDay } from "../../model/usage.ts";
import { count } from "../../words.ts";
import { type AuditContext, type BuiltinRule, type Draft, draftWith, type RuleInfo } from "../audit.ts";
import type { RevisionAllowance } from "../usage/allowance.ts";
import { dayFiguresOf } from "../usage/day-figures.ts";
import type { UseEvidence } from "../usage/evidence.ts";
import { type ModelOnDay, modelUses } from "../usage/models.ts";
import { Readings } from "../usage/readings.ts";
import { creditsWords, daysWords } from "../usage/usage.ts";

export const overrideRule: BuiltinRule = {
  id: "access/override-used",
  title: "Overrides for single users are used",
  kind: "access",
  severity: "info",
  rationale: "An override for one user is justified only as long as that user needs it.",
  remediation: "If the user does not use what the override allows, remove it. Otherwise have it approved again.",
  controls: ["nist-800-53:AC-6", "nist-800-53:AC-6(7)", "soc2:CC6.3"],
  needs: ["usage", "access"],
};

/** The time of a revision, and whether it is exact. */
export type Moment = SeenMoment & { readonly first: boolean };

/** What a user's lists allowed beyond the organization's, from a revision on. */
interface Stage {
  readonly from: Moment;
  readonly entries: readonly string[];
}

/** A time in which a user's lists allowed more than the organization's. */
interface Beyond {
  readonly user: string;
  /** One for each change of the entries. */
  readonly stages: Stage[];
  until: Moment | null;
}

/** Returns one finding for each time in which a user's lists allowed more. */
export function overridesUsed(
  { catalog, asOf }: AuditContext,
  info: RuleInfo,
  use: UseEvidence,
  { moments, nameOf }: { readonly moments: ReadonlyMap<number, Moment>; nameOf: (user: string) => string },
): Draft[] {
  const readings = new Readings(catalog);
  const uses = modelUses(use.usage);
  const figures = dayFiguresOf(use.usage);
  return timesBeyond(use, readings, moments).map(({ user, stages, until }): Draft => {
    const { from } = firstIn(stages);
    const [start, end] = [from.time, until?.time ?? asOf];
    const [certain, unsure]: [ModelOnDay[], ModelOnDay[]] = [[], []];
    for (const modelUse of uses) {
      const { day, id, user: by, isUnclear } = modelUse;
      if (by !== user || startOfDay(day) >= end || startOfDay(day) + DAY <= start) continue;
      const verdict = use.allowed.judge(day, (allowance) =>
        isBeyond(readings, allowance, user, id) ? "fails" : "passes",
      );
      if (verdict.is === "violation" && !isUnclear) certain.push(modelUse);
      else if (verdict.is === "violation" || verdict.is === "ambiguous") unsure.push(modelUse);
    }
    const { entries: more } = lastIn(stages);
    const earlier = [...new Set(stages.flatMap(({ entries }) => entries))].filter((entry) => !more.includes(entry));
    const before = earlier.length === 0 ? "" : `, and allowed ${wordsOf(earlier)} before`;
    const verb = until ? "allowed" : "allow";
    const message = `the lists of ${nameOf(user)} ${verb} ${wordsOf(more)} beyond those of the organization${before}; ${usedWords(certain, unsure) ?? unusedWords(use.usage, [start, end], (day) => figures.models(day, user))}`;
    const subject = `/userModelPolicies${segment(user)}`;
    return draftWith({
      rule: info,
      subject,
      message,
      actual: more,
      offending: more,
      values: stages.map((stage) => ({ ...stage.from, actual: stage.entries })),
      introduced: from,
      resolved: until,
      event: false,
    });
  });
}

/** The entry for every model of the service. */
const EVERY = "*";

function wordsOf(entries: readonly string[]): string {
  return entries.map((entry) => (entry === EVERY ? "every model of the service" : entry)).join(", ");
}

/** Says which models were used; undefined if no use is known. */
function usedWords(certain: readonly ModelOnDay[], unsure: readonly ModelOnDay[]): string | undefined {
  const maybe = unsure.length > 0 ? [`${modelWords(unsure)} may have been used ${daysWords(unsure)}`] : [];
  if (certain.length > 0) {
    const models = modelWords(certain);
    const verb = models.includes(", ") ? "were" : "was";
    return [`${models} ${verb} used ${daysWords(certain)}${creditsWords(certain)}`, ...maybe].join(", and ");
  }
  return maybe[0];
}

/** Says of which days of a time no use is known. @param isSaid whether a day would show a use */
function unusedWords(usage: Usage, [start, end]: readonly [number, number], isSaid: (day: UtcDay) => boolean): string {
  const days = daysBetween(usage.from, usage.to).filter(
    (day) => startOfDay(day) + DAY > start && startOfDay(day) < end,
  );
  const unknown = days.filter((day) => !isSaid(day)).length;
  if (unknown === days.length) return "no figures show whether it was used";
  const but = unknown === 0 ? "" : `; figures are missing of ${count(unknown, "day")}`;
  return `no use of it is known from ${days[0]} to ${days.at(-1)}${but}`;
}

function modelWords(uses: readonly ModelOnDay[]): string {
  return [...new Set(uses.map(({ id }) => id))].sort().join(", ");
}

/** Whether the organization's lists refuse a model that the user's lists allow. */
function isBeyond(readings: Readings, allowance: RevisionAllowance, user: string, model: string): boolean {
  return (
    readings.model(model, undefined)(allowance) === "fails" && readings.model(model, user)(allowance) === "unclear"
  );
}

function timesBeyond({ allowed: { states } }: UseEvidence, readings: Readings, moments: ReadonlyMap<number, Moment>) {
  const all: Beyond[] = [];
  const open = new Map<string, Beyond>();
  let last: RevisionAllowance | undefined;
  for (const { revision, allowed } of states) {
    if (allowed === last) continue;
    last = allowed;
    const moment = lookUp(moments, revision);
    for (const user of new Set([...open.keys(), ...allowed.overrides.keys()])) {
      const entries = [...new Set(entriesBeyond(readings, allowed, user))].sort();
      const time = open.get(user);
      if (time && entries.length === 0) {
        time.until = moment;
        open.delete(user);
      } else if (time) {
        if (!equal(lastIn(time.stages).entries, entries)) time.stages.push({ from: moment, entries });
      } else if (entries.length > 0) {
        const beyond: Beyond = { user, stages: [{ from: moment, entries }], until: null };
        open.set(user, beyond);
        all.push(beyond);
      }
    }
  }
  return all;
}

/** Returns the entries of a user's list that the organization's lists refuse. */
function entriesBeyond(readings: Readings, allowance: RevisionAllowance, user: string): string[] {
  const own = allowance.overrides.get(user);
  if (!own || own.isUnreadable) return [];
  if (own.allowAll === true) return isOpen(allowance) ? [] : [EVERY];
  return (own.allowed ?? []).filter(
    (entry: Json): entry is string => typeof entry === "string" && isBeyond(readings, allowance, user, entry),
  );
}

/** Whether the organization's lists refuse no model for certain. */
function isOpen({ models: { allowed, blocked, allowAll } }: RevisionAllowance): boolean {
  return allowAll === true || (allowed ?? []).length + (blocked ?? []).length === 0;
}
