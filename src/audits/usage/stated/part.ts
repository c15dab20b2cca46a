// Shared by the parts of a policy about use: their rules, and findings on the days with failing figures.
import { lastIn } from "../../../lists.ts";
import { dayOf, startOfDay } from "../../../model/instant.ts";
import type { UsageLists, UsagePolicy, UsageRule } from "../../../model/policy-use.ts";
import type { Figure, UtcDay } from "../../../model/usage.ts";
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
import type { DayVerdict } from "../allowance.ts";
import type { UseFigure } from "../day-figures.ts";
import type { UseEvidence } from "../evidence.ts";

/** What a policy states in a part. */
export interface Statement {
  readonly part: UsageRule<unknown>;
  /** The figures that its rule reads. */
  readonly reads: readonly UseFigure[];
  /** Returns why the evidence does not suffice to judge it; undefined when it does. */
  readonly lacks?: (evidence: UseEvidence) => string | undefined;
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

/** The parts of a policy with one demand. */
type PartName = {
  [name in keyof UsagePolicy]: UsagePolicy[name] extends UsageRule<unknown> | null ? name : never;
}[keyof UsagePolicy];

type DemandOf<N extends PartName> = NonNullable<UsagePolicy[N]>["demand"];

/** A demand that is judged. */
interface Stated<N extends PartName> {
  readonly rule: RuleInfo;
  readonly demand: DemandOf<N>;
  /** The days on which the demand changed: nobody knows whether a use on them was before or after that. */
  readonly turns: ReadonlySet<UtcDay>;
}

/** Returns the rule and demand of a part; undefined when it is not stated or is off. */
export function stating<N extends PartName>(context: UsageContext, rule: BuiltinRule, name: N): Stated<N> | undefined {
  const part = context.policy?.[name];
  const info = part && infoOf(context.audit, rule, part);
  if (!info) return undefined;
  const versions = context.audit.policyHistory?.versions ?? [];
  // What a version demands that cannot be read is not known.
  const demands = versions.map(({ policies }) =>
    policies ? JSON.stringify(policies.usage?.[name]?.demand ?? null) : undefined,
  );
  const turns = versions.filter(({ from }, i) => {
    const [before, now] = [i === 0 ? "null" : demands[i - 1], demands[i]];
    return Number.isFinite(from) && (now === undefined || now !== before);
  });
  return { rule: info, demand: part.demand, turns: new Set(turns.map(({ from }) => dayOf(from))) };
}

/** Whether the policy is not in force any more on a day. */
export function isOverOn({ policy }: UsageContext, day: UtcDay): boolean {
  return startOfDay(day) >= (policy?.until ?? Infinity);
}

/** The subject of a rule, with the words for its findings. */
interface RuleSubject extends Pick<Uses<UseDay>, "subject" | "endpoint" | "isSaid"> {
  readonly offending: string | number;
  readonly certainty?: Certainty;
  /** The start of the message: `the tool Execute, which the policy does not allow, was used`. */
  readonly messageStart: string;
}

/** Returns the findings about a subject, from the days on which it fails. */
export function draftsAbout(
  context: UsageContext,
  { rule, turns }: Pick<Stated<PartName>, "rule" | "turns">,
  days: readonly (UseDay & { readonly fails: boolean; readonly actual?: Figure })[],
  { offending, certainty = "exact", messageStart, ...rest }: RuleSubject,
): Draft[] {
  return episodes(context, {
    ...rest,
    rule,
    days: days
      .filter(({ day }) => !isOverOn(context, day))
      .map((use) => ({ ...use, verdict: use.fails ? failureOn(use.day, turns) : { is: "allowed" } })),
    tell: (run) => ({
      message: `${messageStart} ${daysWords(run)}${callsWords(run)}${creditsWords(run)}`,
      offending,
      actual: lastIn(run).actual,
      certainty,
    }),
  });
}

/** Returns the verdict on a use that the policy of today refuses. */
export function failureOn(day: UtcDay, turns: ReadonlySet<UtcDay>): DayVerdict {
  return turns.has(day) ? { is: "ambiguous", reason: "changed", revisions: [] } : { is: "violation" };
}

export function refuses({ allowed, denied }: UsageLists, name: string): boolean {
  return denied?.includes(name) === true || (allowed !== null && !allowed.includes(name));
}
