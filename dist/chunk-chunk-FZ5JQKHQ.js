import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  SOON,
  acceptedBy,
  entryKey,
  isAbout,
  termAt
} from "./chunk-chunk-RPJINAN2.js";
import {
  BlameTracker
} from "./chunk-chunk-6LZPWGUR.js";
import {
  isPutRight
} from "./chunk-chunk-CM6Z4NHK.js";
import {
  GrantTracker,
  audits,
  idOf,
  settle,
  split,
  tamperRules
} from "./chunk-chunk-6M25LUBG.js";
import {
  evidenceOf
} from "./chunk-chunk-ZXHCTA4B.js";
import {
  InForceBook,
  isListed,
  notInForce,
  policyRows
} from "./chunk-chunk-34IH5OLG.js";
import {
  settingAt
} from "./chunk-chunk-44FWJLG6.js";
import {
  gapBetween,
  momentOf,
  stepsOf,
  upTo
} from "./chunk-chunk-RWYMSITP.js";
import {
  grouped
} from "./chunk-chunk-QZ7J7UFA.js";
import {
  isReference
} from "./chunk-chunk-JUUJT7JG.js";
import {
  createReader
} from "./chunk-chunk-QIVIUYYH.js";
import {
  ApprovalBook,
  changeInfo,
  changeRulesOf,
  freezeWords
} from "./chunk-chunk-ZNCZYIG7.js";
import {
  People
} from "./chunk-chunk-KGRRQDXU.js";
import {
  secretEnds
} from "./chunk-chunk-4LE6HIH7.js";
import {
  NO_FINGERPRINT,
  isSecret
} from "./chunk-chunk-WNWQCOS2.js";
import {
  count
} from "./chunk-chunk-TXR2ON6E.js";
import {
  compare,
  segment
} from "./chunk-chunk-2KDALSGB.js";
import {
  instantText
} from "./chunk-chunk-SIYFOCKV.js";
import {
  reaches,
  severities
} from "./chunk-chunk-RHYGES5V.js";

// src/audits/exception-book.ts
var ExceptionBook = class {
  #byRule;
  #asOf;
  #catalog;
  #accepted = /* @__PURE__ */ new Map();
  #used = /* @__PURE__ */ new Set();
  #outgrown = /* @__PURE__ */ new Set();
  constructor(exceptions, asOf, catalog) {
    this.#byRule = grouped(exceptions, ({ rule }) => rule);
    this.#asOf = asOf;
    this.#catalog = catalog;
  }
  /**
   * The exceptions that accept a claim together; none where something of it is left. Dates are looked at only when asked.
   * @param active whether only those in force count
   */
  accepting(claim, active = false) {
    const about = this.#of(claim.rule).filter((one) => isAbout(one, claim) && (!active || this.isActive(one)));
    if (claim.event || about.length === 0) return about;
    const keys = this.keysOf(claim);
    if (keys.length === 0 || !keys.every((key) => about.some((one) => this.#accepts(one, claim).has(key)))) return [];
    return about.filter((one) => this.acceptedOf(one, claim).length > 0);
  }
  /** The exceptions that accept something of a claim, were the setting in effect. */
  touching(claim) {
    const wanted = { ...claim, inert: false };
    return this.#of(claim.rule).filter((one) => isAbout(one, wanted) && this.acceptedOf(one, claim).length > 0);
  }
  /** The offending entries of a claim that one exception accepts, as entryKey tells them apart. */
  acceptedOf(exception, claim) {
    const accepts = this.#accepts(exception, claim);
    return this.keysOf(claim).filter((key) => accepts.has(key));
  }
  keysOf({ subject, offending }) {
    const setting = settingAt(this.#catalog, subject);
    return offending.map((entry) => entryKey(setting, entry));
  }
  /** Of the exceptions that accept a claim together, the one whose term decides how long: each entry has its best. */
  deciding(together, claim) {
    const best = (some) => some.toSorted((a, b) => this.#compare(b, a))[0];
    if (claim.event) return best(together);
    const each = this.keysOf(claim).flatMap(
      (key) => best(together.filter((one) => this.#accepts(one, claim).has(key))) ?? []
    );
    return each.toSorted((a, b) => this.#compare(a, b))[0];
  }
  /** What lasts longer comes later, and what is not in force first. */
  #compare(a, b) {
    const end = ({ until }) => until ?? Infinity;
    return Number(this.isActive(a)) - Number(this.isActive(b)) || (end(a) === end(b) ? 0 : end(a) - end(b));
  }
  #of(rule) {
    return this.#byRule.get(rule) ?? [];
  }
  #accepts(exception, { subject }) {
    const setting = settingAt(this.#catalog, subject);
    let known = this.#accepted.get(exception);
    if (!known) this.#accepted.set(exception, known = /* @__PURE__ */ new Map());
    let accepted = known.get(setting);
    if (!accepted) known.set(setting, accepted = acceptedBy(exception, setting));
    return accepted;
  }
  isActive(exception) {
    return termAt(exception, this.#asOf) === "within";
  }
  /** Notes that something that stands needs these exceptions. */
  use(exceptions) {
    for (const one of exceptions) this.#used.add(one);
  }
  /** Notes that something that stands holds more than these exceptions accept. */
  outgrow(exceptions) {
    for (const one of exceptions) this.#outgrown.add(one);
  }
  /** The state of an exception, once everything that stands was noted. */
  state(exception) {
    const term = termAt(exception, this.#asOf);
    if (term !== "within") return term === "before" ? "pending" : "expired";
    if (this.#used.has(exception))
      return exception.until !== null && exception.until - this.#asOf <= SOON ? "expiring" : "active";
    return this.#outgrown.has(exception) ? "outgrown" : "unused";
  }
  /** Whether something that stands would be accepted by it, were it in force. */
  isNeeded(exception) {
    return this.#used.has(exception);
  }
};

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
function revisionRow(step, matches, listed) {
  const { revision, at, by } = step.revision;
  return {
    revision,
    at,
    ...step.gap && { missing: step.gap },
    by: { id: by.id, email: by.email, name: by.name },
    approved: listed,
    changes: step.changes.map(({ path: _, ...change }) => {
      const best = matches.get(change.subject)?.[0];
      return { ...change, approval: best ? { id: best.approval.id, result: best.result } : null };
    }),
    representation: [...step.representation],
    opened: [],
    closed: []
  };
}
function judgeRevisions(rows2, findings) {
  const opened = grouped(findings, (finding) => finding.introduced.revision);
  const closed = grouped(findings, (finding) => finding.resolved?.revision ?? null);
  return rows2.map((row2) => ({
    ...row2,
    opened: (opened.get(row2.revision) ?? []).map((finding) => finding.id),
    closed: (closed.get(row2.revision) ?? []).map((finding) => finding.id)
  }));
}
function editorRows(rows2) {
  const people = grouped(rows2, ({ by }) => JSON.stringify([by.id, by.email]));
  return [...people.values()].map((mine) => ({
    id: mine[0].by.id,
    email: mine[0].by.email,
    revisions: mine.length,
    unapproved: mine.filter((row2) => row2.approved === false).length,
    loosening: mine.filter((row2) => row2.changes.some((change) => change.direction === "looser")).length
  })).sort((a, b) => b.revisions - a.revisions || compare(a.email ?? a.id ?? "", b.email ?? b.id ?? ""));
}
function settingRows(blame, context) {
  const { catalog, policies } = context;
  const rules = /* @__PURE__ */ new Map();
  for (const rule of policies.rules)
    for (const path of [rule.setting, catalog.setting(rule.setting)?.overriddenBy ?? []].flat())
      rules.set(path, [...rules.get(path) ?? [], rule]);
  const current = blame.current();
  return [...blame.seen()].map(([subject, { path, changes }]) => {
    const now = current.get(subject);
    return {
      subject,
      rules: path === null ? [] : [...judging(path, rules), ...asserting(path, context)].sort(),
      changes,
      setBy: now?.isKnown === true ? now.setBy.revision : null,
      ...now?.isKnown === false && { unseen: true }
    };
  }).sort((a, b) => compare(a.subject, b.subject));
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
  const row2 = (rule, subject) => ({
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
    ...policies.rules.map((rule) => row2(rule, `/${rule.setting.replaceAll("[*]", ".*").replaceAll(".", "/")}`)),
    ...policies.assertions.map((assertion) => row2(assertion, ""))
  ];
  const { editors, changes } = policies;
  if (editors)
    rows2.push({
      id: "editors/unapproved",
      title: "Only listed editors change the controls",
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
    ...exception.subject !== null && { subject: exception.subject },
    ...exception.inert && { inert: true },
    revision: exception.revision,
    owner: exception.owner,
    ...exception.agreedBy.length > 0 && { agreedBy: [...exception.agreedBy] },
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
  const ids = new Set(open2.map((finding) => finding.id));
  const standing2 = (status) => rules.filter((rule) => rule.status === status).length;
  return {
    open: { critical: at("critical"), high: at("high"), medium: at("medium"), low: at("low"), info: at("info") },
    resolved: having("resolved"),
    excepted: having("excepted"),
    noted: having("noted"),
    causes: open2.filter(({ causedBy }) => causedBy === null || !ids.has(causedBy)).length,
    rules: {
      total: rules.length,
      passing: standing2("passing") + standing2("excepted"),
      failing: standing2("failing"),
      notEvaluated: standing2("not-evaluated")
    },
    coverage: { governed: settings.filter((setting) => setting.rules.length > 0).length, seen: settings.length },
    sinceLast: null
  };
}

// src/audits/secret-register.ts
var nothing = { literals: /* @__PURE__ */ new Map(), masks: /* @__PURE__ */ new Set(), texts: /* @__PURE__ */ new Map() };
var SecretRegister = class {
  #spans = [];
  /** By place: the spans that have not ended, by what tells one literal from another. */
  #open = /* @__PURE__ */ new Map();
  #entries = /* @__PURE__ */ new WeakMap();
  see(step) {
    for (const key of step.changed) {
      const [before, after] = [step.before.get(key)?.entries, step.blocks.get(key)?.entries];
      for (const subject of /* @__PURE__ */ new Set([...before?.keys() ?? [], ...after?.keys() ?? []])) {
        const entry = after?.get(subject);
        if (entry !== before?.get(subject)) this.#move(subject, entry ? this.#shown(entry) : nothing, step);
      }
    }
  }
  /** One row for each literal that was ever seen, and one for each reference, placeholder and mask that stands. */
  rows(blocks, blame) {
    const literals = grouped(this.#spans, ({ fingerprint, subject, at }) => idOf2(fingerprint, subject, at[0]));
    return [...[...literals.values()].map(literalRow), ...standing(blocks, blame)].sort(
      (a, b) => compare(a.subject, b.subject) || a.sinceRevision - b.sinceRevision
    );
  }
  #move(subject, now, step) {
    const open2 = this.#open.get(subject) ?? /* @__PURE__ */ new Map();
    if (open2.size === 0 && now.literals.size === 0) return;
    this.#open.set(subject, open2);
    const moment = { ...momentOf(step), exact: step.exact };
    const came = [...now.literals].filter(([id]) => !open2.has(id));
    for (const [id, span] of open2) {
      const still = now.literals.get(id);
      if (still) Object.assign(span, { at: still.at, masked: null });
      else if (span.at.some((at) => now.masks.has(at))) span.masked ??= moment;
      else {
        span.until = span.masked ? { ...moment, exact: false } : moment;
        const next = came.find(([, { at }]) => at.some((one) => span.at.includes(one)))?.[1].fingerprint;
        span.next = next ?? null;
        const text = span.at.map((at) => now.texts.get(at)).find((one) => one !== void 0);
        span.ended = next !== void 0 ? "rotated" : text?.includes("${") === true ? "referenced" : "removed";
        open2.delete(id);
      }
    }
    for (const [id, { fingerprint, at }] of came) {
      const span = { fingerprint, subject, from: moment, at, masked: null, until: null, ended: null, next: null };
      this.#spans.push(span);
      open2.set(id, span);
    }
  }
  #shown(entry) {
    if (entry.container) return nothing;
    let known = this.#entries.get(entry);
    if (!known) this.#entries.set(entry, known = shownIn(entry));
    return known;
  }
};
function idOf2(fingerprint, subject, at) {
  return fingerprint === NO_FINGERPRINT ? JSON.stringify([fingerprint, subject, at]) : fingerprint;
}
function shownIn(entry) {
  const literals = /* @__PURE__ */ new Map();
  const masks = /* @__PURE__ */ new Set();
  const texts = /* @__PURE__ */ new Map();
  const add = (fingerprint, at) => {
    const id = idOf2(fingerprint, entry.subject, at);
    const known = literals.get(id);
    if (known) known.at.push(at);
    else literals.set(id, { fingerprint, at: [at] });
  };
  const visit = (value, at) => {
    if (isSecret(value)) {
      if (value.$secret === "literal") add(value.fingerprint, at);
      else if (value.$secret === "masked-by-server") masks.add(at);
      else if (value.$secret === "reference") texts.set(at, "${}");
    } else if (typeof value === "string") {
      texts.set(at, value);
      for (const [, fingerprint] of value.matchAll(/\[secret (fp:[^\]]*)\]/g)) add(fingerprint, at);
    } else if (typeof value === "object" && value !== null)
      for (const [key, member] of Object.entries(value))
        visit(member, at + segment(key));
  };
  for (const [i, value] of [entry.value, ...entry.rivals ?? []].entries()) visit(value, String(i));
  return { literals, masks, texts };
}
function literalRow(spans) {
  const open2 = spans.filter(({ until }) => until === null);
  const [last] = open2.length > 0 ? open2 : spans.toSorted(
    (a, b) => b.until.revision - a.until.revision || secretEnds.indexOf(a.ended) - secretEnds.indexOf(b.ended)
  );
  const main = open2.find(({ masked }) => masked === null) ?? last;
  const others = new Set(spans.map(({ subject }) => subject));
  others.delete(main.subject);
  return {
    subject: main.subject,
    form: "literal",
    fingerprint: main.fingerprint,
    sinceRevision: main.from.revision,
    at: main.from.at,
    alsoAt: [...others].sort(),
    ...main.fingerprint === NO_FINGERPRINT && { unseen: true },
    state: main.until === null ? main.masked === null ? "standing" : "masked" : main.ended,
    spans: spans.map(({ subject, from, until, masked, ended, next }) => ({
      subject,
      from: row(from),
      until: until && row(until),
      masked: masked && row(masked),
      ended,
      next
    }))
  };
}
function row({ revision, at, by: { id, email, name }, exact }) {
  return { revision, at, by: { id, email, name }, exact };
}
function standing(blocks, blame) {
  const current = blame.current();
  return [...blocks.values()].flatMap(
    (block) => [...block.entries.values()].flatMap(({ subject, setting, value, container }) => {
      const isText = setting?.class === "secret" && typeof value === "string" && isReference(value);
      if (container || !(isText || isSecret(value) && value.$secret !== "literal")) return [];
      const form = isSecret(value) ? value.$secret : "reference";
      const fingerprint = isSecret(value) && form !== "masked-by-server" ? value.fingerprint : null;
      const { setBy } = current.get(subject);
      return [{ subject, form, fingerprint, sinceRevision: setBy.revision, at: setBy.at, alsoAt: [] }];
    })
  );
}

// src/audits/since.ts
function sinceLast(findings, last, windows) {
  const windowOf = (id) => windows.get(id) ?? id;
  const open2 = new Set(last.open.map(windowOf));
  const excepted = new Set(last.excepted.map(windowOf));
  const ended = new Set(findings.filter(isPutRight).map(({ key }) => key));
  const pieces = grouped(findings, ({ id }) => windowOf(id));
  const since = {
    at: last.at,
    new: [],
    stillOpen: [],
    reopened: [],
    resolved: [],
    gone: last.open.filter((id) => !pieces.has(windowOf(id))),
    transient: [],
    expiring: []
  };
  const isLater = ({ introduced: { revision } }) => revision !== null && revision > (last.revision ?? -1);
  for (const finding of findings) {
    const { id, key, status, exception } = finding;
    const window = windowOf(id);
    const wasAccepted = () => pieces.get(window).some((one) => isLater(one) && one.ended === "outgrown");
    if (status === "open" && open2.has(window) && !wasAccepted()) since.stillOpen.push(id);
    else if (status === "open")
      since[open2.has(window) || excepted.has(window) || ended.has(key) ? "reopened" : "new"].push(id);
    else if (status === "excepted" && exception?.state === "expiring") since.expiring.push(id);
    else if (isPutRight(finding) && open2.has(window)) since.resolved.push(id);
    else if (status === "resolved" && finding.ended !== "outgrown" && isLater(finding)) since.transient.push(id);
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

// src/audits/window-ids.ts
function windowIds(drafts, organization) {
  const known = /* @__PURE__ */ new Map();
  for (const draft of drafts) {
    const { introduced, stages = [] } = draft;
    if (stages.length < 2) continue;
    const window = idOf(draft, organization);
    known.set(window, window);
    for (const { revision } of stages)
      if (revision !== introduced.revision)
        known.set(idOf({ ...draft, introduced: { revision, first: false } }, organization), window);
  }
  return known;
}

// src/audit.ts
function audit(input) {
  const { revisions, leftOut } = upTo(input.evidence.value.revisions, input.cut ? input.asOf : void 0);
  const evidence = demand(input, revisions);
  const { changes, editors } = input.policies;
  const listing = input.builtin["editors/unapproved"] === "off" ? null : editors;
  const people = new People(revisions);
  const approvals = new ApprovalBook(input.policies.approvals, changes?.emergencySeconds ?? null, input.asOf, people);
  const context = contextOf(input, approvals, people);
  const inForce = input.policyHistory && new InForceBook(input.policyHistory, context);
  const blame = new BlameTracker();
  const grants = new GrantTracker(input.catalog);
  const secrets = new SecretRegister();
  const rows2 = [];
  let blocks = /* @__PURE__ */ new Map();
  const families = Object.values(audits).map((family) => family.begin(context));
  for (const step of stepsOf(revisions, createReader(input.catalog))) {
    for (const family of families) family.see(step);
    inForce?.see(step);
    blame.see(step);
    grants.see(step);
    secrets.see(step);
    rows2.push(revisionRow(step, approvals.of(step), isListed(listing, step)));
    blocks = step.blocks;
  }
  const drafts = [...families.flatMap((family) => family.end()), ...approvals.drafts(context)];
  const book = new ExceptionBook(input.policies.exceptions, input.asOf, input.catalog);
  const pieces = split(drafts, book);
  const settled = settle(inForce?.judged(pieces) ?? pieces, book, context, input.organization);
  const { findings } = settled;
  const unjudged = families.flatMap((family) => family.unjudged?.() ?? []);
  const verdict = verdictOf(evidence, findings);
  const last = evidence.value.ledger?.last ?? null;
  const missing = evidence.complete ? null : "the evidence is incomplete";
  const judged = judgeRevisions(rows2, findings);
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
      sinceLast: last && sinceLast(findings, last, windowIds(drafts, input.organization))
    },
    rules,
    findings,
    revisions: judged,
    exceptions: exceptionRows(context, settled),
    approvals: approvals.rows(),
    editors: editorRows(judged),
    access: grants.grants(blocks),
    secrets: secrets.rows(blocks, blame),
    settings,
    exposure: exposureOf(findings),
    posture: postureOf(judged, findings),
    timeline: timelineRows(context, input.policyHistory && policyRows(input.policyHistory, input.asOf))
  };
}
function contextOf(input, approvals, people) {
  return {
    catalog: input.catalog,
    policies: input.policies,
    approvals,
    people,
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
          message: gap.from === gap.to ? `revision ${gap.from} is missing` : `revisions ${gap.from} to ${gap.to} are missing`,
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
