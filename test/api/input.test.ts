// Parsing the texts of a command line to an input.
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { MAX_FILE } from "../../src/api/attachments.ts";
import { fieldsOf } from "../../src/api/fields.ts";
import { inFlags, inputFrom, readBody } from "../../src/api/input.ts";
import type { Endpoint } from "../../src/service/endpoint.ts";
import { usageError } from "../../src/errors.ts";
import { endpoints, resources } from "../../src/service/index.ts";
import { checkedParts } from "../../src/service/input.ts";

const { create, get } = resources.sessions;
const { set } = resources.limits;
const from = (endpoint: Endpoint, words: Record<string, string[]>, body = {}) =>
  JSON.parse(JSON.stringify(inputFrom(fieldsOf(endpoint), words, body))) as unknown;
const settings = (...texts: string[]) => from(create, { sessionSettings: texts }) as { sessionSettings: unknown };

describe("a field", () => {
  it("that is a text stays one, whatever it looks like", () => {
    expect(from(get, { sessionId: ["12"], computerId: [""] })).toEqual({ sessionId: "12", computerId: "" });
  });

  it.each([
    ["7", 7],
    ["-7", -7],
    ["1.5", 1.5],
    ["ten", "ten"],
    ["", ""],
    ["0x10", "0x10"],
    ["1e9", "1e9"],
    ["007", 7],
    ["-0", 0],
    ["9007199254740991", 9007199254740991],
  ])("that is a number is one when it is written as one: %j", (text, value) => {
    expect(from(resources.users.list, { limit: [text] })).toEqual({ limit: value });
  });

  it.each(["99999999999999999999", "9007199254740993", "123456789012345.1234567890"])(
    "that is a number is never sent as another one: %s",
    (text) => {
      expect(() => from(resources.users.list, { limit: [text] })).toThrow("--limit: the number cannot be sent exactly");
      expect(() => settings(`assistantActiveTimeMs=${text}`)).toThrow("the number cannot be sent exactly");
    },
  );

  it("that is a map keeps every name", () => {
    const json = '{"__proto__":{"a":1}}';
    expect(JSON.stringify(settings(json).sessionSettings)).toBe(json);
  });

  it("that is given twice is an error", () => {
    expect(() => from(get, { sessionId: ["a", "b"] })).toThrow("<session-id> is given 2 times; give it once");
  });
});

describe("a rejected input", () => {
  it("is told in the words of the command line, whatever the field", () => {
    for (const endpoint of endpoints) {
      const fields = fieldsOf(endpoint);
      const names = Object.fromEntries(fields.map(({ name }) => [name, new Date(0)]));
      for (const input of [{}, names])
        try {
          checkedParts(endpoint, input, "2026-11-20");
        } catch (error) {
          const { message } = inFlags(error, endpoint, fields) as Error;
          for (const line of message.split("\n"))
            expect(line).toMatch(/^\w+\.\w+: (?:<[a-z-]+>|--[a-z-]+) (?:is missing; see --help|should be |is not )/);
        }
    }
  });

  it("stays as it is where it names no field", () => {
    for (const error of [usageError("limits.set: 4 are one too many"), new Error("x")])
      expect((inFlags(error, set, fieldsOf(set)) as Error).message).toBe(error.message);
  });
});

describe("a map", () => {
  it("is JSON, or a name and its value, or both", () => {
    const wanted = { sessionSettings: { model: "m=1", autonomyLevel: "low", assistantActiveTimeMs: 5 } };
    expect(settings("model=m=1", "autonomyLevel=low", "assistantActiveTimeMs=5")).toEqual(wanted);
    expect(settings(' {"model":"m=1","autonomyLevel":"low","assistantActiveTimeMs":5}')).toEqual(wanted);
    expect(settings("model=m=1", '{"autonomyLevel":"low","assistantActiveTimeMs":5}')).toEqual(wanted);
  });

  it("takes lists as JSON or with commas", () => {
    expect(settings('enabledToolIds=["a","b"]')).toEqual(settings("enabledToolIds=a,b"));
    expect(settings('tags=[{"name":"x"}]')).toEqual({ sessionSettings: { tags: [{ name: "x" }] } });
  });

  it("is several pairs with commas between, where lists and JSON may have commas of their own", () => {
    const wanted = {
      model: "m",
      enabledToolIds: ["a", "b"],
      tags: [{ name: "x,y" }, { name: "z" }],
      autonomyLevel: "low",
    };
    const tags = 'tags=[{"name":"x,y"},{"name":"z"}]';
    for (const text of [
      `model=m,enabledToolIds=a,b,${tags},autonomyLevel=low`,
      `${tags}, autonomyLevel=low, model=m,enabledToolIds=["a","b"]`,
      `enabledToolIds=a,b,model=m,autonomyLevel=low,${tags}`,
    ])
      expect(settings(text)).toEqual({ sessionSettings: wanted });
    expect(settings("enabledToolIds=,model=m")).toEqual({ sessionSettings: { enabledToolIds: [], model: "m" } });
  });

  it("takes what nobody knows yet as JSON only", () => {
    expect(settings('{"later":null}')).toEqual({ sessionSettings: { later: null } });
    expect(() => settings("modle=x")).toThrow('--session-settings knows no "modle"; did you mean "model"?');
    expect(() => settings("__proto__=x")).toThrow("give it as JSON");
  });

  it.each<[string[], string]>([
    [["x"], "--session-settings is neither JSON nor name=value"],
    [["=x"], "--session-settings is neither JSON nor name=value"],
    [['{"model":'], "--session-settings: JSON that ends too early, at byte 9"],
    [['{"model":1,"model":2}'], "--session-settings: JSON with a key that stands twice"],
    [["model=a", '{"model":"b"}'], "--session-settings gives model twice"],
    [["model=a,model=b"], "--session-settings gives model twice"],
    [["a=b,c=d"], '--session-settings knows no "a"'],
    [["model=a,c=d"], '--session-settings knows no "c"'],
    [["model=a,b"], "--session-settings is neither JSON nor name=value; write name=value, and a value with commas as"],
    [["model=a,"], "--session-settings is neither JSON nor name=value"],
    [['tags=[{"name":"a"},model=m'], "--session-settings: "],
  ])("%j is refused", (texts, message) => {
    expect(() => settings(...texts)).toThrow(message);
  });
});

describe("a list of maps", () => {
  const wanted = {
    users: [
      { email: "a@x.example", limit: 1 },
      { email: "b@x.example", limit: 2 },
    ],
  };

  it.each([
    [["email=a@x.example,limit=1", "email=b@x.example,limit=2"]],
    [[JSON.stringify(wanted.users)]],
    [[JSON.stringify(wanted.users[0]), "limit=2, email=b@x.example"]],
  ])("is JSON of one or of several, or names and values: %j", (texts) => {
    expect(from(set, { users: texts })).toEqual(wanted);
  });
});

describe("a body", () => {
  it("is filled up by options", () => {
    expect(from(create, { cwd: ["/w"] }, { computerId: "c" })).toEqual({ computerId: "c", cwd: "/w" });
  });

  it("is refused where two say the same, or where it says what is not its own, all at once", () => {
    const words = { text: ["a", "b"], sessionId: ["s"] };
    const body = { text: "c", sessionId: "s" };
    expect(() => from(resources.messages.add, words, body)).toThrow(
      [
        "--body: sessionId does not belong in the body; give <session-id>",
        "--text and --body both give text",
        "--text is given 2 times; give it once",
      ].join("\n"),
    );
  });

  it("is read from a file, strictly", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "driftline-"));
    const file = (text: string) => {
      const name = path.join(folder, "b.json");
      writeFileSync(name, text);
      return name;
    };
    expect({ ...(await readBody(file('{"text":"hi"}'))) }).toEqual({ text: "hi" });
    const long = "A".repeat(MAX_FILE * 1.5);
    expect((await readBody(file(JSON.stringify({ data: long }))))["data"] === long).toBe(true);
    await expect(readBody(file('{"a":1,"a":2}'))).rejects.toThrow("--body: JSON with a key that stands twice");
    await expect(readBody(file("[]"))).rejects.toThrow("--body: not a JSON object");
    expect(JSON.stringify(await readBody(file('{"$number":"1","$$number":[2]}')))).toBe(
      '{"$number":"1","$$number":[2]}',
    );
    for (const text of ["1e400", '{"a":[12345678901234567890]}'])
      await expect(readBody(file(text))).rejects.toThrow("--body: the number cannot be sent exactly");
    await expect(readBody(path.join(folder, "none"))).rejects.toThrow(
      "cannot be read: there is no such file or folder",
    );
    await expect(readBody(folder)).rejects.toThrow("cannot be read: it is a folder");
  });
});
