import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  bag
} from "./chunk-chunk-2KDALSGB.js";

// src/model/sealed.ts
var NO_FINGERPRINT = "fp:none";
var nameless = new RegExp(String.raw`\[(?:secret|hidden) ${NO_FINGERPRINT}\]`);
function isNameless(value, known) {
  if (typeof value === "string") return nameless.test(value);
  if (typeof value !== "object" || value === null) return false;
  let found = known?.get(value);
  if (found !== void 0) return found;
  found = isSecret(value) ? value.fingerprint === NO_FINGERPRINT : Object.entries(value).some(([key, item]) => nameless.test(key) || isNameless(item, known));
  known?.set(value, found);
  return found;
}
function isSecret(value) {
  return typeof value === "object" && value !== null && typeof value.$secret === "string";
}
var weak = /* @__PURE__ */ Symbol("weak");
var misplaced = /* @__PURE__ */ Symbol("misplaced");
var credential = /* @__PURE__ */ Symbol("credential");
var forged = /* @__PURE__ */ Symbol("forged");
function secretMarker(form, fingerprint, marks) {
  const marker = Object.assign(bag(), { $secret: form, fingerprint });
  Object.defineProperty(marker, weak, { value: marks.weak === true });
  Object.defineProperty(marker, misplaced, { value: marks.misplaced === true });
  Object.defineProperty(marker, credential, { value: marks.credential === true });
  Object.defineProperty(marker, forged, { value: marks.forged === true });
  return Object.freeze(marker);
}
function isMarker(value) {
  return typeof value === "object" && value !== null && Object.hasOwn(value, weak);
}
function isForged(secret) {
  return secret[forged] === true;
}
function isWeak(secret) {
  return secret[weak] === true;
}
function isMisplaced(secret) {
  return secret[misplaced] === true;
}
function isCredential(secret) {
  return secret[credential] === true;
}
function marksOf(secret) {
  return {
    weak: isWeak(secret),
    misplaced: isMisplaced(secret),
    credential: isCredential(secret),
    forged: isForged(secret)
  };
}

export {
  NO_FINGERPRINT,
  isNameless,
  isSecret,
  secretMarker,
  isMarker,
  isForged,
  isWeak,
  isMisplaced,
  isCredential,
  marksOf
};
