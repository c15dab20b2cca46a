// Whether a change falls into a change window, and into a freeze.
import { countWhile, firstIn, getOrMake } from "../lists.ts";
import { type ChangeWindow, days, type Freeze } from "../model/policy.ts";
import { matchesAny } from "./patterns.ts";
import { type LocalTime, localTime } from "./zone.ts";

const DAY = 24 * 60;
const WEEK = 7 * DAY;

/** Returns the minute of the local week of an instant, from the first minute of Monday. */
export function minuteOfWeek(time: number, zone: string): number {
  const { day, minutes } = localTime(time, zone);
  return days.indexOf(day) * DAY + minutes;
}

/**
 * Returns whether any of several windows is open at an instant. The time that the answer takes does not depend on the
 * number of windows.
 */
export function openings(windows: readonly ChangeWindow[], minuteOf = minuteOfWeek): (time: number) => boolean {
  /** By time zone: for each minute of the local week, 1 if a window is open. */
  const weeks = new Map<string, Uint8Array>();
  for (const { timezone, days: on, from, to } of windows) {
    const week = getOrMake(weeks, timezone, () => new Uint8Array(WEEK));
    for (const day of on) {
      const midnight = days.indexOf(day) * DAY;
      const end = midnight + (from < to ? to : to + DAY);
      week.fill(1, midnight + from, end);
      week.fill(1, 0, Math.max(end - WEEK, 0));
    }
  }
  return (time) => {
    for (const [zone, week] of weeks) if (week[minuteOf(time, zone)] === 1) return true;
    return false;
  };
}

/** The changed settings that are frozen, and the freezes that cover one of them. */
interface Frozen {
  readonly freezes: readonly Freeze[];
  readonly subjects: readonly string[];
}

/** The freezes from one time at which a freeze begins or ends to the next, and their results by changed settings. */
interface Current {
  readonly freezes: readonly Freeze[];
  readonly results: Map<string, Frozen>;
}

/** Cache for each list of freezes: the times at which one begins or ends, and the freezes between them. */
const indexes = new WeakMap<
  readonly Freeze[],
  { readonly times: readonly number[]; readonly current: Map<number, Current> }
>();

/**
 * Returns the changed settings that are frozen at an instant, with the freezes.
 * @param changed the names of each setting, the present one first
 */
export function findFrozen(freezes: readonly Freeze[], time: number, changed: readonly (readonly string[])[]): Frozen {
  const { times, current } = getOrMake(indexes, freezes, () => ({
    times: [...new Set(freezes.flatMap(({ from, until }) => [from, until]))].sort((a, b) => a - b),
    current: new Map<number, Current>(),
  }));
  const place = countWhile(times, (edge) => edge <= time);
  const { freezes: now, results } = getOrMake(current, place, () => ({
    freezes: freezes.filter(({ from, until }) => time >= from && time < until),
    results: new Map<string, Frozen>(),
  }));
  const isFrozen = (freeze: Freeze, names: readonly string[]) => names.some((name) => isFrozenBy(freeze, name));
  return getOrMake(results, JSON.stringify(changed), () => ({
    freezes: now.filter((freeze) => changed.some((names) => isFrozen(freeze, names))),
    subjects: changed.filter((names) => now.some((freeze) => isFrozen(freeze, names))).map(firstIn),
  }));
}

export function isFrozenBy({ settings }: Freeze, subject: string): boolean {
  return settings === null || matchesAny(settings, subject);
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
