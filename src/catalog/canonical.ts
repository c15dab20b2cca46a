// Settings under canonical names, without unset values. Rules on the whole settings judge these.
import { bag, canonical, isArray, isObject, type Json, type JsonObject } from "../model/json.ts";
import { isSecret } from "../model/sealed.ts";
import type { Catalog, CatalogPlace } from "./catalog.ts";
import type { Block } from "./entries.ts";
import { isUnsetAt } from "./meaning.ts";
import { isUnset } from "./unset.ts";
import { isContainer } from "./setting.ts";
import { unifySpelling } from "./spelling.ts";

/** The maximum of combinations. Settings with more contradicting spellings are not judged. */
const MAX_READINGS = 64;

/**
 * Returns the readings of one block: several if a setting occurs under several spellings with different values.
 * Undefined: more than MAX_READINGS. A reading of null: nothing is set.
 */
export function readingsOf(block: Block, catalog: Catalog): readonly Json[] | undefined {
  const place = catalog.root.keys.get(block.key)?.place;
  return mergeReadings([...block.raw.values()].map((value) => readings(value, place)));
}

/** Merges the spellings of one place. Each value is a reading; a set value takes precedence over an unset one. */
function mergeReadings(spellings: readonly (readonly Json[] | undefined)[]): readonly Json[] | undefined {
  const all = new Map<string, Json>();
  for (const values of spellings) {
    if (!values) return undefined;
    for (const value of values) all.set(canonical(value), value);
  }
  if (all.size > 1) all.delete("null");
  return all.size === 0 ? [null] : all.size > MAX_READINGS ? undefined : [...all.values()];
}

/** Returns the readings of the value at a place. Undefined: more than MAX_READINGS. A reading of null: nothing is set. */
export function readings(value: Json, place: CatalogPlace | undefined): readonly Json[] | undefined {
  if (isUnset(value)) return [null];
  if (place?.setting && !isContainer(place.setting))
    return [isUnsetAt(place.setting, value) ? null : unifySpelling(place.setting, value)];
  if (!place || isSecret(value) || typeof value !== "object" || value === null) return [value];
  if (isArray(value)) {
    if (place.setting?.kind !== "keyed") return [value];
    return product(value.map((item, i) => [String(i), readings(item, place.any)]))?.map((reading) =>
      Object.values(reading),
    );
  }
  if (!isObject(value) || (place.keys.size === 0 && !place.any)) return [value];
  const spellings = new Map<string, (readonly Json[] | undefined)[]>();
  for (const [key, item] of Object.entries(value)) {
    const match = place.keys.get(key);
    const name = match?.name ?? key;
    const below = readings(item, match?.place ?? place.any);
    spellings.set(name, [...(spellings.get(name) ?? []), below]);
  }
  return product([...spellings].map(([name, below]) => [name, mergeReadings(below)]))?.map((reading) => {
    const set = whatIsSet(reading);
    return isUnset(set) ? null : set;
  });
}

function whatIsSet(reading: JsonObject): JsonObject {
  const set = bag<Json>();
  for (const [key, value] of Object.entries(reading)) if (value !== null) set[key] = value;
  return set;
}

/** Returns every combination of the members' readings. */
function product(
  members: readonly (readonly [string, readonly Json[] | undefined])[],
): Record<string, Json>[] | undefined {
  let out: Record<string, Json>[] = [bag<Json>()];
  for (const [key, values] of members) {
    if (!values || out.length * values.length > MAX_READINGS) return undefined;
    out = out.flatMap((reading) =>
      values.map((value) => {
        const next = values.length === 1 ? reading : Object.assign(bag<Json>(), reading);
        next[key] = value;
        return next;
      }),
    );
  }
  return out;
}

/** Returns the readings of the whole settings. Undefined: more than MAX_READINGS. */
export function wholeReadings(
  blocks: ReadonlyMap<string, Block>,
  read: (block: Block) => readonly Json[] | undefined,
): readonly JsonObject[] | undefined {
  return product([...blocks.values()].map((block) => [block.key, read(block)]))?.map(whatIsSet);
}
