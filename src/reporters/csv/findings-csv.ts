// The findings for a spreadsheet: one row for each, in any status.
import { groupBy, namesIn } from "../../lists.ts";
import { isObject } from "../../model/json.ts";
import type { ExceptionRow, Finding, Report } from "../../model/report/index.ts";
import type { Reporter } from "../reporter.ts";
import { plain } from "../wording/phrase.ts";
import { remedy } from "../wording/remedy.ts";
import { age, authorOf, bookOf, nameOfSubject } from "../wording/finding-text.ts";
import { actualText, beforeText } from "../wording/finding-values.ts";
import { demandWords, valueText } from "../wording/values.ts";
import { viewOf } from "../wording/view.ts";
import { type Cell, type Column, joinBySpaces, table, utc, yes } from "./table.ts";

const limits = { text: 2000, entries: 100 };

/** Renders every finding, in the order of the report. */
export const findingsCsv: Reporter<Iterable<string>> = (report) => {
  const view = viewOf(report);
  return table(report, view, columnsOf(report), view.findings);
};

function columnsOf(report: Readonly<Report>): Column<Finding>[] {
  const since = sinceOf(report);
  const book = bookOf(report);
  const exceptions = groupBy(
    report.exceptions.flatMap((row) => row.findings.map((id) => ({ id, row }))),
    ({ id }) => id,
  );
  // Several exceptions may accept one finding. Each has agreements of its own.
  const agreedBy = ({ id, exception }: Finding) =>
    exceptions.get(id)?.find(({ row }) => exception !== null && isSameException(row, exception))?.row.agreedBy ?? [];
  const author = (finding: Finding) => authorOf(finding, book);
  return [
    { name: "id", of: ({ id }) => id },
    { name: "key", of: ({ key }) => key },
    { name: "severity", of: ({ severity }) => severity },
    { name: "status", of: ({ status }) => status },
    { name: "kind", of: ({ kind }) => kind },
    { name: "rule", of: ({ rule }) => rule },
    { name: "title", of: ({ title }) => title },
    { name: "owner", of: ({ rule }) => book.rules.get(rule)?.owner ?? null },
    { name: "subject", of: ({ subject }) => nameOfSubject(subject) },
    { name: "pointer", of: ({ subject }) => (subject.startsWith("/") ? subject : null) },
    { name: "message", of: ({ message }) => message },
    { name: "expected", of: expectedCell },
    { name: "before", of: beforeText },
    { name: "actual", of: actualText },
    { name: "offending", of: ({ offending }) => (offending.length === 0 ? null : valueText(offending)) },
    { name: "introduced_revision", of: ({ introduced }) => introduced.revision },
    utc("introduced_at", ({ introduced }) => introduced.at),
    { name: "introduced_by_id", of: ({ introduced }) => introduced.by?.id ?? null },
    { name: "introduced_by_email", of: ({ introduced }) => introduced.by?.email ?? null },
    { name: "introduced_exact", of: ({ introduced }) => yes(introduced.exact) },
    { name: "value_revision", of: (finding) => author(finding)?.revision ?? null },
    utc("value_at", (finding) => author(finding)?.at ?? null),
    { name: "value_by_id", of: (finding) => author(finding)?.by?.id ?? null },
    { name: "value_by_email", of: (finding) => author(finding)?.by?.email ?? null },
    { name: "resolved_revision", of: ({ resolved }) => resolved?.revision ?? null },
    utc("resolved_at", ({ resolved }) => resolved?.at ?? null),
    { name: "resolved_by_id", of: ({ resolved }) => resolved?.by?.id ?? null },
    { name: "resolved_by_email", of: ({ resolved }) => resolved?.by?.email ?? null },
    { name: "resolved_by_approval", of: ({ resolved }) => resolved?.approval ?? null },
    { name: "exposure_seconds", of: ({ exposureSeconds }) => exposureSeconds },
    { name: "unseen_seconds", of: ({ unseenSeconds }) => unseenSeconds ?? null },
    { name: "exposure", of: (finding) => age(finding, book) },
    utc("due_at", ({ dueAt }) => dueAt),
    { name: "in_force", of: ({ inForce }) => inForce },
    { name: "since_last", of: ({ id }) => since.get(id) ?? null },
    { name: "exception_owner", of: ({ exception }) => exception?.owner ?? null },
    { name: "exception_agreed_by", of: (finding) => joinBySpaces(agreedBy(finding)) },
    { name: "exception_reason", of: ({ exception }) => exception?.reason ?? null },
    { name: "exception_category", of: ({ exception }) => exception?.category ?? null },
    { name: "exception_ticket", of: ({ exception }) => exception?.ticket ?? null },
    utc("exception_from", ({ exception }) => exception?.from ?? null),
    utc("exception_expires", ({ exception }) => exception?.expires ?? null),
    { name: "exception_state", of: ({ exception }) => exception?.state ?? null },
    { name: "caused_by", of: ({ causedBy }) => causedBy },
    { name: "controls", of: ({ controls }) => joinBySpaces(controls) },
    { name: "rationale", of: ({ rationale }) => rationale },
    { name: "remedy", of: remedyCell },
    { name: "policy_file", of: ({ location }) => location?.file ?? null },
    { name: "policy_line", of: ({ location }) => location?.line ?? null },
  ];
}

function isSameException(row: ExceptionRow, { owner, reason, from, expires }: NonNullable<Finding["exception"]>) {
  return row.owner === owner && row.reason === reason && row.from === from && row.expires === expires;
}

/** Returns the rule's demand in words; if the check has none, as the policy states it. */
function expectedCell(finding: Finding): Cell {
  const { expected } = finding;
  return plain(demandWords(finding, limits)) || (isObject(expected) ? valueText(expected) : null);
}

/** Returns the remedy in words; nothing if there is none. */
export function remedyCell(finding: Finding): Cell {
  return plain(remedy(finding, limits)) || null;
}

/** Returns by finding what changed since the last audit. */
function sinceOf({ summary: { sinceLast } }: Readonly<Report>): Map<string, string> {
  const words = {
    new: "new",
    stillOpen: "still open",
    reopened: "reopened",
    resolved: "resolved",
    transient: "came and went",
    expiring: "exception ends soon",
  } as const;
  const texts = new Map<string, string>();
  for (const key of namesIn(words)) for (const id of sinceLast?.[key] ?? []) texts.set(id, words[key]);
  return texts;
}
