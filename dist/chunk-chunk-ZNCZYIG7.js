import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  ApprovalMatcher,
  agreedAfterwards,
  isAgreed,
  isAuthorized,
  localTime
} from "./chunk-chunk-JYJEULSL.js";
import {
  days
} from "./chunk-chunk-WYJUC55E.js";
import {
  matchesAny,
  matchesSubject
} from "./chunk-chunk-GISCKLVW.js";
import {
  count,
  nameOf
} from "./chunk-chunk-TXR2ON6E.js";
import {
  instantText
} from "./chunk-chunk-SIYFOCKV.js";

// src/policy/windows.ts
function isOpen(window, time) {
  const { day, minutes } = localTime(time, window.timezone);
  const starts = (one) => window.days.includes(one);
  if (window.from < window.to) return starts(day) && minutes >= window.from && minutes < window.to;
  const yesterday = days[(days.indexOf(day) + 6) % 7];
  return starts(day) && minutes >= window.from || starts(yesterday) && minutes < window.to;
}
function frozen(freezes, time, subjects) {
  const now = freezes.filter(({ from, until }) => time >= from && time < until);
  const hit = (freeze) => (subject) => freeze.settings === null || matchesAny(freeze.settings, subject);
  return {
    freezes: now.filter((freeze) => subjects.some(hit(freeze))),
    subjects: subjects.filter((subject) => now.some((freeze) => hit(freeze)(subject)))
  };
}
function windowWords({ days: on, from, to }) {
  return `${days.filter((day) => on.includes(day)).join(", ")} ${hourWords(from)}–${hourWords(to)}`;
}
function localWords({ date, day, minutes }) {
  return `${day[0].toUpperCase()}${day.slice(1)} ${date} at ${hourWords(minutes)}`;
}
function hourWords(minutes) {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

// src/audits/names.ts
function namesOf(subjects) {
  if (subjects.length > 3) return count(subjects.length, "setting");
  const names = subjects.map(nameOf);
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
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
    const { revision, time, by } = step.revision;
    if (step.previous === null && revision > 1) this.#since = time;
    const matches = this.#matcher.match({ time, by, subjects: step.changes.map((change) => change.subject) });
    this.#last = { step, matches };
    for (const [subject, found] of matches) for (const match of found) this.#use(match, subject, revision);
    return matches;
  }
  #use({ approval, result }, subject, revision) {
    if (result === "early" || result === "late" || result === "over-scope") return;
    let use = this.#uses.get(approval);
    if (!use) this.#uses.set(approval, use = { revisions: [], applied: /* @__PURE__ */ new Set(), tried: /* @__PURE__ */ new Set() });
    const agreed = isAgreed(result);
    if (agreed && use.revisions.at(-1) !== revision) use.revisions.push(revision);
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
      const draft = {
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
      return [draft];
    });
  }
};
function endOf(subjects, matches, named = false) {
  return lastOf(subjects.map((subject) => agreedAfterwards(matches.get(subject), named)));
}
function agreementOn(subjects, matches, time) {
  const end = lastOf(subjects.map((subject) => agreedTo(matches.get(subject))));
  return end && end.time < time ? { ...end, at: instantText(time), time } : end;
}
function agreedTo(matches) {
  return matches?.find(({ result }) => result === "authorized")?.approval ?? agreedAfterwards(matches);
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
function event(rule, step, subject, message, rest = {}) {
  const { revision, at, time, by } = step.revision;
  return {
    rule,
    subject,
    message,
    expected: null,
    before: null,
    actual: null,
    offending: [],
    values: [],
    introduced: { revision, at, time, by, exact: true, first: false },
    resolved: null,
    event: true,
    fix: null,
    ...rest
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
function changeRulesOf(policy) {
  return [
    ...policy.windows.length > 0 ? [outside] : [],
    ...policy.freezes.length > 0 ? [frozenRule] : [],
    ...policy.loosening ? [unapproved] : []
  ];
}
function changeInfo(rule, policy, context) {
  const base = context.builtin(rule);
  return base && {
    ...base,
    severity: policy.severity ?? base.severity,
    rationale: policy.rationale ?? base.rationale,
    controls: policy.controls.length > 0 ? policy.controls : base.controls,
    policy: policy.policy,
    owner: policy.owner,
    location: policy.location,
    from: policy.from
  };
}
var judges = [
  [outside, ({ windows }, step) => outsideOf(windows, step)],
  [frozenRule, ({ freezes }, step) => during(freezes, step)],
  [unapproved, ({ loosening }, step, matches) => loosening ? without(loosening.settings, step, matches) : void 0]
];
var changes = {
  rules: judges.map(([rule]) => rule),
  begin: (context) => {
    const policy = context.policies.changes;
    const wanted = policy ? changeRulesOf(policy) : [];
    const judging = judges.flatMap(([rule, judge]) => {
      const info = policy && wanted.includes(rule) ? changeInfo(rule, policy, context) : void 0;
      return info ? [{ info, judge }] : [];
    });
    const drafts = [];
    return {
      see: (step) => {
        if (!policy || step.changes.length === 0) return;
        if (policy.until !== null && step.revision.time >= policy.until) return;
        const matches = context.approvals.of(step);
        for (const { info, judge } of judging) {
          const fault = judge(policy, step, matches);
          if (fault) drafts.push(draftOf(info, step, fault, matches));
        }
      },
      end: () => drafts
    };
  }
};
function draftOf(info, step, { subjects, message, expected, actual }, matches) {
  const made = event(info, step, `revision:${step.revision.revision}`, message, {
    expected,
    actual: actual ?? null,
    offending: subjects,
    resolved: endOf(subjects, matches)
  });
  return { ...made, introduced: { ...made.introduced, exact: step.exact } };
}
function outsideOf(windows, step) {
  const { time } = step.revision;
  if (windows.some((window) => isOpen(window, time))) return void 0;
  const subjects = step.changes.map((change) => change.subject);
  const zones = [...new Set(windows.map((window) => window.timezone))];
  const clocks = zones.map((zone) => {
    const open = windows.filter((window) => window.timezone === zone).map(windowWords);
    return `${localWords(localTime(time, zone))} in ${zone}, outside ${open.join(" and ")}`;
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
function freezeWords({ from, until, reason }) {
  const day = (time) => instantText(time).slice(0, 10);
  return `from ${day(from)} until ${day(until - 1)} (${reason})`;
}
function without(patterns, step, matches) {
  const needing = step.changes.filter(
    (change) => mayLoosen(change) && (patterns === null || matchesAny(patterns, change.subject))
  );
  const all = needing.filter((change) => !isAuthorized(matches.get(change.subject)));
  if (all.length === 0) return void 0;
  const open = all.filter((change) => endOf([change.subject], matches) === null);
  const faults = open.length > 0 ? open : all;
  const shown = faults.slice(0, 3).map((change) => `${nameOf(change.subject)} (${why(change, matches)})`);
  const more = faults.length > 3 ? ` and ${count(faults.length - 3, "more setting")}` : "";
  return {
    subjects: faults.map((change) => change.subject),
    message: `loosened without an approval: ${shown.join(", ")}${more}`,
    expected: { requires: "approval" }
  };
}
function mayLoosen({ direction }) {
  return direction === "looser" || direction === "unknown";
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
function why({ subject, direction }, matches) {
  const best = matches.get(subject)?.[0];
  const reason = best ? reasons[best.result](best.approval.id, best.alias) : "no approval";
  return direction === "unknown" ? `${reason}; whether it is looser is not known` : reason;
}
function changed(subjects) {
  return `${namesOf(subjects)} ${subjects.length === 1 ? "was" : "were"} changed`;
}

export {
  namesOf,
  approvalRules,
  ApprovalBook,
  endOf,
  agreementOn,
  event,
  changeRulesOf,
  changeInfo,
  changes,
  freezeWords
};
