// Reports for tests of reporters, made from the sample: of every verdict, large, hostile, frozen.
import type { Report } from "../../src/model/report/index.ts";
import { severities } from "../../src/model/severity.ts";
import { ada, bo, counted, drifted, finding, findings, idOf, mallory, revisions } from "./sample.ts";

export { ada, bo, counted, drifted, finding, idOf, mallory } from "./sample.ts";

/** Returns a report in which all rules pass, with one excepted deviation. */
export function compliant(): Report {
  const report = drifted();
  return counted({
    ...report,
    verdict: "compliant",
    exitCode: 0,
    findings: report.findings.filter((item) => item.status !== "open"),
    summary: { ...report.summary, sinceLast: null },
  });
}

/** Returns a report without revisions, so that nothing was judged. */
export function incomplete(): Report {
  const report = drifted();
  return counted({
    ...report,
    verdict: "incomplete",
    exitCode: 3,
    evidence: {
      ...report.evidence,
      source: "file",
      origin: "history.ndjson",
      complete: false,
      problems: [{ code: "no-history", message: "there is no revision: nothing was judged" }],
      revisions: { count: 0, first: null, last: null, firstAt: null, lastAt: null, leftOut: 0 },
      ledger: null,
    },
    summary: { ...report.summary, coverage: { governed: 0, seen: 0 }, sinceLast: null },
    rules: report.rules.map((rule) => ({ ...rule, status: "not-evaluated", reason: "the evidence is incomplete" })),
    findings: [],
    revisions: [],
    exceptions: [],
    approvals: [],
    editors: [],
    access: [],
    secrets: [],
    settings: [],
  });
}

/** Returns a report on an incomplete history with open findings. */
export function broken(): Report {
  const report = drifted();
  return {
    ...report,
    verdict: "incomplete",
    exitCode: 3,
    evidence: {
      ...report.evidence,
      complete: false,
      problems: [{ code: "revision-gap", message: "revision 4 is missing", revision: 4 }],
    },
  };
}

/** Returns a report of a history that changed since the ledger stored it. */
export function tampered(): Report {
  const report = drifted();
  return counted({
    ...report,
    verdict: "tampered",
    exitCode: 4,
    findings: [
      finding(9, {
        rule: "integrity/rewritten",
        title: "No revision changes once it is sealed",
        kind: "integrity",
        severity: "critical",
        subject: "revision:2",
        message: "revision 2 is not what was sealed on 2026-03-01",
        introduced: { revision: 2, at: "2026-02-10T09:30:00.000Z", by: bo, exact: true },
        location: null,
      }),
      ...report.findings,
    ],
  });
}

/** Returns a report with `n` findings, of every severity and status. */
export function manyFindings(n: number): Report {
  const report = drifted();
  const statuses = ["open", "open", "open", "resolved", "excepted"] as const;
  const more = Array.from({ length: n }, (_, i) => {
    const kind = report.findings[i % report.findings.length]!;
    const status = statuses[Math.floor(i / 5) % statuses.length]!;
    return {
      ...kind,
      id: idOf(i + 1),
      severity: severities[i % severities.length]!,
      status,
      resolved: status === "resolved" ? { revision: 5, at: "2026-07-27T20:16:40.000Z", by: bo } : null,
    };
  });
  return counted({ ...report, findings: more });
}

/** Returns a report with `n` revisions, each with changes, and a finding for every fifth. */
export function manyRevisions(n: number): Report {
  const report = drifted();
  const people = [ada, bo, mallory];
  const start = Date.UTC(2016, 0, 1);
  const at = (i: number) => new Date(start + i * 9_000_000).toISOString();
  const rows = Array.from({ length: n }, (_, i) => {
    const kind = revisions[i % revisions.length]!;
    return { ...kind, revision: i + 1, at: at(i), by: people[i % people.length]!, opened: [], closed: [] };
  });
  const events = Array.from({ length: Math.floor(n / 5) }, (_, i) => ({
    ...findings[1]!,
    id: idOf(i + 1),
    subject: `revision:${i * 5 + 1}`,
    introduced: { revision: i * 5 + 1, at: at(i * 5), by: mallory, exact: true },
  }));
  return counted({
    ...report,
    asOf: at(n),
    evidence: {
      ...report.evidence,
      revisions: { count: n, first: 1, last: n, firstAt: at(0), lastAt: at(n - 1), leftOut: 0 },
    },
    findings: events,
    revisions: rows,
  });
}

/** Possible strings of a hostile history. Each attacks an output format. */
export const attacks: readonly string[] = [
  "::error::x",
  "\u3000::stop-commands::t",
  "\u0085::debug::x",
  "a ##[error]x ##[add-mask]e",
  "x\n::set-output name=drift::false",
  "x\r::notice::y",
  "%0A::error::x",
  "line=1::x,file=a",
  "@org/everyone #1 GH-1 owner/repo#1 https://evil.example www.evil.example a@b.co",
  "![x](https://evil.example/p.png?d=1) [click](javascript:1) <img src=https://evil.example>",
  "</details></td></tr></table>|---|`` ``` `` `````",
  "` $$\\href{javascript:1}$$ [^1]: x",
  "- [x] approved\n> [!NOTE]\n# compliant\nx\n===",
  "</title></style><script>alert(1)</script><!--<script>",
  "\"><svg onload=1>' onmouseover=1 x='`onload=1`",
  "<base href=//evil><meta http-equiv=refresh><link rel=prefetch><plaintext>]]>&#x3c;script&#x3e;",
  "\u001b[2J\u001b]8;;https://evil.example\u0007x\u009b31m",
  "OK\rDRIFT\b\b\b\u0000",
  "\u202eelbisivni\u2066\u2069\u200e\u200b\ufeff",
  "\ud800 \u{e0041}\u{e0042} \u2028\u2029",
  "\u0301\u0301\u0301\u0301",
  "",
  "   ",
  "\n".repeat(2000),
  "x".repeat(20_000),
  "漢字かな交じり文".repeat(40),
  "__proto__",
];

const closedWords =
  "verdict status ended severity kind source state direction op form result to reportSeverity failOn inForce demand remedy field joint $secret";

/** Replaces every text of a report by an attack, except words of closed sets. */
export function hostile(report: Report, texts: readonly string[] = attacks): Report {
  return attacked(report, closedWords, texts);
}

/** Replaces every text of a value by an attack, except those of closed keys. */
export function attacked<T>(whole: T, closed: string, texts: readonly string[] = attacks): T {
  let next = 0;
  const keys = new Set(closed.split(" "));
  const walk = (value: unknown, key: string): unknown => {
    if (typeof value === "string") return keys.has(key) || value === "driftline" ? value : texts[next++ % texts.length];
    if (Array.isArray(value)) return value.map((item) => walk(item, key));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, walk(member, name)]));
  };
  return walk(whole, "") as T;
}

/** Returns the report, deeply frozen. */
export function frozen(report: Report): Report {
  const freeze = (value: unknown): void => {
    if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
    Object.freeze(value);
    for (const member of Object.values(value)) freeze(member);
  };
  freeze(report);
  return report;
}
