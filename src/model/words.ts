// The words of a check, in pieces. Its own words are texts. Contents of settings and policies are values, so that every
// format cuts, escapes and marks them up in its own way.
import type { Json } from "./json.ts";

export type Word =
  | string
  | { readonly value: Json }
  | { readonly values: readonly Json[]; readonly joint: "and" | "or" }
  | { readonly field: "subject" | "offending" };

export type Words = readonly Word[];

/**
 * Whether a text is as plain as the words of checks: no format has to escape it. A report may come from elsewhere, so
 * any other text is data, like a value.
 */
export function isPlain(words: string): boolean {
  return /^ ?[A-Za-z0-9,()][A-Za-z0-9 ,()]{0,79}$/.test(words);
}

/** The words of a rule for the people who must follow it. Created once for each rule, and shared by its findings. */
export interface RuleWords {
  /** Follows the words "should be". */
  readonly demand: Words;
  /** How to remediate the setting, if the rule has no remediation of its own. */
  readonly remedy?: Words;
  /** How to remediate a list of which only some entries fail. */
  readonly entryRemedy?: Words | undefined;
  /** The same if all its entries fail and an empty list would allow everything. */
  readonly allRemedy?: Words | undefined;
}
