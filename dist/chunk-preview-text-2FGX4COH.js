import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  ends,
  painter,
  wrap
} from "./chunk-chunk-KQ3MVNKA.js";
import {
  countsWords,
  doubtWords,
  sectionsOf,
  sidesWords
} from "./chunk-chunk-ED6CULOV.js";
import {
  plain
} from "./chunk-chunk-357X2JHD.js";
import "./chunk-chunk-WNWQCOS2.js";
import {
  clip,
  count,
  middle,
  minute,
  visible
} from "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-2KDALSGB.js";
import "./chunk-chunk-SIYFOCKV.js";
import "./chunk-chunk-RPXPASOV.js";

// src/commands/policy/preview-text.ts
var MAX_ROWS = 20;
function previewText(preview, options) {
  const width = Math.max(60, options.width ?? 80);
  const paint = painter(options.color === true);
  const sections = sectionsOf(preview);
  const doubt = doubtWords(preview);
  const { count: revisions } = preview.revisions;
  const blocks = [
    ends(
      `Preview  ${middle(visible(clip(preview.organization, 200)), Math.max(8, width - 40))}`,
      `as of ${minute(preview.asOf)}`,
      width
    ),
    wrap("  ", `Judged over ${count(revisions, "revision")}: ${sidesWords(preview)}.`, width),
    ...sections.map((section) => [paint(`  ${section.title}`, "bold"), ...rowLines(section, width)]),
    doubt === null ? [] : wrap("  ", doubt, width),
    sections.length === 0 && doubt === null ? wrap("  ", "The edit changes nothing.", width) : [],
    wrap("", countsWords(preview), width)
  ];
  return `${blocks.filter((block) => block.length > 0).map((block) => block.join("\n")).join("\n\n")}
`;
}
function rowLines({ rows }, width) {
  const lines = rows.slice(0, MAX_ROWS).flatMap(({ word, says }) => wrap(`    ${word.padEnd(10)}`, plain(says), width));
  const more = rows.length - MAX_ROWS;
  return more > 0 ? [...lines, ...wrap("    ", `and ${more} more (all in --format json)`, width)] : lines;
}
export {
  previewText
};
