import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { schemaTest, unusable } from "../../src/checks/json-schema.ts";
import { exactNumber, type Json } from "../../src/model/json.ts";

/** Returns each objection as its place and message. */
const failures = (schema: Json, value: Json, all = true) =>
  schemaTest(schema, all)(value).map(({ place, message }) => `${place} ${message}`);

describe("all objections", () => {
  test.each<[string, Json, Json, string[]]>([
    ["none", { type: "object" }, {}, []],
    ["a key that is missing, at the key", { required: ["a/b"] }, {}, ["/a~1b must be set"]],
    ["below another one", { properties: { a: { required: ["b"] } } }, { a: {} }, ["/a/b must be set"]],
    ["a key too many, at the key", { properties: {}, additionalProperties: false }, { a: 1 }, ["/a must not be set"]],
    ["a key that is forbidden", { properties: { a: false } }, { a: 1 }, ["/a must not be set"]],
    ["another value", { properties: { a: { const: "x" } } }, { a: 1 }, ["/a must be x"]],
    [
      "none of the values",
      { properties: { a: { enum: [1, "x", true] } } },
      { a: 2 },
      ["/a must be one of 1, x and true"],
    ],
    ["any other keyword", { properties: { a: { minimum: 3 } } }, { a: 2 }, ["/a must be >= 3"]],
    ["one at each place", { properties: { a: { minimum: 3, multipleOf: 5 } } }, { a: 2 }, ["/a must be >= 3"]],
    [
      "several, by place",
      { required: ["c"], properties: { b: { const: 1 }, a: { const: 1 } } },
      { b: 2, a: 2 },
      ["/a must be 1", "/b must be 1", "/c must be set"],
    ],
    ["why no branch holds, not that none does", { anyOf: [{ const: 1 }, { const: 1 }] }, 2, [" must be 1"]],
    ["why no branch holds alone", { oneOf: [{ const: 1 }, { const: 1 }] }, 2, [" must be 1"]],
    [
      "that two branches hold",
      { oneOf: [{ minimum: 1 }, { minimum: 2 }] },
      3,
      [" must match exactly one schema in oneOf"],
    ],
    [
      "why no branch holds, not at the whole",
      { oneOf: [{ properties: { a: { const: 1 } } }, { properties: { a: { const: 3 } } }] },
      { a: 2 },
      ["/a must be 1"],
    ],
    [
      "that two branches hold, beside what else is wrong",
      { oneOf: [{ minProperties: 1 }, { maxProperties: 9 }], properties: { b: { const: 1 } } },
      { b: 2 },
      [" must match exactly one schema in oneOf", "/b must be 1"],
    ],
    ["what a condition demands", { if: { minimum: 4 }, else: { maximum: 2 } }, 3, [" must be <= 2"]],
  ])("name %s", (_, schema, value, wanted) => {
    expect(unusable(schema)).toBeUndefined();
    expect(failures(schema, value)).toEqual(wanted);
  });
});

it("the first objection stands at the object, in the validator's words", () => {
  expect(failures({ required: ["a"] }, {}, false)).toEqual([" must have required property 'a'"]);
});

it("a number that no double holds is judged by its size, at any depth", () => {
  const wide = fc.bigInt({ min: -(2n ** 90n), max: 2n ** 90n });
  fc.assert(
    fc.property(wide, fc.integer({ min: -9, max: 9 }), fc.constantFrom(0n, 400n), (number, limit, power) => {
      const value = { a: [exactNumber(`${number}e${power}`)] };
      const isValid = (items: Json) => failures({ properties: { a: { items } } }, value).length === 0;
      const size = number * 10n ** power;
      expect(isValid({ maximum: limit })).toBe(size <= BigInt(limit));
      expect(isValid({ minimum: limit })).toBe(size >= BigInt(limit));
      expect(isValid({ type: "integer" })).toBe(true);
    }),
  );
});

it("what stands behind the prefixItems of an empty list is judged", () => {
  expect(failures({ prefixItems: [{ const: 1 }], minItems: 1 }, [], false)).toHaveLength(1);
  expect(failures({ allOf: [{ prefixItems: [{ const: 1 }] }, { minItems: 1 }] }, [], false)).toHaveLength(1);
});

test.each<[string, Json, RegExp | undefined]>([
  ["states nothing", {}, /states nothing/],
  ["refers to itself only", { $ref: "#" }, /without end/],
  ["leads outside", { $ref: "https://h.example" }, /to another document/],
  ["has contains alone", { contains: { const: 1 } }, undefined],
  ["has unevaluatedItems alone", { unevaluatedItems: false }, undefined],
  ["has both", { contains: { const: 1 }, unevaluatedItems: false }, /is not supported/],
  ...["anyOf", "oneOf"].map((keyword): [string, Json, RegExp] => [
    `has ${keyword} beside unevaluatedItems`,
    { unevaluatedItems: false, [keyword]: [true, { prefixItems: [true], minItems: 2 }] },
    new RegExp(`has ${keyword} beside unevaluatedItems`),
  ]),
  ["has else beside unevaluatedItems", { unevaluatedItems: false, if: true, else: { items: true } }, /has else beside/],
  ["has a word that is none", { minimun: 1 }, /is not a JSON Schema that can be used/],
  ["has a pattern that cannot run in linear time", { pattern: "(?=a)" }, /is not a JSON Schema that can be used/],
])("a schema that %s", (_, schema, why) => {
  expect(unusable(schema) ?? "usable").toMatch(why ?? /^usable$/);
});

it("patterns of one schema are kept apart", () => {
  const schema = { properties: { a: { pattern: "^a" }, b: { pattern: "^b" } } };
  expect(failures(schema, { a: "a", b: "b" })).toEqual([]);
  expect(failures(schema, { a: "b", b: "b" })).toEqual(['/a must match pattern "^a"']);
});
