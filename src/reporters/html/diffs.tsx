// The changes of each revision, setting by setting and side by side. The page has the newest; scripts open any other.
import type { JSX } from "preact";
import type { Change, RevisionRow } from "../../model/report/index.ts";
import { head, visible } from "../../text.ts";
import { nameOf } from "../../words.ts";
import { approvalWords, seenIn } from "../wording/approval.ts";
import { closings } from "../wording/closings.ts";
import { at, type Phrase, say, some, someOf, thousands, value } from "../wording/phrase.ts";
import { latestWords, personWords } from "../wording/finding-text.ts";
import { changeDifference, isRenaming, valueWords } from "../wording/values.ts";
import { textDifference } from "./diff-text.ts";
import { brief, type HtmlPage } from "./page.ts";
import { between, phrase, Section, toFinding, Way } from "./parts.tsx";
import { firstIn, groupBy } from "../../lists.ts";

const wide = { text: 2000, entries: 40 };
const MAX_LINKS = 30;
/** Characters of common text shown on each side of a difference. */
const CONTEXT = 40;

export function Diffs({ page }: { page: HtmlPage }): JSX.Element {
  const { diffs, view } = page;
  const changingCount = view.revisions.filter((row) => row.changes.length > 0).length;
  const omittedCount = changingCount - diffs.size;
  return (
    <Section id="diffs" title="Revisions" note={`${thousands(changingCount)} changed a setting`}>
      {changingCount === 0 && <p class="muted">No revision that is shown changed a setting.</p>}
      <div id="viewer" class="list">
        {[...diffs.values()].map((row) => (
          <details class="finding rev" id={`d${row.revision}`}>
            <summary>
              <RevisionHead row={row} page={page} />
            </summary>
            <div class="body">
              <RevisionDiff row={row} page={page} />
            </div>
          </details>
        ))}
      </div>
      {omittedCount > 0 && (
        <p class="muted no-script">
          {`${some(omittedCount, "older revision is", "older revisions are")} not here. With scripts on, those open here that the page has room for. The register has old and new of the newest, and the JSON report of all.`}
        </p>
      )}
    </Section>
  );
}

function RevisionHead({ row, page }: { row: RevisionRow; page: HtmlPage }): JSX.Element {
  return (
    <>
      <span class="num">{row.revision}</span>
      <span class="name">
        {phrase(say`${at(row.at)} · ${personWords(row.by)}`, page)}
        {row.approved === false && <span class="no"> not listed</span>}
      </span>
      <span class="for">{some(row.changes.length, "change")}</span>
    </>
  );
}

export function RevisionDiff({ row, page }: { row: RevisionRow; page: HtmlPage }): JSX.Element {
  const areas = groupBy(row.changes, ({ subject }) => firstIn(nameOf(subject).split(".")));
  const opened = row.opened.length > 0 ? [{ word: "opened", ids: row.opened }] : [];
  const events = [...opened, ...closings(row.closed, page.book)];
  return (
    <>
      <p class="said">
        {between(
          "; ",
          events.map(({ word, ids }) => <FindingLinks ids={ids} word={word} page={page} />),
        )}
      </p>
      {row.changes.length > 0 && row.missing && <p class="muted">{latestWords(row)}</p>}
      {row.changes.length === 0 && <p class="muted">{unchangedWords(row, page)}</p>}
      {[...areas].map(([area, changes]) => (
        <div class="area">
          <p class="area-name">
            <bdi>{brief(area)}</bdi>
          </p>
          {changes.map((change) => (
            <Sides change={change} row={row} page={page} />
          ))}
        </div>
      ))}
      {row.changes.length > 0 && row.representation.length > 0 && (
        <p class="muted">
          Spelled differently, with the same meaning:{" "}
          {phrase(
            someOf(row.representation, 20, (subject) => value(nameOf(subject))),
            page,
          )}
        </p>
      )}
    </>
  );
}

/** Why a revision has no change to show. */
function unchangedWords({ revision, representation }: RevisionRow, page: HtmlPage): string {
  if (revision === page.report.evidence.revisions.first) return "first seen: nothing before it to compare with";
  const spellingCount = representation.length;
  return spellingCount === 0
    ? "no setting changed"
    : `no setting changed; the spelling of ${some(spellingCount, "setting")} did, without effect`;
}

function FindingLinks(props: { ids: readonly string[]; word: string; page: HtmlPage }): JSX.Element {
  const { ids, word, page } = props;
  const nameOfRule = (id: string) => <bdi>{brief(page.book.findings.get(id)?.rule ?? id)}</bdi>;
  const links = ids.slice(0, MAX_LINKS).map((id) => toFinding(id, nameOfRule(id), page));
  return (
    <span>
      {word} {between(", ", links)}
      {ids.length > MAX_LINKS && ` and ${thousands(ids.length - MAX_LINKS)} more`}
    </span>
  );
}

/** Before and after, side by side if there is room. */
function Sides({ change, row, page }: { change: Change; row: RevisionRow; page: HtmlPage }): JSX.Element {
  const { before, after, approval } = change;
  const texts = typeof before === "string" && typeof after === "string" ? textDifference(before, after) : undefined;
  const difference = changeDifference(change, wide);
  return (
    <div class="change">
      <p class="said">
        {phrase(value(nameOf(change.subject)), page)} <Way direction={change.direction} />
        {isRenaming(change) && " · renamed"}
        {approval && phrase(say` · approval ${approvalWords(approval, page.book, seenIn(row))}`, page)}
      </p>
      <div class="sides">
        {texts ? (
          <>
            <Long side="Before" start={texts.start} changed={texts.removed} end={texts.end} />
            <Long side="After" start={texts.start} changed={texts.added} end={texts.end} />
          </>
        ) : difference.form === "set" ? (
          <>
            <Entries side="Before" mark="−" entries={difference.removed} page={page} emptyWords="nothing removed" />
            <Entries side="After" mark="+" entries={difference.added} page={page} emptyWords="nothing added" />
          </>
        ) : (
          <>
            <div>
              <span class="side">Before</span>
              <del>{phrase(valueWords(before, wide), page)}</del>
            </div>
            <div>
              <span class="side">After</span>
              <ins>{phrase(valueWords(after, wide), page)}</ins>
            </div>
          </>
        )}
      </div>
      {difference.form === "set" && difference.more + difference.unchanged > 0 && (
        <p class="muted">
          {[
            ...(difference.unchanged > 0 ? [`${thousands(difference.unchanged)} unchanged`] : []),
            ...(difference.more > 0 ? [`${thousands(difference.more)} more changed, in the JSON report`] : []),
          ].join(", ")}
        </p>
      )}
    </div>
  );
}

function Entries(props: {
  side: "Before" | "After";
  mark: string;
  entries: readonly Phrase[];
  page: HtmlPage;
  emptyWords: string;
}): JSX.Element {
  const { side, mark, entries, page, emptyWords } = props;
  return (
    <div>
      <span class="side">{side}</span>
      {entries.length === 0 && <span class="muted">{emptyWords}</span>}
      {entries.map((entry) => {
        const words = (
          <>
            {mark} {phrase(entry, page)}
          </>
        );
        return side === "Before" ? <del>{words}</del> : <ins>{words}</ins>;
      })}
    </div>
  );
}

/** One side of a long text: the changed part with a little context. */
function Long(props: { side: "Before" | "After"; start: string; changed: string; end: string }): JSX.Element {
  const { side, start, changed, end } = props;
  const part = head(changed, wide.text);
  const body = part === "" ? "nothing here" : visible(part);
  const before = start.length > CONTEXT + 20 ? start.slice(-CONTEXT) : start;
  const after = end.length > CONTEXT + 20 ? end.slice(0, CONTEXT) : end;
  return (
    <div>
      <span class="side">{side}</span>
      <span class="long">
        {before.length < start.length && (
          <small>{`… ${thousands(start.length - before.length)} characters unchanged … `}</small>
        )}
        <bdi>{visible(before)}</bdi>
        {side === "Before" ? <del>{body}</del> : <ins>{body}</ins>}
        {part.length < changed.length && (
          <small>{` … ${some(changed.length - part.length, "more character")} in the JSON report`}</small>
        )}
        <bdi>{visible(after)}</bdi>
        {after.length < end.length && (
          <small>{` … ${thousands(end.length - after.length)} characters unchanged …`}</small>
        )}
      </span>
    </div>
  );
}
