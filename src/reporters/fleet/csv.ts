// The organizations for a spreadsheet: one row for each, and one row for each missing organization.
import { groupBy } from "../../lists.ts";
import { worstToBest } from "../../model/severity.ts";
import type { Fleet, FleetOrganization } from "../../model/fleet.ts";
import { type Cell, type Column, sheet, time, utc, yes } from "../csv/table.ts";
import type { FleetReporter } from "../reporter.ts";
import { countsWords, totalOf } from "../wording/words.ts";

type Row = FleetOrganization | { readonly organization: string; readonly verdict: "missing" };

/** Renders every organization, the worst first. */
export const csv: FleetReporter<Iterable<string>> = (fleet) => {
  const missing = fleet.missing.map((organization): Row => ({ organization, verdict: "missing" }));
  return sheet(columnsOf(fleet), [...fleet.organizations, ...missing], fleetCells(fleet));
};

const reportOf = (row: Row): FleetOrganization | undefined => (row.verdict === "missing" ? undefined : row);

function columnsOf({ problems }: Readonly<Fleet>): Column<Row>[] {
  const byOrganization = groupBy(problems, (problem) => problem.organization);
  const words = (organization: string) => byOrganization.get(organization)?.map(({ message }) => message);
  return [...columns, { name: "problems", of: ({ organization }) => words(organization)?.join("; ") ?? null }];
}

const columns: readonly Column<Row>[] = [
  { name: "organization", of: ({ organization }) => organization },
  { name: "organization_verdict", of: ({ verdict }) => verdict },
  { name: "exit_code", of: (row) => reportOf(row)?.exitCode ?? null },
  { name: "open", of: (row) => count(row, ({ open }) => totalOf(open)) },
  ...worstToBest.map((severity) => ({ name: severity, of: (row: Row) => count(row, ({ open }) => open[severity]) })),
  { name: "resolved", of: (row) => count(row, ({ resolved }) => resolved) },
  { name: "excepted", of: (row) => count(row, ({ excepted }) => excepted) },
  { name: "noted", of: (row) => count(row, ({ noted }) => noted) },
  { name: "rules", of: (row) => count(row, ({ rules }) => rules.total) },
  { name: "rules_failing", of: (row) => count(row, ({ rules }) => rules.failing) },
  { name: "rules_not_evaluated", of: (row) => count(row, ({ rules }) => rules.notEvaluated) },
  { name: "revisions", of: (row) => count(row, ({ revisions }) => revisions.count) },
  { name: "first_revision", of: (row) => reportOf(row)?.revisions.first ?? null },
  { name: "last_revision", of: (row) => reportOf(row)?.revisions.last ?? null },
  utc("last_revision_at", (row) => reportOf(row)?.revisions.lastAt ?? null),
  { name: "evidence_complete", of: (row) => yes(reportOf(row)?.evidence.complete ?? null) },
  { name: "evidence_source", of: (row) => reportOf(row)?.evidence.source ?? null },
  utc("audited_at", (row) => reportOf(row)?.asOf ?? null),
  utc("last_complete_audit", (row) => reportOf(row)?.lastCompleteAudit ?? null),
  { name: "stale", of: (row) => yes(reportOf(row)?.stale ?? null) },
  utc("previous_report_at", (row) => previousOf(row)?.asOf ?? null),
  { name: "previous_open", of: (row) => openOf(previousOf(row)) },
  { name: "previous_is_comparable", of: (row) => yes(previousOf(row)?.comparable ?? null) },
  { name: "page", of: (row) => reportOf(row)?.page ?? null },
  { name: "expected", of: (row) => (row.verdict === "missing" ? "yes" : yes(row.expected)) },
];

/** The report before the judged one, which is the last of `runs`. */
const previousOf = (row: Row) => reportOf(row)?.runs.at(-2);

const openOf = (run: FleetOrganization["runs"][number] | undefined) => (run === undefined ? null : totalOf(run.open));

function count(row: Row, of: (row: FleetOrganization) => number): number | null {
  const report = reportOf(row);
  return report === undefined ? null : of(report);
}

/** Returns the cells with the fleet's totals, for every row. */
export function fleetCells(fleet: Readonly<Fleet>): Record<string, Cell> {
  return {
    fleet_as_of_utc: time(fleet.asOf),
    verdict: fleet.verdict,
    counts: countsWords(fleet.summary),
    fleet_problems: fleet.problems.length,
  };
}
