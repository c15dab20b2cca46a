// For a terminal: the organizations, the worst rules, the differences, and the verdict on the last line.
import type { Fleet, FleetOrganization, FleetRule } from "../../model/fleet.ts";
import { cells, clip, logLine, middle, visible } from "../../text.ts";
import { type Colour, ends, type Paint, screenOf, severityMarks, stateMarks, textOf, wrap } from "../wording/layout.ts";
import { at, type Phrase, plain, say, some, thousands } from "../wording/phrase.ts";
import { countsWords, disclaimer, tallyWords, totalOf } from "../wording/words.ts";
import type { FleetReporter } from "../reporter.ts";
import {
  daysWords,
  evidenceWords,
  failingRules,
  failsWords,
  fleetStanding,
  lastAuditWords,
  problemLines,
  seenWords,
  runsWords,
  versionsWords,
  whereWords,
} from "./words.ts";

const MAX_ROWS = 20;
const INDENT = " ".repeat(15);

/** Renders the fleet as lines of `options.width` cells, 80 by default. */
export const text: FleetReporter = (fleet, options = {}) => {
  const { width, paint } = screenOf(options);
  const { headline, sentences } = fleetStanding(fleet);
  const blocks = [
    ends("Driftline fleet", plain(say`as of ${at(fleet.asOf)}`), width),
    [headline, ...sentences].flatMap((sentence) => wrap("  ", plain(sentence), width)),
    fleet.problems.length === 0
      ? []
      : ["  Incomplete", ...problemLines(fleet).flatMap((line) => wrap("    ", plain(line), width))],
    trendLines(daysWords(fleet), "  ", width),
    ...limitBlocks(fleet.organizations, ["more organization", "more organizations"], width, (row) =>
      organizationBlock(row, width, paint),
    ),
    ...limitBlocks(
      failingRules(fleet),
      ["more rule that fails or differs", "more rules that fail or differ"],
      width,
      (rule) => ruleBlock(rule, fleet, width, paint),
    ),
    ...limitBlocks(
      fleet.policies.filter(({ differs }) => differs),
      ["more policy with several versions", "more policies with several versions"],
      width,
      (policy) => wrap("  ", plain(say`policy ${policy.id}: ${versionsWords(policy)}`), width),
    ),
    wrap("  ", `${countsWords(fleet.summary)}. ${disclaimer}`, width),
    lastLine(fleet, paint),
  ];
  return textOf(blocks);
};

function limitBlocks<T>(
  all: readonly T[],
  [singular, plural]: readonly [string, string],
  width: number,
  block: (item: T) => string[],
): string[][] {
  const more = all.length - MAX_ROWS;
  const moreLines = more > 0 ? [wrap("  ", `and ${some(more, singular, plural)} (all in --format json)`, width)] : [];
  return [...all.slice(0, MAX_ROWS).map(block), ...moreLines];
}

function organizationBlock(row: FleetOrganization, width: number, paint: Paint): string[] {
  const { glyph, colours } = stateMarks[row.verdict];
  const right = totalOf(row.open) === 0 ? "nothing open" : tallyWords(row.open);
  const evidence = `evidence ${evidenceWords(row)}; last complete audit `;
  return [
    ...headingLines({ glyph, colours, word: row.verdict, name: row.organization, right }, width, paint),
    ...wrap(INDENT, plain(say`${[seenWords(row)]}, ${[evidence]}${lastAuditWords(row)}, as of ${at(row.asOf)}`), width),
    ...trendLines(runsWords(row), INDENT, width),
  ];
}

function trendLines(words: { readonly short: Phrase } | undefined, indent: string, width: number): string[] {
  return words === undefined ? [] : wrap(indent, plain(say`trend of ${words.short}`), width);
}

function ruleBlock(rule: FleetRule, fleet: Readonly<Fleet>, width: number, paint: Paint): string[] {
  const severity = rule.worst ?? rule.severity;
  const { glyph, colours } = severityMarks[severity];
  return [
    ...headingLines({ glyph, colours, word: severity, name: rule.id, right: failsWords(rule, fleet) }, width, paint),
    ...wrap(INDENT, plain(whereWords(rule)), width),
  ];
}

interface Heading {
  readonly glyph: string;
  readonly word: string;
  readonly name: string;
  readonly right: string;
  readonly colours: readonly Colour[];
}

/** Returns a line with a painted word at its start and a text at its right end. */
function headingLines({ glyph, word, name, right, colours }: Heading, width: number, paint: Paint): string[] {
  const label = `${glyph} ${word.padEnd(11)}`;
  const room = Math.max(8, width - INDENT.length - 2 - cells(right));
  const short = logLine(middle(visible(clip(name, 200)), room));
  const [first = "", ...more] = ends(`  ${label}${short}`, right, width);
  return [first.replace(label, () => paint(label, ...colours)), ...more];
}

function lastLine({ verdict, exitCode, summary }: Readonly<Fleet>, paint: Paint): string[] {
  const { total, missing } = summary.organizations;
  const missingText = missing > 0 ? `, ${thousands(missing)} missing` : "";
  const word = paint(verdict.toUpperCase(), ...stateMarks[verdict].colours);
  return [
    `${word}  ${some(total, "organization")}${missingText}, ${thousands(totalOf(summary.open))} open.  Exit ${exitCode}.`,
  ];
}
