// Renders a preview for a terminal.
import type { Preview } from "../../authoring/preview.ts";
import { ends, screenOf, textOf, wrap } from "../../reporters/wording/layout.ts";
import { plain } from "../../reporters/wording/phrase.ts";
import type { RenderOptions } from "../../reporters/reporter.ts";
import { clip, middle, visible } from "../../text.ts";
import { count, minute } from "../../words.ts";
import { countsWords, doubtWords, type Section, sectionsOf, sidesWords } from "../../run/preview/words.ts";

const MAX_ROWS = 20;

export function previewText(preview: Preview, options: RenderOptions): string {
  const { width, paint } = screenOf(options);
  const sections = sectionsOf(preview);
  const doubt = doubtWords(preview);
  const { count: revisions } = preview.revisions;
  const blocks = [
    ends(
      `Preview  ${middle(visible(clip(preview.organization, 200)), Math.max(8, width - 40))}`,
      `as of ${minute(preview.asOf)}`,
      width,
    ),
    wrap("  ", `Judged over ${count(revisions, "revision")}: ${sidesWords(preview)}.`, width),
    ...sections.map((section) => [paint(`  ${section.title}`, "bold"), ...rowLines(section, width)]),
    doubt === null ? [] : wrap("  ", doubt, width),
    sections.length === 0 && doubt === null ? wrap("  ", "The edit changes nothing.", width) : [],
    wrap("", countsWords(preview), width),
  ];
  return textOf(blocks);
}

function rowLines({ rows }: Section, width: number): string[] {
  const lines = rows.slice(0, MAX_ROWS).flatMap(({ word, says }) => wrap(`    ${word.padEnd(10)}`, plain(says), width));
  const more = rows.length - MAX_ROWS;
  return more > 0 ? [...lines, ...wrap("    ", `and ${more} more (all in --format json)`, width)] : lines;
}
