// What members may have in place of the organization's own settings: a rule on a setting says the same of it.
import type { Catalog } from "../catalog/catalog.ts";
import type { Rule } from "../model/policy.ts";

/** A rule on what members have in a setting's place. */
export interface Override extends Rule {
  /** It is about the switch: what cannot be read is told where the setting itself is judged. */
  readonly ofSwitch: boolean;
}

/**
 * The rule, and the rules that follow from it on every override that is set: of the setting itself, and of the switch
 * without which it has no effect.
 */
export function withOverrides(rule: Rule, catalog: Catalog): [Rule, ...Override[]] {
  const { overriddenBy, switch: needs } = catalog.required(rule.setting);
  const turned = needs && catalog.setting(needs.path)?.overriddenBy;
  const on = (setting: string | undefined, demands: Rule["demands"], ofSwitch: boolean): Override[] =>
    setting === undefined ? [] : [{ ...rule, setting, demands, ofSwitch, unsetPasses: true }];
  return [
    rule,
    ...on(overriddenBy, rule.demands, false),
    ...on(turned, [{ check: "equals", options: needs?.on ?? null }], true),
  ];
}
