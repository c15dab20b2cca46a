// The times in which a rule was violated, for an answer.
import type { Finding } from "../model/report/index.ts";
import { type ValueOrigin, broughtBy, isDeed, isEvent, isOpenedApart } from "../reporters/wording/authors.ts";
import { bylines } from "../reporters/wording/beginnings.ts";
import type { Book } from "../reporters/wording/book.ts";
import { isEndExact } from "../reporters/wording/finding-text.ts";
import type { Phrase } from "../reporters/wording/phrase.ts";
import type { Limits } from "../reporters/wording/values.ts";

/** A violation of a rule: over a time, or by one revision. */
export interface Break extends Pick<
  Finding,
  "rule" | "subject" | "kind" | "message" | "introduced" | "exposureSeconds" | "unseenSeconds" | "status"
> {
  /** The revision that brought the present value, or the last one; null if no revision did. Nobody if not `exact`. */
  readonly value: ValueOrigin | null;
  /** `exact` is false when a missing revision may have ended it. */
  readonly resolved: (NonNullable<Finding["resolved"]> & { readonly exact: boolean }) | null;
}

/** Returns the violation that a finding is about. */
export function breakOf(finding: Finding, book: Book): Break {
  const { rule, subject, kind, message, introduced, resolved, exposureSeconds, unseenSeconds, status } = finding;
  const origin = broughtBy(finding, book);
  return {
    rule,
    subject,
    kind,
    message,
    introduced,
    value: origin && {
      revision: origin.revision,
      at: origin.at,
      by: origin.exact ? origin.by : null,
      exact: origin.exact,
    },
    resolved: resolved && { ...resolved, exact: isEndExact(finding, book) },
    exposureSeconds,
    ...(unseenSeconds !== undefined && { unseenSeconds }),
    status,
  };
}

/** Returns who set the present value and who opened the violation, if these are two revisions; else nothing. */
export function authorsOf(finding: Finding, book: Book, limits: Limits): Phrase[] {
  return isOpenedApart(finding, book) ? bylines(finding, book, limits) : [];
}

/** Whether the editor of the first revision is known to have caused the violation. */
export function isCauseKnown(violation: Pick<Break, "exposureSeconds" | "introduced" | "kind" | "rule">): boolean {
  return isEvent(violation) ? isDeed(violation) : violation.introduced.exact;
}
