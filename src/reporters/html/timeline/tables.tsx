// The data of the timeline as tables: revisions, windows of exposure, and events besides the history.
import type { JSX } from "preact";
import { dayOf, instantText } from "../../../model/instant.ts";
import { mayBeOlder } from "../../../model/report/beginning.ts";
import type { Direction, Report } from "../../../model/report/index.ts";
import { prose, some, thousands, value } from "../../wording/phrase.ts";
import { lastDay, lengthOf } from "../../wording/finding-text.ts";
import { brief, type HtmlPage, MAX_ROWS } from "../page.ts";
import { Revision, phrase, toFinding, Way as WayMark, When } from "../parts.tsx";
import { Table } from "../table.tsx";
import { binsOf } from "./ticks.ts";
import type { Mark, TimelineData, Way } from "../../wording/timeline-data.ts";
import { firstIn, lastIn } from "../../../lists.ts";
import { personName } from "../../../words.ts";

/** The width for which bins are computed. */
const WIDE = 1120;

/** The direction of a revision that is not looser and tighter at once. */
function directionOf({ revision, way }: Mark, { book, report }: HtmlPage): Direction {
  if (way === "looser" || way === "tighter") return way;
  if (revision === report.evidence.revisions.first) return "unknown";
  const { changes = [], missing } = book.revisions.get(revision) ?? {};
  return missing !== undefined || changes.some(({ direction }) => direction === "unknown") ? "unknown" : "neutral";
}

/** The marks as rows; the bins if there are many revisions. */
export function RevisionTable({ tracks, page }: { tracks: TimelineData; page: HtmlPage }): JSX.Element {
  const marks = tracks.lanes
    .flatMap((lane) => lane.marks.map((mark) => ({ ...mark, lane })))
    .toSorted((a, b) => b.at - a.at || b.revision - a.revision);
  if (marks.length > MAX_ROWS) return <BinTable tracks={tracks} page={page} />;
  return (
    <details class="table">
      <summary>Revisions as a table</summary>
      <Table
        page={page}
        label="Revisions"
        rows={marks}
        columns={[
          { head: "Revision", cell: ({ revision }) => <Revision number={revision} page={page} /> },
          { head: "Time (UTC)", cell: ({ at }) => <When at={instantText(at)} table /> },
          {
            head: "Editor",
            as: "who",
            cell: ({ revision }) => {
              const row = page.book.revisions.get(revision);
              return (
                <>
                  <bdi>{brief(personName(row?.by))}</bdi>
                  {row?.approved === false && <span class="no"> not listed</span>}
                </>
              );
            },
          },
          {
            head: "Direction",
            cell: (mark) =>
              mark.way === "both" ? "looser and tighter" : <WayMark direction={directionOf(mark, page)} />,
          },
          {
            head: "Findings opened",
            label: "opened",
            kind: () => "n",
            cell: ({ revision }) => thousands(page.book.revisions.get(revision)?.opened.length ?? 0),
          },
        ]}
      />
    </details>
  );
}

/** Counts by bins of the calendar, at most as many as the widest drawing has. */
function BinTable({ tracks, page }: { tracks: TimelineData; page: HtmlPage }): JSX.Element {
  const marks = tracks.lanes.flatMap((lane) => lane.marks).toSorted((a, b) => a.at - b.at || a.revision - b.revision);
  const { words, edges } = binsOf(tracks.from, tracks.until, WIDE);
  let at = 0;
  const rows = edges.slice(0, -1).flatMap((from, i) => {
    const start = at;
    while (at < marks.length && marks[at]!.at < edges[i + 1]!) at++;
    return start === at ? [] : [{ from, marks: marks.slice(start, at) }];
  });
  const count = (row: (typeof rows)[number], ...ways: readonly Way[]) =>
    thousands(row.marks.filter(({ way }) => ways.includes(way)).length);
  const numbersOf = (first: Mark, last: Mark) =>
    first.revision === last.revision ? first.revision : `${first.revision}–${last.revision}`;
  return (
    <details class="table">
      <summary>Revisions per {words} as a table</summary>
      <Table
        page={page}
        label="Revisions by stretches of time"
        rows={rows.toReversed()}
        most={Infinity}
        columns={[
          { head: "From (UTC)", cell: ({ from }) => dayOf(from) },
          { head: "Revisions", as: "n", label: true, cell: ({ marks: all }) => thousands(all.length) },
          { head: "Looser", as: "n", label: true, cell: (row) => count(row, "looser", "both") },
          { head: "Tighter", as: "n", label: true, cell: (row) => count(row, "tighter", "both") },
          { head: "Neither, or not known", as: "n", label: true, cell: (row) => count(row, "neither") },
          { head: "Numbers", cell: ({ marks: all }) => numbersOf(firstIn(all), lastIn(all)) },
        ]}
      />
    </details>
  );
}

/** The bars as rows. */
export function WindowTable({ page }: { page: HtmlPage }): JSX.Element | null {
  const windows = page.view.findings.filter((finding) => finding.exposureSeconds !== null);
  const part = windows.slice(0, MAX_ROWS);
  if (windows.length === 0) return null;
  return (
    <details class="table">
      <summary>Windows of exposure as a table</summary>
      <Table
        page={page}
        label="Windows of exposure"
        rows={part}
        columns={[
          { head: "Rule", as: "w3", cell: ({ id, rule }) => toFinding(id, phrase(value(rule), page), page) },
          { head: "Severity", cell: ({ severity }) => severity },
          {
            head: "From (UTC)",
            cell: (finding) => (
              <>
                {mayBeOlder(finding, page.report.asOf) && "at the latest "}
                <When at={finding.introduced.at} table />
              </>
            ),
          },
          { head: "Until (UTC)", cell: ({ resolved }) => (resolved ? <When at={resolved.at} table /> : "still") },
          { head: "Length", as: "n", cell: (finding) => lengthOf(finding, page.book) ?? "not known" },
          { head: "Status", cell: ({ status }) => status },
        ]}
      />
      {windows.length > part.length && (
        <p class="muted">
          {phrase(prose(`And ${some(windows.length - part.length, "more window")}, under Findings.`), page)}
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
  if (timeline.length === 0) return null;
  return (
    <details class="table beside">
      <summary>Policy changes, freezes and earlier audits as a table</summary>
      <Table
        page={page}
        label="Beside the history"
        rows={timeline.toReversed()}
        moreWords={["earlier row"]}
        columns={[
          { head: "From (UTC)", cell: ({ at }) => <When at={at} table /> },
          {
            head: "Last day",
            label: "to",
            cell: ({ until }) => until !== undefined && phrase(lastDay(until), page),
          },
          { head: "What", cell: ({ kind }) => kinds[kind] },
          { head: "In words", as: "w5", cell: ({ text }) => prose(text) },
        ]}
      />
    </details>
  );
}
