// Data on repositories, computers and sessions, the settings at each instant, and every verdict.
import type {
  Observations,
  ObservedName,
  ReadinessReport,
  WatchedComputer,
  WatchedSession,
} from "../../model/observed.ts";
import { AllowedByDay, type DayVerdict } from "../usage/allowance.ts";
import type { AmbiguityReason } from "../usage/notes.ts";

/** The verdict of a rule on one subject. not-said: the service does not provide the data of the rule. */
export interface ObservedVerdict {
  readonly family: ObservedName;
  /** The repository, computer or session. */
  readonly of: string;
  readonly rule: string;
  /** The judged instant, in milliseconds. */
  readonly at: number;
  /** The judged part: a criterion or a setting. */
  readonly about: string | null;
  readonly is: DayVerdict["is"] | "not-said";
  readonly reason: AmbiguityReason | null;
  readonly revisions: readonly number[];
}

export class ObservedEvidence {
  readonly observed: Observations;
  /** The reports, and the watched computers and sessions, that were made after the audit's time. They are not judged. */
  readonly later: {
    readonly readiness: readonly ReadinessReport[];
    readonly computers: readonly WatchedComputer[];
    readonly sessions: readonly WatchedSession[];
  };
  readonly allowed = new AllowedByDay();
  readonly verdicts: ObservedVerdict[] = [];

  /**
   * Drops data later than the audit's time.
   * @param asOf milliseconds
   * @param cut whether that is a time in the past
   */
  constructor({ readiness, computers, sessions }: Observations, asOf: number, cut: boolean) {
    const isSeen = ({ time }: { readonly time: number }) => time <= asOf;
    const isLater = (thing: { readonly time: number }) => !isSeen(thing);
    this.later = {
      readiness: readiness?.filter(isLater) ?? [],
      computers: computers?.filter(isLater) ?? [],
      sessions: sessions?.filter(isLater) ?? [],
    };
    this.observed = {
      readiness: readiness?.filter(isSeen) ?? null,
      computers: computers?.filter(isSeen) ?? null,
      sessions:
        sessions?.filter(isSeen).map((session) => (cut && session.updated > asOf ? changedLater(session) : session)) ??
        null,
    };
  }
}

/** A session that changed after the audit's time: what it ran with at that time is unknown. */
function changedLater(session: WatchedSession): WatchedSession {
  return {
    ...session,
    model: null,
    specModel: null,
    autonomyLevel: null,
    autonomyMode: null,
    tools: null,
    providerLock: null,
    apiProviderLock: null,
  };
}
