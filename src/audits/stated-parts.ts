// The rules that parts of a policy state about other things than the history.
import { observedNames } from "../model/observed.ts";
import type { Policies } from "../model/policy.ts";
import { accessRules } from "./access/index.ts";
import type { RuleInfo, StatingContext } from "./audit.ts";
import { limitRules } from "./limits.ts";
import { observedRules } from "./observed/index.ts";
import { unstated } from "./terms.ts";
import { usageRules } from "./usage/index.ts";

/** Returns the rules on usage, access, limits, repositories, computers and sessions, in force today or not. */
export function partRules(policies: Policies): RuleInfo[] {
  const inForce = (part: { readonly from: number | null } | null): StatingContext => ({
    policies,
    asOf: part?.from ?? 0,
    use: null,
    observed: null,
    builtin: unstated,
  });
  return [
    ...usageRules(inForce(policies.usage)),
    ...accessRules(inForce(policies.access)),
    ...observedNames.flatMap((name) => observedRules(inForce(policies[name])).filter(({ family }) => family === name)),
    ...limitRules(inForce(policies.limits)),
  ];
}
