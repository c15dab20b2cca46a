// The last look at a text before anybody sees it.
import { DriftlineError } from "../errors.ts";

/** An output that holds a secret is withheld, and with it every other one. @throws DriftlineError `leak` */
export function withhold(name: string, text: string, leaks: (text: string) => boolean): void {
  if (leaks(text))
    throw new DriftlineError("leak", {
      message: `${name} contains a secret of the history; it was withheld, with every other output`,
      hint: "this is a bug in Driftline: please report it, without the history",
    });
}
