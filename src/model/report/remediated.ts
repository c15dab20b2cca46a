// Decides whether a finding was remediated. What is approved or accepted was not.
import { reaches, type Severity } from "../severity.ts";
import type { Finding, Report } from "./index.ts";

/** Whether a finding is resolved, and its window did not just end where an exception begins or ends. */
export function isClosed({ status, ended }: Pick<Finding, "status" | "ended">): boolean {
  return status === "resolved" && !isContinued(ended);
}

/** Whether a finding is resolved by more than an approval, which leaves the settings as they are. */
export function isRemediated(finding: Pick<Finding, "status" | "ended" | "resolved">): boolean {
  return isClosed(finding) && finding.resolved?.approval === undefined;
}

/** Whether the same window continues as another finding. */
export function isContinued(ending: Finding["ended"]): boolean {
  return ending === "accepted" || ending === "outgrown";
}

/** Returns what opened and was remediated since the last audit, at or above a severity, whatever a view shows. */
export function passedSince(
  findings: readonly Finding[],
  since: Pick<NonNullable<Report["summary"]["sinceLast"]>, "transient"> | null,
  least: Severity | "never",
): Finding[] {
  const ids = new Set(since?.transient);
  return findings.filter((finding) => ids.has(finding.id) && isRemediated(finding) && reaches(finding.severity, least));
}
