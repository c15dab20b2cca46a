// A ledger ten times as long takes at most eleven times the work for its facts on a run.
import { growth, NEARLY_LINEAR } from "../support/work.ts";
import { describe, expect, it } from "vitest";
import { LedgerState } from "../../src/ledger/state.ts";
import { factsOf } from "../../src/run/ledger-facts.ts";
import type { SealedHistory } from "../../src/seal/session.ts";
import { HOUR, hourly, seal } from "../support/history.ts";
import { runEntry } from "../support/run-entry.ts";

const ledgerOf = (n: number) => {
  const revisions = seal(
    hourly(...Array.from({ length: n }, (_, i) => ({ maxAutonomyLevel: i % 2 ? "low" : "high" }))),
  );
  const run = (i: number) =>
    runEntry({ at: new Date(revisions[i]!.time + HOUR / 2).toISOString(), cut: true, last: n });
  const state = Object.assign(new LedgerState(), { runs: revisions.map((_, i) => run(i)) });
  const sealed = { revisions, recalled: { rewritten: [] }, leaks: () => false } as unknown as SealedHistory;
  return () => factsOf({ state, head: "head", size: 2 * n, anchored: false }, sealed, []);
};

describe("ten times as many audits of the past and revisions", () => {
  it("are at most eleven times the work", async () => {
    expect(await growth(300, ledgerOf)).toBeLessThan(NEARLY_LINEAR);
  });

  it("each know the newest revision of their time", () => {
    expect(ledgerOf(5)().completeAudits.map(({ revision }) => revision)).toEqual([1, 2, 3, 4, 5]);
  });
});
