// Finds any of many texts in another, in one pass: a rolling hash over the shortest length, then a comparison.

const BASE = 16_777_619;

/** The characters compared as one, as A and a are. */
function fold(code: number): number {
  return code >= 65 && code <= 90 ? code + 32 : code;
}

/** A set of texts to look for. ASCII case is ignored. */
export class Scanner {
  readonly #window: number;
  readonly #lead: number;
  readonly #buckets = new Map<number, string[]>();

  /** @param patterns non-empty texts; the speed falls with the length of the shortest */
  constructor(patterns: Iterable<string>) {
    const list = [...new Set(patterns)].filter((pattern) => pattern !== "").map(lower);
    this.#window = list.reduce((least, pattern) => Math.min(least, pattern.length), Infinity);
    let lead = 1;
    for (let i = 1; i < this.#window && list.length > 0; i++) lead = Math.imul(lead, BASE);
    this.#lead = lead;
    for (const pattern of list) {
      let hash = 0;
      for (let i = 0; i < this.#window; i++) hash = (Math.imul(hash, BASE) + pattern.charCodeAt(i)) | 0;
      const bucket = this.#buckets.get(hash);
      if (bucket) bucket.push(pattern);
      else this.#buckets.set(hash, [pattern]);
    }
  }

  /** Whether any of the texts stands in this one. */
  in(text: string): boolean {
    for (const _ of this.#hits(text)) return true;
    return false;
  }

  /** Those of the texts (in lower case) that stand in this one. */
  all(text: string): Set<string> {
    return new Set(this.#hits(text));
  }

  *#hits(text: string): Generator<string> {
    const window = this.#window;
    if (text.length < window) return;
    let hash = 0;
    for (let i = 0; i < text.length; i++) {
      if (i >= window) hash = (hash - Math.imul(this.#lead, fold(text.charCodeAt(i - window)))) | 0;
      hash = (Math.imul(hash, BASE) + fold(text.charCodeAt(i))) | 0;
      if (i < window - 1) continue;
      const bucket = this.#buckets.get(hash);
      if (bucket) for (const pattern of bucket) if (standsAt(text, i - window + 1, pattern)) yield pattern;
    }
  }
}

function standsAt(text: string, start: number, pattern: string): boolean {
  if (start + pattern.length > text.length) return false;
  for (let i = 0; i < pattern.length; i++) if (fold(text.charCodeAt(start + i)) !== pattern.charCodeAt(i)) return false;
  return true;
}

/** ASCII lower case; other characters stay, so that lengths do. */
export function lower(text: string): string {
  return text.replace(/[A-Z]+/g, (upper) => upper.toLowerCase());
}
