import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCatalog } from "../../src/catalog/catalog.ts";
import type { Blocks, SettingEntry } from "../../src/catalog/entries.ts";
import { isUnset } from "../../src/catalog/unset.ts";
import { SettingsReader } from "../../src/catalog/read.ts";
import { bag, isArray, type Json, type JsonObject } from "../../src/model/json.ts";
import { secretMarker } from "../../src/model/sealed.ts";
import { readSettings } from "../support/read-settings.ts";
import { runs } from "../support/runs.ts";
import { settingsArbitrary } from "../support/settings.ts";

/** Returns all entries of settings, by subject. */
function read(settings: unknown, aliases: Record<string, string> = {}): Map<string, SettingEntry> {
  const blocks = readSettings(createCatalog(aliases), settings as JsonObject);
  const entries = [...blocks.values()].flatMap((block) => [...block.entries.values()]);
  return new Map(entries.map((entry) => [entry.subject, entry]));
}

const only = (settings: unknown, subject: string, aliases = {}) => read(settings, aliases).get(subject)!;
const subjects = (settings: unknown) => [...read(settings).keys()].sort();

describe("not set", () => {
  it.each<[Json, boolean]>([
    [null, true],
    [[], true],
    [{}, true],
    [false, false],
    [0, false],
    ["", false],
    [[null], false],
    [{ a: null }, false],
    [secretMarker("literal", "fp:run:1", {}), false],
  ])("is meant by %j: %s", (value, expected) => {
    expect(isUnset(value)).toBe(expected);
  });

  it.each(["maxAutonomyLevel", "commandAllowlist", "customModels", "enabledPlugins", "hooks", "remoteShell"])(
    "is what every spelling of nothing means at %s",
    (key) => {
      for (const value of [null, [], {}]) {
        const entry = only({ [key]: value }, `/${key}`);
        expect([key, value, entry.meaning, entry.flaw]).toEqual([key, value, null, undefined]);
      }
    },
  );

  it("is what they mean of a group, whose settings then stand nowhere", () => {
    for (const value of [null, [], {}]) {
      expect(subjects({ modelPolicy: value })).toEqual(["/modelPolicy"]);
      expect(only({ modelPolicy: value }, "/modelPolicy")).toMatchObject({ setting: null, meaning: null });
    }
  });
});

describe("subjects", () => {
  it("are pointers with canonical names, whatever the key holds", () => {
    expect(
      subjects({
        maxAutonomyLevel: "low",
        enableDroidShield: true,
        modelPolicy: { allowAllFactoryModels: false, allowedModelIds: ["a"] },
        enabledPlugins: { "a/b@c~d": true, "": false, "x.y": true },
        mcpAutonomyOverrides: { github: { defaultLevel: "low", tools: { "a/b": "high" } } },
      }),
    ).toEqual([
      "/enableAgentShield",
      "/enabledPlugins",
      "/enabledPlugins/",
      "/enabledPlugins/a~1b@c~0d",
      "/enabledPlugins/x.y",
      "/maxAutonomyLevel",
      "/mcpAutonomyOverrides",
      "/mcpAutonomyOverrides/github",
      "/mcpAutonomyOverrides/github/defaultLevel",
      "/mcpAutonomyOverrides/github/tools",
      "/mcpAutonomyOverrides/github/tools/a~1b",
      "/modelPolicy/allowAllServiceModels",
      "/modelPolicy/allowedModelIds",
    ]);
  });

  it("keep the keys as written, for patches", () => {
    expect(
      only({ modelPolicy: { allowAllFactoryModels: false } }, "/modelPolicy/allowAllServiceModels").written,
    ).toEqual([["modelPolicy", "allowAllFactoryModels"]]);
    expect(
      only({ customModels: [{ id: "custom:a", model: "m" }] }, "/customModels/custom:a/model").written,
    ).toBeUndefined();
  });

  it("of keys that JavaScript knows are like any other", () => {
    const settings = JSON.parse(
      '{"__proto__":{"a":1},"constructor":1,"enabledPlugins":{"__proto__":true,"toString":true}}',
    ) as JsonObject;
    expect(subjects(settings)).toEqual([
      "/__proto__",
      "/constructor",
      "/enabledPlugins",
      "/enabledPlugins/__proto__",
      "/enabledPlugins/toString",
    ]);
    expect(({} as Record<string, unknown>)["a"]).toBeUndefined();
  });
});

describe("spellings", () => {
  const subject = "/enableAgentShield";

  it("of one setting are one entry, if they mean the same", () => {
    const entry = only({ enableDroidShield: true, enableAgentShield: true }, subject);
    expect(entry).toMatchObject({ value: true, written: [["enableDroidShield"], ["enableAgentShield"]] });
    expect(entry.rivals).toBeUndefined();
  });

  it("with different values are rivals, whatever their order", () => {
    for (const settings of [
      { enableDroidShield: false, enableAgentShield: true },
      { enableAgentShield: true, enableDroidShield: false },
    ]) {
      const { value, rivals } = only(settings, subject);
      expect([value, ...rivals!].map(String).sort()).toEqual(["false", "true"]);
    }
  });

  it("do not contradict a spelling that is not set", () => {
    for (const settings of [
      { enableDroidShield: null, enableAgentShield: false },
      { enableAgentShield: false, enableDroidShield: [] },
    ]) {
      const entry = only(settings, subject);
      expect([entry.value, entry.rivals]).toEqual([false, undefined]);
    }
  });

  it("are compared by what they mean", () => {
    const lists = (a: string[], b: string[]) =>
      only({ modelPolicy: { allowedModelIds: a, models: b } }, "/modelPolicy/allowedModelIds", {
        "modelPolicy.models": "modelPolicy.allowedModelIds",
      }).rivals;
    expect(lists(["a", "b"], ["b", "a"])).toBeUndefined();
    expect(lists(["a", "b"], ["a"])).toEqual([["a"]]);
  });

  it("of three, each that differs is a rival", () => {
    const aliases = { shield: "enableAgentShield" };
    for (const [a, b, c, expected] of [
      [true, false, true, [false]],
      [true, true, false, [false]],
      [null, true, false, [false]],
      [true, null, true, undefined],
    ] as const)
      expect(only({ enableAgentShield: a, enableDroidShield: b, shield: c }, subject, aliases).rivals).toEqual(
        expected,
      );
  });

  it("of a group are read together", () => {
    const settings = {
      customModels: [
        {
          id: "custom:a",
          bedrock: { awsRegion: "eu-west-1", awsProfile: "a" },
          hostedProvider: { cloudRegion: "eu-west-1", cloudProfile: "b" },
        },
      ],
    };
    const at = (name: string) => only(settings, `/customModels/custom:a/hostedProvider/${name}`);
    expect([at("cloudRegion").value, at("cloudRegion").rivals]).toEqual(["eu-west-1", undefined]);
    expect(new Set([at("cloudProfile").value, ...at("cloudProfile").rivals!])).toEqual(new Set(["a", "b"]));
  });
});

describe("what cannot be read", () => {
  it.each([
    ["modelPolicy", "/modelPolicy"],
    ["sandbox", "/sandbox"],
    ["enabledPlugins", "/enabledPlugins"],
  ])("is a group or a map that is no object: %s", (key, subject) => {
    for (const value of ["text", 7, true, ["a"], secretMarker("literal", "fp:run:1", {})]) {
      const entry = only({ [key]: value }, subject);
      expect([value, entry.flaw]).toEqual([value, "should be an object"]);
      expect(entry.meaning).not.toBeNull();
    }
  });

  it("is said at every depth", () => {
    expect(only({ sandbox: { network: "open" } }, "/sandbox/network").flaw).toBe("should be an object");
    expect(only({ customModels: [{ id: "a", hostedProvider: "x" }] }, "/customModels/a/hostedProvider").flaw).toBe(
      "should be an object",
    );
    expect(only({ extraKnownMarketplaces: { a: { source: "github" } } }, "/extraKnownMarketplaces/a/source").flaw).toBe(
      "should be an object",
    );
  });

  it("is not a setting of another type: its kind will say so", () => {
    expect(only({ maxAutonomyLevel: ["low"] }, "/maxAutonomyLevel").flaw).toBeUndefined();
    expect(only({ commandAllowlist: "ls" }, "/commandAllowlist").flaw).toBeUndefined();
  });
});

describe("unknown keys", () => {
  it.each([
    [{ remoteShell: true }, "/remoteShell"],
    [{ modelPolicy: { allowEverything: true } }, "/modelPolicy/allowEverything"],
    [{ sandbox: { network: { allowAll: true } } }, "/sandbox/network/allowAll"],
    [{ customModels: [{ id: "a", proxy: "x" }] }, "/customModels/a/proxy"],
    [{ customModels: [{ id: "a", hostedProvider: { shell: "x" } }] }, "/customModels/a/hostedProvider/shell"],
    [{ mcpAutonomyOverrides: { github: { bypass: true } } }, "/mcpAutonomyOverrides/github/bypass"],
    [{ userModelPolicies: { u1: { allowEverything: true } } }, "/userModelPolicies/u1/allowEverything"],
    [{ extraKnownMarketplaces: { m: { source: { branch: "x" } } } }, "/extraKnownMarketplaces/m/source/branch"],
  ])("are found at every level: %j", (settings, subject) => {
    const entry = only(settings, subject);
    expect(entry).toMatchObject({ setting: null });
    expect(entry.container).toBeUndefined();
    expect(entry.meaning).not.toBeNull();
  });

  it("hold their whole value", () => {
    expect(only({ remoteShell: { b: 1, a: [2] } }, "/remoteShell").meaning).toBe('{"a":[2],"b":1}');
  });
});

describe("meanings", () => {
  const meaning = (settings: unknown, subject: string) => only(settings, subject).meaning;

  it.each<[string, Json, Json]>([
    ["commandAllowlist", ["a", "b"], ["b", "a", "b"]],
    ["managedComputersAllowedEmails", ["A@b.example"], ["a@B.example"]],
    ["enabledPlugins", { a: true }, { a: false }], // a map's meaning is only that it is present: its members have their own
  ])("of %s are the same for %j and %j", (key, a, b) => {
    expect(meaning({ [key]: a }, `/${key}`)).toBe(meaning({ [key]: b }, `/${key}`));
  });

  it.each<[Json, Json]>([
    [["10.0.0.0/9", "10.128.0.0/9"], ["10.0.0.0/8"]],
    [["10.0.0.1"], ["10.0.0.2"]],
    [["10.0.0.1", "nonsense"], ["10.0.0.1"]],
  ])("of lists are entry by entry: %j is not %j", (a, b) => {
    const at = (value: Json) => meaning({ networkPolicy: { allowedIps: value } }, "/networkPolicy/allowedIps");
    expect(at(a)).not.toBe(at(b));
  });

  it("of ordered lists are their order too", () => {
    const at = (value: Json) => meaning({ mcpAutonomyUrlOverrides: value }, "/mcpAutonomyUrlOverrides");
    expect(at([{ urlPattern: "a" }, { urlPattern: "b" }])).not.toBe(at([{ urlPattern: "b" }, { urlPattern: "a" }]));
  });

  it("never join what differs in type, or is malformed", () => {
    const at = (value: Json) =>
      meaning({ sandbox: { network: { allowedDomains: value } } }, "/sandbox/network/allowedDomains");
    const values: Json[] = [
      ["example.com"],
      ["example.com."],
      ["\u0435xample.com"],
      ["example.com", 7],
      "example.com",
      7,
      [["example.com"]],
    ];
    expect(new Set(values.map(at)).size).toBe(values.length);
  });
});

/** Returns settings in which some values are replaced: the n-th value, counted through all containers. */
function edited(settings: JsonObject, edits: readonly (readonly [n: number, to: Json])[]): JsonObject {
  const size = (value: Json): number =>
    1 +
    (typeof value === "object" && value !== null
      ? Object.values(value).reduce<number>((sum, item) => sum + size(item), 0)
      : 0);
  const replaced = (value: Json, n: number, to: Json): Json => {
    if (n === 0) return to;
    let left = n - 1;
    const inside = (item: Json): Json => {
      const [at, all] = [left, size(item)];
      left -= all;
      return at >= 0 && at < all ? replaced(item, at, to) : item;
    };
    if (isArray(value)) return value.map(inside);
    return Object.assign(
      bag<Json>(),
      Object.fromEntries(Object.entries(value!).map(([key, item]) => [key, inside(item)])),
    );
  };
  return edits.reduce((now, [n, to]) => {
    const all = size(now);
    return all < 2 ? now : (replaced(now, 1 + (n % (all - 1)), to) as JsonObject);
  }, settings);
}

describe("a reader", () => {
  const catalog = createCatalog({ models: "modelPolicy" });
  const edits = fc.array(fc.tuple(fc.nat(), fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constantFrom("a", null, []))), {
    maxLength: 3,
  });
  const element = fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record(
        { id: fc.constantFrom("a", "b", "7", "", 7), x: fc.boolean(), y: fc.boolean() },
        { requiredKeys: ["id"] },
      ),
    },
    { weight: 1, arbitrary: fc.constantFrom<Json>(null, "a", secretMarker("literal", "fp:run:1", {})) },
  );
  /** Lists of elements of which one is replaced after the other, and is sometimes one that another was. */
  const models = fc
    .tuple(fc.array(element, { minLength: 1, maxLength: 3 }), fc.array(fc.tuple(fc.nat(2), element), { maxLength: 6 }))
    .map(([first, steps]) => {
      const lists = [first];
      for (const [i, item] of steps) lists.push(lists.at(-1)!.with(i % first.length, item));
      return lists.map((customModels): JsonObject => ({ customModels })) as [JsonObject, ...JsonObject[]];
    });
  /** Settings, and edits of them in a row. */
  const editsArbitrary = fc
    .tuple(settingsArbitrary, fc.array(edits, { minLength: 1, maxLength: 3 }))
    .map(([first, revisions]) =>
      revisions.reduce<[JsonObject, ...JsonObject[]]>(
        (all, list) => [...all, edited(all.at(-1)!, list as [number, Json][])],
        [first],
      ),
    );
  const historyArbitrary = fc.oneof(editsArbitrary, models);
  const shape = (blocks: Blocks) =>
    [...blocks].map(([key, { entries, raw }]) => [key, [...entries.values()], [...raw]]);

  it("has one entry at each subject, also where two spellings differ in what an element is", () => {
    const twice = createCatalog({ overrides: "mcpAutonomyOverrides" });
    const item = fc.constantFrom<Json>(null, 7, {}, { defaultLevel: "low" }, { defaultLevel: "high", tools: { a: 1 } });
    const spelling = fc.dictionary(fc.constantFrom("a", "b"), item);
    fc.assert(
      fc.property(spelling, spelling, (mcpAutonomyOverrides, overrides) => {
        const { entries } = readSettings(twice, { mcpAutonomyOverrides, overrides }).get("mcpAutonomyOverrides")!;
        const all = [...entries.values()];
        expect(all.map(({ subject }) => entries.get(subject))).toEqual(all);
        expect(new Set(all.map(({ subject }) => subject)).size).toBe(all.length);
      }),
    );
  });

  it("reports no difference between settings whose keys have another order", () => {
    const reader = new SettingsReader(catalog);
    reader.read({ modelPolicy: { allowCustomModels: true, allowedModelIds: ["a"] } });
    const changes = reader.read({ modelPolicy: { allowedModelIds: ["a"], allowCustomModels: true }, x: 1 });
    expect(changes.map(({ key }) => key)).toEqual(["x"]);
  });

  it("reports the entries that differ, and those that contain them", () => {
    const models = (model: string) => ({
      customModels: [
        { id: "custom:a", model: "x" },
        { id: "custom:b", model },
      ],
    });
    const reader = new SettingsReader(catalog);
    reader.read(models("y"));
    const [{ entries, isEdited } = { entries: [], isEdited: false }] = reader.read(models("z"));
    expect(isEdited).toBe(true);
    expect(entries.map(({ subject, before, after }) => [subject, before?.value, after?.value])).toEqual([
      ["/customModels", models("y").customModels, models("z").customModels],
      ["/customModels/custom:b", models("y").customModels[1], models("z").customModels[1]],
      ["/customModels/custom:b/model", "y", "z"],
    ]);
  });

  it("reads a setting anew that is spelled in another way", () => {
    const shared = { allowedModelIds: ["a"] };
    const reader = new SettingsReader(catalog);
    const paths = (settings: JsonObject) => {
      reader.read(settings);
      return [...reader.blocks.get("modelPolicy")!.entries.values()][0]!.written;
    };
    expect(paths({ modelPolicy: shared })).toEqual([["modelPolicy", "allowedModelIds"]]);
    expect(paths({ models: shared })).toEqual([["models", "allowedModelIds"]]);
  });

  it("reads the same whatever it read before", () => {
    fc.assert(
      fc.property(historyArbitrary, (history) => {
        const reader = new SettingsReader(catalog);
        for (const settings of history) {
          reader.read(settings);
          expect(shape(reader.blocks)).toEqual(shape(readSettings(catalog, settings)));
        }
      }),
      { numRuns: runs(200) },
    );
  });

  it("reports every entry that differs, with the entry before", () => {
    const all = (settings: JsonObject) =>
      new Map(
        [...readSettings(catalog, settings).values()]
          .flatMap(({ entries }) => [...entries.values()])
          .map((entry) => [entry.subject, entry]),
      );
    fc.assert(
      fc.property(historyArbitrary, ([first, second = first]) => {
        const reader = new SettingsReader(catalog);
        reader.read(first);
        const reported = new Map(
          reader.read(second).flatMap(({ entries }) => entries.map((change) => [change.subject, change])),
        );
        const [before, after] = [all(first), all(second)];
        for (const subject of new Set([...before.keys(), ...after.keys()])) {
          const change = reported.get(subject);
          if (change) expect([change.before, change.after]).toEqual([before.get(subject), after.get(subject)]);
          else expect(before.get(subject)).toEqual(after.get(subject));
        }
      }),
      { numRuns: runs(200) },
    );
  });

  it("loses nothing that is set: every such leaf of the settings stands in some entry", () => {
    const leaves = (value: Json): string[] => {
      if (value === null) return [];
      if (typeof value !== "object") return [JSON.stringify(value)];
      return Object.values(value).flatMap(leaves);
    };
    fc.assert(
      fc.property(settingsArbitrary, (settings) => {
        const counts = new Map<string, number>();
        for (const entry of read(settings).values()) {
          if (entry.container) continue;
          for (const value of [entry.value, ...(entry.rivals ?? [])])
            for (const leaf of leaves(value)) counts.set(leaf, (counts.get(leaf) ?? 0) + 1);
        }
        for (const leaf of leaves(settings)) expect([leaf, counts.has(leaf)]).toEqual([leaf, true]);
      }),
    );
  });

  it("reads the same from the same, whatever the order of the keys", () => {
    fc.assert(
      fc.property(settingsArbitrary, (settings) => {
        const turned: JsonObject = Object.fromEntries(Object.entries(settings).reverse());
        const meanings = (item: JsonObject) =>
          [...read(item)]
            .map(([subject, entry]) => [subject, entry.rivals ? "rivals" : entry.meaning])
            .sort(([a], [b]) => (a! < b! ? -1 : 1));
        expect(meanings(turned)).toEqual(meanings(settings));
      }),
    );
  });
});
