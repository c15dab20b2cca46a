import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

import { isCertainlyOff, isInForce, isOff, spelledValues } from "./questions.js";

import { addTo, common, contains, countWhile, firstIn, getOrMake, groupBy, inOnePiece, lastIn, lookUp, meet, namesIn, partition, placeIn, present, sumOf, tableOf, unique } from "./base.js";

// src/policy/in-force.ts
var noPolicies = {
  files: [],
  rules: [],
  assertions: [],
  editors: null,
  changes: null,
  usage: null,
  access: null,
  limits: null,
  readiness: null,
  computers: null,
  sessions: null,
  approvals: [],
  exceptions: [],
  checks: /* @__PURE__ */ new Map()
};
function versionAt(versions, time) {
  return countWhile(versions, ({ from: from2 }) => from2 <= time) - 1;
}
function counterparts(policies, rule10) {
  const all2 = [...policies.rules, ...policies.assertions];
  const sameId = all2.filter((candidate) => candidate.id === rule10.id);
  if (sameId.length > 0) return sameId;
  return "setting" in rule10 ? policies.rules.filter(({ setting: setting2 }) => setting2 === rule10.setting) : policies.assertions.filter(({ schema: schema3 }) => JSON.stringify(schema3) === JSON.stringify(rule10.schema));
}

import { checkNames, contradiction, demandText, demandWords, demandsOf, exactText, fitting, impliesDemand, joinChecks, leafSchema, loadChecks, passesEmpty, remedyWords, shouldText, testOf } from "./policies.js";

import { isOver } from "./policies.js";

import { DAY, boundText, certain, dayOf, daysBetween, durationOf, durationShape, endOf, instantOf, instantText, isDayOrMonth, isInstant, isInstantText, outputText, startOf, startOfDay, stretchOf, timeWords } from "./base.js";

import { bag, canonical, canonicalObject, compare, equal, exactNumber, insert, isArray, isExactNumber, isObject, isWhole, membersOf, mergePatch, pointer, segment, textAt, unpointer, valueAt } from "./base.js";

// src/audits/terms.ts
function notInForce(rule10, asOf) {
  if (rule10.from !== null && asOf < rule10.from) return `in force from ${boundText(rule10.from)}`;
  if (isOver(rule10, asOf)) return `not in force since ${boundText(rule10.until)}`;
  return void 0;
}
function infoOf(rule10) {
  const { setting: _, demands: _demands, unsetPasses: _unsetPasses, overridable: _overridable, ...info } = rule10;
  return { ...info, kind: "setting" };
}
function expectedOf(rule10, checks, failing2, setting2) {
  const expected = bag();
  for (const { check, options } of rule10.demands) expected[check] = options;
  return { expected, words: { demand: demandWords(checks, rule10.demands), ...remedyWords(checks, failing2, setting2) } };
}
function builtinInfo(rule10, severity = rule10.severity) {
  return {
    ...rule10,
    severity,
    policy: null,
    owner: null,
    location: null,
    fixWithinSeconds: null,
    from: null,
    until: null
  };
}
function statedRule(base, part2) {
  return {
    ...base,
    severity: part2.severity ?? base.severity,
    policy: part2.policy,
    owner: part2.owner,
    rationale: part2.rationale ?? base.rationale,
    remediation: part2.remediation ?? base.remediation,
    controls: part2.controls.length > 0 ? part2.controls : base.controls,
    fixWithinSeconds: part2.fixWithinSeconds ?? null,
    from: part2.from,
    until: part2.until,
    location: part2.location
  };
}

import { days, isZone, localTime, zoneNames } from "./policies.js";

import { matchesAny, matchesSubject, patternFlaw } from "./questions.js";

import { isGlob, kindOf, kinds_2, normalise, shareOfInternet } from "./questions.js";

import { anyOf, coverageOf, flawOf, isCovered, isOpaque, isPlain, memoize, normalOf, overlapsOf, spansOf, spelledAs, spellingOf, textOf_2, unclean } from "./questions.js";

import { UNKNOWN_EDITOR, count, duration, elapsedWords, endsSentence, fractionBelow, minute, months, nameOf, personName, precise, shortList, thousands } from "./base.js";

// src/audits/audit.ts
var emptyList = [];
function draftWith(parts3) {
  return {
    rule: parts3.rule,
    subject: parts3.subject,
    formerly: parts3.formerly,
    message: inOnePiece(parts3.message),
    expected: parts3.expected ?? null,
    words: parts3.words,
    before: parts3.before ?? null,
    actual: parts3.actual ?? null,
    offending: parts3.offending ?? emptyList,
    values: parts3.values ?? emptyList,
    stages: parts3.stages,
    introduced: parts3.introduced,
    resolved: parts3.resolved ?? null,
    ended: parts3.ended,
    event: parts3.event ?? true,
    fix: parts3.fix ?? null,
    inert: parts3.inert,
    besideWindow: parts3.besideWindow,
    use: parts3.use,
    inForce: parts3.inForce
  };
}
function stepAudit(rules3, begin) {
  return {
    rules: rules3,
    begin: (context) => {
      const judge23 = begin(context);
      const drafts4 = [];
      return { see: (step) => void drafts4.push(...judge23(step)), end: () => drafts4 };
    }
  };
}
function event(rule10, step, parts3) {
  return changeEvent(rule10, { revision: step.revision, exact: true }, parts3);
}
function changeEvent(rule10, step, parts3) {
  const { revision: revision2, at: at2, time, by } = step.revision;
  const introduced = { revision: revision2, at: at2, time, by, exact: step.exact, first: false };
  return draftWith({ ...parts3, rule: rule10, introduced });
}
function draftAt(rule10, time, parts3, day2 = instantText(time)) {
  const introduced = { revision: null, day: day2, at: instantText(time), time, by: null, exact: false, first: false };
  return draftWith({ event: false, ...parts3, rule: rule10, introduced });
}
function draftOn(rule10, day2, parts3) {
  return draftAt(rule10, startOfDay(day2), parts3, day2);
}
function endAt(time) {
  return { revision: null, at: instantText(time), time, by: null };
}
function eventAt(rule10, time, parts3) {
  const introduced = { revision: null, at: instantText(time), time, by: null, exact: true, first: false };
  return draftWith({ ...parts3, rule: rule10, introduced });
}
// src/policy/windows.ts
var DAY2 = 24 * 60;
var WEEK = 7 * DAY2;
function minuteOfWeek(time, zone) {
  const { day: day2, minutes } = localTime(time, zone);
  return days.indexOf(day2) * DAY2 + minutes;
}
function openings(windows, minuteOf2 = minuteOfWeek) {
  const weeks = /* @__PURE__ */ new Map();
  for (const { timezone, days: on, from: from2, to } of windows) {
    const week = getOrMake(weeks, timezone, () => new Uint8Array(WEEK));
    for (const day2 of on) {
      const midnight = days.indexOf(day2) * DAY2;
      const end = midnight + (from2 < to ? to : to + DAY2);
      week.fill(1, midnight + from2, end);
      week.fill(1, 0, Math.max(end - WEEK, 0));
    }
  }
  return (time) => {
    for (const [zone, week] of weeks) if (week[minuteOf2(time, zone)] === 1) return true;
    return false;
  };
}
var indexes = /* @__PURE__ */ new WeakMap();
function findFrozen(freezes, time, changed) {
  const { times, current } = getOrMake(indexes, freezes, () => ({
    times: [...new Set(freezes.flatMap(({ from: from2, until: until2 }) => [from2, until2]))].sort((a, b) => a - b),
    current: /* @__PURE__ */ new Map()
  }));
  const place2 = countWhile(times, (edge) => edge <= time);
  const { freezes: now2, results } = getOrMake(current, place2, () => ({
    freezes: freezes.filter(({ from: from2, until: until2 }) => time >= from2 && time < until2),
    results: /* @__PURE__ */ new Map()
  }));
  const isFrozen = (freeze, names4) => names4.some((name) => isFrozenBy(freeze, name));
  return getOrMake(results, JSON.stringify(changed), () => ({
    freezes: now2.filter((freeze) => changed.some((names4) => isFrozen(freeze, names4))),
    subjects: changed.filter((names4) => now2.some((freeze) => isFrozen(freeze, names4))).map(firstIn)
  }));
}
function isFrozenBy({ settings: settings3 }, subject2) {
  return settings3 === null || matchesAny(settings3, subject2);
}
function windowWords({ days: on, from: from2, to }) {
  return `${days.filter((day2) => on.includes(day2)).join(", ")} ${hourWords(from2)}\u2013${hourWords(to)}`;
}
function localWords({ date: date2, day: day2, minutes }) {
  return `${day2.slice(0, 1).toUpperCase()}${day2.slice(1)} ${date2} at ${hourWords(minutes)}`;
}
function hourWords(minutes) {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
// src/audits/observed/observed.ts
function statedInfo(audit2, rule10) {
  const policy2 = audit2.policies[rule10.family];
  return policyInfo(audit2, rule10, policy2, rule10.statedBy === void 0 ? void 0 : policy2?.locations[rule10.statedBy]);
}
function policyInfo(audit2, rule10, policy2, location) {
  const base = location && audit2.builtin(rule10);
  if (!policy2 || !base || audit2.asOf < (policy2.from ?? 0) || audit2.asOf >= (policy2.until ?? Infinity)) return void 0;
  return statedRule(base, { ...policy2, location });
}
function draftSeen(rule10, time, parts3) {
  const draft3 = draftAt(rule10, time, parts3);
  return { ...draft3, introduced: { ...draft3.introduced, first: true } };
}
function verdictBySettings(verdict) {
  return verdict.is === "ambiguous" ? verdict : { is: verdict.is, reason: null, revisions: [] };
}
function verdictByComparison(fails) {
  return { is: fails === null ? "not-said" : fails ? "violation" : "allowed", reason: null, revisions: [] };
}
function judge(context, rule10, { of, about: about2 = null, at: at2, fails }, tell) {
  const info = rule10.statedBy === void 0 ? context.audit.builtin(rule10) : statedInfo(context.audit, rule10);
  if (!info) return [];
  context.note({ family: rule10.family, of, rule: info.id, at: at2, about: about2, ...verdictByComparison(fails) });
  return fails === true ? [tell(info)] : [];
}
// src/audits/observed/repositories.ts
function repositorySubject(repository, criterion) {
  return `repository/${repository}${criterion === void 0 ? "" : `/${criterion}`}`;
}
function repositoryKey(address) {
  return normalOf(kinds_2.url, address.replace(/\.git\/?$/, ""));
}
function byRepository(reports) {
  return [...groupBy(reports, ({ repository }) => repository)].sort(([a], [b]) => a < b ? -1 : 1);
}
function stretches(reports, fails) {
  const past = [];
  let open3;
  for (const report of reports) {
    const verdict = fails(report);
    if (verdict === true && open3) open3.push(report);
    else if (verdict === true) open3 = [report];
    else if (verdict === false && open3) {
      past.push({ reports: open3, end: report });
      open3 = void 0;
    }
  }
  return open3 ? [...past, { reports: open3, end: null }] : past;
}
// src/audits/observed/readiness-stated.ts
var common2 = {
  family: "readiness",
  kind: "readiness",
  severity: "medium",
  controls: ["soc2:CC8.1", "nist-800-53:CM-3"],
  needs: ["readiness"]
};
var failing = {
  ...common2,
  id: "readiness/failing",
  statedBy: "required",
  title: "Repositories meet the required criteria",
  rationale: "Checks on an agent's work must be in place before the agent works.",
  remediation: "Fix the criterion in the repository, and make a new report."
};
var stale = {
  ...common2,
  id: "readiness/stale",
  statedBy: "maxAge",
  title: "Reports of repositories are recent",
  rationale: "An old report does not describe the current repository.",
  remediation: "Make a new report of the repository."
};
var missing = {
  ...common2,
  id: "readiness/missing",
  statedBy: "repositories",
  title: "Expected repositories have a report",
  rationale: "Without a report, the readiness of a repository is unknown.",
  remediation: "Make a report of the repository, or remove it from the policy."
};
var agentVersion = {
  ...common2,
  id: "readiness/agent-version",
  statedBy: "agentVersion",
  title: "Repositories are evaluated by a recent agent",
  rationale: "An old version of the agent may not enforce all controls of a newer version.",
  remediation: "Update the agent on the machine that made the report, and make a new report."
};
var notClean = {
  ...common2,
  id: "readiness/not-clean",
  statedBy: "clean",
  title: "Evaluations use pushed commits without local changes",
  rationale: "A report on local changes does not describe the repository that others see.",
  remediation: "Commit and push the changes, and make a new report."
};
var readinessStated = {
  rules: [failing, stale, missing, agentVersion, notClean],
  drafts: (context) => {
    const { readiness } = context;
    const demands = demandsOf2(context);
    if (!readiness) return [];
    return [
      ...byRepository(readiness).flatMap(([repository, reports]) => [
        ...demands.flatMap((demand) => newest(context, repository, reports, demand)),
        ...tooOld(context, repository, lastIn(reports))
      ]),
      ...without(context, new Map(readiness.map(({ repository }) => [repositoryKey(repository), repository])))
    ];
  }
};
function demandsOf2({ audit: { policies } }) {
  const policy2 = policies.readiness;
  const part2 = (name, { criteria }) => criteria.find((criterion) => criterion.name === name)?.part ?? null;
  const oldest = policy2?.agentVersion ?? null;
  return [
    ...[...policy2?.required ?? []].map(([name, least]) => ({
      rule: failing,
      about: name,
      fails: (report) => orNull(part2(name, report), (passing) => passing < least),
      says: (report) => `${name} passes for ${fractionBelow(least, part2(name, report) ?? 0)} of the applications, and ${least} is required`,
      actual: (report) => part2(name, report)
    })),
    ...oldest === null ? [] : [
      {
        rule: agentVersion,
        about: null,
        fails: ({ agentVersion: version2 }) => orNull(version2, (actualVersion) => isOlder(actualVersion, oldest)),
        says: ({ agentVersion: version2 }) => `it was evaluated by version ${version2} of the agent, and ${oldest} is the oldest allowed`,
        actual: ({ agentVersion: version2 }) => version2
      }
    ],
    {
      rule: notClean,
      about: null,
      fails: ({ isDirty }) => isDirty,
      says: () => "it was evaluated with changes that were not committed, or commits that were not pushed",
      actual: () => null
    }
  ];
}
function orNull(value2, fails) {
  return value2 === null ? null : fails(value2);
}
function isOlder(version2, least) {
  const [, numbers, preRelease] = /^v?(\d+(?:\.\d+)*)(-[^+\s]+)?(?:\+\S+)?$/.exec(version2) ?? [];
  if (numbers === void 0) return null;
  const [numbersOf, leastNumbers] = [numbers.split(".").map(Number), least.split(".").map(Number)];
  for (let i = 0; i < Math.max(numbersOf.length, leastNumbers.length); i++) {
    const difference3 = (numbersOf[i] ?? 0) - (leastNumbers[i] ?? 0);
    if (difference3 !== 0) return difference3 < 0;
  }
  return preRelease !== void 0;
}
function newest(context, of, reports, demand) {
  const { rule: rule10, about: about2, fails, says: says2, actual } = demand;
  const last = lastIn(reports);
  return judge(context, rule10, { of, about: about2, at: last.time, fails: fails(last) }, (info) => {
    const stretch = lastIn(stretches(reports, fails));
    const value2 = actual(last);
    return draftAt(info, stretch.reports[0].time, {
      subject: repositorySubject(of, about2 ?? void 0),
      message: `${of}: ${says2(last)}, by the report of ${timeWords(last.time)}`,
      actual: value2,
      offending: value2 === null ? [] : [value2]
    });
  });
}
function tooOld(context, of, last) {
  const { asOf, policies } = context.audit;
  const most = policies.readiness?.maxAgeSeconds ?? 0;
  const due = last.time + most * 1e3;
  const lastAt = timeWords(last.time);
  const message = `the newest report of ${of} was made at ${lastAt}, more than ${duration(most)} ago`;
  return judge(
    context,
    stale,
    { of, at: asOf, fails: due < asOf },
    (info) => draftAt(info, due, { subject: repositorySubject(of), message, actual: lastAt, offending: [lastAt] })
  );
}
function without(context, reportedNames) {
  const { audit: audit2, readiness } = context;
  const reports = readiness?.length ?? 0;
  const othersWords = reports === 0 ? ", and no other repository has one" : `; the service has ${count(reports, "report")} of others`;
  return (audit2.policies.readiness?.repositories ?? []).flatMap((of) => {
    const reportedName = reportedNames.get(repositoryKey(of));
    const message = `${of} has no report${othersWords}`;
    return judge(
      context,
      missing,
      { of: reportedName ?? of, at: audit2.asOf, fails: reportedName === void 0 },
      (info) => draftSeen(info, info.from ?? audit2.asOf, { subject: repositorySubject(of), message })
    );
  });
}

import { dailyEndpoints, dayVerdicts, usageEndpoints } from "./base.js";

import { mapValues, withoutUndefined } from "./base.js";

import { ApprovalMatcher, agreedAfterwards, approvalProblems, approvalsOf, isAgreed, isAuthorized, changeProblems, changesOf } from "./policies.js";

import { diffOf, diffSettings, entryIn, namesOfChange, stateAt, subjectsOf } from "./questions.js";

import { inverse, moveAlong, newNameOf, noRenames, rename, renamesIn, isSet, stateIn, stateOf_2 } from "./questions.js";

import { concrete, distinct, entriesFailure, entriesOf, entryOf, formTest, isList, isSet as isSet2, keepEntries, listSchema, scalarOnly, unifySpelling, valueSchema, withoutRepetitions } from "./policies.js";

import { enumeration, offending, subject, textOf, validBySchema, values, word } from "./policies.js";

import { identityFlaw, isAmong, isListed, peopleOf, settingsDenied, settingsDeniedBut } from "./policies.js";

import { email, foldAscii } from "./questions.js";

import { isCliff, isContainer, isGuard, knownValues, rank } from "./questions.js";

import { isUnset } from "./questions.js";

import { endsByApproval, endsByPuttingBack, orApproval } from "./questions.js";

import { People, accountOf } from "./questions.js";

import { KEYED, NO_FINGERPRINT, fingerprintsInText, fingerprintsOfName, hiddenName, isCredential, isForged, isHiding, isMarker, isMasked, isMisplaced, isNameless, isSame, isSecret, isWeak, marksOf, nobody, secretMarker, spaceOf, withSecretsAsTexts } from "./questions.js";

// src/audits/names.ts
function namesOf(subjects) {
  if (subjects.length > 3) return count(subjects.length, "setting");
  const names23 = subjects.map(nameOf);
  return names23.length < 2 ? names23.join("") : `${names23.slice(0, -1).join(", ")} and ${names23.at(-1)}`;
}
// src/audits/approvals.ts
var unusedRule = {
  id: "approvals/unused",
  title: "Approved changes are made",
  kind: "change",
  severity: "info",
  rationale: "An approved change that was never made was not needed, or is wrongly believed to be in force.",
  remediation: "Make the change under a new approval, or close its ticket. Then remove this approval from the policy.",
  controls: ["soc2:CC8.1", "nist-800-53:CM-3"],
  acceptedBy: "nothing"
};
var approvals = {
  rules: [unusedRule],
  begin: (context) => ({
    see: (step) => void context.approvals.of(step),
    end: () => context.approvals.drafts(context)
  })
};
var ApprovalBook = class {
  #matcher;
  #approvals;
  #asOf;
  /** By setting: the revisions that changed it with the same matches. */
  #changes = /* @__PURE__ */ new Map();
  #last;
  /** The times between two seen revisions, or before the first, in which revisions are missing. */
  #gaps = [];
  constructor(approvals2, emergencySeconds, asOf, people) {
    this.#matcher = new ApprovalMatcher(approvals2, { emergencySeconds, asOf, people });
    this.#approvals = approvals2;
    this.#asOf = asOf;
  }
  /** Returns the matching approvals for the changes of a step. */
  of(step) {
    if (this.#last?.step === step) return this.#last.matches;
    const { revision: revision2, time, by } = step.revision;
    if (step.previous ? step.gap : revision2 > 1)
      this.#gaps.push({ after: step.previous?.time ?? -Infinity, until: time });
    const matches2 = this.#matcher.match({ time, by, subjects: subjectsOf(step.changes) });
    this.#last = { step, matches: matches2 };
    for (const [subject2, list] of matches2) {
      const changes2 = getOrMake(this.#changes, subject2, () => /* @__PURE__ */ new Map());
      if (list[0]?.result !== "over-scope") addTo(changes2, list, revision2);
    }
    return matches2;
  }
  /** Returns the uses of each approval. */
  #uses() {
    const uses = /* @__PURE__ */ new Map();
    for (const [subject2, changes2] of this.#changes)
      for (const [matches2, revisions] of changes2)
        for (const { approval, result } of matches2) {
          if (result === "early" || result === "late") continue;
          const makeUse = () => ({ revisions: /* @__PURE__ */ new Set(), appliedPatterns: /* @__PURE__ */ new Set(), triedPatterns: /* @__PURE__ */ new Set() });
          const use = getOrMake(uses, approval, makeUse);
          const isApproved = isAgreed(result);
          if (isApproved) for (const revision2 of revisions) use.revisions.add(revision2);
          for (const pattern of approval.settings)
            if (matchesSubject(pattern, subject2)) (isApproved ? use.appliedPatterns : use.triedPatterns).add(pattern);
        }
    return uses;
  }
  /** Whether every revision in the term of an approval was seen. */
  #isSeen({ from: from2, until: until2 }, isWhole2) {
    return isWhole2 && !this.#gaps.some((gap23) => from2 < gap23.until && gap23.after < until2);
  }
  #state(approval, use, isWhole2) {
    const useCount = use?.appliedPatterns.size ?? 0;
    if (useCount === new Set(approval.settings).size) return "applied";
    if (this.#asOf < Math.max(approval.until, approval.approvedAt)) return "pending";
    if (useCount > 0) return "partly";
    return this.#isSeen(approval, isWhole2) ? "never-applied" : "unknown";
  }
  /** Returns one row for each approval. Call it after all steps. @param isWhole whether the evidence is complete */
  rows(isWhole2) {
    const uses = this.#uses();
    return this.#approvals.map((approval) => ({
      id: approval.id,
      state: this.#state(approval, uses.get(approval), isWhole2),
      revisions: [...uses.get(approval)?.revisions ?? []].sort((a, b) => a - b),
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
  /** Returns the patterns of an ended approval under which nothing was changed, authorized or not. */
  #idle(approval, use, isWhole2) {
    const over = ["never-applied", "partly"].includes(this.#state(approval, use, isWhole2));
    if (!over || !this.#isSeen(approval, isWhole2)) return [];
    return approval.settings.filter(
      (pattern) => use?.appliedPatterns.has(pattern) !== true && use?.triedPatterns.has(pattern) !== true
    );
  }
  /** Returns findings on approvals that ended without being applied. */
  drafts(context) {
    const info = context.builtin(unusedRule);
    if (!info) return [];
    const uses = this.#uses();
    return this.#approvals.flatMap((approval) => {
      const idleSettings = this.#idle(approval, uses.get(approval), context.isWhole);
      if (idleSettings.length === 0) return [];
      const time = Math.max(approval.until, approval.approvedAt);
      const draft23 = eventAt({ ...info, location: approval.location }, time, {
        subject: `approval:${approval.id}`,
        message: `approval ${approval.id} ended on ${boundText(approval.until, true)}, and ${namesOf(idleSettings)} ${idleSettings.length === 1 ? "was" : "were"} not changed under it`,
        offending: idleSettings
      });
      return [draft23];
    });
  }
};
function endOf2({ id }, subjects, matches2, mustName = false) {
  return endsByApproval(id) ? lastOf(subjects.map((subject2) => agreedAfterwards(matches2.get(subject2), mustName))) : null;
}
function agreementOn({ id }, subjects, matches2, time) {
  if (!endsByApproval(id)) return null;
  const end = lastOf(subjects.map((subject2) => agreedTo(matches2.get(subject2))));
  return end && end.time < time ? { ...end, ...endAt(time) } : end;
}
function agreedTo(matches2) {
  const [best] = matches2 ?? [];
  return best?.result === "authorized" ? best.approval : agreedAfterwards(matches2);
}
function lastOf(approvals2) {
  const all2 = approvals2.filter((approval) => approval !== void 0);
  const [last] = all2.toSorted((a, b) => b.approvedAt - a.approvedAt || (a.id < b.id ? -1 : 1));
  if (!last || all2.length < approvals2.length) return null;
  return { ...endAt(last.approvedAt), approval: last.id };
}
// src/audits/editors.ts
var common3 = {
  acceptedBy: "revision",
  kind: "editor",
  controls: ["soc2:CC6.3", "soc2:CC8.1", "nist-800-53:CM-5", "nist-800-53:AC-6(9)"]
};
var unapprovedRule = {
  ...common3,
  id: "editors/unapproved",
  title: "Only listed editors change the controls",
  severity: "high",
  rationale: "A person who is not listed has not been authorized to change the controls.",
  remediation: "Have the revision reviewed. Then add the editor to the policy, or accept the revision with an exception.",
  needs: ["editors"]
};
var unknownRule = {
  ...common3,
  id: "editors/unknown",
  title: "Every editor is known",
  severity: "medium",
  rationale: "If it is not known who the editor is, nobody can be asked about the change.",
  remediation: "Find out from the organization's audit log who the editor is. Then accept the revision with an exception.",
  moreNeeds: ["access"]
};
var identityRule = {
  ...common3,
  id: "editors/identity",
  title: "Editors have trustworthy identities",
  severity: "medium",
  rationale: "An identity with hidden or look-alike characters can impersonate another person. An address that moves from one account to another may have moved to another person.",
  remediation: "Compare the account with the organization's users, and remove it if it belongs to nobody. Then accept the revision with an exception."
};
var NAMED = 100;
var words = { demand: ["made by a listed editor"] };
var editors = stepAudit([unapprovedRule, unknownRule, identityRule], (context) => {
  const policy2 = context.policies.editors;
  const base = context.builtin(unapprovedRule);
  const approval = base && policy2 ? statedRule(base, policy2) : void 0;
  const unknown3 = context.builtin(unknownRule);
  const identity = context.builtin(identityRule);
  const contradictions2 = pairsOf();
  const approvedEditors = (policy2?.approved ?? []).map((person2) => person2.who);
  const more = approvedEditors.length - NAMED;
  const expected = { approved: approvedEditors.slice(0, NAMED), ...more > 0 && { more } };
  return function* (step) {
    const { by, time, revision: revision2 } = step.revision;
    const subject2 = `revision:${revision2}`;
    const isNamed = by.id !== null || by.email !== null;
    if (unknown3 && !isNamed) yield event(unknown3, step, { subject: subject2, message: "the revision names no editor" });
    const flaws = [identityFlaw(by), ...contradictions2(by, revision2)].filter((flaw) => flaw !== void 0);
    if (identity && flaws.length > 0)
      yield event(identity, step, { subject: subject2, message: flaws.join("; "), actual: { id: by.id, email: by.email } });
    if (!approval || !policy2 || isOver(policy2, time)) return;
    const subjects = subjectsOf(step.changes);
    const matches2 = context.approvals.of(step);
    const deniedSubjects = settingsDeniedBut(
      policy2,
      step.revision,
      subjects,
      (subject22) => isAuthorized(matches2.get(subject22), true)
    );
    if (deniedSubjects === void 0) return;
    const editor = personName(by);
    const settings23 = deniedSubjects !== null && deniedSubjects.length > 3 ? count(deniedSubjects.length, "of these setting") : deniedSubjects?.map(nameOf).join(", ");
    const demand = settings23 === void 0 ? "make changes" : `change ${settings23}`;
    const isExact2 = deniedSubjects === null || step.exact;
    const message = !isNamed ? `the revision names no editor, and only listed editors may ${demand}` : settings23 === void 0 ? `${editor} is not a listed editor` : `${editor} may not change ${settings23}`;
    const unseen2 = "; revisions before this one are missing, so who made the change is not known";
    const moment = { revision: step.revision, exact: isExact2 };
    yield changeEvent(approval, moment, {
      subject: subject2,
      message: isExact2 ? message : `${message}${unseen2}`,
      actual: editor,
      offending: deniedSubjects ?? [editor],
      expected,
      words,
      resolved: endOf2(approval, deniedSubjects ?? subjects, matches2, true)
    });
  };
});
function pairsOf() {
  const emails = /* @__PURE__ */ new Map();
  const ids2 = /* @__PURE__ */ new Map();
  const pairs = /* @__PURE__ */ new Set();
  return ({ id, email: email3 }, revision2) => {
    if (id === null || email3 === null) return [];
    const address = foldAscii(email3);
    const pair = JSON.stringify([id, address]);
    if (pairs.has(pair)) return [];
    pairs.add(pair);
    const [earlier2, holder] = [emails.get(id), ids2.get(address)];
    emails.set(id, { value: email3, revision: revision2 });
    ids2.set(address, { value: id, revision: revision2 });
    return [
      ...earlier2 ? [`the account ${id} had the address ${earlier2.value} in revision ${earlier2.revision}`] : [],
      ...holder ? [`the address ${email3} was that of the account ${holder.value} in revision ${holder.revision}`] : []
    ];
  };
}
// src/audits/member-index.ts
var MemberIndex = class {
  #ids;
  #emails;
  constructor(members2) {
    this.#ids = new Map(members2.map((member) => [member.id, member]));
    this.#emails = new Map(members2.map((member) => [foldAscii(member.email), member]));
  }
  /** Returns the member of an editor: by id, or by address if there is no id. */
  of({ id, email: email3 }) {
    return id === null ? this.at(email3) : this.#ids.get(id);
  }
  /** Returns the member with an address. */
  at(email3) {
    return email3 === null ? void 0 : this.#emails.get(foldAscii(email3));
  }
  /** Whether an entry of a list (an id or an address) is a member's. */
  has(entry) {
    return this.#ids.has(entry) || this.#emails.has(foldAscii(entry));
  }
};
// src/audits/member-editors.ts
var controls = ["soc2:CC6.2", "soc2:CC6.3", "nist-800-53:AC-2"];
var common22 = { acceptedBy: "revision", kind: "access", severity: "info", needs: ["access"] };
var goneRule = {
  ...common22,
  id: "access/editor-not-a-member",
  title: "Editors belong to the organization",
  rationale: "An editor who left cannot be asked. An editor who was never a member should not have been able to edit.",
  remediation: "Check that the editor was a member when they made the revision, and that their access and keys are revoked. Then accept the revision with an exception.",
  controls
};
var newRule = {
  ...common22,
  id: "access/new-editor",
  title: "Editors have been members for some time",
  rationale: "An account that changes the controls within seven days after its creation may have been created for that purpose.",
  remediation: "Have the account and the revision confirmed by a long-standing member. Then accept the revision with an exception.",
  controls
};
var absentRule = {
  ...common22,
  id: "access/editor-not-signed-in",
  title: "Editors have signed in recently",
  rationale: "If the editor had not signed in within 24 hours before the revision, the change may have been made with a key, by a program, or by another person.",
  remediation: "Ask the editor whether they made the revision. If not, revoke their keys and sessions. Then accept the revision with an exception.",
  controls: ["nist-800-53:IA-2", "nist-800-53:AC-2(12)", "soc2:CC6.1"]
};
var NEW = 7;
var SHOWN = 3;
function perEditor(info) {
  const byEditor = /* @__PURE__ */ new Map();
  return {
    say: (revision2, tell) => {
      const { by, time } = revision2;
      const isEarly = time < (info?.from ?? time);
      const key = JSON.stringify([isEarly, by.id === null ? accountOf(by) : [by.id]]);
      const { revisions } = getOrMake(byEditor, key, () => ({ first: revision2, tell, revisions: [] }));
      revisions.push(revision2.revision);
    },
    drafts: () => [...byEditor.values()].flatMap(
      ({ first, tell, revisions }) => info ? [about(info, first, tell(revisionsText(revisions)))] : []
    )
  };
}
function about(info, revision2, message) {
  const by = revision2.by.email ?? revision2.by.id;
  return event(info, { revision: revision2 }, { subject: `revision:${revision2.revision}`, message, actual: by, offending: [by] });
}
function goneInfo(context) {
  const base = context.builtin(goneRule);
  const { access: access2 } = context.policies;
  if (!base || !access2?.mayEdit || notInForce(access2, context.asOf) !== void 0) return base;
  return statedRule(base, access2);
}
var memberEditors = {
  rules: [goneRule, newRule, absentRule],
  begin: (context) => {
    const members2 = context.members && new MemberIndex(context.members);
    const unknown3 = context.builtin(unknownRule);
    const strangers2 = [];
    const gone = goneInfo(context);
    const isStated2 = gone !== void 0 && gone.policy !== null;
    const former = perEditor(gone);
    const young = perEditor(context.builtin(newRule));
    const absent = perEditor(context.builtin(absentRule));
    return {
      see: ({ revision: revision2, previous }) => {
        const { by, time } = revision2;
        const editor = by.email ?? by.id;
        if (!members2 || editor === null) return;
        const member = members2.of(by);
        if (member) {
          const fresh = freshness(member, revision2, previous);
          if (fresh) young.say(revision2, (work) => `${editor} made ${work}; ${fresh}`);
          const stale2 = staleness(member, revision2);
          if (stale2) absent.say(revision2, (work) => `${editor} made ${work}, and ${stale2}`);
        } else if (members2.at(by.email))
          former.say(revision2, (work) => `${editor} made ${work} with the account ${by.id}, and has another one now`);
        else {
          const isUnlisted = isStranger(context, by, time);
          if (!isUnlisted || isStated2)
            former.say(revision2, (work) => `${editor} made ${work}, and is no member of the organization now`);
          if (isUnlisted && unknown3)
            strangers2.push(
              about(
                { ...unknown3, kind: "access" },
                revision2,
                `${editor} is no member of the organization now, and no policy listed them at that time`
              )
            );
        }
      },
      end: () => [...strangers2, ...former.drafts(), ...young.drafts(), ...absent.drafts()]
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
    return `the account was made only on ${dayOf(since)}, ${span(time, since)} after revision ${revision2}`;
  if (time - since >= NEW * DAY || previous === null && revision2 === 1) return void 0;
  return `the account was made on ${dayOf(since)}, ${span(since, time)} before revision ${revision2}`;
}
function staleness({ signedIn: signedIn2 }, { revision: revision2, time }) {
  if (signedIn2 === null || time - signedIn2 <= DAY) return void 0;
  return `last signed in on ${dayOf(signedIn2)}, ${span(signedIn2, time)} before revision ${revision2}`;
}
function span(from2, to) {
  return duration(Math.floor((to - from2) / 1e3));
}
function revisionsText(revisions) {
  if (revisions.length === 1) return `revision ${revisions[0]}`;
  return `revisions ${shortList(revisions, SHOWN)}`;
}
// src/audits/grants.ts
function namesPeople(setting2) {
  return setting2.list !== void 0 && (setting2.kind === "user" || setting2.kind === "email");
}
function isByPerson(setting2) {
  return setting2.kind === "map" && setting2.class === "personal";
}
function followNames(grants2, step) {
  const since = { ...step.seenMoment, first: step.previous === null };
  for (const { subject: subject2, after } of step.entries) {
    const names23 = after ? namesIn2(after) : [];
    const before2 = grants2.get(subject2);
    if (names23.length === 0) grants2.delete(subject2);
    else {
      const keyOf2 = keysFor(after?.setting ?? null);
      const sinceByKey = new Map([...before2 ?? []].map(([name, since2]) => [keyOf2(name), since2]));
      grants2.set(subject2, new Map(names23.map((name) => [name, sinceByKey.get(keyOf2(name)) ?? since])));
    }
  }
}
function keysFor(setting2) {
  return setting2 && namesPeople(setting2) ? (name) => normalOf(kindOf(setting2), name) : (name) => name;
}
function namesIn2({ subject: subject2, setting: setting2, element, value: value2 }) {
  const names23 = setting2 && namesPeople(setting2) && isArray(value2) ? value2 : [];
  const own2 = element === "userModelPolicies[*]" ? unpointer(subject2).slice(1, 2) : names23;
  return own2.filter((name) => typeof name === "string").filter((name) => name !== "" && !name.includes("*") && !name.startsWith("[secret "));
}
// src/audits/usage/days.ts
function isProvisional(day2, usage22) {
  return day2 === usage22.to;
}
function conflictDaysOf({ conflicts: conflicts2 }) {
  return new Set(conflicts2.flatMap(({ endpoint: endpoint2, day: day2 }) => endpoint2 === "users" ? [day2] : []));
}
function finalDays(usage22, endpoint2) {
  return [...usage22[endpoint2].keys()].filter((day2) => !isProvisional(day2, usage22)).sort();
}
function noDayOf({ from: from2, to, ...usage22 }) {
  if (from2 > to) return `no day of use from ${from2} on is before the audit`;
  const hasFigures = usageEndpoints.some((endpoint2) => usage22[endpoint2].size > 0);
  return hasFigures ? void 0 : `no day from ${from2} to ${to} has figures`;
}
// src/audits/access/idle-grant.ts
var idleRule = {
  id: "access/idle-grant",
  title: "People with grants use the agent",
  kind: "access",
  severity: "info",
  rationale: "If nobody uses a grant, its misuse is easily overlooked.",
  remediation: "Ask whether the grant is still needed. If not, remove the entry. If it is the only one, look up first what an empty list allows.",
  controls: ["nist-800-53:AC-2(3)", "nist-800-53:AC-6(7)", "soc2:CC6.2", "iso-27001:A.5.18"],
  needs: ["usage", "access", "maxIdle"],
  acceptedBy: "nothing"
};
function idleInfo(context) {
  const { access: access2 } = context.policies;
  const base = access2?.maxIdleDays ? context.builtin(idleRule) : void 0;
  return base && access2 ? statedRule(base, { ...access2, severity: base.severity, from: base.from }) : void 0;
}
var emptyAnswer = { drafts: [], unjudged: [] };
function idleGrants(context, usage22, persons, grants2) {
  const info = idleInfo(context);
  const { access: access2 } = context.policies;
  if (!info || !access2?.maxIdleDays || notInForce(access2, context.asOf) !== void 0) return emptyAnswer;
  const reason = idleSilence(context);
  if (reason !== void 0) return { drafts: [], unjudged: [{ what: idleRule.id, reason }] };
  const start = startOf2(usage22, access2.maxIdleDays);
  const drafts4 = byGrantee(grants2).flatMap(({ subject: subject2, name, since }) => {
    const person2 = persons.personOf(name);
    if (person2 === void 0 || person2 === "unclear") return [];
    const { member, lastDay: lastDay2 } = person2;
    const from2 = startOfDay(start);
    const isNew = since.time > from2 || (member.since ?? 0) > from2;
    if (isNew || lastDay2 !== null && lastDay2 >= start) return [];
    const day2 = lastDay2 === null ? latest(usage22.from, dayOf(since.time)) : dayOf(startOfDay(lastDay2) + DAY);
    const last = lastDay2 === null ? `not used the agent since ${day2}` : `last used the agent on ${lastDay2}`;
    const unknown3 = missingDays(usage22, day2, start);
    const but = unknown3 === 0 ? "" : `, as far as is known: figures are missing of ${count(unknown3, "day")}`;
    const message = `${nameOf(subject2)} names ${member.email}, who has ${last}${but}; ${signedIn(member)}`;
    const place2 = isOverride(subject2) ? subject2 : `${subject2}${segment(name)}`;
    return [draftOn(info, day2, { subject: place2, message, actual: name, offending: [name], event: true })];
  });
  return { drafts: drafts4, unjudged: [] };
}
function idleSilence({ use, policies }) {
  const days2 = policies.access?.maxIdleDays;
  if (!use || !days2) return void 0;
  const { usage: usage22 } = use;
  const missing3 = missingDays(usage22, startOf2(usage22, days2), usage22.to);
  return missing3 === 0 ? void 0 : `figures are missing of ${count(missing3, "day")} of the ${days2} before ${usage22.to}`;
}
function startOf2({ to }, days2) {
  return dayOf(startOfDay(to) - days2 * DAY);
}
function missingDays(usage22, start, end) {
  const conflictDays = conflictDaysOf(usage22);
  return daysBetween(start, dayOf(startOfDay(end) - DAY)).filter(
    (day2) => !usage22.activity.has(day2) || conflictDays.has(day2)
  ).length;
}
function byGrantee(grants2) {
  const all2 = /* @__PURE__ */ new Map();
  for (const [place2, names23] of grants2)
    for (const [name, since] of names23) {
      const subject2 = isOverride(place2) ? pointer(unpointer(place2).slice(0, 2)) : place2;
      const key = JSON.stringify([subject2, foldAscii(name)]);
      const sameGrantee = all2.get(key);
      if (!sameGrantee || since.time < sameGrantee.since.time) all2.set(key, { subject: subject2, name, since });
    }
  return [...all2.values()];
}
function isOverride(subject2) {
  return unpointer(subject2)[0] === "userModelPolicies";
}
function signedIn({ signedIn: time }) {
  return time === null ? "the service does not say when they signed in" : `they last signed in on ${dayOf(time)}`;
}
function latest(a, b) {
  return a > b ? a : b;
}
// src/audits/past-runs.ts
function pastRuns({ ledger, asOf }) {
  return untilNow(ledger?.runs, asOf);
}
function memberLists({ ledger, asOf }, until2 = asOf) {
  return untilNow(ledger?.memberLists, until2);
}
function untilNow(items = [], now2) {
  const text6 = instantText(now2);
  return items.filter(({ at: at2 }) => at2 <= text6);
}
// src/audits/usage/usage.ts
function infoOf2(audit2, rule92, part2) {
  const base = part2 && audit2.builtin(rule92);
  const { usage: usage22 } = audit2.policies;
  if (!base || !usage22) return void 0;
  return { ...statedRule(base, { ...usage22, ...part2 }), id: part2.id ?? base.id };
}
function isNoted(day2, { from: from2 }) {
  return from2 !== null && day2 < dayOf(from2);
}
function beginningOf(rule92, first, last) {
  return Math.max(startOfDay(first), isNoted(last, rule92) ? 0 : rule92.from ?? 0);
}
function episodes({ ambiguities, policy: policy2, usage: usage22, allowed }, { rule: rule92, subject: subject2, days: days2, endpoint: endpoint2, isSaid: isSaid2, tell }) {
  const ambiguous = days2.flatMap(({ day: day2, verdict }) => verdict.is === "ambiguous" ? [{ day: day2, ...verdict }] : []);
  for (const [day2, verdicts2] of groupBy(ambiguous, ({ day: day22 }) => day22)) {
    const revisions = [...new Set(verdicts2.flatMap((verdict) => verdict.revisions))];
    ambiguities.push({ rule: rule92.id, subject: subject2, day: day2, revisions, reason: firstIn(verdicts2).reason });
  }
  const final = finalDays(usage22, endpoint2).filter(isSaid2);
  const quiet = policy2?.quietDays ?? QUIET;
  const after = (day2) => countWhile(final, (finalDay) => finalDay <= day2);
  const runs2 = [];
  const violations = days2.filter(({ verdict }) => verdict.is === "violation");
  for (const use of violations.toSorted((a, b) => compare(a.day, b.day))) {
    const last = runs2.at(-1)?.at(-1);
    const isNew = last === void 0 || isNoted(last.day, rule92) !== isNoted(use.day, rule92) || countWhile(final, (finalDay) => finalDay < use.day) - after(last.day) >= quiet;
    if (isNew) runs2.push([use]);
    else lastIn(runs2).push(use);
  }
  return runs2.map((run2) => {
    const last = lastIn(run2).day;
    const isEvent2 = isNoted(last, rule92);
    const isOver22 = !isEvent2 && final.length - after(last) >= quiet;
    const { message, offending: offending2, actual = offending2, certainty, candidates } = tell(run2);
    return draftOn(rule92, firstIn(run2).day, {
      subject: subject2,
      message,
      actual,
      offending: [offending2],
      event: isEvent2,
      resolved: isOver22 ? endAt(startOfDay(last) + DAY) : null,
      use: {
        days: byDay(run2).map(({ day: day2, credits: credits2, calls, share }) => ({
          day: day2,
          ...withoutUndefined({ credits: credits2, calls, share }),
          provisional: isProvisional(day2, usage22),
          revisions: allowed.revisionsOn(day2)
        })),
        certainty,
        ...candidates && { who: candidates },
        exposureSeconds: isEvent2 ? null : new Set(run2.map(({ day: day2 }) => day2)).size * (DAY / 1e3)
      }
    });
  });
}
function byDay(uses) {
  const total2 = (dayUses, figure2) => dayUses.some((use) => use[figure2] !== void 0) ? sum(dayUses.map((use) => use[figure2] ?? null)) : void 0;
  return [...groupBy(uses, ({ day: day2 }) => day2).values()].flatMap(
    (dayUses) => dayUses.length === 1 || dayUses.some(({ share }) => share !== void 0) ? dayUses : [
      {
        day: firstIn(dayUses).day,
        ...withoutUndefined({ credits: total2(dayUses, "credits"), calls: total2(dayUses, "calls") })
      }
    ]
  );
}
var QUIET = 14;
function sum(figures2) {
  let total2 = null;
  for (const figure2 of figures2) if (figure2 !== null) total2 = (total2 ?? 0) + figure2;
  return total2;
}
function whole(figures2) {
  return !figures2 || figures2.includes(null) ? null : sum(figures2) ?? 0;
}
function daysWords(days2) {
  const allDays = [...new Set(days2.map(({ day: day2 }) => day2))].sort();
  return allDays.length === 1 ? `on ${allDays[0]}` : `on ${count(allDays.length, "day")} from ${allDays[0]} to ${allDays.at(-1)}`;
}
function amountWords(amount2, thing) {
  return amount2 === null ? "" : `, ${count(Math.round(amount2 * 100) / 100, thing)}`;
}
function addressesIn({ users, tokens: tokens2 }) {
  const rows3 = [...[...tokens2.values()].map((row2) => row2.users ?? []), ...users.values()].flat();
  return new Map(rows3.flatMap(({ id, email: email3 }) => email3 === null ? [] : [[id, email3]]));
}
function userName({ addresses: addresses2 }, id) {
  return addresses2.get(id) ?? id;
}
function creditsWords(days2) {
  return amountWords(sum(days2.map(({ credits: credits2 }) => credits2 ?? null)), "credit");
}
function callsWords(days2) {
  return amountWords(sum(days2.map(({ calls }) => calls ?? null)), "call");
}
// src/audits/access/people.ts
var Persons = class {
  #ids;
  #addresses;
  users;
  #lastDays = /* @__PURE__ */ new Map();
  /** Members whose use is unclear. */
  #unclear = /* @__PURE__ */ new Set();
  constructor(members2, usage22) {
    this.#ids = new Map(members2.map((member) => [member.id, member]));
    this.#addresses = groupBy([...this.#ids.values()], ({ email: email3 }) => foldAscii(email3));
    this.users = usersOf(usage22);
    for (const user of this.users) {
      const member = this.memberOf(user);
      const lastDay2 = lastIn(user.days);
      if (member === "unclear") for (const candidate of this.#candidates(user)) this.#unclear.add(candidate);
      else if (member && lastDay2 > (this.#lastDays.get(member) ?? "")) this.#lastDays.set(member, lastDay2);
    }
  }
  /** Returns the member of a user; unclear if id and address match two people. */
  memberOf(user) {
    const candidates = this.#candidates(user);
    const own2 = this.#ids.get(user.id);
    if (user.isUnclear || candidates.length > 1) return "unclear";
    const [member] = candidates;
    return member && hasId(user) && member !== own2 ? "unclear" : member;
  }
  #candidates({ id, addresses: addresses2 }) {
    const members2 = [...addresses2].flatMap((address) => this.#addresses.get(address) ?? []);
    return [.../* @__PURE__ */ new Set([this.#ids.get(id), ...members2])].filter((member) => member !== void 0);
  }
  /** Returns the member of an entry of the settings; undefined if no member matches. */
  personOf(entry) {
    const byAddress = this.#addresses.get(foldAscii(entry)) ?? [];
    if (byAddress.length > 1) return "unclear";
    const member = this.#ids.get(entry) ?? byAddress[0];
    if (!member) return void 0;
    return this.#unclear.has(member) ? "unclear" : { member, lastDay: this.#lastDays.get(member) ?? null };
  }
};
function hasId({ id, email: email3 }) {
  return id !== email3;
}
function nameOf2({ id, email: email3 }) {
  return email3 ?? id;
}
function unclearPart(what, users) {
  if (users.length === 0) return [];
  const userNames = users.map((user) => `${nameOf2(user)} (${user.id})`);
  return [
    {
      what: `the ${what} of ${count(users.length, "user")}`,
      reason: `id and address point to two people: ${shortList(userNames)}`
    }
  ];
}
function usersOf(usage22) {
  const rows3 = [
    ...[...usage22.users].flatMap(
      ([day2, users]) => users.map(({ id, email: email3, isUnclear }) => ({ id, email: email3, isUnclear, day: day2 }))
    ),
    // A share of the credits is use too, even if the list of users lacks the person.
    ...[...usage22.tokens].flatMap(
      ([day2, { users }]) => (users ?? []).flatMap(
        ({ id, email: email3, isUnclear, credits: credits2 }) => credits2 === 0 ? [] : [{ id, email: email3, isUnclear, day: day2 }]
      )
    )
  ].sort((a, b) => compare(a.day, b.day));
  return [...groupBy(rows3, ({ id }) => id)].map(([id, mine]) => {
    const emails = mine.flatMap(({ email: email3 }) => email3 ?? []);
    const days2 = [...new Set(mine.map(({ day: day2 }) => day2))];
    const isUnclear = mine.some((row2) => row2.isUnclear);
    return { id, email: emails.at(-1) ?? null, addresses: new Set(emails.map(foldAscii)), days: days2, isUnclear };
  }).sort((a, b) => a.id < b.id ? -1 : 1);
}
// src/audits/access/non-member.ts
var activeRule = {
  id: "access/active-non-member",
  title: "Only members use the agent",
  kind: "access",
  severity: "medium",
  rationale: "A person who left and still uses the agent has kept a key or an open session.",
  remediation: "Find out when the user left. If they used the agent after that, end their sessions and revoke their keys.",
  controls: ["nist-800-53:AC-2(3)", "nist-800-53:PS-4", "soc2:CC6.2", "iso-27001:A.5.18"],
  needs: ["usage", "access"],
  acceptedBy: "nothing"
};
function activeNonMembers(context, use, persons) {
  const info = context.builtin(activeRule);
  const now2 = instantText(context.membersAt);
  const lists = memberLists(context, context.membersAt).map((list) => ({ at: list.at, holds: holderOf(list) }));
  const unclear = [];
  const drafts4 = persons.users.flatMap((user) => {
    const member = persons.memberOf(user);
    if (member === "unclear") unclear.push(user);
    if (member !== void 0 || !info) return [];
    const last = lists.findLastIndex(({ holds }) => holds(user));
    const list = lists[last];
    if (!list) return [noList(use, info, user)];
    const after = user.days.filter((day2) => day2 > list.at.slice(0, 10));
    if (after.length === 0) return [];
    const next = lists[last + 1]?.at ?? now2;
    const when = daysWords(after.map((day2) => ({ day: day2 })));
    const message = `${nameOf2(user)} used the agent ${when}; they were a member by the list of ${precise(list.at)}, and none by that of ${precise(next)}`;
    return [draft(use, info, user, { days: after, message })];
  });
  return { drafts: drafts4, unjudged: unclearPart("access", unclear) };
}
function noList(use, info, user) {
  const own2 = info.severity === activeRule.severity ? { ...info, severity: "info" } : info;
  const message = `${nameOf2(user)} used the agent until ${lastIn(user.days)}, and is not a member now`;
  return draft(use, own2, user, { days: user.days, message });
}
function draft({ usage: usage22, allowed }, info, user, { days: days2, message }) {
  return draftOn(info, firstIn(days2), {
    subject: `user/${user.id}`,
    message,
    actual: nameOf2(user),
    offending: [nameOf2(user)],
    event: true,
    use: {
      days: days2.map((day2) => ({ day: day2, provisional: isProvisional(day2, usage22), revisions: allowed.revisionsOn(day2) })),
      certainty: "exact",
      exposureSeconds: null
    }
  });
}
function holderOf({ members: members2 }) {
  const ids2 = new Set(members2.map(({ id }) => id));
  const addresses2 = new Set(members2.map(({ email: email3 }) => foldAscii(email3)));
  return (user) => hasId(user) ? ids2.has(user.id) : addresses2.has(foldAscii(user.id));
}
// src/audits/usage/day-figures.ts
var words2 = {
  models: "which models were used",
  servers: "which MCP servers were used",
  tools: "which tools were used",
  slashCommands: "which slash commands were used",
  skills: "which skills were used",
  clients: "which clients were used",
  modes: "in which mode users ran the agent",
  shares: "how autonomously tools were called",
  ratioP90: "how many calls users had for each of their turns",
  credits: "how many credits were used",
  userCredits: "how many credits each user used"
};
function dayFiguresOf(usage22) {
  const silent = (days2, leavesOut) => new Map([...days2].map(([day2, rows3]) => [day2, new Set(rows3.filter(leavesOut).map(({ id }) => id))]));
  const conflictDays = conflictDaysOf(usage22);
  const usedIds = (models4) => new Set(models4.flatMap(({ id, credits: credits2 }) => credits2 === 0 ? [] : id));
  const modelsUsed = new Map([...usage22.tokens].map(([day2, { models: models4 }]) => [day2, models4 && usedIds(models4)]));
  const spending = [...usage22.tokens].map(([day2, { users }]) => [day2, users ?? []]);
  const modelless = silent(spending, ({ models: models4 }) => models4 === null);
  const modeless = silent(usage22.users, ({ mode: mode2 }) => mode2 === null);
  const creditless = silent(usage22.users, ({ credits: credits2 }) => credits2 === null);
  const isWhole2 = (day2) => usage22.activity.has(day2) && !conflictDays.has(day2);
  function model(day2, model2, user) {
    const row2 = usage22.tokens.get(day2);
    if (!row2) return false;
    if (modelsUsed.get(day2)?.has(model2) === false) return true;
    const silent2 = modelless.get(day2);
    return row2.users !== null && (user === null ? silent2?.size === 0 : silent2?.has(user) !== true);
  }
  function models3(day2, user) {
    const row2 = usage22.tokens.get(day2);
    return row2?.models?.length === 0 || row2?.users != null && modelless.get(day2)?.has(user) !== true;
  }
  function mode(day2, user) {
    const silent2 = modeless.get(day2);
    return isWhole2(day2) && (user === null ? (silent2?.size ?? 0) === 0 : silent2?.has(user) !== true);
  }
  function userCredits(day2, user) {
    return isWhole2(day2) && creditless.get(day2)?.has(user) !== true;
  }
  function says2(figure2, day2) {
    const { tokens: tokens2, tools: tools2, activity, users } = usage22;
    const [dayTokens, dayTools, dayActivity, people] = [
      tokens2.get(day2),
      tools2.get(day2),
      activity.get(day2),
      users.get(day2) ?? []
    ];
    const isSaidOfSome = (isSaid2) => isWhole2(day2) && (people.length === 0 || people.some(isSaid2));
    switch (figure2) {
      case "models":
        return dayTokens !== void 0 && ([dayTokens, ...dayTokens.users ?? []].some(({ models: models4, named }) => models4 !== null || named.length > 0) || people.some(({ primaryModel }) => primaryModel !== null));
      case "credits":
        return typeof dayTokens?.credits === "number";
      case "shares":
        return dayTools !== void 0 && (dayTools.calls === 0 || isSaidWhole(dayTools.shares));
      case "ratioP90":
        return dayTools !== void 0 && (dayTools.calls === 0 || dayTools.ratioP90 !== null);
      case "clients":
        return dayActivity !== void 0 && (dayActivity.users === 0 || isSaidWhole(dayActivity.clients));
      case "modes":
        return isSaidOfSome(({ mode: mode2 }) => mode2 !== null);
      case "userCredits":
        return isSaidOfSome(({ credits: credits2 }) => credits2 !== null);
      default:
        return dayTools !== void 0 && dayTools[figure2] !== null;
    }
  }
  function silence2(figures2) {
    const days2 = [...new Set(["tokens", "tools", "activity"].flatMap((of) => finalDays(usage22, of)))];
    const silent2 = figures2.filter((figure2) => !days2.some((day2) => says2(figure2, day2)));
    if (silent2.length === 0) return void 0;
    return `no final day says ${silent2.map((figure2) => words2[figure2]).join(", or ")}`;
  }
  return { model, models: models3, mode, userCredits, says: says2, silence: silence2 };
}
function isSaidWhole(figures2) {
  return figures2.size > 0 && [...figures2.values()].every((figure2) => figure2 !== null);
}
// src/audits/usage/models.ts
var rule = {
  id: "usage/model-not-allowed",
  title: "Only models that the settings allow are used",
  kind: "usage",
  severity: "high",
  rationale: "A model was used although the settings do not allow it. Either the control was bypassed, or it does not work as expected.",
  remediation: "Ask the user how the model was reached, and block that way. If the model should be allowed, allow it.",
  controls: ["soc2:CC6.1", "nist-800-53:CM-7", "nist-800-53:AU-6"],
  needs: ["usage"]
};
function modelUses({ tokens: tokens2, users }) {
  return [...tokens2].flatMap(([day2, row2]) => onDay(day2, row2, users.get(day2) ?? []));
}
function onDay(day2, { models: models3, named: inPart, users }, active) {
  const items = (users ?? []).flatMap(
    (user) => (user.models ?? user.named).map((model) => ({
      ...model,
      day: day2,
      user: user.id,
      isUnclear: user.isUnclear,
      certainty: "exact"
    }))
  );
  const usesBySubject = groupBy(
    items.filter(({ credits: credits2 }) => credits2 !== 0),
    ({ id, user, isUnclear }) => `${isUnclear} ${modelSubject(id, user)}`
  );
  const userModels = [...usesBySubject.values()].map((sameUses) => ({
    ...firstIn(sameUses),
    credits: sum(sameUses.map(({ credits: credits2 }) => credits2))
  }));
  const silent = users && groupBy(
    users.filter((user) => user.models === null),
    ({ id }) => id
  );
  const primaryUses = active.flatMap(
    ({ id, isUnclear, primaryModel }) => primaryModel !== null && (silent === null || silent.get(id)?.some(({ named }) => named.every((model) => model.id !== primaryModel))) ? [{ id: primaryModel, credits: null, day: day2, user: id, isUnclear, certainty: "lower-bound" }] : []
  );
  const ofUsers = new Set([...items, ...primaryUses].map(({ id }) => id));
  const otherModels = (models3 ?? inPart).filter(({ id }) => !ofUsers.has(id)).map((model) => ({ ...model, day: day2, user: null, certainty: "exact" }));
  return [...userModels, ...primaryUses, ...otherModels].filter(({ credits: credits2 }) => credits2 !== 0);
}
function certaintyOf(uses) {
  return uses.every(({ certainty }) => certainty === "exact") ? "exact" : "lower-bound";
}
function modelSubject(model, user) {
  return `usage/model/${model}${user === null ? "" : `/user/${user}`}`;
}
var models = {
  rules: [rule],
  reads: { [rule.id]: "models" },
  drafts: (context) => {
    const { audit: audit2, usage: usage22, allowed, readings: readings2, dayFigures, policy: policy2, addresses: addresses2 } = context;
    const info = audit2.builtin(rule);
    if (!info) return [];
    const uses = modelUses(usage22).filter(({ isUnclear }) => !isUnclear);
    return [...groupBy(uses, ({ id, user }) => modelSubject(id, user))].flatMap(([subject2, uses2]) => {
      const { id, user } = firstIn(uses2);
      const readModel = readings2.model(id, user !== null && addresses2.get(user) === user ? null : user);
      const by = user === null ? "; the service does not say by whom" : "";
      return episodes(context, {
        rule: info,
        subject: subject2,
        days: uses2.map((use) => ({ ...use, verdict: allowed.judge(use.day, readModel, policy2?.settleDays) })),
        endpoint: "tokens",
        isSaid: (day2) => dayFigures.model(day2, id, user),
        tell: (days2) => ({
          message: `${user === null ? "somebody" : userName(context, user)} used ${id}, which the settings did not allow, ${daysWords(days2)}${creditsWords(days2)}${by}`,
          offending: id,
          certainty: certaintyOf(days2)
        })
      });
    });
  }
};
// src/audits/usage/readings.ts
var levels = {
  "auto-high": "high",
  "auto-medium": "medium",
  "auto-low": "low",
  manual: "off"
};
var levelOfShare = {
  auto_high: "high",
  auto_medium: "medium",
  auto_low: "low",
  manual: "off"
};
function isKnownMode(mode) {
  return mode === "spec" || Object.hasOwn(levels, mode);
}
var Readings = class {
  #catalog;
  /** A cache of coverage by list: many revisions share the same lists. */
  #coverage = /* @__PURE__ */ new WeakMap();
  constructor(catalog) {
    this.#catalog = catalog;
  }
  #covers(path6, list, value2) {
    const coverage2 = () => coverageOf(kindOf(this.#catalog.required(path6)), list);
    return getOrMake(this.#coverage, list, coverage2)(value2);
  }
  #isBlocked({ blocked }, model) {
    return blocked !== null && this.#covers("modelPolicy.blockedModelIds", blocked, model);
  }
  #list(lists, model) {
    const { allowed, allowAll, isUnreadable } = lists;
    if (isUnreadable) return "unclear";
    const isBlocked = this.#isBlocked(lists, model);
    if (allowAll === true) return isBlocked ? "unclear" : "passes";
    if (isBlocked) return "fails";
    if (allowed !== null && allowed.length > 0)
      return this.#covers("modelPolicy.allowedModelIds", allowed, model) ? "passes" : "fails";
    return allowAll === false ? "unclear" : "passes";
  }
  /**
   * Judges a model by the organization's lists and, for a user, by theirs. If the two differ, the result is unclear:
   * the documentation does not say which decides.
   * @param user undefined: only the organization's lists count; null: some user, and any user's lists may be theirs
   */
  model(model, user) {
    return ({ models: models3, overrides, areOverridesUnreadable, customModels }) => {
      const everybody = this.#list(models3, model);
      if (customModels.has(model) && !models3.isUnreadable && !this.#isBlocked(models3, model)) return "passes";
      if (everybody === "fails" && user !== void 0 && areOverridesUnreadable) return "unclear";
      const own2 = user === null ? [...overrides.values()] : [overrides.get(user ?? "") ?? models3];
      return own2.every((lists) => this.#list(lists, model) === everybody) ? everybody : "unclear";
    };
  }
  /** Judges a level by the cap. Without a cap every level passes. */
  level(level) {
    const setting2 = this.#catalog.required("maxAutonomyLevel");
    return ({ maxAutonomyLevel: cap }) => {
      if (level === void 0 || cap === null) return "passes";
      const [position, most] = [rank(setting2, level), rank(setting2, cap)];
      if (position === void 0 || most === void 0) return "unclear";
      return position <= most ? "passes" : "fails";
    };
  }
  /** Judges a mode by the cap. */
  mode(mode) {
    return this.level(levelOf(mode));
  }
  /** Judges an MCP server by its identity in the allowlist. Passes while MCP is off; fails without a list. */
  server(identity) {
    return ({ isMcpEnabled, mcpAllowlist, isMcpUnclear }) => {
      if (isMcpUnclear) return "unclear";
      if (!isMcpEnabled) return "passes";
      return mcpAllowlist !== null && this.#covers("mcpPolicy.allowlist", mcpAllowlist, identity) ? "passes" : "fails";
    };
  }
};
function levelOf(mode) {
  return Object.hasOwn(levels, mode) ? levels[mode] : void 0;
}
var order = ["off", "low", "medium", "high"];
function ranksAbove(level, otherLevel) {
  return level !== void 0 && order.indexOf(level) > order.indexOf(otherLevel);
}
// src/audits/access/override-used.ts
var overrideRule = {
  id: "access/override-used",
  title: "Overrides for single users are used",
  kind: "access",
  severity: "info",
  rationale: "An override for one user is justified only as long as that user needs it.",
  remediation: "If the user does not use what the override allows, remove it. Otherwise have it approved again.",
  controls: ["nist-800-53:AC-6", "nist-800-53:AC-6(7)", "soc2:CC6.3"],
  needs: ["usage", "access"]
};
function overridesUsed({ catalog, asOf }, info, use, { moments, nameOf: nameOf32 }) {
  const readings2 = new Readings(catalog);
  const uses = modelUses(use.usage);
  const figures2 = dayFiguresOf(use.usage);
  return timesBeyond(use, readings2, moments).map(({ user, stages, until: until2 }) => {
    const { from: from2 } = firstIn(stages);
    const [start, end] = [from2.time, until2?.time ?? asOf];
    const [certain2, unsure] = [[], []];
    for (const modelUse of uses) {
      const { day: day2, id, user: by, isUnclear } = modelUse;
      if (by !== user || startOfDay(day2) >= end || startOfDay(day2) + DAY <= start) continue;
      const verdict = use.allowed.judge(
        day2,
        (allowance) => isBeyond(readings2, allowance, user, id) ? "fails" : "passes"
      );
      if (verdict.is === "violation" && !isUnclear) certain2.push(modelUse);
      else if (verdict.is === "violation" || verdict.is === "ambiguous") unsure.push(modelUse);
    }
    const { entries: more } = lastIn(stages);
    const earlier2 = [...new Set(stages.flatMap(({ entries }) => entries))].filter((entry) => !more.includes(entry));
    const before2 = earlier2.length === 0 ? "" : `, and allowed ${wordsOf(earlier2)} before`;
    const verb = until2 ? "allowed" : "allow";
    const message = `the lists of ${nameOf32(user)} ${verb} ${wordsOf(more)} beyond those of the organization${before2}; ${usedWords(certain2, unsure) ?? unusedWords(use.usage, [start, end], (day2) => figures2.models(day2, user))}`;
    const subject2 = `/userModelPolicies${segment(user)}`;
    return draftWith({
      rule: info,
      subject: subject2,
      message,
      actual: more,
      offending: more,
      values: stages.map((stage) => ({ ...stage.from, actual: stage.entries })),
      introduced: from2,
      resolved: until2,
      event: false
    });
  });
}
var EVERY = "*";
function wordsOf(entries) {
  return entries.map((entry) => entry === EVERY ? "every model of the service" : entry).join(", ");
}
function usedWords(certain2, unsure) {
  const maybe = unsure.length > 0 ? [`${modelWords(unsure)} may have been used ${daysWords(unsure)}`] : [];
  if (certain2.length > 0) {
    const models3 = modelWords(certain2);
    const verb = models3.includes(", ") ? "were" : "was";
    return [`${models3} ${verb} used ${daysWords(certain2)}${creditsWords(certain2)}`, ...maybe].join(", and ");
  }
  return maybe[0];
}
function unusedWords(usage22, [start, end], isSaid2) {
  const days2 = daysBetween(usage22.from, usage22.to).filter(
    (day2) => startOfDay(day2) + DAY > start && startOfDay(day2) < end
  );
  const unknown3 = days2.filter((day2) => !isSaid2(day2)).length;
  if (unknown3 === days2.length) return "no figures show whether it was used";
  const but = unknown3 === 0 ? "" : `; figures are missing of ${count(unknown3, "day")}`;
  return `no use of it is known from ${days2[0]} to ${days2.at(-1)}${but}`;
}
function modelWords(uses) {
  return [...new Set(uses.map(({ id }) => id))].sort().join(", ");
}
function isBeyond(readings2, allowance, user, model) {
  return readings2.model(model, void 0)(allowance) === "fails" && readings2.model(model, user)(allowance) === "unclear";
}
function timesBeyond({ allowed: { states } }, readings2, moments) {
  const all2 = [];
  const open3 = /* @__PURE__ */ new Map();
  let last;
  for (const { revision: revision2, allowed } of states) {
    if (allowed === last) continue;
    last = allowed;
    const moment = lookUp(moments, revision2);
    for (const user of /* @__PURE__ */ new Set([...open3.keys(), ...allowed.overrides.keys()])) {
      const entries = [...new Set(entriesBeyond(readings2, allowed, user))].sort();
      const time = open3.get(user);
      if (time && entries.length === 0) {
        time.until = moment;
        open3.delete(user);
      } else if (time) {
        if (!equal(lastIn(time.stages).entries, entries)) time.stages.push({ from: moment, entries });
      } else if (entries.length > 0) {
        const beyond = { user, stages: [{ from: moment, entries }], until: null };
        open3.set(user, beyond);
        all2.push(beyond);
      }
    }
  }
  return all2;
}
function entriesBeyond(readings2, allowance, user) {
  const own2 = allowance.overrides.get(user);
  if (!own2 || own2.isUnreadable) return [];
  if (own2.allowAll === true) return isOpen(allowance) ? [] : [EVERY];
  return (own2.allowed ?? []).filter(
    (entry) => typeof entry === "string" && isBeyond(readings2, allowance, user, entry)
  );
}
function isOpen({ models: { allowed, blocked, allowAll } }) {
  return allowAll === true || (allowed ?? []).length + (blocked ?? []).length === 0;
}
// src/audits/access/index.ts
function accessRules(context) {
  const { access: access2 } = context.policies;
  if (!access2) return [];
  const [idle, gone] = [idleInfo(context), access2.mayEdit ? goneInfo(context) : void 0];
  return [
    ...idle ? [{ ...idle, silence: idleSilence(context) }] : [],
    ...gone ? [{ ...gone, silence: void 0 }] : []
  ];
}
var access = {
  rules: [activeRule, idleRule, overrideRule],
  begin: (context) => {
    const { members: members2, use } = context;
    if (!members2 || !use) return { see: () => {
    }, end: () => [] };
    const grants2 = /* @__PURE__ */ new Map();
    const moments = /* @__PURE__ */ new Map();
    const unjudgedParts = [];
    return {
      see: (step) => {
        followNames(grants2, step);
        const { revision: revision2 } = step.revision;
        moments.set(revision2, { ...step.seenMoment, first: step.previous === null });
      },
      end: () => {
        const persons = new Persons(members2, use.usage);
        const active = activeNonMembers(context, use, persons);
        const idle = idleGrants(context, use.usage, persons, grants2);
        unjudgedParts.push(...active.unjudged, ...idle.unjudged);
        const info = context.builtin(overrideRule);
        const names23 = new Map(persons.users.map((user) => [user.id, nameOf2(user)]));
        for (const { id, email: email3 } of members2) names23.set(id, email3);
        const overrides = info ? overridesUsed(context, info, use, { moments, nameOf: (id) => names23.get(id) ?? id }) : [];
        return [...active.drafts, ...idle.drafts, ...overrides];
      },
      unjudged: () => unjudgedParts
    };
  }
};
// src/audits/changes.ts
var disposal = `Then accept the revision with an exception${orApproval}.`;
var common32 = {
  acceptedBy: "revision",
  kind: "change",
  severity: "medium",
  controls: ["soc2:CC8.1", "nist-800-53:CM-3", "nist-800-53:CM-5"]
};
var outside = {
  ...common32,
  id: "changes/outside-window",
  title: "Controls change only in change windows",
  rationale: "A change outside of the agreed times may go unnoticed for a long time.",
  remediation: `Have the change reviewed. ${disposal}`,
  needs: ["windows"]
};
var frozenRule = {
  ...common32,
  id: "changes/freeze",
  title: "Nothing changes during a freeze",
  rationale: "A freeze protects times in which a change would do the most harm.",
  remediation: `Have the change reviewed. ${disposal}`,
  needs: ["freezes"]
};
var unapprovedRule2 = {
  ...common32,
  id: "changes/unapproved",
  title: "Controls are loosened only with an approval",
  rationale: "Before a control is loosened, another person must agree.",
  remediation: `Revert the change, or have it reviewed by a person other than its editor. ${disposal}`,
  needs: ["loosening"]
};
function changeRulesOf(policy2) {
  return [
    ...policy2.windows.length > 0 ? [outside] : [],
    ...policy2.freezes.length > 0 ? [frozenRule] : [],
    ...policy2.loosening ? [unapprovedRule2] : []
  ];
}
var inWindow = { demand: ["made in a change window"] };
var outsideFreezes = { demand: ["made outside of freezes"] };
var agreedTo2 = { demand: ["approved"] };
var judges = /* @__PURE__ */ new Map([
  [outside, ({ windows }) => outsideOf(windows)],
  [frozenRule, ({ freezes }) => during(freezes)],
  [unapprovedRule2, ({ loosening }) => without2(loosening?.settings ?? null)]
]);
var changes = stepAudit([...judges.keys()], (context) => {
  const policy2 = context.policies.changes;
  if (!policy2) return () => [];
  const judging2 = changeRulesOf(policy2).flatMap((rule92) => {
    const base = context.builtin(rule92);
    return base ? [{ info: statedRule(base, policy2), judge: lookUp(judges, rule92)(policy2) }] : [];
  });
  return function* (step) {
    if (!isJudged(policy2, step)) return;
    const matches2 = context.approvals.of(step);
    for (const { info, judge: judge23 } of judging2) {
      const fault = judge23(step, matches2);
      if (fault) yield draftOf(info, step, fault, matches2);
    }
  };
});
function draftOf(info, step, { subjects, message, expected, words: words32, actual }, matches2) {
  return changeEvent(info, step, {
    subject: `revision:${step.revision.revision}`,
    message,
    expected,
    words: words32,
    actual: actual ?? null,
    offending: subjects,
    resolved: endOf2(info, subjects, matches2)
  });
}
var NAMED2 = 10;
function outsideOf(windows) {
  const isOpen2 = openings(windows);
  const namedWindows = windows.slice(0, NAMED2);
  const more = windows.length - namedWindows.length;
  const zones = groupBy(namedWindows, ({ timezone }) => timezone);
  const windowTexts = [...zones.values()].flatMap(
    (ofZone) => ofZone.map((window) => `${windowWords(window)} in ${window.timezone}`)
  );
  const expected = { windows: windowTexts, ...more > 0 && { more } };
  return (step) => {
    const { time } = step.revision;
    if (isOpen2(time)) return void 0;
    const subjects = step.changes.map((change) => change.subject);
    const clocks = [...zones].map(([zone, ofZone]) => {
      const open3 = ofZone.map(windowWords);
      return `${localWords(localTime(time, zone))} in ${zone}, outside ${open3.join(" and ")}`;
    });
    const moreWords = more > 0 ? `, and outside ${count(more, "more window")}` : "";
    return {
      subjects,
      message: changeMessage(subjects, step, `on ${clocks.join("; that is ")}${moreWords}`),
      expected,
      words: inWindow,
      actual: [...zones.keys()].map((zone) => `${localWords(localTime(time, zone))} in ${zone}`)
    };
  };
}
function during(freezes) {
  return (step) => {
    const { subjects, freezes: all2 } = frozenIn(freezes, step);
    if (subjects.length === 0) return void 0;
    const periods = all2.slice(0, NAMED2).map(freezeWords);
    const more = all2.length - periods.length;
    const moreWords = more > 0 ? ` and ${count(more, "more freeze")}` : "";
    return {
      subjects,
      message: changeMessage(subjects, step, `during the freeze ${periods.join(" and the freeze ")}${moreWords}`),
      expected: { freezes: periods, ...more > 0 && { more } },
      words: outsideFreezes
    };
  };
}
function termsOf(policy2) {
  if (!policy2) return () => void 0;
  const { windows, freezes } = policy2;
  const isOpen2 = openings(windows);
  return (step) => {
    if (!isJudged(policy2, step)) return void 0;
    return {
      ...windows.length > 0 && { inWindow: isOpen2(step.revision.time) },
      ...freezes.length > 0 && { freezes: namedOf(frozenIn(freezes, step).freezes) }
    };
  };
}
function isJudged(policy2, step) {
  return step.changes.length > 0 && !isOver(policy2, step.revision.time);
}
function frozenIn(freezes, step) {
  return findFrozen(freezes, step.revision.time, step.changes.map(namesOfChange));
}
function namedOf(freezes) {
  const more = freezes.length - NAMED2;
  return [...freezes.slice(0, NAMED2).map(freezeWords), ...more > 0 ? [count(more, "more freeze")] : []];
}
function freezeWords({ from: from2, until: until2, reason }) {
  return `from ${boundText(from2)} until ${boundText(until2, true)} (${reason})`;
}
function without2(patterns2) {
  return (step, matches2) => {
    const needing = step.changes.filter(
      (change) => mayLoosen(change) && (patterns2 === null || namesOfChange(change).some((name) => matchesAny(patterns2, name)))
    );
    const all2 = needing.filter((change) => !isAuthorized(matches2.get(change.subject)));
    if (all2.length === 0) return void 0;
    const open3 = all2.filter((change) => endOf2(unapprovedRule2, [change.subject], matches2) === null);
    const faults = open3.length > 0 ? open3 : all2;
    const examples = faults.slice(0, 3).map((change) => `${nameOf(change.subject)} (${why(change, step, matches2)})`);
    const more = faults.length > 3 ? ` and ${count(faults.length - 3, "more setting")}` : "";
    const deed2 = faults.some(({ direction: direction2 }) => direction2 === "looser") ? "loosened" : "changed";
    return {
      subjects: faults.map((change) => change.subject),
      message: step.exact ? `${deed2} without an approval: ${examples.join(", ")}${more}` : `${deed2} by revision ${step.revision.revision} at the latest, without an approval: ${examples.join(", ")}${more}; ${unseen}`,
      expected: { requires: "approval" },
      words: agreedTo2
    };
  };
}
function mayLoosen({ direction: direction2 }) {
  return direction2 === "looser" || direction2 === "unknown";
}
var reasons = {
  authorized: (id) => `approval ${id}`,
  emergency: (id) => `approval ${id} was given afterwards`,
  "self-approved": (id, { isOwn, alias }) => isOwn ? `approval ${id} was given only by the editor of the change${alias ? `, who is ${alias.who} in revision ${alias.revision}` : ""}` : `no approver of approval ${id} is known to be a person other than the editor${alias ? `, who may be ${alias.who}` : ""}`,
  "wrong-implementer": (id) => `approval ${id} names other implementers`,
  unauthorized: (id) => `approval ${id} was given afterwards, and too late`,
  early: (id) => `before approval ${id} begins`,
  late: (id) => `after approval ${id} ended`,
  "over-scope": (id) => `approval ${id} is for other settings`
};
function why({ subject: subject2, direction: direction2 }, step, matches2) {
  const best = matches2.get(subject2)?.[0];
  const reason = best ? reasonOf(best, step) : "no approval";
  return direction2 === "unknown" ? `${reason}; whether it is looser is not known` : reason;
}
function reasonOf(match, { exact, revision: revision2 }) {
  const { id } = match.approval;
  return exact ? reasons[match.result](id, match) : `approval ${id} does not cover revision ${revision2.revision}`;
}
var unseen = "revisions before it are missing, so who made the change, and when, is not known";
function changeMessage(subjects, { exact, revision: revision2 }, when) {
  const changeText = `${namesOf(subjects)} ${subjects.length === 1 ? "was" : "were"} changed`;
  return exact ? `${changeText} ${when}` : `${changeText} by revision ${revision2.revision} at the latest, made ${when}; ${unseen}`;
}
// src/audits/limits.ts
var beside = { kind: "usage", severity: "medium", needs: ["ledger", "limits"] };
var notAppliedRule = {
  ...beside,
  id: "limits/not-applied",
  title: "The credit limits in the policy are set",
  rationale: "A limit that is not set has no effect. The service has no endpoint to read limits, so this rule uses what limits apply set last. It does not see changes in the service's web page.",
  remediation: "Set the limits with driftline limits apply --policy --ledger.",
  controls: ["nist-800-53:SC-6", "soc2:CC6.3"]
};
var refusedRule = {
  ...beside,
  id: "limits/refused",
  title: "The service accepts the credit limits",
  rationale: "A refused limit is not set, and the earlier limit may still apply.",
  remediation: "Fix the reason of the refusal, and send the limit again with driftline limits apply --ledger.",
  controls: ["nist-800-53:SC-6", "soc2:CC6.3"]
};
var rules = [notAppliedRule, refusedRule];
function limitRules(context) {
  const { limits: limits22 } = context.policies;
  if (!limits22) return [];
  const location = limits22.locations["users"] ?? limits22.locations["default"];
  return rules.flatMap((rule92) => policyInfo(context, rule92, limits22, location) ?? []);
}
function limitStandings(context) {
  const attempts = attemptsOf(context);
  return wantedOf(context).map((entry) => ({ ...entry, ...standingOf(entry, attempts.get(entry.email) ?? []) }));
}
function wantedOf(context) {
  const { policies, asOf } = context;
  const { limits: limits22 } = policies;
  if (!limits22) return [];
  const { members: members2, memberSince, statedSince } = pastOf(context);
  const since = (email3, limit2) => limits22.from ?? statedSince(email3, limit2) ?? asOf;
  const namedUsers = limits22.users.map((user) => ({
    ...user,
    stated: "users",
    since: since(user.email, user.limit)
  }));
  const names23 = new Set(namedUsers.map(({ email: email3 }) => email3));
  const { default: limit } = limits22;
  const otherMembers = [...members2].flatMap((email3) => {
    if (limit === null || names23.has(email3)) return [];
    const start = Math.max(since(email3, limit), memberSince.get(email3) ?? asOf);
    return [{ email: email3, limit, stated: "default", location: limits22.locations["default"], since: start }];
  });
  return [...namedUsers, ...otherMembers].sort((a, b) => a.email < b.email ? -1 : 1);
}
function pastOf(context) {
  const { ledger, members: present2, policies, asOf } = context;
  const now2 = instantText(asOf);
  const lists = memberLists(context);
  const memberSince = /* @__PURE__ */ new Map();
  for (const list of policies.limits?.default === null ? [] : lists)
    for (const email3 of addressesOf(list.members))
      if (!memberSince.has(email3)) memberSince.set(email3, Date.parse(list.at));
  const last = present2?.filter(({ since }) => since === null || since <= asOf) ?? lists.at(-1)?.members;
  const statements2 = (ledger?.limits?.stated ?? []).filter(({ at: at2 }) => at2 <= now2).map(({ at: at2, limits: limits22 }) => ({ time: Date.parse(at2), limitOf: limitsBy(limits22) }));
  return {
    /** Addresses of all members; empty: not requested. */
    members: last ? addressesOf(last) : /* @__PURE__ */ new Set(),
    /** By address: the time of the first list of members that has it. */
    memberSince,
    /** Returns the time of the first of the latest audits whose policies all stated this limit. */
    statedSince: (email3, limit) => statements2[statements2.findLastIndex(({ limitOf }) => limitOf(email3) !== limit) + 1]?.time
  };
}
function addressesOf(members2) {
  return new Set(members2.map(({ email: email3 }) => foldAscii(email3)));
}
function limitsBy(limits22) {
  const users = new Map(limits22?.users.map(({ email: email3, limit }) => [email3, limit]));
  return (email3) => users.get(email3) ?? limits22?.default ?? void 0;
}
function attemptsOf({ ledger, asOf }) {
  const byEmail2 = /* @__PURE__ */ new Map();
  for (const { at: at2, limits: limits22 } of ledger?.limits?.attempts ?? []) {
    const time = Date.parse(at2);
    if (time > asOf) continue;
    for (const attempt of limits22) {
      const email3 = foldAscii(attempt.email);
      const ownAttempts = getOrMake(byEmail2, email3, () => []);
      if (ownAttempts.at(-1)?.at === at2) ownAttempts.pop();
      if (attempt.result !== "not-sent")
        ownAttempts.push({ ...attempt, at: at2, time: Math.max(time, ownAttempts.at(-1)?.time ?? time) });
    }
  }
  return byEmail2;
}
function standingOf(entry, attempts) {
  const isEarly = ({ time }) => time <= entry.since;
  let state = attempts.filter(isEarly).reduce(afterwards, { applied: null, by: null, last: null });
  const states = [{ time: entry.since, state }];
  for (const attempt of attempts) {
    if (isEarly(attempt)) continue;
    state = afterwards(state, attempt);
    states.push({ time: attempt.time, state });
  }
  const stretches22 = [...breaks].flatMap(([rule92, isBroken]) => {
    const all2 = [];
    for (const { time, state: now2 } of states) {
      const open3 = all2.at(-1)?.until === null ? all2.at(-1) : void 0;
      if (isBroken(entry, now2) && open3) open3.state = now2;
      else if (isBroken(entry, now2)) all2.push({ rule: rule92, from: time, until: null, state: now2 });
      else if (open3) open3.until = time;
    }
    return all2;
  });
  return { ...state, stretches: stretches22 };
}
var breaks = /* @__PURE__ */ new Map([
  [notAppliedRule, ({ limit }, { applied }) => applied !== limit],
  [refusedRule, (_, { last }) => last?.result === "refused"]
]);
function afterwards(state, last) {
  switch (last.result) {
    case "set":
    case "different":
      return { applied: last.set, by: last, last };
    case "unknown":
    case "unanswered":
      return state.applied === last.limit ? { ...state, last } : { applied: void 0, by: last, last };
    default:
      return { ...state, last };
  }
}
var limits = {
  rules,
  begin: (context) => ({
    see: () => {
    },
    end: () => context.ledger ? limitStandings(context).flatMap((limitStanding) => draftsOf(context, limitStanding)) : [],
    unjudged: () => unjudgedOf(context)
  })
};
function draftsOf(context, { stretches: stretches22, ...entry }) {
  return stretches22.flatMap(({ rule: rule92, from: from2, until: until2, state }) => {
    const info = policyInfo(context, rule92, context.policies.limits, entry.location);
    if (!info) return [];
    const actual = state.applied ?? null;
    const draft23 = draftAt(info, from2, {
      subject: `limit/${entry.email}`,
      message: messageOf(rule92, entry, state, until2),
      expected: entry.limit,
      actual,
      offending: [actual],
      resolved: until2 === null ? null : endAt(until2)
    });
    return [{ ...draft23, introduced: { ...draft23.introduced, exact: from2 !== entry.since } }];
  });
}
function messageOf(rule92, { email: email3, limit, stated: stated2 }, state, until2) {
  const userText = stated2 === "default" ? `${email3}, a member whom it does not name` : email3;
  const became = rule92 === refusedRule && state.last ? refusedWords(state.last) : appliedWords(state, until2);
  return `the policy wants the limit of ${count(limit, "credit")} for ${userText}; ${became}`;
}
function refusedWords({ limit, at: at2, reason }) {
  return `the service refused the limit ${thousands(limit)} at ${precise(at2)}: ${reason ?? ""}`;
}
function appliedWords({ applied, by, last }, until2) {
  const before2 = until2 === null ? "" : ` before ${timeWords(until2)}`;
  if (!by) return last ? "none was set" : `the ledger holds no attempt that reached the service${before2}`;
  const { limit, at: at2, result } = by;
  if (result === "set") return `${thousands(limit)} was set last, at ${precise(at2)}`;
  if (result === "different")
    return `the service set ${thousands(applied ?? 0)} at ${precise(at2)}, where ${thousands(limit)} was asked for`;
  const why2 = result === "unanswered" ? "the service did not report the result" : "no result came back";
  return `whether the limit ${thousands(limit)} was set at ${precise(at2)} is not known: ${why2}`;
}
function unjudgedOf(context) {
  const { ledger, policies, asOf } = context;
  const { limits: limits22 } = policies;
  if (!limits22 || notInForce(limits22, asOf) !== void 0) return [];
  if (!ledger) {
    const reason2 = `${limits22.policy} states credit limits, and only a ledger records the limits that were set`;
    return [{ what: "limits", reason: reason2 }];
  }
  const reason = limitSilence(context);
  return [
    {
      what: "the credit limits that are set now",
      reason: "the service has no endpoint that returns them: the audit compares with the limits that driftline limits apply set last, and does not see changes on the web page"
    },
    ...reason === void 0 ? [] : [{ what: "limits.default", reason }]
  ];
}
function limitSilence(context) {
  if (!context.ledger) return "what was set is not known without a ledger";
  if ((context.policies.limits?.default ?? null) === null || context.members || memberLists(context).length > 0)
    return void 0;
  return "the members are not known: give --with access, or the input with: access";
}
// src/audits/observed/computers.ts
var beside2 = { family: "computers", kind: "computer", needs: ["computers"] };
var notAllowed = {
  ...beside2,
  id: "computers/not-allowed",
  title: "Only computers that the settings allow exist",
  severity: "high",
  rationale: "A computer was created while its kind was turned off, so the switch was bypassed.",
  remediation: "Remove the computer, or turn its kind on if it should be allowed.",
  controls: ["soc2:CC6.1", "nist-800-53:CM-7", "nist-800-53:CM-8"]
};
var failedRule = {
  ...beside2,
  id: "computers/failed",
  title: "Watched computers are provisioned without errors",
  severity: "medium",
  rationale: "If provisioning failed, the computer may lack the controls on its agents.",
  remediation: "Fix the reported error, and install the computer again.",
  controls: ["nist-800-53:CM-6"]
};
var stuckRule = {
  ...beside2,
  id: "computers/stuck",
  statedBy: "maxProvisioning",
  title: "Watched computers are provisioned in time",
  severity: "medium",
  rationale: "If provisioning takes too long, the computer is only partly set up.",
  remediation: "Install the computer again, or remove it.",
  controls: ["nist-800-53:CM-6"]
};
var remoteUser = {
  ...beside2,
  id: "computers/remote-user",
  statedBy: "remoteUser",
  title: "Agents do not use denied accounts on watched computers",
  severity: "medium",
  rationale: "On a computer, an agent has all rights of its account.",
  remediation: "Give the agent another account on the computer.",
  controls: ["nist-800-53:AC-6"]
};
var computers = {
  rules: [notAllowed, failedRule, stuckRule, remoteUser],
  drafts: (context) => (context.computers ?? []).flatMap((computer) => [
    ...againstSwitch(context, computer),
    ...inError(context, computer),
    ...tooLong(context, computer),
    ...asWhom(context, computer)
  ])
};
function subjectOf({ id }) {
  return `computer/${id}`;
}
function computerName({ id, name }) {
  return name === "" || name === id ? `the computer ${id}` : `the computer ${name} (${id})`;
}
function againstSwitch(context, computer) {
  const { audit: audit2, allowed } = context;
  const info = audit2.builtin(notAllowed);
  if (!info) return [];
  const { provider: provider2, time, id: of } = computer;
  const isOwn = provider2 === "byom";
  const setting2 = isOwn ? "byomComputersEnabled" : "managedComputersEnabled";
  const read2 = ({ isByomEnabled, isManagedEnabled }) => {
    const isOn = isOwn ? isByomEnabled : isManagedEnabled;
    return isOn === null ? "unclear" : isOn ? "passes" : "fails";
  };
  const verdictAt = (at2) => provider2 === "" ? verdictByComparison(null) : verdictBySettings(allowed.judgeAt(at2, read2));
  const [then, now2] = [verdictAt(time), verdictAt(audit2.asOf)];
  for (const [at2, about2, verdict] of [
    [time, "when it was made", then],
    [audit2.asOf, "now", now2]
  ])
    context.note({ family: "computers", of, rule: info.id, at: at2, about: about2, ...verdict });
  const computerWords = `${computerName(computer)}, of ${provider2},`;
  const common73 = { actual: provider2, offending: [provider2] };
  return [
    ...then.is === "violation" ? [
      draftAt(info, time, {
        subject: subjectOf(computer),
        message: `${computerWords} was made at ${timeWords(time)}, while ${setting2} was not true`,
        ...common73,
        event: true
      })
    ] : [],
    ...now2.is === "violation" ? [
      draftAt(info, offSince(context, computer, read2), {
        subject: `${subjectOf(computer)}/now`,
        message: `${computerWords} is there, while ${setting2} is not true`,
        ...common73
      })
    ] : []
  ];
}
function offSince({ allowed: { states }, audit: audit2 }, computer, read2) {
  const past = states.filter(({ time }) => time <= audit2.asOf);
  const on = past.findLastIndex(({ allowed }) => read2(allowed) === "passes");
  return Math.max(computer.time, past[on + 1]?.time ?? computer.time);
}
function inError(context, computer) {
  const { status, errors, failedSince, id: of } = computer;
  const { asOf } = context.audit;
  const fails = errors.length > 0 || status === "error" ? true : status === null ? null : false;
  return judge(context, failedRule, { of, at: asOf, fails }, (info) => {
    const why2 = errors.length > 0 ? `: ${errors.join("; ")}` : "";
    const message = `the provisioning of ${computerName(computer)} failed${why2}`;
    const common73 = { subject: subjectOf(computer), message, actual: status, offending: [...errors] };
    const isKnown2 = failedSince !== null && failedSince <= asOf;
    return isKnown2 ? draftAt(info, failedSince, common73) : draftSeen(info, asOf, common73);
  });
}
function tooLong(context, computer) {
  const { asOf, policies } = context.audit;
  const { status, provisionedSince: since, id: of } = computer;
  const most = policies.computers?.maxProvisioningSeconds ?? 0;
  const due = since + most * 1e3;
  const fails = status === null ? null : status === "provisioning" && due < asOf;
  const message = `${computerName(computer)} has been provisioning since ${timeWords(since)}, for more than ${duration(most)}`;
  return judge(
    context,
    stuckRule,
    { of, at: asOf, fails },
    (info) => draftAt(info, due, { subject: subjectOf(computer), message, actual: status, offending: [status] })
  );
}
function asWhom(context, computer) {
  const { asOf, policies } = context.audit;
  const { remoteUser: account, id: of } = computer;
  const fails = account === null ? null : policies.computers?.remoteUserNoneOf?.includes(account) === true;
  const message = `the agent is ${account} on ${computerName(computer)}, which the policy does not allow`;
  return judge(
    context,
    remoteUser,
    { of, about: account, at: asOf, fails },
    (info) => draftSeen(info, asOf, { subject: subjectOf(computer), message, actual: account, offending: [account] })
  );
}
// src/audits/observed/in-window.ts
var inWindow2 = {
  id: "readiness/in-window",
  family: "readiness",
  title: "Repositories evaluated while a control was off",
  kind: "readiness",
  severity: "info",
  rationale: "A report shows that an agent was in the repository. It does not show who ran it.",
  remediation: "Review what agents did in the repository in that time.",
  controls: ["nist-800-53:AU-6"],
  needs: ["readiness"],
  acceptedBy: "nothing"
};
var MOST = 3;
var readinessInWindow = {
  rules: [inWindow2],
  drafts: ({ audit: audit2, readiness }, earlier2) => {
    const info = audit2.builtin(inWindow2);
    if (!info || !readiness) return [];
    const windows = earlier2.filter(({ rule: rule92, event: event2 }) => rule92.kind === "setting" && !event2);
    return byRepository(readiness).flatMap(([repository, reports]) => {
      const inside = reports.filter((report) => windows.some((window) => covers(window, report)));
      const [first] = inside;
      if (!first) return [];
      const subjects = new Set(
        windows.filter((window) => inside.some((report) => covers(window, report))).map(({ subject: subject2 }) => subject2)
      );
      const models3 = [...new Set(inside.flatMap(({ model }) => model ?? []))].sort();
      const by = models3.length > 0 ? `, by ${models3.join(" and ")}` : "";
      const message = `${repository} was evaluated while ${shortList([...subjects].sort().map(nameOf), MOST)} violated the policy: ${count(inside.length, "report")}, the first at ${timeWords(first.time)}${by}`;
      return [
        draftAt(info, first.time, {
          subject: repositorySubject(repository),
          message,
          actual: models3[0] ?? null,
          offending: models3,
          event: true
        })
      ];
    });
  }
};
function covers({ introduced, resolved }, { time }) {
  return introduced.time <= time && time < (resolved?.time ?? Infinity);
}
// src/audits/observed/readiness-model.ts
var rule2 = {
  id: "readiness/model",
  family: "readiness",
  statedBy: "models",
  isBuiltin: true,
  title: "Only allowed models evaluate repositories",
  kind: "readiness",
  severity: "medium",
  rationale: "A model that the settings do not allow read a repository, so the control was bypassed.",
  remediation: "Ask the report's author how the model was reached, and block that way. If the model should be allowed, allow it.",
  controls: ["soc2:CC6.1", "nist-800-53:CM-7"],
  needs: ["readiness"]
};
var readinessModel = {
  rules: [rule2],
  drafts: (context) => {
    const { audit: audit2, readiness } = context;
    const builtin = audit2.builtin(rule2);
    if (!readiness || !builtin) return [];
    const info = statedInfo(audit2, rule2);
    return byRepository(readiness).flatMap(([repository, reports]) => {
      const verdicts2 = new Map(reports.map((report) => [report, judgeReport(context, report)]));
      const fails = (report) => {
        const { is } = lookUp(verdicts2, report);
        return is === "violation" ? true : is === "allowed" ? false : null;
      };
      const isEarly = (report) => fails(report) !== true && isRefused(context, report, "early");
      return [
        ...stretches(reports, fails).map(({ reports: failingReports, end }) => {
          const refusedCount = failingReports.filter((report) => isRefused(context, report)).length;
          const authority = refusedCount === 0 ? "settings did" : refusedCount === failingReports.length ? "policy does" : "policy or the settings did";
          const draft23 = draftOf2(refusedCount > 0 && info || builtin, repository, failingReports, authority);
          return { ...draft23, resolved: end && endAt(end.time) };
        }),
        ...(info ? stretches(reports, isEarly) : []).map(({ reports: earlyReports }) => {
          return { ...draftOf2(info, repository, earlyReports, "policy does"), event: true };
        })
      ];
    });
  }
};
function draftOf2(info, repository, reports, authority) {
  const models3 = [...new Set(reports.flatMap(({ model }) => model ?? []))].sort();
  const last = lastIn(reports);
  const [since, until2] = [timeWords(reports[0].time), timeWords(last.time)];
  const when = reports.length === 1 ? `at ${until2}` : `in ${count(reports.length, "report")} ${since === until2 ? `of ${until2}` : `from ${since} to ${until2}`}`;
  return draftAt(info, reports[0].time, {
    subject: repositorySubject(repository),
    message: `${repository} was evaluated by ${models3.join(" and ")}, which the ${authority} not allow, ${when}`,
    actual: last.model,
    offending: models3
  });
}
function isRefused({ audit: audit2 }, { model, time }, when) {
  const policy2 = audit2.policies.readiness;
  if (!policy2?.models || model === null || time >= (policy2.until ?? Infinity)) return false;
  if (time < (policy2.from ?? 0) !== (when === "early")) return false;
  const { allowed, denied } = policy2.models;
  const covers2 = (list) => isCovered(kinds_2.model, list, model);
  return denied !== null && covers2(denied) || allowed !== null && !covers2(allowed);
}
function judgeReport(context, report) {
  const { model, time, repository: of } = report;
  const verdict = model === null ? { is: "not-said", reason: null, revisions: [] } : isRefused(context, report) ? verdictBySettings({ is: "violation" }) : verdictBySettings(context.allowed.judgeAt(time, context.readings.model(model, void 0)));
  context.note({ family: "readiness", of, rule: rule2.id, at: time, about: model, ...verdict });
  return verdict;
}
// src/audits/observed/sessions.ts
var beside3 = { family: "sessions", kind: "usage", needs: ["sessions"], acceptedBy: "nothing" };
var settings = {
  ...beside3,
  id: "sessions/settings",
  title: "Watched sessions run with allowed settings",
  severity: "high",
  rationale: "A session runs with values that the settings do not allow, so the control was bypassed.",
  remediation: "Change the session, and ask its user how it got these settings.",
  controls: ["soc2:CC6.1", "nist-800-53:CM-7"]
};
var tools = {
  ...beside3,
  id: "sessions/tools",
  statedBy: "tools",
  title: "Denied tools are off in watched sessions",
  severity: "medium",
  rationale: "The agent acts through its tools.",
  remediation: "Turn the tool off in the session.",
  controls: ["nist-800-53:CM-7"]
};
var provider = {
  ...beside3,
  id: "sessions/provider",
  statedBy: "providerLock",
  title: "Watched sessions use only allowed providers",
  severity: "medium",
  rationale: "The provider of the model sees everything that the agent sees.",
  remediation: "End the session, and start a session with a provider that the policy allows.",
  controls: ["nist-800-53:SA-9"]
};
var sessions = {
  rules: [settings, tools, provider],
  drafts: (context) => (context.sessions ?? []).flatMap((session) => [
    ...againstSettings(context, session),
    ...withTools(context, session),
    ...withProvider(context, session)
  ])
};
function subjectOf2({ id }) {
  return `session/${id}`;
}
function readingsOf({ readings: readings2 }, session) {
  const { model, specModel, autonomyLevel: level, autonomyMode: mode } = session;
  const parts23 = [
    ["model", model, (value2) => readings2.model(value2, void 0)],
    ["specModeModel", specModel, (value2) => readings2.model(value2, void 0)],
    ["autonomyLevel", level, (value2) => readings2.level(value2)],
    ["autonomyMode", mode, (value2) => readings2.level(levelOf(value2))]
  ];
  return parts23;
}
function againstSettings(context, session) {
  const info = context.audit.builtin(settings);
  if (!info) return [];
  const { id: of, time, updated } = session;
  const failing2 = readingsOf(context, session).flatMap(([name, value2, read2]) => {
    const verdict = value2 === null ? verdictByComparison(null) : verdictBySettings(between(context, session, read2(value2)));
    context.note({ family: "sessions", of, rule: info.id, at: updated, about: name, ...verdict });
    return verdict.is === "violation" && value2 !== null ? [{ name, value: value2 }] : [];
  });
  if (failing2.length === 0) return [];
  const failureWords = failing2.map(({ name, value: value2 }) => `${name} ${value2}`).join(", ");
  const message = `the session ${of} runs with ${failureWords}, which the settings allowed neither at ${timeWords(time)}, when it was made, nor at ${timeWords(updated)}, when it last changed`;
  const offending2 = failing2.map(({ value: value2 }) => value2);
  return [
    draftAt(info, time, { subject: subjectOf2(session), message, actual: firstIn(offending2), offending: offending2, event: true })
  ];
}
function between({ allowed }, { time, updated }, read2) {
  const [first, last] = [allowed.judgeAt(time, read2), allowed.judgeAt(updated, read2)];
  if (first.is === "ambiguous") return first;
  if (last.is === "ambiguous" || first.is === last.is) return last;
  return { is: "ambiguous", reason: "changed", revisions: [present(allowed.stateAt(updated)).revision] };
}
function withTools(context, session) {
  const { id: of, tools: on } = session;
  const { toolsDenied } = context.audit.policies.sessions ?? {};
  const deniedTools = on?.filter((tool) => toolsDenied?.includes(tool) === true) ?? null;
  const message = `the session ${of} has ${deniedTools?.join(", ")} on, which the policy denies`;
  return judgeList(context, tools, session, { wrong: deniedTools, message });
}
function withProvider(context, session) {
  const { id: of, providerLock, apiProviderLock } = session;
  const { providerLockOneOf } = context.audit.policies.sessions ?? {};
  const locks = [providerLock, apiProviderLock].filter((lock) => lock !== null);
  const otherLocks = [...new Set(locks)].filter((lock) => providerLockOneOf?.includes(lock) !== true);
  const message = `the session ${of} is locked to ${otherLocks.join(" and ")}, which the policy does not state`;
  return judgeList(context, provider, session, { wrong: locks.length === 0 ? null : otherLocks, message });
}
function judgeList(context, rule92, session, { wrong: wrong3, message }) {
  const { id: of, updated: at2 } = session;
  const fails = wrong3 && wrong3.length > 0;
  return judge(
    context,
    rule92,
    { of, at: at2, fails },
    (info) => draftSeen(info, at2, { subject: subjectOf2(session), message, actual: wrong3, offending: wrong3 ?? [], event: true })
  );
}
// src/audits/observed/index.ts
var audits = [readinessModel, readinessStated, readinessInWindow, computers, sessions];
var rules2 = audits.flatMap((audit2) => audit2.rules);
function observedRules(context) {
  return rules2.flatMap((rule92) => {
    const { family } = rule92;
    const info = statedInfo(context, rule92) ?? (isKnown(context, rule92) ? builtinInfo2(context, rule92) : void 0);
    return info ? [{ ...info, family }] : [];
  });
}
function unstatedRules(context, family) {
  return rules2.filter((rule92) => rule92.family === family && !statedInfo(context, rule92)).flatMap((rule92) => builtinInfo2(context, rule92) ?? []);
}
function builtinInfo2(context, rule92) {
  return rule92.statedBy === void 0 || rule92.isBuiltin === true ? context.builtin(rule92) : void 0;
}
function silenceOf({ observed: observed2 }, { id, family }, missing3) {
  const things = observed2?.observed[family] ?? null;
  if (!observed2 || things === null) return missing3;
  const verdicts2 = observed2.verdicts.filter(({ rule: rule92 }) => rule92 === id);
  const isJudged22 = verdicts2.length === 0 ? things.length > 0 : verdicts2.some(({ is }) => is !== "not-said" && is !== "unjudged");
  return isJudged22 ? void 0 : "the service reported nothing that could be judged";
}
function isKnown({ observed: observed2 }, { family }) {
  return observed2 !== null && observed2.observed[family] !== null;
}
var observed = {
  rules: rules2.map(({ family: _, statedBy: _statedBy, isBuiltin: _isBuiltin, ...rule92 }) => rule92),
  begin: (context) => {
    const { observed: evidence2, catalog } = context;
    if (!evidence2) return { see: () => {
    }, end: () => [] };
    const { allowed, verdicts: verdicts2, observed: observations, later } = evidence2;
    return {
      see: (step) => allowed.see(step),
      end: (earlier2) => {
        const readings2 = new Readings(catalog);
        const shared = { audit: context, ...observations, allowed, readings: readings2, note: verdicts2.push.bind(verdicts2) };
        return audits.flatMap((audit2) => [...audit2.drafts(shared, earlier2)]);
      },
      unjudged: () => tooNew(later, context.asOf)
    };
  }
};
function tooNew({ readiness: reports, computers: machines, sessions: runs2 }, asOf) {
  const part2 = (what, { time }) => ({
    what,
    reason: `it was made at ${timeWords(time)}, after the time of this audit`
  });
  const newReports = {
    what: count(reports.length, "readiness report"),
    reason: `made after the time of this audit, ${timeWords(asOf)}`
  };
  return [
    ...reports.length > 0 ? [newReports] : [],
    ...machines.map((computer) => part2(computerName(computer), computer)),
    ...runs2.map((session) => part2(`the session ${session.id}`, session))
  ];
}
// src/history/windows.ts
var Windows = class {
  #open = /* @__PURE__ */ new Map();
  #closed = [];
  #differ;
  /** @param differ whether two observations of one value differ for exceptions; default: in their offending entries */
  constructor(differ2 = offendsOtherwise) {
    this.#differ = differ2;
  }
  /** Moves the state of elements that continue under another key. Call it first in every step. */
  rename(renames) {
    moveAlong(this.#open, renames, (window, _, subject2) => {
      rename(window, subject2);
      return window;
    });
  }
  /** Returns the failing subjects. */
  failing() {
    return this.#open.keys();
  }
  /** Returns the last observation of a subject. */
  at(subject2) {
    return this.#open.get(subject2)?.latest;
  }
  /** Sets the observation of a subject from a step on; undefined: it passes. Call it when it may have changed. */
  set(step, subject2, observation, reading) {
    const window = this.#open.get(subject2);
    if (observation === void 0 && window) {
      this.#open.delete(subject2);
      this.#closed.push(Object.assign(window, { resolved: step.seenMoment, state: null }));
    }
    if (observation === void 0 || window?.latest === observation) return;
    const state = reading ? reading.state : stateAt(step.blocks, subject2);
    const { revision: revision2, at: at2, time, by } = step.moment;
    const { actual } = observation;
    const value2 = { revision: revision2, at: at2, time, by, actual };
    const stage = { revision: revision2, at: at2, time, by, exact: step.exact, observation, isChange: window?.state !== state };
    if (!window) {
      const introduced = { ...step.seenMoment, first: step.previous === null };
      const old = reading ? reading.before : step.entryBefore(subject2)?.value ?? null;
      const before2 = step.previous === null ? null : old;
      const stages = [{ ...stage, isChange: true }];
      this.#open.set(subject2, {
        subject: subject2,
        introduced,
        before: before2,
        values: [value2],
        stages,
        latest: observation,
        resolved: null,
        state
      });
      return;
    }
    if (stage.isChange) window.values.push(value2);
    if (stage.isChange || this.#differ(window.latest, observation)) window.stages.push(stage);
    else window.stages.push({ ...window.stages.pop(), latestSpelling: observation.actual });
    window.latest = observation;
    window.state = state;
  }
  /** Returns all windows, the open ones last. */
  all() {
    return [...this.#closed, ...this.#open.values()];
  }
};
function offendsOtherwise(a, b) {
  return a.offending !== b.offending && canonical(a.offending) !== canonical(b.offending);
}
// src/audits/entry-audit.ts
function entryAudit(judges2, sharedFields = {}) {
  return {
    rules: judges2.map(([rule92]) => rule92),
    begin: (context) => {
      const followers = judges2.flatMap(([rule92, judge23, stays]) => {
        const info = context.builtin(rule92);
        return info ? [{ info, windows: entryWindows(judge23, stays) }] : [];
      });
      return {
        see: (step) => followers.forEach(({ windows }) => windows.see(step)),
        end: () => followers.flatMap(({ info, windows }) => windows.all().map((window) => draftOf3(info, window, sharedFields)))
      };
    }
  };
}
function entryWindows(judge23, stays) {
  const windows = new Windows();
  return {
    see: (step) => {
      windows.rename(step.renames);
      for (const change of step.entries) {
        const { subject: subject2, after } = change;
        const before2 = windows.at(subject2);
        const observation = after && (objectionTo(change, after, before2 !== void 0, judge23) ?? (before2 && stays?.(after, before2)));
        if (observation || before2) windows.set(step, subject2, observation);
      }
    },
    all: () => windows.all()
  };
}
function objectionTo(change, entry, isAll, judge23) {
  const { items, newItems } = change;
  if (isAll) return judge23(entry, items);
  const objection2 = judge23(entry, newItems);
  return objection2 && newItems !== items ? judge23(entry, items) : objection2;
}
function draftOf3(rule92, window, parts23 = {}, tell = ({ message }) => ({ message })) {
  const { subject: subject2, before: before2, latest: latest2, values: values22, introduced, resolved } = window;
  const latestWords2 = tell(latest2);
  return draftWith({
    ...parts23,
    ...latestWords2,
    rule: rule92,
    subject: subject2,
    formerly: window.formerly,
    before: before2,
    actual: latest2.actual,
    offending: latest2.offending,
    values: values22,
    stages: window.stages.map(({ revision: revision2, at: at2, time, by, exact, isChange, latestSpelling, observation }) => {
      const { message, inert } = observation === latest2 ? latestWords2 : tell(observation);
      const { actual, offending: offending2 } = observation;
      return { revision: revision2, at: at2, time, by, exact, isChange, latestSpelling, actual, offending: offending2, message, inert };
    }),
    introduced,
    resolved,
    event: false
  });
}
// src/audits/values.ts
var common4 = { kind: "integrity", controls: ["soc2:CC7.1", "nist-800-53:CM-6"] };
var unknownSetting = {
  ...common4,
  id: "integrity/unknown-setting",
  title: "Every setting is known",
  severity: "low",
  rationale: "No rule judges an unknown setting, so it may allow what the rules forbid.",
  remediation: "Find out what the setting does. If it is another spelling of a known setting, add an alias."
};
var unknownValue = {
  ...common4,
  id: "integrity/unknown-value",
  title: "Every value is one of the known values",
  severity: "low",
  rationale: "An unknown value cannot be compared, so no limit applies to it.",
  remediation: "Find out what the value does, and set a known value until then."
};
var malformedRule = {
  ...common4,
  id: "integrity/malformed-value",
  title: "Values are well formed",
  severity: "medium",
  rationale: "If readers and the service can interpret a value differently, it can bypass every rule.",
  remediation: "Write the value in its standard form, within the limits of the setting."
};
function saw(value2, message, offending2 = [value2]) {
  return { actual: value2, offending: offending2, message };
}
function judgeUnknown(entry, items) {
  if (entry.setting?.shape) return judgeMembers(entry, items, "key");
  if (entry.setting || entry.container || entry.flaw || entry.meaning === null) return void 0;
  return saw(entry.value, `${nameOf(entry.subject)} is a setting that is not known`);
}
function judgeUnknownValue(entry, items) {
  const { setting: setting2, value: value2 } = entry;
  if (setting2?.shape) return judgeMembers(entry, items, "value");
  const values22 = setting2 ? knownValues(setting2) : [];
  if (values22.length === 0 || typeof value2 !== "string" || values22.includes(value2)) return void 0;
  return saw(value2, `${nameOf(entry.subject)} is ${value2}, which is not a known value`);
}
function judgeMembers({ subject: subject2, setting: setting2, value: value2 }, items, part2) {
  const unknownIn = (item) => [...unknownMembers(item, setting2.shape)].filter((unknown22) => unknown22.part === part2);
  const bad = items.filter((item) => unknownIn(item).length > 0);
  if (bad.length === 0) return void 0;
  const texts = [...new Set(bad.flatMap(unknownIn).map(({ text: text6 }) => text6))];
  const unknown3 = texts.length > 1 ? `${part2}s that are not known` : `a ${part2} that is not known`;
  return saw(value2, `${nameOf(subject2)} has ${unknown3}: ${enumeration(texts)}`, bad);
}
function* unknownMembers(value2, shape) {
  if (isArray(value2)) for (const item of value2) yield* unknownMembers(item, shape);
  if (!isObject(value2) || isSecret(value2)) return;
  for (const [key, member] of Object.entries(value2)) {
    const memberShape = Object.hasOwn(shape, key) ? shape[key] : void 0;
    if (memberShape === void 0) {
      if (!isUnset(member)) yield { part: "key", text: key };
    } else if (isTexts(memberShape)) {
      if (typeof member === "string" && !memberShape.includes(member)) yield { part: "value", text: member };
    } else if (memberShape) yield* unknownMembers(member, memberShape);
  }
}
var isTexts = (memberShape) => Array.isArray(memberShape);
function holdsForgery(value2) {
  if (typeof value2 !== "object" || value2 === null) return false;
  if (isSecret(value2)) return isForged(value2);
  if (isArray(value2)) return value2.some(holdsForgery);
  return Object.entries(value2).some(([key, item]) => /^\$\$+secret$/.test(key) || holdsForgery(item));
}
function judgeMalformed(entry, items) {
  const { setting: setting2, value: value2 } = entry;
  if (!entry.container && items.some(holdsForgery))
    return saw(
      value2,
      `${nameOf(entry.subject)} looks like a secret that Driftline redacted, but this input was not redacted by Driftline`
    );
  if (entry.flaw) return saw(value2, `${nameOf(entry.subject)} ${entry.flaw}`);
  if (!setting2 || entry.container || isUnset(value2)) return void 0;
  if (setting2.list && !isArray(value2)) return saw(value2, `${nameOf(entry.subject)} should be a list`);
  const kind = kindOf(setting2);
  const isMalformed = (item) => !isSecret(item) && flawOf(kind, item) !== void 0;
  const bad = withoutRepetitions(setting2, setting2.list ? items : [value2], isMalformed);
  const [first] = bad;
  if (first === void 0) return void 0;
  const name = nameOf(entry.subject);
  const flaw = flawOf(kind, first);
  if (!setting2.list && kind.type === "boolean" && isScalar(value2))
    return saw(value2, `${name} is ${word(value2)}; it ${flaw}`, bad);
  if (!setting2.list) return saw(value2, `${name} ${flaw}`, bad);
  const entries = bad.length === 1 ? "1 malformed entry, which" : `${bad.length} malformed entries; the first of them`;
  return saw(value2, `${name} has ${entries} ${flaw}`, bad);
}
var isScalar = (value2) => typeof value2 !== "object" || value2 === null;
var values2 = entryAudit([
  [unknownSetting, judgeUnknown],
  [unknownValue, judgeUnknownValue],
  [malformedRule, judgeMalformed]
]);
// src/audits/usage/autonomy.ts
var common5 = {
  kind: "usage",
  controls: ["soc2:CC6.1", "nist-800-53:AC-6", "nist-800-53:AU-6"],
  needs: ["usage"]
};
var ofUser = {
  ...common5,
  id: "usage/autonomy-above-cap",
  title: "Nobody runs the agent above the autonomy cap",
  severity: "high",
  rationale: "Above the cap, the agent did things on its own that were not meant to be allowed.",
  remediation: "Ask the user how the agent could run above the cap, and review what it did on these days."
};
var ofAll = {
  ...common5,
  id: "usage/autonomy-share-above-cap",
  title: "No tool is called above the autonomy cap",
  severity: "medium",
  rationale: "Tools were called above the cap. The service does not report who called them.",
  remediation: "Find out which clients ran above the cap, and review what they did on these days."
};
var autonomy = {
  rules: [ofUser, ofAll],
  reads: { [ofUser.id]: "modes", [ofAll.id]: "shares" },
  drafts: (context) => [...userDrafts(context), ...shareDrafts(context)]
};
function modeUses({ usage: usage22 }) {
  return [...usage22.users].flatMap(
    ([day2, users]) => users.flatMap(
      ({ id, isUnclear, mode, calls }) => mode === null ? [] : [{ day: day2, user: id, isUnclear, mode, calls }]
    )
  );
}
function userDrafts(context) {
  const { audit: audit2, allowed, readings: readings2, dayFigures, policy: policy2 } = context;
  const info = audit2.builtin(ofUser);
  if (!info) return [];
  const sure = modeUses(context).filter(({ isUnclear }) => !isUnclear);
  return [...groupBy(sure, ({ user }) => user)].flatMap(([user, uses]) => {
    const days2 = uses.map((use) => ({
      ...use,
      verdict: allowed.judge(use.day, readings2.mode(use.mode), policy2?.settleDays)
    }));
    return episodes(context, {
      rule: info,
      subject: `usage/autonomy/user/${user}`,
      days: days2,
      endpoint: "activity",
      isSaid: (day2) => dayFigures.mode(day2, user),
      tell: (run2) => {
        const modes = namesOf2(run2.map(({ mode }) => mode));
        return {
          message: `${userName(context, user)} mostly used ${modes.join(" and ")}, above the cap, ${daysWords(run2)}`,
          offending: firstIn(modes),
          certainty: "lower-bound"
        };
      }
    });
  });
}
function namesOf2(names23) {
  return [...new Set(names23)].sort();
}
function sharesIn({ tools: tools2 }) {
  return [...tools2].flatMap(
    ([day2, { calls, shares }]) => [...shares].sort(([a], [b]) => compare(a, b)).flatMap(([name, share]) => {
      const level = Object.hasOwn(levelOfShare, name) ? levelOfShare[name] : void 0;
      if (level === void 0 || share === null || share === 0) return [];
      const callsMade = calls === null ? null : share * calls;
      return [
        {
          day: day2,
          name,
          level,
          share,
          calls: callsMade && Math.round(callsMade),
          isBelowFloor: callsMade !== null && callsMade < 1
        }
      ];
    })
  );
}
function shareUses(usage22) {
  return sharesIn(usage22).filter(({ isBelowFloor }) => !isBelowFloor);
}
function sharesBelowFloor(usage22) {
  return sharesIn(usage22).flatMap(
    ({ day: day2, name, isBelowFloor }) => isBelowFloor ? [{ what: "autonomy", name, day: day2 }] : []
  );
}
function shareDrafts(context) {
  const { audit: audit2, usage: usage22, allowed, readings: readings2, dayFigures, policy: policy2 } = context;
  const info = audit2.builtin(ofAll);
  if (!info) return [];
  const uses = shareUses(usage22).map((use) => ({
    ...use,
    verdict: allowed.judge(use.day, readings2.level(use.level), policy2?.settleDays)
  }));
  return episodes(context, {
    rule: info,
    subject: "usage/autonomy",
    days: uses,
    endpoint: "tools",
    isSaid: (day2) => dayFigures.says("shares", day2),
    tell: (run2) => {
      const levels2 = namesOf2(run2.map(({ level }) => level));
      return {
        message: `tools were called at ${levels2.join(" and ")} autonomy, above the cap, ${daysWords(run2)}${callsWords(run2)}; the service does not say by whom`,
        offending: firstIn(levels2),
        certainty: "exact"
      };
    }
  });
}
// src/audits/usage/mcp.ts
var rule3 = {
  id: "usage/mcp-not-allowed",
  title: "Only MCP servers that the allowlist names are used",
  kind: "usage",
  severity: "high",
  rationale: "An MCP server was used although it is not allowed. Either the control was bypassed, or it does not work as expected.",
  remediation: "Find out who runs the server, and remove it from their configuration. If the server should be allowed, allow it.",
  controls: ["soc2:CC6.6", "nist-800-53:CM-7", "nist-800-53:AU-6"],
  needs: ["usage"]
};
function serverUses({ tools: tools2 }) {
  const uses = [...tools2].flatMap(
    ([day2, { servers }]) => (servers ?? []).filter((server) => server.count !== 0).map(({ name, count: count22 }) => ({ name: name.toLowerCase(), spelling: name, count: count22, day: day2 }))
  );
  return groupBy(uses, ({ name }) => name);
}
function spellingOf2(uses) {
  const calls = [...groupBy(uses, ({ spelling }) => spelling)].map(
    ([spelling, spellingUses]) => [spelling, sum(spellingUses.map(({ count: count22 }) => count22)) ?? 0]
  );
  return firstIn(calls.toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)))[0];
}
function callsByDay(uses) {
  return [...groupBy(uses, ({ day: day2 }) => day2)].map(([day2, dayUses]) => ({
    day: day2,
    calls: sum(dayUses.map(({ count: count22 }) => count22))
  }));
}
function callersOn(usage22, days2) {
  const candidates = /* @__PURE__ */ new Map();
  for (const day2 of days2) {
    const active = usage22.users.get(day2) ?? [];
    const callers = active.filter(({ mcpCalls }) => mcpCalls !== null && mcpCalls > 0);
    const isAlone = new Set(callers.map(({ id }) => id)).size === 1 && active.every(({ mcpCalls }) => mcpCalls !== null);
    const servers = new Set(
      (usage22.tools.get(day2)?.servers ?? []).filter(({ count: count22 }) => count22 !== 0).map(({ name }) => name.toLowerCase())
    );
    const isCertain = isAlone || servers.size === 1;
    for (const { id, email: email3, isUnclear } of callers)
      if (candidates.get(id)?.certainty !== "exact")
        candidates.set(id, { id, email: email3, certainty: isCertain && !isUnclear ? "exact" : "candidates" });
  }
  return [...candidates.values()].sort((a, b) => a.id < b.id ? -1 : 1);
}
function identityOf(policy2, name) {
  return policy2 && Object.hasOwn(policy2.identities, name) ? policy2.identities[name] : void 0;
}
var mcp = {
  rules: [rule3],
  reads: { [rule3.id]: "servers" },
  drafts: (context) => {
    const { audit: audit2, usage: usage22, allowed, readings: readings2, dayFigures, policy: policy2, unjoined } = context;
    const info = audit2.builtin(rule3);
    return [...serverUses(usage22)].flatMap(([name, uses]) => {
      const identity = identityOf(policy2, name);
      const days2 = callsByDay(uses);
      if (identity === void 0) {
        unjoined.set(spellingOf2(uses), days2.length);
        return [];
      }
      if (!info) return [];
      const readServer = readings2.server(identity);
      return episodes(context, {
        rule: info,
        subject: `usage/mcp/${name}`,
        days: days2.map((use) => ({ ...use, verdict: allowed.judge(use.day, readServer, policy2?.settleDays) })),
        endpoint: "tools",
        isSaid: (day2) => dayFigures.says("servers", day2),
        tell: (run2) => {
          const usedDays = run2.map(({ day: day2 }) => day2);
          const callers = callersOn(usage22, usedDays);
          const silent = callers.length === 0 ? 0 : usedDays.filter((day2) => callersOn(usage22, [day2]).length === 0).length;
          return {
            message: `the MCP server ${spellingOf2(uses)} (${identity}), which the settings did not allow, was used ${daysWords(run2)}${callsWords(run2)}${callerWords(callers, silent)}`,
            offending: identity,
            certainty: silent === 0 && callers.every(isExact) ? "exact" : "candidates",
            candidates: callers
          };
        }
      });
    });
  }
};
function isExact({ certainty }) {
  return certainty === "exact";
}
function callerWords(callers, silent) {
  if (callers.length === 0) return "; the service does not say by whom";
  const namesOf32 = (candidates) => shortList(candidates.map(({ id, email: email3 }) => email3 ?? id));
  const [certainCallers, possibleCallers] = [callers.filter(isExact), callers.filter((caller) => !isExact(caller))];
  const by = certainCallers.length > 0 ? `, by ${namesOf32(certainCallers)}` : "";
  const and = by === "" ? ", " : ", and ";
  const perhaps = possibleCallers.length > 0 ? `${and}perhaps by ${possibleCallers.length > 1 ? "one or more of " : ""}${namesOf32(possibleCallers)}` : "";
  return `${by}${perhaps}${silent > 0 ? `; the service does not say by whom on ${silent} of these days` : ""}`;
}
// src/audits/usage/first-use.ts
var rule4 = {
  id: "usage/first-after-loosening",
  title: "First use after a loosening",
  kind: "usage",
  severity: "info",
  rationale: "The first user after a loosening probably knows why it was made.",
  remediation: "Ask the first user why it was needed.",
  controls: ["nist-800-53:AU-6", "nist-800-53:CM-3"],
  needs: ["usage"],
  acceptedBy: "nothing"
};
var firstUse = {
  rules: [rule4],
  drafts: (context) => {
    const info = context.audit.builtin(rule4);
    return info ? thingsOf(context).flatMap((thing) => firstUses(context, info, thing)) : [];
  }
};
function thingsOf(context) {
  const { usage: usage22, readings: readings2, dayFigures, policy: policy2 } = context;
  const byDay2 = (uses) => new Map(
    [...groupBy(uses, ({ day: day2 }) => day2)].map(([day2, dayUses]) => [
      day2,
      {
        users: dayUses.flatMap(({ user, isUnclear }) => isUnclear ? [] : user ?? []),
        certainty: certaintyOf(dayUses)
      }
    ])
  );
  const models3 = [...groupBy(modelUses(usage22), ({ id }) => id)].map(([name, uses]) => ({
    topic: "model",
    isSaid: (day2) => dayFigures.model(day2, name, null),
    name,
    readingOf: readings2.model(name, void 0),
    days: byDay2(uses)
  }));
  const modes = [...groupBy(modeUses(context), ({ mode }) => mode)].map(([name, uses]) => ({
    topic: "autonomy",
    isSaid: (day2) => dayFigures.mode(day2, null),
    name,
    readingOf: readings2.mode(name),
    days: byDay2(uses.map((use) => ({ ...use, certainty: "lower-bound" })))
  }));
  const servers = [...serverUses(usage22)].flatMap(([name, uses]) => {
    const identity = identityOf(policy2, name);
    if (identity === void 0) return [];
    const days2 = new Map(
      uses.map(({ day: day2 }) => {
        const callers = callersOn(usage22, [day2]).filter(({ certainty }) => certainty === "exact");
        return [day2, { users: callers.map(({ id }) => id), certainty: "exact" }];
      })
    );
    return [
      {
        topic: "mcp",
        isSaid: (day2) => dayFigures.says("servers", day2),
        name: spellingOf2(uses),
        readingOf: readings2.server(identity),
        days: days2
      }
    ];
  });
  return [...models3, ...servers, ...modes];
}
function firstUses(context, info, { topic, isSaid: isSaid2, name, readingOf, days: days2 }) {
  const { states } = context.allowed;
  const usedDays = [...days2.keys()].sort();
  const allowedUntil = [];
  const verdicts2 = states.map(({ allowed }) => readingOf(allowed));
  for (let i = states.length - 1, next = Infinity; i >= 0; i--) {
    allowedUntil[i] = next;
    if (verdicts2[i] !== "passes") next = states[i]?.time ?? next;
  }
  return states.flatMap(({ revision: revision2, time, exact }, i) => {
    if (!exact || verdicts2[i - 1] !== "fails" || verdicts2[i] !== "passes") return [];
    const until2 = allowedUntil[i] ?? Infinity;
    const allowedDay = dayOf(time);
    const first = usedDays.find((day2) => day2 > allowedDay && Date.parse(day2) + DAY <= until2);
    if (first === void 0 || dayOf(time + DAY) < context.usage.from) return [];
    const later = daysBetween(allowedDay, first).slice(1);
    if (!later.slice(0, -1).every(isSaid2) || !later.every((day2) => context.allowed.isCertainOn(day2))) return [];
    const { users: ids2, certainty } = lookUp(days2, first);
    const users = [...new Set(ids2)].map((id) => userName(context, id));
    const by = users.length === 0 ? "; it is not known by whom" : `, by ${shortList(users)}`;
    return [
      draftOn(info, first, {
        subject: `usage/${topic}/${name}`,
        message: `${name}, which revision ${revision2} allowed on ${allowedDay}, was used on ${first} for the first time after that day${by}`,
        actual: name,
        offending: [name],
        event: true,
        use: {
          days: [
            {
              day: first,
              provisional: isProvisional(first, context.usage),
              revisions: context.allowed.revisionsOn(first)
            }
          ],
          certainty,
          between: [allowedDay, first],
          exposureSeconds: null
        }
      })
    ];
  });
}
// src/audits/usage/integrity.ts
var controls2 = ["soc2:CC7.2", "nist-800-53:AU-6", "nist-800-53:SI-7"];
var common6 = { kind: "integrity", controls: controls2, needs: ["usage"], acceptedBy: "nothing" };
var gap = {
  ...common6,
  id: "integrity/usage-gap",
  title: "Every day has figures",
  severity: "low",
  rationale: "A day without figures does not prove a day without usage.",
  remediation: "Ask the service for the figures of the day."
};
var conflict = {
  ...common6,
  id: "integrity/usage-conflict",
  title: "A day has only one set of figures",
  severity: "medium",
  rationale: "Contradicting figures prove nothing.",
  remediation: "Ask the service which figures are correct."
};
var mismatch = {
  ...common6,
  id: "integrity/usage-mismatch",
  title: "Figures add up",
  severity: "info",
  rationale: "If the parts do not add up to the total, figures are missing.",
  remediation: "Ask the service why the figures differ."
};
var integrity = {
  rules: [gap, conflict, mismatch],
  drafts: (context) => [...gaps(context), ...conflicts(context), ...mismatches(context), ...unknowns(context)]
};
function aboutDay(context, rule92, day2, about2) {
  const info = context.audit.builtin(rule92);
  return info ? [draftOn(info, day2, { ...about2, event: true })] : [];
}
function gaps(context) {
  const { usage: usage22 } = context;
  const conflictKeys = new Set(usage22.conflicts.map(({ endpoint: endpoint2, day: day2 }) => `${endpoint2} ${day2}`));
  return dailyEndpoints.flatMap(
    (endpoint2) => daysBetween(usage22.from, usage22.to).flatMap(
      (day2) => usage22[endpoint2].has(day2) || isProvisional(day2, usage22) || conflictKeys.has(`${endpoint2} ${day2}`) ? [] : aboutDay(context, gap, day2, {
        subject: `usage/${endpoint2}/${day2}`,
        message: `there are no figures of ${day2} in ${endpoint2}`
      })
    )
  );
}
function conflicts(context) {
  return context.usage.conflicts.flatMap(
    ({ endpoint: endpoint2, day: day2 }) => aboutDay(context, conflict, day2, {
      subject: `usage/${endpoint2}/${day2}`,
      message: `there are two different sets of figures of ${day2} in ${endpoint2}`
    })
  );
}
function isNear(a, b) {
  return Math.abs(a - b) <= Math.max(1, 5e-3 * Math.max(Math.abs(a), Math.abs(b)));
}
function mismatches(context) {
  const { tokens: tokens2, tools: tools2, activity, users } = context.usage;
  const conflictDays = conflictDaysOf(context.usage);
  return daysBetween(context.usage.from, context.usage.to).flatMap((day2) => {
    const [dayTokens, dayTools, dayActivity] = [tokens2.get(day2), tools2.get(day2), activity.get(day2)];
    const people = users.get(day2) ?? [];
    const areKnown = dayActivity !== void 0 && !conflictDays.has(day2);
    const ofUsers = (pick) => areKnown ? whole(people.map(pick)) : null;
    const sums2 = {
      credits: {
        tokens: dayTokens?.credits,
        "its models": whole(dayTokens?.models?.map(({ credits: credits2 }) => credits2)),
        "its users": whole(dayTokens?.users?.map(({ credits: credits2 }) => credits2)),
        users: ofUsers(({ credits: credits2 }) => credits2)
      },
      "calls of tools": {
        tools: dayTools?.calls,
        "its tools by name": whole(dayTools?.tools?.map(({ count: count22 }) => count22)),
        users: ofUsers(({ calls }) => calls)
      },
      sessions: { activity: dayActivity?.sessions, users: ofUsers(({ sessions: sessions2 }) => sessions2) },
      "active users": {
        activity: dayActivity?.users,
        users: areKnown ? new Set(people.map(({ id }) => id)).size : null
      }
    };
    const contradictions2 = Object.entries(sums2).flatMap(([quantity, figures2]) => {
      const numbers = Object.entries(figures2).flatMap(
        ([name2, figure22]) => typeof figure22 === "number" ? [[name2, figure22]] : []
      );
      const pairs = numbers.flatMap((a, index) => numbers.slice(index + 1).map((b) => [a, b]));
      const pair = pairs.find(([[, a], [, b]]) => !isNear(a, b));
      if (!pair) return [];
      const [[name, figure2], [otherName, otherFigure]] = pair;
      return aboutDay(context, mismatch, day2, {
        subject: `usage/${quantity.replaceAll(" ", "-")}/${day2}`,
        message: `${quantity} of ${day2}: ${name} says ${figure2}, ${otherName} ${otherFigure}`
      });
    });
    const shares = dayTools && Object.keys(levelOfShare).map((name) => dayTools.shares.get(name) ?? null);
    const total2 = shares && whole(shares);
    const isOff2 = typeof total2 === "number" && Math.abs(total2 - 1) > 0.01 && (dayTools?.calls ?? 0) > 0;
    if (!isOff2) return contradictions2;
    const message = `the shares of autonomy of ${day2} add up to ${total2.toFixed(2)}, and not to 1`;
    return [...contradictions2, ...aboutDay(context, mismatch, day2, { subject: `usage/shares/${day2}`, message })];
  });
}
var tiers = /* @__PURE__ */ new Set(["standard", "thinking"]);
var clients = /* @__PURE__ */ new Set(["terminal-ui", "web", "non-interactive-cli"]);
function unknowns(context) {
  const { tokens: tokens2, activity, users } = context.usage;
  const first = /* @__PURE__ */ new Map();
  const note2 = (day2, kind, name) => {
    const key = `${kind} ${name}`;
    if ((first.get(key) ?? "9") > day2) first.set(key, day2);
  };
  const noteTier = (day2, tier) => {
    if (tier !== null && !tiers.has(tier)) note2(day2, "model_tier", tier);
  };
  for (const [day2, rows3] of users)
    for (const { mode, primaryTier } of rows3) {
      if (mode !== null && !isKnownMode(mode)) note2(day2, "delegation_level", mode);
      noteTier(day2, primaryTier);
    }
  for (const [day2, { models: models3, named }] of tokens2) for (const { tier } of models3 ?? named) noteTier(day2, tier);
  for (const [day2, row2] of activity)
    for (const name of row2.clients.keys()) if (!clients.has(name)) note2(day2, "client", name);
  const info = context.audit.builtin(unknownValue);
  return info ? [...first].map(
    ([key, day2]) => draftOn(info, day2, {
      subject: `usage/${key.replace(" ", "/")}`,
      message: `${key} is no value that is known: it is never ranked`,
      event: true
    })
  ) : [];
}
// src/audits/usage/rewritten.ts
var rule5 = {
  id: "integrity/usage-rewritten",
  title: "The figures of past days do not change",
  kind: "integrity",
  severity: "medium",
  rationale: "If the figures of a past day change later, they cannot be trusted. Only driftline audit --full requests past days again.",
  remediation: "Ask the service whether it recounted. Both rows are in the ledger.",
  controls: ["soc2:CC7.2", "nist-800-53:AU-9", "nist-800-53:AU-10"],
  needs: ["usage", "ledger"],
  acceptedBy: "nothing"
};
var rewritten = {
  rules: [rule5],
  /** Returns one finding for each day, about its last change. */
  drafts: ({ audit: audit2, usage: usage22 }) => {
    const info = audit2.builtin(rule5);
    if (!info) return [];
    const ofRange = (audit2.ledger?.usageRewritten ?? []).filter(({ day: day2 }) => day2 <= usage22.to);
    const changes2 = groupBy(ofRange, ({ endpoint: endpoint2, day: day2 }) => `${endpoint2} ${day2}`);
    return [...changes2.values()].map((ofDay) => {
      const { endpoint: endpoint2, day: day2, before: before2, after } = lastIn(ofDay);
      const changeWords3 = after === null ? "are not given any more" : "are not what the ledger holds";
      const message = `the figures of ${day2} in ${endpoint2} ${changeWords3}`;
      const actual = after === null ? null : shortRow(after);
      return draftOn(info, day2, {
        subject: `usage/${endpoint2}/${day2}`,
        message,
        before: shortRow(before2),
        actual,
        event: true
      });
    });
  }
};
function shortRow(row2) {
  return isArray(row2) ? count(row2.length, "row") : row2;
}
// src/audits/usage/stated/part.ts
function statementOf(part2, ...reads) {
  return part2 ? [{ part: part2, reads }] : [];
}
var ASK = "Find out who used it, and why. If it should be allowed, allow it in the policy. Otherwise block it.";
function ruleOf(name, title, rationale, remediation) {
  return {
    id: `usage/policy-${name}`,
    title,
    kind: "usage",
    severity: "medium",
    rationale,
    remediation,
    controls: ["soc2:CC6.1", "nist-800-53:CM-7", "nist-800-53:AU-6"],
    needs: ["usage"]
  };
}
function stating(context, rule92, name) {
  const part2 = context.policy?.[name];
  const info = part2 && infoOf2(context.audit, rule92, part2);
  if (!info) return void 0;
  const versions = context.audit.policyHistory?.versions ?? [];
  const demands = versions.map(
    ({ policies }) => policies ? JSON.stringify(policies.usage?.[name]?.demand ?? null) : void 0
  );
  const turns = versions.filter(({ from: from2 }, i) => {
    const [before2, now2] = [i === 0 ? "null" : demands[i - 1], demands[i]];
    return Number.isFinite(from2) && (now2 === void 0 || now2 !== before2);
  });
  return { rule: info, demand: part2.demand, turns: new Set(turns.map(({ from: from2 }) => dayOf(from2))) };
}
function isOverOn({ policy: policy2 }, day2) {
  return startOfDay(day2) >= (policy2?.until ?? Infinity);
}
function draftsAbout(context, { rule: rule92, turns }, days2, { offending: offending2, certainty = "exact", messageStart, ...rest }) {
  return episodes(context, {
    ...rest,
    rule: rule92,
    days: days2.filter(({ day: day2 }) => !isOverOn(context, day2)).map((use) => ({ ...use, verdict: use.fails ? failureOn(use.day, turns) : { is: "allowed" } })),
    tell: (run2) => ({
      message: `${messageStart} ${daysWords(run2)}${callsWords(run2)}${creditsWords(run2)}`,
      offending: offending2,
      actual: lastIn(run2).actual,
      certainty
    })
  });
}
function failureOn(day2, turns) {
  return turns.has(day2) ? { is: "ambiguous", reason: "changed", revisions: [] } : { is: "violation" };
}
function refuses({ allowed, denied }, name) {
  return denied?.includes(name) === true || allowed !== null && !allowed.includes(name);
}
// src/audits/usage/stated/hooks.ts
var rule6 = ruleOf(
  "hooks",
  "Required hooks run",
  "A hook that does not run neither records nor blocks anything.",
  "Find the machines without the hook. The service does not report which they are."
);
var hooks = {
  rule: rule6,
  statements: (policy2) => policy2.hooks.map((part2) => ({ part: part2, reads: [], lacks: ({ usage: usage22 }) => lacksOf(usage22, part2.demand) })),
  drafts: (context) => (context.policy?.hooks ?? []).flatMap((hook) => hookDraft(context, hook))
};
function coverage(usage22, demand, last = finalDays(usage22, "tools").at(-1)) {
  if (last === void 0) return null;
  const { perCallOf, overDays } = demand;
  const first = dayOf(startOfDay(last) - (overDays - 1) * DAY);
  const days2 = daysBetween(first, last);
  if (!days2.every((day2) => usage22.tools.has(day2))) return null;
  const rows3 = days2.map((day2) => lookUp(usage22.tools, day2));
  const ran = total(rows3.map((row2) => runsIn(row2, demand)));
  const of = perCallOf === null ? total(days2.map((day2) => [{ count: usage22.activity.get(day2)?.sessions ?? null }])) : total(rows3.map(({ tools: rowTools }) => rowTools?.filter(({ name }) => perCallOf.includes(name))));
  return ran === null || of === null ? null : { first, last, ran, of };
}
function runsIn({ hooks: all2 }, { event: event2, matcher, command: command2 }) {
  return all2?.filter((hook) => hook.event === event2 && hook.matcher === matcher && hook.command === command2);
}
function total(parts23) {
  return whole(parts23.flatMap((part2) => part2?.map(({ count: count22 }) => count22) ?? [null]));
}
function lacksOf(usage22, hook) {
  if (coverage(usage22, hook)) return void 0;
  return `the last ${hook.overDays} final days do not all say how often the hook ${hook.command} ran, and what for`;
}
function isTooRare({ ran, of }, { atLeast }) {
  return of > 0 && ran / of < atLeast;
}
function rareSince(usage22, demand, { first, last }) {
  let since = first;
  for (const day2 of daysBetween(usage22.from, last).toReversed()) {
    const counts2 = coverage(usage22, demand, day2);
    if (!counts2 || !isTooRare(counts2, demand)) break;
    since = counts2.first;
  }
  return since;
}
function hookDraft(context, hook) {
  const { audit: audit2, usage: usage22, allowed } = context;
  const { demand } = hook;
  const info = infoOf2(audit2, rule6, hook);
  const { event: event2, matcher, command: command2, perCallOf, atLeast } = demand;
  const counts2 = info && coverage(usage22, demand);
  if (!counts2 || !isTooRare(counts2, demand) || isOverOn(context, counts2.last)) return [];
  const { first, last, ran, of } = counts2;
  const totalWords = perCallOf === null ? count(of, "session") : `${count(of, "call")} of ${perCallOf.join(", ")}`;
  const since = rareSince(usage22, demand, counts2);
  const parts23 = {
    subject: `usage/hook/${event2}/${matcher ?? "*"}/${command2}`,
    message: `the hook ${command2} on ${event2} ran ${count(ran, "time")} for ${totalWords} ${first === last ? `on ${first}` : `from ${first} to ${last}`}: ${fractionBelow(atLeast, ran / of)}, and ${atLeast} is demanded`,
    event: isNoted(last, info),
    actual: command2,
    offending: [command2],
    use: {
      days: daysBetween(first, last).map((day2) => ({
        day: day2,
        calls: total([runsIn(lookUp(usage22.tools, day2), demand)]),
        provisional: false,
        revisions: allowed.revisionsOn(day2)
      })),
      certainty: "exact",
      exposureSeconds: null
    }
  };
  return [draftAt(info, beginningOf(info, since, last), parts23, since)];
}
// src/audits/usage/stated/levels.ts
var autonomyRule = ruleOf(
  "autonomy",
  "The agent's autonomy stays within the policy",
  "Nobody reviews in advance what the agent does on its own.",
  "Ask the users why they ran the agent at this level, and lower maxAutonomyLevel if nobody needs it."
);
var creditsRule = ruleOf(
  "credits",
  "Usage stays within the allowed credits",
  "Unusually high usage can be a mistake, a leaked key, or unplanned work.",
  "Ask the user what the credits were used for. If nobody knows, replace the key."
);
var autonomy2 = {
  rule: autonomyRule,
  statements: ({ autonomy: part2 }) => {
    if (!part2) return [];
    const { atMost, share, ratioP90 } = part2.demand;
    return statementOf(
      part2,
      ...atMost === null ? [] : ["modes"],
      ...Object.keys(share).length === 0 ? [] : ["shares"],
      ...ratioP90 === null ? [] : ["ratioP90"]
    );
  },
  drafts: (context) => {
    const statedRule2 = stating(context, autonomyRule, "autonomy");
    if (!statedRule2) return [];
    const { atMost, share: most, ratioP90 } = statedRule2.demand;
    const mostCalls = ratioP90 ?? Infinity;
    const ratios = [...context.usage.tools].map(([day2, { ratioP90: actual }]) => ({
      day: day2,
      actual,
      fails: (actual ?? 0) > mostCalls
    }));
    const sure = modeUses(context).filter(({ isUnclear }) => !isUnclear);
    const beyond = sure.map((use) => ({ ...use, fails: atMost !== null && ranksAbove(levelOf(use.mode), atMost) }));
    const byUser = atMost === null ? [] : [...groupBy(beyond, ({ user }) => user)];
    const byLevel = [...groupBy(shareUses(context.usage), ({ level }) => level)];
    return [
      ...byUser.flatMap(
        ([user, uses]) => draftsAbout(context, statedRule2, uses, {
          subject: `usage/autonomy/user/${user}`,
          endpoint: "activity",
          isSaid: (day2) => context.dayFigures.mode(day2, user),
          certainty: "lower-bound",
          offending: user,
          messageStart: `${userName(context, user)} mostly ran the agent above ${atMost} autonomy`
        })
      ),
      ...byLevel.flatMap(([level, uses]) => {
        const limit = Object.hasOwn(most, level) ? most[level] : void 0;
        if (limit === void 0) return [];
        const days2 = uses.map((use) => ({ ...use, fails: use.share > limit }));
        return draftsAbout(context, statedRule2, days2, {
          subject: `usage/autonomy/${level}`,
          endpoint: "tools",
          isSaid: (day2) => context.dayFigures.says("shares", day2),
          offending: level,
          messageStart: `more than ${limit} of all calls were made at ${level} autonomy`
        });
      }),
      ...draftsAbout(context, statedRule2, ratios, {
        subject: "usage/autonomy/ratio",
        endpoint: "tools",
        isSaid: (day2) => context.dayFigures.says("ratioP90", day2),
        offending: mostCalls,
        messageStart: `a tenth of the users had more than ${mostCalls} calls for each of their turns`
      })
    ];
  }
};
var credits = {
  rule: creditsRule,
  statements: ({ credits: part2 }) => {
    if (!part2) return [];
    const { perUserPerDay, perDay } = part2.demand;
    return statementOf(
      part2,
      ...perUserPerDay === null ? [] : ["userCredits"],
      ...perDay === null ? [] : ["credits"]
    );
  },
  drafts: (context) => {
    const statedRule2 = stating(context, creditsRule, "credits");
    if (!statedRule2) return [];
    const { demand } = statedRule2;
    const { users, tokens: tokens2 } = context.usage;
    const [most, mostPerDay] = [demand.perUserPerDay ?? Infinity, demand.perDay ?? Infinity];
    const userDays = [...users].flatMap(([day2, rows3]) => {
      const sure = rows3.filter(({ isUnclear }) => !isUnclear);
      return [...groupBy(sure, ({ id }) => id)].map(([user, own2]) => {
        const credits2 = sum(own2.map((row2) => row2.credits));
        return { day: day2, user, credits: credits2, fails: (credits2 ?? 0) > most };
      });
    });
    const days2 = [...tokens2].map(([day2, { credits: credits2 }]) => ({
      day: day2,
      credits: credits2,
      actual: credits2,
      fails: (credits2 ?? 0) > mostPerDay
    }));
    return [
      ...[...groupBy(userDays, ({ user }) => user)].flatMap(
        ([user, uses]) => draftsAbout(context, statedRule2, uses, {
          subject: `usage/credits/user/${user}`,
          endpoint: "activity",
          isSaid: (day2) => context.dayFigures.userCredits(day2, user),
          offending: user,
          messageStart: `${userName(context, user)} used more than ${thousands(most)} credits a day`
        })
      ),
      ...draftsAbout(context, statedRule2, days2, {
        subject: "usage/credits",
        endpoint: "tokens",
        isSaid: (day2) => context.dayFigures.says("credits", day2),
        offending: mostPerDay,
        messageStart: `more than ${thousands(mostPerDay)} credits were used a day`
      })
    ];
  }
};
// src/audits/usage/stated/models.ts
var rule7 = ruleOf(
  "models",
  "Only models that the policy allows are used",
  "Nobody has reviewed a model that the policy does not allow.",
  ASK
);
var models2 = {
  rule: rule7,
  statements: ({ models: part2 }) => statementOf(part2, "models"),
  drafts: (context) => {
    const { usage: usage22, dayFigures } = context;
    const statedRule2 = stating(context, rule7, "models");
    if (!statedRule2) return [];
    const { allowed, denied, tiers: tiers2 } = statedRule2.demand;
    const covers2 = (list, model) => isCovered(kinds_2.model, list, model);
    const isRefused2 = (model) => denied !== null && covers2(denied, model) || allowed !== null && !covers2(allowed, model);
    const byName22 = modelUses(usage22).filter(({ id, isUnclear }) => isRefused2(id) && !isUnclear).map((use) => ({ ...use, fails: true, tiers: [] }));
    const byTier = tiers2 === null ? [] : judgeTiers(usage22, tiers2).filter(({ id, isUnclear }) => !isRefused2(id) && !isUnclear);
    const uses = [...byName22, ...byTier].filter(({ day: day2 }) => !isOverOn(context, day2));
    const byModel = groupBy(uses, ({ id }) => id);
    return [...groupBy(uses, ({ id, user }) => modelSubject(id, user))].flatMap(([subject2, subjectUses]) => {
      const { id, user } = firstIn(subjectUses);
      const failures = subjectUses.filter(({ fails }) => fails === true);
      if (failures.length === 0) return [];
      const own2 = user === null ? byModel.get(id) ?? [] : subjectUses;
      const unclear = new Set(own2.flatMap(({ fails, day: day2 }) => fails === null ? [day2] : []));
      return episodes(context, {
        rule: statedRule2.rule,
        subject: subject2,
        days: failures.map((use) => ({ ...use, verdict: failureOn(use.day, statedRule2.turns) })),
        endpoint: "tokens",
        isSaid: (day2) => dayFigures.model(day2, id, user) && !unclear.has(day2),
        tell: (run2) => ({
          message: `${user === null ? "somebody" : userName(context, user)} used ${id}${tierWords(run2)}, which the policy does not allow, ${daysWords(run2)}${creditsWords(run2)}`,
          offending: id,
          certainty: certaintyOf(run2)
        })
      });
    });
  }
};
function judgeTiers(usage22, allowed) {
  const keyOf2 = ({ day: day2, id }) => JSON.stringify([day2, id]);
  const parts23 = [...usage22.tokens].flatMap(
    ([day2, { models: all2, named }]) => (all2 ?? named).filter(({ credits: credits2 }) => credits2 !== 0).map((part2) => ({ ...part2, day: day2 }))
  );
  const totals = /* @__PURE__ */ new Map();
  for (const [key, all2] of groupBy(parts23, keyOf2)) {
    const refusedUses = all2.filter(({ tier }) => tier !== null && !allowed.includes(tier));
    const isAllowed = refusedUses.length === 0 && all2.every(({ tier }) => tier !== null);
    totals.set(key, {
      ...firstIn(all2),
      user: null,
      credits: sum(refusedUses.map(({ credits: credits2 }) => credits2)),
      certainty: "exact",
      fails: refusedUses.length === all2.length ? true : isAllowed ? false : null,
      tiers: refusedUses.flatMap(({ tier }) => tier ?? [])
    });
  }
  const byUser = modelUses(usage22).map((use) => {
    const { fails = null, tiers: tiers2 = [] } = totals.get(keyOf2(use)) ?? {};
    return { ...use, fails, tiers: tiers2 };
  });
  const mixtures = [...totals.values()].filter(({ fails, tiers: tiers2 }) => fails === null && tiers2.length > 0);
  return [...byUser, ...mixtures.map((use) => ({ ...use, fails: true }))];
}
function tierWords(uses) {
  const tiers2 = [...new Set(uses.flatMap((use) => use.tiers))].sort();
  return tiers2.length === 0 ? "" : ` of tier ${tiers2.join(" or ")}`;
}
// src/audits/usage/artifacts.ts
var MAX_NAME = 128;
function isArtifact(name) {
  return name.length > MAX_NAME || /[<>"'\s\p{Cc}]/u.test(name);
}
function artifactsIn({ tools: tools2 }) {
  const counts2 = [...tools2.values()].flatMap((row2) => row2.tools ?? []).filter(({ name }) => isArtifact(name));
  return { entries: counts2.length, calls: sumOf(counts2, ({ count: count22 }) => count22 ?? 0) };
}
var FLOOR = 3;
function toolsBelowFloor({ tools: tools2 }) {
  const counts2 = [...tools2.values()].flatMap((row2) => row2.tools ?? []).filter(({ count: count22 }) => count22 !== 0);
  const fewCalls = [...groupBy(counts2, ({ name }) => name)].filter(
    ([name, uses]) => !isArtifact(name) && uses.reduce((calls, { count: count22 }) => calls + (count22 ?? FLOOR), 0) < FLOOR
  );
  return new Set(fewCalls.map(([name]) => name));
}
// src/audits/usage/stated/names.ts
function part({ name, title, rationale, kind, label, endpoint: endpoint2, uses, keyOf: keyOf2 = (text6) => text6 }) {
  const figure2 = name === "mcp" ? "servers" : name;
  const rule92 = ruleOf(name === "slashCommands" ? "slash-commands" : name, title, rationale, ASK);
  return {
    rule: rule92,
    statements: (policy2) => statementOf(policy2[name], figure2),
    drafts: (context) => {
      const statedRule2 = stating(context, rule92, name);
      if (!statedRule2) return [];
      const { demand } = statedRule2;
      const keysOf3 = (list) => list && list.map(keyOf2);
      const lists = { allowed: keysOf3(demand.allowed), denied: keysOf3(demand.denied) };
      return uses(context.usage).flatMap(({ key, name: usedName, days: days2 }) => {
        if (!refuses(lists, key)) return [];
        const failing2 = days2.map((day2) => ({ ...day2, fails: true }));
        return draftsAbout(context, statedRule2, failing2, {
          subject: `usage/${kind}/${key}`,
          endpoint: endpoint2,
          isSaid: (day2) => context.dayFigures.says(figure2, day2),
          offending: usedName,
          messageStart: `${label} ${usedName}, which the policy does not allow, was used`
        });
      });
    }
  };
}
function byName(uses) {
  return [...groupBy(uses, ({ name }) => name)].map(([name, days2]) => ({ key: name, name, days: days2 }));
}
function countsOf({ tools: tools2 }, key) {
  return byName(
    [...tools2].flatMap(
      ([day2, row2]) => (row2[key] ?? []).flatMap(({ name, count: count22 }) => count22 === 0 ? [] : [{ name, day: day2, calls: count22 }])
    )
  );
}
function withoutSlash(name) {
  return name.replace(/^\//, "");
}
var names = [
  part({
    name: "mcp",
    title: "Only MCP servers that the policy allows are used",
    rationale: "An MCP server can read and change what the agent works on.",
    kind: "mcp",
    label: "the MCP server",
    endpoint: "tools",
    uses: (usage22) => [...serverUses(usage22)].map(([key, uses]) => ({ key, name: spellingOf2(uses), days: callsByDay(uses) }))
  }),
  part({
    name: "tools",
    title: "Only tools that the policy allows are used",
    rationale: "The agent acts through its tools.",
    kind: "tool",
    label: "the tool",
    endpoint: "tools",
    uses: (usage22) => {
      const fewCalls = toolsBelowFloor(usage22);
      return countsOf(usage22, "tools").filter(({ key }) => !isArtifact(key) && !fewCalls.has(key));
    }
  }),
  part({
    name: "slashCommands",
    title: "Only slash commands that the policy allows are used",
    rationale: "A slash command runs instructions that another person wrote.",
    kind: "slash-command",
    label: "the slash command",
    endpoint: "tools",
    keyOf: withoutSlash,
    uses: ({ tools: tools2 }) => {
      const uses = [...tools2].flatMap(
        ([day2, { slashCommands }]) => (slashCommands ?? []).flatMap((use) => use.count === 0 ? [] : [{ ...use, day: day2, spelling: use.name }])
      );
      return [...groupBy(uses, ({ name }) => withoutSlash(name))].map(([key, commandUses]) => ({
        key,
        name: spellingOf2(commandUses),
        days: callsByDay(commandUses)
      }));
    }
  }),
  part({
    name: "skills",
    title: "Only skills that the policy allows are used",
    rationale: "A skill tells the agent what to do.",
    kind: "skill",
    label: "the skill",
    endpoint: "tools",
    uses: (usage22) => countsOf(usage22, "skills")
  }),
  part({
    name: "clients",
    title: "Only clients that the policy allows are used",
    rationale: "An unexpected client may follow other rules.",
    kind: "client",
    label: "the client",
    endpoint: "activity",
    uses: ({ activity }) => byName(
      [...activity].flatMap(
        ([day2, { clients: clients2 }]) => [...clients2].flatMap(([name, users]) => users === 0 ? [] : [{ name, day: day2 }])
      )
    )
  })
];
// src/audits/usage/stated/unused.ts
var rule8 = {
  id: "usage/unused-allowance",
  title: "Allowed entries are used",
  kind: "usage",
  severity: "info",
  rationale: "An allowed entry that nobody uses is not needed, and can be misused.",
  remediation: "Remove the entry from the list if nobody needs it. If it is the only one, look up first what an empty list allows.",
  controls: ["nist-800-53:CM-7", "nist-800-53:AC-6"],
  needs: ["usage"],
  acceptedBy: "nothing"
};
var unused = {
  rule: rule8,
  statements: (policy2) => {
    const part2 = policy2.unused;
    if (!part2) return [];
    const { of, afterDays } = part2.demand;
    const lacks = (evidence2) => of.map((kind) => lackOf(evidence2, policy2, kind, afterDays)).find((lack) => lack !== void 0);
    return [{ part: part2, reads: of.map((kind) => kind === "models" ? "models" : "servers"), lacks }];
  },
  drafts: (context) => {
    const statedRule2 = stating(context, rule8, "unused");
    if (!statedRule2 || !context.policy) return [];
    const { rule: info, demand } = statedRule2;
    const { usage: usage22, allowed, policy: policy2 } = context;
    return demand.of.flatMap((kind) => {
      const days2 = lastDays(usage22, kind, demand.afterDays);
      if (!days2 || lackOf(context, policy2, kind, demand.afterDays) || isOverOn(context, lastIn(days2))) return [];
      const allowance = kind === "models" ? modelAllowance(context) : serverAllowance(context, policy2);
      const earlier2 = daysBetween(usage22.from, lastIn(days2)).toReversed();
      return entriesNow(context, allowance).flatMap(({ entry, read: read2 }) => {
        const covers2 = coverageOf(allowance.kind, [entry]);
        const lastUse = [...allowance.lastUseByName].reduce(
          (last, [name, day2]) => covers2(name) && day2 > last ? day2 : last,
          ""
        );
        if (lastUse >= firstIn(days2)) return [];
        const isUnusedOn = (day2) => day2 > lastUse && lackOn(usage22, policy2, kind, day2) === void 0 && allowed.judge(day2, read2).is === "allowed";
        const lastUseIndex = earlier2.findIndex((day2) => !isUnusedOn(day2));
        const unusedDays = lastUseIndex === -1 ? earlier2 : earlier2.slice(0, lastUseIndex);
        if (unusedDays.length < days2.length) return [];
        const since = lastIn(unusedDays);
        const subject2 = `${allowance.setting}${segment(entry)}`;
        const message = `${entry} was allowed and not used on any of ${days2.length} days, ${days2[0]} to ${days2.at(-1)}`;
        const time = beginningOf(info, since, lastIn(days2));
        return [draftAt(info, time, { subject: subject2, message, actual: entry, offending: [entry], event: true }, since)];
      });
    });
  }
};
function lackOf({ usage: usage22, allowed }, policy2, kind, count22) {
  const days2 = lastDays(usage22, kind, count22);
  if (!days2) return `the last ${count22} final days do not all say what was used`;
  if (!days2.every((day2) => allowed.isCertainOn(day2)))
    return `it is not known what the settings allowed on all of the last ${count22} final days`;
  return days2.map((day2) => lackOn(usage22, policy2, kind, day2)).find((lack) => lack !== void 0);
}
function lackOn(usage22, policy2, kind, day2) {
  if (!isSaid(usage22, kind, day2)) return `${day2} does not say what was used`;
  if (kind === "models") return void 0;
  const server = usage22.tools.get(day2)?.servers?.find(({ name, count: count22 }) => count22 !== 0 && identityOf(policy2, name.toLowerCase()) === void 0);
  return server && `usage.mcp.identities does not name the MCP server ${server.name}, which was used on ${day2}`;
}
function lastDays(usage22, kind, count22) {
  const to = startOfDay(usage22.to);
  if (to - count22 * DAY < startOfDay(usage22.from)) return void 0;
  const days2 = daysBetween(dayOf(to - count22 * DAY), dayOf(to - DAY));
  return days2.every((day2) => isSaid(usage22, kind, day2)) ? days2 : void 0;
}
function isSaid(usage22, kind, day2) {
  const names23 = kind === "models" ? usage22.tokens.get(day2)?.models : usage22.tools.get(day2)?.servers;
  return Boolean(names23);
}
function modelAllowance({ usage: usage22, readings: readings2 }) {
  const all2 = [...usage22.tokens].flatMap(
    ([day2, { models: models3 }]) => (models3 ?? []).flatMap(({ id, credits: credits2 }) => credits2 === 0 ? [] : { day: day2, name: id })
  );
  const byUser = modelUses(usage22).map(({ day: day2, id }) => ({ day: day2, name: id }));
  return {
    setting: "/modelPolicy/allowedModelIds",
    list: ({ models: models3 }) => models3.allowed,
    readingOf: (entry) => {
      const read2 = readings2.model(entry, void 0);
      return (allowed) => allowed.models.allowAll === true ? "fails" : read2(allowed);
    },
    lastUseByName: lastUses([...all2, ...byUser]),
    kind: kinds_2.model
  };
}
function serverAllowance({ usage: usage22, readings: readings2 }, policy2) {
  const uses = [...serverUses(usage22)].flatMap(([name, calls]) => {
    const identity = identityOf(policy2, name);
    return identity === void 0 ? [] : callsByDay(calls).map(({ day: day2 }) => ({ day: day2, name: identity }));
  });
  return {
    setting: "/mcpPolicy/allowlist",
    list: ({ mcpAllowlist }) => mcpAllowlist,
    readingOf: (entry) => {
      const read2 = readings2.server(entry);
      return (allowed) => allowed.isMcpEnabled ? read2(allowed) : "fails";
    },
    lastUseByName: lastUses(uses),
    kind: kinds_2.mcp
  };
}
function lastUses(uses) {
  const dayByName = /* @__PURE__ */ new Map();
  for (const { day: day2, name } of uses) if (day2 > (dayByName.get(name) ?? "")) dayByName.set(name, day2);
  return dayByName;
}
function entriesNow({ allowed }, { list, readingOf }) {
  const last = allowed.states.at(-1)?.allowed;
  const sets = /* @__PURE__ */ new Map();
  const entriesOf3 = (then) => getOrMake(sets, then, () => new Set(list(then)));
  const entries = last ? [...entriesOf3(last)].filter((entry) => typeof entry === "string") : [];
  return entries.flatMap((entry) => {
    const readEntry = readingOf(entry);
    const read2 = (then) => entriesOf3(then).has(entry) ? readEntry(then) : "fails";
    return last && read2(last) === "passes" ? [{ entry, read: read2 }] : [];
  });
}
// src/audits/usage/stated/index.ts
var parts = [unused, models2, ...names, autonomy2, credits, hooks];
var stated = {
  rules: parts.map(({ rule: rule92 }) => rule92),
  drafts: (context) => context.policy ? parts.flatMap((part2) => [...part2.drafts(context)]) : []
};
function statedRules(audit2) {
  const { usage: usage22 } = audit2.policies;
  if (!usage22) return [];
  const rules3 = /* @__PURE__ */ new Map();
  for (const { rule: rule92, statements: statements2 } of parts)
    for (const { part: part2, reads, lacks } of statements2(usage22)) {
      const info = infoOf2(audit2, rule92, part2);
      if (!info) continue;
      rules3.set(info.id, { info, reads, lacks: (audit2.use && lacks?.(audit2.use)) ?? rules3.get(info.id)?.lacks });
    }
  return [...rules3.values()];
}
function ownRules(usage22) {
  return parts.flatMap(
    ({ rule: rule92, statements: statements2 }) => statements2(usage22).flatMap(({ part: { id } }) => id === null ? [] : [[id, rule92]])
  );
}
// src/audits/usage/index.ts
var audits2 = [models, mcp, autonomy, firstUse, stated, integrity, rewritten];
function usageRules(context) {
  if (!context.use) return statedRules(context).map(({ info }) => ({ ...info, silence: void 0 }));
  const { usage: figures2 } = context.use;
  const dayFigures = dayFiguresOf(figures2);
  const noDay = noDayOf(figures2);
  return [
    ...builtinRules(context).map(({ info, reads }) => ({
      ...info,
      silence: noDay ?? (reads && dayFigures.silence([reads]))
    })),
    ...statedRules(context).map(({ info, reads, lacks }) => ({
      ...info,
      silence: noDay ?? lacks ?? dayFigures.silence(reads)
    }))
  ];
}
function builtinRules(context) {
  return audits2.filter((audit2) => audit2 !== stated).flatMap(({ rules: rules3, reads = {} }) => rules3.map((rule92) => ({ info: context.builtin(rule92), reads: reads[rule92.id] }))).flatMap(({ info, reads }) => info ? [{ info, reads }] : []);
}
var usage = {
  rules: audits2.flatMap(({ rules: rules3 }) => [...rules3]),
  begin: (context) => {
    const { use, policies, catalog } = context;
    if (!use) return { see: () => {
    }, end: () => [] };
    const { usage: figures2, allowed } = use;
    return {
      see: (step) => allowed.see(step),
      end: () => {
        const readings2 = new Readings(catalog);
        const shared = {
          ...use,
          audit: context,
          policy: policies.usage,
          readings: readings2,
          dayFigures: dayFiguresOf(figures2),
          addresses: addressesIn(figures2)
        };
        return audits2.flatMap((audit2) => [...audit2.drafts(shared)]);
      },
      unjudged: () => {
        const { users } = new Persons([], figures2);
        return unclearPart(
          "use",
          users.filter(({ isUnclear }) => isUnclear)
        );
      }
    };
  }
};

import { commandsIn, direction } from "./questions.js";

import { Entries, EntryChange, entryAt, flawed, twofold, unreadableAt } from "./questions.js";

import { elementNames, elementOf, isOver as isOver2, isPartOf, keyOf, pathAround, pointerOf, subjectIn_2, topKey, valueIn } from "./questions.js";

import { isUnsetAt, isVoid, meaningOf, normalsOf } from "./questions.js";

import { publishedAliases, settingGroups, settings as settings2, firstMatchDirection } from "./questions.js";

import { REWRITTEN, TRUNCATED, approvalResults, ends_2, exceptionStates, kinds, ops, ruleStatuses, secretEnds, secretStates, sources, standings, statuses, tamperRules, verdicts } from "./questions.js";

import { listOf, newIn } from "./questions.js";

import { blindIn, coveredBy, isKnownBesides, missingWords, rangeWords, unseenBy } from "./questions.js";

import { DriftlineError, byLine, codeOf, didYouMean, edits, messageOf as messageOf2, nearest, problemPlace, reasonOf as reasonOf2, usageError, withoutExcerpt } from "./base.js";

import { annotation, annotationProperty, cells, clip, codePointOf, cssText, hasUnseen, head, html, inAscii, indentOf, jsonText, logLine, markdownCode, markdownHint, markdownProse, middle, sarifMessage, spreadsheet, visible, visibleJson, xml } from "./base.js";

import { __commonJS, __export, __require, __toESM } from "./base.js";

import { createHash } from "node:crypto";
// node_modules/tldts/dist/cjs/index.js
var require_cjs = __commonJS({
  "node_modules/tldts/dist/cjs/index.js"(exports) {
    "use strict";
    function shareSameDomainSuffix(hostname2, vhost) {
      if (hostname2.endsWith(vhost)) {
        return hostname2.length === vhost.length || hostname2[hostname2.length - vhost.length - 1] === ".";
      }
      return false;
    }
    function extractDomainWithSuffix(hostname2, publicSuffix) {
      const publicSuffixIndex = hostname2.length - publicSuffix.length - 2;
      const lastDotBeforeSuffixIndex = hostname2.lastIndexOf(".", publicSuffixIndex);
      if (lastDotBeforeSuffixIndex === -1) {
        return hostname2;
      }
      return hostname2.slice(lastDotBeforeSuffixIndex + 1);
    }
    function getDomain$1(suffix, hostname2, options) {
      if (options.validHosts !== null) {
        const validHosts = options.validHosts;
        for (const vhost of validHosts) {
          if (
            /*@__INLINE__*/
            shareSameDomainSuffix(hostname2, vhost)
          ) {
            return vhost;
          }
        }
      }
      let numberOfLeadingDots = 0;
      if (hostname2.startsWith(".")) {
        while (numberOfLeadingDots < hostname2.length && hostname2[numberOfLeadingDots] === ".") {
          numberOfLeadingDots += 1;
        }
      }
      if (suffix.length === hostname2.length - numberOfLeadingDots) {
        return null;
      }
      return (
        /*@__INLINE__*/
        extractDomainWithSuffix(hostname2, suffix)
      );
    }
    function getDomainWithoutSuffix$1(domain, suffix) {
      return domain.slice(0, -suffix.length - 1);
    }
    var CONTROL_CHARS = /[\t\n\r]/g;
    var extractedHostnameValidated = false;
    function isValidHostnameChar(code) {
      return code >= 97 && code <= 122 || // a-z
      code >= 48 && code <= 57 || // 0-9
      code > 127 || // non-ASCII (accepted, not punycode-checked)
      code >= 65 && code <= 90 || // A-Z (becomes valid once lowercased)
      code === 45 || // '-'
      code === 95;
    }
    function getSpecialScheme(url, schemeStart, colonIndex) {
      const length = colonIndex - schemeStart;
      const c0 = url.charCodeAt(schemeStart) | 32;
      if (length === 2) {
        return c0 === 119 && (url.charCodeAt(schemeStart + 1) | 32) === 115 ? 1 : 0;
      } else if (length === 3) {
        const c1 = url.charCodeAt(schemeStart + 1) | 32;
        const c2 = url.charCodeAt(schemeStart + 2) | 32;
        if (c0 === 119 && c1 === 115 && c2 === 115)
          return 1;
        if (c0 === 102 && c1 === 116 && c2 === 112)
          return 1;
        return 0;
      } else if (length === 4) {
        const c1 = url.charCodeAt(schemeStart + 1) | 32;
        const c2 = url.charCodeAt(schemeStart + 2) | 32;
        const c3 = url.charCodeAt(schemeStart + 3) | 32;
        if (c0 === 104 && c1 === 116 && c2 === 116 && c3 === 112)
          return 1;
        if (c0 === 102 && c1 === 105 && c2 === 108 && c3 === 101)
          return 2;
        return 0;
      } else if (length === 5) {
        return c0 === 104 && (url.charCodeAt(schemeStart + 1) | 32) === 116 && (url.charCodeAt(schemeStart + 2) | 32) === 116 && (url.charCodeAt(schemeStart + 3) | 32) === 112 && (url.charCodeAt(schemeStart + 4) | 32) === 115 ? 1 : 0;
      }
      return 0;
    }
    function extractHostname(url, urlIsValidHostname, validate = false) {
      let start = 0;
      let end = url.length;
      let hasUpper = false;
      let isSpecial = true;
      extractedHostnameValidated = false;
      if (!urlIsValidHostname) {
        while (start < url.length && url.charCodeAt(start) <= 32) {
          start += 1;
        }
        if (url.charCodeAt(start + 4) === 58 && (url.charCodeAt(start) | 32) === 100 && (url.charCodeAt(start + 1) | 32) === 97 && (url.charCodeAt(start + 2) | 32) === 116 && (url.charCodeAt(start + 3) | 32) === 97 || url.charCodeAt(start + 10) === 58 && (url.charCodeAt(start) | 32) === 106 && (url.charCodeAt(start + 1) | 32) === 97 && (url.charCodeAt(start + 2) | 32) === 118 && (url.charCodeAt(start + 3) | 32) === 97 && (url.charCodeAt(start + 4) | 32) === 115 && (url.charCodeAt(start + 5) | 32) === 99 && (url.charCodeAt(start + 6) | 32) === 114 && (url.charCodeAt(start + 7) | 32) === 105 && (url.charCodeAt(start + 8) | 32) === 112 && (url.charCodeAt(start + 9) | 32) === 116) {
          return null;
        }
        while (end > start + 1 && url.charCodeAt(end - 1) <= 32) {
          end -= 1;
        }
        if ((url.charCodeAt(start) === 47 || url.charCodeAt(start) === 92) && (url.charCodeAt(start + 1) === 47 || url.charCodeAt(start + 1) === 92)) {
          start += 2;
        } else {
          let indexOfProtocol = url.indexOf(":/", start);
          if (indexOfProtocol !== -1) {
            const special = getSpecialScheme(url, start, indexOfProtocol);
            if (special === 1) {
              start = indexOfProtocol + 2;
              while (url.charCodeAt(start) === 47 || url.charCodeAt(start) === 92) {
                start += 1;
              }
            } else if (special === 2) {
              start = indexOfProtocol + 1;
              let slashes = 0;
              while ((url.charCodeAt(start) === 47 || url.charCodeAt(start) === 92) && slashes < 2) {
                start += 1;
                slashes += 1;
              }
              if (slashes < 2) {
                return null;
              }
            } else {
              for (let i = start; i < indexOfProtocol; i += 1) {
                const code = url.charCodeAt(i);
                if (!((code | 32) >= 97 && (code | 32) <= 122 || // [a-zA-Z] (fold letters only)
                code >= 48 && code <= 57 || // [0, 9]
                code === 46 || // '.'
                code === 45 || // '-'
                code === 43)) {
                  if (code === 9 || code === 10 || code === 13) {
                    return extractHostname(url.replace(CONTROL_CHARS, ""), urlIsValidHostname, validate);
                  }
                  for (let j = i; j < indexOfProtocol; j += 1) {
                    const c = url.charCodeAt(j);
                    if (c === 47 || c === 92 || c === 63 || c === 35) {
                      indexOfProtocol = -1;
                      break;
                    }
                  }
                  if (indexOfProtocol !== -1) {
                    return null;
                  }
                  break;
                }
              }
              if (indexOfProtocol !== -1) {
                if (url.charCodeAt(indexOfProtocol + 2) === 47) {
                  isSpecial = false;
                  start = indexOfProtocol + 3;
                } else {
                  return null;
                }
              }
            }
          }
          if (indexOfProtocol === -1 && url.charCodeAt(start) !== 91) {
            let indexOfColon = -1;
            for (let i = start; i < end; i += 1) {
              const code = url.charCodeAt(i);
              if (code === 9 || code === 10 || code === 13) {
                return extractHostname(url.replace(CONTROL_CHARS, ""), urlIsValidHostname, validate);
              }
              if (code === 58) {
                indexOfColon = i;
                break;
              }
              if (code === 47 || code === 92 || code === 63 || code === 35) {
                break;
              }
            }
            if (indexOfColon !== -1) {
              let hasIdentifier = false;
              for (let i = indexOfColon + 1; i < end; i += 1) {
                const code = url.charCodeAt(i);
                if (code === 47 || code === 92 || code === 63 || code === 35) {
                  break;
                }
                if (code === 64) {
                  hasIdentifier = true;
                  break;
                }
              }
              if (!hasIdentifier) {
                let allDigits = true;
                let i = indexOfColon + 1;
                for (; i < end; i += 1) {
                  const code = url.charCodeAt(i);
                  if (code === 47 || code === 92 || code === 63 || code === 35) {
                    break;
                  }
                  if (code < 48 || code > 57) {
                    allDigits = false;
                    break;
                  }
                }
                if (i === indexOfColon + 1) {
                  allDigits = false;
                }
                if (!allDigits) {
                  const special = getSpecialScheme(url, start, indexOfColon);
                  if (special === 0) {
                    let isBareIpv6 = false;
                    for (let j = indexOfColon + 1; j < end; j += 1) {
                      const code = url.charCodeAt(j);
                      if (code === 47 || code === 92 || code === 63 || code === 35) {
                        break;
                      }
                      if (code === 58) {
                        isBareIpv6 = true;
                        break;
                      }
                    }
                    if (!isBareIpv6) {
                      return null;
                    }
                  } else {
                    start = indexOfColon + 1;
                    if (special === 2) {
                      let slashes = 0;
                      while ((url.charCodeAt(start) === 47 || url.charCodeAt(start) === 92) && slashes < 2) {
                        start += 1;
                        slashes += 1;
                      }
                      if (slashes < 2) {
                        return null;
                      }
                    } else {
                      while (url.charCodeAt(start) === 47 || url.charCodeAt(start) === 92) {
                        start += 1;
                      }
                    }
                  }
                }
              }
            }
          }
        }
        let indexOfIdentifier = -1;
        let indexOfClosingBracket = -1;
        let indexOfPort = -1;
        let indexOfFirstColon = -1;
        let hasControl = false;
        let vValid = validate;
        let vLastDot = start - 1;
        let vLastCode = -1;
        if (validate && start < end) {
          const c0 = url.charCodeAt(start);
          if (
            // Keep these parens: they scope /*@__INLINE__*/ for terser.
            // prettier-ignore
            !/*@__INLINE__*/
            (isValidHostnameChar(c0) || c0 === 46 || c0 === 95) || c0 === 45
          ) {
            vValid = false;
          }
        }
        for (let i = start; i < end; i += 1) {
          const code = url.charCodeAt(i);
          if (code < 64) {
            if (code === 47 || code === 35 || code === 63) {
              end = i;
              break;
            } else if (code === 58) {
              if (indexOfFirstColon === -1) {
                indexOfFirstColon = i;
              }
              indexOfPort = i;
            } else if (code === 9 || code === 10 || code === 13) {
              hasControl = true;
            } else if (validate) {
              if (code === 46) {
                if (i - vLastDot > 64 || vLastCode === 46 || vLastCode === 45) {
                  vValid = false;
                }
                vLastDot = i;
              } else if (code < 48 || code > 57) {
                if (code !== 45 || vLastCode === 46) {
                  vValid = false;
                }
              }
            }
          } else if (isSpecial && code === 92) {
            end = i;
            break;
          } else if (code === 64) {
            indexOfIdentifier = i;
            indexOfFirstColon = -1;
          } else if (code === 93) {
            indexOfClosingBracket = i;
          } else if (code >= 65 && code <= 90) {
            hasUpper = true;
          } else if (validate && !/*@__INLINE__*/
          isValidHostnameChar(code)) {
            vValid = false;
          }
          if (validate) {
            vLastCode = code;
          }
        }
        if (hasControl) {
          return extractHostname(url.replace(CONTROL_CHARS, ""), urlIsValidHostname, validate);
        }
        if (indexOfIdentifier !== -1 && indexOfIdentifier >= start && indexOfIdentifier < end) {
          start = indexOfIdentifier + 1;
        }
        if (url.charCodeAt(start) === 91) {
          if (indexOfClosingBracket !== -1) {
            return url.slice(start + 1, indexOfClosingBracket).toLowerCase();
          }
          return null;
        } else if (indexOfPort !== -1 && indexOfPort > start && indexOfPort < end && // A host:port has exactly one ':' in the host (so its first ':' is its
        // last); a bare, unbracketed IPv6 literal ("2a01:e35::1") has >= 2, so
        // its first ':' precedes the last. Only the former has a ':port' to trim.
        indexOfFirstColon === indexOfPort) {
          end = indexOfPort;
        }
        if (start >= end) {
          return null;
        }
        if (validate && vValid && indexOfIdentifier === -1 && indexOfPort === -1 && indexOfClosingBracket === -1 && url.charCodeAt(end - 1) !== 46 && end - start <= 255 && // total length
        end - vLastDot - 1 <= 63 && // last label length
        vLastCode !== 45) {
          extractedHostnameValidated = true;
        }
      }
      while (end > start + 1 && url.charCodeAt(end - 1) === 46) {
        end -= 1;
      }
      const hostname2 = start !== 0 || end !== url.length ? url.slice(start, end) : url;
      if (hasUpper) {
        return hostname2.toLowerCase();
      }
      return hostname2;
    }
    function isProbablyIpv4(hostname2) {
      if (hostname2.length < 7) {
        return false;
      }
      if (hostname2.length > 15) {
        return false;
      }
      let numberOfDots = 0;
      for (let i = 0; i < hostname2.length; i += 1) {
        const code = hostname2.charCodeAt(i);
        if (code === 46) {
          numberOfDots += 1;
        } else if (code < 48 || code > 57) {
          return false;
        }
      }
      return numberOfDots === 3 && hostname2.charCodeAt(0) !== 46 && hostname2.charCodeAt(hostname2.length - 1) !== 46;
    }
    function isProbablyIpv6(hostname2) {
      if (hostname2.length < 3) {
        return hostname2 === "::";
      }
      let start = hostname2.startsWith("[") ? 1 : 0;
      let end = hostname2.length;
      if (hostname2[end - 1] === "]") {
        end -= 1;
      }
      if (end - start > 39) {
        return false;
      }
      let hasColon = false;
      for (; start < end; start += 1) {
        const code = hostname2.charCodeAt(start);
        if (code === 58) {
          hasColon = true;
        } else if (!(code >= 48 && code <= 57 || // 0-9
        code >= 97 && code <= 102 || // a-f
        code >= 65 && code <= 70)) {
          return false;
        }
      }
      return hasColon;
    }
    function isIp(hostname2) {
      return isProbablyIpv6(hostname2) || isProbablyIpv4(hostname2);
    }
    var SPECIAL_USE_DOMAINS = [
      "test",
      // RFC 6761
      "localhost",
      // RFC 6761
      "invalid",
      // RFC 6761
      "example",
      // RFC 6761
      "example.com",
      // RFC 6761
      "example.net",
      // RFC 6761
      "example.org",
      // RFC 6761
      "local",
      // RFC 6762 (mDNS)
      "onion",
      // RFC 7686 (Tor)
      "alt",
      // RFC 9476
      "home.arpa",
      // RFC 8375
      "ipv4only.arpa",
      // RFC 8880
      "resolver.arpa",
      // RFC 9462
      "service.arpa",
      // RFC 9665
      "6tisch.arpa",
      // RFC 9031
      "eap.arpa"
      // RFC 9965
    ];
    function isSpecialUse(hostname2) {
      for (const name of SPECIAL_USE_DOMAINS) {
        if (hostname2.endsWith(name) && (hostname2.length === name.length || hostname2.charCodeAt(hostname2.length - name.length - 1) === 46)) {
          return true;
        }
      }
      return false;
    }
    function isValidAscii(code) {
      return code >= 97 && code <= 122 || code >= 48 && code <= 57 || code > 127;
    }
    function isValidHostname(hostname2) {
      if (hostname2.length > 255) {
        return false;
      }
      if (hostname2.length === 0) {
        return false;
      }
      if (
        /*@__INLINE__*/
        !isValidAscii(hostname2.charCodeAt(0)) && hostname2.charCodeAt(0) !== 46 && // '.' (dot)
        hostname2.charCodeAt(0) !== 95
      ) {
        return false;
      }
      let lastDotIndex = -1;
      let lastCharCode = -1;
      const len = hostname2.length;
      for (let i = 0; i < len; i += 1) {
        const code = hostname2.charCodeAt(i);
        if (code === 46) {
          if (
            // Check that previous label is < 63 bytes long (64 = 63 + '.')
            i - lastDotIndex > 64 || // Check that previous character was not already a '.'
            lastCharCode === 46 || // Check that the previous label does not end with '-' (RFC 1035 \u00a72.3.1 LDH).
            // '_' is intentionally NOT restricted: DNS allows any octet (RFC 2181 \u00a711) and
            // WHATWG URL does not treat '_' as a forbidden host code point.
            lastCharCode === 45
          ) {
            return false;
          }
          lastDotIndex = i;
        } else if (
          // A forbidden character in the label...
          // Keep these parens: they scope /*@__INLINE__*/ for terser.
          // prettier-ignore
          !/*@__INLINE__*/
          (isValidAscii(code) || code === 45 || code === 95) || // ...or a '-' starting a label (the byte right after a '.'). A label must
          // not begin with a hyphen (RFC 1034 \u00a73.5 / RFC 1035 \u00a72.3.1 LDH, as amended
          // by RFC 1123 \u00a72.1; cf. UTS #46 CheckHyphens). The first label is covered by
          // the leading-character guard above; mirrors the trailing-'-' rule below.
          code === 45 && lastCharCode === 46
        ) {
          return false;
        }
        lastCharCode = code;
      }
      return (
        // Check that last label is shorter than 63 chars
        len - lastDotIndex - 1 <= 63 && // Check that the last character is an allowed trailing label character.
        // Since we already checked that the char is a valid hostname character,
        // we only need to check that it's different from '-'.
        lastCharCode !== 45
      );
    }
    function extraSuffixLookup(hostname2, options, isException, out) {
      const suffix = out.publicSuffix;
      if (suffix === null) {
        return;
      }
      const none = hostname2.length + 1;
      let exception = none;
      let exceptionIsIcann = false;
      let rule92 = none;
      let ruleIsIcann = false;
      const extra = options.extraSuffixes;
      for (let section = 0; section < 2; section += 1) {
        const isIcann = section === 0;
        const rules3 = isIcann ? options.allowIcannDomains && extra.icann : options.allowPrivateDomains && extra.private;
        if (!Array.isArray(rules3)) {
          continue;
        }
        for (const r of rules3) {
          if (typeof r !== "string") {
            continue;
          }
          const exceptionRule = r.startsWith("!");
          const wildcard = r.startsWith("*.");
          const body = exceptionRule ? r.slice(1) : wildcard ? r.slice(2) : r;
          if (body === "" || exceptionRule && !body.includes(".") || !shareSameDomainSuffix(hostname2, body)) {
            continue;
          }
          let start = hostname2.length - body.length;
          if (exceptionRule) {
            if (start < exception) {
              exception = start;
              exceptionIsIcann = isIcann;
            }
            continue;
          }
          if (wildcard && start > 1 && hostname2.charCodeAt(start - 2) !== 46) {
            start = hostname2.lastIndexOf(".", start - 2) + 1;
          }
          if (start < rule92) {
            rule92 = start;
            ruleIsIcann = isIcann;
          }
        }
      }
      const suffixStart = hostname2.length - suffix.length;
      const builtin = isException ? hostname2.lastIndexOf(".", suffixStart - 2) + 1 : suffixStart;
      if (exception <= rule92 && (isException ? exception < builtin : exception <= builtin)) {
        out.publicSuffix = hostname2.slice(hostname2.indexOf(".", exception) + 1);
        out.isIcann = exceptionIsIcann;
        out.isPrivate = !exceptionIsIcann;
      } else if (rule92 < builtin || rule92 === builtin && !out.isIcann && !out.isPrivate) {
        out.publicSuffix = hostname2.slice(rule92);
        out.isIcann = ruleIsIcann;
        out.isPrivate = !ruleIsIcann;
      }
    }
    function setDefaultsImpl({ allowIcannDomains = true, allowPrivateDomains = false, detectIp = true, detectSpecialUse = false, extraSuffixes = null, extractHostname: extractHostname2 = true, mixedInputs = true, validHosts = null, validateHostname = true }) {
      return {
        allowIcannDomains,
        allowPrivateDomains,
        detectIp,
        detectSpecialUse,
        extraSuffixes,
        extractHostname: extractHostname2,
        mixedInputs,
        validHosts,
        validateHostname
      };
    }
    var DEFAULT_OPTIONS = (
      /*@__INLINE__*/
      setDefaultsImpl({})
    );
    function setDefaults(options) {
      if (options === void 0) {
        return DEFAULT_OPTIONS;
      }
      return (
        /*@__INLINE__*/
        setDefaultsImpl(options)
      );
    }
    function getSubdomain$1(hostname2, domain) {
      if (domain.length === hostname2.length) {
        return "";
      }
      return hostname2.slice(0, -domain.length - 1);
    }
    function getEmptyResult() {
      return {
        domain: null,
        domainWithoutSuffix: null,
        hostname: null,
        isIcann: null,
        isIp: null,
        isPrivate: null,
        isSpecialUse: null,
        publicSuffix: null,
        subdomain: null
      };
    }
    function resetResult(result) {
      result.domain = null;
      result.domainWithoutSuffix = null;
      result.hostname = null;
      result.isIcann = null;
      result.isIp = null;
      result.isPrivate = null;
      result.isSpecialUse = null;
      result.publicSuffix = null;
      result.subdomain = null;
    }
    function parseImpl(url, step, suffixLookup2, partialOptions, result) {
      const options = (
        /*@__INLINE__*/
        setDefaults(partialOptions)
      );
      if (typeof url !== "string") {
        return result;
      }
      let urlIsValid = false;
      if (!options.extractHostname) {
        let end = url.length;
        while (end > 1 && url.charCodeAt(end - 1) === 46) {
          end -= 1;
        }
        result.hostname = end === url.length ? url : url.slice(0, end);
      } else if (options.mixedInputs) {
        urlIsValid = isValidHostname(url);
        result.hostname = extractHostname(url, urlIsValid, options.validateHostname);
      } else {
        result.hostname = extractHostname(url, false, options.validateHostname);
      }
      if (options.detectIp && result.hostname !== null) {
        result.isIp = isIp(result.hostname);
        if (result.isIp) {
          return result;
        }
      }
      if (options.validateHostname && options.extractHostname && result.hostname !== null && // Skip the re-scan when `url` was already validated and extractHostname
      // returned it unchanged (same reference => identical string, still valid).
      !(urlIsValid && result.hostname === url) && // Skip the re-scan when extractHostname already validated the host inline
      // (a confirmed-valid simple authority \u2014 see extract-hostname.ts).
      !extractedHostnameValidated && !isValidHostname(result.hostname)) {
        result.hostname = null;
        return result;
      }
      if (step === 0 || result.hostname === null) {
        return result;
      }
      if (step === 5 && options.detectSpecialUse) {
        result.isSpecialUse = isSpecialUse(result.hostname);
      }
      const isException = suffixLookup2(result.hostname, options, result);
      if (options.extraSuffixes !== null) {
        extraSuffixLookup(result.hostname, options, isException === true, result);
      }
      if (step === 2 || result.publicSuffix === null) {
        return result;
      }
      result.domain = getDomain$1(result.publicSuffix, result.hostname, options);
      if (step === 3 || result.domain === null) {
        return result;
      }
      result.subdomain = getSubdomain$1(result.hostname, result.domain);
      if (step === 4) {
        return result;
      }
      result.domainWithoutSuffix = getDomainWithoutSuffix$1(result.domain, result.publicSuffix);
      return result;
    }
    function fastPathLookup(hostname2, options, out) {
      if (!options.allowPrivateDomains && options.allowIcannDomains && hostname2.length > 3) {
        const last = hostname2.length - 1;
        const c3 = hostname2.charCodeAt(last);
        const c2 = hostname2.charCodeAt(last - 1);
        const c1 = hostname2.charCodeAt(last - 2);
        const c0 = hostname2.charCodeAt(last - 3);
        if (c3 === 109 && c2 === 111 && c1 === 99 && c0 === 46) {
          out.isIcann = true;
          out.isPrivate = false;
          out.publicSuffix = "com";
          return true;
        } else if (c3 === 103 && c2 === 114 && c1 === 111 && c0 === 46) {
          out.isIcann = true;
          out.isPrivate = false;
          out.publicSuffix = "org";
          return true;
        } else if (c3 === 117 && c2 === 100 && c1 === 101 && c0 === 46) {
          out.isIcann = true;
          out.isPrivate = false;
          out.publicSuffix = "edu";
          return true;
        } else if (c3 === 118 && c2 === 111 && c1 === 103 && c0 === 46) {
          out.isIcann = true;
          out.isPrivate = false;
          out.publicSuffix = "gov";
          return true;
        } else if (c3 === 116 && c2 === 101 && c1 === 110 && c0 === 46) {
          out.isIcann = true;
          out.isPrivate = false;
          out.publicSuffix = "net";
          return true;
        } else if (c3 === 101 && c2 === 100 && c1 === 46) {
          out.isIcann = true;
          out.isPrivate = false;
          out.publicSuffix = "de";
          return true;
        }
      }
      return false;
    }
    var nodeFlags = /* @__PURE__ */ new Uint8Array([1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 0, 2, 2, 2, 2, 0, 2, 2, 2, 1, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 0, 2, 0, 1, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 1, 0, 0, 2, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 0, 1, 1, 0, 1, 1, 0, 0, 2, 0, 0, 0, 1, 1, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 2, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 2, 1, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 0, 0, 2, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 0, 0, 0, 0, 1, 0, 2, 2, 0, 0, 0, 2, 0, 1, 1, 0, 2, 0, 2, 2, 2, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 2, 2, 0, 2, 2, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 0, 2, 2, 0, 2, 2, 2, 2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 2, 2, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 2, 2, 0, 0, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 2, 2, 1, 2, 1, 1, 1, 2, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 2, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 0, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0]);
    var edgeStart = /* @__PURE__ */ new Uint16Array([0, 0, 0, 10, 11, 18, 106, 111, 117, 124, 130, 136, 145, 146, 147, 148, 149, 150, 151, 153, 154, 156, 157, 158, 160, 162, 236, 249, 251, 252, 253, 268, 270, 277, 278, 281, 282, 283, 286, 288, 307, 308, 310, 319, 324, 341, 342, 345, 346, 348, 350, 386, 387, 389, 392, 393, 397, 399, 403, 406, 438, 441, 454, 455, 463, 464, 466, 476, 490, 491, 492, 493, 502, 503, 540, 545, 561, 581, 587, 629, 631, 632, 633, 634, 661, 688, 689, 837, 843, 846, 847, 848, 853, 858, 867, 889, 890, 891, 892, 893, 894, 895, 913, 915, 916, 919, 921, 922, 924, 926, 941, 956, 961, 962, 964, 965, 966, 967, 968, 970, 973, 978, 979, 980, 982, 983, 986, 989, 990, 991, 1004, 1006, 1018, 1029, 1037, 1039, 1079, 1082, 1086, 1087, 1089, 1092, 1103, 1105, 1115, 1117, 1123, 1125, 1126, 1128, 1131, 1132, 1133, 1186, 1188, 1190, 1210, 1211, 1212, 1213, 1215, 1226, 1257, 1268, 1269, 1282, 1292, 1301, 1309, 1310, 1315, 1329, 1340, 1352, 1364, 1378, 1379, 1390, 1424, 1425, 1426, 1442, 1458, 1470, 1543, 1544, 1546, 1547, 1583, 1602, 1603, 1604, 1605, 1606, 1609, 1613, 1616, 1618, 1652, 1653, 1661, 1662, 1663, 1664, 1665, 1666, 1668, 1670, 1672, 1673, 1677, 1678, 1679, 1681, 1683, 1684, 1686, 1687, 1688, 1699, 1701, 1702, 1706, 1707, 1710, 1717, 1718, 1723, 1727, 1728, 1730, 1731, 1732, 1733, 1734, 1735, 1736, 1737, 1738, 1739, 1740, 1741, 1742, 1743, 1745, 1746, 1747, 2209, 2212, 2213, 2215, 2222, 2229, 2239, 2243, 2254, 2255, 2256, 2268, 2269, 2271, 2273, 2274, 2281, 2282, 2284, 2285, 2287, 2288, 2289, 2290, 2291, 2366, 2368, 2389, 2390, 2391, 2393, 2394, 2396, 2397, 2452, 2453, 2454, 2461, 2467, 2477, 2487, 2540, 2541, 2542, 2552, 2566, 2567, 2570, 2577, 2578, 2586, 2588, 2589, 2590, 2591, 2602, 2603, 2604, 2606, 2607, 2609, 2610, 2619, 2631, 2637, 2639, 2671, 2675, 2677, 2678, 2680, 2681, 2693, 2694, 2696, 2704, 2711, 2717, 2722, 2723, 2729, 2732, 2738, 2745, 2752, 2760, 2761, 2762, 2800, 2806, 2810, 2827, 2828, 2833, 2851, 2882, 2900, 2902, 2905, 2913, 2915, 2922, 2974, 2998, 2999, 3e3, 3001, 3002, 3003, 3004, 3011, 3012, 3013, 3014, 3015, 3016, 3018, 3019, 3023, 3105, 3118, 3119, 3556, 3560, 3574, 3626, 3654, 3676, 3734, 3756, 3771, 3834, 3885, 3923, 3959, 3984, 4126, 4172, 4223, 4242, 4276, 4291, 4311, 4341, 4372, 4395, 4426, 4456, 4488, 4515, 4590, 4612, 4650, 4660, 4694, 4713, 4739, 4781, 4831, 4857, 4926, 4927, 4929, 4952, 4975, 5011, 5042, 5059, 5116, 5129, 5153, 5182, 5184, 5218, 5234, 5262, 5567, 5576, 5585, 5592, 5609, 5613, 5619, 5658, 5660, 5667, 5674, 5683, 5690, 5691, 5692, 5704, 5707, 5722, 5723, 5732, 5733, 5742, 5751, 5757, 5759, 5760, 5761, 5799, 5800, 5802, 5810, 5817, 5830, 5834, 5836, 5837, 5843, 5850, 5864, 5874, 5879, 5887, 5895, 5901, 5902, 5906, 5908, 5909, 5921, 5993, 5994, 5995, 5996, 5998, 5999, 6002, 6004, 6007, 6011, 6012, 6013, 6019, 6020, 6021, 6023, 6025, 6027, 6028, 6029, 6032, 6034, 6037, 6038, 6040, 6238, 6245, 6246, 6247, 6257, 6262, 6279, 6293, 6302, 6303, 6304, 6308, 6309, 6311, 6313, 6319, 6320, 6323, 6324, 6326, 6327, 6328, 7228, 7231, 7235, 7253, 7262, 7265, 7272, 7273, 7275, 7276, 7277, 7279, 7331, 7332, 7335, 7336, 7454, 7455, 7466, 7482, 7489, 7492, 7501, 7502, 7503, 7518, 7573, 7765, 7767, 7769, 7770, 7772, 7777, 7790, 7805, 7812, 7821, 7824, 7827, 7834, 7842, 7846, 7847, 7848, 7862, 7867, 7876, 7877, 7878, 7882, 7917, 7918, 7939, 7946, 7954, 7955, 7960, 7968, 8012, 8013, 8019, 8022, 8035, 8040, 8041, 8043, 8045, 8082, 8083, 8089, 8096, 8097, 8107, 8116, 8131, 8135, 8137, 8189, 8190, 8195, 8196, 8199, 8201, 8202, 8203, 8212, 8226, 8234, 8248, 8259, 8260, 8262, 8264, 8286, 8297, 8303, 8304, 8316, 8328, 8415, 8427, 8435, 8438, 8444, 8469, 8472, 8473, 8474, 8475, 8477, 8480, 8483, 8494, 8496, 8498, 8526, 8601, 8608, 8612, 8613, 8622, 8644, 8645, 8650, 8651, 8733, 8735, 8736, 8745, 8749, 8755, 8761, 8767, 8777, 8782, 8783, 8801, 8812, 8817, 8822, 8832, 8838, 8842, 8848, 8854, 10461, 10462, 10463, 10470, 10472]);
    var edgeLength = /* @__PURE__ */ new Uint8Array([3, 3, 3, 3, 3, 3, 3, 3, 5, 8, 8, 2, 2, 3, 3, 3, 3, 3, 8, 5, 5, 5, 5, 5, 3, 3, 5, 5, 9, 12, 19, 8, 19, 8, 11, 9, 9, 8, 7, 7, 6, 8, 9, 16, 10, 7, 7, 11, 8, 6, 6, 9, 7, 11, 7, 14, 4, 4, 4, 4, 4, 4, 10, 7, 6, 6, 6, 6, 10, 10, 6, 10, 10, 22, 11, 9, 10, 10, 10, 9, 10, 8, 7, 7, 7, 8, 21, 13, 11, 11, 9, 10, 9, 13, 10, 8, 8, 9, 12, 9, 7, 10, 7, 7, 13, 7, 3, 3, 3, 3, 3, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 8, 6, 3, 3, 3, 3, 3, 3, 2, 5, 3, 3, 3, 7, 2, 2, 2, 2, 2, 2, 3, 3, 3, 1, 1, 7, 8, 5, 2, 2, 7, 4, 5, 7, 2, 2, 1, 4, 1, 11, 9, 9, 5, 5, 8, 5, 5, 5, 5, 5, 5, 5, 3, 3, 3, 3, 3, 5, 5, 11, 9, 9, 8, 9, 9, 13, 7, 14, 7, 6, 6, 6, 7, 6, 6, 6, 6, 6, 6, 10, 7, 11, 9, 4, 4, 4, 4, 4, 6, 6, 6, 6, 13, 6, 8, 7, 10, 10, 9, 9, 7, 9, 8, 9, 8, 7, 10, 6, 9, 8, 10, 10, 7, 8, 1, 9, 10, 12, 12, 12, 10, 9, 9, 10, 10, 9, 9, 1, 1, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 6, 6, 6, 4, 2, 3, 3, 3, 3, 7, 4, 4, 4, 3, 3, 6, 7, 3, 4, 1, 2, 2, 2, 6, 1, 2, 2, 2, 2, 2, 12, 5, 3, 8, 9, 13, 4, 4, 13, 9, 9, 11, 7, 3, 12, 9, 2, 2, 2, 3, 3, 3, 3, 3, 8, 2, 2, 3, 3, 3, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 3, 7, 10, 15, 15, 7, 15, 20, 15, 9, 10, 10, 12, 14, 14, 14, 12, 12, 12, 12, 12, 14, 14, 10, 10, 10, 10, 14, 9, 9, 9, 9, 10, 14, 14, 14, 13, 13, 14, 9, 9, 9, 9, 9, 9, 7, 8, 6, 8, 8, 6, 8, 13, 8, 8, 6, 13, 8, 11, 13, 8, 6, 13, 8, 6, 9, 10, 10, 12, 14, 14, 14, 12, 12, 12, 12, 14, 14, 10, 10, 10, 10, 9, 9, 9, 10, 14, 14, 11, 13, 13, 9, 9, 9, 9, 9, 9, 2, 6, 9, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 2, 3, 3, 3, 3, 3, 3, 7, 7, 2, 3, 2, 2, 5, 3, 3, 3, 3, 3, 3, 4, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 4, 5, 7, 4, 2, 2, 12, 8, 10, 8, 10, 7, 18, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 2, 2, 3, 3, 3, 5, 5, 3, 8, 8, 6, 8, 6, 6, 4, 6, 7, 7, 7, 10, 11, 2, 5, 5, 3, 3, 3, 3, 3, 3, 5, 5, 6, 11, 10, 7, 7, 7, 4, 4, 4, 2, 3, 3, 3, 3, 3, 2, 2, 7, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 7, 7, 7, 11, 7, 6, 9, 6, 6, 8, 10, 8, 6, 8, 13, 4, 4, 4, 4, 4, 10, 8, 11, 8, 8, 8, 10, 10, 7, 5, 4, 4, 4, 10, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 2, 2, 2, 2, 2, 2, 5, 5, 5, 5, 5, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 7, 10, 13, 7, 8, 7, 11, 8, 8, 6, 9, 8, 8, 6, 6, 6, 8, 8, 6, 6, 6, 6, 6, 9, 7, 6, 4, 4, 4, 4, 4, 4, 4, 6, 6, 6, 9, 7, 8, 10, 8, 8, 2, 3, 3, 3, 3, 3, 2, 8, 9, 9, 2, 2, 2, 3, 3, 3, 2, 3, 3, 3, 9, 2, 2, 3, 3, 3, 3, 3, 3, 5, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 12, 5, 5, 3, 5, 4, 2, 3, 2, 4, 3, 9, 2, 2, 2, 2, 2, 5, 5, 3, 8, 8, 13, 6, 10, 9, 4, 7, 9, 11, 2, 3, 7, 3, 3, 4, 1, 3, 4, 2, 9, 3, 3, 12, 5, 3, 7, 10, 10, 7, 4, 4, 6, 14, 7, 9, 7, 13, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 8, 15, 4, 4, 2, 3, 3, 3, 7, 4, 9, 9, 2, 3, 3, 3, 5, 3, 2, 2, 7, 2, 7, 6, 6, 7, 2, 4, 2, 2, 2, 2, 2, 2, 8, 8, 8, 9, 5, 2, 3, 3, 3, 3, 3, 3, 10, 7, 4, 4, 4, 4, 3, 4, 2, 3, 3, 3, 3, 3, 10, 7, 4, 4, 4, 4, 2, 3, 3, 3, 3, 10, 7, 4, 4, 4, 4, 3, 9, 6, 6, 6, 9, 13, 9, 2, 2, 2, 8, 7, 9, 5, 3, 3, 3, 5, 5, 13, 12, 9, 10, 7, 8, 7, 6, 8, 6, 11, 12, 7, 10, 4, 4, 7, 8, 11, 6, 7, 9, 8, 7, 10, 8, 9, 15, 7, 8, 5, 4, 7, 2, 3, 3, 3, 2, 14, 10, 2, 14, 10, 2, 14, 3, 9, 13, 13, 10, 14, 16, 17, 11, 2, 14, 2, 14, 3, 9, 13, 10, 14, 16, 17, 11, 14, 10, 14, 2, 7, 3, 10, 7, 14, 10, 2, 14, 10, 9, 9, 17, 6, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 10, 10, 10, 12, 9, 4, 10, 10, 11, 8, 8, 8, 7, 9, 5, 3, 3, 3, 3, 3, 3, 3, 3, 5, 8, 4, 4, 4, 4, 4, 4, 6, 16, 3, 3, 14, 3, 14, 2, 14, 9, 13, 10, 10, 14, 16, 17, 11, 6, 9, 10, 10, 12, 14, 14, 14, 12, 12, 12, 12, 14, 14, 10, 10, 10, 10, 14, 9, 9, 9, 10, 14, 14, 14, 9, 9, 9, 9, 9, 9, 2, 14, 9, 13, 10, 10, 14, 16, 17, 11, 6, 14, 2, 14, 9, 17, 13, 10, 10, 14, 17, 16, 17, 11, 6, 2, 14, 9, 13, 10, 14, 17, 16, 17, 11, 2, 14, 9, 13, 10, 14, 16, 17, 11, 2, 14, 9, 13, 10, 17, 16, 11, 17, 2, 14, 10, 19, 7, 2, 14, 9, 13, 10, 19, 10, 7, 14, 17, 16, 17, 11, 6, 2, 14, 9, 13, 10, 19, 7, 14, 16, 17, 11, 2, 14, 9, 13, 10, 10, 14, 17, 16, 17, 11, 6, 2, 14, 9, 13, 10, 10, 14, 17, 16, 17, 11, 6, 2, 14, 9, 13, 17, 13, 10, 10, 14, 17, 16, 17, 11, 6, 3, 2, 14, 9, 13, 10, 10, 14, 16, 17, 11, 6, 9, 10, 12, 14, 14, 14, 12, 12, 12, 12, 12, 14, 14, 14, 10, 10, 10, 14, 9, 9, 9, 9, 14, 14, 14, 13, 13, 14, 9, 9, 9, 9, 9, 9, 4, 11, 2, 14, 9, 13, 17, 13, 10, 19, 10, 7, 14, 17, 16, 17, 11, 6, 2, 14, 9, 13, 17, 13, 10, 19, 10, 7, 14, 17, 16, 17, 11, 6, 2, 14, 9, 13, 10, 19, 7, 14, 17, 16, 17, 11, 2, 9, 10, 10, 7, 17, 3, 3, 12, 12, 16, 15, 15, 12, 14, 14, 14, 20, 20, 13, 12, 12, 12, 12, 12, 12, 20, 25, 14, 14, 12, 12, 10, 10, 10, 10, 14, 9, 9, 9, 25, 4, 9, 17, 10, 7, 14, 16, 21, 13, 13, 14, 20, 14, 13, 17, 24, 9, 12, 13, 25, 13, 21, 20, 17, 9, 9, 9, 9, 9, 9, 12, 17, 4, 4, 9, 9, 9, 10, 10, 12, 14, 14, 14, 12, 12, 12, 12, 12, 14, 14, 10, 10, 10, 10, 14, 9, 9, 9, 9, 10, 14, 14, 14, 13, 13, 14, 9, 9, 9, 9, 9, 9, 9, 10, 14, 12, 12, 14, 14, 10, 9, 9, 9, 10, 14, 14, 14, 9, 9, 9, 9, 2, 1, 5, 8, 7, 11, 11, 1, 3, 3, 3, 5, 3, 3, 4, 8, 9, 10, 10, 12, 14, 14, 14, 12, 12, 12, 12, 14, 14, 10, 10, 10, 10, 14, 9, 9, 9, 10, 14, 14, 14, 13, 13, 14, 9, 9, 9, 9, 9, 9, 7, 4, 4, 4, 4, 4, 4, 4, 4, 4, 10, 2, 2, 6, 7, 6, 2, 3, 2, 3, 6, 2, 7, 6, 10, 7, 4, 9, 12, 6, 14, 4, 12, 7, 2, 2, 1, 2, 7, 6, 4, 4, 4, 6, 8, 8, 7, 2, 2, 13, 2, 2, 2, 2, 6, 2, 8, 12, 2, 7, 7, 6, 8, 10, 12, 2, 2, 2, 3, 3, 13, 2, 2, 3, 3, 6, 7, 6, 4, 5, 6, 3, 3, 3, 3, 4, 16, 8, 5, 4, 3, 3, 3, 5, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 11, 12, 7, 7, 13, 9, 10, 17, 12, 8, 9, 7, 17, 17, 8, 5, 12, 10, 13, 14, 5, 5, 5, 13, 5, 5, 5, 3, 3, 3, 5, 16, 5, 5, 5, 5, 7, 12, 14, 8, 12, 8, 10, 12, 9, 11, 7, 9, 7, 10, 7, 13, 13, 9, 7, 12, 8, 17, 7, 7, 16, 10, 13, 13, 8, 10, 10, 14, 17, 7, 16, 16, 15, 8, 10, 10, 12, 17, 17, 7, 17, 14, 7, 10, 17, 8, 7, 7, 7, 8, 15, 15, 7, 14, 10, 10, 10, 11, 11, 7, 7, 13, 8, 10, 7, 16, 7, 8, 7, 14, 17, 12, 10, 11, 21, 8, 9, 7, 13, 9, 8, 6, 13, 6, 12, 7, 6, 13, 10, 10, 10, 8, 18, 9, 17, 13, 10, 12, 6, 13, 6, 11, 8, 13, 10, 13, 18, 13, 11, 13, 8, 16, 7, 10, 8, 16, 12, 10, 8, 8, 14, 11, 8, 15, 8, 8, 7, 7, 12, 7, 8, 9, 14, 15, 8, 9, 10, 9, 15, 7, 8, 8, 12, 13, 9, 10, 15, 13, 7, 10, 10, 20, 7, 6, 9, 6, 6, 14, 11, 14, 11, 12, 9, 10, 16, 16, 12, 7, 11, 28, 8, 11, 10, 7, 21, 8, 7, 9, 4, 4, 4, 17, 7, 8, 6, 9, 6, 6, 13, 6, 6, 6, 6, 18, 20, 14, 8, 11, 12, 9, 10, 13, 15, 15, 19, 8, 9, 12, 7, 10, 16, 12, 9, 9, 9, 14, 12, 11, 10, 9, 12, 11, 18, 9, 9, 9, 10, 7, 7, 16, 8, 9, 7, 13, 12, 10, 14, 18, 7, 8, 11, 10, 7, 7, 8, 8, 13, 7, 7, 7, 11, 15, 13, 11, 7, 8, 15, 11, 7, 8, 18, 14, 13, 18, 15, 10, 12, 12, 9, 7, 11, 11, 8, 7, 10, 8, 14, 12, 10, 18, 7, 10, 9, 7, 8, 13, 10, 14, 10, 8, 8, 23, 7, 7, 11, 12, 12, 17, 7, 7, 11, 11, 17, 16, 16, 7, 8, 11, 14, 14, 8, 10, 7, 15, 7, 16, 16, 13, 9, 11, 9, 15, 15, 11, 11, 7, 7, 14, 7, 9, 7, 7, 16, 10, 13, 10, 11, 14, 7, 11, 10, 11, 7, 11, 10, 11, 15, 11, 15, 10, 12, 10, 14, 13, 11, 11, 12, 13, 10, 7, 13, 16, 12, 21, 15, 9, 10, 10, 7, 11, 14, 17, 7, 7, 8, 11, 13, 12, 8, 15, 14, 14, 8, 17, 12, 10, 10, 7, 9, 11, 7, 10, 7, 11, 18, 7, 11, 7, 12, 11, 8, 8, 14, 12, 7, 8, 15, 3, 7, 7, 5, 2, 9, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 2, 5, 3, 3, 3, 3, 3, 3, 4, 4, 3, 3, 3, 3, 3, 3, 5, 11, 6, 4, 7, 10, 7, 7, 11, 1, 10, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 5, 7, 3, 5, 6, 3, 3, 5, 2, 2, 5, 3, 4, 13, 11, 3, 3, 6, 3, 5, 14, 2, 2, 3, 8, 2, 2, 12, 5, 18, 5, 3, 3, 3, 3, 16, 5, 5, 5, 10, 7, 13, 12, 13, 9, 12, 14, 19, 9, 9, 21, 9, 9, 10, 6, 9, 6, 15, 10, 6, 12, 8, 6, 10, 15, 4, 4, 6, 6, 9, 9, 12, 16, 14, 23, 7, 7, 7, 14, 9, 7, 7, 11, 14, 10, 7, 10, 10, 10, 12, 6, 11, 10, 13, 11, 15, 11, 7, 12, 10, 3, 7, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 4, 3, 7, 5, 1, 5, 2, 2, 2, 5, 5, 5, 5, 5, 3, 3, 3, 3, 3, 5, 5, 10, 9, 11, 8, 7, 12, 8, 9, 7, 6, 13, 11, 6, 13, 7, 9, 9, 4, 4, 4, 4, 4, 6, 10, 7, 8, 13, 11, 8, 8, 9, 14, 7, 14, 8, 10, 7, 9, 7, 7, 9, 6, 9, 2, 12, 5, 3, 3, 13, 4, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 5, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 8, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 9, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 2, 2, 2, 5, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 1, 7, 6, 4, 12, 3, 3, 3, 3, 3, 8, 7, 3, 3, 3, 3, 3, 3, 4, 4, 11, 15, 14, 2, 8, 3, 5, 5, 8, 10, 8, 6, 4, 7, 17, 7, 4, 5, 2, 6, 3, 5, 4, 2, 2, 12, 5, 5, 3, 15, 13, 8, 11, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 5, 3, 3, 3, 3, 4, 2, 3, 18, 2, 12, 5, 3, 3, 3, 3, 3, 5, 16, 8, 8, 9, 6, 6, 4, 4, 4, 4, 31, 6, 6, 10, 11, 21, 10, 9, 7, 10, 7, 7, 2, 4, 4, 4, 4, 6, 5, 3, 3, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 6, 6, 4, 6, 2, 2, 2, 5, 3, 3, 3, 7, 7, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 3, 3, 3, 3, 8, 2, 3, 3, 3, 3, 3, 5, 9, 11, 3, 3, 3, 3, 4, 4, 3, 3, 3, 3, 3, 5, 10, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 2, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 11, 10, 10, 10, 10, 10, 11, 10, 11, 10, 11, 10, 9, 9, 11, 3, 3, 3, 3, 3, 3, 2, 2, 3, 3, 5, 5, 3, 7, 8, 8, 7, 6, 6, 11, 4, 4, 4, 4, 7, 8, 9, 9, 2, 3, 7, 4, 4, 2, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 2, 2, 5, 5, 5, 5, 5, 3, 3, 5, 5, 5, 7, 7, 6, 6, 6, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 6, 6, 8, 8, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 4, 4, 6, 9, 12, 3, 7, 10, 7, 2, 2, 3, 3, 3, 3, 3, 4, 3, 3, 2, 2, 2, 2, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 5, 8, 8, 6, 6, 8, 6, 7, 4, 4, 4, 4, 4, 4, 6, 7, 5, 5, 20, 19, 8, 10, 9, 7, 10, 6, 8, 11, 6, 6, 6, 6, 13, 12, 8, 6, 7, 14, 11, 9, 2, 5, 3, 6, 2, 3, 2, 2, 2, 2, 2, 2, 2, 5, 4, 3, 7, 6, 4, 7, 4, 3, 6, 4, 7, 2, 2, 7, 7, 7, 5, 5, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 9, 10, 10, 11, 7, 8, 20, 7, 9, 8, 9, 8, 12, 6, 6, 6, 8, 9, 8, 12, 6, 6, 8, 13, 10, 12, 6, 6, 7, 7, 9, 6, 4, 4, 4, 4, 4, 4, 10, 6, 6, 6, 7, 14, 11, 10, 7, 8, 10, 8, 11, 14, 11, 11, 9, 7, 9, 8, 11, 9, 17, 10, 9, 2, 2, 2, 9, 3, 3, 3, 3, 15, 14, 9, 5, 5, 2, 8, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 15, 12, 22, 19, 17, 18, 18, 19, 21, 7, 16, 16, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 7, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 9, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 7, 16, 11, 11, 7, 7, 7, 7, 17, 7, 8, 12, 15, 9, 19, 7, 19, 8, 21, 11, 12, 19, 14, 22, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 16, 16, 19, 24, 12, 7, 14, 7, 12, 7, 8, 10, 10, 13, 7, 12, 12, 7, 7, 10, 18, 15, 12, 16, 7, 14, 12, 17, 10, 16, 17, 12, 17, 25, 7, 7, 7, 13, 6, 9, 6, 9, 18, 6, 6, 11, 20, 10, 6, 6, 6, 6, 6, 6, 17, 6, 6, 6, 15, 6, 6, 6, 6, 6, 8, 14, 11, 12, 11, 15, 13, 19, 17, 21, 7, 18, 8, 13, 13, 8, 12, 8, 6, 6, 13, 6, 15, 15, 16, 6, 6, 16, 6, 6, 6, 14, 6, 18, 6, 6, 6, 17, 18, 9, 13, 15, 8, 19, 8, 15, 15, 18, 14, 16, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 6, 11, 10, 11, 6, 21, 23, 12, 17, 12, 11, 14, 13, 22, 15, 15, 11, 12, 14, 12, 7, 12, 8, 12, 14, 12, 18, 10, 8, 16, 19, 17, 12, 14, 15, 8, 19, 17, 12, 13, 13, 15, 18, 13, 23, 24, 23, 21, 17, 24, 8, 21, 8, 14, 14, 16, 20, 14, 8, 8, 15, 20, 8, 19, 21, 9, 8, 13, 12, 13, 15, 11, 8, 11, 9, 9, 8, 11, 8, 21, 14, 21, 15, 15, 13, 7, 19, 7, 7, 7, 7, 7, 7, 16, 12, 17, 18, 7, 7, 11, 11, 7, 9, 9, 2, 2, 3, 3, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 10, 10, 7, 9, 7, 7, 7, 6, 8, 6, 6, 6, 6, 6, 6, 6, 7, 6, 8, 6, 6, 9, 7, 7, 7, 4, 4, 4, 4, 4, 4, 4, 4, 8, 9, 8, 7, 8, 7, 8, 10, 7, 5, 5, 5, 5, 5, 5, 3, 9, 7, 7, 8, 6, 6, 6, 6, 6, 6, 6, 6, 9, 6, 6, 9, 11, 13, 7, 8, 9, 9, 5, 5, 5, 7, 8, 6, 6, 6, 6, 6, 6, 6, 7, 8, 9, 7, 10, 9, 10, 7, 8, 5, 5, 5, 5, 5, 5, 7, 7, 9, 8, 7, 7, 6, 6, 6, 6, 6, 6, 10, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 9, 10, 4, 4, 4, 4, 8, 7, 7, 10, 10, 9, 8, 8, 15, 9, 8, 8, 8, 8, 8, 9, 10, 9, 10, 7, 8, 13, 5, 5, 5, 5, 5, 3, 3, 7, 7, 8, 6, 6, 6, 4, 4, 11, 9, 7, 8, 9, 10, 7, 5, 5, 5, 5, 5, 3, 3, 7, 6, 6, 13, 7, 9, 8, 7, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 3, 3, 7, 8, 7, 8, 13, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 8, 8, 6, 6, 6, 6, 7, 6, 7, 6, 6, 9, 7, 4, 4, 4, 4, 4, 4, 4, 7, 8, 7, 8, 9, 8, 8, 8, 7, 10, 7, 8, 5, 5, 5, 5, 5, 5, 5, 5, 3, 7, 7, 7, 7, 9, 7, 10, 9, 6, 6, 6, 6, 6, 8, 8, 6, 6, 6, 7, 6, 6, 6, 9, 9, 4, 4, 13, 7, 10, 9, 9, 12, 7, 8, 8, 10, 8, 8, 8, 8, 8, 8, 5, 5, 5, 5, 3, 7, 7, 11, 7, 9, 8, 8, 6, 6, 10, 6, 8, 8, 8, 6, 7, 6, 6, 12, 4, 4, 4, 4, 4, 4, 4, 4, 4, 9, 8, 8, 16, 8, 9, 8, 7, 5, 5, 5, 5, 5, 3, 3, 7, 7, 7, 10, 15, 8, 9, 8, 9, 9, 6, 6, 6, 6, 6, 6, 7, 4, 8, 7, 8, 8, 7, 8, 11, 8, 5, 5, 5, 5, 5, 3, 7, 7, 6, 11, 16, 7, 6, 4, 4, 4, 4, 9, 9, 8, 8, 8, 13, 12, 8, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 11, 7, 8, 8, 9, 13, 7, 7, 7, 9, 8, 8, 9, 12, 7, 12, 7, 12, 8, 7, 10, 12, 9, 9, 6, 6, 8, 8, 6, 6, 6, 6, 6, 6, 6, 9, 8, 9, 11, 8, 6, 6, 6, 6, 6, 12, 7, 6, 6, 6, 9, 7, 7, 6, 6, 6, 6, 6, 11, 9, 6, 6, 6, 6, 6, 7, 9, 4, 4, 4, 4, 4, 4, 4, 4, 9, 9, 9, 9, 7, 7, 7, 7, 7, 11, 7, 7, 8, 8, 8, 8, 8, 8, 9, 8, 9, 9, 7, 7, 11, 11, 7, 12, 8, 8, 8, 8, 8, 7, 8, 8, 8, 8, 8, 13, 12, 8, 8, 8, 8, 7, 7, 7, 9, 5, 5, 5, 5, 5, 5, 5, 3, 3, 7, 7, 11, 7, 8, 8, 8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 10, 11, 6, 7, 9, 4, 4, 4, 4, 4, 4, 9, 9, 8, 9, 8, 8, 8, 7, 7, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 11, 7, 7, 7, 9, 6, 6, 11, 8, 10, 6, 6, 6, 12, 8, 8, 7, 6, 6, 8, 7, 4, 4, 4, 4, 4, 4, 4, 4, 9, 10, 9, 9, 8, 10, 9, 11, 8, 5, 5, 5, 7, 6, 6, 8, 7, 4, 4, 4, 4, 8, 7, 7, 8, 7, 8, 8, 5, 5, 5, 5, 7, 7, 8, 8, 8, 6, 6, 6, 6, 6, 10, 8, 9, 13, 6, 7, 6, 6, 8, 7, 8, 4, 4, 4, 4, 11, 8, 8, 8, 10, 5, 5, 8, 7, 8, 13, 8, 7, 6, 8, 6, 9, 7, 8, 7, 5, 5, 5, 5, 5, 5, 3, 3, 7, 8, 9, 6, 4, 8, 10, 10, 8, 12, 9, 13, 2, 7, 5, 5, 5, 5, 5, 7, 7, 10, 6, 6, 6, 6, 6, 6, 6, 8, 4, 4, 9, 8, 8, 8, 14, 8, 8, 8, 9, 8, 5, 5, 5, 5, 5, 3, 3, 9, 6, 6, 6, 6, 10, 12, 6, 6, 6, 6, 6, 6, 6, 4, 4, 4, 4, 11, 8, 7, 8, 8, 8, 5, 5, 3, 3, 3, 3, 7, 7, 6, 8, 6, 8, 11, 7, 6, 6, 6, 7, 4, 8, 11, 9, 10, 5, 5, 5, 3, 3, 3, 7, 7, 8, 9, 8, 15, 9, 6, 6, 6, 6, 6, 6, 11, 11, 4, 4, 4, 4, 4, 7, 9, 9, 10, 8, 7, 5, 5, 5, 5, 5, 5, 3, 3, 8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 9, 7, 4, 4, 4, 4, 4, 9, 9, 8, 8, 10, 13, 5, 5, 5, 3, 17, 7, 7, 7, 7, 7, 8, 6, 8, 13, 6, 6, 6, 6, 6, 6, 6, 6, 4, 4, 4, 9, 10, 8, 8, 8, 5, 5, 5, 5, 3, 7, 7, 7, 8, 8, 6, 6, 6, 8, 8, 8, 9, 10, 8, 4, 8, 10, 9, 8, 8, 8, 9, 13, 10, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 7, 8, 9, 9, 7, 7, 7, 10, 9, 9, 8, 9, 8, 8, 8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 8, 12, 6, 6, 6, 6, 6, 6, 6, 6, 6, 12, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 11, 8, 8, 9, 9, 10, 8, 9, 7, 7, 5, 5, 5, 5, 5, 5, 3, 7, 8, 7, 6, 6, 8, 6, 6, 10, 4, 7, 8, 9, 12, 8, 7, 7, 5, 5, 5, 5, 5, 5, 3, 3, 7, 14, 7, 9, 8, 8, 6, 6, 8, 12, 12, 6, 6, 7, 7, 10, 4, 4, 4, 4, 4, 9, 9, 14, 9, 13, 8, 7, 5, 5, 5, 6, 6, 6, 7, 4, 8, 7, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 7, 7, 7, 8, 6, 6, 6, 6, 6, 6, 12, 6, 6, 6, 6, 4, 4, 9, 9, 8, 8, 11, 7, 7, 7, 5, 5, 5, 3, 9, 8, 6, 6, 7, 4, 4, 4, 4, 4, 4, 8, 8, 11, 5, 5, 5, 7, 7, 7, 9, 6, 6, 6, 6, 6, 6, 9, 8, 4, 4, 4, 4, 7, 12, 9, 8, 8, 8, 7, 10, 10, 5, 5, 5, 5, 5, 5, 5, 3, 11, 14, 8, 7, 8, 8, 6, 6, 6, 6, 6, 8, 7, 6, 6, 6, 7, 6, 8, 9, 4, 4, 4, 7, 8, 9, 7, 9, 7, 7, 9, 8, 5, 5, 5, 5, 5, 5, 5, 5, 5, 11, 3, 9, 7, 7, 12, 14, 8, 6, 6, 12, 11, 8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 15, 7, 4, 4, 4, 16, 9, 9, 9, 8, 9, 9, 9, 9, 9, 8, 8, 8, 13, 11, 8, 5, 5, 5, 5, 3, 7, 6, 6, 8, 8, 8, 6, 6, 7, 10, 7, 4, 4, 4, 4, 9, 7, 8, 7, 7, 7, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 7, 7, 7, 9, 6, 6, 6, 6, 6, 8, 8, 7, 7, 9, 6, 6, 6, 7, 6, 6, 6, 6, 6, 15, 4, 4, 4, 4, 4, 8, 8, 7, 8, 12, 9, 8, 8, 8, 8, 8, 9, 8, 8, 10, 8, 8, 8, 8, 16, 9, 10, 2, 5, 5, 5, 5, 5, 5, 5, 9, 7, 6, 8, 9, 4, 4, 4, 4, 4, 7, 8, 8, 8, 9, 8, 11, 10, 5, 5, 5, 5, 3, 7, 8, 6, 6, 6, 6, 6, 8, 6, 6, 6, 6, 4, 12, 10, 12, 7, 7, 7, 7, 7, 7, 7, 5, 5, 5, 5, 3, 3, 7, 7, 10, 8, 9, 7, 6, 10, 7, 6, 6, 4, 4, 8, 9, 7, 9, 9, 9, 9, 8, 8, 8, 8, 10, 5, 5, 5, 5, 5, 5, 8, 7, 6, 6, 6, 10, 6, 7, 10, 7, 4, 4, 4, 4, 4, 4, 4, 12, 9, 10, 7, 7, 10, 8, 10, 5, 12, 9, 6, 6, 6, 6, 6, 7, 6, 4, 4, 4, 10, 9, 9, 8, 7, 7, 5, 5, 5, 5, 5, 5, 3, 3, 13, 7, 7, 9, 7, 7, 7, 8, 9, 9, 7, 8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 13, 9, 15, 15, 4, 4, 4, 4, 4, 10, 10, 9, 8, 9, 8, 8, 9, 7, 8, 7, 8, 5, 5, 7, 6, 6, 6, 4, 4, 4, 7, 8, 11, 8, 5, 5, 5, 5, 5, 5, 5, 7, 6, 6, 6, 6, 6, 6, 9, 11, 10, 7, 4, 4, 4, 9, 8, 8, 5, 5, 5, 5, 5, 9, 9, 6, 6, 6, 6, 6, 6, 6, 9, 9, 4, 4, 4, 4, 8, 8, 8, 9, 9, 8, 8, 8, 13, 2, 4, 2, 7, 5, 5, 5, 5, 5, 5, 9, 9, 6, 6, 6, 6, 10, 8, 8, 8, 6, 6, 6, 4, 4, 9, 8, 10, 8, 9, 8, 8, 8, 9, 8, 8, 5, 3, 3, 3, 11, 6, 6, 6, 7, 6, 6, 6, 4, 4, 9, 8, 5, 5, 5, 5, 5, 3, 11, 8, 6, 6, 6, 6, 6, 9, 7, 4, 4, 14, 10, 9, 8, 12, 8, 8, 8, 11, 15, 8, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 11, 11, 11, 10, 10, 7, 7, 3, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 3, 7, 11, 7, 7, 11, 11, 7, 8, 9, 10, 7, 7, 9, 9, 9, 9, 7, 7, 10, 8, 13, 8, 8, 8, 8, 11, 10, 6, 6, 8, 10, 11, 14, 14, 6, 6, 6, 6, 6, 6, 9, 11, 7, 7, 6, 8, 12, 11, 11, 6, 6, 10, 6, 6, 6, 6, 6, 10, 7, 7, 6, 6, 11, 6, 6, 6, 11, 8, 9, 7, 6, 10, 11, 9, 10, 11, 7, 11, 8, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 8, 6, 6, 8, 9, 10, 9, 6, 6, 6, 10, 6, 6, 6, 6, 11, 10, 11, 10, 9, 8, 7, 7, 7, 7, 11, 14, 8, 10, 9, 9, 8, 8, 7, 11, 8, 8, 8, 11, 11, 10, 10, 9, 10, 8, 11, 10, 8, 11, 9, 12, 8, 10, 8, 11, 8, 9, 9, 11, 11, 10, 11, 13, 8, 7, 8, 8, 9, 7, 8, 8, 8, 8, 7, 8, 2, 2, 2, 2, 2, 2, 2, 4, 4, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 2, 3, 3, 3, 3, 3, 3, 3, 3, 8, 6, 4, 4, 4, 11, 7, 11, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 5, 5, 5, 5, 3, 3, 3, 3, 8, 7, 7, 8, 8, 4, 8, 7, 7, 7, 9, 7, 8, 9, 8, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 6, 3, 3, 3, 3, 3, 3, 3, 3, 4, 2, 2, 3, 3, 3, 3, 3, 3, 4, 5, 5, 3, 3, 8, 8, 6, 9, 4, 4, 10, 7, 3, 3, 3, 2, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 3, 2, 2, 2, 3, 3, 3, 3, 3, 4, 10, 2, 3, 3, 3, 3, 3, 3, 3, 4, 2, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 3, 3, 3, 5, 2, 4, 2, 6, 2, 2, 9, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 5, 5, 5, 9, 8, 7, 9, 6, 6, 11, 4, 4, 4, 4, 4, 4, 4, 4, 6, 6, 7, 7, 11, 8, 8, 6, 5, 11, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 2, 2, 3, 3, 3, 3, 3, 3, 6, 4, 4, 4, 4, 3, 3, 3, 3, 5, 7, 2, 3, 3, 3, 3, 3, 8, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 6, 4, 4, 4, 4, 2, 2, 3, 3, 3, 3, 3, 3, 3, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 2, 2, 3, 3, 3, 3, 3, 3, 2, 3, 3, 3, 3, 3, 6, 3, 3, 8, 10, 3, 4, 4, 1, 1, 1, 1, 1, 1, 1, 8, 9, 10, 7, 7, 1, 14, 18, 13, 18, 13, 10, 10, 16, 13, 18, 16, 13, 16, 18, 13, 22, 16, 16, 16, 14, 21, 16, 9, 14, 16, 9, 9, 14, 10, 10, 14, 12, 14, 19, 12, 11, 18, 13, 17, 15, 15, 15, 15, 16, 14, 13, 19, 18, 15, 19, 18, 12, 18, 12, 11, 20, 14, 15, 10, 17, 17, 16, 19, 20, 21, 15, 13, 16, 15, 15, 15, 1, 1, 3, 8, 7, 7, 8, 8, 8, 1, 6, 1, 1, 6, 3, 3, 4, 7, 3, 3, 5, 5, 4, 4, 4, 4, 4, 2, 7, 7, 8, 12, 3, 4, 5, 1, 3, 4, 4, 10, 4, 3, 3, 3, 8, 7, 7, 2, 2, 2, 2, 2, 2, 2, 2, 2, 12, 9, 20, 7, 5, 5, 5, 9, 13, 5, 5, 5, 5, 5, 3, 3, 3, 16, 5, 5, 5, 13, 7, 8, 8, 11, 8, 7, 9, 7, 11, 12, 9, 9, 8, 8, 11, 10, 14, 7, 12, 10, 11, 13, 7, 9, 11, 17, 17, 14, 13, 7, 8, 7, 10, 10, 7, 16, 13, 7, 8, 17, 12, 9, 8, 6, 7, 10, 6, 6, 12, 6, 8, 10, 8, 8, 8, 6, 8, 6, 14, 6, 6, 6, 13, 6, 10, 6, 6, 7, 14, 8, 6, 6, 10, 11, 10, 9, 9, 7, 7, 6, 6, 6, 9, 9, 7, 9, 10, 9, 13, 12, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 6, 6, 6, 8, 8, 6, 8, 9, 10, 9, 7, 10, 10, 8, 7, 8, 7, 10, 12, 9, 8, 15, 8, 7, 8, 8, 7, 7, 15, 13, 7, 10, 9, 14, 18, 16, 7, 24, 7, 8, 10, 11, 16, 8, 14, 7, 9, 9, 9, 13, 19, 14, 15, 14, 11, 7, 13, 9, 10, 7, 13, 9, 10, 11, 12, 8, 9, 2, 3, 5, 8, 7, 4, 4, 15, 10, 5, 3, 3, 3, 3, 3, 5, 4, 4, 4, 2, 2, 2, 2, 2, 1, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 2, 12, 5, 3, 8, 10, 15, 6, 7, 2, 3, 2, 5, 5, 12, 2, 5, 5, 5, 5, 2, 2, 5, 5, 12, 9, 5, 2, 2, 9, 5, 5, 12, 12, 5, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 9, 12, 5, 8, 8, 9, 5, 5, 5, 8, 19, 7, 16, 15, 14, 9, 9, 9, 9, 7, 11, 11, 11, 7, 14, 10, 10, 5, 5, 5, 5, 5, 5, 5, 5, 5, 15, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 9, 9, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 14, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 15, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 5, 5, 5, 5, 5, 5, 12, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 9, 9, 12, 9, 9, 12, 12, 12, 15, 7, 11, 7, 14, 11, 18, 13, 8, 18, 15, 18, 12, 14, 12, 8, 8, 8, 8, 9, 9, 9, 12, 7, 10, 10, 8, 8, 12, 12, 12, 7, 12, 12, 9, 7, 7, 7, 7, 7, 8, 15, 12, 9, 10, 10, 7, 10, 10, 13, 11, 10, 9, 22, 11, 9, 8, 8, 8, 8, 8, 13, 18, 13, 9, 15, 19, 9, 7, 7, 10, 7, 7, 7, 11, 8, 13, 17, 7, 7, 10, 10, 10, 7, 20, 16, 7, 7, 7, 7, 7, 7, 11, 21, 12, 12, 13, 11, 14, 16, 8, 8, 13, 11, 7, 7, 13, 7, 7, 14, 15, 15, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 13, 10, 18, 6, 6, 6, 6, 6, 6, 6, 6, 6, 11, 8, 8, 12, 12, 11, 11, 8, 12, 9, 9, 9, 13, 13, 9, 9, 9, 9, 9, 9, 6, 10, 12, 6, 6, 6, 6, 17, 11, 7, 7, 7, 7, 14, 14, 12, 6, 7, 7, 6, 6, 15, 10, 13, 10, 6, 8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 13, 9, 9, 15, 13, 6, 12, 12, 6, 19, 11, 10, 7, 7, 16, 8, 19, 17, 9, 9, 9, 9, 9, 6, 6, 6, 10, 8, 16, 8, 6, 6, 9, 6, 6, 6, 6, 6, 6, 6, 6, 8, 8, 8, 6, 7, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 14, 6, 6, 6, 6, 20, 6, 9, 6, 14, 9, 9, 9, 6, 9, 8, 8, 12, 9, 8, 8, 8, 8, 7, 8, 12, 7, 8, 8, 8, 6, 8, 6, 6, 6, 6, 6, 6, 6, 9, 8, 8, 6, 6, 13, 9, 12, 13, 12, 14, 13, 12, 11, 11, 6, 8, 8, 8, 6, 13, 12, 11, 11, 12, 6, 11, 12, 11, 13, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 15, 6, 6, 6, 6, 6, 6, 6, 13, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 8, 8, 8, 8, 6, 18, 6, 12, 13, 13, 13, 9, 10, 15, 9, 12, 6, 6, 6, 6, 6, 6, 6, 6, 9, 15, 10, 9, 10, 13, 9, 19, 8, 18, 17, 10, 10, 8, 8, 6, 6, 6, 6, 6, 6, 10, 14, 8, 16, 16, 9, 8, 15, 8, 8, 10, 12, 14, 7, 7, 8, 8, 7, 7, 7, 7, 8, 13, 13, 11, 9, 9, 9, 12, 10, 17, 8, 11, 9, 7, 7, 14, 8, 14, 14, 7, 7, 7, 7, 7, 7, 14, 7, 7, 7, 7, 7, 10, 10, 8, 14, 7, 7, 7, 7, 8, 8, 8, 8, 8, 17, 9, 7, 15, 7, 8, 12, 7, 9, 14, 7, 7, 7, 9, 13, 8, 14, 7, 16, 18, 13, 15, 14, 12, 13, 10, 15, 9, 7, 7, 7, 10, 13, 15, 15, 9, 9, 9, 9, 19, 11, 7, 11, 11, 13, 8, 8, 8, 8, 7, 12, 19, 17, 9, 9, 13, 7, 7, 7, 9, 7, 7, 7, 12, 13, 15, 10, 8, 8, 14, 15, 12, 13, 13, 8, 12, 14, 7, 11, 7, 14, 15, 13, 12, 8, 8, 8, 8, 11, 13, 15, 15, 8, 13, 12, 8, 8, 8, 13, 10, 16, 14, 11, 8, 8, 12, 12, 9, 15, 15, 12, 12, 13, 8, 8, 9, 12, 13, 9, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 11, 12, 11, 7, 14, 7, 13, 13, 13, 12, 18, 16, 7, 12, 11, 10, 10, 15, 9, 9, 9, 21, 7, 7, 7, 11, 16, 8, 8, 11, 11, 7, 7, 7, 7, 7, 19, 7, 7, 7, 7, 7, 7, 7, 7, 7, 12, 8, 9, 12, 14, 11, 9, 9, 9, 22, 12, 3, 3, 4, 8, 8, 15, 4, 2, 2, 5, 5, 3, 3, 3, 3, 3, 3, 6, 6, 4, 4, 4, 12, 7, 10, 2, 3, 3, 3, 3, 3, 3, 3, 6, 7, 3, 7, 5, 14, 4, 4, 7, 8, 10, 4, 1, 3, 3, 6, 2, 4, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 4, 2, 2, 5, 3, 4, 2, 2, 2, 2, 2, 2, 2, 11, 5, 5, 5, 11, 5, 5, 3, 5, 5, 5, 5, 11, 14, 13, 9, 11, 9, 12, 8, 11, 11, 8, 11, 16, 9, 9, 7, 10, 9, 12, 8, 15, 6, 7, 6, 6, 13, 10, 8, 11, 8, 6, 6, 6, 12, 16, 6, 11, 7, 8, 9, 18, 6, 6, 9, 4, 4, 6, 13, 6, 6, 6, 6, 8, 8, 9, 16, 7, 7, 14, 7, 8, 8, 8, 7, 7, 7, 7, 7, 7, 15, 13, 7, 10, 7, 7, 10, 12, 16, 15, 7, 9, 9, 14, 11, 11, 10, 9, 10, 8, 12, 7, 8, 7, 7, 10, 12, 7, 12, 8, 7, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 3, 3, 5, 5, 5, 10, 7, 4, 4, 4, 8, 7, 10, 9, 7, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 1, 3, 3, 3, 3, 3, 3, 3, 7, 4, 5, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 5, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 6, 6, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 9, 8, 2, 2, 2, 8, 12, 7, 7, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 8, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 5, 5, 7, 11, 9, 8, 8, 8, 7, 8, 9, 7, 7, 9, 7, 7, 7, 10, 7, 7, 10, 9, 10, 6, 6, 6, 6, 6, 6, 15, 7, 8, 9, 9, 8, 6, 6, 10, 9, 6, 8, 13, 9, 7, 6, 6, 6, 6, 6, 6, 12, 6, 6, 7, 6, 7, 6, 6, 6, 10, 10, 7, 6, 6, 6, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 6, 14, 6, 6, 7, 7, 9, 6, 6, 6, 6, 9, 9, 8, 9, 10, 9, 8, 9, 12, 7, 7, 7, 8, 7, 10, 12, 11, 9, 10, 7, 7, 7, 9, 10, 10, 8, 12, 9, 7, 7, 9, 8, 8, 8, 10, 7, 7, 8, 9, 9, 7, 7, 7, 8, 2, 4, 2, 4, 6, 3, 4, 2, 3, 3, 3, 3, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 5, 8, 6, 4, 7, 3, 3, 3, 3, 3, 3, 3, 12, 3, 3, 3, 3, 3, 3, 4, 4, 2, 3, 5, 3, 4, 7, 3, 3, 3, 3, 3, 3, 4, 3, 3, 3, 3, 3, 3, 3, 4, 3, 3, 6, 4, 3, 4, 2, 2, 2, 5, 3, 3, 3, 3, 3, 5, 4, 4, 4, 4, 2, 7, 6, 8, 9, 2, 2, 2, 2, 3, 3, 3, 5, 7, 2, 3, 3, 8, 7, 7, 2, 2, 8, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 5, 8, 8, 7, 7, 6, 10, 6, 9, 7, 11, 4, 6, 8, 8, 7, 8, 4, 2, 5, 5, 5, 5, 3, 3, 3, 11, 8, 9, 6, 6, 8, 7, 4, 4, 7, 6, 8, 7, 2, 2, 3, 3, 3, 3, 4, 3, 3, 3, 3, 3, 3, 3, 3, 7, 2, 2, 5, 3, 3, 2, 3, 3, 3, 3, 3, 3, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 12, 5, 5, 3, 3, 3, 5, 10, 12, 6, 15, 4, 6, 6, 7, 14, 9, 3, 3, 3, 3, 3, 8, 2, 2, 3, 5, 5, 3, 3, 3, 3, 3, 3, 8, 8, 6, 8, 7, 5, 8, 4, 6, 11, 2, 2, 7, 3, 3, 2, 9, 8, 5, 5, 3, 3, 3, 5, 5, 7, 7, 6, 6, 10, 6, 8, 6, 8, 9, 7, 4, 4, 4, 4, 7, 6, 6, 8, 7, 7, 10, 9, 9, 8, 11, 8, 3, 3, 3, 3, 3, 4, 4, 2, 3, 3, 3, 3, 3, 7, 6, 2, 5, 5, 6, 7, 6, 4, 8, 9, 11, 2, 2, 3, 3, 3, 3, 3, 3, 3, 2, 2, 5, 3, 3, 3, 3, 3, 9, 9, 6, 4, 8, 7, 7, 5, 9, 8, 6, 2, 6, 8, 7, 8, 5, 5, 5, 5, 5, 3, 3, 3, 16, 8, 7, 7, 7, 8, 7, 7, 7, 7, 9, 6, 9, 6, 10, 7, 7, 7, 6, 10, 8, 9, 11, 11, 8, 4, 4, 10, 8, 8, 6, 9, 6, 11, 8, 8, 8, 15, 7, 8, 9, 5, 3, 3, 3, 3, 3, 5, 2, 2, 3, 8, 9, 10, 3, 2, 2, 2, 2, 2, 2, 3, 6, 4, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 2, 3, 3, 3, 3, 3, 3, 3, 11, 5, 3, 3, 3, 3, 3, 3, 3, 3, 6, 7, 4, 4, 2, 3, 3, 3, 3, 3, 3, 3, 12, 7, 4, 12, 4, 6, 5, 4, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 11, 10, 6, 4, 6, 10, 8, 3, 3, 3, 3, 3, 3, 3, 3, 5, 4, 4, 4, 2, 2, 2, 2, 2, 2, 2, 2, 5, 3, 4, 4, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 10, 5, 5, 5, 5, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 7, 8, 8, 7, 13, 12, 10, 10, 8, 8, 7, 7, 9, 12, 11, 6, 6, 8, 8, 9, 7, 7, 7, 10, 15, 10, 4, 4, 4, 4, 4, 11, 8, 8, 9, 7, 9, 14, 14, 12, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 12, 5, 5, 5, 11, 10, 7, 9, 3, 8, 7, 3, 15, 13, 11, 4, 4, 2, 2, 2, 19, 7, 5, 5, 3, 3, 3, 3, 3, 3, 3, 5, 22, 18, 6, 14, 17, 4, 4, 19, 16, 18, 2, 3, 3, 7, 2, 3, 2, 3, 3, 6, 4, 2, 3, 3, 2, 5, 3, 3, 3, 3, 3, 3, 3, 9, 9, 2, 3, 2, 2, 2, 3, 3, 3, 5, 7, 14, 7, 7, 12, 9, 13, 6, 11, 6, 10, 9, 7, 7, 8, 12, 12, 8, 8, 8, 10, 7, 7, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 5, 8, 10, 7, 8, 11, 8, 12, 9, 4, 14, 7, 7, 9, 13, 2, 3, 3, 3, 3, 3, 3, 2, 3, 3, 3, 1, 2, 2, 3, 3, 3, 3, 3, 3, 5, 2, 2, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 8, 4, 4, 4, 3, 2, 3, 3, 3, 3, 5, 2, 2, 2, 2, 2, 2, 2, 5, 5, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 12, 9, 8, 8, 9, 8, 6, 17, 6, 6, 6, 8, 8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 4, 4, 8, 8, 9, 9, 9, 7, 7, 7, 7, 7, 7, 7, 9, 9, 9, 7, 8, 8, 8, 10, 7, 13, 10, 8, 9, 3, 3, 5, 3, 3, 3, 3, 3, 7, 7, 6, 6, 10, 13, 11, 11, 8, 8, 9, 8, 9, 9, 10, 10, 10, 11, 10, 10, 13, 13, 16, 15, 11, 12, 9, 9, 10, 9, 11, 10, 9, 9, 14, 7, 8, 3, 10, 7, 7, 3, 2, 2, 2, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 6, 7, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 11, 6, 7, 4, 6, 2, 2, 3, 3, 3, 1, 3, 3, 3, 3, 3, 3, 6, 4, 4, 2, 2, 2, 3, 3, 3, 3, 4, 4, 6, 6, 6, 6, 5, 4, 4, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 9, 11, 6, 10, 9, 12, 7, 7, 11, 14, 9, 7, 12, 3, 3, 7, 12, 11, 12, 7, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 9, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 3, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 11, 5, 5, 5, 5, 5, 5, 5, 5, 11, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 5, 5, 5, 5, 5, 5, 3, 3, 3, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 10, 3, 3, 3, 11, 3, 5, 9, 11, 8, 12, 14, 9, 7, 8, 7, 7, 11, 11, 7, 7, 10, 9, 8, 10, 9, 7, 7, 7, 7, 7, 7, 8, 8, 7, 11, 8, 8, 8, 7, 7, 10, 8, 7, 13, 12, 7, 17, 10, 8, 8, 11, 7, 11, 11, 14, 7, 11, 7, 8, 6, 9, 20, 8, 7, 9, 16, 7, 10, 6, 11, 10, 8, 9, 7, 16, 11, 11, 9, 8, 9, 8, 8, 8, 11, 8, 15, 8, 8, 9, 7, 8, 8, 11, 10, 7, 5, 7, 10, 10, 15, 7, 7, 7, 8, 7, 8, 8, 10, 11, 10, 10, 10, 11, 11, 7, 8, 6, 8, 8, 10, 6, 8, 6, 6, 7, 8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 16, 6, 15, 6, 7, 11, 11, 7, 9, 10, 11, 13, 10, 6, 16, 8, 10, 12, 11, 6, 6, 6, 6, 6, 6, 6, 10, 6, 10, 7, 7, 7, 11, 7, 11, 6, 6, 6, 6, 6, 6, 17, 7, 7, 6, 6, 12, 22, 6, 6, 6, 6, 6, 8, 6, 6, 6, 6, 7, 6, 6, 5, 6, 6, 8, 11, 6, 9, 14, 11, 9, 11, 7, 7, 8, 6, 6, 6, 8, 10, 9, 6, 6, 6, 6, 9, 7, 6, 6, 6, 6, 6, 15, 6, 4, 4, 4, 6, 4, 17, 8, 11, 6, 6, 9, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 6, 6, 6, 6, 10, 6, 10, 6, 6, 6, 6, 12, 8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 9, 6, 6, 6, 6, 18, 6, 6, 6, 8, 9, 10, 7, 8, 9, 10, 11, 7, 13, 6, 8, 8, 6, 6, 14, 7, 7, 7, 7, 10, 7, 14, 9, 6, 6, 9, 15, 9, 7, 14, 6, 11, 14, 13, 7, 12, 8, 7, 7, 7, 7, 7, 12, 7, 10, 9, 16, 6, 8, 6, 5, 17, 6, 8, 10, 4, 6, 4, 10, 15, 17, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 8, 4, 4, 11, 7, 4, 4, 7, 7, 7, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 19, 17, 6, 10, 11, 6, 6, 6, 6, 18, 6, 6, 11, 4, 4, 4, 5, 6, 6, 6, 9, 5, 6, 4, 6, 6, 4, 6, 6, 6, 6, 10, 6, 6, 4, 6, 6, 10, 6, 10, 6, 6, 6, 6, 11, 6, 6, 10, 6, 6, 8, 6, 6, 6, 8, 6, 11, 4, 11, 9, 10, 9, 11, 4, 8, 4, 11, 12, 7, 9, 8, 6, 7, 7, 8, 12, 12, 11, 13, 10, 11, 7, 7, 7, 9, 7, 11, 10, 7, 7, 7, 16, 11, 10, 11, 17, 9, 9, 8, 8, 7, 7, 7, 9, 7, 7, 7, 14, 7, 13, 9, 11, 10, 14, 10, 10, 12, 11, 10, 7, 10, 5, 14, 8, 8, 8, 9, 7, 8, 7, 7, 9, 8, 7, 8, 7, 7, 7, 7, 7, 7, 7, 11, 8, 10, 8, 7, 8, 14, 11, 8, 9, 9, 9, 8, 24, 10, 10, 12, 7, 7, 15, 11, 8, 8, 12, 11, 8, 9, 9, 7, 8, 9, 10, 11, 10, 11, 7, 12, 7, 7, 11, 9, 8, 14, 13, 12, 8, 11, 10, 8, 8, 7, 7, 14, 9, 10, 8, 9, 11, 7, 14, 8, 8, 13, 8, 8, 12, 7, 10, 14, 14, 11, 9, 10, 9, 9, 7, 7, 11, 11, 13, 9, 13, 5, 5, 5, 7, 9, 5, 11, 12, 14, 8, 7, 7, 11, 10, 9, 7, 8, 8, 7, 10, 11, 11, 5, 5, 7, 5, 5, 5, 7, 7, 15, 7, 7, 8, 7, 15, 12, 12, 10, 7, 8, 7, 11, 7, 7, 7, 23, 11, 8, 8, 11, 10, 7, 8, 11, 7, 19, 7, 7, 6, 9, 9, 9, 11, 3, 4, 7, 8, 6, 6, 4, 10, 8, 2, 2]);
    var edgeChild = /* @__PURE__ */ new Uint16Array([0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 12, 1, 1, 1, 1, 1, 17, 1, 1, 1, 1, 1, 1, 12, 1, 12, 1, 12, 13, 1, 1, 1, 1, 12, 1, 12, 1, 1, 1, 1, 1, 14, 23, 1, 1, 1, 1, 1, 1, 20, 1, 1, 1, 1, 21, 12, 1, 1, 1, 1, 1, 1, 1, 1, 22, 1, 1, 1, 16, 18, 1, 1, 15, 1, 1, 1, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 24, 1, 1, 1, 1, 12, 1, 1, 1, 1, 1, 19, 1, 1, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 1, 26, 27, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 1, 12, 12, 12, 12, 1, 35, 0, 0, 0, 1, 1, 1, 1, 38, 37, 1, 1, 1, 1, 1, 36, 1, 1, 1, 1, 40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 41, 0, 0, 0, 0, 42, 43, 0, 0, 0, 0, 12, 1, 1, 1, 12, 1, 1, 1, 46, 48, 48, 48, 46, 48, 46, 46, 47, 48, 46, 48, 46, 46, 46, 46, 46, 46, 48, 46, 46, 47, 46, 46, 46, 46, 48, 49, 49, 47, 48, 46, 46, 46, 46, 46, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 52, 54, 52, 52, 52, 54, 52, 53, 52, 55, 52, 53, 53, 52, 52, 52, 53, 55, 53, 55, 52, 53, 53, 12, 57, 57, 56, 58, 53, 55, 52, 52, 50, 51, 59, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 62, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 1, 69, 70, 12, 1, 1, 68, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 12, 79, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 84, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 82, 85, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 83, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 12, 1, 1, 1, 1, 95, 1, 97, 1, 1, 1, 1, 1, 1, 1, 1, 100, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 103, 103, 1, 1, 12, 1, 106, 1, 1, 1, 1, 1, 1, 1, 104, 1, 105, 1, 107, 1, 1, 1, 1, 1, 108, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 116, 117, 1, 1, 1, 1, 1, 1, 119, 119, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 127, 128, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 128, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 128, 1, 1, 1, 1, 1, 1, 1, 1, 1, 132, 129, 131, 126, 1, 130, 1, 1, 120, 1, 1, 1, 1, 123, 1, 133, 1, 1, 1, 1, 1, 1, 125, 1, 114, 1, 115, 1, 12, 134, 112, 118, 1, 1, 1, 1, 1, 113, 121, 1, 12, 12, 12, 124, 122, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 12, 12, 1, 1, 1, 1, 1, 12, 140, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 142, 1, 1, 1, 1, 1, 1, 1, 1, 143, 144, 12, 12, 141, 139, 48, 48, 146, 52, 52, 145, 148, 147, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 151, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 149, 0, 0, 0, 0, 1, 0, 150, 138, 1, 0, 1, 1, 12, 12, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 154, 153, 22, 1, 1, 12, 12, 1, 22, 12, 12, 1, 1, 1, 1, 1, 140, 1, 1, 158, 1, 1, 1, 1, 159, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 1, 1, 142, 1, 1, 158, 1, 1, 1, 1, 159, 1, 1, 1, 140, 1, 1, 1, 158, 1, 163, 1, 1, 1, 159, 1, 1, 140, 1, 1, 1, 163, 1, 1, 1, 1, 1, 140, 1, 1, 1, 1, 1, 1, 1, 1, 140, 1, 1, 163, 1, 1, 163, 1, 1, 1, 1, 1, 1, 1, 169, 1, 1, 1, 158, 1, 1, 163, 1, 1, 1, 159, 1, 1, 169, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 142, 1, 1, 158, 1, 163, 1, 1, 1, 159, 1, 1, 140, 1, 1, 158, 1, 163, 1, 1, 1, 159, 1, 1, 140, 1, 1, 1, 1, 158, 1, 163, 1, 1, 1, 159, 1, 1, 1, 140, 1, 1, 158, 1, 1, 1, 1, 175, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 1, 178, 1, 1, 169, 1, 1, 1, 1, 1, 158, 1, 1, 163, 1, 1, 1, 159, 1, 1, 169, 1, 1, 1, 1, 1, 158, 1, 1, 163, 1, 1, 1, 159, 1, 1, 169, 1, 1, 1, 1, 1, 163, 1, 1, 1, 1, 173, 165, 165, 12, 1, 12, 177, 1, 1, 1, 1, 1, 166, 166, 166, 160, 1, 1, 1, 164, 166, 170, 176, 1, 1, 1, 1, 164, 164, 1, 1, 162, 160, 173, 164, 168, 181, 172, 181, 1, 1, 179, 1, 172, 161, 164, 1, 1, 1, 1, 164, 1, 167, 1, 1, 1, 12, 1, 182, 1, 171, 1, 1, 1, 171, 170, 174, 180, 162, 173, 1, 1, 1, 1, 1, 1, 184, 184, 184, 184, 184, 184, 184, 184, 184, 184, 184, 184, 184, 184, 184, 184, 184, 184, 184, 185, 184, 184, 185, 184, 184, 184, 184, 186, 186, 184, 184, 185, 184, 185, 184, 184, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 188, 12, 1, 12, 12, 12, 12, 1, 12, 12, 12, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 201, 1, 203, 204, 202, 201, 201, 1, 1, 207, 1, 208, 206, 1, 12, 1, 1, 1, 1, 1, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 219, 201, 201, 201, 201, 219, 1, 1, 1, 1, 222, 223, 221, 1, 1, 1, 1, 1, 1, 225, 225, 1, 1, 1, 225, 225, 227, 228, 226, 1, 230, 1, 1, 1, 1, 12, 236, 237, 238, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 1, 1, 1, 1, 205, 209, 1, 1, 1, 1, 157, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 233, 1, 1, 1, 200, 1, 1, 1, 1, 244, 1, 1, 241, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 1, 1, 1, 1, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 191, 216, 1, 1, 1, 212, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 198, 1, 1, 1, 1, 1, 1, 1, 217, 1, 1, 1, 1, 232, 1, 1, 1, 1, 183, 1, 220, 1, 215, 1, 1, 1, 218, 1, 1, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 196, 1, 12, 1, 1, 12, 1, 1, 1, 1, 199, 1, 1, 1, 214, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 1, 1, 245, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 231, 1, 1, 1, 1, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 190, 12, 1, 1, 1, 193, 12, 1, 1, 1, 1, 1, 1, 1, 235, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 192, 1, 1, 1, 1, 1, 1, 1, 240, 1, 1, 1, 197, 1, 1, 1, 213, 1, 12, 1, 229, 210, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 217, 1, 1, 1, 1, 195, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 187, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 211, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 242, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 1, 243, 1, 1, 12, 1, 1, 1, 1, 194, 1, 1, 1, 211, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 1, 1, 1, 234, 1, 1, 1, 189, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 224, 1, 1, 1, 12, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 239, 1, 1, 12, 1, 1, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 255, 0, 0, 0, 0, 0, 256, 0, 0, 0, 0, 0, 0, 1, 12, 1, 1, 1, 260, 1, 1, 1, 0, 261, 258, 259, 1, 1, 1, 1, 1, 1, 266, 1, 268, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 264, 1, 1, 1, 1, 1, 270, 1, 1, 12, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 269, 1, 1, 1, 12, 1, 1, 1, 1, 265, 1, 1, 1, 263, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 267, 1, 1, 1, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 1, 12, 1, 1, 1, 1, 12, 1, 1, 276, 1, 13, 1, 1, 1, 12, 12, 273, 274, 1, 1, 1, 1, 275, 1, 1, 12, 1, 1, 1, 1, 1, 1, 1, 278, 1, 1, 12, 16, 1, 1, 1, 1, 1, 1, 279, 1, 1, 1, 277, 12, 12, 1, 1, 1, 1, 1, 1, 1, 1, 279, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 288, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 292, 292, 1, 0, 0, 0, 0, 0, 1, 12, 0, 0, 0, 0, 0, 0, 0, 0, 184, 1, 297, 298, 1, 12, 1, 1, 1, 1, 12, 300, 1, 1, 299, 1, 1, 302, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 307, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 12, 1, 1, 1, 0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 1, 1, 1, 1, 1, 0, 1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 12, 0, 319, 0, 0, 320, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 336, 1, 1, 1, 1, 1, 1, 0, 0, 62, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 1, 0, 344, 0, 0, 0, 0, 0, 0, 0, 0, 0, 346, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 1, 1, 1, 1, 1, 362, 362, 363, 362, 0, 1, 211, 1, 1, 13, 358, 1, 356, 0, 0, 0, 0, 0, 0, 0, 359, 1, 1, 364, 1, 241, 1, 1, 1, 1, 357, 1, 1, 354, 1, 360, 1, 352, 1, 361, 1, 353, 1, 1, 1, 1, 1, 1, 1, 12, 1, 1, 1, 1, 12, 355, 355, 1, 1, 1, 200, 1, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 1, 1, 1, 1, 12, 1, 1, 1, 1, 351, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 367, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 302, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 407, 407, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 399, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 1, 0, 1, 375, 386, 1, 1, 374, 409, 1, 380, 1, 1, 372, 404, 1, 1, 390, 371, 376, 1, 1, 1, 383, 414, 392, 1, 1, 1, 1, 1, 1, 393, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 402, 406, 0, 0, 85, 1, 1, 0, 400, 377, 413, 378, 381, 388, 1, 403, 0, 1, 0, 85, 397, 395, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 416, 1, 1, 387, 1, 85, 1, 0, 1, 1, 1, 419, 1, 0, 0, 85, 394, 0, 1, 373, 1, 1, 1, 0, 1, 1, 396, 1, 0, 1, 1, 1, 0, 1, 421, 384, 1, 1, 0, 1, 0, 0, 412, 0, 1, 1, 1, 85, 405, 1, 1, 401, 398, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 379, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 411, 0, 85, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 415, 1, 1, 1, 0, 0, 418, 0, 0, 0, 1, 391, 1, 0, 85, 417, 1, 0, 0, 0, 0, 420, 1, 1, 0, 0, 1, 0, 1, 0, 389, 0, 385, 0, 1, 1, 1, 0, 1, 1, 0, 408, 382, 410, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 12, 1, 1, 1, 12, 436, 436, 1, 1, 12, 12, 1, 436, 1, 1, 12, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 448, 1, 1, 0, 1, 1, 1, 1, 241, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 466, 466, 1, 1, 0, 0, 352, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 479, 1, 478, 1, 1, 1, 1, 1, 1, 1, 1, 1, 483, 1, 12, 12, 1, 1, 1, 1, 1, 12, 1, 1, 1, 1, 491, 1, 1, 1, 493, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 490, 1, 485, 1, 1, 1, 1, 472, 1, 1, 1, 1, 1, 1, 1, 1, 486, 12, 1, 1, 1, 1, 492, 1, 1, 1, 487, 481, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 352, 1, 469, 1, 1, 12, 489, 1, 1, 352, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 474, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 492, 1, 1, 1, 1, 352, 1, 488, 1, 1, 1, 482, 476, 1, 1, 1, 1, 1, 477, 1, 494, 480, 1, 1, 1, 1, 1, 475, 1, 1, 1, 1, 1, 1, 1, 1, 1, 470, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 484, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 473, 1, 1, 1, 1, 1, 471, 1, 255, 495, 1, 1, 1, 1, 1, 12, 1, 1, 1, 1, 12, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 1, 0, 0, 1, 0, 1, 0, 1, 1, 0, 0, 0, 501, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 12, 1, 70, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 505, 0, 505, 505, 505, 505, 505, 505, 505, 0, 505, 505, 505, 505, 505, 1, 505, 505, 505, 0, 505, 505, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 510, 509, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 514, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 507, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 508, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 516, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 505, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 513, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 506, 0, 0, 517, 512, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 511, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 505, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 506, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 505, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 515, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 527, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 235, 235, 1, 531, 1, 1, 1, 530, 1, 1, 1, 1, 1, 526, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 528, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 532, 1, 1, 529, 1, 1, 1, 1, 1, 1, 1, 1, 407, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 533, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 544, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 1, 12, 1, 547, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 12, 12, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 0, 1, 62, 1, 1, 12, 12, 12, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 566, 1, 1, 1, 1, 1, 1, 1, 567, 1, 1, 1, 1, 1, 1, 1, 565, 1, 1, 1, 12, 1, 1, 569, 274, 1, 1, 1, 12, 12, 1, 1, 12, 1, 12, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 573, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 579, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 138, 1, 12, 584, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 113, 1, 1, 1, 12, 1, 1, 1, 1, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 589, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 150, 1, 1, 1, 263, 1, 1, 12, 33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 614, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 255, 1, 363, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 619, 1, 1, 1, 1, 0, 621, 0, 85, 0, 620, 0, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 12, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 628, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 623, 623, 0, 627, 625, 623, 623, 623, 623, 623, 629, 623, 623, 633, 623, 623, 623, 623, 623, 623, 623, 623, 623, 623, 630, 627, 623, 623, 627, 623, 623, 623, 623, 623, 623, 623, 623, 623, 623, 623, 623, 623, 625, 623, 623, 623, 623, 623, 631, 623, 623, 623, 623, 623, 623, 0, 0, 0, 1, 632, 1, 1, 1, 1, 626, 1, 1, 1, 1, 1, 624, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 12, 637, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 1, 12, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 12, 1, 1, 12, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 102, 67, 316, 342, 447, 575, 0, 4, 71, 271, 290, 318, 343, 369, 423, 449, 0, 538, 559, 576, 639, 9, 0, 63, 94, 433, 445, 465, 617, 0, 536, 558, 572, 654, 0, 33, 6, 0, 500, 539, 644, 602, 73, 0, 7, 321, 291, 424, 502, 452, 578, 85, 640, 0, 618, 345, 454, 504, 9, 111, 324, 545, 6, 33, 0, 347, 85, 426, 85, 522, 10, 6, 137, 284, 310, 0, 655, 549, 0, 605, 0, 66, 6, 6, 287, 101, 2, 468, 434, 446, 638, 0, 6, 0, 6, 322, 109, 6, 603, 540, 580, 0, 503, 425, 308, 323, 8, 74, 110, 641, 583, 427, 348, 335, 455, 152, 77, 326, 587, 550, 643, 606, 370, 365, 518, 6, 78, 155, 11, 311, 285, 562, 588, 607, 554, 592, 612, 653, 39, 6, 296, 330, 368, 340, 253, 33, 568, 595, 253, 44, 251, 301, 331, 341, 442, 459, 520, 309, 0, 76, 604, 0, 439, 453, 334, 85, 283, 85, 0, 622, 586, 543, 328, 457, 85, 428, 422, 0, 0, 0, 9, 597, 613, 252, 0, 460, 443, 571, 556, 615, 657, 91, 253, 45, 332, 431, 461, 611, 0, 551, 329, 312, 85, 250, 86, 30, 425, 33, 6, 429, 366, 339, 646, 634, 564, 591, 553, 0, 294, 87, 33, 441, 458, 0, 33, 462, 0, 254, 635, 557, 9, 444, 463, 253, 284, 92, 257, 636, 616, 599, 521, 464, 432, 286, 262, 93, 61, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 662, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 450, 0, 0, 0, 0, 0, 0, 0, 0, 88, 0, 135, 0, 0, 546, 590, 0, 0, 0, 0, 0, 0, 0, 29, 0, 593, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 450, 0, 0, 0, 0, 542, 0, 293, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 282, 0, 0, 0, 0, 0, 0, 0, 659, 0, 0, 0, 0, 0, 658, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 430, 0, 0, 0, 523, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 72, 0, 0, 0, 0, 0, 0, 534, 0, 0, 0, 0, 0, 0, 440, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 246, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 555, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 535, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 305, 317, 0, 0, 0, 0, 0, 570, 313, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 552, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 496, 0, 0, 0, 350, 0, 0, 0, 0, 80, 0, 289, 0, 0, 0, 0, 0, 0, 25, 0, 0, 0, 0, 610, 0, 0, 0, 0, 642, 561, 0, 0, 0, 0, 280, 0, 0, 0, 0, 0, 0, 498, 0, 0, 519, 0, 0, 0, 0, 0, 64, 0, 0, 0, 303, 60, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 81, 0, 0, 0, 0, 0, 0, 0, 282, 0, 0, 0, 0, 0, 315, 652, 0, 75, 0, 0, 0, 0, 0, 0, 0, 0, 0, 661, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 156, 0, 314, 0, 0, 0, 0, 0, 0, 609, 0, 0, 0, 0, 0, 0, 563, 0, 0, 0, 0, 0, 0, 0, 0, 0, 608, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 248, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 90, 0, 541, 0, 0, 0, 0, 0, 596, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 90, 89, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 525, 0, 524, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 295, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 497, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 325, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 577, 0, 0, 0, 0, 0, 0, 0, 0, 333, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 72, 272, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 90, 0, 648, 0, 0, 594, 0, 0, 0, 0, 0, 0, 0, 0, 0, 281, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 651, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 560, 0, 0, 0, 90, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 537, 0, 656, 0, 0, 467, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 438, 0, 0, 0, 585, 0, 99, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 0, 0, 0, 0, 0, 0, 32, 98, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 327, 0, 0, 0, 249, 0, 0, 0, 0, 0, 0, 600, 0, 0, 0, 0, 136, 0, 0, 0, 0, 0, 601, 0, 0, 0, 0, 0, 0, 0, 450, 456, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 435, 0, 349, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 306, 0, 0, 337, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 574, 0, 0, 0, 451, 0, 0, 437, 0, 0, 0, 0, 0, 0, 645, 0, 0, 0, 581, 0, 0, 96, 0, 582, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 548, 499, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 0, 0, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 304, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 450, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 650, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 649, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 660, 0, 0, 0, 0, 0, 598, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 338, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 647, 0, 0, 247, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 665, 665, 665, 665, 665, 665, 665, 664, 666]);
    var labelText = "orgmilcomschnetedugovdrrformsfeedbackofficialaccoorgmilschnetgovmagazinemediaunioncargopilotgroupcaarespressworksaerodromeworkinggroupair-traffic-controlaircraftaccident-preventioneducatormarketplaceambulanceinsurancecateringairportrepbodyenginesoftwaremodellingair-surveillanceconsultingchartertrainermaintenanceservicesdesignflightskydivingfreightassociationstudentgroundhandlingdgcafuelclubtaxicrewshowballooningexpresstraderbrokerauthoragentsairtrafficjournalistsafetyconsultantmicrolightaccident-investigationparachutingequipmentproductionfederationrecreationscientistnavigationengineertradingglidingleasingresearchpassenger-associationentertainmentparaglidinghangglidingaerobaticrotorcraftemergencycertificationgovernmentaeroclubexchangelogisticschampionshiphomebuiltcouncilconferencecontrolairlinecivilaviationjournalorgcomnetedugovcoorgcomnomnetobjofforgcomnetuwukiloappsframerorgmilcomnetedugovcoradioorgcomnetcommuneedogpbcoitgvorgedugov*spreviewfrontendrelayononstagingauthcloudsandboxupid*mtls*privatelinktypedreamdeveloperbravemochawindsurfaivenmirenupsunwnextbegetngrokclerkwale2bwebcsbrunputercrbtsflutterflowcloudzyrospawnbasesliplanemodelenceshiptodaymagicpatternsnetlifyondigitaloceanrailwayhostedclaudehasurabotdashretoolvercelgithubluyanigadgetreplitcloudflaretelebitedgecomputeevervaultexponyatnoopencrpplxzeaburwasmerframerzeropsrocketpreviewconvexmedusajsspritesagilevibesonherculeseasypanelstreamlitglideossnowflakemesserliloginlinehackclubcodepennorthflankbase44corespeedleapcellngrok-freeclerkstagelovableon-fleek*us-west-3ap-south-2us-central-2us-central-1eu-central-1ap-south-1us-west-2us-east-2eu-north-1ap-north-1us-west-1us-east-1*rcloudintsegorgmilcomgobbetnetintedugovturmusicasenasamutualcoopv6dnsip6uriurnin-addre164homeirisgovdixdaemoncloudnssthwien*inexexkunden4accogvormymyspreadshop4lima2ixortsinfofuturecmsfuturehosting12hpprivfuturemailinglima-cityfunkfeuer123webseitednshomemelmyspreadshopcloudletswasantqldvicactnswtascatholicwasaqldvictasidwasantozqldorgcomvicasnactnetedugovnswtasconfcomairflowlambda-urltransfer-webapptransfer-webappairflowtransfer-webapptransfer-webapp-fipstransfer-webappeu-west-3ap-south-2eu-south-2eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3eu-central-1mx-central-1me-central-1ca-central-1il-central-1ap-northeast-1ap-southeast-1me-south-1af-south-1eu-south-1ap-south-1ap-southeast-7us-west-2eu-west-2ap-east-2us-east-2eu-north-1ap-southeast-2ap-northeast-2ap-southeast-5us-gov-west-1us-gov-east-1ap-southeast-6ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1privatenotebookstudiolabelingnotebookstudionotebooknotebook-fipslabelingnotebookstudionotebook-fipsnotebookstudio-fipsnotebook-fipsnotebookstudionotebook-fipsnotebookstudioeu-west-3ap-south-2eu-south-2eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3eu-central-1me-central-1ca-central-1il-central-1ap-northeast-1ap-southeast-1me-south-1af-south-1eu-south-1ap-south-1us-west-2eu-west-2us-east-2eu-north-1ap-southeast-2ap-northeast-2experimentsus-gov-west-1us-gov-east-1ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1onrepostsagemakercopporgmilcompronetintedugovbiznameinfoshoprsorgmilcomnetedugovbrendlyresolvenzauscotvstoreorgcomnetedugovbizinfoidacaicoittvorgmilcomschnetedugovinfocloudezproxysiteacmymyspreadshopkuleuvenwebhostingtransurl123websitecloudnsinterhostsolutionsddns5476103298edgfacbmlonihkjutwvqpsryxzbarsycoororgcomedumyftpno-iporxcloud-ipfor-somemmafanfor-morewebhopselfipjozidyndnscloudnsdscloudfor-thefor-betteractivetrailcoeconorestooteorgcomeconeteduassurmoneyafricaarchitectesrestaurantloisirstourismavocatsinfoagrounivcoorgcomnetedugoviatvdeportesaludtksatorgmilcomwebgobnetinteducienciaboliviarevistacooperativaempresanombreindustriamusicapatriamedicinademocraciapoliticapuebloindigenaplurinacionalarteblogwikiinfoagrotransportenoticiasprofesionalacademiaeconomiaecologiamovimientotecnologianaturalpagesappsgroksailsimplesitecepesebamapadfmgalampbacscpirngorotomtrjspaprrprrsesmscepesebamapadfmgalampbacscpirngorotomtrjspaprrprrsesms*biaamfmtcmptvfeirasampajampanatalbelemananiradiog12medindfndbmdtrdthepoaggfjdfdefinfenflegsegongengcngorgzlgslglogppgmillelqslcimcomnomadmjabimbbibbsbabcrectecsjcetcpscpvhudieticriapipsiecnbiorioecogeoteoodoproatoartfstmatvetdetbetnetcntnotfotgrueduajuespappreptmpemparqsrvadvdevgovntrturagrjorfarjusmusdesvixxyzcozfozslzbhzmaringasantamariacampinagrandegoianiasorocabafloripasaobernardocuritibaboavistarecifeaparecidasaogoncasalvadorcuiabamorenamacapalondrinacontagemsocialfortalmaceioleilaoosascoriobranconiteroi9guacutcheblogflogvlogwikitaxicoopmanauspalmascaxiasjoinvillebaruericampinassantoandreribeiraoriopretoweorgcomnetedugovv0windsurfshiptodaycloudsitecoaccoorgnetgovofmilcomgovmediatechzacoorgcomnetedugsjgovmydnspenfnlabnbmbgcbcqconcontnuyksknsmyspreadshopno-ipawdevboxbarsyonidatemfuinabusavinstanceseceuguukussryzespawncsxcloud-ipmyphotosfantasyleaguetwmailcleverappsscrappingccwucloudnsftpaccessgame-serverccgovobjectsrmalpgcust*svcalp1aeappenginermalpgmyspreadshop4lima2ixsquare7cloudscale123websitefirenet12hpflowgotdnslinkyard-cloudcloudnslima-citydnskingobjectstorageedaccogoorusorgcomnetintedua\u00e9roportxn--aroport-byaassogouvcomilgobgovcloudnses-1eu-west-1us-east-1euvipit1eurarubait1s3lbwebsites3websiteru-spbru-mskelasticcsrunstnukukcaukusnl-ams-1fr-par-1fr-par-2functionsnodess3ddlwhmrdbfnck8sifrs3-websitecockpitscblmgdbdtwhkafkpubprivs3ddlwhmrdbk8sifrs3-websitecockpitscblmgdbdtwhkafks3ddlrdbk8sifrs3-websitecockpitscblmgdbdtwhkafkk8sscalebookpl-wawfr-parnl-amsbaremetalsmartlabelinginstancesdechk2kuleuvenlaravelvoorloperurownoxazapscwhstgrvaporonline-serverobservablehqelementorantagonistreclaimjoteluluencowaydiademjelasticmatlabmagentositetrendhostingaxarnetjenv-arubajelejoteravendbemergenttrafficplexconvexkeliwebserveboltbegetcdnstaticson-rancherprimetelonstackitunison-servicesdnshomelinkyardbarsyjelecloudnscocomnetgovmycn-northwest-1cn-north-1s3s3-accesspoints3-websites3s3-accesspointrdsdualstacks3-deprecatedemrappui-prods3-websiteemrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apis3s3-accesspoints3s3-accesspointrdsdualstackemrappui-prods3-websiteemrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apicn-northwest-1cn-north-1cn-northwest-1ebcomputeelbcn-north-1airflowcn-northwest-1cn-north-1oncn-northwest-1cn-north-1amazonawssagemakeramazonwebservicesdirectasgdsdhehahljlnmhbacscahqhshhihnlnynsnmofjbjzjxjtjhkcqtwgsjssxnxjxgxxzgz\u7db2\u7d61\u7f51\u7edc\u516c\u53f8orgmilcomnetedugovxn--55qx5dcanva-appsxn--io0a7iquickconnectcanvasitekhsjxn--od0algcanva-codemyqnapcloudsrvrlessclustersrealtimestorageleadpagescarrdcrdorgmilcomnomnetedugovhidnssupabaserdpareplmypiumsoxmitotaplpagesfirewalledreplitowodevwebview-assetsvfswebview-assetss3s3-accesspointdualstackemrappui-prods3-websiteaws-cloud9emrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apicloud9eu-west-3ap-south-2eu-south-2eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3eu-central-1me-central-1ca-central-1il-central-1ap-northeast-1ap-southeast-1me-south-1af-south-1eu-south-1ap-south-1ap-southeast-7us-west-2eu-west-2us-east-2eu-north-1ap-southeast-2ap-northeast-2ap-southeast-5ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1s3s3-accesspointdualstackemrappui-prods3-websiteaws-cloud9emrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apicloud9consent-portals3s3-accesspointdualstackanalytics-gatewayemrappui-prods3-websiteaws-cloud9emrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9s3s3-accesspointdualstackemrappui-prods3-websiteemrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apis3s3-accesspointdualstackemrappui-prods3-websiteemrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apis3s3-accesspointdualstacks3-deprecateds3-websitebedrock-agentcores3-object-lambdaexecute-apibedrock-agentcores3s3-accesspoints3-websites3-accesspoint-fipss3-fipss3s3-accesspointdualstackemrappui-prods3-websites3-accesspoint-fipsaws-cloud9s3-fipsemrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9s3s3-accesspointdualstackemrappui-prods3-websites3-accesspoint-fipss3-fipsemrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apis3s3-accesspointdualstackemrappui-prods3-websiteaws-cloud9emrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9s3s3-accesspointdualstackemrappui-prods3-websiteaws-cloud9emrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9s3s3-accesspointdualstacks3-deprecatedanalytics-gatewayemrappui-prods3-websiteaws-cloud9emrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9vfss3s3-accesspointdualstackemrappui-prods3-websiteaws-cloud9emrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apicloud9eu-west-3ap-south-2eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3eu-central-1mx-central-1me-central-1ca-central-1il-central-1ap-northeast-1us-northeast-1ap-southeast-1me-south-1af-south-1ap-south-1ap-southeast-7us-west-2eu-west-2ap-east-2us-east-2ap-southeast-2ap-northeast-2ap-southeast-5us-gov-west-1us-gov-east-1ap-southeast-6ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1mrapaccesspoints3s3-accesspointdualstacks3-deprecatedanalytics-gatewayemrappui-prods3-websites3-accesspoint-fipsaws-cloud9s3-fipsemrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9s3s3-accesspointdualstacks3-deprecatedanalytics-gatewayemrappui-prods3-websites3-accesspoint-fipsaws-cloud9s3-fipsemrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9s3s3-accesspointdualstackemrappui-prods3-websites3-accesspoint-fipss3-fipsemrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apis3eu-west-3ap-south-2eu-south-2computes3-ap-northeast-2elbrdss3-ap-east-1s3-sa-east-1s3-us-gov-west-1s3-eu-central-1s3-ca-central-1eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3s3-website-us-west-2s3-website-eu-west-1s3-external-1eu-central-1me-central-1ca-central-1il-central-1s3-us-west-1s3-eu-west-1s3-website-sa-east-1s3-website-ap-southeast-2ap-northeast-1ap-southeast-1s3-us-west-2s3-eu-west-2me-south-1af-south-1eu-south-1ap-south-1ap-southeast-7us-west-2eu-west-2us-east-2s3-website-ap-southeast-1s3-1s3-globals3-ap-northeast-3eu-north-1airflowap-southeast-2s3-us-gov-east-1s3-fips-us-gov-east-1s3-me-south-1s3-ap-south-1ap-northeast-2s3-website-us-west-1ap-southeast-5s3-eu-north-1s3-ap-southeast-1s3-website-us-gov-west-1compute-1s3-eu-west-3us-gov-west-1s3-website-ap-northeast-1us-gov-east-1s3-fips-us-gov-west-1s3-website-us-east-1s3-ap-southeast-2ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1s3-us-east-2s3-ap-northeast-1authauthauth-fipsauth-fipseu-west-3ap-south-2eu-south-2eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3eu-central-1mx-central-1me-central-1ca-central-1il-central-1ap-northeast-1ap-southeast-1me-south-1af-south-1eu-south-1ap-south-1ap-southeast-7us-west-2eu-west-2ap-east-2us-east-2eu-north-1ap-southeast-2ap-northeast-2ap-southeast-5us-gov-west-1us-gov-east-1ap-southeast-6ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1eu-west-3eu-south-2ap-southeast-3eu-central-1ca-central-1ap-northeast-1ap-southeast-1ap-south-1us-west-2eu-west-2us-east-2eu-north-1ap-southeast-2ap-northeast-2ap-southeast-5eu-west-1us-east-1ap-east-1sa-east-1csrframeservicesbuilderstg-builderdev-builder*ociocpocsazuregcpawsdemoinstanceeu-west-3ap-south-2eu-south-2eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3eu-central-1me-central-1ca-central-1il-central-1ap-northeast-1ap-southeast-1me-south-1af-south-1eu-south-1ap-south-1ap-southeast-7us-west-2eu-west-2us-east-2eu-north-1ap-southeast-2ap-northeast-2ap-southeast-5us-gov-west-1us-gov-east-1ap-southeast-6ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1previeweu-4us-4us-1eu-1us-2eu-2us-3eu-3appss3-websitekrkrobjectprivateobjectkrkrskrkrsobjectkrprivateobjectkr-privatecomputepaasrag-cloudrag-cloud-chjcloudjcloud-ver-jpcdemonodebalancermembersipeuxvsoncillaocelotonzayalilynxsphinxfentigercustomercaracalsgkrobjectstoragedesgkrusobjectkrkr-naverkr-naver-devkrprivatewebsiteobjectkr-naverkr-privatekr-naver-devjpjpkrjp4jp5s3-website-jpjpkrjp4jp5objectprivateobjecto365cloudstaticxendevapp001testcode-builder-stgplatformmediasiteprojedrydpagesjsx0desazacncoitrueu4uhkukgrbrushatenadiarymyspreadshopfrom-flfrom-wvwebspace-hosttheworkpchatenablogcursorusercontentservesarcasmapplinzisakuratanwixsitefin-ncloudstoragegov-ncloudstorageappchizigiizeis-into-carsdnsiskinkyadobeaemcloudis-a-therapistpgfogmyvncdojinis-an-actress1kappfldrvkozowqa2jpnmexprgmrfirewall-gatewaydynnscafjsfbsbxooguyfrom-gawoltlab-demois-a-anarchistwiardwebteaches-yogadattowebtb-hostinglive-websiteservegamegotpantheonfrom-nhsubsc-payfrom-ohvipsinaappfrom-cadyndns-officeztna-dingtalkhomelinuxfrom-mahercules-appservebbsstreakusercontentfrom-okfrom-wyfastly-terrariumis-a-llamaqualyhqportalserveexchangeon-vaporvivenushopciscofreakgrayjayleaguesmetaaiusercontentfrom-iais-a-libertariansaves-the-whalestaveusercontentyolasiteoperaunitepoint2thisis-a-catererclaudeusercontentlinodeusercontentfrom-vagithubusercontentsells-for-lesshosteurcanva-appsplaystation-cloudddnsfreefrom-pafrom-prfrom-waddnskingoutsystemscloudhotelwithflightmydattois-a-nascarfanmydbserverminiserverdamnserverservehumouris-a-playerfrom-nvfrom-nmemergentagentgentappsamplifyappfrom-kyis-an-accountantnfshostserveircfrom-akpythonanywherestackhero-networkpostman-echolikescandydyndns-mailobservableusercontentserveftpfreeboxosfrom-utcdn77-storageamazonawsneat-urlnclouddyndns-serverlinodeis-a-teacherfrom-vtgleezemythic-beastsus1-pleniteu1-plenitla1-plenitpaywhirlservecounterstrikejdevcloudhealth-carereformis-into-animegoogleapisis-a-painterafricaisa-hockeynutatmetais-an-actora2hostedis-a-democratdatadetectest-le-patrondigitaloceanspacesis-a-designeris-a-hunterlinodeobjectstemp-dnsissmarterthanyoufrom-arsimplesiteevennodetownnews-stagingis-a-liberalgooglecodejelasticservemp3qualyhqpartnerdyndns-free1cooldnsest-a-la-masiondrayddnsdynuddnsfrom-orfrom-miis-a-bloggerfrom-himydobisscanvacodeis-an-engineerest-a-la-maisonupsunappdevinappswafflecellmyasustorwpenginepoweredfrom-ctservep2psame-appmyshopblocksthingdustdatalikes-piediscordsezis-with-thebandlpusercontentis-leetshopitsite3utilitiesis-a-personaltrainersinaappladeskis-a-cheflogoipselfipbase44-sandboxnospamproxyalibabacloudcsmesswithdnsauthgearappsiamallamawithgooglelutrausercontentmochausercontentframercanvasmytabitdyndns-homew-credentialless-staticblitzcpserverdiscordsaysis-a-nurseappspotatlassian-isolated-3premotewdfrom-mtwixstudiocode0emm180rmyactivedirectoryawsappsmytuleapdnsabrpolyspaceqbuserrenderbuiltwithdarkboutirgotdnsabrdnsdopaascanva-hosted-embedawsglobalacceleratorhomesecuritypcmyiphostditchyouripclever-clouddyndns-ipon-aptibleis-a-musicianhosted-by-filessecuritytacticsappspaceusercontenthomeunixstrapiappsame-previewcf-ipfsmycloudnaselasticbeanstalkis-certifieddontexistkasserverik-serverdrive-platformatlassian-3pfirebaseappncpstorageherokuappawsapprunnerbarsycenteris-a-cubicle-slaveservehttpmyshopifyis-a-guruquicksytessiiitesorsitesmagicpatternsappis-a-cpameteorappfrom-wiis-a-rockstarbumbleshrimpdattolocaldatabricksappsreadthedocs-hostedfrom-rifamilydsdyndns-picsmyoxypagesplesknsbplaceddnsaliasdynaliasdyndns-remotedoomdnsip-ddnsblogdnsis-a-doctorroutingthecloudamazoncognitobarsyonlinedsmynasddnsgurucloudflare-ipfsdeus-canvasfrom-idsmushcdnpagespeedmobilizerdyndns-at-homeunusualpersonhosted-by-previderis-a-republicandyn-o-saurstreamlitappworkisboringonthewificprapidqualifioappis-uberleetis-slickgetmyipwpdevcloudtypeformdyndns-at-workgentlentapismynascloudw-corp-staticblitzfrom-ingeekgalaxyservebeerfrom-mdonrenderspace-to-rentaivencloudappspacehostedwafaicloudcodespotblogspotatlassian-3p-us-gov-modfrom-ndfrom-msis-a-techieis-a-studentcustomer-ociis-a-photographerdurumisfrom-ksmassivegriddyndns-wikiis-an-entertaineris-a-hard-workermysecuritycamerafrom-mnrackmazedyndns-blogis-a-bulls-fanwritesthisblogfreemyipsimple-urlfrom-sdninjaneer-sitesreservdauthgear-stagingest-mon-blogueuris-into-gamesrice-labsxtooldevicesakurawebis-an-anarchistoraclecloudappsdyndns-worksells-for-urhcloudfrom-dcfastvps-serverwpmucdnis-a-geekscrysecfrom-txis-into-cartoonsmodelscapetrycloudflarelocaltonetstreak-linkbalena-devicesfrom-njforgeblocksfreebox-oswebadorsitefrom-ncdoesntexisthobby-sitestreaklinkshomesecuritymacownprovidertuleap-partnersdattorelaywphostedmailservequakeis-a-socialistservehalflifepivohostingdynuhostingquipelementsw-staticblitzdyndns-webfrom-deproject-studyis-not-certifiedhercules-devis-a-financialadvisoramazonlightsailservepicsis-a-greenloseyouripfrom-ilwithyoutubemwcloudnonprodwiredbladehostingdnsdojofrom-tnpixolinomyqnapcloudncloudstorageis-an-artisthostedpiis-a-landscaperauiusercontentoaiusercontenton-forgeis-a-conservativedreamhostersnet-freaksapps-1and1is-goneencoreapifastly-edgefrom-nesalesforcefrom-scdeployagentoraclegovcloudappsfrom-alis-a-lawyercechirevultrobjectsstufftoreadisa-geekddnsgeeklovableprojecttry-snowplowfrom-moblogsyteis-a-bookkeepernogmyforumravendbmyboxdeelementoredsaacficogoorinforgcomgobnatneteduidstoreorgcomnetintedudevnomepublorgcomneteduathgovtestscalculatorspaynowinfoquizzesresearchedcloudnsfunnelsassessmentsjscaleforcetmacltdorgmilcompronetgovbizpresseklogesrsccloudcustomfltusrcloude4corealmgovmunicontentproxy9metacentrumdyndyndyndnsdynpagespages-researchitionoccustomercomymyspreadshopipv64diskussionsbereich4limacomrubgov2ixfirewall-gatewayddnssspdnsbarsykeymachinesquare7myhome-serverspeedpartnercommunity-proschuldockxenonconnectg\u00fcnstigliefernbwcloud-os-instancedyndnssecmy-routerxn--gnstigliefern-wobin-butterl-o-g-i-nisteingeekin-dslin-berlinin-brbfuettertdasnetzleitungsenin-vpnlcube-serverdyn-ip24logoipdyn-berlinruhr-uni-bochum12hpgoipsrvdnsfruskygit-repossvn-reposinternet-dnsg\u00fcnstigbestellenhome-webserverxn--gnstigbestellen-zvbbplacedheimdnscosidnswebspaceconfiglima-citydyndns1istmeinvirtualuserschulplattformmy-gatewayddnsseclebtimnetztest-iservmein-iservvirtual-userhome64iservschuletaifun-dnstraeumtgeradeschulserverdynamisches-dns123webseitednshomehs-heilbronndnsupdaterbssgraphicdwadpdwdaepeweaawapaafpfwfabwbpbacwcpcciwebuserapiobjectssites*teamst3r2lpabymebravepanelngrokiservstglclcrmerpflypagesbarsyvivenushoplocalcertlocalplayerbearbloggatewaydeno-stagingis-not-ais-a-goodbotdashvercelmocha-sandboxplatter-appreplitgithubpreviewworkersinbrowserevervaultis-ahrsndenoxmitmodxmyaddrstorageapipayloadgrebedocruncontainersreliantlabsstgstagelclstageloginlineis-a-fullstackcodepenreliantpreviewleapcellngrok-freeis-coolpagelemonstoragewebharemediatechlibp2pdiscoursecomyspreadshopstoreregbiz123hjemmesidefirmcoorgcomnetedugovsldorgmilcomwebgobartnetedugovtmorgpolcomsocartnetedugovassoagrondiscoodontk12medcuegyecpaabgengorgmilgalsaltulcomadmesmgobpubdocmonfindgnriouioproartlatvetnetfotedulojgovntrturibrbarxxxofficialbasechefprofmktgpsictechinfoarqtcontdentrrpppsiqgit-pagesritmedfieorgcomlibprieduaipgovriikmeactvsportorgmilcomscieunnetedugovnameinfopintouchtawktotawkmyspreadshoporgcomnomgobedu123miwebcomputeorgcomnetedugovbiznameinfocognito-idptransfer-webappeusc-de-east-1onjelasticnxaspdnsbarsydirectwpdeuxfleurstransurldogadoprvwcloudnsamazonwebservicesdnshomeuserpartycokoobinmkmspaceviewfidymyspreadshopalandkapsiikixn--hkkinen-5wacloudplatformh\u00e4kkinen123kotisivuidacorgmilcompronetedugovbiznameinforadioorgcomneteduusercocomexperts-comptablestmmyspreadshopgretaprdcomnomynhccifbxoshuissier-justicenotairesaeroportfreeboxoson-webavocatassoportgouvkdnschirurgiens-dentistes-en-franceavouesfbx-os123sitewebveterinairechirurgiens-dentistespharmacienchambagrimedecinfreebox-osdediboxgoupilemszicpyicpvicppleysheezypagesedugovcnpyorgcomcybllcpvtnetedugovtnxonlineschoolddnsdaemond6atcopanelorgnetplybotdashstackitkaasorgmilcomnetedugovbizmodltdorgcomedugovcoorgcomneteduappwriteacorgcomnetedugovcloudtranslateusercontentorgcomnetedumobiassoorgcomnetedugovbarsysimplesiteindorgmilcomgobneteduorgcomwebnetedugovguaminfonxhra\u6559\u80b2\u654e\u80b2\u7db2\u7d61\u7f51\u7d61\u7ec4\u7e54\u7d44\u7e54\u7f51\u7edc\u7db2\u7edc\u7ec4\u7ec7\u7d44\u7ec7\u516c\u53f8\u653f\u5e9c\u500b\u4eba\u4e2a\u4eba\u7b87\u4ebaltdorgcomincneteduidvgovxn--uc0ay4axn--55qx5dxn--mk0axixn--io0a7ixn--uc0atvxn--zf0avxxn--lcvr32dxn--od0algxn--wcvs22dxn--gmqw5axn--od0aq3bxn--mxtq1mxn--ciqpnxn--tn0agxn--gmq050iorgmilcomgobnetedufngocdnappvoatiiservwp2tempurlmircloudfreesitewpmudevmyfastgadgetcloudaccessjeleambahalfboltfastvpsemergenteasypanelopencraftizcombrendlynamefromrtpersoadultmedorgpolrelcomproartnetedufirminfoassoshopcoopgouvtmcomediahotelforumvideosportorgsexagrargameslakaseroticaerotikatozsdereklamcasino2000filmsuliinfoboltshopprivnewsszexcityutazasjogaszkonyveloingatlaneacaicogoormy\u1b29\u1b2e\u1b36milwebschnetkopbizzonedesaponpesxn--9tfkymyspreadshopgovmytabittabitorderravpageaccok12idforgnetgovmuniltdplcaccotttvorgcomnetmeca6g5gpgamubacaicniocoukuptverdruscsdelhiindorgmilcomwebnicfingenpronetintedugovresbizbiharbarsyinternetbusinessschooltravelsupabasealumnigujaratfirminfoaeropostbankcoopindevscloudnsno-ipbarsybarrell-of-knowledgebarrel-of-knowledgensupdategroks-thisdnsupdatefor-ourknowsitalldvrcammittwalddynamic-dnsv-infowebhopselfipdyndnshere-for-moreilovecollegemayfirstforumzcloudnsmittwaldservertypo3servergroks-theeusekd1cdndyndnsidrawsainaueuapjpusstagemocksysdevicesclientcustreservdcustdevdisrecprodtestingcowzbeebyteutwenteboxfusebravepstmndedynngrokorgmilcomnomnetedugovqcxqzzbarsythingdustmo-siemensrb-hostingfh-muenstergitbookbluebitecloudbeesusercontentnodeartterramindkiloappsforgerockdarklangresinstagingapigeebubbleb-datascryptedhypernodedappnodepantheonsitegitlabgithubkeeneticvirtualservercleverappshostyhostingon-rioedugitticketstelebitwixstudioon-k3sicp0icp12038jeleqotolairbubbleappsmyaddrstolosmyrdbxwebflowdrive-platformbeagleboardhasura-applolipopdefinimavaporcloudmusicianwebflowtestazurecontainerresindevicereadthedocsloginlineeditorxmoonscalesandcatsbasicserverwebthingsbrowsersafetymarkbeebyteappbitbucketidaccovistablogorgschnetgovxn--mgba3a4f16axn--mgba3a4fraarvanedge\u0627\u064a\u0631\u0627\u0646\u0627\u06cc\u0631\u0627\u0646jclaspeziapdudcefegelemeperetevebacanatavaparasabgagfgogrgpgalclblimfmrmcbmbvbfclcmcvcrcpcchlimifibicivipirisimncnbnanenrnpntnnolomobocoaogorosopotoptvtatctbtmtltotpusulunutpspapaqsvpvvvtvavvrtrsrprgrfrcrbrarorkrvstsssbscsmsispzczbzbozen-suedtirolmyspreadshopxn--bulsan-sdtirol-nsbxn--valledaoste-ebbtrentinoaltoadigetrentin-sued-tirolxn--forlcesena-c8axn--forl-cesena-fcbxn--bozen-sdtirol-2obtriestetrentinsuedtiroltrentino-s-tirollecceudineaostesienaparmaluccapaviagenoapaduaaostamonzaabruzzoternirietiturinmilanbozenlaziofermoleccocuneonuoropratola-speziavdataaligfvgpugmolcalcamlomumbsicpmnvenvaoedugovabrsarmaremrbastoslazibxosfirenzetrentinos\u00fcdtirolval-d-aostavalle-aostamessinacremonaravennatoscanatrentin-suedtirolbolognacalabriaurbinopesarofriuli-v-giuliaogliastraxn--valle-aoste-ebblaquilaandriatranibarlettasyncloudxn--valle-d-aoste-ehbaostavalleyvalled-aostatrentino-alto-adigevallee-d-aostexn--balsan-sdtirol-nsbpistoiasicilialucaniacataniaiserniaperugiabresciaveneziagorizialiguriaimperiabulsan-suedtirolbalsan-suedtirolbarlettatraniandriaxn--trentino-sdtirol-szbforl\u00ec-cesenatuscanyvall\u00e9e-d-aostemantovavall\u00e9e-aostecasertapiemontevalleaostaval-daostafriulivgiuliatrevisoforli-cesenavall\u00e9edaosteferrarapescaravald-aostatrentino-altoadigefriuli-vegiuliavallee-aostecarboniaiglesiastarantomediocampidanovalleedaostetrentinosud-tirolcampobassotrentins\u00fcd-tiroltrentinos\u00fcd-tirolmonzabrianzatrentino-s\u00fcdtirolxn--trentino-sd-tirol-c3bpotenzacosenzavicenzaemiliaromagnavenicefrosinonemarchepordenonetrentinosued-tirolvaresemolisevall\u00e9eaostefriuli-veneziagiuliabasilicatalatinaanconasavonaveronamodenabiellabolzano-altoadigepugliafoggiaumbriatrentino-stirolgenovapadovamateranovararagusapiacenzatrentinostirolvalleeaostetempio-olbiasudsardegnatrentinsudtirolmassa-carrarafriuliveneziagiuliatrentinosuedtirolandria-barletta-tranitrapanixn--cesenaforl-i8amaceratacaltanissettaascoli-picenobrindisicarraramassacagliaririmininapolivibo-valentiachietibulsan-sudtirolbalsan-sudtiroltrentino-a-adigebulsanbalsaniglesiascarboniamilanotorinoteramodell-ogliastraarezzotrentinoalto-adigerovigotrentovenetoiglesias-carboniatrentino-sud-tirolaltoadigereggio-emiliareggio-calabriasardegnatranibarlettaandriapiedmontxn--sdtirol-n2amedio-campidanotrentino-s\u00fcd-tirolfriuli-vgiuliafriuli-ve-giuliaromeennaromapisa32-b16-b64-blodiastibarineencomonaplesforlicesenailiadboxosalessandriasicilytrani-barletta-andriaxn--trentin-sdtirol-7vbpesarourbinotrentinsued-tirolcesena-forliforl\u00eccesenaemilia-romagnamonzaebrianzaxn--trentinsdtirol-nsbtrentinos-tiroltrentins\u00fcdtirolvalledaostaolbia-tempiocampidanomediovibovalentiasassarivalle-daostalombardysud-sardegnafriulivegiuliareggioemiliamonzaedellabrianzaalto-adigevercellitrentin-sudtiroltraniandriabarlettatrentino-sudtirolascolipicenobozen-s\u00fcdtirolfriulive-giuliaflorencexn--cesena-forl-mcbcarbonia-iglesiasaosta-valleycarrara-massadellogliastratrentinoa-adigexn--valleaoste-e7apesaro-urbinoxn--trentinosdtirol-7vbxn--trentin-sd-tirol-rzbxn--trentinsd-tirol-6vbtrani-andria-barlettatrentin-s\u00fcd-tirolxn--trentinosd-tirol-rzbgrossetomonza-e-della-brianzas\u00fcdtirolreggiocalabriatrentinoaadigetrentin-s\u00fcdtirolverbano-cusio-ossolafriuliv-giuliaverbaniacampaniatrentino-aadigefriulivenezia-giuliasardiniaandriabarlettatranibarletta-trani-andriacatanzarooristanourbino-pesarocesena-forl\u00ecvalle-d-aostacampidano-medio123homepagesiracusatempioolbiasuedtirollombardiaavellinocesenaforl\u00ectrentinofriuli-venezia-giuliabozen-sudtirolandria-trani-barlettabulsan-s\u00fcdtirolbalsan-s\u00fcdtirolmonza-brianzabolzanotrentino-sued-tirolbellunosalernolivornocrotonesondriodnshometrentinsud-tirolmassacarraratrentin-sud-tiroltrentino-suedtirolviterbobergamocesenaforliolbiatempiopalermobeneventoagrigentoofcoorgnetfmaitvphdengorgmilcomschnetedugovperagrikanieasukehandachitatokaiaisaikonanoharuamaobuhigashiuraowariasahiinuyamatobishimaiwakurashitarainazawatoyonegamagorimihamatoyotataharakariyayatomioguchikomakimiyoshinishiotokonamekiyosuchiryutoyohashiokazakiisshikikasugaikotakiratoeianjotogofusosetohazutsushimashinshirotakahamanisshinshikatsuhekinantoyokawaichinomiyatoyoakeodateogataakitaikawakyowahonjoogayurihonjonoshirokamiokakatagamimitanegojomeyokotekosakadaisenkazunonikahohonjyomoriyoshimisatohappoukamikoanihachirogatahigashinarusesembokufujisatokitaakitaitayanagiowanitakkomutsutsurutahirosakigonoheoirasetowadamisawanohejiaomorishingohiranairokunohehashikamitsugarushichinohehachinohenakadomarisannohekuroishisakaeisumiasahiotakiinzaiabikomatsudoyachiyomutsuzawakujukuriomigawakashiwatoganemihamanaritasakuranagaramobarahanamigawachoshishiroichoseikozakishisuikatorimidorichonankyonanfuttsuonjukufunabashinagareyamanodasosatakochuotohnoshourayasukimitsuyokaichibayotsukaidosodegauratateyamakamagayayokoshibahikariyachimatakatsuuratomisatokisarazukamogawaichikawanarashinoichinomiyashimofusaminamibososhirakoichiharaoamishirasatoikatahonaiainansaijoseiyoiyoozuuwajimaniihamanamikatamasakiuchikokihokutobetoonshikokuchuomatsuyamaimabarikamijimakumakogenyawatahamamatsunosabaeikedaobamasakaifukuiohionotsurugamihamawakasaminamiechizeneiheijikatsuyamatakahamaechizensoedaukihaomutaokawanishiogoribuzenonojosueumiokiotochikugosasagurisaigawamizumakishinyoshitomikurumekurateyamadakasuganakamamiyamanogatatakatahakataiizukakawaratagawakasuyaashiyainatsukimunakataminamitsuikishonaikurogifukuchikeisenhigashimiyakoshinguyukuhashiokagakiyamekogaongausuikahotohochuotoyotsumiyawakadazaifuhisayamatachiaraiyanagawanakagawahirokawachikujochikushinochikuhochikuzennamieotamaokumashowateneiiwakikoorinangoononishigoshimogoomotegomishimafukushimaasakawakagamiishishirakawaiitatefutabahiratayugawahanawakitakatakawamatakunimiyabukibandaihigashihironoyamatomiharuyamatsuriaizubangedatesomaaizuwakamatsuyanaizuaizumisatonishiaizuizumizakikitashiobarataishinkaneyamakoriyamainawashirotanagurafurudonosamegawasukagawaishikawatamakawaikedaogakitaruiginanenahashimahichisonakatsugawaibigawashirakawamizunamiminokamomitakekawauesekigaharatomikasakahogikitagatayamagatatajimianpachimotosuyaotsukakamigaharahidakanisekitokigujominogodoyorogifukasamatsutakayamawanouchihigashishirakawakasaharashimonitatsumagoichiyodakannakanrashowameiwakiryuotaoratomiokafujiokaitakuranaganoharahigashiagatsumatakasakishibukawaminakamikatashinatsukiyonokawabanumataannakaoizumimidorishintoisesakiuenoyoshiokakusatsutakayamanakanojonanmokutamamuratatebayashimaebashiotakekaitadaiwahongofuchukuietajimashobaramiharahatsukaichihigashihiroshimamiyoshikumanokurenakasakaseraseranishiasaminamifukuyamashinichionomichiosakikamijimajinsekikogentakeharaotobenanaeikedatohmaozoraobiraabirakyowaeniwataikibibaisharirebunerimohiroooketootarupippunishiokoppechitosefurubirahakodateshiranukakitahiroshimakushiroobihironanporoiwamizawaniikappukunneppufukushimanakasatsunaitoyourakuromatsunaiakabirakamisunagawashibechaurakawakamifuranonakatombetsuasahikawashimokawakayabeokoppebiratoriabashirisaromaatsumanumatahidakabifukamukawamikasahorokanaitoyotomisarufutsuhigashikawaishikarikitamiyoichiesashiiwanaitomariminamifuranoakkeshifuranotoyakoyakumootoineppushikaoishiraoinemuronayorohaboroashorobihororishirifujiutashinaihokutotakasuebetsuurausuassabukikonaishimamakinaiedatetoyabieinikiesanuryuoumuteshikagarikubetsuashibetsukimobetsuaibetsutobetsusobetsuembetsushimizuchippubetsurishirihokuryuhoronobeshintokutsubetsushibetsuhonbetsumombetsutsukigatakuriyamakoshimizushiriuchikutchanmurorannoboribetsukamishihorowassamushinshinotsukembuchiwakkanaikamoenaikiyosatotakinoueshikabesunagawafukagawanakagawatakikawakamikawahigashikagurahamatonbetsumatsumaemoseushirankoshishakotanimakanemashikeotofuketomakomaisandatambaitamiawajikasaiasagoshisoonoakoyashirotoyookaminamiawajiinagawafukusakitakasagokamigorikasugaharimayokawaashiyahimejiakashitaishiaogakisannantakinosumototakarazukanishinomiyashingugoshikinishiwakiyokatakaaioimikisayoyabukawanishiamagasakisasayamashinonsenkakogawaichikawakamikawatatsunotsukubaiwamaogawaasahisakaitokaioaraiitakobandodaigosuifuinaamikasumigaurakashimaomitamayachiyoshimodatetomobetoridehitachinakainashikisakuragawakasamayawaramoriyahitachiomiyanamegatayamagatahitachikamisuushikutakahagiibarakitonekoganakasowayukimihojosomitoryugasakishimotsumafujishirotsuchiurachikuseihitachiotashirosatotamatsukuriuchiharashikahakuinanaotsubatawajimakahokukawakitatsurugikaganominotosuzuuchinadakomatsuanamizunakanotohakusannonoichikanazawaiwateshiwafudaikawaimoriokaofunatohanamakikuzumakikitakamininohekunoheyamadayahabasumitaichinosekitanohatahiraizumirikuzentakatajobojiotsuchihironomiyakoiwaizumikarumaiichinohenodakujitonooshushizukuishifujisawamizusawakamaishikanegasakimannoutazukotohiraayagawazentsujihigashikagawauchinomikanonjisanukimarugamemitoyotakamatsutadotsunaoshimatonoshoakuneamamiizumihiokiyusuikinkoisasookouyamanakatanekagoshimakanoyaisenkawanabeminamitanemakurazakitarumizunishinoomotematsumotosatsumasendaioimatsudaayaseebinamiurazushinakaiodawaraiseharasagamiharahakoneaikawakaiseiatsugitsukuihadanoyamatoyamakitazamaoisochigasakininomiyayokosukakamakuraminamiashigarafujisawasamukawakiyokawahiratsukayugawaraokawaumajikochitsunootoyoakiinonishitosayasudahidakamiharasakawaniyodogawahigashitsunokagamigeiseisusakiotsukinaharisukumomurototosakamiochitoyotosashimizumotoyamanankokunakamurakitagawayusuharaogunichoyoukiasoutoozugyokutoamakusamifunetakamoriyamagaminamataminamiogunikikuchisumotoyamatonagasumashikiaraokumamotokamiamakusanishiharayatsushiroayabeseikasakyoideineujinakagyokameokakyotangokyotanabekyotambaminamiyamashiroyamashinatanabeyawatawazukaminaminantanmiyazuhigashiyamafukuchiyamakitamukokamojoyokizumaizuruujitawaraoyamazakinagaokakyokumiyamakawagoeinabeshimameiwaasahitaikiudonoisetsukisosakikuwanamihamamiyamasuzukatamakimisuginabarikumanokomonominamiisewataraitobakiwatakikihotadomatsusakayokkaichikameyamaureshinoishinomakishichikashukuohirataiwaosakizaohigashimatsushimashikamaiwanumashibataogawaraonagawakawasakiseminemarumoriminamisanrikukakudamuratawakuyatomiyanatoriwataritagajomisatotomekamirifushiroishimatsushimayamamotoshiogamafurukawahyugaebinotsunosaitoayakushimanobeokakitauramiyazakitakazakigokaseshiibamimatashintomikunitomikitakatakobayashikawaminamitakaharukijotakanabemiyakonojonishimeranichinankitagawakadogawamorotsukakisofukushimaminamimakisakaeobuseikedaogawamiasaokayaasahiotakiotarichinoinaomichikumakomaganechikuhokukaruizawayasuokaooshikaikusakaminamiaikitogakushimatsukawakawakamitateshinatakamorikitaaikishiojirimiyadahakubaiizunaiijimaiiyamamiyotasuzakayasakatoguraookuwanagawaminowahirayayamagataminamiminowafujimiomachisakakitakaginaganonakanosakuhokomoronagisoshinanomachiwadauedaiidaharasuwatomiachiaokianankisosakunozawaonsenagematsutakayamashimosuwamatsumotoyamanouchinakagawamochizukiazuminotatsunoobamaomuraseihiunzenosetofutsuikichijiwanagasakiisahayahasamisaikaikawatanasasebohiradokuchinotsugototogitsutsushimashimabarashinkamigotomatsuurayamazoekashibaikomakawaitenrioyodosangokoryoudaojiikarugayamatokoriyamatenkawakatsuragikurotakikawakamimiyakemitsuetakatorikamikitayamayamatotakadahegurishinjokanmakisakuraitawaramotogoseoudanarasoniandokawanishishimoichihigashiyoshinokashiharashimokitayamanosegawayoshinomintsivorytopazsakuragehirnsumomoaseinetopalmail-boxmokurenyoitamuikaojiyagosensanjoaganomyokoseiroagaomishibataniigatanagaokamurakamiuonumayuzawakariwatagamitainaitsunanminamiuonumatochioyahikojoetsuseiroukamosadoizumozakitokamachiitoigawasekikawakashiwazakitsubamemitsukekokonoesaikiusukibeppuusahimeshimakunisakihasamataketatsukumihitaoitahijikusuyufukujukamitsuebungoonobungotakadaibaraniimibizentsuyamaokayamakasaokahayashimayakagemaniwaakaiwamisakishinjotamanotakahashikibichuowakesojanagishookumenannishiawakurakurashikiasakuchisetouchikagaminosatoshotomigusukunakagusukuyaeseizenaurumaiheyaaguniogiminanjokinminamidaitokitanakagusukuyonaguniokinawaishigakikunigamiurasoekadenataramahiraraginozataketomishimojizamamitonakiitomanhigashimotobuyonabarugushikamionnanahanagohaebarukumejimakitadaitonakijinnishiharayomitanginowantokashikiishikawaikedasuitaminohizuminishisakaikananabenodaitoosakasayamayaokishiwadatadaokakaizukatondabayashichihayaakasakakumatorikadomasayamahigashiosakashijonawatehirakatataishimisakitajirihannansennankatanotoyonominatosettsuhigashiyodogawaibarakinosekitachuohigashisumiyoshifujiiderakashiwaraizumiotsutoyonakamatsubaramoriguchiizumisanoshimamototakatsukineyagawahabikinotakaishikawachinaganoyoshinogarikamiminearitaouchiimarihizenogikashimaariakekiyamafukudomikitagatakitahataomachigenkaikanzakinishiaritakyuragisagataratosutakushiroishikaratsuhamatamakouhokukawagoeyoshidasatteogoseirumaasakaurawaogawaniizaomiyayoriiotakishikihonjooganohannohanyuinasaitamaokegawaarakawayoshikawayokozehasudasayamahidakafukayachichibuiwatsukiryokamiyoshimikamiizumifujimiwarabiranzanmiyoshiminanoyashiosakadosugitomisatohigashichichibutodasokakukiyonokazoshiraokakasukabekounosukawajimatsurugashimamiyashirokitamotohatoyamamoroyamahatogayakumagayakawaguchinagatorokamisatomatsubushinamegawatokigawakamikawafujiminohigashimatsuyamakoshigayatokorozawas3isk01isk02ryuohkoseikonanaishorittotakashimamaibarahikonetorahimenishiazaikokagamokotoyasuotsukusatsunagahamamoriyamatoyosatotakatsukinotogawaomihachimanhigashiomiakagiunnanizumogotsuamayatsukakakinokimatsuehamadamasudahikawahikimiokuizumoyasugiyakumomisatotamayuohdahigashiizumookinoshimanishinoshimatsuwanoshimaneshimadafujiedayoshidashimodagotembaiwataatamikosaiyaizuitoizumishimahaibaramakinoharaomaezakikawanehonkannamisusonohigashiizufukuroinumazukawazufujiaraishizuokahamamatsushimizuizunokunimatsuzakimorimachiminamiizunishiizukikugawakakegawafujikawafujinomiyaujiietsugaoyamayaitaohiranikkoashikagakuroisokanumasakurashioyakarasuyamamotegiichikaikaminokawatochigihagamokanogisanobatonasumibunasushiobaranishikatautsunomiyaiwafunemashikoshimotsukeohtawaratakanezawaitanokomatsushimatokushimaichibaminamiaizumiwajikikainanmiyoshinarutomimamugiananmatsushigesanagochishishikuinakagawamachidachiyodakomaefussainagitaitochofufuchuomeotahigashiyamatotoshimaokutamaaogashimakodairaedogawaarakawahachiojishinagawatachikawashibuyasuginamihinodekiyosesumidaoshimanerimamitakahamuraadachinakanomizuhobunkyomegurominatokoganeihigashikurumekokubunjihigashimurayamamusashimurayamatamakitahinochuokotokatsushikakouzushimaogasawaraakishimakunitachishinjukusetagayamusashinohachijoitabashiakirunohinoharachizunanbukotouramisasawakasayonagokogehinoyazutottorinichinansakaiminatokawaharaoyabetairainamiasahinantoimizufuchutakaokakurobeyamadajohanatoyamatonaminyuzenfunahashinakaniikawanamerikawaunazukitogahimiuozufukumitsutateyamakamiichiiwadearidayuasainamitaijikatsuragiaridagawatanabemihamahidakakainankiminomisatoshingushirahamakamitondayurakozakoyagobokitayamawakayamakudoyamahashimotokushimotokozagawahirogawakinokawanachikatsuurarsuseroeoishidasagaeoguniasahinagaitendonanyoobanazawanishikawasakataohkuratozawamikawamamurogawayamagatafunagatatakahatashonaishinjokahokuiideyuzakawanishitsuruokakaminoyamayamanobeshiratakamurayamanakayamakaneyamahigashineyonezawasakegawamitouubeyuuabushimonosekitabuseoshimatoyotaiwakunihikarishunannagatohagihofukudamatsutokuyamashowadoshitsurunanbukoshukaiminami-alpsnirasakikosugeotsukioshinohokutominobuyamanashifuefukichuokofuichikawamisatoyamanakakonakamichitabayamanishikatsuranarusawafujikawahayakawafujiyoshidafujikawaguchikouenohara\u9577\u91ce\u4eac\u90fd\u5c90\u961c\u5927\u962a\u4e09\u91cd\u7fa4\u99ac\u5343\u8449\u6ecb\u8cc0\u4f50\u8cc0\u5948\u826fadednelgaccogogror\u79cb\u7530\u611b\u77e5\u9ad8\u77e5\u57fc\u7389\u6c96\u7e04\u6803\u6728\u718a\u672c\u5ca9\u624b\u9752\u68ee\u5c71\u68a8\u65b0\u6f5f\u5cf6\u6839\u9ce5\u53d6\u9577\u5d0e\u9999\u5ddd\u5bae\u57ce\u77f3\u5ddd\u5927\u5206\u5bae\u5d0e\u8328\u57ce\u5c71\u53e3\u5175\u5eab\u5c71\u5f62\u5fb3\u5cf6\u5e83\u5cf6\u798f\u5cf6\u798f\u5ca1\u5ca1\u5c71\u5bcc\u5c71\u9759\u5ca1\u611b\u5a9b\u798f\u4e95\u6771\u4eacxn--4it168dhatenadiaryxn--vgu402ckawaiishophatenablogcocottenamaste\u5317\u6d77\u9053penneehimeiwateversestabachibashigagonnagunmapermahaccaakitaosakauh-ohblushkochiaichifukuikuroncapooitigohyogotokyokyotopunyuthickcheap0t00g00j0mie2-ddaapyawjg0amfemsubxiiboomoobutchueekpgwrgrherskrboyrdyupperunderflierchipsmydnsheavyangryhippygirlyrulez\u795e\u5948\u5ddd\u9e7f\u5150\u5cf6\u548c\u6b4c\u5c71bambinaxn--nit225kokayamasaitamaxn--k7yn95exn--1lqs03nsapporoparasitelolipopmcxn--efvn9sniigatafukuokatokushimafukushimahiroshimakagoshimafakefurokinawaxn--8pvr4ucoolblogxn--0trq7p7nnkawasakinagasakimiyazakichilloutxn--8ltr62kxn--klty5xpeeweezombiecutegirlxn--rny31hxn--uuwu58axn--ntso0iqx3axn--djrs72d6uytoyamanikitanyantakagawamimozanagoyaboyfriendxn--2m4a15egreaterchowderegoismyamagatafashionstorexn--elqq16hxn--pssu33lsendaimiyagixn--rht27zpecoriaomorisaloonwatsonvivianxn--djty4knobushipigboatnaganopinokoxn--f6qx53asadistvelvetsecretxn--5js045dchicappayamanashiibarakidigickgirlfriendxn--1lqs71dmongolianxn--c3s14mxn--qqqt11mtochigixn--5rtq34kparallelo0o0mondkobesagabonadecaoitanarafoolkilldecimainhiholomosblokilociaoundopupugifutankcrapflopnooroopsmodsholyjeezstripperpepperbittershizuokaxn--rht3dkitakyushureadymadeicurusversusmatrixxn--rht61ehungryfloppygloomycrankyhandcraftedlittlestarxn--klt787dxn--kltx9awhitesnowsunnydaytottorilovepoptheshopbuyshopxn--5rtp49cxn--d5qv7z876cwebaccelxn--kbrq7oxn--4pvxsxn--1ctwolovesickkumamotocatfoodxn--tor131oyokohamawakayamatonkotsuxn--ehqz56nxn--uist22hxn--6btw5axn--kltp7dyamaguchifrenchkisspussycatxn--4it797kxn--uisz3gbabybluexn--zbx025dnetgamersxn--7t0a264ckanagawaxn--6orx2rishikawaxn--ntsq17ghalfmoonschoolbusjellybeanxn--mkru45iusercontentlolitapunkxn--32vp30hsakurastoragehokkaidoshimanecandypopbabymilksupersaleweblikeraindropbackdropwebsozaikikirarahateblodaynightmeneacsccogoormobiinfoaeusxxorgmilcomnetedugovorgcomnetedugovbizinfotmprdorgmilcomnomedugovassnotairespresseassocoopgouvveterinairemedecinpharmaciensorgnetedugovtraorgcomedurepgovmeneperekgacscaiiocogoitoresmshsseoulbusanulsandaeguc01milvkimmvchungnamjeonnamjeonbukeliv-dnsgyeonggijejueliv-cdnincheondaejeongangwongyeongbukgwangjuchungbukgyeongnameliv-apicoeduindorgcomembnetedugovorgmilcomnetedugovjcloudorgcomnetintedugovperbnrinfocooyorgcomnetedugovethipfscanvamypepethw3sstorachakeeneticjoinmcinbrowserdwebcyonnftstoragemyfritzaemewphlxachotelltdorgcomwebsocschngonetintedugrpgovassnomgacsccoorgnetedugovbizinfo123websiteidorgmilcomasnnetedugovconfidmedorgcomplcschnetedugovaccoorgnetgovpresstmassoirseproxaccosoundcasthoptocraftvp4c66orgnetedugovitsxwxmcdirmyboxbarsyedgestacksynologylogintoopencloudnohostwebhopdiskstationi234tcp4hoocgroknoipprivmydsddnsdnsforlohmustransipdscloudfilegear-sgbrasiliafilegearframerbarsybarsyonlinecoprdorgmilcomnomedugovinforgcomnetedugovnameacprorgcomartnetedugovpresseinfoassoinstgouvorgnycedugovbarsydscloudjuorgcomnetedugovminisiteaccoororgcomnetgovorgmilcompronetintedugovbizmuseumnameinfoaerocoopaccoorgcomnetintedugovbizcooporgcomgobneteduorgmilcomnetedugovbiznameaccoorgmilneteduadvgovcoorgcomnetaltgovforgotherhiskeeneticispmanagernomassoprod5476132eastasiacentraluswesteuropewestus2eastus2pnortheurope-01newzealandnorth-01southindia-01southcentralus2-01norwaywest-01eastus2-01westus2-01australiaeast-01italynorth-01israelnorthwest-01swedencentral-01westeurope-01centraluseuap-01taiwannorthwest-01uaecentral-01northcentralusstage-01israelcentral-01mexicocentral-01canadacentral-01austriaeast-01germanywestcentral-01francecentral-01ukwest-01denmarkeast-01polandcentral-01eastus-01westus-01swedensouth-01eastus3-01westus3-01brazilsouth-01centralus-01francesouth-01australiacentral-01westindia-01uaenorth-01jioindiacentral-01canadaeast-01belgiumcentral-01spaincentral-01koreacentral-01chilecentral-01qatarcentral-01westcentralus-01eastus2euap-01norwayeast-01southafricanorth-01brazilsoutheast-01germanynorth-01switzerlandnorth-01switzerlandwest-01japanwest-01southafricawest-01japaneast-01eastasia-01indiasouthcentral-01taiwannorth-01centralindia-01uksouth-01southcentralus-01northcentralus-01eastasiastage-01indonesiacentral-01australiacentral2-01australiasoutheast-01malaysiawest-01koreasouth-01southeastasia-01southeastus5-01northeastus5-01jioindiawest-01rucdnwest1-usfra1-desandboxjls-sto1jls-sto3jls-sto2aglobalabglobalsslmapprodfreetlsmapvpslon-1lon-2ny-1fr-1sg-1ny-2paassnwebpaashostingjelasticnordeste-idcsocuserpagescwebfileblobservicebuscoreatlricnjsjelasticwebsitestoragesezagbinruhuukjptsmyspreadshopmynetnameakamaiorigin-stagingfrom-coipv64dynv6cdn77serveblogadobeaemcloudhicamsprytdnsupno-ipownipde5ovhicpfirewall-gatewaysytesmypsxbarsyusgovcloudapimyamazemyradwebakamaihdsaveincloudfastlylbfrom-lasubsc-paysquare7in-the-bandblackbaudcdnhomelinuxoninfernoctfcloudservebbsdns-dynamiccloudfrontakamai-stagingipifonyham-radio-opsenseeringclickrisingcommunity-profrom-nylocalcertgrafana-devedgesuite-stagingcloudflareanycasteating-organicatlassian-devmydattofeste-iplocaltotorprojectknx-serveredgekeycloudflareglobalcloudyclustercasacamserveftpakamaized-stagingakamaiorigindns-cloudmyeffectboomlabotdashbuyshousestwmailhetemlazure-mobilein-dslthruhereredirectmedynuddnsbouncemesupabaseluyanicloudappakamaicloudfunctionsdebiannhlfanpgafanstatic-accessin-vpnmysynologymafeloappudohomeftptrafficmanagersiteleafseidatmemsetcloudflarecloudaccesskeyword-onazure-apiis-a-chefdoes-itgets-itwebhopselfiphomeipkicks-assedgesuitewindowsserver-ontunnelmolemydissentscrapper-sitecloudflarecnuni5srcfggffiobbzabchrsndenodynuopikddnsvpndnsakadnselastxkinghostvps-hostfastlyhomeunixazureedgeshopselectdontexistmyfritzcloudjiffyalwaysdatasells-itsquaresbroke-itazurefddattolocalat-band-campmeinforumfamilydsazurestaticappsdefinimabplaceddnsaliasdynaliasnow-dnsblogdnsroutingthecloudendofinternetdsmynasakamaiedgemymediapcadobeio-staticakamaiedge-stagingakamaihd-stagingddns-ipprivatizehealthinsurancelive-onkrellianschokokeksmassivegridmysecuritycamerarackmazeserveminecraftfrom-azis-a-geekakamaizedmoonscaleoffice-on-theusgovtrafficmanageradobeioruntimeedgekey-stagingreserve-onlinechannelsdvrdnsdojousgovcloudappcdn77-sslapps-1and1podzoneazurewebsitesdynathomescaleforceyandexcloudvusercontentisa-geekcdn-edgescoaemalcesappwriteazimuthtlonarvobuiltwithrocketnoticeablestorecomwebrecnetperotherfirminfoartslgdloncogoiltdorgmilcolcomplcschgenngonetedugovbiznamefirmmobiacincoorgmilcomnomwebgobnetintedubizinfocomyspreadshopdemongovtransurl123websitehosting-clusterkhplaycistrongsnesosvalerv\u00e5lerxn--vler-qoaossandeheroysandeher\u00f8yb\u00f8boheroyher\u00f8yxn--hery-iraxn--b-5gavalerb\u00f8boxn--b-5gasandesandexn--hery-iraxn--vler-qoav\u00e5lerh\u00e5re\u00e5laahavaofsfvfhlolnlalrlhmfmtmahcostntbu\u00e5strmreigersundmyspreadshopg\u00e1ls\u00e1eidsvolltingvollgildeskalflor\u00f8vads\u00f8vard\u00f8vanylvenxn--bhccavuotna-k7astrandaxn--kvnangen-k0axn--sknland-fxaxn--mosjen-eyarakkestadhyllestadnannestadvevelstadvaapstenordre-landsondre-lands\u00f8ndre-landtjieltexn--vrggt-xqads\u00f8r-aurdalsor-aurdalheradstordmoldefordef\u00f8rdeseljefedjeryggehemnexn--krehamn-dxasognegranes\u00f8gnebrynetjomevallebykletokkegiskedovretj\u00f8mehob\u00f8lvoldasaudatolgas\u00f8mnaviknad\u00f8nnasomnadonnatranafrananesnaraumasmolatr\u00e6nafr\u00e6nalesjasm\u00f8la\u00f8rstaorstahitrafloraaukraloppafr\u00f8yarissasnasahalsagalsaromsaraisar\u00e1isafroyasn\u00e5sagronghobolfjelltydal\u00e5rdalardalaskimharamkraanghkekr\u00e5anghkesorumbarumhurumb\u00e6rums\u00f8rummodums\u00e1l\u00e1tb\u00e1l\u00e1tfrognbjugnv\u00e5ganvagangulenskienl\u00f8tenlotenstrynvefsnxn--merker-kuaskaunsveiob\u00f8mlobomloskj\u00e5kvardoflorovadsosalatbalats\u00e1latkl\u00e6buklabuselbubarduulvikskjakkleppris\u00f8rxn--nttery-byaefl\u00e5eidflahofmilgolholsellomskifetvikdepvgsfhsaskerrisorhamarasnes\u00e5snesr\u00f8rosrorosxn--slat-5namasoynaroyvaroyluroydyroyaskoyradoyandoyrodoymeloyrad\u00f8yand\u00f8yr\u00f8d\u00f8ymel\u00f8yask\u00f8ylur\u00f8ydyr\u00f8ym\u00e5s\u00f8yv\u00e6r\u00f8yn\u00e6r\u00f8yhoylandeth\u00f8ylandetdivtasvuodnal\u00f8renskoglorenskognesoddtangenxn--tjme-hraxn--smla-hraxn--stjrdal-s1aunjargalillehammerunj\u00e1rgaxn--hamary-fyadavvenjargaxn--bearalvhki-y4a123hjemmesidegjerdrumxn--brnnysund-m8acxn--tnsberg-q1axn--mlatvuopmi-s4axn--snsa-roaxn--skierv-utaxn--brum-voatysfjordkvafjordeidfjordkv\u00e6fjordsongdalenmjondalenmj\u00f8ndalenxn--gls-elackragerog\u00e1\u014bgaviikagangaviikas\u00f8rreisasorreisas\u00f8r-varangersor-varangerxn--risr-iraskiervaxn--frna-woaxn--trna-woakvinesdalleksvikleirvikr\u00f8yrvikroyrviksvelvikvenneslaevje-og-hornnessandnessj\u00f8enmarnardalvindafjordsandefjordenebakksnillfjordullensvangxn--trany-yuabr\u00f8nn\u00f8ysundnamsskoganaustevollxn--stjrdalshalsen-sqbnord-aurdalnord-frontr\u00f8gstadtrogstadgrimstadflakstadgjerstadxn--sandy-yuaxn--leagaviika-52bnore-og-uvdalvegarsheixn--rlingen-mxaxn--ggaviika-8ya47hveg\u00e5rsheikarlsoykvitsoymasfjordenhamaroyinderoyosteroydavvenj\u00e1rgasauheradguovdageaidnuxn--vre-eiker-k8abronnoysiellakkr\u00f8dsheradkrodsheradkvinnheradbr\u00f8nn\u00f8yxn--mtta-vrjjat-k7afxn--lrenskog-54akvits\u00f8yv\u00e1rgg\u00e1tkarls\u00f8yoster\u00f8yinder\u00f8yhamar\u00f8ybronnoysundxn--aurskog-hland-jnbbahccavuotnab\u00e1hccavuotnagiehtavuoatnastor-elvdalmidtre-gauldalxn--gildeskl-g0akarasjokevenassixn--bievt-0qaxn--yer-znalebesbynessebyxn--hbmer-xqamalselvm\u00e5lselvxn--unjrga-rtam\u00f8re-og-romsdalmore-og-romsdalhareidmeland\u00f8rlandorlandstrand\u00e5lg\u00e5rdsolundalgardafjord\u00e5fjorddielddanuorrikautokeinoxn--stre-toten-zcbskodjeaejriestangeliernebamblestokkefauskesn\u00e5asesnaasekongsvingerlangevagberlevagxn--flor-jrahattfjelldalostre-toten\u00f8stre-totenvestfoldxn--mely-ira\u00e1laheadjualaheadjunordreisaxn--troms-zuaxn--lgrd-poacporsangerflatangerstavangerleikangerbremangersamnangergieldakarasjohkaxn--rdy-0nabfrostautsirasnoasatromsaxn--sr-aurdal-l8aflekkefjordj\u00f8lsterjolsteraremarkhedmarkn\u00e5\u00e5mesjevuemienaamesjevuemiexn--vard-jrarollagmer\u00e5kermerakerorskog\u00f8rskogxn--bdddj-mrabd\u00e1k\u014boluoktaxn--osyro-wuaaknoluoktatrysilskjerv\u00f8ymandaljondalbindalrindalmeldalsuldalorkdalsigdalalvdall\u00e6rdalhurdalsirdalverdallerdallardaloppdal\u00e5seralaseralhadselkrager\u00f8divttasvuotnaoverhallasteinkjerxn--hnefoss-q1askedsmokorsettroms\u00f8xn--dyry-iravestre-totenmuseumxn--sandnessjen-ogbrahkkeravjufylkesbiblb\u00e1jddarbajddarxn--laheadju-7yarennes\u00f8yxn--koluokta-7ya57hxn--hgebostad-g3aleirfjordstorfjordbalsfjordb\u00e5tsfjordbatsfjordmuos\u00e1tbiev\u00e1tloab\u00e1tk\u00e1r\u00e1\u0161johkan\u00f8tter\u00f8yxn--mjndalen-64anordkappl\u00e1hppilahppialstahaugsiljanverranr\u00f8ykenroykenhaldenlyngenbergenhortenh\u00f8nefosshonefosstroandinbeiarnvarggatosoyroos\u00f8yrotromsoidrettmuosatbievatruovatloabatvoagattynsetnessetxn--indery-fyask\u00e1nitskanitraholtr\u00e5holtxn--ystre-slidre-ujbandebusarpsborgbearduxn--karlsy-fyahordalandjorpelandj\u00f8rpelanddeatnuringsakers\u00f8r-odalsor-odalxn--slt-elabringerikeaudnedalnittedalnissedalhemsedalslattumsurnadalxn--blt-elabelverumstj\u00f8rdalnaustdalhjartdalgj\u00f8vikfyresdalhasviknarviklarvikgjovikmalvikgamviklenvikporsgrunnstjordalengerdaldrobakdr\u00f8bakxn--msy-ula0hvestvagoyxn--vgan-qoaxn--ryken-vuaxn--lten-graxn--stfold-9xaxn--hpmir-xqaxn--lury-iram\u00e1latvuopmimalatvuopmitysv\u00e6rkirkenesbirkenesmoskenesb\u00e1id\u00e1rxn--fjord-lraxn--rdal-poabahcavuotnab\u00e1hcavuotnaxn--frde-gralind\u00e5sbearalvahkixn--hobl-irar\u00e1hkker\u00e1vjuxn--loabt-0qav\u00e5g\u00e5\u00e1lt\u00e1bod\u00f8sundlundrader\u00e5deetnetimeholeauregrueoddavagavegaranatanaarnasolasulaaltalekafusavangbergkvam\u00e5mliamlibokntinnroangranosenoslobodor\u00f8stroststat\u00e5motamotivgupriv\u00f8yeroyerliermossvossxn--nvuotna-hwalusterlunnermarkerh\u00e1bmerhabmerhvalerfjalerxn--rholt-mratysvarbaidarfitjargaularh\u00e1pmirhapmirmelhusfosnes\u00f8ksnesoksnestysneshemnesevenesflesbergeidsbergtonsbergt\u00f8nsberglindasxn--sndre-land-0cbnamsosxn--srum-gra\u00f8ystre-slidreoystre-slidrevestre-slidretrondheimbalestrandxn--langevg-jxaaustrheimxn--skjk-soavagsoyaveroysandoykarmoyfinnoytranoyvestbytranbysykkylvenxn--hyanger-q1aspjelkavikandasuoloxn--fl-ziaxn--drbak-wuastathellexn--sr-varanger-ggbtelemarkxn--bhcavuotna-s4axn--porsgu-sta26f\u010d\u00e1hcesuolocahcesuoloakrehamn\u00e5krehamnsand\u00f8ykarm\u00f8yfinn\u00f8ytran\u00f8yv\u00e5gs\u00f8yaver\u00f8ynamdalseidxn--lesund-huabadaddjaxn--vegrshei-c0axn--btsfjord-9zagildesk\u00e5lporsanguxn--trgstad-r1an\u00e1vuotnanavuotnahammerfestxn--sgne-graxn--brnny-wuacibestadharstadnarviikaeven\u00e1\u0161\u0161ivestnesgjemnessandnesagdenesrennesoyxn--avery-yuaxn--tysvr-vrabearalv\u00e1hkikongsbergspydebergrandabergxn--andy-iradavvesiidaxn--krdsherad-m8apors\u00e1\u014bgufredrikstadbjerkreimringeburennebuaurskog-holandnotteroyxn--vgsy-qoa0jxn--rmskog-byaskierv\u00e1ivelandbyglandfrolandaurlandforsandxn--bjddar-ptamidsund\u00e5lesundalesundfetsundfarsundovre-eiker\u00f8vre-eikerakershusxn--moreke-juas\u00f8rfold\u00f8stfoldostfoldsorfoldh\u00f8yangerhoyangerlevangerorkangertanangerxn--vestvgy-ixa6olillesandulsteinxn--rennesy-v1agranvinskjervoyxn--klbu-woalavagisxn--h-2faxn--ryrvik-byakafjordk\u00e5fjordseljordfolkebiblxn--gjvik-wuajevnakerxn--kfjord-iuabudejjuxn--kranghke-b0axn--davvenjrga-y4axn--rland-uuaxn--ldingen-q1axn--mlselv-iuaxn--rady-iraxn--linds-prabrumunddalxn--ygarden-p1amo-i-ranaeidskogr\u00f8mskogromskoghjelmelandxn--finny-yuaxn--sr-odal-q1axn--skjervy-v1aballangenkvanangenkv\u00e6nangengratangenxn--hmmrfeasta-s4acvossevangensuohkanxn--rde-ulaxn--mli-tlaxn--ksnes-uuanordlandskanlandsk\u00e5nlandsortlandfuoiskuxn--rros-graxn--hcesuolo-7ya35bxn--eveni-0qa01gagaivuotnag\u00e1ivuotnaxn--seral-lradrammenmodalenmosjoenjan-mayentorskensteigengloppenxn--snes-poamatta-varjjatxn--sr-fron-q1aomasvuotnajessheimb\u00e5d\u00e5ddj\u00e5xn--krager-gyaxn--kvfjord-nxaxn--asky-iraxn--snase-nraxn--bidr-5nacholt\u00e5lenxn--vads-jraxn--jlster-byamosj\u00f8enxn--rst-0nastavernxn--ostery-fyaxn--oppegrd-ixaxn--sknit-yqaxn--risa-5naoppeg\u00e5rdskiptvetrendalenholtalenxn--mot-tlaxn--lhppi-xqaxn--holtlen-hxaxn--srreisa-q1akopervikxn--muost-0qaxn--bmlo-grahokksundkvalsundegersundxn--karmy-yuaullensakerxn--hylandet-54axn--kvitsy-fyaxn--bod-2nalangev\u00e5gberlev\u00e5gkristiansandxn--rsta-frahornindalstj\u00f8rdalshalsenstjordalshalsensandnessjoenh\u00e1mm\u00e1rfeastaxn--lrdal-sras\u00f8r-fronsor-fronnord-odalkristiansundm\u00e1tta-v\u00e1rjjatvestv\u00e5g\u00f8ynesoddennotoddenbuskerud\u00f8ygardenoygardensalangenlavangenralingenr\u00e6lingenlodingenl\u00f8dingenlea\u014bgaviikalaakesvuemieleangaviikauenorgexn--srfold-byaaskvollxn--rskog-uuaxn--nry-yla5gxn--vry-yla5ghammarfeastaxn--rhkkervju-01afxn--givuotna-8yakommunekrokstadelvanedre-eikerhagebostadh\u00e6gebostadxn--berlevg-jxakviteseidxn--s-1faxn--l-1faxn--nmesjevuemie-tcbafuosskomo\u00e5rekemoarekexn--lt-liacxn--jrpeland-54asvalbardoppegardholmestrandtvedestrandsogndalsokndalarendalsunndalfolldalxn--krjohka-hwab49jlyngdaletnedalnorddalsaltdalgausdalskedsmovaksdalgjesdalstordalxn--frya-hraaarbortedrangedalxn--smna-graaurskog-h\u00f8landxn--vg-yiabtjeldsundhaugesundlindesnesxn--mre-og-romsdal-qqbxn--dnna-gradyntmpheremerseineshacknetenterprisecloudmineaccomaorim\u0101oriorgmilcriiwigennetschoolhealthkiwigovtgeekxn--mori-qsacloudnsparliamentcomedorgcompronetedugovmuseumwebsitekinservicebarsywebsitebuildereerobookheimdnsleapcelleero-stagetechcrscsslorigingohomecdbedeeeiemesecabgngilnlalplchfisiincnnoroptatitmtltruauhulumkdkukskjplvtrgrfrkrhrusesismycynzcznetinteduassoososcloudstgbetaaezaeuhkusjswzhatenadiarycdn77hoptozaptois-a-knightmyftpno-ipjpnddnssdpdnsspdnsbarsysweetpepperis-a-bruinsfanis-very-sweetservegameis-a-soxfanhomelinuxcdn77-secureservebbsmisconfusedwebredirectblogsitefreedesktopcouchpotatofriestoolforgeaccesscamis-lostreadmyblogsmall-webfedorapeopleserveftpis-a-celticsfanmywirepotagertwmailin-dslsellsyourhomeread-booksfreeddnscable-modemis-savednflfanufcfanmlbfanstuff-4-saleendoftheinternetin-vpnmy-firewallhomeftpis-localis-a-chefboldlygoingnowherewebhopselfipkicks-assroxatunkcamdvrfedoraprojectgotdnsdvrdnsdyndnspubtlspimientahomeunixdontexistfedorainfracloudwmflabsfspagesbmoattachmentsteckidsfamilydsdnsaliasdynaliasnow-dnscloudnsdoomdnsduckdnsblogdnshomednsroutingthecloudendofinternetdsmynasip-dynamicpoivronhttpbinmyfirewallis-very-evilmysecuritycamerais-a-linux-userwmcloudis-a-geektuxfamilyis-a-candidatedoesntexistis-very-badhobby-sitegame-hostaltervistais-foundis-a-patsfandnsdojohepforgepodzonedynservcollegefanis-very-goodfrom-meis-very-niceisa-geeknerdpolacmedsldingorgcomnomgobabonetedupleskaemhlxmyboxrockyprvcydeuxfleursvibekitprodomgspdnscodebergheyflowstatichostlinkyhostmymagicorgmilcomnomgobneteduorgcomeduiorgmilcomngonetedugovcloudns1337ngrokacorggogfamcomwebgobnetedugokgopgkpgovgosbizpasaugumicsopozpapuwmwsrprusiskwpspkppspkmpspokeoiawsawifoumsdnskokwpmuppuppsppiwwiwoowuzswkzoschrzpisdnwzmiuwwitdpssewsseumigugimoirmpinbwinbwiihupporzgwgriwupowwskrwioswuozstarostwokonsulattmpccopruszkowmyspreadshopostrodakartuzyopolegminamediaustkazgorajgoraolawailawalomzawloclradombytomjaworznotargilubinkoninzagantorunkutnokepnonakloczestsopotsanokturekplockslasksklepzarowlukowmedaidgdaorgmilrelcomnomatmgsmartneteduelkgovwawsossexbiztgorysejnytychypomorzeboleslawiechomesklepsdscloudunicloudzakopanelegnicarawa-mazbydgoszczswidnikkrasnikwloclawekbielawamragowograjeworealestatebeskidykaszubymalopolskaprzeworskswiebodzinlecznadfirmaszkolawarmiagdyniamiastakazimierz-dolnymalborkswidnicadlugolekaostrolekapodlasieelblagtravelsimplesitezachpomormielecszczecinnieruchomosciwalbrzychlezajsklublinbedzinpoznanwielunmielnooleckostarachowicedkontopowiatwroclawrybniksuwalkileborkslupskgdanskostrowwlkptarnobrzegtourismwegrowkrakowglogowyou2pilanysamailwrocinfoagroautobeepshoppriviqhslapypiszlodzcfolksecommerce-shopmazurypulawyskoczowrzeszowpomorskiezgierzkaliszolkuszlowiczostrowiecsosnowiecmazowszewodzislawbialowiezazgorzeleckatowicepabianicejelenia-gorawolominkarpaczsieradznowarudaczeladzkonskowolaskierniewiceswinoujscieturystykabieszczadycieszynketrzynolsztynbialystokbabia-goraprochowicewarszawastalowa-wolapolkowicegorlicegliwiceponiatowalimanowalubartowaugustowkobierzyceopocznognieznoszczytnokolobrzegshoparenapodhalebielskoklodzkostargardcoshipatwithplayitownnamecoorgnetedugovacorgcomproestnetedugovbiznameislaprofinforechtngrokmedaaaacacpaenglawjurbarbarsykeeneticavocatacctcloudnsorgcomsecplonetedugov123paginaweborgcomnetintedugovnomepublidkinbarsygovx443cloudnsorgmilcomnetedugovcooporgmilcomschnetedugovnamecomcannetlibassoaemclantmcontstoreorgcomnomrecwwwbarsyfirminfoshopartsv6stackitmyddnswebspacelima-cityacincooxorgedugovbarsybrendlyhbvpsvpsspectrumlandinghostingacppmordoviamcprecbgorgmilcomspbnetintedumsknovgovbirrasmcdirmytismircloudvladimirnalchikadygeyamarinepyatigorskmyjinobashkiriaeurodirvladikavkazna4ugroznykustanaikalmykiacldmaildagestaniransmbuildcloudcanvaliaravalrwxwixdevelopmentappwritemigrationneedleverceldatabasestackitcodereplravendbsanityonporterlovableaccoorgmilnetgovcoopmedorgcompubschnetedugovservicemecomygovorggovtvmedorgcomnetedugovinfoedgfacbmlonihkutwpsryxzbdtmacfhppmyspreadshopbrandpartiorgcomfhvpress123minsidaitcouldbeworlanbibkommunalforbundfhskiopsyskomvuxkomforbnaturbruksgymnloginlineorgcomnetedugovenscaledeuusentsurgebotdaorgmilcomnetgovnowteleporthashbangbearlyplatformlovablebarsyshopwarebasehoplixbarsyonlinemsf5gitpagewawamscofigma-govcaffeinefigmacanvasoltstscwputerbarsysupportchatgptsquareomniweopensocialcpanelplaycodenotionnovecorewpsquaredpreviewjelecyonbyensrhtfastvpspieboxconvexmedusajsjouwwebheyflowplatformshdocsflowyloginlinemadethissourcecraftclouderaorgorgcomartedugouvunivmeorgcomnetedugovsurveysstatichfheiyumanusxs4allprojectmyfastubervibehostapp-ionosdeployagentmecoorgcomschnetedugovbizcncostoreorgmilcomneteduembaixadaconsuladokiraranohoprincipesaotomeheliohobarsystorebaseshopwaresellfyaisanityabkhaziavologdamordoviapenzalenugsochinavoiexnetspbmsknovnorth-kazakhstanashgabadkareliaarmeniageorgiavladimirnalchikivanovobukharaadygeyakhakassiakalugakrasnodarjambylaktyubinsktroitskbryanskobninskkurganazerbaijanpokrovskbashkiriatselinogradvladikavkazmurmansktulatuvamangyshlaktashkentchimkentgroznykaragandatermezarkhangelskkustanaikalmykiabalashoveast-kazakhstankaracoldagestantogliattibarsyredorgcomgobedumirenaccoorgjelasticdiscoursecleverappsschacmiincogoornetonlineshopcogoorgmilcomwebnicnetintedugovbiznametestcoorgmilcomnomnetedugovorangecloudpersoindorgcomfinnatnetgovensmincomtourismintlinfox0611orgmilcomnetedugovquickconnectvpnplusnettprequalifymeaddrmyaddrntdllwadlnctvavdrk12orgmilpolbeltelcomwebgennetedutskkepgovbbsbiznameinfocoorgmilcompronetedugovbiznameinfobetter-thanworse-thansakurafromdyndnson-the-webmymailerorgmilurlcomneteduidvgovmydnsgameclubebizmeneacsccogotvorhotelmilmobiinfovodteiflgplkmsmsbcckhincndnvncoztltmkckppzpdprvcvkvlvcrkrkscxuzchernovtsyrivneyaltaodesavolynrovnolutskltdinforgcomnetedugovbizvinnicazhitomirternopilpoltavakropyvnytskyizaporizhzhiasevastopolsebastopoluzhgoroduzhhorodkharkovkharkivvinnytsiakhmelnytskyizaporizhzhecrimeaodessazhytomyrnikolaevcherkassydonetskluganskluhanskkirovogradivano-frankivskchernivtsikrymkievkyivlvivsumyzakarpattiamykolaivcherkasychernigovkhersonchernihivdnipropetrovskdnepropetrovskkhmelnitskiyneacsccogoorusorgmilcomedugovmyspreadshopadimono-ipbarsybarsyonlinelayershiftnh-servretrosnubapicampaignservicelugaffinitylotteryweeklylotteryraffleentrygluglugsmeaccoindependent-inquestnimsitecopropymntltdorgplcschnetgovnhsbarsyindependent-commissionindependent-reviewpolicepublic-inquiryindependent-panelconnhospindependent-inquiryroyal-commissionoraclegovcloudappscck12libaws-govccphxcclibpvtparochchtrcck12libcceatonk12coglibtecgendstmusann-arborwashtenawcck12glghcck12sealibforksolympiabainbridge-islkeyporthoquiamyarrow-pointcentraliaport-townsendsequimport-ludlowrentonsilverdalebremertonredmondsheltonbellevueport-orchardport-angeleskingstonchehalisaberdeengig-harborseattlepoulsboidmdndsddemenegacalamaiavawapailalflnmdcncscohnhmihiviwiriinmntnmocoutvtctmtgunjokakwvnvprarorasmskstxwynykyazisadninsnngosrvis-bymircloudservernamepointtoenscaledland-4-salefreeddnsstuff-4-saleazure-apinoipdatabricksappscloudnsgolffanheliohostazurewebsitesgvorgmilcomgubneteducoorgcomnetd0egvorgmilcomnetedugovmydnsiacostoree12orgmilcomnomwebgobbibrectecnetintedugovraremprendefirminfoartseducok12orgcomnethidnsadidacaionioapsonlahanamhanoicamauhueorgcompronetintedugovbizbacninhtayninhhoabinhnamdinhtravinhhaiphongvinhlonghaiduongquangnamquangtrithuathienhuequangninhbacgianghaugiangquangbinhsoctrangbentrethanhphohochiminhdanangkontumhatinhkhanhhoathanhhoahealthgialailaocaiyenbaibackanngheanlonganphuyenphuthocanthodaklakdongnainameinfovinhphucdongthapkiengiangtiengiangquangngailaichaulangsonlamdongdaknonghagiangangiangcaobangbinhduongninhthuanbinhthuanbaclieuthaibinhninhbinhbinhdinhtuyenquanghungyenbaria-vungtauthainguyendienbienbinhphuocschbizputerorgcomnetedugovcloud66advisormypetsdyndnsxn--8dbq2axn--4dbgdty6cxn--5dbhl8dxn--hebda8bxn--80auxn--d1atxn--c1avgxn--o1acxn--o1achxn--90azhxn--55qx5dxn--uc0atvxn--od0algxn--wcvs22dxn--gmqw5axn--mxtq1mxn--12c1fe0brxn--h3cuzk1dixn--12co0c3b4evaxn--12cfi8ixb8lxn--o3cyx2axn--m3ch0j3axn--j1adpxn--90amcxn--90a1afxn--h1ahnxn--j1ael8bxn--h1alizxn--c1avgxn--j1aefxn--80aaa0cvacxn--41acaffeineexeopentunnelbotdashtelebitorgtmaccoagricorgmilnomwebnicngonetaltedugovlawnisschoolgrondaraccoorgmilcomschnetedugovbizinfoprg1-zeropstritonstackitlimazeropsaccoorgmilgov\u044f\u0441\u043f\u0431\u043e\u0440\u0433\u043a\u043e\u043c\u043c\u0441\u043a\u0431\u0438\u0437\u043c\u0438\u0440\u0441\u0430\u043c\u0430\u0440\u0430\u043a\u0440\u044b\u043c\u0441\u043e\u0447\u0438\u0430\u043a\u043e\u0434\u043f\u0440\u043e\u0440\u0433\u043e\u0431\u0440\u0443\u043f\u0440\u05e6\u05d4\u05dc\u05de\u05de\u05e9\u05dc\u05d9\u05e9\u05d5\u05d1\u05d0\u05e7\u05d3\u05de\u05d9\u05d4\u0e2d\u0e07\u0e04\u0e4c\u0e01\u0e23\u0e18\u0e38\u0e23\u0e01\u0e34\u0e08\u0e23\u0e31\u0e10\u0e1a\u0e32\u0e25\u0e28\u0e36\u0e01\u0e29\u0e32\u0e17\u0e2b\u0e32\u0e23\u0e40\u0e19\u0e47\u0e15\u6559\u80b2\u7db2\u7d61\u7d44\u7e54\u516c\u53f8\u653f\u5e9c\u500b\u4eba\ub2f7\ub137\ud55c\uad6d\u6fb3\u95e8\u65b0\u95fb\u6fb3\u9580\u8054\u901a\u5bb6\u96fb\u5609\u91cc\u62db\u8058\u901a\u8ca9\ub2f7\ucef4\uc0bc\uc131\u30b3\u30e0\u10d2\u10d4\u0431\u0433\u0440\u0444\u0435\u044eadcdbdgdidmdsdtdaebedeeegeiejekemenepereseveyegabacalamanauavapaqasazacfbfafgfnfpfwftfbgcgagggegkgngmgsgpgvgtgugilmlnlalclglplsltlhmimjmkmmmomambmcmdmfmgmzmpmsmtmgbbblbsbecccacnclcmcvctcscmhkhghchbhthphshlinikifigiaibicivisikninhnmncnbngnsnpnvntnjoionomobocoaofodorosotoptstttytatbtetgtithtmtltrusuvuaucueuguhulumunufjdjbjtjsjlkmkhkfkdkcktkukskpkgpmpnpkpjpgqaqmqiqsvtvcvbvmvlvrwpwtwzwbwcwawgwkwmwtrsrprgrfrercrbrarnrmrlrkrirhrwsusrssspsgsesbsaslsmsissxmxaxcxuypysylymykygybycyuztzsznzmzkzdzczbzaz\u03b5\u03bb\u03b5\u03c5\u4e16\u754c\u53f0\u7063\u8d2d\u7269\u516c\u76ca\u70b9\u770b\u81fa\u7063\u7f51\u7edc\u66f8\u7c4d\u5728\u7ebf\u7f51\u7ad9\u624b\u673a\u673a\u6784\u5927\u62ff\u6e38\u620f\u4fe1\u606f\u53f0\u6e7e\u8c37\u6b4c\u6148\u5584\u5546\u6807\u9999\u6e2f\u4e2d\u56fd\u9910\u5385\u7f51\u5740\u4e2d\u570b\u5546\u57ce\u98df\u54c1\u5fae\u535a\u653f\u52a1\u79fb\u52a8\u96c6\u56e2\u516c\u53f8\u516b\u5366\u5546\u5e97\u5065\u5eb7\u7f51\u5e97\u653f\u5e9c\u65f6\u5c1a\u4f5b\u5c71\u4e2d\u4fe1\u5a31\u4e50\u5e7f\u4e1c\u4f01\u4e1ahomedepotengineering\u0627\u0645\u0627\u0631\u0627\u062arepublicankuokgroupversicherungchannelcitadelxn--pgbs0dhxn--b4w605ferdstatebankwebsitexn--mgb9awbf\u4e9a\u9a6c\u900a\u6de1\u9a6c\u9521alibabaxn--ngbc5azdxn--mgbbh1axn--45br5cyltoshibabuildworldcloudtradeguideplacespacedancemoviephoneprimesmilebiblestyleappleazurestoreskypegripexn--l1accdrivelottehorsehouseleasechasereisestadahondaomegaaetnaamicaninjanokiamediadeltavodkaedekaosakapizzaslingemailgmailtirolshelltmallfinallegaltotalhotelamfamforumrehabmusicciticricohcoachwatchboschearthfaithirishmiamiarchidubaiguccipraxi\u307f\u3093\u306a\u30b9\u30c8\u30a2\u30bb\u30fc\u30ebcanonsalononionnikonepsonkoelngreensevencrownikanoradioaudioweiboglobopromogalloyahoociscorodeovideomangobingotokyovolvolottokyotophotosmartsportquesttrusthyattjetztadultcymrubaidutushuxn--kprw13dubankclickblackmerckgroupsharpcheapnowtvxn--h2brj9c\u05e7\u05d5\u05dd\u0570\u0561\u0575\u043e\u0440\u0433\u0441\u0440\u0431\u043c\u043e\u043d\u043a\u043e\u043c\u0431\u0435\u043b\u043c\u043a\u0434\u049b\u0430\u0437\u0440\u0443\u0441\u0443\u043a\u0440\u0645\u0635\u0631\u0642\u0637\u0631\u0639\u0631\u0628\u0643\u0648\u0645dadcfdmedwedredphdthdbidpidkrdmsdltdiceonewmeglemoerwecfageacbanbambaaaammakianraspacpaaxawtfbcgaegongingaigvigorgdogdhlmilrilonlaolloluoljllcalgalnflafltelsrlfrllplkimibmcamcombommomifmabbjcbscbwebcabnabtabmlbpubabcbbcnecincpncllcstcwtcpwcnyckfhbzhovhmoiskiobisbitcifyituipinvinwinxincbnbcnmanfangdnmenrenkpnmtnyunrunfununobiojioriohbogmofooboooooacoecoceongoproartistottnttbbtcateatlatvetpetbetnethktmitfitintjothotgotdotbotprueduicujnjyouinknhktdkappsapgapmapdnptopgopllpjmpzipvipripesqtrvdtvitvdevmovgovhivnrwlawsewnewbmwwownowhowdvrftrmtrsfrbarcartvscrseusawsupsubssbsadsddsldssasbmsmlsxxxboxfoxgmxtjxsextaxbuyflydiysoyjoyskypaydaygayxyzanzbizwebersenerpokerlameractortatarsolar\u0ea5\u0eb2\u0ea7\u0e04\u0e2d\u0e21\u0e44\u0e17\u0e22tourslocusnexuslexusgiftsbeatsboatspartspressglassswiss\u0915\u0949\u092e\u0928\u0947\u091ftiresgivescodeshomesgamestunesshoescardswalesloansvegastoolsdealsautosparis\u30d5\u30a1\u30c3\u30b7\u30e7\u30f3workssucksrocksxeroxforexfedexpartylillymoneystudyrugbytoraytoday\u4e2d\u6587\u7f51xn--unup4y\u5929\u4e3b\u6559\u98de\u5229\u6d66\u65b0\u52a0\u5761enterprises\u6211\u7231\u4f60\u5609\u91cc\u5927\u9152\u5e97christmasxn--fct429kholdingsxn--8y0a063axn--mgbx4cd0ablifestyleabogadoallstatenetbank\u0643\u0627\u062b\u0648\u0644\u064a\u0643xn--s9brj9cxn--gk3at1ebestbuycharityxn--55qx5dmicrosoftpropertybasketballhomegoodscorsicajewelrygallerygrocerysurgerycountrybrusselsverisignferreroxn--czr694bhdfcbankcommbanksoftbank\u067e\u0627\u0643\u0633\u062a\u0627\u0646\u067e\u0627\u06a9\u0633\u062a\u0627\u0646nextdirect\u0627\u0644\u0633\u0639\u0648\u062f\u064a\u0647\u0627\u0644\u0639\u0644\u064a\u0627\u0646xn--h2brj9c8cxn--80adxhksshikshaxn--mgbai9azgqp6jcuisinellabarclayscatholicxn--kpry57dcompanyxn--xhq521bblackfridayxn--mgba3a3ejtsandvikxn--d1acj3bacademydownload\u0645\u0644\u064a\u0633\u064a\u0627xn--j1amhxn--w4r85el8fhu5dnraipirangaathletaxn--fhbeixn--mgbqly7cvafrzuerichxn--c2br7g\u0b87\u0bb2\u0b99\u0bcd\u0b95\u0bc8contractorsxn--io0a7igraphicsinsurancetemasekxn--xkc2al3hye2amotorcyclesphotographydirectoryplumbingxn--vhquvclothingtrainingcleaningwilliamhilllightingxn--mgba3a4f16ashoppingcateringeducationokinawapicturesventuresproductionsxn--9et52uwalmart\u0d2d\u0d3e\u0d30\u0d24\u0d02supportrealestatecapitalonexn--nqv7fs00emaauspostfloristdentistxn--qxamgodaddybradescobargainsmitsubishikerryhotelsxn--9dbq2axn--3pxu8kimmobilienxn--fjq720axn--mgbtx2bholidaymckinseymadridbusinessbuildersxn--4gbrim\u043c\u043e\u0441\u043a\u0432\u0430\u0627\u0644\u0633\u0639\u0648\u062f\u06cc\u0629coffeedegreelacaixapartnersalsaceofficeabbvievoyageorangegeorgeonlinechromemobilekindlegoogleoraclecircleschulesecureinsurexn--mgba7c0bbn0aestatexn--mgbc0a9azcgcruisehangoutxn--vuq861bxn--42c2d9arexrothfirestoneuniversityxn--nnx388alifeinsuranceextraspace\u043e\u043d\u043b\u0430\u0439\u043dverm\u00f6gensberatersoftwarexn--fiqs8sxn--mgbab2bdxn--w4rs40ltienda\u092d\u093e\u0930\u0924\u092e\u094dafricatoyotaotsukasakuracameracreditcardnagoyaconsultingnetworktheatermonsterprogressivepioneerxn--55qw42gracingdatingvotingvikinglivinggivingxn--bck1b9a5dre4cbrotherweatherjoburg\u0641\u0644\u0633\u0637\u064a\u0646lplfinancialxn--clchc0ea0b2g2a9gcdfutbolschoolsocialglobaldentalwoodsidechanelairtelmatteltravelrealtorwebcamstream\u0c2d\u0c3e\u0c30\u0c24\u0c4dunicomalstomxn--nodexn--6frz82gmuseumfurniturexn--rvc1e0am3exn--mix891faccenturexn--11b4c3dismailineustardiscountquebeccomsecclinicservicesxn--y9a3aqxn--c1avgswatchchurchsearch\u0627\u0644\u0627\u0631\u062f\u0646marketingcontacthealthmonashshoujisanofitaipeiamericanexpresssuzuki\u30a2\u30de\u30be\u30f3\u30af\u30e9\u30a6\u30c9\u30dd\u30a4\u30f3\u30c8bharti\u30b0\u30fc\u30b0\u30ebxn--mgberp4a5d4armemorialxn--1qqw23alondonmormoninstitutevisionbostonnortoncouponmaisonamazonvirginberlindesigndurbanolayannissananquanxihuanhitachikaufengardenreisenbayerntechnologydatsunxn--90a3aclatinocasinostudiophysioxn--ngbe9e0apharmacytattootaobaoaramcoexpertreportabbottdirectselectimamatfairwindspictettargetmarketintuittravelersinsurancecreditdupontryukyusuppliesxn--tckwebnpparibasschmidtmerckmsdyodobashirestaurantbridgestonecricketxn--fpcrj9c3dbostikbroadwayattorneylefrakemerckxn--fiq228c5hscareersfarmerswinnersflowersxn--wgbh1cguitarsxn--54b7fta0ccxn--p1acfmakeupgalluplandroverxn--kcrx77d1x4agoldpointbauhausxn--mgbayh7gpahiphopplaystationxn--mgba3a4fraxn--eckvdtc9dhyundaixn--gckr3f0fistanbulticketsmarketsflightschintaireviewsxn--3e0b707ewindowsxn--fiqz9sfinancialxn--fzys8d69uvgm\u0627\u0628\u0648\u0638\u0628\u064adiscoverreview\u09ac\u09be\u0982\u09b2\u09bexn--5su34j936bgsgmoscowobserverapartments\u0434\u0435\u0442\u0438\u0627\u0631\u0627\u0645\u0643\u0648\u0441\u0430\u0439\u0442eurovisionxn--i1b6b1a6a2exn--xkc2dl3a5ee0h\u062a\u0648\u0646\u0633\u0645\u0648\u0642\u0639\u0628\u0627\u0631\u062a\u0680\u0627\u0631\u062a\u0634\u0628\u0643\u0629\u0639\u0645\u0627\u0646\u0628\u064a\u062a\u0643\u0639\u0631\u0627\u0642readkredbondlandbandfundfoodprodgoldfordtubecafesafelifeggeeieeefreefagepagegugezonewinememenamegamesaleablebikenikelikecarecbreherefiresaveloveliveblueartedatesitevotecaseluxebofamodaltdaasdatiaayogasinavanashiaasiajavabbvatevavivadatazaraarpacasavisasncfprofmaifsurfgolfdvagsongbingpingwangkpmggoogblogpohlfailcooldellcalldeallidlsarlfilmteamroomfarmimdbarabclubhdfcicbchsbcgmbhrichtechfishdishcashminiernikddiaudiwikimobitaxicitikiwidesiqponskinloanakdnwienopenporncerntownimmolimoolloinfonicofidolegosaxozeroaerovivoautovotomotofastbestresthostpostnextlgbtchatseatgiftmeetdietreitmintrentgentspotscotguruitausohumenucyoubanklinkpinkdclktalksilkbookseekworkrsvpaarpjeepshopcoophelpcamppccwshowbeerstarruhrflirweirhaircarsparsjprshausplusnewstipstoysjobskidsfanspicsdocsxboxamexsexynavycitysonyarmyallybabyplaydeliverybuzzgbizlamborghiniphilips\u0dbd\u0d82\u0d9a\u0dcf\u0cad\u0cbe\u0cb0\u0ca4fitnessexpresslanxesspfizercenterwalterlawyersoccercareerkosherbrokerlockerdealerdoctorauthorxn--mgbqly7c0a67fbcverm\u00f6gensberatungjaguarxn--pssy2uxn--hxt814eflickrrepairrogersairbusxn--mgbai9a5eva00beventsyachtsxn--t60b56a\u09ad\u09be\u09f0\u09a4\u09ad\u09be\u09b0\u09a4\u092d\u093e\u0930\u0924\u092d\u093e\u0930\u094b\u0924viajeshermeshughesxn--j1aef\u0938\u0902\u0917\u0920\u0928villas\u0b2d\u0b3e\u0b30\u0b24claimshotels\u0aad\u0abe\u0ab0\u0aa4zapposphotosjuegoscondostatamotorsgratistennis\u0a2d\u0a3e\u0a30\u0a24tkmaxxtjmaxxschaeffleryandexxn--80aswgrealtysafetybeautyluxuryxn--3ds443gsupplyfamilyxn--o3cw4hhockeysydneyxn--90aenissayalipayenergycomputeragencyxn--rovu88b\u96fb\u8a0a\u76c8\u79d1xn--gecrj9cstatefarmaccountantaquarelleolayangroup\u9999\u683c\u91cc\u62c9xn--p1ai\u7ec4\u7ec7\u673a\u6784xn--1ck2e1bxn--mgbt3dhdschwarz\u0645\u0648\u0631\u064a\u062a\u0627\u0646\u064a\u0627abudhabinowruzkomatsufujitsuhospitalxn--80asehdbxn--mgbtf8flxn--j6w193gxn--yfro4i67oprudentialxn--flw351ecruisescoursesrecipesxn--e1a4cferrarixn--ses554gxn--wgbl6awatchesstaplessinglesxn--mgbcpq6gpa1axn--otu796dpropertiescreditunionxn--mgbah1a3hjkrdstockholmhisamitsu\u0627\u0644\u0633\u0639\u0648\u062f\u064a\u0629stcgroupdomainsoriginscouponsbloombergclubmedfroganslimitedxn--80aqecdr1aexposedinternationalequipmentbarclaycardxn--q7ce6axn--mgbi4ecexpprotectionassociatesconstructionxn--cck2b3bxn--45q11candroidfoundation\u05d9\u05e9\u05e8\u05d0\u05dcxn--mgbca7dzdocliniqueboutiqueengineerxn--qxa6asystemsfirmdalefashionauctionxn--nqv7finfinitirentalsreliancetradingweddingfishinghostinggentingbookingcookingxn--3hcrj9cgraingerxn--czrs0tdemocratsamsungyokohamaxn--h2breg3evexn--nyqy26alundbeckmelbournevacationssolutionsfrontierxn--vermgensberatung-pwbmanagementxn--cg4bkixn--mgb2ddeslincolnhamburgsandvikcoromantblockbusterairforcebarefootxn--4dbrk0ceinvestmentsfeedbackcommunityxn--ngbrx\u0627\u0644\u0628\u062d\u0631\u064a\u0646diamondsamsterdamhealthcareredumbrellaxn--mxtq1mxn--2scrj9cagakhanxn--mgbpl2fh\u043a\u0430\u0442\u043e\u043b\u0438\u043acaravan\u0b9a\u0bbf\u0b99\u0bcd\u0b95\u0baa\u0bcd\u0baa\u0bc2\u0bb0\u0bcdrichardlimortgageamericanfamilyxn--fzc2c9e2cscholarshipssaarlandxn--imr513nvlaanderensamsclubgoodyearkitchen\u0b87\u0ba8\u0bcd\u0ba4\u0bbf\u0baf\u0bbeweatherchannelallfinanzxn--kput3i\u0627\u0644\u0633\u0639\u0648\u062f\u06cc\u06c3xn--90aisxn--efvy88h\u0627\u0644\u062c\u0632\u0627\u0626\u0631xn--mgbaam7a8hexchangejpmorganxn--tiq49xqyjfidelitysecurityxn--mk1bu44cwanggouxn--fiq64bxn--6qq986b3xlxn--mgbbh1a71exn--80ao21amarshallsxn--5tzm5gtravelerspanasoniclatrobeyoutubeaccountantsxn--rhqv96gxn--cckwcxetdanalyticsxn--ygbi2ammx\u0628\u0627\u0632\u0627\u0631\u0628\u06be\u0627\u0631\u062a\u0633\u0648\u0631\u064a\u0629organicfresenius\u0633\u0648\u0631\u064a\u0627xn--9krt00axn--qcka1pmcxn--jlq480n2rgdeloittesciencefinancexn--jvr189mxn--30rr7yhomesensehotmailbaseballfootballleclercboehringerxn--q9jyb4cxn--mix082f\u0627\u0644\u064a\u0645\u0646\u0647\u0645\u0631\u0627\u0647politie\u0633\u0648\u062f\u0627\u0646\u0627\u064a\u0631\u0627\u0646\u0627\u06cc\u0631\u0627\u0646netflixyamaxunxn--lgbbat1ad8jcollegestoragecapetowncolognekerrypropertiesxn--mgbgu82axn--ogbpf8flxn--czru2dwhoswhociprianilasallexn--g2xx48cforsalebanamexaudiblexn--vermgensberater-ctbxn--zfr164bericssonvanguardxn--45brj9cindustriestheatremarriottxn--3bst00mcomparexn--mgberp4a5d4a87gcapitaldigital\u0627\u0644\u0645\u063a\u0631\u0628barcelonashangrilaxn--d1alfcalvinkleinwwwcitysapporokawasakinagoyasendaikobekitakyushuyokohamackjp";
    var rulesRoot = 663;
    var exceptionsRoot = 667;
    var numberOfNodes = nodeFlags.length;
    var numberOfEdges = edgeLength.length;
    var edgeOffset = new Uint32Array(numberOfEdges);
    var edgeHash = new Uint32Array(numberOfEdges);
    var wildcardEdge = new Int32Array(numberOfNodes).fill(-1);
    for (let node = 0, offset = 0; node < numberOfNodes; node += 1) {
      for (let edge = edgeStart[node]; edge < edgeStart[node + 1]; edge += 1) {
        edgeOffset[edge] = offset;
        const end = offset + edgeLength[edge];
        let hash5 = 5381;
        for (let i = end - 1; i >= offset; i -= 1) {
          hash5 = hash5 * 33 ^ labelText.charCodeAt(i);
        }
        edgeHash[edge] = hash5 >>> 0;
        if (edgeLength[edge] === 1 && labelText.charCodeAt(offset) === 42) {
          wildcardEdge[node] = edge;
        }
        offset = end;
      }
    }
    var matchNode = -1;
    var matchStart = 0;
    var matchEnd = 0;
    function labelEquals(edge, hostname2, start, length) {
      if (edgeLength[edge] !== length) {
        return false;
      }
      const offset = edgeOffset[edge];
      for (let i = 0; i < length; i += 1) {
        if (labelText.charCodeAt(offset + i) !== hostname2.charCodeAt(start + i)) {
          return false;
        }
      }
      return true;
    }
    function findEdge(node, hash5, hostname2, start, length) {
      let lo = edgeStart[node];
      let hi = edgeStart[node + 1];
      while (lo < hi) {
        const mid = lo + hi >>> 1;
        const value2 = edgeHash[mid];
        if (value2 < hash5) {
          lo = mid + 1;
        } else if (value2 > hash5) {
          hi = mid;
        } else {
          for (let e = mid; e >= lo && edgeHash[e] === hash5; e -= 1) {
            if (labelEquals(e, hostname2, start, length))
              return e;
          }
          for (let e = mid + 1; e < hi && edgeHash[e] === hash5; e += 1) {
            if (labelEquals(e, hostname2, start, length))
              return e;
          }
          return -1;
        }
      }
      return -1;
    }
    function walk(hostname2, root, allowedMask) {
      let node = root;
      let end = hostname2.length;
      let hash5 = 5381;
      matchNode = -1;
      for (let i = hostname2.length - 1; i >= 0; i -= 1) {
        const code = hostname2.charCodeAt(i);
        if (code === 46) {
          const start = i + 1;
          let edge2 = findEdge(node, hash5 >>> 0, hostname2, start, end - start);
          if (edge2 === -1 && end !== start) {
            edge2 = wildcardEdge[node];
          }
          if (edge2 === -1) {
            return matchNode !== -1;
          }
          node = edgeChild[edge2];
          if ((nodeFlags[node] & allowedMask) !== 0) {
            matchNode = node;
            matchStart = start;
            matchEnd = end;
          }
          end = i;
          hash5 = 5381;
        } else {
          hash5 = hash5 * 33 ^ code;
        }
      }
      let edge = findEdge(node, hash5 >>> 0, hostname2, 0, end);
      if (edge === -1 && end !== 0) {
        edge = wildcardEdge[node];
      }
      if (edge !== -1) {
        node = edgeChild[edge];
        if ((nodeFlags[node] & allowedMask) !== 0) {
          matchNode = node;
          matchStart = 0;
          matchEnd = end;
        }
      }
      return matchNode !== -1;
    }
    function suffixLookup(hostname2, options, out) {
      if (fastPathLookup(hostname2, options, out)) {
        return false;
      }
      const allowedMask = (options.allowPrivateDomains ? 2 : 0) | (options.allowIcannDomains ? 1 : 0);
      if (walk(hostname2, exceptionsRoot, allowedMask)) {
        out.isIcann = (nodeFlags[matchNode] & 1) !== 0;
        out.isPrivate = (nodeFlags[matchNode] & 2) !== 0;
        out.publicSuffix = hostname2.slice(matchEnd + 1);
        return true;
      }
      if (walk(hostname2, rulesRoot, allowedMask)) {
        out.isIcann = (nodeFlags[matchNode] & 1) !== 0;
        out.isPrivate = (nodeFlags[matchNode] & 2) !== 0;
        out.publicSuffix = hostname2.slice(matchStart);
        return false;
      }
      out.isIcann = false;
      out.isPrivate = false;
      const lastDot = hostname2.lastIndexOf(".");
      out.publicSuffix = lastDot === -1 ? hostname2 : hostname2.slice(lastDot + 1);
      return false;
    }
    var RESULT = getEmptyResult();
    function parse2(url, options) {
      return parseImpl(url, 5, suffixLookup, options, getEmptyResult());
    }
    function getHostname(url, options) {
      resetResult(RESULT);
      return parseImpl(url, 0, suffixLookup, options, RESULT).hostname;
    }
    function getPublicSuffix2(url, options) {
      resetResult(RESULT);
      return parseImpl(url, 2, suffixLookup, options, RESULT).publicSuffix;
    }
    function getDomain(url, options) {
      resetResult(RESULT);
      return parseImpl(url, 3, suffixLookup, options, RESULT).domain;
    }
    function getFullDomain(url, options) {
      resetResult(RESULT);
      const result = parseImpl(url, 3, suffixLookup, options, RESULT);
      return result.domain === null ? null : result.hostname;
    }
    function getSubdomain(url, options) {
      resetResult(RESULT);
      return parseImpl(url, 4, suffixLookup, options, RESULT).subdomain;
    }
    function getDomainWithoutSuffix(url, options) {
      resetResult(RESULT);
      return parseImpl(url, 5, suffixLookup, options, RESULT).domainWithoutSuffix;
    }
    exports.getDomain = getDomain;
    exports.getDomainWithoutSuffix = getDomainWithoutSuffix;
    exports.getFullDomain = getFullDomain;
    exports.getHostname = getHostname;
    exports.getPublicSuffix = getPublicSuffix2;
    exports.getSubdomain = getSubdomain;
    exports.parse = parse2;
  }
});
// src/audits/assertions.ts
// src/catalog/canonical.ts
var MAX_READINGS = 64;
function readingsOf2(block, catalog) {
  const place2 = catalog.root.keys.get(block.key)?.place;
  return mergeReadings([...block.raw.values()].map((value2) => readings(value2, place2)));
}
function mergeReadings(spellings) {
  const all2 = /* @__PURE__ */ new Map();
  for (const values22 of spellings) {
    if (!values22) return void 0;
    for (const value2 of values22) all2.set(canonical(value2), value2);
  }
  if (all2.size > 1) all2.delete("null");
  return all2.size === 0 ? [null] : all2.size > MAX_READINGS ? void 0 : [...all2.values()];
}
function readings(value2, place2) {
  if (isUnset(value2)) return [null];
  if (place2?.setting && !isContainer(place2.setting))
    return [isUnsetAt(place2.setting, value2) ? null : unifySpelling(place2.setting, value2)];
  if (!place2 || isSecret(value2) || typeof value2 !== "object" || value2 === null) return [value2];
  if (isArray(value2)) {
    if (place2.setting?.kind !== "keyed") return [value2];
    return product(value2.map((item, i) => [String(i), readings(item, place2.any)]))?.map(
      (reading) => Object.values(reading)
    );
  }
  if (!isObject(value2) || place2.keys.size === 0 && !place2.any) return [value2];
  const spellings = /* @__PURE__ */ new Map();
  for (const [key, item] of Object.entries(value2)) {
    const match = place2.keys.get(key);
    const name = match?.name ?? key;
    const below = readings(item, match?.place ?? place2.any);
    spellings.set(name, [...spellings.get(name) ?? [], below]);
  }
  return product([...spellings].map(([name, below]) => [name, mergeReadings(below)]))?.map((reading) => {
    const set = whatIsSet(reading);
    return isUnset(set) ? null : set;
  });
}
function whatIsSet(reading) {
  const set = bag();
  for (const [key, value2] of Object.entries(reading)) if (value2 !== null) set[key] = value2;
  return set;
}
function product(members2) {
  let out = [bag()];
  for (const [key, values22] of members2) {
    if (!values22 || out.length * values22.length > MAX_READINGS) return void 0;
    out = out.flatMap(
      (reading) => values22.map((value2) => {
        const next = values22.length === 1 ? reading : Object.assign(bag(), reading);
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
// src/history/origins.ts
var Origins = class {
  /** By name: the elements that had it, each with its first revision under it, in order. */
  #holders = /* @__PURE__ */ new Map();
  see({ renames, revision: { revision: from2 } }) {
    const elements = [...renames].map(([old, now2]) => ({ now: now2, element: this.#elementAt(old, from2) }));
    for (const [old] of renames) addTo(this.#holders, old, { from: from2, element: `${old}
${from2}` });
    for (const { now: now2, element } of elements) addTo(this.#holders, now2, { from: from2, element });
  }
  /** Returns the place of a finding by the first name of its element: the same after renames, and no other element's. */
  of({ subject: subject2, formerly, stages, introduced }) {
    const name = formerly?.[0] ?? subject2;
    const element = elementOf(name);
    return this.#elementAt(element, stages?.[0]?.revision ?? introduced.revision) + name.slice(element.length);
  }
  /** @param revision null: the last one */
  #elementAt(name, revision2) {
    return this.#holders.get(name)?.findLast(({ from: from2 }) => revision2 === null || from2 <= revision2)?.element ?? name;
  }
};
// src/audits/assertions.ts
var MAX_SHOWN = 400;
var words3 = { demand: validBySchema, remedy: ["change the settings so that they are ", ...validBySchema] };
var WHOLE = "";
var assertions = {
  rules: [],
  begin: (context) => {
    const walkers = context.policies.assertions.filter((assertion) => notInForce(assertion, context.asOf) === void 0).map((assertion) => walkerOf(assertion, context.catalog));
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
  const memos = /* @__PURE__ */ new WeakMap();
  return (block) => getOrMake(memos, block, () => ({ readings: readingsOf2(block, catalog) })).readings;
}
function walkerOf(assertion, catalog) {
  const windows = new Windows();
  let state = null;
  const origins = new Origins();
  function stateOf22(step, { actual, places }) {
    const keys = new Set(places.map((place2) => unpointer(place2)[0]));
    const isTouched = step.changes.some(({ subject: subject2 }) => places.includes(WHOLE) || keys.has(unpointer(subject2)[0]));
    const origin = (place2) => origins.of({ subject: place2, introduced: step.moment });
    const text6 = canonical(places.map((place2) => [origin(place2), actual?.[place2] ?? null]));
    if (isTouched || state === null) state = text6;
    return state;
  }
  function judge32(readings2) {
    if (!readings2) {
      const message = "the settings contradict themselves in too many places to be judged";
      return { actual: null, offending: [{ place: WHOLE, value: null }], places: [], message };
    }
    for (const settings3 of readings2) {
      const objections = assertion.test(settings3);
      const [first] = objections;
      if (first) return observationOf(settings3, first, objections);
    }
    return void 0;
  }
  function observationOf(settings3, first, objections) {
    const placesOf2 = ({ place: place2 }) => place2 === WHOLE ? governedSubjects() : [subjectIn_2(settings3, place2, catalog)];
    const places = [...new Set(objections.flatMap(placesOf2))];
    const actual = valuesAt2(settings3, places);
    const placeNames = placesOf2(first).map(
      (place2) => place2 === WHOLE ? "the settings as a whole" : `${nameOf(place2)}${wordOf(actual[place2] ?? null)}`
    );
    const more = objections.length > 1 ? `, and ${count(objections.length - 1, "more place")}` : "";
    return {
      actual,
      offending: places.map((place2) => ({ place: place2, value: actual[place2] ?? null })),
      places,
      message: `${enumeration(placeNames)} ${first.message}${more}${first.isAlternative ? "; one alternative is enough" : ""}`
    };
  }
  function governedSubjects() {
    const subjects = assertion.governs.map((path6) => pointerOf(path6.replace(/\[\*].*/s, "")));
    return subjects.length > 0 ? subjects : [WHOLE];
  }
  function valuesAt2(settings3, places, names32 = noRenames) {
    const values22 = bag();
    for (const place2 of places) values22[place2] = summaryOf(valueIn(settings3, newNameOf(names32, place2), catalog));
    return values22;
  }
  return {
    see: (step, now2, before2) => {
      origins.see(step);
      const observation = judge32(now2);
      const [readingBefore] = before2 ?? [];
      windows.set(step, WHOLE, observation, {
        before: observation && readingBefore !== void 0 ? valuesAt2(readingBefore, observation.places, inverse(step.renames)) : null,
        state: observation ? stateOf22(step, observation) : null
      });
    },
    end: () => {
      const info = infoOf22(assertion);
      return windows.all().map((window) => draftOf3(info, window, { expected: { schema: assertion.schema }, words: words3 }));
    }
  };
}
function wordOf(value2) {
  if (isSecret(value2)) return " (a secret)";
  if (isExactNumber(value2)) return ` (${clip(value2.$number, 80)})`;
  return typeof value2 === "object" ? "" : ` (${clip(String(value2), 80)})`;
}
function summaryOf(value2) {
  if (typeof value2 !== "object" || value2 === null || isSecret(value2)) return value2 ?? null;
  const text6 = canonical(value2);
  return text6.length <= MAX_SHOWN ? value2 : `sha256:${createHash("sha256").update(text6).digest("hex").slice(0, 16)}`;
}
function infoOf22(assertion) {
  const { schema: _, governs: _governs, test: _test, ...info } = assertion;
  return { ...info, kind: "setting" };
}
// src/audits/audit-gap.ts
var gap2 = {
  id: "integrity/audit-gap",
  title: "Audits run on schedule",
  kind: "integrity",
  severity: "low",
  rationale: "If the schedule stops, no findings appear, and violations are reported late.",
  remediation: "Check the workflow's runs: is the schedule disabled, and why did runs fail? The next audit in time closes this finding.",
  controls: ["soc2:CC4.2", "nist-800-53:AU-5", "nist-800-53:CA-7"],
  needs: ["auditEvery"],
  acceptedBy: "nothing"
};
var unknown = {
  what: "whether audits ran when they should",
  reason: "without a ledger no audit knows of those before it"
};
var GRACE = 0.5;
var auditGap = {
  rules: [gap2],
  begin: (context) => {
    const rule92 = context.builtin(gap2);
    const { auditEverySeconds: every, ledger } = context;
    const isAsked = rule92 !== void 0 && every !== null;
    return {
      see: () => {
      },
      end: () => isAsked && ledger ? drafts(rule92, every * 1e3, timesOf(context)) : [],
      unjudged: () => isAsked && !ledger ? [unknown] : []
    };
  }
};
function timesOf(context) {
  const past = pastRuns(context).filter((run2) => run2.complete);
  return [...past.flatMap((run2) => instantOf(run2.at) ?? []), context.asOf];
}
function drafts(rule92, every, times) {
  const gaps2 = times.flatMap((to, i) => {
    const from2 = times[i - 1];
    return from2 === void 0 || to - from2 <= every * (1 + GRACE) ? [] : [{ due: from2 + every, from: from2, to }];
  });
  const last = gaps2.at(-1);
  if (last === void 0) return [];
  const next = times[times.indexOf(last.to) + 1];
  const length = duration(Math.floor((last.to - last.from) / 1e3));
  const countWords = gaps2.length > 1 ? `; the ledger knows ${gaps2.length} such times` : "";
  return [
    eventAt(rule92, last.due, {
      subject: "audits",
      message: `no complete audit for ${length}, from ${minuteOf(last.from)} to ${minuteOf(last.to)}, although an audit is expected every ${duration(every / 1e3)}${countWords}`,
      resolved: next === void 0 ? null : endAt(next),
      event: false
    })
  ];
}
function minuteOf(time) {
  return minute(instantText(time));
}
// src/audits/breadth.ts
var import_tldts = __toESM(require_cjs(), 1);
var overBroad = {
  id: "levers/over-broad",
  title: "List entries are not too broad",
  kind: "lever",
  severity: "info",
  rationale: "An entry that allows nearly everything makes the list ineffective. Examples are *, *.com, an address range wider than 10.0.0.0/8, and a program that runs any code.",
  remediation: "Replace it with the specific entries that are needed.",
  controls: ["nist-800-53:CM-7", "soc2:CC6.8"]
};
var unpinnedRule = {
  id: "levers/unpinned",
  title: "Marketplaces are pinned to a commit",
  kind: "lever",
  severity: "info",
  rationale: "A marketplace that follows a branch changes on every machine with each push to that branch.",
  remediation: "Add the reviewed commit as sha, with all 40 digits.",
  controls: ["nist-800-53:SR-3", "soc2:CC8.1"]
};
var runner = /^(?:sudo |env )*(?:\S*\/)?(?:(?:ba|z|da|fi|k)?sh|cmd|powershell|pwsh|python\d?(?:\.\d+)?|node|deno|bun|perl|ruby|php|npx|uvx|pipx|bunx|sudo|eval|xargs|docker|curl|wget)(?:\.exe)?$/i;
var inline = / (?:-\w*[ce]|--eval|--print)(?: \*)?$/;
function runsAnything(entry) {
  return entry.startsWith("*") || runner.test(entry.replace(inline, "").replace(/ \*$/, ""));
}
var WIDE = 1 / 256;
var shareOf = memoize((entry) => shareOfInternet([entry]));
var publicMail = /^\*@(?:gmail|googlemail|outlook|hotmail|live|yahoo|ymail|icloud|me|aol|gmx|mail|yandex|zoho|proton(?:mail)?|pm|qq|163)\.(?:com?\.)?[a-z]{2,3}$/i;
var anybody = (entry) => /^\*(?:@\*.*)?$/.test(entry) || publicMail.test(entry);
function isOpenToAll(entry) {
  const host = normalOf(kinds_2.domain, entry);
  if (!host.startsWith("*")) return false;
  const parent = host.slice(2);
  return !parent.includes(".") || (0, import_tldts.getPublicSuffix)(parent, { allowPrivateDomains: true }) === parent;
}
var broad = {
  programs: memoize(runsAnything),
  servers: (entry) => /^\*+$/.test(entry) || /^(?:\S*\/)?(?:npx|uvx|pipx|bunx|node|python\d?|docker|(?:ba|z)?sh)(?: \*)?$/.test(entry),
  models: (entry) => /^\*+$/.test(entry),
  urls: (entry) => /^[a-z]+:\/\/\*/i.test(entry) || /^\*+$/.test(entry),
  folders: memoize((entry) => /^(?:(?:\/|~|\$HOME)(?:\/?\*\*?)?|[A-Za-z]:\\*)$/.test(normalise(entry))),
  hosts: memoize(isOpenToAll),
  sockets: (entry) => entry.endsWith("docker.sock") || /^[/*]+$/.test(entry),
  addresses: (entry) => shareOf(entry) > WIDE,
  people: anybody
};
function judgeBreadth({ subject: subject2, setting: setting2, value: value2 }, items) {
  if (setting2?.allows === void 0 || !isArray(value2)) return void 0;
  const test = broad[setting2.allows];
  const wide = items.filter((entry) => typeof entry === "string" && test(entry));
  if (wide.length > 0) {
    const widthWords = setting2.allows === "addresses" ? `${count(wide.length, "range")} wider than 1/256 of the IPv4 or IPv6 internet` : `${count(wide.length, "entry that allows", "entries that allow")} nearly everything`;
    return { actual: value2, offending: wide, message: `${nameOf(subject2)} has ${widthWords}` };
  }
  if (setting2.allows !== "addresses") return void 0;
  const texts = value2.filter((entry) => typeof entry === "string");
  const most = sumOf(texts, shareOf);
  if (most < 0.5 || shareOfInternet(texts) < 0.5) return void 0;
  return {
    actual: value2,
    offending: value2,
    message: `${nameOf(subject2)} allows at least half of the IPv4 or IPv6 internet, all entries together`
  };
}
var marketplaces = new Set(
  settings2.flatMap(({ path: path6, lever }) => lever === "marketplace" ? [path6.replace(/\.source\.\w+$/, "")] : [])
);
var isCommit = (sha) => sha !== void 0 && (isOpaque(sha) || typeof sha === "string" && /^[0-9a-f]{40}$/i.test(sha));
function judgePin({ subject: subject2, element, value: value2 }) {
  if (element === void 0 || !marketplaces.has(element)) return void 0;
  const place2 = isObject(value2) ? value2["source"] : void 0;
  if (!isObject(place2)) return void 0;
  const { source, sha } = place2;
  const isFetched = source === "github" || source === "url" || source === "git-subdir";
  if (!isFetched || isCommit(sha)) return void 0;
  return { actual: value2, offending: [value2], message: `${nameOf(subject2)} is a marketplace that is not pinned` };
}
var breadth = entryAudit([
  [overBroad, judgeBreadth],
  [unpinnedRule, judgePin]
]);
// src/audits/contradictory-lists.ts
var allowedAndBlocked = {
  of: ["modelPolicy.allowedModelIds"],
  against: ["modelPolicy.blockedModelIds"],
  judge: (entry, { list }, items) => blockedIn(entry, items, list("modelPolicy.blockedModelIds"))
};
var allowedAndBlockedForMember = {
  of: ["userModelPolicies[*].allowedModelIds"],
  against: ["userModelPolicies[*].blockedModelIds"],
  judge: (entry, view, items) => {
    const blocked = view.entry(entry.subject.replace(/allowedModelIds$/, "blockedModelIds"));
    return blockedIn(entry, items, listOf(blocked?.value));
  }
};
var allowedAgainstOrganization = {
  of: ["userModelPolicies[*].allowedModelIds"],
  against: ["modelPolicy.blockedModelIds"],
  judge: (entry, { list }, items) => blockedIn(entry, items, list("modelPolicy.blockedModelIds"), "modelPolicy.blockedModelIds")
};
function blockedIn({ setting: setting2, value: value2 }, items, blockedEntries, name = "blockedModelIds") {
  if (blockedEntries.length === 0 || items.length === 0 || !setting2 || !isArray(value2)) return void 0;
  const kind = kindOf(setting2);
  const commonEntries = items.filter(coverageOf(kind, blockedEntries));
  const offending2 = [...new Map(commonEntries.map((model) => [normalOf(kind, model), model])).values()];
  return commonEntries.length > 0 ? { says: `allows models that ${name} blocks`, offending: offending2 } : void 0;
}
function allowedAndDenied(path6, deniedPath) {
  return {
    of: [path6],
    against: [deniedPath],
    judge: ({ setting: setting2, value: value2, normals = [] }, { entry }, items) => {
      const denied = entry(pointerOf(deniedPath))?.normals ?? [];
      if (!setting2 || !isArray(value2) || !meet(normals, denied)) return void 0;
      const kind = kindOf(setting2);
      const commonEntries = items.filter((item) => contains(denied, normalOf(kind, item)));
      return commonEntries.length > 0 ? { says: `allows what ${deniedPath} denies`, offending: commonEntries } : void 0;
    }
  };
}
var readAgainAndDenied = {
  of: ["sandbox.filesystem.allowRead"],
  against: ["sandbox.filesystem.denyRead"],
  judge: ({ setting: setting2 }, { list }, items) => {
    const denied = list("sandbox.filesystem.denyRead");
    if (!setting2 || denied.length === 0) return void 0;
    const offending2 = items.filter((item) => denied.some(coverageOf(kindOf(setting2), [item])));
    return offending2.length > 0 ? { says: "allows what sandbox.filesystem.denyRead denies", offending: offending2 } : void 0;
  }
};
function inertList({
  path: path6,
  switch: needs3
}) {
  return {
    of: [path6],
    against: [needs3.path],
    judge: (_, { isGoverned, value: value2 }) => {
      if (isGoverned(path6)) return void 0;
      const switchValue = value2(needs3.path);
      const inForce2 = needs3.on ? switchValue === true : switchValue === null || switchValue === false;
      if (inForce2) return void 0;
      if (switchValue === null && needs3.elsewhere)
        return { says: `has an effect only where a project or a member turns ${needs3.path} on, which is not set` };
      const state = switchValue === null ? "not set" : JSON.stringify(switchValue);
      return { says: `does nothing while ${needs3.path} is ${state}` };
    }
  };
}
function isSwitched(setting2) {
  return setting2.switch?.offIsSafe === false && setting2.list !== void 0 && !isContainer(setting2);
}
var contradictoryLists = [
  allowedAndBlocked,
  allowedAndBlockedForMember,
  allowedAgainstOrganization,
  allowedAndDenied("commandAllowlist", "commandDenylist"),
  allowedAndDenied("commandAllowlist", "commandBlocklist"),
  allowedAndDenied("sandbox.filesystem.allowWrite", "sandbox.filesystem.denyWrite"),
  readAgainAndDenied,
  ...settings2.filter(isSwitched).map(inertList)
];
// src/audits/contradictions.ts
var contradiction2 = {
  id: "integrity/contradiction",
  title: "Settings do not contradict each other",
  kind: "integrity",
  severity: "medium",
  rationale: "If two settings contradict each other, it is unclear which one applies.",
  remediation: "Change one of the settings so that they agree, without loosening a control.",
  controls: ["soc2:CC7.1", "nist-800-53:CM-6"]
};
var meanings = {
  spec: ["spec"],
  normal: ["auto", "off"],
  "auto-low": ["auto", "low"],
  "auto-medium": ["auto", "medium"],
  "auto-high": ["auto", "high"]
};
function meaningOf2(mode) {
  return typeof mode === "string" && Object.hasOwn(meanings, mode) ? meanings[mode] : void 0;
}
var defaultAboveCap = {
  of: ["sessionDefaultSettings.autonomyLevel", "sessionDefaultSettings.autonomyMode"],
  against: ["maxAutonomyLevel"],
  judge: ({ setting: setting2, value: value2 }, { catalog, value: valueOf }) => {
    const scale2 = catalog.required("maxAutonomyLevel");
    const isMode = setting2?.path === "sessionDefaultSettings.autonomyMode";
    const [level, cap] = [rank(scale2, isMode ? meaningOf2(value2)?.[1] : value2), rank(scale2, valueOf(scale2.path))];
    return level !== void 0 && cap !== void 0 && level > cap ? { says: "is above maxAutonomyLevel" } : void 0;
  }
};
var modeAgainstLevel = {
  of: ["sessionDefaultSettings.autonomyMode"],
  against: ["sessionDefaultSettings.interactionMode", "sessionDefaultSettings.autonomyLevel"],
  judge: ({ value: mode }, { value: value2 }) => {
    const meaning = meaningOf2(mode);
    if (!meaning) return void 0;
    const [interaction, level] = meaning;
    const contradicting = Object.entries({ interactionMode: interaction, autonomyLevel: level }).filter(
      ([name, implied]) => {
        const set = value2(`sessionDefaultSettings.${name}`);
        return set !== null && implied !== void 0 && set !== implied;
      }
    );
    if (contradicting.length === 0) return void 0;
    return { says: `differs from ${contradicting.map(([name]) => name).join(" and ")}` };
  }
};
var defaultNotAllowed = {
  of: ["sessionDefaultSettings.model", "sessionDefaultSettings.specModeModel"],
  against: ["modelPolicy.allowAllServiceModels", "modelPolicy.allowedModelIds", "modelPolicy.blockedModelIds"],
  judge: ({ value: model }, { catalog, value: value2, list }) => {
    if (value2("modelPolicy.allowAllServiceModels") === true) return void 0;
    if (typeof model !== "string" || model === "" || model.startsWith("custom:")) return void 0;
    const kind = kindOf(catalog.required("modelPolicy.allowedModelIds"));
    const [allowed, blocked] = [list("modelPolicy.allowedModelIds"), list("modelPolicy.blockedModelIds")];
    const denied = isCovered(kind, blocked, model) || allowed.length > 0 && !isCovered(kind, allowed, model);
    return denied ? { says: "is a model that modelPolicy does not allow" } : void 0;
  }
};
var addressNotAllowed = {
  of: ["customModels[*].baseUrl"],
  against: ["modelPolicy.allowedBaseUrls"],
  judge: ({ value: value2 }, { catalog, list }) => {
    const allowedUrls = list("modelPolicy.allowedBaseUrls");
    if (allowedUrls.length === 0) return void 0;
    const covers2 = coverageOf(kindOf(catalog.required("modelPolicy.allowedBaseUrls")), allowedUrls);
    return covers2(value2) ? void 0 : { says: "is outside modelPolicy.allowedBaseUrls" };
  }
};
var undeclaredMarketplace = {
  of: ["enabledPlugins[*]"],
  against: ["extraKnownMarketplaces"],
  judge: ({ subject: subject2, value: value2 }, { entry, entries }) => {
    const plugin = unpointer(subject2)[1] ?? "";
    if (value2 !== true || !plugin.includes("@")) return void 0;
    const from2 = plugin.slice(plugin.lastIndexOf("@") + 1);
    if (isSetElement(entry(pointer(["extraKnownMarketplaces", from2])))) return void 0;
    const says2 = "comes from a marketplace that extraKnownMarketplaces does not declare";
    for (const marketplace2 of entries("extraKnownMarketplaces"))
      if (isSetElement(marketplace2)) return { says: says2, offending: [plugin] };
    return void 0;
  }
};
function isSetElement(entry) {
  return entry !== void 0 && elementOf(entry.subject) === entry.subject && !isVoid(entry.value);
}
var marketplaceNotListed = {
  of: ["extraKnownMarketplaces[*]"],
  against: ["strictKnownMarketplaces"],
  judge: ({ value: value2 }, { list }) => {
    const sources2 = list("strictKnownMarketplaces");
    const declared = isObject(value2) ? value2["source"] : void 0;
    if (sources2.length === 0 || !isObject(declared) || isVoid(declared)) return void 0;
    const isListed2 = flawOf(kinds_2.marketplace, declared) === void 0 ? overlapsOf(kinds_2.marketplace, sources2)(declared) : sources2.some((source) => equal(source, declared));
    return isListed2 ? void 0 : { says: "is a marketplace that strictKnownMarketplaces does not list" };
  }
};
var contradictionRules = [
  defaultAboveCap,
  modeAgainstLevel,
  defaultNotAllowed,
  addressNotAllowed,
  undeclaredMarketplace,
  marketplaceNotListed,
  ...contradictoryLists
];
function twofold2({ value: value2, rivals, repeated }) {
  if (rivals) {
    const values22 = [value2, ...rivals];
    return [{ actual: values22, says: "is set twice, under two spellings, with different values", offending: values22 }];
  }
  if (!repeated) return [];
  const says2 = `has ${count(repeated.length, "key")} more than once`;
  return [{ actual: repeated, says: says2, offending: repeated }];
}
function judge2(entry, view, items) {
  const { judging: judging2 } = partOf(pathOf(entry));
  if (judging2.length === 0 && !entry.rivals && !entry.repeated) return void 0;
  const objections = twofold2(entry);
  if (!isUnset(entry.value))
    for (const contradiction22 of judging2) {
      const objection2 = contradiction22.judge(entry, view, items);
      if (objection2) objections.push({ actual: entry.value, ...objection2 });
    }
  if (objections.length === 0) return void 0;
  return {
    actual: firstIn(objections).actual,
    offending: objections.flatMap(({ actual, offending: offending2 }) => offending2 ?? [actual]),
    message: `${nameOf(entry.subject)} ${objections.map(({ says: says2 }) => says2).join("; it ")}`
  };
}
function pathOf({ setting: setting2, element }) {
  return setting2?.path ?? element ?? "";
}
var parts2 = /* @__PURE__ */ new Map();
function partOf(path6) {
  return getOrMake(parts2, path6, () => {
    const isAgainst = (place2) => isPartOf(path6, place2);
    const decides = contradictionRules.filter(({ against }) => against.some(isAgainst)).flatMap(({ of }) => of);
    return { judging: contradictionRules.filter(({ of }) => of.includes(path6)), decides: [...new Set(decides)] };
  });
}
function* placesOf(place2, beside7, subject2, blocks) {
  const star = place2.indexOf("[*]");
  const [list, below] = [place2.slice(0, star), place2.slice(star + 3)];
  if (star < 0) yield pointerOf(place2);
  else if (beside7.startsWith(`${list}[*]`)) yield elementOf(subject2) + pointerOf(below.slice(1));
  else for (const entry of blocks.get(list)?.entries.values() ?? []) if (pathOf(entry) === place2) yield entry.subject;
}
var contradictions = {
  rules: [contradiction2],
  begin: (context) => {
    const rule92 = context.builtin(contradiction2);
    return rule92 ? walkerOf2(rule92, context) : { see: () => {
    }, end: () => [] };
  }
};
function walkerOf2(info, { catalog, policies, asOf }) {
  const rules3 = policies.rules.filter((rule92) => notInForce(rule92, asOf) === void 0);
  const governedSettings = new Set(rules3.map((rule92) => rule92.setting));
  const windows = new Windows();
  let blocks = /* @__PURE__ */ new Map();
  const value2 = (path6) => {
    const top = entryAt(blocks, pointerOf(path6));
    return top === void 0 || isUnset(top.value) ? null : top.value;
  };
  const view = {
    catalog,
    isGoverned: (path6) => governedSettings.has(path6),
    entry: (subject2) => entryAt(blocks, subject2),
    value: value2,
    list: (path6) => listOf(value2(path6)),
    entries: (key) => blocks.get(key)?.entries.values() ?? []
  };
  const judgeItems = (entry, items) => judge2(entry, view, items);
  return {
    see: (step) => {
      if (step.entries.length === 0) return;
      blocks = step.blocks;
      windows.rename(step.renames);
      const opposed = opposedBy(step);
      for (const change of step.entries) {
        const { subject: subject2, after } = change;
        const isAll = opposed.delete(subject2) || windows.at(subject2) !== void 0;
        windows.set(step, subject2, after && objectionTo(change, after, isAll, judgeItems));
      }
      for (const subject2 of opposed) {
        const entry = entryAt(step.blocks, subject2);
        windows.set(step, subject2, entry && judgeItems(entry, listOf(entry.value)));
      }
    },
    end: () => windows.all().map((window) => draftOf3(info, window))
  };
}
function opposedBy({ entries, blocks }) {
  const subjects = /* @__PURE__ */ new Set();
  for (const change of entries) {
    const path6 = pathOf(entryIn(change));
    for (const place2 of partOf(path6).decides)
      for (const subject2 of placesOf(place2, path6, change.subject, blocks)) subjects.add(subject2);
  }
  return subjects;
}
// src/audits/dangling-grants.ts
var rule9 = {
  id: "access/dangling-grant",
  title: "Only members have grants",
  kind: "access",
  severity: "info",
  rationale: "If a grant names nobody, the next person with that name gets it. Such a grant is also easy to miss in access reviews.",
  remediation: "Remove the entry, or correct the id or address. If it is the only one, look up first what an empty list allows.",
  controls: ["soc2:CC6.2", "soc2:CC6.3", "nist-800-53:AC-2(3)", "iso-27001:A.5.18"],
  needs: ["access"]
};
var SHOWN2 = 3;
var danglingGrants = {
  rules: [rule9],
  begin: (context) => {
    const info = context.builtin(rule9);
    const members2 = context.members && new MemberIndex(context.members);
    const grants2 = /* @__PURE__ */ new Map();
    let last = /* @__PURE__ */ new Map();
    return {
      see: (step) => {
        if (!info || !members2) return;
        last = step.blocks;
        followNames(grants2, step);
      },
      end: () => {
        if (!info || !members2) return [];
        const [departureOf, now2] = [departuresOf(context), instantText(context.asOf)];
        return [...grants2].flatMap(([subject2, names32]) => {
          const dangling = [...names32].flatMap(([name, namedSince]) => {
            if (members2.has(name)) return [];
            const departure = departureOf(name);
            return departure && departure.nextListAt > now2 ? [] : [{ name, namedSince, departure }];
          });
          return draftOf22(info, subject2, dangling, entryAt(last, subject2)?.value ?? null) ?? [];
        });
      }
    };
  }
};
function departuresOf(context) {
  const { membersAt } = context;
  const lists = memberLists(context, membersAt).map(({ at: at2, members: members2 }) => ({ at: at2, members: new MemberIndex(members2) }));
  return (name) => {
    const i = lists.findLastIndex(({ members: members2 }) => members2.has(name));
    const list = lists[i];
    return list && { lastListAt: list.at, nextListAt: lists[i + 1]?.at ?? instantText(membersAt) };
  };
}
function draftOf22(info, subject2, all2, actual) {
  const dangling = all2.toSorted((a, b) => a.namedSince.revision - b.namedSince.revision || (a.name < b.name ? -1 : 1));
  const departureAt = new Map(
    dangling.flatMap(
      ({ name, namedSince, departure }) => departure && departure.nextListAt > namedSince.at ? [[name, departure.nextListAt]] : []
    )
  );
  const strangers2 = dangling.filter(({ name }) => !departureAt.has(name));
  const [first, firstDepartureAt] = [strangers2[0]?.namedSince, [...departureAt.values()].sort()[0]];
  const introduced = firstDepartureAt !== void 0 && (!first || firstDepartureAt < first.at) ? sinceDeparture(firstDepartureAt) : first;
  if (!introduced) return void 0;
  const moments = new Map(
    strangers2.map(({ namedSince: { exact: _, first: __, ...moment } }) => [moment.revision, moment])
  );
  const namesAt = ({ revision: revision2, at: at2 }) => dangling.filter(
    ({ name, namedSince }) => departureAt.has(name) ? lookUp(departureAt, name) <= at2 : namedSince.revision <= revision2
  ).map(({ name }) => name);
  return draftWith({
    rule: info,
    subject: subject2,
    message: messageOf3(subject2, dangling),
    actual,
    offending: dangling.map(({ name }) => name),
    values: [...moments.values()].map((moment) => ({ ...moment, actual: namesAt(moment) })),
    introduced,
    event: false
  });
}
function sinceDeparture(at2) {
  return { revision: null, day: at2, at: at2, time: Date.parse(at2), by: null, exact: false, first: false };
}
function messageOf3(subject2, dangling) {
  const examples = dangling.slice(0, SHOWN2).map(({ name, namedSince, departure }) => {
    const until2 = departure && `; a member by the list of ${precise(departure.lastListAt)}, and none by that of ${precise(departure.nextListAt)}`;
    return `${name} (named since revision ${namedSince.revision}${until2 ?? ""})`;
  });
  const more = dangling.length > SHOWN2 ? `, and ${count(dangling.length - SHOWN2, "more", "more")}` : "";
  const people = dangling.length === 1 ? "somebody who is no member" : "people who are no members";
  const unknown22 = dangling.filter(({ departure }) => departure === void 0).length;
  return `${nameOf(subject2)} names ${people} of the organization: ${examples.join(", ")}${more}${unknownWords(unknown22, dangling.length)}`;
}
function unknownWords(unknown22, all2) {
  if (unknown22 === 0) return "";
  if (unknown22 < all2)
    return `; of ${count(unknown22, "other", "others")} it is not known when they ceased to be members, if they ever were`;
  return "; when they ceased to be members, if they ever were, is not known";
}
// src/audits/emptied.ts
var rule22 = {
  id: "changes/emptied",
  title: "No revision empties the settings",
  acceptedBy: "revision",
  kind: "change",
  severity: "info",
  rationale: "Most settings that are not set are not enforced. A revision that unsets nearly all settings turns off nearly all controls. A revision is reported if it unsets at least 8 settings, and at least three quarters of all.",
  remediation: "If this was a mistake, restore the settings of the revision before. Then accept the revision with an exception.",
  controls: ["soc2:CC8.1", "nist-800-53:CM-3"]
};
var MANY = 8;
var PART = 0.75;
var emptied = stepAudit([rule22], (context) => {
  const info = context.builtin(rule22);
  return (step) => {
    if (!info || step.changes.length < MANY) return [];
    const removedCount = unsetIn(step);
    if (removedCount < MANY) return [];
    const all2 = settingsBefore(step);
    if (removedCount < PART * all2) return [];
    const { revision: revision2 } = step.revision;
    const message = step.exact ? `revision ${revision2} unset ${removedCount} of ${all2} settings at once` : `${removedCount} of ${all2} settings were unset by revision ${revision2} at the latest; revisions before it are missing`;
    return [changeEvent(info, step, { subject: `revision:${revision2}`, message })];
  };
});
function unsetIn({ changes: changes2 }) {
  const counts2 = /* @__PURE__ */ new Map();
  for (const { op, path: path6, subject: subject2 } of changes2) {
    const place2 = path6 ?? subject2;
    if (op === "remove" || op === "add") counts2.set(place2, (counts2.get(place2) ?? 0) + (op === "remove" ? 1 : -1));
  }
  return sumOf(counts2.values(), (count22) => Math.max(0, count22));
}
function settingsBefore({ blocks, changes: changes2 }) {
  let sum2 = 0;
  for (const block of blocks.values()) for (const entry of block.entries.values()) if (isSet(entry)) sum2++;
  for (const { op } of changes2) sum2 += Number(op === "remove") - Number(op === "add");
  return sum2;
}
// src/audits/evidence.ts
var common7 = {
  acceptedBy: "revision",
  kind: "integrity",
  controls: ["soc2:CC7.2", "nist-800-53:AU-9", "nist-800-53:SI-7"]
};
var gap22 = {
  ...common7,
  id: "integrity/revision-gap",
  title: "No revision is missing",
  severity: "low",
  rationale: "Changes in a missing revision cannot be judged.",
  remediation: "With a ledger, run driftline audit --full once: the service may have the missing revisions by now. If they do not exist, accept the next revision with an exception that states why."
};
var clock = {
  ...common7,
  id: "integrity/clock",
  title: "Revisions are in order of time",
  severity: "low",
  rationale: "If a revision is dated before its predecessor or after the audit, the exposures around it are unreliable.",
  remediation: "Compare the revision with the organization's audit log. Then accept the revision with an exception."
};
var conflict2 = {
  ...common7,
  id: "integrity/revision-conflict",
  title: "A revision has only one content",
  severity: "critical",
  rationale: "Revisions must not change. If one revision has two contents, no revision can be trusted.",
  remediation: "Ask the service which content is correct, and keep both until you know. Then accept the revision with an exception."
};
var SKEW = 5 * 6e4;
var evidence = stepAudit([gap22, clock, conflict2], (context) => {
  const gaps2 = context.builtin(gap22);
  const clocks = context.builtin(clock);
  const conflicts2 = context.builtin(conflict2);
  return function* (step) {
    const { revision: revision2, previous } = step;
    const subject2 = `revision:${revision2.revision}`;
    const isNow = context.conflicts.has(revision2.revision);
    const past = context.ledger?.conflicts?.get(revision2.revision);
    if (conflicts2 && (isNow || past !== void 0)) {
      const then = isNow || past === void 0 ? "" : ` in the audit of ${minute(past)}`;
      yield event(conflicts2, step, {
        subject: subject2,
        message: `revision ${revision2.revision} arrived twice${then}, with different content`
      });
    }
    if (gaps2 && step.gap) {
      const { from: from2, to } = step.gap;
      const offending2 = from2 === to ? [from2] : [from2, to];
      yield changeEvent(gaps2, step, { subject: `revision:${from2}`, message: missingWords([step.gap]), offending: offending2 });
    }
    const isBack3 = previous !== null && revision2.time < previous.time;
    if (!clocks || !(isBack3 || revision2.time > context.asOf + SKEW)) return;
    const order2 = isBack3 ? `before revision ${previous.revision} at ${timeWords(previous.time)}` : "after this audit";
    const message = `revision ${revision2.revision} is dated ${timeWords(revision2.time)}, ${order2}`;
    yield event(clocks, step, { subject: subject2, message, actual: revision2.at, before: isBack3 ? previous.at : null });
  };
});
// src/audits/exceptions.ts
var common23 = { acceptedBy: "nothing", kind: "exception", controls: ["soc2:CC3.2", "nist-800-53:CA-5"] };
var expiredRule = {
  ...common23,
  id: "exceptions/expired",
  title: "Needed exceptions have not expired",
  severity: "low",
  rationale: "After an exception expires, the finding is no longer accepted.",
  remediation: "Fix the setting, or have the exception reviewed and renewed."
};
var unusedRule2 = {
  ...common23,
  id: "exceptions/unused",
  title: "Every exception is needed",
  severity: "info",
  rationale: "An unused exception would accept a future violation that nobody has reviewed.",
  remediation: "Remove the exception."
};
var selfOwned = {
  ...common23,
  id: "exceptions/self-owned",
  title: "Nobody accepts their own violation",
  severity: "info",
  rationale: "If the owner of the exception also introduced the violation, nobody else has reviewed it.",
  remediation: "Make another person the owner of the exception."
};
var exceptions = {
  rules: [expiredRule, unusedRule2, selfOwned],
  begin: (context) => {
    let incomparable = [];
    return {
      see: () => {
      },
      end: () => [],
      settle: (weighedExceptions) => {
        incomparable = weighedExceptions.incomparable;
        return drafts2(context, weighedExceptions);
      },
      unjudged: () => incomparable.map(unknownPart)
    };
  }
};
function unknownPart({ exception: { rule: rule92 }, subject: subject2, key, presentKey }) {
  const present2 = presentKey === null ? "the secret has no fingerprint under a key in this audit: an audit with a fingerprint key that reads the whole history (driftline audit --full) can compare the two" : `this audit has the key ${presentKey}: list the present fingerprint`;
  return {
    what: `whether an exception for ${rule92} accepts ${nameOf(subject2)}`,
    reason: `it lists a fingerprint under the key ${key}, and ${present2}`
  };
}
function drafts2(context, weighedExceptions) {
  const { exceptions: exceptions2 } = context.policies;
  const ranOut = exceptions2.flatMap((exception) => {
    const since = weighedExceptions.state(exception) === "expired" ? weighedExceptions.neededSince(exception) : void 0;
    return since === void 0 ? [] : [{ exception, end: exception.until ?? 0, since }];
  });
  const idle = exceptions2.filter(
    (exception) => weighedExceptions.state(exception) === "unused" && weighedExceptions.isJudged(exception)
  );
  return [
    ...[...groupBy(ranOut, ({ exception }) => exception.rule)].map(([rule92, list]) => {
      const last = Math.max(...list.map(({ end }) => end));
      const isOlder2 = list.every(({ end, since }) => since < end);
      const message = `${count(list.length, "exception")} for ${rule92} ended${list.length > 1 ? ", the last" : ""} on ${boundText(last, true)}, and the deviation is ${isOlder2 ? "still there" : "there without an exception"}`;
      const time = Math.min(...list.map(({ end, since }) => Math.max(end, since)));
      return draft2(
        context.builtin(expiredRule),
        list.map(({ exception }) => exception),
        time,
        message
      );
    }),
    ...[...groupBy(idle, (exception) => exception.rule)].map(([rule92, list]) => {
      const since = Math.max(
        ...list.map((exception) => Math.max(exception.from, weighedExceptions.neededUntil(exception) ?? 0))
      );
      const message = `${count(list.length, "exception")} for ${rule92} ${list.length > 1 ? "accept" : "accepts"} no current violation`;
      return draft2(context.builtin(unusedRule2), list, since, message);
    }),
    ...[...groupBy(weighedExceptions.selfOwned, ([exception]) => exception.rule)].map(
      ([rule92, pairs]) => {
        const sure = pairs.filter(([, { isSure }]) => isSure);
        const mainPairs = sure.length > 0 ? sure : pairs;
        const [exception, ownership] = firstIn(mainPairs);
        const more = mainPairs.length > 1 ? `; the same applies to ${count(mainPairs.length - 1, "more exception")}` : "";
        const unsure = pairs.length - mainPairs.length;
        const unsureWords = unsure > 0 ? `; the same may apply to ${count(unsure, "more exception")}` : "";
        const message = `${exception.owner} owns an exception for ${rule92} and ${introducedWords(ownership)}${more}${unsureWords}`;
        const ownedExceptions = pairs.map(([exception2]) => exception2);
        const first = Math.min(...pairs.map(([{ from: from2 }, { time }]) => Math.max(from2, time)));
        return draft2(context.builtin(selfOwned), ownedExceptions, first, message);
      }
    )
  ].filter((draft3) => draft3 !== void 0);
}
function introducedWords({ revision: revision2, by, isSure }) {
  if (isSure) return `introduced what it accepts in revision ${revision2}`;
  return `may be ${personName(by)}, who introduced what it accepts in revision ${revision2}`;
}
function draft2(info, exceptions2, time, message) {
  const { rule: rule92, location } = firstIn(exceptions2);
  const offending2 = exceptions2.flatMap((exception) => exception.value ?? []);
  return info && eventAt({ ...info, location }, time, { subject: `rule:${rule92}`, message, offending: offending2 });
}
// src/audits/secrets.ts
var common33 = { kind: "secret", controls: ["soc2:CC6.1", "nist-800-53:IA-5", "iso-27001:A.5.17"] };
var literal = {
  ...common33,
  id: "secrets/literal",
  title: "Secrets are references, not literals",
  severity: "high",
  rationale: "Everyone who can read the settings or their history can read a literal secret, as long as the history is kept.",
  remediation: "Rotate the secret at the provider, keep it in an environment variable, and write ${NAME} here. Removing the literal is not enough, because the history still contains it."
};
var misplacedRule = {
  ...common33,
  id: "secrets/misplaced",
  title: "Secrets are only in settings for secrets",
  severity: "critical",
  rationale: "A secret in a field for names or labels is shown to everyone who can see that field.",
  remediation: "Rotate the secret at the provider, and remove it from this field."
};
function ownLiterals({ container, setting: setting2, value: value2 }) {
  if (container) return [];
  const isKey = setting2?.path.endsWith(".apiKey") === true;
  return literalsIn(value2).filter((secret) => (isKey || isCredential(secret)) && !isMisplaced(secret));
}
function judgeLiteral(entry) {
  if (entry.hides !== true) return void 0;
  const { value: value2 } = entry;
  const literals = ownLiterals(entry);
  const hiddenValues = hiddenTexts(entry);
  if (literals.length === 0 && hiddenValues.length === 0) return void 0;
  const weak = literals.length > 0 && literals.every(isWeak);
  const message = hiddenName(entry.subject) === void 0 ? `${nameOf(entry.subject)} holds a literal secret${weak ? ", a weak one: short, or also shown elsewhere" : ""}` : `${nameOf(entry.subject)} has a literal secret in its name`;
  return { actual: value2, offending: [...literals.map((secret) => secret.fingerprint), ...hiddenValues], message };
}
function staysBehindMask({ container, subject: subject2, value: value2 }, before2) {
  if (container || !isMasked(value2)) return void 0;
  const message = `${nameOf(subject2)} held a literal secret, which the history still shows; now the service shows a mask, and whether it is still there cannot be seen`;
  return { actual: value2, offending: before2.offending, message };
}
function judgeMisplaced(entry) {
  if (entry.hides !== true || entry.container) return void 0;
  const misplacedLiterals = literalsIn(entry.value).filter(isMisplaced);
  if (misplacedLiterals.length === 0) return void 0;
  return {
    actual: entry.value,
    offending: misplacedLiterals.map((secret) => secret.fingerprint),
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
  if (typeof value2 !== "object" || value2 === null || isSecret(value2)) return [];
  return Object.entries(value2).flatMap(([key, item]) => [hiddenName(key) ?? "", ...textsIn(item)]);
}
function hiddenTexts({ container, subject: subject2, value: value2 }) {
  const texts = [hiddenName(subject2) ?? "", ...container ? [] : textsIn(value2)];
  return texts.filter((text6) => text6.includes("[secret fp:"));
}
function judgeShown(entry) {
  return judgeLiteral(entry) ?? judgeMisplaced(entry);
}
function fingerprintsIn(value2) {
  return [...literalsIn(value2).map((secret) => secret.fingerprint), ...textsIn(value2).flatMap(fingerprintsInText)];
}
function credentialsIn(entry) {
  if (entry.hides !== true) return [];
  const own2 = ownLiterals(entry).filter((secret) => !isWeak(secret));
  const prints = [...own2.map((secret) => secret.fingerprint), ...hiddenTexts(entry).flatMap(fingerprintsInText)];
  return prints.filter((fingerprint) => fingerprint !== NO_FINGERPRINT);
}
var secrets = entryAudit(
  [
    [literal, judgeLiteral, staysBehindMask],
    [misplacedRule, judgeMisplaced]
  ],
  { besideWindow: "beneath" }
);
// src/audits/exposed.ts
var rule32 = {
  id: "secrets/exposed-in-history",
  title: "Secrets in the history are rotated",
  acceptedBy: "revision",
  kind: "secret",
  severity: "info",
  rationale: "The service keeps every revision. Anyone who can read the history can read secrets that were removed from the settings.",
  remediation: "Rotate the secret at the provider. Then accept the revision with an exception.",
  controls: ["soc2:CC6.1", "nist-800-53:IA-5", "iso-27001:A.5.17"]
};
var exposed = {
  rules: [rule32],
  begin: (context) => {
    const info = context.builtin(rule32);
    const windows = entryWindows(judgeShown, staysBehindMask);
    return { see: (step) => info && windows.see(step), end: () => info ? draftsOf2(info, windows.all()) : [] };
  }
};
function draftsOf2(info, windows) {
  const open3 = windows.filter((window) => window.resolved === null);
  const current = new Set(
    open3.flatMap(({ subject: subject2, latest: latest2 }) => [...fingerprintsOfName(subject2), ...fingerprintsIn(latest2.actual)])
  );
  return windows.flatMap((window) => {
    if (window.resolved === null) return [];
    const { subject: subject2, introduced, resolved, values: values22, latest: latest2 } = window;
    const offending2 = [
      .../* @__PURE__ */ new Set([...fingerprintsOfName(subject2), ...values22.flatMap((value2) => fingerprintsIn(value2.actual))])
    ];
    if (offending2.every((print) => print !== NO_FINGERPRINT && current.has(print))) return [];
    const { exact } = resolved;
    const end = exact ? `revision ${resolved.revision} took it out` : `revision ${resolved.revision} at the latest`;
    const message = `${nameOf(subject2)} held a secret from revision ${introduced.revision}${introduced.exact ? "" : " or earlier"} until ${end}; the history still shows it`;
    const parts3 = { subject: subject2, message, actual: latest2.actual, offending: offending2 };
    return [changeEvent(info, { revision: resolved, exact }, parts3)];
  });
}
// src/audits/in-force/turns.ts
function turnsAfter(versions, start, demands) {
  const turns = [];
  const before2 = versions[start];
  let last = before2 ? demands(before2) : false;
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
function relaxedBy(turns, email22) {
  if (email22 === null || email22 === "") return void 0;
  return turns.filter((turn) => !turn.demanded).flatMap((turn) => turn.candidates).find(({ commit }) => commit?.writers.some((writer) => foldAscii(writer) === foldAscii(email22)));
}
// src/audits/in-force/events.ts
var judgedRules = /* @__PURE__ */ new Set(["editors/unapproved", ...changes.rules.map(({ id }) => id)]);
var EventVerdicts = class {
  #versions;
  /** The context of each version. Versions that do not differ in their rules on events share one. */
  #contexts = /* @__PURE__ */ new Map();
  #then = /* @__PURE__ */ new Map();
  differing = [];
  /** The turns of the differing events, by revision and rule. */
  turns = /* @__PURE__ */ new Map();
  constructor(versions, context) {
    this.#versions = versions;
    let [last, judging2] = [null, context];
    for (const version2 of versions) {
      const { policies } = version2;
      const spelling = policies && spellingOf3(policies);
      if (policies && spelling !== last)
        [last, judging2] = [spelling, { ...context, policies, approvals: bookOf(policies, context) }];
      this.#contexts.set(version2, policies ? judging2 : void 0);
    }
  }
  /** @param at the index of the version in force; -1: none was */
  see(step, at2) {
    const version2 = this.#versions[at2];
    const { policies } = version2 ?? {};
    if (policies === null) return;
    const now2 = this.#judge(lastIn(this.#versions), step) ?? /* @__PURE__ */ new Map();
    const drafts32 = at2 === this.#versions.length - 1 ? now2 : version2 && this.#judge(version2, step);
    const then = new Map(
      policies && drafts32 ? [...drafts32].filter(([rule92]) => isStated(policies, rule92, step.revision.time)) : []
    );
    if (then.size > 0) this.#then.set(step.revision.revision, new Set(then.keys()));
    for (const rule92 of /* @__PURE__ */ new Set([...then.keys(), ...now2.keys()])) {
      if (then.has(rule92) === now2.has(rule92)) continue;
      const turns = this.#turns(rule92, step, at2);
      this.differing.push({ rule: rule92, step, past: then.get(rule92) ?? null, turns });
      getOrMake(this.turns, step.revision.revision, () => /* @__PURE__ */ new Map()).set(rule92, turns);
    }
  }
  /** Returns the verdict of the policy of that time on a current event. */
  verdict(rule92, revision2, time, at2) {
    const version2 = this.#versions[at2];
    if (!version2) return "absent";
    if (version2.policies === null || !judgedRules.has(rule92)) return "unknown";
    if (!isStated(version2.policies, rule92, time)) return "absent";
    return this.#then.get(revision2)?.has(rule92) ? "violating" : "compliant";
  }
  /** Returns the events of a step by the policies of a version; undefined when the policies cannot be read. */
  #judge(version2, step) {
    const context = this.#contexts.get(version2);
    return context && eventsOf(context, step);
  }
  /** Returns the versions that changed the verdict on one event of a step. Judges each distinct context once. */
  #turns(rule92, step, at2) {
    const verdicts2 = /* @__PURE__ */ new Map();
    return turnsAfter(this.#versions, at2, (version2) => {
      const context = this.#contexts.get(version2);
      return context && getOrMake(verdicts2, context, () => eventsOf(context, step).has(rule92));
    });
  }
};
function eventsOf(context, step) {
  const drafts32 = [editors, changes].flatMap((family) => {
    const walker = family.begin(context);
    walker.see(step);
    return walker.end([]);
  });
  return new Map(drafts32.filter((draft3) => draft3.rule.policy !== null).map((draft3) => [draft3.rule.id, draft3]));
}
function bookOf({ approvals: approvals2, changes: policy2 }, { asOf, people }) {
  return new ApprovalBook(approvals2, policy2?.emergencySeconds ?? null, asOf, people);
}
function spellingOf3({ editors: people, changes: policy2, approvals: approvals2 }) {
  return JSON.stringify([people, policy2, approvals2], (key, value2) => key === "location" ? null : value2);
}
function isStated({ editors: people, changes: policy2 }, rule92, time) {
  if (rule92 === "editors/unapproved") return people !== null && notInForce(people, time) === void 0;
  return policy2 !== null && changeRulesOf(policy2).some(({ id }) => id === rule92) && notInForce(policy2, time) === void 0;
}
// src/audits/in-force/relaxed.ts
var relaxedRule = {
  id: "changes/relaxed",
  title: "Policies are not relaxed after they were violated",
  acceptedBy: "either",
  kind: "change",
  severity: "info",
  rationale: "If a policy is relaxed whenever it is violated, it enforces nothing.",
  remediation: "Have the commit that relaxed the policy reviewed by a person other than the author of the change.",
  controls: ["soc2:CC8.1", "nist-800-53:CM-3"],
  needs: ["policyHistory"]
};
var legalisedRule = {
  id: "changes/legalised",
  title: "Nobody relaxes a policy for their own change",
  acceptedBy: "revision",
  kind: "change",
  severity: "high",
  rationale: "A person who violates a rule and then relaxes it gives permission to themselves.",
  remediation: "Have another person review the change and the commit. Then revert one of them, or accept the revision with an exception.",
  controls: ["soc2:CC8.1", "nist-800-53:AC-5", "nist-800-53:CM-5"],
  needs: ["policyHistory"]
};
var relaxedRules = [relaxedRule, legalisedRule];
function relaxedDrafts(context, isExact2) {
  const relaxedInfo = context.builtin(relaxedRule);
  const legalisedInfo = context.builtin(legalisedRule);
  const drafts32 = /* @__PURE__ */ new Map();
  function window({ rule: rule92, failing: failing2, first, last, isBrought, next, turns }) {
    const turn = lastTurn(turns, false);
    if (!turn) return;
    const { subject: subject2, expected, words: words22, before: before2, stages } = lastIn(failing2).draft;
    const latest2 = present(stages?.findLast((stage) => stage.revision <= last.revision));
    const set = failing2.flatMap(
      ({ draft: draft3, from: from2, to }) => present(draft3.stages).filter(({ isChange, revision: revision2 }) => isChange && from2 <= revision2 && revision2 <= to)
    );
    const common8 = { subject: subject2, expected, words: words22, before: before2, inForce: "violating" };
    const changedAt = Math.min(turn.version.from, context.asOf);
    const exact = isBrought && firstIn(failing2).draft.introduced.exact;
    const introduced = { ...first, exact, first: isBrought && firstIn(failing2).draft.introduced.first };
    if (relaxedInfo)
      add({
        ...common8,
        rule: relaxedInfo,
        message: `by rule ${rule92}, until ${changeWords(turn)} relaxed it, ${latest2.message}`,
        actual: latest2.actual,
        offending: latest2.offending,
        values: set.map(({ revision: revision2, at: at2, time, by, actual }) => ({ revision: revision2, at: at2, time, by, actual })),
        introduced,
        resolved: next && next.time < changedAt ? next : endAt(Math.max(changedAt, first.time)),
        event: false
      });
    for (const { revision: revision2, at: at2, time, by, actual, offending: offending2, message } of set)
      legalise({ revision: revision2, at: at2, time, by, exact: isExact2(revision2) }, turns, rule92, {
        ...common8,
        actual,
        offending: offending2,
        message
      });
  }
  function event2({ rule: rule92, step, past, turns }) {
    const turn = lastTurn(turns, false);
    if (!past || !turn) return;
    const { subject: subject2, expected, words: words22, before: before2, offending: offending2, actual, message } = past;
    const common8 = { subject: subject2, expected, words: words22, before: before2, offending: offending2, actual, inForce: "violating" };
    const moment = { ...step.moment, exact: past.introduced.exact };
    if (relaxedInfo)
      add({
        ...common8,
        rule: relaxedInfo,
        message: `by rule ${rule92}, until ${changeWords(turn)} relaxed it, ${message}`,
        introduced: past.introduced,
        resolved: endAt(Math.min(Math.max(turn.version.from, moment.time), context.asOf))
      });
    legalise(moment, turns, rule92, { ...common8, message });
  }
  function legalise(moment, turns, rule92, common8) {
    const version2 = relaxedBy(turns, moment.by.email);
    if (!legalisedInfo || !version2) return;
    const { exact, ...change } = moment;
    const act = exact ? `${change.by.email} made that change` : `who made that change is not known; ${change.by.email} made revision ${change.revision}, the first one seen with it`;
    const isAuthor = foldAscii(version2.commit?.author ?? "") === foldAscii(change.by.email ?? "");
    const part2 = isAuthor ? "wrote" : "is a further author or the committer of";
    add({
      ...common8,
      rule: legalisedInfo,
      message: `by rule ${rule92} as it was then, ${common8.message}; ${act}, and ${part2} ${commitWords(version2)}, which relaxed the rule`,
      values: [{ ...change, actual: common8.actual }],
      introduced: { ...change, exact, first: false }
    });
  }
  function add(parts3) {
    const draft3 = draftWith(parts3);
    const key = JSON.stringify([draft3.rule.id, draft3.subject, draft3.introduced.revision]);
    const before2 = drafts32.get(key);
    drafts32.set(
      key,
      before2 ? {
        ...before2,
        message: `${before2.message}; ${draft3.message}`,
        offending: unique([...before2.offending, ...draft3.offending])
      } : draft3
    );
  }
  return { window, event: event2, all: () => [...drafts32.values()] };
}
function commitWords({ commit, from: from2 }) {
  if (!commit) return "what is not committed to the branch";
  return `commit ${commit.id.slice(0, 7)} of ${dayOf(from2)}`;
}
function changeWords({ version: version2, candidates }) {
  const authorWords = version2.commit ? ` by ${version2.commit.author}` : "";
  return `${commitWords(version2)}${authorWords}${candidates.length > 1 ? ", or one before it that cannot be read," : ""}`;
}
// src/audits/overrides.ts
function withOverrides(rule92, catalog) {
  const { overriddenBy, switch: needs3 } = catalog.required(rule92.setting);
  const overridingSetting = needs3 && catalog.setting(needs3.path)?.overriddenBy;
  const on = (setting2, demands, ofSwitch) => setting2 === void 0 ? [] : [{ ...rule92, setting: setting2, demands, ofSwitch, unsetPasses: true }];
  return [
    rule92,
    ...on(overriddenBy, rule92.demands, false),
    ...on(overridingSetting, [{ check: "equals", options: needs3?.on ?? null }], true)
  ];
}
// src/audits/age.ts
function ageWindows(maxSeconds) {
  const now2 = /* @__PURE__ */ new Map();
  const past = [];
  const plainValues = /* @__PURE__ */ new Map();
  const first = /* @__PURE__ */ new Map();
  const placeSecret = (secret, at2) => {
    const earlier2 = isMasked(secret) || secret.fingerprint === NO_FINGERPRINT ? void 0 : first.get(secret.fingerprint);
    if (!earlier2 && !isMasked(secret)) first.set(secret.fingerprint, at2);
    return earlier2 ? { ...earlier2, back: at2 } : { ...at2, back: null };
  };
  return {
    /** Moves the state of elements that continue under another key. */
    rename(renames) {
      moveAlong(plainValues, renames);
      moveAlong(now2, renames, (since, old) => ({ ...since, formerly: [...since.formerly ?? [], old] }));
    },
    /** Returns the subjects with a secret. */
    following: () => now2.keys(),
    /**
     * @param value the value at a subject from this step on
     * @param secret the same value, if it is a literal or mask whose age counts; else undefined
     */
    set(step, subject2, value2, secret) {
      const moment = step.moment;
      const current = { moment, exact: step.exact, first: step.previous === null };
      let since = now2.get(subject2);
      const before2 = since ? since.literal ?? since.before : plainValues.get(subject2) ?? null;
      if (secret) plainValues.delete(subject2);
      else plainValues.set(subject2, value2);
      if (since && !(secret && mayBeSame(since, secret))) {
        past.push([subject2, since, step.seenMoment]);
        now2.delete(subject2);
        since = secret && since.masked ? { before: before2, ...placeSecret(secret, since.masked), ...stateOf(secret, null) } : void 0;
        if (since) now2.set(subject2, since);
      }
      if (secret && !since) now2.set(subject2, { before: before2, ...placeSecret(secret, current), ...stateOf(secret, current) });
      else if (secret && since && since.lastValue !== secret)
        now2.set(subject2, { ...since, ...stateOf(secret, since.masked ?? current, since) });
    },
    windows(asOf) {
      const open3 = [...now2].map(([subject2, since]) => [subject2, since, null]);
      return [...past, ...open3].flatMap(([subject2, since, end]) => {
        const due = since.moment.time + maxSeconds * 1e3;
        const late = since.back !== null && due <= since.back.moment.time ? since.back : null;
        const { moment, exact, first: first2 } = late ?? since;
        const time = late ? late.moment.time : due;
        if (time >= (end?.time ?? asOf)) return [];
        const { lastValue, before: before2 } = since;
        const hiddenReason = isMasked(lastValue) ? "the service shows a mask" : lastValue.fingerprint === NO_FINGERPRINT ? "secrets have no fingerprints in this audit" : null;
        const [holds, why2] = hiddenReason === null ? ["holds", ""] : ["may hold", `: ${hiddenReason}, so a rotation cannot be seen`];
        const observation = {
          actual: lastValue,
          offending: [lastValue],
          message: `${holds} a literal that is older than ${duration(maxSeconds)}, counted from revision ${since.moment.revision}${why2}`
        };
        const introduced = { ...moment, time, at: instantText(time), exact, first: first2 };
        const values22 = [{ ...moment, actual: observation.actual }];
        const stages = [{ ...moment, exact, observation, isChange: true }];
        const window = { subject: subject2, introduced, before: before2, values: values22, stages, latest: observation, resolved: end };
        return [since.formerly ? { ...window, formerly: since.formerly } : window];
      });
    }
  };
}
function mayBeSame(since, secret) {
  return isMasked(secret) || since.literal === null || since.literal.fingerprint === secret.fingerprint;
}
function stateOf(secret, mask, since) {
  if (!isMasked(secret)) return { lastValue: secret, literal: secret, masked: null };
  return { lastValue: secret, literal: since?.literal ?? null, masked: mask };
}
// src/audits/fix.ts
var addressWithRedactedPart = /https?:\/\/[^"]*(?:\?[^"]*=[^"&]|#[^"])/i;
function restore(restoration) {
  const { setting: setting2, entry, off } = restoration;
  if (setting2.path.includes("[*]") && setting2.path.startsWith("customModels")) return null;
  if (entry?.flaw) return null;
  const patch = bag();
  if (off) {
    const position = off.needs.offIsSafe ? !off.needs.on : off.needs.on;
    for (const keys of off.entry?.written ?? [off.needs.path.split(".")]) insert(patch, keys, position);
  }
  const actual = entry?.value ?? null;
  if (off && !restoration.hasBrokenGroup && !entry?.rivals && restoration.holds(actual)) return patch;
  let value2 = isUnset(actual) ? void 0 : actual;
  for (const { check, options } of restoration.demands) {
    const next = lookUp(restoration.checks, check).restore?.(options, setting2, value2);
    if (next !== void 0) value2 = next;
  }
  const target = value2 === void 0 ? null : value2;
  const empties = isUnset(target) && setting2.unset.as === "everything";
  if (!restoration.holds(target) || empties || isHiding(target) || addressWithRedactedPart.test(canonical(target)))
    return null;
  for (const keys of entry?.written ?? [unpointer(restoration.subject)]) insert(patch, keys, target);
  return patch;
}
// src/audits/switched-off.ts
function switchWatch(needs3) {
  const subject2 = pointerOf(needs3.path);
  let lastSince;
  return (step) => {
    const entry = entryAt(step.blocks, subject2);
    const values22 = spelledValues(entry);
    if (isInForce(needs3, values22)) {
      lastSince = void 0;
      return void 0;
    }
    const safe = needs3.offIsSafe && values22.every(isOff);
    const since = lastSince ?? step.seenMoment;
    lastSince = safe ? void 0 : since;
    return {
      subject: subject2,
      needs: needs3,
      since,
      entry,
      state: stateAt(step.blocks, subject2) ?? unreadableAt(step.blocks.get(keyOf(subject2)), subject2)?.flaw ?? null,
      message: effectWords(needs3, values22),
      safe
    };
  };
}
function effectWords({ path: path6, on, offIsSafe }, values22) {
  const unread = offIsSafe ? values22.find((value2) => value2 !== true && !isOff(value2)) : void 0;
  return unread === void 0 ? `has no effect because ${path6} is ${offWords(firstIn(values22), on)}` : `may have no effect because ${path6} is malformed: it is ${valueWords(unread)}, and should be true or false`;
}
function valueWords(value2) {
  const type = typeof value2 === "string" ? "the text " : typeof value2 === "number" ? "the number " : "";
  return `${type}${JSON.stringify(value2)}`;
}
function offWords(value2, on) {
  if (!on) {
    if (value2 === true) return "on";
    return isOff(value2) ? "on in one of its spellings" : `on (it is ${valueWords(value2)}, and only false turns it off)`;
  }
  if (value2 === false) return "off";
  if (value2 === null) return "off (not set)";
  return value2 === true ? "off in one of its spellings" : `off (it is ${valueWords(value2)}, and only true turns it on)`;
}
// src/audits/rule-walker.ts
function isFlawed({ before: before2, after }) {
  return before2?.flaw !== void 0 || after?.flaw !== void 0;
}
var flawIn = (key) => `${key} cannot be read`;
var ages = /* @__PURE__ */ new Set(["literal", "masked-by-server"]);
var RuleWalker = class {
  /** The places where a change may affect the rule. */
  reads;
  #rule;
  /** Unreadable values are reported by another walker. */
  #readableOnly;
  #setting;
  #context;
  #key;
  /** The catalog path of the elements that contain the setting, and the keys below each; null when there are none. */
  #elements;
  #subject;
  /** The demand on the age, and the demands on the value. */
  #age;
  #valueDemands;
  #test;
  /** The place of a list of elements or map that a JSON Schema judges: it sees canonical names and what is set. */
  #whole;
  /** Whether a list passes if each of its entries does. */
  #judgesEntries;
  #windows = new Windows(differ);
  #switch;
  /** The switch that makes the setting inert, since its last change. */
  #off;
  #ages;
  /** The block judged last. */
  #block;
  constructor(rule92, context) {
    const { catalog, policies } = context;
    this.#readableOnly = rule92.ofSwitch === true;
    this.#rule = rule92;
    this.#context = context;
    this.#setting = catalog.required(rule92.setting);
    this.#key = topKey(rule92.setting);
    this.#switch = this.#setting.switch && switchWatch(this.#setting.switch);
    const star = rule92.setting.lastIndexOf("[*]");
    this.#elements = star < 0 ? null : { place: rule92.setting.slice(0, star + 3), below: pointerOf(rule92.setting.slice(star + 4)) };
    this.#subject = pointerOf(rule92.setting);
    const needs3 = this.#setting.switch?.path;
    const element = this.#elements && this.#elements.below !== "" ? [this.#elements.place] : [];
    this.reads = [rule92.setting, ...element, flawIn(this.#key), ...needs3 === void 0 ? [] : [needs3]];
    this.#age = rule92.demands.find((demand) => demand.check === "maxAge");
    this.#valueDemands = rule92.demands.filter((demand) => demand !== this.#age);
    this.#test = testOf(policies.checks, this.#valueDemands, this.#setting);
    this.#judgesEntries = rule92.demands.every(({ check }) => policies.checks.get(check)?.byEntry === true);
    const bySchema = rule92.demands.some(({ check }) => check === "schema");
    this.#whole = bySchema && isContainer(this.#setting) ? catalog.place(rule92.setting) : void 0;
    const age2 = this.#age?.options;
    this.#ages = typeof age2 === "string" ? ageWindows(certain(durationOf, age2)) : void 0;
  }
  rename(renames) {
    this.#windows.rename(renames);
    this.#ages?.rename(renames);
  }
  /** @param changes the relevant changes of a step; null: judge everything, as in the first step */
  see(step, changes2) {
    const block = step.blocks.get(this.#key);
    this.#block = block;
    if (changes2?.every((change) => this.#stillPasses(change)) === true) return;
    const isOfSwitch = (change) => entryIn(change).setting?.path === this.#setting.switch?.path;
    const isAll = !changes2 || !this.#elements || changes2.some((change) => isFlawed(change) || isOfSwitch(change));
    if (isAll) this.#off = this.#switch?.(step);
    for (const subject2 of isAll ? this.#subjects(block) : changes2.map((change) => this.#subjectOf(change)))
      this.#set(step, block, subject2);
  }
  /** Whether a list passed before, and passes because its new entries do. */
  #stillPasses(change) {
    const { after, items, newItems } = change;
    if (!this.#judgesEntries || items === newItems || after?.setting !== this.#setting || isFlawed(change))
      return false;
    if (this.#off || isUnset(after.value) || this.#windows.at(change.subject)) return false;
    return newItems.length === 0 || this.#test(newItems) === void 0;
  }
  end() {
    const { policies, asOf } = this.#context;
    const info = infoOf(this.#rule);
    const demand = expectedOf(this.#rule, policies.checks, this.#valueDemands, this.#setting);
    const should = shouldText(demandText(policies.checks, this.#rule.demands));
    const drafts32 = this.#windows.all().map((window) => {
      const name = nameOf(window.subject);
      const fix = window.resolved ? null : this.#fix(window);
      return draftOf3(info, window, { ...demand, fix }, ({ message, off }) => ({
        message: off ? `${name} ${message}` : `${name} ${message}; it ${should}`,
        inert: off && { switch: off.subject, wanted: off.needs.on, since: off.since }
      }));
    });
    if (!this.#age || !this.#ages) return drafts32;
    const rotation = expectedOf(this.#rule, policies.checks, [this.#age], this.#setting);
    for (const window of this.#ages.windows(asOf))
      drafts32.push(
        draftOf3(info, window, rotation, ({ message }) => ({ message: `${nameOf(window.subject)} ${message}` }))
      );
    return drafts32;
  }
  #subjectOf(change) {
    const below = entryIn(change).setting === this.#setting ? void 0 : this.#elements?.below;
    return change.subject + (below ?? "");
  }
  #set(step, block, subject2) {
    const stands = this.#stands(block, subject2);
    const entry = block?.entries.get(subject2);
    const observation = stands ? this.#judge(this.#off, block, subject2, entry) : void 0;
    this.#windows.set(step, subject2, observation);
    const secret = stands && !observation && entry && isSecret(entry.value) ? entry.value : void 0;
    this.#ages?.set(step, subject2, entry?.value ?? null, secret && ages.has(secret.$secret) ? secret : void 0);
  }
  /** Returns the subjects at which the setting is, should be, or was judged before. */
  #subjects(block) {
    if (!this.#elements) return [this.#subject];
    const { place: place2, below } = this.#elements;
    const subjects = /* @__PURE__ */ new Set([...this.#windows.failing(), ...this.#ages?.following() ?? []]);
    for (const { subject: subject2, setting: setting2, element, flaw } of block?.entries.values() ?? [])
      if (setting2 === this.#setting || flaw !== void 0) subjects.add(subject2);
      else if (element === place2) subjects.add(subject2 + below);
    return subjects;
  }
  /** Whether the rule judges a subject: its setting is there, should be there, or cannot be read. */
  #stands(block, subject2) {
    if (!this.#elements) return true;
    const { place: place2, below } = this.#elements;
    const entry = block?.entries.get(subject2);
    if (below === "" && entry?.setting === this.#setting) return entry.meaning !== null;
    const above = below !== "" && subject2.endsWith(below) ? subject2.slice(0, -below.length) : "";
    if (above !== "" && block?.entries.get(above)?.element === place2) return true;
    return !this.#readableOnly && entry?.flaw !== void 0 && isOver2(subject2, place2);
  }
  #judge(off, block, subject2, entry) {
    const value2 = entry?.value ?? null;
    const failure = unreadableAt(block, subject2);
    const observe = ({ message, offending: offending2 }) => ({ actual: value2, offending: offending2, message, off });
    if (off) return off.safe ? void 0 : observe({ message: off.message, offending: offendingOf(value2) });
    if (failure)
      return observe({
        message: `cannot be read: ${nameOf(failure.subject)} ${failure.flaw}`,
        offending: [failure.value]
      });
    for (const item of [value2, ...entry?.rivals ?? []]) {
      const failure2 = this.#whole ? this.#verdictOfWhole(item, this.#whole) : this.#verdict(item);
      if (failure2) return observe(failure2);
    }
    return void 0;
  }
  /** Fails if any reading fails. */
  #verdictOfWhole(value2, place2) {
    const all2 = readings(value2, place2);
    if (!all2) return { message: "contradicts itself in too many places to be judged", offending: [value2] };
    for (const reading of all2) {
      const failure = this.#verdict(reading);
      if (failure) return { ...failure, offending: failure.offending.map((item) => item === reading ? value2 : item) };
    }
    return void 0;
  }
  /** Returns the verdict on one value. The catalog or the rule decides what unset means. */
  #verdict(value2) {
    const setting2 = this.#setting;
    if (isUnsetAt(setting2, value2)) {
      if (this.#rule.unsetPasses || this.#rule.demands.some(wantsUnset)) return void 0;
      if (this.#rule.demands.every((demand) => demand.check === "maxAge")) return void 0;
      const asEmpty = isContainer(setting2) || setting2.list !== void 0 && setting2.unset.as === "nothing";
      if (!asEmpty) return { message: `is not set (${setting2.unset.means})`, offending: [null] };
      return this.#test(setting2.kind === "map" ? bag() : []);
    }
    if (setting2.list !== void 0 && !isArray(value2)) return { message: "should be a list", offending: [value2] };
    return this.#test(value2);
  }
  #fix(window) {
    const { subject: subject2, latest: latest2 } = window;
    const entry = this.#block?.entries.get(subject2);
    return restore({
      setting: this.#setting,
      subject: subject2,
      entry,
      hasBrokenGroup: unreadableAt(this.#block, subject2) !== void 0,
      demands: this.#rule.demands,
      checks: this.#context.policies.checks,
      holds: (value2) => this.#verdict(value2) === void 0,
      off: latest2.off ?? null
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
  return isUnset(value2) ? [null] : entriesOf(value2);
}
// src/audits/settings.ts
var settings22 = {
  rules: [],
  begin: (context) => {
    const rules3 = context.policies.rules.filter((rule92) => notInForce(rule92, context.asOf) === void 0);
    const walkers = rules3.flatMap((rule92) => withOverrides(rule92, context.catalog)).map((rule92) => new RuleWalker(rule92, context));
    const byPath = /* @__PURE__ */ new Map();
    for (const walker of walkers) for (const path6 of walker.reads) addTo(byPath, path6, walker);
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
  const changesByWalker = /* @__PURE__ */ new Map();
  const touch = (place2, change) => {
    for (const walker of byPath.get(place2) ?? []) addTo(changesByWalker, walker, change);
  };
  for (const change of entries) {
    const { before: before2, after } = change;
    const { setting: setting2 } = entryIn(change);
    const element = after?.element ?? before2?.element;
    if (setting2) touch(setting2.path, change);
    if (element !== void 0 && after?.element !== before2?.element) touch(element, change);
    if (isFlawed(change)) touch(flawIn(keyOf(change.subject)), change);
  }
  return changesByWalker;
}
// src/audits/in-force/rules.ts
var RuleVerdicts = class {
  #walkers = [];
  #demands = /* @__PURE__ */ new WeakMap();
  /** By demand, then by origin. */
  #failing = /* @__PURE__ */ new Map();
  #origins = new Origins();
  constructor(versions, context) {
    const demands = /* @__PURE__ */ new Set();
    for (const { policies } of versions) {
      if (!policies) continue;
      const isNew = (rule92) => {
        const demand = this.demandOf(rule92);
        return !demands.has(demand) && demands.add(demand);
      };
      const bare = (rule92) => ({ ...rule92, id: this.demandOf(rule92), from: null, until: null });
      const own2 = {
        ...noPolicies,
        checks: policies.checks,
        rules: policies.rules.filter(isNew).map(bare),
        assertions: policies.assertions.filter(isNew).map(bare)
      };
      for (const family of [settings22, assertions])
        if (own2.rules.length + own2.assertions.length > 0)
          this.#walkers.push(family.begin({ ...context, policies: own2 }));
    }
  }
  /** Returns the demand of a rule, without its id and location. */
  demandOf(rule92) {
    return getOrMake(
      this.#demands,
      rule92,
      () => canonical(
        "schema" in rule92 ? [rule92.schema] : [rule92.setting, rule92.unsetPasses, rule92.demands.map(({ check, options }) => [check, options])]
      )
    );
  }
  see(step) {
    this.#origins.see(step);
    for (const walker of this.#walkers) walker.see(step);
  }
  /** @param placeOf returns the place of a revision in the history */
  end(placeOf3) {
    for (const draft3 of this.#walkers.flatMap((walker) => walker.end([]))) {
      const { rule: rule92, subject: subject2, introduced, resolved } = draft3;
      if (introduced.revision === null) continue;
      const start = placeOf3(introduced.revision);
      const last = resolved?.revision ?? null;
      const end = last === null ? Infinity : placeOf3(last);
      const subjects = getOrMake(this.#failing, rule92.id, () => /* @__PURE__ */ new Map());
      const origin = this.originOf(draft3);
      addTo(subjects, origin, { demand: rule92.id, subject: subject2, origin, start, end, draft: draft3 });
    }
  }
  /**
   * Two demands may fail on one place under two names, if one of them stopped failing before it was renamed. And two
   * places may have one name, one after the other.
   */
  originOf(draft3) {
    return this.#origins.of(draft3);
  }
  /** Yields every time in which a demand failed. */
  *all() {
    for (const subjects of this.#failing.values()) for (const times of subjects.values()) yield* times;
  }
  /**
   * Whether a rule fails on a subject at a place in the history.
   * @param origin the subject by the first name of its element
   * @param time needed because a secret may become too old between two revisions
   */
  fails(rule92, origin, place2, time) {
    const times = this.#failing.get(this.demandOf(rule92))?.get(origin) ?? [];
    return times.some((span3) => span3.start <= place2 && place2 < span3.end && hasBegun(span3, place2, time));
  }
};
function hasBegun({ draft: draft3, start }, place2, time) {
  const { introduced, values: values22 } = draft3;
  const isAged = values22[0] !== void 0 && introduced.time > values22[0].time;
  return !isAged || place2 < start || introduced.time <= time;
}
// src/audits/in-force/index.ts
var inForce = {
  rules: relaxedRules,
  begin: (context) => {
    const { policyHistory } = context;
    if (policyHistory?.versions) return new InForceBook(policyHistory.versions, context);
    const withUnknown = (draft3) => draft3.rule.policy === null ? draft3 : { ...draft3, inForce: "unknown" };
    return { see: () => {
    }, end: () => [], ...policyHistory && { judge: (drafts32) => drafts32.map(withUnknown) } };
  }
};
var InForceBook = class {
  #versions;
  #context;
  #rules;
  #events;
  #judgedRevisions = [];
  #places = /* @__PURE__ */ new Map();
  #ruleById;
  #counterparts = /* @__PURE__ */ new WeakMap();
  constructor(versions, context) {
    this.#versions = versions;
    this.#context = context;
    const { rules: rules3, assertions: assertions2 } = context.policies;
    this.#ruleById = new Map([...rules3, ...assertions2].map((rule92) => [rule92.id, rule92]));
    this.#rules = new RuleVerdicts(versions, context);
    this.#events = new EventVerdicts(versions, context);
  }
  see(step) {
    const at2 = versionAt(this.#versions, step.revision.time);
    this.#places.set(step.revision.revision, this.#judgedRevisions.length);
    this.#judgedRevisions.push({ moment: step.moment, exact: step.exact, at: at2 });
    this.#rules.see(step);
    this.#events.see(step, at2);
  }
  end() {
    this.#rules.end((revision2) => lookUp(this.#places, revision2));
    return [];
  }
  /** Adds to each finding of a policy the verdict of the policy of its time. */
  judge(drafts32) {
    return [...drafts32.map((draft3) => this.#withVerdict(draft3)), ...this.#relaxedDrafts()];
  }
  #withVerdict(draft3) {
    const { id, policy: policy2 } = draft3.rule;
    if (policy2 === null) return draft3;
    const { revision: revision2, time } = draft3.introduced;
    if (revision2 === null) return { ...draft3, inForce: "unknown" };
    const rule92 = this.#ruleById.get(id);
    const at2 = versionAt(this.#versions, time);
    const occasion = rule92 && { rule: rule92, origin: this.#rules.originOf(draft3), place: lookUp(this.#places, revision2), time };
    const inForce2 = occasion ? this.#verdict(this.#versions[at2], occasion) : this.#events.verdict(id, revision2, time, at2);
    if (inForce2 !== "compliant" && inForce2 !== "absent") return { ...draft3, inForce: inForce2 };
    const turns = occasion ? turnsAfter(this.#versions, at2, (version2) => this.#demands(version2, occasion)) : this.#events.turns.get(revision2)?.get(id) ?? [];
    const turn = lastTurn(turns, true);
    const since = turn && `; the policy was tightened afterwards, by ${commitWords(turn.version)}`;
    return { ...draft3, inForce: inForce2, message: `${draft3.message}${since ?? ""}` };
  }
  #verdict(version2, { rule: rule92, origin, place: place2, time }) {
    if (!version2) return "absent";
    if (!version2.policies) return "unknown";
    const then = this.#counterpartsOf(version2.policies, rule92).filter(
      (counterpart) => notInForce(counterpart, time) === void 0
    );
    if (then.length === 0) return "absent";
    return then.some((counterpart) => this.#rules.fails(counterpart, origin, place2, time)) ? "violating" : "compliant";
  }
  /** Whether a version, if it were current, would object to a subject at a place; undefined when it cannot be read. */
  #demands({ policies }, { rule: rule92, origin, place: place2, time }) {
    if (!policies) return void 0;
    return this.#counterpartsOf(policies, rule92).some(
      (counterpart) => notInForce(counterpart, this.#context.asOf) === void 0 && this.#rules.fails(counterpart, origin, place2, time)
    );
  }
  #counterpartsOf(policies, rule92) {
    const byRule2 = getOrMake(this.#counterparts, policies, () => /* @__PURE__ */ new Map());
    return getOrMake(byRule2, rule92, () => counterparts(policies, rule92));
  }
  #relaxedDrafts() {
    const drafts32 = relaxedDrafts(
      this.#context,
      (revision2) => present(this.#judgedRevisions[lookUp(this.#places, revision2)]).exact
    );
    const violations = groupBy(
      this.#violations(),
      ({ rule: rule92, failing: failing2 }) => JSON.stringify([rule92.id, failing2.subject, failing2.origin])
    );
    for (const list of violations.values())
      for (const run2 of runsOf(list.toSorted((a, b) => a.place - b.place))) {
        const [first, last] = [firstIn(run2), lastIn(run2)];
        const { moment, at: at2 } = present(this.#judgedRevisions[last.place]);
        const occasion = { rule: last.rule, origin: last.failing.origin, place: last.place, time: moment.time };
        drafts32.window({
          rule: last.rule.id,
          failing: [...groupBy(run2, ({ failing: failing2 }) => failing2)].map(([{ draft: draft3 }, places]) => ({
            draft: draft3,
            from: this.#momentAt(firstIn(places).place).revision,
            to: this.#momentAt(lastIn(places).place).revision
          })),
          first: this.#momentAt(first.place),
          last: moment,
          isBrought: first.place === first.failing.start,
          next: this.#judgedRevisions[last.place + 1]?.moment,
          turns: turnsAfter(this.#versions, at2, (version2) => this.#demands(version2, occasion))
        });
      }
    for (const differing of this.#events.differing) drafts32.event(differing);
    return drafts32.all();
  }
  #momentAt(place2) {
    return present(this.#judgedRevisions[place2]).moment;
  }
  /** Yields every revision that violated a rule of its time but does not violate today's. */
  *#violations() {
    const versions = this.#versions;
    const today = lastIn(versions);
    const statedRules3 = versions.map(
      ({ policies }) => groupBy([...policies?.rules ?? [], ...policies?.assertions ?? []], (rule92) => this.#rules.demandOf(rule92))
    );
    for (const failing2 of this.#rules.all())
      for (let place2 = failing2.start; place2 < Math.min(failing2.end, this.#judgedRevisions.length); place2++) {
        const { moment, at: at2 } = present(this.#judgedRevisions[place2]);
        const { time } = moment;
        if (at2 < 0 || at2 === versions.length - 1) continue;
        for (const rule92 of statedRules3[at2]?.get(failing2.demand) ?? [])
          if (notInForce(rule92, time) === void 0 && hasBegun(failing2, place2, time) && !this.#demands(today, { rule: rule92, origin: failing2.origin, place: place2, time }))
            yield { rule: rule92, failing: failing2, place: place2 };
      }
  }
};
function* runsOf(sorted) {
  let run2 = [];
  for (const violation of sorted) {
    const last = run2.at(-1);
    if (last?.place === violation.place) continue;
    if (last && last.place + 1 !== violation.place) {
      yield run2;
      run2 = [];
    }
    run2.push(violation);
  }
  if (run2.length > 0) yield run2;
}
function policyRows({ versions }, asOf) {
  return (versions ?? []).flatMap(({ from: from2, commit, policies, edits: edits2 }) => {
    if (!commit || from2 > asOf || policies && edits2.length === 0) return [];
    const editText = policies ? edits2.join("; ") : "they cannot be read by this version";
    const text6 = `policies changed in commit ${commit.id.slice(0, 7)} by ${commit.author}: ${editText}`;
    return [{ at: instantText(from2), kind: "policy", text: text6 }];
  });
}
// src/audits/lever-kinds.ts
var controls3 = ["soc2:CC8.1", "nist-800-53:CM-5", "nist-800-53:CM-7", "iso-27001:A.8.32"];
var common42 = { acceptedBy: "revision", kind: "lever", severity: "high" };
var command = {
  ...common42,
  id: "levers/command",
  title: "New commands on members' machines are reviewed",
  rationale: "A command in the settings runs on every member's machine, with that member's rights.",
  remediation: "Have the command reviewed by another person. Then remove it, or accept the revision with an exception.",
  controls: controls3
};
var endpoint = {
  ...common42,
  id: "levers/endpoint",
  title: "Changes of a model's host are reviewed",
  rationale: "Prompts, code and the provider's key are sent to the model's address.",
  remediation: "Find out who owns the host. If nobody knows it, restore the address and rotate the key. Otherwise accept the revision with an exception.",
  controls: [...controls3, "nist-800-53:SC-7"]
};
var marketplace = {
  ...common42,
  id: "levers/marketplace",
  title: "New marketplaces and plugins are reviewed",
  rationale: "Plugins contain commands and hooks, and are installed on every machine without a prompt.",
  remediation: "Remove it. Or review the marketplace, pin it to a commit, and accept the revision with an exception.",
  controls: [...controls3, "nist-800-53:SR-3"]
};
function valuesOf(at2, subject2) {
  const entry = at2(subject2);
  return entry === void 0 || entry.meaning === null ? [] : [entry.value, ...entry.rivals ?? []];
}
var runs = (name) => `${name}, a command that runs on members' machines,`;
var commands = {
  rule: command,
  place: (subject2) => subject2,
  things: (at2, place2) => new Set(valuesOf(at2, place2).flatMap(commandsIn)),
  says: (name, before2, now2) => {
    if (before2.size === 0) return `${runs(name)} was set`;
    return `${runs(name)} was ${[...before2].every((thing) => now2.has(thing)) ? "extended" : "replaced"}`;
  },
  first: (name) => `${runs(name)} was already set`
};
var endpoints = {
  rule: endpoint,
  place: (subject2) => subject2,
  things: (at2, place2) => new Set(valuesOf(at2, place2).map(hostOf)),
  says: (name, before2, now2, wasSet) => {
    const hosts = hostWords([...now2].filter((host) => !before2.has(host)));
    if (!wasSet) return `${name} leads to a host of its own now, ${hosts}; it was not set`;
    if (before2.size === 0) return `${name} was set again, to ${hosts}`;
    const isAmong3 = (part2) => {
      const parts3 = new Set([...before2].map(part2));
      return [...now2].every((host) => parts3.has(part2(host)));
    };
    if (isAmong3(withoutScheme)) return `${name} is no longer encrypted: it leads to ${hosts}`;
    const changedPart = isAmong3((host) => withoutPort(withoutScheme(host))) ? "port" : "host";
    return `${name} moved to another ${changedPart}: from ${hostWords([...before2])} to ${hosts}`;
  },
  narrows: (before2, now2) => [...now2].every((host) => before2.has(host) || before2.has(PLAIN + host))
};
var UNREADABLE = "unreadable: ";
var PLAIN = "http://";
function hostOf(value2) {
  const text6 = typeof value2 === "string" ? value2 : canonical(value2);
  const { protocol = "", host = "" } = URL.canParse(text6) ? new URL(text6) : {};
  if (host === "") return `${UNREADABLE}${text6}`;
  return protocol === "http:" ? PLAIN + host : host;
}
function hostWords(hosts) {
  const words22 = hosts.map((host) => host.startsWith(UNREADABLE) ? "an address without a readable host" : host);
  return [...new Set(words22)].join(" and ");
}
function withoutScheme(host) {
  return host.startsWith(PLAIN) ? host.slice(PLAIN.length) : host;
}
function withoutPort(host) {
  return host.replace(/:\d+$/, "");
}
var plugins = {
  rule: marketplace,
  place: (subject2) => subject2,
  things: (at2, place2) => new Set(valuesOf(at2, place2).includes(true) ? ["installed"] : []),
  says: (name) => `${name}: the plugin is now installed on every machine`,
  first: (name) => `${name}: the plugin was already installed on every machine`
};
var marketplaces2 = {
  rule: marketplace,
  place: (subject2) => pointer(unpointer(subject2).slice(0, 2)),
  things: (at2, place2) => {
    const means = (field) => at2(`${place2}/source/${field}`)?.meaning ?? null;
    const source = ["source", "repo", "url", "path"].map(means);
    if (source.every((field) => field === null)) return /* @__PURE__ */ new Set();
    return /* @__PURE__ */ new Set([canonical(means("sha") === null ? [source, means("ref")] : [source])]);
  },
  says: (name, before2, now2) => {
    if (before2.size === 0) return `${name} is a new marketplace on every machine`;
    const pinWords = narrows(now2, before2) ? "is no longer pinned to a commit" : "leads elsewhere";
    return `${name}, a marketplace on every machine, ${pinWords}`;
  },
  first: (name) => `${name} was already a marketplace on every machine`,
  narrows
};
function narrows(before2, now2) {
  const partsOf = (things) => [...things].flatMap((thing) => JSON.parse(thing));
  const [partsBefore, partsNow] = [partsOf(before2), partsOf(now2)];
  return partsBefore.length === 2 && partsNow.length === 1 && canonical(firstIn(partsBefore)) === canonical(firstIn(partsNow));
}
var leverKinds = {
  command: commands,
  endpoint: endpoints,
  plugin: plugins,
  marketplace: marketplaces2
};
// src/audits/placed-things.ts
var PlacedThings = class {
  #trusted = /* @__PURE__ */ new Map();
  #places = /* @__PURE__ */ new Map();
  #all = [];
  /** Whether anything was ever seen at a place. */
  knows(place2) {
    return this.#trusted.has(place2) || this.#places.has(place2);
  }
  /** Moves the state of elements that continue under another key. */
  rename(renames) {
    moveAlong(this.#trusted, renames);
    moveAlong(this.#places, renames);
  }
  /** Trusts the things at a place: restoring them later is no event. */
  trust(place2, things) {
    this.#trusted.set(place2, new Set(things));
  }
  /** Returns the new things of a change: not present before, not trusted, and not part of an open event. */
  fresh(place2, before2, now2) {
    const trusted = this.#trusted.get(place2);
    const { open: open3 = [], placedThings } = this.#places.get(place2) ?? {};
    const isOpen2 = (thing) => placedThings?.has(thing) === true && open3.some(({ own: own2 }) => own2.has(thing));
    return [...now2].filter((thing) => !before2.has(thing) && trusted?.has(thing) !== true && !isOpen2(thing));
  }
  /** Opens an event for new things at a place. Ends the events before which exactly the same things were there. */
  place(place2, { fresh, before: before2, now: now2 }, draft3, moment) {
    const at2 = getOrMake(this.#places, place2, newPlace);
    const isAllNew = [...now2].some((thing) => !at2.seenThings.has(thing)) && ![...now2].some((thing) => at2.placedThings.has(thing));
    const absent = [];
    if (!isAllNew) {
      for (const entry of at2.open)
        if (areSame(entry.before, now2)) entry.end = moment;
        else if (!isThere(entry, now2, at2)) absent.push(entry);
      at2.open = at2.open.filter(({ end }) => end === null);
    }
    if (isAllNew || absent.length === at2.open.length) {
      for (const thing of fresh) at2.replacing.set(thing, at2.times);
      at2.times++;
    } else for (const { instead } of absent) for (const thing of fresh) instead.add(thing);
    for (const thing of fresh) at2.placedThings.add(thing);
    for (const things of [before2, now2]) for (const thing of things) at2.seenThings.add(thing);
    const addition = { draft: draft3, own: new Set(fresh), before: before2, instead: /* @__PURE__ */ new Set(), from: at2.times, end: null };
    this.#all.push(addition);
    at2.open.push(addition);
  }
  /** Adds a new form of the things at a place to their events, which stay open. */
  reshape(place2, before2, now2) {
    const at2 = this.#places.get(place2);
    for (const { own: own2 } of at2?.open ?? [])
      if (meets(own2, before2))
        for (const thing of now2) {
          own2.add(thing);
          at2?.placedThings.add(thing);
        }
  }
  /** Ends the events whose things are gone from a place. Called if no new things were placed. */
  settle(place2, now2, moment) {
    const at2 = this.#places.get(place2);
    if (!at2) return;
    for (const entry of at2.open) {
      if (meets(entry.own, now2)) {
        entry.instead.clear();
        entry.from = at2.times;
      } else if (!isThere(entry, now2, at2)) entry.end = moment;
    }
    at2.open = at2.open.filter((entry) => entry.end === null);
  }
  /** Returns the drafts of all events, with their ends. */
  drafts() {
    return this.#all.map(({ draft: draft3, end }) => endDraft(draft3, end));
  }
};
function newPlace() {
  return { open: [], placedThings: /* @__PURE__ */ new Set(), seenThings: /* @__PURE__ */ new Set(), replacing: /* @__PURE__ */ new Map(), times: 0 };
}
function isThere({ own: own2, instead, from: from2 }, now2, { replacing }) {
  if (meets(own2, now2) || meets(instead, now2)) return true;
  for (const thing of now2) if ((replacing.get(thing) ?? -1) >= from2) return true;
  return false;
}
function areSame(a, b) {
  return a.size === b.size && [...a].every((thing) => b.has(thing));
}
function meets(a, b) {
  const [smallerSet, largerSet] = a.size < b.size ? [a, b] : [b, a];
  for (const thing of smallerSet) if (largerSet.has(thing)) return true;
  return false;
}
function endDraft(draft3, end) {
  return endsByPuttingBack(draft3.rule.id) ? { ...draft3, resolved: earlier(draft3.resolved, end) } : draft3;
}
function earlier(agreedEnd, end) {
  return agreedEnd && end ? agreedEnd.time <= end.time ? agreedEnd : end : agreedEnd ?? end;
}
// src/audits/levers.ts
var all = namesIn(leverKinds).flatMap((name) => {
  const paths = settings2.flatMap(({ path: path6, lever }) => lever === name ? [path6] : []);
  return [...groupBy(paths, topKey)].map(([key, group]) => ({ ...leverKinds[name], key, paths: new Set(group) }));
});
var levers = {
  rules: [...new Set(Object.values(leverKinds).map(({ rule: rule92 }) => rule92))],
  begin: (context) => {
    const walkers = all.flatMap((lever) => {
      const info = context.builtin(lever.rule);
      return info ? [walkerOf3(lever, info, context)] : [];
    });
    return {
      see: (step) => walkers.forEach((walker) => walker.see(step)),
      end: () => walkers.flatMap((walker) => walker.end())
    };
  }
};
function walkerOf3(lever, info, { approvals: approvals2 }) {
  const standing = new PlacedThings();
  const elements = /* @__PURE__ */ new Map();
  function first(step, entries) {
    meet2(entries);
    const subjects = entries.flatMap(
      ({ subject: subject2, setting: setting2 }) => lever.paths.has(setting2?.path ?? "") ? [lever.place(subject2)] : []
    );
    for (const place2 of new Set(subjects)) {
      const things = lever.things(now(step), place2);
      if (things.size === 0) continue;
      if (!lever.first) standing.trust(place2, things);
      else {
        const number3 = step.revision.revision;
        const message = `${lever.first(nameOf(place2))} in revision ${number3}, the first one seen; who put it there is not known`;
        const draft3 = draftAt2(step, place2, { message, lookBefore: before(step) });
        const placing2 = { fresh: [...things], before: /* @__PURE__ */ new Set(), now: things };
        standing.place(place2, placing2, draft3, step.revision);
      }
    }
  }
  function move(step, place2, subjects, lookBefore) {
    const [from2, to] = [lever.things(lookBefore, place2), lever.things(now(step), place2)];
    if (from2.size === 0 && comesWithIts(place2)) return standing.trust(place2, to);
    const fresh = standing.fresh(place2, from2, to);
    if (fresh.length > 0 && lever.narrows?.(from2, to) === true) standing.reshape(place2, from2, to);
    else if (fresh.length > 0) {
      const message = lever.says(nameOf(place2), from2, to, standing.knows(place2));
      const draft3 = draftAt2(step, place2, { message, subjects, lookBefore });
      standing.place(place2, { fresh, before: from2, now: to }, draft3, step.revision);
    } else standing.settle(place2, to, step.revision);
  }
  function draftAt2(step, place2, { message, subjects = [], lookBefore }) {
    const actual = valueAt2(now(step), place2);
    const draft3 = changeEvent(info, step, {
      subject: place2,
      message,
      before: valueAt2(lookBefore, place2),
      actual,
      offending: [actual],
      resolved: agreementOn(info, subjects, approvals2.of(step), step.revision.time)
    });
    return { ...draft3, introduced: { ...draft3.introduced, first: step.previous === null } };
  }
  function comesWithIts(place2) {
    return !lever.first && !standing.knows(place2) && !elements.has(elementOf(place2));
  }
  function meet2(changes2) {
    if (!lever.first) for (const { subject: subject2 } of changes2) elements.set(elementOf(subject2), true);
  }
  return {
    see: (step) => {
      const { key } = lever;
      if (step.previous === null) return first(step, [...step.blocks.get(key)?.entries.values() ?? []]);
      moveAlong(elements, step.renames);
      standing.rename(step.renames);
      const below = step.changes.filter(({ subject: subject2 }) => subject2.startsWith(`/${key}/`));
      if (below.length === 0) return;
      const places = /* @__PURE__ */ new Map();
      for (const { subject: subject2, path: path6 } of below)
        if (lever.paths.has(path6 ?? "")) addTo(places, lever.place(subject2), subject2);
      const lookBefore = before(step);
      for (const [place2, subjects] of places) move(step, place2, subjects, lookBefore);
      meet2(below);
    },
    end: () => standing.drafts()
  };
}
function now({ blocks }) {
  return (subject2) => entryAt(blocks, subject2);
}
function before(step) {
  return (subject2) => step.entryBefore(subject2);
}
function valueAt2(at2, place2) {
  const values22 = valuesOf(at2, place2);
  return values22.length > 1 ? values22 : values22[0] ?? null;
}
// src/audits/look-alike.ts
var rule42 = {
  id: "editors/look-alike",
  title: "No editor's address looks like another address",
  acceptedBy: "revision",
  kind: "editor",
  severity: "info",
  rationale: "Reviewers can mistake a look-alike address for a colleague's address.",
  remediation: "Check whether both addresses belong to people of the organization. If they do, accept the revision with an exception.",
  controls: ["nist-800-53:IA-4", "soc2:CC6.2"]
};
var TELLING = 6;
var LONGEST = 80;
function skeleton(text6) {
  return foldAscii(text6).replace(/[1i|]/g, "l").replace(/0/g, "o").replace(/rn/g, "m").replace(/vv/g, "w");
}
function looksLike(a, b) {
  const [foldedA, foldedB] = [foldAscii(a), foldAscii(b)];
  if (foldedA === foldedB) return false;
  const [[name, domain], [otherName, otherDomain]] = [parts22(foldedA), parts22(foldedB)];
  if (plain(name) === plain(otherName) && skeleton(domain) === skeleton(otherDomain)) return true;
  return domain === otherDomain && nearly(name, otherName) || name === otherName && nearly(domain, otherDomain);
}
function plain(name) {
  return skeleton(name.replace(/[._-]/g, ""));
}
function nearly(a, b) {
  if (Math.min(a.length, b.length) < TELLING || withoutDigits(a) === withoutDigits(b)) return false;
  return edits(a, b) === 1;
}
function parts22(address) {
  const at2 = address.lastIndexOf("@");
  return [address.slice(0, Math.max(at2, 0)), address.slice(at2 + 1)];
}
function keysOf(address) {
  const [name, domain] = parts22(foldAscii(address));
  const keys = /* @__PURE__ */ new Map([[JSON.stringify([plain(name), skeleton(domain)]), null]]);
  for (const short of shorter(name)) keys.set(JSON.stringify([short, domain, "name"]), withoutDigits(name));
  for (const short of shorter(domain)) keys.set(JSON.stringify([name, short, "domain"]), withoutDigits(domain));
  return keys;
}
function withoutDigits(text6) {
  return text6.replace(/\d/g, "");
}
function shorter(text6) {
  if (text6.length < TELLING || text6.length > LONGEST) return [];
  return [text6, ...Array.from({ length: text6.length }, (_, i) => text6.slice(0, i) + text6.slice(i + 1))];
}
var Addresses = class {
  #byAddress = /* @__PURE__ */ new Map();
  /** By shared key, then by text without digits: numbered accounts can be many. */
  #byKey = /* @__PURE__ */ new Map();
  /** Adds an address. Returns the first look-alike; undefined when there is none, or the address is known. */
  add(email22, id, from2) {
    const address = foldAscii(email22);
    const knownAddress = this.#byAddress.get(address);
    if (knownAddress) {
      if (id !== null) knownAddress.ids.add(id);
      return void 0;
    }
    const keys = keysOf(email22);
    const like = this.#like(email22, id, keys);
    const entry = { email: email22, ids: new Set(id === null ? [] : [id]), from: from2 };
    this.#byAddress.set(address, entry);
    for (const [key, text6] of keys)
      addTo(
        getOrMake(this.#byKey, key, () => /* @__PURE__ */ new Map()),
        text6,
        entry
      );
    return like;
  }
  #like(email22, id, keys) {
    for (const [key, text6] of keys)
      for (const [otherEmail, entries] of this.#byKey.get(key) ?? []) {
        if (text6 !== null && text6 === otherEmail) continue;
        const like = entries.find((entry) => !(id !== null && entry.ids.has(id)) && looksLike(entry.email, email22));
        if (like) return like;
      }
    return void 0;
  }
};
var lookAlike = stepAudit([rule42], (context) => {
  const info = context.builtin(rule42);
  const addresses2 = new Addresses();
  for (const { who: person2 } of context.policies.editors?.approved ?? [])
    if (person2.includes("@") && !person2.includes("*")) addresses2.add(person2, null, "whom the policy lists");
  return (step) => {
    const { by, revision: revision2 } = step.revision;
    if (!info || by.email === null || by.email === "") return [];
    const { email: email22 } = by;
    const similarAddress = addresses2.add(email22, by.id, `who made revision ${revision2}`);
    if (!similarAddress) return [];
    const message = `${email22} looks like ${similarAddress.email}, ${similarAddress.from}`;
    return [event(info, step, { subject: `revision:${revision2}`, message, actual: email22, offending: [email22] })];
  };
});
// src/audits/metadata.ts
var rule52 = {
  id: "levers/metadata-service",
  title: "Cloud metadata services cannot be reached",
  kind: "lever",
  severity: "high",
  rationale: "On a cloud machine, the metadata service gives that machine's credentials to any program that asks.",
  remediation: "Remove the address, and check how the machines' credentials have been used since.",
  controls: ["soc2:CC6.6", "nist-800-53:SC-7"]
};
var addresses = [
  "169.254.169.254",
  "169.254.170.2",
  "fd00:ec2::254",
  "100.100.100.200",
  "168.63.129.16",
  "192.0.0.192"
];
var names2 = ["metadata.google.internal", "metadata.goog", "metadata", "instance-data.ec2.internal", "instance-data"];
var isAmong2 = overlapsOf(kinds_2.cidr, addresses);
var reaches = memoize((host) => {
  const bare = host.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
  if (bare === "*") return false;
  const isAddress = flawOf(kinds_2.cidr, bare) === void 0 && isAmong2(bare);
  return isAddress || names2.some((name) => isCovered(kinds_2.domain, [bare], name));
});
function hostOf2(address) {
  return URL.canParse(address) ? new URL(address).hostname : address;
}
function judge22({ subject: subject2, setting: setting2, value: value2 }, items) {
  if (setting2?.kind !== "url" && setting2?.kind !== "domain") return void 0;
  const offending2 = items.filter(
    (entry) => typeof entry === "string" && reaches(setting2.kind === "url" ? hostOf2(entry) : entry)
  );
  if (offending2.length === 0) return void 0;
  const entries = setting2.list ? `has ${count(offending2.length, "entry that leads", "entries that lead")}` : "leads";
  return { actual: value2, offending: offending2, message: `${nameOf(subject2)} ${entries} to a cloud's metadata service` };
}
var metadata = entryAudit([[rule52, judge22]]);
// src/audits/literals.ts
var Literals = class {
  #literals = /* @__PURE__ */ new Map();
  /** By place: the literals it shows. The list is empty after they were removed. */
  #shownLiterals = /* @__PURE__ */ new Map();
  /** By place: the literals it is known to hold. Behind a mask: those it held before. */
  #heldLiterals = /* @__PURE__ */ new Map();
  #steps = 0;
  /** Processes a step. Returns the places whose copies may have changed, and the literals that came back. */
  see(step) {
    this.#steps++;
    const touchedSubjects = new Set(this.#rename(step.renames));
    const movedLiterals = /* @__PURE__ */ new Set();
    const arrivals = [];
    const removals = [];
    for (const { subject: subject2, after } of step.entries) {
      const now2 = after?.hides === true ? shownIn(after) : void 0;
      const old = this.#shownLiterals.get(subject2);
      if (!now2 && !old && !this.#heldLiterals.has(subject2)) continue;
      touchedSubjects.add(subject2);
      this.#show(subject2, old ?? [], now2?.fingerprints ?? [], movedLiterals);
      if (now2?.masked === true) continue;
      const before2 = this.#heldLiterals.get(subject2) ?? /* @__PURE__ */ new Set();
      const next = new Set(now2?.fingerprints);
      for (const print of next) if (!before2.has(print)) arrivals.push([subject2, print]);
      for (const print of before2) if (!next.has(print)) removals.push([subject2, print]);
      if (next.size > 0) this.#heldLiterals.set(subject2, next);
      else this.#heldLiterals.delete(subject2);
    }
    for (const literal22 of movedLiterals) {
      findFirst(literal22);
      for (const place2 of literal22.places.keys()) touchedSubjects.add(place2);
    }
    const back = arrivals.flatMap(([subject2, print]) => this.#returnsOf(subject2, print));
    for (const [, print] of arrivals) this.#literal(print).holders++;
    for (const [, print] of removals) this.#literal(print).holders--;
    const moment = step.seenMoment;
    for (const [subject2, print] of removals) {
      const { out } = this.#literal(print);
      out.delete(subject2);
      out.set(subject2, moment);
    }
    return { touchedSubjects, back };
  }
  /** Returns the literals of a place that have been at another place for longer. */
  copiesAt(subject2) {
    const own2 = (this.#shownLiterals.get(subject2) ?? []).map((fingerprint) => ({
      fingerprint,
      ...this.#literal(fingerprint)
    }));
    return own2.toSorted((a, b) => a.rank - b.rank).flatMap(({ fingerprint, first }) => first === void 0 || first === subject2 ? [] : [{ fingerprint, first }]);
  }
  /** Moves the places of elements that continue under another key. Returns the places of which another is renamed. */
  #rename(renames) {
    if (renames.size === 0) return [];
    moveAlong(this.#shownLiterals, renames);
    moveAlong(this.#heldLiterals, renames);
    return [...this.#literals.values()].flatMap((literal22) => {
      moveInOrder(literal22.places, renames);
      moveInOrder(literal22.out, renames, true);
      const first = literal22.first === void 0 ? void 0 : newNameOf(renames, literal22.first);
      if (first === literal22.first) return [];
      literal22.first = first;
      return [...literal22.places.keys()];
    });
  }
  #literal(fingerprint) {
    return getOrMake(this.#literals, fingerprint, () => {
      return { rank: this.#literals.size, places: /* @__PURE__ */ new Map(), first: void 0, holders: 0, out: /* @__PURE__ */ new Map() };
    });
  }
  /** Call this before the step's additions and removals are counted. */
  #returnsOf(subject2, fingerprint) {
    const { out, holders } = this.#literal(fingerprint);
    const own2 = out.get(subject2);
    if (own2) return [{ subject: subject2, fingerprint, out: { subject: subject2, moment: own2 } }];
    const last = holders > 0 ? void 0 : [...out].at(-1);
    return last ? [{ subject: subject2, fingerprint, out: { subject: last[0], moment: last[1] } }] : [];
  }
  #show(subject2, old, now2, movedLiterals) {
    for (const print of old)
      if (!now2.includes(print)) {
        const literal22 = this.#literal(print);
        literal22.places.delete(subject2);
        if (literal22.first === subject2) movedLiterals.add(literal22);
      }
    for (const print of now2) {
      const literal22 = this.#literal(print);
      if (literal22.places.has(subject2)) continue;
      literal22.places.set(subject2, this.#steps);
      if (literal22.first === void 0) movedLiterals.add(literal22);
    }
    this.#shownLiterals.set(subject2, now2);
  }
};
function findFirst(literal22) {
  let first;
  for (const [subject2, since] of literal22.places)
    if (!first || since === first[1] && subject2 < first[0]) first = [subject2, since];
  literal22.first = first?.[0];
}
function moveInOrder(map, renames, keeps = false) {
  if (![...map.keys()].some((subject2) => newNameOf(renames, subject2) !== subject2)) return;
  const all2 = [...map];
  map.clear();
  for (const [subject2, value2] of all2)
    for (const name of /* @__PURE__ */ new Set([...keeps ? [subject2] : [], newNameOf(renames, subject2)])) {
      map.delete(name);
      map.set(name, value2);
    }
}
function shownIn(entry) {
  const fingerprints = [...new Set(credentialsIn(entry))];
  const masked = !entry.container && isMasked(entry.value);
  return fingerprints.length > 0 || masked ? { fingerprints, masked } : void 0;
}
// src/audits/secret-reuse.ts
var common52 = {
  kind: "secret",
  severity: "info",
  controls: ["soc2:CC6.1", "nist-800-53:IA-5", "iso-27001:A.5.17"]
};
var reusedRule = {
  ...common52,
  id: "secrets/reused",
  title: "Every place has its own secret",
  rationale: "A leaked secret gives access to every place where it is used, and it cannot be revoked for one place only.",
  remediation: "Create a separate secret for each place at the provider."
};
var returnedRule = {
  ...common52,
  id: "secrets/returned",
  title: "Removed secrets are not restored",
  acceptedBy: "revision",
  rationale: "A secret is usually removed because it may be compromised. Restoring it puts the compromised secret back into use.",
  remediation: "Create a new secret at the provider, and revoke this secret there. Then accept the revision with an exception."
};
var secretReuse = {
  rules: [reusedRule, returnedRule],
  begin: (context) => {
    const [reuse, comeback] = [context.builtin(reusedRule), context.builtin(returnedRule)];
    const literals = new Literals();
    const windows = new Windows();
    const drafts32 = [];
    return {
      see: (step) => {
        const { touchedSubjects, back } = literals.see(step);
        if (comeback) drafts32.push(...returnsOf(comeback, step, back));
        windows.rename(step.renames);
        for (const subject2 of touchedSubjects) windows.set(step, subject2, reuseAt(subject2, step, literals));
      },
      end: () => [...drafts32, ...reuse ? windows.all().map((window) => draftOf3(reuse, window)) : []]
    };
  }
};
function reuseAt(subject2, { blocks }, literals) {
  const copies = literals.copiesAt(subject2);
  const last = copies.at(-1);
  if (!last) return void 0;
  const message = `${nameOf(subject2)} holds the secret that ${nameOf(last.first)} holds as well`;
  const offending2 = copies.map(({ fingerprint }) => fingerprint);
  return { actual: entryAt(blocks, subject2)?.value ?? null, offending: offending2, message };
}
function returnsOf(info, step, back) {
  return [...groupBy(back, ({ subject: subject2 }) => subject2)].map(([subject2, own2]) => {
    const { out } = firstIn(own2);
    const from2 = out.subject === subject2 ? "" : ` of ${nameOf(out.subject)}`;
    const { revision: revision2, exact } = out.moment;
    const message = exact ? `${nameOf(subject2)} holds a secret again that revision ${revision2} took out${from2}` : `${nameOf(subject2)} holds a secret again that was taken out${from2} by revision ${revision2} at the latest`;
    return changeEvent(info, step, {
      subject: subject2,
      message,
      before: step.entryBefore(subject2)?.value ?? null,
      actual: entryAt(step.blocks, subject2)?.value ?? null,
      offending: own2.map(({ fingerprint }) => fingerprint)
    });
  });
}
// src/audits/self-grant.ts
var rule62 = {
  id: "changes/self-grant",
  title: "Nobody grants themselves access",
  acceptedBy: "revision",
  kind: "change",
  severity: "high",
  rationale: "If editors grant access to themselves, no other person has reviewed the grant.",
  remediation: "Revoke the grant. Or have another person confirm it, and accept the revision with an exception.",
  controls: ["soc2:CC6.3", "nist-800-53:AC-5", "iso-27001:A.5.3"]
};
var selfGrant = {
  rules: [rule62],
  begin: (context) => {
    const info = context.builtin(rule62);
    return info ? walkerOf4(info, context) : { see: () => {
    }, end: () => [] };
  }
};
function walkerOf4(info, { catalog, people, approvals: approvals2 }) {
  const openGrants = /* @__PURE__ */ new Map();
  const all2 = [];
  function processList(step, change, setting2) {
    const { subject: subject2 } = change;
    const { by } = step.revision;
    const kind = kindOf(setting2);
    const [before2, now2] = [peopleIn(step.entryBefore(subject2)), peopleIn(entryAt(step.blocks, subject2))];
    const earlierNames = new Set(before2.map((entry) => normalOf(kind, entry)));
    const newEntries = now2.filter(
      (entry) => !earlierNames.has(normalOf(kind, entry)) && grants(setting2, entry, by, people)
    );
    const entries = new Set(newEntries.map((entry) => normalOf(kind, entry)));
    const current = openGrants.get(subject2)?.find(({ editor }) => isSameEditor(editor, by));
    if (current) for (const entry of entries) current.entries.add(entry);
    close(step, subject2, false);
    if (current?.end === null || newEntries.length === 0) return;
    const isNamed = newEntries.some((entry) => names22(entry, by, people));
    if (!isNamed && before2.some((entry) => grants(setting2, entry, by, people))) return;
    const isInEffect = ({ blocks }) => peopleIn(entryAt(blocks, subject2)).some((entry) => entries.has(normalOf(kind, entry)));
    const how = isNamed ? "" : ", by an entry that stands for more than one";
    add(step, change, { entries, isInEffect, offending: newEntries, how });
  }
  function perPerson(step, change, setting2) {
    const { subject: subject2, direction: direction2, after } = change;
    const map = catalog.setting(keyOf(subject2));
    if (!map || !isByPerson(map)) return;
    const [, user] = unpointer(subject2);
    close(step, subject2, true);
    if (direction2 !== "looser" && direction2 !== "unknown" || !names22(user ?? null, step.revision.by, people)) return;
    const from2 = step.entryBefore(subject2);
    const isInEffect = ({ blocks }) => !isBack(setting2 ?? null, from2, entryAt(blocks, subject2));
    add(step, change, { entries: /* @__PURE__ */ new Set(), isInEffect, offending: [after], how: "" });
  }
  function add(step, { subject: subject2, before: before2, after }, { offending: offending2, how, ...own2 }) {
    const { revision: revision2, by, time } = step.revision;
    const [editorName, name] = [by.email ?? by.id, nameOf(subject2)];
    const message = step.exact ? `${editorName} granted themselves ${name}${how}` : `${editorName} was granted ${name} in revision ${revision2}, their own, or in one before it that is missing`;
    const resolved = agreementOn(info, [subject2], approvals2.of(step), time);
    const draft3 = changeEvent(info, step, { subject: subject2, message, before: before2, actual: after, offending: offending2, resolved });
    const grant = { ...own2, draft: draft3, editor: by, end: null };
    addTo(openGrants, subject2, grant);
    all2.push(grant);
  }
  function close(step, subject2, isChain) {
    const open3 = openGrants.get(subject2);
    if (!open3) return;
    for (const [i, grant] of open3.entries())
      if (!grant.isInEffect(step) || isChain && i > 0 && open3[i - 1]?.end !== null) grant.end = step.moment;
    openGrants.set(
      subject2,
      open3.filter(({ end }) => end === null)
    );
  }
  return {
    see: (step) => {
      for (const change of step.changes) {
        const setting2 = change.path === null ? void 0 : catalog.setting(change.path);
        if (setting2 && namesPeople(setting2)) processList(step, change, setting2);
        else perPerson(step, change, setting2);
      }
    },
    end: () => all2.map(({ draft: draft3, end }) => endDraft(draft3, end))
  };
}
function grants(setting2, entry, by, people) {
  const identity = setting2.kind === "email" ? by.email : by.id;
  return names22(entry, by, people) || identity !== null && identity !== "" && coverageOf(kindOf(setting2), [entry])(identity);
}
function names22(entry, by, people) {
  if (typeof entry !== "string" || entry === "" || entry.includes("*")) return false;
  const { id, email: email22 } = by;
  return entry === id || email22 !== null && email22 !== "" && coverageOf(email, [entry])(email22) || people.is(by, entry);
}
function isBack(setting2, from2, now2) {
  if (!from2?.rivals && !now2?.rivals && (from2?.meaning ?? null) === (now2?.meaning ?? null)) return true;
  const way = direction(setting2, from2, now2);
  return way === "tighter" || way === "neutral";
}
function isSameEditor(a, b) {
  return a.id === null && b.id === null ? accountOf(a) === accountOf(b) : a.id === b.id;
}
function peopleIn(entry) {
  const values22 = entry ? [entry.value, ...entry.rivals ?? []] : [];
  return values22.flatMap((value2) => isArray(value2) ? value2 : value2 === null ? [] : [value2]);
}
// src/audits/shared-accounts.ts
var rule72 = {
  id: "editors/shared-account",
  title: "Every change is made with a personal account",
  acceptedBy: "revision",
  kind: "editor",
  severity: "info",
  rationale: "A change with a shared account cannot be traced to one person.",
  remediation: "Find out who made the revision, and accept it with an exception that names them. Use personal accounts to change the controls.",
  controls: ["nist-800-53:IA-2", "nist-800-53:AU-10", "soc2:CC6.1"],
  needs: ["sharedAccounts"]
};
var sharedAccounts = stepAudit([rule72], (context) => {
  const info = context.builtin(rule72);
  const shared = context.sharedAccounts.map((who) => ({ who, from: null, until: null }));
  return (step) => {
    const { by, time, revision: revision2 } = step.revision;
    if (!info || shared.length === 0 || !isAmong(shared, by, time)) return [];
    const account = by.email ?? by.id;
    const message = `${account} is a shared account: the revision does not say who made it`;
    return [event(info, step, { subject: `revision:${revision2}`, message, actual: account, offending: [account] })];
  };
});
// src/audits/tampering.ts
var common62 = {
  acceptedBy: "revision",
  kind: "integrity",
  severity: "critical",
  controls: ["soc2:CC7.2", "nist-800-53:AU-9", "nist-800-53:AU-10"],
  needs: ["ledger"]
};
var rewrittenRule = {
  ...common62,
  id: REWRITTEN,
  title: "Past revisions do not change",
  rationale: "If past revisions can change, the history proves nothing. Driftline judges the content that was sealed.",
  remediation: "Ask the service who changed the revision and which content is true. driftline ledger export <dir> prints both contents. To accept the change, write an exception that names the revision."
};
var truncatedRule = {
  ...common62,
  id: TRUNCATED,
  title: "No past revision is removed",
  rationale: "When a revision is removed, the record of who changed what is lost. Driftline judges the revision that the ledger keeps.",
  remediation: "Ask the service why the revision was removed. The ledger still contains it. To accept the removal, write an exception that names the revision."
};
var tampering = {
  rules: [rewrittenRule, truncatedRule],
  begin: (context) => ({
    see: () => {
    },
    end: () => {
      const facts = context.ledger;
      if (!facts) return [];
      const rules3 = { rewritten: context.builtin(rewrittenRule), truncated: context.builtin(truncatedRule) };
      return [...contents(facts, rules3.rewritten, instantText(context.asOf)), ...ranges(facts, rules3.truncated)];
    }
  })
};
function contents(facts, rule92, asOf) {
  if (!rule92) return [];
  return facts.rewritten.map(({ kept, sealedAt, before: before2, actual }) => {
    const places = Object.keys(membersOf(actual));
    const where = places.length > 0 ? `: ${shortList(places.map(nameOf))}` : ", where it is hidden";
    const message = `revision ${kept.revision} is not what was sealed on ${minute(sealedAt ?? asOf)}${where}`;
    return draft22(rule92, kept, kept.revision, { message, before: before2, actual });
  });
}
function ranges(facts, rule92) {
  if (!rule92) return [];
  return facts.truncated.map(({ from: from2, to }) => {
    const [numbers, object2] = from2.revision === to ? [`revision ${to} is`, "it"] : [`revisions ${from2.revision} to ${to} are`, "them"];
    return draft22(rule92, from2, to, { message: `${numbers} in the ledger, and a later history did not have ${object2}` });
  });
}
function draft22(rule92, first, to, parts3) {
  const { revision: revision2 } = first;
  const offending2 = to === revision2 ? [revision2] : [revision2, to];
  return event(rule92, { revision: first }, { subject: `revision:${revision2}`, offending: offending2, ...parts3 });
}
// src/audits/flapping.ts
var common72 = {
  acceptedBy: "revision",
  kind: "change",
  controls: ["soc2:CC7.2", "soc2:CC8.1", "nist-800-53:CM-3", "nist-800-53:AU-6"]
};
var restoredRule = {
  ...common72,
  id: "changes/restored",
  title: "No control is loosened and restored within a short time",
  severity: "medium",
  rationale: "A control that is loosened and restored leaves no trace in the current settings, only in the history.",
  remediation: `Ask the editor why it was loosened, and review what was done in between. Then accept its revision with an exception${orApproval}.`
};
var editWar = {
  ...common72,
  id: "changes/edit-war",
  title: "Editors do not undo each other's changes",
  severity: "info",
  rationale: "If editors undo each other's changes, a decision is missing, unknown or ignored. Three changes in a row are reported if each undoes the change of another editor, at most 30 days after it.",
  remediation: "Let the owner of the setting decide, and write the decision into a policy. Then accept the revision with an exception."
};
var SOON = 7 * DAY;
var FLIPS = 3;
var WAR = 30 * DAY;
var placing = new Set([...levers.rules, ...selfGrant.rules].map(({ id }) => id));
var toAndFro = { rules: [restoredRule, editWar], begin: walkerOf5 };
var Loosenings = class {
  /** The turns before `#start` are too old. */
  #turns = [];
  #start = 0;
  /** By meaning before the turn: the index of the last loosening from there. */
  #places = /* @__PURE__ */ new Map();
  add(turn) {
    if (this.#start > this.#turns.length / 2) {
      this.#turns = this.#turns.slice(this.#start);
      this.#start = 0;
      this.#places.clear();
      for (const [i, { from: from2 }] of this.#turns.entries()) this.#places.set(from2, i);
    }
    this.#places.set(turn.from, this.#turns.length);
    this.#turns.push(turn);
  }
  /** Removes and returns the loosenings that a turn restores: the last from its result, and all after it. */
  undoneBy(turn) {
    const isRecent = (earlier2) => earlier2 !== void 0 && turn.moment.time - earlier2.moment.time <= SOON;
    while (this.#start < this.#turns.length && !isRecent(this.#turns[this.#start])) this.#start++;
    const at2 = this.#places.get(turn.to) ?? -1;
    if (at2 < this.#start || !isRecent(this.#turns[at2])) return [];
    const undone = this.#turns.splice(at2);
    for (const { from: from2 } of undone) this.#places.delete(from2);
    return undone.filter(isRecent);
  }
};
function walkerOf5(context) {
  const { catalog, people, approvals: approvals2 } = context;
  const restoredInfo = context.builtin(restoredRule);
  const editWarInfo = context.builtin(editWar);
  const looseningsBySubject = /* @__PURE__ */ new Map();
  const lastTurns = /* @__PURE__ */ new Map();
  const ownDrafts = [];
  let gaps2 = 0;
  function turnOf(step, change, { before: before2, after }) {
    const { subject: subject2 } = change;
    const moment = step.moment;
    const [from2, to] = [stateIn(before2), stateIn(after)];
    const last = lastTurns.get(subject2);
    const undoes = last !== void 0 && last.from === to && // After a gap the editor of a change is unknown.
    step.exact && last.exact && isAnother(last.moment.by, moment.by, people) && moment.time - last.moment.time <= WAR;
    const approvalEnd = change.direction === "looser" ? agreementOn(restoredRule, [subject2], approvals2.of(step), moment.time) : null;
    return { moment, exact: step.exact, gaps: gaps2, from: from2, to, change, approvalEnd, flips: undoes ? last.flips + 1 : 0 };
  }
  function addRestored(turn) {
    const { subject: subject2, path: path6, direction: direction2 } = turn.change;
    if (path6 !== null && catalog.setting(path6)?.class === "secret") return;
    const undone = looseningsBySubject.get(subject2)?.undoneBy(turn) ?? [];
    if (restoredInfo) for (const start of undone) ownDrafts.push(restoredEvent(restoredInfo, start, turn));
    if (undone.length > 0 || direction2 !== "looser") return;
    getOrMake(looseningsBySubject, subject2, () => new Loosenings()).add(turn);
  }
  function addWar(step, turn) {
    if (!editWarInfo || turn.flips !== FLIPS) return;
    const { subject: subject2, before: before2, after } = turn.change;
    const message = `${nameOf(subject2)} was changed back ${count(FLIPS, "time")} in a row, each time by another editor`;
    ownDrafts.push(event(editWarInfo, step, { subject: subject2, message, before: before2, actual: after, offending: [after] }));
  }
  return {
    see: (step) => {
      moveAlong(looseningsBySubject, step.renames);
      moveAlong(lastTurns, step.renames);
      if (step.gap) gaps2++;
      for (const [i, change] of step.changes.entries()) {
        const turn = turnOf(step, change, present(step.pairs[i]));
        addRestored(turn);
        addWar(step, turn);
        lastTurns.set(change.subject, turn);
      }
    },
    end: (drafts32) => {
      const turnsByPlace = groupBy(
        drafts32.filter(({ rule: rule92 }) => placing.has(rule92.id)),
        ({ introduced }) => introduced.revision
      );
      return ownDrafts.filter(
        ({ rule: rule92, subject: subject2, introduced }) => rule92.id !== restoredRule.id || !turnsByPlace.get(introduced.revision)?.some((draft3) => isAt(subject2, draft3.subject))
      );
    }
  };
}
function restoredEvent(rule92, start, end) {
  const { subject: subject2, before: before2, after } = start.change;
  const seconds = Math.floor((end.moment.time - start.moment.time) / 1e3);
  const isTimed2 = start.exact && start.gaps === end.gaps && end.moment.time >= start.moment.time;
  const later = isTimed2 ? ` ${elapsedWords(seconds)} later` : "";
  const message = `${nameOf(subject2)} was loosened ${doer(start)}, and put back${later} ${doer(end)}`;
  return changeEvent(
    rule92,
    { revision: start.moment, exact: start.exact },
    {
      subject: subject2,
      message,
      before: before2,
      actual: after,
      offending: [after],
      resolved: start.approvalEnd,
      besideWindow: "beneath"
    }
  );
}
function doer({ moment: { revision: revision2, by }, exact }) {
  if (!exact) return `by revision ${revision2} at the latest`;
  return `by ${personName(by)} in revision ${revision2}`;
}
function isAnother(a, { id, email: email22 }, people) {
  const names32 = [id, email22].filter((name) => name !== null);
  return (a.id !== null || a.email !== null) && names32.length > 0 && !names32.some((name) => people.mayBe(a, name));
}
function isAt(subject2, place2) {
  return subject2 === place2 || subject2.startsWith(`${place2}/`);
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
  const masked = entries.filter(({ container, value: value2 }) => !container && isMasked(value2)).map(({ subject: subject2 }) => subject2);
  if (masked.length === 0) return [];
  const reason = "the service shows a mask, which is the same for every secret";
  return [{ what: `the rotation of ${namesOf(masked.sort())}`, reason }];
}
// src/audits/weakened.ts
var rule82 = {
  id: "changes/weakened",
  title: "Loosened guards are reviewed",
  acceptedBy: "revision",
  kind: "change",
  severity: "info",
  rationale: "If no policy governs a guard, turning it off goes unnoticed. An emptied list of what is allowed may allow everything.",
  remediation: "Restore the setting, or accept the revision with an exception.",
  controls: ["soc2:CC8.1", "nist-800-53:CM-3", "nist-800-53:CM-5"]
};
var weakened = {
  rules: [rule82],
  begin: (context) => {
    const info = context.builtin(rule82);
    const drafts32 = [];
    const loose = /* @__PURE__ */ new Map();
    return {
      see: (step) => {
        if (!info) return;
        moveAlong(loose, step.renames);
        for (const change of step.changes) {
          const guard = guardOf(change, context);
          if (!guard) continue;
          const list = loose.get(change.subject) ?? [];
          const back = list.filter(({ from: from2 }) => isBack2(guard, from2, change.after));
          for (const { draft: draft3 } of back) drafts32.push(endDraft(draft3, step.moment));
          const still = list.filter((item) => !back.includes(item));
          const isLooser = isCliff(guard) ? change.direction === "looser" && change.after === null && hasEffect(guard, step) : change.direction === "looser" || change.direction === "unknown" && back.length === 0 && !isStrictest(guard, change.after);
          if (isLooser)
            still.push({ draft: looseningDraft(info, step, { ...change, guard }, context), from: change.before });
          loose.set(change.subject, still);
        }
      },
      end: () => [...drafts32, ...[...loose.values()].flat().map(({ draft: draft3 }) => draft3)]
    };
  }
};
function guardOf({ path: path6 }, { catalog }) {
  const setting2 = path6 === null ? void 0 : catalog.setting(path6);
  return setting2 && (isGuard(setting2) || isCliff(setting2)) ? setting2 : void 0;
}
function hasEffect({ switch: needs3 }, { blocks }) {
  return needs3 === void 0 || isInForce(needs3, spelledValues(entryAt(blocks, pointerOf(needs3.path))));
}
function isBack2(guard, from2, now2) {
  if (isCliff(guard)) return now2 !== null;
  const way = direction(guard, { value: from2 }, { value: now2 });
  return way === "tighter" || way === "neutral" || equal(from2, now2);
}
function isStrictest({ kind, looser }, value2) {
  return kind === "boolean" && (looser === "off" ? value2 === true : looser === "on" && value2 === false);
}
function looseningDraft(info, step, change, { approvals: approvals2 }) {
  const { subject: subject2, before: before2, after, guard } = change;
  const { revision: revision2, time } = step.revision;
  const when = step.exact ? "" : ` by revision ${revision2} at the latest`;
  const doubt = guard.looser === "unknown" ? "only a policy can say which way is looser" : "whether that is looser is not known";
  const unreadable3 = unreadableAt(step.blocks.get(topKey(guard.path)), subject2);
  const weakening = unreadable3 ? `made unreadable${when}: ${nameOf(unreadable3.subject)} ${unreadable3.flaw}` : isCliff(guard) ? `emptied${when}, so it may allow ${guard.unset.means}` : change.direction === "looser" ? `loosened${when}` : `changed${when}: ${doubt}`;
  return changeEvent(info, step, {
    subject: subject2,
    message: `${nameOf(subject2)} was ${weakening}`,
    before: before2,
    actual: after,
    offending: [after],
    resolved: agreementOn(info, [subject2], approvals2.of(step), time),
    besideWindow: change.direction === "unknown" && !unreadable3 ? "undecided" : "untold"
  });
}
// src/audits/index.ts
var audits3 = {
  settings: settings22,
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
  values: values2,
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
  breadth,
  metadata,
  usage,
  access,
  observed,
  limits,
  approvals,
  inForce,
  exceptions
};
var builtinRules2 = new Map(
  Object.values(audits3).flatMap((audit2) => audit2.rules.map((rule92) => [rule92.id, rule92]))
);

import { MANY as MANY2, meantBy, nameOf as nameOf3, pairHint, problemsOf } from "./policies.js";

import { NO_MESSAGE, ownMessages, schemaBelow, withDefinition, withoutWrappers } from "./base.js";

import { documentOf, linesOf, maskSecrets, problemAt, withoutMark } from "./policies.js";

import { SettingsReader } from "./questions.js";

import { isReference } from "./questions.js";

import { count as count2, described, digest, durationText, nonEmptyText, objectOrNull, optional, optionalList, rows, rowsOrNull, says, shapedText, text } from "./policies.js";

import { _default, _enum, any, array, boolean, describe, discriminatedUnion, email as email2, extend, int, json, literal as literal2, looseObject, meta, nullable, number, object, optional as optional2, partialRecord, record, refine, strictObject, string, union, unknown as unknown2 } from "./zod.js";

import { $ZodAny, $ZodArray, $ZodBoolean, $ZodCustom, $ZodDefault, $ZodDiscriminatedUnion, $ZodEmail, $ZodEnum, $ZodLazy, $ZodLiteral, $ZodNever, $ZodNull, $ZodNullable, $ZodNumber, $ZodNumberFormat, $ZodObject, $ZodOptional, $ZodRecord, $ZodString, $ZodStringFormat, $ZodType, $ZodUnion, $ZodUnknown, $constructor, _any, _boolean, _email, _gte, _int, _lte, _maxLength, _minLength, _never, _null, _number, _overwrite, _positive, _refine, _regex, _string, _unknown, clone, describe_2, extend_2, globalRegistry, installLazyProp, meta_2, normalizeParams, own, parse, parseAsync, regexes_exports, safeParse, safeParseAsync, shallowClone, toJSONSchema } from "./zod.js";

import { createCatalog, placeBelow, placeOf_2, settingAt } from "./questions.js";

import { efforts, providers } from "./base.js";

import { globMatches, globsOverlap, positionOf, scale, scaleOf } from "./questions.js";

import { require_picomatch } from "./questions.js";

import { HIDDEN, addressesIn as addressesIn2, apart, escapeForgeries, formSpans, redact, remains, secretsIn, withoutCredentials, withoutKnownFormats, withoutTokens, freeSpans, isFlagged, isKeptElsewhere, isMasked_2, isOrdinary, isPlaceholder, isPromised, namesCredential, promiseOf, urlSpans } from "./questions.js";

import { knownFormats, looksLikeKey, matches, mergeSpans, tokens } from "./questions.js";

import { gapBetween, noHistory, upTo } from "./questions.js";

// src/model/observed.ts
var observedNames = ["readiness", "computers", "sessions"];
// src/audits/stated-parts.ts
function statedRules2(policies, builtin = (rule10) => builtinInfo(rule10)) {
  const { editors: editors2, changes: changes2 } = policies;
  const inForce2 = (part2) => ({
    policies,
    asOf: part2?.from ?? 0,
    use: null,
    observed: null,
    builtin
  });
  const rulesOf3 = (rule10, part2) => {
    const base = builtin(rule10);
    return base ? [statedRule(base, part2)] : [];
  };
  return [
    ...editors2 ? rulesOf3(unapprovedRule, editors2) : [],
    ...changes2 ? changeRulesOf(changes2).flatMap((rule10) => rulesOf3(rule10, changes2)) : [],
    ...usageRules(inForce2(policies.usage)),
    ...accessRules(inForce2(policies.access)),
    ...observedNames.flatMap((name) => observedRules(inForce2(policies[name])).filter(({ family }) => family === name)),
    ...limitRules(inForce2(policies.limits))
  ];
}
function filesWithCount(policies) {
  const allRules = statedRules2(policies);
  return policies.files.map((file) => ({
    ...file,
    rules: file.ownRules + allRules.filter(({ policy: policy2 }) => policy2 === file.id).length
  }));
}

// src/model/report/evidence-marks.ts
var marks = {
  emulated: {
    description: "true: the service reported that it is an emulator",
    words: "an emulator",
    isTrue: ({ emulated }) => emulated
  },
  proxied: {
    description: "true: the run was configured to use the proxy of its environment",
    words: "a proxy allowed",
    isTrue: ({ proxied }) => proxied === true
  },
  clockBehind: {
    description: "true: the clock of the audit was more than 10 minutes behind the service's",
    words: "its clock ahead of the audit's, so that exceptions may have expired already",
    isTrue: ({ isClockBehind }) => isClockBehind === true
  }
};
var markNames = namesIn(marks);
function marksOf2(isTrue) {
  return Object.fromEntries(markNames.filter((name) => isTrue(marks[name])).map((name) => [name, true]));
}

import { LEDGER_TAMPERED, NOT_IN_FORCE, UNREAD, WITHOUT_DATA, evidenceOf } from "./questions.js";

// src/audits/named-rules.ts
function namedRules({ usage: usage3 }) {
  return usage3 === null ? builtinRules2 : new Map([...builtinRules2, ...ownRules(usage3)]);
}
// src/report/unread.ts
function isUnread(code) {
  return code.endsWith(UNREAD);
}
function withUnread(evidence2, unread) {
  const problems = unread.flatMap(
    ({ what, reason, isOptional }) => isOptional ? [] : [{ code: `${what}${UNREAD}`, message: `${what}: ${reason}` }]
  );
  return evidenceOf(evidence2.value, [...evidence2.complete ? [] : evidence2.problems, ...problems]);
}
// src/report/unjudged-data.ts
function unaskedParts(input) {
  const { policies, members: members2, unread = [] } = input;
  const { usage: usage3, access: access2 } = policies;
  const data = { ...input, access: members2 };
  const without3 = (what, policy2, name, says2) => {
    if (!policy2 || data[name] || unread.some((part2) => part2.what === name)) return [];
    return [{ what, reason: `${policy2.policy} ${says2}: give --with ${name}, or the input with: ${name}` }];
  };
  const idle = access2?.maxIdleDays ? access2 : null;
  return [
    ...without3("usage", usage3, "usage", "states rules about use, but its figures were not requested"),
    ...without3("access", access2, "access", "states rules about access, but the members were not requested"),
    ...without3("access.maxIdle", idle, "usage", "says how long a grant may be idle, but the use was not requested"),
    ...access2?.reviewEveryDays ? [{ what: "access.reviewEvery", reason: "the service does not report access reviews" }] : [],
    ...observedNames.flatMap(
      (name) => without3(name, policies[name], name, `states rules about ${name}, but they were not requested`)
    )
  ];
}
// src/report/evidence.ts
var ofAudit = /* @__PURE__ */ new Set(["no-history", NOT_IN_FORCE, WITHOUT_DATA, "revision-gap"]);
function isOfHistory(code) {
  return !ofAudit.has(code) && !isUnread(code);
}
function evidenceFor(input, revisions) {
  const { evidence: evidence2 } = input;
  const problems = evidence2.complete ? [] : [...evidence2.problems];
  if (revisions.length === 0 && problems.length === 0) problems.push(noHistory(evidence2.value.revisions, input.asOf));
  if (input.requireContiguous)
    for (const [i, revision2] of revisions.entries()) {
      const gap3 = gapBetween(revisions[i - 1] ?? null, revision2);
      if (gap3) problems.push({ code: "revision-gap", message: missingWords([gap3]), revision: gap3.from });
    }
  return evidenceOf(evidence2.value, problems);
}
function withoutRules(evidence2, rules3, asOf) {
  if (rules3.length === 0 || rules3.some(({ reason }) => reason === void 0)) return evidence2;
  const due = rules3.find(({ rule: rule10 }) => notInForce(rule10, asOf) === void 0);
  if (due && !evidence2.complete) return evidence2;
  const problem = due ? { code: WITHOUT_DATA, message: `no rule of a policy could be applied (${due.reason})` } : { code: NOT_IN_FORCE, message: "no rule of a policy is in force at this time" };
  return evidenceOf(evidence2.value, [...evidence2.complete ? [] : evidence2.problems, problem]);
}
function evidenceRow(evidence2, revisions, { leftOut, before: before2 }, policies) {
  const { source, origin, requests } = evidence2.value;
  const [first, last] = [revisions[0], revisions.at(-1)];
  return {
    source,
    origin,
    ...marksOf2(({ isTrue }) => isTrue(evidence2.value)),
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
    policies: filesWithCount(policies).map(({ id, file, digest: digest4, rules: rules3 }) => ({ id, file, digest: digest4, rules: rules3 })),
    history: null,
    run: null,
    command: null,
    ledger: ledgerRow(evidence2.value.ledger, before2)
  };
}
function ledgerRow(facts, before2) {
  if (!facts) return null;
  const { head: head2, size, anchored } = facts;
  return { head: head2, size, anchored, lastCompleteAudit: before2?.at ?? null };
}
function missingRevisions(revisions) {
  const gaps2 = revisions.flatMap((revision2, i) => gapBetween(revisions[i - 1] ?? null, revision2) ?? []);
  const what = rangeWords(gaps2);
  if (what === "") return [];
  return [{ what, reason: `${what.startsWith("revisions") ? "they are" : "it is"} missing` }];
}
function notEvaluated(input, evidence2, revisions, unjudged) {
  const first = revisions[0]?.revision;
  const earlier2 = first !== void 0 && first > 1 ? [{ what: `revisions before ${first}`, reason: `the history given starts at revision ${first}` }] : [];
  const policies = input.policyHistory?.notEvaluated ?? [];
  return [
    ...earlier2,
    // Where a gap makes the evidence incomplete, it is one of the problems.
    ...input.requireContiguous ? [] : missingRevisions(revisions),
    ...evidence2.value.notEvaluated,
    ...policies,
    ...unjudged,
    ...unaskedParts(input),
    ...input.unread ?? []
  ].map(({ what, reason }) => ({ what, reason }));
}

// src/model/judged-rules.ts
var dataOfKinds = /* @__PURE__ */ new Map([
  ["usage", ({ usage: usage3, sessions: sessions2 }) => usage3 !== null || sessions2 !== null],
  ["access", ({ people }) => people !== null],
  ["readiness", ({ readiness }) => readiness !== null],
  ["computer", ({ computers: computers2 }) => computers2 !== null]
]);

// src/audits/needs.ts
var provided = {
  ledger: "give --ledger",
  auditEvery: "give --ledger, and set auditEvery in driftline.yaml",
  sharedAccounts: "name the accounts as sharedAccounts in driftline.yaml",
  editors: "give a policy with editors",
  windows: "give a policy with changes.windows",
  freezes: "give a policy with changes.freezes",
  loosening: "give a policy with changes.loosening",
  maxIdle: "give a policy with access.maxIdle",
  limits: "give a policy with limits",
  policyHistory: "run driftline audit --policy-history git"
};
var requested = {
  access: null,
  usage: null,
  readiness: null,
  computers: "give a policy with computers.watch",
  sessions: "give a policy with sessions.watch"
};
var needs = { ...provided, ...requested };
function waysToGive(ruleNeeds) {
  const names4 = ruleNeeds.filter((need) => Object.hasOwn(requested, need));
  const run2 = names4.length > 0 ? [`run driftline audit --with ${names4.join(",")}`] : [];
  return [...run2, ...ruleNeeds.flatMap((need) => needs[need] ?? [])].join("; ");
}
var elsewhere = {
  policyHistory: ({ policyHistory }) => policyHistory !== null,
  access: ({ members: members2 }) => members2 !== null,
  usage: ({ use }) => use !== null,
  readiness: ({ observed: observed2 }) => observed2 !== null && observed2.observed.readiness !== null,
  computers: ({ observed: observed2 }) => observed2 !== null && observed2.observed.computers !== null,
  sessions: ({ observed: observed2 }) => observed2 !== null && observed2.observed.sessions !== null
};
function furtherData(run2) {
  return namesIn(elsewhere).filter((need) => elsewhere[need]?.(run2));
}
var beside4 = {
  ledger: ({ ledger }) => ledger !== null,
  auditEvery: ({ ledger, auditEverySeconds }) => ledger !== null && auditEverySeconds !== null,
  sharedAccounts: ({ sharedAccounts: sharedAccounts2 }) => sharedAccounts2.length > 0,
  policyHistory: ({ policyHistory }) => policyHistory !== null && policyHistory.versions !== null
};
function isGiven(need, audit2) {
  return (beside4[need] ?? elsewhere[need])?.(audit2) ?? true;
}
var keptNeeds = /* @__PURE__ */ new Set(["limits"]);
var ofRuns = new Set(namesIn({ ...elsewhere, ...beside4 }));
function needsOf({ kind, rule: id, subject: subject2 }, rules3) {
  const rule10 = rules3.get(kind === "exception" ? subject2.replace(/^rule:/, "") : id);
  const more = kind === rule10?.kind ? [] : rule10?.moreNeeds ?? [];
  return [...rule10?.needs ?? [], ...more];
}
function furtherNeeds(finding, rules3) {
  const findingNeeds = needsOf(finding, rules3);
  return findingNeeds.some((need) => keptNeeds.has(need)) ? [] : findingNeeds.filter((need) => need in elsewhere);
}
function restsOnOther(finding, rules3, { cut, data = [] }) {
  const isByMembers = cut && data.includes("access");
  if (isByMembers && needsOf(finding, rules3).some((need) => keptNeeds.has(need))) return true;
  return furtherNeeds(finding, rules3).length > 0;
}
function judgedRules2(rules3) {
  const idsOf = (isIn) => [...rules3].flatMap(
    ([id, { kind, needs: ruleNeeds = [] }]) => !dataOfKinds.has(kind) && isIn(ruleNeeds) ? [id] : []
  );
  return {
    always: idsOf((ruleNeeds) => ruleNeeds.length === 0),
    sometimes: idsOf((ruleNeeds) => ruleNeeds.some((need) => ofRuns.has(need)))
  };
}

import { givenUp, stepsOf_2 } from "./questions.js";

import { BlameTracker } from "./questions.js";

import { MAX_DAYS, SOON as SOON2, acceptedBy, entryKey, exceptionsOf, fingerprintKeysOf, isAbout, isAgreedByOwner, mayBeSame as mayBeSame2, renewExceptions, ruleNamed, termAt } from "./policies.js";

// src/model/report/overdue.ts
function isOverdue({ status, dueAt }, asOf) {
  const [due, now2] = [instantOf(dueAt ?? ""), instantOf(asOf)];
  return status === "open" && due !== void 0 && now2 !== void 0 && due < now2;
}

import { ruleCounts, rulesWithoutData } from "./questions.js";

import { isClosed, isContinued, isRemediated, passedSince } from "./questions.js";

import { builtInFailing } from "./questions.js";

import { formerNames, presentName } from "./policies.js";

import { reaches as reaches2, severities, tallyOf, weight, worstToBest } from "./questions.js";

import { hash } from "node:crypto";
import { hash as hash2 } from "node:crypto";
// src/audits/usage/allowance.ts
var relevant = /* @__PURE__ */ new Set([
  "modelPolicy",
  "userModelPolicies",
  "customModels",
  "maxAutonomyLevel",
  "mcpPolicy",
  "byomComputersEnabled",
  "managedComputersEnabled"
]);
var AllowedByDay = class {
  states = [];
  #uncertain = [];
  /** A cache of the uncertain times by day, because many uses are on one day. */
  #uncertainOn = /* @__PURE__ */ new Map();
  #last;
  see({ revision: { revision: revision2, time }, previous, blocks, entries, gap: gap3, exact }) {
    const isTouched = entries.some(({ subject: subject2 }) => relevant.has(keyOf(subject2)));
    const allowance = this.#last && !isTouched ? this.#last.allowed : allowedIn(blocks);
    const before2 = this.#last?.time ?? -Infinity;
    this.#uncertainOn.clear();
    if (previous && gap3) this.#uncertain.push({ from: previous.time, to: time, revision: revision2 });
    if (time < before2) this.#uncertain.push({ from: time, to: before2, revision: revision2 });
    this.#last = { allowed: allowance, time: Math.max(time, before2) };
    this.states.push({ revision: revision2, time: this.#last.time, allowed: allowance, exact: exact && time >= before2 });
  }
  revisionsOn(day2) {
    const start = startOfDay(day2);
    const before2 = (end) => countWhile(this.states, ({ time }) => time < end);
    return this.states.slice(before2(start), before2(start + DAY)).map(({ revision: revision2 }) => revision2);
  }
  /** Whether all settings of a day are certain: it is after the first revision, and no revision of it is missing. */
  isCertainOn(day2) {
    return this.judge(day2, () => "passes").is === "allowed";
  }
  /** Returns the revision in force at an instant (the later of two at the same instant); undefined before the first. */
  stateAt(time) {
    return this.states[countWhile(this.states, (state) => state.time <= time) - 1];
  }
  /** Judges an instant, in milliseconds. Ambiguous only because of missing revisions or unclear readings. */
  judgeAt(time, read2) {
    const state = this.stateAt(time);
    if (!state) return { is: "unjudged" };
    const unsure = this.#uncertain.filter(({ from: from2, to }) => from2 <= time && time < to);
    if (unsure.length > 0) return { is: "ambiguous", reason: "gap", revisions: unsure.map(({ revision: revision2 }) => revision2) };
    const reading = read2(state.allowed);
    if (reading === "unclear") return { is: "ambiguous", reason: "reading", revisions: [state.revision] };
    return { is: reading === "fails" ? "violation" : "allowed" };
  }
  /**
   * Judges a use on a day by every value that the settings had on that day.
   * @param settle days after a tightening during which the older settings may still apply
   */
  judge(day2, read2, settle2 = 0) {
    const start = startOfDay(day2);
    const end = start + DAY;
    const first = countWhile(this.states, ({ time }) => time <= start) - 1;
    const next = countWhile(this.states, ({ time }) => time < end);
    if (next === 0) return { is: "unjudged" };
    const inDay = this.states.slice(Math.max(first, 0), next);
    const unsure = this.#unsureOn(day2, start);
    if (first < 0)
      return { is: "ambiguous", reason: "gap", revisions: inDay.map(({ revision: revision2 }) => revision2).slice(0, 1) };
    if (unsure.length > 0) return { is: "ambiguous", reason: "gap", revisions: unsure.map(({ revision: revision2 }) => revision2) };
    const readings2 = inDay.map(({ allowed }) => read2(allowed));
    if (readings2.every((reading) => reading === "passes")) return { is: "allowed" };
    if (readings2.every((reading) => reading === "fails"))
      return this.#settling(start, first, read2, settle2) ?? { is: "violation" };
    const turns = inDay.filter((_, i) => i > 0 && readings2[i] !== readings2[i - 1]);
    const revisions = (turns.length > 0 ? turns : inDay.slice(0, 1)).map(({ revision: revision2 }) => revision2);
    const reason = readings2.includes("fails") && readings2.includes("passes") ? "changed" : "reading";
    return { is: "ambiguous", reason, revisions };
  }
  #unsureOn(day2, start) {
    const isOn = ({ from: from2, to }) => from2 < start + DAY && to > start;
    return getOrMake(this.#uncertainOn, day2, () => this.#uncertain.filter(isOn));
  }
  /** Returns the ambiguous verdict if clients may still have run with the settings of some days before. */
  #settling(start, first, read2, settle2) {
    const earliest = start - settle2 * DAY;
    const revisions = [];
    let state = this.states[first];
    for (let i = first - 1; state && state.time > earliest; i--) {
      const before2 = this.states[i];
      if (before2 && read2(before2.allowed) !== "fails" && read2(state.allowed) === "fails")
        revisions.unshift(state.revision);
      state = before2;
    }
    return revisions.length > 0 ? { is: "ambiguous", reason: "settle", revisions } : void 0;
  }
};
function allowedIn(blocks) {
  const value2 = (subject2) => {
    const { value: value22 = null } = entryAt(blocks, subject2) ?? {};
    return isUnset(value22) ? null : value22;
  };
  const isTwofold = (subject2) => entryAt(blocks, subject2)?.rivals !== void 0;
  const isNoGroup = (subject2) => {
    const entry = entryAt(blocks, subject2);
    return entry !== void 0 && entry.container !== true && !isUnset(entry.value);
  };
  const isOn = (subject2) => isTwofold(subject2) ? null : value2(subject2) === true;
  const lists = (group) => {
    const [allowed, blocked] = [value2(`${group}/allowedModelIds`), value2(`${group}/blockedModelIds`)];
    const all2 = value2(`${group}/allowAllServiceModels`);
    const isUnreadable = isNoGroup(group) || [allowed, blocked].some((list) => list !== null && !Array.isArray(list)) || ["allowedModelIds", "blockedModelIds", "allowAllServiceModels"].some((name) => isTwofold(`${group}/${name}`));
    return {
      allowed: listIn(allowed),
      blocked: listIn(blocked),
      allowAll: typeof all2 === "boolean" ? all2 : null,
      isUnreadable
    };
  };
  const overrides = /* @__PURE__ */ new Map();
  const customModels = /* @__PURE__ */ new Set();
  for (const { subject: subject2, value: own2 } of blocks.get("userModelPolicies")?.entries.values() ?? []) {
    const [group, id] = unpointer(subject2);
    if (isUnset(own2) && !isArray(own2)) continue;
    if (group !== void 0 && id !== void 0 && !overrides.has(id))
      overrides.set(id, lists(subject2.split("/").slice(0, 3).join("/")));
  }
  for (const { setting: setting2, value: name } of blocks.get("customModels")?.entries.values() ?? [])
    if ((setting2?.path === "customModels[*].model" || setting2?.path === "customModels[*].id") && typeof name === "string")
      customModels.add(name);
  const [isMcpEnabled, mcpList] = [value2("/mcpPolicy/enabled") === true, value2("/mcpPolicy/allowlist")];
  return {
    models: lists("/modelPolicy"),
    overrides,
    areOverridesUnreadable: isNoGroup("/userModelPolicies"),
    customModels,
    maxAutonomyLevel: isTwofold("/maxAutonomyLevel") ? false : value2("/maxAutonomyLevel"),
    isMcpEnabled,
    mcpAllowlist: listIn(mcpList),
    isMcpUnclear: isNoGroup("/mcpPolicy") || isTwofold("/mcpPolicy/enabled") || isMcpEnabled && (mcpList !== null && !isArray(mcpList) || isTwofold("/mcpPolicy/allowlist")),
    isByomEnabled: isOn("/byomComputersEnabled"),
    isManagedEnabled: isOn("/managedComputersEnabled")
  };
}
function listIn(value2) {
  return isArray(value2) ? value2 : null;
}
// src/audits/observed/evidence.ts
var ObservedEvidence = class {
  observed;
  /** The reports, and the watched computers and sessions, that were made after the audit's time. They are not judged. */
  later;
  allowed = new AllowedByDay();
  verdicts = [];
  /**
   * Drops data later than the audit's time.
   * @param asOf milliseconds
   * @param cut whether that is a time in the past
   */
  constructor({ readiness, computers: computers2, sessions: sessions2 }, asOf, cut) {
    const isSeen = ({ time }) => time <= asOf;
    const isLater = (thing) => !isSeen(thing);
    this.later = {
      readiness: readiness?.filter(isLater) ?? [],
      computers: computers2?.filter(isLater) ?? [],
      sessions: sessions2?.filter(isLater) ?? []
    };
    this.observed = {
      readiness: readiness?.filter(isSeen) ?? null,
      computers: computers2?.filter(isSeen) ?? null,
      sessions: sessions2?.filter(isSeen).map((session) => cut && session.updated > asOf ? changedLater(session) : session) ?? null
    };
  }
};
function changedLater(session) {
  return {
    ...session,
    model: null,
    specModel: null,
    autonomyLevel: null,
    autonomyMode: null,
    tools: null,
    providerLock: null,
    apiProviderLock: null
  };
}
// src/audits/usage/evidence.ts
function useEvidence(usage3) {
  return { usage: usage3, allowed: new AllowedByDay(), ambiguities: [], unjoined: /* @__PURE__ */ new Map() };
}
// src/audits/usage/joined.ts
function joinMembers(usage3, members2) {
  const persons = new Persons(members2, usage3);
  const addressOwners = persons.users.filter(hasId).flatMap((user) => [...user.addresses].map((address) => ({ user, address })));
  const ownersByAddress = groupBy(addressOwners, ({ address }) => address);
  const users = /* @__PURE__ */ new Map();
  for (const user of persons.users) {
    const member = persons.memberOf(user);
    const address = foldAscii(user.id);
    const owners = ownersByAddress.get(address) ?? [];
    const [own2] = owners;
    if (member === "unclear") users.set(user.id, { isUnclear: true });
    else if (hasId(user)) continue;
    else if (member && owners.every(({ user: owner }) => owner.id === member.id)) users.set(user.id, { id: member.id });
    else if (!own2) users.set(user.id, { id: address, email: address });
    else if (owners.length === 1 && persons.memberOf(own2.user) !== "unclear") users.set(user.id, { id: own2.user.id });
    else users.set(user.id, { id: address, email: address, isUnclear: true });
  }
  if (users.size === 0) return usage3;
  const rows22 = (list) => list.map((row2) => ({ ...row2, ...users.get(row2.id) }));
  return {
    ...usage3,
    tokens: new Map([...usage3.tokens].map(([day2, row2]) => [day2, { ...row2, users: row2.users && rows22(row2.users) }])),
    users: new Map([...usage3.users].map(([day2, list]) => [day2, rows22(list)]))
  };
}
// src/report/approvable.ts
function addApprovable(findings, rows22, emergencySeconds, asOf) {
  const changed = new Set(rows22.flatMap(({ revision: revision2, changes: changes2 }) => changes2.length > 0 ? revision2 : []));
  for (const finding of findings) {
    const { rule: rule10, resolved, exposureSeconds, introduced, remediation } = finding;
    if (exposureSeconds !== null || resolved !== null || !endsByApproval(rule10)) continue;
    const isChange = introduced.revision !== null && changed.has(introduced.revision);
    const until2 = certain(instantOf, introduced.at) + (emergencySeconds ?? -Infinity) * 1e3;
    if (isChange && until2 >= asOf) finding.approvableUntil = instantText(until2);
    else if (remediation !== null) finding.remediation = remediation.replace(orApproval, "");
  }
}
// src/report/exposure.ts
function exposureOf(findings, blind = []) {
  const unseen2 = unseenBy(blind);
  const windows = findings.filter((finding) => finding.exposureSeconds !== null);
  const bySeverity = groupBy(windows, (finding) => finding.severity);
  const byControl = /* @__PURE__ */ new Map();
  for (const finding of windows) for (const control of new Set(finding.controls)) addTo(byControl, control, finding);
  const lengths = tableOf(severities, (severity) => open(bySeverity.get(severity) ?? [], unseen2));
  return {
    severity: tableOf(severities, (severity) => lengths[severity].seconds),
    ...severities.some((severity) => lengths[severity].unseenSeconds !== void 0) && {
      unseen: tableOf(severities, (severity) => lengths[severity].unseenSeconds ?? 0)
    },
    rules: rows2(
      groupBy(windows, (finding) => finding.rule),
      unseen2
    ),
    controls: rows2(byControl, unseen2)
  };
}
function rows2(groups, unseen2) {
  return [...groups].map(([id, windows]) => ({ id, ...open(windows, unseen2) })).sort((a, b) => a.id < b.id ? -1 : 1);
}
function open(findings, unseen2) {
  return coveredBy(findings.map(spanOf), unseen2);
}
function spanOf(finding) {
  const from2 = Date.parse(finding.introduced.at);
  return { from: from2, until: from2 + (finding.exposureSeconds ?? 0) * 1e3, isKnown: isKnownBesides(finding) };
}
function addUnseen(findings, blind) {
  const unseen2 = unseenBy(blind);
  for (const finding of findings) {
    if (finding.exposureSeconds === null) continue;
    const { unseenSeconds } = coveredBy([spanOf(finding)], unseen2);
    if (unseenSeconds !== void 0) finding.unseenSeconds = unseenSeconds;
  }
}
// src/report/grants.ts
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
    const { revision: revision2, at: at2, by } = step.moment;
    const person2 = { id: by.id, email: by.email, name: by.name };
    const moment = { since: { revision: revision2, at: at2, by: person2 }, exact: step.exact };
    this.#first ??= moment;
    for (const { subject: subject2, path: path6, after, added } of step.changes) {
      this.#changed.set(subject2, moment);
      const setting2 = path6 === null ? void 0 : this.#catalog.setting(path6);
      if (setting2 && namesPeople(setting2))
        for (const entry of added ?? listOf2(after)) this.#added.set(placeOf(setting2, entry), moment);
    }
  }
  /** Returns every grant of the last revision seen. */
  grants(blocks) {
    if (!this.#first) return [];
    const { settings: settings3 } = this.#catalog;
    return [
      ...settings3.filter(namesPeople).flatMap((setting2) => this.#grantsOfList(setting2, blocks)),
      ...settings3.filter(isByPerson).flatMap((setting2) => this.#perPerson(setting2, blocks))
    ];
  }
  /** Returns the grants of a list of people. */
  #grantsOfList(setting2, blocks) {
    const subject2 = pointerOf(setting2.path);
    const byPlace = /* @__PURE__ */ new Map();
    for (const entry of valuesAt(setting2.path, blocks).flatMap(listOf2).toReversed()) {
      byPlace.delete(placeOf(setting2, entry));
      byPlace.set(placeOf(setting2, entry), entry);
    }
    const entries = [...byPlace.values()].toReversed();
    const whole2 = wholeOf(setting2, entries, blocks);
    const base = { subject: subject2, grants: setting2.description, limits: null };
    if (!whole2)
      return entries.map((who) => {
        const moment = this.#added.get(placeOf(setting2, who)) ?? { ...this.#first, exact: false };
        const grant = { ...base, to: "listed", who, because: null, ...moment };
        return grant;
      });
    const places = [subject2, ...setting2.switch ? [pointerOf(setting2.switch.path)] : []];
    return [{ ...base, ...whole2, who: null, ...this.#latest(places) }];
  }
  #perPerson(map, blocks) {
    const below = [...blocks.get(map.path)?.entries.values() ?? []].filter(
      (entry) => entry.setting?.path.startsWith(`${map.path}[*]`) && !entry.container && !isUnset(entry.value)
    );
    return below.map(({ subject: subject2, setting: setting2, value: value2 }) => ({
      subject: subject2,
      grants: setting2.description,
      to: "listed",
      who: unpointer(subject2)[1],
      limits: listOf2(value2),
      because: null,
      ...this.#latest([subject2])
    }));
  }
  /** Returns the last change of any of these settings. */
  #latest(subjects) {
    const changes2 = subjects.flatMap((subject2) => this.#changed.get(subject2) ?? []);
    const numberOf = ({ since }) => since.revision ?? 0;
    const start = { ...this.#first, exact: false };
    return changes2.reduce((latest2, granted) => numberOf(granted) > numberOf(latest2) ? granted : latest2, start);
  }
};
function wholeOf(setting2, entries, blocks) {
  const off = setting2.switch && switchedOff(setting2.switch, blocks);
  if (off) return off;
  if (entries.length > 0) return void 0;
  const to = setting2.unset.as === "everything" ? "everyone" : "nobody";
  return { to, because: `${setting2.path} is not set: ${setting2.unset.means}` };
}
function switchedOff(needs3, blocks) {
  const values3 = valuesAt(needs3.path, blocks);
  if (isInForce(needs3, values3)) return void 0;
  const isCertain = isCertainlyOff(needs3, values3);
  const states = values3.map((value2) => value2 === null ? "not set" : canonical(value2));
  const doubt = isCertain ? "" : ", so it is not certain that the list has an effect";
  return {
    to: needs3.offIsSafe && isCertain ? "nobody" : "everyone",
    because: `${needs3.path} is ${[...new Set(states)].join(" and ")}${doubt}`
  };
}
function valuesAt(path6, blocks) {
  return spelledValues(entryAt(blocks, pointerOf(path6)));
}
function listOf2(value2) {
  if (isArray(value2)) return value2;
  return value2 === null ? [] : [value2];
}
function placeOf(setting2, entry) {
  return `${setting2.path} ${normalOf(kindOf(setting2), entry)}`;
}
// src/report/is-judged.ts
function isJudged2(id, context) {
  const { rules: rules3, assertions: assertions2 } = context.policies;
  const statedRule2 = [...rules3, ...assertions2].find((rule23) => rule23.id === id);
  if (statedRule2) return notInForce(statedRule2, context.asOf) === void 0;
  const rule10 = namedRules(context.policies).get(id);
  if (!rule10) return true;
  return context.builtin(rule10) !== void 0 && (rule10.needs ?? []).every((need) => isGiven(need, context));
}
function isFullyJudged(id, context) {
  const { moreNeeds = [] } = builtinRules2.get(id) ?? {};
  return isJudged2(id, context) && moreNeeds.every((need) => isGiven(need, context));
}
function rulesNotJudged(context, rows22) {
  const rowIds = new Set(rows22.map(({ id }) => id));
  return [...builtinRules2.values()].filter((rule10) => !rowIds.has(rule10.id) && !isJudged2(rule10.id, context)).map(({ id }) => id).toSorted(compare);
}
// src/report/exception-book.ts
var Shelf = class {
  exceptions = [];
  #accepting = /* @__PURE__ */ new Map();
  /** Returns the exceptions that accept an entry (entryKey) of a setting, in order. */
  accepting(setting2, key) {
    const byKey = getOrMake(this.#accepting, setting2, () => {
      const lists = /* @__PURE__ */ new Map();
      for (const exception of this.exceptions)
        for (const accepted of acceptedBy(exception, setting2)) addTo(lists, accepted, exception);
      return lists;
    });
    return byKey.get(key) ?? emptyList2;
  }
};
var emptyList2 = [];
var ExceptionBook = class {
  /** By rule and revision. */
  #ofEvents = /* @__PURE__ */ new Map();
  /** By rule and subject; null: every subject. */
  #shelves = /* @__PURE__ */ new Map();
  #places;
  #asOf;
  #catalog;
  #entryPlaces = /* @__PURE__ */ new WeakMap();
  #accepted = /* @__PURE__ */ new Map();
  /** Since when present findings need each exception. */
  #usedSince = /* @__PURE__ */ new Map();
  /** Until when past findings needed each exception. */
  #usedUntil = /* @__PURE__ */ new Map();
  #outgrown = /* @__PURE__ */ new Set();
  #incomparable = /* @__PURE__ */ new Map();
  constructor(exceptions2, asOf, catalog) {
    this.#places = new Map(exceptions2.map((exception, i) => [exception, i]));
    for (const exception of exceptions2) {
      const { rule: rule10, subject: subject2, revision: revision2 } = exception;
      if (revision2 !== null)
        addTo(
          getOrMake(this.#ofEvents, rule10, () => /* @__PURE__ */ new Map()),
          revision2,
          exception
        );
      else {
        const shelves = getOrMake(this.#shelves, rule10, () => /* @__PURE__ */ new Map());
        getOrMake(shelves, subject2, () => new Shelf()).exceptions.push(exception);
      }
    }
    this.#asOf = asOf;
    this.#catalog = catalog;
  }
  /**
   * Returns the exceptions that together accept a whole claim; none if a part is not accepted.
   * @param active whether only exceptions in force count; otherwise dates are ignored
   */
  accepting(claim, active = false) {
    const counts2 = (exception) => isAbout(exception, claim) && (!active || this.isActive(exception));
    if (claim.event)
      return (this.#ofEvents.get(claim.rule)?.get(claim.event.revision ?? NaN) ?? emptyList2).filter(counts2);
    const lists = this.#acceptingEach(claim).map((list) => list.filter(counts2));
    return lists.every((list) => list.length > 0) ? this.#inOrder(lists.flat()) : emptyList2;
  }
  /** Returns the exceptions that accept a part of a claim, as if the setting had effect. */
  touching(claim) {
    const effective = { ...claim, inert: false };
    const touching = this.#acceptingEach(claim).flat();
    return this.#inOrder(touching.filter((exception) => isAbout(exception, effective)));
  }
  /** Returns the exceptions of values for a claim's subject that accept each of its offending entries. */
  #acceptingEach(claim) {
    const shelves = this.#shelvesOf(claim);
    if (shelves.length === 0) return claim.offending.map(() => emptyList2);
    const setting2 = settingAt(this.#catalog, claim.subject);
    return [...this.placesOf(claim).keys()].map((key) => shelves.flatMap((shelf) => shelf.accepting(setting2, key)));
  }
  #shelvesOf({ rule: rule10, subject: subject2 }) {
    const bySubject = this.#shelves.get(rule10);
    return bySubject ? [null, subject2].flatMap((name) => bySubject.get(name) ?? []) : [];
  }
  /** Returns each exception once, in the order of the policies. */
  #inOrder(exceptions2) {
    return [...new Set(exceptions2)].toSorted((a, b) => lookUp(this.#places, a) - lookUp(this.#places, b));
  }
  /** Returns the keys (entryKey) of the claim's offending entries that one exception accepts, in order. */
  acceptedOf(exception, claim) {
    const places = this.placesOf(claim);
    const accepted = [...this.#accepts(exception, claim)].filter((key) => places.has(key));
    return accepted.toSorted((a, b) => lookUp(places, a) - lookUp(places, b));
  }
  /** Returns the key (entryKey) of each offending entry with its first place among them. */
  placesOf({ subject: subject2, offending: offending2 }) {
    const setting2 = settingAt(this.#catalog, subject2);
    const bySetting = getOrMake(
      this.#entryPlaces,
      offending2,
      () => /* @__PURE__ */ new Map()
    );
    return getOrMake(bySetting, setting2, () => {
      const places = /* @__PURE__ */ new Map();
      for (const entry of offending2) getOrMake(places, entryKey(setting2, entry), () => places.size);
      return places;
    });
  }
  /** Of exceptions that together accept a claim, returns the deciding one: the first to end of each entry's best. */
  decidingException(jointExceptions, claim) {
    const best = (exceptions2) => exceptions2.toSorted((a, b) => this.#compare(b, a))[0];
    if (claim.event) return best(jointExceptions);
    return this.#eachOf(jointExceptions, claim).flatMap((accepting) => best(accepting) ?? []).toSorted((a, b) => this.#compare(a, b))[0];
  }
  /** Of exceptions that together accept a claim, returns those it needs: for each entry those in force, if there are any. */
  neededExceptions(jointExceptions, claim) {
    const inForce2 = (exceptions2) => {
      const active = exceptions2.filter((exception) => this.isActive(exception));
      return active.length > 0 ? active : exceptions2;
    };
    return claim.event ? inForce2(jointExceptions) : this.#eachOf(jointExceptions, claim).flatMap(inForce2);
  }
  /** Of exceptions that together accept a claim, returns those that accept each of its entries. */
  #eachOf(jointExceptions, claim) {
    const all2 = new Set(jointExceptions);
    return this.#acceptingEach(claim).map((list) => this.#inOrder(list.filter((exception) => all2.has(exception))));
  }
  /** Orders by end, later last, with exceptions not in force first. */
  #compare(a, b) {
    const end = ({ until: until2 }) => until2 ?? Infinity;
    return Number(this.isActive(a)) - Number(this.isActive(b)) || (end(a) === end(b) ? 0 : end(a) - end(b));
  }
  #accepts(exception, { subject: subject2 }) {
    const setting2 = settingAt(this.#catalog, subject2);
    const bySetting = getOrMake(this.#accepted, exception, () => /* @__PURE__ */ new Map());
    return getOrMake(bySetting, setting2, () => acceptedBy(exception, setting2));
  }
  isActive(exception) {
    return termAt(exception, this.#asOf) === "within";
  }
  /** Records that a present finding needs these exceptions. @param time since when there is this finding */
  use(exceptions2, time) {
    for (const exception of exceptions2)
      this.#usedSince.set(exception, Math.min(time, this.#usedSince.get(exception) ?? Infinity));
  }
  /** Records that a past finding needed these exceptions. @param time the end of the finding */
  useUntil(exceptions2, time) {
    for (const exception of exceptions2)
      this.#usedUntil.set(exception, Math.max(time, this.#usedUntil.get(exception) ?? -Infinity));
  }
  /** Records the exceptions that may accept a secret of a present finding: their fingerprints have another key. */
  compare(claim) {
    for (const exception of this.#inOrder(this.#shelvesOf(claim).flatMap(({ exceptions: exceptions2 }) => exceptions2))) {
      if (!isAbout(exception, claim) || !this.isActive(exception)) continue;
      const accepted = [...this.#accepts(exception, claim)].filter((key) => fingerprintKeysOf(key).length > 0);
      for (const entry of accepted.length > 0 ? this.placesOf(claim).keys() : []) {
        const acceptedKey = accepted.find((key2) => mayBeSame2(key2, entry));
        if (acceptedKey === void 0) continue;
        const [[key], [presentKey = null]] = [fingerprintKeysOf(acceptedKey), fingerprintKeysOf(entry)];
        this.outgrow([exception]);
        this.#incomparable.set(exception, { exception, subject: claim.subject, key: key ?? "", presentKey });
      }
    }
  }
  /** Returns the exceptions in force of which it is not known whether they accept a secret of a present finding. */
  incomparable() {
    return [...this.#incomparable.values()].filter(({ exception }) => !this.#usedSince.has(exception));
  }
  /** Records that a present finding exceeds what these exceptions accept. */
  outgrow(exceptions2) {
    for (const exception of exceptions2) this.#outgrown.add(exception);
  }
  /** Returns the state of an exception. Call it after all present findings were recorded. */
  state(exception) {
    const term2 = termAt(exception, this.#asOf);
    if (term2 !== "within") return term2 === "before" ? "pending" : "expired";
    if (this.#usedSince.has(exception))
      return exception.until !== null && exception.until - this.#asOf <= SOON2 ? "expiring" : "active";
    return this.#outgrown.has(exception) ? "outgrown" : "unused";
  }
  /** Since when there is a finding that the exception would accept if it were in force; undefined: there is none. */
  neededSince(exception) {
    return this.#usedSince.get(exception);
  }
  /** Until when there was a finding that the exception would accept; undefined: there was none. */
  neededUntil(exception) {
    return this.#usedUntil.get(exception);
  }
};
// src/report/settle.ts
// src/report/besides.ts
var Besides = class {
  #origins;
  /** By subject and revision of an event: the windows that the revision opened or changed. */
  #movedBy = /* @__PURE__ */ new Map();
  /** By subject: the revisions with an event that is shown and tells of the change. That a secret was there does not. */
  #eventRevisions = /* @__PURE__ */ new Map();
  /** By subject: the revisions that remediated a window of a rule on a setting. */
  #remediated = /* @__PURE__ */ new Map();
  /** By subject, in the order of their starts. */
  #secrets = /* @__PURE__ */ new Map();
  constructor(drafts4, origins) {
    this.#origins = origins;
    const secrets2 = /* @__PURE__ */ new Map();
    for (const draft3 of drafts4) {
      const { rule: rule10, event: event2, besideWindow, introduced } = draft3;
      const subject2 = origins.of(draft3);
      if (event2 && !isUntold(draft3) && rule10.kind !== "secret")
        getOrMake(this.#eventRevisions, subject2, () => /* @__PURE__ */ new Set()).add(introduced.revision);
      if (event2 && besideWindow) getOrMake(this.#movedBy, subject2, () => /* @__PURE__ */ new Map()).set(introduced.revision, []);
      if (!event2 && besideWindow) secrets2.set(subject2, []);
    }
    for (const [place2, draft3] of drafts4.entries()) {
      const { rule: rule10, expected, values: values3, introduced, resolved, ended } = draft3;
      if (rule10.kind !== "setting") continue;
      const subject2 = origins.of(draft3);
      if (resolved && !ended) getOrMake(this.#remediated, subject2, () => /* @__PURE__ */ new Set()).add(resolved.revision);
      const moves = this.#movedBy.get(subject2);
      if (moves)
        for (const { revision: revision2 } of values3) {
          const drafts22 = (introduced.revision ?? 0) <= revision2 ? moves.get(revision2) : void 0;
          if (drafts22 && drafts22.at(-1) !== draft3) drafts22.push(draft3);
        }
      if (isObject(expected) && "secret" in expected) secrets2.get(subject2)?.push([draft3, place2]);
    }
    for (const [subject2, windows] of secrets2) this.#secrets.set(subject2, inOrder(windows));
  }
  /** Returns the window that covers a draft: the most severe, then the first. */
  of(draft3) {
    const { event: event2, introduced } = draft3;
    const drafts4 = event2 ? this.#movedBy.get(this.#origins.of(draft3))?.get(introduced.revision) ?? [] : this.#secretsBeside(draft3);
    return drafts4.toSorted((a, b) => weight(b.rule.severity) - weight(a.rule.severity))[0];
  }
  /** Whether a draft is not shown, because a window or another event of the same revision covers it. */
  isTold(draft3) {
    if (!isUntold(draft3)) return false;
    const [subject2, { revision: revision2 }] = [this.#origins.of(draft3), draft3.introduced];
    const isDecided = draft3.besideWindow === "undecided" && this.#remediated.get(subject2)?.has(revision2) === true;
    return isDecided || this.#eventRevisions.get(subject2)?.has(revision2) === true || this.of(draft3) !== void 0;
  }
  /** Returns the windows of rules on secrets that cover the same secret at the same time. */
  #secretsBeside(draft3) {
    const windows = this.#secrets.get(this.#origins.of(draft3)) ?? [];
    const end = endOf3(draft3);
    const around = [];
    const before2 = countWhile(windows, ({ start }) => start < end);
    for (let i = before2 - 1; i >= 0 && windows[i].latest >= end; i--)
      if (endOf3(windows[i].window) >= end) around.push(windows[i]);
    return around.sort((a, b) => a.place - b.place).map(({ window }) => window);
  }
};
function isUntold({ besideWindow }) {
  return besideWindow === "untold" || besideWindow === "undecided";
}
function endOf3({ resolved }) {
  return resolved?.revision ?? Infinity;
}
function inOrder(windows) {
  let latest2 = 0;
  return windows.map(([window, place2]) => ({ window, place: place2, start: window.introduced.revision ?? 0 })).sort((a, b) => a.start - b.start).map((item) => ({ ...item, latest: latest2 = Math.max(latest2, endOf3(item.window)) }));
}
// src/report/switches.ts
function switchesIn(drafts4) {
  const switches = /* @__PURE__ */ new Set();
  for (const { inert, stages = [] } of drafts4) {
    switches.add(inert?.switch);
    for (const stage of stages) switches.add(stage.inert?.switch);
  }
  const candidates = drafts4.filter(
    ({ rule: rule10, event: event2, subject: subject2 }) => !event2 && rule10.policy !== null && switches.has(subject2)
  );
  const sorted = candidates.toSorted(
    (a, b) => weight(b.rule.severity) - weight(a.rule.severity) || compare(a.rule.id, b.rule.id) || startOf22(a) - startOf22(b)
  );
  const bySubject = new Map(
    [...groupBy(sorted, ({ subject: subject2 }) => subject2)].map(([subject2, own2]) => [
      subject2,
      [...groupBy(own2, ({ rule: rule10 }) => rule10.id).values()]
    ])
  );
  return (subject2, revision2) => {
    for (const findings of bySubject.get(subject2) ?? []) {
      const last = findings[countWhile(findings, (finding) => startOf22(finding) <= revision2) - 1];
      if (last && revision2 < (last.resolved?.revision ?? Infinity)) return last;
    }
    return void 0;
  };
}
function startOf22({ introduced }) {
  return introduced.revision ?? Infinity;
}
// src/report/split.ts
function split(drafts4, book) {
  const switchAt = switchesIn(drafts4);
  const isAccepted = (draft3, stage) => {
    if (book.accepting(claimAt(draft3, stage)).length > 0) return true;
    const cause = stage.inert && switchAt(stage.inert.switch, stage.revision);
    return cause?.stages !== void 0 && isAccepted(cause, stageAt(cause.stages, stage.revision));
  };
  return drafts4.flatMap((draft3) => {
    const { stages = [] } = draft3;
    if (stages.length < 2) return [draft3];
    const acceptances = stages.map((stage) => isAccepted(draft3, stage));
    const starts = stages.flatMap((_, i) => i === 0 || acceptances[i] !== acceptances[i - 1] ? [i] : []);
    if (starts.length === 1) return [draft3];
    return starts.map((start, i) => {
      const end = starts[i + 1];
      const ending2 = end === void 0 ? void 0 : acceptances[end] ? "accepted" : "outgrown";
      return pieceOf(draft3, stages, { start, end, ended: ending2 });
    });
  });
}
function claimOf(draft3) {
  const { rule: rule10, subject: subject2, offending: offending2, event: event2, introduced, inert } = draft3;
  const claim = { rule: rule10.id, subject: subject2, offending: offending2, inert: inert !== void 0 };
  return { ...claim, event: event2 ? { revision: introduced.revision } : null };
}
function claimAt({ rule: rule10, subject: subject2 }, { offending: offending2, inert }) {
  return { rule: rule10.id, subject: subject2, offending: offending2, inert: inert !== void 0, event: null };
}
function stageAt(stages, revision2) {
  return stages.findLast((stage) => stage.revision <= revision2) ?? firstIn(stages);
}
function pieceOf(draft3, stages, { start, end, ended }) {
  const { revision: revision2, at: at2, time, by, exact } = present(stages[start]);
  const before2 = stages[start - 1];
  const author = stages.findLastIndex((stage, i) => i <= start && stage.isChange);
  const values3 = stages.slice(author, end).filter((stage) => stage.isChange).map((stage) => ({
    revision: stage.revision,
    at: stage.at,
    time: stage.time,
    by: stage.by,
    actual: stage.actual
  }));
  const opening = before2 && {
    introduced: { revision: revision2, at: at2, time, by, exact, first: false },
    before: lastSpelling(before2)
  };
  const piece = { ...draft3, ...opening, values: values3, stages: stages.slice(0, end) };
  if (end === void 0) return piece;
  const [last, next] = [present(stages[end - 1]), present(stages[end])];
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
function lastSpelling({ actual, latestSpelling }) {
  return latestSpelling === void 0 ? actual : latestSpelling;
}
// src/report/self-owned.ts
function ownedByEditor(draft3, book, people) {
  const claim = claimOf(draft3);
  const stages = draft3.stages ?? [];
  const bringerOf = (entry) => {
    const without3 = stages.findLastIndex(
      (stage) => !book.placesOf({ ...claim, offending: stage.offending }).has(entry)
    );
    return stages[without3 + 1];
  };
  const opening = draft3.stages ? void 0 : draft3.introduced;
  return (exception) => {
    const bringers = book.acceptedOf(exception, claim).map(bringerOf);
    const turnedSwitch = claim.inert && exception.inert ? draft3.inert?.since : void 0;
    const ownerships = [...bringers, turnedSwitch, opening].flatMap((stage) => {
      const { revision: revision2, time, by, exact } = stage ?? {};
      if (!exact || !by || revision2 == null || time === void 0 || !people.mayBe(by, exception.owner)) return [];
      return [{ revision: revision2, time, by, isSure: people.is(by, exception.owner) }];
    });
    return ownerships.find(({ isSure }) => isSure) ?? ownerships[0];
  };
}
// src/report/settle.ts
var noAcceptance = { jointExceptions: [], exception: void 0, isActive: false };
function settle({ drafts: all2, families, book, context, identity }) {
  const switchAt = switchesIn(all2);
  const besides = new Besides(all2, identity.origins);
  const drafts4 = all2.filter((draft3) => !besides.isTold(draft3));
  const causes = drafts4.map((draft3) => draft3.besideWindow ? besides.of(draft3) : turnedOff(draft3, switchAt));
  const acceptances = drafts4.map((draft3, i) => {
    if (!draft3.resolved) return acceptanceOf(draft3, causes[i], book, context.catalog);
    book.useUntil(book.accepting(claimOf(draft3)), draft3.resolved.time);
    return noAcceptance;
  });
  const coveredIds = /* @__PURE__ */ new Map();
  const selfOwned2 = /* @__PURE__ */ new Map();
  const findings = drafts4.map((draft3, i) => {
    const finding = findingOf(draft3, identity, context.asOf);
    const cause = causes[i];
    const { jointExceptions, exception, isActive } = present(acceptances[i]);
    const ownedBy = ownedByEditor(draft3, book, context.people);
    for (const exception2 of jointExceptions) {
      addTo(coveredIds, exception2, finding.id);
      const ownership = ownedBy(exception2);
      const earlier2 = selfOwned2.get(exception2);
      if (ownership && (!earlier2 || ownership.isSure && !earlier2.isSure)) selfOwned2.set(exception2, ownership);
    }
    if (isActive && finding.status === "open") finding.status = "excepted";
    if (cause) finding.causedBy = idOf(cause, identity);
    if (exception) finding.exception = exceptionOf(exception, book);
    return finding;
  });
  const weighedExceptions = {
    state: (exception) => book.state(exception),
    neededSince: (exception) => book.neededSince(exception),
    neededUntil: (exception) => book.neededUntil(exception),
    isJudged: ({ rule: rule10 }) => context.isWhole && isFullyJudged(rule10, context),
    incomparable: book.incomparable(),
    selfOwned: new Map([...selfOwned2].filter(([exception]) => book.isActive(exception)))
  };
  for (const draft3 of families.flatMap((family) => family.settle?.(weighedExceptions) ?? []))
    findings.push(findingOf(draft3, identity, context.asOf));
  return { findings: findings.sort(byWeight), book, covered: coveredIds, selfOwned: selfOwned2 };
}
function acceptanceOf(draft3, cause, book, catalog) {
  const acceptanceBy = (draft23) => {
    const claim = claimOf(draft23);
    const jointExceptions = book.accepting(claim);
    return {
      jointExceptions,
      exception: book.decidingException(jointExceptions, claim),
      isActive: book.accepting(claim, true).length > 0
    };
  };
  const own2 = acceptanceBy(draft3);
  const causeAcceptance = cause && draft3.inert && !own2.isActive ? acceptanceBy(cause) : noAcceptance;
  const wins = causeAcceptance.isActive || own2.jointExceptions.length === 0 ? causeAcceptance : own2;
  book.use(book.neededExceptions(own2.jointExceptions, claimOf(draft3)), draft3.introduced.time);
  if (own2.jointExceptions.length > 0) return wins;
  if (wins.jointExceptions.length > 0) book.use(book.touching(claimOf(draft3)), draft3.introduced.time);
  else {
    book.outgrow([...book.touching(claimOf(draft3)), ...acceptingBefore(draft3, book, catalog)]);
    book.compare(claimOf(draft3));
  }
  return wins;
}
function acceptingBefore(draft3, book, catalog) {
  const { stages = [], introduced, subject: subject2, actual } = draft3;
  const before2 = stages.findLast((stage) => stage.revision < (introduced.revision ?? 0));
  if (!before2 || direction(settingAt(catalog, subject2) ?? null, { value: before2.actual }, { value: actual }) === "tighter")
    return [];
  return book.accepting(claimAt(draft3, before2));
}
function turnedOff({ inert, stages, introduced }, switchAt) {
  const revision2 = stages?.at(-1)?.revision ?? introduced.revision;
  return inert && revision2 !== null ? switchAt(inert.switch, revision2) : void 0;
}
function identityOf2(organization, files, origins) {
  return {
    organization,
    origins,
    firstIds: new Map(files.flatMap(({ id, formerly = [] }) => formerly[0] ? [[id, formerly[0]]] : []))
  };
}
function firstRuleId({ id, policy: policy2 }, { firstIds }) {
  const first = policy2 === null ? void 0 : firstIds.get(policy2);
  return first === void 0 || !id.startsWith(`${policy2}/`) ? id : `${first}${id.slice(policy2.length)}`;
}
function idOf(draft3, identity) {
  const { revision: revision2, first, day: day2 } = draft3.introduced;
  const rule10 = firstRuleId(draft3.rule, identity);
  return digest2("f", [identity.organization, rule10, identity.origins.of(draft3), first ? 0 : day2 ?? revision2]);
}
function findingOf(draft3, identity, asOf) {
  const { rule: rule10, introduced, resolved } = draft3;
  const isNoted2 = draft3.event && rule10.from !== null && introduced.time < rule10.from;
  const end = resolved?.time ?? asOf;
  const slaStart = Math.max(introduced.time, rule10.from ?? introduced.time);
  return {
    id: idOf(draft3, identity),
    key: digest2("k", [identity.organization, firstRuleId(rule10, identity), identity.origins.of(draft3)]),
    rule: rule10.id,
    title: rule10.title,
    kind: rule10.kind,
    severity: rule10.severity,
    status: resolved ? "resolved" : isNoted2 ? "noted" : "open",
    subject: draft3.subject,
    ...draft3.formerly && { formerly: [...draft3.formerly] },
    message: draft3.message,
    expected: mutable(draft3.expected),
    demand: mutableWords(draft3.words?.demand ?? silence),
    remedy: mutableWords(remedyOf(draft3)),
    before: mutable(draft3.before),
    actual: mutable(draft3.actual),
    offending: draft3.offending.map(mutable),
    values: draft3.values.map(({ revision: revision2, at: at2, by, actual }) => ({ revision: revision2, at: at2, by, actual: mutable(actual) })),
    introduced: { revision: introduced.revision, at: introduced.at, by: introduced.by, exact: introduced.exact },
    resolved: resolved && {
      revision: resolved.revision,
      at: resolved.at,
      by: resolved.by,
      ..."approval" in resolved && { approval: resolved.approval }
    },
    ended: draft3.ended ?? (typeof resolved?.revision === "number" ? "fixed" : null),
    exposureSeconds: draft3.use ? draft3.use.exposureSeconds : draft3.event ? null : Math.max(0, Math.floor((end - introduced.time) / 1e3)),
    dueAt: draft3.event || rule10.fixWithinSeconds === null ? null : instantText(slaStart + rule10.fixWithinSeconds * 1e3),
    inForce: draft3.inForce ?? null,
    fix: mutable(draft3.fix),
    location: rule10.location,
    inert: draft3.inert ? { switch: draft3.inert.switch, wanted: draft3.inert.wanted, since: momentRow(draft3.inert.since) } : null,
    causedBy: null,
    exception: null,
    controls: rule10.controls,
    rationale: rule10.rationale,
    remediation: rule10.remediation,
    blast: null,
    ...draft3.use && useOf(draft3.use)
  };
}
function useOf({ days: days2, certainty, who, between: between2 }) {
  return {
    days: days2.map((day2) => ({ ...day2, revisions: [...day2.revisions] })),
    certainty,
    ...who && { who: who.map((user) => ({ ...user })) },
    ...between2 && { between: [...between2] }
  };
}
var silence = [];
function remedyOf({ words: words4, actual, offending: offending2, inert }) {
  const { remedy: whole2 = silence, entryRemedy, allRemedy } = words4 ?? {};
  if (!isArray(actual) || inert || offending2.every((entry) => entry === null)) return whole2;
  if (!entryRemedy || !allRemedy) return entryRemedy ?? whole2;
  const failing2 = new Set(offending2.map(canonical));
  return actual.every((entry) => failing2.has(canonical(entry))) ? allRemedy : entryRemedy;
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
function momentRow({ revision: revision2, at: at2, by, exact }) {
  return { revision: revision2, at: at2, by, exact };
}
function mutable(value2) {
  return value2;
}
function mutableWords(words4) {
  return words4;
}
function digest2(sort, parts3) {
  return inOnePiece(`${sort}_${hash("sha256", JSON.stringify(parts3), "hex").slice(0, 16)}`);
}
function byWeight(a, b) {
  return weight(b.severity) - weight(a.severity) || compare(a.rule, b.rule) || compare(a.subject, b.subject) || (a.introduced.revision ?? 0) - (b.introduced.revision ?? 0);
}
// src/report/window-ids.ts
function windowIds(drafts4, identity, begins = []) {
  const ids2 = /* @__PURE__ */ new Map();
  for (const draft3 of drafts4) {
    const { introduced, resolved, stages = [], event: event2 } = draft3;
    const { revision: start } = introduced;
    const end = resolved?.revision ?? Infinity;
    const seenRevisions = event2 || start === null ? [] : begins.filter((revision2) => start < revision2 && revision2 < end);
    if (stages.length < 2 && seenRevisions.length === 0) continue;
    const window = idOf(draft3, identity);
    ids2.set(window, window);
    const at2 = (place2) => ids2.set(idOf({ ...draft3, introduced: place2 }, identity), window);
    for (const { revision: revision2 } of stages) if (revision2 !== start) at2({ revision: revision2, first: false });
    for (const revision2 of seenRevisions) for (const first of [false, true]) at2({ revision: revision2, first });
  }
  return ids2;
}
// src/report/judge.ts
function judge3(toJudge) {
  const { context, input, needsPieces } = toJudge;
  const { blocks, drafts: drafts4, families, origins } = walkHistory(toJudge);
  const book = new ExceptionBook(input.policies.exceptions, input.asOf, input.catalog);
  const judgedDrafts = families.reduce(
    (pieces, family) => family.judge?.(pieces) ?? pieces,
    split(drafts4, book)
  );
  const identity = identityOf2(input.organization, input.policies.files, origins);
  const settledFindings = settle({ drafts: judgedDrafts, families, book, context, identity });
  const unjudged = families.flatMap((family) => family.unjudged?.() ?? []);
  const pieceIds = needsPieces ? windowIds(drafts4, identity, context.ledger?.begins) : /* @__PURE__ */ new Map();
  return { blocks, settledFindings, unjudged, pieceIds };
}
function walkHistory({ revisions, trackers, context, input }) {
  let blocks = /* @__PURE__ */ new Map();
  const families = Object.values(audits3).map((family) => family.begin(context));
  const origins = new Origins();
  const followers = [...families, ...trackers, origins];
  const every = Math.ceil(revisions.length / 100);
  let done = 0;
  for (const step of stepsOf_2(input.isLast === true ? givenUp(revisions) : revisions, input.catalog)) {
    if (done % every === 0) input.progress?.({ phase: "judging", done, of: revisions.length });
    for (const follower of followers) follower.see(step);
    blocks = step.blocks;
    done++;
  }
  const drafts4 = [];
  for (const family of families) for (const draft3 of family.end(drafts4)) drafts4.push(draft3);
  return {
    blocks,
    drafts: drafts4,
    origins,
    families: families.filter((family) => "judge" in family || "settle" in family || "unjudged" in family)
  };
}
// src/report/limits.ts
function limitRows(context) {
  const { policies, ledger, asOf } = context;
  if (!policies.limits) return null;
  const rules3 = ledger ? limitRules(context).map(({ id }) => id) : [];
  const now2 = instantText(asOf);
  return limitStandings(context).map(({ email: email3, limit, stated: stated2, applied, last, stretches: stretches3 }) => ({
    email: email3,
    limit,
    stated: stated2,
    applied: applied ?? null,
    attempt: last && { at: last.at, limit: last.limit, result: last.result, reason: last.reason },
    verdicts: rules3.map((rule10) => {
      const fails = stretches3.some((stretch) => stretch.until === null && stretch.rule.id === rule10);
      return { rule: rule10, at: now2, about: null, verdict: fails ? "violation" : "allowed", reason: null, revisions: [] };
    })
  }));
}
// src/report/blast.ts
var BlastRadius = class {
  #context;
  #days;
  /** Uses by model. */
  #models;
  /** Credits by model, as counted by day. */
  #dailyCredits;
  /** Uses by server. */
  #servers;
  #conflictDays;
  #windows = /* @__PURE__ */ new Map();
  constructor(context) {
    const { usage: usage3 } = context;
    this.#context = context;
    this.#days = daysBetween(usage3.from, usage3.to);
    this.#models = groupBy(modelUses(usage3), ({ id }) => id);
    const tokenRows = [...usage3.tokens].flatMap(
      ([day2, { models: models3, named }]) => (models3 ?? named).map((model) => ({ ...model, day: day2 }))
    );
    this.#dailyCredits = groupBy(
      tokenRows.filter(({ credits: credits2 }) => credits2 !== 0),
      ({ id }) => id
    );
    this.#servers = serverUses(usage3);
    this.#conflictDays = conflictDaysOf(usage3);
  }
  /** Returns null when the finding is not a window on a setting, or its days have no figures. */
  of(finding) {
    const { introduced, resolved } = finding;
    if (!isWindow(finding)) return null;
    const [from2, to] = [Date.parse(introduced.at), resolved ? Date.parse(resolved.at) : this.#context.asOf];
    const days2 = this.#daysOf(from2, to);
    if (!days2) return null;
    const about2 = this.#about(finding, days2);
    const missing3 = Math.ceil(to / DAY) - Math.floor(from2 / DAY) - days2.knownDays.size;
    const { whole: whole2, edge, ...range } = days2.all.days;
    const all2 = { ...days2.all, days: { whole: whole2, edge, missing: missing3, ...range } };
    return typeof about2 === "string" ? { ...all2, about: null, note: about2 } : { ...all2, about: about2, note: null };
  }
  /** @param from milliseconds @param to milliseconds, exclusive */
  #daysOf(from2, to) {
    const start = countWhile(this.#days, (day2) => certain(startOf, day2) + DAY <= from2);
    const touchedDays = this.#days.slice(
      start,
      countWhile(this.#days, (day2) => certain(startOf, day2) < to)
    );
    const [first, last] = [touchedDays[0], touchedDays.at(-1)];
    if (first === void 0 || last === void 0) return null;
    const isWhole2 = (day2) => certain(startOf, day2) >= from2 && certain(startOf, day2) + DAY <= to;
    const key = `${first} ${isWhole2(first)} ${last} ${isWhole2(last)}`;
    return getOrMake(this.#windows, key, () => this.#reckon(touchedDays, isWhole2));
  }
  #reckon(touchedDays, isWhole2) {
    const { usage: usage3 } = this.#context;
    const knownDays = touchedDays.filter((day2) => usage3.tokens.has(day2) && usage3.activity.has(day2));
    if (knownDays.length === 0) return null;
    const whole2 = knownDays.filter(isWhole2);
    const sumOf2 = (pick) => pairOf(whole2.map(pick), knownDays.map(pick));
    const days2 = { whole: new Set(whole2), knownDays: new Set(knownDays) };
    const all2 = {
      days: {
        whole: whole2.length,
        edge: knownDays.length - whole2.length,
        provisional: knownDays.filter((day2) => isProvisional(day2, usage3)).length,
        from: firstIn(touchedDays),
        to: lastIn(touchedDays)
      },
      users: upTo2(
        knownDays.every((day2) => !this.#conflictDays.has(day2)),
        this.#distinct(days2, (day2) => (usage3.users.get(day2) ?? []).map(({ id }) => id))
      ),
      sessions: sumOf2((day2) => usage3.activity.get(day2)?.sessions),
      credits: sumOf2((day2) => usage3.tokens.get(day2)?.credits),
      commits: sumOf2((day2) => usage3.productivity.get(day2)?.commits),
      pullRequests: sumOf2((day2) => usage3.productivity.get(day2)?.pullRequests),
      models: this.#modelRows(days2),
      servers: this.#serverRows(days2)
    };
    return { ...days2, all: all2 };
  }
  #distinct({ whole: whole2, knownDays }, pick) {
    return { atLeast: new Set([...whole2].flatMap(pick)).size, atMost: new Set([...knownDays].flatMap(pick)).size };
  }
  #modelRows({ whole: whole2, knownDays }) {
    const isSaid2 = [...knownDays].every((day2) => lookUp(this.#context.usage.tokens, day2).models !== null);
    return [...this.#dailyCredits].sort(([a], [b]) => compare(a, b)).flatMap(([id, uses]) => {
      const inWindow22 = within(knownDays, uses);
      if (inWindow22.length === 0) return [];
      const users = within(knownDays, this.#models.get(id) ?? []).flatMap(({ user }) => user ?? []);
      return [{ id, credits: upTo2(isSaid2, sums(whole2, inWindow22, "credits")), users: [...new Set(users)].sort() }];
    });
  }
  #serverRows({ whole: whole2, knownDays }) {
    const isSaid2 = this.#sayServers(knownDays);
    return [...this.#servers].sort(([a], [b]) => compare(a, b)).flatMap(([name, uses]) => {
      const inWindow22 = within(knownDays, uses);
      return inWindow22.length === 0 ? [] : [{ name, calls: upTo2(isSaid2, sums(whole2, inWindow22, "count")) }];
    });
  }
  #sayServers(days2) {
    return [...days2].every((day2) => (this.#context.usage.tools.get(day2)?.servers ?? null) !== null);
  }
  /** Returns the use of the finding's subject; a text with the reason when it is unknown. */
  #about(finding, days2) {
    const setting2 = settingAt(this.#context.catalog, finding.subject);
    const offending2 = finding.offending.filter((entry) => typeof entry === "string");
    if (setting2?.kind === "model" && offending2.length > 0) return this.#aboutModels(offending2, days2);
    if (setting2?.kind === "model") return "the finding names no model whose use could be told";
    if (setting2?.kind === "mcp") return this.#aboutServers(offending2, days2);
    if (finding.subject !== "/maxAutonomyLevel") return "the service has no figures about this setting";
    const cap = isObject(finding.expected) ? finding.expected["atMost"] : void 0;
    if (typeof cap !== "string") return "the policy does not state the highest level with atMost";
    const above = (day2) => (this.#context.usage.users.get(day2) ?? []).flatMap(
      ({ id, mode }) => mode !== null && ranksAbove(levelOf(mode), cap) ? [id] : []
    );
    const users = upTo2(false, this.#distinct(days2, above));
    return { what: `autonomy above ${cap}`, credits: null, calls: null, users };
  }
  #aboutModels(offending2, { whole: whole2, knownDays }) {
    const { tokens: tokens2 } = this.#context.usage;
    const uses = [...this.#models].flatMap(
      ([id, mine]) => isCovered(kinds_2.model, offending2, id) ? within(knownDays, mine) : []
    );
    const isSaid2 = [...knownDays].every((day2) => {
      const { models: models3, users } = lookUp(tokens2, day2);
      return models3 !== null || users?.every((user) => user.models !== null) === true;
    });
    const isByWhom = isSaid2 && uses.every(({ user, certainty }) => user !== null && certainty === "exact");
    return {
      what: `model ${offending2.join(", ")}`,
      credits: upTo2(isSaid2, sums(whole2, uses, "credits")),
      calls: null,
      users: upTo2(isByWhom, { atLeast: usersOf2(within(whole2, uses)), atMost: usersOf2(uses) })
    };
  }
  #aboutServers(offending2, { whole: whole2, knownDays }) {
    const { usage: usage3, policy: policy2 } = this.#context;
    const names4 = [...this.#servers.keys()].filter((name) => {
      const identity = identityOf(policy2, name);
      return identity !== void 0 && isCovered(kinds_2.mcp, offending2, identity);
    }).sort();
    if (names4.length === 0)
      return "no server that was used is known to be what the finding names (usage.mcp.identities)";
    const uses = names4.flatMap((name) => within(knownDays, lookUp(this.#servers, name)));
    const callers = (on) => callersOn(usage3, [...new Set(on.map(({ day: day2 }) => day2))]);
    const isByWhom = uses.every(({ day: day2 }) => {
      const calls = (usage3.users.get(day2) ?? []).map(({ mcpCalls }) => mcpCalls);
      return !calls.includes(null) && calls.some((count22) => count22 !== 0);
    });
    const certainly = within(whole2, uses);
    const exact = callers(certainly).filter(({ certainty }) => certainty === "exact").length;
    const isSaid2 = this.#sayServers(knownDays);
    return {
      what: `MCP server ${names4.join(", ")}`,
      credits: null,
      calls: upTo2(isSaid2, sums(whole2, uses, "count")),
      users: upTo2(isSaid2 && isByWhom, {
        atLeast: Math.max(exact, certainly.length > 0 ? 1 : 0),
        atMost: callers(uses).length
      })
    };
  }
};
function isWindow({ kind, exposureSeconds }) {
  return kind === "setting" && exposureSeconds !== null;
}
function within(days2, uses) {
  return uses.filter(({ day: day2 }) => days2.has(day2));
}
function usersOf2(uses) {
  const userCount = new Set(uses.flatMap(({ user }) => user ?? [])).size;
  return Math.max(userCount, uses.length > 0 ? 1 : 0);
}
function sums(whole2, uses, figure2) {
  const figuresOf2 = (on) => on.map((use) => use[figure2]);
  return pairOf(figuresOf2(within(whole2, uses)), figuresOf2(uses));
}
function upTo2(isSaid2, pair) {
  return isSaid2 ? pair : { ...pair, atMost: null };
}
function pairOf(whole2, all2) {
  const total2 = (figures2) => figures2.reduce((sum2, figure2) => sum2 + (figure2 ?? 0), 0);
  const isWhole2 = all2.every((figure2) => typeof figure2 === "number");
  return { atLeast: total2(whole2), atMost: isWhole2 ? total2(all2) : null };
}
// src/report/observed.ts
function observedRows({ observed: evidence2 }) {
  if (!evidence2) return { readiness: null, computers: null, sessions: null };
  const { observed: observed2, verdicts: verdicts2 } = evidence2;
  const verdictsByThing = groupBy(verdicts2, ({ family, of }) => `${family} ${of}`);
  const verdictsOf = (family, of) => (verdictsByThing.get(`${family} ${of}`) ?? []).map(verdictRow).sort(byRule);
  const { readiness, computers: computers2, sessions: sessions2 } = observed2;
  return {
    readiness: readiness && repositoryRows(evidence2, (of) => verdictsOf("readiness", of)),
    computers: computers2?.map(({ id, name, provider: provider2, time, status, remoteUser: remoteUser2 }) => {
      const own2 = verdictsOf("computers", id);
      return { id, name, provider: provider2, createdAt: instantText(time), status, remoteUser: remoteUser2, verdicts: own2 };
    }) ?? null,
    sessions: sessions2?.map(({ id, time, updated, model, specModel, autonomyLevel, autonomyMode, messages }) => ({
      id,
      createdAt: instantText(time),
      updatedAt: instantText(updated),
      model,
      specModeModel: specModel,
      autonomyLevel,
      autonomyMode,
      messages: messages && {
        count: messages.count,
        errors: messages.errors,
        firstAt: messages.first === null ? null : instantText(messages.first),
        lastAt: messages.last === null ? null : instantText(messages.last)
      },
      verdicts: verdictsOf("sessions", id)
    })) ?? null
  };
}
function repositoryRows({ observed: observed2, verdicts: verdicts2 }, verdictsOf) {
  const reports = new Map(byRepository(observed2.readiness ?? []));
  const judgedReadiness = verdicts2.flatMap(({ family, of }) => family === "readiness" ? [of] : []);
  return [.../* @__PURE__ */ new Set([...reports.keys(), ...judgedReadiness])].sort().map((repository) => {
    const own2 = reports.get(repository) ?? [];
    const last = own2.at(-1);
    return {
      repository,
      reports: own2.length,
      newest: last ? { id: last.id, at: instantText(last.time), model: last.model, agentVersion: last.agentVersion } : null,
      verdicts: verdictsOf(repository)
    };
  });
}
function verdictRow({ rule: rule10, at: at2, about: about2, is, reason, revisions }) {
  return { rule: rule10, at: instantText(at2), about: about2, verdict: is, reason, revisions: [...revisions] };
}
function byRule(a, b) {
  return compare(`${a.rule} ${a.at} ${a.about}`, `${b.rule} ${b.at} ${b.about}`);
}
function addWindows(findings, { observed: observed2 }) {
  const windows = findings.filter(isWindow);
  const reports = groupBy(observed2.readiness ?? [], ({ repository }) => repositorySubject(repository));
  for (const finding of findings)
    if (finding.rule === inWindow2.id)
      finding.during = windows.filter(({ introduced, resolved }) => {
        const [from2, to] = [Date.parse(introduced.at), resolved ? Date.parse(resolved.at) : Infinity];
        return reports.get(finding.subject)?.some(({ time }) => from2 <= time && time < to);
      }).map(({ id }) => id);
}
// src/report/posture.ts
function postureOf(rows22, findings) {
  const moves = movesOf(rows22, findings);
  let open22 = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
  let balance = 0;
  return rows22.flatMap(({ revision: revision2, at: at2, changes: changes2 }, i) => {
    const going = (direction2) => changes2.filter((change) => change.direction === direction2).length;
    const [tighter, looser] = [going("tighter"), going("looser")];
    balance += tighter - looser;
    if (moves[i]) open22 = { ...open22 };
    for (const { severity, by } of moves[i] ?? []) open22[severity] += by;
    if (i > 0 && tighter + looser === 0 && moves[i] === void 0) return [];
    return [{ revision: revision2, at: at2, tighter, looser, balance, open: open22 }];
  });
}
function movesOf(rows22, findings) {
  const moves = [];
  const places = new Map(rows22.map(({ revision: revision2 }, i) => [revision2, i]));
  const move = (place2, { severity }, by) => {
    if (place2 !== void 0 && place2 >= 0) (moves[place2] ??= []).push({ severity, by });
  };
  const times = rows22.map((row2) => Date.parse(row2.at));
  let latest2 = -Infinity;
  const latestTimes = times.map((time) => latest2 = Math.max(latest2, time));
  const placeAt = (at2, start) => {
    const time = Date.parse(at2);
    const first = countWhile(latestTimes, (latest22) => latest22 < time);
    if (first >= rows22.length) return -1;
    return first >= start ? first : times.findIndex((rowTime, i) => i >= start && rowTime >= time);
  };
  for (const finding of findings) {
    const { introduced, resolved } = finding;
    const place2 = introduced.revision === null ? 0 : places.get(introduced.revision);
    if (finding.exposureSeconds === null || place2 === void 0) continue;
    const start = introduced.at === rows22[place2]?.at ? place2 : placeAt(introduced.at, place2);
    if (start < 0) continue;
    move(start, finding, 1);
    if (resolved)
      move(resolved.revision === null ? placeAt(resolved.at, start) : places.get(resolved.revision), finding, -1);
  }
  return moves;
}
// src/report/remediation.ts
function remediationOf(findings, asOf) {
  const endedFindings = findings.filter(
    (finding) => isFixed(finding) || finding.introduced.revision !== null && isOverdue(finding, asOf)
  );
  const rowsOf2 = (group) => {
    const bySeverity = groupBy(group, ({ severity }) => severity);
    return worstToBest.flatMap((severity) => {
      const own2 = bySeverity.get(severity);
      return own2 ? [{ severity, ...rowOf(own2) }] : [];
    });
  };
  const months2 = [...groupBy(endedFindings, ({ resolved, dueAt }) => (resolved?.at ?? dueAt ?? "").slice(0, 7))].sort(
    ([a], [b]) => a < b ? -1 : 1
  );
  return {
    severities: rowsOf2(endedFindings),
    months: months2.flatMap(([month, own2]) => rowsOf2(own2).map((row2) => ({ month, ...row2 })))
  };
}
function isFixed({ ended, exposureSeconds }) {
  return ended === "fixed" && exposureSeconds !== null;
}
function isBackward({ introduced, resolved }) {
  return resolved !== null && resolved.at < introduced.at;
}
function isInTerm(finding) {
  const { resolved, dueAt, unseenSeconds } = finding;
  if (resolved === null || dueAt === null) return false;
  if (isBackward(finding)) return void 0;
  if (resolved.at <= dueAt) return true;
  return unseenSeconds === void 0 ? false : void 0;
}
function rowOf(group) {
  const fixedFindings = group.filter(isFixed);
  const times = fixedFindings.filter((finding) => !isBackward(finding)).map(({ exposureSeconds }) => exposureSeconds ?? 0).sort((a, b) => a - b);
  const terms = group.filter(({ dueAt }) => dueAt !== null).map(isInTerm);
  const unknownTerm = terms.filter((isIn) => isIn === void 0).length;
  return {
    fixed: fixedFindings.length,
    meanSeconds: times.length === 0 ? null : Math.floor(times.reduce((sum2, time) => sum2 + time, 0) / times.length),
    medianSeconds: medianOf(times),
    isLeast: fixedFindings.some(({ introduced }) => !introduced.exact),
    ...fixedFindings.some(({ unseenSeconds }) => unseenSeconds !== void 0) && { isMost: true },
    due: terms.length - unknownTerm,
    inTerm: terms.filter((isIn) => isIn === true).length,
    ...unknownTerm > 0 && { unknownTerm }
  };
}
function medianOf(times) {
  const [low, high] = [times[Math.ceil(times.length / 2) - 1], times[Math.floor(times.length / 2)]];
  return low === void 0 || high === void 0 ? null : Math.floor((low + high) / 2);
}
// src/report/people-rows.ts
function peopleRows({ use, members: members2 }, access2, overrides) {
  if (!use && !members2) return null;
  const rows22 = /* @__PURE__ */ new Map();
  const personOf = (id, email3) => {
    const person2 = getOrMake(rows22, id, () => ({
      id,
      email: email3,
      member: members2 ? false : null,
      lastSignInAt: null,
      lastDay: null,
      grants: [],
      overrides: overrides.get(id) ?? {},
      credits: null,
      highest: null
    }));
    person2.email ??= email3;
    return person2;
  };
  for (const { id, email: email3, signedIn: signedIn2 } of members2 ?? []) {
    const person2 = personOf(id, email3);
    person2.member = true;
    person2.lastSignInAt = signedIn2 === null ? null : instantText(signedIn2);
  }
  const accounts = byEmail(rows22);
  const activeOn = (day2, { id, email: email3, isUnclear }) => {
    const person2 = personOf(id, email3);
    if (isUnclear)
      for (const candidate of [person2, ...accounts.get(foldAscii(email3 ?? "")) ?? []]) candidate.identity = "unclear";
    if (person2.lastDay === null || day2 > person2.lastDay) person2.lastDay = day2;
    return person2;
  };
  for (const [day2, users] of use?.usage.users ?? [])
    for (const { credits: credits2, mode, ...user } of users) {
      const person2 = activeOn(day2, user);
      if (credits2 !== null) person2.credits = (person2.credits ?? 0) + credits2;
      if (mode !== null && (person2.highest === null || ranksAbove(levelOf(mode), levelOf(person2.highest) ?? "off")))
        person2.highest = mode;
    }
  for (const [day2, { users }] of use?.usage.tokens ?? [])
    for (const user of users ?? []) if (user.credits !== 0) activeOn(day2, user);
  const people = byEmail(rows22);
  for (const namesakes of people.values())
    if (namesakes.length > 1) for (const person2 of namesakes) person2.identity = "unclear";
  for (const { subject: subject2, who } of access2) {
    if (typeof who !== "string") continue;
    const own2 = rows22.get(who);
    for (const person2 of own2 ? [own2] : people.get(foldAscii(who)) ?? [])
      if (!person2.grants.includes(subject2)) person2.grants.push(subject2);
  }
  return [...rows22.values()].sort((a, b) => a.id < b.id ? -1 : 1);
}
function byEmail(rows22) {
  const peopleWithAddress = [...rows22.values()].filter(({ email: email3 }) => email3 !== null);
  return groupBy(peopleWithAddress, ({ email: email3 }) => foldAscii(email3));
}
function overridesIn(blocks) {
  const overrides = /* @__PURE__ */ new Map();
  for (const { subject: subject2, value: value2 } of blocks.get("userModelPolicies")?.entries.values() ?? []) {
    const [, id, name] = unpointer(subject2);
    if (id === void 0 || name === void 0 || isUnset(value2)) continue;
    overrides.set(id, { ...overrides.get(id), [name]: value2 });
  }
  return overrides;
}
// src/report/register.ts
var emptyList22 = Object.freeze([]);
function revisionRows({ approvals: approvals2, policies }, listing) {
  const rows22 = [];
  const termOf = termsOf(policies.changes);
  return {
    rows: rows22,
    see: (step) => {
      const approved = isListed(listing, step.revision, subjectsOf(step.changes));
      rows22.push(revisionRow(step, approvals2.of(step), approved, termOf(step)));
    }
  };
}
function revisionRow(step, matches2, approved, term2) {
  const { revision: revision2, at: at2, by } = step.revision;
  const changes2 = step.changes.map((change) => changeRow(change, matches2.get(change.subject)?.[0]));
  const representation = step.representation.length === 0 ? emptyList22 : [...step.representation];
  if (!step.gap && !term2)
    return { revision: revision2, at: at2, by, approved, changes: changes2, representation, opened: emptyList22, closed: emptyList22 };
  const lists = { changes: changes2, representation, opened: emptyList22, closed: emptyList22 };
  return { revision: revision2, at: at2, ...step.gap && { missing: step.gap }, by, approved, ...term2, ...lists };
}
function changeRow(change, best) {
  const { subject: subject2, op, before: before2, after, direction: direction2, added, removed, formerly } = change;
  const approval = best ? nearest2(best) : null;
  if (formerly !== void 0)
    return { subject: subject2, op, before: before2, after, direction: direction2, ...added && { added, removed }, formerly, approval };
  if (!added) return { subject: subject2, op, before: before2, after, direction: direction2, approval };
  return { subject: subject2, op, before: before2, after, direction: direction2, added, removed, approval };
}
function nearest2({ approval, result }) {
  const { id, approvedBy, approvedAt, ticket, reason } = approval;
  return { id, result, approvedBy: [...approvedBy], approvedAt: instantText(approvedAt), ticket, reason };
}
function judgeRevisions(rows22, findings) {
  const openedFindings = groupBy(findings, (finding) => finding.introduced.revision);
  const closed = groupBy(findings, (finding) => finding.resolved?.revision ?? null);
  const ids2 = (list) => list.map((finding) => finding.id);
  for (const row2 of rows22) {
    const [own2, closedHere] = [openedFindings.get(row2.revision), closed.get(row2.revision)];
    if (own2) row2.opened = ids2(own2);
    if (closedHere) row2.closed = ids2(closedHere);
  }
}
function editorRows(rows22) {
  const people = groupBy(rows22, ({ by }) => accountOf(by));
  return [...people.values()].map((revisions) => ({
    id: firstIn(revisions).by.id,
    email: firstIn(revisions).by.email,
    revisions: revisions.length,
    unapproved: revisions.filter((row2) => row2.approved === false).length,
    // Revisions that are missing before a row may have made its changes.
    loosening: revisions.filter(
      (row2) => row2.missing === void 0 && row2.changes.some((change) => change.direction === "looser")
    ).length
  })).sort((a, b) => b.revisions - a.revisions || compare(a.email ?? a.id ?? "", b.email ?? b.id ?? ""));
}
function settingRows(blame, context) {
  const { asOf, catalog, policies } = context;
  const rules3 = /* @__PURE__ */ new Map();
  for (const rule10 of policies.rules) {
    if (notInForce(rule10, asOf) !== void 0) continue;
    for (const { setting: path6 } of withOverrides(rule10, catalog)) addTo(rules3, path6, rule10);
  }
  const current = blame.current();
  return [...blame.activity()].map(([subject2, { path: path6, changes: changes2 }]) => {
    const now2 = current.get(subject2);
    const place2 = path6 ?? pathAround(subject2, catalog);
    return {
      subject: subject2,
      rules: [...judging(place2, rules3), ...asserting(place2, context)].sort(),
      changes: changes2,
      setBy: now2?.isKnown === true ? now2.setBy.revision : null,
      ...now2?.isKnown === false && { unseen: true }
    };
  }).sort((a, b) => compare(a.subject, b.subject));
}
function judging(path6, rules3) {
  const places = [path6];
  for (let at2 = path6.lastIndexOf("[*]"); at2 > 0; at2 = path6.lastIndexOf("[*]", at2 - 1)) places.push(path6.slice(0, at2));
  return places.flatMap((place2) => (rules3.get(place2) ?? []).map((rule10) => rule10.id));
}
function asserting(path6, { asOf, policies }) {
  const namingAssertions = policies.assertions.filter(
    (assertion) => notInForce(assertion, asOf) === void 0 && assertion.governs.some((place2) => isPartOf(path6, place2))
  );
  return namingAssertions.map(({ id }) => id);
}
function timelineRows(context) {
  const { policies, policyHistory, asOf } = context;
  const freezes = (policies.changes?.freezes ?? []).filter((freeze) => freeze.from <= asOf).map((freeze) => ({
    at: instantText(freeze.from),
    until: instantText(freeze.until),
    kind: "freeze",
    text: `freeze ${freeze.settings === null ? "" : `of ${shortList(freeze.settings)} `}${freezeWords(freeze)}`
  })).sort((a, b) => compare(a.text, b.text));
  const edits2 = policyHistory ? policyRows(policyHistory, asOf) : [];
  return [...edits2, ...runRows(pastRuns(context)), ...freezes].sort((a, b) => compare(a.at, b.at));
}
function runRows(runs2) {
  const words4 = ({ complete: complete2, verdict, open: open22 }) => `${complete2 ? verdict : `${verdict}, on incomplete evidence`}, ${open22} open`;
  let sameCount = 0;
  return runs2.flatMap((run2, i) => {
    const repeats = i > 0 && words4(runs2[i - 1]) === words4(run2);
    if (repeats && i < runs2.length - 1) {
      sameCount++;
      return [];
    }
    const sameWords = sameCount > 0 ? `; ${count(sameCount, "audit")} before it had the same result` : "";
    sameCount = 0;
    return [{ at: run2.at, kind: "run", text: `audit: ${words4(run2)}${repeats ? sameWords : ""}` }];
  });
}
function exceptionRows(context, settledFindings) {
  return context.policies.exceptions.map((exception) => {
    const selfOwned2 = settledFindings.selfOwned.get(exception);
    return {
      rule: exception.rule,
      value: [...exception.value ?? []],
      ...exception.subject !== null && { subject: exception.subject },
      ...exception.inert && { inert: true },
      revision: exception.revision,
      owner: exception.owner,
      ...exception.agreedBy.length > 0 && { agreedBy: [...exception.agreedBy] },
      ...selfOwned2 && { selfOwned: selfOwned2.revision },
      reason: exception.reason,
      ticket: exception.ticket,
      category: exception.category,
      from: instantText(exception.from),
      expires: exception.until === null ? null : instantText(exception.until),
      state: settledFindings.book.state(exception),
      findings: [...settledFindings.covered.get(exception) ?? []].sort(),
      location: exception.location
    };
  }).sort((a, b) => compare(a.rule, b.rule) || compare(a.from, b.from));
}
// src/report/rule-rows.ts
var SWITCHED_OFF = "switched off by the configuration";
function rulesOf(context, unread) {
  return [...settingRules(context), ...changeRules(context), ...dataRules(context, unread)];
}
function refusedRules(context, unread) {
  return unread.flatMap(({ what, reason }) => {
    const rules3 = what === "usage" ? builtinRules(context).map(({ info }) => info) : unstatedRules(context, what);
    return rules3.map((rule10) => ({ rule: rule10, subject: what, reason }));
  });
}
function ruleRows(rules3, findings, missing3) {
  const byRule2 = groupBy(findings, (finding) => finding.rule);
  return rules3.map(({ rule: rule10, formerly = [], subject: subject2, reason }) => ({
    id: rule10.id,
    ...formerly.length > 0 && { formerly: [...formerly] },
    title: rule10.title,
    policy: rule10.policy,
    owner: rule10.owner,
    subject: subject2,
    severity: rule10.severity,
    rationale: rule10.rationale,
    controls: [...rule10.controls],
    ...statusOf(byRule2.get(rule10.id) ?? [], reason ?? missing3),
    location: rule10.location
  })).sort((a, b) => compare(a.id, b.id));
}
function switchedOff2(builtin, rows22) {
  return Object.keys(builtin).filter((id) => builtin[id] === "off" && rows22.every((row2) => row2.id !== id)).toSorted(compare).map((what) => ({ what, reason: SWITCHED_OFF }));
}
function statusOf(findings, reason) {
  if (findings.some(({ status }) => status === "open")) return { status: "failing", reason: null };
  if (reason !== null) return { status: "not-evaluated", reason };
  return { status: findings.some(({ status }) => status === "excepted") ? "excepted" : "passing", reason: null };
}
function settingRules({ policies, asOf }) {
  const stateRule = (rule10, subject2) => {
    return { rule: rule10, formerly: formerNames(rule10, policies.files), subject: subject2, reason: notInForce(rule10, asOf) };
  };
  return [
    ...policies.rules.map((rule10) => stateRule(rule10, `/${rule10.setting.replaceAll("[*]", ".*").replaceAll(".", "/")}`)),
    ...policies.assertions.map((assertion) => stateRule(assertion, ""))
  ];
}
function changeRules(context) {
  const { editors: editors2, changes: changes2 } = context.policies;
  const stateRule = (rule10, part2, subject2) => {
    const base = context.builtin(rule10);
    const reason = base ? notInForce(part2, context.asOf) : SWITCHED_OFF;
    return { rule: statedRule(base ?? builtinInfo(rule10), part2), subject: subject2, reason };
  };
  return [
    ...editors2 ? [stateRule(unapprovedRule, editors2, "editors")] : [],
    ...changes2 ? changeRulesOf(changes2).map((rule10) => stateRule(rule10, changes2, "changes")) : []
  ];
}
function notCompared(ledger) {
  if (!ledger) return "what the figures were is not known without a ledger";
  if (ledger.isUsageCompared === true) return void 0;
  return "past days were not requested again: only --full compares them with the ledger";
}
function dataRules(context, unread) {
  const { policies, use, members: members2, ledger, asOf } = context;
  const without3 = (name) => unread.find(({ what }) => what === name)?.reason ?? `not asked for: give --with ${name}, or the input with: ${name}`;
  const noUse = use ? void 0 : without3("usage");
  const noMembers = members2 ? void 0 : without3("access");
  return [
    ...usageRules(context).map((rule10) => {
      const early = rule10.policy === null ? void 0 : notInForce(policies.usage, asOf);
      const noPast = rule10.needs?.includes("ledger") ? notCompared(ledger) : void 0;
      return { rule: rule10, subject: "usage", reason: early ?? noUse ?? rule10.silence ?? noPast };
    }),
    ...accessRules(context).map((rule10) => {
      const noData = noMembers ?? (rule10.needs?.includes("usage") ? noUse : void 0);
      return { rule: rule10, subject: "access", reason: notInForce(policies.access, asOf) ?? noData ?? rule10.silence };
    }),
    ...observedRules(context).map((rule10) => {
      return { rule: rule10, subject: rule10.family, reason: silenceOf(context, rule10, without3(rule10.family)) };
    }),
    ...limitRules(context).map((rule10) => {
      return { rule: rule10, subject: "limits", reason: limitSilence(context) };
    })
  ];
}
// src/report/sample.ts
function sampleOf({ size, seed }, revisions) {
  const all2 = revisions.flatMap(({ revision: revision2, changes: changes2 }) => changes2.map(({ subject: subject2 }) => ({ revision: revision2, subject: subject2 })));
  const drawnChanges = all2.map((change, i) => ({ change, i, rank: hash2("sha256", `${seed}
${change.revision}
${change.subject}`) })).sort((a, b) => a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : a.i - b.i).slice(0, size).sort((a, b) => a.i - b.i);
  return { size, seed, of: all2.length, changes: drawnChanges.map(({ change }) => change) };
}
// src/report/secret-register.ts
var nothing = { literals: /* @__PURE__ */ new Map(), masks: /* @__PURE__ */ new Set(), texts: /* @__PURE__ */ new Map() };
var SecretRegister = class {
  #spans = [];
  /** By place: the open spans, by identity of the literal. */
  #open = /* @__PURE__ */ new Map();
  see(step) {
    moveAlong(this.#open, step.renames);
    for (const { subject: subject2, after } of step.entries)
      if (after?.hides === true || this.#open.has(subject2)) this.#move(subject2, after ? shownIn2(after) : nothing, step);
  }
  /** Returns one row for each literal ever seen, and for each current reference, placeholder and mask. */
  rows(blocks, blame) {
    const literals = groupBy(this.#spans, ({ fingerprint, subject: subject2, at: at2 }) => idOf2(fingerprint, subject2, firstIn(at2)));
    return [...[...literals.values()].map(literalRow), ...currentSecrets(blocks, blame)].sort(
      (a, b) => compare(a.subject, b.subject) || a.sinceRevision - b.sinceRevision
    );
  }
  #move(subject2, now2, step) {
    const open22 = this.#open.get(subject2) ?? /* @__PURE__ */ new Map();
    const moment = step.seenMoment;
    const came = [...now2.literals].filter(([id]) => !open22.has(id));
    for (const [id, span22] of open22) {
      const still = now2.literals.get(id);
      const isMasked2 = !still && span22.at.some((at2) => now2.masks.has(at2));
      if ((still || isMasked2) && span22.subject !== subject2) rename(span22, subject2);
      if (still) Object.assign(span22, { at: still.at, masked: null });
      else if (isMasked2) span22.masked ??= moment;
      else {
        span22.until = span22.masked ? { ...moment, exact: false } : moment;
        const next = came.find(([, { at: at2 }]) => at2.some((place2) => span22.at.includes(place2)))?.[1].fingerprint;
        span22.next = next ?? null;
        const text6 = span22.at.map((at2) => now2.texts.get(at2)).find((text22) => text22 !== void 0);
        span22.ended = next !== void 0 ? "rotated" : text6?.includes("${") === true ? "referenced" : "removed";
        open22.delete(id);
      }
    }
    for (const [id, { fingerprint, at: at2 }] of came) {
      const span22 = { fingerprint, subject: subject2, from: moment, at: at2, masked: null, until: null, ended: null, next: null };
      this.#spans.push(span22);
      open22.set(id, span22);
    }
    if (open22.size > 0) this.#open.set(subject2, open22);
    else this.#open.delete(subject2);
  }
};
function idOf2(fingerprint, subject2, at2) {
  return fingerprint === NO_FINGERPRINT ? JSON.stringify([fingerprint, subject2, at2]) : fingerprint;
}
function shownIn2(entry) {
  const literals = /* @__PURE__ */ new Map();
  const masks = /* @__PURE__ */ new Set();
  const texts = /* @__PURE__ */ new Map();
  const add = (fingerprint, at2) => {
    const id = idOf2(fingerprint, entry.subject, at2);
    const literal3 = literals.get(id);
    if (literal3) literal3.at.push(at2);
    else literals.set(id, { fingerprint, at: [at2] });
  };
  const addName = (key, at2) => {
    for (const fingerprint of fingerprintsOfName(key)) add(fingerprint, at2);
  };
  const visit = (value2, at2) => {
    if (isSecret(value2)) {
      if (value2.$secret === "literal") add(value2.fingerprint, at2);
      else if (value2.$secret === "masked-by-server") masks.add(at2);
      else if (value2.$secret === "reference") texts.set(at2, "${}");
    } else if (typeof value2 === "string") {
      texts.set(at2, value2);
      for (const fingerprint of fingerprintsInText(value2)) add(fingerprint, at2);
    } else if (typeof value2 === "object" && value2 !== null)
      for (const [key, member] of Object.entries(value2)) {
        addName(key, at2 + segment(key));
        visit(member, at2 + segment(key));
      }
  };
  addName(entry.subject, "name");
  if (entry.container) return { literals, masks, texts };
  for (const [i, value2] of [entry.value, ...entry.rivals ?? []].entries()) visit(value2, String(i));
  return { literals, masks, texts };
}
function literalRow(spans) {
  const open22 = spans.filter(({ until: until2 }) => until2 === null);
  const [last] = open22.length > 0 ? open22 : spans.toSorted(
    (a, b) => b.until.revision - a.until.revision || secretEnds.indexOf(a.ended) - secretEnds.indexOf(b.ended)
  );
  const main = open22.find(({ masked }) => masked === null) ?? last;
  const otherSubjects = new Set(spans.map(({ subject: subject2 }) => subject2));
  otherSubjects.delete(main.subject);
  return {
    subject: main.subject,
    form: "literal",
    fingerprint: main.fingerprint,
    sinceRevision: main.from.revision,
    at: main.from.at,
    alsoAt: [...otherSubjects].sort(),
    ...main.fingerprint === NO_FINGERPRINT && { unseen: true },
    state: main.until === null ? main.masked === null ? "standing" : "masked" : main.ended,
    spans: spans.map(({ subject: subject2, formerly, from: from2, until: until2, masked, ended, next }) => ({
      subject: subject2,
      ...formerly && { formerly: [...formerly] },
      from: row(from2),
      until: until2 && row(until2),
      masked: masked && row(masked),
      ended,
      next
    }))
  };
}
function row({ revision: revision2, at: at2, by, exact }) {
  return { revision: revision2, at: at2, by, exact };
}
function currentSecrets(blocks, blame) {
  const current = blame.current();
  return [...blocks.values()].flatMap(
    (block) => [...block.entries.values()].flatMap(({ subject: subject2, setting: setting2, value: value2, container }) => {
      const isText = setting2?.class === "secret" && typeof value2 === "string" && isReference(value2);
      if (container || !(isText || isSecret(value2) && value2.$secret !== "literal")) return [];
      const form = isSecret(value2) ? value2.$secret : "reference";
      const fingerprint = isSecret(value2) && form !== "masked-by-server" ? value2.fingerprint : null;
      const { setBy } = lookUp(current, subject2);
      return [{ subject: subject2, form, fingerprint, sinceRevision: setBy.revision, at: setBy.at, alsoAt: [] }];
    })
  );
}
// src/report/since.ts
function auditsBefore(ledger, { asOf, cut }) {
  return ledger?.completeAudits.filter((audit2) => Date.parse(audit2.at) <= asOf || !(cut || audit2.cut)) ?? [];
}
function sinceLast(findings, audits22, { data, windows, rules: rules3 }) {
  const windowOf = (id) => windows.get(id) ?? id;
  const last = lastIn(audits22);
  const lastWith = (needs3) => audits22.findLast((audit2) => needs3.every((need) => audit2.data?.includes(need) !== false));
  const openThen = [.../* @__PURE__ */ new Set([...last.open, ...data.flatMap((name) => lastWith([name])?.others ?? [])])];
  const emptyAudit = { ...last, open: [], others: [] };
  const sets = /* @__PURE__ */ new Map();
  const openIn = (audit2) => getOrMake(sets, audit2, () => new Set([...audit2.open, ...audit2.others].map(windowOf)));
  const excepted = new Set(last.excepted.map(windowOf));
  const remediatedKeys = new Set(findings.filter(isRemediated).map(({ key }) => key));
  const pieces = groupBy(findings, ({ id }) => windowOf(id));
  const since = {
    at: last.at,
    new: [],
    stillOpen: [],
    reopened: [],
    resolved: [],
    gone: openThen.filter((id) => !pieces.has(windowOf(id))),
    transient: [],
    expiring: []
  };
  for (const finding of findings) {
    const { id, key, status, exception } = finding;
    const window = windowOf(id);
    const needs3 = furtherNeeds(finding, rules3);
    const then = needs3.length === 0 ? last : lastWith(needs3) ?? emptyAudit;
    const open22 = openIn(then);
    const isSince = (revision2) => revision2 > (then.revision ?? -1);
    const isLater = ({ introduced: { revision: revision2 } }) => revision2 !== null && isSince(revision2);
    const wasAccepted = () => lookUp(pieces, window).some((piece) => isLater(piece) && piece.ended === "outgrown");
    if (status === "open" && open22.has(window) && !wasAccepted()) since.stillOpen.push(id);
    else if (status === "open")
      since[open22.has(window) || excepted.has(window) || remediatedKeys.has(key) ? "reopened" : "new"].push(id);
    else if (status === "excepted" && exception?.state === "expiring") since.expiring.push(id);
    else if (isClosed(finding) && open22.has(window))
      since[isSince(finding.resolved?.revision ?? Infinity) ? "resolved" : "gone"].push(id);
    else if (isGone(finding) && isLater(finding)) since.transient.push(id);
  }
  return since;
}
function isGone({ status, ended, resolved }) {
  return status === "resolved" && ended !== "outgrown" && resolved?.approval === void 0;
}
// src/report/summary.ts
function summaryOf2(findings, rules3, settings3) {
  const open22 = findings.filter((finding) => finding.status === "open");
  const having = (status) => findings.filter((finding) => finding.status === status).length;
  const ids2 = new Set(open22.map((finding) => finding.id));
  return {
    open: tallyOf(open22),
    resolved: having("resolved"),
    excepted: having("excepted"),
    noted: having("noted"),
    causes: open22.filter(({ causedBy }) => causedBy === null || !ids2.has(causedBy)).length,
    rules: ruleCounts(rules3),
    builtIn: { failing: builtInFailing(rules3, findings).length },
    coverage: { governed: settings3.filter((setting2) => setting2.rules.length > 0).length, seen: settings3.length },
    sinceLast: null
  };
}
// src/report/opening-switches.ts
function addOpeningSwitches(findings, rows22, catalog) {
  const switches = new Set(catalog.settings.flatMap(({ switch: needs3 }) => needs3 ? pointerOf(needs3.path) : []));
  const turnedSwitches = /* @__PURE__ */ new Set();
  for (const { revision: revision2, changes: changes2 } of rows22)
    for (const { subject: subject2 } of changes2) if (switches.has(subject2)) turnedSwitches.add(`${revision2}${subject2}`);
  for (const finding of findings) {
    const { exposureSeconds, introduced, subject: subject2 } = finding;
    if (exposureSeconds === null || introduced.revision === null || !introduced.exact) continue;
    const needs3 = settingAt(catalog, subject2)?.switch;
    const place2 = needs3 && pointerOf(needs3.path);
    if (place2 !== void 0 && turnedSwitches.has(`${introduced.revision}${place2}`)) finding.openingSwitch = place2;
  }
}
// src/report/verdict.ts
function verdictOf(evidence2, findings) {
  if (findings.some((finding) => finding.status === "open" && tamperRules.has(finding.rule))) return "tampered";
  if (evidence2.complete) return complete(evidence2, findings);
  return evidence2.problems.some(({ code }) => code === LEDGER_TAMPERED) ? "tampered" : "incomplete";
}
function complete(_evidence, findings) {
  return findings.some((finding) => finding.status === "open" && reaches2(finding.severity, "low")) ? "drifted" : "compliant";
}
function exitCodeOf(verdict, findings, { failOn, failOnTransient }, since) {
  if (verdict === "tampered") return 4;
  if (verdict === "incomplete") return 3;
  const isOpen2 = findings.some((finding) => finding.status === "open" && reaches2(finding.severity, failOn));
  return isOpen2 || passedSince(findings, since, failOnTransient ?? "never").length > 0 ? 1 : 0;
}
// src/report/usage.ts
function usageRow(context) {
  if (!context.use) return null;
  const { usage: usage3, ambiguities, unjoined, allowed } = context.use;
  const days2 = daysBetween(usage3.from, usage3.to);
  const conflictKeys = new Set(usage3.conflicts.map(({ endpoint: endpoint2, day: day2 }) => `${endpoint2} ${day2}`));
  return {
    from: usage3.from,
    to: usage3.to,
    days: days2.length,
    leftOut: usage3.leftOut,
    missing: days2.flatMap(
      (day2) => dailyEndpoints.flatMap(
        (endpoint2) => usage3[endpoint2].has(day2) && !conflictKeys.has(`${endpoint2} ${day2}`) ? [] : [{ endpoint: endpoint2, day: day2 }]
      )
    ),
    provisional: days2.slice(-1),
    requests: usage3.requests,
    ambiguous: ambiguities.map((day2) => ({ ...day2, revisions: [...day2.revisions] })).sort((a, b) => `${a.day} ${a.subject} ${a.rule}` < `${b.day} ${b.subject} ${b.rule}` ? -1 : 1),
    unjoined: [...unjoined].map(([name, count22]) => ({ what: "mcp", name, days: count22 })).sort(byName2),
    artifacts: artifactsIn(usage3),
    unsaid: usage3.unsaid.map((figure2) => ({ ...figure2 })),
    belowFloor: [
      ...sharesBelowFloor(usage3),
      ...[...toolsBelowFloor(usage3)].map((name) => ({ what: "tool", name, day: null }))
    ].sort((a, b) => `${a.what} ${a.name} ${a.day}` < `${b.what} ${b.name} ${b.day}` ? -1 : 1),
    models: modelRows(context, usage3, allowed, days2),
    servers: serverRows(context, usage3, allowed),
    hooks: hookRows(context, usage3),
    levels: days2.flatMap((day2) => {
      const high = usage3.tools.get(day2)?.shares.get("auto_high");
      const cap = allowed.stateAt(certain(startOf, day2) + DAY - 1)?.allowed.maxAutonomyLevel;
      return high === void 0 ? [] : [{ day: day2, high, cap: typeof cap === "string" ? cap : null }];
    })
  };
}
function byName2(a, b) {
  return a.name < b.name ? -1 : 1;
}
function modelRows({ catalog, asOf, policies }, usage3, allowed, days2) {
  const readings2 = new Readings(catalog);
  const now2 = allowed.stateAt(asOf)?.allowed;
  const uses = [...usage3.tokens].flatMap(
    ([day2, { models: models3, named }]) => (models3 ?? named).map((model) => ({ ...model, day: day2 }))
  );
  const users = groupBy(
    [...usage3.tokens.values()].flatMap(
      (row2) => (row2.users ?? []).flatMap((user) => (user.models ?? user.named).map(({ id }) => ({ id, user: user.id })))
    ),
    ({ id }) => id
  );
  return [...groupBy(uses, ({ id }) => id)].map(([id, mine]) => {
    const read2 = readings2.model(id, void 0);
    const reading = now2 && read2(now2);
    return {
      id,
      users: new Set(users.get(id)?.map(({ user }) => user)).size,
      credits: sum(mine.map(({ credits: credits2 }) => credits2)),
      ...span2(mine),
      allowedNow: reading === void 0 || reading === "unclear" ? null : reading === "passes",
      ...reading === "passes" && now2?.customModels.has(id) && { matchedAs: "custom" },
      usedOn: [...new Set(mine.filter(({ credits: credits2 }) => credits2 !== 0).map(({ day: day2 }) => day2))].sort(),
      allowed: spansOf2(days2, (day2) => allowed.judge(day2, read2, policies.usage?.settleDays).is)
    };
  }).sort((a, b) => a.id < b.id ? -1 : 1);
}
function span2(uses) {
  const days2 = uses.map(({ day: day2 }) => day2).sort();
  return { firstDay: firstIn(days2), lastDay: lastIn(days2) };
}
function spansOf2(days2, say2) {
  const spans = [];
  for (const day2 of days2) {
    const [last, is] = [spans.at(-1), say2(day2)];
    if (last?.is === is) last.to = day2;
    else spans.push({ from: day2, to: day2, is });
  }
  return spans;
}
function serverRows({ catalog, asOf, policies }, usage3, allowed) {
  const readings2 = new Readings(catalog);
  const now2 = allowed.stateAt(asOf)?.allowed;
  return [...serverUses(usage3)].map(([name, uses]) => {
    const identity = identityOf(policies.usage, name) ?? null;
    const reading = identity === null || !now2 ? "unclear" : readings2.server(identity)(now2);
    return {
      name: spellingOf2(uses),
      spellings: [...new Set(uses.map(({ spelling }) => spelling))].sort(),
      calls: sum(uses.map(({ count: count22 }) => count22)),
      ...span2(uses),
      identity,
      allowedNow: reading === "unclear" ? null : reading === "passes"
    };
  }).sort(byName2);
}
function hookRows({ policies }, usage3) {
  const key = ({ event: event2, matcher, command: command2 }) => JSON.stringify([event2, matcher, command2]);
  const ran = groupBy(
    [...usage3.tools.values()].flatMap(({ hooks: hooks2 }) => hooks2 ?? []),
    key
  );
  const demandsByHook = new Map((policies.usage?.hooks ?? []).map(({ demand }) => [key(demand), demand]));
  return [.../* @__PURE__ */ new Set([...ran.keys(), ...demandsByHook.keys()])].sort().map((id) => {
    const [event2, matcher, command2] = JSON.parse(id);
    const demand = demandsByHook.get(id);
    const counts2 = demand && coverage(usage3, demand);
    return {
      event: event2,
      matcher,
      command: command2,
      count: sum((ran.get(id) ?? []).map(({ count: count22 }) => count22)),
      coverage: counts2 && counts2.of > 0 ? { ran: counts2.ran, of: counts2.of, from: counts2.first, to: counts2.last } : null
    };
  });
}
function addUse(findings, { catalog, asOf, policies }, { usage: usage3 }) {
  const blast = new BlastRadius({ usage: usage3, policy: policies.usage, catalog, asOf });
  for (const finding of findings) finding.blast = blast.of(finding);
  const ofSettings = findings.filter(isWindow);
  const windows = ofSettings.map(({ id, introduced, resolved }) => ({
    id,
    from: Date.parse(introduced.at),
    to: resolved ? Date.parse(resolved.at) : asOf
  }));
  for (const finding of findings)
    if (finding.kind === "usage" && finding.days) {
      const days2 = finding.days.map(({ day: day2 }) => certain(startOf, day2));
      finding.during = windows.filter(({ from: from2, to }) => days2.some((start) => start < to && start + DAY > from2)).map(({ id }) => id);
    }
  const without3 = ofSettings.filter((finding) => finding.blast === null).length;
  if (without3 === 0) return [];
  const what = `what was used in ${count(without3, "window")} of findings`;
  const noDayWords = `no day of ${without3 === 1 ? "it" : "theirs"} from ${usage3.from} to ${usage3.to} has figures`;
  return [{ what, reason: noDayOf(usage3) ?? noDayWords }];
}
// src/report/audit.ts
function audit(input) {
  const { revisions, leftOut } = upTo(input.evidence.value.revisions, input.cut ? input.asOf : void 0);
  const evidence2 = evidenceFor(input, revisions);
  const { changes: changes2, editors: editors2 } = input.policies;
  const listing = input.builtin["editors/unapproved"] === "off" ? null : editors2;
  const people = new People(revisions);
  const approvals2 = new ApprovalBook(input.policies.approvals, changes2?.emergencySeconds ?? null, input.asOf, people);
  const context = contextOf(input, approvals2, people, evidence2.complete);
  const blame = new BlameTracker();
  const grants2 = new GrantTracker(input.catalog);
  const secrets2 = new SecretRegister();
  const revisionRows2 = revisionRows(context, listing);
  const { rows: rows22 } = revisionRows2;
  const audits22 = auditsBefore(evidence2.value.ledger, input);
  const last = audits22.at(-1) ?? null;
  const trackers = [blame, grants2, secrets2, revisionRows2];
  const toJudge = { revisions, trackers, context, input, needsPieces: last !== null };
  const { blocks, settledFindings, unjudged, pieceIds } = judge3(toJudge);
  const { findings } = settledFindings;
  const { unread = [] } = input;
  const statedRules3 = rulesOf(context, unread);
  const whole2 = withoutRules(withUnread(evidence2, unread), statedRules3, input.asOf);
  const verdict = verdictOf(whole2, findings);
  const missing3 = evidence2.complete ? null : "the evidence is incomplete";
  judgeRevisions(rows22, findings);
  addApprovable(findings, rows22, changes2?.emergencySeconds ?? null, input.asOf);
  const rules3 = ruleRows([...statedRules3, ...refusedRules(context, unread)], findings, missing3);
  const settings3 = settingRows(blame, context);
  const access2 = grants2.grants(blocks);
  const asOf = instantText(input.asOf);
  const row2 = evidenceRow(whole2, revisions, { leftOut, before: last }, input.policies);
  const blind = blindIn({ asOf, evidence: row2 }, rows22);
  addUnseen(findings, blind);
  addOpeningSwitches(findings, rows22, input.catalog);
  const comparison = { data: furtherData(context), windows: pieceIds, rules: namedRules(input.policies) };
  const since = last && sinceLast(findings, audits22, comparison);
  if (context.use) unjudged.push(...addUse(findings, context, context.use));
  if (context.observed) addWindows(findings, context.observed);
  return {
    schemaVersion: 1,
    tool: { name: "driftline", version: input.version },
    organization: input.organization,
    asOf,
    verdict,
    exitCode: exitCodeOf(verdict, findings, input.view, since),
    view: input.view,
    evidence: row2,
    notEvaluated: notEvaluated(input, evidence2, revisions, [...unjudged, ...switchedOff2(input.builtin, rules3)]),
    notEvaluatedRules: rulesNotJudged(context, rules3),
    summary: { ...summaryOf2(findings, rules3, settings3), sinceLast: since },
    rules: rules3,
    findings,
    revisions: rows22,
    exceptions: exceptionRows(context, settledFindings),
    approvals: approvals2.rows(evidence2.complete),
    editors: editorRows(rows22),
    access: access2,
    secrets: secrets2.rows(blocks, blame),
    settings: settings3,
    usage: usageRow(context),
    people: peopleRows(context, access2, overridesIn(blocks)),
    ...observedRows(context),
    limits: limitRows(context),
    remediation: remediationOf(findings, asOf),
    sample: input.sample ? sampleOf(input.sample, rows22) : null,
    exposure: exposureOf(findings, blind),
    posture: postureOf(rows22, findings),
    timeline: timelineRows(context)
  };
}
function contextOf(input, approvals2, people, isWhole2) {
  return {
    catalog: input.catalog,
    policies: input.policies,
    approvals: approvals2,
    policyHistory: input.policyHistory ?? null,
    people,
    asOf: input.asOf,
    isWhole: isWhole2,
    conflicts: new Set(input.evidence.value.conflicts),
    ledger: input.evidence.value.ledger ?? null,
    members: input.members ?? null,
    membersAt: input.membersAt ?? input.asOf,
    use: input.usage ? useEvidence(joinMembers(input.usage, input.members ?? [])) : null,
    observed: observedOf(input),
    sharedAccounts: input.sharedAccounts ?? [],
    auditEverySeconds: input.auditEverySeconds ?? null,
    builtin: (rule10) => {
      const severity = input.builtin[rule10.id] ?? rule10.severity;
      if (severity === "off") return void 0;
      return builtinInfo(rule10, severity);
    }
  };
}
function observedOf(input) {
  const { readiness = null, computers: computers2 = null, sessions: sessions2 = null, asOf, cut } = input;
  const isNothing = readiness === null && computers2 === null && sessions2 === null;
  return isNothing ? null : new ObservedEvidence({ readiness, computers: computers2, sessions: sessions2 }, asOf, cut);
}

// src/commands/find/prerequisites.ts
var isThere2 = {
  ledger: ({ evidence: evidence2 }) => evidence2.value.ledger !== void 0,
  auditEvery: ({ config, evidence: evidence2 }) => config.auditEverySeconds !== null && evidence2.value.ledger !== void 0,
  sharedAccounts: ({ config }) => config.sharedAccounts.length > 0,
  editors: ({ policies }) => policies.editors !== null,
  windows: ({ policies }) => (policies.changes?.windows.length ?? 0) > 0,
  freezes: ({ policies }) => (policies.changes?.freezes.length ?? 0) > 0,
  loosening: ({ policies }) => (policies.changes?.loosening ?? null) !== null
};
function mustBeJudged(rule10, context) {
  if (context.config.builtin[rule10] === "off")
    throw usageError(`${rule10} is turned off`, "look at builtin in driftline.yaml");
  const { rules: rules3, assertions: assertions2 } = context.policies;
  const statedRule2 = [...rules3, ...assertions2].find(({ id }) => id === rule10);
  const reason = statedRule2 && notInForce(statedRule2, context.asOf);
  if (reason !== void 0)
    throw usageError(`${rule10} is not judged: it is ${reason}`, "give a time in its term, with --as-of");
  const missing3 = builtinRules2.get(rule10)?.needs?.filter((need) => isThere2[need]?.(context) !== true) ?? [];
  if (missing3.length > 0) throw usageError(`${rule10} needs more than the history`, waysToGive(missing3));
}
function judgedNumbers(rule10, policies, { revisions }) {
  const { until: until2 = null } = statedRules2(policies).find(({ id }) => id === rule10) ?? {};
  return revisions.flatMap(({ revision: revision2, time }) => isOver({ until: until2 }, time) ? [] : [revision2]);
}
function mustBeComparable(fingerprint, { steps }) {
  const space = spaceOf(fingerprint);
  if (space === null) return;
  for (const { entries } of steps())
    for (const { subject: subject2, after } of entries) {
      if (!after) continue;
      const candidates = [...fingerprintsOfName(subject2), ...after.container ? [] : fingerprintsIn(after.value)];
      if (candidates.some((candidate) => spaceOf(candidate) !== space))
        throw usageError(
          `${fingerprint} cannot be compared with the secrets of this history: some of their fingerprints have another key, or none`,
          "set DRIFTLINE_FINGERPRINT_KEY to the key of the fingerprint, or give the secret's present fingerprint"
        );
    }
}

// src/service/figure-names.made.ts
var figureNames = {
  "tokens": [
    "date",
    "billable_tokens",
    "input_tokens",
    "output_tokens",
    "cache_read_tokens",
    "cache_write_tokens",
    "by_model",
    "by_user"
  ],
  "tools": [
    "date",
    "tool_calls",
    "by_tool",
    "mcp_users_with_mcp",
    "mcp_by_server",
    "skills_invocations",
    "skills_by_name",
    "slash_commands_invocations",
    "slash_commands_by_name",
    "hooks_invocations",
    "hooks_by_event",
    "web_users",
    "autonomy_ratio_avg",
    "autonomy_ratio_p50",
    "autonomy_ratio_p90",
    "tool_calls_per_session_avg",
    "user_turns_per_session_avg",
    "tool_autonomy_level_ratio"
  ],
  "activity": [
    "date",
    "daily_active_users",
    "weekly_active_users",
    "monthly_active_users",
    "daily_active_users_by_client",
    "sessions",
    "messages",
    "user_messages"
  ],
  "productivity": [
    "date",
    "files_created",
    "files_edited",
    "by_extension",
    "by_language",
    "git_commits",
    "git_prs_created"
  ],
  "users": [
    "user_id",
    "user_email",
    "date",
    "tool_calls",
    "billable_tokens",
    "primary_model",
    "primary_model_tier",
    "files_created",
    "files_edited",
    "git_commits",
    "git_prs_created",
    "mcp_calls",
    "skill_calls",
    "slash_commands",
    "hooks",
    "sessions",
    "messages",
    "user_messages",
    "assistant_messages",
    "autonomy_ratio",
    "delegation_level",
    "languages"
  ]
};

import { holdsSecret, rowSealer, userIn, withoutSecrets } from "./questions.js";

// src/run/kept-usage.ts
var nothingKept = { rows: /* @__PURE__ */ new Map(), isAskedAgain: false };
function* stretches2({ rows: rows3, isAskedAgain }, endpoint2, first, last) {
  let from2;
  let before2 = first;
  for (const day2 of daysBetween(first, last)) {
    const isKnown2 = !isAskedAgain && day2 !== last && rows3.get(endpoint2)?.has(day2) === true;
    if (!isKnown2) from2 ??= day2;
    else if (from2 !== void 0) {
      yield { from: from2, to: before2 };
      from2 = void 0;
    }
    before2 = day2;
  }
  if (from2 !== void 0) yield { from: from2, to: last };
}
function beside5(newRows, keptUsage2, conflicts2, [first, last]) {
  const conflictKeys = new Set(conflicts2.map(({ endpoint: endpoint2, day: day2 }) => `${endpoint2} ${day2}`));
  const days2 = [];
  const rewritten2 = [];
  const isActive = (day2) => newRows.activity.has(day2) || !keptUsage2.isAskedAgain && keptUsage2.rows.get("activity")?.has(day2) === true;
  const mergeRows = (endpoint2) => {
    const all2 = /* @__PURE__ */ new Map();
    for (const day2 of daysBetween(first, last)) {
      if (conflictKeys.has(`${endpoint2} ${day2}`)) continue;
      const [came, before2] = [newRows[endpoint2].get(day2), keptUsage2.rows.get(endpoint2)?.get(day2)];
      const isFinal = day2 !== last;
      const isAsked = keptUsage2.isAskedAgain || before2 === void 0 || !isFinal;
      const now2 = isAsked ? keptForm(endpoint2, came ?? (isActive(day2) ? [] : void 0)) : before2;
      const row2 = now2 ?? (isFinal ? before2 : void 0);
      if (row2 !== void 0 && (!isArray(row2) || row2.length > 0)) all2.set(day2, isArray(row2) ? row2 : [row2]);
      if (!isFinal || !isAsked) continue;
      const isSame3 = before2 !== void 0 && now2 !== void 0 && canonical(before2) === canonical(now2);
      if (before2 !== void 0 && !isSame3) rewritten2.push({ endpoint: endpoint2, day: day2, before: before2, after: now2 ?? null });
      if (now2 !== void 0 && !isSame3) days2.push({ endpoint: endpoint2, day: day2, row: now2 });
    }
    return all2;
  };
  return { rows: tableOf(usageEndpoints, mergeRows), fresh: { days: days2, rewritten: rewritten2, isCompared: keptUsage2.isAskedAgain } };
}
function keptForm(endpoint2, rows3) {
  return endpoint2 === "users" && rows3 ? inCanonicalOrder(rows3) : rows3?.[0];
}
function inCanonicalOrder(rows3) {
  const textsAndRows = rows3.map((row2) => [canonical(row2), row2]);
  return textsAndRows.sort(([a], [b]) => compare(a, b)).map(([, row2]) => row2);
}
// src/run/answer-fields.ts
function text2(value2, kind = "free") {
  if (typeof value2 !== "string" || value2 === "") return null;
  return withoutCredentials(kind, value2);
}
// src/run/usage-rows.ts
function figuresOf(rows3) {
  const daily = (endpoint2, read2) => new Map([...rows3[endpoint2]].map(([day2, [row2]]) => [day2, read2(row2)]));
  return {
    tokens: daily("tokens", tokensOf),
    tools: daily("tools", toolsOf),
    activity: daily("activity", (row2) => ({
      users: figure(row2["daily_active_users"]),
      clients: figures(row2["daily_active_users_by_client"]),
      sessions: figure(row2["sessions"])
    })),
    productivity: daily("productivity", (row2) => ({
      commits: figure(row2["git_commits"]),
      pullRequests: figure(row2["git_prs_created"])
    })),
    users: new Map(
      [...rows3.users].map(([day2, users]) => [day2, users.map(userOf).sort((a, b) => a.id < b.id ? -1 : 1)])
    ),
    unsaid: usageEndpoints.flatMap((endpoint2) => unsaidIn(endpoint2, [...rows3[endpoint2].values()].flat()))
  };
}
function unsaidIn(endpoint2, rows3) {
  return figureNames[endpoint2].flatMap((figure2) => {
    const silent = rows3.filter((row2) => isUnsaid(row2[figure2])).length;
    return silent > 0 ? [{ endpoint: endpoint2, figure: figure2, rows: silent }] : [];
  });
}
function isUnsaid(value2) {
  if (value2 === void 0 || value2 === null) return true;
  if (typeof value2 === "number") return figure(value2) === null;
  return isObject(value2) && Object.values(value2).every((part2) => part2 === null);
}
function figure(value2) {
  return typeof value2 === "number" && value2 >= 0 && value2 <= Number.MAX_SAFE_INTEGER ? value2 : null;
}
function idText(value2) {
  return text2(value2, "personal");
}
function objects(value2) {
  return isArray(value2) ? inCanonicalOrder(value2.filter((item) => isObject(item))) : null;
}
function counts(value2, name, count3) {
  return objects(value2)?.flatMap((item) => {
    const itemName = text2(item[name]);
    return itemName === null ? [] : [{ name: itemName, count: figure(item[count3]) }];
  }) ?? null;
}
function figures(value2) {
  return new Map(isObject(value2) ? Object.entries(value2).map(([name, number3]) => [name, figure(number3)]) : []);
}
function idOf3(row2) {
  return idText(userIn(row2) ?? void 0);
}
function modelsOf(value2) {
  const items = isArray(value2) ? value2 : null;
  const namedRows = (objects(value2) ?? []).flatMap((item) => {
    const id = text2(item["model_id"]);
    return id === null ? [] : [{ id, credits: figure(item["billable_tokens"]), tier: text2(item["model_tier"]) }];
  });
  return items?.length === namedRows.length ? { models: namedRows, named: [] } : { models: null, named: namedRows };
}
function tokensOf(row2) {
  const users = objects(row2["by_user"])?.flatMap((item) => {
    const id = idOf3(item);
    if (id === null) return [];
    const credits2 = figure(item["billable_tokens"]);
    return [{ id, email: idText(item["user_email"]), credits: credits2, ...modelsOf(item["by_model"]) }];
  });
  return { credits: figure(row2["billable_tokens"]), ...modelsOf(row2["by_model"]), users: users ?? null };
}
function toolsOf(row2) {
  const hooks2 = objects(row2["hooks_by_event"])?.flatMap((item) => {
    const [event2, command2] = [text2(item["event"]), text2(item["command"], "command")];
    if (event2 === null || command2 === null) return [];
    const matcher = text2(item["matcher"], "command");
    return [{ event: event2, command: command2, matcher: matcher === "*" ? null : matcher, count: figure(item["count"]) }];
  });
  return {
    calls: figure(row2["tool_calls"]),
    tools: counts(row2["by_tool"], "tool", "invocations"),
    servers: counts(row2["mcp_by_server"], "server", "invocations"),
    skills: counts(row2["skills_by_name"], "name", "count"),
    slashCommands: counts(row2["slash_commands_by_name"], "name", "count"),
    hooks: hooks2 ?? null,
    shares: figures(row2["tool_autonomy_level_ratio"]),
    ratioP90: figure(row2["autonomy_ratio_p90"])
  };
}
function userOf(row2) {
  return {
    id: idOf3(row2),
    email: idText(row2["user_email"]),
    calls: figure(row2["tool_calls"]),
    credits: figure(row2["billable_tokens"]),
    sessions: figure(row2["sessions"]),
    mcpCalls: figure(row2["mcp_calls"]),
    primaryModel: text2(row2["primary_model"]),
    primaryTier: text2(row2["primary_model_tier"]),
    mode: text2(row2["delegation_level"])
  };
}

import { ELSEWHERE, nothingRead, whyUnwatched, withoutExtras } from "./questions.js";

// src/model/limits.ts
var limitResults = ["set", "refused", "different", "unanswered", "unknown", "not-sent"];

import { Blanker, ChangeReader, DEEPER, Recent, Rewriter, StoredReader, StoredSpeller, UNSHOWN, changesOf_2, distinct as distinct2, fieldName, firstOf, holdsMarkers, markOf, mismatch as mismatch2, paginationOf, sameRevision, soundMarker } from "./questions.js";

import { CLOSE_ARRAY, CLOSE_OBJECT, JsonReader, OPEN_ARRAY, OPEN_OBJECT, limits as limits2, mostItems, mostKeys } from "./questions.js";

import { createHash as createHash2 } from "node:crypto";
// src/ledger/entry.ts
var text3 = string();
var number2 = int().check(_gte(0));
var digest3 = text3.check(_regex(/^sha256:[0-9a-f]{64}$/));
var instant = text3.check(refine(isInstantText));
var day = text3.check(refine((value2) => isInstantText(`${value2}T00:00:00.000Z`)));
var ids = array(text3);
var segments = optional2(array(number2).check(_minLength(1)));
var run = strictObject({
  kind: literal2("run"),
  at: instant,
  tool: text3,
  source: _enum(["service", "file", "demo"]),
  origin: text3,
  /** The head before the run. */
  before: digest3,
  segments,
  complete: boolean(),
  /** Codes of the problems that made the evidence incomplete. */
  problems: array(text3),
  requests: number2,
  /** Where reading failed. The next run continues there. */
  stop: nullable(strictObject({ cursor: text3, newest: number2, oldest: number2 })),
  /** The id of the fingerprint key; null without one. */
  key: nullable(text3),
  /** The digest of the policy entry that the run used. */
  policy: digest3,
  /** Whether it ignored revisions after `at`, and whether it required revision numbers without gaps. */
  cut: boolean(),
  contiguous: boolean(),
  /** The newest known revision. */
  last: nullable(number2),
  /** Revisions that were received twice, with different content. */
  conflicts: array(number2),
  verdict: _enum(verdicts),
  /** Ids of open and excepted findings about the history. */
  open: ids,
  excepted: ids,
  /** Ids of open findings about other evidence, such as usage. A replay of the history cannot produce them. */
  others: ids,
  /** The data besides the history that the run had. Runs of earlier versions do not say. */
  data: optional2(ids)
});
var policy = strictObject({ kind: literal2("policy"), digest: digest3, judge: record(text3, unknown2()) });
var missing2 = strictObject({ kind: literal2("missing"), from: number2, to: number2 });
var usage2 = strictObject({
  kind: literal2("usage"),
  endpoint: _enum(["tokens", "tools", "activity", "productivity", "users"]),
  day,
  digest: digest3,
  row: unknown2()
});
var members = strictObject({
  kind: literal2("members"),
  at: instant,
  members: array(strictObject({ id: text3, email: text3 }))
});
var limits3 = strictObject({
  kind: literal2("limits"),
  at: instant,
  /** The head before the attempt. */
  before: digest3,
  segments,
  limits: array(
    strictObject({
      email: text3,
      limit: number2,
      result: _enum(limitResults),
      set: nullable(int()),
      reason: nullable(text3)
    }).check(
      refine(({ result, limit, set, reason }) => {
        const isSaid2 = result === "set" ? set === limit : result === "different" ? set !== null : set === null;
        return isSaid2 && reason !== null === (result === "refused");
      })
    )
  )
});
var schema = discriminatedUnion("kind", [run, policy, missing2, usage2, members, limits3]);
function isEnd(entry) {
  return entry.kind === "run" || entry.kind === "limits";
}
function limitsEntry({ at: at2, limits: limits22 }, before2) {
  return { kind: "limits", at: at2, before: before2, limits: limits22.map((limit) => ({ ...limit })) };
}
function policyEntry(judge4) {
  return { kind: "policy", digest: digestOf(judge4), judge: judge4 };
}
function usageEntry(endpoint2, day2, row2) {
  return { kind: "usage", endpoint: endpoint2, day: day2, digest: digestOf(row2), row: row2 };
}
function digestOf(value2) {
  return `sha256:${createHash2("sha256").update(canonical(value2)).digest("hex")}`;
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
  return (stored) => speller.changeLine(stored, { organization, keyId: stored.keyId, from: null });
}
var EntryReader = class {
  #reader = new StoredReader();
  #speller = new EntrySpeller();
  /** Space for the bytes of one entry, used again for the next. */
  #room = Buffer.allocUnsafeSlow(0);
  /**
   * Parses one entry.
   * @param line the entry's bytes, without the line end
   * @throws DriftlineError `tampered` with the reason
   */
  entry(line2) {
    const entry = this.#read(line2);
    if (!this.#isSpelled(line2, this.#speller.line(entry))) throw wrong("its text was changed");
    return entry;
  }
  #isSpelled(line2, text22) {
    if (this.#room.length < 3 * text22.length) this.#room = Buffer.allocUnsafeSlow(6 * text22.length);
    return line2.equals(this.#room.subarray(0, this.#room.write(text22)));
  }
  #read(line2) {
    const start = line2.toString("latin1", 0, 60);
    const [, key, kind] = /^\{"key":(null|"k[0-9a-f]{7}"),"kind":"(revision|conflict)",/.exec(start) ?? [];
    if (key !== void 0) {
      const keyId = key === "null" ? null : key.slice(1, -1);
      return { kind, stored: this.#reader.entry(line2, keyId) };
    }
    const value2 = parseLine(line2);
    const result = safeParse(schema, value2);
    if (!result.success) throw wrong("it is not an entry of this format");
    const entry = result.data;
    if (entry.kind === "usage") {
      const row2 = value2.row;
      if (row2 === void 0) throw wrong("it has no row");
      const keptRow = usageEntry(entry.endpoint, entry.day, row2);
      if (keptRow.digest !== entry.digest) throw wrong("it is not the row that its digest names");
      return keptRow;
    }
    if (entry.kind !== "policy") return entry;
    const judge4 = value2.judge;
    if (policyEntry(judge4).digest !== entry.digest) throw wrong("it is not the policy that its digest names");
    return { kind: "policy", digest: entry.digest, judge: judge4 };
  }
};
function parseLine(line2) {
  try {
    return unescapeKeys(new JsonReader(line2, line2.length).whole());
  } catch (error) {
    if (!(error instanceof DriftlineError)) throw error;
    throw wrong(firstIn(error.problems).message);
  }
}
function unescapeKeys(value2) {
  if (typeof value2 !== "object" || value2 === null) return value2;
  if (isArray(value2)) return value2.map(unescapeKeys);
  const out = bag();
  for (const [key, item] of Object.entries(value2))
    out[/^\$\$+number$/.test(key) ? key.slice(1) : key] = unescapeKeys(item);
  return out;
}
function wrong(message) {
  return new DriftlineError("tampered", message);
}

import { createHash as createHash3, hash as hash3 } from "node:crypto";
// src/ledger/merkle.ts
var LEAF = Buffer.from([0]);
var NODE = Buffer.from([1]);
function leafHash(bytes) {
  return createHash3("sha256").update(LEAF).update(bytes).digest();
}
function nodeHash(left, right) {
  return hash3("sha256", Buffer.concat([NODE, left, right]), "buffer");
}
var Tree = class _Tree {
  /** Roots of full subtrees, largest first. */
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
  root() {
    const last = this.#full.at(-1);
    if (!last) return hash3("sha256", "", "buffer");
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
  const path6 = [];
  let [from2, to] = [0, leaves.length];
  while (to - from2 > 1) {
    const middle2 = from2 + split2(to - from2);
    path6.push(index < middle2 ? rootOf(leaves, middle2, to) : rootOf(leaves, from2, middle2));
    if (index < middle2) to = middle2;
    else from2 = middle2;
  }
  return path6.reverse();
}
function isIncluded(leaf, index, proof, { size, root }) {
  if (!Number.isSafeInteger(index) || !Number.isSafeInteger(size) || index < 0 || index >= size) return false;
  const right = [];
  let [from2, to] = [0, size];
  while (to - from2 > 1) {
    const middle2 = from2 + split2(to - from2);
    right.push(index >= middle2);
    if (index < middle2) to = middle2;
    else from2 = middle2;
  }
  if (right.length !== proof.length) return false;
  const computed = right.reverse().reduce((below, isRight, i) => isRight ? nodeHash(proof[i], below) : nodeHash(below, proof[i]), leaf);
  return computed.equals(root);
}
function rootOf(leaves, from2, to) {
  const tree = new Tree();
  for (const leaf of leaves.slice(from2, to)) tree.add(leaf);
  return tree.root();
}
function split2(size) {
  let power = 1;
  while (power * 2 < size) power *= 2;
  return power;
}
// src/ledger/format.ts
var FORMAT = "driftline-ledger/1";
var names3 = {
  /** Names the organization. Its line is the first leaf. */
  origin: "origin",
  /** The first segment. Later segments have the number of their first leaf in their names. */
  entries: "entries.jsonl",
  /** The size and the root hash. Anything that it does not cover was never committed. */
  checkpoint: "checkpoint",
  /** The checkpoint after the append in progress. An interrupted append leaves it behind. */
  next: "checkpoint.next",
  lock: "lock",
  attributes: ".gitattributes"
};
var ATTRIBUTES = "* -text\n";
var MAX_SEGMENT = 2 ** 20;
function segmentName(first) {
  return first === 1 ? names3.entries : `entries.${first}.jsonl`;
}
function firstLeafOf(name) {
  const first = Number(/^entries\.(?:([1-9]\d*)\.)?jsonl$/.exec(name)?.[1] ?? 1);
  return segmentName(first) === name ? first : void 0;
}
var MAX_LINE = 48 * 2 ** 20;
function originLine({ created, organization }) {
  return canonical({ created, format: FORMAT, organization });
}
function originOf(line2) {
  try {
    const { created, organization } = membersOf(JSON.parse(line2));
    if (typeof created !== "string" || !isInstantText(created) || typeof organization !== "string") return void 0;
    return originLine({ created, organization }) === line2 ? { created, organization } : void 0;
  } catch {
    return void 0;
  }
}
function checkpointText(origin, { size, root }) {
  const name = `${FORMAT}/${leafHash(Buffer.from(origin)).toString("hex").slice(0, 16)}`;
  return `${name}
${size}
${root.toString("base64")}
`;
}
function checkpointOf(origin, text6) {
  const [, size = "", root = ""] = text6.split("\n");
  const checkpoint = { size: Number(size), root: Buffer.from(root, "base64") };
  const isSound = Number.isSafeInteger(checkpoint.size) && checkpoint.size > 0 && checkpoint.root.length === 32;
  return isSound && checkpointText(origin, checkpoint) === text6 ? checkpoint : void 0;
}
function headText(root) {
  return `sha256:${root.toString("hex")}`;
}
function keptHead(text6) {
  const [, hex] = /^(?:sha256:)?([0-9a-f]{64})$/i.exec(text6.trim()) ?? [];
  if (hex === void 0)
    throw usageError(
      `"${text6}" is not the head of a ledger`,
      "write sha256: and 64 hexadecimal digits, as ledger verify and reports print it"
    );
  return `sha256:${hex.toLowerCase()}`;
}
function tamperedError(where, message) {
  return new DriftlineError("tampered", { file: where, message });
}
function foreign(owner, organization) {
  const ownerWords = `it is the ledger of "${owner}", and this run is about "${organization}"`;
  return tamperedError(names3.origin, `${ownerWords}; if it is the right ledger, state its organization`);
}
function within2(place2, read2) {
  try {
    return read2();
  } catch (error) {
    if (!(error instanceof DriftlineError) || error.code !== "tampered") throw error;
    throw tamperedError(place2, firstIn(error.problems).message);
  }
}

import { Fitting, compatible } from "./questions.js";

import path5 from "node:path";
import { constants } from "node:fs";
import * as fs from "node:fs/promises";
import path from "node:path";
import { readFile, readlink } from "node:fs/promises";
import { hostname } from "node:os";
import path2 from "node:path";
import path3 from "node:path";
import path4 from "node:path";
// src/ledger/ledger.ts
// src/ledger/files.ts
var realFiles = fs;
var plain2 = (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
var READ = constants.O_RDONLY | plain2;
var WRITE = constants.O_WRONLY | plain2;
var CREATE = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | plain2;
var isMissing = (error) => codeOf(error) === "ENOENT";
async function withFile(files, file, flags, work) {
  const handle = await files.open(file, flags, 384);
  try {
    if (!(await handle.stat()).isFile()) throw tamperedError(path.basename(file), "it is not a file");
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
        if (length > max) throw tamperedError(name, `longer than ${max} bytes`);
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
  const isLink = codeOf(error) === "ELOOP";
  return tamperedError(name, isLink ? "it is a link and should be a file" : `it cannot be read: ${reasonOf2(error)}`);
}
async function writeAll(handle, bytes, position) {
  for (let offset = 0; offset < bytes.length; ) {
    const { bytesWritten } = await handle.write(bytes, offset, bytes.length - offset, position + offset);
    offset += bytesWritten;
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
function strangers(entries) {
  const own2 = /* @__PURE__ */ new Set([...Object.values(names3), ".git"]);
  const isOwn = (name) => own2.has(name) || name.startsWith(`${names3.lock}.`) || firstLeafOf(name) !== void 0;
  return entries.filter((name) => !isOwn(name)).sort();
}
async function refuseOther(files, dir, hint) {
  const refusal = (message) => usageError(message, hint);
  const present2 = await files.readdir(dir).catch((error) => {
    if (codeOf(error) === "ENOTDIR") throw refusal(`the ledger ${dir} is not a folder`);
    return [];
  });
  const otherNames = present2.filter((name) => name !== ".git" && name !== names3.attributes);
  if (otherNames.length > 0 && strangers(otherNames).length === otherNames.length)
    throw refusal(`the folder ${dir} holds other files and no ledger`);
}
// src/ledger/lock.ts
async function thisProcess() {
  const boot = await text4("/proc/sys/kernel/random/boot_id") ?? hostname();
  const space = await readlink("/proc/self/ns/pid").catch(() => void 0) ?? "";
  return { pid: process.pid, host: hostname(), boot, space, started: await startOf3(process.pid) ?? "" };
}
async function takeLock(files, dir, self) {
  const content = Buffer.from(`${canonical({ ...self, host: self.host ?? null })}
`);
  for (let attempt = 1; !await place(files, dir, content, self); attempt++) {
    if (attempt > 3) throw inUse("another run");
    await clear(files, dir, self);
  }
  const isMine = async () => (await read(files, dir))?.equals(content) === true;
  return {
    check: async () => {
      if (!await isMine()) throw inUse("another run, which took the lock over");
    },
    release: async () => {
      if (await isMine().catch(() => false)) await remove(files, dir, names3.lock).catch(() => {
      });
    }
  };
}
async function place(files, dir, content, self) {
  const [lock, draft3] = [path2.join(dir, names3.lock), `${names3.lock}.${self.pid}.${++drafts3}`];
  try {
    await remove(files, dir, draft3);
    await writeNew(files, path2.join(dir, draft3), content);
    try {
      await files.link(path2.join(dir, draft3), lock);
    } catch (error) {
      if (codeOf(error) === "EEXIST") return false;
      if (isMissing(error)) return false;
      if (!noLinks.has(codeOf(error) ?? "")) throw error;
      await writeNew(files, lock, content);
    }
    for (const name of await files.readdir(dir)) if (name.startsWith(`${names3.lock}.`)) await remove(files, dir, name);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw unwritable(dir, error);
  } finally {
    await remove(files, dir, draft3).catch(() => {
    });
  }
}
var drafts3 = 0;
var noLinks = /* @__PURE__ */ new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK"]);
async function clear(files, dir, self) {
  const content = await read(files, dir);
  if (content === void 0) return;
  const holder = holderOf2(content);
  if (holder && !isVisible(holder, self))
    throw inUse(
      `process ${holder.pid}, which this run cannot see`,
      `wait for it to end, or delete ${names3.lock} there if no run is active on any machine`
    );
  if (holder && !await isGone2(holder, self)) throw inUse(`process ${holder.pid}`);
  if (!holder) throw inUse("something that is no run", `delete ${names3.lock} there if no run is active`);
  const aside = `${names3.lock}.${self.pid}.${++drafts3}`;
  try {
    await files.rename(path2.join(dir, names3.lock), path2.join(dir, aside));
  } catch (error) {
    if (isMissing(error)) return;
    throw unwritable(dir, error);
  }
  const asideText = await readSmall(files, dir, aside, 4096);
  if (asideText && !asideText.equals(content))
    await writeNew(files, path2.join(dir, names3.lock), asideText).catch(() => {
    });
  await remove(files, dir, aside);
  if (asideText && !asideText.equals(content)) throw inUse("another run");
}
async function read(files, dir) {
  return readSmall(files, dir, names3.lock, 4096);
}
function holderOf2(bytes) {
  try {
    const { pid, host, boot, space, started } = membersOf(JSON.parse(bytes.toString("utf8")));
    if (typeof pid !== "number" || !Number.isSafeInteger(pid) || pid < 1) return void 0;
    if (typeof boot !== "string" || typeof space !== "string" || typeof started !== "string") return void 0;
    return { pid, host: typeof host === "string" ? host : void 0, boot, space, started };
  } catch {
    return void 0;
  }
}
function isVisible(holder, self) {
  if (holder.host !== void 0 && holder.host !== self.host) return false;
  return holder.boot !== self.boot || holder.space === self.space;
}
async function isGone2(holder, self) {
  if (holder.boot !== self.boot) return true;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return codeOf(error) === "ESRCH";
  }
  const started = await startOf3(holder.pid);
  return started !== void 0 && started !== holder.started;
}
async function startOf3(pid) {
  const stat = await text4(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
}
async function text4(file) {
  return readFile(file, "utf8").then(
    (content) => content.trim(),
    () => void 0
    // only Linux has /proc
  );
}
function inUse(by, hint = "wait for it to end") {
  return new DriftlineError("incomplete", { code: "locked", message: `the ledger is in use by ${by}`, hint });
}
function unwritable(dir, error) {
  return new DriftlineError("incomplete", {
    code: "ledger-unwritable",
    message: `the ledger ${dir} cannot be written: ${reasonOf2(error)}`
  });
}
// src/ledger/read.ts
// src/ledger/entry-chain.ts
var EntryChain = class {
  tree = new Tree();
  /** The segment that grows, up to its last committed byte. */
  open = { first: 1, bytes: 0 };
  /** The time that the last commit states; null before the first. */
  endedAt = null;
  #end;
  #listener;
  #reader = new EntryReader();
  /** The first leaf of the segment that is read. */
  #first = 1;
  /** The first leaves of the segments that began since the last commit. */
  #beginnings = [];
  #tail;
  /** @param origin the line of the origin, which is the first leaf; @param end the end that the checkpoint states */
  constructor(origin, end, listener) {
    this.#end = end;
    this.#listener = listener;
    this.tree.add(this.#leaf(origin));
    this.#commit();
  }
  /**
   * Begins a segment. Returns whether it has committed entries.
   * @throws DriftlineError `tampered` if it does not continue the segment before it
   */
  begin(first) {
    const { size } = this.tree;
    const isCommitted = first === 1 || size < this.#end.size;
    this.#first = first;
    if (!isCommitted) {
      const tail = this.#tailFrom(segmentName(first));
      tail.isWhole &&= first === tail.tree.size;
      return false;
    }
    if (first !== size)
      throw tamperedError(
        segmentName(first),
        `it should begin with entry ${size}: entries before it are missing or repeated`
      );
    this.open = { first, bytes: 0 };
    if (first > 1) this.#beginnings.push(first);
    return true;
  }
  /**
   * Takes the next line of the segment.
   * @param isWhole whether a line feed ends it
   * @throws DriftlineError `tampered` if it is not a committed entry, and the end of the checkpoint is not reached
   */
  take(line2, isWhole2) {
    const place2 = `${segmentName(this.#first)}:${this.tree.size - this.#first + 1}`;
    if (this.tree.size < this.#end.size) this.#takeCommitted(line2, isWhole2, place2);
    else {
      const tail = this.#tailFrom(place2);
      tail.bytes += line2.length + (isWhole2 ? 1 : 0);
      tail.isWhole &&= isWhole2;
      if (tail.isWhole) tail.tree.add(leafHash(line2));
    }
  }
  /**
   * Compares the whole with the checkpoint. Returns what an interrupted append left.
   * @param announced the checkpoint of an append in progress; undefined if none is stated
   * @throws DriftlineError `tampered` if entries are missing, were changed, or follow without an announcement
   */
  finish(announced) {
    const missing3 = this.#end.size - this.tree.size;
    const last = segmentName(this.open.first);
    if (missing3 > 0)
      throw tamperedError(
        last,
        `${count(missing3, "entry is", "entries are")} missing at the end of ${this.#end.size - 1}`
      );
    if (!this.tree.root().equals(this.#end.root))
      throw tamperedError(last, "the entries are not those of the checkpoint: at least one was changed");
    const tail = this.#tail;
    if (tail && !announced)
      throw tamperedError(tail.place, `${count(tail.bytes, "byte follows", "bytes follow")} that no checkpoint covers`);
    const isWhole2 = tail?.isWhole === true && announced?.size === tail.tree.size && tail.tree.root().equals(announced.root);
    return { bytes: tail?.bytes ?? 0, whole: isWhole2 ? announced : null };
  }
  #takeCommitted(line2, isWhole2, place2) {
    if (!isWhole2) throw tamperedError(place2, "the entry ends too early");
    const entry = within2(place2, () => this.#reader.entry(line2));
    const hash5 = this.#leaf(line2);
    within2(place2, () => this.#listener.entry?.(entry, this.tree.size));
    this.tree.add(hash5);
    this.open.bytes += line2.length + 1;
    if (isEnd(entry)) {
      if (this.#beginnings.join() !== (entry.segments ?? []).join())
        throw tamperedError(place2, "the interrupted write began other files than those in the folder");
      this.#beginnings = [];
      this.endedAt = entry.at;
      this.#commit();
    } else if (this.tree.size === this.#end.size)
      throw tamperedError(place2, "the last entry does not end the interrupted write");
  }
  #leaf(line2) {
    const hash5 = leafHash(line2);
    this.#listener.leaf?.(hash5, line2);
    return hash5;
  }
  #commit() {
    this.#listener.head?.(headText(this.tree.root()), this.tree.size);
  }
  #tailFrom(place2) {
    return this.#tail ??= { place: place2, tree: this.tree.copy(), bytes: 0, isWhole: true };
  }
};
// src/ledger/read.ts
var SMALL = 64 * 1024;
var CHUNK = 2 * MAX_SEGMENT;
var NEWLINE = 10;
async function readLedger(files, dir, begin = () => ({})) {
  for (let attempt = 1; ; attempt++) {
    const ends2 = await endsOf(files, dir);
    try {
      return await prove(files, dir, ends2, begin());
    } catch (error) {
      const now2 = await endsOf(files, dir).catch(() => ends2);
      if (isSame2(now2.checkpoint, ends2.checkpoint) && isSame2(now2.next, ends2.next)) throw error;
      if (attempt >= 5) throw error;
    }
  }
}
async function endsOf(files, dir) {
  const checkpoint = await readSmall(files, dir, names3.checkpoint, SMALL);
  return { checkpoint, next: await readSmall(files, dir, names3.next, SMALL) };
}
function isSame2(a, b) {
  return a === void 0 || b === void 0 ? a === b : a.equals(b);
}
async function prove(files, dir, { checkpoint, next }, listener) {
  const entries = await namesIn3(files, dir);
  if (entries === void 0 || entries.every((name) => name === ".git" || name === names3.attributes)) return void 0;
  const [stranger] = strangers(entries);
  if (stranger !== void 0) throw tamperedError(stranger, "it does not belong to a ledger");
  if (!checkpoint) {
    if (await isUnborn(files, dir, entries, next)) return void 0;
    throw tamperedError(names3.checkpoint, "it is missing");
  }
  const origin = await readOrigin(files, dir);
  const line2 = originLine(origin);
  const end = checkpointOf(line2, checkpoint.toString("latin1"));
  if (!end) throw tamperedError(names3.checkpoint, "it is not a checkpoint of this ledger");
  const chain = new EntryChain(Buffer.from(line2), end, listener);
  const chunk = Buffer.allocUnsafeSlow(CHUNK);
  for (const first of segmentsIn(entries)) {
    const part2 = { name: segmentName(first), mayBeGone: !chain.begin(first) };
    for await (const { line: text22, isWhole: isWhole2 } of linesOf2(files, dir, part2, chunk)) chain.take(text22, isWhole2);
  }
  const unfinished = chain.finish(next && checkpointOf(line2, next.toString("latin1")));
  const { tree, open: open3, endedAt } = chain;
  return {
    origin,
    tree,
    head: headText(end.root),
    open: open3,
    endedAt,
    unfinished: next ? unfinished : null
  };
}
async function isUnborn(files, dir, entries, next) {
  const foreignNames = entries.filter(
    (name) => name !== ".git" && name !== names3.attributes && !name.startsWith(names3.lock)
  );
  if (foreignNames.length === 0) return true;
  if (next === void 0 || segmentsIn(entries).length > 1) return false;
  return (await readSmall(files, dir, names3.entries, 0).catch(() => void 0))?.length === 0 || !entries.includes(names3.entries);
}
async function namesIn3(files, dir) {
  try {
    return await files.readdir(dir);
  } catch (error) {
    if (isMissing(error)) return void 0;
    throw unreadable(".", error);
  }
}
async function readOrigin(files, dir) {
  const bytes = await readSmall(files, dir, names3.origin, SMALL);
  if (!bytes) throw tamperedError(names3.origin, "it is missing");
  const origin = originOf(bytes.toString("utf8", 0, Math.max(0, bytes.length - 1)));
  if (!origin || !Buffer.from(`${originLine(origin)}
`).equals(bytes))
    throw tamperedError(
      names3.origin,
      "it does not name the organization of the ledger in a format that this version supports"
    );
  return origin;
}
function segmentsIn(entries) {
  return [.../* @__PURE__ */ new Set([1, ...entries.flatMap((name) => firstLeafOf(name) ?? [])])].sort((a, b) => a - b);
}
async function* linesOf2(files, dir, { name, mayBeGone }, chunk) {
  let handle;
  try {
    handle = await files.open(path3.join(dir, name), READ);
  } catch (error) {
    if (mayBeGone && isMissing(error)) return;
    throw isMissing(error) ? tamperedError(name, "it is missing") : unreadable(name, error);
  }
  try {
    if (!(await handle.stat()).isFile()) throw tamperedError(name, "it is not a file");
    let lineParts = [];
    let length = 0;
    for (let position = 0; ; ) {
      const { bytesRead } = await handle.read(chunk, 0, CHUNK, position);
      if (bytesRead === 0) break;
      position += bytesRead;
      const read2 = chunk.subarray(0, bytesRead);
      let start = 0;
      for (let end = read2.indexOf(NEWLINE); end >= 0; end = read2.indexOf(NEWLINE, start)) {
        const part2 = read2.subarray(start, end);
        yield { line: lineParts.length === 0 ? part2 : Buffer.concat([...lineParts, part2]), isWhole: true };
        [lineParts, length, start] = [[], 0, end + 1];
      }
      if (start < bytesRead) lineParts.push(Buffer.from(read2.subarray(start)));
      length += bytesRead - start;
      if (length > MAX_LINE) throw tamperedError(name, `an entry is longer than ${MAX_LINE} bytes`);
    }
    if (length > 0) yield { line: Buffer.concat(lineParts), isWhole: false };
  } catch (error) {
    throw error instanceof DriftlineError ? error : unreadable(name, error);
  } finally {
    await handle.close().catch((error) => {
      throw unreadable(name, error);
    });
  }
}
// src/ledger/state.ts
var nothing2 = {};
var LedgerState = class {
  revisions = /* @__PURE__ */ new Map();
  conflicts = [];
  /** Revisions of the ledger, both ends included. */
  missing = [];
  policies = /* @__PURE__ */ new Map();
  runs = [];
  /** The last reported figures of final days, by endpoint and day. */
  usage = /* @__PURE__ */ new Map();
  /** Figures of final days that the service later reported differently. */
  usageRewritten = [];
  #memberLists = [];
  /** Attempts to set limits, in order. A finished attempt has two entries. */
  limitAttempts = [];
  /** Sizes by head: after each commit and after the creation. */
  heads = /* @__PURE__ */ new Map();
  #head = "";
  #whole = 0;
  /** Whether a revision appeared twice and its contents were dropped before they could be compared. */
  hasUncompared = false;
  #isLight;
  #onRun;
  /**
   * @param onRun called for each run after all entries before it
   * @param isLight keeps only the revision numbers, not the settings: there may be many
   */
  constructor(onRun, isLight = false) {
    this.#onRun = onRun;
    this.#isLight = isLight;
  }
  head(head2, size) {
    this.#head = head2;
    this.heads.set(head2, size);
  }
  /** @throws DriftlineError `tampered` if the entry cannot follow the previous ones */
  entry(entry, leaf) {
    switch (entry.kind) {
      case "revision":
        return this.#revision(entry.stored, leaf);
      case "conflict":
        this.#requireRevision(entry.stored.revision);
        this.conflicts.push({ stored: entry.stored, run: this.runs.length });
        return;
      case "missing":
        this.#requireRevision(entry.from);
        this.#requireRevision(entry.to);
        this.missing.push({ from: entry.from, to: entry.to });
        return;
      case "policy":
        if (this.policies.has(entry.digest)) throw wrong2("it stands twice");
        this.policies.set(entry.digest, entry.judge);
        return;
      case "usage":
        return this.#usage(entry);
      case "members":
        if (new Set(entry.members.map(({ id }) => id)).size < entry.members.length)
          throw wrong2("a member is in it twice");
        if (!this.#isLight) this.#memberLists.push(entry);
        return;
      case "limits":
        return this.#limits(entry, leaf);
      case "run":
        if (entry.before !== this.#head) throw wrong2("the run began with another head than the one before it");
        if (!this.policies.has(entry.policy)) throw wrong2("the policy that the run names is not in the ledger");
        this.#onRun?.(this, entry);
        this.runs.push(entry);
        if (entry.complete && entry.source === "service") this.#whole = leaf;
    }
  }
  #revision(stored, leaf) {
    const earlier2 = this.revisions.get(stored.revision);
    if (earlier2 && this.#isLight) this.hasUncompared = true;
    else if (earlier2 && !compatible(earlier2.stored, stored))
      throw wrong2(`revision ${stored.revision} is in it twice, with different content`);
    const content = this.#isLight ? { ...stored, settings: nothing2 } : stored;
    const { first, run: run2 } = earlier2 ?? { first: leaf, run: this.runs.length };
    this.revisions.set(stored.revision, { stored: content, leaf, first, run: run2 });
  }
  #usage({ endpoint: endpoint2, day: day2, digest: digest4, row: row2 }) {
    const days2 = this.usage.get(endpoint2) ?? /* @__PURE__ */ new Map();
    this.usage.set(endpoint2, days2);
    const earlier2 = days2.get(day2);
    if (earlier2?.digest === digest4)
      throw wrong2(`the figures of ${day2} in ${endpoint2} are in it twice, with the same content`);
    if (earlier2) this.usageRewritten.push({ endpoint: endpoint2, day: day2, before: earlier2.row, after: this.#isLight ? null : row2 });
    days2.set(day2, { digest: digest4, row: this.#isLight ? null : row2 });
  }
  #limits(entry, leaf) {
    if (entry.before !== this.#head) throw wrong2("the attempt began with another head than the one before it");
    if (this.heads.get(this.#head) !== leaf) throw wrong2("the attempt is among the entries of a run");
    if (new Set(entry.limits.map(({ email: email3 }) => email3)).size < entry.limits.length)
      throw wrong2("a user is in it twice");
    this.limitAttempts.push(this.#isLight ? { ...entry, limits: [] } : entry);
  }
  #requireRevision(revision2) {
    if (!this.revisions.has(revision2)) throw wrong2(`it is about revision ${revision2}, which the ledger does not hold`);
  }
  /** What the last run read before it failed, if a later run can continue. */
  get part() {
    const stop = this.runs.at(-1)?.stop;
    if (!stop) return void 0;
    const numbers = [...this.revisions.keys()].filter((number3) => stop.oldest <= number3 && number3 <= stop.newest);
    return { revisions: new Set(numbers), stop };
  }
  /**
   * Returns the audits by the time that they were about: the last one is not always the latest. The clock of an audit of
   * the present was ahead if a later one has an earlier time: it counts as of that time.
   */
  runsByTime() {
    let present2 = Infinity;
    const times = this.runs.toReversed().map((run2) => {
      const time = Date.parse(run2.at);
      if (!run2.cut) present2 = Math.min(present2, time);
      return [run2, run2.cut ? time : present2];
    });
    return times.reverse().sort(([, a], [, b]) => a - b).map(([run2]) => run2);
  }
  /**
   * Returns the audits by time, without those that ran after the time that they were about: an audit of the present is
   * before them in the ledger, and has a later time.
   */
  runsInTime() {
    let clock2 = "";
    const runs2 = this.runs.filter(({ at: at2, cut }) => {
      if (!cut && at2 > clock2) clock2 = at2;
      return !cut || at2 >= clock2;
    });
    return byTime(runs2);
  }
  /** Returns the audits with complete evidence, by the time that they were about. */
  completeRuns() {
    return this.runsByTime().filter((run2) => run2.complete);
  }
  /** Returns the lists of members, one for each request, by the time that they were about. */
  memberLists() {
    return byTime(this.#memberLists);
  }
  /** Returns the revisions at and below which the service had nothing that the ledger lacks. */
  wholeBelow() {
    return new Set([...this.revisions].filter(([, { first }]) => first < this.#whole).map(([revision2]) => revision2));
  }
  /** Returns the ranges of revision numbers that are missing between known revisions. */
  gaps() {
    const numbers = [...this.revisions.keys()].sort((a, b) => a - b);
    return numbers.flatMap((number3, i) => {
      const before2 = numbers[i - 1];
      return before2 === void 0 || before2 + 1 === number3 ? [] : [{ from: before2 + 1, to: number3 - 1 }];
    });
  }
};
function wrong2(message) {
  return new DriftlineError("tampered", message);
}
function byTime(entries) {
  return entries.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
// src/ledger/write.ts
async function append(files, dir, { first, bytes, isNew = false }, entries) {
  let end = bytes;
  await withFile(files, path4.join(dir, segmentName(first)), isNew ? CREATE : WRITE, async (handle) => {
    for (const block of blocksOf(entries)) {
      await writeAll(handle, block, end);
      end += block.length;
    }
    await handle.sync();
  });
  return { first, bytes: end };
}
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
async function create(files, dir, origin) {
  const line2 = originLine(origin);
  const tree = new Tree();
  tree.add(leafHash(Buffer.from(line2)));
  const end = { size: 1, root: tree.root() };
  for (const name of [names3.entries, names3.origin, names3.attributes, names3.next]) await remove(files, dir, name);
  await writeNew(files, path4.join(dir, names3.next), Buffer.from(checkpointText(line2, end)));
  await writeNew(files, path4.join(dir, names3.attributes), Buffer.from(ATTRIBUTES));
  await writeNew(files, path4.join(dir, names3.origin), Buffer.from(`${line2}
`));
  await writeNew(files, path4.join(dir, names3.entries), Buffer.alloc(0));
  await syncFolder(files, dir);
  await files.rename(path4.join(dir, names3.next), path4.join(dir, names3.checkpoint));
  await syncFolder(files, dir);
  await syncFolder(files, path4.dirname(path4.resolve(dir))).catch(() => {
  });
}
async function finish(files, dir, { open: open3, unfinished }) {
  if (!unfinished?.whole) return takeBack(files, dir, open3);
  for (const first of segmentsIn(await files.readdir(dir)))
    if (first >= open3.first)
      await withFile(files, path4.join(dir, segmentName(first)), WRITE, (handle) => handle.sync());
  await files.rename(path4.join(dir, names3.next), path4.join(dir, names3.checkpoint));
  await syncFolder(files, dir);
}
async function takeBack(files, dir, { first: last, bytes }) {
  for (const first of segmentsIn(await files.readdir(dir)))
    if (first > last) await remove(files, dir, segmentName(first));
  await withFile(files, path4.join(dir, segmentName(last)), WRITE, async (handle) => {
    if ((await handle.stat()).size > bytes) await handle.truncate(bytes);
    await handle.sync();
  });
  await remove(files, dir, names3.next);
  await syncFolder(files, dir);
}
// src/ledger/ledger.ts
async function openForReading(dir, options = {}) {
  const { makeState = () => new LedgerState(), files = realFiles, isExpected = false } = options;
  if (!isExpected) await refuseOther(files, dir, HINT);
  let state = makeState();
  const verifiedLedger = await readLedger(files, dir, () => state = makeState());
  if (!verifiedLedger) throw await noLedger(files, dir, isExpected);
  return { verifiedLedger, state };
}
async function organizationOf(dir) {
  if (!await isThere3(realFiles, path5.join(dir, names3.checkpoint))) return void 0;
  return (await readOrigin(realFiles, dir)).organization;
}
async function isThere3(files, file) {
  return files.lstat(file).then(
    () => true,
    () => false
  );
}
var HINT = "name the ledger's folder";
async function noLedger(files, dir, isExpected) {
  const exists = await isThere3(files, dir);
  if (exists && isExpected) return tamperedError(dir, "there is no ledger in this folder");
  const message = exists ? `there is no ledger in the folder ${dir}` : `the ledger ${dir} does not exist`;
  return usageError(message, HINT);
}
var Ledger = class _Ledger {
  #parts;
  #verifiedLedger;
  state;
  constructor(parts3, { verifiedLedger, state }) {
    this.#parts = parts3;
    this.#verifiedLedger = verifiedLedger;
    this.state = state;
  }
  /**
   * Opens a ledger for one run and locks it until it is closed. Creates it if the folder is empty.
   * @throws DriftlineError `tampered` if it differs from what was written or belongs to another organization;
   *   `incomplete` if it cannot be written or is in use
   */
  static async open(dir, options) {
    const { files = realFiles, organization, maxSegment = MAX_SEGMENT } = options;
    try {
      await files.mkdir(dir, { recursive: true, mode: 448 });
    } catch (error) {
      throw unwritable(dir, error);
    }
    const lock = await takeLock(files, dir, options.self ?? await thisProcess());
    try {
      const read2 = await openSettled(files, dir, { organization: organization ?? "unnamed", created: options.now });
      const owner = read2.verifiedLedger.origin.organization;
      if (organization !== null && owner !== organization) throw foreign(owner, organization);
      const open3 = path5.join(dir, segmentName(read2.verifiedLedger.open.first));
      await withFile(files, open3, WRITE, async () => {
      }).catch((error) => {
        throw unwritable(dir, error);
      });
      return new _Ledger({ dir, files, lock, maxSegment }, read2);
    } catch (error) {
      await lock.release().catch(() => {
      });
      throw error;
    }
  }
  get head() {
    return this.#verifiedLedger.head;
  }
  /** The number of leaves: the origin and all entries. */
  get size() {
    return this.#verifiedLedger.tree.size;
  }
  /** Computes the head after these entries, without writing. */
  plan(entries) {
    const speller = new EntrySpeller();
    const reader2 = new EntryReader();
    const tree = this.#verifiedLedger.tree.copy();
    const planned = [];
    const segments2 = [{ first: this.#verifiedLedger.open.first, from: 0 }];
    let { bytes } = this.#verifiedLedger.open;
    let beginnings = [];
    for (const [from2, plannedEntry] of entries.entries()) {
      if (bytes >= this.#parts.maxSegment || from2 === 0 && bytes > 0 && this.#isOtherMonth(entries)) {
        segments2.push({ first: tree.size, from: from2 });
        beginnings.push(tree.size);
        bytes = 0;
      }
      const entry = isEnd(plannedEntry) ? withSegments(plannedEntry, beginnings) : plannedEntry;
      if (isEnd(entry)) beginnings = [];
      planned.push(entry);
      const line2 = Buffer.from(speller.line(entry));
      if (line2.length > MAX_LINE)
        throw new DriftlineError("incomplete", {
          code: "too-large",
          message: "a revision is too large for the ledger"
        });
      reader2.entry(line2);
      tree.add(leafHash(line2));
      bytes += line2.length + 1;
    }
    return { entries: planned, segments: segments2, tree, head: headText(tree.root()), size: tree.size };
  }
  /** Whether these entries are written in another month than the last commit. */
  #isOtherMonth(entries) {
    const [before2, now2] = [this.#verifiedLedger.endedAt, entries.findLast(isEnd)];
    return before2 !== null && now2 !== void 0 && before2.slice(0, 7) !== now2.at.slice(0, 7);
  }
  /**
   * Appends a plan: all of it or nothing.
   * @throws DriftlineError `incomplete` if it could not be written
   */
  async commit(plan) {
    const [{ files, dir, lock }, { open: open3, origin }] = [this.#parts, this.#verifiedLedger];
    const name = segmentName(open3.first);
    const endedAt = plan.entries.findLast(isEnd)?.at ?? this.#verifiedLedger.endedAt;
    const line2 = originLine(origin);
    const text22 = Buffer.from(checkpointText(line2, { size: plan.size, root: plan.tree.root() }));
    await lock.check();
    let end = open3;
    try {
      if ((await files.lstat(path5.join(dir, name))).size !== open3.bytes)
        throw tamperedError(name, "somebody else has written to it");
      await remove(files, dir, names3.next);
      await writeNew(files, path5.join(dir, names3.next), text22);
      await syncFolder(files, dir);
      for (const [i, { first, from: from2 }] of plan.segments.entries()) {
        const part2 = plan.entries.slice(from2, plan.segments[i + 1]?.from);
        if (i > 0) end = { first, bytes: 0, isNew: true };
        if (part2.length > 0) end = await append(files, dir, end, part2);
      }
      if (plan.segments.length > 1) await syncFolder(files, dir);
      await lock.check();
      await files.rename(path5.join(dir, names3.next), path5.join(dir, names3.checkpoint));
    } catch (error) {
      if (error instanceof DriftlineError) throw error;
      const now2 = await readSmall(files, dir, names3.checkpoint, text22.length).catch(() => void 0);
      if (now2?.equals(text22) !== true) {
        const undo = async () => lock.check().then(async () => takeBack(files, dir, open3));
        if (now2) await undo().catch(() => {
        });
        throw unwritable(dir, error);
      }
    }
    this.#verifiedLedger = { ...this.#verifiedLedger, tree: plan.tree, head: plan.head, open: end, endedAt };
    await syncFolder(files, dir).catch((error) => {
      throw unwritable(dir, error);
    });
  }
  async close() {
    await this.#parts.lock.release();
  }
};
function withSegments({ segments: _, ...end }, beginnings) {
  return beginnings.length === 0 ? end : { ...end, segments: beginnings };
}
async function openSettled(files, dir, fresh) {
  for (; ; ) {
    let state = new LedgerState();
    const verifiedLedger = await readLedger(files, dir, () => state = new LedgerState());
    try {
      if (!verifiedLedger) await create(files, dir, fresh);
      else if (verifiedLedger.unfinished) await finish(files, dir, verifiedLedger);
      else return { verifiedLedger, state };
    } catch (error) {
      throw error instanceof DriftlineError ? error : unwritable(dir, error);
    }
  }
}

import { askedFor, extraChoices, keptExtras } from "./questions.js";

import { Temporary, TemporaryFile, beside as beside6, deliver, makeFolder, tryBeside } from "./questions.js";

import { judgeVersion, userAgent, version } from "./base.js";

// src/run/ledger-usage.ts
function keptUsage({ usage: usage3 }, isAskedAgain) {
  const rows3 = new Map(
    [...usage3].map(([endpoint2, days2]) => [endpoint2, new Map([...days2].map(([day2, { row: row2 }]) => [day2, row2]))])
  );
  return { rows: rows3, isAskedAgain };
}
function usageEntries(at2, extras, leaks) {
  const days2 = (extras.fresh?.days ?? []).flatMap(
    ({ endpoint: endpoint2, day: day2, row: row2 }) => holdsSecret(row2, leaks) ? [] : [usageEntry(endpoint2, day2, row2)]
  );
  const { members: members2 } = extras;
  if (!members2) return days2;
  const list = unique(
    members2.map(({ id, email: email3 }) => ({ id, email: email3 })),
    ({ id }) => id
  ).sort((a, b) => a.id < b.id ? -1 : 1);
  return [...days2, { kind: "members", at: at2, members: list }];
}
function extrasOf(state, choices, range) {
  const requests = askedFor(choices);
  const usage3 = requests.has("usage") ? usageIn(state, range) : null;
  const lists = requests.has("access") ? state.memberLists() : [];
  const list = lists.findLast(({ at: at2 }) => Date.parse(at2) <= range.asOf) ?? lists[0];
  const { unread, ...nothing3 } = withoutExtras(choices, ELSEWHERE);
  const notes = [
    ...usage3 && !usage3.tokens.has(usage3.to) ? [{ what: `use from ${usage3.to} on`, reason: "the ledger has no figures of it" }] : [],
    ...list ? [{ what: "who is a member now", reason: `the ledger has the list of ${precise(list.at)}` }] : []
  ];
  return {
    ...nothing3,
    usage: usage3,
    members: list?.members.map((member) => ({ ...member, since: null, signedIn: null })) ?? null,
    unread: unread.filter(({ what }) => !(what === "usage" && usage3) && !(what === "access" && list)).map((miss) => ({ ...miss, reason: whyNot[miss.what] ?? miss.reason })),
    notes
  };
}
var whyNot = {
  usage: "the ledger keeps no figures of use for these days",
  access: "the ledger keeps no list of members"
};
function usageIn({ usage: usage3 }, { from: from2, asOf }) {
  const lastWanted = dayOf(asOf - DAY);
  const days2 = [...usage3.values()].flatMap((rows3) => [...rows3.keys()]).filter((day2) => day2 <= lastWanted && (from2 === null || day2 >= from2)).sort();
  const [first, last] = [days2[0], days2.at(-1)];
  if (first === void 0 || last === void 0) return null;
  const next = dayOf(startOfDay(last) + DAY);
  const to = next < lastWanted ? next : lastWanted;
  const isWhole2 = (day2) => usage3.get("users")?.has(day2) === true;
  const rowsOf2 = (endpoint2) => new Map(
    [...usage3.get(endpoint2) ?? []].sort(([a], [b]) => a < b ? -1 : 1).flatMap(([day2, { row: row2 }]) => {
      if (day2 < first || day2 > to || endpoint2 === "activity" && !isWhole2(day2)) return [];
      const rows3 = isArray(row2) ? row2 : [row2];
      return rows3.length === 0 ? [] : [[day2, rows3]];
    })
  );
  return {
    from: first,
    to,
    leftOut: 0,
    requests: 0,
    ...figuresOf(tableOf(usageEndpoints, rowsOf2)),
    conflicts: []
  };
}
// src/ledger/differences.ts
function differences(before2, after, at2 = "") {
  if (equal(before2, after)) return [];
  if (isObject(before2) && isObject(after) && !Object.hasOwn(before2, "$secret") && !Object.hasOwn(after, "$secret")) {
    const keys = [.../* @__PURE__ */ new Set([...Object.keys(before2), ...Object.keys(after)])].sort();
    return keys.flatMap((key) => differences(before2[key] ?? null, after[key] ?? null, at2 + segment(key)));
  }
  return [{ at: at2, before: before2, after }];
}
// src/run/ledger-facts.ts
function factsOf(input, sealed, missing3, extras) {
  const { state, head: head2, size, anchored } = input;
  const byNumber = new Map(sealed.revisions.map((revision2) => [revision2.revision, revision2]));
  const rewritten2 = /* @__PURE__ */ new Map();
  const conflicts2 = /* @__PURE__ */ new Map();
  for (const { revision: revision2, entry, past } of sealed.recalled.rewritten) {
    const first = state.revisions.get(revision2)?.run;
    const run2 = past === void 0 ? void 0 : state.conflicts[past].run;
    const sealedAt = state.runs[first ?? -1]?.at ?? null;
    if (first === run2) {
      if (sealedAt !== null) conflicts2.set(revision2, sealedAt);
      continue;
    }
    const before2 = lookUp(byNumber, revision2);
    rewritten2.set(revision2, { kept: before2, sealedAt, ...beforeAndNow(before2, entry) });
  }
  const newest2 = newestBy(sealed.revisions);
  return {
    head: head2,
    size,
    anchored,
    completeAudits: state.completeRuns().map((run2) => ({
      at: run2.at,
      cut: run2.cut,
      revision: newest2(run2),
      open: run2.open,
      others: run2.others,
      data: run2.data,
      excepted: run2.excepted
    })),
    runs: state.runsInTime().map(({ at: at2, complete: complete2, verdict, open: open3, others }) => ({
      at: at2,
      complete: complete2,
      verdict,
      open: open3.length + others.length
    })),
    conflicts: conflicts2,
    rewritten: [...rewritten2.values()].sort((a, b) => a.kept.revision - b.kept.revision),
    begins: beginsIn([...state.revisions.keys()], [...byNumber.keys()]),
    truncated: [...state.missing, ...missing3].map(({ from: from2, to }) => ({ from: byNumber.get(from2), to })),
    isUsageCompared: extras?.fresh?.isCompared === true,
    ...withoutSecrets(
      {
        usageRewritten: [...state.usageRewritten, ...extras?.fresh?.rewritten ?? []],
        memberLists: state.memberLists().map(({ at: at2, members: members2 }) => ({ at: at2, members: members2 })),
        limits: limitFacts(state)
      },
      sealed.leaks
    )
  };
}
function newestBy(revisions) {
  const inTime = revisions.toSorted((a, b) => a.time - b.time);
  let newest2 = -1;
  const newestThen = inTime.map(({ revision: revision2 }) => newest2 = Math.max(newest2, revision2));
  return ({ last, cut, at: at2 }) => {
    if (!cut || last === null) return last;
    const end = Date.parse(at2);
    const count3 = countWhile(inTime, ({ time }) => time <= end);
    const then = newestThen[count3 - 1] ?? null;
    if (then === null || then <= last) return then;
    const judgedRevisions = inTime.slice(0, count3).flatMap(({ revision: revision2 }) => revision2 <= last ? [revision2] : []);
    return judgedRevisions.length === 0 ? null : judgedRevisions.reduce((a, b) => Math.max(a, b));
  };
}
function beginsIn(knownRevisions, now2) {
  const before2 = new Set(knownRevisions);
  const sorted = now2.toSorted((a, b) => a - b);
  let last;
  return sorted.filter((number3, i) => {
    if (!before2.has(number3)) return false;
    const begins = i > 0 && sorted[i - 1] !== last;
    last = number3;
    return begins;
  });
}
var SHOWN3 = 20;
function beforeAndNow(before2, after) {
  const whole2 = ({ settings: settings3, at: at2, by }) => ({ ...settings3, updatedAt: at2, user: { ...by } });
  const places = differences(whole2(before2), whole2(after)).slice(0, SHOWN3);
  return {
    before: Object.fromEntries(places.map(({ at: at2, before: before22 }) => [at2, before22])),
    actual: Object.fromEntries(places.map(({ at: at2, after: after2 }) => [at2, after2]))
  };
}
function limitFacts(state) {
  const statedLimits = [];
  let policy2;
  for (const run2 of state.runsInTime()) {
    if (run2.policy === policy2) continue;
    policy2 = run2.policy;
    statedLimits.push({ at: run2.at, limits: statedBy(state.policies.get(policy2)) });
  }
  return { attempts: state.limitAttempts.map(({ at: at2, limits: limits5 }) => ({ at: at2, limits: limits5 })), stated: statedLimits };
}
function statedBy(judge4) {
  const policies = isObject(judge4) ? judge4["policies"] : void 0;
  const limits5 = isObject(policies) ? policies["limits"] : void 0;
  return isObject(limits5) ? limits5 : null;
}
// src/run/ledger.ts
async function openRun(options) {
  const { dir, organization, full } = options;
  const expected = options.expectHead === void 0 ? void 0 : keptHead(options.expectHead);
  if (expected === void 0) await refuseOther(realFiles, dir, "name the ledger's folder, or a new one");
  else if (await isGone3(dir)) throw notGrown(options.expectedBy);
  await makeFolder(dir, 448).catch((error) => {
    throw unwritable(dir, error);
  });
  const ledger = await Ledger.open(dir, { organization, now: new Date(options.now).toISOString() });
  try {
    const { state, head: head2, size } = ledger;
    return { ledger, state, head: head2, size, full, anchored: isAnchored(state, expected, options.expectedBy) };
  } catch (error) {
    await ledger.close();
    throw error;
  }
}
async function openReplay(dir, organization, expectHead, expectedBy) {
  const expected = expectHead === void 0 ? void 0 : keptHead(expectHead);
  const { verifiedLedger, state } = await openForReading(dir, { isExpected: expected !== void 0 });
  const owner = verifiedLedger.origin.organization;
  if (organization !== null && organization !== owner) throw foreign(owner, organization);
  const { head: head2, tree } = verifiedLedger;
  const anchored = isAnchored(state, expected, expectedBy);
  return { state, head: head2, size: tree.size, full: false, anchored, organization: owner };
}
function isAnchored(state, expected, by) {
  if (expected === void 0) return false;
  if (!state.heads.has(expected)) throw notGrown(by);
  return true;
}
async function isGone3(dir) {
  const present2 = await realFiles.readdir(dir).catch((error) => isMissing(error) ? [] : ["unknown"]);
  return present2.every((name) => name === ".git" || name === names3.attributes);
}
function notGrown(by) {
  const head2 = by === void 0 ? "the head that was kept" : `the head that ${by} keeps`;
  return new DriftlineError("tampered", `it did not grow from ${head2}: it was cut, set back or replaced`);
}
function recallAll(session, state) {
  for (const { stored } of state.revisions.values()) session.recall(stored);
  for (const { stored } of state.conflicts) session.recall(stored, true);
}
function partProblems(state) {
  const lastWhole = state.runs.findLastIndex(({ problems: problems2 }) => !problems2.some(isOfHistory));
  const newest2 = [...state.revisions.values()].reduce((last, { run: run2 }) => Math.max(last, run2), -1);
  if (newest2 <= lastWhole) return [];
  const { at: at2, problems } = state.runs[newest2];
  const codes = problems.filter(isOfHistory).join(", ");
  const message = `the audit of ${precise(at2)} added revisions but could not read the whole history (${codes}), and no later audit did`;
  return [{ code: "part-of-history", message }];
}
function missingOf(state, { arrived }, isWhole2, skippedRange) {
  const arrivedNumbers = new Set(arrived);
  const wasSkipped = (number3) => skippedRange !== null && skippedRange.oldest <= number3 && number3 <= skippedRange.newest;
  const isRecorded = (number3) => state.missing.some(({ from: from2, to }) => from2 <= number3 && number3 <= to);
  const oldest = isWhole2 ? -1 : arrived.reduce((least, revision2) => Math.min(least, revision2), Infinity);
  const numbers = [...state.revisions.keys()].sort((a, b) => a - b);
  const ranges2 = [];
  let isOpen2 = false;
  for (const revision2 of numbers) {
    if (revision2 < oldest || arrivedNumbers.has(revision2) || wasSkipped(revision2) || isRecorded(revision2)) {
      isOpen2 = false;
      continue;
    }
    if (isOpen2) lastIn(ranges2).to = revision2;
    else ranges2.push({ from: revision2, to: revision2 });
    isOpen2 = true;
  }
  return ranges2;
}
function entriesOf2(state, head2, outcome) {
  const { config, evidence: evidence2, extras, sealed, report } = outcome;
  const recalled = sealed.recalled;
  const judge4 = policyEntry(judgeOf(config, outcome.policies));
  const { source, origin, requests, conflicts: conflicts2 } = evidence2.value;
  if (source === "ledger") throw new DriftlineError("internal", "a replay adds nothing to its ledger");
  const rules3 = namedRules(outcome.policies);
  const data = furtherData({
    use: extras.usage,
    members: extras.members,
    observed: { observed: extras },
    policyHistory: outcome.policyHistory
  });
  const { cut } = outcome;
  const ids2 = (status, ofHistory) => report.findings.filter((finding) => finding.status === status && restsOnOther(finding, rules3, { cut, data }) !== ofHistory).map((finding) => finding.id).sort();
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
    policy: judge4.digest,
    cut,
    contiguous: outcome.contiguous,
    last: sealed.revisions.at(-1)?.revision ?? null,
    conflicts: [...conflicts2],
    verdict: report.verdict,
    open: ids2("open", true),
    excepted: ids2("excepted", true),
    others: ids2("open", false),
    data
  };
  return [
    ...recalled.keep.map((stored) => ({ kind: "revision", stored })),
    ...recalled.rewritten.filter(({ past }) => past === void 0).map(({ entry }) => ({ kind: "conflict", stored: entry })),
    ...outcome.missing.map((range) => ({ kind: "missing", ...range })),
    ...usageEntries(instantText(outcome.now), outcome.extras, sealed.leaks),
    ...state.policies.has(judge4.digest) ? [] : [judge4],
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

import { open as open2, session_exports } from "./questions.js";

import { MarkedTexts, Sealer } from "./questions.js";

// src/report/audit-input.ts
function auditInput(evidence2, settings3, overrides) {
  const { catalog, builtin, sharedAccounts: sharedAccounts2, auditEverySeconds } = settings3;
  return {
    evidence: evidence2,
    catalog,
    builtin,
    ...sharedAccounts2 && { sharedAccounts: sharedAccounts2 },
    ...auditEverySeconds !== void 0 && { auditEverySeconds },
    version: "",
    cut: true,
    requireContiguous: false,
    view: { reportSeverity: null, since: null, failOn: "never" },
    ...overrides
  };
}

import { isName, pairIn } from "./questions.js";

import { createFingerprints, isOf } from "./questions.js";

import { LONG, STRONG, TextReader, asWritten, catalogWords, encodings, inPieces, keysOf as keysOf2, leakTest, leakTests, namesIn as namesIn4, numbersIn, readsLikeOurs, weigh } from "./questions.js";

// src/commands/ledger/replay.ts
async function loadTools() {
  const [checks, { schemaTest }] = await Promise.all([loadChecks(), import("./json-schemas.js")]);
  return { checks, compile: (schema3) => schemaTest(schema3, true) };
}
function replay(state, run2, organization, tools2) {
  const judge4 = state.policies.get(run2.policy);
  const { aliases, builtin, sharedAccounts: sharedAccounts2 = [], auditEverySeconds = null, policies } = judge4;
  const catalog = createCatalog(aliases);
  const session = open2({ organization, catalog, kept: true });
  recallAll(session, state);
  const sealed = session.finish([], false);
  const input = { state, head: run2.before, size: 0, anchored: false };
  const evidence2 = evidenceOf(
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
    run2.problems.filter((code) => !isUnread(code)).map((code) => ({ code, message: code }))
  );
  const settings3 = { catalog, builtin, sharedAccounts: sharedAccounts2, auditEverySeconds };
  const report = audit(
    auditInput(evidence2, settings3, {
      policies: {
        ...policies,
        assertions: policies.assertions.map((assertion) => ({ ...assertion, test: tools2.compile(assertion.schema) })),
        checks: tools2.checks
      },
      organization,
      version: run2.tool,
      asOf: Date.parse(run2.at),
      cut: run2.cut,
      requireContiguous: run2.contiguous
    })
  );
  const rules3 = namedRules(policies);
  const ids2 = (status) => report.findings.filter((finding) => finding.status === status && !restsOnOther(finding, rules3, run2)).map((finding) => finding.id);
  return difference("open", run2.open, ids2("open")) ?? difference("accepted by an exception", run2.excepted, ids2("excepted"));
}
function difference(statusWords, recorded, replayed) {
  const [left, right] = [new Set(recorded), new Set(replayed)];
  const lostCount = recorded.filter((id) => !right.has(id)).length;
  const more = replayed.filter((id) => !left.has(id)).length;
  if (lostCount + more === 0) return null;
  return `judged again, it lacks ${lostCount} of the findings that it reported as ${statusWords}, and has ${more} others`;
}
// src/commands/ledger/verify-ledger.ts
async function verifyLedger(dir, options) {
  const heads = options.heads.map(keptHead);
  const tools2 = options.replay ? await loadTools() : void 0;
  const organization = options.replay ? await organizationOf(dir) ?? "" : "";
  let replayed = 0;
  let notReplayed = 0;
  let isLight = true;
  const makeState = () => {
    [replayed, notReplayed] = [0, 0];
    if (!tools2) return new LedgerState(void 0, isLight);
    return new LedgerState((state2, run2) => {
      if (run2.tool !== judgeVersion) {
        notReplayed++;
        return;
      }
      replayed++;
      const mismatch3 = mismatchOf(() => replay(state2, run2, organization, tools2));
      if (mismatch3 !== null) throw tamperedError(names3.entries, `the run of ${precise(run2.at)}: ${mismatch3}`);
    });
  };
  const reading = { makeState, isExpected: heads.length > 0 };
  let { verifiedLedger, state } = await openForReading(dir, reading);
  if (state.hasUncompared) {
    isLight = false;
    ({ verifiedLedger, state } = await openForReading(dir, reading));
  }
  for (const head2 of heads)
    if (!state.heads.has(head2))
      throw tamperedError(dir, `it did not grow from the head ${head2}: it was cut, set back or replaced`);
  const numbers = [...state.revisions.keys()].sort((a, b) => a - b);
  const last = state.runsByTime().at(-1);
  const since = Math.max(0, ...heads.map((head2) => lookUp(state.heads, head2)));
  return {
    verified: true,
    consistent: true,
    organization: verifiedLedger.origin.organization,
    created: verifiedLedger.origin.created,
    head: verifiedLedger.head,
    /** The number of entries, including the origin. */
    size: verifiedLedger.tree.size,
    anchored: heads.length > 0,
    revisions: { count: numbers.length, first: numbers[0] ?? null, last: numbers.at(-1) ?? null },
    gaps: state.gaps(),
    runs: {
      count: state.runs.length,
      last: last?.at ?? null,
      verdict: last?.verdict ?? null,
      lastComplete: state.completeRuns().at(-1)?.at ?? null,
      replayed,
      /** Runs of other versions and builds, which may have other findings. */
      notReplayed
    },
    /** Revisions whose content changed, and ranges that disappeared. */
    rewritten: [...new Set(state.conflicts.map(({ stored }) => stored.revision))],
    truncated: state.missing,
    /** Bytes that an interrupted run left behind. The next run adds them if its entries are complete, else removes them. */
    unfinished: verifiedLedger.unfinished?.bytes ?? null,
    notExcluded: notExcluded(since, verifiedLedger.tree.size, options.replay, notReplayed)
  };
}
function mismatchOf(judgeAgain) {
  try {
    return judgeAgain();
  } catch {
    return "it cannot be judged again, so it did not judge the entries that are in the ledger";
  }
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
  if (!isReplayed) doubts.push("that a run reported other findings than it made: give --replay");
  else if (notReplayed > 0)
    doubts.push(
      "that a run of another version or build of Driftline reported other findings than it made: replay it with that version"
    );
  return doubts;
}
function verificationLines(verification) {
  const { revisions, runs: runs2 } = verification;
  const range = ({ from: from2, to }) => from2 === to ? `${from2}` : `${from2} to ${to}`;
  const span3 = revisions.count === 0 ? "no revision" : `${count(revisions.count, "revision")} (${range({ from: revisions.first, to: revisions.last })})`;
  const gaps2 = verification.gaps.map(range).join(", ");
  const noGapWords = revisions.count > 1 ? ", none missing between them" : "";
  const lines = [
    `verified: the ledger of ${visible(verification.organization)}, ${count(verification.size, "entry", "entries")}, head ${verification.head}`,
    `  ${span3}${gaps2 === "" ? noGapWords : `, missing between them: ${gaps2}`}`,
    `  ${count(runs2.count, "run")}${runs2.last === null ? "" : `, the last on ${minute(runs2.last)}: ${runs2.verdict}`}; last complete audit: ${runs2.lastComplete === null ? "none" : minute(runs2.lastComplete)}`
  ];
  if (runs2.replayed + runs2.notReplayed > 0)
    lines.push(
      `  ${count(runs2.replayed, "run")} judged again with the same findings${runs2.notReplayed === 0 ? "" : `; ${runs2.notReplayed} of other versions or builds of Driftline not judged again`}`
    );
  if (verification.anchored) lines.push("  it grew from every head that was given");
  for (const revision2 of verification.rewritten)
    lines.push(`  on record: revision ${revision2} arrived with another content`);
  for (const gap3 of verification.truncated) {
    const [revisions2, were] = gap3.from === gap3.to ? ["revision", "was"] : ["revisions", "were"];
    lines.push(`  on record: ${revisions2} ${range(gap3)} ${were} no longer given`);
  }
  if (verification.unfinished !== null)
    lines.push(
      `  an interrupted run left ${count(verification.unfinished, "byte")} after the end, not verified here; the next run adds them if the entries are complete, else removes them`
    );
  return [...lines, ...verification.notExcluded.map((doubt) => `  not excluded: ${doubt}`)];
}

// src/ledger/prove.ts
var hash4 = string().check(_regex(/^[0-9a-f]{64}$/));
var leafProof = strictObject({
  /** The text whose hash is the leaf. */
  text: string(),
  leaf: int().check(_gte(0)),
  /** The hashes up to the root, bottom up. */
  path: array(hash4).check(_maxLength(64))
});
var schema2 = strictObject({
  format: literal2("driftline-proof/1"),
  head: string().check(_regex(/^sha256:[0-9a-f]{64}$/)),
  size: int().check(_gte(1)),
  origin: leafProof,
  entry: leafProof
});
async function proveRevision(dir, revision2, files = realFiles) {
  let leaves = [];
  let texts = /* @__PURE__ */ new Map();
  let origin = Buffer.alloc(0);
  const makeState = () => {
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
  };
  const { verifiedLedger, state } = await openForReading(dir, { makeState, files });
  const entry = state.revisions.get(revision2);
  if (!entry)
    throw usageError(`revision ${revision2} is not in the ledger`, "driftline log --ledger lists the revisions");
  const path6 = (leaf) => inclusionProof(leaves, leaf).map((node) => node.toString("hex"));
  return {
    format: "driftline-proof/1",
    head: verifiedLedger.head,
    size: leaves.length,
    origin: { text: origin.toString("utf8"), leaf: 0, path: path6(0) },
    entry: { text: lookUp(texts, entry.leaf).toString("utf8"), leaf: entry.leaf, path: path6(entry.leaf) }
  };
}
function checkProof(value2, name = "this") {
  const read2 = safeParse(schema2, value2);
  if (!read2.success) throw usageError(`${name} is not a proof`, "use the output of ledger prove");
  const proof = read2.data;
  const root = Buffer.from(proof.head.slice("sha256:".length), "hex");
  for (const [name2, { text: text6, leaf, path: path6 }] of Object.entries({ origin: proof.origin, entry: proof.entry })) {
    const siblings = path6.map((node) => Buffer.from(node, "hex"));
    if (!isIncluded(leafHash(Buffer.from(text6)), leaf, siblings, { size: proof.size, root }))
      throw new DriftlineError(
        "tampered",
        `the ${name2} of the proof is not in a ledger with the head ${headText(root)}`
      );
  }
  const origin = originOf(proof.origin.text);
  const entry = within2("the entry of the proof", () => new EntryReader().entry(Buffer.from(proof.entry.text)));
  if (proof.origin.leaf !== 0 || !origin || !("stored" in entry))
    throw new DriftlineError("tampered", "the proof is not about a revision");
  return { proof, organization: origin.organization, entry };
}

// src/model/report/beginning.ts
function mayBeOlder({ introduced }, asOf) {
  const { exact, revision: revision2, at: at2 } = introduced;
  return !exact && (revision2 !== null || at2 === asOf);
}

// src/model/report/policy-name.ts
function policyName({ id, file }) {
  return id === "" ? file : id;
}

import { headlineOf, publicWords, resultWords, rewrittenWords, stateOf as stateOf2, stateTitle, stepAfterCompliant } from "./questions.js";

import { age, authorOf, beginning, betweenWords, broughtBy, bylines, causersOf, clusters, currentStep, dayAfter, dayWords, deed, directionWords, ending, exceptionsOf as exceptionsOf2, failsWords, isDeed, isEndExact, isEvent, isGap, isOpenedApart, isSame_2, lastDay, lengthOf, limitWords, madeWords, messageWords, nameOfSubject, nameWords, namesOf as namesOf3, openLimit, openerOf, openingChange, passage, personWords, placeWords, revisionsOf, standingChange, standingDirection, stepsOf, subjectWords, term, unseenWords, wholeDirection, worstFirst } from "./questions.js";

import { acceptedToo, briefLength, exposedOf, exposedWords, isAcceptedWindow, isTimed, lengthWords } from "./questions.js";

import { bookOf as bookOf2, changeIn, cutOff, isNextSeen, latestWords, listedWords, renamedAwayBy, subjectIn, relatedIn } from "./questions.js";

// src/reporters/wording/timeline-data.ts
var loosest = ["neither", "tighter", "both", "looser"];
var MAX_LANES = 8;
var MAX_ROWS = 20;
var MAX_STANDS = 150;
function timelineOf(report, revisions, findings) {
  const until2 = instantOf(report.asOf);
  const times = revisions.flatMap((row2) => instantOf(row2.at) ?? []);
  if (until2 === void 0 || times.length === 0) return void 0;
  const first = times.reduce((a, b) => Math.min(a, b));
  const last = times.reduce((a, b) => Math.max(a, b), until2);
  const from2 = revisions.length === 1 ? first - DAY : first;
  const span3 = { from: Math.min(from2, last - 6e4), until: last };
  const blind = blindIn(report, report.revisions);
  return {
    ...span3,
    lanes: lanesOf(revisions),
    rows: rowsOf(findings, report.asOf, last, unseenBy(blind)),
    blind: blind.map((stretch) => ({ from: stretch.from, until: stretch.until, words: blindWords(stretch) })),
    freezes: report.timeline.flatMap((entry) => entry.kind === "freeze" ? stretchOf2(entry) : []),
    policies: momentsOf(report.timeline, "policy"),
    runs: momentsOf(report.timeline, "run"),
    posture: standsOf(report.posture),
    judged: stateOf2(report) !== "nothing"
  };
}
function laneName({ name, people }) {
  return name === null ? count(people, "other editor") : name === "" ? UNKNOWN_EDITOR : name;
}
function rowName({ rule: rule10, rules: rules3 }) {
  return rule10 ?? count(rules3, "further rule");
}
function wayOf({ changes: changes2, missing: missing3 }) {
  if (missing3 !== void 0) return "neither";
  const looser = changes2.some((change) => change.direction === "looser");
  const tighter = changes2.some((change) => change.direction === "tighter");
  return looser && tighter ? "both" : looser ? "looser" : tighter ? "tighter" : "neither";
}
function lanesOf(revisions) {
  const people = /* @__PURE__ */ new Map();
  const names4 = /* @__PURE__ */ new Map();
  for (const row2 of revisions) {
    const at2 = instantOf(row2.at);
    if (at2 === void 0) continue;
    const mark = { at: at2, revision: row2.revision, way: wayOf(row2), unlisted: row2.approved === false };
    const { id, email: email3 } = row2.by;
    const lane2 = accountOf({ id: email3 === null ? id : null, email: email3 });
    addTo(
      people,
      getOrMake(names4, lane2, () => email3 ?? id ?? ""),
      mark
    );
  }
  const looserCount = (marks2) => marks2.filter(({ way }) => way === "looser" || way === "both").length;
  const isListed2 = (marks2) => Number(unlistedIn(marks2) === 0);
  const sorted = [...people].toSorted(
    ([, a], [, b]) => isListed2(a) - isListed2(b) || looserCount(b) - looserCount(a) || b.length - a.length
  );
  const alone = sorted.slice(0, sorted.length > MAX_LANES ? MAX_LANES - 1 : MAX_LANES);
  const otherPeople = sorted.slice(alone.length);
  const lane = (name, people2, marks2) => ({
    name,
    unlisted: unlistedIn(marks2),
    people: people2,
    marks: marks2.toSorted((a, b) => a.at - b.at || a.revision - b.revision)
  });
  const lanes = alone.map(([name, marks2]) => lane(name, 1, marks2));
  if (otherPeople.length === 0) return lanes;
  const otherMarks = otherPeople.flatMap(([, marks2]) => marks2);
  return [...lanes, lane(null, otherPeople.length, otherMarks)];
}
function unlistedIn(marks2) {
  return marks2.filter((mark) => mark.unlisted).length;
}
function rowsOf(findings, asOf, last, unseen2) {
  const rules3 = /* @__PURE__ */ new Map();
  for (const finding of findings) {
    const start = instantOf(finding.introduced.at);
    if (isEvent(finding) || start === void 0) continue;
    const from2 = Math.min(start, last);
    const end = finding.resolved === null ? last : instantOf(finding.resolved.at) ?? last;
    addTo(rules3, finding.rule, {
      finding: finding.id,
      exposed: 1e3 * (finding.exposureSeconds ?? 0),
      from: from2,
      // The clock of the service may have run back.
      until: Math.max(from2, Math.min(end, last)),
      severity: finding.severity,
      state: finding.resolved ? "closed" : finding.status === "excepted" ? "excepted" : "open",
      inert: finding.causedBy !== null,
      exact: finding.introduced.exact,
      ...mayBeOlder(finding, asOf) && { older: true },
      timed: isTimed(finding, asOf),
      isKnown: isKnownBesides(finding)
    });
  }
  const open3 = (windows2) => windows2.some(({ state }) => state !== "closed") ? 1 : 0;
  const worst = (windows2) => windows2.reduce((most, { severity }) => Math.max(most, weight(severity)), 0);
  const exposedIn = (windows2) => sumOf(windows2, ({ exposed: exposed2 }) => exposed2);
  const sorted = [...rules3].toSorted(
    ([, a], [, b]) => open3(b) - open3(a) || worst(b) - worst(a) || exposedIn(b) - exposedIn(a)
  );
  const alone = sorted.slice(0, sorted.length > MAX_ROWS ? MAX_ROWS - 1 : MAX_ROWS);
  const otherRules = sorted.slice(alone.length);
  const rows3 = alone.map(([rule10, windows2]) => ({
    rule: rule10,
    rules: 1,
    windows: byStart(windows2),
    length: lengthOf2(windows2, unseen2)
  }));
  if (otherRules.length === 0) return rows3;
  const windows = byStart(otherRules.flatMap(([, all2]) => all2));
  return [...rows3, { rule: null, rules: otherRules.length, windows, length: lengthOf2(windows, unseen2) }];
}
function byStart(windows) {
  return windows.toSorted((a, b) => a.from - b.from || a.until - b.until);
}
function lengthOf2(windows, unseen2) {
  const spans = windows.map(({ from: from2, exposed: exposed2, isKnown: isKnown2 }) => ({ from: from2, until: from2 + exposed2, isKnown: isKnown2 }));
  return { ...coveredBy(spans, unseen2), isLeast: windows.some(({ exact, timed }) => !(exact && timed)) };
}
function blindWords(blind) {
  const { from: from2, to } = blind.missing;
  if (to === null) return cutOff([blind]);
  return from2 === to ? `revision ${from2} missing` : `revisions ${from2}\u2013${to} missing`;
}
function stretchOf2({ at: at2, until: until2, text: text6 }) {
  const from2 = instantOf(at2);
  if (from2 === void 0) return [];
  return { from: from2, until: Math.max(from2, instantOf(until2 ?? at2) ?? from2), words: text6 };
}
function standsOf(posture) {
  const stands = posture.flatMap(({ at: at2, balance, open: open3 }) => {
    const time = instantOf(at2);
    return time === void 0 ? [] : [{ at: time, balance, open: worstToBest.map((severity) => open3[severity]) }];
  });
  const perStand = Math.ceil(stands.length / MAX_STANDS);
  if (perStand < 2) return stands;
  const all2 = ({ open: open3 }) => open3.reduce((sum2, n) => sum2 + n, 0);
  return Array.from({ length: Math.ceil(stands.length / perStand) }, (_, i) => {
    const joinedStands = stands.slice(i * perStand, (i + 1) * perStand);
    const worst = joinedStands.reduce((most, stand) => all2(stand) > all2(most) ? stand : most);
    const last = lastIn(joinedStands);
    return worst === last ? [last] : [worst, last];
  }).flat();
}
function momentsOf(rows3, kind) {
  return rows3.flatMap((row2) => {
    const at2 = instantOf(row2.at);
    return row2.kind === kind && at2 !== void 0 ? { at: at2, words: row2.text } : [];
  });
}

import { ends, screenOf, severityMarks, stateMarks, textOf as textOf2, wrap } from "./questions.js";

// src/reporters/wording/access.ts
function holdersIn(report) {
  const { people, editors: editors2 } = report;
  const areMembersKnown = people?.some(({ member }) => member !== null) === true;
  const stranger = people ? { member: areMembersKnown ? false : null, lastDay: null, highest: null } : void 0;
  const holders = /* @__PURE__ */ new Map();
  const add = (holder) => {
    for (const name of [holder.id, holder.email?.toLowerCase()])
      if (typeof name === "string" && !holders.has(name)) holders.set(name, holder);
  };
  for (const person2 of people ?? []) add({ id: person2.id, email: person2.email, person: person2 });
  for (const { id, email: email3 } of editors2) add({ id, email: email3, person: stranger });
  return (name) => {
    if (typeof name !== "string") return void 0;
    const isPattern = name.includes("*") || name.includes("[secret");
    const unknown3 = isPattern ? void 0 : { id: null, email: null, person: stranger };
    return holders.get(name) ?? holders.get(name.toLowerCase()) ?? unknown3;
  };
}

import { among, at, capital, capitalizeText, changeDifference, changeWords as changeWords2, demandWords as demandWords2, difference as difference2, differenceWords, enumeratePhrases, findingDifference, isRenaming, joinPhrases, markdownOf, movedBetween, personPhrase, pieceWords, plain as plain3, prose, restOf, revision, say, secretsPassed, setting, shortenPhrase, shouldWords, someOf, value, valueText, valueWords as valueWords2 } from "./questions.js";

// src/reporters/wording/use.ts
var MOST2 = 4;
function usedLines(report) {
  return [...figureLines(report), ...observedLines(report), ...limitLines(report)];
}
function figureLines(report) {
  const { usage: usage3 } = report;
  if (!usage3) return [];
  const open3 = report.findings.filter(({ kind, days: days2, status }) => kind === "usage" && days2 && status === "open");
  return [
    { term: "Days", says: daysWords2(usage3, report.evidence.revisions.firstAt) },
    {
      term: "Not allowed",
      says: violationWords(
        report,
        open3.filter(({ exposureSeconds }) => exposureSeconds !== null)
      )
    },
    { term: "Ambiguous", says: ambiguousWords(usage3) },
    ...usage3.unjoined.length > 0 ? [{ term: "Not matched", says: unjoinedWords(usage3) }] : [],
    { term: "Models", says: modelWords2(usage3) },
    ...usage3.servers.length > 0 ? [
      {
        term: "MCP servers",
        says: shortenList(
          mostFirst(usage3.servers, "calls").map(({ name, calls }) => say`${name}${amount(calls, "call")}`)
        )
      }
    ] : [],
    ...usage3.unsaid.length > 0 ? [{ term: "Not reported", says: unsaidWords(usage3) }] : [],
    {
      term: "To read it",
      says: [
        "days are UTC; the last day is provisional; the autonomy of a user is the mode used most; the service has no figures of sandbox, network, commands, missions and plugins"
      ]
    }
  ];
}
function amount(figure2, thing) {
  return figure2 === null ? [] : [` (${count(Math.round(figure2), thing)})`];
}
function modelWords2({ models: models3, days: days2, missing: missing3 }) {
  const silent = missing3.filter(({ endpoint: endpoint2 }) => endpoint2 === "tokens").length;
  if (models3.length === 0 && silent > 0)
    return [silent < days2 ? "none on the days with figures" : "not known, as no day has figures of models"];
  return shortenList(mostFirst(models3, "credits").map(({ id, credits: credits2 }) => say`${id}${amount(credits2, "credit")}`));
}
function mostFirst(rows3, figure2) {
  return rows3.toSorted((a, b) => (b[figure2] ?? 0) - (a[figure2] ?? 0));
}
function shortenList(all2) {
  if (all2.length === 0) return ["none"];
  return all2.length > MOST2 ? someOf(all2, MOST2, (words4) => words4) : enumeratePhrases(all2);
}
function daysWords2({ from: from2, to, days: days2, missing: missing3, leftOut }, firstAt) {
  const before2 = daysBetween(from2, to).filter((day2) => firstAt === null || day2 < firstAt.slice(0, 10)).length;
  const gaps2 = new Set(missing3.filter(({ day: day2 }) => day2 !== to).map(({ day: day2 }) => day2)).size;
  const parts3 = [
    ...gaps2 > 0 ? [`${count(gaps2, "day")} without all figures`] : [],
    ...before2 > 0 ? [`${count(before2, "day")} before the first revision, not judged by the settings`] : [],
    ...leftOut > 0 ? [`${count(leftOut, "later day")} left out`] : []
  ];
  return [[rangeWords2({ from: from2, to, days: days2 }), ...parts3].join("; ")];
}
function rangeWords2({ from: from2, to, days: days2 }) {
  if (days2 === 0) return `none, as no day from ${from2} on is before the audit`;
  return `${count(days2, "day")}, ${from2 === to ? from2 : `${from2} to ${to}`}`;
}
function violationWords(report, findings) {
  if (findings.length === 0) return ["no open finding about use that was not allowed, on days with certain settings"];
  const holderOf3 = holdersIn(report);
  const thingOf = ({ actual, subject: subject2 }) => typeof actual === "number" ? subject2.slice("usage/".length) : holderOf3(actual)?.email ?? valueText(actual);
  const things = [...groupBy(findings, thingOf)];
  const thingWords = things.map(
    ([thing, { length }]) => length > 1 ? say`${value(thing)} (${[thousands(length)]})` : value(thing)
  );
  return say`${[count(findings.length, "open finding")]}: ${shortenList(thingWords)}`;
}
var reasons2 = {
  changed: "the settings or the policy changed that day",
  reading: "the documentation can be read in two ways",
  gap: "revisions around that day are not known",
  settle: "clients may still have run with older settings"
};
function ambiguousWords({ ambiguous }) {
  if (ambiguous.length === 0) return ["none"];
  const parts3 = [...groupBy(ambiguous, ({ reason }) => reason)].map(([reason, verdicts2]) => {
    const days2 = new Set(verdicts2.map(({ day: day2 }) => day2)).size;
    return [`${count(verdicts2.length, "case")} on ${count(days2, "day")}, because ${reasons2[reason]}`];
  });
  return [...joinPhrases(parts3, "; "), "; such use is listed, but is no finding"];
}
function unjoinedWords({ unjoined }) {
  const nameWords2 = unjoined.map(({ name, days: days2 }) => say`${name} (${[count(days2, "day")]})`);
  return say`${shortenList(nameWords2)}: add their allowlist entries to usage.mcp.identities`;
}
function unsaidWords({ unsaid }) {
  const figureWords = unsaid.map(({ endpoint: endpoint2, figure: figure2, rows: rows3 }) => [
    `${figure2} (${count(rows3, "row")} of ${endpoint2})`
  ]);
  return [...shortenList(figureWords), ": the service left them out, and they are not counted"];
}
function observedLines({ readiness, computers: computers2, sessions: sessions2 }) {
  return [
    ...readiness ? [{ term: "Repositories", says: observedWords(readiness, "repository", "repositories") }] : [],
    ...computers2 ? [{ term: "Computers", says: observedWords(computers2, "watched computer") }] : [],
    ...sessions2 ? [{ term: "Sessions", says: [...observedWords(sessions2, "watched session"), ...messagesWords(sessions2)] }] : []
  ];
}
function messagesWords(sessions2) {
  const read2 = sessions2.flatMap(({ messages }) => messages ?? []);
  const last = read2.flatMap(({ lastAt }) => lastAt ?? []).toSorted().at(-1);
  if (last === void 0) return [];
  const sum2 = sumOf(read2, ({ count: count22 }) => count22);
  return say`; ${[count(sum2, "message")]} in ${[count(read2.length, "session")]}, the last on ${at(last)}`;
}
function observedWords(things, thing, several) {
  if (things.length === 0) return [`no ${thing} could be judged`];
  const failing2 = things.filter(({ verdicts: verdicts2 }) => verdicts2.some(({ verdict }) => verdict === "violation")).length;
  const count22 = (wantedVerdict) => things.flatMap(({ verdicts: verdicts2 }) => verdicts2).filter(({ verdict }) => verdict === wantedVerdict).length;
  const [ambiguous, silent, early] = [count22("ambiguous"), count22("not-said"), count22("unjudged")];
  const parts3 = [
    failing2 > 0 ? `${thousands(failing2)} with a violation` : count22("allowed") > 0 ? "no violation found" : "nothing could be judged",
    ...ambiguous > 0 ? [`${count(ambiguous, "ambiguous check")}, without a finding`] : [],
    ...silent > 0 ? [`${count(silent, "check")} without data from the service`] : [],
    ...early > 0 ? [`${count(early, "check")} about a time before the first revision`] : []
  ];
  return [`${count(things.length, thing, several)}: ${parts3.join("; ")}`];
}
function limitLines({ limits: limits5, evidence: evidence2 }) {
  if (!limits5) return [];
  const judgedLimits = limits5.filter(({ verdicts: verdicts2 }) => verdicts2.length > 0);
  const failing2 = (rule10) => judgedLimits.filter(
    ({ verdicts: verdicts2 }) => verdicts2.some((entry) => rule10.test(entry.rule) && entry.verdict === "violation")
  ).length;
  const counts2 = [
    [judgedLimits.length - failing2(/^/), "equal to the limit set last"],
    [failing2(/not-applied$/), "not set, or not known to be set"],
    [failing2(/refused$/), "refused by the service"],
    [limits5.length - judgedLimits.length, evidence2.ledger ? "not judged" : "not judged without a ledger"]
  ];
  const parts3 = counts2.flatMap(([count22, words4]) => count22 > 0 ? [`${thousands(count22)} ${words4}`] : []);
  const all2 = [`${count(limits5.length, "credit limit")} stated`, ...parts3.length > 0 ? [parts3.join("; ")] : []];
  const reading = "The service has no endpoint that returns limits. The audit compares with the limits that driftline limits apply set last, and does not see changes on the web page";
  return [{ term: "Limits", says: [`${all2.join(": ")}. ${reading}`] }];
}
function blastWords({ about: about2, users, credits: credits2, days: days2 }) {
  const parts3 = [
    ...about2 ? [
      say`${about2.what}: ${joinPhrases(
        [
          ...about2.credits ? [pairWords(about2.credits, "credit")] : [],
          ...about2.calls ? [pairWords(about2.calls, "call")] : [],
          ...about2.users ? [say`by ${pairWords(about2.users, "user")}`] : []
        ],
        " "
      )}`
    ] : [],
    say`in all ${pairWords(credits2, "credit")} by ${pairWords(users, "user")}`,
    [
      `on ${count(days2.whole, "whole day")} and ${count(days2.edge, "partial day")}, ${days2.from} to ${days2.to}${days2.provisional > 0 ? ", the last of which is provisional" : ""}`
    ],
    ...days2.missing > 0 ? [[`${count(days2.missing, "day")} without figures`]] : []
  ];
  return joinPhrases(parts3, " \u00b7 ");
}
function pairWords({ atLeast, atMost }, thing) {
  const [least, most] = [Math.round(atLeast), atMost === null ? null : Math.round(atMost)];
  if (most === null) return [`at least ${count(least, thing)}`];
  return [least === most ? count(least, thing) : `${thousands(least)} to ${count(most, thing)}`];
}

// src/reporters/wording/overdue.ts
function overdueWords(findings, asOf) {
  const timedFindings = findings.filter(({ status, dueAt }) => status === "open" && dueAt !== null);
  if (timedFindings.length === 0) return void 0;
  const over = timedFindings.filter((finding) => isOverdue(finding, asOf));
  const all2 = count(timedFindings.length, "open finding with a time limit", "open findings with a time limit");
  if (over.length === 0) return `Overdue: none of ${all2}.`;
  const first = over.reduce((least, { dueAt }) => Math.min(least, present(instantOf(dueAt))), Infinity);
  const longest = duration(Math.floor((present(instantOf(asOf)) - first) / 1e3));
  return `Overdue: ${thousands(over.length)} of ${all2}, by up to ${longest}.`;
}

import { KEYLESS, secretsWords, spansWords, stateWords } from "./questions.js";

import { countsWords, disclaimer, hiddenWords, isLedgerBroken, noLastWords, periodWords, problemWords, revisionsWords, rulesWords, sinceCounts, sinceDetail, sinceLast as sinceLast2, tallyWords, totalOf, transientFailure, transientIn } from "./questions.js";

// src/reporters/wording/evidence.ts
function evidenceLines(report) {
  const { evidence: evidence2, summary } = report;
  const period = periodWords(report);
  return [
    { term: "Source", says: sourceWords(report) },
    ...evidence2.problems.slice(0, 5).map((problem) => ({ term: "Incomplete", says: prose(problem.message) })),
    ...evidence2.problems.length > 5 ? [{ term: "Incomplete", says: [`and ${count(evidence2.problems.length - 5, "more problem")}`] }] : [],
    { term: "Revisions", says: [revisionsWords(report)] },
    ...period === null ? [] : [{ term: "Period", says: period }],
    ...judgedLine(report),
    { term: "Policies", says: policiesWords(report) },
    { term: "Rules", says: [rulesWords(report)] },
    ...postureLine(report),
    ...exposedLine(report),
    { term: "Not evaluated", says: notEvaluatedWords(report) },
    {
      term: "Coverage",
      says: say`${summary.coverage.governed} of ${[count(summary.coverage.seen, "setting")]} seen ${[summary.coverage.governed === 1 ? "is" : "are"]} governed by a rule`
    },
    { term: "Secrets", says: [secretsWords(report)] },
    ...evidence2.history === null ? [] : [{ term: "History", says: value(evidence2.history) }],
    { term: "Ledger", says: ledgerWords(report) },
    ...runLine(report),
    { term: "Tool", says: say`driftline ${prose(report.tool.version)}, exit code ${report.exitCode}` },
    ...evidence2.command === null ? [] : [{ term: again, says: value(evidence2.command) }]
  ];
}
function judgedLine({ findings }) {
  const count22 = findings.filter(({ rule: rule10 }) => rule10 === "integrity/rewritten").length;
  if (count22 === 0) return [];
  const changed = count(count22, "revision that was changed afterwards", "revisions that were changed afterwards");
  return [{ term: "Judged", says: [`the sealed content of ${changed}`] }];
}
function postureLine(report) {
  const { posture, findings } = report;
  const [first, last] = [posture[0], posture.at(-1)];
  if (!first || !last || posture.length === 1) return [];
  const sum2 = (of) => sumOf(posture, (row2) => row2[of]);
  const windows = ({ open: open3 }) => totalOf(open3);
  const worst = posture.reduce((most2, row2) => windows(row2) > windows(most2) ? row2 : most2, first);
  const seenWords = blindIn(report, report.revisions).length > 0 ? " of what was seen" : "";
  const most = windows(worst) > windows(last) ? say`, at most ${windows(worst)}${[seenWords]} (after ${revision(worst.revision)})` : [];
  const moves = say`since ${revision(first.revision)}: ${[count(sum2("tighter"), "tighter change")]}, ${sum2("looser")} looser`;
  const counted = findings.filter(
    (finding) => isOpenAfter(last.revision, finding) || most.length > 0 && isOpenAfter(worst.revision, finding)
  );
  const standing = say`; ${[count(windows(last), "window")]} open after the last revision${most}${[acceptedToo(counted)]}`;
  return [{ term: "Posture", says: stateOf2(report) === "nothing" ? moves : [...moves, ...standing] }];
}
function isOpenAfter(revision2, { introduced, resolved }) {
  return (introduced.revision ?? 0) <= revision2 && (resolved?.revision ?? Infinity) > revision2;
}
function exposedLine({ exposure: { severity, unseen: unseen2 }, findings, asOf }) {
  const bySeverity = groupBy(findings, (finding) => finding.severity);
  const counts2 = worstToBest.filter((level) => severity[level] > 0).map((level) => {
    const length = { seconds: severity[level], unseenSeconds: unseen2?.[level] };
    return [`${level} ${exposedWords(exposedOf(length, bySeverity.get(level) ?? [], asOf))}`];
  });
  const between2 = unseen2 === void 0 ? ", " : "; ";
  return counts2.length === 0 ? [] : [
    {
      term: "Exposed",
      says: [
        ...joinPhrases(counts2, between2),
        ` in all${findings.some(isAcceptedWindow) ? ", including accepted time" : ""}`
      ]
    }
  ];
}
function sourceWords({ evidence: evidence2 }) {
  const requests = evidence2.requests > 0 ? [`, ${count(evidence2.requests, "request")}`] : [];
  const markWords = markNames.filter((name) => evidence2[name] === true).map((name) => `, ${marks[name].words}`);
  return say`${[evidence2.source]} ${evidence2.origin}${requests}${markWords}`;
}
function policiesWords({ evidence: { policies } }) {
  if (policies.length === 0) return ["none"];
  const names4 = someOf(policies, 4, (policy2) => say`${policyName(policy2)} ${value(shortDigest(policy2.digest))}`);
  return say`${[count(policies.length, "file")]}: ${names4}`;
}
var again = "To do it again";
function shortDigest(digest4) {
  return digest4.length <= 22 ? digest4 : `${digest4.slice(0, 15)}\u2026${digest4.slice(-4)}`;
}
function notEvaluatedWords(report) {
  const { notEvaluated: notEvaluated2, rules: rules3, evidence: evidence2 } = report;
  const idle = groupBy(
    rules3.filter(({ status }) => status === "not-evaluated"),
    // The rules that were counted are those of the policies.
    ({ reason, policy: policy2 }) => JSON.stringify([reason ?? "no reason given", policy2 === null])
  );
  const later = evidence2.revisions.leftOut;
  const all2 = [
    ...notEvaluated2.map((item) => say`${prose(item.what)} (${prose(item.reason)})`),
    ...[...idle.values()].map((rows3) => say`${ruleNames(rows3)} (${prose(firstIn(rows3).reason ?? "no reason given")})`),
    ...later > 0 ? [[`${count(later, "revision")} after this audit's instant`]] : []
  ];
  const judgedWords = rules3.length === 0 ? "there was no rule of a policy" : "every rule of the policies was evaluated";
  const unlisted = rulesWithoutData(report).length;
  return joinPhrases(
    [
      ...all2.length === 0 ? [] : [someOf(all2, 4, (words4) => words4, "; ")],
      ...unlisted === 0 ? [] : [[`${count(unlisted, "built-in rule")} (${unlisted === 1 ? "its" : "their"} data was not given)`]],
      ...all2.length === 0 ? [[judgedWords]] : []
    ],
    "; "
  );
}
function ruleNames(rows3) {
  if (rows3.length === 1) return say`rule ${firstIn(rows3).id}`;
  return [count(rows3.length, firstIn(rows3).policy === null ? "built-in rule" : "rule")];
}
function runLine({ evidence: { run: run2 } }) {
  if (!run2) return [];
  const { actor, repository, workflow, id } = run2;
  const by = actor === null ? [] : say`${personPhrase(actor)} in `;
  const workflowWords = workflow === null ? [] : say`, workflow ${prose(workflow)}`;
  return [{ term: "Run by", says: say`${by}${prose(repository)}${workflowWords}, run ${prose(id)}` }];
}
function ledgerWords({ evidence: { ledger, problems } }) {
  if (isLedgerBroken(problems)) return ["not used, because it cannot be relied on: no revision was compared with it"];
  if (!ledger) return ["none: changes of past revisions cannot be detected"];
  const anchor = ledger.anchored ? "anchored outside" : "not anchored outside";
  return say`${[count(ledger.size, "entry", "entries")]}, head ${shortDigest(ledger.head)}, ${[anchor]}`;
}

// src/reporters/wording/causes.ts
function itemsOf(findings) {
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  const beneath = /* @__PURE__ */ new Map();
  const roots = [];
  for (const finding of findings) {
    const root = rootOf2(finding, byId);
    if (root === finding) roots.push(finding);
    else addTo(beneath, root, finding);
  }
  const items = new Map(
    roots.map((finding) => {
      const list = worstFirst(beneath.get(finding) ?? []);
      const { severity } = list[0] && weight(list[0].severity) > weight(finding.severity) ? list[0] : finding;
      return [
        { ...finding, severity },
        { finding, severity, beneath: list }
      ];
    })
  );
  return worstFirst([...items.keys()]).map((item) => lookUp(items, item));
}
function rootOf2(finding, byId) {
  let root = finding;
  const visitedIds = /* @__PURE__ */ new Set([finding.id]);
  for (let id = finding.causedBy; id !== null && !visitedIds.has(id); id = root.causedBy) {
    const cause = byId.get(id);
    if (!cause) break;
    visitedIds.add(id);
    root = cause;
  }
  return root;
}
function beneathWords({ finding: { status, severity: own2 }, severity, beneath }) {
  const [have, has, tell, tells] = status === "resolved" ? ["had", "had", "told", "told"] : ["have", "has", "tell", "tells"];
  const inertFindings = beneath.filter((finding) => finding.inert !== null);
  const settings3 = new Set(inertFindings.map((finding) => finding.subject)).size;
  const otherCount = beneath.length - inertFindings.length;
  return joinPhrases(
    [
      ...own2 === severity ? [] : [[`own severity ${own2}`]],
      ...settings3 > 0 ? [[`${count(settings3, `setting ${has}`, `settings ${have}`)} no effect`]] : [],
      ...otherCount > 0 ? [[`${count(otherCount, `more finding ${tells}`, `more findings ${tell}`)} the same`]] : []
    ],
    "; "
  );
}
function beneathList({ beneath }, max) {
  const names4 = beneath.slice(0, max).map((finding) => say`${[finding.severity]} ${subjectWords(finding.subject)}, rule ${finding.rule}`);
  return beneath.length > max ? [...names4, [`and ${thousands(beneath.length - max)} more`]] : names4;
}

// src/reporters/wording/remedy.ts
function remedy(finding, limits5) {
  const steps = capital(stepsFor(finding, limits5));
  const last = steps.at(-1);
  const text6 = typeof last === "object" && "as" in last && last.as === "prose" ? last.data : last;
  return last === void 0 || typeof text6 === "string" && endsSentence(text6) ? steps : [...steps, "."];
}
function stepsFor(finding, limits5) {
  if (finding.inert !== null && finding.resolved === null) return revival(finding, finding.inert, limits5);
  if (finding.remediation !== null) return prose(finding.remediation);
  const steps = settingsOf(finding.fix);
  if (steps.length > 0) return enumeratePhrases(steps.map((step) => edit(finding, step, limits5)));
  return checkWords(finding, limits5);
}
function revival(finding, inert, limits5) {
  const turn = [inert.switch, inert.wanted];
  const otherSettings = settingsOf(finding.fix).filter(([subject2]) => subject2 !== inert.switch);
  const steps = [turn, ...otherSettings].map((step) => edit(finding, step, limits5));
  const own2 = finding.fix === null ? checkWords(finding, limits5) : [];
  return enumeratePhrases(own2.length === 0 ? steps : [...steps, own2]);
}
function checkWords({ remedy: words4, subject: subject2, offending: offending2 }, limits5) {
  const entries = offending2.filter((entry) => entry !== null);
  return words4.flatMap((word2) => {
    if (typeof word2 === "string" || !("field" in word2)) return pieceWords(word2, limits5);
    return word2.field === "subject" ? subjectWords(subject2) : valueWords2(entries, limits5);
  });
}
function edit({ subject: subject2, actual }, [place2, target], limits5) {
  const name = subjectWords(place2);
  if (place2 === subject2 && isArray(actual) && isArray(target)) {
    const { added, removed } = movedBetween(actual, target);
    if (added.length + removed.length > 0)
      return enumeratePhrases([
        ...removed.length > 0 ? [say`remove ${valueWords2(removed, limits5)} from ${name}`] : [],
        ...added.length > 0 ? [say`add ${valueWords2(added, limits5)} to ${name}`] : []
      ]);
  }
  return target === null ? say`remove ${name}` : say`set ${name} to ${valueWords2(target, limits5)}`;
}
function settingsOf(patch, place2 = "") {
  if (patch === null && place2 === "") return [];
  if (!isObject(patch)) return [[place2, patch]];
  return Object.entries(patch).flatMap(([key, member]) => settingsOf(member, place2 + segment(key)));
}

import { viewOf } from "./questions.js";

// src/reporters/text/timeline.ts
var MAX_LANES2 = 5;
var MAX_ROWS2 = 6;
var rooms = { narrow: { label: 26, tail: 20 }, wide: { label: 44, tail: 24 } };
var WIDEST = 180;
var shapes = { looser: "\u25b2", tighter: "\u25bd", both: "\u25c6", neither: "\u00b7" };
var UNSEEN = "?";
function timelineLines(tracks, width) {
  if (!tracks) return [];
  const { lanes, rows: rows3, from: from2, until: until2 } = tracks;
  const blind = tracks.blind.filter((stretch) => stretch.until > from2);
  if (sumOf(lanes, (lane) => lane.marks.length) < 2) return [];
  const room = width < 120 ? rooms.narrow : rooms.wide;
  const plot = Math.min(width, WIDEST) - 4 - room.label - 2 - room.tail;
  const scale2 = plot / (until2 - from2 + 1);
  const column = (time) => Math.min(plot - 1, Math.max(0, Math.floor((time - from2) * scale2)));
  const columnSpan = duration(Math.round((until2 - from2) / plot / 1e3));
  const days2 = [from2, until2].map(dayOf).join(" to ");
  const people = [...lanes.slice(0, MAX_LANES2 - 1), ...mergeLanes(lanes.slice(MAX_LANES2 - 1))];
  const personLines = people.map(
    (lane) => line(room, laneName(lane), veilColumns(marksOf3(lane, column, plot), column, blind), laneTail(lane))
  );
  const worst = rows3.slice(0, MAX_ROWS2);
  const further = sumOf(rows3.slice(MAX_ROWS2), (row2) => row2.rules);
  const ruleLines = worst.map(
    (row2) => line(room, rowName(row2), barsOf(row2, { from: from2, column, plot, blind }), rowTail(row2))
  );
  const legend = `${days2}, one column is ${columnSpan}; \u25b2 looser, \u25bd tighter, \u25c6 both, \u00b7 neither or not known; \u2588 open, \u2592 closed, \u2591 accepted${blind.length > 0 ? `, ${UNSEEN} revisions are missing` : ""}`;
  return [
    ...wrap("  Timeline        ", legend, width),
    ...personLines,
    ...ruleLines,
    ...further > 0 ? [`    and ${count(further, "further rule")} in the other formats`] : []
  ];
}
function mergeLanes(lanes) {
  if (lanes.length < 2) return [...lanes];
  return [
    {
      name: null,
      people: sumOf(lanes, (lane) => lane.people),
      unlisted: sumOf(lanes, (lane) => lane.unlisted),
      marks: lanes.flatMap((lane) => lane.marks)
    }
  ];
}
function laneTail({ unlisted, marks: marks2 }) {
  const all2 = thousands(marks2.length);
  const unlistedWords = `${thousands(unlisted)} not listed`;
  return unlisted > 0 ? [`${thousands(unlisted)} of ${all2} not listed`, unlistedWords] : [all2, all2];
}
function rowTail({ windows, length }) {
  const open3 = windows.some(({ state }) => state === "open");
  const more = windows.length > 1 ? `${thousands(windows.length)} windows` : open3 ? "open" : "";
  const much = briefLength(length);
  return much === "" || more === "" ? [much + more, much + more] : [`${much}, ${more}`, much];
}
function line(room, name, columns, [all2, less]) {
  const label = middle(logLine(visible(name)), room.label);
  const tail = cells(all2) > room.tail ? middle(less, room.tail) : all2;
  return `    ${label}${" ".repeat(room.label - cells(label))} ${columns.join("")} ${tail}`.trimEnd();
}
function marksOf3({ marks: marks2 }, column, plot) {
  const best = /* @__PURE__ */ new Map();
  for (const { at: at2, way } of marks2) {
    const index = column(at2);
    const before2 = best.get(index);
    if (before2 === void 0 || loosest.indexOf(way) > loosest.indexOf(before2)) best.set(index, way);
  }
  return Array.from({ length: plot }, (_, i) => best.has(i) ? shapes[lookUp(best, i)] : " ");
}
function barsOf({ windows }, { from: from2, column, plot, blind }) {
  const columns = Array.from({ length: plot }, () => " ");
  for (const state of ["closed", "excepted", "open"])
    for (const window of windows) {
      if (window.state !== state) continue;
      const fill = { closed: "\u2592", excepted: "\u2591", open: "\u2588" }[state];
      columns.fill(fill, column(window.from), column(window.until) + 1);
      if (state !== "closed") columns[plot - 1] = "\u25b6";
    }
  for (const window of windows) {
    const start = column(window.from);
    const isFirst = start === 0 || columns[start - 1] === " ";
    if ((window.older || window.from < from2) && isFirst && columns[start] !== "\u25b6") columns[start] = "\u25c0";
  }
  return veilColumns(columns, column, blind);
}
function veilColumns(columns, column, blind) {
  for (const { from: from2, until: until2 } of blind) {
    const [start, last] = [column(from2) + 1, column(until2)];
    columns.fill(UNSEEN, Math.min(start, last), last === columns.length - 1 ? last + 1 : last);
  }
  return columns;
}
// src/reporters/text/index.ts
var MAX_FINDINGS = 20;
var MAX_BENEATH = 8;
var MAX_OTHERS = 20;
var INDENT = " ".repeat(13);
var MAX_ENDS = 120;
var limits4 = { text: 160, entries: 4 };
var text5 = (report, options = {}) => {
  const { width, paint } = screenOf(options);
  if (options.countsOnly === true)
    return `${wrap("", publicWords(report), width).join("\n")}
${lastLine(report, width, paint).join("\n")}
`;
  const book = bookOf2(report);
  const view = viewOf(report);
  const blocks = [
    ends(
      `Driftline  ${middle(visible(clip(report.organization, 200)), Math.max(8, width - 40))}`,
      plain3(say`as of ${at(report.asOf)}`),
      Math.min(width, MAX_ENDS)
    ),
    lead(book, width),
    report.summary.sinceLast ? table(sinceRows(book), width) : [],
    ...findingBlocks(view, book, { width, paint }, options.results ?? MAX_FINDINGS),
    table(
      usedLines(report).map(({ term: term2, says: says2 }, i) => ({ term: i === 0 ? "Used" : term2, says: says2 })),
      width
    ),
    timelineLines(timelineOf(report, view.revisions, view.findings), width),
    foot(book, view, width),
    lastLine(report, width, paint)
  ];
  return textOf2(blocks);
};
function lead(book, width) {
  const { state, headline, sentences, gap: gap3 } = headlineOf(book, limits4);
  const own2 = state === "drifted" ? [] : [headline, ...state === "tampered" ? sentences : sentences.slice(0, 1)];
  return [...own2, ...gap3 ? [gap3] : []].flatMap((sentence) => wrap("  ", plain3(sentence), width));
}
function groupsOf(items, book) {
  const groups = /* @__PURE__ */ new Map();
  for (const item of items) {
    const key = JSON.stringify(causeOf(item, book));
    let nth = 0;
    while (groups.get(`${nth} ${key}`)?.some(({ finding }) => finding.subject === item.finding.subject) === true) nth++;
    addTo(groups, `${nth} ${key}`, item);
  }
  return [...groups.values()].map((group) => ({
    item: { ...firstIn(group), beneath: group.flatMap(({ beneath }) => beneath) },
    otherFindings: group.slice(1).map(({ finding }) => finding)
  }));
}
function causeOf({ finding, severity }, book) {
  const { rule: rule10, subject: subject2, message, introduced, inert } = finding;
  if (isEvent(finding) && subject2.startsWith("revision:")) {
    const by = introduced.by === null ? null : plain3(personWords(introduced.by));
    return [rule10, severity, message, by];
  }
  const author = authorOf(finding, book);
  return [rule10, severity, introduced.revision, introduced.exact, author?.revision ?? null, inert];
}
function otherWords(finding) {
  const { subject: subject2, message, introduced } = finding;
  if (isEvent(finding) && subject2.startsWith("revision:")) return say`${subjectWords(subject2)}, ${at(introduced.at)}`;
  const change = isEvent(finding) ? void 0 : changeWords2(finding, limits4);
  return change ? say`${subjectWords(subject2)}: ${change}` : prose(message);
}
function findingBlocks(view, book, screen, most) {
  const items = itemsOf(view.findings.filter((finding) => finding.status === "open"));
  const groups = groupsOf(items, book);
  const omittedFindings = groups.slice(most).flatMap(({ item, otherFindings }) => [item.finding, ...item.beneath, ...otherFindings]);
  const remedies = /* @__PURE__ */ new Set();
  const blocks = groups.slice(0, most).map((group) => findingBlock(group, book, screen, remedies));
  if (omittedFindings.length === 0) return blocks;
  return [
    ...blocks,
    wrap(
      "  ",
      `and ${thousands(omittedFindings.length)} more: ${tallyWords(tallyOf(omittedFindings))} (all in the format json)`,
      screen.width
    )
  ];
}
function findingBlock({ item, otherFindings }, book, { width, paint }, remedies) {
  const { finding, severity } = item;
  const { glyph, colours } = severityMarks[severity];
  const word2 = severity.padEnd(9);
  const right = age(finding, book);
  const end = Math.min(width, MAX_ENDS);
  const [title, place2] = namesOf3(finding);
  const [name, ...names4] = wrap("", plain3(title), Math.max(24, end - 15 - cells(right)));
  const [first = "", ...more] = ends(`  ${glyph} ${word2}${name}`, right, end);
  const line2 = (label, words4) => wrap(`${INDENT}${label}`, plain3(words4), width);
  const lines = (a, b) => {
    const oneLine = line2("", [...a, " \u00b7 ", ...b]);
    return oneLine.length === 1 && width > MAX_ENDS ? oneLine : [...line2("", a), ...line2("", b)];
  };
  const rule10 = say`rule ${finding.rule}  ${placeWords(finding.location)}`;
  const change = changeWords2(finding, limits4);
  const [by = [], ...openers] = authors(finding, book);
  const limit = openLimit(finding, book);
  const fix = remedy(finding, limits4);
  const isTold = remedies.has(plain3(fix));
  remedies.add(plain3(fix));
  return [
    first.replace(`${glyph} ${word2}`, paint(`${glyph} ${word2}`, ...colours)),
    ...more,
    ...names4.map((part2) => `${INDENT}${part2}`),
    // A message that starts with the place needs no line for it.
    ...place2 && !finding.message.startsWith(`${plain3(place2)} `) ? line2("", place2) : [],
    ...isEvent(finding) ? [] : change ? lines(change, prose(finding.message)) : line2("", prose(finding.message)),
    ...width > MAX_ENDS ? lines(by, rule10) : line2("", by),
    ...openers.flatMap((words4) => line2("", words4)),
    ...limit.length === 0 ? [] : line2("", limit),
    ...finding.unseenSeconds === void 0 ? [] : line2("", capital(unseenWords(finding, book))),
    ...isTold || fix.length === 0 ? [] : line2("fix: ", fix),
    ...width > MAX_ENDS ? [] : line2("rule ", rule10.slice(1)),
    ...otherLines(otherFindings, line2),
    ...beneathLines(item, line2)
  ];
}
function otherLines(findings, line2) {
  if (findings.length === 0) return [];
  const moreFindings = findings.length - MAX_OTHERS;
  return [
    ...line2("", [`${count(findings.length, "more finding")} of this rule and cause:`]),
    ...findings.slice(0, MAX_OTHERS).flatMap((finding) => line2("  \u00b7 ", otherWords(finding))),
    ...moreFindings > 0 ? line2("  \u00b7 ", [`and ${thousands(moreFindings)} more`]) : []
  ];
}
function beneathLines(item, line2) {
  if (item.beneath.length === 0) return [];
  return [
    ...line2("", capital(beneathWords(item))),
    ...beneathList(item, MAX_BENEATH).flatMap((words4) => line2("  \u00b7 ", words4))
  ];
}
function authors(finding, book) {
  const { introduced } = finding;
  if (isEvent(finding) || introduced.revision === null)
    return [capital(beginning(finding, book, limits4, !isEvent(finding)))];
  const [first = [], ...openers] = bylines(finding, book, limits4);
  const direction2 = standingDirection(finding, book);
  const way = direction2 === void 0 ? [] : [`, ${directionWords[direction2]}`];
  const isNamed = introduced.exact && openers.length === 0 && !finding.inert;
  return [say`${isNamed ? ["by "] : []}${first}${way}`, ...openers];
}
function foot(book, view, width) {
  const { report } = book;
  const overdue = overdueWords(report.findings, report.asOf);
  const lines = [
    ...overdue === void 0 ? [] : [{ term: "Time limits", says: [overdue] }],
    ...hiddenWords(report, view).map((says2) => ({ term: "Not shown", says: says2 })),
    ...report.summary.sinceLast ? [] : sinceRows(book),
    ...evidenceLines(report)
  ];
  return table(lines, width);
}
function table(rows3, width) {
  return rows3.flatMap(({ term: term2, says: says2 }) => wrap(`  ${term2.padEnd(16)}`, plain3(says2), width));
}
function sinceRows(book) {
  const last = book.report.summary.sinceLast;
  const lines = sinceLast2(book.report);
  if (!last || !lines) return [{ term: "Since last", says: [noLastWords(book.report)] }];
  const ruleLines = lines.flatMap((line2) => {
    const detail = sinceDetail(line2, book, 3);
    return detail.length > 0 ? [{ term: "", says: say`${[line2.word]}: ${detail}` }] : [];
  });
  return [{ term: "Since last", says: say`${[sinceCounts(lines)]} (since ${at(last.at)})` }, ...ruleLines];
}
function lastLine(report, width, paint) {
  const open3 = totalOf(report.summary.open);
  const word2 = report.verdict.toUpperCase();
  const exit = `  Exit ${report.exitCode}.`;
  const whole2 = `${resultWords(report)}.${exit}`;
  const stateWord = paint(word2, ...stateMarks[stateOf2(report)].colours);
  if (word2.length + 2 + whole2.length <= width) return [`${stateWord}  ${whole2}`];
  const { resolved, excepted } = report.summary;
  const short = `${thousands(open3)} open, ${thousands(resolved)} resolved, ${thousands(excepted)} excepted.`;
  return [...wrap("  ", `${resultWords(report)}.`, width), `${stateWord}  ${short}${exit}`];
}

// src/run/audit-tampered.ts
async function auditOrTampered(options, run2) {
  try {
    return await run2(options);
  } catch (error) {
    if (!(error instanceof DriftlineError) || error.exitCode !== 4) throw error;
    const { ready: _, ...rest } = options;
    return run2({ ...rest, problems: [...tamperingIn(error), ...options.problems ?? []] });
  }
}
function tamperingIn(error) {
  return error.problems.map((problem) => {
    const place2 = problemPlace(problem);
    const message = withoutKnownFormats(`${place2 === "" ? "the ledger" : place2}: ${problem.message}`);
    return { code: LEDGER_TAMPERED, message };
  });
}

import { SECRET_CHANGES, leakAllowlist, openEvidence } from "./questions.js";

import { shellWord } from "./base.js";

import { chooseSource, originOf as originOf2, placedAddress, readHistoryFile, readKey, statedAddress, tracer } from "./questions.js";

import { createHash as createHash4 } from "node:crypto";
// src/run/run-facts.ts
function* historyLines({ revisions, mark }, last) {
  const speller = new StoredSpeller(visibleJson);
  for (const revision2 of revisions) if (revision2.revision <= last) yield `${speller.changeLine(revision2, mark)}
`;
}
function historyDigest(sealed, until2, formats) {
  if (formats.every((format) => format === "text")) return null;
  const last = sealed.revisions.findLast(({ time }) => time <= (until2 ?? Infinity));
  return digestOf2(historyLines(sealed, last?.revision ?? -1));
}
function withRunFacts(report, inputs) {
  const { ledger } = report.evidence;
  const { history } = inputs;
  const run2 = runOf(inputs.options.environment);
  const isKnown2 = ledger !== null || history !== null;
  const isPast = report.revisions.every((row2) => row2.at <= report.asOf);
  const restsOnMore = inputs.isRenewed === true || restsOnAnswers(report, inputs.options);
  const isRepeatable = report.evidence.complete && isKnown2 && isPast && !restsOnMore;
  const again2 = isRepeatable ? commandOf(report, inputs, history) : null;
  const { file } = inputs.options.config;
  const config = file === null ? {} : { config: file };
  return { ...report, evidence: { ...report.evidence, ...config, history, run: run2, command: again2 } };
}
function restsOnAnswers({ evidence: { source, ledger } }, options) {
  const names4 = [...askedFor(options.with ?? options.config.with).keys()];
  const isLater = (name) => name === "access" && options.asOf !== void 0;
  return source === "service" && names4.some((name) => ledger === null || !keptExtras.has(name) || isLater(name));
}
function factsOf2(source, files, environment) {
  const run2 = runOf(environment);
  const facts = [originOf2(source), ...files];
  if (run2 === null) return facts;
  const address = `${run2.server ?? ""}/${run2.repository}`;
  const links = [`${address}/actions/runs/${run2.id}`, ...files.map((file) => `${address}/blob/HEAD/${file}`)];
  return [...facts, ...links, ...Object.values(run2).filter((value2) => typeof value2 === "string")];
}
function runOf(environment) {
  const of = (name) => environment[`GITHUB_${name}`] || null;
  const [repository, id] = [of("REPOSITORY"), of("RUN_ID")];
  if (of("ACTIONS") !== "true" || repository === null || id === null) return null;
  const ref = of("WORKFLOW_REF") ?? "";
  const file = ref.startsWith(`${repository}/`) ? ref.slice(repository.length + 1).replace(/@.*$/, "") : "";
  return {
    actor: of("ACTOR"),
    repository,
    workflow: of("WORKFLOW"),
    id,
    attempt: of("RUN_ATTEMPT"),
    commit: of("SHA"),
    server: of("SERVER_URL"),
    ...file !== "" && { file }
  };
}
function commandOf(report, { options, policies }, history) {
  const { organization, asOf, view, sample, evidence: evidence2 } = report;
  const { config } = options;
  const extras = options.with ?? config.with;
  const words4 = [
    "driftline",
    "audit",
    ...history === null ? ["--ledger", evidence2.ledger?.head ?? ""] : ["--history", history],
    "--organization",
    organization,
    ...config.text === null ? [] : ["--config", digestOf2([config.text])],
    "--policy",
    ...policies.map(({ text: text6 }) => digestOf2([text6])),
    "--as-of",
    asOf,
    "--fail-on",
    view.failOn,
    ...view.failOnTransient === void 0 ? [] : ["--fail-on-transient", view.failOnTransient],
    ...view.reportSeverity === null ? [] : ["--report-severity", view.reportSeverity],
    ...view.since === null ? [] : ["--since", view.since],
    ...options.requireContiguous === true ? ["--require-contiguous"] : [],
    ...options.policyHistory === void 0 ? [] : ["--policy-history", options.policyHistory],
    ...extras.length === 0 ? [] : ["--with", extras.join(",")],
    ...options.usageFrom === void 0 ? [] : ["--usage-from", options.usageFrom],
    ...sample === null ? [] : ["--sample", `${sample.size}`, "--seed", sample.seed]
  ];
  return words4.map(shellWord).join(" ");
}
function digestOf2(texts) {
  const hash5 = createHash4("sha256");
  for (const text6 of texts) hash5.update(text6);
  return `sha256:${hash5.digest("hex")}`;
}

import { choosePolicies, loadNamed, policyTexts, watchOf } from "./policies.js";

import { defaultNames, policyNames } from "./questions.js";

import { filesOf, formatNames, isArchive, isFormat, outputKind, packedIn, reporters, showsSample } from "./questions.js";

// src/run/run-audit.ts
async function runAudit(options) {
  return auditEvidence(options, false);
}
async function runLastAudit(options) {
  return auditEvidence(options, true);
}
async function auditEvidence(options, isLast) {
  const { config, environment } = options;
  if (options.formats.includes("sample-csv") && options.sample === void 0)
    throw usageError("sample-csv needs a sample", "write --sample 25 --seed <any text>");
  const choice = await choosePolicies(options.policies, config, options.ownPolicies);
  const { sources: sources2 } = choice;
  const source = await chooseSource(options, config, environment);
  const files = [...sources2.map(({ file }) => file), ...config.file === null ? [] : [config.file]];
  const inputs = [
    ...files,
    ...source.kind === "service" && options.apiKeyFile !== void 0 ? [options.apiKeyFile] : []
  ];
  await options.ready?.(source, inputs, source.kind === "ledger" ? source.dir : options.ledger ?? config.ledger);
  const past = options.policyHistory === void 0 ? void 0 : await pastOf2(choice, options);
  const now2 = Date.now();
  const asOf = options.asOf ?? now2;
  const openedEvidence = await openEvidence(source, {
    config,
    environment,
    allowedTexts: [
      ...policyTexts(choice),
      ...factsOf2(source, files, environment),
      ...past?.texts ?? [],
      ...await leakAllowlist(options.formats),
      ...options.allowedTexts ?? []
    ],
    ledger: {
      dir: options.ledger ?? config.ledger,
      full: options.full ?? false,
      expectHead: options.expectHead,
      expectedBy: options.expectedBy,
      now: asOf
    },
    extras: options.with ?? config.with,
    range: { from: options.usageFrom ?? null, asOf, now: now2, watch: watchOf(choice.policies) },
    demo: options.demo,
    problems: options.problems,
    progress: options.progress
  });
  const { ledger, ledgerDir, sealed, evidence: evidence2, extras } = openedEvidence;
  try {
    const underKey = (by2) => ({ ...by2, exceptions: renewExceptions(by2.exceptions, sealed.renewed) });
    const policies = underKey(choice.policies);
    const judge4 = (by2, more = {}) => audit(
      auditInput(evidence2, config, {
        policies: by2,
        ...more,
        organization: source.organization,
        version,
        asOf,
        cut: options.asOf !== void 0,
        requireContiguous: options.requireContiguous ?? false,
        ...extras,
        progress: options.progress,
        sample: options.sample,
        view: {
          reportSeverity: options.reportSeverity ?? null,
          since: options.since ?? null,
          failOn: options.failOn,
          ...options.failOnTransient && { failOnTransient: options.failOnTransient }
        }
      })
    );
    const history = evidence2.value.ledger ? null : historyDigest(sealed, options.asOf, options.formats);
    const isRenewed = policies.exceptions.some((exception, i) => exception !== choice.policies.exceptions[i]);
    const by = { options, policies: choice.namedSources, history, isRenewed };
    const holdsHistory = ledger !== void 0 || options.formats.some(isArchive);
    const report = withRunFacts(judge4(policies, { policyHistory: past?.history, isLast: isLast && !holdsHistory }), by);
    const result = {
      report,
      leaks: sealed.outputLeaks,
      policies,
      judge: (otherPolicies) => judge4(underKey(otherPolicies)),
      background: { sources: sources2, config, policies, sealed, ledgerDir }
    };
    return ledger ? await withLedger(result, options, { ...openedEvidence, ledger, now: now2 }, by) : result;
  } catch (error) {
    await ledger?.close();
    throw error;
  }
}
async function withLedger(result, options, openedEvidence, by) {
  const { ledger } = openedEvidence;
  const close = async () => ledger.close();
  if (options.appends === false) return { ...result, close };
  const { report, policies } = result;
  const { entriesOf: entriesOf3, withHead: withHead2 } = await import("./audit.js");
  const plan = ledger.plan(
    entriesOf3(ledger.state, ledger.head, {
      ...openedEvidence,
      config: options.config,
      policies,
      policyHistory: options.policyHistory ?? null,
      report,
      cut: options.asOf !== void 0,
      contiguous: options.requireContiguous ?? false
    })
  );
  return {
    ...result,
    report: withRunFacts(withHead2(report, plan), by),
    unkept: report,
    background: { ...result.background, plan },
    keep: async () => ledger.commit(plan),
    close
  };
}
async function pastOf2(choice, options) {
  const { readPolicyHistory } = await import("./authoring.js");
  const { config, asOf, ownPolicies: own2 = [] } = options;
  const names4 = await policyNames(options.policies, config);
  return readPolicyHistory(choice, { names: names4, own: own2, config, now: asOf === void 0 ? Date.now() : void 0 });
}

import { readInput } from "./base.js";

import { apiKey, serviceAddress } from "./questions.js";

import { loadPolicies } from "./policies.js";

import { checksNamedIn, contraryText, exceptionKeys, nestedHint, noCheck, policySchema, rulesOf as rulesOf2, statements, titleOf } from "./policies.js";

import { addressProblems, computersOf, limitProblems, limitsOf, readinessOf, sessionsOf } from "./policies.js";

import { userAddress } from "./zod.js";

import { soundPart } from "./policies.js";

import { anyJson, controlsSchema, date, filledText, from, inOrder as inOrder2, needs as needs2, ofMap, patterns, person, prose as prose2, severitySchema, somebody, until } from "./policies.js";

import { eventRules, ruleIds, ruleWords, textWords } from "./questions.js";

import { acceptedValue, entrySubject, isWritable, namesSubject, needsKey, objection } from "./policies.js";

import { filesBelow, isPackFolder, isPolicyFile, namesNobody, packFolder, packNames, placeOf as placeOf2, readPolicies, readReadable, resolveExtends } from "./questions.js";

import { readText, unreadable as unreadable2 } from "./base.js";

import { canRedraw, note, noteAbove, noteError, noteLines, write } from "./questions.js";

import { isOutputLost } from "./base.js";
export {
  ATTRIBUTES,
  ApprovalBook,
  EntryReader,
  EntrySpeller,
  Ledger,
  LedgerState,
  MAX_LINE,
  MAX_SEGMENT,
  MemberIndex,
  Origins,
  Persons,
  Readings,
  SWITCHED_OFF,
  Tree,
  Windows,
  access,
  accessRules,
  again,
  agreementOn,
  approvals,
  artifactsIn,
  audit,
  auditInput,
  auditOrTampered,
  audits3 as audits,
  beneathList,
  beneathWords,
  beside5 as beside,
  blastWords,
  builtinInfo,
  builtinRules2 as builtinRules,
  builtinRules as builtinRules_2,
  byRepository,
  callersOn,
  changeEvent,
  changeLine,
  changeRulesOf,
  changes,
  checkProof,
  checkpointOf,
  checkpointText,
  conflictDaysOf,
  counterparts,
  coverage,
  dataOfKinds,
  digestOf2 as digestOf,
  draftAt,
  draftOf3 as draftOf,
  draftOn,
  draftSeen,
  draftWith,
  editors,
  endAt,
  entriesOf2 as entriesOf,
  entryAudit,
  entryWindows,
  event,
  eventAt,
  evidenceFor,
  evidenceLines,
  evidenceRow,
  expectedOf,
  extrasOf,
  factsOf,
  factsOf2 as factsOf_2,
  figureNames,
  figuresOf,
  filesWithCount,
  findFrozen,
  fingerprintsIn,
  firstLeafOf,
  followNames,
  foreign,
  freezeWords,
  furtherData,
  furtherNeeds,
  hasId,
  headText,
  historyDigest,
  historyLines,
  holdersIn,
  hourWords,
  identityOf,
  inWindow2 as inWindow,
  inclusionProof,
  infoOf,
  isByPerson,
  isEnd,
  isFrozenBy,
  isGiven,
  isGone3 as isGone,
  isIncluded,
  isMissing,
  isOfHistory,
  isOlder,
  isOverdue,
  isProvisional,
  isUnread,
  itemsOf,
  judge,
  judgeOf,
  judgedNumbers,
  judgedRules2 as judgedRules,
  keptHead,
  keptUsage,
  laneName,
  leafHash,
  lengthOf2 as lengthOf,
  levelOf,
  limitResults,
  limitRules,
  limitSilence,
  limitStandings,
  limits,
  limitsEntry,
  localWords,
  loosest,
  markNames,
  marks,
  marksOf2 as marksOf,
  mayBeOlder,
  memberEditors,
  memberLists,
  minuteOfWeek,
  missingOf,
  modelUses,
  mustBeComparable,
  mustBeJudged,
  namedRules,
  names3 as names,
  namesOf,
  namesPeople,
  noDayOf,
  noPolicies,
  notEvaluated,
  notInForce,
  nothingKept,
  objectionTo,
  observed,
  observedNames,
  observedRules,
  openForReading,
  openReplay,
  openRun,
  openings,
  organizationOf,
  originLine,
  originOf,
  overdueWords,
  ownRules,
  partProblems,
  pastRuns,
  policiesWords,
  policyEntry,
  policyInfo,
  policyName,
  policyRows,
  proveRevision,
  rangeWords2 as rangeWords,
  ranksAbove,
  readinessStated,
  realFiles,
  recallAll,
  refuseOther,
  remedy,
  repositorySubject,
  restsOnOther,
  rowName,
  runAudit,
  runLastAudit,
  segmentName,
  serverUses,
  sharesBelowFloor,
  shortDigest,
  silenceOf,
  spellingOf2 as spellingOf,
  statedInfo,
  statedRule,
  statedRules2 as statedRules,
  stepAudit,
  stretches,
  stretches2 as stretches_2,
  sum,
  tamperedError,
  tamperingIn,
  termsOf,
  text5 as text,
  text2 as text_2,
  timelineOf,
  toolsBelowFloor,
  unapprovedRule,
  unstatedRules,
  unwritable,
  usage,
  usageEntry,
  usageRules,
  usedLines,
  values2 as values,
  verdictByComparison,
  verdictBySettings,
  verificationLines,
  verifyLedger,
  versionAt,
  waysToGive,
  windowWords,
  withHead,
  withOverrides,
  withRunFacts,
  withUnread,
  within2 as within,
  withoutRules
};
