import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  JsonReader,
  OPEN_ARRAY,
  OPEN_OBJECT,
  Sharing
} from "./chunk-chunk-ZJUTSTSW.js";
import {
  NO_FINGERPRINT,
  isMisplaced,
  isSecret,
  isWeak,
  secretMarker
} from "./chunk-chunk-BPIGHK4L.js";
import {
  bag,
  canonical,
  equal,
  isObject
} from "./chunk-chunk-YPYL2KTM.js";
import {
  instantOf,
  instantText
} from "./chunk-chunk-ZLEFRJH7.js";
import {
  DriftlineError
} from "./chunk-chunk-QIRLV5DT.js";

// src/seal/recognise.ts
function merged(spans) {
  const out = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = out.at(-1);
    if (!last || span.start >= last.end) out.push(span);
    else
      out[out.length - 1] = {
        start: last.start,
        end: Math.max(last.end, span.end),
        credential: last.credential || span.credential
      };
  }
  return out;
}
var formats = new RegExp(
  `(?<![A-Za-z0-9])(?:${[
    "[sf]k-[A-Za-z0-9_-]{16,}",
    "[sr]k_(?:live|test)_[A-Za-z0-9]{10,}",
    "whsec_[A-Za-z0-9+/=]{16,}",
    "gh[opsur]_[A-Za-z0-9]{30,}",
    "github_pat_[A-Za-z0-9_]{20,}",
    "gl(?:pat|dt|rt|cbt|ptt|ft|soat|oas|agent|imt)-[A-Za-z0-9_-]{16,}",
    "xox[abeoprs]-[A-Za-z0-9-]{10,}",
    "xapp-[A-Za-z0-9-]{10,}",
    "(?:AKIA|ASIA|ABIA|ACCA)[0-9A-Z]{16}(?![0-9A-Z])",
    "AIza[0-9A-Za-z_-]{35}",
    "ya29\\.[0-9A-Za-z_-]{20,}",
    "(?:hf|npm|gsk|r8|shpat|shpss|lin_api|sntrys|dop_v1|doo_v1|sbp|tgp_v1)_[A-Za-z0-9]{20,}",
    "(?:dckr_pat_|figd_|nvapi-|pypi-|tvly-|hvs\\.)[A-Za-z0-9_-]{20,}",
    "(?:xai|pplx)-[A-Za-z0-9]{20,}",
    "dapi[0-9a-f]{32}",
    "ATATT[A-Za-z0-9_=-]{20,}",
    "SG\\.[A-Za-z0-9_-]{16,}\\.[A-Za-z0-9_-]{16,}",
    "AGE-SECRET-KEY-[0-9A-Z]{20,}"
  ].join("|")})|-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----[\\s\\S]*`,
  "g"
);
var webToken = /\.eyJ[A-Za-z0-9_-]{8,}(?:\.[A-Za-z0-9_-]*)?/g;
var bearer = /(?<=\bbearer )[^\s'"`$,;]{8,}/gi;
var basic = /(?<=\bbasic )[A-Za-z0-9+/]{8,}={0,2}/gi;
var run = /[A-Za-z0-9+/]{20,}={0,2}/g;
var digest = /sha(?:1|256|384|512)[-:]$/i;
function tokens(text) {
  return text.length < 12 ? [] : merged([...known(text), ...random(text)]);
}
function known(text) {
  const found = [];
  const add = (start, end) => found.push({ start, end, credential: true });
  for (const { index, 0: token } of text.matchAll(formats)) add(index, index + token.length);
  for (const { index, 0: token } of text.matchAll(webToken)) {
    const start = text.slice(back(text, index, /[A-Za-z0-9_-]/), index).indexOf("eyJ");
    if (start >= 0) add(back(text, index, /[A-Za-z0-9_-]/) + start, index + token.length);
  }
  for (const { index, 0: token } of text.matchAll(bearer))
    if (/\d/.test(token) || token.length >= 20) add(index, index + token.length);
  for (const { index, 0: token } of text.matchAll(basic))
    if (/^[\x20-\x7e]+:[\x20-\x7e]*$/.test(Buffer.from(token, "base64").toString("latin1")))
      add(index, index + token.length);
  return found;
}
function random(text) {
  const found = [];
  let covered = 0;
  for (const { index, 0: token } of text.matchAll(run)) {
    if (digest.test(text.slice(Math.max(0, index - 7), index))) continue;
    for (const [start, end] of randomIn(token)) {
      if (index + start < covered) continue;
      covered = ahead(text, index + end, /[\w+=~-]/);
      found.push({ start: back(text, index + start, /[\w+~-]/), end: covered, credential: true });
    }
  }
  return found;
}
function back(text, from, sort) {
  let at = from;
  while (at > 0 && sort.test(text[at - 1])) at--;
  return at;
}
function ahead(text, from, sort) {
  let at = from;
  while (at < text.length && sort.test(text[at])) at++;
  return at;
}
function randomIn(text) {
  const out = [];
  let start = 0;
  for (const part of text.split("/")) {
    if (part.length >= 20 && looksRandom(part)) out.push([start, start + part.length]);
    start += part.length + 1;
  }
  const [first = "", ...rest] = text.split("/");
  if (out.length === 0 && rest.length < 4 && first !== "" && looksRandom(text)) return [[0, text.length]];
  return out;
}
function looksRandom(text) {
  const counts = { lower: 0, upper: 0, digit: 0 };
  let [turns, length, lowerRun, inWords] = [0, 0, 0, 0];
  let last;
  for (let i = 0; i < text.length; i++) {
    const kind = kindOf(text.charCodeAt(i));
    if (!kind) continue;
    counts[kind]++;
    length++;
    if (last && kind !== last) turns++;
    lowerRun = kind === "lower" ? last === "lower" ? lowerRun + 1 : 1 : 0;
    if (lowerRun >= 3) inWords += lowerRun === 3 ? 3 : 1;
    last = kind;
  }
  const enough = counts.lower >= 2 && counts.upper >= 2 && counts.digit >= 2;
  return enough && turns / (length - 1) >= 0.4 && inWords / length < 0.4;
}
function kindOf(code) {
  if (code >= 97 && code <= 122) return "lower";
  if (code >= 65 && code <= 90) return "upper";
  return code >= 48 && code <= 57 ? "digit" : void 0;
}
function looksLikeKey(part) {
  return (part.match(/[A-Za-z0-9]{20,}/g) ?? []).some((text) => {
    if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text)) return false;
    const digits = text.replace(/\D/g, "").length;
    const turns = (text.match(/\d(?=\D)|\D(?=\d)/g) ?? []).length;
    return digits >= 4 && text.length - digits >= 4 && turns / (text.length - 1) >= 0.25;
  });
}

// src/seal/change.ts
var UNSHOWN = "(a name that is not shown)";
var ChangeReader = class {
  #sharing = new Sharing();
  #last;
  /** Reads the change that comes next. Fields that the interface does not name are added to `fields`. */
  change(reader, where, fields) {
    let revision;
    let updatedAt;
    let user;
    let found;
    if (!reader.isAt(OPEN_OBJECT)) throw mismatch(where, "an object");
    reader.object((key) => {
      if (key === "settings") {
        if (!reader.isAt(OPEN_OBJECT)) throw mismatch(`${where}.settings`, "an object");
        found = this.#settings(reader);
      } else if (key === "revision") revision = reader.value();
      else if (key === "updatedAt") updatedAt = reader.value();
      else if (key === "user") user = reader.value();
      else {
        fields.add(fieldName(key));
        reader.value();
      }
    });
    if (typeof revision !== "number" || !Number.isSafeInteger(revision) || revision < 0)
      throw mismatch(`${where}.revision`, "a whole number, 0 or more");
    if (!found) throw mismatch(`${where}.settings`, "an object", revision);
    const time = typeof updatedAt === "string" ? instantOf(updatedAt) : void 0;
    if (time === void 0)
      throw mismatch(`${where}.updatedAt`, "a date and time such as 2026-11-20T09:00:00Z", revision);
    return { revision, at: instantText(time), time, by: editorOf(user, where, revision), settings: found };
  }
  /** Lets go of the bytes that were read: they are the caller's, who may write others into them. */
  release() {
    const last = this.#last;
    if (!last || last.bytes.length === last.to - last.from) return;
    last.bytes = Buffer.from(last.bytes.subarray(last.from - last.cut, last.to - last.cut));
    last.cut = last.from;
  }
  /** Forgets everything that was read. */
  forget() {
    this.#sharing = new Sharing();
    this.#last = void 0;
  }
  #settings(reader) {
    const out = bag();
    const slots = /* @__PURE__ */ new Map();
    const last = this.#last?.depth === reader.depth ? this.#last : void 0;
    const from = reader.position;
    reader.shared(
      this.#sharing,
      () => reader.object((key) => {
        const before = last?.slots.get(key);
        const start = reader.position;
        const same = before && reader.skip(last.bytes, before.start - last.cut, before.end - last.cut);
        const value = same ? before.value : reader.value();
        slots.set(key, { start, end: reader.position, value });
        out[key] = value;
      })
    );
    this.#last = { bytes: reader.bytes, from, to: reader.position, cut: 0, depth: reader.depth, slots };
    return out;
  }
};
function fieldName(key) {
  return /^[A-Za-z][\w-]{0,60}$/.test(key) && tokens(key).length === 0 ? key : UNSHOWN;
}
function paginationOf(reader) {
  if (!reader.isAt(OPEN_OBJECT)) throw mismatch("pagination", "an object");
  const { hasMore, nextCursor = null } = reader.value();
  if (typeof hasMore !== "boolean") throw mismatch("pagination.hasMore", "true or false");
  if (nextCursor !== null && typeof nextCursor !== "string") throw mismatch("pagination.nextCursor", "a text");
  return { hasMore, nextCursor };
}
function changesOf(reader, where, read) {
  if (!reader.isAt(OPEN_ARRAY)) throw mismatch(where, "a list");
  reader.array((i) => read(reader, i));
}
function editorOf(user, where, revision) {
  if (user === void 0 || user === null) return { id: null, email: null, name: null };
  if (!isObject(user)) throw mismatch(`${where}.user`, "an object", revision);
  const field = (name) => {
    const value = user[name];
    if (value === void 0 || value === null || value === "") return null;
    if (typeof value !== "string") throw mismatch(`${where}.user.${name}`, "a text", revision);
    return value;
  };
  return { id: field("id"), email: field("email"), name: field("name") };
}
function sameRevision(a, b) {
  return a.time === b.time && canonical({ ...a.by }) === canonical({ ...b.by }) && equal(a.settings, b.settings);
}
function firstOf(a, b) {
  const text = ({ at, by, settings }) => canonical([at, by.id, by.email, by.name, settings]);
  return text(a) <= text(b) ? a : b;
}
function mismatch(where, wanted, revision) {
  return new DriftlineError("incomplete", {
    code: "schema",
    message: `${where} should be ${wanted}`,
    ...revision !== void 0 && { revision }
  });
}

// src/seal/stored.ts
var forms = ["literal", "reference", "placeholder", "masked-by-server"];
var fingerprint = /^fp:(?:none|k[0-9a-f]{7}:[0-9a-f]{16})$/;
var inText = /\[(?:secret|hidden) fp:[^\]]*\]/g;
var StoredSpeller = class {
  #known = /* @__PURE__ */ new WeakMap();
  #texts = /* @__PURE__ */ new WeakMap();
  /** The members of a ledger entry. */
  entry(kind, { revision, at, by, settings, keyId }) {
    const user = canonical({ email: by.email, id: by.id, name: by.name });
    const members = [
      `"key":${canonical(keyId)}`,
      `"kind":${canonical(kind)}`,
      `"revision":${revision}`,
      `"settings":${this.settings(settings)}`,
      `"updatedAt":${canonical(at)}`,
      `"user":${user}`
    ];
    return `{${members.join(",")}}`;
  }
  /** The canonical text of sealed settings. */
  settings(settings) {
    const members = Object.keys(settings).sort().map((key) => `${JSON.stringify(key)}:${this.#text(settings[key])}`);
    return `{${members.join(",")}}`;
  }
  #text(value) {
    if (typeof value !== "object" || value === null) return canonical(value);
    let text = this.#texts.get(value);
    if (text === void 0) this.#texts.set(value, text = canonical(this.#spelled(value)));
    return text;
  }
  #spelled(value) {
    if (typeof value !== "object" || value === null) return value;
    let made = this.#known.get(value);
    if (made === void 0) this.#known.set(value, made = this.#make(value));
    return made;
  }
  #make(value) {
    if (Array.isArray(value)) {
      const items = value.map((item) => this.#spelled(item));
      return items.every((item, i) => item === value[i]) ? value : items;
    }
    if (isSecret(value))
      return {
        $secret: value.$secret,
        fingerprint: value.fingerprint,
        ...isMisplaced(value) && { misplaced: true },
        ...isWeak(value) && { weak: true }
      };
    const out = bag();
    let same = true;
    for (const [key, item] of Object.entries(value)) {
      out[key] = this.#spelled(item);
      same &&= out[key] === item;
    }
    return same ? value : out;
  }
};
var StoredReader = class {
  #changes = new ChangeReader();
  #known = /* @__PURE__ */ new WeakMap();
  /**
   * Reads one entry of the ledger that holds a revision.
   * @throws DriftlineError `tampered` when it is not as it was spelled
   */
  entry(bytes, keyId) {
    try {
      const fields = /* @__PURE__ */ new Set();
      const reader = new JsonReader(bytes, bytes.length, DEEPER);
      const { revision, at, time, by, settings } = this.#changes.change(reader, "the entry", fields);
      reader.end();
      return { revision, at, time, by, settings: this.#revived(settings), keyId };
    } catch (error) {
      if (!(error instanceof DriftlineError) || error.code !== "incomplete") throw error;
      throw new DriftlineError("tampered", error.problems[0].message);
    } finally {
      this.#changes.release();
    }
  }
  #revived(value) {
    if (typeof value !== "object" || value === null) return value;
    let made = this.#known.get(value);
    if (made === void 0) this.#known.set(value, made = this.#make(value));
    return made;
  }
  #make(value) {
    if (Array.isArray(value)) {
      const items = value.map((item) => this.#revived(item));
      return items.every((item, i) => item === value[i]) ? value : items;
    }
    const object = value;
    if (Object.hasOwn(object, "$secret")) return markerOf(object);
    const out = bag();
    let same = true;
    for (const [read, item] of Object.entries(object)) {
      const key = /^\$\$+number$/.test(read) ? read.slice(1) : read;
      out[key] = this.#revived(item);
      same &&= key === read && out[key] === item;
    }
    return same ? object : out;
  }
};
var DEEPER = 72;
function markerOf(written) {
  const { $secret: form, fingerprint: mark, misplaced, weak, ...rest } = written;
  const isSound = typeof form === "string" && forms.includes(form) && typeof mark === "string" && fingerprint.test(mark) && (misplaced === void 0 || misplaced === true) && (weak === void 0 || weak === true) && Object.keys(rest).length === 0;
  if (!isSound) throw new DriftlineError("tampered", "a marker of a secret is not one of ours");
  return secretMarker(form, mark, { misplaced: misplaced === true, weak: weak === true });
}
function holdsMarkers(value, known2 = /* @__PURE__ */ new WeakMap()) {
  if (typeof value === "string") return value.search(inText) >= 0;
  if (typeof value !== "object" || value === null) return false;
  let holds = known2.get(value);
  if (holds !== void 0) return holds;
  holds = isSecret(value) || (Array.isArray(value) ? value.some((item) => holdsMarkers(item, known2)) : Object.entries(value).some(
    ([key, item]) => key.startsWith("[secret fp:") || holdsMarkers(item, known2)
  ));
  known2.set(value, holds);
  return holds;
}
var Blanker = class {
  #known = /* @__PURE__ */ new WeakMap();
  settings(settings) {
    return this.#blank(settings);
  }
  #blank(value) {
    if (typeof value === "string") return blankText(value);
    if (typeof value !== "object" || value === null) return value;
    let made = this.#known.get(value);
    if (made === void 0) this.#known.set(value, made = this.#make(value));
    return made;
  }
  #make(value) {
    if (isSecret(value))
      return secretMarker(value.$secret, NO_FINGERPRINT, { weak: isWeak(value), misplaced: isMisplaced(value) });
    if (Array.isArray(value)) {
      const items = value.map((item) => this.#blank(item));
      return items.every((item, i) => item === value[i]) ? value : items;
    }
    const out = bag();
    const own = distinct();
    for (const [key, item] of Object.entries(value)) out[own(blankText(key))] = this.#blank(item);
    return Object.entries(value).every(([key, item]) => out[key] === item) ? value : out;
  }
};
function blankText(text) {
  return text.includes(" fp:k") ? text.replace(/\[(secret|hidden) fp:k[0-9a-f]{7}:[0-9a-f]{16}\]/g, `[$1 ${NO_FINGERPRINT}]`) : text;
}
function distinct() {
  let times;
  return (key) => {
    const [, hidden] = /^(\[secret fp:[^\]]*\])(?:#\d+)?$/.exec(key) ?? [];
    if (hidden === void 0) return key;
    times ??= /* @__PURE__ */ new Map();
    const n = (times.get(hidden) ?? 0) + 1;
    times.set(hidden, n);
    return n === 1 ? hidden : `${hidden}#${n}`;
  };
}

export {
  merged,
  tokens,
  known,
  looksLikeKey,
  UNSHOWN,
  ChangeReader,
  fieldName,
  paginationOf,
  changesOf,
  sameRevision,
  firstOf,
  mismatch,
  StoredSpeller,
  StoredReader,
  holdsMarkers,
  Blanker,
  distinct
};
