import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  changeWords,
  newsWords,
  planIssues,
  subjectsOf
} from "./chunk-chunk-IIKMGP7F.js";
import "./chunk-chunk-PNI7JLT3.js";
import "./chunk-chunk-NUM5YSC7.js";
import "./chunk-chunk-WMGHYA3U.js";
import "./chunk-chunk-FJEY2XIU.js";
import "./chunk-chunk-J4MCARF7.js";
import "./chunk-chunk-ODGW5OH2.js";
import "./chunk-chunk-YY5COTNK.js";
import "./chunk-chunk-LY4D2PXE.js";
import "./chunk-chunk-YGFQAK7O.js";
import "./chunk-chunk-W4IGAWFC.js";
import "./chunk-chunk-U3UAT5DI.js";
import {
  bookOf
} from "./chunk-chunk-ODIOXHXG.js";
import "./chunk-chunk-357X2JHD.js";
import "./chunk-chunk-CM6Z4NHK.js";
import "./chunk-chunk-QZ7J7UFA.js";
import "./chunk-chunk-WNWQCOS2.js";
import "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-2KDALSGB.js";
import "./chunk-chunk-SIYFOCKV.js";
import "./chunk-chunk-RHYGES5V.js";
import "./chunk-chunk-RPXPASOV.js";

// src/github/own-words.ts
var place = { server: "", owner: "", repository: "", run: "1" };
var reasons = ["rule-gone", "not-found", "noted", "hidden", "organization-gone", "moved"];
var news = [
  { what: "severity", from: "low" },
  ...["late", "again", "reopened", "lapsed", "resolved", "accepted", "hand"].map((what) => ({ what })),
  ...reasons.map((why) => ({ what: "retired", why })),
  { what: "duplicate", of: 1 }
];
function issueWords(report) {
  const book = bookOf(report);
  const each = report.findings.map((finding, i) => ({ ...finding, key: `${i}` }));
  const whole = { ...report, findings: each };
  const anchor = { size: 1, head: "" };
  const input = { report: whole, issues: [], place, seat: null, anchor };
  const plans = [
    planIssues({ ...input, mode: "per-finding", max: each.length }),
    planIssues({ ...input, mode: "single", max: 0 })
  ];
  const subjects = [...subjectsOf(whole).values()];
  const summary = {
    ...input,
    mode: "single",
    max: 0,
    book,
    id: "",
    known: void 0,
    subjects,
    own: [],
    beneath: subjects,
    all: subjects
  };
  const changes = { came: subjects, worse: subjects, ended: subjects, vanished: 1 };
  return [
    ...plans.flatMap(
      ({ operations }) => operations.flatMap((one) => one.do === "create" ? [one.title, one.body] : [])
    ),
    ...report.findings.map((finding) => newsWords(news, finding, book, place)),
    ...["changed", "reopened", "done", "hand-open", "hand-closed"].map(
      (what) => changeWords(what, changes, summary)
    )
  ];
}
export {
  issueWords
};
