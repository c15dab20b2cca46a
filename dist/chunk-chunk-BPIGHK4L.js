import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  bag
} from "./chunk-chunk-YPYL2KTM.js";

// src/model/sealed.ts
var NO_FINGERPRINT = "fp:none";
function isSecret(value) {
  return typeof value === "object" && value !== null && typeof value.$secret === "string";
}
var weak = /* @__PURE__ */ Symbol("weak");
var misplaced = /* @__PURE__ */ Symbol("misplaced");
function secretMarker(form, fingerprint, marks) {
  const marker = Object.assign(bag(), { $secret: form, fingerprint });
  Object.defineProperty(marker, weak, { value: marks.weak === true });
  Object.defineProperty(marker, misplaced, { value: marks.misplaced === true });
  return Object.freeze(marker);
}
function isWeak(secret) {
  return secret[weak] === true;
}
function isMisplaced(secret) {
  return secret[misplaced] === true;
}

export {
  NO_FINGERPRINT,
  isSecret,
  secretMarker,
  isWeak,
  isMisplaced
};
