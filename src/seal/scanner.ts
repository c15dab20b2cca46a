// Searches a text for many patterns in one pass (a sampled Rabin-Karp). Any match covers at least one sampled position,
// so only sampled positions are hashed. If the hash is one of a pattern, a rolling hash looks up the windows around.
// Binary search tells patterns of one hash apart, so long or similar patterns cost no more.

const BASE = 16_777_619;
const MIX = 0x9e37_79b1;

/** Longer patterns are cut to this length: a text that contains this much of a secret contains enough of it. */
export const LONG = 128;

/** Normalizes a text for scanning: ASCII lower case, which keeps the length, cut to `LONG` characters. */
export function normalizeText(text: string): string {
  const start = text.slice(0, LONG);
  return ascii.test(start) ? start.toLowerCase() : start.replace(/[A-Z]+/g, (upper) => upper.toLowerCase());
}

const ascii = /^[\u0000-\u007f]*$/;

/** Converts an ASCII character code to lower case. */
function fold(code: number): number {
  return code >= 65 && code <= 90 ? code + 32 : code;
}

/** A Bloom filter with one hash function. It is large enough to make false positives rare. */
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
  /** The length of the shortest pattern. This many characters at the start of each pattern are hashed. */
  readonly #window: number;
  /** How many characters are hashed at a sampled position, and the distance between these positions. */
  readonly #gram: number;
  readonly #step: number;
  readonly #lead: number;
  /** Patterns by the hash of their start. Several patterns of one hash are sorted. */
  readonly #buckets = new Map<number, string | string[]>();
  /** The hashes that a sampled position may have, and the hashes of the starts of patterns. */
  readonly #grams: Sieve;
  readonly #beginnings: Sieve;

  /** @param texts the patterns; empty texts are ignored */
  constructor(texts: Iterable<string>) {
    const forms: string[] = [];
    for (const text of texts) if (text !== "") forms.push(normalizeText(text));
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
    for (const [hash, bucket] of this.#buckets) {
      if (typeof bucket !== "string") this.#buckets.set(hash, [...new Set(bucket)].sort());
      this.#size += typeof bucket === "string" ? 1 : this.#buckets.get(hash)!.length;
    }
  }

  #learn(text: string): void {
    for (let i = 0; i < this.#step; i++) this.#grams.add(this.#gramAt(text, i));
    const hash = this.#hashAt(text, 0);
    this.#beginnings.add(hash);
    const bucket = this.#buckets.get(hash);
    if (bucket === undefined) this.#buckets.set(hash, text);
    else if (typeof bucket !== "string") bucket.push(text);
    else if (bucket !== text) this.#buckets.set(hash, [bucket, text]);
  }

  /** Whether a text contains any of the patterns. */
  in(text: string): boolean {
    return this.#scan(text, () => true);
  }

  /** Returns the patterns that a text contains, normalized by `normalizeText`. */
  all(text: string): Set<string> {
    const texts = new Set<string>();
    this.#scan(text, (match) => texts.add(match).size === this.#size);
    return texts;
  }

  /** Hashes the characters at a sampled position. Ignores ASCII case; some other characters collide as well. */
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

  /** Calls `hear` for each match. Stops when `hear` returns true. @returns whether it stopped */
  #scan(text: string, hear: (match: string) => boolean): boolean {
    if (this.#size === 0) return false;
    const [grams, step] = [this.#grams, this.#step];
    const end = text.length - this.#gram;
    for (let i = 0; i <= end; i += step)
      if (grams.has(this.#gramAt(text, i)) && this.#around(text, i, hear)) return true;
    return false;
  }

  /** Does the same for the matches that cover the sampled position `place`. */
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
/** Calls `hear` for the sorted patterns that match at `start`. Each character narrows the range of candidates. */
function textsAt(sorted: readonly string[], text: string, start: number, hear: (match: string) => boolean): boolean {
  let [first, end] = [0, sorted.length];
  for (let i = 0; ; i++) {
    if (sorted[first]!.length === i && hear(sorted[first++]!)) return true;
    if (first === end) return false;
    const code = fold(text.charCodeAt(start + i));
    if (sorted[first]!.charCodeAt(i) === code && sorted[end - 1]!.charCodeAt(i) === code) continue;
    const codeAt = (k: number) => sorted[k]!.charCodeAt(i);
    first = lowerBound(first, end, code, codeAt);
    end = lowerBound(first, end, code + 1, codeAt);
    if (!(first < end)) return false;
  }
}

/** Returns the first index in [first, end) whose code is not less than `code`. */
function lowerBound(first: number, end: number, code: number, codeAt: (k: number) => number): number {
  let [low, high] = [first, end];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (codeAt(middle) < code) low = middle + 1;
    else high = middle;
  }
  return low;
}
