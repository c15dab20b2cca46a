// The time to remediate, in words.
import type { Report } from "../../model/report/index.ts";
import { duration, elapsedWords } from "../../words.ts";
import { thousands } from "./phrase.ts";

/** Returns the words of a report in which nothing was remediated, and no time limit ended. */
export function nothingRemediated({ revisions }: Readonly<Report>): string {
  return revisions.length === 0 ? "No revision was judged." : "Nothing was remediated, and no time limit ended.";
}

type Row = NonNullable<Report["remediation"]>["severities"][number];

/** `mean 3 d, median 2 d`; empty where nothing was remediated. */
export function timeWords({ fixed, meanSeconds, medianSeconds, isLeast, isMost }: Row): string {
  if (meanSeconds === null || medianSeconds === null) return fixed === 0 ? "" : "how long is not known";
  if (isLeast && isMost) return "how long is not known: revisions are missing";
  const words = (seconds: number) => {
    if (isLeast) return seconds < 1 ? "not known" : `at least ${duration(seconds)}`;
    return `${isMost && seconds >= 1 ? "at most " : ""}${elapsedWords(seconds)}`;
  };
  if (fixed > 1) return `mean ${words(meanSeconds)}, median ${words(medianSeconds)}`;
  return isLeast && meanSeconds < 1 ? "how long is not known" : words(meanSeconds);
}

/** Returns `3 of 4 (75 %); 1 not known`: findings fixed within their time limit, of all with an ended limit. */
export function termWords({ due, inTerm, unknownTerm }: Row): string {
  if (due === 0 && unknownTerm === undefined) return "no time limit";
  return [
    ...(due === 0 ? [] : [`${thousands(inTerm)} of ${thousands(due)} (${Math.floor((100 * inTerm) / due)} %)`]),
    ...(unknownTerm === undefined ? [] : [`${thousands(unknownTerm)} not known`]),
  ].join("; ");
}
