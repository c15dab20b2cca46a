// The verdict is about the organization; the exit code is about what was asked. Both are decided here and nowhere else.
import { tamperRules } from "../audits/tampering.ts";
import type { Complete, Evidence, Pulled } from "../model/evidence.ts";
import type { Finding, Verdict } from "../model/report/index.ts";
import { reaches, type Severity } from "../model/severity.ts";

/**
 * `compliant` can only be said of complete evidence, and only while nothing shows that it was tampered with.
 * @param evidence with what was asked for besides the history and did not come
 */
export function verdictOf(evidence: Evidence, findings: readonly Finding[]): Verdict {
  if (findings.some((finding) => finding.status === "open" && tamperRules.has(finding.rule))) return "tampered";
  return evidence.complete ? complete(evidence, findings) : "incomplete";
}

function complete(_evidence: Complete<Pulled>, findings: readonly Finding[]): "compliant" | "drifted" {
  return findings.some((finding) => finding.status === "open" && reaches(finding.severity, "low"))
    ? "drifted"
    : "compliant";
}

/** 0, 1, 3 or 4: neither a format nor a filter has a say. */
export function exitCodeOf(verdict: Verdict, findings: readonly Finding[], failOn: Severity | "never"): number {
  if (verdict === "tampered") return 4;
  if (verdict === "incomplete") return 3;
  return findings.some((finding) => finding.status === "open" && reaches(finding.severity, failOn)) ? 1 : 0;
}
