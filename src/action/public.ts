// Redacts a report for public places.
import { parsedEvent } from "../github/context.ts";
import { membersOf } from "../model/json.ts";

/** The part of an e-mail address from its `@`. An address that imitates another may have any letters. */
const domain = /@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+/gu;
/** A character of the part before it. */
const local = /[^\s@,;:<>"'()[\]`|]/;

/** Reduces every e-mail address in a report to its domain, and removes the names of people. */
export function domainsOnly<T>(report: T): T {
  return reduce(report) as T;
}

function reduce(value: unknown): unknown {
  if (typeof value === "string") return reduceText(value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(reduce);
  const isPerson = "email" in value && "id" in value && "name" in value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [reduceText(key), isPerson && key === "name" ? null : reduce(item)]),
  );
}

/** Looks back from each domain: a search for whole addresses takes the square of the length of a text without spaces. */
function reduceText(text: string): string {
  let [reduced, end] = ["", 0];
  for (const { 0: domainText, index } of text.matchAll(domain)) {
    let start = index;
    while (start > end && local.test(text.charAt(start - 1))) start--;
    if (start === index) continue;
    reduced += `${text.slice(end, start)}…${domainText}`;
    end = index + domainText.length;
  }
  return reduced + text.slice(end);
}

/**
 * Whether the repository is public. It counts as private if the event is unreadable.
 * @param event the text of the event file
 */
export function isPublic(event: string | undefined): boolean {
  const repository = membersOf(membersOf(parsedEvent(event))["repository"]);
  return repository["private"] === false || repository["visibility"] === "public";
}
