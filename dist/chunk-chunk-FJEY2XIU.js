import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  secretsWords
} from "./chunk-chunk-J4MCARF7.js";
import {
  revisionsWords,
  rulesWords
} from "./chunk-chunk-U3UAT5DI.js";
import {
  at,
  joined,
  prose,
  revision,
  say,
  some,
  thousands,
  value
} from "./chunk-chunk-357X2JHD.js";
import {
  grouped
} from "./chunk-chunk-QZ7J7UFA.js";
import {
  duration
} from "./chunk-chunk-TXR2ON6E.js";
import {
  worstToBest
} from "./chunk-chunk-RHYGES5V.js";

// src/reporters/exposed.ts
function exposedOf(seconds, findings) {
  const atLeast = findings.some(({ exposureSeconds, introduced }) => exposureSeconds !== null && !introduced.exact);
  return { seconds, atLeast };
}
function exposedWords({ seconds, atLeast }) {
  return `${atLeast ? "at least " : ""}${duration(seconds)}`;
}

// src/reporters/evidence.ts
function evidenceLines(report) {
  const { evidence, summary } = report;
  const { revisions } = evidence;
  return [
    { term: "Source", says: sourceWords(report) },
    ...evidence.problems.slice(0, 5).map((problem) => ({ term: "Incomplete", says: prose(problem.message) })),
    ...evidence.problems.length > 5 ? [{ term: "Incomplete", says: [`and ${some(evidence.problems.length - 5, "more problem")}`] }] : [],
    { term: "Revisions", says: [revisionsWords(report)] },
    ...revisions.firstAt !== null && revisions.lastAt !== null ? [{ term: "Period", says: say`${at(revisions.firstAt)} to ${at(revisions.lastAt)}` }] : [],
    { term: "Policies", says: policiesWords(report) },
    { term: "Rules", says: [rulesWords(report)] },
    ...postureLine(report),
    ...exposedLine(report),
    { term: "Not evaluated", says: notEvaluatedWords(report) },
    {
      term: "Coverage",
      says: say`${summary.coverage.governed} of ${[some(summary.coverage.seen, "setting")]} seen ${[summary.coverage.governed === 1 ? "is" : "are"]} governed by a rule`
    },
    { term: "Secrets", says: [secretsWords(report)] },
    { term: "Ledger", says: ledgerWords(report) },
    { term: "Tool", says: say`driftline ${prose(report.tool.version)}, exit code ${report.exitCode}` }
  ];
}
function postureLine({ posture }) {
  const [first, last] = [posture[0], posture.at(-1)];
  if (!first || !last || posture.length === 1) return [];
  const sum = (of) => posture.reduce((total, row) => total + row[of], 0);
  const windows = ({ open }) => Object.values(open).reduce((total, n) => total + n, 0);
  const worst = posture.reduce((most2, row) => windows(row) > windows(most2) ? row : most2, first);
  const most = windows(worst) > windows(last) ? say`, at most ${windows(worst)} (after ${revision(worst.revision)})` : [];
  return [
    {
      term: "Posture",
      says: say`since ${revision(first.revision)}: ${[some(sum("tighter"), "setting")]} tightened, ${sum("looser")} loosened; ${[some(windows(last), "window")]} open after the last${most}`
    }
  ];
}
function exposedLine({ exposure: { severity }, findings }) {
  const bySeverity = grouped(findings, (finding) => finding.severity);
  const shown = worstToBest.filter((one) => severity[one] > 0).map((one) => [`${one} ${exposedWords(exposedOf(severity[one], bySeverity.get(one) ?? []))}`]);
  return shown.length === 0 ? [] : [{ term: "Exposed", says: [...joined(shown, ", "), " in all"] }];
}
function sourceWords({ evidence }) {
  const asked = evidence.requests > 0 ? [`, ${some(evidence.requests, "request")}`] : [];
  const emulated = evidence.emulated === true ? [", an emulator"] : [];
  const proxied = evidence.proxied === true ? [", a proxy allowed"] : [];
  return say`${[evidence.source]} ${evidence.origin}${asked}${emulated}${proxied}`;
}
function policiesWords({ evidence: { policies } }) {
  if (policies.length === 0) return ["none"];
  const shown = policies.slice(0, 4).map((policy) => say`${policy.id} ${value(shortDigest(policy.digest))}`);
  const more = policies.length > shown.length ? [` and ${thousands(policies.length - shown.length)} more`] : [];
  return say`${[some(policies.length, "file")]}: ${joined(shown, ", ")}${more}`;
}
function shortDigest(digest) {
  return digest.length <= 22 ? digest : `${digest.slice(0, 15)}…${digest.slice(-4)}`;
}
function notEvaluatedWords({ notEvaluated, rules, evidence: { revisions } }) {
  const idle = grouped(
    rules.filter(({ status }) => status === "not-evaluated"),
    ({ reason }) => reason ?? "no reason given"
  );
  const later = revisions.leftOut;
  const all = [
    ...notEvaluated.map((one) => say`${prose(one.what)} (${prose(one.reason)})`),
    ...[...idle].map(([reason, rows]) => say`${ruleNames(rows)} (${prose(reason)})`),
    ...later > 0 ? [[`${some(later, "revision")} after this audit's instant`]] : []
  ];
  if (all.length === 0) return [rules.length === 0 ? "there was no rule to evaluate" : "every rule was evaluated"];
  const more = all.length > 4 ? [` and ${thousands(all.length - 4)} more`] : [];
  return [...joined(all.slice(0, 4), "; "), ...more];
}
function ruleNames(rows) {
  return rows.length === 1 ? say`rule ${rows[0].id}` : [some(rows.length, "rule")];
}
function ledgerWords({ evidence: { ledger } }) {
  if (!ledger) return ["none: a change of the history itself would not be noticed"];
  const anchor = ledger.anchored ? "anchored outside" : "not anchored outside";
  return say`${[some(ledger.size, "entry", "entries")]}, head ${shortDigest(ledger.head)}, ${[anchor]}`;
}

export {
  exposedOf,
  exposedWords,
  evidenceLines,
  shortDigest
};
