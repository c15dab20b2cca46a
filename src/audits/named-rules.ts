// The built-in rules by every name that they have in a run.
import type { Policies } from "../model/policy.ts";
import type { BuiltinRule } from "./audit.ts";
import { builtinRules } from "./index.ts";
import { ownRules } from "./usage/stated/index.ts";

/** Returns the built-in rules by id. A policy may give a rule on usage an id of its own. */
export function namedRules({ usage }: Pick<Policies, "usage">): ReadonlyMap<string, BuiltinRule> {
  return usage === null ? builtinRules : new Map([...builtinRules, ...ownRules(usage)]);
}
