// The calendar of changes: the number of revisions by month inside change windows, outside of them, and in freezes.
import type { JSX } from "preact";
import { grouped } from "../../lists.ts";
import type { RevisionRow } from "../../model/report/index.ts";
import { thousands } from "../wording/phrase.ts";
import { brief, type HtmlPage } from "./page.ts";
import { Head, limited } from "./parts.tsx";

const heads = ["Month (UTC)", "Revisions with changes", "In a change window", "Outside", "In a freeze"];

/** A table of the months with a revision that changed something, newest first. */
export function Calendar({ page }: { page: HtmlPage }): JSX.Element {
  const changing = page.view.revisions.filter(({ changes }) => changes.length > 0);
  const hasWindows = changing.some(({ inWindow }) => inWindow !== undefined);
  const hasFreezes = changing.some(({ freezes }) => freezes !== undefined);
  if (!hasWindows && !hasFreezes)
    return <p class="muted">No change that is shown was made under a policy with change windows or freezes.</p>;
  const { firstRows, rest } = limited([...grouped(changing, ({ at }) => at.slice(0, 7))].reverse(), "month");
  return (
    <>
      <table class="columns" aria-label="Changes by month">
        <Head columns={heads} />
        <tbody>
          {firstRows.map(([month, rows]) => (
            <tr>
              <th scope="row">{brief(month)}</th>
              <td data-label="with changes">{thousands(rows.length)}</td>
              <Count rows={rows} has={hasWindows} label="in a window" of={({ inWindow }) => inWindow === true} />
              <Count rows={rows} has={hasWindows} label="outside" of={({ inWindow }) => inWindow === false} />
              <Count rows={rows} has={hasFreezes} label="in a freeze" of={({ freezes = [] }) => freezes.length > 0} />
            </tr>
          ))}
        </tbody>
      </table>
      {rest}
    </>
  );
}

/** A count of revisions. @param has false: the policy has no such windows or freezes, so nothing is counted */
function Count(props: {
  rows: readonly RevisionRow[];
  has: boolean;
  label: string;
  of: (row: RevisionRow) => boolean;
}): JSX.Element {
  const { rows, has, label, of } = props;
  return (
    <td class={has ? undefined : "none"} data-label={label}>
      {has ? thousands(rows.filter(of).length) : "policy has none"}
    </td>
  );
}
