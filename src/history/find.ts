// The pickaxe: finds the revisions that set a setting, or had a value.
import { entryAt, type SettingEntry } from "../catalog/entries.ts";
import { unpointer } from "../model/json.ts";
import { isMasked, isNameless } from "../model/sealed.ts";
import type { SettingChange } from "./changes.ts";
import { carry, followPlaces } from "./follow.ts";
import { type ValueQuery, holdsValue } from "./contains.ts";
import type { Gap } from "./order.ts";
import type { SeenMoment, Step } from "./steps.ts";

/** A revision that set a setting. */
export interface SetOccurrence extends Omit<SettingChange, "path"> {
  readonly kind: "set";
  readonly by: SeenMoment;
  /** The missing revisions before it, which may have made the change. */
  readonly missing?: Gap;
  /** The requested place, if its element had another name in this revision. */
  readonly alsoNamed?: string;
}

/** A run of revisions in which a setting contained a value. */
export interface HeldOccurrence {
  readonly kind: "held";
  readonly subject: string;
  /** The earlier names of the place in this time, if its element was renamed. */
  readonly formerly?: readonly string[];
  readonly from: SeenMoment;
  /** The revision that removed it; null while it is there. */
  readonly until: SeenMoment | null;
}

export type Occurrence = SetOccurrence | HeldOccurrence;

/** Returns every revision that changed one of the subjects, by the names that they had in it. */
export function changesOf(steps: () => Iterable<Step>, subjects: ReadonlySet<string>): SetOccurrence[] {
  const occurrences: SetOccurrence[] = [];
  for (const [step, names] of followPlaces(steps, new Map(subjects.entries())))
    for (const { path: _, ...change } of step.changes) {
      const requestedName = names.get(change.subject);
      if (requestedName === undefined) continue;
      occurrences.push({
        kind: "set",
        ...change,
        by: step.seenMoment,
        ...(step.gap && { missing: step.gap }),
        ...(requestedName !== change.subject && { alsoNamed: requestedName }),
      });
    }
  return occurrences;
}

/** Why changes of the subjects are not seen: one has a secret without a fingerprint, or behind a mask of the service. */
export function hiddenBy(steps: () => Iterable<Step>, subjects: ReadonlySet<string>): "no key" | "mask" | undefined {
  let reason: "mask" | undefined;
  for (const { entries } of steps())
    for (const { subject, after } of entries) {
      if (!after || !subjects.has(subject)) continue;
      if (isNameless(after.value)) return "no key";
      if (!after.container && isMasked(after.value)) reason = "mask";
    }
  return reason;
}

/** Returns every run of revisions in which a subject contained a value; map elements also by name. */
export function holdings(
  steps: () => Iterable<Step>,
  subjects: ReadonlySet<string>,
  query: ValueQuery,
): HeldOccurrence[] {
  const occurrences: { -readonly [K in keyof HeldOccurrence]: HeldOccurrence[K] }[] = [];
  const open = new Map<string, (typeof occurrences)[number]>();
  for (const [step, names] of followPlaces(steps, new Map(subjects.entries()))) {
    carry(open, step.renames, (subject) => {
      const entry = entryAt(step.blocks, subject);
      return entry !== undefined && contains(entry, query);
    });
    for (const { subject, after } of step.entries) {
      if (!names.has(subject) && !open.has(subject)) continue;
      const [holds, current] = [after !== undefined && contains(after, query), open.get(subject)];
      if (holds && !current) {
        const occurrence = { kind: "held" as const, subject, from: step.seenMoment, until: null };
        occurrences.push(occurrence);
        open.set(subject, occurrence);
      } else if (!holds && current) {
        current.until = step.seenMoment;
        open.delete(subject);
      }
    }
  }
  return occurrences.sort((a, b) => a.from.revision - b.from.revision || (a.subject < b.subject ? -1 : 1));
}

function contains(entry: SettingEntry, query: ValueQuery): boolean {
  const isElement = entry.element !== undefined || entry.setting?.path.endsWith("[*]") === true;
  if (isElement && unpointer(entry.subject).at(-1) === query.text) return true;
  return !entry.container && holdsValue(entry, query);
}
