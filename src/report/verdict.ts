// The verdict is about the organization, the exit code about the request. Both are decided only here.
import { type Complete, type Evidence, LEDGER_TAMPERED, type PulledHistory } from "../model/evidence.ts";
import type { Finding, Report, Verdict } from "../model/report/index.ts";
import { passedSince } from "../model/report/remediated.ts";
import { tamperRules } from "../model/report/states.ts";
import { reaches } from "../model/severity.ts";
import type { SinceLast } from "./since.ts";

/**
 * Returns the verdict. `compliant` requires complete evidence without signs of tampering.
 * @param evidence with the requested data besides the history
 */
export function verdictOf(evidence: Evidence, findings: readonly Finding[]): Verdict {
  if (findings.some((finding) => finding.status === "open" && tamperRules.has(finding.rule))) return "tampered";
  if (evidence.complete) return complete(evidence, findings);
  return evidence.problems.some(({ code }) => code === LEDGER_TAMPERED) ? "tampered" : "incomplete";
}

function complete(_evidence: Complete<PulledHistory>, findings: readonly Finding[]): "compliant" | "drifted" {
  return findings.some((finding) => finding.status === "open" && reaches(finding.severity, "low"))
    ? "drifted"
    : "compliant";
}

/** Returns 0, 1, 3 or 4, independent of format and filter. @param since null: no earlier audit is known */
export function exitCodeOf(
  verdict: Verdict,
  findings: readonly Finding[],
  { failOn, failOnTransient }: Report["view"],
  since: SinceLast | null,
): number {
  if (verdict === "tampered") return 4;
  if (verdict === "incomplete") return 3;
  const isOpen = findings.some((finding) => finding.status === "open" && reaches(finding.severity, failOn));
  return isOpen || passedSince(findings, since, failOnTransient ?? "never").length > 0 ? 1 : 0;
}
