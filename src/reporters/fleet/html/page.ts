// Data that several parts of the page share: the described rules, and the rules' attributes for the filters.
import { lookUp } from "../../../lists.ts";
import type { Fleet, FleetRule } from "../../../model/fleet.ts";
import { failingRules } from "../words.ts";

/** The maximum of rules with all details. */
const MAX_RULES = 100;

export interface FleetPage {
  readonly fleet: Readonly<Fleet>;
  /** Rules that fail or differ, worst first, each with an anchor. Limited to MAX_RULES. */
  readonly described: readonly FleetRule[];
  /** The number of all rules that fail or differ. */
  readonly failing: number;
  readonly anchors: ReadonlyMap<FleetRule, string>;
  /** The policies of the rules; null: built-in rules. */
  readonly policies: readonly (string | null)[];
  /** Attributes of an element about a rule, for the filters: numbers and words of closed sets, no data. */
  readonly filterable: (rule: FleetRule) => Record<string, string | number>;
}

export function pageOf(fleet: Readonly<Fleet>): FleetPage {
  const numbers = new Map(fleet.rules.map((rule, i) => [rule, i]));
  const policies = [...new Set(fleet.rules.map(({ policy }) => policy))];
  const failing = failingRules(fleet);
  const described = failing.slice(0, MAX_RULES);
  return {
    fleet,
    described,
    failing: failing.length,
    anchors: new Map(described.map((rule, i) => [rule, `rule-${i}`])),
    policies,
    filterable: (rule) => ({
      "data-rule": lookUp(numbers, rule),
      "data-policy": policies.indexOf(rule.policy),
      "data-severity": rule.severity,
      "data-worst": rule.worst ?? "",
    }),
  };
}
