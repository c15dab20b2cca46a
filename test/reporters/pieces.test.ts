import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsonPieces, whole } from "../../src/reporters/pieces.ts";
import { visibleJson } from "../../src/text.ts";
import { runs } from "../support/runs.ts";

const words = fc.string({ unit: fc.constantFrom("a", "#", "[", '"', "\n", "é", "\u202e", "😀"), maxLength: 8 });
const json = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.oneof(words, fc.integer(), fc.boolean(), fc.constant(null)),
    fc.array(tie("value"), { maxLength: 5 }),
    fc.dictionary(words, tie("value"), { maxKeys: 5 }),
  ),
})).value;

/** Lists longer than a piece, at the top, in an object at the top, and nested. */
const long = fc.nat({ max: 300 }).chain((length) => fc.array(json, { minLength: length, maxLength: length }));
const report = fc.dictionary(words, fc.oneof(json, long, fc.constant(undefined)), { maxKeys: 5 });

describe("JSON in pieces", () => {
  it("is the JSON of the whole, made visible", () => {
    fc.assert(
      fc.property(fc.oneof(json, long, report), (value) => {
        expect(whole(jsonPieces(value))).toBe(`${visibleJson(JSON.stringify(value, null, 2))}\n`);
      }),
      { numRuns: runs(170) },
    );
  });

  it("has no piece that grows with a list", () => {
    const rows = (count: number) => ({ rows: Array.from({ length: count }, (_, i) => ({ row: i % 10 })) });
    const longest = (count: number) => Math.max(...[...jsonPieces(rows(count))].map((piece) => piece.length));
    expect(longest(10_000)).toBe(longest(1000));
  });
});
