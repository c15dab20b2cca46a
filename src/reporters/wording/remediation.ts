// The time to remediate, in words.
import type { Report } from "../../model/report/index.ts";
import { duration } from "../../text.ts";
import { thousands } from "./phrase.ts";

type Row = NonNullable<Report["remediation"]>["severities"][number];

/** Returns `mean 3 d, median 2 d`; nothing if nothing was fixed. */
export function timeWords({ fixed, meanSeconds, medianSeconds, isLeast }: Row): string {
  if (meanSeconds === null || medianSeconds === null) return "";
  const least = isLeast ? "at least " : "";
  if (fixed === 1) return `${least}${duration(meanSeconds)}`;
  return `mean ${least}${duration(meanSeconds)}, median ${least}${duration(medianSeconds)}`;
}

/** Returns `3 of 4 (75 %)`: findings fixed within their time limit, of all with an ended limit. */
export function termWords({ due, inTerm }: Row): string {
  if (due === 0) return "no time limit";
  return `${thousands(inTerm)} of ${thousands(due)} (${Math.floor((100 * inTerm) / due)} %)`;
}

export const remediationHeads = ["Severity", "Put right", "Took", "Within the time limit"] as const;
