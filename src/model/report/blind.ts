// Stretches of time of which nobody saw the settings: beside missing revisions, and after the end of a history that breaks off.
import { countWhile } from "../../lists.ts";
import { count } from "../../words.ts";
import { instantOf } from "../instant.ts";
import type { Finding, Report, RevisionRow } from "./index.ts";

/** A stretch of time, in milliseconds. */
interface Span {
  readonly from: number;
  readonly until: number;
}

/** A stretch of time in which something was open. */
export interface OpenSpan extends Span {
  /** Whether that is known without the settings, as of use and of missed audits. */
  readonly isKnown: boolean;
}

/** Whether it is known without the settings for how long a finding was open. */
export function isKnownBesides({ introduced, days }: Pick<Finding, "introduced" | "days">): boolean {
  // What was used is counted by days, which need no revision.
  return introduced.revision === null || days !== undefined;
}

/** From the last revision seen before a gap to the first one after it. */
export interface Blind extends Span {
  /** The missing revisions, both included; without an end where the history breaks off. */
  readonly missing: { readonly from: number; readonly to: number | null };
}

/**
 * The stretches of a report, in the order of its revisions.
 * @param revisions the rows that are looked at, ascending
 */
export function blindIn(
  { asOf, evidence }: Pick<Readonly<Report>, "asOf" | "evidence">,
  revisions: readonly RevisionRow[],
): Blind[] {
  const gaps = revisions.flatMap((row, i): Blind[] => {
    const before = revisions[i - 1];
    if (!before || row.revision === before.revision + 1) return [];
    return stretch(before.at, row.at, { from: before.revision + 1, to: row.revision - 1 });
  });
  const last = revisions.at(-1);
  if (!last || !breaksOff(evidence)) return gaps;
  return [...gaps, ...stretch(last.at, asOf, { from: last.revision + 1, to: null })];
}

/** A clock that ran back says nothing of the time in which revisions are missing, but they are missing. */
function stretch(start: string, end: string, missing: Blind["missing"]): Blind[] {
  const [from, until] = [instantOf(start), instantOf(end)];
  return from === undefined || until === undefined ? [] : [{ from: Math.min(from, until), until, missing }];
}

/** Whether revisions may have come after the last one that was read. */
function breaksOff({ problems, revisions }: Report["evidence"]): boolean {
  // A page is one of the newest, unless it begins with the first revision.
  return problems.some(({ code }) => code === "truncated" || (code === "more-pages" && revisions.first === 1));
}

/** How many milliseconds between two instants lie in one of the stretches. */
export function unseenBy(blind: readonly Span[]): (from: number, until: number) => number {
  const spans: { from: number; until: number; before: number }[] = [];
  for (const { from, until } of blind.toSorted((a, b) => a.from - b.from)) {
    const last = spans.at(-1);
    if (last && from <= last.until) last.until = Math.max(last.until, until);
    else spans.push({ from, until, before: last ? last.before + last.until - last.from : 0 });
  }
  const upTo = (time: number) => {
    const span = spans[countWhile(spans, ({ from }) => from < time) - 1];
    return span ? span.before + Math.min(time, span.until) - span.from : 0;
  };
  return (from, until) => Math.max(0, upTo(until) - upTo(from));
}

export type Unseen = ReturnType<typeof unseenBy>;

/** Whole seconds, and those of them that nobody saw, where there are any. */
export interface Length {
  readonly seconds: number;
  readonly unseenSeconds?: number;
}

/** The time that at least one of some spans covers. */
export function coveredBy(spans: readonly OpenSpan[], unseen: Unseen): Length {
  let [sum, unseenSum, last] = [0, 0, -Infinity];
  for (const { from, until, isKnown } of spans.toSorted((a, b) => a.from - b.from)) {
    const start = Math.max(from, last);
    if (until <= start) continue;
    sum += until - start;
    if (!isKnown) unseenSum += unseen(start, until);
    last = until;
  }
  const seconds = Math.floor(sum / 1000);
  // What was seen is rounded down like the whole.
  const unseenSeconds = seconds - Math.floor((sum - unseenSum) / 1000);
  return unseenSeconds > 0 ? { seconds, unseenSeconds } : { seconds };
}

/** Gaps that are named; the others are counted. */
const MAX_GAPS = 3;

/** `revisions 3 to 4 and 7`; empty where none of the stretches has an end. */
export function rangeWords(missing: readonly Blind["missing"][]): string {
  const ranges = missing.flatMap(({ from, to }) => (to === null ? [] : [from === to ? `${from}` : `${from} to ${to}`]));
  const more = ranges.length - MAX_GAPS;
  const listedRanges = ranges.slice(0, MAX_GAPS);
  if (more > 0) listedRanges.push(count(more, "more stretch", "more stretches"));
  const last = listedRanges.pop();
  if (last === undefined) return "";
  const list = listedRanges.length === 0 ? last : `${listedRanges.join(", ")} and ${last}`;
  return `${/^\d+$/.test(list) ? "revision" : "revisions"} ${list}`;
}

/** `revisions 3 to 4 and 7 are missing`; empty where none of the stretches is a gap. */
export function missingWords(missing: readonly Blind["missing"][]): string {
  const ranges = rangeWords(missing);
  return ranges === "" ? "" : `${ranges} ${/^revision \d+$/.test(ranges) ? "is" : "are"} missing`;
}
