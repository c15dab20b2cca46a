// The three tables of the Markdown report, as rows that can be cut. Data in them is inert.
import { mayBeOlder } from "../../model/report/beginning.ts";
import type { Finding, RevisionRow } from "../../model/report/index.ts";
import { beneathList, beneathWords, type Item, itemsOf } from "../wording/causes.ts";
import { at, joinPhrases, markdownOf, type Phrase, prose, say, some, thousands } from "../wording/phrase.ts";
import {
  betweenWords,
  age,
  type Book,
  bylines,
  clusters,
  deed,
  directionWords,
  ending,
  isDeed,
  isGap,
  isEvent,
  latestWords,
  openLimit,
  personWords,
  revisionsOf,
  wholeDirection,
  namesOf,
  worstFirst,
} from "../wording/finding-text.ts";
import { changeWords, shouldWords, valueWords } from "../wording/values.ts";
import type { View } from "../wording/view.ts";
import { firstIn, lastIn, lookUp, sumOf } from "../../lists.ts";
import { severityMarks } from "../wording/layout.ts";

/** The maximum length of one piece of data. Escaping may make it ten times as long. */
const MAX_DATA = 200;
/** The maximum of findings listed beneath another. */
const MAX_BENEATH = 5;
export const limits = { text: 80, entries: 4 };

/** A row, rendered only if there may be room, and the number of things in it. */
export interface Row {
  readonly line: () => string;
  readonly counts: number;
}

/** A part. Rows at its end are cut if there is no room. */
export interface Part {
  readonly before: string;
  readonly rows: readonly Row[];
  readonly after: string;
}

/** Renders a phrase with inert data. */
export function md(phrase: Phrase): string {
  return markdownOf(phrase, MAX_DATA);
}

/** Returns the open findings, worst first. */
export function openPart(view: View, book: Book): Part {
  const items = itemsOf(view.findings.filter((finding) => finding.status === "open"));
  const byFinding = new Map(items.map((item) => [item.finding, item]));
  const rows = clusters(items.map(({ finding }) => finding)).map((cluster): Row => {
    const counts = sumOf(cluster, (finding) => 1 + lookUp(byFinding, finding).beneath.length);
    const item = lookUp(byFinding, firstIn(cluster));
    return { line: () => (cluster.length === 1 ? openRow(item, book) : clusterRow(cluster)), counts };
  });
  return { before: `#### Open\n\n${heads("Finding", "Was → is (policy)", "Open, by")}`, rows, after: "" };
}

function openRow(item: Item, book: Book): string {
  const { finding } = item;
  const direction = wholeDirection(finding, book);
  const looser = direction ? [`, ${directionWords[direction]}`] : [];
  const earlier = !isEvent(finding) && mayBeOlder(finding, book.report.asOf) ? " or earlier" : "";
  const limit = openLimit(finding, book);
  const beneath = beneathList(item, MAX_BENEATH).map((says) => `<br>· ${md(says)}`);
  return row([
    `${nameWords(finding, item)}${beneath.length > 0 ? `<br>${md(beneathWords(item))}:` : ""}${beneath.join("")}`,
    md(isEvent(finding) ? prose(finding.message) : valueOf(finding)),
    lines(
      say`${[age(finding, book)]}, since ${at(finding.introduced.at)}${[earlier]}${looser}${betweenWords(finding, book)}${limit.length === 0 ? [] : say`; ${limit}`}`,
      byWords(finding, book),
    ),
  ]);
}

/**
 * Returns the name of a finding: severity, setting and rule.
 * @param worst the finding, or a worse one that it explains
 */
function nameWords(finding: Finding, worst: Pick<Finding, "severity"> = finding): string {
  return `${severity(worst)} ${lines(...namesOf(finding), say`rule ${finding.rule}`)}`;
}

/** Renders phrases in one cell, each on its own line. */
function lines(...phrases: readonly Phrase[]): string {
  return phrases.map(md).join("<br>");
}

/** Returns the head of a table. GitHub's page has room for three columns; the rest is cut off. */
export function heads(...names: readonly [string, string, string?]): string {
  return `| ${names.join(" | ")} |\n|${" --- |".repeat(names.length)}\n`;
}

function clusterRow(cluster: readonly Finding[]): string {
  const [first, last] = [firstIn(cluster), lastIn(cluster)];
  const title = namesOf(first).slice(0, -1);
  return row([
    `${severity(first)} ${lines(...title, revisionsOf(cluster, 12), say`rule ${first.rule}`)}`,
    md(prose(first.message)),
    lines(
      say`${[some(cluster.length, "open event")]}, ${at(first.introduced.at)} to ${at(last.introduced.at)}`,
      personWords(first.introduced.by),
    ),
  ]);
}

function severity({ severity: word }: Pick<Finding, "severity">): string {
  return `${severityMarks[word].glyph} ${word}`;
}

function valueOf(finding: Finding): Phrase {
  const change = changeWords(finding, limits);
  // If the value did not change, something else made it fail. The message has the reason.
  if (!change && (finding.introduced.exact || finding.introduced.revision === null)) return prose(finding.message);
  const is = change ?? valueWords(finding.actual, limits);
  const should = shouldWords(finding, limits);
  // Rules without a demand, such as those on the form of values, say in the message what is wrong.
  return say`${is} (${should.length === 0 ? prose(finding.message) : should})`;
}

function byWords(finding: Finding, book: Book): Phrase {
  const { introduced } = finding;
  if (introduced.revision === null) return ["brought by no revision"];
  if (isEvent(finding) && !isDeed(finding) && !isGap(finding)) return [`seen in revision ${introduced.revision}`];
  return joinPhrases(bylines(finding, book, limits), "; ");
}

/** Returns the resolved, excepted and noted findings. */
export function pastPart(view: View, book: Book): Part {
  const past = worstFirst(view.findings.filter((finding) => finding.status !== "open"));
  const pastCells = (finding: Finding) => [nameWords(finding), md(ending(finding, book))];
  const before = heads("Finding", "What became of it");
  return foldedPart(`Resolved, excepted and noted (${thousands(past.length)})`, before, past, pastCells);
}

/** Returns the changes by revision, newest first. */
export function changesPart(view: View): Part {
  const changingRevisions = view.revisions.filter((revision) => revision.changes.length > 0).toReversed();
  const before = heads("Revision", "What", "Direction");
  return foldedPart(
    `Revisions with changes, newest first (${thousands(changingRevisions.length)})`,
    before,
    changingRevisions,
    changeCells,
  );
}

function changeCells(revision: RevisionRow): string[] {
  const { changes, approved, by } = revision;
  const deeds = changes.slice(0, 4).map((change) => deed(change, limits));
  const more = changes.length > 4 ? [` and ${some(changes.length - 4, "more change")}`] : [];
  const directions = [...new Set(changes.map((change) => directionWords[change.direction]))];
  const listing = approved === null ? "" : approved ? " (listed)" : " (not listed)";
  return [
    lines(
      say`${[String(revision.revision)]}, ${at(revision.at)}`,
      say`${personWords(by)}${[listing]}${[revision.missing ? `; ${latestWords(revision)}` : ""]}`,
    ),
    md([...joinPhrases(deeds, "; "), ...more]),
    directions.join(", "),
  ];
}

/** Returns a part that is folded until somebody opens it. */
export function foldedPart<T>(summary: string, before: string, items: readonly T[], cellsOf: CellsOf<T>): Part {
  return partOf(`<details><summary>${summary}</summary>\n\n${before}`, items, cellsOf, "\n</details>\n");
}

type CellsOf<T> = (item: T) => readonly string[];

/** Returns a part with a row for each item. */
export function partOf<T>(before: string, items: readonly T[], cellsOf: CellsOf<T>, after = ""): Part {
  return { before, rows: items.map((item) => ({ line: () => row(cellsOf(item)), counts: 1 })), after };
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |\n`;
}
