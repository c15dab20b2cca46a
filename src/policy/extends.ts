// Layers: a policy inherits the rules of the policies it extends. It may tighten all and loosen overridable ones.
import type { Catalog } from "../catalog/catalog.ts";
import { type Checks, contradiction, exactText, impliesDemand, passesEmpty } from "../checks/index.ts";
import type { Problem } from "../errors.ts";
import type { Rule } from "../model/policy.ts";
import { weight } from "../model/severity.ts";
import { contraryText } from "./contradictions.ts";
import { noCheck, type StatedRule, titleOf } from "./settings.ts";
import { firstIn, lookUp } from "../lists.ts";

/** The context in which rules of several files are merged. */
export interface Layers {
  readonly catalog: Catalog;
  readonly checks: Checks;
  readonly problems: Problem[];
}

export type Rules = ReadonlyMap<string, StatedRule>;

/**
 * Merges a policy's own rules over the inherited ones.
 * @param whole whether every extended file could be read; if not, a rule without a check may only lack its upper rule
 */
export function layer(
  own: readonly StatedRule[],
  upperRules: Rules,
  layers: Layers,
  whole: boolean,
): Map<string, StatedRule> {
  const out = new Map(upperRules);
  const first = new Map<string, StatedRule>();
  for (const rule of own) {
    const uppers = [...upperRules.values()].filter((upper) => upper.setting === rule.setting);
    const otherRule = first.get(rule.id) ?? (uppers.length > 0 ? first.get(rule.setting) : undefined);
    if (otherRule) {
      layers.problems.push(twice(rule, otherRule));
      continue;
    }
    first.set(rule.id, rule).set(rule.setting, rule);
    const judges = rule.isWhole && rule.demands.length > 0;
    if (uppers.length === 0) out.set(rule.id, judges ? failingUnset(rule, layers) : rule);
    if (!rule.isWhole) continue;
    if (uppers.length === 0 && !judges && whole) layers.problems.push(rule.problem(...noCheck(rule.setting)));
    for (const upper of uppers) out.set(upper.id, failingUnset(replace(rule, upper, layers), layers));
  }
  return out;
}

/** Returns the rule. If it says `unset: fail` and yet passes while its setting is not set, adds a problem. */
function failingUnset(rule: StatedRule, layers: Layers): StatedRule {
  if (rule.states.has("unset") && !rule.unsetPasses && passesUnset(rule, layers)) {
    const hint = "remove unset, or demand a value: set: true";
    layers.problems.push(rule.problem(`${rule.setting} passes while it is not set, in spite of unset: fail`, hint));
  }
  return rule;
}

/** Joins rules that are inherited from several files. Keeps the tighter one of two rules with the same id. */
export function join(sides: readonly Rules[], layers: Layers): Map<string, StatedRule> {
  const out = new Map<string, StatedRule>();
  for (const side of sides)
    for (const [id, rule] of side) {
      const otherRule = out.get(id);
      if (!otherRule || otherRule === rule || loosening(rule, otherRule, layers) === undefined) out.set(id, rule);
      else if (loosening(otherRule, rule, layers) !== undefined)
        layers.problems.push(
          rule.problem(
            `${id} is stated here and at ${place(otherRule)}, and neither rule is tighter`,
            "keep one of them",
          ),
        );
    }
  return out;
}

/** Merges a rule over the upper rule on the same setting. The result has the upper id and inherits unstated parts. */
function replace(rule: StatedRule, upper: StatedRule, layers: Layers): StatedRule {
  const isStated = (name: Parameters<typeof rule.states.has>[0]) => rule.states.has(name);
  const demands = demandsOver(rule, upper, layers);
  const mergedRule: StatedRule = {
    ...rule,
    id: upper.id,
    policy: upper.policy,
    owner: rule.owner ?? upper.owner,
    demands,
    title: isStated("title")
      ? rule.title
      : rule.demands.length > 0
        ? titleOf(rule.setting, layers.checks, demands)
        : upper.title,
    severity: isStated("severity") ? rule.severity : upper.severity,
    rationale: isStated("because") ? rule.rationale : upper.rationale,
    remediation: isStated("remediation") ? rule.remediation : upper.remediation,
    controls: isStated("controls") ? rule.controls : upper.controls,
    fixWithinSeconds: isStated("fixWithin") ? rule.fixWithinSeconds : upper.fixWithinSeconds,
    unsetPasses: isStated("unset") ? rule.unsetPasses : upper.unsetPasses,
    overridable: isStated("overridable") ? rule.overridable : upper.overridable,
    // The wider term: a policy that starts later must not suspend the upper rule until then.
    from: wider(rule.from, upper.from, Math.min),
    until: wider(rule.until, upper.until, Math.max),
    over: upper,
    alsoCalled: [rule.id, ...upper.alsoCalled],
  };
  const upperBound = boundOf(upper);
  const why = upperBound && loosening(mergedRule, upperBound, layers);
  if (why) {
    const text = `${rule.setting} ${why} ${upperBound.id} at ${place(upperBound)}`;
    layers.problems.push(rule.problem(text, "tighten it, or let the upper rule say overridable: true"));
    return mergedRule;
  }
  const inheritedFrom = (from: StatedRule) => `in part inherited from ${from.id} at ${place(from)}`;
  const contrary = contradiction(layers.checks, demands, layers.catalog.required(rule.setting));
  if (contrary && upperBound) {
    const text = contraryText(contrary, rule.setting);
    layers.problems.push(rule.problem(`${text}, ${inheritedFrom(upperBound)}`, "correct one of them"));
  }
  if (mergedRule.unsetPasses && demands.some(({ check, options }) => check === "set" && options === true)) {
    const text = `${rule.setting} must be set and may be unset`;
    layers.problems.push(rule.problem(`${text}, ${inheritedFrom(upper)}`, "write unset: fail, or correct one of them"));
  }
  return mergedRule;
}

function wider(a: number | null, b: number | null, pick: (a: number, b: number) => number): number | null {
  return a === null || b === null ? null : pick(a, b);
}

/** Returns the rule's own demands, and the binding rule's demands that they do not restate or imply. */
function demandsOver(rule: StatedRule, upper: StatedRule, layers: Layers): StatedRule["demands"] {
  if (rule.demands.length === 0) return upper.demands;
  const setting = layers.catalog.required(upper.setting);
  const inherited = boundOf(upper)?.demands.filter(
    (demand) => impliesDemand(layers.checks, rule.demands, demand, setting) === undefined,
  );
  return [...(inherited ?? []), ...rule.demands];
}

/** Returns the nearest rule that may not be loosened: skips overridable rules, up to the rules that they extend. */
function boundOf(upper: StatedRule): StatedRule | undefined {
  return upper.overridable ? upper.over && boundOf(upper.over) : upper;
}

/** Returns what makes a rule looser than another on the same setting; undefined if it is at least as tight. */
function loosening(lower: StatedRule, upper: StatedRule, layers: Layers): string | undefined {
  const setting = layers.catalog.required(upper.setting);
  for (const demand of upper.demands) {
    const implied = impliesDemand(layers.checks, lower.demands, demand, setting);
    if (implied) continue;
    const check = lookUp(layers.checks, demand.check);
    const demandText = `"${exactText(layers.checks, [demand])}"`;
    if (implied === undefined) return `does not demand ${demandText}, as does`;
    return check.carries === "text"
      ? `cannot be compared with ${demandText} of`
      : `is not as tight as ${demandText} of`;
  }
  if (weight(lower.severity) < weight(upper.severity)) return "has a lower severity than";
  if (passesUnset(lower, layers) && !passesUnset(upper, layers) && !demandsSecret(lower, upper))
    return "lets an unset value pass, unlike";
  if ((lower.fixWithinSeconds ?? Infinity) > (upper.fixWithinSeconds ?? Infinity)) return "leaves more time than";
  if ((lower.from ?? -Infinity) > (upper.from ?? -Infinity)) return "is in force later than";
  return (lower.until ?? Infinity) < (upper.until ?? Infinity) ? "is in force for less time than" : undefined;
}

/** Whether a rule passes while its setting is not set: by its `unset`, or because it accepts an empty value. */
export function passesUnset(
  { unsetPasses, demands, setting: path }: Pick<Rule, "unsetPasses" | "demands" | "setting">,
  { catalog, checks }: Pick<Layers, "catalog" | "checks">,
): boolean {
  const setting = catalog.required(path);
  if (unsetPasses || demands.some(({ check, options }) => check === "set" && options === false)) return true;
  if (demands.some(({ check, options }) => check === "secret" && options === "absent")) return true;
  if (demands.every(({ check }) => check === "maxAge")) return true;
  return passesEmpty(checks, demands, setting);
}

/** Whether both rules are about a secret: without a secret, none can be in clear text. */
function demandsSecret(...rules: StatedRule[]): boolean {
  return rules.every((rule) => rule.demands.some(({ check }) => check === "secret")) && !firstIn(rules).unsetPasses;
}

function twice(rule: StatedRule, otherRule: StatedRule): Problem {
  return rule.problem(`the rule ${rule.id} is already stated at ${place(otherRule)}`, "give one of them an id");
}

function place(rule: StatedRule): string {
  return `${rule.location.file}:${rule.location.line}:${rule.location.column}`;
}
