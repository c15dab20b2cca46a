// The action plan for a spreadsheet: open findings, worst first, with empty columns for the planned actions.
import type { Finding, Person, Report } from "../../model/report/index.ts";
import type { Reporter } from "../reporter.ts";
import { beneathList, type Item, itemsOf } from "../wording/causes.ts";
import { plain } from "../wording/phrase.ts";
import { age, authorOf, bookOf, broughtBy, nameOfSubject, openerOf, personWords } from "../wording/finding-text.ts";
import { viewOf } from "../wording/view.ts";
import { remedyCell } from "./findings-csv.ts";
import { type Cell, type Column, joinBySpaces, table, utc } from "./table.ts";

/** The maximum of named findings in a row. The others are counted. */
const MAX_BENEATH = 100;
/** Columns for the reader. */
const open = ["decision", "reason", "responsible", "target_date", "ticket", "completed_on"] as const;

/** Renders each open finding with the findings that it explains. */
export const planCsv: Reporter<Iterable<string>> = (report) => {
  const view = viewOf(report);
  const rows = itemsOf(view.findings.filter((finding) => finding.status === "open"));
  return table(report, view, columnsOf(report), rows);
};

function columnsOf(report: Readonly<Report>): Column<Item>[] {
  const book = bookOf(report);
  const own = (name: string, of: (finding: Finding) => Cell): Column<Item> => ({
    name,
    of: ({ finding }) => of(finding),
  });
  return [
    { name: "severity", of: ({ severity }) => severity },
    own("subject", ({ subject }) => nameOfSubject(subject)),
    own("finding", ({ message }) => message),
    own("remedy", remedyCell),
    { name: "explains", of: ({ beneath }) => beneath.length },
    { name: "explained", of: (item) => beneathList(item, MAX_BENEATH).map(plain).join("; ") || null },
    own("editor", (finding) => editor(finding, authorOf(finding, book))),
    own("revision", (finding) => broughtBy(finding, book)?.revision ?? null),
    utc("since", ({ finding }) => finding.introduced.at),
    own("opened_revision", ({ introduced }) => introduced.revision),
    own("opened_by", (finding) => editor(finding, openerOf(finding, book))),
    utc("revision_at", ({ finding }) => broughtBy(finding, book)?.at ?? null),
    own("exposure", (finding) => age(finding, book)),
    utc("due_at", ({ finding }) => finding.dueAt),
    own("rule", ({ rule }) => rule),
    own("rule_owner", ({ rule }) => book.rules.get(rule)?.owner ?? null),
    own("controls", ({ controls }) => joinBySpaces(controls)),
    ...open.map((name): Column<Item> => ({ name, of: () => null })),
    own("id", ({ id }) => id),
  ];
}

/** Returns a person, or "not known"; nothing if no revision caused the finding, or nobody else opened it. */
function editor({ introduced }: Finding, opener: { readonly by: Person | null } | null | undefined): Cell {
  if (introduced.revision === null || opener === undefined) return null;
  return opener === null ? "not known" : plain(personWords(opener.by));
}
