// Who brought about what a finding tells: the author of what fails and stands, and who opened it.
import { listOf } from "../../lists.ts";
import { isArray, isObject, type Json } from "../../model/json.ts";
import type { Change, Direction, Finding, Person } from "../../model/report/index.ts";
import { type Book, changeIn, isNextSeen, subjectIn } from "./book.ts";
import { among, movedBetween } from "./values.ts";

/** One value of a window, and the revision that brought it. */
export interface Step {
  readonly revision: number;
  readonly at: string;
  readonly by: Person | null;
  /** false: the revision had it, and an earlier one that was not seen may have brought it. */
  readonly exact: boolean;
  readonly before: Json;
  readonly actual: Json;
  /** What brought the value; undefined where something else made it fail, and in the first revision seen. */
  readonly change: Change | undefined;
}

/** Whether a finding is about one moment and has no exposure. */
export function isEvent(finding: Finding): boolean {
  return finding.exposureSeconds === null;
}

/**
 * Whether an event is what a revision's editor did. A missing revision or a clock is nobody's doing, and what stands in
 * the first revision seen may be somebody else's: only that its editor made it is known.
 */
export function isDeed(finding: Finding): boolean {
  const { revision, by, exact } = finding.introduced;
  if (!isEvent(finding) || finding.kind === "integrity" || revision === null || by === null) return false;
  return exact || finding.kind === "editor";
}

/** Whether a finding is that revisions are missing. */
export function isGap({ rule }: Finding): boolean {
  return rule === "integrity/revision-gap";
}

/** The values of a window. A value that no change brought was written differently, and means what the one before did. */
export function stepsOf(finding: Finding, book: Book): Step[] {
  const steps: Step[] = [...writtenBefore(finding, book)];
  for (const [i, { revision, at, by, actual }] of finding.values.entries()) {
    const change = changeIn(revision, subjectIn(revision, finding, book), book);
    if ((i > 0 || steps.length > 0) && !change) continue;
    const opened = finding.introduced.revision;
    const exact = revision === opened ? finding.introduced.exact : isNextSeen(revision, book);
    const earlier = i > 0 ? finding.values[i - 1]! : steps.at(-1);
    const before = earlier?.actual ?? (revision === opened ? finding.before : (change?.before ?? null));
    steps.push({ revision, at, by, exact, before, actual, change });
  }
  return steps;
}

/** Of a policy's rule whose window opened without a change of the value, by its switch: the step that brought what fails. */
function writtenBefore(finding: Finding, book: Book): Step[] {
  const { kind, introduced, inert, values } = finding;
  const opened = introduced.revision;
  if (kind !== "setting" || inert || opened === null || !introduced.exact || values[0]?.revision !== opened) return [];
  const { actual } = values[0];
  const subject = subjectIn(opened, finding, book);
  if (actual === null || changeIn(opened, subject, book)) return [];
  const rows = (book.changed.get(subject) ?? []).filter(({ revision }) => revision < opened);
  const steps = rows.flatMap((row): Step[] => {
    const change = changeIn(row.revision, subject, book);
    if (!change) return [];
    const { revision, at, by } = row;
    return [
      { revision, at, by, exact: isNextSeen(revision, book), before: change.before, actual: change.after, change },
    ];
  });
  const first = book.report.revisions[0];
  const oldest = steps[0] ? steps[0].before : actual;
  if (first && first.revision < opened && oldest !== null) {
    const { revision, at, by } = first;
    steps.unshift({ revision, at, by, exact: false, before: null, actual: oldest, change: undefined });
  }
  const step = failingStep(finding, steps);
  return step ? [step] : [];
}

/**
 * The step that brought what fails and stands, where that is not the one that opened the window: a later one, or an
 * earlier one whose value was accepted until then.
 */
export function currentStep(finding: Finding, book: Book): Step | undefined {
  if (isEvent(finding)) return undefined;
  const step = failingStep(finding, stepsOf(finding, book));
  return step && step.revision !== finding.introduced.revision && (step.change || !step.exact) ? step : undefined;
}

/**
 * The step since which what fails stands: the last one, and of a list the last one that added an entry that should not be
 * in it, removed one that should, or wrote the list where it was not set. Undefined where no step did.
 */
function failingStep({ actual, offending }: Finding, steps: readonly Step[]): Step | undefined {
  // A number is how many entries a list has, null that it has none, a list the list itself.
  const entries = offending.filter((entry) => typeof entry === "string" || isObject(entry));
  if (!isArray(actual) || entries.length === 0) return steps.at(-1);
  const isOrder = among(entries, actual).length === actual.length;
  return steps.findLast((step) => {
    // Whoever wrote the list itself left out what it lacks.
    if (step.change && (listOf(step.before).length === 0 || listOf(step.actual).length === 0)) return true;
    const moved = movedBy(step);
    return moved.length === 0 ? isOrder : among(entries, moved).length > 0;
  });
}

/** The entries that a step added to a list or removed from it; of the first value seen, all of them. */
function movedBy({ before, actual, change }: Step): readonly Json[] {
  const { added = [], removed = [] } = change?.added ? change : movedBetween(listOf(before), listOf(actual));
  return [...added, ...removed];
}

/** Who brought the value that stands and in which revision; null where nobody knows, or no revision brought it. */
export function authorOf(finding: Finding, book: Book): { by: Person | null; revision: number; at: string } | null {
  // Whoever wrote a setting that has no effect is not who took its effect away.
  if (finding.inert) return finding.inert.since.exact ? finding.inert.since : null;
  const step = currentStep(finding, book);
  if (step) return step.exact ? step : null;
  const { revision, at, by, exact } = finding.introduced;
  const isKnown = isEvent(finding) ? isDeed(finding) : exact;
  return revision === null || !isKnown ? null : { by, revision, at };
}

/** Who opened a window, where that is not the author of the value that stands; null as there. */
export function openerOf(finding: Finding, book: Book): { by: Person | null; revision: number } | null | undefined {
  const { revision, by, exact } = finding.introduced;
  if (finding.inert ? finding.inert.since.revision === revision : !currentStep(finding, book)) return undefined;
  return revision === null || !exact ? null : { by, revision };
}

/** The change that brought the value that stands. */
export function standingChange(finding: Finding, book: Book): Change | undefined {
  if (isEvent(finding)) return undefined;
  const { inert } = finding;
  if (inert) return inert.since.exact ? changeIn(inert.since.revision, inert.switch, book) : undefined;
  const step = currentStep(finding, book);
  return step ? (step.exact ? step.change : undefined) : openingChange(finding, book);
}

/** The direction of the change that brought the value that stands, where one is known. */
export function standingDirection(finding: Finding, book: Book): Direction | undefined {
  return standingChange(finding, book)?.direction;
}

/** The direction from the last passing value to the one that stands; undefined where several changes made it. */
export function wholeDirection(finding: Finding, book: Book): Direction | undefined {
  return !finding.inert && currentStep(finding, book) ? undefined : standingDirection(finding, book);
}

/** The change that opened a finding: of its own setting, of one it stands in or that stands in it, or of its switch. */
export function openingChange(finding: Finding, book: Book): Change | undefined {
  const number = finding.introduced.revision;
  if (number === null || !finding.introduced.exact || isEvent(finding)) return undefined;
  const cause = finding.causedBy === null ? undefined : book.findings.get(finding.causedBy)?.subject;
  const change = changeIn(number, subjectIn(number, finding, book), book);
  return change ?? (cause === undefined ? undefined : book.changes(number)?.on(cause));
}

/** Whether two people are one. */
export function isSame(a: Person | null, b: Person | null): boolean {
  return a !== null && b !== null && a.id === b.id && a.email === b.email;
}
