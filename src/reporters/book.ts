// A report with what sentences look up in it.
import type { Change, Finding, Report, RevisionRow } from "../model/report.ts";

export interface Book {
  readonly report: Readonly<Report>;
  readonly revisions: ReadonlyMap<number, RevisionRow>;
  readonly findings: ReadonlyMap<string, Finding>;
}

export function bookOf(report: Readonly<Report>): Book {
  return {
    report,
    revisions: new Map(report.revisions.map((row) => [row.revision, row])),
    findings: new Map(report.findings.map((finding) => [finding.id, finding])),
  };
}

/** Whether the revision before one was seen: else nobody knows whether what is new in it was brought by it. */
export function isNextSeen(revision: number, book: Book): boolean {
  return book.revisions.has(revision - 1);
}

/** What a revision changed of a subject, of what it stands in, or of what stands in it. */
export function changeIn(revision: number, subject: string, book: Book): Change | undefined {
  const changes = book.revisions.get(revision)?.changes ?? [];
  return (
    changes.find((change) => change.subject === subject) ??
    changes.find((change) => isWithin(change.subject, subject) || isWithin(subject, change.subject))
  );
}

function isWithin(inner: string, outer: string): boolean {
  return inner.startsWith(`${outer}/`);
}

/** Whether policy names the editor who made a revision; nothing where no policy names any. */
export function listedWords(revision: number | null, book: Book): "" | "listed" | "not listed" {
  const listed = revision === null ? undefined : book.revisions.get(revision)?.approved;
  if (listed === undefined || listed === null) return "";
  return listed ? "listed" : "not listed";
}
