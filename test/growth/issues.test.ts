// A report ten times the size takes at most eleven times the work for planning the issues at GitHub.
import { growths, LINEAR } from "../support/work.ts";
import { describe, expect, it } from "vitest";
import { planIssues } from "../../src/github/plan.ts";
import type { PlanInput } from "../../src/github/input.ts";
import type { Report } from "../../src/model/report/index.ts";
import { audited, type Fate } from "../github/reports.ts";
import { defaults, World } from "../github/world.ts";
import { bo, manyRevisions } from "../reporters/fixture.ts";
import { hourly, judge, policy } from "../support/history.ts";

type Input = Omit<PlanInput, "issues">;
const several = <T>(n: number, of: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => of(i));
const fates = (n: number, status: Fate["status"], from = 1) => several(n, (i): Fate => ({ name: from + i, status }));
const inputOf = (report: Report, more: Partial<Input> = {}): Input => ({
  ...defaults,
  max: 1_000_000,
  report,
  ...more,
});

/** Returns the issues that audits made, one after the other, and the input of the last. */
function after(reports: readonly Input[], last: Input): PlanInput {
  const world = new World();
  for (const { report, ...settings } of reports) world.run(report, settings);
  return { ...last, issues: world.issues };
}

/** Findings of one revision each, with a row for each revision. */
function edits(n: number): Report {
  const report = audited(fates(n, "open"));
  const { revisions } = manyRevisions(n);
  const findings = report.findings.map((finding, i) => ({
    ...finding,
    rule: "policy/setting1",
    introduced: { revision: i + 1, at: revisions[i]!.at, by: bo, exact: true },
  }));
  return { ...report, revisions, findings };
}

const loaded = policy(
  "id: p\neditors: { approved: [bo@corp.example] }\nsettings: { maxAutonomyLevel: { atMost: medium } }\n",
);
const restless = async (n: number) =>
  judge(hourly(...several(n, (i) => ({ maxAutonomyLevel: i % 2 ? "high" : "low" }))), await loaded, { hours: 20000 });

const shapes: Readonly<Record<string, (n: number) => PlanInput | Promise<PlanInput>>> = {
  "new findings": (n) => after([], inputOf(audited(fates(n, "open")))),
  "findings in one list": (n) => {
    const input = inputOf(audited(fates(n, "open")), { mode: "single" });
    return after([input], input);
  },
  "findings without room": (n) => {
    const input = inputOf(audited(fates(n, "open")), { max: 5 });
    return after([input], input);
  },
  "remediated findings in one list": (n) =>
    after(
      [inputOf(audited(fates(n, "open")), { mode: "single" })],
      inputOf(audited(fates(n, "resolved"), { at: 40 }), { mode: "single" }),
    ),
  "known findings": (n) => after([inputOf(audited(fates(n, "open")))], inputOf(audited(fates(n, "open"), { at: 31 }))),
  "remediated findings": (n) =>
    after([inputOf(audited(fates(n, "open")))], inputOf(audited(fates(n, "resolved"), { at: 40 }))),
  "findings that passed between two audits": (n) =>
    after(
      [inputOf(audited(fates(1, "open")))],
      inputOf(
        audited(
          [
            ...fates(1, "open"),
            ...several(n, (i): Fate => ({
              name: i + 2,
              status: "resolved",
              since: 31,
            })),
          ],
          { at: 40 },
        ),
      ),
    ),
  "earlier windows of one finding": (n) => {
    const report = audited([{ name: 1, status: "open", window: n, before: several(n, (i) => i) }], { at: n + 40 });
    return after([inputOf(report)], inputOf(report));
  },
  "revisions with a finding, beside an issue without a subject": (n) =>
    after([inputOf(audited(fates(1, "open", n + 7)))], inputOf(edits(n))),
  "audited revisions": async (n) => {
    const report = await restless(n);
    return after([inputOf(report)], inputOf(report));
  },
};

describe("ten times as many", () => {
  it.each(Object.entries(shapes))("%s are at most eleven times the work", async (_, of) => {
    const inputs = new Map<number, PlanInput>();
    for (const n of [10, 100, 1000]) inputs.set(n, await of(n));
    const [factor] = await growths(100, [(n) => () => planIssues(inputs.get(n)!)]);
    expect(factor).toBeLessThan(LINEAR);
  });
});
