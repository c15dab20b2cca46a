// The packs, rule by rule, through the real seal and a real audit: values that pass, fail, or only look right.
import { beforeAll, describe, expect, it, test } from "vitest";
import { createCatalog } from "../../src/catalog/catalog.ts";
import type { Report } from "../../src/model/report/index.ts";
import { packNames } from "../../src/policy/files.ts";
import { type LoadedPolicies, loadPolicies } from "../../src/policy/load.ts";
import { judge } from "../support/history.ts";
import { pack } from "./corpus.ts";
import { packFixtures, type Fixtures } from "./packs-fixtures.ts";

const catalog = createCatalog();

function load(name: string): Promise<LoadedPolicies> {
  return loadPolicies([pack(name)!], { catalog, builtin: [], resolve: async (upper) => pack(upper), packs: [] });
}

it.each(await packNames())("%s has the same rules if it is read and checked as any other file is", async (name) => {
  const source = pack(name)!;
  const copy = { ...source, text: `${source.text}# changed\n` };
  const options = { catalog, builtin: [], resolve: async (upper: string) => pack(upper), packs: [] };
  const plain = ({ rules }: LoadedPolicies) => JSON.stringify(rules);
  expect(plain(await loadPolicies([copy], options))).toBe(plain(await load(name)));
});

/** Returns settings with a value at a setting's path, and its switch on. */
function settingsWith(path: string, value: unknown): Record<string, unknown> {
  const at = catalog.setting(path)!.switch;
  return merged(at ? place(steps(at.path), at.on) : {}, place(steps(path), value)) as Record<string, unknown>;
}

const steps = (path: string) => path.replaceAll("[*]", ".[*]").split(".");

/** What an element has besides the value: one in which nothing is set counts as absent. */
const besides: Record<string, unknown> = { extraKnownMarketplaces: { source: { source: "github" } } };

/** Puts a value at a path. Elements of models go into a list, others under a name; undefined omits the last key. */
function place([step, ...rest]: readonly string[], value: unknown, inside = ""): unknown {
  if (step === undefined) return value;
  const below = place(rest, value, step);
  if (step === "[*]")
    return inside === "customModels"
      ? [{ id: "custom:a", ...(below as object) }]
      : { one: inside in besides ? merged(besides[inside], below) : below };
  return rest.length === 0 && value === undefined ? {} : { [step]: below };
}

function merged(a: unknown, b: unknown): unknown {
  if (typeof a !== "object" || typeof b !== "object" || Array.isArray(a) || Array.isArray(b)) return b;
  const both = { ...a } as Record<string, unknown>;
  for (const [key, value] of Object.entries(b as object)) both[key] = key in both ? merged(both[key], value) : value;
  return both;
}

const DAY = 86_400_000;

/** Returns for each value, as its own revision, whether the rule passes. */
async function verdicts(policies: LoadedPolicies, id: string, values: readonly unknown[], days: number) {
  const rule = policies.rules.find((row) => row.id === id)!;
  const start = Date.parse("2026-03-01T00:00:00Z");
  const changes = values.map((value, i) => ({
    revision: i + 1,
    settings: settingsWith(rule.setting, value),
    updatedAt: new Date(start + i * days * DAY).toISOString(),
  }));
  const report = await judge(changes, { ...policies, rules: [rule] }, { hours: (values.length + 1) * days * 24 });
  return values.map((_, i) => !failsAt(report, id, i + 1));
}

function failsAt({ findings }: Report, id: string, revision: number): boolean {
  return findings.some(
    ({ rule, introduced, resolved }) =>
      rule === id && introduced.revision! <= revision && revision < (resolved?.revision ?? Infinity),
  );
}

describe("the packs", () => {
  it("have fixtures, each of them", async () => {
    expect(Object.keys(packFixtures).sort()).toEqual(await packNames());
  });
});

describe.each(Object.entries(packFixtures))("the %s pack", (name, table) => {
  let loaded: LoadedPolicies;
  beforeAll(async () => {
    loaded = await load(name);
  });

  it("has fixtures for each of its rules", () => {
    expect(Object.keys(table).sort()).toEqual(loaded.rules.map((rule) => rule.id).sort());
  });

  it("names no limit in what is to be done: a rule with a tighter limit inherits the words", () => {
    for (const { id, remediation, demands } of loaded.rules)
      for (const [, limit] of JSON.stringify(demands).matchAll(/"at(?:Most|Least)","options":"?(\w+)/g))
        expect([id, remediation]).toEqual([id, expect.not.stringMatching(RegExp(`\\b${limit}\\b`)) as string]);
  });

  it("says of each rule what it is, why, how to put it right, and which controls ask for it", () => {
    for (const { id, title, rationale, remediation, controls } of loaded.rules) {
      expect([id, title]).toEqual([id, expect.stringMatching(/^[A-Z][^:]{9,79}[^.]$/) as string]);
      expect([id, rationale]).toEqual([id, expect.stringMatching(/^[A-Z].{19,}\.$/) as string]);
      expect([id, remediation]).toEqual([id, expect.stringMatching(/^[A-Z].{14,}\.$/) as string]);
      expect([id, controls.length]).toEqual([id, expect.any(Number) as number]);
      for (const control of controls)
        expect([id, control]).toEqual([
          id,
          expect.stringMatching(
            /^(?:soc2:CC\d\.\d|nist-800-53:[A-Z]{2}-\d+(?:\(\d+\))?|iso-27001:A\.\d\.\d+|cis:\d+\.\d+|iso-42001:A\.\d+(?:\.\d+)+|eu-ai-act:\d+\(\d+\)|aiuc-1:[A-F]\d{3})$/,
          ) as string,
        ]);
      for (const framework of ["soc2", "nist-800-53", "iso-27001"])
        expect([id, controls.some((control) => control.startsWith(`${framework}:`))]).toEqual([id, true]);
    }
  });

  it("names nobody's own models, hosts or people, and accepts nothing", () => {
    expect(loaded.editors).toBeNull();
    expect(loaded.exceptions).toEqual([]);
  });

  test.each(Object.entries(table))("%s holds for what is right alone", async (id, fixtures: Fixtures) => {
    const { pass, fail, lookAlike, wrong, unset, days = 1 } = fixtures;
    for (const values of [pass, fail, lookAlike, wrong]) expect(values.length).toBeGreaterThan(0);
    const wanted: [kind: string, value: unknown, holds: boolean][] = [
      ...pass.map((value): [string, unknown, boolean] => ["pass", value, true]),
      ...fail.map((value): [string, unknown, boolean] => ["fail", value, false]),
      ...lookAlike.map((value): [string, unknown, boolean] => ["look-alike", value, false]),
      ...wrong.map((value): [string, unknown, boolean] => ["wrong type", value, false]),
      ...[undefined, null].map((value): [string, unknown, boolean] => ["unset", value, unset === "passes"]),
    ];
    const values = wanted.map(([, value]) => value);
    const results = await verdicts(loaded, id, values, days);
    expect(wanted.map(([kind, value], i) => [kind, value, results[i]])).toEqual(wanted);
  });
});

describe("from pack to pack", () => {
  it("nothing gets looser, and each of them adds something", async () => {
    const [baseline, strict, regulated] = await Promise.all(["baseline", "strict", "regulated"].map(load));
    const ids = ({ rules }: LoadedPolicies) => rules.map((rule) => rule.id);
    expect(ids(strict!)).toEqual(expect.arrayContaining(ids(baseline!)));
    expect(ids(regulated!)).toEqual(expect.arrayContaining(ids(strict!)));
    expect(strict!.rules.length).toBeGreaterThan(baseline!.rules.length);
    expect(regulated!.rules.length).toBeGreaterThan(strict!.rules.length);
  });

  it("whoever is regulated has a term for every rule that is high or critical there", async () => {
    const { rules } = await load("regulated");
    const grave = rules.filter(({ severity }) => severity === "critical" || severity === "high");
    expect(grave.length).toBeGreaterThan(20);
    expect(grave.filter((rule) => rule.fixWithinSeconds === null).map((rule) => rule.id)).toEqual([]);
  });
});
