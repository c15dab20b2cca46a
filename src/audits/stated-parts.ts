// The built-in rules that policies state in their parts.
import { observedNames } from "../model/observed.ts";
import type { Policies, PolicyFile } from "../model/policy.ts";
import { accessRules } from "./access/index.ts";
import type { BuiltinRule, RuleInfo, StatingContext } from "./audit.ts";
import { changeRulesOf } from "./changes.ts";
import { unapprovedRule } from "./editors.ts";
import { limitRules } from "./limits.ts";
import { observedRules } from "./observed/index.ts";
import { builtinInfo, statedRule } from "./terms.ts";
import { usageRules } from "./usage/index.ts";

/**
 * Returns the built-in rules that policies state in `editors`, `changes`, `usage` and so on, in force today or not.
 * @param builtin see AuditContext; default: no rule is off or has another severity
 */
export function statedRules(
  policies: Policies,
  builtin: StatingContext["builtin"] = (rule) => builtinInfo(rule),
): RuleInfo[] {
  const { editors, changes } = policies;
  const inForce = (part: { readonly from: number | null } | null): StatingContext => ({
    policies,
    asOf: part?.from ?? 0,
    use: null,
    observed: null,
    builtin,
  });
  const rulesOf = (rule: BuiltinRule, part: Parameters<typeof statedRule>[1]) => {
    const base = builtin(rule);
    return base ? [statedRule(base, part)] : [];
  };
  return [
    ...(editors ? rulesOf(unapprovedRule, editors) : []),
    ...(changes ? changeRulesOf(changes).flatMap((rule) => rulesOf(rule, changes)) : []),
    ...usageRules(inForce(policies.usage)),
    ...accessRules(inForce(policies.access)),
    ...observedNames.flatMap((name) => observedRules(inForce(policies[name])).filter(({ family }) => family === name)),
    ...limitRules(inForce(policies.limits)),
  ];
}

/** Returns the policy files, each with the number of rules that it states. */
export function filesWithCount(policies: Policies): (PolicyFile & { readonly rules: number })[] {
  const allRules = statedRules(policies);
  return policies.files.map((file) => ({
    ...file,
    rules: file.ownRules + allRules.filter(({ policy }) => policy === file.id).length,
  }));
}
