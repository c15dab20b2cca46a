// Fills the limited size of a page of GitHub: takes rows from the top, part by part, and counts the rows that fit.
import type { Part } from "./tables.ts";

interface FillResult {
  /** One text for each part; empty if no row fits. */
  readonly texts: readonly string[];
  readonly shown: readonly { readonly taken: number; readonly all: number }[];
}

/** @param room UTF-8 bytes for all parts together */
export function fill(parts: readonly Part[], room: number): FillResult {
  let remaining = room;
  const fills = parts.map(({ before, rows, after }) => {
    const frame = bytes(before) + bytes(after) + 2;
    remaining -= frame;
    let rowCount = 0;
    let text = "";
    for (const { line: make, counts } of rows) {
      const line = make();
      if (bytes(line) > remaining) break;
      remaining -= bytes(line);
      text += line;
      rowCount += counts;
    }
    const all = rows.reduce((sum, { counts }) => sum + counts, 0);
    return { text: rowCount > 0 ? `${before}${text}${after}`.trimEnd() : "", taken: rowCount, all };
  });
  return { texts: fills.map(({ text }) => text), shown: fills };
}

function bytes(text: string): number {
  return Buffer.byteLength(text);
}
