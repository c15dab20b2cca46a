// The OpenAPI document used by other tools: types by openapi-typescript, calls by openapi-fetch, against `serve`.
import { readFileSync } from "node:fs";
import createClient from "openapi-fetch";
import { afterAll, beforeAll, expect, test } from "vitest";
import { file, headerOf, outline } from "../../scripts/openapi-types.ts";
import { readScenario } from "../../src/commands/serve/scenario.ts";
import { type Emulator, serveEmulator } from "../../src/emulator/server.ts";
import { endpoints } from "../../src/service/index.ts";
import type { paths } from "../data/service-openapi.d.ts";

let emulator: Emulator;
beforeAll(async () => void (emulator = await serveEmulator({ organization: await readScenario(undefined) })));
afterAll(() => emulator.close());

test("the types are made of the document as it is", () => {
  expect(readFileSync(file, "utf8").split("\n")[0], "run node scripts/run.js scripts/openapi-types.ts").toBe(
    headerOf(outline()).trim(),
  );
});

test("every operation takes what its types say, and answers what they say", async () => {
  const headers = { authorization: `Bearer ${emulator.apiKeys.owner}` };
  const app = createClient<paths>({ baseUrl: emulator.appUrl, headers });
  const api = createClient<paths>({ baseUrl: emulator.baseUrl, headers });
  const called = new Set<string>();
  for (const client of [api, app])
    client.use({ onResponse: ({ request, schemaPath }) => void called.add(`${request.method} ${schemaPath}`) });

  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const days = { startDate: day(5), endDate: day(2) };
  const tokens = await api.GET("/api/v1/analytics/tokens", { params: { query: days } });
  expect(tokens.data!.data).toHaveLength(4);
  const tools = await api.GET("/api/v1/analytics/tools", { params: { query: days } });
  expect(tools.data!.data).toHaveLength(4);
  const activity = await api.GET("/api/v1/analytics/activity", { params: { query: days } });
  expect(activity.data!.data).toHaveLength(4);
  const productivity = await api.GET("/api/v1/analytics/productivity", { params: { query: days } });
  expect(productivity.data!.data).toHaveLength(4);
  const rows = await api.GET("/api/v1/analytics/users", { params: { query: { ...days, limit: 3 } } });
  expect(rows.data!.data).toHaveLength(3);

  const reports = await app.GET("/api/organization/maturity-level-reports", { params: { query: { limit: 1 } } });
  expect(reports.data!.reports).toHaveLength(1);
  const history = await api.GET("/api/v0/organization/enterprise-controls/history", {
    params: { query: { limit: 2 } },
  });
  expect(history.data!.changes.map(({ revision }) => revision)).toEqual(
    emulator.revisions
      .slice(-2)
      .map(({ revision }) => revision)
      .reverse(),
  );
  const users = await api.GET("/api/v0/organization/users", { params: { query: { limit: 1 } } });
  const { email } = users.data!.users[0]!;
  const limits = await api.PUT("/api/v0/organization/usage/limits/users", { body: { users: [{ email, limit: 5 }] } });
  expect([limits.data!.errors, emulator.creditLimits.get(email)]).toEqual([[], 5]);

  const lookup = await api.GET("/api/v0/computers/name/{name}", { params: { path: { name: "build-01" } } });
  const computer = { path: { computerId: lookup.data!.id } };
  const got = await api.GET("/api/v0/computers/{computerId}", { params: computer });
  expect(got.data!.name).toBe("build-01");
  const named = await api.PATCH("/api/v0/computers/{computerId}", { params: computer, body: { name: "build-09" } });
  expect(named.data!.name).toBe("build-09");
  const retried = await api.POST("/api/v0/computers/{computerId}/install-deps", { params: computer });
  expect(retried.data!.id).toBe(lookup.data!.id);

  const creation = await api.POST("/api/v0/sessions", { body: { computerId: lookup.data!.id, cwd: "/repo" } });
  const session = { path: { sessionId: creation.data!.sessionId } };
  const body = { sessionSettings: { autonomyLevel: "off" as const } };
  await api.PATCH("/api/v0/sessions/{sessionId}", { params: session, body });
  const read = await api.GET("/api/v0/sessions/{sessionId}", { params: session });
  expect(read.data!.sessionSettings).toMatchObject(body.sessionSettings);
  const added = await api.POST("/api/v0/sessions/{sessionId}/messages", { params: session, body: { text: "Go." } });
  const { messageId } = added.data!;
  const message = await api.GET("/api/v0/sessions/{sessionId}/messages/{messageId}", {
    params: { path: { ...session.path, messageId } },
  });
  expect(message.data!.role).toBe("user");
  const messages = await api.GET("/api/v0/sessions/{sessionId}/messages", { params: session });
  expect(messages.data!.messages.map(({ id }) => id)).toContain(messageId);

  expect([...called].sort()).toEqual(endpoints.map(({ method, path }) => `${method} ${path}`).sort());

  // @ts-expect-error a day is missing
  const refused = await api.GET("/api/v1/analytics/tokens", { params: { query: { startDate: day(5) } } });
  expect(refused.response.status).toBe(400);
});
