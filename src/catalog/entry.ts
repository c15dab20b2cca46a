// Creates the entries of settings. All have the same fields in the same order, because readers of a history look at
// millions of them: an engine reads fields of one layout faster.
import { canonical, isArray, type Json } from "../model/json.ts";
import { hiddenName, isHiding, isSame } from "../model/sealed.ts";
import type { CatalogPlace } from "./catalog.ts";
import type { SettingEntry } from "./entries.ts";
import { meaningOf, normalsOf } from "./meaning.ts";
import { isUnset } from "./unset.ts";

/** The keys of a place as written; undefined inside keyed lists. */
export type WrittenPath = readonly string[] | undefined;

type Fields = { readonly [K in keyof SettingEntry]?: SettingEntry[K] | undefined };
type Place = Pick<SettingEntry, "subject" | "setting" | "value">;

function entryOf({ subject, setting, value }: Place, meaning: string | null, fields: Fields): SettingEntry {
  const { written, container, element, normals, hides, flaw, repeated, rivals } = fields;
  return { subject, setting, value, meaning, written, container, element, normals, hides, flaw, repeated, rivals };
}

/**
 * Creates the entry of a setting, or of a key that the catalog does not know.
 * @param old the entry at the same place before
 */
export function leafEntry(place: Place, keyPath: WrittenPath, old?: SettingEntry): SettingEntry {
  const paths = keyPath && (old && isWritten(old, keyPath) ? old.written : [keyPath]);
  return leafAt({ ...place, subject: old?.subject ?? place.subject }, paths, old);
}

function leafAt(place: Place, paths: SettingEntry["written"], old: SettingEntry | undefined): SettingEntry {
  const { subject, setting, value } = place;
  const hides = isHiding(value) || hiddenName(subject) !== undefined ? true : undefined;
  if (!setting) return entryOf(place, isUnset(value) ? null : canonical(value), { written: paths, hides });
  if (setting.list !== "set" || !isArray(value) || value.length === 0)
    return entryOf(place, meaningOf(setting, value), { written: paths, hides });
  const normals = normalsOf(setting, value, old);
  return entryOf(place, `set:${JSON.stringify(normals)}`, { written: paths, hides, normals });
}

/** Creates the entry of a value that should contain other entries, but cannot. */
export function unreadEntry(place: CatalogPlace, subject: string, keyPath: WrittenPath, value: Json): SettingEntry {
  const entry = leafEntry({ subject, setting: null, value }, keyPath);
  const flaw = `should be ${place.setting?.kind === "keyed" ? "a list" : "an object"}`;
  return { ...entry, setting: place.setting ?? null, flaw: entry.meaning === null ? undefined : flaw };
}

/** Creates the entry of a map, or of an element of a map or keyed list. */
export function containerEntry(place: Place, fields: Pick<Fields, "written" | "element">): SettingEntry {
  const hides = !place.setting && hiddenName(place.subject) !== undefined ? true : undefined;
  return entryOf(place, "{}", { ...fields, container: true, hides });
}

/** Creates the entry of a keyed list with elements of these names. */
export function listEntry(
  place: Place,
  { names, repeatedNames }: { readonly names: Iterable<string>; readonly repeatedNames: ReadonlySet<string> },
): SettingEntry {
  const repeatedKeys = repeatedNames.size > 0 ? [...repeatedNames] : undefined;
  return entryOf(place, JSON.stringify([...names]), { container: true, repeated: repeatedKeys });
}

/** Creates the entry of another value at the same place. For a container, its elements are the same. */
export function entryLike(old: SettingEntry, value: Json): SettingEntry {
  const { subject, setting, meaning, written } = old;
  const place = { subject, setting, value };
  return old.container ? entryOf(place, meaning, old) : leafAt(place, written, old);
}

/** Whether an entry has this value, and was read under this path only. */
export function isLike(old: SettingEntry, keyPath: WrittenPath, value: Json): boolean {
  return !old.rivals && isWritten(old, keyPath) && isSame(old.value, value);
}

function isWritten({ written: paths }: SettingEntry, keyPath: WrittenPath): boolean {
  if (paths === undefined || keyPath === undefined) return paths === keyPath;
  return paths.length === 1 && paths[0]!.length === keyPath.length && paths[0]!.every((key, i) => key === keyPath[i]);
}
