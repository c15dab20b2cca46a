// The built-in tools of the agent, and defaults for what a scenario does not state.
import type { HookPart, ServerPart } from "./schema.ts";

/** Built-in tools with their weights. */
export const builtIn: readonly (readonly [string, number])[] = [
  ["Read", 30],
  ["Edit", 18],
  ["Execute", 18],
  ["Grep", 14],
  ["Glob", 7],
  ["LS", 6],
  ["TodoWrite", 6],
  ["Create", 5],
  ["WebSearch", 2],
  ["FetchUrl", 2],
  ["Task", 2],
];

/** The weight of a tool that is not in the list. */
export const OTHER_TOOL = 5;

/** Tools that only read, which are therefore called while planning. */
export const readers: ReadonlySet<string> = new Set(["Read", "Grep", "Glob", "LS", "WebSearch"]);

export const usual = {
  servers: {
    tracker: { tools: ["list_issues", "get_issue", "add_comment"] },
    docs: { tools: ["search", "read_page"] },
  } as Readonly<Record<string, ServerPart>>,
  skills: ["code-review", "write-tests"],
  commands: ["help", "model", "compress", "review"],
  hooks: [
    { event: "PostToolUse", matcher: "Edit|Create", command: "npm run format" },
    { event: "Stop", command: "notify-done" },
  ] as readonly HookPart[],
};
