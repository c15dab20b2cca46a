// A strict JSON reader over bytes. Unlike JSON.parse it rejects duplicate keys, invalid UTF-8 and input that is too
// deep or too large, keeps numbers exact, and never quotes the input in an error. A caller can read members one by one
// and skip a sub-tree whose bytes it has read before.
import { isUtf8 } from "node:buffer";
import { DriftlineError } from "../errors.ts";
import { bag, exactNumber, type Json } from "../model/json.ts";

export const limits = {
  depth: 64,
  page: 32 * 2 ** 20,
  string: 4 * 2 ** 20,
  keys: 200_000,
  items: 1_000_000,
  number: 400,
} as const;

/** What is too large for a limit, for errors. */
export const mostKeys = "an object of more than 200,000 keys";
export const mostItems = "a list of more than 1,000,000 entries";

type JsonErrorCode = "empty" | "truncated" | "syntax" | "duplicate-key" | "invalid-utf8" | "too-deep" | "too-large";

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
export const OPEN_ARRAY = 0x5b;
export const CLOSE_ARRAY = 0x5d;
export const OPEN_OBJECT = 0x7b;
export const CLOSE_OBJECT = 0x7d;

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

export class JsonReader {
  readonly bytes: Buffer;
  position = 0;
  #depth = 0;
  readonly #maxDepth: number;
  readonly #maxString: number;

  /** @throws DriftlineError `empty`, `too-large` or `invalid-utf8` */
  constructor(
    bytes: Uint8Array,
    maxBytes: number = limits.page,
    maxDepth: number = limits.depth,
    maxString: number = limits.string,
  ) {
    this.#maxDepth = maxDepth;
    this.#maxString = maxString;
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (bytes.length > maxBytes) throw this.tooLarge(`more than ${sizeText(maxBytes)}`);
    if (!isUtf8(this.bytes)) {
      this.position = soundLength(this.bytes);
      throw this.error("invalid-utf8");
    }
    if (this.bytes[0] === 0xef && this.bytes[1] === 0xbb && this.bytes[2] === 0xbf) this.position = 3;
    if (this.peek() === undefined) throw this.error("empty");
  }

  /** The number of open containers. */
  get depth(): number {
    return this.#depth;
  }

  /** Skips white space. Returns the next byte without reading it; undefined at the end. */
  peek(): number | undefined {
    let byte = this.bytes[this.position];
    while (byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09) byte = this.bytes[++this.position];
    return byte;
  }

  /** Whether the next value begins with this bracket. Throws at the end of the text. */
  isAt(bracket: typeof OPEN_OBJECT | typeof OPEN_ARRAY): boolean {
    const byte = this.peek();
    if (byte === undefined) throw this.error("truncated");
    return byte === bracket;
  }

  /** Throws unless only white space is left. */
  end(): void {
    if (this.peek() !== undefined) throw this.error("syntax");
  }

  /** Reads the whole text as one value. */
  whole(): Json {
    const value = this.value();
    this.end();
    return value;
  }

  value(): Json {
    switch (this.peek()) {
      case undefined:
        throw this.error("truncated");
      case OPEN_OBJECT:
        return this.#members();
      case OPEN_ARRAY:
        return this.#items();
      case QUOTE:
        return this.string();
      case 0x74:
        return this.#word("true", true);
      case 0x66:
        return this.#word("false", false);
      case 0x6e:
        return this.#word("null", null);
      default:
        return this.#number();
    }
  }

  #members(): Json {
    const object = bag<Json>();
    this.object((key) => void (object[key] = this.value()));
    return object;
  }

  #items(): Json {
    const items: Json[] = [];
    this.array(() => void items.push(this.value()));
    return items;
  }

  /** Reads an object. Calls `member` at the value of each key; it must read the value. Throws at a duplicate key. */
  object(member: (key: string) => void): void {
    const keys = new Set<string>();
    for (let more = this.open(OPEN_OBJECT); more; more = this.next(CLOSE_OBJECT)) {
      const key = this.key();
      if (keys.has(key)) throw this.error("duplicate-key");
      if (keys.add(key).size > limits.keys) throw this.tooLarge(mostKeys);
      this.colon();
      member(key);
    }
  }

  /** Reads an array. Calls `item` at each value; it must read the value. */
  array(item: (index: number) => void): void {
    let index = 0;
    for (let more = this.open(OPEN_ARRAY); more; more = this.next(CLOSE_ARRAY)) {
      if (index >= limits.items) throw this.tooLarge(mostItems);
      item(index++);
    }
  }

  /** Enters a container. @returns whether it has a first member or item, which comes next */
  open(bracket: typeof OPEN_OBJECT | typeof OPEN_ARRAY): boolean {
    this.#take(bracket);
    if (++this.#depth > this.#maxDepth) throw this.error("too-deep");
    return this.peek() !== bracket + 2 || this.#close();
  }

  /** Moves to the next member or item, or leaves the container. @returns whether there is a next one */
  next(close: typeof CLOSE_OBJECT | typeof CLOSE_ARRAY): boolean {
    if (this.peek() === close) return this.#close();
    this.#take(COMMA);
    this.peek();
    return true;
  }

  /** Reads a key. The caller must check for duplicates, and then call `colon`. */
  key(): string {
    const byte = this.peek();
    if (byte !== QUOTE) throw this.error(byte === undefined ? "truncated" : "syntax");
    const key = this.string();
    // Escape the key: it must not look like an exact number.
    return key.startsWith("$") && /^\$+number$/.test(key) ? `$${key}` : key;
  }

  /** Moves from a key to its value. */
  colon(): void {
    this.#take(COLON);
    this.peek();
  }

  string(): string {
    const start = ++this.position;
    const { bytes } = this;
    let byte = bytes[this.position];
    let plain = true;
    let ascii = true;
    while (byte !== QUOTE) {
      if (byte === undefined) throw this.error("truncated");
      if (byte < 0x20) throw this.error("syntax");
      if (byte >= 0x80) ascii = false;
      if (byte === BACKSLASH) {
        plain = false;
        this.position++;
        if (bytes[this.position] === undefined) throw this.error("truncated");
      }
      byte = bytes[++this.position];
    }
    const end = this.position++;
    if (end - start > this.#maxString) throw this.tooLarge(`a text of more than ${sizeText(this.#maxString)}`);
    if (plain) return ascii ? bytes.toString("latin1", start, end) : bytes.toString("utf8", start, end);
    try {
      return JSON.parse(bytes.toString("utf8", start - 1, end + 1)) as string;
    } catch {
      throw this.error("syntax");
    }
  }

  /** Whether a value could end `length` bytes after the present position. */
  isEnd(length: number): boolean {
    const after = this.bytes[this.position + length];
    if (after === COMMA || after === CLOSE_OBJECT || after === CLOSE_ARRAY) return true;
    return after === 0x20 || (after !== undefined && after < 0x0e);
  }

  #number(): Json {
    const { bytes } = this;
    let at = this.position;
    let whole = 0;
    for (let byte = bytes[at]; byte !== undefined && byte >= 0x30 && byte <= 0x39; byte = bytes[++at])
      whole = whole * 10 + byte - 0x30;
    const length = at - this.position;
    // Most numbers have few digits.
    if (length > 0 && length < 16 && (bytes[this.position] !== 0x30 || length === 1) && this.isEnd(length)) {
      this.position = at;
      return whole;
    }
    const text = this.bytes.toString("latin1", this.position, this.position + limits.number);
    number.lastIndex = 0;
    const digits = number.exec(text)?.[0];
    if (digits === undefined) throw this.error("syntax");
    if (digits.length === limits.number) throw this.tooLarge(`a number of ${limits.number} digits or more`);
    this.position += digits.length;
    const value = Number(digits) + 0; // -0 is 0
    // A number that a double cannot hold keeps its digits: every edit of it must be visible.
    if (String(value) === digits) return value;
    return Number.isFinite(value) && decimal(digits) === decimal(String(value)) ? value : exactNumber(digits);
  }

  #word<T>(word: string, value: T): T {
    const text = this.bytes.toString("latin1", this.position, this.position + word.length);
    if (text !== word) throw this.error(word.startsWith(text) ? "truncated" : "syntax");
    this.position += word.length;
    return value;
  }

  #close(): false {
    this.position++;
    this.#depth--;
    return false;
  }

  #take(expected: number): void {
    const byte = this.peek();
    if (byte !== expected) throw this.error(byte === undefined ? "truncated" : "syntax");
    this.position++;
  }

  /** Creates an error about the present position. */
  error(code: Exclude<JsonErrorCode, "too-large">): DriftlineError {
    const descriptions: Record<typeof code, string> = {
      empty: "nothing where JSON should be",
      truncated: "JSON that ends too early",
      syntax: "not JSON",
      "duplicate-key": "JSON with a key that stands twice in one object",
      "invalid-utf8": /^(?:fffe|feff)/.test(this.bytes.toString("hex", 0, 2)) ? "UTF-16 and not UTF-8" : "not UTF-8",
      "too-deep": `JSON nested deeper than ${this.#maxDepth}`,
    };
    return this.#problem(code, descriptions[code]);
  }

  /** Creates an error about the present position. @param subject what is larger than its limit */
  tooLarge(subject: string): DriftlineError {
    return this.#problem("too-large", subject);
  }

  #problem(code: JsonErrorCode, description: string): DriftlineError {
    return new DriftlineError("incomplete", { code, message: `${description}, at byte ${this.position}` });
  }
}

function sizeText(bytes: number): string {
  return bytes % 2 ** 20 === 0 ? `${bytes / 2 ** 20} MiB` : `${bytes} bytes`;
}

/** Returns how many bytes at the start are UTF-8. @param bytes not all of them are */
function soundLength(bytes: Buffer): number {
  let [sound, end] = [0, bytes.length];
  while (sound < end) {
    const middle = Math.ceil((sound + end) / 2);
    // A character has at most four bytes. If the bytes up to the middle are sound, one ends at one of these places.
    const places = [middle, middle + 1, middle + 2, middle + 3];
    const next = places.find((place) => isUtf8(bytes.subarray(sound, place)));
    if (next === undefined) end = middle - 1;
    else sound = next;
  }
  return sound;
}

/** Returns a normal form of a number's text: its digits without zeros at the ends, and the position of the point. */
function decimal(text: string): string {
  const [, sign = "", whole = "", part = "", power = "0"] = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text)!;
  const all = (whole + part).replace(/^0+/, "");
  const digits = all.replace(/0+$/, "");
  return digits === "" ? "0" : `${sign}${digits}e${Number(power) - part.length + all.length - digits.length}`;
}
