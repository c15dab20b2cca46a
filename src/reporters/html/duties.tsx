// Separation of duties: people who approved, or answer for, their own changes.
import type { JSX } from "preact";
import { type Duties, dutiesWords } from "../wording/duties.ts";
import { revision, someOf, who } from "../wording/phrase.ts";
import { type HtmlPage } from "./page.ts";
import { Head, limited, Say } from "./parts.tsx";

/** What was examined, and a row for each overlap, or that there is none. */
export function DutiesPart({ duties, page }: { duties: Duties; page: HtmlPage }): JSX.Element {
  const { overlaps } = duties;
  const { firstRows, rest } = limited(overlaps, "overlap");
  return (
    <>
      <h3>Separation of duties</h3>
      <p class={overlaps.length > 0 ? "muted" : undefined}>{dutiesWords(duties).join(" ")}</p>
      {overlaps.length > 0 && (
        <table aria-label="Editors who also agreed or answer">
          <Head columns={[["Editor", "w3"], ["Also", "w3"], ["Of", "w4"], "Revisions"]} />
          <tbody>
            {firstRows.map(({ person, role, what, revisions }) => (
              <tr>
                <th scope="row">
                  <Say of={who(person)} page={page} />
                </th>
                <td class="no">{role}</td>
                <td>
                  <Say of={what} page={page} />
                </td>
                <td data-label="revisions">
                  {revisions.length === 0 && <span class="muted">none</span>}
                  <Say of={someOf(revisions, 12, revision)} page={page} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rest}
    </>
  );
}
