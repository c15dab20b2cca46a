import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  Client,
  apiKey,
  audit,
  evidenceOf,
  open,
  pullHistory,
  serviceAddress
} from "./chunk-chunk-HZ47Y7NV.js";
import {
  reporters
} from "./chunk-chunk-I74H67IQ.js";
import {
  choosePolicies
} from "./chunk-chunk-SK4ZHFR2.js";
import {
  builtinRules
} from "./chunk-chunk-LRVLQYB7.js";
import {
  severities
} from "./chunk-chunk-E5V562IJ.js";
import {
  version
} from "./chunk-chunk-RYQSIDDT.js";
import {
  DriftlineError
} from "./chunk-chunk-GVX4DFK7.js";
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
} from "./chunk-chunk-D54IF724.js";

// src/run/evidence.ts
import { readFile } from "node:fs/promises";

// src/run/history-file.ts
import { createReadStream } from "node:fs";
var MAX_WHOLE = 512 * 2 ** 20;
var MAX_PROBLEMS = 20;
var NEWLINE = 10;
async function readHistoryFile(file, session) {
  const problems = [];
  const attempt = (read, where) => {
    try {
      read();
    } catch (error) {
      if (!(error instanceof DriftlineError) || error.code !== "incomplete") throw error;
      for (const { code, message, revision: revision2 } of error.problems)
        if (problems.length < MAX_PROBLEMS)
          problems.push({
            code: code ?? "schema",
            message: `${where}${message}`,
            ...revision2 !== void 0 && { revision: revision2 }
          });
    }
  };
  let lines = 0;
  const line = (bytes) => {
    lines++;
    if (bytes.some((byte) => byte > 32)) attempt(() => session.line(bytes, "the change"), `line ${lines}: `);
  };
  let parts = [];
  let size = 0;
  let byLine;
  for await (const chunk of chunksOf(file)) {
    parts.push(chunk);
    size += chunk.length;
    if (size > MAX_WHOLE)
      return [{ code: "too-large", message: "the file is larger than 512 MiB: write one change per line" }];
    if (byLine === false || !chunk.includes(NEWLINE)) continue;
    const bytes = Buffer.concat(parts);
    byLine ??= session.isChange(bytes.subarray(0, bytes.indexOf(NEWLINE)));
    parts = [bytes];
    if (!byLine) continue;
    let start = 0;
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
      line(bytes.subarray(start, end));
      start = end + 1;
    }
    parts = [bytes.subarray(start)];
    size = bytes.length - start;
  }
  const rest = Buffer.concat(parts);
  if (byLine ?? session.isChange(rest)) {
    if (rest.length > 0) line(rest);
    return problems;
  }
  attempt(() => whole(rest, session, problems), "");
  return problems;
}
function whole(bytes, session, problems) {
  if (firstByte(bytes) === 91) return session.list(bytes, MAX_WHOLE);
  const { pagination } = session.page(bytes, MAX_WHOLE);
  if (pagination.hasMore)
    problems.push({ code: "more-pages", message: "the page says that there is more, and nothing else was given" });
}
function firstByte(bytes) {
  return bytes.find((byte) => byte > 32 && byte !== 239 && byte !== 187 && byte !== 191);
}
async function* chunksOf(file) {
  try {
    yield* file === "-" ? process.stdin : createReadStream(file, { highWaterMark: 2 ** 20 });
  } catch (error) {
    const { code } = error;
    if (code === void 0) throw error;
    throw new DriftlineError("usage", {
      message: `the history ${file} cannot be read (${code})`,
      hint: "give a file, or - for standard input"
    });
  }
}

// src/run/evidence.ts
async function chooseSource(options, config, environment) {
  if (options.history !== void 0 && options.baseUrl !== void 0)
    throw new DriftlineError("usage", "--history and --base-url are two sources: give one");
  const named = options.organization ?? config.organization;
  if (options.history !== void 0) return { kind: "file", file: options.history, organization: named ?? "unnamed" };
  const address = options.baseUrl ?? environment["DRIFTLINE_BASE_URL"] ?? config.baseUrl;
  if (address === null || address === void 0 || address === "")
    throw new DriftlineError("usage", {
      message: "no history to judge",
      hint: "give --base-url for the service, or --history for a file"
    });
  const baseUrl = serviceAddress(address, "the base URL");
  const key = await readKey(options.apiKeyFile, environment);
  return { kind: "service", baseUrl, apiKey: key, organization: named ?? baseUrl.hostname };
}
async function readKey(file, environment) {
  if (file !== void 0) {
    const text2 = await readFile(file, "utf8").catch((error) => {
      throw new DriftlineError("usage", `the key file ${file} cannot be read (${error.code})`);
    });
    return apiKey(text2, `the key in ${file}`);
  }
  const key = environment["DRIFTLINE_API_KEY"];
  if (key === void 0 || key === "")
    throw new DriftlineError("usage", { message: "no API key", hint: "set DRIFTLINE_API_KEY, or give --api-key-file" });
  return apiKey(key, "DRIFTLINE_API_KEY");
}
async function gather(source, config, fingerprintKey, known, demo = false) {
  const session = open({ key: fingerprintKey, organization: source.organization, catalog: config.catalog });
  const problems = [];
  let requests = 0;
  let emulated = false;
  if (source.kind === "service") {
    const client = new Client({ baseUrl: source.baseUrl, apiKey: source.apiKey, userAgent: `driftline/${version}` });
    problems.push(...await pullHistory(client, session));
    ({ requests, emulated } = client);
  } else problems.push(...await readHistoryFile(source.file, session));
  const sealed = session.finish(known);
  for (const revision2 of sealed.conflicts)
    problems.push({
      code: "revision-conflict",
      message: `revision ${revision2} arrived twice, with different content`,
      revision: revision2
    });
  const notEvaluated = sealed.unknownFields.map((field) => ({
    what: `the field ${field} of the history`,
    reason: "the service's interface does not name it"
  }));
  const { revisions, conflicts } = sealed;
  const origin = demo ? "the sample organization" : source.kind === "file" ? nameOf(source.file) : source.baseUrl.origin;
  const kind = demo ? "demo" : source.kind;
  return {
    evidence: evidenceOf({ source: kind, origin, emulated, requests, revisions, conflicts, notEvaluated }, problems),
    sealed
  };
}
function nameOf(file) {
  return file === "-" ? "standard input" : file.split(/[\\/]/).at(-1);
}

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
var directions = ["looser", "tighter", "neutral", "unknown"];
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
  approval: nullable(strictObject({ id: text, result: text }))
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
  approvals: array(strictObject({ id: text, state: text, revisions: array(int()) })),
  editors: array(
    strictObject({
      id: nullable(text),
      email: nullable(text),
      revisions: count,
      unapproved: count,
      loosening: count
    })
  ),
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
  timeline: array(strictObject({ at: instant, kind: _enum(["policy", "freeze", "run"]), text }))
});

// src/run/own-words.ts
async function ownWords(formats) {
  const words = [...builtinRules.values()].map((rule2) => Object.values(rule2).join("\n"));
  for (const format of new Set(formats)) {
    const render = await reporters[format].load();
    words.push(...verdicts.map((verdict) => render({ ...neutral, verdict })));
  }
  return words;
}
var at = "1970-01-01T00:00:00.000Z";
var by = { id: "", email: "", name: "" };
var moment = { revision: 1, at, by };
var secret = { $secret: "literal", fingerprint: "" };
var location2 = { file: "", line: 1, column: 1 };
var exception2 = {
  owner: "",
  reason: "",
  ticket: "",
  category: "waiver",
  from: at,
  expires: at,
  state: "active"
};
function finding2(parts) {
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
    before: null,
    actual: [secret],
    offending: [secret],
    values: [{ ...moment, actual: secret }],
    introduced: { ...moment, exact: true },
    resolved: null,
    exposureSeconds: 1,
    dueAt: at,
    inForce: null,
    fix: {},
    location: location2,
    causedBy: "",
    exception: null,
    controls: [""],
    rationale: "",
    remediation: "",
    blast: null,
    ...parts
  };
}
var neutral = {
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
    emulated: true,
    complete: false,
    problems: [{ code: "", message: "" }],
    revisions: { count: 1, first: 1, last: 1, firstAt: at, lastAt: at, leftOut: 1 },
    requests: 1,
    policies: [{ id: "", file: "", digest: "", rules: 1 }],
    ledger: null
  },
  notEvaluated: [{ what: "", reason: "" }],
  summary: {
    open: { critical: 1, high: 1, medium: 1, low: 1, info: 1 },
    resolved: 1,
    excepted: 1,
    noted: 1,
    rules: { total: 4, passing: 1, failing: 1, notEvaluated: 1 },
    coverage: { governed: 1, seen: 2 },
    sinceLast: { at, new: [""], reopened: [""], resolved: [""], transient: [""] }
  },
  rules: ["passing", "failing", "excepted", "not-evaluated"].map((status) => ({
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
    location: location2
  })),
  findings: [
    ...severities.map((severity2) => finding2({ severity: severity2 })),
    ...kinds.map((kind) => finding2({ kind, exposureSeconds: null, fix: null, subject: "revision:1" })),
    finding2({ status: "resolved", resolved: moment, introduced: { ...moment, exact: false } }),
    finding2({ status: "excepted", exception: exception2 }),
    finding2({
      status: "noted",
      introduced: { revision: null, at, by: null, exact: true },
      dueAt: null,
      location: null
    })
  ],
  revisions: [
    {
      ...moment,
      approved: false,
      changes: ["looser", "tighter", "neutral", "unknown"].map((direction) => ({
        subject: "/",
        op: "replace",
        before: ["b"],
        after: ["a"],
        added: ["a"],
        removed: ["b"],
        direction,
        approval: null
      })),
      representation: ["/"],
      opened: [""],
      closed: [""]
    }
  ],
  exceptions: ["active", "expiring", "expired", "unused"].map((state) => ({
    ...exception2,
    rule: "",
    value: [null],
    revision: null,
    findings: [""],
    location: location2,
    state
  })),
  approvals: [],
  editors: [{ id: "", email: "", revisions: 1, unapproved: 1, loosening: 1 }],
  secrets: ["literal", "reference", "placeholder", "masked-by-server"].map((form) => ({
    subject: "/",
    form,
    fingerprint: "",
    sinceRevision: 1,
    at,
    alsoAt: ["/"]
  })),
  settings: [{ subject: "/", rules: [], changes: 1, setBy: 1 }],
  timeline: []
};

// src/run/run-audit.ts
async function runAudit(options) {
  const { config, environment } = options;
  const { policies, sources } = await choosePolicies(options.policies, config, options.ownPolicies);
  const source = await chooseSource(options, config, environment);
  await options.ready?.(source, [...sources.map(({ file }) => file), ...config.file === null ? [] : [config.file]]);
  const known = [...sources.map(({ text: text2 }) => text2), ...await ownWords(options.formats)];
  const key = environment["DRIFTLINE_FINGERPRINT_KEY"] || void 0;
  const { evidence: evidence2, sealed } = await gather(source, config, key, known, options.demo);
  const report = audit({
    evidence: evidence2,
    policies,
    catalog: config.catalog,
    organization: source.organization,
    version,
    asOf: options.asOf ?? Date.now(),
    cut: options.asOf !== void 0,
    requireContiguous: options.requireContiguous ?? false,
    builtin: config.builtin,
    view: { reportSeverity: options.reportSeverity ?? null, since: options.since ?? null, failOn: options.failOn }
  });
  return { report, leaks: sealed.leaks };
}
function withhold(name, text2, leaks) {
  if (leaks(text2))
    throw new DriftlineError("leak", {
      message: `${name} would have shown a secret of the history and was withheld, with every other output`,
      hint: "this is a defect of Driftline: please report it, without the history"
    });
}

export {
  chooseSource,
  gather,
  ownWords,
  runAudit,
  withhold
};
