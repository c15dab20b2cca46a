import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  cellMark,
  evidenceWords,
  failsWords,
  fleetCounts,
  fleetStanding,
  lastAuditWords,
  markWords,
  problemLines,
  rangeWords,
  versionsWords,
  whereWords
} from "./chunk-chunk-DTWFKGEG.js";
import {
  fill,
  md
} from "./chunk-chunk-NUM5YSC7.js";
import "./chunk-chunk-FJEY2XIU.js";
import "./chunk-chunk-J4MCARF7.js";
import "./chunk-chunk-YY5COTNK.js";
import "./chunk-chunk-YGFQAK7O.js";
import {
  disclaimer
} from "./chunk-chunk-U3UAT5DI.js";
import "./chunk-chunk-ODIOXHXG.js";
import {
  at,
  say,
  thousands
} from "./chunk-chunk-357X2JHD.js";
import "./chunk-chunk-QZ7J7UFA.js";
import "./chunk-chunk-WNWQCOS2.js";
import {
  nameOf
} from "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-2KDALSGB.js";
import "./chunk-chunk-SIYFOCKV.js";
import {
  worstToBest
} from "./chunk-chunk-RHYGES5V.js";
import "./chunk-chunk-RPXPASOV.js";

// src/reporters/fleet/markdown.ts
var BUDGET = 6e4;
var RESERVE = 600;
var MAX_COLUMNS = 12;
var marks = { compliant: "✓", drifted: "▲", incomplete: "◐", tampered: "⬣" };
var markdown = (fleet) => {
  const { headline, sentences } = fleetStanding(fleet);
  const head = [
    `### ${marks[fleet.verdict]} Fleet ${fleet.verdict}: ${md(headline)}`,
    md(say`As of ${at(fleet.asOf)} · ${[fleetCounts(fleet)]}`),
    sentences.map(md).join(" "),
    ...fleet.problems.length > 0 ? [
      problemLines(fleet).map((line) => `- ${md(line)}`).join("\n")
    ] : []
  ].join("\n\n");
  const tail = `${disclaimer} Verdict ${fleet.verdict}, exit code ${fleet.exitCode}.`;
  const parts = [organizationsPart(fleet), rulesPart(fleet), heatPart(fleet), policiesPart(fleet)];
  const { texts, shown } = fill(parts, BUDGET - Buffer.byteLength(head) - RESERVE);
  const names = [
    "organizations",
    "rules that fail or differ",
    "rules of the heat map",
    "policies with several versions"
  ];
  const cut = shown.flatMap(
    ({ taken, all }, i) => taken < all ? [`${thousands(taken)} of ${thousands(all)} ${names[i]}`] : []
  );
  const said = cut.length > 0 ? `Shown: ${cut.join(", ")}; the HTML and JSON reports have all of them. ` : "";
  return `${[head, ...texts].filter((one) => one !== "").join("\n\n")}

${said}${tail}
`;
};
function table(title, heads) {
  return `${title}

| ${heads.join(" | ")} |
|${" --- |".repeat(heads.length)}
`;
}
function row(cells) {
  return { line: `| ${cells.join(" | ")} |
`, counts: 1 };
}
function organizationsPart({ organizations, missing }) {
  const heads = ["Organization", "Verdict", ...worstToBest, "Revisions", "Evidence", "Last complete audit", "As of"];
  const none = worstToBest.map(() => "");
  return {
    before: table("#### Organizations", heads),
    rows: [
      ...organizations.map(organizationRow),
      ...missing.map((name) => row([md(say`${name}`), "◐ missing", ...none, "", "no report", "", ""]))
    ],
    after: ""
  };
}
function organizationRow(one) {
  return row([
    md(say`${one.organization}`),
    `${marks[one.verdict]} ${one.verdict}`,
    ...worstToBest.map((severity) => thousands(one.open[severity])),
    rangeWords(one),
    evidenceWords(one),
    md(lastAuditWords(one)),
    md(at(one.asOf))
  ]);
}
function rulesPart(fleet) {
  const rules = fleet.rules.filter((rule) => rule.worst !== null || rule.differs);
  return {
    before: table("#### What fails, and where it does not", ["Severity", "Rule", "Setting", "Fails", "Where"]),
    rows: rules.map(
      (rule) => row([
        rule.worst ?? rule.severity,
        md(say`${rule.id}`),
        md(say`${nameOf(rule.subject)}`),
        failsWords(rule, fleet),
        md(whereWords(rule))
      ])
    ),
    after: ""
  };
}
function heatPart(fleet) {
  const { organizations, rules } = fleet;
  const isWide = organizations.length > MAX_COLUMNS;
  const heads = isWide ? ["fails", "holds", "nothing open", "excepted", "not evaluated", "without it"] : organizations.map(({ organization }) => md(say`${organization}`));
  const note = isWide ? "" : `

${markWords}.`;
  return {
    before: table(`<details><summary>Every rule (${thousands(rules.length)})</summary>${note}`, ["Rule", ...heads]),
    rows: rules.map((rule) => row([md(say`${rule.id}`), ...isWide ? countsOf(rule) : marksOf(rule, organizations)])),
    after: "\n</details>\n"
  };
}
function countsOf({ counts }) {
  const { failing, passing, clear, excepted, notEvaluated, absent } = counts;
  return [failing, passing, clear, excepted, notEvaluated, absent].map(thousands);
}
function marksOf(rule, organizations) {
  const cells = new Map(rule.cells.map((cell) => [cell.organization, cell]));
  return organizations.map(({ organization }) => cellMark(cells.get(organization)));
}
function policiesPart({ policies }) {
  const differing = policies.filter(({ differs }) => differs);
  return {
    before: table("#### Policies that are not the same everywhere", ["Policy", "Versions"]),
    rows: differing.map((policy) => row([md(say`${policy.id}`), md(versionsWords(policy))])),
    after: ""
  };
}
export {
  markdown
};
