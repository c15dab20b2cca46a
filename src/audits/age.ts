// Secrets that stay longer than a rule allows: the window opens when the age is reached, not at a revision.
// A mask of the service stays the same whatever stands behind it. What nobody can see is never taken for a rotation: behind
// a mask the age goes on, and only a literal that differs from the last one that was seen ends it.
import { type StepMoment, momentOf, type Step } from "../history/steps.ts";
import { moveAlong, type Renames } from "../history/renames.ts";
import type { Window } from "../history/windows.ts";
import { instantText } from "../model/instant.ts";
import { NO_FINGERPRINT, type Secret } from "../model/sealed.ts";
import { duration } from "../text.ts";
import { isMasked } from "./secrets.ts";

interface Since {
  /** The last value that was seen, a mask or a literal. */
  readonly seen: Secret;
  /** The literal it is, or was when it was last seen; null while there were masks alone. */
  readonly literal: string | null;
  /** Since when it may have been the same secret. */
  readonly moment: StepMoment;
  readonly exact: boolean;
  readonly first: boolean;
  /** When it came here, where that is later: the same literal had stood elsewhere, or here and was taken away. */
  readonly back: FirstPlace | null;
  readonly formerly?: readonly string[];
  /** When the mask came that hides it now. */
  readonly masked: FirstPlace | null;
}

/** When something came, and how well that is known. */
type FirstPlace = Pick<Since, "moment" | "exact" | "first">;

/** Follows literals, and masks, by subject. */
export function ageWindows(maxSeconds: number) {
  const now = new Map<string, Since>();
  const past: [string, Since, StepMoment][] = [];
  /** By fingerprint: when the literal was first seen at any place of the rule. */
  const first = new Map<string, FirstPlace>();
  const placed = (secret: Secret, at: FirstPlace): Pick<Since, "moment" | "exact" | "first" | "back"> => {
    const earlier =
      isMasked(secret) || secret.fingerprint === NO_FINGERPRINT ? undefined : first.get(secret.fingerprint);
    if (!earlier && !isMasked(secret)) first.set(secret.fingerprint, at);
    return earlier ? { ...earlier, back: at } : { ...at, back: null };
  };
  return {
    /** Follows elements that go on under another key. */
    rename: (renames: Renames): void =>
      moveAlong(now, renames, (since, old) => ({ ...since, formerly: [...(since.formerly ?? []), old] })),

    /** The subjects that hold one. */
    following: (): Iterable<string> => now.keys(),

    /** @param secret the literal or mask that is in force at a subject from a step on; undefined: none is */
    set(step: Step, subject: string, secret: Secret | undefined): void {
      const moment = momentOf(step);
      const current = { moment, exact: step.exact, first: step.previous === null };
      let since = now.get(subject);
      if (since && !(secret && mayBeSame(since, secret))) {
        past.push([subject, since, moment]);
        now.delete(subject);
        // The other literal came while a mask stood there: at the mask's first revision, as far as anybody can tell.
        since = secret && since.masked ? { ...placed(secret, since.masked), ...stateOf(secret, null) } : undefined;
        if (since) now.set(subject, since);
      }
      if (secret && !since) now.set(subject, { ...placed(secret, current), ...stateOf(secret, current) });
      else if (secret && since && since.seen !== secret)
        now.set(subject, { ...since, ...stateOf(secret, since.masked ?? current, since) });
    },

    windows(asOf: number): Window[] {
      const open = [...now].map(([subject, since]): [string, Since, StepMoment | null] => [subject, since, null]);
      return [...past, ...open].flatMap(([subject, since, end]): Window[] => {
        const due = since.moment.time + maxSeconds * 1000;
        // Who puts back what is too old opens the window.
        const late = since.back !== null && due <= since.back.moment.time ? since.back : null;
        const opened = late ?? since;
        const time = late ? late.moment.time : due;
        if (time >= (end?.time ?? asOf)) return [];
        const { fingerprint } = since.seen;
        const [holds, why] = isMasked(since.seen)
          ? ["may hold", ": the service shows a mask, behind which no rotation can be seen"]
          : ["holds", ""];
        const observation = {
          actual: fingerprint,
          offending: [fingerprint],
          message: `${holds} a literal that is older than ${duration(maxSeconds)}, counted from revision ${since.moment.revision}${why}`,
        };
        const introduced = { ...opened.moment, time, at: instantText(time), exact: opened.exact, first: opened.first };
        const values = [{ ...opened.moment, actual: observation.actual }];
        const stages = [{ ...opened.moment, exact: opened.exact, seen: observation, moved: true }];
        const window = { subject, introduced, before: null, values, stages, latest: observation, resolved: end };
        return [since.formerly ? { ...window, formerly: since.formerly } : window];
      });
    },
  };
}

/** Whether nothing shows that a secret was replaced. */
function mayBeSame(since: Since, secret: Secret): boolean {
  return isMasked(secret) || since.literal === null || since.literal === secret.fingerprint;
}

/** @param hidden when the mask came, should it be one */
function stateOf(secret: Secret, hidden: Since["masked"], since?: Since): Pick<Since, "seen" | "literal" | "masked"> {
  if (!isMasked(secret)) return { seen: secret, literal: secret.fingerprint, masked: null };
  return { seen: secret, literal: since?.literal ?? null, masked: hidden };
}
