// What a check says, in pieces. Its own words are texts; what settings and policies hold are values, so that every format
// cuts, escapes and marks them up in its own way.
import type { Json } from "./json.ts";

export type Word =
  | string
  | { readonly value: Json }
  | { readonly values: readonly Json[]; readonly joint: "and" | "or" }
  | { readonly field: "subject" | "offending" };

export type Words = readonly Word[];

/**
 * Whether a text is as plain as the words of checks are: no format has to escape it. A report may come from elsewhere, so
 * that any other text is data like a value.
 */
export function isPlain(words: string): boolean {
  return /^ ?[A-Za-z0-9,()][A-Za-z0-9 ,()]{0,79}$/.test(words);
}

/** What a rule says to whoever has to follow it: made once for each rule, and shared by its findings. */
export interface RuleWords {
  /** To be read after "should be". */
  readonly demand: Words;
  /** How to put the setting right, where the rule has no remediation of its own. */
  readonly remedy?: Words;
  /** How to put right a list of which only some entries fail. */
  readonly entryRemedy?: Words | undefined;
}
