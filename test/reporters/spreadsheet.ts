// Reads a CSV file like a spreadsheet, with papaparse. Every complaint of papaparse is an error.
import papaparse from "papaparse";
import { type RenderedText, whole } from "../../src/reporters/pieces.ts";

export type Row = Readonly<Record<string, string>>;

export interface Sheet {
  readonly names: readonly string[];
  readonly rows: readonly Row[];
}

/**
 * Returns the columns and rows of a CSV file after RFC 4180.
 * @throws Error if readers could differ
 */
export function readSheet(rendered: RenderedText): Sheet {
  const text = whole(rendered);
  if (!text.startsWith("\ufeff")) throw new Error("Excel would not read this as UTF-8");
  if (!text.endsWith("\r\n")) throw new Error("the last line has no end");
  // papaparse recovers from quotes and line breaks that RFC 4180 forbids, so they are tested here.
  const unquotedText = text.slice(1).replace(/"(?:[^"]|"")*"(?=,|\r\n)/g, "");
  if (/[^\w.,\r\n-]|\r(?!\n)|(?<!\r)\n/.test(unquotedText)) throw new Error("a cell that needs quotes has none");
  const { data, errors } = papaparse.parse<string[]>(text.slice(1, -2), { delimiter: ",", newline: "\r\n" });
  if (errors.length > 0) throw new Error(JSON.stringify(errors[0]));
  const [names, ...rows] = data as [string[], ...string[][]];
  if (new Set(names).size < names.length) throw new Error("two columns have one name");
  for (const row of rows)
    if (row.length !== names.length) throw new Error("a row is longer or shorter than the header");
  return { names, rows: rows.map((row) => Object.fromEntries(names.map((name, i) => [name, row[i]!]))) };
}

/** The start of a formula: at the start of a cell or after a semicolon, after spaces and quotes. */
export const acts =
  /(?:^|;)["\s]*[=+\-@|%\t\r\u2212\uff1d\uff0b\uff0d\uff20\uff05\uff5c\ufe66\ufe62\ufe63\ufe6a\ufe6b]/;

/** Removes the escapes of a cell by the documented rule: one apostrophe before each start of a formula. */
export function unquoted(cell: string): string {
  return cell
    .split(";")
    .map((part) =>
      /^'["' ]*[-=+@|%\u2212\ufe62\ufe63\ufe66\ufe6a\ufe6b\uff05\uff0b\uff0d\uff1d\uff20\uff5c]/.test(part)
        ? part.slice(1)
        : part,
    )
    .join(";");
}
