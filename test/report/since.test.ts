// Changes since the last audit, by the audits that a ledger knows.
import { builtinRules } from "../../src/audits/index.ts";
import { describe, expect, it } from "vitest";
import type { LastAudit } from "../../src/model/evidence.ts";
import { sinceLast } from "../../src/report/since.ts";
import { finding } from "../reporters/sample.ts";
import { at, hourly, judge } from "../support/history.ts";

const audit = (hour: number, revision: number, parts: Partial<LastAudit>): LastAudit => ({
  at: new Date(at(hour)).toISOString(),
  cut: false,
  revision,
  open: [],
  excepted: [],
  others: [],
  data: [],
  ...parts,
});
const evidence = (...completeAudits: LastAudit[]) => ({
  ledger: { head: "", size: 0, anchored: false, completeAudits, runs: [], rewritten: [], truncated: [] },
});

describe("a finding on further data", () => {
  const nothing = { new: [], stillOpen: [], reopened: [], resolved: [], gone: [], transient: [], expiring: [] };
  const end = { revision: 2, at: new Date(at(1)).toISOString(), by: null };
  const usage = (resolved: object | null) =>
    finding(1, {
      id: "use",
      kind: "usage",
      rule: "usage/policy-models",
      status: resolved ? "resolved" : "open",
      resolved: resolved as typeof end | null,
      ended: null,
    });
  const since = (audits: readonly LastAudit[], resolved: object | null) => {
    const { at: _, ...lists } = sinceLast([usage(resolved)], audits, {
      data: ["access", "usage"],
      windows: new Map(),
      rules: builtinRules,
    });
    return lists;
  };
  const then = { others: ["use"] };

  it("is compared with the last audit that had the data, also if an earlier one had more data", () => {
    const all = audit(0, 1, { data: ["access", "usage"], ...then });
    expect(since([all, audit(10, 2, { data: ["usage"] })], { ...end, revision: null })).toEqual(nothing);
    expect(since([all, audit(10, 2, { data: ["access"] })], null)).toEqual({ ...nothing, stillOpen: ["use"] });
  });

  it("is resolved by a revision that only an audit without the data saw", () => {
    const audits = [audit(0, 1, { data: ["usage"], ...then }), audit(10, 2, {})];
    expect(since(audits, end)).toEqual({ ...nothing, resolved: ["use"] });
  });

  it("that ended before the last audit is no news where no audit had the data", () => {
    expect(since([audit(10, 2, {})], end)).toEqual(nothing);
  });
});

describe("a change that was approved before it was made", () => {
  const rules = `id: p
settings: { maxAutonomyLevel: { atMost: high } }
approvals:
  - { id: CHG-1, settings: [sandbox.enabled], from: 2026-03-01, until: 2026-03-02, implementers: [ada@corp.example], approvedBy: [bo@corp.example], approvedAt: 2026-02-01 }
`;
  const view = { reportSeverity: null, since: null, failOn: "never", failOnTransient: "low" } as const;

  it("did not come and go: it is still there, and fails no step", async () => {
    const changes = hourly({ sandbox: { enabled: true } }, { sandbox: { enabled: false } });
    const report = await judge(changes, rules, { view, evidence: evidence(audit(0.5, 1, {})) });
    const [event] = report.findings.filter(({ rule }) => rule === "changes/weakened");
    expect(event).toMatchObject({ status: "resolved", resolved: { approval: "CHG-1" } });
    expect([report.summary.sinceLast?.transient, report.exitCode]).toEqual([[], 0]);
  });
});
