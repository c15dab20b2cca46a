// The action plan for a spreadsheet: what is open, worst first, with empty columns for what will be done about it.
import type { Finding, Person, Report } from "../model/report.ts";
import { nameOf } from "../text.ts";
import { type Cell, type Column, spaced, table } from "./csv/table.ts";
import { remedyCell } from "./findings-csv.ts";
import { plain } from "./phrase.ts";
import type { Reporter } from "./reporter.ts";
import { age, authorOf, bookOf, openerOf, personWords, worstFirst } from "./story.ts";
import { viewOf } from "./view.ts";

/** To be filled in by people. */
const open = ["decision", "reason", "responsible", "target_date", "ticket", "completed_on"] as const;

/** Every open finding. */
export const planCsv: Reporter = (report) => {
  const view = viewOf(report);
  const rows = worstFirst(view.findings.filter((finding) => finding.status === "open"));
  return table(report, view, columnsOf(report), rows);
};

function columnsOf(report: Readonly<Report>): Column<Finding>[] {
  const rules = new Map(report.rules.map((rule) => [rule.id, rule]));
  const book = bookOf(report);
  return [
    { name: "severity", of: ({ severity }) => severity },
    { name: "subject", of: ({ subject }) => nameOf(subject) },
    { name: "finding", of: ({ message }) => message },
    { name: "remedy", of: remedyCell },
    { name: "editor", of: (finding) => editor(finding, authorOf(finding, book)) },
    { name: "revision", of: (finding) => authorOf(finding, book)?.revision ?? finding.introduced.revision },
    { name: "since", of: ({ introduced }) => introduced.at },
    { name: "opened_revision", of: ({ introduced }) => introduced.revision },
    { name: "opened_by", of: (finding) => editor(finding, openerOf(finding, book)) },
    { name: "exposure", of: age },
    { name: "due_at", of: ({ dueAt }) => dueAt },
    { name: "rule", of: ({ rule }) => rule },
    { name: "rule_owner", of: ({ rule }) => rules.get(rule)?.owner ?? null },
    { name: "controls", of: ({ controls }) => spaced(controls) },
    ...open.map((name): Column<Finding> => ({ name, of: () => null })),
    { name: "id", of: ({ id }) => id },
  ];
}

/** A person, or that nobody knows; nothing where no revision brought the finding, or nobody else opened it. */
function editor({ introduced }: Finding, who: { readonly by: Person | null } | null | undefined): Cell {
  if (introduced.revision === null || who === undefined) return null;
  return who === null ? "not known" : plain(personWords(who.by));
}
