// The places of a drawing that can be pointed at: marks, bins and bars, each lane from the left.
import type { Bar, Drawing } from "../timeline/layout.ts";

export type Place =
  | { readonly kind: "spot"; readonly x: number; readonly y: number; readonly revisions: readonly number[] }
  | { readonly kind: "bar"; readonly x: number; readonly y: number; readonly bar: Bar };

export function placesOf(drawing: Drawing): Place[] {
  const spots = drawing.lanes.flatMap(({ y, spots, columns }) => [
    ...spots.map(({ x, revisions }): Place => ({ kind: "spot", x, y, revisions })),
    ...columns.map(({ x, width, revisions }): Place => ({ kind: "spot", x: x + width / 2, y, revisions })),
  ]);
  const bars = drawing.rows.flatMap(({ y, bars }) =>
    bars.map((bar): Place => ({ kind: "bar", x: bar.x + bar.width / 2, y, bar })),
  );
  return [...spots, ...bars];
}
