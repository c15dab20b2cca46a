// Markdown from our own registries: texts are escaped, names and values stand in code.
import { markdownCode } from "../../src/text.ts";
import type { Json } from "../../src/model/json.ts";

/** A sentence of a registry. What it puts in backquotes stays code; nothing else in it is markup. */
export function prose(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part, i) => (i % 2 === 1 ? markdownCode(part.slice(1, -1)) : part.replace(/[\\*_[\]<>|~]/g, "\\$&")))
    .join("");
}

export const code = markdownCode;

/** A value as it would be written in a policy. */
export function value(json: Json): string {
  // In quotes where it would be read as something else.
  const bare = typeof json === "string" && json !== "" && !/^(?:true|false|null|[-+.\d]+)$/.test(json);
  return code(bare ? json : JSON.stringify(json));
}

/** Values, one after the other. */
export function values(all: readonly Json[]): string {
  return all.map(value).join(" ");
}

export function heading(level: number, text: string): string {
  return `${"#".repeat(level)} ${text}`;
}

/** A list of what there is to say; what is undefined is left out. */
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

/** A link to a heading: hosts make its name from the words. */
export function link(text: string, page: string, to = ""): string {
  return `[${text}](${page}${to && `#${slug(to)}`})`;
}

/** The name that hosts give a heading. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
}

/** A page of its parts. */
export function page(title: string, from: string, ...parts: readonly (string | false)[]): string {
  const note = `<!-- Written by npm run docs from ${from}. -->`;
  return `${[note, heading(1, title), ...parts.filter((part) => part !== false && part !== "")].join("\n\n")}\n`;
}
