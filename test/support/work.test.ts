import { expect, it } from "vitest";
import { growth, LINEAR } from "./work.ts";

const items = (n: number) => Array.from({ length: n }, (_, i) => `item ${i}`);

it.each<[string, (n: number) => () => unknown]>([
  ["a loop in a loop", (n) => () => items(n).map((a) => items(n).filter((b) => a === b))],
  [
    "a search in a list for each entry",
    (n) => {
      const list = items(n);
      return () => list.every((item) => list.includes(item));
    },
  ],
  ["a copy of the list for each entry", (n) => () => items(n).reduce<string[]>((all, item) => all.concat(item), [])],
  [
    "a search in a text for each character",
    (n) => {
      const text = "a".repeat(n);
      return () => Array.from(text, () => text.includes("b"));
    },
  ],
  [
    "a regular expression from each character on",
    (n) => {
      const text = "a".repeat(n);
      return () => Array.from(text, (_, i) => text.slice(i).replace(/b/g, ""));
    },
  ],
])("sees what grows with the square: %s", async (_, work) => {
  expect(await growth(100, work)).toBeGreaterThan(2 * LINEAR);
});

it.each<[string, (n: number) => () => unknown]>([
  ["a loop", (n) => () => items(n)],
  ["a text gone through piece by piece", (n) => () => [..."a,".repeat(n).matchAll(/,/g)]],
  ["a look-up for each entry", (n) => () => items(n).filter((item, _, all) => new Map([[item, all]]).has(item))],
])("lets pass what grows with its input: %s", async (_, work) => {
  expect(await growth(100, work)).toBeLessThan(LINEAR);
});
