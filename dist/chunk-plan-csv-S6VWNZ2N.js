import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  remedyCell
} from "./chunk-chunk-OTCUG2FO.js";
import {
  spaced,
  table
} from "./chunk-chunk-RCEPQXYL.js";
import "./chunk-chunk-AUXU6BDE.js";
import {
  viewOf
} from "./chunk-chunk-IZTQYYIX.js";
import {
  age,
  personWords,
  worstFirst
} from "./chunk-chunk-3T34AVPF.js";
import "./chunk-chunk-RRMNO5IW.js";
import "./chunk-chunk-RTKVPR63.js";
import {
  plain
} from "./chunk-chunk-7BTF5R6Q.js";
import "./chunk-chunk-BPIGHK4L.js";
import "./chunk-chunk-YPYL2KTM.js";
import {
  nameOf
} from "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-ZLEFRJH7.js";
import "./chunk-chunk-RHYGES5V.js";
import "./chunk-chunk-RPXPASOV.js";

// src/reporters/plan-csv.ts
var open = ["decision", "reason", "responsible", "target_date", "ticket", "completed_on"];
var planCsv = (report) => {
  const view = viewOf(report);
  const rows = worstFirst(view.findings.filter((finding) => finding.status === "open"));
  return table(report, view, columnsOf(report), rows);
};
function columnsOf(report) {
  const rules = new Map(report.rules.map((rule) => [rule.id, rule]));
  return [
    { name: "severity", of: ({ severity }) => severity },
    { name: "subject", of: ({ subject }) => nameOf(subject) },
    { name: "finding", of: ({ message }) => message },
    { name: "remedy", of: remedyCell },
    { name: "since", of: ({ introduced }) => introduced.at },
    { name: "revision", of: ({ introduced }) => introduced.revision },
    { name: "editor", of: editor },
    { name: "exposure", of: age },
    { name: "due_at", of: ({ dueAt }) => dueAt },
    { name: "rule", of: ({ rule }) => rule },
    { name: "rule_owner", of: ({ rule }) => rules.get(rule)?.owner ?? null },
    { name: "controls", of: ({ controls }) => spaced(controls) },
    ...open.map((name) => ({ name, of: () => null })),
    { name: "id", of: ({ id }) => id }
  ];
}
function editor({ introduced: { revision, by, exact } }) {
  if (revision === null) return null;
  return exact ? plain(personWords(by)) : "not known";
}
export {
  planCsv
};
