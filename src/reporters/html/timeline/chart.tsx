// The timeline as SVG. Shapes and fills repeat the meaning of colours, so that it is readable in grey.
import type { JSX } from "preact";
import { cells, head, middle } from "../../../text.ts";
import { firstIn } from "../../../lists.ts";
import { briefLength } from "../../wording/exposure.ts";
import { brief } from "../page.ts";
import { thousands } from "../../wording/phrase.ts";
import { type Bar, isSparse } from "./bars.ts";
import { Curves, signedNumber } from "./posture.tsx";
import { MissingBands } from "./missing.tsx";
import {
  type Column,
  type Drawing,
  type LaneDrawing,
  type Point,
  type RowDrawing,
  type Spot,
  spotWidth,
} from "./layout.ts";
import { laneName, rowName, type Way } from "../../wording/timeline-data.ts";

const MAX_POINTS = 40;

/** A drawing. @param id the prefix of the ids inside, unique on the page @param label none: its container has one */
export function Chart({ drawing, id, label }: { drawing: Drawing; id: string; label?: string }): JSX.Element {
  const { width, height, left, top, ticks, titles, notes, blind, knownPath, lanes, rows, posture, narrow } = drawing;
  const clip = blind.length > 0 ? `url(#${id}-known)` : undefined;
  // What was open at both ends of a gap is outlined in it.
  const unsure = rows.flatMap(({ bars, y }) => bars.filter((bar) => bar.unsure).map((bar) => outline(bar, y))).join("");
  const end = width - 12;
  // On a narrow page a name is above its lane, and a curve is higher than a mark.
  const above = (y: number) => (narrow ? y - 12 : y);
  return (
    <svg
      class="tl"
      viewBox={`0 0 ${width} ${height}`}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <defs>
        <pattern id={`${id}-blind`} width="6" height="6" patternUnits="userSpaceOnUse">
          <path d="M0 6 6 0" class="tl-hatch" />
        </pattern>
        {blind.length > 0 && (
          <clipPath id={`${id}-known`}>
            <path d={knownPath} />
          </clipPath>
        )}
        <pattern id={`${id}-off`} width="5" height="5" patternUnits="userSpaceOnUse">
          <path d="M0 0 5 5" class="tl-hatch" />
        </pattern>
      </defs>
      <path class="tl-grid" d={ticks.map(({ x }) => `M${x} ${top - 4}V${height}`).join("")} />
      {ticks.map(({ x, words }) =>
        words === "" ? null : (
          <text class="tl-axis" x={x} y={14}>
            {words}
          </text>
        ),
      )}
      {notes?.freezes.map((band) => (
        <rect class="tl-freeze" x={band.x} y={top} width={band.width} height={height - top} />
      ))}
      <MissingBands
        bands={blind}
        fill={`url(#${id}-blind)`}
        top={top}
        bottom={height}
        words={narrow ? null : firstIn(titles).y + 5}
      />
      {drawing.ends && <path class="tl-now" d={`M${end} ${top - 8}V${height}`} />}
      {notes && (
        <g>
          <Name
            text={notes.runs.length > 0 ? "Policies, freezes, audits" : "Freezes, policy changes"}
            y={notes.y}
            drawing={drawing}
          />
          {notes.freezes.map((band) => (
            <g>
              <title>{brief(band.words)}</title>
              <rect class="tl-frozen" x={band.x} y={notes.y - 8} width={band.width} height={16} rx={3} />
              {band.width > 50 && (
                <text class="tl-small" x={band.x + 5} y={notes.y + 4}>
                  freeze
                </text>
              )}
            </g>
          ))}
          <Points class="tl-run" points={notes.runs} shape={(x) => `M${x - 4} ${notes.y - 4}h8v8h-8z`} />
          <Points class="tl-policy" points={notes.policies} shape={(x) => `M${x} ${notes.y - 6}l6 6-6 6-6-6z`} />
        </g>
      )}
      {titles.map(({ y, words }) => (
        <text class="tl-title" x={narrow ? left : 0} y={y + 5}>
          {words}
        </text>
      ))}
      {drawing.least && (
        <text class="tl-axis" x={left} y={drawing.least.y + 5}>
          {drawing.least.words}
        </text>
      )}
      {lanes.map((lane) => (
        <LaneMarks lane={lane} drawing={drawing} />
      ))}
      {posture && (
        <g>
          {posture.y.open !== undefined && (
            <Name
              text="Windows open"
              note={`most ${thousands(posture.most)}`}
              y={above(posture.y.open)}
              drawing={drawing}
            />
          )}
          <Name
            text="Tightened minus loosened"
            note={signedNumber(posture.last)}
            y={above(posture.y.balance)}
            drawing={drawing}
          />
          <g clip-path={clip}>
            <Curves posture={posture} left={left} right={end} />
          </g>
        </g>
      )}
      {rows.map((row) => (
        <RowName row={row} drawing={drawing} />
      ))}
      <g clip-path={clip}>{rows.map(({ bars, y }) => bars.map((bar) => <BarShape bar={bar} y={y} id={id} />))}</g>
      {unsure !== "" && <path class="tl-unsure" d={unsure} />}
    </svg>
  );
}

/** Moments besides the history, with their words if there are few. */
function Points(props: { class: string; points: readonly Point[]; shape: (x: number) => string }): JSX.Element | null {
  const { points, shape } = props;
  if (points.length === 0) return null;
  if (points.length > MAX_POINTS) return <path class={props.class} d={points.map(({ x }) => shape(x)).join("")} />;
  return (
    <>
      {points.map(({ x, words }) => (
        <path class={props.class} d={shape(x)}>
          <title>{brief(words)}</title>
        </path>
      ))}
    </>
  );
}

/** The name of a lane: to its left, or above it on a narrow page. */
function Name(props: { text: string; note?: string; y: number; drawing: Drawing; warn?: boolean }): JSX.Element {
  const { text, note, y, drawing, warn } = props;
  const at = drawing.narrow ? y - 16 : y + 4;
  // Measured with the widest of the common fonts, because the reader's font is unknown.
  const room = Math.floor((drawing.narrow ? drawing.width - 12 : drawing.left - 16) / 7.4) - (note ?? "").length;
  return (
    <>
      <text class={warn ? "tl-name tl-warn" : "tl-name"} x={drawing.narrow ? drawing.left : 0} y={at}>
        {fitText(brief(text), Math.max(10, room))}
      </text>
      {note !== undefined && (
        <text class="tl-note" x={drawing.narrow ? drawing.width - 12 : drawing.left - 10} y={at} text-anchor="end">
          {note}
        </text>
      )}
    </>
  );
}

/** Shortens an address at its end, a rule in the middle. */
function fitText(text: string, room: number): string {
  return text.includes("@") && cells(text) > room ? `${head(text, room - 1)}…` : middle(text, room);
}

function LaneMarks({ lane, drawing }: { lane: LaneDrawing; drawing: Drawing }): JSX.Element {
  const { y, spots, columns, count } = lane;
  const kinds: readonly Way[] = ["looser", "tighter", "both", "neither"];
  const alone = spots.filter((spot) => spot.revisions.length === 1);
  const ringX = alone.flatMap((spot) => (spot.unlisted ? spot.x : []));
  if (lane.flagged !== null) ringX.push(lane.flagged);
  const spotsByWay = kinds.map((way): [Way, Spot[]] => [way, alone.filter((spot) => spot.way === way)]);
  return (
    <g>
      <Name text={laneName(lane.lane)} note={thousands(count)} y={y} drawing={drawing} warn={lane.lane.unlisted > 0} />
      <path class="tl-base" d={`M${drawing.left} ${y}H${drawing.width - 12}`} />
      {spotsByWay.map(([way, all]) =>
        all.length === 0 ? null : <path class={`tl-${way}`} d={all.map((spot) => shapes[way](spot.x, y)).join("")} />,
      )}
      {spots
        .filter((spot) => spot.revisions.length > 1)
        .map((spot) => (
          <Cluster spot={spot} y={y} />
        ))}
      {columns.length > 0 && (
        <>
          <path class="tl-looser" d={columns.map((item) => column(item, y, "up")).join("")} />
          <path class="tl-tighter" d={columns.map((item) => column(item, y, "down")).join("")} />
          <path class="tl-neither" d={columns.map((item) => flat(item, y)).join("")} />
        </>
      )}
      {ringX.length > 0 && (
        <path class="tl-ring" d={ringX.map((x) => `M${x - 8} ${y}a8 8 0 1 1 16 0a8 8 0 1 1-16 0z`).join("")} />
      )}
    </g>
  );
}

/** Shapes of ten by ten around a point. */
const shapes: Record<Way, (x: number, y: number) => string> = {
  looser: (x, y) => `M${x} ${y - 6}l5.5 10.5h-11z`,
  tighter: (x, y) => `M${x} ${y + 6}l-5.5-10.5h11z`,
  both: (x, y) => `M${x} ${y - 6}l6 6-6 6-6-6z`,
  neither: (x, y) => `M${x - 3} ${y}a3 3 0 1 1 6 0a3 3 0 1 1-6 0z`,
};

/** The number of revisions here, and the loosest of their directions. */
function Cluster({ spot, y }: { spot: Spot; y: number }): JSX.Element {
  const words = String(spot.revisions.length);
  const width = spotWidth(spot);
  const left = Math.round(spot.x - width / 2);
  return (
    <g class={spot.unlisted ? "tl-many tl-unlisted" : "tl-many"}>
      <rect x={left} y={y - 9} width={width} height={18} rx={9} />
      <path class={`tl-${spot.way}`} d={shapes[spot.way](left + 10, y)} />
      <text x={left + 18} y={y + 4}>
        {words}
      </text>
    </g>
  );
}

function column({ x, width, up, down }: Column, y: number, way: "up" | "down"): string {
  const height = way === "up" ? up : down;
  return height === 0 ? "" : `M${x} ${y}v${way === "up" ? -height : height}h${width}V${y}z`;
}

function flat({ x, width, up, down }: Column, y: number): string {
  return up + down > 0 ? "" : `M${x} ${y - 1}h${width}v2h-${width}z`;
}

/** What a rule is called, for how long it was violated in all, and in how many windows. */
function RowName({ row, drawing }: { row: RowDrawing; drawing: Drawing }): JSX.Element {
  const { windows, length } = row.row;
  const times = windows.length > 1 ? [`${thousands(windows.length)}×`] : [];
  const note = [briefLength(length), ...times].filter((word) => word !== "").join(", ");
  return <Name text={rowName(row.row)} note={note} y={row.y} drawing={drawing} />;
}

function outline({ x, width }: Bar, y: number): string {
  return `M${x} ${y - 7}h${width}v14h-${width}z`;
}

function BarShape({ bar, y, id }: { bar: Bar; y: number; id: string }): JSX.Element {
  const { x, width, severity, state, before, beyond, inert, words } = bar;
  const tips = [before ? `M${x} ${y}l8-5v10z` : "", beyond ? `M${x + width} ${y}l-8-5v10z` : ""].join("");
  const classes = ["tl-bar", `ink-${severity}`, `tl-${state}`, inert && "tl-inert", isSparse(bar) && "tl-sparse"];
  return (
    <g class={classes.filter(Boolean).join(" ")}>
      <rect x={x} y={y - 7} width={width} height={14} rx={2} />
      {state === "excepted" && <path d={outline(bar, y)} fill={`url(#${id}-off)`} />}
      {tips !== "" && width > 16 && <path class="tl-tip" d={tips} />}
      {words !== "" && state === "open" && !inert && (
        <text x={x + (before ? 12 : 6)} y={y + 4}>
          {words}
        </text>
      )}
    </g>
  );
}
