// The verdict is about the organization, the exit code about the request. Both are decided only here.
import { tamperRules } from "../audits/tampering.ts";
import type { Complete, Evidence, Pulled } from "../model/evidence.ts";
import type { Finding, Verdict } from "../model/report/index.ts";
import { reaches, type Severity } from "../model/severity.ts";

/**
 * Returns the verdict. `compliant` requires complete evidence without signs of tampering.
 * @param evidence with the requested data besides the history
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

/** Returns 0, 1, 3 or 4, independent of format and filter. */
export function exitCodeOf(verdict: Verdict, findings: readonly Finding[], failOn: Severity | "never"): number {
  if (verdict === "tampered") return 4;
  if (verdict === "incomplete") return 3;
  return findings.some((finding) => finding.status === "open" && reaches(finding.severity, failOn)) ? 1 : 0;
}
