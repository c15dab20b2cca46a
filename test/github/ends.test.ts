// Seven days before a time limit or an exception ends, one comment warns, wherever the finding is listed.
import { describe, expect, it } from "vitest";
import { audited, day, type Fate, ruleOf, type Told } from "./reports.ts";
import { type Settings, World } from "./world.ts";

const due = (name: number, until = 40): Fate => ({ name, status: "open", dueAt: day(until) });
const accepted = (name: number, until = 40): Fate => ({ name, status: "excepted", expires: day(until) });
const single: Settings = { mode: "single" };
const LIMIT = /(\d+) findings? with a time limit that ends within seven days/;
const EXCEPTION = /(\d+) findings? accepted by an exception that ends within seven days/;

/** A world in which every day has the same findings. */
function lasting(fates: readonly Fate[], days: readonly number[], settings: Settings, world = new World()): World {
  const rules = fates.map(({ name }) => ({ id: ruleOf(name) }));
  for (const at of days) {
    world.run(audited(fates, { at, rules }), settings);
    expect(world.run(audited(fates, { at, rules }), settings), "the second time there is nothing to do").toEqual([]);
  }
  return world;
}
const from = (start: number, end: number) => Array.from({ length: end - start + 1 }, (_, i) => start + i);
const comments = (world: World) => world.issues.flatMap((issue) => issue.comments);
const limits = (world: World, words: RegExp) => comments(world).flatMap((text) => words.exec(text)?.[1] ?? []);

describe.each<[string, Settings]>([
  ["the one issue for all", single],
  ["the summary", { max: 0 }],
])("%s", (_, settings) => {
  it("says once which time limits and exceptions end soon, several in one comment", () => {
    const fates = [due(1), due(2), due(3, 38), due(4, 90), accepted(5), accepted(6, 200)];
    const world = lasting(fates, from(20, 38), settings);
    expect([limits(world, LIMIT), limits(world, EXCEPTION)]).toEqual([["1", "2"], ["1"]]);
    expect(comments(world)).toHaveLength(2);
    expect(comments(world)[1]).toMatch(/setting1.*2026-02-10.*setting2.*setting5.*grace@example\.com.*pilot/s);
    expect(comments(world)[1]).not.toMatch(/setting[346]/);
  });

  it("says it once of more findings than its marker can remember", () => {
    const many = Array.from({ length: 300 }, (_, i) => due(i + 1, i < 200 ? 40 : 41));
    const world = lasting(many, from(32, 35), settings);
    expect(limits(world, LIMIT)).toEqual(["200", "100"]);
  });

  it("says it with the next complete audit where one was missed, or in doubt", () => {
    const world = lasting([due(1), accepted(2)], [20], settings);
    const doubtful: Told = { at: 34, incomplete: true };
    world.run(audited([due(1), accepted(2)], doubtful), settings);
    expect(limits(world, LIMIT)).toEqual([]);
    lasting([due(1), accepted(2)], [36, 37], settings, world);
    expect([limits(world, LIMIT), limits(world, EXCEPTION)]).toEqual([["1"], ["1"]]);
  });

  it("says it again of an end that was put off", () => {
    const world = lasting([due(1)], from(30, 35), settings);
    lasting([due(1, 60)], from(36, 58), settings, world);
    expect(limits(world, LIMIT)).toEqual(["1", "1"]);
  });

  it("says nothing of a time limit that was short from the beginning, and of what it never listed before", () => {
    const world = lasting([due(9, 300)], [29], settings);
    lasting([due(9, 300), { ...due(1, 36), since: 30 }], from(30, 35), settings, world);
    expect(limits(world, LIMIT)).toEqual([]);
  });
});

it.each<[string, Settings]>([
  ["the one issue for all", single],
  ["the summary", { max: 0 }],
])("what %s said of an end, an issue of its own does not say again, nor the other way round", (_, settings) => {
  const fates = [due(1), accepted(2)];
  const world = lasting([due(1), due(2, 300)], [10], {});
  lasting(fates, from(20, 34), settings, world);
  lasting(fates, from(35, 36), {}, world);
  lasting(fates, from(37, 39), settings, world);
  const words = /time limit is near|time limit that ends|exception ends soon|exception that ends/g;
  const warnings = comments(world).flatMap((text) => [...text.matchAll(words)].map(([warning]) => warning));
  expect(warnings).toHaveLength(2);
  const other = lasting([due(1), due(2, 300)], [10], {});
  lasting(fates, from(20, 34), {}, other);
  lasting(fates, from(35, 39), settings, other);
  expect(comments(other).flatMap((text) => [...text.matchAll(words)].map(([warning]) => warning))).toHaveLength(2);
});

it("an issue that somebody closed twice is told of an end, and stays closed", () => {
  const world = lasting([due(1)], [20], {});
  for (const at of [21, 22]) {
    world.change(1, { state: "closed" });
    lasting([due(1)], [at], {}, world);
  }
  lasting([due(1)], from(23, 39), {}, world);
  expect(world.issues).toMatchObject([
    { state: "closed", comments: [/Still open/, /time limit is near/].map((words) => expect.stringMatching(words)) },
  ]);
});
