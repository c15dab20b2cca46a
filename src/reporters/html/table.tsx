// A table of the page: each column says what it shows of a row.
import type { ComponentChildren, JSX } from "preact";
import { type Phrase, some } from "../wording/phrase.ts";
import { type HtmlPage, MAX_ROWS } from "./page.ts";
import { Head, phrase } from "./parts.tsx";

export interface Column<T> {
  readonly head: string;
  /** The class of the head: a width, or `n` for numbers, which its cells have as well. */
  readonly as?: string;
  /** The words before the cell where the heads are not shown. true: the head in small letters. */
  readonly label?: string | true;
  /** A further class of the cell of a row. */
  readonly kind?: (row: T) => string | undefined;
  readonly cell: (row: T) => Phrase | JSX.Element | string | number | false | undefined;
}

/**
 * A table, and a line with the number of the rows that it leaves out. The cells of the first column name the rows.
 * Without rows it is only the sentence `emptyWords`, if it is given.
 */
export function Table<T>(props: {
  /** The name of the table for screen readers, if it has no caption. */
  label?: string;
  caption?: ComponentChildren;
  /** Whether paper sets its rows as lines in two columns. */
  asLines?: boolean;
  columns: readonly [Column<T>, ...Column<T>[]];
  rows: readonly T[];
  idOf?: (row: T) => string | undefined;
  emptyWords?: string;
  /** The maximum of rows. */
  most?: number;
  /** The number of all rows, if `rows` are only some of them. */
  all?: number;
  /** What the left out rows are called: one of them, and several. */
  moreWords?: readonly [row: string, rows?: string];
  page: Pick<HtmlPage, "anchoredRevisions">;
}): JSX.Element | null {
  const { page, label, caption, asLines = false, columns, rows, idOf, emptyWords, most = MAX_ROWS } = props;
  const { all = rows.length, moreWords = ["more row"] } = props;
  if (rows.length === 0) return emptyWords === undefined ? null : <p class="muted">{emptyWords}</p>;
  const firstRows = rows.slice(0, most);
  const more = all - firstRows.length;
  const [name, ...otherColumns] = columns;
  return (
    <>
      <table class={asLines ? "columns" : undefined} aria-label={label}>
        {caption && <caption>{caption}</caption>}
        <Head columns={columns.map(({ head, as }) => (as === undefined ? head : [head, as]))} />
        <tbody>
          {firstRows.map((row) => (
            <tr id={idOf?.(row)}>
              <th scope="row">{cellContent(name.cell(row), page)}</th>
              {otherColumns.map((column) => (
                <td
                  class={classOf(column, row)}
                  data-label={column.label === true ? column.head.toLowerCase() : column.label}
                >
                  {cellContent(column.cell(row), page)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p class="muted">{`And ${some(more, ...moreWords)}, in the JSON report.`}</p>}
    </>
  );
}

function classOf<T>({ as, kind }: Column<T>, row: T): string | undefined {
  const further = kind?.(row);
  if (as !== "n") return further;
  return further === undefined ? as : `${as} ${further}`;
}

/** A list is a phrase. */
function cellContent(
  cell: ReturnType<Column<unknown>["cell"]>,
  page: Pick<HtmlPage, "anchoredRevisions">,
): ComponentChildren {
  return Array.isArray(cell) ? phrase(cell, page) : cell;
}
