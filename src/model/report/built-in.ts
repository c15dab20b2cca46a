// Built-in rules that fail. A report has a row for each rule of the policies, but for few built-in rules.
import type { Finding } from "./index.ts";

/** The part of a rule's row that names its policy. */
interface RuleOwner {
  readonly id: string;
  readonly policy: string | null;
}

/** Returns the ids of built-in rules with open findings, sorted. Counts of policy rules do not include them. */
export function builtInFailing(
  rules: readonly RuleOwner[],
  findings: readonly Pick<Finding, "rule" | "status">[],
): string[] {
  const ofPolicies = new Set(rules.flatMap(({ id, policy }) => (policy === null ? [] : [id])));
  const open = findings.filter(({ status, rule }) => status === "open" && !ofPolicies.has(rule));
  return [...new Set(open.map(({ rule }) => rule))].sort();
}
