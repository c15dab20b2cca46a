// The subject of an issue: the window that counts among those with one key, or all findings that one revision caused by
// one rule, which are remediated together.
import { instantOf } from "../model/instant.ts";
import type { Finding, Report } from "../model/report/index.ts";
import { isContinued, isRemediated } from "../model/report/remediated.ts";
import { reaches, weight } from "../model/severity.ts";
import { type Item, itemsOf } from "../reporters/wording/causes.ts";
import { isEvent, worstFirst } from "../reporters/wording/finding-text.ts";
import { firstIn, groupBy } from "../lists.ts";
import { type Marker, short, subjectId } from "./marker.ts";

export interface Subject {
  readonly key: string;
  readonly id: string;
  /** The finding to show: an open window, else an accepted window, else the last window. */
  readonly finding: Finding;
  /** All findings that one revision caused by one rule, `finding` first; elsewhere only `finding`. */
  readonly group: readonly Finding[];
  /** Its other windows and pieces, newest first. */
  readonly earlier: readonly Finding[];
  /** Its other open events, as far as nothing else explains them. */
  readonly otherEvents: readonly Finding[];
  readonly windows: readonly Window[];
  /** The id of its window's first piece, which does not depend on exceptions. */
  readonly window: string;
  /** The worst severity among the findings and those that they explain. */
  readonly severity: Finding["severity"];
  /** The open findings that it explains, worst first. */
  readonly beneath: readonly Finding[];
  /** Whether another open finding explains it: then both are remediated there. */
  readonly explained: boolean;
}

/** A window: its first piece, and all its pieces. */
interface Window {
  readonly first: Finding;
  /** In the order of importance. */
  readonly pieces: readonly Finding[];
}

export function subjectsOf(report: Readonly<Report>): Map<string, Subject> {
  const items = new Map(
    itemsOf(report.findings.filter(({ status }) => status === "open")).map((item) => [item.finding, item]),
  );
  const windows = [...groupBy(report.findings, ({ key }) => key).values()].flatMap(windowsOf);
  const formerly = new Map(report.rules.map(({ id, formerly = [] }) => [id, formerly[0] ?? id]));
  const edits = groupBy(windows, ({ first }) => editOf(first, formerly.get(first.rule)) ?? "");
  const idOf = (key: string) => subjectId(report.organization, key);
  const subjects = new Map<string, Subject>();
  const alone: Window[] = [];
  for (const [edit, group] of edits) {
    if (edit === "" || new Set(group.map(({ first }) => first.key)).size === 1) alone.push(...group);
    else
      subjects.set(
        edit,
        subjectOf(
          { key: edit, id: idOf(edit), window: edit, windows: group, earlier: [] },
          group.map(({ pieces }) => firstIn(pieces)),
          items,
        ),
      );
  }
  for (const [key, own] of groupBy(alone, ({ first }) => first.key)) {
    const pieces = sortByImportance(own.flatMap((window) => window.pieces)).toSorted(
      // Of several open events, one that nothing else explains.
      (a, b) => rank(a) - rank(b) || Number(items.has(b)) - Number(items.has(a)),
    );
    const finding = firstIn(pieces);
    const { first } = firstIn(own.filter((window) => window.pieces.includes(finding)));
    subjects.set(
      key,
      subjectOf({ key, id: idOf(key), window: first.id, windows: own, earlier: pieces.slice(1) }, [finding], items),
    );
  }
  const lapsed = new Set(report.findings.filter(hasLapsed).map(({ rule }) => `rule:${rule}`));
  for (const [key, subject] of subjects)
    if (subject.finding.rule === "exceptions/expired" && lapsed.has(subject.finding.subject))
      subjects.set(key, { ...subject, explained: true });
  return subjects;
}

function hasLapsed({ status, exception }: Finding): boolean {
  return status === "open" && exception?.state === "expired";
}

function subjectOf(
  parts: Pick<Subject, "key" | "id" | "window" | "windows" | "earlier">,
  findings: readonly Finding[],
  items: ReadonlyMap<Finding, Item>,
): Subject {
  const otherEvents = parts.earlier.filter((finding) => items.has(finding));
  const roots = [...findings, ...otherEvents].flatMap((finding) => items.get(finding) ?? []);
  const inOrder = worstFirst(findings).toSorted(
    (a, b) => rank(a) - rank(b) || Number(items.has(b)) - Number(items.has(a)),
  );
  const finding = firstIn(inOrder);
  const severities = roots.length > 0 ? roots.map(({ severity }) => severity) : [finding.severity];
  return {
    ...parts,
    finding,
    group: inOrder,
    otherEvents,
    severity: firstIn(severities.toSorted((a, b) => weight(b) - weight(a))),
    beneath: roots.flatMap(({ beneath }) => beneath),
    explained: finding.status === "open" && roots.length === 0,
  };
}

/** Returns the key for the effect of one revision by one rule; undefined if no revision caused it. */
function editOf({ rule, introduced, kind }: Finding, firstName: string = rule): string | undefined {
  const isUse = kind === "usage" || kind === "readiness" || kind === "computer";
  return introduced.revision === null || isUse ? undefined : editKey(firstName, introduced.revision);
}

/** Returns the key for the effect of a revision by a rule, by the rule's first name. */
export function editKey(rule: string, revision: number): string {
  return JSON.stringify([rule, revision]);
}

/** Groups pieces to windows. Each further piece begins with the revision that ended the piece before. */
function windowsOf(findings: readonly Finding[]): Window[] {
  const before = new Map(
    findings.flatMap((piece) => (isContinued(piece.ended) && piece.resolved ? [[piece.resolved.revision, piece]] : [])),
  );
  const firstOf = (piece: Finding): Finding => {
    let first = piece;
    for (let next = before.get(number(first)); next && number(next) < number(first); next = before.get(number(first)))
      first = next;
    return first;
  };
  return [...groupBy(findings, firstOf)].map(([first, pieces]) => ({ first, pieces: sortByImportance(pieces) }));
}

/** Sorts by importance: open, then accepted, then latest. */
function sortByImportance(findings: readonly Finding[]): Finding[] {
  return findings.toSorted(
    (a, b) => rank(a) - rank(b) || number(b) - number(a) || (startOf(b) ?? 0) - (startOf(a) ?? 0),
  );
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

/** Returns the open findings that a subject is about: its own, and those that they explain. */
export function openFindings({ group, otherEvents, beneath }: Subject): Finding[] {
  return [...group.filter(({ status }) => status === "open"), ...otherEvents, ...beneath];
}

/** Returns the digests by which a subject may have been reported: of its key, of its findings, and of its windows. */
export function digestsOf({ key, group, windows }: Subject): string[] {
  return [key, ...group.map((finding) => finding.key), ...windows.map(({ first }) => first.id)].map(short);
}

/** Returns the open events of a subject, which may come one after another. */
function openEvents({ finding, group, otherEvents }: Subject): Finding[] {
  return isEvent(finding) ? [...group, ...otherEvents].filter(({ status }) => status === "open") : [];
}

/** Returns the digests of the open events of a subject, for its marker; none if its window says which one is open. */
export function eventsOf(subject: Subject): string[] {
  const events = openEvents(subject);
  return events.length > 1 || subject.group.length > 1 ? events.map(({ id }) => short(id)) : [];
}

/** The most events of one subject that a list names. */
const MAX_EVENTS = 10;

/** Returns the digests of an open subject for a list: of its events, or of its key. */
export function listedAs(subject: Subject): string[] {
  const events = openEvents(subject);
  return events.length === 0 || events.length > MAX_EVENTS ? [short(subject.key)] : events.map(({ id }) => short(id));
}

/**
 * Returns the open events of a subject that were not reported; none if no event of it was.
 * @param reportedDigests the digests of what was reported
 */
export function openedSince(subject: Subject, reportedDigests: ReadonlySet<string>): Finding[] {
  const isKnown = ({ id }: Finding) => reportedDigests.has(short(id));
  return subject.windows.some(({ first }) => isKnown(first))
    ? openEvents(subject).filter((event) => !isKnown(event))
    : [];
}

/** Whether a subject gets an issue while open: by the requested severity, else by the severities of the verdict. */
export function isShown({ severity }: Pick<Finding, "severity">, report: Readonly<Report>): boolean {
  return reaches(severity, report.view.reportSeverity ?? "low");
}

/** What was reported of a subject before. */
export interface EarlierReport {
  readonly marker?: Marker;
  /** The last known audit; null: unknown, so that no window is listed. */
  readonly since: string | null;
  /** Whether the policies changed since its issue was written. */
  readonly isJudgedAnew?: boolean;
}

/** Returns windows that opened and were remediated since the last write of an issue, so that no audit saw them open. */
export function transientsIn(
  { group, windows }: Subject,
  reported: EarlierReport,
  report: Readonly<Report>,
): Finding[] {
  const { marker, since } = reported;
  if (marker && group.length > 1) return [];
  const window = marker && windows.find(({ first }) => short(first.id) === marker.finding);
  const from = window ? reportedUntil(window.first, reported) : since === null ? undefined : instantOf(since);
  if (from === undefined) return [];
  return windows
    .filter(({ first }) => isBetween(startOf(first), from, instantOf(report.asOf)))
    .map(({ pieces }) => firstIn(pieces))
    .filter((end) => isRemediated(end) && isShown(end, report));
}

/**
 * Returns the time up to which an issue reported the windows of its subject. Windows follow one another. Events overlap,
 * and other policies may split a window that was reported.
 */
function reportedUntil(finding: Finding, { marker, isJudgedAnew = false }: EarlierReport): number | undefined {
  const start = startOf(finding);
  if (start === undefined || !(isJudgedAnew || isEvent(finding))) return start;
  // The issue of windows that passed names the audit before, so that the others are not lost if the delivery stops.
  const isEnded = marker?.standing !== "open" && marker?.standing !== "listed";
  const last = (isEnded ? marker?.at : null) ?? marker?.audit;
  return Math.max(start, instantOf(last ?? "") ?? start);
}

/** Whether another window than the current one was open at an audit, and was remediated since. */
export function hasReopened(subject: Subject, audit: string | null, { asOf }: Readonly<Report>): boolean {
  return endedSince(subject, audit, asOf).some((end) => isAfter(subject.finding, end));
}

/** Whether a finding began after another one of its subject ended. Windows follow one another, but events overlap. */
export function isAfter(finding: Finding, { resolved }: Finding): boolean {
  return !isEvent(finding) || (startOf(finding) ?? 0) >= (instantOf(resolved?.at ?? "") ?? Infinity);
}

/** Returns the other windows and events of a subject that were open at an audit, and were remediated since. */
export function endedSince({ windows, window, group }: Subject, audit: string | null, asOf: string): Finding[] {
  const last = instantOf(audit ?? "");
  if (last === undefined || group.length > 1) return [];
  return windows
    .filter(({ first }) => first.id !== window && (startOf(first) ?? Infinity) <= last)
    .map(({ pieces }) => firstIn(pieces))
    .filter((end) => isRemediated(end) && isBetween(instantOf(end.resolved?.at ?? ""), last, instantOf(asOf)));
}

/** Whether a window began after the last audit that a ledger knows; true without one. */
export function isBetweenAudits(window: Finding, { summary }: Readonly<Report>): boolean {
  const last = instantOf(summary.sinceLast?.at ?? "");
  return last === undefined || (startOf(window) ?? 0) > last;
}

function isBetween(time: number | undefined, from: number, to: number | undefined): boolean {
  return time !== undefined && to !== undefined && from < time && time <= to;
}

/** Whether the time limit of a finding passed before the audit. */
export function isLate({ dueAt }: Finding, report: Readonly<Report>): boolean {
  const [due, now] = [dueAt === null ? undefined : instantOf(dueAt), instantOf(report.asOf)];
  return due !== undefined && now !== undefined && now > due;
}

/** Whether an audit is reliable enough to close issues. */
export function isSound({ evidence, verdict }: Readonly<Report>): boolean {
  return evidence.complete && verdict !== "tampered" && verdict !== "incomplete";
}
