// Time to remediate: which findings count, and in which month.
import { expect, it } from "vitest";
import type { Finding } from "../../src/model/report/index.ts";
import { remediationOf } from "../../src/report/remediation.ts";
import { termWords, timeWords } from "../../src/reporters/wording/remediation.ts";
import { findings as samples } from "../reporters/sample.ts";

const sample = samples.find((finding) => finding.exposureSeconds !== null)!;
const NOW = "2026-06-01T00:00:00.000Z";

/** Returns a window that was fixed after a number of seconds. */
function fixed(seconds: number, at: string, rest: Partial<Finding> = {}): Finding {
  const resolved = { revision: 9, at: `${at}T00:00:00.000Z`, by: null };
  const introduced = { ...sample.introduced, at: "2026-01-01T00:00:00.000Z", exact: true };
  return {
    ...sample,
    severity: "high",
    status: "resolved",
    ended: "fixed",
    introduced,
    exposureSeconds: seconds,
    resolved,
    dueAt: null,
    ...rest,
  };
}

const open = (dueAt: string): Finding => ({
  ...fixed(9, NOW.slice(0, 10)),
  status: "open",
  ended: null,
  resolved: null,
  dueAt,
});

it("tells the mean and the median of each severity and month", () => {
  const findings = [
    fixed(90, "2026-04-01"),
    fixed(10, "2026-03-05"),
    fixed(20, "2026-03-06"),
    fixed(7, "2026-04-01", { severity: "critical" }),
  ];
  const row = (fixed: number, meanSeconds: number, medianSeconds: number) =>
    ({ fixed, meanSeconds, medianSeconds, isLeast: false, due: 0, inTerm: 0 }) as const;
  expect(remediationOf(findings, NOW)).toEqual({
    severities: [
      { severity: "critical", ...row(1, 7, 7) },
      { severity: "high", ...row(3, 40, 20) },
    ],
    months: [
      { month: "2026-03", severity: "high", ...row(2, 15, 15) },
      { month: "2026-04", severity: "critical", ...row(1, 7, 7) },
      { month: "2026-04", severity: "high", ...row(1, 90, 90) },
    ],
  });
});

it("counts what was remediated in its term against all whose term counts, those still open past it included", () => {
  const findings = [
    fixed(10, "2026-03-05", { dueAt: "2026-03-05T00:00:00.000Z" }),
    fixed(10, "2026-03-05", { dueAt: "2026-03-06T00:00:00.000Z" }),
    fixed(10, "2026-03-05", { dueAt: "2026-03-04T00:00:00.000Z" }),
    fixed(10, "2026-03-05"),
    open("2026-05-01T00:00:00.000Z"),
    open("2026-06-02T00:00:00.000Z"),
  ];
  const { severities, months } = remediationOf(findings, NOW);
  expect(severities).toMatchObject([{ fixed: 4, due: 4, inTerm: 2 }]);
  expect(months).toMatchObject([
    { month: "2026-03", fixed: 4, due: 3, inTerm: 2 },
    { month: "2026-05", fixed: 0, meanSeconds: null, medianSeconds: null, due: 1, inTerm: 0 },
  ]);
});

it("leaves out findings on use, which no revision ends, whether they are open or over", () => {
  const introduced = { ...sample.introduced, revision: null, by: null };
  const over = fixed(10, "2026-03-05", { introduced, ended: null, dueAt: "2026-03-06T00:00:00.000Z" });
  expect(remediationOf([over, { ...open("2026-05-01T00:00:00.000Z"), introduced }], NOW).severities).toEqual([]);
});

it("leaves out what was accepted or outgrown, and events", () => {
  const findings = [
    fixed(10, "2026-03-05", { ended: "accepted" }),
    fixed(10, "2026-03-05", { ended: "outgrown" }),
    { ...fixed(10, "2026-03-05"), exposureSeconds: null },
  ];
  expect(remediationOf(findings, NOW)).toEqual({ severities: [], months: [] });
});

it("says that it took at least so long where nobody knows when it began", () => {
  const finding = fixed(10, "2026-03-05", { introduced: { ...sample.introduced, exact: false } });
  expect(remediationOf([finding], NOW).severities[0]!.isLeast).toBe(true);
  expect(remediationOf([fixed(20, "2026-03-05"), finding], NOW).severities[0]!.isLeast).toBe(true);
});

it("does not say whether a time limit was kept where revisions are missing or the clock ran back", () => {
  const dueAt = "2026-03-04T00:00:00.000Z";
  const findings = [
    fixed(10, "2026-03-05", { dueAt, unseenSeconds: 5 }),
    fixed(30, "2026-03-03", { dueAt, unseenSeconds: 5 }),
    fixed(0, "2026-03-03", { dueAt, introduced: { ...sample.introduced, at: "2026-03-09T00:00:00.000Z" } }),
  ];
  const row = remediationOf(findings, NOW).severities[0]!;
  expect(row).toMatchObject({ fixed: 3, meanSeconds: 20, due: 1, inTerm: 1, unknownTerm: 2 });
  expect(termWords(row)).toBe("1 of 1 (100 %); 2 not known");
  const backward = remediationOf(findings.slice(2), NOW).severities[0]!;
  expect([timeWords(backward), termWords(backward)]).toEqual(["how long is not known", "1 not known"]);
});
