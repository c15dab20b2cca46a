// Changes since the last audit, from the ids of the findings open then. Edited exceptions may split a window
// differently, so the pieces of a window are compared as one window.
import type { LastAudit, LedgerFacts } from "../model/evidence.ts";
import { getOrMake, groupBy, lastIn, lookUp } from "../lists.ts";
import type { BuiltinRule } from "../audits/index.ts";
import { furtherNeeds } from "../audits/needs.ts";
import { isClosed, isRemediated } from "../model/report/remediated.ts";
import type { Finding, Report } from "../model/report/index.ts";

export type SinceLast = NonNullable<Report["summary"]["sinceLast"]>;

/**
 * Returns the audits of complete evidence before an audit, the last one last. If two audits are about the present of
 * their time, the earlier one is before the other even if its clock was ahead.
 */
export function auditsBefore(
  ledger: LedgerFacts | undefined,
  { asOf, cut }: { readonly asOf: number; readonly cut: boolean },
): readonly LastAudit[] {
  return ledger?.completeAudits.filter((audit) => Date.parse(audit.at) <= asOf || !(cut || audit.cut)) ?? [];
}

/** How an audit compares with those before it. */
interface Comparison {
  /** The data besides the history that this audit has. */
  readonly data: readonly string[];
  /** The id of a window by the ids of its present and past pieces. */
  readonly windows: ReadonlyMap<string, string>;
  /** The built-in rules by name. */
  readonly rules: ReadonlyMap<string, BuiltinRule>;
}

/**
 * Returns the lists. New: open now, unknown then. Still open: then and now. Reopened: open again after being accepted,
 * or after the same subject was fixed. Resolved: open then, fixed by a later revision; what became accepted is in no list.
 * Gone: open then, and no longer in the report; or, by the policies of today, fixed before that audit. It is not fixed.
 * Transient: opened and closed in between. Expiring: accepted by an exception that ends soon, whenever it started.
 * Findings on further data are compared with the last audit that had the data: an audit without usage knows nothing of
 * the findings on usage.
 * @param audits those before, the last one last
 */
export function sinceLast(
  findings: readonly Finding[],
  audits: readonly LastAudit[],
  { data, windows, rules }: Comparison,
): SinceLast {
  const windowOf = (id: string) => windows.get(id) ?? id;
  const last = lastIn(audits);
  const lastWith = (needs: readonly string[]) =>
    audits.findLast((audit) => needs.every((need) => audit.data?.includes(need) !== false));
  const openThen = [...new Set([...last.open, ...data.flatMap((name) => lastWith([name])?.others ?? [])])];
  const emptyAudit: LastAudit = { ...last, open: [], others: [] };
  const sets = new Map<LastAudit, ReadonlySet<string>>();
  const openIn = (audit: LastAudit) =>
    getOrMake(sets, audit, () => new Set([...audit.open, ...audit.others].map(windowOf)));
  const excepted = new Set(last.excepted.map(windowOf));
  const remediatedKeys = new Set(findings.filter(isRemediated).map(({ key }) => key));
  const pieces = groupBy(findings, ({ id }) => windowOf(id));
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
  for (const finding of findings) {
    const { id, key, status, exception } = finding;
    const window = windowOf(id);
    const needs = furtherNeeds(finding, rules);
    const then = needs.length === 0 ? last : (lastWith(needs) ?? emptyAudit);
    const open = openIn(then);
    const isSince = (revision: number) => revision > (then.revision ?? -1);
    const isLater = ({ introduced: { revision } }: Finding) => revision !== null && isSince(revision);
    // Accepted in between, and open again by a later change.
    const wasAccepted = () => lookUp(pieces, window).some((piece) => isLater(piece) && piece.ended === "outgrown");
    if (status === "open" && open.has(window) && !wasAccepted()) since.stillOpen.push(id);
    else if (status === "open")
      since[open.has(window) || excepted.has(window) || remediatedKeys.has(key) ? "reopened" : "new"].push(id);
    else if (status === "excepted" && exception?.state === "expiring") since.expiring.push(id);
    else if (isClosed(finding) && open.has(window))
      since[isSince(finding.resolved?.revision ?? Infinity) ? "resolved" : "gone"].push(id);
    else if (isGone(finding) && isLater(finding)) since.transient.push(id);
  }
  return since;
}

/** Whether a window was closed or accepted. What was approved is still there, and what left its exception is open. */
function isGone({ status, ended, resolved }: Finding): boolean {
  return status === "resolved" && ended !== "outgrown" && resolved?.approval === undefined;
}
