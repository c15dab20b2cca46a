// Rules on the entries of maps and lists, and on these as a whole: an entry in which nothing is set counts as absent.
import fc from "fast-check";
import { expect, it } from "vitest";
import { settings } from "../../src/catalog/settings.ts";
import { hourly, judge, policy } from "../support/history.ts";
import { runs } from "../support/runs.ts";

type Tree = { readonly [key: string]: unknown };

/** A rule on each setting of an entry, and JSON Schemas for whole lists and maps. */
const rules = [
  ["mcpAutonomyOverrides", { additionalProperties: { required: ["defaultLevel"] } }] as const,
  ["extraKnownMarketplaces", { additionalProperties: { properties: { source: { required: ["sha"] } } } }] as const,
  ["enabledPlugins", { maxProperties: 1 }] as const,
  ["customModels", { items: { required: ["displayName", "extraHeaders"] } }] as const,
].reduce((tree, [key, schema]) => put(tree, [key, "schema"], schema), ofEntries());

function ofEntries(): Tree {
  return settings
    .filter(({ path, kind }) => path.includes("[*]") && kind !== "map")
    .map(({ path }) => path.replaceAll("[*]", ".each").split("."))
    .reduce<Tree>((tree, path) => put(tree, path, { set: true }), {});
}

function put(tree: Tree, [key = "", ...rest]: readonly string[], value: unknown): Tree {
  return { ...tree, [key]: rest.length === 0 ? value : put((tree[key] ?? {}) as Tree, rest, value) };
}

const unset = fc.constantFrom<unknown>(null, [], {});
const some = (...values: unknown[]) => fc.oneof(unset, fc.constantFrom<unknown>(...values));
const members = (all: Readonly<Record<string, fc.Arbitrary<unknown>>>) => fc.record(all, { requiredKeys: [] });
const entries = (entry: fc.Arbitrary<unknown>) =>
  fc.dictionary(fc.constantFrom("a", "b.c/d~e", "__proto__", "api key"), entry, { maxKeys: 2 });
const ids = { allowedModelIds: some(["a"]), blockedModelIds: some(["b"]) };
const whole = members({
  hooks: entries(some([{ matcher: "*" }])),
  enabledPlugins: entries(some(true)),
  builtInToolAutonomyOverrides: entries(some("low")),
  mcpAutonomyOverrides: entries(
    fc.oneof(unset, members({ defaultLevel: some("low", "high"), tools: entries(some("low")) })),
  ),
  userModelPolicies: entries(fc.oneof(unset, members(ids))),
  extraKnownMarketplaces: entries(fc.oneof(unset, members({ source: members({ repo: some("a/b"), sha: some("1") }) }))),
  customModels: members({ displayName: some("A"), extraHeaders: entries(fc.constantFrom(null, "${KEY}")) }).map(
    (model) => [{ id: "custom:a", ...model }],
  ),
});

/** Leaves out what is not set, at every depth. Lists stay as they are, except for that of models. */
function stripped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => (Array.isArray(item) ? item : stripped(item)));
  if (typeof value !== "object" || value === null) return value;
  const set = Object.entries(value)
    .map(([key, item]) => [key, stripped(item)] as const)
    .filter(([, item]) => item !== null && (typeof item !== "object" || Object.keys(item).length > 0));
  return Object.fromEntries(set);
}

it("says the same of entries in which nothing is set as without them", async () => {
  const loaded = await policy(JSON.stringify({ id: "p", settings: rules }));
  const said = async (trees: readonly unknown[]) => {
    const { findings } = await judge(hourly(...(trees as Tree[])), loaded);
    return findings
      .filter(({ rule }) => rule.startsWith("p/"))
      .map(
        ({ rule, subject, introduced, resolved, message }) =>
          `${rule} ${subject} ${introduced.revision}-${resolved?.revision ?? ""} ${message}`,
      )
      .sort();
  };
  await fc.assert(
    fc.asyncProperty(fc.array(whole, { minLength: 1, maxLength: 4 }), async (trees) => {
      expect(await said(trees)).toEqual(await said(trees.map(stripped)));
    }),
    { numRuns: runs(40) },
  );
});

it("judges the whole by canonical names, whatever the spelling", async () => {
  const loaded = await policy(
    "id: p\nsettings: { customModels: { schema: { items: { not: { required: [hostedProvider] } } } } }\n",
  );
  for (const model of [
    { bedrock: { awsRegion: "eu" } },
    { hostedProvider: { cloudRegion: "eu" } },
    { hostedProvider: null, bedrock: { awsRegion: "eu" } },
  ]) {
    const { findings } = await judge(hourly({ customModels: [{ id: "custom:a", ...model }] }), loaded);
    expect(findings.find(({ rule }) => rule === "p/customModels")).toMatchObject({
      message:
        "customModels is not valid at /0: must not match the schema of not; it should be valid by the JSON Schema that the policy states",
      offending: [[{ id: "custom:a", ...model }]],
    });
  }
});
