// Shared by rules about repositories, computers and sessions: the stating policy, drafts, and verdicts.
import type { Observations, ObservedName } from "../../model/observed.ts";
import type { ObservedPolicy } from "../../model/policy-use.ts";
import type { Location } from "../../model/report/index.ts";
import {
  type AuditContext,
  type BuiltinRule,
  type Draft,
  draftAt,
  type DraftParts,
  type RuleInfo,
  type StatingContext,
} from "../audit.ts";
import { statedRule } from "../terms.ts";
import type { AllowedByDay, DayVerdict } from "../usage/allowance.ts";
import type { Readings } from "../usage/readings.ts";
import type { ObservedVerdict } from "./evidence.ts";

/** The observed data, prepared for judging. */
export interface ObservedContext extends Observations {
  readonly audit: AuditContext;
  readonly allowed: AllowedByDay;
  readonly readings: Readings;
  note(verdict: ObservedVerdict): void;
}

/** A rule, and the key in the policy that states it; without a key the rule needs no policy. */
export interface ObservedRule extends BuiltinRule {
  readonly family: ObservedName;
  readonly statedBy?: string;
  /** Whether it is also judged if no policy states it. */
  readonly isBuiltin?: true;
}

/** Rules with their drafts at the end of the history. */
export interface ObservedAudit {
  readonly rules: readonly ObservedRule[];
  /** @param earlier the drafts of families before this one */
  drafts(context: ObservedContext, earlier: readonly Draft[]): readonly Draft[];
}

/** Returns a rule as a policy states it; undefined when no policy does, or the rule is off or not in force. */
export function statedInfo(audit: StatingContext, rule: ObservedRule): RuleInfo | undefined {
  const policy: ObservedPolicy | null = audit.policies[rule.family];
  return policyInfo(audit, rule, policy, rule.statedBy === undefined ? undefined : policy?.locations[rule.statedBy]);
}

/** Returns a rule as a policy states it at a location; undefined as in `statedInfo`. */
export function policyInfo(
  audit: StatingContext,
  rule: BuiltinRule,
  policy: ObservedPolicy | null,
  location: Location | undefined,
): RuleInfo | undefined {
  const base = location && audit.builtin(rule);
  if (!policy || !base || audit.asOf < (policy.from ?? 0) || audit.asOf >= (policy.until ?? Infinity)) return undefined;
  return statedRule(base, { ...policy, location });
}

/** Returns a draft of what is so now, and whose start is not known. It is the same finding in every run. */
export function draftSeen(rule: RuleInfo, time: number, parts: DraftParts): Draft {
  const draft = draftAt(rule, time, parts);
  return { ...draft, introduced: { ...draft.introduced, first: true } };
}

/** Converts a verdict by the settings to an observed verdict. */
export function verdictBySettings(verdict: DayVerdict): Pick<ObservedVerdict, "is" | "reason" | "revisions"> {
  return verdict.is === "ambiguous" ? verdict : { is: verdict.is, reason: null, revisions: [] };
}

/** Converts a comparison to an observed verdict. @param fails null: there was nothing to compare */
export function verdictByComparison(fails: boolean | null): Pick<ObservedVerdict, "is" | "reason" | "revisions"> {
  return { is: fails === null ? "not-said" : fails ? "violation" : "allowed", reason: null, revisions: [] };
}

/** A thing that one rule judges, and what the finding on it says. */
interface Judged {
  /** The thing, and the part of it that the verdict is about; null: the whole. */
  readonly of: string;
  readonly about?: string | null;
  /** Milliseconds: the time that the verdict is about. */
  readonly at: number;
  /** null: there is nothing to compare. */
  readonly fails: boolean | null;
}

/**
 * Notes the verdict of a rule on one thing, and returns the finding on it. Judges nothing if the rule is off, or no policy
 * states it.
 * @param tell returns the finding of a thing that fails
 */
export function judge(
  context: ObservedContext,
  rule: ObservedRule,
  { of, about = null, at, fails }: Judged,
  tell: (info: RuleInfo) => Draft,
): Draft[] {
  const info = rule.statedBy === undefined ? context.audit.builtin(rule) : statedInfo(context.audit, rule);
  if (!info) return [];
  context.note({ family: rule.family, of, rule: info.id, at, about, ...verdictByComparison(fails) });
  return fails === true ? [tell(info)] : [];
}
