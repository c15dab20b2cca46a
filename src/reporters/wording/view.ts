// What is shown of a report: `view` narrows findings and revisions, never a count nor the verdict.
import { startOf } from "../../model/instant.ts";
import type { Finding, Report, RevisionRow } from "../../model/report/index.ts";
import { reaches } from "../../model/severity.ts";

export interface View {
  readonly findings: readonly Finding[];
  readonly revisions: readonly RevisionRow[];
  readonly hidden: {
    /** Findings below the severity asked for. */
    readonly below: number;
    /** Findings of which nothing opened, moved on or ended since. */
    readonly earlier: number;
    /** Revisions before `since`. */
    readonly revisions: number;
  };
}

/** Some of the findings with the open ones that explain them: what is open stands beneath its cause. */
function withCauses(all: readonly Finding[], some: readonly Finding[]): readonly Finding[] {
  if (some.length === all.length) return some;
  const byId = new Map(all.map((finding) => [finding.id, finding]));
  const result = new Set(some);
  for (const { causedBy, status } of result) {
    const cause = status === "open" && causedBy !== null ? byId.get(causedBy) : undefined;
    if (cause?.status === "open") result.add(cause);
  }
  return all.filter((finding) => result.has(finding));
}

type Dated = { readonly revision: number | null; readonly at: string };

/** Applies `report.view`. */
export function viewOf(report: Readonly<Report>): View {
  const { reportSeverity, since } = report.view;
  const reaching = report.findings.filter(
    (finding) => reportSeverity === null || reaches(finding.severity, reportSeverity),
  );
  const severe = withCauses(report.findings, reaching);
  const recent = since === null ? undefined : from(since, report.revisions);
  const findings = recent ? severe.filter((finding) => hasMoved(finding, recent)) : severe;
  const revisions = recent ? report.revisions.filter(recent) : report.revisions;
  return {
    findings,
    revisions,
    hidden: {
      below: report.findings.length - severe.length,
      earlier: severe.length - findings.length,
      revisions: report.revisions.length - revisions.length,
    },
  };
}

/** Whether something happened at or after a revision number or an instant; undefined when the text is neither. */
function from(since: string, revisions: readonly RevisionRow[]): ((moment: Dated) => boolean) | undefined {
  if (/^\d{1,15}$/.test(since)) {
    const number = Number(since);
    // What no revision brought has only a time, and is measured by the time of the revision asked for.
    const start = revisions.find((row) => row.revision >= number)?.at;
    return ({ revision, at }) => (revision === null ? start !== undefined && at >= start : revision >= number);
  }
  const start = startOf(since);
  return start === undefined ? undefined : ({ at }) => (startOf(at) ?? 0) >= start;
}

/**
 * Whether a finding opened, took another value or ended since. What a switch made ineffective moves
 * on when that switch is turned off.
 */
function hasMoved(finding: Finding, recent: (moment: Dated) => boolean): boolean {
  const { introduced, values, resolved, inert } = finding;
  if (recent(introduced) || values.some(recent) || (resolved !== null && recent(resolved))) return true;
  return resolved === null && inert !== null && recent(inert.since);
}
