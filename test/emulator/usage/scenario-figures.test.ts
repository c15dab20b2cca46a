// Figures that a scenario states.
import { describe, expect, test } from "vitest";
import { asking, organizationWith, type Row, user } from "./support.ts";

const users = { ada: user("ada", { role: "owner" }), bea: user("bea") };
const march = { startDate: "2026-03-01", endDate: "2026-03-03" };
const figuresOf = (sessions: unknown, rows: readonly object[] = []) =>
  asking(organizationWith({ users, usage: { sessions, rows } }));
const session = { on: "2026-03-02", by: "bea" };

describe("stated sessions", () => {
  const served = figuresOf([
    {
      ...session,
      times: 2,
      client: "web",
      autonomy: "auto-high",
      turns: 3,
      credits: { "m-a": 10, "m-b": 0.5 },
      calls: [
        { tool: "Read", count: 4 },
        { tool: "mcp__docs__go", server: "Docs", level: "manual", count: 1 },
      ],
      skills: { review: 2 },
      commands: { model: 1 },
      hooks: [{ event: "Stop", command: "log", count: 3 }],
      commits: 1,
      pulls: 1,
    },
    { on: "2026-03-02", until: "2026-03-03", by: "ada", credits: { "m-a": 1 } },
  ]);
  const on = (name: string, day: string) => served.rows(name, march).find((row) => row["date"] === day)!;

  test("are all there is, and every endpoint adds them up", () => {
    expect(served.rows("activity", march).map((row) => [row["sessions"], row["daily_active_users"]])).toEqual([
      [0, 0],
      [3, 2],
      [1, 1],
    ]);
    expect(on("tokens", "2026-03-02")).toMatchObject({
      billable_tokens: 22,
      by_model: [
        { model_id: "m-a", billable_tokens: 21 },
        { model_id: "m-b", billable_tokens: 1 },
      ],
      by_user: [
        { user_id: "user_bea", billable_tokens: 21 },
        { user_id: "user_ada", billable_tokens: 1 },
      ],
    });
    expect(on("tools", "2026-03-02")).toMatchObject({
      tool_calls: 10,
      mcp_by_server: [{ server: "Docs", invocations: 2 }],
      skills_by_name: [{ name: "review", count: 4 }],
      slash_commands_by_name: [{ name: "model", count: 2 }],
      hooks_by_event: [{ event: "Stop", matcher: "", command: "log", count: 6 }],
      tool_autonomy_level_ratio: { auto_high: 0, auto_medium: 0, auto_low: 0.8, manual: 0.2 },
    });
    expect(on("productivity", "2026-03-02")).toMatchObject({ git_commits: 2, git_prs_created: 2, files_edited: 0 });
    expect(served.users(march).map((row) => [row["date"], row["user_id"], row["delegation_level"]])).toEqual([
      ["2026-03-02", "user_ada", "auto-low"],
      ["2026-03-02", "user_bea", "auto-high"],
      ["2026-03-03", "user_ada", "auto-low"],
    ]);
  });
});

describe("stated rows", () => {
  test("are missing or say something else, and those of groups stay", () => {
    const served = figuresOf(
      [session, { ...session, by: "ada", credits: { "m-a": 1 } }],
      [
        { of: "tokens", on: "2026-03-01", until: "2026-03-02", missing: true },
        { of: "tools", on: "2026-03-02", set: { tool_calls: null, by_tool: "none" } },
        { of: "users", on: "2026-03-02", set: { user_email: null } },
        { of: "users", on: "2026-03-02", by: "bea", set: { languages: null } },
      ],
    );
    expect(served.rows("tokens", march).map((row) => row["date"])).toEqual(["2026-03-03"]);
    expect(served.rows("tokens", march, "model")).toMatchObject([{ date: "2026-03-02", group_key: "m-a" }]);
    expect(served.rows("tools", march)[1]).toMatchObject({ date: "2026-03-02", tool_calls: null, by_tool: "none" });
    const languagesOf = (row: Row) => [row["user_email"], row["languages"]];
    expect(served.users(march, 1).map(languagesOf)).toEqual([
      [null, []],
      ["bea@corp.example", null],
    ]);
  });

  test("change what profiles lead to as well", () => {
    const usage = { rows: [{ of: "activity", on: "2026-03-02", set: { sessions: 1.5 } }] };
    const { rows } = asking(organizationWith({ users, usage }));
    expect(rows("activity", march)[1]!["sessions"]).toBe(1.5);
  });
});

describe("refused are", () => {
  test.each<[string, object, string]>([
    ["strangers", { sessions: [{ ...session, by: "be" }] }, 'nobody in users has the handle "be"'],
    [
      "days that run backwards",
      { rows: [{ of: "tools", on: "2026-03-02", until: "2026-03-01", missing: true }] },
      "is before 2026-03-02",
    ],
    [
      "rows of somebody where nobody has one",
      { rows: [{ of: "tools", on: "2026-03-02", by: "bea", missing: true }] },
      "does nothing for tools",
    ],
    [
      "rows that are missing and say something",
      { rows: [{ of: "tools", on: "2026-03-02", missing: true, set: {} }] },
      "needs either missing or set",
    ],
    [
      "profiles beside sessions",
      { sessions: [session], people: { bea: { pace: "busy" } } },
      "usage.people: does nothing beside usage.sessions",
    ],
    [
      "days that are none",
      { sessions: [{ ...session, on: "2026-02-30" }] },
      "usage.sessions.0.on is not a day such as 2026-03-01",
    ],
    [
      "parts of credits below 0",
      { sessions: [{ ...session, credits: { a: -1 } }] },
      "usage.sessions.0.credits.a is less than 0",
    ],
  ])("%s", (_, usage, message) => {
    expect(() => organizationWith({ users, usage })).toThrow(message);
  });
});
