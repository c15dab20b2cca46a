// lane: long
// All rows of the analytics are consistent, for any organization and period.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { daysBetween } from "../../../src/model/instant.ts";
import { daysAfter } from "../../../src/emulator/usage/days.ts";
import { clients, modes } from "../../../src/emulator/usage/events.ts";
import { percentile } from "../../../src/emulator/usage/rows/tools.ts";
import { analytics as service, FIRST_DAY } from "../../../src/service/analytics.ts";
import { runs } from "../../support/runs.ts";
import { asking, organizations, organizationWith, type Period, periods, type Row } from "./support.ts";

const sum = (rows: readonly Row[], field: string) => rows.reduce((total, row) => total + Number(row[field]), 0);
const on = (rows: readonly Row[], date: unknown) => rows.filter((row) => row["date"] === date);

/** Requests everything for a period. */
function everything(figures: ReturnType<typeof asking>, period: Period) {
  return {
    tokens: figures.rows("tokens", period),
    models: figures.rows("tokens", period, "model"),
    tools: figures.rows("tools", period),
    names: figures.rows("tools", period, "tool_name"),
    activity: figures.rows("activity", period),
    byClient: figures.rows("activity", period, "client"),
    productivity: figures.rows("productivity", period),
    users: figures.users(period),
  };
}

/** Checks a property of all rows of a period. */
function law(holds: (all: ReturnType<typeof everything>, period: Period, figures: ReturnType<typeof asking>) => void) {
  fc.assert(
    fc.property(organizations, periods, (organization, period) => {
      const figures = asking(organization);
      holds(everything(figures, period), period, figures);
    }),
    { numRuns: runs(10) },
  );
}

describe("rows of any organization and period", () => {
  test("are of the declared shape, with whole figures that are not below 0", () => {
    law((all, period, figures) => {
      for (const [verb, endpoint] of Object.entries(service))
        z.parse(endpoint.response, figures.answer(verb, { ...period }));
      const fractions = /ratio/;
      const averages = /_avg$/;
      const walk = (value: unknown, path: string) => {
        if (typeof value === "object" && value !== null)
          for (const [key, inner] of Object.entries(value)) walk(inner, `${path}.${key}`);
        if (typeof value !== "number") return;
        expect([path, value >= 0 && Number.isFinite(value)]).toEqual([path, true]);
        if (!fractions.test(path) && !averages.test(path))
          expect([path, Number.isSafeInteger(value)]).toEqual([path, true]);
      };
      walk(all, "");
    });
  });

  test("are one for each day with figures, in order, an empty day too", () => {
    law(({ tokens, tools, activity, productivity, users, models, names, byClient }, { startDate, endDate }) => {
      const days = daysBetween(startDate < FIRST_DAY ? FIRST_DAY : startDate, endDate);
      for (const rows of [tokens, tools, activity, productivity]) expect(rows.map((row) => row["date"])).toEqual(days);
      for (const rows of [users, models, names, byClient]) {
        const dates = rows.map((row) => String(row["date"]));
        expect(dates).toEqual(dates.toSorted((a, b) => (a < b ? -1 : 1)));
        expect(dates.every((date) => days.includes(date))).toBe(true);
      }
    });
  });

  test("agree on credits and tokens", () => {
    law(({ tokens, models, users }) => {
      for (const row of tokens) {
        const grouped = on(models, row["date"]);
        for (const field of ["billable_tokens", "input_tokens", "output_tokens"]) {
          expect(sum(row["by_model"], field)).toBe(row[field]);
          expect(sum(grouped, field)).toBe(row[field]);
        }
        expect(grouped.map(({ group_key: model }) => model)).toEqual(
          row["by_model"].map((item: Row) => item["model_id"]),
        );
        expect(sum(row["by_user"], "billable_tokens")).toBe(row["billable_tokens"]);
        expect(row["cache_read_tokens"] + row["cache_write_tokens"]).toBeLessThanOrEqual(row["input_tokens"]);
        const people = on(users, row["date"]);
        expect(people).toHaveLength(row["by_user"].length);
        for (const item of row["by_user"] as Row[]) {
          expect(sum(item["by_model"], "billable_tokens")).toBe(item["billable_tokens"]);
          const own = people.find(({ user_id: id }) => id === item["user_id"])!;
          expect(own["billable_tokens"]).toBe(item["billable_tokens"]);
          expect(own["user_email"]).toBe(item["user_email"]);
          const most = Math.max(...item["by_model"].map((model: Row) => model["billable_tokens"]));
          const primary = item["by_model"].find((model: Row) => model["model_id"] === own["primary_model"]);
          expect([primary["billable_tokens"], primary["model_tier"]]).toEqual([most, own["primary_model_tier"]]);
        }
      }
    });
  });

  test("agree on tools, MCP servers, skills, slash commands and hooks", () => {
    law(({ tools, names, users }) => {
      for (const row of tools) {
        const people = on(users, row["date"]);
        expect(sum(row["by_tool"], "invocations")).toBe(row["tool_calls"]);
        expect(on(names, row["date"]).map(({ group_key, tool_calls }) => [group_key, tool_calls])).toEqual(
          row["by_tool"].map((item: Row) => [item["tool"], item["invocations"]]),
        );
        expect(sum(people, "tool_calls")).toBe(row["tool_calls"]);
        expect(sum(row["mcp_by_server"], "invocations")).toBe(sum(people, "mcp_calls"));
        expect(people.filter((person) => person["mcp_calls"] > 0)).toHaveLength(row["mcp_users_with_mcp"]);
        for (const [total, list, field] of [
          ["skills_invocations", "skills_by_name", "skill_calls"],
          ["slash_commands_invocations", "slash_commands_by_name", "slash_commands"],
          ["hooks_invocations", "hooks_by_event", "hooks"],
        ] as const) {
          expect(sum(row[list], "count")).toBe(row[total]);
          expect(sum(people, field)).toBe(row[total]);
        }
      }
    });
  });

  test("agree on how autonomous it all was", () => {
    law(({ tools, activity, users }) => {
      for (const [index, row] of tools.entries()) {
        const { sessions, user_messages: turns } = activity[index] as Row;
        const people = on(users, row["date"]);
        const level = row["tool_autonomy_level_ratio"];
        expect(Object.keys(level)).toEqual(["auto_high", "auto_medium", "auto_low", "manual"]);
        const all = level.auto_high + level.auto_medium + level.auto_low + level.manual;
        expect(all).toBeCloseTo(row["tool_calls"] > 0 ? 1 : 0, 10);
        expect(row["autonomy_ratio_avg"] * turns).toBeCloseTo(row["tool_calls"], 6);
        expect(row["tool_calls_per_session_avg"] * sessions).toBeCloseTo(row["tool_calls"], 6);
        expect(row["user_turns_per_session_avg"] * sessions).toBeCloseTo(turns, 6);
        const ratios = people.map((person) => person["autonomy_ratio"] as number).toSorted((a, b) => a - b);
        for (const person of people)
          expect(person["autonomy_ratio"]).toBe(person["tool_calls"] / person["user_messages"]);
        expect(row["autonomy_ratio_p50"]).toBe(percentile(ratios, 0.5));
        expect(row["autonomy_ratio_p90"]).toBe(percentile(ratios, 0.9));
        expect(row["autonomy_ratio_p50"]).toBeLessThanOrEqual(row["autonomy_ratio_p90"]);
      }
    });
  });

  test("agree on who was active, and count a user of two clients once", () => {
    law(({ activity, byClient, tools, users }, _, figures) => {
      for (const [index, row] of activity.entries()) {
        const people = on(users, row["date"]);
        const active = (days: number) => {
          const startDate = daysAfter(row["date"], 1 - days);
          return new Set(figures.users({ startDate, endDate: row["date"] }).map((user) => user["user_id"])).size;
        };
        expect(row["daily_active_users"]).toBe(new Set(people.map((person) => person["user_id"])).size);
        expect(row["daily_active_users"]).toBe(people.length);
        expect([row["weekly_active_users"], row["monthly_active_users"]]).toEqual([active(7), active(30)]);
        const counts = row["daily_active_users_by_client"];
        expect(
          Object.fromEntries(on(byClient, row["date"]).map((item) => [item["group_key"], item["daily_active_users"]])),
        ).toEqual(counts);
        expect(clients).toEqual(expect.arrayContaining(Object.keys(counts)));
        const values = Object.values<number>(counts);
        expect(Math.max(0, ...values)).toBeLessThanOrEqual(row["daily_active_users"]);
        expect(values.reduce((a, b) => a + b, 0)).toBeGreaterThanOrEqual(row["daily_active_users"]);
        expect(tools[index]!["web_users"]).toBe(counts["web"] ?? 0);
        for (const field of ["sessions", "messages", "user_messages"]) expect(sum(people, field)).toBe(row[field]);
      }
    });
  });

  test("agree on files, commits and pull requests", () => {
    law(({ productivity, users }) => {
      for (const row of productivity) {
        const people = on(users, row["date"]);
        for (const field of ["files_created", "files_edited", "git_commits", "git_prs_created"])
          expect(sum(people, field)).toBe(row[field]);
        const files = row["files_created"] + row["files_edited"];
        expect([sum(row["by_extension"], "count"), sum(row["by_language"], "count")]).toEqual([files, files]);
        const languages = new Set(people.flatMap((person) => person["languages"] as string[]));
        expect(new Set(row["by_language"].map((item: Row) => item["language"]))).toEqual(languages);
      }
    });
  });

  test("of users fit together, each user once a day", () => {
    law(({ users }) => {
      const keys = users.map((row) => `${row["date"]} ${row["user_id"]}`);
      expect(keys).toEqual([...new Set(keys)].toSorted());
      for (const row of users) {
        expect(row["sessions"]).toBeGreaterThanOrEqual(1);
        expect(row["user_messages"]).toBeGreaterThanOrEqual(row["sessions"]);
        expect(row["user_messages"] + row["assistant_messages"]).toBe(row["messages"]);
        expect(row["slash_commands"]).toBeLessThanOrEqual(row["user_messages"]);
        expect(row["mcp_calls"] + row["skill_calls"]).toBeLessThanOrEqual(row["tool_calls"]);
        expect(row["files_created"] + row["files_edited"] + row["git_commits"]).toBeLessThanOrEqual(row["tool_calls"]);
        expect(row["git_prs_created"]).toBeLessThanOrEqual(row["git_commits"]);
        expect(row["files_created"] + row["files_edited"] > 0).toBe(row["languages"].length > 0);
        expect(modes).toContain(row["delegation_level"]);
        expect(row["billable_tokens"]).toBeGreaterThan(0);
      }
    });
  });

  test("are the same whatever was asked before, and for every server", () => {
    fc.assert(
      fc.property(organizations, periods, periods, (organization, period, other) => {
        const figures = asking(organization);
        everything(figures, other);
        expect(everything(figures, period)).toEqual(everything(asking(organization), period));
      }),
      { numRuns: 10 },
    );
  });

  test("of a period are those of its days", () => {
    law((all, { startDate, endDate }, figures) => {
      const days = daysBetween(startDate, endDate).map((day) => everything(figures, { startDate: day, endDate: day }));
      for (const name of Object.keys(all) as (keyof typeof all)[])
        expect(all[name]).toEqual(days.flatMap((day) => day[name]));
    });
  });

  test("of users arrive whole in pages of any size", () => {
    fc.assert(
      fc.property(organizations, periods, fc.integer({ min: 1, max: 100 }), (organization, period, limit) => {
        const figures = asking(organization);
        expect(figures.users(period, limit)).toEqual(figures.users(period));
      }),
      { numRuns: 20 },
    );
  });
});

test("a day on which nobody works has a row of zeros and empty lists", () => {
  const figures = asking(organizationWith({ usage: { people: { ada: { pace: "none" } } } }));
  const period = { startDate: "2026-02-03", endDate: "2026-02-03" };
  expect(everything(figures, period)).toEqual({
    tokens: [
      {
        date: "2026-02-03",
        billable_tokens: 0,
        input_tokens: 0,
        output_tokens: 0,
        cache_read_tokens: 0,
        cache_write_tokens: 0,
        by_model: [],
        by_user: [],
      },
    ],
    tools: [
      {
        date: "2026-02-03",
        tool_calls: 0,
        by_tool: [],
        mcp_users_with_mcp: 0,
        mcp_by_server: [],
        skills_invocations: 0,
        skills_by_name: [],
        slash_commands_invocations: 0,
        slash_commands_by_name: [],
        hooks_invocations: 0,
        hooks_by_event: [],
        web_users: 0,
        autonomy_ratio_avg: 0,
        autonomy_ratio_p50: 0,
        autonomy_ratio_p90: 0,
        tool_calls_per_session_avg: 0,
        user_turns_per_session_avg: 0,
        tool_autonomy_level_ratio: { auto_high: 0, auto_medium: 0, auto_low: 0, manual: 0 },
      },
    ],
    activity: [
      {
        date: "2026-02-03",
        daily_active_users: 0,
        weekly_active_users: 0,
        monthly_active_users: 0,
        daily_active_users_by_client: {},
        sessions: 0,
        messages: 0,
        user_messages: 0,
      },
    ],
    productivity: [
      {
        date: "2026-02-03",
        files_created: 0,
        files_edited: 0,
        by_extension: [],
        by_language: [],
        git_commits: 0,
        git_prs_created: 0,
      },
    ],
    models: [],
    names: [],
    byClient: [],
    users: [],
  });
});
