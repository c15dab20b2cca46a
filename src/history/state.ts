// What decides whether one place of the settings is the same in two readings.
import type { SettingEntry } from "../catalog/entries.ts";
import { canonical } from "../model/json.ts";

/** Whether something is set here, apart from what stands in it. */
export function isSet(entry: SettingEntry | undefined): entry is SettingEntry {
  return entry !== undefined && entry.container === undefined && entry.meaning !== null;
}

/** Equal for two values that mean the same; values of other spellings of the setting count where they differ. */
export function stateOf(entry: SettingEntry): string {
  return entry.rivals ? `${entry.meaning}\n${canonical(entry.rivals)}` : entry.meaning!;
}
