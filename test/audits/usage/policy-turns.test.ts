// Use on a day on which the policy's demand on it changed.
import { expect, it } from "vitest";
import { judge, policy } from "../../support/history.ts";
import { change, rowsOf, usageOf, useful } from "./support.ts";

const asOf = "2026-03-12T08:00:00.000Z";
const history = [change(1, "2026-02-01T00:00:00.000Z", {})];
const spent = { "2026-03-05": ["u1 m-b 1"], "2026-03-06": ["u1 m-b 2"], "2026-03-07": ["u1 m-b 4"] };
const models = (allowed: string, rest = "") => `id: p\nusage: { models: { allowed: [${allowed}] }${rest} }\n`;

async function audited(versions: readonly (readonly [from: string | number, text: string | null])[]) {
  const loaded = await Promise.all(
    versions.map(async ([from, text], i) => ({
      from: typeof from === "number" ? from : Date.parse(from),
      commit: { id: String(i).repeat(40), author: "a@x.example", writers: [] },
      policies: text === null ? null : await policy(text),
      edits: ["an edit"],
    })),
  );
  const usage = await usageOf(rowsOf(spent, "2026-03-11", "2026-03-01"), asOf, "2026-03-01");
  const report = await judge(history, loaded.at(-1)!.policies!, {
    asOf: Date.parse(asOf),
    usage,
    policyHistory: { versions: loaded, notEvaluated: [] },
  } as never);
  return [useful(report), report.usage!.ambiguous.map(({ day, reason }) => `${day.slice(5)} ${reason}`)];
}

const refused = (days: string) => [`usage/policy-models usage/model/m-b/user/u1 ${days} open`];

it("is ambiguous, and on other days is judged by the policy of today", async () => {
  const before: readonly [string, string] = ["2026-01-01", models("m-a, m-b")];
  expect(await audited([before, ["2026-03-06T12:00:00Z", models("m-a")]])).toEqual([
    refused("03-05=1 03-07=4"),
    ["03-06 changed"],
  ]);
  expect(await audited([before, ["2026-03-06T12:00:00Z", null], ["2026-03-09", models("m-a")]])).toEqual([
    refused("03-05=1 03-07=4"),
    ["03-06 changed"],
  ]);
});

it("is judged if the change was to another demand, or is not committed", async () => {
  const before: readonly [string, string] = ["2026-01-01", models("m-a")];
  const other = models("m-a", ", tools: { denied: [t] }");
  for (const [from, text] of [
    ["2026-03-06T12:00:00Z", other],
    [Infinity, models("m-c")],
  ] as const)
    expect((await audited([before, [from, text]]))[1]).toEqual([]);
});
