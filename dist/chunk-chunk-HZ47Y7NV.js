import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  MAX_LIMIT,
  history
} from "./chunk-chunk-IB65ZIPJ.js";
import {
  BlameTracker
} from "./chunk-chunk-ZN45Z2SD.js";
import {
  createCatalog
} from "./chunk-chunk-XR7R4A6K.js";
import {
  audits,
  grouped,
  isReference,
  notInForce,
  settle
} from "./chunk-chunk-LRVLQYB7.js";
import {
  gapBetween,
  stepsOf,
  upTo
} from "./chunk-chunk-OLZIWFVZ.js";
import {
  reaches
} from "./chunk-chunk-E5V562IJ.js";
import {
  instantOf,
  instantText
} from "./chunk-chunk-LGPRNRJF.js";
import {
  DriftlineError
} from "./chunk-chunk-GVX4DFK7.js";
import {
  createReader
} from "./chunk-chunk-3Q76K4DV.js";
import {
  knownValues
} from "./chunk-chunk-ZS5EGSHM.js";
import {
  isSecret,
  secretMarker
} from "./chunk-chunk-TPRSPISA.js";
import {
  bag,
  canonical,
  equal,
  exactNumber,
  isExactNumber,
  isObject,
  segment
} from "./chunk-chunk-RITLSO62.js";
import {
  annotation,
  html,
  nameOf,
  visible,
  visibleJson
} from "./chunk-chunk-NKTVH2K5.js";
import {
  __export
} from "./chunk-chunk-RPXPASOV.js";

// src/model/evidence.ts
function evidenceOf(value, problems) {
  return problems.length === 0 ? { complete: true, value } : { complete: false, value, problems };
}

// src/audits/register.ts
function revisionRow(step) {
  const { revision, at, by } = step.revision;
  return {
    revision,
    at,
    by: { id: by.id, email: by.email, name: by.name },
    approved: null,
    changes: step.changes.map(({ path: _, ...change }) => ({ ...change, approval: null })),
    representation: [...step.representation],
    opened: [],
    closed: []
  };
}
function judgeRevisions(rows, findings, judgesEditors) {
  const opened = grouped(findings, (finding) => finding.introduced.revision);
  const closed = grouped(findings, (finding) => finding.resolved?.revision ?? null);
  const denied = new Set(
    findings.filter((finding) => finding.rule === "editors/unapproved").map((finding) => finding.introduced.revision)
  );
  return rows.map((row) => ({
    ...row,
    approved: judgesEditors ? !denied.has(row.revision) : null,
    opened: (opened.get(row.revision) ?? []).map((finding) => finding.id),
    closed: (closed.get(row.revision) ?? []).map((finding) => finding.id)
  }));
}
function editorRows(rows) {
  const people = grouped(rows, ({ by }) => JSON.stringify([by.id, by.email]));
  return [...people.values()].map((mine) => ({
    id: mine[0].by.id,
    email: mine[0].by.email,
    revisions: mine.length,
    unapproved: mine.filter((row) => row.approved === false).length,
    loosening: mine.filter((row) => row.changes.some((change) => change.direction === "looser")).length
  })).sort((a, b) => b.revisions - a.revisions || compare(a.email ?? a.id ?? "", b.email ?? b.id ?? ""));
}
function settingRows(blame, context) {
  const rules2 = grouped(context.policies.rules, (rule) => rule.setting);
  const current = blame.current();
  return [...blame.seen()].map(([subject, { path, changes }]) => ({
    subject,
    rules: path === null ? [] : judging(path, rules2).sort(),
    changes,
    setBy: current.get(subject)?.setBy.revision ?? null
  })).sort((a, b) => compare(a.subject, b.subject));
}
function judging(path, rules2) {
  const places = [path];
  for (let at = path.lastIndexOf("[*]"); at > 0; at = path.lastIndexOf("[*]", at - 1)) places.push(path.slice(0, at));
  return places.flatMap((place) => (rules2.get(place) ?? []).map((rule) => rule.id));
}
function secretRows(blocks, blame) {
  const found = [];
  for (const block of blocks.values())
    for (const { subject, setting, value, container } of block.entries.values()) {
      if (container) continue;
      if (isSecret(value)) found.push({ subject, form: value.$secret, fingerprint: value.fingerprint });
      else if (setting?.class === "secret" && typeof value === "string" && isReference(value))
        found.push({ subject, form: "reference", fingerprint: null });
    }
  const places = grouped(found, (one) => one.fingerprint);
  return found.map((one) => {
    const { setBy } = blame.current().get(one.subject);
    const others = one.fingerprint === null ? [] : places.get(one.fingerprint);
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
  const rows = policies.rules.map((rule) => ({
    id: rule.id,
    title: rule.title,
    policy: rule.policy,
    owner: rule.owner,
    subject: `/${rule.setting.replaceAll("[*]", ".*").replaceAll(".", "/")}`,
    severity: rule.severity,
    rationale: rule.rationale,
    controls: [...rule.controls],
    ...status(rule.id, notInForce(rule, asOf)),
    location: rule.location
  }));
  const { editors } = policies;
  if (editors)
    rows.push({
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
  return rows.sort((a, b) => compare(a.id, b.id));
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
function summaryOf(findings, rules2, settings) {
  const open2 = findings.filter((finding) => finding.status === "open");
  const at = (severity) => open2.filter((finding) => finding.severity === severity).length;
  const having = (status) => findings.filter((finding) => finding.status === status).length;
  const standing2 = (status) => rules2.filter((rule) => rule.status === status).length;
  return {
    open: { critical: at("critical"), high: at("high"), medium: at("medium"), low: at("low"), info: at("info") },
    resolved: having("resolved"),
    excepted: having("excepted"),
    noted: having("noted"),
    rules: {
      total: rules2.length,
      passing: standing2("passing") + standing2("excepted"),
      failing: standing2("failing"),
      notEvaluated: standing2("not-evaluated")
    },
    coverage: { governed: settings.filter((setting) => setting.rules.length > 0).length, seen: settings.length },
    sinceLast: null
  };
}
function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}

// src/audits/verdict.ts
function verdictOf(evidence, findings) {
  return evidence.complete ? complete(evidence, findings) : "incomplete";
}
function complete(_evidence, findings) {
  return findings.some((finding) => finding.status === "open" && reaches(finding.severity, "low")) ? "drifted" : "compliant";
}
function exitCodeOf(verdict, findings, failOn) {
  if (verdict === "tampered") return 4;
  if (verdict === "incomplete") return 3;
  return findings.some((finding) => finding.status === "open" && reaches(finding.severity, failOn)) ? 1 : 0;
}

// src/audit.ts
function audit(input) {
  const { revisions, leftOut } = upTo(input.evidence.value.revisions, input.cut ? input.asOf : void 0);
  const evidence = demand(input, revisions);
  const context = contextOf(input);
  const blame = new BlameTracker();
  const rows = [];
  let blocks = /* @__PURE__ */ new Map();
  const families = Object.values(audits).map((family) => family.begin(context));
  for (const step of stepsOf(revisions, createReader(input.catalog))) {
    for (const family of families) family.see(step);
    blame.see(step);
    rows.push(revisionRow(step));
    blocks = step.blocks;
  }
  const settled = settle(
    families.flatMap((family) => family.end()),
    context,
    input.organization
  );
  const { findings } = settled;
  const verdict = verdictOf(evidence, findings);
  const missing = evidence.complete ? null : "the evidence is incomplete";
  const judgesEditors = input.policies.editors !== null && input.builtin["editors/unapproved"] !== "off";
  const judged = judgeRevisions(rows, findings, judgesEditors);
  const rules2 = ruleRows(context, findings, missing);
  const settings = settingRows(blame, context);
  return {
    schemaVersion: 1,
    tool: { name: "driftline", version: input.version },
    organization: input.organization,
    asOf: instantText(input.asOf),
    verdict,
    exitCode: exitCodeOf(verdict, findings, input.view.failOn),
    view: input.view,
    evidence: evidenceRow(evidence, revisions, leftOut, input.policies),
    notEvaluated: notEvaluated(evidence, revisions),
    summary: summaryOf(findings, rules2, settings),
    rules: rules2,
    findings,
    revisions: judged,
    exceptions: exceptionRows(context, settled),
    approvals: [],
    editors: editorRows(judged),
    secrets: secretRows(blocks, blame),
    settings,
    timeline: []
  };
}
function contextOf(input) {
  return {
    catalog: input.catalog,
    policies: input.policies,
    asOf: input.asOf,
    conflicts: new Set(input.evidence.value.conflicts),
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
  const { rules: rules2, editors } = input.policies;
  if (!editors && rules2.length > 0 && rules2.every((rule) => notInForce(rule, input.asOf) !== void 0))
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
  const { source, origin, emulated, requests } = evidence.value;
  const [first, last] = [revisions[0], revisions.at(-1)];
  return {
    source,
    origin,
    ...emulated && { emulated },
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
    policies: policies.files.map(({ id, file, digest: digest2, rules: rules2 }) => ({ id, file, digest: digest2, rules: rules2 })),
    ledger: null
  };
}
function notEvaluated(evidence, revisions) {
  const first = revisions[0]?.revision;
  const earlier = first !== void 0 && first > 1 ? [{ what: `revisions before ${first}`, reason: `the history given starts at revision ${first}` }] : [];
  return [...earlier, ...evidence.value.notEvaluated];
}

// src/seal/session.ts
var session_exports = {};
__export(session_exports, {
  open: () => open
});

// src/seal/recognise.ts
function merged(spans) {
  const out = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = out.at(-1);
    if (!last || span.start >= last.end) out.push(span);
    else
      out[out.length - 1] = {
        start: last.start,
        end: Math.max(last.end, span.end),
        credential: last.credential || span.credential
      };
  }
  return out;
}
var formats = new RegExp(
  `(?<![A-Za-z0-9])(?:${[
    "[sf]k-[A-Za-z0-9_-]{16,}",
    "[sr]k_(?:live|test)_[A-Za-z0-9]{10,}",
    "whsec_[A-Za-z0-9+/=]{16,}",
    "gh[opsur]_[A-Za-z0-9]{30,}",
    "github_pat_[A-Za-z0-9_]{20,}",
    "gl(?:pat|dt|rt|cbt|ptt|ft|soat|oas|agent|imt)-[A-Za-z0-9_-]{16,}",
    "xox[abeoprs]-[A-Za-z0-9-]{10,}",
    "xapp-[A-Za-z0-9-]{10,}",
    "(?:AKIA|ASIA|ABIA|ACCA)[0-9A-Z]{16}(?![0-9A-Z])",
    "AIza[0-9A-Za-z_-]{35}",
    "ya29\\.[0-9A-Za-z_-]{20,}",
    "(?:hf|npm|gsk|r8|shpat|shpss|lin_api|sntrys|dop_v1|doo_v1|sbp|tgp_v1)_[A-Za-z0-9]{20,}",
    "(?:dckr_pat_|figd_|nvapi-|pypi-|tvly-|hvs\\.)[A-Za-z0-9_-]{20,}",
    "(?:xai|pplx)-[A-Za-z0-9]{20,}",
    "dapi[0-9a-f]{32}",
    "ATATT[A-Za-z0-9_=-]{20,}",
    "SG\\.[A-Za-z0-9_-]{16,}\\.[A-Za-z0-9_-]{16,}",
    "AGE-SECRET-KEY-[0-9A-Z]{20,}"
  ].join("|")})|-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----[\\s\\S]*`,
  "g"
);
var webToken = /\.eyJ[A-Za-z0-9_-]{8,}(?:\.[A-Za-z0-9_-]*)?/g;
var bearer = /(?<=\bbearer )[^\s'"`$,;]{8,}/gi;
var basic = /(?<=\bbasic )[A-Za-z0-9+/]{8,}={0,2}/gi;
var run = /[A-Za-z0-9+/]{20,}={0,2}/g;
var digest = /sha(?:1|256|384|512)[-:]$/i;
function tokens(text) {
  return text.length < 12 ? [] : merged([...known(text), ...random(text)]);
}
function known(text) {
  const found = [];
  const add = (start, end) => found.push({ start, end, credential: true });
  for (const { index, 0: token } of text.matchAll(formats)) add(index, index + token.length);
  for (const { index, 0: token } of text.matchAll(webToken)) {
    const start = text.slice(back(text, index, /[A-Za-z0-9_-]/), index).indexOf("eyJ");
    if (start >= 0) add(back(text, index, /[A-Za-z0-9_-]/) + start, index + token.length);
  }
  for (const { index, 0: token } of text.matchAll(bearer))
    if (/\d/.test(token) || token.length >= 20) add(index, index + token.length);
  for (const { index, 0: token } of text.matchAll(basic))
    if (/^[\x20-\x7e]+:[\x20-\x7e]*$/.test(Buffer.from(token, "base64").toString("latin1")))
      add(index, index + token.length);
  return found;
}
function random(text) {
  const found = [];
  let covered = 0;
  for (const { index, 0: token } of text.matchAll(run)) {
    if (digest.test(text.slice(Math.max(0, index - 7), index))) continue;
    for (const [start, end] of randomIn(token)) {
      if (index + start < covered) continue;
      covered = ahead(text, index + end, /[\w+=~-]/);
      found.push({ start: back(text, index + start, /[\w+~-]/), end: covered, credential: true });
    }
  }
  return found;
}
function back(text, from, sort) {
  let at = from;
  while (at > 0 && sort.test(text[at - 1])) at--;
  return at;
}
function ahead(text, from, sort) {
  let at = from;
  while (at < text.length && sort.test(text[at])) at++;
  return at;
}
function randomIn(text) {
  const out = [];
  let start = 0;
  for (const part of text.split("/")) {
    if (part.length >= 20 && looksRandom(part)) out.push([start, start + part.length]);
    start += part.length + 1;
  }
  const [first = "", ...rest] = text.split("/");
  if (out.length === 0 && rest.length < 4 && first !== "" && looksRandom(text)) return [[0, text.length]];
  return out;
}
function looksRandom(text) {
  const counts = { lower: 0, upper: 0, digit: 0 };
  let [turns, length, lowerRun, inWords] = [0, 0, 0, 0];
  let last;
  for (let i = 0; i < text.length; i++) {
    const kind = kindOf(text.charCodeAt(i));
    if (!kind) continue;
    counts[kind]++;
    length++;
    if (last && kind !== last) turns++;
    lowerRun = kind === "lower" ? last === "lower" ? lowerRun + 1 : 1 : 0;
    if (lowerRun >= 3) inWords += lowerRun === 3 ? 3 : 1;
    last = kind;
  }
  const enough = counts.lower >= 2 && counts.upper >= 2 && counts.digit >= 2;
  return enough && turns / (length - 1) >= 0.4 && inWords / length < 0.4;
}
function kindOf(code) {
  if (code >= 97 && code <= 122) return "lower";
  if (code >= 65 && code <= 90) return "upper";
  return code >= 48 && code <= 57 ? "digit" : void 0;
}
function looksLikeKey(part) {
  return (part.match(/[A-Za-z0-9]{20,}/g) ?? []).some((text) => {
    if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text)) return false;
    const digits = text.replace(/\D/g, "").length;
    const turns = (text.match(/\d(?=\D)|\D(?=\d)/g) ?? []).length;
    return digits >= 4 && text.length - digits >= 4 && turns / (text.length - 1) >= 0.25;
  });
}

// src/seal/strict-json.ts
import { isUtf8 } from "node:buffer";
var limits = {
  depth: 64,
  page: 32 * 2 ** 20,
  string: 4 * 2 ** 20,
  keys: 2e5,
  items: 1e6,
  number: 400
};
var QUOTE = 34;
var BACKSLASH = 92;
var COMMA = 44;
var COLON = 58;
var OPEN_ARRAY = 91;
var CLOSE_ARRAY = 93;
var OPEN_OBJECT = 123;
var CLOSE_OBJECT = 125;
var number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
var Sharing = class {
  #young = /* @__PURE__ */ new Map();
  #old = /* @__PURE__ */ new Map();
  share(text, value) {
    const known2 = this.#young.get(text) ?? this.#old.get(text) ?? value;
    this.#young.set(text, known2);
    if (this.#young.size > 2e4) [this.#old, this.#young] = [this.#young, /* @__PURE__ */ new Map()];
    return known2;
  }
};
var JsonReader = class {
  bytes;
  position = 0;
  #depth = 0;
  #sharing;
  #base = 0;
  /** @throws DriftlineError `empty`, `too-large` or `invalid-utf8` */
  constructor(bytes, maxBytes = limits.page) {
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (bytes.length > maxBytes) throw this.#error("too-large");
    if (!isUtf8(this.bytes)) throw this.#error("invalid-utf8");
    if (this.bytes[0] === 239 && this.bytes[1] === 187 && this.bytes[2] === 191) this.position = 3;
    if (this.peek() === void 0) throw this.#error("empty");
  }
  /** How many containers are open. */
  get depth() {
    return this.#depth;
  }
  /** The next byte that is not white space, without taking it; undefined at the end. */
  peek() {
    let byte = this.bytes[this.position];
    while (byte === 32 || byte === 10 || byte === 13 || byte === 9) byte = this.bytes[++this.position];
    return byte;
  }
  /** Whether a value of this kind comes next. Fails at the end of the text. */
  isAt(bracket) {
    const byte = this.peek();
    if (byte === void 0) throw this.#error("truncated");
    return byte === bracket;
  }
  /** Fails unless only white space is left. */
  end() {
    if (this.peek() !== void 0) throw this.#error("syntax");
  }
  /** Reads with the containers inside the values shared; the values themselves a caller compares by their bytes. */
  shared(sharing, read) {
    this.#sharing = sharing;
    this.#base = this.#depth + 1;
    try {
      return read();
    } finally {
      this.#sharing = void 0;
    }
  }
  /** Reads one value whole. */
  value() {
    switch (this.peek()) {
      case void 0:
        throw this.#error("truncated");
      case OPEN_OBJECT:
        return this.#container(() => this.#members());
      case OPEN_ARRAY:
        return this.#container(() => this.#items());
      case QUOTE:
        return this.string();
      case 116:
        return this.#word("true", true);
      case 102:
        return this.#word("false", false);
      case 110:
        return this.#word("null", null);
      default:
        return this.#number();
    }
  }
  #members() {
    const object = bag();
    this.object((key) => {
      object[key] = this.value();
    });
    return object;
  }
  #items() {
    const items = [];
    this.array(() => {
      items.push(this.value());
    });
    return items;
  }
  #container(read) {
    const start = this.position;
    const value = read();
    const length = this.position - start;
    if (!this.#sharing || length > 4096 || this.#depth <= this.#base) return value;
    return this.#sharing.share(this.bytes.toString("latin1", start, this.position), value);
  }
  /** Reads an object: `member` is called at the value of each key and must read it. Keys may not repeat. */
  object(member) {
    this.#open(OPEN_OBJECT);
    const keys = /* @__PURE__ */ new Set();
    let first = true;
    for (; ; ) {
      const byte = this.peek();
      if (byte === CLOSE_OBJECT) break;
      if (!first) this.#take(COMMA);
      first = false;
      if (this.peek() !== QUOTE) throw this.#error(this.peek() === void 0 ? "truncated" : "syntax");
      const key = this.string();
      if (keys.has(key)) throw this.#error("duplicate-key");
      keys.add(key);
      if (keys.size > limits.keys) throw this.#error("too-large");
      this.#take(COLON);
      this.peek();
      member(key.startsWith("$") && /^\$+number$/.test(key) ? `$${key}` : key);
    }
    this.#close();
  }
  /** Reads an array: `item` is called at each value and must read it. */
  array(item) {
    this.#open(OPEN_ARRAY);
    let index = 0;
    for (; ; ) {
      const byte = this.peek();
      if (byte === CLOSE_ARRAY) break;
      if (index > 0) {
        this.#take(COMMA);
        this.peek();
      }
      if (index >= limits.items) throw this.#error("too-large");
      item(index++);
    }
    this.#close();
  }
  string() {
    const start = ++this.position;
    const { bytes } = this;
    let byte = bytes[this.position];
    let plain2 = true;
    let ascii = true;
    while (byte !== QUOTE) {
      if (byte === void 0) throw this.#error("truncated");
      if (byte < 32) throw this.#error("syntax");
      if (byte >= 128) ascii = false;
      if (byte === BACKSLASH) {
        plain2 = false;
        this.position++;
        if (bytes[this.position] === void 0) throw this.#error("truncated");
      }
      byte = bytes[++this.position];
    }
    const end = this.position++;
    if (end - start > limits.string) throw this.#error("too-large");
    if (plain2) return ascii ? bytes.toString("latin1", start, end) : bytes.toString("utf8", start, end);
    try {
      return JSON.parse(bytes.toString("utf8", start - 1, end + 1));
    } catch {
      throw this.#error("syntax");
    }
  }
  /** Takes the next bytes if they are the same as these, which were a value, and end where a value ends. */
  skip(bytes, start, end) {
    const next = this.position + (end - start);
    const after = this.bytes[next];
    const ends = after === COMMA || after === CLOSE_OBJECT || after === 32 || after !== void 0 && after < 14;
    if (!ends || this.bytes.compare(bytes, start, end, this.position, next) !== 0) return false;
    this.position = next;
    return true;
  }
  #number() {
    const text = this.bytes.toString("latin1", this.position, this.position + limits.number);
    number.lastIndex = 0;
    const found = number.exec(text)?.[0];
    if (found === void 0) throw this.#error("syntax");
    if (found.length === limits.number) throw this.#error("too-large");
    this.position += found.length;
    const value = Number(found) + 0;
    if (String(value) === found) return value;
    return Number.isFinite(value) && decimal(found) === decimal(String(value)) ? value : exactNumber(found);
  }
  #word(word, value) {
    const text = this.bytes.toString("latin1", this.position, this.position + word.length);
    if (text !== word) throw this.#error(word.startsWith(text) ? "truncated" : "syntax");
    this.position += word.length;
    return value;
  }
  #open(bracket) {
    this.#take(bracket);
    if (++this.#depth > limits.depth) throw this.#error("too-deep");
  }
  #close() {
    this.position++;
    this.#depth--;
  }
  #take(wanted) {
    const byte = this.peek();
    if (byte !== wanted) throw this.#error(byte === void 0 ? "truncated" : "syntax");
    this.position++;
  }
  #error(code) {
    const what = {
      empty: "nothing where JSON should be",
      truncated: "JSON that ends too early",
      syntax: "not JSON",
      "duplicate-key": "JSON with a key that stands twice in one object",
      "invalid-utf8": "not UTF-8",
      "too-deep": `JSON nested deeper than ${limits.depth}`,
      "too-large": "more than is read at once (a page of 32 MiB, a text of 4 MiB, an object of 200,000 keys, a number of 400 digits)"
    };
    return new DriftlineError("incomplete", { code, message: `${what[code]}, at byte ${this.position}` });
  }
};
function decimal(text) {
  const [, sign = "", whole = "", part = "", power = "0"] = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text);
  const all = (whole + part).replace(/^0+/, "");
  const digits = all.replace(/0+$/, "");
  return digits === "" ? "0" : `${sign}${digits}e${Number(power) - part.length + all.length - digits.length}`;
}

// src/seal/change.ts
var UNSHOWN = "(a name that is not shown)";
var ChangeReader = class {
  #sharing = new Sharing();
  #last;
  /** Reads the change that comes next. Fields that the interface does not name are added to `fields`. */
  change(reader, where, fields) {
    let revision;
    let updatedAt;
    let user;
    let found;
    if (!reader.isAt(OPEN_OBJECT)) throw mismatch(where, "an object");
    reader.object((key) => {
      if (key === "settings") {
        if (!reader.isAt(OPEN_OBJECT)) throw mismatch(`${where}.settings`, "an object");
        found = this.#settings(reader);
      } else if (key === "revision") revision = reader.value();
      else if (key === "updatedAt") updatedAt = reader.value();
      else if (key === "user") user = reader.value();
      else {
        fields.add(fieldName(key));
        reader.value();
      }
    });
    if (typeof revision !== "number" || !Number.isSafeInteger(revision) || revision < 0)
      throw mismatch(`${where}.revision`, "a whole number, 0 or more");
    if (!found) throw mismatch(`${where}.settings`, "an object", revision);
    const time = typeof updatedAt === "string" ? instantOf(updatedAt) : void 0;
    if (time === void 0)
      throw mismatch(`${where}.updatedAt`, "a date and time such as 2026-11-20T09:00:00Z", revision);
    return { revision, at: instantText(time), time, by: editorOf(user, where, revision), settings: found };
  }
  /** Lets go of the bytes that were read: they are the caller's, who may write others into them. */
  release() {
    const last = this.#last;
    if (!last || last.bytes.length === last.to - last.from) return;
    last.bytes = Buffer.from(last.bytes.subarray(last.from - last.cut, last.to - last.cut));
    last.cut = last.from;
  }
  /** Forgets everything that was read. */
  forget() {
    this.#sharing = new Sharing();
    this.#last = void 0;
  }
  #settings(reader) {
    const out = bag();
    const slots = /* @__PURE__ */ new Map();
    const last = this.#last?.depth === reader.depth ? this.#last : void 0;
    const from = reader.position;
    reader.shared(
      this.#sharing,
      () => reader.object((key) => {
        const before = last?.slots.get(key);
        const start = reader.position;
        const same = before && reader.skip(last.bytes, before.start - last.cut, before.end - last.cut);
        const value = same ? before.value : reader.value();
        slots.set(key, { start, end: reader.position, value });
        out[key] = value;
      })
    );
    this.#last = { bytes: reader.bytes, from, to: reader.position, cut: 0, depth: reader.depth, slots };
    return out;
  }
};
function fieldName(key) {
  return /^[A-Za-z][\w-]{0,60}$/.test(key) && tokens(key).length === 0 ? key : UNSHOWN;
}
function paginationOf(reader) {
  if (!reader.isAt(OPEN_OBJECT)) throw mismatch("pagination", "an object");
  const { hasMore, nextCursor: nextCursor2 = null } = reader.value();
  if (typeof hasMore !== "boolean") throw mismatch("pagination.hasMore", "true or false");
  if (nextCursor2 !== null && typeof nextCursor2 !== "string") throw mismatch("pagination.nextCursor", "a text");
  return { hasMore, nextCursor: nextCursor2 };
}
function changesOf(reader, where, read) {
  if (!reader.isAt(OPEN_ARRAY)) throw mismatch(where, "a list");
  reader.array((i) => read(reader, i));
}
function editorOf(user, where, revision) {
  if (user === void 0 || user === null) return { id: null, email: null, name: null };
  if (!isObject(user)) throw mismatch(`${where}.user`, "an object", revision);
  const field = (name) => {
    const value = user[name];
    if (value === void 0 || value === null || value === "") return null;
    if (typeof value !== "string") throw mismatch(`${where}.user.${name}`, "a text", revision);
    return value;
  };
  return { id: field("id"), email: field("email"), name: field("name") };
}
function sameRevision(a, b) {
  return a.time === b.time && canonical({ ...a.by }) === canonical({ ...b.by }) && equal(a.settings, b.settings);
}
function firstOf(a, b) {
  const text = ({ at, by, settings }) => canonical([at, by.id, by.email, by.name, settings]);
  return text(a) <= text(b) ? a : b;
}
function mismatch(where, wanted, revision) {
  return new DriftlineError("incomplete", {
    code: "schema",
    message: `${where} should be ${wanted}`,
    ...revision !== void 0 && { revision }
  });
}

// src/seal/fingerprint.ts
import { createHmac } from "node:crypto";
function createFingerprints(key, organization) {
  if (key === void 0) {
    const numbers = { text: /* @__PURE__ */ new Map(), json: /* @__PURE__ */ new Map() };
    let last = 0;
    return {
      keyId: null,
      of: (secret2, written) => {
        let found = numbers[written].get(secret2);
        if (!found) numbers[written].set(secret2, found = `fp:run:${++last}`);
        return found;
      }
    };
  }
  if (Buffer.byteLength(key, "utf8") < 32)
    throw new DriftlineError("usage", {
      message: "the fingerprint key is shorter than 32 bytes",
      hint: "make one with: openssl rand -hex 32"
    });
  const mac = (domain, content) => createHmac("sha256", key).update(domain).update(content).digest("hex");
  const keyId = `k${mac("driftline/key-id/v1", "").slice(0, 7)}`;
  return {
    keyId,
    of: (secret2, written) => {
      const [form, content] = secret2.isWellFormed() ? ["", secret2] : ["/utf-16", Buffer.from(secret2, "utf16le")];
      const domain = `driftline/fp/v1${written === "text" ? "" : "/json"}${form}\0${organization}\0`;
      return `fp:${keyId}:${mac(domain, content).slice(0, 16)}`;
    }
  };
}

// src/seal/encodings.ts
import { createHash } from "node:crypto";

// src/seal/scanner.ts
var BASE = 16777619;
var MIX = 2654435761;
var LONG = 128;
function scanned(text) {
  return text.slice(0, LONG).replace(/[A-Z]+/g, (upper) => upper.toLowerCase());
}
function fold(code) {
  return code >= 65 && code <= 90 ? code + 32 : code;
}
var Scanner = class {
  #size;
  #window;
  #lead;
  /** The texts by the hash of their beginning, sorted. */
  #buckets = /* @__PURE__ */ new Map();
  /** One bit for each of the hashes, and some for others: most characters of a text need not be looked up. */
  #bits;
  #shift;
  /** @param texts empty ones are left out */
  constructor(texts) {
    const known2 = /* @__PURE__ */ new Set();
    for (const text of texts) if (text !== "") known2.add(scanned(text));
    this.#size = known2.size;
    let window = Infinity;
    for (const text of known2) window = Math.min(window, text.length);
    this.#window = window;
    let lead2 = 1;
    for (let i = 1; i < window && this.#size > 0; i++) lead2 = Math.imul(lead2, BASE);
    this.#lead = lead2;
    const size = Math.min(30, Math.max(16, Math.ceil(Math.log2(this.#size * 32 + 1))));
    this.#shift = 32 - size;
    this.#bits = new Uint32Array(2 ** (size - 5));
    for (const text of known2) {
      let hash = 0;
      for (let i = 0; i < window; i++) hash = Math.imul(hash, BASE) + text.charCodeAt(i) | 0;
      const bit = this.#bitOf(hash);
      this.#bits[bit >>> 5] |= 1 << (bit & 31);
      const bucket = this.#buckets.get(hash);
      if (bucket) bucket.push(text);
      else this.#buckets.set(hash, [text]);
    }
    for (const bucket of this.#buckets.values()) if (bucket.length > 1) bucket.sort();
  }
  /** Whether any of the texts stands in this one. */
  in(text) {
    return this.#scan(text, () => true);
  }
  /** Those of the texts, as scanned, that stand in this one. */
  all(text) {
    const found = /* @__PURE__ */ new Set();
    this.#scan(text, (one) => found.add(one).size === this.#size);
    return found;
  }
  #bitOf(hash) {
    return Math.imul(hash, MIX) >>> this.#shift;
  }
  /** Calls `hear` with every text where it stands, until it has heard enough. */
  #scan(text, hear) {
    const window = this.#window;
    if (text.length < window) return false;
    let hash = 0;
    for (let i = 0; i < text.length; i++) {
      if (i >= window) hash = hash - Math.imul(this.#lead, fold(text.charCodeAt(i - window))) | 0;
      hash = Math.imul(hash, BASE) + fold(text.charCodeAt(i)) | 0;
      if (i < window - 1) continue;
      const bit = this.#bitOf(hash);
      if ((this.#bits[bit >>> 5] & 1 << (bit & 31)) === 0) continue;
      const bucket = this.#buckets.get(hash);
      if (bucket && standing(bucket, text, i - window + 1, hear)) return true;
    }
    return false;
  }
};
function standing(sorted, text, start, hear) {
  let [first, end] = [0, sorted.length];
  for (let i = 0; ; i++) {
    if (sorted[first].length === i && hear(sorted[first++])) return true;
    if (first === end) return false;
    const code = fold(text.charCodeAt(start + i));
    if (sorted[first].charCodeAt(i) === code && sorted[end - 1].charCodeAt(i) === code) continue;
    first = bound(sorted, first, end, i, code);
    end = bound(sorted, first, end, i, code + 1);
    if (!(first < end)) return false;
  }
}
function bound(sorted, first, end, i, code) {
  let [low, high] = [first, end];
  while (low < high) {
    const middle = low + high >>> 1;
    if (sorted[middle].charCodeAt(i) < code) low = middle + 1;
    else high = middle;
  }
  return low;
}

// src/seal/encodings.ts
var MIN = 12;
function encodings(literal) {
  const start = literal.slice(0, 2 * LONG);
  const bytes = Buffer.from(start, "utf8");
  const json = inJson(start);
  const forms = [
    literal,
    Array.from(literal.slice(-2 * LONG)).toReversed().join(""),
    json,
    inJson(json),
    visibleJson(json),
    json.replace(/[<>&]/g, unicodeEscapes),
    unicodeEscapes(start),
    visible(start),
    start.replaceAll('"', '""'),
    html(start),
    html(json),
    start.replace(/[&<>"']/g, (c) => xml[c]),
    entities(start, (code) => String(code)),
    entities(start, (code) => `x${code.toString(16)}`),
    annotation(start),
    encodeURIComponent(start.toWellFormed()),
    percent(bytes),
    bytes.toString("hex"),
    ...["base64", "base64url"].flatMap((encoding) => aligned(bytes, encoding)),
    Buffer.from(start, "utf16le").toString("latin1"),
    ...["sha256", "sha1", "md5"].map((name) => createHash(name).update(literal, "utf8").digest("hex"))
  ];
  return [...new Set(forms)].filter((form) => form.length >= MIN);
}
var xml = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };
function inJson(text) {
  return JSON.stringify(text).slice(1, -1);
}
function unicodeEscapes(text) {
  let out = "";
  for (let i = 0; i < text.length; i++) out += `\\u${text.charCodeAt(i).toString(16).padStart(4, "0")}`;
  return out;
}
function entities(text, spell) {
  return Array.from(text, (c) => `&#${spell(c.codePointAt(0))};`).join("");
}
function percent(bytes) {
  return [...bytes].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
}
function aligned(bytes, encoding) {
  return [0, 1, 2].map((shift) => {
    const text = Buffer.concat([Buffer.alloc(shift), bytes]).toString(encoding).replace(/=+$/, "");
    const start = Math.ceil(shift * 8 / 6);
    return text.slice(start, Math.floor((shift + bytes.length) * 8 / 6));
  });
}

// src/seal/strength.ts
var STRONG = 12;
var ours = [
  /\[(?:secret|hidden)[: ]|"\$secret"|"fingerprint"|fp:(?:run|k)/i,
  /^(?:(?:f?p:)?k?[0-9a-f]{0,7}:|[fk]?_)?[0-9a-f]{0,16}$/i,
  /^(?=.*[T :])\d{0,4}-?\d{0,2}-?\d{0,2}[T ]?\d{0,2}:?\d{0,2}:?[\d.]{0,6}(?:Z| U?T?C?)?$/i
];
function readsLikeOurs(text) {
  return ours.some((shape) => shape.test(text));
}
function weigh(literals, own, catalog, histories) {
  const candidates = new Scanner(literals);
  const common = /* @__PURE__ */ new Set();
  const hear = (text) => {
    for (const literal of candidates.all(text)) common.add(literal);
  };
  for (const text of own) hear(text);
  const keys = keysOf(catalog.root);
  if ([...literals].some((literal) => readsLikePlace(literal, keys)))
    for (const subject of subjectsOf(catalog, histories)) {
      hear(subject);
      hear(nameOf(subject));
    }
  const isWeak = (literal) => literal.length < STRONG || common.has(scanned(literal)) || readsLikeOurs(literal);
  return { strong: [...literals].filter((literal) => !isWeak(literal)), isWeak };
}
function catalogWords(catalog) {
  const said = catalog.settings.flatMap((setting) => [...knownValues(setting), setting.says, setting.unset.means]);
  return [...said, ...spellings(catalog.root, "", "")];
}
function spellings(place, path, pointer) {
  const below = [...place.keys].flatMap(
    ([key, { place: next }]) => spellings(next, path === "" ? key : `${path}.${key}`, pointer + segment(key))
  );
  const elements = place.any ? spellings(place.any, `${path}[*]`, `${pointer}/*`) : [];
  return [path, pointer, ...below, ...elements];
}
function keysOf(place, into = /* @__PURE__ */ new Set()) {
  for (const [key, { place: next }] of place.keys) keysOf(next, into.add(key));
  if (place.any) keysOf(place.any, into);
  return into;
}
function readsLikePlace(literal, keys) {
  const [first = "", ...rest] = literal.slice(0, 1e3).split(/[/.]/);
  const last = rest.pop();
  if (last === void 0) return false;
  if (rest.some((part) => keys.has(part))) return true;
  return [...keys].some((key) => key.endsWith(first) || key.startsWith(last));
}
function* subjectsOf(catalog, histories) {
  const read = createReader(catalog);
  const seen = /* @__PURE__ */ new WeakSet();
  for (const settings of histories)
    for (const block of read(settings).values()) {
      if (seen.has(block)) continue;
      seen.add(block);
      yield* block.entries.keys();
    }
}

// src/seal/leaks.ts
function leakTest(secrets, own) {
  const forms = secrets.flatMap(encodings).filter((form) => !readsLikeOurs(form));
  let scanner = new Scanner(forms);
  const innocent = new Set(own.flatMap((text) => [...scanner.all(text)]));
  if (innocent.size > 0) scanner = new Scanner(forms.filter((form) => !innocent.has(scanned(form))));
  return (text) => scanner.in(text);
}

// src/seal/names.ts
var stems = /token|secret|passw|passphrase|pwd|api[-_. ]?key|access[-_. ]?key|private[-_. ]?key|credential|cookie|bearer|jwt|signature|sess(?:ion)?[-_. ]?(?:id|key)/i;
var words = new Set("auth authorization authentication oauth oauth2 pass passin passout sig".split(" "));
var plainKeys = new Set("public primary foreign sort partition cache group idempotency host known".split(" "));
var asides = new Set(
  "algorithm alg count dir enabled endpoint expiration expires expiry file format host jar length lifetime limit method mode name parallelism path policy provider required rotation scheme size stdin ttl type uri url version".split(
    " "
  )
);
var negations = new Set("no without skip disable disabled require required".split(" "));
var counters = new Set(
  "max min num n count limit budget per total input output prompt completion context thinking usage stop rate new".split(
    " "
  )
);
function namesCredential(name) {
  const parts = name.slice(-200).replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase().split(/[^a-z0-9]+/).filter((part) => part !== "");
  const last = parts.at(-1) ?? "";
  if (asides.has(last) || parts.length > 1 && negations.has(parts[0])) return false;
  if (parts.some((part) => /^tokens?$/.test(part)) && parts.some((part) => counters.has(part))) return false;
  if (/tokeniz/i.test(name)) return false;
  if (last === "session" || last === "sid") return true;
  if (last === "key") return !plainKeys.has(parts.at(-2) ?? "");
  return stems.test(name) || parts.some((part) => words.has(part));
}
function isPlaceholder(text) {
  return /^(?:not-used(?:-for-[a-z-]+)?|unused|none|n\/a|placeholder|changeme|dummy)$/i.test(text);
}
function isMasked(text) {
  return isOneCharacter(text) || /^\[?(?:redacted|masked|hidden)\]?$/i.test(text) || text.length <= 100 && /^[^*•…]{0,8}(?:\*{3,}|•{3,}|…|\.{3,})[^*•…]{0,8}$/u.test(text);
}
function isOneCharacter(text) {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 0);
  const times = text.length / first.length;
  return times >= 3 && Number.isInteger(times) && text === first.repeat(times);
}
function isOrdinary(text) {
  if (text.length > 200) return false;
  if (/^[a-z0-9]+(?:[-._:/][a-z0-9]+)*$/.test(text) || /^https?:\/\/[a-z0-9.-]+(?::\d+)?[a-z0-9/._-]*$/.test(text))
    return true;
  return /^[\w .,()/:+-]*$/.test(text) && text.includes(" ") && text.split(/[^A-Za-z0-9]+/).every((word) => /^(?:[A-Z]?[a-z]*|[A-Z]+|v?\d+)$/.test(word));
}

// src/seal/shell.ts
var SINGLE = 39;
var DOUBLE = 34;
var BACKSLASH2 = 92;
var scheme = /^(?:bearer|basic|token|digest|apikey)\s+/i;
var Shell = class {
  text;
  /** The quote that each character stands in; 0 for none. */
  #quotes;
  /** Where each command inside `$(…)` or back quotes ends, by where it begins. */
  #inner;
  #depths;
  constructor(text) {
    this.text = text;
    this.#quotes = quotesOf(text);
    this.#inner = substitutions(text, this.#quotes);
    if (this.#inner.size > 0) this.#depths = depthsOf(text.length, this.#inner);
  }
  /** How many commands a place stands inside. */
  depth(at) {
    return this.#depths?.[at] ?? 0;
  }
  /** The beginning of the simple command that a place belongs to. */
  before(at) {
    return this.text.slice(Math.max(0, at - 200), at).replace(/^.*[;|&\n]/s, "");
  }
  /** The value that begins here: a word, without the quotes when they are around all of it. */
  value(from) {
    const { text } = this;
    const outer = this.#quotes[from];
    const escaped = /^\\["']/.test(text.slice(from, from + 2)) ? text.indexOf(text.slice(from, from + 2), from + 2) : -1;
    if (escaped >= 0) return { from: from + 2, to: escaped };
    const quoted = isQuote(text.charCodeAt(from)) && text.charCodeAt(from) !== outer;
    let to = from;
    for (let inner = 0; to < text.length; to++) {
      const code = text.charCodeAt(to);
      const end = inner === SINGLE ? void 0 : this.#inner.get(to);
      if (end !== void 0) to = end - 1;
      else if (code === BACKSLASH2 && inner !== SINGLE && outer !== SINGLE) to++;
      else if (outer !== 0 && code === outer) break;
      else if (inner === 0 && isQuote(code)) inner = code;
      else if (inner !== 0 && code === inner) {
        if (quoted && this.#endsWord(to + 1, outer)) return { from: from + 1, to };
        inner = 0;
      } else if (inner === 0 && /[\s;|&<>()`]/.test(text[to])) break;
    }
    return { from, to: Math.min(to, text.length) };
  }
  /** What is left of the quoted text that this place stands in, or else the value that begins here. */
  rest(from) {
    const outer = this.#quotes[from];
    const start = from + schemeLength(this.text, from);
    if (outer === 0) return this.value(start);
    let to = start;
    while (to < this.text.length && this.#quotes[to] === outer && this.text.charCodeAt(to) !== outer)
      to += this.text.charCodeAt(to) === BACKSLASH2 && outer === DOUBLE ? 2 : 1;
    return { from: start, to: Math.min(to, this.text.length) };
  }
  /** The value of a member of an object, which ends at a quote escaped as often as the one before it. */
  member(from, escapes, quote) {
    for (let to = from, run2 = 0; to < this.text.length; to++) {
      if (this.text[to] === "\\") run2++;
      else if (this.text[to] === quote && run2 % (2 * escapes + 2) === escapes) return { from, to: to - escapes };
      else run2 = 0;
    }
    return { from, to: this.text.length };
  }
  /** The parts of a value to hide. What runs in it is none: nobody may hide a command behind the name of a secret. */
  secrets({ from, to }, credential) {
    const out = [];
    let start = from + schemeLength(this.text, from);
    for (let at = start; at <= to; at++) {
      const end = this.#inner.get(at);
      if (at < to && (end === void 0 || end > to)) continue;
      const text = this.text.slice(start, at);
      if (!isKeptElsewhere(text) && !isPlain(text)) out.push({ start, end: at, credential });
      start = end ?? at;
      at = start - 1;
      if (end === void 0) break;
    }
    return out;
  }
  #endsWord(at, outer) {
    return at >= this.text.length || this.text.charCodeAt(at) === outer || /[\s;|&<>()`,}\]]/.test(this.text[at]);
  }
};
function isKeptElsewhere(text) {
  return !/[^\s:/@.,;&_"'-]/.test(text.replace(/\$\{\w+\}|\$\w+/g, "")) && tokens(text).length === 0;
}
function isPlain(text) {
  if (/^(?:true|false|yes|no|on|off|null|none)$/i.test(text)) return true;
  return text.length <= 200 && /^(?:~|\.{1,2})?(?:\/[a-z0-9._-]{1,40}){2,10}$/.test(text);
}
function isQuote(code) {
  return code === SINGLE || code === DOUBLE;
}
function schemeLength(text, from) {
  return scheme.exec(text.slice(from, from + 20))?.[0].length ?? 0;
}
function quotesOf(text) {
  const quotes = new Uint8Array(text.length + 1);
  let quote = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    quotes[i] = quote;
    if (code === BACKSLASH2 && quote !== SINGLE) quotes[++i] = quote;
    else if (quote === 0 && isQuote(code)) quote = code;
    else if (code === quote) quote = 0;
  }
  quotes[text.length] = quote;
  return quotes;
}
function substitutions(text, quotes) {
  const found = /* @__PURE__ */ new Map();
  const open2 = [];
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    const last = open2.at(-1);
    if (c === last?.close) {
      open2.pop();
      if (last.runs && quotes[last.at] === quotes[i]) found.set(last.at, i + 1);
    } else if (c === "$" && text[i + 1] === "(") open2.push({ at: i++, close: ")", runs: true });
    else if (c === "(") open2.push({ at: i, close: ")", runs: false });
    else if (c === "`") open2.push({ at: i, close: "`", runs: true });
  }
  return found;
}
function depthsOf(length, inner) {
  const depths = new Int32Array(length + 1);
  for (const [start, end] of inner) {
    depths[start + 1]++;
    depths[end - 1]--;
  }
  for (let i = 1; i <= length; i++) depths[i] += depths[i - 1];
  return depths;
}

// src/seal/url.ts
var lead = /^[\0-\x20]*(?:([a-z][a-z0-9+.\t\n\r-]*):)?[\\/\t\n\r]*/i;
function urlSpans(text) {
  const [{ length }, scheme2 = ""] = lead.exec(text);
  return authoritySpans(text, length, text.length, scheme2.toLowerCase());
}
function authoritySpans(text, from, to, scheme2 = "") {
  const part = text.slice(from, to);
  const spans = [];
  let host = 0;
  let path = hostEnd(part, 0);
  let at = part.slice(0, path).lastIndexOf("@");
  if (at < 0 && /:(?!\d*$|\$)[^:\]]*$/.test(part.slice(0, path))) at = part.lastIndexOf("@");
  if (at >= 0) {
    for (const span of userSpans(part.slice(0, at), scheme2)) spans.push(span);
    host = at + 1;
    path = hostEnd(part, host);
  }
  for (const span of moved(tokens(part.slice(host, path)), host)) spans.push(span);
  const hash = indexOr(part, "#", path, part.length);
  const query = indexOr(part, "?", path, hash);
  for (const span of each(part, path, query, /[\\/]/, pathSpans)) spans.push(span);
  if (query < hash) for (const span of each(part, query + 1, hash, "&", pairSpans)) spans.push(span);
  const fragment = part.slice(hash + 1);
  const credential = tokens(fragment).length > 0 || fragment.split(/[&=]/).some(namesCredential);
  if (fragment !== "") spans.push({ start: hash + 1, end: part.length, credential });
  return moved(spans, from);
}
function passwords(text) {
  return [...text.matchAll(/:\/\/[^\s"'<>`/?#\\@]*@/g)].flatMap(
    ({ index, 0: link }) => moved(userSpans(link.slice(3, -1), ""), index + 3)
  );
}
function isVariable(text) {
  return /^\$(?:\{[A-Za-z_]\w*\}|[A-Za-z_]\w*)$/.test(text) && tokens(text).length === 0;
}
function hostEnd(part, from) {
  const found = part.slice(from).search(/[/?#\\]/);
  return found < 0 ? part.length : from + found;
}
function indexOr(text, wanted, from, to) {
  const found = text.slice(0, to).indexOf(wanted, from);
  return found < 0 ? to : found;
}
function moved(spans, by) {
  return spans.map(({ start, end, credential }) => ({ start: start + by, end: end + by, credential }));
}
function* each(text, from, to, separator, spansOf) {
  let start = from;
  for (const piece of text.slice(from, to).split(separator)) {
    yield* moved(spansOf(piece), start);
    start += piece.length + 1;
  }
}
function userSpans(user, scheme2) {
  const colon = user.indexOf(":");
  if (user === "" || user === "git" || isVariable(user)) return [];
  if (colon >= 0 && isVariable(user.slice(colon + 1)) || colon < 0 && scheme2.includes("ssh")) return tokens(user);
  return [{ start: 0, end: user.length, credential: true }];
}
function pathSpans(segment2) {
  const secret2 = looksLikeKey(segment2) || tokens(segment2).length > 0;
  return secret2 ? [{ start: 0, end: segment2.length, credential: true }] : [];
}
function pairSpans(pair) {
  const equals = pair.indexOf("=");
  if (equals < 0) {
    const plain2 = pair.length < 8 || pair.length < 16 && !/\d/.test(pair);
    return plain2 ? tokens(pair) : [{ start: 0, end: pair.length, credential: tokens(pair).length > 0 }];
  }
  const [name, value] = [pair.slice(0, equals), pair.slice(equals + 1)];
  const spans = tokens(name);
  if (value === "" || isVariable(value)) return spans;
  const credential = namesCredential(name) || tokens(value).length > 0;
  return [...spans, { start: equals + 1, end: pair.length, credential }];
}

// src/seal/command.ts
var secret = (value) => ({ ...value, credential: true });
var rules = [
  {
    name: /(?<![\w-])(?:-H|--header|--proxy-header)(?:=|\s+)?/g,
    read: (shell, at) => {
      const { from, to } = shell.value(at);
      const [before, name] = /^([^:\s]{1,100}):\s*/.exec(shell.text.slice(from, to)) ?? [];
      return before === void 0 ? { from, to } : { from: from + before.length, to, credential: namesCredential(name) };
    }
  },
  {
    name: /(?<![\w-])(?:(?:proxy-)?authorization|x-(?:api-key|auth-token|access-token)|(?:set-)?cookie)\s{0,8}:\s{0,8}/gi,
    read: (shell, at) => secret(shell.rest(at))
  },
  {
    name: /(?<![\w-])--?([A-Za-z][\w.-]*)(=|\s+)/g,
    read: (shell, at, [, name, gap]) => namesCredential(name) && (gap === "=" || shell.text[at] !== "-") ? secret(shell.value(at)) : void 0
  },
  {
    // Without a colon it is a name, whose password is asked for; two numbers are ids.
    name: /(?<![\w-])(?:-[uU]\s*|--(?:proxy-)?user(?:=|\s+))/g,
    read: (shell, at, { 0: found, index }) => {
      if (/^-.$/.test(found) && !/\bcurl\b/.test(shell.before(index))) return void 0;
      const value = shell.value(at);
      const given = shell.text.slice(value.from, value.to);
      const colon = given.indexOf(":");
      const password = given.slice(colon + 1);
      const plain2 = colon < 0 || /^\d+:\d+$/.test(given) || password !== "" && isKeptElsewhere(password);
      return plain2 ? value : secret(value);
    }
  },
  {
    name: /(?<![\w-])-([pa])(\s*)/g,
    read: (shell, at, { 1: letter, 2: space, index }) => takesPassword(shell.before(index), letter, space !== "") ? secret(shell.value(at)) : void 0
  },
  {
    name: /(?<![\w.-])([A-Za-z_][\w.-]*)(?:\s{0,3}=\s{0,3}(?=["'])|=(?!=))/g,
    read: (shell, at, [, name]) => namesCredential(name) ? secret(shell.value(at)) : void 0
  },
  {
    name: /(?<![\w-])set\s{1,8}([^\s=]{1,200})\s{1,8}(?!-)/g,
    read: (shell, at, [, name]) => namesCredential(name) ? secret(shell.value(at)) : void 0
  },
  {
    name: /(?<!\\)(\\{0,3})(["'])([\w.-]{1,64})\1\2\s{0,8}:\s{0,8}\1\2/g,
    read: (shell, at, [, escape, quote, name]) => namesCredential(name) ? secret(shell.member(at, escape.length, quote)) : void 0
  }
];
function commandSpans(text) {
  const shell = new Shell(text);
  const spans = tokens(text);
  for (const { index, 0: found } of text.matchAll(/:\/\/[^\s"'<>`]+/g))
    for (const span of authoritySpans(text, index + 3, index + found.length)) spans.push(span);
  for (const rule of rules) {
    const read = /* @__PURE__ */ new Map();
    for (const match of text.matchAll(rule.name)) {
      const depth = shell.depth(match.index);
      if (match.index < (read.get(depth) ?? 0)) continue;
      const found = rule.read(shell, match.index + match[0].length, match);
      if (!found) continue;
      const { from, to, credential } = found;
      if (credential !== void 0) for (const span of shell.secrets(found, credential)) spans.push(span);
      read.set(depth, credential === void 0 ? wordEnd(text, from, to) : to);
    }
  }
  return spans;
}
function wordEnd(text, from, to) {
  const space = text.slice(from, to).search(/\s/);
  return space < 0 ? to : from + space;
}
function takesPassword(before, letter, spaced) {
  if (letter === "a") return spaced && /\bredis-cli\b/.test(before);
  if (!spaced) return /\b(?:mysql\w*|mariadb\w*|mongo\w*|sshpass)\b/.test(before);
  return /\bsshpass\b|\b(?:docker|podman|nerdctl|helm|skopeo|buildah|oras|az)\b.*\blogin\b/.test(before);
}

// src/seal/redact.ts
function secretsIn(shown, text) {
  return merged(finders[shown](text));
}
var finders = {
  url: urlSpans,
  command: commandSpans,
  public: (text) => [...tokens(text), ...passwords(text)],
  personal: known
  // an identity may look as random as a key
};
function redact(text, spans, hide) {
  let out = "";
  let at = 0;
  for (const { start, end, credential } of spans) {
    out += unforged(text.slice(at, start)) + hide(text.slice(start, end), credential);
    at = end;
  }
  return out + unforged(text.slice(at));
}
function remains(text, spans) {
  const parts = spans.map(({ start }, i) => text.slice(spans[i - 1]?.end ?? 0, start));
  return [...parts, text.slice(spans.at(-1)?.end ?? 0)];
}
function apart(text) {
  return Buffer.from(text, "utf16le").toString("utf16le");
}
function unforged(text) {
  return text.replace(/\[(secret|hidden)(:*) fp:/g, "[$1$2: fp:");
}

// src/seal/parts.ts
function isCredential(text, named2) {
  return named2 || tokens(text).length > 0 || !isOrdinary(text);
}
function* secretParts(value) {
  if (isExactNumber(value)) yield value.$number;
  else if (typeof value === "number") yield String(value);
  else if (Array.isArray(value)) for (const item of value) yield* inside("", item);
  else if (isObject(value)) for (const key of Object.keys(value)) yield* inside(key, value[key]);
  else if (typeof value === "string") yield* textParts(value);
}
function* inside(key, value) {
  if (typeof value !== "string") yield* secretParts(value);
  else if (!isReference(value) && isCredential(value, namesCredential(key))) yield* textParts(value);
}
function* textParts(text) {
  yield text;
  const [, scheme2, credential] = /^(bearer|basic|token|digest|apikey)\s+(\S+)\s*$/i.exec(text) ?? [];
  if (credential !== void 0) yield credential;
  yield* afterColon(scheme2?.toLowerCase() === "basic" ? Buffer.from(credential, "base64").toString("utf8") : text);
  for (const { start, end } of tokens(text)) yield text.slice(start, end);
  if (text.includes("://"))
    for (const span of urlSpans(text)) {
      const part = text.slice(span.start, span.end);
      if (span.credential) yield part;
      if (span.credential) yield* afterColon(part);
    }
  if (/^\s*[{[]/.test(text)) yield* secretParts(parsed(text));
}
function* afterColon(text) {
  const [, password] = /^[^\s:/]{1,100}:([^\s/][^\s]*)$/.exec(text) ?? [];
  if (password !== void 0) yield password;
}
function parsed(text) {
  try {
    const reader = new JsonReader(Buffer.from(text));
    const value = reader.value();
    reader.end();
    return value;
  } catch {
    return null;
  }
}

// src/seal/sealer.ts
var address = /[a-z][a-z0-9+.-]{0,20}:\/\/[^\s"'<>`]+|^[\w*-]+(?:\.[\w-]+)+(?::\d+)?$/gi;
var Sealer = class {
  #vault;
  #memo = /* @__PURE__ */ new Map();
  #texts = /* @__PURE__ */ new Map();
  #names = /* @__PURE__ */ new Map();
  constructor(vault) {
    this.#vault = vault;
  }
  /** The settings of one revision. Sub-trees that were sealed before come out as the same objects. */
  settings(root, raw) {
    return this.#group(root, raw);
  }
  #at(place, value, key) {
    if (isLeaf(value)) return this.#leaf(leafOf(place), value, key);
    return this.#remember(place, key, value, () => this.#structure(place, value, key));
  }
  #structure(place, value, key) {
    const { setting } = place;
    if (setting && !place.any) return this.#setting(place, value, key);
    if (setting?.kind === "keyed" && Array.isArray(value))
      return this.#list(
        value,
        (item) => isLeaf(item) || Array.isArray(item) ? this.#leaf("unknown", item, key) : this.#remember(place.any, key, item, () => this.#group(place.any, item))
      );
    if (Array.isArray(value) || setting?.kind === "keyed") return this.#leaf("unknown", value, key);
    return this.#group(place, value);
  }
  /** The value of one setting, which is a list or an object. */
  #setting(place, value, key) {
    const setting = place.setting;
    const leaf = leafOf(place);
    if (setting.kind === "secret") return this.#leaf(leaf, value, key);
    if (setting.kind === "json" && !setting.fields) return this.#tree(leaf, value, key);
    if (!Array.isArray(value)) return this.#entry(setting.fields, value, key);
    if (!setting.list) return this.#leaf("unknown", value, key);
    return this.#list(value, (item) => {
      if (isLeaf(item)) return this.#leaf(leaf, item, key);
      return Array.isArray(item) ? this.#leaf("unknown", item, key) : this.#entry(setting.fields, item, key);
    });
  }
  /** An entry that is an object with known fields; unknown ones are secret. */
  #entry(fields, value, key) {
    if (!fields) return this.#leaf("unknown", value, key);
    return this.#object(
      value,
      (name, item) => Object.hasOwn(fields, name) ? [name, this.#tree(fields[name], item, name)] : [this.#key(name), this.#leaf("unknown", item, name)]
    );
  }
  #group(place, value) {
    const personal = place.setting?.class === "personal";
    return this.#object(value, (name, item) => {
      const found = place.keys.get(name)?.place;
      const key = found ? name : this.#key(name, personal);
      const next = found ?? place.any;
      return [key, next ? this.#at(next, item, name) : this.#leaf("unknown", item, name)];
    });
  }
  /** A value of one class at any depth. */
  #tree(leaf, value, key) {
    if (isLeaf(value)) return this.#leaf(leaf, value, key);
    return this.#remember(
      leaf,
      key,
      value,
      () => Array.isArray(value) ? this.#list(value, (item) => this.#tree(leaf, item, key)) : this.#object(value, (name, item) => [this.#key(name), this.#tree(leaf, item, name)])
    );
  }
  /** Most texts stand in many revisions, and what becomes of one depends on its class and the name above it alone. */
  #leaf(leaf, value, key) {
    if (value === null || value === "") return value;
    if (typeof value !== "string") return this.#sealed(leaf, value, key);
    const kind = this.#named(key) ? `${leaf}, named` : leaf;
    let texts = this.#texts.get(kind);
    if (!texts) this.#texts.set(kind, texts = /* @__PURE__ */ new Map());
    let made = texts.get(value);
    if (made === void 0) texts.set(value, made = this.#sealed(leaf, value, key));
    return made;
  }
  #sealed(leaf, value, key) {
    switch (leaf) {
      case "secret":
        return this.#secret(value, typeof value !== "string" || isCredential(value, this.#named(key)));
      case "argument":
        if (typeof value !== "string") return this.#number(value);
        return this.#secret(value, isCredential(value, this.#named(key)));
      case "switch":
        if (typeof value !== "string") return this.#number(value);
        return /^(?:true|false|yes|no|on|off|null|\d{1,10})$/i.test(value) ? value : this.#leaf("unknown", value, key);
      case "unknown":
        if (typeof value === "boolean") return value;
        if (!isLeaf(value)) return this.#tree("unknown", value, key);
        return this.#secret(value, typeof value === "string" && (this.#named(key) || tokens(value).length > 0));
      default:
        return typeof value === "string" ? this.#shown(leaf, value) : this.#number(value);
    }
  }
  #secret(value, credential) {
    if (typeof value === "string") {
      if (isReference(value) && tokens(value).length === 0 && !this.#vault.holdsLiteral(value)) return value;
      if (isPlaceholder(value)) return this.#marker("placeholder", value);
      if (isMasked(value)) return this.#marker("masked-by-server", value);
    }
    if (credential) for (const part of secretParts(value)) this.#vault.found(part);
    return this.#marker("literal", value);
  }
  #marker(form, value, misplaced = false) {
    const [written, text] = typeof value === "string" ? ["text", value] : ["json", canonical(value)];
    const weak = form === "literal" && this.#vault.isWeak(text);
    return secretMarker(form, this.#vault.fingerprint(text, written), { weak, misplaced });
  }
  #number(value) {
    const digits = isExactNumber(value) ? value.$number : canonical(value);
    return this.#vault.holdsLiteral(digits) ? this.#marker("literal", value, true) : value;
  }
  #shown(leaf, text) {
    const shown = leaf === "host" || leaf === "secret" ? "public" : leaf;
    const hasParts = shown === "url" || shown === "command";
    const spans = secretsIn(shown, text);
    for (const { start, end, credential } of spans)
      if (credential) for (const part of secretParts(text.slice(start, end))) this.#vault.found(part);
    const rest = remains(text, spans);
    for (const part of rest)
      if (leaf === "url" || leaf === "host") this.#vault.shows(part);
      else if (leaf === "command") for (const [found] of part.matchAll(address)) this.#vault.shows(found);
    if (!hasParts && spans.length > 0 || rest.some((part) => this.#vault.holdsLiteral(part)))
      return this.#marker("literal", text, true);
    if (spans.length === 0) return unforged(text);
    const hide = (secret2, credential) => `[${credential ? "secret" : "hidden"} ${this.#vault.fingerprint(secret2, "text")}]`;
    return apart(redact(text, spans, hide));
  }
  /** A key that came with the data: hidden like a text, and never taken for our own marker. */
  #key(key, personal = false) {
    const found = personal ? known(key) : tokens(key);
    for (const { start, end } of found) this.#vault.found(key.slice(start, end));
    if (found.length > 0 || this.#vault.holdsLiteral(key)) return `[secret ${this.#vault.fingerprint(key, "text")}]`;
    return /^\$+secret$/.test(key) ? `$${key}` : unforged(key);
  }
  /** In the order of the keys, whatever the order they came in: the same secrets get the same numbers. */
  #object(value, member) {
    const out = bag();
    for (const name of Object.keys(value).sort()) {
      const [key, item] = member(name, value[name]);
      out[key] = item;
    }
    const names = Object.keys(out);
    const same = Object.keys(value).every((name, i) => name === names[i] && value[name] === out[name]);
    return same ? value : out;
  }
  #list(value, item) {
    const out = value.map(item);
    return out.every((made, i) => made === value[i]) ? value : out;
  }
  /** The name above a value is a part of what it is: an equal value may stand under another one. */
  #remember(place, key, value, make) {
    let memos = this.#memo.get(place);
    if (!memos) this.#memo.set(place, memos = [/* @__PURE__ */ new WeakMap(), /* @__PURE__ */ new WeakMap()]);
    const memo = memos[this.#named(key) ? 1 : 0];
    let made = memo.get(value);
    if (made === void 0) memo.set(value, made = make());
    return made;
  }
  #named(key) {
    let named2 = this.#names.get(key);
    if (named2 === void 0) this.#names.set(key, named2 = namesCredential(key));
    return named2;
  }
};
function leafOf({ setting, any }) {
  if (!setting || any || setting.fields) return "unknown";
  if (setting.kind === "boolean" || setting.kind === "integer") return "switch";
  if (setting.kind === "domain") return "host";
  return setting.kind === "json" && setting.class === "secret" ? "argument" : setting.class;
}
function isLeaf(value) {
  return typeof value !== "object" || value === null || isExactNumber(value);
}

// src/seal/session.ts
function open(options) {
  const catalog = options.catalog ?? createCatalog();
  const fingerprints = createFingerprints(options.key, options.organization);
  const raw = /* @__PURE__ */ new Map();
  const conflicts = /* @__PURE__ */ new Set();
  const unknownFields = /* @__PURE__ */ new Set();
  const changes = new ChangeReader();
  let finished = false;
  function keep(items, fields) {
    for (const item of items) {
      const known2 = raw.get(item.revision);
      if (known2 && sameRevision(known2, item)) continue;
      if (known2) conflicts.add(item.revision);
      raw.set(item.revision, known2 ? firstOf(known2, item) : item);
    }
    for (const field of fields) unknownFields.add(field);
  }
  function take(reader, read) {
    const items = [];
    const fields = /* @__PURE__ */ new Set();
    try {
      const result = read(items, fields);
      reader.end();
      keep(items, fields);
      return result;
    } finally {
      changes.release();
    }
  }
  return {
    /**
     * Reads one API page. Nothing of a page that fails is kept.
     * @throws DriftlineError `incomplete` whose problem says what is wrong with the bytes or the shape
     */
    page(bytes, maxBytes) {
      const reader = new JsonReader(bytes, maxBytes);
      return take(reader, (items, fields) => {
        let listed = false;
        let pagination;
        if (!reader.isAt(OPEN_OBJECT)) throw mismatch("the page", "an object");
        reader.object((key) => {
          if (key === "changes") {
            listed = true;
            changesOf(reader, key, (_, i) => items.push(changes.change(reader, `changes[${i}]`, fields)));
          } else if (key === "pagination") pagination = paginationOf(reader);
          else {
            fields.add(fieldName(key));
            reader.value();
          }
        });
        if (!listed) throw mismatch("changes", "a list");
        if (!pagination) throw mismatch("pagination", "an object");
        return { revisions: items.map((item) => item.revision), pagination };
      });
    },
    /** Reads a list of changes, as one JSON array. Throws as `page` does. */
    list(bytes, maxBytes) {
      const reader = new JsonReader(bytes, maxBytes);
      take(reader, (items, fields) => {
        changesOf(reader, "the file", (_, i) => items.push(changes.change(reader, `[${i}]`, fields)));
      });
    },
    /** Reads one change. Throws as `page` does. */
    line(bytes, where) {
      const reader = new JsonReader(bytes);
      take(reader, (items, fields) => items.push(changes.change(reader, where, fields)));
    },
    /** Whether the bytes are one whole change, so that a file of such lines can be told from a page. */
    isChange(bytes) {
      try {
        const reader = new JsonReader(bytes);
        let found = false;
        if (!reader.isAt(OPEN_OBJECT)) return false;
        reader.object((key) => {
          found ||= key === "revision" || key === "settings";
          reader.value();
        });
        reader.end();
        return found;
      } catch {
        return false;
      }
    },
    /** How many different revisions were read so far. */
    get size() {
      return raw.size;
    },
    /**
     * Seals what was read, once all of it was: scrubbing and numbering need the whole. The session ends with it.
     * @param known texts that will stand in outputs anyway (policies, our own words): what stands there hides nothing
     */
    finish(known2 = []) {
      if (finished) throw new DriftlineError("internal", "the history was sealed before");
      finished = true;
      const ordered = [...raw.values()].sort((a, b) => a.revision - b.revision);
      raw.clear();
      changes.forget();
      const literals = /* @__PURE__ */ new Set();
      const addresses = /* @__PURE__ */ new Set();
      const collector = new Sealer({
        fingerprint: () => "",
        isWeak: () => false,
        holdsLiteral: () => false,
        found: (literal) => literal.length >= STRONG && literals.add(apart(literal)),
        shows: (address2) => addresses.add(apart(address2))
      });
      for (const item of ordered) collector.settings(catalog.root, item.settings);
      const own = [
        ...known2,
        options.organization,
        ...catalogWords(catalog),
        ...ordered.flatMap(({ revision, time, by }) => [`revision:${revision}`, String(time), ...named(by)])
      ];
      const histories = ordered.map((item) => item.settings);
      const { strong, isWeak } = weigh(literals, [...own, ...addresses], catalog, histories);
      const leaks = leakTest(strong, own);
      const sealer = new Sealer({
        fingerprint: (secret2, written) => fingerprints.of(secret2, written),
        isWeak,
        holdsLiteral: leaks,
        found: () => {
        },
        shows: () => {
        }
      });
      const revisions = ordered.map(
        (item) => Object.freeze({ ...item, settings: sealer.settings(catalog.root, item.settings) })
      );
      const fields = new Set([...unknownFields].map((field) => leaks(field) ? UNSHOWN : field));
      /x?/.test("");
      return {
        revisions,
        conflicts: [...conflicts].sort((a, b) => a - b),
        unknownFields: [...fields].sort(),
        keyId: fingerprints.keyId,
        leaks
      };
    }
  };
}
function named(by) {
  return [by.id, by.email, by.name].filter((text) => text !== null);
}

// src/service/address.ts
function isLoopback(hostname) {
  return hostname === "localhost" || hostname === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
var linkLocal = /^169\.254\.|^\[fe[89ab][0-9a-f]:|^\[(?:::(?:ffff:)?|64:ff9b::)a9fe:/;
function serviceAddress(given, name) {
  const text = given.trim();
  const refuse = (message, hint) => new DriftlineError("usage", { message: `${name} ${message}`, hint });
  let url;
  try {
    url = new URL(text);
  } catch {
    throw refuse("is not an address", "write it like https://api.example.com");
  }
  if (url.protocol !== "https:" && url.protocol !== "http:")
    throw refuse("is not an https: address", "write it like https://api.example.com");
  if (url.username !== "" || url.password !== "")
    throw refuse("carries a user name or password", "the key comes from the environment or a file");
  if (url.search !== "" || url.hash !== "")
    throw refuse("has a query or a fragment", "write only scheme, host and path");
  const host = /^[a-z]+:\/\/([^/?#]*)/i.exec(text)?.[1]?.replace(/:\d+$/, "") ?? "";
  if (host.toLowerCase() !== url.hostname)
    throw refuse("spells its host in a way that hides it", `write ${url.hostname}`);
  if (url.protocol === "http:" && !isLoopback(url.hostname))
    throw refuse("is plain http:, which would send the key in the clear", "write https:");
  if (linkLocal.test(url.hostname)) throw refuse("is a link-local address", "name the service's host");
  url.pathname = url.pathname.replace(/\/+$/, "");
  return url;
}
function apiKey(text, name) {
  const key = text.trim();
  if (/^[\x21-\x7e]{8,512}$/.test(key)) return key;
  const why = key === "" ? "is empty" : /\s/.test(key) ? "has white space in it" : "is not 8 to 512 printable ASCII characters";
  throw new DriftlineError("usage", {
    message: `${name} ${why}`,
    hint: "generate a key in the settings of the service"
  });
}

// src/service/failure.ts
var REPORT = "run it again, and tell the service's support if it stays so";
var HttpFailure = class _HttpFailure extends DriftlineError {
  /** Whether the same request may succeed later. */
  transient;
  constructor(code, message, transient, more = {}) {
    super("incomplete", { code, message, ...more });
    this.transient = transient;
  }
  /** What is told when no other attempt follows. */
  afterAttempts(attempts) {
    const { code = "incomplete", message, ...more } = this.problems[0];
    const told = attempts > 1 ? `${message}, in the last of ${attempts} attempts` : message;
    return new _HttpFailure(code, told, false, { hint: "run it again later", ...more });
  }
};
function codeOf(error) {
  const code = error?.code;
  return typeof code === "string" && /^[A-Z0-9_]{1,60}$/.test(code) ? code : "unknown";
}
function isReset(error) {
  return /^(?:ECONNRESET|EPIPE)$/.test(codeOf(error));
}
var certificate = /^(?:CERT_|CRL_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|INVALID_|ERROR_IN_|PATH_LENGTH|ERR_TLS|HOSTNAME_MISMATCH|ERR_SSL|EPROTO)/;
function networkFailure(error, begun) {
  const code = codeOf(error);
  if (begun) return new HttpFailure("truncated", `the answer broke off (${code})`, true);
  if (certificate.test(code))
    return new HttpFailure("tls", `the certificate or encryption of the service was not accepted (${code})`, false, {
      hint: "check the address, and the clock and the trusted certificates of this machine"
    });
  const hint = "check the address, and the network of this machine";
  if (/^(?:ENOTFOUND|EAI_)/.test(code))
    return new HttpFailure("network", `the name of the service could not be looked up (${code})`, true, { hint });
  if (code.startsWith("HPE_")) return new HttpFailure("network", `the service did not answer in HTTP (${code})`, true);
  if (isReset(error)) return new HttpFailure("network", `the service broke off before it answered (${code})`, true);
  return new HttpFailure("network", `the service could not be reached (${code})`, true, { hint });
}

// src/service/http.ts
import http from "node:http";
import https from "node:https";

// src/service/body.ts
import { promisify } from "node:util";
import zlib from "node:zlib";
var plain = async (body) => body;
var decoder = (inflate) => {
  return async (body, most) => body.length === 0 ? body : inflate(body, { maxOutputLength: most });
};
var gunzip = decoder(promisify(zlib.gunzip));
var decoders = /* @__PURE__ */ new Map([
  ["", plain],
  ["identity", plain],
  ["gzip", gunzip],
  ["x-gzip", gunzip],
  ["deflate", decoder(promisify(zlib.inflate))],
  ["br", decoder(promisify(zlib.brotliDecompress))]
]);
function bodyOf(reply, most) {
  return new Promise((resolve, reject) => {
    reply.on("error", reject);
    const inflate = decoders.get((reply.headers["content-encoding"] ?? "").trim().toLowerCase());
    if (!inflate) return reject(unread());
    const chunks = [];
    let size = 0;
    reply.on("data", (chunk) => {
      size += chunk.length;
      if (size > most) reject(tooLarge(most));
      else chunks.push(chunk);
    });
    reply.once("end", () => {
      inflate(Buffer.concat(chunks), most).then(
        resolve,
        (error) => reject(error.code === "ERR_BUFFER_TOO_LARGE" ? tooLarge(most) : corrupt())
      );
    });
    return void 0;
  });
}
function unread() {
  return new HttpFailure("encoding", "the answer is compressed in a way that is not read", false, { hint: REPORT });
}
function corrupt() {
  return new HttpFailure("encoding", "the answer could not be decompressed", true);
}
function tooLarge(most) {
  return new HttpFailure("too-large", `the answer is larger than the ${most / 2 ** 20} MiB that are read`, false, {
    hint: REPORT
  });
}

// src/service/http.ts
var defaultTimeouts = { connect: 1e4, headers: 3e4, idle: 15e3, total: 6e4 };
var MAX_BODY = 32 * 2 ** 20;
var MAX_REFUSAL = 65536;
var agents = (keepAlive) => ({
  "http:": new http.Agent({ keepAlive, maxSockets: 4 }),
  // Said outright, so that no environment variable can turn it off.
  "https:": new https.Agent({ keepAlive, maxSockets: 4, rejectUnauthorized: true })
});
var kept = agents(true);
var fresh = agents(false);
function createTransport(timeouts = defaultTimeouts, maxBody = MAX_BODY) {
  return (request) => exchange(request, timeouts, maxBody, request.method === "GET" ? kept : fresh);
}
function exchange(request, timeouts, maxBody, pool) {
  return new Promise((resolve, reject) => {
    const { url, method, headers } = request;
    const secure = url.protocol === "https:";
    const sent = secure ? https.request(url, { method, agent: pool["https:"] }) : http.request(url, { method, agent: pool["http:"] });
    try {
      for (const [name, value] of Object.entries(headers)) sent.setHeader(name, value);
    } catch (error) {
      sent.on("error", () => {
      }).destroy();
      throw error;
    }
    const until = performance.now() + Math.min(timeouts.total, request.within ?? Infinity);
    let head;
    let over = false;
    const timers = /* @__PURE__ */ new Map();
    const stop = (name) => clearTimeout(timers.get(name));
    const start = (name, ms, what) => {
      stop(name);
      if (over) return;
      const failure = () => new HttpFailure("timeout", `${what} within ${Math.ceil(ms / 1e3)} s`, true);
      timers.set(
        name,
        setTimeout(() => fail(failure()), ms)
      );
    };
    const settle2 = (how) => {
      if (over) return;
      over = true;
      timers.forEach((timer) => clearTimeout(timer));
      how();
    };
    const fail = (error) => settle2(() => {
      sent.destroy();
      if (head && !isSuccess(head.status)) resolve({ ...head, body: Buffer.alloc(0) });
      else if (!head && sent.reusedSocket && isReset(error))
        resolve(exchange({ ...request, within: until - performance.now() }, timeouts, maxBody, fresh));
      else reject(error instanceof HttpFailure ? error : networkFailure(error, head !== void 0));
    });
    start("total", Math.max(1, until - performance.now()), "the service did not finish its answer");
    start("headers", timeouts.headers, "the service did not begin to answer");
    sent.once("socket", (socket) => {
      if (!socket.connecting) return;
      start("connect", timeouts.connect, "no connection to the service came about");
      socket.once(secure ? "secureConnect" : "connect", () => stop("connect"));
    });
    sent.on("error", fail);
    sent.once("close", () => {
      if (!head) fail(new HttpFailure("network", "the service ended the connection instead of answering", true));
    });
    sent.once("response", (reply) => {
      stop("headers");
      head = {
        status: reply.statusCode ?? 0,
        headers: reply.headers,
        delimited: ["content-length", "transfer-encoding"].some((name) => name in reply.headers)
      };
      const most = isSuccess(head.status) ? maxBody : Math.min(maxBody, MAX_REFUSAL);
      const wait = () => start("idle", timeouts.idle, "the service paused in its answer and did not go on");
      wait();
      reply.on("data", wait);
      bodyOf(reply, most).then((body) => settle2(() => resolve({ ...head, body })), fail);
    });
    sent.end(request.body);
  });
}
function isSuccess(status) {
  return status >= 200 && status < 300;
}

// src/service/retry.ts
var systemClock = {
  now: () => performance.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: () => Math.random()
};
var defaultRetry = {
  attempts: 5,
  baseMs: 500,
  capMs: 2e4,
  maxWaitMs: 12e4,
  budget: 20,
  deadlineMs: 15 * 6e4
};
var Retries = class {
  #policy;
  #clock;
  #started;
  #left;
  constructor(policy = defaultRetry, clock = systemClock) {
    this.#policy = policy;
    this.#clock = clock;
    this.#started = clock.now();
    this.#left = policy.budget;
  }
  /**
   * Waits before another attempt.
   * @param attempt how many were made
   * @param asked milliseconds the service asked to wait; undefined when it did not
   * @throws HttpFailure the failure when there will be no other attempt, or that the service asks for too long a wait
   */
  async before(attempt, failure, asked) {
    const { attempts, baseMs, capMs, maxWaitMs, deadlineMs } = this.#policy;
    if (!failure.transient) throw failure;
    if (attempt >= attempts || this.#left <= 0) throw failure.afterAttempts(attempt);
    if (asked !== void 0 && asked > maxWaitMs)
      throw new HttpFailure(
        "rate-limited",
        `the service asks to wait ${Math.ceil(asked / 1e3)} s, and a run waits ${maxWaitMs / 1e3} s at most`,
        false,
        { hint: "run it again after that" }
      );
    const jitter = this.#clock.random() * Math.min(capMs, baseMs * 2 ** (attempt - 1));
    const wait = (asked ?? 0) + jitter;
    if (this.#clock.now() - this.#started + wait >= deadlineMs) throw this.#late();
    this.#left--;
    await this.#clock.sleep(wait);
  }
  /**
   * The milliseconds the run has left.
   * @throws HttpFailure when it has none
   */
  left() {
    const left = this.#policy.deadlineMs - (this.#clock.now() - this.#started);
    if (left <= 0) throw this.#late();
    return left;
  }
  #late() {
    const minutes = this.#policy.deadlineMs / 6e4;
    return new HttpFailure("deadline", `the service did not give everything within ${minutes} min`, false, {
      hint: "run it again later"
    });
  }
};
var days = "(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)";
var months = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)";
var fixdate = new RegExp(`^${days}, \\d\\d ${months} \\d{4} \\d\\d:\\d\\d:\\d\\d GMT$`);
function retryAfter(headers, now) {
  const text = headers["retry-after"]?.trim();
  if (!text) return void 0;
  const until = instant(text);
  if (until !== void 0) return Math.max(0, until - (instant(headers.date) ?? now));
  const seconds = text.split(",").map((part) => part.trim());
  return seconds.every((part) => /^\d{1,9}$/.test(part)) ? Math.max(...seconds.map(Number)) * 1e3 : void 0;
}
function instant(text = "") {
  const time = fixdate.test(text.trim()) ? Date.parse(text) : NaN;
  return Number.isNaN(time) ? void 0 : time;
}

// src/service/client.ts
var transientStatus = /* @__PURE__ */ new Set([408, 429, 500, 502, 503, 504]);
var redirects = /* @__PURE__ */ new Set([301, 302, 303, 307, 308]);
var brokenBody = /* @__PURE__ */ new Set(["empty", "truncated"]);
var cutBody = /* @__PURE__ */ new Set(["syntax", "invalid-utf8"]);
var Client = class {
  #options;
  #transport;
  #clock;
  #retries;
  #requests = 0;
  #emulated = false;
  constructor(options) {
    this.#options = options;
    this.#transport = options.transport ?? createTransport();
    this.#clock = options.clock ?? systemClock;
    this.#retries = new Retries(options.retry ?? defaultRetry, this.#clock);
  }
  /** How many requests were sent, those that failed included. One whose kept connection had ended counts once. */
  get requests() {
    return this.#requests;
  }
  /** Whether any answer said that it came from an emulator. */
  get emulated() {
    return this.#emulated;
  }
  /**
   * Reads an endpoint that changes nothing.
   * @param decode reads the body of a success; what it throws as truncated or empty is asked for again
   * @throws DriftlineError `incomplete`, which never carries a body, a header or the key
   */
  async get(endpoint, query, decode) {
    const url = addressOf(this.#options.baseUrl, endpoint, query);
    for (let attempt = 1, suspicious = 0; ; attempt++) {
      let asked;
      try {
        const reply = await this.#send(url, this.#retries.left());
        asked = retryAfter(reply.headers, Date.now());
        return this.#read(reply, endpoint, decode);
      } catch (error) {
        if (!(error instanceof HttpFailure)) throw error;
        if (isSuspicious(error) && ++suspicious > 1) throw error.afterAttempts(attempt);
        await this.#retries.before(attempt, error, asked);
      }
    }
  }
  async #send(url, within) {
    this.#requests++;
    const headers = {
      accept: "application/json",
      "accept-encoding": "gzip",
      authorization: `Bearer ${this.#options.apiKey}`,
      "user-agent": this.#options.userAgent
    };
    const reply = await this.#transport({ method: "GET", url, headers, within });
    this.#emulated ||= reply.headers["x-driftline-emulator"] !== void 0;
    return reply;
  }
  #read(reply, endpoint, decode) {
    if (reply.status !== endpoint.success) throw refused(reply, requestId(reply.body, this.#options.apiKey));
    const type = (reply.headers["content-type"] ?? "").trim().toLowerCase();
    if (!/^application\/json\s*(?:;\s*charset="?utf-?8"?\s*)?$/.test(type)) throw notJson(type, reply.body.length);
    try {
      return decode(reply.body);
    } catch (error) {
      if (error instanceof DriftlineError && error.code === "incomplete") throw broken(error, reply.delimited);
      throw error;
    }
  }
};
function addressOf(baseUrl, endpoint, query) {
  const url = new URL(baseUrl);
  url.pathname = `${url.pathname.replace(/\/$/, "")}${endpoint.path}`;
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  url.search = pairs.join("&");
  return url;
}
var knownTypes = /^(?:text\/(?:html|plain|xml)|application\/(?:json|problem\+json|xml|octet-stream))(?![\w.+-])/;
function notJson(type, bytes) {
  const name = type === "" ? "no content type" : knownTypes.exec(type)?.[0] ?? "another content type";
  const what = name === "application/json" ? "JSON that is not in UTF-8" : name;
  return new HttpFailure(
    "content-type",
    `the service answered with ${what} (${bytes} bytes) where JSON in UTF-8 should be`,
    true,
    { hint: "check the address: a login page or a proxy may stand in between" }
  );
}
function refused(reply, id) {
  const { status } = reply;
  const say = (code, message, hint, transient = false) => new HttpFailure(
    code,
    `${message} (${status}${id ? `, request ${id}` : ""})`,
    transient,
    hint === void 0 ? {} : { hint }
  );
  const html2 = /html/i.test(reply.headers["content-type"] ?? "");
  if (redirects.has(status))
    return say(
      "redirect",
      "the service redirects elsewhere, and the key is not sent there",
      "give the address it moved to, if you trust it"
    );
  if (status === 401)
    return say("unauthorized", "the service does not accept the key", "generate a key in the settings of the service");
  if (status === 403)
    return html2 ? say("forbidden", "a page that looks like one of a proxy forbids this", "let the proxy allow the service's host") : say("forbidden", "the key may not read this", "use the key of a manager or an owner");
  if (status === 404) return say("not-found", "the service has nothing at this address", "check the address");
  if (status === 407)
    return say("proxy", "a proxy asks for credentials", "let the proxy allow the service's host without them");
  if (status === 429) return say("rate-limited", "the service asks to slow down", void 0, true);
  if (transientStatus.has(status)) return say("service-error", "the service failed", void 0, true);
  return say("unexpected-status", "the service answered in a way its interface does not name", REPORT);
}
function requestId(body, key) {
  try {
    const id = JSON.parse(body.toString("utf8"))?.requestId;
    if (typeof id !== "string" || !/^[\w-]{1,64}$/.test(id)) return void 0;
    return showsSome(id.toLowerCase(), key.toLowerCase()) ? void 0 : id;
  } catch {
    return void 0;
  }
}
function showsSome(text, of) {
  for (let i = 0; i + 8 <= of.length; i++) if (text.includes(of.slice(i, i + 8))) return true;
  return false;
}
function broken(error, delimited) {
  const { code = "schema", message, revision, hint = REPORT } = error.problems[0];
  const transient = brokenBody.has(code) || !delimited && cutBody.has(code);
  return new HttpFailure(code, message, transient, { hint, ...revision !== void 0 && { revision } });
}
function isSuspicious(failure) {
  return failure.problems[0]?.code === "content-type" || failure.problems[0]?.code === "empty";
}

// src/service/pull.ts
var limits2 = {
  cursor: 8192,
  /** Empty pages in a row are legal, but not for ever. */
  empty: 20,
  /** Pages in a row that bring nothing new. */
  stale: 3,
  pages: 5e4,
  /** How often the first page is read again when revisions arrive while paging. */
  heads: 5
};
async function pullHistory(client, session) {
  const seen = /* @__PURE__ */ new Set();
  try {
    let newestFirst = true;
    for (let passes = 1, moved2 = true; moved2; passes++) {
      if (passes > limits2.heads + 1)
        throw incomplete("unstable", "revisions keep arriving while the history is read", "run it again later");
      const enough = (page) => newestFirst && page.revisions.some((revision) => seen.has(revision));
      const pass = await readFrom(client, session, enough);
      const before = seen.size;
      for (const revision of pass.found) seen.add(revision);
      newestFirst &&= pass.newestFirst;
      moved2 = passes === 1 ? pass.overlapped : seen.size > before;
    }
    return [];
  } catch (error) {
    if (!(error instanceof DriftlineError) || error.code !== "incomplete") throw error;
    return error.problems.map(({ code, message, hint, revision }) => ({
      code: code ?? "incomplete",
      message: hint === void 0 ? message : `${message}; ${hint}`,
      ...revision !== void 0 && { revision }
    }));
  }
}
async function readFrom(client, session, enough) {
  const found = /* @__PURE__ */ new Set();
  const cursors = /* @__PURE__ */ new Set();
  let overlapped = false;
  let newestFirst = true;
  let last = Infinity;
  let cursor;
  for (let pages = 1, empty = 0, stale = 0; ; pages++) {
    if (pages > limits2.pages) throw incomplete("too-large", `the history has more than ${limits2.pages} pages`);
    const query = { limit: String(MAX_LIMIT), ...cursor !== void 0 && { cursor } };
    const page = await client.get(history, query, (body) => session.page(body)).catch((error) => {
      throw onPage(pages, error);
    });
    const fresh2 = page.revisions.filter((revision) => !found.has(revision));
    overlapped ||= fresh2.length < page.revisions.length;
    for (const revision of fresh2) {
      newestFirst &&= revision <= last;
      last = revision;
      found.add(revision);
    }
    if (!page.pagination.hasMore || enough(page)) return { found, overlapped, newestFirst };
    if (fresh2.length > 0) empty = stale = 0;
    else if (page.revisions.length === 0) empty++;
    else stale++;
    if (empty > limits2.empty || stale >= limits2.stale)
      throw incomplete(
        "no-progress",
        `page ${pages} of the history says that there is more, but page after page brought nothing new`
      );
    cursor = nextCursor(page, cursors, pages);
  }
}
function nextCursor(page, cursors, pages) {
  const { nextCursor: cursor } = page.pagination;
  if (cursor === null || cursor === "")
    throw incomplete("missing-cursor", `page ${pages} of the history says that there is more, and not where`);
  if (cursor.length > limits2.cursor)
    throw incomplete(
      "cursor-too-long",
      `page ${pages} of the history has a cursor of more than ${limits2.cursor} characters`
    );
  if (!cursor.isWellFormed())
    throw incomplete("schema", `page ${pages} of the history has a cursor that is not well-formed text`);
  if (cursors.has(cursor))
    throw incomplete("repeated-cursor", `page ${pages} of the history leads back to a page that was read`);
  cursors.add(cursor);
  return cursor;
}
function onPage(pages, error) {
  if (!(error instanceof DriftlineError) || error.code !== "incomplete") return error;
  const located = error.problems.map((problem) => ({
    ...problem,
    message: `page ${pages} of the history: ${problem.message}`
  }));
  return new DriftlineError("incomplete", located);
}
function incomplete(code, message, hint = REPORT) {
  return new DriftlineError("incomplete", { code, message, hint });
}

export {
  evidenceOf,
  audit,
  open,
  session_exports,
  serviceAddress,
  apiKey,
  Client,
  pullHistory
};
