import { approvalResults, ops } from "../../model/report/states.ts";
import { directions } from "../../model/direction.ts";
import type { Change, RevisionRow } from "../../model/report/index.ts";
import { madeIn } from "./revisions.ts";
import { entries, jsonText, subject, type Table } from "./table.ts";

interface Row {
  readonly revision: RevisionRow;
  readonly change: Change;
}

export const changes: Table<Row> = {
  says: "a setting that a revision changed, in meaning and not only in bytes",
  rows: function* ({ revisions }) {
    for (const revision of revisions) for (const change of revision.changes) yield { revision, change };
  },
  columns: [
    ...madeIn<Row>(({ revision }) => revision),
    ...subject<Row>(({ change }) => change.subject),
    {
      name: "formerly",
      sort: "text",
      says: "the subject it had before the revision renamed its element",
      none: "nothing was renamed",
      of: ({ change }) => change.formerly ?? null,
    },
    {
      name: "op",
      sort: "text",
      says: "what was done",
      words: ops,
      of: ({ change }) => change.op,
    },
    {
      name: "direction",
      sort: "text",
      says: "where it leads",
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
    { name: "added", sort: "texts", says: "entries that came", of: ({ change }) => entries(change.added ?? []) },
    { name: "removed", sort: "texts", says: "entries that went", of: ({ change }) => entries(change.removed ?? []) },
    {
      name: "approval",
      sort: "text",
      says: "id of the approval nearest to it",
      none: "no approval has anything to do with it",
      of: ({ change }) => change.approval?.id ?? null,
    },
    {
      name: "approval_result",
      sort: "text",
      says: "what that approval means for it",
      words: approvalResults,
      none: "no approval has anything to do with it",
      of: ({ change }) => change.approval?.result ?? null,
    },
  ],
};
