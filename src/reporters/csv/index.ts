// The change register for a spreadsheet: one row for each revision and setting.
import type { Change, Finding, Report, RevisionRow } from "../../model/report/index.ts";
import type { Reporter } from "../reporter.ts";
import { type Book, bookOf, subjectIn } from "../wording/book.ts";
import { relatedIn } from "../wording/related-subjects.ts";
import { viewOf } from "../wording/view.ts";
import { type ChangeCells, changeColumns, missingBefore } from "./change-columns.ts";
import { type Cell, type Column, joinBySpaces, table } from "./table.ts";
import { addTo, getOrMake } from "../../lists.ts";

interface Row extends ChangeCells {
  /** The findings that the change opened and closed, as cells. */
  readonly opened: Cell;
  readonly closed: Cell;
}

/** Renders every change of every revision, oldest first. */
export const csv: Reporter<Iterable<string>> = (report) => {
  const view = viewOf(report);
  return table(report, view, columnsOf(report), rowsOf(view.revisions, bookOf(report)));
};

function* rowsOf(revisions: readonly RevisionRow[], book: Book): Generator<Row> {
  for (const revision of revisions) {
    const openedCell = findingIdsByChange(revision, revision.opened, book);
    const closedCell = findingIdsByChange(revision, revision.closed, book);
    for (const change of revision.changes)
      yield { revision, change, opened: openedCell(change), closed: closedCell(change) };
  }
}

function columnsOf(report: Readonly<Report>): Column<Row>[] {
  const rules = governing(report);
  return [
    ...changeColumns(report),
    { name: "rules", of: ({ change }) => joinBySpaces(rules(change.subject)) },
    missingBefore,
    { name: "opened", of: ({ opened }) => opened },
    { name: "closed", of: ({ closed }) => closed },
  ];
}

/** Returns the rules on a setting; if it was never judged itself, those on settings around or inside it. */
function governing({ settings }: Readonly<Report>): (subject: string) => readonly string[] {
  const byId = new Map<string, readonly string[]>(settings.map(({ subject, rules }) => [subject, rules]));
  const settingGroups = relatedIn(settings, ({ subject }) => subject);
  return (subject) =>
    getOrMake(byId, subject, () => [...new Set(settingGroups.to([subject]).flatMap(({ rules }) => rules))]);
}

/**
 * Returns the findings that each change of a revision opened or closed: those on its setting, and those without a
 * single change of the revision, such as a finding on its editor.
 */
function findingIdsByChange(row: RevisionRow, ids: readonly string[], book: Book): (change: Change) => Cell {
  // By index in `ids`, whose order the cells keep.
  const idsOf = new Map<Change, [number, string][]>();
  const revisionIds: [number, string][] = [];
  for (const [i, id] of ids.entries()) {
    const finding = book.findings.get(id);
    const changes = finding && book.changes(row.revision)?.to(subjectsOf(finding, row.revision, book));
    if (!changes || changes.length === 0) revisionIds.push([i, id]);
    for (const change of changes ?? []) addTo(idsOf, change, [i, id]);
  }
  const sharedIds = joinBySpaces(revisionIds.map(([, id]) => id));
  return (change) => {
    const list = idsOf.get(change);
    return list ? joinBySpaces([...list, ...revisionIds].sort(([a], [b]) => a - b).map(([, id]) => id)) : sharedIds;
  };
}

/** Returns the subject of a finding, and of the switch that caused it. */
function subjectsOf(finding: Finding, revision: number, book: Book): string[] {
  const cause = finding.causedBy === null ? undefined : book.findings.get(finding.causedBy);
  return [subjectIn(revision, finding, book), ...(cause ? [cause.subject] : [])];
}
