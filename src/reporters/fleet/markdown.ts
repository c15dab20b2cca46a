// For GitHub: a job summary of the fleet. Always below 60 KB, so that GitHub accepts it; a note counts what is cut.
// Tables have at most three columns, because a page of GitHub has no room for more.
import type { Fleet, FleetOrganization, FleetRule } from "../../model/fleet.ts";
import { fill } from "../markdown/fill.ts";
import { foldedPart, heads, md, type Part, partOf } from "../markdown/tables.ts";
import { subjectWords } from "../wording/finding-text.ts";
import { stateMarks } from "../wording/layout.ts";
import { at, joinPhrases, type Phrase, say, thousands } from "../wording/phrase.ts";
import { countsWords, disclaimer, tallyWords } from "../wording/words.ts";
import type { FleetReporter } from "../reporter.ts";
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
    `### ${stateMarks[fleet.verdict].glyph} Fleet ${fleet.verdict}: ${md(headline)}`,
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

function organizationsPart({ organizations, missing }: Readonly<Fleet>): Part {
  const rows = [
    ...organizations.map(organizationCells),
    ...missing.map((name) => [md(say`${name}`), "◐ missing", "no report"]),
  ];
  return partOf(`#### Organizations\n\n${heads("Organization", "Verdict", "Evidence")}`, rows, (cells) => cells);
}

function organizationCells(organization: FleetOrganization): string[] {
  const { open, verdict, asOf } = organization;
  return [
    md(say`${organization.organization}`),
    `${stateMarks[verdict].glyph} ${verdict}; open: ${tallyWords(open)}`,
    md(
      say`${[evidenceWords(organization)]}; ${[seenWords(organization)]}; as of ${at(asOf)}; last complete audit: ${lastAuditWords(organization)}`,
    ),
  ];
}

/** Returns one line each for the whole fleet and every organization with several reports. */
function trendPart(fleet: Readonly<Fleet>): Part {
  const all = [
    { name: allWords(fleet.organizations), words: daysWords(fleet) },
    ...fleet.organizations.map((row) => ({ name: md(say`${row.organization}`), words: runsWords(row) })),
  ];
  const rows = all.flatMap(({ name, words }) => (words === undefined ? [] : [[name, md(words.long)]]));
  const before = `#### Trend\n\n${heads("Organization", "Open findings, the oldest report first")}`;
  return partOf(before, rows, (cells) => cells);
}

function rulesPart(fleet: Readonly<Fleet>): Part {
  const before = `#### What fails, and where it does not\n\n${heads("Severity", "Rule and setting", "Where")}`;
  return partOf(before, failingRules(fleet), (rule) => [
    `${rule.worst ?? rule.severity}; ${failsWords(rule, fleet)}`,
    md(rule.subject === null ? say`${rule.id}` : say`${rule.id}: ${subjectWords(rule.subject)}`),
    md(whereWords(rule)),
  ]);
}

/** Returns every rule with its mark in each organization; with many organizations, their number by result. */
function heatPart({ organizations, rules }: Readonly<Fleet>): Part {
  const isLong = organizations.length > MAX_NAMED;
  const wordsOf = (rule: FleetRule) => (isLong ? countWords(rule) : md(marksOf(rule, organizations)));
  const summary = `Every rule (${thousands(rules.length)})`;
  const head = `${isLong ? "" : `${markWords}.\n\n`}${heads("Rule", "Organizations")}`;
  return foldedPart(summary, head, rules, (rule) => [md(say`${rule.id}`), wordsOf(rule)]);
}

function countWords(rule: FleetRule): string {
  return countsOf(rule)
    .flatMap((count, i) => (count === "0" ? [] : [`${countNames[i]}: ${count}`]))
    .join(", ");
}

function marksOf(rule: FleetRule, organizations: readonly FleetOrganization[]): Phrase {
  const cells = cellsOf(rule);
  return joinPhrases(
    organizations.map(({ organization }) => say`${organization} ${[cellMark(cells.get(organization))]}`),
    ", ",
  );
}

function policiesPart({ policies }: Readonly<Fleet>): Part {
  const differing = policies.filter(({ differs }) => differs);
  const before = `#### Policies that are not the same everywhere\n\n${heads("Policy", "Versions")}`;
  return partOf(before, differing, (policy) => [md(say`${policy.id}`), md(versionsWords(policy))]);
}
