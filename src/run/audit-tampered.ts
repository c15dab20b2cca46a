// An audit that reports a ledger that was tampered with.
import { DriftlineError, problemPlace } from "../errors.ts";
import { LEDGER_TAMPERED } from "../model/evidence.ts";
import type { EvidenceProblem } from "../model/report/index.ts";
import { withoutKnownFormats } from "../seal/redact.ts";
import type { AuditOptions, AuditResult } from "./run-audit.ts";

/**
 * Audits. If the ledger was tampered with, it judges what there is without the ledger, reports the verdict tampered, and
 * leaves the ledger as it is.
 * @param run runAudit or runLastAudit
 */
export async function auditOrTampered<Result extends AuditResult>(
  options: AuditOptions,
  run: (options: AuditOptions) => Promise<Result>,
): Promise<Result> {
  try {
    return await run(options);
  } catch (error) {
    if (!(error instanceof DriftlineError) || error.exitCode !== 4) throw error;
    // The targets are prepared.
    const { ready: _, ...rest } = options;
    return run({ ...rest, problems: [...tamperingIn(error), ...(options.problems ?? [])] });
  }
}

/** Returns an error about a ledger as problems of the evidence. */
export function tamperingIn(error: DriftlineError): EvidenceProblem[] {
  return error.problems.map((problem) => {
    const place = problemPlace(problem);
    // The name of a file that does not belong to the ledger may be a credential.
    const message = withoutKnownFormats(`${place === "" ? "the ledger" : place}: ${problem.message}`);
    return { code: LEDGER_TAMPERED, message };
  });
}
