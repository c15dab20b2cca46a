import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

// src/model/grouped.ts
function grouped(items, keyOf) {
  const groups = /* @__PURE__ */ new Map();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

export {
  grouped
};
