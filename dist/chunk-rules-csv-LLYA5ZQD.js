import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  fleetCells
} from "./chunk-chunk-MY4L7XGC.js";
import "./chunk-chunk-PTXVA34G.js";
import {
  sheet,
  yes
} from "./chunk-chunk-RCEPQXYL.js";
import "./chunk-chunk-GDQ7P2TN.js";
import "./chunk-chunk-RRMNO5IW.js";
import "./chunk-chunk-7BTF5R6Q.js";
import {
  nameOf
} from "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-ZLEFRJH7.js";
import "./chunk-chunk-RHYGES5V.js";
import "./chunk-chunk-RPXPASOV.js";

// src/reporters/fleet/rules-csv.ts
var rulesCsv = (fleet) => {
  const rows = fleet.rules.flatMap((rule) => {
    const cells = new Map(rule.cells.map((cell) => [cell.organization, cell]));
    return fleet.organizations.map(({ organization }) => ({ rule, organization, cell: cells.get(organization) }));
  });
  return sheet(columns, rows, fleetCells(fleet));
};
var columns = [
  { name: "rule", of: ({ rule }) => rule.id },
  { name: "title", of: ({ rule }) => rule.title },
  { name: "policy", of: ({ rule }) => rule.policy },
  { name: "subject", of: ({ rule }) => nameOf(rule.subject) },
  { name: "severity", of: ({ rule }) => rule.severity },
  { name: "differs", of: ({ rule }) => yes(rule.differs) },
  { name: "organization", of: ({ organization }) => organization },
  { name: "status", of: ({ cell }) => cell?.status ?? "absent" },
  { name: "open", of: ({ cell }) => cell?.open ?? null },
  { name: "worst", of: ({ cell }) => cell?.worst ?? null },
  { name: "since", of: ({ cell }) => cell?.since ?? null },
  { name: "message", of: ({ cell }) => cell?.message ?? null }
];
export {
  rulesCsv
};
