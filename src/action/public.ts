// Redacts a report for public places.
import { parsedEvent } from "../github/context.ts";
import { membersOf } from "../model/json.ts";

const address = /[^\s@,;:<>"'()[\]`|]+@([A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)/g;

/** Reduces every e-mail address in a report to its domain, and removes the names of people. */
export function domainsOnly<T>(report: T): T {
  return reduce(report) as T;
}

function reduce(value: unknown): unknown {
  if (typeof value === "string") return value.replace(address, "…@$1");
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(reduce);
  const isPerson = "email" in value && "id" in value && "name" in value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, isPerson && key === "name" ? null : reduce(item)]),
  );
}

/**
 * Whether the repository is public. It counts as private if the event is unreadable.
 * @param event the text of the event file
 */
export function isPublic(event: string | undefined): boolean {
  const repository = membersOf(membersOf(parsedEvent(event))["repository"]);
  return repository["private"] === false || repository["visibility"] === "public";
}
