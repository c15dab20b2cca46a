// lane: long
// Every field that the interface names, required or not, is in some answer of the sample.
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import { settings } from "../../src/catalog/settings.ts";
import { settingsSchema } from "../../src/commands/api/settings-schema.ts";
import { openApi } from "../../src/service/openapi.ts";
import { type Emulator, serveEmulator } from "../../src/emulator/server.ts";
import type { Endpoint } from "../../src/service/endpoint.ts";
import { endpoints } from "../../src/service/index.ts";
import { interfaceSettings } from "../support/interface-settings.ts";
import { example } from "./requests.ts";
import { sampleOrganization } from "./support.ts";

/** Yields the paths of the fields that a schema names; `[]` means every item of a list and every key of a map. */
function* declared(schema: z.core.$ZodType, at = ""): Generator<string> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === "optional" || def.type === "nullable") yield* declared(def.innerType, at);
  if (def.type === "array") yield* declared(def.element, `${at}[]`);
  if (def.type === "record") yield* declared(def.valueType, `${at}[]`);
  if (def.type === "object")
    for (const [name, field] of Object.entries(def.shape)) {
      yield `${at}.${name}`;
      yield* declared(field, `${at}.${name}`);
    }
}

/** Yields the paths at which a value is not null. */
function* pathsIn(value: unknown, at = ""): Generator<string> {
  if (value === null || value === undefined) return;
  yield at;
  if (typeof value !== "object") return;
  for (const [name, item] of Object.entries(value)) {
    yield* pathsIn(item, `${at}[]`);
    if (!Array.isArray(value)) yield* pathsIn(item, `${at}.${name}`);
  }
}

const organization = sampleOrganization();
const sessionIds = organization.sessions.map(({ id }) => id);
const weeks = { startDate: "2026-06-15", endDate: "2026-07-05" };
const computers = organization.computers.flatMap(({ id, name }) => ({ computerId: id, name }));
const users = [organization.members[0]!.user.email, "nobody@nowhere.example"].map((email) => ({ email, limit: 1 }));

/** Inputs of an endpoint besides its example. */
const inputs: Readonly<Record<string, readonly object[]>> = {
  computers: [...computers, { computerId: computers[0]!.computerId, name: "build-01" }],
  sessions: sessionIds.map((sessionId) => ({ sessionId, computerId: undefined })),
  "sessions.create": [{ computerId: computers[0]!.computerId }],
  "messages.list": sessionIds.flatMap((sessionId) =>
    [{}, { limit: 1 }].map((page) => ({ sessionId, role: undefined, ...page })),
  ),
  users: [{ limit: 1 }],
  enterpriseControls: [{ limit: 1 }],
  "messages.get": sessionIds.flatMap((sessionId) =>
    [1, 2, 3, 4].map((n) => ({ sessionId, messageId: `msg_${sessionId}_${n}` })),
  ),
  "messages.add": [{ sessionId: "ses_nightly" }],
  "limits.set": [{ users }],
  analytics: [weeks],
};

const answers = new Map<z.core.$ZodType, Set<string>>();
const bodies = new Map<string, unknown[]>();

async function recordFields(emulator: Emulator, endpoint: Endpoint, input: object, response: z.core.$ZodType) {
  const { body, status } = await example(
    emulator,
    { ...endpoint, example: { ...endpoint.example, ...input } },
    {},
    emulator.apiKeys.owner,
  );
  if (status >= 400) return;
  const paths = answers.get(response) ?? new Set();
  answers.set(response, paths);
  for (const path of pathsIn(body)) paths.add(path);
  bodies.set(endpoint.name, [...(bodies.get(endpoint.name) ?? []), body]);
}

const groups: Readonly<Record<string, string>> = { tokens: "model", tools: "tool_name", activity: "client" };

beforeAll(async () => {
  const emulator = await serveEmulator({ organization });
  // Read first: writing changes the results of reading.
  for (const endpoint of endpoints.toSorted((a, b) => (a.method === b.method ? 0 : a.method === "GET" ? -1 : 1))) {
    const [resource = "", verb = ""] = endpoint.name.split(".");
    for (const input of inputs[endpoint.name] ?? inputs[resource] ?? [{}]) {
      await recordFields(emulator, endpoint, input, endpoint.daily ?? endpoint.response);
      if (endpoint.grouped)
        await recordFields(emulator, endpoint, { ...input, group_by: groups[verb] }, endpoint.grouped);
    }
  }
  await emulator.close();
});

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))("%s", (_, endpoint) => {
  const { daily, grouped, response } = endpoint;
  test.each(daily && grouped ? [daily, grouped] : [response])("gives every field it names", (schema) => {
    const paths = answers.get(schema);
    expect([...declared(schema)].filter((path) => paths?.has(path) !== true)).toEqual([]);
  });
});

test("every answer is what the OpenAPI document says, the settings too", () => {
  const document = openApi("1.0.0", settingsSchema(settings)) as Record<string, any>;
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  const flaws = endpoints.flatMap(({ name, path, method, success }) => {
    const { schema } = document["paths"][path][method.toLowerCase()].responses[success].content["application/json"];
    const fits = ajv.compile({ ...schema, components: document["components"] });
    return bodies
      .get(name)!
      .flatMap((body) => (fits(body) ? [] : fits.errors!))
      .map(({ instancePath, message }) => `${name} ${instancePath} ${message}`);
  });
  expect(flaws).toEqual([]);
});

test("the settings hold every field that the interface names", () => {
  const paths = new Set(organization.revisions.flatMap((revision) => [...pathsIn(revision.settings)]));
  expect(interfaceSettings.filter((path) => !paths.has(`.${path.replaceAll("[*]", "[]")}`))).toEqual([]);
});

test("an address that is not said is null", () => {
  const rows = bodies.get("analytics.users")!.flatMap((body) => (body as { data: { user_email: unknown }[] }).data);
  expect(new Set(rows.map((row) => typeof row.user_email))).toEqual(new Set(["string", "object"]));
});
