// The places of each literal, and since when. Compares literals by fingerprint, the only way to compare secrets.
import type { SettingEntry } from "../catalog/entries.ts";
import { moveAlong, newNameOf, type Renames } from "../history/renames.ts";
import type { SeenMoment, Step } from "../history/steps.ts";
import { isMasked } from "../model/sealed.ts";
import { credentialsIn } from "./secrets.ts";
import { getOrMake } from "../lists.ts";

/** What one place shows. The literal behind a mask may be unchanged. */
interface Showing {
  readonly fingerprints: readonly string[];
  readonly masked: boolean;
}

/** A literal that appears at a place after it was removed. */
export interface Return {
  readonly subject: string;
  readonly fingerprint: string;
  /** Its last place, and the revision that removed it there. */
  readonly out: { readonly subject: string; readonly moment: SeenMoment };
}

/** A literal at a place that is at another place for longer. */
interface Copy {
  readonly fingerprint: string;
  /** The place with the longest time. */
  readonly first: string;
}

interface Literal {
  /** The number of literals seen before it. */
  readonly rank: number;
  /** The places that show it, and the step from which each does. */
  readonly places: Map<string, number>;
  /** The place that has shown it for the longest time. */
  first: string | undefined;
  /** The number of places that held it after the last step. */
  holders: number;
  /** The places from which it was removed, in order of time. */
  readonly out: Map<string, SeenMoment>;
}

/** Tracks the literals through a history. */
export class Literals {
  readonly #literals = new Map<string, Literal>();
  /** By place: the literals it shows. The list is empty after they were removed. */
  readonly #shownLiterals = new Map<string, readonly string[]>();
  /** By place: the literals it is known to hold. Behind a mask: those it held before. */
  readonly #heldLiterals = new Map<string, ReadonlySet<string>>();
  #steps = 0;

  /** Processes a step. Returns the places whose copies may have changed, and the literals that came back. */
  see(step: Step): { readonly touchedSubjects: ReadonlySet<string>; readonly back: readonly Return[] } {
    this.#steps++;
    const touchedSubjects = new Set<string>(this.#rename(step.renames));
    /** Literals without a first place, and literals that were removed from their first place. */
    const movedLiterals = new Set<Literal>();
    const arrivals: [string, string][] = [];
    const removals: [string, string][] = [];
    for (const { subject, after } of step.entries) {
      const now = after?.hides === true ? shownIn(after) : undefined;
      const old = this.#shownLiterals.get(subject);
      if (!now && !old && !this.#heldLiterals.has(subject)) continue;
      touchedSubjects.add(subject);
      this.#show(subject, old ?? [], now?.fingerprints ?? [], movedLiterals);
      if (now?.masked === true) continue;
      const before = this.#heldLiterals.get(subject) ?? new Set<string>();
      const next = new Set(now?.fingerprints);
      for (const print of next) if (!before.has(print)) arrivals.push([subject, print]);
      for (const print of before) if (!next.has(print)) removals.push([subject, print]);
      if (next.size > 0) this.#heldLiterals.set(subject, next);
      else this.#heldLiterals.delete(subject);
    }
    for (const literal of movedLiterals) {
      findFirst(literal);
      for (const place of literal.places.keys()) touchedSubjects.add(place);
    }
    const back = arrivals.flatMap(([subject, print]) => this.#returnsOf(subject, print));
    for (const [, print] of arrivals) this.#literal(print).holders++;
    for (const [, print] of removals) this.#literal(print).holders--;
    const moment = step.seenMoment;
    for (const [subject, print] of removals) {
      const { out } = this.#literal(print);
      out.delete(subject);
      out.set(subject, moment);
    }
    return { touchedSubjects, back };
  }

  /** Returns the literals of a place that have been at another place for longer. */
  copiesAt(subject: string): Copy[] {
    const own = (this.#shownLiterals.get(subject) ?? []).map((fingerprint) => ({
      fingerprint,
      ...this.#literal(fingerprint),
    }));
    return own
      .toSorted((a, b) => a.rank - b.rank)
      .flatMap(({ fingerprint, first }) => (first === undefined || first === subject ? [] : [{ fingerprint, first }]));
  }

  /** Moves the places of elements that continue under another key. Returns the places of which another is renamed. */
  #rename(renames: Renames): string[] {
    if (renames.size === 0) return [];
    moveAlong(this.#shownLiterals, renames);
    moveAlong(this.#heldLiterals, renames);
    return [...this.#literals.values()].flatMap((literal) => {
      moveInOrder(literal.places, renames);
      // A new element may get the old name: the literal was taken out at this place too.
      moveInOrder(literal.out, renames, true);
      const first = literal.first === undefined ? undefined : newNameOf(renames, literal.first);
      if (first === literal.first) return [];
      literal.first = first;
      return [...literal.places.keys()];
    });
  }

  #literal(fingerprint: string): Literal {
    return getOrMake(this.#literals, fingerprint, () => {
      return { rank: this.#literals.size, places: new Map(), first: undefined, holders: 0, out: new Map() };
    });
  }

  /** Call this before the step's additions and removals are counted. */
  #returnsOf(subject: string, fingerprint: string): Return[] {
    const { out, holders } = this.#literal(fingerprint);
    const own = out.get(subject);
    if (own) return [{ subject, fingerprint, out: { subject, moment: own } }];
    // A literal that is still elsewhere was copied, not removed.
    const last = holders > 0 ? undefined : [...out].at(-1);
    return last ? [{ subject, fingerprint, out: { subject: last[0], moment: last[1] } }] : [];
  }

  #show(subject: string, old: readonly string[], now: readonly string[], movedLiterals: Set<Literal>): void {
    for (const print of old)
      if (!now.includes(print)) {
        const literal = this.#literal(print);
        literal.places.delete(subject);
        if (literal.first === subject) movedLiterals.add(literal);
      }
    for (const print of now) {
      const literal = this.#literal(print);
      if (literal.places.has(subject)) continue;
      literal.places.set(subject, this.#steps);
      // A place that was the first before this step has shown it for longer.
      if (literal.first === undefined) movedLiterals.add(literal);
    }
    this.#shownLiterals.set(subject, now);
  }
}

/** Updates the place that has shown a literal the longest. If several appeared together, it is the first by name. */
function findFirst(literal: Literal): void {
  let first: readonly [string, number] | undefined;
  // The places are in the order in which they appeared.
  for (const [subject, since] of literal.places)
    if (!first || (since === first[1] && subject < first[0])) first = [subject, since];
  literal.first = first?.[0];
}

/** Moves the values of a map to the new subjects of their places, in the same order. @param keeps the old subjects too */
function moveInOrder<T>(map: Map<string, T>, renames: Renames, keeps = false): void {
  if (![...map.keys()].some((subject) => newNameOf(renames, subject) !== subject)) return;
  const all = [...map];
  map.clear();
  for (const [subject, value] of all)
    for (const name of new Set([...(keeps ? [subject] : []), newNameOf(renames, subject)])) {
      map.delete(name);
      map.set(name, value);
    }
}

function shownIn(entry: SettingEntry): Showing | undefined {
  const fingerprints = [...new Set(credentialsIn(entry))];
  const masked = !entry.container && isMasked(entry.value);
  return fingerprints.length > 0 || masked ? { fingerprints, masked } : undefined;
}
