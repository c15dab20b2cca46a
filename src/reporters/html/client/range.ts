// The range of time that the timeline shows: read from the address, moved and zoomed.
import { instantOf } from "../../../model/instant.ts";
import type { View } from "../timeline/axis.ts";

/** The shortest visible range, in milliseconds. */
const LEAST = 3_600_000;

/** Parses a range from the URL, `from..until`; the whole time if there is none. */
export function rangeOf(text: string | null, all: View): View {
  const [from, until] = (text ?? "").split("..").map((part) => instantOf(part));
  return from !== undefined && until !== undefined && until > from ? clampView({ from, until }, all) : all;
}

/** Moves a range into the available time, keeping its length if possible. */
export function clampView({ from, until }: View, all: View): View {
  const length = Math.min(Math.max(until - from, LEAST), all.until - all.from);
  const start = Math.min(Math.max(from, all.from), all.until - length);
  return { from: start, until: start + length };
}

/** Returns a range around instants, with room on both sides. */
export function rangeAround(times: readonly number[]): View {
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const room = Math.max(LEAST, (last - first) / 4);
  return { from: first - room, until: last + room };
}

export function zoomView({ from, until }: View, by: number, around = (from + until) / 2): View {
  return { from: around - (around - from) * by, until: around + (until - around) * by };
}
