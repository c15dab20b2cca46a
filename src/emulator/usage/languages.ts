// The languages of a scenario's people, with file extensions, most common first.
import { namesIn } from "../../lists.ts";
export const extensionsOf = {
  TypeScript: ["ts", "tsx"],
  JavaScript: ["js", "mjs"],
  Python: ["py"],
  Go: ["go"],
  Rust: ["rs"],
  Java: ["java"],
  Kotlin: ["kt"],
  Ruby: ["rb"],
  "C++": ["cpp", "h"],
  "C#": ["cs"],
  Swift: ["swift"],
  SQL: ["sql"],
  HTML: ["html"],
  CSS: ["css"],
  HCL: ["tf"],
  Shell: ["sh"],
  YAML: ["yaml", "yml"],
  JSON: ["json"],
  Markdown: ["md"],
} as const satisfies Record<string, readonly string[]>;

export type Language = keyof typeof extensionsOf;

export const languages = namesIn(extensionsOf);
