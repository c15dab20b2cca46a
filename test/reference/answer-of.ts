// A report, as far as the reference tells it.
import type { Report } from "../../src/model/report/index.ts";

const finding = (item: Report["findings"][number]): object => ({
  id: item.id,
  key: item.key,
  rule: item.rule,
  subject: item.subject,
  severity: item.severity,
  status: item.status,
  introduced: item.introduced,
  resolved: item.resolved,
  ended: item.ended,
  before: item.before,
  actual: /^changes\/(?:outside-window|freeze|unapproved)$/.test(item.rule) ? null : item.actual,
  offending: item.offending,
  values: item.values.map(({ at: _, ...value }) => value),
  exposureSeconds: item.exposureSeconds,
  dueAt: item.dueAt,
  causedBy: item.causedBy,
  inert: item.inert && {
    switch: item.inert.switch,
    since: { revision: item.inert.since.revision, by: item.inert.since.by, exact: item.inert.since.exact },
  },
});

export function answerOf(report: Report): object {
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
    rules: report.rules.filter((rule) => rule.subject.startsWith("/")).map(({ id, status }) => ({ id, status })),
    exceptions: report.exceptions.map(({ rule, value, state }) => ({ rule, value, state })),
    revisions: report.revisions.map(({ revision, changes, opened, closed }) => ({ revision, changes, opened, closed })),
  };
}
