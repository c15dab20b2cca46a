// Iterates over a history revision by revision, with the changes of each step. They are computed once for all readers,
// so that no reader needs to visit unchanged settings. The settings themselves exist once, and each step updates them.
import type { Catalog } from "../catalog/catalog.ts";
import { type BlockChange, type Blocks, entryAt, type EntryChange, type SettingEntry } from "../catalog/entries.ts";
import { SettingsReader } from "../catalog/read.ts";
import { present } from "../lists.ts";
import type { SealedRevision } from "../model/sealed.ts";
import { type Diff, diffOf, type SettingChange } from "./changes.ts";
import { settingsOf } from "./given-up.ts";
import { type Gap, gapBetween } from "./order.ts";
import { PutBack } from "./put-back.ts";
import { inverse, newNameOf, noRenames, type Renames } from "./renames.ts";

/** The time and author of a revision. */
export type StepMoment = Pick<SealedRevision, "revision" | "at" | "time" | "by">;

/** A revision in which something was seen to change, or seen first. */
export interface SeenMoment extends StepMoment {
  /** false: it was so in the first revision seen, or a missing revision may have made it so. */
  readonly exact: boolean;
}

/** One revision, and what it changed. */
export class Step implements Diff {
  readonly revision: SealedRevision;
  readonly previous: SealedRevision | null;
  /** The settings after the revision. The next step changes them. */
  readonly blocks: Blocks;
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
  /** The number, time and author of the revision. */
  readonly moment: StepMoment;
  /** The same, with `exact`. */
  readonly seenMoment: SeenMoment;
  #before: ReadonlyMap<string, SettingEntry | undefined> | undefined;
  #formerNames: Renames | undefined;

  constructor(revision: SealedRevision, previous: SealedRevision | null, blocks: Blocks, diff: Diff) {
    this.revision = revision;
    this.previous = previous;
    this.blocks = blocks;
    this.entries = diff.entries;
    this.changes = diff.changes;
    this.pairs = diff.pairs;
    this.representation = diff.representation;
    this.renames = diff.renames;
    this.gap = gapBetween(previous, revision);
    this.exact = previous !== null && !this.gap;
    const { at, time, by } = revision;
    this.moment = { revision: revision.revision, at, time, by };
    this.seenMoment = { ...this.moment, exact: this.exact };
  }

  /** Returns the entry before the revision at a place, by the name that its element has after it. */
  entryBefore(subject: string): SettingEntry | undefined {
    this.#before ??= new Map(this.entries.map((change) => [change.subject, change.before]));
    this.#formerNames ??= inverse(this.renames);
    const place = newNameOf(this.#formerNames, subject);
    return this.#before.has(place) ? this.#before.get(place) : entryAt(this.blocks, place);
  }
}

/** Yields the steps of a history in order. */
export function* stepsOf(revisions: Iterable<SealedRevision>, catalog: Catalog): Generator<Step> {
  const reader = new SettingsReader(catalog);
  const putBack = new PutBack();
  let previous: SealedRevision | null = null;
  for (const revision of revisions) {
    const blocks = reader.read(settingsOf(revision));
    const diff = previous ? diffOf(blocks) : firstOf(blocks);
    putBack.rename(diff.renames);
    const changes = diff.changes.map((change, i) => putBack.judge(change, present(diff.pairs[i])));
    yield new Step(revision, previous, reader.blocks, { ...diff, changes });
    previous = revision;
  }
}

/** The changes of the first revision seen are unknown. */
function firstOf(blocks: readonly BlockChange[]): Diff {
  const entries = blocks.flatMap((block) => block.entries);
  return { entries, changes: [], pairs: [], representation: [], renames: noRenames };
}
