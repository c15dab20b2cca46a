// lane: long
// An unreliable value passes no check: all combinations of checks, kinds, and flaws of a value.
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { kinds } from "../../src/catalog/kinds/index.ts";
import { isContainer, knownValues, type Setting } from "../../src/catalog/setting.ts";
import { fitting } from "../../src/checks/index.ts";
import type { Json } from "../../src/model/json.ts";
import { secretMarker } from "../../src/model/sealed.ts";
import { options } from "./arbitrary.ts";
import { catalog, checks, settingAt, testFor } from "./support.ts";

/** One setting of every kind, as a single value and as a list. */
const settings = [
  ...new Map(catalog.settings.map((setting) => [`${setting.kind} ${setting.list ?? "one"}`, setting])).values(),
  settingAt("subagentAutonomyLevel"),
  settingAt("maxAutonomyLevel"),
];
const plain = settings.filter((setting) => !isContainer(setting) && setting.kind !== "json");

const secret = secretMarker("literal", "fp:run:1", {});
const everyType: readonly Json[] = ["true", " x", "a\u202eb", true, 1, 1.5, { a: 1 }, [["x"]], ["x", "y"], secret];

/** Returns unreliable values of a setting. */
function wrong(setting: Setting): readonly Json[] {
  if (setting.kind === "secret") return [];
  const { type, malformed = [] } = kinds[setting.kind];
  const ofType = (value: Json) => (type === "integer" ? Number.isSafeInteger(value) : typeof value === type);
  const mistyped = everyType.filter((value) => !ofType(value) || value === secret);
  return [...malformed, ...mistyped.filter((value) => type !== "object" || Array.isArray(value) || value === secret)];
}

const cache = new Map<Setting, readonly (readonly [string, Json])[]>();

/** Returns demands of every check that fits the setting. */
function demands(setting: Setting): readonly (readonly [string, Json])[] {
  const cached = cache.get(setting);
  if (cached) return cached;
  const list = fitting(checks, setting).flatMap(([name]) =>
    fc.sample(options(name, setting), { numRuns: 6, seed: 7 }).map((item) => [name, item] as const),
  );
  cache.set(setting, list);
  return list;
}

const failing = (setting: Setting, value: Json) =>
  demands(setting).flatMap(([name, params]) =>
    testFor(name, setting.path, params)(value) === undefined ? [[name, params, value]] : [],
  );

describe("a value that is malformed or of the wrong type", () => {
  test.each(plain.filter(({ list }) => !list).map((setting) => [setting.kind, setting.path, setting] as const))(
    "passes no check: %s, %s",
    (_, __, setting) => {
      for (const value of wrong(setting)) expect(failing(setting, value)).toEqual([]);
    },
  );

  test.each(plain.filter(({ list }) => list).map((setting) => [setting.kind, setting.path, setting] as const))(
    "passes none as the only entry of a list, but the limits of its size: %s, %s",
    (_, __, setting) => {
      for (const value of wrong(setting))
        expect(failing(setting, [value]).filter(([name]) => name !== "size")).toEqual([]);
      for (const value of everyType.filter((item) => !Array.isArray(item))) expect(failing(setting, value)).toEqual([]);
    },
  );

  test.each(catalog.settings.filter(isContainer).map((setting) => [setting.path, setting] as const))(
    "passes none where entries stand: %s",
    (_, setting) => {
      const rest: readonly Json[] = setting.kind === "map" ? ["x", 1, true, ["x"]] : ["x", 1, true, { a: 1 }];
      for (const value of rest) expect(failing(setting, value)).toEqual([]);
    },
  );
});

describe("an entry that is malformed", () => {
  const models = "modelPolicy.allowedModelIds";

  it("fills no list", () => {
    expect(testFor("size", models, { atLeast: 2 })(["a", "b "])).toBeDefined();
    expect(testFor("supersetOf", models, ["b"])(["a", "b "])).toBeDefined();
    expect(testFor("set", models, true)(["b "])).toBeDefined();
  });

  it("counts against every limit", () => {
    expect(testFor("size", models, { atMost: 1 })(["a", "b "])).toBeDefined();
    for (const name of ["subsetOf", "equals"]) expect(testFor(name, models, ["a"])(["a", "b "])).toBeDefined();
    expect(testFor("disjointFrom", models, ["z"])(["a", "b "])).toBeDefined();
    expect(testFor("each", models, { set: true })(["a", "b "])).toBeDefined();
    expect(testFor("schema", models, { maxItems: 9 })(["a", "b "])).toBeDefined();
  });

  it("takes nothing from the others", () => {
    expect(testFor("supersetOf", models, ["a"])(["a", "b "])).toBeUndefined();
    expect(testFor("set", models, true)(["a", "b "])).toBeUndefined();
  });
});

test.each(
  catalog.settings
    .filter((setting) => knownValues(setting).length > 0)
    .map((setting) => [setting.path, setting] as const),
)("an unknown value passes only set: true: %s", (_, setting) => {
  for (const value of ["turbo", "HIGH", "hig", ""])
    expect(failing(setting, value).filter(([name, params]) => !(name === "set" && params === true))).toEqual([]);
  expect(testFor("set", setting.path, true)("turbo")).toBeUndefined();
});

test.each(catalog.settings.map((setting) => [setting.path, setting] as const))(
  "what is not set passes no set: true: %s",
  (_, setting) => {
    for (const value of [null, [], {}] as Json[]) {
      expect(testFor("set", setting.path, true)(value)).toBeDefined();
      expect(testFor("set", setting.path, false)(value)).toBeUndefined();
    }
  },
);

test.each<[string, string, Json, Json, string]>([
  ["oneOf", "sandbox.mode", ["per-command"], "turbo", "is turbo, which is not listed"],
  ["noneOf", "sandbox.mode", ["per-command"], "turbo", "is turbo, which is no known level"],
  ["noneOf", "customModels[*].provider", ["anthropic"], "turbo", "is turbo, which is not a known value"],
  ["set", "hooks", true, "x", "should be an object"],
  ["set", "sessionDefaultSettings.model", true, "a ", "is a , which has white space at its edge"],
])("%s says at %s of %j why %j cannot be relied on", (name, path, options, value, message) => {
  expect(testFor(name, path, options)(value)).toEqual({ message, offending: [value] });
});
