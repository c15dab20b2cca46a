// When a time limit or an exception ends, and whether that is near enough to be told.
import { DAY, instantOf } from "../model/instant.ts";
import type { Finding } from "../model/report/index.ts";
import type { Subject } from "./subject.ts";

/** Days before an end that somebody is told of it. */
const WARNING = 7;

/** When what is the case with a subject ends: its time limit, or the first exception that accepts it; null where nothing does. */
export function endOf({ finding, group }: Subject): string | null {
  if (finding.status === "open") return finding.dueAt;
  const ends = group.flatMap(({ status, exception }) => (status === "excepted" ? (exception?.expires ?? []) : []));
  return ends.toSorted()[0] ?? null;
}

/** Whether an end comes within seven days of a time; false where either is unknown. */
export function isNear(end: string | null, time: string | null): boolean {
  const [then, now] = [instantOf(end ?? ""), instantOf(time ?? "")];
  return then !== undefined && now !== undefined && now < then && then - now <= WARNING * DAY;
}

/** Whether a time limit is long enough that a warning before its end is no echo of the beginning. */
export function hasTime({ dueAt, introduced }: Finding): boolean {
  return (instantOf(dueAt ?? "") ?? 0) - (instantOf(introduced.at) ?? 0) > (WARNING + 1) * DAY;
}

/** The day of an end, as a marker remembers it. */
export function dayOfEnd(end: string): string {
  return end.slice(0, 10);
}
