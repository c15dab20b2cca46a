// The fields of a marker that identify the run of the last write.
import type { IssueSettings } from "./input.ts";
import { type Marker, markedTime } from "./marker.ts";

/** Returns the audit and the run of a write. @param asOf the time of the audit */
export function stampOf(
  { audit, flow, place, step, leg }: IssueSettings,
  asOf: string,
): Pick<Marker, "of" | "flow" | "run" | "step" | "leg" | "at"> {
  return { of: audit, flow, run: place.run, step, leg, at: markedTime(asOf) };
}
