// Gives equivalent values one spelling, for JSON Schemas.
import { isArray, type Json } from "../model/json.ts";
import { type Kind, kindOf, normalOf, spelledAs } from "./kinds/index.ts";
import type { Setting } from "./setting.ts";

/** Returns a setting's value in one spelling. A set has each entry once. The order of a list stays. */
export function spelled(setting: Setting, value: Json): Json {
  const kind = kindOf(setting);
  const spell = (entry: Json) => spelledAs(kind, entry);
  if (setting.list === undefined || !isArray(value)) return spell(value);
  return setting.list === "set" ? distinct(kind, value).map(spell) : value.map(spell);
}

/** Returns the entries of a set, with equivalent entries once. */
function distinct(kind: Kind, entries: readonly Json[]): Json[] {
  const byNormal = new Map<string, Json>();
  for (const entry of entries) {
    const normal = normalOf(kind, entry);
    if (!byNormal.has(normal)) byNormal.set(normal, entry);
  }
  return [...byNormal.values()];
}
