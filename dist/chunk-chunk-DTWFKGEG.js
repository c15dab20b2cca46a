import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  shortDigest
} from "./chunk-chunk-FJEY2XIU.js";
import {
  tallyWords
} from "./chunk-chunk-U3UAT5DI.js";
import {
  at,
  joined,
  listed,
  prose,
  say,
  some,
  thousands,
  value,
  who
} from "./chunk-chunk-357X2JHD.js";
import {
  worstToBest
} from "./chunk-chunk-RHYGES5V.js";

// src/reporters/fleet/words.ts
var MAX_NAMES = 4;
var MAX_PROBLEMS = 10;
function fleetStanding(fleet) {
  return { headline: headline(fleet), sentences: [organizationsWords(fleet), ...worstRule(fleet), ...drift(fleet)] };
}
function headline({ verdict, organizations, problems, summary }) {
  const of = (one) => organizations.filter((row) => row.verdict === one).map((row) => row.organization);
  const { total, drifted, compliant } = summary.organizations;
  if (verdict === "tampered") return say`The history of ${namesWords(of("tampered"))} has changed.`;
  if (verdict === "incomplete") {
    const [first, ...rest] = problems;
    const more = rest.length > 0 ? [`, and ${some(rest.length, "more problem")}`] : [];
    return say`No verdict on the fleet: ${first ? prose(first.message) : ["an audit is incomplete"]}${more}.`;
  }
  if (verdict === "drifted") return [`${thousands(drifted)} of ${some(total, "organization")} drifted.`];
  return [compliant === 1 ? "The organization is compliant." : `All ${some(total, "organization")} are compliant.`];
}
function organizationsWords({ summary: { organizations } }) {
  const { total, missing, stale, unexpected, ...verdicts } = organizations;
  const part = (rows) => Object.entries(rows).flatMap(([word, n]) => n > 0 ? [`${thousands(n)} ${word}`] : []);
  const parts = [part(verdicts).toReversed().join(", "), ...part({ missing, stale, unexpected })];
  return [`${some(total, "organization")}: ${parts.filter((one) => one !== "").join("; ")}.`];
}
function worstRule({ rules, summary }) {
  const [worst] = rules;
  if (!worst || worst.worst === null) return [];
  const { total } = summary.organizations;
  return [
    say`The worst, ${[worst.worst]}: ${worst.id} fails in ${[`${thousands(worst.counts.failing)} of ${some(total, "organization")}`]}.`
  ];
}
function drift({ summary: { rules, policies, organizations } }) {
  if (organizations.total < 2) return [];
  const first = rules.differing === 0 ? "No rule holds in one organization and fails in another" : `${some(rules.differing, "rule is", "rules are")} not the same everywhere`;
  const second = policies.differing > 0 ? `; ${some(policies.differing, "policy has", "policies have")} several versions` : "";
  return [[`${first}${second}.`]];
}
function namesWords(names, max = MAX_NAMES) {
  const shown = names.slice(0, max).map((name) => who(name));
  const more = names.length - shown.length;
  return more > 0 ? [...joined(shown, ", "), ` and ${thousands(more)} more`] : listed(shown);
}
function problemLines({ problems }) {
  const more = problems.length - MAX_PROBLEMS;
  return [
    ...problems.slice(0, MAX_PROBLEMS).map(({ message }) => prose(message)),
    ...more > 0 ? [[`and ${some(more, "more problem")}, in the JSON report`]] : []
  ];
}
function fleetCounts({ summary }) {
  const open = totalOf(summary.open);
  const detail = open > 0 ? `: ${tallyWords(summary.open)}` : "";
  const noted = summary.noted > 0 ? `, ${thousands(summary.noted)} noted` : "";
  return `${thousands(open)} open${detail}; ${thousands(summary.resolved)} resolved, ${thousands(summary.excepted)} excepted${noted}`;
}
function totalOf(tally) {
  return worstToBest.reduce((sum, severity) => sum + tally[severity], 0);
}
function rangeWords({ revisions: { first, last } }) {
  if (first === null || last === null) return "none";
  return first === last ? String(first) : `${first}–${last}`;
}
function evidenceWords({ evidence, stale }) {
  const complete = evidence.complete ? "complete" : "incomplete";
  return [complete, ...stale ? ["stale"] : [], ...evidence.emulated ? ["of an emulator"] : []].join(", ");
}
function lastAuditWords({ lastCompleteAudit }) {
  return lastCompleteAudit === null ? ["none known"] : at(lastCompleteAudit);
}
function failsWords({ counts }, { summary }) {
  return `fails in ${thousands(counts.failing)} of ${thousands(summary.organizations.total)}`;
}
var cellWords = {
  failing: "fails in",
  excepted: "excepted in",
  "not-evaluated": "not evaluated in",
  passing: "holds in",
  clear: "nothing open in"
};
function whereWords(rule) {
  const parts = Object.keys(cellWords).flatMap((status) => {
    const names = rule.cells.filter((cell) => cell.status === status).map((cell) => cell.organization);
    return names.length === 0 ? [] : [say`${[cellWords[status]]} ${namesWords(names)}`];
  });
  const absent = rule.counts.absent > 0 ? [[`${thousands(rule.counts.absent)} without this rule`]] : [];
  return joined([...parts, ...absent], "; ");
}
function versionsWords({ versions, absent }, max = MAX_NAMES) {
  const shown = versions.slice(0, max).map(
    ({ digest, rules, organizations }) => say`${value(shortDigest(digest))} (${[some(rules, "rule")]}) in ${namesWords(organizations)}`
  );
  const more = versions.length > shown.length ? [[some(versions.length - shown.length, "more version")]] : [];
  const without = absent.length > 0 ? [say`without it: ${namesWords(absent)}`] : [];
  return joined([...shown, ...more, ...without], "; ");
}
var letters = { critical: "C", high: "H", medium: "M", low: "L", info: "I" };
function cellMark(cell) {
  if (!cell) return "–";
  if (cell.worst !== null) return `${letters[cell.worst]}${thousands(cell.open)}`;
  return { failing: "F", "not-evaluated": "?", excepted: "E", passing: "✓", clear: "0" }[cell.status];
}
var markWords = "C, H, M, L and I stand for critical, high, medium, low and info, with the number of open findings; ✓: holds; 0: built in, nothing open; E: excepted; ?: not evaluated; –: not among the organization's rules";

export {
  fleetStanding,
  organizationsWords,
  namesWords,
  problemLines,
  fleetCounts,
  totalOf,
  rangeWords,
  evidenceWords,
  lastAuditWords,
  failsWords,
  whereWords,
  versionsWords,
  cellMark,
  markWords
};
