import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  startOf
} from "./chunk-chunk-ZLEFRJH7.js";
import {
  reaches
} from "./chunk-chunk-RHYGES5V.js";

// src/reporters/view.ts
function viewOf(report) {
  const { reportSeverity, since } = report.view;
  const severe = report.findings.filter(
    (finding) => reportSeverity === null || reaches(finding.severity, reportSeverity)
  );
  const recent = since === null ? void 0 : from(since, report.revisions);
  const findings = recent ? severe.filter((finding) => concerns(finding, recent)) : severe;
  const revisions = recent ? report.revisions.filter(recent) : report.revisions;
  return {
    findings,
    revisions,
    hidden: {
      below: report.findings.length - severe.length,
      earlier: severe.length - findings.length,
      revisions: report.revisions.length - revisions.length
    }
  };
}
function from(since, revisions) {
  if (/^\d{1,15}$/.test(since)) {
    const number = Number(since);
    const start2 = revisions.find((row) => row.revision >= number)?.at;
    return ({ revision, at }) => revision === null ? start2 !== void 0 && at >= start2 : revision >= number;
  }
  const start = startOf(since);
  return start === void 0 ? void 0 : ({ at }) => (startOf(at) ?? 0) >= start;
}
function concerns(finding, recent) {
  if (recent(finding.introduced)) return true;
  if (finding.resolved) return recent(finding.resolved);
  return finding.status === "open" || finding.status === "excepted";
}

export {
  viewOf
};
