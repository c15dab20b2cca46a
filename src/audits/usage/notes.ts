// The data of findings about use, and of uses for which it is unknown whether they were allowed.
import type { Figure, UtcDay } from "../../model/usage.ts";

/** How certain the user of a figure is: reported; reported but possibly incomplete; or one of several candidates. */
export type Certainty = "exact" | "lower-bound" | "candidates";

/** A day of a finding about use. */
export interface UseDay {
  readonly day: UtcDay;
  readonly credits?: Figure;
  readonly calls?: Figure;
  readonly share?: Figure;
}

/** A use on a day for which it is unknown whether it was allowed. */
export interface Ambiguity {
  readonly rule: string;
  readonly subject: string;
  readonly day: UtcDay;
  readonly revisions: readonly number[];
  readonly reason: AmbiguityReason;
}

/** A user who may have made the use. */
export interface UserCandidate {
  readonly id: string;
  readonly email: string | null;
  readonly certainty: Certainty;
}

/** The additional data of a finding about use. */
export interface UseOfDraft {
  readonly days: readonly (UseDay & { readonly provisional: boolean; readonly revisions: readonly number[] })[];
  readonly certainty: Certainty;
  readonly who?: readonly UserCandidate[];
  /** For a first use: the day of the revision that allowed it, and the day of the use. */
  readonly between?: readonly [UtcDay, UtcDay];
  /** Whole days of violation, in seconds; null for an event. */
  readonly exposureSeconds: number | null;
}

/**
 * Why it is unknown whether a use was allowed: the settings or the policy changed that day, the documentation can be read
 * in two ways, revisions are missing, or clients may still have run with older settings.
 */
export type AmbiguityReason = "changed" | "reading" | "gap" | "settle";
