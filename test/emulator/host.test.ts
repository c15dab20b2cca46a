// The code that the emulator's endpoints share, tested with endpoints made for the test.
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { hostOf } from "../../src/emulator/host.ts";
import { keysFor } from "../../src/emulator/keys.ts";
import { type Call, Refusal, type Route } from "../../src/emulator/resource.ts";
import type { Endpoint } from "../../src/service/endpoint.ts";

const keys = keysFor();
const calls: Call[] = [];

function route(
  method: Endpoint["method"],
  path: string,
  more: { body?: z.ZodMiniObject; success?: Endpoint["success"] } = {},
  answer?: Route["answer"],
): Route {
  const query = z.object({ role: z.optional(z.enum(["user", "tool"])), size: z.optional(z.coerce.number()) });
  const params = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, z.string()]));
  const endpoint = {
    name: path,
    description: "",
    method,
    host: "api",
    path,
    params: z.object(params),
    query,
    response: z.looseObject({}),
    success: 200,
    refusals: [],
    allowed: ["owner", "member"],
    example: {},
  } as const;
  return { endpoint: { ...endpoint, ...more }, answer: answer ?? ((call) => (calls.push(call), { path })) };
}

const named = z.strictObject({ name: z.string().check(z.minLength(1), z.maxLength(3)) });
const host = hostOf(
  [
    route("GET", "/things/{thingId}/parts/{partId}"),
    route("GET", "/things/{thingId}"),
    route("PATCH", "/things/{thingId}", { body: named, success: 202 }),
    route("POST", "/things/new", { success: 201 }),
    route("GET", "/refused", {}, () => {
      throw new Refusal(409, "There is one already");
    }),
    route("GET", "/broken", {}, () => {
      throw new TypeError("oh");
    }),
  ],
  keys,
);

async function ask(path: string, init: RequestInit = {}, key = keys.owner) {
  const response = await host.request(path, { ...init, headers: { authorization: `Bearer ${key}` } });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
}

describe("a host", () => {
  test("hands over the caller, decoded parameters, and the query as declared", async () => {
    const { status, body } = await ask("/things/a%2Fb/parts/%C3%A9?role=tool&size=2&other=x", {}, keys.member);
    expect([status, body]).toEqual([200, { path: "/things/{thingId}/parts/{partId}" }]);
    expect(calls.at(-1)).toEqual({
      role: "member",
      params: { thingId: "a/b", partId: "é" },
      query: { role: "tool", size: 2 },
      body: undefined,
    });
  });

  test("hands over no query value that is not declared, whatever its name", async () => {
    for (const name of Object.getOwnPropertyNames(Object.prototype)) {
      expect((await ask(`/things/1?size=3&${name}=1`)).status).toBe(200);
      expect(calls.at(-1)!.query).toEqual({ size: 3 });
    }
  });

  test("gives the declared status, and the checked body", async () => {
    const { status } = await ask("/things/7", { method: "PATCH", body: '{"name":"x"}' });
    expect([status, calls.at(-1)!.body]).toEqual([202, { name: "x" }]);
  });

  test("a fixed path and one with a parameter stand beside each other", async () => {
    expect((await ask("/things/new", { method: "POST" })).status).toBe(201);
    expect((await ask("/things/new")).body).toEqual({ path: "/things/{thingId}" });
  });

  test.each([
    ["a query value that is not listed", "/things/1?role=admin", {}, 400, "role: should be user or tool"],
    ["a query value that is no number", "/things/1?size=abc", {}, 400, "size: should be a number"],
    ["a query value given twice", "/things/1?role=user&role=tool", {}, 400, "role: is given 2 times"],
    ["a body that is not JSON", "/things/1", { method: "PATCH", body: "{" }, 400, "The body is not JSON"],
    ["no body", "/things/1", { method: "PATCH" }, 400, "The body is not JSON"],
    ["a body of another type", "/things/1", { method: "PATCH", body: "[]" }, 400, "body: should be an object"],
    ["an unknown member", "/things/1", { method: "PATCH", body: '{"name":"x","nam":1}' }, 400, "nam: not known"],
    [
      "too short a text",
      "/things/1",
      { method: "PATCH", body: '{"name":""}' },
      400,
      "name: should have at least 1 character",
    ],
    [
      "too long a text",
      "/things/1",
      { method: "PATCH", body: '{"name":"xxxx"}' },
      400,
      "name: should have at most 3 characters",
    ],
    ["a path that is not served", "/thing", {}, 404, "Nothing is served at /thing of this host"],
    ["another method", "/things/1", { method: "DELETE" }, 405, "DELETE is not served here, only GET, PATCH"],
    ["what a handler refuses", "/refused", {}, 409, "There is one already"],
    ["a handler that fails", "/broken", {}, 500, "The emulator failed: oh"],
  ])("refuses %s", async (_, path, init, status, detail) => {
    const answer = await ask(path, init);
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({
      title: expect.stringMatching(/^[A-Z][A-Za-z ]+$/),
      detail,
      status,
      requestId: expect.stringMatching(/^request-\d+$/),
    });
    expect(answer.headers.get("content-type")).toBe("application/json");
  });

  test("says which methods there are", async () => {
    expect((await ask("/things/1", { method: "PUT" })).headers.get("allow")).toBe("GET, PATCH");
  });

  test("refuses roles before it looks at the request", async () => {
    const { status, body } = await ask("/things/1?role=admin", {}, keys.guest);
    expect([status, body["detail"]]).toEqual([403, "Only for the roles owner and member"]);
  });

  test("numbers requests, refused ones too", async () => {
    const [first, second] = [await ask("/thing"), await ask("/thing", {}, "wrong")];
    const number = (body: Record<string, unknown>) => Number(String(body["requestId"]).slice("request-".length));
    expect(number(second.body)).toBe(number(first.body) + 1);
  });
});
