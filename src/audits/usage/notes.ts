// What findings about use carry, and what an audit says of use besides them.
import type { Figure, UtcDay } from "../../model/usage.ts";

/** How sure a figure names the user: the service says so, it may leave some out, or the user is one of several. */
export type Certainty = "exact" | "lower-bound" | "candidates";

/** A day of a finding about use. */
export interface UseDay {
  readonly day: UtcDay;
  readonly credits?: Figure;
  readonly calls?: Figure;
  readonly share?: Figure;
}

/** A use on a day of which nobody knows whether it was allowed. */
interface Ambiguity {
  readonly rule: string;
  readonly subject: string;
  readonly day: UtcDay;
  readonly revisions: readonly number[];
  readonly reason: AmbiguityReason;
}

/** What an audit says of use besides its findings. */
export class UsageNotes {
  readonly ambiguous: Ambiguity[] = [];
  /** MCP servers without an identity, by name: on how many days they were used. */
  readonly unjoined = new Map<string, number>();
  /** Tools that a policy refuses, of which too few calls were made to judge them. */
  readonly belowFloor: { readonly what: string; readonly name: string; readonly day: UtcDay | null }[] = [];
}

/** Somebody who may have done it. */
export interface UserCandidate {
  readonly id: string;
  readonly email: string | null;
  readonly certainty: Certainty;
}

/** What a finding about use carries besides what all findings do. */
export interface UseOfDraft {
  readonly days: readonly (UseDay & { readonly provisional: boolean; readonly revisions: readonly number[] })[];
  readonly certainty: Certainty;
  readonly who?: readonly UserCandidate[];
  /** Of a first use: the day of the revision that allowed it, and the day of the use. */
  readonly between?: readonly [UtcDay, UtcDay];
  /** Whole days of violation; null for an event. */
  readonly exposureSeconds: number | null;
}

/**
 * Why nobody knows whether a use was allowed: the settings changed that day, the documentation can be read in two ways,
 * revisions are missing, or clients may still have run with older settings.
 */
export type AmbiguityReason = "changed" | "reading" | "gap" | "settle";
