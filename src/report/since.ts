// Changes since the last audit, from the ids of the findings open then. Edited exceptions may split a window
// differently, so the pieces of a window are compared as one window.
import type { LastAudit, LedgerFacts } from "../model/evidence.ts";
import { grouped, lookUp } from "../lists.ts";
import { isPutRight } from "../model/report/put-right.ts";
import type { Finding, Report } from "../model/report/index.ts";

export type SinceLast = NonNullable<Report["summary"]["sinceLast"]>;

/**
 * Returns the last audit of complete evidence before an audit; null when there was none. If both are about the present
 * of their time, it is the last one even if its clock was ahead. Its `others` are the union of those of the last audit
 * with each of the data, because an audit without usage knows nothing of the findings on usage.
 * @param data the data besides the history that the audit has
 */
export function lastAudit(
  ledger: LedgerFacts | undefined,
  { asOf, cut }: { readonly asOf: number; readonly cut: boolean },
  data: readonly string[],
): LastAudit | null {
  const isBefore = (audit: LastAudit) => Date.parse(audit.at) <= asOf || !(cut || audit.cut);
  const audits = ledger?.completeAudits.filter(isBefore) ?? [];
  const last = audits.at(-1);
  if (!last) return null;
  const had = (name: string) => audits.findLast((audit) => audit.data?.includes(name) !== false);
  return { ...last, others: [...new Set(data.flatMap((name) => had(name)?.others ?? []))] };
}

/**
 * Returns the lists. New: open now, unknown then. Still open: then and now. Reopened: open again after being accepted,
 * or after the same subject was fixed. Resolved: open then, fixed by a later revision; what became accepted is in no list.
 * Gone: open then, and not found now, or by other policies fixed before the last audit; it does not count as fixed.
 * Transient: opened and closed in between. Expiring: accepted by an exception that ends soon, whenever it started.
 * @param windows the id of a window by the ids of its present and past pieces
 */
export function sinceLast(
  findings: readonly Finding[],
  last: LastAudit,
  windows: ReadonlyMap<string, string>,
): SinceLast {
  const windowOf = (id: string) => windows.get(id) ?? id;
  const openThen = [...last.open, ...last.others];
  const open = new Set(openThen.map(windowOf));
  const excepted = new Set(last.excepted.map(windowOf));
  const putRightKeys = new Set(findings.filter(isPutRight).map(({ key }) => key));
  const pieces = grouped(findings, ({ id }) => windowOf(id));
  const since: SinceLast = {
    at: last.at,
    new: [],
    stillOpen: [],
    reopened: [],
    resolved: [],
    gone: openThen.filter((id) => !pieces.has(windowOf(id))),
    transient: [],
    expiring: [],
  };
  const isSince = (revision: number) => revision > (last.revision ?? -1);
  const isLater = ({ introduced: { revision } }: Finding) => revision !== null && isSince(revision);
  for (const finding of findings) {
    const { id, key, status, exception } = finding;
    const window = windowOf(id);
    // Accepted in between, and open again by a later change.
    const wasAccepted = () => lookUp(pieces, window).some((piece) => isLater(piece) && piece.ended === "outgrown");
    if (status === "open" && open.has(window) && !wasAccepted()) since.stillOpen.push(id);
    else if (status === "open")
      since[open.has(window) || excepted.has(window) || putRightKeys.has(key) ? "reopened" : "new"].push(id);
    else if (status === "excepted" && exception?.state === "expiring") since.expiring.push(id);
    else if (isPutRight(finding) && open.has(window))
      since[isSince(finding.resolved?.revision ?? Infinity) ? "resolved" : "gone"].push(id);
    else if (status === "resolved" && finding.ended !== "outgrown" && isLater(finding)) since.transient.push(id);
  }
  return since;
}
