// Days in the interface's format, YYYY-MM-DD in UTC.
import { DAY, dayOf } from "../../model/instant.ts";

/** Returns the day some days later, or earlier if negative. */
export function daysAfter(day: string, count: number): string {
  return dayOf(Date.parse(day) + count * DAY);
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}

export function isWeekend(day: string): boolean {
  return weekdayOf(day) % 6 === 0;
}
