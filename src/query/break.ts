// The times in which a rule was violated, for an answer.
import type { Finding } from "../model/report/index.ts";
import { isDeed, isEvent } from "../reporters/wording/authors.ts";
import type { Book } from "../reporters/wording/book.ts";
import { isEndExact } from "../reporters/wording/finding-text.ts";

/** A violation of a rule: over a time, or by one revision. */
export interface Break extends Pick<
  Finding,
  "subject" | "kind" | "message" | "introduced" | "exposureSeconds" | "unseenSeconds" | "status"
> {
  /** `exact` is false when a missing revision may have ended it. */
  readonly resolved: (NonNullable<Finding["resolved"]> & { readonly exact: boolean }) | null;
}

/** Returns the violation that a finding is about. */
export function breakOf(finding: Finding, book: Book): Break {
  const { subject, kind, message, introduced, resolved, exposureSeconds, unseenSeconds, status } = finding;
  return {
    subject,
    kind,
    message,
    introduced,
    resolved: resolved && { ...resolved, exact: isEndExact(finding, book) },
    exposureSeconds,
    ...(unseenSeconds !== undefined && { unseenSeconds }),
    status,
  };
}

/** Whether the editor of the first revision is known to have caused the violation. */
export function isCauseKnown(broken: Pick<Break, "exposureSeconds" | "introduced" | "kind">): boolean {
  return isEvent(broken) ? isDeed(broken) : broken.introduced.exact;
}
