// What a policy says about the figures of use themselves, whatever the settings of the day were. Adding a part: its file, and
// one line here.
import type { AuditContext, RuleInfo } from "../../audit.ts";
import { infoOf, type UsageAudit } from "../usage.ts";
import { hooks } from "./hooks.ts";
import { autonomy, credits } from "./levels.ts";
import { models } from "./models.ts";
import { names } from "./names.ts";
import type { StatedPart } from "./part.ts";

const parts: readonly StatedPart[] = [models, ...names, autonomy, credits, hooks];

export const stated: UsageAudit = {
  rules: parts.map(({ rule }) => rule),
  drafts: (context) => (context.policy ? parts.flatMap((part) => [...part.drafts(context)]) : []),
};

/** The rules that a policy states, one for each of its parts. */
export function statedRules(audit: AuditContext): RuleInfo[] {
  const { usage } = audit.policies;
  if (!usage) return [];
  const infos = parts.flatMap(({ name, rule }) => [usage[name]].flat().map((part) => infoOf(audit, rule, part)));
  return [...new Map(infos.flatMap((info) => (info ? [[info.id, info] as const] : []))).values()];
}
