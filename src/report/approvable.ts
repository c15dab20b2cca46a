// Until when an approval may still end an event.
import { endsByApproval, orApproval } from "../model/event-ends.ts";
import { certain, instantOf, instantText } from "../model/instant.ts";
import type { Finding, RevisionRow } from "../model/report/index.ts";

/**
 * Adds the time to events that an approval of their revision may still end. Removes the approval from the remedies of the
 * others.
 * @param emergencySeconds how long after a change an approval may be given; null: not at all
 */
export function addApprovable(
  findings: readonly Finding[],
  rows: readonly RevisionRow[],
  emergencySeconds: number | null,
  asOf: number,
): void {
  // Approvals are of changes: they end no event of a revision without any.
  const changed = new Set(rows.flatMap(({ revision, changes }) => (changes.length > 0 ? revision : [])));
  for (const finding of findings) {
    const { rule, resolved, exposureSeconds, introduced, remediation } = finding;
    if (exposureSeconds !== null || resolved !== null || !endsByApproval(rule)) continue;
    const isChange = introduced.revision !== null && changed.has(introduced.revision);
    const until = certain(instantOf, introduced.at) + (emergencySeconds ?? -Infinity) * 1000;
    if (isChange && until >= asOf) finding.approvableUntil = instantText(until);
    else if (remediation !== null) finding.remediation = remediation.replace(orApproval, "");
  }
}
