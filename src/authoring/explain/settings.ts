// Explains a setting or a group of settings from the catalog.
import { withOverrides } from "../../audits/overrides.ts";
import { type Catalog, placeOf } from "../../catalog/catalog.ts";
import { kindOf } from "../../catalog/kinds/index.ts";
import { isCliff, isContainer, type Setting } from "../../catalog/setting.ts";
import { classWords, looserOf, meaningsOf, switchOf, valuesOf } from "../../catalog/words.ts";
import { type Checks, fitting } from "../../checks/index.ts";
import type { Explanation, ExplainContext, SettingExplained } from "./model.ts";
import { isPartOf } from "../../catalog/subjects.ts";

/** Finds a setting or a group by its path in any spelling, also by a pointer or an element's key. */
export function placeNamed(name: string, context: ExplainContext): Explanation | undefined {
  const { catalog } = context;
  const keys = name.startsWith("/") ? name.slice(1).split("/") : name.replaceAll("[*]", ".[*]").split(".");
  const place = placeOf(catalog, keys);
  if (!place || place === catalog.root) return undefined;
  if (place.setting) return settingOf(place.setting, place.path, context);
  const { path } = place;
  const inside = catalog.settings.filter((setting) => isPartOf(setting.path, path));
  return {
    explains: "group",
    name: path,
    settings: inside.map((setting) => ({ name: setting.path, says: setting.description })),
  };
}

function settingOf(setting: Setting, path: string, { catalog, sets }: ExplainContext): SettingExplained {
  const checks: Checks = new Map(sets.flatMap((set) => [...set.checks]));
  // The loader reads `each` of a map or a keyed list itself.
  const names = [...fitting(checks, setting).map(([name]) => name), ...(isContainer(setting) ? ["each"] : [])];
  const [run] = sets;
  return {
    explains: "setting",
    name: path,
    says: setting.description,
    kind: setting.kind,
    matches: kindOf(setting).description,
    list: setting.list ?? null,
    values: valuesOf(setting),
    inherits: setting.inherits ?? null,
    meanings: meaningsOf(setting),
    looser: looserOf(setting),
    unset: { ...setting.unset, rules: unsetRules(setting, names) },
    cliff: isCliff(setting),
    counts: switchOf(setting) ?? null,
    aliases: aliasesOf(path, catalog),
    class: setting.class,
    shown: classWords[setting.class],
    checks: names,
    rules: (run?.rules ?? [])
      .filter((rule) => withOverrides(rule, catalog).some(({ setting }) => setting === path))
      .map((rule) => rule.id),
  };
}

/** Describes how rules judge the setting while it is not set. @param checks the names of the checks that fit it */
function unsetRules(setting: Setting, checks: readonly string[]): string {
  if (isContainer(setting)) return "judged as empty";
  if (setting.list !== undefined && setting.unset.as === "nothing") return "judged as an empty list";
  const absent = checks.includes("secret") ? ", secret: absent" : "";
  // A key that is not set is never too old.
  const age = checks.includes("maxAge") ? ", maxAge" : "";
  return `fails every rule but set: false${absent}${age} and those with unset: pass`;
}

function aliasesOf(path: string, catalog: Catalog): string[] {
  const dot = path.lastIndexOf(".");
  const [group, last] = [path.slice(0, Math.max(0, dot)), path.slice(dot + 1)];
  const names = [...(catalog.place(group)?.keys ?? [])].filter(([key, entry]) => entry.name === last && key !== last);
  return names.map(([key]) => (group === "" ? key : `${group}.${key}`));
}
