// A missing figure becomes null, and the rest of the answer stays unchanged.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { createClient } from "../../src/api/client.ts";
import { serveEmulator } from "../../src/emulator/server.ts";
import type { Endpoint } from "../../src/service/endpoint.ts";
import { endpoints, resources } from "../../src/service/index.ts";
import { withUnsaid } from "../../src/service/missing-figures.ts";
import { sampleOrganization } from "../emulator/support.ts";
import { most } from "./samples.ts";
import { clientOf, failureOf } from "./support.ts";

const { analytics, readiness, users } = resources;
const days = { startDate: "2026-03-01", endDate: "2026-03-01" };
const meta = { org_id: "o", start_date: "2026-03-01", end_date: "2026-03-01" };

async function rowOf(endpoint: Endpoint, row: object, input: object = days) {
  const body = JSON.stringify(endpoint === readiness.list ? { reports: [row] } : { data: [row], meta });
  const { client } = clientOf([{ body }], { appUrl: new URL("https://app.example.com") });
  const answer = await client.call(endpoint, { ...input });
  return ((answer["data"] ?? answer["reports"]) as Record<string, unknown>[])[0]!;
}

const date = "2026-03-01";

describe("not said", () => {
  test.each<[string, Endpoint, object, object]>([
    [
      "a null figure",
      analytics.users,
      { date, tool_calls: null, autonomy_ratio: null },
      { tool_calls: null, autonomy_ratio: null },
    ],
    [
      "an absent column",
      analytics.activity,
      { date, sessions: 3 },
      { sessions: 3, messages: null, daily_active_users: null },
    ],
    ["a figure that is a text", analytics.productivity, { date, git_commits: "7" }, { git_commits: null }],
    ["a null ratio", analytics.tools, { date, tool_autonomy_level_ratio: null }, { tool_autonomy_level_ratio: null }],
    [
      "an empty ratio",
      analytics.tools,
      { date, tool_autonomy_level_ratio: {} },
      { tool_autonomy_level_ratio: { auto_high: null, auto_medium: null, auto_low: null, manual: null } },
    ],
    ["a user without an e-mail", analytics.users, { date, user_id: "u" }, { user_id: "u", user_email: null }],
    [
      "items of another shape",
      analytics.tokens,
      { date, by_model: [{ model: "m", credits: 3 }] },
      {
        by_model: [
          {
            model: "m",
            credits: 3,
            model_id: null,
            model_tier: null,
            billable_tokens: null,
            input_tokens: null,
            output_tokens: null,
          },
        ],
      },
    ],
    [
      "items that are no objects",
      analytics.tokens,
      { date, by_model: ["m"], by_user: { u: 1 } },
      { by_model: null, by_user: null },
    ],
    ["null languages", analytics.users, { date, languages: null }, { languages: null }],
    [
      "a client without a figure",
      analytics.activity,
      { date, daily_active_users_by_client: { web: null, later: 2 } },
      { daily_active_users_by_client: { web: null, later: 2 } },
    ],
    [
      "an evaluation of another shape",
      readiness.list,
      { reportId: "r", report: { lint_config: "passes", type_check: { numerator: null } } },
      {
        report: { lint_config: null, type_check: { numerator: null, denominator: null, rationale: null } },
        repoUrl: null,
      },
    ],
  ])("%s", async (_, endpoint, row, expected) => {
    expect(await rowOf(endpoint, row, endpoint === readiness.list ? {} : days)).toMatchObject(expected);
  });

  test("but a tier, level or client that is not known yet is said", async () => {
    const row = { date, primary_model_tier: "later", delegation_level: "auto-later" };
    expect(await rowOf(analytics.users, row)).toMatchObject(row);
  });
});

describe("what is refused all the same", () => {
  test.each<[string, Endpoint, object]>([
    ["a row of no day", analytics.users, { user_id: "u" }],
    ["a report without an identifier", readiness.list, { repoUrl: "https://git.example/a/b" }],
    ["a row that is none", analytics.tools, [1] as object],
  ])("%s", async (_, endpoint, row) => {
    const failure = await failureOf(rowOf(endpoint, row, endpoint === readiness.list ? {} : days));
    expect(failure).toMatchObject({ code: "schema" });
  });

  test("a list that says in another way that there is more", async () => {
    const { client } = clientOf([{ body: JSON.stringify({ data: [], meta: { ...meta, has_more: "true" } }) }]);
    expect(await failureOf(client.call(analytics.users, days))).toMatchObject({ code: "schema" });
  });

  test("anything where the endpoint has no such figures", async () => {
    const user = { id: "u", email: "u@corp.example", createdAt: "2026-01-01T00:00:00Z", lastSignInAt: 7 };
    const { client } = clientOf([{ body: JSON.stringify({ users: [user] }) }]);
    expect(await failureOf(client.call(users.list, {}))).toMatchObject({ code: "schema" });
  });
});

test("what is said stays, whatever else is not", () => {
  for (const { hasUnsaid, daily, grouped, response } of endpoints)
    for (const schema of hasUnsaid ? [daily, grouped, response] : []) {
      if (!schema) continue;
      const whole = most(schema);
      expect(withUnsaid(schema, whole)).toEqual(whole);
    }
  const schema = z.looseObject({ a: z.nullable(z.array(z.looseObject({ b: z.nullable(z.number()) }))) });
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const settled = withUnsaid(schema, { a: value, rest: value });
      expect(schema.safeParse(settled).success).toBe(true);
      expect(settled).toMatchObject({ rest: value });
    }),
  );
});

test("a period may begin before the first figures: the service says what it has", async () => {
  const { client, requests } = clientOf([{ body: JSON.stringify({ data: [], meta }) }]);
  await client.call(analytics.tokens, { startDate: "2025-12-01", endDate: "2026-03-01" });
  expect(requests).toHaveLength(1);
});

test("the emulator serves such rows, and every endpoint of figures is read all the same", async () => {
  const emulator = await serveEmulator({
    organization: sampleOrganization(),
    faults: { faults: [{ fault: "unsaid-figures", hit: "always" }] },
  });
  const { baseUrl, appUrl, apiKeys } = emulator;
  const client = createClient({ baseUrl, appUrl, apiKey: apiKeys.owner });
  const period = { startDate: "2026-11-02", endDate: "2026-11-12" };
  const answers = [
    (await client.analytics.tokens(period)).data,
    (await client.analytics.tokens({ ...period, group_by: "model" })).data,
    (await client.analytics.tools(period)).data,
    (await client.analytics.activity(period)).data,
    (await client.analytics.productivity(period)).data,
    (await client.analytics.users(period)).data,
    (await client.readiness.list()).reports,
  ];
  await emulator.close();
  for (const rows of answers) {
    expect(rows.length).toBeGreaterThan(4);
    expect(rows.some((row: object) => Object.values(row).includes(null))).toBe(true);
  }
});
