// The data of the timeline as tables: revisions, windows of exposure, and events besides the history.
import type { JSX } from "preact";
import { instantText } from "../../../model/instant.ts";
import type { Report } from "../../../model/report/index.ts";
import { prose, some, thousands, value } from "../../wording/phrase.ts";
import { lastDay, lengthOf } from "../../wording/finding-text.ts";
import { brief, type HtmlPage } from "../page.ts";
import { Head, Revision, Say, ToFinding, Way as WayMark, When } from "../parts.tsx";
import { binsOf } from "./ticks.ts";
import type { TimelineData, Way } from "../../wording/timeline-data.ts";
import { firstIn, lastIn } from "../../../lists.ts";

/** The width for which bins are computed. */
const WIDE = 1120;
const MAX_TABLE = 200;

const wayDirection = { looser: "looser", tighter: "tighter", neither: "neutral" } as const;

/** The marks as rows; the bins if there are many revisions. */
export function RevisionTable({ tracks, page }: { tracks: TimelineData; page: HtmlPage }): JSX.Element {
  const marks = tracks.lanes
    .flatMap((lane) => lane.marks.map((mark) => ({ ...mark, lane })))
    .toSorted((a, b) => b.at - a.at || b.revision - a.revision);
  if (marks.length > MAX_TABLE) return <BinTable tracks={tracks} />;
  return (
    <details class="table">
      <summary>Revisions as a table</summary>
      <table aria-label="Revisions">
        <Head columns={["Revision", "Time (UTC)", ["Editor", "who"], "Direction", "Findings opened"]} />
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
                  <bdi>{brief(row?.by.email ?? row?.by.id ?? "an unknown editor")}</bdi>
                  {row?.approved === false && <span class="no"> not listed</span>}
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

/** Counts by bins of the calendar, at most as many as the widest drawing has. */
function BinTable({ tracks }: { tracks: TimelineData }): JSX.Element {
  const marks = tracks.lanes.flatMap((lane) => lane.marks).toSorted((a, b) => a.at - b.at || a.revision - b.revision);
  const { words, edges } = binsOf(tracks.from, tracks.until, WIDE);
  let at = 0;
  const rows = edges.slice(0, -1).flatMap((from, i) => {
    const start = at;
    while (at < marks.length && marks[at]!.at < edges[i + 1]!) at++;
    const monthMarks = marks.slice(start, at);
    const count = (...ways: readonly Way[]) => monthMarks.filter(({ way }) => ways.includes(way)).length;
    return monthMarks.length === 0
      ? []
      : [
          {
            from,
            all: monthMarks.length,
            up: count("looser", "both"),
            down: count("tighter", "both"),
            none: count("neither"),
            first: firstIn(monthMarks).revision,
            last: lastIn(monthMarks).revision,
          },
        ];
  });
  return (
    <details class="table">
      <summary>Revisions per {words} as a table</summary>
      <table aria-label="Revisions by stretches of time">
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
export function WindowTable({ page }: { page: HtmlPage }): JSX.Element | null {
  const windows = page.view.findings.filter((finding) => finding.exposureSeconds !== null);
  const part = windows.slice(0, MAX_TABLE);
  if (windows.length === 0) return null;
  return (
    <details class="table">
      <summary>Windows of exposure as a table</summary>
      <table aria-label="Windows of exposure">
        <Head columns={[["Rule", "w3"], "Severity", "From (UTC)", "Until (UTC)", ["Length", "n"], "Status"]} />
        <tbody>
          {part.map((finding) => (
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
              <td class="n">{lengthOf(finding, page.book) ?? "not known"}</td>
              <td>{finding.status}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {windows.length > part.length && (
        <p class="muted">
          <Say of={prose(`And ${some(windows.length - part.length, "more window")}, under Findings.`)} page={page} />
        </p>
      )}
    </details>
  );
}

const kinds: Record<Report["timeline"][number]["kind"], string> = {
  policy: "policy change",
  freeze: "freeze",
  run: "audit",
};

/** Events besides the history. Also on paper, because their texts are nowhere else. */
export function NoteTable({ page }: { page: HtmlPage }): JSX.Element | null {
  const { timeline } = page.report;
  const latest = timeline.slice(-MAX_TABLE).toReversed();
  if (timeline.length === 0) return null;
  return (
    <details class="table beside">
      <summary>Policy changes, freezes and earlier audits as a table</summary>
      <table aria-label="Beside the history">
        <Head columns={["From (UTC)", "Last day", "What", ["In words", "w5"]]} />
        <tbody>
          {latest.map(({ at, until, kind, text }) => (
            <tr>
              <th scope="row">
                <When at={at} table />
              </th>
              <td data-label="to">{until !== undefined && <Say of={lastDay(until)} page={page} />}</td>
              <td>{kinds[kind]}</td>
              <td>
                <Say of={prose(text)} page={page} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {timeline.length > latest.length && (
        <p class="muted">{`And ${some(timeline.length - latest.length, "earlier row")}, in the JSON report.`}</p>
      )}
    </details>
  );
}
