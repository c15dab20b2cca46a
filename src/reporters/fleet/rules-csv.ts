// The heat map for a spreadsheet: one row for each rule and organization.
import type { FleetCell, FleetRule } from "../../model/fleet.ts";
import { nameOf } from "../../words.ts";
import { type Column, sheet, utc, yes } from "../csv/table.ts";
import { fleetCells } from "./csv.ts";
import type { FleetReporter } from "../reporter.ts";
import { cellsOf } from "./words.ts";

interface Row {
  readonly rule: FleetRule;
  readonly organization: string;
  readonly cell: FleetCell | undefined;
}

/**
 * Renders every rule in every organization, including organizations without the rule. A row has the values of its own
 * organization. Where a report does not list the rule, its title is that of all other organizations.
 */
export const rulesCsv: FleetReporter<Iterable<string>> = (fleet) => {
  const rows = fleet.rules.flatMap((rule) => {
    const cells = cellsOf(rule);
    return fleet.organizations.map(({ organization }): Row => ({ rule, organization, cell: cells.get(organization) }));
  });
  return sheet(columns, rows, fleetCells(fleet));
};

const columns: Column<Row>[] = [
  { name: "rule", of: ({ rule }) => rule.id },
  { name: "title", of: ({ rule, cell }) => cell?.title ?? rule.title },
  { name: "policy", of: ({ rule, cell }) => (cell ?? rule).policy },
  { name: "subject", of: ({ cell }) => (cell && cell.subject !== null ? nameOf(cell.subject) : null) },
  { name: "severity", of: ({ cell }) => cell?.severity ?? null },
  { name: "differs", of: ({ rule }) => yes(rule.differs) },
  { name: "organization", of: ({ organization }) => organization },
  { name: "status", of: ({ cell }) => cell?.status ?? "absent" },
  { name: "open", of: ({ cell }) => cell?.open ?? null },
  { name: "worst", of: ({ cell }) => cell?.worst ?? null },
  utc("since", ({ cell }) => cell?.since ?? null),
  { name: "since_exact", of: ({ cell }) => (cell && cell.since !== null ? yes(cell.orEarlier !== true) : null) },
  { name: "message", of: ({ cell }) => cell?.message ?? null },
];
