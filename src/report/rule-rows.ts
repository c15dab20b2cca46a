// The rules in a report: one row for each rule that a policy states, with its status.
import { accessRules } from "../audits/access/index.ts";
import type { AuditContext, BuiltinRule, RuleInfo, UnjudgedPart } from "../audits/audit.ts";
import { changeRulesOf } from "../audits/changes.ts";
import { unapprovedRule } from "../audits/editors.ts";
import { limitRules, limitSilence } from "../audits/limits.ts";
import { observedRules, silenceOf, unstatedRules } from "../audits/observed/index.ts";
import { builtinInfo, notInForce, statedRule } from "../audits/terms.ts";
import { builtinRules, usageRules } from "../audits/usage/index.ts";
import { groupBy } from "../lists.ts";
import { compare } from "../model/json.ts";
import type { Assertion, ChangePolicy, EditorPolicy, Rule } from "../model/policy.ts";
import type { Finding, RuleRow } from "../model/report/index.ts";
import { formerNames } from "../policy/former-names.ts";
import type { AuditInput } from "./audit-input.ts";

export const SWITCHED_OFF = "switched off by the configuration";

/** A rule of the policies, or a built-in rule on requested data. */
export interface StatedRule {
  readonly rule: Omit<RuleInfo, "kind" | "remediation" | "fixWithinSeconds">;
  readonly formerly?: readonly string[];
  readonly subject: string;
  /** Why it was not evaluated; undefined if it was. */
  readonly reason: string | undefined;
}

/**
 * Returns the rules that have a row in the report.
 * @param unread data besides the history that was requested but not received
 */
export function rulesOf(context: AuditContext, unread: readonly UnjudgedPart[]): StatedRule[] {
  return [...settingRules(context), ...changeRules(context), ...dataRules(context, unread)];
}

/** Returns the built-in rules whose data was requested but not received. Data that arrived has them in `rulesOf`. */
export function refusedRules(context: AuditContext, unread: readonly UnjudgedPart[]): StatedRule[] {
  return unread.flatMap(({ what, reason }) => {
    const rules = what === "usage" ? builtinRules(context).map(({ info }) => info) : unstatedRules(context, what);
    return rules.map((rule) => ({ rule, subject: what, reason }));
  });
}

/**
 * Returns one row for each rule. On incomplete evidence no rule passes.
 * @param missing why the evidence is incomplete; null if it is complete
 */
export function ruleRows(
  rules: readonly StatedRule[],
  findings: readonly Finding[],
  missing: string | null,
): RuleRow[] {
  const byRule = groupBy(findings, (finding) => finding.rule);
  return rules
    .map(({ rule, formerly = [], subject, reason }) => ({
      id: rule.id,
      ...(formerly.length > 0 && { formerly: [...formerly] }),
      title: rule.title,
      policy: rule.policy,
      owner: rule.owner,
      subject,
      severity: rule.severity,
      rationale: rule.rationale,
      controls: [...rule.controls],
      ...statusOf(byRule.get(rule.id) ?? [], reason ?? missing),
      location: rule.location,
    }))
    .sort((a, b) => compare(a.id, b.id));
}

/** Returns the built-in rules that the configuration switches off and no row names. */
export function switchedOff(builtin: AuditInput["builtin"], rows: readonly RuleRow[]): UnjudgedPart[] {
  return Object.keys(builtin)
    .filter((id) => builtin[id] === "off" && rows.every((row) => row.id !== id))
    .toSorted(compare)
    .map((what) => ({ what, reason: SWITCHED_OFF }));
}

/** @param reason why the rule was not evaluated; null if it was */
function statusOf(findings: readonly Finding[], reason: string | null): Pick<RuleRow, "status" | "reason"> {
  if (findings.some(({ status }) => status === "open")) return { status: "failing", reason: null };
  if (reason !== null) return { status: "not-evaluated", reason };
  return { status: findings.some(({ status }) => status === "excepted") ? "excepted" : "passing", reason: null };
}

/** Rules on values, and assertions. */
function settingRules({ policies, asOf }: AuditContext): StatedRule[] {
  const stateRule = (rule: Rule | Assertion, subject: string): StatedRule => {
    return { rule, formerly: formerNames(rule, policies.files), subject, reason: notInForce(rule, asOf) };
  };
  return [
    ...policies.rules.map((rule) => stateRule(rule, `/${rule.setting.replaceAll("[*]", ".*").replaceAll(".", "/")}`)),
    ...policies.assertions.map((assertion) => stateRule(assertion, "")),
  ];
}

/** Rules on who may change the settings, and when. */
function changeRules(context: AuditContext): StatedRule[] {
  const { editors, changes } = context.policies;
  const stateRule = (rule: BuiltinRule, part: EditorPolicy | ChangePolicy, subject: string): StatedRule => {
    const base = context.builtin(rule);
    const reason = base ? notInForce(part, context.asOf) : SWITCHED_OFF;
    return { rule: statedRule(base ?? builtinInfo(rule), part), subject, reason };
  };
  return [
    ...(editors ? [stateRule(unapprovedRule, editors, "editors")] : []),
    ...(changes ? changeRulesOf(changes).map((rule) => stateRule(rule, changes, "changes")) : []),
  ];
}

/** Why figures of past days were not compared with earlier ones; undefined if they were. */
function notCompared(ledger: AuditContext["ledger"]): string | undefined {
  if (!ledger) return "what the figures were is not known without a ledger";
  if (ledger.isUsageCompared === true) return undefined;
  return "past days were not requested again: only --full compares them with the ledger";
}

/** Rules on data besides the history. */
function dataRules(context: AuditContext, unread: readonly UnjudgedPart[]): StatedRule[] {
  const { policies, use, members, ledger, asOf } = context;
  const without = (name: string) =>
    unread.find(({ what }) => what === name)?.reason ??
    `not asked for: give --with ${name}, or the input with: ${name}`;
  const noUse = use ? undefined : without("usage");
  const noMembers = members ? undefined : without("access");
  return [
    ...usageRules(context).map((rule): StatedRule => {
      const early = rule.policy === null ? undefined : notInForce(policies.usage!, asOf);
      const noPast = rule.needs?.includes("ledger") ? notCompared(ledger) : undefined;
      return { rule, subject: "usage", reason: early ?? noUse ?? rule.silence ?? noPast };
    }),
    ...accessRules(context).map((rule): StatedRule => {
      const noData = noMembers ?? (rule.needs?.includes("usage") ? noUse : undefined);
      return { rule, subject: "access", reason: notInForce(policies.access!, asOf) ?? noData ?? rule.silence };
    }),
    ...observedRules(context).map((rule): StatedRule => {
      return { rule, subject: rule.family, reason: silenceOf(context, rule, without(rule.family)) };
    }),
    ...limitRules(context).map((rule): StatedRule => {
      return { rule, subject: "limits", reason: limitSilence(context) };
    }),
  ];
}
