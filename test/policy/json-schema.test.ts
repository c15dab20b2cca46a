import { readdirSync, readFileSync } from "node:fs";
import { Ajv, type ValidateFunction } from "ajv";
import { beforeAll, describe, expect, it, test } from "vitest";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { loadChecks } from "../../src/checks/index.ts";
import { readYaml } from "../../src/yaml/document.ts";
import { packNames } from "../../src/policy/files.ts";
import { configFiles } from "../../src/run/read-config.ts";
import { policyJsonSchema } from "../../scripts/policy-schema.ts";
import { corpus } from "./corpus.ts";

let schema: Record<string, unknown>;
let validate: ValidateFunction;

beforeAll(async () => {
  schema = policyJsonSchema(createCatalog(), await loadChecks(), await packNames());
  validate = new Ajv({ allErrors: true, strict: true, strictTypes: false, strictRequired: false }).compile(schema);
});

/** Returns the verdict of an editor's language server on a text. */
function verdict(text: string): string {
  const result = readYaml("policy.yaml", text);
  if ("problems" in result) return "cannot read it";
  return validate(JSON.parse(JSON.stringify(result.document.value))) ? "accepts" : "refuses";
}

describe("the published schema of policies", () => {
  test.each(corpus.map((row) => [row.id, row] as const))("of %s thinks as said", (_, item) => {
    expect(verdict(item.text("policy.yaml"))).toBe(item.expected.schema);
  });

  it("refuses no good policy", () => {
    const good = corpus.filter(({ expected }) => expected.problems === undefined);
    expect(good.map(({ expected }) => expected.schema)).toEqual(good.map(() => "accepts"));
  });

  // The schema cannot check positions, YAML, other files, or the meaning of values: patterns, dates, addresses, layers.
  it("sees the mistakes that typing makes: keys, types and known values", () => {
    const mistakes =
      /unknown (?:key|setting|check) "|should be (?:a|an|one of|true or false)\b|lists (?:nothing|nobody)|has no "|is a group/;
    const missed = corpus.filter(
      ({ id, expected }) =>
        expected.schema === "accepts" &&
        !/^(?:layer|extends|files)/.test(id) &&
        mistakes.test(expected.problems?.[0] ?? ""),
    );
    expect(missed.map(({ id }) => id)).toEqual([]);
  });

  it("describes every setting in its own words", () => {
    const settings = (schema["properties"] as Record<string, Described>)["settings"]!;
    for (const [path, item] of every(settings)) {
      expect([path, item.title?.replace(/, (?:a group of settings|every entry)$/, "")]).toEqual([path, path]);
      expect([path, item.description]).toEqual([path, expect.stringMatching(/\w/) as string]);
    }
    expect(settings.properties!["maxAutonomyLevel"]!.description).toMatch(
      /^The highest autonomy .*\noff: reads,.*\nNot set: no cap: high\.\nLooser: a higher value\.$/s,
    );
    expect(settings.properties!["sandbox"]!.properties!["mode"]!.description).toMatch(
      /\nHas effect only while sandbox\.enabled is true; otherwise rules fail/,
    );
  });

  it("reads other spellings, and offers none of them", () => {
    const settings = (schema["properties"] as Record<string, Described>)["settings"]!;
    expect(Object.keys(settings.properties!)).not.toContain("enableDroidShield");
    expect(settings.patternProperties!["^enableDroidShield$"]!.description).toBe(
      "Another spelling of enableAgentShield.",
    );
    expect(verdict("id: a\nsettings: { enableDroidShield: true }")).toBe("accepts");
    expect(verdict("id: a\nsettings: { enableDroidShield: 1 }")).toBe("refuses");
    const bedrock = (value: string) =>
      `id: a\nsettings: { customModels: { each: { bedrock: { awsRegion: ${value} } } } }`;
    expect([verdict(bedrock("eu-central-1")), verdict(bedrock("[]"))]).toEqual(["accepts", "refuses"]);
  });

  it("knows the packs", () => {
    expect(verdict("id: a\nextends: [baseline, ../mine.yaml]")).toBe("accepts");
    expect(verdict("id: a\nextends: [basline]")).toBe("refuses");
  });

  it("is small enough to be loaded at every key stroke", () => {
    expect(JSON.stringify(schema).length).toBeLessThan(160_000);
  });
});

interface Described {
  readonly title?: string;
  readonly description?: string;
  readonly properties?: Record<string, Described>;
  readonly patternProperties?: Record<string, Described>;
}

/** Returns every setting and group below a place, by path. */
function every(at: Described, path = ""): [string, Described][] {
  return Object.entries(at.properties ?? {}).flatMap(([key, item]) => {
    if ("$ref" in item || (path !== "" && item.title === key)) return []; // a sibling of `each`
    const below = key === "each" ? `${path}[*]` : path === "" ? key : `${path}.${key}`;
    return [[below, item] as [string, Described], ...every(item, below)];
  });
}

describe("the schemas on disk", () => {
  it("are those that the code gives", async () => {
    const { schemas } = await import("../../scripts/schemas.ts");
    for (const [name, text] of Object.entries(await schemas()))
      expect(
        readFileSync(`policies/${name}`, "utf8"),
        `policies/${name}: run node scripts/run.js scripts/schemas.ts`,
      ).toBe(text);
  });

  it("name their address, by which the entry for a schema store finds the one of the configuration", () => {
    const { schemas } = JSON.parse(readFileSync("examples/editors/schema-store.json", "utf8")) as {
      schemas: { fileMatch: string[]; url: string }[];
    };
    const ids = readdirSync("policies")
      .filter((name) => name.endsWith(".json"))
      .map((name) => [name, (JSON.parse(readFileSync(`policies/${name}`, "utf8")) as { $id: string }).$id]);
    const address = "https://raw.githubusercontent.com/driftline/driftline/v1/policies";
    expect(ids).toEqual(ids.map(([name]) => [name, `${address}/${name}`]));
    expect(schemas.map(({ fileMatch, url }) => [fileMatch, url])).toEqual([
      [configFiles, `${address}/driftline.schema.json`],
    ]);
  });
});
