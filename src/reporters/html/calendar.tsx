// The calendar of changes: the number of revisions by month inside change windows, outside of them, and in freezes.
import type { JSX } from "preact";
import { grouped } from "../../lists.ts";
import type { RevisionRow } from "../../model/report/index.ts";
import { thousands } from "../wording/phrase.ts";
import { brief, type HtmlPage } from "./page.ts";
import { type Column, Table } from "./table.tsx";

type Month = readonly [month: string, rows: readonly RevisionRow[]];

/** A table of the months with a revision that changed something, newest first. */
export function Calendar({ page }: { page: HtmlPage }): JSX.Element {
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
      rows={[...grouped(changing, ({ at }) => at.slice(0, 7))].reverse()}
      rest={["more month"]}
      columns={[
        { head: "Month (UTC)", cell: ([month]) => brief(month) },
        { head: "Revisions with changes", label: "with changes", cell: ([, rows]) => thousands(rows.length) },
        counted("In a change window", "in a window", hasWindows, ({ inWindow }) => inWindow === true),
        counted("Outside", "outside", hasWindows, ({ inWindow }) => inWindow === false),
        counted("In a freeze", "in a freeze", hasFreezes, ({ freezes = [] }) => freezes.length > 0),
      ]}
    />
  );
}

/** A count of revisions. @param has false: the policy has no such windows or freezes, so nothing is counted */
function counted(head: string, label: string, has: boolean, isSo: (row: RevisionRow) => boolean): Column<Month> {
  const cell = ([, rows]: Month): string => (has ? thousands(rows.filter(isSo).length) : "policy has none");
  return { head, label, kind: () => (has ? undefined : "none"), cell };
}
