// A kind decides which values are well formed, which are equivalent, and which actual values the listed values cover.
import { isSecret } from "../../model/sealed.ts";
import { canonical, isArray, isWhole, type Json } from "../../model/json.ts";
import { contains } from "../../lists.ts";
import { hasUnseen } from "../../text.ts";

/** Listed values, values that they cover, and similar values that they do not cover. */
export interface Example {
  readonly list: readonly Json[];
  readonly covers: readonly Json[];
  readonly leaves: readonly Json[];
}

export interface Kind {
  /** How values look and match, in a sentence for policy authors. */
  readonly description: string;
  /** Examples of how values match; empty where values are not compared. */
  readonly examples: readonly Example[];
  /** Equivalent values: first the spelling in which texts are judged, then others. */
  readonly same?: readonly (readonly Json[])[];
  /** Malformed values of the right type. Nothing covers them. */
  readonly malformed?: readonly Json[];
  /** The JSON type of one value. */
  readonly type: "string" | "boolean" | "integer" | "object" | "any";
  /** Why a value of the right type is malformed; undefined when it is not. `inPolicy`: a policy lists the value. */
  flaw?(value: Json, inPolicy: boolean): string | undefined;
  /** Equal for equivalent values. Called with well-formed values only. Default: the canonical text. */
  normal?(value: Json): string;
  /** Returns a value that is no text in the spelling that JSON Schemas judge. Called with well-formed values only. */
  spelling?(value: Json): Json;
  /** Returns a test: is an actual value in the union of the listed values? Called with well-formed values only. */
  coverage?(list: readonly Json[]): (actual: Json) => boolean;
  /** A listed value without a * covers only equivalent values. */
  readonly wildcards?: true;
  /**
   * Returns a test: do the listed values cover all that an entry covers? Default: `coverage`, if a value that covers an
   * entry also covers all that the entry covers.
   */
  spans?(list: readonly Json[]): (entry: Json) => boolean;
  /**
   * Returns a test: can an actual value mean the same as a listed value, wildcards of both expanded? Default: either
   * covers the other.
   */
  overlaps?(list: readonly Json[]): (actual: Json) => boolean;
}

/** Returns a value as a text. `type` guarantees that kinds of texts get texts. @throws TypeError for another value */
export function textOf(value: Json): string {
  if (typeof value !== "string") throw new TypeError("a kind of texts was asked of another value");
  return value;
}

/** Returns a test: does a value match one of the listed values? Reads each listed value once. */
export function anyOf<T>(
  list: readonly Json[],
  read: (value: Json) => T,
  matches: (actual: T, listedValue: T) => boolean,
): (actual: Json) => boolean {
  const all = list.map(read);
  return (actual) => {
    const own = read(actual);
    return all.some((listedValue) => matches(own, listedValue));
  };
}

/** Why a text may look like another to a reader; undefined when it cannot. `ascii`: reject non-ASCII characters. */
export function unclean(text: string, ascii: boolean): string | undefined {
  if (text === "") return "is empty";
  if (hasUnseen(text)) return "has invisible or control characters";
  if (text !== text.trim()) return "has white space at its edge";
  // oxlint-disable-next-line no-control-regex
  if (ascii && /[^\x20-\x7e]/.test(text)) return "has characters beyond ASCII, which can look like others";
  return undefined;
}

/** Whether a value is or holds the marker of a secret, or a text with a redacted part. Its real value is unknown. */
export function isOpaque(value: Json): boolean {
  if (typeof value === "string") return value.includes("[secret fp:");
  if (typeof value !== "object" || value === null) return false;
  return isSecret(value) || Object.values(value).some(isOpaque);
}

const typeWords = { boolean: "true or false", integer: "an integer", string: "a string", object: "an object" } as const;

/** Why a value is malformed for its kind; undefined when it is well formed. */
export function flawOf(kind: Kind, value: Json, inPolicy = false): string | undefined {
  if (isSecret(value)) return kind.type === "any" ? undefined : "holds a secret";
  if (kind.type === "integer" && isWhole(value) && !Number.isSafeInteger(value))
    return kind.flaw?.(value, inPolicy) ?? "is too large to be compared";
  if (kind.type !== "any" && !hasType(kind.type, value)) return `should be ${typeWords[kind.type]}`;
  if (!kind.flaw) return undefined;
  if (typeof value !== "string") return kind.flaw(value, inPolicy);
  return (inPolicy ? flawInPolicy : flawOfText)(kind, value);
}

/** The maximum of texts in a cache. A full cache is cleared, so a history of more texts costs time, not memory. */
const MOST = 20_000;

/** Caches the results of a function on texts. */
export function memoize<T>(say: (text: string) => T): (text: string) => T {
  const cache = new Map<string, T>();
  return (text) => {
    const cachedAnswer = cache.get(text);
    if (cachedAnswer !== undefined || cache.has(text)) return cachedAnswer as T;
    if (cache.size >= MOST) cache.clear();
    const answer = say(text);
    cache.set(text, answer);
    return answer;
  };
}

/** Caches results by kind and text. Each revision repeats the same texts, and judging them takes most of a run's time. */
function rememberedByKind<T>(say: (kind: Kind, text: string) => T): (kind: Kind, text: string) => T {
  const byKind = new WeakMap<Kind, (text: string) => T>();
  return (kind, text) => {
    let ofKind = byKind.get(kind);
    if (!ofKind) byKind.set(kind, (ofKind = memoize((text) => say(kind, text))));
    return ofKind(text);
  };
}

const flawOfText = rememberedByKind((kind, text) => kind.flaw?.(text, false));
const flawInPolicy = rememberedByKind((kind, text) => kind.flaw?.(text, true));
const normalOfText = rememberedByKind(spell);

function hasType(type: Kind["type"], value: Json): boolean {
  if (type === "integer") return Number.isSafeInteger(value);
  if (type === "object") return typeof value === "object" && value !== null && !isArray(value);
  return typeof value === type;
}

/** Returns the same text for equivalent values. A malformed value is equivalent only to itself. */
export function normalOf(kind: Kind, value: Json): string {
  return typeof value === "string" ? normalOfText(kind, value) : spell(kind, value);
}

function spell(kind: Kind, value: Json): string {
  if (!kind.normal) return canonical(value);
  // The prefix \0 keeps malformed values apart: no well-formed text has control characters.
  return flawOf(kind, value) === undefined ? kind.normal(value) : `\0${canonical(value)}`;
}

/** Returns the common spelling of equivalent texts; a malformed text unchanged. */
export function spellingOf(kind: Kind, text: string): string {
  return kind.normal && flawOf(kind, text) === undefined ? normalOf(kind, text) : text;
}

/** Returns the common spelling of equivalent values; a malformed value unchanged. */
export function spelledAs(kind: Kind, value: Json): Json {
  if (typeof value === "string") return kind.type === "string" ? spellingOf(kind, value) : value;
  return kind.spelling && flawOf(kind, value) === undefined ? kind.spelling(value) : value;
}

/** Whether the meaning of a value is certain: it is well formed, and no part is redacted. */
export function isPlain(kind: Kind, value: Json): boolean {
  return !isOpaque(value) && flawOf(kind, value) === undefined;
}

/** Returns a test of coverage. Malformed and partly redacted values neither cover nor are covered. */
export function coverageOf(kind: Kind, list: readonly Json[]): (actual: Json) => boolean {
  const isListed = plainCoverageOf(kind, plainIn(kind, list));
  return (actual) => isPlain(kind, actual) && isListed(actual);
}

/**
 * Whether the listed values cover an actual value. For several actual values coverageOf is faster.
 * @param normals the normal forms of the listed values, sorted; undefined: not known
 */
export function isCovered(kind: Kind, list: readonly Json[], actual: Json, normals?: readonly string[]): boolean {
  if (kind.wildcards !== true) return coverageOf(kind, list)(actual);
  if (!isPlain(kind, actual)) return false;
  const normal = normalOf(kind, actual);
  const mayBeListed = normals === undefined || contains(normals, normal);
  return list.some((entry) =>
    typeof entry === "string" && entry.includes("*")
      ? coverageOf(kind, [entry])(actual)
      : mayBeListed && normalOf(kind, entry) === normal && isPlain(kind, entry),
  );
}

/** Returns a test: do other listed values cover all that a listed entry covers? */
export function spansOf(kind: Kind, list: readonly Json[]): (entry: Json) => boolean {
  return kind.spans?.(list) ?? coverageOf(kind, list);
}

function plainIn(kind: Kind, list: readonly Json[]): Json[] {
  return list.filter((value) => isPlain(kind, value));
}

/** Returns a test of coverage for plain values only. */
function plainCoverageOf(kind: Kind, list: readonly Json[]): (actual: Json) => boolean {
  if (kind.coverage) return kind.coverage(list);
  const normals = new Set(list.map((value) => normalOf(kind, value)));
  return (actual) => normals.has(normalOf(kind, actual));
}

/**
 * Returns a test: can an actual value mean the same as a listed value? Malformed and partly redacted values overlap
 * every listed value: they must fail a prohibition.
 */
export function overlapsOf(kind: Kind, list: readonly Json[]): (actual: Json) => boolean {
  const plain = plainIn(kind, list);
  const overlaps = kind.overlaps?.(plain) ?? eitherCovers(kind, plain);
  const test = (actual: Json): boolean => (isPlain(kind, actual) ? overlaps(actual) : list.length > 0);
  const ofText = memoize(test);
  return (actual) => (typeof actual === "string" ? ofText(actual) : test(actual));
}

function eitherCovers(kind: Kind, list: readonly Json[]): (actual: Json) => boolean {
  const isListed = plainCoverageOf(kind, list);
  return (actual) => isListed(actual) || list.some(plainCoverageOf(kind, [actual]));
}
