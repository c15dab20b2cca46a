// A report, as far as the reference tells it.
import type { Report } from "../../src/model/report/index.ts";

const finding = (one: Report["findings"][number]): object => ({
  id: one.id,
  key: one.key,
  rule: one.rule,
  subject: one.subject,
  severity: one.severity,
  status: one.status,
  introduced: one.introduced,
  resolved: one.resolved,
  ended: one.ended,
  before: one.before,
  actual: /^changes\/(?:outside-window|freeze|unapproved)$/.test(one.rule) ? null : one.actual,
  offending: one.offending,
  values: one.values.map(({ at: _, ...value }) => value),
  exposureSeconds: one.exposureSeconds,
  dueAt: one.dueAt,
  causedBy: one.causedBy,
  inert: one.inert && {
    switch: one.inert.switch,
    since: { revision: one.inert.since.revision, by: one.inert.since.by, exact: one.inert.since.exact },
  },
});

export function told(report: Report): object {
  return {
    verdict: report.verdict,
    exitCode: report.exitCode,
    summary: {
      open: report.summary.open,
      resolved: report.summary.resolved,
      excepted: report.summary.excepted,
      noted: report.summary.noted,
      causes: report.summary.causes,
    },
    findings: report.findings.map(finding),
    rules: report.rules.filter((one) => one.subject.startsWith("/")).map(({ id, status }) => ({ id, status })),
    exceptions: report.exceptions.map(({ rule, value, state }) => ({ rule, value, state })),
    revisions: report.revisions.map(({ revision, changes, opened, closed }) => ({ revision, changes, opened, closed })),
  };
}
