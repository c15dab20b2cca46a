import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  momentOf
} from "./chunk-chunk-DHENLBYD.js";

// src/history/blame.ts
var BlameTracker = class {
  #now = /* @__PURE__ */ new Map();
  #seen = /* @__PURE__ */ new Map();
  see(step) {
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
    for (const { subject, path, op, before, after } of step.changes) {
      this.#seen.set(subject, { path, changes: (this.#seen.get(subject)?.changes ?? 0) + 1 });
      if (op === "remove") this.#now.delete(subject);
      else this.#now.set(subject, { subject, path, value: after, before, setBy });
    }
  }
  /** The settings that are set in the last revision seen. */
  current() {
    return this.#now;
  }
  /** Every setting ever seen, with how often it changed. */
  seen() {
    return this.#seen;
  }
};

export {
  BlameTracker
};
