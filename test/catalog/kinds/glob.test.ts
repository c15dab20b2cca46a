import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { globMatches, globsOverlap } from "../../../src/catalog/kinds/glob.ts";
import { texts } from "./support.ts";

/** The definition of matching, simple but slow. */
function matches(pattern: string, text: string): boolean {
  if (pattern === "") return text === "";
  if (pattern[0] === "*") return matches(pattern.slice(1), text) || (text !== "" && matches(pattern, text.slice(1)));
  return text !== "" && pattern[0] === text[0] && matches(pattern.slice(1), text.slice(1));
}

/** Returns every text of up to `length` characters. */
function words(alphabet: string, length: number): string[] {
  if (length === 0) return [""];
  const shorter = words(alphabet, length - 1);
  return [
    ...shorter,
    ...shorter.filter((word) => word.length === length - 1).flatMap((word) => Array.from(alphabet, (c) => word + c)),
  ];
}

const patterns = fc.string({ unit: fc.constantFrom("a", "b", "*"), maxLength: 6 });

describe("matching", () => {
  it.each([
    ["", "", true],
    ["", "a", false],
    ["*", "", true],
    ["**", "a", true],
    ["a", "A", false],
    ["a*c", "abbc", true],
    ["a*c", "abbd", false],
    ["*a*b*", "xxaxxbxx", true],
    ["a*a", "a", false],
    ["*.example.com", "example.com", false],
    ["a?c", "abc", false],
    ["a.c", "abc", false],
    ["*\ud83d\ude00", "x\ud83d\ude00", true],
    ["*", "line\nbreak", true],
  ])("%j matches %j: %s", (pattern, text, expected) => {
    expect(globMatches(pattern, text)).toBe(expected);
  });

  it("agrees with its definition", () => {
    fc.assert(
      fc.property(patterns, texts("ab", 8), (pattern, text) => {
        expect(globMatches(pattern, text)).toBe(matches(pattern, text));
      }),
      { numRuns: 3000 },
    );
  });
});

describe("overlapping", () => {
  const small = words("ab", 5);

  it("agrees with trying every short text", () => {
    const short = fc.string({ unit: fc.constantFrom("a", "b", "*"), maxLength: 3 });
    fc.assert(
      fc.property(short, short, (a, b) => {
        // If two patterns of up to three characters overlap, a text of up to five matches both.
        const expected = small.some((text) => matches(a, text) && matches(b, text));
        expect(globsOverlap(a, b)).toBe(expected);
      }),
      { numRuns: 3000 },
    );
  });

  it("is mutual, and there wherever a text is matched by both", () => {
    fc.assert(
      fc.property(patterns, patterns, texts("ab", 6), (a, b, text) => {
        expect(globsOverlap(a, b)).toBe(globsOverlap(b, a));
        if (globMatches(a, text) && globMatches(b, text)) expect(globsOverlap(a, b)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
