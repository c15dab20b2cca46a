// Restoring the value from before a loosening is tighter, although any new value of the setting counts as looser.
import type { EntryChange } from "../catalog/entries.ts";
import type { SettingChange } from "./changes.ts";
import { getOrMake } from "../lists.ts";
import { moveAlong, type Renames } from "./renames.ts";
import { stateIn } from "./state.ts";

/** Tracks settings of which any new value is looser: stores what each meant before it was loosened. */
export class PutBack {
  readonly #before = new Map<string, Meanings>();

  /** Moves the state of elements that continue under another key. */
  rename(renames: Renames): void {
    moveAlong(this.#before, renames);
  }

  /** Returns a change with its direction corrected by the changes before it. Call it for every change in order. */
  judge(change: SettingChange, { before: from, after: to }: EntryChange): SettingChange {
    const { subject, op, direction } = change;
    if ((to ?? from)?.setting?.looser !== "set") return change;
    const isBack = this.#before.get(subject)?.dropTo(stateIn(to)) === true;
    if (!isBack && op === "replace" && direction === "looser")
      getOrMake(this.#before, subject, () => new Meanings()).add(stateIn(from));
    return isBack && op === "replace" ? { ...change, direction: "tighter" } : change;
  }
}

/** What a setting meant before each loosening, oldest first. */
class Meanings {
  readonly #inOrder: (string | null)[] = [];
  readonly #all = new Set<string | null>();

  add(state: string | null): void {
    this.#inOrder.push(state);
    this.#all.add(state);
  }

  /** Drops a meaning and those after it. Returns false if the setting did not have it. */
  dropTo(state: string | null): boolean {
    if (!this.#all.has(state)) return false;
    for (let last: string | null | undefined; last !== state;) {
      last = this.#inOrder.pop();
      if (last !== undefined) this.#all.delete(last);
    }
    return true;
  }
}
