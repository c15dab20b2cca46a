import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  beneathList,
  beneathWords,
  itemsOf
} from "./chunk-chunk-YY5COTNK.js";
import {
  age,
  bylines,
  clusters,
  deed,
  directionWords,
  ending,
  isDeed,
  isEvent,
  personWords,
  revisionsOf,
  standingDirection,
  subjectWords,
  worstFirst
} from "./chunk-chunk-YGFQAK7O.js";
import {
  latestWords
} from "./chunk-chunk-ODIOXHXG.js";
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
} from "./chunk-chunk-357X2JHD.js";
import {
  clip,
  markdownCode
} from "./chunk-chunk-TXR2ON6E.js";

// src/reporters/markdown/fill.ts
function fill(parts, room) {
  let left = room;
  const filled = parts.map(({ before, rows, after }) => {
    const frame = bytes(before) + bytes(after) + 2;
    left -= frame;
    let taken = 0;
    let text = "";
    for (const { line, counts } of rows) {
      if (bytes(line) > left) break;
      left -= bytes(line);
      text += line;
      taken += counts;
    }
    const all = rows.reduce((sum, { counts }) => sum + counts, 0);
    return { text: taken > 0 ? `${before}${text}${after}`.trimEnd() : "", taken, all };
  });
  return { texts: filled.map(({ text }) => text), shown: filled };
}
function bytes(text) {
  return Buffer.byteLength(text);
}

// src/reporters/markdown/tables.ts
var MAX_DATA = 200;
var MAX_BENEATH = 5;
var limits = { text: 80, entries: 4 };
var glyphs = { critical: "⬣", high: "▲", medium: "◆", low: "▪", info: "○" };
function md(phrase) {
  return spoken(phrase, (data) => markdownCode(clip(data, MAX_DATA)));
}
function openPart(view, book) {
  const items = itemsOf(view.findings.filter((finding) => finding.status === "open"));
  const byFinding = new Map(items.map((item) => [item.finding, item]));
  const rows = clusters(items.map(({ finding }) => finding)).map((cluster) => {
    const counts = cluster.reduce((sum, finding) => sum + 1 + byFinding.get(finding).beneath.length, 0);
    const item = byFinding.get(cluster[0]);
    return { line: cluster.length === 1 ? openRow(item, book) : clusterRow(cluster), counts };
  });
  const before = `#### Open

| Severity | Setting | Was → is (policy) | Open | By | Rule |
|${" --- |".repeat(6)}
`;
  return { before, rows, after: "" };
}
function openRow(item, book) {
  const { finding } = item;
  const direction = standingDirection(finding, book);
  const looser = direction ? [`, ${directionWords[direction]}`] : [];
  const beneath = beneathList(item, MAX_BENEATH).map((says) => `<br>· ${md(says)}`);
  return row([
    severity(item),
    `${md(subjectWords(finding.subject))}${beneath.length > 0 ? `<br>${md(beneathWords(item))}:` : ""}${beneath.join("")}`,
    md(isEvent(finding) ? prose(finding.message) : valueOf(finding)),
    md(say`${[age(finding, book)]}, since ${at(finding.introduced.at)}${looser}`),
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
function severity({ severity: word }) {
  return `${glyphs[word]} ${word}`;
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
  if (isEvent(finding) && !isDeed(finding)) return [`seen in revision ${introduced.revision}`];
  return joined(bylines(finding, book, limits), "; ");
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
  const listed = approved === null ? "" : approved ? " (listed)" : " (not listed)";
  return row([
    String(revision.revision),
    md(at(revision.at)),
    md(say`${personWords(by)}${[listed]}${[revision.missing ? `; ${latestWords(revision)}` : ""]}`),
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

export {
  fill,
  limits,
  md,
  openPart,
  pastPart,
  changesPart
};
