// The visible part of a report: `view` filters findings and revisions, never a count or the verdict.
import { startOf } from "../../model/instant.ts";
import type { Finding, Report, RevisionRow } from "../../model/report/index.ts";
import { reaches } from "../../model/severity.ts";

export interface View {
  readonly findings: readonly Finding[];
  readonly revisions: readonly RevisionRow[];
  readonly hidden: {
    /** Findings below the requested severity. */
    readonly below: number;
    /** Findings that did not open, change or end since, and explain no open finding that did. */
    readonly earlier: number;
    /** Revisions before `since`. */
    readonly revisions: number;
  };
}

/** Adds the open findings that explain the given ones, because open findings are listed beneath their cause. */
function withCauses(all: readonly Finding[], selection: readonly Finding[]): readonly Finding[] {
  if (selection.length === all.length) return selection;
  const byId = new Map(all.map((finding) => [finding.id, finding]));
  const result = new Set(selection);
  for (const { causedBy, status } of result) {
    const cause = status === "open" && causedBy !== null ? byId.get(causedBy) : undefined;
    if (cause?.status === "open") result.add(cause);
  }
  return all.filter((finding) => result.has(finding));
}

type DatedRow = { readonly revision: number | null; readonly at: string };

/** Applies `report.view`. */
export function viewOf(report: Readonly<Report>): View {
  const { reportSeverity, since } = report.view;
  const reaching = report.findings.filter(
    (finding) => reportSeverity === null || reaches(finding.severity, reportSeverity),
  );
  const severe = withCauses(report.findings, reaching);
  const recent = since === null ? undefined : from(since, report.revisions);
  const recentFindings = recent ? severe.filter((finding) => hasMoved(finding, recent)) : severe;
  const findings = withCauses(severe, recentFindings);
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

/** Returns a test: is a moment at or after a revision number or an instant? Undefined for any other text. */
function from(since: string, revisions: readonly RevisionRow[]): ((moment: DatedRow) => boolean) | undefined {
  if (/^\d{1,15}$/.test(since)) {
    const number = Number(since);
    // A moment without a revision is compared by the time of the requested revision.
    const start = revisions.find((row) => row.revision >= number)?.at;
    return ({ revision, at }) => (revision === null ? start !== undefined && at >= start : revision >= number);
  }
  const start = startOf(since);
  return start === undefined ? undefined : ({ at }) => (startOf(at) ?? 0) >= start;
}

/**
 * Whether a finding opened, changed its value or ended since. A finding without effect also changes when its switch is
 * turned off.
 */
function hasMoved(finding: Finding, recent: (moment: DatedRow) => boolean): boolean {
  const { introduced, values, resolved, inert } = finding;
  if (recent(introduced) || values.some(recent) || (resolved !== null && recent(resolved))) return true;
  return resolved === null && inert !== null && recent(inert.since);
}
