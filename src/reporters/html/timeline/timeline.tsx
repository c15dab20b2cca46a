// The timeline's section: the drawing of the whole time for wide and narrow pages and for paper, what its shapes mean, and the
// same as a table. Scripts replace the drawings by one that can be zoomed.
import type { JSX } from "preact";
import { instantText } from "../../../model/instant.ts";
import { duration, visible } from "../../../text.ts";
import { prose, some, thousands, value } from "../../phrase.ts";
import { type Page, longDay } from "../page.ts";
import { Head, Revision, Say, Section, ToFinding, Way as WayMark, When } from "../parts.tsx";
import { Chart } from "./chart.tsx";
import { type Drawing, layoutOf } from "./layout.ts";
import { binsOf } from "./ticks.ts";
import type { Tracks, Way } from "./tracks.ts";

const WIDE = 1120;
const NARROW = 358;
/** Paper is narrower than a screen, and its letters must stay as large. */
export const PAPER = 820;
const widths = [
  [WIDE, "for-wide"],
  [NARROW, "for-narrow"],
  [PAPER, "for-paper"],
] as const;
const MAX_TABLE = 200;

/** The section of the timeline. */
export function Timeline({ page }: { page: Page }): JSX.Element {
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
          <WindowTable page={page} />
          {view.hidden.revisions > 0 && (
            <p class="muted">{`It begins where what is shown begins: ${some(view.hidden.revisions, "earlier revision")} ${view.hidden.revisions === 1 ? "is" : "are"} not drawn.`}</p>
          )}
        </>
      )}
    </Section>
  );
}

/** The drawing in a sentence, for those who do not see it; the tables beneath have it all. */
export function summaryOf({ lanes, rows, from, until, blind, freezes }: Tracks): string {
  const revisions = lanes.reduce((sum, lane) => sum + lane.marks.length, 0);
  const people = lanes.reduce((sum, lane) => sum + lane.people, 0);
  const windows = rows.flatMap((row) => row.windows);
  const open = windows.filter(({ state }) => state === "open").length;
  return [
    `Timeline from ${longDay(instantText(from))} to ${longDay(instantText(until))}`,
    `${some(revisions, "revision")} by ${some(people, "editor")}`,
    `${some(windows.length, "window")} of exposure, ${thousands(open)} still open`,
    ...(freezes.length > 0 ? [some(freezes.length, "freeze")] : []),
    ...(blind.length > 0 ? [`${some(blind.length, "stretch", "stretches")} with missing revisions`] : []),
    "the same as tables below",
  ].join("; ");
}

/** What the shapes mean, and in bins how high the highest is. */
export function Legend({ drawing }: { drawing: Pick<Drawing, "bins" | "rows"> }): JSX.Element {
  const ways: readonly (readonly [Way, string])[] = [
    ["looser", "looser"],
    ["tighter", "tighter"],
    ["both", "both in one revision"],
    ["neither", "neither"],
  ];
  return (
    <>
      {drawing.bins
        ? `Revisions per ${drawing.bins.words}: looser upward, tighter downward, a line for neither; the tallest is ${thousands(drawing.bins.most)}. `
        : ways.map(([way, words]) => (
            <span>
              <svg viewBox="-7 -7 14 14" aria-hidden="true">
                <path class={`tl-${way}`} d={keyShapes[way]} />
              </svg>
              {words}
            </span>
          ))}
      <span>
        <svg viewBox="-9 -9 18 18" aria-hidden="true">
          <path class="tl-ring" d="M-8 0a8 8 0 1 1 16 0a8 8 0 1 1-16 0z" />
        </svg>
        {drawing.bins ? "first revision of an editor who is not approved" : "editor not approved"}
      </span>
      <span>
        <svg class="long" viewBox="0 0 34 14" aria-hidden="true">
          <path class="tl-sample" d="M0 1h24v12H0zM34 7l-8-5v10z" />
        </svg>
        exposure, ending in an arrow while it is open
      </span>
      {drawing.rows.some(({ bars }) => bars.some((bar) => bar.covered < 0.9 * (bar.until - bar.from))) && (
        <span>
          <svg class="long" viewBox="0 0 34 14" aria-hidden="true">
            <g class="tl-bar tl-sparse ink-high">
              <rect x="0.5" y="1" width="33" height="12" rx="2" />
            </g>
          </svg>
          many short windows
        </span>
      )}
      <span>Times are UTC.</span>
    </>
  );
}

const keyShapes: Record<Way, string> = {
  looser: "M0-6 5.5 4.5h-11z",
  tighter: "M0 6-5.5-4.5h11z",
  both: "M0-6 6 0 0 6-6 0z",
  neither: "M-3 0a3 3 0 1 1 6 0a3 3 0 1 1-6 0z",
};

const wayDirection = { looser: "looser", tighter: "tighter", neither: "neutral" } as const;

/** The marks as rows; of many revisions, the bins. */
function RevisionTable({ tracks, page }: { tracks: Tracks; page: Page }): JSX.Element {
  const marks = tracks.lanes
    .flatMap((lane) => lane.marks.map((mark) => ({ ...mark, lane })))
    .toSorted((a, b) => b.at - a.at || b.revision - a.revision);
  if (marks.length > MAX_TABLE) return <BinTable tracks={tracks} />;
  return (
    <details class="table">
      <summary>Revisions as a table</summary>
      <table>
        <Head columns={["Revision", "Time (UTC)", ["Editor", "w3"], "Direction", "Findings opened"]} />
        <tbody>
          {marks.map(({ at, revision, way }) => {
            const row = page.book.revisions.get(revision);
            return (
              <tr>
                <th scope="row">
                  <Revision number={revision} page={page} />
                </th>
                <td>
                  <When at={instantText(at)} table />
                </td>
                <td>
                  <bdi>{visible(row?.by.email ?? row?.by.id ?? "an unknown editor")}</bdi>
                  {row?.approved === false && <span class="no"> not approved</span>}
                </td>
                <td>{way === "both" ? "looser and tighter" : <WayMark direction={wayDirection[way]} />}</td>
                <td class="n" data-label="opened">
                  {thousands(row?.opened.length ?? 0)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}

/** Counts by stretches of the calendar, at most as many as fit the widest drawing. */
function BinTable({ tracks }: { tracks: Tracks }): JSX.Element {
  const marks = tracks.lanes.flatMap((lane) => lane.marks).toSorted((a, b) => a.at - b.at || a.revision - b.revision);
  const { words, edges } = binsOf(tracks.from, tracks.until, WIDE);
  let at = 0;
  const rows = edges.slice(0, -1).flatMap((from, i) => {
    const start = at;
    while (at < marks.length && marks[at]!.at < edges[i + 1]!) at++;
    const some = marks.slice(start, at);
    const count = (...ways: readonly Way[]) => some.filter(({ way }) => ways.includes(way)).length;
    return some.length === 0
      ? []
      : [
          {
            from,
            all: some.length,
            up: count("looser", "both"),
            down: count("tighter", "both"),
            none: count("neither"),
            first: some[0]!.revision,
            last: some.at(-1)!.revision,
          },
        ];
  });
  return (
    <details class="table">
      <summary>Revisions per {words} as a table</summary>
      <table>
        <Head
          columns={["From (UTC)", ["Revisions", "n"], ["Looser", "n"], ["Tighter", "n"], ["Neither", "n"], "Numbers"]}
        />
        <tbody>
          {rows.toReversed().map((row) => (
            <tr>
              <th scope="row">{instantText(row.from).slice(0, 10)}</th>
              <td class="n" data-label="revisions">
                {thousands(row.all)}
              </td>
              <td class="n" data-label="looser">
                {thousands(row.up)}
              </td>
              <td class="n" data-label="tighter">
                {thousands(row.down)}
              </td>
              <td class="n" data-label="neither">
                {thousands(row.none)}
              </td>
              <td>{row.first === row.last ? row.first : `${row.first}–${row.last}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** The bars as rows. */
function WindowTable({ page }: { page: Page }): JSX.Element | null {
  const windows = page.view.findings.filter((finding) => finding.exposureSeconds !== null);
  const shown = windows.slice(0, MAX_TABLE);
  if (windows.length === 0) return null;
  return (
    <details class="table">
      <summary>Windows of exposure as a table</summary>
      <table>
        <Head columns={[["Rule", "w3"], "Severity", "From (UTC)", "Until (UTC)", ["Length", "n"], "Status"]} />
        <tbody>
          {shown.map((finding) => (
            <tr>
              <th scope="row">
                <ToFinding id={finding.id} page={page}>
                  <Say of={value(finding.rule)} page={page} />
                </ToFinding>
              </th>
              <td>{finding.severity}</td>
              <td>
                {!finding.introduced.exact && "at the latest "}
                <When at={finding.introduced.at} table />
              </td>
              <td>{finding.resolved ? <When at={finding.resolved.at} table /> : "still"}</td>
              <td class="n">{duration(finding.exposureSeconds ?? 0)}</td>
              <td>{finding.status}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {windows.length > shown.length && (
        <p class="muted">
          <Say of={prose(`And ${some(windows.length - shown.length, "more window")}, under Findings.`)} page={page} />
        </p>
      )}
    </details>
  );
}
