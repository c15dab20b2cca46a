// An examination as text, for a terminal and for bug reports.
import { cells, clip, logLine, visible } from "../../text.ts";
import { count } from "../../words.ts";
import type { EndpointRow, Outcome } from "./ask.ts";
import type { Examination } from "./examination.ts";
import { addTo } from "../../lists.ts";

const may: Readonly<Record<Outcome, string>> = {
  good: "yes",
  empty: "yes, empty",
  forbidden: "no",
  refused: "refused",
  absent: "not there",
  misfit: "not readable",
  failed: "not known",
  "not-asked": "not asked",
};

/** Renders a table of the endpoints, the environment, and what is missing. */
export function textOf(examination: Examination): string {
  const { tool, service, endpoints, surroundings, missing, with: extras } = examination;
  const hosts = [service.api, ...(service.app === null ? [] : [service.app])].join(" and ");
  const of = service.isEmulated ? ", an emulator" : "";
  const needs = ["the history", ...extras].join(", ");
  return [
    `driftline ${tool.version} at ${hosts}${of}`,
    "",
    ...table([["endpoint", "status", "may read", "needed", "without it an audit lacks"], ...endpoints.map(cellsOf)]),
    "",
    ...notes(endpoints),
    ...table(surroundings.map(({ what, state, says }) => [what, state, says])),
    "",
    missing.length === 0
      ? `Everything that the audit needs is available (${needs}).`
      : `The audit needs ${count(missing.length, "thing")} that ${missing.length === 1 ? "is" : "are"} not right: ${missing.join(", ")}.`,
    "",
  ]
    .map((line) => logLine(visible(line)))
    .join("\n");
}

function cellsOf({ endpoint, status, outcome, isNeeded, without }: EndpointRow): string[] {
  return [endpoint, status === null ? "-" : String(status), may[outcome], isNeeded ? "yes" : "no", without];
}

/** Renders notes on endpoints. Equal notes are merged. */
function notes(endpoints: readonly EndpointRow[]): string[] {
  const byText = new Map<string, string[]>();
  for (const row of endpoints) for (const text of notesOf(row)) addTo(byText, text, row.endpoint);
  const lines = Array.from(byText, ([text, names]) => `${names.join(", ")}: ${clip(text, 500)}`);
  return lines.length === 0 ? [] : [...lines, ""];
}

function notesOf({ says, shape, requestId, outcome }: EndpointRow): string[] {
  const { notNamed = [], notSaid = [] } = shape ?? {};
  return [
    ...(says === null ? [] : [says]),
    ...(notNamed.length > 0 ? [`fields that the interface does not describe: ${notNamed.join(", ")}`] : []),
    ...(notSaid.length > 0 ? [`fields of the interface that are missing: ${notSaid.join(", ")}`] : []),
    ...(outcome === "good" || requestId === null || says?.includes(requestId)
      ? []
      : [`the id of its last request is ${requestId}`]),
  ];
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cells(cell));
  const padCell = (cell: string, i: number) => cell.padEnd((widths[i] ?? 0) + cell.length - cells(cell));
  return rows.map((row) => [...row.slice(0, -1).map(padCell), ...row.slice(-1)].join("  "));
}
