// Built-in rules that fail. A report has a row for each rule of the policies; most built-in rules have a row in no report.
import type { Finding } from "./index.ts";

/** The part of a rule's row that tells whose rule it is. */
interface Owned {
  readonly id: string;
  readonly policy: string | null;
}

/** The ids of the built-in rules that something open violates, sorted. No count of policy rules has them. */
export function builtInFailing(
  rules: readonly Owned[],
  findings: readonly Pick<Finding, "rule" | "status">[],
): string[] {
  const ofPolicies = new Set(rules.flatMap(({ id, policy }) => (policy === null ? [] : [id])));
  const open = findings.filter(({ status, rule }) => status === "open" && !ofPolicies.has(rule));
  return [...new Set(open.map(({ rule }) => rule))].sort();
}
