// Tables for spreadsheets, by RFC 4180 with a byte order mark, without which Excel does not read UTF-8.
import { stringify } from "csv-stringify/sync";
import { instantOf } from "../../model/instant.ts";
import type { Person, Report } from "../../model/report/index.ts";
import { spreadsheet } from "../../text.ts";
import { personWords } from "../wording/claims.ts";
import { plain, thousands } from "../wording/phrase.ts";
import { unjudgedNames } from "../wording/records.ts";
import type { View } from "../wording/view.ts";
import { resultWords } from "../wording/headline.ts";
import { hiddenWords, rulesWords } from "../wording/words.ts";

/** A number is written as it is; a text is escaped so that it cannot be a formula; null is an empty cell. */
export type Cell = string | number | null;

export interface Column<Row> {
  readonly name: string;
  readonly of: (row: Row) => Cell;
}

/** Creates a column of moments in UTC. Spreadsheets read its cells as dates, unlike ISO times with `T` and `Z`. */
export function utc<Row>(name: string, of: (row: Row) => string | null): Column<Row> {
  return { name: `${name}_utc`, of: (row) => time(of(row)) };
}

/** Returns a moment in a format that spreadsheets read. A text that is not a moment stays as it is. */
export function time(instant: string | null): string | null {
  if (instant === null || instantOf(instant) === undefined) return instant;
  return instant.replace("T", " ").replace(/(?:\.000)?Z$/, "");
}

/** Excel accepts 32,767 characters. */
const MAX_CELL = 32_000;

/**
 * Renders a table of `rows`. Its last columns repeat the totals of the report on every row, so that rows can be
 * filtered, sorted and joined without losing their origin. A table without rows gets one row with these columns only.
 * @param view null: nothing is filtered
 */
export function table<Row>(
  report: Readonly<Report>,
  view: View | null,
  columns: readonly Column<Row>[],
  rows: Iterable<Row>,
): Generator<string> {
  return sheet(columns, rows, reportCells(report, view));
}

/** The number of rows in a piece. */
const BATCH = 64;

/**
 * Renders a table whose last columns are the same on every row, in pieces of whole rows. Without rows, one row holds the
 * last columns, if there are any.
 * @param whole the cells of the last columns, by column name
 */
export function* sheet<Row>(
  columns: readonly Column<Row>[],
  rows: Iterable<Row>,
  whole: Readonly<Record<string, Cell>>,
): Generator<string> {
  const names = [...columns.map(({ name }) => name), ...Object.keys(whole)];
  const last = Object.values(whole).map(cell);
  let isFirst = true;
  const piece = (cells: readonly Cell[][]) => {
    const head = { header: isFirst, bom: isFirst };
    isFirst = false;
    return stringify([...cells], { ...head, columns: names, record_delimiter: "windows", quoted_string: true });
  };
  let cells: Cell[][] = [];
  for (const row of rows) {
    cells.push([...columns.map(({ of }) => cell(of(row))), ...last]);
    if (cells.length < BATCH) continue;
    yield piece(cells);
    cells = [];
  }
  const reportRows = last.length > 0 ? [[...columns.map(() => null), ...last]] : [];
  if (isFirst || cells.length > 0) yield piece(cells.length > 0 ? cells : reportRows);
}

function reportCells(report: Readonly<Report>, view: View | null): Record<string, Cell> {
  return {
    organization: report.organization,
    as_of_utc: time(report.asOf),
    verdict: report.verdict,
    counts: resultWords(report),
    rule_counts: rulesWords(report),
    not_evaluated: unjudgedNames(report).join(", ") || null,
    not_shown: (view && hiddenWords(report, view).map(plain).join(" ")) || null,
  };
}

function cell(value: Cell): Cell {
  if (typeof value !== "string") return value;
  const text = spreadsheet(value);
  if (text.length <= MAX_CELL) return text;
  // Does not cut inside a character or an escape sequence.
  const start = text.slice(0, MAX_CELL).replace(/(?:\\(?:u(?:\{[0-9a-f]*)?)?|[\ud800-\udbff])$/, "");
  return `${start}… (${thousands(text.length)} characters; the JSON report has all of them)`;
}

/** Returns the author of a revision, if it is known to be the first with its value. */
export function author({ by, exact }: { readonly by: Person | null; readonly exact: boolean }): Cell {
  return exact ? plain(personWords(by)) : "not known";
}

/** Joins items in one cell by spaces. No item may contain a space. */
export function joinBySpaces(items: readonly string[]): Cell {
  return items.length === 0 ? null : items.join(" ");
}

/** Returns `yes`, `no`, or nothing for null. */
export function yes(fact: boolean | null): Cell {
  return fact === null ? null : fact ? "yes" : "no";
}
