// The last day of figures, and those before it.
import type { DailyEndpoint, Usage, UtcDay } from "../../model/usage.ts";

/** The last day asked for: what it shows counts, and what it does not show proves nothing. */
export function isProvisional(day: UtcDay, usage: Usage): boolean {
  return day === usage.to;
}

/** The days from which a use that does not appear can be called none, in order. */
export function finalDays(usage: Usage, endpoint: DailyEndpoint): UtcDay[] {
  return [...usage[endpoint].keys()].filter((day) => !isProvisional(day, usage)).sort();
}
