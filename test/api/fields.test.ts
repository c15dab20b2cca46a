// The endpoints on the command line: names, options, help.
import { describe, expect, it, test } from "vitest";
import { fieldsOf, flagsOf, kebab } from "../../src/api/fields.ts";
import { exampleOf, helpOf, wordsOf } from "../../src/api/help.ts";
import type { Endpoint } from "../../src/service/endpoint.ts";
import { endpoints, resources } from "../../src/service/index.ts";

it.each([
  ["enterpriseControls", "enterprise-controls"],
  ["getByName", "get-by-name"],
  ["group_by", "group-by"],
  ["users", "users"],
])("writes %s as %s", (name, expected) => {
  expect(kebab(name)).toBe(expected);
});

/** Options of every endpoint's command, by commander's names for their values. */
const flagNames = [
  "config",
  "quiet",
  "color",
  "baseUrl",
  "appUrl",
  "apiKeyFile",
  "organization",
  "body",
  "all",
  "format",
  "help",
];

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))("%s", (_, endpoint: Endpoint) => {
  const fields = fieldsOf(endpoint);

  test("has an option for each field, and no two of the same name", () => {
    const declared = [endpoint.params, endpoint.query, endpoint.body].flatMap((part) => Object.keys(part?.shape ?? {}));
    expect(fields.map(({ name }) => name)).toEqual(declared);
    const flags = fields.flatMap(flagsOf);
    expect(new Set(flags).size).toBe(flags.length);
    for (const name of flagNames) expect(flags).not.toContain(`--${kebab(name)}`);
    for (const { name } of fields) expect(flagNames).not.toContain(name);
  });

  test("says of each what it means", () => {
    for (const { name, description: says } of fields) expect([name, says.length > 5]).toEqual([name, true]);
  });

  test("has an example, its method and path, its roles and statuses in the help", () => {
    const help = helpOf(endpoint);
    for (const part of [
      `${endpoint.method} ${endpoint.path}`,
      `driftline api ${wordsOf(endpoint)}`,
      ...endpoint.allowed,
    ])
      expect(help).toContain(part);
    for (const status of [endpoint.success, ...endpoint.refusals, 429]) expect(help).toContain(String(status));
  });

  test("marks roles in the help that the interface documents for the analytics only", () => {
    const assumed = "(assumed: the service documents none)";
    expect(helpOf(endpoint).includes(assumed)).toBe(!endpoint.path.startsWith("/api/v1/analytics/"));
  });
});

describe("fields", () => {
  const of = (endpoint: Endpoint, name: string) => fieldsOf(endpoint).find((field) => field.name === name)!;

  it("say their kind, where they travel, and whether they are required", () => {
    const { create } = resources.sessions;
    expect(of(create, "computerId")).toMatchObject({ kind: "text", where: "body", required: true });
    expect(of(create, "sessionSettings")).toMatchObject({ kind: "map", where: "body", required: false });
    expect(of(resources.sessions.get, "sessionId")).toMatchObject({ kind: "text", where: "path", required: true });
    expect(of(resources.users.list, "limit")).toMatchObject({ kind: "number", where: "query", required: false });
    expect(of(resources.limits.set, "users")).toMatchObject({ kind: "maps", where: "body", required: true });
    expect(of(resources.messages.add, "images")).toMatchObject({ kind: "files" });
  });

  it("tell their bounds and choices", () => {
    expect(of(resources.users.list, "limit").description).toBe("Items on a page, 1 to 100, default 20");
    expect(of(resources.sessions.create, "cwd").description).toBe(
      "Working directory on the computer, 1 to 4096 characters",
    );
    expect(of(resources.readiness.list, "limit").description).toBe("Items on a page, 1 or more");
    expect(of(resources.messages.list, "role").choices).toEqual(["user", "assistant", "tool"]);
  });

  it("are called as a person would, and by their own names", () => {
    expect(flagsOf(of(resources.sessions.get, "computerId"))).toEqual(["--computer-id", "--computerId"]);
    expect(flagsOf(of(resources.messages.add, "images"))).toEqual(["--image", "--images"]);
    expect(flagsOf(of(resources.messages.add, "text"))).toEqual(["--text"]);
  });
});

it.each<[Endpoint, string]>([
  [resources.computers.getByName, "driftline api computers get-by-name build-01"],
  [resources.messages.add, "driftline api messages add ses_01 --text 'Run the tests.'"],
  [resources.limits.set, `driftline api limits set --users '{"email":"ada@corp.example","limit":500000}'`],
  [resources.users.list, "driftline api users list --limit 50"],
])("gives an example of $name", (endpoint, wanted) => {
  expect(exampleOf(endpoint)).toBe(wanted);
});
