// What a rule, a setting or a policy means, from the tables that decide it.
import { builtinRules } from "../../audits/index.ts";
import { didYouMean } from "../../errors.ts";
import type { Explanation, ExplainContext } from "./model.ts";
import { builtinNamed, policyNamed, ruleNamed } from "./rules.ts";
import { placeNamed } from "./settings.ts";

export type { Explanation, ExplainContext, PolicyExplained, RuleExplained, SettingExplained } from "./model.ts";

/** What a name means; undefined when nothing is called so. */
export function explain(name: string, context: ExplainContext): Explanation | undefined {
  return (
    ruleNamed(name, context) ?? builtinNamed(name, context) ?? policyNamed(name, context) ?? placeNamed(name, context)
  );
}

/** What the name was probably meant to be. */
export function nearestName(name: string, { catalog, sets }: ExplainContext): string | undefined {
  return didYouMean(name, [
    ...sets.flatMap(({ rules, assertions, files }) => [...rules, ...assertions, ...files].map(({ id }) => id)),
    ...builtinRules.keys(),
    ...catalog.settings.map(({ path }) => path),
    ...catalog.root.keys.keys(),
  ]);
}
