import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  globMatches
} from "./chunk-chunk-HCM7UUWR.js";
import {
  unpointer
} from "./chunk-chunk-2KDALSGB.js";
import {
  didYouMean
} from "./chunk-chunk-QIRLV5DT.js";

// src/policy/patterns.ts
function matchesSubject(pattern, subject) {
  return match(segments(pattern), unpointer(subject));
}
function matchesAny(patterns, subject) {
  return patterns.some((pattern) => matchesSubject(pattern, subject));
}
function canMatch(pattern, path) {
  const keys = segments(path);
  const could = (parts, at) => {
    const [head, ...rest] = parts;
    if (head === void 0) return at === keys.length;
    if (head === "**") return keys.slice(at).some((_, i) => could(rest, at + i)) || could(rest, keys.length);
    if (at === keys.length) return false;
    return (keys[at] === "*" || globMatches(head, keys[at])) && could(rest, at + 1);
  };
  return could(segments(pattern), 0);
}
function canonicalPattern(pattern, root) {
  let at = root;
  const keys = segments(pattern).map((key) => {
    const found = at?.keys.get(key);
    at = found ? found.place : at?.any;
    return found?.name ?? key;
  });
  return keys.join(".");
}
function commonPatterns(paths) {
  const found = /* @__PURE__ */ new Set();
  for (const path of paths) {
    const keys = segments(path);
    found.add(keys.join("."));
    for (let i = 1; i < keys.length; i++)
      found.add(`${keys.slice(0, i).join(".")}.**`).add(`${keys.slice(0, i).join(".")}.*`);
  }
  return [...found];
}
function segments(pattern) {
  return pattern.replaceAll("[*]", ".*").split(".");
}
function match(pattern, keys) {
  const [head, ...rest] = pattern;
  if (head === void 0) return keys.length === 0;
  if (head === "**") return keys.some((_, i) => match(rest, keys.slice(i))) || match(rest, []);
  return keys.length > 0 && globMatches(head, keys[0]) && match(rest, keys.slice(1));
}
function patternFlaw(pattern, catalog) {
  const can = (one) => catalog.settings.some((setting) => canMatch(one, setting.path));
  if (can(pattern)) return void 0;
  const spelt = canonicalPattern(pattern, catalog.root);
  const hint = can(spelt) ? `did you mean "${spelt}"?` : didYouMean(pattern, commonPatterns(catalog.settings.map((setting) => setting.path)));
  return { message: `"${pattern}" matches no setting`, hint };
}

export {
  matchesSubject,
  matchesAny,
  patternFlaw
};
