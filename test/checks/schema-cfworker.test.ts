// Compares the check `schema` with the package @cfworker/json-schema, which interprets schemas and compiles none.
import { Validator } from "@cfworker/json-schema";
import fc from "fast-check";
import { expect, it } from "vitest";
import { schemaTest, unusable } from "../../src/checks/json-schema.ts";
import { bag, isObject, type Json } from "../../src/model/json.ts";
import { runs } from "../support/runs.ts";

/** Returns a value whose objects have no prototype, as the objects of settings. */
function bagged(value: Json): Json {
  if (Array.isArray(value)) return value.map(bagged);
  if (!isObject(value)) return value;
  return Object.assign(bag(), Object.fromEntries(Object.entries(value).map(([key, item]) => [key, bagged(item)])));
}

/** Driftline treats endless recursion as invalid; the package throws. */
function isValidFor(peer: Validator, value: Json): boolean {
  try {
    return peer.validate(value).valid;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const name = fc.constantFrom("a", "b", "c", "constructor", "valueOf", "toString");
const small = fc.integer({ min: 0, max: 3 });
const leaf = fc.oneof(fc.constantFrom<Json>("", "a", "ab", "\u{1f600}", "b1", null, true, false, 0, 1, 2.5, -0), small);
const { value } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    leaf,
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(name, tie("value"), { maxKeys: 3, noNullPrototype: true }),
  ),
}));

const types = fc.constantFrom("string", "number", "integer", "boolean", "null", "array", "object");
/** Schemas of every keyword that Driftline accepts, with few values, so that about half of the instances are valid. */
const { schema } = fc.letrec<{ schema: Json }>((tie) => {
  const some = fc.array(tie("schema"), { minLength: 1, maxLength: 2 });
  const named = fc.dictionary(name, tie("schema"), { maxKeys: 2, noNullPrototype: true });
  const words = {
    type: fc.oneof(types, fc.uniqueArray(types, { minLength: 1, maxLength: 3 })),
    const: value,
    enum: fc.uniqueArray(value, {
      minLength: 1,
      maxLength: 3,
      comparator: (a, b) => JSON.stringify(a) === JSON.stringify(b),
    }),
    minLength: small,
    maxLength: small,
    pattern: fc.constantFrom("^a", "b$", "^.$", "[0-9]", "^(?:ab)*$"),
    minimum: small,
    maximum: small,
    exclusiveMinimum: small,
    exclusiveMaximum: small,
    multipleOf: fc.constantFrom(1, 2, 0.5),
    minItems: small,
    maxItems: small,
    uniqueItems: fc.boolean(),
    prefixItems: some,
    items: tie("schema"),
    contains: tie("schema"),
    minProperties: small,
    maxProperties: small,
    required: fc.uniqueArray(name, { maxLength: 2 }),
    properties: named,
    patternProperties: fc.dictionary(fc.constantFrom("^a", "b|c", "."), tie("schema"), {
      maxKeys: 2,
      noNullPrototype: true,
    }),
    additionalProperties: tie("schema"),
    unevaluatedProperties: tie("schema"),
    unevaluatedItems: tie("schema"),
    propertyNames: tie("schema"),
    dependentRequired: fc.dictionary(name, fc.uniqueArray(name, { maxLength: 2 }), {
      maxKeys: 2,
      noNullPrototype: true,
    }),
    dependentSchemas: named,
    allOf: some,
    anyOf: some,
    oneOf: some,
    not: tie("schema"),
    if: fc.tuple(tie("schema"), tie("schema"), tie("schema")),
    $ref: fc.constantFrom("#/$defs/x", "#/$defs/y"),
  };
  const record = fc
    .subarray(Object.keys(words) as (keyof typeof words)[], { minLength: 1, maxLength: 4 })
    .chain((keys) => fc.record(Object.fromEntries(keys.map((key) => [key, words[key]])), { noNullPrototype: true }))
    .map(({ if: branches, ...rest }) => {
      const names = ["if", "then", "else"];
      return {
        ...rest,
        ...Object.fromEntries(((branches ?? []) as Json[]).map((branch, i) => [names[i], branch])),
      } as Json;
    });
  return { schema: fc.oneof({ maxDepth: 3, depthSize: "small" }, fc.boolean(), record) };
});
const whole = fc
  .tuple(schema, schema, schema)
  .map(([schema, x, y]) => (isObject(schema) ? { ...schema, $defs: { x, y } } : schema))
  .filter((schema) => unusable(schema) === undefined);

it("says of values what the package says", () => {
  const counts = { valid: 0, invalid: 0 };
  fc.assert(
    fc.property(whole, fc.array(value.map(bagged), { minLength: 1, maxLength: 8 }), (schema, values) => {
      const peer = new Validator(schema as object, "2020-12");
      for (const all of [false, true]) {
        // A rule has its schema without prototypes, an assertion with them.
        const test = schemaTest(all ? schema : bagged(schema), all);
        for (const value of values) {
          const isValid = test(value).length === 0;
          counts[isValid ? "valid" : "invalid"]++;
          expect([schema, value, all, isValid]).toEqual([schema, value, all, isValidFor(peer, value)]);
        }
      }
    }),
    { numRuns: runs(150) },
  );
  expect(Math.min(counts.valid, counts.invalid)).toBeGreaterThan(runs(150));
});
