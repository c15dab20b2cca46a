import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  isMasked,
  isPlaceholder,
  unforged
} from "./chunk-chunk-ICCAXWF2.js";
import {
  NO_FINGERPRINT,
  isMisplaced,
  isSecret
} from "./chunk-chunk-WNWQCOS2.js";
import {
  canonical,
  isExactNumber,
  segment
} from "./chunk-chunk-2KDALSGB.js";

// src/seal/fits.ts
var marker = /\[(?:secret|hidden) (fp:[^\]]*)\]/g;
var TRIES = 1e3;
var Fitting = class {
  #fingerprints;
  #known = /* @__PURE__ */ new WeakMap();
  /** Texts that the kept forms hide because they held a secret of another place. */
  hidden = /* @__PURE__ */ new Set();
  constructor(fingerprints) {
    this.#fingerprints = fingerprints;
  }
  /** The places where what arrived cannot be what was kept; none when it fits. */
  differences(raw, stored) {
    const differing = [];
    if (raw.time !== stored.time) differing.push("updatedAt");
    if (canonical({ ...raw.by }) !== canonical({ ...stored.by })) differing.push("user");
    return [...differing, ...this.#walk(raw.settings, stored.settings)];
  }
  /** Pointers, each relative to the two values. */
  #walk(raw, stored) {
    if (isSecret(stored)) return this.#hides(stored, raw) ? [] : [""];
    if (typeof stored === "string") {
      const fits = typeof raw === "string" ? this.#shows(stored, raw) : this.#hidesNumber(stored, raw);
      return fits ? [] : [""];
    }
    if (typeof stored !== "object" || stored === null) return raw === stored ? [] : [""];
    if (typeof raw !== "object" || raw === null) return [""];
    if (isExactNumber(stored) || isExactNumber(raw)) return canonical(raw) === canonical(stored) ? [] : [""];
    let known = this.#known.get(raw);
    if (!known) this.#known.set(raw, known = /* @__PURE__ */ new WeakMap());
    let found = known.get(stored);
    if (!found) known.set(stored, found = this.#inside(raw, stored));
    return found;
  }
  #inside(raw, stored) {
    if (Array.isArray(raw) || Array.isArray(stored)) {
      if (!Array.isArray(raw) || !Array.isArray(stored) || raw.length !== stored.length) return [""];
      return raw.flatMap((item, i) => this.#walk(item, stored[i]).map((at) => `/${i}${at}`));
    }
    return this.#members(raw, stored);
  }
  #members(raw, stored) {
    const left = new Set(Object.keys(stored));
    const hidden = [];
    const found = [];
    for (const key of Object.keys(raw)) {
      const name = storedKey(key);
      if (!left.delete(name)) hidden.push(key);
      else found.push(...this.#walk(raw[key], stored[name]).map((at) => segment(name) + at));
    }
    const candidates = new Set([...left].sort((a, b) => numberOf(a) - numberOf(b)));
    for (const key of hidden.sort()) {
      let match;
      for (const name of candidates)
        if (this.#isHidden(key, name) && this.#walk(raw[key], stored[name]).length === 0) {
          match = name;
          break;
        }
      if (match === void 0) return [""];
      candidates.delete(match);
      left.delete(match);
      this.hidden.add(key);
    }
    return [...found, ...[...left].map(segment)];
  }
  #isHidden(key, name) {
    const [, mark] = /^\[secret (fp:[^\]]*)\](?:#\d+)?$/.exec(name) ?? [];
    return mark !== void 0 && (!this.#comparable(mark) || mark === this.#fingerprints.of(key, "text"));
  }
  /** Whether a marker may stand for a value. */
  #hides(secret, raw) {
    if (raw === null || raw === "") return false;
    const isText = typeof raw === "string";
    if (this.#comparable(secret.fingerprint)) {
      const same = this.#fingerprints.of(isText ? raw : canonical(raw), isText ? "text" : "json") === secret.fingerprint;
      if (same && isText && isMisplaced(secret)) this.hidden.add(raw);
      return same;
    }
    const form = !isText ? "literal" : isPlaceholder(raw) ? "placeholder" : isMasked(raw) ? "masked-by-server" : "literal";
    if (form !== secret.$secret && !isMisplaced(secret)) return false;
    if (isText && isMisplaced(secret)) this.hidden.add(raw);
    return true;
  }
  /** Whether a text stands for a number that nobody knows the meaning of. */
  #hidesNumber(stored, raw) {
    const [, mark] = /^\[hidden (fp:[^\]]*)\]$/.exec(stored) ?? [];
    if (mark === void 0 || typeof raw !== "number" && !isExactNumber(raw)) return false;
    return !this.#comparable(mark) || mark === this.#fingerprints.of(canonical(raw), "json");
  }
  /** Whether a text that is shown, but for its hidden parts, may be the sealed form of another. */
  #shows(stored, raw) {
    if (unforged(raw) === stored) return true;
    const marks = [...stored.matchAll(marker)].map(([, mark]) => mark);
    if (marks.length === 0) return false;
    const parts = stored.split(/\[(?:secret|hidden) fp:[^\]]*\]/).map(asWritten);
    let tries = 0;
    const ends = function* (i, start) {
      const next = parts[i + 1];
      if (i === marks.length - 1) {
        if (raw.length - next.length > start) yield raw.length - next.length;
        return;
      }
      for (let end = raw.indexOf(next, start + 1); end >= 0 && end < raw.length; end = raw.indexOf(next, end + 1))
        yield end;
    };
    const from = (i, at) => {
      if (!raw.startsWith(parts[i], at)) return false;
      const start = at + parts[i].length;
      if (i === marks.length) return start === raw.length;
      for (const end of ends(i, start)) {
        if (++tries > TRIES) return false;
        if (this.#isPart(raw.slice(start, end), marks[i]) && from(i + 1, end)) return true;
      }
      return false;
    };
    return from(0, 0) || tries > TRIES && raw.startsWith(parts[0]) && raw.endsWith(parts.at(-1));
  }
  #isPart(part, mark) {
    return !this.#comparable(mark) || this.#fingerprints.of(part, "text") === mark;
  }
  /** Whether a fingerprint was made under this run's key. */
  #comparable(mark) {
    const { keyId } = this.#fingerprints;
    return mark !== NO_FINGERPRINT && keyId !== null && mark.startsWith(`fp:${keyId}:`);
  }
};
function numberOf(name) {
  return Number(/#(\d+)$/.exec(name)?.[1] ?? 1);
}
function storedKey(key) {
  return /^\$+secret$/.test(key) ? `$${key}` : unforged(key);
}
function asWritten(text) {
  return text.replace(
    /\[(secret|hidden)(:+) fp:/g,
    (_, word, colons) => `[${word}${colons.slice(1)} fp:`
  );
}
function compatible(a, b) {
  return a.time === b.time && canonical({ ...a.by }) === canonical({ ...b.by }) && alike(a.settings, b.settings);
}
function alike(a, b) {
  if (a === b) return true;
  if (isSecret(a) || isSecret(b)) {
    const other = isSecret(a) ? b : a;
    if (!isSecret(a) || !isSecret(b)) return other !== null && other !== "";
    const [left, right] = [a, b].map((one) => /^fp:(k[0-9a-f]{7}):/.exec(one.fingerprint)?.[1]);
    return left === void 0 || left !== right || a.fingerprint === b.fingerprint;
  }
  if (typeof a === "string" && typeof b === "string") return shape(a) === shape(b);
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, i) => alike(item, b[i]));
  return objectsAlike(a, b);
}
function objectsAlike(a, b) {
  const hidden = (key) => key.startsWith("[secret fp:");
  const [left, right] = [Object.keys(a), Object.keys(b)];
  if (left.length !== right.length) return false;
  const onlyHere = left.filter((key) => !Object.hasOwn(b, key));
  const onlyThere = right.filter((key) => !Object.hasOwn(a, key));
  const pairs = onlyHere.length + onlyThere.length;
  if (pairs > 0 && [...onlyHere, ...onlyThere].filter(hidden).length * 2 < pairs) return false;
  return left.every((key) => onlyHere.includes(key) || alike(a[key], b[key]));
}
function shape(text) {
  return text.replace(marker, "[]");
}

export {
  Fitting,
  compatible
};
