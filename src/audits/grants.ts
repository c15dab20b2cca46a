// Which settings say what people may do.
import type { Setting } from "../catalog/setting.ts";

/** A list of people. */
export function namesPeople(setting: Setting): boolean {
  return setting.list !== undefined && (setting.kind === "user" || setting.kind === "email");
}

/** A map from a person to what holds for that person alone. */
export function isByPerson(setting: Setting): boolean {
  return setting.kind === "map" && setting.class === "personal";
}
