// What every part of the page knows: the report, what is shown of it, and which places can be linked to.
import { instantOf } from "../../model/instant.ts";
import type { Finding, Report, RevisionRow, RuleRow } from "../../model/report/index.ts";
import { firstIn, grouped } from "../../lists.ts";
import { clip, visible } from "../../text.ts";
import { type Exposed, exposedOf } from "../wording/exposed.ts";
import { type Book, bookOf, clusters, isEvent, worstFirst } from "../wording/finding-text.ts";
import { type View, viewOf } from "../wording/view.ts";
import { type TimelineData, timelineOf } from "../wording/timeline-data.ts";

/** Values of the page; the rest of a longer one is in the JSON report. */
export const limits = { text: 2000, entries: 8 };
/** Values in a row of a table. */
export const rowLimits = { text: 300, entries: 8 };

/** Values on the first screen, which a phone must hold; the finding says them in full. */
export const firstLimits = { text: 60, entries: 1 };
/** Characters of a name there; a sentence with data in it has three times as many. */
export const MAX_FIRST = 80;

/** Characters of one piece of data: a name or an address can be as long as a value, and stands in far more places. */
const MAX_DATA = 4000;

/** Data as the page shows it: visible, and no longer than a reader takes in. */
export function brief(data: string): string {
  return visible(clip(data, MAX_DATA));
}

/** Findings with all they carry, and characters of the lines of further findings; the rest is counted. */
const MAX_BLOCKS = 120;
const MAX_LINES = 500_000;
/** What is open may take more. */
const MAX_OPEN_LINES = 900_000;
/** Characters of the older revisions as text, beside few lines of findings and beside many. */
const MAX_OLDER = 740_000;
const MIN_OLDER = 120_000;
/** Change rows in tables; older ones are text. */
export const MAX_ROWS = 200;
/** Rules, each of which can be linked to. */
const MAX_RULES = 1000;
/** Revisions whose differences are on the page itself. */
const MAX_DIFFS = 40;

export interface HtmlPage {
  readonly book: Book;
  readonly report: Readonly<Report>;
  readonly view: View;
  /** Findings in the order of the page that are shown with all they carry. */
  readonly blocks: ReadonlySet<Finding>;
  /** The findings after those, by line: events that differ by their revision only share a line. */
  readonly lines: readonly (readonly Finding[])[];
  /** Characters that the older revisions may take as text. */
  readonly olderRoom: number;
  /** Ids of findings that the page has an anchor for. */
  readonly anchors: ReadonlySet<string>;
  /** The newest revisions with changes, newest first, as far as the register shows them as a table. */
  readonly register: readonly RevisionRow[];
  readonly anchored: ReadonlySet<number>;
  /** The newest revisions that changed something, as far as their differences are on the page. */
  readonly diffs: ReadonlyMap<number, RevisionRow>;
  /** Rules, what needs attention first. */
  readonly ruleRows: readonly RuleRow[];
  /** The anchor of each rule. */
  readonly rules: ReadonlyMap<string, string>;
  readonly tracks: TimelineData | undefined;
  /** For how long at least one finding was open, by rule and by control. */
  readonly exposure: { readonly rules: ReadonlyMap<string, Exposed>; readonly controls: ReadonlyMap<string, Exposed> };
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
    olderRoom: Math.max(MIN_OLDER, MAX_OLDER - lines.reduce((sum, line) => sum + sizeOf(line), 0)),
    anchors: new Set(ids.filter((id) => /^f_[0-9a-f]{1,64}$/.test(id))),
    register,
    anchored: new Set(register.map((row) => row.revision)),
    diffs: new Map(newestChanges(view.revisions).map((row) => [row.revision, row])),
    rules: anchorsOf(
      "rule",
      rules.map((rule) => rule.id),
    ),
    ruleRows: rules,
    tracks: timelineOf(report, view.revisions, view.findings),
    exposure: {
      rules: exposedBy(report.exposure.rules, report.findings, ({ rule }) => [rule]),
      controls: exposedBy(report.exposure.controls, report.findings, ({ controls }) => [...new Set(controls)]),
    },
  };
}

/** The first lines, as far as there is room for them. */
function fitting(lines: readonly (readonly Finding[])[]): (readonly Finding[])[] {
  let size = 0;
  return lines.filter((line) => {
    size += sizeOf(line);
    return size <= (firstIn(line).status === "open" ? MAX_OPEN_LINES : MAX_LINES);
  });
}

/** About how many characters a line takes: a name, and a place for each of its findings. */
function sizeOf(line: readonly Finding[]): number {
  const { subject, message, introduced } = firstIn(line);
  const name = line.length > 1 ? message.length : subject.length;
  return 60 * line.length + Math.min(name, MAX_DATA) + Math.min(introduced.by?.email?.length ?? 0, MAX_DATA) + 40;
}

function exposedBy(
  rows: Report["exposure"]["rules"],
  findings: readonly Finding[],
  idsOf: (finding: Finding) => readonly string[],
): Map<string, Exposed> {
  const byAnchor = grouped(
    findings.flatMap((finding) => idsOf(finding).map((id) => ({ id, finding }))),
    ({ id }) => id,
  );
  return new Map(
    rows.map((row) => [
      row.id,
      exposedOf(
        row,
        (byAnchor.get(row.id) ?? []).map(({ finding }) => finding),
      ),
    ]),
  );
}

/**
 * An anchor for each name: nothing but letters, digits, dots and dashes, whatever the names are; no two are the same.
 * @param kind what they begin with
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
  const rows: RevisionRow[] = [];
  for (let i = revisions.length - 1; i >= 0 && rows.length < MAX_DIFFS; i--)
    if (revisions[i]!.changes.length > 0) rows.push(revisions[i]!);
  return rows;
}

const ruleOrder: Record<RuleRow["status"], number> = { failing: 0, "not-evaluated": 1, excepted: 2, passing: 3 };

/** Findings by their claim to room: what is open first, whatever it is; of that, what is exposed before events. */
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

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** `27 Jul 2026`; a text that is no instant as it stands. */
export function longDay(instant: string): string {
  if (instantOf(instant) === undefined) return brief(instant);
  return `${Number(instant.slice(8, 10))} ${months[Number(instant.slice(5, 7)) - 1]} ${instant.slice(0, 4)}`;
}

/** `27 Jul 2026, 20:16 UTC`. */
export function longMinute(instant: string): string {
  return instantOf(instant) === undefined ? brief(instant) : `${longDay(instant)}, ${instant.slice(11, 16)} UTC`;
}
