// The fleet report: the reports of many organizations combined. Its JSON form is a public interface, as that of the
// report.
import * as z from "zod/mini";
import { count, described, digest, rows, says, text } from "./described.ts";
import { instant, revisionRange } from "./report/moment.ts";
import { tallySchema } from "./report/posture.ts";
import { verdicts } from "./report/states.ts";
import { severities } from "./severity.ts";

const severity = z.enum(severities);
const names = z.array(text);

const fleetProblems = ["missing", "stale", "incomplete", "unread"] as const;
const cellStatuses = ["failing", "not-evaluated", "excepted", "passing", "clear"] as const;

const problem = z.strictObject({
  code: described(
    z.enum(fleetProblems),
    "missing: no report of an expected organization; stale: the report is further from asOf than maxAgeSeconds; incomplete: its evidence is incomplete; unread: other requested data did not arrive",
  ),
  organization: text,
  message: text,
});

const comparable = described(
  z.boolean(),
  "false: made with other policy files or another version of Driftline than the judged report; the counts may differ for this reason alone",
);

const run = z.strictObject({ asOf: instant, verdict: z.enum(verdicts), open: tallySchema, comparable });

const day = z.strictObject({
  day: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/), says("a day of UTC")),
  verdict: z.enum(verdicts).check(says("the worst of the reports")),
  open: tallySchema,
  comparable,
});

/** Percent-encoded names of folders and a file. Such a text can contain neither a scheme nor a host. */
const address = z.string().check(z.regex(/^(?:(?:[\w.!~*'()-]|%[\dA-F]{2})+\/)*(?:[\w.!~*'()-]|%[\dA-F]{2})+$/));

const organization = z.strictObject({
  organization: text,
  verdict: z.enum(verdicts),
  exitCode: z.int(),
  asOf: instant,
  ageSeconds: z.int().check(says("whole seconds from its asOf to the fleet's; negative when it is later")),
  stale: z.boolean(),
  expected: z.nullable(z.boolean()).check(says("null: the run did not state the expected organizations")),
  open: tallySchema,
  resolved: count,
  excepted: count,
  noted: count,
  rules: z.strictObject({ total: count, passing: count, failing: count, notEvaluated: count }),
  revisions: z.strictObject(revisionRange),
  evidence: z.strictObject({
    source: text,
    origin: text,
    emulated: z.boolean().check(says("true: the service reported that it is an emulator")),
    complete: z.boolean(),
    problems: rows({ code: text, message: text }),
  }),
  lastCompleteAudit: described(
    z.nullable(instant),
    "the instant of this audit if its evidence is complete, else of the last complete audit in its ledger; null: not known",
  ),
  tool: text.check(says("version of Driftline that made the report")),
  page: described(
    z.nullable(address),
    "URL, relative to this file, of the HTML file beside the JSON report; null: no such file, or this report is not written to a file",
  ),
  runs: described(
    z.array(run),
    "all reports of the organization, oldest first; only the newest counts, the older reports form the trend",
  ),
});

const cell = z.strictObject({
  organization: text,
  title: z.nullable(text).check(says("in this organization; null: its report does not list the rule")),
  policy: z.nullable(text).check(says("null: built in")),
  subject: z
    .nullable(text)
    .check(says("in this organization; null: its report does not list the rule, or findings have several subjects")),
  severity: z.nullable(severity).check(says("in this organization; null: its report does not list the rule")),
  status: z.enum(cellStatuses).check(says("clear: a built-in rule without an open finding")),
  open: count,
  worst: z
    .nullable(severity)
    .check(says("highest severity of its open findings in this organization; null: none is open")),
  since: z.nullable(instant).check(says("when the oldest open finding was introduced")),
  orEarlier: z.optional(
    z
      .literal(true)
      .check(says("true: an open finding may be older than since, because earlier revisions were not seen")),
  ),
  message: z.nullable(text).check(says("message of the worst open finding")),
});

const rule = z.strictObject({
  id: text,
  title: z.nullable(text).check(says("null: not the same in all organizations")),
  policy: z.nullable(text).check(says("null: built in, or not the same in all organizations")),
  subject: z.nullable(text).check(says("null: several subjects")),
  severity: severity.check(says("the highest severity of the rule in any organization")),
  worst: z
    .nullable(severity)
    .check(says("highest severity of its open findings in all organizations; null: none is open")),
  differs: z.boolean().check(says("it passes or is clear in some organizations, and fails or is excepted in others")),
  counts: z.strictObject({
    passing: count,
    clear: count,
    failing: count,
    excepted: count,
    notEvaluated: count,
    absent: count,
  }),
  cells: z.array(cell).check(says("one entry for each organization that has the rule, in the order of organizations")),
});

const policy = z.strictObject({
  id: text,
  differs: z.boolean().check(says("true: organizations are judged by different versions of the policy")),
  versions: rows({ digest, rules: count, organizations: names }),
  absent: names.check(says("organizations that are not judged by the policy")),
});

export const fleetSchema = z.strictObject({
  schemaVersion: z.literal(1),
  kind: z.literal("fleet"),
  tool: z.strictObject({ name: z.literal("driftline"), version: text }),
  asOf: instant,
  verdict: z
    .enum(verdicts)
    .check(says("the worst verdict of all organizations; incomplete if a report is missing or stale")),
  exitCode: z.int(),
  view: z.strictObject({
    failOn: z.enum([...severities, "never"]),
    maxAgeSeconds: z.nullable(count),
    expected: z.nullable(names),
  }),
  problems: z.array(problem).check(says("why the fleet is incomplete")),
  summary: z.strictObject({
    organizations: z.strictObject({
      total: count.check(says("organizations with a report")),
      compliant: count,
      drifted: count,
      incomplete: count,
      tampered: count,
      missing: count,
      stale: count,
      unexpected: count,
    }),
    open: tallySchema,
    resolved: count,
    excepted: count,
    noted: count,
    rules: z.strictObject({
      total: count,
      failing: count.check(says("rules that fail in at least one organization")),
      differing: count,
    }),
    policies: z.strictObject({ total: count, differing: count }),
  }),
  organizations: z.array(organization).check(says("the worst first")),
  missing: names.check(says("expected organizations without a report")),
  trend: described(
    z.array(day),
    "days on which every organization has a report, oldest first; the sums of the last report of each organization on that day",
  ),
  rules: z.array(rule).check(says("rules of the heat map, worst first")),
  policies: z.array(policy),
});

export type Fleet = z.infer<typeof fleetSchema>;
export type FleetOrganization = Fleet["organizations"][number];
export type FleetRun = FleetOrganization["runs"][number];
export type FleetDay = Fleet["trend"][number];
export type FleetRule = Fleet["rules"][number];
export type FleetCell = FleetRule["cells"][number];
export type FleetPolicy = Fleet["policies"][number];
export type FleetProblem = Fleet["problems"][number];
