// Related subjects: equal, or one inside the other.
import { addTo, firstIn } from "../../lists.ts";

export interface SubjectIndex<T> {
  /** Returns all things related to one of the subjects, each once, in the order of the list. */
  to(subjects: readonly string[]): readonly T[];
  /** Returns the first thing on a subject. */
  on(subject: string): T | undefined;
  /** Returns the first thing on a subject, or else the first related to it. */
  first(subject: string): T | undefined;
}

/** Up to this number, a linear search is faster than an index. */
export const FEW = 12;

/** Creates a lookup of things by subject, with an index if there are many. */
export function relatedIn<T>(things: readonly T[], subjectOf: (thing: T) => string): SubjectIndex<T> {
  return things.length > FEW ? new LargeIndex(things, subjectOf) : new SmallIndex(things, subjectOf);
}

/** Yields the places around a subject, nearest first. */
export function* outersOf(subject: string): Generator<string> {
  for (let end = subject.lastIndexOf("/"); end >= 0; end = end === 0 ? -1 : subject.lastIndexOf("/", end - 1))
    yield subject.slice(0, end);
}

class SmallIndex<T> implements SubjectIndex<T> {
  readonly #things: readonly T[];
  readonly #subjectOf: (thing: T) => string;

  constructor(things: readonly T[], subjectOf: (thing: T) => string) {
    this.#things = things;
    this.#subjectOf = subjectOf;
  }

  to(subjects: readonly string[]): readonly T[] {
    return this.#things.filter((thing) => subjects.some((subject) => isRelated(this.#subjectOf(thing), subject)));
  }

  on(subject: string): T | undefined {
    return this.#things.find((thing) => this.#subjectOf(thing) === subject);
  }

  first(subject: string): T | undefined {
    return this.on(subject) ?? this.#things.find((thing) => isRelated(this.#subjectOf(thing), subject));
  }
}

function isRelated(a: string, b: string): boolean {
  return a === b || isWithin(a, b) || isWithin(b, a);
}

function isWithin(inner: string, outer: string): boolean {
  return inner[outer.length] === "/" && inner.startsWith(outer);
}

class LargeIndex<T> implements SubjectIndex<T> {
  readonly #things: readonly T[];
  /** The indexes of the things on a subject, and of the things inside it. */
  readonly #on = new Map<string, number[]>();
  readonly #within = new Map<string, number[]>();

  constructor(things: readonly T[], subjectOf: (thing: T) => string) {
    this.#things = things;
    for (const [i, thing] of things.entries()) {
      const subject = subjectOf(thing);
      addTo(this.#on, subject, i);
      for (const outer of outersOf(subject)) addTo(this.#within, outer, i);
    }
  }

  to(subjects: readonly string[]): readonly T[] {
    const indexes = new Set<number>();
    for (const subject of subjects) for (const list of this.#lists(subject)) for (const i of list) indexes.add(i);
    return [...indexes].sort((a, b) => a - b).map((i) => this.#things[i]!);
  }

  on(subject: string): T | undefined {
    const [first] = this.#on.get(subject) ?? [];
    return first === undefined ? undefined : this.#things[first];
  }

  first(subject: string): T | undefined {
    const own = this.on(subject);
    if (own !== undefined) return own;
    let first = Infinity;
    for (const list of this.#lists(subject)) first = Math.min(first, firstIn(list));
    return this.#things[first];
  }

  *#lists(subject: string): Generator<readonly number[]> {
    for (const list of [this.#on.get(subject), this.#within.get(subject)]) if (list) yield list;
    for (const outer of outersOf(subject)) {
      const list = this.#on.get(outer);
      if (list) yield list;
    }
  }
}
