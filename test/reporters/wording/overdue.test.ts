// Overdue findings.
import { expect, it } from "vitest";
import { overdueWords } from "../../../src/reporters/wording/overdue.ts";
import { finding } from "../fixture.ts";

const asOf = "2026-11-20T00:00:00.000Z";
const due = (dueAt: string | null, status: "open" | "resolved" = "open") => finding(1, { status, dueAt });

it("counts what is open and has a time limit, and names the longest", () => {
  const findings = [
    due("2026-11-11T20:00:00.000Z"),
    due("2026-11-19T00:00:00.000Z"),
    due("2026-12-01T00:00:00.000Z"),
    due("2026-01-01T00:00:00.000Z", "resolved"),
    due(null),
  ];
  expect(overdueWords(findings, asOf)).toBe("Overdue: 2 of 3 time limits, by up to 8 d 4 h.");
});

it("says that none is over, also at the very instant, and nothing where there is no limit", () => {
  expect(overdueWords([due("2026-12-01T00:00:00.000Z"), due(asOf)], asOf)).toBe("Overdue: none of 2 time limits.");
  expect(overdueWords([due(null), due("2026-01-01T00:00:00.000Z", "resolved")], asOf)).toBeUndefined();
});
