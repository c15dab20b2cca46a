// Misspelled settings in policy tests. A rule that passes while its setting is unset would pass such a test.
import { type Catalog, type CatalogPlace, placeBelow } from "../catalog/catalog.ts";
import { nearest, type Problem } from "../errors.ts";
import { isArray, isObject, type Json } from "../model/json.ts";
import { nestedHint } from "../policy/settings.ts";
import type { Path, YamlDocument } from "../yaml/document.ts";

/** Returns a problem for each key that is almost a setting. A key unlike all of them may be a setting to come. */
export function misspelledIn(document: YamlDocument, catalog: Catalog): Problem[] {
  const problems: Problem[] = [];

  function visit(value: Json, place: CatalogPlace, path: Path): void {
    if (isArray(value)) {
      if (place.any) for (const [i, item] of value.entries()) visit(item, place.any, [...path, i]);
      return;
    }
    for (const [key, member] of isObject(value) ? Object.entries(value) : []) {
      const below = placeBelow(place, key);
      const suggestion = below ? undefined : nearest(key, place.keys.keys());
      const at = [...path, key];
      if (below) visit(member, below, at);
      else if (suggestion !== undefined) {
        const nested = key.includes("[") ? undefined : nestedHint(catalog, place.path, key);
        const hint = nested ?? `did you mean "${suggestion}"?`;
        problems.push(document.problem(at, `no setting is named "${key}" here`, hint, "key"));
      }
    }
  }

  /** Visits the settings of a test file, of its tests and of their histories. */
  function search(value: Json, path: Path): void {
    if (isArray(value)) for (const [i, item] of value.entries()) search(item, [...path, i]);
    else if (isObject(value))
      for (const [key, member] of Object.entries(value))
        if (key === "settings" || key === "change") visit(member, catalog.root, [...path, key]);
        else if (key === "tests" || key === "history") search(member, [...path, key]);
  }

  search(document.value, []);
  return problems;
}
