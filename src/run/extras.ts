// What an audit has besides the history, when it was told to ask for more.
import type { Members } from "../model/members.ts";
import type { Observed } from "../model/observed.ts";
import type { Usage } from "../model/usage.ts";
import type { FreshUsage } from "./kept-usage.ts";
import { askedFor, type ExtraChoice, type ExtraName } from "./extra-names.ts";

/** Data that was requested but not received. */
interface Unread {
  readonly what: ExtraName;
  readonly reason: string;
  /** Whether the audit is complete without it. */
  readonly isOptional: boolean;
}

export interface Extras extends Observed {
  /** All members; null when nobody asked, or not all of them came. */
  readonly members: Members | null;
  /** The figures of use; null when nobody asked, or not all of them came. */
  readonly usage: Usage | null;
  /** Of the use what a ledger does not hold; left out when nobody asked, or not all of it came. */
  readonly fresh?: FreshUsage;
  readonly unread: readonly Unread[];
  /** What is not known of what came, and why. */
  readonly notes?: readonly { readonly what: string; readonly reason: string }[];
}

/** Why a file or a ledger has nothing besides the history. */
export const ELSEWHERE = "only the service can be asked, and this history does not come from it";

export const nothingRead: Extras = {
  members: null,
  usage: null,
  readiness: null,
  computers: null,
  sessions: null,
  unread: [],
};

/** What is known when nothing can be asked. */
export function withoutExtras(choices: readonly ExtraChoice[], reason: string): Extras {
  const unread = [...askedFor(choices)].map(([what, { isOptional }]) => ({ what, reason, isOptional }));
  return { ...nothingRead, unread };
}
