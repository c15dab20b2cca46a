// The registry of tables. To add a table, write its file and add one line here. The JSON Schema, the columns in
// docs/fleet.md and the views of examples/sql are generated.
import type { Report } from "../../model/report/index.ts";
import { visibleJson } from "../../text.ts";
import { changes } from "./changes.ts";
import { editors } from "./editors.ts";
import { findings } from "./findings.ts";
import { revisions } from "./revisions.ts";
import { rules } from "./rules.ts";
import { runs } from "./runs.ts";
import { type Column, common, type Table } from "./table.ts";

export const tables: Readonly<Record<string, PublishedTable>> = {
  findings: publishTable(findings),
  changes: publishTable(changes),
  revisions: publishTable(revisions),
  rules: publishTable(rules),
  editors: publishTable(editors),
  runs: publishTable(runs),
};

/** The contract of a column, without its function. */
type ColumnContract = Omit<Column<never>, "of">;

/** A table of any row type. */
interface PublishedTable {
  readonly says: string;
  readonly columns: readonly ColumnContract[];
  /** Renders the rows of a report as NDJSON, in pieces of whole lines; nothing without rows. */
  lines(report: Readonly<Report>): Iterable<string>;
}

function publishTable<Row>(table: Table<Row>): PublishedTable {
  return { says: table.says, columns: table.columns, lines: (report) => linesOf(table, report) };
}

/** Returns all columns of a table, the common ones first. */
export function columnsOf({ columns }: PublishedTable): readonly ColumnContract[] {
  return [...common, ...columns];
}

/** The number of rows in a piece. */
const BATCH = 200;

function* linesOf<Row>(table: Table<Row>, report: Readonly<Report>): Generator<string> {
  const head = common.map(({ name, of }) => [name, of(report)] as const);
  let [piece, length] = ["", 0];
  for (const row of table.rows(report)) {
    const cells = [...head, ...table.columns.map(({ name, of }) => [name, of(row)] as const)];
    piece += `${visibleJson(JSON.stringify(Object.fromEntries(cells)))}\n`;
    if (++length < BATCH) continue;
    yield piece;
    [piece, length] = ["", 0];
  }
  if (piece !== "") yield piece;
}
