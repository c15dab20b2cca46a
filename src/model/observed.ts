// What the service reports about repositories, computers and sessions. Unreported values are null, and never false.

/** One evaluation of a readiness report. */
export interface Criterion {
  readonly name: string;
  /** The fraction of the applications that pass, 0 to 1; null: not reported. */
  readonly part: number | null;
}

/** The readiness of a repository. */
export interface ReadinessReport {
  readonly id: string;
  /** Milliseconds. */
  readonly time: number;
  /** The address of the repository. */
  readonly repository: string;
  readonly criteria: readonly Criterion[];
  /** Whether something was not committed, or not pushed. */
  readonly isDirty: boolean | null;
  readonly model: string | null;
  readonly agentVersion: string | null;
}

/** A watched computer, in its present state. */
export interface WatchedComputer {
  readonly id: string;
  readonly name: string;
  /** `byom`, or the name of the host. */
  readonly provider: string;
  /** Milliseconds. */
  readonly time: number;
  readonly status: string | null;
  /** When its last provisioning began, in milliseconds. */
  readonly provisionedSince: number;
  /** Why steps of its provisioning failed. */
  readonly errors: readonly string[];
  /** When the first of these steps ended, in milliseconds; null: not reported. */
  readonly failedSince: number | null;
  readonly remoteUser: string | null;
}

/** A watched session, in its present state. */
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
  /** Null: the key may not read the messages, or there are too many to request. */
  readonly messages: SessionMessages | null;
}

/** The number of messages in a session, and their times. The texts of messages are not kept. */
export interface SessionMessages {
  readonly count: number;
  /** Messages that report an error. */
  readonly errors: number;
  /** Milliseconds; null without messages. */
  readonly first: number | null;
  readonly last: number | null;
}

/** null: not requested, or incomplete. */
export interface Observations {
  readonly readiness: readonly ReadinessReport[] | null;
  readonly computers: readonly WatchedComputer[] | null;
  readonly sessions: readonly WatchedSession[] | null;
}

export const observedNames = ["readiness", "computers", "sessions"] as const;
export type ObservedName = (typeof observedNames)[number];

/** The computers and sessions to request. */
export interface Watch {
  readonly computers: readonly string[];
  readonly sessions: readonly string[];
}
