// First policies from a history, for the commands that write them.
import { type FirstPolicies, firstPolicies } from "../authoring/init/index.ts";
import { usageError } from "../errors.ts";
import { durationOf } from "../model/instant.ts";
import type { History } from "../query/answers.ts";

/** Parses the value of `--stable` to seconds. @throws DriftlineError `usage` */
export function stableSecondsOf(text: string): number {
  const seconds = durationOf(text);
  if (seconds === undefined) throw usageError(`--stable: "${text}" is not a duration`, "write 30d or 12h");
  return seconds;
}

/** @param governedSettings settings that other policies already govern */
export async function firstPoliciesOf(
  history: History,
  stableSeconds: number,
  governedSettings: readonly string[],
): Promise<FirstPolicies> {
  return firstPolicies({
    steps: history.steps(),
    catalog: history.config.catalog,
    organization: history.organization,
    asOf: history.asOf,
    stableSeconds,
    complete: history.evidence.complete,
    governed: new Set(governedSettings),
    judge: (policies) => history.judge(policies),
  });
}
