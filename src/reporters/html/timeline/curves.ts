// Posture over time as two small curves: the number of open windows, and the settings tightened minus loosened.
import { type Severity, worstToBest } from "../../../model/severity.ts";
import type { Stand, TimelineData } from "../../wording/timeline-data.ts";
import { firstIn } from "../../../lists.ts";
import type { Axis, View } from "./axis.ts";

export interface PostureDrawing {
  /** The middles of the two curves, where their names are. Without the first, how many windows were open is not known. */
  readonly y: { readonly open: number | undefined; readonly balance: number };
  /** Overlapping areas, the widest first: the open windows of a severity and all worse ones. */
  readonly areas: readonly { readonly severity: Severity; readonly path: string }[];
  readonly most: number;
  readonly line: string;
  /** The line where as much was tightened as loosened. */
  readonly zero: number;
  readonly last: number;
}

const HEIGHT = 36;
/** The height of a curve with its margin. */
export const CURVE = HEIGHT + 10;

const total = (open: readonly number[]) => open.reduce((sum, n) => sum + n, 0);

/** Returns the curves of a range; undefined where nothing is known. @param size the height of each */
export function postureOf(
  { posture }: TimelineData,
  { view, x }: Axis,
  y: PostureDrawing["y"],
  size = HEIGHT,
): PostureDrawing | undefined {
  const stands = inView(posture, view);
  const [first, last] = [stands[0], stands.at(-1)];
  if (!first || !last) return undefined;
  const columns = inColumns(stands, x);
  const end = Math.round(x(view.until));
  const most = Math.max(...stands.map(({ open }) => total(open)));
  const bottom = (y.open ?? 0) + size / 2;
  const areas = (y.open === undefined ? [] : worstToBest)
    .map((severity, i) => {
      const tops = columns.map(({ at, most: stand }) => {
        const open = total(stand.open.slice(0, i + 1));
        return { at, y: Math.round(bottom - (size * open) / Math.max(1, most)) };
      });
      return { severity, path: `M${firstIn(columns).at} ${bottom}${steps(tops)}H${end}V${bottom}z` };
    })
    .toReversed();
  const balances = stands.map(({ balance }) => balance);
  const [low, high] = [Math.min(0, ...balances), Math.max(0, ...balances)];
  const height = (balance: number) =>
    Math.round(y.balance + size / 2 - (size * (balance - low)) / Math.max(1, high - low));
  const line = columns.map(({ at, last: stand }) => ({ at, y: height(stand.balance) }));
  return {
    y,
    areas,
    most,
    line: `M${firstIn(line).at} ${firstIn(line).y}${steps(line)}H${end}`,
    zero: height(0),
    last: last.balance,
  };
}

/** Returns the states in a range, including the state at its start. */
function inView(posture: readonly Stand[], { from, until }: View): Stand[] {
  const before = posture.findLast(({ at }) => at < from);
  const within = posture.filter(({ at }) => at >= from && at <= until);
  return before ? [{ ...before, at: from }, ...within] : within;
}

interface Column {
  readonly at: number;
  /** Of the states in one column of the drawing: the one with the most open windows, and the last. */
  most: Stand;
  last: Stand;
}

function inColumns(stands: readonly Stand[], x: (time: number) => number): Column[] {
  const columns: Column[] = [];
  for (const stand of stands) {
    const at = Math.round(x(stand.at));
    const column = columns.at(-1);
    if (column?.at !== at) columns.push({ at, most: stand, last: stand });
    else {
      column.last = stand;
      if (total(stand.open) > total(column.most.open)) column.most = stand;
    }
  }
  return columns;
}

/** Returns a step line: level until the next point, then vertical. */
function steps(points: readonly { readonly at: number; readonly y: number }[]): string {
  return points.map(({ at, y }, i) => (i > 0 && points[i - 1]!.y === y ? "" : `H${at}V${y}`)).join("");
}
