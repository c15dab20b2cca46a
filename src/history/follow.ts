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
  const turns: Turn[] = [];
  const mayBeRenamed = [...places.keys()].some((subject) => elementOf(subject) !== "");
  if (mayBeRenamed) for (const step of steps()) turns.push(turnOf(step));
  const byElement = groupBy(mayBeRenamed ? places.keys() : [], elementOf);
  const stay = (moves: Renames) =>
    [...moves.keys()].every((old) =>
      (byElement.get(old) ?? []).every((subject) => places.has(newNameOf(moves, subject))),
    );
  const next = (names: typeof places, moves: Renames, valuesBySubject: typeof places) =>
    names === places && valuesBySubject === places && stay(moves) ? places : carryPlaces(names, moves, valuesBySubject);
  // The names by which the places were reached, from the last step backwards.
  const earlier = [places];
  for (const { renames, added } of turns.slice(1).toReversed())
    earlier.push(next(without(added, lastIn(earlier), places), inverse(renames), places));
  let now = lastIn(earlier);
  let before: Turn | undefined;
  for (const step of steps()) {
    const turn = mayBeRenamed ? turnOf(step) : undefined;
    const laterNames = earlier.pop() ?? places;
    now = next(before ? without(before.removed, now, places) : now, step.renames, laterNames);
    if (turn && turn.added.size > 0) now = union(now, laterNames);
    yield [step, now];
    before = turn;
  }
}

/** Returns all names of both. */
function union<T>(names: ReadonlyMap<string, T>, otherNames: ReadonlyMap<string, T>): ReadonlyMap<string, T> {
  if (names === otherNames || [...otherNames.keys()].every((name) => names.has(name))) return names;
  return new Map([...names, ...otherNames]);
}

/** What a step does to elements: those that it adds or removes are not the same as others of their name. */
interface Turn {
  readonly renames: Renames;
  readonly added: ReadonlySet<string>;
  readonly removed: ReadonlySet<string>;
}

function turnOf({ entries, renames }: Step): Turn {
  const targets = new Set(renames.values());
  const added = entries.filter(
    ({ subject, before, after }) => !before && after?.element !== undefined && !targets.has(subject),
  );
  const removed = entries.filter(
    ({ subject, before, after }) => !after && before?.element !== undefined && !renames.has(subject),
  );
  return { renames, added: subjectsIn(added), removed: subjectsIn(removed) };
}

const NONE: ReadonlySet<string> = new Set();

/** Returns the subjects of changes. Most steps have none, and all steps are held at once. */
function subjectsIn(changes: Step["entries"]): ReadonlySet<string> {
  return changes.length === 0 ? NONE : new Set(changes.map(({ subject }) => subject));
}

/** Returns the names without those of elements that only a renaming led to. */
function without<T>(
  elements: ReadonlySet<string>,
  names: ReadonlyMap<string, T>,
  places: ReadonlyMap<string, T>,
): ReadonlyMap<string, T> {
  if (elements.size === 0 || names === places) return names;
  const left = [...names].filter(([subject]) => places.has(subject) || !elements.has(elementOf(subject)));
  return left.length === names.size ? names : left.length === places.size ? places : new Map(left);
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
