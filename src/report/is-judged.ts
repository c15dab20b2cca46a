// Whether an audit judged a rule.
import type { AuditContext } from "../audits/audit.ts";
import { builtinRules } from "../audits/index.ts";
import { isGiven } from "../audits/needs.ts";
import { notInForce } from "../audits/terms.ts";

/** Whether a rule was judged: it is in force and not switched off, and the data that it needs is there. */
export function isJudged(id: string, context: AuditContext): boolean {
  const { rules, assertions } = context.policies;
  const statedRule = [...rules, ...assertions].find((rule) => rule.id === id);
  if (statedRule) return notInForce(statedRule, context.asOf) === undefined;
  const rule = builtinRules.get(id);
  if (!rule) return true;
  return context.builtin(rule) !== undefined && (rule.needs ?? []).every((need) => isGiven(need, context));
}
