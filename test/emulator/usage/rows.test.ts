// The rows for a log that was written by hand.
import { expect, test } from "vitest";
import type { PersonDay, Session } from "../../../src/emulator/usage/events.ts";
import { creditsOf, tierOf } from "../../../src/emulator/usage/models.ts";
import { activityByClient, activityRow } from "../../../src/emulator/usage/rows/activity.ts";
import { creditsByModel, creditsRow } from "../../../src/emulator/usage/rows/credits.ts";
import { productivityRow } from "../../../src/emulator/usage/rows/productivity.ts";
import { percentile, toolsByName, toolsRow } from "../../../src/emulator/usage/rows/tools.ts";
import { userRow } from "../../../src/emulator/usage/rows/user.ts";

const DAY = "2026-03-04";

const session = (more: Partial<Session>): Session => ({
  client: "terminal-ui",
  mode: "auto-low",
  userMessages: 1,
  assistantMessages: 2,
  calls: [],
  skills: [],
  commands: [],
  hooks: [],
  files: [],
  commits: 0,
  pulls: 0,
  models: [],
  ...more,
});

const haiku = { model: "claude-haiku-4-5", input: 1000, output: 100, cacheRead: 500, cacheWrite: 100, credits: 244 };
const opus = { model: "claude-opus-4-6", input: 100, output: 10, cacheRead: 0, cacheWrite: 0, credits: 280 };

const ada: PersonDay = {
  id: "user_a",
  email: "ada@corp.example",
  sessions: [
    session({
      mode: "spec",
      userMessages: 3,
      assistantMessages: 5,
      calls: [
        { tool: "Edit", server: undefined, level: "auto_low", count: 4 },
        { tool: "mcp__linear__list", server: "linear", level: "manual", count: 2 },
      ],
      skills: [{ name: "review", count: 1 }],
      commands: [{ name: "model", count: 2 }],
      hooks: [
        { event: "PostToolUse", matcher: "Edit", command: "format", count: 4 },
        { event: "Stop", matcher: "", command: "ring", count: 3 },
      ],
      files: [
        { extension: "ts", language: "TypeScript", created: 1, edited: 2 },
        { extension: "tsx", language: "TypeScript", created: 0, edited: 1 },
      ],
      commits: 2,
      pulls: 1,
      models: [haiku, opus],
    }),
    session({ client: "web", models: [haiku] }),
  ],
};
const bo: PersonDay = {
  id: "user_b",
  email: "bo@corp.example",
  sessions: [
    session({
      client: "web",
      mode: "auto-high",
      userMessages: 2,
      assistantMessages: 8,
      calls: [
        { tool: "Read", server: undefined, level: "auto_high", count: 3 },
        { tool: "mcp__linear__list", server: "Linear", level: "auto_high", count: 3 },
      ],
      hooks: [{ event: "Stop", matcher: "", command: "ring", count: 2 }],
      files: [{ extension: "md", language: "Markdown", created: 1, edited: 0 }],
      models: [opus],
    }),
  ],
};
const people = [ada, bo];

test("the row of credits counts tokens and what they cost", () => {
  const models = [
    {
      model_id: "claude-opus-4-6",
      model_tier: "thinking",
      billable_tokens: 560,
      input_tokens: 200,
      output_tokens: 20,
    },
    {
      model_id: "claude-haiku-4-5",
      model_tier: "standard",
      billable_tokens: 488,
      input_tokens: 2000,
      output_tokens: 200,
    },
  ];
  const own = { ...models[0], billable_tokens: 280, input_tokens: 100, output_tokens: 10 };
  expect(creditsRow(DAY, people)).toEqual({
    date: DAY,
    billable_tokens: 1048,
    input_tokens: 2200,
    output_tokens: 220,
    cache_read_tokens: 1000,
    cache_write_tokens: 200,
    by_model: models,
    by_user: [
      { user_id: "user_a", user_email: "ada@corp.example", billable_tokens: 768, by_model: [models[1], own] },
      { user_id: "user_b", user_email: "bo@corp.example", billable_tokens: 280, by_model: [own] },
    ],
  });
  expect(creditsByModel(DAY, people)).toEqual([
    { date: DAY, group_key: "claude-opus-4-6", billable_tokens: 560, input_tokens: 200, output_tokens: 20 },
    { date: DAY, group_key: "claude-haiku-4-5", billable_tokens: 488, input_tokens: 2000, output_tokens: 200 },
  ]);
});

test("credits discount what was in the cache", () => {
  const plain = { input: 1000, output: 0, cacheRead: 0, cacheWrite: 0 };
  expect(creditsOf("gpt-5.2", plain)).toBe(1000);
  expect(creditsOf("gpt-5.2", { ...plain, cacheRead: 1000 })).toBe(100);
  expect(creditsOf("gpt-5.2", { ...plain, cacheWrite: 1000 })).toBe(1250);
  expect(creditsOf("gpt-5.2", { ...plain, output: 10 })).toBe(1040);
  expect(creditsOf("claude-opus-4-6", plain)).toBe(2000);
  expect(creditsOf("gpt-5-mini", { ...plain, input: 1001 })).toBe(250);
  expect(creditsOf(haiku.model, haiku)).toBe(haiku.credits);
  expect(creditsOf(opus.model, opus)).toBe(opus.credits);
});

test.each([
  ["thinking", ["claude-opus-4-6", "gpt-5.1-codex", "o4-preview", "gemini-3-pro", "gemini-3-ultra"]],
  ["standard", ["claude-sonnet-4-6", "gpt-5-mini", "glm-4.7", "prototype", "gpt-4o"]],
] as const)("%s models are told by their names", (tier, names) => {
  expect(names.map(tierOf)).toEqual(names.map(() => tier));
});

test("the row of tools counts calls by tool", () => {
  expect(toolsRow(DAY, people)).toEqual({
    date: DAY,
    tool_calls: 12,
    by_tool: [
      { tool: "mcp__linear__list", invocations: 5 },
      { tool: "Edit", invocations: 4 },
      { tool: "Read", invocations: 3 },
    ],
    mcp_users_with_mcp: 2,
    mcp_by_server: [
      { server: "Linear", invocations: 3 },
      { server: "linear", invocations: 2 },
    ],
    skills_invocations: 1,
    skills_by_name: [{ name: "review", count: 1 }],
    slash_commands_invocations: 2,
    slash_commands_by_name: [{ name: "model", count: 2 }],
    hooks_invocations: 9,
    hooks_by_event: [
      { event: "Stop", matcher: "", command: "ring", count: 5 },
      { event: "PostToolUse", matcher: "Edit", command: "format", count: 4 },
    ],
    web_users: 2,
    // 12 calls in 6 turns; Ada had 6 in 4, Bo 6 in 2.
    autonomy_ratio_avg: 2,
    autonomy_ratio_p50: 2.25,
    autonomy_ratio_p90: 2.85,
    tool_calls_per_session_avg: 4,
    user_turns_per_session_avg: 2,
    tool_autonomy_level_ratio: { auto_high: 0.5, auto_medium: 0, auto_low: 1 / 3, manual: 1 / 6 },
  });
  expect(toolsByName(DAY, people)).toEqual([
    { date: DAY, group_key: "mcp__linear__list", tool_calls: 5 },
    { date: DAY, group_key: "Edit", tool_calls: 4 },
    { date: DAY, group_key: "Read", tool_calls: 3 },
  ]);
});

test.each([
  [[], 0.5, 0],
  [[7], 0.9, 7],
  [[1, 2], 0.5, 1.5],
  [[1, 2, 4], 0.5, 2],
  [[0, 10], 0.9, 9],
])("of %j the value at %d is %d", (values, share, value) => {
  expect(percentile(values, share)).toBeCloseTo(value, 12);
});

test("the row of activity counts who was active", () => {
  const log = new Map([
    [DAY, people],
    ["2026-02-26", [{ ...bo, id: "user_c" }]],
    ["2026-02-25", [{ ...bo, id: "user_d" }]],
    ["2026-02-03", [{ ...bo, id: "user_e" }]],
    ["2026-02-02", [{ ...bo, id: "user_f" }]],
  ]);
  expect(activityRow(DAY, { on: (day) => log.get(day) ?? [] })).toEqual({
    date: DAY,
    daily_active_users: 2,
    weekly_active_users: 3,
    monthly_active_users: 5,
    daily_active_users_by_client: { web: 2, "terminal-ui": 1 },
    sessions: 3,
    messages: 21,
    user_messages: 6,
  });
  expect(activityByClient(DAY, people)).toEqual([
    { date: DAY, group_key: "web", daily_active_users: 2 },
    { date: DAY, group_key: "terminal-ui", daily_active_users: 1 },
  ]);
});

test("the row of productivity counts files, commits and pull requests", () => {
  expect(productivityRow(DAY, people)).toEqual({
    date: DAY,
    files_created: 2,
    files_edited: 3,
    by_extension: [
      { extension: "ts", count: 3 },
      { extension: "md", count: 1 },
      { extension: "tsx", count: 1 },
    ],
    by_language: [
      { language: "TypeScript", count: 4 },
      { language: "Markdown", count: 1 },
    ],
    git_commits: 2,
    git_prs_created: 1,
  });
});

test("the row of a user counts what the user did that day", () => {
  expect(userRow(DAY, ada)).toEqual({
    user_id: "user_a",
    user_email: "ada@corp.example",
    date: DAY,
    tool_calls: 6,
    billable_tokens: 768,
    primary_model: "claude-haiku-4-5",
    primary_model_tier: "standard",
    files_created: 1,
    files_edited: 3,
    git_commits: 2,
    git_prs_created: 1,
    mcp_calls: 2,
    skill_calls: 1,
    slash_commands: 2,
    hooks: 7,
    sessions: 2,
    messages: 11,
    user_messages: 4,
    assistant_messages: 7,
    autonomy_ratio: 1.5,
    delegation_level: "spec",
    languages: ["TypeScript"],
  });
});
