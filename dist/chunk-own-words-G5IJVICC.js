import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  changeWords,
  newsWords,
  planIssues,
  subjectsOf
} from "./chunk-chunk-IYNDGRF5.js";
import "./chunk-chunk-KVEERMO4.js";
import "./chunk-chunk-IK6A6OK4.js";
import "./chunk-chunk-SFV4GVFS.js";
import "./chunk-chunk-GDQ7P2TN.js";
import "./chunk-chunk-E6Q6L4HU.js";
import "./chunk-chunk-AUXU6BDE.js";
import "./chunk-chunk-IZTQYYIX.js";
import {
  bookOf
} from "./chunk-chunk-3T34AVPF.js";
import "./chunk-chunk-RRMNO5IW.js";
import "./chunk-chunk-RTKVPR63.js";
import "./chunk-chunk-7BTF5R6Q.js";
import "./chunk-chunk-QZ7J7UFA.js";
import "./chunk-chunk-BPIGHK4L.js";
import "./chunk-chunk-YPYL2KTM.js";
import "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-ZLEFRJH7.js";
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
