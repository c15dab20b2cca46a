// The places of a drawing that can be pointed at (notes, marks, bins and bars), and how the keys move between them.
import type { Bar } from "../timeline/bars.ts";
import type { Drawing } from "../timeline/layout.ts";

export type ChartPlace =
  | { readonly kind: "spot"; readonly x: number; readonly y: number; readonly revisions: readonly number[] }
  | { readonly kind: "bar"; readonly x: number; readonly y: number; readonly bar: Bar }
  | { readonly kind: "note"; readonly x: number; readonly y: number; readonly words: string };

/** Returns the places, each lane from the left. */
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

/** Returns the place at a point; undefined if none is near. */
export function placeNear(places: readonly ChartPlace[], x: number, y: number): ChartPlace | undefined {
  let best: ChartPlace | undefined;
  let least = 14;
  for (const place of places) {
    if (Math.abs(place.y - y) > 12) continue;
    const away =
      place.kind === "bar" ? Math.max(place.bar.x - x, x - place.bar.x - place.bar.width, 0) : Math.abs(place.x - x);
    if (away < least) [best, least] = [place, away];
  }
  return best;
}

/** Where the keys are: moves from the current place to another one. */
interface Position {
  readonly places: readonly ChartPlace[];
  /** undefined before the first move, which begins at an end of the chart */
  readonly current: ChartPlace | undefined;
  readonly width: number;
  /** Whether findings opened in a revision. */
  readonly opens: (revision: number) => boolean;
}

type Direction = -1 | 1;

/** The place that each key moves to; undefined if there is none. */
export const moves: Readonly<Record<string, (position: Position) => ChartPlace | undefined>> = {
  ArrowLeft: (position) => alongLane(position, -1),
  ArrowRight: (position) => alongLane(position, 1),
  ArrowUp: (position) => acrossLanes(position, -1),
  ArrowDown: (position) => acrossLanes(position, 1),
  "[": (position) => opening(position, -1),
  "]": (position) => opening(position, 1),
};

function alongLane({ places, current }: Position, by: Direction): ChartPlace | undefined {
  if (!current) return by < 0 ? places.at(-1) : places[0];
  const lane = places.filter(({ y }) => y === current.y);
  return atOrEnd(lane, lane.findIndex(({ x }) => x === current.x) + by);
}

function acrossLanes({ places, current, width }: Position, by: Direction): ChartPlace | undefined {
  const rows = [...new Set(places.map(({ y }) => y))];
  const row = atOrEnd(rows, rows.indexOf(current?.y ?? -1) + by);
  const from = current?.x ?? width;
  return places.filter(({ y }) => y === row).toSorted((a, b) => Math.abs(a.x - from) - Math.abs(b.x - from))[0];
}

/** The next mark of a revision that opened findings. */
function opening({ places, current, opens }: Position, by: Direction): ChartPlace | undefined {
  const marks = places
    .filter((place) => place.kind === "spot" && place.revisions.some(opens))
    .toSorted((a, b) => (a.x - b.x) * by);
  return current ? marks.find(({ x }) => (x - current.x) * by > 0) : marks[0];
}

function atOrEnd<Item>(items: readonly Item[], index: number): Item | undefined {
  return items[Math.min(items.length - 1, Math.max(0, index))];
}
