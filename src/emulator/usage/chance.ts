// Chance that can be repeated: one seed gives the same draws on every machine and engine, because only whole numbers of
import { lastIn } from "../../lists.ts";
// 32 bits and exact divisions are used.

/** Choices of which there is at least one, with how often each is made. */
export interface Weighted<T> {
  readonly items: readonly T[];
  /** The weights up to and with each item. */
  readonly totals: readonly number[];
}

/** Choices with their weights, which are above 0. */
export function weighted<T>(choices: readonly (readonly [T, number])[]): Weighted<T> {
  let total = 0;
  return { items: choices.map(([item]) => item), totals: choices.map(([, weight]) => (total += weight)) };
}

/** Choices of which the first are made the most often. */
export function byRank<T>(items: readonly T[]): Weighted<T> {
  return weighted(items.map((item, index) => [item, 1 / (index + 1)]));
}

export interface Chance {
  /** Whether something of this probability happens, this time. */
  happens(probability: number): boolean;
  /** A whole number, both ends included. */
  whole(least: number, most: number): number;
  /** One of a list that is not empty. */
  pick<T>(from: readonly T[]): T;
  /** One of some choices, as often as they weigh. */
  weighted<T>(from: Weighted<T>): T;
}

/** Draws from a seed: whatever tells this place of the story from every other. */
export function chanceOf(...seed: readonly string[]): Chance {
  const draw = drawsFrom(seed.join("\n"));
  const pick = <T>(from: readonly T[]): T => from[Math.floor(draw() * from.length)]!;
  return {
    happens: (probability) => draw() < probability,
    whole: (least, most) => least + Math.floor(draw() * (most - least + 1)),
    pick,
    weighted({ items, totals }) {
      const place = draw() * lastIn(totals);
      return items[totals.findIndex((total) => place < total)]!;
    },
  };
}

/** Numbers from 0 up to 1: a small counter-based mix (splitmix32) over a hash of the seed (FNV-1a). */
function drawsFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}
