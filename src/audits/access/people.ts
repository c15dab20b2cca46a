// Matches members with users of the agent: by id, and by address only if one side has no id.
import { foldAscii } from "../../catalog/kinds/email.ts";
import { groupBy, lastIn } from "../../lists.ts";
import type { Member, Members } from "../../model/members.ts";
import type { Usage, UtcDay } from "../../model/usage.ts";
import { compare } from "../../model/json.ts";
import { count, shortList } from "../../words.ts";
import type { UnjudgedPart } from "../audit.ts";

/** A person in the usage figures. */
export interface AgentUser {
  readonly id: string;
  /** The address on the last day that has an address. */
  readonly email: string | null;
  /** All addresses, with case folded. */
  readonly addresses: ReadonlySet<string>;
  /** The days of use, in order. */
  readonly days: readonly UtcDay[];
  /** It is known already that the id and the address belong to different people. */
  readonly isUnclear: boolean;
}

/** The person of an entry of the settings: a member with their last day of use, or unclear between two people. */
type EntryPerson = { readonly member: Member; readonly lastDay: UtcDay | null } | "unclear" | undefined;

/** All members and all users of the agent. */
export class Persons {
  readonly #ids: ReadonlyMap<string, Member>;
  readonly #addresses: ReadonlyMap<string, readonly Member[]>;
  readonly users: readonly AgentUser[];
  readonly #lastDays = new Map<Member, UtcDay>();
  /** Members whose use is unclear. */
  readonly #unclear = new Set<Member>();

  constructor(members: Members, usage: Usage) {
    this.#ids = new Map(members.map((member) => [member.id, member]));
    this.#addresses = groupBy([...this.#ids.values()], ({ email }) => foldAscii(email));
    this.users = usersOf(usage);
    for (const user of this.users) {
      const member = this.memberOf(user);
      const lastDay = lastIn(user.days);
      if (member === "unclear") for (const candidate of this.#candidates(user)) this.#unclear.add(candidate);
      else if (member && lastDay > (this.#lastDays.get(member) ?? "")) this.#lastDays.set(member, lastDay);
    }
  }

  /** Returns the member of a user; unclear if id and address match two people. */
  memberOf(user: AgentUser): Member | "unclear" | undefined {
    const candidates = this.#candidates(user);
    const own = this.#ids.get(user.id);
    if (user.isUnclear || candidates.length > 1) return "unclear";
    const [member] = candidates;
    return member && hasId(user) && member !== own ? "unclear" : member;
  }

  #candidates({ id, addresses }: AgentUser): Member[] {
    const members = [...addresses].flatMap((address) => this.#addresses.get(address) ?? []);
    return [...new Set([this.#ids.get(id), ...members])].filter((member) => member !== undefined);
  }

  /** Returns the member of an entry of the settings; undefined if no member matches. */
  personOf(entry: string): EntryPerson {
    const byAddress = this.#addresses.get(foldAscii(entry)) ?? [];
    if (byAddress.length > 1) return "unclear";
    const member = this.#ids.get(entry) ?? byAddress[0];
    if (!member) return undefined;
    return this.#unclear.has(member) ? "unclear" : { member, lastDay: this.#lastDays.get(member) ?? null };
  }
}

/** Whether the figures give an id and not an address in its place. */
export function hasId({ id, email }: AgentUser): boolean {
  return id !== email;
}

/** Returns a user's address, or else the id. */
export function nameOf({ id, email }: AgentUser): string {
  return email ?? id;
}

/** Says that something of users is not judged, because their ids and addresses belong to different people. */
export function unclearPart(what: "access" | "use", users: readonly AgentUser[]): UnjudgedPart[] {
  if (users.length === 0) return [];
  const userNames = users.map((user) => `${nameOf(user)} (${user.id})`);
  return [
    {
      what: `the ${what} of ${count(users.length, "user")}`,
      reason: `id and address point to two people: ${shortList(userNames)}`,
    },
  ];
}

function usersOf(usage: Usage): AgentUser[] {
  const rows = [
    ...[...usage.users].flatMap(([day, users]) =>
      users.map(({ id, email, isUnclear }) => ({ id, email, isUnclear, day })),
    ),
    // A share of the credits is use too, even if the list of users lacks the person.
    ...[...usage.tokens].flatMap(([day, { users }]) =>
      (users ?? []).flatMap(({ id, email, isUnclear, credits }) =>
        credits === 0 ? [] : [{ id, email, isUnclear, day }],
      ),
    ),
  ].sort((a, b) => compare(a.day, b.day));
  return [...groupBy(rows, ({ id }) => id)]
    .map(([id, mine]): AgentUser => {
      const emails = mine.flatMap(({ email }) => email ?? []);
      const days = [...new Set(mine.map(({ day }) => day))];
      const isUnclear = mine.some((row) => row.isUnclear);
      return { id, email: emails.at(-1) ?? null, addresses: new Set(emails.map(foldAscii)), days, isUnclear };
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}
