// What was asked for besides the history and did not come.
import type { Unjudged } from "../audits/index.ts";
import { type Evidence, evidenceOf } from "../model/evidence.ts";

/** Something that was asked for and did not come. */
export interface Unread extends Unjudged {
  /** Whether the audit is whole without it. */
  readonly isOptional: boolean;
}

/** The evidence with what was asked for besides the history and did not come: an audit without it is not what was wanted. */
export function withUnread(evidence: Evidence, unread: readonly Unread[]): Evidence {
  const problems = unread.flatMap(({ what, reason, isOptional }) =>
    isOptional ? [] : [{ code: `${what}-not-read`, message: `${what}: ${reason}` }],
  );
  return evidenceOf(evidence.value, [...(evidence.complete ? [] : evidence.problems), ...problems]);
}
