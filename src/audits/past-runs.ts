// What the ledger keeps of the time before this audit.
import type { MemberList, PastRun } from "../model/evidence.ts";
import { instantText } from "../model/instant.ts";
import type { AuditContext } from "./audit.ts";

type Past = Pick<AuditContext, "ledger" | "asOf">;

/** Returns the audits of the ledger up to the instant of this audit, oldest first. */
export function pastRuns({ ledger, asOf }: Past): readonly PastRun[] {
  return untilNow(ledger?.runs, asOf);
}

/** Returns the lists of members in the ledger, until the audit's time. */
export function memberLists({ ledger, asOf }: Past): readonly MemberList[] {
  return untilNow(ledger?.memberLists, asOf);
}

function untilNow<T extends { readonly at: string }>(items: readonly T[] = [], asOf: number): readonly T[] {
  const now = instantText(asOf);
  return items.filter(({ at }) => at <= now);
}
