// What was pulled, and whether it is whole. Only complete evidence can be called compliant, and the types say so.
import type { Json } from "./json.ts";
import type { LimitAttempt, StatedLimits } from "./limits.ts";
import type { EvidenceProblem, Verdict } from "./report/index.ts";
import type { SealedRevision } from "./sealed.ts";
import type { UsageEndpoint, UtcDay } from "./usage.ts";

export interface Pulled {
  readonly source: "service" | "file" | "ledger" | "demo";
  /** File name, or scheme and host. */
  readonly origin: string;
  /** Whether the service said that it is an emulator. */
  readonly emulated: boolean;
  /** Whether it was read through a proxy, where the environment names one. */
  readonly proxied?: boolean;
  readonly requests: number;
  readonly revisions: readonly SealedRevision[];
  /** Numbers that arrived twice with different content. */
  readonly conflicts: readonly number[];
  /** Things that were not looked at, and why. */
  readonly notEvaluated: readonly { readonly what: string; readonly reason: string }[];
  /** What the ledger adds, in a run with one. */
  readonly ledger?: LedgerFacts;
}

/** What is known from the ledger besides its revisions. */
export interface LedgerFacts {
  readonly head: string;
  /** Entries, the origin included. */
  readonly size: number;
  /** Whether the head, or one that it grew from, was kept outside and given to this run. */
  readonly anchored: boolean;
  /** The last audit of complete evidence; null when there was none. */
  readonly last: LastAudit | null;
  /** All audits before this one, the oldest first. */
  readonly runs: readonly PastRun[];
  /** Revisions that arrived with another content than the ledger holds. */
  readonly rewritten: readonly RewrittenRevision[];
  /** Revisions that the last run saw first, or first after a gap, and that others have come before since. */
  readonly begins?: readonly number[];
  /** Revisions that the ledger holds and the source no longer gave, both ends included. */
  readonly truncated: readonly { readonly from: SealedRevision; readonly to: number }[];
  /** Figures of final days that were said otherwise later; after null: they are not given any more. */
  readonly usageRewritten?: readonly RewrittenUsage[];
  /** Who was a member, each time that a run asked, the oldest first. */
  readonly memberLists?: readonly MemberList[];
  /** Attempts to set credit limits, and which limits audits wanted, from when on; the oldest first. */
  readonly limits?: {
    readonly attempts: readonly LimitAttempt[];
    readonly stated: readonly { readonly at: string; readonly limits: StatedLimits | null }[];
  };
}

interface RewrittenRevision {
  readonly kept: SealedRevision;
  /** The instant of the audit that sealed it; null: this one. */
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

/** What an audit said, in short. */
export interface PastRun {
  readonly at: string;
  readonly complete: boolean;
  readonly verdict: Verdict;
  /** How many findings were open. */
  readonly open: number;
}

export interface LastAudit {
  readonly at: string;
  /** The newest revision it knew. */
  readonly revision: number | null;
  /** Ids of the findings that were open, and of those that were excepted. */
  readonly open: readonly string[];
  readonly excepted: readonly string[];
}

export interface Complete<T> {
  readonly complete: true;
  readonly value: T;
}

interface Incomplete<T> {
  readonly complete: false;
  /** What did arrive. */
  readonly value: T;
  readonly problems: readonly EvidenceProblem[];
}

export type Evidence = Complete<Pulled> | Incomplete<Pulled>;

/** Evidence with these problems; complete only when there are none. */
export function evidenceOf(value: Pulled, problems: readonly EvidenceProblem[]): Evidence {
  return problems.length === 0 ? { complete: true, value } : { complete: false, value, problems };
}
