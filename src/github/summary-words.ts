// The text of the summary issue: the last complete audit and the open findings; in comments, the changes.
import type { Finding, Report } from "../model/report/index.ts";
import { markdown } from "../reporters/markdown/index.ts";
import { openPart } from "../reporters/markdown/tables.ts";
import { at, type Phrase, say, some, thousands, value } from "../reporters/wording/phrase.ts";
import { beginning, bookOf, ending, subjectWords, worstFirst } from "../reporters/wording/finding-text.ts";
import { viewOf } from "../reporters/wording/view.ts";
import { revisionsWords, tallyWords } from "../reporters/wording/words.ts";
import { groupBy } from "../lists.ts";
import { acceptanceWords, seenBy } from "./comment.ts";
import type { Anchor } from "./marker.ts";
import { brief, fitting, listOf, md } from "./markdown.ts";
import { isBetweenAudits, isShown, isSound, openFindings, type Subject } from "./subject.ts";
import type { SummaryInput, SummaryNews } from "./input.ts";
import { titleText } from "./title.ts";
import { tallyOf } from "../model/severity.ts";

/** Characters of the table of findings. */
const TABLE = 40_000;
const MAX_RULES = 20;
const MAX_SAID = 20;
/** Characters of an organization's name in a title. */
const MAX_TITLE_NAME = 40;
/** Characters of a name. */
const MAX_NAME = 60;

/** Changes of the listed subjects. */
export interface Changes {
  readonly came: readonly Subject[];
  /** Further events of subjects that were listed before. */
  readonly events: readonly Finding[];
  /** Remediated and opened again since the last audit. */
  readonly again: readonly Subject[];
  readonly worse: readonly Subject[];
  /** Their time limit is near. */
  readonly near: readonly Subject[];
  /** Accepted by an exception that ends soon. */
  readonly lapsing: readonly Subject[];
  /** No longer open, for any reason. */
  readonly ended: readonly Subject[];
  /** What was open of them in the last audit, and events that ended beside another one. */
  readonly endedFindings: readonly Finding[];
  /** Open in the last audit, and no violation by the policies of today. */
  readonly relaxed: readonly Subject[];
  /** How many are no longer in the report at all. */
  readonly vanishedCount: number;
  /** How many are open and reported by an issue of a finding now. */
  readonly movedCount: number;
  /** Whether the policies changed since the list was written. */
  readonly isJudgedAnew: boolean;
  /** Windows that opened and were remediated, so that no audit saw them open. */
  readonly transient: readonly Finding[];
}

/** Returns `Driftline: corp, 12 open findings`. On unsound evidence the number does not fall. */
export function summaryTitle(input: SummaryInput): string {
  const { mode, report, previous } = input;
  const isDoubtful = !isSound(report) && previous?.marker.standing === "open";
  const before = isDoubtful ? (countIn(previous.issue.title, report.organization, mode) ?? 0) : 0;
  // The text of the single issue is a whole report, and counts every open finding.
  const now = mode === "single" ? report.findings.filter(isOpen).length : listedFindings(input).length;
  const findings = Math.max(before, now);
  const further = mode === "single" ? "open finding" : "further open finding";
  return `${titleStart(report.organization)}${some(findings, further)}`;
}

/** Returns the number in the title of a summary in a mode; undefined for any other title. */
export function countIn(title: string, organization: string, mode: SummaryInput["mode"]): number | undefined {
  const end = mode === "single" ? /^([\d,]+) open findings?$/ : /^([\d,]+) further open findings?$/;
  const start = titleStart(organization);
  const [, count] = title.startsWith(start) ? (end.exec(title.slice(start.length)) ?? []) : [];
  return count === undefined ? undefined : Number(count.replaceAll(",", ""));
}

function titleStart(organization: string): string {
  return `Driftline: ${titleText(organization, MAX_TITLE_NAME)}, `;
}

/** Returns the body without its marker. */
export function summaryBody(input: SummaryInput, audit: string | null, anchor: Anchor | null): string {
  const { mode, report } = input;
  const body = mode === "single" ? markdown(report).trimEnd() : listBody(input);
  return [heartbeat(input, audit, anchor), body, footer].join("\n\n");
}

function heartbeat({ report, book }: SummaryInput, audit: string | null, anchor: Anchor | null): string {
  const sound = isSound(book.report);
  const last = audit === null ? "not known" : `**${md(at(audit))}**`;
  const revisions = sound ? `, ${md([revisionsWords(report)])}` : "";
  const doubt = sound
    ? ""
    : `\n\n**The audit of ${md(at(report.asOf))} was not complete, or not to be relied on. Nothing is closed on it.** The text below is only what it could read.`;
  const ledger =
    anchor === null ? "" : ` Ledger: ${some(anchor.size, "entry", "entries")}, head ${md(value(anchor.head))}.`;
  return `Organization ${md(value(report.organization), MAX_NAME)}. Last complete audit: ${last}${revisions}.${ledger}${doubt}`;
}

/** Returns the open findings of the list that have no issue of their own: one that a new finding explains keeps its own. */
function listedFindings({ subjects, own }: SummaryInput): Finding[] {
  const withIssue = new Set(own.flatMap(({ group, otherEvents }) => [...group, ...otherEvents]));
  return [...new Set(subjects.flatMap(openFindings))].filter((finding) => !withIssue.has(finding));
}

function listBody(input: SummaryInput): string {
  const { report, subjects, issueCount, max, book } = input;
  if (subjects.length === 0)
    return isSound(report)
      ? `All open findings${aboveWords(input)} have their own issues.`
      : "In what it could read, every open finding has its own issue.";
  const findings = worstFirst(listedFindings(input));
  const byRule = [...groupBy(findings, ({ rule }) => rule)].toSorted(([, a], [, b]) => b.length - a.length);
  const rules = byRule.slice(0, MAX_RULES).map(([rule, findings]) => md(say`${findings.length} × ${rule}`, MAX_NAME));
  const { before, rows } = openPart({ ...viewOf(report), findings }, book);
  let room = TABLE - before.length;
  let count = 0;
  let table = before;
  for (const { line: make, counts } of rows) {
    const line = make();
    if (line.length > room) break;
    room -= line.length;
    table += line;
    count += counts;
  }
  return [
    `${some(findings.length, "finding is", "findings are")} open beyond the ${some(issueCount, "issue")} of ` +
      `findings (\`max-issues\` is ${thousands(max)}, the worst first): ${tallyWords(tallyOf(findings))}.`,
    listOf(rules, byRule.length),
    table.trimEnd(),
    `Shown: ${thousands(count)} of ${thousands(findings.length)}. The report files have all of them.`,
  ].join("\n\n");
}

const footer = [
  "---",
  "<sub>Driftline keeps this issue up to date: every audit writes the text, and the comments say what changed. If the " +
    "last complete audit is older than the schedule allows, the audit no longer runs. To stop these issues, set " +
    "`issues: off`. If you remove the label `driftline`, Driftline no longer changes the issue.</sub>",
].join("\n");

/** Returns the comment without its hidden line. */
export function changeWords(kind: SummaryNews | null, changes: Changes, input: SummaryInput): string {
  if (kind === null) return "";
  return fitting([opening(kind, input), ...sayings(changes, input)], seenBy(input.place, input.report.asOf));
}

/** Says which findings are meant, if others are open that are below the severity that issues are kept for. */
function aboveWords({ all, report }: SummaryInput): string {
  const isHidden = (subject: Subject) => isOpen(subject.finding) && !subject.explained && !isShown(subject, report);
  return all.some(isHidden) ? ` at \`${report.view.reportSeverity ?? "low"}\` or above` : "";
}

function isOpen({ status }: Finding): boolean {
  return status === "open";
}

function opening(kind: SummaryNews, input: SummaryInput): string {
  const { subjects, own, hadIssue, mode } = input;
  const above = mode === "single" ? aboveWords(input) : "";
  const movedWords = subjects.some(hadIssue) ? " Findings that had issues of their own are listed here now." : "";
  return {
    changed: "",
    reopened: `**Open again.**${movedWords}`,
    done: `**No open findings${above} are left in this issue.**${own.length > 0 ? " Open findings have their own issues." : ""}`,
    "hand-open":
      "**Still open.** Closing this issue changes nothing in the settings. If it is closed again it stays closed until something changes.",
    "hand-closed": `**No findings${above} are open here.** If it is opened again it stays open until something changes.`,
  }[kind];
}

function sayings(
  {
    came,
    events,
    again,
    worse,
    near,
    lapsing,
    endedFindings,
    relaxed,
    vanishedCount,
    isJudgedAnew,
    transient,
  }: Changes,
  { report }: SummaryInput,
): string[] {
  const book = bookOf(report);
  const list = (word: string, subjects: readonly Subject[], words: (finding: Finding) => Phrase): string =>
    listFindings(
      word,
      subjects.map(({ finding }) => finding),
      words,
    );
  const isNew = (window: Finding) => isBetweenAudits(window, report);
  const openingOf = (finding: Finding): Phrase => say`${nameWithSeverity(finding)}: ${beginning(finding, book, brief)}`;
  return [
    listFindings(
      "opened",
      [...came.flatMap(({ finding, otherEvents }) => [finding, ...otherEvents]), ...events],
      openingOf,
    ),
    list("fixed and opened again", again, openingOf),
    listFindings(
      "grew worse or passed the time limit",
      worse.map(({ finding, severity }) => ({ ...finding, severity })),
      nameWithSeverity,
    ),
    list(
      "with a time limit that ends within seven days",
      near,
      (finding) => say`${nameWithSeverity(finding)}: ${at(finding.dueAt ?? "")}`,
    ),
    list(
      "accepted by an exception that ends within seven days",
      lapsing,
      (finding) => say`${findingName(finding)}: ${acceptanceWords(finding, book)}`,
    ),
    list("no longer open, because the policies have changed", relaxed, findingName),
    listFindings(
      "ended",
      endedFindings.filter((finding) => !isOpen(finding)),
      (finding) => say`${findingName(finding)}: ${ending(finding, book)}`,
    ),
    listFindings(
      "still open, but below the severity that issues are kept for",
      endedFindings.filter(isOpen),
      findingName,
    ),
    passedWords(transient.filter(isNew), report),
    listFindings(
      "opened and remediated, and not reported before",
      transient.filter((window) => !isNew(window)),
      wholeStory(report),
    ),
    vanishedCount === 0
      ? ""
      : `${some(vanishedCount, "finding is", "findings are")} no longer found${isJudgedAnew ? ". The policies have changed since the last complete audit" : " by the same policies"}.`,
  ];
}

/** Returns a list of windows that opened and were remediated between two audits. */
export function passedWords(windows: readonly Finding[], report: Report): string {
  return listFindings("opened and remediated between two audits", windows, wholeStory(report));
}

function wholeStory(report: Report): (finding: Finding) => Phrase {
  const book = bookOf(report);
  return (finding) => say`${nameWithSeverity(finding)}: ${beginning(finding, book, brief)}; ${ending(finding, book)}`;
}

function listFindings(word: string, findings: readonly Finding[], words: (finding: Finding) => Phrase): string {
  if (findings.length === 0) return "";
  const lines = findings.slice(0, MAX_SAID).map((finding) => md(words(finding), MAX_NAME));
  return `**${some(findings.length, "finding")} ${word}:**\n\n${listOf(lines, findings.length)}`;
}

function nameWithSeverity(finding: Finding): Phrase {
  return say`${[finding.severity]}: ${findingName(finding)}`;
}

function findingName({ rule, subject }: Finding): Phrase {
  return say`${rule}, ${subjectWords(subject)}`;
}
