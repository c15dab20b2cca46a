// Explains a rule, a setting or a policy, from the tables that define it.
import { builtinRules } from "../../audits/index.ts";
import { didYouMean } from "../../errors.ts";
import type { Explanation, ExplainContext } from "./model.ts";
import { builtinNamed, policyNamed, ruleNamed } from "./rules.ts";
import { placeNamed } from "./settings.ts";

export type { Explanation, ExplainContext, PolicyExplained, RuleExplained, SettingExplained } from "./model.ts";

/** Returns the explanation of a name; undefined if unknown. */
export function explain(name: string, context: ExplainContext): Explanation | undefined {
  return (
    ruleNamed(name, context) ?? builtinNamed(name, context) ?? policyNamed(name, context) ?? placeNamed(name, context)
  );
}

/** Returns a hint for an unknown name. */
export function nearestName(name: string, { catalog, sets }: ExplainContext): string | undefined {
  const names = new Set([
    ...catalog.root.keys.keys(),
    ...catalog.settings.map(({ path }) => path),
    ...builtinRules.keys(),
    ...sets.flatMap(({ rules, assertions, files }) => [...rules, ...assertions, ...files].map(({ id }) => id)),
  ]);
  const near = didYouMean(name, names);
  if (near !== undefined || name.length < 3) return near;
  const part = name.toLowerCase();
  const holding = [...names].filter((candidate) => candidate.toLowerCase().includes(part)).slice(0, 5);
  return holding.length > 0 ? `did you mean one of ${holding.join(", ")}?` : undefined;
}
