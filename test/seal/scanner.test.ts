import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LONG, normalizeText, Scanner } from "../../src/seal/scanner.ts";

const fold = (text: string) => text.replace(/[A-Z]/g, (c) => c.toLowerCase());

describe("a scanner", () => {
  it("finds what stands in a text, as plain search would", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "b", "A", "é", "\ud83d", " "), maxLength: 40 });
    const words = fc.array(fc.string({ unit: fc.constantFrom("a", "b", "B", "é", "\ud83d"), maxLength: 6 }), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(words, text, (patterns, where) => {
        const wanted = patterns.filter((pattern) => pattern !== "" && fold(where).includes(fold(pattern)));
        const scanner = new Scanner(patterns);
        expect(scanner.all(where)).toEqual(new Set(wanted.map(normalizeText)));
        expect(scanner.in(where)).toBe(wanted.length > 0);
      }),
      { numRuns: 5000 },
    );
  });

  it("finds longer ones wherever they begin, alone and cut, one over the other and beside what they nearly are", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "Z", "é", "@", "`"), minLength: 7, maxLength: 30 });
    const cut = fc.tuple(fc.nat(), fc.nat({ max: 3 }), fc.nat({ max: 3 }), fc.string({ maxLength: 9 }));
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), fc.array(cut, { maxLength: 8 }), (patterns, cuts) => {
        const where = cuts
          .map(([pick, first, last, between]) => {
            const text = patterns[pick % patterns.length]!;
            return text.slice(first % 2, text.length - (last % 2)).toUpperCase() + between;
          })
          .join("");
        const wanted = patterns.filter((pattern) => fold(where).includes(fold(pattern)));
        expect(new Scanner(patterns).all(where)).toEqual(new Set(wanted.map(normalizeText)));
      }),
      { numRuns: 5000 },
    );
  });

  it("finds all of many that begin alike, the shorter ones inside the longer", () => {
    const patterns = Array.from({ length: 60 }, (_, i) => `${"a".repeat(i + 1)}b`);
    expect(new Scanner(patterns).all(`${"a".repeat(30)}b`)).toEqual(new Set(patterns.slice(0, 30)));
    expect(new Scanner(["abc", "abcd", "ab"]).all("xabcx")).toEqual(new Set(["ab", "abc"]));
  });

  it("ignores ASCII case, and no other", () => {
    expect(new Scanner(["SeCrEt"]).in("a sEcReT")).toBe(true);
    expect(new Scanner(["É"]).in("é")).toBe(false);
    expect(new Scanner(["k"]).in("\u212a")).toBe(false); // the sign for kelvin
  });

  it("knows a long text by its beginning", () => {
    const long = "x".repeat(LONG - 1) + "yz";
    expect(new Scanner([long]).in(`${"x".repeat(LONG - 1)}y`)).toBe(true);
    expect(new Scanner([long]).in("x".repeat(LONG))).toBe(false);
  });

  it("finds nothing when it looks for nothing, or in nothing", () => {
    expect([
      new Scanner([]).in("a"),
      new Scanner([""]).in("a"),
      new Scanner(["a"]).in(""),
      new Scanner([]).in(""),
    ]).toEqual(Array(4).fill(false));
  });
});
