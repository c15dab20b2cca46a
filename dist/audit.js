import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

import { SOON, acceptedBy, entryKey, exceptionsOf, isAbout, termAt, withRules } from "./policies.js";

import { gapBetween, momentOf, stepsOf, upTo } from "./questions.js";

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
    const middle2 = low + high >> 1;
    if (versions[middle2].from <= time) low = middle2 + 1;
    else high = middle2;
  }
  return low - 1;
}
function counterparts(policies, rule8) {
  const all = [...policies.rules, ...policies.assertions];
  const named = all.filter((one) => one.id === rule8.id);
  if (named.length > 0) return named;
  return all.filter((one) => "setting" in rule8 ? isOn(one, rule8.setting) : isSame(one, rule8));
}
function isOn(rule8, setting2) {
  return "setting" in rule8 && rule8.setting === setting2;
}
function isSame(rule8, assertion) {
  return "schema" in rule8 && JSON.stringify(rule8.schema) === JSON.stringify(assertion.schema);
}

import { grouped } from "./questions.js";

import { diffSettings, entryChanges, stateAt } from "./questions.js";

import { inverse, isSet, moveAlong, noRenames, renamed, renamesIn, stateOf } from "./questions.js";

import { Entries, entryAt, flawed } from "./questions.js";

import { elementOf, keyOf, pointerOf, topKey } from "./questions.js";

import { ApprovalMatcher, agreedAfterwards, approvalsOf, isAgreed, isAuthorized, changesOf, localTime } from "./policies.js";

import { days } from "./policies.js";

import { matchesAny, matchesSubject, patternFlaw } from "./questions.js";

import { annotation, annotationProperty, cells, clip, count, duration, hasUnseen, head, html, logLine, markdownCode, middle, minute, nameOf, sarifMessage, spreadsheet, visible, visibleJson, xml } from "./base.js";

import { DAY, durationOf, endOf, instantOf, instantText, startOf, stretchOf } from "./base.js";

// src/policy/windows.ts
function isOpen(window, time) {
  const { day: day2, minutes } = localTime(time, window.timezone);
  const starts = (one) => window.days.includes(one);
  if (window.from < window.to) return starts(day2) && minutes >= window.from && minutes < window.to;
  const yesterday = days[(days.indexOf(day2) + 6) % 7];
  return starts(day2) && minutes >= window.from || starts(yesterday) && minutes < window.to;
}
function frozen(freezes, time, subjects) {
  const now2 = freezes.filter(({ from: from3, until: until2 }) => time >= from3 && time < until2);
  const hit = (freeze) => (subject) => freeze.settings === null || matchesAny(freeze.settings, subject);
  return {
    freezes: now2.filter((freeze) => subjects.some(hit(freeze))),
    subjects: subjects.filter((subject) => now2.some((freeze) => hit(freeze)(subject)))
  };
}
function windowWords({ days: on, from: from3, to }) {
  return `${days.filter((day2) => on.includes(day2)).join(", ")} ${hourWords(from3)}–${hourWords(to)}`;
}
function localWords({ date: date2, day: day2, minutes }) {
  return `${day2[0].toUpperCase()}${day2.slice(1)} ${date2} at ${hourWords(minutes)}`;
}
function hourWords(minutes) {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
// src/audits/names.ts
function namesOf(subjects) {
  if (subjects.length > 3) return count(subjects.length, "setting");
  const names3 = subjects.map(nameOf);
  return names3.length < 2 ? names3.join("") : `${names3.slice(0, -1).join(", ")} and ${names3.at(-1)}`;
}
// src/audits/approvals.ts
var unused = {
  id: "approvals/unused",
  title: "Approved changes are made",
  kind: "change",
  severity: "info",
  rationale: "A change that was agreed to and not made was not needed, or somebody believes that it is in force.",
  remediation: "Make the change under a new approval, or close its ticket.",
  controls: ["soc2:CC8.1", "nist-800-53:CM-3"]
};
var approvalRules = [unused];
var ApprovalBook = class {
  #matcher;
  #approvals;
  #asOf;
  #uses = /* @__PURE__ */ new Map();
  #last;
  /** The first revision seen, when there were others before it. */
  #since = -Infinity;
  constructor(approvals, emergencySeconds, asOf, people) {
    this.#matcher = new ApprovalMatcher(approvals, { emergencySeconds, asOf, people });
    this.#approvals = approvals;
    this.#asOf = asOf;
  }
  /** What the approvals mean for the changes of a step. */
  of(step) {
    if (this.#last?.step === step) return this.#last.matches;
    const { revision: revision2, time, by } = step.revision;
    if (step.previous === null && revision2 > 1) this.#since = time;
    const matches2 = this.#matcher.match({ time, by, subjects: step.changes.map((change) => change.subject) });
    this.#last = { step, matches: matches2 };
    for (const [subject, found] of matches2) for (const match of found) this.#use(match, subject, revision2);
    return matches2;
  }
  #use({ approval, result }, subject, revision2) {
    if (result === "early" || result === "late" || result === "over-scope") return;
    let use = this.#uses.get(approval);
    if (!use) this.#uses.set(approval, use = { revisions: [], applied: /* @__PURE__ */ new Set(), tried: /* @__PURE__ */ new Set() });
    const agreed = isAgreed(result);
    if (agreed && use.revisions.at(-1) !== revision2) use.revisions.push(revision2);
    for (const pattern of approval.settings)
      if (matchesSubject(pattern, subject)) (agreed ? use.applied : use.tried).add(pattern);
  }
  #state(approval) {
    const applied = this.#uses.get(approval)?.applied.size ?? 0;
    if (applied === new Set(approval.settings).size) return "applied";
    if (this.#asOf < Math.max(approval.until, approval.approvedAt)) return "pending";
    return applied > 0 ? "partly" : "never-applied";
  }
  /** One row for each approval, once every step was asked for. */
  rows() {
    return this.#approvals.map((approval) => ({
      id: approval.id,
      state: this.#state(approval),
      revisions: [...this.#uses.get(approval)?.revisions ?? []],
      settings: [...approval.settings],
      from: instantText(approval.from),
      until: instantText(approval.until),
      implementers: approval.implementers && [...approval.implementers],
      approvedBy: [...approval.approvedBy],
      approvedAt: instantText(approval.approvedAt),
      ticket: approval.ticket,
      reason: approval.reason,
      location: approval.location
    })).sort((a, b) => a.id < b.id ? -1 : 1);
  }
  /** The patterns of an approval that is over under which nothing was changed, rightly or wrongly. */
  #idle(approval) {
    const over = ["never-applied", "partly"].includes(this.#state(approval));
    const use = this.#uses.get(approval);
    if (!over || approval.from < this.#since) return [];
    return approval.settings.filter(
      (pattern) => use?.applied.has(pattern) !== true && use?.tried.has(pattern) !== true
    );
  }
  /** Findings about approvals that ended without having been applied. */
  drafts(context) {
    const info = context.builtin(unused);
    if (!info) return [];
    return this.#approvals.flatMap((approval) => {
      const left = this.#idle(approval);
      if (left.length === 0) return [];
      const time = Math.max(approval.until, approval.approvedAt);
      const draft3 = {
        rule: { ...info, location: approval.location },
        subject: `approval:${approval.id}`,
        message: `approval ${approval.id} ended with ${instantText(approval.until - 1).slice(0, 10)}, and ${namesOf(left)} ${left.length === 1 ? "was" : "were"} not changed under it`,
        expected: null,
        before: null,
        actual: null,
        offending: left,
        values: [],
        introduced: { revision: null, at: instantText(time), time, by: null, exact: true, first: false },
        resolved: null,
        event: true,
        fix: null
      };
      return [draft3];
    });
  }
};
function endOf2(subjects, matches2, named = false) {
  return lastOf(subjects.map((subject) => agreedAfterwards(matches2.get(subject), named)));
}
function agreementOn(subjects, matches2, time) {
  const end = lastOf(subjects.map((subject) => agreedTo(matches2.get(subject))));
  return end && end.time < time ? { ...end, at: instantText(time), time } : end;
}
function agreedTo(matches2) {
  return matches2?.find(({ result }) => result === "authorized")?.approval ?? agreedAfterwards(matches2);
}
function lastOf(given) {
  if (given.length === 0 || given.includes(void 0)) return null;
  const last = given.toSorted((a, b) => b.approvedAt - a.approvedAt || (a.id < b.id ? -1 : 1))[0];
  return {
    revision: null,
    approval: last.id,
    at: instantText(last.approvedAt),
    time: last.approvedAt,
    by: null
  };
}
// src/audits/audit.ts
function event(rule8, step, subject, message, rest2 = {}) {
  const { revision: revision2, at: at2, time, by } = step.revision;
  return {
    rule: rule8,
    subject,
    message,
    expected: null,
    before: null,
    actual: null,
    offending: [],
    values: [],
    introduced: { revision: revision2, at: at2, time, by, exact: true, first: false },
    resolved: null,
    event: true,
    fix: null,
    ...rest2
  };
}
// src/audits/changes.ts
var controls = ["soc2:CC8.1", "nist-800-53:CM-3", "nist-800-53:CM-5"];
var outside = {
  id: "changes/outside-window",
  title: "Controls change inside the change windows",
  kind: "change",
  severity: "medium",
  rationale: "A change at a time when nobody watches is found late.",
  remediation: "Have the change reviewed; then approve it afterwards, or accept the revision by an exception.",
  controls
};
var frozenRule = {
  id: "changes/freeze",
  title: "Nothing changes during a freeze",
  kind: "change",
  severity: "medium",
  rationale: "A freeze is called when a change would do the most harm.",
  remediation: "Have the change reviewed; then approve it afterwards, or accept the revision by an exception.",
  controls
};
var unapproved = {
  id: "changes/unapproved",
  title: "Controls are loosened with an approval only",
  kind: "change",
  severity: "medium",
  rationale: "Nobody should give more room without somebody else agreeing to it first.",
  remediation: "Take the change back, or have it approved by somebody other than its editor.",
  controls
};
function changeRulesOf(policy2) {
  return [
    ...policy2.windows.length > 0 ? [outside] : [],
    ...policy2.freezes.length > 0 ? [frozenRule] : [],
    ...policy2.loosening ? [unapproved] : []
  ];
}
function changeInfo(rule8, policy2, context) {
  const base = context.builtin(rule8);
  return base && {
    ...base,
    severity: policy2.severity ?? base.severity,
    rationale: policy2.rationale ?? base.rationale,
    controls: policy2.controls.length > 0 ? policy2.controls : base.controls,
    policy: policy2.policy,
    owner: policy2.owner,
    location: policy2.location,
    from: policy2.from
  };
}
var judges = [
  [outside, ({ windows }, step) => outsideOf(windows, step)],
  [frozenRule, ({ freezes }, step) => during(freezes, step)],
  [unapproved, ({ loosening }, step, matches2) => loosening ? without(loosening.settings, step, matches2) : void 0]
];
var changes = {
  rules: judges.map(([rule8]) => rule8),
  begin: (context) => {
    const policy2 = context.policies.changes;
    const wanted = policy2 ? changeRulesOf(policy2) : [];
    const judging2 = judges.flatMap(([rule8, judge2]) => {
      const info = policy2 && wanted.includes(rule8) ? changeInfo(rule8, policy2, context) : void 0;
      return info ? [{ info, judge: judge2 }] : [];
    });
    const drafts3 = [];
    return {
      see: (step) => {
        if (!policy2 || step.changes.length === 0) return;
        if (policy2.until !== null && step.revision.time >= policy2.until) return;
        const matches2 = context.approvals.of(step);
        for (const { info, judge: judge2 } of judging2) {
          const fault = judge2(policy2, step, matches2);
          if (fault) drafts3.push(draftOf(info, step, fault, matches2));
        }
      },
      end: () => drafts3
    };
  }
};
function draftOf(info, step, { subjects, message, expected, actual }, matches2) {
  const made = event(info, step, `revision:${step.revision.revision}`, message, {
    expected,
    actual: actual ?? null,
    offending: subjects,
    resolved: endOf2(subjects, matches2)
  });
  return { ...made, introduced: { ...made.introduced, exact: step.exact } };
}
function outsideOf(windows, step) {
  const { time } = step.revision;
  if (windows.some((window) => isOpen(window, time))) return void 0;
  const subjects = step.changes.map((change) => change.subject);
  const zones = [...new Set(windows.map((window) => window.timezone))];
  const clocks = zones.map((zone) => {
    const open3 = windows.filter((window) => window.timezone === zone).map(windowWords);
    return `${localWords(localTime(time, zone))} in ${zone}, outside ${open3.join(" and ")}`;
  });
  return {
    subjects,
    message: `${changed(subjects)} on ${clocks.join("; that is ")}`,
    expected: { windows: zones.flatMap((zone) => windows.filter((one) => one.timezone === zone).map(windowJson)) },
    actual: zones.map((zone) => `${localWords(localTime(time, zone))} in ${zone}`)
  };
}
function windowJson(window) {
  return `${windowWords(window)} in ${window.timezone}`;
}
function during(freezes, step) {
  const found = frozen(
    freezes,
    step.revision.time,
    step.changes.map((change) => change.subject)
  );
  if (found.subjects.length === 0) return void 0;
  const words = found.freezes.map(freezeWords);
  return {
    subjects: found.subjects,
    message: `${changed(found.subjects)} during the freeze ${words.join(" and the freeze ")}`,
    expected: { freezes: words }
  };
}
function freezeWords({ from: from3, until: until2, reason }) {
  const day2 = (time) => instantText(time).slice(0, 10);
  return `from ${day2(from3)} until ${day2(until2 - 1)} (${reason})`;
}
function without(patterns2, step, matches2) {
  const needing = step.changes.filter(
    (change) => mayLoosen(change) && (patterns2 === null || matchesAny(patterns2, change.subject))
  );
  const all = needing.filter((change) => !isAuthorized(matches2.get(change.subject)));
  if (all.length === 0) return void 0;
  const open3 = all.filter((change) => endOf2([change.subject], matches2) === null);
  const faults = open3.length > 0 ? open3 : all;
  const shown3 = faults.slice(0, 3).map((change) => `${nameOf(change.subject)} (${why(change, matches2)})`);
  const more = faults.length > 3 ? ` and ${count(faults.length - 3, "more setting")}` : "";
  return {
    subjects: faults.map((change) => change.subject),
    message: `loosened without an approval: ${shown3.join(", ")}${more}`,
    expected: { requires: "approval" }
  };
}
function mayLoosen({ direction: direction2 }) {
  return direction2 === "looser" || direction2 === "unknown";
}
var reasons = {
  authorized: (id) => `approval ${id}`,
  emergency: (id) => `approval ${id} was given afterwards`,
  "self-approved": (id, alias) => `approval ${id} was given by nobody but its editor${alias ? `, who is ${alias.who} in revision ${alias.revision}` : ""}`,
  "wrong-implementer": (id) => `approval ${id} names other implementers`,
  unauthorized: (id) => `approval ${id} was given afterwards, and too late`,
  early: (id) => `before approval ${id} begins`,
  late: (id) => `after approval ${id} ended`,
  "over-scope": (id) => `approval ${id} is for other settings`
};
function why({ subject, direction: direction2 }, matches2) {
  const best = matches2.get(subject)?.[0];
  const reason = best ? reasons[best.result](best.approval.id, best.alias) : "no approval";
  return direction2 === "unknown" ? `${reason}; whether it is looser is not known` : reason;
}
function changed(subjects) {
  return `${namesOf(subjects)} ${subjects.length === 1 ? "was" : "were"} changed`;
}

import { identityFlaw, isAmong, peopleOf, unapproved as unapproved2, unapprovedBut } from "./policies.js";

import { coverageOf, email, flawOf, foldAscii, isCovered, isGlob, isOpaque, isPlain, kindOf, kinds, normalOf, normalise, overlapsOf, remembered, spansOf, spellingOf } from "./questions.js";

// src/catalog/spelling.ts
function spelled(setting2, value2) {
  const kind = kindOf(setting2);
  const one = (entry) => kind.type === "string" && typeof entry === "string" ? spellingOf(kind, entry) : entry;
  if (setting2.list === void 0 || !Array.isArray(value2)) return one(value2);
  return setting2.list === "set" ? distinct(kind, value2).map(one) : value2.map(one);
}
function distinct(kind, entries) {
  const known3 = /* @__PURE__ */ new Map();
  for (const entry of entries) {
    const normal = normalOf(kind, entry);
    if (!known3.has(normal)) known3.set(normal, entry);
  }
  return [...known3.values()];
}

import { checkNames, demandsOf, fitting, impliesDemand, leafSchema, loadChecks, testOf, wordsOf } from "./policies.js";

import { holdsNormal, isUnset, isUnsetAt, isVoid, listOf, meaningOf, newIn, normalsOf } from "./questions.js";

import { isContainer, knownValues, rank } from "./questions.js";

import { NO_FINGERPRINT, isCredential, isForged, isHiding, isMarker, isMisplaced, isNameless, isSame as isSame2, isSecret, isWeak, marksOf, secretMarker } from "./questions.js";

import { bag, canonical, compare, equal, exactNumber, isExactNumber, isObject, pointer, segment, unpointer } from "./questions.js";

import { createHash } from "node:crypto";
// src/audits/terms.ts
function notInForce(rule8, asOf) {
  if (rule8.from !== null && asOf < rule8.from) return `in force from ${instantText(rule8.from).slice(0, 10)}`;
  if (rule8.until !== null && asOf >= rule8.until) return `not in force since ${instantText(rule8.until).slice(0, 10)}`;
  return void 0;
}
function infoOf(rule8) {
  const { id, title, severity, rationale, remediation, controls: controls33, policy: policy2, owner, location, fixWithinSeconds, from: from3 } = rule8;
  return {
    id,
    title,
    kind: "setting",
    severity,
    rationale,
    remediation,
    controls: controls33,
    policy: policy2,
    owner,
    location,
    fixWithinSeconds,
    from: from3
  };
}
function expectedOf(rule8) {
  const out = bag();
  for (const { check, options } of rule8.demands) out[check] = options;
  return out;
}
// src/audits/identities.ts
var Identities = class {
  #emails = /* @__PURE__ */ new Map();
  #ids = /* @__PURE__ */ new Map();
  #seen = /* @__PURE__ */ new Set();
  /** What an editor's id and address contradict that was seen before; each such pair is told of once. */
  see({ id, email: email3 }, revision2) {
    if (id === null || email3 === null) return [];
    const address = foldAscii(email3);
    const pair = JSON.stringify([id, address]);
    if (this.#seen.has(pair)) return [];
    this.#seen.add(pair);
    const [earlier2, holder] = [this.#emails.get(id), this.#ids.get(address)];
    this.#emails.set(id, { value: email3, revision: revision2 });
    this.#ids.set(address, { value: id, revision: revision2 });
    return [
      ...earlier2 ? [`the account ${id} had the address ${earlier2.value} in revision ${earlier2.revision}`] : [],
      ...holder ? [`the address ${email3} was that of the account ${holder.value} in revision ${holder.revision}`] : []
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
function isListed(policy2, step) {
  const { by, time } = step.revision;
  if (!policy2 || policy2.until !== null && time >= policy2.until) return null;
  return unapproved2(policy2, by, time, changedIn(step)) === void 0;
}
function changedIn({ changes: changes2 }) {
  return changes2.flatMap(({ subject, formerly }) => [subject, ...formerly ? [formerly] : []]);
}
var editors = {
  rules: [unapprovedRule, unknownRule, identityRule],
  begin: (context) => {
    const policy2 = context.policies.editors;
    const base = context.builtin(unapprovedRule);
    const approval = base && policy2 ? {
      ...base,
      severity: policy2.severity,
      rationale: policy2.rationale ?? base.rationale,
      controls: policy2.controls.length > 0 ? policy2.controls : base.controls,
      policy: policy2.policy,
      owner: policy2.owner,
      location: policy2.location,
      from: policy2.from
    } : void 0;
    const unknown3 = context.builtin(unknownRule);
    const identity = context.builtin(identityRule);
    const identities = new Identities();
    const drafts3 = [];
    return {
      see: (step) => {
        const { by, time, revision: revision2 } = step.revision;
        const subject = `revision:${revision2}`;
        if (unknown3 && by.id === null && by.email === null)
          drafts3.push(event(unknown3, step, subject, "nobody is named as the editor"));
        const flaws = [identityFlaw(by), ...identities.see(by, revision2)].filter((flaw) => flaw !== void 0);
        if (identity && flaws.length > 0)
          drafts3.push(event(identity, step, subject, flaws.join("; "), { actual: { id: by.id, email: by.email } }));
        if (!approval || !policy2 || policy2.until !== null && time >= policy2.until) return;
        const subjects = changedIn(step);
        const matches2 = context.approvals.of(step);
        const denied = unapprovedBut(policy2, by, time, subjects, (one) => isAuthorized(matches2.get(one), true));
        if (denied === void 0) return;
        const who3 = by.email ?? by.id ?? "an unknown editor";
        const message = denied === null ? `${who3} is not a listed editor` : `${who3} may not change ${denied.length > 3 ? count(denied.length, "of these setting") : denied.map(nameOf).join(", ")}`;
        const people = (policy2.approved ?? []).map((person2) => person2.who);
        drafts3.push(
          event(approval, step, subject, message, {
            actual: who3,
            offending: denied ?? [who3],
            expected: { approved: people },
            resolved: endOf2(denied ?? subjects, matches2, true)
          })
        );
      },
      end: () => drafts3
    };
  }
};
// src/audits/in-force/turns.ts
function turnsAfter(versions, start, demands) {
  const turns = [];
  let last = start < 0 ? false : demands(versions[start]);
  let unread = [];
  for (const version2 of versions.slice(start + 1)) {
    const now2 = demands(version2);
    if (now2 === void 0) {
      unread.push(version2);
      continue;
    }
    if (last !== void 0 && now2 !== last) turns.push({ demanded: now2, version: version2, candidates: [...unread, version2] });
    last = now2;
    unread = [];
  }
  return turns;
}
function lastTurn(turns, demanded) {
  const last = turns.at(-1);
  return last?.demanded === demanded ? last : void 0;
}
function relaxedBy(turns, email3) {
  if (email3 === null || email3 === "") return void 0;
  return turns.filter((turn) => !turn.demanded).flatMap((turn) => turn.candidates).find(({ commit }) => commit?.writers.some((writer) => foldAscii(writer) === foldAscii(email3)));
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
  window({ rule: rule8, failing, first, last, brought, next, turns }) {
    const turn = lastTurn(turns, false);
    if (!turn) return;
    const latest = failing.at(-1).draft;
    const { subject, expected, offending, before: before2 } = latest;
    const all = failing.flatMap(({ draft: draft3 }) => draft3.values).filter((value2) => value2.revision <= last.revision);
    const values2 = all.filter((value2) => value2.revision >= first.revision);
    const actual = all.at(-1)?.actual ?? latest.actual;
    const common = { subject, expected, before: before2, offending, fix: null, inForce: "violating" };
    const said = `${latest.message}, said ${rule8}`;
    const changedAt = Math.min(turn.version.from, this.#context.asOf);
    const exact = brought && failing[0].draft.introduced.exact;
    const introduced = { ...first, exact, first: brought && failing[0].draft.introduced.first };
    if (this.#relaxed)
      this.#add({
        ...common,
        rule: this.#relaxed,
        message: `${said} until ${changeWords(turn)} relaxed it`,
        actual,
        values: values2,
        introduced,
        resolved: next && next.time < changedAt ? next : endAt(Math.max(changedAt, first.time)),
        event: false
      });
    for (const { actual: brought2, ...moment } of values2)
      this.#legalise(moment, turns, rule8, { ...common, actual: brought2, message: latest.message });
  }
  /** A revision that was against the rules of its time on who changes what, when and how. */
  event({ rule: rule8, step, past: past3, turns }) {
    const turn = lastTurn(turns, false);
    if (!past3 || !turn) return;
    const { subject, expected, before: before2, offending, actual, message } = past3;
    const common = { subject, expected, before: before2, offending, actual, fix: null, inForce: "violating" };
    const moment = momentOf(step);
    if (this.#relaxed)
      this.#add({
        ...common,
        rule: this.#relaxed,
        message: `${message}, said ${rule8} until ${changeWords(turn)} relaxed it`,
        values: [],
        introduced: past3.introduced,
        resolved: endAt(Math.min(Math.max(turn.version.from, moment.time), this.#context.asOf)),
        event: true
      });
    this.#legalise(moment, turns, rule8, { ...common, message });
  }
  #legalise(moment, turns, rule8, common) {
    const version2 = relaxedBy(turns, moment.by.email);
    if (!this.#legalised || !version2) return;
    this.#add({
      ...common,
      rule: this.#legalised,
      message: `${common.message}, said ${rule8}; ${moment.by.email} made that change, and wrote ${commitWords(version2)}, which relaxed it`,
      values: [{ ...moment, actual: common.actual }],
      introduced: { ...moment, exact: true, first: false },
      resolved: null,
      event: true
    });
  }
  /** Two rules on one subject that were relaxed together are one finding. */
  #add(draft3) {
    const key = JSON.stringify([draft3.rule.id, draft3.subject, draft3.introduced.revision]);
    const known3 = this.#drafts.get(key);
    this.#drafts.set(
      key,
      known3 ? {
        ...known3,
        message: `${known3.message}; ${draft3.message}`,
        offending: unique([...known3.offending, ...draft3.offending])
      } : draft3
    );
  }
  all() {
    return [...this.#drafts.values()];
  }
};
function unique(values2) {
  return [...new Map(values2.map((value2) => [JSON.stringify(value2), value2])).values()];
}
function commitWords({ commit, from: from3 }) {
  if (!commit) return "what is not committed to the branch";
  return `commit ${commit.id.slice(0, 7)} of ${instantText(from3).slice(0, 10)}`;
}
function changeWords({ version: version2, candidates }) {
  const who3 = version2.commit ? ` by ${version2.commit.author}` : "";
  return `${commitWords(version2)}${who3}${candidates.length > 1 ? ", or one before it that cannot be read," : ""}`;
}
// src/audits/assertions.ts
// src/catalog/canonical.ts
var MAX_READINGS = 64;
function readingsOf(block, catalog) {
  const place2 = catalog.root.keys.get(block.key)?.place;
  return either([...block.raw.values()].map((value2) => readings(value2, place2)));
}
function either(found) {
  const all = /* @__PURE__ */ new Map();
  for (const values2 of found) {
    if (!values2) return void 0;
    for (const value2 of values2) all.set(canonical(value2), value2);
  }
  if (all.size > 1) all.delete("null");
  return all.size === 0 ? [null] : all.size > MAX_READINGS ? void 0 : [...all.values()];
}
function readings(value2, place2) {
  if (isUnset(value2)) return [null];
  if (place2?.setting && !isContainer(place2.setting))
    return [isUnsetAt(place2.setting, value2) ? null : spelled(place2.setting, value2)];
  if (!place2 || isSecret(value2) || typeof value2 !== "object" || value2 === null) return [value2];
  if (Array.isArray(value2)) {
    if (place2.setting?.kind !== "keyed") return [value2];
    return product(value2.map((item, i) => [String(i), readings(item, place2.any)]))?.map(
      (reading) => Object.values(reading)
    );
  }
  if (!isObject(value2) || place2.keys.size === 0 && !place2.any) return [value2];
  const spellings = /* @__PURE__ */ new Map();
  for (const key of Object.keys(value2)) {
    const found = place2.keys.get(key);
    const name = found?.name ?? key;
    const below = readings(value2[key], found?.place ?? place2.any);
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
  for (const [key, values2] of members) {
    if (!values2 || out.length * values2.length > MAX_READINGS) return void 0;
    out = out.flatMap(
      (reading) => values2.map((value2) => {
        const next = values2.length === 1 ? reading : Object.assign(bag(), reading);
        next[key] = value2;
        return next;
      })
    );
  }
  return out;
}
function wholeReadings(blocks, read2) {
  return product([...blocks.values()].map((block) => [block.key, read2(block)]))?.map(whatIsSet);
}
// src/history/windows.ts
var Windows = class {
  #open = /* @__PURE__ */ new Map();
  #closed = [];
  #differ;
  /** @param differ whether two observations of one value differ in what matters; by default: in what offends */
  constructor(differ2 = offendsOtherwise) {
    this.#differ = differ2;
  }
  /** Follows elements that go on under another key. To be told before anything else of a step. */
  rename(renames) {
    moveAlong(
      this.#open,
      renames,
      (window, old, subject) => Object.assign(window, { subject, formerly: [...window.formerly ?? [], old] })
    );
  }
  /** The subjects that fail. */
  failing() {
    return this.#open.keys();
  }
  /** What is wrong with a subject, as far as was told. */
  at(subject) {
    return this.#open.get(subject)?.latest;
  }
  /** What is wrong with a subject from a step on; undefined: nothing is. To be told when it may be another thing than before. */
  set(step, subject, seen, reading) {
    const window = this.#open.get(subject);
    if (seen === void 0 || window?.latest === seen) {
      if (seen === void 0 && window) this.#close(subject, window, step);
      return;
    }
    const state = reading ? reading.state : stateAt(step.blocks, subject);
    const moment = momentOf(step);
    const { revision: revision2, at: at2, time, by } = moment;
    const { actual } = seen;
    const value2 = { revision: revision2, at: at2, time, by, actual };
    const stage = { revision: revision2, at: at2, time, by, exact: step.exact, seen, moved: window?.state !== state };
    if (!window) {
      const introduced = { ...moment, exact: step.exact, first: step.previous === null };
      const old = reading ? reading.before : entryAt(step.before, subject)?.value ?? null;
      const before2 = step.previous === null ? null : old;
      const stages = [{ ...stage, moved: true }];
      this.#open.set(subject, {
        subject,
        introduced,
        before: before2,
        values: [value2],
        stages,
        latest: seen,
        resolved: null,
        state
      });
      return;
    }
    if (stage.moved) window.values.push(value2);
    if (stage.moved || this.#differ(window.latest, seen)) window.stages.push(stage);
    else window.stages.push({ ...window.stages.pop(), respelled: seen.actual });
    window.latest = seen;
    window.state = state;
  }
  #close(subject, window, step) {
    this.#open.delete(subject);
    this.#closed.push(Object.assign(window, { resolved: momentOf(step), state: null }));
  }
  /** All windows, the open ones last. */
  all() {
    return [...this.#closed, ...this.#open.values()];
  }
};
function offendsOtherwise(a, b) {
  return a.offending !== b.offending && canonical(a.offending) !== canonical(b.offending);
}
// src/audits/windowed.ts
function entryAudit(judges2, rest2 = {}) {
  return {
    rules: judges2.map(([rule8]) => rule8),
    begin: (context) => {
      const followed = judges2.flatMap(([rule8, judge2, stays]) => {
        const info = context.builtin(rule8);
        return info ? [{ info, windows: new EntryWindows(judge2, stays) }] : [];
      });
      return {
        see: (step) => followed.forEach(({ windows }) => windows.see(step)),
        end: () => followed.flatMap(
          ({ info, windows }) => windows.all().map((window) => ({ ...draftOf2(info, window, null), ...rest2 }))
        )
      };
    }
  };
}
var EntryWindows = class {
  #judge;
  #stays;
  #windows = new Windows();
  constructor(judge2, stays) {
    this.#judge = judge2;
    this.#stays = stays;
  }
  see(step) {
    this.#windows.rename(step.renames);
    for (const { subject, after } of step.entries) {
      const before2 = this.#windows.at(subject);
      const seen = after && (this.#judge(after) ?? (before2 && this.#stays?.(after, before2)));
      if (seen || before2) this.#windows.set(step, subject, seen);
    }
  }
  all() {
    return this.#windows.all();
  }
};
function draftOf2(rule8, window, expected, tell = ({ message }) => ({ message })) {
  const { subject, before: before2, latest, values: values2, introduced, resolved } = window;
  return {
    rule: rule8,
    subject,
    ...window.formerly && { formerly: window.formerly },
    expected,
    before: before2,
    actual: latest.actual,
    offending: latest.offending,
    values: values2,
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
// src/audits/assertions.ts
var MAX_SHOWN = 400;
var WHOLE = "";
var assertions = {
  rules: [],
  begin: (context) => {
    const walkers = context.policies.assertions.filter((assertion) => notInForce(assertion, context.asOf) === void 0).map((assertion) => new Walker(assertion));
    const read2 = reader(context);
    let before2 = [bag()];
    return {
      see: (step) => {
        if (walkers.length === 0 || step.previous !== null && step.entries.length === 0) return;
        const now2 = wholeReadings(step.blocks, read2);
        for (const walker of walkers) walker.see(step, now2, before2);
        before2 = now2;
      },
      end: () => walkers.flatMap((walker) => walker.end())
    };
  }
};
function reader({ catalog }) {
  const known3 = /* @__PURE__ */ new WeakMap();
  return (block) => {
    let memo = known3.get(block);
    if (!memo) known3.set(block, memo = { found: readingsOf(block, catalog) });
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
  see(step, now2, before2) {
    const seen = this.#judge(now2);
    this.#windows.set(step, WHOLE, seen, {
      before: seen && before2?.[0] !== void 0 ? valuesAt(before2[0], seen.places) : null,
      state: seen ? this.#stateOf(step, seen) : null
    });
  }
  /** Another one when the values at fault are others, and a change made them so: another spelling is no other value. */
  #stateOf(step, { actual, places }) {
    const keys = new Set(places.map((place2) => unpointer(place2)[0]));
    const isTouched = step.changes.some(({ subject }) => places.includes(WHOLE) || keys.has(unpointer(subject)[0]));
    const text4 = canonical(actual);
    if (isTouched || this.#state === null) this.#state = text4;
    return this.#state;
  }
  /** Fails when any reading does. */
  #judge(readings2) {
    if (!readings2) {
      const message = "the settings contradict themselves in too many places to be judged";
      return { actual: null, offending: [{ place: WHOLE, value: null }], places: [], message };
    }
    for (const settings22 of readings2) {
      const objections = this.#assertion.test(settings22);
      if (objections.length > 0) return seenIn(settings22, objections);
    }
    return void 0;
  }
  end() {
    const info = infoOf2(this.#assertion);
    return this.#windows.all().map((window) => draftOf2(info, window, { schema: this.#assertion.schema }));
  }
};
function seenIn(settings22, objections) {
  const places = objections.map((objection) => objection.place);
  const actual = valuesAt(settings22, places);
  const [first, ...others2] = objections;
  const name = first.place === WHOLE ? "the settings as a whole" : nameOf(first.place);
  const shown3 = wordOf(actual[first.place]);
  const more = others2.length > 0 ? `, and ${count(others2.length, "more place")}` : "";
  return {
    actual,
    offending: places.map((place2) => ({ place: place2, value: actual[place2] })),
    places,
    message: `${name}${shown3} ${first.message}${more}`
  };
}
function wordOf(value2) {
  if (isSecret(value2)) return " (a secret)";
  return typeof value2 === "object" ? "" : ` (${clip(String(value2), 80)})`;
}
function valuesAt(settings22, places) {
  const out = bag();
  for (const place2 of places) out[place2] = valueAt(settings22, place2);
  return out;
}
function valueAt(settings22, place2) {
  let at2 = settings22;
  for (const key of unpointer(place2))
    at2 = typeof at2 === "object" && at2 !== null ? at2[key] : void 0;
  if (typeof at2 !== "object" || at2 === null || isSecret(at2)) return at2 ?? null;
  const text4 = canonical(at2);
  return text4.length <= MAX_SHOWN ? at2 : `sha256:${createHash("sha256").update(text4).digest("hex").slice(0, 16)}`;
}
function infoOf2(assertion) {
  const { schema: _, governs: _governs, until: _until, test: _test, ...info } = assertion;
  return { ...info, kind: "setting" };
}
// src/audits/secrets.ts
var controls22 = ["soc2:CC6.1", "nist-800-53:IA-5", "iso-27001:A.5.17"];
var literal = {
  id: "secrets/literal",
  title: "Secrets are references, not literals",
  kind: "secret",
  severity: "high",
  rationale: "Everybody who can read the settings or their history can read a literal, for as long as the history is kept.",
  remediation: "Rotate the secret at the provider, keep it in an environment variable, and write ${NAME} here. Removing it here is not enough.",
  controls: controls22
};
var misplaced = {
  id: "secrets/misplaced",
  title: "No secret stands where none belongs",
  kind: "secret",
  severity: "critical",
  rationale: "A secret in a field that nobody treats as secret is shown to everybody.",
  remediation: "Rotate the secret at the provider, and take it out of this field.",
  controls: controls22
};
function ownLiterals({ setting: setting2, value: value2 }) {
  const isKey = setting2?.path.endsWith(".apiKey") === true;
  return literalsIn(value2).filter((secret) => (isKey || isCredential(secret)) && !isMisplaced(secret));
}
function judgeLiteral(entry) {
  if (entry.hides !== true) return void 0;
  const { value: value2 } = entry;
  const found = ownLiterals(entry);
  const hidden = textsIn(value2).filter((text4) => text4.includes("[secret fp:"));
  if (found.length === 0 && hidden.length === 0) return void 0;
  const weak = found.length > 0 && found.every(isWeak);
  const message = `${nameOf(entry.subject)} holds a literal secret${weak ? ", a weak one: short, or a common word" : ""}`;
  return { actual: value2, offending: [...found.map((secret) => secret.fingerprint), ...hidden], message };
}
function staysBehindMask({ container, subject, value: value2 }, before2) {
  if (container || !isMasked(value2)) return void 0;
  const message = `${nameOf(subject)} held a literal secret, which the history still shows; now the service shows a mask, and whether it is still there cannot be seen`;
  return { actual: value2, offending: before2.offending, message };
}
function judgeMisplaced(entry) {
  if (entry.hides !== true) return void 0;
  const found = literalsIn(entry.value).filter(isMisplaced);
  if (found.length === 0) return void 0;
  return {
    actual: entry.value,
    offending: found.map((secret) => secret.fingerprint),
    message: `${nameOf(entry.subject)} holds a secret, which does not belong there`
  };
}
function literalsIn(value2) {
  if (isSecret(value2)) return value2.$secret === "literal" ? [value2] : [];
  if (typeof value2 !== "object" || value2 === null) return [];
  return Object.values(value2).flatMap(literalsIn);
}
function textsIn(value2) {
  if (typeof value2 === "string") return [value2];
  if (isSecret(value2) || typeof value2 !== "object" || value2 === null) return [];
  return Object.values(value2).flatMap(textsIn);
}
function judgeShown(entry) {
  return judgeLiteral(entry) ?? judgeMisplaced(entry);
}
function fingerprintsIn(value2) {
  return [...literalsIn(value2).map((secret) => secret.fingerprint), ...hiddenIn(value2)];
}
function credentialsIn(entry) {
  if (entry.hides !== true) return [];
  const own = ownLiterals(entry).filter((one) => !isWeak(one));
  const found = [...own.map((secret) => secret.fingerprint), ...hiddenIn(entry.value)];
  return found.filter((fingerprint) => fingerprint !== NO_FINGERPRINT);
}
function isMasked(value2) {
  if (isSecret(value2)) return value2.$secret === "masked-by-server";
  return typeof value2 === "object" && value2 !== null && Object.values(value2).some(isMasked);
}
function hiddenIn(value2) {
  return textsIn(value2).flatMap((text4) => [...text4.matchAll(/\[secret (fp:[^\]]*)\]/g)].map(([, found]) => found));
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
  const now2 = /* @__PURE__ */ new Map();
  const past3 = [];
  const first = /* @__PURE__ */ new Map();
  const placed = (secret, here) => {
    const known3 = isMasked(secret) || secret.fingerprint === NO_FINGERPRINT ? void 0 : first.get(secret.fingerprint);
    if (!known3 && !isMasked(secret)) first.set(secret.fingerprint, here);
    return known3 ? { ...known3, back: here } : { ...here, back: null };
  };
  return {
    /** Follows elements that go on under another key. */
    rename: (renames) => moveAlong(now2, renames, (since, old) => ({ ...since, formerly: [...since.formerly ?? [], old] })),
    /** The subjects that hold one. */
    following: () => now2.keys(),
    /** @param secret the literal or mask that is in force at a subject from a step on; undefined: none is */
    set(step, subject, secret) {
      const moment = momentOf(step);
      const here = { moment, exact: step.exact, first: step.previous === null };
      let since = now2.get(subject);
      if (since && !(secret && mayBeSame(since, secret))) {
        past3.push([subject, since, moment]);
        now2.delete(subject);
        since = secret && since.masked ? { ...placed(secret, since.masked), ...stateOf2(secret, null) } : void 0;
        if (since) now2.set(subject, since);
      }
      if (secret && !since) now2.set(subject, { ...placed(secret, here), ...stateOf2(secret, here) });
      else if (secret && since && since.seen !== secret)
        now2.set(subject, { ...since, ...stateOf2(secret, since.masked ?? here, since) });
    },
    windows(asOf) {
      const open3 = [...now2].map(([subject, since]) => [subject, since, null]);
      return [...past3, ...open3].flatMap(([subject, since, end]) => {
        const due = since.moment.time + maxSeconds * 1e3;
        const late = since.back !== null && due <= since.back.moment.time ? since.back : null;
        const opened = late ?? since;
        const time = late ? late.moment.time : due;
        if (time >= (end?.time ?? asOf)) return [];
        const { fingerprint } = since.seen;
        const [holds, why2] = isMasked(since.seen) ? ["may hold", ": the service shows a mask, behind which no rotation can be seen"] : ["holds", ""];
        const seen = {
          actual: fingerprint,
          offending: [fingerprint],
          message: `${holds} a literal that is older than ${duration(maxSeconds)}, counted from revision ${since.moment.revision}${why2}`
        };
        const introduced = { ...opened.moment, time, at: instantText(time), exact: opened.exact, first: opened.first };
        const values2 = [{ ...opened.moment, actual: seen.actual }];
        const stages = [{ ...opened.moment, exact: opened.exact, seen, moved: true }];
        const window = { subject, introduced, before: null, values: values2, stages, latest: seen, resolved: end };
        return [since.formerly ? { ...window, formerly: since.formerly } : window];
      });
    }
  };
}
function mayBeSame(since, secret) {
  return isMasked(secret) || since.literal === null || since.literal === secret.fingerprint;
}
function stateOf2(seen, hidden, since) {
  if (!isMasked(seen)) return { seen, literal: seen.fingerprint, masked: null };
  return { seen, literal: since?.literal ?? null, masked: hidden };
}
// src/audits/fix.ts
function restore(wanted) {
  const { setting: setting2, entry, off } = wanted;
  if (setting2.path.includes("[*]") && setting2.path.startsWith("customModels")) return null;
  if (entry?.flaw) return null;
  const patch = bag();
  if (off) for (const keys of off.entry?.written ?? [off.needs.path.split(".")]) put(patch, keys, off.needs.on);
  const actual = entry?.value ?? null;
  if (off && !wanted.broken && !entry?.rivals && wanted.holds(actual)) return patch;
  let value2 = isUnset(actual) ? void 0 : actual;
  for (const { check, options } of wanted.demands) {
    const next = wanted.checks.get(check).restore?.(options, setting2, value2);
    if (next !== void 0) value2 = next;
  }
  const desired = value2 === void 0 ? null : value2;
  const empties = isUnset(desired) && setting2.unset.as === "everything";
  if (!wanted.holds(desired) || empties || canonical(desired).includes('"$secret"') || canonical(desired).includes("[secret fp:"))
    return null;
  for (const keys of entry?.written ?? [unpointer(wanted.subject)]) put(patch, keys, desired);
  return patch;
}
function put(patch, keys, value2) {
  let at2 = patch;
  for (const key of keys.slice(0, -1)) at2 = at2[key] ??= bag();
  at2[keys.at(-1)] = value2;
}
// src/audits/switched-off.ts
var SwitchWatch = class {
  #needs;
  #since;
  constructor(needs2) {
    this.#needs = needs2;
  }
  /** What the switch is at a step; undefined while it is on. To be told of each step that changes it. */
  see(step) {
    const needs2 = this.#needs;
    const subject = pointerOf(needs2.path);
    const entry = entryAt(step.blocks, subject);
    const values2 = [entry?.value ?? null, ...entry?.rivals ?? []].map((value2) => isUnset(value2) ? null : value2);
    const inForce = values2.every((value2) => needs2.on ? value2 === true : isOff(value2));
    if (inForce) {
      this.#since = void 0;
      return void 0;
    }
    this.#since ??= { ...momentOf(step), exact: step.exact };
    return {
      subject,
      since: this.#since,
      entry,
      state: stateAt(step.blocks, subject),
      message: `has no effect because ${needs2.path} is ${offWords(values2[0], needs2.on)}`,
      // Nobody is allowed only while the switch is off in every spelling.
      safe: needs2.offIsSafe && values2.every(isOff)
    };
  }
};
function isOff(value2) {
  return value2 === null || value2 === false;
}
function offWords(value2, on) {
  if (!on) {
    if (value2 === true) return "on";
    return isOff(value2) ? "on in one of its spellings" : `on (${JSON.stringify(value2)} is not false)`;
  }
  if (value2 === false) return "off";
  if (value2 === null) return "off (not set)";
  return value2 === true ? "off in one of its spellings" : `off (${JSON.stringify(value2)} is not true)`;
}
// src/audits/settings.ts
var settings = {
  rules: [],
  begin: (context) => {
    const rules = context.policies.rules.filter((rule8) => notInForce(rule8, context.asOf) === void 0);
    const walkers = rules.flatMap((rule8) => onOverrides(rule8, context)).map((rule8) => new RuleWalker(rule8, context));
    const byPath = grouped(
      walkers.flatMap((walker) => walker.reads.map((path5) => ({ path: path5, walker }))),
      ({ path: path5 }) => path5
    );
    return {
      see: (step) => {
        if (step.renames.size > 0) for (const walker of walkers) walker.rename(step.renames);
        if (step.previous === null) for (const walker of walkers) walker.see(step, null);
        else for (const [walker, changes2] of touchedBy(step.entries, byPath)) walker.see(step, changes2);
      },
      end: () => walkers.flatMap((walker) => walker.end())
    };
  }
};
function touchedBy(entries, byPath) {
  const touched = /* @__PURE__ */ new Map();
  const touch = (place2, change) => {
    for (const { walker } of byPath.get(place2) ?? []) {
      const changes2 = touched.get(walker);
      if (changes2) changes2.push(change);
      else touched.set(walker, [change]);
    }
  };
  for (const change of entries) {
    const { before: before2, after } = change;
    const { setting: setting2 } = after ?? before2;
    const element = after?.element ?? before2?.element;
    if (setting2) touch(setting2.path, change);
    if (element !== void 0 && after?.element !== before2?.element) touch(element, change);
    if (isFlawed(change)) touch(flawIn(keyOf(change.subject)), change);
  }
  return touched;
}
function isFlawed({ before: before2, after }) {
  return before2?.flaw !== void 0 || after?.flaw !== void 0;
}
var flawIn = (key) => `${key} cannot be read`;
function onOverrides(rule8, { catalog }) {
  const setting2 = catalog.setting(rule8.setting)?.overriddenBy;
  return setting2 === void 0 ? [rule8] : [rule8, { ...rule8, setting: setting2, unsetPasses: true }];
}
var ages = /* @__PURE__ */ new Set(["literal", "masked-by-server"]);
var RuleWalker = class {
  /** Where a change may decide the rule otherwise. */
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
  #switch;
  /** What makes the setting inert, since the switch changed last. */
  #off;
  #ages;
  /** What the rule judged last. */
  #block;
  constructor(rule8, context) {
    const { catalog, policies } = context;
    this.#rule = rule8;
    this.#context = context;
    this.#setting = catalog.setting(rule8.setting);
    this.#key = topKey(rule8.setting);
    this.#switch = this.#setting.switch && new SwitchWatch(this.#setting.switch);
    const star = rule8.setting.lastIndexOf("[*]");
    this.#elements = star < 0 ? null : { place: rule8.setting.slice(0, star + 3), below: pointerOf(rule8.setting.slice(star + 4)) };
    this.#subject = pointerOf(rule8.setting);
    const needs2 = this.#setting.switch?.path;
    const element = this.#elements && this.#elements.below !== "" ? [this.#elements.place] : [];
    this.reads = [rule8.setting, ...element, flawIn(this.#key), ...needs2 === void 0 ? [] : [needs2]];
    const age2 = rule8.demands.find((demand2) => demand2.check === "maxAge");
    this.#test = testOf(
      policies.checks,
      rule8.demands.filter((demand2) => demand2 !== age2),
      this.#setting
    );
    this.#ages = age2 && ageWindows(durationOf(age2.options));
  }
  rename(renames) {
    this.#windows.rename(renames);
    this.#ages?.rename(renames);
  }
  /** @param changes what decides the rule in a step; null: everything may, as nothing was seen before */
  see(step, changes2) {
    const block = step.blocks.get(this.#key);
    this.#block = block;
    const isAll = changes2 === null || changes2.some((change) => this.#decidesAll(change));
    if (isAll) this.#off = this.#switch?.see(step);
    for (const subject of isAll ? this.#subjects(block) : changes2.map((change) => this.#subjectOf(change)))
      this.#set(step, block, subject);
  }
  end() {
    const { policies, asOf } = this.#context;
    const info = infoOf(this.#rule);
    const expected = expectedOf(this.#rule);
    const words = wordsOf(policies.checks, this.#rule.demands);
    const drafts3 = this.#windows.all().map((window) => {
      const name = nameOf(window.subject);
      const draft3 = draftOf2(info, window, expected, ({ message, off }) => ({
        message: off ? `${name} ${message}` : `${name} ${message}; it should be ${words}`,
        inert: off && { switch: off.subject, wanted: this.#setting.switch.on, since: off.since }
      }));
      return { ...draft3, fix: window.resolved ? null : this.#fix(window) };
    });
    for (const aged of this.#ages?.windows(asOf) ?? [])
      drafts3.push(draftOf2(info, aged, expected, ({ message }) => ({ message: `${nameOf(aged.subject)} ${message}` })));
    return drafts3;
  }
  #decidesAll(change) {
    const { before: before2, after } = change;
    return !this.#elements || isFlawed(change) || (after ?? before2).setting?.path === this.#setting.switch?.path;
  }
  #subjectOf({ subject, before: before2, after }) {
    return (after ?? before2).setting === this.#setting ? subject : subject + this.#elements.below;
  }
  #set(step, block, subject) {
    const stands = this.#stands(block, subject);
    const entry = block?.entries.get(subject);
    const seen = stands ? this.#judge(this.#off, block, subject, entry) : void 0;
    this.#windows.set(step, subject, seen);
    const secret = stands && !seen && entry && isSecret(entry.value) ? entry.value : void 0;
    this.#ages?.set(step, subject, secret && ages.has(secret.$secret) ? secret : void 0);
  }
  /** Where the setting stands, or should, and where it was judged to stand before. */
  #subjects(block) {
    if (!this.#elements) return [this.#subject];
    const { place: place2, below } = this.#elements;
    const subjects = /* @__PURE__ */ new Set([...this.#windows.failing(), ...this.#ages?.following() ?? []]);
    for (const { subject, setting: setting2, element, flaw } of block?.entries.values() ?? [])
      if (setting2 === this.#setting || flaw !== void 0) subjects.add(subject);
      else if (element === place2) subjects.add(subject + below);
    return subjects;
  }
  /** Whether a subject is one of the rule: its setting stands there, or should, or nobody can read what does. */
  #stands(block, subject) {
    if (!this.#elements) return true;
    const { place: place2, below } = this.#elements;
    const entry = block?.entries.get(subject);
    if (entry?.setting === this.#setting) return true;
    const above = below !== "" && subject.endsWith(below) ? subject.slice(0, -below.length) : "";
    if (above !== "" && block?.entries.get(above)?.element === place2) return true;
    return entry?.flaw !== void 0 && isOver(subject, place2);
  }
  #judge(off, block, subject, entry) {
    const value2 = entry?.value ?? null;
    const broken = this.#brokenAt(block, subject);
    const seen = ({ message, offending }) => ({ actual: value2, offending, message, off });
    if (off) return off.safe ? void 0 : seen({ message: off.message, offending: offendingOf(value2) });
    if (broken)
      return seen({ message: `cannot be read: ${nameOf(broken.subject)} ${broken.flaw}`, offending: [broken.value] });
    for (const one of [value2, ...entry?.rivals ?? []]) {
      const failure = this.#verdict(one);
      if (failure) return seen(failure);
    }
    return void 0;
  }
  /** A place above the setting, or at it, that cannot be read. */
  #brokenAt(block, subject) {
    return block?.entries.isFlawed === true ? flawAbove(block, subject) : void 0;
  }
  /** The verdict on one value: what unset means is the catalog's business, or the rule's own. */
  #verdict(value2) {
    const setting2 = this.#setting;
    if (isUnsetAt(setting2, value2)) {
      if (this.#rule.unsetPasses || this.#rule.demands.some(wantsUnset)) return void 0;
      if (this.#rule.demands.every((demand2) => demand2.check === "maxAge")) return void 0;
      const asEmpty = isContainer(setting2) || setting2.list !== void 0 && setting2.unset.as === "nothing";
      if (!asEmpty) return { message: `is not set (${setting2.unset.means})`, offending: [null] };
      return this.#test(setting2.kind === "map" ? bag() : []);
    }
    if (setting2.list !== void 0 && !Array.isArray(value2)) return { message: "should be a list", offending: [value2] };
    return this.#test(value2);
  }
  #fix(window) {
    const { subject, latest } = window;
    const { off } = latest;
    const entry = this.#block?.entries.get(subject);
    return restore({
      setting: this.#setting,
      subject,
      entry,
      broken: this.#brokenAt(this.#block, subject) !== void 0,
      demands: this.#rule.demands,
      checks: this.#context.policies.checks,
      holds: (value2) => this.#verdict(value2) === void 0,
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
function offendingOf(value2) {
  if (isUnset(value2)) return [null];
  return Array.isArray(value2) ? value2 : [value2];
}
function flawAbove(block, subject) {
  for (let at2 = subject; at2 !== ""; at2 = at2.slice(0, at2.lastIndexOf("/"))) {
    const entry = block.entries.get(at2);
    if (entry?.flaw) return entry;
  }
  return void 0;
}
function isOver(subject, path5) {
  const places = path5.replaceAll("[*]", ".*").split(".");
  const keys = unpointer(subject);
  return keys.length <= places.length && keys.every((key, i) => places[i] === "*" || places[i] === key);
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
    for (const version2 of versions) {
      const { policies } = version2;
      const spelt = policies ? spellingOf2(policies) : void 0;
      if (policies && spelt !== void 0 && spelt !== last?.spelt)
        last = { spelt, context: { ...context, policies, approvals: bookOf(policies, context) } };
      this.#contexts.set(version2, policies ? last.context : void 0);
    }
  }
  /** @param at the place of the version in force; -1: none was */
  see(step, at2) {
    const version2 = this.#versions[at2];
    if (version2?.policies === null) return;
    const now2 = this.#judge(this.#versions.at(-1), step);
    const found = at2 === this.#versions.length - 1 ? now2 : version2 ? this.#judge(version2, step) : /* @__PURE__ */ new Map();
    const then = new Map(
      [...found].filter(([rule8]) => isStated(version2.policies, rule8, step.revision.time))
    );
    if (then.size > 0) this.#then.set(step.revision.revision, new Set(then.keys()));
    for (const rule8 of /* @__PURE__ */ new Set([...then.keys(), ...now2.keys()])) {
      if (then.has(rule8) === now2.has(rule8)) continue;
      const turns = this.#turns(rule8, step, at2);
      this.differing.push({ rule: rule8, step, past: then.get(rule8) ?? null, turns });
    }
  }
  /** What the policy of then said of an event that is one now. */
  verdict(rule8, revision2, time, at2) {
    const version2 = this.#versions[at2];
    if (!version2) return "absent";
    if (version2.policies === null || !judged.has(rule8)) return "unknown";
    if (!isStated(version2.policies, rule8, time)) return "absent";
    return this.#then.get(revision2)?.has(rule8) ? "violating" : "compliant";
  }
  /** The events of a step by the policies of a version; undefined when they cannot be read. */
  #judge(version2, step) {
    const context = this.#contexts.get(version2);
    return context && eventsOf(context, step);
  }
  /** When versions turned on one event of a step; what judges alike is asked once. */
  #turns(rule8, step, at2) {
    const known3 = /* @__PURE__ */ new Map();
    return turnsAfter(this.#versions, at2, (version2) => {
      const context = this.#contexts.get(version2);
      if (!context) return void 0;
      let demanded = known3.get(context);
      if (demanded === void 0) known3.set(context, demanded = eventsOf(context, step).has(rule8));
      return demanded;
    });
  }
};
function eventsOf(context, step) {
  const drafts3 = [editors, changes].flatMap((family) => {
    const walker = family.begin(context);
    walker.see(step);
    return walker.end([]);
  });
  return new Map(drafts3.filter((draft3) => draft3.rule.policy !== null).map((draft3) => [draft3.rule.id, draft3]));
}
function bookOf({ approvals, changes: policy2 }, { asOf, people }) {
  return new ApprovalBook(approvals, policy2?.emergencySeconds ?? null, asOf, people);
}
function spellingOf2({ editors: people, changes: policy2, approvals }) {
  return JSON.stringify([people, policy2, approvals], (key, value2) => key === "location" ? null : value2);
}
function isStated({ editors: people, changes: policy2 }, rule8, time) {
  if (rule8 === "editors/unapproved") return people !== null && notInForce(people, time) === void 0;
  return policy2 !== null && changeRulesOf(policy2).some(({ id }) => id === rule8) && notInForce(policy2, time) === void 0;
}
// src/audits/in-force/rules.ts
var RuleVerdicts = class {
  #walkers = [];
  #demands = /* @__PURE__ */ new WeakMap();
  #failing = /* @__PURE__ */ new Map();
  constructor(versions, context) {
    const known3 = /* @__PURE__ */ new Set();
    for (const { policies } of versions) {
      if (!policies) continue;
      const isNew = (rule8) => {
        const demand2 = this.demandOf(rule8);
        return !known3.has(demand2) && known3.add(demand2);
      };
      const bare = (rule8) => ({ ...rule8, id: this.demandOf(rule8), from: null, until: null });
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
  demandOf(rule8) {
    let demand2 = this.#demands.get(rule8);
    if (demand2 === void 0) {
      demand2 = canonical(
        "schema" in rule8 ? [rule8.schema] : [rule8.setting, rule8.unsetPasses, rule8.demands.map(({ check, options }) => [check, options])]
      );
      this.#demands.set(rule8, demand2);
    }
    return demand2;
  }
  see(step) {
    for (const walker of this.#walkers) walker.see(step);
  }
  /** @param placeOf the place of a revision in the history */
  end(placeOf3) {
    for (const draft3 of this.#walkers.flatMap((walker) => walker.end([]))) {
      const { rule: rule8, subject, introduced, resolved } = draft3;
      const start = placeOf3(introduced.revision);
      const end = resolved?.revision === void 0 || resolved.revision === null ? Infinity : placeOf3(resolved.revision);
      const subjects = this.#failing.get(rule8.id) ?? /* @__PURE__ */ new Map();
      subjects.set(subject, [...subjects.get(subject) ?? [], { demand: rule8.id, subject, start, end, draft: draft3 }]);
      this.#failing.set(rule8.id, subjects);
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
  fails(rule8, subject, place2, time) {
    const times = this.#failing.get(this.demandOf(rule8))?.get(subject) ?? [];
    return times.some((one) => one.start <= place2 && place2 < one.end && hasBegun(one, place2, time));
  }
};
function hasBegun({ draft: draft3, start }, place2, time) {
  const { introduced, values: values2 } = draft3;
  const isAged = values2[0] !== void 0 && introduced.time > values2[0].time;
  return !isAged || place2 < start || introduced.time <= time;
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
    const at2 = versionAt(this.#versions, step.revision.time);
    this.#places.set(step.revision.revision, this.#moments.length);
    this.#moments.push(momentOf(step));
    this.#governing.push(at2);
    this.#rules.see(step);
    this.#events.see(step, at2);
  }
  /** Says of each finding of a policy how it stood with the policy of its time. Once every step was seen. */
  judged(drafts3) {
    this.#rules.end((revision2) => this.#places.get(revision2));
    return [...drafts3.map((draft3) => this.#withVerdict(draft3)), ...this.#relaxed()];
  }
  #withVerdict(draft3) {
    if (draft3.rule.policy === null) return draft3;
    const { revision: revision2, time } = draft3.introduced;
    if (!this.#versions || revision2 === null) return { ...draft3, inForce: "unknown" };
    const { rules, assertions: assertions2 } = this.#context.policies;
    const rule8 = [...rules, ...assertions2].find((one) => one.id === draft3.rule.id);
    const at2 = versionAt(this.#versions, time);
    const inForce = rule8 ? this.#verdict(rule8, draft3.subject, this.#places.get(revision2), time, at2) : this.#events.verdict(draft3.rule.id, revision2, time, at2);
    if (inForce !== "compliant" && inForce !== "absent") return { ...draft3, inForce };
    const turn = lastTurn(this.#turnsOf(draft3, rule8, at2), true);
    const since = turn && `; the policy was tightened afterwards, by ${commitWords(turn.version)}`;
    return { ...draft3, inForce, message: `${draft3.message}${since ?? ""}` };
  }
  #verdict(rule8, subject, place2, time, at2) {
    const version2 = this.#versions[at2];
    if (!version2) return "absent";
    if (!version2.policies) return "unknown";
    const then = this.#counterpartsOf(version2.policies, rule8).filter((one) => notInForce(one, time) === void 0);
    if (then.length === 0) return "absent";
    return then.some((one) => this.#rules.fails(one, subject, place2, time)) ? "violating" : "compliant";
  }
  #turnsOf({ introduced: { revision: revision2, time }, rule: { id }, subject }, rule8, at2) {
    if (!rule8)
      return this.#events.differing.find((one) => one.rule === id && one.step.revision.revision === revision2)?.turns ?? [];
    const place2 = this.#places.get(revision2);
    return turnsAfter(this.#versions, at2, (one) => this.#demands(one, rule8, subject, place2, time));
  }
  /** Whether a version, were it today's, would object to a subject as it was; undefined when it cannot be read. */
  #demands({ policies }, rule8, subject, place2, time) {
    if (!policies) return void 0;
    return this.#counterpartsOf(policies, rule8).some(
      (one) => notInForce(one, this.#context.asOf) === void 0 && this.#rules.fails(one, subject, place2, time)
    );
  }
  #counterpartsOf(policies, rule8) {
    let known3 = this.#counterparts.get(policies);
    if (!known3) this.#counterparts.set(policies, known3 = /* @__PURE__ */ new Map());
    let found = known3.get(rule8);
    if (!found) known3.set(rule8, found = counterparts(policies, rule8));
    return found;
  }
  #relaxed() {
    if (!this.#versions) return [];
    const drafts3 = new RelaxedDrafts(this.#context);
    const violations = grouped(this.#violations(), ({ rule: rule8, failing }) => JSON.stringify([rule8.id, failing.subject]));
    for (const found of violations.values())
      for (const run2 of runsOf(found.toSorted((a, b) => a.place - b.place))) {
        const [first, last] = [run2[0], run2.at(-1)];
        const { time } = this.#moments[last.place];
        const at2 = this.#governing[last.place];
        drafts3.window({
          rule: last.rule.id,
          failing: [...new Set(run2.map(({ failing }) => failing))],
          first: this.#moments[first.place],
          last: this.#moments[last.place],
          brought: first.place === first.failing.start,
          next: this.#moments[last.place + 1],
          turns: turnsAfter(
            this.#versions,
            at2,
            (one) => this.#demands(one, last.rule, last.failing.subject, last.place, time)
          )
        });
      }
    for (const one of this.#events.differing) drafts3.event(one);
    return drafts3.all();
  }
  /** Every revision that was against a rule of its time and is not against today's. */
  *#violations() {
    const today = this.#versions.at(-1);
    const stated = this.#versions.map(
      ({ policies }) => grouped([...policies?.rules ?? [], ...policies?.assertions ?? []], (rule8) => this.#rules.demandOf(rule8))
    );
    for (const failing of this.#rules.all())
      for (let place2 = failing.start; place2 < Math.min(failing.end, this.#moments.length); place2++) {
        const at2 = this.#governing[place2];
        if (at2 < 0 || at2 === this.#versions.length - 1) continue;
        const { time } = this.#moments[place2];
        for (const rule8 of stated[at2].get(failing.demand) ?? [])
          if (notInForce(rule8, time) === void 0 && hasBegun(failing, place2, time) && !this.#demands(today, rule8, failing.subject, place2, time))
            yield { rule: rule8, failing, place: place2 };
      }
  }
};
function* runsOf(sorted) {
  let run2 = [];
  for (const one of sorted) {
    const last = run2.at(-1);
    if (last?.place === one.place) continue;
    if (last && last.place + 1 !== one.place) {
      yield run2;
      run2 = [];
    }
    run2.push(one);
  }
  if (run2.length > 0) yield run2;
}
function policyRows({ versions }, asOf) {
  return (versions ?? []).flatMap(({ from: from3, commit, policies, edits: edits2 }) => {
    if (!commit || from3 > asOf || policies && edits2.length === 0) return [];
    const what = policies ? edits2.join("; ") : "they cannot be read by this version";
    const text4 = `policies changed in commit ${commit.id.slice(0, 7)} by ${commit.author}: ${what}`;
    return [{ at: instantText(from3), kind: "policy", text: text4 }];
  });
}

import { commandsIn, direction } from "./questions.js";

import { countWhile } from "./questions.js";

import { reaches, severities, weight, worstToBest } from "./questions.js";

import { createCatalog, settingAt, settings as settings2 } from "./questions.js";

import { DriftlineError, didYouMean, edits, nearest } from "./base.js";

import { createHash as createHash2 } from "node:crypto";
// src/audits/audit-gap.ts
var gap = {
  id: "integrity/audit-gap",
  title: "Audits run when they should",
  kind: "integrity",
  severity: "low",
  rationale: "What happens while nobody audits is found late, and a schedule that stopped looks like calm.",
  remediation: "Look at the workflow's runs: whether its schedule is turned off, and why runs failed. The next audit in time closes this.",
  controls: ["soc2:CC4.2", "nist-800-53:AU-5", "nist-800-53:CA-7"]
};
var unknown = {
  what: "whether audits ran when they should",
  reason: "without a ledger no audit knows of those before it"
};
var GRACE = 0.5;
var auditGap = {
  rules: [gap],
  begin: (context) => {
    const rule8 = context.builtin(gap);
    const { auditEverySeconds: every, ledger } = context;
    const isAsked = rule8 !== void 0 && every !== null;
    return {
      see: () => {
      },
      end: () => isAsked && ledger ? drafts(rule8, every * 1e3, timesOf(context)) : [],
      unjudged: () => isAsked && !ledger ? [unknown] : []
    };
  }
};
function timesOf({ ledger, asOf }) {
  const past3 = (ledger?.runs ?? []).filter((run2) => run2.complete).flatMap((run2) => instantOf(run2.at) ?? []);
  return [...past3, asOf].sort((a, b) => a - b);
}
function drafts(rule8, every, times) {
  const gaps = times.flatMap((to, i) => {
    const from3 = times[i - 1];
    return from3 === void 0 || to - from3 <= every * (1 + GRACE) ? [] : [{ due: from3 + every, from: from3, to }];
  });
  const last = gaps.at(-1);
  if (last === void 0) return [];
  const next = times[times.indexOf(last.to) + 1];
  const length = duration(Math.floor((last.to - last.from) / 1e3));
  const others2 = gaps.length > 1 ? `; the ledger knows ${gaps.length} such times` : "";
  return [
    {
      rule: rule8,
      subject: "audits",
      message: `no whole audit for ${length}, from ${shown(last.from)} to ${shown(last.to)}, where one is expected every ${duration(every / 1e3)}${others2}`,
      expected: null,
      before: null,
      actual: null,
      offending: [],
      values: [],
      introduced: { revision: null, at: instantText(last.due), time: last.due, by: null, exact: true, first: false },
      resolved: next === void 0 ? null : { revision: null, at: instantText(next), time: next, by: null },
      event: false,
      fix: null
    }
  ];
}
function shown(time) {
  return minute(instantText(time));
}
// src/audits/breadth.ts
var overBroad = {
  id: "levers/over-broad",
  title: "Lists allow no more than they name",
  kind: "lever",
  severity: "info",
  rationale: "An entry that allows nearly everything makes the list that holds it an ornament.",
  remediation: "Name what is needed instead.",
  controls: ["nist-800-53:CM-7", "soc2:CC6.8"]
};
var unpinned = {
  id: "levers/unpinned",
  title: "Marketplaces are pinned to a commit",
  kind: "lever",
  severity: "info",
  rationale: "A marketplace that follows a branch changes on every machine whenever somebody pushes to it.",
  remediation: "Add the commit that was reviewed as sha.",
  controls: ["nist-800-53:SR-3", "soc2:CC8.1"]
};
var runner = /^(?:sudo |env )*(?:\S*\/)?(?:(?:ba|z|da|fi|k)?sh|cmd|powershell|pwsh|python\d?(?:\.\d+)?|node|deno|bun|perl|ruby|php|npx|uvx|pipx|bunx|sudo|eval|xargs|docker|curl|wget)(?:\.exe)?$/i;
var inline = / (?:-\w*[ce]|--eval|--print) \*$/;
function runsAnything(entry) {
  return entry.startsWith("*") || runner.test(entry.replace(inline, "").replace(/ \*$/, ""));
}
var everyAddress = ["0.0.0.0/0", "::/0"];
var publicMail = /^\*@(?:gmail|googlemail|outlook|hotmail|live|yahoo|ymail|icloud|me|aol|gmx|mail|yandex|zoho|proton(?:mail)?|pm|qq|163)\.(?:com?\.)?[a-z]{2,3}$/i;
var anybody = (entry) => /^\*(?:@\*.*)?$/.test(entry) || publicMail.test(entry);
var broad = {
  commandAllowlist: remembered(runsAnything),
  "mcpPolicy.allowlist": (entry) => /^\*+$/.test(entry) || /^(?:\S*\/)?(?:npx|uvx|pipx|bunx|node|python\d?|(?:ba|z)?sh)(?: \*)?$/.test(entry),
  "modelPolicy.allowedModelIds": (entry) => /^\*+$/.test(entry),
  "modelPolicy.allowedBaseUrls": (entry) => /^[a-z]+:\/\/\*/i.test(entry) || /^\*+$/.test(entry),
  "sandbox.filesystem.allowWrite": remembered(
    (entry) => /^(?:(?:\/|~|\$HOME)(?:\/?\*\*?)?|[A-Za-z]:\\*)$/.test(normalise(entry))
  ),
  "sandbox.network.allowedDomains": (entry) => /^\*(?:\.[^.]+)?$/.test(entry),
  "sandbox.network.allowUnixSockets": (entry) => entry.endsWith("docker.sock") || /^[/*]+$/.test(entry),
  "networkPolicy.allowedIps": (entry) => everyAddress.some(coverageOf(kinds.cidr, [entry])),
  managedComputersAllowedEmails: anybody,
  byomComputersAllowedEmails: anybody
};
function judgeBreadth({ subject, setting: setting2, value: value2 }) {
  const test = setting2 && Object.hasOwn(broad, setting2.path) ? broad[setting2.path] : void 0;
  if (!setting2 || !test || !Array.isArray(value2)) return void 0;
  const entries = value2;
  const wide = entries.filter((entry) => typeof entry === "string" && test(entry));
  if (wide.length > 0) {
    const allowing = count(wide.length, "entry that allows", "entries that allow");
    return { actual: value2, offending: wide, message: `${nameOf(subject)} has ${allowing} nearly everything` };
  }
  if (setting2.kind !== "cidr" || !everyAddress.some(coverageOf(kinds.cidr, entries))) return void 0;
  return {
    actual: value2,
    offending: entries,
    message: `${nameOf(subject)} allows every address, all entries together`
  };
}
function judgePin({ subject, element, value: value2 }) {
  if (element !== "extraKnownMarketplaces[*]") return void 0;
  const source = value2?.source;
  const fetched = source?.source === "github" || source?.source === "url" || source?.source === "git-subdir";
  if (!fetched || !isUnset(source.sha ?? null)) return void 0;
  return { actual: value2, offending: [value2], message: `${nameOf(subject)} is a marketplace that is not pinned` };
}
var breadth = entryAudit([
  [overBroad, judgeBreadth],
  [unpinned, judgePin]
]);
// src/audits/contradictory-lists.ts
var allowedAndBlocked = {
  of: ["modelPolicy.allowedModelIds"],
  against: ["modelPolicy.blockedModelIds"],
  judge: (entry, { list }) => blockedIn(entry, list("modelPolicy.blockedModelIds"))
};
var allowedAndBlockedForMember = {
  of: ["userModelPolicies[*].allowedModelIds"],
  against: ["userModelPolicies[*].blockedModelIds"],
  judge: (entry, view) => blockedIn(entry, listOf(view.entry(entry.subject.replace(/allowedModelIds$/, "blockedModelIds"))?.value))
};
function blockedIn({ setting: setting2, value: value2 }, blocked) {
  if (blocked.length === 0) return void 0;
  const kind = kindOf(setting2);
  const distinct3 = [...new Map(listOf(value2).map((one) => [normalOf(kind, one), one])).values()];
  const both = distinct3.filter(coverageOf(kind, blocked));
  return both.length > 0 ? { says: "allows models that blockedModelIds blocks", offending: both } : void 0;
}
function allowedAndDenied(path5, other) {
  return {
    of: [path5],
    against: [other],
    judge: ({ setting: setting2, value: value2 }, { list }) => {
      const denying = list(other);
      if (denying.length === 0) return void 0;
      const normal = (entry) => normalOf(kindOf(setting2), entry);
      const denied = new Set(denying.map(normal));
      const both = listOf(value2).filter((entry) => denied.has(normal(entry)));
      return both.length > 0 ? { says: `allows what ${other} denies`, offending: both } : void 0;
    }
  };
}
function inertList({
  path: path5,
  switch: needs2
}) {
  return {
    of: [path5],
    against: [needs2.path],
    judge: (_, { isGoverned, value: value2 }) => {
      if (isGoverned(path5)) return void 0;
      const switched = value2(needs2.path);
      const inForce = needs2.on ? switched === true : switched === null || switched === false;
      if (inForce || switched === null) return void 0;
      return { says: `does nothing while ${needs2.path} is ${JSON.stringify(switched)}` };
    }
  };
}
function isSwitched(setting2) {
  return setting2.switch?.offIsSafe === false && setting2.list !== void 0 && !isContainer(setting2);
}
var contradictoryLists = [
  allowedAndBlocked,
  allowedAndBlockedForMember,
  allowedAndDenied("commandAllowlist", "commandDenylist"),
  allowedAndDenied("commandAllowlist", "commandBlocklist"),
  allowedAndDenied("sandbox.filesystem.allowWrite", "sandbox.filesystem.denyWrite"),
  allowedAndDenied("sandbox.filesystem.allowRead", "sandbox.filesystem.denyRead"),
  ...settings2.filter(isSwitched).map(inertList)
];
// src/audits/contradictions.ts
var contradiction = {
  id: "integrity/contradiction",
  title: "Settings do not contradict each other",
  kind: "integrity",
  severity: "medium",
  rationale: "Of two contradicting settings nobody can tell which one counts.",
  remediation: "Keep one of them.",
  controls: ["soc2:CC7.1", "nist-800-53:CM-6"]
};
var defaultAboveCap = {
  of: ["sessionDefaultSettings.autonomyLevel"],
  against: ["maxAutonomyLevel"],
  judge: ({ setting: setting2, value: value2 }, { catalog, value: valueOf }) => {
    const [level, cap] = [
      rank(setting2, value2),
      rank(catalog.setting("maxAutonomyLevel"), valueOf("maxAutonomyLevel"))
    ];
    return level !== void 0 && cap !== void 0 && level > cap ? { says: "is above maxAutonomyLevel" } : void 0;
  }
};
var meanings = {
  spec: ["spec"],
  normal: ["auto", "off"],
  "auto-low": ["auto", "low"],
  "auto-medium": ["auto", "medium"],
  "auto-high": ["auto", "high"]
};
var modeAgainstLevel = {
  of: ["sessionDefaultSettings.autonomyMode"],
  against: ["sessionDefaultSettings.interactionMode", "sessionDefaultSettings.autonomyLevel"],
  judge: ({ value: mode }, { value: value2 }) => {
    if (typeof mode !== "string" || !Object.hasOwn(meanings, mode)) return void 0;
    const [interaction, level] = meanings[mode];
    const others2 = Object.entries({ interactionMode: interaction, autonomyLevel: level }).filter(([name, meant]) => {
      const set = value2(`sessionDefaultSettings.${name}`);
      return set !== null && meant !== void 0 && set !== meant;
    });
    if (others2.length === 0) return void 0;
    return { says: `says another thing than ${others2.map(([name]) => name).join(" and ")}` };
  }
};
var defaultNotAllowed = {
  of: ["sessionDefaultSettings.model", "sessionDefaultSettings.specModeModel"],
  against: ["modelPolicy.allowAllServiceModels", "modelPolicy.allowedModelIds", "modelPolicy.blockedModelIds"],
  judge: ({ value: model }, { catalog, value: value2, list }) => {
    if (value2("modelPolicy.allowAllServiceModels") === true) return void 0;
    if (typeof model !== "string" || model === "" || model.startsWith("custom:")) return void 0;
    const kind = kindOf(catalog.setting("modelPolicy.allowedModelIds"));
    const [allowed, blocked] = [list("modelPolicy.allowedModelIds"), list("modelPolicy.blockedModelIds")];
    const denied = coverageOf(kind, blocked)(model) || allowed.length > 0 && !coverageOf(kind, allowed)(model);
    return denied ? { says: "is a model that modelPolicy does not allow" } : void 0;
  }
};
var addressNotAllowed = {
  of: ["customModels[*].baseUrl"],
  against: ["modelPolicy.allowedBaseUrls"],
  judge: ({ value: value2 }, { catalog, list }) => {
    const allowed = list("modelPolicy.allowedBaseUrls");
    if (allowed.length === 0) return void 0;
    const covers = coverageOf(kindOf(catalog.setting("modelPolicy.allowedBaseUrls")), allowed);
    return covers(value2) ? void 0 : { says: "is outside modelPolicy.allowedBaseUrls" };
  }
};
var undeclaredMarketplace = {
  of: ["enabledPlugins[*]"],
  against: ["extraKnownMarketplaces"],
  judge: ({ subject, value: value2 }, { entry, entries }) => {
    const plugin = unpointer(subject)[1] ?? "";
    if (value2 !== true || !plugin.includes("@")) return void 0;
    const from3 = plugin.slice(plugin.lastIndexOf("@") + 1);
    const isAny = entries("extraKnownMarketplaces")[Symbol.iterator]().next().done === false;
    if (!isAny || entry(pointer(["extraKnownMarketplaces", from3]))) return void 0;
    return { says: "comes from a marketplace that extraKnownMarketplaces does not declare", offending: [plugin] };
  }
};
var marketplaceNotListed = {
  of: ["extraKnownMarketplaces[*]"],
  against: ["strictKnownMarketplaces"],
  judge: ({ value: value2 }, { list }) => {
    const listed22 = list("strictKnownMarketplaces");
    const source = value2?.source;
    if (listed22.length === 0 || !isObject(source) || overlapsOf(kinds.marketplace, listed22)(source)) return void 0;
    return { says: "is a marketplace that strictKnownMarketplaces does not list" };
  }
};
var known = [
  defaultAboveCap,
  modeAgainstLevel,
  defaultNotAllowed,
  addressNotAllowed,
  undeclaredMarketplace,
  marketplaceNotListed,
  ...contradictoryLists
];
function twofold({ value: value2, rivals, repeated }) {
  if (rivals) {
    const values2 = [value2, ...rivals];
    return [{ actual: values2, says: "is set twice, under two spellings, with different values", offending: values2 }];
  }
  if (!repeated) return [];
  const says2 = `has ${count(repeated.length, "key that stands", "keys that stand")} more than once`;
  return [{ actual: repeated, says: says2, offending: repeated }];
}
function judge(entry, view) {
  const { judging: judging2 } = partOf(pathOf(entry));
  if (judging2.length === 0 && !entry.rivals && !entry.repeated) return void 0;
  const found = twofold(entry);
  if (!isUnset(entry.value))
    for (const one of judging2) {
      const objection = one.judge(entry, view);
      if (objection) found.push({ actual: entry.value, ...objection });
    }
  if (found.length === 0) return void 0;
  return {
    actual: found[0].actual,
    offending: found.flatMap(({ actual, offending }) => offending ?? [actual]),
    message: `${nameOf(entry.subject)} ${found.map(({ says: says2 }) => says2).join("; it ")}`
  };
}
function pathOf({ setting: setting2, element }) {
  return setting2?.path ?? element ?? "";
}
var parts = /* @__PURE__ */ new Map();
function partOf(path5) {
  let part = parts.get(path5);
  if (!part) {
    const isBelow = (place2) => path5 === place2 || path5.startsWith(`${place2}.`) || path5.startsWith(`${place2}[`);
    const decides = known.filter(({ against }) => against.some(isBelow)).flatMap(({ of }) => of);
    part = { judging: known.filter(({ of }) => of.includes(path5)), decides: [...new Set(decides)] };
    parts.set(path5, part);
  }
  return part;
}
function* placesOf(place2, beside, subject, blocks) {
  const star = place2.indexOf("[*]");
  const [list, below] = [place2.slice(0, star), place2.slice(star + 3)];
  if (star < 0) yield pointerOf(place2);
  else if (beside.startsWith(`${list}[*]`)) yield elementOf(subject) + pointerOf(below.slice(1));
  else for (const entry of blocks.get(list)?.entries.values() ?? []) if (pathOf(entry) === place2) yield entry.subject;
}
var Contradictions = class {
  #rule;
  #view;
  #windows = new Windows();
  #blocks = /* @__PURE__ */ new Map();
  constructor(rule8, { catalog, policies }) {
    this.#rule = rule8;
    const governed = new Set(policies.rules.map((one) => one.setting));
    const entry = (subject) => entryAt(this.#blocks, subject);
    const value2 = (path5) => {
      const found = entry(pointerOf(path5));
      return found === void 0 || isUnset(found.value) ? null : found.value;
    };
    this.#view = {
      catalog,
      isGoverned: (path5) => governed.has(path5),
      entry,
      value: value2,
      list: (path5) => listOf(value2(path5)),
      entries: (key) => this.#blocks.get(key)?.entries.values() ?? []
    };
  }
  see(step) {
    if (step.entries.length === 0) return;
    const { blocks } = step;
    this.#blocks = blocks;
    this.#windows.rename(step.renames);
    const others2 = /* @__PURE__ */ new Set();
    for (const { subject, before: before2, after } of step.entries) {
      const path5 = pathOf(after ?? before2);
      for (const place2 of partOf(path5).decides)
        for (const one of placesOf(place2, path5, subject, blocks)) others2.add(one);
      this.#windows.set(step, subject, after && judge(after, this.#view));
    }
    for (const { subject } of step.entries) others2.delete(subject);
    for (const subject of others2) {
      const entry = entryAt(blocks, subject);
      this.#windows.set(step, subject, entry && judge(entry, this.#view));
    }
  }
  end() {
    return this.#windows.all().map((window) => draftOf2(this.#rule, window, null));
  }
};
var contradictions = {
  rules: [contradiction],
  begin: (context) => {
    const rule8 = context.builtin(contradiction);
    return rule8 ? new Contradictions(rule8, context) : { see: () => {
    }, end: () => [] };
  }
};
// src/audits/member-index.ts
var MemberIndex = class {
  #ids;
  #emails;
  constructor(members) {
    this.#ids = new Map(members.map((member) => [member.id, member]));
    this.#emails = new Map(members.map((member) => [foldAscii(member.email), member]));
  }
  /** The member that an editor is: by id, and by the address only where there is no id. */
  of({ id, email: email22 }) {
    return id === null ? this.at(email22) : this.#ids.get(id);
  }
  /** The member with an address. */
  at(email22) {
    return email22 === null ? void 0 : this.#emails.get(foldAscii(email22));
  }
  /** Whether an entry of a list, an id or an address, names a member. */
  has(entry) {
    return this.#ids.has(entry) || this.#emails.has(foldAscii(entry));
  }
};
// src/audits/grants.ts
var GrantTracker = class {
  #catalog;
  #first;
  /** When a setting last changed. */
  #changed = /* @__PURE__ */ new Map();
  /** When an entry was added to a list. */
  #added = /* @__PURE__ */ new Map();
  constructor(catalog) {
    this.#catalog = catalog;
  }
  see(step) {
    const { revision: revision2, at: at2, by } = momentOf(step);
    const since = { revision: revision2, at: at2, by: { id: by.id, email: by.email, name: by.name }, exact: step.exact };
    this.#first ??= since;
    for (const { subject, path: path5, after, added: added2 } of step.changes) {
      this.#changed.set(subject, since);
      const setting2 = path5 === null ? void 0 : this.#catalog.setting(path5);
      if (setting2 && namesPeople(setting2))
        for (const entry of added2 ?? listOf2(after)) this.#added.set(placeOf(setting2, entry), since);
    }
  }
  /** Every grant of the last revision seen. */
  grants(blocks) {
    if (!this.#first) return [];
    const { settings: settings3 } = this.#catalog;
    return [
      ...settings3.filter(namesPeople).flatMap((setting2) => this.#listed(setting2, blocks)),
      ...settings3.filter(isByPerson).flatMap((setting2) => this.#perPerson(setting2, blocks))
    ];
  }
  /** Of a list of people. */
  #listed(setting2, blocks) {
    const subject = pointerOf(setting2.path);
    const byPlace = /* @__PURE__ */ new Map();
    for (const entry of valuesAt2(setting2.path, blocks).flatMap(listOf2).toReversed()) {
      byPlace.delete(placeOf(setting2, entry));
      byPlace.set(placeOf(setting2, entry), entry);
    }
    const entries = [...byPlace.values()].toReversed();
    const whole = wholeOf(setting2, entries, blocks);
    const base = { subject, grants: setting2.says, limits: null };
    if (!whole)
      return entries.map((who3) => {
        const listed22 = { ...base, to: "listed", who: who3, because: null, ...this.#since(setting2, who3) };
        return listed22;
      });
    const places = [subject, ...setting2.switch ? [pointerOf(setting2.switch.path)] : []];
    return [{ ...base, ...whole, who: null, ...this.#latest(places) }];
  }
  /** Of settings that stand below each person's id. */
  #perPerson(map, blocks) {
    const below = [...blocks.get(map.path)?.entries.values() ?? []].filter(
      (entry) => entry.setting?.path.startsWith(`${map.path}[*]`) && !entry.container && !isUnset(entry.value)
    );
    return below.map(({ subject, setting: setting2, value: value2 }) => ({
      subject,
      grants: setting2.says,
      to: "listed",
      who: unpointer(subject)[1],
      limits: listOf2(value2),
      because: null,
      ...this.#latest([subject])
    }));
  }
  #since(setting2, entry) {
    return apart(this.#added.get(placeOf(setting2, entry)) ?? { ...this.#first, exact: false });
  }
  /** The last change of any of these settings. */
  #latest(subjects) {
    const known22 = subjects.flatMap((subject) => this.#changed.get(subject) ?? []);
    const start = { ...this.#first, exact: false };
    return apart(known22.reduce((latest, one) => one.revision > latest.revision ? one : latest, start));
  }
};
function apart({ exact, ...since }) {
  return { since, exact };
}
function namesPeople(setting2) {
  return setting2.list !== void 0 && (setting2.kind === "user" || setting2.kind === "email");
}
function isByPerson(setting2) {
  return setting2.kind === "map" && setting2.class === "personal";
}
function wholeOf(setting2, entries, blocks) {
  const off = setting2.switch && switchedOff(setting2.switch, blocks);
  if (off) return off;
  if (entries.length > 0) return void 0;
  const to = setting2.unset.as === "everything" ? "everyone" : "nobody";
  return { to, because: `${setting2.path} is not set: ${setting2.unset.means}` };
}
function switchedOff({ path: path5, on, offIsSafe }, blocks) {
  const values2 = valuesAt2(path5, blocks);
  const isOff2 = (value2) => value2 === null || value2 === false;
  if (values2.every((value2) => on ? value2 === true : isOff2(value2))) return void 0;
  const to = offIsSafe && values2.every(isOff2) ? "nobody" : "everyone";
  const states2 = values2.map((value2) => value2 === null ? "not set" : canonical(value2));
  return { to, because: `${path5} is ${[...new Set(states2)].join(" and ")}` };
}
function valuesAt2(path5, blocks) {
  const entry = entryAt(blocks, pointerOf(path5));
  return [entry?.value ?? null, ...entry?.rivals ?? []].map((value2) => isUnset(value2) ? null : value2);
}
function listOf2(value2) {
  if (Array.isArray(value2)) return value2;
  return value2 === null ? [] : [value2];
}
function placeOf(setting2, entry) {
  return `${setting2.path} ${normalOf(kindOf(setting2), entry)}`;
}
// src/audits/dangling-grants.ts
var rule = {
  id: "access/dangling-grant",
  title: "Only members are granted anything",
  kind: "access",
  severity: "info",
  rationale: "A grant to nobody is taken up by whoever gets the name next, and hides in every review of who may do what.",
  remediation: "Take the entry out, or correct the id or address.",
  controls: ["soc2:CC6.2", "soc2:CC6.3", "nist-800-53:AC-2(3)", "iso-27001:A.5.18"]
};
var SHOWN = 3;
var danglingGrants = {
  rules: [rule],
  begin: (context) => {
    const info = context.builtin(rule);
    const members = context.members && new MemberIndex(context.members);
    const grants2 = /* @__PURE__ */ new Map();
    let last = /* @__PURE__ */ new Map();
    return {
      see: (step) => {
        if (!info || !members) return;
        last = step.blocks;
        follow(grants2, step);
      },
      end: () => info && members ? draftsOf(info, members, grants2, last) : []
    };
  }
};
function follow(grants2, step) {
  const since = { ...momentOf(step), exact: step.exact, first: step.previous === null };
  for (const { subject, after } of step.entries) {
    const names22 = after ? namesIn(after) : [];
    const known22 = grants2.get(subject);
    if (names22.length === 0) grants2.delete(subject);
    else grants2.set(subject, new Map(names22.map((name) => [name, known22?.get(name) ?? since])));
  }
}
function namesIn({ subject, setting: setting2, element, value: value2 }) {
  const names22 = setting2 && namesPeople(setting2) && Array.isArray(value2) ? value2 : [];
  const own = element === "userModelPolicies[*]" ? [unpointer(subject)[1]] : names22;
  return own.filter(
    (name) => typeof name === "string" && name !== "" && !name.includes("*") && !name.startsWith("[secret ")
  );
}
function draftsOf(info, members, grants2, blocks) {
  return [...grants2].flatMap(([subject, names22]) => {
    const dangling = [...names22].filter(([name]) => !members.has(name)).sort(([a, one], [b, other]) => one.revision - other.revision || (a < b ? -1 : 1));
    const [first] = dangling;
    if (!first) return [];
    const shown3 = dangling.slice(0, SHOWN).map(([name, { revision: revision2 }]) => `${name} (since revision ${revision2})`);
    const more = dangling.length > SHOWN ? `, and ${count(dangling.length - SHOWN, "more", "more")}` : "";
    const people = dangling.length === 1 ? "somebody who is no member" : "people who are no members";
    const message = `${nameOf(subject)} names ${people} of the organization: ${shown3.join(", ")}${more}`;
    const introduced = first[1];
    const at2 = (revision2) => dangling.filter(([, since]) => since.revision <= revision2).map(([name]) => name);
    const moments = new Map(dangling.map(([, { exact: _, first: __, ...moment }]) => [moment.revision, moment]));
    return [
      {
        rule: info,
        subject,
        message,
        expected: null,
        before: null,
        actual: entryAt(blocks, subject)?.value ?? null,
        offending: dangling.map(([name]) => name),
        values: [...moments.values()].map((moment) => ({ ...moment, actual: at2(moment.revision) })),
        introduced,
        resolved: null,
        event: false,
        fix: null
      }
    ];
  });
}
// src/audits/emptied.ts
var rule2 = {
  id: "changes/emptied",
  title: "No revision empties the settings",
  kind: "change",
  severity: "info",
  rationale: "What is not set is mostly not enforced: a revision that unsets nearly everything lifts nearly every control.",
  remediation: "If it was a slip, save the settings of the revision before again.",
  controls: ["soc2:CC8.1", "nist-800-53:CM-3"]
};
var MANY = 8;
var PART = 0.75;
var emptied = {
  rules: [rule2],
  begin: (context) => {
    const info = context.builtin(rule2);
    const drafts22 = [];
    return {
      see: (step) => {
        const gone = step.changes.filter(({ op }) => op === "remove").length;
        if (!info || gone < MANY) return;
        const all = settingsBefore(step);
        if (gone < PART * all) return;
        const { revision: revision2 } = step.revision;
        const message = step.exact ? `revision ${revision2} unset ${gone} of ${all} settings at once` : `${gone} of ${all} settings were unset by revision ${revision2} at the latest; revisions before it are missing`;
        const made = event(info, step, `revision:${revision2}`, message);
        drafts22.push({ ...made, introduced: { ...made.introduced, exact: step.exact } });
      },
      end: () => drafts22
    };
  }
};
function settingsBefore({ before: before2 }) {
  let sum = 0;
  for (const block of before2.values())
    for (const { container, meaning } of block.entries.values()) if (!container && meaning !== null) sum++;
  return sum;
}
// src/audits/evidence.ts
var controls3 = ["soc2:CC7.2", "nist-800-53:AU-9", "nist-800-53:SI-7"];
var gap2 = {
  id: "integrity/revision-gap",
  title: "No revision is missing",
  kind: "integrity",
  severity: "low",
  rationale: "What happened in a revision that was not seen cannot be judged.",
  remediation: "Ask the service for the missing revisions, or record why they do not exist.",
  controls: controls3
};
var clock = {
  id: "integrity/clock",
  title: "Times run forward",
  kind: "integrity",
  severity: "low",
  rationale: "A revision dated before the one it follows makes every exposure in between unreliable.",
  remediation: "Compare the revision with the organization's audit log.",
  controls: controls3
};
var conflict = {
  id: "integrity/revision-conflict",
  title: "A revision has one content",
  kind: "integrity",
  severity: "critical",
  rationale: "A revision never changes once it was made. If it does, no revision can be relied on.",
  remediation: "Ask the service which of the two is true, and keep both until then.",
  controls: controls3
};
var evidence = {
  rules: [gap2, clock, conflict],
  begin: (context) => {
    const gaps = context.builtin(gap2);
    const clocks = context.builtin(clock);
    const conflicts = context.builtin(conflict);
    const drafts22 = [];
    return {
      see: (step) => {
        const { revision: revision2, previous } = step;
        const subject = `revision:${revision2.revision}`;
        if (conflicts && context.conflicts.has(revision2.revision))
          drafts22.push(event(conflicts, step, subject, "it arrived twice, with different content"));
        if (gaps && step.gap) {
          const { from: from3, to } = step.gap;
          const numbers = from3 === to ? `revision ${from3} is missing` : `revisions ${from3} to ${to} are missing`;
          drafts22.push(
            event(gaps, step, `revision:${from3}`, numbers, {
              introduced: { ...revision2, exact: false, first: false },
              offending: from3 === to ? [from3] : [from3, to]
            })
          );
        }
        if (!clocks) return;
        if (previous && revision2.time < previous.time)
          drafts22.push(
            event(
              clocks,
              step,
              subject,
              `it is dated ${instantText(revision2.time)}, before revision ${previous.revision} at ${instantText(previous.time)}`,
              { actual: revision2.at, before: previous.at }
            )
          );
        else if (revision2.time > context.asOf + DAY)
          drafts22.push(
            event(clocks, step, subject, `it is dated ${instantText(revision2.time)}, after this audit`, {
              actual: revision2.at
            })
          );
      },
      end: () => drafts22
    };
  }
};
// src/audits/switches.ts
var Switches = class {
  /** By subject: the findings of each rule in order, the rules with the highest severity first, then by id. */
  #bySubject = /* @__PURE__ */ new Map();
  constructor(drafts22) {
    const wanted = /* @__PURE__ */ new Set();
    for (const { inert, stages = [] } of drafts22) {
      wanted.add(inert?.switch);
      for (const stage of stages) wanted.add(stage.inert?.switch);
    }
    const found = drafts22.filter(({ rule: rule8, event: event2, subject }) => !event2 && rule8.policy !== null && wanted.has(subject));
    const sorted = found.toSorted(
      (a, b) => weight(b.rule.severity) - weight(a.rule.severity) || compare(a.rule.id, b.rule.id) || startOf2(a) - startOf2(b)
    );
    for (const [subject, mine] of grouped(sorted, (draft3) => draft3.subject))
      this.#bySubject.set(subject, [...grouped(mine, ({ rule: rule8 }) => rule8.id).values()]);
  }
  /** What was found on a switch at a revision, by the rule with the highest severity, then by id. */
  at(subject, revision2) {
    for (const findings of this.#bySubject.get(subject) ?? []) {
      const last = findings[countWhile(findings, (one) => startOf2(one) <= revision2) - 1];
      if (last && revision2 < (last.resolved?.revision ?? Infinity)) return last;
    }
    return void 0;
  }
};
function startOf2({ introduced }) {
  return introduced.revision ?? Infinity;
}
// src/audits/split.ts
function split(drafts22, book) {
  const switches = new Switches(drafts22);
  const isAccepted = (draft3, stage) => {
    if (book.accepting(claimAt(draft3, stage)).length > 0) return true;
    const cause = stage.inert && switches.at(stage.inert.switch, stage.revision);
    return cause?.stages !== void 0 && isAccepted(cause, stageAt(cause.stages, stage.revision));
  };
  return drafts22.flatMap((draft3) => {
    const { stages = [] } = draft3;
    if (stages.length < 2) return [draft3];
    const accepted = stages.map((stage) => isAccepted(draft3, stage));
    const starts = stages.flatMap((_, i) => i === 0 || accepted[i] !== accepted[i - 1] ? [i] : []);
    return starts.map((start, i) => {
      const end = starts[i + 1];
      const ended = end === void 0 ? void 0 : accepted[end] ? "accepted" : "outgrown";
      return pieceOf(draft3, stages, start, end, ended);
    });
  });
}
function claimOf(draft3) {
  const { rule: rule8, subject, offending, event: event2, introduced, inert } = draft3;
  const claim = { rule: rule8.id, subject, offending, inert: inert !== void 0 };
  return { ...claim, event: event2 ? { revision: introduced.revision } : null };
}
function claimAt({ rule: rule8, subject }, { offending, inert }) {
  return { rule: rule8.id, subject, offending, inert: inert !== void 0, event: null };
}
function stageAt(stages, revision2) {
  return stages.findLast((stage) => stage.revision <= revision2) ?? stages[0];
}
function pieceOf(draft3, stages, start, end, ended) {
  const first = stages[start];
  const { revision: revision2, at: at2, time, by, exact } = first;
  const author = stages.findLastIndex((stage, i) => i <= start && stage.moved);
  const values2 = stages.slice(author, end).filter((stage) => stage.moved).map((stage) => ({
    revision: stage.revision,
    at: stage.at,
    time: stage.time,
    by: stage.by,
    actual: stage.actual
  }));
  const opening = start > 0 && {
    introduced: { revision: revision2, at: at2, time, by, exact, first: false },
    before: lastSpelling(stages[start - 1])
  };
  const piece = { ...draft3, ...opening, values: values2, stages: stages.slice(0, end) };
  if (end === void 0) return piece;
  const [last, next] = [stages[end - 1], stages[end]];
  return {
    ...piece,
    actual: lastSpelling(last),
    offending: last.offending,
    message: last.message,
    inert: last.inert,
    resolved: { revision: next.revision, at: next.at, time: next.time, by: next.by },
    ...ended && { ended },
    fix: null
  };
}
function lastSpelling({ actual, respelled }) {
  return respelled === void 0 ? actual : respelled;
}
// src/audits/exceptions.ts
var controls23 = ["soc2:CC3.2", "nist-800-53:CA-5"];
var expired = {
  id: "exceptions/expired",
  title: "No exception has run out while it is needed",
  kind: "exception",
  severity: "low",
  rationale: "A deviation that was accepted for a time is not accepted after it.",
  remediation: "Put the setting right, or have the exception reviewed and renewed.",
  controls: controls23
};
var unused2 = {
  id: "exceptions/unused",
  title: "Every exception is needed",
  kind: "exception",
  severity: "info",
  rationale: "An exception that nothing needs waits for a deviation that nobody has reviewed.",
  remediation: "Remove the exception.",
  controls: controls23
};
var selfOwned = {
  id: "exceptions/self-owned",
  title: "Nobody accepts their own deviation",
  kind: "exception",
  severity: "info",
  rationale: "Who brought a deviation and answers for it as well has had it reviewed by nobody.",
  remediation: "Have somebody else own the exception.",
  controls: controls23
};
var exceptionRules = [expired, unused2, selfOwned];
function ownedByEditor(exception, draft3, book, people) {
  const claim = claimOf(draft3);
  const stages = draft3.stages ?? [];
  const entries = new Set(book.acceptedOf(exception, claim));
  const brought = [...entries].map((entry) => {
    const without2 = stages.findLastIndex((stage) => !book.keysOf({ ...claim, ...stage }).includes(entry));
    return stages[without2 + 1];
  });
  const turned = claim.inert && exception.inert ? draft3.inert?.since : void 0;
  const opened = draft3.stages ? void 0 : draft3.introduced;
  return [...brought, turned, opened].find((one) => one?.exact && one.by && people.mayBe(one.by, exception.owner))?.revision;
}
function exceptionDrafts(exceptions, book, own, context) {
  const ranOut = exceptions.filter((one) => book.state(one) === "expired" && book.isNeeded(one));
  const idle = exceptions.filter((one) => book.state(one) === "unused");
  return [
    ...[...grouped(ranOut, (one) => one.rule)].map(([rule8, found]) => {
      const last = Math.max(...found.map((one) => one.until));
      const message = `${count(found.length, "exception")} for ${rule8} ended with ${instantText(last - 1).slice(0, 10)}, and the deviation is still there`;
      return draft(context.builtin(expired), rule8, found, message, last);
    }),
    ...[...grouped(idle, (one) => one.rule)].map(([rule8, found]) => {
      const first = Math.min(...found.map((one) => one.from));
      return draft(
        context.builtin(unused2),
        rule8,
        found,
        `nothing needs ${count(found.length, "exception")} for ${rule8}`,
        first
      );
    }),
    ...[...grouped(own, ({ exception }) => exception.rule)].map(([rule8, found]) => {
      const [{ exception, revision: revision2 }] = found;
      const more = found.length > 1 ? `, and so it is with ${count(found.length - 1, "more exception")}` : "";
      const message = `${exception.owner} owns an exception for ${rule8} and brought what it accepts in revision ${revision2}${more}`;
      const exceptions2 = found.map((one) => one.exception);
      const first = Math.min(...exceptions2.map((one) => one.from));
      return draft(context.builtin(selfOwned), rule8, exceptions2, message, first);
    })
  ].filter((made) => made !== void 0);
}
function draft(rule8, name, found, message, time) {
  return rule8 && {
    rule: { ...rule8, location: found[0].location },
    subject: `rule:${name}`,
    message,
    expected: null,
    before: null,
    actual: null,
    offending: found.flatMap((one) => one.value ?? []),
    values: [],
    introduced: { revision: null, at: instantText(time), time, by: null, exact: true, first: false },
    resolved: null,
    event: true,
    fix: null
  };
}
// src/audits/exposed.ts
var rule3 = {
  id: "secrets/exposed-in-history",
  title: "What the history still shows is rotated",
  kind: "secret",
  severity: "info",
  rationale: "Every revision is kept: who can read the history reads the secrets that were taken out of the settings.",
  remediation: "Rotate the secret at the provider. Once that is done, accept the revision by an exception.",
  controls: ["soc2:CC6.1", "nist-800-53:IA-5", "iso-27001:A.5.17"]
};
var exposed = {
  rules: [rule3],
  begin: (context) => {
    const info = context.builtin(rule3);
    const windows = new EntryWindows(judgeShown, staysBehindMask);
    return {
      see: (step) => info && windows.see(step),
      end: () => info ? draftsOf2(info, windows.all()) : []
    };
  }
};
function draftsOf2(info, windows) {
  const open3 = windows.filter((window) => window.resolved === null);
  const shown3 = new Set(open3.flatMap((window) => fingerprintsIn(window.latest.actual)));
  return windows.flatMap((window) => {
    if (window.resolved === null) return [];
    const { subject, introduced, resolved, values: values2, latest } = window;
    const offending = [...new Set(values2.flatMap((value2) => fingerprintsIn(value2.actual)))];
    if (offending.every((one) => one !== NO_FINGERPRINT && shown3.has(one))) return [];
    const message = `${nameOf(subject)} held a secret from revision ${introduced.revision} until revision ${resolved.revision} took it out; the history still shows it`;
    return [event(info, { revision: resolved }, subject, message, { actual: latest.actual, offending })];
  });
}
// src/audits/standing.ts
var Standing = class {
  #trusted = /* @__PURE__ */ new Map();
  #open = /* @__PURE__ */ new Map();
  #all = [];
  /** Whether anything was ever seen at a place. */
  knows(place2) {
    return this.#trusted.has(place2) || this.#open.has(place2);
  }
  /** Follows places whose elements go on under another key. */
  rename(renames) {
    moveAlong(this.#trusted, renames);
    moveAlong(this.#open, renames);
  }
  /** Takes for granted what stands at a place: to put it back is no event. */
  trust(place2, things) {
    this.#trusted.set(place2, new Set(things));
  }
  /** What a change puts in place: neither there before, nor taken for granted, nor told by an event that has not ended. */
  fresh(place2, before2, now2) {
    const trusted = this.#trusted.get(place2);
    const told2 = this.#open.get(place2) ?? [];
    return [...now2].filter(
      (thing) => !before2.has(thing) && trusted?.has(thing) !== true && !told2.some(({ own }) => own.has(thing))
    );
  }
  /** Something was put in place. */
  place(place2, fresh, now2, draft3) {
    const open3 = this.#open.get(place2) ?? [];
    for (const one of open3) if (!isThere(one, now2)) for (const thing of fresh) one.instead.add(thing);
    const made = { draft: draft3, own: new Set(fresh), instead: /* @__PURE__ */ new Set(), end: null };
    this.#open.set(place2, [...open3, made]);
    this.#all.push(made);
  }
  /** What stood at a place has another form now, and goes on. */
  reshape(place2, before2, now2) {
    for (const { own } of this.#open.get(place2) ?? []) if (meets(own, before2)) for (const thing of now2) own.add(thing);
  }
  /** Ends the events of what no longer stands at a place, once nothing new was put there. */
  settle(place2, now2, moment) {
    const open3 = this.#open.get(place2);
    if (!open3) return;
    for (const one of open3) {
      if (meets(one.own, now2)) one.instead.clear();
      else if (!isThere(one, now2)) one.end = moment;
    }
    this.#open.set(
      place2,
      open3.filter((one) => one.end === null)
    );
  }
  /** An event for each thing that was put in place. */
  drafts() {
    return this.#all.map(({ draft: draft3, end }) => ({ ...draft3, resolved: earlier(draft3.resolved, end) }));
  }
};
function isThere({ own, instead }, now2) {
  return meets(own, now2) || meets(instead, now2);
}
function meets(things, now2) {
  for (const thing of things) if (now2.has(thing)) return true;
  return false;
}
function earlier(agreed, end) {
  return agreed && end ? agreed.time <= end.time ? agreed : end : agreed ?? end;
}
// src/audits/levers.ts
var controls32 = ["soc2:CC8.1", "nist-800-53:CM-5", "nist-800-53:CM-7", "iso-27001:A.8.32"];
var command = {
  id: "levers/command",
  title: "No command is put on members' machines unseen",
  kind: "lever",
  severity: "high",
  rationale: "A command in the settings runs on every member's machine, with that member's rights.",
  remediation: "Have the command reviewed by somebody else, and take it out if nobody asked for it.",
  controls: controls32
};
var endpoint = {
  id: "levers/endpoint",
  title: "Models do not move to another host unseen",
  kind: "lever",
  severity: "high",
  rationale: "Where a model's address leads, prompts, code and the provider's key go.",
  remediation: "Find out whose host it is; put the address back and rotate the key if it is nobody's.",
  controls: [...controls32, "nist-800-53:SC-7"]
};
var marketplace = {
  id: "levers/marketplace",
  title: "No marketplace and no plugin is added unseen",
  kind: "lever",
  severity: "high",
  rationale: "Plugins carry commands and hooks, and are installed on every machine without asking.",
  remediation: "Review the marketplace and pin it to a commit, or take it out.",
  controls: [...controls32, "nist-800-53:SR-3"]
};
function valuesOf(at2, subject) {
  const entry = at2(subject);
  return entry === void 0 || entry.meaning === null ? [] : [entry.value, ...entry.rivals ?? []];
}
var runs = (name) => `${name}, a command that runs on members' machines,`;
function commandIn(key, paths) {
  return {
    rule: command,
    key,
    paths,
    place: (subject) => subject,
    things: (at2, place2) => new Set(valuesOf(at2, place2).flatMap(commandsIn)),
    says: (name, before2) => `${runs(name)} ${before2.size === 0 ? "was set" : "was replaced"}`,
    first: (name) => `${runs(name)} was already set`
  };
}
var endpoints = {
  rule: endpoint,
  key: "customModels",
  paths: /^customModels\[\*\]\.(?:baseUrl|hostedProvider\.hostedBaseUrl)$/,
  place: (subject) => subject,
  things: (at2, place2) => new Set(valuesOf(at2, place2).map(hostOf)),
  says: (name, _before, _now, known22) => known22 ? `${name} moved to another host` : `${name} leads to a host of its own now; it was not set`
};
function hostOf(value2) {
  const text4 = typeof value2 === "string" ? value2 : canonical(value2);
  return URL.canParse(text4) ? new URL(text4).host : `unreadable: ${text4}`;
}
var plugins = {
  rule: marketplace,
  key: "enabledPlugins",
  paths: /^enabledPlugins\[\*\]$/,
  place: (subject) => subject,
  things: (at2, place2) => new Set(valuesOf(at2, place2).includes(true) ? ["installed"] : []),
  says: (name) => `${name}: the plugin is now installed on every machine`,
  first: (name) => `${name}: the plugin was already installed on every machine`
};
var marketplaces = {
  rule: marketplace,
  key: "extraKnownMarketplaces",
  paths: /^extraKnownMarketplaces\[\*\]\.source\.\w+$/,
  place: (subject) => pointer(unpointer(subject).slice(0, 2)),
  things: (at2, place2) => {
    const means = (field) => at2(`${place2}/source/${field}`)?.meaning ?? null;
    const source = ["source", "repo", "url", "path"].map(means);
    if (source.every((field) => field === null)) return /* @__PURE__ */ new Set();
    return /* @__PURE__ */ new Set([canonical(means("sha") === null ? [source, means("ref")] : [source])]);
  },
  says: (name, before2, now2) => {
    if (before2.size === 0) return `${name} is a new marketplace on every machine`;
    const unpinned2 = narrows(now2, before2) ? "is no longer pinned to a commit" : "leads elsewhere";
    return `${name}, a marketplace on every machine, ${unpinned2}`;
  },
  first: (name) => `${name} was already a marketplace on every machine`,
  narrows
};
function narrows(before2, now2) {
  const [was, is] = [before2, now2].map((things) => [...things].flatMap((thing) => JSON.parse(thing)));
  return was.length === 2 && is.length === 1 && canonical(was[0]) === canonical(is[0]);
}
var kinds2 = [
  commandIn("hooks", /^hooks\[\*\]$/),
  commandIn("customModels", /^customModels\[\*\]\.hostedProvider\.cloud(?:AuthRefresh|CredentialExport)$/),
  endpoints,
  plugins,
  marketplaces
];
var levers = {
  rules: [command, endpoint, marketplace],
  begin: (context) => {
    const walkers = kinds2.flatMap((lever) => {
      const info = context.builtin(lever.rule);
      return info ? [new LeverWalker(lever, info, context)] : [];
    });
    return {
      see: (step) => walkers.forEach((walker) => walker.see(step)),
      end: () => walkers.flatMap((walker) => walker.end())
    };
  }
};
var LeverWalker = class {
  #lever;
  #info;
  #context;
  #standing = new Standing();
  /** Elements that stood in some revision: what comes with a new one moves nothing. */
  #elements = /* @__PURE__ */ new Map();
  constructor(lever, info, context) {
    this.#lever = lever;
    this.#info = info;
    this.#context = context;
  }
  see(step) {
    const { key } = this.#lever;
    if (step.previous === null) return this.#first(step, [...step.blocks.get(key)?.entries.values() ?? []]);
    moveAlong(this.#elements, step.renames);
    this.#standing.rename(step.renames);
    const below = step.changes.filter(({ subject }) => subject.startsWith(`/${key}/`));
    if (below.length === 0) return;
    const moved = below.filter(({ path: path5 }) => this.#lever.paths.test(path5 ?? ""));
    const places = grouped(moved, ({ subject }) => this.#lever.place(subject));
    const was = before(step);
    for (const [place2, changes2] of places)
      this.#move(
        step,
        place2,
        changes2.map(({ subject }) => subject),
        was
      );
    this.#meet(below);
  }
  end() {
    return this.#standing.drafts();
  }
  /** What stands in the first revision seen is told once; who put it there is not known. */
  #first(step, entries) {
    const lever = this.#lever;
    this.#meet(entries);
    const subjects = entries.flatMap(
      ({ subject, setting: setting2 }) => lever.paths.test(setting2?.path ?? "") ? [lever.place(subject)] : []
    );
    for (const place2 of new Set(subjects)) {
      const things = lever.things(now(step), place2);
      if (things.size === 0) continue;
      if (!lever.first) this.#standing.trust(place2, things);
      else {
        const number4 = step.revision.revision;
        const message = `${lever.first(nameOf(place2))} in revision ${number4}, the first one seen; who put it there is not known`;
        this.#standing.place(place2, [...things], things, this.#draft(step, place2, message, [], before(step)));
      }
    }
  }
  #move(step, place2, subjects, was) {
    const [from3, to] = [this.#lever.things(was, place2), this.#lever.things(now(step), place2)];
    if (from3.size === 0 && this.#comesWithIts(place2)) return this.#standing.trust(place2, to);
    const fresh = this.#standing.fresh(place2, from3, to);
    if (fresh.length > 0 && this.#lever.narrows?.(from3, to) === true) this.#standing.reshape(place2, from3, to);
    else if (fresh.length > 0) {
      const message = this.#lever.says(nameOf(place2), from3, to, this.#standing.knows(place2));
      this.#standing.place(place2, fresh, to, this.#draft(step, place2, message, subjects, was));
    } else this.#standing.settle(place2, to, step.revision);
  }
  #draft(step, place2, message, subjects, was) {
    const actual = shown2(now(step), place2);
    const made = event(this.#info, step, place2, message, {
      before: shown2(was, place2),
      actual,
      offending: [actual],
      resolved: agreementOn(subjects, this.#context.approvals.of(step), step.revision.time)
    });
    return { ...made, introduced: { ...made.introduced, exact: step.exact, first: step.previous === null } };
  }
  /** Whether an address comes with a model that never stood before: without one a model is its provider's. */
  #comesWithIts(place2) {
    return !this.#lever.first && !this.#standing.knows(place2) && !this.#elements.has(elementOf(place2));
  }
  #meet(seen) {
    if (!this.#lever.first) for (const { subject } of seen) this.#elements.set(elementOf(subject), true);
  }
};
function now({ blocks }) {
  return (subject) => entryAt(blocks, subject);
}
function before({ before: blocks, renames }) {
  const back = inverse(renames);
  return (subject) => entryAt(blocks, renamed(back, subject));
}
function shown2(at2, place2) {
  const values2 = valuesOf(at2, place2);
  return values2.length > 1 ? values2 : values2[0] ?? null;
}
// src/audits/look-alike.ts
var rule4 = {
  id: "editors/look-alike",
  title: "No editor's address passes for another's",
  kind: "editor",
  severity: "info",
  rationale: "Who reads the register takes an address that looks like a colleague's for the colleague's.",
  remediation: "Make sure that both addresses belong to people of the organization, and accept the revision if they do.",
  controls: ["nist-800-53:IA-4", "soc2:CC6.2"]
};
var TELLING = 6;
var LONGEST = 80;
function skeleton(text4) {
  return foldAscii(text4).replace(/[1i|]/g, "l").replace(/0/g, "o").replace(/rn/g, "m").replace(/vv/g, "w");
}
function looksLike(a, b) {
  const [one, other] = [foldAscii(a), foldAscii(b)];
  if (one === other) return false;
  const [[name, domain], [otherName, otherDomain]] = [parts2(one), parts2(other)];
  if (plain(name) === plain(otherName) && skeleton(domain) === skeleton(otherDomain)) return true;
  return domain === otherDomain && nearly(name, otherName) || name === otherName && nearly(domain, otherDomain);
}
function plain(name) {
  return skeleton(name.replace(/[._-]/g, ""));
}
function nearly(a, b) {
  if (Math.min(a.length, b.length) < TELLING || a.replace(/\d/g, "") === b.replace(/\d/g, "")) return false;
  return edits(a, b) === 1;
}
function parts2(address) {
  const at2 = address.lastIndexOf("@");
  return [address.slice(0, Math.max(at2, 0)), address.slice(at2 + 1)];
}
function keysOf(address) {
  const [name, domain] = parts2(foldAscii(address));
  return [
    JSON.stringify([plain(name), skeleton(domain)]),
    ...shorter(name).map((one) => JSON.stringify([one, domain, "name"])),
    ...shorter(domain).map((one) => JSON.stringify([name, one, "domain"]))
  ];
}
function shorter(text4) {
  if (text4.length < TELLING || text4.length > LONGEST) return [];
  return [text4, ...Array.from({ length: text4.length }, (_, i) => text4.slice(0, i) + text4.slice(i + 1))];
}
var Addresses = class {
  #known = /* @__PURE__ */ new Map();
  #byKey = /* @__PURE__ */ new Map();
  /** The first address that looks like a new one; undefined when none does, or the address is not new. */
  add(email22, id, from3) {
    const address = foldAscii(email22);
    const same = this.#known.get(address);
    if (same) {
      if (id !== null) same.ids.add(id);
      return void 0;
    }
    const keys = new Set(keysOf(email22));
    const like = [...keys].flatMap((key) => this.#byKey.get(key) ?? []).find((one) => !(id !== null && one.ids.has(id)) && looksLike(one.email, email22));
    const added2 = { email: email22, ids: new Set(id === null ? [] : [id]), from: from3 };
    this.#known.set(address, added2);
    for (const key of keys) this.#byKey.set(key, [...this.#byKey.get(key) ?? [], added2]);
    return like;
  }
};
var lookAlike = {
  rules: [rule4],
  begin: (context) => {
    const info = context.builtin(rule4);
    const drafts22 = [];
    const addresses = new Addresses();
    for (const { who: who3 } of context.policies.editors?.approved ?? [])
      if (who3.includes("@") && !who3.includes("*")) addresses.add(who3, null, "whom the policy approves");
    return {
      see: (step) => {
        const { by, revision: revision2 } = step.revision;
        if (!info || by.email === null || by.email === "") return;
        const { email: email22 } = by;
        const other = addresses.add(email22, by.id, `who made revision ${revision2}`);
        if (!other) return;
        const message = `${email22} looks like ${other.email}, ${other.from}`;
        drafts22.push(event(info, step, `revision:${revision2}`, message, { actual: email22, offending: [email22] }));
      },
      end: () => drafts22
    };
  }
};
// src/audits/member-editors.ts
var controls4 = ["soc2:CC6.2", "soc2:CC6.3", "nist-800-53:AC-2"];
var goneRule = {
  id: "access/editor-not-a-member",
  title: "Editors belong to the organization",
  kind: "access",
  severity: "info",
  rationale: "Nobody can ask an editor who is gone, and one who never belonged should not have been able to edit.",
  remediation: "Make sure that they belonged when they made the revision, and that their access and their keys are gone.",
  controls: controls4
};
var newRule = {
  id: "access/new-editor",
  title: "Who edits has been a member for a while",
  kind: "access",
  severity: "info",
  rationale: "An account that is made and at once changes the controls may have been made for that.",
  remediation: "Have the account and the revision confirmed by somebody who has belonged longer.",
  controls: controls4
};
var absentRule = {
  id: "access/editor-not-signed-in",
  title: "Who edits has signed in",
  kind: "access",
  severity: "info",
  rationale: "A change by somebody who had not signed in for long was made with a key, by a program, or by somebody else.",
  remediation: "Ask the editor whether the revision is theirs; if not, revoke their keys and sessions.",
  controls: ["nist-800-53:IA-2", "nist-800-53:AC-2(12)", "soc2:CC6.1"]
};
var NEW = 7;
var SHOWN2 = 3;
var PerEditor = class {
  #info;
  #said = /* @__PURE__ */ new Map();
  constructor(info) {
    this.#info = info;
  }
  say(revision2, tell) {
    const key = JSON.stringify(revision2.by.id === null ? [null, revision2.by.email] : [revision2.by.id]);
    const said = this.#said.get(key);
    if (said) said.revisions.push(revision2.revision);
    else this.#said.set(key, { first: revision2, tell, revisions: [revision2.revision] });
  }
  drafts() {
    const info = this.#info;
    return info ? [...this.#said.values()].map((one) => about(info, one.first, one.tell(listed(one.revisions)))) : [];
  }
};
function about(info, revision2, message) {
  const who3 = nameOf2(revision2.by);
  return event(info, { revision: revision2 }, `revision:${revision2.revision}`, message, { actual: who3, offending: [who3] });
}
var memberEditors = {
  rules: [goneRule, newRule, absentRule],
  begin: (context) => {
    const members = context.members && new MemberIndex(context.members);
    const unknown22 = context.builtin(unknownRule);
    const strangers2 = [];
    const [gone, young, absent] = [goneRule, newRule, absentRule].map(
      (rule8) => new PerEditor(context.builtin(rule8))
    );
    return {
      see: ({ revision: revision2, previous }) => {
        const { by, time } = revision2;
        if (!members || by.id === null && by.email === null) return;
        const who3 = nameOf2(by);
        const member = members.of(by);
        if (member) {
          const fresh = freshness(member, revision2, previous);
          if (fresh) young.say(revision2, (made) => `${who3} made ${made}; ${fresh}`);
          const stale = staleness(member, revision2);
          if (stale) absent.say(revision2, (made) => `${who3} made ${made}, and ${stale}`);
        } else if (members.at(by.email))
          gone.say(revision2, (made) => `${who3} made ${made} with the account ${by.id}, and has another one now`);
        else if (!isStranger(context, by, time))
          gone.say(revision2, (made) => `${who3} made ${made}, and is no member of the organization now`);
        else if (unknown22)
          strangers2.push(
            about(
              { ...unknown22, kind: "access" },
              revision2,
              `${who3} is no member of the organization, and no policy approves them`
            )
          );
      },
      end: () => [...strangers2, ...gone.drafts(), ...young.drafts(), ...absent.drafts()]
    };
  }
};
function isStranger({ policies: { editors: editors2 } }, by, time) {
  const people = [...editors2?.approved ?? [], ...(editors2?.by ?? []).flatMap((owners) => owners.people)];
  return people.length > 0 && !isAmong(people, by, time);
}
function freshness({ since }, { revision: revision2, time }, previous) {
  if (since === null) return void 0;
  if (since > time)
    return `the account was made only on ${day(since)}, ${span(time, since)} after revision ${revision2}`;
  if (time - since >= NEW * DAY || previous === null && revision2 === 1) return void 0;
  return `the account was made on ${day(since)}, ${span(since, time)} before revision ${revision2}`;
}
function staleness({ signedIn }, { revision: revision2, time }) {
  if (signedIn === null || time - signedIn <= DAY) return void 0;
  return `last signed in on ${day(signedIn)}, ${span(signedIn, time)} before revision ${revision2}`;
}
function day(time) {
  return instantText(time).slice(0, 10);
}
function span(from3, to) {
  return duration(Math.floor((to - from3) / 1e3));
}
function nameOf2({ id, email: email22 }) {
  return email22 ?? id;
}
function listed(revisions) {
  if (revisions.length === 1) return `revision ${revisions[0]}`;
  const more = revisions.length > SHOWN2 ? ` and ${revisions.length - SHOWN2} more` : "";
  return `revisions ${revisions.slice(0, SHOWN2).join(", ")}${more}`;
}
// src/audits/literals.ts
var Literals = class {
  #literals = /* @__PURE__ */ new Map();
  /** By place: what it shows. */
  #shown = /* @__PURE__ */ new Map();
  /** By place: what it is known to hold; behind a mask, what it held before. */
  #held = /* @__PURE__ */ new Map();
  #steps = 0;
  /** Takes in a step. Gives the places of which another copy may be told now, and what came back. */
  see(step) {
    this.#steps++;
    const touched = /* @__PURE__ */ new Set();
    const moved = /* @__PURE__ */ new Set();
    const came = [];
    const went = [];
    for (const { subject, after } of step.entries) {
      const now2 = after?.hides === true ? shownIn(after) : void 0;
      const old = this.#shown.get(subject);
      if (!now2 && !old && !this.#held.has(subject)) continue;
      touched.add(subject);
      this.#show(subject, old ?? [], now2?.fingerprints ?? [], moved);
      if (now2?.masked === true) continue;
      const kept2 = this.#held.get(subject) ?? /* @__PURE__ */ new Set();
      const next = new Set(now2?.fingerprints);
      for (const one of next) if (!kept2.has(one)) came.push([subject, one]);
      for (const one of kept2) if (!next.has(one)) went.push([subject, one]);
      if (next.size > 0) this.#held.set(subject, next);
      else this.#held.delete(subject);
    }
    for (const literal3 of moved)
      if (hasNewFirst(literal3)) for (const place2 of literal3.places.keys()) touched.add(place2);
    const back = came.flatMap(([subject, one]) => this.#returned(subject, one));
    for (const [, one] of came) this.#literal(one).holders++;
    for (const [, one] of went) this.#literal(one).holders--;
    const moment = momentOf(step);
    for (const [subject, one] of went) {
      const { out } = this.#literal(one);
      out.delete(subject);
      out.set(subject, moment);
    }
    return { touched, back };
  }
  /** The literals of a place that have stood longer at another one. */
  copiesAt(subject) {
    const own = (this.#shown.get(subject) ?? []).map((fingerprint) => ({ fingerprint, ...this.#literal(fingerprint) }));
    return own.toSorted((a, b) => a.rank - b.rank).map(({ fingerprint, first }) => ({ fingerprint, first })).filter(({ first }) => first !== subject);
  }
  #literal(fingerprint) {
    let known22 = this.#literals.get(fingerprint);
    if (!known22) {
      known22 = { rank: this.#literals.size, places: /* @__PURE__ */ new Map(), first: void 0, holders: 0, out: /* @__PURE__ */ new Map() };
      this.#literals.set(fingerprint, known22);
    }
    return known22;
  }
  /** Asked before the step's comings and goings are counted. */
  #returned(subject, fingerprint) {
    const { out, holders } = this.#literal(fingerprint);
    const own = out.get(subject);
    if (own) return [{ subject, fingerprint, out: { subject, moment: own } }];
    const last = holders > 0 ? void 0 : [...out].at(-1);
    return last ? [{ subject, fingerprint, out: { subject: last[0], moment: last[1] } }] : [];
  }
  #show(subject, old, now2, moved) {
    for (const one of old)
      if (!now2.includes(one)) {
        const literal3 = this.#literal(one);
        literal3.places.delete(subject);
        if (literal3.first === subject) moved.add(literal3);
      }
    for (const one of now2) {
      const literal3 = this.#literal(one);
      const { places, first } = literal3;
      if (places.has(subject)) continue;
      places.set(subject, this.#steps);
      if (first === void 0 || (places.get(first) ?? this.#steps) === this.#steps) moved.add(literal3);
    }
    if (now2.length > 0) this.#shown.set(subject, now2);
    else this.#shown.delete(subject);
  }
};
function hasNewFirst(literal3) {
  let found;
  for (const [subject, since] of literal3.places)
    if (!found || since < found[1] || since === found[1] && subject < found[0]) found = [subject, since];
  const isNew = literal3.first !== found?.[0];
  literal3.first = found?.[0];
  return isNew;
}
function shownIn(entry) {
  const fingerprints = [...new Set(credentialsIn(entry))];
  const masked = isMasked(entry.value);
  return fingerprints.length > 0 || masked ? { fingerprints, masked } : void 0;
}
// src/audits/secret-reuse.ts
var controls5 = ["soc2:CC6.1", "nist-800-53:IA-5", "iso-27001:A.5.17"];
var reused = {
  id: "secrets/reused",
  title: "Every place has a secret of its own",
  kind: "secret",
  severity: "info",
  rationale: "Whoever learns a secret that opens several places has all of them, and none can be shut alone.",
  remediation: "Make a secret for each place at the provider.",
  controls: controls5
};
var returned = {
  id: "secrets/returned",
  title: "Secrets that were taken out stay out",
  kind: "secret",
  severity: "info",
  rationale: "A secret is rotated because somebody may know it who should not; putting it back gives it to them again.",
  remediation: "Make a new secret at the provider, and revoke this one there.",
  controls: controls5
};
var secretReuse = {
  rules: [reused, returned],
  begin: (context) => {
    const [reuse, comeback] = [context.builtin(reused), context.builtin(returned)];
    const literals = new Literals();
    const windows = new Windows();
    const drafts22 = [];
    return {
      see: (step) => {
        const { touched, back } = literals.see(step);
        if (comeback) drafts22.push(...returnsOf(comeback, step, back));
        windows.rename(step.renames);
        for (const subject of touched) windows.set(step, subject, reuseAt(subject, step, literals));
      },
      end: () => [...drafts22, ...reuse ? windows.all().map((window) => draftOf2(reuse, window, null)) : []]
    };
  }
};
function reuseAt(subject, { blocks }, literals) {
  const copies = literals.copiesAt(subject);
  const last = copies.at(-1);
  if (!last) return void 0;
  const message = `${nameOf(subject)} holds the secret that ${nameOf(last.first)} holds as well`;
  const offending = copies.map(({ fingerprint }) => fingerprint);
  return { actual: entryAt(blocks, subject)?.value ?? null, offending, message };
}
function returnsOf(info, step, back) {
  return [...grouped(back, ({ subject }) => subject)].map(([subject, mine]) => {
    const { out } = mine[0];
    const from3 = out.subject === subject ? "" : ` of ${nameOf(out.subject)}`;
    const message = `${nameOf(subject)} holds a secret again that revision ${out.moment.revision} took out${from3}`;
    return event(info, step, subject, message, {
      before: entryAt(step.before, subject)?.value ?? null,
      actual: entryAt(step.blocks, subject)?.value ?? null,
      offending: mine.map(({ fingerprint }) => fingerprint)
    });
  });
}
// src/audits/self-grant.ts
var rule5 = {
  id: "changes/self-grant",
  title: "Nobody grants themselves access",
  kind: "change",
  severity: "high",
  rationale: "Who may grant and who is granted are two people, or the grant was reviewed by nobody.",
  remediation: "Have somebody else confirm the grant, or take it back.",
  controls: ["soc2:CC6.3", "nist-800-53:AC-5", "iso-27001:A.5.3"]
};
var selfGrant = {
  rules: [rule5],
  begin: (context) => new SelfGrants(context)
};
var SelfGrants = class {
  #info;
  #context;
  #open = /* @__PURE__ */ new Map();
  #all = [];
  constructor(context) {
    this.#info = context.builtin(rule5);
    this.#context = context;
  }
  see(step) {
    if (!this.#info) return;
    for (const change of step.changes) {
      const setting2 = change.path === null ? void 0 : this.#context.catalog.setting(change.path);
      if (setting2 && namesPeople(setting2)) this.#listed(step, change, setting2);
      else this.#perPerson(step, change, setting2);
    }
  }
  end() {
    return this.#all.map(({ draft: draft3, end }) => ({ ...draft3, resolved: earlier(draft3.resolved, end) }));
  }
  /** Of a list of people. */
  #listed(step, change, setting2) {
    const { subject } = change;
    const { by } = step.revision;
    const { people } = this.#context;
    const kind = kindOf(setting2);
    const [before2, now2] = [peopleAt(step.before, subject), peopleAt(step.blocks, subject)];
    const had = new Set(before2.map((entry) => normalOf(kind, entry)));
    const added2 = now2.filter((entry) => !had.has(normalOf(kind, entry)) && grants(setting2, entry, by, people));
    const entries = new Set(added2.map((entry) => normalOf(kind, entry)));
    const standing2 = this.#open.get(subject)?.find(({ editor }) => isSameEditor(editor, by));
    if (standing2) for (const entry of entries) standing2.entries.add(entry);
    this.#close(step, subject, false);
    if (standing2?.end === null || added2.length === 0) return;
    const isNamed = added2.some((entry) => names(entry, by, people));
    if (!isNamed && before2.some((entry) => grants(setting2, entry, by, people))) return;
    const stands = ({ blocks }) => peopleAt(blocks, subject).some((entry) => entries.has(normalOf(kind, entry)));
    this.#add(step, change, added2, { entries, stands }, isNamed ? "" : ", by an entry that stands for more than one");
  }
  /** Of what holds for one person and stands under that person, unknown settings included. */
  #perPerson(step, change, setting2) {
    const { subject, direction: direction2, after } = change;
    const map = this.#context.catalog.setting(keyOf(subject));
    if (!map || !isByPerson(map)) return;
    const [, user] = unpointer(subject);
    this.#close(step, subject, true);
    if (direction2 !== "looser" && direction2 !== "unknown" || !names(user ?? null, step.revision.by, this.#context.people))
      return;
    const from3 = entryAt(step.before, subject);
    const stands = ({ blocks }) => !isBack(setting2 ?? null, from3, entryAt(blocks, subject));
    this.#add(step, change, [after], { entries: /* @__PURE__ */ new Set(), stands }, "");
  }
  #add(step, { subject, before: before2, after }, offending, own, how) {
    const { revision: revision2, by, time } = step.revision;
    const [who3, name] = [by.email ?? by.id, nameOf(subject)];
    const message = step.exact ? `${who3} granted themselves ${name}${how}` : `${who3} was granted ${name} in revision ${revision2}, their own, or in one before it that is missing`;
    const resolved = agreementOn([subject], this.#context.approvals.of(step), time);
    const made = event(this.#info, step, subject, message, { before: before2, actual: after, offending, resolved });
    const draft3 = { ...made, introduced: { ...made.introduced, exact: step.exact } };
    const one = { ...own, draft: draft3, editor: by, end: null };
    this.#open.set(subject, [...this.#open.get(subject) ?? [], one]);
    this.#all.push(one);
  }
  /**
   * Ends the grants at a place that what stands there now no longer gives.
   * @param isChain whether each was given on top of those before it, and ends with them
   */
  #close(step, subject, isChain) {
    const open3 = this.#open.get(subject);
    if (!open3) return;
    for (const [i, one] of open3.entries())
      if (!one.stands(step) || isChain && i > 0 && open3[i - 1].end !== null) one.end = momentOf(step);
    this.#open.set(
      subject,
      open3.filter(({ end }) => end === null)
    );
  }
};
function grants(setting2, entry, by, people) {
  const who3 = setting2.kind === "email" ? by.email : by.id;
  return names(entry, by, people) || who3 !== null && who3 !== "" && coverageOf(kindOf(setting2), [entry])(who3);
}
function names(entry, by, people) {
  if (typeof entry !== "string" || entry === "" || entry.includes("*")) return false;
  const { id, email: email22 } = by;
  return entry === id || email22 !== null && email22 !== "" && coverageOf(email, [entry])(email22) || people.is(by, entry);
}
function isBack(setting2, from3, now2) {
  if ((from3?.meaning ?? null) === (now2?.meaning ?? null)) return true;
  const way = direction(setting2, from3?.value, now2?.value);
  return way === "tighter" || way === "neutral";
}
function isSameEditor(a, b) {
  return a.id === null && b.id === null ? a.email === b.email : a.id === b.id;
}
function peopleAt(blocks, subject) {
  const entry = entryAt(blocks, subject);
  const values2 = entry ? [entry.value, ...entry.rivals ?? []] : [];
  return values2.flatMap((value2) => Array.isArray(value2) ? value2 : value2 === null ? [] : [value2]);
}
// src/audits/shared-accounts.ts
var rule6 = {
  id: "editors/shared-account",
  title: "Every change is one person's",
  kind: "editor",
  severity: "info",
  rationale: "A change made with an account that several people use cannot be traced to any of them.",
  remediation: "Find out who made the revision, record it, and let people change the controls under their own names.",
  controls: ["nist-800-53:IA-2", "nist-800-53:AU-10", "soc2:CC6.1"]
};
var sharedAccounts = {
  rules: [rule6],
  begin: (context) => {
    const info = context.builtin(rule6);
    const shared = context.sharedAccounts.map((who3) => ({ who: who3, from: null, until: null }));
    const drafts22 = [];
    return {
      see: (step) => {
        const { by, time, revision: revision2 } = step.revision;
        if (!info || shared.length === 0 || !isAmong(shared, by, time)) return;
        const who3 = by.email ?? by.id;
        const message = `${who3} is a shared account: the revision does not say who made it`;
        drafts22.push(event(info, step, `revision:${revision2}`, message, { actual: who3, offending: [who3] }));
      },
      end: () => drafts22
    };
  }
};
// src/audits/tampering.ts
var controls6 = ["soc2:CC7.2", "nist-800-53:AU-9", "nist-800-53:AU-10"];
var rewritten = {
  id: "integrity/rewritten",
  title: "A revision stays what it was",
  kind: "integrity",
  severity: "critical",
  rationale: "The history proves nothing when what it said of the past can change.",
  remediation: "Ask the service who changed it. Both contents are in the ledger; an exception that names the revision accepts it.",
  controls: controls6
};
var truncated = {
  id: "integrity/truncated",
  title: "A revision that was there is still there",
  kind: "integrity",
  severity: "critical",
  rationale: "A revision that is taken away takes with it who changed what.",
  remediation: "Ask the service where it went. The ledger still holds it; an exception that names the revision accepts it.",
  controls: controls6
};
var tamperRules = /* @__PURE__ */ new Set([rewritten.id, truncated.id]);
var tampering = {
  rules: [rewritten, truncated],
  begin: (context) => ({
    see: () => {
    },
    end: () => {
      const facts = context.ledger;
      if (!facts) return [];
      const rules = { rewritten: context.builtin(rewritten), truncated: context.builtin(truncated) };
      return [...contents(facts, rules.rewritten), ...ranges(facts, rules.truncated)];
    }
  })
};
function contents(facts, rule8) {
  if (!rule8) return [];
  return facts.rewritten.map(({ kept: kept2, before: before2, actual }) => {
    const places = Object.keys(actual);
    const shown3 = places.slice(0, 3).join(", ");
    const more = places.length > 3 ? ` and ${places.length - 3} more` : "";
    const where = places.length > 0 ? `: ${shown3}${more}` : ", where it is hidden";
    return draft2(rule8, kept2, kept2.revision, `revision ${kept2.revision} is not what the ledger holds${where}`, {
      before: before2,
      actual
    });
  });
}
function ranges(facts, rule8) {
  if (!rule8) return [];
  return facts.truncated.map(({ from: from3, to }) => {
    const numbers = from3.revision === to ? `revision ${to} is` : `revisions ${from3.revision} to ${to} are`;
    return draft2(rule8, from3, to, `${numbers} in the ledger and no longer in the history`, {});
  });
}
function draft2(rule8, kept2, to, message, rest2) {
  const { revision: revision2, at: at2, time, by } = kept2;
  return {
    rule: rule8,
    subject: `revision:${revision2}`,
    message,
    expected: null,
    before: null,
    actual: null,
    offending: to === revision2 ? [revision2] : [revision2, to],
    values: [],
    introduced: { revision: revision2, at: at2, time, by, exact: true, first: false },
    resolved: null,
    event: true,
    fix: null,
    ...rest2
  };
}
// src/audits/to-and-fro.ts
var controls7 = ["soc2:CC7.2", "soc2:CC8.1", "nist-800-53:CM-3", "nist-800-53:AU-6"];
var restored = {
  id: "changes/restored",
  title: "Nothing is loosened for a while and put back",
  kind: "change",
  severity: "medium",
  rationale: "What is loosened and put back before anybody looks leaves no trace in the settings, only here.",
  remediation: "Ask the editor what it was for, and look at what was done in between. Then approve the loosening, or accept its revision by an exception.",
  controls: controls7
};
var editWar = {
  id: "changes/edit-war",
  title: "Editors agree on a setting",
  kind: "change",
  severity: "info",
  rationale: "Editors who undo each other's changes do not know of a decision, or do not keep to it.",
  remediation: "Let the owner of the setting decide, and write the decision into a policy.",
  controls: controls7
};
var SOON2 = 7 * DAY;
var FLIPS = 3;
var WAR = 30 * DAY;
var placing = new Set([...levers.rules, ...selfGrant.rules].map(({ id }) => id));
var toAndFro = {
  rules: [restored, editWar],
  begin: (context) => new ToAndFro(context)
};
var Loosened = class {
  /** Those at the beginning, up to `#start`, are too long ago. */
  #turns = [];
  #start = 0;
  /** By what the setting meant before: the place of the last loosening from there. */
  #places = /* @__PURE__ */ new Map();
  add(turn) {
    if (this.#start > this.#turns.length / 2) {
      this.#turns = this.#turns.slice(this.#start);
      this.#start = 0;
      this.#places.clear();
      for (const [i, { from: from3 }] of this.#turns.entries()) this.#places.set(from3, i);
    }
    this.#places.set(turn.from, this.#turns.length);
    this.#turns.push(turn);
  }
  /** The loosenings that a turn puts back: the one that began where it leads to, and all after it. They are gone then. */
  undoneBy(turn) {
    const isRecent = (one) => turn.moment.time - one.moment.time <= SOON2;
    while (this.#start < this.#turns.length && !isRecent(this.#turns[this.#start])) this.#start++;
    const at2 = this.#places.get(turn.to) ?? -1;
    if (at2 < this.#start || !isRecent(this.#turns[at2])) return [];
    const undone = this.#turns.splice(at2);
    for (const { from: from3 } of undone) this.#places.delete(from3);
    return undone.filter(isRecent);
  }
};
var ToAndFro = class {
  #restored;
  #editWar;
  #context;
  #loosened = /* @__PURE__ */ new Map();
  #last = /* @__PURE__ */ new Map();
  #drafts = [];
  constructor(context) {
    this.#context = context;
    this.#restored = context.builtin(restored);
    this.#editWar = context.builtin(editWar);
  }
  see(step) {
    moveAlong(this.#loosened, step.renames);
    moveAlong(this.#last, step.renames);
    for (const [i, change] of step.changes.entries()) {
      const turn = this.#turn(step, change, step.pairs[i]);
      this.#restores(turn);
      this.#wars(step, turn);
      this.#last.set(change.subject, turn);
    }
  }
  end(told2) {
    const placed = grouped(
      told2.filter(({ rule: rule8 }) => placing.has(rule8.id)),
      ({ introduced }) => introduced.revision
    );
    return this.#drafts.filter(
      ({ rule: rule8, subject, introduced }) => rule8.id !== restored.id || !placed.get(introduced.revision)?.some((one) => isAt(subject, one.subject))
    );
  }
  #turn(step, change, { before: before2, after }) {
    const { subject } = change;
    const moment = momentOf(step);
    const [from3, to] = [before2?.meaning ?? null, after?.meaning ?? null];
    const last = this.#last.get(subject);
    const undoes = last !== void 0 && last.from === to && // Behind a gap nobody knows who changed it.
    step.exact && last.exact && !isSameEditor(last.moment.by, moment.by) && moment.time - last.moment.time <= WAR;
    const agreed = change.direction === "looser" ? agreementOn([subject], this.#context.approvals.of(step), moment.time) : null;
    return { moment, exact: step.exact, from: from3, to, change, agreed, flips: undoes ? last.flips + 1 : 0 };
  }
  /** An event for each loosening that a turn puts back. */
  #restores(turn) {
    const { subject, path: path5, direction: direction2 } = turn.change;
    if (path5 !== null && this.#context.catalog.setting(path5)?.class === "secret") return;
    let loosened2 = this.#loosened.get(subject);
    const undone = loosened2?.undoneBy(turn) ?? [];
    if (this.#restored) for (const start of undone) this.#drafts.push(restoredEvent(this.#restored, start, turn));
    if (undone.length > 0 || direction2 !== "looser") return;
    if (!loosened2) this.#loosened.set(subject, loosened2 = new Loosened());
    loosened2.add(turn);
  }
  #wars(step, turn) {
    if (!this.#editWar || turn.flips !== FLIPS) return;
    const { subject, before: before2, after } = turn.change;
    const message = `${nameOf(subject)} was changed back ${count(FLIPS, "time")} in a row, each time by another editor`;
    this.#drafts.push(event(this.#editWar, step, subject, message, { before: before2, actual: after, offending: [after] }));
  }
};
function restoredEvent(rule8, start, end) {
  const { subject, before: before2, after } = start.change;
  const seconds = Math.max(0, Math.floor((end.moment.time - start.moment.time) / 1e3));
  const later = start.exact && end.exact ? ` ${duration(seconds)} later` : "";
  const message = `${nameOf(subject)} was loosened ${doer(start)}, and put back${later} ${doer(end)}`;
  const made = event(rule8, { revision: start.moment }, subject, message, {
    before: before2,
    actual: after,
    offending: [after],
    resolved: start.agreed,
    besideWindow: "beneath"
  });
  return { ...made, introduced: { ...made.introduced, exact: start.exact } };
}
function doer({ moment: { revision: revision2, by }, exact }) {
  if (!exact) return `by revision ${revision2} at the latest`;
  return `by ${by.email ?? by.id ?? "an unknown editor"} in revision ${revision2}`;
}
function isAt(subject, place2) {
  return subject === place2 || subject.startsWith(`${place2}/`);
}
// src/audits/unseen-secrets.ts
var acrossRuns = {
  what: "the rotation of secrets across runs",
  reason: "without DRIFTLINE_FINGERPRINT_KEY secrets are numbered, and each run numbers its own"
};
var unseenSecrets = {
  rules: [],
  begin: () => {
    let last = /* @__PURE__ */ new Map();
    let isNumbered = false;
    return {
      see: (step) => {
        last = step.blocks;
        isNumbered ||= step.entries.some(
          ({ after }) => after && credentialsIn(after).some((fingerprint) => fingerprint.startsWith("fp:run:"))
        );
      },
      end: () => [],
      unjudged: () => [...behindMasks(last), ...isNumbered ? [acrossRuns] : []]
    };
  }
};
function behindMasks(blocks) {
  const entries = [...blocks.values()].flatMap((block) => [...block.entries.values()]);
  const masked = entries.filter(({ container, value: value2 }) => !container && isMasked(value2)).map(({ subject }) => subject);
  if (masked.length === 0) return [];
  const reason = "the service shows a mask, which stays the same whatever stands behind it";
  return [{ what: `the rotation of ${namesOf(masked.sort())}`, reason }];
}
// src/audits/values.ts
var controls8 = ["soc2:CC7.1", "nist-800-53:CM-6"];
var unknownSetting = {
  id: "integrity/unknown-setting",
  title: "Every setting is known",
  kind: "integrity",
  severity: "low",
  rationale: "A setting that no rule knows of may grant what every rule forbids.",
  remediation: "Find out what the setting does; if it is another spelling of a known one, add an alias.",
  controls: controls8
};
var unknownValue = {
  id: "integrity/unknown-value",
  title: "Every value of a known set is known",
  kind: "integrity",
  severity: "low",
  rationale: "An unknown value cannot be ranked, so no limit holds it.",
  remediation: "Find out what the value does, and set a known one until then.",
  controls: controls8
};
var malformed = {
  id: "integrity/malformed-value",
  title: "Values are well formed",
  kind: "integrity",
  severity: "medium",
  rationale: "A value that readers and the service can read differently is a way around every rule.",
  remediation: "Write the value in its plain form.",
  controls: controls8
};
function saw(value2, message, offending = [value2]) {
  return { actual: value2, offending, message };
}
function judgeUnknown(entry) {
  if (entry.setting || entry.container || entry.flaw || entry.meaning === null) return void 0;
  return saw(entry.value, `${nameOf(entry.subject)} is a setting that is not known`);
}
function judgeUnknownValue(entry) {
  const { setting: setting2, value: value2 } = entry;
  const known22 = setting2 ? knownValues(setting2) : [];
  if (known22.length === 0 || typeof value2 !== "string" || known22.includes(value2)) return void 0;
  return saw(value2, `${nameOf(entry.subject)} is ${value2}, which is not a known value`);
}
function holdsForgery(value2) {
  if (typeof value2 !== "object" || value2 === null) return false;
  if (isSecret(value2)) return isForged(value2);
  if (Array.isArray(value2)) return value2.some(holdsForgery);
  return Object.entries(value2).some(([key, item]) => /^\$\$+secret$/.test(key) || holdsForgery(item));
}
function judgeMalformed(entry) {
  const { setting: setting2, value: value2 } = entry;
  if (!entry.container && holdsForgery(value2))
    return saw(
      value2,
      `${nameOf(entry.subject)} looks like a secret that Driftline has hidden, and nothing says that Driftline did`
    );
  if (entry.flaw) return saw(value2, `${nameOf(entry.subject)} ${entry.flaw}`);
  if (!setting2 || entry.container || isUnset(value2)) return void 0;
  if (setting2.list && !Array.isArray(value2)) return saw(value2, `${nameOf(entry.subject)} should be a list`);
  const entries = setting2.list ? value2 : [value2];
  const bad = entries.filter((one) => !isSecret(one) && flawOf(kindOf(setting2), one) !== void 0);
  if (bad.length === 0) return void 0;
  const name = nameOf(entry.subject);
  const flaw = flawOf(kindOf(setting2), bad[0]);
  const malformed2 = count(bad.length, "malformed entry", "malformed entries");
  return saw(value2, setting2.list ? `${name} has ${malformed2}: one ${flaw}` : `${name} ${flaw}`, bad);
}
var values = entryAudit([
  [unknownSetting, judgeUnknown],
  [unknownValue, judgeUnknownValue],
  [malformed, judgeMalformed]
]);
// src/audits/weakened.ts
var rule7 = {
  id: "changes/weakened",
  title: "No guard is loosened unseen",
  kind: "change",
  severity: "info",
  rationale: "A guard that no policy governs can be turned off without anybody looking.",
  remediation: "Put the setting back, or write down in a policy that it may be so.",
  controls: ["soc2:CC8.1", "nist-800-53:CM-3", "nist-800-53:CM-5"]
};
var weakened = {
  rules: [rule7],
  begin: (context) => {
    const info = context.builtin(rule7);
    const drafts22 = [];
    const loose = /* @__PURE__ */ new Map();
    return {
      see: (step) => {
        if (!info) return;
        moveAlong(loose, step.renames);
        for (const change of step.changes) {
          const guard = guardOf(change, context);
          if (!guard) continue;
          const known22 = loose.get(change.subject) ?? [];
          const back = known22.filter(({ from: from3 }) => isBack2(guard, from3, change.after));
          for (const { draft: draft3 } of back) drafts22.push({ ...draft3, resolved: earlier(draft3.resolved, momentOf(step)) });
          const still = known22.filter((one) => !back.includes(one));
          if (change.direction === "looser")
            still.push({ draft: loosened(info, step, change, context), from: change.before });
          loose.set(change.subject, still);
        }
      },
      end: () => [...drafts22, ...[...loose.values()].flat().map(({ draft: draft3 }) => draft3)]
    };
  }
};
function guardOf({ path: path5 }, { catalog }) {
  const setting2 = path5 === null ? void 0 : catalog.setting(path5);
  return setting2?.kind === "boolean" ? setting2 : void 0;
}
function isBack2(guard, from3, now2) {
  const way = direction(guard, from3, now2);
  return way === "tighter" || way === "neutral";
}
function loosened(info, step, change, { approvals }) {
  const { subject, before: before2, after } = change;
  const { revision: revision2, time } = step.revision;
  const when = step.exact ? `in revision ${revision2}` : `by revision ${revision2} at the latest`;
  const made = event(info, step, subject, `${nameOf(subject)} was loosened ${when}`, {
    before: before2,
    actual: after,
    offending: [after],
    resolved: agreementOn([subject], approvals.of(step), time),
    besideWindow: "untold"
  });
  return { ...made, introduced: { ...made.introduced, exact: step.exact } };
}
// src/audits/settle.ts
// src/audits/besides.ts
var Besides = class {
  /** By subject and revision of an event: the windows that the revision opened or moved on. */
  #movedBy = /* @__PURE__ */ new Map();
  /** By subject: the revisions with an event that is told. */
  #told = /* @__PURE__ */ new Map();
  /** By subject, in the order of their beginnings. */
  #secrets = /* @__PURE__ */ new Map();
  constructor(drafts22) {
    const secrets2 = /* @__PURE__ */ new Map();
    for (const { subject, event: event2, besideWindow, introduced } of drafts22) {
      if (event2 && besideWindow !== "untold") added(this.#told, subject, () => /* @__PURE__ */ new Set()).add(introduced.revision);
      if (event2 && besideWindow) added(this.#movedBy, subject, () => /* @__PURE__ */ new Map()).set(introduced.revision, []);
      if (!event2 && besideWindow) secrets2.set(subject, []);
    }
    for (const [place2, draft3] of drafts22.entries()) {
      const { rule: rule8, subject, expected, values: values2, introduced } = draft3;
      if (rule8.kind !== "setting") continue;
      const asked = this.#movedBy.get(subject);
      if (asked)
        for (const { revision: revision2 } of values2) {
          const found = (introduced.revision ?? 0) <= revision2 ? asked.get(revision2) : void 0;
          if (found && found.at(-1) !== draft3) found.push(draft3);
        }
      if (isObject(expected) && "secret" in expected) secrets2.get(subject)?.push([draft3, place2]);
    }
    for (const [subject, windows] of secrets2) this.#secrets.set(subject, inOrder(windows));
  }
  /** The window that tells what a draft tells: the worst one, then the one that was found first. */
  of(draft3) {
    const { subject, event: event2, introduced } = draft3;
    const found = event2 ? this.#movedBy.get(subject)?.get(introduced.revision) ?? [] : this.#secretsBeside(draft3);
    return found.toSorted((a, b) => weight(b.rule.severity) - weight(a.rule.severity))[0];
  }
  /** Whether a window, or another event of the same revision, tells what a draft tells. */
  isTold(draft3) {
    return this.#told.get(draft3.subject)?.has(draft3.introduced.revision) === true || this.of(draft3) !== void 0;
  }
  /** The windows of rules on secrets that stood for the same secret at the same time. */
  #secretsBeside(draft3) {
    const windows = this.#secrets.get(draft3.subject) ?? [];
    const end = endOf3(draft3);
    const found = [];
    const before2 = countWhile(windows, ({ start }) => start < end);
    for (let i = before2 - 1; i >= 0 && windows[i].latest >= end; i--)
      if (endOf3(windows[i].window) >= end) found.push(windows[i]);
    return found.sort((a, b) => a.place - b.place).map(({ window }) => window);
  }
};
function endOf3({ resolved }) {
  return resolved?.revision ?? Infinity;
}
function inOrder(windows) {
  let latest = 0;
  return windows.map(([window, place2]) => ({ window, place: place2, start: window.introduced.revision ?? 0 })).sort((a, b) => a.start - b.start).map((one) => ({ ...one, latest: latest = Math.max(latest, endOf3(one.window)) }));
}
function added(map, key, make) {
  let value2 = map.get(key);
  if (value2 === void 0) map.set(key, value2 = make());
  return value2;
}
// src/audits/settle.ts
var none = { together: [], exception: void 0, isActive: false };
function settle(all, book, context, organization) {
  const switches = new Switches(all);
  const besides = new Besides(all);
  const drafts22 = all.filter((draft3) => draft3.besideWindow !== "untold" || !besides.isTold(draft3));
  const made = new Map(drafts22.map((draft3) => [draft3, findingOf(draft3, organization, context.asOf)]));
  const causeOf = (draft3) => draft3.besideWindow ? besides.of(draft3) : turnedOff(draft3, switches);
  const causes = new Map(drafts22.map((draft3) => [draft3, causeOf(draft3)]));
  const accepted = new Map(
    drafts22.map((draft3) => [
      draft3,
      draft3.resolved ? none : acceptanceOf(draft3, causes.get(draft3), book, context.catalog)
    ])
  );
  const covered2 = /* @__PURE__ */ new Map();
  const own = /* @__PURE__ */ new Map();
  const findings = drafts22.map((draft3) => {
    const finding = made.get(draft3);
    const cause = causes.get(draft3);
    const { together, exception, isActive } = accepted.get(draft3);
    for (const one of together) {
      covered2.set(one, [...covered2.get(one) ?? [], finding.id]);
      const revision2 = book.isActive(one) ? ownedByEditor(one, draft3, book, context.people) : void 0;
      if (typeof revision2 === "number" && !own.has(one)) own.set(one, { exception: one, revision: revision2 });
    }
    return {
      ...finding,
      status: isActive && finding.status === "open" ? "excepted" : finding.status,
      causedBy: cause ? made.get(cause).id : null,
      exception: exception ? exceptionOf(exception, book) : null
    };
  });
  const about2 = exceptionDrafts(context.policies.exceptions, book, [...own.values()], context);
  findings.push(...about2.map((draft3) => findingOf(draft3, organization, context.asOf)));
  return { findings: findings.sort(byWeight), book, covered: covered2 };
}
function acceptanceOf(draft3, cause, book, catalog) {
  const accepted = (one) => {
    const claim = claimOf(one);
    const together = book.accepting(claim);
    return {
      together,
      exception: book.deciding(together, claim),
      isActive: book.accepting(claim, true).length > 0
    };
  };
  const own = accepted(draft3);
  const other = cause && draft3.inert && !own.isActive ? accepted(cause) : none;
  const wins = other.isActive || own.together.length === 0 ? other : own;
  book.use(own.together);
  if (own.together.length > 0) return wins;
  if (wins.together.length > 0) book.use(book.touching(claimOf(draft3)));
  else book.outgrow([...book.touching(claimOf(draft3)), ...acceptingBefore(draft3, book, catalog)]);
  return wins;
}
function acceptingBefore(draft3, book, catalog) {
  const { stages = [], introduced, subject, actual } = draft3;
  const before2 = stages.findLast((stage) => stage.revision < (introduced.revision ?? 0));
  if (!before2 || direction(settingAt(catalog, subject) ?? null, before2.actual, actual) === "tighter") return [];
  return book.accepting(claimAt(draft3, before2));
}
function turnedOff({ inert, stages, introduced }, switches) {
  const revision2 = stages?.at(-1)?.revision ?? introduced.revision;
  return inert && revision2 !== null ? switches.at(inert.switch, revision2) : void 0;
}
function idOf(draft3, organization) {
  const { revision: revision2, first } = draft3.introduced;
  return `f_${digest([organization, draft3.rule.id, knownAs(draft3), first ? 0 : revision2])}`;
}
function knownAs({ subject, formerly }) {
  return formerly?.[0] ?? subject;
}
function findingOf(draft3, organization, asOf) {
  const { rule: rule8, introduced, resolved } = draft3;
  const noted = draft3.event && rule8.from !== null && introduced.time < rule8.from;
  const end = resolved?.time ?? asOf;
  const slaStart = Math.max(introduced.time, rule8.from ?? introduced.time);
  return {
    id: idOf(draft3, organization),
    key: `k_${digest([organization, rule8.id, knownAs(draft3)])}`,
    rule: rule8.id,
    title: rule8.title,
    kind: rule8.kind,
    severity: rule8.severity,
    status: resolved ? "resolved" : noted ? "noted" : "open",
    subject: draft3.subject,
    ...draft3.formerly && { formerly: [...draft3.formerly] },
    message: draft3.message,
    expected: mutable(draft3.expected),
    before: mutable(draft3.before),
    actual: mutable(draft3.actual),
    offending: draft3.offending.map(mutable),
    values: draft3.values.map(({ revision: revision2, at: at2, by, actual }) => ({
      revision: revision2,
      at: at2,
      by,
      actual: mutable(actual)
    })),
    introduced: {
      revision: introduced.revision,
      at: introduced.at,
      by: introduced.by,
      exact: introduced.exact
    },
    resolved: resolved && {
      revision: resolved.revision,
      at: resolved.at,
      by: resolved.by,
      ..."approval" in resolved && { approval: resolved.approval }
    },
    ended: draft3.ended ?? (typeof resolved?.revision === "number" ? "fixed" : null),
    exposureSeconds: draft3.event ? null : Math.max(0, Math.floor((end - introduced.time) / 1e3)),
    dueAt: draft3.event || rule8.fixWithinSeconds === null ? null : instantText(slaStart + rule8.fixWithinSeconds * 1e3),
    inForce: draft3.inForce ?? null,
    fix: mutable(draft3.fix),
    location: rule8.location,
    inert: draft3.inert ? {
      switch: draft3.inert.switch,
      wanted: draft3.inert.wanted,
      since: { ...momentRow(draft3.inert.since), exact: draft3.inert.since.exact }
    } : null,
    causedBy: null,
    exception: null,
    controls: rule8.controls,
    rationale: rule8.rationale,
    remediation: rule8.remediation,
    blast: null
  };
}
function exceptionOf(exception, book) {
  return {
    owner: exception.owner,
    reason: exception.reason,
    ticket: exception.ticket,
    category: exception.category,
    from: instantText(exception.from),
    expires: exception.until === null ? null : instantText(exception.until),
    state: book.state(exception)
  };
}
function momentRow({ revision: revision2, at: at2, by }) {
  return { revision: revision2, at: at2, by };
}
function mutable(value2) {
  return value2;
}
function digest(parts3) {
  return createHash2("sha256").update(JSON.stringify(parts3)).digest().toString("hex", 0, 8);
}
function byWeight(a, b) {
  return weight(b.severity) - weight(a.severity) || compare(a.rule, b.rule) || compare(a.subject, b.subject) || (a.introduced.revision ?? 0) - (b.introduced.revision ?? 0);
}
// src/audits/index.ts
var audits = {
  settings,
  assertions,
  editors,
  lookAlike,
  sharedAccounts,
  memberEditors,
  danglingGrants,
  changes,
  evidence,
  auditGap,
  tampering,
  values,
  secrets,
  exposed,
  secretReuse,
  unseenSecrets,
  contradictions,
  levers,
  selfGrant,
  toAndFro,
  emptied,
  weakened,
  breadth
};
var builtinRules = new Map(
  [
    ...Object.values(audits).flatMap((audit2) => [...audit2.rules]),
    ...approvalRules,
    ...inForceRules,
    ...exceptionRules
  ].map((rule8) => [rule8.id, rule8])
);

import { BlameTracker } from "./questions.js";

// src/model/put-right.ts
function isPutRight({ status, ended }) {
  return status === "resolved" && !isContinued(ended);
}
function isContinued(ended) {
  return ended === "accepted" || ended === "outgrown";
}

import { evidenceOf } from "./questions.js";

import { createReader } from "./questions.js";

import { People } from "./questions.js";

import { isReference } from "./questions.js";

import { approvalResults, ends, exceptionStates, kinds as kinds3, ops, ruleStatuses, secretEnds, secretStates, sources, standings, statuses, verdicts } from "./policies.js";

// src/audits/exception-book.ts
var ExceptionBook = class {
  #byRule;
  #asOf;
  #catalog;
  #accepted = /* @__PURE__ */ new Map();
  #used = /* @__PURE__ */ new Set();
  #outgrown = /* @__PURE__ */ new Set();
  constructor(exceptions, asOf, catalog) {
    this.#byRule = grouped(exceptions, ({ rule: rule8 }) => rule8);
    this.#asOf = asOf;
    this.#catalog = catalog;
  }
  /**
   * The exceptions that accept a claim together; none where something of it is left. Dates are looked at only when asked.
   * @param active whether only those in force count
   */
  accepting(claim, active = false) {
    const about2 = this.#of(claim.rule).filter((one) => isAbout(one, claim) && (!active || this.isActive(one)));
    if (claim.event || about2.length === 0) return about2;
    const keys = this.keysOf(claim);
    if (keys.length === 0 || !keys.every((key) => about2.some((one) => this.#accepts(one, claim).has(key)))) return [];
    return about2.filter((one) => this.acceptedOf(one, claim).length > 0);
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
    const setting2 = settingAt(this.#catalog, subject);
    return offending.map((entry) => entryKey(setting2, entry));
  }
  /** Of the exceptions that accept a claim together, the one whose term decides how long: each entry has its best. */
  deciding(together, claim) {
    const best = (some2) => some2.toSorted((a, b) => this.#compare(b, a))[0];
    if (claim.event) return best(together);
    const each = this.keysOf(claim).flatMap(
      (key) => best(together.filter((one) => this.#accepts(one, claim).has(key))) ?? []
    );
    return each.toSorted((a, b) => this.#compare(a, b))[0];
  }
  /** What lasts longer comes later, and what is not in force first. */
  #compare(a, b) {
    const end = ({ until: until2 }) => until2 ?? Infinity;
    return Number(this.isActive(a)) - Number(this.isActive(b)) || (end(a) === end(b) ? 0 : end(a) - end(b));
  }
  #of(rule8) {
    return this.#byRule.get(rule8) ?? [];
  }
  #accepts(exception, { subject }) {
    const setting2 = settingAt(this.#catalog, subject);
    let known3 = this.#accepted.get(exception);
    if (!known3) this.#accepted.set(exception, known3 = /* @__PURE__ */ new Map());
    let accepted = known3.get(setting2);
    if (!accepted) known3.set(setting2, accepted = acceptedBy(exception, setting2));
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
    const term2 = termAt(exception, this.#asOf);
    if (term2 !== "within") return term2 === "before" ? "pending" : "expired";
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
    const from3 = Date.parse(introduced.at);
    return { from: from3, to: from3 + (exposureSeconds ?? 0) * 1e3 };
  }).sort((a, b) => a.from - b.from);
  let [sum, until2] = [0, -Infinity];
  for (const { from: from3, to } of spans) {
    sum += Math.max(0, to - Math.max(from3, until2));
    until2 = Math.max(until2, to);
  }
  return Math.floor(sum / 1e3);
}
// src/audits/posture.ts
function postureOf(rows2, findings) {
  const windows = new Map(findings.filter((one) => one.exposureSeconds !== null).map((one) => [one.id, one]));
  const open22 = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
  const count2 = (ids2, step) => {
    const moved = ids2.flatMap((id) => windows.get(id) ?? []);
    for (const { severity } of moved) open22[severity] += step;
    return moved.length > 0;
  };
  let balance = 0;
  return rows2.flatMap(({ revision: revision2, at: at2, changes: changes2, opened, closed }, i) => {
    const going = (direction2) => changes2.filter((change) => change.direction === direction2).length;
    const [tighter, looser] = [going("tighter"), going("looser")];
    balance += tighter - looser;
    const [didOpen, didClose] = [count2(opened, 1), count2(closed, -1)];
    if (i > 0 && tighter + looser === 0 && !didOpen && !didClose) return [];
    return [{ revision: revision2, at: at2, tighter, looser, balance, open: { ...open22 } }];
  });
}
// src/audits/register.ts
var none2 = Object.freeze([]);
function revisionRow(step, matches2, listed4) {
  const { revision: revision2, at: at2, by } = step.revision;
  const changes2 = step.changes.map((change) => changeRow(change, matches2.get(change.subject)?.[0]));
  const representation = step.representation.length === 0 ? none2 : [...step.representation];
  const rest2 = { by, approved: listed4, changes: changes2, representation, opened: none2, closed: none2 };
  return step.gap ? { revision: revision2, at: at2, missing: step.gap, ...rest2 } : { revision: revision2, at: at2, ...rest2 };
}
function changeRow(change, best) {
  const { subject, op, before: before2, after, direction: direction2, added: added2, removed, formerly } = change;
  const approval = best ? { id: best.approval.id, result: best.result } : null;
  if (formerly !== void 0)
    return { subject, op, before: before2, after, direction: direction2, ...added2 && { added: added2, removed }, formerly, approval };
  if (!added2) return { subject, op, before: before2, after, direction: direction2, approval };
  return { subject, op, before: before2, after, direction: direction2, added: added2, removed, approval };
}
function judgeRevisions(rows2, findings) {
  const opened = grouped(findings, (finding) => finding.introduced.revision);
  const closed = grouped(findings, (finding) => finding.resolved?.revision ?? null);
  const ids2 = (mine) => mine.map((finding) => finding.id);
  for (const row2 of rows2) {
    const [mine, others2] = [opened.get(row2.revision), closed.get(row2.revision)];
    if (mine) row2.opened = ids2(mine);
    if (others2) row2.closed = ids2(others2);
  }
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
  for (const rule8 of policies.rules)
    for (const path5 of [rule8.setting, catalog.setting(rule8.setting)?.overriddenBy ?? []].flat())
      rules.set(path5, [...rules.get(path5) ?? [], rule8]);
  const current = blame.current();
  return [...blame.seen()].map(([subject, { path: path5, changes: changes2 }]) => {
    const now2 = current.get(subject);
    return {
      subject,
      rules: path5 === null ? [] : [...judging(path5, rules), ...asserting(path5, context)].sort(),
      changes: changes2,
      setBy: now2?.isKnown === true ? now2.setBy.revision : null,
      ...now2?.isKnown === false && { unseen: true }
    };
  }).sort((a, b) => compare(a.subject, b.subject));
}
function judging(path5, rules) {
  const places = [path5];
  for (let at2 = path5.lastIndexOf("[*]"); at2 > 0; at2 = path5.lastIndexOf("[*]", at2 - 1)) places.push(path5.slice(0, at2));
  return places.flatMap((place2) => (rules.get(place2) ?? []).map((rule8) => rule8.id));
}
function asserting(path5, { policies }) {
  const isIn = (place2) => path5 === place2 || path5.startsWith(`${place2}.`) || path5.startsWith(`${place2}[`);
  return policies.assertions.filter((one) => one.governs.some(isIn)).map((one) => one.id);
}
function ruleRows(context, findings, missing3) {
  const { policies, asOf } = context;
  const byRule = grouped(findings, (finding) => finding.rule);
  const status = (id, force) => {
    const mine = byRule.get(id) ?? [];
    if (mine.some((finding) => finding.status === "open")) return { status: "failing", reason: null };
    if (force !== void 0) return { status: "not-evaluated", reason: force };
    if (missing3 !== null) return { status: "not-evaluated", reason: missing3 };
    return { status: mine.some((finding) => finding.status === "excepted") ? "excepted" : "passing", reason: null };
  };
  const row2 = (rule8, subject) => ({
    id: rule8.id,
    title: rule8.title,
    policy: rule8.policy,
    owner: rule8.owner,
    subject,
    severity: rule8.severity,
    rationale: rule8.rationale,
    controls: [...rule8.controls],
    ...status(rule8.id, notInForce(rule8, asOf)),
    location: rule8.location
  });
  const rows2 = [
    ...policies.rules.map((rule8) => row2(rule8, `/${rule8.setting.replaceAll("[*]", ".*").replaceAll(".", "/")}`)),
    ...policies.assertions.map((assertion) => row2(assertion, ""))
  ];
  const { editors: editors2, changes: changes2 } = policies;
  if (editors2)
    rows2.push({
      id: "editors/unapproved",
      title: "Only listed editors change the controls",
      policy: editors2.policy,
      owner: editors2.owner,
      subject: "editors",
      severity: editors2.severity,
      rationale: editors2.rationale,
      controls: [...editors2.controls],
      ...status("editors/unapproved", void 0),
      location: editors2.location
    });
  for (const rule8 of changes2 ? changeRulesOf(changes2) : []) {
    const info = changeInfo(rule8, changes2, context);
    const { id, title, policy: policy2, owner, severity, rationale, location } = info ?? { ...changes2, ...rule8 };
    rows2.push({
      id,
      title,
      policy: policy2,
      owner,
      subject: "changes",
      severity,
      rationale,
      controls: [...(info ?? rule8).controls],
      ...status(id, info ? notInForce(changes2, asOf) : "switched off by the configuration"),
      location
    });
  }
  return rows2.sort((a, b) => compare(a.id, b.id));
}
function timelineRows({ policies, asOf, ledger }, others2 = []) {
  const freezes = (policies.changes?.freezes ?? []).filter((freeze) => freeze.from <= asOf).map((freeze) => ({
    at: instantText(freeze.from),
    until: instantText(freeze.until),
    kind: "freeze",
    text: `freeze ${freezeWords(freeze)}`
  })).sort((a, b) => compare(a.text, b.text));
  return [...others2, ...runRows(ledger?.runs ?? []), ...freezes].sort((a, b) => compare(a.at, b.at));
}
function runRows(runs2) {
  const said = ({ complete: complete2, verdict, open: open22 }) => `${complete2 ? verdict : `${verdict}, on incomplete evidence`}, ${open22} open`;
  let same = 0;
  return runs2.flatMap((run2, i) => {
    const repeats = i > 0 && said(runs2[i - 1]) === said(run2);
    if (repeats && i < runs2.length - 1) {
      same++;
      return [];
    }
    const skipped = same > 0 ? `; ${count(same, "audit")} before it said the same` : "";
    same = 0;
    return [{ at: run2.at, kind: "run", text: `audit: ${said(run2)}${repeats ? skipped : ""}` }];
  });
}
function exceptionRows(context, settled2) {
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
    state: settled2.book.state(exception),
    findings: [...settled2.covered.get(exception) ?? []].sort(),
    location: exception.location
  })).sort((a, b) => compare(a.rule, b.rule) || compare(a.from, b.from));
}
function summaryOf(findings, rules, settings3) {
  const open22 = findings.filter((finding) => finding.status === "open");
  const at2 = (severity) => open22.filter((finding) => finding.severity === severity).length;
  const having = (status) => findings.filter((finding) => finding.status === status).length;
  const ids2 = new Set(open22.map((finding) => finding.id));
  const standing2 = (status) => rules.filter((rule8) => rule8.status === status).length;
  return {
    open: { critical: at2("critical"), high: at2("high"), medium: at2("medium"), low: at2("low"), info: at2("info") },
    resolved: having("resolved"),
    excepted: having("excepted"),
    noted: having("noted"),
    causes: open22.filter(({ causedBy }) => causedBy === null || !ids2.has(causedBy)).length,
    rules: {
      total: rules.length,
      passing: standing2("passing") + standing2("excepted"),
      failing: standing2("failing"),
      notEvaluated: standing2("not-evaluated")
    },
    coverage: { governed: settings3.filter((setting2) => setting2.rules.length > 0).length, seen: settings3.length },
    sinceLast: null
  };
}
// src/audits/secret-register.ts
var nothing = { literals: /* @__PURE__ */ new Map(), masks: /* @__PURE__ */ new Set(), texts: /* @__PURE__ */ new Map() };
var SecretRegister = class {
  #spans = [];
  /** By place: the spans that have not ended, by what tells one literal from another. */
  #open = /* @__PURE__ */ new Map();
  see(step) {
    for (const { subject, after } of step.entries)
      if (after?.hides === true || this.#open.has(subject))
        this.#move(subject, after && !after.container ? shownIn2(after) : nothing, step);
  }
  /** One row for each literal that was ever seen, and one for each reference, placeholder and mask that stands. */
  rows(blocks, blame) {
    const literals = grouped(this.#spans, ({ fingerprint, subject, at: at2 }) => idOf2(fingerprint, subject, at2[0]));
    return [...[...literals.values()].map(literalRow), ...standing(blocks, blame)].sort(
      (a, b) => compare(a.subject, b.subject) || a.sinceRevision - b.sinceRevision
    );
  }
  #move(subject, now2, step) {
    const open22 = this.#open.get(subject) ?? /* @__PURE__ */ new Map();
    const moment = { ...momentOf(step), exact: step.exact };
    const came = [...now2.literals].filter(([id]) => !open22.has(id));
    for (const [id, span2] of open22) {
      const still = now2.literals.get(id);
      if (still) Object.assign(span2, { at: still.at, masked: null });
      else if (span2.at.some((at2) => now2.masks.has(at2))) span2.masked ??= moment;
      else {
        span2.until = span2.masked ? { ...moment, exact: false } : moment;
        const next = came.find(([, { at: at2 }]) => at2.some((one) => span2.at.includes(one)))?.[1].fingerprint;
        span2.next = next ?? null;
        const text4 = span2.at.map((at2) => now2.texts.get(at2)).find((one) => one !== void 0);
        span2.ended = next !== void 0 ? "rotated" : text4?.includes("${") === true ? "referenced" : "removed";
        open22.delete(id);
      }
    }
    for (const [id, { fingerprint, at: at2 }] of came) {
      const span2 = { fingerprint, subject, from: moment, at: at2, masked: null, until: null, ended: null, next: null };
      this.#spans.push(span2);
      open22.set(id, span2);
    }
    if (open22.size > 0) this.#open.set(subject, open22);
    else this.#open.delete(subject);
  }
};
function idOf2(fingerprint, subject, at2) {
  return fingerprint === NO_FINGERPRINT ? JSON.stringify([fingerprint, subject, at2]) : fingerprint;
}
function shownIn2(entry) {
  const literals = /* @__PURE__ */ new Map();
  const masks = /* @__PURE__ */ new Set();
  const texts = /* @__PURE__ */ new Map();
  const add = (fingerprint, at2) => {
    const id = idOf2(fingerprint, entry.subject, at2);
    const known3 = literals.get(id);
    if (known3) known3.at.push(at2);
    else literals.set(id, { fingerprint, at: [at2] });
  };
  const visit = (value2, at2) => {
    if (isSecret(value2)) {
      if (value2.$secret === "literal") add(value2.fingerprint, at2);
      else if (value2.$secret === "masked-by-server") masks.add(at2);
      else if (value2.$secret === "reference") texts.set(at2, "${}");
    } else if (typeof value2 === "string") {
      texts.set(at2, value2);
      for (const [, fingerprint] of value2.matchAll(/\[secret (fp:[^\]]*)\]/g)) add(fingerprint, at2);
    } else if (typeof value2 === "object" && value2 !== null)
      for (const [key, member] of Object.entries(value2))
        visit(member, at2 + segment(key));
  };
  for (const [i, value2] of [entry.value, ...entry.rivals ?? []].entries()) visit(value2, String(i));
  return { literals, masks, texts };
}
function literalRow(spans) {
  const open22 = spans.filter(({ until: until2 }) => until2 === null);
  const [last] = open22.length > 0 ? open22 : spans.toSorted(
    (a, b) => b.until.revision - a.until.revision || secretEnds.indexOf(a.ended) - secretEnds.indexOf(b.ended)
  );
  const main = open22.find(({ masked }) => masked === null) ?? last;
  const others2 = new Set(spans.map(({ subject }) => subject));
  others2.delete(main.subject);
  return {
    subject: main.subject,
    form: "literal",
    fingerprint: main.fingerprint,
    sinceRevision: main.from.revision,
    at: main.from.at,
    alsoAt: [...others2].sort(),
    ...main.fingerprint === NO_FINGERPRINT && { unseen: true },
    state: main.until === null ? main.masked === null ? "standing" : "masked" : main.ended,
    spans: spans.map(({ subject, from: from3, until: until2, masked, ended, next }) => ({
      subject,
      from: row(from3),
      until: until2 && row(until2),
      masked: masked && row(masked),
      ended,
      next
    }))
  };
}
function row({ revision: revision2, at: at2, by: { id, email: email3, name }, exact }) {
  return { revision: revision2, at: at2, by: { id, email: email3, name }, exact };
}
function standing(blocks, blame) {
  const current = blame.current();
  return [...blocks.values()].flatMap(
    (block) => [...block.entries.values()].flatMap(({ subject, setting: setting2, value: value2, container }) => {
      const isText = setting2?.class === "secret" && typeof value2 === "string" && isReference(value2);
      if (container || !(isText || isSecret(value2) && value2.$secret !== "literal")) return [];
      const form = isSecret(value2) ? value2.$secret : "reference";
      const fingerprint = isSecret(value2) && form !== "masked-by-server" ? value2.fingerprint : null;
      const { setBy } = current.get(subject);
      return [{ subject, form, fingerprint, sinceRevision: setBy.revision, at: setBy.at, alsoAt: [] }];
    })
  );
}
// src/audits/since.ts
function sinceLast(findings, last, windows) {
  const windowOf = (id) => windows.get(id) ?? id;
  const open22 = new Set(last.open.map(windowOf));
  const excepted2 = new Set(last.excepted.map(windowOf));
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
  const isLater = ({ introduced: { revision: revision2 } }) => revision2 !== null && revision2 > (last.revision ?? -1);
  for (const finding of findings) {
    const { id, key, status, exception } = finding;
    const window = windowOf(id);
    const wasAccepted = () => pieces.get(window).some((one) => isLater(one) && one.ended === "outgrown");
    if (status === "open" && open22.has(window) && !wasAccepted()) since.stillOpen.push(id);
    else if (status === "open")
      since[open22.has(window) || excepted2.has(window) || ended.has(key) ? "reopened" : "new"].push(id);
    else if (status === "excepted" && exception?.state === "expiring") since.expiring.push(id);
    else if (isPutRight(finding) && open22.has(window)) since.resolved.push(id);
    else if (status === "resolved" && finding.ended !== "outgrown" && isLater(finding)) since.transient.push(id);
  }
  return since;
}
// src/audits/verdict.ts
function verdictOf(evidence2, findings) {
  if (findings.some((finding) => finding.status === "open" && tamperRules.has(finding.rule))) return "tampered";
  return evidence2.complete ? complete(evidence2, findings) : "incomplete";
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
function windowIds(drafts3, organization) {
  const known3 = /* @__PURE__ */ new Map();
  for (const draft3 of drafts3) {
    const { introduced, stages = [] } = draft3;
    if (stages.length < 2) continue;
    const window = idOf(draft3, organization);
    known3.set(window, window);
    for (const { revision: revision2 } of stages)
      if (revision2 !== introduced.revision)
        known3.set(idOf({ ...draft3, introduced: { revision: revision2, first: false } }, organization), window);
  }
  return known3;
}
// src/audit.ts
function audit(input) {
  const { revisions, leftOut } = upTo(input.evidence.value.revisions, input.cut ? input.asOf : void 0);
  const evidence2 = demand(input, revisions);
  const { changes: changes2, editors: editors2 } = input.policies;
  const listing = input.builtin["editors/unapproved"] === "off" ? null : editors2;
  const people = new People(revisions);
  const approvals = new ApprovalBook(input.policies.approvals, changes2?.emergencySeconds ?? null, input.asOf, people);
  const context = contextOf(input, approvals, people);
  const inForce = input.policyHistory && new InForceBook(input.policyHistory, context);
  const blame = new BlameTracker();
  const grants2 = new GrantTracker(input.catalog);
  const secrets2 = new SecretRegister();
  const rows2 = [];
  let blocks = /* @__PURE__ */ new Map();
  const families = Object.values(audits).map((family) => family.begin(context));
  const every = Math.ceil(revisions.length / 100);
  for (const step of stepsOf(revisions, createReader(input.catalog))) {
    if (rows2.length % every === 0) input.progress?.({ phase: "judging", done: rows2.length, of: revisions.length });
    for (const family of families) family.see(step);
    inForce?.see(step);
    blame.see(step);
    grants2.see(step);
    secrets2.see(step);
    rows2.push(revisionRow(step, approvals.of(step), isListed(listing, step)));
    blocks = step.blocks;
  }
  const drafts3 = [];
  for (const family of families) for (const draft3 of family.end(drafts3)) drafts3.push(draft3);
  for (const draft3 of approvals.drafts(context)) drafts3.push(draft3);
  const book = new ExceptionBook(input.policies.exceptions, input.asOf, input.catalog);
  const pieces = split(drafts3, book);
  const settled2 = settle(inForce?.judged(pieces) ?? pieces, book, context, input.organization);
  const { findings } = settled2;
  const unjudged = families.flatMap((family) => family.unjudged?.() ?? []);
  const verdict = verdictOf(evidence2, findings);
  const last = evidence2.value.ledger?.last ?? null;
  const missing3 = evidence2.complete ? null : "the evidence is incomplete";
  judgeRevisions(rows2, findings);
  const rules = ruleRows(context, findings, missing3);
  const settings3 = settingRows(blame, context);
  return {
    schemaVersion: 1,
    tool: { name: "driftline", version: input.version },
    organization: input.organization,
    asOf: instantText(input.asOf),
    verdict,
    exitCode: exitCodeOf(verdict, findings, input.view.failOn, (input.unread ?? []).length === 0),
    view: input.view,
    evidence: evidenceRow(evidence2, revisions, leftOut, input.policies),
    notEvaluated: notEvaluated(input, evidence2, revisions, unjudged),
    summary: {
      ...summaryOf(findings, rules, settings3),
      sinceLast: last && sinceLast(findings, last, windowIds(drafts3, input.organization))
    },
    rules,
    findings,
    revisions: rows2,
    exceptions: exceptionRows(context, settled2),
    approvals: approvals.rows(),
    editors: editorRows(rows2),
    access: grants2.grants(blocks),
    secrets: secrets2.rows(blocks, blame),
    settings: settings3,
    exposure: exposureOf(findings),
    posture: postureOf(rows2, findings),
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
    builtin: (rule8) => {
      const severity = input.builtin[rule8.id] ?? rule8.severity;
      if (severity === "off") return void 0;
      return { ...rule8, severity, policy: null, owner: null, location: null, fixWithinSeconds: null, from: null };
    }
  };
}
function demand(input, revisions) {
  const { evidence: evidence2 } = input;
  const problems = evidence2.complete ? [] : [...evidence2.problems];
  if (revisions.length === 0 && problems.length === 0) {
    const none22 = evidence2.value.revisions.length === 0 ? "there is no revision" : `no revision is as old as ${instantText(input.asOf)}`;
    problems.push({ code: "no-history", message: `${none22}: nothing was judged` });
  }
  const { editors: editors2, changes: changes2 } = input.policies;
  const rules = [...input.policies.rules, ...input.policies.assertions];
  const someone = editors2 !== null || changes2 !== null;
  if (!someone && rules.length > 0 && rules.every((rule8) => notInForce(rule8, input.asOf) !== void 0))
    problems.push({ code: "nothing-evaluated", message: "no rule is in force at this time: nothing was judged" });
  if (input.requireContiguous)
    for (const [i, revision2] of revisions.entries()) {
      const gap3 = gapBetween(revisions[i - 1] ?? null, revision2);
      if (gap3)
        problems.push({
          code: "revision-gap",
          message: gap3.from === gap3.to ? `revision ${gap3.from} is missing` : `revisions ${gap3.from} to ${gap3.to} are missing`,
          revision: gap3.from
        });
    }
  return evidenceOf(evidence2.value, problems);
}
function evidenceRow(evidence2, revisions, leftOut, policies) {
  const { source, origin, emulated, proxied, requests } = evidence2.value;
  const [first, last] = [revisions[0], revisions.at(-1)];
  return {
    source,
    origin,
    ...emulated && { emulated },
    ...proxied === true && { proxied },
    complete: evidence2.complete,
    problems: evidence2.complete ? [] : [...evidence2.problems],
    revisions: {
      count: revisions.length,
      first: first?.revision ?? null,
      last: last?.revision ?? null,
      firstAt: first?.at ?? null,
      lastAt: last?.at ?? null,
      leftOut
    },
    requests,
    policies: policies.files.map(({ id, file, digest: digest3, rules }) => ({ id, file, digest: digest3, rules })),
    ledger: ledgerRow(evidence2.value.ledger)
  };
}
function ledgerRow(facts) {
  if (!facts) return null;
  const { head: head2, size, anchored, last } = facts;
  return { head: head2, size, anchored, lastCompleteAudit: last?.at ?? null };
}
function notEvaluated(input, evidence2, revisions, unjudged) {
  const first = revisions[0]?.revision;
  const earlier2 = first !== void 0 && first > 1 ? [{ what: `revisions before ${first}`, reason: `the history given starts at revision ${first}` }] : [];
  const policies = input.policyHistory?.notEvaluated ?? [];
  return [...earlier2, ...evidence2.value.notEvaluated, ...policies, ...unjudged, ...input.unread ?? []].map((one) => ({
    ...one
  }));
}

import { concrete, entriesOf, entryOf, isList, isSet as isSet2, kept, listSchema, listed as listed2, scalarOnly, valueSchema, word } from "./policies.js";

import { nameOf as nameOf3, problemsOf } from "./policies.js";

import { durationShape, maxAge } from "./policies.js";

import { require_picomatch } from "./questions.js";

import { globMatches, globsOverlap } from "./questions.js";

import { positionOf, scale, scaleOf } from "./questions.js";

import { BIGINT_FORMAT_RANGES, NUMBER_FORMAT_RANGES, _enum, _gte, _lte, _maxLength, _minLength, _positive, _regex, array, assignProp, base64, base64Charset, base64url, base64urlCharset, boolean, describe, discriminatedUnion, email as email2, extend, getEnumValues, globalRegistry, int, integer, json, literal as literal2, looseObject, meta, nullable, number, number2, object, optional, record, refine, safeParse, strictObject, string, union, unknown as unknown2 } from "./zod.js";

import { __commonJS, __export, __require, __toESM } from "./base.js";

import { Blanker, ChangeReader, DEEPER, Recent, StoredReader, StoredSpeller, UNSHOWN, changesOf_2, distinct as distinct2, fieldName, firstOf, holdsMarkers, known as known2, looksLikeKey, markOf, matches, merged, mismatch, paginationOf, sameRevision, soundMarker, tokens } from "./questions.js";

import { CLOSE_ARRAY, CLOSE_OBJECT, JsonReader, OPEN_ARRAY, OPEN_OBJECT, limits } from "./questions.js";

import { createHash as createHash3 } from "node:crypto";
// src/ledger/entry.ts
var text = string();
var number3 = int().check(_gte(0));
var digest2 = text.check(_regex(/^sha256:[0-9a-f]{64}$/));
var instant = text.check(_regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/));
var ids = array(text);
var run = strictObject({
  kind: literal2("run"),
  at: instant,
  tool: text,
  source: _enum(["service", "file", "demo"]),
  origin: text,
  /** The head that the run began with. */
  before: digest2,
  complete: boolean(),
  /** Codes of what made the evidence incomplete. */
  problems: array(text),
  requests: number3,
  /** Where reading failed, so that another run can go on from there. */
  stop: nullable(strictObject({ cursor: text, newest: number3, oldest: number3 })),
  /** The id of the fingerprint key; null without one. */
  key: nullable(text),
  /** What was judged by: the digest of a policy entry. */
  policy: digest2,
  /** How it was judged: revisions after `at` left out, missing numbers not accepted. */
  cut: boolean(),
  contiguous: boolean(),
  /** The newest revision known. */
  last: nullable(number3),
  /** Revisions that arrived twice, with different content. */
  conflicts: array(number3),
  verdict: _enum(verdicts),
  /** Findings that were open, and those that were excepted, of the history. */
  open: ids,
  excepted: ids,
  /** Open findings of other evidence, such as usage, which no replay of the history can show. */
  others: ids
});
var policy = strictObject({ kind: literal2("policy"), digest: digest2, judge: record(text, unknown2()) });
var missing = strictObject({ kind: literal2("missing"), from: number3, to: number3 });
var schema = discriminatedUnion("kind", [run, policy, missing]);
function policyEntry(judge2) {
  return { kind: "policy", digest: `sha256:${createHash3("sha256").update(canonical(judge2)).digest("hex")}`, judge: judge2 };
}
var EntrySpeller = class {
  #revisions = new StoredSpeller();
  line(entry) {
    if ("stored" in entry) return this.#revisions.entry(entry.kind, entry.stored);
    return canonical(entry);
  }
};
function changeLine(organization) {
  const speller = new StoredSpeller();
  return (stored) => JSON.stringify(speller.change(stored, { organization, keyId: stored.keyId, from: null }));
}
var EntryReader = class {
  #reader = new StoredReader();
  #speller = new EntrySpeller();
  /**
   * @param line the entry's bytes, without the line's end
   * @throws DriftlineError `tampered` that says what is wrong
   */
  entry(line2) {
    const entry = this.#read(line2);
    if (!line2.equals(Buffer.from(this.#speller.line(entry)))) throw wrong("it is not spelled as it was written");
    return entry;
  }
  #read(line2) {
    const start = line2.toString("latin1", 0, 60);
    const [, key, kind] = /^\{"key":(null|"k[0-9a-f]{7}"),"kind":"(revision|conflict)",/.exec(start) ?? [];
    if (key !== void 0) {
      const keyId = key === "null" ? null : key.slice(1, -1);
      return { kind, stored: this.#reader.entry(line2, keyId) };
    }
    const value2 = parsed(line2);
    const checked = safeParse(schema, value2);
    if (!checked.success) throw wrong("it is not an entry of this format");
    const entry = checked.data;
    if (entry.kind !== "policy") return entry;
    const judge2 = value2.judge;
    if (policyEntry(judge2).digest !== entry.digest) throw wrong("it is not the policy that its digest names");
    return { kind: "policy", digest: entry.digest, judge: judge2 };
  }
};
function parsed(line2) {
  try {
    const reader2 = new JsonReader(line2, line2.length);
    const value2 = reader2.value();
    reader2.end();
    return unescaped(value2);
  } catch (error) {
    if (!(error instanceof DriftlineError)) throw error;
    throw wrong(error.problems[0].message);
  }
}
function unescaped(value2) {
  if (typeof value2 !== "object" || value2 === null) return value2;
  if (Array.isArray(value2)) return value2.map(unescaped);
  const out = bag();
  for (const [key, item] of Object.entries(value2))
    out[/^\$\$+number$/.test(key) ? key.slice(1) : key] = unescaped(item);
  return out;
}
function wrong(message) {
  return new DriftlineError("tampered", message);
}

import { hash } from "node:crypto";
// src/ledger/merkle.ts
var LEAF = Buffer.from([0]);
var NODE = Buffer.from([1]);
function leafHash(bytes) {
  return hash("sha256", Buffer.concat([LEAF, bytes]), "buffer");
}
function nodeHash(left, right) {
  return hash("sha256", Buffer.concat([NODE, left, right]), "buffer");
}
var Tree = class _Tree {
  /** Roots of full subtrees, the largest first. */
  #full = [];
  #size = 0;
  get size() {
    return this.#size;
  }
  add(leaf) {
    this.#size++;
    let top = { leaves: 1, hash: leaf };
    for (let last = this.#full.at(-1); last?.leaves === top.leaves; last = this.#full.at(-1)) {
      this.#full.pop();
      top = { leaves: top.leaves * 2, hash: nodeHash(last.hash, top.hash) };
    }
    this.#full.push(top);
  }
  /** The hash of the whole tree. */
  root() {
    const last = this.#full.at(-1);
    if (!last) return hash("sha256", "", "buffer");
    return this.#full.slice(0, -1).reduceRight((right, { hash: hash22 }) => nodeHash(hash22, right), last.hash);
  }
  copy() {
    const copy = new _Tree();
    copy.#full.push(...this.#full);
    copy.#size = this.#size;
    return copy;
  }
};
function inclusionProof(leaves, index) {
  if (!Number.isInteger(index) || index < 0 || index >= leaves.length) throw new RangeError("no such leaf");
  const path5 = [];
  let [from3, to] = [0, leaves.length];
  while (to - from3 > 1) {
    const middle2 = from3 + split2(to - from3);
    path5.push(index < middle2 ? rootOf(leaves, middle2, to) : rootOf(leaves, from3, middle2));
    if (index < middle2) to = middle2;
    else from3 = middle2;
  }
  return path5.reverse();
}
function isIncluded(leaf, index, size, proof, root) {
  if (!Number.isSafeInteger(index) || !Number.isSafeInteger(size) || index < 0 || index >= size) return false;
  const right = [];
  let [from3, to] = [0, size];
  while (to - from3 > 1) {
    const middle2 = from3 + split2(to - from3);
    right.push(index >= middle2);
    if (index < middle2) to = middle2;
    else from3 = middle2;
  }
  if (right.length !== proof.length) return false;
  const made = right.reverse().reduce((below, isRight, i) => isRight ? nodeHash(proof[i], below) : nodeHash(below, proof[i]), leaf);
  return made.equals(root);
}
function rootOf(leaves, from3, to) {
  const tree = new Tree();
  for (let i = from3; i < to; i++) tree.add(leaves[i]);
  return tree.root();
}
function split2(size) {
  let power = 1;
  while (power * 2 < size) power *= 2;
  return power;
}
// src/ledger/format.ts
var FORMAT = "driftline-ledger/1";
var names2 = {
  /** Whose ledger it is: the first leaf. */
  origin: "origin",
  entries: "entries.jsonl",
  /** Where it ends, and the hash of everything before: what is not under it was never committed. */
  checkpoint: "checkpoint",
  /** The checkpoint that an append is about to reach. Left behind by an interrupted one. */
  next: "checkpoint.next",
  lock: "lock",
  attributes: ".gitattributes"
};
var ATTRIBUTES = "* -text\n";
var MAX_LINE = 48 * 2 ** 20;
function originLine({ created, organization }) {
  return canonical({ created, format: FORMAT, organization });
}
function checkpointText(origin, { size, root }) {
  return `${ledgerName(origin)}
${size}
${root.toString("base64")}
`;
}
function ledgerName(origin) {
  return `${FORMAT}/${leafHash(Buffer.from(origin)).toString("hex").slice(0, 16)}`;
}
function checkpointOf(origin, text4) {
  const [, size = "", root = ""] = text4.split("\n");
  const found = { size: Number(size), root: Buffer.from(root, "base64") };
  const isSound = Number.isSafeInteger(found.size) && found.size > 0 && found.root.length === 32;
  return isSound && checkpointText(origin, found) === text4 ? found : void 0;
}
function headText(root) {
  return `sha256:${root.toString("hex")}`;
}
function keptHead(text4) {
  const [, hex] = /^(?:sha256:)?([0-9a-f]{64})$/i.exec(text4.trim()) ?? [];
  if (hex === void 0)
    throw new DriftlineError("usage", {
      message: `"${text4}" is not the head of a ledger`,
      hint: "write sha256: and 64 hexadecimal digits, as ledger verify and reports print it"
    });
  return `sha256:${hex.toLowerCase()}`;
}
function tampered(where, message) {
  return new DriftlineError("tampered", { file: where, message });
}

import { Fitting, compatible } from "./questions.js";

import path4 from "node:path";
import { constants } from "node:fs";
import * as fs from "node:fs/promises";
import path from "node:path";
import { readFile, readlink } from "node:fs/promises";
import { hostname } from "node:os";
import path2 from "node:path";
import path3 from "node:path";
// src/ledger/ledger.ts
// src/ledger/files.ts
var realFiles = fs;
var plain2 = (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
var READ = constants.O_RDONLY | plain2;
var WRITE = constants.O_WRONLY | plain2;
var CREATE = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | plain2;
var codeOf = (error) => error.code ?? "unknown";
var isMissing = (error) => codeOf(error) === "ENOENT";
async function withFile(files, file, flags, work) {
  const handle = await files.open(file, flags, 384);
  try {
    if (!(await handle.stat()).isFile()) throw Object.assign(new Error("not a file"), { code: "EINVAL" });
    return await work(handle);
  } finally {
    await handle.close();
  }
}
async function readSmall(files, dir, name, max) {
  try {
    return await withFile(files, path.join(dir, name), READ, async (handle) => {
      const bytes = Buffer.alloc(max + 1);
      let length = 0;
      for (; ; ) {
        const { bytesRead } = await handle.read(bytes, length, bytes.length - length, length);
        length += bytesRead;
        if (length > max) throw tampered(name, `longer than ${max} bytes`);
        if (bytesRead === 0) return bytes.subarray(0, length);
      }
    });
  } catch (error) {
    if (error instanceof DriftlineError) throw error;
    if (isMissing(error)) return void 0;
    throw unreadable(name, error);
  }
}
function unreadable(name, error) {
  const code = codeOf(error);
  return tampered(name, code === "ELOOP" ? "it is a link and should be a file" : `it cannot be read (${code})`);
}
async function writeAll(handle, bytes, position) {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
}
async function writeNew(files, file, bytes) {
  await withFile(files, file, CREATE, async (handle) => {
    await writeAll(handle, bytes, 0);
    await handle.sync();
  });
}
async function syncFolder(files, dir) {
  let handle;
  try {
    handle = await files.open(dir, constants.O_RDONLY);
    await handle.sync();
  } catch (error) {
    if (process.platform !== "win32") throw error;
  } finally {
    await handle?.close();
  }
}
async function remove(files, dir, name) {
  await files.unlink(path.join(dir, name)).catch((error) => {
    if (!isMissing(error)) throw error;
  });
}
function strangers(found) {
  const own = /* @__PURE__ */ new Set([...Object.values(names2), ".git"]);
  return found.filter((name) => !own.has(name) && !name.startsWith(`${names2.lock}.`)).sort();
}
// src/ledger/lock.ts
async function thisProcess() {
  const boot = await text2("/proc/sys/kernel/random/boot_id") ?? hostname();
  const space = await readlink("/proc/self/ns/pid").catch(() => void 0) ?? "";
  return { pid: process.pid, boot, space, started: await startOf3(process.pid) ?? "" };
}
async function takeLock(files, dir, self) {
  const mine = Buffer.from(`${canonical({ ...self })}
`);
  for (let attempt = 1; !await place(files, dir, mine, self); attempt++) {
    if (attempt > 3) throw held("another run");
    await clear(files, dir, self);
  }
  const isMine = async () => (await read(files, dir))?.equals(mine) === true;
  return {
    check: async () => {
      if (!await isMine()) throw held("another run, which took the lock over");
    },
    release: async () => {
      if (await isMine().catch(() => false)) await remove(files, dir, names2.lock).catch(() => {
      });
    }
  };
}
async function place(files, dir, mine, self) {
  const [lock, draft3] = [path2.join(dir, names2.lock), `${names2.lock}.${self.pid}.${++drafts2}`];
  try {
    await remove(files, dir, draft3);
    await writeNew(files, path2.join(dir, draft3), mine);
    try {
      await files.link(path2.join(dir, draft3), lock);
    } catch (error) {
      if (codeOf(error) === "EEXIST") return false;
      if (isMissing(error)) return false;
      if (!noLinks.has(codeOf(error))) throw error;
      await writeNew(files, lock, mine);
    }
    await tidy(files, dir);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw unwritable(dir, error);
  } finally {
    await remove(files, dir, draft3).catch(() => {
    });
  }
}
var drafts2 = 0;
var noLinks = /* @__PURE__ */ new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK"]);
async function tidy(files, dir) {
  for (const name of await files.readdir(dir)) if (name.startsWith(`${names2.lock}.`)) await remove(files, dir, name);
}
async function clear(files, dir, self) {
  const found = await read(files, dir);
  if (found === void 0) return;
  const holder = holderOf(found);
  if (holder && !await isGone(holder, self)) throw held(`process ${holder.pid}`);
  if (!holder) throw held("something that is no run", `delete ${names2.lock} there if none is under way`);
  const aside = `${names2.lock}.${self.pid}.${++drafts2}`;
  try {
    await files.rename(path2.join(dir, names2.lock), path2.join(dir, aside));
  } catch (error) {
    if (isMissing(error)) return;
    throw unwritable(dir, error);
  }
  const moved = await readSmall(files, dir, aside, 4096);
  if (moved && !moved.equals(found)) await writeNew(files, path2.join(dir, names2.lock), moved).catch(() => {
  });
  await remove(files, dir, aside);
  if (moved && !moved.equals(found)) throw held("another run");
}
async function read(files, dir) {
  return readSmall(files, dir, names2.lock, 4096);
}
function holderOf(bytes) {
  try {
    const { pid, boot, space, started } = JSON.parse(bytes.toString("utf8"));
    if (!Number.isSafeInteger(pid) || pid < 1) return void 0;
    if (typeof boot !== "string" || typeof space !== "string" || typeof started !== "string") return void 0;
    return { pid, boot, space, started };
  } catch {
    return void 0;
  }
}
async function isGone(holder, self) {
  if (holder.boot !== self.boot) return true;
  if (holder.space !== self.space) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return codeOf(error) === "ESRCH";
  }
  const started = await startOf3(holder.pid);
  return started !== void 0 && started !== holder.started;
}
async function startOf3(pid) {
  const stat = await text2(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
}
async function text2(file) {
  return readFile(file, "utf8").then(
    (found) => found.trim(),
    () => void 0
    // only Linux has it
  );
}
function held(by, hint = "wait for it to end") {
  return new DriftlineError("incomplete", { code: "locked", message: `the ledger is in use by ${by}`, hint });
}
function unwritable(dir, error) {
  return new DriftlineError("incomplete", {
    code: "ledger-unwritable",
    message: `the ledger ${dir} cannot be written (${codeOf(error)})`
  });
}
// src/ledger/read.ts
var SMALL = 64 * 1024;
var CHUNK = 2 ** 20;
var NEWLINE = 10;
async function readLedger(files, dir, begin = () => ({})) {
  for (let attempt = 1; ; attempt++) {
    const ends3 = await endsOf(files, dir);
    try {
      return await prove(files, dir, ends3, begin());
    } catch (error) {
      const now2 = await endsOf(files, dir).catch(() => ends3);
      if (isSame3(now2.checkpoint, ends3.checkpoint) && isSame3(now2.next, ends3.next)) throw error;
      if (attempt >= 5) throw error;
    }
  }
}
async function endsOf(files, dir) {
  const checkpoint = await readSmall(files, dir, names2.checkpoint, SMALL);
  return { checkpoint, next: await readSmall(files, dir, names2.next, SMALL) };
}
function isSame3(a, b) {
  return a === void 0 || b === void 0 ? a === b : a.equals(b);
}
async function prove(files, dir, { checkpoint, next }, seen) {
  const found = await namesIn2(files, dir);
  if (found === void 0 || found.every((name) => name === ".git" || name === names2.attributes)) return void 0;
  const [stranger] = strangers(found);
  if (stranger !== void 0) throw tampered(stranger, "it does not belong to a ledger");
  if (!checkpoint) {
    if (await isUnborn(files, dir, found, next)) return void 0;
    throw tampered(names2.checkpoint, "it is missing");
  }
  const origin = await readOrigin(files, dir);
  const line2 = originLine(origin);
  const end = checkpointOf(line2, checkpoint.toString("latin1"));
  if (!end) throw tampered(names2.checkpoint, "it is not a checkpoint of this ledger");
  const announced = next && checkpointOf(line2, next.toString("latin1"));
  const tree = new Tree();
  const reader2 = new EntryReader();
  const first = leafHash(Buffer.from(line2));
  tree.add(first);
  seen.leaf?.(first, Buffer.from(line2));
  seen.head?.(headText(tree.root()), 1);
  let bytes = 0;
  let tail;
  for await (const { line: text22, isWhole } of linesOf(files, dir)) {
    if (tree.size < end.size) {
      const place2 = `${names2.entries}:${tree.size}`;
      if (!isWhole) throw tampered(place2, "the entry ends too early");
      const entry = within(place2, () => reader2.entry(text22));
      const hash3 = leafHash(text22);
      seen.leaf?.(hash3, text22);
      within(place2, () => seen.entry?.(entry, tree.size));
      tree.add(hash3);
      bytes += text22.length + 1;
      if (entry.kind === "run") seen.head?.(headText(tree.root()), tree.size);
      else if (tree.size === end.size) throw tampered(place2, "the last entry is not the run that wrote it");
    } else {
      tail ??= { tree: tree.copy(), bytes: 0, isWhole: true };
      tail.bytes += text22.length + (isWhole ? 1 : 0);
      tail.isWhole &&= isWhole;
      if (tail.isWhole) tail.tree.add(leafHash(text22));
    }
  }
  if (tree.size < end.size)
    throw tampered(names2.entries, `${end.size - tree.size} entries are missing at the end of ${end.size - 1}`);
  if (!tree.root().equals(end.root))
    throw tampered(names2.entries, "the entries are not those of the checkpoint: at least one was changed");
  if (tail && !announced)
    throw tampered(`${names2.entries}:${tree.size}`, `${tail.bytes} bytes follow that no checkpoint covers`);
  const whole = tail?.isWhole === true && announced && tail.tree.size === announced.size && tail.tree.root().equals(announced.root);
  return {
    origin,
    tree,
    head: headText(end.root),
    checkpoint,
    bytes,
    unfinished: next ? { bytes: tail?.bytes ?? 0, whole: whole ? announced : null } : null
  };
}
async function isUnborn(files, dir, found, next) {
  const others2 = found.filter((name) => name !== ".git" && name !== names2.attributes && !name.startsWith(names2.lock));
  if (others2.length === 0) return true;
  if (next === void 0) return false;
  return (await readSmall(files, dir, names2.entries, 0).catch(() => void 0))?.length === 0 || !found.includes(names2.entries);
}
async function namesIn2(files, dir) {
  try {
    return await files.readdir(dir);
  } catch (error) {
    if (isMissing(error)) return void 0;
    throw unreadable(".", error);
  }
}
async function readOrigin(files, dir) {
  const bytes = await readSmall(files, dir, names2.origin, SMALL);
  if (!bytes) throw tampered(names2.origin, "it is missing");
  const text22 = bytes.toString("utf8");
  let origin = {};
  try {
    origin = JSON.parse(text22) ?? {};
  } catch {
  }
  const { created, organization } = origin;
  const isSound = typeof created === "string" && instantOf(created) !== void 0 && typeof organization === "string" && Buffer.from(`${originLine({ created, organization })}
`).equals(bytes);
  if (!isSound)
    throw tampered(names2.origin, "it does not say whose ledger this is, in the format that this version knows");
  return { created, organization };
}
async function* linesOf(files, dir) {
  const file = path3.join(dir, names2.entries);
  let handle;
  try {
    handle = await files.open(file, READ);
  } catch (error) {
    throw isMissing(error) ? tampered(names2.entries, "it is missing") : unreadable(names2.entries, error);
  }
  try {
    if (!(await handle.stat()).isFile()) throw tampered(names2.entries, "it is not a file");
    let rest2 = [];
    let held2 = 0;
    for (let position = 0; ; ) {
      const chunk = Buffer.allocUnsafeSlow(CHUNK);
      const { bytesRead } = await handle.read(chunk, 0, CHUNK, position);
      if (bytesRead === 0) break;
      position += bytesRead;
      const read2 = chunk.subarray(0, bytesRead);
      let start = 0;
      for (let end = read2.indexOf(NEWLINE); end >= 0; end = read2.indexOf(NEWLINE, start)) {
        const part = read2.subarray(start, end);
        yield { line: rest2.length === 0 ? part : Buffer.concat([...rest2, part]), isWhole: true };
        [rest2, held2, start] = [[], 0, end + 1];
      }
      if (start < bytesRead) rest2.push(read2.subarray(start));
      held2 += bytesRead - start;
      if (held2 > MAX_LINE) throw tampered(names2.entries, `an entry is longer than ${MAX_LINE} bytes`);
    }
    if (held2 > 0) yield { line: Buffer.concat(rest2), isWhole: false };
  } catch (error) {
    throw error instanceof DriftlineError ? error : unreadable(names2.entries, error);
  } finally {
    await handle.close().catch((error) => {
      throw unreadable(names2.entries, error);
    });
  }
}
function within(place2, read2) {
  try {
    return read2();
  } catch (error) {
    if (!(error instanceof DriftlineError) || error.code !== "tampered") throw error;
    throw tampered(place2, error.problems[0].message);
  }
}
// src/ledger/state.ts
var nothing2 = {};
var LedgerState = class {
  revisions = /* @__PURE__ */ new Map();
  conflicts = [];
  missing = [];
  policies = /* @__PURE__ */ new Map();
  runs = [];
  /** The head after each commit, the creation included, with its size. */
  heads = /* @__PURE__ */ new Map();
  #head = "";
  #whole = 0;
  /** Whether a revision stood twice, and its contents were let go of before they could be compared. */
  hasUncompared = false;
  #isLight;
  #onRun;
  /**
   * @param onRun hears of each run when everything before it is known
   * @param isLight the settings are not kept: only their numbers are asked for, and there may be many
   */
  constructor(onRun, isLight = false) {
    this.#onRun = onRun;
    this.#isLight = isLight;
  }
  head(head2, size) {
    this.#head = head2;
    this.heads.set(head2, size);
  }
  /** @throws DriftlineError `tampered` when the entry cannot follow those before it */
  entry(entry, leaf) {
    switch (entry.kind) {
      case "revision":
        return this.#revision(entry.stored, leaf);
      case "conflict":
        this.#known(entry.stored.revision);
        this.conflicts.push({ stored: entry.stored, leaf });
        return;
      case "missing":
        this.#known(entry.from);
        this.#known(entry.to);
        this.missing.push({ from: entry.from, to: entry.to, leaf });
        return;
      case "policy":
        if (this.policies.has(entry.digest)) throw wrong2("it stands twice");
        this.policies.set(entry.digest, entry.judge);
        return;
      case "run":
        if (entry.before !== this.#head) throw wrong2("the run began with another head than the one before it");
        if (!this.policies.has(entry.policy)) throw wrong2("the policy that the run names is not in the ledger");
        this.#onRun?.(this, entry);
        this.runs.push(entry);
        if (entry.complete && entry.source === "service") this.#whole = leaf;
    }
  }
  #revision(stored, leaf) {
    const known3 = this.revisions.get(stored.revision);
    if (known3 && this.#isLight) this.hasUncompared = true;
    else if (known3 && !compatible(known3.stored, stored))
      throw wrong2(`revision ${stored.revision} stands twice, with different content`);
    const kept2 = this.#isLight ? { ...stored, settings: nothing2 } : stored;
    this.revisions.set(stored.revision, { stored: kept2, leaf, first: known3?.first ?? leaf });
  }
  #known(revision2) {
    if (!this.revisions.has(revision2)) throw wrong2(`it is about revision ${revision2}, which the ledger does not hold`);
  }
  /** What the last run had read when it failed, if a later one can go on from there. */
  get part() {
    const stop = this.runs.at(-1)?.stop;
    if (!stop) return void 0;
    const numbers = [...this.revisions.keys()].filter((one) => stop.oldest <= one && one <= stop.newest);
    return { revisions: new Set(numbers), stop };
  }
  /** The last audit of whole evidence. */
  get lastComplete() {
    return this.runs.findLast((run2) => run2.complete);
  }
  /** Revisions at and below which the service had nothing that the ledger does not hold. */
  wholeBelow() {
    return new Set([...this.revisions].filter(([, { first }]) => first < this.#whole).map(([revision2]) => revision2));
  }
  /** The ranges of revision numbers that the ledger does not hold, between those it does. */
  gaps() {
    const numbers = [...this.revisions.keys()].sort((a, b) => a - b);
    return numbers.flatMap((number4, i) => {
      const before2 = numbers[i - 1];
      return before2 === void 0 || before2 + 1 === number4 ? [] : [{ from: before2 + 1, to: number4 - 1 }];
    });
  }
};
function wrong2(message) {
  return new DriftlineError("tampered", message);
}
// src/ledger/ledger.ts
async function openForReading(dir, makeState = () => new LedgerState(), files = realFiles) {
  let state = makeState();
  const proved2 = await readLedger(files, dir, () => {
    const seen = makeState();
    state = seen;
    return seen;
  });
  if (!proved2) throw await noLedger(files, dir);
  return { proved: proved2, state };
}
async function organizationOf(dir, files = realFiles) {
  const exists = await files.lstat(path4.join(dir, names2.checkpoint)).then(
    () => true,
    () => false
    // what is wrong with it is said when all of it is read
  );
  return exists ? (await readOrigin(files, dir)).organization : void 0;
}
async function noLedger(files, dir) {
  const exists = await files.lstat(dir).then(
    () => true,
    () => false
  );
  return exists ? tampered(dir, "there is no ledger in this folder") : new DriftlineError("usage", { message: `the ledger ${dir} does not exist`, hint: "name its folder" });
}
var Ledger = class _Ledger {
  #dir;
  #files;
  #lock;
  #proved;
  state;
  constructor(dir, files, lock, { proved: proved2, state }) {
    this.#dir = dir;
    this.#files = files;
    this.#lock = lock;
    this.#proved = proved2;
    this.state = state;
  }
  /**
   * Opens a ledger for one run, which nobody else can join until it is closed. Makes it when the folder is empty.
   * @throws DriftlineError `tampered` when it is not what was written, or another organization's; `incomplete` when it
   *   cannot be written, or is in use
   */
  static async open(dir, options) {
    const { files = realFiles, organization } = options;
    try {
      await files.mkdir(dir, { recursive: true, mode: 448 });
    } catch (error) {
      throw unwritable(dir, error);
    }
    const lock = await takeLock(files, dir, options.self ?? await thisProcess());
    try {
      const read2 = await settled(files, dir, { organization: organization ?? "unnamed", created: options.now });
      const owner = read2.proved.origin.organization;
      if (organization !== null && owner !== organization)
        throw tampered(names2.origin, `it is the ledger of "${owner}", and this run is about "${organization}"`);
      await withFile(files, path4.join(dir, names2.entries), WRITE, async () => {
      }).catch((error) => {
        throw unwritable(dir, error);
      });
      return new _Ledger(dir, files, lock, read2);
    } catch (error) {
      await lock.release().catch(() => {
      });
      throw error;
    }
  }
  get organization() {
    return this.#proved.origin.organization;
  }
  get head() {
    return this.#proved.head;
  }
  /** Entries, the origin included. */
  get size() {
    return this.#proved.tree.size;
  }
  /** The head that these entries would lead to. */
  plan(entries) {
    const speller = new EntrySpeller();
    const reader2 = new EntryReader();
    const tree = this.#proved.tree.copy();
    for (const entry of entries) {
      const line2 = Buffer.from(speller.line(entry));
      if (line2.length > MAX_LINE)
        throw new DriftlineError("incomplete", {
          code: "too-large",
          message: "a revision is too large for the ledger"
        });
      reader2.entry(line2);
      tree.add(leafHash(line2));
    }
    return { entries, tree, head: headText(tree.root()), size: tree.size };
  }
  /**
   * Appends what was planned, all of it or nothing.
   * @throws DriftlineError `incomplete` when it could not be written
   */
  async commit(plan) {
    const [files, dir, { bytes, origin }] = [this.#files, this.#dir, this.#proved];
    const entries = path4.join(dir, names2.entries);
    const line2 = originLine(origin);
    const text22 = Buffer.from(checkpointText(line2, { size: plan.size, root: plan.tree.root() }));
    await this.#lock.check();
    let end = bytes;
    try {
      if ((await files.lstat(entries)).size !== bytes) throw tampered(names2.entries, "somebody else has written to it");
      await remove(files, dir, names2.next);
      await writeNew(files, path4.join(dir, names2.next), text22);
      await syncFolder(files, dir);
      await withFile(files, entries, WRITE, async (handle) => {
        for (const block of blocksOf(plan.entries)) {
          await writeAll(handle, block, end);
          end += block.length;
        }
        await handle.sync();
      });
      await this.#lock.check();
      await files.rename(path4.join(dir, names2.next), path4.join(dir, names2.checkpoint));
    } catch (error) {
      if (error instanceof DriftlineError) throw error;
      await takeBack(files, dir, bytes).catch(() => {
      });
      throw unwritable(dir, error);
    }
    this.#proved = { ...this.#proved, tree: plan.tree, head: plan.head, checkpoint: text22, bytes: end };
    await syncFolder(files, dir).catch((error) => {
      throw unwritable(dir, error);
    });
  }
  async close() {
    await this.#lock.release();
  }
};
var BLOCK = 1e6;
function* blocksOf(entries) {
  const speller = new EntrySpeller();
  let lines = [];
  let size = 0;
  for (const entry of entries) {
    const line2 = Buffer.from(`${speller.line(entry)}
`);
    lines.push(line2);
    size += line2.length;
    if (size < BLOCK) continue;
    yield Buffer.concat(lines);
    [lines, size] = [[], 0];
  }
  yield Buffer.concat(lines);
}
async function settled(files, dir, fresh) {
  for (; ; ) {
    let state = new LedgerState();
    const proved2 = await readLedger(files, dir, () => state = new LedgerState());
    try {
      if (!proved2) await create(files, dir, fresh);
      else if (proved2.unfinished) await finish(files, dir, proved2, proved2.unfinished);
      else return { proved: proved2, state };
    } catch (error) {
      throw error instanceof DriftlineError ? error : unwritable(dir, error);
    }
  }
}
async function create(files, dir, origin) {
  const line2 = originLine(origin);
  const tree = new Tree();
  tree.add(leafHash(Buffer.from(line2)));
  const end = { size: 1, root: tree.root() };
  for (const name of [names2.entries, names2.origin, names2.attributes, names2.next]) await remove(files, dir, name);
  await writeNew(files, path4.join(dir, names2.next), Buffer.from(checkpointText(line2, end)));
  await writeNew(files, path4.join(dir, names2.attributes), Buffer.from(ATTRIBUTES));
  await writeNew(files, path4.join(dir, names2.origin), Buffer.from(`${line2}
`));
  await writeNew(files, path4.join(dir, names2.entries), Buffer.alloc(0));
  await syncFolder(files, dir);
  await files.rename(path4.join(dir, names2.next), path4.join(dir, names2.checkpoint));
  await syncFolder(files, dir);
  await syncFolder(files, path4.dirname(path4.resolve(dir))).catch(() => {
  });
}
async function finish(files, dir, proved2, { whole }) {
  if (!whole) return takeBack(files, dir, proved2.bytes);
  await withFile(files, path4.join(dir, names2.entries), WRITE, (handle) => handle.sync());
  await files.rename(path4.join(dir, names2.next), path4.join(dir, names2.checkpoint));
  await syncFolder(files, dir);
}
async function takeBack(files, dir, bytes) {
  await withFile(files, path4.join(dir, names2.entries), WRITE, async (handle) => {
    if ((await handle.stat()).size > bytes) await handle.truncate(bytes);
    await handle.sync();
  });
  await remove(files, dir, names2.next);
  await syncFolder(files, dir);
}

import { judgeVersion, version } from "./base.js";

// src/history/differences.ts
function differences(before2, after, at2 = "") {
  if (equal(before2, after)) return [];
  if (isObject(before2) && isObject(after) && !Object.hasOwn(before2, "$secret") && !Object.hasOwn(after, "$secret")) {
    const keys = [.../* @__PURE__ */ new Set([...Object.keys(before2), ...Object.keys(after)])].sort();
    return keys.flatMap((key) => differences(before2[key] ?? null, after[key] ?? null, at2 + segment(key)));
  }
  return [{ at: at2, before: before2, after }];
}
// src/run/ledger.ts
async function openRun(options) {
  const { dir, organization, full } = options;
  const kept2 = options.expectHead === void 0 ? void 0 : keptHead(options.expectHead);
  const ledger = await Ledger.open(dir, { organization, now: new Date(options.now).toISOString() });
  try {
    const { state, head: head2, size } = ledger;
    return { ledger, state, head: head2, size, full, anchored: isAnchored(state, kept2, options.expectedBy) };
  } catch (error) {
    await ledger.close();
    throw error;
  }
}
async function openReplay(dir, organization, expectHead, expectedBy) {
  const kept2 = expectHead === void 0 ? void 0 : keptHead(expectHead);
  const { proved: proved2, state } = await openForReading(dir);
  const owner = proved2.origin.organization;
  if (organization !== null && organization !== owner)
    throw tampered("origin", `it is the ledger of "${owner}", and this run is about "${organization}"`);
  const { head: head2, tree } = proved2;
  const anchored = isAnchored(state, kept2, expectedBy);
  return { state, head: head2, size: tree.size, full: false, anchored, organization: owner };
}
function isAnchored(state, kept2, by) {
  if (kept2 === void 0) return false;
  if (!state.heads.has(kept2)) {
    const head2 = by === void 0 ? "the head that was kept" : `the head that ${by} keeps`;
    throw tampered("entries.jsonl", `it did not grow from ${head2}: it was cut, set back or replaced`);
  }
  return true;
}
function recallAll(session, state) {
  for (const { stored } of state.revisions.values()) session.recall(stored);
  for (const { stored } of state.conflicts) session.recall(stored, true);
}
function knownTo(state) {
  return { whole: state.wholeBelow(), part: state.part };
}
function missingOf(state, { arrived }, isWhole, skipped) {
  const came = new Set(arrived);
  const wasSkipped = (one) => skipped !== null && skipped.oldest <= one && one <= skipped.newest;
  const oldest = isWhole ? -1 : arrived.reduce((least, revision2) => Math.min(least, revision2), Infinity);
  const known3 = [...state.revisions.keys()].sort((a, b) => a - b);
  const ranges2 = [];
  let isOpen2 = false;
  for (const revision2 of known3) {
    if (revision2 < oldest || came.has(revision2) || wasSkipped(revision2)) {
      isOpen2 = false;
      continue;
    }
    if (isOpen2) ranges2.at(-1).to = revision2;
    else ranges2.push({ from: revision2, to: revision2 });
    isOpen2 = true;
  }
  const onRecord = (revision2) => state.missing.some(({ from: from3, to }) => from3 <= revision2 && revision2 <= to);
  return ranges2.filter(({ from: from3, to }) => !(onRecord(from3) && onRecord(to)));
}
function factsOf(input, sealed, missing3) {
  const { state, head: head2, size, anchored } = input;
  const kept2 = new Map(sealed.revisions.map((revision2) => [revision2.revision, revision2]));
  const last = state.lastComplete;
  const rewritten2 = /* @__PURE__ */ new Map();
  for (const { revision: revision2, found } of sealed.recalled.rewritten) {
    const one = kept2.get(revision2);
    rewritten2.set(revision2, { kept: one, ...beforeAndNow(one, found) });
  }
  return {
    head: head2,
    size,
    anchored,
    last: last ? { at: last.at, revision: last.last, open: [...last.open, ...last.others], excepted: last.excepted } : null,
    runs: state.runs.map(({ at: at2, complete: complete2, verdict, open: open3, others: others2 }) => ({
      at: at2,
      complete: complete2,
      verdict,
      open: open3.length + others2.length
    })),
    rewritten: [...rewritten2.values()].sort((a, b) => a.kept.revision - b.kept.revision),
    truncated: [...state.missing, ...missing3].map(({ from: from3, to }) => ({ from: kept2.get(from3), to }))
  };
}
var SHOWN3 = 20;
function beforeAndNow(kept2, found) {
  const whole = ({ settings: settings3, at: at2, by }) => ({ ...settings3, updatedAt: at2, user: { ...by } });
  const places = differences(whole(kept2), whole(found)).slice(0, SHOWN3);
  return {
    before: Object.fromEntries(places.map(({ at: at2, before: before2 }) => [at2, before2])),
    actual: Object.fromEntries(places.map(({ at: at2, after }) => [at2, after]))
  };
}
var others = /* @__PURE__ */ new Set(["usage", "access", "readiness", "computer"]);
var past = new Set(inForceRules.map((rule8) => rule8.id));
function restsOnOther({ kind, rule: rule8 }) {
  return others.has(kind) || past.has(rule8);
}
function entriesOf2(state, head2, outcome) {
  const { config, evidence: evidence2, sealed, report } = outcome;
  const recalled = sealed.recalled;
  const judge2 = policyEntry(judgeOf(config, outcome.policies));
  const { source, origin, requests, conflicts } = evidence2.value;
  if (source === "ledger") throw new DriftlineError("internal", "a replay adds nothing to its ledger");
  const ids2 = (status, ofHistory) => report.findings.filter((one) => one.status === status && restsOnOther(one) !== ofHistory).map((one) => one.id).sort();
  const run2 = {
    kind: "run",
    at: report.asOf,
    tool: judgeVersion,
    source,
    origin,
    before: head2,
    complete: report.evidence.complete,
    problems: [...new Set(report.evidence.problems.map(({ code }) => code))].sort(),
    requests,
    stop: outcome.stop !== null && sealed.leaks(outcome.stop.cursor) ? null : outcome.stop,
    key: sealed.keyId,
    policy: judge2.digest,
    cut: outcome.cut,
    contiguous: outcome.contiguous,
    last: sealed.revisions.at(-1)?.revision ?? null,
    conflicts: [...conflicts],
    verdict: report.verdict,
    open: ids2("open", true),
    excepted: ids2("excepted", true),
    others: ids2("open", false)
  };
  return [
    ...recalled.keep.map((stored) => ({ kind: "revision", stored })),
    ...recalled.rewritten.filter((one) => one.isNew).map(({ found }) => ({ kind: "conflict", stored: found })),
    ...outcome.missing.map((range) => ({ kind: "missing", ...range })),
    ...state.policies.has(judge2.digest) ? [] : [judge2],
    run2
  ];
}
function judgeOf(config, { checks: _, ...policies }) {
  const { builtin, aliases, sharedAccounts: sharedAccounts2, auditEverySeconds } = config;
  const shared = sharedAccounts2.length > 0 && { sharedAccounts: sharedAccounts2 };
  const expected = auditEverySeconds !== null && { auditEverySeconds };
  return JSON.parse(JSON.stringify({ aliases, builtin, ...shared, ...expected, policies }));
}
function withHead(report, plan) {
  const { ledger } = report.evidence;
  return { ...report, evidence: { ...report.evidence, ledger: { ...ledger, head: plan.head, size: plan.size } } };
}

import { addressesIn, apart as apart2, freeSpans, isFlagged, isKeptElsewhere, isMasked as isMasked2, isOrdinary, isPlaceholder, isPromised, namesCredential, promiseOf, redact, remains, secretsIn, unforged, urlSpans } from "./questions.js";

// src/ledger/prove.ts
var hash2 = string().check(_regex(/^[0-9a-f]{64}$/));
var proved = strictObject({
  /** The text whose hash is the leaf. */
  text: string(),
  leaf: int().check(_gte(0)),
  /** The hashes that lead to the root, from the bottom up. */
  path: array(hash2).check(_maxLength(64))
});
var schema2 = strictObject({
  format: literal2("driftline-proof/1"),
  head: string().check(_regex(/^sha256:[0-9a-f]{64}$/)),
  size: int().check(_gte(1)),
  origin: proved,
  entry: proved
});
async function proveRevision(dir, revision2, files = realFiles) {
  let leaves = [];
  let texts = /* @__PURE__ */ new Map();
  let origin = Buffer.alloc(0);
  const { proved: found, state } = await openForReading(
    dir,
    () => {
      leaves = [];
      texts = /* @__PURE__ */ new Map();
      const head2 = Buffer.from(`"revision":${revision2},`);
      return Object.assign(new LedgerState(), {
        leaf: (leaf, line2) => {
          if (leaves.length === 0) origin = Buffer.from(line2);
          else if (line2.includes(head2)) texts.set(leaves.length, Buffer.from(line2));
          leaves.push(leaf);
        }
      });
    },
    files
  );
  const kept2 = state.revisions.get(revision2);
  if (!kept2)
    throw new DriftlineError("usage", {
      message: `revision ${revision2} is not in the ledger`,
      hint: "ledger verify says which are"
    });
  const path5 = (leaf) => inclusionProof(leaves, leaf).map((one) => one.toString("hex"));
  return {
    format: "driftline-proof/1",
    head: found.head,
    size: leaves.length,
    origin: { text: origin.toString("utf8"), leaf: 0, path: path5(0) },
    entry: { text: texts.get(kept2.leaf).toString("utf8"), leaf: kept2.leaf, path: path5(kept2.leaf) }
  };
}
function checkProof(value2) {
  const read2 = safeParse(schema2, value2);
  if (!read2.success)
    throw new DriftlineError("usage", { message: "this is not a proof", hint: "give what ledger prove has printed" });
  const proof = read2.data;
  const root = Buffer.from(proof.head.slice("sha256:".length), "hex");
  for (const [name, { text: text4, leaf, path: path5 }] of Object.entries({ origin: proof.origin, entry: proof.entry })) {
    const siblings = path5.map((one) => Buffer.from(one, "hex"));
    if (!isIncluded(leafHash(Buffer.from(text4)), leaf, proof.size, siblings, root))
      throw new DriftlineError(
        "tampered",
        `the ${name} of the proof does not stand in a ledger with the head ${headText(root)}`
      );
  }
  const origin = JSON.parse(proof.origin.text);
  const entry = new EntryReader().entry(Buffer.from(proof.entry.text));
  if (proof.origin.leaf !== 0 || typeof origin.organization !== "string" || !("stored" in entry))
    throw new DriftlineError("tampered", "the proof is about something that is no revision");
  return { proof, organization: origin.organization, entry };
}

import { age, authorOf, beginning, bylines, clusters, dayAfter, dayWords, deed, directionWords, ending, isDeed, isEvent, isSame_2, lastDay, limitWords, openerOf, passage, personWords, placeWords, revisionsOf, standingChange, standingDirection, stepsOf_2, subjectWords, term, worstFirst } from "./questions.js";

import { actualWords, at, capital, changeDifference, difference, differenceWords, expectedWords, findingDifference, isRenaming, joined, listed as listed3, plain as plain3, prose, restOf, revision, say, setting, some, spoken, thousands, value, valueText, valueWords, who } from "./questions.js";

// src/reporters/causes.ts
function itemsOf(findings) {
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  const beneath = /* @__PURE__ */ new Map();
  const roots = [];
  for (const finding of findings) {
    const root = rootOf2(finding, byId);
    const held2 = beneath.get(root);
    if (root === finding) roots.push(finding);
    else if (held2) held2.push(finding);
    else beneath.set(root, [finding]);
  }
  const items = new Map(
    roots.map((finding) => {
      const held2 = worstFirst(beneath.get(finding) ?? []);
      const { severity } = held2[0] && weight(held2[0].severity) > weight(finding.severity) ? held2[0] : finding;
      return [
        { ...finding, severity },
        { finding, severity, beneath: held2 }
      ];
    })
  );
  return worstFirst([...items.keys()]).map((ranked) => items.get(ranked));
}
function rootOf2(finding, byId) {
  let root = finding;
  const passed = /* @__PURE__ */ new Set([finding.id]);
  for (let id = finding.causedBy; id !== null && !passed.has(id); id = root.causedBy) {
    const cause = byId.get(id);
    if (!cause) break;
    passed.add(id);
    root = cause;
  }
  return root;
}
function beneathWords({ beneath }) {
  const disabled = beneath.filter((finding) => finding.inert !== null);
  const rules = new Set(disabled.map((finding) => finding.rule)).size;
  const others2 = beneath.length - disabled.length;
  return joined(
    [
      ...rules > 0 ? [[`${some(rules, "rule has", "rules have")} no effect`]] : [],
      ...others2 > 0 ? [[`${some(others2, "more finding tells", "more findings tell")} the same`]] : []
    ],
    "; "
  );
}
function beneathList({ beneath }, max) {
  const shown3 = beneath.slice(0, max).map((finding) => say`${[finding.severity]} ${subjectWords(finding.subject)}, rule ${finding.rule}`);
  return beneath.length > max ? [...shown3, [`and ${thousands(beneath.length - max)} more`]] : shown3;
}

import { KEYLESS, secretsWords, spansWords, stateWords } from "./questions.js";

import { builtInFailing, countsWords, disclaimer, hiddenWords, noLastWords, openCount, revisionsWords, rulesOf, rulesWords, sinceCounts, sinceLast as sinceLast2, tallyWords } from "./questions.js";

// src/reporters/exposed.ts
function exposedOf(seconds, findings) {
  const atLeast = findings.some(({ exposureSeconds, introduced }) => exposureSeconds !== null && !introduced.exact);
  return { seconds, atLeast };
}
function exposedWords({ seconds, atLeast }) {
  return `${atLeast ? "at least " : ""}${duration(seconds)}`;
}
// src/reporters/evidence.ts
function evidenceLines(report) {
  const { evidence: evidence2, summary } = report;
  const { revisions } = evidence2;
  return [
    { term: "Source", says: sourceWords(report) },
    ...evidence2.problems.slice(0, 5).map((problem) => ({ term: "Incomplete", says: prose(problem.message) })),
    ...evidence2.problems.length > 5 ? [{ term: "Incomplete", says: [`and ${some(evidence2.problems.length - 5, "more problem")}`] }] : [],
    { term: "Revisions", says: [revisionsWords(report)] },
    ...revisions.firstAt !== null && revisions.lastAt !== null ? [{ term: "Period", says: say`${at(revisions.firstAt)} to ${at(revisions.lastAt)}` }] : [],
    { term: "Policies", says: policiesWords(report) },
    { term: "Rules", says: [rulesWords(report)] },
    ...postureLine(report),
    ...exposedLine(report),
    { term: "Not evaluated", says: notEvaluatedWords(report) },
    {
      term: "Coverage",
      says: say`${summary.coverage.governed} of ${[some(summary.coverage.seen, "setting")]} seen ${[summary.coverage.governed === 1 ? "is" : "are"]} governed by a rule`
    },
    { term: "Secrets", says: [secretsWords(report)] },
    { term: "Ledger", says: ledgerWords(report) },
    { term: "Tool", says: say`driftline ${prose(report.tool.version)}, exit code ${report.exitCode}` }
  ];
}
function postureLine({ posture }) {
  const [first, last] = [posture[0], posture.at(-1)];
  if (!first || !last || posture.length === 1) return [];
  const sum = (of) => posture.reduce((total, row2) => total + row2[of], 0);
  const windows = ({ open: open3 }) => Object.values(open3).reduce((total, n) => total + n, 0);
  const worst = posture.reduce((most2, row2) => windows(row2) > windows(most2) ? row2 : most2, first);
  const most = windows(worst) > windows(last) ? say`, at most ${windows(worst)} (after ${revision(worst.revision)})` : [];
  return [
    {
      term: "Posture",
      says: say`since ${revision(first.revision)}: ${[some(sum("tighter"), "setting")]} tightened, ${sum("looser")} loosened; ${[some(windows(last), "window")]} open after the last${most}`
    }
  ];
}
function exposedLine({ exposure: { severity }, findings }) {
  const bySeverity = grouped(findings, (finding) => finding.severity);
  const shown3 = worstToBest.filter((one) => severity[one] > 0).map((one) => [`${one} ${exposedWords(exposedOf(severity[one], bySeverity.get(one) ?? []))}`]);
  return shown3.length === 0 ? [] : [{ term: "Exposed", says: [...joined(shown3, ", "), " in all"] }];
}
function sourceWords({ evidence: evidence2 }) {
  const asked = evidence2.requests > 0 ? [`, ${some(evidence2.requests, "request")}`] : [];
  const emulated = evidence2.emulated === true ? [", an emulator"] : [];
  const proxied = evidence2.proxied === true ? [", a proxy allowed"] : [];
  return say`${[evidence2.source]} ${evidence2.origin}${asked}${emulated}${proxied}`;
}
function policiesWords({ evidence: { policies } }) {
  if (policies.length === 0) return ["none"];
  const shown3 = policies.slice(0, 4).map((policy2) => say`${policy2.id} ${value(shortDigest(policy2.digest))}`);
  const more = policies.length > shown3.length ? [` and ${thousands(policies.length - shown3.length)} more`] : [];
  return say`${[some(policies.length, "file")]}: ${joined(shown3, ", ")}${more}`;
}
function shortDigest(digest3) {
  return digest3.length <= 22 ? digest3 : `${digest3.slice(0, 15)}…${digest3.slice(-4)}`;
}
function notEvaluatedWords({ notEvaluated: notEvaluated2, rules, evidence: { revisions } }) {
  const idle = grouped(
    rules.filter(({ status }) => status === "not-evaluated"),
    ({ reason }) => reason ?? "no reason given"
  );
  const later = revisions.leftOut;
  const all = [
    ...notEvaluated2.map((one) => say`${prose(one.what)} (${prose(one.reason)})`),
    ...[...idle].map(([reason, rows2]) => say`${ruleNames(rows2)} (${prose(reason)})`),
    ...later > 0 ? [[`${some(later, "revision")} after this audit's instant`]] : []
  ];
  if (all.length === 0) return [rules.length === 0 ? "there was no rule to evaluate" : "every rule was evaluated"];
  const more = all.length > 4 ? [` and ${thousands(all.length - 4)} more`] : [];
  return [...joined(all.slice(0, 4), "; "), ...more];
}
function ruleNames(rows2) {
  return rows2.length === 1 ? say`rule ${rows2[0].id}` : [some(rows2.length, "rule")];
}
function ledgerWords({ evidence: { ledger } }) {
  if (!ledger) return ["none: a change of the history itself would not be noticed"];
  const anchor = ledger.anchored ? "anchored outside" : "not anchored outside";
  return say`${[some(ledger.size, "entry", "entries")]}, head ${shortDigest(ledger.head)}, ${[anchor]}`;
}

// src/reporters/remedy.ts
function remedy(finding, limits3) {
  if (finding.inert !== null && finding.resolved === null) return revival(finding, finding.inert, limits3);
  if (finding.remediation !== null) return prose(finding.remediation);
  const name = subjectWords(finding.subject);
  const steps = settingsOf(finding.fix);
  if (steps.length > 0) return listed3(steps.map((step) => edit(finding, step, limits3)));
  const entries = listEdit(finding, limits3);
  if (entries) return entries;
  if (isObject(finding.expected) && "maxAge" in finding.expected) return say`rotate the secret in ${name}`;
  const wanted = expectedWords(finding.expected, limits3);
  return wanted.length === 0 ? [] : say`make ${name} ${wanted}`;
}
function revival(finding, inert, limits3) {
  const turn = [inert.switch, inert.wanted];
  const others2 = settingsOf(finding.fix).filter(([subject]) => subject !== inert.switch);
  return listed3([turn, ...others2].map((step) => edit(finding, step, limits3)));
}
function edit({ subject, actual }, [place2, wanted], limits3) {
  const name = subjectWords(place2);
  if (place2 === subject && Array.isArray(actual) && Array.isArray(wanted)) {
    const change = difference(actual, wanted, limits3);
    if (change.form === "set" && change.more === 0)
      return listed3([
        ...change.removed.length > 0 ? [say`remove ${joined(change.removed, ", ")} from ${name}`] : [],
        ...change.added.length > 0 ? [say`add ${joined(change.added, ", ")} to ${name}`] : []
      ]);
  }
  return say`set ${name} to ${valueWords(wanted, limits3)}`;
}
function listEdit(finding, limits3) {
  const offending = finding.offending.filter((entry) => entry !== null);
  if (!isObject(finding.expected) || !Array.isArray(finding.actual) || offending.length === 0) return void 0;
  const [check, ...others2] = Object.keys(finding.expected);
  if (others2.length > 0) return void 0;
  const [entries, name] = [valueWords(offending, limits3), subjectWords(finding.subject)];
  if (check === "subsetOf" || check === "disjointFrom") return say`remove ${entries} from ${name}`;
  return check === "supersetOf" ? say`add ${entries} to ${name}` : void 0;
}
function settingsOf(patch, place2 = "") {
  if (patch === null && place2 === "") return [];
  if (!isObject(patch)) return [[place2, patch]];
  return Object.entries(patch).flatMap(([key, member]) => settingsOf(member, place2 + segment(key)));
}

// src/reporters/view.ts
function withCauses(all, some2) {
  if (some2.length === all.length) return some2;
  const byId = new Map(all.map((finding) => [finding.id, finding]));
  const shown3 = new Set(some2);
  for (const { causedBy, status } of shown3) {
    const cause = status === "open" && causedBy !== null ? byId.get(causedBy) : void 0;
    if (cause?.status === "open") shown3.add(cause);
  }
  return all.filter((finding) => shown3.has(finding));
}
function viewOf(report) {
  const { reportSeverity, since } = report.view;
  const reaching = report.findings.filter(
    (finding) => reportSeverity === null || reaches(finding.severity, reportSeverity)
  );
  const severe = withCauses(report.findings, reaching);
  const recent = since === null ? void 0 : from(since, report.revisions);
  const findings = recent ? severe.filter((finding) => hasMoved(finding, recent)) : severe;
  const revisions = recent ? report.revisions.filter(recent) : report.revisions;
  return {
    findings,
    revisions,
    hidden: {
      below: report.findings.length - severe.length,
      earlier: severe.length - findings.length,
      revisions: report.revisions.length - revisions.length
    }
  };
}
function from(since, revisions) {
  if (/^\d{1,15}$/.test(since)) {
    const number4 = Number(since);
    const start2 = revisions.find((row2) => row2.revision >= number4)?.at;
    return ({ revision: revision2, at: at2 }) => revision2 === null ? start2 !== void 0 && at2 >= start2 : revision2 >= number4;
  }
  const start = startOf(since);
  return start === void 0 ? void 0 : ({ at: at2 }) => (startOf(at2) ?? 0) >= start;
}
function hasMoved(finding, recent) {
  const { introduced, values: values2, resolved, inert } = finding;
  if (recent(introduced) || values2.some(recent) || resolved !== null && recent(resolved)) return true;
  return resolved === null && inert !== null && recent(inert.since);
}

// src/reporters/standing.ts
var told = {
  tampered: (report, open3, lead2) => {
    const proof = open3.find((finding) => /^integrity\/(?:rewritten|truncated|revision-conflict)$/.test(finding.rule));
    const what = proof?.message ?? report.evidence.problems[0]?.message;
    return {
      headline: what === void 0 ? ["The history is not what was sealed."] : say`The history has changed: ${prose(what)}.`,
      sentences: [["No verdict on this history can be relied on; ask the service which content is true."], ...lead2]
    };
  },
  incomplete: (report, _, lead2) => ({
    headline: say`No verdict: ${problemsWords(report)}.`,
    sentences: [regardless(report), ...lead2]
  }),
  nothing: (report) => ({
    headline: say`Nothing was evaluated: ${nothingWords(report)}.`,
    sentences: [["This is no verdict on the settings: no rule was applied to them."]]
  }),
  drifted: (_, open3, lead2) => ({ headline: driftWords(open3), sentences: lead2 }),
  compliant: (report, _, lead2) => ({
    headline: [
      report.summary.excepted > 0 ? "Every rule holds or has a valid exception." : "Every evaluated rule holds."
    ],
    sentences: [covered(report), ...excepted(report), ...lead2]
  })
};
function standingOf(book, limits3) {
  const { report } = book;
  const open3 = report.findings.filter((finding) => finding.status === "open");
  const { findings, hidden } = viewOf(report);
  const worst = worstFirst(findings.filter((finding) => finding.status === "open"))[0];
  const state = stateOf3(report);
  return {
    state,
    worst,
    ...told[state](report, open3, worst ? [worstWords(worst, hidden.earlier > 0, book, limits3)] : [])
  };
}
function stateOf3(report) {
  const { verdict, evidence: evidence2, summary } = report;
  if (verdict === "tampered") return verdict;
  const judged3 = summary.rules.passing + summary.rules.failing;
  const nothing3 = evidence2.revisions.count === 0 || summary.rules.total === 0 || evidence2.complete && judged3 === 0;
  return nothing3 && verdict !== "drifted" ? "nothing" : verdict;
}
function nothingWords(report) {
  const { problems, revisions } = report.evidence;
  if (problems[0] && problems[0].code !== "no-history") return problemsWords(report);
  if (revisions.leftOut > 0) return ["no revision is as old as this audit"];
  if (revisions.count === 0) return ["there is no revision"];
  return [
    `no rule applies to ${revisions.count === 1 ? "this revision" : `these ${some(revisions.count, "revision")}`}`
  ];
}
function problemsWords(report) {
  const [first, ...rest2] = report.evidence.problems;
  if (!first) return ["the evidence is incomplete"];
  return [...prose(first.message), ...rest2.length > 0 ? [`, and ${some(rest2.length, "more problem")}`] : []];
}
function regardless(report) {
  const open3 = openCount(report);
  const held2 = `${some(report.evidence.revisions.count, "revision")} could be read`;
  return [
    open3 === 0 ? `${held2}; nothing open was found in what was seen.` : `${held2}; ${some(open3, "finding is", "findings are")} open regardless.`
  ];
}
function driftWords(open3) {
  const differing = open3.filter((finding) => finding.kind === "setting");
  const settings3 = new Set(differing.map((finding) => finding.subject)).size;
  const others2 = open3.length - differing.length;
  const differ2 = `${some(settings3, "setting differs", "settings differ")} from policy`;
  if (settings3 === 0) return [`${some(others2, "finding is", "findings are")} open.`];
  return [
    others2 === 0 ? `${differ2}.` : `${differ2}; ${some(others2, "further finding is", "further findings are")} open.`
  ];
}
function worstWords(finding, isPartial, book, limits3) {
  const length = finding.exposureSeconds === null ? "" : ` has been open for ${finding.introduced.exact ? "" : "at least "}${duration(finding.exposureSeconds)}`;
  return say`The worst${[isPartial ? " of those shown" : ""]}, ${[finding.severity]},${[length === "" ? " is an event" : length]}: ${beginning(finding, book, limits3)}.`;
}
function covered(report) {
  const { firstAt, lastAt } = report.evidence.revisions;
  const period = firstAt !== null && lastAt !== null ? say`, ${at(firstAt)} to ${at(lastAt)}` : [];
  const left = listed3(report.notEvaluated.slice(0, 5).map((one) => prose(one.what)));
  const missing3 = left.length > 0 ? say`; not evaluated: ${left}` : [];
  return say`${[rulesWords(report)]}; judged: ${[revisionsWords(report)]}${period}${missing3}.`;
}
function excepted(report) {
  const ends3 = report.findings.flatMap(
    (finding) => finding.status === "excepted" && finding.exception?.expires ? [finding.exception.expires] : []
  );
  if (report.summary.excepted === 0) return [];
  const next = ends3.toSorted()[0];
  return [
    say`${[some(report.summary.excepted, "finding is", "findings are")]} excepted${next === void 0 ? [] : say`; the next exception ends with ${lastDay(next)}`}.`
  ];
}
function stateTitle(report) {
  const state = stateOf3(report);
  if (state === "nothing") return "Nothing evaluated";
  const word2 = capital([state])[0];
  const worst = worstToBest.find((severity) => report.summary.open[severity] > 0);
  return worst ? `${word2} (${thousands(report.summary.open[worst])} ${worst})` : word2;
}
function publicWords(report) {
  const state = stateOf3(report) === "nothing" ? ", nothing evaluated" : "";
  return `${capital([report.verdict])[0]}${state}: ${countsWords(report, openCount(report))}; ${rulesWords(report)}; ${some(report.evidence.revisions.count, "revision")} judged.`;
}

import { ends as ends2, painter, severityMarks, wrap } from "./questions.js";

// src/reporters/tracks.ts
var MAX_LANES = 8;
var MAX_ROWS = 20;
var MAX_STANDS = 150;
function tracksOf(report, revisions, findings) {
  const until2 = instantOf(report.asOf);
  const times = revisions.flatMap((row2) => instantOf(row2.at) ?? []);
  if (until2 === void 0 || times.length === 0) return void 0;
  const first = times.reduce((a, b) => Math.min(a, b));
  const last = times.reduce((a, b) => Math.max(a, b), until2);
  const from3 = revisions.length === 1 ? first - DAY : first;
  const span2 = { from: Math.min(from3, last - 6e4), until: last };
  return {
    ...span2,
    lanes: lanesOf(revisions),
    rows: rowsOf(findings, span2),
    blind: blindOf(revisions),
    freezes: report.timeline.flatMap((one) => one.kind === "freeze" ? stretchOf2(one) : []),
    policies: momentsOf(report.timeline, "policy"),
    runs: momentsOf(report.timeline, "run"),
    posture: standsOf(report.posture)
  };
}
function wayOf({ changes: changes2 }) {
  const looser = changes2.some((change) => change.direction === "looser");
  const tighter = changes2.some((change) => change.direction === "tighter");
  return looser && tighter ? "both" : looser ? "looser" : tighter ? "tighter" : "neither";
}
function lanesOf(revisions) {
  const people = /* @__PURE__ */ new Map();
  for (const row2 of revisions) {
    const at2 = instantOf(row2.at);
    if (at2 === void 0) continue;
    const name = row2.by.email ?? row2.by.id ?? "";
    const marks = people.get(name) ?? [];
    people.set(name, marks);
    marks.push({ at: at2, revision: row2.revision, way: wayOf(row2), unlisted: row2.approved === false });
  }
  const loosened2 = (marks) => marks.filter(({ way }) => way === "looser" || way === "both").length;
  const isListed2 = (marks) => Number(unlistedIn(marks) === 0);
  const sorted = [...people].toSorted(
    ([, a], [, b]) => isListed2(a) - isListed2(b) || loosened2(b) - loosened2(a) || b.length - a.length
  );
  const alone = sorted.slice(0, sorted.length > MAX_LANES ? MAX_LANES - 1 : MAX_LANES);
  const others2 = sorted.slice(alone.length);
  const lane = (name, people2, marks) => ({
    name,
    unlisted: unlistedIn(marks),
    people: people2,
    marks: ordered(marks)
  });
  const lanes = alone.map(([name, marks]) => lane(name, 1, marks));
  if (others2.length === 0) return lanes;
  const rest2 = others2.flatMap(([, marks]) => marks);
  return [...lanes, lane(null, others2.length, rest2)];
}
function unlistedIn(marks) {
  return marks.filter((mark) => mark.unlisted).length;
}
function ordered(marks) {
  return marks.toSorted((a, b) => a.at - b.at || a.revision - b.revision);
}
function rowsOf(findings, span2) {
  const rules = /* @__PURE__ */ new Map();
  for (const finding of findings) {
    const from3 = instantOf(finding.introduced.at);
    if (isEvent(finding) || from3 === void 0) continue;
    const end = finding.resolved === null ? span2.until : instantOf(finding.resolved.at) ?? span2.until;
    const windows2 = rules.get(finding.rule) ?? [];
    rules.set(finding.rule, windows2);
    windows2.push({
      finding: finding.id,
      from: Math.min(Math.max(from3, span2.from), span2.until),
      until: Math.max(Math.min(end, span2.until), span2.from),
      severity: finding.severity,
      state: finding.resolved ? "closed" : finding.status === "excepted" ? "excepted" : "open",
      inert: finding.causedBy !== null,
      exact: finding.introduced.exact
    });
  }
  const open3 = (windows2) => windows2.some(({ state }) => state !== "closed") ? 1 : 0;
  const worst = (windows2) => windows2.reduce((most, { severity }) => Math.max(most, weight(severity)), 0);
  const sorted = [...rules].toSorted(
    ([, a], [, b]) => open3(b) - open3(a) || worst(b) - worst(a) || exposed2(b) - exposed2(a)
  );
  const alone = sorted.slice(0, sorted.length > MAX_ROWS ? MAX_ROWS - 1 : MAX_ROWS);
  const others2 = sorted.slice(alone.length);
  const rows2 = alone.map(([rule8, windows2]) => ({
    rule: rule8,
    rules: 1,
    windows: byStart(windows2),
    seconds: exposed2(windows2)
  }));
  if (others2.length === 0) return rows2;
  const windows = byStart(others2.flatMap(([, all]) => all));
  return [...rows2, { rule: null, rules: others2.length, windows, seconds: exposed2(windows) }];
}
function byStart(windows) {
  return windows.toSorted((a, b) => a.from - b.from || a.until - b.until);
}
function exposed2(windows) {
  return windows.reduce((sum, { from: from3, until: until2 }) => sum + Math.floor((until2 - from3) / 1e3), 0);
}
function blindOf(revisions) {
  return revisions.flatMap((row2, i) => {
    const before2 = revisions[i - 1];
    const missing3 = before2 ? row2.revision - before2.revision - 1 : 0;
    if (!before2 || missing3 < 1) return [];
    const [from3, until2] = [instantOf(before2.at), instantOf(row2.at)];
    if (from3 === void 0 || until2 === void 0 || until2 < from3) return [];
    const [first, last] = [before2.revision + 1, row2.revision - 1];
    const words = missing3 === 1 ? `revision ${first} missing` : `revisions ${first}–${last} missing`;
    return [{ from: from3, until: until2, words }];
  });
}
function stretchOf2({ at: at2, until: until2, text: text4 }) {
  const from3 = instantOf(at2);
  if (from3 === void 0) return [];
  return { from: from3, until: Math.max(from3, instantOf(until2 ?? at2) ?? from3), words: text4 };
}
function standsOf(posture) {
  const stands = posture.flatMap(({ at: at2, balance, open: open3 }) => {
    const time = instantOf(at2);
    return time === void 0 ? [] : [{ at: time, balance, open: worstToBest.map((severity) => open3[severity]) }];
  });
  const few = Math.ceil(stands.length / MAX_STANDS);
  if (few < 2) return stands;
  const all = ({ open: open3 }) => open3.reduce((sum, n) => sum + n, 0);
  return Array.from({ length: Math.ceil(stands.length / few) }, (_, i) => {
    const some2 = stands.slice(i * few, (i + 1) * few);
    const worst = some2.reduce((most, one) => all(one) > all(most) ? one : most);
    const last = some2.at(-1);
    return worst === last ? [last] : [worst, last];
  }).flat();
}
function momentsOf(rows2, kind) {
  return rows2.flatMap((one) => {
    const at2 = instantOf(one.at);
    return one.kind === kind && at2 !== void 0 ? { at: at2, words: one.text } : [];
  });
}

import { bookOf as bookOf2, changeIn, isNextSeen, lastOf as lastOf2, latestWords, listedWords, missingWords, relatedIn, subjectIn } from "./questions.js";

// src/reporters/text/timeline.ts
var MAX_LANES2 = 5;
var MAX_ROWS2 = 6;
var rooms = { narrow: { label: 26, tail: 20 }, wide: { label: 44, tail: 24 } };
var WIDEST = 180;
var shapes = { looser: "▲", tighter: "▽", both: "◆", neither: "·" };
var order = ["neither", "tighter", "both", "looser"];
function timelineLines(tracks, width) {
  if (!tracks) return [];
  const { lanes, rows: rows2, from: from3, until: until2 } = tracks;
  if (lanes.reduce((sum, lane) => sum + lane.marks.length, 0) < 2) return [];
  const room = width < 120 ? rooms.narrow : rooms.wide;
  const plot = Math.min(width, WIDEST) - 4 - room.label - 2 - room.tail;
  const scale2 = plot / (until2 - from3 + 1);
  const column = (time) => Math.min(plot - 1, Math.max(0, Math.floor((time - from3) * scale2)));
  const each = duration(Math.round((until2 - from3) / plot / 1e3));
  const days2 = [from3, until2].map((time) => instantText(time).slice(0, 10)).join(" to ");
  const people = [...lanes.slice(0, MAX_LANES2 - 1), ...rest(lanes.slice(MAX_LANES2 - 1))];
  const marked = people.map(
    (lane) => line(room, laneName(lane), marksOf2(lane, column, plot), [
      lane.unlisted > 0 ? `${thousands(lane.unlisted)} of ${thousands(lane.marks.length)} not listed` : thousands(lane.marks.length),
      ""
    ])
  );
  const worst = rows2.slice(0, MAX_ROWS2);
  const further = rows2.slice(MAX_ROWS2).reduce((sum, row2) => sum + row2.rules, 0);
  const exposed3 = worst.map((row2) => line(room, rowName(row2), barsOf(row2, column, plot), rowTail(row2)));
  const legend = `${days2}, one column is ${each}; ▲ looser, ▽ tighter, ◆ both, · neither; █ open, ▒ closed, ░ accepted`;
  return [
    ...wrap("  Timeline        ", legend, width),
    ...marked,
    ...exposed3,
    ...further > 0 ? [`    and ${some(further, "further rule")} in the other formats`] : []
  ];
}
function rest(lanes) {
  if (lanes.length < 2) return [...lanes];
  const people = lanes.reduce((sum, lane) => sum + lane.people, 0);
  return [
    {
      name: null,
      people,
      unlisted: lanes.reduce((sum, lane) => sum + lane.unlisted, 0),
      marks: lanes.flatMap((lane) => lane.marks)
    }
  ];
}
function laneName({ name, people }) {
  return name === null ? some(people, "other editor") : name === "" ? "an unknown editor" : name;
}
function rowName({ rule: rule8, rules }) {
  return rule8 ?? some(rules, "further rule");
}
function rowTail({ windows, seconds }) {
  const open3 = windows.some(({ state }) => state === "open");
  const times = windows.length > 1 ? `${thousands(windows.length)}× ` : "";
  const least = windows.every(({ exact }) => exact) ? "" : "≥ ";
  return [`${times}${least}${duration(seconds).replace(/ d .*/, " d")}`, open3 ? ", open" : ""];
}
function line(room, name, drawn, [much, more]) {
  const shown3 = middle(logLine(visible(name)), room.label);
  const tail = cells(much + more) > room.tail ? middle(much, room.tail) : much + more;
  return `    ${shown3}${" ".repeat(room.label - cells(shown3))} ${drawn.join("")} ${tail}`.trimEnd();
}
function marksOf2({ marks }, column, plot) {
  const best = /* @__PURE__ */ new Map();
  for (const { at: at2, way } of marks) {
    const here = column(at2);
    const known3 = best.get(here);
    if (known3 === void 0 || order.indexOf(way) > order.indexOf(known3)) best.set(here, way);
  }
  return Array.from({ length: plot }, (_, i) => best.has(i) ? shapes[best.get(i)] : " ");
}
function barsOf({ windows }, column, plot) {
  const drawn = Array.from({ length: plot }, () => " ");
  for (const state of ["closed", "excepted", "open"])
    for (const one of windows) {
      if (one.state !== state) continue;
      const fill = { closed: "▒", excepted: "░", open: "█" }[state];
      drawn.fill(fill, column(one.from), column(one.until) + 1);
      if (!one.exact) drawn[column(one.from)] = "◀";
      if (state !== "closed") drawn[plot - 1] = "▶";
    }
  return drawn;
}
// src/reporters/text.ts
var MAX_FINDINGS = 20;
var MAX_BENEATH = 8;
var INDENT = " ".repeat(13);
var MAX_ENDS = 120;
var limits2 = { text: 160, entries: 4 };
var states = {
  compliant: ["bold", "green"],
  drifted: ["bold", "red"],
  incomplete: ["bold", "magenta"],
  tampered: ["bold", "magenta"],
  nothing: ["dim"]
  // never green: nothing was looked at
};
var text3 = (report, options = {}) => {
  const width = Math.max(60, options.width ?? 80);
  const paint = painter(options.color === true);
  if (options.countsOnly === true)
    return `${wrap("", publicWords(report), width).join("\n")}
${lastLine(report, width, paint).join("\n")}
`;
  const book = bookOf2(report);
  const view = viewOf(report);
  const blocks = [
    ends2(
      `Driftline  ${middle(visible(clip(report.organization, 200)), Math.max(8, width - 40))}`,
      plain3(say`as of ${at(report.asOf)}`),
      Math.min(width, MAX_ENDS)
    ),
    lead(book, width),
    report.summary.sinceLast ? table(sinceRows(book), width) : [],
    ...findingBlocks(view, book, width, paint),
    timelineLines(tracksOf(report, view.revisions, view.findings), width),
    foot(book, view, width),
    lastLine(report, width, paint)
  ];
  return `${blocks.filter((block) => block.length > 0).map((block) => block.join("\n")).join("\n\n")}
`;
};
function lead(book, width) {
  const { state, headline, sentences } = standingOf(book, limits2);
  if (state === "drifted") return [];
  return [headline, ...sentences.slice(0, 1)].flatMap((sentence) => wrap("  ", plain3(sentence), width));
}
function findingBlocks(view, book, width, paint) {
  const items = itemsOf(view.findings.filter((finding) => finding.status === "open"));
  const rest2 = items.slice(MAX_FINDINGS).flatMap(({ finding, beneath }) => [finding, ...beneath]);
  const told2 = /* @__PURE__ */ new Set();
  const blocks = items.slice(0, MAX_FINDINGS).map((item) => findingBlock(item, book, width, paint, told2));
  if (rest2.length === 0) return blocks;
  const tally = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
  for (const finding of rest2) tally[finding.severity]++;
  return [
    ...blocks,
    wrap("  ", `and ${thousands(rest2.length)} more: ${tallyWords(tally)} (all in --format json)`, width)
  ];
}
function findingBlock(item, book, width, paint, told2) {
  const { finding, severity } = item;
  const { glyph, colours } = severityMarks[severity];
  const word2 = severity.padEnd(9);
  const right = age(finding, book);
  const end = Math.min(width, MAX_ENDS);
  const name = middle(plain3(subjectWords(finding.subject)), Math.max(8, end - 15 - cells(right)));
  const [first, ...more] = ends2(`  ${glyph} ${word2}${name}`, right, end);
  const line2 = (label, says2) => wrap(`${INDENT}${label}`, plain3(says2), width);
  const lines = (a, b) => {
    const both = line2("", [...a, " · ", ...b]);
    return both.length === 1 && width > MAX_ENDS ? both : [...line2("", a), ...line2("", b)];
  };
  const rule8 = say`rule ${finding.rule}  ${placeWords(finding.location)}`;
  const change = findingDifference(finding, limits2);
  const [by, ...opened] = who2(finding, book);
  const fix = remedy(finding, limits2);
  const known3 = told2.has(plain3(fix));
  told2.add(plain3(fix));
  return [
    first.replace(`${glyph} ${word2}`, paint(`${glyph} ${word2}`, ...colours)),
    ...more,
    ...isEvent(finding) ? [] : change ? lines(differenceWords(change), prose(finding.message)) : line2("", prose(finding.message)),
    ...width > MAX_ENDS ? lines(by, rule8) : line2("", by),
    ...opened.flatMap((says2) => line2("", says2)),
    ...known3 || fix.length === 0 ? [] : line2("fix: ", fix),
    ...width > MAX_ENDS ? [] : line2("rule ", rule8.slice(1)),
    ...beneathLines(item, line2)
  ];
}
function beneathLines(item, line2) {
  if (item.beneath.length === 0) return [];
  return [
    ...line2("", capital(beneathWords(item))),
    ...beneathList(item, MAX_BENEATH).flatMap((says2) => line2("  · ", says2))
  ];
}
function who2(finding, book) {
  const { introduced } = finding;
  if (isEvent(finding) || introduced.revision === null) return [capital(beginning(finding, book, limits2))];
  const [first, ...others2] = bylines(finding, book, limits2);
  const direction2 = standingDirection(finding, book);
  const way = direction2 === void 0 ? [] : [`, ${directionWords[direction2]}`];
  const isNamed = introduced.exact && others2.length === 0 && !finding.inert;
  return [say`${isNamed ? ["by "] : []}${first}${way}`, ...others2];
}
function foot(book, view, width) {
  const { report } = book;
  const rows2 = [
    ...hiddenWords(report, view).map((says2) => ["Not shown", says2]),
    ...report.summary.sinceLast ? [] : sinceRows(book),
    ...evidenceLines(report).map(({ term: term2, says: says2 }) => [term2, says2])
  ];
  return table(rows2, width);
}
function table(rows2, width) {
  return rows2.flatMap(([term2, says2]) => wrap(`  ${term2.padEnd(16)}`, plain3(says2), width));
}
function sinceRows(book) {
  const last = book.report.summary.sinceLast;
  const lines = sinceLast2(book.report);
  if (!last || !lines) return [["Since last", [noLastWords(book.report)]]];
  const counts = sinceCounts(lines);
  const named = lines.map(({ word: word2, named: named2 }) => ({ word: word2, rules: rulesOf(named2, book, 3) })).filter(({ rules }) => rules.length > 0).map(({ word: word2, rules }) => ["", say`${[word2]}: ${rules}`]);
  return [["Since last", say`${[counts]} (since ${at(last.at)})`], ...named];
}
function lastLine(report, width, paint) {
  const open3 = openCount(report);
  const word2 = report.verdict.toUpperCase();
  const exit = `  Exit ${report.exitCode}.`;
  const whole = `${countsWords(report, open3)}.${exit}`;
  const painted = paint(word2, ...states[stateOf3(report)]);
  if (word2.length + 2 + whole.length <= width) return [`${painted}  ${whole}`];
  const { resolved, excepted: excepted2 } = report.summary;
  return [
    ...wrap("  ", `${countsWords(report, open3)}.`, width),
    `${painted}  ${open3} open, ${resolved} resolved, ${excepted2} excepted.${exit}`
  ];
}

import { ownWords } from "./questions.js";

import { chooseSource, gather, readKey } from "./questions.js";

import { choosePolicies, loadNamed } from "./policies.js";

import { defaultNames, policyNames } from "./questions.js";

// src/run/run-audit.ts
async function runAudit(options) {
  const { config, environment } = options;
  const chosen = await choosePolicies(options.policies, config, options.ownPolicies);
  const { policies, sources: sources2 } = chosen;
  const source = await chooseSource(options, config, environment);
  await options.ready?.(source, [...sources2.map(({ file }) => file), ...config.file === null ? [] : [config.file]]);
  const past3 = options.policyHistory === void 0 ? void 0 : await pastOf(chosen, options);
  const known3 = [
    ...sources2.map(({ text: text4 }) => text4),
    ...past3?.texts ?? [],
    ...await ownWords(options.formats, options.withIssues),
    ...options.known ?? []
  ];
  const key = environment["DRIFTLINE_FINGERPRINT_KEY"] || void 0;
  const asOf = options.asOf ?? Date.now();
  const ledger = await openLedger(options, source, asOf);
  try {
    return await judged2(options, policies, past3?.history, source, known3, key, asOf, ledger);
  } catch (error) {
    await ledger?.ledger?.close();
    throw error;
  }
}
async function pastOf(chosen, options) {
  const { readPolicyHistory } = await import("./authoring.js");
  const { config, asOf, ownPolicies: own = [] } = options;
  const names3 = await policyNames(options.policies, config);
  return readPolicyHistory(chosen, { names: names3, own, config, now: asOf === void 0 ? Date.now() : void 0 });
}
async function openLedger(options, source, now2) {
  const { expectHead, expectedBy } = options;
  const dir = source.kind === "ledger" ? source.dir : options.ledger ?? options.config.ledger;
  if (dir === null) return void 0;
  const { openReplay: openReplay2, openRun: openRun2 } = await import("./audit.js");
  if (source.kind === "ledger") return openReplay2(dir, source.organization, expectHead, expectedBy);
  return openRun2({ dir, organization: source.organization, full: options.full ?? false, expectHead, expectedBy, now: now2 });
}
async function judged2(options, policies, policyHistory, source, known3, key, asOf, input) {
  const { config } = options;
  const { evidence: evidence2, sealed, missing: missing3, stop, extras } = await gather(source, config, key, known3, {
    demo: options.demo,
    ledger: input,
    extras: options.with ?? config.with,
    progress: options.progress
  });
  const cut = options.asOf !== void 0;
  const contiguous = options.requireContiguous ?? false;
  const judge2 = (by, history) => audit({
    evidence: evidence2,
    policies: by,
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
    progress: options.progress,
    view: { reportSeverity: options.reportSeverity ?? null, since: options.since ?? null, failOn: options.failOn }
  });
  const report = judge2(policies, policyHistory);
  const made = { report, leaks: sealed.leaks, policies, judge: (by) => judge2(by) };
  const ledger = input?.ledger;
  if (!ledger) return made;
  const close = async () => ledger.close();
  if (options.appends === false) return { ...made, close };
  const outcome = { config, policies, evidence: evidence2, sealed, missing: missing3, stop, report, cut, contiguous };
  const { entriesOf: entriesOf3, withHead: withHead2 } = await import("./audit.js");
  const plan = ledger.plan(entriesOf3(ledger.state, ledger.head, outcome));
  return {
    ...made,
    report: withHead2(report, plan),
    unkept: report,
    keep: async () => ledger.commit(plan),
    close
  };
}

import { loadPolicies } from "./policies.js";

import { checksNamedIn, noCheck, policySchema, rulesOf as rulesOf2, titleOf } from "./policies.js";

import { isPackFolder, isPolicyFile, namesNobody, packFolder, packNames, placeOf as placeOf2, readPolicies, resolveExtends } from "./questions.js";

import { apiKey, serviceAddress } from "./questions.js";

import { open as open2, session_exports } from "./questions.js";

import { Marked, Sealer, createFingerprints } from "./questions.js";

import { STRONG, catalogWords, inPieces, leakTest, namesIn as namesIn3, numbersIn, readsLikeOurs, weigh } from "./questions.js";

import { controlsSchema, date, filled, from as from2, inOrder as inOrder2, patterns, person, says, severitySchema, until } from "./policies.js";

import { ruleIds, ruleWords, tamperIds, textWords } from "./questions.js";

import { documentOf, linesOf as linesOf2, problemAt, withoutMark } from "./policies.js";

// src/run/unasked.ts
var audits2 = {
  access: "driftline audit --with access judges it",
  usage: "driftline audit --with usage judges it",
  readiness: "driftline audit --with readiness judges it",
  computer: "driftline audit --with computers judges it"
};
var past2 = new Set(inForceRules.map((rule8) => rule8.id));
var needs = {
  "integrity/audit-gap": [
    ({ config, evidence: evidence2 }) => config.auditEverySeconds !== null && evidence2.value.ledger !== void 0,
    "give --ledger, and set auditEvery in driftline.yaml"
  ],
  "editors/shared-account": [
    ({ config }) => config.sharedAccounts.length > 0,
    "name the accounts as sharedAccounts in driftline.yaml"
  ],
  "editors/unapproved": [({ policies }) => policies.editors !== null, "give a policy with editors"],
  "changes/outside-window": [
    ({ policies }) => (policies.changes?.windows.length ?? 0) > 0,
    "give a policy with changes.windows"
  ],
  "changes/freeze": [
    ({ policies }) => (policies.changes?.freezes.length ?? 0) > 0,
    "give a policy with changes.freezes"
  ]
};
function mustBeJudged(rule8, asked) {
  if (asked.config.builtin[rule8] === "off")
    throw new DriftlineError("usage", { message: `${rule8} is turned off`, hint: "look at builtin in driftline.yaml" });
  const hint = missing2(rule8, asked);
  if (hint !== void 0)
    throw new DriftlineError("usage", { message: `${rule8} is not judged by the history alone`, hint });
}
function missing2(rule8, asked) {
  const kind = builtinRules.get(rule8)?.kind;
  if (kind && audits2[kind] !== void 0) return audits2[kind];
  if (past2.has(rule8)) return "driftline audit --policy-history git judges it";
  if (tamperRules.has(rule8) && !asked.evidence.value.ledger) return "give --ledger, which knows what the history was";
  const [isThere2, what] = needs[rule8] ?? [];
  return isThere2?.(asked) === false ? what : void 0;
}

// src/run/replay.ts
async function loadTools() {
  const [checks, { schemaTest }] = await Promise.all([loadChecks(), import("./json-schemas.js")]);
  return { checks, compile: (schema3) => schemaTest(schema3, true) };
}
function replay(state, run2, organization, tools) {
  const {
    aliases,
    builtin,
    sharedAccounts: sharedAccounts2 = [],
    auditEverySeconds = null,
    policies
  } = state.policies.get(run2.policy);
  const catalog = createCatalog(aliases);
  const session = open2({ organization, catalog, kept: true });
  recallAll(session, state);
  const sealed = session.finish([], false);
  const input = { state, head: run2.before, size: 0, anchored: false, full: false };
  const report = audit({
    evidence: evidenceOf(
      {
        source: run2.source,
        origin: run2.origin,
        emulated: false,
        requests: run2.requests,
        revisions: sealed.revisions,
        conflicts: run2.conflicts,
        notEvaluated: [],
        ledger: factsOf(input, sealed, [])
      },
      []
    ),
    policies: {
      ...policies,
      assertions: policies.assertions.map((one) => ({ ...one, test: tools.compile(one.schema) })),
      checks: tools.checks
    },
    catalog,
    organization,
    version: run2.tool,
    asOf: Date.parse(run2.at),
    cut: run2.cut,
    requireContiguous: run2.contiguous,
    builtin,
    sharedAccounts: sharedAccounts2,
    auditEverySeconds,
    view: { reportSeverity: null, since: null, failOn: "never" }
  });
  const ids2 = (status) => report.findings.filter((one) => one.status === status && !restsOnOther(one)).map((one) => one.id);
  return difference2("open", run2.open, ids2("open")) ?? difference2("accepted by an exception", run2.excepted, ids2("excepted"));
}
function difference2(what, said, found) {
  const [left, right] = [new Set(said), new Set(found)];
  const lost = said.filter((id) => !right.has(id)).length;
  const more = found.filter((id) => !left.has(id)).length;
  if (lost + more === 0) return null;
  return `${lost} findings that the run says were ${what} are not found again, and ${more} are found that it does not name`;
}
// src/run/verify-ledger.ts
async function verifyLedger(dir, options) {
  const kept2 = options.heads.map(keptHead);
  const tools = options.replay ? await loadTools() : void 0;
  const organization = options.replay ? await organizationOf(dir) ?? "" : "";
  let replayed = 0;
  let notReplayed = 0;
  let isLight = true;
  const makeState = () => {
    [replayed, notReplayed] = [0, 0];
    if (!tools) return new LedgerState(void 0, isLight);
    return new LedgerState((state2, run2) => {
      if (run2.tool !== judgeVersion) {
        notReplayed++;
        return;
      }
      replayed++;
      const found = replay(state2, run2, organization, tools);
      if (found !== null) throw tampered(names2.entries, `the run of ${run2.at}: ${found}`);
    });
  };
  let { proved: proved2, state } = await openForReading(dir, makeState);
  if (state.hasUncompared) {
    isLight = false;
    ({ proved: proved2, state } = await openForReading(dir, makeState));
  }
  for (const head2 of kept2)
    if (!state.heads.has(head2))
      throw tampered(names2.entries, `it did not grow from the head ${head2}: it was cut, set back or replaced`);
  const numbers = [...state.revisions.keys()].sort((a, b) => a - b);
  const last = state.runs.at(-1);
  const since = Math.max(0, ...kept2.map((head2) => state.heads.get(head2)));
  return {
    verified: true,
    organization: proved2.origin.organization,
    created: proved2.origin.created,
    head: proved2.head,
    size: proved2.tree.size,
    anchored: kept2.length > 0,
    revisions: { count: numbers.length, first: numbers[0] ?? null, last: numbers.at(-1) ?? null },
    gaps: state.gaps(),
    runs: {
      count: state.runs.length,
      last: last?.at ?? null,
      verdict: last?.verdict ?? null,
      lastComplete: state.lastComplete?.at ?? null,
      replayed,
      notReplayed
    },
    rewritten: [...new Set(state.conflicts.map(({ stored }) => stored.revision))],
    truncated: state.missing.map(({ from: from3, to }) => ({ from: from3, to })),
    unfinished: proved2.unfinished?.bytes ?? null,
    notExcluded: notExcluded(since, proved2.tree.size, options.replay, notReplayed)
  };
}
function notExcluded(anchoredSize, size, isReplayed, notReplayed) {
  const doubts = [];
  if (anchoredSize === 0)
    doubts.push(
      "that the ledger was cut, set back to an earlier head, or replaced as a whole: give a head that was kept elsewhere with --expect-head"
    );
  else if (anchoredSize < size)
    doubts.push(
      `that something was cut or replaced after the kept head, which covers ${anchoredSize} of ${size} entries`
    );
  if (!isReplayed) doubts.push("that a run found something else than it says: give --replay");
  else if (notReplayed > 0)
    doubts.push(
      "that a run of another version or build of Driftline found something else than it says: replay it there"
    );
  return doubts;
}
function verificationLines(found) {
  const { revisions, runs: runs2 } = found;
  const range = ({ from: from3, to }) => from3 === to ? `${from3}` : `${from3} to ${to}`;
  const span2 = revisions.count === 0 ? "no revision" : `${count(revisions.count, "revision")} (${range({ from: revisions.first, to: revisions.last })})`;
  const lines = [
    `verified: the ledger of ${visible(found.organization)}, ${count(found.size, "entry", "entries")}, head ${found.head}`,
    `  ${span2}, ${found.gaps.length === 0 ? "none missing between them" : `missing between them: ${found.gaps.map(range).join(", ")}`}`,
    `  ${count(runs2.count, "run")}${runs2.last === null ? "" : `, the last on ${runs2.last}: ${runs2.verdict}`}; last complete audit: ${runs2.lastComplete ?? "none"}`
  ];
  if (runs2.replayed + runs2.notReplayed > 0)
    lines.push(
      `  ${count(runs2.replayed, "run")} judged again with the same findings${runs2.notReplayed === 0 ? "" : `; ${runs2.notReplayed} of other versions or builds of Driftline not judged again`}`
    );
  if (found.anchored) lines.push("  it grew from every head that was given");
  for (const revision2 of found.rewritten) lines.push(`  on record: revision ${revision2} arrived with another content`);
  for (const one of found.truncated) lines.push(`  on record: revisions ${range(one)} were no longer given`);
  if (found.unfinished !== null)
    lines.push(
      `  an interrupted run left ${count(found.unfinished, "byte")} after the end; they count for nothing, and the next run deals with them`
    );
  return [...lines, ...found.notExcluded.map((doubt) => `  not excluded: ${doubt}`)];
}
export {
  ATTRIBUTES,
  ApprovalBook,
  EntryReader,
  EntrySpeller,
  EntryWindows,
  FORMAT,
  GrantTracker,
  InForceBook,
  Ledger,
  MAX_LINE,
  Tree,
  Windows,
  agreementOn,
  approvalRules,
  assertions,
  audit,
  audits,
  beneathList,
  beneathWords,
  builtinRules,
  changeInfo,
  changeLine,
  changeRulesOf,
  changes,
  checkProof,
  checkpointOf,
  checkpointText,
  counterparts,
  credentialsIn,
  draftOf2 as draftOf,
  editors,
  endOf2 as endOf,
  entriesOf2 as entriesOf,
  entryAudit,
  event,
  evidenceLines,
  exposedOf,
  exposedWords,
  factsOf,
  fingerprintsIn,
  freezeWords,
  headText,
  idOf,
  inForceRules,
  inclusionProof,
  isContinued,
  isIncluded,
  isListed,
  isMasked,
  isPutRight,
  itemsOf,
  judgeShown,
  keptHead,
  knownTo,
  leafHash,
  missingOf,
  mustBeJudged,
  names2 as names,
  namesOf,
  noPolicies,
  notInForce,
  openForReading,
  openReplay,
  openRun,
  organizationOf,
  originLine,
  policyEntry,
  policyRows,
  proveRevision,
  publicWords,
  recallAll,
  remedy,
  restsOnOther,
  runAudit,
  secrets,
  settings,
  settle,
  shortDigest,
  spelled,
  split,
  standingOf,
  stateOf3 as stateOf,
  stateTitle,
  staysBehindMask,
  tamperRules,
  tampered,
  text3 as text,
  tracksOf,
  unknownRule,
  verificationLines,
  verifyLedger,
  versionAt,
  viewOf,
  withHead
};
