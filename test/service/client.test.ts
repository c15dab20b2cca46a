// Requests to declared endpoints, and their retries.
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { controlChange, enterpriseControls } from "../../src/service/enterprise-controls.ts";
import { HttpFailure } from "../../src/service/failure.ts";
import { user, users } from "../../src/service/users.ts";
import { fromTexts } from "../../src/service/wire.ts";
import { change } from "./faults.ts";
import { clientOf, clientOver, failureOf, json, KEY, text } from "./support.ts";

const { history } = enterpriseControls;
const { list } = users;

describe("what is asked", () => {
  test("one GET with the key, and nothing that tells of the machine", async () => {
    const { client, requests } = clientOf([{ body: "[]" }]);
    expect(await client.get(history, { limit: "100" }, text)).toBe("[]");
    expect(requests).toEqual([
      {
        method: "GET",
        url: new URL("https://api.example.com/api/v0/organization/enterprise-controls/history?limit=100"),
        headers: {
          accept: "application/json",
          "accept-encoding": "gzip",
          authorization: `Bearer ${KEY}`,
          "user-agent": expect.stringMatching(/^driftline\/\d/),
        },
        within: 15 * 60_000,
      },
    ]);
    expect(client.requests).toBe(1);
  });

  test.each([
    ["https://api.example.com", "/api/v0/organization/users"],
    ["https://api.example.com/gateway", "/gateway/api/v0/organization/users"],
    ["https://api.example.com/gateway/", "/gateway/api/v0/organization/users"],
    ["https://api.example.com/a%20b/c", "/a%20b/c/api/v0/organization/users"],
    ["http://[::1]:8080/x", "/x/api/v0/organization/users"],
  ])("below %s", async (baseUrl, path) => {
    const { client, requests } = clientOf([{}], { baseUrl: new URL(baseUrl) });
    await client.get(list, {}, text);
    expect(requests[0]!.url.origin).toBe(new URL(baseUrl).origin);
    expect(requests[0]!.url.pathname).toBe(path);
    expect(requests[0]!.url.search).toBe("");
  });

  test("the query arrives as it was, in one parameter each", async () => {
    const query = { limit: "100", cursor: "a&limit=1000#\r\nX: y?/ +%2f=é\u{1f600}'\"<>\\^`{|}" };
    const { client, requests } = clientOf([{}]);
    await client.get(list, query, text);
    const { url } = requests[0]!;
    expect([...url.searchParams]).toEqual(Object.entries(query));
    expect(url.href).toMatch(
      /^https:\/\/api\.example\.com\/api\/v0\/organization\/users\?limit=100&cursor=[\x21-\x7e]+$/,
    );
    expect(url.search).not.toContain("+"); // some servers decode it as a space, others do not
    expect(url.hash).toBe("");
  });

  test("no exchange may last longer than the run", async () => {
    const { client, requests, clock } = clientOf([{}]);
    clock.pass(14 * 60_000);
    await client.get(list, {}, text);
    expect(requests[0]!.within).toBe(60_000);
    clock.pass(60_000);
    const failure = await failureOf(client.get(list, {}, text));
    expect(failure.problems[0]!.code).toBe("deadline");
    expect(requests).toHaveLength(1);
  });
});

describe("what is asked again", () => {
  test("a failure of the connection, with growing waits, until an answer comes", async () => {
    const reset = new HttpFailure("network", "the service broke off", true);
    const { client, requests, clock } = clientOf([reset, reset, { status: 503 }, { status: 429 }, {}]);
    expect(await client.get(list, {}, text)).toBe("{}");
    expect(requests).toHaveLength(5);
    expect(client.requests).toBe(5);
    expect(clock.slept).toEqual([250, 500, 1000, 2000]);
  });

  test("not what will fail again", async () => {
    const { client, requests } = clientOf([new HttpFailure("tls", "the certificate was not accepted", false), {}]);
    expect((await failureOf(client.get(list, {}, text))).problems[0]!.code).toBe("tls");
    expect(requests).toHaveLength(1);
  });

  test("not a failure that nobody foresaw", async () => {
    const { client, requests } = clientOf([new RangeError("a bug"), {}]);
    await expect(client.get(list, {}, text)).rejects.toThrow(RangeError);
    expect(requests).toHaveLength(1);
  });

  test("after the wait that the last answer asked for, and not an earlier one", async () => {
    const { client, clock } = clientOf([
      { status: 429, headers: { ...json, "retry-after": "30" } },
      new HttpFailure("network", "the service broke off", true),
      { status: 503, headers: { ...json, "retry-after": "3" } },
      {},
    ]);
    await client.get(list, {}, text);
    expect(clock.slept).toEqual([30_250, 500, 4000]);
  });

  test("twenty times in a run, over all of its requests", async () => {
    let answers = 0;
    const { client, clock } = clientOver(async () => {
      answers++;
      const status = answers % 2 === 1 ? 503 : 200;
      return { status, headers: json, delimited: true, body: Buffer.from("{}") };
    });
    for (let i = 0; i < 20; i++) await client.get(list, {}, text);
    const failure = await failureOf(client.get(list, {}, text));
    expect(failure.problems[0]!.code).toBe("service-error");
    expect(client.requests).toBe(41);
    expect(clock.slept).toHaveLength(20);
  });
});

test("one mark of an emulator marks the whole run", async () => {
  const { client } = clientOf([{}, { headers: { ...json, "x-driftline-emulator": "1" } }, {}]);
  const flags: boolean[] = [client.isEmulated];
  for (let i = 0; i < 3; i++) {
    await client.get(list, {}, text);
    flags.push(client.isEmulated);
  }
  expect(flags).toEqual([false, false, true, true]);
  const refusing = clientOf([{ status: 401, headers: { "x-driftline-emulator": "" } }]).client;
  await failureOf(refusing.get(list, {}, text));
  expect(refusing.isEmulated).toBe(true);
});

test.each([
  ["an hour ahead", 3_600_000, true],
  ["a minute ahead", 60_000, false],
  ["an hour behind, as from a cache,", -3_600_000, false],
  ["no date", NaN, false],
])("an answer dated %s tells that this machine's clock is behind: %j", async (_, ahead, isBehind) => {
  const date = Number.isNaN(ahead) ? "soon" : new Date(Date.now() + ahead).toUTCString();
  const { client } = clientOf([{ headers: { ...json, date } }]);
  await client.get(list, {}, text);
  expect(client.isClockBehind).toBe(isBehind);
});

describe("declared endpoints", () => {
  test("take a limit of 1 to 100, as text, and a cursor", () => {
    const parse = (texts: Record<string, string>) => z.parse(list.query, fromTexts(list.query, texts));
    expect(parse({})).toEqual({});
    expect(parse({ limit: "100", cursor: "c" })).toEqual({ limit: 100, cursor: "c" });
    for (const limit of ["0", "101", "1.5", "x", "-1", "", " 5", "0x5"]) expect(() => parse({ limit })).toThrow();
    expect(() => parse({ cursor: "" })).toThrow();
  });

  test("describe what the service sends, and let more of it pass", () => {
    const more = { ...change(1), later: true };
    expect(z.parse(controlChange, more)).toEqual(more);
    expect(() => z.parse(controlChange, { ...more, revision: 1.5 })).toThrow();
    const page = { users: [], pagination: { hasMore: false, nextCursor: null, total: 3 } };
    expect(z.parse(list.response, page)).toEqual(page);
    expect(() => z.parse(list.response, { users: [], pagination: { hasMore: "false" } })).toThrow();
    expect(() => z.parse(user, { id: "user_1" })).toThrow();
  });
});
