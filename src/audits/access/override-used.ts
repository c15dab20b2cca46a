// Models that overrides for single users allow beyond the organization's lists, and whether they were used.
import type { SeenMoment } from "../../history/steps.ts";
import { lookUp } from "../../lists.ts";
import { DAY, startOfDay } from "../../model/instant.ts";
import { type Json, segment } from "../../model/json.ts";
import { type AuditContext, type BuiltinRule, type Draft, draftWith, type RuleInfo } from "../audit.ts";
import type { Allowed } from "../usage/allowed.ts";
import type { UseEvidence } from "../usage/evidence.ts";
import { modelUses } from "../usage/models.ts";
import { Readings } from "../usage/readings.ts";
import { amountWords, daysWords, sum, type UseDay } from "../usage/usage.ts";

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

/** A time in which a user's lists allowed more than the organization's. */
interface Beyond {
  readonly user: string;
  readonly entries: Set<string>;
  readonly from: Moment;
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
  return timesBeyond(use, readings, moments).map(({ user, entries, from, until }): Draft => {
    const [start, end] = [from.time, until?.time ?? asOf];
    const [certain, unsure]: [UseDay[], UseDay[]] = [[], []];
    for (const { day, id, credits, user: by } of uses) {
      if (by !== user || startOfDay(day) >= end || startOfDay(day) + DAY <= start) continue;
      const verdict = use.allowed.judge(day, (allowed) => (isBeyond(readings, allowed, user, id) ? "fails" : "passes"));
      if (verdict.is === "violation") certain.push({ day, credits });
      else if (verdict.is === "ambiguous") unsure.push({ day, credits });
    }
    const more = [...entries].sort();
    const verb = until ? "allowed" : "allow";
    const message = `the lists of ${nameOf(user)} ${verb} ${wordsOf(more)} beyond those of the organization; ${usedWords(certain, unsure, use.usage.to)}`;
    const subject = `/userModelPolicies${segment(user)}`;
    const values = { actual: more, offending: more };
    return draftWith({ rule: info, subject, message, ...values, introduced: from, resolved: until, event: false });
  });
}

/** The entry for every model of the service. */
const EVERY = "*";

function wordsOf(entries: readonly string[]): string {
  return entries.map((entry) => (entry === EVERY ? "every model of the service" : entry)).join(", ");
}

function usedWords(certain: readonly UseDay[], unsure: readonly UseDay[], to: string): string {
  const maybe = unsure.length > 0 ? `may have been used ${daysWords(unsure)}` : "";
  if (certain.length > 0) {
    const credits = amountWords(sum(certain.map(({ credits }) => credits ?? null)), "credit");
    return `it was used ${daysWords(certain)}${credits}${maybe && `, and ${maybe}`}`;
  }
  return maybe ? `it ${maybe}` : `no use of it is known, up to ${to}`;
}

/** Whether the organization's lists refuse a model that the user's lists allow. */
function isBeyond(readings: Readings, allowed: Allowed, user: string, model: string): boolean {
  return readings.model(model, undefined)(allowed) === "fails" && readings.model(model, user)(allowed) === "unclear";
}

function timesBeyond({ allowed: { states } }: UseEvidence, readings: Readings, moments: ReadonlyMap<number, Moment>) {
  const all: Beyond[] = [];
  const open = new Map<string, Beyond>();
  let last: Allowed | undefined;
  for (const { revision, allowed } of states) {
    if (allowed === last) continue;
    last = allowed;
    const moment = lookUp(moments, revision);
    for (const user of new Set([...open.keys(), ...allowed.overrides.keys()])) {
      const entries = entriesBeyond(readings, allowed, user);
      const time = open.get(user);
      if (time && entries.length === 0) {
        time.until = moment;
        open.delete(user);
      } else if (time) for (const entry of entries) time.entries.add(entry);
      else if (entries.length > 0) {
        const begun: Beyond = { user, entries: new Set(entries), from: moment, until: null };
        open.set(user, begun);
        all.push(begun);
      }
    }
  }
  return all;
}

/** Returns the entries of a user's list that the organization's lists refuse. */
function entriesBeyond(readings: Readings, allowed: Allowed, user: string): string[] {
  const own = allowed.overrides.get(user);
  if (!own || own.isUnreadable) return [];
  if (own.allowAll === true) return isOpen(allowed) ? [] : [EVERY];
  return (own.allowed ?? []).filter(
    (entry: Json): entry is string => typeof entry === "string" && isBeyond(readings, allowed, user, entry),
  );
}

/** Whether the organization's lists refuse no model. */
function isOpen({ models: { allowed, blocked, allowAll } }: Allowed): boolean {
  return (allowAll === true || (allowed ?? []).length === 0) && (blocked ?? []).length === 0;
}
