import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  changeIn,
  isNextSeen,
  listedWords,
  subjectIn
} from "./chunk-chunk-ODIOXHXG.js";
import {
  at,
  difference,
  differenceWords,
  isRenaming,
  joined,
  prose,
  revision,
  say,
  setting,
  thousands,
  value,
  valueWords,
  who
} from "./chunk-chunk-357X2JHD.js";
import {
  duration,
  nameOf
} from "./chunk-chunk-TXR2ON6E.js";
import {
  canonical,
  compare
} from "./chunk-chunk-2KDALSGB.js";
import {
  DAY,
  instantOf,
  instantText
} from "./chunk-chunk-SIYFOCKV.js";
import {
  weight
} from "./chunk-chunk-RHYGES5V.js";

// src/reporters/claims.ts
function personWords(person) {
  const name = person?.email ?? person?.id;
  return name === null || name === void 0 ? ["an unknown editor"] : who(name);
}
function momentWords(moment) {
  return say`${revision(moment.revision)} on ${at(moment.at)}`;
}
function made(by, moment) {
  return say`${personWords(by)} made ${momentWords(moment)}`;
}
function changed(by, change, moment, limits, first = []) {
  return say`${personWords(by)} ${deed(change, limits, first)} in ${momentWords(moment)}`;
}
function openedBy(by, change, moment, limits, first = []) {
  return say`opened by ${personWords(by)}, who ${deed(change, limits, first)} in ${momentWords(moment)}`;
}
function brought(by, listed, moment, what) {
  void what;
  return say`${personWords(by)}${[listed && ` (${listed})`]}, ${revision(moment.revision)}, ${at(moment.at)}`;
}
function was(subject, name, actual, moment, limits, word = " already", named = []) {
  void subject;
  const all = Array.isArray(actual) ? actual.length : 0;
  if (named.length === 0 || named.length >= all)
    return say`${name} was${[word]} ${valueWords(actual, limits)} in ${momentWords(moment)}`;
  return say`${name}${[word]} had ${valueWords(named, limits)} among its ${all} entries in ${momentWords(moment)}`;
}
function turnedOff(what, place, by, moment) {
  void place;
  return say`${what}, since ${momentWords(moment)} by ${personWords(by)}`;
}
function closed(by, moment, subject, word = "closed") {
  void subject;
  return say`${[word]} by ${personWords(by)} in ${momentWords(moment)}`;
}
function deed(change, limits, first = []) {
  const name = setting(nameOf(change.subject));
  const shown = (json) => valueWords(json, limits);
  if (change.op === "add") return say`set ${name} to ${shown(ahead(change.after, first))}`;
  if (change.op === "remove") return say`unset ${name} (it was ${shown(change.before)})`;
  if (isRenaming(change)) return say`renamed ${shown(change.before)} to ${shown(change.after)}`;
  const lists = Array.isArray(change.before) && Array.isArray(change.after);
  const added = ahead(change.added ?? [], first);
  const removed = change.removed ?? [];
  if (lists && added.length + removed.length > 0) {
    if (removed.length === 0) return say`added ${shown(added)} to ${name}`;
    if (added.length === 0) return say`removed ${shown(removed)} from ${name}`;
    return say`added ${shown(added)} to ${name} and removed ${shown(removed)}`;
  }
  return say`changed ${name} from ${shown(change.before)} to ${shown(change.after)}`;
}
function ahead(json, first) {
  if (!Array.isArray(json) || first.length === 0) return json;
  const wanted = new Set(first.map(canonical));
  const entries = json;
  const isFirst = (entry) => wanted.has(canonical(entry));
  return [...entries.filter(isFirst), ...entries.filter((entry) => !isFirst(entry))];
}

// src/reporters/authors.ts
function isEvent(finding) {
  return finding.exposureSeconds === null;
}
function isDeed(finding) {
  const { revision: revision2, by, exact } = finding.introduced;
  if (!isEvent(finding) || finding.kind === "integrity" || revision2 === null || by === null) return false;
  return exact || finding.kind === "editor";
}
function stepsOf(finding, book) {
  const steps = [...writtenBefore(finding, book)];
  for (const [i, { revision: revision2, at: at2, by, actual }] of finding.values.entries()) {
    const change = changeIn(revision2, subjectIn(revision2, finding, book), book);
    if ((i > 0 || steps.length > 0) && !change) continue;
    const opened = finding.introduced.revision;
    const exact = revision2 === opened ? finding.introduced.exact : isNextSeen(revision2, book);
    const before = steps.at(-1)?.actual ?? (revision2 === opened ? finding.before : change?.before ?? null);
    steps.push({ revision: revision2, at: at2, by, exact, before, actual, change });
  }
  return steps;
}
function writtenBefore(finding, book) {
  const { kind, introduced, inert, values } = finding;
  const opened = introduced.revision;
  if (kind !== "setting" || inert || opened === null || !introduced.exact || values[0]?.revision !== opened) return [];
  const { actual } = values[0];
  const subject = subjectIn(opened, finding, book);
  if (actual === null || changeIn(opened, subject, book)) return [];
  const row = book.changed.get(subject)?.findLast(({ revision: revision2 }) => revision2 < opened);
  const change = row && changeIn(row.revision, subject, book);
  const from = row ?? book.report.revisions[0];
  if (!from || from.revision >= opened) return [];
  const exact = row !== void 0 && isNextSeen(row.revision, book);
  return [{ revision: from.revision, at: from.at, by: from.by, exact, before: change?.before ?? null, actual, change }];
}
function standing(finding, book) {
  if (isEvent(finding)) return void 0;
  const last = stepsOf(finding, book).at(-1);
  return last && last.revision !== finding.introduced.revision && (last.change || !last.exact) ? last : void 0;
}
function authorOf(finding, book) {
  if (finding.inert) return finding.inert.since.exact ? finding.inert.since : null;
  const step = standing(finding, book);
  if (step) return step.exact ? step : null;
  const { revision: revision2, at: at2, by, exact } = finding.introduced;
  const isKnown = isEvent(finding) ? isDeed(finding) : exact;
  return revision2 === null || !isKnown ? null : { by, revision: revision2, at: at2 };
}
function openerOf(finding, book) {
  const { revision: revision2, by, exact } = finding.introduced;
  if (finding.inert ? finding.inert.since.revision === revision2 : !standing(finding, book)) return void 0;
  return revision2 === null || !exact ? null : { by, revision: revision2 };
}
function standingChange(finding, book) {
  if (isEvent(finding)) return void 0;
  const { inert } = finding;
  if (inert) return inert.since.exact ? changeIn(inert.since.revision, inert.switch, book) : void 0;
  const step = standing(finding, book);
  return step ? step.exact ? step.change : void 0 : openingChange(finding, book);
}
function standingDirection(finding, book) {
  return standingChange(finding, book)?.direction;
}
function openingChange(finding, book) {
  const number = finding.introduced.revision;
  if (number === null || !finding.introduced.exact || isEvent(finding)) return void 0;
  const cause = finding.causedBy === null ? void 0 : book.findings.get(finding.causedBy)?.subject;
  const changes = book.revisions.get(number)?.changes ?? [];
  return changeIn(number, subjectIn(number, finding, book), book) ?? changes.find((change) => change.subject === cause);
}
function subjectWords(subject) {
  const number = /^revision:(\d{1,15})$/.exec(subject)?.[1];
  if (number !== void 0) return revision(Number(number));
  if (subject.startsWith("rule:")) return ["rule ", ...value(subject.slice(5))];
  if (subject.startsWith("approval:")) return ["approval ", ...value(subject.slice(9))];
  return subject === "" ? ["the settings as a whole"] : setting(nameOf(subject));
}
function beginning(finding, book, limits, told = false) {
  const { introduced } = finding;
  if (introduced.revision === null) {
    const [gap, word] = finding.rule === "exceptions/unused" ? ["; ", "in force since "] : [", ", "since "];
    return say`${told ? [] : say`${prose(finding.message)}${[gap]}`}${[word]}${at(introduced.at)}`;
  }
  const says = told ? [] : say`: ${prose(finding.message)}`;
  const moment = { revision: introduced.revision, at: introduced.at };
  if (isDeed(finding)) return say`${made(introduced.by, moment)}${says}`;
  if (isEvent(finding)) return say`${told ? ["seen in "] : []}${momentWords(moment)}${says}`;
  if (finding.inert) return joined([inertWords(finding, book, told), ...ownWords(finding, book, limits)], "; ");
  return ownStory(finding, book, limits, says);
}
function ownStory(finding, book, limits, says) {
  const { introduced } = finding;
  const moment = { revision: introduced.revision, at: introduced.at };
  const step = standing(finding, book);
  if (step) return say`${stepWords(step, finding, book, limits)}; ${openingWords(finding, book, limits, step)}`;
  if (!introduced.exact) return alreadyWords(finding, book, limits);
  const change = openingChange(finding, book);
  if (!change) return say`${made(introduced.by, moment)}${says}`;
  return changed(introduced.by, change, moment, limits, finding.offending);
}
function inertWords(finding, book, told) {
  const { switch: place, since } = finding.inert;
  const what = told ? ["it has no effect"] : prose(finding.message);
  if (since.exact) return turnedOff(what, place, since.by, since);
  const not = since.revision === book.report.evidence.revisions.first ? ", the first one seen; who turned the switch and when are not known" : " at the latest; revisions before it are missing, so who turned the switch is not known";
  return say`${what}, already in ${momentWords(since)}${[not]}`;
}
function ownWords(finding, book, limits) {
  const { revision: revision2 } = finding.introduced;
  const step = standing(finding, book);
  if (revision2 !== finding.inert.since.revision) return [ownStory(finding, book, limits, [])];
  return step ? [stepWords(step, finding, book, limits)] : [];
}
function stepWords(step, finding, book, limits) {
  if (step.exact) return changed(step.by, step.change, step, limits, finding.offending);
  const subject = subjectIn(step.revision, finding, book);
  const name = subjectWords(subject);
  if (step.revision === book.report.evidence.revisions.first)
    return say`${was(subject, name, step.actual, step, limits)}, the first one seen; who set it and when are not known`;
  return say`${was(subject, name, step.actual, step, limits, "")}; revisions before it are missing, so who set it is not known`;
}
function openingWords(finding, book, limits, step) {
  const { introduced } = finding;
  if (!introduced.exact) return alreadyWords(finding, book, limits);
  const moment = { revision: introduced.revision, at: introduced.at };
  if (step.exact && isSame(introduced.by, step.by)) return say`open since ${momentWords(moment)}`;
  const change = openingChange(finding, book);
  if (!change) return say`open since ${momentWords(moment)}: ${made(introduced.by, moment)}`;
  return openedBy(introduced.by, change, moment, limits, finding.offending);
}
function alreadyWords(finding, book, limits) {
  const { introduced } = finding;
  const moment = { revision: introduced.revision, at: introduced.at };
  const subject = subjectIn(moment.revision, finding, book);
  const [first] = finding.values;
  const actual = first ? first.actual : finding.actual;
  const known = new Set(finding.offending.map(canonical));
  const named = Array.isArray(actual) ? actual.filter((entry) => known.has(canonical(entry))) : [];
  const so = was(subject, subjectWords(subject), actual, moment, limits, " already", named);
  if (moment.revision !== book.report.evidence.revisions.first)
    return say`${so}; revisions before it are missing, so it began then at the latest`;
  const not = actual === null ? "since when is not known" : "who set it and when are not known";
  return say`${so}, the first one seen; ${[not]}`;
}
function isSame(a, b) {
  return a !== null && b !== null && a.id === b.id && a.email === b.email;
}
function bylines(finding, book, limits) {
  const { introduced } = finding;
  if (introduced.revision === null) return [beginning(finding, book, limits)];
  const moment = { revision: introduced.revision, at: introduced.at };
  if (isDeed(finding)) return [brought(introduced.by, listedWords(moment.revision, book), moment, null)];
  if (isEvent(finding)) return [say`seen in ${momentWords(moment)}`];
  if (finding.inert) {
    const { since, switch: place } = finding.inert;
    const listed = listedWords(since.revision, book);
    const change = changeIn(since.revision, place, book);
    const what = change ? { subject: change.subject, actual: change.after } : null;
    const first2 = since.exact ? say`switch turned by ${brought(since.by, listed, since, what)}` : inertWords(finding, book, true);
    return [first2, ...ownWords(finding, book, limits)];
  }
  const step = standing(finding, book);
  const by = (one) => {
    const subject = subjectIn(one.revision, finding, book);
    return brought(one.by, listedWords(one.revision, book), one, { subject, actual: one.actual });
  };
  const first = stepsOf(finding, book).find(({ revision: number }) => number === moment.revision);
  if (!step) {
    if (!introduced.exact) return [alreadyWords(finding, book, limits)];
    const change = openingChange(finding, book);
    const what = change ? { subject: change.subject, actual: change.after } : null;
    return [brought(introduced.by, listedWords(moment.revision, book), moment, what)];
  }
  const shown = (one) => differenceWords(difference(one.before, one.actual, limits));
  const last = step.exact ? say`${shown(step)} by ${by(step)}` : stepWords(step, finding, book, limits);
  if (!introduced.exact) return [last, alreadyWords(finding, book, limits)];
  if (step.exact && isSame(step.by, introduced.by))
    return [last, say`open since ${revision(moment.revision)}, ${at(moment.at)}`];
  return [
    last,
    first?.change ? say`opened by ${by(first)}: ${shown(first)}` : openingWords(finding, book, limits, step)
  ];
}
function passage(finding, book, limits, max = Infinity) {
  const steps = stepsOf(finding, book);
  return steps.slice(-Math.min(max, steps.length)).map((step, i, shown) => {
    const { revision: number, at: time } = step;
    const isFirst = i === 0 && shown.length === steps.length;
    const author = step.exact ? say`, ${personWords(step.by)}` : [];
    const already = isFirst && !step.exact ? ["already "] : [];
    return say`${revision(number)}, ${at(time)}${author}: ${already}${valueOf(step, limits)}`;
  });
}
function valueOf({ before, actual, exact }, limits) {
  const change = difference(exact ? before : null, actual, limits);
  return change.form === "value" ? change.after : differenceWords(change);
}

// src/reporters/story.ts
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
function age(finding, book) {
  const { exposureSeconds, status } = finding;
  if (exposureSeconds === null)
    return { open: "open event", resolved: "resolved event", excepted: "excepted event", noted: "noted event" }[status];
  const length = lengthOf(finding, exposureSeconds, book);
  if (status === "resolved")
    return `${finding.ended === "outgrown" ? "lasted" : "was open"}${length === void 0 ? ", how long is not known" : ` ${length}`}`;
  return `${status === "excepted" ? "excepted, has lasted" : "open"} ${length}`;
}
function lengthOf(finding, seconds, book) {
  const isEndKnown = isEndExact(finding, book);
  if (!finding.introduced.exact) return isEndKnown ? `at least ${duration(seconds)}` : void 0;
  return isEndKnown ? duration(seconds) : `at most ${duration(seconds)}`;
}
function isEndExact({ resolved }, book) {
  return !resolved || resolved.revision === null || isNextSeen(resolved.revision, book);
}
function endingOf(ended) {
  if (ended === "accepted") return ["ended", ", when the value came back within an exception"];
  return ended === "outgrown" ? ["ended", ", when the value left its exception: it goes on as another finding"] : ["closed", ""];
}
function ending(finding, book) {
  const { resolved, exposureSeconds, exception } = finding;
  const length = exposureSeconds === null ? void 0 : lengthOf(finding, exposureSeconds, book);
  if (resolved) {
    const after = length === void 0 ? [] : [`, after ${length}`];
    if (resolved.revision === null)
      return say`closed${resolved.approval === void 0 ? [] : say` by approval ${resolved.approval}`} on ${at(resolved.at)}${after}`;
    const moment = { revision: resolved.revision, at: resolved.at };
    const [word, why] = endingOf(finding.ended);
    if (isNextSeen(resolved.revision, book))
      return say`${closed(resolved.by, moment, finding.subject, word)}${after}${[why]}`;
    return say`${[word]} by ${momentWords(moment)} at the latest${after}${[why]}; revisions before it are missing, so who ${[word]} it is not known`;
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
function limitWords(finding, book) {
  if (isEvent(finding)) return "an event has no time limit";
  if (finding.dueAt === null) return "no time limit set";
  const [due, now] = [instantOf(finding.dueAt), instantOf(finding.resolved?.at ?? book.report.asOf)];
  if (due === void 0 || now === void 0) return "time limit not known";
  const seconds = Math.floor(Math.abs(now - due) / 1e3);
  const [word] = endingOf(finding.ended);
  const most = isEndExact(finding, book) ? "" : "at most ";
  if (finding.resolved)
    return now > due ? `${word} ${most}${duration(seconds)} after its limit` : `${word} within its limit`;
  return now > due ? `${duration(seconds)} over its limit` : `${duration(seconds)} left`;
}
function placeWords(location) {
  return location === null ? ["built in"] : say`${`${location.file}:${location.line}`}`;
}
function dayAfter(instant, days) {
  const time = instantOf(instant);
  return time === void 0 ? void 0 : instantText(time + days * DAY).slice(0, 10);
}
function clusters(findings) {
  const found = /* @__PURE__ */ new Map();
  for (const [i, finding] of findings.entries()) {
    const { rule, status, message, introduced } = finding;
    const key = isEvent(finding) ? JSON.stringify([rule, status, message, personWords(introduced.by)]) : `${i}`;
    const cluster = found.get(key);
    if (cluster) cluster.push(finding);
    else found.set(key, [finding]);
  }
  return [...found.values()];
}
function revisionsOf(cluster, max) {
  const found = cluster.flatMap(({ introduced }) => introduced.revision === null ? [] : [introduced.revision]);
  const numbers = [...new Set(found)];
  if (numbers.length === 0) return ["no revision"];
  const shown = numbers.slice(0, max).join(", ");
  const more = numbers.length > max ? ` and ${thousands(numbers.length - max)} more` : "";
  return [`${numbers.length === 1 ? "revision" : "revisions"} ${shown}${more}`];
}

export {
  personWords,
  deed,
  isEvent,
  isDeed,
  stepsOf,
  authorOf,
  openerOf,
  standingChange,
  standingDirection,
  subjectWords,
  beginning,
  isSame,
  bylines,
  passage,
  worstFirst,
  directionWords,
  age,
  ending,
  term,
  dayWords,
  lastDay,
  limitWords,
  placeWords,
  dayAfter,
  clusters,
  revisionsOf
};
