// The registry of rules about repositories, computers and sessions, and their family. To add rules, write their file
// and add one line here.
import { timeWords } from "../../model/instant.ts";
import { count } from "../../words.ts";
import type { Audit, AuditContext, RuleInfo, StatingContext, UnjudgedPart } from "../audit.ts";
import { Readings } from "../usage/readings.ts";
import { computerName, computers } from "./computers.ts";
import type { ObservedEvidence } from "./evidence.ts";
import { readinessInWindow } from "./in-window.ts";
import { type ObservedAudit, type ObservedRule, statedInfo } from "./observed.ts";
import { readinessModel } from "./readiness-model.ts";
import { readinessStated } from "./readiness-stated.ts";
import { sessions } from "./sessions.ts";

const audits: readonly ObservedAudit[] = [readinessModel, readinessStated, readinessInWindow, computers, sessions];

const rules: readonly ObservedRule[] = audits.flatMap((audit) => audit.rules);

/** Returns the rules that an audit judges, or that its policies state although it lacks their data. */
export function observedRules(context: StatingContext): (RuleInfo & Pick<ObservedRule, "family">)[] {
  return rules.flatMap((rule) => {
    const { family } = rule;
    const info = statedInfo(context, rule) ?? (isKnown(context, rule) ? builtinInfo(context, rule) : undefined);
    return info ? [{ ...info, family }] : [];
  });
}

/** Returns the rules of a family that no policy states, and that need none. */
export function unstatedRules(context: StatingContext, family: string): RuleInfo[] {
  return rules
    .filter((rule) => rule.family === family && !statedInfo(context, rule))
    .flatMap((rule) => builtinInfo(context, rule) ?? []);
}

/** Returns a rule that needs no policy; undefined if it needs one, or is switched off. */
function builtinInfo(context: StatingContext, rule: ObservedRule): RuleInfo | undefined {
  return rule.statedBy === undefined || rule.isBuiltin === true ? context.builtin(rule) : undefined;
}

/** Why a rule could not be judged; undefined when it could. @param missing the reason if there is no data */
export function silenceOf(
  { observed }: AuditContext,
  { id, family }: Pick<ObservedRule, "id" | "family">,
  missing: string,
) {
  const things = observed?.observed[family] ?? null;
  if (!observed || things === null) return missing;
  const verdicts = observed.verdicts.filter(({ rule }) => rule === id);
  const isJudged =
    verdicts.length === 0 ? things.length > 0 : verdicts.some(({ is }) => is !== "not-said" && is !== "unjudged");
  return isJudged ? undefined : "the service reported nothing that could be judged";
}

/** Whether the service provided the data of a rule. */
function isKnown({ observed }: StatingContext, { family }: ObservedRule): boolean {
  return observed !== null && observed.observed[family] !== null;
}

export const observed: Audit = {
  rules: rules.map(({ family: _, statedBy: _statedBy, isBuiltin: _isBuiltin, ...rule }) => rule),
  begin: (context) => {
    const { observed: evidence, catalog } = context;
    if (!evidence) return { see: () => {}, end: () => [] };
    const { allowed, verdicts, observed: observations, later } = evidence;
    return {
      see: (step) => allowed.see(step),
      end: (earlier) => {
        const readings = new Readings(catalog);
        const shared = { audit: context, ...observations, allowed, readings, note: verdicts.push.bind(verdicts) };
        return audits.flatMap((audit) => [...audit.drafts(shared, earlier)]);
      },
      unjudged: () => tooNew(later, context.asOf),
    };
  },
};

/** Returns the reports, and the watched computers and sessions, that were made after the audit's time. */
function tooNew(
  { readiness: reports, computers: machines, sessions: runs }: ObservedEvidence["later"],
  asOf: number,
): UnjudgedPart[] {
  const part = (what: string, { time }: { readonly time: number }): UnjudgedPart => ({
    what,
    reason: `it was made at ${timeWords(time)}, after the time of this audit`,
  });
  const newReports = {
    what: count(reports.length, "readiness report"),
    reason: `made after the time of this audit, ${timeWords(asOf)}`,
  };
  return [
    ...(reports.length > 0 ? [newReports] : []),
    ...machines.map((computer) => part(computerName(computer), computer)),
    ...runs.map((session) => part(`the session ${session.id}`, session)),
  ];
}
