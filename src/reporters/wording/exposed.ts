// The total time of exposure.
import type { Finding } from "../../model/report/index.ts";
import { duration } from "../../text.ts";

/** Seconds in which at least one finding was open. */
export interface Exposed {
  readonly seconds: number;
  /** Whether one of them was already open when first seen, so that the time is a minimum. */
  readonly isLeast: boolean;
}

/** Returns the exposure of findings that belong together. */
export function exposedOf(seconds: number, findings: readonly Finding[]): Exposed {
  const isLeast = findings.some(({ exposureSeconds, introduced }) => exposureSeconds !== null && !introduced.exact);
  return { seconds, isLeast };
}

export function exposedWords({ seconds, isLeast }: Exposed): string {
  return `${isLeast ? "at least " : ""}${duration(seconds)}`;
}
