// The data of one report that a fleet keeps: its row, rules and policies. The rest is dropped, because there may be
// hundreds of reports.
import type { FleetCell, FleetOrganization } from "../model/fleet.ts";
import { common, groupBy, present } from "../lists.ts";
import { dataOfKinds } from "../model/judged-rules.ts";
import { mayBeOlder } from "../model/report/beginning.ts";
import type { Finding, FindingKind, Report } from "../model/report/index.ts";
import { tamperRules } from "../model/report/states.ts";
import { weight } from "../model/severity.ts";

export interface FleetEntry {
  readonly row: Omit<FleetOrganization, "ageSeconds" | "stale" | "expected" | "page" | "runs">;
  readonly rules: readonly EntryRule[];
  /** Rules that were not judged, and the kinds of findings on data that the audit lacked. */
  readonly unjudged: ReadonlySet<string>;
  readonly policies: readonly Report["evidence"]["policies"][number][];
}

export interface EntryRule {
  readonly id: string;
  readonly cell: FleetCell;
  /** Whether the report lists the rule, as it does with rules of policies. */
  readonly isListed: boolean;
  /** The kind of the findings of a rule that is not listed. */
  readonly kind: FindingKind | null;
}

/** Extracts the data of a report that a fleet needs. */
export function entryOf(report: Readonly<Report>): FleetEntry {
  const { organization, verdict, exitCode, asOf, summary, evidence } = report;
  const { count, first, last, firstAt, lastAt } = evidence.revisions;
  return {
    row: {
      organization,
      verdict,
      exitCode,
      asOf,
      open: summary.open,
      resolved: summary.resolved,
      excepted: summary.excepted,
      noted: summary.noted,
      rules: summary.rules,
      revisions: { count, first, last, firstAt, lastAt },
      evidence: {
        source: evidence.source,
        origin: evidence.origin,
        emulated: evidence.emulated === true,
        complete: evidence.complete,
        problems: evidence.problems.map(({ code, message }) => ({ code, message })),
      },
      lastCompleteAudit: evidence.complete ? asOf : (evidence.ledger?.lastCompleteAudit ?? null),
      tool: report.tool.version,
    },
    rules: rulesOf(report),
    unjudged: new Set(unjudgedIn(report)),
    policies: evidence.policies,
  };
}

/** Returns what a report says that it did not judge, and the kinds that it lacks the data of. */
function unjudgedIn(report: Readonly<Report>): string[] {
  const kinds = [...dataOfKinds].flatMap(([kind, isGiven]) => (isGiven(report) ? [] : [kind]));
  const ids = report.notEvaluatedRules ?? (report.evidence.ledger ? [] : tamperRules);
  return [...report.notEvaluated.map(({ what }) => what), ...kinds, ...ids];
}

/** Returns every rule of a policy with its result, and every built-in rule with open or excepted findings. */
function rulesOf({ organization, asOf, rules, findings }: Readonly<Report>): EntryRule[] {
  const byRule = (status: Finding["status"]) =>
    groupBy(
      findings.filter((finding) => finding.status === status),
      ({ rule }) => rule,
    );
  const [open, excepted] = [byRule("open"), byRule("excepted")];
  const ids = new Set(rules.map(({ id }) => id));
  const cells = rules.map(({ id, title, policy, subject, severity, status }) => ({
    id,
    cell: { organization, status, title, policy, subject, severity, ...summaryOf(open.get(id) ?? [], asOf) },
    isListed: true,
    kind: null,
  }));
  const otherIds = [...new Set([...open.keys(), ...excepted.keys()])].filter((id) => !ids.has(id));
  return [
    ...cells,
    ...otherIds.map((id) => {
      const failing = open.get(id) ?? [];
      const status: FleetCell["status"] = failing.length > 0 ? "failing" : "excepted";
      const findings = failing.length > 0 ? failing : (excepted.get(id) ?? []);
      const { title, severity, kind } = present(worstOf(findings));
      const subject = common(findings.map((finding) => finding.subject));
      return {
        id,
        cell: { organization, status, title, policy: null, subject, severity, ...summaryOf(failing, asOf) },
        isListed: false,
        kind,
      };
    }),
  ];
}

/** Summarizes the open findings of a rule. @param asOf the time of the audit */
function summaryOf(
  open: readonly Finding[],
  asOf: string,
): Pick<FleetCell, "open" | "worst" | "since" | "orEarlier" | "message"> {
  const worst = worstOf(open);
  return {
    open: open.length,
    worst: worst?.severity ?? null,
    since: open.map(({ introduced }) => introduced.at).toSorted()[0] ?? null,
    ...(open.some((finding) => mayBeOlder(finding, asOf)) && { orEarlier: true as const }),
    message: worst?.message ?? null,
  };
}

/** Returns the most severe finding; of several, the first in the order of the report. */
function worstOf(findings: readonly Finding[]): Finding | undefined {
  return findings.reduce<Finding | undefined>(
    (worst, finding) => (worst === undefined || weight(finding.severity) > weight(worst.severity) ? finding : worst),
    undefined,
  );
}
