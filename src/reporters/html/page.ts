// Data that all parts of the page share: the report, its visible part, and the link targets.
import { instantOf } from "../../model/instant.ts";
import type { Finding, Report, RevisionRow, RuleRow } from "../../model/report/index.ts";
import { addTo, firstIn, sumOf } from "../../lists.ts";
import { clip, visible } from "../../text.ts";
import { months } from "../../words.ts";
import { type ExposureLength, exposedOf } from "../wording/exposure.ts";
import { type Book, bookOf, clusters, isEvent, worstFirst } from "../wording/finding-text.ts";
import { type View, viewOf } from "../wording/view.ts";
import { type TimelineData, timelineOf } from "../wording/timeline-data.ts";

/** Limits of values on the page. The JSON report has longer values. */
export const limits = { text: 2000, entries: 8 };
/** Limits of values in a table row. */
export const rowLimits = { text: 300, entries: 8 };

/** Limits of values on the first screen, which must fit a phone. The finding has the full value. */
export const firstLimits = { text: 60, entries: 1 };
/** The maximum length of a name on the first screen; three times as long for a sentence with data. */
export const MAX_FIRST = 80;

/** The maximum length of one piece of data. Names and addresses can be as long as values, and occur more often. */
const MAX_DATA = 4000;

/** Returns data for the page: made visible, and clipped. */
export function brief(data: string): string {
  return visible(clip(data, MAX_DATA));
}

/** The maximum of findings with all details, and the maximum length of further lines. The rest is counted. */
const MAX_BLOCKS = 120;
const MAX_LINES = 500_000;
/** The maximum for open findings is higher. */
const MAX_OPEN_LINES = 900_000;
/** The maximum length of the older revisions as text, beside few lines of findings and beside many. */
const MAX_OLDER = 740_000;
const MIN_OLDER = 120_000;
/** Change rows in tables. Older changes are text. */
export const MAX_ROWS = 200;
/** The maximum of rules. Each has an anchor. */
const MAX_RULES = 1000;
/** The maximum of revisions with their differences on the page. */
const MAX_DIFFS = 40;

export interface HtmlPage {
  readonly book: Book;
  readonly report: Readonly<Report>;
  readonly view: View;
  /** Findings shown with all details, in the order of the page. */
  readonly blocks: ReadonlySet<Finding>;
  /** Further findings, by line: events that differ only by their revision share a line. */
  readonly lines: readonly (readonly Finding[])[];
  /** The maximum length of the older revisions as text. */
  readonly olderRoom: number;
  /** Ids of findings with an anchor on the page. */
  readonly anchors: ReadonlySet<string>;
  /** The newest revisions with changes, newest first, which the register shows as a table. */
  readonly register: readonly RevisionRow[];
  readonly anchoredRevisions: ReadonlySet<number>;
  /** The newest revisions with changes whose differences are on the page. */
  readonly diffs: ReadonlyMap<number, RevisionRow>;
  /** Rules, those that need attention first. */
  readonly ruleRows: readonly RuleRow[];
  /** The anchor of each rule. */
  readonly rules: ReadonlyMap<string, string>;
  readonly tracks: TimelineData | undefined;
  /** How long at least one finding was open, by rule and by control. */
  readonly exposure: {
    readonly rules: ReadonlyMap<string, ExposureLength>;
    readonly controls: ReadonlyMap<string, ExposureLength>;
  };
}

export function pageOf(report: Readonly<Report>): HtmlPage {
  const view = viewOf(report);
  const findings = byClaim(view.findings);
  const blocks = new Set(findings.slice(0, MAX_BLOCKS));
  const lines = fitting(clusters(findings.slice(MAX_BLOCKS)));
  const register = newest(view.revisions);
  const rules = report.rules.toSorted((a, b) => ruleOrder[a.status] - ruleOrder[b.status]).slice(0, MAX_RULES);
  const ids = [...blocks, ...lines.flat()].map((finding) => finding.id);
  return {
    book: bookOf(report),
    report,
    view,
    blocks,
    lines,
    olderRoom: Math.max(MIN_OLDER, MAX_OLDER - sumOf(lines, sizeOf)),
    anchors: new Set(ids.filter((id) => /^f_[0-9a-f]{1,64}$/.test(id))),
    register,
    anchoredRevisions: new Set(register.map((row) => row.revision)),
    diffs: new Map(newestChanges(view.revisions).map((row) => [row.revision, row])),
    rules: anchorsOf(
      "rule",
      rules.map((rule) => rule.id),
    ),
    ruleRows: rules,
    tracks: timelineOf(report, view.revisions, view.findings),
    exposure: {
      rules: exposedBy(report.exposure.rules, report, ({ rule }) => [rule]),
      controls: exposedBy(report.exposure.controls, report, ({ controls }) => [...new Set(controls)]),
    },
  };
}

/** Returns the first lines that fit. */
function fitting(lines: readonly (readonly Finding[])[]): (readonly Finding[])[] {
  let size = 0;
  return lines.filter((line) => {
    size += sizeOf(line);
    return size <= (firstIn(line).status === "open" ? MAX_OPEN_LINES : MAX_LINES);
  });
}

/** Returns the approximate length of a line: a name, and a place for each finding. */
function sizeOf(line: readonly Finding[]): number {
  const { subject, message, introduced } = firstIn(line);
  const name = line.length > 1 ? message.length : subject.length;
  return 60 * line.length + Math.min(name, MAX_DATA) + Math.min(introduced.by?.email?.length ?? 0, MAX_DATA) + 40;
}

function exposedBy(
  rows: Report["exposure"]["rules"],
  { findings, asOf }: Readonly<Report>,
  idsOf: (finding: Finding) => readonly string[],
): Map<string, ExposureLength> {
  const byId = new Map<string, Finding[]>();
  for (const finding of findings) for (const id of idsOf(finding)) addTo(byId, id, finding);
  return new Map(rows.map((row) => [row.id, exposedOf(row, byId.get(row.id) ?? [], asOf)]));
}

/**
 * Returns a unique anchor for each name, of letters, digits, dots and dashes only.
 * @param kind the prefix of the anchors
 */
export function anchorsOf(
  kind: "rule" | "framework" | "control" | "person",
  ids: readonly string[],
): Map<string, string> {
  const anchors = new Map<string, string>();
  const usedIds = new Set<string>();
  for (const id of ids) {
    if (anchors.has(id)) continue;
    const base = `${kind}-${id.replace(/[^A-Za-z0-9.-]/g, "_").slice(0, 120)}`;
    let anchor = base;
    for (let n = 2; usedIds.has(anchor); n++) anchor = `${base}_${n}`;
    usedIds.add(anchor);
    anchors.set(id, anchor);
  }
  return anchors;
}

function newestChanges(revisions: readonly RevisionRow[]): RevisionRow[] {
  const changing = revisions.filter(({ changes }) => changes.length > 0);
  return changing.slice(-MAX_DIFFS).toReversed();
}

const ruleOrder: Record<RuleRow["status"], number> = { failing: 0, "not-evaluated": 1, excepted: 2, passing: 3 };

/** Orders findings by priority for room: open first, and of these windows before events. */
function byClaim(findings: readonly Finding[]): Finding[] {
  const claims = worstFirst(findings).map((finding): [Finding, number] => [
    finding,
    claim[finding.status] + (isEvent(finding) ? 1 : 0),
  ]);
  return claims.toSorted(([, a], [, b]) => a - b).map(([finding]) => finding);
}

const claim: Record<Finding["status"], number> = { open: 0, excepted: 2, resolved: 4, noted: 6 };

function newest(revisions: readonly RevisionRow[]): RevisionRow[] {
  const list: RevisionRow[] = [];
  let rows = 0;
  for (let i = revisions.length - 1; i >= 0 && rows < MAX_ROWS; i--) {
    const revision = revisions[i]!;
    list.push(revision);
    rows += Math.max(1, revision.changes.length);
  }
  return list;
}

/** Returns `27 Jul 2026`; a text that is not an instant as it is. */
export function longDay(instant: string): string {
  if (instantOf(instant) === undefined) return brief(instant);
  return `${Number(instant.slice(8, 10))} ${months[Number(instant.slice(5, 7)) - 1]} ${instant.slice(0, 4)}`;
}

/** Returns `27 Jul 2026, 20:16 UTC`. */
export function longMinute(instant: string): string {
  return instantOf(instant) === undefined ? brief(instant) : `${longDay(instant)}, ${instant.slice(11, 16)} UTC`;
}
