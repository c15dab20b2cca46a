// The meaning of values: whether they are set, and whether two spellings are equivalent.
import { canonical, isObject, type Json } from "../model/json.ts";
import { placeIn } from "../lists.ts";
import { newIn } from "../model/json-lists.ts";
import { isSecret } from "../model/sealed.ts";
import type { SettingEntry } from "./entries.ts";
import { type Kind, kindOf, normalOf } from "./kinds/index.ts";
import type { Setting } from "./setting.ts";
import { isUnset } from "./unset.ts";

/** Whether a value of this setting means not set. For a secret an empty text also does. */
export function isUnsetAt(setting: Setting, value: Json): boolean {
  return isUnset(value) || (value === "" && setting.kind === "secret");
}

/** Whether nothing is set in a container, at any depth. */
export function isVoid(value: Json): boolean {
  return isUnset(value) || (isObject(value) && !isSecret(value) && Object.values(value).every(isVoid));
}

/** Returns a text that is equal for equivalent values; null when the value means not set. */
export function meaningOf(setting: Setting, value: Json): string | null {
  if (isUnsetAt(setting, value)) return null;
  return setting.list ? canonical(value) : normalOf(kindOf(setting), value);
}

/** Up to this number of entries are inserted and removed one by one. */
const FEW = 4;

/** Returns the normal forms of a list's entries, distinct and sorted. Updates the previous result for small edits. */
export function normalsOf(setting: Setting, value: readonly Json[], old: SettingEntry | undefined): readonly string[] {
  const kind = kindOf(setting);
  const editedNormals = old?.normals && old.setting === setting && !old.rivals ? editedOf(kind, value, old) : undefined;
  if (editedNormals) return editedNormals;
  const sorted = value.map((item) => normalOf(kind, item)).sort();
  return sorted.some((item, i) => i > 0 && item === sorted[i - 1]) ? [...new Set(sorted)] : sorted;
}

/** Updates the previous normal forms. Undefined: too many edits, or an entry occurs twice. */
function editedOf(
  kind: Kind,
  value: readonly Json[],
  { normals, value: before }: SettingEntry,
): readonly string[] | undefined {
  const entries = before as readonly Json[];
  if (normals!.length !== entries.length) return undefined;
  const [newEntries, lostEntries] = [newIn(value, entries), newIn(entries, value)];
  if (
    newEntries.length > FEW ||
    lostEntries.length > FEW ||
    entries.length + newEntries.length - lostEntries.length !== value.length
  )
    return undefined;
  const sorted = [...normals!];
  for (const item of lostEntries) sorted.splice(placeIn(sorted, normalOf(kind, item)), 1);
  for (const item of newEntries) {
    const normal = normalOf(kind, item);
    const at = placeIn(sorted, normal);
    if (sorted[at] === normal) return undefined;
    sorted.splice(at, 0, normal);
  }
  return sorted;
}
