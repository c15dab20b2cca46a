// Until when an approval may still end an event.
import { endsByApproval } from "../model/event-ends.ts";
import { certain, instantOf, instantText } from "../model/instant.ts";
import type { Finding, RevisionRow } from "../model/report/index.ts";

/**
 * Adds the time to events that an approval of their revision may still end.
 * @param emergencySeconds how long after a change an approval may be given; null: not at all
 */
export function addApprovable(
  findings: readonly Finding[],
  rows: readonly RevisionRow[],
  emergencySeconds: number | null,
  asOf: number,
): void {
  if (emergencySeconds === null) return;
  // Approvals are of changes: they end no event of a revision without any.
  const changed = new Set(rows.flatMap(({ revision, changes }) => (changes.length > 0 ? revision : [])));
  for (const finding of findings) {
    const { rule, resolved, exposureSeconds, introduced } = finding;
    const isOpenEvent = exposureSeconds === null && resolved === null;
    if (!isOpenEvent || introduced.revision === null || !changed.has(introduced.revision) || !endsByApproval(rule))
      continue;
    const until = certain(instantOf, introduced.at) + emergencySeconds * 1000;
    if (until >= asOf) finding.approvableUntil = instantText(until);
  }
}
