// Days as the interface writes them, YYYY-MM-DD in UTC.
import { DAY } from "../../model/instant.ts";

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The day some days later, or earlier. */
export function daysAfter(day: string, count: number): string {
  return dayOf(Date.parse(day) + count * DAY);
}

/** All days of a period, its last included; none when it ends before it begins. */
export function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let time = Date.parse(first); time <= Date.parse(last); time += DAY) days.push(dayOf(time));
  return days;
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}

export function isWeekend(day: string): boolean {
  return weekdayOf(day) % 6 === 0;
}
