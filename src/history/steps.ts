// Walking through a history one revision at a time, with what changed at each step. Sub-trees that stayed the same stay
// the same objects, so that everything downstream can remember what it knows of them.
import type { Block } from "../catalog/read.ts";
import type { JsonObject } from "../model/json.ts";
import type { Editor, SealedRevision } from "../model/sealed.ts";
import { type BlockDiff, diffSettings, type SettingChange } from "./changes.ts";
import { type Gap, gapBetween } from "./order.ts";
import { PutBack } from "./put-back.ts";
import { noRenames, type Renames } from "./renames.ts";

/** When something happened, and by whom. */
export interface Moment {
  readonly revision: number;
  readonly at: string;
  readonly time: number;
  readonly by: Editor;
}

export function momentOf(step: Step): Moment {
  const { revision, at, time, by } = step.revision;
  return { revision, at, time, by };
}

export interface Step {
  readonly revision: SealedRevision;
  readonly previous: SealedRevision | null;
  /** The settings by top-level key, now and before. Valid during the step only. */
  readonly blocks: ReadonlyMap<string, Block>;
  readonly before: ReadonlyMap<string, Block>;
  /** The keys whose blocks are not the same as before; all of them in the first revision seen. */
  readonly changed: readonly string[];
  /** Empty in the first revision seen. */
  readonly changes: readonly SettingChange[];
  readonly representation: readonly string[];
  /** Elements that go on under another key: the subject each had, and the one it has now. */
  readonly renames: Renames;
  readonly gap: Gap | undefined;
  /** Whether what is new here was brought by this revision, and not by one that was not seen. */
  readonly exact: boolean;
}

const unchanged: BlockDiff = { changes: [], representation: [], renames: noRenames };

/** The steps of a history in order. `read` must remember: see createReader. */
export function* stepsOf(
  revisions: Iterable<SealedRevision>,
  read: (settings: JsonObject) => ReadonlyMap<string, Block>,
): Generator<Step> {
  const putBack = new PutBack();
  let previous: SealedRevision | null = null;
  let before: ReadonlyMap<string, Block> = new Map();
  for (const revision of revisions) {
    const blocks = new Map(read(revision.settings));
    const changed: string[] = [];
    for (const [key, block] of blocks) {
      const old = before.get(key);
      if (old && sameRaw(old, block)) blocks.set(key, old);
      else changed.push(key);
    }
    for (const key of before.keys()) if (!blocks.has(key)) changed.push(key);
    const gap = gapBetween(previous, revision);
    const { changes, representation, renames } = previous ? diffSettings(before, blocks, changed) : unchanged;
    const old = before;
    putBack.rename(renames);
    yield {
      revision,
      previous,
      blocks,
      before,
      changed,
      changes: changes.map((change) => putBack.judge(change, old, blocks)),
      representation,
      renames,
      gap,
      exact: previous !== null && !gap,
    };
    previous = revision;
    before = blocks;
  }
}

function sameRaw(a: Block, b: Block): boolean {
  if (a === b) return true;
  if (a.raw.size !== b.raw.size) return false;
  for (const [key, value] of a.raw) if (!b.raw.has(key) || b.raw.get(key) !== value) return false;
  return true;
}
