// The audits before this one.
import type { PastRun } from "../model/evidence.ts";
import { instantText } from "../model/instant.ts";
import type { AuditContext } from "./audit.ts";

/** Returns the audits of the ledger up to the instant of this audit, oldest first. */
export function pastRuns({ ledger, asOf }: Pick<AuditContext, "ledger" | "asOf">): readonly PastRun[] {
  const now = instantText(asOf);
  return (ledger?.runs ?? []).filter(({ at }) => at <= now);
}
