// What exceptions accept: entries of a window, or the event of one revision. Several accept together what they accept.
import { kindOf, normalOf } from "../../src/catalog/kinds/index.ts";
import type { Setting } from "../../src/catalog/setting.ts";
import { canonical, type Json } from "../../src/model/json.ts";
import type { Exception } from "../../src/model/policy.ts";
import { isSecret, NO_FINGERPRINT } from "../../src/model/sealed.ts";

/** What is to be accepted. */
export interface Deviation {
  readonly rule: string;
  readonly subject: string;
  readonly setting: Setting | null;
  readonly offending: readonly Json[];
  /** Whether a switch takes the setting's effect away. */
  readonly inert: boolean;
}

/** Entries are equal in their kind's normal form; a secret is its fingerprint. */
function normal(setting: Setting | null, entry: Json): string {
  const plain = isSecret(entry) ? entry.fingerprint : entry;
  return setting && plain !== null ? normalOf(kindOf(setting), plain) : canonical(plain);
}

/** Whether an exception is about a deviation, whatever entries it accepts. */
function isAbout(exception: Exception, { rule, subject, inert }: Deviation): boolean {
  return (
    exception.rule === rule &&
    exception.revision === null &&
    (exception.subject === null || exception.subject === subject) &&
    (!inert || exception.inert)
  );
}

/** The offending entries that one exception accepts. */
function entriesOf(exception: Exception, { setting, offending }: Deviation): readonly Json[] {
  // Without a fingerprint key all secrets look alike: an exception for one must not accept the others.
  const accepted = (exception.value ?? []).filter((entry) => entry !== NO_FINGERPRINT);
  return offending.filter((entry) => accepted.some((item) => normal(setting, item) === normal(setting, entry)));
}

/** Whether all offending entries are among what the exceptions accept together. */
export function isAccepted(exceptions: readonly Exception[], deviation: Deviation): boolean {
  const about = exceptions.filter((exception) => isAbout(exception, deviation));
  const { offending } = deviation;
  return (
    offending.length > 0 && offending.every((entry) => about.some((item) => entriesOf(item, deviation).includes(entry)))
  );
}

/** The exceptions that accept some of a deviation. */
export function accepting(exceptions: readonly Exception[], deviation: Deviation): readonly Exception[] {
  return exceptions.filter((exception) => isAbout(exception, deviation) && entriesOf(exception, deviation).length > 0);
}

/** Of exceptions that accept a deviation, those it needs: for each entry those that are in force, if there are any. */
export function neededBy(exceptions: readonly Exception[], deviation: Deviation, asOf: number): readonly Exception[] {
  return deviation.offending.flatMap((entry) => {
    const those = accepting(exceptions, { ...deviation, offending: [entry] });
    const inForce = those.filter((exception) => isWithin(exception, asOf));
    return inForce.length > 0 ? inForce : those;
  });
}

/** The exceptions that would accept some of a deviation, did the setting have effect. */
export function touching(exceptions: readonly Exception[], deviation: Deviation): readonly Exception[] {
  return accepting(exceptions, { ...deviation, inert: false });
}

/** The exceptions that name one event. */
export function naming(exceptions: readonly Exception[], rule: string, revision: number | null): readonly Exception[] {
  return exceptions.filter(
    (exception) => exception.rule === rule && exception.revision !== null && exception.revision === revision,
  );
}

/** Whether an exception's term holds an instant. */
export function isWithin({ from, until }: Exception, time: number): boolean {
  return time >= from && (until === null || time < until);
}
