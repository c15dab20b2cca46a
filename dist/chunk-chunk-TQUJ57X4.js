import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  evidenceLines
} from "./chunk-chunk-MF43EIZH.js";
import {
  publicWords,
  standingOf,
  stateTitle
} from "./chunk-chunk-GRNTTUVW.js";
import {
  age,
  approvalWords,
  bookOf,
  clusters,
  deed,
  directionWords,
  disclaimer,
  ending,
  hiddenWords,
  isEvent,
  noLastWords,
  openCount,
  openingDirection,
  personWords,
  revisionsOf,
  revisionsWords,
  rulesOf,
  rulesWords,
  sinceLast,
  subjectWords,
  viewOf,
  worstFirst,
  worstToBest
} from "./chunk-chunk-6GYXQ7IH.js";
import {
  actualWords,
  at,
  differenceWords,
  expectedWords,
  findingDifference,
  joined,
  prose,
  say,
  some,
  spoken,
  thousands
} from "./chunk-chunk-QTPM5XWY.js";
import {
  clip,
  markdownCode
} from "./chunk-chunk-TXR2ON6E.js";

// src/reporters/markdown/tables.ts
var MAX_DATA = 200;
var limits = { text: 80, entries: 4 };
var glyphs = { critical: "⬣", high: "▲", medium: "◆", low: "▪", info: "○" };
function md(phrase) {
  return spoken(phrase, (data) => markdownCode(clip(data, MAX_DATA)));
}
function openPart(view, book) {
  const open = worstFirst(view.findings.filter((finding) => finding.status === "open"));
  const rows = clusters(open).map((cluster) => {
    const line = cluster.length === 1 ? openRow(cluster[0], book) : clusterRow(cluster);
    return { line, counts: cluster.length };
  });
  const before = `#### Open

| Severity | Setting | Was → is (policy) | Open | By | Rule |
|${" --- |".repeat(6)}
`;
  return { before, rows, after: "" };
}
function openRow(finding, book) {
  const direction = openingDirection(finding, book);
  const looser = direction ? [`, ${directionWords[direction]}`] : [];
  return row([
    severity(finding),
    md(subjectWords(finding.subject)),
    md(isEvent(finding) ? prose(finding.message) : valueOf(finding)),
    md(say`${[age(finding)]}, since ${at(finding.introduced.at)}${looser}`),
    md(byWords(finding, book)),
    md(say`${finding.rule}`)
  ]);
}
function clusterRow(cluster) {
  const [first, last] = [cluster[0], cluster.at(-1)];
  return row([
    severity(first),
    md(revisionsOf(cluster, 12)),
    md(prose(first.message)),
    md(say`${[some(cluster.length, "open event")]}, ${at(first.introduced.at)} to ${at(last.introduced.at)}`),
    md(personWords(first.introduced.by)),
    md(say`${first.rule}`)
  ]);
}
function severity(finding) {
  return `${glyphs[finding.severity]} ${finding.severity}`;
}
function valueOf(finding) {
  const change = findingDifference(finding, limits);
  if (!change && finding.introduced.exact) return prose(finding.message);
  const is = change ? differenceWords(change) : actualWords(finding, limits);
  const expected = expectedWords(finding.expected, limits);
  return expected.length === 0 ? is : say`${is} (${expected})`;
}
function byWords(finding, book) {
  const { introduced } = finding;
  if (introduced.revision === null) return ["no revision"];
  if (isEvent(finding) && finding.kind !== "editor") return [`seen in revision ${introduced.revision}`];
  if (!introduced.exact) return [`not known: already so in revision ${introduced.revision}`];
  const approval = approvalWords(introduced.revision, book);
  return say`${personWords(introduced.by)}${[approval && ` (${approval})`]}, revision ${[String(introduced.revision)]}`;
}
function pastPart(view, book) {
  const past = worstFirst(view.findings.filter((finding) => finding.status !== "open"));
  const rows = past.map(
    (finding) => row([
      severity(finding),
      finding.status,
      md(subjectWords(finding.subject)),
      md(ending(finding, book)),
      md(say`${finding.rule}`)
    ])
  );
  const before = `| Severity | Status | Setting | How it ended | Rule |
|${" --- |".repeat(5)}
`;
  return folded(`Resolved, excepted and noted (${thousands(past.length)})`, before, rows);
}
function changesPart(view) {
  const changed = view.revisions.filter((revision) => revision.changes.length > 0).toReversed();
  const before = `| Revision | When | By | What | Direction |
| --: |${" --- |".repeat(4)}
`;
  return folded(`Revisions with changes, newest first (${thousands(changed.length)})`, before, changed.map(changeRow));
}
function changeRow(revision) {
  const { changes, approved, by } = revision;
  const shown = changes.slice(0, 4).map((change) => deed(change, limits));
  const more = changes.length > 4 ? [` and ${some(changes.length - 4, "more change")}`] : [];
  const directions = [...new Set(changes.map((change) => directionWords[change.direction]))];
  const approval = approved === null ? "" : approved ? " (approved)" : " (not approved)";
  return row([
    String(revision.revision),
    md(at(revision.at)),
    md(say`${personWords(by)}${[approval]}`),
    md([...joined(shown, "; "), ...more]),
    directions.join(", ")
  ]);
}
function folded(summary, before, rows) {
  return {
    before: `<details><summary>${summary}</summary>

${before}`,
    rows: rows.map((line) => ({ line, counts: 1 })),
    after: "\n</details>\n"
  };
}
function row(cells) {
  return `| ${cells.join(" | ")} |
`;
}

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
  const cells = [openCount(report), ...worstToBest.map((severity2) => open[severity2]), resolved, excepted, noted];
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
  const named = lines.map(({ word, ids }) => ({ word, rules: rulesOf(ids, book, 5) })).filter(({ rules }) => rules.length > 0).map(({ word, rules }) => `- ${md(say`${[word]}: ${rules}`)}`);
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
  let room = BUDGET - bytes(head) - bytes(tail2) - reserve;
  const shown = [];
  const texts = parts.map(({ before, rows, after }) => {
    room -= bytes(before) + bytes(after) + 2;
    let taken = 0;
    let text = "";
    for (const { line, counts: counts2 } of rows) {
      if (bytes(line) > room) break;
      room -= bytes(line);
      text += line;
      taken += counts2;
    }
    shown.push(`${thousands(taken)} of ${thousands(rows.reduce((sum, { counts: counts2 }) => sum + counts2, 0))}`);
    return taken > 0 ? `${before}${text}${after}`.trimEnd() : "";
  });
  const all = `The HTML and JSON reports have all ${some(view.findings.length, "finding")}.`;
  const said = `Shown: ${shown[0]} open findings, ${shown[1]} others, ${shown[2]} revisions with changes. ${all}`;
  return `${[head, ...texts, tail2].filter((text) => text !== "").join("\n\n")}

${said} ${disclaimer}
`;
}
function bytes(text) {
  return Buffer.byteLength(text);
}

export {
  openPart,
  markdown
};
