// A report with indexes for sentences.
import { addTo, countWhile, getOrMake, groupBy } from "../../lists.ts";
import type {
  ApprovalRow,
  Change,
  ExceptionRow,
  Finding,
  Report,
  RevisionRow,
  RuleRow,
} from "../../model/report/index.ts";
import { type Blind, blindIn, missingWords } from "../../model/report/blind.ts";
import { outersOf, type SubjectIndex, relatedIn } from "./related-subjects.ts";
import { isRenaming } from "./values.ts";

export interface Book {
  readonly report: Readonly<Report>;
  readonly revisions: ReadonlyMap<number, RevisionRow>;
  readonly findings: ReadonlyMap<string, Finding>;
  readonly rules: ReadonlyMap<string, RuleRow>;
  readonly approvals: ReadonlyMap<string, ApprovalRow>;
  /** By finding: the exceptions in force that accept it, alone or together. */
  readonly accepting: ReadonlyMap<string, readonly ExceptionRow[]>;
  /** The revisions that changed each setting, oldest first. */
  readonly changed: ReadonlyMap<string, readonly RevisionRow[]>;
  /** Returns the changes of a revision. */
  readonly changes: (revision: number) => SubjectIndex<Change> | undefined;
  /** Stretches of time of which nobody saw the settings. */
  readonly blind: readonly Blind[];
  /** Renames of elements by their new key, oldest first. */
  readonly renamings: ReadonlyMap<string, readonly Renaming[]>;
  /** The same renames by the former key. */
  readonly renamedAway: ReadonlyMap<string, readonly Renaming[]>;
}

/** The subject of an element before a revision, and since. */
interface Renaming {
  /** Its index among all renames. */
  readonly nth: number;
  readonly revision: number;
  readonly from: string;
  readonly to: string;
}

export function bookOf(report: Readonly<Report>): Book {
  const revisions = new Map(report.revisions.map((row) => [row.revision, row]));
  const renamings = report.revisions.flatMap(renamingsOf).map((renaming, nth) => ({ ...renaming, nth }));
  return {
    report,
    revisions,
    findings: new Map(report.findings.map((finding) => [finding.id, finding])),
    rules: new Map(report.rules.map((rule) => [rule.id, rule])),
    approvals: new Map(report.approvals.map((approval) => [approval.id, approval])),
    accepting: acceptingIn(report.exceptions),
    changed: changedIn(report.revisions),
    changes: changesIn(revisions),
    blind: blindIn(report, report.revisions),
    renamings: groupBy(renamings, ({ to }) => to),
    renamedAway: groupBy(renamings, ({ from }) => from),
  };
}

function acceptingIn(rows: readonly ExceptionRow[]): Map<string, ExceptionRow[]> {
  const rowsById = new Map<string, ExceptionRow[]>();
  for (const row of rows)
    if (row.state === "active" || row.state === "expiring") for (const id of row.findings) addTo(rowsById, id, row);
  return rowsById;
}

function changedIn(rows: readonly RevisionRow[]): Map<string, RevisionRow[]> {
  const revisionsByKey = new Map<string, RevisionRow[]>();
  for (const row of rows) for (const { subject } of row.changes) addTo(revisionsByKey, subject, row);
  return revisionsByKey;
}

function changesIn(revisions: ReadonlyMap<number, RevisionRow>): Book["changes"] {
  const byRevision = new Map<number, SubjectIndex<Change>>();
  return (revision) => {
    const row = revisions.get(revision);
    return row && getOrMake(byRevision, revision, () => relatedIn(row.changes, ({ subject }) => subject));
  };
}

function renamingsOf({ revision, changes }: RevisionRow): Omit<Renaming, "nth">[] {
  const element = (subject: string) => subject.slice(0, subject.lastIndexOf("/"));
  return changes.flatMap(({ subject, formerly, before }): Omit<Renaming, "nth">[] =>
    formerly !== undefined && isRenaming({ formerly, before })
      ? [{ revision, from: element(formerly), to: element(subject) }]
      : [],
  );
}

/** Returns the subject of a finding in a revision: a renamed element had another subject before. */
export function subjectIn(revision: number, finding: Finding, book: Book): string {
  const last = finding.resolved?.revision ?? Infinity;
  let { subject } = finding;
  let next: Renaming | undefined;
  const isBefore = (renaming: Renaming) => renaming.revision <= last && (next === undefined || renaming.nth < next.nth);
  while (book.renamings.size > 0) {
    const renamings = [subject, ...outersOf(subject)].flatMap(
      (to) => lastOf(book.renamings.get(to) ?? [], isBefore) ?? [],
    );
    const latest = renamings.reduce<Renaming | undefined>((a, b) => (a && a.nth > b.nth ? a : b), undefined);
    if (!latest || latest.revision <= revision) break;
    subject = latest.from + subject.slice(latest.to.length);
    next = latest;
  }
  return subject;
}

/**
 * Returns the last revision that gave the element of a subject another key; undefined: none did.
 * @param revision no revision after this one counts
 */
export function renamedAwayBy(revision: number, subject: string, book: Book): number | undefined {
  const isBefore = (renaming: Renaming) => renaming.revision <= revision;
  const last = [...outersOf(subject)].flatMap((from) => lastOf(book.renamedAway.get(from) ?? [], isBefore) ?? []);
  return last.length === 0 ? undefined : Math.max(...last.map((renaming) => renaming.revision));
}

/** Returns the last item for which `holds` is true. It must be true for leading items only. */
function lastOf<T>(list: readonly T[], holds: (item: T) => boolean): T | undefined {
  return list[countWhile(list, holds) - 1];
}

/** Whether the previous revision was seen. Otherwise it may have made the changes of this one. */
export function isNextSeen(revision: number, book: Book): boolean {
  return book.revisions.has(revision - 1);
}

/** Of a history that breaks off, that more may have come; undefined of any other. */
export function cutOff(blind: readonly Blind[]): string | undefined {
  const last = blind.find(({ missing }) => missing.to === null);
  return last && `whether a revision followed revision ${last.missing.from - 1} is not known`;
}

/** Returns a note for the changes of a revision after a gap: a missing revision may have made them. */
export function latestWords({ missing }: Pick<RevisionRow, "missing">): string {
  return missing ? `changed by then at the latest: ${missingWords([missing])}` : "";
}

/** Returns the change of a revision to a subject, to a place around it, or to a place inside it. */
export function changeIn(revision: number, subject: string, book: Book): Change | undefined {
  return book.changes(revision)?.first(subject);
}

/** Returns whether a policy lists the editor of a revision; empty if no policy lists editors. */
export function listedWords(revision: number | null, book: Book): "" | "listed" | "not listed" {
  const isListed = revision === null ? undefined : book.revisions.get(revision)?.approved;
  if (isListed === undefined || isListed === null) return "";
  return isListed ? "listed" : "not listed";
}
