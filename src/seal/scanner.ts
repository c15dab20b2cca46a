// Finds any of many texts in another, in one pass: a rolling hash over the shortest length says where one may stand, a
// search among the sorted texts of that hash says which. Neither many texts that begin alike nor very long ones make it slow.

const BASE = 16_777_619;
const MIX = 0x9e37_79b1;

/** Longer texts are known by so much of their beginning: what holds that holds enough of a secret. */
export const LONG = 128;

/** A text as a scanner knows it: in ASCII lower case, which keeps lengths, and cut. */
export function scanned(text: string): string {
  return text.slice(0, LONG).replace(/[A-Z]+/g, (upper) => upper.toLowerCase());
}

/** The characters compared as one, as A and a are. */
function fold(code: number): number {
  return code >= 65 && code <= 90 ? code + 32 : code;
}

/** A set of texts to look for. ASCII case is ignored. */
export class Scanner {
  readonly #size: number;
  readonly #window: number;
  readonly #lead: number;
  /** The texts by the hash of their beginning, sorted. */
  readonly #buckets = new Map<number, string[]>();
  /** One bit for each of the hashes, and some for others: most characters of a text need not be looked up. */
  readonly #bits: Uint32Array;
  readonly #shift: number;

  /** @param texts empty ones are left out */
  constructor(texts: Iterable<string>) {
    const known = new Set<string>();
    for (const text of texts) if (text !== "") known.add(scanned(text));
    this.#size = known.size;
    let window = Infinity;
    for (const text of known) window = Math.min(window, text.length);
    this.#window = window;
    let lead = 1;
    for (let i = 1; i < window && this.#size > 0; i++) lead = Math.imul(lead, BASE);
    this.#lead = lead;
    const size = Math.min(30, Math.max(16, Math.ceil(Math.log2(this.#size * 32 + 1))));
    this.#shift = 32 - size;
    this.#bits = new Uint32Array(2 ** (size - 5));
    for (const text of known) {
      let hash = 0;
      for (let i = 0; i < window; i++) hash = (Math.imul(hash, BASE) + text.charCodeAt(i)) | 0;
      const bit = this.#bitOf(hash);
      this.#bits[bit >>> 5]! |= 1 << (bit & 31);
      const bucket = this.#buckets.get(hash);
      if (bucket) bucket.push(text);
      else this.#buckets.set(hash, [text]);
    }
    for (const bucket of this.#buckets.values()) if (bucket.length > 1) bucket.sort();
  }

  /** Whether any of the texts stands in this one. */
  in(text: string): boolean {
    return this.#scan(text, () => true);
  }

  /** Those of the texts, as scanned, that stand in this one. */
  all(text: string): Set<string> {
    const found = new Set<string>();
    this.#scan(text, (one) => found.add(one).size === this.#size);
    return found;
  }

  #bitOf(hash: number): number {
    return Math.imul(hash, MIX) >>> this.#shift;
  }

  /** Calls `hear` with every text where it stands, until it has heard enough. */
  #scan(text: string, hear: (found: string) => boolean): boolean {
    const window = this.#window;
    if (text.length < window) return false;
    let hash = 0;
    for (let i = 0; i < text.length; i++) {
      if (i >= window) hash = (hash - Math.imul(this.#lead, fold(text.charCodeAt(i - window)))) | 0;
      hash = (Math.imul(hash, BASE) + fold(text.charCodeAt(i))) | 0;
      if (i < window - 1) continue;
      const bit = this.#bitOf(hash);
      if ((this.#bits[bit >>> 5]! & (1 << (bit & 31))) === 0) continue;
      const bucket = this.#buckets.get(hash);
      if (bucket && standing(bucket, text, i - window + 1, hear)) return true;
    }
    return false;
  }
}

/** Calls `hear` with the texts that stand at a place: those between two ends of the order, which close in on it. */
function standing(sorted: readonly string[], text: string, start: number, hear: (found: string) => boolean): boolean {
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
