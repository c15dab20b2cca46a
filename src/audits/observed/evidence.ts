// What is known of repositories, computers and sessions, what the settings allowed at each instant, and every verdict.
import type { Observed, ObservedName } from "../../model/observed.ts";
import { AllowedByDay, type DayVerdict } from "../usage/allowed.ts";
import type { AmbiguityReason } from "../usage/notes.ts";

/** What a rule says of one thing. not-said: the service does not say what the rule is about. */
export interface ObservedVerdict {
  readonly family: ObservedName;
  /** The repository, the computer or the session. */
  readonly of: string;
  readonly rule: string;
  /** The instant that was judged, in milliseconds. */
  readonly at: number;
  /** What of it: a criterion, a setting. */
  readonly about: string | null;
  readonly is: DayVerdict["is"] | "not-said";
  readonly reason: AmbiguityReason | null;
  readonly revisions: readonly number[];
}

export class ObservedEvidence {
  readonly observed: Observed;
  readonly allowed = new AllowedByDay();
  readonly verdicts: ObservedVerdict[] = [];

  /** What is later than the audit's time is left out. @param asOf milliseconds */
  constructor({ readiness, computers, sessions }: Observed, asOf: number) {
    const isSeen = ({ time }: { readonly time: number }) => time <= asOf;
    this.observed = {
      readiness: readiness?.filter(isSeen) ?? null,
      computers: computers?.filter(isSeen) ?? null,
      sessions: sessions?.filter(isSeen) ?? null,
    };
  }
}
