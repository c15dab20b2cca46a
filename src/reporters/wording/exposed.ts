// For how long something was open in all.
import type { Finding } from "../../model/report/index.ts";
import { duration } from "../../text.ts";

/** Seconds in which at least one finding was open. */
export interface Exposed {
  readonly seconds: number;
  /** Whether one of them was open already when it was first seen, so that it is at least as long. */
  readonly isLeast: boolean;
}

/** What is said of findings that belong together. */
export function exposedOf(seconds: number, findings: readonly Finding[]): Exposed {
  const isLeast = findings.some(({ exposureSeconds, introduced }) => exposureSeconds !== null && !introduced.exact);
  return { seconds, isLeast };
}

export function exposedWords({ seconds, isLeast }: Exposed): string {
  return `${isLeast ? "at least " : ""}${duration(seconds)}`;
}
