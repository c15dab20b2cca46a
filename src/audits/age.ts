// Secrets that stay longer than a rule allows: the window opens when the age is reached, not at a revision.
import { type Moment, momentOf, type Step } from "../history/steps.ts";
import type { Window } from "../history/windows.ts";
import { instantText } from "../model/instant.ts";
import { duration } from "../text.ts";

interface Since {
  readonly fingerprint: string;
  readonly moment: Moment;
  readonly exact: boolean;
  readonly first: boolean;
}

/** Follows literals by subject and fingerprint. */
export function ageWindows(maxSeconds: number) {
  const now = new Map<string, Since>();
  const past: [string, Since, Moment][] = [];
  return {
    /** @param literals the fingerprint of each literal in force, by subject */
    see(step: Step, literals: ReadonlyMap<string, string>): void {
      const moment = momentOf(step);
      for (const [subject, since] of now)
        if (literals.get(subject) !== since.fingerprint) {
          past.push([subject, since, moment]);
          now.delete(subject);
        }
      for (const [subject, fingerprint] of literals)
        if (!now.has(subject))
          now.set(subject, { fingerprint, moment, exact: step.exact, first: step.previous === null });
    },

    windows(asOf: number): Window[] {
      const open = [...now].map(([subject, since]): [string, Since, Moment | null] => [subject, since, null]);
      return [...past, ...open].flatMap(([subject, since, end]): Window[] => {
        const time = since.moment.time + maxSeconds * 1000;
        if (time >= (end?.time ?? asOf)) return [];
        const seen = {
          actual: since.fingerprint,
          offending: [since.fingerprint],
          message: `holds a literal that is older than ${duration(maxSeconds)}, counted from revision ${since.moment.revision}`,
        };
        const introduced = { ...since.moment, time, at: instantText(time), exact: since.exact, first: since.first };
        const values = [{ ...since.moment, actual: seen.actual }];
        return [{ subject, introduced, before: null, values, opening: seen, latest: seen, resolved: end }];
      });
    },
  };
}
