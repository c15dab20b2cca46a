// The text of comments. Written only if something changed: one or two sentences, the evidence, and the run.
import type { Finding } from "../model/report/index.ts";
import type { Severity } from "../model/severity.ts";
import { at, capital, joinPhrases, personPhrase, type Phrase, prose, say, some } from "../reporters/wording/phrase.ts";
import {
  beginning,
  type Book,
  dayWords,
  ending,
  exceptionsOf,
  isEvent,
  lastDay,
  term,
} from "../reporters/wording/finding-text.ts";
import { fitting, limits, md } from "./markdown.ts";
import type { Elsewhere, RetirementReason } from "./fate.ts";
import { type RepositoryPlace, runLink } from "./place.ts";
import { isBetweenAudits } from "./subject.ts";

/** The most windows in one comment. */
const MAX_WINDOWS = 10;

/** An event of a subject since the last comment. */
export type News =
  /** Its severity, or that of a finding that it explains, rose. */
  | { readonly kind: "severity"; readonly from: Severity; readonly to: Severity }
  | { readonly kind: "late" }
  /** The time limit passes soon. */
  | { readonly kind: "due" }
  /** The exception ends soon. */
  | { readonly kind: "lapses" }
  /** The window in the issue ended, and another began. */
  | { readonly kind: "again" }
  /** Further events began, whatever became of the one in the issue. */
  | { readonly kind: "another"; readonly events: readonly Finding[] }
  /** The other open events, where one of several is named before. */
  | { readonly kind: "others"; readonly events: readonly Finding[] }
  /** Events are no longer open, and another one still is. */
  | { readonly kind: "remains"; readonly after: readonly Finding[] }
  | { readonly kind: "reopened" }
  /** The finding did not count in the last audit, whatever the settings, and counts now. */
  | { readonly kind: "counted" }
  | { readonly kind: "lapsed" }
  /** Windows that opened and were remediated between two audits. */
  | { readonly kind: "transient"; readonly windows: readonly Finding[] }
  | EndNews
  /** Somebody closed the issue, but its finding is open. */
  | { readonly kind: "hand-closed" }
  /** Somebody reopened the issue, although there is a reason to close it. */
  | { readonly kind: "hand-opened"; readonly why: EndNews }
  | { readonly kind: "duplicate"; readonly of: number };

/** Why an issue is closed. */
export type EndNews =
  /** @param of the window that the issue showed, if another window counts now */
  | { readonly kind: "resolved"; readonly of?: Finding | undefined }
  | { readonly kind: "accepted" }
  | { readonly kind: "retired"; readonly why: RetirementReason }
  | { readonly kind: "listed"; readonly in: Elsewhere };

/** The words for an issue that ends without remediation. */
export const retired: Readonly<Record<RetirementReason, string>> = {
  "rule-gone": "Closed: no policy of this audit states the rule any more. The setting is not judged by it.",
  "rule-off": "Closed: `driftline.yaml` turns this built-in rule off. Nothing is judged by it.",
  "policy-changed":
    "Closed: the policies have changed, and by the policies of today this is no violation. The settings were not remediated.",
  "not-found":
    "Closed: this audit no longer finds it, with the same policies. The history is a different one, the finding depended " +
    "on the time of the earlier audit, or another version of Driftline judged it.",
  "not-found-anew":
    "Closed: this audit no longer finds it. The policies have changed since, the history is a different one, the " +
    "finding depended on the time of the earlier audit, or another version of Driftline judged it.",
  "data-changed":
    "Closed: this audit no longer finds it. Its data (such as use, members or computers) or the policies changed, or " +
    "another version of Driftline judged it.",
  noted: "Closed: it happened before the policy took effect, and is only noted.",
  hidden: "Closed: it is below the severity that issues are kept for. The report files still have it.",
};

/** The words for an issue whose finding another issue lists. */
export const listingWords: Readonly<Record<Elsewhere, string>> = {
  single:
    "Closed: all findings are kept in one issue now (`issues: single`), and that one lists it. The finding is still open. " +
    "When findings have issues of their own again, this one is opened again without a comment.",
  summary:
    "Closed: the summary issue lists it now, because there is no room for it among the issues of single findings " +
    "(`max-issues`). The finding is still open. When there is room, this issue is opened again without a comment.",
};

/** Returns the text of a comment without its hidden line. */
export function newsWords(news: readonly News[], finding: Finding | null, book: Book, place: RepositoryPlace): string {
  const sentences = news.map((item) => oneWords(item, finding, book));
  return fitting(sentences, seenBy(place, book.report.asOf));
}

/** Returns the line that names the run of a text; empty outside of a workflow. @param asOf the time of the audit */
export function seenBy(place: RepositoryPlace, asOf: string): string {
  const run = runLink(place);
  return run === "" ? "" : `<sub>Seen by ${run}, ${md(at(asOf))}.</sub>`;
}

function oneWords(news: News, finding: Finding | null, book: Book): string {
  if (news.kind === "retired") return retired[news.why];
  if (news.kind === "listed") return listingWords[news.in];
  if (news.kind === "hand-opened") {
    const why = news.why.kind === "resolved" ? notOpen : oneWords(news.why, finding, book);
    return `${why} If it is opened again it stays open until something changes.`;
  }
  if (news.kind === "duplicate") return `Closed: #${news.of} is about the same.`;
  return finding === null ? "" : findingWords(news, finding, book);
}

type FindingNews = Exclude<News, { kind: "retired" | "listed" | "hand-opened" | "duplicate" }>;

function findingWords(news: FindingNews, finding: Finding, book: Book): string {
  const start = md(beginning(finding, book, limits));
  switch (news.kind) {
    case "severity":
      return `**More severe:** ${news.from} before, ${news.to} now.`;
    case "late":
      return `**The time limit has passed:** it was ${md(at(finding.dueAt ?? ""))}.`;
    case "again":
      return `**Fixed and opened again:** ${start}.`;
    case "another":
      return timesWords("Once more", news.events, (event) => capital(openedWords(event, book)));
    case "others":
      return timesWords("Also open", news.events, (event) => capital(openedWords(event, book)));
    case "remains":
      return `${timesWords("No longer open", news.after, (event) => say`${beginning(event, book, limits)}; ${ending(event, book)}`)} Still open: ${start}.`;
    case "reopened":
      return `**Open again:** ${start}.`;
    case "counted":
      return `**Open again in this audit:** ${start}.`;
    case "lapsed":
      return `**No longer accepted:** ${md(lapseWords(finding))}. ${md(capital(beginning(finding, book, limits)))}.`;
    case "due":
      return `**The time limit is near:** it is ${md(at(finding.dueAt ?? ""))}.`;
    case "lapses":
      return `**The exception ends soon:** accepted ${md(acceptanceWords(finding, book))}. Put the setting right, or have the exception reviewed.`;
    case "resolved":
      return `**Resolved:** ${md(endWords(news.of ?? finding, book))}.`;
    case "accepted":
      return `**Accepted:** ${md(acceptanceWords(finding, book))}.`;
    case "transient":
      return transientWords(news.windows, book);
    case "hand-closed":
      return stillOpen;
    default:
      return news satisfies never;
  }
}

/** Describes the beginning of an event; before it, why an exception accepts the event no more. */
function openedWords(event: Finding, book: Book): Phrase {
  const start = beginning(event, book, limits);
  return event.exception === null ? start : say`${lapseWords(event)}: ${start}`;
}

/** Describes several windows or events of a subject, a sentence each. */
function timesWords(heading: string, findings: readonly Finding[], words: (finding: Finding) => Phrase): string {
  const lines = findings.slice(0, MAX_WINDOWS).map((finding) => `${md(words(finding))}.`);
  const more = findings.length - lines.length;
  const moreLines = more > 0 ? [`And ${some(more, "more time")}, in the report files.`] : [];
  return [`**${heading}:** ${lines[0]}`, ...lines.slice(1), ...moreLines].join("\n\n");
}

/** Describes windows that no audit saw open. */
function transientWords(windows: readonly Finding[], book: Book): string {
  const isLate = windows.some((window) => !isBetweenAudits(window, book.report));
  const timing = isLate ? ", and not reported before" : " between two audits";
  return timesWords(
    `Opened and remediated${timing}`,
    windows,
    (window) => say`${capital(beginning(window, book, limits))}. ${capital(ending(window, book))}`,
  );
}

const stillOpen =
  "**Still open.** Closing this issue changes nothing in the settings: put them back, or accept the deviation with an " +
  "exception. If it is closed again it stays closed until something changes.";
const notOpen = "**Not open.** The rule is not violated now.";

/** Describes how a finding ended: its duration and who ended it. */
export function endWords(finding: Finding, book: Book): Phrase {
  return isEvent(finding) && finding.resolved === null ? ["it is no longer open"] : ending(finding, book);
}

function lapseWords({ exception }: Finding): Phrase {
  if (exception?.state === "pending")
    return say`the exception of ${personPhrase(exception.owner)} begins on ${dayWords(exception.from)}`;
  if (exception?.state !== "expired") return ["the exception is gone, or does not cover the value of today"];
  if (exception.expires === null) return ["the exception does not hold any more"];
  return say`the exception of ${personPhrase(exception.owner)} ended on ${lastDay(exception.expires)}`;
}

/** Describes who accepted a finding, until when and why. */
export function acceptanceWords(finding: Finding, book: Book): Phrase {
  if (finding.resolved) return ending(finding, book);
  return finding.exception === null ? ["the finding that it follows from is accepted"] : exceptionWords(finding, book);
}

/** Returns the end, the owner, the reason and the ticket of each exception of a finding. */
export function exceptionWords(finding: Finding, book: Book): Phrase {
  const phrases = exceptionsOf(finding, book).map((exception) => {
    const { owner, reason, ticket } = exception;
    const words = say`${term(exception)} by ${personPhrase(owner)}: ${prose(reason)}`;
    return ticket === null ? words : say`${words}, ticket ${ticket}`;
  });
  return joinPhrases(phrases, "; ");
}
