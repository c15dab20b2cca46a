import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  momentOf
} from "./chunk-chunk-DHENLBYD.js";
import "./chunk-chunk-OOJ3N7R2.js";
import "./chunk-chunk-BP7SAIHQ.js";
import "./chunk-chunk-Y5GTTDQ3.js";
import "./chunk-chunk-TXGC43IP.js";
import {
  kindOf,
  normalOf
} from "./chunk-chunk-WXZREZQU.js";
import "./chunk-chunk-3MVRGIVQ.js";
import "./chunk-chunk-GKGVOPSK.js";
import {
  isSecret
} from "./chunk-chunk-BPIGHK4L.js";
import {
  canonical
} from "./chunk-chunk-YPYL2KTM.js";
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
