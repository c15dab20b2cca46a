import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  apart,
  isMasked,
  isOrdinary,
  isPlaceholder,
  namesCredential,
  redact,
  remains,
  secretsIn,
  unforged,
  urlSpans
} from "./chunk-chunk-MP2BN7AN.js";
import {
  distinct,
  known,
  tokens
} from "./chunk-chunk-PIH73NTD.js";
import {
  JsonReader
} from "./chunk-chunk-ZJUTSTSW.js";
import {
  isReference
} from "./chunk-chunk-JUUJT7JG.js";
import {
  createReader
} from "./chunk-chunk-Y5GTTDQ3.js";
import {
  knownValues
} from "./chunk-chunk-TXGC43IP.js";
import {
  secretMarker
} from "./chunk-chunk-BPIGHK4L.js";
import {
  bag,
  canonical,
  isExactNumber,
  isObject,
  segment
} from "./chunk-chunk-YPYL2KTM.js";
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

// src/seal/parts.ts
function isCredential(text, named2) {
  return named2 || tokens(text).length > 0 || !isOrdinary(text);
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
  else if (!isReference(value) && isCredential(value, namesCredential(key))) yield* textParts(value);
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
var address = /[a-z][a-z0-9+.-]{0,20}:\/\/[^\s"'<>`]+|^[\w*-]+(?:\.[\w-]+)+(?::\d+)?$/gi;
var Sealer = class {
  #vault;
  #memo = /* @__PURE__ */ new Map();
  #texts = /* @__PURE__ */ new Map();
  #names = /* @__PURE__ */ new Map();
  constructor(vault) {
    this.#vault = vault;
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
  #at(place, value, key) {
    if (isLeaf(value)) return this.#leaf(leafOf(place), value, key);
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
      (name, item) => Object.hasOwn(fields, name) ? [name, this.#tree(fields[name], item, name)] : [this.#key(name), this.#leaf("unknown", item, name)]
    );
  }
  #group(place, value) {
    const personal = place.setting?.class === "personal";
    return this.#object(value, (name, item) => {
      const found = place.keys.get(name)?.place;
      const key = found ? name : this.#key(name, personal);
      const next = found ?? place.any;
      return [key, next ? this.#at(next, item, name) : this.#leaf("unknown", item, name)];
    });
  }
  /** A value of one class at any depth. */
  #tree(leaf, value, key) {
    if (isLeaf(value)) return this.#leaf(leaf, value, key);
    if (leaf === "free" && this.#named(key)) return this.#tree("secret", value, key);
    return this.#remember(
      leaf,
      key,
      value,
      () => Array.isArray(value) ? this.#list(value, (item) => this.#tree(leaf, item, key)) : this.#object(value, (name, item) => [this.#key(name), this.#tree(leaf, item, name)])
    );
  }
  /** Most texts stand in many revisions, and what becomes of one depends on its class and the name above it alone. */
  #leaf(leaf, value, key) {
    if (value === null || value === "") return value;
    if (typeof value !== "string") return this.#sealed(leaf, value, key);
    const kind = this.#named(key) ? `${leaf}, named` : leaf;
    let texts = this.#texts.get(kind);
    if (!texts) this.#texts.set(kind, texts = /* @__PURE__ */ new Map());
    let made = texts.get(value);
    if (made === void 0) texts.set(value, made = this.#sealed(leaf, value, key));
    return made;
  }
  #sealed(leaf, value, key) {
    switch (leaf) {
      case "secret":
        return this.#secret(value, typeof value !== "string" || isCredential(value, this.#named(key)));
      case "argument":
        if (typeof value !== "string") return this.#number(value);
        return this.#secret(value, isCredential(value, this.#named(key)));
      case "switch":
        if (typeof value !== "string") return this.#number(value);
        return /^(?:true|false|yes|no|on|off|null|\d{1,10})$/i.test(value) ? value : this.#leaf("unknown", value, key);
      case "free":
        if (this.#named(key)) return typeof value === "boolean" ? value : this.#secret(value, true);
        return typeof value === "string" ? this.#shown(leaf, value) : this.#number(value);
      case "unknown":
        if (typeof value === "boolean") return value;
        if (!isLeaf(value)) return this.#tree("unknown", value, key);
        return this.#secret(value, typeof value === "string" && (this.#named(key) || tokens(value).length > 0));
      default:
        return typeof value === "string" ? this.#shown(leaf, value) : this.#number(value);
    }
  }
  #secret(value, credential) {
    if (typeof value === "string") {
      if (isReference(value) && tokens(value).length === 0 && !this.#vault.holdsLiteral(value)) return value;
      if (isPlaceholder(value)) return this.#marker("placeholder", value);
      if (isMasked(value)) return this.#marker("masked-by-server", value);
    }
    if (credential) for (const part of secretParts(value)) this.#vault.found(part);
    return this.#marker("literal", value);
  }
  #marker(form, value, misplaced = false) {
    const [written, text] = typeof value === "string" ? ["text", value] : ["json", canonical(value)];
    const weak = form === "literal" && this.#vault.isWeak(text);
    return secretMarker(form, this.#vault.fingerprint(text, written), { weak, misplaced });
  }
  #number(value) {
    const digits = isExactNumber(value) ? value.$number : canonical(value);
    return this.#vault.holdsLiteral(digits) ? this.#marker("literal", value, true) : value;
  }
  #shown(leaf, text) {
    const shown = leaf === "host" || leaf === "secret" ? "public" : leaf;
    const hasParts = shown === "url" || shown === "command" || shown === "free";
    const spans = secretsIn(shown, text);
    for (const { start, end, credential } of spans)
      if (credential) for (const part of secretParts(text.slice(start, end))) this.#vault.found(part);
    const rest = remains(text, spans);
    for (const part of rest)
      if (leaf === "url" || leaf === "host") this.#vault.shows(part);
      else if (leaf === "command") for (const found of addressesIn(part)) this.#vault.shows(found);
    if (!hasParts && spans.length > 0 || rest.some((part) => this.#vault.holdsLiteral(part)))
      return this.#marker("literal", text, true);
    if (spans.length === 0) return unforged(text);
    const hide = (secret, credential) => `[${credential ? "secret" : "hidden"} ${this.#vault.fingerprint(secret, "text")}]`;
    return apart(redact(text, spans, hide));
  }
  /** A key that came with the data: hidden like a text, and never taken for our own marker. */
  #key(key, personal = false) {
    const found = personal ? known(key) : tokens(key);
    for (const { start, end } of found) this.#vault.found(key.slice(start, end));
    if (found.length > 0 || this.#vault.holdsLiteral(key)) return `[secret ${this.#vault.fingerprint(key, "text")}]`;
    return /^\$+secret$/.test(key) ? `$${key}` : unforged(key);
  }
  /** In the order of the keys, whatever the order they came in: the same secrets get the same numbers. */
  #object(value, member) {
    const out = bag();
    const own = distinct();
    for (const name of Object.keys(value).sort()) {
      const [key, item] = member(name, value[name]);
      out[own(key)] = item;
    }
    const names = Object.keys(out);
    const same = Object.keys(value).every((name, i) => name === names[i] && value[name] === out[name]);
    return same ? value : out;
  }
  #list(value, item) {
    const out = value.map(item);
    return out.every((made, i) => made === value[i]) ? value : out;
  }
  /** The name above a value is a part of what it is: an equal value may stand under another one. */
  #remember(place, key, value, make) {
    let memos = this.#memo.get(place);
    if (!memos) this.#memo.set(place, memos = [/* @__PURE__ */ new WeakMap(), /* @__PURE__ */ new WeakMap()]);
    const memo = memos[this.#named(key) ? 1 : 0];
    let made = memo.get(value);
    if (made === void 0) memo.set(value, made = make());
    return made;
  }
  #named(key) {
    let named2 = this.#names.get(key);
    if (named2 === void 0) this.#names.set(key, named2 = namesCredential(key));
    return named2;
  }
};
function addressesIn(text) {
  return [...text.matchAll(address)].map(([found]) => found);
}
function leafOf({ setting, any }) {
  if (!setting || any || setting.fields) return "unknown";
  if (setting.kind === "boolean" || setting.kind === "integer") return "switch";
  if (setting.kind === "domain") return "host";
  return setting.kind === "json" && setting.class === "secret" ? "argument" : setting.class;
}
function isLeaf(value) {
  return typeof value !== "object" || value === null || isExactNumber(value);
}

export {
  createFingerprints,
  STRONG,
  readsLikeOurs,
  weigh,
  catalogWords,
  leakTest,
  Sealer,
  addressesIn
};
