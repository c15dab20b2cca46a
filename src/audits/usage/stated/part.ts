// Shared by the parts of a policy about use: their rules, and findings on the days with failing figures.
import { DAY, startOfDay } from "../../../model/instant.ts";
import type { UsageLists, UsagePolicy, UsageRule } from "../../../model/policy-use.ts";
import type { Usage, UtcDay } from "../../../model/usage.ts";
import type { BuiltinRule, Draft, RuleInfo } from "../../audit.ts";
import {
  type Certainty,
  callsWords,
  creditsWords,
  daysWords,
  episodes,
  infoOf,
  type UsageContext,
  type UseDay,
  type Uses,
} from "../usage.ts";
import type { UseFigure } from "../day-figures.ts";

/** What a policy states in a part. */
export interface Statement {
  readonly part: UsageRule<unknown>;
  /** The figures that its rule reads. */
  readonly reads: readonly UseFigure[];
  /** Returns why figures do not suffice to judge it; undefined when they do. */
  readonly lacks?: (figures: Usage) => string | undefined;
}

/** A part of a policy with its rule. */
export interface StatedPart {
  readonly rule: BuiltinRule;
  readonly statements: (policy: UsagePolicy) => readonly Statement[];
  /** Returns the findings. Called only if the policy states the part. */
  drafts(context: UsageContext): readonly Draft[];
}

/** Returns the statement of a part that always reads the same figures. */
export function statementOf(part: UsageRule<unknown> | null, ...reads: readonly UseFigure[]): Statement[] {
  return part ? [{ part, reads }] : [];
}

/** The remediation for a use that a policy does not allow. */
export const ASK =
  "Find out who used it, and why. If it should be allowed, allow it in the policy. Otherwise block it.";

export function ruleOf(name: string, title: string, rationale: string, remediation: string): BuiltinRule {
  return {
    id: `usage/policy-${name}`,
    title,
    kind: "usage",
    severity: "medium",
    rationale,
    remediation,
    controls: ["soc2:CC6.1", "nist-800-53:CM-7", "nist-800-53:AU-6"],
    needs: ["usage"],
  };
}

/** Returns the rule and demand of a part; undefined when it is not stated or is off. */
export function stating<T>(
  context: UsageContext,
  rule: BuiltinRule,
  part: UsageRule<T> | null | undefined,
): { readonly info: RuleInfo; readonly demand: T } | undefined {
  const info = part && infoOf(context.audit, rule, part);
  return info ? { info, demand: part.demand } : undefined;
}

export function isInForce({ policy }: UsageContext, day: UtcDay): boolean {
  const start = startOfDay(day);
  return start >= Math.floor((policy?.from ?? 0) / DAY) * DAY && start < (policy?.until ?? Infinity);
}

/** The subject of a rule, with the words for its findings. */
interface RuleSubject extends Pick<Uses<UseDay>, "rule" | "subject" | "endpoint" | "isSaid"> {
  readonly offending: string | number;
  readonly certainty?: Certainty;
  /** The start of the message: `the tool Execute, which the policy does not allow, was used`. */
  readonly what: string;
}

/** Returns the findings about a subject, from the days on which it fails. */
export function judged(
  context: UsageContext,
  days: readonly (UseDay & { readonly fails: boolean })[],
  { offending, certainty = "exact", what, ...rest }: RuleSubject,
): Draft[] {
  return episodes(context, {
    ...rest,
    days: days
      .filter(({ day }) => isInForce(context, day))
      .map((use) => ({ ...use, verdict: { is: use.fails ? ("violation" as const) : ("allowed" as const) } })),
    tell: (run) => ({
      message: `${what} ${daysWords(run)}${callsWords(run)}${creditsWords(run)}`,
      offending,
      certainty,
    }),
  });
}

export function refuses({ allowed, denied }: UsageLists, name: string): boolean {
  return denied?.includes(name) === true || (allowed !== null && !allowed.includes(name));
}
