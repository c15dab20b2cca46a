import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  fleetCounts,
  totalOf
} from "./chunk-chunk-DTWFKGEG.js";
import {
  sheet,
  yes
} from "./chunk-chunk-BWE7MOLL.js";
import {
  worstToBest
} from "./chunk-chunk-RHYGES5V.js";

// src/reporters/fleet/csv.ts
var csv = (fleet) => {
  const missing = fleet.missing.map((organization) => ({ organization, verdict: "missing" }));
  return sheet(columnsOf(fleet), [...fleet.organizations, ...missing], fleetCells(fleet));
};
var known = (row) => row.verdict === "missing" ? void 0 : row;
function columnsOf({ problems }) {
  const said = /* @__PURE__ */ new Map();
  for (const { organization, message } of problems)
    said.set(organization, [...said.get(organization) ?? [], message]);
  return [...columns, { name: "problems", of: ({ organization }) => said.get(organization)?.join("; ") ?? null }];
}
var columns = [
  { name: "organization", of: ({ organization }) => organization },
  { name: "organization_verdict", of: ({ verdict }) => verdict },
  { name: "exit_code", of: (row) => known(row)?.exitCode ?? null },
  { name: "open", of: (row) => count(row, ({ open }) => totalOf(open)) },
  ...worstToBest.map((severity) => ({ name: severity, of: (row) => count(row, ({ open }) => open[severity]) })),
  { name: "resolved", of: (row) => count(row, ({ resolved }) => resolved) },
  { name: "excepted", of: (row) => count(row, ({ excepted }) => excepted) },
  { name: "noted", of: (row) => count(row, ({ noted }) => noted) },
  { name: "rules", of: (row) => count(row, ({ rules }) => rules.total) },
  { name: "rules_failing", of: (row) => count(row, ({ rules }) => rules.failing) },
  { name: "rules_not_evaluated", of: (row) => count(row, ({ rules }) => rules.notEvaluated) },
  { name: "revisions", of: (row) => count(row, ({ revisions }) => revisions.count) },
  { name: "first_revision", of: (row) => known(row)?.revisions.first ?? null },
  { name: "last_revision", of: (row) => known(row)?.revisions.last ?? null },
  { name: "last_revision_at", of: (row) => known(row)?.revisions.lastAt ?? null },
  { name: "evidence_complete", of: (row) => yes(known(row)?.evidence.complete ?? null) },
  { name: "evidence_source", of: (row) => known(row)?.evidence.source ?? null },
  { name: "audited_at", of: (row) => known(row)?.asOf ?? null },
  { name: "last_complete_audit", of: (row) => known(row)?.lastCompleteAudit ?? null },
  { name: "stale", of: (row) => yes(known(row)?.stale ?? null) },
  { name: "expected", of: (row) => row.verdict === "missing" ? "yes" : yes(row.expected) }
];
function count(row, of) {
  const found = known(row);
  return found === void 0 ? null : of(found);
}
function fleetCells(fleet) {
  return {
    fleet_as_of: fleet.asOf,
    verdict: fleet.verdict,
    counts: fleetCounts(fleet),
    fleet_problems: fleet.problems.length
  };
}

export {
  csv,
  fleetCells
};
