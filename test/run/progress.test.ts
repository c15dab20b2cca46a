import { describe, expect, it } from "vitest";
import { audit } from "../../src/report/audit.ts";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { evidenceOf } from "../../src/model/evidence.ts";
import type { Progress } from "../../src/model/progress.ts";
import { progressWords } from "../../src/run/terminal.ts";
import { open } from "../../src/seal/session.ts";
import { always, at, hourly, policy } from "../support/history.ts";

const lines = (n: number) =>
  hourly(...Array.from({ length: n }, (_, i) => ({ sessionRetentionDays: i }))).map((change) => JSON.stringify(change));

/** Returns the progress of reading and judging `n` revisions. */
async function progressOf(n: number): Promise<Progress[]> {
  const heard: Progress[] = [];
  const session = open({ organization: "corp", progress: (done) => heard.push({ phase: "reading", done, of: null }) });
  for (const line of lines(n)) session.line(Buffer.from(line), "the change");
  const { revisions } = session.finish();
  const pulled = { source: "file", origin: "x", emulated: false, requests: 0, revisions } as const;
  audit({
    evidence: evidenceOf({ ...pulled, conflicts: [], notEvaluated: [] }, []),
    policies: await policy(always),
    catalog: createCatalog(),
    organization: "corp",
    version: "1",
    asOf: at(5000),
    cut: false,
    requireContiguous: false,
    builtin: {},
    view: { reportSeverity: null, since: null, failOn: "never" },
    progress: (progress) => heard.push(progress),
  });
  return heard;
}

describe("progress", () => {
  it("moves on through reading and judging", async () => {
    const heard = await progressOf(1200);
    expect(heard.filter(({ phase }) => phase === "reading").map(({ done }) => done)).toEqual([500, 1000]);
    const judging = heard.filter(({ phase }) => phase === "judging");
    expect(judging.map(({ done }) => done)).toEqual(Array.from({ length: 100 }, (_, i) => 12 * i));
    expect(judging.every(({ of }) => of === 1200)).toBe(true);
  });

  it("is told no more often in a longer history", async () => {
    const judging = (await progressOf(3000)).filter(({ phase }) => phase === "judging");
    expect(judging).toHaveLength(100);
  });

  it("is said in words that need no explaining", () => {
    expect(progressWords({ phase: "reading", done: 12_000, of: null }, 0)).toBe("reading 12,000 revisions");
    expect(progressWords({ phase: "judging", done: 500, of: 12_000 }, 2000)).toBe(
      "judging 500 of 12,000 revisions, 250 a second",
    );
  });
});
