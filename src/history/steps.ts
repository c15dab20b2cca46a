// Iterates over a history revision by revision, with the changes of each step. They are computed once for all readers,
// so that no reader needs to visit unchanged settings.
import type { Blocks } from "../catalog/entries.ts";
import type { Reader } from "../catalog/read.ts";
import { present } from "../lists.ts";
import type { Editor, SealedRevision } from "../model/sealed.ts";
import { type Diff, diffSettings, entryChanges, type EntryChange, type SettingChange } from "./changes.ts";
import { type Gap, gapBetween } from "./order.ts";
import { PutBack } from "./put-back.ts";
import { noRenames, type Renames } from "./renames.ts";

/** The time and author of a revision. */
export interface StepMoment {
  readonly revision: number;
  readonly at: string;
  readonly time: number;
  readonly by: Editor;
}

export function momentOf(step: Step): StepMoment {
  const { revision, at, time, by } = step.revision;
  return { revision, at, time, by };
}

/** A revision in which something was seen to change, or seen first. */
export interface SeenMoment extends StepMoment {
  /** false: it was so in the first revision seen, or a missing revision may have made it so. */
  readonly exact: boolean;
}

export function seenMomentOf(step: Step): SeenMoment {
  const { revision, at, time, by } = step.revision;
  return { revision, at, time, by, exact: step.exact };
}

export interface Step {
  readonly revision: SealedRevision;
  readonly previous: SealedRevision | null;
  /** The settings after the revision and before it. */
  readonly blocks: Blocks;
  readonly before: Blocks;
  /** The entries that differ from before; all entries in the first revision seen. */
  readonly entries: readonly EntryChange[];
  /** The differences in meaning. Empty in the first revision seen. */
  readonly changes: readonly SettingChange[];
  /** The entries of each change. */
  readonly pairs: readonly EntryChange[];
  readonly representation: readonly string[];
  /** Elements that have a new key: old subject → new subject. */
  readonly renames: Renames;
  readonly gap: Gap | undefined;
  /** Whether this revision made the changes, and not a missing revision before it. */
  readonly exact: boolean;
}

/** Yields the steps of a history in order. */
export function* stepsOf(revisions: Iterable<SealedRevision>, read: Reader): Generator<Step> {
  const putBack = new PutBack();
  let previous: SealedRevision | null = null;
  let before: Blocks = new Map();
  for (const revision of revisions) {
    const blocks = read(revision.settings, before);
    const gap = gapBetween(previous, revision);
    const diff = previous ? diffSettings(before, blocks) : firstOf(blocks);
    const { entries, pairs, representation, renames } = diff;
    putBack.rename(renames);
    yield {
      revision,
      previous,
      blocks,
      before,
      entries,
      changes: diff.changes.map((change, i) => putBack.judge(change, present(pairs[i]))),
      pairs,
      representation,
      renames,
      gap,
      exact: previous !== null && !gap,
    };
    previous = revision;
    before = blocks;
  }
}

/** The changes of the first revision seen are unknown. */
function firstOf(blocks: Blocks): Diff {
  const entries = [...blocks.keys()].sort().flatMap((key) => entryChanges(undefined, blocks.get(key)));
  return { entries, changes: [], pairs: [], representation: [], renames: noRenames };
}
