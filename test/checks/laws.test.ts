// lane: long
// The contract of every check.
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { coverageOf, kindOf } from "../../src/catalog/kinds/index.ts";
import { isContainer } from "../../src/catalog/setting.ts";
import {
  checkNames,
  demandsOf,
  fitting,
  impliesDemand,
  loadChecks,
  remedyWords,
  testOf,
} from "../../src/checks/index.ts";
import { textOf } from "../../src/checks/words.ts";
import { isArray, type Json } from "../../src/model/json.ts";
import { secretMarker } from "../../src/model/sealed.ts";
import { isPlain } from "../../src/model/words.ts";
import { entries, entry, judgements, options, paths, value } from "./arbitrary.ts";
import { catalog, checks, objections, settingAt, testFor } from "./support.ts";

describe("options that a policy may give", () => {
  test.each(judgements)("%s at %s imply themselves", (name, path) => {
    const setting = settingAt(path);
    const check = checks.get(name)!;
    fc.assert(fc.property(options(name, setting), (params) => check.implies(params, params, setting)));
  });

  test.each(judgements)("%s at %s let pass, when they imply others, nothing that the others stop", (name, path) => {
    const setting = settingAt(path);
    const check = checks.get(name)!;
    fc.assert(
      fc.property(
        fc.array(options(name, setting), { minLength: 2, maxLength: 5 }),
        fc.array(value(setting), { minLength: 1, maxLength: 8 }),
        (list, values) => {
          for (const lower of list)
            for (const upper of list) {
              if (!check.implies(lower, upper, setting)) continue;
              const [low, high] = [testFor(name, path, lower), testFor(name, path, upper)];
              for (const item of values)
                if (low(item) === undefined && high(item) !== undefined)
                  expect([lower, upper, item]).toBe("nothing that is stopped");
            }
        },
      ),
    );
  });

  test.each(judgements.filter(([name, path]) => checks.get(name)!.byEntry && settingAt(path).list))(
    "%s at %s let a list pass if and only if they let each of its entries pass",
    (name, path) => {
      const setting = settingAt(path);
      fc.assert(
        fc.property(options(name, setting), value(setting), (params, list) => {
          if (!isArray(list) || list.length === 0) return;
          const passes = testFor(name, path, params);
          expect(passes(list) === undefined).toBe(list.every((item) => passes([item]) === undefined));
        }),
      );
    },
  );

  test.each(judgements.filter(([name]) => "restore" in checks.get(name)!))(
    "%s at %s hold on what they restore",
    (name, path) => {
      const setting = settingAt(path);
      const check = checks.get(name)!;
      const actual = fc.option(value(setting), { nil: undefined });
      fc.assert(
        fc.property(options(name, setting), actual, (params, item) => {
          const restored = check.restore!(params, setting, item);
          if (restored !== undefined) expect(testFor(name, path, params)(restored)).toBeUndefined();
        }),
      );
    },
  );

  test.each(judgements.filter(([name]) => "restore" in checks.get(name)!))(
    "%s at %s leave alone what holds",
    (name, path) => {
      const setting = settingAt(path);
      const check = checks.get(name)!;
      fc.assert(
        fc.property(options(name, setting), value(setting), (params, item) => {
          if (name === "equals" || name === "set" || testFor(name, path, params)(item) !== undefined) return;
          expect(check.restore!(params, setting, item)).toEqual(item);
        }),
      );
    },
  );

  test.each(judgements)("%s at %s judge any value without throwing, and name what fails", (name, path) => {
    const setting = settingAt(path);
    const any = fc.oneof(
      fc.jsonValue() as fc.Arbitrary<Json>,
      value(setting),
      fc.constant(secretMarker("literal", "fp:run:1", {})),
    );
    fc.assert(
      fc.property(options(name, setting), any, (params, item) => {
        const failure = testFor(name, path, params)(item);
        if (failure) {
          expect(failure.message).toMatch(/^(?:is|has|holds|contains|lacks|should) ?/);
          expect(failure.offending.length).toBeGreaterThan(0);
        }
      }),
    );
  });

  test.each(judgements)("%s at %s judge the same value the same, in whatever order its list is", (name, path) => {
    const setting = settingAt(path);
    fc.assert(
      fc.property(options(name, setting), value(setting), (params, item) => {
        const test = testFor(name, path, params);
        const turned = Array.isArray(item) ? (item as readonly Json[]).toReversed() : item;
        expect(test(turned) === undefined).toBe(test(item) === undefined);
        expect(test(item)).toEqual(test(item));
      }),
    );
  });
});

describe("a leaf over another check", () => {
  test.each(paths)("at %s implies it only if it lets pass nothing that it stops", (path) => {
    const setting = settingAt(path);
    // Without schema: it is compiled each time, and implies only itself.
    const named = fitting(checks, setting).flatMap(([name]) => (name === "schema" ? [] : [name]));
    const demand = fc.constantFrom(...named).chain((name) => fc.tuple(fc.constant(name), options(name, setting)));
    fc.assert(
      fc.property(
        fc.array(demand, { minLength: 1, maxLength: 2 }),
        fc.array(demand, { minLength: 1, maxLength: 4 }),
        fc.array(value(setting), { minLength: 1, maxLength: 8 }),
        (lowers, uppers, values) => {
          const lower = demandsOf(Object.fromEntries(lowers));
          const holds = testOf(checks, lower, setting);
          for (const [check, upperOptions] of uppers) {
            if (impliesDemand(checks, lower, { check, options: upperOptions }, setting) !== true) continue;
            const upper = testFor(check, path, upperOptions);
            for (const item of values)
              if (holds(item) === undefined && upper(item) !== undefined)
                expect([lower, check, upperOptions, item]).toBe("nothing that is stopped");
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe("the registry", () => {
  it("loads what is named, and nothing else", async () => {
    expect([...(await loadChecks(["atMost", "size"])).keys()]).toEqual(["atMost", "size"]);
    expect([...(await loadChecks(["equal", "toString"])).keys()]).toEqual([]);
    expect([...(await loadChecks()).keys()].sort()).toEqual([...checkNames].sort());
  });

  it("says of each check what it demands, to be read after the value", () => {
    for (const [name, check] of checks)
      expect([name, check.description]).toEqual([
        name,
        expect.stringMatching(/^(?:is|has|holds|matches|every)\b.*[^.]$/) as string,
      ]);
  });

  it("words what each check demands and how it is put right, in plain words: data stands in values", () => {
    for (const [name, check] of checks) {
      const { options, setting } = check.sample;
      const optionsText = JSON.stringify(options);
      const demand = check.demand(options);
      const { remedy, entryRemedy, allRemedy } = remedyWords(
        checks,
        [{ check: name, options }],
        catalog.required(setting),
      );
      expect([name, textOf(demand)]).toEqual([name, expect.stringMatching(/^\S.*\S$/) as string]);
      expect([name, remedy]).toEqual([name, expect.arrayContaining([{ field: "subject" }])]);
      for (const words of [demand, remedy!, entryRemedy ?? [], allRemedy ?? []]) {
        const own = words.filter((word) => typeof word === "string");
        expect([name, own.filter((word) => !isPlain(word))]).toEqual([name, []]);
        // Values of a policy are never part of our own words.
        expect([name, own.filter((word) => word.length > 5 && optionsText.includes(word))]).toEqual([name, []]);
        expect([name, own.filter((word) => word.includes(setting))]).toEqual([name, []]);
      }
      if (entryRemedy) expect([name, entryRemedy]).toEqual([name, expect.arrayContaining([{ field: "offending" }])]);
    }
  });

  it("says nothing of subsets, matches and expressions", () => {
    for (const [name, check] of checks)
      expect([name, textOf(check.demand(check.sample.options))]).toEqual([
        name,
        expect.not.stringMatching(/subset|superset|disjoint|\bmatch|regular/) as string,
      ]);
  });

  it("has for every setting a check that fits, and a reason where one does not", () => {
    for (const setting of catalog.settings) {
      const fits = fitting(checks, setting).map(([name]) => name);
      expect([setting.path, fits.length > 1]).toEqual([setting.path, true]);
      expect(fits.includes("equals")).toBe(!isContainer(setting) && setting.kind !== "secret");
      for (const [name, check] of checks)
        if (!fits.includes(name))
          expect([setting.path, name, check.misfit(setting)]).toEqual([
            setting.path,
            name,
            expect.stringMatching(/^(?:it|a secret) /) as string,
          ]);
    }
  });
});

it("covers with what it lists: each listed value passes oneOf and subsetOf", () => {
  for (const path of paths.filter((item) => entries[settingAt(item).kind])) {
    const setting = settingAt(path);
    fc.assert(
      fc.property(entry(setting), (item) => {
        const covered = coverageOf(kindOf(setting), [item])(item);
        const name = setting.list ? "subsetOf" : "oneOf";
        if (checks.get(name)!.misfit(setting) === undefined && objections(name, path, [item]).length === 0)
          expect(checks.get(name)!.test([item], setting)(setting.list ? [item] : item) === undefined).toBe(covered);
      }),
    );
  }
});
