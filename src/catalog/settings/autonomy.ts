// How far the agent may go without asking.
import { requiredLevels } from "../first-match.ts";
import type { Setting } from "../setting.ts";
import { autonomy, autonomyMeans, empty, map, row, shapeOf } from "./row.ts";

const required = {
  low: "runs without asking at low autonomy or higher",
  medium: "runs without asking at medium autonomy or higher",
  high: "runs without asking at high autonomy only",
};

const urlFields = { urlPattern: "url", defaultLevel: "public" } as const;

export const autonomySettings: readonly Setting[] = [
  row(
    "maxAutonomyLevel",
    "The highest autonomy a session may reach; the effective control.",
    "up",
    ["loosest", "no cap: high"],
    { kind: "scale", values: autonomy, meanings: autonomyMeans },
  ),
  row(
    "subagentAutonomyLevel",
    "The autonomy of subagents, within the cap.",
    "up",
    ["loosest", "not enforced: inherited from the parent session, or what a project or user sets"],
    { kind: "scale", values: autonomy, inherits: "inherit", meanings: { inherit: "the level of the parent session" } },
  ),
  map("mcpAutonomyOverrides", "The autonomy required before tools of an MCP server run without asking, by server."),
  row(
    "mcpAutonomyOverrides[*].defaultLevel",
    "The autonomy required for every tool of the server: high is strictest.",
    "down",
    ["unknown", "the built-in class of each tool"],
    { kind: "scale", values: requiredLevels, meanings: required },
  ),
  map("mcpAutonomyOverrides[*].tools", "The autonomy required, by tool."),
  row(
    "mcpAutonomyOverrides[*].tools[*]",
    "The autonomy required for the tool: high is strictest.",
    "down",
    ["unknown", "the server's level, else the built-in class"],
    { kind: "scale", values: requiredLevels, meanings: required },
  ),
  row(
    "mcpAutonomyUrlOverrides",
    "The autonomy required by MCP server address: high is strictest. The first pattern that matches decides.",
    "first-match",
    empty,
    {
      kind: "json",
      list: "ordered",
      meanings: required,
      fields: urlFields,
      shape: shapeOf(urlFields, { defaultLevel: requiredLevels }),
    },
  ),
  map("builtInToolAutonomyOverrides", "The autonomy required before built-in tools run without asking, by tool."),
  row(
    "builtInToolAutonomyOverrides[*]",
    "The autonomy required for the tool: high is strictest.",
    "down",
    ["loosest", "low, the most permissive"],
    { kind: "scale", values: requiredLevels, meanings: required },
  ),
];
