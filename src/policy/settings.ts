// Converts the `settings` of a policy, a tree with desired values or checks at its leaves, to rules.
import * as z from "zod/mini";
import type { Catalog, CatalogPlace } from "../catalog/catalog.ts";
import { isContainer, type Setting } from "../catalog/setting.ts";
import { entryOf, isList } from "../checks/check.ts";
import { checkNames, type Checks, demandText, fitting } from "../checks/index.ts";
import { didYouMean, nearest, type Problem, withoutExcerpt } from "../errors.ts";
import { certain, durationOf } from "../model/instant.ts";
import { isArray, isObject, type Json, textAt, unpointer } from "../model/json.ts";
import type { Demand, Rule } from "../model/policy.ts";
import { severities } from "../model/severity.ts";
import type { Path, YamlDocument } from "../yaml/document.ts";
import { MANY, nameOf, pairHint, problemsOf } from "../yaml/issues.ts";
import { noContradiction } from "./contradictions.ts";
import { isModifier, type ModifierName, modifierNames, modifiers } from "./schema.ts";
import { lookUp, namesIn } from "../lists.ts";
import { listOf } from "../model/json-lists.ts";
import { ownMessages } from "../model/schemas.ts";

/** The fields that a rule takes from its policy if the leaf does not state them. */
export type RuleDefaults = Pick<Rule, "policy" | "owner" | "severity" | "rationale" | "controls" | "from" | "until">;

/** A rule, and the fields that its leaf states. If it extends another rule, it inherits the other fields. */
export interface StatedRule extends Rule {
  readonly states: ReadonlySet<ModifierName>;
  /** The extended policy's rule on the same setting. */
  readonly over?: StatedRule;
  /** Ids that it would have without extending a rule. Exceptions may use them. */
  readonly alsoCalled: readonly string[];
  /** Whether every check at its leaf could be read. If not, it is not compared with other rules. */
  readonly isWhole: boolean;
  /** Makes a problem at the rule's place in the document. */
  readonly problem: (message: string, hint?: string) => Problem;
}

type Modifiers = { [K in ModifierName]?: Json };

/** A value of the document. */
interface Node {
  readonly value: Json;
  readonly path: Path;
}

/** The context in which the rules of a tree are read. */
export interface RuleContext {
  readonly catalog: Catalog;
  readonly checks: Checks;
  readonly defaults: RuleDefaults;
  /** Whether the options of the checks are known to be valid: schemas for them are slow to create. */
  readonly isPack?: boolean;
}

interface Walk extends RuleContext {
  readonly document: YamlDocument;
  readonly rules: StatedRule[];
  readonly problems: Problem[];
}

/** Returns every check name that a tree may use, so that only these checks are loaded. */
export function checksNamedIn(tree: Json): Set<string> {
  const names = new Set<string>(["equals"]);
  const visit = (value: Json): void => {
    if (typeof value !== "object" || value === null) return;
    if (isArray(value)) return value.forEach((item) => visit(item));
    for (const [key, member] of Object.entries(value)) {
      if (checkNames.includes(key)) names.add(key);
      visit(member);
    }
  };
  visit(tree);
  return names;
}

/** Converts a policy's settings to rules. Collects problems, so that all are shown at once. */
export function rulesOf(
  document: YamlDocument,
  tree: Json,
  context: RuleContext,
): { rules: StatedRule[]; problems: Problem[] } {
  const walk: Walk = { ...context, document, rules: [], problems: [] };
  group(walk, context.catalog.root, tree, ["settings"]);
  return { rules: walk.rules, problems: walk.problems };
}

function at(walk: Walk, place: CatalogPlace, value: Json, path: Path): void {
  const { setting } = place;
  if (setting && isContainer(setting)) return container(walk, place, setting, { value, path });
  if (setting) return leaf(walk, setting, { value, path });
  group(walk, place, value, path);
}

function group(walk: Walk, place: CatalogPlace, value: Json, path: Path): void {
  const { document, problems } = walk;
  const name = place.path || "settings";
  const names = [...place.keys.keys()];
  const list = names.filter((key) => lookUp(place.keys, key).name === key).join(", ");
  if (!isObject(value)) {
    const hint = pairHint(value) ?? (place.path ? `name one of them: ${list}` : undefined);
    return void problems.push(document.problem(path, `${name} is a group of settings`, hint));
  }
  if (Object.keys(value).length === 0) problems.push(document.problem(path, `${name} states nothing`));
  let unknown = 0;
  for (const [key, below] of Object.entries(value)) {
    const match = place.keys.get(key);
    if (match) {
      at(walk, match.place, below, [...path, key]);
      continue;
    }
    if (++unknown > MANY) continue;
    const where = place.path ? ` in ${place.path}` : "";
    const hint = isWord(key)
      ? `${name} is a group; write ${key} at one of its settings`
      : (nestedHint(walk.catalog, place.path, key) ??
        settingNamed(walk.catalog, key) ??
        didYouMean(key, names) ??
        settingLike(walk.catalog, key) ??
        (place.path ? `known here: ${list}` : undefined));
    problems.push(document.problem([...path, key], `unknown setting ${JSON.stringify(key)}${where}`, hint, "key"));
  }
  if (unknown > MANY) problems.push(document.problem(path, `${unknown - MANY} more unknown settings in ${name}`));
}

/** Returns a hint if a setting's path was written as one key. */
export function nestedHint(catalog: Catalog, above: string, key: string): string | undefined {
  const path = key.startsWith("/") ? unpointer(key).join(".") : key;
  const parts = path.replaceAll("[*]", ".each").split(".");
  if (parts.length < 2 || !catalog.place(above ? `${above}.${path}` : path)) return undefined;
  return `write it nested: ${parts
    .slice(0, -1)
    .map((part) => `${part}: { `)
    .join("")}${parts.at(-1)}: …${" }".repeat(parts.length - 1)}`;
}

/** Whether a key is the name of a check or a modifier. */
function isWord(key: string): boolean {
  return checkNames.includes(key) || isModifier(key);
}

const lastOf = (path: string) => path.slice(path.lastIndexOf(".") + 1);

/** Returns a hint on where a setting is, if it was written in a wrong group. */
function settingNamed(catalog: Catalog, key: string): string | undefined {
  const top = catalog.root.keys.get(key)?.name;
  const path = top ? `settings.${top}` : catalog.settings.find((setting) => lastOf(setting.path) === key)?.path;
  return path && `did you mean ${path}?`;
}

/** Returns a hint for a setting with a similar name, in any group. */
function settingLike(catalog: Catalog, key: string): string | undefined {
  const near = nearest(
    key,
    catalog.settings.map((setting) => lastOf(setting.path)),
  );
  return near === undefined ? undefined : settingNamed(catalog, near);
}

function container(walk: Walk, place: CatalogPlace, setting: Setting, { value, path }: Node): void {
  if (!isObject(value)) {
    const hint = "write each, size, set or schema below it";
    return void walk.problems.push(walk.document.problem(path, `${setting.path} holds entries`, hint));
  }
  const { each, ...ownChecks } = value;
  if (each !== undefined && place.any) at(walk, place.any, each, [...path, "each"]);
  if (Object.keys(ownChecks).length > 0) leaf(walk, setting, { value: ownChecks, path });
  else if (each === undefined) walk.problems.push(walk.document.problem(path, `${setting.path} states nothing`));
}

function leaf(walk: Walk, setting: Setting, { value, path }: Node): void {
  const { document, problems } = walk;
  const entries = isObject(value) ? Object.entries(value) : [];
  const fields: Modifiers = {};
  for (const [key, item] of entries)
    if (isModifier(key)) modifier(walk, key, { value: item, path: [...path, key] }, fields);
  const demands: Demand[] = [];
  const before = problems.length;
  if (!isObject(value)) plainValue(walk, setting, { value, path }, demands);
  else if (entries.length === 0) problems.push(document.problem(path, ...noCheck(setting.path), "key"));
  for (const [key, item] of entries)
    if (!isModifier(key)) check(walk, setting, { value: item, path: [...path, key] }, demands);
  if (fields["unset"] === "pass" && demands.some(({ check, options }) => check === "set" && options === true))
    problems.push(
      document.problem([...path, "unset"], `${setting.path} must be set and may be unset`, "keep one of them", "key"),
    );
  noContradiction(walk, setting, demands, path);
  const isWhole = problems.length === before;
  walk.rules.push(ruleOf(walk, { setting, demands, fields, path, isWhole }));
}

/** Reads one modifier. Leaves out an invalid value. */
function modifier(walk: Walk, name: ModifierName, { value, path }: Node, into: Modifiers): void {
  const schema = modifiers[name];
  const result = z.safeParse(schema, value, ownMessages);
  if (result.success) into[name] = result.data;
  else walk.problems.push(...problemsOf(walk.document, schema, result.error.issues, { base: path }));
}

/** A bare value: the same as `equals`. */
function plainValue(walk: Walk, setting: Setting, { value, path }: Node, into: Demand[]): void {
  const misfit = lookUp(walk.checks, "equals").misfit(setting);
  if (value === null) walk.problems.push(walk.document.problem(path, ...noCheck(nameOf(path)), "key"));
  else if (isArray(value) && value.length === 0 && isList(setting))
    walk.problems.push(
      walk.document.problem(path, `${nameOf(path)} lists nothing`, "to demand that it is empty, write set: false"),
    );
  else if (misfit)
    unfit(walk, setting, walk.document.problem(path, `${nameOf(path)} cannot be a plain value: ${misfit}`));
  else into.push(...demand(walk, setting, "equals", { value, path }));
}

/** Adds the problem of a value that no check allows there. Its line may show the secret that the setting holds. */
function unfit({ problems }: Walk, setting: Setting, problem: Problem): void {
  problems.push(setting.class === "secret" ? withoutExcerpt(problem) : problem);
}

/** Reads one check with its options. */
function check(walk: Walk, setting: Setting, node: Node, into: Demand[]): void {
  const { document, checks } = walk;
  const { path } = node;
  const key = String(path.at(-1));
  const above = nameOf(path.slice(0, -1));
  const say = (message: string, hint?: string) => unfit(walk, setting, document.problem(path, message, hint, "key"));
  if (!checkNames.includes(key)) {
    const names = [...fitting(checks, setting).map(([name]) => name), ...checkNames, ...modifierNames];
    const otherwise = isContainer(setting)
      ? "write what every entry must hold below each"
      : `checks: ${checkNames.join(", ")}; other keys: ${modifierNames.join(", ")}`;
    return say(`unknown check ${JSON.stringify(key)} at ${above}`, didYouMean(key, names) ?? otherwise);
  }
  const misfit = lookUp(checks, key).misfit(setting);
  if (misfit) return say(`${key} does not fit ${above}: ${misfit}`);
  if (key === "each") into.push(...entries(walk, entryOf(setting), node));
  else into.push(...demand(walk, setting, key, node));
}

/** Reads the checks for each entry of a list. */
function entries(walk: Walk, entry: Setting, { value: options, path }: Node): Demand[] {
  const { document, problems } = walk;
  const before = problems.length;
  const inner: Demand[] = [];
  if (!isObject(options)) plainValue(walk, entry, { value: options, path }, inner);
  else if (Object.keys(options).length === 0) problems.push(document.problem(path, ...noCheck(nameOf(path)), "key"));
  else
    for (const [key, item] of Object.entries(options))
      if (isModifier(key))
        problems.push(document.problem([...path, key], `${key} belongs next to each, not inside it`, undefined, "key"));
      else check(walk, entry, { value: item, path: [...path, key] }, inner);
  noContradiction(walk, entry, inner, path);
  return problems.length === before ? [{ check: "each", options }] : [];
}

/** A rule may lack checks only if it extends a rule that has them (extends.ts). */
export function noCheck(setting: string): [message: string, hint: string] {
  return [`${setting} states no check`, "write a value, or a check such as equals"];
}

function demand(walk: Walk, setting: Setting, name: string, { value: options, path }: Node): Demand[] {
  if (walk.isPack) return [{ check: name, options }];
  const schema = lookUp(walk.checks, name).options(setting);
  const result = z.safeParse(schema, options, ownMessages);
  if (result.success) return [{ check: name, options }];
  walk.problems.push(...problemsOf(walk.document, schema, result.error.issues, { base: path }));
  return [];
}

interface Leaf {
  readonly setting: Setting;
  readonly demands: readonly Demand[];
  readonly fields: Modifiers;
  readonly path: Path;
  readonly isWhole: boolean;
}

function ruleOf({ defaults, checks, document }: Walk, { setting, demands, fields, path, isWhole }: Leaf): StatedRule {
  const text = (name: ModifierName) => textAt(fields, name);
  const fixWithin = text("fixWithin");
  return {
    ...defaults,
    id: `${defaults.policy}/${text("id") ?? setting.path}`,
    title: text("title") ?? titleOf(setting.path, checks, demands),
    severity: severities.find((severity) => severity === fields["severity"]) ?? defaults.severity,
    rationale: text("because") ?? defaults.rationale,
    remediation: text("remediation") ?? null,
    controls: fields["controls"] ? listOf(fields["controls"]).map(String) : defaults.controls,
    setting: setting.path,
    demands,
    unsetPasses: fields["unset"] === "pass",
    fixWithinSeconds: fixWithin === undefined ? null : certain(durationOf, fixWithin),
    overridable: fields["overridable"] === true,
    location: document.place(path, "key"),
    states: new Set(namesIn(fields)),
    alsoCalled: [],
    isWhole,
    problem: (message, hint) => document.problem(path, message, hint, "key"),
  };
}

/** Returns the title for a rule without one: the setting and its demand. */
export function titleOf(setting: string, checks: Checks, demands: readonly Demand[]): string {
  return `${setting}: ${demandText(checks, demands)}`;
}
