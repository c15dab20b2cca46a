import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { byRank, chanceOf, weightedChoice } from "../../../src/emulator/usage/chance.ts";

const draws = (...seed: string[]) => {
  const chance = chanceOf(...seed);
  return Array.from({ length: 8 }, () => chance.whole(0, 999_999));
};

describe("chance", () => {
  test("is the same on every machine", () => {
    expect(draws("northwind", "2026-11-19", "user_1")).toEqual([
      709481, 607814, 161930, 388372, 987449, 927475, 987110, 169465,
    ]);
  });

  test("differs with every part of the seed, and with where parts end", () => {
    const seeds = [["a", "b"], ["a", "c"], ["c", "b"], ["ab", ""], ["a"], []];
    expect(new Set(seeds.map((seed) => draws(...seed).join())).size).toBe(seeds.length);
  });

  test("stays between both ends, and reaches them", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: -5, max: 5 }), fc.nat(3), (seed, least, more) => {
        const chance = chanceOf(seed);
        const values = new Set(Array.from({ length: 200 }, () => chance.whole(least, least + more)));
        expect([...values].toSorted((a, b) => a - b)).toEqual(Array.from({ length: more + 1 }, (_, i) => least + i));
      }),
      { seed: 1 },
    );
  });

  test("chooses as often as things weigh", () => {
    const chance = chanceOf("weights");
    const counts = { often: 0, seldom: 0 };
    const choices = weightedChoice<keyof typeof counts>([
      ["often", 9],
      ["seldom", 1],
    ]);
    for (let i = 0; i < 10_000; i++) counts[chance.pickByWeight(choices)]++;
    expect(counts.seldom / 10_000).toBeCloseTo(0.1, 1);
    let happened = 0;
    for (let i = 0; i < 10_000; i++) if (chance.happens(0.25)) happened++;
    expect(happened / 10_000).toBeCloseTo(0.25, 1);
  });

  test("chooses the first of a list the most often", () => {
    const chance = chanceOf("ranks");
    const counts = [0, 0, 0];
    const choices = byRank([0, 1, 2]);
    for (let i = 0; i < 5000; i++) counts[chance.pickByWeight(choices)]!++;
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(Math.min(...counts)).toBeGreaterThan(500);
  });
});
