// The list in the marker of a summary: what was last reported of each open finding.
import { instantOf } from "../model/instant.ts";
import type { Finding, Report } from "../model/report/index.ts";
import { severities, type Severity } from "../model/severity.ts";
import { isEvent } from "../reporters/wording/finding-text.ts";
import { dayOfEnd, endOf, isNear } from "./ends.ts";
import { type Marker, short } from "./marker.ts";
import { digestsOf, isLate, isSound, listedAs, openedSince, type Subject } from "./subject.ts";

interface ListedFinding {
  readonly severity: Severity;
  /** Whether its time limit had passed. */
  readonly late: boolean;
  /** Whether it was reported that its time limit is near. */
  readonly near: boolean;
}

/** Parses the list of a summary's marker, by digest. */
export function listedIn(marker: Marker | undefined): ReadonlyMap<string, ListedFinding> {
  return new Map(
    marker?.listed.map((token) => [
      token.slice(0, 16),
      { severity: severities["abcde".indexOf(token[16]!)]!, late: token[17] === "1", near: token[17] === "2" },
    ]),
  );
}

/** Returns the stored row of a subject. */
export function rowOf(rows: ReadonlyMap<string, ListedFinding>, subject: Subject): ListedFinding | undefined {
  const digest = rows.size === 0 ? undefined : digestsOf(subject).find((name) => rows.has(name));
  return digest === undefined ? undefined : rows.get(digest);
}

/** Returns the open events of a subject that a list does not have. If it has only their key, time tells. */
export function eventsSince(subject: Subject, list: Marker | undefined): Finding[] {
  const rows = listedIn(list);
  const { finding, group, otherEvents, key } = subject;
  if (group.length > 1 || !rows.has(short(key))) return openedSince(subject, new Set(rows.keys()));
  const last = instantOf(list?.at ?? list?.audit ?? "") ?? Infinity;
  return [finding, ...otherEvents].filter((event) => isEvent(event) && (instantOf(event.introduced.at) ?? 0) > last);
}

/**
 * Returns what was last reported of a subject, in its issue or in the list.
 * @param marker of its issue
 * @param list the marker of the issue that lists findings
 */
export function lastMarker(marker: Marker, subject: Subject | undefined, list: Marker | undefined): Marker {
  if (marker.standing !== "listed" || subject === undefined || list === undefined) return marker;
  const { severity, late } = rowOf(listedIn(list), subject) ?? marker;
  const end = endOf(subject);
  const audit = list.audit ?? marker.audit;
  return {
    ...marker,
    audit,
    listed: [...marker.listed, ...list.listed],
    severity,
    late,
    warned: end !== null && isNear(end, list.audit) ? dayOfEnd(end) : marker.warned,
  };
}

/** Encodes a subject for the marker: its digests, severity as a letter, and whether its time limit passed or is near. */
export function tokensOf(subject: Subject, report: Readonly<Report>, before: ListedFinding | undefined): string[] {
  const { finding, severity } = subject;
  // Near time limits are only reported on sound evidence.
  const isTold = isNear(finding.dueAt, report.asOf) && (isSound(report) || before?.near === true);
  const state = `${"abcde"[severities.indexOf(severity)]}${isLate(finding, report) ? "1" : isTold ? "2" : "0"}`;
  return listedAs(subject).map((digest) => `${digest}${state}`);
}
