import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  changeDifference,
  differenceWords,
  plain,
  valueWords
} from "./chunk-chunk-T3IKNEVI.js";
import "./chunk-chunk-LGPRNRJF.js";
import "./chunk-chunk-TPRSPISA.js";
import "./chunk-chunk-RITLSO62.js";
import {
  count,
  duration,
  minute,
  nameOf,
  visible
} from "./chunk-chunk-NKTVH2K5.js";
import "./chunk-chunk-RPXPASOV.js";

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
function changeLine(change) {
  const difference = plain(differenceWords(changeDifference({ ...change, approval: null }, limits)));
  return `  ${marks[change.direction]}  ${visible(nameOf(change.subject))}: ${difference}`;
}
function representationLine(subject) {
  return `  = same      ${visible(nameOf(subject))}: written differently`;
}
function blameLines(row) {
  const latest = row.exact ? "" : " at the latest";
  const before = row.before === null ? "" : `, before: ${plain(valueWords(row.before, limits))}`;
  return [
    `${visible(nameOf(row.subject))}: ${plain(valueWords(row.value, limits))}`,
    `  revision ${row.revision}${latest}, ${minute(row.at)}, ${person(row.by)}, ${duration(row.ageSeconds)} ago${before}`
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
export {
  blameLines,
  changeLine,
  count,
  heading,
  lines,
  occurrenceLine,
  person,
  representationLine
};
