// What a public place may show of a report.
import { membersOf } from "../model/json.ts";
const address = /[^\s@,;:<>"'()[\]`|]+@([A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)/g;

/** A report, or what was made of one, with every e-mail address reduced to its domain, and without the names of people. */
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
 * Whether a workflow run's repository is public; one that cannot be told counts as private.
 * @param event the text of the event file
 */
export function isPublic(event: string | undefined): boolean {
  try {
    const repository = membersOf(membersOf(JSON.parse(event ?? "{}"))["repository"]);
    return repository["private"] === false || repository["visibility"] === "public";
  } catch {
    return false; // no event that can be read: the repository counts as private
  }
}
