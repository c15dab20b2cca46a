// Compares patterns of settings by the places that they match, because different patterns can match the same places.
import type { Catalog, CatalogPlace } from "../../catalog/catalog.ts";
import { pointer } from "../../model/json.ts";
import { matchesAny } from "../../policy/patterns.ts";

/** A name that no policy writes. It stands for every name that no pattern mentions. */
const OTHER_KEY = "\u0000";

/** Returns an example of each sort of place that the patterns can distinguish. */
export function placesOf({ root }: Catalog, patterns: readonly string[]): string[] {
  const names = new Set([OTHER_KEY]);
  for (const segment of patterns.flatMap((pattern) => pattern.replaceAll("[*]", ".*").split(".")))
    if (segment !== "**") names.add(segment.replaceAll("*", OTHER_KEY));
  const below = (place: CatalogPlace, keys: readonly string[]): string[] => {
    const placesByKey = new Map([...place.keys.values()].map((key) => [key.name, key.place]));
    const { any } = place;
    return [
      ...(place.setting ? [pointer(keys)] : []),
      ...[...placesByKey].flatMap(([name, next]) => below(next, [...keys, name])),
      ...(any ? [...names].flatMap((name) => below(any, [...keys, name])) : []),
      // A group can contain settings that the catalog does not list.
      ...(placesByKey.size > 0
        ? [...names].filter((name) => !place.keys.has(name)).map((name) => pointer([...keys, name]))
        : []),
    ];
  };
  return below(root, []);
}

/** Whether patterns match more and fewer places after an edit. null: all places. */
export function coverageChange(
  before: readonly string[] | null,
  after: readonly string[] | null,
  catalog: Catalog,
): { readonly more: boolean; readonly fewer: boolean } {
  const covers = (patterns: readonly string[] | null, place: string) =>
    patterns === null || matchesAny(patterns, place);
  const places = placesOf(catalog, [...(before ?? []), ...(after ?? [])]);
  return {
    more: places.some((place) => covers(after, place) && !covers(before, place)),
    fewer: places.some((place) => covers(before, place) && !covers(after, place)),
  };
}
