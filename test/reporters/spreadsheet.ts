// A reader of CSV after RFC 4180, without recoveries: what it does not know is an error.
import { type Rendered, whole } from "../../src/reporters/pieces.ts";

export type Row = Readonly<Record<string, string>>;

export interface Sheet {
  readonly names: readonly string[];
  readonly rows: readonly Row[];
  /** The fields of all rows, the header's too, as they were written: with quotes or without. */
  readonly raw: readonly string[];
}

export function readSheet(rendered: Rendered): Sheet {
  const text = whole(rendered);
  if (!text.startsWith("\ufeff")) throw new Error("Excel would not read this as UTF-8");
  const raw: string[] = [];
  const records: string[][] = [];
  let at = 1;
  while (at < text.length) {
    const record: string[] = [];
    for (;;) {
      const field = /(?:"(?:[^"]|"")*"|[^",\r\n]*)/y;
      field.lastIndex = at;
      const found = field.exec(text)![0];
      raw.push(found);
      record.push(found.startsWith('"') ? found.slice(1, -1).replaceAll('""', '"') : found);
      at += found.length;
      if (text[at] === ",") at++;
      else if (text.startsWith("\r\n", at)) break;
      else throw new Error(`neither a comma nor the end of a line: ${JSON.stringify(text.slice(at, at + 20))}`);
    }
    at += 2;
    records.push(record);
  }
  const [names, ...rows] = records as [string[], ...string[][]];
  if (new Set(names).size < names.length) throw new Error("two columns have one name");
  for (const row of rows)
    if (row.length !== names.length) throw new Error("a row is longer or shorter than the header");
  return { names, raw, rows: rows.map((row) => Object.fromEntries(names.map((name, i) => [name, row[i]!]))) };
}

/** What a spreadsheet takes for a formula: at the start of a cell or after a semicolon, past spaces and quotes. */
export const acts =
  /(?:^|;)["\s]*[=+\-@|%\t\r\u2212\uff1d\uff0b\uff0d\uff20\uff05\uff5c\ufe66\ufe62\ufe63\ufe6a\ufe6b]/;

/** A cell as it was before it was made inert, by the documented rule: one apostrophe before each start of a formula. */
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
