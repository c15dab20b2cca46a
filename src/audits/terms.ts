// The parts of a policy's rule: its terms, its demands, and its part of a finding.
import type { Setting } from "../catalog/setting.ts";
import { type Checks, demandWords, remedyWords } from "../checks/index.ts";
import { boundText } from "../model/instant.ts";
import { bag, type Json } from "../model/json.ts";
import { isOver, type PolicyPart } from "../model/policy-part.ts";
import type { Demand, Rule } from "../model/policy.ts";
import type { Severity } from "../model/severity.ts";
import type { RuleWords } from "../model/words.ts";
import type { BuiltinRule, RuleInfo } from "./audit.ts";

/** Why a rule is not in force at an instant; undefined when it is. */
export function notInForce(rule: Pick<Rule, "from" | "until">, asOf: number): string | undefined {
  if (rule.from !== null && asOf < rule.from) return `in force from ${boundText(rule.from)}`;
  if (isOver(rule, asOf)) return `not in force since ${boundText(rule.until!)}`;
  return undefined;
}

/** Returns the rule's part of a finding. */
export function infoOf(rule: Rule): RuleInfo {
  const { setting: _, demands: _demands, unsetPasses: _unsetPasses, overridable: _overridable, ...info } = rule;
  return { ...info, kind: "setting" };
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
export function expectedOf(rule: Rule, checks: Checks, failing: readonly Demand[], setting: Setting): RuleDemand {
  const expected = bag<Json>();
  for (const { check, options } of rule.demands) expected[check] = options;
  return { expected, words: { demand: demandWords(checks, rule.demands), ...remedyWords(checks, failing, setting) } };
}

/** Returns a built-in rule as it is where no policy states it. */
export function builtinInfo(rule: BuiltinRule, severity = rule.severity): RuleInfo {
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
  return {
    ...base,
    severity: part.severity ?? base.severity,
    policy: part.policy,
    owner: part.owner,
    rationale: part.rationale ?? base.rationale,
    remediation: part.remediation ?? base.remediation,
    controls: part.controls.length > 0 ? part.controls : base.controls,
    fixWithinSeconds: part.fixWithinSeconds ?? null,
    from: part.from,
    until: part.until,
    location: part.location,
  };
}
