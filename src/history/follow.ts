// Follows places of the settings through the renames of their elements.
import { elementOf } from "../catalog/subjects.ts";
import { groupBy, lastIn } from "../lists.ts";
import { inverse, type Lasting, newNameOf, rename, type Renames } from "./renames.ts";
import type { Step } from "./steps.ts";

/**
 * Yields every step with the requested places by their names after it: a renamed element had another name before.
 * @param steps starts the history anew. It is read twice if a place may have had another name, so that no step is kept.
 */
export function* followPlaces<T>(
  steps: () => Iterable<Step>,
  places: ReadonlyMap<string, T>,
): Generator<readonly [Step, ReadonlyMap<string, T>]> {
  const renames: Renames[] = [];
  const mayBeRenamed = [...places.keys()].some((subject) => elementOf(subject) !== "");
  if (mayBeRenamed) for (const step of steps()) renames.push(step.renames);
  const byElement = groupBy(mayBeRenamed ? places.keys() : [], elementOf);
  const stay = (moves: Renames) =>
    [...moves.keys()].every((old) =>
      (byElement.get(old) ?? []).every((subject) => places.has(newNameOf(moves, subject))),
    );
  const next = (names: typeof places, moves: Renames, valuesBySubject: typeof places) =>
    names === places && valuesBySubject === places && stay(moves) ? places : carryPlaces(names, moves, valuesBySubject);
  // The names by which the places were reached, from the last step backwards.
  const earlier = [places];
  for (const moves of renames.slice(1).toReversed()) earlier.push(next(lastIn(earlier), inverse(moves), places));
  let now = lastIn(earlier);
  for (const step of steps()) {
    now = next(now, step.renames, earlier.pop() ?? places);
    yield [step, now];
  }
}

/** Returns places by their names after renames. @param valuesBySubject the names of the requested places after them */
function carryPlaces<T>(
  names: ReadonlyMap<string, T>,
  renames: Renames,
  valuesBySubject: ReadonlyMap<string, T>,
): ReadonlyMap<string, T> {
  if (renames.size === 0) return names;
  const renamedValues = [...names].map(([subject, value]) => [newNameOf(renames, subject), value] as const);
  return renamedValues.every(([subject]) => valuesBySubject.has(subject))
    ? valuesBySubject
    : new Map([...renamedValues, ...valuesBySubject]);
}

/** Moves what is open at a renamed element to its new name, if it continues there. */
export function carry<R extends Lasting>(
  open: Map<string, R>,
  renames: Renames,
  continues: (subject: string, run: R) => boolean,
): void {
  if (renames.size === 0) return;
  for (const [subject, run] of open) {
    const now = newNameOf(renames, subject);
    if (now === subject || !continues(now, run)) continue;
    open.delete(subject);
    rename(run, now);
    open.set(now, run);
  }
}
