// What rules ask for besides the history and the policies: each rule names it, and here stands what brings it.
import type { Observed } from "../model/observed.ts";
import type { Finding, FindingKind } from "../model/report/index.ts";

/** What a rule may need, and how somebody brings it. */
export const needs = {
  ledger: "give --ledger, which knows what the history was",
  auditEvery: "give --ledger, and set auditEvery in driftline.yaml",
  sharedAccounts: "name the accounts as sharedAccounts in driftline.yaml",
  editors: "give a policy with editors",
  windows: "give a policy with changes.windows",
  freezes: "give a policy with changes.freezes",
  loosening: "give a policy with changes.loosening",
  maxIdle: "give a policy with access.maxIdle",
  limits: "give a policy with limits",
  policyHistory: "driftline audit --policy-history git judges it",
  access: "driftline audit --with access judges it",
  usage: "driftline audit --with usage judges it",
  readiness: "driftline audit --with readiness judges it",
  computers: "driftline audit --with computers judges it",
  sessions: "driftline audit --with sessions judges it",
} as const;

export type Need = keyof typeof needs;

/** What a run was given besides the history and the policies; null: nobody asked for it, or it did not come. */
interface Given {
  readonly use: object | null;
  readonly members: object | null;
  readonly observed: { readonly observed: Observed } | null;
  readonly policyHistory: object | null;
  readonly ledger: object | null;
}

/** Whether a run was given what a rule needs. What only a policy can give, a run whose policies do not has no rule for. */
export function isGiven(need: Need, context: Given): boolean {
  switch (need) {
    case "usage":
      return context.use !== null;
    case "access":
      return context.members !== null;
    case "readiness":
    case "computers":
    case "sessions":
      return (context.observed?.observed[need] ?? null) !== null;
    case "policyHistory":
      return context.policyHistory !== null;
    case "ledger":
    case "auditEvery":
      return context.ledger !== null;
    default:
      return true;
  }
}

/** What is neither in the history nor in the policies of today, so that a ledger cannot judge it again. */
const elsewhere: ReadonlySet<Need> = new Set([
  "policyHistory",
  "access",
  "usage",
  "readiness",
  "computers",
  "sessions",
]);

/** What the ledger keeps whatever a run asks for, so that it judges again what rests on it. */
const kept: ReadonlySet<Need> = new Set(["limits"]);

const kinds: ReadonlySet<FindingKind> = new Set(["usage", "access", "readiness", "computer"]);

/**
 * Whether a finding rests on other evidence than the history and the policies of today.
 * @param rule that of the finding, where it is built in
 */
export function restsOnOther(
  { kind, subject }: Pick<Finding, "kind" | "subject">,
  rule: { readonly needs?: readonly Need[] } | undefined,
): boolean {
  if (rule?.needs?.some((need) => kept.has(need)) === true) return false;
  return kinds.has(kind) || subject.startsWith("usage/") || rule?.needs?.some((need) => elsewhere.has(need)) === true;
}
