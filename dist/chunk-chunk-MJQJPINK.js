import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  messages,
  sessions
} from "./chunk-chunk-GCSJI2RX.js";
import {
  limits
} from "./chunk-chunk-ZAQM4FWA.js";
import {
  enterpriseControls,
  users
} from "./chunk-chunk-HIA3NFYV.js";
import {
  administrators,
  byLast,
  byMeta,
  flag,
  list,
  map,
  may,
  maybe,
  millis,
  none,
  number as number2,
  oneOf,
  pages,
  people,
  segment,
  text,
  textOf
} from "./chunk-chunk-BRF3Z462.js";
import {
  declare,
  roles
} from "./chunk-chunk-T6J2SRZP.js";
import {
  _enum,
  _gte,
  _regex,
  boolean,
  describe,
  int,
  looseObject,
  meta,
  number2 as number,
  object,
  refine,
  string,
  union
} from "./chunk-chunk-WWJXMTTS.js";
import {
  startOf
} from "./chunk-chunk-SIYFOCKV.js";

// src/service/analytics.ts
var FIRST_DAY = "2026-01-14";
var day = (says) => string().check(
  _regex(/^\d{4}-\d{2}-\d{2}$/, "should be written like 2026-03-01"),
  refine((value) => startOf(value) !== void 0, "is not a day of the calendar"),
  describe(`${says}, a day in UTC, YYYY-MM-DD`),
  meta({ format: "date" })
);
var days = { startDate: day("First day"), endDate: day("Last day, yesterday at the latest") };
function periodObjections(input, today) {
  const { startDate, endDate } = input;
  if (endDate >= today) return [{ field: "endDate", message: "is not over: figures end with yesterday (UTC)" }];
  if (startDate > endDate) return [{ field: "startDate", message: "is after endDate" }];
  return [];
}
function periodCautions({ startDate }) {
  return startDate < FIRST_DAY ? [{ field: "startDate", message: `is before the first figures, which are of ${FIRST_DAY}` }] : [];
}
var date = text("Day, YYYY-MM-DD in UTC");
var groupKey = (says) => text(says);
var tokens = {
  billable_tokens: number2("Standard Credits consumed, from input and output tokens with discounts for the cache"),
  input_tokens: number2("Tokens sent to the model"),
  output_tokens: number2("Tokens the model generated")
};
var tier = oneOf(["standard", "thinking"], "Tier of the model");
var creditsRow = looseObject({
  date,
  ...tokens,
  cache_read_tokens: number2("Tokens read from the prompt cache"),
  cache_write_tokens: number2("Tokens written to the prompt cache"),
  by_model: list(looseObject({ model_id: text("Model"), model_tier: tier, ...tokens }), "By model"),
  by_user: list(
    looseObject({
      user_id: text("User"),
      user_email: maybe(text("E-mail address of the user")),
      billable_tokens: tokens.billable_tokens,
      by_model: list(looseObject({ model_id: text("Model"), billable_tokens: tokens.billable_tokens }), "By model")
    }),
    "By user"
  )
});
var creditsByModel = looseObject({ date, group_key: groupKey("Model"), ...tokens });
var ratio = (says) => number2(`${says}, a fraction from 0 to 1`);
var toolsRow = looseObject({
  date,
  tool_calls: number2("Calls of tools"),
  by_tool: list(looseObject({ tool: text("Tool"), invocations: number2("Calls") }), "By tool"),
  mcp_users_with_mcp: number2("Users who used MCP servers"),
  mcp_by_server: list(looseObject({ server: text("MCP server"), invocations: number2("Calls") }), "By MCP server"),
  skills_invocations: number2("Skills that were activated"),
  skills_by_name: list(looseObject({ name: text("Skill"), count: number2("Times") }), "By skill"),
  slash_commands_invocations: number2("Slash commands that were used"),
  slash_commands_by_name: list(looseObject({ name: text("Command"), count: number2("Times") }), "By slash command"),
  hooks_invocations: number2("Hooks that ran"),
  hooks_by_event: list(
    looseObject({
      event: text("Event of the hook"),
      matcher: maybe(text("What it matched")),
      command: text("What it ran"),
      count: number2("Times")
    }),
    "By event of hooks"
  ),
  web_users: number2("Users of the web interface"),
  autonomy_ratio_avg: number2("Calls of tools for each turn of a user, on average"),
  autonomy_ratio_p50: number2("The same, median"),
  autonomy_ratio_p90: number2("The same, 90th percentile"),
  tool_calls_per_session_avg: number2("Calls of tools in a session, on average"),
  user_turns_per_session_avg: number2("Turns of the user in a session, on average"),
  tool_autonomy_level_ratio: looseObject({
    auto_high: ratio("Calls at high autonomy"),
    auto_medium: ratio("Calls at medium autonomy"),
    auto_low: ratio("Calls at low autonomy"),
    manual: ratio("Calls that were confirmed one by one")
  }).check(describe("How autonomous the calls were"))
});
var toolsByName = looseObject({ date, group_key: groupKey("Tool"), tool_calls: number2("Calls") });
var activityRow = looseObject({
  date,
  daily_active_users: number2("Users active that day"),
  weekly_active_users: number2("Users active in the 7 days that end with it"),
  monthly_active_users: number2("Users active in the 30 days that end with it"),
  daily_active_users_by_client: map(
    number(),
    "Users active that day by client: terminal-ui, web, non-interactive-cli; a user of several counts in each"
  ),
  sessions: number2("Sessions started"),
  messages: number2("Messages of users and of the agent"),
  user_messages: number2("Messages of users")
});
var activityByClient = looseObject({
  date,
  group_key: groupKey("Client: terminal-ui, web, non-interactive-cli"),
  daily_active_users: number2("Users active that day on it")
});
var files = { files_created: number2("Files the agent made"), files_edited: number2("Files the agent changed") };
var git = { git_commits: number2("Commits by the agent"), git_prs_created: number2("Pull requests by the agent") };
var productivityRow = looseObject({
  date,
  ...files,
  by_extension: list(looseObject({ extension: text("Extension"), count: number2("Files") }), "By file extension"),
  by_language: list(looseObject({ language: text("Language"), count: number2("Files") }), "By language"),
  ...git
});
var userRow = looseObject({
  user_id: text("User"),
  user_email: maybe(text("E-mail address of the user")),
  date,
  tool_calls: number2("Calls of tools"),
  billable_tokens: tokens.billable_tokens,
  primary_model: maybe(text("The model used most")),
  primary_model_tier: maybe(tier),
  ...files,
  ...git,
  mcp_calls: number2("Calls of tools of MCP servers"),
  skill_calls: number2("Skills that were activated"),
  slash_commands: number2("Slash commands that were used"),
  hooks: number2("Hooks that ran"),
  sessions: number2("Sessions started"),
  messages: number2("Messages, those of the user and of the agent"),
  user_messages: number2("Messages of the user"),
  assistant_messages: number2("Messages of the agent"),
  autonomy_ratio: number2("Calls of tools for each turn of the user"),
  delegation_level: maybe(
    oneOf(["auto-high", "auto-medium", "auto-low", "spec", "manual"], "The mode of autonomy used most")
  ),
  languages: list(string(), "Programming languages worked in")
});
var meta2 = {
  org_id: text("The organization"),
  start_date: text("First day"),
  end_date: text("Last day")
};
function rows(row) {
  return looseObject({
    data: list(row, "The rows"),
    meta: looseObject(meta2).check(describe("What they are of"))
  });
}
function either(daily, byGroup) {
  return { response: rows(union([daily, byGroup])), daily: rows(daily), grouped: rows(byGroup) };
}
var grouped = (by) => ({
  group_by: may(_enum([by]).check(describe("One row for each day and group instead of one for each day")))
});
var shared = {
  method: "GET",
  host: "api",
  params: none,
  objections: periodObjections,
  cautions: periodCautions,
  success: 200,
  refusals: [400, 401, 403, 500],
  allowed: administrators,
  example: { startDate: "2026-03-01", endDate: "2026-03-07" }
};
var analytics = declare("analytics", {
  tokens: {
    ...shared,
    says: "Reads the Standard Credits consumed.",
    path: "/api/v1/analytics/tokens",
    query: object({ ...days, ...grouped("model") }),
    ...either(creditsRow, creditsByModel)
  },
  tools: {
    ...shared,
    says: "Reads which tools were used, and how autonomously.",
    path: "/api/v1/analytics/tools",
    query: object({ ...days, ...grouped("tool_name") }),
    ...either(toolsRow, toolsByName)
  },
  activity: {
    ...shared,
    says: "Reads how many users were active, and their sessions and messages.",
    path: "/api/v1/analytics/activity",
    query: object({ ...days, ...grouped("client") }),
    ...either(activityRow, activityByClient)
  },
  productivity: {
    ...shared,
    says: "Reads the files, commits and pull requests of the agent.",
    path: "/api/v1/analytics/productivity",
    query: object(days),
    response: rows(productivityRow)
  },
  users: {
    ...shared,
    says: "Reads the figures of each user.",
    path: "/api/v1/analytics/users",
    query: object({ ...days, ...pages }),
    response: looseObject({
      data: list(userRow, "The rows"),
      meta: looseObject({
        ...meta2,
        has_more: boolean().check(describe("Whether another page follows")),
        next_cursor: maybe(text("What to send as `cursor` for it"))
      }).check(describe("What they are of, and what follows"))
    }),
    paging: byMeta("data"),
    example: { startDate: "2026-03-01", endDate: "2026-03-07", limit: 100 }
  }
});

// src/service/computers.ts
var NAME = 63;
var computer = looseObject({
  id: text("Identifier of the computer"),
  name: text("Its name, 1 to 63 characters"),
  providerType: oneOf(["byom", "e2b"], "`byom` for a machine of the member's own, else who hosts it"),
  createdAt: millis("When it was made"),
  hostname: maybe(text("Its host name")),
  status: maybe(oneOf(["provisioning", "active", "error"], "How far its provisioning is")),
  provisioningSteps: maybe(
    list(
      looseObject({
        id: text("Identifier of the step"),
        name: text("What the step does"),
        status: text("How far it is"),
        error: maybe(text("Why it failed")),
        startedAt: maybe(millis("When it started")),
        completedAt: maybe(millis("When it ended")),
        installSessionId: maybe(text("The session that installs"))
      }),
      "The steps of its provisioning"
    )
  ),
  relayClientUrl: maybe(text("Where clients reach it, a URI")),
  relayAgentUrl: maybe(text("Where its agent reaches the relay, a URI")),
  remoteUser: maybe(text("The account on it, 1 to 63 characters"))
});
var computerId = segment("Identifier of the computer");
var anyName = textOf(1, NAME, "Name of the computer").check(
  refine((name) => name !== "." && name !== "..", "is not a name that can stand in a path"),
  refine((name) => name.isWellFormed(), "is not well-formed text")
);
var answer = { host: "api", query: none, response: computer, allowed: people };
var computers = declare("computers", {
  get: {
    ...answer,
    says: "Reads a computer.",
    method: "GET",
    path: "/api/v0/computers/{computerId}",
    params: object({ computerId }),
    success: 200,
    refusals: [400, 401, 403, 404, 500],
    example: { computerId: "cmp_01" }
  },
  getByName: {
    ...answer,
    says: "Reads a computer by its name.",
    method: "GET",
    path: "/api/v0/computers/name/{name}",
    params: object({ name: anyName }),
    success: 200,
    refusals: [400, 401, 403, 404, 500],
    example: { name: "build-01" }
  },
  update: {
    ...answer,
    says: "Renames a computer, or changes the account on it.",
    method: "PATCH",
    path: "/api/v0/computers/{computerId}",
    params: object({ computerId }),
    body: looseObject({
      name: may(textOf(1, NAME, "New name")),
      remoteUser: may(textOf(1, NAME, "New account on it"))
    }),
    success: 200,
    refusals: [400, 401, 403, 404, 409, 413, 500],
    effect: "the computer may have been changed",
    example: { computerId: "cmp_01", name: "build-02" }
  },
  retryInstall: {
    ...answer,
    says: "Installs the dependencies of a computer once more.",
    method: "POST",
    path: "/api/v0/computers/{computerId}/install-deps",
    params: object({ computerId }),
    success: 202,
    refusals: [400, 401, 403, 404, 409, 500],
    effect: "the installation may have been started",
    example: { computerId: "cmp_01" }
  }
});

// src/service/readiness.ts
var evaluation = looseObject({
  numerator: number2("Applications that pass, 0 to `denominator`"),
  denominator: number2("Applications that were evaluated, 1 at least"),
  rationale: text("Why")
});
var readinessReport = looseObject({
  reportId: text("Identifier of the report, a UUID"),
  createdAt: millis("When it was made"),
  repoUrl: text("The repository it is about"),
  apps: map(looseObject({ description: text("What the application is") }), "The applications in it, by path"),
  report: map(evaluation, "The evaluations, by criterion"),
  commitHash: maybe(text("The commit that was evaluated")),
  branch: maybe(text("The branch that was evaluated")),
  hasLocalChanges: maybe(flag("Whether there were changes that were not committed")),
  hasNonRemoteCommits: maybe(flag("Whether there were commits that were not pushed")),
  modelUsed: maybe(
    looseObject({
      id: text("Identifier of the model"),
      reasoningEffort: oneOf(["low", "medium", "high", "off"], "How much it reasoned")
    }).check(describe("The model that evaluated"))
  ),
  agentVersion: maybe(text("Version of the agent's command line"))
});
var readiness = declare("readiness", {
  list: {
    says: "Lists the readiness reports of the organization's repositories.",
    method: "GET",
    host: "app",
    path: "/api/organization/maturity-level-reports",
    params: none,
    query: object({
      repoId: may(textOf(1, 256, "Only reports of this repository")),
      limit: may(int().check(_gte(1), describe("Items on a page"))),
      startAfter: may(textOf(1, 256, "Where to begin: the `reportId` of the last item of the page before"))
    }),
    response: looseObject({ reports: list(readinessReport, "Reports") }),
    paging: byLast("reports", "reportId"),
    success: 200,
    refusals: [400, 401, 500],
    allowed: roles,
    example: { limit: 10 }
  }
});

// src/service/index.ts
var resources = {
  analytics,
  readiness,
  enterpriseControls,
  users,
  limits,
  sessions,
  messages,
  computers
};
var endpoints = Object.values(resources).flatMap((one) => Object.values(one));

export {
  FIRST_DAY,
  analytics,
  computer,
  computers,
  readinessReport,
  readiness,
  resources,
  endpoints
};
