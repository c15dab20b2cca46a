// What the ledger keeps of the time before this audit.
import type { MemberList, PastRun } from "../model/evidence.ts";
import { instantText } from "../model/instant.ts";
import type { AuditContext } from "./audit.ts";

type Past = Pick<AuditContext, "ledger" | "asOf">;

/** Returns the audits of the ledger up to the instant of this audit, oldest first. */
export function pastRuns({ ledger, asOf }: Past): readonly PastRun[] {
  return untilNow(ledger?.runs, asOf);
}

/** Returns the lists of members in the ledger. @param until by default the audit's time */
export function memberLists({ ledger, asOf }: Past, until = asOf): readonly MemberList[] {
  return untilNow(ledger?.memberLists, until);
}

function untilNow<T extends { readonly at: string }>(items: readonly T[] = [], now: number): readonly T[] {
  const text = instantText(now);
  return items.filter(({ at }) => at <= text);
}
