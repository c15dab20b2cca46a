import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coverageOf, flawOf, kindOf, kinds, normalOf, overlapsOf } from "../../../src/catalog/kinds/index.ts";
import { secretMarker } from "../../../src/model/sealed.ts";
import { behaves } from "./support.ts";

behaves("booleans", {
  kind: kinds.boolean,
  covers: [
    [[true], true, true],
    [[true], false, false],
    [[true, false], false, true],
  ],
  same: [[true], [false]],
  malformed: [
    ["true", /should be true or false/],
    [1, /should be true or false/],
    [null, /should be true or false/],
    [[true], /should be true or false/],
  ],
  overlaps: [
    [true, true, true],
    [true, false, false],
  ],
  values: fc.boolean(),
});

behaves("whole numbers", {
  kind: kinds.integer,
  covers: [
    [[30], 30, true],
    [[30], 31, false],
    [[-1, 0], 0, true],
  ],
  same: [[0], [1], [-1], [Number.MAX_SAFE_INTEGER]],
  malformed: [
    ["30", /should be an integer/],
    [30.5, /should be an integer/],
    [2 ** 53, /is too large to be compared/],
    [true, /should be an integer/],
  ],
  overlaps: [
    [30, 30, true],
    [30, 31, false],
  ],
  values: fc.integer({ min: -3, max: 3 }),
});

const mode = kindOf({ kind: "scale", values: ["spec", "auto", ["mission", "agi"]] });

behaves("levels", {
  kind: mode,
  covers: [
    [["auto"], "auto", true],
    [["auto"], "spec", false],
    [["auto"], "Auto", false],
    [["mission"], "agi", true],
    [["agi"], "mission", true],
    [["spec", "auto"], "turbo", false],
  ],
  same: [["spec"], ["auto"]],
  malformed: [
    [1, /should be a string/],
    [null, /should be a string/],
    [["auto"], /should be a string/],
  ],
  overlaps: [
    ["mission", "agi", true],
    ["auto", "mission", false],
    ["auto", "auto", true],
  ],
  values: fc.constantFrom("spec", "auto", "mission", "agi"),
});

behaves("any values", {
  kind: kinds.json,
  covers: [
    [[{ a: 1, b: 2 }], { b: 2, a: 1 }, true],
    [[[1, 2]], [2, 1], false],
    [[null], null, true],
    [["a"], "a*", false],
  ],
  same: [
    [
      { a: 1, b: [2] },
      { b: [2], a: 1 },
    ],
    [null],
    [[1, 2]],
    [[2, 1]],
    ["1"],
    [1],
  ],
  malformed: [],
  overlaps: [
    [{ a: 1 }, { a: 1 }, true],
    [{ a: 1 }, { a: 2 }, false],
  ],
  values: fc.oneof(
    fc.constantFrom(null, 1, "1", true),
    fc.record({ a: fc.constantFrom(1, 2) }).map((item) => ({ ...item })),
  ),
});

describe("levels", () => {
  it("that are not known are covered by nothing, themselves included", () => {
    expect(coverageOf(mode, ["turbo"])("turbo")).toBe(false);
  });

  it("are one value under all their names", () => {
    expect(normalOf(mode, "agi")).toBe(normalOf(mode, "mission"));
    expect(normalOf(mode, "auto")).not.toBe(normalOf(mode, "mission"));
  });

  it("that are set elsewhere are equal to themselves alone", () => {
    const subagent = kindOf({ kind: "scale", values: ["low", "high"], inherits: "inherit" });
    expect(coverageOf(subagent, ["inherit"])("inherit")).toBe(true);
    expect(coverageOf(subagent, ["inherit", "low"])("high")).toBe(false);
    expect(coverageOf(subagent, ["low", "high"])("inherit")).toBe(false);
    expect(overlapsOf(subagent, ["high"])("inherit")).toBe(false);
    expect(normalOf(subagent, "inherit")).not.toBe(normalOf(subagent, "high"));
  });

  it("have one kind for each scale", () => {
    const setting = { kind: "scale", values: ["a", "b"] } as const;
    expect(kindOf(setting)).toBe(kindOf(setting));
  });
});

describe("secrets", () => {
  const secret = secretMarker("literal", "fp:run:1", {});

  it("are malformed wherever none belongs", () => {
    for (const [name, kind] of Object.entries(kinds))
      expect([name, flawOf(kind, secret)]).toEqual([name, kind.type === "any" ? undefined : "holds a secret"]);
  });

  it("are covered by nothing, not even by themselves", () => {
    for (const kind of Object.values(kinds))
      expect(coverageOf(kind, [secret, "[secret fp:run:1]"])(secret)).toBe(false);
  });

  it("take a text with them that holds one", () => {
    expect(coverageOf(kinds.command, ["*"])("curl -H [secret fp:run:1]")).toBe(false);
    expect(coverageOf(kinds.command, ["*"])("curl -H [secret]")).toBe(true);
  });
});

it("of every kind says how its values look, for policy authors", () => {
  for (const [name, kind] of Object.entries(kinds))
    expect([name, kind.description]).toEqual([name, expect.stringMatching(/^[a-z]/i) as string]);
});
