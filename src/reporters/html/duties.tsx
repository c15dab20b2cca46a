// Separation of duties: people who approved, or answer for, their own changes.
import type { JSX } from "preact";
import { type Duties, dutiesWords } from "../wording/duties.ts";
import { revision, someOf, who } from "../wording/phrase.ts";
import { type HtmlPage } from "./page.ts";
import { phrase } from "./parts.tsx";
import { Table } from "./table.tsx";

/** What was examined, and a row for each overlap, or that there is none. */
export function DutiesPart({ duties, page }: { duties: Duties; page: HtmlPage }): JSX.Element {
  const { overlaps } = duties;
  return (
    <>
      <h3>Separation of duties</h3>
      <p class={overlaps.length > 0 ? "muted" : undefined}>{dutiesWords(duties).join(" ")}</p>
      <Table
        page={page}
        label="Editors who also agreed or answer"
        rows={overlaps}
        rest={["more overlap"]}
        columns={[
          { head: "Editor", as: "w3", cell: ({ person }) => who(person) },
          { head: "Also", as: "w3", kind: () => "no", cell: ({ role }) => role },
          { head: "Of", as: "w4", cell: ({ what }) => what },
          {
            head: "Revisions",
            label: true,
            cell: ({ revisions }) => (
              <>
                {revisions.length === 0 && <span class="muted">none</span>}
                {phrase(someOf(revisions, 12, revision), page)}
              </>
            ),
          },
        ]}
      />
    </>
  );
}
