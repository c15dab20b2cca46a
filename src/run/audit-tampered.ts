// An audit that reports a ledger that was tampered with.
import { DriftlineError, problemPlace } from "../errors.ts";
import { LEDGER_TAMPERED } from "../model/evidence.ts";
import type { EvidenceProblem } from "../model/report/index.ts";
import { type AuditOptions, type AuditResult, runAudit } from "./run-audit.ts";

/**
 * Audits like runAudit. If the ledger was tampered with, it judges what there is without the ledger, reports the verdict
 * tampered, and leaves the ledger as it is.
 */
export async function auditOrTampered(options: AuditOptions): Promise<AuditResult> {
  try {
    return await runAudit(options);
  } catch (error) {
    if (!(error instanceof DriftlineError) || error.exitCode !== 4) throw error;
    // The targets are prepared.
    const { ready: _, ...rest } = options;
    return runAudit({ ...rest, problems: [...tamperingIn(error), ...(options.problems ?? [])] });
  }
}

/** Returns an error about a ledger as problems of the evidence. */
export function tamperingIn(error: DriftlineError): EvidenceProblem[] {
  return error.problems.map((problem) => {
    const place = problemPlace(problem);
    return { code: LEDGER_TAMPERED, message: `${place === "" ? "the ledger" : place}: ${problem.message}` };
  });
}
