// What a policy on use says of days before it takes effect, and after its end.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Report } from "../../../src/model/report/index.ts";
import { runs } from "../../support/runs.ts";
import { auditUse, change, days, row, rowsOf } from "./support.ts";

const asOf = "2026-03-12T08:00:00.000Z";
const range = days("2026-03-01", "2026-03-11");
const history = [change(1, "2026-02-01T00:00:00.000Z", { modelPolicy: { allowedModelIds: ["m-a", "m-z"] } })];
const demands = `usage:
  quiet: 2d
  models: { allowed: [m-a], fixWithin: 1d }
  tools: { denied: [Read] }
  clients: { allowed: [web] }
  autonomy: { atMost: off }
  credits: { perUserPerDay: { atMost: 3 }, perDay: { atMost: 4 } }
`;
const rest = `usage:
  hooks: [{ event: Stop, command: log, perSession: { atLeast: 1 }, over: 2d }]
  unused: { after: 3d, of: [models] }
`;

async function audited(usage: string, effective: string | null, spent: Readonly<Record<string, string[]>> = {}) {
  const rows = rowsOf(spent, "2026-03-11", "2026-03-01");
  for (const date of range) row(rows, "tools", date)["hooks_by_event"] = [];
  const policy = `id: p\n${effective === null ? "" : `effective: { ${effective} }\n`}${usage}`;
  return auditUse({ history, rows, asOf, from: "2026-03-01", policy });
}

/** Returns the failing days of each rule and subject. */
function failing(report: Report, of: (status: string) => boolean = () => true): string[] {
  return report.findings
    .filter(({ rule, status }) => rule.startsWith("usage/policy-") && of(status))
    .flatMap(({ rule, subject, days: used = [] }) => used.map(({ day }) => `${day} ${rule} ${subject}`))
    .sort();
}

describe("use on a day before its policy takes effect", () => {
  const spent = fc.dictionary(
    fc.constantFrom(...range),
    fc.uniqueArray(fc.constantFrom("u1 m-b 2", "u2 m-b 5", "u2 m-a 1"), { minLength: 1 }),
  );
  it("is noted, and from its first day on open or resolved as ever", async () => {
    await fc.assert(
      fc.asyncProperty(spent, fc.constantFrom(...range, "2026-06-01"), async (uses, from) => {
        const all = failing(await audited(demands, null, uses));
        const report = await audited(demands, `from: ${from}`, uses);
        expect(failing(report, (status) => status === "noted")).toEqual(all.filter((use) => use < from));
        expect(failing(report, (status) => status !== "noted")).toEqual(all.filter((use) => use >= from));
        const noted = report.findings.filter(({ status }) => status === "noted");
        expect(report.summary.noted).toBe(noted.length);
        for (const finding of noted)
          expect(finding).toMatchObject({ exposureSeconds: null, resolved: null, dueAt: null });
      }),
      { numRuns: runs(12) },
    );
  });

  const statusesOf = async (effective: string) =>
    (await audited(rest, effective)).findings
      .filter(({ rule }) => /hooks|unused/.test(rule))
      .map(({ subject, status, introduced }) => `${status} ${subject} ${introduced.at.slice(0, 16)}`)
      .sort();

  it("is noted of a hook and of an unused entry until a day on which they fail is in force", async () => {
    const of = (status: string, since: string) =>
      ["/modelPolicy/allowedModelIds/m-z", "usage/hook/Stop/*/log"].map(
        (subject) => `${status} ${subject} ${since}T00:00`,
      );
    expect(await statusesOf("from: 2026-03-11")).toEqual(of("noted", "2026-03-01"));
    expect(await statusesOf("from: 2026-03-10")).toEqual(of("open", "2026-03-10"));
    expect(await statusesOf("from: 2026-02-10")).toEqual(of("open", "2026-03-01"));
  });

  it("is not judged of a hook and of an unused entry after the end", async () => {
    expect(await statusesOf("until: 2026-03-09")).toEqual([]);
  });
});
