import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  startOf
} from "./chunk-chunk-SIYFOCKV.js";
import {
  reaches
} from "./chunk-chunk-RHYGES5V.js";

// src/reporters/view.ts
function withCauses(all, some) {
  if (some.length === all.length) return some;
  const byId = new Map(all.map((finding) => [finding.id, finding]));
  const shown = new Set(some);
  for (const { causedBy, status } of shown) {
    const cause = status === "open" && causedBy !== null ? byId.get(causedBy) : void 0;
    if (cause?.status === "open") shown.add(cause);
  }
  return all.filter((finding) => shown.has(finding));
}
function viewOf(report) {
  const { reportSeverity, since } = report.view;
  const reaching = report.findings.filter(
    (finding) => reportSeverity === null || reaches(finding.severity, reportSeverity)
  );
  const severe = withCauses(report.findings, reaching);
  const recent = since === null ? void 0 : from(since, report.revisions);
  const findings = recent ? severe.filter((finding) => hasMoved(finding, recent)) : severe;
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
function hasMoved(finding, recent) {
  const { introduced, values, resolved, inert } = finding;
  if (recent(introduced) || values.some(recent) || resolved !== null && recent(resolved)) return true;
  return resolved === null && inert !== null && recent(inert.since);
}

export {
  viewOf
};
