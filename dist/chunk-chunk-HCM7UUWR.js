import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

// src/catalog/kinds/glob.ts
function globMatches(pattern, text) {
  let p = 0;
  let t = 0;
  let star = -1;
  let resume = 0;
  while (t < text.length) {
    if (p < pattern.length && pattern[p] !== "*" && pattern[p] === text[t]) {
      p++;
      t++;
    } else if (p < pattern.length && pattern[p] === "*") {
      star = p++;
      resume = t;
    } else if (star >= 0) {
      p = star + 1;
      t = ++resume;
    } else return false;
  }
  while (pattern[p] === "*") p++;
  return p === pattern.length;
}
function globsOverlap(a, b) {
  if (!a.includes("*")) return globMatches(b, a);
  if (!b.includes("*")) return globMatches(a, b);
  let row = [true];
  for (let j = 1; j <= b.length; j++) row.push(row[j - 1] && b[j - 1] === "*");
  for (let i = 1; i <= a.length; i++) {
    const next = [row[0] && a[i - 1] === "*"];
    for (let j = 1; j <= b.length; j++) {
      if (a[i - 1] === "*" || b[j - 1] === "*") next.push(next[j - 1] || row[j] || row[j - 1]);
      else next.push(row[j - 1] && a[i - 1] === b[j - 1]);
    }
    row = next;
  }
  return row[b.length];
}

// src/catalog/kinds/scale.ts
function positionOf(levels, value) {
  if (typeof value !== "string") return void 0;
  const at = levels.findIndex((level) => typeof level === "string" ? level === value : level.includes(value));
  return at < 0 ? void 0 : at;
}
var scale = {
  says: "a level, older names of it included; unknown levels are never ranked, and inherit is equal to itself alone",
  type: "string",
  examples: [
    { listed: ["low", "medium"], covers: ["low", "medium"], leaves: ["high", "Low", "turbo"] },
    { listed: ["high"], covers: ["high"], leaves: ["inherit"] }
  ]
};
var made = /* @__PURE__ */ new WeakMap();
function scaleOf(setting) {
  let kind = made.get(setting);
  if (!kind) {
    const { values = [], inherits } = setting;
    const nameOf = (value) => {
      const at = positionOf(values, value);
      return at === void 0 ? void 0 : [values[at]].flat()[0];
    };
    const coverage = (listed) => {
      const names = new Set(listed.map(nameOf));
      const inherited = listed.includes(inherits);
      return (actual) => actual === inherits ? inherited : names.has(nameOf(actual) ?? "");
    };
    made.set(setting, kind = { ...scale, normal: (value) => nameOf(value) ?? value, coverage });
  }
  return kind;
}

export {
  globMatches,
  globsOverlap,
  positionOf,
  scale,
  scaleOf
};
