// The bars of a rule: its windows of exposure, at their position on the timeline.
import { type Severity, weight } from "../../../model/severity.ts";
import { type Axis, round } from "./axis.ts";
import { type Unseen, unseenBy } from "../../../model/report/blind.ts";
import { briefLength } from "../../wording/exposure.ts";
import { lengthOf, type Row, type TimelineData, type Window } from "../../wording/timeline-data.ts";

export interface Bar {
  readonly x: number;
  readonly width: number;
  readonly severity: Severity;
  readonly state: Window["state"];
  readonly inert: boolean;
  /** Spans missing revisions. */
  readonly unsure: boolean;
  /** Starts before the visible range or at an unknown time; continues after the range. */
  readonly before: boolean;
  readonly beyond: boolean;
  readonly words: string;
  /** The drawn range, and how much of it was exposed. */
  readonly from: number;
  readonly until: number;
  readonly covered: number;
  readonly findings: readonly string[];
}

/** Whether a bar stands for many short windows, which must not look like a long one. */
export function isSparse({ covered, from, until }: Bar): boolean {
  return covered < 0.9 * (until - from);
}

/** The width from which on bars are to scale. */
export const LEAST_BAR = 3;
/** The maximum of bars of a kind in a row, and the number of parts of the row in which more bars are merged. */
const MAX_BARS = 24;

/**
 * Returns bars, open ones on top. Merges windows of one rule that touch and look alike. Merges near windows too if
 * there are very many; zooming in separates them.
 */
export function barsOf(row: Row, tracks: TimelineData, axis: Axis): Bar[] {
  const { view, x } = axis;
  const visible = row.windows.filter((window) => window.until >= view.from && window.from <= view.until);
  const stretch = (x(view.until) - x(view.from) + 1) / MAX_BARS;
  const unseen = unseenBy(tracks.blind);
  const place = (bar: Bar) => Math.floor((bar.x - x(view.from)) / stretch);
  return layers.flatMap((state) =>
    [false, true].flatMap((inert) => {
      const alike = visible.filter((window) => window.state === state && window.inert === inert);
      const all = alike.map((window) => barOf(window, tracks, unseen, axis));
      const bars = mergeBars(all, (last, bar) => bar.x - (last.x + last.width) < 2);
      return bars.length <= MAX_BARS ? bars : mergeBars(bars, (last, bar) => place(last) === place(bar));
    }),
  );
}

function mergeBars(bars: readonly Bar[], are: (last: Bar, bar: Bar) => boolean): Bar[] {
  const result: { bar: Bar; readonly findings: string[] }[] = [];
  for (const bar of bars) {
    const last = result.at(-1);
    if (last && are(last.bar, bar)) {
      last.bar = uniteBars(last.bar, bar);
      for (const finding of bar.findings) last.findings.push(finding);
    } else result.push({ bar, findings: [...bar.findings] });
  }
  return result.map(({ bar, findings }) => ({ ...bar, findings }));
}

const layers: readonly Window["state"][] = ["closed", "excepted", "open"];

/** Returns two bars as one, without their findings. */
function uniteBars(a: Bar, b: Bar): Bar {
  return {
    ...a,
    until: Math.max(a.until, b.until),
    covered: a.covered + Math.max(0, b.until - Math.max(a.until, b.from)),
    width: round(Math.max(a.x + a.width, b.x + b.width) - a.x),
    severity: weight(b.severity) > weight(a.severity) ? b.severity : a.severity,
    unsure: a.unsure || b.unsure,
    beyond: a.beyond || b.beyond,
    words: "",
  };
}

/**
 * Returns the width of a bar. Bars below `LEAST_BAR` are not to scale: from one pixel on, a longer time is a wider bar, so
 * that a minute and a day differ on an axis of years.
 * @param scale pixels per millisecond
 */
export function widthOf(milliseconds: number, scale: number): number {
  const width = milliseconds * scale;
  if (width >= LEAST_BAR) return width;
  const minutes = (time: number) => Math.log1p(time / 60_000);
  return 1 + ((LEAST_BAR - 1) * minutes(milliseconds)) / minutes(LEAST_BAR / scale);
}

function barOf(window: Window, tracks: TimelineData, unseen: Unseen, { view, x }: Axis): Bar {
  const [start, end] = [Math.max(window.from, view.from), Math.min(window.until, view.until)];
  const from = x(start);
  const width = round(widthOf(end - start, (x(view.until) - x(view.from)) / (view.until - view.from)));
  const length = lengthOf([window], unseen);
  const words = `${window.state} ${briefLength(length)}`.trimEnd();
  const needs = 18 + 7.4 * words.length;
  // No words stand where nobody saw anything.
  const first = width < needs ? undefined : tracks.blind.find(({ until }) => until > start);
  const isRoom = width >= needs && (first === undefined || x(first.from) - from >= needs);
  return {
    x: from,
    width,
    severity: window.severity,
    state: window.state,
    inert: window.inert,
    unsure: length.unseenSeconds !== undefined,
    before: window.older === true || window.from < view.from,
    beyond: window.until > view.until || (window.state !== "closed" && window.until >= tracks.until),
    words: isRoom ? words : "",
    from: start,
    until: end,
    covered: end - start,
    findings: [window.finding],
  };
}
