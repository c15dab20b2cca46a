// Properties of every declared endpoint.
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { Endpoint } from "../../src/service/endpoint.ts";
import { endpoints, resources } from "../../src/service/index.ts";
import { MAX_LIMIT } from "../../src/service/paging.ts";
import { fromTexts, partsOf } from "../../src/service/wire.ts";

const TODAY = "2026-11-20";

test("are the rows of the interface", () => {
  expect(
    endpoints.map(({ name, method, host, path, success }) => `${name} ${method} ${host} ${path} ${success}`),
  ).toEqual([
    "analytics.tokens GET api /api/v1/analytics/tokens 200",
    "analytics.tools GET api /api/v1/analytics/tools 200",
    "analytics.activity GET api /api/v1/analytics/activity 200",
    "analytics.productivity GET api /api/v1/analytics/productivity 200",
    "analytics.users GET api /api/v1/analytics/users 200",
    "readiness.list GET app /api/organization/maturity-level-reports 200",
    "enterpriseControls.history GET api /api/v0/organization/enterprise-controls/history 200",
    "users.list GET api /api/v0/organization/users 200",
    "limits.set PUT api /api/v0/organization/usage/limits/users 200",
    "sessions.create POST api /api/v0/sessions 201",
    "sessions.get GET api /api/v0/sessions/{sessionId} 200",
    "sessions.update PATCH api /api/v0/sessions/{sessionId} 200",
    "messages.list GET api /api/v0/sessions/{sessionId}/messages 200",
    "messages.get GET api /api/v0/sessions/{sessionId}/messages/{messageId} 200",
    "messages.add POST api /api/v0/sessions/{sessionId}/messages 200",
    "computers.get GET api /api/v0/computers/{computerId} 200",
    "computers.getByName GET api /api/v0/computers/name/{name} 200",
    "computers.update PATCH api /api/v0/computers/{computerId} 200",
    "computers.retryInstall POST api /api/v0/computers/{computerId}/install-deps 202",
  ]);
});

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))("%s", (_, endpoint: Endpoint) => {
  test("is told in one sentence", () => {
    expect(endpoint.description).toMatch(/^[A-Z][^.]*\.$/);
  });

  test("declares just the parameters that its path has", () => {
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(endpoint.params.shape)).toEqual(inPath);
  });

  test("has no name in two parts of its input", () => {
    const names = [endpoint.params, endpoint.query, endpoint.body].flatMap((part) => Object.keys(part?.shape ?? {}));
    expect(new Set(names).size).toBe(names.length);
  });

  test("takes its own example", () => {
    const { params, query, body } = partsOf(endpoint, endpoint.example);
    expect(z.parse(endpoint.params, params)).toEqual(params);
    expect(z.parse(endpoint.query, query)).toEqual(query);
    if (endpoint.body) expect(z.parse(endpoint.body, body)).toEqual(body);
    expect(endpoint.objections?.(endpoint.example, TODAY) ?? []).toEqual([]);
  });

  test("says of every field what it means", () => {
    for (const part of [endpoint.params, endpoint.query, endpoint.body, endpoint.response])
      for (const [name, schema] of Object.entries(part?.shape ?? {}))
        expect([name, JSON.stringify(z.toJSONSchema(schema as z.ZodMiniType, { io: "input" }))]).toEqual([
          name,
          expect.stringContaining('"description"'),
        ]);
  });

  test("does not change anything when it reads", () => {
    expect(endpoint.method === "GET").toBe(endpoint.body === undefined && endpoint.success === 200);
  });
});

const paged = endpoints.filter((endpoint) => endpoint.paging);

describe.each(paged.map((endpoint) => [endpoint.name, endpoint] as const))("the list %s", (_, endpoint) => {
  const { items, parameter } = endpoint.paging!;

  test("names fields that it declares", () => {
    expect(endpoint.response.shape).toHaveProperty(items);
    expect(endpoint.query.shape).toHaveProperty(parameter);
  });

  test("takes no page of nothing, and none that is too large", () => {
    const parse = (limit: string) => z.parse(endpoint.query, fromTexts(endpoint.query, { ...period, limit }));
    const period = "startDate" in endpoint.query.shape ? { startDate: "2026-03-01", endDate: "2026-03-01" } : {};
    expect(parse("1")).toMatchObject({ limit: 1 });
    for (const limit of ["0", "-1", "1.5", "", "ten"]) expect(() => parse(limit)).toThrow();
    if (endpoint === resources.readiness.list) expect(parse("9007199254740991")).toEqual({ limit: 9007199254740991 });
    else expect(() => parse(String(MAX_LIMIT + 1))).toThrow();
  });
});
