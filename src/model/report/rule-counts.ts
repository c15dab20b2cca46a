// Counts of the rules that policies state, and the built-in rules that lack their data.
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

/** Returns the built-in rules whose data was not given. Rules that are switched off are among the unjudged parts. */
export function rulesWithoutData({ notEvaluated, notEvaluatedRules = [] }: Readonly<Report>): string[] {
  const parts = new Set(notEvaluated.map(({ what }) => what));
  return notEvaluatedRules.filter((id) => !parts.has(id));
}
