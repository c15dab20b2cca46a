import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  table,
  yes
} from "./chunk-chunk-BWE7MOLL.js";
import {
  personWords
} from "./chunk-chunk-YGFQAK7O.js";
import {
  viewOf
} from "./chunk-chunk-W4IGAWFC.js";
import "./chunk-chunk-U3UAT5DI.js";
import "./chunk-chunk-ODIOXHXG.js";
import {
  plain,
  some,
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

// src/reporters/access-csv.ts
var open = ["decision", "reviewed_by", "reviewed_on"];
var accessCsv = (report) => {
  const rows = [...report.access.map((grant) => ({ grant })), ...report.editors.map((editor) => ({ editor }))];
  return table(report, viewOf(report), columns, rows);
};
var columns = [
  { name: "basis", of: ({ grant }) => grant ? "setting" : "history" },
  { name: "who", of: ({ grant, editor }) => grant ? holder(grant) : editor.email ?? editor.id },
  { name: "user_id", of: ({ editor }) => editor?.id ?? null },
  { name: "may", of: ({ grant }) => grant?.grants ?? "Changed the controls." },
  { name: "limited_to", of: ({ grant }) => grant?.limits ? valueText(grant.limits) : null },
  { name: "because", of: ({ grant, editor }) => grant ? grant.because : deeds(editor) },
  { name: "setting", of: ({ grant }) => grant ? nameOf(grant.subject) : null },
  { name: "pointer", of: ({ grant }) => grant?.subject ?? null },
  { name: "since_revision", of: ({ grant }) => grant?.since.revision ?? null },
  { name: "since", of: ({ grant }) => grant?.since.at ?? null },
  { name: "granted_by", of: ({ grant }) => grant ? giver(grant) : null },
  { name: "exact", of: ({ grant }) => grant ? yes(grant.exact) : null },
  ...open.map((name) => ({ name, of: () => null }))
];
function holder({ to, who }) {
  return to === "listed" ? valueText(who) : `(${to})`;
}
function giver({ since, exact }) {
  return exact ? plain(personWords(since.by)) : "not known";
}
function deeds({ revisions, unapproved, loosening }) {
  return `${some(revisions, "revision")}, ${unapproved} not listed, ${loosening} looser`;
}
export {
  accessCsv
};
