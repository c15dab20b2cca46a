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
} from "./chunk-chunk-4LWCVM6A.js";
import {
  severities
} from "./chunk-chunk-E5V562IJ.js";

// src/model/exposure.ts
var seconds = int().check(_gte(0));
var rows = array(strictObject({ id: string(), seconds }));
var exposureSchema = strictObject({
  severity: strictObject(
    Object.fromEntries(severities.map((severity2) => [severity2, seconds]))
  ),
  rules: rows,
  controls: rows
}).check(
  describe(
    "whole seconds in which at least one finding was open, of each severity, rule and control; events have none"
  )
);

// src/model/report.ts
var says = (text2) => describe(text2);
var text = string();
var instant = string().check(says("UTC instant with milliseconds, 2026-11-20T00:00:00.000Z"));
var severity = _enum(severities);
var json2 = json().check(says("any JSON value; a secret is { $secret, fingerprint }"));
var count = int().check(_gte(0));
var digest = string().check(says("sha256:<64 hex>"));
var person = strictObject({
  id: nullable(text),
  email: nullable(text),
  name: nullable(text)
});
var location = strictObject({ file: text, line: int(), column: int() });
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
  code: text,
  message: text,
  revision: optional(int())
});
var evidence = strictObject({
  source: _enum(["service", "file", "ledger", "demo"]),
  origin: text.check(says("file name, or scheme and host")),
  emulated: optional(boolean().check(says("true: the service said that it is an emulator"))),
  complete: boolean(),
  problems: array(problem).check(says("why the evidence is incomplete; any entry makes complete false")),
  revisions: strictObject({
    count,
    first: nullable(int()),
    last: nullable(int()),
    firstAt: nullable(instant),
    lastAt: nullable(instant),
    leftOut: count.check(says("revisions after --as-of"))
  }),
  requests: count,
  policies: array(strictObject({ id: text, file: text, digest, rules: count })),
  ledger: nullable(
    strictObject({ head: text, size: count, anchored: boolean(), lastCompleteAudit: nullable(instant) })
  )
});
var tally = strictObject({ critical: count, high: count, medium: count, low: count, info: count });
var ids = array(text);
var summary = strictObject({
  open: tally,
  resolved: count,
  excepted: count,
  noted: count,
  rules: strictObject({ total: count, passing: count, failing: count, notEvaluated: count }),
  coverage: strictObject({ governed: count, seen: count }),
  sinceLast: nullable(strictObject({ at: instant, new: ids, reopened: ids, resolved: ids, transient: ids }))
});
var rule = strictObject({
  id: text,
  title: text,
  policy: nullable(text).check(says("null: built in")),
  owner: nullable(text),
  subject: text,
  severity,
  rationale: nullable(text),
  controls: array(text),
  status: _enum(["passing", "failing", "excepted", "not-evaluated"]),
  reason: nullable(text),
  location: nullable(location)
});
var event = strictObject({ revision: nullable(int()), at: instant, by: nullable(person) });
var exceptionState = _enum(["active", "expiring", "expired", "unused"]);
var finding = strictObject({
  id: text.check(
    says("organization + rule + subject + introducing revision (0: the first seen): the same on every run")
  ),
  key: text.check(says("the same without the revision: one subject for ever")),
  rule: text,
  title: text,
  kind: _enum(kinds),
  severity,
  status: _enum(["open", "resolved", "excepted", "noted"]),
  subject: text.check(says('JSON Pointer with canonical names, or "revision:41", or "rule:<id>"')),
  message: text,
  expected: json2,
  before: json2.check(says("the last passing value")),
  actual: json2.check(says("the last failing value, sealed")),
  offending: array(json2),
  values: array(strictObject({ revision: int(), at: instant, by: person, actual: json2 })),
  introduced: strictObject({
    revision: nullable(int()),
    at: instant,
    by: nullable(person),
    exact: boolean().check(says("false: by this revision at the latest"))
  }),
  resolved: nullable(extend(event, { approval: optional(text) })),
  exposureSeconds: nullable(count).check(says("whole seconds from introduced to resolved or asOf; null for an event")),
  dueAt: nullable(instant),
  inForce: nullable(_enum(["violating", "compliant", "absent", "unknown"])),
  fix: json2.check(says("merge patch that restores the desired state; null where none can be given")),
  location: nullable(location),
  causedBy: nullable(text).check(says("id of the finding on the switch that makes this setting inert")),
  exception: nullable(
    strictObject({
      owner: text,
      reason: text,
      ticket: nullable(text),
      category: nullable(text),
      from: instant,
      expires: nullable(instant),
      state: exceptionState
    })
  ),
  controls: array(text),
  rationale: nullable(text),
  remediation: nullable(text),
  blast: json2
});
var change = strictObject({
  subject: text,
  op: _enum(["add", "remove", "replace"]),
  before: json2,
  after: json2,
  added: optional(array(json2)),
  removed: optional(array(json2)),
  direction: _enum(directions),
  approval: nullable(
    strictObject({
      id: text,
      result: _enum(approvalResults).check(
        says(
          "authorized; emergency: given afterwards, in time; self-approved: by the editor alone; wrong-implementer; unauthorized: given afterwards, too late; early and late: outside its term; over-scope: for other settings"
        )
      )
    })
  ).check(says("the approval nearest to the change; null: none has anything to do with it"))
});
var revision = strictObject({
  revision: int(),
  at: instant,
  by: person,
  approved: nullable(boolean()).check(says("null: no policy names approved editors")),
  changes: array(change),
  representation: array(text).check(says("subjects whose bytes changed and meaning did not")),
  opened: ids,
  closed: ids
});
var exception = strictObject({
  rule: text,
  value: array(json2),
  revision: nullable(int()),
  owner: text,
  reason: text,
  ticket: nullable(text),
  category: nullable(text),
  from: instant,
  expires: nullable(instant),
  state: exceptionState,
  findings: ids,
  location: nullable(location)
});
var approval = strictObject({
  id: text,
  state: _enum(["applied", "partly", "never-applied", "pending"]).check(says("whether each of its patterns was applied; pending: not yet, and it may still be")),
  revisions: array(int()).check(says("in which it was applied")),
  settings: array(text).check(says("patterns of the settings that may change")),
  from: instant,
  until: instant,
  implementers: nullable(array(text)).check(says("null: anybody")),
  approvedBy: array(text),
  approvedAt: instant,
  ticket: nullable(text),
  reason: nullable(text),
  location: nullable(location)
});
var grant = strictObject({
  subject: text.check(says("the setting that grants it")),
  grants: text.check(says("what the setting decides, in the words of the catalog")),
  to: _enum(["listed", "everyone", "nobody"]).check(says("listed: to `who` alone; everyone and nobody: to all members or none, whatever a list says")),
  who: json2.check(says("a user id, an e-mail or a pattern, as it stands in the list; null unless listed")),
  limits: nullable(array(json2)).check(says("what is granted, where it differs from person to person")),
  because: nullable(text).check(says("what makes it everyone or nobody")),
  since: event.check(says("the revision that granted it, or the first one seen")),
  exact: boolean().check(says("false: by then at the latest"))
});
var reportSchema = strictObject({
  schemaVersion: literal(1),
  tool: strictObject({ name: literal("driftline"), version: text }),
  organization: text,
  asOf: instant,
  verdict: _enum(verdicts),
  exitCode: int(),
  view: strictObject({
    reportSeverity: nullable(severity),
    since: nullable(text),
    failOn: _enum([...severities, "never"])
  }),
  evidence,
  notEvaluated: array(strictObject({ what: text, reason: text })),
  summary,
  rules: array(rule),
  findings: array(finding),
  revisions: array(revision),
  exceptions: array(exception),
  approvals: array(approval),
  editors: array(
    strictObject({
      id: nullable(text),
      email: nullable(text),
      revisions: count,
      unapproved: count,
      loosening: count
    })
  ),
  access: array(grant).check(says("who may do what after the last revision, by the settings that name people")),
  secrets: array(
    strictObject({
      subject: text,
      form: _enum(["literal", "reference", "placeholder", "masked-by-server"]),
      fingerprint: nullable(text),
      sinceRevision: int(),
      at: instant,
      alsoAt: array(text)
    })
  ),
  settings: array(
    strictObject({ subject: text, rules: array(text), changes: count, setBy: nullable(int()) })
  ),
  exposure: exposureSchema,
  timeline: array(strictObject({ at: instant, kind: _enum(["policy", "freeze", "run"]), text }))
});

export {
  verdicts,
  kinds,
  approvalResults
};
