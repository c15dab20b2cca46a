// For a terminal: the worst findings, the evidence, and the verdict on the last line, where a terminal shows it.
import type { Finding, Report } from "../../model/report/index.ts";
import { cells, clip, middle, visible } from "../../text.ts";
import type { Reporter } from "../reporter.ts";
import { beneathList, beneathWords, type Item, itemsOf } from "../wording/causes.ts";
import { type EvidenceLine, evidenceLines } from "../wording/evidence.ts";
import { ends, type Paint, type Screen, screenOf, severityMarks, stateMarks, textOf, wrap } from "../wording/layout.ts";
import { at, capital, type Phrase, plain, prose, say, some, thousands } from "../wording/phrase.ts";
import { remedy } from "../wording/remedy.ts";
import { publicWords, headlineOf, resultWords, stateOf } from "../wording/headline.ts";
import {
  age,
  authorOf,
  beginning,
  type Book,
  bookOf,
  bylines,
  directionWords,
  isEvent,
  placeWords,
  standingDirection,
  namesOf,
  openLimit,
  personWords,
  subjectWords,
  unseenWords,
} from "../wording/finding-text.ts";
import { overdueWords } from "../wording/overdue.ts";
import { timelineOf } from "../wording/timeline-data.ts";
import { usedLines } from "../wording/use.ts";
import { changeWords } from "../wording/values.ts";
import { type View, viewOf } from "../wording/view.ts";
import {
  hiddenWords,
  noLastWords,
  totalOf,
  sinceCounts,
  sinceDetail,
  sinceLast,
  tallyWords,
} from "../wording/words.ts";
import { timelineLines } from "./timeline.ts";
import { addTo, firstIn } from "../../lists.ts";
import { tallyOf } from "../../model/severity.ts";

/** The maximum of blocks. Each has the findings of one rule and cause. */
const MAX_FINDINGS = 20;
/** The maximum of findings listed beneath another. */
const MAX_BENEATH = 8;
/** The maximum of further findings of one rule and cause. */
const MAX_OTHERS = 20;
const INDENT = " ".repeat(13);
/** The maximum width of a line with a right end, which is hard to follow farther right. */
const MAX_ENDS = 120;
const limits = { text: 160, entries: 4 };

/** Renders the report as lines of `options.width` cells, 80 by default. */
export const text: Reporter = (report, options = {}) => {
  const { width, paint } = screenOf(options);
  if (options.countsOnly === true)
    return `${wrap("", publicWords(report), width).join("\n")}\n${lastLine(report, width, paint).join("\n")}\n`;
  const book = bookOf(report);
  const view = viewOf(report);
  const blocks = [
    ends(
      `Driftline  ${middle(visible(clip(report.organization, 200)), Math.max(8, width - 40))}`,
      plain(say`as of ${at(report.asOf)}`),
      Math.min(width, MAX_ENDS),
    ),
    lead(book, width),
    report.summary.sinceLast ? table(sinceRows(book), width) : [],
    ...findingBlocks(view, book, { width, paint }, options.results ?? MAX_FINDINGS),
    table(
      usedLines(report).map(({ term, says }, i) => ({ term: i === 0 ? "Used" : term, says })),
      width,
    ),
    timelineLines(timelineOf(report, view.revisions, view.findings), width),
    foot(book, view, width),
    lastLine(report, width, paint),
  ];
  return textOf(blocks);
};

/** Returns the headline, except for drifted, where the findings show it; then what is missing of the history. */
function lead(book: Book, width: number): string[] {
  const { state, headline, sentences, gap } = headlineOf(book, limits);
  const own = state === "drifted" ? [] : [headline, ...(state === "tampered" ? sentences : sentences.slice(0, 1))];
  return [...own, ...(gap ? [gap] : [])].flatMap((sentence) => wrap("  ", plain(sentence), width));
}

/** The findings of one block. */
interface Group {
  /** The item shown in full, with the findings that all items of the group explain. */
  readonly item: Item;
  /** Returns the lines of the other findings of the same rule and cause. */
  readonly otherFindings: readonly Finding[];
}

/** Groups items of one rule and cause: fourteen keys set by one revision become one block. In the order of the first of each. No two findings of a group share a subject. */
function groupsOf(items: readonly Item[], book: Book): Group[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = JSON.stringify(causeOf(item, book));
    let nth = 0;
    while (groups.get(`${nth} ${key}`)?.some(({ finding }) => finding.subject === item.finding.subject) === true) nth++;
    addTo(groups, `${nth} ${key}`, item);
  }
  return [...groups.values()].map((group) => ({
    item: { ...firstIn(group), beneath: group.flatMap(({ beneath }) => beneath) },
    otherFindings: group.slice(1).map(({ finding }) => finding),
  }));
}

/** Returns the rule, the opening revision, and the revision of the value; for revisions, the message and the editor. */
function causeOf({ finding, severity }: Item, book: Book): unknown[] {
  const { rule, subject, message, introduced, inert } = finding;
  if (isEvent(finding) && subject.startsWith("revision:")) {
    const by = introduced.by === null ? null : plain(personWords(introduced.by));
    return [rule, severity, message, by];
  }
  const author = authorOf(finding, book);
  return [rule, severity, introduced.revision, introduced.exact, author?.revision ?? null, inert];
}

/** Returns the words of another finding of a group: its subject, and its difference. */
function otherWords(finding: Finding): Phrase {
  const { subject, message, introduced } = finding;
  if (isEvent(finding) && subject.startsWith("revision:")) return say`${subjectWords(subject)}, ${at(introduced.at)}`;
  const change = isEvent(finding) ? undefined : changeWords(finding, limits);
  return change ? say`${subjectWords(subject)}: ${change}` : prose(message);
}

/** @param most the maximum of blocks */
function findingBlocks(view: View, book: Book, screen: Screen, most: number): string[][] {
  const items = itemsOf(view.findings.filter((finding) => finding.status === "open"));
  const groups = groupsOf(items, book);
  const omittedFindings = groups
    .slice(most)
    .flatMap(({ item, otherFindings }) => [item.finding, ...item.beneath, ...otherFindings]);
  const remedies = new Set<string>();
  const blocks = groups.slice(0, most).map((group) => findingBlock(group, book, screen, remedies));
  if (omittedFindings.length === 0) return blocks;
  return [
    ...blocks,
    wrap(
      "  ",
      `and ${thousands(omittedFindings.length)} more: ${tallyWords(tallyOf(omittedFindings))} (all in the format json)`,
      screen.width,
    ),
  ];
}

/** @param remedies remedies shown above */
function findingBlock(
  { item, otherFindings }: Group,
  book: Book,
  { width, paint }: Screen,
  remedies: Set<string>,
): string[] {
  const { finding, severity } = item;
  const { glyph, colours } = severityMarks[severity];
  const word = severity.padEnd(9);
  const right = age(finding, book);
  const end = Math.min(width, MAX_ENDS);
  const [title, place] = namesOf(finding);
  const [name, ...names] = wrap("", plain(title), Math.max(24, end - 15 - cells(right)));
  const [first = "", ...more] = ends(`  ${glyph} ${word}${name}`, right, end);
  const line = (label: string, words: Phrase) => wrap(`${INDENT}${label}`, plain(words), width);
  /** Puts two phrases on one line if they fit. */
  const lines = (a: Phrase, b: Phrase) => {
    const oneLine = line("", [...a, " · ", ...b]);
    return oneLine.length === 1 && width > MAX_ENDS ? oneLine : [...line("", a), ...line("", b)];
  };
  const rule = say`rule ${finding.rule}  ${placeWords(finding.location)}`;
  const change = changeWords(finding, limits);
  const [by = [], ...openers] = authors(finding, book);
  const limit = openLimit(finding, book);
  const fix = remedy(finding, limits);
  const isTold = remedies.has(plain(fix));
  remedies.add(plain(fix));
  return [
    first.replace(`${glyph} ${word}`, paint(`${glyph} ${word}`, ...colours)),
    ...more,
    ...names.map((part) => `${INDENT}${part}`),
    // A message that starts with the place needs no line for it.
    ...(place && !finding.message.startsWith(`${plain(place)} `) ? line("", place) : []),
    ...(isEvent(finding) ? [] : change ? lines(change, prose(finding.message)) : line("", prose(finding.message))),
    ...(width > MAX_ENDS ? lines(by, rule) : line("", by)),
    ...openers.flatMap((words) => line("", words)),
    ...(limit.length === 0 ? [] : line("", limit)),
    ...(finding.unseenSeconds === undefined ? [] : line("", capital(unseenWords(finding, book)))),
    ...(isTold || fix.length === 0 ? [] : line("fix: ", fix)),
    ...(width > MAX_ENDS ? [] : line("rule ", rule.slice(1))),
    ...otherLines(otherFindings, line),
    ...beneathLines(item, line),
  ];
}

/** Returns the lines of the other findings of the same rule and cause. */
function otherLines(findings: readonly Finding[], line: (label: string, says: Phrase) => string[]): string[] {
  if (findings.length === 0) return [];
  const moreFindings = findings.length - MAX_OTHERS;
  return [
    ...line("", [`${some(findings.length, "more finding")} of this rule and cause:`]),
    ...findings.slice(0, MAX_OTHERS).flatMap((finding) => line("  · ", otherWords(finding))),
    ...(moreFindings > 0 ? line("  · ", [`and ${thousands(moreFindings)} more`]) : []),
  ];
}

/** Returns the lines of the findings that the item explains. */
function beneathLines(item: Item, line: (label: string, says: Phrase) => string[]): string[] {
  if (item.beneath.length === 0) return [];
  return [
    ...line("", capital(beneathWords(item))),
    ...beneathList(item, MAX_BENEATH).flatMap((words) => line("  · ", words)),
  ];
}

/** Returns the author and time of the present value, then who opened it; sentences where that needs an explanation. */
function authors(finding: Finding, book: Book): Phrase[] {
  const { introduced } = finding;
  // The message of a window has a line of its own.
  if (isEvent(finding) || introduced.revision === null)
    return [capital(beginning(finding, book, limits, !isEvent(finding)))];
  const [first = [], ...openers] = bylines(finding, book, limits);
  const direction = standingDirection(finding, book);
  const way = direction === undefined ? [] : [`, ${directionWords[direction]}`];
  const isNamed = introduced.exact && openers.length === 0 && !finding.inert;
  return [say`${isNamed ? ["by "] : []}${first}${way}`, ...openers];
}

/** Returns the lines below the findings: hidden parts, the comparison with the last audit, and the evidence. */
function foot(book: Book, view: View, width: number): string[] {
  const { report } = book;
  const overdue = overdueWords(report.findings, report.asOf);
  const lines = [
    ...(overdue === undefined ? [] : [{ term: "Time limits", says: [overdue] }]),
    ...hiddenWords(report, view).map((says) => ({ term: "Not shown", says })),
    ...(report.summary.sinceLast ? [] : sinceRows(book)),
    ...evidenceLines(report),
  ];
  return table(lines, width);
}

function table(rows: readonly EvidenceLine[], width: number): string[] {
  return rows.flatMap(({ term, says }) => wrap(`  ${term.padEnd(16)}`, plain(says), width));
}

function sinceRows(book: Book): EvidenceLine[] {
  const last = book.report.summary.sinceLast;
  const lines = sinceLast(book.report);
  if (!last || !lines) return [{ term: "Since last", says: [noLastWords(book.report)] }];
  const ruleLines = lines.flatMap((line) => {
    const detail = sinceDetail(line, book, 3);
    return detail.length > 0 ? [{ term: "", says: say`${[line.word]}: ${detail}` }] : [];
  });
  return [{ term: "Since last", says: say`${[sinceCounts(lines)]} (since ${at(last.at)})` }, ...ruleLines];
}

/** Returns the verdict with all counts, on one line if it fits. */
function lastLine(report: Readonly<Report>, width: number, paint: Paint): string[] {
  const open = totalOf(report.summary.open);
  const word = report.verdict.toUpperCase();
  const exit = `  Exit ${report.exitCode}.`;
  const whole = `${resultWords(report)}.${exit}`;
  const stateWord = paint(word, ...stateMarks[stateOf(report)].colours);
  if (word.length + 2 + whole.length <= width) return [`${stateWord}  ${whole}`];
  // Moves the severities up, so that the verdict stays on the last line.
  const { resolved, excepted } = report.summary;
  const short = `${thousands(open)} open, ${thousands(resolved)} resolved, ${thousands(excepted)} excepted.`;
  return [...wrap("  ", `${resultWords(report)}.`, width), `${stateWord}  ${short}${exit}`];
}
