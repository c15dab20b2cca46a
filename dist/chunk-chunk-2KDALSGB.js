import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

// src/model/json.ts
var Bag = function() {
};
Bag.prototype = Object.freeze(/* @__PURE__ */ Object.create(null));
function bag() {
  return new Bag();
}
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function exactNumber(written) {
  return Object.assign(bag(), { $number: written });
}
function isExactNumber(value) {
  return isObject(value) && typeof value["$number"] === "string";
}
function canonical(value) {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  const object = value;
  const members = Object.keys(object).sort().map((key) => `${JSON.stringify(key)}:${canonical(object[key])}`);
  return `{${members.join(",")}}`;
}
function equal(a, b) {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a)) {
    const other = b;
    return a.length === other.length && a.every((item, i) => equal(item, other[i]));
  }
  const left = a;
  const right = b;
  const keys = Object.keys(left);
  return keys.length === Object.keys(right).length && keys.every((key) => Object.hasOwn(right, key) && equal(left[key], right[key]));
}
function segment(key) {
  return `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
function pointer(keys) {
  return keys.map(segment).join("");
}
function unpointer(text) {
  if (text === "") return [];
  return text.slice(1).split("/").map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}
function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}

export {
  bag,
  isObject,
  exactNumber,
  isExactNumber,
  canonical,
  equal,
  segment,
  pointer,
  unpointer,
  compare
};
