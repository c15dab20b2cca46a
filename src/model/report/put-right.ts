// Decides whether a finding was remediated. What is approved or accepted was not.
import type { Finding } from "./index.ts";

/** Whether a finding is resolved, and its window did not just end where an exception begins or ends. */
export function isClosed({ status, ended }: Pick<Finding, "status" | "ended">): boolean {
  return status === "resolved" && !isContinued(ended);
}

/** Whether a finding is resolved by more than an approval, which leaves the settings as they are. */
export function isPutRight(finding: Pick<Finding, "status" | "ended" | "resolved">): boolean {
  return isClosed(finding) && finding.resolved?.approval === undefined;
}

/** Whether the same window continues as another finding. */
export function isContinued(ending: Finding["ended"]): boolean {
  return ending === "accepted" || ending === "outgrown";
}
