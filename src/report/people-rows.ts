// The report's section of people: users, members, and people named by the settings.
import type { AuditContext } from "../audits/audit.ts";
import { levelOf, ranksAbove } from "../audits/usage/readings.ts";
import type { Blocks } from "../catalog/entries.ts";
import { foldAscii } from "../catalog/kinds/email.ts";
import { isUnset } from "../catalog/unset.ts";
import { getOrMake, groupBy } from "../lists.ts";
import { instantText } from "../model/instant.ts";
import { unpointer } from "../model/json.ts";
import type { Grant, Report } from "../model/report/index.ts";
import type { UsageUser, UtcDay } from "../model/usage.ts";

type Person = NonNullable<Report["people"]>[number];

/** Returns all users, members, and people named by the settings; null when neither use nor access was requested. */
export function peopleRows(
  { use, members }: AuditContext,
  access: readonly Grant[],
  overrides: ReadonlyMap<string, Person["overrides"]>,
): Report["people"] {
  if (!use && !members) return null;
  const rows = new Map<string, Person>();
  const personOf = (id: string, email: string | null): Person => {
    const person = getOrMake(rows, id, (): Person => ({
      id,
      email,
      member: members ? false : null,
      lastSignInAt: null,
      lastDay: null,
      grants: [],
      overrides: overrides.get(id) ?? {},
      credits: null,
      highest: null,
    }));
    person.email ??= email;
    return person;
  };
  for (const { id, email, signedIn } of members ?? []) {
    const person = personOf(id, email);
    person.member = true;
    person.lastSignInAt = signedIn === null ? null : instantText(signedIn);
  }
  const accounts = byEmail(rows);
  const activeOn = (day: UtcDay, { id, email, isUnclear }: UsageUser): Person => {
    const person = personOf(id, email);
    if (isUnclear)
      for (const candidate of [person, ...(accounts.get(foldAscii(email ?? "")) ?? [])]) candidate.identity = "unclear";
    if (person.lastDay === null || day > person.lastDay) person.lastDay = day;
    return person;
  };
  for (const [day, users] of use?.usage.users ?? [])
    for (const { credits, mode, ...user } of users) {
      const person = activeOn(day, user);
      if (credits !== null) person.credits = (person.credits ?? 0) + credits;
      if (mode !== null && (person.highest === null || ranksAbove(levelOf(mode), levelOf(person.highest) ?? "off")))
        person.highest = mode;
    }
  // A share of the credits is use too, even if the list of users lacks the person.
  for (const [day, { users }] of use?.usage.tokens ?? [])
    for (const user of users ?? []) if (user.credits !== 0) activeOn(day, user);
  const people = byEmail(rows);
  for (const namesakes of people.values())
    if (namesakes.length > 1) for (const person of namesakes) person.identity = "unclear";
  // The settings name people by id or address.
  for (const { subject, who } of access) {
    if (typeof who !== "string") continue;
    const own = rows.get(who);
    for (const person of own ? [own] : (people.get(foldAscii(who)) ?? []))
      if (!person.grants.includes(subject)) person.grants.push(subject);
  }
  return [...rows.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

function byEmail(rows: ReadonlyMap<string, Person>): Map<string, Person[]> {
  const peopleWithAddress = [...rows.values()].filter(({ email }) => email !== null);
  return groupBy(peopleWithAddress, ({ email }) => foldAscii(email!));
}

/** Returns the settings that users have of their own: by user id, the values that are set by name. */
export function overridesIn(blocks: Blocks): Map<string, Person["overrides"]> {
  const overrides = new Map<string, Person["overrides"]>();
  for (const { subject, value } of blocks.get("userModelPolicies")?.entries.values() ?? []) {
    const [, id, name] = unpointer(subject);
    if (id === undefined || name === undefined || isUnset(value)) continue;
    overrides.set(id, { ...overrides.get(id), [name]: value as Person["overrides"][string] });
  }
  return overrides;
}
