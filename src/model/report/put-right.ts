// Whether a finding was put right. What an exception accepts, or accepted until then, was not.
import type { Finding } from "./index.ts";

/** Whether a finding is resolved, and not only because a piece of its window ended where acceptance changes. */
export function isPutRight({ status, ended }: Pick<Finding, "status" | "ended">): boolean {
  return status === "resolved" && !isContinued(ended);
}

/** Whether the same window goes on as another finding. */
export function isContinued(ended: Finding["ended"]): boolean {
  return ended === "accepted" || ended === "outgrown";
}
