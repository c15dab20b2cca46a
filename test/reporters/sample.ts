// A small handmade report with every kind of content.
import { blindIn } from "../../src/model/report/blind.ts";
import { addUnseen, exposureOf } from "../../src/report/exposure.ts";
import { sampleOf } from "../../src/report/sample.ts";
import { remediationOf } from "../../src/report/remediation.ts";
import { postureOf } from "../../src/report/posture.ts";
import { summaryOf } from "../../src/report/summary.ts";
import type { Finding, Report, RevisionRow } from "../../src/model/report/index.ts";

type Person = RevisionRow["by"];

export const ada: Person = { id: "user_01ADA", email: "ada@example.com", name: "Ada" };
export const bo: Person = { id: "user_01BO", email: "bo@example.com", name: null };
export const mallory: Person = { id: "user_01MAL", email: "mallory@example.net", name: "Mallory" };

const nobody = { revision: null, at: "2026-11-01T00:00:00.000Z", by: null, exact: true } as const;

/** Returns the id of the nth finding. */
export function idOf(n: number): string {
  return `f_${n.toString(16).padStart(16, "0")}`;
}

/** Returns a minimal finding with the given fields. */
export function finding(n: number, fields: Partial<Finding>): Finding {
  return {
    id: idOf(n),
    key: `k_${n.toString(16).padStart(16, "0")}`,
    rule: "models/modelPolicy.allowedModelIds",
    title: "Only reviewed models",
    kind: "setting",
    severity: "high",
    status: "open",
    subject: "/modelPolicy/allowedModelIds",
    message: "something differs",
    expected: null,
    demand: [],
    remedy: [],
    before: null,
    actual: null,
    offending: [],
    values: [],
    introduced: { ...nobody },
    resolved: null,
    ended: fields.resolved && fields.resolved.revision !== null ? "fixed" : null,
    exposureSeconds: null,
    dueAt: null,
    inForce: null,
    fix: null,
    location: { file: "policies/models.yaml", line: 9, column: 7 },
    inert: null,
    causedBy: null,
    exception: null,
    controls: [],
    rationale: null,
    remediation: null,
    blast: null,
    ...fields,
  };
}

function revision(number: number, at: string, by: Person, fields: Partial<RevisionRow> = {}): RevisionRow {
  return {
    revision: number,
    at,
    by,
    approved: by !== mallory,
    changes: [],
    representation: [],
    opened: [],
    closed: [],
    ...fields,
  };
}

export const revisions: RevisionRow[] = [
  revision(1, "2026-01-05T08:00:00.000Z", ada, { opened: [idOf(2)] }),
  revision(2, "2026-02-10T09:30:00.000Z", bo, {
    changes: [
      { subject: "/sandbox/enabled", op: "replace", before: true, after: false, direction: "looser", approval: null },
    ],
    opened: [idOf(3), idOf(4)],
  }),
  revision(3, "2026-02-10T12:45:00.000Z", ada, {
    changes: [
      {
        subject: "/sandbox/enabled",
        op: "replace",
        before: false,
        after: true,
        direction: "tighter",
        approval: {
          id: "CHG-7",
          result: "authorized",
          approvedBy: ["grace@example.com"],
          approvedAt: "2026-06-30T00:00:00.000Z",
          ticket: null,
          reason: null,
        },
      },
      {
        subject: "/customModels/custom:llm/apiKey",
        op: "replace",
        before: { $secret: "literal", fingerprint: "fp:run:1" },
        after: { $secret: "literal", fingerprint: "fp:run:2" },
        direction: "neutral",
        approval: null,
      },
    ],
    representation: ["/commandDenylist"],
    closed: [idOf(3), idOf(4)],
  }),
  revision(5, "2026-07-27T20:16:40.000Z", mallory, {
    changes: [
      {
        subject: "/modelPolicy/allowedModelIds",
        op: "replace",
        before: ["gpt-5", "gpt-5-mini"],
        after: ["gpt-5", "gpt-5-mini", "gpt-x-preview"],
        added: ["gpt-x-preview"],
        removed: [],
        direction: "looser",
        approval: null,
      },
      { subject: "/wikiCloudSync", op: "remove", before: false, after: null, direction: "unknown", approval: null },
    ],
    opened: [idOf(1), idOf(5), idOf(6), idOf(7)],
  }),
];

export const findings: Finding[] = [
  finding(1, {
    message:
      "modelPolicy.allowedModelIds contains gpt-x-preview, which is not listed; it should be only gpt-5 or gpt-5-mini",
    expected: { subsetOf: ["gpt-5", "gpt-5-mini"] },
    demand: ["only ", { values: ["gpt-5", "gpt-5-mini"], joint: "or" }],
    remedy: ["remove ", { field: "offending" }, " from ", { field: "subject" }],
    before: ["gpt-5", "gpt-5-mini"],
    actual: ["gpt-5", "gpt-5-mini", "gpt-x-preview"],
    offending: ["gpt-x-preview"],
    values: [
      { revision: 5, at: "2026-07-27T20:16:40.000Z", by: mallory, actual: ["gpt-5", "gpt-5-mini", "gpt-x-preview"] },
    ],
    introduced: { revision: 5, at: "2026-07-27T20:16:40.000Z", by: mallory, exact: true },
    exposureSeconds: 9_949_400,
    dueAt: "2026-08-10T20:16:40.000Z",
    fix: { modelPolicy: { allowedModelIds: ["gpt-5", "gpt-5-mini"] } },
    controls: ["soc2:CC6.8", "nist-800-53:CM-7(5)"],
    rationale: "Unreviewed models have no data-processing agreement.",
  }),
  finding(5, {
    rule: "editors/unapproved",
    title: "Only approved editors change the controls",
    kind: "editor",
    subject: "revision:5",
    message: "mallory@example.net is not a listed editor",
    expected: { approved: ["ada@example.com", "bo@example.com"] },
    demand: ["made by a listed editor"],
    actual: "mallory@example.net",
    offending: ["mallory@example.net"],
    introduced: { revision: 5, at: "2026-07-27T20:16:40.000Z", by: mallory, exact: true },
    location: { file: "policies/people.yaml", line: 3, column: 1 },
    rationale: "A control is only as good as the people who can change it.",
    remediation: "Have the revision reviewed; then add the editor to the policy.",
  }),
  finding(3, {
    rule: "sandbox/sandbox.enabled",
    title: "The sandbox is on",
    status: "resolved",
    subject: "/sandbox/enabled",
    message: "sandbox.enabled is false; it should be true",
    expected: { equals: true },
    demand: [{ value: true }],
    remedy: ["set ", { field: "subject" }, " to ", { value: true }],
    before: true,
    actual: false,
    offending: [false],
    values: [{ revision: 2, at: "2026-02-10T09:30:00.000Z", by: bo, actual: false }],
    introduced: { revision: 2, at: "2026-02-10T09:30:00.000Z", by: bo, exact: true },
    resolved: { revision: 3, at: "2026-02-10T12:45:00.000Z", by: ada },
    exposureSeconds: 11_700,
    location: { file: "policies/sandbox.yaml", line: 4, column: 3 },
  }),
  finding(4, {
    rule: "sandbox/sandbox.network.allowedDomains",
    title: "Only known domains",
    status: "resolved",
    subject: "/sandbox/network/allowedDomains",
    message: "sandbox.network.allowedDomains has no effect because sandbox.enabled is off",
    expected: { subsetOf: ["*.pkgs.example"] },
    demand: ["only ", { value: "*.pkgs.example" }],
    remedy: ["remove ", { field: "offending" }, " from ", { field: "subject" }],
    before: ["a.pkgs.example"],
    actual: ["a.pkgs.example"],
    offending: ["a.pkgs.example"],
    introduced: { revision: 2, at: "2026-02-10T09:30:00.000Z", by: bo, exact: true },
    resolved: { revision: 3, at: "2026-02-10T12:45:00.000Z", by: ada },
    exposureSeconds: 11_700,
    inert: {
      switch: "/sandbox/enabled",
      wanted: true,
      since: { revision: 2, at: "2026-02-10T09:30:00.000Z", by: bo, exact: true },
    },
    causedBy: idOf(3),
    location: { file: "policies/sandbox.yaml", line: 7, column: 5 },
  }),
  finding(2, {
    rule: "autonomy/maxAutonomyLevel",
    title: "Nothing runs without asking",
    severity: "medium",
    subject: "/maxAutonomyLevel",
    message: "maxAutonomyLevel is high, above medium; it should be at most medium",
    expected: { atMost: "medium" },
    demand: ["at most ", { value: "medium" }],
    remedy: ["set ", { field: "subject" }, " to at most ", { value: "medium" }],
    actual: "high",
    offending: ["high"],
    values: [{ revision: 1, at: "2026-01-05T08:00:00.000Z", by: ada, actual: "high" }],
    introduced: { revision: 1, at: "2026-01-05T08:00:00.000Z", by: ada, exact: false },
    exposureSeconds: 27_532_800,
    fix: { maxAutonomyLevel: "medium" },
    location: { file: "pack:baseline", line: 12, column: 3 },
  }),
  finding(6, {
    rule: "secrets/literal",
    title: "Secrets are references, not literals",
    kind: "secret",
    severity: "medium",
    status: "excepted",
    subject: "/customModels/custom:llm/apiKey",
    message: "customModels.custom:llm.apiKey holds a literal secret",
    before: "${LLM_KEY}",
    actual: { $secret: "literal", fingerprint: "fp:run:2" },
    offending: ["fp:run:2"],
    introduced: { revision: 5, at: "2026-07-27T20:16:40.000Z", by: mallory, exact: true },
    exposureSeconds: 9_949_400,
    location: null,
    remediation: "Rotate the secret at the provider, and write ${NAME} here.",
    exception: {
      owner: "ada@example.com",
      reason: "rotation is planned",
      ticket: "https://tickets.example.com/1050",
      category: "waiver",
      from: "2026-10-01T00:00:00.000Z",
      expires: "2027-01-01T00:00:00.000Z",
      state: "active",
    },
  }),
  finding(7, {
    rule: "integrity/revision-gap",
    title: "No revision is missing",
    kind: "integrity",
    severity: "low",
    subject: "revision:4",
    message: "revision 4 is missing",
    offending: [4],
    introduced: { revision: 5, at: "2026-07-27T20:16:40.000Z", by: mallory, exact: false },
    location: null,
  }),
  finding(8, {
    rule: "exceptions/unused",
    title: "Every exception is needed",
    kind: "exception",
    severity: "info",
    status: "noted",
    subject: "rule:sandbox/sandbox.enabled",
    message: "1 exception for sandbox/sandbox.enabled accepts no current violation",
    introduced: { ...nobody },
    location: { file: "policies/exceptions.yaml", line: 2, column: 5 },
  }),
];

/** Returns a report whose rules and counts are those of its findings. */
export function counted(base: Report): Report {
  const blind = blindIn(base, base.revisions);
  const findings = base.findings.map(({ unseenSeconds: _, ...item }): Finding => item);
  addUnseen(findings, blind);
  const open = new Set(findings.filter(({ status }) => status === "open").map(({ rule }) => rule));
  const rules = base.rules.map((row): Report["rules"][number] =>
    open.has(row.id) ? { ...row, status: "failing" } : row.status === "failing" ? { ...row, status: "passing" } : row,
  );
  const { coverage, sinceLast } = base.summary;
  return {
    ...base,
    findings,
    rules,
    summary: { ...summaryOf(findings, rules, base.settings), coverage, sinceLast },
    remediation: remediationOf(findings, base.asOf),
    exposure: exposureOf(findings, blind),
    posture: postureOf(base.revisions, findings),
  };
}

const rule: Report["rules"][number] = {
  id: "models/modelPolicy.allowedModelIds",
  title: "Only reviewed models",
  policy: "models",
  owner: "ai-platform@example.com",
  subject: "/modelPolicy/allowedModelIds",
  severity: "high",
  rationale: null,
  controls: ["soc2:CC6.8"],
  status: "failing",
  reason: null,
  location: { file: "policies/models.yaml", line: 9, column: 7 },
};

/** Returns a drifted report with every kind of content. */
export function drifted(): Report {
  return counted({
    schemaVersion: 1,
    tool: { name: "driftline", version: "0.1.0" },
    organization: "example-org",
    asOf: "2026-11-20T00:00:00.000Z",
    verdict: "drifted",
    exitCode: 1,
    view: { reportSeverity: null, since: null, failOn: "high" },
    evidence: {
      source: "service",
      origin: "https://api.example.com",
      complete: true,
      problems: [],
      revisions: {
        count: 4,
        first: 1,
        last: 5,
        firstAt: "2026-01-05T08:00:00.000Z",
        lastAt: "2026-07-27T20:16:40.000Z",
        leftOut: 0,
      },
      requests: 2,
      policies: [
        { id: "models", file: "policies/models.yaml", digest: `sha256:${"4f1c".repeat(16)}`, rules: 3 },
        { id: "sandbox", file: "policies/sandbox.yaml", digest: `sha256:${"9a0b".repeat(16)}`, rules: 2 },
      ],
      history: null,
      run: {
        actor: "ada",
        repository: "example-org/controls",
        workflow: "audit",
        id: "4711",
        attempt: "1",
        commit: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b",
        server: "https://github.com",
      },
      command: "driftline audit --ledger sha256:9b07 --organization example-org --policy sha256:4f1c",
      ledger: {
        head: `sha256:${"c2d4".repeat(16)}`,
        size: 12,
        anchored: true,
        lastCompleteAudit: "2026-11-13T00:00:00.000Z",
      },
    },
    notEvaluated: [{ what: "usage", reason: "no usage data was asked for" }],
    summary: {
      ...summaryOf([], [], []),
      coverage: { governed: 4, seen: 6 },
      sinceLast: {
        at: "2026-11-13T00:00:00.000Z",
        new: [idOf(1)],
        stillOpen: [],
        reopened: [],
        resolved: [idOf(3)],
        gone: [],
        transient: [idOf(4)],
        expiring: [],
      },
    },
    rules: [
      rule,
      {
        ...rule,
        id: "sandbox/sandbox.enabled",
        title: "The sandbox is on",
        status: "passing",
        controls: [],
        owner: null,
      },
      {
        ...rule,
        id: "later/wikiCloudSync",
        status: "not-evaluated",
        reason: "in force from 2027-01-01",
        location: null,
      },
    ],
    findings,
    revisions,
    exceptions: [
      {
        rule: "secrets/literal",
        value: ["fp:run:2"],
        revision: null,
        owner: "ada@example.com",
        reason: "rotation is planned",
        ticket: "https://tickets.example.com/1050",
        category: "waiver",
        from: "2026-10-01T00:00:00.000Z",
        expires: "2027-01-01T00:00:00.000Z",
        state: "active",
        findings: [idOf(6)],
        location: { file: "policies/exceptions.yaml", line: 6, column: 5 },
      },
      {
        rule: "editors/unapproved",
        value: [],
        revision: 3,
        owner: "bo@example.com",
        reason: "night shift",
        ticket: null,
        category: null,
        from: "2026-02-10T00:00:00.000Z",
        expires: null,
        state: "unused",
        findings: [],
        location: null,
      },
    ],
    approvals: [
      {
        id: "CHG-7",
        state: "applied",
        revisions: [3],
        settings: ["modelPolicy.**"],
        from: "2026-07-01T00:00:00.000Z",
        until: "2026-08-01T00:00:00.000Z",
        implementers: null,
        approvedBy: ["grace@example.com"],
        approvedAt: "2026-06-30T00:00:00.000Z",
        ticket: null,
        reason: null,
        location: null,
      },
    ],
    editors: [
      { id: ada.id, email: ada.email, revisions: 2, unapproved: 0, loosening: 0 },
      { id: bo.id, email: bo.email, revisions: 1, unapproved: 0, loosening: 1 },
      { id: mallory.id, email: mallory.email, revisions: 1, unapproved: 1, loosening: 1 },
    ],
    access: [
      {
        subject: "/missionPolicy/allowedUserIds",
        grants: "Who may start missions.",
        to: "listed",
        who: "user_01ADA",
        limits: null,
        because: null,
        since: { revision: 3, at: "2026-02-10T12:45:00.000Z", by: ada },
        exact: true,
      },
      {
        subject: "/managedComputersAllowedEmails",
        grants: "Who may use hosted computers.",
        to: "nobody",
        who: null,
        limits: null,
        because: "managedComputersEnabled is not set",
        since: { revision: 1, at: "2026-01-05T08:00:00.000Z", by: ada },
        exact: false,
      },
      {
        subject: "/userModelPolicies/user_01BO/allowedModelIds",
        grants: "The models that this user may use.",
        to: "listed",
        who: "user_01BO",
        limits: ["gpt-5"],
        because: null,
        since: { revision: 2, at: "2026-02-10T09:30:00.000Z", by: bo },
        exact: true,
      },
    ],
    secrets: [
      {
        subject: "/customModels/custom:llm/apiKey",
        form: "literal",
        fingerprint: "fp:run:2",
        sinceRevision: 3,
        at: "2026-02-10T12:45:00.000Z",
        alsoAt: ["/customModels/custom:spare/apiKey"],
      },
    ],
    settings: [
      { subject: "/maxAutonomyLevel", rules: ["autonomy/maxAutonomyLevel"], changes: 0, setBy: 1 },
      { subject: "/modelPolicy/allowedModelIds", rules: [rule.id], changes: 1, setBy: 5 },
      { subject: "/customModels/custom:llm/apiKey", rules: [], changes: 1, setBy: 3 },
      { subject: "/wikiCloudSync", rules: [], changes: 1, setBy: null },
      { subject: "/commandDenylist", rules: [], changes: 0, setBy: 1 },
    ],
    remediation: remediationOf([], ""),
    sample: sampleOf({ size: 2, seed: "spring" }, revisions),
    exposure: exposureOf([]),
    posture: [],
    usage: null,
    people: null,
    readiness: null,
    computers: null,
    sessions: null,
    limits: null,
    timeline: [],
  });
}
