// Annotations of a workflow run, as commands to the runner. GitHub shows ten of each level; the summary has the rest.
import type { Finding, Report } from "../model/report/index.ts";
import { reaches } from "../model/severity.ts";
import { annotation, annotationProperty, clip, visible } from "../text.ts";
import { beneathList, beneathWords, type Item, itemsOf } from "./wording/causes.ts";
import { capital, joinPhrases, type Phrase, plain, say, thousands } from "./wording/phrase.ts";
import type { Reporter } from "./reporter.ts";
import { publicWords, headlineOf } from "./wording/headline.ts";
import { beginning, type Book, bookOf, ending } from "./wording/finding-text.ts";
import { summaryWords } from "./wording/finding-summary.ts";
import { viewOf } from "./wording/view.ts";
import { hiddenWords, transientFailure, transientIn } from "./wording/words.ts";

const MAX_PER_LEVEL = 10;
const MAX_MESSAGE = 4096;
/** The maximum of findings listed beneath another. */
const MAX_BENEATH = 5;
const limits = { text: 200, entries: 4 };

const levels = ["error", "warning", "notice"] as const;
type Level = (typeof levels)[number];

interface Note {
  readonly level: Level;
  readonly finding: Finding | null;
  readonly says: string;
}

/** Renders one line for each annotation; only the counts in public places. */
export const github: Reporter = (report, options = {}) => {
  const notes = options.countsOnly === true ? [verdictNote(report, publicWords(report))] : notesOf(report);
  return levels.map((level) => lines(notes.filter((note) => note.level === level))).join("");
};

function notesOf(report: Readonly<Report>): Note[] {
  const book = bookOf(report);
  const view = viewOf(report);
  const items = itemsOf(view.findings.filter((finding) => finding.status === "open"));
  const findings = items.map((item): Note => ({
    level: reaches(item.severity, "high") ? "error" : reaches(item.severity, "medium") ? "warning" : "notice",
    finding: { ...item.finding, severity: item.severity },
    says: wordsOf(item, book),
  }));
  const transientNotes = transientIn(report).map((finding): Note => {
    const findingText = say`opened and remediated between two audits: ${beginning(finding, book, limits)}; ${ending(finding, book)}`;
    return { level: "warning", finding, says: plain(findingText) };
  });
  const { state, headline, sentences } = headlineOf(book, limits);
  const isShownByFindings = state === "drifted" && findings.length > 0;
  const verdictWords: Phrase[] = isShownByFindings ? [] : [headline, ...sentences.slice(0, 1)];
  const words = [...verdictWords.map(plain), publicWords(report), ...hiddenWords(report, view).map(plain)].join(" ");
  // The findings show that something drifted. A notice leaves the places of errors and warnings to them.
  const verdict: Note =
    isShownByFindings && transientFailure(report) === ""
      ? { level: "notice", finding: null, says: words }
      : verdictNote(report, words);
  return [verdict, ...transientNotes, ...findings];
}

function verdictNote(report: Readonly<Report>, words: string): Note {
  const passes = report.exitCode === 0;
  const level = !passes ? "error" : report.verdict === "compliant" ? "notice" : "warning";
  return { level, finding: null, says: words };
}

function wordsOf(item: Item, book: Book): string {
  const { finding } = item;
  const beneath = beneathWords(item);
  const more =
    beneath.length === 0 ? [] : say` ${capital(beneath)}: ${joinPhrases(beneathList(item, MAX_BENEATH), "; ")}.`;
  return plain(say`${summaryWords(finding, book, limits)}${more} (${finding.rule}, ${finding.id})`);
}

function lines(notes: readonly Note[]): string {
  const list = notes.slice(0, MAX_PER_LEVEL);
  const more = notes.length - list.length;
  return list
    .map((note, i) => {
      const moreText = more > 0 && i === list.length - 1 ? ` [and ${thousands(more)} more in the summary]` : "";
      return command(note, moreText);
    })
    .join("");
}

/** Returns a command of the runner. Its properties are constants, positions, and files of the policy, never data. */
function command({ level, finding, says }: Note, moreText: string): string {
  const title = `Driftline: ${finding ? `${finding.severity} finding` : "verdict"}`;
  const properties = [...(finding ? placeOf(finding) : []), `title=${annotationProperty(title)}`];
  return `::${level} ${properties.join(",")}::${message(says, MAX_MESSAGE - moreText.length)}${moreText}\n`;
}

/** Escaping makes a text longer, so it is cut until it fits. */
function message(words: string, max: number): string {
  let text = annotation(words);
  for (let keep = max; text.length > max; text = annotation(clip(words, keep)))
    keep = Math.max(0, Math.floor((keep * max) / text.length) - 40);
  return text;
}

/** Returns file, line and column of the policy; nothing for packs, and for names that need escaping. */
function placeOf({ location }: Finding): string[] {
  if (!location || location.file === "" || location.file.startsWith("pack:")) return [];
  if (visible(location.file) !== location.file) return [];
  const position = { line: location.line, col: location.column };
  const valid = Object.entries(position).filter(([, n]) => Number.isInteger(n) && n > 0);
  return [`file=${annotationProperty(location.file)}`, ...valid.map(([name, n]) => `${name}=${n}`)];
}
