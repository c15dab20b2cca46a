// Calls of every endpoint against a service that is not our emulator: the requests, and the results.
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { Endpoint } from "../../src/service/endpoint.ts";
import { endpoints, resources } from "../../src/service/index.ts";
import { clientAt, startService } from "./start-service.ts";
import { serving } from "./exchanges.ts";
import { example, least, most } from "./samples.ts";
import { clientOf, failureOf, KEY } from "./support.ts";

const { analytics, computers, enterpriseControls, messages, readiness, sessions, users } = resources;
const open = endpoints.filter((endpoint) => !endpoint.sealed);

describe.each(open.map((endpoint) => [endpoint.name, endpoint] as const))("%s", (_, endpoint: Endpoint) => {
  const schema = endpoint.daily ?? endpoint.response;

  test("arrives as the interface says", async () => {
    const server = await startService({ status: endpoint.success, body: least(schema) });
    const { input, params, query, body } = example(endpoint);
    await clientAt(server.url).client.call(endpoint, input);
    expect(server.arrived).toHaveLength(1);
    const [arrived] = server.arrived;
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
    const url = new URL(arrived!.url, server.url);
    expect([arrived!.method, url.pathname]).toEqual([endpoint.method, path]);
    expect(Object.fromEntries(url.searchParams)).toEqual(
      Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    );
    expect(arrived!.body).toBe(endpoint.body ? JSON.stringify(body) : "");
    expect(arrived!.headers).toMatchObject({ authorization: `Bearer ${KEY}`, accept: "application/json" });
    expect(arrived!.headers["content-type"]).toBe(endpoint.body ? "application/json" : undefined);
    expect(arrived!.headers["transfer-encoding"]).toBeUndefined();
  });

  test.each([
    ["as little as it may", least],
    ["all that it may, and more", most],
  ])("gives what came: %s", async (_, sample) => {
    const body = sample(schema);
    const server = await startService({ status: endpoint.success, body });
    expect(await clientAt(server.url).client.call(endpoint, endpoint.example)).toEqual(body);
  });

  test("takes any success whose body fits for its own", async () => {
    const body = least(schema);
    for (const status of [200, 201, 202, 203, 206]) {
      const server = await startService({ status, body });
      expect(await clientAt(server.url).client.call(endpoint, endpoint.example)).toEqual(body);
      expect(server.arrived).toHaveLength(1);
    }
  });

  test("tells of an answer that does not fit, with the place and without the value", async () => {
    const [field] = Object.keys(schema.shape) as [string];
    const server = await startService({
      status: endpoint.success,
      body: { ...(most(schema) as object), [field]: false },
    });
    const failure = await failureOf(clientAt(server.url).client.call(endpoint, endpoint.example));
    expect(failure).toMatchObject({ name: "ServiceError", code: "schema", status: endpoint.success });
    expect(failure.message).toMatch(new RegExp(`^the answer of ${endpoint.name}: ${field} should be (?!false)`));
    expect(server.arrived).toHaveLength(1);
  });
});

test("the sealed history has no other way than through the seal", async () => {
  const { client, requests } = clientOf([{}]);
  await expect(client.call(enterpriseControls.history, {})).rejects.toThrow("is read through the seal");
  expect(requests).toEqual([]);
});

describe("what arrives", () => {
  test("each host gets what is its own", async () => {
    const api = await startService({ body: least(users.list.response) });
    const app = await startService({ body: least(readiness.list.response) });
    const { client } = clientAt(api.url, { appUrl: app.url });
    await client.call(users.list, {});
    await client.call(readiness.list, { limit: 3 });
    expect([api.arrived.map(({ url }) => url), app.arrived.map(({ url }) => url)]).toEqual([
      ["/api/v0/organization/users"],
      ["/api/organization/maturity-level-reports?limit=3"],
    ]);
  });

  test("nothing, where the host is not known", async () => {
    const { client, requests } = clientOf([{}]);
    const failure = await failureOf(client.call(readiness.list, {}));
    expect([failure.code, failure.exitCode, requests.length]).toEqual(["usage", 2, 0]);
    expect(failure.message).toBe(
      "readiness.list asks the application of the service, and no appUrl is given; give --app-url, DRIFTLINE_APP_URL or the input app-url, or appUrl to createClient",
    );
    const other = clientOf([{}], { baseUrl: undefined }).client;
    expect((await failureOf(other.call(users.list, {}))).message).toContain("no baseUrl is given");
  });

  test.each([
    ["ses 1", "ses%201"],
    ["%2e%2e", "%252e%252e"],
    ["a?b#c&d=e", "a%3Fb%23c%26d%3De"],
    ["é\u{1f600}", "%C3%A9%F0%9F%98%80"],
    ["..x", "..x"],
    ["a+b", "a%2Bb"],
    ["{messageId}", "%7BmessageId%7D"],
    ["$&", "%24%26"],
  ])("the parameter %j is one segment of the path", async (sessionId, segment) => {
    const server = await startService({ body: least(messages.get.response) });
    await clientAt(server.url).client.call(messages.get, { sessionId, messageId: "m" });
    expect(server.arrived[0]!.url).toBe(`/api/v0/sessions/${segment}/messages/m`);
  });

  test("fields of a body that are not known, and what is undefined is not sent", async () => {
    const server = await startService({ status: 201, body: least(sessions.create.response) });
    const sessionSettings = { model: "m", later: { deep: [null, 1.5] } };
    await clientAt(server.url).client.call(sessions.create, {
      computerId: "c",
      cwd: undefined,
      sessionSettings,
      laterField: [1],
    });
    expect(JSON.parse(server.arrived[0]!.body)).toEqual({ computerId: "c", sessionSettings, laterField: [1] });
  });

  test("a key that means something to JavaScript", async () => {
    const server = await startService({ status: 201, body: least(sessions.create.response) });
    const input = JSON.parse('{"computerId":"c","__proto__":{"x":1},"sessionSettings":{"__proto__":1}}') as object;
    await clientAt(server.url).client.call(sessions.create, { ...input });
    expect(server.arrived[0]!.body).toBe('{"computerId":"c","__proto__":{"x":1},"sessionSettings":{"__proto__":1}}');
  });

  test("a large body, whole", async () => {
    const server = await startService({ body: least(messages.add.response) });
    const text = "né".repeat(3_000_000);
    await clientAt(server.url).client.call(messages.add, { sessionId: "s", text });
    expect(JSON.parse(server.arrived[0]!.body)).toEqual({ text });
  });

  test("below a path of the base URL", async () => {
    const server = await startService({ body: least(computers.get.response) });
    await clientAt(new URL("/gateway/v9", server.url)).client.call(computers.get, { computerId: "c" });
    expect(server.arrived[0]!.url).toBe("/gateway/v9/api/v0/computers/c");
  });
});

describe("what comes back", () => {
  const call = async (body: string | Buffer, endpoint: Endpoint = users.list, input = endpoint.example) => {
    const server = await startService({ body });
    return clientAt(server.url).client.call(endpoint, input);
  };
  const pagination = '"pagination":{"hasMore":false}';

  test("keys that mean something to JavaScript", async () => {
    const answer = await call(`{"users":[],${pagination},"__proto__":{"x":1},"constructor":2}`);
    expect(Object.keys(answer)).toEqual(["users", "pagination", "__proto__", "constructor"]);
    expect(Object.getPrototypeOf(answer)).toBe(Object.prototype);
  });

  test("numbers as they are, of which JavaScript takes the nearest it has", async () => {
    const answer = await call(`{"users":[],${pagination},"a":0.1,"b":0.30000000000000000001,"$number":"1"}`);
    expect(answer).toMatchObject({ a: 0.1, b: 0.3, $number: "1" });
  });

  test.each([
    ["a key twice", `{"users":[],${pagination},"users":[]}`, "duplicate-key"],
    ["a key twice, far inside", `{"users":[],${pagination},"a":[{"b":{"c":1,"c":1}}]}`, "duplicate-key"],
    ["bytes that are no UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), "invalid-utf8"],
    ["no JSON", "{'users':[]}", "syntax"],
    ["two values", `{"users":[],${pagination}}{}`, "syntax"],
    ["a number that is none", `{"users":[],${pagination},"a":01}`, "syntax"],
    ["too deep", `{"a":${"[".repeat(70)}${"]".repeat(70)}}`, "too-deep"],
    ["a list", "[]", "schema"],
    ["null", "null", "schema"],
    ["a text", '"canary"', "schema"],
    ["nothing of what should be there", "{}", "schema"],
  ])("not %s", async (_, body, code) => {
    const failure = await failureOf(call(body));
    expect(failure).toMatchObject({ name: "ServiceError", code, status: 200, exitCode: 3 });
    expect(failure.message).toMatch(/^the answer of users\.list: /);
    expect(failure.message).not.toContain("canary");
  });

  test.each([
    [`{"users":[{"id":"u","email":7,"createdAt":"x"}],${pagination}}`, "users[0].email should be a text"],
    [`{"users":[{"id":"u","email":"e"}],${pagination}}`, "users[0].createdAt is missing"],
    [`{"users":"canary",${pagination}}`, "users should be a list"],
    [`{"users":[7,{},"canary"],"pagination":{}}`, "users[0] should be an object, and 5 more places"],
    ['{"users":[],"pagination":{"hasMore":"canary"}}', "pagination.hasMore should be true or false"],
    ["[]", "users.list: it should be an object"],
  ])("%s: the place, and what should be there", async (body, message) => {
    const failure = await failureOf(call(body));
    expect(failure.message).toContain(message);
    expect(failure.message).not.toContain("canary");
  });

  test("a key of a map is no place to be named", async () => {
    const map = z.looseObject({ apps: z.record(z.string(), z.looseObject({ n: z.number() })) });
    const endpoint = { ...users.list, response: map } as Endpoint;
    const failure = await failureOf(call(JSON.stringify({ apps: { canary: 7, other: {} } }), endpoint));
    expect(failure.message).toContain("apps.* should be an object, and 1 more place is wrong");
    expect(failure.message).not.toContain("canary");
  });

  test("rows of days without group_by, and of groups with it", async () => {
    const days = { startDate: "2026-03-01", endDate: "2026-03-02" };
    for (const [endpoint, group_by] of [
      [analytics.tokens, "model"],
      [analytics.tools, "tool_name"],
      [analytics.activity, "client"],
    ] as const) {
      const daily = JSON.stringify(most(endpoint.daily));
      const grouped = JSON.stringify(most(endpoint.grouped));
      expect(JSON.stringify(await call(daily, endpoint, days))).toBe(daily);
      expect(JSON.stringify(await call(grouped, endpoint, { ...days, group_by }))).toBe(grouped);
      expect(await failureOf(call(grouped, endpoint, days))).toMatchObject({ code: "schema" });
      expect(await failureOf(call(daily, endpoint, { ...days, group_by }))).toMatchObject({ code: "schema" });
    }
  });

  test("a value of an enumeration that the service learned since, and null for what may be left out", async () => {
    const row = { ...(least(computers.get.response) as object), status: "hibernating", hostname: null };
    expect(await call(JSON.stringify(row), computers.get)).toEqual(row);
  });

  test("a text as large as a file of a message", async () => {
    const text = "x".repeat(20 * 2 ** 20);
    const content = [{ type: "document", later: text }];
    const body = { ...(least(messages.get.response) as object), content };
    expect(await call(JSON.stringify(body), messages.get)).toEqual(body);
  });

  test("no more than 32 MiB, with advice where fewer items can be asked for", async () => {
    const body = `"${"x".repeat(33 * 2 ** 20)}"`;
    expect((await failureOf(call(body))).message).toContain(
      "the answer is larger than the 32 MiB that are read; a smaller page (limit) may fit",
    );
    expect((await failureOf(call(body, messages.get))).message).not.toContain("limit");
  });

  test("a mark of an emulator", async () => {
    const server = await serving((_, reply) =>
      reply
        .writeHead(200, { "content-type": "application/json", "x-driftline-emulator": "1" })
        .end(JSON.stringify(least(users.list.response))),
    );
    const { client } = clientAt(server.url);
    await client.call(users.list, {});
    expect(client.isEmulated).toBe(true);
  });
});
