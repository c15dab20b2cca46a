import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  BlameTracker
} from "./chunk-chunk-3ELT6BNO.js";
import {
  evidenceOf
} from "./chunk-chunk-2WJD4IZK.js";
import {
  GrantTracker,
  audits,
  settle,
  tamperRules
} from "./chunk-chunk-HPW5CBX5.js";
import {
  InForceBook,
  notInForce,
  policyRows
} from "./chunk-chunk-4D7E445C.js";
import {
  grouped
} from "./chunk-chunk-QZ7J7UFA.js";
import {
  gapBetween,
  stepsOf,
  upTo
} from "./chunk-chunk-DHENLBYD.js";
import {
  isReference
} from "./chunk-chunk-JUUJT7JG.js";
import {
  createReader
} from "./chunk-chunk-Y5GTTDQ3.js";
import {
  ApprovalBook,
  changeInfo,
  changeRulesOf,
  freezeWords
} from "./chunk-chunk-YODAECDK.js";
import {
  NO_FINGERPRINT,
  isSecret
} from "./chunk-chunk-BPIGHK4L.js";
import {
  compare
} from "./chunk-chunk-YPYL2KTM.js";
import {
  count
} from "./chunk-chunk-TXR2ON6E.js";
import {
  instantText
} from "./chunk-chunk-ZLEFRJH7.js";
import {
  reaches,
  severities
} from "./chunk-chunk-RHYGES5V.js";

// src/audits/exposure.ts
function exposureOf(findings) {
  const windows = findings.filter((finding) => finding.exposureSeconds !== null);
  const bySeverity = grouped(windows, (finding) => finding.severity);
  const byControl = grouped(
    windows.flatMap((finding) => [...new Set(finding.controls)].map((control) => ({ control, finding }))),
    ({ control }) => control
  );
  const tally = severities.map((severity) => [severity, open(bySeverity.get(severity) ?? [])]);
  return {
    severity: Object.fromEntries(tally),
    rules: rows(grouped(windows, (finding) => finding.rule)),
    controls: rows(new Map([...byControl].map(([id, found]) => [id, found.map(({ finding }) => finding)])))
  };
}
function rows(groups) {
  return [...groups].map(([id, found]) => ({ id, seconds: open(found) })).sort((a, b) => a.id < b.id ? -1 : 1);
}
function open(findings) {
  const spans = findings.map(({ introduced, exposureSeconds }) => {
    const from = Date.parse(introduced.at);
    return { from, to: from + (exposureSeconds ?? 0) * 1e3 };
  }).sort((a, b) => a.from - b.from);
  let [sum, until] = [0, -Infinity];
  for (const { from, to } of spans) {
    sum += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return Math.floor(sum / 1e3);
}

// src/audits/posture.ts
function postureOf(rows2, findings) {
  const windows = new Map(findings.filter((one) => one.exposureSeconds !== null).map((one) => [one.id, one]));
  const open2 = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
  const count2 = (ids, step) => {
    const moved = ids.flatMap((id) => windows.get(id) ?? []);
    for (const { severity } of moved) open2[severity] += step;
    return moved.length > 0;
  };
  let balance = 0;
  return rows2.flatMap(({ revision, at, changes, opened, closed }, i) => {
    const going = (direction) => changes.filter((change) => change.direction === direction).length;
    const [tighter, looser] = [going("tighter"), going("looser")];
    balance += tighter - looser;
    const [didOpen, didClose] = [count2(opened, 1), count2(closed, -1)];
    if (i > 0 && tighter + looser === 0 && !didOpen && !didClose) return [];
    return [{ revision, at, tighter, looser, balance, open: { ...open2 } }];
  });
}

// src/audits/register.ts
function revisionRow(step, matches) {
  const { revision, at, by } = step.revision;
  return {
    revision,
    at,
    by: { id: by.id, email: by.email, name: by.name },
    approved: null,
    changes: step.changes.map(({ path: _, ...change }) => {
      const best = matches.get(change.subject)?.[0];
      return { ...change, approval: best ? { id: best.approval.id, result: best.result } : null };
    }),
    representation: [...step.representation],
    opened: [],
    closed: []
  };
}
function judgeRevisions(rows2, findings, judgesEditors) {
  const opened = grouped(findings, (finding) => finding.introduced.revision);
  const closed = grouped(findings, (finding) => finding.resolved?.revision ?? null);
  const denied = new Set(
    findings.filter((finding) => finding.rule === "editors/unapproved").map((finding) => finding.introduced.revision)
  );
  return rows2.map((row) => ({
    ...row,
    approved: judgesEditors ? !denied.has(row.revision) : null,
    opened: (opened.get(row.revision) ?? []).map((finding) => finding.id),
    closed: (closed.get(row.revision) ?? []).map((finding) => finding.id)
  }));
}
function editorRows(rows2) {
  const people = grouped(rows2, ({ by }) => JSON.stringify([by.id, by.email]));
  return [...people.values()].map((mine) => ({
    id: mine[0].by.id,
    email: mine[0].by.email,
    revisions: mine.length,
    unapproved: mine.filter((row) => row.approved === false).length,
    loosening: mine.filter((row) => row.changes.some((change) => change.direction === "looser")).length
  })).sort((a, b) => b.revisions - a.revisions || compare(a.email ?? a.id ?? "", b.email ?? b.id ?? ""));
}
function settingRows(blame, context) {
  const rules = grouped(context.policies.rules, (rule) => rule.setting);
  const current = blame.current();
  return [...blame.seen()].map(([subject, { path, changes }]) => ({
    subject,
    rules: path === null ? [] : [...judging(path, rules), ...asserting(path, context)].sort(),
    changes,
    setBy: current.get(subject)?.setBy.revision ?? null
  })).sort((a, b) => compare(a.subject, b.subject));
}
function judging(path, rules) {
  const places = [path];
  for (let at = path.lastIndexOf("[*]"); at > 0; at = path.lastIndexOf("[*]", at - 1)) places.push(path.slice(0, at));
  return places.flatMap((place) => (rules.get(place) ?? []).map((rule) => rule.id));
}
function asserting(path, { policies }) {
  const isIn = (place) => path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`);
  return policies.assertions.filter((one) => one.governs.some(isIn)).map((one) => one.id);
}
function secretRows(blocks, blame) {
  const found = [];
  for (const block of blocks.values())
    for (const { subject, setting, value, container } of block.entries.values()) {
      if (container) continue;
      if (isSecret(value)) {
        const { $secret: form, fingerprint } = value;
        found.push({ subject, form, fingerprint: form === "masked-by-server" ? null : fingerprint });
      } else if (setting?.class === "secret" && typeof value === "string" && isReference(value))
        found.push({ subject, form: "reference", fingerprint: null });
    }
  const places = grouped(found, (one) => one.fingerprint);
  return found.map((one) => {
    const { setBy } = blame.current().get(one.subject);
    const isComparable = one.form === "literal" && one.fingerprint !== null && one.fingerprint !== NO_FINGERPRINT;
    const others = !isComparable ? [] : places.get(one.fingerprint);
    const alsoAt = others.map((other) => other.subject).filter((subject) => subject !== one.subject);
    return { ...one, sinceRevision: setBy.revision, at: setBy.at, alsoAt: alsoAt.sort() };
  }).sort((a, b) => compare(a.subject, b.subject));
}
function ruleRows(context, findings, missing) {
  const { policies, asOf } = context;
  const byRule = grouped(findings, (finding) => finding.rule);
  const status = (id, force) => {
    const mine = byRule.get(id) ?? [];
    if (mine.some((finding) => finding.status === "open")) return { status: "failing", reason: null };
    if (force !== void 0) return { status: "not-evaluated", reason: force };
    if (missing !== null) return { status: "not-evaluated", reason: missing };
    return { status: mine.some((finding) => finding.status === "excepted") ? "excepted" : "passing", reason: null };
  };
  const row = (rule, subject) => ({
    id: rule.id,
    title: rule.title,
    policy: rule.policy,
    owner: rule.owner,
    subject,
    severity: rule.severity,
    rationale: rule.rationale,
    controls: [...rule.controls],
    ...status(rule.id, notInForce(rule, asOf)),
    location: rule.location
  });
  const rows2 = [
    ...policies.rules.map((rule) => row(rule, `/${rule.setting.replaceAll("[*]", ".*").replaceAll(".", "/")}`)),
    ...policies.assertions.map((assertion) => row(assertion, ""))
  ];
  const { editors, changes } = policies;
  if (editors)
    rows2.push({
      id: "editors/unapproved",
      title: "Only approved editors change the controls",
      policy: editors.policy,
      owner: editors.owner,
      subject: "editors",
      severity: editors.severity,
      rationale: editors.rationale,
      controls: [...editors.controls],
      ...status("editors/unapproved", void 0),
      location: editors.location
    });
  for (const rule of changes ? changeRulesOf(changes) : []) {
    const info = changeInfo(rule, changes, context);
    const { id, title, policy, owner, severity, rationale, location } = info ?? { ...changes, ...rule };
    rows2.push({
      id,
      title,
      policy,
      owner,
      subject: "changes",
      severity,
      rationale,
      controls: [...(info ?? rule).controls],
      ...status(id, info ? notInForce(changes, asOf) : "switched off by the configuration"),
      location
    });
  }
  return rows2.sort((a, b) => compare(a.id, b.id));
}
function timelineRows({ policies, asOf, ledger }, others = []) {
  const freezes = (policies.changes?.freezes ?? []).filter((freeze) => freeze.from <= asOf).map((freeze) => ({
    at: instantText(freeze.from),
    until: instantText(freeze.until),
    kind: "freeze",
    text: `freeze ${freezeWords(freeze)}`
  })).sort((a, b) => compare(a.text, b.text));
  return [...others, ...runRows(ledger?.runs ?? []), ...freezes].sort((a, b) => compare(a.at, b.at));
}
function runRows(runs) {
  const said = ({ complete: complete2, verdict, open: open2 }) => `${complete2 ? verdict : `${verdict}, on incomplete evidence`}, ${open2} open`;
  let same = 0;
  return runs.flatMap((run, i) => {
    const repeats = i > 0 && said(runs[i - 1]) === said(run);
    if (repeats && i < runs.length - 1) {
      same++;
      return [];
    }
    const skipped = same > 0 ? `; ${count(same, "audit")} before it said the same` : "";
    same = 0;
    return [{ at: run.at, kind: "run", text: `audit: ${said(run)}${repeats ? skipped : ""}` }];
  });
}
function exceptionRows(context, settled) {
  return context.policies.exceptions.map((exception) => ({
    rule: exception.rule,
    value: [...exception.value ?? []],
    revision: exception.revision,
    owner: exception.owner,
    reason: exception.reason,
    ticket: exception.ticket,
    category: exception.category,
    from: instantText(exception.from),
    expires: exception.until === null ? null : instantText(exception.until),
    state: settled.book.state(exception),
    findings: [...settled.covered.get(exception) ?? []].sort(),
    location: exception.location
  })).sort((a, b) => compare(a.rule, b.rule) || compare(a.from, b.from));
}
function summaryOf(findings, rules, settings) {
  const open2 = findings.filter((finding) => finding.status === "open");
  const at = (severity) => open2.filter((finding) => finding.severity === severity).length;
  const having = (status) => findings.filter((finding) => finding.status === status).length;
  const standing = (status) => rules.filter((rule) => rule.status === status).length;
  return {
    open: { critical: at("critical"), high: at("high"), medium: at("medium"), low: at("low"), info: at("info") },
    resolved: having("resolved"),
    excepted: having("excepted"),
    noted: having("noted"),
    rules: {
      total: rules.length,
      passing: standing("passing") + standing("excepted"),
      failing: standing("failing"),
      notEvaluated: standing("not-evaluated")
    },
    coverage: { governed: settings.filter((setting) => setting.rules.length > 0).length, seen: settings.length },
    sinceLast: null
  };
}

// src/audits/since.ts
function sinceLast(findings, last) {
  if (!last) return null;
  const open2 = new Set(last.open);
  const excepted = new Set(last.excepted);
  const ended = new Set(findings.filter((one) => one.status === "resolved").map((one) => one.key));
  const known = new Set(findings.map(({ id }) => id));
  const since = {
    at: last.at,
    new: [],
    stillOpen: [],
    reopened: [],
    resolved: [],
    gone: last.open.filter((id) => !known.has(id)),
    transient: [],
    expiring: []
  };
  for (const { id, key, status, introduced, exception } of findings) {
    if (status === "open" && open2.has(id)) since.stillOpen.push(id);
    else if (status === "open") since[excepted.has(id) || ended.has(key) ? "reopened" : "new"].push(id);
    else if (status === "excepted" && exception?.state === "expiring") since.expiring.push(id);
    else if (status === "resolved" && open2.has(id)) since.resolved.push(id);
    else if (status === "resolved" && introduced.revision !== null && introduced.revision > (last.revision ?? -1))
      since.transient.push(id);
  }
  return since;
}

// src/audits/verdict.ts
function verdictOf(evidence, findings) {
  if (findings.some((finding) => finding.status === "open" && tamperRules.has(finding.rule))) return "tampered";
  return evidence.complete ? complete(evidence, findings) : "incomplete";
}
function complete(_evidence, findings) {
  return findings.some((finding) => finding.status === "open" && reaches(finding.severity, "low")) ? "drifted" : "compliant";
}
function exitCodeOf(verdict, findings, failOn, isWhole = true) {
  if (verdict === "tampered") return 4;
  if (verdict === "incomplete" || !isWhole) return 3;
  return findings.some((finding) => finding.status === "open" && reaches(finding.severity, failOn)) ? 1 : 0;
}

// src/audit.ts
function audit(input) {
  const { revisions, leftOut } = upTo(input.evidence.value.revisions, input.cut ? input.asOf : void 0);
  const evidence = demand(input, revisions);
  const { changes } = input.policies;
  const approvals = new ApprovalBook(input.policies.approvals, changes?.emergencySeconds ?? null, input.asOf);
  const context = contextOf(input, approvals);
  const inForce = input.policyHistory && new InForceBook(input.policyHistory, context);
  const blame = new BlameTracker();
  const grants = new GrantTracker(input.catalog);
  const rows2 = [];
  let blocks = /* @__PURE__ */ new Map();
  const families = Object.values(audits).map((family) => family.begin(context));
  for (const step of stepsOf(revisions, createReader(input.catalog))) {
    for (const family of families) family.see(step);
    inForce?.see(step);
    blame.see(step);
    grants.see(step);
    rows2.push(revisionRow(step, approvals.of(step)));
    blocks = step.blocks;
  }
  const drafts = [...families.flatMap((family) => family.end()), ...approvals.drafts(context)];
  const settled = settle(inForce?.judged(drafts) ?? drafts, context, input.organization);
  const { findings } = settled;
  const unjudged = families.flatMap((family) => family.unjudged?.() ?? []);
  const verdict = verdictOf(evidence, findings);
  const missing = evidence.complete ? null : "the evidence is incomplete";
  const judgesEditors = input.policies.editors !== null && input.builtin["editors/unapproved"] !== "off";
  const judged = judgeRevisions(rows2, findings, judgesEditors);
  const rules = ruleRows(context, findings, missing);
  const settings = settingRows(blame, context);
  return {
    schemaVersion: 1,
    tool: { name: "driftline", version: input.version },
    organization: input.organization,
    asOf: instantText(input.asOf),
    verdict,
    exitCode: exitCodeOf(verdict, findings, input.view.failOn, (input.unread ?? []).length === 0),
    view: input.view,
    evidence: evidenceRow(evidence, revisions, leftOut, input.policies),
    notEvaluated: notEvaluated(input, evidence, revisions, unjudged),
    summary: {
      ...summaryOf(findings, rules, settings),
      sinceLast: sinceLast(findings, evidence.value.ledger?.last ?? null)
    },
    rules,
    findings,
    revisions: judged,
    exceptions: exceptionRows(context, settled),
    approvals: approvals.rows(),
    editors: editorRows(judged),
    access: grants.grants(blocks),
    secrets: secretRows(blocks, blame),
    settings,
    exposure: exposureOf(findings),
    posture: postureOf(judged, findings),
    timeline: timelineRows(context, input.policyHistory && policyRows(input.policyHistory, input.asOf))
  };
}
function contextOf(input, approvals) {
  return {
    catalog: input.catalog,
    policies: input.policies,
    approvals,
    asOf: input.asOf,
    conflicts: new Set(input.evidence.value.conflicts),
    ledger: input.evidence.value.ledger ?? null,
    members: input.members ?? null,
    sharedAccounts: input.sharedAccounts ?? [],
    auditEverySeconds: input.auditEverySeconds ?? null,
    builtin: (rule) => {
      const severity = input.builtin[rule.id] ?? rule.severity;
      if (severity === "off") return void 0;
      return { ...rule, severity, policy: null, owner: null, location: null, fixWithinSeconds: null, from: null };
    }
  };
}
function demand(input, revisions) {
  const { evidence } = input;
  const problems = evidence.complete ? [] : [...evidence.problems];
  if (revisions.length === 0 && problems.length === 0) {
    const none = evidence.value.revisions.length === 0 ? "there is no revision" : `no revision is as old as ${instantText(input.asOf)}`;
    problems.push({ code: "no-history", message: `${none}: nothing was judged` });
  }
  const { editors, changes } = input.policies;
  const rules = [...input.policies.rules, ...input.policies.assertions];
  const someone = editors !== null || changes !== null;
  if (!someone && rules.length > 0 && rules.every((rule) => notInForce(rule, input.asOf) !== void 0))
    problems.push({ code: "nothing-evaluated", message: "no rule is in force at this time: nothing was judged" });
  if (input.requireContiguous)
    for (const [i, revision] of revisions.entries()) {
      const gap = gapBetween(revisions[i - 1] ?? null, revision);
      if (gap)
        problems.push({
          code: "revision-gap",
          message: `revisions ${gap.from} to ${gap.to} are missing`,
          revision: gap.from
        });
    }
  return evidenceOf(evidence.value, problems);
}
function evidenceRow(evidence, revisions, leftOut, policies) {
  const { source, origin, emulated, proxied, requests } = evidence.value;
  const [first, last] = [revisions[0], revisions.at(-1)];
  return {
    source,
    origin,
    ...emulated && { emulated },
    ...proxied === true && { proxied },
    complete: evidence.complete,
    problems: evidence.complete ? [] : [...evidence.problems],
    revisions: {
      count: revisions.length,
      first: first?.revision ?? null,
      last: last?.revision ?? null,
      firstAt: first?.at ?? null,
      lastAt: last?.at ?? null,
      leftOut
    },
    requests,
    policies: policies.files.map(({ id, file, digest, rules }) => ({ id, file, digest, rules })),
    ledger: ledgerRow(evidence.value.ledger)
  };
}
function ledgerRow(facts) {
  if (!facts) return null;
  const { head, size, anchored, last } = facts;
  return { head, size, anchored, lastCompleteAudit: last?.at ?? null };
}
function notEvaluated(input, evidence, revisions, unjudged) {
  const first = revisions[0]?.revision;
  const earlier = first !== void 0 && first > 1 ? [{ what: `revisions before ${first}`, reason: `the history given starts at revision ${first}` }] : [];
  const policies = input.policyHistory?.notEvaluated ?? [];
  return [...earlier, ...evidence.value.notEvaluated, ...policies, ...unjudged, ...input.unread ?? []].map((one) => ({
    ...one
  }));
}

export {
  audit
};
