// The data of the timeline, before layout: revisions by editor, exposure by rule, freezes, and gaps.
import { DAY, instantOf } from "../../model/instant.ts";
import { accountOf } from "../../model/people.ts";
import { mayBeOlder } from "../../model/report/beginning.ts";
import type { Finding, Report, RevisionRow } from "../../model/report/index.ts";
import { type Severity, weight, worstToBest } from "../../model/severity.ts";
import {
  type Blind,
  blindIn,
  coveredBy,
  isKnownBesides,
  type OpenSpan,
  type Unseen,
  unseenBy,
} from "../../model/report/blind.ts";
import { cutOff } from "./book.ts";
import { type ExposureLength, isTimed } from "./exposure.ts";
import { isEvent } from "./finding-text.ts";
import { stateOf } from "./headline.ts";
import { some } from "./phrase.ts";
import { addTo, getOrMake, lastIn, sumOf } from "../../lists.ts";
import { UNKNOWN_EDITOR } from "../../words.ts";

/** One revision in its editor's lane. */
export interface Mark {
  readonly at: number;
  readonly revision: number;
  readonly way: Way;
  /** Made by an editor whom no policy lists. */
  readonly unlisted: boolean;
}

/** The direction of a whole revision. */
export type Way = "looser" | "tighter" | "both" | "neither";

/** Of several revisions drawn as one, the last direction in this order is shown. */
export const loosest: readonly Way[] = ["neither", "tighter", "both", "looser"];

export interface Lane {
  /** Null for the lane that several editors share. */
  readonly name: string | null;
  /** The number of its revisions by editors whom no policy lists. */
  readonly unlisted: number;
  readonly people: number;
  readonly marks: readonly Mark[];
}

/** One window of exposure, whole: it may begin before the range of the timeline. */
export interface Window extends OpenSpan {
  readonly finding: string;
  /** For how long it was open, in milliseconds. What was used counts by days, which need not be all between its ends. */
  readonly exposed: number;
  readonly severity: Severity;
  readonly state: "open" | "closed" | "excepted";
  /** Without effect because of another setting's finding. */
  readonly inert: boolean;
  /** false: it was open for at least that long. */
  readonly exact: boolean;
  /** It may have begun before `from`. */
  readonly older?: true;
  /** Whether the clock says how long it was open. */
  readonly timed: boolean;
}

export interface Row {
  /** Null for the row that several rules share. */
  readonly rule: string | null;
  readonly rules: number;
  readonly windows: readonly Window[];
  /** The time in which at least one of its windows was open. */
  readonly length: ExposureLength;
}

interface Stretch {
  readonly from: number;
  readonly until: number;
  readonly words: string;
}

export interface TimelineMoment {
  readonly at: number;
  readonly words: string;
}

/** The posture from a revision on. */
export interface Stand {
  readonly at: number;
  /** The number of tightened settings minus loosened settings. */
  readonly balance: number;
  /** Open windows by severity, worst first. */
  readonly open: readonly number[];
}

export interface TimelineData {
  readonly from: number;
  readonly until: number;
  readonly lanes: readonly Lane[];
  readonly rows: readonly Row[];
  /** Gaps of missing revisions, in which changes are unknown. */
  readonly blind: readonly Stretch[];
  readonly freezes: readonly Stretch[];
  readonly policies: readonly TimelineMoment[];
  /** Earlier audits. */
  readonly runs: readonly TimelineMoment[];
  readonly posture: readonly Stand[];
  /** false: nothing was evaluated, so that how many windows were open is not known. */
  readonly judged: boolean;
}

const MAX_LANES = 8;
const MAX_ROWS = 20;
/** The maximum of distinct states of the posture. */
const MAX_STANDS = 150;

/**
 * Returns the tracks of a report; undefined when no revision has a time to draw.
 * @param revisions the shown ones, which the range begins with
 */
export function timelineOf(
  report: Readonly<Report>,
  revisions: readonly RevisionRow[],
  findings: readonly Finding[],
): TimelineData | undefined {
  const until = instantOf(report.asOf);
  const times = revisions.flatMap((row) => instantOf(row.at) ?? []);
  if (until === undefined || times.length === 0) return undefined;
  const first = times.reduce((a, b) => Math.min(a, b));
  // The clock of the service may be ahead of the audit's.
  const last = times.reduce((a, b) => Math.max(a, b), until);
  const from = revisions.length === 1 ? first - DAY : first;
  const span = { from: Math.min(from, last - 60_000), until: last };
  // Windows may have begun before what is shown.
  const blind = blindIn(report, report.revisions);
  return {
    ...span,
    lanes: lanesOf(revisions),
    rows: rowsOf(findings, report.asOf, last, unseenBy(blind)),
    blind: blind.map((stretch) => ({ from: stretch.from, until: stretch.until, words: blindWords(stretch) })),
    freezes: report.timeline.flatMap((entry) => (entry.kind === "freeze" ? stretchOf(entry) : [])),
    policies: momentsOf(report.timeline, "policy"),
    runs: momentsOf(report.timeline, "run"),
    posture: standsOf(report.posture),
    judged: stateOf(report) !== "nothing",
  };
}

export function laneName({ name, people }: Lane): string {
  return name === null ? some(people, "other editor") : name === "" ? UNKNOWN_EDITOR : name;
}

export function rowName({ rule, rules }: Row): string {
  return rule ?? some(rules, "further rule");
}

/** Returns the direction of what the editor changed. Revisions that are missing before it may have made its changes. */
function wayOf({ changes, missing }: RevisionRow): Way {
  if (missing !== undefined) return "neither";
  const looser = changes.some((change) => change.direction === "looser");
  const tighter = changes.some((change) => change.direction === "tighter");
  return looser && tighter ? "both" : looser ? "looser" : tighter ? "tighter" : "neither";
}

/** Returns the lanes: unlisted editors first, then by number of loosenings. The rest share one lane. */
function lanesOf(revisions: readonly RevisionRow[]): Lane[] {
  const people = new Map<string, Mark[]>();
  /** The first spelling of each address. */
  const names = new Map<string, string>();
  for (const row of revisions) {
    const at = instantOf(row.at);
    if (at === undefined) continue;
    const mark = { at, revision: row.revision, way: wayOf(row), unlisted: row.approved === false };
    const { id, email } = row.by;
    const lane = accountOf({ id: email === null ? id : null, email });
    addTo(
      people,
      getOrMake(names, lane, () => email ?? id ?? ""),
      mark,
    );
  }
  const looserCount = (marks: readonly Mark[]) => marks.filter(({ way }) => way === "looser" || way === "both").length;
  const isListed = (marks: readonly Mark[]) => Number(unlistedIn(marks) === 0);
  const sorted = [...people].toSorted(
    ([, a], [, b]) => isListed(a) - isListed(b) || looserCount(b) - looserCount(a) || b.length - a.length,
  );
  const alone = sorted.slice(0, sorted.length > MAX_LANES ? MAX_LANES - 1 : MAX_LANES);
  const otherPeople = sorted.slice(alone.length);
  const lane = (name: string | null, people: number, marks: readonly Mark[]): Lane => ({
    name,
    unlisted: unlistedIn(marks),
    people,
    marks: marks.toSorted((a, b) => a.at - b.at || a.revision - b.revision),
  });
  const lanes = alone.map(([name, marks]) => lane(name, 1, marks));
  if (otherPeople.length === 0) return lanes;
  const otherMarks = otherPeople.flatMap(([, marks]) => marks);
  return [...lanes, lane(null, otherPeople.length, otherMarks)];
}

function unlistedIn(marks: readonly Mark[]): number {
  return marks.filter((mark) => mark.unlisted).length;
}

/** Rows of rules with open windows first, then the gravest, then the longest; beyond a few, one row for the others. */
function rowsOf(findings: readonly Finding[], asOf: string, last: number, unseen: Unseen): Row[] {
  const rules = new Map<string, Window[]>();
  for (const finding of findings) {
    const start = instantOf(finding.introduced.at);
    if (isEvent(finding) || start === undefined) continue;
    const from = Math.min(start, last);
    const end = finding.resolved === null ? last : (instantOf(finding.resolved.at) ?? last);
    addTo(rules, finding.rule, {
      finding: finding.id,
      exposed: 1000 * (finding.exposureSeconds ?? 0),
      from,
      // The clock of the service may have run back.
      until: Math.max(from, Math.min(end, last)),
      severity: finding.severity,
      state: finding.resolved ? "closed" : finding.status === "excepted" ? "excepted" : "open",
      inert: finding.causedBy !== null,
      exact: finding.introduced.exact,
      ...(mayBeOlder(finding, asOf) && { older: true }),
      timed: isTimed(finding, asOf),
      isKnown: isKnownBesides(finding),
    });
  }
  const open = (windows: readonly Window[]) => (windows.some(({ state }) => state !== "closed") ? 1 : 0);
  const worst = (windows: readonly Window[]) =>
    windows.reduce((most, { severity }) => Math.max(most, weight(severity)), 0);
  const exposedIn = (windows: readonly Window[]) => sumOf(windows, ({ exposed }) => exposed);
  const sorted = [...rules].toSorted(
    ([, a], [, b]) => open(b) - open(a) || worst(b) - worst(a) || exposedIn(b) - exposedIn(a),
  );
  const alone = sorted.slice(0, sorted.length > MAX_ROWS ? MAX_ROWS - 1 : MAX_ROWS);
  const otherRules = sorted.slice(alone.length);
  const rows = alone.map(([rule, windows]): Row => ({
    rule,
    rules: 1,
    windows: byStart(windows),
    length: lengthOf(windows, unseen),
  }));
  if (otherRules.length === 0) return rows;
  const windows = byStart(otherRules.flatMap(([, all]) => all));
  return [...rows, { rule: null, rules: otherRules.length, windows, length: lengthOf(windows, unseen) }];
}

function byStart(windows: readonly Window[]): Window[] {
  return windows.toSorted((a, b) => a.from - b.from || a.until - b.until);
}

/** For how long at least one of some windows was open. */
export function lengthOf(windows: readonly Window[], unseen: Unseen): ExposureLength {
  const spans = windows.map(({ from, exposed, isKnown }) => ({ from, until: from + exposed, isKnown }));
  return { ...coveredBy(spans, unseen), isLeast: windows.some(({ exact, timed }) => !(exact && timed)) };
}

/** What is said of a stretch of time of which nobody saw the settings. */
function blindWords(blind: Blind): string {
  const { from, to } = blind.missing;
  if (to === null) return cutOff([blind])!;
  return from === to ? `revision ${from} missing` : `revisions ${from}–${to} missing`;
}

/** Returns the range of an entry; without an end, only its start. */
function stretchOf({ at, until, text }: Report["timeline"][number]): Stretch | [] {
  const from = instantOf(at);
  if (from === undefined) return [];
  return { from, until: Math.max(from, instantOf(until ?? at) ?? from), words: text };
}

/** Returns the posture. Of very many states, only the worst and the last of each group. */
function standsOf(posture: Report["posture"]): Stand[] {
  const stands = posture.flatMap(({ at, balance, open }): Stand[] => {
    const time = instantOf(at);
    return time === undefined ? [] : [{ at: time, balance, open: worstToBest.map((severity) => open[severity]) }];
  });
  const perStand = Math.ceil(stands.length / MAX_STANDS);
  if (perStand < 2) return stands;
  const all = ({ open }: Stand) => open.reduce((sum, n) => sum + n, 0);
  return Array.from({ length: Math.ceil(stands.length / perStand) }, (_, i) => {
    const joinedStands = stands.slice(i * perStand, (i + 1) * perStand);
    const worst = joinedStands.reduce((most, stand) => (all(stand) > all(most) ? stand : most));
    const last = lastIn(joinedStands);
    return worst === last ? [last] : [worst, last];
  }).flat();
}

function momentsOf(rows: Report["timeline"], kind: Report["timeline"][number]["kind"]): TimelineMoment[] {
  return rows.flatMap((row) => {
    const at = instantOf(row.at);
    return row.kind === kind && at !== undefined ? { at, words: row.text } : [];
  });
}
