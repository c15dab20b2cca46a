// What a rule of a policy says of itself: its terms, its demands, and what its findings carry of it.
import { type Checks, demandWords, remedyWords } from "../checks/index.ts";
import { instantText } from "../model/instant.ts";
import { bag, type Json } from "../model/json.ts";
import type { Demand, Rule } from "../model/policy.ts";
import type { RuleWords } from "../model/words.ts";
import type { RuleInfo } from "./audit.ts";

/** Why a rule says nothing at an instant; undefined when it does. */
export function notInForce(rule: Pick<Rule, "from" | "until">, asOf: number): string | undefined {
  if (rule.from !== null && asOf < rule.from) return `in force from ${instantText(rule.from).slice(0, 10)}`;
  if (rule.until !== null && asOf >= rule.until) return `not in force since ${instantText(rule.until).slice(0, 10)}`;
  return undefined;
}

/** The rule as its findings carry it. */
export function infoOf(rule: Rule): RuleInfo {
  const { id, title, severity, rationale, remediation, controls, policy, owner, location, fixWithinSeconds, from } =
    rule;
  return {
    id,
    title,
    kind: "setting",
    severity,
    rationale,
    remediation,
    controls,
    policy,
    owner,
    location,
    fixWithinSeconds,
    from,
  };
}

/** What a rule demands, as the policy states it and in words. */
export interface Expected {
  readonly expected: Json;
  readonly words: RuleWords;
}

/**
 * What a rule demands; made once for all its findings.
 * @param failing those of its demands that a finding is about
 */
export function expectedOf(rule: Rule, checks: Checks, failing: readonly Demand[]): Expected {
  const expected = bag<Json>();
  for (const { check, options } of rule.demands) expected[check] = options;
  return { expected, words: { demand: demandWords(checks, rule.demands), ...remedyWords(checks, failing) } };
}
