// Revisions in order. The number decides; the time is evidence, not truth.
import type { SealedRevision } from "../model/sealed.ts";

export interface Gap {
  /** The missing numbers, both ends included. */
  readonly from: number;
  readonly to: number;
}

interface Ordered {
  readonly revisions: readonly SealedRevision[];
  /** Revisions after the last one that is not later than the instant asked for. */
  readonly leftOut: number;
}

/**
 * The revisions up to an instant, by number.
 * @param until milliseconds; undefined keeps all
 */
export function upTo(revisions: readonly SealedRevision[], until: number | undefined): Ordered {
  const sorted = revisions.toSorted((a, b) => a.revision - b.revision);
  if (until === undefined) return { revisions: sorted, leftOut: 0 };
  const last = sorted.findLastIndex((revision) => revision.time <= until);
  return { revisions: sorted.slice(0, last + 1), leftOut: sorted.length - last - 1 };
}

/** The numbers missing between two consecutive revisions; undefined when none are. */
export function gapBetween(before: SealedRevision | null, after: SealedRevision): Gap | undefined {
  if (!before || after.revision === before.revision + 1) return undefined;
  return { from: before.revision + 1, to: after.revision - 1 };
}
