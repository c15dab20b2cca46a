import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  revisionsWords,
  rulesWords
} from "./chunk-chunk-RRMNO5IW.js";
import {
  at,
  joined,
  prose,
  revision,
  say,
  some,
  thousands,
  value
} from "./chunk-chunk-7BTF5R6Q.js";
import {
  duration
} from "./chunk-chunk-TXR2ON6E.js";
import {
  worstToBest
} from "./chunk-chunk-RHYGES5V.js";

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
      says: say`${summary.coverage.governed} of ${summary.coverage.seen} settings seen are governed by a rule`
    },
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
function exposedLine({ exposure: { severity } }) {
  const shown = worstToBest.filter((one) => severity[one] > 0).map((one) => [`${one} ${duration(severity[one])}`]);
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
function notEvaluatedWords({ notEvaluated }) {
  if (notEvaluated.length === 0) return ["nothing was left out"];
  const shown = notEvaluated.slice(0, 4).map((one) => say`${prose(one.what)} (${prose(one.reason)})`);
  const more = notEvaluated.length > shown.length ? [` and ${thousands(notEvaluated.length - shown.length)} more`] : [];
  return [...joined(shown, "; "), ...more];
}
function ledgerWords({ evidence: { ledger } }) {
  if (!ledger) return ["none: a change of the history itself would not be noticed"];
  const anchor = ledger.anchored ? "anchored outside" : "not anchored outside";
  return say`${[some(ledger.size, "entry", "entries")]}, head ${shortDigest(ledger.head)}, ${[anchor]}`;
}

export {
  evidenceLines,
  shortDigest
};
