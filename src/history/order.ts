// Orders revisions by number. The time is evidence, but not reliable.
import { instantText } from "../model/instant.ts";
import type { EvidenceProblem } from "../model/report/index.ts";
import type { SealedRevision } from "../model/sealed.ts";
import { precise } from "../words.ts";

export interface Gap {
  /** The missing numbers, inclusive. */
  readonly from: number;
  readonly to: number;
}

interface OrderedHistory {
  readonly revisions: readonly SealedRevision[];
  /** The number of revisions after the last one that is not later than the requested instant. */
  readonly leftOut: number;
}

/**
 * Returns the revisions up to an instant, by number: the same list if all are in order and none is left out.
 * @param until milliseconds; undefined keeps all
 */
export function upTo(revisions: readonly SealedRevision[], until: number | undefined): OrderedHistory {
  const isSorted = revisions.every(({ revision }, i) => i === 0 || revisions[i - 1]!.revision <= revision);
  const sorted = isSorted ? revisions : revisions.toSorted((a, b) => a.revision - b.revision);
  const last = until === undefined ? sorted.length - 1 : sorted.findLastIndex((revision) => revision.time <= until);
  if (last === sorted.length - 1) return { revisions: sorted, leftOut: 0 };
  return { revisions: sorted.slice(0, last + 1), leftOut: sorted.length - last - 1 };
}

/** Returns the problem of a history without a revision until an instant. @param revisions those that are later */
export function noHistory(revisions: readonly SealedRevision[], asOf: number): EvidenceProblem {
  const oldest = revisions.reduce((least, { time }) => Math.min(least, time), Infinity);
  const reason =
    revisions.length === 0
      ? "there is no revision"
      : `every revision is later than ${precise(instantText(asOf))}; the first was made on ${precise(instantText(oldest))}`;
  return { code: "no-history", message: `${reason}: nothing was judged` };
}

/** Returns the numbers missing between two consecutive revisions; undefined when there are none. */
export function gapBetween(before: SealedRevision | null, after: SealedRevision): Gap | undefined {
  if (!before || after.revision === before.revision + 1) return undefined;
  return { from: before.revision + 1, to: after.revision - 1 };
}
