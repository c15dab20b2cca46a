import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  at,
  joined,
  prose,
  revision,
  say,
  some,
  value,
  valueWords,
  who
} from "./chunk-chunk-357X2JHD.js";
import {
  duration,
  nameOf
} from "./chunk-chunk-TXR2ON6E.js";

// src/run/preview/words.ts
var limits = { text: 160, entries: 4 };
function sectionsOf(preview) {
  const loosening = preview.edits.filter(({ direction }) => direction === "looser");
  const other = preview.edits.filter(({ direction }) => direction !== "looser");
  const all = [
    { title: "The edit loosens", rows: loosening.map(editRow) },
    { title: "Would newly fail", rows: preview.fails.map(shiftRow) },
    { title: "Would no longer fail", rows: preview.clears.map(shiftRow) },
    { title: "Exceptions that nothing would need any more", rows: preview.unused.map(unusedRow) },
    { title: "The edit also", rows: other.map(editRow) },
    { title: "Would be judged otherwise", rows: preview.recast.map(recastRow) },
    { title: "Would have been found in the past", rows: preview.found.map(shiftRow) },
    { title: "Would not have been found in the past", rows: preview.forgotten.map(shiftRow) }
  ];
  return all.filter((section) => section.rows.length > 0);
}
var words = {
  looser: "▲ looser",
  tighter: "▽ tighter",
  neutral: "· neutral",
  unknown: "? unknown"
};
function editRow({ direction, name, text, location }) {
  const place = location ? say` (${`${location.file}:${location.line}`})` : [];
  return { word: words[direction], says: [...say`${name}: ${prose(text)}`, ...place] };
}
function shiftRow({
  rule,
  subject,
  severity,
  message,
  owner,
  introduced,
  resolved,
  exposureSeconds,
  before,
  after
}) {
  const beginning = introduced.revision === null ? say`since ${at(introduced.at)}` : say`since ${revision(introduced.revision)}${[introduced.exact ? "" : " at the latest"]}, ${at(introduced.at)}${introduced.by && introduced.exact ? say`, opened by ${personWords(introduced.by)}` : []}`;
  const open = exposureSeconds === null || !resolved ? [] : say`, for ${[duration(exposureSeconds)]}`;
  const standing = before === "open" && after !== null ? say`; now ${[after]}` : after === "open" && before !== null ? say`; was ${[before]}` : [];
  const answers = owner === null ? [] : say`; owner ${who(owner)}`;
  const about = nameOf(subject);
  const what = message.includes(about) || subject.startsWith("revision:") ? [] : say`${about}: `;
  return {
    word: severity,
    says: [...what, ...prose(message), " (", ...value(rule), "), ", ...beginning, ...open, ...standing, ...answers]
  };
}
function personWords({ email, id }) {
  return email === null && id === null ? ["nobody"] : who(email ?? id);
}
function unusedRow({ rule, value: accepted, revision: number, owner, location }) {
  const what = number === null ? joinedValues(accepted) : revision(number);
  const place = location ? say` (${`${location.file}:${location.line}`})` : [];
  return { word: "unused", says: [...say`${rule}: ${what}, owner ${who(owner)}`, ...place] };
}
function joinedValues(values) {
  return joined(
    values.map((one) => valueWords(one, limits)),
    ", "
  );
}
function recastRow({ rule, subject, before, after }) {
  const severity = before.severity === after.severity ? [] : [`severity ${before.severity} → ${after.severity}`];
  const due = (instant) => instant === null ? ["no due date"] : at(instant);
  const dates = before.dueAt === after.dueAt ? [] : [say`due ${due(before.dueAt)} → ${due(after.dueAt)}`];
  const starts = before.since === after.since ? [] : [say`open since ${at(before.since)} → ${at(after.since)}`];
  const parts = joined([...severity.map((text) => [text]), ...dates, ...starts], ", ");
  return { word: after.severity, says: say`${nameOf(subject)} (${rule}): ${parts}` };
}
function sidesWords({ before, after }) {
  const side = ({ open, verdict, rules }) => `${open} open, ${verdict}, ${some(rules, "rule")}`;
  return `${side(before)} → ${side(after)}`;
}
function doubtWords({ after }) {
  if (after.verdict !== "incomplete") return null;
  return "The evidence is incomplete: more than what is said here may come of the edit.";
}
function countsWords(preview) {
  const loosened = preview.edits.filter(({ direction }) => direction === "looser").length;
  const parts = [
    `${some(preview.edits.length, "edit")}, ${loosened} looser`,
    `${preview.fails.length} newly failing`,
    `${preview.clears.length} cleared`,
    `${some(preview.unused.length, "exception")} unused`,
    `in the past ${preview.found.length} more found and ${preview.forgotten.length} fewer`
  ];
  return `${parts.join("; ")}.`;
}

export {
  sectionsOf,
  sidesWords,
  doubtWords,
  countsWords
};
