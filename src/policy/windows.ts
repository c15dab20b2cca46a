// Whether a change falls into a change window, and into a freeze.
import { present } from "../lists.ts";
import { type ChangeWindow, type Day, days, type Freeze } from "../model/policy.ts";
import { matchesAny } from "./patterns.ts";
import { type LocalTime, localTime } from "./zone.ts";

/** Whether a window is open at an instant, in its time zone. */
export function isOpen(window: ChangeWindow, time: number): boolean {
  const { day, minutes } = localTime(time, window.timezone);
  const starts = (which: Day) => window.days.includes(which);
  if (window.from < window.to) return starts(day) && minutes >= window.from && minutes < window.to;
  const yesterday = present(days.at(days.indexOf(day) - 1));
  return (starts(day) && minutes >= window.from) || (starts(yesterday) && minutes < window.to);
}

/** Returns the changed settings that are frozen at an instant, with the freezes. */
export function frozen(
  freezes: readonly Freeze[],
  time: number,
  subjects: readonly string[],
): { readonly freezes: readonly Freeze[]; readonly subjects: readonly string[] } {
  const now = freezes.filter(({ from, until }) => time >= from && time < until);
  const hit = (freeze: Freeze) => (subject: string) => freeze.settings === null || matchesAny(freeze.settings, subject);
  return {
    freezes: now.filter((freeze) => subjects.some(hit(freeze))),
    subjects: subjects.filter((subject) => now.some((freeze) => hit(freeze)(subject))),
  };
}

/** `mon, tue 09:00–17:00`. */
export function windowWords({ days: on, from, to }: ChangeWindow): string {
  return `${days.filter((day) => on.includes(day)).join(", ")} ${hourWords(from)}–${hourWords(to)}`;
}

/** `Fri 2026-03-06 at 22:47`. */
export function localWords({ date, day, minutes }: LocalTime): string {
  return `${day.slice(0, 1).toUpperCase()}${day.slice(1)} ${date} at ${hourWords(minutes)}`;
}

/** `09:00`. @param minutes since midnight */
export function hourWords(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
