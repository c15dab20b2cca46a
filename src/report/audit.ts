// The pipeline: evidence → policies → verdicts → windows → report. Pure: the input determines every byte.
import { ApprovalBook } from "../audits/approvals.ts";
import type { AuditContext } from "../audits/index.ts";
import { namedRules } from "../audits/named-rules.ts";
import { furtherData } from "../audits/needs.ts";
import { ObservedEvidence } from "../audits/observed/evidence.ts";
import { builtinInfo } from "../audits/terms.ts";
import { useEvidence } from "../audits/usage/evidence.ts";
import { joinMembers } from "../audits/usage/joined.ts";
import { BlameTracker } from "../history/blame.ts";
import { upTo } from "../history/order.ts";
import { instantText } from "../model/instant.ts";
import { People } from "../model/people.ts";
import { blindIn } from "../model/report/blind.ts";
import type { Report } from "../model/report/index.ts";
import type { AuditInput } from "./audit-input.ts";
import { addApprovable } from "./approvable.ts";
import { evidenceFor, evidenceRow, notEvaluated, withoutRules } from "./evidence.ts";
import { addUnseen, exposureOf } from "./exposure.ts";
import { GrantTracker } from "./grants.ts";
import { rulesNotJudged } from "./is-judged.ts";
import { judge } from "./judge.ts";
import { limitRows } from "./limits.ts";
import { addWindows, observedRows } from "./observed.ts";
import { postureOf } from "./posture.ts";
import { remediationOf } from "./remediation.ts";
import { overridesIn, peopleRows } from "./people-rows.ts";
import * as register from "./register.ts";
import { refusedRules, ruleRows, rulesOf, switchedOff } from "./rule-rows.ts";
import { sampleOf } from "./sample.ts";
import { SecretRegister } from "./secret-register.ts";
import { auditsBefore, sinceLast } from "./since.ts";
import { summaryOf } from "./summary.ts";
import { addOpeningSwitches } from "./opening-switches.ts";
import { exitCodeOf, verdictOf } from "./verdict.ts";
import { withUnread } from "./unread.ts";
import { addUse, usageRow } from "./usage.ts";

/** Judges every revision. Reports the deviations, their authors, their exposure, and their remediation. */
export function audit(input: AuditInput): Report {
  const { revisions, leftOut } = upTo(input.evidence.value.revisions, input.cut ? input.asOf : undefined);
  const evidence = evidenceFor(input, revisions);
  const { changes, editors } = input.policies;
  const listing = input.builtin["editors/unapproved"] === "off" ? null : editors;
  const people = new People(revisions);
  const approvals = new ApprovalBook(input.policies.approvals, changes?.emergencySeconds ?? null, input.asOf, people);
  const context = contextOf(input, approvals, people, evidence.complete);
  const blame = new BlameTracker();
  const grants = new GrantTracker(input.catalog);
  const secrets = new SecretRegister();
  const revisionRows = register.revisionRows(context, listing);
  const { rows } = revisionRows;
  const audits = auditsBefore(evidence.value.ledger, input);
  const last = audits.at(-1) ?? null;
  const trackers = [blame, grants, secrets, revisionRows];
  const toJudge = { revisions, trackers, context, input, needsPieces: last !== null };
  const { blocks, settledFindings, unjudged, pieceIds } = judge(toJudge);
  const { findings } = settledFindings;
  const { unread = [] } = input;
  const statedRules = rulesOf(context, unread);
  const whole = withoutRules(withUnread(evidence, unread), statedRules, input.asOf);
  const verdict = verdictOf(whole, findings);
  const missing = evidence.complete ? null : "the evidence is incomplete";
  register.judgeRevisions(rows, findings);
  addApprovable(findings, rows, changes?.emergencySeconds ?? null, input.asOf);
  const rules = ruleRows([...statedRules, ...refusedRules(context, unread)], findings, missing);
  const settings = register.settingRows(blame, context);
  const access = grants.grants(blocks);
  const asOf = instantText(input.asOf);
  const row = evidenceRow(whole, revisions, { leftOut, before: last }, input.policies);
  const blind = blindIn({ asOf, evidence: row }, rows);
  addUnseen(findings, blind);
  addOpeningSwitches(findings, rows, input.catalog);
  const comparison = { data: furtherData(context), windows: pieceIds, rules: namedRules(input.policies) };
  const since = last && sinceLast(findings, audits, comparison);
  if (context.use) unjudged.push(...addUse(findings, context, context.use));
  if (context.observed) addWindows(findings, context.observed);
  return {
    schemaVersion: 1,
    tool: { name: "driftline", version: input.version },
    organization: input.organization,
    asOf,
    verdict,
    exitCode: exitCodeOf(verdict, findings, input.view, since),
    view: input.view,
    evidence: row,
    notEvaluated: notEvaluated(input, evidence, revisions, [...unjudged, ...switchedOff(input.builtin, rules)]),
    notEvaluatedRules: rulesNotJudged(context, rules),
    summary: { ...summaryOf(findings, rules, settings), sinceLast: since },
    rules,
    findings,
    revisions: rows,
    exceptions: register.exceptionRows(context, settledFindings),
    approvals: approvals.rows(evidence.complete),
    editors: register.editorRows(rows),
    access,
    secrets: secrets.rows(blocks, blame),
    settings,
    usage: usageRow(context),
    people: peopleRows(context, access, overridesIn(blocks)),
    ...observedRows(context),
    limits: limitRows(context),
    remediation: remediationOf(findings, asOf),
    sample: input.sample ? sampleOf(input.sample, rows) : null,
    exposure: exposureOf(findings, blind),
    posture: postureOf(rows, findings),
    timeline: register.timelineRows(context),
  };
}

function contextOf(input: AuditInput, approvals: ApprovalBook, people: People, isWhole: boolean): AuditContext {
  return {
    catalog: input.catalog,
    policies: input.policies,
    approvals,
    policyHistory: input.policyHistory ?? null,
    people,
    asOf: input.asOf,
    isWhole,
    conflicts: new Set(input.evidence.value.conflicts),
    ledger: input.evidence.value.ledger ?? null,
    members: input.members ?? null,
    membersAt: input.membersAt ?? input.asOf,
    use: input.usage ? useEvidence(joinMembers(input.usage, input.members ?? [])) : null,
    observed: observedOf(input),
    sharedAccounts: input.sharedAccounts ?? [],
    auditEverySeconds: input.auditEverySeconds ?? null,
    builtin: (rule) => {
      const severity = input.builtin[rule.id] ?? rule.severity;
      if (severity === "off") return undefined;
      return builtinInfo(rule, severity);
    },
  };
}

/** Returns the observed data besides use; null when not requested or not received. */
function observedOf(input: AuditInput): ObservedEvidence | null {
  const { readiness = null, computers = null, sessions = null, asOf, cut } = input;
  const isNothing = readiness === null && computers === null && sessions === null;
  return isNothing ? null : new ObservedEvidence({ readiness, computers, sessions }, asOf, cut);
}
