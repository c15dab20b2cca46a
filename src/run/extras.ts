// What an audit has besides the history, when it was told to ask for more.
import type { Members } from "../model/members.ts";
import type { ExtraName } from "./extra-names.ts";

export interface Extras {
  /** All members; null when nobody asked, or not all of them came. */
  readonly members: Members | null;
  /** What was asked for and did not come, and why. */
  readonly unread: readonly { readonly what: ExtraName; readonly reason: string }[];
  /** What is not known of what came, and why. */
  readonly notes?: readonly { readonly what: string; readonly reason: string }[];
}

/** Why a file or a ledger has nothing besides the history. */
export const ELSEWHERE = "only the service can be asked, and this history does not come from it";

/** What is known when nothing can be asked. */
export function withoutExtras(names: readonly ExtraName[], reason: string): Extras {
  return { members: null, unread: [...new Set(names)].map((what) => ({ what, reason })) };
}
