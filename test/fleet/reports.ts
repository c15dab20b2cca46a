// Reports of several organizations, made from the sample, for tests of fleets.
import type { Finding, Report } from "../../src/model/report/index.ts";
import { compliant, counted, drifted, incomplete, tampered } from "../reporters/fixture.ts";

/** Returns a report of another organization. */
export function of(organization: string, report: Report = drifted(), parts: Partial<Report> = {}): Report {
  return { ...report, organization, ...parts };
}

/** Returns the sample without open findings of a rule, so that the rule passes. */
export function without(report: Report, rule: string): Report {
  return counted({
    ...report,
    findings: report.findings.filter((finding) => finding.rule !== rule || finding.status !== "open"),
  });
}

/** Returns the sample with another digest of its first policy. */
export function edited(report: Report): Report {
  const [first, ...rest] = report.evidence.policies;
  const policies = [{ ...first!, digest: `sha256:${"e".repeat(64)}` }, ...rest];
  return { ...report, evidence: { ...report.evidence, policies } };
}

/** Returns one organization of each verdict. */
export const mixed = (): Report[] => [
  of("corp"),
  of("labs", compliant()),
  of("east", incomplete()),
  of("west", tampered()),
  of("north", edited(without(drifted(), "models/modelPolicy.allowedModelIds"))),
];

/** Adds an open finding of a built-in rule. */
export function builtin(report: Report, finding: Finding): Report {
  return counted({ ...report, findings: [...report.findings, finding] });
}
