// The report's section of credit limits that a policy states, with the values set last.
import type { AuditContext } from "../audits/audit.ts";
import { limitRules, limitStandings } from "../audits/limits.ts";
import type { Report } from "../model/report/index.ts";
import { instantText } from "../model/instant.ts";

type Row = NonNullable<Report["limits"]>[number];

/** Returns the section; null when no policy states limits. */
export function limitRows(context: AuditContext): Report["limits"] {
  const { policies, ledger, asOf } = context;
  if (!policies.limits) return null;
  const rules = ledger ? limitRules(context).map(({ id }) => id) : [];
  const now = instantText(asOf);
  return limitStandings(context).map(({ email, limit, stated, applied, last, stretches }): Row => ({
    email,
    limit,
    stated,
    applied: applied ?? null,
    attempt: last && { at: last.at, limit: last.limit, result: last.result, reason: last.reason },
    verdicts: rules.map((rule) => {
      const fails = stretches.some((stretch) => stretch.until === null && stretch.rule.id === rule);
      return { rule, at: now, about: null, verdict: fails ? "violation" : "allowed", reason: null, revisions: [] };
    }),
  }));
}
