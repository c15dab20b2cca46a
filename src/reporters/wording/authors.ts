// The authors of a finding: of the present failing value, and of the opening.
import { listOf } from "../../model/json-lists.ts";
import { isArray, isObject, type Json } from "../../model/json.ts";
import { accountOf } from "../../model/people.ts";
import type { Change, Direction, Finding, Person } from "../../model/report/index.ts";
import { type Book, changeIn, isNextSeen, renamedAwayBy, subjectIn } from "./book.ts";
import { among, movedBetween } from "./values.ts";

/** The revision that had a value first, as far as seen. */
export interface ValueOrigin {
  readonly revision: number;
  readonly at: string;
  readonly by: Person | null;
  /** false: the revision had the value, but an earlier revision that was not seen may have set it. */
  readonly exact: boolean;
}

/** One value of a window, and the revision that set it. */
export interface Step extends ValueOrigin {
  readonly before: Json;
  readonly actual: Json;
  /** The change that set the value; undefined if something else made it fail, and in the first revision seen. */
  readonly change: Change | undefined;
}

/** Whether a finding is an event: about one moment, without exposure. */
export function isEvent({ exposureSeconds }: Pick<Finding, "exposureSeconds">): boolean {
  return exposureSeconds === null;
}

/**
 * Whether an event is an action of the revision's editor. A missing revision or a clock is nobody's action, and a value
 * in the first revision seen may be another person's: only making the revision is the editor's. A secret that is left in
 * the history is not the fault of who took it out.
 */
export function isDeed({
  rule,
  kind,
  ...finding
}: Pick<Finding, "exposureSeconds" | "introduced" | "kind" | "rule">): boolean {
  const { revision, by, exact } = finding.introduced;
  if (rule === "secrets/exposed-in-history" || kind === "integrity") return false;
  if (!isEvent(finding) || revision === null || by === null) return false;
  return exact || kind === "editor";
}

/** Whether a finding is that revisions are missing. */
export function isGap({ rule }: Finding): boolean {
  return rule === "integrity/revision-gap";
}

/** Returns the values of a window. Skips values that no change set: they only differ in spelling. */
export function stepsOf(finding: Finding, book: Book): Step[] {
  const steps: Step[] = [...writtenBefore(finding, book)];
  for (const [i, { revision, at, by, actual }] of finding.values.entries()) {
    const change = changeIn(revision, subjectIn(revision, finding, book), book);
    if ((i > 0 || steps.length > 0) && !change) continue;
    const openingRevision = finding.introduced.revision;
    const exact = revision === openingRevision ? finding.introduced.exact : isNextSeen(revision, book);
    const before =
      finding.values[i - 1]?.actual ?? (revision === openingRevision ? finding.before : (change?.before ?? null));
    steps.push({ revision, at, by, exact, before, actual, change });
  }
  return steps;
}

/**
 * Returns the step that set the failing value, if a window opened without it: by its switch, or by a revision that only
 * took out other entries, so that the value is within an exception again.
 */
function writtenBefore(finding: Finding, book: Book): Step[] {
  const { kind, introduced, inert, values } = finding;
  const { revision: opened, exact: isExact } = introduced;
  if (kind !== "setting" || inert || opened === null || !isExact || values[0]?.revision !== opened) return [];
  const { actual, ...moment } = values[0];
  const subject = subjectIn(opened, finding, book);
  const opening = changeIn(opened, subject, book);
  if (opening) {
    const step = { ...moment, exact: true, before: opening.before, actual, change: opening };
    if (opening.subject !== subject || failingStep(finding, [step])) return [];
  }
  // What an element of this name had before it was renamed is another element's.
  const renamed = renamedAwayBy(opened, subject, book);
  const rows = (book.changed.get(subject) ?? []).filter(
    ({ revision }) => revision < opened && revision > (renamed ?? -1),
  );
  const steps = rows.flatMap((row): Step[] => {
    const change = changeIn(row.revision, subject, book);
    if (!change) return [];
    const { revision, at, by } = row;
    return [
      { revision, at, by, exact: isNextSeen(revision, book), before: change.before, actual: change.after, change },
    ];
  });
  // Nobody writes what is not set: a removed model that came back without a key has no key from whoever brought it back.
  const isWritten = steps.length > 0 ? steps.at(-1)!.actual !== null : renamed === undefined && !isEmpty(actual);
  if (!isWritten) return [];
  const first = book.report.revisions[0];
  const oldest = steps[0] ? steps[0].before : opening ? opening.before : actual;
  if (renamed === undefined && first && first.revision < opened && oldest !== null) {
    const { revision, at, by } = first;
    steps.unshift({ revision, at, by, exact: false, before: null, actual: oldest, change: undefined });
  }
  const step = failingStep(finding, steps);
  return step ? [step] : [];
}

/** Whether a value may spell that a setting is not set. */
function isEmpty(value: Json): boolean {
  return value === null || value === "" || (typeof value === "object" && Object.keys(value).length === 0);
}

/**
 * Returns the step that set the present failing value, if it is not the opening step: a later step, or an earlier one
 * whose value was accepted until then.
 */
export function currentStep(finding: Finding, book: Book): Step | undefined {
  if (isEvent(finding)) return undefined;
  const step = failingStep(finding, stepsOf(finding, book));
  return step && step.revision !== finding.introduced.revision && (step.change || !step.exact) ? step : undefined;
}

/**
 * Returns the step since which the failing value is present: the last step; for a list the last step that added a
 * forbidden entry, removed a required one, or wrote the list where it was not set. Undefined if no step did.
 */
function failingStep({ actual, offending }: Finding, steps: readonly Step[]): Step | undefined {
  // A number is the size of a list, null its absence, and a list the list itself.
  const entries = offending.filter((entry) => typeof entry === "string" || isObject(entry));
  if (!isArray(actual) || entries.length === 0) return steps.at(-1);
  const isOrder = among(entries, actual).length === actual.length;
  return steps.findLast((step) => {
    // The author of the whole list also left out its missing entries.
    if (step.change && (listOf(step.before).length === 0 || listOf(step.actual).length === 0)) return true;
    const { added = [], removed = [] } = step.change?.added
      ? step.change
      : movedBetween(listOf(step.before), listOf(step.actual));
    const entryMoves = [...added, ...removed];
    return entryMoves.length === 0 ? isOrder : among(entries, entryMoves).length > 0;
  });
}

/** Returns the revision that brought the present value; null if no revision did. */
export function broughtBy(finding: Finding, book: Book): ValueOrigin | null {
  // The author of a setting without effect is not the person who turned its switch.
  const later = finding.inert?.since ?? currentStep(finding, book);
  if (later) return later;
  const { revision, by, exact } = finding.introduced;
  const at = openedAt(finding);
  return revision === null ? null : { revision, at, by, exact: isEvent(finding) ? isDeed(finding) : exact };
}

/** Returns when the revision that opened a finding was made. A secret is older than the finding that it is too old. */
export function openedAt({ introduced, values }: Finding): string {
  return values.find(({ revision }) => revision === introduced.revision)?.at ?? introduced.at;
}

/** Returns author and revision of the present value; null if unknown, or no revision set it. */
export function authorOf(finding: Finding, book: Book): ValueOrigin | null {
  const origin = broughtBy(finding, book);
  return origin?.exact === true ? origin : null;
}

/** Whether a window was opened by another revision than the one that brought its present value. */
export function isOpenedApart(finding: Finding, book: Book): boolean {
  const { inert, introduced } = finding;
  return inert ? inert.since.revision !== introduced.revision : currentStep(finding, book) !== undefined;
}

/** Returns who opened a window, if that is not the author of the present value; null if unknown, undefined if nobody. */
export function openerOf(finding: Finding, book: Book): { by: Person | null; revision: number } | null | undefined {
  const { revision, by, exact } = finding.introduced;
  if (!isOpenedApart(finding, book)) return undefined;
  if (revision === null || !exact) return null;
  return isOpenedByTightening(finding, book) ? undefined : { by, revision };
}

/**
 * Whether the failing value is older than its window, and a tightening opened the window. Whoever turned a guard on again,
 * or took out other entries, is not to blame for the value.
 */
export function isOpenedByTightening(finding: Finding, book: Book): boolean {
  const { inert, introduced } = finding;
  const step = inert ? undefined : currentStep(finding, book);
  if (step === undefined || introduced.revision === null || step.revision > introduced.revision) return false;
  return openingChange(finding, book)?.direction === "tighter";
}

/** Returns who opened a finding, and who set its present value, as far as known, with their revisions. */
export function causersOf(finding: Finding, book: Book): { by: Person | null; revision: number }[] {
  const { exact, by, revision } = finding.introduced;
  const isOpener = isEvent(finding) ? isDeed(finding) : exact && !isOpenedByTightening(finding, book);
  const author = isEvent(finding) ? null : authorOf(finding, book);
  return [...(isOpener && revision !== null ? [{ by, revision }] : []), ...(author ? [author] : [])];
}

/** Returns the change that set the present value. */
export function standingChange(finding: Finding, book: Book): Change | undefined {
  if (isEvent(finding)) return undefined;
  const { inert } = finding;
  if (inert) return inert.since.exact ? changeIn(inert.since.revision, inert.switch, book) : undefined;
  const step = currentStep(finding, book);
  return step ? (step.exact ? step.change : undefined) : openingChange(finding, book);
}

/** Returns the direction of the change that set the present value, if known. */
export function standingDirection(finding: Finding, book: Book): Direction | undefined {
  return standingChange(finding, book)?.direction;
}

/** Returns the direction from the last passing value to the present one; undefined if several changes led to it. */
export function wholeDirection(finding: Finding, book: Book): Direction | undefined {
  return !finding.inert && currentStep(finding, book) ? undefined : standingDirection(finding, book);
}

/** Returns the change that opened a finding: of its own setting, of a setting around or inside it, or of its switch. */
export function openingChange(finding: Finding, book: Book): Change | undefined {
  const number = finding.introduced.revision;
  if (number === null || !finding.introduced.exact || isEvent(finding)) return undefined;
  // Reports of earlier versions do not name the switch.
  const place =
    finding.openingSwitch ?? (finding.causedBy === null ? undefined : book.findings.get(finding.causedBy)?.subject);
  const change = changeIn(number, subjectIn(number, finding, book), book);
  return change ?? (place === undefined ? undefined : book.changes(number)?.on(place));
}

/** Whether two people are the same. */
export function isSame(a: Person | null, b: Person | null): boolean {
  return a !== null && b !== null && accountOf(a) === accountOf(b);
}
