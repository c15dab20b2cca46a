// Tests whether a setting contains a value, as itself, as an entry, or nested.
import type { SettingEntry } from "../catalog/entries.ts";
import { kindOf, normalOf } from "../catalog/kinds/index.ts";
import { normalsOf } from "../catalog/meaning.ts";
import type { Setting } from "../catalog/setting.ts";
import { canonical, isArray, type Json } from "../model/json.ts";
import { isSecret } from "../model/sealed.ts";

/** A value from the command line. */
export interface ValueQuery {
  readonly text: string;
  /** The possible meanings of the text: itself, and its parsed JSON. */
  readonly values: readonly Json[];
  /** Whether it is the fingerprint of a secret. */
  readonly fingerprint: boolean;
}

export function askedOf(text: string): ValueQuery {
  const fingerprint = /^fp:[^\s\]]+$/.test(text);
  try {
    const value = JSON.parse(text) as Json;
    return { text, values: value === null ? [text] : [text, value], fingerprint };
  } catch {
    return { text, values: [text], fingerprint };
  }
}

/** Whether an entry contains the value, in any of its spellings. */
export function holdsValue(entry: Pick<SettingEntry, "setting" | "value" | "rivals">, query: ValueQuery): boolean {
  const tops = [entry.value, ...(entry.rivals ?? [])].flatMap((value): readonly Json[] =>
    isArray(value) ? [value, ...value] : [value],
  );
  const { setting } = entry;
  if (tops.some((item) => query.values.some((value) => isSame(item, value)))) return true;
  if (setting && tops.some((item) => query.values.some((value) => isSpelling(setting, item, value)))) return true;
  return tops.some((item) => inside(item, query));
}

function isSame(item: Json, value: Json): boolean {
  return typeof item === "object" ? typeof value === "object" && canonical(item) === canonical(value) : item === value;
}

/** Whether an entry, or a list without order, means the same as another. */
function isSpelling(setting: Setting, item: Json, value: Json): boolean {
  if (isArray(item) !== isArray(value) || typeof item !== typeof value) return false;
  if (!isArray(item) || !isArray(value)) return normalOf(kindOf(setting), item) === normalOf(kindOf(setting), value);
  const meaning = (list: readonly Json[]) => JSON.stringify(normalsOf(setting, list, undefined));
  return setting.list === "set" && meaning(item) === meaning(value);
}

/** Compares secrets by fingerprint, and nested texts and numbers exactly. */
function inside(item: Json, query: ValueQuery): boolean {
  if (isSecret(item)) return item.fingerprint === query.text;
  if (typeof item === "string") return query.fingerprint && item.includes(`[secret ${query.text}]`);
  if (typeof item !== "object" || item === null) return false;
  return Object.values(item).some(
    (member) =>
      inside(member, query) || query.values.some((value) => typeof member !== "object" && isSame(member, value)),
  );
}
