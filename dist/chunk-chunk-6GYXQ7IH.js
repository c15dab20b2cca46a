import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  at,
  difference,
  joined,
  prose,
  revision,
  say,
  some,
  thousands,
  value,
  valueWords,
  who
} from "./chunk-chunk-QTPM5XWY.js";
import {
  duration,
  nameOf
} from "./chunk-chunk-TXR2ON6E.js";
import {
  DAY,
  instantOf,
  instantText,
  startOf
} from "./chunk-chunk-ZLEFRJH7.js";
import {
  reaches,
  severities,
  weight
} from "./chunk-chunk-E5V562IJ.js";

// src/reporters/words.ts
var worstToBest = severities.toReversed();
var disclaimer = "Evidence, not a compliance determination.";
function openCount(report) {
  return Object.values(report.summary.open).reduce((sum, n) => sum + n, 0);
}
function tallyWords(tally) {
  const some2 = worstToBest.filter((severity) => tally[severity] > 0);
  return some2.map((severity) => `${thousands(tally[severity])} ${severity}`).join(", ") || "none";
}
function countsWords({ summary }, open) {
  const detail = open > 0 ? `: ${tallyWords(summary.open)}` : "";
  const noted = summary.noted > 0 ? `, ${thousands(summary.noted)} noted` : "";
  return `${thousands(open)} open${detail}; ${thousands(summary.resolved)} resolved, ${thousands(summary.excepted)} excepted${noted}`;
}
function rulesWords({ summary: { rules } }) {
  const failing = rules.failing > 0 ? `, ${thousands(rules.failing)} fail${rules.failing === 1 ? "s" : ""}` : "";
  const not = rules.notEvaluated > 0 ? `, ${thousands(rules.notEvaluated)} not evaluated` : "";
  return `${thousands(rules.passing)} of ${some(rules.total, "rule")} hold${rules.passing === 1 ? "s" : ""}${failing}${not}`;
}
function revisionsWords({ evidence: { revisions } }) {
  const { first, last } = revisions;
  if (first === null || last === null) return "no revision";
  const missing = last - first + 1 - revisions.count;
  const gap = missing > 0 ? `${thousands(missing)} of ${thousands(last - first + 1)} missing` : "no gap";
  const later = revisions.leftOut > 0 ? `, ${thousands(revisions.leftOut)} later left out` : "";
  return `${some(revisions.count, "revision")} (${first === last ? first : `${first}–${last}`}), ${gap}${later}`;
}
function hiddenWords(report, { hidden }) {
  const { reportSeverity, since } = report.view;
  const start = since !== null && /^\d{1,15}$/.test(since) ? revision(Number(since)) : at(since ?? "");
  const lines = [];
  if (hidden.below > 0)
    lines.push([
      `${some(hidden.below, "finding")} below ${reportSeverity} ${are(hidden.below)} not shown here; the counts include ${hidden.below === 1 ? "it" : "them"}.`
    ]);
  const past = [
    ...hidden.earlier > 0 ? [`${some(hidden.earlier, "finding")} that ended`] : [],
    ...hidden.revisions > 0 ? [some(hidden.revisions, "revision")] : []
  ];
  if (past.length > 0)
    lines.push(
      say`${[past.join(" and ")]} before ${start} ${[are(hidden.earlier + hidden.revisions)]} not shown here; the counts include ${[hidden.earlier + hidden.revisions === 1 ? "it" : "them"]}.`
    );
  return lines;
}
var are = (n) => n === 1 ? "is" : "are";
function sinceLast({ summary: { sinceLast: last } }) {
  if (!last) return void 0;
  return [
    { word: "new", ids: last.new },
    { word: "resolved", ids: last.resolved },
    { word: "came and went", ids: last.transient },
    { word: "reopened", ids: last.reopened }
  ];
}
function noLastWords({ evidence: { ledger } }) {
  if (ledger === null) return "No earlier audit is known to this one (no ledger): there is nothing to compare with.";
  if (ledger.lastCompleteAudit === null) return "First audit: there is nothing to compare with.";
  return "This audit was not compared with the last one.";
}
function rulesOf(ids, book, max) {
  const counts = /* @__PURE__ */ new Map();
  for (const id of ids) {
    const rule = book.findings.get(id)?.rule;
    if (rule !== void 0) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  const shown = [...counts].slice(0, max).map(([rule, n]) => n === 1 ? value(rule) : [...value(rule), ` ×${thousands(n)}`]);
  return counts.size > max ? [...joined(shown, ", "), ` and ${thousands(counts.size - max)} more rules`] : joined(shown, ", ");
}

// src/reporters/story.ts
function bookOf(report) {
  return {
    report,
    revisions: new Map(report.revisions.map((row) => [row.revision, row])),
    findings: new Map(report.findings.map((finding) => [finding.id, finding]))
  };
}
function worstFirst(findings) {
  return findings.toSorted(
    (a, b) => weight(b.severity) - weight(a.severity) || (b.exposureSeconds ?? -1) - (a.exposureSeconds ?? -1) || (isEvent(a) && isEvent(b) ? compare(a.introduced.at, b.introduced.at) : 0)
  );
}
function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}
var directionWords = {
  looser: "looser",
  tighter: "tighter",
  neutral: "neither looser nor tighter",
  unknown: "direction not known"
};
function personWords(person) {
  const name = person?.email ?? person?.id;
  return name === null || name === void 0 ? ["an unknown editor"] : who(name);
}
function approvalWords(number, book) {
  const approved = number === null ? void 0 : book.revisions.get(number)?.approved;
  if (approved === void 0 || approved === null) return "";
  return approved ? "approved" : "not approved";
}
function subjectWords(subject) {
  const number = /^revision:(\d{1,15})$/.exec(subject)?.[1];
  if (number !== void 0) return revision(Number(number));
  if (subject.startsWith("rule:")) return ["rule ", ...value(subject.slice(5))];
  return subject === "" ? ["the settings as a whole"] : value(nameOf(subject));
}
function isEvent(finding) {
  return finding.exposureSeconds === null;
}
function openingChange(finding, book) {
  const number = finding.introduced.revision;
  if (number === null || !finding.introduced.exact || isEvent(finding)) return void 0;
  const changes = book.revisions.get(number)?.changes ?? [];
  const cause = finding.causedBy === null ? void 0 : book.findings.get(finding.causedBy)?.subject;
  return changes.find((change) => change.subject === finding.subject) ?? changes.find((change) => isWithin(change.subject, finding.subject) || isWithin(finding.subject, change.subject)) ?? changes.find((change) => change.subject === cause);
}
function isWithin(inner, outer) {
  return inner.startsWith(`${outer}/`);
}
function deed(change, limits) {
  const name = value(nameOf(change.subject));
  const shown = (json) => valueWords(json, limits);
  if (change.op === "add") return say`set ${name} to ${shown(change.after)}`;
  if (change.op === "remove") return say`unset ${name} (it was ${shown(change.before)})`;
  const lists = Array.isArray(change.before) && Array.isArray(change.after);
  const added = change.added ?? [];
  const removed = change.removed ?? [];
  if (lists && added.length + removed.length > 0) {
    if (removed.length === 0) return say`added ${shown(added)} to ${name}`;
    if (added.length === 0) return say`removed ${shown(removed)} from ${name}`;
    return say`added ${shown(added)} to ${name} and removed ${shown(removed)}`;
  }
  return say`changed ${name} from ${shown(change.before)} to ${shown(change.after)}`;
}
function beginning(finding, book, limits, told = false) {
  const { introduced } = finding;
  if (introduced.revision === null) return say`${prose(finding.message)}, since ${at(introduced.at)}`;
  const moment = say`${revision(introduced.revision)} on ${at(introduced.at)}`;
  if (finding.kind === "editor" && isEvent(finding))
    return say`${personWords(introduced.by)} made ${moment}: ${prose(finding.message)}`;
  if (isEvent(finding)) return say`${moment}: ${prose(finding.message)}`;
  const subject = subjectWords(finding.subject);
  if (!introduced.exact) {
    const first = finding.values[0]?.actual ?? finding.actual;
    const was = say`${subject} was already ${valueWords(first, limits)} in ${moment}`;
    if (introduced.revision === book.report.evidence.revisions.first)
      return say`${was}, the first one seen; who set it and when are not known`;
    return say`${was}; revisions before it are missing, so it began then at the latest`;
  }
  const change = openingChange(finding, book);
  if (!change) return say`${personWords(introduced.by)} made ${moment}${told ? [] : say`: ${prose(finding.message)}`}`;
  return say`${personWords(introduced.by)} ${deed(change, limits)} in ${moment}`;
}
function age(finding) {
  const { exposureSeconds, status, introduced } = finding;
  if (exposureSeconds === null)
    return { open: "open event", resolved: "resolved event", excepted: "excepted event", noted: "noted event" }[status];
  const length = `${introduced.exact ? "" : "at least "}${duration(exposureSeconds)}`;
  if (status === "resolved") return `was open ${length}`;
  return `${status === "excepted" ? "excepted, has lasted" : "open"} ${length}`;
}
function ending(finding, book) {
  const { resolved, exposureSeconds, exception } = finding;
  const length = exposureSeconds === null ? void 0 : `${finding.introduced.exact ? "" : "at least "}${duration(exposureSeconds)}`;
  if (resolved) {
    const after = length === void 0 ? [] : [`, after ${length}`];
    if (resolved.revision === null)
      return say`closed${resolved.approval === void 0 ? [] : say` by approval ${resolved.approval}`} on ${at(resolved.at)}${after}`;
    return say`closed by ${personWords(resolved.by)} in ${revision(resolved.revision)} on ${at(resolved.at)}${after}`;
  }
  if (exception && finding.status === "excepted") return say`accepted ${term(exception)} by ${who(exception.owner)}`;
  if (finding.status === "noted") return ["noted only: it happened before the policy took effect"];
  if (length === void 0) return ["open until an approval or an exception disposes of it"];
  return say`open, for ${[length]} as of ${at(book.report.asOf)}`;
}
function term(exception) {
  return exception.expires === null ? ["without an end"] : say`until ${lastDay(exception.expires)}`;
}
function dayWords(instant) {
  return instantOf(instant) === void 0 ? prose(instant) : [instant.slice(0, 10)];
}
function lastDay(end) {
  const time = instantOf(end);
  return time === void 0 ? prose(end) : [instantText(time - 1).slice(0, 10)];
}
function limitWords(finding, asOf) {
  if (isEvent(finding)) return "an event has no time limit";
  if (finding.dueAt === null) return "no time limit set";
  const [due, now] = [instantOf(finding.dueAt), instantOf(finding.resolved?.at ?? asOf)];
  if (due === void 0 || now === void 0) return "time limit not known";
  const seconds = Math.floor(Math.abs(now - due) / 1e3);
  if (finding.resolved) return now > due ? `closed ${duration(seconds)} after its limit` : "closed within its limit";
  return now > due ? `${duration(seconds)} over its limit` : `${duration(seconds)} left`;
}
function placeWords(location) {
  return location === null ? ["built in"] : say`${`${location.file}:${location.line}`}`;
}
function dayAfter(instant, days) {
  const time = instantOf(instant);
  return time === void 0 ? void 0 : instantText(time + days * DAY).slice(0, 10);
}
function openingDirection(finding, book) {
  return openingChange(finding, book)?.direction;
}
function passage(finding, limits) {
  return finding.values.map((step, i) => {
    const before = i === 0 ? finding.before : finding.values[i - 1].actual;
    const change = difference(before, step.actual, limits);
    const shown = change.form === "value" ? change.after : joined(
      [
        ...change.added.map((entry) => ["+ ", ...entry]),
        ...change.removed.map((entry) => ["− ", ...entry])
      ],
      ", "
    );
    return say`${revision(step.revision)}, ${at(step.at)}, ${personWords(step.by)}: ${shown}`;
  });
}
function clusters(findings) {
  const found = /* @__PURE__ */ new Map();
  for (const [i, finding] of findings.entries()) {
    const key = isEvent(finding) ? JSON.stringify([finding.rule, finding.status, finding.message]) : `${i}`;
    const cluster = found.get(key);
    if (cluster) cluster.push(finding);
    else found.set(key, [finding]);
  }
  return [...found.values()];
}
function revisionsOf(cluster, max) {
  const numbers = cluster.flatMap(({ introduced }) => introduced.revision === null ? [] : [introduced.revision]);
  const shown = numbers.slice(0, max).join(", ");
  const more = numbers.length > max ? ` and ${thousands(numbers.length - max)} more` : "";
  return [`revisions ${shown}${more}`];
}

// src/reporters/view.ts
function viewOf(report) {
  const { reportSeverity, since } = report.view;
  const severe = report.findings.filter(
    (finding) => reportSeverity === null || reaches(finding.severity, reportSeverity)
  );
  const recent = since === null ? void 0 : from(since, report.revisions);
  const findings = recent ? severe.filter((finding) => concerns(finding, recent)) : severe;
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
    const number = Number(since);
    const start2 = revisions.find((row) => row.revision >= number)?.at;
    return ({ revision: revision2, at: at2 }) => revision2 === null ? start2 !== void 0 && at2 >= start2 : revision2 >= number;
  }
  const start = startOf(since);
  return start === void 0 ? void 0 : ({ at: at2 }) => (startOf(at2) ?? 0) >= start;
}
function concerns(finding, recent) {
  if (recent(finding.introduced)) return true;
  if (finding.resolved) return recent(finding.resolved);
  return finding.status === "open" || finding.status === "excepted";
}

export {
  worstToBest,
  disclaimer,
  openCount,
  tallyWords,
  countsWords,
  rulesWords,
  revisionsWords,
  hiddenWords,
  sinceLast,
  noLastWords,
  rulesOf,
  bookOf,
  worstFirst,
  directionWords,
  personWords,
  approvalWords,
  subjectWords,
  isEvent,
  openingChange,
  deed,
  beginning,
  age,
  ending,
  term,
  dayWords,
  lastDay,
  limitWords,
  placeWords,
  dayAfter,
  openingDirection,
  passage,
  clusters,
  revisionsOf,
  viewOf
};
