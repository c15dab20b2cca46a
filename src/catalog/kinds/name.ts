// Names (models, MCP servers, plugins, user ids): equal texts, case-sensitive. `*` in a listed name matches any run.
import { globMatches, globsOverlap } from "./glob.ts";
import { type Example, type Kind, textOf, unclean } from "./kind.ts";
import type { Json } from "../../model/json.ts";

/** Creates a kind of names with `label` in its description, and an example. */
function names(label: string, example: Example): Kind {
  return {
    description: `${label}: the same text, case-sensitive; * in a listed value matches any characters`,
    examples: [example],
    malformed: [" ls", "l\u0455", "ls\u200b"],
    type: "string",
    wildcards: true,
    flaw: (value) => unclean(textOf(value), true),
    coverage: (list) => {
      const exact = new Set(list.filter((entry) => !isGlob(entry)));
      const globs = list.filter(isGlob);
      return (actual) => exact.has(actual) || globs.some((glob) => globMatches(glob, textOf(actual)));
    },
    overlaps: (list) => (actual) => list.some((entry) => globsOverlap(textOf(actual), textOf(entry))),
  };
}

function isGlob(value: Json): value is string {
  return typeof value === "string" && value.includes("*");
}

export const command = names("a command", {
  list: ["git status", "npm run *"],
  covers: ["git status", "npm run build"],
  leaves: ["git status --short", "Git status", "npm run", "npm *"],
});

export const mcp = names("an MCP server: a host name, or a command with its arguments", {
  list: ["mcp.example.com", "corp-mcp *"],
  covers: ["mcp.example.com", "corp-mcp --read-only"],
  leaves: ["evil.mcp.example.com", "MCP.example.com", "corp-mcp", "*"],
});

export const model = names("a model id", {
  list: ["gpt-5", "claude-sonnet-4-*"],
  covers: ["gpt-5", "claude-sonnet-4-20260101"],
  leaves: ["gpt-5-mini", "GPT-5", "claude-sonnet-4", "claude-*"],
});

export const user = names("a user id", {
  list: ["user_01ABC"],
  covers: ["user_01ABC"],
  leaves: ["user_01abc", "user_01ABCD", "*"],
});
