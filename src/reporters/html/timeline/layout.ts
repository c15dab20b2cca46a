// The layout of the timeline: pure geometry, computed for each range and width. Few revisions are marks; marks that
// would overlap are counted; very many are bins of the calendar.
import { duration } from "../../../words.ts";
import { round, type View } from "./axis.ts";
import { type Bar, barsOf, LEAST_BAR } from "./bars.ts";
import { CURVE, type PostureDrawing, postureOf } from "./curves.ts";
import { binsOf, type Tick, ticksOf } from "./ticks.ts";
import {
  type Lane,
  loosest,
  type Mark,
  type TimelineMoment,
  type Row,
  type TimelineData,
  type Way,
} from "../../wording/timeline-data.ts";

/** A mark, or several that would overlap. */
export interface Spot {
  readonly x: number;
  readonly way: Way;
  readonly unlisted: boolean;
  readonly revisions: readonly number[];
}

/** The counted changes of one bin: looser upward, tighter downward. */
export interface Column {
  readonly x: number;
  readonly width: number;
  readonly up: number;
  readonly down: number;
  readonly revisions: readonly number[];
}

export interface LaneDrawing {
  readonly lane: Lane;
  readonly y: number;
  readonly count: number;
  readonly spots: readonly Spot[];
  readonly columns: readonly Column[];
  /** With bins: the first revision of an editor whom no policy lists. */
  readonly flagged: number | null;
}

export interface RowDrawing {
  readonly row: Row;
  readonly y: number;
  readonly bars: readonly Bar[];
}

interface Band {
  readonly x: number;
  readonly width: number;
  readonly words: string;
}

export interface Point {
  readonly x: number;
  readonly words: string;
}

export interface Drawing {
  /** Whether the visible range ends at the instant of the audit. */
  readonly ends: boolean;
  readonly width: number;
  readonly height: number;
  /** The left edge of the plot. Names are to its left, or above each lane on a narrow page. */
  readonly left: number;
  readonly narrow: boolean;
  readonly ticks: readonly (Tick & { readonly x: number })[];
  readonly titles: readonly { readonly y: number; readonly words: string }[];
  /** Said beside a title: windows of which length are drawn longer than they are. */
  readonly least: { readonly y: number; readonly words: string } | null;
  /** Null when there is nothing to show about policies. */
  readonly notes: {
    readonly y: number;
    readonly freezes: readonly Band[];
    readonly policies: readonly Point[];
    readonly runs: readonly Point[];
  } | null;
  /** Where revisions are missing; bands that would touch are one. */
  readonly blind: readonly Band[];
  /** The rest of the plot as a path: only there anything is drawn that was seen. */
  readonly knownPath: string;
  readonly lanes: readonly LaneDrawing[];
  readonly rows: readonly RowDrawing[];
  readonly posture: PostureDrawing | undefined;
  /** With bins: the length of a bin, and the highest count. */
  readonly bins: { readonly words: string; readonly most: number } | null;
  readonly top: number;
}

const LABELS = 290;
const NARROW = 640;
/** Below this width, names have less room and lanes are closer, so that the drawing fits half a sheet of paper. */
const MIDDLING = 900;
const CLOSE = { labels: 276, lane: 18 };
const AXIS = 26;
const LANE = 24;
const TITLE = 26;
const NAME = 17;
/** What is drawn at the ends of the plot may be a little wider. */
const MARGIN = 10;
/** Marks closer than this overlap. */
const TOUCH = 11;
const MAX_MARKS = 200;

/** Computes the drawing of a range at a width. */
export function layoutOf(tracks: TimelineData, view: View, width: number): Drawing {
  const narrow = width < NARROW;
  const close = !narrow && width < MIDDLING;
  const left = narrow ? 6 : close ? CLOSE.labels : LABELS;
  const lane = close ? CLOSE.lane : LANE;
  const plot = width - left - 12;
  const scale = plot / (view.until - view.from);
  const x = (time: number) => round(left + (Math.min(Math.max(time, view.from), view.until) - view.from) * scale);
  const axis = { view, x };
  const isInView = (from: number, until: number) => until >= view.from && from <= view.until;
  const band = ({ from, until, words }: { from: number; until: number; words: string }): Band => ({
    x: x(from),
    width: Math.max(2, round(x(until) - x(from))),
    words,
  });

  const inView = tracks.lanes.map((lane) => lane.marks.filter(({ at }) => at >= view.from && at <= view.until));
  const marks = inView.reduce((sum, lane) => sum + lane.length, 0);
  const bins = marks > MAX_MARKS || isCrowded(inView, x) ? binsOf(view.from, view.until, plot) : null;
  const markCounts = bins && inView.map((lane) => inBins(lane, bins.edges));
  const most = markCounts ? Math.max(1, ...markCounts.flat().flatMap(({ up, down, level }) => [up, down, level])) : 0;

  let y = AXIS;
  const next = (height: number, hasName = narrow) => {
    const middle = y + (hasName ? NAME : 0) + height / 2;
    y += (hasName ? NAME : 0) + height;
    return middle;
  };
  const titles: { y: number; words: string }[] = [];
  const title = (words: string) => titles.push({ y: next(TITLE, false), words });
  const freezes = tracks.freezes.filter((freeze) => isInView(freeze.from, freeze.until)).map(band);
  const points = (moments: readonly TimelineMoment[]) =>
    moments.filter(({ at }) => isInView(at, at)).map(({ at, words }): Point => ({ x: x(at), words }));
  const [policies, runs] = [points(tracks.policies), points(tracks.runs)];
  const notes = freezes.length + policies.length + runs.length > 0 ? { y: next(lane), freezes, policies, runs } : null;
  title(narrow && marks === 0 ? "Revisions by editor: none in this time" : "Revisions by editor");
  // A narrow page omits lanes without marks in the visible range.
  const lanes = tracks.lanes.flatMap((row, i): LaneDrawing[] => {
    const marks = inView[i]!;
    if (narrow && marks.length === 0) return [];
    const spots = bins ? [] : spotsOf(marks, x, left - MARGIN);
    const columns = markCounts ? markCounts[i]!.flatMap((bin) => columnOf(bin, most, x)) : [];
    const first = bins ? marks.find((mark) => mark.unlisted) : undefined;
    const flagX = first ? x(first.at) : null;
    return [{ lane: row, y: next(lane), count: marks.length, spots, columns, flagged: flagX }];
  });
  if (tracks.posture.length > 1) title("Posture");
  const open = tracks.posture.length > 1 && tracks.judged ? next(CURVE) : undefined;
  const curves = tracks.posture.length > 1 ? { open, balance: next(CURVE) } : undefined;
  if (tracks.rows.length > 0) title("Exposure by rule");
  const seconds = LEAST_BAR / scale / 1000;
  const isShort = (window: Row["windows"][number]) =>
    isInView(window.from, window.until) && window.until - window.from < seconds * 1000;
  const least = tracks.rows.some((row) => row.windows.some(isShort))
    ? { y: narrow ? next(NAME, false) : y - TITLE / 2, words: `shorter than ${duration(seconds)}: not to scale` }
    : null;
  const rows = tracks.rows.flatMap((row): RowDrawing[] => {
    const bars = barsOf(row, tracks, axis);
    return narrow && bars.length === 0 ? [] : [{ row, y: next(lane), bars }];
  });
  const blind = bandsOf(
    tracks.blind.filter(({ from, until }) => until > view.from && from <= view.until),
    x,
  );
  return {
    ends: view.until >= tracks.until,
    width,
    height: round(y + 6),
    left,
    narrow,
    ticks: ticksOf(view.from, view.until, plot).map((tick) => ({ ...tick, x: x(tick.at) })),
    titles,
    least,
    notes,
    blind,
    knownPath: knownBeside(blind, { left, right: width - 12, top: AXIS, bottom: round(y + 6) }),
    lanes,
    rows,
    posture: curves && postureOf(tracks, axis, curves),
    bins: bins && { words: bins.words, most },
    top: AXIS,
  };
}

/** Stretches as bands of at least two pixels; those that would touch are one. */
export function bandsOf(
  stretches: readonly { readonly from: number; readonly until: number; readonly words: string }[],
  x: (time: number) => number,
): Band[] {
  const bands: { x: number; width: number; words: string }[] = [];
  for (const { from, until, words } of stretches.toSorted((a, b) => a.from - b.from)) {
    const start = round(x(from));
    const end = round(Math.max(start + 2, x(until)));
    const last = bands.at(-1);
    if (last && start - (last.x + last.width) < 2) {
      last.width = round(Math.max(last.width, end - last.x));
      last.words = "revisions missing";
    } else bands.push({ x: start, width: round(end - start), words });
  }
  return bands;
}

/** What lies between bands, as a path. @param bands from the left to the right */
export function knownBeside(
  bands: readonly Band[],
  { left, right, top, bottom }: { left: number; right: number; top: number; bottom: number },
): string {
  const starts = [left, ...bands.map((band) => band.x + band.width)];
  const ends = [...bands.map((band) => band.x), right];
  return starts
    .map((start, i): [number, number] => [start, ends[i]!])
    .filter(([start, end]) => start < end)
    .map(([start, end]) => [start === left ? start - MARGIN : start, end === right ? end + MARGIN : end])
    .map(([start, end]) => `M${start} ${top}H${end}V${bottom}H${start}z`)
    .join("");
}

/** Whether so many marks overlap that counting them in boxes would hide their positions. */
function isCrowded(lanes: readonly (readonly Mark[])[], x: (time: number) => number): boolean {
  let close = 0;
  let all = 0;
  for (const lane of lanes) {
    all += lane.length;
    for (let i = 1; i < lane.length; i++) if (x(lane[i]!.at) - x(lane[i - 1]!.at) < TOUCH) close++;
  }
  return all > 60 && close > all / 2;
}

/** Returns the width of a mark, or of the box with the number of several. */
export function spotWidth({ revisions: { length } }: Pick<Spot, "revisions">): number {
  return length === 1 ? TOUCH : 21 + 7.5 * String(length).length;
}

/** Returns marks. Those that would touch are one box with their number. @param least the left edge of the first box */
function spotsOf(marks: readonly Mark[], x: (time: number) => number, least: number): Spot[] {
  const spots: (Spot & { readonly first: number; readonly last: number })[] = [];
  for (const { at, way, unlisted, revision } of marks) {
    const middle = x(at);
    let spot = { x: middle, first: middle, last: middle, way, unlisted, revisions: [revision] };
    for (let a = spots.at(-1); a && spot.x - a.x < (spotWidth(a) + spotWidth(spot)) / 2; a = spots.at(-1)) {
      spots.pop();
      const revisions = [...a.revisions, ...spot.revisions];
      const boxX = Math.max((a.first + spot.last) / 2, least + spotWidth({ revisions }) / 2);
      const looser = loosest.indexOf(a.way) > loosest.indexOf(spot.way) ? a.way : spot.way;
      spot = { ...spot, x: round(boxX), first: a.first, way: looser, unlisted: a.unlisted || spot.unlisted, revisions };
    }
    spots.push(spot);
  }
  return spots;
}

interface Bin {
  readonly from: number;
  readonly until: number;
  up: number;
  down: number;
  level: number;
  readonly revisions: number[];
}

function inBins(marks: readonly Mark[], edges: readonly number[]): Bin[] {
  const bins = edges
    .slice(0, -1)
    .map((from, i): Bin => ({ from, until: edges[i + 1]!, up: 0, down: 0, level: 0, revisions: [] }));
  let i = 0;
  for (const { at, way, revision } of marks) {
    while (i < bins.length - 1 && at >= bins[i]!.until) i++;
    const bin = bins[i]!;
    bin.revisions.push(revision);
    if (way === "looser" || way === "both") bin.up++;
    if (way === "tighter" || way === "both") bin.down++;
    if (way === "neither") bin.level++;
  }
  return bins;
}

/** The height is the square root of the share, so that one beside eighty is visible. All lanes have the same scale. */
function columnOf(bin: Bin, most: number, x: (time: number) => number): Column[] {
  if (bin.revisions.length === 0) return [];
  const height = (n: number) => (n === 0 ? 0 : Math.max(2, Math.round(11 * Math.sqrt(n / most))));
  const [from, until] = [x(bin.from), x(bin.until)];
  const width = round(Math.max(2, until - from - 1));
  return [{ x: from, width, up: height(bin.up), down: height(bin.down), revisions: bin.revisions }];
}
