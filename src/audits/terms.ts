// The parts of a policy's rule: its terms, its demands, and its part of a finding.
import { type Checks, demandWords, remedyWords } from "../checks/index.ts";
import { instantText } from "../model/instant.ts";
import { bag, type Json } from "../model/json.ts";
import { isOver, type PolicyPart } from "../model/policy-part.ts";
import type { Demand, Rule } from "../model/policy.ts";
import type { Severity } from "../model/severity.ts";
import type { RuleWords } from "../model/words.ts";
import type { BuiltinRule, RuleInfo } from "./audit.ts";

/** Why a rule is not in force at an instant; undefined when it is. */
export function notInForce(rule: Pick<Rule, "from" | "until">, asOf: number): string | undefined {
  if (rule.from !== null && asOf < rule.from) return `in force from ${instantText(rule.from).slice(0, 10)}`;
  if (isOver(rule, asOf)) return `not in force since ${instantText(rule.until!).slice(0, 10)}`;
  return undefined;
}

/** Returns the rule's part of a finding. */
export function infoOf(rule: Rule): RuleInfo {
  const {
    id,
    title,
    severity,
    rationale,
    remediation,
    controls,
    policy,
    owner,
    location,
    fixWithinSeconds,
    from,
    until,
  } = rule;
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
    until,
  };
}

/** The demand of a rule, as the policy states it and in words. */
export interface RuleDemand {
  readonly expected: Json;
  readonly words: RuleWords;
}

/**
 * Returns the demand of a rule, to be shared by all its findings.
 * @param failing the demands that the findings are about
 */
export function expectedOf(rule: Rule, checks: Checks, failing: readonly Demand[]): RuleDemand {
  const expected = bag<Json>();
  for (const { check, options } of rule.demands) expected[check] = options;
  return { expected, words: { demand: demandWords(checks, rule.demands), ...remedyWords(checks, failing) } };
}

/** Returns a built-in rule as it is where no policy states it. */
export function unstated(rule: BuiltinRule, severity = rule.severity): RuleInfo {
  return {
    ...rule,
    severity,
    policy: null,
    owner: null,
    location: null,
    fixWithinSeconds: null,
    from: null,
    until: null,
  };
}

/** What a part of a policy says of the built-in rule that it states; what it leaves out is the rule's own. */
type StatedPart = Pick<PolicyPart, "policy" | "owner" | "from" | "until" | "rationale" | "controls" | "location"> & {
  readonly severity?: Severity | null;
  readonly remediation?: string | null;
  readonly fixWithinSeconds?: number | null;
};

/** A built-in rule as a part of a policy states it. */
export function statedRule(base: RuleInfo, part: StatedPart): RuleInfo {
  const {
    policy,
    owner,
    from,
    until,
    rationale,
    controls,
    location,
    severity,
    remediation,
    fixWithinSeconds = null,
  } = part;
  return {
    ...base,
    severity: severity ?? base.severity,
    policy,
    owner,
    rationale: rationale ?? base.rationale,
    remediation: remediation ?? base.remediation,
    controls: controls.length > 0 ? controls : base.controls,
    fixWithinSeconds,
    from,
    until,
    location,
  };
}
