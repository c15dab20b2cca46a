// Provisional and final days of figures.
import { type DailyEndpoint, type Usage, usageEndpoints, type UtcDay } from "../../model/usage.ts";

/** Whether a day is the last requested one: a use on it counts, but the absence of a use proves nothing. */
export function isProvisional(day: UtcDay, usage: Usage): boolean {
  return day === usage.to;
}

/** Returns the days with contradictory rows of users. */
export function conflictDaysOf({ conflicts }: Usage): ReadonlySet<UtcDay> {
  return new Set(conflicts.flatMap(({ endpoint, day }) => (endpoint === "users" ? [day] : [])));
}

/** Returns the days on which the absence of a use counts, in order. */
export function finalDays(usage: Usage, endpoint: DailyEndpoint): UtcDay[] {
  return [...usage[endpoint].keys()].filter((day) => !isProvisional(day, usage)).sort();
}

/** Says why there is no day of use; undefined if there is one. */
export function noDayOf({ from, to, ...usage }: Usage): string | undefined {
  if (from > to) return `no day of use from ${from} on is before the audit`;
  const hasFigures = usageEndpoints.some((endpoint) => usage[endpoint].size > 0);
  return hasFigures ? undefined : `no day from ${from} to ${to} has figures`;
}
