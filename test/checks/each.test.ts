import { describe, expect, it } from "vitest";
import { demandsOf, fitting, impliesDemand, leafSchema, testOf, demandText } from "../../src/checks/index.ts";
import * as z from "zod/mini";
import type { Json } from "../../src/model/json.ts";
import { behaves, checks, settingAt } from "./support.ts";

const models = "modelPolicy.allowedModelIds";
const ips = "networkPolicy.allowedIps";
const urls = "modelPolicy.allowedBaseUrls";

behaves("each", {
  holds: [
    [models, { matches: "gpt-*" }, ["gpt-5", "gpt-6"]],
    [models, { matches: "gpt-*" }, []],
    [models, { matches: "gpt-*", noneOf: ["gpt-4"] }, ["gpt-5"]],
    [models, "gpt-5", ["gpt-5", "gpt-5"]],
    [urls, { pattern: "https://.*" }, ["https://a.example"]],
    [ips, { pattern: "10[.].*" }, ["10.0.0.0/8"]],
    ["strictKnownMarketplaces", { schema: { required: ["sha"] } }, [{ source: "github", repo: "a/b", sha: "1" }]],
    [models, { matches: "gpt-*" }, ["gpt-5"]],
  ],
  fails: [
    [models, { matches: "gpt-*" }, ["gpt-5", "o4"], "has an entry that fails: o4", ["o4"]],
    [models, { matches: "gpt-*" }, ["o3", "o4"], "has 2 entries that fail: o3 and o4", ["o3", "o4"]],
    [models, { matches: "gpt-*", noneOf: ["gpt-4"] }, ["gpt-4"], "has an entry that fails: gpt-4", ["gpt-4"]],
    [models, "gpt-5", ["gpt-5", 7], "has an entry that fails: 7", [7]],
    [models, { matches: "g*" }, ["gpt-5\u200b"], "has an entry that fails: gpt-5\u200b", ["gpt-5\u200b"]],
    [
      urls,
      { pattern: "https://.*" },
      ["https://a.example", "http://b.example"],
      "has an entry that fails: http://b.example",
      ["http://b.example"],
    ],
  ],
  fits: [models, ips, urls, "commandAllowlist", "strictKnownMarketplaces", "mcpAutonomyUrlOverrides"],
  misfits: [
    ["maxAutonomyLevel", "it needs a list"],
    ["customModels[*].apiKey", "it needs a list"],
    // Their fields have rules of their own.
    ["customModels", "it needs a list"],
    ["enabledPlugins", "it needs a list"],
  ],
  refuses: [
    [models, {}, /states no check/],
    [models, { equal: "a" }, /unrecognized_keys/],
    [models, { atMost: 3 }, /unrecognized_keys/],
    [models, { severity: "high" }, /unrecognized_keys/],
    [models, null, /invalid_type/],
    [ips, { oneOf: ["10.1"] }, /strict form/],
  ],
  words: [
    [{ matches: "gpt-*" }, "a list in which each entry is of the form gpt-*"],
    ["a", "a list in which each entry is a"],
    [[], "a list in which each entry is []"],
  ],
  implies: [
    [models, { matches: "gpt-5*" }, { matches: "gpt-*" }, true],
    [models, { matches: "gpt-*", noneOf: ["gpt-4"] }, { matches: "gpt-*" }, true],
    [models, { matches: "gpt-*" }, { matches: "gpt-*", noneOf: ["gpt-4"] }, false],
    [models, "gpt-5", { matches: "gpt-*" }, true],
    [models, { oneOf: ["gpt-5", "gpt-6"] }, { matches: "gpt-*" }, true],
    [models, { oneOf: ["gpt-*"] }, { pattern: "gpt-.*" }, false], // unknown
    [urls, { oneOf: ["https://a.example"] }, { pattern: "https://.*" }, false], // HTTPS://A.example is equivalent
  ],
  restores: [
    [models, { matches: "gpt-*" }, ["gpt-5", "o4"], ["gpt-5"]],
    [models, { matches: "gpt-*" }, ["o4"], undefined],
    ["commandAllowlist", { matches: "git*" }, ["rm"], []],
    [models, { matches: "gpt-*" }, undefined, undefined],
  ],
});

describe("a leaf", () => {
  const level = settingAt("maxAutonomyLevel");

  it("states the checks it has, and a bare value is equals", () => {
    expect(demandsOf({ atMost: "low", noneOf: ["off"] })).toEqual([
      { check: "atMost", options: "low" },
      { check: "noneOf", options: ["off"] },
    ]);
    expect(demandsOf("low")).toEqual([{ check: "equals", options: "low" }]);
    expect(demandsOf(["a"])).toEqual([{ check: "equals", options: ["a"] }]);
    expect(demandsOf(false)).toEqual([{ check: "equals", options: false }]);
  });

  it("fails with everything that any of its checks objects to", () => {
    const test = testOf(
      checks,
      demandsOf({ subsetOf: ["gpt-*"], disjointFrom: ["gpt-4"], size: 1 }),
      settingAt(models),
    );
    expect(test(["gpt-5"])).toBeUndefined();
    expect(test(["gpt-4", "o4"])).toEqual({
      message: "contains o4, which is not listed; contains gpt-4, which is forbidden; has 2 entries",
      offending: ["o4", "gpt-4", 2],
    });
    expect(test(["gpt-4"])).toEqual({ message: "contains gpt-4, which is forbidden", offending: ["gpt-4"] });
  });

  it("names an entry once, however many checks object to it", () => {
    const test = testOf(checks, demandsOf({ subsetOf: ["a"], disjointFrom: ["o4"] }), settingAt(models));
    expect(test(["o4"])!.offending).toEqual(["o4"]);
  });

  it("without checks holds: its rule is about time alone", () => {
    expect(testOf(checks, [], level)("anything")).toBeUndefined();
  });

  it("is told in one sentence", () => {
    expect(demandText(checks, demandsOf({ atMost: "medium", noneOf: ["low"] }))).toBe(
      "at most medium and anything but low",
    );
  });

  it("stands last among the words of several, so that no other reads as a part of it", () => {
    const form = { matches: "10.*", noneOf: ["10.0.0.0/8"] };
    expect(demandText(checks, demandsOf({ each: form, subsetOf: ["10.0.0.0/16"] }))).toBe(
      "only 10.0.0.0/16 and a list in which each entry is of the form 10.* and anything but 10.0.0.0/8",
    );
  });

  it.each<[string, Json, boolean]>([
    ["maxAutonomyLevel", "low", true],
    ["maxAutonomyLevel", { atMost: "low" }, true],
    ["maxAutonomyLevel", { atMost: "low", oneOf: ["off"] }, true],
    ["maxAutonomyLevel", {}, false],
    ["maxAutonomyLevel", { subsetOf: ["low"], size: 1 }, false],
    ["modelPolicy.allowedModelIds", ["a"], true],
    ["modelPolicy.allowedModelIds", "a", false],
    ["modelPolicy.allowedModelIds", { each: { each: "a" } }, false],
    ["customModels[*].apiKey", "sk", false],
    ["customModels[*].apiKey", { secret: "reference" }, true],
  ])("at %s may be %j: %s", (path, leaf, expected) => {
    expect(z.safeParse(leafSchema(checks, settingAt(path)) as z.ZodMiniType, leaf).success).toBe(expected);
  });
});

describe("one layer over another", () => {
  const implied = (path: string, lower: Json, check: string, options: Json) =>
    impliesDemand(checks, demandsOf(lower), { check, options }, settingAt(path));

  it.each<[string, Json, string, Json, boolean | undefined]>([
    ["maxAutonomyLevel", "low", "atMost", "medium", true],
    ["maxAutonomyLevel", "high", "atMost", "medium", false],
    ["maxAutonomyLevel", { oneOf: ["off", "low"] }, "atMost", "medium", true],
    ["maxAutonomyLevel", { oneOf: ["off", "high"] }, "atMost", "medium", false],
    ["maxAutonomyLevel", { noneOf: ["high"] }, "atMost", "medium", undefined],
    ["maxAutonomyLevel", { atMost: "high", equals: "low" }, "atMost", "medium", true],
    ["sessionDefaultSettings.interactionMode", { oneOf: ["mission"] }, "equals", "mission", true], // agi is the same level
    ["sessionDefaultSettings.model", "gpt-5", "pattern", "gpt-.*", true],
    ["sessionDefaultSettings.model", { oneOf: ["gpt-5", "gpt-6"] }, "matches", "gpt-*", true],
    ["sessionDefaultSettings.model", { oneOf: ["gpt-*"] }, "matches", "gpt-*", undefined],
    ["sessionDefaultSettings.model", { oneOf: ["gpt-*"] }, "noneOf", ["o4"], true],
    ["sessionDefaultSettings.model", { oneOf: ["gpt-*"] }, "noneOf", ["gpt-4"], undefined], // some match, some do not
    [models, ["gpt-5"], "subsetOf", ["gpt-*"], true],
    [models, ["o4"], "subsetOf", ["gpt-*"], false],
    [models, ["gpt-5"], "set", true, true],
    [models, ["gpt-5", "gpt-6"], "size", { atMost: 2 }, true],
    [models, ["gpt-5"], "each", { matches: "gpt-*" }, undefined], // repetitions are not considered
    [models, { subsetOf: ["gpt-5"] }, "set", true, undefined],
    [models, { subsetOf: ["gpt-5"] }, "disjointFrom", ["o4"], undefined],
    ["customModels[*].baseUrl", "https://a.example", "pattern", "https://.*", undefined],
    ["customModels[*].baseUrl", "https://a.example", "subsetOf", ["https://a.example"], true],
    ["customModels[*].baseUrl", { oneOf: ["https://a.example"] }, "equals", "https://a.example", undefined],
    ["customModels[*].baseUrl", { pattern: "https://.*" }, "pattern", "http.*", false],
  ])("at %s %j, which says of %s %j: %s", (path, lower, check, options, expected) => {
    expect(implied(path, lower, check, options)).toBe(expected);
  });

  it("knows only checks that fit", () => {
    const names = fitting(checks, settingAt("customModels[*].apiKey")).map(([name]) => name);
    expect(names).toEqual(["set", "secret", "maxAge"]);
  });
});
