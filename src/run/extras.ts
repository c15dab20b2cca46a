// The evidence of an audit besides the history.
import type { Members } from "../model/members.ts";
import type { Observations, Watch } from "../model/observed.ts";
import type { Usage } from "../model/usage.ts";
import type { FreshUsage } from "./kept-usage.ts";
import { askedFor, type ExtraChoice, type ExtraName } from "./extra-names.ts";

/** What is unknown of the evidence, and why. */
export interface Note {
  readonly what: string;
  readonly reason: string;
}

export interface Extras extends Observations {
  /** All members; null if not requested or incomplete. */
  readonly members: Members | null;
  /** When the members were read, in milliseconds, if that was after the time of the audit. */
  readonly membersAt?: number;
  /** The figures of usage; null if not requested or incomplete. */
  readonly usage: Usage | null;
  /** Figures that a ledger does not hold; absent if not requested or incomplete. */
  readonly fresh?: FreshUsage;
  /** Data that was requested but not received, and whether the audit is complete without it. */
  readonly unread: readonly { readonly what: ExtraName; readonly reason: string; readonly isOptional: boolean }[];
  readonly notes?: readonly Note[];
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

/** Returns why there is nothing to request; null if there is. */
export function whyUnwatched(name: ExtraName, watch: Watch | undefined): string | null {
  if (name !== "computers" && name !== "sessions") return null;
  return watch?.[name].length ? null : `no policy names any; name them as ${name}.watch in a policy`;
}

/** The result if nothing can be requested. */
export function withoutExtras(choices: readonly ExtraChoice[], reason: string): Extras {
  const unread = [...askedFor(choices)].map(([what, { isOptional }]) => ({ what, reason, isOptional }));
  return { ...nothingRead, unread };
}
