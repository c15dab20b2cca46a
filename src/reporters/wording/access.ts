// Whom a grant of the settings names, and what else is known of them.
import type { Report } from "../../model/report/index.ts";

type Person = NonNullable<Report["people"]>[number];

/** Somebody as far as the history, the members and the figures of use know them. */
interface Holder {
  readonly id: string | null;
  readonly email: string | null;
  /** undefined: neither use nor members were asked for, or they do not name them. */
  readonly person: Person | undefined;
}

/**
 * Looks somebody up by user id or address: what settings name, and what the report knows of it.
 * @returns a function that gives undefined for what is no name, and null for what the report does not know
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
