// The current state of an issue's subject, determined once. Title, text, comment and closing are derived from it.
import { instantOf } from "../model/instant.ts";
import type { Finding, Report } from "../model/report/index.ts";
import { canonical } from "../model/json.ts";
import { dataOfKinds, type JudgedRules } from "../model/judged-rules.ts";
import { isRemediated } from "../model/report/remediated.ts";
import type { Severity } from "../model/severity.ts";
import { type Marker, short } from "./marker.ts";
import { isShown, type Subject } from "./subject.ts";

/** Why an issue ends without remediation. */
export type RetirementReason =
  /** No policy of the audit states the rule any more. */
  | "rule-gone"
  /** The configuration turns the built-in rule off. */
  | "rule-off"
  /** By the current policies the shown window is no violation. */
  | "policy-changed"
  /** The same policies do not find it any more. */
  | "not-found"
  /** Other policies do not find it any more, but its built-in rule may not depend on them. */
  | "not-found-anew"
  /** A finding about data besides the history, which does not show what was there before. */
  | "data-changed"
  | "noted"
  /** Below the severity that issues are kept for. */
  | "hidden";

/** The list with an open finding that has no open issue: the one issue for all, or the summary if there is no room. */
export type Elsewhere = "single" | "summary";

export type Fate =
  | "open"
  | { readonly listed: Elsewhere }
  | "excepted"
  | "resolved"
  | { readonly retired: RetirementReason }
  | "unknown";

interface FateInput {
  readonly report: Readonly<Report>;
  /** The configured severities of built-in rules. */
  readonly builtin: Readonly<Record<string, Severity | "off">>;
  readonly judgedRules: JudgedRules;
}

/** Returns a digest of the policies and built-in rules of an audit. */
export function judgeOf({ report, builtin }: Pick<FateInput, "report" | "builtin">): string {
  const policies = report.evidence.policies.map(({ id, digest }) => ({ id, digest }));
  return short(canonical({ policies, builtin: { ...builtin } }));
}

/** Returns the state of an issue's subject by an audit of sound evidence. */
export function fateOf(subject: Subject | undefined, marker: Marker, input: FateInput): Fate {
  if (subject === undefined) return fateUnreported(marker, input);
  const { finding } = subject;
  if (finding.status === "noted") return { retired: "noted" };
  if (finding.status === "open") return isShown(subject, input.report) ? "open" : { retired: "hidden" };
  // A piece that ended at an exception is not remediated. Its continuation is reported once the report has it.
  if (finding.ended === "outgrown") return "unknown";
  // If it was open when the issue was written last, a remediation before that is due to the policies.
  const wasOpen = marker.standing === "open" || marker.standing === "listed";
  if (wasOpen && isFixedBefore(finding, writtenAt(marker)) && isJudgedAnew(marker, input))
    return { retired: "policy-changed" };
  return finding.ended === "accepted" ? "excepted" : finding.status;
}

/** Whether the report lacks the window that an issue shows. */
function hasVanished({ windows, window }: Subject, marker: Marker): boolean {
  if (marker.finding === null) return false;
  return ![window, ...windows.map(({ first }) => first.id)].some((id) => short(id) === marker.finding);
}

/** Whether an issue that was closed for a reason of its own has nothing to add: its window is over since before. */
export function isOver(subject: Subject, marker: Marker): boolean {
  return hasVanished(subject, marker) || isFixedBefore(subject.finding, writtenAt(marker));
}

/** Returns the last complete audit that wrote an issue. After it, another value would have caused a write. */
function writtenAt({ audit, at }: Marker): string | null {
  return audit ?? at;
}

/**
 * Whether a revision remediated a finding before an audit. The end by an approval or by data besides the history may be
 * dated back: an audit after that time may have seen the finding open.
 */
export function isFixedBefore(finding: Finding, audit: string | null): boolean {
  const { resolved } = finding;
  if (!isRemediated(finding) || resolved === null || resolved.revision === null) return false;
  return (instantOf(resolved.at) ?? Infinity) <= (instantOf(audit ?? "") ?? -Infinity);
}

/** Whether the policies changed since the last write of the issue. Old issues do not store their policies. */
function isJudgedAnew({ judge }: Marker, input: FateInput): boolean {
  return judge !== null && judge !== judgeOf(input);
}

/** The fate of a subject that the report lacks: its rule is gone, found nothing, or was not evaluated. */
function fateUnreported(marker: Marker, input: FateInput): Fate {
  const { report, builtin, judgedRules } = input;
  const isIts = ({ id, formerly = [] }: Pick<Report["rules"][number], "id" | "formerly">) =>
    [id, ...formerly].some((name) => short(name) === marker.rule);
  const rules = report.rules.filter(isIts);
  if (rules.some((row) => row.status === "not-evaluated")) return "unknown";
  const hasData = dataOfKinds.get(marker.kind ?? "");
  if (rules.length === 0 && hasData?.(report) === false) return "unknown";
  const isOff = Object.entries(builtin).some(([id, severity]) => severity === "off" && isIts({ id }));
  if (isOff) return { retired: "rule-off" };
  const isIn = (ids: readonly string[]) => ids.some((id) => short(id) === marker.rule);
  // A rule whose evidence this run may lack has no row. Nor has a built-in rule that every run judges.
  if (rules.length === 0 && isIn(judgedRules.sometimes)) return "unknown";
  if (rules.length === 0 && !isIn(judgedRules.always))
    return isJudgedAnew(marker, input) ? { retired: "rule-gone" } : "unknown";
  if (marker.kind === "exception" && isDoubtful(input)) return "unknown";
  // A finding of another kind may depend on further data too, such as a day without figures.
  if (hasData || isIn(judgedRules.sometimes)) return { retired: "data-changed" };
  if (!isJudgedAnew(marker, input)) return { retired: "not-found" };
  return { retired: rules.length === 0 ? "not-found-anew" : "policy-changed" };
}

/** Whether the run may not have judged a rule with exceptions: then it does not know whether they are needed. */
function isDoubtful({ report, judgedRules }: FateInput): boolean {
  const evaluatedIds = report.rules.filter(({ status }) => status !== "not-evaluated").map(({ id }) => id);
  const judgedIds = new Set([...judgedRules.always, ...evaluatedIds]);
  return report.exceptions.some(({ rule }) => !judgedIds.has(rule));
}
