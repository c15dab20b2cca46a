// Checks of one leaf that no value can meet together.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contradiction, fitting, passesEmpty, testOf } from "../../src/checks/index.ts";
import { demandsOf } from "../../src/checks/leaf.ts";
import { isUnset } from "../../src/catalog/unset.ts";
import type { Json } from "../../src/model/json.ts";
import { runs } from "../support/runs.ts";
import { options, paths, value } from "./arbitrary.ts";
import { checks, settingAt } from "./support.ts";

const found = (path: string, leaf: Json) =>
  contradiction(checks, demandsOf(leaf), settingAt(path))?.map(({ check }) => check);

describe("checks of one leaf", () => {
  it.each<[string, Json, string[]]>([
    ["sessionRetentionDays", { atLeast: 90, atMost: 30 }, ["atLeast", "atMost"]],
    ["sessionRetentionDays", { atMost: 30, equals: 90 }, ["atMost", "equals"]],
    ["maxAutonomyLevel", { atLeast: "high", atMost: "low" }, ["atLeast", "atMost"]],
    ["maxAutonomyLevel", { equals: "high", noneOf: ["high"] }, ["equals", "noneOf"]],
    ["maxAutonomyLevel", { oneOf: ["low", "medium"], atLeast: "high" }, ["oneOf", "atLeast"]],
    [
      "maxAutonomyLevel",
      { atLeast: "low", atMost: "medium", noneOf: ["low", "medium"] },
      ["atLeast", "atMost", "noneOf"],
    ],
    ["enableAgentShield", { equals: true, oneOf: [false] }, ["equals", "oneOf"]],
    ["sessionDefaultSettings.model", { oneOf: ["a", "b"], noneOf: ["a*", "b"] }, ["oneOf", "noneOf"]],
    ["sessionDefaultSettings.model", { equals: "a", matches: "b*" }, ["equals", "matches"]],
    ["sessionDefaultSettings.model", { equals: "a", set: false }, ["equals", "set"]],
    ["sessionDefaultSettings.model", { oneOf: ["a*", "b"], noneOf: ["a*", "b*"] }, ["oneOf", "noneOf"]],
    ["modelPolicy.allowedModelIds", { supersetOf: ["a", "b", "a"], size: 1 }, ["supersetOf", "size"]],
    ["mcpPolicy.allowlist", { supersetOf: ["a", "b"], size: { atLeast: 1, atMost: 1 } }, ["supersetOf", "size"]],
    ["modelPolicy.allowedModelIds", { supersetOf: ["a"], subsetOf: ["b"] }, ["supersetOf", "subsetOf"]],
    ["modelPolicy.allowedModelIds", { supersetOf: ["ab"], disjointFrom: ["a*"] }, ["supersetOf", "disjointFrom"]],
    ["modelPolicy.allowedModelIds", { supersetOf: ["a"], each: { matches: "b*" } }, ["supersetOf", "each"]],
    ["modelPolicy.allowedModelIds", { subsetOf: [], size: { atLeast: 1 } }, ["subsetOf", "size"]],
    ["modelPolicy.allowedModelIds", { set: true, size: { atMost: 0 } }, ["set", "size"]],
    ["networkPolicy.allowedIps", { supersetOf: ["10.0.0.0/8"], subsetOf: ["10.0.0.0/9"] }, ["supersetOf", "subsetOf"]],
  ])("of %s cannot be met together: %j", (path, leaf, expected) => {
    expect(found(path, leaf)).toEqual(expected);
  });

  it.each<[string, Json]>([
    // A range that the service does not accept is still a limit.
    ["sessionRetentionDays", { atLeast: 0, atMost: 365 }],
    ["sessionRetentionDays", { atLeast: 30, atMost: 30 }],
    ["commandDenylist", { set: false, subsetOf: ["a"] }],
    ["customModels[*].apiKey", { secret: "absent", maxAge: "90d" }],
    ["networkPolicy.allowedIps", { supersetOf: ["10.0.0.0/9", "10.128.0.0/9"], size: 1 }],
    ["sandbox.filesystem.denyRead", { supersetOf: ["/a/b", "/a/c"], size: 1 }],
    ["modelPolicy.allowedModelIds", { supersetOf: ["a", "a"], size: { atMost: 1 } }],
    ["modelPolicy.allowedModelIds", { supersetOf: ["a", "b"], size: { atLeast: 1 } }],
    ["networkPolicy.allowedIps", { equals: ["10.0.0.1"], each: { matches: "::ffff:*" } }],
    ["sessionDefaultSettings.model", { oneOf: ["a*"], noneOf: ["ab"] }],
  ])("of %s may be met together: %j", (path, leaf) => {
    expect(found(path, leaf)).toBeUndefined();
  });

  it.each(paths)("of %s are refused only if no value passes all of them", (path) => {
    const setting = settingAt(path);
    const names = fitting(checks, setting).map(([name]) => name);
    const demand = fc
      .constantFrom(...names)
      .chain((check) => options(check, setting).map((params) => ({ check, options: params })));
    const leaf = fc.uniqueArray(demand, { minLength: 2, maxLength: 3, selector: ({ check }) => check });
    fc.assert(
      fc.property(leaf, fc.array(value(setting), { minLength: 1, maxLength: 20 }), (demands, values) => {
        const contrary = contradiction(checks, demands, setting);
        if (!contrary) return;
        const test = testOf(checks, contrary, setting);
        for (const item of values)
          if (!isUnset(item) && test(item) === undefined) expect([contrary, item]).toBe("no value that passes");
        if (!contrary.some(({ check }) => check === "set")) expect(passesEmpty(checks, contrary, setting)).toBe(false);
      }),
      { numRuns: runs(100) },
    );
  });
});
