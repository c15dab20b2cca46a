import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  remedyCell
} from "./chunk-chunk-4AP4RRS4.js";
import {
  spaced,
  table
} from "./chunk-chunk-BWE7MOLL.js";
import {
  beneathList,
  itemsOf
} from "./chunk-chunk-YY5COTNK.js";
import "./chunk-chunk-LY4D2PXE.js";
import {
  age,
  authorOf,
  openerOf,
  personWords
} from "./chunk-chunk-YGFQAK7O.js";
import {
  viewOf
} from "./chunk-chunk-W4IGAWFC.js";
import "./chunk-chunk-U3UAT5DI.js";
import {
  bookOf
} from "./chunk-chunk-ODIOXHXG.js";
import {
  plain
} from "./chunk-chunk-357X2JHD.js";
import "./chunk-chunk-WNWQCOS2.js";
import {
  nameOf
} from "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-2KDALSGB.js";
import "./chunk-chunk-SIYFOCKV.js";
import "./chunk-chunk-RHYGES5V.js";
import "./chunk-chunk-RPXPASOV.js";

// src/reporters/plan-csv.ts
var MAX_BENEATH = 100;
var open = ["decision", "reason", "responsible", "target_date", "ticket", "completed_on"];
var planCsv = (report) => {
  const view = viewOf(report);
  const rows = itemsOf(view.findings.filter((finding) => finding.status === "open"));
  return table(report, view, columnsOf(report), rows);
};
function columnsOf(report) {
  const rules = new Map(report.rules.map((rule) => [rule.id, rule]));
  const book = bookOf(report);
  const own = (name, of) => ({
    name,
    of: ({ finding }) => of(finding)
  });
  return [
    { name: "severity", of: ({ severity }) => severity },
    own("subject", ({ subject }) => nameOf(subject)),
    own("finding", ({ message }) => message),
    own("remedy", remedyCell),
    { name: "explains", of: ({ beneath }) => beneath.length },
    { name: "explained", of: (item) => beneathList(item, MAX_BENEATH).map(plain).join("; ") || null },
    own("editor", (finding) => editor(finding, authorOf(finding, book))),
    own("revision", (finding) => authorOf(finding, book)?.revision ?? finding.introduced.revision),
    own("since", ({ introduced }) => introduced.at),
    own("opened_revision", ({ introduced }) => introduced.revision),
    own("opened_by", (finding) => editor(finding, openerOf(finding, book))),
    own("exposure", (finding) => age(finding, book)),
    own("due_at", ({ dueAt }) => dueAt),
    own("rule", ({ rule }) => rule),
    own("rule_owner", ({ rule }) => rules.get(rule)?.owner ?? null),
    own("controls", ({ controls }) => spaced(controls)),
    ...open.map((name) => ({ name, of: () => null })),
    own("id", ({ id }) => id)
  ];
}
function editor({ introduced }, who) {
  if (introduced.revision === null || who === void 0) return null;
  return who === null ? "not known" : plain(personWords(who.by));
}
export {
  planCsv
};
