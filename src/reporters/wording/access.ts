// The person that a grant of the settings names, and what else is known of them.
import type { Report } from "../../model/report/index.ts";

export type Person = NonNullable<Report["people"]>[number];

/** A person, as known from the history, the members and the usage figures. */
interface Holder {
  readonly id: string | null;
  readonly email: string | null;
  /** undefined: neither use nor members were requested, or they lack the person. */
  readonly person: Person | undefined;
}

/**
 * Returns a lookup of people by user id or address.
 * @returns a function; its result is undefined for a value that is not a name, and null for an unknown person
 */
export function holdersIn(report: Readonly<Report>): (name: unknown) => Holder | null | undefined {
  const holders = new Map<string, Holder>();
  const add = (holder: Holder) => {
    for (const name of [holder.id, holder.email?.toLowerCase()])
      if (typeof name === "string" && !holders.has(name)) holders.set(name, holder);
  };
  for (const person of report.people ?? []) add({ id: person.id, email: person.email, person });
  for (const { id, email } of report.editors) add({ id, email, person: undefined });
  return (name) =>
    typeof name === "string" ? (holders.get(name) ?? holders.get(name.toLowerCase()) ?? null) : undefined;
}
