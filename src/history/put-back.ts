// Restoring the value from before a loosening is tighter, although any new value of the setting counts as looser.
import type { EntryChange, SettingEntry } from "../catalog/entries.ts";
import { canonical } from "../model/json.ts";
import type { SettingChange } from "./changes.ts";
import { moveAlong, type Renames } from "./renames.ts";

/** Tracks settings of which any new value is looser: stores what each meant before it was loosened. */
export class PutBack {
  readonly #before = new Map<string, string[]>();

  /** Moves the state of elements that continue under another key. */
  rename(renames: Renames): void {
    moveAlong(this.#before, renames);
  }

  /** Returns a change with its direction corrected by the changes before it. Call it for every change in order. */
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
