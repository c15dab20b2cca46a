import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  table,
  yes
} from "./chunk-chunk-RCEPQXYL.js";
import {
  viewOf
} from "./chunk-chunk-IZTQYYIX.js";
import {
  personWords
} from "./chunk-chunk-3T34AVPF.js";
import "./chunk-chunk-RRMNO5IW.js";
import {
  valueText
} from "./chunk-chunk-RTKVPR63.js";
import {
  plain,
  some
} from "./chunk-chunk-7BTF5R6Q.js";
import "./chunk-chunk-BPIGHK4L.js";
import "./chunk-chunk-YPYL2KTM.js";
import {
  nameOf
} from "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-ZLEFRJH7.js";
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
  return `${some(revisions, "revision")}, ${unapproved} not approved, ${loosening} looser`;
}
export {
  accessCsv
};
