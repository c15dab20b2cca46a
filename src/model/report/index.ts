// The report: the result of an audit, for every format. Its JSON form is a public interface (schemaVersion), so it is
// described here and not derived from anything internal.
import * as z from "zod/mini";
import { tableOf } from "../../lists.ts";
import { directions } from "../direction.ts";
import { severities } from "../severity.ts";
import { markNames, marks } from "./evidence-marks.ts";
import { approvalSchema } from "./approval.ts";
import { exposureSchema } from "./exposure.ts";
import { exceptionStateSchema, findingSchema, jsonSchema, locationSchema } from "./finding.ts";
import { grantSchema } from "./grant.ts";
import { limitsReportSchema } from "./limits.ts";
import { count, described, digest, objectOrNull, optional, rows, says, text } from "../described.ts";
import { instant, personSchema, revisionRange } from "./moment.ts";
import { postureSchema, tallySchema } from "./posture.ts";
import { remediationSchema } from "./remediation.ts";
import { sampleSchema } from "./sample.ts";
import { secretSchema } from "./secret-row.ts";
import { sinceSchema } from "./since.ts";
import { computersReportSchema, readinessReportSchema, sessionsReportSchema } from "./observed.ts";
import { peopleReportSchema, usageReportSchema } from "./usage.ts";
import { approvalResults, type kinds, ops, ruleStatuses, sources, verdicts } from "./states.ts";

const severity = z.enum(severities);

const markSchemas = tableOf(markNames, (name) => z.optional(z.boolean().check(says(marks[name].description))));

const problem = z.strictObject({ code: text, message: text, revision: z.optional(z.int()) });

const evidence = z.strictObject({
  source: z.enum(sources),
  origin: text.check(says("file name, or scheme and host")),
  ...markSchemas,
  complete: z.boolean(),
  problems: z.array(problem).check(says("why the evidence is incomplete; any entry makes complete false")),
  revisions: z.strictObject({ ...revisionRange, leftOut: count.check(says("revisions after --as-of")) }),
  requests: count,
  policies: rows({
    id: text,
    file: text,
    digest: digest.check(says("SHA-256 of the file's bytes, including its comments")),
    rules: count,
  }),
  config: z.optional(text.check(says("the configuration file; absent: the run had none"))),
  history: z._default(
    described(
      z.nullable(text),
      "SHA-256 of the judged revisions, sealed, one per line, as in an evidence package; null with a ledger",
    ),
    null,
  ),
  run: z._default(
    objectOrNull("the GitHub workflow run, from its environment; null elsewhere", {
      actor: z.nullable(text),
      repository: text,
      workflow: z.nullable(text),
      id: text,
      attempt: z.nullable(text),
      commit: z.nullable(text),
      server: z.nullable(text),
      file: z.optional(text.check(says("the workflow's file in that repository"))),
    }),
    null,
  ),
  command: z._default(
    described(
      z.nullable(text),
      "command that repeats the audit; it names its inputs by SHA-256; null: not known, or the evidence is incomplete, or a revision is dated later than the audit, or the service gave data that neither the history nor the ledger has",
    ),
    null,
  ),
  ledger: z.nullable(
    z.strictObject({ head: text, size: count, anchored: z.boolean(), lastCompleteAudit: z.nullable(instant) }),
  ),
});

const ids = z.array(text);

const summary = z.strictObject({
  open: tallySchema,
  resolved: count,
  excepted: count,
  noted: count,
  causes: count.check(says("open findings that no other open finding explains: the findings to act on")),
  rules: z
    .strictObject({ total: count, passing: count, failing: count, notEvaluated: count })
    .check(says("rules of the policies")),
  builtIn: optional(z.strictObject({ failing: count }), "built-in rules; the counts in `rules` do not include them"),
  coverage: z.strictObject({ governed: count, seen: count }),
  sinceLast: z.nullable(sinceSchema),
});

const rule = z.strictObject({
  id: text,
  formerly: z.optional(z.array(text).check(says("earlier ids; finding ids are made from the first"))),
  title: text,
  policy: z.nullable(text).check(says("null: built in")),
  owner: z.nullable(text),
  subject: text,
  severity,
  rationale: z.nullable(text),
  controls: z.array(text),
  status: z.enum(ruleStatuses),
  reason: z.nullable(text),
  location: z.nullable(locationSchema),
});

const change = z.strictObject({
  subject: text,
  formerly: z.optional(text.check(says("the subject before this revision renamed its element"))),
  op: z.enum(ops),
  before: jsonSchema,
  after: jsonSchema,
  added: z.optional(z.array(jsonSchema)),
  removed: z.optional(z.array(jsonSchema)),
  direction: z.enum(directions),
  approval: objectOrNull("the approval that matches the change best; null: no approval relates to it", {
    id: text.check(says("an id in `approvals`")),
    result: described(
      z.enum(approvalResults),
      "authorized; emergency: given after the change, within the limit; self-approved: no approver is known to be a person other than the editor; wrong-implementer: for other implementers; unauthorized: given after the change, too late; early, late: outside its period; over-scope: for other settings",
    ),
    approvedBy: z.optional(z.array(text).check(says("who gave the approval"))),
    approvedAt: z.optional(instant),
    ticket: z.optional(z.nullable(text)),
    reason: z.optional(z.nullable(text)),
  }),
});

const revision = z.strictObject({
  revision: z.int(),
  at: instant,
  missing: optional(
    z.strictObject({ from: z.int(), to: z.int() }),
    "missing revisions before it, both ends included; they may have made its changes",
  ),
  by: personSchema,
  approved: described(
    z.nullable(z.boolean()),
    "whether the policies list the editor, at that time and for all that the revision changed; null: no policy lists editors",
  ),
  inWindow: optional(
    z.boolean(),
    "whether it was made in a change window; absent if it changed nothing or no policy has windows",
  ),
  freezes: optional(
    z.array(text),
    "freezes in which it was made, ten at most, then the number of the others; absent if it changed nothing or no policy has freezes",
  ),
  changes: z.array(change),
  representation: z.array(text).check(says("subjects whose bytes changed but whose meaning did not")),
  opened: ids,
  closed: ids,
});

const exception = z.strictObject({
  rule: text,
  value: z.array(jsonSchema),
  subject: z.optional(text.check(says("the only subject that it applies to"))),
  inert: z.optional(z.boolean().check(says("true: it also accepts that the setting has no effect"))),
  revision: z.nullable(z.int()),
  owner: text,
  agreedBy: z.optional(z.array(text).check(says("who agreed to it besides the owner"))),
  selfOwned: optional(
    z.int(),
    "the revision in which the owner introduced what it accepts, or may have introduced it; absent: none is known",
  ),
  reason: text,
  ticket: z.nullable(text),
  category: z.nullable(text),
  from: instant,
  expires: z.nullable(instant),
  state: exceptionStateSchema,
  findings: ids,
  location: z.nullable(locationSchema),
});

export const reportSchema = z.strictObject({
  schemaVersion: z.literal(1),
  tool: z.strictObject({ name: z.literal("driftline"), version: text }),
  organization: text,
  asOf: instant,
  verdict: z.enum(verdicts),
  exitCode: z.int(),
  view: z.strictObject({
    reportSeverity: z.nullable(severity),
    since: z.nullable(text),
    failOn: z.enum([...severities, "never"]),
    failOnTransient: z.optional(severity).check(z.describe("absent: never")),
  }),
  evidence,
  notEvaluated: rows({ what: text, reason: text }),
  notEvaluatedRules: optional(
    z.array(text),
    "built-in rules that are not in `rules` and were not judged: without their data, or switched off; absent: not known",
  ),
  summary,
  rules: z.array(rule),
  findings: z.array(findingSchema),
  revisions: z.array(revision),
  exceptions: z.array(exception),
  approvals: z.array(approvalSchema),
  editors: rows({
    id: z.nullable(text),
    email: z.nullable(text),
    revisions: count,
    unapproved: count,
    loosening: count,
  }),
  access: z
    .array(grantSchema)
    .check(says("who has which access after the last revision, from the settings that name people")),
  secrets: z
    .array(secretSchema)
    .check(says("every literal ever seen, and the current references, placeholders and masks")),
  settings: rows({
    subject: text,
    rules: z.array(text),
    changes: z.nullable(count).check(says("null: not known without a fingerprint key")),
    setBy: z.nullable(z.int()).check(says("null: currently not set, or not known")),
    unseen: z.optional(z.literal(true)).check(says("the secret here has no fingerprint, so its editor is not known")),
  }),
  // Reports of earlier versions lack these fields.
  usage: z._default(usageReportSchema, null),
  people: z._default(peopleReportSchema, null),
  readiness: z._default(readinessReportSchema, null),
  computers: z._default(computersReportSchema, null),
  sessions: z._default(sessionsReportSchema, null),
  limits: z._default(limitsReportSchema, null),
  remediation: z._default(z.nullable(remediationSchema), null),
  sample: z._default(sampleSchema, null),
  exposure: exposureSchema,
  posture: postureSchema,
  timeline: rows({
    at: instant,
    until: z.optional(instant.check(says("the first instant after it; only of freezes"))),
    kind: z.enum(["policy", "freeze", "run"]),
    text,
  }),
});

export type Report = z.infer<typeof reportSchema>;
export type Finding = Report["findings"][number];
export type RevisionRow = Report["revisions"][number];
export type Change = RevisionRow["changes"][number];
export type RuleRow = Report["rules"][number];
export type ApprovalRow = Report["approvals"][number];
export type ApprovalResult = (typeof approvalResults)[number];
export type Grant = Report["access"][number];
export type ExceptionRow = Report["exceptions"][number];
export type EvidenceProblem = z.infer<typeof problem>;
export type Location = z.infer<typeof locationSchema>;
export type Person = z.infer<typeof personSchema>;
export type { Direction } from "../direction.ts";
export type Verdict = (typeof verdicts)[number];
export type FindingKind = (typeof kinds)[number];
