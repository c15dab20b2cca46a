// Places in settings by path: `sandbox.network.allowedDomains`, `customModels[custom:corp-llm].apiKey`.
import { didYouMean } from "../errors.ts";
import { bag, isArray, isObject, type Json, type JsonObject } from "../model/json.ts";
import { count } from "../words.ts";

/** An edit that does not fit the settings. `hint` suggests a correction. */
export class EditError extends Error {
  readonly hint: string | undefined;

  constructor(message: string, hint?: string) {
    super(message);
    this.name = "EditError";
    this.hint = hint;
  }
}

const step = /(?:^|\.)([^.[\]]+)|\[([^[\]]+)\]/y;

/**
 * Splits a path into keys. A key in brackets is taken literally; in a keyed list it is the id of an element.
 * @throws EditError if the text is not a path
 */
function keysOf(path: string): string[] {
  const keys: string[] = [];
  step.lastIndex = 0;
  while (step.lastIndex < path.length) {
    const match = step.exec(path);
    if (!match)
      throw new EditError(`"${path}" is not a path`, "write keys joined by dots, and other keys in [brackets]");
    keys.push((match[1] ?? match[2])!);
  }
  return keys;
}

/**
 * Returns the value at a path; undefined if there is none.
 * @throws EditError if the text is not a path
 */
export function valueAt(root: JsonObject, path: string): Json | undefined {
  let value: Json | undefined = root;
  for (const key of keysOf(path)) value = below(value, key);
  return value;
}

/**
 * Returns the settings with another value at a path. Shares unchanged parts. Creates missing maps on the way.
 * @param change returns the new value for the old one; undefined removes the place
 * @throws EditError if the path leads through a value that is neither a map nor a keyed list
 */
export function withValue(
  root: JsonObject,
  path: string,
  change: (value: Json | undefined) => Json | undefined,
): JsonObject {
  const keys = keysOf(path);
  return into(root, keys, 0) as JsonObject;

  function into(at: Json | undefined, keys: readonly string[], depth: number): Json | undefined {
    const key = keys[depth];
    if (key === undefined) return change(at);
    if (isArray(at)) {
      const index = indexOf(at, key);
      if (index < 0) throw new EditError(`"${path}": no element has the id "${key}"`, idsOf(at, key));
      const element = into(at[index], keys, depth + 1);
      return element === undefined ? at.toSpliced(index, 1) : at.with(index, element);
    }
    if (at !== undefined && !isObject(at))
      throw new EditError(`"${path}": "${keys.slice(0, depth).join(".")}" is not a map`);
    const value = into(below(at, key), keys, depth + 1);
    const copy: Record<string, Json> = Object.assign(bag<Json>(), at);
    if (value === undefined) delete copy[key];
    else copy[key] = value;
    return copy;
  }
}

/** Returns the error for a missing path, with a hint on existing keys. */
export function missingPathError(root: JsonObject, path: string): EditError {
  const keys = keysOf(path);
  let at: Json | undefined = root;
  for (const [depth, key] of keys.entries()) {
    const next = below(at, key);
    if (next === undefined) return new EditError(`"${path}" is not set`, hintAt(at, key, keys.slice(0, depth)));
    at = next;
  }
  return new EditError(`"${path}" is not set`);
}

function hintAt(at: Json | undefined, key: string, above: readonly string[]): string | undefined {
  if (isArray(at)) return idsOf(at, key);
  if (!isObject(at)) return undefined;
  const keys = Object.keys(at);
  const where = above.length === 0 ? "the settings have" : `${above.join(".")} has`;
  return didYouMean(key, keys) ?? `${where} ${keys.length > 12 ? count(keys.length, "key") : keys.join(", ")}`;
}

/** Returns the value of a map's key, or of an id in a keyed list; never an inherited member. */
function below(at: Json | undefined, key: string): Json | undefined {
  if (isArray(at)) return at[indexOf(at, key)];
  return isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined;
}

function indexOf(list: readonly Json[], id: string): number {
  return list.findIndex((item) => isObject(item) && item["id"] === id);
}

function idsOf(list: readonly Json[], id: string): string {
  const ids = list.flatMap((item) => (isObject(item) && typeof item["id"] === "string" ? [item["id"]] : []));
  if (ids.length === 0) return "entries of this list have no ids: use add and remove";
  return didYouMean(id, ids) ?? `there are ${ids.join(", ")}`;
}
