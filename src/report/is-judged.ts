// Whether an audit judged a rule.
import type { AuditContext } from "../audits/audit.ts";
import { builtinRules } from "../audits/index.ts";
import { namedRules } from "../audits/named-rules.ts";
import { isGiven } from "../audits/needs.ts";
import { notInForce } from "../audits/terms.ts";
import { compare } from "../model/json.ts";
import type { RuleRow } from "../model/report/index.ts";

/** Whether a rule was judged: it is in force and not switched off, and the data that it needs is there. */
export function isJudged(id: string, context: AuditContext): boolean {
  const { rules, assertions } = context.policies;
  const statedRule = [...rules, ...assertions].find((rule) => rule.id === id);
  if (statedRule) return notInForce(statedRule, context.asOf) === undefined;
  const rule = namedRules(context.policies).get(id);
  if (!rule) return true;
  return context.builtin(rule) !== undefined && (rule.needs ?? []).every((need) => isGiven(need, context));
}

/** Whether a rule was judged on all data with which it finds something. */
export function isFullyJudged(id: string, context: AuditContext): boolean {
  const { moreNeeds = [] } = builtinRules.get(id) ?? {};
  return isJudged(id, context) && moreNeeds.every((need) => isGiven(need, context));
}

/** Returns the built-in rules without a row that the audit did not judge. */
export function rulesNotJudged(context: AuditContext, rows: readonly RuleRow[]): string[] {
  const rowIds = new Set(rows.map(({ id }) => id));
  return [...builtinRules.values()]
    .filter((rule) => !rowIds.has(rule.id) && !isJudged(rule.id, context))
    .map(({ id }) => id)
    .toSorted(compare);
}
