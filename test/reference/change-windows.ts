// Whether a change window is open: the slow reference.
import { present } from "../../src/lists.ts";
import { type ChangeWindow, type Day, days } from "../../src/model/policy.ts";
import { localTime } from "../../src/policy/zone.ts";

/** Whether a window is open at an instant, in its time zone. */
export function isOpen(window: ChangeWindow, time: number): boolean {
  const { day, minutes } = localTime(time, window.timezone);
  const starts = (which: Day) => window.days.includes(which);
  if (window.from < window.to) return starts(day) && minutes >= window.from && minutes < window.to;
  const yesterday = present(days.at(days.indexOf(day) - 1));
  return (starts(day) && minutes >= window.from) || (starts(yesterday) && minutes < window.to);
}
