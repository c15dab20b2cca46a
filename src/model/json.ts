// JSON values without prototypes, their canonical text, and JSON Pointers.

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

// A constructor with an empty, null-prototype prototype: `bag["__proto__"] = x` is a plain own key, `bag.toString`
// is undefined, and V8 keeps such objects in fast mode (Object.create(null) would make a hash table of each).
const Bag = function () {} as unknown as new () => Record<string, never>;
(Bag as { prototype: object }).prototype = Object.freeze(Object.create(null));

/** Creates an object that inherits nothing, so that no key of the data can collide with an inherited property. */
export function bag<T = Json>(): Record<string, T> {
  return new Bag();
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Does the same as `Array.isArray`, and keeps the type of the entries. */
export function isArray(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** Returns the members of a value from outside; no members unless it is an object. */
export function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}

/** Returns the value at a path; undefined if the path does not exist. */
export function valueAt(value: Json | undefined, path: readonly PropertyKey[]): Json | undefined;
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown;
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at = value;
  for (const key of path) at = typeof at === "object" && at !== null ? Reflect.get(at, key) : undefined;
  return at;
}

/** Sets the value at a path of a tree. Creates the missing objects on the path. */
export function insert(tree: Record<string, Json>, path: readonly string[], value: Json): void {
  let at = tree;
  for (const [i, key] of path.entries()) {
    const below = at[key];
    if (i === path.length - 1) at[key] = value;
    else at = isObject(below) ? below : (at[key] = bag<Json>());
  }
}

/**
 * Applies a JSON Merge Patch (RFC 7396): merges objects by key, null removes a key, any other value replaces.
 * @param missing called with the keys of a member that is to be removed and is not there
 */
export function mergePatch(
  target: Json | undefined,
  patch: JsonObject,
  missing?: (keys: readonly string[]) => void,
): JsonObject {
  const out = Object.assign(bag(), isObject(target) ? target : undefined);
  for (const [key, value] of Object.entries(patch)) {
    if (isObject(value)) out[key] = mergePatch(out[key], value, (keys) => missing?.([key, ...keys]));
    else if (value !== null) out[key] = value;
    else if (Object.hasOwn(out, key)) delete out[key];
    else missing?.([key]);
  }
  return out;
}

/** Returns the text at a key; undefined if there is no text. */
export function textAt(object: { readonly [key: string]: Json | undefined }, key: string): string | undefined {
  const value = object[key];
  return typeof value === "string" ? value : undefined;
}

/**
 * Returns a number that a double cannot hold, as the object `{ "$number": "1e400" }`, which differs from every text.
 * Only seal/ creates these objects; it renames a `$number` key of the data.
 */
export function exactNumber(numberText: string): JsonObject {
  return Object.assign(bag(), { $number: numberText });
}

export function isExactNumber(value: Json | undefined): value is { readonly $number: string } {
  return isObject(value) && typeof value["$number"] === "string";
}

/** Whether a value is a whole number, also one that a double cannot hold. */
export function isWhole(value: Json): boolean {
  if (!isExactNumber(value)) return Number.isInteger(value);
  const match = /^-?\d+(?:\.(\d*?)0*)?(?:[eE]([+-]?\d+))?$/.exec(value.$number);
  return match !== null && Number(match[2] ?? 0) >= (match[1] ?? "").length;
}

/**
 * Returns the canonical text of a JSON value (RFC 8785: keys sorted by UTF-16 code units, no white space). Unlike the
 * RFC, accepts lone surrogates and keeps them distinct: a history may contain them, and every edit must be visible.
 */
export function canonical(value: Json): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (isArray(value)) return `[${value.map(canonical).join(",")}]`;
  return canonicalObject(value, canonical);
}

/**
 * Returns the canonical text of an object.
 * @param textOf returns the canonical text of a member's value
 * @param keyText returns the canonical text of a key
 */
export function canonicalObject(
  object: JsonObject,
  textOf: (value: Json, key: string) => string,
  keyText: (key: string) => string = JSON.stringify,
): string {
  const members = Object.keys(object)
    .sort()
    .map((key) => `${keyText(key)}:${textOf(object[key] as Json, key)}`);
  return `{${members.join(",")}}`;
}

/** Whether two JSON values are equal, whatever the order of their keys. */
export function equal(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (isArray(a)) return isArray(b) && a.length === b.length && a.every((item, i) => equal(item, b[i]));
  if (isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && equal(a[key], b[key]));
}

/** Returns one segment of a JSON Pointer (RFC 6901), with its leading slash. */
export function segment(key: string): string {
  return /[~/]/.test(key) ? `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}` : `/${key}`;
}

/** Returns the JSON Pointer of a sequence of keys; "" is the whole document. */
export function pointer(keys: readonly string[]): string {
  return keys.map(segment).join("");
}

/** Returns the keys of a JSON Pointer. */
export function unpointer(text: string): string[] {
  if (text === "") return [];
  return text
    .slice(1)
    .split("/")
    .map((part) => (part.includes("~") ? part.replaceAll("~1", "/").replaceAll("~0", "~") : part));
}

/** Compares names by code units, whatever the locale. The order is that of keys in canonical JSON. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
