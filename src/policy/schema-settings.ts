// Which settings a JSON Schema names, and which names are typos. A schema on a misspelt name would always pass, because
// no such setting exists.
import type { Catalog, CatalogPlace } from "../catalog/catalog.ts";
import { nearest } from "../errors.ts";
import { isArray, isObject, type Json, type JsonObject, unpointer } from "../model/json.ts";
import type { Path } from "../yaml/document.ts";

interface NamedSettings {
  /** Catalog paths: settings, or groups that the schema judges as a whole. */
  readonly paths: readonly string[];
  readonly mistakes: readonly { readonly path: Path; readonly name: string; readonly suggestion: string }[];
}

const sameSchemas = ["not", "if", "then", "else"];
const sameLists = ["allOf", "anyOf", "oneOf"];
const elements = ["items", "contains", "unevaluatedItems"];

/** Returns the settings that a schema names. An unknown name counts as a mistake only if it resembles a known one. */
export function settingsNamedIn(schema: JsonObject, catalog: Catalog): NamedSettings {
  const paths = new Set<string>();
  const mistakes: { path: Path; name: string; suggestion: string }[] = [];
  const followedKeys = new Set<string>();
  let reachedCount = 0;

  function reach(place: CatalogPlace): void {
    reachedCount++;
    paths.add(place.path);
  }

  /** Returns the place of a key; undefined if unknown. */
  function member(place: CatalogPlace | undefined, name: string, path: Path): CatalogPlace | undefined {
    if (!place) return undefined;
    const match = place.keys.get(name);
    if (match?.name === name) return match.place;
    const names = [...place.keys.values()].map((key) => key.name);
    const suggestion = match?.name ?? (place.any ? undefined : nearest(name, names));
    if (suggestion !== undefined) mistakes.push({ path, name, suggestion });
    return match?.place ?? place.any;
  }

  function reachSetting(place: CatalogPlace | undefined): void {
    if (place?.setting) reach(place);
  }

  function visit(value: Json | undefined, place: CatalogPlace | undefined, path: Path): void {
    if (!isObject(value)) return;
    const { properties, required, dependentRequired, dependentSchemas, $ref } = value;
    for (const [key, schema] of entriesOf(properties)) {
      const at = [...path, "properties", key];
      const next = member(place, key, at);
      const before = reachedCount;
      visit(schema, next, at);
      if (reachedCount === before && next) reach(next);
    }
    for (const [i, key] of textsOf(required)) reachSetting(member(place, key, [...path, "required", i]));
    for (const [on, names] of entriesOf(dependentRequired)) {
      const at = [...path, "dependentRequired", on];
      reachSetting(member(place, on, at));
      for (const [i, key] of textsOf(names)) reachSetting(member(place, key, [...at, i]));
    }
    for (const [on, schema] of entriesOf(dependentSchemas)) {
      const at = [...path, "dependentSchemas", on];
      reachSetting(member(place, on, at));
      visit(schema, place, at);
    }
    for (const word of sameSchemas) visit(value[word], place, [...path, word]);
    for (const word of sameLists) for (const [i, item] of listOf(value[word])) visit(item, place, [...path, word, i]);
    for (const word of elements) visit(value[word], place?.any, [...path, word]);
    for (const [i, item] of listOf(value["prefixItems"])) visit(item, place?.any, [...path, "prefixItems", i]);
    visit(value["additionalProperties"], place?.any, [...path, "additionalProperties"]);
    for (const [key, schema] of entriesOf(value["patternProperties"]))
      visit(schema, place?.any, [...path, "patternProperties", key]);
    if (typeof $ref === "string") refer($ref, place);
  }

  function refer($ref: string, place: CatalogPlace | undefined): void {
    const key = `${place?.path ?? "?"} ${$ref}`;
    if (followedKeys.has(key) || !/^#(?:\/|$)/.test($ref)) return;
    followedKeys.add(key);
    const steps = unpointer($ref.slice(1));
    let at: Json | undefined = schema;
    for (const step of steps) at = isArray(at) ? at[Number(step)] : isObject(at) ? at[step] : undefined;
    visit(at, place, steps);
  }

  visit(schema, catalog.root, []);
  return { paths: [...paths].sort(), mistakes };
}

function entriesOf(value: Json | undefined): [string, Json][] {
  return isObject(value) ? Object.entries(value) : [];
}

function listOf(value: Json | undefined): (readonly [number, Json])[] {
  return isArray(value) ? [...value.entries()] : [];
}

function textsOf(value: Json | undefined): (readonly [number, string])[] {
  return listOf(value).filter((entry): entry is [number, string] => typeof entry[1] === "string");
}
