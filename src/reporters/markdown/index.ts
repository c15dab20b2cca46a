// For GitHub: a job summary or an issue. Always below 60 KB, so that GitHub accepts it; a note counts what is cut.
import type { Report } from "../../model/report/index.ts";
import { passedSince } from "../../model/report/remediated.ts";
import type { Reporter } from "../reporter.ts";
import { again, evidenceLines } from "../wording/evidence.ts";
import { at, markdownOf, say, some, thousands } from "../wording/phrase.ts";
import { publicWords, headlineOf, resultWords, stateTitle } from "../wording/headline.ts";
import { beginning, type Book, bookOf, ending } from "../wording/finding-text.ts";
import { stateMarks } from "../wording/layout.ts";
import { overdueWords } from "../wording/overdue.ts";
import { termWords, timeWords } from "../wording/remediation.ts";
import { usedLines } from "../wording/use.ts";
import { viewOf } from "../wording/view.ts";
import {
  disclaimer,
  hiddenWords,
  noLastWords,
  revisionsWords,
  rulesWords,
  sinceDetail,
  sinceLast,
  transientIn,
} from "../wording/words.ts";
import { fill } from "./fill.ts";
import { changesPart, limits, md, openPart, pastPart } from "./tables.ts";

/** UTF-8 bytes. An issue accepts 65,536 characters, a job summary a mebibyte. */
const BUDGET = 60_000;
const RESERVE = 600; // for the note on what was cut, and the disclaimer
/** The maximum length of the command that repeats the audit: about 25 policies. A part of it is of no use. */
const MAX_COMMAND = 2000;
/** The maximum of transient findings, which come first. */
const MAX_PASSED = 5;

/** Renders a summary with headings from the third level on; only the verdict and the counts in public places. */
export const markdown: Reporter = (report, options = {}) => {
  const book = bookOf(report);
  const { state, headline, sentences, gap } = headlineOf(book, limits);
  if (options.countsOnly === true)
    return `### ${stateMarks[state].glyph} ${stateTitle(report)}\n\n${publicWords(report)}\n\n**${resultWords(report)}**\n\n${disclaimer}\n`;
  const view = viewOf(report);
  const overdue = overdueWords(report.findings, report.asOf);
  const head = [
    // The headline of a run that judged nothing already states that.
    `### ${stateMarks[state].glyph} ${state === "nothing" ? "" : `${stateTitle(report).replace(/ \(.*/, "")}: `}${md(headline)}`,
    ...transientPart(book),
    md(say`${report.organization} · as of ${at(report.asOf)} · ${[revisionsWords(report)]} · ${[rulesWords(report)]}`),
    ...sentences.map(md),
    ...(gap ? [md(gap)] : []),
    `**${resultWords(report)}**`,
    ...(overdue === undefined ? [] : [overdue]),
    since(book),
    ...hiddenWords(report, view).map(md),
    ...useLines(report),
    ...remediationPart(report),
  ].join("\n\n");
  const foot = tail(book);
  // The parts fill the room between head and tail row by row.
  const room = BUDGET - Buffer.byteLength(head) - Buffer.byteLength(foot) - RESERVE;
  const contents = fill([openPart(view, book), pastPart(view, book), changesPart(view)], room);
  const of = contents.counts.map(({ rowCount, all }) => `${thousands(rowCount)} of ${thousands(all)}`);
  const { length } = report.findings;
  // Filters apply to all formats but JSON.
  const where = view.findings.length < length ? "the JSON report" : "the HTML and JSON reports";
  const note = `Shown: open findings ${of[0]}, others ${of[1]}, revisions with changes ${of[2]}. All findings (${thousands(length)}) are in ${where}.`;
  return `${[head, ...contents.texts, foot].filter((text) => text !== "").join("\n\n")}\n\n${note} ${disclaimer}\n`;
};

/** Transient findings come first, because nobody would see them otherwise. */
function transientPart(book: Book): string[] {
  const findings = transientIn(book.report);
  if (findings.length === 0) return [];
  const lines = findings.slice(0, MAX_PASSED).map((finding) => {
    const findingText = say`${[finding.severity]}: ${beginning(finding, book, limits)}; ${ending(finding, book)}`;
    return `- ${md(findingText)}`;
  });
  const more = findings.length - lines.length;
  const { findings: all, summary, view } = book.report;
  const isWhole = findings.length === passedSince(all, summary.sinceLast, "info").length;
  const above = isWhole ? "" : ` at ${view.reportSeverity ?? "low"} or above`;
  const head = `#### ${some(findings.length, "finding")}${above} opened and remediated between two audits`;
  return [[head, "", ...lines, ...(more > 0 ? [`- and ${thousands(more)} more`] : [])].join("\n")];
}

function since(book: Book): string {
  const last = book.report.summary.sinceLast;
  const lines = sinceLast(book.report);
  if (!last || !lines) return noLastWords(book.report);
  const numbers = lines.map(({ word, ids }) => `${thousands(ids.length)} ${word}`).join(" · ");
  const ruleLines = lines
    .map((line) => ({ word: line.word, detail: sinceDetail(line, book, 5) }))
    .filter(({ detail }) => detail.length > 0)
    .map(({ word, detail }) => `- ${md(say`${[word]}: ${detail}`)}`);
  return [`**Since ${md(at(last.at))}:** ${numbers}`, ...(ruleLines.length > 0 ? [ruleLines.join("\n")] : [])].join(
    "\n\n",
  );
}

/** Compares use with what was allowed; nothing if that was not requested. */
function useLines(report: Readonly<Report>): string[] {
  const lines = usedLines(report).map(({ term, says }) => `- ${term}: ${md(says)}`);
  return lines.length > 0 ? [`**Used**\n\n${lines.join("\n")}`] : [];
}

/** Returns the time to remediate by severity; nothing if nothing was fixed and no time limit ended. */
function remediationPart({ remediation }: Readonly<Report>): string[] {
  const rows = (remediation?.severities ?? []).map(
    (row) =>
      `| ${row.severity} | ${thousands(row.fixed)} remediated${row.fixed > 0 ? `: ${timeWords(row)}` : ""} | ${termWords(row)} |`,
  );
  return rows.length === 0
    ? []
    : [
        [
          "| time to remediate | took | within the time limit, of all whose limit ended |",
          "| --- | --- | --- |",
          ...rows,
        ].join("\n"),
      ];
}

function tail({ report }: Book): string {
  const lines = evidenceLines(report).map(
    ({ term, says }) => `- ${term}: ${term === again ? markdownOf(says, MAX_COMMAND) : md(says)}`,
  );
  return `<details><summary>Evidence</summary>\n\n${lines.join("\n")}\n\n</details>`;
}
