// What became of what an issue stands for, worked out once; title, text, comment and closing only say it.
import { instantOf } from "../model/instant.ts";
import type { Finding, Report } from "../model/report/index.ts";
import { canonical } from "../model/json.ts";
import type { Severity } from "../model/severity.ts";
import { type Marker, short } from "./marker.ts";
import { isShown, type Subject } from "./subject.ts";

/** Why an issue ends that nobody resolved. */
export type Retired =
  /** No policy of the audit states the rule any more. */
  | "rule-gone"
  /** The configuration turns the built-in rule off. */
  | "rule-off"
  /** By the policies of today what was shown is no violation. */
  | "policy-changed"
  /** The same policies do not find it any more. */
  | "not-found"
  | "noted"
  /** Below the severity that issues are kept for. */
  | "hidden";

/** What lists an open finding that has no open issue: the one issue for all, or the summary where there is no room. */
export type Elsewhere = "single" | "summary";

export type Fate =
  | "open"
  | { readonly listed: Elsewhere }
  | "excepted"
  | "resolved"
  | { readonly retired: Retired }
  | "unknown";

interface Judged {
  readonly report: Readonly<Report>;
  /** The severities that the configuration gives built-in rules. */
  readonly builtin: Readonly<Record<string, Severity | "off">>;
}

/** What an audit judges by, as a digest: the same for the same policies and the same built-in rules. */
export function judgeOf({ report, builtin }: Judged): string {
  const policies = report.evidence.policies.map(({ id, digest }) => ({ id, digest }));
  return short(canonical({ policies, builtin: { ...builtin } }));
}

/** What an audit of sound evidence says of the subject of an issue. */
export function fateOf(subject: Subject | undefined, marker: Marker, input: Judged): Fate {
  if (subject === undefined) return fateUnreported(marker, input);
  const { finding } = subject;
  if (finding.status === "noted") return { retired: "noted" };
  if (finding.status === "open") return isShown(subject, input.report) ? "open" : { retired: "hidden" };
  // A piece that ended at an exception is not put right. What it goes on as is told when the report has it.
  if (finding.ended === "outgrown") return "unknown";
  const isPast = hasVanished(subject, marker) && !isPutRightSince(finding, marker);
  const wasOpen = marker.standing === "open" || marker.standing === "listed";
  if (wasOpen && isPast && isJudgedAnew(marker, input)) return { retired: "policy-changed" };
  return finding.ended === "accepted" ? "excepted" : finding.status;
}

/** Whether the report no longer has the window that an issue shows. */
export function hasVanished({ windows, window }: Subject, marker: Marker): boolean {
  if (marker.finding === null) return false;
  return ![window, ...windows.map(({ first }) => first.id)].some((id) => short(id) === marker.finding);
}

/** Whether a window ended after its issue was written last, which every other value in between would have been a reason for. */
function isPutRightSince({ resolved }: Finding, { at }: Marker): boolean {
  const [end, written] = [instantOf(resolved?.at ?? ""), instantOf(at ?? "")];
  return end !== undefined && written !== undefined && end > written;
}

/** Whether the policies changed since the issue was written last. Old issues do not record their policies. */
function isJudgedAnew({ judge }: Marker, input: Judged): boolean {
  return judge !== null && judge !== judgeOf(input);
}

/** Of a subject that the report does not name: its rule is gone, or found nothing, or was not asked. */
function fateUnreported(marker: Marker, input: Judged): Fate {
  const { report, builtin } = input;
  const isIts = ({ id, formerly = [] }: Pick<Report["rules"][number], "id" | "formerly">) =>
    [id, ...formerly].some((name) => short(name) === marker.rule);
  const rules = report.rules.filter(isIts);
  if (rules.some((row) => row.status === "not-evaluated") || !isAsked(marker.kind, report)) return "unknown";
  const isOff = Object.entries(builtin).some(([id, severity]) => severity === "off" && isIts({ id }));
  if (isOff) return { retired: "rule-off" };
  if (rules.length === 0 && isJudgedAnew(marker, input)) return { retired: "rule-gone" };
  // A rule that rests on what this run was not given stands in no row.
  if (rules.length === 0) return "unknown";
  return { retired: isJudgedAnew(marker, input) ? "policy-changed" : "not-found" };
}

/** Whether the run has what findings of a kind rest on besides the history. */
function isAsked(kind: string | null, report: Readonly<Report>): boolean {
  const { usage, people, readiness, computers, sessions } = report;
  switch (kind) {
    case "usage":
      return usage !== null || sessions !== null;
    case "access":
      return people !== null;
    case "readiness":
      return readiness !== null;
    case "computer":
      return computers !== null;
    default:
      return true;
  }
}
