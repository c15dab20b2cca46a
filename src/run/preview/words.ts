// The words of a preview for every format: sections of rows, each a phrase with its data marked.
import type { Edit } from "../../authoring/edits/index.ts";
import type {
  Preview,
  Recast,
  ResizedFindings,
  Shift,
  Side,
  Span,
  UnneededException,
} from "../../authoring/preview.ts";
import { lengthWords } from "../../reporters/wording/exposure.ts";
import {
  at,
  joinPhrases,
  personPhrase,
  type Phrase,
  prose,
  revision,
  say,
  some,
  value,
} from "../../reporters/wording/phrase.ts";
import { valueWords } from "../../reporters/wording/values.ts";
import { nameOf, UNKNOWN_EDITOR } from "../../words.ts";

export interface Section {
  readonly title: string;
  /** The label of each row, and the row. */
  readonly rows: readonly { readonly word: string; readonly says: Phrase }[];
}

const limits = { text: 160, entries: 4 };

/** Returns the sections that have rows, most important first. */
export function sectionsOf(preview: Preview): Section[] {
  const loosening = preview.edits.filter(({ direction }) => direction === "looser");
  const otherEdits = preview.edits.filter(({ direction }) => direction !== "looser");
  const [newlyAccepted, pastAdditions] = split(preview.found);
  const [accepted, pastRemovals] = split(preview.forgotten);
  const sections: Section[] = [
    { title: "The edit loosens", rows: loosening.map(editRow) },
    { title: "Would newly fail", rows: preview.fails.map(shiftRow) },
    { title: "Would no longer fail", rows: preview.clears.map(shiftRow) },
    { title: "Exceptions that would no longer be needed", rows: preview.unused.map(unusedRow) },
    { title: "The edit also", rows: otherEdits.map(editRow) },
    { title: "Would be judged otherwise", rows: preview.recast.map(recastRow) },
    { title: "Would have begun or ended at another time in the past", rows: preview.resized.map(resizedRow) },
    { title: "Would newly fail, but an exception accepts it", rows: newlyAccepted.map(shiftRow) },
    { title: "Would no longer fail, and an exception accepted it", rows: accepted.map(shiftRow) },
    { title: "Would have been found in the past", rows: pastAdditions.map(shiftRow) },
    { title: "Would not have been found in the past", rows: pastRemovals.map(shiftRow) },
  ];
  return sections.filter((section) => section.rows.length > 0);
}

/** Separates findings that an exception accepts today from those of the past. */
function split(shifts: readonly Shift[]): readonly [accepted: readonly Shift[], past: readonly Shift[]] {
  const isAccepted = ({ before, after }: Shift) => (after ?? before) === "excepted";
  return [shifts.filter(isAccepted), shifts.filter((shift) => !isAccepted(shift))];
}

const words: Record<Edit["direction"], string> = {
  looser: "▲ looser",
  tighter: "▽ tighter",
  neutral: "· neutral",
  unknown: "? unknown",
};

function editRow({ direction, name, text, location }: Edit): Section["rows"][number] {
  const place = location ? say` (${`${location.file}:${location.line}`})` : [];
  return { word: words[direction], says: [...say`${name}: ${prose(text)}`, ...place] };
}

function shiftRow(shift: Shift) {
  const { rule, subject, severity, message, owner, introduced, resolved, before, after } = shift;
  const beginning: Phrase =
    introduced.revision === null
      ? say`since ${at(introduced.at)}`
      : say`since ${revision(introduced.revision)}${[introduced.exact ? "" : " at the latest"]}, ${at(introduced.at)}${introduced.by && introduced.exact ? say`, made by ${personWords(introduced.by)}` : []}`;
  const { exposureSeconds: seconds, unseenSeconds } = shift;
  const length =
    seconds === null || !resolved ? undefined : lengthWords({ seconds, unseenSeconds, isLeast: !introduced.exact });
  const open = length === undefined ? [] : say`, for ${[length]}`;
  const standing =
    before === "open" && after !== null
      ? say`; now ${[after]}`
      : after === "open" && before !== null
        ? say`; was ${[before]}`
        : [];
  const answers = owner === null ? [] : say`; owner ${personPhrase(owner)}`;
  const about = nameOf(subject);
  const subjectWords = message.includes(about) || /^(?:revision|rule):/.test(subject) ? [] : say`${about}: `;
  return {
    word: severity,
    says: [
      ...subjectWords,
      ...prose(message),
      " (",
      ...value(rule),
      "), ",
      ...beginning,
      ...open,
      ...standing,
      ...answers,
    ],
  };
}

function personWords({ email, id }: { readonly email: string | null; readonly id: string | null }): Phrase {
  return email === null && id === null ? [UNKNOWN_EDITOR] : personPhrase(email ?? id!);
}

function unusedRow({ rule, value: acceptedValue, revision: number, owner, location }: UnneededException) {
  const values = acceptedValue.map((item) => valueWords(item, limits));
  const targetWords: Phrase = number === null ? joinPhrases(values, ", ") : revision(number);
  const place = location ? say` (${`${location.file}:${location.line}`})` : [];
  return { word: "unused", says: [...say`${rule}: ${targetWords}, owner ${personPhrase(owner)}`, ...place] };
}

function recastRow({ rule, subject, before, after }: Recast) {
  const severity = before.severity === after.severity ? [] : [`severity ${before.severity} → ${after.severity}`];
  const due = (instant: string | null): Phrase => (instant === null ? ["no due date"] : at(instant));
  const dates = before.dueAt === after.dueAt ? [] : [say`due ${due(before.dueAt)} → ${due(after.dueAt)}`];
  const starts = before.since === after.since ? [] : [say`open since ${at(before.since)} → ${at(after.since)}`];
  const parts = joinPhrases([...severity.map((text): Phrase => [text]), ...dates, ...starts], ", ");
  return { word: after.severity, says: say`${nameOf(subject)} (${rule}): ${parts}` };
}

function resizedRow({ rule, subject, severity, before, after }: ResizedFindings) {
  const span = ({ since, until, exact, unseen }: Span): Phrase =>
    say`${at(since)}${[exact ? "" : " at the latest"]} to ${at(until)}${[unseen ? ", with missing revisions" : ""]}`;
  const spans = (list: readonly Span[]) => joinPhrases(list.map(span), ", ");
  return { word: severity, says: say`${nameOf(subject)} (${rule}): ${spans(before)} → ${spans(after)}` };
}

/** Returns `12 open → 14 open, drifted → drifted, 22 → 23 rules`. */
export function sidesWords({ before, after }: Preview): string {
  const side = ({ open, verdict, rules }: Side) => `${open} open, ${verdict}, ${some(rules, "rule")}`;
  return `${side(before)} → ${side(after)}`;
}

/** Returns a note if the evidence is incomplete; else null. */
export function doubtWords({ after }: Preview): string | null {
  if (after.verdict !== "incomplete") return null;
  return "The evidence is incomplete: the edit may have more effects than listed here.";
}

/** Returns all counts in one sentence, never truncated. */
export function countsWords(preview: Preview): string {
  const loosened = preview.edits.filter(({ direction }) => direction === "looser").length;
  const movedWords = preview.resized.length === 0 ? "" : ` and ${preview.resized.length} at another time`;
  const [newlyAccepted, pastAdditions] = split(preview.found);
  const [accepted, pastRemovals] = split(preview.forgotten);
  const parts = [
    `${some(preview.edits.length, "edit")}, ${loosened} looser`,
    `${preview.fails.length} newly failing`,
    `${preview.clears.length} cleared`,
    `${some(preview.unused.length, "exception")} unused`,
    ...(newlyAccepted.length + accepted.length > 0
      ? [`accepted by exceptions ${newlyAccepted.length} more and ${accepted.length} fewer`]
      : []),
    `in the past ${pastAdditions.length} more found and ${pastRemovals.length} fewer${movedWords}`,
  ];
  return `${parts.join("; ")}.`;
}
