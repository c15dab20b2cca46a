// Walking through a history one revision at a time, with what changed at each step. The changes are made once: whoever
// follows the history reads them, and nothing of the settings that stayed.
import type { Blocks } from "../catalog/entries.ts";
import type { Reader } from "../catalog/read.ts";
import type { Editor, SealedRevision } from "../model/sealed.ts";
import { type Diff, diffSettings, entryChanges, type EntryChange, type SettingChange } from "./changes.ts";
import { type Gap, gapBetween } from "./order.ts";
import { PutBack } from "./put-back.ts";
import { noRenames, type Renames } from "./renames.ts";

/** When something happened, and by whom. */
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

export interface Step {
  readonly revision: SealedRevision;
  readonly previous: SealedRevision | null;
  /** The settings, now and before. */
  readonly blocks: Blocks;
  readonly before: Blocks;
  /** The entries that are others than before; all of them in the first revision seen. */
  readonly entries: readonly EntryChange[];
  /** Those of them that mean something else. Empty in the first revision seen. */
  readonly changes: readonly SettingChange[];
  /** The entries of each of these changes. */
  readonly pairs: readonly EntryChange[];
  readonly representation: readonly string[];
  /** Elements that go on under another key: the subject each had, and the one it has now. */
  readonly renames: Renames;
  readonly gap: Gap | undefined;
  /** Whether what is new here was brought by this revision, and not by one that was not seen. */
  readonly exact: boolean;
}

/** The steps of a history in order. */
export function* stepsOf(revisions: Iterable<SealedRevision>, read: Reader): Generator<Step> {
  const putBack = new PutBack();
  let previous: SealedRevision | null = null;
  let before: Blocks = new Map();
  for (const revision of revisions) {
    const blocks = read(revision.settings, before);
    const gap = gapBetween(previous, revision);
    const { entries, changes, pairs, representation, renames } = previous
      ? diffSettings(before, blocks)
      : firstOf(blocks);
    putBack.rename(renames);
    yield {
      revision,
      previous,
      blocks,
      before,
      entries,
      changes: changes.map((change, i) => putBack.judge(change, pairs[i]!)),
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

/** Of the first revision seen nobody knows what it changed. */
function firstOf(blocks: Blocks): Diff {
  const entries = [...blocks.keys()].sort().flatMap((key) => entryChanges(undefined, blocks.get(key)));
  return { entries, changes: [], pairs: [], representation: [], renames: noRenames };
}
