// Whether a setting contains a value, as itself, as an entry, or somewhere below.
import type { SettingEntry } from "../catalog/entries.ts";
import { kindOf, normalOf } from "../catalog/kinds/index.ts";
import { canonical, isArray, type Json } from "../model/json.ts";
import { isSecret } from "../model/sealed.ts";

/** A value as somebody wrote it on a command line. */
export interface Asked {
  readonly text: string;
  /** What the text may stand for: itself, and the JSON that it is. */
  readonly values: readonly Json[];
  /** Whether it is the fingerprint of a secret. */
  readonly fingerprint: boolean;
}

export function askedOf(text: string): Asked {
  const fingerprint = /^fp:[^\s\]]+$/.test(text);
  try {
    const value = JSON.parse(text) as Json;
    return { text, values: value === null || value === text ? [text] : [text, value], fingerprint };
  } catch {
    return { text, values: [text], fingerprint };
  }
}

/** Whether an entry contains it, in any of its spellings. */
export function holdsValue(entry: Pick<SettingEntry, "setting" | "value" | "rivals">, asked: Asked): boolean {
  const tops = [entry.value, ...(entry.rivals ?? [])].flatMap((one): readonly Json[] =>
    isArray(one) ? [one, ...one] : [one],
  );
  const { setting } = entry;
  if (tops.some((one) => asked.values.some((value) => same(one, value)))) return true;
  if (setting && tops.some((one) => typeof one === "string" && isSpelling(setting, one, asked.text))) return true;
  return tops.some((one) => inside(one, asked));
}

function same(one: Json, value: Json): boolean {
  return typeof one === "object" ? typeof value === "object" && canonical(one) === canonical(value) : one === value;
}

function isSpelling(setting: NonNullable<SettingEntry["setting"]>, one: string, text: string): boolean {
  return normalOf(kindOf(setting), one) === normalOf(kindOf(setting), text);
}

/** Secrets by their fingerprints; texts and numbers below as they stand. */
function inside(one: Json, asked: Asked): boolean {
  if (isSecret(one)) return one.fingerprint === asked.text;
  if (typeof one === "string") return asked.fingerprint && one.includes(`[secret ${asked.text}]`);
  if (typeof one !== "object" || one === null) return false;
  return Object.values(one).some(
    (member) =>
      inside(member, asked) || asked.values.some((value) => typeof member !== "object" && same(member, value)),
  );
}
