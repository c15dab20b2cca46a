// A report with what sentences look up in it.
import type { Change, Finding, Report, RevisionRow } from "../model/report.ts";
import { isRenaming } from "./values.ts";

export interface Book {
  readonly report: Readonly<Report>;
  readonly revisions: ReadonlyMap<number, RevisionRow>;
  readonly findings: ReadonlyMap<string, Finding>;
  /** The revisions that changed each setting, oldest first. */
  readonly changed: ReadonlyMap<string, readonly RevisionRow[]>;
  /** Elements that go on under another key, oldest first. */
  readonly renamings: readonly Renaming[];
}

/** The subject an element had before a revision, and the one it has since. */
interface Renaming {
  readonly revision: number;
  readonly from: string;
  readonly to: string;
}

export function bookOf(report: Readonly<Report>): Book {
  return {
    report,
    revisions: new Map(report.revisions.map((row) => [row.revision, row])),
    findings: new Map(report.findings.map((finding) => [finding.id, finding])),
    changed: changedIn(report.revisions),
    renamings: report.revisions.flatMap(renamingsOf),
  };
}

function changedIn(rows: readonly RevisionRow[]): Map<string, RevisionRow[]> {
  const changed = new Map<string, RevisionRow[]>();
  for (const row of rows)
    for (const { subject } of row.changes) {
      const known = changed.get(subject);
      if (known) known.push(row);
      else changed.set(subject, [row]);
    }
  return changed;
}

function renamingsOf({ revision, changes }: RevisionRow): Renaming[] {
  const element = (subject: string) => subject.slice(0, subject.lastIndexOf("/"));
  return changes.flatMap(({ subject, formerly, before }): Renaming[] =>
    formerly !== undefined && isRenaming({ formerly, before })
      ? [{ revision, from: element(formerly), to: element(subject) }]
      : [],
  );
}

/** The subject that what a finding is about had in a revision: a renamed element had another one before. */
export function subjectIn(revision: number, finding: Finding, book: Book): string {
  const last = finding.resolved?.revision ?? Infinity;
  let subject = finding.subject;
  for (const one of book.renamings.toReversed()) {
    if (one.revision <= revision) break;
    if (one.revision <= last && (subject === one.to || isWithin(subject, one.to)))
      subject = one.from + subject.slice(one.to.length);
  }
  return subject;
}

/** Whether the revision before one was seen: else nobody knows whether what is new in it was brought by it. */
export function isNextSeen(revision: number, book: Book): boolean {
  return book.revisions.has(revision - 1);
}

/** `revisions 3 to 4 are missing`; empty where the revision before was seen. */
export function missingWords(missing: RevisionRow["missing"]): string {
  if (!missing) return "";
  const { from, to } = missing;
  return from === to ? `revision ${from} is missing` : `revisions ${from} to ${to} are missing`;
}

/** Beside the changes of a revision behind a gap: an earlier one that was not seen may have brought them. */
export function latestWords({ missing }: Pick<RevisionRow, "missing">): string {
  return missing ? `changed by then at the latest: ${missingWords(missing)}` : "";
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
