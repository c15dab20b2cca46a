import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  recordText
} from "./chunk-chunk-RZ76EXZ5.js";
import {
  toldOf
} from "./chunk-chunk-EMTNVA33.js";
import {
  remedy
} from "./chunk-chunk-LY4D2PXE.js";
import {
  authorOf,
  ending,
  openerOf
} from "./chunk-chunk-YGFQAK7O.js";
import {
  viewOf
} from "./chunk-chunk-W4IGAWFC.js";
import {
  countsWords,
  hiddenWords,
  openCount
} from "./chunk-chunk-U3UAT5DI.js";
import {
  bookOf
} from "./chunk-chunk-ODIOXHXG.js";
import {
  plain,
  valueText
} from "./chunk-chunk-357X2JHD.js";
import {
  isContinued
} from "./chunk-chunk-CM6Z4NHK.js";
import "./chunk-chunk-WNWQCOS2.js";
import {
  nameOf
} from "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-2KDALSGB.js";
import {
  instantOf
} from "./chunk-chunk-SIYFOCKV.js";
import {
  worstToBest
} from "./chunk-chunk-RHYGES5V.js";
import "./chunk-chunk-RPXPASOV.js";

// src/reporters/ocsf.ts
var VERSION = "1.8.0";
var CATEGORY = 2;
var CLASS = 2003;
var limits = { text: 500, entries: 20 };
var severities = {
  critical: { id: 5, name: "Critical" },
  high: { id: 4, name: "High" },
  medium: { id: 3, name: "Medium" },
  low: { id: 2, name: "Low" },
  info: { id: 1, name: "Informational" }
};
var unknown = { id: 0, name: "Unknown" };
var pass = { id: 1, name: "Pass" };
var warning = { id: 2, name: "Warning" };
var fail = { id: 3, name: "Fail" };
var create = { id: 1, name: "Create" };
var close = { id: 3, name: "Close" };
var states = {
  open: { activity: create, status: { id: 1, name: "New" }, check: fail },
  resolved: { activity: close, status: { id: 4, name: "Resolved" }, check: pass },
  // The deviation is still there; somebody has accepted it, or it goes on as another finding.
  excepted: { activity: close, status: { id: 3, name: "Suppressed" }, check: fail },
  noted: { activity: close, status: { id: 5, name: "Archived" }, check: fail }
};
var ocsf = (report) => {
  const view = viewOf(report);
  const book = bookOf(report);
  const whole = wholeOf(report, view);
  const events = view.findings.map((finding) => eventOf(finding, book, whole));
  const shown = events.length > 0 ? events : [auditEvent(report, whole)];
  return `[
${shown.map((event) => recordText(event)).join(",\n")}
]
`;
};
function eventOf(finding, book, whole) {
  const { report } = book;
  const { activity, status, check } = states[isContinued(finding.ended) ? "excepted" : finding.status];
  const { introduced, resolved } = finding;
  const fix = plain(remedy(finding, limits));
  return {
    ...classOf(activity, report, severities[finding.severity]),
    ...times({ start_time: introduced.at, end_time: resolved?.at }),
    message: plain(toldOf(finding, book, limits)),
    status_id: status.id,
    status: status.name,
    status_detail: plain(ending(finding, book)),
    finding_info: {
      uid: finding.id,
      uid_alt: finding.key,
      title: finding.title,
      desc: finding.message,
      types: [finding.kind],
      analytic: { type_id: 1, type: "Rule", uid: finding.rule, name: finding.title },
      ...times({
        created_time: introduced.at,
        first_seen_time: introduced.at,
        last_seen_time: resolved?.at ?? report.asOf
      })
    },
    compliance: {
      control: finding.rule,
      standards: standardsOf(finding),
      requirements: finding.controls,
      status_id: check.id,
      status: check.name,
      status_details: [finding.message]
    },
    resources: [
      { uid: finding.subject, name: nameOf(finding.subject), type: "Setting", namespace: report.organization }
    ],
    evidences: evidencesOf(finding, book),
    ...fix !== "" && { remediation: { desc: fix } },
    unmapped: {
      exposure_seconds: finding.exposureSeconds,
      due_at: finding.dueAt,
      exact: finding.introduced.exact,
      caused_by: finding.causedBy,
      policy: finding.location && `${finding.location.file}:${finding.location.line}`,
      ...whole
    }
  };
}
function evidencesOf(finding, book) {
  const { introduced, expected, before, actual, offending } = finding;
  const data = {
    expected: valueText(expected),
    before: valueText(before),
    actual: valueText(actual),
    offending: valueText(offending)
  };
  const author = authorOf(finding, book);
  const opener = openerOf(finding, book);
  const revision = author?.revision ?? introduced.revision;
  const last = { ...revision !== null && { uid: `revision:${revision}` }, data, ...userOf(author?.by ?? null) };
  if (!opener) return [last];
  const first = { expected: data.expected, before: data.before, actual: valueText(finding.values[0].actual) };
  return [last, { uid: `revision:${opener.revision}`, data: first, ...userOf(opener.by) }];
}
function userOf(by) {
  const user = {
    ...by?.id != null && { uid: by.id },
    ...by?.email != null && { email_addr: by.email },
    ...by?.name != null && { name: by.name }
  };
  return Object.keys(user).length > 0 ? { user } : {};
}
function standardsOf({ controls, rule }) {
  const frameworks = new Set(controls.map((control) => control.split(":")[0]));
  return frameworks.size > 0 ? [...frameworks] : [rule.split("/")[0]];
}
function auditEvent(report, whole) {
  const { verdict } = report;
  const worst = worstToBest.find((severity2) => report.summary.open[severity2] > 0);
  const check = verdict === "compliant" ? pass : verdict === "incomplete" ? warning : fail;
  const severity = worst ? severities[worst] : verdict === "compliant" ? severities.info : unknown;
  return {
    ...classOf(verdict === "compliant" ? close : create, report, severity),
    message: `${verdict}: ${countsWords(report, openCount(report))}`,
    status_id: verdict === "compliant" ? 4 : 1,
    status: verdict === "compliant" ? "Resolved" : "New",
    finding_info: { uid: `audit:${report.organization}`, title: "Audit of the enterprise controls" },
    compliance: {
      control: "driftline",
      standards: ["driftline"],
      status_id: check.id,
      status: check.name,
      status_details: report.evidence.problems.slice(0, 20).map(({ message }) => message)
    },
    resources: [{ uid: report.organization, name: report.organization, type: "Organization" }],
    unmapped: whole
  };
}
function classOf(activity, report, severity) {
  return {
    activity_id: activity.id,
    activity_name: activity.name,
    category_uid: CATEGORY,
    category_name: "Findings",
    class_uid: CLASS,
    class_name: "Compliance Finding",
    type_uid: CLASS * 100 + activity.id,
    type_name: `Compliance Finding: ${activity.name}`,
    time: instantOf(report.asOf) ?? 0,
    timezone_offset: 0,
    severity_id: severity.id,
    severity: severity.name,
    metadata: {
      version: VERSION,
      product: { name: "Driftline", vendor_name: "Driftline", version: report.tool.version },
      tenant_uid: report.organization
    }
  };
}
function times(instants) {
  const known = Object.entries(instants).flatMap(([name, at]) => {
    const time = at === void 0 ? void 0 : instantOf(at);
    return time === void 0 ? [] : [[name, time]];
  });
  return Object.fromEntries(known);
}
function wholeOf(report, view) {
  return {
    verdict: report.verdict,
    evidence_complete: report.evidence.complete,
    counts: countsWords(report, openCount(report)),
    not_shown: hiddenWords(report, view).map(plain)
  };
}
export {
  ocsf
};
