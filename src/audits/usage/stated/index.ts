// A policy's demands on the usage figures themselves, independent of the settings. To add a part, write its file and
// add one line here.
import type { RuleInfo, StatingContext } from "../../audit.ts";
import type { Usage } from "../../../model/usage.ts";
import type { UseFigure } from "../day-figures.ts";
import { lacksOf as lacksOfUnused, unusedRule } from "../unused.ts";
import { infoOf, type UsageAudit } from "../usage.ts";
import { hooks, lacksOf } from "./hooks.ts";
import { autonomy, credits } from "./levels.ts";
import { models } from "./models.ts";
import { names } from "./names.ts";
import type { StatedPart } from "./part.ts";

const parts: readonly StatedPart[] = [models, ...names, autonomy, credits, hooks];

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

/** Returns the rules that a policy states, one for each part. @param figures undefined: none received */
export function statedRules(audit: StatingContext, figures: Usage | undefined): StatedRule[] {
  const { usage } = audit.policies;
  if (!usage) return [];
  const rules = new Map<string, StatedRule>();
  for (const { name, rule, reads } of parts)
    for (const part of [usage[name]].flat()) {
      const info = infoOf(audit, rule, part);
      if (!info) continue;
      const hook = part && figures && usage.hooks.find((candidate) => candidate === part);
      const lacks = hook && lacksOf(figures, hook.demand);
      // Several hooks may share an id: the rule lacks data if one of them does.
      rules.set(info.id, { info, reads: reads(usage), lacks: lacks ?? rules.get(info.id)?.lacks });
    }
  const info = infoOf(audit, unusedRule, usage.unused);
  if (info && usage.unused) {
    const { demand } = usage.unused;
    const reads = demand.of.map((what): UseFigure => (what === "models" ? "models" : "servers"));
    rules.set(info.id, { info, reads, lacks: figures && lacksOfUnused(figures, demand) });
  }
  return [...rules.values()];
}
