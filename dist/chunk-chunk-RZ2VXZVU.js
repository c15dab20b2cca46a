import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  kindOf,
  normalOf
} from "./chunk-chunk-BWPCEOJU.js";
import {
  isSecret
} from "./chunk-chunk-WNWQCOS2.js";
import {
  canonical
} from "./chunk-chunk-2KDALSGB.js";

// src/history/held.ts
function askedOf(text) {
  const fingerprint = /^fp:[^\s\]]+$/.test(text);
  try {
    const value = JSON.parse(text);
    return { text, values: value === null || value === text ? [text] : [text, value], fingerprint };
  } catch {
    return { text, values: [text], fingerprint };
  }
}
function holdsValue(entry, asked) {
  const tops = [entry.value, ...entry.rivals ?? []].flatMap(
    (one) => Array.isArray(one) ? [one, ...one] : [one]
  );
  const { setting } = entry;
  if (tops.some((one) => asked.values.some((value) => same(one, value)))) return true;
  if (setting && tops.some((one) => typeof one === "string" && isSpelling(setting, one, asked.text))) return true;
  return tops.some((one) => inside(one, asked));
}
function same(one, value) {
  return typeof one === "object" ? typeof value === "object" && canonical(one) === canonical(value) : one === value;
}
function isSpelling(setting, one, text) {
  return normalOf(kindOf(setting), one) === normalOf(kindOf(setting), text);
}
function inside(one, asked) {
  if (isSecret(one)) return one.fingerprint === asked.text;
  if (typeof one === "string") return asked.fingerprint && one.includes(`[secret ${asked.text}]`);
  if (typeof one !== "object" || one === null) return false;
  return Object.values(one).some(
    (member) => inside(member, asked) || asked.values.some((value) => typeof member !== "object" && same(member, value))
  );
}

export {
  askedOf,
  holdsValue
};
