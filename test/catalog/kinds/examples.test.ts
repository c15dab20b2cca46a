// The examples of docs/kinds.md are true.
import { describe, expect, it, test } from "vitest";
import { coverageOf, flawOf, isCovered, kinds, normalOf, spellingOf } from "../../../src/catalog/kinds/index.ts";

// Kinds without equals, subsetOf and disjointFrom are never compared.
const uncompared = ["secret", "keyed", "map"];

describe("the examples of kinds", () => {
  it("are there for every kind whose values are compared", () => {
    const without = Object.entries(kinds).filter(([, { examples }]) => examples.length === 0);
    expect(without.map(([name]) => name)).toEqual(uncompared);
  });

  const examples = Object.entries(kinds).flatMap(([name, kind]) =>
    kind.examples.map((example) => [name, kind, example] as const),
  );
  test.each(examples)("of %s cover what they say, and nothing else", (_, kind, { list: listed, covers, leaves }) => {
    const test = coverageOf(kind, listed);
    expect(listed.filter((value) => flawOf(kind, value, true) !== undefined)).toEqual([]);
    expect(covers.filter((value) => !test(value))).toEqual([]);
    expect(leaves.filter(test)).toEqual([]);
    expect([covers.length > 0, leaves.length > 0]).toEqual([true, true]);
  });

  test.each(Object.entries(kinds))(
    "of %s are covered when asked for one by one as when asked for together",
    (_, kind) => {
      const { examples, same = [], malformed = [] } = kind;
      const values = [
        ...examples.flatMap(({ list: listed, covers, leaves }) => [...listed, ...covers, ...leaves]),
        ...same.flat(),
      ];
      for (const value of [...values, ...malformed])
        for (const other of [...values, ...malformed])
          expect(isCovered(kind, [value], other)).toBe(coverageOf(kind, [value])(other));
      for (const value of values) expect(isCovered(kind, values, value)).toBe(coverageOf(kind, values)(value));
    },
  );

  const same = Object.entries(kinds).flatMap(([name, kind]) =>
    (kind.same ?? []).map((row) => [name, kind, row] as const),
  );
  test.each(same)("of %s that are one value are judged in the spelling named first", (_, kind, row) => {
    expect(new Set(row.map((value) => normalOf(kind, value))).size).toBe(1);
    expect(row.filter((value) => typeof value === "string" && spellingOf(kind, value) !== row[0])).toEqual([]);
  });

  const malformed = Object.entries(kinds).filter(([, kind]) => kind.malformed);
  test.each(malformed)("of %s that are malformed have a flaw, and are of the right type", (_, kind) => {
    const flaws = kind.malformed!.map((value) => flawOf(kind, value));
    expect(flaws.filter((flaw) => flaw === undefined || flaw.startsWith("should be"))).toEqual([]);
  });
});
