// Finds the issues of an audit in the repository: by their markers, else by their titles.
import { lookUp } from "../lists.ts";
import type { Report } from "../model/report/index.ts";
import type { PlanInput } from "./input.ts";
import type { Issue } from "./issue.ts";
import { type Marker, markedTime, markerIn, newMarker, organizationId, short, subjectId, turnOfDay } from "./marker.ts";
import { renameIn } from "./rename.ts";
import { isLate, isSound, type Subject } from "./subject.ts";
import { listedIn, rowOf } from "./listed.ts";
import { countIn } from "./summary-words.ts";
import type { KnownIssue } from "./update.ts";
import type { WorkflowParts } from "./workflows.ts";

interface Existing {
  /** The oldest issue of each subject of this audit. */
  readonly existing: ReadonlyMap<string, KnownIssue>;
  readonly duplicates: readonly { readonly duplicate: KnownIssue; readonly of: number }[];
  /** The request that tells whether issues of another audit can be taken over; null: there are none. */
  readonly request: WorkflowParts | null;
  /** Whether such an issue would stay open although nothing else is opened. */
  readonly isLeft: boolean;
  /** Ids of issues whose audit may be gone, which cannot be determined. */
  readonly doubtful: ReadonlySet<string>;
}

interface SubjectTitles {
  /** By the ids of their issues. */
  readonly subjects: ReadonlyMap<string, Subject>;
  /** The titles of issues, by the keys of their subjects. */
  readonly titles: ReadonlyMap<string, string>;
}

/**
 * Returns the issues of an audit.
 * @param subjects by the ids of their issues
 * @param titles by the subject's key
 */
export function existingIn(input: PlanInput, { subjects, titles }: SubjectTitles): Existing {
  const { issues, report, audit, flow, workflows } = input;
  const existing = new Map<string, KnownIssue>();
  const duplicates: { duplicate: KnownIssue; of: number }[] = [];
  const damaged: Issue[] = [];
  const otherIssues: KnownIssue[] = [];
  for (const issue of issues.toSorted((a, b) => a.number - b.number)) {
    const marker = markerIn(issue, report.asOf);
    if (marker === undefined) {
      if (issue.own) damaged.push(issue);
      continue;
    }
    if (marker.organization !== organizationId(report.organization)) continue;
    const entry = { issue, marker };
    if (marker.of !== null && marker.of !== audit) {
      if (marker.flow !== null && isWanted(entry, subjects, report)) otherIssues.push(entry);
      continue;
    }
    const first = existing.get(marker.id);
    if (first === undefined) existing.set(marker.id, entry);
    else if (issue.state === "open" || marker.standing !== "duplicate")
      duplicates.push({ duplicate: entry, of: first.issue.number });
  }
  const free = otherIssues.filter(({ marker }) => !existing.has(marker.id));
  const doubtful = new Set<string>();
  for (const entry of free) {
    const isOrphan = isGone(entry.marker, input);
    if (isOrphan === true && !existing.has(entry.marker.id)) existing.set(entry.marker.id, entry);
    if (isOrphan === undefined) doubtful.add(entry.marker.id);
  }
  const isOwnFlow = ({ marker }: KnownIssue) => marker.flow === flow;
  const request = { files: !free.every(isOwnFlow), jobs: free.some(isOwnFlow) };
  for (const issue of damaged) {
    const healed = recognizeByTitle(issue, (id) => existing.has(id), { ...input, subjects, titles });
    if (healed) existing.set(healed.marker.id, healed);
  }
  renameIn(existing, duplicates, subjects, report);
  // Open subjects and the list continue in issues that this audit opens.
  const goesOn = ({ id }: Marker) =>
    subjects.get(id)?.finding.status === "open" || id === subjectId(report.organization, "summary");
  const isLeft = free.some(({ issue, marker }) => issue.state === "open" && !goesOn(marker));
  return { existing, duplicates, request: workflows === null && free.length > 0 ? request : null, isLeft, doubtful };
}

/** Whether an issue of another audit is about a finding of this audit, so that this audit could continue it. */
function isWanted(
  { issue, marker }: KnownIssue,
  subjects: ReadonlyMap<string, Subject>,
  { organization }: Readonly<Report>,
): boolean {
  const subject = subjects.get(marker.id);
  if (subject) return issue.state === "open" || subject.finding.status === "open";
  if (issue.state !== "open") return false;
  if (marker.id === subjectId(organization, "alarm")) return true;
  const listedFindings = listedIn(marker);
  return (
    marker.id === subjectId(organization, "summary") &&
    [...subjects.values()].some((subject) => rowOf(listedFindings, subject) !== undefined)
  );
}

/** Whether the workflow or the job of an audit is gone; undefined if unknown. */
function isGone({ of, flow }: Marker, { flow: own, workflows }: PlanInput): boolean | undefined {
  if (workflows === null || of === null || flow === null) return undefined;
  const { files, audits } = workflows;
  if (flow === own) return audits === null ? undefined : !audits.has(of);
  return files === null ? undefined : !files.has(flow);
}

/** Finds one of our issues by its title, if its marker was removed or damaged. Reports nothing of it as new. */
function recognizeByTitle(
  issue: Issue,
  isTaken: (id: string) => boolean,
  { report, mode, subjects, titles }: Pick<PlanInput, "report" | "mode"> & SubjectTitles,
): KnownIssue | undefined {
  const { organization } = report;
  const turn = turnOfDay(report.asOf);
  const summary = subjectId(organization, "summary");
  if (!isTaken(summary) && countIn(issue.title, organization, mode) !== undefined)
    return { issue, marker: { ...newMarker(summary, organization), turn, many: true, ...timesOf(report) } };
  // It may be the issue of another audit with another mode.
  if (mode === "single") return undefined;
  for (const [id, subject] of subjects) {
    if (isTaken(id) || withoutSeverity(lookUp(titles, subject.key)) !== withoutSeverity(issue.title)) continue;
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

/** Returns the times of a list whose marker is lost: what began before this audit counts as reported. */
function timesOf(report: Readonly<Report>): Pick<Marker, "at" | "audit"> {
  const at = markedTime(report.asOf);
  return { at, audit: isSound(report) ? at : null };
}

function withoutSeverity(title: string): string {
  return title.replace(/^\[\w+\] /, "");
}
