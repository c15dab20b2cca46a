// The severity of rules on use.
import { expect, it } from "vitest";
import { judge, policy } from "../../support/history.ts";
import { change, rowsOf, usageOf } from "./support.ts";

const asOf = "2026-03-12T08:00:00.000Z";
const history = [change(1, "2026-02-01T00:00:00.000Z", { modelPolicy: { allowedModelIds: ["m-a", "m-z"] } })];

async function severitiesOf(stated: string, builtin: Record<string, string> = {}) {
  const text = `id: p\nusage: { ${stated}tools: { denied: [Read] }, unused: { after: 5d, of: [models] } }\n`;
  const usage = await usageOf(rowsOf({}, "2026-03-11", "2026-03-01"), asOf, "2026-03-01");
  const report = await judge(history, await policy(text), { asOf: Date.parse(asOf), usage, builtin } as never);
  const of = (id: string) => [
    report.findings.find(({ rule }) => rule === id)!.severity,
    report.rules.find((rule) => rule.id === id)!.severity,
  ];
  return [...of("usage/policy-tools"), ...of("usage/unused-allowance")];
}

it("is that of the policy, or else that of the built-in rule, as configured", async () => {
  const builtin = { "usage/policy-tools": "critical", "usage/unused-allowance": "low" };
  expect(await severitiesOf("")).toEqual(["medium", "medium", "info", "info"]);
  expect(await severitiesOf("", builtin)).toEqual(["critical", "critical", "low", "low"]);
  expect(await severitiesOf("severity: high, ", builtin)).toEqual(["high", "high", "high", "high"]);
});
