// Built-in rules that need more than a history: without evaluation they must not be reported as never violated.
import { builtinRules } from "../../audits/index.ts";
import { type Need, needs } from "../../audits/needs.ts";
import { usageError } from "../../errors.ts";
import type { Policies } from "../../model/policy.ts";
import type { History } from "../../query/answers.ts";

type RuleContext = Pick<History, "config" | "evidence"> & { readonly policies: Policies };

/** Whether a search has what a rule needs. Needs that are missing here exist only in audits. */
const isThere: Readonly<Partial<Record<Need, (context: RuleContext) => boolean>>> = {
  ledger: ({ evidence }) => evidence.value.ledger !== undefined,
  auditEvery: ({ config, evidence }) => config.auditEverySeconds !== null && evidence.value.ledger !== undefined,
  sharedAccounts: ({ config }) => config.sharedAccounts.length > 0,
  editors: ({ policies }) => policies.editors !== null,
  windows: ({ policies }) => (policies.changes?.windows.length ?? 0) > 0,
  freezes: ({ policies }) => (policies.changes?.freezes.length ?? 0) > 0,
  loosening: ({ policies }) => (policies.changes?.loosening ?? null) !== null,
};

/** @throws DriftlineError `usage` if this history and these policies do not evaluate a built-in rule */
export function mustBeJudged(rule: string, context: RuleContext): void {
  if (context.config.builtin[rule] === "off")
    throw usageError(`${rule} is turned off`, "look at builtin in driftline.yaml");
  const missing = builtinRules.get(rule)?.needs?.find((need) => isThere[need]?.(context) !== true);
  if (missing !== undefined) throw usageError(`${rule} needs more than the history`, needs[missing]);
}
