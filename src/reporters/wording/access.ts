// The person that a grant of the settings names, and what else is known of them.
import type { Report } from "../../model/report/index.ts";

export type Person = Pick<NonNullable<Report["people"]>[number], "member" | "lastDay" | "highest">;

/** A person, as known from the history, the members and the usage figures. */
interface Holder {
  readonly id: string | null;
  readonly email: string | null;
  /** undefined: neither use nor members were requested. */
  readonly person: Person | undefined;
}

/**
 * Returns a lookup of people by user id or address.
 * @returns a function; its result is undefined for a value that names no single person
 */
export function holdersIn(report: Readonly<Report>): (name: unknown) => Holder | undefined {
  const { people, editors } = report;
  const areMembersKnown = people?.some(({ member }) => member !== null) === true;
  // The service lists all members, so a person without a row is none.
  const stranger = people ? { member: areMembersKnown ? false : null, lastDay: null, highest: null } : undefined;
  const holders = new Map<string, Holder>();
  const add = (holder: Holder) => {
    for (const name of [holder.id, holder.email?.toLowerCase()])
      if (typeof name === "string" && !holders.has(name)) holders.set(name, holder);
  };
  for (const person of people ?? []) add({ id: person.id, email: person.email, person });
  for (const { id, email } of editors) add({ id, email, person: stranger });
  return (name) => {
    if (typeof name !== "string") return undefined;
    const isPattern = name.includes("*") || name.includes("[secret");
    const unknown = isPattern ? undefined : { id: null, email: null, person: stranger };
    return holders.get(name) ?? holders.get(name.toLowerCase()) ?? unknown;
  };
}
