// JSON as the house holds it: values without prototypes, one canonical spelling, and pointers to places.

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

// A constructor with an empty, null-prototype prototype: `bag["__proto__"] = x` is a plain own key, `bag.toString`
// is undefined, and V8 keeps such objects in fast mode (Object.create(null) would make a hash table of each).
const Bag = function () {} as unknown as new () => Record<string, never>;
(Bag as { prototype: object }).prototype = Object.freeze(Object.create(null));

/** A new object that inherits nothing, so that no key from data can meet a property of ours. */
export function bag<T = Json>(): Record<string, T> {
  return new Bag();
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** `Array.isArray` of a JSON value, which does not forget what its entries are. */
export function isArray(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** The members of a value from outside; none of what is no object. */
export function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}

/** What stands at a path of a value; undefined where the path leads nowhere. */
export function valueAt(value: Json | undefined, path: readonly PropertyKey[]): Json | undefined;
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown;
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at = value;
  for (const key of path) at = typeof at === "object" && at !== null ? Reflect.get(at, key) : undefined;
  return at;
}

/** Puts a value at a path of a tree, with new objects where the path leads nowhere yet. */
export function insert(tree: Record<string, Json>, path: readonly string[], value: Json): void {
  let at = tree;
  for (const [i, key] of path.entries()) {
    const below = at[key];
    if (i === path.length - 1) at[key] = value;
    else at = isObject(below) ? below : (at[key] = bag<Json>());
  }
}

/** The text at a key; undefined where there is none. */
export function textAt(object: { readonly [key: string]: Json | undefined }, key: string): string | undefined {
  const value = object[key];
  return typeof value === "string" ? value : undefined;
}

/**
 * A number that a double cannot hold, as the object `{ "$number": "1e400" }`: as a text it could be taken for one. Only
 * seal/ makes these; it renames a `$number` key that came with the data.
 */
export function exactNumber(written: string): JsonObject {
  return Object.assign(bag(), { $number: written });
}

export function isExactNumber(value: Json | undefined): value is { readonly $number: string } {
  return isObject(value) && typeof value["$number"] === "string";
}

/**
 * The canonical text of a JSON value (RFC 8785: keys sorted by UTF-16 code units, no white space). Unlike the RFC it
 * accepts lone surrogates, and keeps different ones different: a history may hold them, and no edit may be invisible.
 */
export function canonical(value: Json): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (isArray(value)) return `[${value.map(canonical).join(",")}]`;
  const members = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key] as Json)}`);
  return `{${members.join(",")}}`;
}

/** Whether two JSON values are the same, whatever the order of their keys. */
export function equal(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (isArray(a)) return isArray(b) && a.length === b.length && a.every((item, i) => equal(item, b[i]));
  if (isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && equal(a[key], b[key]));
}

/** One segment of a JSON Pointer (RFC 6901), with its leading slash. */
export function segment(key: string): string {
  return /[~/]/.test(key) ? `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}` : `/${key}`;
}

/** The JSON Pointer of a sequence of keys; the whole document is "". */
export function pointer(keys: readonly string[]): string {
  return keys.map(segment).join("");
}

/** The keys of a JSON Pointer. */
export function unpointer(text: string): string[] {
  if (text === "") return [];
  return text
    .slice(1)
    .split("/")
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** The order of names everywhere: by code units, whatever the locale, as keys stand in canonical JSON. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
