import type { Catalog } from "../../src/catalog/catalog.ts";
import type { Blocks } from "../../src/catalog/entries.ts";
import { SettingsReader } from "../../src/catalog/read.ts";
import type { JsonObject } from "../../src/model/json.ts";

/** Returns the entries of settings that nothing was read before. */
export function readSettings(catalog: Catalog, settings: JsonObject): Blocks {
  const reader = new SettingsReader(catalog);
  reader.read(settings);
  return reader.blocks;
}
