// Applies one entry of a scenario to the settings. An edit without effect is an error: scenarios stay current.
import { canonical, equal, isArray, isObject, type Json, type JsonObject, mergePatch } from "../model/json.ts";
import { EditError, missingPathError, valueAt, withValue } from "./paths.ts";
import type { ScenarioEntry } from "./schema.ts";

/** One type of edit. Returns the settings unchanged if the entry has no such edit. */
type Edit = (settings: JsonObject, entry: ScenarioEntry) => JsonObject;

const rename: Edit = (settings, entry) =>
  Object.entries(entry.rename ?? {}).reduce((now, [from, to]) => {
    const value = valueAt(now, from);
    if (value === undefined) throw missingPathError(now, from);
    if (valueAt(now, to) !== undefined)
      throw new EditError(`"${from}" cannot become "${to}", which is set already`, `unset "${to}" first`);
    return withValue(withoutPath(now, from), to, () => value);
  }, settings);

const unset: Edit = (settings, entry) => (entry.unset ?? []).reduce(withoutPath, settings);

const remove: Edit = (settings, entry) =>
  Object.entries(entry.remove ?? {}).reduce((now, [path, items]) => {
    if (valueAt(now, path) === undefined) throw missingPathError(now, path);
    return withValue(now, path, (list) => items.reduce(without(path), entriesOf(list, path)));
  }, settings);

const add: Edit = (settings, entry) =>
  Object.entries(entry.add ?? {}).reduce(
    (now, [path, more]) => withValue(now, path, (list) => more.reduce(appendTo(path), entriesOf(list, path))),
    settings,
  );

const set: Edit = (settings, entry) =>
  Object.entries(entry.set ?? {}).reduce((now, [path, patch]) => {
    if (patch === null) return withoutPath(now, path);
    const missing = (keys: readonly string[]) => {
      const place = keys.map((key) => (/[.[\]]/.test(key) ? `[${key}]` : `.${key}`)).join("");
      throw new EditError(`"${path}${place}" is not set`, "null takes away what is there");
    };
    const before = valueAt(now, path);
    const after = isObject(patch) ? mergePatch(before, patch, missing) : patch;
    if (before !== undefined && equal(before, after))
      throw new EditError(`"${path}" has this value already`, "set another value, or leave the edit out");
    return withValue(now, path, () => after);
  }, settings);

/** In the order in which an entry's edits are applied. */
const edits: readonly Edit[] = [rename, unset, remove, add, set];

/**
 * Returns the settings after an entry, without its `restore`.
 * @throws EditError if an edit does not fit the settings or changes nothing
 */
export function editSettings(settings: JsonObject, entry: ScenarioEntry): JsonObject {
  return edits.reduce((now, edit) => edit(now, entry), settings);
}

function withoutPath(settings: JsonObject, path: string): JsonObject {
  if (valueAt(settings, path) === undefined) throw missingPathError(settings, path);
  return withValue(settings, path, () => undefined);
}

function entriesOf(list: Json | undefined, path: string): readonly Json[] {
  if (list === undefined) return [];
  if (!isArray(list)) throw new EditError(`"${path}" is not a list`, "use set");
  return list;
}

function without(path: string) {
  return (list: readonly Json[], target: Json): readonly Json[] => {
    const index = list.findIndex(
      (item) => equal(item, target) || (typeof target === "string" && idOf(item) === target),
    );
    if (index < 0) throw new EditError(`"${path}" does not hold ${canonical(target)}`, contentText(list));
    return list.toSpliced(index, 1);
  };
}

function appendTo(path: string) {
  return (list: readonly Json[], more: Json): readonly Json[] => {
    const id = idOf(more);
    if (list.some((item) => equal(item, more) || (id !== undefined && idOf(item) === id)))
      throw new EditError(`"${path}" holds ${canonical(id ?? more)} already`);
    return [...list, more];
  };
}

/** Names the elements only: their other content may be a key. */
function contentText(list: readonly Json[]): string {
  if (list.length === 0) return "it is empty";
  return `it holds ${list.map((item) => (isObject(item) ? (idOf(item) ?? "an unnamed element") : canonical(item))).join(", ")}`;
}

function idOf(item: Json): string | undefined {
  return isObject(item) && typeof item["id"] === "string" ? item["id"] : undefined;
}
