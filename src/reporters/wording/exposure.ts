// For how long something was open, as far as it was seen.
import type { Finding, Report } from "../../model/report/index.ts";
import { duration, elapsedWords } from "../../words.ts";

/** A length of time, and what is known of it. */
export interface ExposureLength {
  readonly seconds: number;
  /** Of these, the seconds beside missing revisions: nobody saw whether anything was open. */
  readonly unseenSeconds?: number | undefined;
  /** Whether it was open already when it was first seen, so that it is at least as long. */
  readonly isLeast: boolean;
}

/**
 * What is said of findings that belong together.
 * @param asOf when the audit was
 */
export function exposedOf(
  { seconds, unseenSeconds }: Omit<Report["exposure"]["rules"][number], "id">,
  findings: readonly Finding[],
  asOf: string,
): ExposureLength {
  const isLeast = findings.some(
    (finding) => finding.exposureSeconds !== null && !(finding.introduced.exact && isTimed(finding, asOf)),
  );
  return { seconds, unseenSeconds, isLeast };
}

/** Whether an exception accepts a window, or a part of it. The counts of open findings are without such windows. */
export function isAcceptedWindow({ status, ended, exposureSeconds }: Finding): boolean {
  return exposureSeconds !== null && (status === "excepted" || ended === "outgrown");
}

/** Returns what follows the words "open windows" where accepted ones are among them. */
export function acceptedToo(findings: readonly Finding[]): string {
  return findings.some(isAcceptedWindow) ? ", including accepted ones" : "";
}

/** false: a clock that ran back, or ahead of the audit's, does not say how long a window was open. */
export function isTimed({ introduced, resolved }: Pick<Finding, "introduced" | "resolved">, asOf: string): boolean {
  return introduced.at <= (resolved?.at ?? asOf);
}

/** `3 d`, `at least 3 d`, `at least 3 d, at most 9 d`; undefined where neither is known. */
export function lengthWords(length: ExposureLength): string | undefined {
  const { least, most } = endsOf(length, elapsedWords);
  if (least === most) return least;
  const words = [
    ...(least === undefined ? [] : [`at least ${least}`]),
    ...(most === undefined ? [] : [`at most ${most}`]),
  ];
  return words.length === 0 ? undefined : words.join(", ");
}

/** The same for a sum. */
export function exposedWords(length: ExposureLength): string {
  return lengthWords(length) ?? "an unknown time";
}

/** `3 d`, `≥ 3 d`, `3 d to 9 d`, for drawings; empty where neither end is known. */
export function briefLength(length: ExposureLength): string {
  const { least, most } = endsOf(length, (seconds) => duration(seconds).replace(/ d .*/, " d"));
  if (least === undefined) return most === undefined ? "" : `≤ ${most}`;
  return most === undefined ? `≥ ${least}` : least === most ? least : `${least} to ${most}`;
}

/** The shortest and the longest that it can have been, each undefined where it says nothing. */
function endsOf({ seconds, unseenSeconds = 0, isLeast }: ExposureLength, words: (seconds: number) => string) {
  const seenSeconds = seconds - unseenSeconds;
  return {
    // "At least 0 s" says nothing.
    least: seenSeconds > 0 || (unseenSeconds === 0 && !isLeast) ? words(seenSeconds) : undefined,
    most: isLeast ? undefined : words(seconds),
  };
}
