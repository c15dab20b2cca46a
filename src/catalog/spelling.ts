// Gives equivalent values one spelling, for JSON Schemas.
import { unique } from "../lists.ts";
import { canonical, isArray, type Json } from "../model/json.ts";
import { kindOf, normalOf, spelledAs } from "./kinds/index.ts";
import type { Setting } from "./setting.ts";

/** Returns a setting's value in one spelling. A set has each entry once. The order of a list stays. */
export function unifySpelling(setting: Setting, value: Json): Json {
  const kind = kindOf(setting);
  const spell = (entry: Json) => spelledAs(kind, entry);
  if (setting.list === undefined || !isArray(value)) return spell(value);
  return distinct(setting, value).map(spell);
}

/**
 * Returns the entries of a list that a test chooses, for a set with each text once. Other spellings of an entry stay: they
 * are to be corrected too.
 */
export function withoutRepetitions(setting: Setting, entries: readonly Json[], isMeant: (entry: Json) => unknown) {
  const meantEntries: readonly Json[] = entries.filter(isMeant);
  return setting.list !== "set" || meantEntries.length < 2 ? meantEntries : unique(meantEntries, canonical);
}

/** Returns entries of a list, for a set with equivalent entries once. */
export function distinct(setting: Setting, entries: readonly Json[]): readonly Json[] {
  if (setting.list !== "set") return entries;
  const kind = kindOf(setting);
  const byNormal = new Map<string, Json>();
  for (const entry of entries) {
    const normal = normalOf(kind, entry);
    if (!byNormal.has(normal)) byNormal.set(normal, entry);
  }
  return [...byNormal.values()];
}
