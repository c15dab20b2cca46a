// The columns of a change in the register and the sample: editor, time, change, and approval.
import type { ApprovalRow, Change, Report, RevisionRow } from "../../model/report/index.ts";
import { missingWords } from "../../model/report/blind.ts";
import { nameOf } from "../../words.ts";
import { isRenaming, valueText } from "../wording/values.ts";
import { type Cell, type Column, time, utc, yes } from "./table.ts";

export interface ChangeCells {
  readonly revision: RevisionRow;
  readonly change: Change;
}

export function changeColumns({ approvals }: Readonly<Report>): Column<ChangeCells>[] {
  const records = new Map(approvals.map((approval) => [approval.id, approval]));
  const approved = (name: string, of: (approval: ApprovalRow) => Cell): Column<ChangeCells> => ({
    name,
    of: ({ change }) => {
      const record = change.approval && records.get(change.approval.id);
      return record ? of(record) : null;
    },
  });
  return [
    { name: "revision", of: ({ revision }) => revision.revision },
    utc("at", ({ revision }) => revision.at),
    { name: "editor_id", of: ({ revision }) => revision.by.id },
    { name: "editor_email", of: ({ revision }) => revision.by.email },
    { name: "editor_name", of: ({ revision }) => revision.by.name },
    { name: "editor_listed", of: ({ revision }) => yes(revision.approved) },
    { name: "in_change_window", of: ({ revision }) => yes(revision.inWindow ?? null) },
    { name: "freezes", of: ({ revision }) => revision.freezes?.join("; ") || null },
    { name: "setting", of: ({ change }) => nameOf(change.subject) },
    { name: "pointer", of: ({ change }) => change.subject },
    { name: "op", of: ({ change }) => (isRenaming(change) ? "rename" : change.op) },
    { name: "direction", of: ({ change }) => change.direction },
    { name: "before", of: ({ change }) => valueText(change.before) },
    { name: "after", of: ({ change }) => valueText(change.after) },
    { name: "added", of: ({ change }) => entries(change.added) },
    { name: "removed", of: ({ change }) => entries(change.removed) },
    { name: "approval", of: ({ change }) => change.approval?.id ?? null },
    { name: "approval_result", of: ({ change }) => change.approval?.result ?? null },
    approved("approved_by", ({ approvedBy }) => approvedBy.join("; ") || null),
    approved("approved_at_utc", ({ approvedAt }) => time(approvedAt)),
    approved("ticket", ({ ticket }) => ticket),
    approved("approval_reason", ({ reason }) => reason),
  ];
}

/** The missing revisions before a change, which may have made it. */
export const missingBefore: Column<ChangeCells> = {
  name: "missing_before",
  of: ({ revision: { missing } }) => (missing ? missingWords([missing]) : null),
};

function entries(list: Change["added"]): Cell {
  return list === undefined || list.length === 0 ? null : valueText(list);
}
