import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  person
} from "./chunk-chunk-X2WWXWI6.js";
import "./chunk-chunk-6FFNFXA2.js";
import {
  ends,
  painter,
  wrap
} from "./chunk-chunk-KQ3MVNKA.js";
import "./chunk-chunk-J4MCARF7.js";
import "./chunk-chunk-YGFQAK7O.js";
import "./chunk-chunk-ODIOXHXG.js";
import "./chunk-chunk-357X2JHD.js";
import "./chunk-chunk-WNWQCOS2.js";
import {
  cells,
  clip,
  count,
  middle,
  minute,
  nameOf,
  visible
} from "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-2KDALSGB.js";
import "./chunk-chunk-SIYFOCKV.js";
import "./chunk-chunk-RHYGES5V.js";
import "./chunk-chunk-RPXPASOV.js";

// src/commands/policy/coverage-text.ts
var INDENT = "      ";
var MAX_DETAILS = 20;
function coverageText(coverage, report, options) {
  const width = Math.max(60, options.width ?? 80);
  const paint = painter(options.color === true);
  const { settings, rules } = coverage;
  const changed = settings.ungoverned.filter((one) => one.changes > 0);
  const still = settings.ungoverned.filter((one) => one.changes === 0);
  const part = (text) => wrap("  ", text, width);
  const never = rules.unexercised.length;
  const unexercised = never === 0 ? "all were exercised" : `${never} never met a value and never failed`;
  const blocks = [
    ends(
      `Coverage  ${middle(visible(clip(report.organization, 200)), Math.max(8, width - 40))}`,
      `as of ${minute(report.asOf)}`,
      width
    ),
    part(`${settings.governed} of ${count(settings.seen, "setting")} seen are governed by a rule.`),
    changed.length > 0 ? [paint(`  No rule governs, and somebody changed:`, "bold")] : [],
    changed.slice(0, MAX_DETAILS).flatMap((one) => changedLines(one, width)),
    changed.length > MAX_DETAILS ? names(`and ${changed.length - MAX_DETAILS} more: `, changed.slice(MAX_DETAILS), width) : [],
    still.length > 0 ? [paint(`  No rule governs, and nobody changed:`, "bold"), ...names("", still, width)] : [],
    part(`${count(rules.total, "rule")}: ${rules.failed} failed at some time, ${unexercised}.`),
    rules.unexercised.flatMap(({ rule, location }) => {
      const place = location ? `  ${visible(`${location.file}:${location.line}`)}` : "";
      return wrap("    ", `${visible(rule)}${place}`, width);
    })
  ];
  return `${blocks.filter((block) => block.length > 0).map((block) => block.join("\n")).join("\n\n")}
`;
}
function names(first, settings, width) {
  return wrap("    ", first + settings.map(({ subject }) => visible(nameOf(subject))).join(", "), width);
}
function changedLines({ subject, changes, loosened, editors, last }, width) {
  const right = `${count(changes, "change")}${loosened > 0 ? `, ${loosened} looser` : ""}`;
  const name = middle(visible(nameOf(subject)), Math.max(8, width - 6 - cells(right)));
  const shown = editors.slice(0, 3).map(({ by, changes: n }) => n === 1 ? person(by) : `${person(by)} (${n})`);
  const others = editors.length > 3 ? ` and ${editors.length - 3} more` : "";
  const when = last ? `; last in revision ${last.revision}, ${minute(last.at)}` : "";
  return [...ends(`    ${name}`, right, width), ...wrap(INDENT, `by ${shown.join(", ")}${others}${when}`, width)];
}
export {
  coverageText
};
