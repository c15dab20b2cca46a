// The timeline as text: who changed the controls when, and how long rules were violated. It uses shapes only, so that
// it survives copying and terminals without colour.
import { dayOf } from "../../model/instant.ts";
import { cells, logLine, middle, visible } from "../../text.ts";
import { duration } from "../../words.ts";
import { briefLength } from "../wording/exposure.ts";
import { wrap } from "../wording/layout.ts";
import { some, thousands } from "../wording/phrase.ts";
import {
  type Lane,
  laneName,
  loosest,
  type Row,
  rowName,
  type TimelineData,
  type Way,
} from "../wording/timeline-data.ts";
import { lookUp, sumOf } from "../../lists.ts";

const MAX_LANES = 5;
const MAX_ROWS = 6;
/** The widths of names, and of the texts at the end of a line. */
const rooms = { narrow: { label: 26, tail: 20 }, wide: { label: 44, tail: 24 } };
const WIDEST = 180;
type Room = (typeof rooms)["narrow"];

const shapes: Record<Way, string> = { looser: "▲", tighter: "▽", both: "◆", neither: "·" };
const UNSEEN = "?";

/** Returns lines of at most `width` cells; none if there is no range to show. */
export function timelineLines(tracks: TimelineData | undefined, width: number): string[] {
  if (!tracks) return [];
  const { lanes, rows, from, until } = tracks;
  const blind = tracks.blind.filter((stretch) => stretch.until > from);
  if (sumOf(lanes, (lane) => lane.marks.length) < 2) return [];
  const room = width < 120 ? rooms.narrow : rooms.wide;
  const plot = Math.min(width, WIDEST) - 4 - room.label - 2 - room.tail;
  const scale = plot / (until - from + 1);
  const column = (time: number) => Math.min(plot - 1, Math.max(0, Math.floor((time - from) * scale)));
  const columnSpan = duration(Math.round((until - from) / plot / 1000));
  const days = [from, until].map(dayOf).join(" to ");
  const people = [...lanes.slice(0, MAX_LANES - 1), ...mergeLanes(lanes.slice(MAX_LANES - 1))];
  const personLines = people.map((lane) =>
    line(room, laneName(lane), veilColumns(marksOf(lane, column, plot), column, blind), laneTail(lane)),
  );
  const worst = rows.slice(0, MAX_ROWS);
  const further = sumOf(rows.slice(MAX_ROWS), (row) => row.rules);
  const ruleLines = worst.map((row) =>
    line(room, rowName(row), barsOf(row, { from, column, plot, blind }), rowTail(row)),
  );
  const legend = `${days}, one column is ${columnSpan}; ▲ looser, ▽ tighter, ◆ both, · neither or not known; █ open, ▒ closed, ░ accepted${blind.length > 0 ? `, ${UNSEEN} revisions are missing` : ""}`;
  return [
    ...wrap("  Timeline        ", legend, width),
    ...personLines,
    ...ruleLines,
    ...(further > 0 ? [`    and ${some(further, "further rule")} in the other formats`] : []),
  ];
}

/** Merges the lanes that do not fit. */
function mergeLanes(lanes: readonly Lane[]): Lane[] {
  if (lanes.length < 2) return [...lanes];
  return [
    {
      name: null,
      people: sumOf(lanes, (lane) => lane.people),
      unlisted: sumOf(lanes, (lane) => lane.unlisted),
      marks: lanes.flatMap((lane) => lane.marks),
    },
  ];
}

/** What a line ends with: all of it, and less for where there is no room. */
type Tail = readonly [all: string, less: string];

/** How many revisions an editor made, and how many of them unlisted. */
function laneTail({ unlisted, marks }: Lane): Tail {
  const all = thousands(marks.length);
  const unlistedWords = `${thousands(unlisted)} not listed`;
  return unlisted > 0 ? [`${thousands(unlisted)} of ${all} not listed`, unlistedWords] : [all, all];
}

/** For how long a rule was violated; then, as far as there is room, in how many windows, or that it still is. */
function rowTail({ windows, length }: Row): Tail {
  const open = windows.some(({ state }) => state === "open");
  const more = windows.length > 1 ? `${thousands(windows.length)} windows` : open ? "open" : "";
  const much = briefLength(length);
  return much === "" || more === "" ? [much + more, much + more] : [`${much}, ${more}`, much];
}

/** Returns a line: a name, its marks, and the total, with more detail if there is room. */
function line(room: Room, name: string, columns: readonly string[], [all, less]: Tail): string {
  const label = middle(logLine(visible(name)), room.label);
  const tail = cells(all) > room.tail ? middle(less, room.tail) : all;
  return `    ${label}${" ".repeat(room.label - cells(label))} ${columns.join("")} ${tail}`.trimEnd();
}

function marksOf({ marks }: Lane, column: (time: number) => number, plot: number): string[] {
  const best = new Map<number, Way>();
  for (const { at, way } of marks) {
    const index = column(at);
    const before = best.get(index);
    if (before === undefined || loosest.indexOf(way) > loosest.indexOf(before)) best.set(index, way);
  }
  return Array.from({ length: plot }, (_, i) => (best.has(i) ? shapes[lookUp(best, i)] : " "));
}

interface Axis {
  readonly from: number;
  readonly column: (time: number) => number;
  readonly plot: number;
  readonly blind: Blind;
}

function barsOf({ windows }: Row, { from, column, plot, blind }: Axis): string[] {
  const columns = Array.from({ length: plot }, () => " ");
  for (const state of ["closed", "excepted", "open"] as const)
    for (const window of windows) {
      if (window.state !== state) continue;
      const fill = { closed: "▒", excepted: "░", open: "█" }[state];
      columns.fill(fill, column(window.from), column(window.until) + 1);
      if (state !== "closed") columns[plot - 1] = "▶";
    }
  // Another window must not hide that one may be older, and where a window stands before it, nothing begins.
  for (const window of windows) {
    const start = column(window.from);
    const isFirst = start === 0 || columns[start - 1] === " ";
    if ((window.older || window.from < from) && isFirst && columns[start] !== "▶") columns[start] = "◀";
  }
  return veilColumns(columns, column, blind);
}

type Blind = TimelineData["blind"];

/** Columns, with a mark in those of which nobody saw anything. What was seen at both ends stays. */
function veilColumns(columns: string[], column: (time: number) => number, blind: Blind): string[] {
  for (const { from, until } of blind) {
    const [start, last] = [column(from) + 1, column(until)];
    // The last column is that of the audit: no revision was seen there.
    columns.fill(UNSEEN, Math.min(start, last), last === columns.length - 1 ? last + 1 : last);
  }
  return columns;
}
