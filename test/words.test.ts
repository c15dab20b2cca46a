import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { count, duration, endsSentence, fractionBelow, nameOf } from "../src/words.ts";
import { runs } from "./support/runs.ts";

describe("words", () => {
  it("a length of time has its two largest units", () => {
    const seconds = [0, 1, 59, 60, 61, 3599, 3600, 3660, 7199, 86_399, 86_400, 90_000, 86_459, 9_939_600];
    expect(seconds.map(duration)).toEqual([
      "0 s",
      "1 s",
      "59 s",
      "1 min",
      "1 min 1 s",
      "59 min 59 s",
      "1 h",
      "1 h 1 min",
      "1 h 59 min",
      "23 h 59 min",
      "1 d",
      "1 d 1 h",
      "1 d",
      "115 d 1 h",
    ]);
  });

  it("a sentence may end as those of other scripts do", () => {
    expect(["Remove it.", "请移除。", "لماذا؟", "यह हटाएँ।", "なぜ？"].every(endsSentence)).toBe(true);
    expect(["", "Remove it", "a.b c", "移除"].some(endsSentence)).toBe(false);
  });

  it("a setting has its name with dots, and what is no place keeps its own", () => {
    expect(["/a/b~1c~0d", "/a/b/c", "revision:4", "rule:p/x", "/"].map(nameOf)).toEqual([
      "a.b/c~d",
      "a.b.c",
      "revision:4",
      "rule:p/x",
      "",
    ]);
  });

  it("a number has its word", () => {
    expect([0, 1, 2, 12_345_678].map((n) => count(n, "rule"))).toEqual([
      "0 rules",
      "1 rule",
      "2 rules",
      "12,345,678 rules",
    ]);
    expect(count(2, "entry", "entries")).toBe("2 entries");
  });

  it("a fraction below a limit stays below it, and is 0 only if it is 0", () => {
    const fraction = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0.95, 0.9477, 0.9996, 1e-7));
    fc.assert(
      fc.property(fraction, fraction, (a, b) => {
        const [below, limit] = [Math.min(a, b), Math.max(a, b)];
        fc.pre(below < limit);
        const written = Number(fractionBelow(limit, below));
        expect(written).toBeLessThan(limit);
        expect(written === 0).toBe(below === 0);
        expect(Math.abs(written - below)).toBeLessThanOrEqual(0.005);
      }),
      { numRuns: runs(500) },
    );
    expect([0.5, 0.751, 0.9477, 0.9499, 0.002, 0].map((below) => fractionBelow(0.95, below))).toEqual([
      "0.5",
      "0.75",
      "0.948",
      "0.9499",
      "0.002",
      "0",
    ]);
  });
});
