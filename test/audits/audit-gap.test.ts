// Missed audits, according to the ledger.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LedgerFacts } from "../../src/model/evidence.ts";
import { at, hourly, judge } from "../support/history.ts";

const HOUR = 1;
const DAY = 24 * HOUR;
const history = hourly({ ideAutoConnect: false });

/** Returns a ledger with audits at these hours. */
function ledgerOf(hours: readonly number[], incomplete: readonly number[] = []): LedgerFacts {
  const run = (hour: number, complete: boolean) => ({
    at: new Date(at(hour)).toISOString(),
    complete,
    verdict: complete ? ("compliant" as const) : ("incomplete" as const),
    open: 0,
  });
  return {
    head: `sha256:${"0".repeat(64)}`,
    size: 9,
    anchored: false,
    completeAudits: [],
    runs: [...hours.map((hour) => run(hour, true)), ...incomplete.map((hour) => run(hour, false))],
    rewritten: [],
    truncated: [],
  };
}

async function gaps(hours: readonly number[], now: number, every: number | null = DAY, incomplete: number[] = []) {
  const { findings, verdict } = await judge(history, undefined, {
    hours: now,
    auditEverySeconds: every === null ? null : every * 3600,
    evidence: { ledger: ledgerOf(hours, incomplete) },
  });
  const gapFindings = findings.filter(({ rule }) => rule === "integrity/audit-gap");
  return {
    verdict,
    gapFindings,
    short: gapFindings.map(({ status, introduced, resolved }) => [status, introduced.at, resolved?.at]),
  };
}

const time = (hour: number) => new Date(at(hour)).toISOString();

describe("audits", () => {
  it("that ran when they should say nothing, however late a schedule starts them", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 40 }), async (delays) => {
        const hours: number[] = [DAY];
        for (const delay of delays) hours.push(hours.at(-1)! + DAY + delay);
        expect((await gaps(hours.slice(0, -1), hours.at(-1)!)).gapFindings).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it("that ran more often than they should say nothing", async () => {
    expect((await gaps([1, 2, 3, 5, 8, 13, 30], 50)).gapFindings).toEqual([]);
  });

  it("of which none is expected say nothing, and nor does the first", async () => {
    expect((await gaps([1, 500], 1000, null)).gapFindings).toEqual([]);
    expect((await gaps([], 1000)).gapFindings).toEqual([]);
  });

  it("that did not run did not run for a known time, also where revisions are missing", async () => {
    const [first, , third] = hourly({ maxAutonomyLevel: "low" }, {}, { maxAutonomyLevel: "high" });
    const changes = [first!, { ...third!, updatedAt: time(7 * DAY) }];
    const { findings, exposure } = await judge(changes, "id: p\nsettings: { maxAutonomyLevel: { equals: off } }\n", {
      hours: 7 * DAY,
      auditEverySeconds: DAY * 3600,
      evidence: { ledger: ledgerOf([DAY, 2 * DAY]) },
    });
    const unseen = (of: string) => findings.find(({ rule }) => rule === of)!.unseenSeconds;
    expect([unseen("integrity/audit-gap"), unseen("p/maxAutonomyLevel")]).toEqual([undefined, 7 * DAY * 3600]);
    expect(exposure.rules.map(({ id, unseenSeconds }) => [id, unseenSeconds])).toEqual([
      ["integrity/audit-gap", undefined],
      ["p/maxAutonomyLevel", 7 * DAY * 3600],
    ]);
  });

  it("that did not run are a finding of the next one, which says for how long", async () => {
    const { gapFindings, short, verdict } = await gaps([DAY, 2 * DAY], 7 * DAY);
    expect(short).toEqual([["open", time(3 * DAY), undefined]]);
    expect(verdict).toBe("drifted");
    expect(gapFindings[0]).toMatchObject({
      kind: "integrity",
      severity: "low",
      subject: "audits",
      exposureSeconds: 4 * DAY * 3600,
      message:
        "no complete audit for 5 d, from 2026-03-03 00:00 UTC to 2026-03-08 00:00 UTC, although an audit is expected every 1 d",
    });
  });

  it("that run again in time end it, and another gap is the same subject again", async () => {
    const before = await gaps([DAY, 2 * DAY], 7 * DAY);
    const after = await gaps([DAY, 2 * DAY, 7 * DAY], 8 * DAY);
    expect(after.short).toEqual([["resolved", time(3 * DAY), time(8 * DAY)]]);
    expect([after.verdict, after.gapFindings[0]!.id]).toEqual(["compliant", before.gapFindings[0]!.id]);
    const again = await gaps([DAY, 2 * DAY, 7 * DAY, 8 * DAY], 20 * DAY);
    expect(again.short).toEqual([["open", time(9 * DAY), undefined]]);
    expect(again.gapFindings[0]!.message).toMatch(/; the ledger knows 2 such times$/);
  });

  it("that were not whole are none", async () => {
    expect((await gaps([DAY], 4 * DAY, DAY, [2 * DAY, 3 * DAY])).short).toEqual([["open", time(2 * DAY), undefined]]);
  });

  it("may be switched off, and are not judged without a ledger", async () => {
    const off = await judge(history, undefined, {
      auditEverySeconds: 3600,
      evidence: { ledger: ledgerOf([1]) },
      builtin: { "integrity/audit-gap": "off" },
    });
    expect(off.findings.filter(({ rule }) => rule === "integrity/audit-gap")).toEqual([]);
    const alone = await judge(history, undefined, { auditEverySeconds: 3600 });
    expect(alone.notEvaluated).toContainEqual({
      what: "whether audits ran when they should",
      reason: "without a ledger no audit knows of those before it",
    });
    expect((await judge(history)).notEvaluated.map(({ what }) => what)).not.toContain(
      "whether audits ran when they should",
    );
  });
});
