// A report with one of everything and no data: what the formats say around data.
import { marksOf } from "../model/report/evidence-marks.ts";
import type { Finding, Report } from "../model/report/index.ts";
import type { SecretRow, SecretSpan } from "../model/report/secret-row.ts";
import { severities } from "../model/severity.ts";
import { approvalResults, exceptionStates, kinds, secretEnds, secretStates, verdicts } from "../model/report/states.ts";
import { dayVerdicts, usageEndpoints } from "../model/usage.ts";
import { figureNames } from "../service/figure-names.made.ts";
import { type FormatName, reporters } from "../reporters/index.ts";
import { whole } from "../reporters/pieces.ts";

/** The words of a format, whatever the verdict. */
export async function wordsOf(format: FormatName): Promise<string[]> {
  const render = await reporters[format].load();
  return verdicts.map((verdict) => whole(render({ ...neutral, verdict })));
}

const at = "1970-01-01T00:00:00.000Z";
const by = { id: "", email: "", name: "" };
const moment = { revision: 1, at, by };
const secret = { $secret: "literal", fingerprint: "" };
const location = { file: "", line: 1, column: 1 };
const exception = {
  owner: "",
  reason: "",
  ticket: "",
  category: "waiver",
  from: at,
  expires: at,
  state: "active",
} as const;

function finding(parts: Partial<Finding>): Finding {
  return {
    id: "",
    key: "",
    rule: "",
    title: "",
    kind: "setting",
    severity: "high",
    status: "open",
    subject: "/",
    message: "",
    expected: { equals: true },
    demand: [],
    remedy: [],
    before: null,
    actual: [secret],
    offending: [secret],
    values: [{ ...moment, actual: secret }],
    introduced: { ...moment, exact: true },
    resolved: null,
    ended: null,
    exposureSeconds: 1,
    dueAt: at,
    inForce: null,
    fix: {},
    location,
    inert: null,
    causedBy: "",
    exception: null,
    controls: [""],
    rationale: "",
    remediation: "",
    blast: null,
    ...parts,
  };
}

function secretRow(parts: Partial<SecretRow>): SecretRow {
  return { subject: "/", form: "literal", fingerprint: "", sinceRevision: 1, at, alsoAt: ["/"], ...parts };
}

function span(ended: SecretSpan["ended"]): SecretSpan {
  const place = { ...moment, exact: false };
  return { subject: "/", from: { ...moment, exact: true }, until: place, masked: place, ended, next: "" };
}

const remediated = {
  severity: "high",
  fixed: 1,
  meanSeconds: 1,
  medianSeconds: 1,
  isLeast: true,
  due: 1,
  inTerm: 1,
} as const;

/** A report with one of everything and no data. */
export const neutral: Report = {
  schemaVersion: 1,
  tool: { name: "driftline", version: "" },
  organization: "",
  asOf: at,
  verdict: "drifted",
  exitCode: 1,
  view: { reportSeverity: "info", since: "1", failOn: "high" },
  evidence: {
    source: "service",
    origin: "",
    ...marksOf(() => true),
    complete: false,
    problems: [{ code: "", message: "" }],
    revisions: { count: 1, first: 1, last: 1, firstAt: at, lastAt: at, leftOut: 1 },
    requests: 1,
    policies: [{ id: "", file: "", digest: "", rules: 1 }],
    config: "",
    history: "",
    run: { actor: "", repository: "", workflow: "", id: "", attempt: "", commit: "", server: "", file: "" },
    command: "",
    ledger: null,
  },
  notEvaluated: [{ what: "", reason: "" }],
  summary: {
    open: { critical: 1, high: 1, medium: 1, low: 1, info: 1 },
    resolved: 1,
    excepted: 1,
    noted: 1,
    causes: 1,
    rules: { total: 4, passing: 1, failing: 1, notEvaluated: 1 },
    builtIn: { failing: 1 },
    coverage: { governed: 1, seen: 2 },
    sinceLast: {
      at,
      new: [""],
      stillOpen: [""],
      reopened: [""],
      resolved: [""],
      gone: [""],
      transient: [""],
      expiring: [""],
    },
  },
  rules: (["passing", "failing", "excepted", "not-evaluated"] as const).map((status) => ({
    id: "",
    title: "",
    policy: "",
    owner: "",
    subject: "/",
    severity: "high",
    rationale: "",
    controls: [""],
    status,
    reason: "",
    location,
  })),
  findings: [
    ...severities.map((severity) => finding({ severity })),
    ...kinds.map((kind) => finding({ kind, exposureSeconds: null, fix: null, subject: "revision:1" })),
    ...(["fixed", "accepted", "outgrown"] as const).map((ended) =>
      finding({ status: "resolved", resolved: moment, ended, introduced: { ...moment, exact: false } }),
    ),
    finding({ inert: { switch: "/", wanted: true, since: { ...moment, exact: false } } }),
    finding({ status: "excepted", exception }),
    finding({
      status: "noted",
      introduced: { revision: null, at, by: null, exact: true },
      dueAt: null,
      location: null,
    }),
  ],
  revisions: [
    {
      ...moment,
      approved: false,
      changes: approvalResults.map((result, i) => ({
        subject: "/",
        op: "replace",
        before: ["b"],
        after: ["a"],
        added: ["a"],
        removed: ["b"],
        direction: (["looser", "tighter", "neutral", "unknown"] as const)[i % 4]!,
        approval: { id: "", result, approvedBy: [""], approvedAt: at, ticket: "", reason: "" },
      })),
      representation: ["/"],
      opened: [""],
      closed: [""],
    },
  ],
  exceptions: exceptionStates.map((state) => ({
    ...exception,
    rule: "",
    value: [null],
    revision: null,
    findings: [""],
    location,
    state,
  })),
  approvals: [],
  editors: [{ id: "", email: "", revisions: 1, unapproved: 1, loosening: 1 }],
  access: (["listed", "everyone", "nobody"] as const).map((to) => ({
    subject: "/",
    grants: "",
    to,
    who: to === "listed" ? "" : null,
    limits: [""],
    because: "",
    since: moment,
    exact: false,
  })),
  secrets: [
    ...(["literal", "reference", "placeholder", "masked-by-server"] as const).map((form) => secretRow({ form })),
    ...secretStates.map((state) => secretRow({ state, spans: secretEnds.map(span) })),
  ],
  settings: [{ subject: "/", rules: [], changes: 1, setBy: 1 }],
  usage: {
    from: "1970-01-01",
    to: "1970-01-02",
    days: 2,
    leftOut: 2,
    missing: [{ endpoint: "", day: "1970-01-01" }],
    provisional: ["1970-01-02"],
    requests: 1,
    ambiguous: (["changed", "reading", "gap", "settle"] as const).map((reason) => ({
      rule: "",
      subject: "",
      day: "1970-01-01",
      revisions: [1],
      reason,
    })),
    unjoined: [{ what: "mcp", name: "", days: 1 }],
    artifacts: { entries: 1, calls: 1 },
    unsaid: usageEndpoints.flatMap((endpoint) =>
      figureNames[endpoint].map((figure) => ({ endpoint, figure, rows: 1 })),
    ),
    belowFloor: [],
    models: [
      {
        id: "",
        users: 1,
        credits: 1,
        firstDay: "1970-01-01",
        lastDay: "1970-01-01",
        allowedNow: true,
        usedOn: ["1970-01-01"],
        allowed: dayVerdicts.map((is) => ({ from: "1970-01-01", to: "1970-01-01", is })),
      },
    ],
    servers: [
      {
        name: "",
        spellings: [""],
        calls: 1,
        firstDay: "1970-01-01",
        lastDay: "1970-01-01",
        identity: "",
        allowedNow: true,
      },
    ],
    hooks: [],
    levels: [],
  },
  people: null,
  readiness: [
    {
      repository: "",
      reports: 2,
      newest: { id: "", at, model: "", agentVersion: "" },
      verdicts: [{ rule: "", at, about: "", verdict: "violation", reason: "reading", revisions: [1] }],
    },
  ],
  computers: [{ id: "", name: "", provider: "", createdAt: at, status: "", remoteUser: "", verdicts: [] }],
  sessions: [
    {
      id: "",
      createdAt: at,
      updatedAt: at,
      model: "",
      specModeModel: "",
      autonomyLevel: "",
      autonomyMode: "",
      messages: { count: 1, errors: 1, firstAt: at, lastAt: at },
      verdicts: [],
    },
  ],
  limits: [
    { email: "", limit: 1, stated: "default", applied: null, attempt: null, verdicts: [] },
    {
      email: "",
      limit: 1,
      stated: "users",
      applied: 1,
      attempt: { at, limit: 1, result: "refused", reason: "" },
      verdicts: ["limits/not-applied", "limits/refused"].map((rule) => ({
        rule,
        at,
        about: null,
        verdict: "violation",
        reason: null,
        revisions: [],
      })),
    },
  ],
  remediation: { severities: [remediated], months: [{ month: "1970-01", ...remediated }] },
  sample: { size: 1, seed: "", of: 1, changes: [{ revision: 1, subject: "/" }] },
  exposure: {
    severity: { critical: 1, high: 1, medium: 1, low: 1, info: 1 },
    rules: [{ id: "", seconds: 1 }],
    controls: [{ id: "", seconds: 1 }],
  },
  posture: [
    { revision: 1, at, tighter: 1, looser: 1, balance: 0, open: { critical: 1, high: 1, medium: 1, low: 1, info: 1 } },
  ],
  timeline: [],
};
