// The former names of rules: a policy that was renamed lists its former ids, and its rules were named by them.
import type { Policies, PolicyFile, Rule } from "../model/policy.ts";

/** Returns the ids that a rule had under the former ids of its policy. */
export function formerNames({ id, policy }: Named, files: readonly FormerIds[]): string[] {
  const { formerly = [] } = files.find((file) => file.id === policy) ?? {};
  return formerly.map((name) => `${name}${id.slice(policy.length)}`);
}

type Named = Pick<Rule, "id" | "policy">;
type FormerIds = Pick<PolicyFile, "id" | "formerly">;

/** Returns the present id of the rule that has a name now or had it formerly; the name itself if no rule has. */
export function presentName(name: string, { rules, assertions, files }: Policies): string {
  const all: readonly Named[] = [...rules, ...assertions];
  return (
    all.find(({ id }) => id === name)?.id ?? all.find((rule) => formerNames(rule, files).includes(name))?.id ?? name
  );
}
