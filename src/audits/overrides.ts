// Overrides of the organization's settings by members. A rule on a setting also judges its overrides.
import type { Catalog } from "../catalog/catalog.ts";
import type { Rule } from "../model/policy.ts";

export interface Override extends Rule {
  /** It is about the switch. Unreadable values are reported by the rule on the setting itself. */
  readonly ofSwitch: boolean;
}

/**
 * Returns the rule, and the derived rules on every override that is set: of the setting itself, and of the switch
 * without which it has no effect.
 */
export function withOverrides(rule: Rule, catalog: Catalog): [Rule, ...Override[]] {
  const { overriddenBy, switch: needs } = catalog.required(rule.setting);
  const overridingSetting = needs && catalog.setting(needs.path)?.overriddenBy;
  const on = (setting: string | undefined, demands: Rule["demands"], ofSwitch: boolean): Override[] =>
    setting === undefined ? [] : [{ ...rule, setting, demands, ofSwitch, unsetPasses: true }];
  return [
    rule,
    ...on(overriddenBy, rule.demands, false),
    ...on(overridingSetting, [{ check: "equals", options: needs?.on ?? null }], true),
  ];
}
