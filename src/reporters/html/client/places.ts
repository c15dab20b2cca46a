// The places of a drawing that can be pointed at (notes, marks, bins and bars), each lane from the left.
import type { Bar } from "../timeline/bars.ts";
import type { Drawing } from "../timeline/layout.ts";

export type ChartPlace =
  | { readonly kind: "spot"; readonly x: number; readonly y: number; readonly revisions: readonly number[] }
  | { readonly kind: "bar"; readonly x: number; readonly y: number; readonly bar: Bar }
  | { readonly kind: "note"; readonly x: number; readonly y: number; readonly words: string };

export function placesOf(drawing: Drawing): ChartPlace[] {
  const spots = drawing.lanes.flatMap(({ y, spots, columns }) => [
    ...spots.map(({ x, revisions }): ChartPlace => ({ kind: "spot", x, y, revisions })),
    ...columns.map(({ x, width, revisions }): ChartPlace => ({ kind: "spot", x: x + width / 2, y, revisions })),
  ]);
  const bars = drawing.rows.flatMap(({ y, bars }) =>
    bars.map((bar): ChartPlace => ({ kind: "bar", x: bar.x + bar.width / 2, y, bar })),
  );
  const { notes } = drawing;
  const beside = (notes ? [...notes.freezes, ...notes.policies, ...notes.runs] : [])
    .map(({ x, words }): ChartPlace => ({ kind: "note", x, y: notes!.y, words }))
    .toSorted((a, b) => a.x - b.x);
  return [...beside, ...spots, ...bars];
}
