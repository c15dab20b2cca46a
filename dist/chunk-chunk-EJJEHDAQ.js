import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  addressesIn,
  apart,
  freeSpans,
  isFlagged,
  isKeptElsewhere,
  isMasked,
  isOrdinary,
  isPlaceholder,
  isPromised,
  namesCredential,
  promiseOf,
  redact,
  remains,
  secretsIn,
  unforged,
  urlSpans
} from "./chunk-chunk-ICCAXWF2.js";
import {
  distinct,
  known,
  soundMarker,
  tokens
} from "./chunk-chunk-Q22XO7I3.js";
import {
  JsonReader
} from "./chunk-chunk-R6Y7EH2F.js";
import {
  isReference
} from "./chunk-chunk-JUUJT7JG.js";
import {
  createReader
} from "./chunk-chunk-QIVIUYYH.js";
import {
  knownValues
} from "./chunk-chunk-NOTXTWNX.js";
import {
  NO_FINGERPRINT,
  isMarker,
  secretMarker
} from "./chunk-chunk-WNWQCOS2.js";
import {
  annotation,
  html,
  nameOf,
  sarifMessage,
  spreadsheet,
  visible,
  visibleJson,
  xml
} from "./chunk-chunk-TXR2ON6E.js";
import {
  bag,
  canonical,
  compare,
  isExactNumber,
  isObject,
  segment
} from "./chunk-chunk-2KDALSGB.js";
import {
  DriftlineError
} from "./chunk-chunk-QIRLV5DT.js";

// src/seal/fingerprint.ts
import { createHmac } from "node:crypto";
function createFingerprints(key, organization) {
  if (key === void 0) {
    const numbers = { text: /* @__PURE__ */ new Map(), json: /* @__PURE__ */ new Map() };
    let last = 0;
    return {
      keyId: null,
      of: (secret, written) => {
        let found = numbers[written].get(secret);
        if (!found) numbers[written].set(secret, found = `fp:run:${++last}`);
        return found;
      }
    };
  }
  if (Buffer.byteLength(key, "utf8") < 32)
    throw new DriftlineError("usage", {
      message: "the fingerprint key is shorter than 32 bytes",
      hint: "make one with: openssl rand -hex 32"
    });
  const mac = (domain, content) => createHmac("sha256", key).update(domain).update(content).digest("hex");
  const keyId = `k${mac("driftline/key-id/v1", "").slice(0, 7)}`;
  return {
    keyId,
    of: (secret, written) => {
      const [form, content] = secret.isWellFormed() ? ["", secret] : ["/utf-16", Buffer.from(secret, "utf16le")];
      const domain = `driftline/fp/v1${written === "text" ? "" : "/json"}${form}\0${organization}\0`;
      return `fp:${keyId}:${mac(domain, content).slice(0, 16)}`;
    }
  };
}

// src/seal/scanner.ts
var BASE = 16777619;
var MIX = 2654435761;
var LONG = 128;
function scanned(text) {
  return text.slice(0, LONG).replace(/[A-Z]+/g, (upper) => upper.toLowerCase());
}
function fold(code) {
  return code >= 65 && code <= 90 ? code + 32 : code;
}
var Scanner = class {
  #size;
  #window;
  #lead;
  /** The texts by the hash of their beginning, sorted. */
  #buckets = /* @__PURE__ */ new Map();
  /** One bit for each of the hashes, and some for others: most characters of a text need not be looked up. */
  #bits;
  #shift;
  /** @param texts empty ones are left out */
  constructor(texts) {
    const known2 = /* @__PURE__ */ new Set();
    for (const text of texts) if (text !== "") known2.add(scanned(text));
    this.#size = known2.size;
    let window = Infinity;
    for (const text of known2) window = Math.min(window, text.length);
    this.#window = window;
    let lead = 1;
    for (let i = 1; i < window && this.#size > 0; i++) lead = Math.imul(lead, BASE);
    this.#lead = lead;
    const size = Math.min(30, Math.max(16, Math.ceil(Math.log2(this.#size * 32 + 1))));
    this.#shift = 32 - size;
    this.#bits = new Uint32Array(2 ** (size - 5));
    for (const text of known2) {
      let hash = 0;
      for (let i = 0; i < window; i++) hash = Math.imul(hash, BASE) + text.charCodeAt(i) | 0;
      const bit = this.#bitOf(hash);
      this.#bits[bit >>> 5] |= 1 << (bit & 31);
      const bucket = this.#buckets.get(hash);
      if (bucket) bucket.push(text);
      else this.#buckets.set(hash, [text]);
    }
    for (const bucket of this.#buckets.values()) if (bucket.length > 1) bucket.sort();
  }
  /** Whether any of the texts stands in this one. */
  in(text) {
    return this.#scan(text, () => true);
  }
  /** Those of the texts, as scanned, that stand in this one. */
  all(text) {
    const found = /* @__PURE__ */ new Set();
    this.#scan(text, (one) => found.add(one).size === this.#size);
    return found;
  }
  #bitOf(hash) {
    return Math.imul(hash, MIX) >>> this.#shift;
  }
  /** Calls `hear` with every text where it stands, until it has heard enough. */
  #scan(text, hear) {
    const window = this.#window;
    if (text.length < window) return false;
    let hash = 0;
    for (let i = 0; i < text.length; i++) {
      if (i >= window) hash = hash - Math.imul(this.#lead, fold(text.charCodeAt(i - window))) | 0;
      hash = Math.imul(hash, BASE) + fold(text.charCodeAt(i)) | 0;
      if (i < window - 1) continue;
      const bit = this.#bitOf(hash);
      if ((this.#bits[bit >>> 5] & 1 << (bit & 31)) === 0) continue;
      const bucket = this.#buckets.get(hash);
      if (bucket && standing(bucket, text, i - window + 1, hear)) return true;
    }
    return false;
  }
};
function standing(sorted, text, start, hear) {
  let [first, end] = [0, sorted.length];
  for (let i = 0; ; i++) {
    if (sorted[first].length === i && hear(sorted[first++])) return true;
    if (first === end) return false;
    const code = fold(text.charCodeAt(start + i));
    if (sorted[first].charCodeAt(i) === code && sorted[end - 1].charCodeAt(i) === code) continue;
    first = bound(sorted, first, end, i, code);
    end = bound(sorted, first, end, i, code + 1);
    if (!(first < end)) return false;
  }
}
function bound(sorted, first, end, i, code) {
  let [low, high] = [first, end];
  while (low < high) {
    const middle = low + high >>> 1;
    if (sorted[middle].charCodeAt(i) < code) low = middle + 1;
    else high = middle;
  }
  return low;
}

// src/seal/strength.ts
var STRONG = 12;
var ours = [
  /\[(?:secret|hidden)[: ]|"\$secret"|"fingerprint"|fp:(?:run|k)/i,
  /^(?:(?:f?p:)?k?[0-9a-f]{0,7}:|[fk]?_)?[0-9a-f]{0,16}$/i,
  /^(?=.*[T :])\d{0,4}-?\d{0,2}-?\d{0,2}[T ]?\d{0,2}:?\d{0,2}:?[\d.]{0,6}(?:Z| U?T?C?)?$/i
];
function readsLikeOurs(text) {
  return ours.some((shape) => shape.test(text));
}
function weigh(literals, own, catalog, histories) {
  const candidates = new Scanner(literals);
  const common = /* @__PURE__ */ new Set();
  const hear = (text) => {
    for (const literal of candidates.all(text)) common.add(literal);
  };
  for (const text of own) hear(text);
  const keys = keysOf(catalog.root);
  if ([...literals].some((literal) => readsLikePlace(literal, keys)))
    for (const subject of subjectsOf(catalog, histories)) {
      hear(subject);
      hear(nameOf(subject));
    }
  const isWeak = (literal) => literal.length < STRONG || common.has(scanned(literal)) || readsLikeOurs(literal);
  return { strong: [...literals].filter((literal) => !isWeak(literal)), isWeak };
}
function catalogWords(catalog) {
  const said = catalog.settings.flatMap((setting) => [...knownValues(setting), setting.says, setting.unset.means]);
  return [...said, ...spellings(catalog.root, "", "")];
}
function spellings(place, path, pointer) {
  const below = [...place.keys].flatMap(
    ([key, { place: next }]) => spellings(next, path === "" ? key : `${path}.${key}`, pointer + segment(key))
  );
  const elements = place.any ? spellings(place.any, `${path}[*]`, `${pointer}/*`) : [];
  return [path, pointer, ...below, ...elements];
}
function keysOf(place, into = /* @__PURE__ */ new Set()) {
  for (const [key, { place: next }] of place.keys) keysOf(next, into.add(key));
  if (place.any) keysOf(place.any, into);
  return into;
}
function readsLikePlace(literal, keys) {
  const [first = "", ...rest] = literal.slice(0, 1e3).split(/[/.]/);
  const last = rest.pop();
  if (last === void 0) return false;
  if (rest.some((part) => keys.has(part))) return true;
  return [...keys].some((key) => key.endsWith(first) || key.startsWith(last));
}
function* subjectsOf(catalog, histories) {
  const read = createReader(catalog);
  const seen = /* @__PURE__ */ new WeakSet();
  for (const settings of histories)
    for (const block of read(settings).values()) {
      if (seen.has(block)) continue;
      seen.add(block);
      yield* block.entries.keys();
    }
}

// src/seal/encodings.ts
import { createHash } from "node:crypto";
var MIN = 12;
function encodings(literal) {
  const start = literal.slice(0, 2 * LONG);
  const bytes = Buffer.from(start, "utf8");
  const json = inJson(start);
  const forms = [
    literal,
    Array.from(literal.slice(-2 * LONG)).toReversed().join(""),
    json,
    inJson(json),
    visibleJson(json),
    json.replace(/[<>&]/g, unicodeEscapes),
    unicodeEscapes(start),
    visible(start),
    start.replaceAll('"', '""'),
    // Not as the beginning of a cell: what stands before it there is no part of it.
    ...[start, json].map((text) => spreadsheet(`.${text}`).slice(1).replaceAll('"', '""')),
    xml(start),
    xml(json),
    inJson(visible(start)),
    inJson(visible(json)),
    inJson(sarifMessage(start)),
    html(start),
    html(json),
    start.replace(/[&<>"']/g, (c) => named[c]),
    entities(start, (code) => String(code)),
    entities(start, (code) => `x${code.toString(16)}`),
    annotation(start),
    encodeURIComponent(start.toWellFormed()),
    percent(bytes),
    bytes.toString("hex"),
    ...["base64", "base64url"].flatMap((encoding) => aligned(bytes, encoding)),
    Buffer.from(start, "utf16le").toString("latin1"),
    ...["sha256", "sha1", "md5"].map((name) => createHash(name).update(literal, "utf8").digest("hex"))
  ];
  return [...new Set(forms)].filter((form) => form.length >= MIN);
}
var named = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };
function inJson(text) {
  return JSON.stringify(text).slice(1, -1);
}
function unicodeEscapes(text) {
  let out = "";
  for (let i = 0; i < text.length; i++) out += `\\u${text.charCodeAt(i).toString(16).padStart(4, "0")}`;
  return out;
}
function entities(text, spell) {
  return Array.from(text, (c) => `&#${spell(c.codePointAt(0))};`).join("");
}
function percent(bytes) {
  return [...bytes].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
}
function aligned(bytes, encoding) {
  return [0, 1, 2].map((shift) => {
    const text = Buffer.concat([Buffer.alloc(shift), bytes]).toString(encoding).replace(/=+$/, "");
    const start = Math.ceil(shift * 8 / 6);
    return text.slice(start, Math.floor((shift + bytes.length) * 8 / 6));
  });
}

// src/seal/leaks.ts
function leakTest(secrets, own) {
  const forms = secrets.flatMap(encodings).filter((form) => !readsLikeOurs(form));
  let scanner = new Scanner(forms);
  const innocent = new Set(own.flatMap((text) => [...scanner.all(text)]));
  if (innocent.size > 0) scanner = new Scanner(forms.filter((form) => !innocent.has(scanned(form))));
  return (text) => scanner.in(text);
}

// src/seal/again.ts
var STAND_IN = "sealedpart";
var neverSealed = {
  isMark: () => false,
  isForgery: (key) => /^\$+secret$/.test(key),
  isName: () => false,
  unforged,
  read(shown, text) {
    const spans = secretsIn(shown, text);
    return {
      spans,
      found: spans.map(({ start, end }) => text.slice(start, end)),
      rest: remains(text, spans),
      isOpen: true,
      spell: (hide) => spans.length === 0 ? unforged(text) : redact(text, spans, hide)
    };
  }
};
var Marked = class {
  #mark;
  #whole;
  #name;
  /** @param fingerprint the whole of a fingerprint that is ours */
  constructor(fingerprint) {
    const shape = fingerprint.source.replace(/^\^|\$$/g, "");
    this.#mark = new RegExp(String.raw`\[(?:secret|hidden) ${shape}\]`, "g");
    this.#whole = new RegExp(`^(?:${this.#mark.source})$`);
    this.#name = new RegExp(String.raw`^\[secret ${shape}\](?:#[1-9]\d*)?$`);
  }
  /** Whether a text is nothing but a mark. */
  isMark(text) {
    return this.#whole.test(text);
  }
  /** Whether a key must be kept from passing for a marker's. Those that were have a sign more. */
  isForgery(key) {
    return key === "$secret";
  }
  /** Whether a key is the mark of a hidden one. */
  isName(key) {
    return this.#name.test(key);
  }
  /** A text that anybody may have written, kept from looking like a mark. What was kept from it before stays. */
  unforged(text) {
    return text.replace(/\[(secret|hidden) fp:/g, "[$1: fp:");
  }
  read(shown, marked) {
    const marks = marked.match(this.#mark) ?? [];
    let word = STAND_IN;
    while (marked.includes(word)) word += "x";
    const text = marks.length === 0 ? marked : marked.replace(this.#mark, word);
    const words = [...text.matchAll(new RegExp(word, "g"))].map(({ index }) => index);
    const spans = secretsIn(shown, text).flatMap((span) => without(span, words, word.length));
    return {
      spans,
      found: spans.map(({ start, end }) => text.slice(start, end)),
      rest: remains(text, spans),
      isOpen: marks.length === 0,
      spell: (hide) => {
        let out = "";
        let at = 0;
        for (const { start, end, credential } of spans) {
          out += this.unforged(text.slice(at, start)) + hide(text.slice(start, end), credential);
          at = end;
        }
        let i = 0;
        return (out + this.unforged(text.slice(at))).replaceAll(word, () => marks[i++]);
      }
    };
  }
};
function without(span, words, length) {
  const parts = [];
  let { start } = span;
  for (const at of words) {
    if (at + length <= start || at >= span.end) continue;
    if (at > start) parts.push({ ...span, start, end: at });
    start = at + length;
  }
  if (start < span.end) parts.push({ ...span, start });
  return parts;
}

// src/seal/leaf.ts
function leafOf({ setting, any }) {
  if (!setting || any || setting.fields) return "unknown";
  if (setting.kind === "boolean" || setting.kind === "integer") return "switch";
  if (setting.kind === "domain") return "host";
  return setting.kind === "json" && setting.class === "secret" ? "argument" : setting.class;
}
function isKnown({ setting }, value) {
  return setting !== void 0 && typeof value === "string" && knownValues(setting).includes(value);
}
function isLeaf(value) {
  return typeof value !== "object" || value === null || isExactNumber(value) || isMarker(value);
}
function isForgery(value) {
  return isObject(value) && soundMarker(value, /^fp:[a-z0-9:]{1,40}$/) !== void 0;
}
function holdsForgery(value) {
  if (typeof value !== "object" || value === null) return false;
  return Object.hasOwn(value, "$secret") || Object.values(value).some((item) => holdsForgery(item));
}

// src/seal/pairs.ts
var names = /^(?:name|key|k|variable|var|env|header|field|param|parameter|option|flag|arg)$/i;
var values = /^(?:values?|val|v|default|content|data|plaintext|string)$/i;
function pairIn(object) {
  const keys = Object.keys(object);
  const value = keys.find((key2) => values.test(key2));
  const key = keys.find((one) => names.test(one) && typeof object[one] === "string");
  return value === void 0 || key === void 0 ? void 0 : { key, value, name: object[key] };
}
function isName(text) {
  if (!/^-{0,2}[A-Za-z_$][\w.-]{0,63}$/.test(text)) return false;
  return !/\d/.test(text) || promiseOf(text) !== "nothing";
}

// src/seal/parts.ts
function isCredential(text, named2) {
  return named2 || tokens(text).length > 0 || !isOrdinary(text);
}
function isOfCredentialForm(text) {
  const [, scheme, value = ""] = /^(bearer|basic|token|digest|apikey)\s+(\S{8,})\s*$/i.exec(text) ?? [];
  if (scheme !== void 0 && !isKeptElsewhere(value) && (/^bearer$/i.test(scheme) || /\d/.test(value))) return true;
  return freeSpans(text).some((span) => span.credential);
}
function* secretParts(value) {
  if (isExactNumber(value)) yield value.$number;
  else if (typeof value === "number") yield String(value);
  else if (Array.isArray(value)) for (const item of value) yield* inside("", item);
  else if (isObject(value)) for (const key of Object.keys(value)) yield* inside(key, value[key]);
  else if (typeof value === "string") yield* textParts(value);
}
function* inside(key, value) {
  if (typeof value !== "string") yield* secretParts(value);
  else if (!isReference(value) && isCredential(value, namesCredential(key, value))) yield* textParts(value);
}
function* textParts(text) {
  yield text;
  const [, scheme, credential] = /^(bearer|basic|token|digest|apikey)\s+(\S+)\s*$/i.exec(text) ?? [];
  if (credential !== void 0) yield credential;
  yield* afterColon(scheme?.toLowerCase() === "basic" ? Buffer.from(credential, "base64").toString("utf8") : text);
  for (const { start, end } of tokens(text)) yield text.slice(start, end);
  if (text.includes("://"))
    for (const span of urlSpans(text)) {
      const part = text.slice(span.start, span.end);
      if (span.credential) yield part;
      if (span.credential) yield* afterColon(part);
    }
  if (/^\s*[{[]/.test(text)) yield* secretParts(parsed(text));
}
function* afterColon(text) {
  const [, password] = /^[^\s:/]{1,100}:([^\s/][^\s]*)$/.exec(text) ?? [];
  if (password !== void 0) yield password;
}
function parsed(text) {
  try {
    const reader = new JsonReader(Buffer.from(text));
    const value = reader.value();
    reader.end();
    return value;
  } catch {
    return null;
  }
}

// src/seal/sealer.ts
var Sealer = class {
  #vault;
  #memo = /* @__PURE__ */ new Map();
  #texts = /* @__PURE__ */ new Map();
  #names = /* @__PURE__ */ new Map();
  #before;
  /** @param before how our marks are told in what was sealed before */
  constructor(vault, before = neverSealed) {
    this.#vault = vault;
    this.#before = before;
  }
  /** The settings of one revision. Sub-trees that were sealed before come out as the same objects. */
  settings(root, raw) {
    return this.#group(root, raw);
  }
  /** What no catalog knows: texts that anybody may have written, and secrets under names that promise them. */
  event(raw, identities) {
    return this.#object(
      raw,
      (name, item) => identities.has(name) && typeof item === "string" ? [name, this.#leaf("personal", item, "")] : [this.#key(name), this.#tree("free", item, name)]
    );
  }
  /** @param key the name that came with the data; empty where the catalog has named the place */
  #at(place, value, key) {
    if (isLeaf(value)) return this.#leaf(leafOf(place), value, isKnown(place, value) ? "" : key);
    return this.#remember(place, key, value, () => this.#structure(place, value, key));
  }
  #structure(place, value, key) {
    const { setting } = place;
    if (setting && !place.any) return this.#setting(place, value, key);
    if (setting?.kind === "keyed" && Array.isArray(value))
      return this.#list(
        value,
        (item) => isLeaf(item) || Array.isArray(item) ? this.#leaf("unknown", item, key) : this.#remember(place.any, key, item, () => this.#group(place.any, item))
      );
    if (Array.isArray(value) || setting?.kind === "keyed") return this.#leaf("unknown", value, key);
    return this.#group(place, value);
  }
  /** The value of one setting, which is a list or an object. */
  #setting(place, value, key) {
    const setting = place.setting;
    const leaf = leafOf(place);
    if (setting.kind === "secret") return this.#leaf(leaf, value, key);
    if (setting.kind === "json" && !setting.fields) return this.#tree(leaf, value, key);
    if (!Array.isArray(value)) return this.#entry(setting.fields, value, key);
    if (!setting.list) return this.#leaf("unknown", value, key);
    return this.#list(value, (item) => {
      if (isLeaf(item)) return this.#leaf(leaf, item, key);
      return Array.isArray(item) ? this.#leaf("unknown", item, key) : this.#entry(setting.fields, item, key);
    });
  }
  /** An entry that is an object with known fields; unknown ones are secret. */
  #entry(fields, value, key) {
    if (!fields) return this.#leaf("unknown", value, key);
    return this.#object(
      value,
      (name, item) => Object.hasOwn(fields, name) ? [name, this.#tree(fields[name], item, "")] : [this.#key(name), this.#leaf("unknown", item, name)]
    );
  }
  #group(place, value) {
    const personal = place.setting?.class === "personal";
    return this.#object(value, (name, item) => {
      const found = place.keys.get(name)?.place;
      const key = found ? name : this.#key(name, personal);
      if (found) return [key, this.#at(found, item, found.setting?.class === "secret" ? name : "")];
      return [key, place.any ? this.#at(place.any, item, name) : this.#leaf("unknown", item, name)];
    });
  }
  /** A value of one class at any depth. A name that says credential counts, whatever the class. */
  #tree(leaf, value, key) {
    if (isLeaf(value)) return this.#leaf(leaf, value, key);
    const under = leaf !== "secret" && leaf !== "unknown" && this.#isAlways(key) ? "below" : leaf;
    return this.#remember(under, key, value, () => {
      if (Array.isArray(value)) return this.#listed(under, value, key);
      const pair = pairIn(value);
      return this.#object(value, (name, item) => {
        if (name === pair?.value) return [name, this.#tree(under, item, pair.name)];
        const said = name === pair?.key && isName(pair.name) ? "" : name;
        const isBelow = this.#promised(key) === "long" && this.#promised(said) === "nothing";
        return [this.#key(name), this.#tree(under, item, isBelow ? key : said)];
      });
    });
  }
  /** The elements of a list: each may be an argument behind its flag, or a value behind its name. */
  #listed(leaf, value, key) {
    return this.#list(value, (item, i) => {
      const before = value.slice(Math.max(0, i - 8), i).filter((one) => typeof one === "string");
      const last = value[i - 1];
      if (typeof last !== "string" || typeof item !== "string") return this.#tree(leaf, item, key);
      if (isFlagged(before, item)) return this.#tree(leaf, item, "password");
      return this.#tree(
        leaf,
        item,
        value.length === 2 && isName(last) && this.#promised(last) !== "nothing" ? last : key
      );
    });
  }
  /** What becomes of a text, of which most stand in many revisions, depends on its class and the name above it alone. */
  #leaf(leaf, value, key) {
    if (value === null || value === "" || isMarker(value)) return value;
    if (typeof value !== "string") return this.#sealed(leaf, value, key);
    if (this.#before.isMark(value)) return value;
    const kind = `${leaf} ${this.#promised(key)}`;
    let texts = this.#texts.get(kind);
    if (!texts) this.#texts.set(kind, texts = /* @__PURE__ */ new Map());
    let made = texts.get(value);
    if (made === void 0) texts.set(value, made = this.#sealed(leaf, value, key));
    return made;
  }
  #sealed(leaf, value, key) {
    if (!isLeaf(value)) return leaf === "unknown" ? this.#tree("unknown", value, key) : this.#whole(value, key);
    const isNamed = this.#isNamed(value, key);
    switch (leaf) {
      case "secret":
        return this.#hidden(value, isNamed);
      case "below":
        return typeof value === "boolean" ? value : this.#hidden(value, true);
      case "argument":
        return typeof value === "string" || isNamed ? this.#hidden(value, isNamed) : this.#number(value);
      case "switch":
        if (typeof value !== "string") return this.#number(value);
        return /^(?:true|false|yes|no|on|off|null|\d{1,10})$/i.test(value) ? value : this.#leaf("unknown", value, key);
      case "unknown": {
        if (typeof value === "boolean") return value;
        if (typeof value !== "string" && !isNamed)
          return `[hidden ${this.#vault.fingerprint(canonical(value), "json")}]`;
        const isFound = isNamed || tokens(value).length > 0;
        return this.#secret(value, isFound, isFound || isOfCredentialForm(value));
      }
      default:
        if (isNamed) return this.#secret(value, true, true);
        return typeof value === "string" ? this.#shown(leaf, value) : this.#number(value);
    }
  }
  /** A list or an object where a secret should be. */
  #whole(value, key) {
    return this.#secret(value, true, this.#isNamed(value, key) || isOfCredentialForm(canonical(value)));
  }
  /** What stands where secrets do. */
  #hidden(value, isNamed) {
    if (typeof value !== "string") return this.#secret(value, true, isNamed);
    return this.#secret(value, isCredential(value, isNamed), isNamed || isOfCredentialForm(value));
  }
  /**
   * @param isFound it is a credential beyond doubt, so that it is hidden wherever it stands
   * @param credential its name or its form says that it is one; others are hidden only to be safe
   */
  #secret(value, isFound, credential) {
    if (typeof value === "string") {
      if (isReference(value) && tokens(value).length === 0 && !this.#vault.holdsLiteral(value)) return value;
      if (isPlaceholder(value)) return this.#marker("placeholder", value, {});
      if (isMasked(value)) return this.#marker("masked-by-server", value, {});
    }
    if (isForgery(value)) return this.#marker("masked-by-server", value, { forged: true });
    if (isFound) for (const part of secretParts(value)) this.#vault.found(part);
    return this.#marker("literal", value, { credential, forged: holdsForgery(value) });
  }
  #marker(form, value, marks) {
    const [written, text] = typeof value === "string" ? ["text", value] : ["json", canonical(value)];
    const weak = form === "literal" && this.#vault.isWeak(text);
    return secretMarker(form, this.#vault.fingerprint(text, written), { weak, ...marks });
  }
  #number(value) {
    const digits = isExactNumber(value) ? value.$number : canonical(value);
    return this.#vault.holdsLiteral(digits) ? this.#marker("literal", value, { misplaced: true }) : value;
  }
  #shown(leaf, text) {
    const shown = leaf === "host" || leaf === "secret" ? "public" : leaf;
    const hasParts = shown === "url" || shown === "command" || shown === "free";
    const { spans, found, rest, isOpen, spell } = this.#before.read(shown, text);
    for (const [i, { credential }] of spans.entries())
      if (credential) for (const part of secretParts(found[i])) this.#vault.found(part);
    for (const part of rest)
      if (leaf === "url" || leaf === "host") this.#vault.shows(part);
      else if (leaf === "command") for (const found2 of addressesIn(part)) this.#vault.shows(found2);
    if (!hasParts && spans.length > 0 || rest.some((part) => this.#vault.holdsLiteral(part)))
      return isOpen ? this.#marker("literal", text, { misplaced: true }) : secretMarker("literal", NO_FINGERPRINT, { misplaced: true });
    const hide = (secret, credential) => `[${credential ? "secret" : "hidden"} ${this.#vault.fingerprint(secret, "text")}]`;
    return spans.length === 0 ? spell(hide) : apart(spell(hide));
  }
  /** A key that came with the data: hidden like a text, and never taken for our own marker. */
  #key(key, personal = false) {
    if (this.#before.isName(key)) return key;
    const found = personal ? known(key) : tokens(key);
    for (const { start, end } of found) this.#vault.found(key.slice(start, end));
    if (found.length > 0 || this.#vault.holdsLiteral(key)) return `[secret ${this.#vault.fingerprint(key, "text")}]`;
    return this.#before.isForgery(key) ? `$${key}` : this.#before.unforged(key);
  }
  /** In the order of the keys, whatever the order they came in: the same secrets get the same numbers. */
  #object(value, member) {
    const own = distinct(Object.keys(value).filter((key) => this.#before.isName(key)));
    const made = Object.keys(value).sort().map((name) => member(name, value[name])).map(([key, item]) => [own(key), item]);
    const out = bag();
    for (const [key, item] of made.sort(([a], [b]) => compare(a, b))) out[key] = item;
    const names2 = Object.keys(out);
    return Object.keys(value).every((name, i) => name === names2[i] && value[name] === out[name]) ? value : out;
  }
  #list(value, item) {
    const out = value.map(item);
    return out.every((made, i) => made === value[i]) ? value : out;
  }
  /** The name above a value is a part of what it is: an equal value may stand under another one. */
  #remember(place, key, value, make) {
    let memos = this.#memo.get(place);
    if (!memos) this.#memo.set(place, memos = {});
    const memo = memos[this.#promised(key)] ??= /* @__PURE__ */ new WeakMap();
    let made = memo.get(value);
    if (made === void 0) memo.set(value, made = make());
    return made;
  }
  #promised(key) {
    let promised = this.#names.get(key);
    if (promised === void 0)
      this.#names.set(key, promised = this.#before.isName(key) ? "nothing" : promiseOf(key));
    return promised;
  }
  /** Whether a name says credential of every value that is no number. */
  #isAlways(key) {
    const promised = this.#promised(key);
    return promised === "any" || promised === "text";
  }
  #isNamed(value, key) {
    const promised = this.#promised(key);
    if (typeof value === "string") return isPromised(promised, value);
    return promised === "any" && value !== null && typeof value !== "boolean";
  }
};

export {
  createFingerprints,
  STRONG,
  readsLikeOurs,
  weigh,
  catalogWords,
  leakTest,
  Marked,
  Sealer
};
