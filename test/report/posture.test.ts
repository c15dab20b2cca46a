import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Finding, RevisionRow } from "../../src/model/report/index.ts";
import { postureOf } from "../../src/report/posture.ts";
import { hourly, judge } from "../support/history.ts";

const rules = `id: p
settings:
  maxAutonomyLevel: { atMost: low, severity: high }
  sandbox: { enabled: true }
`;
const none = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };

describe("posture", () => {
  it("is which way each revision went, and what it left open", async () => {
    const { posture } = await judge(
      hourly(
        { maxAutonomyLevel: "low", sandbox: { enabled: true } },
        { maxAutonomyLevel: "high", sandbox: { enabled: false } },
        { maxAutonomyLevel: "medium", sandbox: { enabled: false } },
        { maxAutonomyLevel: "low", sandbox: { enabled: false } },
      ),
      rules,
    );
    expect(posture.map(({ at: _, ...row }) => row)).toEqual([
      { revision: 1, tighter: 0, looser: 0, balance: 0, open: none },
      { revision: 2, tighter: 0, looser: 2, balance: -2, open: { ...none, high: 1, medium: 1 } },
      { revision: 3, tighter: 1, looser: 0, balance: -1, open: { ...none, high: 1, medium: 1 } },
      { revision: 4, tighter: 1, looser: 0, balance: 0, open: { ...none, medium: 1 } },
    ]);
  });

  it("leaves out revisions at which nothing moved, but never the first", async () => {
    const quiet = { maxAutonomyLevel: "low", sandbox: { enabled: true } };
    const { posture } = await judge(hourly(quiet, quiet, { ...quiet, cloudSessionSync: true }, quiet), rules);
    expect(posture[0]!.revision).toBe(1);
    expect(posture.map(({ revision }) => revision)).not.toContain(2);
  });

  it("is, at every revision, the windows that were open then", async () => {
    const settings = fc.record({
      maxAutonomyLevel: fc.constantFrom("low", "high"),
      sandbox: fc.record({ enabled: fc.boolean() }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(settings, { minLength: 1, maxLength: 9 }), async (history) => {
        const { posture, findings, revisions } = await judge(hourly(...history), rules);
        for (const { revision } of revisions) {
          const row = posture.findLast((item) => item.revision <= revision)!;
          const open = findings.filter(
            ({ exposureSeconds, introduced, resolved }) =>
              exposureSeconds !== null &&
              introduced.revision! <= revision &&
              (resolved?.revision ?? Infinity) > revision,
          );
          for (const severity of ["high", "medium"] as const)
            expect(row.open[severity]).toBe(open.filter((finding) => finding.severity === severity).length);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("counts a window that time opened, or a commit closed, from then on", async () => {
    const key = (level: string) => ({
      maxAutonomyLevel: level,
      customModels: [{ id: "custom:a", apiKey: "Zk3Qp9Lw2Xv7Rt5Ym1Bn8" }],
    });
    const days = (day: number) => new Date(Date.UTC(2026, 2, day)).toISOString();
    const changes = hourly(key("low"), key("medium"), key("low"), key("low"), key("medium")).map((change, i) => ({
      ...change,
      updatedAt: days(1 + 20 * i),
    }));
    const aged = "id: p\nsettings: { customModels: { each: { apiKey: { maxAge: 30d, severity: low } } } }\n";
    const { posture } = await judge(changes, aged, { hours: 24 * 200 });
    expect(posture.map(({ revision, open }) => [revision, open.low])).toEqual([
      [1, 0],
      [2, 0],
      [3, 1],
      [5, 1],
    ]);
    const row = (revision: number) => ({ revision, at: days(revision), changes: [] }) as unknown as RevisionRow;
    const relaxed = {
      severity: "info",
      exposureSeconds: 9,
      introduced: { revision: 1, at: days(1) },
      resolved: { revision: null, at: days(3) },
    } as unknown as Finding;
    const rows = [1, 2, 4, 5].map(row);
    expect(postureOf(rows, [relaxed]).map(({ revision, open }) => [revision, open.info])).toEqual([
      [1, 1],
      [4, 0],
    ]);
  });

  it("counts a window that no revision opened, such as one of use, in the revisions after its beginning", () => {
    const day = (n: number) => new Date(Date.UTC(2026, 2, n)).toISOString();
    const rows = [1, 3, 5].map((n) => ({ revision: n, at: day(n), changes: [] }) as unknown as RevisionRow);
    const used = (from: number, to?: number) =>
      ({
        severity: "low",
        exposureSeconds: 9,
        introduced: { revision: null, at: day(from) },
        resolved: to === undefined ? null : { revision: null, at: day(to) },
      }) as unknown as Finding;
    const low = (findings: Finding[]) => postureOf(rows, findings).map(({ revision, open }) => [revision, open.low]);
    expect(low([used(0), used(2, 4), used(6)])).toEqual([
      [1, 1],
      [3, 2],
      [5, 1],
    ]);
    expect(postureOf([], [used(2)])).toEqual([]);
  });
});
