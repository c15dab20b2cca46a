// What an edit of the policies would do, judged over the whole history: both states audit the same revisions.
import type { Catalog } from "../catalog/catalog.ts";
import { startOf } from "../model/instant.ts";
import type { ExceptionRow, Finding, Report, Verdict } from "../model/report.ts";
import type { Severity } from "../model/severity.ts";
import type { LoadedPolicies } from "../policy/load.ts";
import { type Edit, editsOf, exceptionKey, renamedRules } from "./edits/index.ts";

/** A finding that the edit brings, takes away, or changes. */
export interface Shift {
  readonly rule: string;
  readonly subject: string;
  readonly severity: Severity;
  readonly message: string;
  /** Who answers for the rule. */
  readonly owner: string | null;
  readonly introduced: Finding["introduced"];
  readonly resolved: Finding["resolved"];
  readonly exposureSeconds: number | null;
  /** How it stands before and after; null: it is not found. */
  readonly before: Finding["status"] | null;
  readonly after: Finding["status"] | null;
  readonly location: Finding["location"];
}

export interface Recast {
  readonly rule: string;
  readonly subject: string;
  readonly before: { readonly severity: Severity; readonly dueAt: string | null };
  readonly after: { readonly severity: Severity; readonly dueAt: string | null };
}

export interface Unneeded {
  readonly rule: string;
  readonly value: ExceptionRow["value"];
  readonly revision: number | null;
  readonly owner: string;
  readonly location: ExceptionRow["location"];
}

export interface Side {
  readonly verdict: Verdict;
  readonly open: number;
  readonly rules: number;
  readonly policies: Report["evidence"]["policies"];
}

export interface Preview {
  readonly organization: string;
  readonly asOf: string;
  readonly revisions: Report["evidence"]["revisions"];
  readonly before: Side;
  readonly after: Side;
  readonly edits: readonly Edit[];
  /** Open now, and was not. */
  readonly fails: readonly Shift[];
  /** No longer open, and was. */
  readonly clears: readonly Shift[];
  /** Over and done, and would have been found. */
  readonly found: readonly Shift[];
  /** Over and done, and would not have been found. */
  readonly forgotten: readonly Shift[];
  /** Open before and after, with another severity or due date. */
  readonly recast: readonly Recast[];
  /** Exceptions that nothing would need any more. */
  readonly unused: readonly Unneeded[];
}

/** One state of the policies, and what it says of the history. */
export interface State {
  readonly policies: LoadedPolicies;
  readonly report: Report;
}

export function previewOf(before: State, after: State, catalog: Catalog): Preview {
  const renamed = renamedRules(before.policies.rules, after.policies.rules);
  const pairs = matched(before.report, after.report, renamed);
  const owners = [before, after].map(({ report }) => new Map(report.rules.map((rule) => [rule.id, rule.owner])));
  const shift = ([old, now]: Pair): Shift => {
    const shown = (now ?? old)!;
    const { rule, subject, severity, message, introduced, resolved, exposureSeconds, location } = shown;
    return {
      rule,
      subject,
      severity,
      message,
      owner: owners[now ? 1 : 0]!.get(rule) ?? null,
      introduced,
      resolved,
      exposureSeconds,
      before: old?.status ?? null,
      after: now?.status ?? null,
      location,
    };
  };
  const isOpen = (finding: Finding | undefined) => finding?.status === "open";
  const shifts = (wanted: (old: Finding | undefined, now: Finding | undefined) => boolean) =>
    pairs.filter((pair) => wanted(...pair)).map(shift);
  return {
    organization: after.report.organization,
    asOf: after.report.asOf,
    revisions: after.report.evidence.revisions,
    before: sideOf(before.report),
    after: sideOf(after.report),
    edits: editsOf(before.policies, after.policies, catalog),
    fails: shifts((old, now) => isOpen(now) && !isOpen(old)),
    clears: shifts((old, now) => isOpen(old) && !isOpen(now)),
    found: shifts((old, now) => !old && now !== undefined && !isOpen(now)),
    forgotten: shifts((old, now) => !now && old !== undefined && !isOpen(old)),
    recast: pairs.flatMap(([old, now]) => (isOpen(old) && isOpen(now) ? recastOf(old!, now!) : [])),
    unused: unusedOf(before.report, after.report, renamed),
  };
}

type Pair = [Finding | undefined, Finding | undefined];

/** The findings of both states: a finding is the same when rule, subject and beginning are. */
function matched(before: Report, after: Report, renamed: ReadonlyMap<string, string>): Pair[] {
  const keyed = (report: Report, nameOf: (rule: string) => string) => {
    const times = new Map<string, number>();
    return report.findings
      .filter((finding) => finding.kind !== "exception")
      .map((finding): [string, Finding] => {
        const { rule, subject, introduced } = finding;
        // A secret may be too old more than once from one revision on.
        const key = JSON.stringify([nameOf(rule), subject, introduced.revision]);
        const nth = (times.get(key) ?? 0) + 1;
        times.set(key, nth);
        return [`${key}#${nth}`, finding];
      });
  };
  const old = new Map(keyed(before, (rule) => renamed.get(rule) ?? rule));
  const now = new Map(keyed(after, (rule) => rule));
  return [
    ...[...now].map(([key, finding]): Pair => [old.get(key), finding]),
    ...[...old].filter(([key]) => !now.has(key)).map(([, finding]): Pair => [finding, undefined]),
  ];
}

function recastOf(old: Finding, now: Finding): Recast[] {
  const part = ({ severity, dueAt }: Finding) => ({ severity, dueAt });
  if (old.severity === now.severity && old.dueAt === now.dueAt) return [];
  return [{ rule: now.rule, subject: now.subject, before: part(old), after: part(now) }];
}

function sideOf({ verdict, summary, evidence }: Report): Side {
  return {
    verdict,
    open: Object.values(summary.open).reduce((sum, n) => sum + n, 0),
    rules: summary.rules.total,
    policies: evidence.policies,
  };
}

/** Exceptions that nothing needs after the edit: those that were needed, and those that are new. */
function unusedOf(before: Report, after: Report, renamed: ReadonlyMap<string, string>): Unneeded[] {
  const key = (row: ExceptionRow, rule: string) =>
    exceptionKey({ rule, value: row.value, revision: row.revision, from: startOf(row.from)! });
  const states = new Map(before.exceptions.map((row) => [key(row, renamed.get(row.rule) ?? row.rule), row.state]));
  return after.exceptions
    .filter((row) => row.state === "unused" && states.get(key(row, row.rule)) !== "unused")
    .map(({ rule, value, revision, owner, location }) => ({ rule, value, revision, owner, location }));
}
