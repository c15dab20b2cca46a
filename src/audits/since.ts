// What happened since the last audit, from the ids of what was open then.
import type { LastAudit } from "../model/evidence.ts";
import type { Finding, Report } from "../model/report.ts";

/**
 * New: open now, and not known then. Reopened: open again, after it was accepted or after the same subject was put right.
 * Resolved: open then, and put right. Transient: came and went in between.
 */
export function sinceLast(findings: readonly Finding[], last: LastAudit | null): Report["summary"]["sinceLast"] {
  if (!last) return null;
  const open = new Set(last.open);
  const excepted = new Set(last.excepted);
  const ended = new Set(findings.filter((one) => one.status === "resolved").map((one) => one.key));
  const since: NonNullable<Report["summary"]["sinceLast"]> = {
    at: last.at,
    new: [],
    reopened: [],
    resolved: [],
    transient: [],
  };
  for (const { id, key, status, introduced } of findings) {
    if (status === "open" && !open.has(id)) since[excepted.has(id) || ended.has(key) ? "reopened" : "new"].push(id);
    else if (status === "resolved" && open.has(id)) since.resolved.push(id);
    else if (status === "resolved" && introduced.revision !== null && introduced.revision > (last.revision ?? -1))
      since.transient.push(id);
  }
  return since;
}
