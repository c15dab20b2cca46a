// What a kind decides: which values are well formed, which mean the same, and when an actual value is covered by listed ones.
import { isSecret } from "../../model/sealed.ts";
import { canonical, isArray, type Json } from "../../model/json.ts";
import { hasUnseen } from "../../text.ts";

/** Listed values, what they cover, and what they do not though it looks like it. */
export interface Example {
  readonly list: readonly Json[];
  readonly covers: readonly Json[];
  readonly leaves: readonly Json[];
}

export interface Kind {
  /** How values look and match, in a sentence for policy authors. */
  readonly description: string;
  /** What shows best how values match; none where values are not compared. */
  readonly examples: readonly Example[];
  /** Values that are one: the spelling in which texts are judged, then others. */
  readonly same?: readonly (readonly Json[])[];
  /** Values of the right type that are malformed: nothing covers them. */
  readonly malformed?: readonly Json[];
  /** The JSON type of one value. */
  readonly type: "string" | "boolean" | "integer" | "object" | "any";
  /** Why a value of the right type is malformed; undefined when it is fine. `listed`: it stands in a policy. */
  flaw?(value: Json, inPolicy: boolean): string | undefined;
  /** Equal for values that mean the same. Only asked of well-formed values. Default: canonical text. */
  normal?(value: Json): string;
  /** A test whether an actual value is covered by the union of the listed ones. Only asked of well-formed values. */
  coverage?(list: readonly Json[]): (actual: Json) => boolean;
  /** A listed value without a * covers only what means the same. */
  readonly wildcards?: true;
  /**
   * A test whether all that an entry would cover is covered by the union of the listed ones. Default: as coverage, where
   * what covers an entry covers all that the entry does.
   */
  spans?(list: readonly Json[]): (entry: Json) => boolean;
  /** Whether one thing can be meant by both values, wildcards of both sides expanded. Default: either covers the other. */
  overlaps?(a: Json, b: Json): boolean;
}

/** What a kind of texts is asked of is a text: `type` says so. */
export function textOf(value: Json): string {
  if (typeof value !== "string") throw new TypeError("a kind of texts was asked of another value");
  return value;
}

/** Why a text cannot be trusted to be what a reader sees. `ascii`: every character beyond ASCII is a look-alike. */
export function unclean(text: string, ascii: boolean): string | undefined {
  if (text === "") return "is empty";
  if (hasUnseen(text)) return "has invisible or control characters";
  if (text !== text.trim()) return "has white space at its edge";
  // oxlint-disable-next-line no-control-regex
  if (ascii && /[^\x20-\x7e]/.test(text)) return "has characters beyond ASCII, which can look like others";
  return undefined;
}

/** Whether a value is a secret's marker, or a text of which a secret part was replaced: what it really says is unknown. */
export function isOpaque(value: Json): boolean {
  return isSecret(value) || (typeof value === "string" && value.includes("[secret fp:"));
}

/** Why a value is malformed for its kind; undefined when it is well formed. */
export function flawOf(kind: Kind, value: Json, inPolicy = false): string | undefined {
  if (isSecret(value)) return kind.type === "any" ? undefined : "holds a secret";
  if (kind.type !== "any" && !hasType(kind.type, value)) return `should be ${article(kind.type)}`;
  if (!kind.flaw) return undefined;
  if (typeof value !== "string") return kind.flaw(value, inPolicy);
  return recall(inPolicy ? listedFlaws : flaws, kind, value, inPolicy ? listedFlawIn : flawIn);
}

/** What kinds say of texts. The same texts come again in every revision, and to judge them is the dearest part of a run. */
type Memory<T> = WeakMap<Kind, Map<string, T>>;
const flaws: Memory<string | undefined> = new WeakMap();
const listedFlaws: Memory<string | undefined> = new WeakMap();
const normals: Memory<string> = new WeakMap();
/** Texts remembered of each kind. A history of more different ones costs time, not memory. */
const MOST = 20_000;

const flawIn = (kind: Kind, text: string) => kind.flaw?.(text, false);
const listedFlawIn = (kind: Kind, text: string) => kind.flaw?.(text, true);

function recall<T>(memory: Memory<T>, kind: Kind, text: string, say: (kind: Kind, text: string) => T): T {
  let cache = memory.get(kind);
  if (!cache) memory.set(kind, (cache = new Map<string, T>()));
  const cached = cache.get(text);
  if (cached !== undefined || cache.has(text)) return cached as T;
  if (cache.size >= MOST) cache.clear();
  const answer = say(kind, text);
  cache.set(text, answer);
  return answer;
}

/** What is said of texts, remembered for those that come again. */
export function remembered<T extends string | boolean>(say: (text: string) => T): (text: string) => T {
  const cache = new Map<string, T>();
  return (text) => {
    let answer = cache.get(text);
    if (answer === undefined) {
      if (cache.size >= MOST) cache.clear();
      cache.set(text, (answer = say(text)));
    }
    return answer;
  };
}

function hasType(type: Kind["type"], value: Json): boolean {
  if (type === "integer") return Number.isSafeInteger(value);
  if (type === "object") return typeof value === "object" && value !== null && !isArray(value);
  return typeof value === type;
}

function article(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
}

/** Equal for values that mean the same. A malformed value means only itself. */
export function normalOf(kind: Kind, value: Json): string {
  if (typeof value !== "string") return spell(kind, value);
  return recall(normals, kind, value, spell);
}

function spell(kind: Kind, value: Json): string {
  if (!kind.normal) return canonical(value);
  // No well-formed text has control characters.
  return flawOf(kind, value) === undefined ? kind.normal(value) : `\0${canonical(value)}`;
}

/** The one spelling of all texts that mean the same; a malformed one as it is. */
export function spellingOf(kind: Kind, text: string): string {
  return kind.normal && flawOf(kind, text) === undefined ? normalOf(kind, text) : text;
}

/** Whether what a value means can be relied on: it is well formed, and nothing of it is hidden. */
export function isPlain(kind: Kind, value: Json): boolean {
  return !isOpaque(value) && flawOf(kind, value) === undefined;
}

/** A test whether an actual value is covered by the listed ones: never, when it is malformed or partly hidden. Neither covers. */
export function coverageOf(kind: Kind, list: readonly Json[]): (actual: Json) => boolean {
  const plain = list.filter((value) => isPlain(kind, value));
  const test = kind.coverage?.(plain) ?? sameAsOne(kind, plain);
  return (actual) => isPlain(kind, actual) && test(actual);
}

/** Whether an actual value is covered by the listed ones. For one question: of several, coverageOf answers faster. */
export function isCovered(kind: Kind, list: readonly Json[], actual: Json): boolean {
  if (kind.wildcards !== true) return coverageOf(kind, list)(actual);
  if (!isPlain(kind, actual)) return false;
  const normal = normalOf(kind, actual);
  return list.some((entry) =>
    typeof entry === "string" && entry.includes("*")
      ? coverageOf(kind, [entry])(actual)
      : normalOf(kind, entry) === normal && isPlain(kind, entry),
  );
}

/** A test whether all that a listed entry covers is covered by other listed ones. */
export function spansOf(kind: Kind, list: readonly Json[]): (entry: Json) => boolean {
  return kind.spans?.(list) ?? coverageOf(kind, list);
}

function sameAsOne(kind: Kind, list: readonly Json[]): (actual: Json) => boolean {
  const normals = new Set(list.map((value) => normalOf(kind, value)));
  return (actual) => normals.has(normalOf(kind, actual));
}

/**
 * A test whether an actual value and one of the listed ones can mean one thing. What cannot be relied on overlaps
 * everything: it must fail a prohibition.
 */
export function overlapsOf(kind: Kind, list: readonly Json[]): (actual: Json) => boolean {
  const each = list.map((entry) => coverageOf(kind, [entry]));
  const test = (actual: Json): boolean => {
    if (!isPlain(kind, actual)) return list.length > 0;
    if (kind.overlaps) return list.some((entry) => kind.overlaps?.(actual, entry));
    return each.some((covers) => covers(actual)) || list.some(coverageOf(kind, [actual]));
  };
  const ofText = remembered(test);
  return (actual) => (typeof actual === "string" ? ofText(actual) : test(actual));
}
