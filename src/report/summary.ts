// The counts of findings and rules.
import type { Finding, Report, RuleRow } from "../model/report/index.ts";
import { builtInFailing } from "../model/report/built-in.ts";
import { ruleCounts } from "../model/report/rule-counts.ts";
import { tallyOf } from "../model/severity.ts";

/** Returns the counts of a report. The caller adds the changes since the last audit. */
export function summaryOf(
  findings: readonly Finding[],
  rules: readonly RuleRow[],
  settings: Report["settings"],
): Report["summary"] {
  const open = findings.filter((finding) => finding.status === "open");
  const having = (status: Finding["status"]) => findings.filter((finding) => finding.status === status).length;
  const ids = new Set(open.map((finding) => finding.id));
  return {
    open: tallyOf(open),
    resolved: having("resolved"),
    excepted: having("excepted"),
    noted: having("noted"),
    causes: open.filter(({ causedBy }) => causedBy === null || !ids.has(causedBy)).length,
    rules: ruleCounts(rules),
    builtIn: { failing: builtInFailing(rules, findings).length },
    coverage: { governed: settings.filter((setting) => setting.rules.length > 0).length, seen: settings.length },
    sinceLast: null,
  };
}
