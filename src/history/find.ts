// The pickaxe: where a setting was set, or where a value stood.
import type { SettingEntry } from "../catalog/entries.ts";
import { unpointer } from "../model/json.ts";
import type { SettingChange } from "./changes.ts";
import { type Asked, holdsValue } from "./held.ts";
import { type Moment, momentOf, type Step } from "./steps.ts";

/** A revision that set a setting. */
export interface SetOccurrence extends Omit<SettingChange, "path"> {
  readonly kind: "set";
  readonly by: Moment;
}

/** A run of revisions in which a setting held a value. */
export interface HeldOccurrence {
  readonly kind: "held";
  readonly subject: string;
  /** `exact` is false when it already stood in the first revision seen, or came behind a gap. */
  readonly from: Moment & { readonly exact: boolean };
  /** The revision that took it; null while it stands. */
  readonly until: Moment | null;
}

export type Occurrence = SetOccurrence | HeldOccurrence;

/** Every revision that changed one of the subjects. */
export function changesOf(steps: Iterable<Step>, subjects: ReadonlySet<string>): SetOccurrence[] {
  const found: SetOccurrence[] = [];
  for (const step of steps)
    for (const { path: _, ...change } of step.changes)
      if (subjects.has(change.subject)) found.push({ kind: "set", ...change, by: momentOf(step) });
  return found;
}

/** Every run of revisions in which one of the subjects contained a value; an element of a map, also by its name. */
export function holdings(steps: Iterable<Step>, subjects: ReadonlySet<string>, asked: Asked): HeldOccurrence[] {
  const found: { -readonly [K in keyof HeldOccurrence]: HeldOccurrence[K] }[] = [];
  const open = new Map<string, (typeof found)[number]>();
  for (const step of steps)
    for (const { subject, after } of step.entries) {
      if (!subjects.has(subject)) continue;
      const [holds, known] = [after !== undefined && contains(after, asked), open.get(subject)];
      if (holds && !known) {
        const one = { kind: "held" as const, subject, from: { ...momentOf(step), exact: step.exact }, until: null };
        found.push(one);
        open.set(subject, one);
      } else if (!holds && known) {
        known.until = momentOf(step);
        open.delete(subject);
      }
    }
  return found.sort((a, b) => a.from.revision - b.from.revision || (a.subject < b.subject ? -1 : 1));
}

function contains(entry: SettingEntry, asked: Asked): boolean {
  const isElement = entry.element !== undefined || entry.setting?.path.endsWith("[*]") === true;
  if (isElement && unpointer(entry.subject).at(-1) === asked.text) return true;
  return !entry.container && holdsValue(entry, asked);
}
