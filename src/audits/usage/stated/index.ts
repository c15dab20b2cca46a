// A policy's demands on the usage figures themselves, independent of the settings. To add a part, write its file and
// add one line here.
import type { UsagePolicy } from "../../../model/policy-use.ts";
import type { BuiltinRule, RuleInfo, StatingContext } from "../../audit.ts";
import type { UseFigure } from "../day-figures.ts";
import { infoOf, type UsageAudit } from "../usage.ts";
import { hooks } from "./hooks.ts";
import { autonomy, credits } from "./levels.ts";
import { models } from "./models.ts";
import { names } from "./names.ts";
import type { StatedPart } from "./part.ts";
import { unused } from "./unused.ts";

const parts: readonly StatedPart[] = [unused, models, ...names, autonomy, credits, hooks];

export const stated: UsageAudit = {
  rules: parts.map(({ rule }) => rule),
  drafts: (context) => (context.policy ? parts.flatMap((part) => [...part.drafts(context)]) : []),
};

/** A stated rule, the figures that it reads, and what else is missing. */
interface StatedRule {
  readonly info: RuleInfo;
  readonly reads: readonly UseFigure[];
  readonly lacks: string | undefined;
}

/** Returns the rules that a policy states, one for each part. */
export function statedRules(audit: StatingContext): StatedRule[] {
  const { usage } = audit.policies;
  if (!usage) return [];
  const rules = new Map<string, StatedRule>();
  for (const { rule, statements } of parts)
    for (const { part, reads, lacks } of statements(usage)) {
      const info = infoOf(audit, rule, part);
      if (!info) continue;
      // Several hooks may share an id: the rule lacks data if one of them does.
      rules.set(info.id, { info, reads, lacks: (audit.use && lacks?.(audit.use)) ?? rules.get(info.id)?.lacks });
    }
  return [...rules.values()];
}

/** Returns the rules of the parts to which a policy gives an id of its own, by that id. */
export function ownRules(usage: UsagePolicy): [id: string, rule: BuiltinRule][] {
  return parts.flatMap(({ rule, statements }) =>
    statements(usage).flatMap(({ part: { id } }): [string, BuiltinRule][] => (id === null ? [] : [[id, rule]])),
  );
}
