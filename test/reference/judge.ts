// What one rule of a policy says of one revision: the places that fail it, and whether a switch takes their effect away.
import { pointer, type Json, bag, isObject } from "../../src/model/json.ts";
import { isSecret } from "../../src/model/sealed.ts";
import type { Rule } from "../../src/model/policy.ts";
import type { Setting } from "../../src/catalog/setting.ts";
import { settings as table } from "../../src/catalog/settings.ts";
import { type Checks, testOf } from "../../src/checks/index.ts";
import { isUnset, type Place, type Reading } from "./reading.ts";

/** One place that fails one rule in one revision. */
export interface Failing {
  readonly actual: Json;
  readonly meaning: string | null;
  readonly offending: readonly Json[];
  /** The pointer of the switch that is off, and leaves the setting without effect. */
  readonly off: string | null;
}

export const settingOf = (path: string): Setting => table.find((row) => row.path === path)!;

/** What members may have in place of the organization's own lists. */
const overrides: Readonly<Record<string, string>> = {
  "modelPolicy.allowedModelIds": "userModelPolicies[*].allowedModelIds",
  "modelPolicy.blockedModelIds": "userModelPolicies[*].blockedModelIds",
  "modelPolicy.allowAllServiceModels": "userModelPolicies[*].allowAllServiceModels",
};

/** A rule on a list that members may override says the same of every override; one that is not set overrides nothing. */
export function withOverrides(rule: Rule): (Rule & { readonly ofSwitch?: true })[] {
  const setting = Object.hasOwn(overrides, rule.setting) ? overrides[rule.setting] : undefined;
  const own = setting === undefined ? [] : [{ ...rule, setting, unsetPasses: true }];
  if (!/^modelPolicy\.(?:allowed|blocked)ModelIds$/.test(rule.setting)) return [rule, ...own];
  // Who may use all models is held by neither list.
  const switched = overrides["modelPolicy.allowAllServiceModels"]!;
  return [
    rule,
    ...own,
    { ...rule, setting: switched, demands: [{ check: "equals", options: false }], unsetPasses: true, ofSwitch: true },
  ];
}

/** The pointer of a catalog path without elements. */
const pointerOf = (path: string) => pointer(path.split("."));

/** The places that fail a rule in one reading, by pointer. */
export function failingOf(
  rule: Rule & { readonly ofSwitch?: true },
  reading: Reading,
  checks: Checks,
): Map<string, Failing> {
  const setting = settingOf(rule.setting);
  const failures = new Map<string, Failing>();
  for (const subject of subjectsOf(rule.setting, reading)) {
    const place = reading.get(subject);
    const values = place?.values ?? [null];
    const switched = switchOf(setting, reading);
    const as = (offending: readonly Json[], off: string | null = null): Failing => ({
      actual: values[0],
      meaning: meaningAt(reading, subject),
      offending,
      off,
    });
    if (switched !== "on") {
      const all = isUnset(values[0]) ? [null] : Array.isArray(values[0]) ? (values[0] as readonly Json[]) : [values[0]];
      if (switched === "off") failures.set(subject, as(all, pointerOf(setting.switch!.path)));
      continue;
    }
    const broken = unreadable(subject, reading);
    // What cannot be read is told where the setting itself is judged.
    if (broken && rule.ofSwitch) continue;
    if (broken) {
      failures.set(subject, as([broken.values[0]]));
      continue;
    }
    // Several spellings of one setting: it fails if either fails.
    const offending = values.map((value) => objection(rule, setting, value, checks)).find((item) => item !== undefined);
    if (offending) failures.set(subject, as(offending));
  }
  return failures;
}

/** What stands at a place means; of what holds other places, all that they mean. */
export function meaningAt(reading: Reading, subject: string): string | null {
  const place = reading.get(subject);
  if (!place?.holds) return place ? place.meaning : null;
  const inside = [...reading.values()].filter((entry) => entry.subject.startsWith(`${subject}/`) && !entry.holds);
  const set = inside.filter((item) => item.meaning !== null).map((entry) => [entry.subject, entry.meaning]);
  return JSON.stringify(set.map((item) => JSON.stringify(item)).sort());
}

/**
 * The places a rule is about: one, or one for each element in which something is set. A container that cannot be read
 * stands for all of them.
 */
function subjectsOf(path: string, reading: Reading): string[] {
  const star = path.lastIndexOf("[*]");
  if (star < 0) return [pointerOf(path)];
  const elements = path.slice(0, star + 3);
  const below = path.slice(star + 4);
  return [...reading.values()].flatMap((place): string[] => {
    if (place.flaw !== null && place.path !== null && isOver(place.path, elements)) return [place.subject];
    if (place.path !== elements || place.values.every(isVoid)) return [];
    return below === "" ? [place.subject] : place.holds ? [place.subject + pointerOf(below)] : [];
  });
}

/** Whether nothing is set in a value, at any depth of its objects. */
function isVoid(value: Json): boolean {
  return isUnset(value) || (isObject(value) && !isSecret(value) && Object.values(value).every(isVoid));
}

/** Whether a catalog path is another one, or stands over it. */
function isOver(path: string, other: string): boolean {
  return other === path || other.startsWith(`${path}.`) || other.startsWith(`${path}[`);
}

/** The place at or over a pointer that cannot be read. */
function unreadable(subject: string, reading: Reading): Place | undefined {
  for (let at = subject; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
    const place = reading.get(at);
    if (place && place.flaw !== null) return place;
  }
  return undefined;
}

/** Whether the switch a setting depends on lets it count. "safe": it is off, and nobody is allowed anything then. */
function switchOf({ switch: needs }: Setting, reading: Reading): "on" | "off" | "safe" {
  if (!needs) return "on";
  const values = reading.get(pointerOf(needs.path))?.values ?? [null];
  const counts = (value: Json) => (needs.on ? value === true : value === false || isUnset(value));
  if (values.every(counts)) return "on";
  const isOff = (value: Json) => value === false || isUnset(value);
  return needs.offIsSafe && values.every(isOff) ? "safe" : "off";
}

/** The entries of one value that fail a rule; undefined when it holds. */
function objection(rule: Rule, setting: Setting, value: Json, checks: Checks): readonly Json[] | undefined {
  const timeless = rule.demands.filter((demand) => demand.check !== "maxAge");
  const test = testOf(checks, timeless, setting);
  if (!isUnset(value, setting)) {
    if (setting.list !== undefined && !Array.isArray(value)) return [value];
    return test(value)?.offending;
  }
  const wantsUnset = timeless.some(
    ({ check, options }) => (check === "set" && options === false) || (check === "secret" && options === "absent"),
  );
  if (rule.unsetPasses || wantsUnset || timeless.length === 0) return undefined;
  // Not set is an empty list where the catalog says so, and nothing that is enforced elsewhere.
  if (setting.kind === "map") return test(bag<Json>())?.offending;
  if (setting.kind === "keyed" || (setting.list !== undefined && setting.unset.as === "nothing"))
    return test([])?.offending;
  return [null];
}

/** Whether a rule says anything at an instant. */
export function isInForce({ from, until }: Pick<Rule, "from" | "until">, asOf: number): boolean {
  return (from === null || asOf >= from) && (until === null || asOf < until);
}
