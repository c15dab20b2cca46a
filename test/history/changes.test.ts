import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { diffSettings } from "../../src/history/changes.ts";
import { canonical, type JsonObject } from "../../src/model/json.ts";
import { runs } from "../support/runs.ts";
import { settingsArbitrary } from "../support/settings.ts";

const catalog = createCatalog();
const between = (a: JsonObject, b: JsonObject) => diffSettings(a, b, catalog);
const lines = (a: JsonObject, b: JsonObject) =>
  between(a, b).changes.map(({ subject, op, direction }) => `${op} ${subject} ${direction}`);

describe("what changed between two revisions", () => {
  it("names a scalar, its old and its new value, and the direction", () => {
    expect(between({ maxAutonomyLevel: "medium" }, { maxAutonomyLevel: "high" }).changes).toEqual([
      {
        subject: "/maxAutonomyLevel",
        path: "maxAutonomyLevel",
        op: "replace",
        before: "medium",
        after: "high",
        direction: "looser",
      },
    ]);
  });

  it("names the entries that came and went, not their places", () => {
    const [change] = between(
      { modelPolicy: { allowedModelIds: ["a", "b", "c"] } },
      { modelPolicy: { allowedModelIds: ["new", "c", "a"] } },
    ).changes;
    expect(change).toMatchObject({
      subject: "/modelPolicy/allowedModelIds",
      added: ["new"],
      removed: ["b"],
      direction: "looser",
    });
  });

  it.each<[string, JsonObject, JsonObject]>([
    ["the order of a list", { commandAllowlist: ["a", "b"] }, { commandAllowlist: ["b", "a"] }],
    ["an entry that stands twice", { commandAllowlist: ["a"] }, { commandAllowlist: ["a", "a"] }],
    ["an empty list that goes", { commandAllowlist: [] }, {}],
    ["null for absent", { cloudSessionSync: null }, {}],
    ["an empty group that comes", {}, { networkPolicy: {} }],
    ["another spelling", { enableDroidShield: true }, { enableAgentShield: true }],
    [
      "letters of a host name",
      { sandbox: { network: { allowedDomains: ["A.example.com"] } } },
      { sandbox: { network: { allowedDomains: ["a.example.com"] } } },
    ],
    [
      "the order of custom models",
      { customModels: [{ id: "custom:a" }, { id: "custom:b" }] },
      { customModels: [{ id: "custom:b" }, { id: "custom:a" }] },
    ],
  ])("says that %s is the same thing written differently", (_, a, b) => {
    const { changes, representation } = between(a, b);
    expect(changes).toEqual([]);
    expect(representation).toHaveLength(1);
  });

  it("does not say that a group is the same if one of its settings changed", () => {
    const on = { sandbox: { enabled: true } };
    for (const off of [{ sandbox: {} }, { sandbox: null }])
      for (const { changes, representation } of [between(off, on), between(on, off)]) {
        expect(changes.map(({ subject }) => subject)).toEqual(["/sandbox/enabled"]);
        expect(representation).toEqual([]);
      }
  });

  it("says nothing of the order of keys", () => {
    expect(between({ a: 1, maxAutonomyLevel: "low" }, { maxAutonomyLevel: "low", a: 1 })).toEqual({
      entries: [],
      changes: [],
      pairs: [],
      representation: [],
      renames: new Map(),
    });
  });

  it("keys custom models by their id, wherever they stand", () => {
    const a = {
      customModels: [
        { id: "custom:a", baseUrl: "https://a.example" },
        { id: "custom:b", baseUrl: "https://b.example" },
      ],
    };
    const b = {
      customModels: [
        { id: "custom:new", baseUrl: "https://n.example" },
        { id: "custom:a", baseUrl: "https://a.example" },
        { id: "custom:b", baseUrl: "https://evil.example" },
      ],
    };
    expect(lines(a, b)).toEqual([
      "replace /customModels/custom:b/baseUrl looser",
      "add /customModels/custom:new/baseUrl looser",
      "add /customModels/custom:new/id neutral",
    ]);
  });

  it("orders changes and spellings by subject, after a renaming too", () => {
    const models = (id: string, apiKey: string, more: JsonObject) => ({
      customModels: [
        { id, model: "m", displayName: "M", baseUrl: "https://a.example", apiKey, ...more },
        { id: "m", model: apiKey, ...more },
      ],
    });
    const { changes, representation } = between(
      models("a", "${ONE}", { maxOutputTokens: null }),
      models("z", "${TWO}", {}),
    );
    expect(changes.map(({ subject }) => subject)).toEqual([
      "/customModels/m/model",
      "/customModels/z/apiKey",
      "/customModels/z/id",
    ]);
    expect(representation).toEqual(["/customModels/m/maxOutputTokens", "/customModels/z/maxOutputTokens"]);
  });

  it.each<[string, JsonObject[], JsonObject[], string[]]>([
    [
      "the first of two equal ids edited",
      [
        { id: "1", model: "good" },
        { id: "1", model: "x" },
      ],
      [
        { id: "1", model: "evil" },
        { id: "1", model: "x" },
      ],
      ["replace /customModels/1/model neutral"],
    ],
    [
      "one of two equal ids removed",
      [
        { id: "1", model: "a" },
        { id: "1", model: "b" },
      ],
      [{ id: "1", model: "a" }],
      ["remove /customModels/1#2/id neutral", "remove /customModels/1#2/model neutral"],
    ],
    [
      "an element without an id edited",
      [{ model: "a" }, { model: "b" }],
      [{ model: "a" }, { model: "c" }],
      ["replace /customModels/#2/model neutral"],
    ],
    [
      "an id that looks like a path",
      [{ id: "a.b/c~d", model: "a" }],
      [{ id: "a.b/c~d", model: "b" }],
      ["replace /customModels/a.b~1c~0d/model neutral"],
    ],
    [
      "an id that looks like a repetition",
      [
        { id: "x#2", model: "a" },
        { id: "x", model: "b" },
        { id: "x", model: "c" },
      ],
      [
        { id: "x#2", model: "a" },
        { id: "x", model: "b" },
        { id: "x", model: "d" },
      ],
      ["replace /customModels/x#3/model neutral"],
    ],
  ])("sees %s", (_, a, b, expected) => {
    expect(lines({ customModels: a }, { customModels: b })).toEqual(expected);
  });

  it.each(["a.b", "a[0]", "a/b", "~1", "__proto__", "constructor", "toString", "0"])(
    "takes the key %s for a key and nothing else",
    (key) => {
      const plugins = (on: boolean) => ({ enabledPlugins: JSON.parse(`{${JSON.stringify(key)}:${on}}`) as JsonObject });
      expect(between(plugins(false), plugins(true)).changes).toHaveLength(1);
      expect(({} as { sandbox?: unknown }).sandbox).toBeUndefined();
    },
  );

  it("sees a change of an unknown setting, and of one that has the wrong shape", () => {
    expect(lines({ remoteShell: false }, { remoteShell: true })).toEqual(["replace /remoteShell unknown"]);
    expect(lines({ sandbox: "on" }, { sandbox: "off" })).toEqual(["replace /sandbox unknown"]);
    expect(lines({ customModels: "a" }, { customModels: [{ id: "custom:a" }] })).toHaveLength(2);
  });

  it("sees two spellings that differ", () => {
    const both = { enableAgentShield: true, enableDroidShield: false };
    expect(between({ enableAgentShield: true }, both).changes).toMatchObject([{ before: true, after: [true, false] }]);
    const text = { ...both, enableDroidShield: "off" };
    expect(between(both, text).changes).toMatchObject([{ before: [true, false], after: [true, "off"] }]);
  });

  it("does not let the order of keys choose between two spellings that set nothing", () => {
    const model = { bedrock: {}, hostedProvider: null };
    const [a, b] = [model, { ...model, hostedProvider: { cloudProfile: "a" } }].map((item) => ({
      customModels: [item],
    }));
    expect(between(reversed(a!), reversed(b!)).representation).toEqual(between(a!, b!).representation);
  });
});

/** Returns a value with the keys of its objects in reverse order. */
const reversed = <T>(value: T): T => {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(reversed) as T;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reversed(item)]),
  ) as T;
};

describe("laws of the difference", () => {
  it("is empty exactly when the settings are the same", () => {
    fc.assert(
      fc.property(settingsArbitrary, settingsArbitrary, (a, b) => {
        const { changes, representation } = between(a, b);
        expect(changes.length + representation.length > 0).toBe(canonical(a) !== canonical(b));
      }),
      { numRuns: 1000 },
    );
  });

  it("says of nothing that it is the same if it, or a setting below it, changed", () => {
    fc.assert(
      fc.property(settingsArbitrary, settingsArbitrary, (a, b) => {
        const { changes, representation } = between(a, b);
        for (const same of representation)
          expect(changes.filter(({ subject }) => `${subject}/`.startsWith(`${same}/`))).toEqual([]);
      }),
      { numRuns: runs(300) },
    );
  });

  it("does not depend on the order of keys, and has each entry once", () => {
    fc.assert(
      fc.property(settingsArbitrary, settingsArbitrary, (a, b) => {
        const [same, other] = [between(a, b), between(reversed(a), reversed(b))];
        expect(lines(reversed(a), reversed(b))).toEqual(lines(a, b));
        expect(other.representation).toEqual(same.representation);
        const { changes, representation } = between(a, reversed(a));
        expect([...changes, ...representation]).toEqual([]);
        expect(new Set(same.entries.map(({ subject }) => subject)).size).toBe(same.entries.length);
      }),
      { numRuns: runs(300) },
    );
  });

  it("is reversed by going back", () => {
    fc.assert(
      fc.property(settingsArbitrary, settingsArbitrary, (a, b) => {
        const [there, back] = [between(a, b), between(b, a)];
        expect(back.representation).toEqual(there.representation);
        expect(back.changes.map(({ subject, before, after }) => [subject, after, before])).toEqual(
          there.changes.map(({ subject, before, after }) => [subject, before, after]),
        );
      }),
    );
  });

  it("loosens one way and tightens the other, where there is a way", () => {
    fc.assert(
      fc.property(settingsArbitrary, settingsArbitrary, (a, b) => {
        const back = new Map(between(b, a).changes.map((change) => [change.subject, change]));
        for (const change of between(a, b).changes)
          if (change.direction === "tighter" && change.op === "replace")
            expect(back.get(change.subject)!.direction).toBe("looser");
      }),
    );
  });
});
