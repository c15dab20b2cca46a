// The `settings` part of a policy: the settings tree, with a desired value or checks at its leaves, as rules.
import * as z from "zod/mini";
import type { Catalog, Place } from "../catalog/catalog.ts";
import { isContainer, type Setting } from "../catalog/setting.ts";
import { checkNames, type Checks, fitting, leafSchema, wordsOf } from "../checks/index.ts";
import { didYouMean, type Problem } from "../errors.ts";
import { durationOf } from "../model/instant.ts";
import { isObject, type Json } from "../model/json.ts";
import type { Demand, Rule } from "../model/policy.ts";
import type { Path, YamlDocument } from "./document.ts";
import { problemsOf } from "./issues.ts";
import { type ModifierName, modifierNames, modifiers } from "./schema.ts";

/** What a rule takes from its policy when the leaf does not say. */
export type RuleDefaults = Pick<Rule, "policy" | "owner" | "severity" | "rationale" | "controls" | "from" | "until">;

/** A rule, and which of its parts its leaf states: the others are inherited when it extends another rule. */
export interface StatedRule extends Rule {
  readonly states: ReadonlySet<ModifierName>;
  /** The place in the document, for problems found later. */
  readonly problem: (message: string, hint?: string) => Problem;
}

interface Walk {
  readonly document: YamlDocument;
  readonly catalog: Catalog;
  readonly checks: Checks;
  readonly defaults: RuleDefaults;
  readonly rules: StatedRule[];
  readonly problems: Problem[];
}

/** Every check name that a tree could mean, so that only those are loaded. */
export function checksNamedIn(tree: Json): Set<string> {
  const found = new Set<string>(["equals"]);
  const visit = (value: Json): void => {
    if (typeof value !== "object" || value === null) return;
    if (Array.isArray(value)) return value.forEach((item) => visit(item as Json));
    for (const key of Object.keys(value)) {
      if (checkNames.includes(key)) found.add(key);
      visit((value as { readonly [key: string]: Json })[key]!);
    }
  };
  visit(tree);
  return found;
}

/** The rules of a policy's settings. Problems are collected, so that all are shown at once. */
export function rulesOf(
  document: YamlDocument,
  tree: Json,
  catalog: Catalog,
  checks: Checks,
  defaults: RuleDefaults,
): { rules: StatedRule[]; problems: Problem[] } {
  const walk: Walk = { document, catalog, checks, defaults, rules: [], problems: [] };
  group(walk, catalog.root, tree, ["settings"]);
  return { rules: walk.rules, problems: walk.problems };
}

function at(walk: Walk, place: Place, value: Json, path: Path): void {
  const { setting } = place;
  if (setting && isContainer(setting)) return container(walk, place, setting, value, path);
  if (setting) return leaf(walk, setting, value, path);
  group(walk, place, value, path);
}

function group(walk: Walk, place: Place, value: Json, path: Path): void {
  const name = place.path || "settings";
  const names = [...place.keys.keys()];
  if (!isObject(value))
    return void walk.problems.push(
      walk.document.problem(
        path,
        `${name} is a group of settings`,
        `name one of them: ${names.slice(0, 8).join(", ")}`,
      ),
    );
  if (Object.keys(value).length === 0) walk.problems.push(walk.document.problem(path, `${name} states nothing`));
  for (const key of Object.keys(value)) {
    const found = place.keys.get(key);
    if (found) at(walk, found.place, value[key]!, [...path, key]);
    else {
      const isCheck = checkNames.includes(key) || modifierNames.includes(key as ModifierName);
      const hint = isCheck
        ? `${name} is a group; ${key} stands at one of its settings`
        : (didYouMean(key, names) ?? elsewhere(walk.catalog, key));
      walk.problems.push(
        walk.document.problem(
          [...path, key],
          `unknown setting "${key}"${place.path ? ` in ${place.path}` : ""}`,
          hint,
          "key",
        ),
      );
    }
  }
}

/** Where a setting of that name stands, for one written in the wrong group. */
function elsewhere(catalog: Catalog, key: string): string | undefined {
  const found = catalog.settings.find((setting) => setting.path.endsWith(`.${key}`));
  return found && `did you mean ${found.path}?`;
}

function container(walk: Walk, place: Place, setting: Setting, value: Json, path: Path): void {
  if (!isObject(value))
    return void walk.problems.push(
      walk.document.problem(path, `${setting.path} holds entries`, "write each, size, set or schema below it"),
    );
  const { each, ...own } = value;
  if (each !== undefined) {
    const inner = place.any!;
    at(walk, inner, each, [...path, "each"]);
  }
  if (Object.keys(own).length > 0) leaf(walk, setting, own, path);
  else if (each === undefined) walk.problems.push(walk.document.problem(path, `${setting.path} states nothing`));
}

function leaf(walk: Walk, setting: Setting, value: Json, path: Path): void {
  const { document, checks, problems } = walk;
  const map = isObject(value) ? value : undefined;
  const stated: Record<string, Json> = {};
  const demands: Demand[] = [];
  const before = problems.length;
  for (const key of map ? Object.keys(map) : []) {
    const item = map![key]!;
    if (modifierNames.includes(key as ModifierName)) {
      stated[key] = item;
      const schema = modifiers[key as ModifierName];
      const parsed = z.safeParse(schema, item);
      if (!parsed.success) problems.push(...problemsOf(document, schema, parsed.error.issues, [...path, key]));
    } else if (checkNames.includes(key)) {
      const check = checks.get(key)!;
      const misfit = check.misfit(setting);
      if (misfit) problems.push(document.problem([...path, key], `${key} does not fit ${setting.path}`, misfit, "key"));
      else demand(walk, setting, key, item, [...path, key], demands);
    } else {
      const names = [...fitting(checks, setting).map(([name]) => name), ...checkNames, ...modifierNames];
      const hint = didYouMean(key, names) ?? `known checks: ${checkNames.join(", ")}`;
      problems.push(document.problem([...path, key], `unknown check "${key}" at ${setting.path}`, hint, "key"));
    }
  }
  if (!map) {
    const misfit = checks.get("equals")!.misfit(setting);
    if (misfit) problems.push(document.problem(path, `${setting.path} cannot be a plain value`, misfit));
    else demand(walk, setting, "equals", value, path, demands);
  } else if (demands.length === 0 && Object.keys(stated).length === 0 && problems.length === before)
    problems.push(document.problem(path, ...noCheck(setting.path), "key"));
  if (problems.length === before) walk.rules.push(ruleOf(walk, setting, demands, stated, path));
}

/** Checks may be left out only where a rule of an extended policy has them (extends.ts). */
export function noCheck(setting: string): [message: string, hint: string] {
  return [`${setting} states no check`, "write a value, or a check such as equals"];
}

function demand(walk: Walk, setting: Setting, name: string, options: Json, path: Path, into: Demand[]): void {
  const schema = walk.checks.get(name)!.options(setting);
  const parsed = z.safeParse(schema as z.ZodMiniType, options);
  if (parsed.success) into.push({ check: name, options });
  else walk.problems.push(...problemsOf(walk.document, schema, parsed.error.issues, path));
}

function ruleOf(
  walk: Walk,
  setting: Setting,
  demands: readonly Demand[],
  stated: Record<string, Json>,
  path: Path,
): StatedRule {
  const { defaults, checks, document } = walk;
  const text = (name: ModifierName) => stated[name] as string | undefined;
  return {
    ...defaults,
    id: `${defaults.policy}/${text("id") ?? setting.path}`,
    title: text("title") ?? titleOf(setting.path, checks, demands),
    severity: (stated["severity"] as Rule["severity"] | undefined) ?? defaults.severity,
    rationale: text("because") ?? defaults.rationale,
    remediation: text("remediation") ?? null,
    controls: (stated["controls"] as string[] | undefined) ?? defaults.controls,
    setting: setting.path,
    demands,
    unsetPasses: stated["unset"] === "pass",
    fixWithinSeconds: stated["fixWithin"] === undefined ? null : durationOf(stated["fixWithin"] as string)!,
    overridable: stated["overridable"] === true,
    location: document.place(path, "key"),
    states: new Set(Object.keys(stated) as ModifierName[]),
    problem: (message, hint) => document.problem(path, message, hint, "key"),
  };
}

/** A title for a rule that has none: the setting and what it should be. */
export function titleOf(setting: string, checks: Checks, demands: readonly Demand[]): string {
  return `${setting}: ${wordsOf(checks, demands)}`;
}

/** The schema of one leaf with its modifiers, for the published JSON Schema. */
export function leafWithModifiers(
  checks: Checks,
  setting: Setting,
): { leaf: z.core.$ZodType; modifiers: typeof modifiers } {
  return { leaf: leafSchema(checks, setting), modifiers };
}
