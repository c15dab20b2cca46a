// One spelling for all values that mean the same: what is judged as a text, or by a JSON Schema.
import { isArray, type Json } from "../model/json.ts";
import { type Kind, kindOf, normalOf, spellingOf } from "./kinds/index.ts";
import type { Setting } from "./setting.ts";

/** A setting's value with its texts in one spelling, and nothing twice in a set. The order of a list stays. */
export function spelled(setting: Setting, value: Json): Json {
  const kind = kindOf(setting);
  const spell = (entry: Json) =>
    kind.type === "string" && typeof entry === "string" ? spellingOf(kind, entry) : entry;
  if (setting.list === undefined || !isArray(value)) return spell(value);
  return setting.list === "set" ? distinct(kind, value).map(spell) : value.map(spell);
}

/** The entries of a set, those that mean the same once. */
function distinct(kind: Kind, entries: readonly Json[]): Json[] {
  const byNormal = new Map<string, Json>();
  for (const entry of entries) {
    const normal = normalOf(kind, entry);
    if (!byNormal.has(normal)) byNormal.set(normal, entry);
  }
  return [...byNormal.values()];
}
