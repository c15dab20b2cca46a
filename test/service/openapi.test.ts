// The OpenAPI document fits the specification, and describes everything in the registry.
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it, test } from "vitest";
import * as z from "zod/mini";
import { settings } from "../../src/catalog/settings.ts";
import { settingsSchema } from "../../src/commands/api/settings-schema.ts";
import { type Endpoint, rolesText } from "../../src/service/endpoint.ts";
import { endpoints, resources } from "../../src/service/index.ts";
import { schemasByName } from "../../src/service/openapi-schemas.ts";
import { openApi } from "../../src/service/openapi.ts";
import { partsOf } from "../../src/service/wire.ts";
import { interfaceSettings } from "../support/interface-settings.ts";

type Node = { readonly [key: string]: any };

const document = JSON.parse(JSON.stringify(openApi("1.2.3", settingsSchema(settings)))) as Node;
const operationOf = (endpoint: Endpoint): Node => document["paths"][endpoint.path][endpoint.method.toLowerCase()];

function* nodes(value: unknown, at = ""): Generator<[string, Node]> {
  if (typeof value !== "object" || value === null) return;
  yield [at, value];
  for (const [key, item] of Object.entries(value)) yield* nodes(item, `${at}/${key.replaceAll("/", "~1")}`);
}

const ajv = new Ajv2020({
  strict: true,
  strictTypes: false,
  formats: { email: true, date: true, uri: true, uuid: true, "date-time": true },
  keywords: ["components"],
});

/** Compiles a JSON Schema of the document, with the components it refers to. */
const compiled = (schema: Node) => ajv.compile({ ...schema, components: document["components"] } as object);

describe("the document", () => {
  it("is one of OpenAPI 3.1", () => {
    const schema = JSON.parse(readFileSync("test/data/openapi-3.1.schema.json", "utf8")) as object;
    const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
    const valid = ajv.compile(schema);
    valid(document);
    expect(valid.errors).toBe(null);
    expect(valid({ ...document, openapi: "2.0" })).toBe(false);
  });

  it("is the same every time, and carries the version it was given", () => {
    expect(JSON.stringify(openApi("1.2.3", settingsSchema(settings)))).toBe(JSON.stringify(document));
    expect(document["info"].version).toBe("1.2.3");
  });

  it("refers only to what it holds, and holds nothing that nobody refers to", () => {
    const refs = new Set(
      [...nodes(document)].flatMap(([, node]) => (typeof node["$ref"] === "string" ? [node["$ref"]] : [])),
    );
    const held = ["schemas", "responses"].flatMap((kind) =>
      Object.keys(document["components"][kind]).map((name) => `#/components/${kind}/${name}`),
    );
    const unused = held.filter((name) => !refs.has(name));
    expect([...refs].filter((ref) => !held.includes(ref))).toEqual([]);
    expect(unused).toEqual([]);
  });

  it("names every object that stands in several places", () => {
    const namedSchemas = new Set<unknown>(Object.values(schemasByName));
    const counts = new Map<unknown, number>();
    const visit = (schema: any): void => {
      const { type, shape, innerType, element, valueType, options } = schema._zod.def;
      if (namedSchemas.has(schema)) return;
      if (type === "object" && Object.keys(shape).length > 0) counts.set(schema, (counts.get(schema) ?? 0) + 1);
      for (const below of [innerType, element, valueType, ...(options ?? []), ...Object.values(shape ?? {})])
        if (below) visit(below);
    };
    for (const endpoint of endpoints) for (const part of [endpoint.body, endpoint.response]) if (part) visit(part);
    expect(counts.size).toBeGreaterThan(10);
    expect([...counts.values()].filter((times) => times > 1)).toEqual([]);
  });

  it("says of every field what it means", () => {
    const silent = [...nodes(document)]
      .filter(([at]) => /\/properties\/[^/]+$/.test(at) && !at.includes("/example"))
      .filter(([, { description, $ref: ref }]) => {
        const text = ref ? document["components"].schemas[ref.split("/").at(-1)].description : description;
        return typeof (text ?? description) !== "string";
      })
      .map(([at]) => at);
    expect(silent).toEqual([]);
  });

  it("says null only where the interface does", () => {
    const nullable = [...nodes(document)].filter(([at, { type, anyOf }]) => {
      if (/\/anyOf\/\d+$/.test(at)) return false;
      const types = [type, ...(Array.isArray(anyOf) ? anyOf.map((option: Node) => option["type"]) : [])].flat();
      return types.includes("null");
    });
    expect(nullable.map(([at]) => at.replace(/^.*\/(?=\w+\/properties\/\w+$)/, ""))).toEqual([
      "items/properties/user_email",
      "meta/properties/next_cursor",
      "Message/properties/providerAPhase",
      "Pagination/properties/nextCursor",
    ]);
  });

  it("requires what the interface promises, and states lengths and forms", () => {
    const { ControlChange, Computer, User, ReadinessReport, Session } = document["components"].schemas as Node;
    const history = document["paths"]["/api/v0/organization/enterprise-controls/history"].get as Node;
    expect(history["responses"][200].content["application/json"].schema.required).toEqual(["changes", "pagination"]);
    expect(Computer["required"]).toEqual(["id", "name", "providerType", "createdAt"]);
    expect(Computer["properties"].name).toMatchObject({ minLength: 1, maxLength: 63 });
    expect(Computer["properties"].relayAgentUrl).toMatchObject({ type: "string", format: "uri" });
    expect(ControlChange["properties"].updatedAt).toMatchObject({ format: "date-time" });
    expect(User["properties"].email).toMatchObject({ format: "email" });
    expect(ReadinessReport["required"]).toEqual(["reportId", "createdAt", "repoUrl", "apps", "report"]);
    expect(Session["properties"].createdAt).toMatchObject({ type: "integer" });
    expect(Session["properties"].completedAt).toMatchObject({ type: "integer" });
  });

  it("describes every setting down to its values", () => {
    const { ControlChange, Settings } = document["components"].schemas as Node;
    expect(ControlChange["properties"].settings).toEqual({ $ref: "#/components/schemas/Settings" });
    const at = (path: string) =>
      path
        .replaceAll("[*]", ".*")
        .split(".")
        .reduce<Node>(
          (node, key) => (key === "*" ? (node["items"] ?? node["additionalProperties"]) : node["properties"][key]),
          Settings,
        );
    const open = interfaceSettings.filter((path) => {
      const { type, anyOf, items, properties, additionalProperties } = at(path);
      if (type === "array") return !items;
      return type === "object" ? !properties && !additionalProperties : !type && !anyOf;
    });
    expect(open).toEqual([]);
    expect(at("customModels[*].hostedProvider.hostedBaseUrl")).toMatchObject({ type: "string" });
    expect(at("sandbox.network.socksProxyPort")).toMatchObject({ type: "integer" });
    expect(at("maxAutonomyLevel")["anyOf"][0].enum).toEqual(["off", "low", "medium", "high"]);
    expect(at("userModelPolicies[*].allowedModelIds")).toMatchObject({ type: "array", items: { type: "string" } });
  });

  it("takes a token in place of a key where the interface does", () => {
    const takers = endpoints.filter((endpoint) => operationOf(endpoint)["security"] !== undefined);
    expect(takers.map(({ path }) => path).every((path) => path.startsWith("/api/v0/"))).toBe(true);
    expect(endpoints.filter(({ path }) => path.startsWith("/api/v0/"))).toEqual(takers);
    for (const endpoint of takers) expect(operationOf(endpoint)["security"]).toEqual([{ key: [] }, { token: [] }]);
    expect(document["security"]).toEqual([{ key: [] }]);
    expect(document["components"].securitySchemes.token).toMatchObject({ scheme: "bearer", bearerFormat: "JWT" });
  });

  it("has schemas that compile, in strict mode", () => {
    const schemas = [...nodes(document)].filter(([at]) => /\/schema$|\/components\/schemas\/\w+$/.test(at));
    expect(schemas.length).toBeGreaterThan(40);
    for (const [, schema] of schemas) expect(compiled(schema)).toEqual(expect.any(Function));
    expect(() => compiled({ typo: "string" })).toThrow("unknown keyword");
  });

  it("sends readiness reports to the host of the application, and all else to the API host", () => {
    for (const endpoint of endpoints) {
      const [{ variables }] = document["paths"][endpoint.path].servers ?? document["servers"];
      expect([endpoint.name, variables.address.default]).toEqual([
        endpoint.name,
        `https://${endpoint.host}.example.com`,
      ]);
    }
  });

  it("has a tag for each resource", () => {
    expect(document["tags"].map(({ name }: Node) => name)).toEqual(Object.keys(resources));
  });
});

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))("%s", (name, endpoint: Endpoint) => {
  const operation = operationOf(endpoint);
  const parts = partsOf(endpoint, endpoint.example);

  test("has a name of its own, its tag and its words", () => {
    const ids = [...nodes(document)].filter(([, node]) => node["operationId"] === operation["operationId"]);
    expect(ids).toHaveLength(1);
    expect(operation["tags"]).toEqual([name.split(".")[0]]);
    expect(`${operation["summary"]}.`).toBe(endpoint.description);
    expect(operation["description"]).toContain(`For the roles ${rolesText(endpoint)}.`);
  });

  test("declares every parameter, with an example that it takes", () => {
    const declared = [
      ...Object.keys(endpoint.params.shape).map((field) => ["path", field]),
      ...Object.keys(endpoint.query.shape).map((field) => ["query", field]),
    ];
    const parameters = (operation["parameters"] ?? []) as Node[];
    expect(parameters.map((parameter) => [parameter["in"], parameter["name"]])).toEqual(declared);
    for (const parameter of parameters) {
      expect(parameter["description"]).toEqual(expect.any(String));
      if ("example" in parameter) expect(compiled(parameter["schema"])(parameter["example"])).toBe(true);
    }
    const required = parameters.filter((parameter) => parameter["required"]).map((parameter) => parameter["name"]);
    for (const field of required) {
      const { [field]: _, ...rest } = { ...parts.params, ...parts.query };
      const takes = z.safeParse(endpoint.params, rest).success && z.safeParse(endpoint.query, rest).success;
      expect([field, takes]).toEqual([field, false]);
    }
  });

  test("has a body with an example that it takes", () => {
    expect("requestBody" in operation).toBe(endpoint.body !== undefined);
    if (!endpoint.body) return;
    const { schema, example } = operation["requestBody"].content["application/json"];
    expect(example).toEqual(parts.body);
    expect(compiled(schema)(example)).toBe(true);
    expect(compiled(schema)([])).toBe(false);
  });

  test("answers with its success, its refusals and 429", () => {
    const statuses = [endpoint.success, ...endpoint.refusals, 429].map(String);
    expect(Object.keys(operation["responses"]).sort()).toEqual(statuses.sort());
    expect(operation["responses"][endpoint.success].content["application/json"].schema).toBeDefined();
  });
});
