import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  diffSettings
} from "./chunk-chunk-OOJ3N7R2.js";

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

// src/history/steps.ts
function momentOf(step) {
  const { revision, at, time, by } = step.revision;
  return { revision, at, time, by };
}
var unchanged = { changes: [], representation: [] };
function* stepsOf(revisions, read) {
  let previous = null;
  let before = /* @__PURE__ */ new Map();
  for (const revision of revisions) {
    const blocks = new Map(read(revision.settings));
    const changed = [];
    for (const [key, block] of blocks) {
      const old = before.get(key);
      if (old && sameRaw(old, block)) blocks.set(key, old);
      else changed.push(key);
    }
    for (const key of before.keys()) if (!blocks.has(key)) changed.push(key);
    const gap = gapBetween(previous, revision);
    const { changes, representation } = previous ? diffSettings(before, blocks, changed) : unchanged;
    yield {
      revision,
      previous,
      blocks,
      before,
      changed,
      changes,
      representation,
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
