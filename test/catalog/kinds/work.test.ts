// Counts work in a file of its own: see test/lanes.ts.
import { growth, LINEAR } from "../../support/work.ts";
import { expect, it } from "vitest";
import { globMatches } from "../../../src/catalog/kinds/glob.ts";

it.each([
  ["stars and one letter", "*a".repeat(100) + "b", "a"],
  ["a star between letters", "a*".repeat(100) + "b", "ab"],
  ["many stars", "*".repeat(200) + "b", "a"],
])("a glob takes work in proportion to the text: %s", async (_, pattern, unit) => {
  const work = (length: number) => {
    const text = unit.repeat(length);
    return () => globMatches(pattern, text);
  };
  expect(await growth(1000, work)).toBeLessThan(LINEAR);
});
