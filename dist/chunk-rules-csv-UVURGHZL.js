import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  fleetCells
} from "./chunk-chunk-4V35DUUB.js";
import "./chunk-chunk-DTWFKGEG.js";
import {
  sheet,
  yes
} from "./chunk-chunk-BWE7MOLL.js";
import "./chunk-chunk-FJEY2XIU.js";
import "./chunk-chunk-J4MCARF7.js";
import "./chunk-chunk-YGFQAK7O.js";
import "./chunk-chunk-U3UAT5DI.js";
import "./chunk-chunk-ODIOXHXG.js";
import "./chunk-chunk-357X2JHD.js";
import "./chunk-chunk-QZ7J7UFA.js";
import "./chunk-chunk-WNWQCOS2.js";
import {
  nameOf
} from "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-2KDALSGB.js";
import "./chunk-chunk-SIYFOCKV.js";
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
