// Which policy was in force when. Pure: the history of the policies is given.
import { countWhile } from "../lists.ts";
import type { Assertion, Rule } from "../model/policy.ts";
import type { LoadedPolicies } from "./load.ts";

/** The policies after one change. */
export interface PolicyVersion {
  /** Milliseconds: in force from then until the next version. Never earlier than the version before. */
  readonly from: number;
  /** null: a version that is not committed to the branch. */
  readonly commit: { readonly id: string; readonly author: string; readonly writers: readonly string[] } | null;
  /** null: this version of the program cannot read them. */
  readonly policies: LoadedPolicies | null;
  /** The edits of the change, in words. */
  readonly edits: readonly string[];
}

/** The policies' history, oldest first; null: unknown. The last version is the one that the run uses. */
export interface PolicyHistory {
  readonly versions: readonly PolicyVersion[] | null;
  /** What could not be evaluated, and why. */
  readonly notEvaluated: readonly { readonly what: string; readonly reason: string }[];
}

/** Policies that state nothing: in force before the first version. */
export const noPolicies: LoadedPolicies = {
  files: [],
  rules: [],
  assertions: [],
  editors: null,
  changes: null,
  usage: null,
  access: null,
  limits: null,
  readiness: null,
  computers: null,
  sessions: null,
  approvals: [],
  exceptions: [],
  checks: new Map(),
};

/** Returns the index of the version in force at an instant; -1 before the first. The later one if two start then. */
export function versionAt(versions: readonly Pick<PolicyVersion, "from">[], time: number): number {
  return countWhile(versions, ({ from }) => from <= time) - 1;
}

/** A rule of any type: on a setting, or an assertion. */
export type AnyRule = Rule | Assertion;

/**
 * Returns the rules of a policy that correspond to a rule: those with its id, else those on the same setting, else the
 * same assertion. Thus a renamed rule does not count as removed.
 */
export function counterparts(policies: LoadedPolicies, rule: AnyRule): readonly AnyRule[] {
  const all: readonly AnyRule[] = [...policies.rules, ...policies.assertions];
  const sameId = all.filter((candidate) => candidate.id === rule.id);
  if (sameId.length > 0) return sameId;
  return "setting" in rule
    ? policies.rules.filter(({ setting }) => setting === rule.setting)
    : policies.assertions.filter(({ schema }) => JSON.stringify(schema) === JSON.stringify(rule.schema));
}
