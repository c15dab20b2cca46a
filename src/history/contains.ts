// Tests whether a setting contains a value, as itself, as an entry, or nested.
import type { SettingEntry } from "../catalog/entries.ts";
import { kindOf, normalOf } from "../catalog/kinds/index.ts";
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
  if (setting && tops.some((item) => typeof item === "string" && isSpelling(setting, item, query.text))) return true;
  return tops.some((item) => inside(item, query));
}

function isSame(item: Json, value: Json): boolean {
  return typeof item === "object" ? typeof value === "object" && canonical(item) === canonical(value) : item === value;
}

function isSpelling(setting: NonNullable<SettingEntry["setting"]>, spelling: string, text: string): boolean {
  return normalOf(kindOf(setting), spelling) === normalOf(kindOf(setting), text);
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
