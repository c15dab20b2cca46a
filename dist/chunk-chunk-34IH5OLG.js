import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  momentOf
} from "./chunk-chunk-RWYMSITP.js";
import {
  grouped
} from "./chunk-chunk-QZ7J7UFA.js";
import {
  moveAlong,
  stateAt
} from "./chunk-chunk-SLPTUQGZ.js";
import {
  spelled
} from "./chunk-chunk-5OAT7YRZ.js";
import {
  testOf,
  wordsOf
} from "./chunk-chunk-NUAZJDC2.js";
import {
  isUnset,
  isUnsetAt
} from "./chunk-chunk-QIVIUYYH.js";
import {
  isContainer
} from "./chunk-chunk-NOTXTWNX.js";
import {
  ApprovalBook,
  changeRulesOf,
  changes,
  endOf,
  event
} from "./chunk-chunk-ZNCZYIG7.js";
import {
  identityFlaw,
  isAuthorized,
  unapproved,
  unapprovedBut
} from "./chunk-chunk-JYJEULSL.js";
import {
  foldAscii
} from "./chunk-chunk-BWPCEOJU.js";
import {
  NO_FINGERPRINT,
  isCredential,
  isMisplaced,
  isSecret,
  isWeak
} from "./chunk-chunk-WNWQCOS2.js";
import {
  clip,
  count,
  duration,
  nameOf
} from "./chunk-chunk-TXR2ON6E.js";
import {
  bag,
  canonical,
  isObject,
  pointer,
  unpointer
} from "./chunk-chunk-2KDALSGB.js";
import {
  durationOf,
  instantText
} from "./chunk-chunk-SIYFOCKV.js";

// src/history/windows.ts
var Windows = class {
  #open = /* @__PURE__ */ new Map();
  #closed = [];
  #differ;
  /** @param differ whether two observations of one value differ in what matters; by default: in what offends */
  constructor(differ2 = offendsOtherwise) {
    this.#differ = differ2;
  }
  /** Takes in what fails at a step within a scope: every subject of the scope that is not among them passes. */
  see(step, scope, failing, reading = placesOf(step)) {
    const open = this.#open.get(scope);
    if (!open && failing.size === 0) return;
    if (open)
      moveAlong(open, step.renames, ({ window, state }, old, subject) => ({
        state,
        window: { ...window, subject, formerly: [...window.formerly ?? [], old] }
      }));
    const moment = momentOf(step);
    for (const [subject, { window }] of open ?? []) {
      if (failing.has(subject)) continue;
      this.#closed.push({ ...window, resolved: moment });
      open.delete(subject);
    }
    const into = open ?? /* @__PURE__ */ new Map();
    if (!open) this.#open.set(scope, into);
    for (const [subject, seen] of failing) {
      const known = into.get(subject);
      if (known?.window.latest === seen) continue;
      const state = reading.state(subject);
      const stage = { ...moment, exact: step.exact, seen, moved: known?.state !== state };
      const value = { ...moment, actual: seen.actual };
      if (!known) {
        const introduced = { ...moment, exact: step.exact, first: step.previous === null };
        const before = step.previous === null ? null : reading.before(subject);
        const stages = [{ ...stage, moved: true }];
        const window = { subject, introduced, before, values: [value], stages, latest: seen, resolved: null };
        into.set(subject, { window, state });
      } else {
        const { window } = known;
        if (stage.moved) window.values.push(value);
        if (stage.moved || this.#differ(window.latest, seen)) window.stages.push(stage);
        else window.stages.push({ ...window.stages.pop(), respelled: seen.actual });
        into.set(subject, { window: { ...window, latest: seen }, state });
      }
    }
  }
  /** All windows, the open ones last. */
  all() {
    return [
      ...this.#closed,
      ...[...this.#open.values()].flatMap((scope) => [...scope.values()].map(({ window }) => window))
    ];
  }
};
function offendsOtherwise(a, b) {
  return a.offending !== b.offending && canonical(a.offending) !== canonical(b.offending);
}
function placesOf(step) {
  const block = (blocks, subject) => blocks.get(unpointer(subject)[0] ?? "");
  return {
    before: (subject) => block(step.before, subject)?.entries.get(subject)?.value ?? null,
    state: (subject) => stateAt(block(step.blocks, subject), subject)
  };
}

// src/audits/windowed.ts
function entryAudit(judges, rest = {}) {
  return {
    rules: judges.map(([rule]) => rule),
    begin: (context) => {
      const followed = judges.flatMap(([rule, judge, stays]) => {
        const info = context.builtin(rule);
        return info ? [{ info, windows: new EntryWindows(judge, stays) }] : [];
      });
      return {
        see: (step) => followed.forEach(({ windows }) => windows.see(step)),
        end: () => followed.flatMap(
          ({ info, windows }) => windows.all().map((window) => ({ ...draftOf(info, window, null), ...rest }))
        )
      };
    }
  };
}
var EntryWindows = class {
  #judge;
  #windows = new Windows();
  #blocks = /* @__PURE__ */ new WeakMap();
  #entries = /* @__PURE__ */ new WeakMap();
  #stays;
  /** What was found last, by top-level key. */
  #last = /* @__PURE__ */ new Map();
  constructor(judge, stays) {
    this.#judge = judge;
    this.#stays = stays;
  }
  see(step) {
    for (const key of step.changed) {
      const block = step.blocks.get(key);
      const found = this.#kept(key, block, block ? this.#found(block) : /* @__PURE__ */ new Map());
      this.#windows.see(step, key, found);
    }
  }
  /** What is found in a block, and what was found before and cannot be seen any more. */
  #kept(key, block, found) {
    if (!this.#stays) return found;
    const hidden = [...this.#last.get(key) ?? []].flatMap(([subject, before]) => {
      const entry = found.has(subject) ? void 0 : block?.entries.get(subject);
      const seen = entry && this.#stays(entry, before);
      return seen ? [[subject, seen]] : [];
    });
    const all = hidden.length === 0 ? found : new Map([...found, ...hidden]);
    this.#last.set(key, all);
    return all;
  }
  #found(block) {
    const known = this.#blocks.get(block);
    if (known) return known;
    const found = /* @__PURE__ */ new Map();
    for (const entry of block.entries.values()) {
      let seen = this.#entries.get(entry);
      if (seen === void 0) this.#entries.set(entry, seen = this.#judge(entry) ?? false);
      if (seen) found.set(entry.subject, seen);
    }
    this.#blocks.set(block, found);
    return found;
  }
  all() {
    return this.#windows.all();
  }
};
function draftOf(rule, window, expected, tell = ({ message }) => ({ message })) {
  const { subject, before, latest, values, introduced, resolved } = window;
  return {
    rule,
    subject,
    ...window.formerly && { formerly: window.formerly },
    expected,
    before,
    actual: latest.actual,
    offending: latest.offending,
    values,
    stages: window.stages.map(({ seen, ...stage }) => ({
      ...stage,
      actual: seen.actual,
      offending: seen.offending,
      ...tell(seen)
    })),
    introduced,
    resolved,
    event: false,
    fix: null,
    ...tell(latest)
  };
}

// src/audits/secrets.ts
var controls = ["soc2:CC6.1", "nist-800-53:IA-5", "iso-27001:A.5.17"];
var literal = {
  id: "secrets/literal",
  title: "Secrets are references, not literals",
  kind: "secret",
  severity: "high",
  rationale: "Everybody who can read the settings or their history can read a literal, for as long as the history is kept.",
  remediation: "Rotate the secret at the provider, keep it in an environment variable, and write ${NAME} here. Removing it here is not enough.",
  controls
};
var misplaced = {
  id: "secrets/misplaced",
  title: "No secret stands where none belongs",
  kind: "secret",
  severity: "critical",
  rationale: "A secret in a field that nobody treats as secret is shown to everybody.",
  remediation: "Rotate the secret at the provider, and take it out of this field.",
  controls
};
function ownLiterals({ setting, value }) {
  const isKey = setting?.path.endsWith(".apiKey") === true;
  return literalsIn(value).filter((secret) => (isKey || isCredential(secret)) && !isMisplaced(secret));
}
function judgeLiteral(entry) {
  if (entry.container) return void 0;
  const { value } = entry;
  const found = ownLiterals(entry);
  const hidden = textsIn(value).filter((text) => text.includes("[secret fp:"));
  if (found.length === 0 && hidden.length === 0) return void 0;
  const weak = found.length > 0 && found.every(isWeak);
  const message = `${nameOf(entry.subject)} holds a literal secret${weak ? ", a weak one: short, or a common word" : ""}`;
  return { actual: value, offending: [...found.map((secret) => secret.fingerprint), ...hidden], message };
}
function staysBehindMask({ container, subject, value }, before) {
  if (container || !isMasked(value)) return void 0;
  const message = `${nameOf(subject)} held a literal secret, which the history still shows; now the service shows a mask, and whether it is still there cannot be seen`;
  return { actual: value, offending: before.offending, message };
}
function judgeMisplaced(entry) {
  if (entry.container) return void 0;
  const found = literalsIn(entry.value).filter(isMisplaced);
  if (found.length === 0) return void 0;
  return {
    actual: entry.value,
    offending: found.map((secret) => secret.fingerprint),
    message: `${nameOf(entry.subject)} holds a secret, which does not belong there`
  };
}
function literalsIn(value) {
  if (isSecret(value)) return value.$secret === "literal" ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(literalsIn);
}
function textsIn(value) {
  if (typeof value === "string") return [value];
  if (isSecret(value) || typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
function judgeShown(entry) {
  return judgeLiteral(entry) ?? judgeMisplaced(entry);
}
function fingerprintsIn(value) {
  return [...literalsIn(value).map((secret) => secret.fingerprint), ...hiddenIn(value)];
}
function credentialsIn(entry) {
  if (entry.container) return [];
  const own = ownLiterals(entry).filter((one) => !isWeak(one));
  const found = [...own.map((secret) => secret.fingerprint), ...hiddenIn(entry.value)];
  return found.filter((fingerprint) => fingerprint !== NO_FINGERPRINT);
}
function isMasked(value) {
  if (isSecret(value)) return value.$secret === "masked-by-server";
  return typeof value === "object" && value !== null && Object.values(value).some(isMasked);
}
function hiddenIn(value) {
  return textsIn(value).flatMap((text) => [...text.matchAll(/\[secret (fp:[^\]]*)\]/g)].map(([, found]) => found));
}
var secrets = entryAudit(
  [
    [literal, judgeLiteral, staysBehindMask],
    [misplaced, judgeMisplaced]
  ],
  { besideWindow: "beneath" }
);

// src/audits/age.ts
function ageWindows(maxSeconds) {
  const now = /* @__PURE__ */ new Map();
  const past = [];
  const first = /* @__PURE__ */ new Map();
  const placed = (secret, here) => {
    const known = isMasked(secret) || secret.fingerprint === NO_FINGERPRINT ? void 0 : first.get(secret.fingerprint);
    if (!known && !isMasked(secret)) first.set(secret.fingerprint, here);
    return known ? { ...known, back: here } : { ...here, back: null };
  };
  return {
    /** @param secrets the literals and masks in force, by subject */
    see(step, secrets2) {
      const moment = momentOf(step);
      const here = { moment, exact: step.exact, first: step.previous === null };
      moveAlong(now, step.renames, (since, old) => ({ ...since, formerly: [...since.formerly ?? [], old] }));
      for (const [subject, since] of now) {
        const secret = secrets2.get(subject);
        if (secret && mayBeSame(since, secret)) continue;
        past.push([subject, since, moment]);
        now.delete(subject);
        if (secret && since.masked) now.set(subject, { ...placed(secret, since.masked), ...stateOf(secret, null) });
      }
      for (const [subject, seen] of secrets2) {
        const since = now.get(subject);
        if (!since) now.set(subject, { ...placed(seen, here), ...stateOf(seen, here) });
        else if (since.seen !== seen) now.set(subject, { ...since, ...stateOf(seen, since.masked ?? here, since) });
      }
    },
    windows(asOf) {
      const open = [...now].map(([subject, since]) => [subject, since, null]);
      return [...past, ...open].flatMap(([subject, since, end]) => {
        const due = since.moment.time + maxSeconds * 1e3;
        const late = since.back !== null && due <= since.back.moment.time ? since.back : null;
        const opened = late ?? since;
        const time = late ? late.moment.time : due;
        if (time >= (end?.time ?? asOf)) return [];
        const { fingerprint } = since.seen;
        const [holds, why] = isMasked(since.seen) ? ["may hold", ": the service shows a mask, behind which no rotation can be seen"] : ["holds", ""];
        const seen = {
          actual: fingerprint,
          offending: [fingerprint],
          message: `${holds} a literal that is older than ${duration(maxSeconds)}, counted from revision ${since.moment.revision}${why}`
        };
        const introduced = { ...opened.moment, time, at: instantText(time), exact: opened.exact, first: opened.first };
        const values = [{ ...opened.moment, actual: seen.actual }];
        const stages = [{ ...opened.moment, exact: opened.exact, seen, moved: true }];
        const window = { subject, introduced, before: null, values, stages, latest: seen, resolved: end };
        return [since.formerly ? { ...window, formerly: since.formerly } : window];
      });
    }
  };
}
function mayBeSame(since, secret) {
  return isMasked(secret) || since.literal === null || since.literal === secret.fingerprint;
}
function stateOf(seen, hidden, since) {
  if (!isMasked(seen)) return { seen, literal: seen.fingerprint, masked: null };
  return { seen, literal: since?.literal ?? null, masked: hidden };
}

// src/audits/fix.ts
function restore(wanted) {
  const { setting, entry, off } = wanted;
  if (setting.path.includes("[*]") && setting.path.startsWith("customModels")) return null;
  if (entry?.flaw) return null;
  const patch = bag();
  if (off) for (const keys of off.entry?.written ?? [off.needs.path.split(".")]) put(patch, keys, off.needs.on);
  const actual = entry?.value ?? null;
  if (off && !wanted.broken && !entry?.rivals && wanted.holds(actual)) return patch;
  let value = isUnset(actual) ? void 0 : actual;
  for (const { check, options } of wanted.demands) {
    const next = wanted.checks.get(check).restore?.(options, setting, value);
    if (next !== void 0) value = next;
  }
  const desired = value === void 0 ? null : value;
  const empties = isUnset(desired) && setting.unset.as === "everything";
  if (!wanted.holds(desired) || empties || canonical(desired).includes('"$secret"') || canonical(desired).includes("[secret fp:"))
    return null;
  for (const keys of entry?.written ?? [unpointer(wanted.subject)]) put(patch, keys, desired);
  return patch;
}
function put(patch, keys, value) {
  let at = patch;
  for (const key of keys.slice(0, -1)) at = at[key] ??= bag();
  at[keys.at(-1)] = value;
}

// src/audits/switched-off.ts
var SwitchWatch = class {
  #needs;
  #since;
  constructor(needs) {
    this.#needs = needs;
  }
  /** What the switch is at a step that touches its key; undefined while it is on. */
  see(step) {
    const needs = this.#needs;
    const subject = pointerOf(needs.path);
    const block = step.blocks.get(topKey(needs.path));
    const entry = block?.entries.get(subject);
    const values = [entry?.value ?? null, ...entry?.rivals ?? []].map((value) => isUnset(value) ? null : value);
    const inForce = values.every((value) => needs.on ? value === true : isOff(value));
    if (inForce) {
      this.#since = void 0;
      return void 0;
    }
    this.#since ??= { ...momentOf(step), exact: step.exact };
    return {
      subject,
      since: this.#since,
      entry,
      state: stateAt(block, subject),
      message: `has no effect because ${needs.path} is ${offWords(values[0], needs.on)}`,
      // Nobody is allowed only while the switch is off in every spelling.
      safe: needs.offIsSafe && values.every(isOff)
    };
  }
};
function isOff(value) {
  return value === null || value === false;
}
function offWords(value, on) {
  if (!on) {
    if (value === true) return "on";
    return isOff(value) ? "on in one of its spellings" : `on (${JSON.stringify(value)} is not false)`;
  }
  if (value === false) return "off";
  if (value === null) return "off (not set)";
  return value === true ? "off in one of its spellings" : `off (${JSON.stringify(value)} is not true)`;
}
function topKey(path) {
  return path.split(/[.[]/)[0];
}
function pointerOf(path) {
  return path === "" ? "" : pointer(path.split("."));
}

// src/audits/settings.ts
var settings = {
  rules: [],
  begin: (context) => {
    const rules = context.policies.rules.filter((rule) => notInForce(rule, context.asOf) === void 0);
    const walkers = rules.flatMap((rule) => onOverrides(rule, context)).map((rule) => new RuleWalker(rule, context));
    const byKey = /* @__PURE__ */ new Map();
    for (const walker of walkers) for (const key of walker.reads) byKey.set(key, [...byKey.get(key) ?? [], walker]);
    return {
      see: (step) => {
        const touched = new Set(step.previous === null ? walkers : step.changed.flatMap((key) => byKey.get(key) ?? []));
        for (const walker of touched) walker.see(step);
      },
      end: () => walkers.flatMap((walker) => walker.end())
    };
  }
};
function onOverrides(rule, { catalog }) {
  const setting = catalog.setting(rule.setting)?.overriddenBy;
  return setting === void 0 ? [rule] : [rule, { ...rule, setting, unsetPasses: true }];
}
var ages = /* @__PURE__ */ new Set(["literal", "masked-by-server"]);
var RuleWalker = class {
  /** The top-level keys whose values decide the rule. */
  reads;
  #rule;
  #setting;
  #context;
  #key;
  /** The catalog path of the elements the setting stands in, and the keys below each; null when it stands in none. */
  #elements;
  #subject;
  #test;
  #windows = new Windows(differ);
  #known = /* @__PURE__ */ new Map();
  #blocks = /* @__PURE__ */ new WeakMap();
  #switch;
  #ages;
  constructor(rule, context) {
    const { catalog, policies } = context;
    this.#rule = rule;
    this.#context = context;
    this.#setting = catalog.setting(rule.setting);
    this.#key = topKey(rule.setting);
    this.#switch = this.#setting.switch && new SwitchWatch(this.#setting.switch);
    this.reads = [.../* @__PURE__ */ new Set([this.#key, ...this.#setting.switch ? [topKey(this.#setting.switch.path)] : []])];
    const star = rule.setting.lastIndexOf("[*]");
    this.#elements = star < 0 ? null : { place: rule.setting.slice(0, star + 3), below: pointerOf(rule.setting.slice(star + 4)) };
    this.#subject = pointerOf(rule.setting);
    const age = rule.demands.find((demand) => demand.check === "maxAge");
    this.#test = testOf(
      policies.checks,
      rule.demands.filter((demand) => demand !== age),
      this.#setting
    );
    this.#ages = age && ageWindows(durationOf(age.options));
  }
  see(step) {
    const block = step.blocks.get(this.#key);
    const failing = this.#failing(step, block);
    this.#windows.see(step, "", failing);
    this.#ages?.see(step, this.#secrets(block, failing));
  }
  end() {
    const { policies, asOf } = this.#context;
    const info = infoOf(this.#rule);
    const expected = expectedOf(this.#rule);
    const words = wordsOf(policies.checks, this.#rule.demands);
    const drafts = this.#windows.all().map((window) => {
      const name = nameOf(window.subject);
      const draft = draftOf(info, window, expected, ({ message, off }) => ({
        message: off ? `${name} ${message}` : `${name} ${message}; it should be ${words}`,
        inert: off && { switch: off.subject, wanted: this.#setting.switch.on, since: off.since }
      }));
      return { ...draft, fix: window.resolved ? null : this.#fix(window) };
    });
    for (const aged of this.#ages?.windows(asOf) ?? [])
      drafts.push(draftOf(info, aged, expected, ({ message }) => ({ message: `${nameOf(aged.subject)} ${message}` })));
    return drafts;
  }
  /** Every subject of the rule that fails at a step. Remembered by block, when nothing but the block decides. */
  #failing(step, block) {
    const alone = this.reads.length === 1;
    const off = this.#switch?.see(step);
    const known = alone && block && !off ? this.#blocks.get(block) : void 0;
    if (known) return known;
    const found = /* @__PURE__ */ new Map();
    for (const [subject, entry] of this.#subjects(block)) {
      const seen = this.#judge(off, block, subject, entry);
      if (seen) found.set(subject, seen);
    }
    if (alone && block && !off) this.#blocks.set(block, found);
    return found;
  }
  /** Where the setting stands, or should. */
  #subjects(block) {
    const subjects = /* @__PURE__ */ new Map();
    if (!this.#elements) return subjects.set(this.#subject, block?.entries.get(this.#subject));
    for (const entry of block?.entries.values() ?? []) {
      if (entry.setting === this.#setting) subjects.set(entry.subject, entry);
      else if (entry.element === this.#elements.place && this.#elements.below !== "") {
        const subject = entry.subject + this.#elements.below;
        if (!subjects.has(subject)) subjects.set(subject, block.entries.get(subject));
      } else if (entry.flaw && isOver(entry.subject, this.#elements.place)) subjects.set(entry.subject, entry);
    }
    return subjects;
  }
  #judge(off, block, subject, entry) {
    const value = entry?.value ?? null;
    const broken = block && flawAbove(block, subject);
    const seen = (failure) => ({ actual: value, ...failure, off, entry, broken });
    if (off) return off.safe ? void 0 : seen({ message: off.message, offending: offendingOf(value) });
    if (broken)
      return seen({ message: `cannot be read: ${nameOf(broken.subject)} ${broken.flaw}`, offending: [broken.value] });
    for (const one of [value, ...entry?.rivals ?? []]) {
      const failure = this.#remembered(one);
      if (failure) return seen(failure);
    }
    return void 0;
  }
  #remembered(value) {
    if (this.#known.has(value)) return this.#known.get(value);
    const failure = this.#verdict(value);
    this.#known.set(value, failure);
    return failure;
  }
  /** The verdict on one value: what unset means is the catalog's business, or the rule's own. */
  #verdict(value) {
    const setting = this.#setting;
    if (isUnsetAt(setting, value)) {
      if (this.#rule.unsetPasses || this.#rule.demands.some(wantsUnset)) return void 0;
      if (this.#rule.demands.every((demand) => demand.check === "maxAge")) return void 0;
      const asEmpty = isContainer(setting) || setting.list !== void 0 && setting.unset.as === "nothing";
      if (!asEmpty) return { message: `is not set (${setting.unset.means})`, offending: [null] };
      return this.#test(setting.kind === "map" ? bag() : []);
    }
    if (setting.list !== void 0 && !Array.isArray(value)) return { message: "should be a list", offending: [value] };
    return this.#test(value);
  }
  /** The literals and masks of a rule on secrets that holds apart from their age. */
  #secrets(block, failing) {
    const secrets2 = /* @__PURE__ */ new Map();
    for (const [subject, entry] of this.#subjects(block))
      if (entry && !failing.has(subject) && isSecret(entry.value) && ages.has(entry.value.$secret))
        secrets2.set(subject, entry.value);
    return secrets2;
  }
  #fix(window) {
    const { off, entry, broken } = window.latest;
    return restore({
      setting: this.#setting,
      subject: window.subject,
      entry,
      broken: broken !== void 0,
      demands: this.#rule.demands,
      checks: this.#context.policies.checks,
      holds: (value) => this.#verdict(value) === void 0,
      off: off ? { needs: this.#setting.switch, entry: off.entry } : null
    });
  }
};
function differ(a, b) {
  const state = ({ off }) => off && `${off.subject} ${off.since.revision} ${off.state}`;
  return state(a) !== state(b) || canonical(a.offending) !== canonical(b.offending);
}
function wantsUnset({ check, options }) {
  return check === "set" && options === false || check === "secret" && options === "absent";
}
function notInForce(rule, asOf) {
  if (rule.from !== null && asOf < rule.from) return `in force from ${instantText(rule.from).slice(0, 10)}`;
  if (rule.until !== null && asOf >= rule.until) return `not in force since ${instantText(rule.until).slice(0, 10)}`;
  return void 0;
}
function infoOf(rule) {
  const { id, title, severity, rationale, remediation, controls: controls3, policy, owner, location, fixWithinSeconds, from } = rule;
  return {
    id,
    title,
    kind: "setting",
    severity,
    rationale,
    remediation,
    controls: controls3,
    policy,
    owner,
    location,
    fixWithinSeconds,
    from
  };
}
function expectedOf(rule) {
  const out = bag();
  for (const { check, options } of rule.demands) out[check] = options;
  return out;
}
function offendingOf(value) {
  if (isUnset(value)) return [null];
  return Array.isArray(value) ? value : [value];
}
function flawAbove(block, subject) {
  for (let at = subject; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
    const entry = block.entries.get(at);
    if (entry?.flaw) return entry;
  }
  return void 0;
}
function isOver(subject, path) {
  const places = path.replaceAll("[*]", ".*").split(".");
  const keys = unpointer(subject);
  return keys.length <= places.length && keys.every((key, i) => places[i] === "*" || places[i] === key);
}

// src/audits/assertions.ts
import { createHash } from "node:crypto";

// src/catalog/canonical.ts
var MAX_READINGS = 64;
function readingsOf(block, catalog) {
  const place = catalog.root.keys.get(block.key)?.place;
  return either([...block.raw.values()].map((value) => readings(value, place)));
}
function either(found) {
  const all = /* @__PURE__ */ new Map();
  for (const values of found) {
    if (!values) return void 0;
    for (const value of values) all.set(canonical(value), value);
  }
  if (all.size > 1) all.delete("null");
  return all.size === 0 ? [null] : all.size > MAX_READINGS ? void 0 : [...all.values()];
}
function readings(value, place) {
  if (isUnset(value)) return [null];
  if (place?.setting && !isContainer(place.setting))
    return [isUnsetAt(place.setting, value) ? null : spelled(place.setting, value)];
  if (!place || isSecret(value) || typeof value !== "object" || value === null) return [value];
  if (Array.isArray(value)) {
    if (place.setting?.kind !== "keyed") return [value];
    return product(value.map((item, i) => [String(i), readings(item, place.any)]))?.map(
      (reading) => Object.values(reading)
    );
  }
  if (!isObject(value) || place.keys.size === 0 && !place.any) return [value];
  const spellings = /* @__PURE__ */ new Map();
  for (const key of Object.keys(value)) {
    const found = place.keys.get(key);
    const name = found?.name ?? key;
    const below = readings(value[key], found?.place ?? place.any);
    spellings.set(name, [...spellings.get(name) ?? [], below]);
  }
  return product([...spellings].map(([name, below]) => [name, either(below)]))?.map((reading) => {
    const set = whatIsSet(reading);
    return isUnset(set) ? null : set;
  });
}
function whatIsSet(reading) {
  const set = bag();
  for (const key of Object.keys(reading)) if (reading[key] !== null) set[key] = reading[key];
  return set;
}
function product(members) {
  let out = [bag()];
  for (const [key, values] of members) {
    if (!values || out.length * values.length > MAX_READINGS) return void 0;
    out = out.flatMap(
      (reading) => values.map((value) => {
        const next = values.length === 1 ? reading : Object.assign(bag(), reading);
        next[key] = value;
        return next;
      })
    );
  }
  return out;
}
function wholeReadings(blocks, read) {
  return product([...blocks.values()].map((block) => [block.key, read(block)]))?.map(whatIsSet);
}

// src/audits/assertions.ts
var MAX_SHOWN = 400;
var WHOLE = "";
var assertions = {
  rules: [],
  begin: (context) => {
    const walkers = context.policies.assertions.filter((assertion) => notInForce(assertion, context.asOf) === void 0).map((assertion) => new Walker(assertion));
    const read = reader(context);
    let before = [bag()];
    return {
      see: (step) => {
        if (walkers.length === 0 || step.previous !== null && step.changed.length === 0) return;
        const now = wholeReadings(step.blocks, read);
        for (const walker of walkers) walker.see(step, now, before);
        before = now;
      },
      end: () => walkers.flatMap((walker) => walker.end())
    };
  }
};
function reader({ catalog }) {
  const known = /* @__PURE__ */ new WeakMap();
  return (block) => {
    let memo = known.get(block);
    if (!memo) known.set(block, memo = { found: readingsOf(block, catalog) });
    return memo.found;
  };
}
var Walker = class {
  #assertion;
  #windows = new Windows();
  /** The values at fault, as they were when they last changed. */
  #state = null;
  constructor(assertion) {
    this.#assertion = assertion;
  }
  see(step, now, before) {
    const seen = this.#judge(now);
    this.#windows.see(step, WHOLE, seen ? /* @__PURE__ */ new Map([[WHOLE, seen]]) : /* @__PURE__ */ new Map(), {
      before: () => seen && before?.[0] !== void 0 ? valuesAt(before[0], seen.places) : null,
      state: () => seen ? this.#stateOf(step, seen) : null
    });
  }
  /** Another one when the values at fault are others, and a change made them so: another spelling is no other value. */
  #stateOf(step, { actual, places }) {
    const keys = new Set(places.map((place) => unpointer(place)[0]));
    const isTouched = step.changes.some(({ subject }) => places.includes(WHOLE) || keys.has(unpointer(subject)[0]));
    const text = canonical(actual);
    if (isTouched || this.#state === null) this.#state = text;
    return this.#state;
  }
  /** Fails when any reading does. */
  #judge(readings2) {
    if (!readings2) {
      const message = "the settings contradict themselves in too many places to be judged";
      return { actual: null, offending: [{ place: WHOLE, value: null }], places: [], message };
    }
    for (const settings2 of readings2) {
      const objections = this.#assertion.test(settings2);
      if (objections.length > 0) return seenIn(settings2, objections);
    }
    return void 0;
  }
  end() {
    const info = infoOf2(this.#assertion);
    return this.#windows.all().map((window) => draftOf(info, window, { schema: this.#assertion.schema }));
  }
};
function seenIn(settings2, objections) {
  const places = objections.map((objection) => objection.place);
  const actual = valuesAt(settings2, places);
  const [first, ...others] = objections;
  const name = first.place === WHOLE ? "the settings as a whole" : nameOf(first.place);
  const shown = wordOf(actual[first.place]);
  const more = others.length > 0 ? `, and ${count(others.length, "more place")}` : "";
  return {
    actual,
    offending: places.map((place) => ({ place, value: actual[place] })),
    places,
    message: `${name}${shown} ${first.message}${more}`
  };
}
function wordOf(value) {
  if (isSecret(value)) return " (a secret)";
  return typeof value === "object" ? "" : ` (${clip(String(value), 80)})`;
}
function valuesAt(settings2, places) {
  const out = bag();
  for (const place of places) out[place] = valueAt(settings2, place);
  return out;
}
function valueAt(settings2, place) {
  let at = settings2;
  for (const key of unpointer(place))
    at = typeof at === "object" && at !== null ? at[key] : void 0;
  if (typeof at !== "object" || at === null || isSecret(at)) return at ?? null;
  const text = canonical(at);
  return text.length <= MAX_SHOWN ? at : `sha256:${createHash("sha256").update(text).digest("hex").slice(0, 16)}`;
}
function infoOf2(assertion) {
  const { schema: _, governs: _governs, until: _until, test: _test, ...info } = assertion;
  return { ...info, kind: "setting" };
}

// src/audits/identities.ts
var Identities = class {
  #emails = /* @__PURE__ */ new Map();
  #ids = /* @__PURE__ */ new Map();
  #seen = /* @__PURE__ */ new Set();
  /** What an editor's id and address contradict that was seen before; each such pair is told of once. */
  see({ id, email }, revision) {
    if (id === null || email === null) return [];
    const address = foldAscii(email);
    const pair = JSON.stringify([id, address]);
    if (this.#seen.has(pair)) return [];
    this.#seen.add(pair);
    const [earlier, holder] = [this.#emails.get(id), this.#ids.get(address)];
    this.#emails.set(id, { value: email, revision });
    this.#ids.set(address, { value: id, revision });
    return [
      ...earlier ? [`the account ${id} had the address ${earlier.value} in revision ${earlier.revision}`] : [],
      ...holder ? [`the address ${email} was that of the account ${holder.value} in revision ${holder.revision}`] : []
    ];
  }
};

// src/audits/editors.ts
var controls2 = ["soc2:CC6.3", "soc2:CC8.1", "nist-800-53:CM-5", "nist-800-53:AC-6(9)"];
var unapprovedRule = {
  id: "editors/unapproved",
  title: "Only listed editors change the controls",
  kind: "editor",
  severity: "high",
  rationale: "A control is only as good as the people who can change it.",
  remediation: "Have the revision reviewed; then add the editor to the policy, or accept the revision by an exception.",
  controls: controls2
};
var unknownRule = {
  id: "editors/unknown",
  title: "Every revision names its editor",
  kind: "editor",
  severity: "medium",
  rationale: "A change by nobody can be reviewed by nobody.",
  remediation: "Find out from the organization's audit log who made the revision.",
  controls: controls2
};
var identityRule = {
  id: "editors/identity",
  title: "Editors have identities that can be trusted",
  kind: "editor",
  severity: "medium",
  rationale: "An identity with hidden or look-alike characters seems to be somebody it is not, and an address that goes from one account to another may have gone to another person.",
  remediation: "Compare the account with the organization's users, and remove it if it is nobody's.",
  controls: controls2
};
function isListed(policy, step) {
  const { by, time } = step.revision;
  if (!policy || policy.until !== null && time >= policy.until) return null;
  return unapproved(policy, by, time, changedIn(step)) === void 0;
}
function changedIn({ changes: changes2 }) {
  return changes2.flatMap(({ subject, formerly }) => [subject, ...formerly ? [formerly] : []]);
}
var editors = {
  rules: [unapprovedRule, unknownRule, identityRule],
  begin: (context) => {
    const policy = context.policies.editors;
    const base = context.builtin(unapprovedRule);
    const approval = base && policy ? {
      ...base,
      severity: policy.severity,
      rationale: policy.rationale ?? base.rationale,
      controls: policy.controls.length > 0 ? policy.controls : base.controls,
      policy: policy.policy,
      owner: policy.owner,
      location: policy.location,
      from: policy.from
    } : void 0;
    const unknown = context.builtin(unknownRule);
    const identity = context.builtin(identityRule);
    const identities = new Identities();
    const drafts = [];
    return {
      see: (step) => {
        const { by, time, revision } = step.revision;
        const subject = `revision:${revision}`;
        if (unknown && by.id === null && by.email === null)
          drafts.push(event(unknown, step, subject, "nobody is named as the editor"));
        const flaws = [identityFlaw(by), ...identities.see(by, revision)].filter((flaw) => flaw !== void 0);
        if (identity && flaws.length > 0)
          drafts.push(event(identity, step, subject, flaws.join("; "), { actual: { id: by.id, email: by.email } }));
        if (!approval || !policy || policy.until !== null && time >= policy.until) return;
        const subjects = changedIn(step);
        const matches = context.approvals.of(step);
        const denied = unapprovedBut(policy, by, time, subjects, (one) => isAuthorized(matches.get(one), true));
        if (denied === void 0) return;
        const who = by.email ?? by.id ?? "an unknown editor";
        const message = denied === null ? `${who} is not a listed editor` : `${who} may not change ${denied.length > 3 ? count(denied.length, "of these setting") : denied.map(nameOf).join(", ")}`;
        const people = (policy.approved ?? []).map((person) => person.who);
        drafts.push(
          event(approval, step, subject, message, {
            actual: who,
            offending: denied ?? [who],
            expected: { approved: people },
            resolved: endOf(denied ?? subjects, matches, true)
          })
        );
      },
      end: () => drafts
    };
  }
};

// src/policy/in-force.ts
var noPolicies = {
  files: [],
  rules: [],
  assertions: [],
  editors: null,
  changes: null,
  approvals: [],
  exceptions: [],
  checks: /* @__PURE__ */ new Map()
};
function versionAt(versions, time) {
  let [low, high] = [0, versions.length];
  while (low < high) {
    const middle = low + high >> 1;
    if (versions[middle].from <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
function counterparts(policies, rule) {
  const all = [...policies.rules, ...policies.assertions];
  const named = all.filter((one) => one.id === rule.id);
  if (named.length > 0) return named;
  return all.filter((one) => "setting" in rule ? isOn(one, rule.setting) : isSame(one, rule));
}
function isOn(rule, setting) {
  return "setting" in rule && rule.setting === setting;
}
function isSame(rule, assertion) {
  return "schema" in rule && JSON.stringify(rule.schema) === JSON.stringify(assertion.schema);
}

// src/audits/in-force/turns.ts
function turnsAfter(versions, start, demands) {
  const turns = [];
  let last = start < 0 ? false : demands(versions[start]);
  let unread = [];
  for (const version of versions.slice(start + 1)) {
    const now = demands(version);
    if (now === void 0) {
      unread.push(version);
      continue;
    }
    if (last !== void 0 && now !== last) turns.push({ demanded: now, version, candidates: [...unread, version] });
    last = now;
    unread = [];
  }
  return turns;
}
function lastTurn(turns, demanded) {
  const last = turns.at(-1);
  return last?.demanded === demanded ? last : void 0;
}
function relaxedBy(turns, email) {
  if (email === null || email === "") return void 0;
  return turns.filter((turn) => !turn.demanded).flatMap((turn) => turn.candidates).find(({ commit }) => commit?.writers.some((writer) => foldAscii(writer) === foldAscii(email)));
}

// src/audits/in-force/relaxed.ts
var relaxedRule = {
  id: "changes/relaxed",
  title: "Policies are not relaxed after they were violated",
  kind: "change",
  severity: "info",
  rationale: "A policy that follows the settings asks nothing of them.",
  remediation: "Have the commit that relaxed the policy reviewed by somebody other than who made the change.",
  controls: ["soc2:CC8.1", "nist-800-53:CM-3"]
};
var legalisedRule = {
  id: "changes/legalised",
  title: "Nobody relaxes a policy for a change of their own",
  kind: "change",
  severity: "high",
  rationale: "Who breaks a rule and then takes it away has given themselves permission.",
  remediation: "Have somebody else review the change and the commit; then take one of them back, or accept the revision by an exception.",
  controls: ["soc2:CC8.1", "nist-800-53:AC-5", "nist-800-53:CM-5"]
};
var inForceRules = [relaxedRule, legalisedRule];
function endAt(time) {
  return { revision: null, at: instantText(time), time, by: null };
}
var RelaxedDrafts = class {
  #context;
  #relaxed;
  #legalised;
  #drafts = /* @__PURE__ */ new Map();
  constructor(context) {
    this.#context = context;
    this.#relaxed = context.builtin(relaxedRule);
    this.#legalised = context.builtin(legalisedRule);
  }
  /** Settings that were against the rules of their time. */
  window({ rule, failing, first, last, brought, next, turns }) {
    const turn = lastTurn(turns, false);
    if (!turn) return;
    const latest = failing.at(-1).draft;
    const { subject, expected, offending, before } = latest;
    const all = failing.flatMap(({ draft }) => draft.values).filter((value) => value.revision <= last.revision);
    const values = all.filter((value) => value.revision >= first.revision);
    const actual = all.at(-1)?.actual ?? latest.actual;
    const common = { subject, expected, before, offending, fix: null, inForce: "violating" };
    const said = `${latest.message}, said ${rule}`;
    const changedAt = Math.min(turn.version.from, this.#context.asOf);
    const exact = brought && failing[0].draft.introduced.exact;
    const introduced = { ...first, exact, first: brought && failing[0].draft.introduced.first };
    if (this.#relaxed)
      this.#add({
        ...common,
        rule: this.#relaxed,
        message: `${said} until ${changeWords(turn)} relaxed it`,
        actual,
        values,
        introduced,
        resolved: next && next.time < changedAt ? next : endAt(Math.max(changedAt, first.time)),
        event: false
      });
    for (const { actual: brought2, ...moment } of values)
      this.#legalise(moment, turns, rule, { ...common, actual: brought2, message: latest.message });
  }
  /** A revision that was against the rules of its time on who changes what, when and how. */
  event({ rule, step, past, turns }) {
    const turn = lastTurn(turns, false);
    if (!past || !turn) return;
    const { subject, expected, before, offending, actual, message } = past;
    const common = { subject, expected, before, offending, actual, fix: null, inForce: "violating" };
    const moment = momentOf(step);
    if (this.#relaxed)
      this.#add({
        ...common,
        rule: this.#relaxed,
        message: `${message}, said ${rule} until ${changeWords(turn)} relaxed it`,
        values: [],
        introduced: past.introduced,
        resolved: endAt(Math.min(Math.max(turn.version.from, moment.time), this.#context.asOf)),
        event: true
      });
    this.#legalise(moment, turns, rule, { ...common, message });
  }
  #legalise(moment, turns, rule, common) {
    const version = relaxedBy(turns, moment.by.email);
    if (!this.#legalised || !version) return;
    this.#add({
      ...common,
      rule: this.#legalised,
      message: `${common.message}, said ${rule}; ${moment.by.email} made that change, and wrote ${commitWords(version)}, which relaxed it`,
      values: [{ ...moment, actual: common.actual }],
      introduced: { ...moment, exact: true, first: false },
      resolved: null,
      event: true
    });
  }
  /** Two rules on one subject that were relaxed together are one finding. */
  #add(draft) {
    const key = JSON.stringify([draft.rule.id, draft.subject, draft.introduced.revision]);
    const known = this.#drafts.get(key);
    this.#drafts.set(
      key,
      known ? {
        ...known,
        message: `${known.message}; ${draft.message}`,
        offending: unique([...known.offending, ...draft.offending])
      } : draft
    );
  }
  all() {
    return [...this.#drafts.values()];
  }
};
function unique(values) {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
function commitWords({ commit, from }) {
  if (!commit) return "what is not committed to the branch";
  return `commit ${commit.id.slice(0, 7)} of ${instantText(from).slice(0, 10)}`;
}
function changeWords({ version, candidates }) {
  const who = version.commit ? ` by ${version.commit.author}` : "";
  return `${commitWords(version)}${who}${candidates.length > 1 ? ", or one before it that cannot be read," : ""}`;
}

// src/audits/in-force/events.ts
var judged = /* @__PURE__ */ new Set(["editors/unapproved", ...changes.rules.map(({ id }) => id)]);
var EventVerdicts = class {
  #versions;
  /** What each version judges by; the same for versions that differ in nothing that judges events. */
  #contexts = /* @__PURE__ */ new Map();
  #then = /* @__PURE__ */ new Map();
  differing = [];
  constructor(versions, context) {
    this.#versions = versions;
    let last;
    for (const version of versions) {
      const { policies } = version;
      const spelt = policies ? spellingOf(policies) : void 0;
      if (policies && spelt !== void 0 && spelt !== last?.spelt)
        last = { spelt, context: { ...context, policies, approvals: bookOf(policies, context) } };
      this.#contexts.set(version, policies ? last.context : void 0);
    }
  }
  /** @param at the place of the version in force; -1: none was */
  see(step, at) {
    const version = this.#versions[at];
    if (version?.policies === null) return;
    const now = this.#judge(this.#versions.at(-1), step);
    const found = at === this.#versions.length - 1 ? now : version ? this.#judge(version, step) : /* @__PURE__ */ new Map();
    const then = new Map(
      [...found].filter(([rule]) => isStated(version.policies, rule, step.revision.time))
    );
    if (then.size > 0) this.#then.set(step.revision.revision, new Set(then.keys()));
    for (const rule of /* @__PURE__ */ new Set([...then.keys(), ...now.keys()])) {
      if (then.has(rule) === now.has(rule)) continue;
      const turns = this.#turns(rule, step, at);
      this.differing.push({ rule, step, past: then.get(rule) ?? null, turns });
    }
  }
  /** What the policy of then said of an event that is one now. */
  verdict(rule, revision, time, at) {
    const version = this.#versions[at];
    if (!version) return "absent";
    if (version.policies === null || !judged.has(rule)) return "unknown";
    if (!isStated(version.policies, rule, time)) return "absent";
    return this.#then.get(revision)?.has(rule) ? "violating" : "compliant";
  }
  /** The events of a step by the policies of a version; undefined when they cannot be read. */
  #judge(version, step) {
    const context = this.#contexts.get(version);
    return context && eventsOf(context, step);
  }
  /** When versions turned on one event of a step; what judges alike is asked once. */
  #turns(rule, step, at) {
    const known = /* @__PURE__ */ new Map();
    return turnsAfter(this.#versions, at, (version) => {
      const context = this.#contexts.get(version);
      if (!context) return void 0;
      let demanded = known.get(context);
      if (demanded === void 0) known.set(context, demanded = eventsOf(context, step).has(rule));
      return demanded;
    });
  }
};
function eventsOf(context, step) {
  const drafts = [editors, changes].flatMap((family) => {
    const walker = family.begin(context);
    walker.see(step);
    return walker.end();
  });
  return new Map(drafts.filter((draft) => draft.rule.policy !== null).map((draft) => [draft.rule.id, draft]));
}
function bookOf({ approvals, changes: policy }, { asOf, people }) {
  return new ApprovalBook(approvals, policy?.emergencySeconds ?? null, asOf, people);
}
function spellingOf({ editors: people, changes: policy, approvals }) {
  return JSON.stringify([people, policy, approvals], (key, value) => key === "location" ? null : value);
}
function isStated({ editors: people, changes: policy }, rule, time) {
  if (rule === "editors/unapproved") return people !== null && notInForce(people, time) === void 0;
  return policy !== null && changeRulesOf(policy).some(({ id }) => id === rule) && notInForce(policy, time) === void 0;
}

// src/audits/in-force/rules.ts
var RuleVerdicts = class {
  #walkers = [];
  #demands = /* @__PURE__ */ new WeakMap();
  #failing = /* @__PURE__ */ new Map();
  constructor(versions, context) {
    const known = /* @__PURE__ */ new Set();
    for (const { policies } of versions) {
      if (!policies) continue;
      const isNew = (rule) => {
        const demand = this.demandOf(rule);
        return !known.has(demand) && known.add(demand);
      };
      const bare = (rule) => ({ ...rule, id: this.demandOf(rule), from: null, until: null });
      const own = {
        ...noPolicies,
        checks: policies.checks,
        rules: policies.rules.filter(isNew).map(bare),
        assertions: policies.assertions.filter(isNew).map(bare)
      };
      for (const family of [settings, assertions])
        if (own.rules.length + own.assertions.length > 0)
          this.#walkers.push(family.begin({ ...context, policies: own }));
    }
  }
  /** What a rule demands, whatever it is called and wherever it stands. */
  demandOf(rule) {
    let demand = this.#demands.get(rule);
    if (demand === void 0) {
      demand = canonical(
        "schema" in rule ? [rule.schema] : [rule.setting, rule.unsetPasses, rule.demands.map(({ check, options }) => [check, options])]
      );
      this.#demands.set(rule, demand);
    }
    return demand;
  }
  see(step) {
    for (const walker of this.#walkers) walker.see(step);
  }
  /** @param placeOf the place of a revision in the history */
  end(placeOf) {
    for (const draft of this.#walkers.flatMap((walker) => walker.end())) {
      const { rule, subject, introduced, resolved } = draft;
      const start = placeOf(introduced.revision);
      const end = resolved?.revision === void 0 || resolved.revision === null ? Infinity : placeOf(resolved.revision);
      const subjects = this.#failing.get(rule.id) ?? /* @__PURE__ */ new Map();
      subjects.set(subject, [...subjects.get(subject) ?? [], { demand: rule.id, subject, start, end, draft }]);
      this.#failing.set(rule.id, subjects);
    }
  }
  /** Every time in which a demand failed. */
  *all() {
    for (const subjects of this.#failing.values()) for (const times of subjects.values()) yield* times;
  }
  /**
   * Whether a rule fails on a subject at a place in the history.
   * @param time a secret may become too old between two revisions
   */
  fails(rule, subject, place, time) {
    const times = this.#failing.get(this.demandOf(rule))?.get(subject) ?? [];
    return times.some((one) => one.start <= place && place < one.end && hasBegun(one, place, time));
  }
};
function hasBegun({ draft, start }, place, time) {
  const { introduced, values } = draft;
  const isAged = values[0] !== void 0 && introduced.time > values[0].time;
  return !isAged || place < start || introduced.time <= time;
}

// src/audits/in-force/index.ts
var InForceBook = class {
  #versions;
  #context;
  #rules;
  #events;
  #moments = [];
  #places = /* @__PURE__ */ new Map();
  /** The version in force at each revision. */
  #governing = [];
  #counterparts = /* @__PURE__ */ new WeakMap();
  constructor(history, context) {
    this.#versions = history.versions;
    this.#context = context;
    this.#rules = new RuleVerdicts(history.versions ?? [], context);
    this.#events = new EventVerdicts(history.versions ?? [], context);
  }
  see(step) {
    if (!this.#versions) return;
    const at = versionAt(this.#versions, step.revision.time);
    this.#places.set(step.revision.revision, this.#moments.length);
    this.#moments.push(momentOf(step));
    this.#governing.push(at);
    this.#rules.see(step);
    this.#events.see(step, at);
  }
  /** Says of each finding of a policy how it stood with the policy of its time. Once every step was seen. */
  judged(drafts) {
    this.#rules.end((revision) => this.#places.get(revision));
    return [...drafts.map((draft) => this.#withVerdict(draft)), ...this.#relaxed()];
  }
  #withVerdict(draft) {
    if (draft.rule.policy === null) return draft;
    const { revision, time } = draft.introduced;
    if (!this.#versions || revision === null) return { ...draft, inForce: "unknown" };
    const { rules, assertions: assertions2 } = this.#context.policies;
    const rule = [...rules, ...assertions2].find((one) => one.id === draft.rule.id);
    const at = versionAt(this.#versions, time);
    const inForce = rule ? this.#verdict(rule, draft.subject, this.#places.get(revision), time, at) : this.#events.verdict(draft.rule.id, revision, time, at);
    if (inForce !== "compliant" && inForce !== "absent") return { ...draft, inForce };
    const turn = lastTurn(this.#turnsOf(draft, rule, at), true);
    const since = turn && `; the policy was tightened afterwards, by ${commitWords(turn.version)}`;
    return { ...draft, inForce, message: `${draft.message}${since ?? ""}` };
  }
  #verdict(rule, subject, place, time, at) {
    const version = this.#versions[at];
    if (!version) return "absent";
    if (!version.policies) return "unknown";
    const then = this.#counterpartsOf(version.policies, rule).filter((one) => notInForce(one, time) === void 0);
    if (then.length === 0) return "absent";
    return then.some((one) => this.#rules.fails(one, subject, place, time)) ? "violating" : "compliant";
  }
  #turnsOf({ introduced: { revision, time }, rule: { id }, subject }, rule, at) {
    if (!rule)
      return this.#events.differing.find((one) => one.rule === id && one.step.revision.revision === revision)?.turns ?? [];
    const place = this.#places.get(revision);
    return turnsAfter(this.#versions, at, (one) => this.#demands(one, rule, subject, place, time));
  }
  /** Whether a version, were it today's, would object to a subject as it was; undefined when it cannot be read. */
  #demands({ policies }, rule, subject, place, time) {
    if (!policies) return void 0;
    return this.#counterpartsOf(policies, rule).some(
      (one) => notInForce(one, this.#context.asOf) === void 0 && this.#rules.fails(one, subject, place, time)
    );
  }
  #counterpartsOf(policies, rule) {
    let known = this.#counterparts.get(policies);
    if (!known) this.#counterparts.set(policies, known = /* @__PURE__ */ new Map());
    let found = known.get(rule);
    if (!found) known.set(rule, found = counterparts(policies, rule));
    return found;
  }
  #relaxed() {
    if (!this.#versions) return [];
    const drafts = new RelaxedDrafts(this.#context);
    const violations = grouped(this.#violations(), ({ rule, failing }) => JSON.stringify([rule.id, failing.subject]));
    for (const found of violations.values())
      for (const run of runsOf(found.toSorted((a, b) => a.place - b.place))) {
        const [first, last] = [run[0], run.at(-1)];
        const { time } = this.#moments[last.place];
        const at = this.#governing[last.place];
        drafts.window({
          rule: last.rule.id,
          failing: [...new Set(run.map(({ failing }) => failing))],
          first: this.#moments[first.place],
          last: this.#moments[last.place],
          brought: first.place === first.failing.start,
          next: this.#moments[last.place + 1],
          turns: turnsAfter(
            this.#versions,
            at,
            (one) => this.#demands(one, last.rule, last.failing.subject, last.place, time)
          )
        });
      }
    for (const one of this.#events.differing) drafts.event(one);
    return drafts.all();
  }
  /** Every revision that was against a rule of its time and is not against today's. */
  *#violations() {
    const today = this.#versions.at(-1);
    const stated = this.#versions.map(
      ({ policies }) => grouped([...policies?.rules ?? [], ...policies?.assertions ?? []], (rule) => this.#rules.demandOf(rule))
    );
    for (const failing of this.#rules.all())
      for (let place = failing.start; place < Math.min(failing.end, this.#moments.length); place++) {
        const at = this.#governing[place];
        if (at < 0 || at === this.#versions.length - 1) continue;
        const { time } = this.#moments[place];
        for (const rule of stated[at].get(failing.demand) ?? [])
          if (notInForce(rule, time) === void 0 && hasBegun(failing, place, time) && !this.#demands(today, rule, failing.subject, place, time))
            yield { rule, failing, place };
      }
  }
};
function* runsOf(sorted) {
  let run = [];
  for (const one of sorted) {
    const last = run.at(-1);
    if (last?.place === one.place) continue;
    if (last && last.place + 1 !== one.place) {
      yield run;
      run = [];
    }
    run.push(one);
  }
  if (run.length > 0) yield run;
}
function policyRows({ versions }, asOf) {
  return (versions ?? []).flatMap(({ from, commit, policies, edits }) => {
    if (!commit || from > asOf || policies && edits.length === 0) return [];
    const what = policies ? edits.join("; ") : "they cannot be read by this version";
    const text = `policies changed in commit ${commit.id.slice(0, 7)} by ${commit.author}: ${what}`;
    return [{ at: instantText(from), kind: "policy", text }];
  });
}

export {
  Windows,
  entryAudit,
  EntryWindows,
  draftOf,
  staysBehindMask,
  judgeShown,
  fingerprintsIn,
  credentialsIn,
  isMasked,
  secrets,
  settings,
  notInForce,
  assertions,
  unknownRule,
  isListed,
  editors,
  noPolicies,
  inForceRules,
  InForceBook,
  policyRows
};
