import { describe, expect, it } from "vitest";
import { createCatalog } from "../../src/catalog/catalog.ts";
import type { JsonObject } from "../../src/model/json.ts";
import { settingsNamedIn } from "../../src/policy/schema-settings.ts";

const named = (schema: object) => settingsNamedIn(schema as JsonObject, createCatalog());

describe("the settings that a schema names", () => {
  it.each<[object, string[]]>([
    [{ required: ["maxAutonomyLevel", "sandbox"] }, ["maxAutonomyLevel"]],
    [{ properties: { sandbox: { properties: { enabled: { const: true } } } } }, ["sandbox.enabled"]],
    [{ properties: { sandbox: { minProperties: 1 } } }, ["sandbox"]],
    [{ properties: { customModels: { maxItems: 3 } } }, ["customModels"]],
    [{ properties: { customModels: { items: { required: ["apiKey"] } } } }, ["customModels[*].apiKey"]],
    [
      {
        properties: { customModels: { prefixItems: [{ properties: { id: {} } }], contains: { required: ["model"] } } },
      },
      ["customModels[*].id", "customModels[*].model"],
    ],
    [{ properties: { enabledPlugins: { additionalProperties: { const: true } } } }, ["enabledPlugins"]],
    [{ properties: { enabledPlugins: { properties: { "a@b": true } } } }, ["enabledPlugins[*]"]],
    [
      { anyOf: [{ required: ["ideAutoConnect"] }, { not: { required: ["maxAutonomyLevel"] } }] },
      ["ideAutoConnect", "maxAutonomyLevel"],
    ],
    [{ dependentRequired: { ideAutoConnect: ["maxAutonomyLevel"] } }, ["ideAutoConnect", "maxAutonomyLevel"]],
    [
      { dependentSchemas: { ideAutoConnect: { properties: { maxAutonomyLevel: { const: "low" } } } } },
      ["ideAutoConnect", "maxAutonomyLevel"],
    ],
    [
      {
        properties: { sandbox: { $ref: "#/$defs/box" } },
        $defs: { box: { required: ["enabled"], properties: { network: { $ref: "#/$defs/box" } } } },
      },
      ["sandbox.enabled", "sandbox.network"],
    ],
    [{ allOf: [{ $ref: "#" }], required: ["ideAutoConnect"] }, ["ideAutoConnect"]],
    [{ required: ["somethingNew"], maxProperties: 3 }, []],
  ])("%j: %j", (schema, paths) => {
    expect(named(schema)).toEqual({ paths, mistakes: [] });
  });

  it.each<[object, string, string, string]>([
    [{ required: ["enableDroidShield"] }, "required.0", "enableDroidShield", "enableAgentShield"],
    [{ properties: { sandox: {} } }, "properties.sandox", "sandox", "sandbox"],
    [{ if: { required: ["ideAutoConect"] } }, "if.required.0", "ideAutoConect", "ideAutoConnect"],
    [
      { properties: { customModels: { items: { properties: { apikey: {} } } } } },
      "properties.customModels.items.properties.apikey",
      "apikey",
      "apiKey",
    ],
    [
      { oneOf: [{ $ref: "#/$defs/x" }], $defs: { x: { required: ["mcpPolcy"] } } },
      "$defs.x.required.0",
      "mcpPolcy",
      "mcpPolicy",
    ],
    [{ dependentRequired: { ideAutoConnect: ["sandbx"] } }, "dependentRequired.ideAutoConnect.0", "sandbx", "sandbox"],
  ])("%j holds a mistake", (schema, path, name, meant) => {
    const [mistake, ...others] = named(schema).mistakes;
    expect([mistake!.path.join("."), mistake!.name, mistake!.suggestion, others]).toEqual([path, name, meant, []]);
  });
});
