// Whether the beginning of a finding is known.
import type { Finding } from "./index.ts";

/**
 * Whether a finding may be older than the time of its beginning: it was there in the first revision seen or behind a
 * gap, or an audit saw it without a time. What began without a revision, such as usage on a day, has its own time.
 * @param asOf the time of the audit
 */
export function mayBeOlder({ introduced }: Pick<Finding, "introduced">, asOf: string): boolean {
  const { exact, revision, at } = introduced;
  return !exact && (revision !== null || at === asOf);
}
