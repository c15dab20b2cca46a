// What a rule, a setting or a policy means, from the tables that decide it.
import { builtinRules } from "../audits/index.ts";
import type { Catalog, Place } from "../catalog/catalog.ts";
import { kindOf } from "../catalog/kinds/index.ts";
import { isContainer, type Setting } from "../catalog/setting.ts";
import { classOf, looserOf, meaningsOf, switchOf, valuesOf } from "../catalog/words.ts";
import { type Checks, fitting, wordsOf } from "../checks/index.ts";
import { didYouMean } from "../errors.ts";
import type { EditorPolicy, Rule } from "../model/policy.ts";
import type { Location } from "../model/report.ts";
import type { Severity } from "../model/severity.ts";
import type { LoadedPolicies } from "../policy/load.ts";

export interface SettingExplained {
  readonly explains: "setting";
  readonly name: string;
  readonly says: string;
  readonly kind: string;
  /** How values look and match. */
  readonly matches: string;
  readonly list: "set" | "ordered" | null;
  /** Known values; of a scale the lowest first. */
  readonly values: readonly string[];
  readonly meanings: readonly string[];
  readonly looser: string;
  readonly unset: { readonly as: Setting["unset"]["as"]; readonly means: string; readonly rules: string };
  /** Whether an empty list allows everything. */
  readonly cliff: boolean;
  readonly counts: string | null;
  /** Other spellings that are read as this setting. */
  readonly aliases: readonly string[];
  readonly class: Setting["class"];
  readonly shown: string;
  readonly checks: readonly string[];
  /** The rules of the policies on it. */
  readonly rules: readonly string[];
}

export interface RuleExplained {
  readonly explains: "rule";
  readonly name: string;
  readonly title: string;
  /** null: built in. */
  readonly policy: string | null;
  readonly owner: string | null;
  readonly severity: Severity | "off";
  readonly setting: string | null;
  readonly demand: string | null;
  readonly rationale: string | null;
  readonly remediation: string | null;
  readonly controls: readonly string[];
  readonly fixWithinSeconds: number | null;
  readonly unsetPasses: boolean;
  readonly from: number | null;
  readonly until: number | null;
  readonly overridable: boolean;
  /** Where it stands. */
  readonly location: Location | null;
  /** The file of the policy that stated it first, when it was stated anew. */
  readonly inheritedFrom: string | null;
}

export interface PolicyExplained {
  readonly explains: "policy";
  readonly name: string;
  readonly title: string | null;
  readonly file: string;
  readonly rules: readonly RuleLine[];
}

export interface RuleLine {
  readonly name: string;
  readonly title: string;
  readonly severity: Severity | "off";
  readonly setting: string | null;
}

export interface GroupExplained {
  readonly explains: "group";
  readonly name: string;
  readonly settings: readonly { readonly name: string; readonly says: string }[];
}

export type Explanation = SettingExplained | RuleExplained | PolicyExplained | GroupExplained;

export interface Known {
  readonly catalog: Catalog;
  /** The policies of the run first, then those of packs. */
  readonly sets: readonly LoadedPolicies[];
  /** Other severities of built-in rules, by id. */
  readonly builtin: Readonly<Record<string, Severity | "off">>;
}

/** What a name means; undefined when nothing is called so. */
export function explain(name: string, known: Known): Explanation | undefined {
  return (
    ruleNamed(name, known) ??
    builtinNamed(name, known) ??
    policyNamed(name, known) ??
    placeNamed(name, known.catalog, known)
  );
}

/** What the name was probably meant to be. */
export function meant(name: string, { catalog, sets }: Known): string | undefined {
  return didYouMean(name, [
    ...sets.flatMap(({ rules, assertions, files }) => [...rules, ...assertions, ...files].map(({ id }) => id)),
    ...builtinRules.keys(),
    ...catalog.settings.map(({ path }) => path),
    ...catalog.root.keys.keys(),
  ]);
}

function ruleNamed(name: string, { sets }: Known): RuleExplained | undefined {
  for (const set of sets) {
    const rule = set.rules.find((one) => one.id === name);
    if (rule) return settingRule(rule, set);
    const assertion = set.assertions.find((one) => one.id === name);
    if (assertion) {
      const { title, policy, owner, severity, rationale, remediation, controls, fixWithinSeconds, from, until } =
        assertion;
      return {
        ...common(assertion.id, set, assertion),
        title,
        policy,
        owner,
        severity,
        rationale,
        remediation,
        controls,
        fixWithinSeconds,
        from,
        until,
        setting: assertion.governs.join(", ") || null,
        demand: "the settings as a whole should be valid by its JSON Schema",
      };
    }
  }
  return undefined;
}

function common(name: string, set: LoadedPolicies, { policy, location }: Pick<Rule, "policy" | "location">) {
  const home = set.files.find((file) => file.id === policy)?.file;
  return {
    explains: "rule" as const,
    name,
    unsetPasses: false,
    overridable: false,
    location,
    inheritedFrom: home !== undefined && home !== location.file ? home : null,
  };
}

function settingRule(rule: Rule, set: LoadedPolicies): RuleExplained {
  const { id, demands, ...stated } = rule;
  return {
    ...stated,
    ...common(id, set, rule),
    unsetPasses: rule.unsetPasses,
    overridable: rule.overridable,
    demand: `${rule.setting} should be ${wordsOf(set.checks, demands)}`,
  };
}

function builtinNamed(name: string, { sets, builtin }: Known): RuleExplained | undefined {
  const rule = builtinRules.get(name);
  if (!rule) return undefined;
  const editors = name === "editors/unapproved" ? sets.find((set) => set.editors !== null)?.editors : undefined;
  return {
    explains: "rule",
    name,
    title: rule.title,
    policy: editors?.policy ?? null,
    owner: editors?.owner ?? null,
    severity: builtin[name] ?? editors?.severity ?? rule.severity,
    setting: null,
    demand: editors ? editorWords(editors) : null,
    rationale: editors?.rationale ?? rule.rationale,
    remediation: rule.remediation,
    controls: editors && editors.controls.length > 0 ? editors.controls : rule.controls,
    fixWithinSeconds: null,
    unsetPasses: false,
    from: editors?.from ?? null,
    until: editors?.until ?? null,
    overridable: false,
    location: editors?.location ?? null,
    inheritedFrom: null,
  };
}

function editorWords({ approved, by }: EditorPolicy): string {
  const general = approved
    ? `approved: ${approved.map(({ who }) => who).join(", ")}`
    : "anybody, unless a pattern says otherwise";
  const patterns = by.map(({ pattern, people }) => `${pattern}: ${people.map(({ who }) => who).join(", ")}`);
  return [general, ...patterns].join("; ");
}

function policyNamed(name: string, { sets }: Known): PolicyExplained | undefined {
  for (const set of sets) {
    const file = set.files.find((one) => one.id === name);
    if (!file) continue;
    const own = (one: { policy: string; location: Location }) => one.policy === name || one.location.file === file.file;
    const line = (
      { id, title, severity }: { id: string; title: string; severity: Severity },
      setting: string | null,
    ) => ({
      name: id,
      title,
      severity,
      setting,
    });
    return {
      explains: "policy",
      name,
      title: file.title,
      file: file.file,
      rules: [
        ...set.rules.filter(own).map((rule) => line(rule, rule.setting)),
        ...set.assertions.filter(own).map((one) => line(one, null)),
        ...(set.editors && own(set.editors)
          ? [line({ ...builtinRules.get("editors/unapproved")!, severity: set.editors.severity }, null)]
          : []),
      ],
    };
  }
  return undefined;
}

/** A setting or a group by its path, in whatever spelling; a pointer and an element's key are read as well. */
function placeNamed(name: string, catalog: Catalog, known: Known): Explanation | undefined {
  const keys = name.startsWith("/") ? name.slice(1).split("/") : name.replaceAll("[*]", ".[*]").split(".");
  let place: Place | undefined = catalog.root;
  for (const key of keys) place = place?.keys.get(key)?.place ?? place?.any;
  if (!place || place === catalog.root) return undefined;
  if (place.setting) return settingOf(place.setting, place.path, known);
  const { path } = place;
  const inside = catalog.settings.filter((one) => one.path.startsWith(`${path}.`) || one.path.startsWith(`${path}[`));
  return { explains: "group", name: path, settings: inside.map(({ path: at, says }) => ({ name: at, says })) };
}

function settingOf(setting: Setting, path: string, { catalog, sets }: Known): SettingExplained {
  const checks: Checks = new Map(sets.flatMap((set) => [...set.checks]));
  const [run] = sets;
  return {
    explains: "setting",
    name: path,
    says: setting.says,
    kind: setting.kind,
    matches: kindOf(setting).says,
    list: setting.list ?? null,
    values: valuesOf(setting),
    meanings: meaningsOf(setting),
    looser: looserOf(setting),
    unset: { ...setting.unset, rules: unsetRules(setting) },
    cliff: setting.list !== undefined && setting.unset.as === "everything",
    counts: switchOf(setting) ?? null,
    aliases: aliasesOf(path, catalog),
    class: setting.class,
    shown: classOf(setting),
    checks: fitting(checks, setting).map(([name]) => name),
    rules: (run?.rules ?? []).filter((rule) => rule.setting === path).map((rule) => rule.id),
  };
}

/** What rules say of the setting while it is not set. */
function unsetRules(setting: Setting): string {
  if (isContainer(setting)) return "judged as empty";
  if (setting.list === undefined) return "fails every rule but set: false, secret: absent and those with unset: pass";
  return setting.unset.as === "nothing"
    ? "judged as an empty list"
    : "fails every rule but set: false and those with unset: pass";
}

function aliasesOf(path: string, catalog: Catalog): string[] {
  const dot = path.lastIndexOf(".");
  const [group, last] = [path.slice(0, Math.max(0, dot)), path.slice(dot + 1)];
  const names = [...(catalog.place(group)?.keys ?? [])].filter(([key, found]) => found.name === last && key !== last);
  return names.map(([key]) => (group === "" ? key : `${group}.${key}`));
}
