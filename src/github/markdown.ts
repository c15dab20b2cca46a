// Markdown of issues: our own words unchanged, data escaped, and limited to the size that GitHub accepts.
import { markdownOf, type Phrase, thousands } from "../reporters/wording/phrase.ts";

/** Characters of one data value, before escaping. */
const MAX_DATA = 400;
/** Characters of a list. */
const MAX_LIST = 15_000;
/** Characters of all parts. GitHub accepts 65,536; the rest is for the marker and the note on omitted parts. */
const BUDGET = 60_000;

/** How much of a value an issue shows. */
export const limits = { text: 200, entries: 8 };
/** How much of a value a list shows. */
export const brief = { text: 60, entries: 3 };

/** Renders a phrase with inert data. */
export function md(phrase: Phrase, max = MAX_DATA): string {
  return markdownOf(phrase, max);
}

/** Renders the lines of a list that fit, and the number of omitted lines. */
export function listOf(lines: Iterable<string>, count: number): string {
  const items: string[] = [];
  let room = MAX_LIST;
  for (const line of lines) {
    if (line.length + 3 > room) break;
    room -= line.length + 3;
    items.push(`- ${line}`);
  }
  const more = count - items.length;
  return [...items, ...(more > 0 ? [`- ${items.length > 0 ? "and " : ""}${thousands(more)} more`] : [])].join("\n");
}

/** Renders a code block that its content cannot end. */
export function codeBlock(language: "json" | "yaml", text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

/** Renders a table of two columns without a heading. Leaves out rows with an empty right cell. */
export function table(rows: readonly (readonly [string, string])[]): string {
  const lines = rows.filter(([, cell]) => cell !== "").map(([term, cell]) => `| ${term} | ${cell} |`);
  return ["| | |", "| --- | --- |", ...lines].join("\n");
}

/** Joins the parts of a body that fit, most important first, and states how many do not. */
export function fitting(parts: readonly string[], last: string): string {
  let room = BUDGET - last.length;
  const fits: string[] = [];
  const nonEmptyParts = parts.filter((part) => part !== "");
  for (const part of nonEmptyParts) {
    if (part.length + 2 > room) continue;
    room -= part.length + 2;
    fits.push(part);
  }
  const omittedCount = nonEmptyParts.length - fits.length;
  if (omittedCount > 0)
    fits.push(`${omittedCount} of ${nonEmptyParts.length} parts did not fit here; the report files have everything.`);
  return [...fits, ...(last === "" ? [] : [last])].join("\n\n");
}
