import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  momentOf
} from "./chunk-chunk-SRRZ3JAO.js";
import "./chunk-chunk-VBNXHR22.js";
import "./chunk-chunk-MT6DK4GP.js";
import "./chunk-chunk-LLUWU232.js";
import "./chunk-chunk-DE4V6GXO.js";
import {
  kindOf,
  normalOf
} from "./chunk-chunk-E7MFPVOO.js";
import "./chunk-chunk-GKGVOPSK.js";
import {
  isSecret
} from "./chunk-chunk-CECUO46L.js";
import {
  canonical
} from "./chunk-chunk-RITLSO62.js";
import "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-RPXPASOV.js";

// src/history/find.ts
function occurrences(steps, subjects, value) {
  return value === void 0 ? settings(steps, subjects) : holdings(steps, subjects, value);
}
function settings(steps, subjects) {
  const found = [];
  for (const step of steps)
    for (const { path: _, ...change } of step.changes)
      if (subjects.has(change.subject)) found.push({ kind: "set", ...change, by: momentOf(step) });
  return found;
}
function holdings(steps, subjects, value) {
  const found = [];
  const open = /* @__PURE__ */ new Map();
  for (const step of steps)
    for (const subject of subjects) {
      const key = subject.split("/")[1].replaceAll("~1", "/").replaceAll("~0", "~");
      const entry = step.blocks.get(key)?.entries.get(subject);
      const holds = entry !== void 0 && !entry.container && holdsValue(entry, value);
      const before = open.get(subject);
      if (holds && !before) {
        const one = { kind: "held", subject, from: { ...momentOf(step), exact: step.exact }, until: null };
        found.push(one);
        open.set(subject, one);
      } else if (!holds && before) {
        before.until = momentOf(step);
        open.delete(subject);
      }
    }
  return found;
}
function holdsValue(entry, value) {
  const all = [entry.value, ...entry.rivals ?? []].flatMap(
    (one) => Array.isArray(one) ? one : [one]
  );
  return all.some((one) => {
    if (isSecret(one)) return one.fingerprint === value;
    if (typeof one === "string" && one === value) return true;
    if (entry.setting && typeof one === "string")
      return normalOf(kindOf(entry.setting), one) === normalOf(kindOf(entry.setting), value);
    return canonical(one) === value;
  });
}
export {
  occurrences
};
