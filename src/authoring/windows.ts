// When findings begin and end, and which share time.
import { countWhile } from "../lists.ts";
import type { Finding } from "../model/report/index.ts";

/** Returns the revision that introduced a finding; the time in milliseconds, if no revision did. */
export function begins({ introduced }: Finding): number {
  return introduced.revision ?? Date.parse(introduced.at);
}

function ends({ resolved }: Finding): number {
  return resolved ? (resolved.revision ?? Date.parse(resolved.at)) : Infinity;
}

/** Whether a finding lasts: it is not an event. */
export function isWindow({ exposureSeconds }: Finding): boolean {
  return exposureSeconds !== null;
}

/**
 * Returns a test: does an open finding lie within a finding of the other state, or does a resolved finding share time
 * with one?
 */
export function among(findings: readonly Finding[]): (finding: Finding) => boolean {
  const windows = findings.filter(isWindow).toSorted((a, b) => begins(a) - begins(b));
  let latest = -Infinity;
  const latestEnds = windows.map((window) => (latest = Math.max(latest, ends(window))));
  const latestEnd = (isBefore: (window: Finding) => boolean) =>
    latestEnds[countWhile(windows, isBefore) - 1] ?? -Infinity;
  return (finding) =>
    isWindow(finding) &&
    (latestEnd((window) => begins(window) <= begins(finding)) >= ends(finding) ||
      (finding.resolved !== null && latestEnd((window) => begins(window) < ends(finding)) > begins(finding)));
}

/** Whether two findings share time. */
export function overlap(a: Finding, b: Finding): boolean {
  return begins(a) < ends(b) && begins(b) < ends(a);
}
