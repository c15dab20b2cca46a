import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  ends,
  painter,
  severityMarks,
  wrap
} from "./chunk-chunk-KQ3MVNKA.js";
import {
  tracksOf
} from "./chunk-chunk-QZV2OSVR.js";
import {
  evidenceLines
} from "./chunk-chunk-FJEY2XIU.js";
import "./chunk-chunk-J4MCARF7.js";
import {
  publicWords,
  standingOf,
  stateOf
} from "./chunk-chunk-ODGW5OH2.js";
import {
  beneathList,
  beneathWords,
  itemsOf
} from "./chunk-chunk-YY5COTNK.js";
import {
  remedy
} from "./chunk-chunk-LY4D2PXE.js";
import {
  age,
  beginning,
  bylines,
  directionWords,
  isEvent,
  placeWords,
  standingDirection,
  subjectWords
} from "./chunk-chunk-YGFQAK7O.js";
import {
  viewOf
} from "./chunk-chunk-W4IGAWFC.js";
import {
  countsWords,
  hiddenWords,
  noLastWords,
  openCount,
  rulesOf,
  sinceCounts,
  sinceLast,
  tallyWords
} from "./chunk-chunk-U3UAT5DI.js";
import {
  bookOf
} from "./chunk-chunk-ODIOXHXG.js";
import {
  at,
  capital,
  differenceWords,
  findingDifference,
  plain,
  prose,
  say,
  some,
  thousands
} from "./chunk-chunk-357X2JHD.js";
import "./chunk-chunk-QZ7J7UFA.js";
import "./chunk-chunk-WNWQCOS2.js";
import {
  cells,
  clip,
  duration,
  logLine,
  middle,
  visible
} from "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-2KDALSGB.js";
import {
  instantText
} from "./chunk-chunk-SIYFOCKV.js";
import "./chunk-chunk-RHYGES5V.js";
import "./chunk-chunk-RPXPASOV.js";

// src/reporters/text/timeline.ts
var MAX_LANES = 5;
var MAX_ROWS = 6;
var rooms = { narrow: { label: 26, tail: 20 }, wide: { label: 44, tail: 24 } };
var WIDEST = 180;
var shapes = { looser: "▲", tighter: "▽", both: "◆", neither: "·" };
var order = ["neither", "tighter", "both", "looser"];
function timelineLines(tracks, width) {
  if (!tracks) return [];
  const { lanes, rows, from, until } = tracks;
  if (lanes.reduce((sum, lane) => sum + lane.marks.length, 0) < 2) return [];
  const room = width < 120 ? rooms.narrow : rooms.wide;
  const plot = Math.min(width, WIDEST) - 4 - room.label - 2 - room.tail;
  const scale = plot / (until - from + 1);
  const column = (time) => Math.min(plot - 1, Math.max(0, Math.floor((time - from) * scale)));
  const each = duration(Math.round((until - from) / plot / 1e3));
  const days = [from, until].map((time) => instantText(time).slice(0, 10)).join(" to ");
  const people = [...lanes.slice(0, MAX_LANES - 1), ...rest(lanes.slice(MAX_LANES - 1))];
  const marked = people.map(
    (lane) => line(room, laneName(lane), marksOf(lane, column, plot), [
      lane.unlisted > 0 ? `${thousands(lane.unlisted)} of ${thousands(lane.marks.length)} not listed` : thousands(lane.marks.length),
      ""
    ])
  );
  const worst = rows.slice(0, MAX_ROWS);
  const further = rows.slice(MAX_ROWS).reduce((sum, row) => sum + row.rules, 0);
  const exposed = worst.map((row) => line(room, rowName(row), barsOf(row, column, plot), rowTail(row)));
  const legend = `${days}, one column is ${each}; ▲ looser, ▽ tighter, ◆ both, · neither; █ open, ▒ closed, ░ accepted`;
  return [
    ...wrap("  Timeline        ", legend, width),
    ...marked,
    ...exposed,
    ...further > 0 ? [`    and ${some(further, "further rule")} in the other formats`] : []
  ];
}
function rest(lanes) {
  if (lanes.length < 2) return [...lanes];
  const people = lanes.reduce((sum, lane) => sum + lane.people, 0);
  return [
    {
      name: null,
      people,
      unlisted: lanes.reduce((sum, lane) => sum + lane.unlisted, 0),
      marks: lanes.flatMap((lane) => lane.marks)
    }
  ];
}
function laneName({ name, people }) {
  return name === null ? some(people, "other editor") : name === "" ? "an unknown editor" : name;
}
function rowName({ rule, rules }) {
  return rule ?? some(rules, "further rule");
}
function rowTail({ windows, seconds }) {
  const open = windows.some(({ state }) => state === "open");
  const times = windows.length > 1 ? `${thousands(windows.length)}× ` : "";
  const least = windows.every(({ exact }) => exact) ? "" : "≥ ";
  return [`${times}${least}${duration(seconds).replace(/ d .*/, " d")}`, open ? ", open" : ""];
}
function line(room, name, drawn, [much, more]) {
  const shown = middle(logLine(visible(name)), room.label);
  const tail = cells(much + more) > room.tail ? middle(much, room.tail) : much + more;
  return `    ${shown}${" ".repeat(room.label - cells(shown))} ${drawn.join("")} ${tail}`.trimEnd();
}
function marksOf({ marks }, column, plot) {
  const best = /* @__PURE__ */ new Map();
  for (const { at: at2, way } of marks) {
    const here = column(at2);
    const known = best.get(here);
    if (known === void 0 || order.indexOf(way) > order.indexOf(known)) best.set(here, way);
  }
  return Array.from({ length: plot }, (_, i) => best.has(i) ? shapes[best.get(i)] : " ");
}
function barsOf({ windows }, column, plot) {
  const drawn = Array.from({ length: plot }, () => " ");
  for (const state of ["closed", "excepted", "open"])
    for (const one of windows) {
      if (one.state !== state) continue;
      const fill = { closed: "▒", excepted: "░", open: "█" }[state];
      drawn.fill(fill, column(one.from), column(one.until) + 1);
      if (!one.exact) drawn[column(one.from)] = "◀";
      if (state !== "closed") drawn[plot - 1] = "▶";
    }
  return drawn;
}

// src/reporters/text.ts
var MAX_FINDINGS = 20;
var MAX_BENEATH = 8;
var INDENT = " ".repeat(13);
var MAX_ENDS = 120;
var limits = { text: 160, entries: 4 };
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
      Math.min(width, MAX_ENDS)
    ),
    lead(book, width),
    report.summary.sinceLast ? table(sinceRows(book), width) : [],
    ...findingBlocks(view, book, width, paint),
    timelineLines(tracksOf(report, view.revisions, view.findings), width),
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
  const items = itemsOf(view.findings.filter((finding) => finding.status === "open"));
  const rest2 = items.slice(MAX_FINDINGS).flatMap(({ finding, beneath }) => [finding, ...beneath]);
  const told = /* @__PURE__ */ new Set();
  const blocks = items.slice(0, MAX_FINDINGS).map((item) => findingBlock(item, book, width, paint, told));
  if (rest2.length === 0) return blocks;
  const tally = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
  for (const finding of rest2) tally[finding.severity]++;
  return [
    ...blocks,
    wrap("  ", `and ${thousands(rest2.length)} more: ${tallyWords(tally)} (all in --format json)`, width)
  ];
}
function findingBlock(item, book, width, paint, told) {
  const { finding, severity } = item;
  const { glyph, colours } = severityMarks[severity];
  const word = severity.padEnd(9);
  const right = age(finding, book);
  const end = Math.min(width, MAX_ENDS);
  const name = middle(plain(subjectWords(finding.subject)), Math.max(8, end - 15 - cells(right)));
  const [first, ...more] = ends(`  ${glyph} ${word}${name}`, right, end);
  const line2 = (label, says) => wrap(`${INDENT}${label}`, plain(says), width);
  const lines = (a, b) => {
    const both = line2("", [...a, " · ", ...b]);
    return both.length === 1 && width > MAX_ENDS ? both : [...line2("", a), ...line2("", b)];
  };
  const rule = say`rule ${finding.rule}  ${placeWords(finding.location)}`;
  const change = findingDifference(finding, limits);
  const [by, ...opened] = who(finding, book);
  const fix = remedy(finding, limits);
  const known = told.has(plain(fix));
  told.add(plain(fix));
  return [
    first.replace(`${glyph} ${word}`, paint(`${glyph} ${word}`, ...colours)),
    ...more,
    ...isEvent(finding) ? [] : change ? lines(differenceWords(change), prose(finding.message)) : line2("", prose(finding.message)),
    ...width > MAX_ENDS ? lines(by, rule) : line2("", by),
    ...opened.flatMap((says) => line2("", says)),
    ...known || fix.length === 0 ? [] : line2("fix: ", fix),
    ...width > MAX_ENDS ? [] : line2("rule ", rule.slice(1)),
    ...beneathLines(item, line2)
  ];
}
function beneathLines(item, line2) {
  if (item.beneath.length === 0) return [];
  return [
    ...line2("", capital(beneathWords(item))),
    ...beneathList(item, MAX_BENEATH).flatMap((says) => line2("  · ", says))
  ];
}
function who(finding, book) {
  const { introduced } = finding;
  if (isEvent(finding) || introduced.revision === null) return [capital(beginning(finding, book, limits))];
  const [first, ...others] = bylines(finding, book, limits);
  const direction = standingDirection(finding, book);
  const way = direction === void 0 ? [] : [`, ${directionWords[direction]}`];
  const isNamed = introduced.exact && others.length === 0 && !finding.inert;
  return [say`${isNamed ? ["by "] : []}${first}${way}`, ...others];
}
function foot(book, view, width) {
  const { report } = book;
  const rows = [
    ...hiddenWords(report, view).map((says) => ["Not shown", says]),
    ...report.summary.sinceLast ? [] : sinceRows(book),
    ...evidenceLines(report).map(({ term, says }) => [term, says])
  ];
  return table(rows, width);
}
function table(rows, width) {
  return rows.flatMap(([term, says]) => wrap(`  ${term.padEnd(16)}`, plain(says), width));
}
function sinceRows(book) {
  const last = book.report.summary.sinceLast;
  const lines = sinceLast(book.report);
  if (!last || !lines) return [["Since last", [noLastWords(book.report)]]];
  const counts = sinceCounts(lines);
  const named = lines.map(({ word, named: named2 }) => ({ word, rules: rulesOf(named2, book, 3) })).filter(({ rules }) => rules.length > 0).map(({ word, rules }) => ["", say`${[word]}: ${rules}`]);
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
