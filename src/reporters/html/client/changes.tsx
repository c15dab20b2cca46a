// The change register with scripts: all revisions of the page, a hundred rows at a time, and a search.
import { render } from "preact";
import { getOrMake } from "../../../lists.ts";
import type { RevisionRow } from "../../../model/report/index.ts";
import { some, thousands } from "../../wording/phrase.ts";
import type { HtmlPage } from "../page.ts";
import { finds, queryOf, type SearchEntry } from "../query.ts";
import { RegisterTable } from "../register.tsx";
import { revisionEntry } from "../search-index.ts";
import { choose, queryInUrl } from "./address.ts";
import { byId, onPrint, whenIdle } from "./dom.ts";

const STEP = 100;
const PART = 500;
/** Rows drawn immediately on a key press. The others are drawn when idle. */
const FIRST = 20;
/** The maximum of rows on paper. */
const PAPER = 500;

interface Changes {
  /** Shows the row of a revision; false when it is not on the page. */
  readonly open: (revision: number) => boolean;
}

/** Replaces the register. @param leftOut the number of revisions that only the JSON report has */
export function changes(page: HtmlPage, leftOut: number): Changes {
  const box = byId("register");
  const newest = page.view.revisions.toReversed();
  if (!box || newest.length === 0) return { open: () => false };
  // The table will have these ids. Older rows as text need them only without scripts.
  for (const row of document.querySelectorAll(".older [id]")) row.removeAttribute("id");
  const entries = new Map<number, SearchEntry>();
  const entryOf = (row: RevisionRow) => getOrMake(entries, row.revision, () => revisionEntry(row));
  let searchText = queryInUrl().get("changes") ?? "";
  let start = 0;
  let paper = false;
  let count = 0;

  const matching = (): readonly RevisionRow[] => {
    if (searchText === "") return newest;
    const query = queryOf(searchText);
    return newest.filter((row) => finds(query, entryOf(row)));
  };
  /** @param quickly the reader is typing: draw only the first rows now */
  const draw = (quickly = false) => {
    const rows = matching();
    const part = paper ? rows.slice(0, PAPER) : rows.slice(start, start + STEP);
    const now = quickly ? part.slice(0, FIRST) : part;
    const turn = ++count;
    if (now.length < part.length) whenIdle(() => turn === count && draw());
    const where =
      part.length === 0
        ? ""
        : `${thousands(paper ? 1 : start + 1)} to ${thousands((paper ? 0 : start) + part.length)} of `;
    const beyond = leftOut > 0 ? `; ${some(leftOut, "older revision")} in the JSON report` : "";
    const words =
      part.length === 0
        ? `No revision matches (${some(newest.length, "revision")} searched${beyond}).`
        : `Revisions ${where}${thousands(rows.length)}${searchText === "" ? "" : " that match"}${beyond}.`;
    const oldest = Math.floor((rows.length - 1) / STEP) * STEP;
    const go = (to: number) => () => {
      start = Math.max(0, to);
      draw();
      box.scrollIntoView({ block: "start" });
    };
    render(
      <>
        <div class="find" role="search" aria-label="Changes">
          <label>
            <span class="vh">Find changes by words or by keys</span>
            <input
              type="search"
              value={searchText}
              placeholder="Find: words, setting:sandbox, by:ada, is:looser, is:unlisted, rev:41, since:2026-07"
              spellcheck={false}
              autocomplete="off"
              onInput={(event) => {
                searchText = event.currentTarget.value;
                start = 0;
                choose("changes", searchText);
                draw(true);
              }}
            />
          </label>
          <p class="vh" role="status">
            {words}
          </p>
        </div>
        {part.length === 0 && <p class="muted">{words}</p>}
        {part.length > 0 && <RegisterTable rows={now} caption={`${words} Newest first. Times are UTC.`} page={page} />}
        {rows.length > STEP && (
          <p class="pager">
            <button type="button" disabled={start === 0} onClick={go(start - STEP)}>
              Newer
            </button>{" "}
            <button type="button" disabled={start + STEP >= rows.length} onClick={go(start + STEP)}>
              Older
            </button>{" "}
            <button type="button" disabled={start + STEP >= rows.length} onClick={go(oldest)}>
              Oldest
            </button>
          </p>
        )}
      </>,
      box,
    );
  };
  // Builds the search index in parts when idle, before the first key press if possible.
  const index = (from: number): void =>
    whenIdle(() => {
      for (const row of newest.slice(from, from + PART)) entryOf(row);
      if (from + PART < newest.length) index(from + PART);
    });
  box.replaceChildren();
  draw();
  index(0);
  onPrint((on) => {
    paper = on;
    draw();
  });
  return {
    open: (revision) => {
      const at = newest.findIndex((row) => row.revision === revision);
      if (at < 0) return false;
      [searchText, start] = ["", Math.floor(at / STEP) * STEP];
      choose("changes", searchText);
      draw();
      byId(`r${revision}`)?.scrollIntoView({ block: "start" });
      return true;
    },
  };
}
