// Reproducible randomness: a seed gives the same draws on every machine and engine. Uses only 32-bit integers and exact
import { lastIn } from "../../lists.ts";
// divisions.

/** At least one choice, each with a weight. */
export interface WeightedChoice<T> {
  readonly items: readonly T[];
  /** The cumulative sum of weights, including the item's own. */
  readonly totals: readonly number[];
}

/** Combines choices with their weights, which are above 0. */
export function weightedChoice<T>(choices: readonly (readonly [T, number])[]): WeightedChoice<T> {
  let total = 0;
  return { items: choices.map(([item]) => item), totals: choices.map(([, weight]) => (total += weight)) };
}

/** Weights choices by rank: the first is the most frequent. */
export function byRank<T>(items: readonly T[]): WeightedChoice<T> {
  return weightedChoice(items.map((item, index) => [item, 1 / (index + 1)]));
}

export interface Chance {
  /** Draws whether an event of this probability happens. */
  happens(probability: number): boolean;
  /** Draws a whole number, both ends included. */
  whole(least: number, most: number): number;
  /** Draws from a list that is not empty. */
  pick<T>(from: readonly T[]): T;
  /** Draws a choice by weight. */
  pickByWeight<T>(from: WeightedChoice<T>): T;
}

/** Makes a generator from a seed: texts that identify its use. */
export function chanceOf(...seed: readonly string[]): Chance {
  const draw = drawsFrom(seed.join("\n"));
  const pick = <T>(from: readonly T[]): T => from[Math.floor(draw() * from.length)]!;
  return {
    happens: (probability) => draw() < probability,
    whole: (least, most) => least + Math.floor(draw() * (most - least + 1)),
    pick,
    pickByWeight({ items, totals }) {
      const place = draw() * lastIn(totals);
      return items[totals.findIndex((total) => place < total)]!;
    },
  };
}

/** Returns numbers from 0 up to 1: a small counter-based mix (splitmix32) over a hash of the seed (FNV-1a). */
function drawsFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let bits = state ^ (state >>> 16);
    bits = Math.imul(bits, 0x21f0aaad);
    bits ^= bits >>> 15;
    bits = Math.imul(bits, 0x735a2d97);
    return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32;
  };
}
