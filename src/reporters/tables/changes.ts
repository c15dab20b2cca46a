import { approvalResults, ops } from "../../model/report/states.ts";
import { directions } from "../../model/direction.ts";
import type { ApprovalRow, Change, RevisionRow } from "../../model/report/index.ts";
import { madeIn } from "./revisions.ts";
import { entries, instant, json, jsonText, subject, type Table, text, texts } from "./table.ts";

interface Row {
  readonly revision: RevisionRow;
  readonly change: Change;
  readonly approval: ApprovalRow | undefined;
}

const noApproval = "no approval relates to the change";

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
    text("formerly", "the old subject, if the revision renamed the element", ({ change }) => change.formerly, {
      nullMeaning: "not renamed",
    }),
    text("op", "the operation", ({ change }) => change.op, { words: ops }),
    text("direction", "the direction of the change", ({ change }) => change.direction, { words: directions }),
    json("value_before", "the value before", ({ change }) => jsonText(change.before), { nullMeaning: "not set" }),
    json("value_after", "the value after", ({ change }) => jsonText(change.after), { nullMeaning: "not set" }),
    texts("added", "entries that were added", ({ change }) => entries(change.added ?? [])),
    texts("removed", "entries that were removed", ({ change }) => entries(change.removed ?? [])),
    text("approval", "id of the closest approval", ({ change }) => change.approval?.id, { nullMeaning: noApproval }),
    text("approval_result", "how the approval matches the change", ({ change }) => change.approval?.result, {
      words: approvalResults,
      nullMeaning: noApproval,
    }),
    texts("approved_by", "who gave the approval", ({ approval }) => (approval ? approval.approvedBy : null), {
      nullMeaning: noApproval,
    }),
    instant("approved_at", "when it was given", ({ approval }) => approval?.approvedAt, { nullMeaning: noApproval }),
    text("approval_ticket", "the ticket of the approval", ({ approval }) => approval?.ticket, {
      nullMeaning: `${noApproval}, or it has no ticket`,
    }),
    text("approval_reason", "the reason of the approval", ({ approval }) => approval?.reason, {
      nullMeaning: `${noApproval}, or it has no reason`,
    }),
  ],
};
