// What an audit says of each subject now: of all the windows of one key, the one that counts.
import { instantOf } from "../model/instant.ts";
import type { Finding, Report } from "../model/report/index.ts";
import { isContinued } from "../model/report/put-right.ts";
import { reaches } from "../model/severity.ts";
import { itemsOf } from "../reporters/wording/causes.ts";
import { firstIn, grouped } from "../lists.ts";

export interface Subject {
  readonly key: string;
  /** The window, or piece of one, that counts: the one that is open, else one that is accepted, else the last. */
  readonly finding: Finding;
  /** Its other windows and pieces, newest first. */
  readonly earlier: readonly Finding[];
  /** The id of its window's first piece, which is the same whatever exceptions make of the window. */
  readonly window: string;
  /** The worst severity among the finding and those that it explains. */
  readonly severity: Finding["severity"];
  /** The open findings that it explains, worst first. */
  readonly beneath: readonly Finding[];
  /** Whether another open finding explains it: there the two are acted on together. */
  readonly explained: boolean;
}

/** The subjects of a report by key. */
export function subjectsOf(report: Readonly<Report>): Map<string, Subject> {
  const items = itemsOf(report.findings.filter(({ status }) => status === "open"));
  const byFinding = new Map(items.map((item) => [item.finding, item]));
  const windows = grouped(report.findings, ({ key }) => key);
  const subjects = new Map<string, Subject>();
  for (const [key, group] of windows) {
    const sorted = group.toSorted(
      (a, b) => rank(a) - rank(b) || number(b) - number(a) || (startOf(b) ?? 0) - (startOf(a) ?? 0),
    );
    const finding = firstIn(sorted);
    const earlier = sorted.slice(1);
    const { severity, beneath } = byFinding.get(finding) ?? { severity: finding.severity, beneath: [] };
    const explained = finding.status === "open" && !byFinding.has(finding);
    const window = firstOf(finding, earlier).id;
    subjects.set(key, { key, finding, earlier, window, severity, beneath, explained });
  }
  return subjects;
}

/** The first piece of a finding's window: each begins with the revision that ended the one before. */
function firstOf(finding: Finding, others: readonly Finding[]): Finding {
  let first = finding;
  const ends = (piece: Finding) =>
    isContinued(piece.ended) && number(piece) < number(first) && piece.resolved?.revision === first.introduced.revision;
  for (let before = others.find(ends); before; before = others.find(ends)) first = before;
  return first;
}

function rank({ status, resolved }: Finding): number {
  if (status === "open") return 0;
  return status === "excepted" && resolved === null ? 1 : 2;
}

function startOf({ introduced }: Finding): number | undefined {
  return instantOf(introduced.at);
}

function number({ introduced }: Finding): number {
  return introduced.revision ?? 0;
}

/** Whether a subject gets an issue while it is open: by the severity asked for, else by what counts for the verdict. */
export function isShown({ severity }: Subject, report: Readonly<Report>): boolean {
  return reaches(severity, report.view.reportSeverity ?? "low");
}

/** Whether the time limit of a finding passed before the audit. */
export function isLate({ dueAt }: Finding, report: Readonly<Report>): boolean {
  const [due, now] = [dueAt === null ? undefined : instantOf(dueAt), instantOf(report.asOf)];
  return due !== undefined && now !== undefined && now > due;
}

/** Whether an audit can be the reason to close anything. */
export function isSound({ evidence, verdict }: Readonly<Report>): boolean {
  return evidence.complete && verdict !== "tampered" && verdict !== "incomplete";
}
