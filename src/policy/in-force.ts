// Which policy was in force when. Pure: what the policies were is given.
import type { Assertion, Rule } from "../model/policy.ts";
import type { LoadedPolicies } from "./load.ts";

/** The policies as one change left them. */
export interface PolicyVersion {
  /** Milliseconds: in force from then until the next one. Never earlier than that of the version before. */
  readonly from: number;
  /** null: what is not committed to the branch. */
  readonly commit: { readonly id: string; readonly author: string; readonly writers: readonly string[] } | null;
  /** null: they cannot be read by this version of the program. */
  readonly policies: LoadedPolicies | null;
  /** What the change did, in words. */
  readonly edits: readonly string[];
}

/** What is known of the policies' past; null: nothing is. Oldest first; the last one is what the run judges by. */
export interface PolicyHistory {
  readonly versions: readonly PolicyVersion[] | null;
  /** What could not be told, and why. */
  readonly notEvaluated: readonly { readonly what: string; readonly reason: string }[];
}

/** Policies that state nothing: before the first one there were none. */
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

/** The place of the version in force at an instant; -1 before the first one. Of two from the same instant the later. */
export function versionAt(versions: readonly Pick<PolicyVersion, "from">[], time: number): number {
  let [low, high] = [0, versions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const version = versions[middle];
    if (version && version.from <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** A rule as its place in a policy's life is told: a rule on a setting, or an assertion. */
export type AnyRule = Rule | Assertion;

/**
 * The rules of a policy that are a given one: those of its name, else those on the same setting, else the same assertion.
 * A rule that was only renamed was never gone.
 */
export function counterparts(policies: LoadedPolicies, rule: AnyRule): readonly AnyRule[] {
  const all: readonly AnyRule[] = [...policies.rules, ...policies.assertions];
  const named = all.filter((other) => other.id === rule.id);
  if (named.length > 0) return named;
  return all.filter((other) => ("setting" in rule ? isOn(other, rule.setting) : isSame(other, rule)));
}

function isOn(rule: AnyRule, setting: string): boolean {
  return "setting" in rule && rule.setting === setting;
}

function isSame(rule: AnyRule, assertion: Assertion): boolean {
  return "schema" in rule && JSON.stringify(rule.schema) === JSON.stringify(assertion.schema);
}
