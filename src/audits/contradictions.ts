// Settings that contradict themselves or each other, so that their joint effect differs from what each says.
import { type Blocks, entryAt, type SettingEntry } from "../catalog/entries.ts";
import { isVoid } from "../catalog/meaning.ts";
import { isUnset } from "../catalog/unset.ts";
import { elementOf, isPartOf, pointerOf } from "../catalog/subjects.ts";
import { coverageOf, flawOf, isCovered, kindOf, kinds, overlapsOf } from "../catalog/kinds/index.ts";
import { rank } from "../catalog/setting.ts";
import { entryIn } from "../history/changes.ts";
import type { Step } from "../history/steps.ts";
import { type Observation, Windows } from "../history/windows.ts";
import { equal, isObject, type Json, pointer, unpointer } from "../model/json.ts";
import { firstIn, getOrMake } from "../lists.ts";
import { listOf } from "../model/json-lists.ts";
import { count, nameOf } from "../words.ts";
import type { Audit, AuditContext, BuiltinRule, RuleInfo, Walker } from "./audit.ts";
import type { Contradiction, Objection, View } from "./contradiction.ts";
import { contradictoryLists } from "./contradictory-lists.ts";
import { draftOf, objectionTo } from "./entry-audit.ts";
import { notInForce } from "./terms.ts";

const contradiction: BuiltinRule = {
  id: "integrity/contradiction",
  title: "Settings do not contradict each other",
  kind: "integrity",
  severity: "medium",
  rationale: "If two settings contradict each other, it is unclear which one applies.",
  remediation: "Change one of the settings so that they agree, without loosening a control.",
  controls: ["soc2:CC7.1", "nist-800-53:CM-6"],
};

/** The deprecated mode in terms of the two settings that replaced it. Planning has no level. */
const meanings: Readonly<Record<string, readonly [interaction: string, level?: string]>> = {
  spec: ["spec"],
  normal: ["auto", "off"],
  "auto-low": ["auto", "low"],
  "auto-medium": ["auto", "medium"],
  "auto-high": ["auto", "high"],
};

function meaningOf(mode: Json): (typeof meanings)[string] | undefined {
  return typeof mode === "string" && Object.hasOwn(meanings, mode) ? meanings[mode] : undefined;
}

/** New sessions start above the cap, by their level or by the deprecated mode. */
const defaultAboveCap: Contradiction = {
  of: ["sessionDefaultSettings.autonomyLevel", "sessionDefaultSettings.autonomyMode"],
  against: ["maxAutonomyLevel"],
  judge: ({ setting, value }, { catalog, value: valueOf }) => {
    const scale = catalog.required("maxAutonomyLevel");
    const isMode = setting?.path === "sessionDefaultSettings.autonomyMode";
    const [level, cap] = [rank(scale, isMode ? meaningOf(value)?.[1] : value), rank(scale, valueOf(scale.path))];
    return level !== undefined && cap !== undefined && level > cap ? { says: "is above maxAutonomyLevel" } : undefined;
  },
};

/** The deprecated mode of new sessions contradicts its replacements. It is unknown which one applies. */
const modeAgainstLevel: Contradiction = {
  of: ["sessionDefaultSettings.autonomyMode"],
  against: ["sessionDefaultSettings.interactionMode", "sessionDefaultSettings.autonomyLevel"],
  judge: ({ value: mode }, { value }) => {
    const meaning = meaningOf(mode);
    if (!meaning) return undefined;
    const [interaction, level] = meaning;
    const contradicting = Object.entries({ interactionMode: interaction, autonomyLevel: level }).filter(
      ([name, implied]) => {
        const set = value(`sessionDefaultSettings.${name}`);
        return set !== null && implied !== undefined && set !== implied;
      },
    );
    if (contradicting.length === 0) return undefined;
    return { says: `differs from ${contradicting.map(([name]) => name).join(" and ")}` };
  },
};

/** New sessions start with a forbidden model. */
const defaultNotAllowed: Contradiction = {
  of: ["sessionDefaultSettings.model", "sessionDefaultSettings.specModeModel"],
  against: ["modelPolicy.allowAllServiceModels", "modelPolicy.allowedModelIds", "modelPolicy.blockedModelIds"],
  judge: ({ value: model }, { catalog, value, list }) => {
    if (value("modelPolicy.allowAllServiceModels") === true) return undefined;
    // Models added by the organization are governed by their own list.
    if (typeof model !== "string" || model === "" || model.startsWith("custom:")) return undefined;
    const kind = kindOf(catalog.required("modelPolicy.allowedModelIds"));
    const [allowed, blocked] = [list("modelPolicy.allowedModelIds"), list("modelPolicy.blockedModelIds")];
    const denied = isCovered(kind, blocked, model) || (allowed.length > 0 && !isCovered(kind, allowed, model));
    return denied ? { says: "is a model that modelPolicy does not allow" } : undefined;
  },
};

/** A model of the organization has an address that the organization does not allow. */
const addressNotAllowed: Contradiction = {
  of: ["customModels[*].baseUrl"],
  against: ["modelPolicy.allowedBaseUrls"],
  judge: ({ value }, { catalog, list }) => {
    const allowedUrls = list("modelPolicy.allowedBaseUrls");
    if (allowedUrls.length === 0) return undefined;
    const covers = coverageOf(kindOf(catalog.required("modelPolicy.allowedBaseUrls")), allowedUrls);
    return covers(value) ? undefined : { says: "is outside modelPolicy.allowedBaseUrls" };
  },
};

/** A plugin is from an undeclared marketplace. */
const undeclaredMarketplace: Contradiction = {
  of: ["enabledPlugins[*]"],
  against: ["extraKnownMarketplaces"],
  judge: ({ subject, value }, { entry, entries }) => {
    const plugin = unpointer(subject)[1] ?? "";
    if (value !== true || !plugin.includes("@")) return undefined;
    const from = plugin.slice(plugin.lastIndexOf("@") + 1);
    if (isSetElement(entry(pointer(["extraKnownMarketplaces", from])))) return undefined;
    const says = "comes from a marketplace that extraKnownMarketplaces does not declare";
    for (const marketplace of entries("extraKnownMarketplaces"))
      if (isSetElement(marketplace)) return { says, offending: [plugin] };
    return undefined;
  },
};

/** Whether an entry is an element of a map in which something is set. */
function isSetElement(entry: SettingEntry | undefined): boolean {
  return entry !== undefined && elementOf(entry.subject) === entry.subject && !isVoid(entry.value);
}

/** A declared marketplace is not allowed. Ignores branch and commit: whether they must match is undocumented. */
const marketplaceNotListed: Contradiction = {
  of: ["extraKnownMarketplaces[*]"],
  against: ["strictKnownMarketplaces"],
  judge: ({ value }, { list }) => {
    const sources = list("strictKnownMarketplaces");
    const declared = isObject(value) ? value["source"] : undefined;
    if (sources.length === 0 || !isObject(declared) || isVoid(declared)) return undefined;
    // What a malformed source means is not known: it is listed only word for word.
    const isListed =
      flawOf(kinds.marketplace, declared) === undefined
        ? overlapsOf(kinds.marketplace, sources)(declared)
        : sources.some((source) => equal(source, declared));
    return isListed ? undefined : { says: "is a marketplace that strictKnownMarketplaces does not list" };
  },
};

const contradictionRules: readonly Contradiction[] = [
  defaultAboveCap,
  modeAgainstLevel,
  defaultNotAllowed,
  addressNotAllowed,
  undeclaredMarketplace,
  marketplaceNotListed,
  ...contradictoryLists,
];

/** Returns the objections to one entry alone: two spellings with different values, or a repeated key. */
function twofold({ value, rivals, repeated }: SettingEntry): (Objection & { readonly actual: Json })[] {
  if (rivals) {
    const values = [value, ...rivals];
    return [{ actual: values, says: "is set twice, under two spellings, with different values", offending: values }];
  }
  if (!repeated) return [];
  const says = `has ${count(repeated.length, "key")} more than once`;
  return [{ actual: repeated, says, offending: repeated }];
}

/**
 * Combines all objections to an entry to one, because a subject has one window.
 * @param items as for `Contradiction.judge`
 */
function judge(entry: SettingEntry, view: View, items: readonly Json[]): Observation | undefined {
  const { judging } = partOf(pathOf(entry));
  if (judging.length === 0 && !entry.rivals && !entry.repeated) return undefined;
  const objections = twofold(entry);
  if (!isUnset(entry.value))
    for (const contradiction of judging) {
      const objection = contradiction.judge(entry, view, items);
      if (objection) objections.push({ actual: entry.value, ...objection });
    }
  if (objections.length === 0) return undefined;
  return {
    actual: firstIn(objections).actual,
    offending: objections.flatMap(({ actual, offending }) => offending ?? [actual]),
    message: `${nameOf(entry.subject)} ${objections.map(({ says }) => says).join("; it ")}`,
  };
}

/** Returns the catalog path of an entry; "" if the catalog has none. */
function pathOf({ setting, element }: SettingEntry): string {
  return setting?.path ?? element ?? "";
}

/** The role of a setting in contradictions, by catalog path. */
interface Part {
  readonly judging: readonly Contradiction[];
  /** The places of settings that it may contradict. */
  readonly decides: readonly string[];
}

const parts = new Map<string, Part>();

function partOf(path: string): Part {
  return getOrMake(parts, path, () => {
    const isAgainst = (place: string) => isPartOf(path, place);
    const decides = contradictionRules.filter(({ against }) => against.some(isAgainst)).flatMap(({ of }) => of);
    return { judging: contradictionRules.filter(({ of }) => of.includes(path)), decides: [...new Set(decides)] };
  });
}

/** Returns the subjects of `place`: only the one in the same element, if both are in elements of one list or map. */
function* placesOf(place: string, beside: string, subject: string, blocks: Blocks): Generator<string> {
  const star = place.indexOf("[*]");
  const [list, below] = [place.slice(0, star), place.slice(star + 3)];
  if (star < 0) yield pointerOf(place);
  else if (beside.startsWith(`${list}[*]`)) yield elementOf(subject) + pointerOf(below.slice(1));
  else for (const entry of blocks.get(list)?.entries.values() ?? []) if (pathOf(entry) === place) yield entry.subject;
}

export const contradictions: Audit = {
  rules: [contradiction],
  begin: (context) => {
    const rule = context.builtin(contradiction);
    return rule ? walkerOf(rule, context) : { see: () => {}, end: () => [] };
  },
};

function walkerOf(info: RuleInfo, { catalog, policies, asOf }: AuditContext): Walker {
  const rules = policies.rules.filter((rule) => notInForce(rule, asOf) === undefined);
  const governedSettings = new Set(rules.map((rule) => rule.setting));
  const windows = new Windows();
  let blocks: Blocks = new Map();
  const value = (path: string): Json => {
    const top = entryAt(blocks, pointerOf(path));
    return top === undefined || isUnset(top.value) ? null : top.value;
  };
  const view: View = {
    catalog,
    isGoverned: (path) => governedSettings.has(path),
    entry: (subject) => entryAt(blocks, subject),
    value,
    list: (path) => listOf(value(path)),
    entries: (key) => blocks.get(key)?.entries.values() ?? [],
  };
  const judgeItems = (entry: SettingEntry, items: readonly Json[]) => judge(entry, view, items);
  return {
    see: (step) => {
      if (step.entries.length === 0) return;
      blocks = step.blocks;
      windows.rename(step.renames);
      const opposed = opposedBy(step);
      for (const change of step.entries) {
        const { subject, after } = change;
        const isAll = opposed.delete(subject) || windows.at(subject) !== undefined;
        windows.set(step, subject, after && objectionTo(change, after, isAll, judgeItems));
      }
      for (const subject of opposed) {
        const entry = entryAt(step.blocks, subject);
        windows.set(step, subject, entry && judgeItems(entry, listOf(entry.value)));
      }
    },
    end: () => windows.all().map((window) => draftOf(info, window)),
  };
}

/** Returns the subjects whose verdict depends on an entry that changed. */
function opposedBy({ entries, blocks }: Step): Set<string> {
  const subjects = new Set<string>();
  for (const change of entries) {
    const path = pathOf(entryIn(change));
    for (const place of partOf(path).decides)
      for (const subject of placesOf(place, path, change.subject, blocks)) subjects.add(subject);
  }
  return subjects;
}
