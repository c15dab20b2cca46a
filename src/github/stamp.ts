// What a run leaves of itself in every marker that it writes.
import type { IssueSettings } from "./input.ts";
import { type Marker, markedTime } from "./marker.ts";

/** Whose issue it is, and which run wrote it last. @param asOf the time of the audit */
export function stampOf(
  { audit, flow, place, step, leg }: IssueSettings,
  asOf: string,
): Pick<Marker, "of" | "flow" | "run" | "step" | "leg" | "at"> {
  return { of: audit, flow, run: place.run, step, leg, at: markedTime(asOf) };
}
