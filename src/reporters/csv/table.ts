// Tables for spreadsheets, by RFC 4180 with a byte order mark, which is what makes Excel read UTF-8.
import { stringify } from "csv-stringify/sync";
import { instantOf } from "../../model/instant.ts";
import type { Report } from "../../model/report/index.ts";
import { spreadsheet } from "../../text.ts";
import { plain, thousands } from "../wording/phrase.ts";
import type { View } from "../wording/view.ts";
import { countsWords, hiddenWords, openCount, rulesWords } from "../wording/words.ts";

/** A number stays one; every text is made inert; null is an empty cell. */
export type Cell = string | number | null;

export interface Column<Row> {
  readonly name: string;
  readonly of: (row: Row) => Cell;
}

/** A column of moments in UTC. Spreadsheets read its cells as dates; they do not read an ISO time with `T` and `Z` as one. */
export function utc<Row>(name: string, of: (row: Row) => string | null): Column<Row> {
  return { name: `${name}_utc`, of: (row) => time(of(row)) };
}

/** A moment as a spreadsheet reads it. A text that is no moment stays as it is. */
export function time(instant: string | null): string | null {
  if (instant === null || instantOf(instant) === undefined) return instant;
  return instant.replace("T", " ").replace(/(?:\.000)?Z$/, "");
}

/** Excel takes 32,767 characters. */
const MAX_CELL = 32_000;

/**
 * A table of one row for each of `rows`. Its last columns say on every row what the report as a whole says, so that rows
 * can be filtered, sorted and joined and still tell where they come from. Where there is no row, one of them alone says it.
 */
export function table<Row>(
  report: Readonly<Report>,
  view: View,
  columns: readonly Column<Row>[],
  rows: Iterable<Row>,
): Generator<string> {
  return sheet(columns, rows, reportCells(report, view));
}

/** Rows that are one piece. */
const BATCH = 64;

/**
 * A table whose last columns are the same on every row, in pieces of whole rows.
 * @param whole what the last columns say, by their names
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
  const none = [...columns.map(() => null), ...last];
  if (isFirst || cells.length > 0) yield piece(cells.length > 0 ? cells : [none]);
}

function reportCells(report: Readonly<Report>, view: View): Record<string, Cell> {
  return {
    organization: report.organization,
    as_of_utc: time(report.asOf),
    verdict: report.verdict,
    counts: countsWords(report, openCount(report)),
    rule_counts: rulesWords(report),
    not_shown: hiddenWords(report, view).map(plain).join(" ") || null,
  };
}

function cell(value: Cell): Cell {
  if (typeof value !== "string") return value;
  const text = spreadsheet(value);
  if (text.length <= MAX_CELL) return text;
  // Not in the middle of a character, nor of one that has been spelled out.
  const start = text.slice(0, MAX_CELL).replace(/(?:\\(?:u(?:\{[0-9a-f]*)?)?|[\ud800-\udbff])$/, "");
  return `${start}… (${thousands(text.length)} characters; the JSON report has all of them)`;
}

/** Things in one cell. None of them may hold a space. */
export function spaced(items: readonly string[]): Cell {
  return items.length === 0 ? null : items.join(" ");
}

/** `yes`, `no`, or nothing where it is not known. */
export function yes(fact: boolean | null): Cell {
  return fact === null ? null : fact ? "yes" : "no";
}
