// One revision at a time: its changes, side by side, with buttons to the revisions before and after.
import { render } from "preact";
import { at, say, some } from "../../wording/phrase.ts";
import { listedWords, personWords } from "../../wording/finding-text.ts";
import { RevisionDiff } from "../diffs.tsx";
import type { HtmlPage } from "../page.ts";
import { Revision, phrase } from "../parts.tsx";
import { byId } from "./dom.ts";

interface Viewer {
  /** Shows a revision; false when it is not on the page. */
  readonly open: (revision: number) => boolean;
  /** Shows the previous or next revision. */
  readonly step: (by: 1 | -1) => void;
}

/** Takes the section of differences over. @param came is told which revision is shown, once the reader chose one */
export function viewer(page: HtmlPage, came: (revision: number) => void): Viewer {
  const box = byId("viewer");
  const rows = page.view.revisions;
  let at = rows.findLastIndex((row) => row.changes.length > 0);
  if (!box || at < 0) return { open: () => false, step: () => {} };

  const draw = () => render(<Panel page={page} at={at} go={go} />, box);
  const go = (to: number) => {
    if (to < 0 || to >= rows.length) return;
    at = to;
    draw();
    came(rows[at]!.revision);
  };
  box.replaceChildren();
  box.className = "viewer";
  draw();
  return {
    open: (revision) => {
      const index = rows.findIndex((row) => row.revision === revision);
      if (index < 0) return false;
      go(index);
      byId("diffs")?.scrollIntoView({ block: "start" });
      return true;
    },
    step: (by) => go(at + by),
  };
}

function Panel({ page, at: index, go }: { page: HtmlPage; at: number; go: (to: number) => void }) {
  const rows = page.view.revisions;
  const row = rows[index]!;
  const listing = listedWords(row.revision, page.book);
  const find = (input: HTMLInputElement) => {
    const index = rows.findIndex(({ revision }) => revision === Number(input.value));
    input.setCustomValidity(index < 0 ? "This revision is not on this page." : "");
    if (index >= 0) go(index);
    else input.reportValidity();
  };
  return (
    <>
      <div class="bar">
        <button type="button" disabled={index === 0} onClick={() => go(index - 1)}>
          ← Older
        </button>
        <button type="button" disabled={index === rows.length - 1} onClick={() => go(index + 1)}>
          Newer →
        </button>
        <label>
          Revision{" "}
          <input
            type="number"
            min={rows[0]!.revision}
            max={rows.at(-1)!.revision}
            value={row.revision}
            onChange={(event) => find(event.currentTarget)}
          />
        </label>
      </div>
      <div aria-live="polite">
        <h3>
          <Revision number={row.revision} page={page} words="Revision " />{" "}
          <small>{row.changes.length === 0 ? "no change" : some(row.changes.length, "change")}</small>
        </h3>
        <p class="said">
          {phrase(say`${at(row.at)} · ${personWords(row.by)}`, page)}
          {listing !== "" && <span class={listing === "listed" ? "" : "no"}>{` (${listing})`}</span>}
        </p>
        <RevisionDiff row={row} page={page} />
      </div>
    </>
  );
}
