import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  evidenceWords,
  failsWords,
  fleetCounts,
  fleetStanding,
  lastAuditWords,
  problemLines,
  rangeWords,
  totalOf,
  versionsWords,
  whereWords
} from "./chunk-chunk-DTWFKGEG.js";
import {
  ends,
  painter,
  severityMarks,
  wrap
} from "./chunk-chunk-KQ3MVNKA.js";
import "./chunk-chunk-FJEY2XIU.js";
import "./chunk-chunk-J4MCARF7.js";
import "./chunk-chunk-YGFQAK7O.js";
import {
  disclaimer,
  tallyWords
} from "./chunk-chunk-U3UAT5DI.js";
import "./chunk-chunk-ODIOXHXG.js";
import {
  at,
  plain,
  say,
  some,
  thousands
} from "./chunk-chunk-357X2JHD.js";
import "./chunk-chunk-QZ7J7UFA.js";
import "./chunk-chunk-WNWQCOS2.js";
import {
  cells,
  clip,
  logLine,
  middle,
  visible
} from "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-2KDALSGB.js";
import "./chunk-chunk-SIYFOCKV.js";
import "./chunk-chunk-RHYGES5V.js";
import "./chunk-chunk-RPXPASOV.js";

// src/reporters/fleet/text.ts
var MAX_ROWS = 20;
var INDENT = " ".repeat(15);
var verdicts = {
  tampered: { glyph: "⬣", colours: ["bold", "magenta"] },
  incomplete: { glyph: "◐", colours: ["bold", "magenta"] },
  drifted: { glyph: "▲", colours: ["bold", "red"] },
  compliant: { glyph: "✓", colours: ["bold", "green"] }
};
var text = (fleet, options = {}) => {
  const width = Math.max(60, options.width ?? 80);
  const paint = painter(options.color === true);
  const { headline, sentences } = fleetStanding(fleet);
  const blocks = [
    ends("Driftline fleet", plain(say`as of ${at(fleet.asOf)}`), width),
    [headline, ...sentences].flatMap((sentence) => wrap("  ", plain(sentence), width)),
    fleet.problems.length === 0 ? [] : ["  Incomplete", ...problemLines(fleet).flatMap((line) => wrap("    ", plain(line), width))],
    ...limited(fleet.organizations, "organization", width, (row) => organizationBlock(row, width, paint)),
    ...limited(
      fleet.rules.filter((rule) => rule.worst !== null || rule.differs),
      "rule that fails or differs",
      width,
      (rule) => ruleBlock(rule, fleet, width, paint)
    ),
    ...limited(
      fleet.policies.filter(({ differs }) => differs),
      "policy with several versions",
      width,
      (policy) => wrap("  ", plain(say`policy ${policy.id}: ${versionsWords(policy)}`), width)
    ),
    wrap("  ", `${fleetCounts(fleet)}. ${disclaimer}`, width),
    lastLine(fleet, paint)
  ];
  return `${blocks.filter((block) => block.length > 0).map((block) => block.join("\n")).join("\n\n")}
`;
};
function limited(all, what, width, block) {
  const more = all.length - MAX_ROWS;
  const rest = more > 0 ? [wrap("  ", `and ${some(more, `more ${what}`, `more: ${what}`)} (all in --format json)`, width)] : [];
  return [...all.slice(0, MAX_ROWS).map(block), ...rest];
}
function organizationBlock(row, width, paint) {
  const { glyph, colours } = verdicts[row.verdict];
  const right = totalOf(row.open) === 0 ? "nothing open" : tallyWords(row.open);
  const evidence = `evidence ${evidenceWords(row)}; last complete audit `;
  return [
    ...headed(glyph, row.verdict, row.organization, right, colours, width, paint),
    ...wrap(
      INDENT,
      plain(say`revisions ${[rangeWords(row)]}, ${[evidence]}${lastAuditWords(row)}, as of ${at(row.asOf)}`),
      width
    )
  ];
}
function ruleBlock(rule, fleet, width, paint) {
  const severity = rule.worst ?? rule.severity;
  const { glyph, colours } = severityMarks[severity];
  return [
    ...headed(glyph, severity, rule.id, failsWords(rule, fleet), colours, width, paint),
    ...wrap(INDENT, plain(whereWords(rule)), width)
  ];
}
function headed(glyph, word, name, right, colours, width, paint) {
  const label = `${glyph} ${word.padEnd(11)}`;
  const room = Math.max(8, width - INDENT.length - 2 - cells(right));
  const shown = logLine(middle(visible(clip(name, 200)), room));
  const [first, ...more] = ends(`  ${label}${shown}`, right, width);
  return [first.replace(label, () => paint(label, ...colours)), ...more];
}
function lastLine({ verdict, exitCode, summary }, paint) {
  const { total, missing } = summary.organizations;
  const gone = missing > 0 ? `, ${thousands(missing)} missing` : "";
  const word = paint(verdict.toUpperCase(), ...verdicts[verdict].colours);
  return [
    `${word}  ${some(total, "organization")}${gone}, ${thousands(totalOf(summary.open))} open.  Exit ${exitCode}.`
  ];
}
export {
  text
};
