// What the summary issue says: when the last complete audit was, and what is open; and, when that changed, what changed.
import { bookOf, worstFirst } from "../reporters/story.ts";
import { markdown } from "../reporters/markdown.ts";
import { openPart } from "../reporters/markdown/tables.ts";
import { at, joined, type Phrase, say, some, thousands, value } from "../reporters/phrase.ts";
import { beginning, ending, subjectWords } from "../reporters/story.ts";
import { viewOf } from "../reporters/view.ts";
import { revisionsWords, tallyWords } from "../reporters/words.ts";
import { grouped } from "./grouped.ts";
import { limits, md } from "./markdown.ts";
import { runLink } from "./place.ts";
import { isSound, type Subject } from "./subject.ts";
import type { SummaryInput, SummaryNews } from "./summary.ts";

/** Characters of the table of findings. */
const TABLE = 50_000;
const MAX_RULES = 20;
const MAX_SAID = 20;

/** What happened to what was listed. */
export interface Changes {
  readonly came: readonly Subject[];
  readonly worse: readonly Subject[];
  /** No longer open, for any reason. */
  readonly ended: readonly Subject[];
  /** No longer in the report at all: the policies have changed. */
  readonly vanished: number;
}

/** The title never changes: what is open stands in the text. */
export function summaryTitle({ mode }: SummaryInput): string {
  return mode === "single" ? "Driftline: open findings" : "Driftline: further open findings";
}

/** The body without its marker. */
export function summaryBody(input: SummaryInput, audit: string | null): string {
  const { mode, report } = input;
  const body = mode === "single" ? markdown(report).trimEnd() : rest(input);
  return [heartbeat(input, audit), body, footer].join("\n\n");
}

function heartbeat({ report, book }: SummaryInput, audit: string | null): string {
  const sound = isSound(book.report);
  const last = audit === null ? "none" : `**${md(at(audit))}**`;
  const seen = sound ? `, ${md([revisionsWords(report)])}` : "";
  const doubt = sound
    ? ""
    : `\n\n**The audit of ${md(at(report.asOf))} was not complete, or not to be relied on. Nothing is closed on it.**`;
  return `Organization ${md(value(report.organization))}. Last complete audit: ${last}${seen}.${doubt}`;
}

function rest({ report, subjects, own, max, book }: SummaryInput): string {
  if (subjects.length === 0) return "Nothing is open beyond the findings that have issues of their own.";
  const findings = worstFirst(subjects.map(({ finding }) => finding));
  const tally = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
  for (const { severity } of findings) tally[severity]++;
  const byRule = [...grouped(findings, ({ rule }) => rule)].toSorted(([, a], [, b]) => b.length - a.length);
  const rules = byRule.slice(0, MAX_RULES).map(([rule, found]) => `- ${md(say`${found.length} × ${rule}`)}`);
  const more = byRule.length > MAX_RULES ? [`- and ${some(byRule.length - MAX_RULES, "more rule")}`] : [];
  const { before, rows } = openPart({ ...viewOf(report), findings }, book);
  let room = TABLE - before.length;
  let shown = 0;
  let table = before;
  for (const { line, counts } of rows) {
    if (line.length > room) break;
    room -= line.length;
    table += line;
    shown += counts;
  }
  return [
    `${some(findings.length, "finding is", "findings are")} open beyond the ${thousands(own.length)} that have issues of ` +
      `their own (\`max-issues\` is ${thousands(max)}, the worst first): ${tallyWords(tally)}.`,
    [...rules, ...more].join("\n"),
    table.trimEnd(),
    `Shown: ${thousands(shown)} of ${thousands(findings.length)}. The report files have all of them.`,
  ].join("\n\n");
}

const footer = [
  "---",
  "<sub>Driftline keeps this issue: its text is the present and is written anew by every audit, its comments say what " +
    "changed. When the time of the last complete audit is older than the schedule, the audit itself does not run. To be " +
    "told no more, set `issues: off`. Without the label `driftline` it is left alone.</sub>",
].join("\n");

/** The comment, without its hidden line. */
export function changeWords(what: SummaryNews | null, changes: Changes, input: SummaryInput): string {
  if (what === null) return "";
  const run = runLink(input.place);
  return [
    opening(what),
    ...sayings(changes, input),
    ...(run === "" ? [] : [`<sub>Seen by ${run}, ${md(at(input.report.asOf))}.</sub>`]),
  ]
    .filter((text) => text !== "")
    .join("\n\n");
}

function opening(what: SummaryNews): string {
  return {
    changed: "",
    reopened: "**Open again.**",
    done: "**Nothing is open here any more.**",
    "hand-open":
      "**Still open.** Closing this issue changes nothing in the settings. If it is closed again it stays closed until something changes.",
    "hand-closed": "**Nothing is open here.** If it is opened again it stays open until something changes.",
  }[what];
}

function sayings({ came, worse, ended, vanished }: Changes, { report }: SummaryInput): string[] {
  const book = bookOf(report);
  const list = (word: string, subjects: readonly Subject[], says: (subject: Subject) => Phrase): string => {
    if (subjects.length === 0) return "";
    const lines = subjects.slice(0, MAX_SAID).map((subject) => `- ${md(says(subject))}`);
    const more = subjects.length > MAX_SAID ? [`- and ${thousands(subjects.length - MAX_SAID)} more`] : [];
    return [`**${some(subjects.length, "finding", "findings")} ${word}:**`, "", ...lines, ...more].join("\n");
  };
  const named = ({ finding }: Subject): Phrase => say`${finding.rule}, ${subjectWords(finding.subject)}`;
  return [
    list("opened", came, (subject) => {
      const told = joined([[subject.finding.severity], named(subject), beginning(subject.finding, book, limits)], ": ");
      return told;
    }),
    list("grew worse or passed the time limit", worse, (subject) =>
      joined([[subject.finding.severity], named(subject)], ": "),
    ),
    list("ended", ended, (subject) => joined([named(subject), endingOf(subject)], ": ")),
    vanished === 0 ? "" : `${some(vanished, "finding is", "findings are")} no longer made: the policies have changed.`,
  ].filter((text) => text !== "");

  function endingOf({ finding }: Subject): Phrase {
    return finding.status === "open" ? ["below the severity that issues are kept for"] : ending(finding, book);
  }
}
