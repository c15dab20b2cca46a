// A table for SQL engines: rows of the report, and columns with stable names and types.
import type { Json } from "../../model/json.ts";
import type { Person, Report } from "../../model/report/index.ts";
import { nameOf } from "../../text.ts";

/** The content of a cell of each type. `json` is the text of any JSON value. */
interface Cells {
  readonly text: string;
  readonly integer: number;
  readonly boolean: boolean;
  readonly instant: string;
  readonly texts: readonly (string | null)[];
  readonly json: string;
}

export type Sort = keyof Cells;

interface SortedColumn<Row, S extends Sort> {
  readonly name: string;
  readonly sort: S;
  readonly says: string;
  /** The meaning of null. Absent: the cell is never null. */
  readonly none?: string;
  /** The closed set of its values. */
  readonly words?: readonly string[];
  readonly of: (row: Row) => Cells[S] | null;
}

export type Column<Row> = { [S in Sort]: SortedColumn<Row, S> }[Sort];

export interface Table<Row> {
  /** What a row is. */
  readonly says: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: (report: Readonly<Report>) => Iterable<Row>;
}

/** The first columns of every table: the organization and the run of a row. */
export const common: readonly Column<Readonly<Report>>[] = [
  { name: "organization", sort: "text", says: "the organization", of: (report) => report.organization },
  { name: "as_of", sort: "instant", says: "the instant that the run took as now", of: (report) => report.asOf },
];

/** Returns the columns of a person. @param none the meaning of nobody; absent: there always is a person */
export function person<Row>(name: string, who: string, of: (row: Row) => Person | null, none?: string): Column<Row>[] {
  const unknown = (part: string) =>
    none === undefined ? `the service gave no ${part}` : `${none}, or no ${part} is known`;
  return [
    {
      name: `${name}_id`,
      sort: "text",
      says: `${who}: user id`,
      none: unknown("id"),
      of: (row) => of(row)?.id ?? null,
    },
    {
      name: `${name}_email`,
      sort: "text",
      says: `${who}: e-mail address`,
      none: unknown("address"),
      of: (row) => of(row)?.email ?? null,
    },
    {
      name: `${name}_name`,
      sort: "text",
      says: `${who}: name`,
      none: unknown("name"),
      of: (row) => of(row)?.name ?? null,
    },
  ];
}

/** Returns the columns of a subject. */
export function subject<Row>(of: (row: Row) => string): Column<Row>[] {
  return [
    {
      name: "subject",
      sort: "text",
      says: "subject, as in the JSON report: a JSON Pointer, `revision:41`, or `rule:<id>`",
      of,
    },
    {
      name: "setting",
      sort: "text",
      says: "name of the setting, with dots",
      none: "the subject is not a setting",
      of: (row) => (of(row).startsWith("/") ? nameOf(of(row)) : null),
    },
  ];
}

/** Returns any value as JSON text; null for a value that is not set. */
export function jsonText(value: Json): string | null {
  return value === null ? null : JSON.stringify(value);
}

/** Returns the entries of a list: texts as they are, others as JSON. */
export function entries(list: readonly Json[]): (string | null)[] {
  return list.map((entry) => (typeof entry === "string" ? entry : jsonText(entry)));
}
