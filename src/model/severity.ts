// Severities, from least to worst.
import { tableOf } from "../lists.ts";

export const severities = ["info", "low", "medium", "high", "critical"] as const;
export type Severity = (typeof severities)[number];

/** The order of reports. */
export const worstToBest: readonly Severity[] = severities.toReversed();

export function tallyOf(items: readonly { readonly severity: Severity }[]): Record<Severity, number> {
  return tableOf(worstToBest, (severity) => items.filter((item) => item.severity === severity).length);
}

/** Returns 0 for info … 4 for critical. */
export function weight(severity: Severity): number {
  return severities.indexOf(severity);
}

/** Whether a severity is at or above a threshold. No severity reaches `never`. */
export function reaches(severity: Severity, threshold: Severity | "never"): boolean {
  return threshold !== "never" && weight(severity) >= weight(threshold);
}
