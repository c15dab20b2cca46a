// The last scan of a text before it is published.
import { DriftlineError } from "../errors.ts";

/** Withholds an output that contains a secret, and all others with it. @throws DriftlineError `leak` */
export function withhold(name: string, text: string, leaks: (text: string) => boolean): void {
  if (leaks(text))
    throw new DriftlineError("leak", {
      message: `${name} contains a secret of the history; it was withheld, with every other output`,
      hint: "this is a bug in Driftline: please report it, without the history",
    });
}
