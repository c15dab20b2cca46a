// Collects what a session has read: every revision once, its other forms, and unknown fields.
import { firstOf, type RawRevision } from "./change.ts";
import type { Fingerprints } from "./fingerprint.ts";
import type { Mark } from "./mark.ts";
import { isSame } from "./reseal.ts";

export interface ArrivedRevisions {
  /** Sorted by number, without duplicates. */
  readonly revisions: RawRevision[];
  /** Every form in which each revision arrived, by number; null if not requested. */
  readonly forms: ReadonlyMap<number, readonly RawRevision[]> | null;
  /** Numbers that arrived twice with different content. */
  readonly conflicts: readonly number[];
  readonly unknownFields: ReadonlySet<string>;
}

export class Arrivals {
  readonly #fingerprints: Fingerprints;
  readonly #mark: Mark;
  readonly #revisions = new Map<number, RawRevision>();
  /** The other forms of revisions that arrived in several. */
  readonly #otherForms = new Map<number, RawRevision[]>();
  readonly #unknownFields = new Set<string>();

  /** @param mark the mark of the session that reads */
  constructor(fingerprints: Fingerprints, mark: Mark) {
    this.#fingerprints = fingerprints;
    this.#mark = mark;
  }

  get size(): number {
    return this.#revisions.size;
  }

  add(revisions: readonly RawRevision[], unknownFields: ReadonlySet<string>): void {
    for (const revision of revisions) this.#add(revision);
    for (const field of unknownFields) this.#unknownFields.add(field);
  }

  #add(item: RawRevision): void {
    const { revision } = item;
    const before = this.#revisions.get(revision);
    if (!before) return void this.#revisions.set(revision, item);
    if (this.#isSame(before, item)) {
      // A form that was never sealed holds more.
      if (before.mark) this.#revisions.set(revision, item.mark ? firstOf(before, item) : item);
      return;
    }
    const first = firstOf(before, item);
    const otherForm = first === item ? before : item;
    this.#revisions.set(revision, first);
    const otherForms = this.#otherForms.get(revision) ?? [];
    if (!otherForms.some((form) => this.#isSame(form, otherForm))) otherForms.push(otherForm);
    this.#otherForms.set(revision, otherForms);
  }

  #isSame(a: RawRevision, b: RawRevision): boolean {
    return isSame(a, b, this.#fingerprints, this.#mark);
  }

  /** Returns everything and drops its own references, so that each raw revision can be freed once it is sealed. */
  release(withForms: boolean): ArrivedRevisions {
    const revisions = [...this.#revisions.values()].sort((a, b) => a.revision - b.revision);
    const formsOf = (item: RawRevision) => [item, ...(this.#otherForms.get(item.revision) ?? [])];
    const forms = withForms ? new Map(revisions.map((item) => [item.revision, formsOf(item)])) : null;
    const conflicts = [...this.#otherForms.keys()].sort((a, b) => a - b);
    this.#revisions.clear();
    this.#otherForms.clear();
    return { revisions, forms, conflicts, unknownFields: this.#unknownFields };
  }
}
