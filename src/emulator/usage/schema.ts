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
    "How often and how much: busy, steady, rare, or none at all (default: none for guests, else any)",
  ),
  weekends: optional(z.boolean(), "Whether weekends are like weekdays, as for automation (default: false)"),
  clients: nonEmpty(z.enum(clients), "Clients, the most used first"),
  models: nonEmpty(nonEmptyText, "Models, the most used first (default: those that the settings of the day allow)"),
  tools: nonEmpty(nonEmptyText, "Names of the built-in tools used (default: all)"),
  languages: nonEmpty(z.enum(languages), "Languages worked in, the most used first"),
  servers: optional(z.array(nonEmptyText), "MCP servers of `servers` used (default: all; an empty list: none)"),
  autonomy: optional(z.enum(modes), "The mode of autonomy preferred"),
  bound: optional(
    z.boolean(),
    "Whether the settings of the day are enforced (default: true): models, MCP servers and autonomy beyond them are not used. With false, the profile is taken as it is",
  ),
});

const serverSchema = z.strictObject({
  at: optional(
    nonEmptyText,
    "The host or command that mcpPolicy.allowlist has to name while it is enforced (default: none)",
  ),
  tools: z.array(nonEmptyText).check(z.minLength(1, "is empty"), says("Names of its tools, the most used first")),
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
    .check(says("The event that runs it")),
  matcher: optional(nonEmptyText, "For events of tools: names of tools, joined by | (default: every tool)"),
  command: nonEmptyText.check(says("What it runs")),
});

export const usageSchema = z.strictObject({
  people: optional(z.record(nonEmptyText, profileSchema), "How people use the agent, by their handle in `users`"),
  servers: optional(z.record(nonEmptyText, serverSchema), "MCP servers, by name"),
  skills: optional(z.array(nonEmptyText), "Names of skills, the most used first"),
  commands: optional(z.array(nonEmptyText), "Names of slash commands, the most used first"),
  hooks: optional(z.array(hookSchema), "Hooks that run in every session"),
  sessions: optional(
    z.array(sessionSchema),
    "Every session that anybody had, to state figures exactly; profiles then lead to none",
  ),
  rows: optional(
    z.array(rowSchema),
    "Rows of days that are missing, or do not say what the sessions add up to; rows of groups stay",
  ),
});

export type ProfilePart = z.infer<typeof profileSchema>;
export type ServerPart = z.infer<typeof serverSchema>;
export type HookPart = z.infer<typeof hookSchema>;
