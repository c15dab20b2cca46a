// What a rule, a setting or a policy means, from the tables that decide it.
import { builtinRules } from "../../audits/index.ts";
import { didYouMean } from "../../errors.ts";
import type { Explanation, Known } from "./model.ts";
import { builtinNamed, policyNamed, ruleNamed } from "./rules.ts";
import { placeNamed } from "./settings.ts";

export type { Explanation, GroupExplained, Known, PolicyExplained, RuleExplained, SettingExplained } from "./model.ts";

/** What a name means; undefined when nothing is called so. */
export function explain(name: string, known: Known): Explanation | undefined {
  return ruleNamed(name, known) ?? builtinNamed(name, known) ?? policyNamed(name, known) ?? placeNamed(name, known);
}

/** What the name was probably meant to be. */
export function meant(name: string, { catalog, sets }: Known): string | undefined {
  return didYouMean(name, [
    ...sets.flatMap(({ rules, assertions, files }) => [...rules, ...assertions, ...files].map(({ id }) => id)),
    ...builtinRules.keys(),
    ...catalog.settings.map(({ path }) => path),
    ...catalog.root.keys.keys(),
  ]);
}
