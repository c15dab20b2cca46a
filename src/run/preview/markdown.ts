// A preview as the comment of a pull request: escaped, and within GitHub's limit.
import type { Preview } from "../../authoring/preview.ts";
import { markdownOf } from "../../reporters/wording/phrase.ts";
import { clip, markdownCode } from "../../text.ts";
import { count, minute } from "../../words.ts";
import { countsWords, doubtWords, type Section, sectionsOf, sidesWords } from "./words.ts";
import { sumOf } from "../../lists.ts";
import { disclaimer } from "../../reporters/wording/words.ts";

/** GitHub accepts 65,536 characters; callers add some. */
const MAX = 60_000;
const MAX_ROWS = 100;
/** Characters of one data value. */
const MAX_DATA = 300;

export function previewMarkdown(preview: Preview): string {
  const head = [
    `## Policy preview: ${markdownCode(clip(preview.organization, 100))}`,
    "",
    `Judged over ${count(preview.revisions.count, "revision")}, as of ${minute(preview.asOf)}: ${sidesWords(preview)}.`,
    "",
  ];
  const doubt = doubtWords(preview);
  if (doubt !== null) head.push(`**${doubt}**`, "");
  const sections = sectionsOf(preview);
  const foot = [`**${countsWords(preview)}**`, "", disclaimer, ""];
  const fixedLength = [...head, ...foot].join("\n").length + sumOf(sections, ({ title }) => title.length + 80);
  let room = MAX - fixedLength;
  const body = sections.flatMap((section) => {
    const { lines, omittedCount } = rowLines(section, room);
    room -= sumOf(lines, (line) => line.length + 1);
    return [
      `### ${section.title}`,
      "",
      ...lines,
      ...(omittedCount > 0 ? [`- and ${omittedCount} more, left out here`] : []),
      "",
    ];
  });
  if (sections.length === 0 && doubt === null) body.push("The edit changes nothing.", "");
  return [...head, ...body, ...foot].join("\n");
}

/** Renders the rows that fit, and counts the rest. */
function rowLines({ rows }: Section, room: number): { lines: string[]; omittedCount: number } {
  const lines: string[] = [];
  let length = 0;
  for (const { word, says } of rows.slice(0, MAX_ROWS)) {
    const line = `- **${word}** ${markdownOf(says, MAX_DATA)}`;
    if (length + line.length + 1 > room) break;
    length += line.length + 1;
    lines.push(line);
  }
  return { lines, omittedCount: rows.length - lines.length };
}
