// The axis: the positions and labels of its ticks, and the bins of the calendar for many revisions.
import { utcTicks } from "d3-time";
import { firstIn, lastIn } from "../../../lists.ts";
import { DAY } from "../../../model/instant.ts";
import { months } from "../../../words.ts";

const HOUR = 3_600_000;
/** How wide a letter of the axis is in the widest of the common fonts: nothing here knows which one there is. */
const LETTER = 7.4;
const GAP = 8;
const MONDAY = Date.UTC(1970, 0, 5);

export interface Tick {
  readonly at: number;
  readonly words: string;
}

/**
 * Round dates in UTC, about as many as there is room for.
 * @param end where on the width words must end; words are empty where they would go beyond it, or touch those before them
 */
export function ticksOf(from: number, until: number, width: number, end = width): Tick[] {
  const dates = utcTicks(new Date(from), new Date(until), Math.max(2, Math.round(width / 90)));
  let before: Date | undefined;
  let free = 0;
  return dates.map((date) => {
    const x = ((date.getTime() - from) / (until - from)) * width;
    const words = tickWords(date, before);
    const room = words.length * LETTER;
    if (x < free || x + room > end) return { at: date.getTime(), words: "" };
    before = date;
    free = x + room + GAP;
    return { at: date.getTime(), words };
  });
}

/** Returns the part of the date that the previous tick does not show: time, day, month or year. */
function tickWords(date: Date, before: Date | undefined): string {
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  const sameDay = before !== undefined && Math.floor(before.getTime() / DAY) === Math.floor(date.getTime() / DAY);
  const clock = date.toISOString().slice(11, 16);
  if (date.getTime() % DAY !== 0) return sameDay ? clock : `${day} ${months[month]}, ${clock}`;
  const label = `${day === 1 ? "" : `${day} `}${months[month]}`;
  return before?.getUTCFullYear() === year ? label : `${label} ${year}`;
}

interface Bins {
  /** `week`, `3 months`. */
  readonly words: string;
  /** The start of each bin, and the end of the last. */
  readonly edges: readonly number[];
}

interface Step {
  readonly words: string;
  readonly ms: number;
  /** Returns the start of the bin that contains a time; `next` returns the start of the next bin. */
  readonly floor: (time: number) => number;
  readonly next: (start: number) => number;
}

const fixedStep = (words: string, ms: number, origin = 0): Step => ({
  words,
  ms,
  floor: (time) => Math.floor((time - origin) / ms) * ms + origin,
  next: (start) => start + ms,
});
const calendar = (words: string, count: number): Step => ({
  words,
  ms: count * 30 * DAY,
  floor: (time) => {
    const date = new Date(time);
    const month = date.getUTCFullYear() * 12 + date.getUTCMonth();
    return Date.UTC(0, Math.floor(month / count) * count - 1900 * 12);
  },
  next: (start) => {
    const date = new Date(start);
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count);
  },
});
const steps: readonly Step[] = [
  fixedStep("hour", HOUR),
  fixedStep("6 hours", 6 * HOUR),
  fixedStep("day", DAY),
  fixedStep("week", 7 * DAY, MONDAY),
  calendar("month", 1),
  calendar("quarter", 3),
  calendar("year", 12),
  calendar("10 years", 120),
];

/** Returns the shortest bins of the calendar that are at least eight pixels wide. */
export function binsOf(from: number, until: number, width: number): Bins {
  const least = ((until - from) / width) * 8;
  const step = steps.find(({ ms }) => ms >= least) ?? lastIn(steps);
  const edges = [step.floor(from)];
  while (lastIn(edges) < until) edges.push(step.next(lastIn(edges)));
  if (edges.length === 1) edges.push(step.next(firstIn(edges)));
  return { words: step.words, edges };
}
