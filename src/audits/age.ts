// Secrets older than a rule allows. The window opens when the age is reached, not at a revision. A mask of the service
// is the same text for any secret, so it is never taken for a rotation: the age continues, until a literal appears that
// differs from the last visible one. The same applies to a secret without a fingerprint.
import type { SeenMoment, StepMoment, Step } from "../history/steps.ts";
import { moveAlong, type Renames } from "../history/renames.ts";
import type { Window } from "../history/windows.ts";
import { instantText } from "../model/instant.ts";
import type { Json } from "../model/json.ts";
import { isMasked, NO_FINGERPRINT, type Secret } from "../model/sealed.ts";
import { duration } from "../words.ts";

interface Since {
  /** The value before the secret came; null: not set, or not known. */
  readonly before: Json;
  /** The last visible value, a mask or a literal. */
  readonly lastValue: Secret;
  /** The last visible literal; null if there were only masks. */
  readonly literal: Secret | null;
  /** The time from which the secret may have been the same. */
  readonly moment: StepMoment;
  readonly exact: boolean;
  readonly first: boolean;
  /** The time at which it came here, if later: the same literal was elsewhere before, or was here and was removed. */
  readonly back: FirstPlace | null;
  readonly formerly?: readonly string[];
  /** When the current mask appeared. */
  readonly masked: FirstPlace | null;
}

/** The time of an appearance, and whether it is exact. */
type FirstPlace = Pick<Since, "moment" | "exact" | "first">;

/** Tracks literals and masks by subject. */
export function ageWindows(maxSeconds: number) {
  const now = new Map<string, Since>();
  const past: [string, Since, SeenMoment][] = [];
  /** By subject: the last value that is no literal and no mask. */
  const plainValues = new Map<string, Json>();
  /** By fingerprint: when the literal was first seen at any place of the rule. */
  const first = new Map<string, FirstPlace>();
  const placeSecret = (secret: Secret, at: FirstPlace): Pick<Since, "moment" | "exact" | "first" | "back"> => {
    const earlier =
      isMasked(secret) || secret.fingerprint === NO_FINGERPRINT ? undefined : first.get(secret.fingerprint);
    if (!earlier && !isMasked(secret)) first.set(secret.fingerprint, at);
    return earlier ? { ...earlier, back: at } : { ...at, back: null };
  };
  return {
    /** Moves the state of elements that continue under another key. */
    rename(renames: Renames): void {
      moveAlong(plainValues, renames);
      moveAlong(now, renames, (since, old) => ({ ...since, formerly: [...(since.formerly ?? []), old] }));
    },

    /** Returns the subjects with a secret. */
    following: (): Iterable<string> => now.keys(),

    /**
     * @param value the value at a subject from this step on
     * @param secret the same value, if it is a literal or mask whose age counts; else undefined
     */
    set(step: Step, subject: string, value: Json, secret: Secret | undefined): void {
      const moment = step.moment;
      const current = { moment, exact: step.exact, first: step.previous === null };
      let since = now.get(subject);
      const before = since ? (since.literal ?? since.before) : (plainValues.get(subject) ?? null);
      if (secret) plainValues.delete(subject);
      else plainValues.set(subject, value);
      if (since && !(secret && mayBeSame(since, secret))) {
        past.push([subject, since, step.seenMoment]);
        now.delete(subject);
        // The other literal came while masked. The earliest possible time is the mask's first revision.
        since =
          secret && since.masked
            ? { before, ...placeSecret(secret, since.masked), ...stateOf(secret, null) }
            : undefined;
        if (since) now.set(subject, since);
      }
      if (secret && !since) now.set(subject, { before, ...placeSecret(secret, current), ...stateOf(secret, current) });
      else if (secret && since && since.lastValue !== secret)
        now.set(subject, { ...since, ...stateOf(secret, since.masked ?? current, since) });
    },

    windows(asOf: number): Window[] {
      const open = [...now].map(([subject, since]): [string, Since, SeenMoment | null] => [subject, since, null]);
      return [...past, ...open].flatMap(([subject, since, end]): Window[] => {
        const due = since.moment.time + maxSeconds * 1000;
        // If a secret is restored when it is already too old, the restoring revision opens the window.
        const late = since.back !== null && due <= since.back.moment.time ? since.back : null;
        const { moment, exact, first } = late ?? since;
        const time = late ? late.moment.time : due;
        if (time >= (end?.time ?? asOf)) return [];
        const { lastValue, before } = since;
        const hiddenReason = isMasked(lastValue)
          ? "the service shows a mask"
          : lastValue.fingerprint === NO_FINGERPRINT
            ? "secrets have no fingerprints in this audit"
            : null;
        const [holds, why] =
          hiddenReason === null ? ["holds", ""] : ["may hold", `: ${hiddenReason}, so a rotation cannot be seen`];
        const observation = {
          actual: lastValue,
          offending: [lastValue],
          message: `${holds} a literal that is older than ${duration(maxSeconds)}, counted from revision ${since.moment.revision}${why}`,
        };
        const introduced = { ...moment, time, at: instantText(time), exact, first };
        const values = [{ ...moment, actual: observation.actual }];
        const stages = [{ ...moment, exact, observation, isChange: true }];
        const window = { subject, introduced, before, values, stages, latest: observation, resolved: end };
        return [since.formerly ? { ...window, formerly: since.formerly } : window];
      });
    },
  };
}

/** Whether there is no evidence that a secret was replaced. */
function mayBeSame(since: Since, secret: Secret): boolean {
  return isMasked(secret) || since.literal === null || since.literal.fingerprint === secret.fingerprint;
}

/** @param mask when the mask appeared, if the secret is a mask */
function stateOf(
  secret: Secret,
  mask: Since["masked"],
  since?: Since,
): Pick<Since, "lastValue" | "literal" | "masked"> {
  if (!isMasked(secret)) return { lastValue: secret, literal: secret, masked: null };
  return { lastValue: secret, literal: since?.literal ?? null, masked: mask };
}
