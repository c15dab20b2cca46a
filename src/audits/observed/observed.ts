// What rules about repositories, computers and sessions share: which policy states them, drafts, and verdicts.
import { instantText } from "../../model/instant.ts";
import type { Observed, ObservedName } from "../../model/observed.ts";
import type { ObservedPolicy } from "../../model/policy-use.ts";
import type { Location } from "../../model/report/index.ts";
import { type AuditContext, type BuiltinRule, type Draft, draftWith, type RuleInfo } from "../audit.ts";
import { statedRule } from "../terms.ts";
import type { AllowedByDay, DayVerdict } from "../usage/allowed.ts";
import type { Readings } from "../usage/readings.ts";
import type { ObservedVerdict } from "./evidence.ts";

/** What was observed, ready to be judged. */
export interface ObservedContext extends Observed {
  readonly audit: AuditContext;
  readonly allowed: AllowedByDay;
  readonly readings: Readings;
  note(verdict: ObservedVerdict): void;
}

/** A rule of a family, and the key of the policy's part that states it; without one it needs no policy. */
export interface ObservedRule extends BuiltinRule {
  readonly family: ObservedName;
  readonly statedBy?: string;
  /** Whether it is judged where no policy states it as well. */
  readonly isBuiltin?: true;
}

/** Rules with what they say at the end of the history. */
export interface ObservedAudit {
  readonly rules: readonly ObservedRule[];
  /** @param earlier what families that stand before it say */
  drafts(context: ObservedContext, earlier: readonly Draft[]): readonly Draft[];
}

/** A rule as a policy states it; undefined where none does, or it is switched off, or not in force at the audit's time. */
export function statedInfo(audit: AuditContext, rule: ObservedRule): RuleInfo | undefined {
  const policy: ObservedPolicy | null = audit.policies[rule.family];
  return policyInfo(audit, rule, policy, rule.statedBy === undefined ? undefined : policy?.locations[rule.statedBy]);
}

/** A rule as a part of a policy states it at a place; undefined as in `statedInfo`. */
export function policyInfo(
  audit: AuditContext,
  rule: BuiltinRule,
  policy: ObservedPolicy | null,
  location: Location | undefined,
): RuleInfo | undefined {
  const base = location && audit.builtin(rule);
  if (!policy || !base || audit.asOf < (policy.from ?? 0) || audit.asOf >= (policy.until ?? Infinity)) return undefined;
  return statedRule(base, { ...policy, location });
}

/** A finding that begins at an instant, and that no revision brought. */
export function draftAt(
  rule: RuleInfo,
  time: number,
  parts: Partial<Draft> & Pick<Draft, "subject" | "message">,
): Draft {
  const at = instantText(time);
  const introduced = { revision: null, day: at, at, time, by: null, exact: false, first: false };
  return draftWith({ rule, introduced, event: false, ...parts });
}

/** The end of a finding at an instant. */
export function endAt(time: number): Draft["resolved"] {
  return { revision: null, at: instantText(time), time, by: null };
}

/** What a verdict of the settings says beside the instant. */
export function said(verdict: DayVerdict): Pick<ObservedVerdict, "is" | "reason" | "revisions"> {
  return verdict.is === "ambiguous" ? verdict : { is: verdict.is, reason: null, revisions: [] };
}

/** What a comparison says; null: there was nothing to compare. */
export function compared(fails: boolean | null): Pick<ObservedVerdict, "is" | "reason" | "revisions"> {
  return { is: fails === null ? "not-said" : fails ? "violation" : "allowed", reason: null, revisions: [] };
}
