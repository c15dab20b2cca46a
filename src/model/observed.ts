// What the service says of repositories, computers and sessions. What it did not say is null, and never false.

/** One evaluation of a readiness report. */
export interface Criterion {
  readonly name: string;
  /** The part of the applications that pass, 0 to 1; null: not said. */
  readonly part: number | null;
}

/** How ready a repository was found. */
export interface ReadinessReport {
  readonly id: string;
  /** Milliseconds. */
  readonly time: number;
  /** Its address. */
  readonly repository: string;
  readonly criteria: readonly Criterion[];
  /** Whether something was not committed, or not pushed. */
  readonly isDirty: boolean | null;
  readonly model: string | null;
  readonly agentVersion: string | null;
}

/** A computer that somebody watches, as it is now. */
export interface WatchedComputer {
  readonly id: string;
  readonly name: string;
  /** `byom`, or who hosts it. */
  readonly provider: string;
  /** Milliseconds. */
  readonly time: number;
  readonly status: string | null;
  /** Why steps of its provisioning failed. */
  readonly errors: readonly string[];
  readonly remoteUser: string | null;
}

/** A session that somebody watches, as it is now. */
export interface WatchedSession {
  readonly id: string;
  /** Milliseconds. */
  readonly time: number;
  readonly updated: number;
  readonly model: string | null;
  readonly specModel: string | null;
  readonly autonomyLevel: string | null;
  readonly autonomyMode: string | null;
  readonly tools: readonly string[] | null;
  readonly providerLock: string | null;
  readonly apiProviderLock: string | null;
  /** Its messages; null: the key may not read them, or there are too many to ask for. */
  readonly messages: SessionMessages | null;
}

/** How much was said in a session, and of what only when: what was said is nobody's here. */
export interface SessionMessages {
  readonly count: number;
  /** Messages that tell of an error. */
  readonly errors: number;
  /** Milliseconds; null without messages. */
  readonly first: number | null;
  readonly last: number | null;
}

/** null: nobody asked, or not all of it came. */
export interface Observed {
  readonly readiness: readonly ReadinessReport[] | null;
  readonly computers: readonly WatchedComputer[] | null;
  readonly sessions: readonly WatchedSession[] | null;
}

export const observedNames = ["readiness", "computers", "sessions"] as const;
export type ObservedName = (typeof observedNames)[number];

/** The computers and sessions that are asked for. */
export interface Watch {
  readonly computers: readonly string[];
  readonly sessions: readonly string[];
}
