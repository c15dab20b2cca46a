// Overdue findings.
import { expect, it } from "vitest";
import { overdueWords } from "../../../src/reporters/wording/overdue.ts";
import { html } from "../../../src/reporters/html/index.tsx";
import { markdown } from "../../../src/reporters/markdown/index.ts";
import { text } from "../../../src/reporters/text/index.ts";
import { bookOf, isEvent, openLimit } from "../../../src/reporters/wording/finding-text.ts";
import { plain } from "../../../src/reporters/wording/phrase.ts";
import { drifted, finding } from "../fixture.ts";

const asOf = "2026-11-20T00:00:00.000Z";
const due = (dueAt: string | null, status: "open" | "resolved" | "excepted" = "open") => finding(1, { status, dueAt });

it("counts what is open and has a time limit, and names the longest", () => {
  const findings = [
    due("2026-11-11T20:00:00.000Z"),
    due("2026-11-19T00:00:00.000Z"),
    due("2026-12-01T00:00:00.000Z"),
    due("2026-01-01T00:00:00.000Z", "resolved"),
    due("2026-01-01T00:00:00.000Z", "excepted"),
    due(null),
  ];
  expect(overdueWords(findings, asOf)).toBe("Overdue: 2 of 3 open findings with a time limit, by up to 8 d 4 h.");
});

it("says that none is over, also at the very instant, and nothing where there is no limit", () => {
  expect(overdueWords([due("2026-12-01T00:00:00.000Z"), due(asOf)], asOf)).toBe(
    "Overdue: none of 2 open findings with a time limit.",
  );
  expect(overdueWords([due(null), due("2026-01-01T00:00:00.000Z", "resolved")], asOf)).toBeUndefined();
});

it("stands beside each open finding with a time limit, and beside no other, in every report for people", () => {
  const report = drifted();
  const dues = ["2026-11-10T00:00:00.000Z", "2026-12-01T00:00:00.000Z"];
  const windows = report.findings.filter((row) => !isEvent(row));
  const findings = report.findings.map((row) => ({ ...row, dueAt: dues[windows.indexOf(row) % 2] ?? null }));
  const words = findings.flatMap((row) => plain(openLimit(row, bookOf(report))) || []);
  expect(words.length).toBeGreaterThan(1);
  for (const output of [text, markdown].map((reporter) => reporter({ ...report, findings }))) {
    expect(output.match(/time limit: [^;<\n]+/g)).toEqual(words);
    expect(output.replace(/\s+/g, " ")).toContain(overdueWords(findings, asOf));
  }
  expect(html({ ...report, findings })).toContain(words[0]);
});
