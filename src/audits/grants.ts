// Which settings say what people may do.
import type { SettingEntry } from "../catalog/entries.ts";
import type { Setting } from "../catalog/setting.ts";
import { momentOf, type Step, type StepMoment } from "../history/steps.ts";
import { isArray, unpointer } from "../model/json.ts";

/** A list of people. */
export function namesPeople(setting: Setting): boolean {
  return setting.list !== undefined && (setting.kind === "user" || setting.kind === "email");
}

/** A map from a person to what holds for that person alone. */
export function isByPerson(setting: Setting): boolean {
  return setting.kind === "map" && setting.class === "personal";
}

/** When a name was granted something. */
export type NamedSince = StepMoment & { readonly exact: boolean; readonly first: boolean };

/** Since when each name stands at a place. One that was taken out and put back counts from there. */
export function followNames(grants: Map<string, ReadonlyMap<string, NamedSince>>, step: Step): void {
  const since: NamedSince = { ...momentOf(step), exact: step.exact, first: step.previous === null };
  for (const { subject, after } of step.entries) {
    const names = after ? namesIn(after) : [];
    const before = grants.get(subject);
    if (names.length === 0) grants.delete(subject);
    else grants.set(subject, new Map(names.map((name) => [name, before?.get(name) ?? since])));
  }
}

/** The people that an entry names, one by one: patterns name nobody, and what is sealed cannot be compared. */
function namesIn({ subject, setting, element, value }: SettingEntry): string[] {
  const names = setting && namesPeople(setting) && isArray(value) ? value : [];
  const own = element === "userModelPolicies[*]" ? unpointer(subject).slice(1, 2) : names;
  return own
    .filter((name) => typeof name === "string")
    .filter((name) => name !== "" && !name.includes("*") && !name.startsWith("[secret "));
}
