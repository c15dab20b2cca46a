// Events of hooks: no secret of an event is kept, at any place of it.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type SealEventOptions, sealEvent } from "../../src/seal/event.ts";
import { leakTest } from "../../src/seal/leaks.ts";
import { bytes, key, literal, problemOf } from "./support.ts";

const MOST = 2 ** 20;
const token = "Zk3Qp9Lw2Xv7Rt5Ym1Bn8";
const options: SealEventOptions = {
  organization: "corp",
  identities: new Set(["session_id"]),
  allowedTexts: ["session_id", "tool_input", "hook_event_name"],
};
const seal = (event: unknown, more: Partial<SealEventOptions> = {}) => {
  const { event: sealed, ...rest } = sealEvent(bytes(event), MOST, { ...options, ...more });
  return { ...rest, event: JSON.parse(JSON.stringify(sealed)) as Record<string, unknown> };
};
const sealText = (text: unknown) => seal({ it: text }).event["it"];

describe("a text of an event", () => {
  it.each<[string, string]>([
    ["curl -H 'Authorization: Bearer abc' x", "curl -H 'Authorization: Bearer [secret fp:run:1]' x"],
    ["DB_PASSWORD=hunter2\nFOO=bar", "DB_PASSWORD=[secret fp:run:1]\nFOO=bar"],
    ["a:\n  password: hunter 2\n  user: ada", "a:\n  password: [secret fp:run:1]\n  user: ada"],
    ["- api_key = abc", "- api_key = [secret fp:run:1]"],
    [`'secret': "abc",\nb`, "'secret': [secret fp:run:1]\nb"],
    [`{"password": "hunter2", "n": 1}`, `{"password": "[secret fp:run:1]", "n": 1}`],
    ["see https://u:p@h.example/x", "see https://[secret fp:run:1]@h.example/x"],
    [`key ${token}!`, "key [secret fp:run:1]!"],
    ["-----BEGIN PRIVATE KEY-----\nabc", "[secret fp:run:1]"],
    ["[secret fp:run:9]", "[secret: fp:run:9]"],
  ])("shows all but its secrets: %j", (text, wanted) => {
    expect(sealText(text)).toBe(wanted);
  });

  it.each([
    "Refactor the parser; keep tests green.",
    "password: ${DB_PASSWORD}",
    "npm test -- --token-limit 5",
    "src/service/openapi-schemas.ts:12:3",
    "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b",
    "",
    "日本語 — it's a don't",
  ])("stays as it is without one: %j", (text) => {
    expect(sealText(text)).toBe(text);
  });
});

describe("a field that is named like a credential", () => {
  it("is hidden whole, at any depth and of any type but a switch", () => {
    const { event } = seal({
      tool_input: {
        env: { API_KEY: "abc", PATH: "/bin" },
        password: 12345,
        auth: { user: "ada", on: [1] },
        token: true,
      },
    });
    expect(event["tool_input"]).toEqual({
      env: { API_KEY: literal(3), PATH: "/bin" },
      auth: { on: [literal(1)], user: literal(2) },
      password: literal(4),
      token: true,
    });
  });

  it("shows a reference, which is kept elsewhere", () => {
    expect(seal({ apiKey: "${KEY}" }).event).toEqual({ apiKey: "${KEY}" });
  });
});

describe("a secret that is known from one place", () => {
  it("is hidden wherever it stands, in any encoding", () => {
    const base64 = Buffer.from(`x${token}y`).toString("base64");
    const { event, outputLeaks } = seal({
      tool_input: { env: { API_KEY: "open-sesame-1234" } },
      prompt: "say open-sesame-1234",
      other: { "open-sesame-1234": 1 },
      encoded: [base64, `key ${token}`],
    });
    const text = JSON.stringify(event);
    expect(text).not.toContain("open-sesame");
    expect(text).not.toContain(base64);
    expect([outputLeaks(text), outputLeaks(token.toUpperCase()), outputLeaks("nothing")]).toEqual([false, true, false]);
  });

  it("does not take the names of known fields away", () => {
    const { event } = seal({ tool_input: { password: "hook_event_name" }, hook_event_name: "Stop" });
    expect(event["hook_event_name"]).toBe("Stop");
  });
});

describe("an identity", () => {
  it("stays, however random it looks", () => {
    expect(seal({ session_id: token }).event).toEqual({ session_id: token });
  });

  it("is hidden when it is a credential beyond doubt", () => {
    expect(seal({ session_id: "sk-abcdefghijklmnopqrst" }).event).toEqual({ session_id: literal(1) });
  });
});

it("gives the same secret the same fingerprint under a key, whatever the event", () => {
  const [first, second] = [{ apiKey: "abc" }, { z: 1, nested: { apiKey: "abc" } }].map((event) => seal(event, { key }));
  expect(first!.event["apiKey"]).toEqual((second!.event["nested"] as Record<string, unknown>)["apiKey"]);
  expect(JSON.stringify(first!.event)).toMatch(/fp:k[0-9a-f]{7}:[0-9a-f]{16}/);
});

it("says what the types of the fields were", () => {
  const { types } = seal({ a: "x", b: 1, c: true, d: null, e: [], f: {}, password: "abc", g: "x" });
  expect([...types.values()]).toEqual(["text", "number", "flag", "nothing", "list", "map", "text", "text"]);
});

it("renames what is spelled like a marker of ours", () => {
  expect(seal({ it: { $secret: "reference", fingerprint: "x" } }).event["it"]).toEqual({
    $$secret: expect.anything(),
    fingerprint: "x",
  });
});

it.each<[string, string | Buffer, string]>([
  ["no JSON", "nope", "syntax"],
  ["a part", '{"a":', "truncated"],
  ["nothing", " ", "empty"],
  ["a list", "[]", "schema"],
  ["a number too long for a double", "1e400", "schema"],
  ["a key twice", '{"a":1,"\\u0061":2}', "duplicate-key"],
  ["two values", "{}{}", "syntax"],
  ["other than UTF-8", Buffer.from([0x7b, 0xff, 0x7d]), "invalid-utf8"],
  ["too deep", '{"a":'.repeat(100), "too-deep"],
])("refuses %s", (_, text, code) => {
  expect(problemOf(() => sealEvent(Buffer.from(text), MOST, options)).code).toBe(code);
});

it("refuses what is larger than is read", () => {
  expect(problemOf(() => sealEvent(bytes({ a: "x".repeat(100) }), 50, options)).code).toBe("too-large");
});

it("never shows a token, wherever one is put", () => {
  const place = fc.constantFrom<(secret: string) => unknown>(
    (secret) => secret,
    (secret) => `run ${secret} now`,
    (secret) => ({ list: [1, { deep: `--token ${secret}` }] }),
    (secret) => ({ [secret]: 1 }),
    (secret) => `https://u:${secret}@h.example/?a=${secret}#${secret}`,
    (secret) => ({ apiKey: secret, prompt: Buffer.from(secret).toString("base64") }),
    (secret) => `{"token":"${secret}"}`,
  );
  const letter = (of: string) => fc.constantFrom(...of.split(""));
  const random = fc
    .array(fc.tuple(letter("abcdefgh"), letter("KLMNPQRS"), letter("23456789")), { minLength: 8, maxLength: 12 })
    .map((parts) => parts.flat().join(""));
  const event = fc.tuple(random, fc.array(place, { minLength: 1, maxLength: 4 }), fc.jsonValue());
  fc.assert(
    fc.property(event, ([secret, places, noise]) => {
      const { event } = seal({ noise, places: places.map((put) => put(secret)) });
      const text = JSON.stringify(event);
      expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
      expect(leakTest([secret], [])(text)).toBe(false);
    }),
  );
});
