// The counts of a report, in words that all formats share.
import { LEDGER_TAMPERED } from "../../model/evidence.ts";
import { instantOf, instantText } from "../../model/instant.ts";
import type { Finding, Report } from "../../model/report/index.ts";
import { builtInFailing } from "../../model/report/built-in.ts";
import { passedSince } from "../../model/report/remediated.ts";
import { worstToBest } from "../../model/severity.ts";
import { at, joinPhrases, type Phrase, plain, revision, say, some, thousands, value } from "./phrase.ts";
import type { Book } from "./finding-text.ts";
import type { View } from "./view.ts";
import { precise } from "../../words.ts";
import { sumOf } from "../../lists.ts";

/** The last sentence of a report, in every format. */
export const disclaimer = "Evidence, not a compliance determination.";

type Summary = Report["summary"];
/** A fleet has no count of causes. */
type Counts = Pick<Summary, "open" | "resolved" | "excepted" | "noted"> & { readonly causes?: number };

/** Returns the number of findings of all severities. */
export function totalOf(tally: Summary["open"]): number {
  return sumOf(Object.values(tally), (n) => n);
}

/** `1 high, 2 low`; `none` without any. */
export function tallyWords(tally: Summary["open"]): string {
  const presentSeverities = worstToBest.filter((severity) => tally[severity] > 0);
  return presentSeverities.map((severity) => `${thousands(tally[severity])} ${severity}`).join(", ") || "none";
}

/** `3 open from 2 causes: 2 high, 1 medium; 3 resolved, 1 excepted`; without causes if none is shared. */
export function countsWords({ open, resolved, excepted, noted, causes }: Counts): string {
  const total = totalOf(open);
  const from = causes !== undefined && causes < total ? ` from ${some(causes, "cause")}` : "";
  const detail = total > 0 ? `${from}: ${tallyWords(open)}` : "";
  const notedWords = noted > 0 ? `, ${thousands(noted)} noted` : "";
  return `${thousands(total)} open${detail}; ${thousands(resolved)} resolved, ${thousands(excepted)} excepted${notedWords}`;
}

/** `18 of 20 rules hold, 2 of them by an exception, 1 fails, 1 not evaluated; 2 built-in rules fail as well`. */
export function rulesWords(report: Readonly<Report>): string {
  const {
    rules: rows,
    findings,
    summary: { rules },
  } = report;
  const builtInCount = builtInFailing(rows, findings).length;
  const too = rules.failing > 0 ? " as well" : "";
  const builtIn = builtInCount > 0 ? `; ${some(builtInCount, "built-in rule fails", "built-in rules fail")}${too}` : "";
  const acceptedCount = rows.filter(({ status, policy }) => policy !== null && status === "excepted").length;
  const exceptedWords = acceptedCount > 0 ? `, ${thousands(acceptedCount)} of them by an exception` : "";
  const failing = rules.failing > 0 ? `, ${thousands(rules.failing)} fail${rules.failing === 1 ? "s" : ""}` : "";
  const not = rules.notEvaluated > 0 ? `, ${thousands(rules.notEvaluated)} not evaluated` : "";
  return `${thousands(rules.passing)} of ${some(rules.total, "rule")} hold${rules.passing === 1 || rules.total === 1 ? "s" : ""}${exceptedWords}${failing}${not}${builtIn}`;
}

/** `42 revisions (1–42), no gap`. */
export function revisionsWords({ evidence: { revisions } }: Readonly<Report>): string {
  const { first, last } = revisions;
  if (first === null || last === null) return "no revision";
  const missing = last - first + 1 - revisions.count;
  const gap = missing > 0 ? `${thousands(missing)} of ${thousands(last - first + 1)} missing` : "no gap";
  const later = revisions.leftOut > 0 ? `, ${thousands(revisions.leftOut)} later left out` : "";
  return `${some(revisions.count, "revision")} (${first === last ? first : `${first}–${last}`}), ${gap}${later}`;
}

/**
 * Returns the earliest and the latest time of the revisions: a clock that ran back puts neither at an end of the history.
 * null: there is no revision.
 */
export function periodWords({ revisions }: Readonly<Report>): Phrase | null {
  let [from, until] = [revisions[0]?.at, revisions[0]?.at];
  if (from === undefined || until === undefined) return null;
  for (const row of revisions) {
    if (row.at < from) from = row.at;
    if (row.at > until) until = row.at;
  }
  return say`${at(from)} to ${at(until)}`;
}

/** Returns what the view hides; empty when it shows everything. */
export function hiddenWords(report: Readonly<Report>, { hidden }: View): Phrase[] {
  const { reportSeverity, since } = report.view;
  const start = since !== null && /^\d{1,15}$/.test(since) ? revision(Number(since)) : boundWords(since ?? "");
  const lines: Phrase[] = [];
  if (hidden.below > 0)
    lines.push([
      `${some(hidden.below, "finding")} below ${reportSeverity} ${are(hidden.below)} not shown here; the counts include ${hidden.below === 1 ? "it" : "them"}.`,
    ]);
  if (hidden.earlier > 0)
    lines.push(
      say`${[some(hidden.earlier, "finding")]} that did not open, change or close since ${start} ${[are(hidden.earlier)]} not shown here; the counts include ${[hidden.earlier === 1 ? "it" : "them"]}.`,
    );
  if (hidden.revisions > 0)
    lines.push(say`${[some(hidden.revisions, "revision")]} before ${start} ${[are(hidden.revisions)]} not shown here.`);
  return lines;
}

/** Returns a sentence that ends with the first problem of the evidence, and one that counts the others. */
export function problemWords(beginning: string, problem: Phrase, more: number): Phrase {
  const stop = plain(problem).endsWith("?") ? "" : ".";
  const moreSentence = more > 0 ? ` There ${are(more)} ${some(more, "more problem")}.` : "";
  return say`${[beginning]}${problem}${[stop + moreSentence]}`;
}

/** Returns a bound to the millisecond: a revision of the same minute may lie on either side. */
function boundWords(since: string): Phrase {
  const instant = instantOf(since);
  return instant === undefined ? at(since) : [precise(instantText(instant))];
}

const are = (n: number) => (n === 1 ? "is" : "are");

interface SinceLine {
  readonly word: string;
  readonly ids: readonly string[];
  /** The ids whose rules are named here. Findings still open are listed elsewhere. */
  readonly namedIds: readonly string[];
  /** What to know of findings that the report does not have. */
  readonly note?: string;
  /** What follows the rules. */
  readonly effect?: string;
}

const GONE =
  "open then, and not now, because the policies changed, what it is about no longer exists, or it was not judged; not counted as resolved";

/** Returns the changes since the last audit; undefined when there is none to compare with. */
export function sinceLast(report: Readonly<Report>): SinceLine[] | undefined {
  const last = report.summary.sinceLast;
  if (!last) return undefined;
  const line = (word: string, ids: readonly string[]): SinceLine => ({ word, ids, namedIds: ids });
  return [
    line("new", last.new),
    line("reopened", last.reopened),
    { ...line("still open", last.stillOpen), namedIds: [] },
    line("resolved", last.resolved),
    ...(last.gone.length > 0 ? [{ ...line("no longer reported", last.gone), note: GONE }] : []),
    { ...line("came and went", last.transient), effect: transientFailure(report) },
    line("whose exception ends soon", last.expiring),
  ];
}

/** Returns findings that opened and were remediated between two audits, at or above the visible severity. */
export function transientIn({ findings, summary, view }: Readonly<Report>): Finding[] {
  return passedSince(findings, summary.sinceLast, view.reportSeverity ?? "low");
}

/** Returns why the audit fails although what came and went is over; empty if it does not fail for that. */
export function transientFailure({ findings, summary, view: { failOnTransient }, exitCode }: Readonly<Report>): string {
  if (failOnTransient === undefined || exitCode !== 1) return "";
  const n = passedSince(findings, summary.sinceLast, failOnTransient).length;
  return n === 0
    ? ""
    : `exit code 1 because of ${some(n, "finding")} at or above fail-on-transient (${failOnTransient})`;
}

/** Returns the rules of a line, or what else explains it. */
export function sinceDetail({ namedIds, note, effect = "" }: SinceLine, book: Book, max: number): Phrase {
  const detail = note === undefined ? rulesOf(namedIds, book, max) : [note];
  return effect === "" ? detail : [...detail, `; ${effect}`];
}

/** Returns the number of findings of each line. */
export function sinceCounts(lines: readonly SinceLine[]): string {
  return lines.map(({ word, ids }) => `${thousands(ids.length)} ${word}`).join(", ");
}

/** Returns why there is nothing to compare with. */
export function noLastWords({ evidence: { ledger, problems } }: Readonly<Report>): string {
  if (isLedgerBroken(problems)) return "No comparison with an earlier audit, because the ledger cannot be relied on.";
  if (ledger === null) return "No comparison with an earlier audit, because there is no ledger.";
  if (ledger.lastCompleteAudit === null) return "No comparison: the ledger has no earlier complete audit.";
  return "This audit was not compared with the last one.";
}

/** Whether the run had a ledger that failed its verification, so that nothing was compared with it. */
export function isLedgerBroken(problems: Report["evidence"]["problems"]): boolean {
  return problems.some(({ code }) => code === LEDGER_TAMPERED);
}

/** Returns the names of the findings' rules, with the number of findings: `models/allowed-ids, sandbox/on ×2`. */
export function rulesOf(ids: readonly string[], book: Book, max: number): Phrase {
  const counts = new Map<string, number>();
  for (const id of ids) {
    const rule = book.findings.get(id)?.rule;
    if (rule !== undefined) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  const words = [...counts]
    .slice(0, max)
    .map(([rule, n]): Phrase => (n === 1 ? value(rule) : [...value(rule), ` ×${thousands(n)}`]));
  return counts.size > max
    ? [...joinPhrases(words, ", "), ` and ${some(counts.size - max, "more rule")}`]
    : joinPhrases(words, ", ");
}
