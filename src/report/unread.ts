// Data besides the history that was requested but not received.
import type { UnjudgedPart } from "../audits/index.ts";
import { type Evidence, evidenceOf, UNREAD } from "../model/evidence.ts";

/** Data that was requested but not received. */
export interface Unread extends UnjudgedPart {
  /** Whether the audit is complete without it. */
  readonly isOptional: boolean;
}

/** Whether the code of a problem is that of data besides the history. The history itself may be complete. */
export function isUnread(code: string): boolean {
  return code.endsWith(UNREAD);
}

/** Returns the evidence, incomplete if required data besides the history was not received. */
export function withUnread(evidence: Evidence, unread: readonly Unread[]): Evidence {
  const problems = unread.flatMap(({ what, reason, isOptional }) =>
    isOptional ? [] : [{ code: `${what}${UNREAD}`, message: `${what}: ${reason}` }],
  );
  return evidenceOf(evidence.value, [...(evidence.complete ? [] : evidence.problems), ...problems]);
}
