// Reports with a full first screen: a long list from the first revision on, changed since, overdue, and compared with
// an earlier audit.
import { builtinRules } from "../../src/audits/index.ts";
import type { Report } from "../../src/model/report/index.ts";
import { bo, hourly, judge } from "../support/history.ts";
import { compliant, counted, idOf, incomplete, tampered } from "./fixture.ts";

const commands = Array.from({ length: 48 }, (_, i) => `kubectl lotus-${i} --context atlas-${i}`);
const policy = `id: p
severity: high
settings:
  commandAllowlist:
    subsetOf: [ls]
    fixWithin: 1h
    title: No command that can run arbitrary code runs without asking
    because: Whoever can run anything needs no other setting.
    remediation: List exact commands that only read or build.
`;

async function crowded(): Promise<Report> {
  const history = hourly(
    { commandAllowlist: commands },
    {
      by: { ...bo, email: "harbor.nineteen@corp.example" },
      set: { commandAllowlist: [...commands.slice(1), "docker grove --birch-51"] },
    },
  );
  const report = await judge(history, policy, { organization: "example-organization" });
  const since = {
    at: "2026-11-13T00:00:00.000Z",
    new: ids(418),
    stillOpen: ids(3739),
    reopened: ids(3),
    resolved: ids(38),
    gone: [],
    transient: ids(409),
    expiring: [],
  };
  return counted({ ...report, summary: { ...report.summary, sinceLast: since } });
}

const ids = (n: number) => Array.from({ length: n }, (_, i) => idOf(i + 1));

function because(report: Report, code: string, message: string, more: Partial<Report["evidence"]> = {}): Report {
  const evidence = { ...report.evidence, source: "file" as const, origin: "history.ndjson", complete: false };
  return {
    ...report,
    verdict: "incomplete",
    exitCode: 3,
    evidence: { ...evidence, problems: [{ code, message }], ...more },
  };
}

/** Returns a report with the longest possible text about the revision. */
function rewritten(report: Report): Report {
  const names = "commandAllowlist, maxAutonomyLevel, modelPolicy.allowedModelIds and 17 more";
  const message = `revision 2 is not what was sealed on 2026-03-01 09:30 UTC: ${names}`;
  const { remediation } = builtinRules.get("integrity/rewritten")!;
  const values = {
    before: { "/commandAllowlist": commands, "/modelPolicy/allowedModelIds": commands.slice(0, 9), "/a": 1 },
    actual: { "/commandAllowlist": commands.slice(3), "/modelPolicy/allowedModelIds": commands.slice(3, 12), "/a": 2 },
  };
  const findings = report.findings.map((finding) =>
    finding.rule === "integrity/rewritten" ? { ...finding, message, remediation, ...values } : finding,
  );
  return { ...report, findings };
}

/** Returns one report of each state. */
export async function firstScreens(): Promise<Readonly<Record<string, Report>>> {
  const report = await crowded();
  const none = incomplete();
  const before =
    "every revision is later than 2001-01-01 23:59 UTC; the first was made on 2016-01-01 00:50 UTC: nothing was judged";
  return {
    drifted: report,
    "with a gap": because(report, "revision-gap", "revisions 40 to 49 are missing"),
    "cut off": because(report, "truncated", "line 74 breaks off before its revision ends"),
    tampered: rewritten({ ...tampered(), summary: { ...tampered().summary, sinceLast: report.summary.sinceLast } }),
    empty: because(none, "empty", "the history file is empty"),
    "before the first revision": because(none, "no-history", before, {
      revisions: { ...none.evidence.revisions, leftOut: 100 },
    }),
    compliant: compliant(),
  };
}
