// The first use after a loosening, over random histories, compared with a reference that looks for it day by day.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Report } from "../../../src/model/report/index.ts";
import { runs } from "../../support/runs.ts";
import { auditUse, base, change, days, row, type Rows, rowsOf } from "./support.ts";

const DAY = 86_400_000;
const asOf = "2026-03-09T08:00:00.000Z";
const range = days("2026-03-01", "2026-03-08");
const start = Date.parse("2026-03-01T00:00:00.000Z");
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);
const firsts = (report: Report) => report.findings.filter(({ rule }) => rule === "usage/first-after-loosening");

describe("the first use of a model", () => {
  interface Revision {
    readonly time: number;
    /** An empty list can be read in two ways. */
    readonly allowed: readonly string[];
    /** Whether the revision before is missing. */
    readonly isBehindGap: boolean;
  }
  const revisions = fc
    .uniqueArray(
      fc.record({
        hours: fc.integer({ min: 1, max: 8 * 24 - 1 }),
        allowed: fc.constantFrom([], ["m-a"], ["m-a", "m-b"], ["m-b"]),
        isBehindGap: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
      }),
      { maxLength: 5, selector: ({ hours }) => hours },
    )
    .map((later): Revision[] => [
      { time: start - DAY, allowed: ["m-a"], isBehindGap: false },
      ...later
        .toSorted((a, b) => a.hours - b.hours)
        .map(({ hours, ...rest }) => ({ time: start + hours * 3_600_000, ...rest })),
    ]);
  const uses = fc.uniqueArray(fc.record({ day: fc.constantFrom(...range), user: fc.constantFrom("u1", "u2") }), {
    maxLength: 6,
    selector: ({ day, user }) => `${day} ${user}`,
  });

  const firstDays = fc.constantFrom(...range.slice(0, 4));

  const numberOf = (all: readonly Revision[], at: number) =>
    at + 1 + all.slice(0, at + 1).filter(({ isBehindGap }) => isBehindGap).length;

  /** Returns for each revision that allowed m-b: the day of it, and the first later day that surely shows its use. */
  function reference(all: readonly Revision[], usedOn: (day: string) => boolean, missing: readonly string[]) {
    const isAllowedAt = (time: number) =>
      all.findLast((revision) => revision.time <= time)?.allowed.includes("m-b") === true;
    return all.flatMap(({ time, allowed, isBehindGap }, i) => {
      // The missing revision may have allowed it.
      if (i === 0 || isBehindGap || !allowed.includes("m-b")) return [];
      const before = all[i - 1]!.allowed;
      if (before.includes("m-b") || before.length === 0) return [];
      for (const day of range.filter((date) => date > dayAt(time))) {
        // From here on, the settings are others again, at least for a part of the day.
        const isWhole = all.every(
          (revision) =>
            revision.time <= time || revision.time >= Date.parse(day) + DAY || revision.allowed.includes("m-b"),
        );
        const isBehind = all.some(
          (other, at) => other.isBehindGap && other.time > Date.parse(day) && all[at - 1]!.time < Date.parse(day) + DAY,
        );
        if (!isWhole || isBehind || missing.includes(day)) return [];
        if (usedOn(day))
          return isAllowedAt(Date.parse(day)) ? [{ revision: numberOf(all, i), between: [dayAt(time), day] }] : [];
      }
      return [];
    });
  }

  it("is on the first whole day after each revision that allowed it, if no day before is unknown", async () => {
    await fc.assert(
      fc.asyncProperty(
        revisions,
        uses,
        fc.subarray(range, { maxLength: 2 }),
        firstDays,
        async (all, used, gaps, from) => {
          const missing = [...gaps, ...range.filter((day) => day < from)];
          const on = (day: string) => used.filter((use) => use.day === day).map(({ user }) => user);
          const rows = rowsOf(
            Object.fromEntries(range.map((day) => [day, on(day).map((user) => `${user} m-b 3`)])),
            range.at(-1)!,
            range[0],
          );
          rows.tokens = rows.tokens.filter(({ date }) => !gaps.includes(date as string));
          const history = all.map(({ time, allowed }, i) =>
            change(numberOf(all, i), new Date(time).toISOString(), {
              modelPolicy: { allowedModelIds: allowed, allowAllServiceModels: false },
            }),
          );
          const findings = firsts(await auditUse({ history, rows, asOf, from })).filter(
            ({ actual }) => actual === "m-b",
          );
          const expected = reference(all, (day) => on(day).length > 0, missing);
          expect(findings.map(({ between }) => between)).toEqual(expected.map(({ between }) => between));
          for (const [i, finding] of findings.entries()) {
            const { revision, between } = expected[i]!;
            const day = between[1]!;
            const inDay = (time: number) => time >= Date.parse(day) && time < Date.parse(day) + DAY;
            expect(finding).toMatchObject({
              subject: "usage/model/m-b",
              offending: ["m-b"],
              certainty: "exact",
              exposureSeconds: null,
              days: [
                {
                  day,
                  provisional: day === range.at(-1),
                  revisions: all.flatMap(({ time }, at) => (inDay(time) ? [numberOf(all, at)] : [])),
                },
              ],
            });
            expect(finding.message).toContain(
              `which revision ${revision} allowed on ${between[0]}, was used on ${day}`,
            );
            expect(["u1", "u2"].filter((user) => finding.message.includes(user))).toEqual([...new Set(on(day))].sort());
          }
        },
      ),
      { numRuns: runs(60) },
    );
  });
});

describe("the first use", () => {
  const settings = (models: string[], server: boolean, cap: string) => ({
    modelPolicy: { allowedModelIds: models, allowAllServiceModels: false },
    mcpPolicy: { enabled: true, allowlist: server ? ["mcp.linear.example"] : ["mcp.other.example"] },
    maxAutonomyLevel: cap,
  });
  const history = [
    change(1, "2026-02-28T00:00:00.000Z", settings(["m-a"], false, "low")),
    change(2, "2026-03-03T12:00:00.000Z", settings(["m-a", "m-b"], true, "high")),
  ];
  const policy = `${base}usage: { mcp: { identities: { linear: mcp.linear.example } } }\n`;
  const findingsOf = async (spent: Record<string, string[]>, edit: (rows: Rows) => void) => {
    const rows = rowsOf(spent, range.at(-1)!, range[0]);
    edit(rows);
    const report = await auditUse({ history, rows, asOf, policy, from: range[0]! });
    return firsts(report).map(({ subject, certainty, message }) => [subject, certainty, message.replace(/^.*day/, "")]);
  };
  const day = "2026-03-05";

  it("of a model is certain to a lower bound where only the most used model of a user is known", async () => {
    const onlyPrimary = (rows: Rows) => {
      delete row(rows, "tokens", day)["by_user"];
      Object.assign(row(rows, "users", day, "u1"), { primary_model: "m-b" });
    };
    expect(await findingsOf({ [day]: ["u1 m-b 1"] }, onlyPrimary)).toEqual([
      ["usage/model/m-b", "lower-bound", ", by u1"],
    ]);
  });

  it("of a mode is certain to a lower bound only, because only the mode used most is known", async () => {
    const high = (rows: Rows) => Object.assign(row(rows, "users", day, "u9"), { delegation_level: "auto-high" });
    expect(await findingsOf({}, high)).toEqual([["usage/autonomy/auto-high", "lower-bound", ", by u9"]]);
  });

  it("of a server names its caller only where nobody else called any", async () => {
    const called =
      (...users: string[]) =>
      (rows: Rows) => {
        row(rows, "tools", day)["mcp_by_server"] = ["Linear", "other"].map((server) => ({ server, invocations: 4 }));
        for (const user of users) Object.assign(row(rows, "users", day, user), { mcp_calls: 4 });
      };
    const spent = { [day]: ["u1 m-a 1"] };
    expect(await findingsOf(spent, called("u1"))).toEqual([["usage/mcp/Linear", "exact", ", by u1"]]);
    expect(await findingsOf(spent, called("u1", "u9"))).toEqual([
      ["usage/mcp/Linear", "exact", "; it is not known by whom"],
    ]);
  });

  it("names three of its users, and counts the others", async () => {
    const by = (count: number) => ({ [day]: Array.from({ length: count }, (_, i) => `u${i + 1} m-b 1`) });
    expect(await findingsOf(by(3), () => {})).toEqual([["usage/model/m-b", "exact", ", by u1, u2, u3"]]);
    expect(await findingsOf(by(5), () => {})).toEqual([["usage/model/m-b", "exact", ", by u1, u2, u3 and 2 more"]]);
  });
});
