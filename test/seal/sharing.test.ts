// lane: long
// Equal bytes are read once and become the same objects, and nothing else changes.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonical, type Json, type JsonObject } from "../../src/model/json.ts";
import { isMarker, marksOf } from "../../src/model/sealed.ts";
import { ChangeReader, type RawRevision } from "../../src/seal/change.ts";
import { open } from "../../src/seal/session.ts";
import { JsonReader } from "../../src/seal/strict-json.ts";
import { runs } from "../support/runs.ts";
import { bytes, change, key, model, seal } from "./support.ts";

function read(changes: ChangeReader, text: string | Uint8Array): RawRevision {
  const reader = new JsonReader(typeof text === "string" ? Buffer.from(text) : text);
  const revision = changes.change(reader, "the change", new Set());
  changes.release();
  return revision;
}
const line = (revision: number, settings: unknown) => JSON.stringify(change(revision, settings));

const large = { list: Array.from({ length: 400 }, (_, i) => `entry ${i}`) };
const settings = {
  maxAutonomyLevel: "low",
  hooks: { PreToolUse: [{ matcher: "*", hooks: [{ type: "command", command: "true" }] }] },
  unknown: large,
  customModels: [
    { id: "custom:a", hostedProvider: { cloudRegion: "eu" } },
    { id: "custom:b", hostedProvider: { cloudRegion: "eu" } },
  ],
};

describe("what stays the same", () => {
  it("is the same object in the next revision, however large", () => {
    const changes = new ChangeReader();
    const first = read(changes, line(1, settings)).settings;
    const second = read(changes, line(2, { ...settings, maxAutonomyLevel: "high" })).settings;
    expect(second["maxAutonomyLevel"]).toBe("high");
    for (const name of ["hooks", "unknown", "customModels"]) expect(second[name]).toBe(first[name]);
  });

  it("is the same object after a change and back, and in another place", () => {
    const changes = new ChangeReader();
    const at = (object: JsonObject, i: number) => (object["customModels"] as readonly JsonObject[])[i]!;
    const first = read(changes, line(1, settings)).settings;
    read(changes, line(2, { ...settings, customModels: [] }));
    const third = read(changes, line(3, settings)).settings;
    expect(at(third, 0)).toBe(at(first, 0));
    expect(at(third, 1)["hostedProvider"]).toBe(at(first, 0)["hostedProvider"]);
  });

  it("is the same object beside what changed, at any depth", () => {
    const changes = new ChangeReader();
    const entry = (i: number) => ({
      matcher: `tool ${i}`,
      hooks: [{ type: "command", command: `run ${i} ${"x".repeat(60)}` }],
    });
    const lists = [
      [0, 1, 2, 3, 4],
      [0, 1, 9, 2, 3, 4],
      [1, 9, 2, 3, 4],
      [1, 3, 4],
      [8, 1, 3, 4, 7],
    ];
    const byItem = new Map<number, unknown>();
    for (const [n, list] of lists.entries()) {
      const revisionSettings = read(
        changes,
        line(n + 1, { hooks: { PreToolUse: list.map(entry), other: n } }),
      ).settings;
      const hooks = (revisionSettings["hooks"] as { PreToolUse: readonly unknown[] }).PreToolUse;
      for (const [i, item] of list.entries()) {
        if (byItem.has(item)) expect(hooks[i]).toBe(byItem.get(item));
        byItem.set(item, hooks[i]);
      }
    }
  });

  it("is the same object when only the order of keys changed", () => {
    const changes = new ChangeReader();
    const turned = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(turned);
      if (typeof value !== "object" || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .map(([key, item]) => [key, turned(item)])
          .reverse(),
      );
    };
    const first = read(changes, line(1, settings)).settings;
    expect(read(changes, line(2, turned(settings))).settings).toBe(first);
    expect(Object.keys(first)).toEqual(Object.keys(settings).sort());
  });

  it("stays the same object when it is sealed", () => {
    const session = open({ organization: "corp" });
    const withModel = {
      ...settings,
      ...model({ apiKey: "sk-mountainlakemountain", baseUrl: "https://a:b@llm.example" }),
    };
    session.list(
      bytes([change(1, withModel), change(2, { ...withModel, maxAutonomyLevel: "high" }), change(3, withModel)]),
    );
    const [first, second, third] = session.finish().revisions.map((revision) => revision.settings);
    for (const name of ["hooks", "unknown", "customModels"]) {
      expect(second![name]).toBe(first![name]);
      expect(third![name]).toBe(first![name]);
    }
  });

  it("is not read from bytes that only begin alike", () => {
    const changes = new ChangeReader();
    const values = ["1", "12", "1.5", "1e3", '"1"', '"12"', "[1]", "[1,2]", "true", "null", '{"a":1}', '{"a":1,"b":2}'];
    for (const [i, a] of values.entries())
      for (const b of values) {
        read(changes, line(1, {}).replace("{}", `{"x":${a}}`));
        expect(read(changes, line(2, {}).replace("{}", `{"x":${b},"y":${a}}`)).settings).toEqual({
          x: JSON.parse(b) as Json,
          y: JSON.parse(values[i]!) as Json,
        });
      }
  });

  it("is found although the caller wrote other bytes into the same memory", () => {
    const changes = new ChangeReader();
    const memory = Buffer.alloc(2000);
    const reuse = (level: string) => {
      const length = memory.write(line(1, { maxAutonomyLevel: level, other: { a: level } }));
      return read(changes, memory.subarray(0, length)).settings;
    };
    for (const level of ["low", "off", "low", "top"])
      expect(reuse(level)).toEqual({ maxAutonomyLevel: level, other: { a: level } });
  });

  it("is found again after a page that failed", () => {
    const session = open({ organization: "corp" });
    expect(() => session.line(bytes(`${line(1, { maxAutonomyLevel: "low" }).slice(0, -1)},`), "it")).toThrow();
    session.line(bytes(line(1, { maxAutonomyLevel: "low" })), "it");
    expect(session.finish().revisions[0]!.settings).toEqual({ maxAutonomyLevel: "low" });
  });
});

describe("without sharing", () => {
  it("the same is read", () => {
    const value = fc.oneof(
      fc.constantFrom<unknown>(
        1,
        12,
        "1",
        true,
        null,
        [],
        {},
        "é",
        [1, 2],
        large,
        { a: { b: [1] } },
        { a: { b: [1, 2] } },
      ),
      fc.jsonValue({ maxDepth: 3 }),
    );
    const names = fc.constantFrom("a", "b", "sandbox", "hooks", "__proto__", "1");
    const entries = fc.uniqueArray(fc.tuple(names, value), { selector: ([name]) => name, maxLength: 5 });
    const text = fc.tuple(entries, fc.constantFrom("", " ", "\n")).map(([members, space]) => {
      const inner = members.map(
        ([name, item]) => `${space}${JSON.stringify(name)}:${space}${JSON.stringify(item)}${space}`,
      );
      return line(1, 0).replace('"settings":0', () => `"settings":{${inner.join(",")}}`);
    });
    fc.assert(
      fc.property(fc.array(text, { minLength: 2, maxLength: 12 }), (history) => {
        const shared = new ChangeReader();
        for (const item of history)
          expect(canonical(read(shared, item).settings)).toBe(canonical(read(new ChangeReader(), item).settings));
      }),
      { numRuns: runs(170) },
    );
  });
});

describe("what was sealed before", () => {
  const secrets = [
    "sk-mountainlakemountain",
    "Bearer 0123456789abcdef0123",
    "my-company-key-of-all!",
    "${KEY}",
    "none",
  ];
  const text = fc.constantFrom(
    ...secrets,
    "plain",
    "see sk-mountainlakemountain",
    "https://u:hunter22222@h.example/?k=1",
    "",
  );
  const names = fc.constantFrom(
    "a",
    "b",
    "10",
    "9",
    "$secret",
    "$$secret",
    "__proto__",
    "TOKEN",
    secrets[0]!,
    "[secret fp:none]",
  );
  const leaf = fc.oneof(text, fc.constantFrom(1, 12, true, null));
  const map = (value: fc.Arbitrary<unknown>) => fc.dictionary(names, value, { maxKeys: 4 });
  const tree = fc.oneof(leaf, map(leaf), fc.array(leaf, { maxLength: 4 }), fc.array(map(leaf), { maxLength: 3 }));
  const custom = fc.record(
    {
      id: fc.constantFrom("custom:a", "custom:b"),
      apiKey: tree,
      baseUrl: text,
      extraHeaders: tree,
      extraArgs: tree,
      other: tree,
    },
    { requiredKeys: [] },
  );
  const anySettings = fc.record(
    {
      maxAutonomyLevel: tree,
      commandAllowlist: fc.array(text, { maxLength: 5 }),
      customModels: fc.array(fc.oneof(custom, custom, custom, tree), { maxLength: 4 }),
      userModelPolicies: map(fc.record({ allowedModelIds: fc.array(text, { maxLength: 3 }) })),
      hooks: tree,
      sandbox: fc.record({ enabled: leaf, network: fc.record({ allowedDomains: fc.array(text, { maxLength: 4 }) }) }),
      unknown: tree,
    },
    { requiredKeys: [] },
  );
  // Keeps some members of the previous settings, so that most stays the same.
  const history = fc.array(fc.tuple(anySettings, fc.nat(), fc.nat()), { minLength: 2, maxLength: 8 }).map((steps) => {
    let now: Record<string, unknown> = {};
    return steps.map(([next, keep, turn]) => {
      const rest = Object.entries(now).filter((_, i) => (keep >>> i) % 2 === 0);
      const mixed = { ...next, ...Object.fromEntries(rest) } as Record<string, unknown>;
      const list = mixed["customModels"];
      if (Array.isArray(list) && list.length > 0)
        mixed["customModels"] = [...list.slice(turn % list.length), ...list.slice(1)];
      return (now = mixed);
    });
  });
  const withMarks = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.map(withMarks);
    const marks = isMarker(value) ? Object.entries(marksOf(value)).filter(([, is]) => is) : [];
    return [Object.entries(value).map(([name, item]) => [name, withMarks(item)]), marks];
  };
  const sealed = (settings: readonly unknown[]) =>
    seal(settings, { key }).revisions.map((revision) => JSON.stringify(withMarks(revision.settings)));

  it("does not change what comes after it: in any order, every revision is sealed in the same way", () => {
    fc.assert(
      fc.property(history, fc.infiniteStream(fc.nat()), (settings, random) => {
        const order = settings.map((_, i) => [random.next().value as number, i] as const).sort(([a], [b]) => a - b);
        const turned = sealed(order.map(([, i]) => settings[i]));
        const inOrder = sealed(settings);
        for (const [at, [, i]] of order.entries()) expect(turned[at]).toBe(inOrder[i]);
      }),
      { numRuns: runs(140) },
    );
  });
});
