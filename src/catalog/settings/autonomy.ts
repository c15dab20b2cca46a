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
    "The highest autonomy that a session may reach. This is the effective control.",
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
  map(
    "mcpAutonomyOverrides",
    "The autonomy that a session needs so that tools of an MCP server run without asking, by server.",
  ),
  row(
    "mcpAutonomyOverrides[*].defaultLevel",
    "The autonomy that every tool of the server needs to run without asking. The level high is the strictest.",
    "down",
    ["unknown", "the built-in class of each tool"],
    { kind: "scale", values: requiredLevels, meanings: required },
  ),
  map("mcpAutonomyOverrides[*].tools", "The autonomy that the server's tools need, by tool."),
  row(
    "mcpAutonomyOverrides[*].tools[*]",
    "The autonomy that the tool needs to run without asking. The level high is the strictest.",
    "down",
    ["unknown", "the server's level, else the built-in class"],
    { kind: "scale", values: requiredLevels, meanings: required },
  ),
  row(
    "mcpAutonomyUrlOverrides",
    "The autonomy that tools need to run without asking, by address of the MCP server. The level high is the strictest. The first pattern that matches decides.",
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
  map(
    "builtInToolAutonomyOverrides",
    "The autonomy that a session needs so that built-in tools run without asking, by tool.",
  ),
  row(
    "builtInToolAutonomyOverrides[*]",
    "The autonomy that the tool needs to run without asking. The level high is the strictest.",
    "down",
    ["loosest", "low, the most permissive"],
    { kind: "scale", values: requiredLevels, meanings: required },
  ),
];
