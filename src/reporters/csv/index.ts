// The change register for a spreadsheet: one row for each revision and setting.
import type { Change, Finding, Report, RevisionRow } from "../../model/report/index.ts";
import { nameOf } from "../../text.ts";
import type { Reporter } from "../reporter.ts";
import { type Book, bookOf, missingWords, subjectIn } from "../wording/book.ts";
import { relatedIn } from "../wording/related.ts";
import { isRenaming, valueText } from "../wording/values.ts";
import { viewOf } from "../wording/view.ts";
import { type Cell, type Column, spaced, table, yes } from "./table.ts";

interface Row {
  readonly revision: RevisionRow;
  readonly change: Change;
  /** The findings that the change opened and closed, as cells. */
  readonly opened: Cell;
  readonly closed: Cell;
}

/** Every change of every revision, oldest first. */
export const csv: Reporter<Iterable<string>> = (report) => {
  const view = viewOf(report);
  return table(report, view, columnsOf(report), rowsOf(view.revisions, bookOf(report)));
};

function* rowsOf(revisions: readonly RevisionRow[], book: Book): Generator<Row> {
  for (const revision of revisions) {
    const opened = attributed(revision, revision.opened, book);
    const closed = attributed(revision, revision.closed, book);
    for (const change of revision.changes) yield { revision, change, opened: opened(change), closed: closed(change) };
  }
}

function columnsOf(report: Readonly<Report>): Column<Row>[] {
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
    { name: "opened", of: ({ opened }) => opened },
    { name: "closed", of: ({ closed }) => closed },
  ];
}

function entries(list: Change["added"]): Cell {
  return list === undefined || list.length === 0 ? null : valueText(list);
}

/** The rules on a setting; of a setting that was never judged alone, those on what it stands in or holds. */
function governing({ settings }: Readonly<Report>): (subject: string) => readonly string[] {
  const byId = new Map<string, readonly string[]>(settings.map(({ subject, rules }) => [subject, rules]));
  const all = relatedIn(settings, ({ subject }) => subject);
  return (subject) => {
    let ids = byId.get(subject);
    if (!ids) byId.set(subject, (ids = [...new Set(all.to([subject]).flatMap(({ rules }) => rules))]));
    return ids;
  };
}

/**
 * The findings that each change of a revision opened or closed: those on its setting, and those that stand for no single
 * change of the revision, such as one on its editor.
 */
function attributed(row: RevisionRow, ids: readonly string[], book: Book): (change: Change) => Cell {
  // By their places in the list, which the cells keep to.
  const own = new Map<Change, number[]>();
  const others: number[] = [];
  for (const [i, id] of ids.entries()) {
    const finding = book.findings.get(id);
    const changes = finding ? book.changes(row.revision)!.to(subjectsOf(finding, row.revision, book)) : [];
    if (changes.length === 0) others.push(i);
    for (const change of changes) {
      const list = own.get(change);
      if (list) list.push(i);
      else own.set(change, [i]);
    }
  }
  const shared = spaced(others.map((i) => ids[i]!));
  return (change) => {
    const list = own.get(change);
    return list ? spaced([...list, ...others].sort((a, b) => a - b).map((i) => ids[i]!)) : shared;
  };
}

/** What a finding is about, and the switch that brought it about. */
function subjectsOf(finding: Finding, revision: number, book: Book): string[] {
  const cause = finding.causedBy === null ? undefined : book.findings.get(finding.causedBy);
  return [subjectIn(revision, finding, book), ...(cause ? [cause.subject] : [])];
}
