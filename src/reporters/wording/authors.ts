// Who brought about what a finding tells: the author of the value that stands, and who opened it.
import { canonical, isArray, isObject, type Json } from "../../model/json.ts";
import type { Change, Direction, Finding, Person } from "../../model/report/index.ts";
import { nameOf } from "../../text.ts";
import { type Book, changeIn, isNextSeen, listedWords, subjectIn } from "./book.ts";
import { broughtWords, changed, madeWords, momentWords, openedBy, personWords, turnedOff, was } from "./claims.ts";
import { at, joined, type Phrase, prose, revision, say, setting, value } from "./phrase.ts";
import { difference, differenceWords, type Limits } from "./values.ts";

/** One value of a window, and the revision that brought it. */
interface Step {
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
function currentStep(finding: Finding, book: Book): Step | undefined {
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
  const failing = new Set(entries.map(canonical));
  const isOrder = failing.size === new Set(actual.map(canonical)).size;
  return steps.findLast((step) => {
    // Whoever wrote the list itself left out what it lacks.
    if (step.change && !(hasEntries(step.before) && hasEntries(step.actual))) return true;
    const moved = movedBy(step);
    return moved.length === 0 ? isOrder : moved.some((entry) => failing.has(canonical(entry)));
  });
}

function hasEntries(json: Json): boolean {
  return isArray(json) && json.length > 0;
}

/** The entries that a step added to a list or removed from it; of the first value seen, all of them. */
function movedBy({ before, actual, change }: Step): readonly Json[] {
  if (change?.added && change.removed) return [...change.added, ...change.removed];
  const [old, now] = [isArray(before) ? before : [], isArray(actual) ? actual : []];
  const [inOld, inNow] = [new Set(old.map(canonical)), new Set(now.map(canonical))];
  return [
    ...now.filter((entry) => !inOld.has(canonical(entry))),
    ...old.filter((entry) => !inNow.has(canonical(entry))),
  ];
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

/** The change that opened a finding: of its own setting, of one it stands in or that stands in it, or of its switch. */
function openingChange(finding: Finding, book: Book): Change | undefined {
  const number = finding.introduced.revision;
  if (number === null || !finding.introduced.exact || isEvent(finding)) return undefined;
  const cause = finding.causedBy === null ? undefined : book.findings.get(finding.causedBy)?.subject;
  const change = changeIn(number, subjectIn(number, finding, book), book);
  return change ?? (cause === undefined ? undefined : book.changes(number)?.on(cause));
}

/** What a finding is about. */
export function subjectWords(subject: string): Phrase {
  const number = /^revision:(\d{1,15})$/.exec(subject)?.[1];
  if (number !== undefined) return revision(Number(number));
  if (subject.startsWith("rule:")) return ["rule ", ...value(subject.slice(5))];
  if (subject.startsWith("approval:")) return ["approval ", ...value(subject.slice(9))];
  return subject === "" ? ["the settings as a whole"] : setting(nameOf(subject));
}

/**
 * How a finding came to what it is, as one sentence without its full stop: the author of the value that stands, then who
 * opened it.
 * @param isTold the finding's message stands beside it already
 */
export function beginning(finding: Finding, book: Book, limits: Limits, isTold = false): Phrase {
  const { introduced } = finding;
  if (introduced.revision === null) {
    // An exception may have been needed for a while since it began.
    const [gap, word] = finding.rule === "exceptions/unused" ? ["; ", "in force since "] : [", ", "since "];
    return say`${isTold ? [] : say`${prose(finding.message)}${[gap]}`}${[word]}${at(introduced.at)}`;
  }
  const says = isTold ? [] : say`: ${prose(finding.message)}`;
  const moment = { revision: introduced.revision, at: introduced.at };
  if (isDeed(finding)) return say`${madeWords(introduced.by, moment)}${says}`;
  if (isEvent(finding)) return say`${isTold ? ["seen in "] : []}${momentWords(moment)}${says}`;
  if (finding.inert) return joined([inertWords(finding, book, isTold), ...ownWords(finding, book, limits)], "; ");
  return ownStory(finding, book, limits, says);
}

/** How a window came to its value, whether or not it has an effect. @param says what is wrong, where no change tells it */
function ownStory(finding: Finding, book: Book, limits: Limits, says: Phrase): Phrase {
  const { introduced } = finding;
  const moment = { revision: introduced.revision!, at: introduced.at };
  const step = currentStep(finding, book);
  if (step) return say`${stepWords(step, finding, book, limits)}; ${openingWords(finding, book, limits, step)}`;
  if (!introduced.exact) return alreadyWords(finding, book, limits);
  const change = openingChange(finding, book);
  if (!change) return say`${madeWords(introduced.by, moment)}${says}`;
  return changed(introduced.by, change, moment, limits, finding.offending);
}

/** Since when a setting has no effect, and who turned its switch. */
function inertWords(finding: Finding, book: Book, isTold: boolean): Phrase {
  const { switch: place, since } = finding.inert!;
  const what = isTold ? ["it has no effect"] : prose(finding.message);
  if (since.exact) return turnedOff(what, place, since.by, since);
  const not =
    since.revision === book.report.evidence.revisions.first
      ? ", the first one seen; who turned the switch and when are not known"
      : " at the latest; revisions before it are missing, so who turned the switch is not known";
  return say`${what}, already in ${momentWords(since)}${[not]}`;
}

/** What is told of a setting itself that has no effect: nothing where all that is wrong with it is the switch. */
function ownWords(finding: Finding, book: Book, limits: Limits): Phrase[] {
  const { revision } = finding.introduced;
  const step = currentStep(finding, book);
  if (revision !== finding.inert!.since.revision) return [ownStory(finding, book, limits, [])];
  return step ? [stepWords(step, finding, book, limits)] : [];
}

/** Who brought a later value of a window. */
function stepWords(step: Step, finding: Finding, book: Book, limits: Limits): Phrase {
  if (step.exact) return changed(step.by, step.change!, step, limits, finding.offending);
  const subject = subjectIn(step.revision, finding, book);
  const name = subjectWords(subject);
  if (step.revision === book.report.evidence.revisions.first)
    return say`${was(subject, name, step.actual, step, limits)}, the first one seen; who set it and when are not known`;
  return say`${was(subject, name, step.actual, step, limits, "")}; revisions before it are missing, so who set it is not known`;
}

/** Who opened a window whose value somebody brought later. */
function openingWords(finding: Finding, book: Book, limits: Limits, step: Step): Phrase {
  const { introduced } = finding;
  if (!introduced.exact) return alreadyWords(finding, book, limits);
  const moment = { revision: introduced.revision!, at: introduced.at };
  if (step.exact && isSame(introduced.by, step.by)) return say`open since ${momentWords(moment)}`;
  const change = openingChange(finding, book);
  if (!change) return say`open since ${momentWords(moment)}: ${madeWords(introduced.by, moment)}`;
  return openedBy(introduced.by, change, moment, limits, finding.offending);
}

/** What already was so in the first revision seen, or in the first one after a gap. */
function alreadyWords(finding: Finding, book: Book, limits: Limits): Phrase {
  const { introduced } = finding;
  const moment = { revision: introduced.revision!, at: introduced.at };
  const subject = subjectIn(moment.revision, finding, book);
  // Of a value nothing falls back to another one: null is the value of a setting that was not set.
  const [first] = finding.values;
  const actual = first ? first.actual : finding.actual;
  const values = new Set(finding.offending.map(canonical));
  const named = isArray(actual) ? (actual as Json[]).filter((entry) => values.has(canonical(entry))) : [];
  const so = was(subject, subjectWords(subject), actual, moment, limits, " already", named);
  if (moment.revision !== book.report.evidence.revisions.first)
    return say`${so}; revisions before it are missing, so it began then at the latest`;
  const not = actual === null ? "since when is not known" : "who set it and when are not known";
  return say`${so}, the first one seen; ${[not]}`;
}

/** Whether two people are one. */
export function isSame(a: Person | null, b: Person | null): boolean {
  return a !== null && b !== null && a.id === b.id && a.email === b.email;
}

/**
 * Who brought the value that stands, in a few words, and who opened the window, for lines and cells beneath the value.
 * The first is the one people see first. Whole sentences where it needs saying why nobody is named.
 */
export function bylines(finding: Finding, book: Book, limits: Limits): Phrase[] {
  const { introduced } = finding;
  if (introduced.revision === null) return [beginning(finding, book, limits)];
  const moment = { revision: introduced.revision, at: introduced.at };
  if (isDeed(finding)) return [broughtWords(introduced.by, listedWords(moment.revision, book), moment, null)];
  if (isEvent(finding)) return [say`seen in ${momentWords(moment)}`];
  if (finding.inert) {
    const { since, switch: place } = finding.inert;
    const listing = listedWords(since.revision, book);
    const change = changeIn(since.revision, place, book);
    const what = change ? { subject: change.subject, actual: change.after } : null;
    const first = since.exact
      ? say`switch turned by ${broughtWords(since.by, listing, since, what)}`
      : inertWords(finding, book, true);
    return [first, ...ownWords(finding, book, limits)];
  }
  const step = currentStep(finding, book);
  const by = (item: Step) => {
    const subject = subjectIn(item.revision, finding, book);
    return broughtWords(item.by, listedWords(item.revision, book), item, { subject, actual: item.actual });
  };
  const first = stepsOf(finding, book).find(({ revision: number }) => number === moment.revision);
  if (!step) {
    if (!introduced.exact) return [alreadyWords(finding, book, limits)];
    const change = openingChange(finding, book);
    const what = change ? { subject: change.subject, actual: change.after } : null;
    return [broughtWords(introduced.by, listedWords(moment.revision, book), moment, what)];
  }
  const differenceOf = (item: Step) => differenceWords(difference(item.before, item.actual, limits, finding.offending));
  const last = step.exact ? say`${differenceOf(step)} by ${by(step)}` : stepWords(step, finding, book, limits);
  if (!introduced.exact) return [last, alreadyWords(finding, book, limits)];
  if (step.exact && isSame(step.by, introduced.by))
    return [last, say`open since ${revision(moment.revision)}, ${at(moment.at)}`];
  return [
    last,
    first?.change ? say`opened by ${by(first)}: ${differenceOf(first)}` : openingWords(finding, book, limits, step),
  ];
}

/** Values a finding passed through, each with who set it. @param max the last so many */
export function passage(finding: Finding, book: Book, limits: Limits, max = Infinity): Phrase[] {
  const steps = stepsOf(finding, book);
  return steps.slice(-Math.min(max, steps.length)).map((step, i, list) => {
    const { revision: number, at: time } = step;
    const isFirst = i === 0 && list.length === steps.length;
    const author = step.exact ? say`, ${personWords(step.by)}` : [];
    const already = isFirst && !step.exact ? ["already "] : [];
    return say`${revision(number)}, ${at(time)}${author}: ${already}${valueOf(step, limits)}`;
  });
}

function valueOf({ before, actual, exact }: Step, limits: Limits): Phrase {
  const change = difference(exact ? before : null, actual, limits);
  return change.form === "value" ? change.after : differenceWords(change);
}
