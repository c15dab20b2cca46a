// Fills the limited size of a page of GitHub: takes rows from the top, part by part, and counts the rows that fit.
import type { Part } from "./tables.ts";

interface FillResult {
  /** One text for each part; empty if no row fits. */
  readonly texts: readonly string[];
  readonly shown: readonly { readonly taken: number; readonly all: number }[];
}

/** @param room UTF-8 bytes for all parts together */
export function fill(parts: readonly Part[], room: number): FillResult {
  let left = room;
  const filled = parts.map(({ before, rows, after }) => {
    const frame = bytes(before) + bytes(after) + 2;
    left -= frame;
    let taken = 0;
    let text = "";
    for (const { line: make, counts } of rows) {
      const line = make();
      if (bytes(line) > left) break;
      left -= bytes(line);
      text += line;
      taken += counts;
    }
    const all = rows.reduce((sum, { counts }) => sum + counts, 0);
    return { text: taken > 0 ? `${before}${text}${after}`.trimEnd() : "", taken, all };
  });
  return { texts: filled.map(({ text }) => text), shown: filled };
}

function bytes(text: string): number {
  return Buffer.byteLength(text);
}
