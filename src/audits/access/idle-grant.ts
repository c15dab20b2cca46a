// Grants to members who do not use the agent. Unneeded grants can be removed.
import { foldAscii } from "../../catalog/kinds/email.ts";
import { DAY, dayOf, daysBetween, startOfDay } from "../../model/instant.ts";
import { pointer, segment, unpointer } from "../../model/json.ts";
import type { Member } from "../../model/members.ts";
import type { Usage, UtcDay } from "../../model/usage.ts";
import { count, nameOf } from "../../words.ts";
import {
  type AuditContext,
  type BuiltinRule,
  type Draft,
  draftOn,
  type RuleInfo,
  type StatingContext,
  type UnjudgedPart,
} from "../audit.ts";
import type { NamedSince } from "../grants.ts";
import { notInForce, statedRule } from "../terms.ts";
import type { Persons } from "./people.ts";
import { conflictDaysOf } from "../usage/days.ts";

export const idleRule: BuiltinRule = {
  id: "access/idle-grant",
  title: "People with grants use the agent",
  kind: "access",
  severity: "info",
  rationale: "If nobody uses a grant, its misuse is easily overlooked.",
  remediation:
    "Ask whether the grant is still needed. If not, remove the entry. If it is the only one, look up first what an empty list allows.",
  controls: ["nist-800-53:AC-2(3)", "nist-800-53:AC-6(7)", "soc2:CC6.2", "iso-27001:A.5.18"],
  needs: ["usage", "access", "maxIdle"],
  acceptedBy: "nothing",
};

/** Returns the rule as the policy states it; undefined if no policy does, or the rule is off. */
export function idleInfo(context: StatingContext): RuleInfo | undefined {
  const { access } = context.policies;
  const base = access?.maxIdleDays ? context.builtin(idleRule) : undefined;
  return base && access ? statedRule(base, { ...access, severity: base.severity, from: base.from }) : undefined;
}

/** By place in the settings that grants something: its names, and the time from which each has been there. */
type Grants = ReadonlyMap<string, ReadonlyMap<string, NamedSince>>;

interface IdleAnswer {
  readonly drafts: readonly Draft[];
  readonly unjudged: readonly UnjudgedPart[];
}

const emptyAnswer: IdleAnswer = { drafts: [], unjudged: [] };

/** Returns grants of people without use for `maxIdleDays`. Not judged if figures of some days are missing. */
export function idleGrants(context: AuditContext, usage: Usage, persons: Persons, grants: Grants): IdleAnswer {
  const info = idleInfo(context);
  const { access } = context.policies;
  if (!info || !access?.maxIdleDays || notInForce(access, context.asOf) !== undefined) return emptyAnswer;
  const reason = idleSilence(context);
  if (reason !== undefined) return { drafts: [], unjudged: [{ what: idleRule.id, reason }] };
  const start = startOf(usage, access.maxIdleDays);
  const drafts = byGrantee(grants).flatMap(({ subject, name, since }): Draft[] => {
    const person = persons.personOf(name);
    if (person === undefined || person === "unclear") return [];
    const { member, lastDay } = person;
    const from = startOfDay(start);
    const isNew = since.time > from || (member.since ?? 0) > from;
    if (isNew || (lastDay !== null && lastDay >= start)) return [];
    const day = lastDay === null ? latest(usage.from, dayOf(since.time)) : dayOf(startOfDay(lastDay) + DAY);
    const last = lastDay === null ? `not used the agent since ${day}` : `last used the agent on ${lastDay}`;
    const unknown = missingDays(usage, day, start);
    const but = unknown === 0 ? "" : `, as far as is known: figures are missing of ${count(unknown, "day")}`;
    const message = `${nameOf(subject)} names ${member.email}, who has ${last}${but}; ${signedIn(member)}`;
    const place = isOverride(subject) ? subject : `${subject}${segment(name)}`;
    return [draftOn(info, day, { subject: place, message, actual: name, offending: [name], event: true })];
  });
  return { drafts, unjudged: [] };
}

/** Returns why the figures do not allow a judgement on idle grants; undefined if they do, or no figures were received. */
export function idleSilence({ use, policies }: Pick<StatingContext, "use" | "policies">): string | undefined {
  const days = policies.access?.maxIdleDays;
  if (!use || !days) return undefined;
  const { usage } = use;
  const missing = missingDays(usage, startOf(usage, days), usage.to);
  return missing === 0
    ? undefined
    : `figures are missing of ${count(missing, "day")} of the ${days} before ${usage.to}`;
}

/** Returns the first of the days, before the provisional day, without use on which a grant is idle. */
function startOf({ to }: Usage, days: number): UtcDay {
  return dayOf(startOfDay(to) - days * DAY);
}

/** Counts the days without reliable figures from `start` on and before `end`. */
function missingDays(usage: Usage, start: UtcDay, end: UtcDay): number {
  const conflictDays = conflictDaysOf(usage);
  return daysBetween(start, dayOf(startOfDay(end) - DAY)).filter(
    (day) => !usage.activity.has(day) || conflictDays.has(day),
  ).length;
}

interface Grantee {
  readonly subject: string;
  readonly name: string;
  readonly since: NamedSince;
}

/** Lists each place and name once. A user's own lists of models count as one place, from the earliest time. */
function byGrantee(grants: Grants): Grantee[] {
  const all = new Map<string, Grantee>();
  for (const [place, names] of grants)
    for (const [name, since] of names) {
      const subject = isOverride(place) ? pointer(unpointer(place).slice(0, 2)) : place;
      const key = JSON.stringify([subject, foldAscii(name)]);
      const sameGrantee = all.get(key);
      if (!sameGrantee || since.time < sameGrantee.since.time) all.set(key, { subject, name, since });
    }
  return [...all.values()];
}

function isOverride(subject: string): boolean {
  return unpointer(subject)[0] === "userModelPolicies";
}

function signedIn({ signedIn: time }: Member): string {
  return time === null ? "the service does not say when they signed in" : `they last signed in on ${dayOf(time)}`;
}

function latest(a: UtcDay, b: UtcDay): UtcDay {
  return a > b ? a : b;
}
