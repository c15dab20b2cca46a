// The part of the report that scripts use: findings and revisions, newest first, limited in size. It is embedded in the
// page as JSON, escaped so that no character can end its element.
import type { Finding, Report } from "../../model/report/index.ts";
import { clip, visibleJson } from "../../text.ts";
import { worstFirst } from "../wording/finding-text.ts";
import { type HtmlPage, pageOf } from "./page.ts";
import { type PackedJson, Packer, unpack } from "./pack.ts";
import type { TimelineData } from "../wording/timeline-data.ts";

/** The maximum length of the findings in short form. Revisions take the rest. */
const MAX_FINDINGS = 410_000;
/** Larger items are only in the JSON report. */
const MAX_ONE = 60_000;
/** The maximum of exceptions that accept a finding together with others. */
const MAX_SHARED = 200;
/** The maximum length of the other texts. */
const MAX_TEXT = 4000;

interface Island {
  readonly report: Report;
  /** Drawn from all revisions of the report; null if the island has all of them. */
  readonly tracks: TimelineData | null;
  /** The number of findings and revisions that did not fit. */
  readonly left: { readonly findings: number; readonly revisions: number };
}

/** Returns the island as the text of its element. @param room its approximate maximum length */
export function islandText({ report, book, view, tracks, blocks, lines }: HtmlPage, room: number): string {
  const packer = new Packer();
  // In the order of the page, open findings first.
  const onPage = new Set([...blocks, ...lines.flat()]);
  const otherFindings = worstFirst(view.findings.filter((finding) => !onPage.has(finding)));
  const findings = fitting(packer, [...onPage, ...otherFindings].map(slim), Math.min(MAX_FINDINGS, room / 3));
  // If not all revisions fit, the island needs the drawing of all.
  const drawing = tracks && withoutNames(tracks, new Set([...onPage].map(({ id }) => id)));
  const { verdict, asOf, organization, summary, timeline, evidence } = report;
  // Drops ids that nobody searches for (still open, resolved, gone): there may be thousands.
  const sinceLast = summary.sinceLast && { ...summary.sinceLast, stillOpen: [], resolved: [], gone: [] };
  const takenBytes = sizeOf([drawing, sinceLast, timeline]) + packer.size;
  const newest = fitting(packer, view.revisions.toReversed(), room - takenBytes);
  const leftOut = {
    findings: view.findings.length - findings.length,
    revisions: view.revisions.length - newest.length,
  };
  const head = {
    report: {
      verdict,
      asOf,
      organization,
      view: { ...report.view, reportSeverity: null, since: null },
      summary: { sinceLast, rules: summary.rules },
      evidence: {
        policies: evidence.policies,
        complete: evidence.complete,
        revisions: { first: evidence.revisions.first, count: evidence.revisions.count },
        problems: evidence.problems.map(({ code }) => ({ code, message: "" })),
      },
      approvals: [],
      exceptions: [...new Set([...book.accepting.values()].filter((rows) => rows.length > 1).flat())].slice(
        0,
        MAX_SHARED,
      ),
      rules: report.rules.map(({ id, status, policy }) => ({ id, status, policy })),
      timeline,
      exposure: { rules: report.exposure.rules, controls: [] },
      posture: leftOut.revisions > 0 ? [] : report.posture,
    },
    tracks: leftOut.revisions + view.hidden.revisions > 0 ? (drawing ?? null) : null,
    left: leftOut,
  };
  const text = JSON.stringify(
    packer.pack([findings.length, packer.add(clipTexts(head)), ...findings, ...newest.toReversed()]),
  );
  return visibleJson(text).replace(/[<>&]/g, (c) => `\\u00${c.charCodeAt(0).toString(16)}`);
}

/** Returns the drawing, without ids of findings that are not on the page. */
function withoutNames(tracks: TimelineData, ids: ReadonlySet<string>): TimelineData {
  const rows = tracks.rows.map((row) => ({
    ...row,
    windows: row.windows.map((window) => (ids.has(window.finding) ? window : { ...window, finding: "" })),
  }));
  return { ...tracks, rows };
}

/** Returns the approximate length of a packed value. */
function sizeOf(value: unknown): number {
  const packer = new Packer();
  packer.add(clipTexts(value));
  return packer.size;
}

/** Returns a finding without the fields that the page does not show, and without a single value that others repeat. */
function slim({ values, ...finding }: Finding): object {
  const isRepeated = JSON.stringify(values) === JSON.stringify(onlyValue(finding));
  return { ...finding, key: "", ...(!isRepeated && { values }) };
}

/** The values of a window that passed through no other than that which opened it. */
function onlyValue({ introduced, actual }: Pick<Finding, "introduced" | "actual">): unknown {
  const { revision, at, by } = introduced;
  return [{ revision, at, by, actual }];
}

/** Returns a finding of the island with its values. */
function whole(finding: Finding): Finding {
  return "values" in finding ? finding : ({ ...(finding as Finding), values: onlyValue(finding) } as Finding);
}

/** Returns a value with its texts cut to the length that the page shows. */
function clipTexts(value: unknown): unknown {
  if (typeof value === "string") return clip(value, MAX_TEXT);
  if (Array.isArray(value)) return value.map(clipTexts);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, clipTexts(member)]));
}

/** Packs the first items, as far as there is room. */
function fitting(packer: Packer, items: readonly object[], room: number) {
  const parts = [];
  const end = packer.size + room;
  for (const item of items) {
    if (packer.size + 8 * parts.length > end) break;
    if (JSON.stringify(item).length <= MAX_ONE) parts.push(packer.add(item));
  }
  return parts;
}

export function islandOf(text: string): Island {
  const { n, k, v } = JSON.parse(text) as PackedJson;
  const [count, ...rest] = v;
  const [head, ...items] = unpack({ n, k, v: rest }) as [Island, ...never[]];
  const findings = items.slice(0, Number(count)).map(whole);
  return { ...head, report: { ...head.report, findings, revisions: items.slice(Number(count)) } };
}

/** Creates a page that can open every finding and revision of the island. */
export function openPage({ report, tracks }: Island): HtmlPage {
  const page = pageOf(report);
  return {
    ...page,
    tracks: tracks ?? page.tracks,
    anchors: new Set(report.findings.map((finding) => finding.id).filter((id) => /^f_[0-9a-f]{1,64}$/.test(id))),
    anchoredRevisions: new Set(report.revisions.map((row) => row.revision)),
    diffs: new Map(report.revisions.map((row) => [row.revision, row])),
  };
}
