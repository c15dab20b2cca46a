import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  momentOf
} from "./chunk-chunk-RWYMSITP.js";
import {
  moveAlong
} from "./chunk-chunk-SLPTUQGZ.js";
import {
  isNameless
} from "./chunk-chunk-WNWQCOS2.js";

// src/history/blame.ts
var BlameTracker = class {
  #now = /* @__PURE__ */ new Map();
  #seen = /* @__PURE__ */ new Map();
  #steps = 0;
  see(step) {
    this.#steps++;
    const setBy = { ...momentOf(step), exact: step.exact };
    if (!step.previous) {
      for (const block of step.blocks.values())
        for (const { subject, setting, value, container, meaning } of block.entries.values()) {
          if (container || meaning === null) continue;
          const path = setting?.path ?? null;
          this.#set({ subject, path, value, before: null, setBy });
          this.#seen.set(subject, { path, changes: 0 });
        }
      return;
    }
    moveAlong(this.#now, step.renames, (one, _, subject) => ({ ...one, subject }));
    moveAlong(this.#seen, step.renames);
    for (const { subject, path, op, before, after } of step.changes) {
      const known = this.#seen.get(subject) ?? { path, changes: 0 };
      const mayHaveChanged = this.#mayHaveChanged(this.#now.get(subject), this.#steps - 1);
      this.#seen.set(subject, { path, changes: mayHaveChanged || known.changes === null ? null : known.changes + 1 });
      if (op === "remove") this.#now.delete(subject);
      else this.#set({ subject, path, value: after, before, setBy });
    }
  }
  /** The settings that are set in the last revision seen. */
  current() {
    return new Map(
      [...this.#now].map(([subject, { step: _, isNameless: __, ...blame }]) => {
        const isKnown = !this.#mayHaveChanged(this.#now.get(subject), this.#steps);
        return [subject, { ...blame, isKnown }];
      })
    );
  }
  /** Every setting ever seen, with how often it changed. */
  seen() {
    return new Map(
      [...this.#seen].map(([subject, seen]) => [
        subject,
        this.#mayHaveChanged(this.#now.get(subject), this.#steps) ? { ...seen, changes: null } : seen
      ])
    );
  }
  #set(blame) {
    this.#now.set(blame.subject, { ...blame, step: this.#steps, isNameless: isNameless(blame.value) });
  }
  /** Whether what stands was there in a step before this one, and could have been exchanged unseen. */
  #mayHaveChanged(standing, step) {
    return standing !== void 0 && standing.isNameless && standing.step < step;
  }
};

export {
  BlameTracker
};
