// Whether one place of the settings is the same in two readings.
import type { SettingEntry } from "../catalog/entries.ts";
import { canonical } from "../model/json.ts";

/** Whether the entry itself is set, apart from its content. */
export function isSet(entry: SettingEntry | undefined): entry is SettingEntry {
  return entry !== undefined && entry.container === undefined && entry.meaning !== null;
}

/** Returns the state of an entry; null if it is not set. */
export function stateIn(entry: SettingEntry | undefined): string | null {
  return isSet(entry) ? stateOf(entry) : null;
}

/** Returns a text that is equal for equivalent entries. Differing values of other spellings count. */
export function stateOf(entry: SettingEntry): string {
  return entry.rivals ? `${entry.meaning}\n${canonical(entry.rivals)}` : entry.meaning!;
}
