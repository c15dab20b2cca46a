// The settings that grant something to people.
import type { SettingEntry } from "../catalog/entries.ts";
import { kindOf, normalOf } from "../catalog/kinds/index.ts";
import type { Setting } from "../catalog/setting.ts";
import type { SeenMoment, Step } from "../history/steps.ts";
import { isArray, unpointer } from "../model/json.ts";

/** Whether a setting is a list of people. */
export function namesPeople(setting: Setting): boolean {
  return setting.list !== undefined && (setting.kind === "user" || setting.kind === "email");
}

/** Whether a setting is a map with the settings of single people by person. */
export function isByPerson(setting: Setting): boolean {
  return setting.kind === "map" && setting.class === "personal";
}

/** The time at which a name was granted something. */
export type NamedSince = SeenMoment & { readonly first: boolean };

/** Updates the time from which each name is at a place. A name that was removed and restored counts from then. */
export function followNames(grants: Map<string, ReadonlyMap<string, NamedSince>>, step: Step): void {
  const since: NamedSince = { ...step.seenMoment, first: step.previous === null };
  for (const { subject, after } of step.entries) {
    const names = after ? namesIn(after) : [];
    const before = grants.get(subject);
    if (names.length === 0) grants.delete(subject);
    else {
      // Writing an address in another letter case grants nothing.
      const keyOf = keysFor(after?.setting ?? null);
      const sinceByKey = new Map([...(before ?? [])].map(([name, since]) => [keyOf(name), since]));
      grants.set(subject, new Map(names.map((name) => [name, sinceByKey.get(keyOf(name)) ?? since])));
    }
  }
}

/** Returns a function to a text that is equal for equivalent names. */
function keysFor(setting: Setting | null): (name: string) => string {
  return setting && namesPeople(setting) ? (name) => normalOf(kindOf(setting), name) : (name) => name;
}

/** Returns the people in an entry. Ignores patterns, which name nobody, and sealed values, which cannot be compared. */
function namesIn({ subject, setting, element, value }: SettingEntry): string[] {
  const names = setting && namesPeople(setting) && isArray(value) ? value : [];
  const own = element === "userModelPolicies[*]" ? unpointer(subject).slice(1, 2) : names;
  return own
    .filter((name) => typeof name === "string")
    .filter((name) => name !== "" && !name.includes("*") && !name.startsWith("[secret "));
}
