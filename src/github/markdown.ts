// Markdown of issues: our own words as they are, no data that acts, and nothing longer than GitHub takes.
import { markdownOf, type Phrase, thousands } from "../reporters/wording/phrase.ts";

/** Characters of one piece of data, before it is escaped. */
const MAX_DATA = 400;
/** Characters of the parts of a text. GitHub takes 65,536; the rest is for the marker and for what is said of parts left out. */
const BUDGET = 60_000;

/** How much of a value an issue shows. */
export const limits = { text: 200, entries: 8 };

/** Renders a phrase with inert data. */
export function md(phrase: Phrase, max = MAX_DATA): string {
  return markdownOf(phrase, max);
}

/** As many lines of a list as there is room for, and how many more there are. */
export function listOf(lines: Iterable<string>, count: number, room: number): string {
  const items: string[] = [];
  for (const line of lines) {
    if (line.length + 3 > room) break;
    room -= line.length + 3;
    items.push(`- ${line}`);
  }
  const more = count - items.length;
  return [...items, ...(more > 0 ? [`- ${items.length > 0 ? "and " : ""}${thousands(more)} more`] : [])].join("\n");
}

/** A block of code that nothing in it can end. */
export function fenced(language: "json" | "yaml", text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

/** Two columns without a heading; rows without a right side are left out. */
export function table(rows: readonly (readonly [string, string])[]): string {
  const lines = rows.filter(([, cell]) => cell !== "").map(([term, cell]) => `| ${term} | ${cell} |`);
  return ["| | |", "| --- | --- |", ...lines].join("\n");
}

/** Parts of a body, the most important first: those that fit, and how many did not. */
export function fitting(parts: readonly string[], last: string): string {
  let room = BUDGET - last.length;
  const fits: string[] = [];
  const filled = parts.filter((part) => part !== "");
  for (const part of filled) {
    if (part.length + 2 > room) continue;
    room -= part.length + 2;
    fits.push(part);
  }
  const left = filled.length - fits.length;
  if (left > 0) fits.push(`${left} of ${filled.length} parts did not fit here; the report files have everything.`);
  return [...fits, ...(last === "" ? [] : [last])].join("\n\n");
}
