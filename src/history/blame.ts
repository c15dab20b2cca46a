// The value of every setting, and the revision that set it.
import type { SettingEntry } from "../catalog/entries.ts";
import { present } from "../lists.ts";
import type { Json } from "../model/json.ts";
import { isNameless } from "../model/sealed.ts";
import { moveAlong } from "./renames.ts";
import type { SeenMoment, Step } from "./steps.ts";

export interface Blame {
  readonly subject: string;
  /** The catalog path; null for an unknown setting. */
  readonly path: string | null;
  readonly value: Json;
  /** The value before; null when it was not set, or not seen. */
  readonly before: Json;
  readonly setBy: SeenMoment;
  /** False for a secret without a fingerprint that was present in several steps: it may have changed since, unseen. */
  readonly isKnown: boolean;
}

interface SettingActivity {
  readonly path: string | null;
  /** null: a secret without a fingerprint was present in several steps, so its number of changes is unknown. */
  readonly changes: number | null;
}

/** The current value, and the step that set it. */
interface BlameState extends Omit<Blame, "isKnown"> {
  readonly step: number;
  readonly isNameless: boolean;
}

/** Tracks the author of every value. */
export class BlameTracker {
  readonly #now = new Map<string, BlameState>();
  readonly #activities = new Map<string, { path: string | null; changes: number | null }>();
  #steps = 0;

  see(step: Step): void {
    this.#steps++;
    if (step.previous && step.changes.length === 0) return;
    const { revision, at, time, by } = step.revision;
    const setBy = { revision, at, time, by, exact: step.exact };
    if (!step.previous) {
      for (const block of step.blocks.values())
        for (const entry of block.entries.values()) {
          const { subject, setting, value, container, meaning } = entry;
          if (container || meaning === null) continue;
          const path = setting?.path ?? null;
          this.#set({ subject, path, value, before: null, setBy }, entry);
          this.#activities.set(subject, { path, changes: 0 });
        }
      return;
    }
    // Renaming an element does not change the author of its values.
    moveAlong(this.#now, step.renames, (blame, _, subject) => ({ ...blame, subject }));
    moveAlong(this.#activities, step.renames);
    for (const [i, { subject, path, op, before, after }] of step.changes.entries()) {
      const activity = this.#activities.get(subject) ?? { path, changes: 0 };
      const mayHaveChanged = this.#mayHaveChanged(subject, this.#steps - 1);
      this.#activities.set(subject, {
        path,
        changes: mayHaveChanged || activity.changes === null ? null : activity.changes + 1,
      });
      if (op === "remove") this.#now.delete(subject);
      else this.#set({ subject, path, value: after, before, setBy }, present(step.pairs[i]?.after));
    }
  }

  /** Returns the settings that are set in the last revision seen. */
  current(): ReadonlyMap<string, Blame> {
    return new Map(
      [...this.#now].map(([subject, { step: _, isNameless: __, ...blame }]) => [
        subject,
        { ...blame, isKnown: !this.#mayHaveChanged(subject, this.#steps) },
      ]),
    );
  }

  /** Returns every setting ever seen, with its number of changes. */
  activity(): ReadonlyMap<string, SettingActivity> {
    return new Map(
      [...this.#activities].map(([subject, activity]) => [
        subject,
        this.#mayHaveChanged(subject, this.#steps) ? { ...activity, changes: null } : activity,
      ]),
    );
  }

  #set({ subject, path, value, before, setBy }: Omit<Blame, "isKnown">, { hides }: SettingEntry): void {
    const nameless = hides === true && isNameless(value);
    this.#now.set(subject, { subject, path, value, before, setBy, step: this.#steps, isNameless: nameless });
  }

  /** Whether the value was set before this step and may have been replaced unseen since. */
  #mayHaveChanged(subject: string, step: number): boolean {
    const state = this.#now.get(subject);
    return state !== undefined && state.isNameless && state.step < step;
  }
}
