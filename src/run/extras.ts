// The evidence of an audit besides the history.
import type { Members } from "../model/members.ts";
import type { Observations } from "../model/observed.ts";
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

export interface Extras extends Observations {
  /** All members; null if not requested or incomplete. */
  readonly members: Members | null;
  /** The figures of usage; null if not requested or incomplete. */
  readonly usage: Usage | null;
  /** Figures that a ledger does not hold; absent if not requested or incomplete. */
  readonly fresh?: FreshUsage;
  readonly unread: readonly Unread[];
  /** What is unknown of the evidence, and why. */
  readonly notes?: readonly { readonly what: string; readonly reason: string }[];
}

/** Why a file or a ledger has nothing besides the history. */
export const ELSEWHERE = "only the service has this data, and this history does not come from the service";

export const nothingRead: Extras = {
  members: null,
  usage: null,
  readiness: null,
  computers: null,
  sessions: null,
  unread: [],
};

/** The result if nothing can be requested. */
export function withoutExtras(choices: readonly ExtraChoice[], reason: string): Extras {
  const unread = [...askedFor(choices)].map(([what, { isOptional }]) => ({ what, reason, isOptional }));
  return { ...nothingRead, unread };
}
