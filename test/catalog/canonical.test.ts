import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readingsOf, wholeReadings } from "../../src/catalog/canonical.ts";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { isUnset } from "../../src/catalog/unset.ts";
import { canonical, isObject, type Json, type JsonObject } from "../../src/model/json.ts";
import { secretMarker } from "../../src/model/sealed.ts";
import { settingsArbitrary } from "../support/settings.ts";
import { readSettings } from "../support/read-settings.ts";

const catalog = createCatalog();
const readings = (settings: object) =>
  wholeReadings(readSettings(catalog, settings as JsonObject), (block) => readingsOf(block, catalog));
const plain = (settings: object) => JSON.parse(JSON.stringify(readings(settings) ?? null)) as unknown;

describe("settings by their canonical names", () => {
  it.each<[object, object]>([
    [{ enableDroidShield: true }, { enableAgentShield: true }],
    [{ modelPolicy: { allowAllFactoryModels: false } }, { modelPolicy: { allowAllServiceModels: false } }],
    [
      { customModels: [{ id: "a", bedrock: { awsRegion: "eu" } }] },
      { customModels: [{ id: "a", hostedProvider: { cloudRegion: "eu" } }] },
    ],
    [{ enabledPlugins: { "a@b": true, "c@d": null } }, { enabledPlugins: { "a@b": true } }],
    [
      { sessionDefaultSettings: { interactionMode: "agi" } },
      { sessionDefaultSettings: { interactionMode: "mission" } },
    ],
    [{ customModels: [{ id: "a", apiKey: "" }] }, { customModels: [{ id: "a" }] }],
    [
      { sandbox: { network: { allowedDomains: ["B.example", "a.example", "b.example", "a.example."] } } },
      { sandbox: { network: { allowedDomains: ["b.example", "a.example", "a.example."] } } },
    ],
    [{ odd: { deep: [], kept: [null, {}] } }, { odd: { deep: [], kept: [null, {}] } }],
    [{ hooks: { Stop: [{ x: null }] } }, { hooks: { Stop: [{ x: null }] } }],
    [
      { sandbox: "broken", mcpPolicy: [1] },
      { sandbox: "broken", mcpPolicy: [1] },
    ],
    [JSON.parse('{ "__proto__": { "x": 1 } }') as object, JSON.parse('{ "__proto__": { "x": 1 } }') as object],
  ])("%j are %j", (settings, expected) => {
    expect(plain(settings)).toEqual([expected]);
  });

  it.each([
    [{ sandbox: {} }],
    [{ sandbox: null, odd: [] }],
    [{ sandbox: { network: { allowedDomains: [] }, filesystem: null } }],
    [{ customModels: [] }],
    [{ enableAgentShield: null, enableDroidShield: null }],
  ])("hold nothing of %j", (settings) => {
    expect(plain(settings)).toEqual([{}]);
  });

  it("leave a secret's marker whole", () => {
    const apiKey = secretMarker("literal", "fp:run:1", {});
    expect(readings({ customModels: [{ id: "a", apiKey }] })).toMatchObject([{ customModels: [{ apiKey }] }]);
  });
});

describe("contradicting spellings", () => {
  it("are read in every way, and as one where they agree or one of them is not set", () => {
    expect(plain({ enableAgentShield: true, enableDroidShield: false })).toEqual([
      { enableAgentShield: true },
      { enableAgentShield: false },
    ]);
    expect(plain({ enableAgentShield: true, enableDroidShield: true })).toEqual([{ enableAgentShield: true }]);
    expect(plain({ enableAgentShield: null, enableDroidShield: true })).toEqual([{ enableAgentShield: true }]);
  });

  it("in several places are read in every combination, up to a limit", () => {
    const model = (id: string) => ({ id, hostedProvider: { cloudRegion: "eu" }, bedrock: { awsRegion: "us" } });
    const models = (n: number) => ({ customModels: Array.from({ length: n }, (_, i) => model(`m${i}`)) });
    expect(readings(models(2))).toHaveLength(4);
    expect(readings(models(6))).toHaveLength(64);
    expect(readings(models(7))).toBeUndefined();
    expect(readings({ ...models(6), enableAgentShield: true, enableDroidShield: false })).toBeUndefined();
  });
});

/** Whether a value contains a spelling of "not set". */
function hasUnset(value: Json): boolean {
  return isObject(value) && Object.values(value).some((item) => isUnset(item));
}

describe("a reading", () => {
  it("is itself read as it is", () => {
    fc.assert(
      fc.property(settingsArbitrary, (settings) => {
        for (const reading of (isObject(settings) && readings(settings)) || []) {
          expect(hasUnset(reading)).toBe(false);
          expect(readings(reading as object)?.map(canonical)).toEqual([canonical(reading)]);
        }
      }),
    );
  });
});
