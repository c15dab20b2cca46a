// The effect of a policy edit over the whole history: audits the same revisions with the policies before and after.
import type { Catalog } from "../catalog/catalog.ts";
import { certain, startOf } from "../model/instant.ts";
import { groupBy, lookUp } from "../lists.ts";
import { compare } from "../model/json.ts";
import type { ExceptionRow, Finding, Report, Verdict } from "../model/report/index.ts";
import { type Severity, weight } from "../model/severity.ts";
import type { LoadedPolicies } from "../policy/load.ts";
import { type Edit, editsOf, exceptionKey, renamedRules } from "./edits/index.ts";
import { among, begins, isWindow, overlap } from "./windows.ts";

const UNUSED = "exceptions/unused";
/** Begins the subject of a finding on the exceptions of a rule. */
const RULE = "rule:";

/** A finding that the edit adds, removes or changes. */
export interface Shift extends Pick<
  Finding,
  | "rule"
  | "subject"
  | "severity"
  | "message"
  | "introduced"
  | "resolved"
  | "exposureSeconds"
  | "unseenSeconds"
  | "location"
> {
  /** The owner of the rule. */
  readonly owner: string | null;
  /** Its status before and after; null: not found. */
  readonly before: Finding["status"] | null;
  readonly after: Finding["status"] | null;
}

interface OpenState {
  readonly severity: Severity;
  readonly dueAt: string | null;
  /** When the window begins. */
  readonly since: string;
}

export interface Recast {
  readonly rule: string;
  readonly subject: string;
  readonly before: OpenState;
  readonly after: OpenState;
}

/** A time in which a rule failed. */
export interface Span {
  readonly since: string;
  readonly until: string;
  /** Whether it began then, and not earlier. */
  readonly exact: boolean;
  /** Whether revisions are missing beside it. */
  readonly unseen: boolean;
}

/** Resolved findings on one subject that begin or end at another time. */
export interface ResizedFindings {
  readonly rule: string;
  readonly subject: string;
  readonly severity: Severity;
  readonly before: readonly Span[];
  readonly after: readonly Span[];
}

export type UnneededException = Pick<ExceptionRow, "rule" | "value" | "revision" | "owner" | "location">;

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
  /** Newly open findings, but that an exception is not needed: see `unused`. */
  readonly fails: readonly Shift[];
  /** Findings that are no longer open. */
  readonly clears: readonly Shift[];
  /** Findings that the edit adds and that are not open: resolved, excepted or noted. */
  readonly found: readonly Shift[];
  /** Findings that the edit removes and that are not open. */
  readonly forgotten: readonly Shift[];
  /** Open before and after, with another severity, due date or beginning. */
  readonly recast: readonly Recast[];
  /** Resolved before and after, with another beginning or end. */
  readonly resized: readonly ResizedFindings[];
  /** Exceptions that nothing needs any more. */
  readonly unused: readonly UnneededException[];
}

/** One state of the policies, and its report on the history. */
interface PolicyState {
  readonly policies: LoadedPolicies;
  readonly report: Report;
}

export function previewOf(before: PolicyState, after: PolicyState, catalog: Catalog): Preview {
  const renamed = renamedRules(before.policies.rules, after.policies.rules);
  const bothSides = bySubject(before.report, after.report, renamed);
  const pairs = bothSides.flatMap(({ old, now }) => pairFindings(old, now));
  const ownersOf = ({ report }: PolicyState) => new Map(report.rules.map((rule) => [rule.id, rule.owner]));
  const [oldOwners, newOwners] = [ownersOf(before), ownersOf(after)];
  const shift = ([old, now]: Pair): Shift => {
    const finding = now === undefined ? old : now;
    const { rule, subject, severity, message, introduced, resolved, exposureSeconds, unseenSeconds, location } =
      finding;
    return {
      rule,
      subject,
      severity,
      message,
      owner: (now ? newOwners : oldOwners).get(rule) ?? null,
      introduced,
      resolved,
      exposureSeconds,
      ...(unseenSeconds !== undefined && { unseenSeconds }),
      before: old?.status ?? null,
      after: now?.status ?? null,
      location,
    };
  };
  const isOpen = (finding: Finding | undefined): finding is Finding & { status: "open" } => finding?.status === "open";
  const shifts = (isWanted: (old: Finding | undefined, now: Finding | undefined) => boolean) =>
    pairs
      .filter(([old, now]) => isWanted(old, now))
      .map(shift)
      .sort(inOrder);
  return {
    organization: after.report.organization,
    asOf: after.report.asOf,
    revisions: after.report.evidence.revisions,
    before: sideOf(before.report),
    after: sideOf(after.report),
    edits: editsOf(before.policies, after.policies, catalog),
    fails: shifts((old, now) => isOpen(now) && !isOpen(old) && now.rule !== UNUSED),
    clears: shifts((old, now) => isOpen(old) && !isOpen(now)),
    found: shifts((old, now) => !old && now !== undefined && !isOpen(now)),
    forgotten: shifts((old, now) => !now && old !== undefined && !isOpen(old)),
    recast: pairs.flatMap(([old, now]) => (isOpen(old) && isOpen(now) ? recastOf(old, now) : [])),
    resized: bothSides.flatMap(resizedOf),
    unused: unusedOf(before.report, after.report, renamed),
  };
}

/** The worst first; those of a rule by revision. */
function inOrder(a: Shift, b: Shift): number {
  const bySeverity = weight(b.severity) - weight(a.severity);
  return bySeverity || compare(a.rule, b.rule) || (a.introduced.revision ?? 0) - (b.introduced.revision ?? 0);
}

type Pair = readonly [Finding | undefined, Finding] | readonly [Finding, undefined];

/** The findings of one rule on one subject, in both states. */
interface BothSides {
  readonly old: readonly Finding[];
  readonly now: readonly Finding[];
}

function bySubject(before: Report, after: Report, renamed: ReadonlyMap<string, string>): BothSides[] {
  const group = (report: Report, nameOf: (rule: string) => string) =>
    groupBy(report.findings, ({ rule, subject }) => {
      const about = subject.startsWith(RULE) ? RULE + nameOf(subject.slice(RULE.length)) : subject;
      return JSON.stringify([nameOf(rule), about]);
    });
  const old = group(before, (rule) => renamed.get(rule) ?? rule);
  const now = group(after, (rule) => rule);
  return [...new Set([...now.keys(), ...old.keys()])].map((key) => ({
    old: old.get(key) ?? [],
    now: now.get(key) ?? [],
  }));
}

/**
 * Pairs the findings of both states. Two findings are the same if both are open or both began together. Exceptions split
 * a window into several findings, and another limit moves its ends: a window that shares time with a window of the other
 * state is neither new nor gone.
 */
function pairFindings(old: readonly Finding[], now: readonly Finding[]): Pair[] {
  const remaining = new Set(old);
  const take = (candidates: Iterator<Finding> | undefined) => {
    for (let next = candidates?.next(); next && !next.done; next = candidates?.next())
      if (remaining.delete(next.value)) return next.value;
    return undefined;
  };
  const open = old.filter(({ resolved }) => resolved === null).values();
  const stillOpen = now.map((finding) => (finding.resolved === null ? take(open) : undefined));
  const begun = new Map(
    [...groupBy(old, ({ introduced }) => introduced.revision)].map(([revision, own]) => [revision, own.values()]),
  );
  const pairs = now.map(
    (finding, i) => [stillOpen[i] ?? take(begun.get(finding.introduced.revision)), finding] as const,
  );
  const [isAmongOld, isAmongNow] = [among(old), among(now)];
  return [
    ...pairs.filter(([was, finding]) => was !== undefined || !isAmongOld(finding)),
    ...[...remaining].filter((finding) => !isAmongNow(finding)).map((finding): Pair => [finding, undefined]),
  ];
}

/** Returns the resolved windows of both states that share time, if they do not cover the same time. */
function resizedOf({ old, now }: BothSides): ResizedFindings[] {
  const places = new Map(now.map((finding, i) => [finding, i]));
  return groupsOf([...old, ...now].filter(isWindow)).flatMap((group) => {
    const before = spansOf(group.filter((finding) => !places.has(finding)));
    const present = group.filter((finding) => places.has(finding));
    const after = spansOf(present);
    const [finding] = present.toSorted((a, b) => lookUp(places, a) - lookUp(places, b));
    const isResolved = group.every(({ resolved }) => resolved !== null);
    if (!isResolved || !finding || before.length === 0 || JSON.stringify(before) === JSON.stringify(after)) return [];
    const { rule, subject, severity } = finding;
    return [{ rule, subject, severity, before, after }];
  });
}

/** Groups windows that share time, directly or through others. */
function groupsOf(windows: readonly Finding[]): Finding[][] {
  const groups: Finding[][] = [];
  for (const window of windows.toSorted((a, b) => begins(a) - begins(b))) {
    const last = groups.at(-1);
    if (last?.some((member) => overlap(window, member))) last.push(window);
    else groups.push([window]);
  }
  return groups;
}

/** Returns the times of windows. Windows that follow each other without a break are one time. */
function spansOf(windows: readonly Finding[]): Span[] {
  const spans: Span[] = [];
  for (const { introduced, resolved, unseenSeconds } of windows.toSorted((a, b) => begins(a) - begins(b))) {
    if (!resolved) continue;
    const { at: since, exact } = introduced;
    const span = { since, until: resolved.at, exact, unseen: unseenSeconds !== undefined };
    const last = spans.at(-1);
    if (last?.until === since)
      spans[spans.length - 1] = { ...last, until: span.until, unseen: last.unseen || span.unseen };
    else spans.push(span);
  }
  return spans;
}

function recastOf(old: Finding, now: Finding): Recast[] {
  const part = ({ severity, dueAt, introduced }: Finding) => ({ severity, dueAt, since: introduced.at });
  const isSame = old.introduced.revision === now.introduced.revision;
  if (old.severity === now.severity && old.dueAt === now.dueAt && isSame) return [];
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

/** Returns exceptions that nothing needs after the edit and that were needed before, or are new. */
function unusedOf(before: Report, after: Report, renamed: ReadonlyMap<string, string>): UnneededException[] {
  const key = (row: ExceptionRow, rule: string) =>
    exceptionKey({
      ...row,
      rule,
      subject: row.subject ?? null,
      inert: row.inert ?? false,
      from: certain(startOf, row.from),
    });
  const states = new Map(before.exceptions.map((row) => [key(row, renamed.get(row.rule) ?? row.rule), row.state]));
  return after.exceptions
    .filter((row) => row.state === "unused" && states.get(key(row, row.rule)) !== "unused")
    .map(({ rule, value, revision, owner, location }) => ({ rule, value, revision, owner, location }));
}
