import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  toldOf
} from "./chunk-chunk-EMTNVA33.js";
import "./chunk-chunk-LY4D2PXE.js";
import {
  worstFirst
} from "./chunk-chunk-YGFQAK7O.js";
import {
  viewOf
} from "./chunk-chunk-W4IGAWFC.js";
import {
  builtInFailing,
  countsWords,
  hiddenWords,
  openCount,
  rulesWords,
  sinceCounts,
  sinceLast
} from "./chunk-chunk-U3UAT5DI.js";
import {
  bookOf
} from "./chunk-chunk-ODIOXHXG.js";
import {
  plain,
  some,
  thousands
} from "./chunk-chunk-357X2JHD.js";
import "./chunk-chunk-WNWQCOS2.js";
import {
  clip,
  xml
} from "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-2KDALSGB.js";
import {
  instantOf,
  instantText
} from "./chunk-chunk-SIYFOCKV.js";
import "./chunk-chunk-RHYGES5V.js";
import "./chunk-chunk-RPXPASOV.js";

// src/reporters/junit.ts
var MAX_FINDINGS = 50;
var MAX_TEXT = 1e3;
var limits = { text: 200, entries: 8 };
var junit = (report) => {
  const view = viewOf(report);
  const book = bookOf(report);
  const cases = [evidenceCase(report), ...ruleCases(report, view, book)];
  const suites = grouped(cases, ({ suite }) => suite);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    "<testsuites>",
    ...[...suites].flatMap(([name, cases2], i) => suiteLines(name, cases2, i, report, view)),
    "</testsuites>"
  ];
  return `${lines.join("\n")}
`;
};
function evidenceCase({ evidence, verdict }) {
  const problems = evidence.problems.slice(0, MAX_FINDINGS).map(({ message }) => message);
  const says = verdict === "tampered" ? "the history is not what was sealed" : `no verdict: ${problems[0] ?? "the evidence is incomplete"}`;
  const failed = verdict === "tampered" || verdict === "incomplete";
  const outcome = failed ? { as: "error", says, lines: problems } : void 0;
  return { suite: "driftline", name: "the evidence is complete", outcome };
}
function ruleCases(report, view, book) {
  const found = grouped(view.findings, ({ rule }) => rule);
  return [
    ...report.rules.map((row) => {
      const failures = failureOf(found.get(row.id) ?? [], book);
      return { suite: row.policy ?? "built-in", name: row.id, outcome: failures ?? withoutFindings(row) };
    }),
    ...builtInFailing(report).map((rule) => ({
      suite: "built-in",
      name: rule,
      outcome: failureOf(found.get(rule) ?? [], book) ?? unshown
    }))
  ];
}
function withoutFindings({ status, reason }) {
  if (status === "not-evaluated")
    return { as: "skipped", says: `not evaluated: ${reason ?? "no reason given"}`, lines: [] };
  return status === "failing" ? unshown : void 0;
}
var unshown = { as: "failure", says: "failing; its findings are not shown here", lines: [] };
function failureOf(findings, book) {
  const open = worstFirst(findings.filter((finding) => finding.status === "open"));
  if (open.length === 0) return void 0;
  const shown = open.slice(0, MAX_FINDINGS).map((finding) => {
    const where = finding.location ? ` (${finding.location.file}:${finding.location.line})` : "";
    return `${finding.severity}, ${finding.id}: ${plain(toldOf(finding, book, limits))}${where}`;
  });
  const more = open.length > shown.length ? [`and ${thousands(open.length - shown.length)} more; the JSON report has all`] : [];
  const first = open[0];
  const says = open.length === 1 ? first.message : `${some(open.length, "finding is", "findings are")} open: ${first.message}`;
  return { as: "failure", says, lines: [...shown, ...more] };
}
function suiteLines(name, cases, id, report, view) {
  const time = instantOf(report.asOf) ?? 0;
  const open = {
    name: token(name),
    package: "driftline",
    id,
    timestamp: instantText(time).slice(0, 19),
    hostname: "localhost",
    ...tally(cases),
    time: 0
  };
  return [
    `<testsuite${attributes(open)}>`,
    "<properties>",
    ...properties(report, view).map(([name2, value]) => `<property${attributes({ name: name2, value })}/>`),
    "</properties>",
    ...cases.flatMap(caseLines),
    "<system-out></system-out>",
    "<system-err></system-err>",
    "</testsuite>"
  ];
}
function properties(report, view) {
  const since = sinceLast(report);
  return [
    ["organization", report.organization],
    ["verdict", report.verdict],
    ...since ? [["since the last audit", sinceCounts(since)]] : [],
    ["counts", countsWords(report, openCount(report))],
    ["rules", rulesWords(report)],
    ...hiddenWords(report, view).map((words) => ["not shown", plain(words)])
  ];
}
function caseLines({ suite, name, outcome }) {
  const start = `<testcase${attributes({ name: token(name), classname: token(suite), time: 0 })}`;
  if (!outcome) return [`${start}/>`];
  const { as, says, lines } = outcome;
  const type = as === "skipped" ? {} : { type: as === "error" ? "incomplete" : "finding" };
  const text = lines.map((line) => `
- ${xml(clip(line, 4 * MAX_TEXT))}`).join("");
  const body = text === "" ? "/>" : `>${text}
</${as}>`;
  return [`${start}>`, `<${as}${attributes({ message: says, ...type })}${body}`, "</testcase>"];
}
function tally(cases) {
  const having = (as) => cases.filter(({ outcome }) => outcome?.as === as).length;
  return { tests: cases.length, failures: having("failure"), errors: having("error"), skipped: having("skipped") };
}
function token(name) {
  return name === "" ? '""' : name;
}
function grouped(items, key) {
  const groups = /* @__PURE__ */ new Map();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}
function attributes(given) {
  return Object.entries(given).map(([name, value]) => ` ${name}="${typeof value === "number" ? value : xml(clip(value, MAX_TEXT))}"`).join("");
}
export {
  junit
};
