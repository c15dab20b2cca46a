// Finds any of many texts in another, in one pass. Whatever stands somewhere covers a place of every so many: only there is
// a text looked at, and only where the few characters are some of one that is looked for, what stands around them. A hash
// and a search among the sorted texts of that hash say which. Neither many texts that begin alike nor long ones make it slow.

const BASE = 16_777_619;
const MIX = 0x9e37_79b1;

/** Longer texts are known by so much of their beginning: what holds that holds enough of a secret. */
export const LONG = 128;

/** A text as a scanner knows it: in ASCII lower case, which keeps lengths, and cut. */
export function scanned(text: string): string {
  const start = text.slice(0, LONG);
  return ascii.test(start) ? start.toLowerCase() : start.replace(/[A-Z]+/g, (upper) => upper.toLowerCase());
}

const ascii = /^[\u0000-\u007f]*$/;

/** The characters compared as one, as A and a are. */
function fold(code: number): number {
  return code >= 65 && code <= 90 ? code + 32 : code;
}

/** A set of numbers, and of some others: one bit for each, and room enough that few others share it. */
class Sieve {
  readonly #bits: Uint32Array;
  readonly #shift: number;

  constructor(size: number) {
    const width = Math.min(30, Math.max(16, Math.ceil(Math.log2(size * 8 + 1))));
    this.#bits = new Uint32Array(2 ** (width - 5));
    this.#shift = 32 - width;
  }

  add(hash: number): void {
    const bit = Math.imul(hash, MIX) >>> this.#shift;
    this.#bits[bit >>> 5]! |= 1 << (bit & 31);
  }

  has(hash: number): boolean {
    const bit = Math.imul(hash, MIX) >>> this.#shift;
    return (this.#bits[bit >>> 5]! & (1 << (bit & 31))) !== 0;
  }
}

/** A set of texts to look for. ASCII case is ignored. */
export class Scanner {
  #size = 0;
  /** The length of the shortest text, and how much of its beginning of each is hashed. */
  readonly #window: number;
  /** How many characters are looked at in one place, and how far apart the places are. */
  readonly #gram: number;
  readonly #step: number;
  readonly #lead: number;
  /** The texts by the hash of their beginning; several of one hash are sorted. */
  readonly #buckets = new Map<number, string | string[]>();
  /** What may stand in a place, and what may begin somewhere. */
  readonly #grams: Sieve;
  readonly #beginnings: Sieve;

  /** @param texts empty ones are left out */
  constructor(texts: Iterable<string>) {
    const forms: string[] = [];
    for (const text of texts) if (text !== "") forms.push(scanned(text));
    const window = forms.length > 0 ? forms.reduce((least, { length }) => Math.min(least, length), Infinity) : 0;
    this.#window = window;
    this.#gram = Math.min(8, Math.ceil(window / 2));
    this.#step = window - this.#gram + 1;
    let lead = 1;
    for (let i = 1; i < window; i++) lead = Math.imul(lead, BASE);
    this.#lead = lead;
    this.#grams = new Sieve(forms.length * this.#step);
    this.#beginnings = new Sieve(forms.length);
    for (const text of forms) this.#learn(text);
    for (const [hash, some] of this.#buckets) {
      if (typeof some !== "string") this.#buckets.set(hash, [...new Set(some)].sort());
      this.#size += typeof some === "string" ? 1 : this.#buckets.get(hash)!.length;
    }
  }

  #learn(text: string): void {
    for (let i = 0; i < this.#step; i++) this.#grams.add(this.#gramAt(text, i));
    const hash = this.#hashAt(text, 0);
    this.#beginnings.add(hash);
    const others = this.#buckets.get(hash);
    if (others === undefined) this.#buckets.set(hash, text);
    else if (typeof others !== "string") others.push(text);
    else if (others !== text) this.#buckets.set(hash, [others, text]);
  }

  /** Whether any of the texts stands in this one. */
  in(text: string): boolean {
    return this.#scan(text, () => true);
  }

  /** Those of the texts, as scanned, that stand in this one. */
  all(text: string): Set<string> {
    const texts = new Set<string>();
    this.#scan(text, (match) => texts.add(match).size === this.#size);
    return texts;
  }

  /** The hash of the characters looked at in a place: the same for all that are compared as one, and for some others. */
  #gramAt(text: string, start: number): number {
    let hash = 0;
    const end = start + this.#gram;
    for (let i = start; i < end; i++) hash = (Math.imul(hash, BASE) + (text.charCodeAt(i) | 32)) | 0;
    return hash;
  }

  #hashAt(text: string, start: number): number {
    let hash = 0;
    const end = start + this.#window;
    for (let i = start; i < end; i++) hash = (Math.imul(hash, BASE) + fold(text.charCodeAt(i))) | 0;
    return hash;
  }

  /** Calls `hear` with every text where it stands, until it has heard enough. */
  #scan(text: string, hear: (match: string) => boolean): boolean {
    if (this.#size === 0) return false;
    const [grams, step] = [this.#grams, this.#step];
    const end = text.length - this.#gram;
    for (let i = 0; i <= end; i += step)
      if (grams.has(this.#gramAt(text, i)) && this.#around(text, i, hear)) return true;
    return false;
  }

  /** The same for the texts whose beginning holds the characters of a place. */
  #around(text: string, place: number, hear: (match: string) => boolean): boolean {
    const window = this.#window;
    const last = Math.min(place, text.length - window);
    let start = Math.max(0, place - this.#step + 1);
    if (start > last) return false;
    let hash = this.#hashAt(text, start);
    for (;;) {
      const bucket = this.#beginnings.has(hash) ? this.#buckets.get(hash) : undefined;
      if (bucket !== undefined && textsAt(typeof bucket === "string" ? [bucket] : bucket, text, start, hear))
        return true;
      if (start === last) return false;
      hash = (hash - Math.imul(this.#lead, fold(text.charCodeAt(start)))) | 0;
      hash = (Math.imul(hash, BASE) + fold(text.charCodeAt(start + window))) | 0;
      start++;
    }
  }
}
/** Calls `hear` with the texts that stand at a place: those between two ends of the order, which close in on it. */
function textsAt(sorted: readonly string[], text: string, start: number, hear: (match: string) => boolean): boolean {
  let [first, end] = [0, sorted.length];
  for (let i = 0; ; i++) {
    if (sorted[first]!.length === i && hear(sorted[first++]!)) return true;
    if (first === end) return false;
    const code = fold(text.charCodeAt(start + i));
    if (sorted[first]!.charCodeAt(i) === code && sorted[end - 1]!.charCodeAt(i) === code) continue;
    first = bound(sorted, first, end, i, code);
    end = bound(sorted, first, end, i, code + 1);
    if (!(first < end)) return false;
  }
}

/** The first of the texts between two places in the order whose character at `i` is not before `code`. */
function bound(sorted: readonly string[], first: number, end: number, i: number, code: number): number {
  let [low, high] = [first, end];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]!.charCodeAt(i) < code) low = middle + 1;
    else high = middle;
  }
  return low;
}
