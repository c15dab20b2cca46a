// The corridor: evidence → policies → verdicts → windows → report. Pure: what it is given decides every byte.
import { ApprovalBook } from "../audits/approvals.ts";
import { audits, type AuditContext, type Draft, type Unjudged } from "../audits/index.ts";
import { ObservedEvidence } from "../audits/observed/evidence.ts";
import { notInForce } from "../audits/terms.ts";
import { UseEvidence } from "../audits/usage/evidence.ts";
import type { Catalog } from "../catalog/catalog.ts";
import type { Blocks } from "../catalog/entries.ts";
import { createReader } from "../catalog/read.ts";
import { BlameTracker } from "../history/blame.ts";
import { gapBetween, upTo } from "../history/order.ts";
import { stepsOf } from "../history/steps.ts";
import { type Evidence, evidenceOf, type LedgerFacts } from "../model/evidence.ts";
import { instantText } from "../model/instant.ts";
import type { Members } from "../model/members.ts";
import type { Observed } from "../model/observed.ts";
import { People } from "../model/people.ts";
import type { Hear } from "../model/progress.ts";
import { marksOf } from "../model/report/evidence-marks.ts";
import type { Report } from "../model/report/index.ts";
import type { SealedRevision } from "../model/sealed.ts";
import type { Usage } from "../model/usage.ts";
import type { Severity } from "../model/severity.ts";
import type { PolicyHistory } from "../policy/in-force.ts";
import type { LoadedPolicies } from "../policy/load.ts";
import { minute } from "../text.ts";
import { ExceptionBook } from "./exception-book.ts";
import { exposureOf } from "./exposure.ts";
import { GrantTracker } from "./grants.ts";
import { limitRows } from "./limits.ts";
import { addWindows, observedRows } from "./observed.ts";
import { postureOf } from "./posture.ts";
import { remediationOf } from "./remediation.ts";
import * as register from "./register.ts";
import { sampleOf, type SampleRequest } from "./sample.ts";
import { SecretRegister } from "./secret-register.ts";
import { identityOf, settle } from "./settle.ts";
import { sinceLast } from "./since.ts";
import { summaryOf } from "./summary.ts";
import { split } from "./split.ts";
import { exitCodeOf, verdictOf } from "./verdict.ts";
import { unasked } from "./unasked.ts";
import { type Unread, withUnread } from "./unread.ts";
import { addUse, overridesIn, peopleRows, usageRow } from "./usage.ts";
import { windowIds } from "./window-ids.ts";

export interface AuditInput extends Partial<Observed> {
  readonly evidence: Evidence;
  readonly policies: LoadedPolicies;
  /** What the policies were before, so that revisions are judged by those of their time as well. */
  readonly policyHistory?: PolicyHistory | undefined;
  readonly catalog: Catalog;
  readonly organization: string;
  readonly version: string;
  /** Milliseconds taken as now. */
  readonly asOf: number;
  /** Whether revisions after `asOf` are left out. */
  readonly cut: boolean;
  /** Whether a gap in the numbers makes the evidence incomplete. */
  readonly requireContiguous: boolean;
  /** Other severities of built-in rules, by id. */
  readonly builtin: Readonly<Record<string, Severity | "off">>;
  readonly view: Report["view"];
  /** Everybody who belongs to the organization; left out when nobody asked. */
  readonly members?: Members | null;
  /** What the service says was used; left out when nobody asked. */
  readonly usage?: Usage | null;
  /** Accounts that several people use: e-mails, `*@domain`, or user ids. */
  readonly sharedAccounts?: readonly string[];
  /** How often an audit is expected; null when nobody says. */
  readonly auditEverySeconds?: number | null;
  /** How many changes somebody wants to test by hand, and what they are drawn by. */
  readonly sample?: SampleRequest | undefined;
  /** Called about a hundred times in all. */
  readonly progress?: Hear | undefined;
  /** What was asked for besides the history and did not come, and why: an audit without it is not what was wanted. */
  readonly unread?: readonly Unread[];
}

/** What an organization states once, and every audit of it reads. */
type AuditSettings = Pick<AuditInput, "catalog" | "builtin" | "sharedAccounts" | "auditEverySeconds">;

/** What every audit must say, and what it may. */
type AuditOverrides = Pick<AuditInput, "policies" | "organization" | "asOf"> &
  Partial<Omit<AuditInput, "evidence" | keyof AuditSettings>>;

/**
 * What an audit is given.
 * @param settings a configuration
 * @param overrides without them revisions after `asOf` are left out, gaps in the numbers are allowed, and nothing fails
 */
export function auditInput(evidence: Evidence, settings: AuditSettings, overrides: AuditOverrides): AuditInput {
  const { catalog, builtin, sharedAccounts, auditEverySeconds } = settings;
  return {
    evidence,
    catalog,
    builtin,
    ...(sharedAccounts && { sharedAccounts }),
    ...(auditEverySeconds !== undefined && { auditEverySeconds }),
    version: "",
    cut: true,
    requireContiguous: false,
    view: { reportSeverity: null, since: null, failOn: "never" },
    ...overrides,
  };
}

/** Judges every revision, and says what drifted, who did it, how long it was open, and how to put it right. */
export function audit(input: AuditInput): Report {
  const { revisions, leftOut } = upTo(input.evidence.value.revisions, input.cut ? input.asOf : undefined);
  const evidence = demand(input, revisions);
  const { changes, editors } = input.policies;
  const listing = input.builtin["editors/unapproved"] === "off" ? null : editors;
  const people = new People(revisions);
  const approvals = new ApprovalBook(input.policies.approvals, changes?.emergencySeconds ?? null, input.asOf, people);
  const context = contextOf(input, approvals, people);
  const blame = new BlameTracker();
  const grants = new GrantTracker(input.catalog);
  const secrets = new SecretRegister();
  const revisionRows = new register.RevisionRows(context, listing);
  const { rows } = revisionRows;
  let blocks: Blocks = new Map();
  const families = Object.values(audits).map((family) => family.begin(context));
  const followers = [...families, blame, grants, secrets, revisionRows];
  const every = Math.ceil(revisions.length / 100);
  for (const step of stepsOf(revisions, createReader(input.catalog))) {
    if (rows.length % every === 0) input.progress?.({ phase: "judging", done: rows.length, of: revisions.length });
    for (const follower of followers) follower.see(step);
    blocks = step.blocks;
  }
  const drafts: Draft[] = [];
  // One by one: a call takes no more than some hundred thousand arguments.
  for (const family of families) for (const draft of family.end(drafts)) drafts.push(draft);
  const book = new ExceptionBook(input.policies.exceptions, input.asOf, input.catalog);
  const judged = families.reduce<readonly Draft[]>(
    (pieces, family) => family.judge?.(pieces) ?? pieces,
    split(drafts, book),
  );
  const identity = identityOf(input.organization, input.policies.files);
  const settled = settle({ drafts: judged, families, book, context, identity, isWhole: evidence.complete });
  const { findings } = settled;
  const unjudged = families.flatMap((family) => family.unjudged?.() ?? []);
  const whole = withUnread(evidence, input.unread ?? []);
  const verdict = verdictOf(whole, findings);
  const { ledger } = evidence.value;
  const last = ledger?.last ?? null;
  const missing = evidence.complete ? null : "the evidence is incomplete";
  register.judgeRevisions(rows, findings);
  const rules = register.ruleRows(context, findings, missing);
  const settings = register.settingRows(blame, context);
  const access = grants.grants(blocks);
  if (context.use) unjudged.push(...addUse(findings, context, context.use));
  if (context.observed) addWindows(findings, context.observed);
  return {
    schemaVersion: 1,
    tool: { name: "driftline", version: input.version },
    organization: input.organization,
    asOf: instantText(input.asOf),
    verdict,
    exitCode: exitCodeOf(verdict, findings, input.view.failOn),
    view: input.view,
    evidence: evidenceRow(whole, revisions, leftOut, input.policies),
    notEvaluated: notEvaluated(input, evidence, revisions, unjudged),
    summary: {
      ...summaryOf(findings, rules, settings),
      sinceLast: last && sinceLast(findings, last, windowIds(drafts, identity, ledger?.begins)),
    },
    rules,
    findings,
    revisions: rows,
    exceptions: register.exceptionRows(context, settled),
    approvals: approvals.rows(),
    editors: register.editorRows(rows),
    access,
    secrets: secrets.rows(blocks, blame),
    settings,
    usage: usageRow(context),
    people: peopleRows(context, access, overridesIn(blocks)),
    ...observedRows(context),
    limits: limitRows(context),
    remediation: remediationOf(findings, instantText(input.asOf)),
    sample: input.sample ? sampleOf(input.sample, rows) : null,
    exposure: exposureOf(findings),
    posture: postureOf(rows, findings),
    timeline: register.timelineRows(context),
  };
}

function contextOf(input: AuditInput, approvals: ApprovalBook, people: People): AuditContext {
  return {
    catalog: input.catalog,
    policies: input.policies,
    approvals,
    policyHistory: input.policyHistory ?? null,
    people,
    asOf: input.asOf,
    conflicts: new Set(input.evidence.value.conflicts),
    ledger: input.evidence.value.ledger ?? null,
    members: input.members ?? null,
    use: input.usage ? new UseEvidence(input.usage) : null,
    observed: observedOf(input),
    sharedAccounts: input.sharedAccounts ?? [],
    auditEverySeconds: input.auditEverySeconds ?? null,
    builtin: (rule) => {
      const severity = input.builtin[rule.id] ?? rule.severity;
      if (severity === "off") return undefined;
      return { ...rule, severity, policy: null, owner: null, location: null, fixWithinSeconds: null, from: null };
    },
  };
}

/** What was observed besides use; null where nobody asked, or nothing came. */
function observedOf({
  readiness = null,
  computers = null,
  sessions = null,
  asOf,
}: AuditInput): ObservedEvidence | null {
  const isNothing = readiness === null && computers === null && sessions === null;
  return isNothing ? null : new ObservedEvidence({ readiness, computers, sessions }, asOf);
}

/** The evidence, with what makes it incomplete for this audit. */
function demand(input: AuditInput, revisions: readonly SealedRevision[]): Evidence {
  const { evidence } = input;
  const problems = evidence.complete ? [] : [...evidence.problems];
  if (revisions.length === 0 && problems.length === 0) {
    const times = evidence.value.revisions.map(({ time }) => time);
    const oldest = times.reduce((least, time) => Math.min(least, time), Infinity);
    const none =
      times.length === 0
        ? "there is no revision"
        : `no revision is as old as ${minute(instantText(input.asOf))}, the first is of ${minute(instantText(oldest))}`;
    problems.push({ code: "no-history", message: `${none}: nothing was judged` });
  }
  const { editors, changes } = input.policies;
  const rules = [...input.policies.rules, ...input.policies.assertions];
  const someone = editors !== null || changes !== null;
  if (!someone && rules.length > 0 && rules.every((rule) => notInForce(rule, input.asOf) !== undefined))
    problems.push({ code: "nothing-evaluated", message: "no rule is in force at this time: nothing was judged" });
  if (input.requireContiguous)
    for (const [i, revision] of revisions.entries()) {
      const gap = gapBetween(revisions[i - 1] ?? null, revision);
      if (gap)
        problems.push({
          code: "revision-gap",
          message:
            gap.from === gap.to ? `revision ${gap.from} is missing` : `revisions ${gap.from} to ${gap.to} are missing`,
          revision: gap.from,
        });
    }
  return evidenceOf(evidence.value, problems);
}

function evidenceRow(
  evidence: Evidence,
  revisions: readonly SealedRevision[],
  leftOut: number,
  policies: LoadedPolicies,
): Report["evidence"] {
  const { source, origin, requests } = evidence.value;
  const [first, last] = [revisions[0], revisions.at(-1)];
  return {
    source,
    origin,
    ...marksOf(({ isTrue: holds }) => holds(evidence.value)),
    complete: evidence.complete,
    problems: evidence.complete ? [] : [...evidence.problems],
    revisions: {
      count: revisions.length,
      first: first?.revision ?? null,
      last: last?.revision ?? null,
      firstAt: first?.at ?? null,
      lastAt: last?.at ?? null,
      leftOut,
    },
    requests,
    policies: policies.files.map(({ id, file, digest, rules }) => ({ id, file, digest, rules })),
    history: null,
    run: null,
    command: null,
    ledger: ledgerRow(evidence.value.ledger),
  };
}

function ledgerRow(facts: LedgerFacts | undefined): Report["evidence"]["ledger"] {
  if (!facts) return null;
  const { head, size, anchored, last } = facts;
  return { head, size, anchored, lastCompleteAudit: last?.at ?? null };
}

function notEvaluated(
  input: AuditInput,
  evidence: Evidence,
  revisions: readonly SealedRevision[],
  unjudged: readonly Unjudged[],
): Report["notEvaluated"] {
  const first = revisions[0]?.revision;
  const earlier =
    first !== undefined && first > 1
      ? [{ what: `revisions before ${first}`, reason: `the history given starts at revision ${first}` }]
      : [];
  const policies = input.policyHistory?.notEvaluated ?? [];
  return [
    ...earlier,
    ...evidence.value.notEvaluated,
    ...policies,
    ...unjudged,
    ...unasked(input),
    ...(input.unread ?? []),
  ].map(({ what, reason }) => ({ what, reason }));
}
