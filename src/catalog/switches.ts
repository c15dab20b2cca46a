// Whether a switch gives its settings effect.
import type { Json } from "../model/json.ts";
import type { SettingEntry } from "./entries.ts";
import type { Switch } from "./setting.ts";
import { isUnset } from "./unset.ts";

/** Returns the values of a setting in all its spellings; null when not set. */
export function spelledValues(entry: SettingEntry | undefined): readonly Json[] {
  return [entry?.value ?? null, ...(entry?.rivals ?? [])].map((value) => (isUnset(value) ? null : value));
}

/** Whether a setting has an effect. @param values those of its switch, in all its spellings */
export function isInForce({ on }: Switch, values: readonly Json[]): boolean {
  return values.every((value) => (on ? value === true : isOff(value)));
}

/**
 * Whether a switch is off for certain. Nobody knows which of two spellings counts, or whether what is neither true nor
 * false keeps everybody out.
 * @param values as for `isInForce`
 */
export function isCertainlyOff(needs: Switch, values: readonly Json[]): boolean {
  return values.every((value) => !isInForce(needs, [value]) && (!needs.offIsSafe || isOff(value)));
}

export function isOff(value: Json): boolean {
  return value === null || value === false;
}
