import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { reportSchema } from "../../src/model/report/index.ts";
import { bo, hourly, judge } from "../support/history.ts";

const schema = JSON.parse(readFileSync("policies/report.schema.json", "utf8")) as object;
const validate = new Ajv({ strict: true, allowUnionTypes: true }).compile(schema);

const policy = `
id: p
owner: ada
settings:
  maxAutonomyLevel: { atMost: medium, fixWithin: 24h, controls: [soc2:CC6.8] }
  sandbox: { enabled: true, network: { allowedDomains: { subsetOf: [a.example] } } }
editors: { approved: [ada@corp.example] }
exceptions:
  - { rule: p/maxAutonomyLevel, value: [high], owner: a, reason: b, from: 2026-03-01, expires: 2026-03-05, ticket: T-1, category: waiver }
`;
const history = hourly(
  { maxAutonomyLevel: "high", sandbox: { enabled: false } },
  {
    by: bo,
    set: {
      maxAutonomyLevel: "turbo",
      commandAllowlist: ["b"],
      customModels: [{ id: "custom:a", apiKey: "Zk3Qp9Lw2Xv7Rt5Ym1Bn8" }],
    },
  },
  { by: null, set: { odd: { deep: [1, null, "x"] }, commandAllowlist: ["a", "b"] } },
);

describe("the JSON report", () => {
  it.each([
    ["a drifted organization", () => judge(history, policy, { hours: 200 })],
    ["incomplete evidence", () => judge(history, policy, { problems: ["truncated"] })],
    ["no history at all", () => judge([], policy)],
  ])("of %s is what its published schema says", async (_, make) => {
    const report = JSON.parse(JSON.stringify(await make())) as unknown;
    validate(report);
    expect(validate.errors ?? []).toEqual([]);
    expect(z.safeParse(reportSchema, report).success).toBe(true);
  });

  it("has no member that its schema does not name", () => {
    expect(validate({ ...(JSON.parse("{}") as object), surprise: 1 })).toBe(false);
  });
});
