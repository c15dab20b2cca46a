// Subjects (JSON Pointers to places of the settings), and their relation to paths of the catalog.
import { isArray, isObject, type Json, pointer, segment, unpointer, valueAt } from "../model/json.ts";
import { type Catalog, type CatalogPlace, placeBelow } from "./catalog.ts";
import { getOrMake } from "../lists.ts";

/** Returns the first two keys of a pointer: its element, if the first key is a list or map. "": it has one key only. */
export function elementOf(subject: string): string {
  const second = subject.indexOf("/", 1);
  if (second < 0) return "";
  const end = subject.indexOf("/", second + 1);
  return end < 0 ? subject : subject.slice(0, end);
}

/** Whether a path of the catalog is a place, or below it. */
export function isPartOf(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`);
}

/** Returns the top-level key of a pointer. */
export function keyOf(subject: string): string {
  const end = subject.indexOf("/", 1);
  const key = end < 0 ? subject.slice(1) : subject.slice(1, end);
  return key.includes("~") ? key.replaceAll("~1", "/").replaceAll("~0", "~") : key;
}

/**
 * Returns the names of the elements of a keyed list: the key of each. A missing key, and a key that an earlier element
 * has, gets a number.
 */
export function elementNames(list: readonly Json[], key: string): { names: Set<string>; repeatedNames: Set<string> } {
  const counts = new Map<string, number>();
  const repeatedNames = new Set<string>();
  const names = new Set<string>();
  for (const item of list) {
    const id = isObject(item) ? item[key] : undefined;
    const own = typeof id === "string" ? id : "";
    let nth = (counts.get(own) ?? 0) + 1;
    if (nth > 1 && own !== "") repeatedNames.add(own);
    const spell = () => (nth === 1 && own !== "" ? own : `${own}#${nth}`);
    while (names.has(spell())) nth++; // an id may itself be spelled like a repetition
    counts.set(own, nth);
    names.add(spell());
  }
  return { names, repeatedNames };
}

/** The elements of a keyed list: their names in order, and the place of each name. */
interface Elements {
  readonly names: readonly string[];
  readonly places: ReadonlyMap<string, number>;
}

const elements = new WeakMap<readonly Json[], Elements>();

/** Returns the elements of a keyed list. Caches them by list, because many places of one list are looked up. */
function elementsOf(list: readonly Json[], key: string): Elements {
  return getOrMake(elements, list, () => {
    const names = [...elementNames(list, key).names];
    return { names, places: new Map(names.map((name, i) => [name, i])) };
  });
}

/** Returns the subject of a JSON Pointer into settings with canonical names: elements of keyed lists go by their keys. */
export function subjectIn(settings: Json, place: string, { root }: Catalog): string {
  let at: CatalogPlace | undefined = root;
  let value: Json | undefined = settings;
  let subject = "";
  for (const key of unpointer(place)) {
    const by = at?.setting?.key;
    const name = by !== undefined && isArray(value) ? elementsOf(value, by).names[Number(key)] : undefined;
    subject += segment(name ?? key);
    at = placeBelow(at, key);
    value = valueAt(value, [key]);
  }
  return subject;
}

/** Returns the path of the closest place of the catalog around a subject that is no setting; "": it has none. */
export function pathAround(subject: string, { root }: Catalog): string {
  let at = root;
  for (const key of unpointer(subject)) {
    const next = placeBelow(at, key);
    if (next === undefined) break;
    at = next;
  }
  return at.path;
}

/** Returns the value of a subject in settings with canonical names. */
export function valueIn(settings: Json, subject: string, { root }: Catalog): Json | undefined {
  let at: CatalogPlace | undefined = root;
  let value: Json | undefined = settings;
  for (const key of unpointer(subject)) {
    const by = at?.setting?.key;
    if (by !== undefined && isArray(value)) value = value[elementsOf(value, by).places.get(key) ?? -1];
    else value = valueAt(value, [key]);
    at = placeBelow(at, key);
  }
  return value;
}

/** Returns the top-level key of a catalog path. */
export function topKey(path: string): string {
  return path.replace(/[.[].*/s, "");
}

/** Returns the pointer of a catalog path without elements. */
export function pointerOf(path: string): string {
  return getOrMake(pointers, path, () => (path === "" ? "" : pointer(path.split("."))));
}

const pointers = new Map<string, string>();

/** Whether a subject is at or above a path of the catalog. */
export function isOver(subject: string, path: string): boolean {
  const places = path.replaceAll("[*]", ".*").split(".");
  const keys = unpointer(subject);
  return keys.length <= places.length && keys.every((key, i) => places[i] === "*" || places[i] === key);
}
