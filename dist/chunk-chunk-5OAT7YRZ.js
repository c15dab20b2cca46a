import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  kindOf,
  normalOf,
  spellingOf
} from "./chunk-chunk-BWPCEOJU.js";

// src/catalog/spelling.ts
function spelled(setting, value) {
  const kind = kindOf(setting);
  const one = (entry) => kind.type === "string" && typeof entry === "string" ? spellingOf(kind, entry) : entry;
  if (setting.list === void 0 || !Array.isArray(value)) return one(value);
  return setting.list === "set" ? distinct(kind, value).map(one) : value.map(one);
}
function distinct(kind, entries) {
  const known = /* @__PURE__ */ new Map();
  for (const entry of entries) {
    const normal = normalOf(kind, entry);
    if (!known.has(normal)) known.set(normal, entry);
  }
  return [...known.values()];
}

export {
  spelled
};
