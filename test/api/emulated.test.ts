// The client against the emulator, which share only the declarations: every endpoint once.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ApiClient, createClient } from "../../src/api/client.ts";
import { type Emulator, serveEmulator } from "../../src/emulator/server.ts";
import { readScenario } from "../../src/commands/serve/scenario.ts";
import { failureOf } from "../service/support.ts";

let emulator: Emulator;
let client: ApiClient;
const as = (apiKey: string) =>
  createClient({ baseUrl: emulator.baseUrl, appUrl: emulator.appUrl, apiKey, organization: "corp" });
beforeAll(async () => {
  // A key without parts of request ids: a request id that shows a part of a key is not reported.
  const keys = { member: "test-Zq8vXw3LmPt6RyBn5KdHs2Gj" };
  emulator = await serveEmulator({ organization: await readScenario(undefined), keys });
  client = as(emulator.apiKeys.owner);
});
afterAll(() => emulator.close());

async function count(items: AsyncIterable<unknown>): Promise<number> {
  let sum = 0;
  for await (const _ of items) sum++;
  return sum;
}

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const days = { startDate: day(5), endDate: day(2) };

test("analytics come by day and by group", async () => {
  const { tokens, tools, activity, productivity } = client.analytics;
  expect((await tokens(days)).data).toHaveLength(4);
  expect((await tools(days)).data).toHaveLength(4);
  expect((await activity(days)).data).toHaveLength(4);
  expect((await productivity(days)).data).toHaveLength(4);
  expect((await tokens({ ...days, group_by: "model" })).data[0]!.group_key).toEqual(expect.any(String));
  expect((await tools({ ...days, group_by: "tool_name" })).data[0]!.tool_calls).toEqual(expect.any(Number));
  expect((await activity({ ...days, group_by: "client" })).data[0]!.daily_active_users).toEqual(expect.any(Number));
});

test("lists are read to their ends", async () => {
  expect(await count(client.users.list.all())).toBe(await count(client.users.list.all({ limit: 3 })));
  expect(await count(client.analytics.users.all({ ...days, limit: 7 }))).toBe(
    await count(client.analytics.users.all(days)),
  );
  expect(await count(client.readiness.list.all({ limit: 2 }))).toBe((await client.readiness.list()).reports.length);
  expect(await count(client.enterpriseControls.history.all())).toBe(emulator.revisions.length);
});

test("limits are set for more users than one request may carry", async () => {
  const { users } = await client.users.list({ limit: 1 });
  const strangers = Array.from({ length: 120 }, (_, i) => ({ email: `nobody-${i}@nowhere.example`, limit: 1 }));
  const { updated, errors } = await client.limits.set({ users: [...strangers, { email: users[0]!.email, limit: 5 }] });
  expect([updated.length, errors.length]).toEqual([1, 120]);
});

describe("computers, sessions and messages", () => {
  test("lead from a computer to what was said on it", async () => {
    const { computers, sessions, messages } = client;
    const { id } = await computers.getByName({ name: "build-01" });
    expect((await computers.get({ computerId: id })).name).toBe("build-01");
    expect((await computers.update({ computerId: id, remoteUser: "agent" })).remoteUser).toBe("agent");
    expect((await computers.retryInstall({ computerId: id })).id).toBe(id);
    const { sessionId } = await sessions.create({ computerId: id, cwd: "/repo" });
    await sessions.update({ sessionId, sessionSettings: { autonomyLevel: "low" } });
    expect((await sessions.get({ sessionId })).sessionSettings).toMatchObject({ autonomyLevel: "low" });
    const { messageId } = await messages.add({ sessionId, text: "Run the tests." });
    expect((await messages.get({ sessionId, messageId })).role).toBe("user");
    expect(await count(messages.list.all({ sessionId, role: "user" }))).toBe(1);
  });
});

test("refusals carry the id of the request", async () => {
  const refused = await failureOf(as(emulator.apiKeys.member).analytics.tokens(days));
  expect(refused).toMatchObject({ name: "ServiceError", status: 403, code: "forbidden", mayBeDone: false });
  expect((refused as unknown as { requestId: string }).requestId).toMatch(/^request-\d+$/);
  expect(await failureOf(client.sessions.get({ sessionId: "nope" }))).toMatchObject({ status: 404, code: "not-found" });
  const nowhere = await failureOf(client.sessions.create({ computerId: "nope", cwd: "/repo" }));
  expect(nowhere).toMatchObject({ status: 404, code: "not-found" });
  expect(nowhere.message).toContain("the service does not find what the request asks for");
  expect(nowhere.message).toContain("computerId: there is no computer with this id");
  expect(nowhere.message).not.toContain("the service has nothing at this address");
  expect(await failureOf(as("nonsense-key").users.list())).toMatchObject({ status: 401, code: "unauthorized" });
});
