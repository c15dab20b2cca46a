// The part of the report that scripts work with: findings and revisions, the newest first as far as there is room. It
// travels inside the page as JSON in which no character can end the element that holds it.
import type { Finding, Report } from "../../model/report/index.ts";
import { clip, visibleJson } from "../../text.ts";
import { worstFirst } from "../wording/finding-text.ts";
import { type HtmlPage, pageOf } from "./page.ts";
import { type Packed, Packer, unpacked } from "./pack.ts";
import type { TimelineData } from "../wording/timeline-data.ts";

/** Characters of the findings in their short form; revisions take what is left. */
const MAX_FINDINGS = 410_000;
/** A larger one stays in the JSON report. */
const MAX_ONE = 60_000;
/** Characters of a text that stands beside them. */
const MAX_TEXT = 4000;

/** What the island holds. */
interface Island {
  readonly report: Report;
  /** Drawn from all revisions; null where the island has all of them. */
  readonly tracks: TimelineData | null;
  /** How many findings and revisions there was no room for. */
  readonly left: { readonly findings: number; readonly revisions: number };
}

/** The island as the text of its element. @param room about how many characters it may take */
export function islandText({ report, view, tracks, blocks, lines }: HtmlPage, room: number): string {
  const packer = new Packer();
  // In the order of the page, so that what is open is in it first.
  const onPage = new Set([...blocks, ...lines.flat()]);
  const rest = worstFirst(view.findings.filter((finding) => !onPage.has(finding)));
  const findings = fitting(packer, [...onPage, ...rest].map(slim), Math.min(MAX_FINDINGS, room / 3));
  // Beside revisions that are not all there, the island needs the drawing of all.
  const drawn = tracks && withoutNames(tracks, new Set([...onPage].map(({ id }) => id)));
  const { verdict, asOf, organization, summary, timeline, evidence } = report;
  // Nobody searches for what is still open since the last audit, resolved or gone: there may be thousands.
  const sinceLast = summary.sinceLast && { ...summary.sinceLast, stillOpen: [], resolved: [], gone: [] };
  const taken = sizeOf([drawn, sinceLast, timeline]) + packer.size;
  const newest = fitting(packer, view.revisions.toReversed(), room - taken);
  const left = {
    findings: view.findings.length - findings.length,
    revisions: view.revisions.length - newest.length,
  };
  const head = {
    report: {
      verdict,
      asOf,
      organization,
      view: { ...report.view, reportSeverity: null, since: null },
      summary: { sinceLast },
      evidence: {
        revisions: { first: evidence.revisions.first },
        problems: evidence.problems.map(({ code }) => ({ code, message: "" })),
      },
      approvals: [],
      rules: report.rules.map(({ id, status }) => ({ id, status })),
      timeline,
      exposure: { rules: report.exposure.rules, controls: [] },
      posture: left.revisions > 0 ? [] : report.posture,
    },
    tracks: left.revisions > 0 ? (drawn ?? null) : null,
    left,
  };
  const text = JSON.stringify(
    packer.packed([findings.length, packer.add(clipped(head)), ...findings, ...newest.toReversed()]),
  );
  return visibleJson(text).replace(/[<>&]/g, (c) => `\\u00${c.charCodeAt(0).toString(16)}`);
}

/** The drawing; windows that nothing on the page is about name no finding. */
function withoutNames(tracks: TimelineData, ids: ReadonlySet<string>): TimelineData {
  const rows = tracks.rows.map((row) => ({
    ...row,
    windows: row.windows.map((window) => (ids.has(window.finding) ? window : { ...window, finding: "" })),
  }));
  return { ...tracks, rows };
}

/** About how many characters a value takes. */
function sizeOf(value: unknown): number {
  const packer = new Packer();
  packer.add(clipped(value));
  return packer.size;
}

/** A finding without what the page never shows: the only value it passed through is its value. */
function slim(finding: Finding): Finding {
  return { ...finding, key: "", values: finding.values.length > 1 ? finding.values : [] };
}

/** The same with its texts no longer than the page shows them. */
function clipped(value: unknown): unknown {
  if (typeof value === "string") return clip(value, MAX_TEXT);
  if (Array.isArray(value)) return value.map(clipped);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, clipped(member)]));
}

/** What stands for the first items, as far as there is room. */
function fitting(packer: Packer, items: readonly object[], room: number) {
  const parts = [];
  const end = packer.size + room;
  for (const item of items) {
    if (packer.size + 8 * parts.length > end) break;
    if (JSON.stringify(item).length <= MAX_ONE) parts.push(packer.add(item));
  }
  return parts;
}

/** The island that a text holds. */
export function islandOf(text: string): Island {
  const { n, k, v } = JSON.parse(text) as Packed;
  const [count, ...rest] = v;
  const [head, ...items] = unpacked({ n, k, v: rest }) as [Island, ...never[]];
  const findings = items.slice(0, Number(count));
  return { ...head, report: { ...head.report, findings, revisions: items.slice(Number(count)) } };
}

/** A page on which every finding and every revision of the island can be opened. */
export function openPage({ report, tracks }: Island): HtmlPage {
  const page = pageOf(report);
  return {
    ...page,
    tracks: tracks ?? page.tracks,
    anchors: new Set(report.findings.map((finding) => finding.id).filter((id) => /^f_[0-9a-f]{1,64}$/.test(id))),
    anchored: new Set(report.revisions.map((row) => row.revision)),
    diffs: new Map(report.revisions.map((row) => [row.revision, row])),
  };
}
