import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  changeDifference,
  differenceWords,
  plain,
  valueWords
} from "./chunk-chunk-QTPM5XWY.js";
import {
  duration,
  minute,
  nameOf,
  visible
} from "./chunk-chunk-TXR2ON6E.js";

// src/commands/words.ts
var limits = { text: 200, entries: 8 };
var marks = {
  looser: "▲ looser ",
  tighter: "▽ tighter",
  neutral: "· neutral",
  unknown: "? unknown"
};
function lines(all) {
  return `${all.join("\n").replace(/\n+$/, "")}
`;
}
function person(by) {
  return visible(by.email ?? by.id ?? "nobody");
}
function heading(revision, at, by, approved) {
  const word = approved === null ? "" : approved ? "  approved" : "  not approved";
  return `revision ${revision}  ${minute(at)}  ${person(by)}${word}`;
}
function balance({ tighter, looser }) {
  const parts = [...tighter > 0 ? [`+${tighter} tighter`] : [], ...looser > 0 ? [`−${looser} looser`] : []];
  return parts.length === 0 ? "" : `  ${parts.join(" ")}`;
}
function changeLine(change) {
  const difference = plain(differenceWords(changeDifference({ ...change, approval: null }, limits)));
  return `  ${marks[change.direction]}  ${visible(nameOf(change.subject))}: ${difference}${approvalWords(change.approval)}`;
}
function approvalWords(approval) {
  return approval ? `  (approval ${visible(approval.id)}: ${approval.result})` : "";
}
function representationLine(subject) {
  return `  = same      ${visible(nameOf(subject))}: written differently`;
}
function blameLines(row) {
  const latest = row.exact ? "" : " at the latest";
  const before = row.before === null ? "" : `, before: ${plain(valueWords(row.before, limits))}`;
  return [
    `${visible(nameOf(row.subject))}: ${plain(valueWords(row.value, limits))}`,
    `  revision ${row.revision}${latest}, ${minute(row.at)}, ${person(row.by)}, ${duration(row.ageSeconds)} ago${before}${approvalWords(row.approval)}`
  ];
}
function occurrenceLine(match) {
  if (match.kind === "set")
    return `${heading(match.by.revision, match.by.at, match.by.by, null)}
${changeLine(match)}`;
  const from = `revision ${match.from.revision}${match.from.exact ? "" : " at the latest"}, ${minute(match.from.at)}, ${person(match.from.by)}`;
  const until = match.until ? `until revision ${match.until.revision}, ${minute(match.until.at)}, ${person(match.until.by)}` : "and still does";
  return `${visible(nameOf(match.subject))} held it from ${from}, ${until}`;
}
function breakLine({
  subject,
  introduced,
  resolved
}) {
  const by = (moment) => [
    ...moment.revision === null ? [] : [`revision ${moment.revision}`],
    minute(moment.at),
    ...moment.by === null ? [] : [person(moment.by)]
  ].join(", ");
  const latest = introduced.exact ? "" : " at the latest";
  const until = resolved === null ? "and still is" : `until ${by(resolved)}`;
  const what = subject.startsWith("/") ? `${visible(nameOf(subject))} broken` : "broken";
  return `${what} from ${by(introduced)}${latest}, ${until}`;
}

export {
  lines,
  person,
  heading,
  balance,
  changeLine,
  representationLine,
  blameLines,
  occurrenceLine,
  breakLine
};
