// Decides whether a finding was remediated. What an exception accepts, or accepted until then, was not.
import type { Finding } from "./index.ts";

/** Whether a finding is resolved, and its window did not just end where an exception begins or ends. */
export function isPutRight({ status, ended }: Pick<Finding, "status" | "ended">): boolean {
  return status === "resolved" && !isContinued(ended);
}

/** Whether the same window continues as another finding. */
export function isContinued(ending: Finding["ended"]): boolean {
  return ending === "accepted" || ending === "outgrown";
}
