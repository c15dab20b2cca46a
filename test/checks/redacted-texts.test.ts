// lane: long
import fc from "fast-check";
import { expect, it } from "vitest";
import { schemaTest } from "../../src/checks/json-schema.ts";
import type { Json } from "../../src/model/json.ts";
import { runs } from "../support/runs.ts";

const redacted = "Bearer [secret fp:run:1]";
const isValid = (schema: Json, value: Json) => schemaTest(schema, true)(value).length === 0;

it.each<[string, Json, Json]>([
  ["not of a pattern", { not: { pattern: "^sk-" } }, redacted],
  ["not of a value", { not: { const: "x" } }, redacted],
  ["not of several values", { items: { not: { enum: ["x", "y"] } } }, ["z", redacted]],
  ["not of a list with a value", { not: { contains: { const: "x" } } }, [redacted]],
  ["not of a name", { not: { patternProperties: { "^sk-": false } } }, { [redacted]: 1 }],
  ["if, where the pattern decides", { if: { pattern: "^sk-" }, else: { const: "x" } }, redacted],
  ["oneOf two patterns", { oneOf: [{ pattern: "a" }, { not: { pattern: "b" } }] }, redacted],
])("does not pass a redacted text by %s", (_, schema, value) => {
  expect(isValid(schema, value)).toBe(false);
});

it.each<[string, Json, Json]>([
  ["another branch holds", { anyOf: [{ not: { pattern: "^sk-" } }, { type: "string" }] }, redacted],
  ["no condition is on it", { items: { type: "string" }, maxItems: 3 }, ["x", redacted]],
  ["the condition holds either way", { if: { enum: ["a", "b", "c", "d", "e", "f"] }, else: true }, redacted],
  ["a pattern and its negation are alternatives", { anyOf: [{ pattern: "a" }, { not: { pattern: "a" } }] }, redacted],
  [
    "a secret is an object at its own place",
    { properties: { $secret: { not: { const: "reference" } } } },
    { $secret: "literal", fingerprint: "fp:run:1" },
  ],
])("passes a value with a secret where %s", (_, schema, value) => {
  expect(isValid(schema, value)).toBe(true);
});

const condition = fc.constantFrom<Json>(
  { pattern: "^a" },
  { pattern: "b$" },
  { const: "ab" },
  { enum: ["a", "b"] },
  { type: "string" },
);
const { schema } = fc.letrec<{ schema: Json }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3 },
    condition,
    tie("schema").map((not) => ({ not })),
    fc.tuple(tie("schema"), tie("schema")).map((anyOf) => ({ anyOf })),
    fc.tuple(tie("schema"), tie("schema")).map((oneOf) => ({ oneOf })),
    fc.tuple(tie("schema"), tie("schema")).map((allOf) => ({ allOf })),
    fc.tuple(tie("schema"), tie("schema")).map(([first, other]) => ({ if: first, else: other })),
  ),
}));

it("passes a value with redacted texts only if it passes with every text in their place", () => {
  fc.assert(
    fc.property(schema, fc.boolean(), (rule, all) => {
      const test = schemaTest({ items: rule }, all);
      if (test([redacted]).length > 0) return;
      for (const text of ["", "a", "b", "ab", "abc", "cb", "zz"]) expect(test([text])).toEqual([]);
    }),
    { numRuns: runs(60) },
  );
});
