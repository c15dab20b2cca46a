// What happened since the last audit, from the ids of what was open then.
import type { LastAudit } from "../model/evidence.ts";
import type { Finding, Report } from "../model/report.ts";

/**
 * New: open now, and not known then. Still open: then and now. Reopened: open again, after it was accepted or after the
 * same subject was put right. Resolved: open then, and put right. Gone: open then, and not found any more,
 * which puts nothing right. Transient: came and went in between. Expiring: accepted
 * by an exception that ends soon, whenever that began.
 */
export function sinceLast(findings: readonly Finding[], last: LastAudit | null): Report["summary"]["sinceLast"] {
  if (!last) return null;
  const open = new Set(last.open);
  const excepted = new Set(last.excepted);
  const ended = new Set(findings.filter((one) => one.status === "resolved").map((one) => one.key));
  const known = new Set(findings.map(({ id }) => id));
  const since: NonNullable<Report["summary"]["sinceLast"]> = {
    at: last.at,
    new: [],
    stillOpen: [],
    reopened: [],
    resolved: [],
    gone: last.open.filter((id) => !known.has(id)),
    transient: [],
    expiring: [],
  };
  for (const { id, key, status, introduced, exception } of findings) {
    if (status === "open" && open.has(id)) since.stillOpen.push(id);
    else if (status === "open") since[excepted.has(id) || ended.has(key) ? "reopened" : "new"].push(id);
    else if (status === "excepted" && exception?.state === "expiring") since.expiring.push(id);
    else if (status === "resolved" && open.has(id)) since.resolved.push(id);
    else if (status === "resolved" && introduced.revision !== null && introduced.revision > (last.revision ?? -1))
      since.transient.push(id);
  }
  return since;
}
