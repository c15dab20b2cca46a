// Putting back what was there before a setting was loosened is no loosening, though each value by itself is a new one.
import type { SettingEntry } from "../catalog/entries.ts";
import { canonical } from "../model/json.ts";
import type { EntryChange, SettingChange } from "./changes.ts";
import { moveAlong, type Renames } from "./renames.ts";

/** Follows settings of which any new value is looser: what each one meant before it was loosened. */
export class PutBack {
  readonly #before = new Map<string, string[]>();

  /** Follows settings whose elements go on under another key. */
  rename(renames: Renames): void {
    moveAlong(this.#before, renames);
  }

  /** A change with its direction, as the changes before it make it. To be asked of every change in order. */
  judge(change: SettingChange, { before: from, after: to }: EntryChange): SettingChange {
    const { subject, op, direction } = change;
    if ((to ?? from)?.setting?.looser !== "set") return change;
    const stack = this.#before.get(subject) ?? [];
    const at = stack.lastIndexOf(meaningOf(to));
    if (at >= 0) this.#before.set(subject, stack.slice(0, at));
    else if (op === "replace" && direction === "looser") this.#before.set(subject, [...stack, meaningOf(from)]);
    return at >= 0 && op === "replace" ? { ...change, direction: "tighter" } : change;
  }
}

function meaningOf(entry: SettingEntry | undefined): string {
  return canonical([entry?.meaning ?? null, ...(entry?.rivals ?? [])]);
}
