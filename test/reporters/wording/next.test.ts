// The next step without a verdict: each reason has its own.
import { describe, expect, it } from "vitest";
import type { Report } from "../../../src/model/report/index.ts";
import { nextStep, stepAfterCompliant } from "../../../src/reporters/wording/next.ts";
import { headlineOf } from "../../../src/reporters/wording/headline.ts";
import { bookOf } from "../../../src/reporters/wording/finding-text.ts";
import { plain } from "../../../src/reporters/wording/phrase.ts";
import { at, hourly, judge } from "../../support/history.ts";
import { broken, compliant, drifted, incomplete } from "../fixture.ts";

const because = (code: string, source: Report["evidence"]["source"], report = broken()): Report => ({
  ...report,
  evidence: { ...report.evidence, source, problems: [{ code, message: `it is ${code}` }] },
});
const before: Report = {
  ...incomplete(),
  evidence: {
    ...incomplete().evidence,
    problems: [{ code: "no-history", message: "no revision is as old as this: nothing was judged" }],
    revisions: { ...incomplete().evidence.revisions, leftOut: 3 },
  },
};

describe("without a verdict, the next step", () => {
  it.each([
    [
      "of a cut-off file",
      because("truncated", "file"),
      /^For a verdict, fetch the history again with driftline api enterprise-controls history --all > history\.json and audit that file\.$/,
    ],
    ["of an empty file", because("empty", "file"), /fetch the history again/],
    ["of a history without a revision", incomplete(), /fetch the history again/],
    [
      "of a file with a gap",
      because("revision-gap", "file"),
      /fetch all revisions with driftline api .*, or leave out --require-contiguous/,
    ],
    [
      "of a service with a gap",
      because("revision-gap", "service"),
      /audit a ledger that has these revisions, or leave out/,
    ],
    [
      "of a conflict speaks of nothing that is missing",
      because("revision-conflict", "file"),
      /^For a verdict, ask the service which content is true, and audit a history that has each revision once\.$/,
    ],
    ["of an audit before the first revision", before, /^For a verdict, run the audit again as of a later time\.$/],
    [
      "where no rule is in force",
      because("nothing-evaluated", "file"),
      /a rule that is in force on .*, or audit as of a later time\.$/,
    ],
    [
      "where the data of every rule is missing",
      because("nothing-given", "file"),
      /^For a verdict, give what “Not evaluated” asks for, or a policy with rules on the settings\.$/,
    ],
    [
      "where the ledger has revisions and the source none",
      because("history-empty", "service"),
      /the source is the one of this organization/,
    ],
    [
      "of a ledger without a revision",
      because("no-history", "ledger", incomplete()),
      /audit the service with this ledger once/,
    ],
    [
      "of a ledger with a part of the history",
      because("part-of-history", "ledger"),
      /audit the service with this ledger once/,
    ],
    [
      "of data that only the service has",
      because("usage-not-read", "file"),
      /^For a verdict, audit the service itself, or do not request usage\.$/,
    ],
    [
      "of a service that failed, whose problem says what to do",
      because("unauthorized", "service"),
      /^For a verdict, correct that and run the audit again\.$/,
    ],
  ])("%s", (_, report, says) => {
    expect(plain(nextStep(report))).toMatch(says);
  });

  it("stands beside what was looked at", () => {
    const sentence = (report: Report) => plain(headlineOf(bookOf(report), { text: 40, entries: 3 }).sentences[0]!);
    expect(sentence(incomplete())).toMatch(
      /^history\.ndjson was read: it has no revision, so no rule was applied\. For a/,
    );
    expect(sentence(before)).toMatch(
      /^history\.ndjson was read: no rule was applied, because 3 revisions are later\. For a verdict, .* later time/,
    );
  });
});

describe("after a compliant audit, the next step", () => {
  const report = (evidence: Partial<Report["evidence"]>, expires?: string | null): Report => {
    const { evidence: all } = compliant();
    const accepted = drifted().findings.find(({ status }) => status === "excepted")!;
    const findings = expires === undefined ? [] : [{ ...accepted, exception: { ...accepted.exception!, expires } }];
    return { ...compliant(), findings, evidence: { ...all, ...evidence } };
  };
  const ledger = { head: "a".repeat(64), size: 5, anchored: false, lastCompleteAudit: null };
  const run = {
    actor: null,
    repository: "corp/controls",
    workflow: null,
    id: "7",
    attempt: null,
    commit: null,
    server: null,
  };
  it.each([
    ["is a ledger where there is none", report({ ledger: null }), /^Next: audit with a ledger, so that/],
    [
      "is a schedule where a person ran it",
      report({ ledger, run: null }),
      /^Next: run this audit on a schedule, .* covers revisions up to 5\.$/,
    ],
    ["is the next audit where a workflow runs it", report({ ledger, run }), /^Next: wait for the next audit. The /],
    [
      "is about what is excepted for a time",
      report({ ledger, run }, "2027-01-01T00:00:00.000Z"),
      /^Next: remediate what is excepted, or have its exception renewed before it ends\.$/,
    ],
    ["renews no exception that has no end", report({ ledger, run }, null), /^Next: wait for the next audit\. /],
  ])("%s", (_, audited, step) => {
    expect(plain(stepAfterCompliant(audited))).toMatch(step);
  });
});

it("missing revisions are named with what to do, whatever the clock says of their time", async () => {
  for (const hours of [5, 0, -5]) {
    const [low, high] = hourly({ maxAutonomyLevel: "low" }, { maxAutonomyLevel: "high" });
    const rows = [low!, { ...high!, revision: 3, updatedAt: new Date(at(hours)).toISOString() }];
    const { gap } = headlineOf(bookOf(await judge(rows)), { text: 80, entries: 4 });
    expect(plain(gap ?? [])).toMatch(/^Revision 2 is missing\. To know who made it and what it changed, fetch all/);
  }
});
