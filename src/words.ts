// Counts, lengths of time, instants and names of settings in words. Nothing is escaped here; text.ts does that.

/** Returns a number with its noun: `1 rule`, `2 rules`. */
export function count(n: number, word: string, words = `${word}s`): string {
  return `${thousands(n)} ${n === 1 ? word : words}`;
}

/** Returns `61,204`. */
export function thousands(n: number): string {
  return String(n).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

/** Returns the first names, and the number of the others: `a, b and 2 more`. */
export function shortList(names: readonly (string | number)[], most = 3): string {
  const more = names.length > most ? ` and ${thousands(names.length - most)} more` : "";
  return `${names.slice(0, most).join(", ")}${more}`;
}

/** Whether a text ends as a sentence does, in any script. */
export function endsSentence(text: string): boolean {
  return /\p{Sentence_Terminal}$/u.test(text);
}

/**
 * Returns a fraction below a limit, rounded to two digits: `0.75`. Takes more digits if the rounded fraction would reach
 * the limit, or would be 0.
 */
export function fractionBelow(limit: number, fraction: number): string {
  for (let digits = 2; digits < 100; digits++) {
    const rounded = fraction.toFixed(digits);
    if (Number(rounded) < limit && (Number(rounded) > 0 || fraction === 0)) return rounded.replace(/\.?0+$/, "");
  }
  return String(fraction);
}

/** Returns a length of time in its two largest units: `115 d 4 h`, `41 h 2 min`, `12 s`. */
export function duration(seconds: number): string {
  const units: [string, number][] = [
    ["d", 86400],
    ["h", 3600],
    ["min", 60],
    ["s", 1],
  ];
  const [[unit, size] = ["s", 1], next] = units.filter(([, least]) => seconds >= least);
  const whole = Math.floor(seconds / size);
  const remainder = next ? Math.floor((seconds - whole * size) / next[1]) : 0;
  return `${whole} ${unit}${next && remainder > 0 ? ` ${remainder} ${next[0]}` : ""}`;
}

/** Returns a measured length of time, as `duration` does; its seconds are rounded down, so 0 is not nothing. */
export function elapsedWords(seconds: number): string {
  return seconds < 1 ? "less than 1 s" : duration(seconds);
}

export const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** Returns an instant to the minute: `2026-07-27 20:16 UTC`. */
export function minute(instant: string): string {
  return `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`;
}

/** Returns an instant as `minute` does, with its seconds and milliseconds if they are not zero. */
export function precise(instant: string): string {
  const seconds = instant.slice(16, 23).replace(/\.000$/, "");
  return `${instant.slice(0, 10)} ${instant.slice(11, 16)}${seconds === ":00" ? "" : seconds} UTC`;
}

/** Returns a person by e-mail, or else by id, as all sentences name them. Names are never an identity. */
export function personName(person: Partial<Record<"email" | "id", string | null>> | null | undefined): string {
  return person?.email ?? person?.id ?? UNKNOWN_EDITOR;
}

export const UNKNOWN_EDITOR = "an unknown editor";

/** Returns the name of a setting for people: its JSON Pointer with dots. Returns other subjects unchanged. */
export function nameOf(subject: string): string {
  if (!subject.startsWith("/")) return subject;
  return subject.slice(1).replaceAll("/", ".").replaceAll("~1", "/").replaceAll("~0", "~");
}
