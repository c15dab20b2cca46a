// A history ten times the size takes at most eleven times the work for the questions about a history.
import { growth, growths, LINEAR } from "../support/work.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { BlameTracker } from "../../src/history/blame.ts";
import { askedOf } from "../../src/history/contains.ts";
import { effects, type Site } from "../../src/history/effect.ts";
import { changesOf, holdings } from "../../src/history/find.ts";
import { type Step, stepsOf } from "../../src/history/steps.ts";
import { settingsSeen } from "../../src/query/select.ts";
import { hourly, type RawChange, seal } from "../support/history.ts";
import { numberOf, revisions } from "./histories.ts";

const catalog = createCatalog();
const query = askedOf("gpt-5");

/** `n` revisions, each with a model by a name of its own. */
const models = (n: number, modelOf: (i: number) => string): RawChange[] =>
  hourly(
    ...Array.from({ length: n }, (_, i) => ({
      customModels: [{ id: `custom:${numberOf(n, i)}`, model: modelOf(i), baseUrl: "https://llm.corp.example" }],
    })),
  );

/** `n` settings in each of two revisions. */
const wide = (n: number): RawChange[] => {
  const tools = (on: boolean) => Object.fromEntries(Array.from({ length: n }, (_, i) => [`tool${numberOf(n, i)}`, on]));
  return hourly(tools(true), tools(false));
};

type Steps = () => Iterable<Step>;
const questions: Readonly<Record<string, (steps: Steps, sites: readonly Site[]) => unknown>> = {
  "every place of the settings": (steps) => settingsSeen({ steps: steps as () => Generator<Step> }),
  "who set what": (steps) => {
    const blame = new BlameTracker();
    for (const step of steps()) blame.see(step);
    return blame.current();
  },
  "the changes of all settings": (steps, sites) => changesOf(steps, new Set(sites.map(({ subject }) => subject))),
  "the places of a value": (steps, sites) => holdings(steps, new Set(sites.map(({ subject }) => subject)), query),
  "when a value was in force": (steps, sites) => effects(steps, sites, query),
};

describe.each([
  ["revisions", revisions],
  ["revisions with another model", (n: number) => models(n, (i) => `m${numberOf(n, i)}`)],
  ["revisions that rename a model", (n: number) => models(n, () => "m")],
  ["settings", wide],
] as const)("ten times as many %s", (_, of) => {
  const names = Object.keys(questions);
  let factors: readonly number[];
  beforeAll(async () => {
    factors = await growths(
      30,
      names.map((name) => (n) => {
        const sealed = seal(of(n));
        const steps = () => stepsOf(sealed, catalog);
        const sites = [...settingsSeen({ steps })].flatMap(([subject, setting]) =>
          setting === "container" ? [] : [{ subject, setting }],
        );
        return () => questions[name]!(steps, sites);
      }),
    );
  });

  it.each(names)("are at most eleven times the work for %s", (name) => {
    expect(factors[names.indexOf(name)]).toBeLessThan(LINEAR);
  });
});

describe("ten times as many replacements of one host", () => {
  it("are at most eleven times the work for the directions of the changes", async () => {
    const read = (n: number) => {
      const sealed = seal(
        hourly(
          ...Array.from({ length: n }, (_, i) => ({
            customModels: [{ id: "custom:a", model: "a", baseUrl: `https://host-${numberOf(n, i)}.corp.example` }],
          })),
        ),
      );
      return () => [...stepsOf(sealed, catalog)].length;
    };
    expect(await growth(200, read)).toBeLessThan(LINEAR);
  });
});
