// For every setting: its value, and the revision that set it.
import type { Json } from "../model/json.ts";
import { moveAlong } from "./renames.ts";
import { type Moment, momentOf, type Step } from "./steps.ts";

export interface Blame {
  readonly subject: string;
  /** The catalog path; null for an unknown setting. */
  readonly path: string | null;
  readonly value: Json;
  /** The value it replaced; null when it was not set, or not seen. */
  readonly before: Json;
  readonly setBy: Moment & { readonly exact: boolean };
}

export interface Seen {
  readonly path: string | null;
  readonly changes: number;
}

/** Follows who set what. */
export class BlameTracker {
  readonly #now = new Map<string, Blame>();
  readonly #seen = new Map<string, Seen>();

  see(step: Step): void {
    const setBy = { ...momentOf(step), exact: step.exact };
    if (!step.previous) {
      for (const block of step.blocks.values())
        for (const { subject, setting, value, container, meaning } of block.entries.values()) {
          if (container || meaning === null) continue;
          const path = setting?.path ?? null;
          this.#now.set(subject, { subject, path, value, before: null, setBy });
          this.#seen.set(subject, { path, changes: 0 });
        }
      return;
    }
    // Who set a value is not who renamed its element.
    moveAlong(this.#now, step.renames, (one, _, subject) => ({ ...one, subject }));
    moveAlong(this.#seen, step.renames);
    for (const { subject, path, op, before, after } of step.changes) {
      this.#seen.set(subject, { path, changes: (this.#seen.get(subject)?.changes ?? 0) + 1 });
      if (op === "remove") this.#now.delete(subject);
      else this.#now.set(subject, { subject, path, value: after, before, setBy });
    }
  }

  /** The settings that are set in the last revision seen. */
  current(): ReadonlyMap<string, Blame> {
    return this.#now;
  }

  /** Every setting ever seen, with how often it changed. */
  seen(): ReadonlyMap<string, Seen> {
    return this.#seen;
  }
}
