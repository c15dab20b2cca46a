import { describe, expect, it } from "vitest";
import { secretMarker } from "../../src/model/sealed.ts";
import { bag, type Json } from "../../src/model/json.ts";
import { behaves, judge, objections } from "./support.ts";

const deny = "commandDenylist";
const models = "modelPolicy.allowedModelIds";
const secret = secretMarker("literal", "fp:run:1", {});

behaves("schema", {
  holds: [
    [deny, { maxItems: 2 }, ["a", "b"]],
    [deny, { type: "array", items: { type: "string", maxLength: 3 } }, ["rm", "dd"]],
    [models, { items: { not: { pattern: "[*]" } } }, ["gpt-5"]],
    [models, { contains: { const: "gpt-5" }, minContains: 1 }, ["a", "gpt-5"]],
    ["sessionRetentionDays", { minimum: 30, multipleOf: 10 }, 30],
    ["hooks", { maxProperties: 1, propertyNames: { pattern: "^Stop$" } }, { Stop: [] }],
    ["customModels", { items: { required: ["id"] } }, [{ id: "a", apiKey: secret }]],
    [deny, { $ref: "#/$defs/short", $defs: { short: { maxItems: 1 } } }, ["a"]],
    [deny, { prefixItems: [{ const: "sudo" }] }, ["sudo", "x"]],
    ["enabledPlugins", { additionalProperties: { const: false } }, { "a@b": false }],
  ],
  fails: [
    [deny, { maxItems: 1 }, ["a", "b"], "is not valid: must NOT have more than 1 items"],
    [deny, { items: { maxLength: 3 } }, ["rm", "mkfs"], "is not valid at /1: must NOT have more than 3 characters"],
    [models, { items: { not: { pattern: "[*]" } } }, ["gpt-*"], "is not valid at /0: must not match the schema of not"],
    [
      deny,
      { items: { maxLength: 3 } },
      ["rm", "rm", "mkfs"],
      "is not valid at /2: must NOT have more than 3 characters",
    ],
    ["enabledPlugins", { additionalProperties: false }, { a: true }, "is not valid: must not have property 'a'"],
    ["hooks", { properties: { Stop: false } }, { Stop: [] }, "is not valid at /Stop: must not be set"],
    ["sessionRetentionDays", { enum: [30, 90] }, 7, "is not valid: must be one of 30 and 90"],
    ["sessionRetentionDays", { minimum: 30 }, 7, "is not valid: must be >= 30"],
    ["sessionRetentionDays", { type: "integer" }, "30", "is not valid: must be integer"],
    [
      "customModels",
      { items: { required: ["model"] } },
      [{ id: "a" }],
      "is not valid at /0: must have required property 'model'",
    ],
    [
      deny,
      { maxItems: 9 },
      ["a", "curl [secret fp:run:1]"],
      "holds a secret, so it cannot be judged",
      ["curl [secret fp:run:1]"],
    ],
    [deny, { maxItems: 9 }, [secret], "holds a secret, so it cannot be judged", [secret]],
  ],
  fits: [
    deny,
    models,
    "sessionRetentionDays",
    "hooks",
    "customModels",
    "enabledPlugins",
    "customModels[*].extraArgs[*]",
  ],
  misfits: [["customModels[*].apiKey", "a secret is judged with secret or maxAge"]],
  refuses: [
    [deny, {}, /states nothing/],
    [deny, { $dynamicRef: "#a", $defs: { a: { $dynamicAnchor: "a" } } }, /has a \$dynamicRef, which is not supported/],
    [deny, { contains: { const: "sudo" }, unevaluatedItems: false }, /contains beside unevaluatedItems/],
    [deny, { allOf: [{ contains: { const: "sudo" } }], unevaluatedItems: false }, /contains beside unevaluatedItems/],
    [deny, true, /invalid_type/],
    [deny, [], /invalid_type/],
    [deny, { maxItem: 1 }, /unknown keyword "maxItem"; did you mean "maxItems"\?/],
    [deny, { maxItems: "1" }, /maxItems must be integer/],
    [deny, { type: "list" }, /\/type must be one of array, boolean/],
    [deny, { format: "email" }, /unknown format "email"/],
    [deny, { $ref: "https://evil.example/x.json" }, /\$ref to another document/],
    [deny, { $ref: "other.json" }, /\$ref to another document/],
    [deny, { items: { $ref: "file:///etc/passwd" } }, /\$ref to another document/],
    [deny, { $dynamicRef: "https://evil.example/x.json" }, /has a \$dynamicRef, which is not supported/],
    [deny, { $ref: "#/$defs/missing" }, /can't resolve reference/],
    [deny, { $schema: "http://json-schema.org/draft-07/schema#", maxItems: 1 }, /another standard than 2020-12/],
    [deny, { items: { pattern: "(?=a)" } }, /invalid or unsupported Perl syntax/],
    [deny, { items: { pattern: "(a)\\1" } }, /invalid escape sequence/],
    ["hooks", { patternProperties: { "(?!a)": {} } }, /invalid or unsupported Perl syntax/],
  ],
  words: [[{ maxItems: 1 }, "valid by the JSON Schema that the policy states"]],
  implies: [
    [deny, { maxItems: 1 }, { maxItems: 1 }, true],
    [deny, { maxItems: 1, minItems: 0 }, { minItems: 0, maxItems: 1 }, true],
    [deny, { maxItems: 1 }, { maxItems: 2 }, false], // unknown
  ],
});

describe("patterns in a schema", () => {
  it("of two schemas are kept apart", () => {
    expect(judge("schema", deny, { items: { pattern: "^a" } }, ["a"])).toBeUndefined();
    expect(judge("schema", deny, { items: { pattern: "^b" } }, ["a"])).toBeDefined();
    expect(judge("schema", deny, { items: { allOf: [{ pattern: "^a" }, { pattern: "b$" }] } }, ["ax"])).toBeDefined();
  });

  it("are found anywhere, as JSON Schema has it", () => {
    expect(judge("schema", deny, { items: { pattern: "ud" } }, ["sudo"])).toBeUndefined();
  });
});

describe("hostile values", () => {
  it("meet no property of ours", () => {
    const value = bag<Json>();
    value["__proto__"] = [];
    value["constructor"] = [];
    expect(judge("schema", "hooks", { required: ["toString"] }, value)).toBeDefined();
    expect(judge("schema", "hooks", { required: ["__proto__", "constructor"] }, value)).toBeUndefined();
    expect(judge("schema", "hooks", { additionalProperties: { maxItems: 0 } }, value)).toBeUndefined();
  });

  it("do not make the schema write anything into them", () => {
    const value = Object.freeze(["a"]);
    expect(judge("schema", deny, { items: { default: "x" } }, value)).toBeUndefined();
    expect(value).toEqual(["a"]);
  });
});

it("finds no outside reference in plain data", () => {
  expect(objections("schema", deny, { items: { enum: ["$ref", "a"] } })).toEqual([]);
});
