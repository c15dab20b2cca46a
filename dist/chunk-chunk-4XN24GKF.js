import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  directions
} from "./chunk-chunk-KTVKDWAB.js";
import {
  _enum,
  _gte,
  array,
  boolean,
  describe,
  extend,
  int,
  json,
  literal,
  nullable,
  optional,
  strictObject,
  string
} from "./chunk-chunk-WWJXMTTS.js";
import {
  severities,
  worstToBest
} from "./chunk-chunk-RHYGES5V.js";

// src/model/moment.ts
var text = nullable(string());
var instant = string().check(describe("UTC instant with milliseconds, 2026-11-20T00:00:00.000Z"));
var personSchema = strictObject({ id: text, email: text, name: text });
var eventSchema = strictObject({
  revision: nullable(int()),
  at: instant,
  by: nullable(personSchema)
});

// src/model/posture.ts
var count = int().check(_gte(0));
var tallySchema = strictObject(
  Object.fromEntries(worstToBest.map((severity2) => [severity2, count]))
);
var postureSchema = array(
  strictObject({
    revision: int(),
    at: instant,
    tighter: count,
    looser: count,
    balance: int().check(describe("settings tightened less settings loosened, from the first revision seen on")),
    open: tallySchema.check(
      describe("windows that this revision left open, accepted ones included; an event has none")
    )
  })
).check(describe("the first revision seen, and each that tightened, loosened, opened or closed anything"));

// src/model/exposure.ts
var seconds = int().check(_gte(0));
var rows = array(strictObject({ id: string(), seconds }));
var exposureSchema = strictObject({
  severity: tallySchema,
  rules: rows,
  controls: rows
}).check(
  describe(
    "whole seconds in which at least one finding was open, of each severity, rule and control; events have none"
  )
);

// src/model/grant.ts
var says = (text4) => describe(text4);
var text2 = string();
var json2 = json();
var grantSchema = strictObject({
  subject: text2.check(says("the setting that grants it")),
  grants: text2.check(says("what the setting decides, in the words of the catalog")),
  to: _enum(["listed", "everyone", "nobody"]).check(says("listed: to `who` alone; everyone and nobody: to all members or none, whatever a list says")),
  who: json2.check(says("a user id, an e-mail or a pattern, as it stands in the list; null unless listed")),
  limits: nullable(array(json2)).check(says("what is granted, where it differs from person to person")),
  because: nullable(text2).check(says("what makes it everyone or nobody")),
  since: eventSchema.check(says("the revision that granted it, or the first one seen")),
  exact: boolean().check(says("false: by then at the latest"))
});

// src/model/since.ts
var ids = array(string());
var sinceSchema = strictObject({
  at: instant.check(describe("when the last audit of whole evidence was")),
  new: ids,
  stillOpen: ids.check(describe("open then and now")),
  reopened: ids,
  resolved: ids,
  gone: ids.check(
    describe("open then, and found no more: the rule, the grant or the answer that it rested on is gone")
  ),
  transient: ids.check(describe("came and went in between")),
  expiring: ids.check(describe("accepted by an exception that ends soon"))
});

// src/model/report.ts
var says2 = (text4) => describe(text4);
var text3 = string();
var severity = _enum(severities);
var json3 = json().check(says2("any JSON value; a secret is { $secret, fingerprint }"));
var count2 = int().check(_gte(0));
var digest = string().check(says2("sha256:<64 hex>"));
var location = strictObject({ file: text3, line: int(), column: int() });
var verdicts = ["compliant", "drifted", "incomplete", "tampered"];
var kinds = [
  "setting",
  "editor",
  "change",
  "integrity",
  "secret",
  "lever",
  "exception",
  "usage",
  "access",
  "readiness",
  "computer"
];
var approvalResults = [
  "authorized",
  "emergency",
  "self-approved",
  "wrong-implementer",
  "unauthorized",
  "early",
  "late",
  "over-scope"
];
var problem = strictObject({
  code: text3,
  message: text3,
  revision: optional(int())
});
var evidence = strictObject({
  source: _enum(["service", "file", "ledger", "demo"]),
  origin: text3.check(says2("file name, or scheme and host")),
  emulated: optional(boolean().check(says2("true: the service said that it is an emulator"))),
  proxied: optional(boolean().check(says2("true: the run was told to use the proxy that its environment names"))),
  complete: boolean(),
  problems: array(problem).check(says2("why the evidence is incomplete; any entry makes complete false")),
  revisions: strictObject({
    count: count2,
    first: nullable(int()),
    last: nullable(int()),
    firstAt: nullable(instant),
    lastAt: nullable(instant),
    leftOut: count2.check(says2("revisions after --as-of"))
  }),
  requests: count2,
  policies: array(strictObject({ id: text3, file: text3, digest, rules: count2 })),
  ledger: nullable(
    strictObject({ head: text3, size: count2, anchored: boolean(), lastCompleteAudit: nullable(instant) })
  )
});
var ids2 = array(text3);
var summary = strictObject({
  open: tallySchema,
  resolved: count2,
  excepted: count2,
  noted: count2,
  rules: strictObject({ total: count2, passing: count2, failing: count2, notEvaluated: count2 }),
  coverage: strictObject({ governed: count2, seen: count2 }),
  sinceLast: nullable(sinceSchema)
});
var rule = strictObject({
  id: text3,
  title: text3,
  policy: nullable(text3).check(says2("null: built in")),
  owner: nullable(text3),
  subject: text3,
  severity,
  rationale: nullable(text3),
  controls: array(text3),
  status: _enum(["passing", "failing", "excepted", "not-evaluated"]),
  reason: nullable(text3),
  location: nullable(location)
});
var exceptionState = _enum(["active", "expiring", "expired", "unused"]);
var finding = strictObject({
  id: text3.check(
    says2("organization + rule + subject + introducing revision (0: the first seen): the same on every run")
  ),
  key: text3.check(says2("the same without the revision: one subject for ever")),
  rule: text3,
  title: text3,
  kind: _enum(kinds),
  severity,
  status: _enum(["open", "resolved", "excepted", "noted"]),
  subject: text3.check(says2('JSON Pointer with canonical names, or "revision:41", or "rule:<id>"')),
  message: text3,
  expected: json3,
  before: json3.check(says2("the last passing value")),
  actual: json3.check(says2("the last failing value, sealed")),
  offending: array(json3),
  values: array(strictObject({ revision: int(), at: instant, by: personSchema, actual: json3 })),
  introduced: strictObject({
    revision: nullable(int()),
    at: instant,
    by: nullable(personSchema),
    exact: boolean().check(says2("false: by this revision at the latest"))
  }),
  resolved: nullable(extend(eventSchema, { approval: optional(text3) })),
  exposureSeconds: nullable(count2).check(says2("whole seconds from introduced to resolved or asOf; null for an event")),
  dueAt: nullable(instant),
  inForce: nullable(_enum(["violating", "compliant", "absent", "unknown"])),
  fix: json3.check(says2("merge patch that restores the desired state; null where none can be given")),
  location: nullable(location),
  causedBy: nullable(text3).check(says2("id of the finding on the switch that makes this setting inert")),
  exception: nullable(
    strictObject({
      owner: text3,
      reason: text3,
      ticket: nullable(text3),
      category: nullable(text3),
      from: instant,
      expires: nullable(instant),
      state: exceptionState
    })
  ),
  controls: array(text3),
  rationale: nullable(text3),
  remediation: nullable(text3),
  blast: json3
});
var change = strictObject({
  subject: text3,
  op: _enum(["add", "remove", "replace"]),
  before: json3,
  after: json3,
  added: optional(array(json3)),
  removed: optional(array(json3)),
  direction: _enum(directions),
  approval: nullable(
    strictObject({
      id: text3,
      result: _enum(approvalResults).check(
        says2(
          "authorized; emergency: given afterwards, in time; self-approved: by the editor alone; wrong-implementer; unauthorized: given afterwards, too late; early and late: outside its term; over-scope: for other settings"
        )
      )
    })
  ).check(says2("the approval nearest to the change; null: none has anything to do with it"))
});
var revision = strictObject({
  revision: int(),
  at: instant,
  by: personSchema,
  approved: nullable(boolean()).check(says2("null: no policy names approved editors")),
  changes: array(change),
  representation: array(text3).check(says2("subjects whose bytes changed and meaning did not")),
  opened: ids2,
  closed: ids2
});
var exception = strictObject({
  rule: text3,
  value: array(json3),
  revision: nullable(int()),
  owner: text3,
  reason: text3,
  ticket: nullable(text3),
  category: nullable(text3),
  from: instant,
  expires: nullable(instant),
  state: exceptionState,
  findings: ids2,
  location: nullable(location)
});
var approval = strictObject({
  id: text3,
  state: _enum(["applied", "partly", "never-applied", "pending"]).check(says2("whether each of its patterns was applied; pending: not yet, and it may still be")),
  revisions: array(int()).check(says2("in which it was applied")),
  settings: array(text3).check(says2("patterns of the settings that may change")),
  from: instant,
  until: instant,
  implementers: nullable(array(text3)).check(says2("null: anybody")),
  approvedBy: array(text3),
  approvedAt: instant,
  ticket: nullable(text3),
  reason: nullable(text3),
  location: nullable(location)
});
var reportSchema = strictObject({
  schemaVersion: literal(1),
  tool: strictObject({ name: literal("driftline"), version: text3 }),
  organization: text3,
  asOf: instant,
  verdict: _enum(verdicts),
  exitCode: int(),
  view: strictObject({
    reportSeverity: nullable(severity),
    since: nullable(text3),
    failOn: _enum([...severities, "never"])
  }),
  evidence,
  notEvaluated: array(strictObject({ what: text3, reason: text3 })),
  summary,
  rules: array(rule),
  findings: array(finding),
  revisions: array(revision),
  exceptions: array(exception),
  approvals: array(approval),
  editors: array(
    strictObject({
      id: nullable(text3),
      email: nullable(text3),
      revisions: count2,
      unapproved: count2,
      loosening: count2
    })
  ),
  access: array(grantSchema).check(says2("who may do what after the last revision, by the settings that name people")),
  secrets: array(
    strictObject({
      subject: text3,
      form: _enum(["literal", "reference", "placeholder", "masked-by-server"]),
      fingerprint: nullable(text3),
      sinceRevision: int(),
      at: instant,
      alsoAt: array(text3)
    })
  ),
  settings: array(
    strictObject({ subject: text3, rules: array(text3), changes: count2, setBy: nullable(int()) })
  ),
  exposure: exposureSchema,
  posture: postureSchema,
  timeline: array(
    strictObject({
      at: instant,
      until: optional(instant.check(says2("the first instant after it, of what lasts: a freeze"))),
      kind: _enum(["policy", "freeze", "run"]),
      text: text3
    })
  )
});

export {
  verdicts,
  kinds,
  approvalResults,
  reportSchema
};
