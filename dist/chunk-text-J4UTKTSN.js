import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  ends,
  painter,
  wrap
} from "./chunk-chunk-76CHVLPG.js";
import {
  evidenceLines
} from "./chunk-chunk-MF43EIZH.js";
import {
  publicWords,
  standingOf,
  stateOf
} from "./chunk-chunk-GRNTTUVW.js";
import {
  remedy
} from "./chunk-chunk-NOY5547L.js";
import {
  age,
  approvalWords,
  beginning,
  bookOf,
  countsWords,
  directionWords,
  hiddenWords,
  isEvent,
  noLastWords,
  openCount,
  openingDirection,
  personWords,
  placeWords,
  rulesOf,
  sinceLast,
  subjectWords,
  tallyWords,
  viewOf,
  worstFirst
} from "./chunk-chunk-6GYXQ7IH.js";
import {
  at,
  capital,
  differenceWords,
  findingDifference,
  plain,
  prose,
  revision,
  say,
  thousands
} from "./chunk-chunk-QTPM5XWY.js";
import "./chunk-chunk-CECUO46L.js";
import "./chunk-chunk-RITLSO62.js";
import {
  cells,
  clip,
  middle,
  visible
} from "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-ZLEFRJH7.js";
import "./chunk-chunk-E5V562IJ.js";
import "./chunk-chunk-RPXPASOV.js";

// src/reporters/text.ts
var MAX_FINDINGS = 20;
var INDENT = " ".repeat(13);
var limits = { text: 160, entries: 4 };
var marks = {
  critical: { glyph: "⬣", colours: ["bold", "magenta"] },
  high: { glyph: "▲", colours: ["red"] },
  medium: { glyph: "◆", colours: ["yellow"] },
  low: { glyph: "▪", colours: ["blue"] },
  info: { glyph: "○", colours: ["dim"] }
};
var states = {
  compliant: ["bold", "green"],
  drifted: ["bold", "red"],
  incomplete: ["bold", "magenta"],
  tampered: ["bold", "magenta"],
  nothing: ["dim"]
  // never green: nothing was looked at
};
var text = (report, options = {}) => {
  const width = Math.max(60, options.width ?? 80);
  const paint = painter(options.color === true);
  if (options.countsOnly === true)
    return `${wrap("", publicWords(report), width).join("\n")}
${lastLine(report, width, paint).join("\n")}
`;
  const book = bookOf(report);
  const view = viewOf(report);
  const blocks = [
    ends(
      `Driftline  ${middle(visible(clip(report.organization, 200)), Math.max(8, width - 40))}`,
      plain(say`as of ${at(report.asOf)}`),
      width
    ),
    lead(book, width),
    ...findingBlocks(view, book, width, paint),
    foot(book, view, width),
    lastLine(report, width, paint)
  ];
  return `${blocks.filter((block) => block.length > 0).map((block) => block.join("\n")).join("\n\n")}
`;
};
function lead(book, width) {
  const { state, headline, sentences } = standingOf(book, limits);
  if (state === "drifted") return [];
  return [headline, ...sentences.slice(0, 1)].flatMap((sentence) => wrap("  ", plain(sentence), width));
}
function findingBlocks(view, book, width, paint) {
  const open = worstFirst(view.findings.filter((finding) => finding.status === "open"));
  const rest = open.slice(MAX_FINDINGS);
  const told = /* @__PURE__ */ new Set();
  const blocks = open.slice(0, MAX_FINDINGS).map((finding) => findingBlock(finding, book, width, paint, told));
  if (rest.length === 0) return blocks;
  const tally = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
  for (const finding of rest) tally[finding.severity]++;
  return [
    ...blocks,
    wrap("  ", `and ${thousands(rest.length)} more: ${tallyWords(tally)} (all in --format json)`, width)
  ];
}
function findingBlock(finding, book, width, paint, told) {
  const { glyph, colours } = marks[finding.severity];
  const word = finding.severity.padEnd(9);
  const right = age(finding);
  const name = middle(plain(subjectWords(finding.subject)), Math.max(8, width - 15 - cells(right)));
  const [first, ...more] = ends(`  ${glyph} ${word}${name}`, right, width);
  const line = (label, says) => wrap(`${INDENT}${label}`, plain(says), width);
  const change = findingDifference(finding, limits);
  const fix = remedy(finding, limits);
  const known = told.has(plain(fix));
  told.add(plain(fix));
  return [
    first.replace(`${glyph} ${word}`, paint(`${glyph} ${word}`, ...colours)),
    ...more,
    ...isEvent(finding) ? [] : [...change ? line("", differenceWords(change)) : [], ...line("", prose(finding.message))],
    ...line("", who(finding, book)),
    ...known || fix.length === 0 ? [] : line("fix: ", fix),
    ...line("rule ", say`${finding.rule}  ${placeWords(finding.location)}`)
  ];
}
function who(finding, book) {
  const { introduced } = finding;
  if (isEvent(finding) || !introduced.exact || introduced.revision === null)
    return capital(beginning(finding, book, limits));
  const direction = openingDirection(finding, book);
  const approval = approvalWords(introduced.revision, book);
  return [
    ...say`by ${personWords(introduced.by)}${[approval && ` (${approval})`]}, `,
    ...say`${revision(introduced.revision)}, ${at(introduced.at)}`,
    ...direction === void 0 ? [] : [`, ${directionWords[direction]}`]
  ];
}
function foot(book, view, width) {
  const { report } = book;
  const rows = [
    ...hiddenWords(report, view).map((says) => ["Not shown", says]),
    ...sinceRows(book),
    ...evidenceLines(report).map(({ term, says }) => [term, says])
  ];
  return rows.flatMap(([term, says]) => wrap(`  ${term.padEnd(16)}`, plain(says), width));
}
function sinceRows(book) {
  const last = book.report.summary.sinceLast;
  const lines = sinceLast(book.report);
  if (!last || !lines) return [["Since last", [noLastWords(book.report)]]];
  const counts = lines.map(({ word, ids }) => `${ids.length} ${word}`).join(", ");
  const named = lines.map(({ word, ids }) => ({ word, rules: rulesOf(ids, book, 3) })).filter(({ rules }) => rules.length > 0).map(({ word, rules }) => ["", say`${[word]}: ${rules}`]);
  return [["Since last", say`${[counts]} (since ${at(last.at)})`], ...named];
}
function lastLine(report, width, paint) {
  const open = openCount(report);
  const word = report.verdict.toUpperCase();
  const exit = `  Exit ${report.exitCode}.`;
  const whole = `${countsWords(report, open)}.${exit}`;
  const painted = paint(word, ...states[stateOf(report)]);
  if (word.length + 2 + whole.length <= width) return [`${painted}  ${whole}`];
  const { resolved, excepted } = report.summary;
  return [
    ...wrap("  ", `${countsWords(report, open)}.`, width),
    `${painted}  ${open} open, ${resolved} resolved, ${excepted} excepted.${exit}`
  ];
}
export {
  text
};
