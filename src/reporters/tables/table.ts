// A table for SQL engines: rows of the report, and columns with stable names and types.
import type { Json } from "../../model/json.ts";
import type { Person, Report } from "../../model/report/index.ts";
import { nameOf } from "../../words.ts";

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

interface Notes {
  /** The meaning of null. Absent: the cell is never null. */
  readonly nullMeaning?: string;
  /** The closed set of its values. */
  readonly words?: readonly string[];
}

interface SortedColumn<Row, S extends Sort> extends Notes {
  readonly name: string;
  readonly sort: S;
  readonly says: string;
  readonly of: (row: Row) => Cells[S] | null;
}

export type Column<Row> = { [S in Sort]: SortedColumn<Row, S> }[Sort];

export interface Table<Row> {
  /** What a row is. */
  readonly says: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: (report: Readonly<Report>) => Iterable<Row>;
}

/** Returns what makes the columns of one type. What is undefined in a row becomes null in its cell. */
function maker<S extends Sort>(sort: S) {
  return <Row>(
    name: string,
    says: string,
    of: (row: Row) => Cells[S] | null | undefined,
    notes: Notes = {},
  ): SortedColumn<Row, S> => ({ name, sort, says, ...notes, of: (row) => of(row) ?? null });
}

export const text = maker("text");
export const integer = maker("integer");
export const boolean = maker("boolean");
export const instant = maker("instant");
export const texts = maker("texts");
export const json = maker("json");

/** The first columns of every table: the organization and the run of a row. */
export const common: readonly Column<Readonly<Report>>[] = [
  text("organization", "the organization", (report) => report.organization),
  instant("as_of", "the instant that the run took as now", (report) => report.asOf),
];

/** Returns the columns of a person. @param nullMeaning the meaning of nobody; absent: there always is a person */
export function person<Row>(
  name: string,
  label: string,
  of: (row: Row) => Person | null,
  nullMeaning?: string,
): Column<Row>[] {
  const unknown = (part: string) =>
    nullMeaning === undefined ? `the service gave no ${part}` : `${nullMeaning}, or no ${part} is known`;
  return [
    text(`${name}_id`, `${label}: user id`, (row) => of(row)?.id, { nullMeaning: unknown("id") }),
    text(`${name}_email`, `${label}: e-mail address`, (row) => of(row)?.email, { nullMeaning: unknown("address") }),
    text(`${name}_name`, `${label}: name`, (row) => of(row)?.name, { nullMeaning: unknown("name") }),
  ];
}

export function subject<Row>(of: (row: Row) => string): Column<Row>[] {
  return [
    text("subject", "subject, as in the JSON report: a JSON Pointer, `revision:41`, or `rule:<id>`", of),
    text("setting", "name of the setting, with dots", (row) => (of(row).startsWith("/") ? nameOf(of(row)) : null), {
      nullMeaning: "the subject is not a setting",
    }),
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
