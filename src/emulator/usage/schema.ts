// The schema of a scenario's `usage`. All parts are optional: by default people use the agent as their role and the
// settings of the day allow.
import * as z from "zod/mini";
import { nonEmptyText, optional, optionalList, says } from "../../model/described.ts";
import { clients, modes } from "./events.ts";
import { languages } from "./languages.ts";
import { rowSchema, sessionSchema } from "./scenario-figures.ts";

/** How often somebody works with the agent. */
export const paces = ["busy", "steady", "rare", "none"] as const;

const nonEmpty = <T extends z.ZodMiniType>(of: T, text: string) => optionalList(of, text, "is empty");

const profileSchema = z.strictObject({
  pace: optional(
    z.enum(paces),
    "How much the person uses the agent (default: none for guests, drawn at random for others)",
  ),
  weekends: optional(
    z.boolean(),
    "Whether the person, such as a service account, works on weekends as on weekdays (default: false)",
  ),
  clients: nonEmpty(z.enum(clients), "Clients, the most used first"),
  models: nonEmpty(nonEmptyText, "Models, the most used first (default: those that the settings of the day allow)"),
  tools: nonEmpty(nonEmptyText, "Names of the built-in tools used (default: all)"),
  languages: nonEmpty(z.enum(languages), "Languages worked in, the most used first"),
  servers: optional(z.array(nonEmptyText), "MCP servers of `servers` used (default: all; an empty list: none)"),
  autonomy: optional(z.enum(modes), "The preferred mode of autonomy"),
  bound: optional(
    z.boolean(),
    "Whether the settings of the day limit this person (default: true). If true, the person uses only models, MCP servers and autonomy that the settings allow. If false, the person uses all that the profile states",
  ),
});

const serverSchema = z.strictObject({
  at: optional(
    nonEmptyText,
    "The host or command of the server in mcpPolicy.allowlist; while the allowlist is enforced, a server that it does not name is not used (default: none)",
  ),
  tools: z
    .array(nonEmptyText)
    .check(z.minLength(1, "is empty"), says("Names of the server's tools, the most used first")),
});

const hookSchema = z.strictObject({
  event: z
    .enum([
      "PreToolUse",
      "PostToolUse",
      "Notification",
      "UserPromptSubmit",
      "Stop",
      "SubagentStop",
      "SessionStart",
      "SessionEnd",
    ])
    .check(says("The event that runs the hook")),
  matcher: optional(nonEmptyText, "For events of tools: tool names, separated by | (default: every tool)"),
  command: nonEmptyText.check(says("Command of the hook")),
});

export const usageSchema = z.strictObject({
  people: optional(z.record(nonEmptyText, profileSchema), "How people use the agent, by their handle in `users`"),
  servers: optional(z.record(nonEmptyText, serverSchema), "MCP servers, by name"),
  skills: optional(z.array(nonEmptyText), "Names of skills, the most used first"),
  commands: optional(z.array(nonEmptyText), "Names of slash commands, the most used first"),
  hooks: optional(z.array(hookSchema), "Hooks that run in every session"),
  sessions: optional(
    z.array(sessionSchema),
    "All sessions, for exact figures. No session is then made from the profiles of `people`",
  ),
  rows: optional(
    z.array(rowSchema),
    "Rows that are missing, or whose figures differ from the sums of the sessions. Rows of `group_by` do not change",
  ),
});

export type ProfilePart = z.infer<typeof profileSchema>;
export type ServerPart = z.infer<typeof serverSchema>;
export type HookPart = z.infer<typeof hookSchema>;
