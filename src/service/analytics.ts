// The organization's usage of the agent: a row per day.
import * as z from "zod/mini";
import { startOf } from "../model/instant.ts";
import { declare, type Objection } from "./endpoint.ts";
import {
  administrators,
  flag,
  list,
  map,
  may,
  missingAsNull,
  number,
  oneOf,
  orNull,
  owed,
  pages,
  text,
  textLike,
} from "./fields.ts";
import { byMeta } from "./paging.ts";

export const FIRST_DAY = "2026-01-14";

/** A valid calendar day. */
const day = (description: string) =>
  z.string().check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: "should be written like 2026-03-01", abort: true }),
    z.refine((value) => startOf(value) !== undefined, "is not a day of the calendar"),
    z.describe(`${description}, a day in UTC, YYYY-MM-DD`),
    z.meta({ format: "date" }),
  );

const days = { startDate: day("First day"), endDate: day("Last day, yesterday at the latest") };

/** Figures end with yesterday: the service refuses a period that includes today. */
function periodObjections(input: Readonly<Record<string, unknown>>, today: string): Objection[] {
  const { startDate, endDate } = input as { startDate: string; endDate: string };
  if (endDate >= today) return [{ field: "endDate", message: "is not over: figures end with yesterday (UTC)" }];
  if (startDate > endDate) return [{ field: "startDate", message: "is later than the end date" }];
  return [];
}

/** A figure, or null if the service does not report it. A missing figure does not invalidate the others. */
const figure = (description: string) => missingAsNull(number(description));
const figures = <T extends z.ZodMiniType>(of: T, description: string) => missingAsNull(list(of, description));
const date = textLike({ format: "date" }, "Day, YYYY-MM-DD in UTC");
/** The group of a row. Required: rows of days and of groups share figures, and this field tells them apart. */
const groupKey = (description: string) => text(description);
const tokens = {
  billable_tokens: figure("Standard Credits consumed, from input and output tokens with discounts for the cache"),
  input_tokens: figure("Tokens sent to the model"),
  output_tokens: figure("Tokens that the model generated"),
};
const tier = missingAsNull(oneOf(["standard", "thinking"], "Tier of the model"));

const creditsRow = z.looseObject({
  date,
  ...tokens,
  cache_read_tokens: figure("Tokens read from the prompt cache"),
  cache_write_tokens: figure("Tokens written to the prompt cache"),
  by_model: figures(z.looseObject({ model_id: missingAsNull(text("Model")), model_tier: tier, ...tokens }), "By model"),
  by_user: figures(
    z.looseObject({
      user_id: missingAsNull(text("User")),
      user_email: missingAsNull(text("E-mail address of the user")),
      billable_tokens: tokens.billable_tokens,
      by_model: figures(
        z.looseObject({ model_id: missingAsNull(text("Model")), billable_tokens: tokens.billable_tokens }),
        "By model",
      ),
    }),
    "By user",
  ),
});
const creditsByModel = z.looseObject({ date, group_key: groupKey("Model"), ...tokens });

const ratio = (description: string) => figure(`${description}, a fraction from 0 to 1`);
const toolsRow = z.looseObject({
  date,
  tool_calls: figure("Tool calls"),
  by_tool: figures(z.looseObject({ tool: missingAsNull(text("Tool")), invocations: figure("Calls") }), "By tool"),
  mcp_users_with_mcp: figure("Users who used MCP servers"),
  mcp_by_server: figures(
    z.looseObject({ server: missingAsNull(text("MCP server")), invocations: figure("Calls") }),
    "By MCP server",
  ),
  skills_invocations: figure("Skills that were activated"),
  skills_by_name: figures(z.looseObject({ name: missingAsNull(text("Skill")), count: figure("Times") }), "By skill"),
  slash_commands_invocations: figure("Slash commands that were used"),
  slash_commands_by_name: figures(
    z.looseObject({ name: missingAsNull(text("Command")), count: figure("Times") }),
    "By slash command",
  ),
  hooks_invocations: figure("Hooks that ran"),
  hooks_by_event: figures(
    z.looseObject({
      event: missingAsNull(text("Event of the hook")),
      matcher: missingAsNull(text("Matcher of the hook")),
      command: missingAsNull(text("Command of the hook")),
      count: figure("Times"),
    }),
    "By event of hooks",
  ),
  web_users: figure("Users of the web interface"),
  autonomy_ratio_avg: figure("Tool calls per turn of a user, average"),
  autonomy_ratio_p50: figure("Tool calls per turn of a user, median"),
  autonomy_ratio_p90: figure("Tool calls per turn of a user, 90th percentile"),
  tool_calls_per_session_avg: figure("Tool calls per session, average"),
  user_turns_per_session_avg: figure("Turns of the user per session, average"),
  tool_autonomy_level_ratio: missingAsNull(
    z
      .looseObject({
        auto_high: ratio("Calls at high autonomy"),
        auto_medium: ratio("Calls at medium autonomy"),
        auto_low: ratio("Calls at low autonomy"),
        manual: ratio("Calls that were confirmed one by one"),
      })
      .check(z.describe("Share of the calls at each level of autonomy")),
  ),
});
const toolsByName = z.looseObject({ date, group_key: groupKey("Tool"), tool_calls: figure("Calls") });

const activityRow = z.looseObject({
  date,
  daily_active_users: figure("Users active that day"),
  weekly_active_users: figure("Users active in the 7 days up to that day"),
  monthly_active_users: figure("Users active in the 30 days up to that day"),
  daily_active_users_by_client: missingAsNull(
    map(
      figure("Users"),
      "Users active that day by client: terminal-ui, web, non-interactive-cli; a user of several clients counts in each of them",
    ),
  ),
  sessions: figure("Sessions started"),
  messages: figure("Messages of users and of the agent"),
  user_messages: figure("Messages of users"),
});
const activityByClient = z.looseObject({
  date,
  group_key: groupKey("Client: terminal-ui, web, non-interactive-cli"),
  daily_active_users: figure("Users of that client on that day"),
});

const files = {
  files_created: figure("Files that the agent made"),
  files_edited: figure("Files that the agent changed"),
};
const git = { git_commits: figure("Commits by the agent"), git_prs_created: figure("Pull requests by the agent") };
const productivityRow = z.looseObject({
  date,
  ...files,
  by_extension: figures(
    z.looseObject({ extension: missingAsNull(text("Extension")), count: figure("Files") }),
    "By file extension",
  ),
  by_language: figures(
    z.looseObject({ language: missingAsNull(text("Language")), count: figure("Files") }),
    "By language",
  ),
  ...git,
});

const userRow = z.looseObject({
  user_id: missingAsNull(text("User")),
  user_email: orNull(text("E-mail address of the user")),
  date,
  tool_calls: figure("Tool calls"),
  billable_tokens: tokens.billable_tokens,
  primary_model: missingAsNull(text("The model used most")),
  primary_model_tier: tier,
  ...files,
  ...git,
  mcp_calls: figure("Calls of MCP tools"),
  skill_calls: figure("Skills that were activated"),
  slash_commands: figure("Slash commands that were used"),
  hooks: figure("Hooks that ran"),
  sessions: figure("Sessions started"),
  messages: figure("Messages, those of the user and of the agent"),
  user_messages: figure("Messages of the user"),
  assistant_messages: figure("Messages of the agent"),
  autonomy_ratio: figure("Tool calls per turn of the user"),
  delegation_level: missingAsNull(
    oneOf(["auto-high", "auto-medium", "auto-low", "spec", "manual"], "The mode of autonomy used most"),
  ),
  languages: figures(z.string(), "Programming languages worked in"),
});

export type CreditsRow = z.infer<typeof creditsRow>;
export type ToolsRow = z.infer<typeof toolsRow>;
export type ToolsByNameRow = z.infer<typeof toolsByName>;
export type ActivityRow = z.infer<typeof activityRow>;
export type ProductivityRow = z.infer<typeof productivityRow>;
export type UserRow = z.infer<typeof userRow>;

/** The row of each endpoint. */
export const rowsOf = {
  tokens: creditsRow,
  tools: toolsRow,
  activity: activityRow,
  productivity: productivityRow,
  users: userRow,
};

const meta = {
  org_id: missingAsNull(text("The organization")),
  start_date: missingAsNull(textLike({ format: "date" }, "First day")),
  end_date: missingAsNull(textLike({ format: "date" }, "Last day")),
};

function rows<T extends z.ZodMiniType>(row: T) {
  return z.looseObject({
    data: list(row, "The rows"),
    meta: z.looseObject(meta).check(z.describe("Organization and days of the rows")),
  });
}

/** Rows of days, or of days and groups if `group_by` is given. */
function rowsByQuery<D extends z.ZodMiniObject, G extends z.ZodMiniObject>(daily: D, byGroup: G) {
  const ofDay = daily.check(z.refine((row) => !Object.hasOwn(row, "group_key"), "is of a group, and not of a day"));
  return { response: rows(z.union([daily, byGroup])), daily: rows(ofDay), grouped: rows(byGroup) };
}

/** The parameter that requests one row for each day and group. */
const groupQuery = <const T extends string>(by: T) => ({
  group_by: may(z.enum([by]).check(z.describe("Returns a row for each day and group, not only for each day"))),
});

const shared = {
  objections: periodObjections,
  hasUnsaid: true,
  refusals: [400, 401, 403, 500],
  allowed: administrators,
  documentsRoles: true,
  example: { startDate: "2026-03-01", endDate: "2026-03-07" },
} as const;

export const analytics = declare("analytics", {
  tokens: {
    ...shared,
    description: "Reads the Standard Credits consumed.",
    path: "/api/v1/analytics/tokens",
    query: z.object({ ...days, ...groupQuery("model") }),
    ...rowsByQuery(creditsRow, creditsByModel),
  },
  tools: {
    ...shared,
    description: "Reads the tool calls and levels of autonomy.",
    path: "/api/v1/analytics/tools",
    query: z.object({ ...days, ...groupQuery("tool_name") }),
    ...rowsByQuery(toolsRow, toolsByName),
  },
  activity: {
    ...shared,
    description: "Reads how many users were active, and their sessions and messages.",
    path: "/api/v1/analytics/activity",
    query: z.object({ ...days, ...groupQuery("client") }),
    ...rowsByQuery(activityRow, activityByClient),
  },
  productivity: {
    ...shared,
    description: "Reads the files, commits and pull requests of the agent.",
    path: "/api/v1/analytics/productivity",
    query: z.object(days),
    response: rows(productivityRow),
  },
  users: {
    ...shared,
    description: "Reads the figures of each user.",
    path: "/api/v1/analytics/users",
    query: z.object({ ...days, ...pages }),
    response: z.looseObject({
      data: list(userRow, "The rows"),
      meta: z
        .looseObject({
          ...meta,
          has_more: owed(flag("Whether another page follows")),
          next_cursor: may(orNull(text("The `cursor` of the next page"))),
        })
        .check(z.describe("Organization and days of the rows, and the next page")),
    }),
    paging: byMeta,
    example: { startDate: "2026-03-01", endDate: "2026-03-07", limit: 100 },
  },
});
