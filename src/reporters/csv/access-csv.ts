// The access review for a spreadsheet: grants by the settings, and editors of the controls, with empty columns for the
// reviewer's decisions.
import type { Grant, Report } from "../../model/report/index.ts";
import { nameOf } from "../../words.ts";
import type { Reporter } from "../reporter.ts";
import { some, thousands } from "../wording/phrase.ts";
import { holdersIn } from "../wording/access.ts";
import { valueText } from "../wording/values.ts";
import { author, type Cell, type Column, table, utc, yes } from "./table.ts";

type Editor = Report["editors"][number];
type Row = (
  | { readonly grant: Grant; readonly editor?: never; readonly deeds?: never }
  | { readonly editor: Editor; readonly deeds: string; readonly grant?: never }
) & {
  /** Nothing when the name is unknown. */
  readonly holder: ReturnType<ReturnType<typeof holdersIn>>;
};

const open = ["decision", "reviewed_by", "reviewed_on"] as const;

/** Renders every grant, then every editor. Not filtered by severity or `since`. */
export const accessCsv: Reporter<Iterable<string>> = (report) => {
  const holderOf = holdersIn(report);
  const isJudged = report.revisions.some(({ approved }) => approved !== null);
  const rows: Row[] = [
    ...report.access.map((grant) => ({ grant, holder: holderOf(grant.who) })),
    ...report.editors.map((editor) => ({
      editor,
      deeds: deedsOf(editor, isJudged),
      holder: holderOf(editor.id) ?? holderOf(editor.email),
    })),
  ];
  return table(report, null, columns, rows);
};

const columns: readonly Column<Row>[] = [
  { name: "basis", of: ({ grant }) => (grant ? "setting" : "history") },
  {
    name: "who",
    of: ({ grant, editor }) => (grant ? nameCell(grant) : (editor.email ?? editor.id ?? "an unknown editor")),
  },
  { name: "user_id", of: ({ editor, holder }) => editor?.id ?? holder?.id ?? null },
  { name: "email", of: ({ grant, holder }) => holder?.email ?? addressCell(grant?.who) },
  { name: "may", of: ({ grant }) => grant?.grants ?? "Changed the controls." },
  { name: "limited_to", of: ({ grant }) => (grant?.limits ? valueText(grant.limits) : null) },
  { name: "because", of: ({ grant, deeds }) => (grant ? grant.because : deeds) },
  { name: "setting", of: ({ grant }) => (grant ? nameOf(grant.subject) : null) },
  { name: "pointer", of: ({ grant }) => grant?.subject ?? null },
  { name: "since_revision", of: ({ grant }) => grant?.since.revision ?? null },
  utc("since", ({ grant }) => grant?.since.at ?? null),
  { name: "granted_by", of: ({ grant }) => (grant ? author({ by: grant.since.by, exact: grant.exact }) : null) },
  { name: "exact", of: ({ grant }) => (grant ? yes(grant.exact) : null) },
  { name: "member", of: ({ holder }) => yes(holder?.person?.member ?? null) },
  { name: "last_day_of_use", of: ({ holder }) => holder?.person?.lastDay ?? null },
  { name: "highest_mode", of: ({ holder }) => holder?.person?.highest ?? null },
  ...open.map((name): Column<Row> => ({ name, of: () => null })),
];

function nameCell({ to, who }: Grant): Cell {
  return to === "listed" ? valueText(who) : `(${to})`;
}

/** Returns an entry that is itself an address. */
function addressCell(entry: unknown): Cell {
  return typeof entry === "string" && /^[^\s@*]+@[^\s@*]+$/.test(entry) ? entry : null;
}

/** @param isJudged whether a policy lists editors */
function deedsOf({ revisions, unapproved, loosening }: Editor, isJudged: boolean): string {
  const listing = isJudged ? `${thousands(unapproved)} not listed` : "not judged whether listed";
  return `${some(revisions, "revision")}, ${listing}, ${thousands(loosening)} looser`;
}
