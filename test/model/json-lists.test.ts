import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newIn } from "../../src/model/json-lists.ts";
import { equal, type Json } from "../../src/model/json.ts";

describe("the new entries of a list", () => {
  const object = fc.oneof(
    fc.record({ a: fc.integer({ min: 0, max: 20 }), b: fc.constantFrom(null, "x") }),
    fc.record({ b: fc.constantFrom(null, "x"), a: fc.integer({ min: 0, max: 20 }) }),
  );
  const entry: fc.Arbitrary<Json> = fc.oneof(
    fc.constantFrom(null, "a", "b", "null", 1, true),
    object,
    fc.array(object),
  );
  const list = fc.array(entry, { maxLength: 40 });

  it("are those without an equal entry in the other list", () => {
    fc.assert(
      fc.property(list, list, (now, before) => {
        expect(newIn(now, before)).toEqual(now.filter((item) => !before.some((other) => equal(item, other))));
      }),
    );
  });

  it("take work in proportion to the lists, also if all entries are objects", () => {
    const reads = (size: number) => {
      let count = 0;
      const counted = (i: number, side: number) =>
        Object.defineProperty({ side }, "id", { enumerable: true, get: () => (count++, i) }) as unknown as Json;
      const lists = [0, 1].map((side) => Array.from({ length: size }, (_, i) => counted(i, side)));
      expect(newIn(lists[0]!, lists[1]!)).toHaveLength(size);
      return count;
    };
    expect(reads(1000)).toBeLessThanOrEqual(11 * reads(100));
  });
});
