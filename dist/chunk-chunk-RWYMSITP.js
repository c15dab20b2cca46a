import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  diffSettings,
  moveAlong,
  noRenames
} from "./chunk-chunk-SLPTUQGZ.js";
import {
  canonical,
  unpointer
} from "./chunk-chunk-2KDALSGB.js";

// src/history/order.ts
function upTo(revisions, until) {
  const sorted = revisions.toSorted((a, b) => a.revision - b.revision);
  if (until === void 0) return { revisions: sorted, leftOut: 0 };
  const last = sorted.findLastIndex((revision) => revision.time <= until);
  return { revisions: sorted.slice(0, last + 1), leftOut: sorted.length - last - 1 };
}
function gapBetween(before, after) {
  if (!before || after.revision === before.revision + 1) return void 0;
  return { from: before.revision + 1, to: after.revision - 1 };
}

// src/history/put-back.ts
var PutBack = class {
  #before = /* @__PURE__ */ new Map();
  /** Follows settings whose elements go on under another key. */
  rename(renames) {
    moveAlong(this.#before, renames);
  }
  /** A change with its direction, as the changes before it make it. To be asked of every change in order. */
  judge(change, before, after) {
    const { subject, op, direction } = change;
    const key = unpointer(subject)[0];
    const [from, to] = [before.get(key)?.entries.get(change.formerly ?? subject), after.get(key)?.entries.get(subject)];
    if ((to ?? from)?.setting?.looser !== "set") return change;
    const known = this.#before.get(subject) ?? [];
    const at = known.lastIndexOf(meaningOf(to));
    if (at >= 0) this.#before.set(subject, known.slice(0, at));
    else if (op === "replace" && direction === "looser") this.#before.set(subject, [...known, meaningOf(from)]);
    return at >= 0 && op === "replace" ? { ...change, direction: "tighter" } : change;
  }
};
function meaningOf(entry) {
  return canonical([entry?.meaning ?? null, ...entry?.rivals ?? []]);
}

// src/history/steps.ts
function momentOf(step) {
  const { revision, at, time, by } = step.revision;
  return { revision, at, time, by };
}
var unchanged = { changes: [], representation: [], renames: noRenames };
function* stepsOf(revisions, read) {
  const putBack = new PutBack();
  let previous = null;
  let before = /* @__PURE__ */ new Map();
  for (const revision of revisions) {
    const blocks = new Map(read(revision.settings));
    const changed = [];
    for (const [key, block] of blocks) {
      const old2 = before.get(key);
      if (old2 && sameRaw(old2, block)) blocks.set(key, old2);
      else changed.push(key);
    }
    for (const key of before.keys()) if (!blocks.has(key)) changed.push(key);
    const gap = gapBetween(previous, revision);
    const { changes, representation, renames } = previous ? diffSettings(before, blocks, changed) : unchanged;
    const old = before;
    putBack.rename(renames);
    yield {
      revision,
      previous,
      blocks,
      before,
      changed,
      changes: changes.map((change) => putBack.judge(change, old, blocks)),
      representation,
      renames,
      gap,
      exact: previous !== null && !gap
    };
    previous = revision;
    before = blocks;
  }
}
function sameRaw(a, b) {
  if (a === b) return true;
  if (a.raw.size !== b.raw.size) return false;
  for (const [key, value] of a.raw) if (!b.raw.has(key) || b.raw.get(key) !== value) return false;
  return true;
}

export {
  upTo,
  gapBetween,
  momentOf,
  stepsOf
};
