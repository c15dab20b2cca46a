// The change register: who changed which setting, when, from what to what. Newest rows as a table, older ones as text.
import type { JSX } from "preact";
import type { Change, RevisionRow } from "../../model/report/index.ts";
import { nameOf } from "../../words.ts";
import { approvalWords, seenIn } from "../wording/approval.ts";
import { closings } from "../wording/closings.ts";
import { at, plain, say, some, thousands, value } from "../wording/phrase.ts";
import { latestWords, personWords } from "../wording/finding-text.ts";
import { changeDifference, differenceWords } from "../wording/values.ts";
import { brief, type HtmlPage, rowLimits } from "./page.ts";
import { between, Diff, Head, phrase, Section, shortDirection, toFinding, Way, When } from "./parts.tsx";
import { type Column, Table } from "./table.tsx";
import { firstIn, groupBy, sumOf } from "../../lists.ts";

/** The maximum of these rows with an anchor without scripts. */
const MAX_PLACES = 1000;
const textLimits = { text: 80, entries: 4 };
const columns = [
  ["Revision, time (UTC), editor", "rev"],
  ["Setting", "set"],
  "Old → new",
  ["Direction", "dirs"],
  ["Findings", "links"],
] as const;

/** The section of changes, by revision. */
export function Register({ page }: { page: HtmlPage }): JSX.Element {
  const { revisions } = page.view;
  const older = revisions.slice(0, revisions.length - page.register.length);
  const changes = sumOf(revisions, (revision) => revision.changes.length);
  return (
    <Section
      id="changes"
      title="Change register"
      note={`${some(changes, "change")} in ${some(revisions.length, "revision")}`}
    >
      {revisions.length === 0 ? (
        <p class="muted">No revision is shown.</p>
      ) : (
        <>
          <h3>By month</h3>
          <Calendar page={page} />
          <div id="register">
            <RegisterTable
              rows={page.register}
              caption={
                older.length > 0
                  ? `The newest ${thousands(page.register.length)} of ${some(revisions.length, "revision")}, newest first. Times are UTC.`
                  : `${some(revisions.length, "revision")}, newest first. Times are UTC.`
              }
              page={page}
            />
          </div>
        </>
      )}
      {older.length > 0 && <Older revisions={older} room={page.olderRoom} />}
    </Section>
  );
}

type Month = readonly [month: string, rows: readonly RevisionRow[]];

/** The calendar of changes: a table of the months with a revision that changed something, newest first. */
function Calendar({ page }: { page: HtmlPage }): JSX.Element {
  const changing = page.view.revisions.filter(({ changes }) => changes.length > 0);
  const hasWindows = changing.some(({ inWindow }) => inWindow !== undefined);
  const hasFreezes = changing.some(({ freezes }) => freezes !== undefined);
  if (!hasWindows && !hasFreezes)
    return <p class="muted">No change that is shown was made under a policy with change windows or freezes.</p>;
  return (
    <Table
      page={page}
      label="Changes by month"
      asLines
      rows={[...groupBy(changing, ({ at }) => at.slice(0, 7))].reverse()}
      moreWords={["more month"]}
      columns={[
        { head: "Month (UTC)", cell: ([month]) => brief(month) },
        { head: "Revisions with changes", label: "with changes", cell: ([, rows]) => thousands(rows.length) },
        countColumn("In a change window", "in a window", hasWindows, ({ inWindow }) => inWindow === true),
        countColumn("Outside", "outside", hasWindows, ({ inWindow }) => inWindow === false),
        countColumn("In a freeze", "in a freeze", hasFreezes, ({ freezes = [] }) => freezes.length > 0),
      ]}
    />
  );
}

/** A count of revisions. @param has false: the policy has no such windows or freezes, so nothing is counted */
function countColumn(head: string, label: string, has: boolean, isSo: (row: RevisionRow) => boolean): Column<Month> {
  const cell = ([, rows]: Month): string => (has ? thousands(rows.filter(isSo).length) : "none in the policies");
  return { head, label, kind: () => (has ? undefined : "none"), cell };
}

export function RegisterTable(props: { rows: readonly RevisionRow[]; caption: string; page: HtmlPage }): JSX.Element {
  return (
    <table class="columns">
      <caption>{props.caption}</caption>
      <Head columns={columns} />
      {props.rows.map((revision) => (
        <Rows key={revision.revision} revision={revision} page={props.page} />
      ))}
    </table>
  );
}

/** A revision as one group of rows, so that its editor and time appear once. */
function Rows({ revision, page }: { revision: RevisionRow; page: HtmlPage }): JSX.Element {
  const { changes, representation } = revision;
  return (
    <tbody class="group" id={`r${revision.revision}`}>
      <tr>
        <th scope="rowgroup" rowspan={Math.max(1, changes.length)}>
          <b>{revision.revision}</b>{" "}
          {changes.length > 0 && page.diffs.has(revision.revision) && (
            <a class="jump" href={`#d${revision.revision}`}>
              diff<span class="vh"> of revision {revision.revision}, </span>
            </a>
          )}{" "}
          <span class="when">
            <When at={revision.at} table />
          </span>{" "}
          <span class="by">
            {phrase(personWords(revision.by), page)}
            {revision.approved === false && <span class="no"> not listed</span>}
          </span>
          {changes.length > 0 && revision.missing && <small> {latestWords(revision)}</small>}
        </th>
        {changes[0] ? (
          <Cells change={changes[0]} row={revision} page={page} />
        ) : (
          <>
            <td class="set muted">
              {revision.revision === page.report.evidence.revisions.first
                ? "first seen: nothing before it to compare with"
                : "no setting changed"}
            </td>
            <td class="muted">
              {representation.length > 0 &&
                `the spelling of ${some(representation.length, "setting")} did, without effect`}
            </td>
            <td class="dirs" />
          </>
        )}
        <td class="links" rowspan={Math.max(1, changes.length)}>
          <Links ids={revision.opened} word="opened" page={page} />{" "}
          {between(
            " ",
            closings(revision.closed, page.book).map(({ word, ids }) => <Links ids={ids} word={word} page={page} />),
          )}
        </td>
      </tr>
      {changes.slice(1).map((change) => (
        <tr>
          <Cells change={change} row={revision} page={page} />
        </tr>
      ))}
    </tbody>
  );
}

function Cells({ change, row, page }: { change: Change; row: RevisionRow; page: HtmlPage }): JSX.Element {
  return (
    <>
      <td class="set">
        {phrase(value(nameOf(change.subject)), page)}
        {change.approval && (
          <small> {phrase(say`approval ${approvalWords(change.approval, page.book, seenIn(row))}`, page)}</small>
        )}
      </td>
      <td class="diff">
        <Diff of={changeDifference(change, rowLimits)} page={page} />
      </td>
      <td class="dirs">
        <Way direction={change.direction} />
      </td>
    </>
  );
}

/** The number of findings that a revision opened or closed, with a link to the first. */
function Links({ ids, word, page }: { ids: readonly string[]; word: string; page: HtmlPage }): JSX.Element | null {
  if (ids.length === 0) return null;
  const first = ids.find((id) => page.anchors.has(id)) ?? firstIn(ids);
  return <span>{toFinding(first, `${word} ${thousands(ids.length)}`, page)}</span>;
}

/** Older rows as one text: cheap for the page, and still searchable. */
function Older({ revisions, room }: { revisions: readonly RevisionRow[]; room: number }): JSX.Element {
  const lines: (JSX.Element | string)[] = [];
  let size = 0;
  let count = 0;
  for (let i = revisions.length - 1; i >= 0; i--) {
    const revision = revisions[i]!;
    const text = lineOf(revision);
    size += new TextEncoder().encode(text).length + 1;
    if (size > room) break;
    lines.push(count < MAX_PLACES ? <span id={`r${revision.revision}`}>{text}</span> : text, "\n");
    count++;
  }
  const hiddenCount = revisions.length - count;
  return (
    <>
      <details class="older">
        <summary>{some(count, "older revision")}, as text (times are UTC)</summary>
        <pre>{lines}</pre>
      </details>
      {hiddenCount > 0 && (
        <p class="muted">
          The {some(hiddenCount, "oldest revision is", "oldest revisions are")} in the JSON and CSV reports.
        </p>
      )}
    </>
  );
}

/** Returns a revision as plain lines, one for each change, with editor and time on the first. */
function lineOf(revision: RevisionRow): string {
  const listing = revision.approved === false ? " (not listed)" : "";
  const head = `${revision.revision}  ${plain(at(revision.at)).replace(" UTC", "")}  ${plain(personWords(revision.by))}${listing}`;
  if (revision.changes.length === 0) return `${head}  no setting changed`;
  const late = revision.missing ? `  (${latestWords(revision)})` : "";
  const changes = revision.changes.map((change) => {
    const changePhrase = say`${nameOf(change.subject)}  ${differenceWords(changeDifference(change, textLimits))}`;
    return `  ${plain(changePhrase)}  ${shortDirection[change.direction]}`;
  });
  return head + late + changes.join("\n");
}
