// What values mean: whether they are set, and what tells two spellings of one meaning from two meanings.
import { canonical, isArray, isObject, type Json } from "../model/json.ts";
import { countWhile, newIn } from "../lists.ts";
import { isSecret } from "../model/sealed.ts";
import type { SettingEntry } from "./entries.ts";
import { type Kind, kindOf, normalOf } from "./kinds/index.ts";
import type { Setting } from "./setting.ts";

/** Whether a value is one of the spellings of "not set". */
export function isUnset(value: Json): boolean {
  if (value === null) return true;
  if (typeof value !== "object" || isSecret(value)) return false;
  return isArray(value) ? value.length === 0 : Object.keys(value).length === 0;
}

/** Whether a value of this setting means not set: in the place of a secret an empty text does as well. */
export function isUnsetAt(setting: Setting, value: Json): boolean {
  return isUnset(value) || (value === "" && setting.kind === "secret");
}

/** Whether nothing is set in a container, at any depth. */
export function isVoid(value: Json): boolean {
  return isUnset(value) || (isObject(value) && !isSecret(value) && Object.values(value).every(isVoid));
}

/** What a value means; null: it is not set. */
export function meaningOf(setting: Setting, value: Json): string | null {
  if (isUnsetAt(setting, value)) return null;
  return setting.list ? canonical(value) : normalOf(kindOf(setting), value);
}

/** So few entries are put in and taken out one by one. */
const FEW = 4;

/** The normal forms of a list's entries, each once and in order. Few edits of what was read before cost little. */
export function normalsOf(setting: Setting, value: readonly Json[], old: SettingEntry | undefined): readonly string[] {
  const kind = kindOf(setting);
  const edited = old?.normals && old.setting === setting && !old.rivals ? editedOf(kind, value, old) : undefined;
  if (edited) return edited;
  const sorted = value.map((item) => normalOf(kind, item)).sort();
  return sorted.some((item, i) => i > 0 && item === sorted[i - 1]) ? [...new Set(sorted)] : sorted;
}

/** The same by what was put in and taken out; undefined where that does not tell, as some entry stands twice. */
function editedOf(
  kind: Kind,
  value: readonly Json[],
  { normals, value: before }: SettingEntry,
): readonly string[] | undefined {
  const entries = before as readonly Json[];
  if (normals!.length !== entries.length) return undefined;
  const [came, went] = [newIn(value, entries), newIn(entries, value)];
  if (came.length > FEW || went.length > FEW || entries.length + came.length - went.length !== value.length)
    return undefined;
  const sorted = [...normals!];
  for (const item of went) sorted.splice(placeIn(sorted, normalOf(kind, item)), 1);
  for (const item of came) {
    const normal = normalOf(kind, item);
    const at = placeIn(sorted, normal);
    if (sorted[at] === normal) return undefined;
    sorted.splice(at, 0, normal);
  }
  return sorted;
}

/** Whether a text is one of the normal forms of a list's entries. */
export function holdsNormal(normals: readonly string[], text: string): boolean {
  return normals[placeIn(normals, text)] === text;
}

/** Where a text stands in an order, or would. */
function placeIn(sorted: readonly string[], text: string): number {
  return countWhile(sorted, (normal) => normal < text);
}
