// The limits in a ledger: attempts to set limits, and the limits in the policies of its audits.
import type { LedgerState } from "../ledger/state.ts";
import type { LedgerFacts } from "../model/evidence.ts";
import { isObject, type Json } from "../model/json.ts";
import type { StatedLimits } from "../model/limits.ts";

export function limitFacts(state: LedgerState): Required<LedgerFacts>["limits"] {
  const statedLimits: { at: string; limits: StatedLimits | null }[] = [];
  let policy: string | undefined;
  for (const run of state.runsInTime()) {
    if (run.policy === policy) continue;
    policy = run.policy;
    statedLimits.push({ at: run.at, limits: statedBy(state.policies.get(policy)) });
  }
  return { attempts: state.limitAttempts.map(({ at, limits }) => ({ at, limits })), stated: statedLimits };
}

/** Returns the limits in a run's policies; null if none, as in every earlier version. */
function statedBy(judge: Json | undefined): StatedLimits | null {
  const policies = isObject(judge) ? judge["policies"] : undefined;
  const limits = isObject(policies) ? policies["limits"] : undefined;
  return isObject(limits) ? (limits as unknown as StatedLimits) : null;
}
