// Tiers of models that a policy refuses, compared with a reference that judges every day by its own figures.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "../../support/runs.ts";
import { auditUse, change, days, row, rowsOf } from "./support.ts";

const range = days("2026-03-01", "2026-03-08");
const asOf = "2026-03-09T08:00:00.000Z";
const history = [change(1, "2026-02-01T00:00:00.000Z", {})];

/** The parts of a day's credits for m-b, by tier. null: the service did not report the tier. */
type Part = readonly [tier: "standard" | "thinking" | "fast" | null, credits: number];

async function audited(byDay: ReadonlyMap<string, readonly Part[]>, demand: string) {
  const total = (parts: readonly Part[]) => parts.reduce((sum, [, credits]) => sum + credits, 0);
  const spent = Object.fromEntries([...byDay].map(([day, parts]) => [day, [`u1 m-b ${total(parts)}`]]));
  const rows = rowsOf(spent, range.at(-1)!, range[0]);
  for (const [day, parts] of byDay) {
    const tokens = row(rows, "tokens", day);
    const others = (tokens["by_model"] as { model_id: string }[]).filter(({ model_id }) => model_id !== "m-b");
    tokens["by_model"] = [
      ...others,
      ...parts.map(([model_tier, billable_tokens]) => ({ model_id: "m-b", model_tier, billable_tokens })),
    ];
  }
  const policy = `id: p\nusage: { quiet: 2d, models: ${demand} }\n`;
  const report = await auditUse({ history, rows, asOf, policy, from: range[0]! });
  return report.findings.filter(({ rule, actual }) => rule === "usage/policy-models" && actual === "m-b");
}

const parts = fc.uniqueArray(
  fc.tuple(
    fc.constantFrom("standard" as const, "thinking" as const, "fast" as const, null),
    fc.integer({ max: 9, min: 0 }),
  ),
  { maxLength: 2, selector: ([tier]) => tier },
);
const byDays = fc.tuple(...range.map(() => parts)).map((all) => new Map(range.map((day, i) => [day, all[i]!])));

describe("a tier that the policy refuses", () => {
  it("fails on the days that report it, and on no other", async () => {
    await fc.assert(
      fc.asyncProperty(byDays, async (byDay) => {
        const failing: string[] = [];
        for (const [day, all] of byDay) {
          const used = all.filter(([, credits]) => credits > 0);
          const refused = used.filter(([tier]) => tier === "thinking" || tier === "fast");
          const credits = refused.reduce((sum, [, part]) => sum + part, 0);
          // Which user took which tier is not reported.
          if (refused.length > 0)
            failing.push(`${day} ${credits} ${refused.length === used.length ? "u1" : "somebody"}`);
        }
        const findings = await audited(byDay, "{ tiers: [standard] }");
        const told = findings.flatMap(({ subject, days: failed = [] }) =>
          failed.map(({ day, credits }) => `${day} ${credits} ${subject.endsWith("/user/u1") ? "u1" : "somebody"}`),
        );
        expect(told.toSorted()).toEqual(failing);
        for (const { message, days: failed = [] } of findings) {
          const tiers = ["fast", "thinking"].filter((tier) =>
            failed.some(({ day }) => byDay.get(day)!.some(([other, credits]) => other === tier && credits > 0)),
          );
          expect(message).toContain(`used m-b of tier ${tiers.join(" or ")}, which the policy does not allow, on `);
        }
      }),
      { numRuns: runs(60) },
    );
  });

  const on = (...all: (readonly Part[])[]) => new Map(range.map((day, i) => [day, all[i] ?? []]));

  it("is not quiet on a day that does not say the tier", async () => {
    const thinking: Part[] = [["thinking", 3]];
    const ends = async (...all: (readonly Part[])[]) =>
      (await audited(on(...all), "{ tiers: [standard] }")).map(({ resolved }) => resolved?.at.slice(0, 10) ?? null);
    const silent: Part[] = [[null, 3]];
    const mixed: Part[] = [
      ["standard", 3],
      ["thinking", 2],
    ];
    expect(await ends(thinking)).toEqual(["2026-03-02"]);
    expect(await ends(thinking, silent, silent, silent, silent, silent, [])).toEqual([null]);
    expect(await ends(thinking, mixed, mixed, mixed, mixed, mixed, mixed)).toEqual([null, null]);
  });

  it("is not asked for where the policy refuses the model itself", async () => {
    const findings = await audited(on([["thinking", 3]], [["standard", 4]]), "{ denied: [m-b], tiers: [standard] }");
    expect(findings.map(({ message }) => message)).toEqual([
      "u1 used m-b, which the policy does not allow, on 2 days from 2026-03-01 to 2026-03-02, 7 credits",
    ]);
  });
});
