// The change register for a spreadsheet: one row for each revision and setting.
import type { Change, Finding, Report, RevisionRow } from "../model/report.ts";
import { nameOf } from "../text.ts";
import { type Cell, type Column, spaced, table, yes } from "./csv/table.ts";
import type { Reporter } from "./reporter.ts";
import { type Book, bookOf, missingWords, subjectIn } from "./book.ts";
import { isRenaming, valueText } from "./values.ts";
import { viewOf } from "./view.ts";

interface Row {
  readonly revision: RevisionRow;
  readonly change: Change;
}

/** Every change of every revision, oldest first. */
export const csv: Reporter<Iterable<string>> = (report) => {
  const view = viewOf(report);
  const rows = view.revisions.flatMap((revision) => revision.changes.map((change): Row => ({ revision, change })));
  return table(report, view, columnsOf(report), rows);
};

function columnsOf(report: Readonly<Report>): Column<Row>[] {
  const book = bookOf(report);
  const rules = governing(report);
  return [
    { name: "revision", of: ({ revision }) => revision.revision },
    { name: "at", of: ({ revision }) => revision.at },
    { name: "editor_id", of: ({ revision }) => revision.by.id },
    { name: "editor_email", of: ({ revision }) => revision.by.email },
    { name: "editor_name", of: ({ revision }) => revision.by.name },
    { name: "editor_listed", of: ({ revision }) => yes(revision.approved) },
    { name: "setting", of: ({ change }) => nameOf(change.subject) },
    { name: "pointer", of: ({ change }) => change.subject },
    { name: "op", of: ({ change }) => (isRenaming(change) ? "rename" : change.op) },
    { name: "direction", of: ({ change }) => change.direction },
    { name: "before", of: ({ change }) => valueText(change.before) },
    { name: "after", of: ({ change }) => valueText(change.after) },
    { name: "added", of: ({ change }) => entries(change.added) },
    { name: "removed", of: ({ change }) => entries(change.removed) },
    { name: "approval", of: ({ change }) => change.approval?.id ?? null },
    { name: "approval_result", of: ({ change }) => change.approval?.result ?? null },
    { name: "rules", of: ({ change }) => spaced(rules(change.subject)) },
    { name: "missing_before", of: ({ revision }) => missingWords(revision.missing) || null },
    { name: "opened", of: (row) => spaced(attributed(row, row.revision.opened, book)) },
    { name: "closed", of: (row) => spaced(attributed(row, row.revision.closed, book)) },
  ];
}

function entries(list: Change["added"]): Cell {
  return list === undefined || list.length === 0 ? null : valueText(list);
}

/** The rules on a setting; of a setting that was never judged alone, those on what it stands in or holds. */
function governing({ settings }: Readonly<Report>): (subject: string) => readonly string[] {
  const known = new Map<string, readonly string[]>(settings.map(({ subject, rules }) => [subject, rules]));
  return (subject) => {
    let found = known.get(subject);
    if (!found) {
      const near = settings.filter((setting) => related(setting.subject, subject));
      known.set(subject, (found = [...new Set(near.flatMap(({ rules }) => rules))]));
    }
    return found;
  };
}

/**
 * The findings that a change opened or closed: those on its setting, and those that stand for no single change of the
 * revision, such as one on its editor.
 */
function attributed({ revision, change }: Row, ids: readonly string[], book: Book): string[] {
  return ids.filter((id) => {
    const finding = book.findings.get(id);
    if (!finding) return true;
    const subjects = subjectsOf(finding, revision.revision, book);
    const changes = revision.changes.filter(({ subject }) => subjects.some((one) => related(one, subject)));
    return changes.length === 0 || changes.includes(change);
  });
}

/** What a finding is about, and the switch that brought it about. */
function subjectsOf(finding: Finding, revision: number, book: Book): string[] {
  const cause = finding.causedBy === null ? undefined : book.findings.get(finding.causedBy);
  return [subjectIn(revision, finding, book), ...(cause ? [cause.subject] : [])];
}

function related(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);
}
