import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  table,
  yes
} from "./chunk-chunk-BWE7MOLL.js";
import {
  stateWords
} from "./chunk-chunk-J4MCARF7.js";
import {
  personWords
} from "./chunk-chunk-YGFQAK7O.js";
import {
  viewOf
} from "./chunk-chunk-W4IGAWFC.js";
import "./chunk-chunk-U3UAT5DI.js";
import "./chunk-chunk-ODIOXHXG.js";
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

// src/reporters/secrets-csv.ts
var secretsCsv = (report) => {
  const rows = report.secrets.flatMap((row, i) => {
    const spans = row.spans ?? [];
    return spans.length === 0 ? [{ secret: i + 1, row, span: null }] : spans.map((span) => ({ secret: i + 1, row, span }));
  });
  return table(report, viewOf(report), columns, rows);
};
var columns = [
  { name: "secret", of: ({ secret }) => secret },
  { name: "form", of: ({ row }) => row.form },
  { name: "fingerprint", of: ({ row }) => row.fingerprint },
  { name: "state", of: ({ row }) => stateWords(row) },
  { name: "setting", of: ({ row, span }) => nameOf((span ?? row).subject) },
  { name: "pointer", of: ({ row, span }) => (span ?? row).subject },
  { name: "from_revision", of: ({ row, span }) => span?.from.revision ?? row.sinceRevision },
  { name: "from", of: ({ row, span }) => span?.from.at ?? row.at },
  { name: "from_exact", of: ({ span }) => span ? yes(span.from.exact) : null },
  { name: "set_by", of: ({ span }) => span ? author(span.from) : null },
  { name: "until_revision", of: ({ span }) => span?.until?.revision ?? null },
  { name: "until", of: ({ span }) => span?.until?.at ?? null },
  { name: "until_exact", of: ({ span }) => span?.until ? yes(span.until.exact) : null },
  { name: "ended_by", of: ({ span }) => span?.until ? author(span.until) : null },
  { name: "ended", of: ({ span }) => span?.ended ?? null },
  { name: "next_fingerprint", of: ({ span }) => span?.next ?? null },
  { name: "masked_since_revision", of: ({ span }) => span?.masked?.revision ?? null }
];
function author({ by, exact }) {
  return exact ? plain(personWords(by)) : "not known";
}
export {
  secretsCsv
};
