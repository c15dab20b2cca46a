// OCSF 1.8.0 for a SIEM: one Compliance Finding for each finding, as a JSON array with one event per line.
import { DAY, instantOf, instantText, startOfDay } from "../model/instant.ts";
import { isContinued } from "../model/report/remediated.ts";
import type { Finding, Person, Report } from "../model/report/index.ts";
import { type Severity, worstToBest } from "../model/severity.ts";
import { capital, capitalizeText, plain } from "./wording/phrase.ts";
import { problemTexts, recordText, unjudgedNames } from "./wording/records.ts";
import { remedy } from "./wording/remedy.ts";
import type { Reporter } from "./reporter.ts";
import {
  authorOf,
  type Book,
  bookOf,
  ending,
  failsWords,
  messageWords,
  nameOfSubject,
  openerOf,
} from "./wording/finding-text.ts";
import { summaryWords } from "./wording/finding-summary.ts";
import { actualText, beforeText } from "./wording/finding-values.ts";
import { valueText } from "./wording/values.ts";
import { type View, viewOf } from "./wording/view.ts";
import { resultWords } from "./wording/headline.ts";
import { hiddenWords, rulesWords } from "./wording/words.ts";
import { firstIn } from "../lists.ts";

const VERSION = "1.8.0";
const CATEGORY = 2; // Findings
const CLASS = 2003; // Compliance Finding
const limits = { text: 500, entries: 20 };

const severities: Record<Severity, OcsfValue> = {
  critical: { id: 5, name: "Critical" },
  high: { id: 4, name: "High" },
  medium: { id: 3, name: "Medium" },
  low: { id: 2, name: "Low" },
  info: { id: 1, name: "Informational" },
};
const unknown: OcsfValue = { id: 0, name: "Unknown" };
const pass: OcsfValue = { id: 1, name: "Pass" };
const warning: OcsfValue = { id: 2, name: "Warning" };
const fail: OcsfValue = { id: 3, name: "Fail" };
const create: OcsfValue = { id: 1, name: "Create" };
const close: OcsfValue = { id: 3, name: "Close" };

interface OcsfValue {
  readonly id: number;
  readonly name: string;
}

/** The status of a finding in OCSF terms: of the event, of the finding, and of the check. */
const states: Record<Finding["status"], { activity: OcsfValue; status: OcsfValue; check: OcsfValue }> = {
  open: { activity: create, status: { id: 1, name: "New" }, check: fail },
  resolved: { activity: close, status: { id: 4, name: "Resolved" }, check: pass },
  // The deviation is still present: somebody accepted it, or it continues as another finding.
  excepted: { activity: close, status: { id: 3, name: "Suppressed" }, check: fail },
  noted: { activity: close, status: { id: 5, name: "Archived" }, check: fail },
};

/** Renders every finding. If none is visible, one event shows a SIEM that the audit ran, and its result. */
export const ocsf: Reporter<Iterable<string>> = function* (report) {
  const view = viewOf(report);
  const book = bookOf(report);
  const whole = wholeOf(report, view);
  const { findings } = view;
  for (const [i, finding] of findings.entries())
    yield `${i === 0 ? "[" : ","}\n${recordText(eventOf(finding, book, whole))}`;
  if (findings.length === 0) yield `[\n${recordText(auditEvent(report, whole))}`;
  yield "\n]\n";
};

function eventOf(finding: Finding, book: Book, whole: object): object {
  const { report } = book;
  const { activity, status, check } = states[isContinued(finding.ended) ? "excepted" : finding.status];
  const { introduced, resolved } = finding;
  const fix = plain(remedy(finding, limits));
  const detail = plain(ending(finding, book));
  return {
    ...classOf(activity, report, severities[finding.severity]),
    ...times({ start_time: introduced.at, end_time: resolved?.at }),
    message: plain(summaryWords(finding, book, limits)),
    status_id: status.id,
    status: status.name,
    status_detail: detail,
    finding_info: {
      uid: finding.id,
      uid_alt: finding.key,
      title: plain(failsWords(finding.title, finding.status)),
      desc: plain(capital(messageWords(finding))),
      types: [finding.kind],
      analytic: { type_id: 1, type: "Rule", uid: finding.rule, name: finding.title },
      ...times({
        created_time: introduced.at,
        first_seen_time: introduced.at,
        last_seen_time: lastSeen(finding, report),
      }),
    },
    compliance: {
      control: finding.rule,
      standards: standardsOf(finding),
      requirements: finding.controls,
      status_id: check.id,
      status: check.name,
      status_details: [check === pass ? detail : finding.message],
    },
    resources: [
      {
        uid: finding.subject,
        name: nameOfSubject(finding.subject),
        type: resourceType(finding.subject),
        namespace: report.organization,
      },
    ],
    evidences: evidencesOf(finding, book),
    ...(fix !== "" && { remediation: { desc: fix } }),
    unmapped: {
      exposure_seconds: finding.exposureSeconds,
      ...(finding.unseenSeconds !== undefined && { unseen_seconds: finding.unseenSeconds }),
      due_at: finding.dueAt,
      exact: finding.introduced.exact,
      caused_by: finding.causedBy,
      policy: finding.location && `${finding.location.file}:${finding.location.line}`,
      ...whole,
    },
  };
}

/** Returns the end of a finding. An open finding is seen at the audit; use that is not over, at the end of its last day. */
function lastSeen({ resolved, days }: Finding, report: Readonly<Report>): string {
  const last = days?.at(-1)?.day;
  return resolved?.at ?? (last === undefined ? report.asOf : instantText(startOfDay(last) + DAY));
}

/** Returns what a subject is: `Setting` of a pointer, else its first word, as in `revision:4` and `usage/model/m`. */
function resourceType(subject: string): string {
  return capitalizeText(/^[a-z]+(?=[:/])/.exec(subject)?.[0] ?? "setting");
}

/** Returns the present value with its author, and who opened the finding if that is another person. */
function evidencesOf(finding: Finding, book: Book): object[] {
  const { introduced, expected, offending } = finding;
  const [before, actual] = [beforeText(finding), actualText(finding)];
  // Values are texts, so that none of their keys becomes a key of the event.
  const firstData = {
    ...(expected !== null && { expected: valueText(expected) }),
    ...(before !== null && { before }),
  };
  const data = { ...firstData, ...(actual !== null && { actual }), offending: valueText(offending) };
  const author = authorOf(finding, book);
  const opener = openerOf(finding, book);
  const revision = author?.revision ?? introduced.revision;
  const last = { ...(revision !== null && { uid: `revision:${revision}` }), data, ...userOf(author?.by ?? null) };
  if (!opener) return [last];
  const first = { ...firstData, actual: valueText(firstIn(finding.values).actual) };
  return [last, { uid: `revision:${opener.revision}`, data: first, ...userOf(opener.by) }];
}

function userOf(by: Person | null): object {
  const user = {
    ...(by?.id != null && { uid: by.id }),
    ...(by?.email != null && { email_addr: by.email }),
    ...(by?.name != null && { name: by.name }),
  };
  return Object.keys(user).length > 0 ? { user } : {};
}

/** Returns the frameworks of the controls; without controls, the source of the rule. */
function standardsOf({ controls, rule }: Finding): string[] {
  const frameworks = new Set(controls.map((control) => firstIn(control.split(":"))));
  return frameworks.size > 0 ? [...frameworks] : [firstIn(rule.split("/"))];
}

function auditEvent(report: Readonly<Report>, whole: object): object {
  const { verdict } = report;
  const worst = worstToBest.find((severity) => report.summary.open[severity] > 0);
  const { activity, status } = states[verdict === "compliant" ? "resolved" : "open"];
  const check = verdict === "compliant" ? pass : verdict === "incomplete" ? warning : fail;
  const severity = worst ? severities[worst] : verdict === "compliant" ? severities.info : unknown;
  return {
    ...classOf(activity, report, severity),
    message: `${verdict}: ${resultWords(report)}`,
    status_id: status.id,
    status: status.name,
    finding_info: { uid: `audit:${report.organization}`, title: "Audit of the enterprise controls" },
    compliance: {
      control: "driftline",
      standards: ["driftline"],
      status_id: check.id,
      status: check.name,
      status_details: problemTexts(report),
    },
    resources: [{ uid: report.organization, name: report.organization, type: "Organization" }],
    unmapped: whole,
  };
}

function classOf(activity: OcsfValue, report: Readonly<Report>, severity: OcsfValue): object {
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
      tenant_uid: report.organization,
    },
  };
}

/** Returns instants as milliseconds. Ignores texts that are not instants. */
function times(instants: Readonly<Record<string, string | undefined>>): Record<string, number> {
  const times = Object.entries(instants).flatMap(([name, at]) => {
    const time = at === undefined ? undefined : instantOf(at);
    return time === undefined ? [] : [[name, time] as const];
  });
  return Object.fromEntries(times);
}

/** Returns the totals of the report, for every event. */
function wholeOf(report: Readonly<Report>, view: View): object {
  return {
    verdict: report.verdict,
    evidence_complete: report.evidence.complete,
    counts: resultWords(report),
    rules: rulesWords(report),
    not_evaluated: unjudgedNames(report),
    not_shown: hiddenWords(report, view).map(plain),
  };
}
