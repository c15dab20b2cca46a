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

/** Yields the places around a subject, nearest first. */
export function* outersOf(subject: string): Generator<string> {
  for (let end = subject.lastIndexOf("/"); end >= 0; end = end === 0 ? -1 : subject.lastIndexOf("/", end - 1))
    yield subject.slice(0, end);
}

/** Creates a lookup of things by subject. */
export function relatedIn<T>(things: readonly T[], subjectOf: (thing: T) => string): SubjectIndex<T> {
  /** The indexes of the things on a subject, and of the things inside it. */
  const [placesOn, placesWithin] = [new Map<string, number[]>(), new Map<string, number[]>()];
  for (const [i, thing] of things.entries()) {
    const subject = subjectOf(thing);
    addTo(placesOn, subject, i);
    for (const outer of outersOf(subject)) addTo(placesWithin, outer, i);
  }
  const listsOf = (subject: string) =>
    [
      placesOn.get(subject),
      placesWithin.get(subject),
      ...[...outersOf(subject)].map((outer) => placesOn.get(outer)),
    ].filter((list) => list !== undefined);
  const on = (subject: string) => things[placesOn.get(subject)?.[0] ?? -1];
  return {
    to: (subjects) => {
      const indexes = new Set(subjects.flatMap(listsOf).flat());
      return [...indexes].sort((a, b) => a - b).map((i) => things[i]!);
    },
    on,
    first: (subject) => on(subject) ?? things[Math.min(...listsOf(subject).map(firstIn))],
  };
}
