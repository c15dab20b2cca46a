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

// src/model/finding.ts
var says = (text6) => describe(text6);
var text2 = string();
var jsonSchema = json().check(says("any JSON value; a secret is { $secret, fingerprint }"));
var count2 = int().check(_gte(0));
var locationSchema = strictObject({ file: text2, line: int(), column: int() });
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
var exceptionStates = ["pending", "active", "expiring", "expired", "outgrown", "unused"];
var exceptionStateSchema = _enum(exceptionStates).check(
  says("pending: begins later; outgrown: the value holds more than it accepts; unused: nothing that stands needs it")
);
var findingSchema = strictObject({
  id: text2.check(
    says("organization + rule + subject + introducing revision (0: the first seen): the same on every run")
  ),
  key: text2.check(says("the same without the revision: one subject for ever")),
  rule: text2,
  title: text2,
  kind: _enum(kinds),
  severity: _enum(severities),
  status: _enum(["open", "resolved", "excepted", "noted"]),
  subject: text2.check(says('JSON Pointer with canonical names, or "revision:41", or "rule:<id>"')),
  formerly: optional(
    array(text2).check(says("subjects it had before its element was renamed; its id and key are those of the first"))
  ),
  message: text2,
  expected: jsonSchema,
  before: jsonSchema.check(says("the last passing value")),
  actual: jsonSchema.check(says("the last failing value, sealed")),
  offending: array(jsonSchema),
  values: array(strictObject({ revision: int(), at: instant, by: personSchema, actual: jsonSchema })),
  introduced: strictObject({
    revision: nullable(int()),
    at: instant,
    by: nullable(personSchema),
    exact: boolean().check(says("false: by this revision at the latest"))
  }),
  resolved: nullable(extend(eventSchema, { approval: optional(text2) })),
  ended: nullable(_enum(["fixed", "accepted", "outgrown"])).check(
    says(
      "of a resolved window: put right by a revision; its value came back within an exception; its value left the exception"
    )
  ),
  exposureSeconds: nullable(count2).check(says("whole seconds from introduced to resolved or asOf; null for an event")),
  dueAt: nullable(instant),
  inForce: nullable(_enum(["violating", "compliant", "absent", "unknown"])),
  fix: jsonSchema.check(says("merge patch that restores the desired state; null where none can be given")),
  location: nullable(locationSchema),
  inert: nullable(
    strictObject({
      switch: text2.check(says("the setting that is off, as a JSON Pointer")),
      wanted: boolean().check(says("the value that turns it on")),
      since: strictObject({
        revision: int(),
        at: instant,
        by: personSchema,
        exact: boolean().check(says("false: off by this revision at the latest"))
      })
    })
  ).check(says("the setting has no effect, because a switch is off since a revision; as it stands, or stood last")),
  causedBy: nullable(text2).check(says("id of the finding that explains this one: on the switch that is off, as it stands, or stood last")),
  exception: nullable(
    strictObject({
      owner: text2,
      reason: text2,
      ticket: nullable(text2),
      category: nullable(text2),
      from: instant,
      expires: nullable(instant),
      state: exceptionStateSchema
    })
  ),
  controls: array(text2),
  rationale: nullable(text2),
  remediation: nullable(text2),
  blast: jsonSchema
});

// src/model/grant.ts
var says2 = (text6) => describe(text6);
var text3 = string();
var json2 = json();
var grantSchema = strictObject({
  subject: text3.check(says2("the setting that grants it")),
  grants: text3.check(says2("what the setting decides, in the words of the catalog")),
  to: _enum(["listed", "everyone", "nobody"]).check(says2("listed: to `who` alone; everyone and nobody: to all members or none, whatever a list says")),
  who: json2.check(says2("a user id, an e-mail or a pattern, as it stands in the list; null unless listed")),
  limits: nullable(array(json2)).check(says2("what is granted, where it differs from person to person")),
  because: nullable(text3).check(says2("what makes it everyone or nobody")),
  since: eventSchema.check(says2("the revision that granted it, or the first one seen")),
  exact: boolean().check(says2("false: by then at the latest"))
});

// src/model/secret-row.ts
var text4 = string();
var secretEnds = ["rotated", "referenced", "removed"];
var secretStates = ["standing", "masked", ...secretEnds];
var moment = strictObject({
  revision: int(),
  at: instant,
  by: personSchema,
  exact: boolean().check(describe("false: by this revision at the latest"))
});
var span = strictObject({
  subject: text4,
  from: moment.check(describe("the revision that brought it")),
  until: nullable(moment).check(describe("the revision that took it out; null: none did")),
  masked: nullable(moment).check(describe("since when the service shows a mask: what is behind it cannot be seen")),
  ended: nullable(_enum(secretEnds)).check(describe("another secret took its place; a reference took its place; it was taken out")),
  next: nullable(text4).check(describe("the fingerprint of the secret that took its place"))
});
var secretSchema = strictObject({
  subject: text4.check(describe("where it stands longest, or where it stood last")),
  form: _enum(["literal", "reference", "placeholder", "masked-by-server"]),
  fingerprint: nullable(text4),
  sinceRevision: int().check(describe("the revision that brought it there")),
  at: instant,
  alsoAt: array(text4).check(describe("the other places where it stands or stood")),
  unseen: optional(
    literal(true).check(describe("it has no fingerprint: whether one secret stood there or several is not known without a key"))
  ),
  state: optional(
    _enum(secretStates).check(describe("of a literal: whether it stands anywhere, or how it went from the last place"))
  ),
  spans: optional(array(span).check(describe("of a literal: each time it stood at a place, by time")))
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
var says3 = (text6) => describe(text6);
var text5 = string();
var severity = _enum(severities);
var count3 = int().check(_gte(0));
var digest = string().check(says3("sha256:<64 hex>"));
var verdicts = ["compliant", "drifted", "incomplete", "tampered"];
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
  code: text5,
  message: text5,
  revision: optional(int())
});
var evidence = strictObject({
  source: _enum(["service", "file", "ledger", "demo"]),
  origin: text5.check(says3("file name, or scheme and host")),
  emulated: optional(boolean().check(says3("true: the service said that it is an emulator"))),
  proxied: optional(boolean().check(says3("true: the run was told to use the proxy that its environment names"))),
  complete: boolean(),
  problems: array(problem).check(says3("why the evidence is incomplete; any entry makes complete false")),
  revisions: strictObject({
    count: count3,
    first: nullable(int()),
    last: nullable(int()),
    firstAt: nullable(instant),
    lastAt: nullable(instant),
    leftOut: count3.check(says3("revisions after --as-of"))
  }),
  requests: count3,
  policies: array(strictObject({ id: text5, file: text5, digest, rules: count3 })),
  ledger: nullable(
    strictObject({ head: text5, size: count3, anchored: boolean(), lastCompleteAudit: nullable(instant) })
  )
});
var ids2 = array(text5);
var summary = strictObject({
  open: tallySchema,
  resolved: count3,
  excepted: count3,
  noted: count3,
  causes: count3.check(says3("open findings that no other open one explains: what there is to act on")),
  rules: strictObject({ total: count3, passing: count3, failing: count3, notEvaluated: count3 }),
  coverage: strictObject({ governed: count3, seen: count3 }),
  sinceLast: nullable(sinceSchema)
});
var rule = strictObject({
  id: text5,
  title: text5,
  policy: nullable(text5).check(says3("null: built in")),
  owner: nullable(text5),
  subject: text5,
  severity,
  rationale: nullable(text5),
  controls: array(text5),
  status: _enum(["passing", "failing", "excepted", "not-evaluated"]),
  reason: nullable(text5),
  location: nullable(locationSchema)
});
var change = strictObject({
  subject: text5,
  formerly: optional(text5.check(says3("the subject it had before this revision renamed its element"))),
  op: _enum(["add", "remove", "replace"]),
  before: jsonSchema,
  after: jsonSchema,
  added: optional(array(jsonSchema)),
  removed: optional(array(jsonSchema)),
  direction: _enum(directions),
  approval: nullable(
    strictObject({
      id: text5,
      result: _enum(approvalResults).check(
        says3(
          "authorized; emergency: given afterwards, in time; self-approved: by the editor alone; wrong-implementer; unauthorized: given afterwards, too late; early and late: outside its term; over-scope: for other settings"
        )
      )
    })
  ).check(says3("the approval nearest to the change; null: none has anything to do with it"))
});
var revision = strictObject({
  revision: int(),
  at: instant,
  missing: optional(
    strictObject({ from: int(), to: int() }).check(says3("revisions before it that were not seen, both included: they may have brought its changes"))
  ),
  by: personSchema,
  approved: nullable(boolean()).check(says3("whether policy lists the editor; null: no policy lists editors")),
  changes: array(change),
  representation: array(text5).check(says3("subjects whose bytes changed and meaning did not")),
  opened: ids2,
  closed: ids2
});
var exception = strictObject({
  rule: text5,
  value: array(jsonSchema),
  subject: optional(text5.check(says3("the one place it is for"))),
  inert: optional(boolean().check(says3("true: it also accepts that the setting has no effect"))),
  revision: nullable(int()),
  owner: text5,
  agreedBy: optional(array(text5).check(says3("who agreed to it besides the owner"))),
  reason: text5,
  ticket: nullable(text5),
  category: nullable(text5),
  from: instant,
  expires: nullable(instant),
  state: exceptionStateSchema,
  findings: ids2,
  location: nullable(locationSchema)
});
var approval = strictObject({
  id: text5,
  state: _enum(["applied", "partly", "never-applied", "pending"]).check(says3("whether each of its patterns was applied; pending: not yet, and it may still be")),
  revisions: array(int()).check(says3("in which it was applied")),
  settings: array(text5).check(says3("patterns of the settings that may change")),
  from: instant,
  until: instant,
  implementers: nullable(array(text5)).check(says3("null: anybody")),
  approvedBy: array(text5),
  approvedAt: instant,
  ticket: nullable(text5),
  reason: nullable(text5),
  location: nullable(locationSchema)
});
var reportSchema = strictObject({
  schemaVersion: literal(1),
  tool: strictObject({ name: literal("driftline"), version: text5 }),
  organization: text5,
  asOf: instant,
  verdict: _enum(verdicts),
  exitCode: int(),
  view: strictObject({
    reportSeverity: nullable(severity),
    since: nullable(text5),
    failOn: _enum([...severities, "never"])
  }),
  evidence,
  notEvaluated: array(strictObject({ what: text5, reason: text5 })),
  summary,
  rules: array(rule),
  findings: array(findingSchema),
  revisions: array(revision),
  exceptions: array(exception),
  approvals: array(approval),
  editors: array(
    strictObject({
      id: nullable(text5),
      email: nullable(text5),
      revisions: count3,
      unapproved: count3,
      loosening: count3
    })
  ),
  access: array(grantSchema).check(says3("who may do what after the last revision, by the settings that name people")),
  secrets: array(secretSchema).check(says3("every literal ever seen, and the references, placeholders and masks that stand")),
  settings: array(
    strictObject({
      subject: text5,
      rules: array(text5),
      changes: nullable(count3).check(says3("null: not known without a fingerprint key")),
      setBy: nullable(int()).check(says3("null: not set now, or not known")),
      unseen: optional(literal(true)).check(says3("a secret stands here that was kept without a fingerprint, so that nobody knows who set it"))
    })
  ),
  exposure: exposureSchema,
  posture: postureSchema,
  timeline: array(
    strictObject({
      at: instant,
      until: optional(instant.check(says3("the first instant after it, of what lasts: a freeze"))),
      kind: _enum(["policy", "freeze", "run"]),
      text: text5
    })
  )
});

export {
  kinds,
  exceptionStates,
  secretEnds,
  secretStates,
  verdicts,
  approvalResults,
  reportSchema
};
