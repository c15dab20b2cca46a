import { approvalResults, ops } from "../../model/report/states.ts";
import { directions } from "../../model/direction.ts";
import type { ApprovalRow, Change, RevisionRow } from "../../model/report/index.ts";
import { madeIn } from "./revisions.ts";
import { entries, jsonText, subject, type Table } from "./table.ts";

interface Row {
  readonly revision: RevisionRow;
  readonly change: Change;
  readonly approval: ApprovalRow | undefined;
}

const none = "no approval relates to the change";

export const changes: Table<Row> = {
  says: "a change of a setting's value by a revision; changes of spelling only are left out",
  rows: function* ({ revisions, approvals }) {
    const records = new Map(approvals.map((approval) => [approval.id, approval]));
    for (const revision of revisions)
      for (const change of revision.changes)
        yield { revision, change, approval: change.approval ? records.get(change.approval.id) : undefined };
  },
  columns: [
    ...madeIn<Row>(({ revision }) => revision),
    ...subject<Row>(({ change }) => change.subject),
    {
      name: "formerly",
      sort: "text",
      says: "the old subject, if the revision renamed the element",
      none: "not renamed",
      of: ({ change }) => change.formerly ?? null,
    },
    {
      name: "op",
      sort: "text",
      says: "the operation",
      words: ops,
      of: ({ change }) => change.op,
    },
    {
      name: "direction",
      sort: "text",
      says: "the direction of the change",
      words: directions,
      of: ({ change }) => change.direction,
    },
    {
      name: "value_before",
      sort: "json",
      says: "the value before",
      none: "not set",
      of: ({ change }) => jsonText(change.before),
    },
    {
      name: "value_after",
      sort: "json",
      says: "the value after",
      none: "not set",
      of: ({ change }) => jsonText(change.after),
    },
    { name: "added", sort: "texts", says: "entries that were added", of: ({ change }) => entries(change.added ?? []) },
    {
      name: "removed",
      sort: "texts",
      says: "entries that were removed",
      of: ({ change }) => entries(change.removed ?? []),
    },
    {
      name: "approval",
      sort: "text",
      says: "id of the closest approval",
      none,
      of: ({ change }) => change.approval?.id ?? null,
    },
    {
      name: "approval_result",
      sort: "text",
      says: "how the approval matches the change",
      words: approvalResults,
      none,
      of: ({ change }) => change.approval?.result ?? null,
    },
    {
      name: "approved_by",
      sort: "texts",
      says: "who gave the approval",
      none,
      of: ({ approval }) => (approval ? approval.approvedBy : null),
    },
    {
      name: "approved_at",
      sort: "instant",
      says: "when it was given",
      none,
      of: ({ approval }) => approval?.approvedAt ?? null,
    },
    {
      name: "approval_ticket",
      sort: "text",
      says: "the ticket of the approval",
      none: `${none}, or it has no ticket`,
      of: ({ approval }) => approval?.ticket ?? null,
    },
    {
      name: "approval_reason",
      sort: "text",
      says: "the reason of the approval",
      none: `${none}, or it has no reason`,
      of: ({ approval }) => approval?.reason ?? null,
    },
  ],
};
