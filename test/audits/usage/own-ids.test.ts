// Rules on usage that have ids of their own.
import { expect, it } from "vitest";
import { loadText, problemsOf } from "../../policy/corpus.ts";
import { auditUse, change, days, rowsOf } from "./support.ts";

const exceptionFor = (rule: string) =>
  `exceptions: [{ rule: ${rule}, value: [m-b], owner: ada, reason: pilot, from: 2026-02-01, expires: 2026-04-01 }]\n`;

it.each([
  ["", "usage/policy-models", "usage/policy-models"],
  ["id: mm, ", "p/mm", "p/mm"],
  ["id: mm, ", "old/mm", "p/mm"],
])("is accepted by an exception that names the rule: { %s… } as %s", async (id, name, rule) => {
  const range = days("2026-03-01", "2026-03-08");
  const report = await auditUse({
    history: [change(1, "2026-02-01T00:00:00.000Z", {})],
    rows: rowsOf(Object.fromEntries(range.map((day) => [day, ["u1 m-b 5"]])), range.at(-1)!, range[0]),
    asOf: "2026-03-09T08:00:00.000Z",
    policy: `id: p\nformerly: [old]\nusage: { models: { ${id}allowed: [m-a] }, tools: { denied: [t] } }\n${exceptionFor(name)}`,
    from: range[0]!,
  });
  expect(report.findings.map((finding) => [finding.rule, finding.status])).toEqual([[rule, "excepted"]]);
});

it("is not called unknown where its part of the policy is not read", async () => {
  const text = `id: p\nsettings: { maxAutonomyLevel: low }\nusage: { models: { id: mm, alowed: [m-a] } }\n${exceptionFor("p/mm")}`;
  expect((await problemsOf(loadText(text))).map(({ message }) => message)).toEqual([
    'unknown key "alowed" in usage.models',
  ]);
});
