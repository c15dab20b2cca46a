// Markdown from our own registries: escapes texts, and writes names and values as code.
import { markdownCode } from "../../src/text.ts";
import type { Json } from "../../src/model/json.ts";

/** Escapes a sentence of a registry. Only text in backquotes is markup: it stays code. */
export function prose(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part, i) => (i % 2 === 1 ? markdownCode(part.slice(1, -1)) : part.replace(/[\\*_[\]<>|~]/g, "\\$&")))
    .join("");
}

export const code = markdownCode;

/** Writes a value as in a policy. */
export function value(json: Json): string {
  // Quote texts that YAML would read as another type.
  const bare = typeof json === "string" && json !== "" && !/^(?:true|false|null|[-+.\d]+)$/.test(json);
  return code(bare ? json : JSON.stringify(json));
}

/** Writes values separated by spaces. */
export function values(all: readonly Json[]): string {
  return all.map(value).join(" ");
}

export function heading(level: number, text: string): string {
  return `${"#".repeat(level)} ${text}`;
}

/** Renders a list; leaves out undefined lines. */
export function bullets(lines: readonly (string | undefined | false)[]): string {
  return lines
    .filter((line) => typeof line === "string")
    .map((line) => `- ${line}`)
    .join("\n");
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

export function block(language: string, text: string): string {
  return `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;
}

/** Returns a link to a heading. Hosts derive its anchor from the words. */
export function link(text: string, page: string, to = ""): string {
  return `[${text}](${page}${to && `#${slug(to)}`})`;
}

/** Returns the anchor that hosts give a heading. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
}

/** Joins the parts of a page. */
export function page(title: string, from: string, ...parts: readonly (string | false)[]): string {
  const note = `<!-- Written by npm run docs from ${from}. -->`;
  return `${[note, heading(1, title), ...parts.filter((part) => part !== false && part !== "")].join("\n\n")}\n`;
}
