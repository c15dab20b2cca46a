// For GitHub: a job summary of the fleet. Always below 60 KB, so that it is never refused; what is cut is said.
import { worstToBest } from "../../model/severity.ts";
import type { Fleet, FleetOrganization, FleetRule } from "../../model/fleet.ts";
import { nameOf } from "../../text.ts";
import { fill } from "../markdown/fill.ts";
import { md, type Part, type Row } from "../markdown/tables.ts";
import { at, say, thousands } from "../wording/phrase.ts";
import { disclaimer } from "../wording/words.ts";
import type { FleetReporter } from "./reporter.ts";
import {
  allWords,
  cellMark,
  countNames,
  countsOf,
  daysWords,
  evidenceWords,
  failsWords,
  fleetCounts,
  fleetStanding,
  lastAuditWords,
  markWords,
  problemLines,
  rangeWords,
  runsWords,
  versionsWords,
  whereWords,
} from "./words.ts";

/** UTF-8 bytes. */
const BUDGET = 60_000;
const RESERVE = 600; // for the lines that say what was cut, and the disclaimer
/** Columns of the heat map that a page of GitHub has room for. */
const MAX_COLUMNS = 12;
const marks = { compliant: "✓", drifted: "▲", incomplete: "◐", tampered: "⬣" };

/** A summary with headings from the third level on. */
export const markdown: FleetReporter = (fleet) => {
  const { headline, sentences } = fleetStanding(fleet);
  const head = [
    `### ${marks[fleet.verdict]} Fleet ${fleet.verdict}: ${md(headline)}`,
    md(say`As of ${at(fleet.asOf)} · ${[fleetCounts(fleet)]}`),
    sentences.map(md).join(" "),
    ...(fleet.problems.length > 0
      ? [
          problemLines(fleet)
            .map((line) => `- ${md(line)}`)
            .join("\n"),
        ]
      : []),
  ].join("\n\n");
  const tail = `${disclaimer} Verdict ${fleet.verdict}, exit code ${fleet.exitCode}.`;
  const parts = [organizationsPart(fleet), trendPart(fleet), rulesPart(fleet), heatPart(fleet), policiesPart(fleet)];
  const { texts, shown } = fill(parts, BUDGET - Buffer.byteLength(head) - RESERVE);
  const names = [
    "organizations",
    "trends",
    "rules that fail or differ",
    "rules of the heat map",
    "policies with several versions",
  ];
  const cut = shown.flatMap(({ taken, all }, i) =>
    taken < all ? [`${thousands(taken)} of ${thousands(all)} ${names[i]!}`] : [],
  );
  const note = cut.length > 0 ? `Shown: ${cut.join(", ")}; the HTML and JSON reports have all of them. ` : "";
  return `${[head, ...texts].filter((part) => part !== "").join("\n\n")}\n\n${note}${tail}\n`;
};

function table(title: string, heads: readonly string[]): string {
  return `${title}\n\n| ${heads.join(" | ")} |\n|${" --- |".repeat(heads.length)}\n`;
}

function row(cells: readonly string[]): Row {
  return { line: () => `| ${cells.join(" | ")} |\n`, counts: 1 };
}

function organizationsPart({ organizations, missing }: Readonly<Fleet>): Part {
  const heads = ["Organization", "Verdict", ...worstToBest, "Revisions", "Evidence", "Last complete audit", "As of"];
  const none = worstToBest.map(() => "");
  return {
    before: table("#### Organizations", heads),
    rows: [
      ...organizations.map(organizationRow),
      ...missing.map((name) => row([md(say`${name}`), "◐ missing", ...none, "", "no report", "", ""])),
    ],
    after: "",
  };
}

function organizationRow(organization: FleetOrganization): Row {
  return row([
    md(say`${organization.organization}`),
    `${marks[organization.verdict]} ${organization.verdict}`,
    ...worstToBest.map((severity) => thousands(organization.open[severity])),
    rangeWords(organization),
    evidenceWords(organization),
    md(lastAuditWords(organization)),
    md(at(organization.asOf)),
  ]);
}

/** In one line each: the whole fleet, and every organization with several reports. */
function trendPart(fleet: Readonly<Fleet>): Part {
  const all = [
    { name: allWords(fleet.organizations), words: daysWords(fleet) },
    ...fleet.organizations.map((row) => ({ name: md(say`${row.organization}`), words: runsWords(row) })),
  ];
  return {
    before: table("#### Trend", ["Organization", "Open findings, the oldest report first"]),
    rows: all.flatMap(({ name, words }) => (words === undefined ? [] : [row([name, md(words.long)])])),
    after: "",
  };
}

function rulesPart(fleet: Readonly<Fleet>): Part {
  const rules = fleet.rules.filter((rule) => rule.worst !== null || rule.differs);
  return {
    before: table("#### What fails, and where it does not", ["Severity", "Rule", "Setting", "Fails", "Where"]),
    rows: rules.map((rule) =>
      row([
        rule.worst ?? rule.severity,
        md(say`${rule.id}`),
        md(say`${nameOf(rule.subject)}`),
        failsWords(rule, fleet),
        md(whereWords(rule)),
      ]),
    ),
    after: "",
  };
}

/** Rules by organizations, while there is room for a column of each; else how many of them. */
function heatPart(fleet: Readonly<Fleet>): Part {
  const { organizations, rules } = fleet;
  const isWide = organizations.length > MAX_COLUMNS;
  const heads = isWide ? countNames : organizations.map(({ organization }) => md(say`${organization}`));
  const note = isWide ? "" : `\n\n${markWords}.`;
  return {
    before: table(`<details><summary>Every rule (${thousands(rules.length)})</summary>${note}`, ["Rule", ...heads]),
    rows: rules.map((rule) => row([md(say`${rule.id}`), ...(isWide ? countsOf(rule) : marksOf(rule, organizations))])),
    after: "\n</details>\n",
  };
}

function marksOf(rule: FleetRule, organizations: readonly FleetOrganization[]): string[] {
  const cells = new Map(rule.cells.map((cell) => [cell.organization, cell]));
  return organizations.map(({ organization }) => cellMark(cells.get(organization)));
}

function policiesPart({ policies }: Readonly<Fleet>): Part {
  const differing = policies.filter(({ differs }) => differs);
  return {
    before: table("#### Policies that are not the same everywhere", ["Policy", "Versions"]),
    rows: differing.map((policy) => row([md(say`${policy.id}`), md(versionsWords(policy))])),
    after: "",
  };
}
