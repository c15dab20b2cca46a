// The body of a subject's issue: its current state. Nothing in it changes from day to day.
import { mayBeOlder } from "../model/report/beginning.ts";
import { isContinued } from "../model/report/remediated.ts";
import type { Finding, Person } from "../model/report/index.ts";
import type { Severity } from "../model/severity.ts";
import { beneathList, beneathWords, type Item } from "../reporters/wording/causes.ts";
import { acceptance } from "../reporters/wording/accept.ts";
import {
  at,
  capital,
  joinPhrases,
  personPhrase,
  type Phrase,
  prose,
  say,
  some,
  someOf,
  value,
} from "../reporters/wording/phrase.ts";
import { remedy } from "../reporters/wording/remedy.ts";
import {
  authorOf,
  betweenWords,
  beginning,
  type Book,
  directionWords,
  isEvent,
  isSame,
  listedWords,
  messageWords,
  openerOf,
  passage,
  personWords,
  placeWords,
  wholeDirection,
  subjectWords,
} from "../reporters/wording/finding-text.ts";
import { demandWords, difference, differenceWords, valueWords } from "../reporters/wording/values.ts";
import { visibleJson } from "../text.ts";
import { endWords, exceptionWords } from "./comment.ts";
import { brief, codeBlock, fitting, limits, listOf, md, table } from "./markdown.ts";
import { type RepositoryPlace, ruleLink } from "./place.ts";
import { isLate, type Subject } from "./subject.ts";

const MAX_PATCH = 4000;
const MAX_BENEATH = 50;
const MAX_EARLIER = 10;
/** Days of usage in a list. */
const MAX_DAYS = 31;
const MAX_CONTROLS = 20;
/** How many findings of one edit, and changes of one revision, a body lists. */
const MAX_GROUP = 100;
const MAX_CHANGES = 30;

/** Returns the body of a subject's issue without its marker. */
export function bodyOf(subject: Subject, book: Book, place: RepositoryPlace): string {
  const { finding, group, severity, beneath, earlier } = subject;
  const rule = book.rules.get(finding.rule);
  const parts = [
    `**${stateWords(finding, severity)}** ${md(capital(beginning(finding, book, limits)))}.`,
    facts(finding, book, place, rule?.owner ?? null),
    groupOf(group),
    explains({ finding, severity, beneath }),
    editText(finding, book),
    finding.rationale === null ? "" : `#### Why it matters\n\n${md(prose(finding.rationale))}`,
    finding.status === "open" ? remediationText(finding) : "",
    finding.status === "open" ? accept(subject, book) : "",
    passageText(finding, book),
    daysOf(finding),
    history(earlier, book),
  ];
  return fitting(parts, footer(finding, place));
}

/** Lists all findings that one revision caused by one rule. */
function groupOf(group: readonly Finding[]): string {
  if (group.length < 2) return "";
  const open = group.filter(({ status }) => status === "open").length;
  const lines = group.slice(0, MAX_GROUP).map(({ subject, status }) => `${md(subjectWords(subject))}: ${status}`);
  return `#### ${some(group.length, "finding")} of one revision and one rule\n\n${some(open, "is", "are")} open. The text above is about the first.\n\n${listOf(lines, group.length)}`;
}

/** Lists what the revision of an event changed. */
function editText(finding: Finding, book: Book): string {
  const { revision } = finding.introduced;
  const row = isEvent(finding) && revision !== null ? book.revisions.get(revision) : undefined;
  if (!row || row.changes.length === 0) return "";
  const lines = row.changes
    .slice(0, MAX_CHANGES)
    .map(({ subject, before, after, direction }) =>
      md(
        say`${subjectWords(subject)}, ${[directionWords[direction]]}: ${differenceWords(difference(before, after, brief))}`,
      ),
    );
  return `#### What revision ${revision} changed\n\n${listOf(lines, row.changes.length)}`;
}

/** Lists the explained findings, which are remediated together with this one. */
function explains(item: Item): string {
  if (item.beneath.length === 0) return "";
  const lines = beneathList(item, MAX_BENEATH).map((line) => `- ${md(line)}`);
  return `#### What it explains\n\n${md(capital(beneathWords(item)))}:\n\n${lines.join("\n")}`;
}

function stateWords({ status, ended: how }: Finding, severity: Severity): string {
  if (isContinued(how)) return "Ended.";
  return { open: `Open, ${severity}.`, resolved: "Resolved.", excepted: "Accepted.", noted: "Noted." }[status];
}

function facts(finding: Finding, book: Book, place: RepositoryPlace, owner: string | null): string {
  const { introduced, exception, status, dueAt } = finding;
  const event = isEvent(finding);
  const direction = wholeDirection(finding, book);
  const earlier = mayBeOlder(finding, book.report.asOf) ? " or earlier" : "";
  const exposed = event
    ? "an event: it has no length"
    : `since ${md(at(introduced.at))}${earlier}${md(betweenWords(finding, book))}`;
  const cause = finding.causedBy === null ? undefined : book.findings.get(finding.causedBy);
  const late = isLate(finding, book.report) ? ", **which has passed**" : "";
  const exceptionState = exception?.state === "expired" ? "expired, was" : "accepted";
  return table([
    ["Organization", md(value(book.report.organization))],
    [finding.subject.startsWith("/") ? "Setting" : "Subject", md(subjectWords(finding.subject))],
    ["What", md(capital(messageWords(finding)))],
    ["Before", event || !introduced.exact ? "" : md(valueWords(finding.before, limits))],
    [finding.resolved === null ? "Now" : "Last failing value", event ? "" : md(valueWords(finding.actual, limits))],
    ["Wanted", md(demandWords(finding, limits))],
    ["Direction", direction === undefined ? "" : directionWords[direction]],
    ["Editor", md(editorWords(finding, book))],
    ["Exposed", status === "resolved" ? md(endWords(finding, book)) : exposed],
    ["Time limit", dueAt === null || status !== "open" ? "" : `${md(at(dueAt))}${late}`],
    ["Follows from", cause ? md(subjectWords(cause.subject)) : ""],
    ["Exception", exception === null ? "" : md(say`${[exceptionState]} ${exceptionWords(finding, book)}`)],
    ["Controls", md(someOf(finding.controls, MAX_CONTROLS, (control) => value(control)))],
    ["Rule", md(value(finding.rule))],
    ["Where it is stated", ruleLink(finding.location, place, md(placeWords(finding.location)))],
    ["Owner of the rule", owner === null ? "" : md(personPhrase(owner))],
  ]);
}

/** States whether a policy names the editors of the finding; empty if no policy names any editor. */
function editorWords(finding: Finding, book: Book): Phrase {
  const author = authorOf(finding, book);
  const opener = openerOf(finding, book);
  const editor = (turn: { by: Person | null; revision: number } | null | undefined): Phrase[] => {
    const word = turn ? listedWords(turn.revision, book) : "";
    return turn && word !== "" ? [say`${personWords(turn.by)}: ${[word]}`] : [];
  };
  const openerWords = opener && author && !isSame(opener.by, author.by) ? editor(opener) : [];
  return joinPhrases([...editor(author), ...openerWords], "; ");
}

function remediationText(finding: Finding): string {
  const steps = remedy(finding, limits);
  const patch = finding.fix === null ? "{}" : visibleJson(JSON.stringify(finding.fix, null, 2));
  const patchText =
    patch === "{}" || patch.length > MAX_PATCH ? "" : `As a merge patch:\n\n${codeBlock("json", patch)}`;
  const parts = [md(steps), patchText].filter((text) => text !== "");
  return parts.length === 0 ? "" : `#### How to remediate\n\n${parts.join("\n\n")}`;
}

/** Returns a draft of an exception, or why there is none. Its author sets the days, so that the body stays the same tomorrow. */
function accept({ finding, group }: Subject, book: Book): string {
  const draft = acceptance(finding, book, "2000-01-01T00:00:00.000Z");
  if (draft === undefined) return "";
  const heading = "#### How to accept it for a time\n\n";
  if ("why" in draft) return `${heading}No exception is drafted here: ${draft.why}.`;
  const lines = draft.yaml.split("\n").slice(0, -2);
  if (lines.join("\n").length > MAX_PATCH) return "";
  const days = ["    from: # its first day", "    expires: # its last day, at most 180 days later"];
  const open = group.filter(({ status }) => status === "open").length;
  const scope =
    open < 2
      ? ""
      : `This accepts only the first of the ${some(open, "open finding")}. \`driftline accept --rule\` writes an exception for each.\n\n`;
  return `${heading}${scope}${codeBlock("yaml", [...lines, ...days].join("\n"))}`;
}

function passageText(finding: Finding, book: Book): string {
  const steps = passage(finding, book, limits);
  if (steps.length < 2) return "";
  const last = steps.slice(-MAX_EARLIER);
  const omittedCount = steps.length - last.length;
  const before = omittedCount > 0 ? `- ${some(omittedCount, "earlier value")} in the report files\n` : "";
  return `#### Values it passed through\n\n${before}${last.map((step) => `- ${md(step)}`).join("\n")}`;
}

/** Lists the last days of usage. Contains nothing that changes from day to day, so that the body does not. */
function daysOf({ days = [] }: Finding): string {
  if (days.length === 0) return "";
  const last = days.slice(-MAX_DAYS);
  const omittedCount = days.length - last.length;
  const before = omittedCount > 0 ? `- ${some(omittedCount, "earlier day")} in the report files\n` : "";
  const lines = last.map(({ day, credits, calls, share }) => {
    const amounts = [
      ...(typeof credits === "number" ? [some(Math.round(credits), "credit")] : []),
      ...(typeof calls === "number" ? [some(Math.round(calls), "call")] : []),
      ...(typeof share === "number" ? [`${Math.round(share * 1000) / 10} % of all calls`] : []),
    ];
    return `- ${[day, ...amounts].join(", ")}`;
  });
  return `#### Days (UTC)\n\n${before}${lines.join("\n")}`;
}

function history(earlier: readonly Finding[], book: Book): string {
  if (earlier.length === 0) return "";
  const rows = earlier.slice(0, MAX_EARLIER).map((finding) => {
    const start = say`${at(finding.introduced.at)}, revision ${[String(finding.introduced.revision ?? "none")]}`;
    return `- ${md(start)}: ${finding.resolved ? md(endWords(finding, book)) : finding.status}`;
  });
  const omittedCount = earlier.length - rows.length;
  const more = omittedCount > 0 ? `\n- ${some(omittedCount, "more time")} in the report files` : "";
  return `#### Earlier times\n\n${rows.join("\n")}${more}`;
}

function footer(finding: Finding, place: RepositoryPlace): string {
  const rule = ruleLink(finding.location, place, "the rule");
  const where = finding.location === null ? "`builtin` in `driftline.yaml`" : rule;
  return [
    "---",
    "<sub>Driftline keeps this issue up to date: the text shows the last audit, and the comments say what changed. An audit " +
      "closes the issue when the finding is resolved or accepted. Closing the issue by hand changes no setting. To stop " +
      `these issues, change ${where}, raise \`report-severity\`, or set \`issues: off\`. If you remove the label ` +
      "`driftline`, Driftline no longer changes the issue.</sub>",
  ].join("\n");
}
