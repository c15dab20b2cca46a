// The evidence of a run, and whether it is complete. Types ensure that only complete evidence can be called compliant.
import type { Json } from "./json.ts";
import type { LimitAttempt, StatedLimits } from "./limits.ts";
import type { EvidenceProblem, Verdict } from "./report/index.ts";
import type { SealedRevision } from "./sealed.ts";
import type { UsageEndpoint, UtcDay } from "./usage.ts";

export interface PulledHistory {
  readonly source: "service" | "file" | "ledger" | "demo";
  /** File name, or scheme and host. */
  readonly origin: string;
  /** Whether the service stated that it is an emulator. */
  readonly emulated: boolean;
  /** Whether the run was told to use the proxy that its environment names. */
  readonly proxied?: boolean;
  /** Whether the clock of this machine was behind the service's. */
  readonly isClockBehind?: boolean;
  readonly requests: number;
  readonly revisions: readonly SealedRevision[];
  /** Numbers that arrived twice with different content. */
  readonly conflicts: readonly number[];
  /** What was not evaluated, and why. */
  readonly notEvaluated: readonly { readonly what: string; readonly reason: string }[];
  /** What the ledger adds, in a run with a ledger. */
  readonly ledger?: LedgerFacts;
}

/** What the ledger contains besides its revisions. */
export interface LedgerFacts {
  readonly head: string;
  /** The number of entries, including the origin. */
  readonly size: number;
  /** Whether this run was given the head, or an earlier head, from a place outside of the ledger. */
  readonly anchored: boolean;
  /** All audits of complete evidence that the ledger holds, by the time that they were about. */
  readonly completeAudits: readonly LastAudit[];
  /** The audits that the ledger holds, without those of the past that ran later, by the time that they were about. */
  readonly runs: readonly PastRun[];
  /** Revisions that arrived with two contents in an earlier audit, which had not seen them before, with its instant. */
  readonly conflicts?: ReadonlyMap<number, string>;
  /** Revisions whose content differs from that in the ledger. */
  readonly rewritten: readonly RewrittenRevision[];
  /** Stored revisions whose predecessor is a revision that the last run did not have. */
  readonly begins?: readonly number[];
  /** Ranges of revisions that the ledger holds and the source no longer gives, both ends included. */
  readonly truncated: readonly { readonly from: SealedRevision; readonly to: number }[];
  /** Figures of final days that changed later; `after` is null: the service no longer reports them. */
  readonly usageRewritten?: readonly RewrittenUsage[];
  /** Whether this run compared figures of past days with those in the ledger. */
  readonly isUsageCompared?: boolean;
  /** The members at each time that a run requested them, the oldest first. */
  readonly memberLists?: readonly MemberList[];
  /** Attempts to set credit limits, and the limits that audits wanted since each instant; the oldest first. */
  readonly limits?: {
    readonly attempts: readonly LimitAttempt[];
    readonly stated: readonly { readonly at: string; readonly limits: StatedLimits | null }[];
  };
}

interface RewrittenRevision {
  readonly kept: SealedRevision;
  /** The instant of the audit that sealed the revision; null: this audit. */
  readonly sealedAt: string | null;
  readonly before: Json;
  readonly actual: Json;
}

export interface RewrittenUsage {
  readonly endpoint: UsageEndpoint;
  readonly day: UtcDay;
  readonly before: Json;
  readonly after: Json;
}

export interface MemberList {
  readonly at: string;
  readonly members: readonly { readonly id: string; readonly email: string }[];
}

/** The result of an audit, in short. */
export interface PastRun {
  readonly at: string;
  readonly complete: boolean;
  readonly verdict: Verdict;
  /** The number of open findings. */
  readonly open: number;
}

export interface LastAudit {
  readonly at: string;
  /** Whether somebody chose that time: it may be in the future. */
  readonly cut: boolean;
  /** The newest revision of that audit. */
  readonly revision: number | null;
  /** Ids of the open and the excepted findings about the history, and of the open findings about other data. */
  readonly open: readonly string[];
  readonly excepted: readonly string[];
  readonly others: readonly string[];
  /** The data besides the history that the audit had; undefined: unknown. */
  readonly data?: readonly string[] | undefined;
}

export interface Complete<T> {
  readonly complete: true;
  readonly value: T;
}

interface Incomplete<T> {
  readonly complete: false;
  /** The part that arrived. */
  readonly value: T;
  readonly problems: readonly EvidenceProblem[];
}

/** The code of a problem: a ledger was tampered with, or is gone. The evidence was read without it. */
export const LEDGER_TAMPERED = "ledger-tampered";

export type Evidence = Complete<PulledHistory> | Incomplete<PulledHistory>;

/** Returns evidence with these problems; complete only if there are none. */
export function evidenceOf(value: PulledHistory, problems: readonly EvidenceProblem[]): Evidence {
  return problems.length === 0 ? { complete: true, value } : { complete: false, value, problems };
}

/** The end of the code of a problem that says that data besides the history was not received. */
export const UNREAD = "-not-read";

/** Codes of problems of an audit that could apply no rule: none was in force, or none had its data. */
export const NOT_IN_FORCE = "nothing-evaluated";
export const WITHOUT_DATA = "nothing-given";
