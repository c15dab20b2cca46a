import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  becauseWords
} from "./chunk-chunk-6FFNFXA2.js";
import {
  sheet,
  yes
} from "./chunk-chunk-BWE7MOLL.js";
import "./chunk-chunk-U3UAT5DI.js";
import {
  missingWords
} from "./chunk-chunk-ODIOXHXG.js";
import {
  valueText
} from "./chunk-chunk-357X2JHD.js";
import "./chunk-chunk-WNWQCOS2.js";
import {
  nameOf
} from "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-2KDALSGB.js";
import "./chunk-chunk-SIYFOCKV.js";
import "./chunk-chunk-RHYGES5V.js";
import "./chunk-chunk-RPXPASOV.js";

// src/commands/tables.ts
function moment(prefix, of) {
  return [
    { name: `${prefix}revision`, of: (row) => of(row)?.revision ?? null },
    { name: `${prefix}at`, of: (row) => of(row)?.at ?? null },
    { name: `${prefix}by`, of: (row) => of(row)?.by?.email ?? of(row)?.by?.id ?? null }
  ];
}
function place() {
  return [
    { name: "setting", of: ({ subject }) => nameOf(subject) },
    { name: "pointer", of: ({ subject }) => subject }
  ];
}
function changeSheet(rows) {
  const columns = [
    ...moment("", ({ by }) => by),
    { name: "listed_editor", of: ({ listed }) => yes(listed) },
    { name: "setting", of: ({ change }) => change && nameOf(change.subject) },
    { name: "pointer", of: ({ change }) => change && change.subject },
    { name: "direction", of: ({ change }) => change && change.direction },
    { name: "before", of: ({ change }) => change && valueText(change.before) },
    { name: "after", of: ({ change }) => change && valueText(change.after) },
    { name: "approval", of: ({ change }) => change?.approval?.id ?? null },
    { name: "approval_result", of: ({ change }) => change?.approval?.result ?? null },
    { name: "missing_before", of: ({ missing }) => missingWords(missing) || null }
  ];
  return sheet(columns, rows, {});
}
function effectSheet(windows, held, value) {
  const columns = [
    ...place(),
    { name: "value", of: () => value },
    {
      name: "what",
      of: ({ because, inForce }) => because ? inForce === true ? "in force" : "no effect" : "contained"
    },
    ...moment("from_", ({ from }) => from),
    { name: "from_exact", of: ({ from }) => yes(from.exact) },
    ...moment("until_", ({ until }) => until),
    {
      name: "because",
      of: ({ because, subject, inForce = null }) => because ? becauseWords({ because, subject, inForce }) : null
    }
  ];
  return sheet(columns, [...windows, ...held], {});
}
function breakSheet(rows) {
  const columns = [
    ...place(),
    { name: "status", of: ({ status }) => status },
    ...moment("from_", ({ introduced }) => introduced),
    ...moment("until_", ({ resolved }) => resolved),
    { name: "exposure_seconds", of: ({ exposureSeconds }) => exposureSeconds },
    { name: "message", of: ({ message }) => message }
  ];
  return sheet(columns, rows, {});
}
function blameSheet(rows) {
  const columns = [
    ...place(),
    { name: "value", of: ({ value }) => valueText(value) },
    ...moment("", (row) => row),
    { name: "exact", of: ({ exact }) => yes(exact) },
    { name: "age_seconds", of: ({ ageSeconds }) => ageSeconds },
    { name: "before", of: ({ before }) => before === null ? null : valueText(before) },
    { name: "approval", of: ({ approval }) => approval?.id ?? null },
    { name: "approval_result", of: ({ approval }) => approval?.result ?? null }
  ];
  return sheet(columns, rows, {});
}
export {
  blameSheet,
  breakSheet,
  changeSheet,
  effectSheet
};
