import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  difference,
  valueWords
} from "./chunk-chunk-RTKVPR63.js";
import {
  at,
  joined,
  prose,
  revision,
  say,
  thousands,
  value,
  who
} from "./chunk-chunk-7BTF5R6Q.js";
import {
  compare
} from "./chunk-chunk-YPYL2KTM.js";
import {
  duration,
  nameOf
} from "./chunk-chunk-TXR2ON6E.js";
import {
  DAY,
  instantOf,
  instantText
} from "./chunk-chunk-ZLEFRJH7.js";
import {
  weight
} from "./chunk-chunk-RHYGES5V.js";

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
  if (subject.startsWith("approval:")) return ["approval ", ...value(subject.slice(9))];
  return subject === "" ? ["the settings as a whole"] : value(nameOf(subject));
}
function isEvent(finding) {
  return finding.exposureSeconds === null;
}
function isDeed(finding) {
  const { revision: revision2, by } = finding.introduced;
  return isEvent(finding) && finding.kind !== "integrity" && revision2 !== null && by !== null;
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
  if (introduced.revision === null)
    return say`${told ? [] : say`${prose(finding.message)}, `}since ${at(introduced.at)}`;
  const says = told ? [] : say`: ${prose(finding.message)}`;
  const moment = say`${revision(introduced.revision)} on ${at(introduced.at)}`;
  if (isDeed(finding)) return say`${personWords(introduced.by)} made ${moment}${says}`;
  if (isEvent(finding)) return say`${told ? ["seen in "] : []}${moment}${says}`;
  const subject = subjectWords(finding.subject);
  if (!introduced.exact) {
    const first = finding.values[0]?.actual ?? finding.actual;
    const was = say`${subject} was already ${valueWords(first, limits)} in ${moment}`;
    if (introduced.revision === book.report.evidence.revisions.first)
      return say`${was}, the first one seen; who set it and when are not known`;
    return say`${was}; revisions before it are missing, so it began then at the latest`;
  }
  const change = openingChange(finding, book);
  if (!change) return say`${personWords(introduced.by)} made ${moment}${says}`;
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
  if (isEvent(finding) && finding.introduced.revision === null) return ["open until an audit no longer finds it"];
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

export {
  bookOf,
  worstFirst,
  directionWords,
  personWords,
  approvalWords,
  subjectWords,
  isEvent,
  isDeed,
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
  revisionsOf
};
