import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  bag,
  exactNumber
} from "./chunk-chunk-2KDALSGB.js";
import {
  DriftlineError
} from "./chunk-chunk-QIRLV5DT.js";

// src/seal/strict-json.ts
import { isUtf8 } from "node:buffer";
var limits = {
  depth: 64,
  page: 32 * 2 ** 20,
  string: 4 * 2 ** 20,
  keys: 2e5,
  items: 1e6,
  number: 400
};
var QUOTE = 34;
var BACKSLASH = 92;
var COMMA = 44;
var COLON = 58;
var OPEN_ARRAY = 91;
var CLOSE_ARRAY = 93;
var OPEN_OBJECT = 123;
var CLOSE_OBJECT = 125;
var number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
var Sharing = class {
  #young = /* @__PURE__ */ new Map();
  #old = /* @__PURE__ */ new Map();
  share(text, value) {
    const known = this.#young.get(text) ?? this.#old.get(text) ?? value;
    this.#young.set(text, known);
    if (this.#young.size > 2e4) [this.#old, this.#young] = [this.#young, /* @__PURE__ */ new Map()];
    return known;
  }
};
var JsonReader = class {
  bytes;
  position = 0;
  #depth = 0;
  #sharing;
  #base = 0;
  #maxDepth;
  #maxString;
  /** @throws DriftlineError `empty`, `too-large` or `invalid-utf8` */
  constructor(bytes, maxBytes = limits.page, maxDepth = limits.depth, maxString = limits.string) {
    this.#maxDepth = maxDepth;
    this.#maxString = maxString;
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (bytes.length > maxBytes) throw this.#error("too-large");
    if (!isUtf8(this.bytes)) throw this.#error("invalid-utf8");
    if (this.bytes[0] === 239 && this.bytes[1] === 187 && this.bytes[2] === 191) this.position = 3;
    if (this.peek() === void 0) throw this.#error("empty");
  }
  /** How many containers are open. */
  get depth() {
    return this.#depth;
  }
  /** The next byte that is not white space, without taking it; undefined at the end. */
  peek() {
    let byte = this.bytes[this.position];
    while (byte === 32 || byte === 10 || byte === 13 || byte === 9) byte = this.bytes[++this.position];
    return byte;
  }
  /** Whether a value of this kind comes next. Fails at the end of the text. */
  isAt(bracket) {
    const byte = this.peek();
    if (byte === void 0) throw this.#error("truncated");
    return byte === bracket;
  }
  /** Fails unless only white space is left. */
  end() {
    if (this.peek() !== void 0) throw this.#error("syntax");
  }
  /** Reads with the containers inside the values shared; the values themselves a caller compares by their bytes. */
  shared(sharing, read) {
    this.#sharing = sharing;
    this.#base = this.#depth + 1;
    try {
      return read();
    } finally {
      this.#sharing = void 0;
    }
  }
  /** Reads one value whole. */
  value() {
    switch (this.peek()) {
      case void 0:
        throw this.#error("truncated");
      case OPEN_OBJECT:
        return this.#container(() => this.#members());
      case OPEN_ARRAY:
        return this.#container(() => this.#items());
      case QUOTE:
        return this.string();
      case 116:
        return this.#word("true", true);
      case 102:
        return this.#word("false", false);
      case 110:
        return this.#word("null", null);
      default:
        return this.#number();
    }
  }
  #members() {
    const object = bag();
    this.object((key) => {
      object[key] = this.value();
    });
    return object;
  }
  #items() {
    const items = [];
    this.array(() => {
      items.push(this.value());
    });
    return items;
  }
  #container(read) {
    const start = this.position;
    const value = read();
    const length = this.position - start;
    if (!this.#sharing || length > 4096 || this.#depth <= this.#base) return value;
    return this.#sharing.share(this.bytes.toString("latin1", start, this.position), value);
  }
  /** Reads an object: `member` is called at the value of each key and must read it. Keys may not repeat. */
  object(member) {
    this.#open(OPEN_OBJECT);
    const keys = /* @__PURE__ */ new Set();
    let first = true;
    for (; ; ) {
      const byte = this.peek();
      if (byte === CLOSE_OBJECT) break;
      if (!first) this.#take(COMMA);
      first = false;
      if (this.peek() !== QUOTE) throw this.#error(this.peek() === void 0 ? "truncated" : "syntax");
      const key = this.string();
      if (keys.has(key)) throw this.#error("duplicate-key");
      keys.add(key);
      if (keys.size > limits.keys) throw this.#error("too-large");
      this.#take(COLON);
      this.peek();
      member(key.startsWith("$") && /^\$+number$/.test(key) ? `$${key}` : key);
    }
    this.#close();
  }
  /** Reads an array: `item` is called at each value and must read it. */
  array(item) {
    this.#open(OPEN_ARRAY);
    let index = 0;
    for (; ; ) {
      const byte = this.peek();
      if (byte === CLOSE_ARRAY) break;
      if (index > 0) {
        this.#take(COMMA);
        this.peek();
      }
      if (index >= limits.items) throw this.#error("too-large");
      item(index++);
    }
    this.#close();
  }
  string() {
    const start = ++this.position;
    const { bytes } = this;
    let byte = bytes[this.position];
    let plain = true;
    let ascii = true;
    while (byte !== QUOTE) {
      if (byte === void 0) throw this.#error("truncated");
      if (byte < 32) throw this.#error("syntax");
      if (byte >= 128) ascii = false;
      if (byte === BACKSLASH) {
        plain = false;
        this.position++;
        if (bytes[this.position] === void 0) throw this.#error("truncated");
      }
      byte = bytes[++this.position];
    }
    const end = this.position++;
    if (end - start > this.#maxString) throw this.#error("too-large");
    if (plain) return ascii ? bytes.toString("latin1", start, end) : bytes.toString("utf8", start, end);
    try {
      return JSON.parse(bytes.toString("utf8", start - 1, end + 1));
    } catch {
      throw this.#error("syntax");
    }
  }
  /** Takes the next bytes if they are the same as these, which were a value, and end where a value ends. */
  skip(bytes, start, end) {
    const next = this.position + (end - start);
    const after = this.bytes[next];
    const ends = after === COMMA || after === CLOSE_OBJECT || after === 32 || after !== void 0 && after < 14;
    if (!ends || this.bytes.compare(bytes, start, end, this.position, next) !== 0) return false;
    this.position = next;
    return true;
  }
  #number() {
    const text = this.bytes.toString("latin1", this.position, this.position + limits.number);
    number.lastIndex = 0;
    const found = number.exec(text)?.[0];
    if (found === void 0) throw this.#error("syntax");
    if (found.length === limits.number) throw this.#error("too-large");
    this.position += found.length;
    const value = Number(found) + 0;
    if (String(value) === found) return value;
    return Number.isFinite(value) && decimal(found) === decimal(String(value)) ? value : exactNumber(found);
  }
  #word(word, value) {
    const text = this.bytes.toString("latin1", this.position, this.position + word.length);
    if (text !== word) throw this.#error(word.startsWith(text) ? "truncated" : "syntax");
    this.position += word.length;
    return value;
  }
  #open(bracket) {
    this.#take(bracket);
    if (++this.#depth > this.#maxDepth) throw this.#error("too-deep");
  }
  #close() {
    this.position++;
    this.#depth--;
  }
  #take(wanted) {
    const byte = this.peek();
    if (byte !== wanted) throw this.#error(byte === void 0 ? "truncated" : "syntax");
    this.position++;
  }
  #error(code) {
    const what = {
      empty: "nothing where JSON should be",
      truncated: "JSON that ends too early",
      syntax: "not JSON",
      "duplicate-key": "JSON with a key that stands twice in one object",
      "invalid-utf8": "not UTF-8",
      "too-deep": `JSON nested deeper than ${this.#maxDepth}`,
      "too-large": "more than is read at once (a page of 32 MiB, a text of 4 MiB, an object of 200,000 keys, a number of 400 digits)"
    };
    return new DriftlineError("incomplete", { code, message: `${what[code]}, at byte ${this.position}` });
  }
};
function decimal(text) {
  const [, sign = "", whole = "", part = "", power = "0"] = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text);
  const all = (whole + part).replace(/^0+/, "");
  const digits = all.replace(/0+$/, "");
  return digits === "" ? "0" : `${sign}${digits}e${Number(power) - part.length + all.length - digits.length}`;
}

export {
  limits,
  OPEN_ARRAY,
  OPEN_OBJECT,
  Sharing,
  JsonReader
};
