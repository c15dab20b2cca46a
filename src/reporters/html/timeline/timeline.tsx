// The section of the timeline: the drawing of the whole time for wide and narrow pages and for paper, its legend, and
// its data as tables. Scripts replace the drawings by one that can be zoomed.
import type { ComponentChildren, JSX } from "preact";
import { instantText } from "../../../model/instant.ts";
import { some, thousands } from "../../wording/phrase.ts";
import { type HtmlPage, longDay } from "../page.ts";
import { Section } from "../parts.tsx";
import { type Bar, isSparse } from "./bars.ts";
import { Chart } from "./chart.tsx";
import { type Drawing, layoutOf } from "./layout.ts";
import { PostureTable } from "./posture.tsx";
import { NoteTable, RevisionTable, WindowTable } from "./tables.tsx";
import type { TimelineData, Way } from "../../wording/timeline-data.ts";
import { sumOf } from "../../../lists.ts";

const WIDE = 1120;
const NARROW = 358;
/** Paper is narrower than a screen, but its text must be as large. */
export const PAPER = 750;
const widths = [
  [WIDE, "for-wide"],
  [NARROW, "for-narrow"],
  [PAPER, "for-paper"],
] as const;

export function Timeline({ page }: { page: HtmlPage }): JSX.Element {
  const { tracks, view } = page;
  const note = tracks && `${longDay(instantText(tracks.from))} to ${longDay(instantText(tracks.until))}`;
  return (
    <Section id="timeline" title="Timeline" {...(note === undefined ? {} : { note })}>
      {tracks === undefined ? (
        <p class="muted">No revision is shown, so there is nothing to draw.</p>
      ) : (
        <>
          <figure>
            <figcaption id="tl-key" class="key">
              <Legend drawing={layoutOf(tracks, tracks, WIDE)} />
            </figcaption>
            <div id="tl" class="plot">
              {widths.map(([width, kind]) => (
                <div class={kind}>
                  <Chart drawing={layoutOf(tracks, tracks, width)} id={`tl-${kind}`} label={summaryOf(tracks)} />
                </div>
              ))}
            </div>
          </figure>
          <RevisionTable tracks={tracks} page={page} />
          <PostureTable page={page} />
          <WindowTable page={page} />
          <NoteTable page={page} />
          {view.hidden.revisions > 0 && (
            <p class="muted">{`It begins where what is shown begins: ${some(view.hidden.revisions, "earlier revision")} ${view.hidden.revisions === 1 ? "is" : "are"} not drawn.`}</p>
          )}
        </>
      )}
    </Section>
  );
}

/** Returns the drawing as a sentence for screen readers. The tables below have all the data. */
export function summaryOf({ lanes, rows, from, until, blind, freezes, policies, runs }: TimelineData): string {
  const revisions = sumOf(lanes, (lane) => lane.marks.length);
  const people = sumOf(lanes, (lane) => lane.people);
  const windows = rows.flatMap((row) => row.windows);
  const open = windows.filter(({ state }) => state === "open").length;
  return [
    `Timeline from ${longDay(instantText(from))} to ${longDay(instantText(until))}`,
    `${some(revisions, "revision")} by ${some(people, "editor")}`,
    `${some(windows.length, "window")} of exposure, ${thousands(open)} still open`,
    ...(policies.length > 0 ? [some(policies.length, "policy change")] : []),
    ...(freezes.length > 0 ? [some(freezes.length, "freeze")] : []),
    ...(runs.length > 0 ? [some(runs.length, "earlier audit")] : []),
    ...(blind.length > 0 ? [`${some(blind.length, "stretch", "stretches")} with missing revisions`] : []),
    "the same as tables below",
  ].join("; ");
}

/** The meaning of the shapes, and the highest count of the bins. */
export function Legend({ drawing }: { drawing: Drawing }): JSX.Element {
  const ways: readonly (readonly [Way, string])[] = [
    ["looser", "looser"],
    ["tighter", "tighter"],
    ["both", "both in one revision"],
    ["neither", "neither, or not known"],
  ];
  const states: readonly (readonly [Bar["state"], string])[] = [
    ["closed", "ended"],
    ["excepted", "accepted"],
  ];
  return (
    <>
      {drawing.bins
        ? `Revisions per ${drawing.bins.words}: looser upward, tighter downward, a line for neither or not known; the tallest is ${thousands(drawing.bins.most)}. `
        : ways.map(([way, words]) => <ShapeSample kind={`tl-${way}`} shape={keyShapes[way]} words={words} />)}
      {drawing.lanes.some(({ spots }) => spots.some(({ revisions }) => revisions.length > 1)) && (
        <Sample words="several revisions: how many, and the loosest direction">
          <g class="tl-many">
            <rect x="1" y="0.5" width="32" height="13" rx="6.5" />
            <path class="tl-looser" d="M11 2.5l5 8.5h-10z" />
            <text x="20" y="11">
              2
            </text>
          </g>
        </Sample>
      )}
      <Sample
        box="-9 -9 18 18"
        words={drawing.bins ? "first revision of an editor who is not listed" : "editor not listed"}
      >
        <path class="tl-ring" d="M-8 0a8 8 0 1 1 16 0a8 8 0 1 1-16 0z" />
      </Sample>
      <Sample words="exposure, ending in an arrow while it lasts">
        <path class="tl-sample" d="M0 1h24v12H0zM34 7l-8-5v10z" />
      </Sample>
      {states.map(([state, words]) =>
        drawing.rows.some(({ bars }) => bars.some((bar) => bar.state === state)) ? (
          <BarSample kind={state} words={words} />
        ) : null,
      )}
      {drawing.rows.some(({ bars }) => bars.some(({ inert }) => inert)) && (
        <BarSample kind="inert" words="caused by another finding" />
      )}
      {drawing.rows.some(({ bars }) => bars.some(isSparse)) && <BarSample kind="sparse" words="many short windows" />}
      {drawing.notes !== null && drawing.notes.policies.length > 0 && (
        <ShapeSample kind="tl-policy" shape="M0-6 6 0 0 6-6 0z" words="policy change" />
      )}
      {drawing.notes !== null && drawing.notes.runs.length > 0 && (
        <ShapeSample kind="tl-run" shape="M-4-4h8v8h-8z" words="earlier audit" />
      )}
      {drawing.rows.some(({ row }) => row.windows.length > 1) && (
        <span>beside a rule: how long in all, and in how many windows (×)</span>
      )}
      {drawing.blind.length > 0 && <GapLegend />}
      {drawing.posture?.y.open !== undefined && <span>posture: open windows by severity, the worst at the bottom</span>}
      <span>Times are UTC.</span>
    </>
  );
}

/** An entry of a legend: a drawing, and what it means. @param box the view of a drawing that is not long */
export function Sample(props: { words: string; box?: string; children: ComponentChildren }): JSX.Element {
  const { words, box, children } = props;
  return (
    <span>
      <svg class={box === undefined ? "long" : undefined} viewBox={box ?? "0 0 34 14"} aria-hidden="true">
        {children}
      </svg>
      {words}
    </span>
  );
}

/** The legend of a gap. */
export function GapLegend(): JSX.Element {
  return (
    <Sample box="0 0 14 14" words="not known what was open">
      <path class="tl-hatch" d="M0 4 4 0M0 9 9 0M0 14 14 0M5 14 14 5M10 14 14 10" />
    </Sample>
  );
}

function ShapeSample({ kind, shape, words }: { kind: string; shape: string; words: string }): JSX.Element {
  return (
    <Sample box="-7 -7 14 14" words={words}>
      <path class={kind} d={shape} />
    </Sample>
  );
}

function BarSample({ kind, words }: { kind: string; words: string }): JSX.Element {
  // The outline of a bar that another finding causes is thicker.
  const edge = kind === "inert" ? 1 : 0.5;
  return (
    <Sample words={words}>
      <g class={`tl-bar tl-${kind} ink-high`}>
        <rect x={edge} y="1" width={34 - 2 * edge} height="12" rx="2" />
        {kind === "excepted" && (
          <path class="tl-hatch" d="M1 8 7 2M1 13 12 2M6 13 17 2M11 13 22 2M16 13 27 2M21 13 32 2M26 13 33 6" />
        )}
      </g>
    </Sample>
  );
}

const keyShapes: Record<Way, string> = {
  looser: "M0-6 5.5 4.5h-11z",
  tighter: "M0 6-5.5-4.5h11z",
  both: "M0-6 6 0 0 6-6 0z",
  neither: "M-3 0a3 3 0 1 1 6 0a3 3 0 1 1-6 0z",
};
