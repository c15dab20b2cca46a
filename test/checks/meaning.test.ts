// lane: long
// Values that diff treats as equal are equal to every check, and values that it treats as different differ for some
// check. docs/kinds.md lists the exceptions.
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { flawOf, kindOf } from "../../src/catalog/kinds/index.ts";
import { isUnsetAt } from "../../src/catalog/meaning.ts";
import { isUnset } from "../../src/catalog/unset.ts";
import { withoutRepetitions } from "../../src/catalog/spelling.ts";
import { isContainer, knownValues, type Setting } from "../../src/catalog/setting.ts";
import { diffSettings } from "../../src/history/changes.ts";
import { bag, type Json, type JsonObject } from "../../src/model/json.ts";
import { secretMarker } from "../../src/model/sealed.ts";
import { runs } from "../support/runs.ts";
import { entry, judgements, options, paths, value } from "./arbitrary.ts";
import { catalog, checks, objections, settingAt, testFor } from "./support.ts";

/** Returns settings with a value at a path. Elements on the way are called x. */
function settingsWith(path: string, item: Json): JsonObject {
  return path
    .replaceAll("[*]", ".[*]")
    .split(".")
    .reduceRight<Json>((below, step, i, steps) => {
      if (step !== "[*]") return { [step]: below };
      const keyed = catalog.setting(steps.slice(0, i).join(".").replaceAll(".[*]", "[*]"))?.kind === "keyed";
      return keyed ? [{ id: "custom:x", ...(below as JsonObject) }] : { x: below };
    }, item) as JsonObject;
}

function changed(path: string, before: Json, after: Json): boolean {
  return diffSettings(settingsWith(path, before), settingsWith(path, after), catalog).changes.length > 0;
}

/** Returns the verdict of a rule with only this check. */
function holds(name: string, path: string, params: Json, item: Json): boolean | "not set" {
  const setting = settingAt(path);
  if (!isUnsetAt(setting, item)) return testFor(name, path, params)(item) === undefined;
  if (!setting.list && !isContainer(setting)) return "not set";
  return testFor(name, path, params)(setting.kind === "map" ? bag<Json>() : []) === undefined;
}

const doubled = (item: Json) => (Array.isArray(item) ? [...(item as Json[]), ...(item as Json[])] : item);
const turned = (item: Json) => (Array.isArray(item) ? (item as Json[]).toReversed() : item);

/** Generates pairs of values that are often equal. */
function pairs(setting: Setting): fc.Arbitrary<readonly [Json, Json]> {
  const empty = fc.constantFrom<Json>(null, [], {}, "");
  const any = fc.oneof({ weight: 8, arbitrary: value(setting) }, { weight: 1, arbitrary: entry(setting) }, empty);
  return fc.oneof(
    fc.tuple(any, any),
    value(setting).map((item) => [item, turned(doubled(item))] as const),
  );
}

describe("two values that diff takes for one", () => {
  test.each(judgements)("are one to %s at %s", (name, path) => {
    const setting = settingAt(path);
    fc.assert(
      fc.property(pairs(setting), options(name, setting), ([a, b], params) => {
        if (!changed(path, a, b))
          expect([a, b, holds(name, path, params, a)]).toEqual([a, b, holds(name, path, params, b)]);
      }),
      { numRuns: runs(40) },
    );
  });
});

describe("a repeated entry of a set", () => {
  // set and schema may show the whole list, as it is written.
  const onLists = judgements.filter(([name, path]) => settingAt(path).list === "set" && !/^(?:set|schema)$/.test(name));

  test.each(onLists)("is told once by %s at %s", (name, path) => {
    const setting = settingAt(path);
    fc.assert(
      fc.property(value(setting), options(name, setting), (item, params) => {
        const once = withoutRepetitions(setting, item as Json[], () => true).slice();
        expect(testFor(name, path, params)(doubled(item))).toEqual(testFor(name, path, params)(once));
      }),
      { numRuns: runs(40) },
    );
  });
});

/** Whether a check can judge a value: set, of the right type, well formed and known. */
function isSound(setting: Setting, item: Json): boolean {
  if (isUnsetAt(setting, item) || Boolean(setting.list) !== Array.isArray(item)) return false;
  const values = knownValues(setting);
  return (Array.isArray(item) ? (item as readonly Json[]) : [item]).every(
    (part) => flawOf(kindOf(setting), part) === undefined && (values.length === 0 || values.includes(part as string)),
  );
}

describe("two values that diff takes for two", () => {
  test.each(paths.filter((path) => settingAt(path).kind !== "secret"))("are two to a check at %s", (path) => {
    const setting = settingAt(path);
    fc.assert(
      fc.property(pairs(setting), ([a, b]) => {
        if (!isSound(setting, a) || !isSound(setting, b) || !changed(path, a, b)) return;
        const usable = [a, b].filter((item) => objections("equals", path, item).length === 0);
        expect([
          a,
          b,
          usable.some((item) => holds("equals", path, item, a) !== holds("equals", path, item, b)),
        ]).toEqual([a, b, true]);
      }),
      { numRuns: runs(40) },
    );
  });

  it.each<[string, Json, Json]>([
    ["sandbox.filesystem.allowWrite", [5], ["5"]],
    ["sandbox.filesystem.allowWrite", ["~bo/src"], ["x/../~bo/src"]],
    ["sandbox.network.allowedDomains", [true], ["true"]],
    ["commandAllowlist", "ls", ["ls"]],
    ["subagentAutonomyLevel", "inherit", "high"],
    ["networkPolicy.allowedIps", ["::192.0.2.1"], ["192.0.2.1"]],
    ["networkPolicy.allowedIps", ["10.0.0.0/9", "10.128.0.0/9"], ["10.0.0.0/8"]],
    ["sessionRetentionDays", 30, "30"],
    ["enableAgentShield", true, "true"],
  ])("%s: %j and %j are two", (path, a, b) => {
    expect(changed(path, a, b)).toBe(true);
  });
});

describe("spellings of one value", () => {
  it.each<[string, Json, Json]>([
    ["sessionDefaultSettings.interactionMode", "mission", "agi"],
    ["customModels[*].baseUrl", "https://a.example", "HTTPS://A.example:443/"],
    ["customModels[*].apiKey", null, ""],
    ["networkPolicy.allowedIps", ["192.0.2.1"], ["::ffff:c000:201/128", "192.0.2.1/32"]],
    ["commandAllowlist", null, []],
    ["enabledPlugins", null, { "a@b": null }],
    ["userModelPolicies", {}, { u: { allowedModelIds: [] } }],
  ])("%s: %j and %j are one", (path, a, b) => {
    expect(changed(path, a, b)).toBe(false);
    expect(changed(path, b, a)).toBe(false);
  });

  it("are one to checks that read texts", () => {
    const url = "customModels[*].baseUrl";
    for (const item of ["https://a.example/v1", "https://A.EXAMPLE:443/v1/"]) {
      expect(testFor("matches", url, "https://a.example/*")(item)).toBeUndefined();
      expect(testFor("pattern", url, "https://a\\.example/v1")(item)).toBeUndefined();
      expect(testFor("schema", url, { maxLength: 20 })(item)).toBeUndefined();
    }
    const hosts = "sandbox.network.allowedDomains";
    expect(testFor("schema", hosts, { maxItems: 1, items: { pattern: "^[a-z.]+$" } })(["a.b", "A.B"])).toBeUndefined();
    expect(isUnset("")).toBe(false);
  });
});

it("a secret shows checks no more than its form", () => {
  const [first, other] = ["fp:run:1", "fp:run:2"].map((fingerprint) => secretMarker("literal", fingerprint, {}));
  expect(changed("customModels[*].apiKey", first!, other!)).toBe(true);
  for (const name of ["secret", "set"])
    for (const params of name === "set" ? [true, false] : ["reference", "absent"])
      expect(holds(name, "customModels[*].apiKey", params, first!)).toBe(
        holds(name, "customModels[*].apiKey", params, other!),
      );
  expect(checks.has("maxAge")).toBe(true);
});
