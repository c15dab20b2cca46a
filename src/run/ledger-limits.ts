// The limits in a ledger: what somebody tried to set, and which limits the policies of its audits stated.
import type { LedgerState } from "../ledger/state.ts";
import type { LedgerFacts } from "../model/evidence.ts";
import { isObject, type Json } from "../model/json.ts";
import type { StatedLimits } from "../model/limits.ts";

/** What a ledger says of limits. */
export function limitFacts({ limitAttempts, runs, policies }: LedgerState): Required<LedgerFacts>["limits"] {
  const stated: { at: string; limits: StatedLimits | null }[] = [];
  let policy: string | undefined;
  for (const run of runs) {
    if (run.policy === policy) continue;
    policy = run.policy;
    stated.push({ at: run.at, limits: statedBy(policies.get(policy)) });
  }
  return { attempts: limitAttempts.map(({ at, limits }) => ({ at, limits })), stated };
}

/** The limits among what a run was judged by; null where its policies stated none, as no earlier version could. */
function statedBy(judge: Json | undefined): StatedLimits | null {
  const policies = isObject(judge) ? judge["policies"] : undefined;
  const limits = isObject(policies) ? policies["limits"] : undefined;
  return isObject(limits) ? (limits as unknown as StatedLimits) : null;
}
