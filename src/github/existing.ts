// Which of the repository's issues are those of an audit: by their markers, else by their titles.
import { lookUp } from "../lists.ts";
import type { PlanInput } from "./input.ts";
import type { Issue } from "./issue.ts";
import { markedTime, markerOf, newMarker, organizationId, short, subjectId, turnOfDay } from "./marker.ts";
import { renameIn } from "./renamed.ts";
import { isLate, type Subject } from "./subject.ts";
import { isSummaryTitle } from "./summary-words.ts";
import type { KnownIssue } from "./update.ts";

export interface Existing {
  /** The oldest issue of each subject of this audit. */
  readonly existing: ReadonlyMap<string, KnownIssue>;
  readonly duplicates: readonly { readonly duplicate: KnownIssue; readonly of: number }[];
  readonly asksForFlows: boolean;
}

/**
 * The issues of an audit.
 * @param subjects by the identity of their issues
 * @param titles by the subject's key
 */
export function existingIn(
  input: PlanInput,
  subjects: ReadonlyMap<string, Subject>,
  titles: ReadonlyMap<string, string>,
): Existing {
  const { issues, report, audit, flows } = input;
  const existing = new Map<string, KnownIssue>();
  const duplicates: { duplicate: KnownIssue; of: number }[] = [];
  const damaged: Issue[] = [];
  const others: KnownIssue[] = [];
  for (const issue of issues.toSorted((a, b) => a.number - b.number)) {
    const marker = issue.own ? markerOf(issue.body) : undefined;
    if (marker === undefined) {
      if (issue.own) damaged.push(issue);
      continue;
    }
    if (marker.organization !== organizationId(report.organization)) continue;
    const entry = { issue, marker };
    if (marker.of !== null && marker.of !== audit) {
      if (marker.flow !== null && subjects.has(marker.id)) others.push(entry);
      continue;
    }
    const first = existing.get(marker.id);
    if (first === undefined) existing.set(marker.id, entry);
    else if (issue.state === "open" || marker.standing !== "duplicate")
      duplicates.push({ duplicate: entry, of: first.issue.number });
  }
  const free = others.filter(({ marker }) => !existing.has(marker.id));
  for (const entry of free) {
    const { id, flow } = entry.marker;
    if (flows !== null && flow !== null && !flows.has(flow) && !existing.has(id)) existing.set(id, entry);
  }
  for (const issue of damaged) {
    const healed = recognized(issue, existing, subjects, titles, input);
    if (healed) existing.set(healed.marker.id, healed);
  }
  renameIn({ existing, duplicates }, subjects, report);
  return { existing, duplicates, asksForFlows: flows === null && free.length > 0 };
}

/** An issue of ours whose marker was taken out or damaged: it is known by its title, and nothing of it is said anew. */
function recognized(
  issue: Issue,
  existing: ReadonlyMap<string, KnownIssue>,
  subjects: ReadonlyMap<string, Subject>,
  titles: ReadonlyMap<string, string>,
  { report, mode }: PlanInput,
): KnownIssue | undefined {
  const { organization } = report;
  const turn = turnOfDay(report.asOf);
  const summary = subjectId(organization, "summary");
  if (!existing.has(summary) && isSummaryTitle(issue.title, organization, mode))
    return { issue, marker: { ...newMarker(summary, organization), turn, many: true, audit: markedTime(report.asOf) } };
  // It may be the issue of another audit, with a mode of its own.
  if (mode === "single") return undefined;
  for (const [id, subject] of subjects) {
    if (existing.has(id) || ungraded(lookUp(titles, subject.key)) !== ungraded(issue.title)) continue;
    const { finding, severity } = subject;
    const standing = finding.status === "open" ? "open" : finding.status === "excepted" ? "excepted" : "resolved";
    const late = isLate(finding, report);
    return {
      issue,
      marker: { ...newMarker(id, organization), turn, standing, finding: short(subject.window), severity, late },
    };
  }
  return undefined;
}

function ungraded(title: string): string {
  return title.replace(/^\[\w+\] /, "");
}
