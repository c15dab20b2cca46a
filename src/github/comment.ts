// What is said when something changed, and only then: one sentence or two, with the evidence and the run that saw it.
import type { Finding } from "../model/report/index.ts";
import type { Severity } from "../model/severity.ts";
import { at, capital, type Phrase, prose, say, who } from "../reporters/wording/phrase.ts";
import { beginning, type Book, ending, isEvent, lastDay, term } from "../reporters/wording/finding-text.ts";
import { fitting, limits, md } from "./markdown.ts";
import { type RepositoryPlace, runLink } from "./place.ts";

/** Something that happened to a subject since it was last written of. */
export type News =
  | { readonly what: "severity"; readonly from: Severity }
  | { readonly what: "late" }
  /** The window that was shown ended, and another began. */
  | { readonly what: "again" }
  | { readonly what: "reopened" }
  | { readonly what: "lapsed" }
  | { readonly what: "resolved" }
  | { readonly what: "accepted" }
  | { readonly what: "retired"; readonly why: Retired }
  /** Somebody closed or opened the issue, and the settings say otherwise. */
  | { readonly what: "hand" }
  | { readonly what: "duplicate"; readonly of: number };

/** Why an issue ends that nobody resolved. */
export type Retired = "rule-gone" | "not-found" | "noted" | "hidden" | "organization-gone" | "moved";

const retired: Record<Retired, string> = {
  "rule-gone": "Closed: no policy states this rule any more. Nobody has judged whether the setting is as it should be.",
  "not-found":
    "Closed: judged by today's policies, this was never violated. The rule or an exception from it must have changed.",
  noted: "Closed: it happened before the policy took effect, and is only noted.",
  hidden: "Closed: it is below the severity that issues are kept for. The report files still have it.",
  "organization-gone": "Closed: this workflow audits another organization now.",
  moved: "Closed: all findings are kept in one issue now.",
};

/** The words of a comment, without its hidden line. */
export function newsWords(news: readonly News[], finding: Finding | null, book: Book, place: RepositoryPlace): string {
  const sentences = news.map((item) => oneWords(item, finding, book));
  const run = runLink(place);
  return fitting(sentences, run === "" ? "" : `<sub>Seen by ${run}, ${md(at(book.report.asOf))}.</sub>`);
}

function oneWords(news: News, finding: Finding | null, book: Book): string {
  if (news.what === "retired") return retired[news.why];
  if (news.what === "duplicate") return `Closed: #${news.of} is about the same.`;
  return finding === null ? "" : findingWords(news, finding, book);
}

function findingWords(news: Exclude<News, { what: "retired" | "duplicate" }>, finding: Finding, book: Book): string {
  const start = md(beginning(finding, book, limits));
  switch (news.what) {
    case "severity":
      return `**More severe:** ${news.from} before, ${finding.severity} now.`;
    case "late":
      return `**The time limit has passed:** it was ${md(at(finding.dueAt ?? ""))}.`;
    case "again":
      return `**It was put back and came again:** ${start}.`;
    case "reopened":
      return `**Open again:** ${start}.`;
    case "lapsed":
      return `**No longer accepted:** ${md(lapsed(finding))}. ${md(capital(beginning(finding, book, limits)))}.`;
    case "resolved":
      return `**Resolved:** ${md(ended(finding, book))}.`;
    case "accepted":
      return `**Accepted:** ${md(accepted(finding, book))}.`;
    case "hand":
      return finding.status === "open" ? stillOpen : notOpen;
    default:
      return news satisfies never;
  }
}

const stillOpen =
  "**Still open.** Closing this issue changes nothing in the settings: put them back, or accept the deviation with an " +
  "exception, for which the text above has a draft. If it is closed again it stays closed until something changes.";
const notOpen =
  "**Not open.** Nothing about it is violated now. If it is opened again it stays open until something changes.";

/** How a finding ended, with its whole length and by whom. */
export function ended(finding: Finding, book: Book): Phrase {
  return isEvent(finding) && finding.resolved === null ? ["it is no longer open"] : ending(finding, book);
}

function lapsed({ exception }: Finding): Phrase {
  if (exception === null) return ["the exception is gone, or does not cover the value of today"];
  if (exception.expires === null) return ["the exception does not hold any more"];
  return say`the exception of ${who(exception.owner)} ended with ${lastDay(exception.expires)}`;
}

function accepted(finding: Finding, book: Book): Phrase {
  const { exception } = finding;
  if (finding.resolved) return ending(finding, book);
  if (exception === null) return ["the finding that it follows from is accepted"];
  const { owner, reason, ticket } = exception;
  const words = say`${term(exception)} by ${who(owner)}: ${prose(reason)}`;
  return ticket === null ? words : say`${words}, ticket ${ticket}`;
}
