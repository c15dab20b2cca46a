// The origin of a finding in words: who set the failing value, who opened the finding, and the value before.
import { listOf } from "../../model/json-lists.ts";
import { isArray, type Json } from "../../model/json.ts";
import type { Finding } from "../../model/report/index.ts";
import { nameOf, personName } from "../../words.ts";
import {
  currentStep,
  isDeed,
  isEvent,
  isGap,
  isSame,
  isOpenedByTightening,
  openedAt,
  openingChange,
  type Step,
  stepsOf,
} from "./authors.ts";
import { type Book, listedWords, subjectIn } from "./book.ts";
import {
  broughtWords,
  changed,
  madeWords,
  momentWords,
  openedBy,
  personWords,
  type RevisionMoment,
  turnedOff,
  was,
} from "./claims.ts";
import { at, joinPhrases, type Phrase, plain, prose, revision, say, setting, value } from "./phrase.ts";
import { among, difference, differenceWords, type Limits } from "./values.ts";

export function subjectWords(subject: string): Phrase {
  const number = /^revision:(\d{1,15})$/.exec(subject)?.[1];
  if (number !== undefined) return revision(Number(number));
  if (subject.startsWith("rule:")) return ["rule ", ...value(subject.slice(5))];
  if (subject.startsWith("approval:")) return ["approval ", ...value(subject.slice(9))];
  return subject === "" ? [nameOfSubject(subject)] : setting(nameOf(subject));
}

/** Returns the name of a subject as data; the finding of an assertion may be about the settings as a whole. */
export function nameOfSubject(subject: string): string {
  return subject === "" ? "the settings as a whole" : nameOf(subject);
}

/** Returns the message. A state that a revision ended is told as the last one that failed: it does not stand any more. */
export function messageWords(finding: Finding): Phrase {
  const isOver = finding.resolved !== null && finding.resolved.revision !== null && !isEvent(finding);
  return isOver ? say`last failing state: ${prose(finding.message)}` : prose(finding.message);
}

/**
 * Returns the origin of a finding as one sentence without a full stop: the author of the present value, then who opened
 * it.
 * @param isTold the finding's message is shown beside it
 */
export function beginning(finding: Finding, book: Book, limits: Limits, isTold = false): Phrase {
  const { introduced } = finding;
  if (introduced.revision === null) {
    // Behind the message, the time would be read as that of its last clause.
    const when = say`${[momentOf(finding, book)]} ${at(introduced.at)}`;
    return isTold ? when : say`${when}: ${prose(finding.message)}`;
  }
  const says = isTold ? [] : say`: ${prose(finding.message)}`;
  const moment = openingMoment(finding);
  if (isDeed(finding)) return isTold ? madeWords(introduced.by, moment) : deedWords(finding, moment);
  if (isGap(finding)) return say`${isTold ? ["missing"] : prose(finding.message)} before ${gapWords(finding, moment)}`;
  if (isEvent(finding)) return isTold ? say`seen in ${momentWords(moment)}` : seenWords(finding, moment);
  if (finding.inert) return joinPhrases([inertWords(finding, book, isTold), ...ownWords(finding, book, limits)], "; ");
  return ownStory(finding, book, limits, says);
}

/** Returns the word before the time of a finding that no revision brought. */
function momentOf(finding: Finding, { report }: Book): string {
  const { kind, subject } = finding;
  const { at: time, exact } = finding.introduced;
  // An allowed entry is in a setting, and was unused on every day since.
  if (exact || (kind === "usage" && subject.startsWith("/"))) return "since";
  // What is seen only now may be older. An event of use may go on for days.
  if (isEvent(finding)) return (finding.days?.length ?? 0) > 1 ? "since" : "on";
  return time === report.asOf ? "seen at" : "since";
}

/** Returns a revision with its time, and the message, which may begin with the revision: a sentence names it once. */
function seenWords({ message }: Finding, moment: RevisionMoment): Phrase {
  const name = `revision ${moment.revision} `;
  if (!message.startsWith(name)) return say`${momentWords(moment)}: ${prose(message)}`;
  const time = at(moment.at);
  if (message.includes(plain(time))) return prose(message);
  return say`${revision(moment.revision)} of ${time} ${prose(message.slice(name.length))}`;
}

/** Returns who made a revision, and the message, which may name the editor too: a sentence names nobody twice. */
function deedWords({ introduced: { by }, message }: Finding, moment: RevisionMoment): Phrase {
  const name = personName(by);
  const madePrefix = `${name} made revision ${moment.revision}, `;
  if (message.startsWith(madePrefix)) return say`${madeWords(by, moment)}, ${prose(message.slice(madePrefix.length))}`;
  if (message.startsWith(`${name} made `) || message.includes(` by ${name} in revision ${moment.revision}`))
    return say`in ${momentWords(moment)}: ${prose(message)}`;
  const editorWords = madeWords(by, moment);
  return message.startsWith(`${name} `)
    ? say`${editorWords}, and ${prose(message.slice(name.length + 1))}`
    : say`${editorWords}: ${prose(message)}`;
}

function openingMoment(finding: Finding): RevisionMoment {
  return { revision: finding.introduced.revision!, at: openedAt(finding) };
}

/** The revision after a gap, whose editor need not have made what is missing. */
function gapWords({ offending }: Finding, moment: RevisionMoment): Phrase {
  return say`${momentWords(moment)}; who made ${[offending.length > 1 ? "them" : "it"]} is not known`;
}

/** Returns how a window got its value, with or without effect. @param says the message, if no change explains it */
function ownStory(finding: Finding, book: Book, limits: Limits, says: Phrase): Phrase {
  const { introduced } = finding;
  const moment = openingMoment(finding);
  const step = currentStep(finding, book);
  if (step) return say`${stepWords(step, finding, book, limits)}; ${openingWords(finding, book, limits, step)}`;
  if (!introduced.exact) return alreadyWords(finding, book, limits);
  const change = openingChange(finding, book);
  if (!change) return say`${madeWords(introduced.by, moment)}${says}`;
  return changed({ by: introduced.by, change, moment, namedEntries: finding.offending }, limits);
}

/** Returns since when a setting has no effect, and who turned its switch. */
function inertWords(finding: Finding, book: Book, isTold: boolean): Phrase {
  const { since } = finding.inert!;
  const effectWords = isTold ? [`it ${finding.resolved ? "had" : "has"} no effect`] : messageWords(finding);
  if (since.exact) return turnedOff(effectWords, since.by, since);
  const not =
    since.revision === book.report.evidence.revisions.first
      ? ", the first one seen; who turned the switch and when are not known"
      : " at the latest; revisions before it are missing, so who turned the switch is not known";
  return say`${effectWords}, already in ${momentWords(since)}${[not]}`;
}

/** Returns the words on a setting without effect itself; nothing if only the switch is wrong. */
function ownWords(finding: Finding, book: Book, limits: Limits): Phrase[] {
  const { revision } = finding.introduced;
  const step = currentStep(finding, book);
  if (revision !== finding.inert!.since.revision) return [ownStory(finding, book, limits, [])];
  return step ? [stepWords(step, finding, book, limits)] : [];
}

/** Returns who set a later value of a window. */
function stepWords(step: Step, finding: Finding, book: Book, limits: Limits): Phrase {
  const { by, actual } = step;
  if (step.exact) return changed({ by, change: step.change!, moment: step, namedEntries: finding.offending }, limits);
  const subject = subjectIn(step.revision, finding, book);
  const presence = { subject, name: subjectWords(subject), actual, moment: step };
  if (step.revision === book.report.evidence.revisions.first)
    return say`${was(presence, limits)}, the first one seen; who set it and when are not known`;
  return say`${was(presence, limits, "")}; revisions before it are missing, so who set it is not known`;
}

/** Returns who opened a window whose value was set later. */
function openingWords(finding: Finding, book: Book, limits: Limits, step: Step): Phrase {
  const { introduced } = finding;
  if (!introduced.exact) return alreadyWords(finding, book, limits);
  const moment = openingMoment(finding);
  if (step.exact && isSame(introduced.by, step.by)) return say`open since ${momentWords(moment)}`;
  const change = openingChange(finding, book);
  if (!change) return say`open since ${madeWords(introduced.by, moment)}`;
  const act = { by: introduced.by, change, moment, namedEntries: finding.offending };
  return isOpenedByTightening(finding, book) ? say`open since ${changed(act, limits)}` : openedBy(act, limits);
}

/** Returns the words for a failure in the first revision seen, or in the first after a gap. */
function alreadyWords(finding: Finding, book: Book, limits: Limits): Phrase {
  const moment = openingMoment(finding);
  const subject = subjectIn(moment.revision, finding, book);
  // Does not fall back to another value: null is the value of an unset setting.
  const [first] = finding.values;
  const actual = first ? first.actual : finding.actual;
  const failingIn = (value: Json) => among(finding.offending, listOf(value));
  // The entries that fail now were added later: others failed before, or its switch was off.
  const isLater = isArray(actual) && failingIn(actual).length === 0 && failingIn(finding.actual).length > 0;
  const failingEntries = isLater ? null : failingIn(actual);
  const so = was({ subject, name: subjectWords(subject), actual, moment, namedEntries: failingEntries }, limits);
  if (moment.revision !== book.report.evidence.revisions.first)
    return say`${so}; revisions before it are missing, so it began then at the latest`;
  const not = actual === null ? "since when is not known" : "who set it and when are not known";
  return say`${so}, the first one seen; ${[not]}`;
}

/**
 * Returns who set the present value, in a few words, and who opened the window, for lines and cells beneath the value.
 * The first phrase is the most visible. Whole sentences explain why nobody is named.
 */
export function bylines(finding: Finding, book: Book, limits: Limits): Phrase[] {
  const { introduced } = finding;
  if (introduced.revision === null) return [beginning(finding, book, limits, true)];
  const moment = openingMoment(finding);
  if (isDeed(finding)) return [broughtWords(introduced.by, listedWords(moment.revision, book), moment)];
  if (isGap(finding)) return [say`missing before ${gapWords(finding, moment)}`];
  if (isEvent(finding)) return [say`seen in ${momentWords(moment)}`];
  if (finding.inert) {
    const { since } = finding.inert;
    const first = since.exact
      ? say`switch turned by ${broughtWords(since.by, listedWords(since.revision, book), since)}`
      : inertWords(finding, book, true);
    return [first, ...ownWords(finding, book, limits)];
  }
  const step = currentStep(finding, book);
  const by = (item: Step) => broughtWords(item.by, listedWords(item.revision, book), item);
  const first = stepsOf(finding, book).find(({ revision: number }) => number === moment.revision);
  if (!step) {
    if (!introduced.exact) return [alreadyWords(finding, book, limits)];
    return [broughtWords(introduced.by, listedWords(moment.revision, book), moment)];
  }
  const differenceOf = (item: Step) => differenceWords(difference(item.before, item.actual, limits, finding.offending));
  const last = step.exact ? say`${differenceOf(step)}; by ${by(step)}` : stepWords(step, finding, book, limits);
  if (!introduced.exact) return [last, alreadyWords(finding, book, limits)];
  if (step.exact && isSame(step.by, introduced.by))
    return [last, say`open since ${revision(moment.revision)}, ${at(moment.at)}`];
  return [
    last,
    first?.change ? say`opened by ${by(first)}: ${differenceOf(first)}` : openingWords(finding, book, limits, step),
  ];
}

/** Returns the values of a finding, each with its author. @param max the maximum, counted from the last */
export function passage(finding: Finding, book: Book, limits: Limits, max = Infinity): Phrase[] {
  const steps = stepsOf(finding, book);
  return steps.slice(-Math.min(max, steps.length)).map((step, i, list) => {
    const { revision: number, at: time } = step;
    const isFirst = i === 0 && list.length === steps.length;
    const author = step.exact ? say`, ${personWords(step.by)}` : [];
    const already = isFirst && !step.exact ? ["already "] : [];
    const change = difference(step.exact ? step.before : null, step.actual, limits);
    const words = change.form === "value" ? change.after : differenceWords(change);
    return say`${revision(number)}, ${at(time)}${author}: ${already}${words}`;
  });
}
