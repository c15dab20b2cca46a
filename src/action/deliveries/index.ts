// All deliveries of the Action, in order. The failure of one does not stop the others.
import { DriftlineError } from "../../errors.ts";
import type { RepeatableAudit } from "../../run/run-audit.ts";
import { withhold } from "../../run/withhold.ts";
import type { DeliveryRequest, Delivery, DeliveryInput, DeliveryOutcome, PreparedDelivery } from "./delivery.ts";
import { issues } from "./issues.ts";
import { preview } from "./preview.ts";
import { sarif } from "./sarif.ts";

export const deliveries: readonly Delivery[] = [issues, sarif, preview];

export interface RequestedDelivery extends PreparedDelivery {
  readonly label: string;
}

/** Returns the requested deliveries. @throws DriftlineError `usage`, before anything is pulled */
export async function prepareDeliveries(request: DeliveryRequest): Promise<RequestedDelivery[]> {
  const requestedDeliveries: RequestedDelivery[] = [];
  for (const { label, prepare } of deliveries) {
    const delivery = await prepare(request);
    if (delivery !== null) requestedDeliveries.push({ label, ...delivery });
  }
  return requestedDeliveries;
}

/**
 * Delivers one after the other.
 * @param show redacts a report for the repository's readers
 * @returns the outcomes of deliveries, and what could not be delivered
 */
export async function deliverAll(
  requestedDeliveries: readonly RequestedDelivery[],
  result: RepeatableAudit,
  show: DeliveryInput["show"],
): Promise<{ readonly outcomes: readonly DeliveryOutcome[]; readonly failures: readonly DriftlineError[] }> {
  const outcomes: DeliveryOutcome[] = [];
  const failures: DriftlineError[] = [];
  const report = show(result.report);
  for (const { label, deliver } of requestedDeliveries) {
    const check = (text: string) => withhold(label, text, result.leaks);
    try {
      const outcome = await deliver({ result, show, report, check });
      outcomes.push(outcome);
      if (outcome.failure) failures.push(outcome.failure);
    } catch (error) {
      failures.push(asDriftlineError(error));
    }
  }
  return { outcomes, failures };
}

/** Reports a run that failed without a report. @returns the failures of these reports */
export async function raiseAlarms(
  request: DeliveryRequest,
  failure: DriftlineError,
  show: DeliveryInput["show"],
): Promise<DriftlineError[]> {
  const failures: DriftlineError[] = [];
  for (const { prepareAlarm } of deliveries) {
    // If the inputs of the alarm itself are wrong, it cannot be sent. The log has the failure.
    const alarm = await prepareAlarm?.(request).catch(() => null);
    await alarm?.(failure, show).catch((error: unknown) => failures.push(asDriftlineError(error)));
  }
  return failures;
}

/** Converts an error. The message of an unforeseen error may contain a secret: only its type is kept. */
export function asDriftlineError(error: unknown): DriftlineError {
  if (error instanceof DriftlineError) return error;
  return new DriftlineError("internal", `internal error: ${error instanceof Error ? error.name : "unknown"}`);
}
