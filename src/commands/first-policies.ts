// First policies from a history, for the commands that write them.
import { type FirstPolicies, firstPolicies } from "../authoring/init/index.ts";
import { usageError } from "../errors.ts";
import { durationOf } from "../model/instant.ts";
import { type History, readHistory } from "../query/answers.ts";
import type { SourceFlags } from "./command.ts";

/** Parses the value of `--stable` to seconds. @throws DriftlineError `usage` */
export function stableSecondsOf(text: string): number {
  const seconds = durationOf(text);
  if (seconds === undefined) throw usageError(`--stable: "${text}" is not a duration`, "write 30d or 12h");
  return seconds;
}

/** Reads the history. There are no policies yet: `baseline` only stands in, and governs nothing. */
export async function historyFor(flags: SourceFlags): Promise<History> {
  return readHistory({ ...flags, policy: flags.policy ?? ["baseline"], format: "text" });
}

/** Leaves out settings that the policies of the options already govern. */
export async function firstPoliciesOf(
  history: History,
  stableSeconds: number,
  { policy }: SourceFlags,
): Promise<FirstPolicies> {
  const rules = policy === undefined ? [] : (await history.policies()).rules;
  return firstPolicies({
    steps: history.steps(),
    catalog: history.config.catalog,
    organization: history.organization,
    asOf: history.asOf,
    stableSeconds,
    complete: history.evidence.complete,
    governedPaths: new Set(rules.map(({ setting }) => setting)),
    judge: (policies) => history.judge(policies),
  });
}

/** Says why there is no rule to write, without a full stop. @param stable a duration */
export function noRuleWords(stable: string, { policy }: Pick<SourceFlags, "policy">): string {
  const why =
    policy === undefined ? `${stable} or needs a decision` : `${stable}, needs a decision, or has a rule in --policy`;
  return `there is no rule to write: each value changed within ${why}`;
}
