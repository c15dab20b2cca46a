// Layers: a policy inherits the rules of those it extends, and may tighten them. It may loosen only what says so.
import type { Catalog } from "../catalog/catalog.ts";
import { type Checks, impliesDemand } from "../checks/index.ts";
import type { Problem } from "../errors.ts";
import { weight } from "../model/severity.ts";
import { noCheck, type StatedRule, titleOf } from "./settings.ts";

interface Layers {
  readonly catalog: Catalog;
  readonly checks: Checks;
  readonly problems: Problem[];
}

export type Rules = ReadonlyMap<string, StatedRule>;

/** Puts a policy's own rules over the inherited ones. */
export function layer(own: readonly StatedRule[], inherited: Rules, layers: Layers): Map<string, StatedRule> {
  const out = new Map(inherited);
  for (const rule of own) {
    const uppers = [...inherited.values()].filter((upper) => upper.setting === rule.setting);
    if (uppers.length === 0) {
      if (rule.demands.length === 0) layers.problems.push(rule.problem(...noCheck(rule.setting)));
      else if (out.has(rule.id)) layers.problems.push(twice(rule, out.get(rule.id)!));
      else out.set(rule.id, rule);
    }
    for (const upper of uppers) out.set(upper.id, replace(rule, upper, layers));
  }
  return out;
}

/** Joins rules that come from several sides. One id reached by two ways is one rule, the tighter. */
export function join(sides: readonly Rules[], layers: Layers): Map<string, StatedRule> {
  const out = new Map<string, StatedRule>();
  for (const side of sides)
    for (const [id, rule] of side) {
      const other = out.get(id);
      if (!other || other === rule) out.set(id, rule);
      else if (loosening(rule, other, layers) === undefined) out.set(id, rule);
      else if (loosening(other, rule, layers) !== undefined)
        layers.problems.push(
          rule.problem(`${id} is stated twice, here and at ${place(other)}, and neither is the tighter`),
        );
    }
  return out;
}

function replace(rule: StatedRule, upper: StatedRule, layers: Layers): StatedRule {
  const demands = rule.demands.length > 0 ? rule.demands : upper.demands;
  const says = (name: "severity" | "title" | "because" | "remediation" | "controls" | "fixWithin" | "unset") =>
    rule.states.has(name);
  const merged: StatedRule = {
    ...rule,
    id: upper.id,
    policy: upper.policy,
    demands,
    title: says("title")
      ? rule.title
      : rule.demands.length > 0
        ? titleOf(rule.setting, layers.checks, demands)
        : upper.title,
    severity: says("severity") ? rule.severity : upper.severity,
    rationale: says("because") ? rule.rationale : upper.rationale,
    remediation: says("remediation") ? rule.remediation : upper.remediation,
    controls: says("controls") ? rule.controls : upper.controls,
    fixWithinSeconds: says("fixWithin") ? rule.fixWithinSeconds : upper.fixWithinSeconds,
    unsetPasses: says("unset") ? rule.unsetPasses : upper.unsetPasses,
    overridable: upper.overridable || rule.overridable,
  };
  const looser = upper.overridable ? undefined : loosening(merged, upper, layers);
  if (looser)
    layers.problems.push(
      rule.problem(
        `${rule.setting} ${looser} than ${upper.id} at ${place(upper)}`,
        "tighten it, or let the upper rule say overridable: true",
      ),
    );
  return merged;
}

/** What makes a rule looser than another on the same setting; undefined when it is at least as tight. */
function loosening(lower: StatedRule, upper: StatedRule, layers: Layers): string | undefined {
  const setting = layers.catalog.setting(upper.setting)!;
  for (const demand of upper.demands) {
    const implied = impliesDemand(layers.checks, lower.demands, demand, setting);
    if (implied === undefined) return "cannot be compared: it is not shown to be as tight";
    if (!implied) return "is looser";
  }
  if (weight(lower.severity) < weight(upper.severity)) return "has a lower severity";
  if (lower.unsetPasses && !upper.unsetPasses) return "lets an unset value pass, which is looser";
  const [mine, theirs] = [lower.fixWithinSeconds ?? Infinity, upper.fixWithinSeconds ?? Infinity];
  return mine > theirs ? "leaves more time" : undefined;
}

function twice(rule: StatedRule, other: StatedRule): Problem {
  return rule.problem(`the rule ${rule.id} stands twice: also at ${place(other)}`, "give one of them an id");
}

function place(rule: StatedRule): string {
  return `${rule.location.file}:${rule.location.line}:${rule.location.column}`;
}
