import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  momentOf
} from "./chunk-chunk-OLZIWFVZ.js";
import "./chunk-chunk-DMONVZCL.js";
import "./chunk-chunk-3Q76K4DV.js";
import "./chunk-chunk-ZS5EGSHM.js";
import {
  kindOf,
  normalOf
} from "./chunk-chunk-BTWHQAHU.js";
import {
  isSecret
} from "./chunk-chunk-TPRSPISA.js";
import {
  canonical
} from "./chunk-chunk-RITLSO62.js";
import "./chunk-chunk-NKTVH2K5.js";
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
