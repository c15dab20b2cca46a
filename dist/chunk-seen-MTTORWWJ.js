import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import "./chunk-chunk-RPXPASOV.js";

// src/run/seen.ts
function settingsSeen(history) {
  const seen = /* @__PURE__ */ new Map();
  for (const step of history.steps())
    for (const key of step.changed)
      for (const { subject, setting, container } of step.blocks.get(key)?.entries.values() ?? [])
        if (!container || !seen.has(subject)) seen.set(subject, container ? "container" : setting);
  return seen;
}
export {
  settingsSeen
};
