// The lists of members that the ledger keeps.
import type { MemberList } from "../model/evidence.ts";
import { instantText } from "../model/instant.ts";
import type { AuditContext } from "./audit.ts";

/** Returns the lists of members in the ledger, until the audit's time. */
export function memberLists({ ledger, asOf }: Pick<AuditContext, "ledger" | "asOf">): readonly MemberList[] {
  const now = instantText(asOf);
  return (ledger?.memberLists ?? []).filter(({ at }) => at <= now);
}
