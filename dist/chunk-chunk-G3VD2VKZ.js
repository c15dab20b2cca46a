import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  chooseSource,
  gather
} from "./chunk-chunk-ZBT732HP.js";
import {
  entriesOf,
  openReplay,
  openRun,
  withHead
} from "./chunk-chunk-IUCWKQ65.js";
import {
  audit
} from "./chunk-chunk-FZ5JQKHQ.js";
import {
  choosePolicies,
  policyNames
} from "./chunk-chunk-XRYUIHVV.js";
import {
  reporters
} from "./chunk-chunk-QSVVOMOD.js";
import {
  builtinRules
} from "./chunk-chunk-6M25LUBG.js";
import {
  approvalResults,
  exceptionStates,
  kinds,
  secretEnds,
  secretStates,
  verdicts
} from "./chunk-chunk-4LE6HIH7.js";
import {
  version
} from "./chunk-chunk-ZSK3KCBW.js";
import {
  severities
} from "./chunk-chunk-RHYGES5V.js";
import {
  DriftlineError
} from "./chunk-chunk-QIRLV5DT.js";

// src/run/own-words.ts
async function ownWords(formats, withIssues = false) {
  const words = [...builtinRules.values()].map((rule) => Object.values(rule).join("\n"));
  for (const format of new Set(formats)) {
    const render = await reporters[format].load();
    words.push(...verdicts.map((verdict) => render({ ...neutral, verdict })));
  }
  if (withIssues) words.push(...(await import("./chunk-own-words-VMK3IXUV.js")).issueWords(neutral));
  return words;
}
var at = "1970-01-01T00:00:00.000Z";
var by = { id: "", email: "", name: "" };
var moment = { revision: 1, at, by };
var secret = { $secret: "literal", fingerprint: "" };
var location = { file: "", line: 1, column: 1 };
var exception = {
  owner: "",
  reason: "",
  ticket: "",
  category: "waiver",
  from: at,
  expires: at,
  state: "active"
};
function finding(parts) {
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
    ...parts
  };
}
function secretRow(parts) {
  return { subject: "/", form: "literal", fingerprint: "", sinceRevision: 1, at, alsoAt: ["/"], ...parts };
}
function span(ended) {
  const place = { ...moment, exact: false };
  return { subject: "/", from: { ...moment, exact: true }, until: place, masked: place, ended, next: "" };
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
    proxied: true,
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
    causes: 1,
    rules: { total: 4, passing: 1, failing: 1, notEvaluated: 1 },
    coverage: { governed: 1, seen: 2 },
    sinceLast: {
      at,
      new: [""],
      stillOpen: [""],
      reopened: [""],
      resolved: [""],
      gone: [""],
      transient: [""],
      expiring: [""]
    }
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
    location
  })),
  findings: [
    ...severities.map((severity) => finding({ severity })),
    ...kinds.map((kind) => finding({ kind, exposureSeconds: null, fix: null, subject: "revision:1" })),
    ...["fixed", "accepted", "outgrown"].map(
      (ended) => finding({ status: "resolved", resolved: moment, ended, introduced: { ...moment, exact: false } })
    ),
    finding({ inert: { switch: "/", wanted: true, since: { ...moment, exact: false } } }),
    finding({ status: "excepted", exception }),
    finding({
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
      changes: approvalResults.map((result, i) => ({
        subject: "/",
        op: "replace",
        before: ["b"],
        after: ["a"],
        added: ["a"],
        removed: ["b"],
        direction: ["looser", "tighter", "neutral", "unknown"][i % 4],
        approval: { id: "", result }
      })),
      representation: ["/"],
      opened: [""],
      closed: [""]
    }
  ],
  exceptions: exceptionStates.map((state) => ({
    ...exception,
    rule: "",
    value: [null],
    revision: null,
    findings: [""],
    location,
    state
  })),
  approvals: [],
  editors: [{ id: "", email: "", revisions: 1, unapproved: 1, loosening: 1 }],
  access: ["listed", "everyone", "nobody"].map((to) => ({
    subject: "/",
    grants: "",
    to,
    who: to === "listed" ? "" : null,
    limits: [""],
    because: "",
    since: moment,
    exact: false
  })),
  secrets: [
    ...["literal", "reference", "placeholder", "masked-by-server"].map((form) => secretRow({ form })),
    ...secretStates.map((state) => secretRow({ state, spans: secretEnds.map(span) }))
  ],
  settings: [{ subject: "/", rules: [], changes: 1, setBy: 1 }],
  exposure: {
    severity: { critical: 1, high: 1, medium: 1, low: 1, info: 1 },
    rules: [{ id: "", seconds: 1 }],
    controls: [{ id: "", seconds: 1 }]
  },
  posture: [
    { revision: 1, at, tighter: 1, looser: 1, balance: 0, open: { critical: 1, high: 1, medium: 1, low: 1, info: 1 } }
  ],
  timeline: []
};

// src/run/run-audit.ts
async function runAudit(options) {
  const { config, environment } = options;
  const chosen = await choosePolicies(options.policies, config, options.ownPolicies);
  const { policies, sources } = chosen;
  const source = await chooseSource(options, config, environment);
  await options.ready?.(source, [...sources.map(({ file }) => file), ...config.file === null ? [] : [config.file]]);
  const past = options.policyHistory === void 0 ? void 0 : await pastOf(chosen, options);
  const known = [
    ...sources.map(({ text }) => text),
    ...past?.texts ?? [],
    ...await ownWords(options.formats, options.withIssues),
    ...options.known ?? []
  ];
  const key = environment["DRIFTLINE_FINGERPRINT_KEY"] || void 0;
  const asOf = options.asOf ?? Date.now();
  const ledger = await openLedger(options, source, asOf);
  try {
    return await judged(options, policies, past?.history, source, known, key, asOf, ledger);
  } catch (error) {
    await ledger?.ledger?.close();
    throw error;
  }
}
async function pastOf(chosen, options) {
  const { readPolicyHistory } = await import("./chunk-policy-history-TINP5MHR.js");
  const { config, asOf, ownPolicies: own = [] } = options;
  const names = await policyNames(options.policies, config);
  return readPolicyHistory(chosen, { names, own, config, now: asOf === void 0 ? Date.now() : void 0 });
}
async function openLedger(options, source, now) {
  const { expectHead, expectedBy } = options;
  if (source.kind === "ledger") return openReplay(source.dir, source.organization, expectHead, expectedBy);
  const dir = options.ledger ?? options.config.ledger;
  if (dir === null) return void 0;
  return openRun({ dir, organization: source.organization, full: options.full ?? false, expectHead, expectedBy, now });
}
async function judged(options, policies, policyHistory, source, known, key, asOf, input) {
  const { config } = options;
  const { evidence, sealed, missing, stop, extras } = await gather(source, config, key, known, {
    demo: options.demo,
    ledger: input,
    extras: options.with ?? config.with
  });
  const cut = options.asOf !== void 0;
  const contiguous = options.requireContiguous ?? false;
  const judge = (by2, history) => audit({
    evidence,
    policies: by2,
    policyHistory: history,
    catalog: config.catalog,
    organization: source.organization,
    version,
    asOf,
    cut,
    requireContiguous: contiguous,
    builtin: config.builtin,
    sharedAccounts: config.sharedAccounts,
    auditEverySeconds: config.auditEverySeconds,
    ...extras,
    view: { reportSeverity: options.reportSeverity ?? null, since: options.since ?? null, failOn: options.failOn }
  });
  const report = judge(policies, policyHistory);
  const made = { report, leaks: sealed.leaks, policies, judge: (by2) => judge(by2) };
  const ledger = input?.ledger;
  if (!ledger) return made;
  const close = async () => ledger.close();
  if (options.appends === false) return { ...made, close };
  const outcome = { config, policies, evidence, sealed, missing, stop, report, cut, contiguous };
  const plan = ledger.plan(entriesOf(ledger.state, ledger.head, outcome));
  return {
    ...made,
    report: withHead(report, plan),
    unkept: report,
    keep: async () => ledger.commit(plan),
    close
  };
}
function withhold(name, text, leaks) {
  if (leaks(text))
    throw new DriftlineError("leak", {
      message: `${name} would have shown a secret of the history and was withheld, with every other output`,
      hint: "this is a defect of Driftline: please report it, without the history"
    });
}

export {
  ownWords,
  runAudit,
  withhold
};
