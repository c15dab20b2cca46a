// Fills the limited size of a page of GitHub: takes rows from the top, part by part, and counts the rows that fit.
import type { Part } from "./tables.ts";
import { sumOf } from "../../lists.ts";

interface FillResult {
  /** One text for each part; empty if no row fits. */
  readonly texts: readonly string[];
  readonly counts: readonly { readonly rowCount: number; readonly all: number }[];
}

/** @param room UTF-8 bytes for all parts together */
export function fill(parts: readonly Part[], room: number): FillResult {
  let remaining = room;
  const fills = parts.map(({ before, rows, after }) => {
    const frame = Buffer.byteLength(before) + Buffer.byteLength(after) + 2;
    remaining -= frame;
    let rowCount = 0;
    let text = "";
    for (const { line: make, counts } of rows) {
      const line = make();
      if (Buffer.byteLength(line) > remaining) break;
      remaining -= Buffer.byteLength(line);
      text += line;
      rowCount += counts;
    }
    const all = sumOf(rows, ({ counts }) => counts);
    return { text: rowCount > 0 ? `${before}${text}${after}`.trimEnd() : "", rowCount, all };
  });
  return { texts: fills.map(({ text }) => text), counts: fills };
}
