// Counts of the rules that policies state.
import type { Report, RuleRow } from "./index.ts";

/** Returns the counts by status. A rule that holds by an exception passes. Rows of built-in rules do not count. */
export function ruleCounts(rules: readonly Pick<RuleRow, "policy" | "status">[]): Report["summary"]["rules"] {
  const ofPolicies = rules.filter(({ policy }) => policy !== null);
  const withStatus = (status: RuleRow["status"]) => ofPolicies.filter((rule) => rule.status === status).length;
  return {
    total: ofPolicies.length,
    passing: withStatus("passing") + withStatus("excepted"),
    failing: withStatus("failing"),
    notEvaluated: withStatus("not-evaluated"),
  };
}
