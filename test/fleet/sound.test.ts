// Which reports may be part of a fleet.
import { describe, expect, it } from "vitest";
import { objectionTo } from "../../src/fleet/sound.ts";
import { evidenceOf, type PulledHistory } from "../../src/model/evidence.ts";
import type { Report } from "../../src/model/report/index.ts";
import { tamperRules } from "../../src/model/report/states.ts";
import { severities } from "../../src/model/severity.ts";
import { verdictOf } from "../../src/report/verdict.ts";
import {
  broken,
  compliant,
  counted,
  drifted,
  finding,
  incomplete,
  manyFindings,
  tampered,
} from "../reporters/fixture.ts";
import { of } from "./reports.ts";

describe("a report", () => {
  it.each([compliant(), drifted(), incomplete(), broken(), tampered(), manyFindings(50)])(
    "that says what it counts is taken ($verdict)",
    (report) => {
      expect(objectionTo(of("corp", report))).toBeUndefined();
    },
  );

  it("is taken with the verdict that an audit gives its findings, and refused as compliant if it was tampered with", () => {
    const evidence = evidenceOf({} as PulledHistory, []);
    const rules = [...tamperRules, "levers/command"];
    for (const rule of rules)
      for (const severity of severities)
        for (const status of ["open", "resolved", "excepted", "noted"] as const) {
          const findings = [finding(1, { rule, severity, status })];
          const verdict = verdictOf(evidence, findings);
          const report = of("corp", counted({ ...compliant(), findings, verdict }));
          expect(objectionTo(report), `${rule} ${severity} ${status}`).toBeUndefined();
          if (verdict === "tampered") expect(objectionTo({ ...report, verdict: "compliant" })).toBeDefined();
          else
            expect(objectionTo({ ...report, verdict: verdict === "drifted" ? "compliant" : "drifted" })).toBeDefined();
        }
  });

  const evidence = (parts: Partial<Report["evidence"]>) => ({ evidence: { ...drifted().evidence, ...parts } });
  const wrong: Record<string, [Partial<Report>, string]> = {
    "has no name": [{ organization: "" }, "the organization of the report has no name"],
    "is unnamed": [{ organization: "unnamed" }, "the organization of the report has no name"],
    "is called after its host": [
      { organization: "api.example.com", ...evidence({ source: "service", origin: "https://api.example.com" }) },
      "the organization has no name: the report is called after the host of the service",
    ],
    "has a time that is none": [{ asOf: "yesterday" }, "asOf is not an instant in UTC with milliseconds"],
    "has a time of another form": [
      { asOf: "2026-11-20T01:00:00+01:00" },
      "asOf is not an instant in UTC with milliseconds",
    ],
    "has a revision at no time": [
      evidence({ revisions: { ...drifted().evidence.revisions, lastAt: "2026-03-02" } }),
      "evidence.revisions.lastAt is not an instant in UTC with milliseconds",
    ],
    "has an audit at no time": [
      evidence({ ledger: { head: "", size: 1, anchored: false, lastCompleteAudit: "yesterday" } }),
      "evidence.ledger.lastCompleteAudit is not an instant in UTC with milliseconds",
    ],
    "has a finding since no time": [
      {
        findings: drifted().findings.map((item, i) =>
          i === 1 ? { ...item, introduced: { ...item.introduced, at: "" } } : item,
        ),
      },
      "findings[1].introduced.at is not an instant in UTC with milliseconds",
    ],
    "claims complete evidence beside a problem": [
      evidence({ problems: [{ code: "x", message: "y" }] }),
      "evidence.complete contradicts evidence.problems",
    ],
    "claims to be compliant": [
      { verdict: "compliant" },
      "the verdict compliant does not match its evidence and findings",
    ],
    "claims to be incomplete": [
      { verdict: "incomplete" },
      "the verdict incomplete does not match its evidence and findings",
    ],
    "counts less than it holds": [
      { summary: { ...drifted().summary, open: { ...drifted().summary.open, high: 0 } } },
      "summary counts 0 high, and there are 2",
    ],
    "has a failing rule that found nothing": [
      {
        findings: drifted().findings.filter(({ status }) => status !== "open"),
        summary: { ...drifted().summary, open: { critical: 0, high: 0, medium: 0, low: 0, info: 0 } },
        verdict: "compliant",
      },
      "a rule fails, but has no open finding",
    ],
    "has an open finding of a rule that passes": [
      { rules: drifted().rules.map((row) => ({ ...row, status: "passing" })) },
      "a rule has an open finding, but does not fail",
    ],
    "counts more rules than it lists": [
      { summary: { ...drifted().summary, rules: { ...drifted().summary.rules, total: 4 } } },
      "summary.rules does not match the rules",
    ],
    "lists a rule twice": [{ rules: [drifted().rules[0]!, drifted().rules[0]!] }, "rules lists a rule twice"],
  };
  it.each(Object.keys(wrong))("that %s is refused, and told what would be right", (name) => {
    const [parts, message] = wrong[name]!;
    const objection = objectionTo({ ...drifted(), ...parts });
    expect(objection?.message).toBe(message);
    expect(objection?.hint).toMatch(/^(?:make|audit) /);
  });
});
