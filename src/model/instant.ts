// Instants in the form of RFC 3339. Date.parse accepts many more forms, which differ between engines.
import { precise } from "../words.ts";

const LAST = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
const shape = /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:[Zz]|[+-]\d\d:\d\d)$/;
const tail = /(?:\.(\d+))?(?:[Zz]|([+-])(\d\d):(\d\d))$/;

/**
 * Returns the milliseconds since 1970 of an RFC 3339 date and time before the year 10000; undefined for any other text.
 * Rejects leap seconds: no computer clock shows them, and readers would take them for another second.
 */
export function instantOf(text: string): number | undefined {
  if (!shape.test(text)) return undefined;
  const [year, month, day] = [numberIn(text, 0, 4), numberIn(text, 5, 7), numberIn(text, 8, 10)];
  const [hour, minute, second] = [numberIn(text, 11, 13), numberIn(text, 14, 16), numberIn(text, 17, 19)];
  // Another date has rolled over, because this one does not exist.
  if (new Date(Date.UTC(year, month - 1, day)).getUTCDate() !== day || month < 1 || month > 12) return undefined;
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  const milliseconds = text.length === OUTPUT ? numberIn(text, 20, 23) : millisecondsOf(text);
  if (milliseconds === undefined) return undefined;
  const time = Date.UTC(year, month - 1, day, hour, minute, second) + milliseconds;
  return year < 1970 || !isInstant(time) ? undefined : time;
}

/** Whether outputs can express a number of milliseconds since 1970: it is before the year 10000. */
export function isInstant(time: number): boolean {
  return time >= 0 && time <= LAST;
}

/** Whether a text is an instant in the form of every output. */
export function isInstantText(text: string): boolean {
  const time = instantOf(text);
  return time !== undefined && instantText(time) === text;
}

/** The length of an instant in the form of outputs. A shorter or longer text has an offset, or another fraction. */
const OUTPUT = "2026-03-01T00:00:00.000Z".length;

/** Returns the milliseconds of the fraction and the offset at the end of a text; undefined for no possible offset. */
function millisecondsOf(text: string): number | undefined {
  const [, fraction = "", sign, hours = "0", minutes = "0"] = tail.exec(text) ?? [];
  if (Number(hours) > 23 || Number(minutes) > 59) return undefined;
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return Number(fraction.padEnd(3, "0").slice(0, 3)) + (sign === "-" ? offset : -offset);
}

/** Returns the number that the digits of a text spell, from one place to before another. */
function numberIn(text: string, from: number, to: number): number {
  let number = 0;
  for (let i = from; i < to; i++) number = number * 10 + text.charCodeAt(i) - 48;
  return number;
}

/** Returns an instant in the form of every output: UTC, with milliseconds. A later one than outputs can express is the last. */
export function instantText(time: number): string {
  return new Date(Math.min(time, LAST)).toISOString();
}

/** Returns an instant in words, for a sentence. */
export function timeWords(time: number): string {
  return precise(instantText(time));
}

/** Returns the instant of a text in the form of every output. @param time the same instant, as `instantOf` read it */
export function outputText(text: string, time: number): string {
  // RFC 3339 also allows a small t and z.
  return text.length === OUTPUT && text === text.toUpperCase() ? text : instantText(time);
}

/**
 * Parses a text that a schema has accepted, with a function of this file.
 * @throws RangeError when the function returns undefined
 */
export function certain(read: (text: string) => number | undefined, text: string): number {
  const value = read(text);
  if (value === undefined) throw new RangeError("a text that was not checked before");
  return value;
}

const units = new Map(Object.entries({ m: 60, h: 3600, d: 86_400, w: 604_800 }));

/** The durations that `durationOf` reads, as a pattern for a JSON Schema. */
export const durationShape = /^[1-9]\d{0,5}[mhdw]$/;

/** Returns the seconds of a duration such as `90d`, `24h`, `30m` or `2w`; undefined for any other text. */
export function durationOf(text: string): number | undefined {
  const [, number, unit = ""] = /^([1-9]\d{0,5})([mhdw])$/.exec(text) ?? [];
  const seconds = units.get(unit);
  return seconds && Number(number) * seconds;
}

export const DAY = 86_400_000;

/** Returns the first millisecond of a day `2026-03-01`, or an instant; undefined for any other text. */
export function startOf(text: string): number | undefined {
  return instantOf(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : text);
}

/** Returns the first millisecond of a UTC day. @param day YYYY-MM-DD */
export function startOfDay(day: string): number {
  return certain(startOf, day);
}

/** Returns the UTC day of an instant, YYYY-MM-DD. */
export function dayOf(time: number): string {
  return instantText(time).slice(0, 10);
}

/** Returns the first day of a term or, of an exclusive end, its last day. If the term is not of whole days: the instant. */
export function boundText(time: number, isEnd = false): string {
  return time % DAY === 0 ? dayOf(isEnd ? time - 1 : time) : timeWords(time);
}

/** Returns all days from `from` to `to`, both included. @param from a day YYYY-MM-DD @param to the same */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let time = startOfDay(from); time <= startOfDay(to); time += DAY) days.push(dayOf(time));
  return days;
}

/** Returns the first millisecond after a day, because a last day counts whole. Returns an instant as it is. */
export function endOf(text: string): number | undefined {
  const start = startOf(text);
  return start === undefined || !/^\d{4}-\d\d-\d\d$/.test(text) ? start : start + DAY;
}

/** An interval, both ends included. The ends of an instant are the same. */
export interface Stretch {
  readonly first: number;
  readonly last: number;
}

/**
 * Returns the interval that a text on a command line names: an instant, a day `2026-03-01`, a month `2026-03`, or an
 * age before `now` such as `30d`; else undefined. A day and a month are whole, but end at `now` at the latest.
 */
export function stretchOf(text: string, now: number): Stretch | undefined {
  const age = durationOf(text);
  if (age !== undefined) return now < age * 1000 ? undefined : { first: now - age * 1000, last: now - age * 1000 };
  const [, year, month, day] = dayOrMonth.exec(text) ?? [];
  // ISO 8601 allows a time without seconds.
  const first = startOf(year === undefined ? text.replace(minute, "$1:00$2") : `${year}-${month}-${day ?? "01"}`);
  if (first === undefined || year === undefined) return first === undefined ? undefined : { first, last: first };
  const after = day === undefined ? Date.UTC(Number(year), Number(month)) : first + DAY;
  return { first, last: Math.min(after - 1, now) };
}

const dayOrMonth = /^(\d{4})-(\d\d)(?:-(\d\d))?$/;

/** Whether a text of `stretchOf` is a day or a month, which may end where it starts: at `now`. */
export function isDayOrMonth(text: string): boolean {
  return dayOrMonth.test(text);
}

const minute = /^(\d{4}-\d\d-\d\d[Tt]\d\d:\d\d)([Zz]|[+-]\d\d:\d\d)$/;
