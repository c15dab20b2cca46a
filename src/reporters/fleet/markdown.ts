// For GitHub: a job summary of the fleet. Always below 60 KB, so that GitHub accepts it; a note counts what is cut.
// Tables have at most three columns, because a page of GitHub has no room for more.
import type { Fleet, FleetOrganization, FleetRule } from "../../model/fleet.ts";
import { fill } from "../markdown/fill.ts";
import { marks, md, type Part, type Row } from "../markdown/tables.ts";
import { subjectWords } from "../wording/finding-text.ts";
import { at, joined, type Phrase, say, thousands } from "../wording/phrase.ts";
import { countsWords, disclaimer, tallyWords } from "../wording/words.ts";
import type { FleetReporter } from "./reporter.ts";
import {
  allWords,
  cellMark,
  cellsOf,
  countNames,
  countsOf,
  daysWords,
  evidenceWords,
  failingRules,
  failsWords,
  fleetStanding,
  lastAuditWords,
  markWords,
  problemLines,
  seenWords,
  runsWords,
  versionsWords,
  whereWords,
} from "./words.ts";

/** UTF-8 bytes. */
const BUDGET = 60_000;
const RESERVE = 600; // for the note on what was cut, and the disclaimer
/** The maximum of organizations named in a cell. */
const MAX_NAMED = 12;

/** Renders a summary with headings from the third level on. */
export const markdown: FleetReporter = (fleet) => {
  const { headline, sentences } = fleetStanding(fleet);
  const head = [
    `### ${marks[fleet.verdict]} Fleet ${fleet.verdict}: ${md(headline)}`,
    md(say`As of ${at(fleet.asOf)} · ${[countsWords(fleet.summary)]}`),
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
  const { texts, counts } = fill(parts, BUDGET - Buffer.byteLength(head) - RESERVE);
  const names = [
    "organizations",
    "trends",
    "rules that fail or differ",
    "rules of the heat map",
    "policies with several versions",
  ];
  const cut = counts.flatMap(({ rowCount, all }, i) =>
    rowCount < all ? [`${thousands(rowCount)} of ${thousands(all)} ${names[i]}`] : [],
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
  return {
    before: table("#### Organizations", ["Organization", "Verdict", "Evidence"]),
    rows: [
      ...organizations.map(organizationRow),
      ...missing.map((name) => row([md(say`${name}`), "◐ missing", "no report"])),
    ],
    after: "",
  };
}

function organizationRow(organization: FleetOrganization): Row {
  const { open, verdict, asOf } = organization;
  return row([
    md(say`${organization.organization}`),
    `${marks[verdict]} ${verdict}; open: ${tallyWords(open)}`,
    md(
      say`${[evidenceWords(organization)]}; ${[seenWords(organization)]}; as of ${at(asOf)}; last complete audit: ${lastAuditWords(organization)}`,
    ),
  ]);
}

/** Returns one line each for the whole fleet and every organization with several reports. */
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
  return {
    before: table("#### What fails, and where it does not", ["Severity", "Rule and setting", "Where"]),
    rows: failingRules(fleet).map((rule) =>
      row([
        `${rule.worst ?? rule.severity}; ${failsWords(rule, fleet)}`,
        md(rule.subject === null ? say`${rule.id}` : say`${rule.id}: ${subjectWords(rule.subject)}`),
        md(whereWords(rule)),
      ]),
    ),
    after: "",
  };
}

/** Returns every rule with its mark in each organization; with many organizations, their number by result. */
function heatPart({ organizations, rules }: Readonly<Fleet>): Part {
  const isLong = organizations.length > MAX_NAMED;
  const note = isLong ? "" : `\n\n${markWords}.`;
  return {
    before: table(`<details><summary>Every rule (${thousands(rules.length)})</summary>${note}`, [
      "Rule",
      "Organizations",
    ]),
    rows: rules.map((rule) => row([md(say`${rule.id}`), isLong ? countWords(rule) : md(marksOf(rule, organizations))])),
    after: "\n</details>\n",
  };
}

function countWords(rule: FleetRule): string {
  return countsOf(rule)
    .flatMap((count, i) => (count === "0" ? [] : [`${countNames[i]}: ${count}`]))
    .join(", ");
}

function marksOf(rule: FleetRule, organizations: readonly FleetOrganization[]): Phrase {
  const cells = cellsOf(rule);
  return joined(
    organizations.map(({ organization }) => say`${organization} ${[cellMark(cells.get(organization))]}`),
    ", ",
  );
}

function policiesPart({ policies }: Readonly<Fleet>): Part {
  const differing = policies.filter(({ differs }) => differs);
  return {
    before: table("#### Policies that are not the same everywhere", ["Policy", "Versions"]),
    rows: differing.map((policy) => row([md(say`${policy.id}`), md(versionsWords(policy))])),
    after: "",
  };
}
