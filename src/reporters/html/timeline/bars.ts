// The bars of a rule: its windows of exposure where they stand on the timeline.
import { duration } from "../../../text.ts";
import { type Severity, weight } from "../../../model/severity.ts";
import { round } from "./round.ts";
import type { Row, Tracks, Window } from "../../wording/tracks.ts";

export interface Bar {
  readonly x: number;
  readonly width: number;
  readonly severity: Severity;
  readonly state: Window["state"];
  readonly inert: boolean;
  /** Across a stretch where revisions are missing. */
  readonly unsure: boolean;
  /** Begins before what is shown, or where is not known; goes on beyond it. */
  readonly before: boolean;
  readonly beyond: boolean;
  readonly words: string;
  /** Of the time it is drawn over, how much was exposed. */
  readonly from: number;
  readonly until: number;
  readonly covered: number;
  readonly findings: readonly string[];
}

/** How many bars of a kind one row may have before those that begin in one of so many stretches are one. */
const MAX_BARS = 24;

/**
 * Bars, what is open on top; windows of one rule that would touch, and are alike, are one bar. So are those close to each
 * other where there are very many: from near, each has its own again.
 */
export function barsOf(
  row: Row,
  tracks: Tracks,
  view: { readonly from: number; readonly until: number },
  x: (time: number) => number,
): Bar[] {
  const seen = row.windows.filter((one) => one.until >= view.from && one.from <= view.until);
  const stretch = (x(view.until) - x(view.from) + 1) / MAX_BARS;
  const place = (bar: Bar) => Math.floor((bar.x - x(view.from)) / stretch);
  return layers.flatMap((state) =>
    [false, true].flatMap((inert) => {
      const alike = seen.filter((one) => one.state === state && one.inert === inert);
      const all = alike.map((one) => barOf(one, tracks, view, x));
      const bars = merged(all, (last, bar) => bar.x - (last.x + last.width) < 2);
      return bars.length <= MAX_BARS ? bars : merged(bars, (last, bar) => place(last) === place(bar));
    }),
  );
}

function merged(bars: readonly Bar[], are: (last: Bar, bar: Bar) => boolean): Bar[] {
  const found: Bar[] = [];
  for (const bar of bars) {
    const last = found.at(-1);
    if (last && are(last, bar)) found[found.length - 1] = both(last, bar);
    else found.push(bar);
  }
  return found;
}

const layers: readonly Window["state"][] = ["closed", "excepted", "open"];

function both(a: Bar, b: Bar): Bar {
  const end = Math.max(a.x + a.width, b.x + b.width);
  const findings = [...a.findings, ...b.findings];
  const severity = weight(b.severity) > weight(a.severity) ? b.severity : a.severity;
  const unsure = a.unsure || b.unsure;
  const until = Math.max(a.until, b.until);
  const covered = a.covered + Math.max(0, b.until - Math.max(a.until, b.from));
  return {
    ...a,
    until,
    covered,
    width: round(end - a.x),
    severity,
    unsure,
    beyond: a.beyond || b.beyond,
    findings,
    words: "",
  };
}

function barOf(
  one: Window,
  tracks: Tracks,
  view: { readonly from: number; readonly until: number },
  x: (time: number) => number,
): Bar {
  const from = x(one.from);
  const width = Math.max(3, round(x(one.until) - from));
  const length = duration(Math.floor((one.until - one.from) / 1000)).replace(/ d .*/, " d");
  const words = `${one.state} ${one.exact ? "" : "≥ "}${length}`;
  return {
    x: from,
    width,
    severity: one.severity,
    state: one.state,
    inert: one.inert,
    unsure: tracks.blind.some((gap) => gap.from < one.until && gap.until > one.from),
    before: !one.exact || one.from < view.from,
    beyond: one.until > view.until || (one.state !== "closed" && one.until >= tracks.until),
    words: width >= 10 + 6.4 * words.length ? words : "",
    from: one.from,
    until: one.until,
    covered: one.until - one.from,
    findings: [one.finding],
  };
}
