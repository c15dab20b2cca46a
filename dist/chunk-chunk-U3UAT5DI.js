import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  at,
  joined,
  revision,
  say,
  some,
  thousands,
  value
} from "./chunk-chunk-357X2JHD.js";
import {
  worstToBest
} from "./chunk-chunk-RHYGES5V.js";

// src/reporters/words.ts
var disclaimer = "Evidence, not a compliance determination.";
function openCount(report) {
  return Object.values(report.summary.open).reduce((sum, n) => sum + n, 0);
}
function tallyWords(tally) {
  const some2 = worstToBest.filter((severity) => tally[severity] > 0);
  return some2.map((severity) => `${thousands(tally[severity])} ${severity}`).join(", ") || "none";
}
function countsWords({ summary }, open) {
  const detail = open > 0 ? `${causesWords(summary, open)}: ${tallyWords(summary.open)}` : "";
  const noted = summary.noted > 0 ? `, ${thousands(summary.noted)} noted` : "";
  return `${thousands(open)} open${detail}; ${thousands(summary.resolved)} resolved, ${thousands(summary.excepted)} excepted${noted}`;
}
function causesWords({ causes }, open) {
  return causes < open ? ` from ${some(causes, "cause")}` : "";
}
function builtInFailing({ rules, findings }) {
  const known = new Set(rules.map(({ id }) => id));
  const open = findings.filter(({ status, rule }) => status === "open" && !known.has(rule));
  return [...new Set(open.map(({ rule }) => rule))].sort();
}
function rulesWords(report) {
  const {
    rules: rows,
    summary: { rules }
  } = report;
  const others = builtInFailing(report).length;
  const besides = others > 0 ? `; besides, ${some(others, "built-in rule fails", "built-in rules fail")}` : "";
  const accepted = rows.filter(({ status }) => status === "excepted").length;
  const excepted = accepted > 0 ? `, ${thousands(accepted)} of them by an exception` : "";
  const failing = rules.failing > 0 ? `, ${thousands(rules.failing)} fail${rules.failing === 1 ? "s" : ""}` : "";
  const not = rules.notEvaluated > 0 ? `, ${thousands(rules.notEvaluated)} not evaluated` : "";
  return `${thousands(rules.passing)} of ${some(rules.total, "rule")} hold${rules.passing === 1 ? "s" : ""}${excepted}${failing}${not}${besides}`;
}
function revisionsWords({ evidence: { revisions } }) {
  const { first, last } = revisions;
  if (first === null || last === null) return "no revision";
  const missing = last - first + 1 - revisions.count;
  const gap = missing > 0 ? `${thousands(missing)} of ${thousands(last - first + 1)} missing` : "no gap";
  const later = revisions.leftOut > 0 ? `, ${thousands(revisions.leftOut)} later left out` : "";
  return `${some(revisions.count, "revision")} (${first === last ? first : `${first}–${last}`}), ${gap}${later}`;
}
function hiddenWords(report, { hidden }) {
  const { reportSeverity, since } = report.view;
  const start = since !== null && /^\d{1,15}$/.test(since) ? revision(Number(since)) : at(since ?? "");
  const lines = [];
  if (hidden.below > 0)
    lines.push([
      `${some(hidden.below, "finding")} below ${reportSeverity} ${are(hidden.below)} not shown here; the counts include ${hidden.below === 1 ? "it" : "them"}.`
    ]);
  if (hidden.earlier > 0)
    lines.push(
      say`${[some(hidden.earlier, "finding")]} that neither opened, moved on nor ended since ${start} ${[are(hidden.earlier)]} not shown here; the counts include ${[hidden.earlier === 1 ? "it" : "them"]}.`
    );
  if (hidden.revisions > 0)
    lines.push(say`${[some(hidden.revisions, "revision")]} before ${start} ${[are(hidden.revisions)]} not shown here.`);
  return lines;
}
var are = (n) => n === 1 ? "is" : "are";
function sinceLast({ summary: { sinceLast: last } }) {
  if (!last) return void 0;
  const line = (word, ids) => ({ word, ids, named: ids });
  return [
    line("new", last.new),
    line("reopened", last.reopened),
    { ...line("still open", last.stillOpen), named: [] },
    line("resolved", last.resolved),
    line("found no more", last.gone),
    line("came and went", last.transient),
    line("whose exception ends soon", last.expiring)
  ];
}
function sinceCounts(lines) {
  return lines.map(({ word, ids }) => `${thousands(ids.length)} ${word}`).join(", ");
}
function noLastWords({ evidence: { ledger } }) {
  if (ledger === null) return "No earlier audit is known to this one (no ledger): there is nothing to compare with.";
  if (ledger.lastCompleteAudit === null) return "First audit: there is nothing to compare with.";
  return "This audit was not compared with the last one.";
}
function rulesOf(ids, book, max) {
  const counts = /* @__PURE__ */ new Map();
  for (const id of ids) {
    const rule = book.findings.get(id)?.rule;
    if (rule !== void 0) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  const shown = [...counts].slice(0, max).map(([rule, n]) => n === 1 ? value(rule) : [...value(rule), ` ×${thousands(n)}`]);
  return counts.size > max ? [...joined(shown, ", "), ` and ${some(counts.size - max, "more rule")}`] : joined(shown, ", ");
}

export {
  disclaimer,
  openCount,
  tallyWords,
  countsWords,
  builtInFailing,
  rulesWords,
  revisionsWords,
  hiddenWords,
  sinceLast,
  sinceCounts,
  noLastWords,
  rulesOf
};
