import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  beginning,
  lastDay,
  worstFirst
} from "./chunk-chunk-YGFQAK7O.js";
import {
  viewOf
} from "./chunk-chunk-W4IGAWFC.js";
import {
  countsWords,
  openCount,
  revisionsWords,
  rulesWords
} from "./chunk-chunk-U3UAT5DI.js";
import {
  at,
  capital,
  listed,
  prose,
  say,
  some,
  thousands
} from "./chunk-chunk-357X2JHD.js";
import {
  duration
} from "./chunk-chunk-TXR2ON6E.js";
import {
  worstToBest
} from "./chunk-chunk-RHYGES5V.js";

// src/reporters/standing.ts
var told = {
  tampered: (report, open, lead) => {
    const proof = open.find((finding) => /^integrity\/(?:rewritten|truncated|revision-conflict)$/.test(finding.rule));
    const what = proof?.message ?? report.evidence.problems[0]?.message;
    return {
      headline: what === void 0 ? ["The history is not what was sealed."] : say`The history has changed: ${prose(what)}.`,
      sentences: [["No verdict on this history can be relied on; ask the service which content is true."], ...lead]
    };
  },
  incomplete: (report, _, lead) => ({
    headline: say`No verdict: ${problemsWords(report)}.`,
    sentences: [regardless(report), ...lead]
  }),
  nothing: (report) => ({
    headline: say`Nothing was evaluated: ${nothingWords(report)}.`,
    sentences: [["This is no verdict on the settings: no rule was applied to them."]]
  }),
  drifted: (_, open, lead) => ({ headline: driftWords(open), sentences: lead }),
  compliant: (report, _, lead) => ({
    headline: [
      report.summary.excepted > 0 ? "Every rule holds or has a valid exception." : "Every evaluated rule holds."
    ],
    sentences: [covered(report), ...excepted(report), ...lead]
  })
};
function standingOf(book, limits) {
  const { report } = book;
  const open = report.findings.filter((finding) => finding.status === "open");
  const { findings, hidden } = viewOf(report);
  const worst = worstFirst(findings.filter((finding) => finding.status === "open"))[0];
  const state = stateOf(report);
  return {
    state,
    worst,
    ...told[state](report, open, worst ? [worstWords(worst, hidden.earlier > 0, book, limits)] : [])
  };
}
function stateOf(report) {
  const { verdict, evidence, summary } = report;
  if (verdict === "tampered") return verdict;
  const judged = summary.rules.passing + summary.rules.failing;
  const nothing = evidence.revisions.count === 0 || summary.rules.total === 0 || evidence.complete && judged === 0;
  return nothing && verdict !== "drifted" ? "nothing" : verdict;
}
function nothingWords(report) {
  const { problems, revisions } = report.evidence;
  if (problems[0] && problems[0].code !== "no-history") return problemsWords(report);
  if (revisions.leftOut > 0) return ["no revision is as old as this audit"];
  if (revisions.count === 0) return ["there is no revision"];
  return [
    `no rule applies to ${revisions.count === 1 ? "this revision" : `these ${some(revisions.count, "revision")}`}`
  ];
}
function problemsWords(report) {
  const [first, ...rest] = report.evidence.problems;
  if (!first) return ["the evidence is incomplete"];
  return [...prose(first.message), ...rest.length > 0 ? [`, and ${some(rest.length, "more problem")}`] : []];
}
function regardless(report) {
  const open = openCount(report);
  const held = `${some(report.evidence.revisions.count, "revision")} could be read`;
  return [
    open === 0 ? `${held}; nothing open was found in what was seen.` : `${held}; ${some(open, "finding is", "findings are")} open regardless.`
  ];
}
function driftWords(open) {
  const differing = open.filter((finding) => finding.kind === "setting");
  const settings = new Set(differing.map((finding) => finding.subject)).size;
  const others = open.length - differing.length;
  const differ = `${some(settings, "setting differs", "settings differ")} from policy`;
  if (settings === 0) return [`${some(others, "finding is", "findings are")} open.`];
  return [
    others === 0 ? `${differ}.` : `${differ}; ${some(others, "further finding is", "further findings are")} open.`
  ];
}
function worstWords(finding, isPartial, book, limits) {
  const length = finding.exposureSeconds === null ? "" : ` has been open for ${finding.introduced.exact ? "" : "at least "}${duration(finding.exposureSeconds)}`;
  return say`The worst${[isPartial ? " of those shown" : ""]}, ${[finding.severity]},${[length === "" ? " is an event" : length]}: ${beginning(finding, book, limits)}.`;
}
function covered(report) {
  const { firstAt, lastAt } = report.evidence.revisions;
  const period = firstAt !== null && lastAt !== null ? say`, ${at(firstAt)} to ${at(lastAt)}` : [];
  const left = listed(report.notEvaluated.slice(0, 5).map((one) => prose(one.what)));
  const missing = left.length > 0 ? say`; not evaluated: ${left}` : [];
  return say`${[rulesWords(report)]}; judged: ${[revisionsWords(report)]}${period}${missing}.`;
}
function excepted(report) {
  const ends = report.findings.flatMap(
    (finding) => finding.status === "excepted" && finding.exception?.expires ? [finding.exception.expires] : []
  );
  if (report.summary.excepted === 0) return [];
  const next = ends.toSorted()[0];
  return [
    say`${[some(report.summary.excepted, "finding is", "findings are")]} excepted${next === void 0 ? [] : say`; the next exception ends with ${lastDay(next)}`}.`
  ];
}
function stateTitle(report) {
  const state = stateOf(report);
  if (state === "nothing") return "Nothing evaluated";
  const word = capital([state])[0];
  const worst = worstToBest.find((severity) => report.summary.open[severity] > 0);
  return worst ? `${word} (${thousands(report.summary.open[worst])} ${worst})` : word;
}
function publicWords(report) {
  const state = stateOf(report) === "nothing" ? ", nothing evaluated" : "";
  return `${capital([report.verdict])[0]}${state}: ${countsWords(report, openCount(report))}; ${rulesWords(report)}; ${some(report.evidence.revisions.count, "revision")} judged.`;
}

export {
  standingOf,
  stateOf,
  stateTitle,
  publicWords
};
