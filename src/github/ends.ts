// When a time limit or an exception ends, and whether that is soon enough for a warning.
import { DAY, instantOf } from "../model/instant.ts";
import type { Finding } from "../model/report/index.ts";
import type { Subject } from "./subject.ts";

/** Days before an end at which a warning is given. */
const WARNING = 7;

/** Returns when a subject's state ends: by its time limit, or its first exception; null if it does not end. */
export function endOf({ finding, group }: Subject): string | null {
  if (finding.status === "open") return finding.dueAt;
  const ends = group.flatMap(({ status, exception }) => (status === "excepted" ? (exception?.expires ?? []) : []));
  return ends.toSorted()[0] ?? null;
}

/** Whether an end comes within seven days after a time; false if either is unknown. */
export function isNear(end: string | null, time: string | null): boolean {
  const [then, now] = [instantOf(end ?? ""), instantOf(time ?? "")];
  return then !== undefined && now !== undefined && now < then && then - now <= WARNING * DAY;
}

/** Whether a time limit is long enough that a warning does not directly follow the beginning. */
export function hasTime({ dueAt, introduced }: Finding): boolean {
  return (instantOf(dueAt ?? "") ?? 0) - (instantOf(introduced.at) ?? 0) > (WARNING + 1) * DAY;
}

/** Returns the day of an end, as stored in markers. */
export function dayOfEnd(end: string): string {
  return end.slice(0, 10);
}
