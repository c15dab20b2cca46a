// Usage of the agent in the organization, a row for each day.
import * as z from "zod/mini";
import { startOf } from "../model/instant.ts";
import { declare, type Objection } from "./endpoint.ts";
import { administrators, list, map, may, maybe, none, number, oneOf, pages, text } from "./fields.ts";
import { byMeta } from "./paging.ts";

/** The first day for which there are figures. */
export const FIRST_DAY = "2026-01-14";

/** A day that the calendar has. */
const day = (says: string) =>
  z.string().check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, "should be written like 2026-03-01"),
    z.refine((value) => startOf(value) !== undefined, "is not a day of the calendar"),
    z.describe(`${says}, a day in UTC, YYYY-MM-DD`),
    z.meta({ format: "date" }),
  );

const days = { startDate: day("First day"), endDate: day("Last day, yesterday at the latest") };

/** Figures end with yesterday, and a period that includes today is refused. */
function periodObjections(input: Readonly<Record<string, unknown>>, today: string): Objection[] {
  const { startDate, endDate } = input as { startDate: string; endDate: string };
  if (endDate >= today) return [{ field: "endDate", message: "is not over: figures end with yesterday (UTC)" }];
  if (startDate > endDate) return [{ field: "startDate", message: "is after endDate" }];
  return [];
}

/** Of days before the first one there are no figures, which an answer does not say. */
function periodCautions({ startDate }: Readonly<Record<string, unknown>>): Objection[] {
  return (startDate as string) < FIRST_DAY
    ? [{ field: "startDate", message: `is before the first figures, which are of ${FIRST_DAY}` }]
    : [];
}

const date = text("Day, YYYY-MM-DD in UTC");
const groupKey = (says: string) => text(says);
const tokens = {
  billable_tokens: number("Standard Credits consumed, from input and output tokens with discounts for the cache"),
  input_tokens: number("Tokens sent to the model"),
  output_tokens: number("Tokens the model generated"),
};
const tier = oneOf(["standard", "thinking"], "Tier of the model");

const creditsRow = z.looseObject({
  date,
  ...tokens,
  cache_read_tokens: number("Tokens read from the prompt cache"),
  cache_write_tokens: number("Tokens written to the prompt cache"),
  by_model: list(z.looseObject({ model_id: text("Model"), model_tier: tier, ...tokens }), "By model"),
  by_user: list(
    z.looseObject({
      user_id: text("User"),
      user_email: maybe(text("E-mail address of the user")),
      billable_tokens: tokens.billable_tokens,
      by_model: list(z.looseObject({ model_id: text("Model"), billable_tokens: tokens.billable_tokens }), "By model"),
    }),
    "By user",
  ),
});
const creditsByModel = z.looseObject({ date, group_key: groupKey("Model"), ...tokens });

const ratio = (says: string) => number(`${says}, a fraction from 0 to 1`);
const toolsRow = z.looseObject({
  date,
  tool_calls: number("Calls of tools"),
  by_tool: list(z.looseObject({ tool: text("Tool"), invocations: number("Calls") }), "By tool"),
  mcp_users_with_mcp: number("Users who used MCP servers"),
  mcp_by_server: list(z.looseObject({ server: text("MCP server"), invocations: number("Calls") }), "By MCP server"),
  skills_invocations: number("Skills that were activated"),
  skills_by_name: list(z.looseObject({ name: text("Skill"), count: number("Times") }), "By skill"),
  slash_commands_invocations: number("Slash commands that were used"),
  slash_commands_by_name: list(z.looseObject({ name: text("Command"), count: number("Times") }), "By slash command"),
  hooks_invocations: number("Hooks that ran"),
  hooks_by_event: list(
    z.looseObject({
      event: text("Event of the hook"),
      matcher: maybe(text("What it matched")),
      command: text("What it ran"),
      count: number("Times"),
    }),
    "By event of hooks",
  ),
  web_users: number("Users of the web interface"),
  autonomy_ratio_avg: number("Calls of tools for each turn of a user, on average"),
  autonomy_ratio_p50: number("The same, median"),
  autonomy_ratio_p90: number("The same, 90th percentile"),
  tool_calls_per_session_avg: number("Calls of tools in a session, on average"),
  user_turns_per_session_avg: number("Turns of the user in a session, on average"),
  tool_autonomy_level_ratio: z
    .looseObject({
      auto_high: ratio("Calls at high autonomy"),
      auto_medium: ratio("Calls at medium autonomy"),
      auto_low: ratio("Calls at low autonomy"),
      manual: ratio("Calls that were confirmed one by one"),
    })
    .check(z.describe("How autonomous the calls were")),
});
const toolsByName = z.looseObject({ date, group_key: groupKey("Tool"), tool_calls: number("Calls") });

const activityRow = z.looseObject({
  date,
  daily_active_users: number("Users active that day"),
  weekly_active_users: number("Users active in the 7 days that end with it"),
  monthly_active_users: number("Users active in the 30 days that end with it"),
  daily_active_users_by_client: map(
    z.number(),
    "Users active that day by client: terminal-ui, web, non-interactive-cli; a user of several counts in each",
  ),
  sessions: number("Sessions started"),
  messages: number("Messages of users and of the agent"),
  user_messages: number("Messages of users"),
});
const activityByClient = z.looseObject({
  date,
  group_key: groupKey("Client: terminal-ui, web, non-interactive-cli"),
  daily_active_users: number("Users active that day on it"),
});

const files = { files_created: number("Files the agent made"), files_edited: number("Files the agent changed") };
const git = { git_commits: number("Commits by the agent"), git_prs_created: number("Pull requests by the agent") };
const productivityRow = z.looseObject({
  date,
  ...files,
  by_extension: list(z.looseObject({ extension: text("Extension"), count: number("Files") }), "By file extension"),
  by_language: list(z.looseObject({ language: text("Language"), count: number("Files") }), "By language"),
  ...git,
});

const userRow = z.looseObject({
  user_id: text("User"),
  user_email: maybe(text("E-mail address of the user")),
  date,
  tool_calls: number("Calls of tools"),
  billable_tokens: tokens.billable_tokens,
  primary_model: maybe(text("The model used most")),
  primary_model_tier: maybe(tier),
  ...files,
  ...git,
  mcp_calls: number("Calls of tools of MCP servers"),
  skill_calls: number("Skills that were activated"),
  slash_commands: number("Slash commands that were used"),
  hooks: number("Hooks that ran"),
  sessions: number("Sessions started"),
  messages: number("Messages, those of the user and of the agent"),
  user_messages: number("Messages of the user"),
  assistant_messages: number("Messages of the agent"),
  autonomy_ratio: number("Calls of tools for each turn of the user"),
  delegation_level: maybe(
    oneOf(["auto-high", "auto-medium", "auto-low", "spec", "manual"], "The mode of autonomy used most"),
  ),
  languages: list(z.string(), "Programming languages worked in"),
});

export type CreditsRow = z.infer<typeof creditsRow>;
export type ToolsRow = z.infer<typeof toolsRow>;
export type ToolsByNameRow = z.infer<typeof toolsByName>;
export type ActivityRow = z.infer<typeof activityRow>;
export type ProductivityRow = z.infer<typeof productivityRow>;
export type UserRow = z.infer<typeof userRow>;

const meta = {
  org_id: text("The organization"),
  start_date: text("First day"),
  end_date: text("Last day"),
};

function rows<T extends z.ZodMiniType>(row: T) {
  return z.looseObject({
    data: list(row, "The rows"),
    meta: z.looseObject(meta).check(z.describe("What they are of")),
  });
}

/** Rows of days, or of days and groups where `group_by` is given. */
function either<D extends z.ZodMiniType, G extends z.ZodMiniType>(daily: D, byGroup: G) {
  return { response: rows(z.union([daily, byGroup])), daily: rows(daily), grouped: rows(byGroup) };
}

/** The parameter that asks for one row for each day and group. */
const grouped = <const T extends string>(by: T) => ({
  group_by: may(z.enum([by]).check(z.describe("One row for each day and group instead of one for each day"))),
});

const shared = {
  method: "GET",
  host: "api",
  params: none,
  objections: periodObjections,
  cautions: periodCautions,
  success: 200,
  refusals: [400, 401, 403, 500],
  allowed: administrators,
  example: { startDate: "2026-03-01", endDate: "2026-03-07" },
} as const;

export const analytics = declare("analytics", {
  tokens: {
    ...shared,
    says: "Reads the Standard Credits consumed.",
    path: "/api/v1/analytics/tokens",
    query: z.object({ ...days, ...grouped("model") }),
    ...either(creditsRow, creditsByModel),
  },
  tools: {
    ...shared,
    says: "Reads which tools were used, and how autonomously.",
    path: "/api/v1/analytics/tools",
    query: z.object({ ...days, ...grouped("tool_name") }),
    ...either(toolsRow, toolsByName),
  },
  activity: {
    ...shared,
    says: "Reads how many users were active, and their sessions and messages.",
    path: "/api/v1/analytics/activity",
    query: z.object({ ...days, ...grouped("client") }),
    ...either(activityRow, activityByClient),
  },
  productivity: {
    ...shared,
    says: "Reads the files, commits and pull requests of the agent.",
    path: "/api/v1/analytics/productivity",
    query: z.object(days),
    response: rows(productivityRow),
  },
  users: {
    ...shared,
    says: "Reads the figures of each user.",
    path: "/api/v1/analytics/users",
    query: z.object({ ...days, ...pages }),
    response: z.looseObject({
      data: list(userRow, "The rows"),
      meta: z
        .looseObject({
          ...meta,
          has_more: z.boolean().check(z.describe("Whether another page follows")),
          next_cursor: maybe(text("What to send as `cursor` for it")),
        })
        .check(z.describe("What they are of, and what follows")),
    }),
    paging: byMeta("data"),
    example: { startDate: "2026-03-01", endDate: "2026-03-07", limit: 100 },
  },
});
