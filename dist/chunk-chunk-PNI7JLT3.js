import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  changesPart,
  fill,
  limits,
  md,
  openPart,
  pastPart
} from "./chunk-chunk-NUM5YSC7.js";
import {
  evidenceLines
} from "./chunk-chunk-FJEY2XIU.js";
import {
  publicWords,
  standingOf,
  stateTitle
} from "./chunk-chunk-ODGW5OH2.js";
import {
  viewOf
} from "./chunk-chunk-W4IGAWFC.js";
import {
  disclaimer,
  hiddenWords,
  noLastWords,
  openCount,
  revisionsWords,
  rulesOf,
  rulesWords,
  sinceLast
} from "./chunk-chunk-U3UAT5DI.js";
import {
  bookOf
} from "./chunk-chunk-ODIOXHXG.js";
import {
  at,
  say,
  thousands
} from "./chunk-chunk-357X2JHD.js";
import {
  worstToBest
} from "./chunk-chunk-RHYGES5V.js";

// src/reporters/markdown.ts
var BUDGET = 6e4;
var marks = { compliant: "✓", drifted: "▲", incomplete: "◐", tampered: "⬣", nothing: "○" };
var markdown = (report, options = {}) => {
  const book = bookOf(report);
  const { state, headline, sentences } = standingOf(book, limits);
  if (options.countsOnly === true)
    return `### ${marks[state]} ${stateTitle(report)}

${publicWords(report)}

${counts(report)}
${disclaimer}
`;
  const view = viewOf(report);
  const head = [
    `### ${marks[state]} ${title(report)}: ${md(headline)}`,
    md(say`${report.organization} · as of ${at(report.asOf)} · ${[revisionsWords(report)]} · ${[rulesWords(report)]}`),
    ...sentences.map(md),
    counts(report).trimEnd(),
    since(book),
    ...hiddenWords(report, view).map(md)
  ].join("\n\n");
  return assemble(head, [openPart(view, book), pastPart(view, book), changesPart(view)], tail(book), view);
};
function title(report) {
  return stateTitle(report).replace(/ \(.*/, "");
}
function counts(report) {
  const { open, resolved, excepted, noted } = report.summary;
  const cells = [openCount(report), ...worstToBest.map((severity) => open[severity]), resolved, excepted, noted];
  const heads = ["open", ...worstToBest, "resolved", "excepted", "noted"];
  return `| ${heads.join(" | ")} |
|${" --: |".repeat(heads.length)}
| ${cells.map(thousands).join(" | ")} |
`;
}
function since(book) {
  const last = book.report.summary.sinceLast;
  const lines = sinceLast(book.report);
  if (!last || !lines) return noLastWords(book.report);
  const numbers = lines.map(({ word, ids }) => `${thousands(ids.length)} ${word}`).join(" · ");
  const named = lines.map(({ word, named: named2 }) => ({ word, rules: rulesOf(named2, book, 5) })).filter(({ rules }) => rules.length > 0).map(({ word, rules }) => `- ${md(say`${[word]}: ${rules}`)}`);
  return [`**Since ${md(at(last.at))}:** ${numbers}`, ...named.length > 0 ? [named.join("\n")] : []].join("\n\n");
}
function tail({ report }) {
  const lines = evidenceLines(report).map(({ term, says }) => `- ${term}: ${md(says)}`);
  return `<details><summary>Evidence</summary>

${lines.join("\n")}

</details>`;
}
function assemble(head, parts, tail2, view) {
  const reserve = 600;
  const { texts, shown } = fill(parts, BUDGET - bytes(head) - bytes(tail2) - reserve);
  const of = shown.map(({ taken, all: all2 }) => `${thousands(taken)} of ${thousands(all2)}`);
  const all = `All findings (${thousands(view.findings.length)}) are in the HTML and JSON reports.`;
  const said = `Shown: open findings ${of[0]}, others ${of[1]}, revisions with changes ${of[2]}. ${all}`;
  return `${[head, ...texts, tail2].filter((text) => text !== "").join("\n\n")}

${said} ${disclaimer}
`;
}
function bytes(text) {
  return Buffer.byteLength(text);
}

export {
  markdown
};
