// Gives each member one id in the usage figures: the service may report an address in place of the id.
import { foldAscii } from "../../catalog/kinds/email.ts";
import { groupBy } from "../../lists.ts";
import type { Members } from "../../model/members.ts";
import type { Usage, UsageUser } from "../../model/usage.ts";
import { hasId, Persons } from "../access/people.ts";

/**
 * Returns the usage with the ids of members, and of others if the figures give one id with an address. Other addresses
 * are spelled in lower case. Users whose id and address belong to two people are marked: nobody can be accused of their
 * use.
 */
export function joinMembers(usage: Usage, members: Members): Usage {
  const persons = new Persons(members, usage);
  const addressOwners = persons.users
    .filter(hasId)
    .flatMap((user) => [...user.addresses].map((address) => ({ user, address })));
  const ownersByAddress = groupBy(addressOwners, ({ address }) => address);
  const users = new Map<string, Partial<UsageUser>>();
  for (const user of persons.users) {
    const member = persons.memberOf(user);
    const address = foldAscii(user.id);
    const owners = ownersByAddress.get(address) ?? [];
    const [own] = owners;
    if (member === "unclear") users.set(user.id, { isUnclear: true });
    else if (hasId(user)) continue;
    else if (member && owners.every(({ user: owner }) => owner.id === member.id)) users.set(user.id, { id: member.id });
    else if (!own) users.set(user.id, { id: address, email: address });
    else if (owners.length === 1 && persons.memberOf(own.user) !== "unclear") users.set(user.id, { id: own.user.id });
    else users.set(user.id, { id: address, email: address, isUnclear: true });
  }
  if (users.size === 0) return usage;
  const rows = <R extends UsageUser>(list: readonly R[]): R[] => list.map((row) => ({ ...row, ...users.get(row.id) }));
  return {
    ...usage,
    tokens: new Map([...usage.tokens].map(([day, row]) => [day, { ...row, users: row.users && rows(row.users) }])),
    users: new Map([...usage.users].map(([day, list]) => [day, rows(list)])),
  };
}
