// Credit limits that somebody tried to set, and what became of each.

/**
 * `different`: the service said that it set another limit. `unanswered`: it said nothing of it. `unknown`: sent, and no
 * answer came. `not-sent`: something failed before.
 */
export const limitResults = ["set", "refused", "different", "unanswered", "unknown", "not-sent"] as const;
export type LimitResult = (typeof limitResults)[number];

/** One limit that was asked for. */
export interface TriedLimit {
  readonly email: string;
  readonly limit: number;
  readonly result: LimitResult;
  /** What the service said that it set; null: it did not say that it set one. */
  readonly set: number | null;
  /** Why the service refused; null: it did not. */
  readonly reason: string | null;
}

/** One attempt to set limits. */
export interface LimitAttempt {
  readonly at: string;
  readonly limits: readonly TriedLimit[];
}

/** The limits that a policy states. */
export interface StatedLimits {
  /** That of every member who is not named; null: of nobody else. */
  readonly default: number | null;
  /** Addresses with their case folded. */
  readonly users: readonly { readonly email: string; readonly limit: number }[];
}
