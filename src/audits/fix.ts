// The merge patch (RFC 7386) that restores the demanded state, in the spelling that the service uses.
import type { SettingEntry } from "../catalog/entries.ts";
import { isUnset } from "../catalog/unset.ts";
import type { Setting, Switch } from "../catalog/setting.ts";
import type { Checks } from "../checks/index.ts";
import { bag, canonical, insert, type Json, unpointer } from "../model/json.ts";
import type { Demand } from "../model/policy.ts";
import { isHiding } from "../model/sealed.ts";
import { lookUp } from "../lists.ts";

interface Restoration {
  readonly setting: Setting;
  readonly subject: string;
  readonly entry: SettingEntry | undefined;
  /** Whether a group above the setting is not an object, so that it must be written anew. */
  readonly hasBrokenGroup: boolean;
  readonly demands: readonly Demand[];
  readonly checks: Checks;
  /** Whether a value would pass. */
  holds(value: Json): boolean;
  /** The switch to turn as well, and its entry. */
  readonly off: { readonly needs: Switch; readonly entry: SettingEntry | undefined } | null;
}

/** An address with a query or fragment: a part of it is redacted in the next revision, so that no rule would pass. */
const addressWithRedactedPart = /https?:\/\/[^"]*(?:\?[^"]*=[^"&]|#[^"])/i;

/** Returns the patch; null inside lists, for what is redacted, and if it would empty a list of which empty means everything. */
export function restore(restoration: Restoration): Json {
  const { setting, entry, off } = restoration;
  if (setting.path.includes("[*]") && setting.path.startsWith("customModels")) return null;
  if (entry?.flaw) return null;
  const patch = bag<Json>();
  if (off) {
    // If nobody is allowed anything while the switch is off, turning it on would loosen a control.
    const position = off.needs.offIsSafe ? !off.needs.on : off.needs.on;
    for (const keys of off.entry?.written ?? [off.needs.path.split(".")]) insert(patch, keys, position);
  }
  const actual = entry?.value ?? null;
  if (off && !restoration.hasBrokenGroup && !entry?.rivals && restoration.holds(actual)) return patch;
  let value: Json | undefined = isUnset(actual) ? undefined : actual;
  for (const { check, options } of restoration.demands) {
    const next = lookUp(restoration.checks, check).restore?.(options, setting, value);
    if (next !== undefined) value = next;
  }
  const target = value === undefined ? null : value;
  const empties = isUnset(target) && setting.unset.as === "everything";
  if (!restoration.holds(target) || empties || isHiding(target) || addressWithRedactedPart.test(canonical(target)))
    return null;
  for (const keys of entry?.written ?? [unpointer(restoration.subject)]) insert(patch, keys, target);
  return patch;
}
