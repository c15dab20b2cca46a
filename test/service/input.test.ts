// Inputs that are rejected before anything is sent: with all problems, each by its field, never by its value.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Endpoint } from "../../src/service/endpoint.ts";
import { endpoints, resources } from "../../src/service/index.ts";
import { checkedParts, objectInput } from "../../src/service/input.ts";
import { TODAY } from "./start-service.ts";
import { clientOf, failureOf, titled } from "./support.ts";
import { anyText } from "../support/any-text.ts";

const { analytics, computers, enterpriseControls, limits, messages, readiness, sessions, users } = resources;
const days = { startDate: "2026-03-01", endDate: "2026-03-02" };

/** Returns the messages for an input, which must be rejected without a request. */
async function problemsOf(endpoint: Endpoint, input: object): Promise<string[]> {
  const { client, requests } = clientOf([{}], { appUrl: new URL("https://app.example.com"), today: () => TODAY });
  const failure = await failureOf(client.read(endpoint, { ...input }, (body) => body));
  expect([failure.code, failure.exitCode, requests.length, client.requests]).toEqual(["usage", 2, 0, 0]);
  return failure.message.split("\n").map((line) => {
    expect(line.startsWith(`${endpoint.name}: `)).toBe(true);
    return line.slice(endpoint.name.length + 2);
  });
}

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))("%s", (_, endpoint: Endpoint) => {
  test("takes its example", () => {
    expect(() => checkedParts(endpoint, endpoint.example, TODAY)).not.toThrow();
  });

  test("takes no value of a wrong type, and does not repeat it", async () => {
    for (const part of [endpoint.params, endpoint.query, endpoint.body])
      for (const name of Object.keys(part?.shape ?? {}))
        for (const value of [Symbol("canary"), [["canary"]], new Date(0)]) {
          const problems = await problemsOf(endpoint, { ...endpoint.example, [name]: value });
          expect(problems.join()).toMatch(new RegExp(`^${name}[ \\[]`));
          expect(problems.join()).not.toContain("canary");
        }
  });

  test("says what is missing, all at once", async () => {
    const needed = Object.keys(endpoint.params.shape);
    if (needed.length === 0) return;
    const problems = await problemsOf(endpoint, {});
    for (const name of needed) expect(problems).toContain(`${name} is missing`);
  });

  test("knows no name that nothing declares", async () => {
    if (endpoint.body) return;
    const problems = await problemsOf(endpoint, { ...endpoint.example, "canary\u202e": 1, __proto: 2 });
    expect(problems).toHaveLength(2);
    expect(problems[0]).toMatch(/^knows no "canary\\u\{202e\}"; it takes /);
  });
});

describe("a name that is not known", () => {
  test.each([
    [users.list, { limt: 5 }, ['knows no "limt"; did you mean "limit"?']],
    [messages.list, { sessionid: "s" }, ['knows no "sessionid"; did you mean "sessionId"?']],
    [
      computers.getByName,
      { nme: "x", canary: 1 },
      ['knows no "nme"; did you mean "name"?', 'knows no "canary"; it takes name'],
    ],
    [users.list, { ["x".repeat(500)]: 1 }, [`knows no "${"x".repeat(60)}… (500 characters)"; it takes limit, cursor`]],
    [analytics.productivity, { ...days, group_by: "model" }, ['knows no "group_by"; it takes startDate, endDate']],
  ] as const)("%# is told with the one that was meant", async (endpoint, input, expected) => {
    expect(await problemsOf(endpoint, input)).toEqual(expected);
  });

  test("is known by no object of ours", async () => {
    expect(await problemsOf(users.list, JSON.parse('{"__proto__":{"limit":5},"constructor":1}') as object)).toEqual([
      'knows no "__proto__"; it takes limit, cursor',
      'knows no "constructor"; it takes limit, cursor',
    ]);
  });
});

describe("a parameter of a path", () => {
  test.each(
    titled([
      ["", "should have at least 1 character"],
      [".", "is not a name that can stand in a path"],
      ["..", "is not a name that can stand in a path"],
      ["../x", "has characters that cannot stand in a path"],
      ["a/b", "has characters that cannot stand in a path"],
      ["a\\b", "has characters that cannot stand in a path"],
      ["/", "has characters that cannot stand in a path"],
      ["a\nb", "has characters that cannot stand in a path"],
      ["a\u0000", "has characters that cannot stand in a path"],
      ["\u007f", "has characters that cannot stand in a path"],
      ["\u0085", "has characters that cannot stand in a path"],
      ["\ud800", "has characters that cannot stand in a path"],
      ["a\udc00b", "has characters that cannot stand in a path"],
      ["x".repeat(257), "should have at most 256 characters"],
      [7, "should be a text"],
      [null, "should be a text"],
    ] as const),
  )("is not %s", async (_, sessionId, why) => {
    expect(await problemsOf(sessions.get, { sessionId })).toEqual([`sessionId ${why}`]);
  });

  test("leads nowhere else, whatever it is", async () => {
    await fc.assert(
      fc.asyncProperty(anyText({ minLength: 1, maxLength: 20 }), async (name) => {
        const { client, requests } = clientOf([{ body: "x" }]);
        const call = client.read(computers.getByName, { name }, (body) => body);
        const failed = await call.then(
          () => false,
          () => true,
        );
        if (failed) expect(requests).toEqual([]);
        else {
          const { pathname, search, hash } = requests[0]!.url;
          const [, api, v0, collection, by, last, ...rest] = pathname.split("/");
          expect([api, v0, collection, by, rest, search, hash]).toEqual(["api", "v0", "computers", "name", [], "", ""]);
          expect(decodeURIComponent(last!)).toBe(name);
        }
      }),
    );
  });

  test("has 63 characters at most, where it is the name of a computer; of what code points are", async () => {
    const name = "\u{1f600}".repeat(63);
    expect(checkedParts(computers.getByName, { name }, TODAY).params).toEqual({ name });
    expect(await problemsOf(computers.getByName, { name: `${name}x` })).toEqual([
      "name should have at most 63 characters",
    ]);
  });
});

describe("a query", () => {
  test.each([0, 101, 1.5, -1, "20", NaN, Infinity, null, 1n, true])("has no limit of %s", async (limit) => {
    for (const endpoint of [users.list, enterpriseControls.history, messages.list, analytics.users])
      expect((await problemsOf(endpoint, { ...endpoint.example, limit })).join()).toMatch(/^limit should be /);
  });

  test("has a limit without an end only where the interface names none", async () => {
    expect(checkedParts(readiness.list, { limit: 5000 }, TODAY).query).toEqual({ limit: 5000 });
    expect(await problemsOf(readiness.list, { limit: 0 })).toEqual(["limit should be at least 1"]);
  });

  test("has texts that can be sent", async () => {
    expect(await problemsOf(users.list, { cursor: "a\ud800" })).toEqual(["cursor is not well-formed text"]);
    expect(await problemsOf(users.list, { cursor: "" })).toEqual(["cursor should have at least 1 character"]);
    expect(await problemsOf(messages.list, { sessionId: "s", role: "canary" })).toEqual([
      "role should be user or assistant or tool",
    ]);
  });
});

describe("a period", () => {
  const problemsOfDays = (startDate: unknown, endDate: unknown) => problemsOf(analytics.tokens, { startDate, endDate });

  test.each([
    ["2026-02-30", "startDate is not a day of the calendar"],
    ["2026-13-01", "startDate is not a day of the calendar"],
    ["2026-3-1", "startDate should be written like 2026-03-01"],
    ["2026-03-01T00:00:00Z", "startDate should be written like 2026-03-01"],
    ["yesterday", "startDate should be written like 2026-03-01"],
    [undefined, "startDate is missing"],
    [20260301, "startDate should be a text"],
  ])("does not start on %s", async (startDate, expected) => {
    expect(await problemsOfDays(startDate, "2026-03-02")).toEqual([expected]);
  });

  test("ends before today, and begins before it ends", async () => {
    expect(await problemsOfDays("2026-11-01", TODAY)).toEqual([
      "endDate is not over: figures end with yesterday (UTC)",
    ]);
    expect(await problemsOfDays("2026-11-01", "2027-01-01")).toHaveLength(1);
    expect(await problemsOfDays("2026-03-03", "2026-03-02")).toEqual(["startDate is later than the end date"]);
    // For days before the first figures the service returns nothing, but does not refuse them.
    for (const startDate of ["2025-01-13", "2026-01-14"])
      expect(() => checkedParts(analytics.tokens, { startDate, endDate: "2026-11-19" }, TODAY)).not.toThrow();
  });

  test("is measured by the day that the clock shows", async () => {
    const { client, requests } = clientOf([{ body: "x" }], { today: () => "2026-03-02" });
    const read = (endDate: string) =>
      client.read(analytics.tokens, { startDate: "2026-03-01", endDate }, (body) => body.toString());
    expect(await read("2026-03-01")).toBe("x");
    expect((await failureOf(read("2026-03-02"))).code).toBe("usage");
    expect(requests).toHaveLength(1);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const real = clientOf([{}]).client;
    expect((await failureOf(real.call(analytics.tokens, { startDate: "2026-03-01", endDate: tomorrow }))).code).toBe(
      "usage",
    );
  });

  test("is grouped by what the interface names", async () => {
    expect(await problemsOf(analytics.tokens, { ...days, group_by: "user" })).toEqual(["group_by should be model"]);
  });
});

describe("a body", () => {
  test("has limits for 1 to 100 users, by e-mail, in whole credits", async () => {
    const users = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ email: `u${i}@corp.example`, limit: i }));
    expect(await problemsOf(limits.set, {})).toEqual(["users is missing"]);
    expect(await problemsOf(limits.set, { users: users(0) })).toEqual(["users should have at least 1 entry"]);
    expect(await problemsOf(limits.set, { users: users(101) })).toEqual(["users should have at most 100 entries"]);
    expect(
      await problemsOf(limits.set, { users: [...users(2), { email: "canary", limit: 0.5 }, { limit: 1 }] }),
    ).toEqual([
      "users[2].email is not an e-mail address",
      "users[2].limit should be a whole number",
      "users[3].email is missing",
    ]);
  });

  test("has limits for unusual addresses too", () => {
    const emails = ["r&d@corp.example", "o'neil+x@eu.corp.example", "ci@localhost", "a/b=c@x.example"];
    const users = emails.map((email) => ({ email, limit: 1 }));
    expect(checkedParts(limits.set, { users }, TODAY).body).toEqual({ users });
  });

  test("has texts as long as the interface says", async () => {
    expect(await problemsOf(sessions.create, { computerId: "c", cwd: "" })).toEqual([
      "cwd should have at least 1 character",
    ]);
    expect(await problemsOf(sessions.create, { cwd: "x".repeat(4097) })).toEqual([
      "computerId is missing",
      "cwd should have at most 4,096 characters",
    ]);
    expect(await problemsOf(computers.update, { computerId: "c", name: "x".repeat(64), remoteUser: "" })).toEqual([
      "name should have at most 63 characters",
      "remoteUser should have at least 1 character",
    ]);
  });

  test("says which type each setting of a session should have", async () => {
    const names = Object.keys(sessions.update.body.shape.sessionSettings.def.innerType.shape);
    const sessionSettings = Object.fromEntries(names.map((name) => [name, true]));
    const problems = await problemsOf(sessions.update, { sessionId: "s", sessionSettings });
    expect(problems).toHaveLength(names.length);
    for (const problem of problems) expect(problem).toMatch(/^sessionSettings\.\w+ should be a (?:text|number|list)$/);
  });

  test("has files in base64", async () => {
    const images = [{ type: "base64", mediaType: "image/png", data: "ca nary" }, { type: "url" }, 7];
    expect(await problemsOf(messages.add, { sessionId: "s", text: "t", images })).toEqual([
      "images[0].data is not base64",
      "images[1].type should be base64",
      "images[1].mediaType is missing",
      "images[1].data is missing",
      "images[2] should be an object",
    ]);
  });

  const cycle: Record<string, unknown> = {};
  cycle["self"] = cycle;
  test.each(
    titled([
      ["NaN", NaN],
      ["infinity", [{ a: -Infinity }]],
      ["a big integer", 1n],
      ["a function", () => "canary"],
      ["a symbol", Symbol("canary")],
      ["a date", new Date(0)],
      ["a cycle", cycle],
      ["far inside", { a: [{ b: { c: 1n } }] }],
    ]),
  )("has nothing that JSON cannot hold: %s", async (_, __, value) => {
    const problem = "sessionSettings is not something that JSON can hold";
    expect(await problemsOf(sessions.create, { computerId: "c", sessionSettings: { later: value } })).toEqual([
      problem,
    ]);
    expect(await problemsOf(sessions.create, { computerId: "c", other: value })).toEqual([
      '"other" is not something that JSON can hold',
    ]);
  });

  test("may have one thing in two places", () => {
    const twice = { a: 1 };
    const sessionSettings = { later: [twice, twice] };
    expect(checkedParts(sessions.create, { computerId: "c", sessionSettings }, TODAY).body).toEqual({
      computerId: "c",
      sessionSettings,
    });
  });
});

test.each([null, undefined, 7, "canary", [], [{}], () => ({})])("an input is an object, and not %j", (input) => {
  expect(() => objectInput(users.list, input)).toThrow("users.list: the input should be an object");
});
