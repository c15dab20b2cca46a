// Decides whether a revision that arrived again is the stored one. The stored form is sealed. What it hides depends on
// the secrets known at that time, so the question is whether it could be the sealed form of the arrived revision. A
// shown value must be equal. A hidden value must have the same fingerprint. Without a fingerprint under this key, a
// value to hide must still be there.
import { getOrMake } from "../lists.ts";
import { canonical, isArray, isExactNumber, type Json, type JsonObject, segment } from "../model/json.ts";
import { isMisplaced, isSecret, type Secret } from "../model/sealed.ts";
import type { RawRevision } from "./change.ts";
import { type Fingerprints, isOf } from "./fingerprint.ts";
import { isMasked, isPlaceholder } from "./names.ts";
import { escapeForgeries } from "./redact.ts";
import type { StoredRevision } from "./stored-form.ts";

const marker = /\[(?:secret|hidden) (fp:[^\]]*)\]/g;
const markers = /\[(?:secret|hidden) fp:[^\]]*\]/;
const hiddenKey = /^\[secret (fp:[^\]]*)\](?:#\d+)?$/;
const hiddenNumber = /^\[hidden (fp:[^\]]*)\]$/;
/** How many alignments of a text with hidden parts are tried. After that only its first and last shown part count. */
const TRIES = 1000;

export class Fitting {
  readonly #fingerprints: Fingerprints;
  readonly #cachedDifferences = new WeakMap<object, WeakMap<object, readonly string[]>>();
  /** Texts that stored forms hide because they contain a secret of another place. */
  readonly hiddenTexts = new Set<string>();

  constructor(fingerprints: Fingerprints) {
    this.#fingerprints = fingerprints;
  }

  /** Returns the places at which the arrived revision cannot be the stored one; empty if it fits. */
  differences(raw: RawRevision, stored: StoredRevision): string[] {
    const differing: string[] = [];
    if (raw.time !== stored.time) differing.push("updatedAt");
    if (canonical({ ...raw.by }) !== canonical({ ...stored.by })) differing.push("user");
    return [...differing, ...this.#walk(raw.settings, stored.settings)];
  }

  /** Returns pointers relative to the two values. */
  #walk(raw: Json, stored: Json): readonly string[] {
    if (isSecret(stored)) return this.#hides(stored, raw) ? [] : [""];
    if (typeof stored === "string") {
      const fits = typeof raw === "string" ? this.#shows(stored, raw) : this.#hidesNumber(stored, raw);
      return fits ? [] : [""];
    }
    if (typeof stored !== "object" || stored === null) return raw === stored ? [] : [""];
    if (typeof raw !== "object" || raw === null) return [""];
    if (isExactNumber(stored) || isExactNumber(raw)) return canonical(raw) === canonical(stored) ? [] : [""];
    const byStored = getOrMake(this.#cachedDifferences, raw, () => new WeakMap<object, readonly string[]>());
    return getOrMake(byStored, stored, () => this.#inside(raw, stored));
  }

  #inside(raw: Json & object, stored: Json & object): readonly string[] {
    if (isArray(raw) || isArray(stored)) {
      if (!isArray(raw) || !isArray(stored) || raw.length !== stored.length) return [""];
      return raw.flatMap((item, i) => this.#walk(item, stored[i] as Json).map((at) => `/${i}${at}`));
    }
    return this.#members(raw, stored);
  }

  #members(raw: JsonObject, stored: JsonObject): string[] {
    const remainingKeys = new Set(Object.keys(stored));
    const hiddenKeys: string[] = [];
    const misfits: string[] = [];
    for (const key of Object.keys(raw)) {
      const name = storedKey(key);
      if (!remainingKeys.delete(name)) hiddenKeys.push(key);
      else misfits.push(...this.#walk(raw[key]!, stored[name]!).map((at) => segment(name) + at));
    }
    const candidates = [...remainingKeys].sort((a, b) => numberOf(a) - numberOf(b));
    const fits = (key: string, name: string) =>
      this.#isHidden(key, name) && this.#walk(raw[key]!, stored[name]!).length === 0;
    const pairs = pairsOf(hiddenKeys.sort(), candidates, fits);
    if (!pairs) return [""];
    for (const [name, key] of pairs) {
      remainingKeys.delete(name);
      this.hiddenTexts.add(key);
    }
    return [...misfits, ...[...remainingKeys].map(segment)];
  }

  #isHidden(key: string, name: string): boolean {
    const [, mark] = hiddenKey.exec(name) ?? [];
    return mark !== undefined && isOf(this.#fingerprints, mark, key, "text") !== false;
  }

  /** Whether a marker may stand for a value. */
  #hides(secret: Secret, raw: Json): boolean {
    if (raw === null || raw === "") return false;
    const isText = typeof raw === "string";
    const [text, fingerprintForm] = isText ? [raw, "text" as const] : [canonical(raw), "json" as const];
    const isSameSecret = isOf(this.#fingerprints, secret.fingerprint, text, fingerprintForm);
    if (isSameSecret !== undefined) {
      if (isSameSecret && isText && isMisplaced(secret)) this.hiddenTexts.add(raw);
      return isSameSecret;
    }
    const form = !isText
      ? "literal"
      : isPlaceholder(raw)
        ? "placeholder"
        : isMasked(raw)
          ? "masked-by-server"
          : "literal";
    if (form !== secret.$secret && !isMisplaced(secret)) return false;
    if (isText && isMisplaced(secret)) this.hiddenTexts.add(raw);
    return true;
  }

  /** Whether a stored text may be the hidden form of a number of unknown meaning. */
  #hidesNumber(stored: string, raw: Json): boolean {
    const [, mark] = hiddenNumber.exec(stored) ?? [];
    if (mark === undefined || (typeof raw !== "number" && !isExactNumber(raw))) return false;
    return isOf(this.#fingerprints, mark, canonical(raw), "json") !== false;
  }

  /** Whether a stored text, apart from its hidden parts, may be the sealed form of another. */
  #shows(stored: string, raw: string): boolean {
    if (escapeForgeries(raw) === stored) return true;
    const marks = [...stored.matchAll(marker)].map(([, mark = ""]) => mark);
    if (marks.length === 0) return false;
    const parts = stored.split(markers).map(asWritten);
    let tries = 0;
    /** Yields where hidden part `i`, which begins at `start`, may end: where the next shown part begins. */
    const ends = function* (i: number, start: number): Generator<number> {
      const next = parts[i + 1]!;
      if (i === marks.length - 1) {
        if (raw.length - next.length > start) yield raw.length - next.length;
        return;
      }
      for (let end = raw.indexOf(next, start + 1); end >= 0 && end < raw.length; end = raw.indexOf(next, end + 1))
        yield end;
    };
    const from = (i: number, at: number): boolean => {
      if (!raw.startsWith(parts[i]!, at)) return false;
      const start = at + parts[i]!.length;
      // The last hidden part ends where the last shown part is all that is left.
      if (i === marks.length) return true;
      for (const end of ends(i, start)) {
        if (++tries > TRIES) return false;
        if (this.#isPart(raw.slice(start, end), marks[i]!) && from(i + 1, end)) return true;
      }
      return false;
    };
    return from(0, 0) || (tries > TRIES && raw.startsWith(parts[0]!) && raw.endsWith(parts.at(-1)!));
  }

  #isPart(part: string, mark: string): boolean {
    return isOf(this.#fingerprints, mark, part, "text") !== false;
  }
}

/** Returns the number of a hidden key without a fingerprint. Such keys are numbered in the order of the raw keys. */
function numberOf(name: string): number {
  return Number(/#(\d+)$/.exec(name)?.[1] ?? 1);
}

/** Returns a key of the data as the sealer writes it if it is not hidden. */
function storedKey(key: string): string {
  return /^\$+secret$/.test(key) ? `$${key}` : escapeForgeries(key);
}

/** Removes the escape that keeps a text from imitating a marker. */
function asWritten(text: string): string {
  return text.replace(
    /\[(secret|hidden)(:+) fp:/g,
    (_, word: string, colons: string) => `[${word}${colons.slice(1)} fp:`,
  );
}

/**
 * Whether two stored forms may be of one revision: they differ only in hidden parts. A value that either hides
 * cannot be compared.
 */
export function compatible(a: StoredRevision, b: StoredRevision): boolean {
  return a.time === b.time && canonical({ ...a.by }) === canonical({ ...b.by }) && alike(a.settings, b.settings);
}

function alike(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (isSecret(a) || isSecret(b)) {
    const counterpart = isSecret(a) ? b : a;
    if (!isSecret(a) || !isSecret(b)) return counterpart !== null && counterpart !== "";
    return sameMark(a.fingerprint, b.fingerprint);
  }
  if (typeof a === "string" && typeof b === "string") return textsAlike(a, b);
  if (mayHideNumber(a, b) || mayHideNumber(b, a)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (isArray(a) || isArray(b))
    return isArray(a) && isArray(b) && a.length === b.length && a.every((item, i) => alike(item, b[i]!));
  return objectsAlike(a, b);
}

/** Whether two fingerprints may be of one value. Those of two keys cannot be compared. */
function sameMark(a: string, b: string): boolean {
  const [left, right] = [a, b].map((mark) => /^fp:(k[0-9a-f]{7}):/.exec(mark)?.[1]);
  return left === undefined || left !== right || a === b;
}

/** Whether a text may be the hidden form of a number of unknown meaning. */
function mayHideNumber(text: Json, value: Json): boolean {
  return (typeof value === "number" || isExactNumber(value)) && typeof text === "string" && hiddenNumber.test(text);
}

/** Whether two texts may be of one text. Versions of Driftline may hide different parts of it. */
function textsAlike(a: string, b: string): boolean {
  const [left, right] = [symbols(a), symbols(b)];
  const isHidden = (symbol: string) => symbol.length > 1;
  const isLike = (symbolA: string, symbolB: string) => symbolA === symbolB || (isHidden(symbolA) && isHidden(symbolB));
  if (left.length !== right.length || left.some((symbol, i) => !isLike(symbol, right[i]!))) return overlap(left, right);
  return left.every((symbol, i) => !isHidden(symbol) || sameMark(symbol, right[i]!));
}

/** Returns the characters of a text, with the fingerprint of each hidden part as one symbol. */
function symbols(text: string): string[] {
  const marks = [...text.matchAll(marker)].map(([, mark = ""]) => mark);
  return text.split(markers).flatMap((part, i) => [...(i > 0 ? [marks[i - 1]!] : []), ...part.split("")]);
}

/** Whether one text fits both, where a hidden part is any text. Gives up, and returns true, where that takes too long. */
function overlap(a: readonly string[], b: readonly string[]): boolean {
  let budget = 100 * (a.length + b.length);
  /** How much of `b` may fit what was read of `a`: twice its length, and one more within a hidden part of `b`. */
  let reachedPlaces = new Set([0]);
  for (const symbol of a) {
    const next = new Set<number>();
    /** Reached within this hidden part of `a`. */
    const inside = new Set<number>();
    const step = (place: number, isWithin: boolean) => {
      const at = place >> 1;
      const symbolB = b[at];
      if (symbolB === undefined || (symbol !== symbolB && symbol.length === 1 && symbolB.length === 1)) return;
      budget--;
      // Two equal parts are the same text, so that neither contains more.
      const isSame = symbol === symbolB && symbol.startsWith("fp:k");
      if (isSame && (isWithin || place % 2 === 1)) return;
      next.add(2 * at + 2);
      if (isSame) return;
      if (symbol.length > 1) inside.add(2 * at + 2);
      if (symbolB.length > 1) next.add(2 * at + 1);
    };
    for (const place of reachedPlaces) step(place, false);
    for (const place of inside) step(place, true);
    if (budget < 0) return true;
    reachedPlaces = next;
  }
  return reachedPlaces.has(2 * b.length);
}

function objectsAlike(a: JsonObject, b: JsonObject): boolean {
  // Without a fingerprint under a key, a hidden key has a number, which is another one if other keys are hidden.
  const isIn = (key: string, object: JsonObject) =>
    Object.hasOwn(object, key) && (!hiddenKey.test(key) || key.startsWith("[secret fp:k"));
  const onlyIn = (object: JsonObject, otherObject: JsonObject) =>
    Object.keys(object).filter((key) => !isIn(key, otherObject));
  const [left, right] = [onlyIn(a, b), onlyIn(b, a)];
  if (left.length !== right.length) return false;
  if (Object.keys(a).some((key) => isIn(key, b) && !alike(a[key]!, b[key]!))) return false;
  return pairsOf(left, right, (keyA, keyB) => keysAlike(keyA, keyB) && alike(a[keyA]!, b[keyB]!)) !== undefined;
}

/** Whether two keys may be one that at least one of the forms hides. */
function keysAlike(a: string, b: string): boolean {
  const [left, right] = [a, b].map((key) => hiddenKey.exec(key)?.[1]);
  if (left === undefined && right === undefined) return false;
  return left === undefined || right === undefined || sameMark(left, right);
}

/**
 * Pairs each item of a list with an item of another list. Returns the items of the first list by those of the second;
 * undefined if there are not enough that fit.
 */
function pairsOf(
  left: readonly string[],
  right: readonly string[],
  fits: (own: string, candidate: string) => boolean,
): ReadonlyMap<string, string> | undefined {
  const pairs = new Map<string, string>();
  const free = new Set(right);
  const place = (own: string, tried: Set<string>): boolean => {
    for (const candidate of free)
      if (fits(own, candidate)) {
        free.delete(candidate);
        pairs.set(candidate, own);
        return true;
      }
    // Another item may give way.
    for (const [candidate, holder] of pairs) {
      if (tried.has(candidate) || !fits(own, candidate)) continue;
      tried.add(candidate);
      if (!place(holder, tried)) continue;
      pairs.set(candidate, own);
      return true;
    }
    return false;
  };
  return left.every((own) => place(own, new Set())) ? pairs : undefined;
}
