// Restoring the value from before a loosening is tighter, although any new value of the setting counts as looser.
import type { EntryChange } from "../catalog/entries.ts";
import type { SettingChange } from "./changes.ts";
import { moveAlong, type Renames } from "./renames.ts";
import { stateIn } from "./state.ts";

/** Tracks settings of which any new value is looser: stores what each meant before it was loosened. */
export class PutBack {
  readonly #before = new Map<string, (string | null)[]>();

  /** Moves the state of elements that continue under another key. */
  rename(renames: Renames): void {
    moveAlong(this.#before, renames);
  }

  /** Returns a change with its direction corrected by the changes before it. Call it for every change in order. */
  judge(change: SettingChange, { before: from, after: to }: EntryChange): SettingChange {
    const { subject, op, direction } = change;
    if ((to ?? from)?.setting?.looser !== "set") return change;
    const stack = this.#before.get(subject) ?? [];
    const at = stack.lastIndexOf(stateIn(to));
    if (at >= 0) this.#before.set(subject, stack.slice(0, at));
    else if (op === "replace" && direction === "looser") this.#before.set(subject, [...stack, stateIn(from)]);
    return at >= 0 && op === "replace" ? { ...change, direction: "tighter" } : change;
  }
}
