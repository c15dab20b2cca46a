// The report's section of people: users, members, and people named by the settings.
import type { AuditContext } from "../audits/audit.ts";
import { levelOf, ranksAbove } from "../audits/usage/readings.ts";
import type { Blocks } from "../catalog/entries.ts";
import { foldAscii } from "../catalog/kinds/email.ts";
import { isUnset } from "../catalog/unset.ts";
import { getOrMake, grouped } from "../lists.ts";
import { instantText } from "../model/instant.ts";
import { unpointer } from "../model/json.ts";
import type { Members } from "../model/members.ts";
import type { Grant, Report } from "../model/report/index.ts";
import type { Usage } from "../model/usage.ts";

type Person = NonNullable<Report["people"]>[number];
type Overrides = ReadonlyMap<string, Person["overrides"]>;

/** Returns all users, members, and people named by the settings; null when neither use nor access was requested. */
export function peopleRows(
  { use, members }: AuditContext,
  access: readonly Grant[],
  overrides: Overrides,
): Report["people"] {
  if (!use && !members) return null;
  const rows = new PeopleRows(members !== null, overrides);
  rows.addMembers(members ?? []);
  if (use) rows.addUse(use.usage);
  rows.addGrants(access);
  return rows.sorted();
}

class PeopleRows {
  readonly #rows = new Map<string, Person>();
  readonly #areMembersKnown: boolean;
  readonly #overrides: Overrides;

  constructor(areMembersKnown: boolean, overrides: Overrides) {
    this.#areMembersKnown = areMembersKnown;
    this.#overrides = overrides;
  }

  addMembers(members: Members): void {
    for (const { id, email, signedIn } of members) {
      const person = this.#row(id, email);
      person.member = true;
      person.lastSignInAt = signedIn === null ? null : instantText(signedIn);
    }
  }

  addUse({ users: days }: Usage): void {
    const accounts = this.#byEmail();
    for (const [day, users] of days)
      for (const { id, email, isUnclear, credits, mode } of users) {
        const person = this.#row(id, email);
        if (isUnclear)
          for (const other of [person, ...(accounts.get(foldAscii(email ?? "")) ?? [])]) other.identity = "unclear";
        if (person.lastDay === null || day > person.lastDay) person.lastDay = day;
        if (credits !== null) person.credits = (person.credits ?? 0) + credits;
        if (mode !== null && (person.highest === null || ranksAbove(levelOf(mode), levelOf(person.highest) ?? "off")))
          person.highest = mode;
      }
  }

  /** Adds what the settings grant people, whom they name by id or address. Afterwards no person can be added. */
  addGrants(grants: readonly Grant[]): void {
    const byEmail = this.#byEmail();
    for (const people of byEmail.values())
      if (people.length > 1) for (const person of people) person.identity = "unclear";
    for (const { subject, who } of grants) {
      if (typeof who !== "string") continue;
      const own = this.#rows.get(who);
      for (const person of own ? [own] : (byEmail.get(foldAscii(who)) ?? []))
        if (!person.grants.includes(subject)) person.grants.push(subject);
    }
  }

  sorted(): Person[] {
    return [...this.#rows.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  #row(id: string, email: string | null): Person {
    const person = getOrMake(this.#rows, id, (): Person => ({
      id,
      email,
      member: this.#areMembersKnown ? false : null,
      lastSignInAt: null,
      lastDay: null,
      grants: [],
      overrides: this.#overrides.get(id) ?? {},
      credits: null,
      highest: null,
    }));
    person.email ??= email;
    return person;
  }

  #byEmail(): Map<string, Person[]> {
    const named = [...this.#rows.values()].filter(({ email }) => email !== null);
    return grouped(named, ({ email }) => foldAscii(email!));
  }
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
