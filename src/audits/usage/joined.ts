// Gives each member one id in the usage figures: the service may report an address in place of the id.
import { foldAscii } from "../../catalog/kinds/email.ts";
import type { Members } from "../../model/members.ts";
import type { Usage, UsageUser } from "../../model/usage.ts";
import { hasId, Persons } from "../access/people.ts";

/**
 * Returns the usage with the ids of members. Addresses of others are spelled in lower case. Users whose id and address
 * belong to two people are marked: nobody can be accused of their use.
 */
export function joined(usage: Usage, members: Members): Usage {
  const persons = new Persons(members, usage);
  const users = new Map<string, Partial<UsageUser>>();
  for (const user of persons.users) {
    const member = persons.memberOf(user);
    const address = foldAscii(user.id);
    if (member === "unclear") users.set(user.id, { isUnclear: true });
    else if (!hasId(user)) users.set(user.id, member ? { id: member.id } : { id: address, email: address });
  }
  if (users.size === 0) return usage;
  const rows = <R extends UsageUser>(list: readonly R[]): R[] => list.map((row) => ({ ...row, ...users.get(row.id) }));
  return {
    ...usage,
    tokens: new Map([...usage.tokens].map(([day, row]) => [day, { ...row, users: row.users && rows(row.users) }])),
    users: new Map([...usage.users].map(([day, list]) => [day, rows(list)])),
  };
}
