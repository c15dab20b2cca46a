// Attempts to set credit limits, and their results.

/**
 * `different`: the service reported another limit. `unanswered`: its answer lacks the limit. `unknown`: sent, and no
 * answer came. `not-sent`: its request was not sent, or refused as a whole.
 */
export const limitResults = ["set", "refused", "different", "unanswered", "unknown", "not-sent"] as const;
export type LimitResult = (typeof limitResults)[number];

/** One requested limit. */
export interface TriedLimit {
  readonly email: string;
  readonly limit: number;
  readonly result: LimitResult;
  /** The limit that the service reported as set; null: it reported none. */
  readonly set: number | null;
  /** The reason why the service refused; null: it did not refuse. */
  readonly reason: string | null;
}

/** One attempt to set limits. */
export interface LimitAttempt {
  readonly at: string;
  readonly limits: readonly TriedLimit[];
}

/** The limits that a policy states. */
export interface StatedLimits {
  /** The limit of every member who is not named; null: the policy states none. */
  readonly default: number | null;
  /** E-mail addresses are in lower case. */
  readonly users: readonly { readonly email: string; readonly limit: number }[];
}
