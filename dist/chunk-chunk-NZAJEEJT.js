import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  countsWords,
  doubtWords,
  sectionsOf,
  sidesWords
} from "./chunk-chunk-ED6CULOV.js";
import {
  spoken
} from "./chunk-chunk-357X2JHD.js";
import {
  clip,
  count,
  markdownCode,
  minute
} from "./chunk-chunk-TXR2ON6E.js";

// src/run/preview/markdown.ts
var MAX = 6e4;
var MAX_ROWS = 100;
var MAX_DATA = 300;
function previewMarkdown(preview) {
  const head = [
    `## Policy preview: ${markdownCode(clip(preview.organization, 100))}`,
    "",
    `Judged over ${count(preview.revisions.count, "revision")}, as of ${minute(preview.asOf)}: ${sidesWords(preview)}.`,
    ""
  ];
  const doubt = doubtWords(preview);
  if (doubt !== null) head.push(`**${doubt}**`, "");
  const sections = sectionsOf(preview);
  const foot = [`**${countsWords(preview)}**`, "", "Evidence, not a compliance determination.", ""];
  const fixed = [...head, ...foot].join("\n").length + sections.reduce((sum, { title }) => sum + title.length + 80, 0);
  let room = MAX - fixed;
  const body = sections.flatMap((section) => {
    const { lines, left } = rowLines(section, room);
    room -= lines.reduce((sum, line) => sum + line.length + 1, 0);
    return [`### ${section.title}`, "", ...lines, ...left > 0 ? [`- and ${left} more, left out here`] : [], ""];
  });
  if (sections.length === 0 && doubt === null) body.push("The edit changes nothing.", "");
  return [...head, ...body, ...foot].join("\n");
}
function rowLines({ rows }, room) {
  const lines = [];
  let used = 0;
  for (const { word, says } of rows.slice(0, MAX_ROWS)) {
    const line = `- **${word}** ${markdown(says)}`;
    if (used + line.length + 1 > room) break;
    used += line.length + 1;
    lines.push(line);
  }
  return { lines, left: rows.length - lines.length };
}
function markdown(phrase) {
  return spoken(phrase, (data) => markdownCode(clip(data, MAX_DATA)));
}

export {
  previewMarkdown
};
