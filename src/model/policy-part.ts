// What every part of a policy states besides its demands.
import type { Location } from "./report/index.ts";
import type { Severity } from "./severity.ts";

/** The policy of a part, and the period in which it is in force. */
export interface PolicyOrigin {
  /** The id of the policy. */
  readonly policy: string;
  readonly owner: string | null;
  /** Milliseconds; the policy is not in force before `from` and after `until`. */
  readonly from: number | null;
  readonly until: number | null;
}

/** Whether the policy's period had ended at an instant. Before it begins, a policy only notes. */
export function isOver({ until }: Pick<PolicyOrigin, "until">, time: number): boolean {
  return until !== null && time >= until;
}

export interface PolicyPart extends PolicyOrigin {
  readonly rationale: string | null;
  readonly controls: readonly string[];
  readonly location: Location;
}

/** What every rule has, whatever its demands. */
export interface StatedRule extends PolicyPart {
  readonly id: string;
  readonly title: string;
  readonly severity: Severity;
  readonly remediation: string | null;
  readonly fixWithinSeconds: number | null;
}
