// The pickaxe: where a setting was set, or where a value stood.
import type { Entry } from "../catalog/read.ts";
import { kindOf, normalOf } from "../catalog/kinds/index.ts";
import { canonical, type Json } from "../model/json.ts";
import { isSecret } from "../model/sealed.ts";
import type { SettingChange } from "./changes.ts";
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

/**
 * Every revision that changed one of the subjects; or, with a value, every run of revisions in which one held it.
 * @param value as text: a scalar, an entry of a list, or the fingerprint of a secret
 */
export function occurrences(
  steps: Iterable<Step>,
  subjects: ReadonlySet<string>,
  value: string | undefined,
): Occurrence[] {
  return value === undefined ? settings(steps, subjects) : holdings(steps, subjects, value);
}

function settings(steps: Iterable<Step>, subjects: ReadonlySet<string>): Occurrence[] {
  const found: Occurrence[] = [];
  for (const step of steps)
    for (const { path: _, ...change } of step.changes)
      if (subjects.has(change.subject)) found.push({ kind: "set", ...change, by: momentOf(step) });
  return found;
}

function holdings(steps: Iterable<Step>, subjects: ReadonlySet<string>, value: string): Occurrence[] {
  const found: { kind: "held"; subject: string; from: HeldOccurrence["from"]; until: Moment | null }[] = [];
  const open = new Map<string, (typeof found)[number]>();
  for (const step of steps)
    for (const subject of subjects) {
      const key = subject.split("/")[1]!.replaceAll("~1", "/").replaceAll("~0", "~");
      const entry = step.blocks.get(key)?.entries.get(subject);
      const holds = entry !== undefined && !entry.container && holdsValue(entry, value);
      const before = open.get(subject);
      if (holds && !before) {
        const one = { kind: "held" as const, subject, from: { ...momentOf(step), exact: step.exact }, until: null };
        found.push(one);
        open.set(subject, one);
      } else if (!holds && before) {
        before.until = momentOf(step);
        open.delete(subject);
      }
    }
  return found;
}

function holdsValue(entry: Entry, value: string): boolean {
  const all = [entry.value, ...(entry.rivals ?? [])].flatMap((one): readonly Json[] =>
    Array.isArray(one) ? (one as readonly Json[]) : [one],
  );
  return all.some((one) => {
    if (isSecret(one)) return one.fingerprint === value;
    if (typeof one === "string" && one === value) return true;
    if (entry.setting && typeof one === "string")
      return normalOf(kindOf(entry.setting), one) === normalOf(kindOf(entry.setting), value);
    return canonical(one) === value;
  });
}
