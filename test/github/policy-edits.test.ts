// Issues while policies and exceptions are edited: an edit opens, fixes and passes nothing.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Report } from "../../src/model/report/index.ts";
import { hourly, judge, policy } from "../support/history.ts";
import { runs } from "../support/runs.ts";
import { audited, day } from "./reports.ts";
import { World } from "./world.ts";

const atMost = (level: string, rest = "") => `id: p\nsettings: { maxAutonomyLevel: { atMost: ${level} } }\n${rest}`;
const accepted = (value: string, from: string) =>
  `exceptions: [{ rule: p/maxAutonomyLevel, value: [${value}], owner: o@corp.example, reason: pilot, from: ${from}, expires: 2026-06-01 }]\n`;
const policies = {
  low: policy(atMost("low")),
  medium: policy(atMost("medium")),
  mediumAccepted: policy(atMost("low", accepted("medium", "2026-02-01"))),
  highAccepted: policy(atMost("low", accepted("high", "2026-02-01"))),
  bothAccepted: policy(atMost("low", accepted("medium, high", "2026-02-01"))),
  acceptedLater: policy(atMost("low", accepted("medium, high", "2026-04-01"))),
};
type Edit = keyof typeof policies;
const builtin = { "changes/restored": "off", "changes/edit-war": "off" } as const;
/** Audits the first revisions by some policies. @param turn the number of the audit */
const audit = async (levels: readonly string[], count: number, edit: Edit, turn: number): Promise<Report> =>
  judge(hourly(...levels.slice(0, count).map((maxAutonomyLevel) => ({ maxAutonomyLevel }))), await policies[edit], {
    hours: count - 0.9 + turn / 100,
    builtin,
  });
const comments = async (levels: readonly string[], ...audits: readonly (readonly [count: number, edit: Edit])[]) => {
  const world = new World();
  for (const [turn, [count, edit]] of audits.entries()) world.run(await audit(levels, count, edit, turn));
  return world.issues.flatMap((issue) => issue.comments.map((comment) => comment.split("\n").slice(1, -2).join("\n")));
};

describe("an edit of the policies", () => {
  it("does not say that an exception ended that begins later", async () => {
    expect(
      await comments(["high"], [1, "highAccepted"], [1, "low"], [1, "highAccepted"], [1, "acceptedLater"]),
    ).toEqual([
      expect.stringContaining("**Accepted:**"),
      expect.stringMatching(/\*\*No longer accepted:\*\* the exception of `o@corp.example` begins on 2026-04-01\./),
    ]);
  });

  it("does not call no violation what it accepts", async () => {
    const levels = ["medium", "medium", "high"];
    expect(await comments(levels, [3, "medium"], [3, "bothAccepted"])).toEqual([
      expect.stringContaining("**Accepted:** until 2026-06-01"),
    ]);
  });

  it("does not call fixed what it accepted in between", async () => {
    const levels = ["high", "medium", "high", "medium", "high"];
    expect(await comments(levels, [3, "medium"], [5, "mediumAccepted"])).toEqual([]);
  });

  it("alone hides a window before the last audit: without an edit, the issue says that it opened again", async () => {
    const world = new World();
    const levels = ["high", "low", "high"].map((maxAutonomyLevel) => ({ maxAutonomyLevel }));
    for (const count of [1, 3])
      world.run(await judge(hourly(...levels.slice(0, count)), await policies.low, { hours: 9 + count, builtin }));
    expect(world.issues).toMatchObject([
      { state: "open", comments: [expect.stringContaining("**Fixed and opened again:**")] },
    ]);
  });

  it("does not call passed between two audits what an audit saw as a part of a longer window", async () => {
    const levels = ["high", "high", "medium", "high", "medium", "high", "low"];
    expect(await comments(levels, [6, "low"], [7, "medium"])).toEqual([
      expect.stringMatching(/^\*\*Resolved:\*\*[^*]*$/),
    ]);
  });

  it.each(["per-finding", "single"] as const)(
    "does not hide the end of a use, which is known only after days without it: %s",
    (mode) => {
      const world = new World({ mode });
      const about = (at: number, isOver: boolean) => {
        const report = audited([{ name: 1, status: isOver ? "resolved" : "open" }], { at, policies: `sha256:${at}` });
        const resolved = isOver ? { revision: null, at: day(25), by: null } : null;
        return { ...report, findings: report.findings.map((item) => ({ ...item, kind: "usage" as const, resolved })) };
      };
      world.run(about(30, false));
      world.run(about(31, true));
      expect(world.issues).toMatchObject([
        { state: "closed", reason: "completed", comments: [expect.stringContaining("closed on 2026-01-26")] },
      ]);
    },
  );

  it("names the end of the window in the issue where an exception accepted its first value", async () => {
    const levels = ["medium", "high", "low", "high", "low"];
    expect(await comments(levels, [2, "mediumAccepted"], [5, "mediumAccepted"])).toEqual([
      expect.stringMatching(/\*\*Resolved:\*\* closed by .* in revision 3 /),
    ]);
  });

  it("is the reason to close the issue for all findings", async () => {
    const world = new World({ mode: "single" });
    world.run(await audit(["high", "medium"], 2, "low", 0));
    world.run(await audit(["high", "medium"], 2, "medium", 1));
    expect(world.issues).toMatchObject([
      {
        state: "closed",
        reason: "not_planned",
        comments: [expect.stringMatching(/1 finding no longer open, because the policies have changed/)],
      },
    ]);
    expect(world.issues[0]!.comments.join()).not.toContain("closed by");
  });

  it("does not hide a remediation before an audit that was not complete", async () => {
    const world = new World();
    world.run(await audit(["high", "low"], 1, "low", 0));
    const broken = await audit(["high", "low"], 1, "low", 300);
    world.run({ ...broken, verdict: "incomplete", evidence: { ...broken.evidence, complete: false } });
    world.run(await audit(["high", "low"], 2, "medium", 400));
    expect(world.issues).toMatchObject([{ state: "closed", reason: "completed" }]);
  });

  it("never opens, fixes or passes what the last audit saw", async () => {
    const edits = fc.constantFrom(...(Object.keys(policies) as Edit[]));
    const audits = fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), edits), { minLength: 2, maxLength: 6 });
    const levels = fc.array(fc.constantFrom("low", "medium", "high"), { minLength: 2, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(levels, audits, async (levels, audits) => {
        const world = new World();
        let [count, seen, told] = [1, 0, 0];
        for (const [turn, [step, edit]] of audits.entries()) {
          count = Math.min(count + step, levels.length);
          const report = await audit(levels, count, edit, turn);
          world.run(report);
          expect(world.run(report)).toEqual([]);
          const [issue] = world.issues;
          const news = issue?.comments.slice(told).join("\n") ?? "";
          const found = report.findings.filter(({ rule }) => rule === "p/maxAutonomyLevel");
          const isOpen = found.some(({ status }) => status === "open");
          expect(issue?.state === "open").toBe(isOpen);
          if (news.includes("**Resolved:**")) expect(isOpen).toBe(false);
          if (news.includes("no violation")) expect(found.every(({ status }) => status === "resolved")).toBe(true);
          if (count === seen) expect(news).not.toMatch(/\*\*(?:Resolved|Fixed|Opened and remediated)/);
          [seen, told] = [count, issue?.comments.length ?? 0];
        }
      }),
      { numRuns: runs(60) },
    );
  });
});
