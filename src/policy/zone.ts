// Local time in a time zone. The only file of the pure folders that uses the platform's time zone data: the same
// instant and zone give the same result on every machine, whatever its own zone and locale.
import { type Day, days } from "../model/policy.ts";
import { lookUp, present } from "../lists.ts";

export interface LocalTime {
  /** `2026-03-06`. */
  readonly date: string;
  readonly day: Day;
  /** Minutes since midnight, local time. */
  readonly minutes: number;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat("en-US-u-ca-gregory-nu-latn", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
    });
    clocks.set(zone, clock);
  }
  return clock;
}

/** Whether a name is that of a time zone. Offsets such as +01:00 are rejected: they have no daylight saving time. */
export function isZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    clockOf(name);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Returns the names of time zones, for suggestions. */
export function zoneNames(): readonly string[] {
  return ["UTC", ...Intl.supportedValuesOf("timeZone")];
}

export function localTime(time: number, zone: string): LocalTime {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => lookUp(parts, type);
  const midnight = new Date(Date.UTC(part("year"), part("month") - 1, part("day")));
  return {
    date: midnight.toISOString().slice(0, 10),
    day: present(days.at(midnight.getUTCDay() - 1)),
    minutes: part("hour") * 60 + part("minute"),
  };
}
