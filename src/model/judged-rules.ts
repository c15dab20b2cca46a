// Built-in rules by the runs that judge them.

/** A rule that a part of a policy turns on is in neither list. */
export interface JudgedRules {
  /** Judged in every run. */
  readonly always: readonly string[];
  /** Judged only in runs with further data, which the kind of their findings does not name. */
  readonly sometimes: readonly string[];
}
