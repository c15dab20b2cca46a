// Figures of ten times as many models or users take at most eleven times the work.
import { growth, LINEAR } from "../support/work.ts";
import { describe, expect, it } from "vitest";
import type { Usage } from "../../src/model/usage.ts";
import { change, type Rows, usageOf } from "../audits/usage/support.ts";
import { judge, policy } from "../support/history.ts";
import { numberOf } from "./histories.ts";

const dates = ["2026-03-14", "2026-03-15", "2026-03-16"];
const asOf = "2026-03-18T08:00:00.000Z";
const loaded = policy("id: p\nusage: { models: { allowed: [m-a] } }\n");
const history = [
  change(1, "2026-03-01T08:00:00.000Z", { modelPolicy: { allowedModelIds: ["m-a"], allowAllServiceModels: false } }),
];

/** The use of each model by one user, on three days. */
function rowsOf(uses: readonly { readonly user: string; readonly model: string }[], byUser: "told" | "untold"): Rows {
  const each = (of: (date: string) => Record<string, unknown>[]) => dates.flatMap(of);
  const used = (model: string) => ({ model_id: model, model_tier: "standard", billable_tokens: 1 });
  const users = new Map(uses.map(({ user, model }) => [user, model]));
  return {
    tokens: each((date) => [
      {
        date,
        billable_tokens: uses.length,
        by_model: [...new Set(uses.map(({ model }) => model))].map(used),
        by_user: [...users].map(([user, model]) => ({
          user_id: user,
          user_email: null,
          billable_tokens: 1,
          by_model: byUser === "told" ? [used(model)] : null,
        })),
      },
    ]),
    tools: each((date) => [{ date, tool_calls: 0, by_tool: [], mcp_by_server: [] }]),
    activity: each((date) => [
      { date, daily_active_users: users.size, sessions: users.size, daily_active_users_by_client: {} },
    ]),
    productivity: each((date) => [{ date, git_commits: 0, git_prs_created: 0 }]),
    users: each((date) =>
      [...users].map(([user, model]) => ({
        user_id: user,
        user_email: null,
        date,
        billable_tokens: 1,
        sessions: 1,
        delegation_level: "auto-low",
        mcp_calls: 0,
        primary_model: model,
      })),
    ),
  };
}

describe("ten times as many", () => {
  it.each<[string, (n: number) => Rows]>([
    [
      "models",
      (n) =>
        rowsOf(
          entries(n, (i) => ({ user: "u", model: `m-${numberOf(n, i)}` })),
          "told",
        ),
    ],
    [
      "users",
      (n) =>
        rowsOf(
          entries(n, (i) => ({ user: `u-${numberOf(n, i)}`, model: "m-b" })),
          "told",
        ),
    ],
    [
      "users of untold models",
      (n) =>
        rowsOf(
          entries(n, (i) => ({ user: `u-${numberOf(n, i)}`, model: "m-b" })),
          "untold",
        ),
    ],
  ])("%s are at most eleven times the work", async (_, of) => {
    const [policies, usage] = [await loaded, new Map<number, Usage>()];
    for (const n of [20, 200, 2000]) usage.set(n, await usageOf(of(n), asOf, dates[0]));
    const audit = (n: number) => async () =>
      judge(history, policies, { asOf: Date.parse(asOf), usage: usage.get(n)! } as never);
    const report = await judge(history, policies, { asOf: Date.parse(asOf), usage: usage.get(20)! } as never);
    expect(report.findings.filter(({ rule }) => rule === "usage/model-not-allowed").length).toBeGreaterThan(0);
    expect(await growth(200, audit)).toBeLessThan(LINEAR);
  });
});

function entries<T>(n: number, of: (i: number) => T): T[] {
  return Array.from({ length: n }, (_, i) => of(i));
}
