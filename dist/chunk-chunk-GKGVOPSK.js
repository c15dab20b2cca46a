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

export {
  globMatches,
  globsOverlap
};
