// What every check promises, whatever it checks.
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { coverageOf, kindOf } from "../../src/catalog/kinds/index.ts";
import { isContainer, knownValues, type Setting } from "../../src/catalog/setting.ts";
import { checkNames, demandsOf, fitting, impliesDemand, loadChecks, testOf } from "../../src/checks/index.ts";
import type { Json } from "../../src/model/json.ts";
import { secretMarker } from "../../src/model/sealed.ts";
import { catalog, checks, objections, settingAt, testFor } from "./support.ts";

const few = <T extends Json>(...values: T[]) => fc.constantFrom(...values);

/** Entries by kind: few, so that two of them often have something in common; the last of each are malformed. */
const entries: Partial<Record<Setting["kind"], fc.Arbitrary<Json>>> = {
  model: few("a", "b", "ab", "a*", "*b", "*", "a "),
  command: few("git", "git push", "git *", "*", "g\u0456t"),
  domain: few("a.example", "b.a.example", "*.a.example", "*.example", "*", "A.example", "a.example."),
  email: few("a@x.example", "A@x.example", "b@x.example", "*@x.example", "*@y.example", "a@"),
  cidr: few("10.0.0.0/8", "10.0.0.0/9", "10.128.0.0/9", "10.0.0.1", "::ffff:10.0.0.1", "0.0.0.0/0", "10.1"),
  url: few("https://a.example", "https://a.example/v1", "HTTPS://A.example:443/v1/", "http://a.example", "https://*"),
  path: few("/a", "/a/b", "/a/*", "/a/**", "/", "/c", "~", "~/.ssh", ".", "a", "/a/../c", "$HOME"),
  marketplace: few<Json>(
    { source: "github", repo: "a/b" },
    { source: "github", repo: "A/b" },
    { source: "github", repo: "a/b", sha: "1" },
    { source: "github", repo: "c/d" },
    { repo: "a/b" },
  ),
  boolean: few<Json>(true, false, "true"),
  integer: few<Json>(1, 2, 3, 4, "3"),
  repository: few("a/b", "A/b.git", "c/d", "a/../b"),
  text: few("a", "ab", "b", "a\u0007"),
  secret: few<Json>("${A}", secretMarker("literal", "fp:run:1", {}), secretMarker("placeholder", "fp:run:2", {}), "sk"),
};

const paths = (
  "maxAutonomyLevel sessionDefaultSettings.interactionMode enableAgentShield sessionRetentionDays " +
  "sessionDefaultSettings.model customModels[*].baseUrl customModels[*].displayName customModels[*].apiKey " +
  "modelPolicy.allowedModelIds commandDenylist sandbox.network.allowedDomains networkPolicy.allowedIps " +
  "managedComputersAllowedEmails sandbox.filesystem.denyRead modelPolicy.allowedBaseUrls strictKnownMarketplaces " +
  "extraKnownMarketplaces[*].source.repo customModels[*].provider"
).split(" ");

function entry(setting: Setting): fc.Arbitrary<Json> {
  const known = knownValues(setting);
  return known.length > 0 ? few<Json>(...known.slice(-5), "turbo") : entries[setting.kind]!;
}

function value(setting: Setting): fc.Arbitrary<Json> {
  return setting.list ? fc.array(entry(setting), { maxLength: 4 }) : entry(setting);
}

/** Options that a policy may give. */
function options(name: string, setting: Setting): fc.Arbitrary<Json> {
  const one = entry(setting).filter((found) => isListed(setting, found));
  const some = fc.array(one, { minLength: 1, maxLength: 3 });
  const these = (...all: Json[]) =>
    few<Json>(...all.filter((found) => objections(name, setting.path, found).length === 0));
  const of: Record<string, () => fc.Arbitrary<Json>> = {
    equals: () => (setting.list ? some : one),
    oneOf: () => some,
    noneOf: () => some,
    subsetOf: () => (setting.list ? fc.array(one, { maxLength: 3 }) : some),
    supersetOf: () => some,
    disjointFrom: () => some,
    atMost: () => one,
    atLeast: () => one,
    matches: () => these("a", "a*", "*b", "https://*", "git*", "*a*"),
    pattern: () => these("a", "a.*", "ab?", "https://.*", "[a-z ]+", "(?i)A.*"),
    size: () => these(1, 2, { atMost: 2 }, { atLeast: 2 }, { atLeast: 1, atMost: 3 }),
    set: () => fc.boolean(),
    secret: () => these("reference", "absent"),
    maxAge: () => these("1d", "24h", "90d"),
    schema: () => these({ maxItems: 2 }, { maxItems: 3 }, { minLength: 2 }, { items: { minLength: 2 } }),
    each: () =>
      fc.oneof(
        ...(setting.kind === "marketplace" ? [] : [these({ matches: "a*" }, { pattern: "a.*" }, { matches: "g*" })]),
        some.map((listed): Json => ({ oneOf: listed })),
        some.map((listed): Json => ({ noneOf: listed })),
      ),
  };
  return of[name]!();
}

/** Whether a policy may list an entry. */
function isListed(setting: Setting, found: Json): boolean {
  const refused = setting.list
    ? objections("supersetOf", setting.path, [found])
    : objections("equals", setting.path, found);
  return refused.length === 0;
}

const judgements = paths.flatMap((path) => fitting(checks, settingAt(path)).map(([name]) => [name, path] as const));

describe("options that a policy may give", () => {
  test.each(judgements)("%s at %s imply themselves", (name, path) => {
    const setting = settingAt(path);
    const check = checks.get(name)!;
    fc.assert(fc.property(options(name, setting), (found) => check.implies(found, found, setting)));
  });

  test.each(judgements)("%s at %s let pass, when they imply others, nothing that the others stop", (name, path) => {
    const setting = settingAt(path);
    const check = checks.get(name)!;
    fc.assert(
      fc.property(
        fc.array(options(name, setting), { minLength: 2, maxLength: 5 }),
        fc.array(value(setting), { minLength: 1, maxLength: 8 }),
        (found, values) => {
          for (const lower of found)
            for (const upper of found) {
              if (!check.implies(lower, upper, setting)) continue;
              const [low, high] = [testFor(name, path, lower), testFor(name, path, upper)];
              for (const one of values)
                if (low(one) === undefined)
                  expect([lower, upper, one, high(one)]).toEqual([lower, upper, one, undefined]);
            }
        },
      ),
    );
  });

  test.each(judgements.filter(([name]) => "restore" in checks.get(name)!))(
    "%s at %s hold on what they restore",
    (name, path) => {
      const setting = settingAt(path);
      const check = checks.get(name)!;
      const actual = fc.option(value(setting), { nil: undefined });
      fc.assert(
        fc.property(options(name, setting), actual, (found, one) => {
          const restored = check.restore!(found, setting, one);
          if (restored !== undefined) expect(testFor(name, path, found)(restored)).toBeUndefined();
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
        fc.property(options(name, setting), value(setting), (found, one) => {
          if (name === "equals" || name === "set" || testFor(name, path, found)(one) !== undefined) return;
          expect(check.restore!(found, setting, one)).toEqual(one);
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
      fc.property(options(name, setting), any, (found, one) => {
        const failure = testFor(name, path, found)(one);
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
      fc.property(options(name, setting), value(setting), (found, one) => {
        const test = testFor(name, path, found);
        const turned = Array.isArray(one) ? (one as readonly Json[]).toReversed() : one;
        expect(test(turned) === undefined).toBe(test(one) === undefined);
        expect(test(one)).toEqual(test(one));
      }),
    );
  });
});

describe("a leaf over another check", () => {
  test.each(paths)("at %s implies it only if it lets pass nothing that it stops", (path) => {
    const setting = settingAt(path);
    // Not schema: it is compiled each time, and implies nothing but itself.
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
          for (const [check, found] of uppers) {
            if (impliesDemand(checks, lower, { check, options: found }, setting) !== true) continue;
            const upper = testFor(check, path, found);
            for (const one of values)
              if (holds(one) === undefined)
                expect([lower, check, found, one, upper(one)]).toEqual([lower, check, found, one, undefined]);
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

  it("has the names a policy may use", () => {
    expect([...checkNames].sort().join(" ")).toBe(
      "atLeast atMost disjointFrom each equals matches maxAge noneOf oneOf pattern schema secret set size subsetOf supersetOf",
    );
  });

  it("says of each check what it demands, to be read after the value", () => {
    for (const [name, check] of checks)
      expect([name, check.says]).toEqual([
        name,
        expect.stringMatching(/^(?:is|has|holds|matches|every)\b.*[^.]$/) as string,
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
  for (const path of paths.filter((one) => entries[settingAt(one).kind])) {
    const setting = settingAt(path);
    fc.assert(
      fc.property(entry(setting), (one) => {
        const covered = coverageOf(kindOf(setting), [one])(one);
        const name = setting.list ? "subsetOf" : "oneOf";
        if (checks.get(name)!.misfit(setting) === undefined && objections(name, path, [one]).length === 0)
          expect(checks.get(name)!.test([one], setting)(setting.list ? [one] : one) === undefined).toBe(covered);
      }),
    );
  }
});
