import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  holdsValue
} from "./chunk-chunk-RZ2VXZVU.js";
import {
  momentOf
} from "./chunk-chunk-RWYMSITP.js";
import "./chunk-chunk-SLPTUQGZ.js";
import "./chunk-chunk-VPCPMPKT.js";
import "./chunk-chunk-QIVIUYYH.js";
import "./chunk-chunk-NOTXTWNX.js";
import "./chunk-chunk-BWPCEOJU.js";
import "./chunk-chunk-3MVRGIVQ.js";
import "./chunk-chunk-HCM7UUWR.js";
import "./chunk-chunk-WNWQCOS2.js";
import "./chunk-chunk-TXR2ON6E.js";
import {
  unpointer
} from "./chunk-chunk-2KDALSGB.js";
import "./chunk-chunk-RPXPASOV.js";

// src/history/find.ts
function changesOf(steps, subjects) {
  const found = [];
  for (const step of steps)
    for (const { path: _, ...change } of step.changes)
      if (subjects.has(change.subject)) found.push({ kind: "set", ...change, by: momentOf(step) });
  return found;
}
function holdings(steps, subjects, asked) {
  const found = [];
  const open = /* @__PURE__ */ new Map();
  for (const step of steps)
    for (const key of step.changed) {
      const [before, after] = [step.before.get(key)?.entries, step.blocks.get(key)?.entries];
      for (const subject of /* @__PURE__ */ new Set([...before?.keys() ?? [], ...after?.keys() ?? []])) {
        if (!subjects.has(subject)) continue;
        const entry = after?.get(subject);
        const [holds, known] = [entry !== void 0 && contains(entry, asked), open.get(subject)];
        if (holds && !known) {
          const one = { kind: "held", subject, from: { ...momentOf(step), exact: step.exact }, until: null };
          found.push(one);
          open.set(subject, one);
        } else if (!holds && known) {
          known.until = momentOf(step);
          open.delete(subject);
        }
      }
    }
  return found.sort((a, b) => a.from.revision - b.from.revision || (a.subject < b.subject ? -1 : 1));
}
function contains(entry, asked) {
  const isElement = entry.element !== void 0 || entry.setting?.path.endsWith("[*]") === true;
  if (isElement && unpointer(entry.subject).at(-1) === asked.text) return true;
  return !entry.container && holdsValue(entry, asked);
}
export {
  changesOf,
  holdings
};
