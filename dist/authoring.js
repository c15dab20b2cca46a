import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

import { builtinInfo, expectedOf, infoOf, notInForce, statedRule } from "./audit.js";

import { checkNames, contradiction, demandText, demandWords, demandsOf, exactText, fitting, impliesDemand, joinChecks, leafSchema, loadChecks, passesEmpty, remedyWords, shouldText, testOf } from "./policies.js";

import { isReference } from "./questions.js";

import { count, described, digest, durationText, nonEmptyText, objectOrNull, optional, optionalList, rows, rowsOrNull, says, shapedText, text } from "./policies.js";

import { concrete, distinct, entriesFailure, entriesOf, entryOf, formTest, isList, isSet, keepEntries, listSchema, scalarOnly, unifySpelling, valueSchema, withoutRepetitions } from "./policies.js";

import { isUnsetAt, isVoid, meaningOf, normalsOf } from "./questions.js";

import { _default, _enum, any, array, boolean, describe, discriminatedUnion, email, extend, int, json, literal, looseObject, meta, nullable, number, object, optional as optional2, partialRecord, record, refine, strictObject, string, union, unknown } from "./zod.js";

import { $ZodAny, $ZodArray, $ZodBoolean, $ZodCustom, $ZodDefault, $ZodDiscriminatedUnion, $ZodEmail, $ZodEnum, $ZodLazy, $ZodLiteral, $ZodNever, $ZodNull, $ZodNullable, $ZodNumber, $ZodNumberFormat, $ZodObject, $ZodOptional, $ZodRecord, $ZodString, $ZodStringFormat, $ZodType, $ZodUnion, $ZodUnknown, $constructor, _any, _boolean, _email, _gte, _int, _lte, _maxLength, _minLength, _never, _null, _number, _overwrite, _positive, _refine, _regex, _string, _unknown, clone, describe_2, extend_2, globalRegistry, installLazyProp, meta_2, normalizeParams, own, parse, parseAsync, regexes_exports, safeParse, safeParseAsync, shallowClone, toJSONSchema } from "./zod.js";

import { enumeration, offending, subject, textOf, validBySchema, values, word } from "./policies.js";

import { isOver } from "./policies.js";

import { isGlob, kindOf, kinds_2, normalise, shareOfInternet } from "./questions.js";

import { email as email2, foldAscii } from "./questions.js";

import { isCliff, isContainer, isGuard, knownValues, rank } from "./questions.js";

import { isUnset } from "./questions.js";

import { globMatches, globsOverlap, positionOf, scale, scaleOf } from "./questions.js";

import { require_picomatch } from "./questions.js";

import { anyOf, coverageOf, flawOf, isCovered, isOpaque, isPlain, memoize, normalOf, overlapsOf, spansOf, spelledAs, spellingOf, textOf_2, unclean } from "./questions.js";

import { People, accountOf } from "./questions.js";

import { listOf, newIn } from "./questions.js";

import { DAY, boundText, certain, dayOf, daysBetween, durationOf, durationShape, endOf, instantOf, instantText, isDayOrMonth, isInstant, isInstantText, outputText, startOf, startOfDay, stretchOf, timeWords } from "./base.js";

import { KEYED, NO_FINGERPRINT, fingerprintsInText, fingerprintsOfName, hiddenName, isCredential, isForged, isHiding, isMarker, isMasked, isMisplaced, isNameless, isSame, isSecret, isWeak, marksOf, nobody, secretMarker, spaceOf, withSecretsAsTexts } from "./questions.js";

import { UNKNOWN_EDITOR, count as count2, duration, elapsedWords, endsSentence, fractionBelow, minute, months, nameOf, personName, precise, shortList, thousands } from "./base.js";

import { addTo, common, contains, countWhile, firstIn, getOrMake, groupBy, inOnePiece, lastIn, lookUp, meet, namesIn, partition, placeIn, present, sumOf, tableOf, unique } from "./base.js";

import { annotation, annotationProperty, cells, clip, codePointOf, cssText, hasUnseen, head, html, inAscii, indentOf, jsonText, logLine, markdownCode, markdownHint, markdownProse, middle, sarifMessage, spreadsheet, visible, visibleJson, xml } from "./base.js";

import { bag, canonical, canonicalObject, compare, equal, exactNumber, insert, isArray, isExactNumber, isObject, isWhole, membersOf, mergePatch, pointer, segment, textAt, unpointer, valueAt } from "./base.js";

import { __commonJS, __export, __require, __toESM } from "./base.js";

// src/authoring/coverage.ts
function coverageOf2(report, policies) {
  const { settings: settings2 } = report;
  const all = report.revisions.flatMap((row) => row.changes.map((change) => ({ row, change })));
  const bySubject2 = groupBy(all, ({ change }) => change.subject);
  const ungoverned = settings2.filter((setting2) => setting2.rules.length === 0).map(({ subject: subject2, setBy }) => ungovernedOf(subject2, setBy !== null, bySubject2.get(subject2) ?? [])).sort((a, b) => b.changes - a.changes || b.loosened - a.loosened || (a.subject < b.subject ? -1 : 1));
  const failedRules = new Set(report.findings.map((finding) => finding.rule));
  const metRules = new Set(settings2.flatMap((setting2) => setting2.rules));
  const governing = policies.assertions.filter((assertion) => assertion.governs.length > 0);
  const aboutSettings = new Set([...policies.rules, ...governing].map((rule) => rule.id));
  const policyRules = report.rules.filter((rule) => rule.policy !== null);
  const asOf = Date.parse(report.asOf);
  const inForce = [...policies.rules, ...policies.assertions].filter((rule) => notInForce(rule, asOf) === void 0);
  const judgedRules2 = new Set(inForce.flatMap(({ id }) => metRules.has(id) ? [id] : []));
  const isExercised = ({ id, status }) => failedRules.has(id) || judgedRules2.has(id) || !aboutSettings.has(id) && status !== "not-evaluated";
  return {
    settings: { seen: settings2.length, governed: settings2.length - ungoverned.length, ungoverned },
    rules: {
      total: policyRules.length,
      failed: policyRules.filter((rule) => failedRules.has(rule.id)).length,
      unexercised: policyRules.filter((rule) => !isExercised(rule)).map(({ id, title, reason, location }) => ({ rule: id, title, reason, location }))
    }
  };
}
function ungovernedOf(subject2, set, changes2) {
  const knownChanges = changes2.filter(({ row }) => row.missing === void 0);
  const people2 = groupBy(knownChanges, ({ row: { by } }) => accountOf(by));
  const last = changes2.at(-1)?.row;
  return {
    subject: subject2,
    changes: changes2.length,
    loosened: changes2.filter(({ change }) => change.direction === "looser").length,
    editors: [...people2.values()].map((own2) => ({ by: firstIn(own2).row.by, changes: own2.length })).sort((a, b) => b.changes - a.changes),
    last: last ? { revision: last.revision, at: last.at, by: last.missing ? nobody : last.by } : null,
    set
  };
}

import { checksNamedIn, contraryText, exceptionKeys, nestedHint, noCheck, policySchema, rulesOf, statements, titleOf } from "./policies.js";

import { byRepository, changeEvent, draftAt, draftOn, draftSeen, draftWith, endAt, event, eventAt, findFrozen, hourWords, isFrozenBy, isOlder, judge, localWords, minuteOfWeek, openings, policyInfo, readinessStated, repositorySubject, statedInfo, stepAudit, stretches, verdictByComparison, verdictBySettings, windowWords } from "./audit.js";

import { commandsIn, direction } from "./questions.js";

import { matchesAny, matchesSubject, patternFlaw } from "./questions.js";

import { reaches, severities, tallyOf, weight, worstToBest } from "./questions.js";

// src/authoring/edits/edit.ts
function sayer(kind, name, location) {
  return (direction2, text3) => ({ kind, name, direction: direction2, text: text3, location });
}
function day(time, end = false) {
  return time === null ? "always" : boundText(time, end);
}
function within(seconds) {
  return seconds === null ? "no limit" : duration(seconds);
}
function severityEdits(old, now, say2) {
  if (old === now) return [];
  const words22 = (severity) => severity ?? "that of the built-in rules";
  return [say2(severityDirection(old, now), `severity ${words22(old)} \u2192 ${words22(now)}`)];
}
function severityDirection(old, now) {
  if (old !== null && now !== null) return weight(now) < weight(old) ? "looser" : "tighter";
  if (old === lastIn(severities) || now === firstIn(severities)) return "looser";
  return now === lastIn(severities) || old === firstIn(severities) ? "tighter" : "unknown";
}
function pairByName(before, after, nameOf3) {
  const old = byName(before, nameOf3);
  const now = byName(after, nameOf3);
  return [
    ...[...now].map(([name, item]) => {
      const was = old.get(name);
      return was ? [was, item] : [void 0, item];
    }),
    ...[...old].filter(([name]) => !now.has(name)).map(([, item]) => [item, void 0])
  ];
}
function byName(items, nameOf3) {
  const groups = groupBy(items, nameOf3);
  return new Map([...groups].flatMap(([name, group]) => group.map((item, i) => [JSON.stringify([name, i]), item])));
}
// src/authoring/edits/fields.ts
function fieldsOf(fields) {
  return (before, after, say2) => namesIn(fields).flatMap((name) => fields[name](before[name], after[name], say2));
}
function directionOf({ looser, tighter }) {
  return looser ? "looser" : tighter ? "tighter" : "neutral";
}
function isSame2(before, after) {
  return keyOf(before) === keyOf(after);
}
function keyOf(value2) {
  return canonical(JSON.parse(JSON.stringify(value2 ?? null)));
}
var whenChanged = (edit) => (before, after, say2) => before === after ? [] : [edit(before, after, say2)];
var ignored = () => [];
var ignoring = (...names22) => tableOf(names22, () => ignored);
var undirected = (name) => (before, after, say2) => isSame2(before, after) ? [] : [say2("unknown", `${name} ${valueText(before)} \u2192 ${valueText(after)}`)];
var wording = (name) => (before, after, say2) => isSame2(before, after) ? [] : [say2("neutral", `other words: ${name}`)];
var owner = whenChanged(
  (before, after, say2) => say2("neutral", `owner ${before ?? "nobody"} \u2192 ${after ?? "nobody"}`)
);
function valueText(value2) {
  return typeof value2 === "string" ? value2 : value2 === null ? "not stated" : JSON.stringify(value2);
}
var most = (name, text3 = String) => whenChanged((before, after, say2) => {
  const looser = (after ?? Infinity) > (before ?? Infinity);
  const words22 = (value2) => value2 === null ? "no limit" : text3(value2);
  return say2(looser ? "looser" : "tighter", `${name} ${words22(before)} \u2192 ${words22(after)}`);
});
var least = (name) => whenChanged((before, after, say2) => {
  const [old, now] = [before ?? 0, after ?? 0];
  const words22 = (value2) => value2 === null ? "none" : String(value2);
  const direction2 = directionOf({ looser: now < old, tighter: now > old });
  return say2(direction2, `${name} at least ${words22(before)} \u2192 ${words22(after)}`);
});
var isListed = (list2, name) => list2.includes(name);
var allowed = (name, covers = isListed) => (before, after, say2) => {
  if (isSame2(before, after)) return [];
  const looser = before !== null && (after === null || after.some((entry2) => !covers(before, entry2)));
  const tighter = after !== null && (before === null || before.some((entry2) => !covers(after, entry2)));
  return [say2(directionOf({ looser, tighter }), `${name}: ${listText(before, after, "everything")}`)];
};
var denied = (name, covers = isListed) => (before, after, say2) => {
  if (isSame2(before, after)) return [];
  const [old, now] = [before ?? [], after ?? []];
  const looser = old.some((entry2) => !covers(now, entry2));
  const tighter = now.some((entry2) => !covers(old, entry2));
  return [say2(directionOf({ looser, tighter }), `${name}: ${listText(before, after, "nothing")}`)];
};
function listText(before, after, emptyWord) {
  const words22 = (list2) => list2 === null ? emptyWord : enumeration(list2);
  if (before === null || after === null) return `${words22(before)} \u2192 ${words22(after)}`;
  const more = after.filter((entry2) => !before.includes(entry2));
  const fewer = before.filter((entry2) => !after.includes(entry2));
  return entriesText(more, fewer) || "in another order";
}
function entriesText(more, fewer) {
  return [
    ...more.length > 0 ? [`added ${enumeration(more)}`] : [],
    ...fewer.length > 0 ? [`removed ${enumeration(fewer)}`] : []
  ].join("; ");
}
var fixWithin = most("fixWithin", within);
var origin = {
  policy: whenChanged((before, after, say2) => say2("neutral", `moved from policy ${before} to ${after}`)),
  owner,
  from: whenChanged((before, after, say2) => {
    const direction2 = (after ?? -Infinity) > (before ?? -Infinity) ? "looser" : "tighter";
    return say2(direction2, `in force from ${day(before)} \u2192 ${day(after)}`);
  }),
  until: whenChanged((before, after, say2) => {
    const direction2 = (after ?? Infinity) < (before ?? Infinity) ? "looser" : "tighter";
    return say2(direction2, `in force until ${day(before, true)} \u2192 ${day(after, true)}`);
  })
};
var words = tableOf(["rationale", "controls", "remediation"], wording);
function part(kind, compare2, emptyFields, placeOf2) {
  return (before, after) => {
    const statedPart = after ?? before;
    if (!statedPart) return [];
    const say2 = sayer(kind, kind, placeOf2(statedPart));
    if (before && after) return compare2(before, after, say2);
    const empty = { ...statedPart, ...emptyFields };
    const edits2 = after ? compare2(empty, statedPart, say2) : compare2(statedPart, empty, say2);
    const texts = edits2.filter(({ direction: direction2 }) => direction2 !== "neutral").map(({ name, text: text3 }) => name === kind ? text3 : `${name} ${text3}`);
    const details = texts.length === 0 ? "" : `: ${texts.join("; ")}`;
    return [say2(overallOf(edits2), `${after ? "added" : "removed"}${details}`)];
  };
}
function overallOf(edits2) {
  const has = (direction2) => edits2.some((edit) => edit.direction === direction2);
  if (has("unknown") && !has("looser")) return "unknown";
  return directionOf({ looser: has("looser"), tighter: has("tighter") });
}
// src/authoring/edits/places.ts
var OTHER_KEY = "\0";
function placesOf({ root }, patterns2) {
  const names22 = /* @__PURE__ */ new Set([OTHER_KEY]);
  for (const segment3 of patterns2.flatMap((pattern) => pattern.replaceAll("[*]", ".*").split(".")))
    if (segment3 !== "**") names22.add(segment3.replaceAll("*", OTHER_KEY));
  const below = (place, keys) => {
    const placesByKey = new Map([...place.keys.values()].map((key) => [key.name, key.place]));
    const { any: any2 } = place;
    return [
      ...place.setting ? [pointer(keys)] : [],
      ...[...placesByKey].flatMap(([name, next]) => below(next, [...keys, name])),
      ...any2 ? [...names22].flatMap((name) => below(any2, [...keys, name])) : [],
      // A group can contain settings that the catalog does not list.
      ...placesByKey.size > 0 ? [...names22].filter((name) => !place.keys.has(name)).map((name) => pointer([...keys, name])) : []
    ];
  };
  return below(root, []);
}
function coverageChange(before, after, catalog) {
  const covers = (patterns2, place) => patterns2 === null || matchesAny(patterns2, place);
  const places2 = placesOf(catalog, [...before ?? [], ...after ?? []]);
  return {
    more: places2.some((place) => covers(after, place) && !covers(before, place)),
    fewer: places2.some((place) => covers(before, place) && !covers(after, place))
  };
}
// src/authoring/edits/people.ts
function editorEdits(before, after, catalog) {
  const say2 = sayer("editors", "editors", (after ?? before)?.location ?? null);
  if (!before && !after) return [];
  if (!after) return [say2("looser", `removed: everybody may edit`)];
  if (!before) return [say2("tighter", "added: who may edit")];
  return [
    ...approvedEdits(before, after, say2),
    ...patternEdits(before, after, catalog),
    ...otherEdits(before, after, say2)
  ];
}
var otherEdits = fieldsOf({
  ...origin,
  severity: severityEdits,
  rationale: words.rationale,
  controls: words.controls,
  location: ignored
});
function approvedEdits(before, after, say2) {
  if (before.approved && after.approved) return peopleEdits(before.approved, after.approved, say2);
  if (before.approved)
    return [say2("looser", "approved was removed: everybody may edit settings that by does not name")];
  return after.approved ? [say2("tighter", `approved was added: ${names(after.approved)}`)] : [];
}
function patternEdits(before, after, catalog) {
  if (isSame2(before.by, after.by)) return [];
  const places2 = placesOf(
    catalog,
    [...before.by, ...after.by].map(({ pattern }) => pattern)
  );
  const decider = ({ by }, place) => by.findLast(({ pattern }) => matchesSubject(pattern, place));
  const deciders = places2.map((place) => ({ old: decider(before, place), now: decider(after, place) }));
  const rights = (isMeant) => rightsChange(
    deciders.filter(isMeant).map(({ old, now }) => [old?.people ?? before.approved, now?.people ?? after.approved])
  );
  const pairs = pairByName(before.by, after.by, (row) => row.pattern);
  const isShared = (row) => pairs.some(([old, now]) => old && now && (row === old || row === now));
  const sharedOf = ({ by }) => by.filter(isShared).map(({ pattern }) => pattern);
  const order2 = rights(
    ({ old, now }) => old !== void 0 && now !== void 0 && old.pattern !== now.pattern && isShared(old) && isShared(now)
  );
  const say2 = sayer("editors", "editors.by", after.location);
  const reordered = `the patterns stand in another order, and the last pattern that matches decides${order2.text}`;
  return [
    ...pairs.flatMap(([old, now]) => {
      const say22 = sayer("editors", `editors.by ${(now ?? old).pattern}`, after.location);
      if (old && now) {
        const decides = deciders.some((row) => row.old === old && row.now === now);
        return peopleEdits(old.people, now.people, (direction2, text3) => say22(decides ? direction2 : "neutral", text3));
      }
      const change = rights((row) => now ? row.now === now : row.old === old);
      return [say22(change.direction, `${now ? "added" : "removed"}: ${names((now ?? old).people)}${change.text}`)];
    }),
    ...isSame2(sharedOf(before), sharedOf(after)) ? [] : [say2(order2.direction, reordered)]
  ];
}
function rightsChange(places2) {
  const gaining = new Set(places2.flatMap(([before, after]) => newIn2(after, before)));
  const losing = new Set(places2.flatMap(([before, after]) => newIn2(before, after)));
  return {
    direction: directionOf({ looser: gaining.size > 0, tighter: losing.size > 0 }),
    text: [
      ...gaining.size > 0 ? [`; may edit more: ${[...gaining].join(", ")}`] : [],
      ...losing.size > 0 ? [`; may edit less: ${[...losing].join(", ")}`] : []
    ].join("")
  };
}
function newIn2(people2, earlier) {
  if (earlier === null) return [];
  if (people2 === null) return ["everybody"];
  return people2.filter((person3) => !isCovered2(person3, earlier)).map((person3) => `${person3.who}${termWords(person3)}`);
}
function isCovered2({ who, from: from2, until: until2 }, people2) {
  const terms = people2.filter((person3) => isWithin(who, person3.who)).toSorted((a, b) => (a.from ?? -Infinity) - (b.from ?? -Infinity));
  let coveredTo = from2 ?? -Infinity;
  for (const term2 of terms)
    if ((term2.from ?? -Infinity) <= coveredTo) {
      if (term2.until === null) return true;
      coveredTo = Math.max(coveredTo, term2.until);
    }
  return until2 !== null && coveredTo >= until2;
}
function isWithin(name, otherName) {
  if (name.includes("@") !== otherName.includes("@")) return false;
  return name.includes("@") ? coverageOf(email2, [otherName])(name) : globMatches(otherName, name);
}
function peopleEdits(before, after, say2) {
  return pairByName(before, after, (person3) => person3.who).flatMap(([old, now]) => {
    if (old && now && old.from === now.from && old.until === now.until) return [];
    const direction2 = directionOf({
      looser: now !== void 0 && !isCovered2(now, before),
      tighter: old !== void 0 && !isCovered2(old, after)
    });
    if (!now) return [say2(direction2, `${old.who} was removed`)];
    if (!old) return [say2(direction2, `${now.who} was added${termWords(now)}`)];
    return [say2(direction2, `${now.who}:${termWords(old) || " always"} \u2192${termWords(now) || " always"}`)];
  });
}
function termWords({ from: from2, until: until2 }) {
  return `${from2 === null ? "" : ` from ${day(from2)}`}${until2 === null ? "" : ` until ${day(until2, true)}`}`;
}
function names(people2) {
  return people2.map((person3) => person3.who).join(", ");
}
// src/authoring/edits/exceptions.ts
function exceptionEdits(before, after, renamed) {
  const old = before.map((exception) => ({ ...exception, rule: renamed.get(exception.rule) ?? exception.rule }));
  return pairByName(old, after, exceptionKey).flatMap(([was, now]) => {
    const { rule, location } = now ?? was;
    const say2 = sayer("exception", rule, location);
    if (!now) return [say2(isAccepted(was, after) ? "neutral" : "tighter", `exception removed: ${exceptionWords(was)}`)];
    if (!was) return [say2(isAccepted(now, old) ? "neutral" : "looser", `exception added: ${exceptionWords(now)}`)];
    return otherEdits2(was, now, say2);
  });
}
var otherEdits2 = fieldsOf({
  // They are the same in both exceptions of a pair.
  ...ignoring("rule", "value", "subject", "inert", "revision", "from", "location"),
  until: whenChanged((old, now, say2) => {
    const longer = (now ?? Infinity) > (old ?? Infinity);
    const days22 = `${day(old, true)} \u2192 ${day(now, true)}`;
    return say2(longer ? "looser" : "tighter", `exception ${longer ? "extended" : "shortened"}: until ${days22}`);
  }),
  owner,
  agreedBy: undirected("agreedBy"),
  reason: wording("reason"),
  ticket: wording("ticket"),
  category: wording("category")
});
function isAccepted({ rule, subject: subject2, value: value2, inert, revision: revision3, from: from2, until: until2 }, exceptions) {
  const values3 = (list2) => (list2 ?? []).map(canonical);
  return exceptions.some(
    (candidate) => candidate.rule === rule && candidate.subject === subject2 && candidate.revision === revision3 && (candidate.inert || !inert) && values3(value2).every((item) => values3(candidate.value).includes(item)) && candidate.from <= from2 && (candidate.until ?? Infinity) >= (until2 ?? Infinity)
  );
}
function exceptionKey({ rule, subject: subject2, value: value2, inert, revision: revision3, from: from2 }) {
  return canonical([rule, subject2, (value2 ?? []).map(canonical).sort(), inert, revision3, from2]);
}
function itemWords(item) {
  if (item === null) return "not set";
  return typeof item === "string" ? item : JSON.stringify(item);
}
function exceptionWords({ value: value2, subject: subject2, inert, revision: revision3, owner: owner2, until: until2, reason }) {
  const accepts = revision3 === null ? (value2 ?? []).map(itemWords).join(", ") : `revision ${revision3}`;
  const end = until2 === null ? "" : `, until ${day(until2, true)}`;
  const place = subject2 === null ? "" : ` at ${subject2}`;
  const without = inert ? ", and that it has no effect" : "";
  return `${accepts}${place}${without}, owner ${owner2}${end}: ${reason}`;
}
function approvalEdits(before, after, catalog) {
  return pairByName(before.approvals, after.approvals, (approval) => approval.id).flatMap(([old, now]) => {
    const { id, location } = now ?? old;
    const say2 = sayer("approval", id, location);
    if (!now) return [say2("tighter", `approval removed: ${approvalWords(old)}`)];
    if (!old) return [say2("looser", `approval added: ${approvalWords(now)}`)];
    const edits2 = fieldsOf(approvalWording)(old, now, say2);
    const texts = [approvalWords(old), approvalWords(now)];
    if (texts[0] === texts[1]) return edits2;
    const looser = allowsMore(old, now, { catalog, hasEditors: after.editors !== null });
    const tighter = allowsMore(now, old, { catalog, hasEditors: before.editors !== null });
    return [say2(directionOf({ looser, tighter }), `approval edited: ${texts.join(" \u2192 ")}`), ...edits2];
  });
}
var approvalWording = {
  ...ignoring("id", "settings", "from", "until", "implementers", "approvedBy", "approvedAt", "location"),
  ticket: wording("ticket"),
  reason: wording("reason")
};
function allowsMore(old, now, { catalog, hasEditors }) {
  const isListed22 = (name, list2) => list2.some((entry2) => isWithin(name, entry2));
  const mayImplement = (name) => old.implementers === null || isListed22(name, old.implementers);
  const isNew = hasEditors && old.implementers === null && now.implementers !== null;
  return coverageChange(old.settings, now.settings, catalog).more || now.from < old.from || now.until > old.until || isNew || (now.implementers === null ? old.implementers !== null : !now.implementers.every(mayImplement)) || !now.approvedBy.every((name) => isListed22(name, old.approvedBy)) || now.approvedAt < old.approvedAt;
}
function approvalWords({ settings: settings2, from: from2, until: until2, implementers, approvedBy, approvedAt }) {
  const implementerWords = implementers ? ` by ${implementers.join(", ")}` : "";
  const period = `${day(from2)} to ${day(until2, true)}`;
  return `${settings2.join(", ")}${implementerWords}, ${period}, approved by ${approvedBy.join(", ")} on ${day(approvedAt)}`;
}
// src/authoring/edits/rules.ts
function renamedRules(before, after) {
  const removedRules = before.filter((rule) => !after.some((candidate) => candidate.id === rule.id));
  const newRules = after.filter((rule) => !before.some((candidate) => candidate.id === rule.id));
  const renamed = /* @__PURE__ */ new Map();
  for (const rule of removedRules) {
    const [match, ...more] = newRules.filter((candidate) => candidate.setting === rule.setting);
    const rivals = removedRules.filter((candidate) => candidate.setting === rule.setting);
    if (match && more.length === 0 && rivals.length === 1) renamed.set(rule.id, match.id);
  }
  return renamed;
}
function ruleEdits(before, after, renamed, context) {
  const rulesBefore = before.rules.map((rule) => ({ ...rule, now: renamed.get(rule.id) ?? rule.id }));
  const pairs = pairByName(
    rulesBefore,
    after.rules.map((rule) => ({ ...rule, now: rule.id })),
    (rule) => rule.now
  );
  return pairs.flatMap(([old, now]) => {
    if (!now) return [sayer("rule", old.id, old.location)("looser", `removed: ${demandOf(old, context)}`)];
    const say2 = sayer("rule", now.id, now.location);
    if (!old) return [say2("tighter", `added: ${demandOf(now, context)}`)];
    return [
      ...old.id === now.id ? [] : [say2("neutral", `renamed from ${old.id}`)],
      ...demandEdits(old, now, context, say2),
      // A new name tells of the new policy, and the demand of a title that repeats it.
      ...otherEdits3(
        {
          ...old,
          policy: old.id === now.id ? old.policy : now.policy,
          title: isMade(old, context) && isMade(now, context) ? now.title : old.title
        },
        now,
        say2
      )
    ];
  });
}
function isMade(rule, { checks }) {
  return rule.title === titleOf(rule.setting, checks, rule.demands);
}
function assertionEdits(before, after) {
  return pairByName(before, after, (assertion) => assertion.id).flatMap(([old, now]) => {
    if (!now) return [sayer("assertion", old.id, old.location)("looser", `removed: ${old.title}`)];
    const say2 = sayer("assertion", now.id, now.location);
    if (!old) return [say2("tighter", `added: ${now.title}`)];
    return assertionFields(old, now, say2);
  });
}
function demandOf(rule, { checks }) {
  return `${rule.setting} ${shouldText(exactText(checks, rule.demands))}`;
}
function demandEdits(old, now, context, say2) {
  if (old.setting !== now.setting) return [say2("unknown", `${demandOf(old, context)} \u2192 ${demandOf(now, context)}`)];
  if (canonical(asJson(old.demands)) === canonical(asJson(now.demands))) return [];
  const direction2 = demandDirection(old, now, context);
  const entries2 = entryWords(old.demands, now.demands);
  if (entries2 !== void 0) return [say2(direction2, entries2)];
  const words22 = (rule) => exactText(context.checks, rule.demands);
  return [say2(direction2, `should be ${words22(old)} \u2192 ${words22(now)}`)];
}
function entryWords([old, ...more], [now, ...moreDemands]) {
  if (!old || !now || old.check !== now.check || more.length + moreDemands.length > 0) return void 0;
  const [before, after] = [old.options, now.options];
  if (!isArray(before) || !isArray(after)) return void 0;
  const entriesOnlyIn = (from2, to) => {
    const values3 = new Set(to.map(canonical));
    return from2.filter((entry2) => !values3.has(canonical(entry2)));
  };
  const text3 = entriesText(entriesOnlyIn(after, before), entriesOnlyIn(before, after));
  return text3 === "" ? void 0 : `${now.check}: ${text3}`;
}
function asJson(demands) {
  return demands.map(({ check, options: options2 }) => ({ check, options: options2 })).sort((a, b) => a.check < b.check ? -1 : 1);
}
function demandDirection(old, now, { catalog, checks }) {
  const setting2 = catalog.setting(old.setting);
  if (!setting2) return "unknown";
  const [first] = old.demands;
  const [second] = now.demands;
  const isSingle = old.demands.length === 1 && now.demands.length === 1;
  if (isSingle && first?.check === "equals" && second?.check === "equals") {
    const way = direction(setting2, { value: first.options }, { value: second.options });
    return way === "neutral" ? "unknown" : way;
  }
  const parts2 = old.demands.map((demand) => {
    const implied = impliesDemand(checks, now.demands, demand, setting2);
    if (implied === true) return "neutral";
    const incomparable = implied === false && lookUp(checks, demand.check).carries === "text";
    return incomparable ? "unknown" : "looser";
  });
  if (parts2.includes("looser")) return "looser";
  if (parts2.includes("unknown")) return "unknown";
  const same = now.demands.every((demand) => impliesDemand(checks, old.demands, demand, setting2) === true);
  return same ? "neutral" : "tighter";
}
var common2 = {
  id: ignored,
  title: wording("title"),
  severity: severityEdits,
  fixWithinSeconds: fixWithin,
  ...origin,
  ...words,
  location: ignored
};
var otherEdits3 = fieldsOf({
  ...common2,
  setting: ignored,
  demands: ignored,
  unsetPasses: whenChanged(
    (_, now, say2) => now ? say2("looser", "an unset value now passes") : say2("tighter", "an unset value no longer passes")
  ),
  overridable: whenChanged(
    (_, now, say2) => now ? say2("looser", "policies that extend it may now loosen it") : say2("tighter", "policies that extend it may no longer loosen it")
  )
});
var assertionFields = fieldsOf({
  ...common2,
  schema: (old, now, say2) => equal(old, now) ? [] : [say2("unknown", "its schema differs; which way is not decidable")],
  governs: ignored
});
// src/authoring/edits/changes.ts
function changeEdits(before, after, catalog) {
  const say2 = sayer("changes", "changes", (after ?? before)?.location ?? null);
  if (!before && !after) return [];
  if (!after) return [say2("looser", "removed: the controls may change at any time, by whatever way")];
  if (!before) return [say2("tighter", "added: when and how the controls may change")];
  return fieldsOf({
    ...origin,
    rationale: words.rationale,
    controls: words.controls,
    location: ignored,
    windows: windowEdits,
    freezes: (old, now) => freezeEdits(old, now, say2, catalog),
    loosening: (old, now) => looseningEdits(old, now, say2, catalog),
    emergencySeconds: emergencyEdits,
    severity: severityEdits
  })(before, after, say2);
}
function windowEdits(before, after, say2) {
  if (isSame2(before, after)) return [];
  if (before.length === 0) return [say2("tighter", `windows were added: ${after.map(windowWords2).join("; ")}`)];
  if (after.length === 0) return [say2("looser", "windows were removed: changes at any time")];
  const [directionBeside, directionWithout] = [openDirections(before), openDirections(after)];
  const keyOfWindow = (window) => keyOf({ ...window, days: window.days.toSorted() });
  const edits2 = pairByName(before, after, keyOfWindow).flatMap(([old, now]) => {
    if (old && now) return [];
    return now ? [say2(directionBeside(now, "looser"), `a window was added: ${windowWords2(now)}`)] : [say2(directionWithout(old, "tighter"), `a window was removed: ${windowWords2(old)}`)];
  });
  return edits2.length > 0 ? edits2 : [say2("neutral", "the windows, or their days, stand in another order")];
}
var MINUTE = 6e4;
var times = Array.from({ length: 7 * DAY / MINUTE }, (_, i) => Date.parse("2026-01-12") + i * MINUTE);
function openDirections(windows) {
  const minutesByZone = /* @__PURE__ */ new Map();
  const minuteOf = (i, zone) => getOrMake(minutesByZone, zone, () => times.map((time) => minuteOfWeek(time, zone)))[i];
  const isOpenBeside = openings(windows, minuteOf);
  return (window, direction2) => {
    const isOpen = openings([window], minuteOf);
    if (times.some((_, i) => isOpen(i) && !isOpenBeside(i))) return direction2;
    return windows.every(({ timezone }) => timezone === window.timezone) ? "neutral" : "unknown";
  };
}
function windowWords2({ days: days22, from: from2, to, timezone }) {
  return `${days22.join(", ")} ${hourWords(from2)}\u2013${hourWords(to)} ${timezone}`;
}
function freezeEdits(before, after, say2, catalog) {
  if (isSame2(before, after)) return [];
  const text3 = ({ from: from2, until: until2, reason, settings: settings2 }) => `${settings2 ? `${settings2.join(", ")}, ` : ""}${day(from2)} to ${day(until2, true)}, ${reason}`;
  const places2 = placesOf(
    catalog,
    [...before, ...after].flatMap(({ settings: settings2 }) => settings2 ?? [])
  );
  const [isBeyondBefore, isBeyondAfter] = [beyond(before, places2), beyond(after, places2)];
  const edits2 = pairByName(before, after, keyOf).flatMap(([old, now]) => {
    if (old && now) return [];
    return now ? [say2(isBeyondBefore(now) ? "tighter" : "neutral", `a freeze was added: ${text3(now)}`)] : [say2(isBeyondAfter(old) ? "looser" : "neutral", `a freeze was removed: ${text3(old)}`)];
  });
  return edits2.length > 0 ? edits2 : [say2("neutral", "the freezes stand in another order")];
}
function beyond(freezes, places2) {
  const settingsOf = ({ settings: settings2 }) => JSON.stringify(settings2);
  const bySettings = [...groupBy(freezes, settingsOf).values()];
  const times2 = /* @__PURE__ */ new Map();
  const ofPlaces = places2.map((place) => {
    const covering = bySettings.map((group) => isFrozenBy(firstIn(group), place));
    const timesOf = () => mergeFreezes(bySettings.flatMap((group, i) => covering[i] ? group : []));
    return getOrMake(times2, covering.join(), timesOf);
  });
  const covered = /* @__PURE__ */ new Map();
  return (freeze) => {
    const isCovered3 = (_, i) => isFrozenBy(freeze, places2[i]);
    const all = getOrMake(covered, settingsOf(freeze), () => new Set(ofPlaces.filter(isCovered3)));
    return [...all].some((spans) => {
      const span = spans[countWhile(spans, ({ from: from2 }) => from2 <= freeze.from) - 1];
      return span === void 0 || span.until < freeze.until;
    });
  };
}
function mergeFreezes(freezes) {
  const spans = [];
  for (const { from: from2, until: until2 } of freezes.toSorted((a, b) => a.from - b.from)) {
    const last = spans.at(-1);
    if (last && from2 <= last.until) last.until = Math.max(last.until, until2);
    else spans.push({ from: from2, until: until2 });
  }
  return spans;
}
function looseningEdits(old, now, say2, catalog) {
  if (isSame2(old, now)) return [];
  if (!now) return [say2("looser", "loosening no longer needs an approval")];
  if (!old) return [say2("tighter", `loosening of ${settingsText(now.settings)} now needs an approval`)];
  const { more, fewer } = coverageChange(old.settings, now.settings, catalog);
  const direction2 = directionOf({ looser: fewer, tighter: more });
  return [
    say2(direction2, `loosening needs an approval for ${settingsText(old.settings)} \u2192 ${settingsText(now.settings)}`)
  ];
}
function settingsText(settings2) {
  return settings2?.join(", ") ?? "every setting";
}
var emergencyEdits = whenChanged((old, now, say2) => {
  const text3 = (seconds) => seconds === null ? "never" : `within ${within(seconds)}`;
  const [was, is] = [old ?? 0, now ?? 0];
  return say2(directionOf({ looser: is > was, tighter: is < was }), `approvals afterwards: ${text3(old)} \u2192 ${text3(now)}`);
});
// src/authoring/edits/observed.ts
var models = (list2, name) => isCovered(kinds_2.model, list2, name);
var days = (count3) => `${count3} d`;
function ruleOf(name, demand) {
  const compare2 = fieldsOf({
    demand: fieldsOf(demand),
    id: whenChanged((before, after, say2) => say2("neutral", `id ${before ?? "built in"} \u2192 ${after ?? "built in"}`)),
    severity: severityEdits,
    ...words,
    fixWithinSeconds: fixWithin,
    location: ignored
  });
  return (before, after) => {
    const statedPart = after ?? before;
    if (!statedPart) return [];
    const say2 = sayer("usage", `usage.${name}`, statedPart.location);
    if (!after) return [say2("looser", "removed")];
    return before ? compare2(before, after, say2) : [say2("tighter", "added")];
  };
}
var lists = { allowed: allowed("allowed"), denied: denied("denied") };
var modelLists = { allowed: allowed("allowed", models), denied: denied("denied", models) };
var levels = ["off", "low", "medium", "high"];
var level = whenChanged((before, after, say2) => {
  const rank2 = (name) => name === null ? Infinity : levels.indexOf(name);
  const text3 = `atMost ${before ?? "no limit"} \u2192 ${after ?? "no limit"}`;
  return say2(rank2(after) > rank2(before) ? "looser" : "tighter", text3);
});
function eachOf(compare2) {
  return (before, after, say2) => [.../* @__PURE__ */ new Set([...Object.keys(before), ...Object.keys(after)])].flatMap(
    (name) => compare2(name)(before[name] ?? null, after[name] ?? null, say2)
  );
}
var hookRule = ruleOf("hooks", {
  event: ignored,
  matcher: ignored,
  command: ignored,
  perCallOf: undirected("perCallOf"),
  atLeast: least("runs"),
  overDays: undirected("over days")
});
var hooks = (before, after, say2) => pairByName(before, after, ({ demand: { event: event2, matcher, command } }) => keyOf([event2, matcher, command])).flatMap(
  ([old, now]) => hookRule(old ?? null, now ?? null, say2).map((edit) => {
    const { event: event2, command } = (now ?? old).demand;
    return { ...edit, text: `${command} on ${event2}: ${edit.text}` };
  })
);
var usageEdits = part(
  "usage",
  fieldsOf({
    ...origin,
    settleDays: most("settle", days),
    quietDays: undirected("quiet days"),
    identities: undirected("mcp.identities"),
    models: ruleOf("models", { ...modelLists, tiers: allowed("tiers") }),
    mcp: ruleOf("mcp", lists),
    tools: ruleOf("tools", lists),
    slashCommands: ruleOf("slashCommands", lists),
    skills: ruleOf("skills", lists),
    clients: ruleOf("clients", lists),
    autonomy: ruleOf("autonomy", {
      atMost: level,
      share: eachOf((name) => most(`share of ${name}`)),
      ratioP90: most("ratioP90")
    }),
    credits: ruleOf("credits", { perUserPerDay: most("perUserPerDay"), perDay: most("perDay") }),
    hooks,
    unused: ruleOf("unused", { afterDays: most("after", days), of: denied("of") })
  }),
  {
    settleDays: 0,
    quietDays: 14,
    identities: {},
    ...tableOf(
      ["models", "mcp", "tools", "slashCommands", "skills", "clients", "autonomy", "credits", "unused"],
      () => null
    ),
    hooks: []
  },
  () => null
);
var accessEdits = part(
  "access",
  fieldsOf({
    ...origin,
    rationale: words.rationale,
    controls: words.controls,
    location: ignored,
    reviewEveryDays: whenChanged(
      (before, after, say2) => say2("neutral", `reviewEvery ${termText(before)} \u2192 ${termText(after)}`)
    ),
    maxIdleDays: most("maxIdle", days),
    mayEdit: whenChanged(
      (before, after, say2) => say2(after === null ? "looser" : "tighter", `mayEdit ${before ?? "not stated"} \u2192 ${after ?? "not stated"}`)
    ),
    severity: severityEdits
  }),
  { reviewEveryDays: null, maxIdleDays: null, mayEdit: null },
  ({ location }) => location
);
function termText(count3) {
  return count3 === null ? "not stated" : days(count3);
}
var common22 = {
  ...origin,
  severity: severityEdits,
  ...words,
  fixWithinSeconds: fixWithin,
  locations: ignored
};
var limitTerms = fieldsOf({ ...common22, default: most("default") });
var limitsEdits = part(
  "limits",
  (before, after, say2) => [...limitTerms(before, after, say2), ...userEdits(before, after, say2)],
  { default: null, users: [] },
  firstPlace
);
function firstPlace({ locations }) {
  return Object.values(locations)[0] ?? null;
}
function userEdits(before, after, say2) {
  return pairByName(before.users, after.users, ({ email: email22 }) => email22).flatMap(([old, now]) => {
    if (old?.limit === now?.limit) return [];
    const [was, is] = [old?.limit ?? before.default ?? Infinity, now?.limit ?? after.default ?? Infinity];
    const text3 = (limit2) => limit2 === void 0 ? "not named" : String(limit2);
    const direction2 = directionOf({ looser: is > was, tighter: is < was });
    return [say2(direction2, `${(now ?? old).email}: ${text3(old?.limit)} \u2192 ${text3(now?.limit)}`)];
  });
}
var readinessEdits = part(
  "readiness",
  fieldsOf({
    ...common22,
    repositories: denied("repositories"),
    required: (before, after, say2) => eachOf((name) => least(`required ${name}`))(
      Object.fromEntries(before ?? []),
      Object.fromEntries(after ?? []),
      say2
    ),
    maxAgeSeconds: most("maxAge", within),
    models: (before, after, say2) => fieldsOf(modelLists)(before ?? anything, after ?? anything, say2),
    agentVersion: whenChanged((before, after, say2) => {
      const looser = after === null || before !== null && isOlder(after, before) === true;
      const tighter = before === null || after !== null && isOlder(before, after) === true;
      const text3 = `agentVersion at least ${before ?? "none"} \u2192 ${after ?? "none"}`;
      return say2(directionOf({ looser, tighter }), text3);
    }),
    clean: whenChanged(
      (_, after, say2) => say2(after ? "tighter" : "looser", `clean is ${after ? "now" : "no longer"} demanded`)
    )
  }),
  { repositories: null, required: null, maxAgeSeconds: null, models: null, agentVersion: null, clean: false },
  firstPlace
);
var anything = { allowed: null, denied: null };
var computersEdits = part(
  "computers",
  fieldsOf({
    ...common22,
    watch: denied("watch"),
    remoteUserNoneOf: denied("remoteUser.noneOf"),
    maxProvisioningSeconds: most("maxProvisioning", within)
  }),
  { watch: [], remoteUserNoneOf: null, maxProvisioningSeconds: null },
  firstPlace
);
var sessionsEdits = part(
  "sessions",
  fieldsOf({
    ...common22,
    watch: denied("watch"),
    toolsDenied: denied("tools.denied"),
    providerLockOneOf: allowed("providerLock.oneOf")
  }),
  { watch: [], toolsDenied: null, providerLockOneOf: null },
  firstPlace
);
// src/authoring/edits/index.ts
var order = ["looser", "unknown", "tighter", "neutral"];
var parts = {
  files: ({ before, after }) => fileEdits(before.files, after.files),
  rules: ({ before, after, renamed, catalog }) => ruleEdits(before, after, renamed, { catalog, checks: joinChecks(before.checks, after.checks) }),
  assertions: ({ before, after }) => assertionEdits(before.assertions, after.assertions),
  editors: ({ before, after, catalog }) => editorEdits(before.editors, after.editors, catalog),
  changes: ({ before, after, catalog }) => changeEdits(before.changes, after.changes, catalog),
  usage: ({ before, after }) => usageEdits(before.usage, after.usage),
  access: ({ before, after }) => accessEdits(before.access, after.access),
  limits: ({ before, after }) => limitsEdits(before.limits, after.limits),
  readiness: ({ before, after }) => readinessEdits(before.readiness, after.readiness),
  computers: ({ before, after }) => computersEdits(before.computers, after.computers),
  sessions: ({ before, after }) => sessionsEdits(before.sessions, after.sessions),
  approvals: ({ before, after, catalog }) => approvalEdits(before, after, catalog),
  exceptions: ({ before, after, renamed }) => exceptionEdits(before.exceptions, after.exceptions, renamed)
};
function editsOf(before, after, catalog) {
  const renamed = renamedRules(before.rules, after.rules);
  const edits2 = Object.values(parts).flatMap((editsIn) => editsIn({ before, after, renamed, catalog }));
  return order.flatMap((direction2) => edits2.filter((edit) => edit.direction === direction2));
}
function fileEdits(before, after) {
  return pairByName(before, after, ({ id }) => id).flatMap(
    ([old, now]) => old && now ? fileFields(old, now, sayer("policy", now.id, null)) : []
  );
}
var fileFields = fieldsOf({
  ...ignoring("id", "file", "digest", "ownRules"),
  title: wording("title"),
  formerly: (old, now, say2) => isSame2(old, now) ? [] : [say2("neutral", `formerly ${old?.join(", ") ?? "nothing"} \u2192 ${now?.join(", ") ?? "nothing"}`)]
});

import { filesWithCount, statedRules, observedNames } from "./audit.js";

import { audits, builtinRules, Origins, fingerprintsIn, policyRows, withOverrides } from "./audit.js";

import { isCertainlyOff, isInForce, isOff, spelledValues } from "./questions.js";

import { counterparts, noPolicies, versionAt } from "./audit.js";

import { ApprovalBook, MemberIndex, Persons, Readings, Windows, access, accessRules, agreementOn, approvals, artifactsIn, builtinRules_2, callersOn, changeRulesOf, changes, conflictDaysOf, coverage, draftOf, editors, entryAudit, entryWindows, followNames, freezeWords, hasId, identityOf, inWindow, isByPerson, isProvisional, levelOf, limitRules, limitSilence, limitStandings, limits, memberEditors, memberLists, modelUses, namesOf, namesPeople, noDayOf, objectionTo, observed, observedRules, ownRules, pastRuns, ranksAbove, serverUses, sharesBelowFloor, silenceOf, spellingOf as spellingOf2, sum, termsOf, toolsBelowFloor, unapprovedRule, unstatedRules, usage, usageRules, values as values2 } from "./audit.js";

import { dailyEndpoints, dayVerdicts, usageEndpoints } from "./base.js";

import { mapValues, withoutUndefined } from "./base.js";

import { days as days2, isZone, localTime, zoneNames } from "./policies.js";

import { ApprovalMatcher, agreedAfterwards, approvalProblems, approvalsOf, isAgreed, isAuthorized, changeProblems, changesOf } from "./policies.js";

import { MANY, meantBy, nameOf as nameOf2, pairHint, problemsOf } from "./policies.js";

import { NO_MESSAGE, ownMessages, schemaBelow, withDefinition, withoutWrappers } from "./base.js";

import { documentOf, linesOf, maskSecrets, problemAt, withoutMark } from "./policies.js";

import { diffOf, diffSettings, entryIn, namesOfChange, stateAt, subjectsOf } from "./questions.js";

import { SettingsReader } from "./questions.js";

import { Entries, EntryChange, entryAt, flawed, twofold, unreadableAt } from "./questions.js";

import { inverse, moveAlong, newNameOf, noRenames, rename, renamesIn, isSet as isSet2, stateIn, stateOf_2 } from "./questions.js";

import { elementNames, elementOf, isOver as isOver2, isPartOf, keyOf as keyOf2, pathAround, pointerOf, subjectIn_2, topKey, valueIn } from "./questions.js";

import { identityFlaw, isAmong, isListed as isListed2, peopleOf, settingsDenied, settingsDeniedBut } from "./policies.js";

import { createCatalog, placeBelow, placeOf_2, settingAt } from "./questions.js";

import { publishedAliases, settingGroups, settings, firstMatchDirection } from "./questions.js";

import { efforts, providers } from "./base.js";

import { REWRITTEN, TRUNCATED, approvalResults, ends_2, exceptionStates, kinds, ops, ruleStatuses, secretEnds, secretStates, sources, standings, statuses, tamperRules, verdicts } from "./questions.js";

import { endsByApproval, endsByPuttingBack, orApproval } from "./questions.js";

import { formerNames, presentName } from "./policies.js";

import { HIDDEN, addressesIn, apart, escapeForgeries, formSpans, redact, remains, secretsIn, withoutCredentials, withoutKnownFormats, withoutTokens, freeSpans, isFlagged, isKeptElsewhere, isMasked_2, isOrdinary, isPlaceholder, isPromised, namesCredential, promiseOf, urlSpans } from "./questions.js";

import { knownFormats, looksLikeKey, matches, mergeSpans, tokens } from "./questions.js";

import { blindIn, coveredBy, isKnownBesides, missingWords, rangeWords, unseenBy } from "./questions.js";

import { DriftlineError, byLine, codeOf, didYouMean, edits, messageOf, nearest, problemPlace, reasonOf, usageError, withoutExcerpt } from "./base.js";

// src/authoring/explain/rules.ts
var EDITORS = "editors/unapproved";
function ruleNamed(name, { sets }) {
  for (const set of sets) {
    const present2 = presentName(name, set);
    const rule = set.rules.find(({ id }) => id === present2);
    if (rule) return settingRule(rule, set);
    const assertion = set.assertions.find(({ id }) => id === present2);
    if (assertion) {
      const { title, policy, owner: owner2, severity, rationale, remediation, controls, fixWithinSeconds, from: from2, until: until2 } = assertion;
      return {
        ...common3(set, assertion),
        title,
        policy,
        owner: owner2,
        severity,
        rationale,
        remediation,
        controls,
        fixWithinSeconds,
        from: from2,
        until: until2,
        setting: assertion.governs.join(", ") || null,
        demand: `the settings as a whole should be ${textOf(validBySchema)}`
      };
    }
  }
  return void 0;
}
function common3(set, rule) {
  const { id, policy, location } = rule;
  const home = set.files.find((file) => file.id === policy)?.file;
  return {
    explains: "rule",
    name: id,
    formerly: formerNames(rule, set.files),
    unsetPasses: false,
    needs: [],
    overridable: false,
    location,
    inheritedFrom: home !== void 0 && home !== location.file ? home : null
  };
}
function settingRule(rule, set) {
  const { id: _, demands, ...fields } = rule;
  return {
    ...fields,
    ...common3(set, rule),
    unsetPasses: rule.unsetPasses,
    overridable: rule.overridable,
    demand: `${rule.setting} ${shouldText(exactText(set.checks, demands))}`
  };
}
function statementsOf(set, { builtin }) {
  const rulesInAudit = statedRules(set, (rule) => {
    const severity = builtin[rule.id];
    return severity === "off" ? void 0 : builtinInfo(rule, severity);
  });
  return statedRules(set).map((info) => ({
    info,
    severity: rulesInAudit.find(({ id }) => id === info.id)?.severity ?? "off"
  }));
}
function statedBy(name, context) {
  for (const set of context.sets) {
    const statement = statementsOf(set, context).find(({ info: { id, policy } }) => id === name && policy !== null);
    if (statement) return { ...statement, editors: set.editors };
  }
  return void 0;
}
function builtinNamed(name, context) {
  const statement = statedBy(name, context);
  const rule = statement?.info ?? (builtinRules.has(name) ? builtinInfo(builtinRules.get(name)) : void 0);
  if (!rule) return void 0;
  const { title, policy, owner: owner2, rationale, remediation, controls, fixWithinSeconds, from: from2, until: until2, location } = rule;
  return {
    explains: "rule",
    name,
    formerly: [],
    title,
    policy,
    owner: owner2,
    severity: statement?.severity ?? context.builtin[name] ?? rule.severity,
    setting: null,
    demand: statement?.editors && name === EDITORS ? editorWords(statement.editors) : null,
    rationale,
    remediation,
    controls,
    fixWithinSeconds,
    unsetPasses: false,
    needs: builtinRules.get(name)?.needs ?? [],
    from: from2,
    until: until2,
    overridable: false,
    location,
    inheritedFrom: null
  };
}
function editorWords({ approved, by }) {
  const general = approved ? `listed: ${approved.map(({ who }) => who).join(", ")}` : "anybody, unless a pattern restricts it";
  const patterns2 = by.map(({ pattern, people: people2 }) => `${pattern}: ${people2.map(({ who }) => who).join(", ")}`);
  return [general, ...patterns2].join("; ");
}
function policyNamed(name, { sets, builtin }) {
  const alone = sets.filter(({ files }) => files[0]?.id === name);
  for (const set of [...alone, ...sets]) {
    const file = set.files.find(({ id }) => id === name) ?? set.files.find(({ formerly = [] }) => formerly.includes(name));
    if (!file) continue;
    const own2 = (rule) => rule.policy === file.id || rule.location.file === file.file;
    const { rules, assertions } = set;
    return {
      explains: "policy",
      name: file.id,
      formerly: file.formerly ?? [],
      title: file.title,
      file: file.file,
      rules: [
        ...rules.filter(own2).map((rule) => lineOf(rule, rule.severity, rule.setting)),
        ...assertions.filter(own2).map((rule) => lineOf(rule, rule.severity)),
        ...statementsOf(set, { builtin }).filter(({ info: { policy } }) => policy === file.id).map(({ info, severity }) => lineOf(info, severity))
      ]
    };
  }
  return void 0;
}
function lineOf({ id, title }, severity, setting2) {
  return { name: id, title, severity, setting: setting2 ?? null };
}
// src/catalog/words.ts
var looserWords = {
  up: "a higher value",
  down: "a lower value",
  on: "true",
  off: "false, or not set",
  added: "an added entry",
  removed: "a removed entry",
  "first-match": "a lower level for some address (the first matching pattern decides)",
  set: "any new value",
  unset: "removing it",
  literal: "a literal in place of a reference or of no secret",
  none: "neither direction",
  unknown: "not known; every change is marked as unknown"
};
function looserOf(setting2) {
  const emptyWords = setting2.unset.as === "everything" ? ", or an empty list" : "";
  return `${looserWords[setting2.looser]}${emptyWords}`;
}
function valuesOf(setting2) {
  return (setting2.values ?? []).map(
    (value2) => typeof value2 === "string" ? value2 : value2.reduce((name, older) => `${name} (or ${older})`)
  );
}
function meaningsOf(setting2) {
  return Object.entries(setting2.meanings ?? {}).map(([value2, means]) => `${value2}: ${means}`);
}
function switchOf({ switch: at2 }) {
  if (!at2) return void 0;
  const state = at2.on ? "is true" : "is false or not set";
  return `only while ${at2.path} ${state}; otherwise rules ${at2.offIsSafe ? "pass, because nobody is allowed" : "fail, because it has no effect"}`;
}
var classWords = {
  public: "shown as it is",
  personal: "shown; identifies people",
  url: "an address; credentials in it are redacted",
  command: "a command line; credentials in it are redacted",
  free: "free text; credentials in it are redacted",
  secret: "redacted; only references such as ${NAME} are shown"
};
// src/authoring/explain/settings.ts
function placeNamed(name, context) {
  const { catalog } = context;
  const keys = name.startsWith("/") ? name.slice(1).split("/") : name.replaceAll("[*]", ".[*]").split(".");
  const place = placeOf_2(catalog, keys);
  if (!place || place === catalog.root) return void 0;
  if (place.setting) return settingOf(place.setting, place.path, context);
  const { path: path6 } = place;
  const inside = catalog.settings.filter((setting2) => isPartOf(setting2.path, path6));
  return {
    explains: "group",
    name: path6,
    settings: inside.map((setting2) => ({ name: setting2.path, says: setting2.description }))
  };
}
function settingOf(setting2, path6, { catalog, sets }) {
  const checks = new Map(sets.flatMap((set) => [...set.checks]));
  const names4 = [...fitting(checks, setting2).map(([name]) => name), ...isContainer(setting2) ? ["each"] : []];
  const [run2] = sets;
  return {
    explains: "setting",
    name: path6,
    says: setting2.description,
    kind: setting2.kind,
    matches: kindOf(setting2).description,
    list: setting2.list ?? null,
    values: valuesOf(setting2),
    inherits: setting2.inherits ?? null,
    meanings: meaningsOf(setting2),
    looser: looserOf(setting2),
    unset: { ...setting2.unset, rules: unsetRules(setting2, names4) },
    cliff: isCliff(setting2),
    counts: switchOf(setting2) ?? null,
    aliases: aliasesOf(path6, catalog),
    class: setting2.class,
    shown: classWords[setting2.class],
    checks: names4,
    rules: (run2?.rules ?? []).filter((rule) => withOverrides(rule, catalog).some(({ setting: setting22 }) => setting22 === path6)).map((rule) => rule.id)
  };
}
function unsetRules(setting2, checks) {
  if (isContainer(setting2)) return "judged as empty";
  if (setting2.list !== void 0 && setting2.unset.as === "nothing") return "judged as an empty list";
  const absent = checks.includes("secret") ? ", secret: absent" : "";
  const age2 = checks.includes("maxAge") ? ", maxAge" : "";
  return `fails every rule but set: false${absent}${age2} and those with unset: pass`;
}
function aliasesOf(path6, catalog) {
  const dot = path6.lastIndexOf(".");
  const [group, last] = [path6.slice(0, Math.max(0, dot)), path6.slice(dot + 1)];
  const names4 = [...catalog.place(group)?.keys ?? []].filter(([key, entry2]) => entry2.name === last && key !== last);
  return names4.map(([key]) => group === "" ? key : `${group}.${key}`);
}
// src/authoring/explain/index.ts
function explain(name, context) {
  return ruleNamed(name, context) ?? builtinNamed(name, context) ?? policyNamed(name, context) ?? placeNamed(name, context);
}
function nearestName(name, { catalog, sets }) {
  const names4 = /* @__PURE__ */ new Set([
    ...catalog.root.keys.keys(),
    ...catalog.settings.map(({ path: path6 }) => path6),
    ...builtinRules.keys(),
    ...sets.flatMap(({ rules, assertions, files }) => [...rules, ...assertions, ...files].map(({ id }) => id))
  ]);
  const near = didYouMean(name, names4);
  if (near !== void 0 || name.length < 3) return near;
  const part2 = name.toLowerCase();
  const holding = [...names4].filter((candidate) => candidate.toLowerCase().includes(part2)).slice(0, 5);
  return holding.length > 0 ? `did you mean one of ${holding.join(", ")}?` : void 0;
}

import { readHistory } from "./questions.js";

import { require_dist } from "./yaml.js";

import { BlameTracker } from "./questions.js";

import { loadPolicies } from "./policies.js";

import { acceptedValue, entrySubject, isWritable, namesSubject, needsKey, objection } from "./policies.js";

// src/authoring/init/propose.ts
function propose(setting2, values3, lacking, checks) {
  const proposal = setting2.class === "secret" ? secretProposal(setting2, values3) : plainProposal(setting2, values3);
  if (proposal.leaf === null) return proposal;
  const leaf = lacking ? checksOf({ ...statedIn(proposal.leaf), unset: "pass" }) : proposal.leaf;
  const flaw = proposal.doubt === null ? flawOf2(setting2, proposal.leaf, values3, checks) : null;
  if (!isWritable(leaf)) return { leaf: null, doubt: proposal.doubt ?? "Its value cannot be written in a policy." };
  return { leaf, doubt: proposal.doubt ?? flaw };
}
function secretProposal(setting2, values3) {
  if (isContainer(setting2)) return { leaf: null, doubt: "It holds entries." };
  const leaf = checksOf({ secret: "reference" });
  const literal2 = values3.some(
    (value2) => leavesOf(value2).some((leaf2) => isSecret(leaf2) && leaf2.$secret !== "placeholder")
  );
  return {
    leaf,
    doubt: literal2 ? "It contains a literal secret. Rotate it at the provider, write ${NAME} here, then require a reference." : null
  };
}
function plainProposal(setting2, values3) {
  const entries2 = values3.flatMap((value2) => isArray(value2) ? value2 : [value2]);
  if (entries2.some((entry2) => leavesOf(entry2).some(isOpaque)))
    return { leaf: null, doubt: "A part of it is a secret." };
  const shaped = values3.every((value2) => isArray(value2) === (setting2.list !== void 0));
  if (!shaped || entries2.some((entry2) => !isPlain(kindOf(setting2), entry2)))
    return { leaf: null, doubt: "Its value is malformed." };
  return setting2.list === void 0 ? scalarProposal(setting2, values3) : listProposal(setting2, values3, entries2);
}
function listProposal(setting2, values3, entries2) {
  if (setting2.looser === "added") {
    const leaf = checksOf({ subsetOf: unique(entries2, canonical) });
    return { leaf, doubt: entries2.some(isEverything) ? "One of its entries allows everything." : null };
  }
  if (setting2.looser === "removed") {
    const [first = [], ...rest] = values3.map(listOf);
    const common4 = rest.reduce((shared, list2) => {
      const items = new Set(list2.map(canonical));
      return shared.filter((item) => items.has(canonical(item)));
    }, first);
    return common4.length === 0 ? { leaf: null, doubt: "Its lists have nothing in common." } : { leaf: checksOf({ supersetOf: unique(common4, canonical) }), doubt: null };
  }
  const exact = unique(values3, canonical).length === 1 ? firstIn(values3) : null;
  return { leaf: exact, doubt: setting2.looser === "first-match" ? null : "You decide which direction is looser." };
}
function isEverything(entry2) {
  return typeof entry2 === "string" && /^(?:\*+|.*\/0+|\/|\/?\*\*(?:\/\*)?)$/.test(entry2);
}
function scalarProposal(setting2, values3) {
  switch (setting2.looser) {
    case "up":
    case "down":
      return levelProposal(setting2, values3);
    case "on":
    case "off": {
      const strict = setting2.looser === "off";
      const doubt = values3.every((value2) => value2 === strict) ? null : `${JSON.stringify(!strict)} is the looser value. Is it intended?`;
      return { leaf: strict, doubt };
    }
    case "unset":
      return { leaf: checksOf({ set: true }), doubt: null };
    case "set":
      return { leaf: exactly(values3), doubt: null };
    default:
      return {
        leaf: exactly(values3),
        doubt: setting2.looser === "none" ? "Neither direction is looser." : "You decide which direction is looser."
      };
  }
}
function levelProposal(setting2, values3) {
  if (setting2.inherits !== void 0 && values3.includes(setting2.inherits))
    return { leaf: exactly(values3), doubt: null };
  const up = setting2.looser === "up";
  const ranked = values3.flatMap((value22) => {
    const level2 = typeof value22 === "number" ? value22 : rank(setting2, value22);
    return level2 === void 0 ? [] : [{ value: value22, level: level2 }];
  });
  if (ranked.length < values3.length) return { leaf: null, doubt: "Its value is not a known level." };
  const { value: value2, level: loosest } = firstIn(ranked.toSorted((a, b) => up ? b.level - a.level : a.level - b.level));
  const end = setting2.values ? up ? setting2.values.length - 1 : 0 : void 0;
  const leaf = checksOf({ [up ? "atMost" : "atLeast"]: value2 });
  return { leaf, doubt: loosest === end ? "It is the loosest possible value. Is it intended?" : null };
}
function exactly(values3) {
  const all = unique(values3, canonical);
  return all.length === 1 ? firstIn(all) : checksOf({ oneOf: all });
}
function checksOf(checks) {
  return Object.assign(bag(), checks);
}
function statedIn(leaf) {
  return isObject(leaf) ? leaf : { equals: leaf };
}
function flawOf2(setting2, leaf, values3, checks) {
  for (const [name, options2] of Object.entries(statedIn(leaf))) {
    const check = lookUp(checks, name);
    if (check.misfit(setting2) !== void 0) return "No check fits it.";
    if (!safeParse(check.options(setting2), options2).success) return "A policy cannot list its value.";
    const test = check.test(options2, setting2);
    if (values3.some((value2) => test(value2) !== void 0)) return "It would not hold now.";
  }
  return null;
}
function leavesOf(value2) {
  if (typeof value2 !== "object" || value2 === null || isSecret(value2)) return [value2];
  return Object.values(value2).flatMap(leavesOf);
}
// src/authoring/init/render.ts
var import_yaml2 = __toESM(require_dist(), 1);
var options = { version: "1.2", aliasDuplicateObjects: false };
var layout = { lineWidth: 0, defaultStringType: "PLAIN", defaultKeyType: null };
var ONE_LINE = 90;
function render({ id, title, head: head3, demands, questions }) {
  const tree2 = bag();
  for (const { path: path6, leaf } of demands) insert(tree2, keysOf(path6), leaf);
  const document = new import_yaml2.Document({ id, title, settings: tree2 }, options);
  for (const { path: path6, leaf, comment } of demands) {
    const pair = pairAt(document.contents, ["settings", ...keysOf(path6)]);
    const key = pair.key instanceof import_yaml2.Scalar ? pair.key : new import_yaml2.Scalar(pair.key);
    pair.key = key;
    key.commentBefore = commentLines([comment]).join("\n");
    if ((0, import_yaml2.isCollection)(pair.value) && JSON.stringify(leaf).length <= ONE_LINE) pair.value.flow = true;
  }
  const comments = questions.flatMap(({ path: path6, text: text3, leaf }) => [
    "",
    `${visible(path6)}: ${text3}`,
    ...leaf === null ? [] : snippet(path6, leaf).map((line) => `  ${line}`)
  ]);
  const lines2 = [
    ...commentLines(head3).map((line) => `#${line}`),
    "",
    document.toString(layout).trimEnd(),
    ...comments.length > 0 ? ["", "# Questions: no rule covers these settings. Add your decisions below settings.", ...asComments(comments)] : []
  ];
  return `${lines2.join("\n")}
`;
}
function commentLines(lines2) {
  return lines2.map((line) => line === "" ? "" : ` ${visible(clip(line, 500))}`);
}
function asComments(lines2) {
  return lines2.map((line) => line === "" ? "#" : `# ${line}`);
}
function snippet(path6, leaf) {
  const tree2 = bag();
  insert(tree2, keysOf(path6), leaf);
  const document = new import_yaml2.Document(tree2, options);
  if ((0, import_yaml2.isMap)(document.contents)) {
    for (const { value: value2 } of document.contents.items) if ((0, import_yaml2.isCollection)(value2)) value2.flow = true;
  }
  return document.toString(layout).trimEnd().split("\n").map((line) => clip(line, 1e3));
}
function keysOf(path6) {
  return path6.replaceAll("[*]", ".each").split(".");
}
function pairAt(map2, [name, ...below]) {
  const pairs = (0, import_yaml2.isMap)(map2) ? map2.items : [];
  const pair = present(pairs.find(({ key }) => (key instanceof import_yaml2.Scalar ? key.value : key) === name));
  return below.length === 0 ? pair : pairAt(pair.value, below);
}
// src/authoring/init/index.ts
var ID = "first";
async function firstPolicies(input) {
  const result = survey(input);
  const paths = new Map(result.settings.flatMap(({ path: path6, blames }) => blames.map(({ subject: subject2 }) => [subject2, path6])));
  const checks = await loadChecks();
  const candidates = result.settings.map((setting2) => candidateOf(setting2, input, checks));
  const doubts = /* @__PURE__ */ new Map();
  for (; ; ) {
    const demands = candidates.flatMap(
      (candidate) => candidate.leaf !== null && candidate.doubt === null && !doubts.has(candidate.path) ? [{ path: candidate.path, leaf: candidate.leaf, comment: candidate.since }] : []
    );
    const questions = [
      ...candidates.flatMap(({ path: path6, leaf, valueText: valueText3, since: since2, doubt: ownDoubt }) => {
        const doubt = ownDoubt ?? doubts.get(path6);
        return doubt === void 0 ? [] : [{ path: path6, text: `${valueText3}${since2}. ${doubt}`, leaf }];
      }),
      ...result.questions
    ];
    const head3 = headOf(input, result);
    const text3 = render({ id: ID, title: "Settings in force when the policies began", head: head3, demands, questions });
    const draft2 = { text: text3, demands: demands.length, questions: questions.length };
    if (demands.length === 0) return draft2;
    const failing = openOf(await input.judge(await loadDraft(text3, input.catalog)), paths);
    const demandedPaths = new Set(demands.map(({ path: path6 }) => path6));
    for (const path6 of failing.keys()) if (!demandedPaths.has(path6)) failing.delete(path6);
    if (failing.size === 0) return draft2;
    for (const [path6, why] of failing) doubts.set(path6, why);
  }
}
function survey({ steps: steps2, governedPaths, catalog }) {
  const tracker = new BlameTracker();
  const editors2 = /* @__PURE__ */ new Map();
  let last;
  let hasGap = false;
  for (const step of steps2) {
    tracker.see(step);
    if (step.previous && !step.exact) hasGap = true;
    last = step;
    const { by } = step.revision;
    const account = accountOf(by);
    editors2.set(account, { by, revisions: (editors2.get(account)?.revisions ?? 0) + 1 });
  }
  const elements = /* @__PURE__ */ new Map();
  for (const block of last?.blocks.values() ?? [])
    for (const { element } of block.entries.values())
      if (element !== void 0) elements.set(element, (elements.get(element) ?? 0) + 1);
  const ungoverned = [...tracker.current().values()].filter(({ path: path6 }) => path6 === null || !governedPaths.has(path6));
  const byPath = groupBy(ungoverned, ({ path: path6 }) => path6);
  const order2 = new Map(catalog.settings.map(({ path: path6 }, i) => [path6, i]));
  const sorted = [...byPath].sort(([a], [b]) => (order2.get(a ?? "") ?? 0) - (order2.get(b ?? "") ?? 0));
  const settings2 = sorted.flatMap(([path6, blames]) => {
    if (path6 === null) return [];
    const star = path6.lastIndexOf("[*]");
    const inElement = star >= 0 && star < path6.length - 3;
    return [{ path: path6, blames, lacking: inElement && blames.length < (elements.get(path6.slice(0, star + 3)) ?? 0) }];
  });
  const unknown2 = (byPath.get(null) ?? []).map(({ subject: subject2 }) => ({
    path: nameOf(subject2),
    text: "is an unknown setting. If it is another spelling of a known setting, add an alias.",
    leaf: null
  }));
  return {
    settings: settings2,
    questions: [...unknown2, ...editorQuestion([...editors2.values()])],
    last: last?.revision.revision ?? null,
    hasGap
  };
}
function editorQuestion(editors2) {
  const people2 = editors2.toSorted((a, b) => b.revisions - a.revisions).flatMap(({ by, revisions }) => {
    const name = by.email ?? by.id;
    return name === null ? [] : [`${visible(name)} (${revisions})`];
  });
  if (people2.length === 0) return [];
  return [
    { path: "editors", text: `who may change the controls? So far: ${clip(people2.join(", "), 2e3)}.`, leaf: null }
  ];
}
function candidateOf({ path: path6, blames, lacking }, input, checks) {
  const setting2 = input.catalog.required(path6);
  const { leaf, doubt } = propose(
    setting2,
    blames.map((blame) => blame.value),
    lacking,
    checks
  );
  const youngest = blames.reduce((a, b) => b.setBy.time > a.setBy.time ? b : a).setBy;
  const seconds = Math.floor((input.asOf - youngest.time) / 1e3);
  const { by, revision: revision3, at: at2, exact } = youngest;
  const age2 = duration(Math.max(0, seconds));
  const sinceThen = exact ? `It has been set for only ${age2}.` : `It was first seen ${age2} ago.`;
  const young = seconds < input.stableSeconds ? `${sinceThen} Should it stay?` : null;
  const editorWords2 = exact ? ` by ${visible(by.email ?? by.id ?? UNKNOWN_EDITOR)}` : "";
  const countWords = blames.length > 1 ? `${count2(blames.length, "value")}, the last ` : "";
  const since2 = `${countWords}set${editorWords2} in revision ${revision3}${exact ? "" : " at the latest"}, ${at2.slice(0, 10)}`;
  const valueText3 = blames.length > 1 ? "" : `${setting2.class === "secret" ? "a secret" : valueWords(firstIn(blames).value)}, `;
  return { path: path6, leaf, doubt: [young, doubt].filter(Boolean).join(" ") || null, valueText: valueText3, since: since2 };
}
function valueWords(value2) {
  if (isSecret(value2)) return "a secret";
  if (isArray(value2)) return count2(value2.length, "entry", "entries");
  return visible(clip(JSON.stringify(value2), 80));
}
function headOf({ organization, asOf, stableSeconds, complete }, { last, hasGap }) {
  return [
    `First policies of ${organization}, from ${last === null ? "no revision" : `revision ${last}`} as of ${dayOf(asOf)}.`,
    `The rules require values that have been stable for ${duration(stableSeconds)} or longer. They are not necessarily right:`,
    "review each line, then give the policy your own id, owner and severities.",
    ...hasGap ? ["Revisions are missing. A value may have changed there and changed back."] : [],
    ...complete ? [] : ["The history was incomplete. A later revision may have changed these values."]
  ];
}
async function loadDraft(text3, catalog) {
  return loadPolicies([{ file: "first.yaml", text: text3 }], {
    catalog,
    builtin: builtinRules.keys(),
    resolve: async () => void 0,
    packs: []
  });
}
function openOf(report, paths) {
  const failing = /* @__PURE__ */ new Map();
  for (const { rule, status, message, kind, subject: subject2 } of report.findings) {
    if (status !== "open") continue;
    const text3 = visible(clip(message, 200));
    const path6 = paths.get(subject2);
    if (rule.startsWith(`${ID}/`)) failing.set(rule.slice(ID.length + 1), `It would fail now: ${text3}.`);
    else if (path6 !== void 0 && ["lever", "integrity", "secret"].includes(kind) && !failing.has(path6))
      failing.set(path6, `${rule} is open: ${text3}.`);
  }
  return failing;
}
// src/commands/first-policies.ts
function stableSecondsOf(text3) {
  const seconds = durationOf(text3);
  if (seconds === void 0) throw usageError(`--stable: "${text3}" is not a duration`, "write 30d or 12h");
  return seconds;
}
async function historyFor(flags) {
  return readHistory({ ...flags, policy: flags.policy ?? ["baseline"], format: "text" });
}
async function firstPoliciesOf(history, stableSeconds, { policy }) {
  const rules = policy === void 0 ? [] : (await history.policies()).rules;
  return firstPolicies({
    steps: history.steps(),
    catalog: history.config.catalog,
    organization: history.organization,
    asOf: history.asOf,
    stableSeconds,
    complete: history.evidence.complete,
    governedPaths: new Set(rules.map(({ setting: setting2 }) => setting2)),
    judge: (policies) => history.judge(policies)
  });
}
function noRuleWords(stable, { policy }) {
  const why = policy === void 0 ? `${stable} or needs a decision` : `${stable}, needs a decision, or has a rule in --policy`;
  return `there is no rule to write: each value changed within ${why}`;
}

// src/authoring/windows.ts
function begins({ introduced }) {
  return introduced.revision ?? Date.parse(introduced.at);
}
function ends({ resolved }) {
  return resolved ? resolved.revision ?? Date.parse(resolved.at) : Infinity;
}
function isWindow({ exposureSeconds }) {
  return exposureSeconds !== null;
}
function among(findings) {
  const windows = findings.filter(isWindow).toSorted((a, b) => begins(a) - begins(b));
  let latest = -Infinity;
  const latestEnds = windows.map((window) => latest = Math.max(latest, ends(window)));
  const latestEnd = (isBefore) => latestEnds[countWhile(windows, isBefore) - 1] ?? -Infinity;
  return (finding) => isWindow(finding) && (latestEnd((window) => begins(window) <= begins(finding)) >= ends(finding) || finding.resolved !== null && latestEnd((window) => begins(window) < ends(finding)) > begins(finding));
}
function overlap(a, b) {
  return begins(a) < ends(b) && begins(b) < ends(a);
}

// src/authoring/preview.ts
var UNUSED = "exceptions/unused";
var RULE = "rule:";
function previewOf(before, after, catalog) {
  const renamed = renamedRules(before.policies.rules, after.policies.rules);
  const bothSides = bySubject(before.report, after.report, renamed);
  const pairs = bothSides.flatMap(({ old, now }) => pairFindings(old, now));
  const ownersOf = ({ report }) => new Map(report.rules.map((rule) => [rule.id, rule.owner]));
  const [oldOwners, newOwners] = [ownersOf(before), ownersOf(after)];
  const shift = ([old, now]) => {
    const finding = now === void 0 ? old : now;
    const { rule, subject: subject2, severity, message, introduced, resolved, exposureSeconds, unseenSeconds, location } = finding;
    return {
      rule,
      subject: subject2,
      severity,
      message,
      owner: (now ? newOwners : oldOwners).get(rule) ?? null,
      introduced,
      resolved,
      exposureSeconds,
      ...unseenSeconds !== void 0 && { unseenSeconds },
      before: old?.status ?? null,
      after: now?.status ?? null,
      location
    };
  };
  const isOpen = (finding) => finding?.status === "open";
  const shifts = (isWanted) => pairs.filter(([old, now]) => isWanted(old, now)).map(shift).sort(inOrder);
  return {
    organization: after.report.organization,
    asOf: after.report.asOf,
    revisions: after.report.evidence.revisions,
    before: sideOf(before.report),
    after: sideOf(after.report),
    edits: editsOf(before.policies, after.policies, catalog),
    fails: shifts((old, now) => isOpen(now) && !isOpen(old) && now.rule !== UNUSED),
    clears: shifts((old, now) => isOpen(old) && !isOpen(now)),
    found: shifts((old, now) => !old && now !== void 0 && !isOpen(now)),
    forgotten: shifts((old, now) => !now && old !== void 0 && !isOpen(old)),
    recast: pairs.flatMap(([old, now]) => isOpen(old) && isOpen(now) ? recastOf(old, now) : []),
    resized: bothSides.flatMap(resizedOf),
    unused: unusedOf(before.report, after.report, renamed)
  };
}
function inOrder(a, b) {
  const bySeverity = weight(b.severity) - weight(a.severity);
  return bySeverity || compare(a.rule, b.rule) || (a.introduced.revision ?? 0) - (b.introduced.revision ?? 0);
}
function bySubject(before, after, renamed) {
  const group = (report, nameOf3) => groupBy(report.findings, ({ rule, subject: subject2 }) => {
    const about = subject2.startsWith(RULE) ? RULE + nameOf3(subject2.slice(RULE.length)) : subject2;
    return JSON.stringify([nameOf3(rule), about]);
  });
  const old = group(before, (rule) => renamed.get(rule) ?? rule);
  const now = group(after, (rule) => rule);
  return [.../* @__PURE__ */ new Set([...now.keys(), ...old.keys()])].map((key) => ({
    old: old.get(key) ?? [],
    now: now.get(key) ?? []
  }));
}
function pairFindings(old, now) {
  const remaining = new Set(old);
  const take = (candidates) => {
    for (let next = candidates?.next(); next && !next.done; next = candidates?.next())
      if (remaining.delete(next.value)) return next.value;
    return void 0;
  };
  const open2 = old.filter(({ resolved }) => resolved === null).values();
  const stillOpen = now.map((finding) => finding.resolved === null ? take(open2) : void 0);
  const begun = new Map(
    [...groupBy(old, ({ introduced }) => introduced.revision)].map(([revision3, own2]) => [revision3, own2.values()])
  );
  const pairs = now.map(
    (finding, i) => [stillOpen[i] ?? take(begun.get(finding.introduced.revision)), finding]
  );
  const [isAmongOld, isAmongNow] = [among(old), among(now)];
  return [
    ...pairs.filter(([was, finding]) => was !== void 0 || !isAmongOld(finding)),
    ...[...remaining].filter((finding) => !isAmongNow(finding)).map((finding) => [finding, void 0])
  ];
}
function resizedOf({ old, now }) {
  const places2 = new Map(now.map((finding, i) => [finding, i]));
  return groupsOf([...old, ...now].filter(isWindow)).flatMap((group) => {
    const before = spansOf2(group.filter((finding2) => !places2.has(finding2)));
    const present2 = group.filter((finding2) => places2.has(finding2));
    const after = spansOf2(present2);
    const [finding] = present2.toSorted((a, b) => lookUp(places2, a) - lookUp(places2, b));
    const isResolved = group.every(({ resolved }) => resolved !== null);
    if (!isResolved || !finding || before.length === 0 || JSON.stringify(before) === JSON.stringify(after)) return [];
    const { rule, subject: subject2, severity } = finding;
    return [{ rule, subject: subject2, severity, before, after }];
  });
}
function groupsOf(windows) {
  const groups = [];
  for (const window of windows.toSorted((a, b) => begins(a) - begins(b))) {
    const last = groups.at(-1);
    if (last?.some((member) => overlap(window, member))) last.push(window);
    else groups.push([window]);
  }
  return groups;
}
function spansOf2(windows) {
  const spans = [];
  for (const { introduced, resolved, unseenSeconds } of windows.toSorted((a, b) => begins(a) - begins(b))) {
    if (!resolved) continue;
    const { at: since2, exact } = introduced;
    const span = { since: since2, until: resolved.at, exact, unseen: unseenSeconds !== void 0 };
    const last = spans.at(-1);
    if (last?.until === since2)
      spans[spans.length - 1] = { ...last, until: span.until, unseen: last.unseen || span.unseen };
    else spans.push(span);
  }
  return spans;
}
function recastOf(old, now) {
  const part2 = ({ severity, dueAt, introduced }) => ({ severity, dueAt, since: introduced.at });
  const isSame4 = old.introduced.revision === now.introduced.revision;
  if (old.severity === now.severity && old.dueAt === now.dueAt && isSame4) return [];
  return [{ rule: now.rule, subject: now.subject, before: part2(old), after: part2(now) }];
}
function sideOf({ verdict, summary, evidence }) {
  return {
    verdict,
    open: Object.values(summary.open).reduce((sum2, n) => sum2 + n, 0),
    rules: summary.rules.total,
    policies: evidence.policies
  };
}
function unusedOf(before, after, renamed) {
  const key = (row, rule) => exceptionKey({
    ...row,
    rule,
    subject: row.subject ?? null,
    inert: row.inert ?? false,
    from: certain(startOf, row.from)
  });
  const states = new Map(before.exceptions.map((row) => [key(row, renamed.get(row.rule) ?? row.rule), row.state]));
  return after.exceptions.filter((row) => row.state === "unused" && states.get(key(row, row.rule)) !== "unused").map(({ rule, value: value2, revision: revision3, owner: owner2, location }) => ({ rule, value: value2, revision: revision3, owner: owner2, location }));
}

import { anyJson, controlsSchema, date, filledText, from, inOrder as inOrder2, needs, ofMap, patterns, person, prose, severitySchema, somebody, until } from "./policies.js";

// src/authoring/test-words.ts
function tallyOf2({ files, untested }) {
  const results = files.flatMap((file) => file.results);
  return { tests: results.length, failed: results.filter(({ ok }) => !ok).length, untested: untested?.length ?? 0 };
}
function placeWords({ file, line, column }) {
  return visible(`${file}:${line}:${column}`);
}
function differenceLines({ expected, found, note: note2 }) {
  return {
    expected: expected ? expectedWords(expected) : "nothing",
    found: found ? foundWords(found) : `nothing${note2 === null ? "" : ` (${visible(note2)})`}`
  };
}
function expectedWords({ revision: revision3, resolved, status, severity, subject: subject2 }) {
  const parts2 = [
    revisionWords(revision3),
    resolved === void 0 ? "" : resolved === null ? "not resolved" : `resolved by revision ${resolved}`,
    status ?? "",
    severity ?? "",
    subject2 === void 0 ? "" : `at ${visible(nameOf(subject2))}`
  ];
  return joinParts(parts2) || "a finding";
}
function foundWords({ revision: revision3, resolved, status, severity, subject: subject2, message }) {
  const parts2 = [
    revisionWords(revision3),
    resolved === null ? status : `resolved by revision ${resolved}`,
    severity,
    subject2.startsWith("revision:") ? "" : `at ${visible(nameOf(subject2))}`
  ];
  return `${joinParts(parts2)}: ${visible(message)}`;
}
function revisionWords(revision3) {
  return revision3 === void 0 ? "" : revision3 === null ? "of no revision" : `revision ${revision3}`;
}
function joinParts(parts2) {
  return parts2.filter((part2) => part2 !== "").join(", ");
}
function testJson(run2) {
  return {
    schemaVersion: 1,
    ok: tallyOf2(run2).failed + tallyOf2(run2).untested === 0,
    summary: tallyOf2(run2),
    tests: run2.files.flatMap(
      ({ file, results }) => results.map(({ name, location, ok, differences }) => ({
        file,
        name,
        line: location.line,
        column: location.column,
        ok,
        differences
      }))
    ),
    untested: run2.untested
  };
}
function testJunit(run2) {
  const { tests, failed, untested } = tallyOf2(run2);
  const attributes = (all) => Object.entries(all).map(([name, value2]) => ` ${name}="${html(String(value2))}"`).join("");
  const suite = (name, cases, failures) => [
    `  <testsuite${attributes({ name, tests: cases.length, failures, errors: 0, skipped: 0 })}>`,
    ...cases,
    "  </testsuite>"
  ];
  const failure = (message, type, lines2) => `<failure${attributes({ message, type })}>${lines2.map((line) => html(line)).join("\n")}</failure>`;
  const suites = run2.files.flatMap(({ file, results }) => {
    const cases = results.map((result) => {
      const open2 = `    <testcase${attributes({ classname: file, name: result.name, file })}`;
      if (result.ok) return `${open2}/>`;
      const lines2 = result.differences.flatMap((difference2) => {
        const { expected, found } = differenceLines(difference2);
        return [`${difference2.rule} (${placeWords(difference2.location)})`, `expected: ${expected}`, `found: ${found}`];
      });
      const message = [...new Set(result.differences.map((difference2) => difference2.rule))].join(", ");
      return `${open2}>${failure(message, "difference", lines2)}</testcase>`;
    });
    return suite(file, cases, results.filter((result) => !result.ok).length);
  });
  const rules = (run2.untested ?? []).map(({ rule, location }) => {
    const lines2 = failure("no test shows this rule to fail", "untested", [placeWords(location)]);
    return `    <testcase${attributes({ classname: "rules", name: rule, file: location.file })}>${lines2}</testcase>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes({ name: "driftline policy test", tests: tests + untested, failures: failed + untested, errors: 0 })}>`,
    ...suites,
    ...rules.length > 0 ? suite("rules without a test", rules, rules.length) : [],
    "</testsuites>",
    ""
  ].join("\n");
}

import { progressWords, renderOptions, withProgress } from "./questions.js";

import { closedProblems, codeName, nodeOf, unseenIn } from "./yaml.js";

import { runAudit, runLastAudit } from "./audit.js";

import { SECRET_CHANGES, leakAllowlist, openEvidence } from "./questions.js";

import { configFiles, readConfig } from "./questions.js";

import { createConfig } from "./questions.js";

import { digestOf, factsOf_2, historyDigest, historyLines, withRunFacts } from "./audit.js";

import { shellWord } from "./base.js";

import { chooseSource, originOf, placedAddress, readHistoryFile, readKey, statedAddress, tracer } from "./questions.js";

import { holdsSecret, rowSealer, userIn, withoutSecrets } from "./questions.js";

import { ELSEWHERE, nothingRead, whyUnwatched, withoutExtras } from "./questions.js";

import { readInput } from "./base.js";

import { prepareTargets, publish, publishAll } from "./questions.js";

import { CENTRAL, CENTRAL_BYTES, END, END_BYTES, LOCAL, MAX_ENTRIES, TOO_LONG, directory, localHeader } from "./questions.js";

import { withhold } from "./questions.js";

import { actionFormat, choice, day as day2, extras, failOnChoices, instant, output, outputNamed, revisionOrTime, sample, since, textFormat, transient, wholeNumber } from "./questions.js";

import { askedFor, extraChoices, keptExtras } from "./questions.js";

import { areFiles, jsonPieces, piecesOf, whole } from "./questions.js";

import { FileDraft, draft, namesFolder, prepare } from "./questions.js";

import { Temporary, TemporaryFile, beside, deliver, makeFolder, tryBeside } from "./questions.js";

import { open, session_exports } from "./questions.js";

import { MarkedTexts, Sealer } from "./questions.js";

import { audit, SWITCHED_OFF } from "./audit.js";

import { givenUp, stepsOf_2 } from "./questions.js";

import { auditInput } from "./audit.js";

import { apiKey, serviceAddress } from "./questions.js";

import { evidenceFor, evidenceRow, isOfHistory, isUnread, namedRules, notEvaluated, withUnread, withoutRules } from "./audit.js";

import { furtherData, furtherNeeds, isGiven, judgedRules, restsOnOther, waysToGive } from "./audit.js";

import { dataOfKinds } from "./audit.js";

import { gapBetween, noHistory, upTo } from "./questions.js";

import { isName, pairIn } from "./questions.js";

import { Fitting, compatible } from "./questions.js";

import { createFingerprints, isOf } from "./questions.js";

import { LONG, STRONG, TextReader, asWritten, catalogWords, encodings, inPieces, keysOf as keysOf2, leakTest, leakTests, namesIn as namesIn2, numbersIn, readsLikeOurs, weigh } from "./questions.js";

import { choosePolicies, loadNamed, policyTexts, watchOf } from "./policies.js";

import { defaultNames, policyNames } from "./questions.js";

import { addressProblems, computersOf, limitProblems, limitsOf, readinessOf, sessionsOf } from "./policies.js";

import { userAddress } from "./zod.js";

import { soundPart } from "./policies.js";

import { eventRules, ruleIds, ruleWords, textWords } from "./questions.js";

import { MAX_DAYS, SOON, acceptedBy, entryKey, exceptionsOf, fingerprintKeysOf, isAbout, isAgreedByOwner, mayBeSame, renewExceptions, ruleNamed as ruleNamed2, termAt } from "./policies.js";

import { Blanker, ChangeReader, DEEPER, Recent, Rewriter, StoredReader, StoredSpeller, UNSHOWN, changesOf_2, distinct as distinct2, fieldName, firstOf, holdsMarkers, markOf, mismatch, paginationOf, sameRevision, soundMarker } from "./questions.js";

import { CLOSE_ARRAY, CLOSE_OBJECT, JsonReader, OPEN_ARRAY, OPEN_OBJECT, limits as limits2, mostItems, mostKeys } from "./questions.js";

import { filesOf, formatNames, isArchive, isFormat, outputKind, packedIn, reporters, showsSample } from "./questions.js";

import { isOverdue } from "./audit.js";

import { markNames, marks, marksOf as marksOf2 } from "./audit.js";

import { ruleCounts, rulesWithoutData } from "./questions.js";

import { isClosed, isContinued, isRemediated, passedSince } from "./questions.js";

import { LEDGER_TAMPERED, NOT_IN_FORCE, UNREAD, WITHOUT_DATA, evidenceOf } from "./questions.js";

import { builtInFailing } from "./questions.js";

import { filesBelow, isPackFolder, isPolicyFile, namesNobody, packFolder, packNames, placeOf, readPolicies, readReadable, resolveExtends } from "./questions.js";

import { readText, unreadable } from "./base.js";

import { judgeVersion, userAgent, version } from "./base.js";

import { ownTerminal, page, pagerOf, refusePager } from "./questions.js";

import { isCi } from "./questions.js";

import { canRedraw, note, noteAbove, noteError, noteLines, write } from "./questions.js";

import { isOutputLost } from "./base.js";

import { stat } from "node:fs/promises";
import path from "node:path";
// src/commands/accept/accept.ts
// src/authoring/accept.ts
var import_yaml4 = __toESM(require_dist(), 1);
async function acceptFindings(input) {
  const { findings, policies, fields, judge: judge2 } = input;
  const settings2 = new Map(policies.rules.map((rule) => [rule.id, rule.setting]));
  const notAccepted = [];
  let { report } = input;
  let acceptedFindings = [];
  let waiting = findings;
  for (; ; ) {
    const open2 = openIn(report);
    waiting = waiting.filter(open2.has);
    const ready = waiting.filter(({ causedBy }) => causedBy === null || !open2.ids.has(causedBy));
    if (ready.length === 0) break;
    waiting = waiting.filter((finding) => !ready.includes(finding));
    for (const finding of ready) {
      const why2 = objection(finding);
      if (why2 !== null) notAccepted.push({ finding, why: why2 });
      else acceptedFindings.push({ finding, exception: exceptionFor(finding, settings2.get(finding.rule), fields) });
    }
    for (let isTried = false; !isTried && acceptedFindings.length > 0; ) {
      report = await judge2(acceptedFindings.map(({ exception }) => exception));
      const { has: has2 } = openIn(report);
      const uncoveredFindings = acceptedFindings.filter(({ finding }) => has2(finding));
      notAccepted.push(
        ...uncoveredFindings.map(({ finding }) => ({ finding, why: "an exception does not cover what it found" }))
      );
      acceptedFindings = acceptedFindings.filter((exception) => !uncoveredFindings.includes(exception));
      isTried = uncoveredFindings.length === 0;
    }
  }
  const why = "another finding explains it, and is not accepted";
  notAccepted.push(...waiting.map((finding) => ({ finding, why })));
  const after = acceptedFindings.length > 0 ? report : input.report;
  const { has } = openIn(after);
  return { accepted: acceptedFindings, notAccepted: notAccepted.filter(({ finding }) => has(finding)), report: after };
}
function openIn({ findings }) {
  const open2 = findings.filter(({ status }) => status === "open");
  const ids = new Set(open2.map(({ id }) => id));
  const keys = new Set(open2.map(({ key }) => key));
  const has = (finding) => isWindow(finding) ? keys.has(finding.key) : ids.has(finding.id);
  return { ids, has };
}
function exceptionFor(finding, setting2, fields) {
  const { rule, subject: subject2, inert, introduced } = finding;
  if (isWindow(finding) && fields.expires === void 0)
    throw usageError(
      `${rule} is about a value, and an exception for a value needs an end`,
      "give --expires, such as 90d or 2027-01-31; 180 days at most"
    );
  const whole3 = setting2 === void 0 ? void 0 : `/${setting2.replaceAll(".", "/")}`;
  const about = {
    ...namesSubject(finding, whole3) && { subject: subject2 },
    ...isWindow(finding) ? { value: acceptedValue(finding), ...inert && { inert: true } } : { revision: introduced.revision }
  };
  const { owner: owner2, reason, from: from2, expires, ticket, agreedBy } = fields;
  return {
    rule,
    ...about,
    owner: owner2,
    ...agreedBy.length > 0 && { agreedBy },
    reason,
    from: from2,
    ...expires !== void 0 && isWindow(finding) && { expires },
    ...ticket !== void 0 && { ticket }
  };
}
var layout2 = { lineWidth: 0, flowCollectionPadding: false };
var head2 = `# Deviations that somebody accepted: a rule, the value or the revision, an owner, a reason and an end.
`;
var isBlank = (text3) => (0, import_yaml4.parseDocument)(text3).contents === null;
function exceptionsText(exceptions) {
  return `${head2}exceptions:
${entries(exceptions, "  ")}`;
}
function withExceptions(file, text3, exceptions) {
  const root = (0, import_yaml4.parseDocument)(text3).contents;
  const list2 = (0, import_yaml4.isMap)(root) ? root.get("exceptions", true) : void 0;
  const lineEnd = /^[^\n]*\r\n/.test(text3) ? "\r\n" : "\n";
  const endedText = text3 === "" || text3.endsWith("\n") ? text3 : `${text3}${lineEnd}`;
  const added = (indent2) => entries(exceptions, indent2).replaceAll("\n", lineEnd);
  if (list2 === void 0) {
    const edited = `${endedText}exceptions:${lineEnd}${added("  ")}`;
    if ((0, import_yaml4.parseDocument)(edited).errors.length === 0) return edited;
    throw usageError(
      `${file}: with exceptions at its end, the file would not be valid YAML`,
      "write its keys at the start of lines of their own, or name another file with --into"
    );
  }
  const cannot = () => usageError(
    `${file}: exceptions is not a list with one entry per line`,
    "write each entry on its own line after a dash, or name another file with --into"
  );
  if ((0, import_yaml4.isScalar)(list2) && list2.value === null || (0, import_yaml4.isSeq)(list2) && list2.items.length === 0) {
    const [start = 0, after = 0] = list2.range ?? [];
    const tail = endedText.slice(after);
    const before = `${endedText.slice(0, start).replace(/ +$/, "")}${tail.slice(0, tail.indexOf("\n") + 1)}`;
    const edited = `${before}${added("  ")}${tail.slice(tail.indexOf("\n") + 1)}`;
    if (/\n/.test(endedText.slice(start, after)) || (0, import_yaml4.parseDocument)(edited).errors.length > 0) throw cannot();
    return edited;
  }
  if (!(0, import_yaml4.isSeq)(list2) || list2.flow === true) throw cannot();
  const last = list2.items.at(-1);
  if (!(0, import_yaml4.isNode)(last)) throw cannot();
  const end = last.range?.[1];
  const indent = /(?:^|\n)([ ]*)$/.exec(endedText.slice(0, list2.range?.[0]))?.[1];
  if (end === void 0 || indent === void 0) throw cannot();
  const at2 = endedText.indexOf("\n", end - 1) + 1;
  return endedText.slice(0, at2) + added(indent) + endedText.slice(at2);
}
function entries(exceptions, indent) {
  const document = new import_yaml4.Document(exceptions, { version: "1.2", aliasDuplicateObjects: false });
  if ((0, import_yaml4.isSeq)(document.contents))
    for (const item of document.contents.items)
      for (const key of ["value", "agreedBy"]) {
        const list2 = (0, import_yaml4.isMap)(item) ? item.get(key, true) : void 0;
        if ((0, import_yaml4.isSeq)(list2) && JSON.stringify(list2).length <= 90) list2.flow = true;
      }
  return document.toString(layout2).replace(/^(?=.)/gm, indent);
}
// src/commands/accept/accept.ts
async function acceptOpen(flags) {
  const config = await readConfig(flags.config);
  const names4 = await policyNames(flags.policy, config);
  const isDefault = flags.policy === void 0 && config.policies === null;
  if (isDefault && names4.includes("baseline"))
    throw usageError(
      "there are no policies yet to add exceptions to",
      "write policies with driftline init, or name a pack with --policy baseline"
    );
  const choice2 = choiceOf(flags);
  const earlier = await earlierText(flags.into);
  const isRead = names4.some((name) => isWithin2(flags.into, name));
  const judgedNames = isRead || !earlier || isBlank(earlier) ? names4 : [...names4, flags.into];
  const asOf = flags.asOf === void 0 ? void 0 : instant("--as-of", flags.asOf);
  const fields = statedBy2(flags, asOf ?? Date.now());
  const result = await withProgress(
    "reading the history",
    flags,
    (progress) => runAudit({
      ...flags,
      config,
      environment: process.env,
      policies: judgedNames,
      asOf,
      failOn: "never",
      with: flags.with === void 0 ? void 0 : extras("--with", flags.with),
      formats: [],
      appends: false,
      allowedTexts: [earlier ?? "", flags.owner, flags.reason],
      progress,
      ready: async (_source, _inputs, ledger) => prepareTargets([{ file: flags.into }], [], ledger)
    })
  );
  try {
    const { report, policies, judge: judge2, leaks } = result;
    const {
      accepted,
      notAccepted,
      report: after
    } = await acceptFindings({
      report,
      findings: chosenFrom(report, { ...choice2, rule: choice2.rule.map((name) => presentName(name, policies)) }),
      policies,
      fields,
      judge: async (exceptions2) => {
        const newFile = { file: `${flags.into} (new)`, text: exceptionsText(exceptions2) };
        return judge2((await loadNamed(judgedNames, config.catalog, [newFile], config.agreement)).policies);
      }
    });
    for (const { message } of report.evidence.problems) note(`the evidence is incomplete: ${message}`);
    const exceptions = accepted.map(({ exception }) => exception);
    if (exceptions.length > 0) {
      const text3 = earlier?.trim() ? withExceptions(flags.into, earlier, exceptions) : exceptionsText(exceptions);
      await publishAll([{ file: flags.into, text: text3, name: "the policy" }], leaks, async () => {
        if (await earlierText(flags.into) !== earlier)
          throw new DriftlineError("incomplete", {
            code: "changed",
            message: `${visible(flags.into)} was changed while the history was judged, and nothing was written`,
            hint: "accept again"
          });
      });
    }
    const nothingOpen = accepted.length + notAccepted.length === 0;
    const lines2 = [
      nothingOpen ? "Nothing is open, so there is nothing to accept." : `${visible(flags.into)}: ${count2(exceptions.length, "exception")} added`,
      ...accepted.map(({ finding }) => `  ${findingWords(finding)}`),
      ...notAccepted.length > 0 ? [`Not accepted: ${count2(notAccepted.length, "finding")}`] : [],
      ...notAccepted.map(({ finding, why }) => `  ${findingWords(finding)}: ${why}`),
      ...notAccepted.some(({ why }) => why === needsKey) ? [keyStep()] : [],
      ...exceptions.length > 0 ? nextSteps(flags, names4, isRead, after) : []
    ];
    const code = (exceptions.length > 0 || nothingOpen) && report.evidence.complete ? 0 : 3;
    if (!flags.quiet || code !== 0) await write(`${lines2.join("\n")}
`);
    return code;
  } finally {
    await result.close?.();
  }
}
async function earlierText(file) {
  const refuse = (why) => usageError(`--into: ${file} ${why}`, "name a file, as policies/exceptions.yaml");
  const kind = await stat(file).catch((error) => {
    if (codeOf(error) === "ENOENT") return void 0;
    throw refuse(`cannot be read: ${reasonOf(error)}`);
  });
  if (kind?.isDirectory() || namesFolder(file)) throw refuse("is a folder");
  return kind && readInput(file, "policy");
}
function statedBy2(flags, now) {
  const { owner: owner2, reason, expires, ticket, agreedBy = [] } = flags;
  refuseUnseen("--owner", owner2);
  refuseUnseen("--reason", reason);
  if (ticket !== void 0) refuseUnseen("--ticket", ticket);
  for (const who of agreedBy) refuseNobody("--agreed-by", who);
  if (isAgreedByOwner({ owner: owner2, agreedBy }))
    throw usageError("--agreed-by: the owner is named", "name somebody else, or leave it out");
  const seconds = expires === void 0 ? void 0 : durationOf(expires);
  const last = seconds === void 0 ? expires : dayOf(now + Math.floor(seconds * 1e3 / DAY) * DAY);
  const end = last === void 0 ? last : day2("--expires", last, "write a day such as 2026-03-01, or 90d");
  const fields = { owner: owner2, reason, from: dayOf(now), expires: end, ticket, agreedBy };
  const days3 = fields.expires === void 0 ? 0 : daysBetween(fields.from, fields.expires).length - 1;
  if ((fields.expires ?? fields.from) < fields.from)
    throw usageError(`--expires: ${fields.expires} is before ${fields.from}`, "write a later day, or 90d");
  if (days3 > MAX_DAYS)
    throw usageError(
      `--expires: ${fields.expires} is not within ${MAX_DAYS} days of ${fields.from}`,
      "renew an exception after a new review"
    );
  return fields;
}
function refuseUnseen(option, text3) {
  const character = unseenIn(text3);
  if (character !== void 0)
    throw usageError(`${option}: the text has an invisible character (${codeName(character)})`, "write it without");
}
function refuseNobody(option, who) {
  refuseUnseen(option, who);
  const flaw = safeParse(somebody("an agreement"), who, ownMessages).error?.issues[0]?.message;
  if (flaw !== void 0)
    throw usageError(`${option}: ${JSON.stringify(who)} ${flaw}`, "write an e-mail address, or a user id");
}
function choiceOf({ all = false, rule = [], finding = [], revision: revision3 = [] }) {
  const isNarrow = rule.length + finding.length + revision3.length > 0;
  if (!all && !isNarrow) throw usageError("no findings are selected", "give --all, --rule, --finding or --revision");
  if (all && isNarrow)
    throw usageError("--all cannot be combined with --rule, --finding or --revision", "remove one of them");
  const revisions = revision3.map((text3) => {
    if (!/^\d{1,15}$/.test(text3)) throw usageError(`--revision: "${text3}" is not a number`, "write 41");
    return Number(text3);
  });
  return { all, rule, finding, revisions };
}
function chosenFrom({ findings }, { all, rule, finding, revisions }) {
  const open2 = findings.filter(({ status }) => status === "open");
  const isEventOf = (candidate, number3) => candidate.exposureSeconds === null && candidate.introduced.revision === number3;
  const missing = (message, hint) => usageError(message, hint ?? "driftline audit lists the open findings");
  for (const id of rule)
    if (!open2.some((candidate) => candidate.rule === id))
      throw missing(`--rule: nothing is open of "${id}"`, didYouMean(id, new Set(open2.map(({ rule: rule2 }) => rule2))));
  for (const id of finding)
    if (!open2.some((candidate) => candidate.id === id || candidate.key === id))
      throw missing(`--finding: no open finding is called "${id}"`, void 0);
  for (const number3 of revisions)
    if (!open2.some((candidate) => isEventOf(candidate, number3)))
      throw missing(`--revision: no event of revision ${number3} is open`, "values are accepted by --rule or --finding");
  const candidates = open2.filter(
    (candidate) => (rule.length === 0 || rule.includes(candidate.rule)) && (revisions.length === 0 || revisions.some((number3) => isEventOf(candidate, number3)))
  );
  for (const id of rule)
    if (!candidates.some((candidate) => candidate.rule === id))
      throw missing(`--rule: no event of "${id}" is open in these revisions`, "leave it out");
  for (const number3 of revisions)
    if (!candidates.some((candidate) => isEventOf(candidate, number3)))
      throw missing(`--revision: no event of these rules is open in revision ${number3}`, "leave it out");
  const isNamed2 = ({ id, key }) => finding.includes(id) || finding.includes(key);
  if (rule.length + revisions.length === 0) return all ? open2 : open2.filter(isNamed2);
  return open2.filter((candidate) => isNamed2(candidate) || candidates.includes(candidate));
}
function findingWords({ rule, subject: subject2, severity, introduced }) {
  const subjectWords2 = subject2.replace(/^revision:/, "revision ");
  const place = subject2 === "" ? "the settings as a whole" : subject2.startsWith("/") ? nameOf(subject2) : subjectWords2;
  const how = rule === "integrity/revision-gap" ? ", missing before" : ",";
  const since2 = introduced.revision === null ? "" : `revision ${introduced.revision}`;
  return `${severity} ${rule} (${visible(clip(place, 200))}${since2 === "" || place === since2 ? "" : `${how} ${since2}`})`;
}
function keyStep() {
  return process.env["DRIFTLINE_FINGERPRINT_KEY"] ? "To accept secrets as well, accept from the service, or from a history that was redacted with DRIFTLINE_FINGERPRINT_KEY." : "To accept secrets as well, set DRIFTLINE_FINGERPRINT_KEY to the key of the scheduled audit (openssl rand -base64 32), and accept again.";
}
function isWithin2(file, name) {
  const [inner, outer] = [path.resolve(file), path.resolve(name)];
  return inner === outer || isPolicyFile(inner) && inner.startsWith(outer + path.sep);
}
function nextSteps(flags, names4, isRead, after) {
  const policies = [...names4, ...isRead ? [] : [flags.into]].map(shellWord).join(" ");
  const open2 = after.findings.filter(({ status }) => status === "open").length;
  return [
    `Next: review and commit ${visible(flags.into)}. An audit now finds ${count2(open2, "finding")} open.`,
    ...flags.policy !== void 0 || !isRead ? [`Audit with --policy ${visible(policies)}`] : []
  ];
}

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path2 from "node:path";
// src/commands/init/init.ts
// src/commands/init/texts.ts
var import_yaml5 = __toESM(require_dist(), 1);
function scalar(text3) {
  return (0, import_yaml5.stringify)(text3, { lineWidth: 0 }).trimEnd();
}
function flowList(texts) {
  return (0, import_yaml5.stringify)(texts, { collectionStyle: "flow", flowCollectionPadding: false, lineWidth: 0 }).trimEnd();
}
function organizationLine(organization) {
  return organization === "unnamed" ? "# organization: corp" : `organization: ${scalar(organization)}`;
}
var workflowText = (organization, baseUrl, namesPolicies = false) => `# A daily audit. The step fails if a finding at fail-on or above is open. The job's summary lists the findings.
name: Driftline
on:
  schedule:
    - cron: "17 5 * * *" # not on the hour, because GitHub is busy then
  workflow_dispatch:
permissions: {}
concurrency:
  group: driftline # one run at a time
  cancel-in-progress: false
jobs:
  audit:
    runs-on: ubuntu-24.04
    timeout-minutes: 20
    environment: driftline # holds DRIFTLINE_API_KEY and DRIFTLINE_FINGERPRINT_KEY; only the default branch may use it
    permissions:
      contents: read # check out the policies
    steps:
      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0
        with:
          persist-credentials: false
      - uses: driftline/driftline@v1 # the first release makes this tag; write the commit of a release in its place, because a tag can be moved
        with:
          ${organizationLine(organization)}
          base-url: ${scalar(baseUrl)}
          api-key: \${{ secrets.DRIFTLINE_API_KEY }}
          fingerprint-key: \${{ secrets.DRIFTLINE_FINGERPRINT_KEY }} # openssl rand -base64 32
${namesPolicies ? "" : "          policies: policies\n"}          fail-on: high
`;
var configText = (organization, baseUrl, otherPolicies = [], appUrl = null) => `# The configuration of every audit.
${organizationLine(organization)}
${baseUrl === null ? "# baseUrl: https://api.example.com" : `baseUrl: ${scalar(baseUrl)}`}${appUrl === null ? "" : `
appUrl: ${scalar(appUrl)}`}
policies: ${flowList([.../* @__PURE__ */ new Set(["policies", ...otherPolicies])])}${otherPolicies.includes("baseline") ? "" : " # add baseline to compare with the pack too"}
failOn: high
`;
var schemaLine = "# yaml-language-server: $schema=./policy.schema.json\n";
var editorsText = (editors2, unlisted = 0, isWhole2 = true) => `${schemaLine}# Who may change the controls.
# These are ${unlisted === 0 && isWhole2 ? "all" : "the"} editors of the revisions ${isWhole2 ? "so far" : "that could be read, because the history was incomplete"}${unlisted === 0 ? "" : `, except ${count2(unlisted, "revision")} without an editor whom a policy can name`}. Remove people who should not be editors. Their revisions become findings.
# To only note their revisions before a day, add: effective: { from: 2026-01-31 }
id: editors
title: Who may change the controls
editors:
  approved:
${editors2.map(({ account, revisions, last }) => `    - ${scalar(account)} # revisions: ${revisions}, the last on ${visible(last)}
`).join("")}`;
// src/commands/init/init.ts
var places = {
  workflow: ".github/workflows/driftline.yml",
  config: "driftline.yaml",
  first: "policies/first.yaml",
  editors: "policies/editors.yaml",
  schema: "policies/policy.schema.json"
};
var optionNames = { history: "--history", ledger: "--ledger", apiKeyFile: "--api-key-file" };
async function initialise(flags) {
  if (await isPackFolder("policies"))
    throw usageError(
      "this is the folder of Driftline, and policies/ holds its packs: an audit would judge by all of them",
      "run init in a folder of your own"
    );
  const stableSeconds = stableSecondsOf(flags.stable);
  const history = await historyFor(flags);
  if (hasUnseen(history.organization) || history.organization.includes("${{"))
    throw usageError(
      "the organization's name has characters with a special meaning in workflows",
      "give another name with --organization"
    );
  const first = await firstPoliciesOf(history, stableSeconds, flags);
  const { complete } = history.evidence;
  const editors2 = editorsOf(history);
  const unlisted = editors2.reduce((remaining, { revisions }) => remaining - revisions, history.numbers.length);
  const { config } = history;
  const [{ baseUrl: base, appUrl: app }, environment2] = flags.history === void 0 ? [flags, process.env] : [{ baseUrl: void 0, appUrl: void 0 }, {}];
  const baseUrl = statedAddress("baseUrl", base, environment2, config)?.text ?? null;
  const appUrl = statedAddress("appUrl", app, environment2, config)?.text ?? null;
  const isNamed2 = config.policies !== null || flags.policy?.some((name) => name !== "policies") === true;
  const hasEditors = !existsSync(places.editors) && await namesEditors(flags, config);
  const schema = await readFile(path2.join(packFolder(), "policy.schema.json"), "utf8");
  const outputs = [
    {
      file: places.workflow,
      name: "the workflow",
      text: workflowText(history.organization, baseUrl ?? "https://api.example.com", isNamed2)
    },
    {
      file: places.config,
      name: "the configuration",
      text: configText(history.organization, baseUrl, flags.policy, appUrl)
    },
    ...first.demands > 0 ? [{ file: places.first, name: "the policy", text: schemaLine + first.text }] : [],
    ...editors2.length > 0 && !hasEditors ? [{ file: places.editors, name: "the editors", text: editorsText(editors2, unlisted, complete) }] : [],
    { file: places.schema, name: "the schema", text: schema }
  ];
  const isThere = ({ file }) => file !== null && existsSync(file);
  const existing = outputs.filter(isThere);
  const created = outputs.filter((output2) => !isThere(output2));
  const code = await history.deliver(created, async () => {
    const conflict = created.find(isThere);
    if (conflict)
      throw new DriftlineError("incomplete", {
        code: "changed",
        message: `${conflict.file} was made meanwhile, and nothing was written`,
        hint: "run init again"
      });
  });
  const descriptions = {
    [places.first]: ` (${count2(first.demands, "rule")}, ${count2(first.questions, "question")})`,
    [places.editors]: ` (${count2(editors2.length, "editor")})`
  };
  const whyNot = complete ? noRuleWords(flags.stable, flags) : "the evidence is incomplete: run it again when it is not";
  const lines2 = [
    ...created.map(({ file }) => `wrote ${file}${descriptions[file ?? ""] ?? ""}`),
    ...existing.map(({ file }) => `left ${file} as it is`),
    ...first.demands > 0 ? [] : [`${places.first} was not written, because ${whyNot}`],
    ...hasEditors ? [`the policies already say who may edit, so ${places.editors} was not written`] : [],
    "",
    "Next:",
    ...(await steps(flags, config, created.length > 0)).map((step, i) => `  ${i + 1}. ${step}`)
  ];
  if (!flags.quiet) await write(`${lines2.join("\n")}
`);
  return code;
}
async function namesEditors({ policy = [] }, config) {
  const names4 = await policyNames(void 0, config);
  const present2 = config.policies === null && names4.includes("baseline") ? [] : names4;
  try {
    return (await loadNamed([...present2, ...policy], config.catalog)).policies.editors !== null;
  } catch (error) {
    if (!(error instanceof DriftlineError)) throw error;
    return false;
  }
}
async function steps(flags, { file, policies }, isWritten) {
  const isPoliciesFolder = (name) => /^(?:\.\/)?policies\/?$/.test(name);
  const isRead = policies === null || policies.some(isPoliciesFolder);
  const readsOnlyFolder = (policies ?? flags.policy ?? []).every(isPoliciesFolder);
  const hasPolicies = !readsOnlyFolder || (await filesBelow("policies", isPolicyFile)).length > 0;
  const source = ["history", "ledger", "apiKeyFile"].flatMap((name) => flags[name] === void 0 ? [] : [` ${optionNames[name]} ${visible(shellWord(flags[name]))}`]).join("");
  return [
    ...isRead || !isWritten ? [] : [`Add policies to the policies in ${file}, so that audits read this folder.`],
    hasPolicies ? "Read the policies and correct them. Current values are not always right." : "Write a policy into policies, or run init again. Audits are refused while this folder holds no policy.",
    `List the open findings: driftline audit${source}`,
    "Create a key that compares secrets between audits, and keep it:\n     export DRIFTLINE_FINGERPRINT_KEY=$(openssl rand -base64 32)",
    `Accept findings for a limited time: driftline accept${source} --all --owner you@example.com --reason "\u2026" --expires 90d`,
    "In the repository's settings, create the environment driftline with the secrets DRIFTLINE_API_KEY and\n     DRIFTLINE_FINGERPRINT_KEY.",
    "Commit, and start the workflow once by hand."
  ];
}
function editorsOf(history) {
  const editors2 = /* @__PURE__ */ new Map();
  for (const { revision: revision3 } of history.steps()) {
    const account = revision3.by.email ?? revision3.by.id;
    if (account === null || account.includes("*") || !safeParse(person, account).success) continue;
    editors2.set(account, { revisions: (editors2.get(account)?.revisions ?? 0) + 1, last: revision3.at.slice(0, 10) });
  }
  return [...editors2].map(([account, counts]) => ({ account, ...counts })).toSorted((a, b) => b.revisions - a.revisions);
}

import { MAX_ENTRIES as MAX_ENTRIES2, creditLimit, limits as limits3 } from "./api.js";

import { ServiceError } from "./service.js";

import { DEFAULT_LIMIT, administrators, declare, flag, list, map, may, maybe, millis, missingAsNull, number as number2, oneOf, orNull, owed, pages, pagesOf, pagination, people, roles, rolesText, segment as segment2, text as text2, textLike, textOf as textOf2, whole as whole2, wholeMillis } from "./api.js";

import { MAX_LIMIT, byLast, byMeta, byPagination, itemsOf } from "./api.js";

// src/commands/limits/outcome.ts
function outcomesOf(limits22, answer, seal) {
  const set = new Map(answer.updated.map((limit2) => [foldAscii(limit2.email), limit2.limit]));
  const refusals = new Map(
    answer.errors.map(({ email: email3, error }) => [
      foldAscii(email3),
      seal(error) ?? "the reason shows a part of the API key"
    ])
  );
  return limits22.map(({ email: email3, limit: limit2 }) => {
    const key = foldAscii(email3);
    const why = refusals.get(key);
    if (why !== void 0) return { email: email3, limit: limit2, result: "refused", note: why };
    const now = set.get(key);
    if (now === void 0) return { email: email3, limit: limit2, result: "unanswered" };
    return now === limit2 ? { email: email3, limit: limit2, result: "set" } : { email: email3, limit: limit2, result: "different", set: now, note: `set to ${now}` };
  });
}
function unansweredOf(limits22, result) {
  return limits22.map((limit2) => ({ ...limit2, result }));
}
function isGood({ result }) {
  return result === "set" || result === "planned";
}
var resultWords = {
  planned: "would be set",
  set: "set",
  refused: "refused",
  different: "not as wanted",
  unanswered: "not in the answer",
  unknown: "not known: it may have been set",
  "not-sent": "not set"
};
function outcomeText(outcomes) {
  const rows2 = [...outcomes.filter(isGood), ...outcomes.filter((outcome) => !isGood(outcome))].map((outcome) => [
    logLine(visible(clip(outcome.email, 254))),
    String(outcome.limit),
    `${resultWords[outcome.result]}${outcome.note === void 0 ? "" : `: ${visible(clip(outcome.note, 200))}`}`
  ]);
  const table = [["user", "limit", "result"], ...rows2];
  const widest = (column) => Math.max(...table.map((row) => cells(row[column] ?? "")));
  const [emailWidth, limitWidth] = [widest(0), widest(1)];
  const lines2 = table.map(
    ([email3 = "", limit2 = "", result = ""]) => [email3.padEnd(emailWidth + email3.length - cells(email3)), limit2.padStart(limitWidth), result].join("  ")
  );
  const counts = Object.entries(resultWords).flatMap(([result, words3]) => {
    const n = outcomes.filter((outcome) => outcome.result === result).length;
    return n === 0 ? [] : [`${thousands(n)} ${words3.replace(/:.*/, "")}`];
  });
  return `${lines2.join("\n")}

${count2(outcomes.length, "limit")}: ${counts.join(", ")}.
`;
}
// src/commands/limits/apply.ts
async function applyLimits(desired, client, options2, keeper) {
  const print = (all) => {
    const outcomes2 = hideCredentials(all);
    return write(options2.format === "json" ? jsonText({ limits: outcomes2 }) : outcomeText(outcomes2));
  };
  const keep = async (all) => {
    const byAddress = [...groupBy(hideCredentials(all), ({ email: email3 }) => email3).values()];
    await keeper?.keep(byAddress.map((same) => same.find((outcome) => !isGood(outcome)) ?? firstIn(same)));
  };
  const [sendable, unsendable] = partition(desired, ({ email: email3 }) => safeParse(userAddress, email3).success);
  const unsent = unansweredOf(unsendable, "not-sent").map((limit2) => ({
    ...limit2,
    note: "this is not an e-mail address"
  }));
  if (!client) {
    await print([...sendable.map((limit2) => ({ ...limit2, result: "planned" })), ...unsent]);
    if (!options2.quiet) note("this was a dry run: no limit was sent");
    return 0;
  }
  await keep([...unansweredOf(sendable, "unknown"), ...unsent]);
  const { outcomes: sentOutcomes, failure } = await withProgress(
    "setting limits",
    options2,
    () => send(client, sendable)
  );
  const outcomes = [...sentOutcomes, ...unsent];
  const unkept = await keep(outcomes).then(
    () => void 0,
    (error) => error
  );
  await print(outcomes);
  if (client.isEmulated && !options2.quiet) note("the answer comes from an emulator");
  if (failure) throw failure;
  if (unkept !== void 0) throw unkept;
  return outcomes.every(isGood) ? 0 : 3;
}
function hideCredentials(outcomes) {
  return outcomes.map((outcome) => ({ ...outcome, email: withoutCredentials("personal", outcome.email) }));
}
async function send(client, desired) {
  const outcomes = [];
  while (outcomes.length < desired.length) {
    const batch = desired.slice(outcomes.length, outcomes.length + MAX_ENTRIES2);
    try {
      const answer = await client.call(limits3.set, { users: batch });
      outcomes.push(...outcomesOf(batch, answer, (text3) => client.sealedSentence(text3)));
    } catch (error) {
      if (!(error instanceof DriftlineError)) throw error;
      const mayBeDone = error instanceof ServiceError && error.mayBeDone;
      outcomes.push(...unansweredOf(batch, mayBeDone ? "unknown" : "not-sent"));
      outcomes.push(...unansweredOf(desired.slice(outcomes.length), "not-sent"));
      return { outcomes, failure: error };
    }
  }
  return { outcomes };
}

import { documentIn, readYaml } from "./yaml.js";

// src/commands/limits/file.ts
var limit = int().check(_gte(0), says("Credits that the user may consume"));
var entry = strictObject({ email: string().check(says("E-mail address of the user")), limit });
var limitsSchema = strictObject({
  limits: union([
    array(entry).check(says("Limits, each of one user")),
    record(string(), limit).check(says("Limits by the e-mail address of the user"))
  ])
});
async function readLimits(file) {
  return parseLimits(file, await readInput(file, "limits"));
}
function parseLimits(file, text3) {
  const document = documentIn(file, text3);
  const limitsValue = valueAt(document.value, ["limits"]);
  const ofPolicy = isObject(limitsValue) ? ["default", "users"].find((key) => key in limitsValue) : void 0;
  if (ofPolicy !== void 0) {
    const hint = "write the addresses directly below limits; or put this into a policy, and name it with --policy";
    const path6 = ["limits", ofPolicy];
    throw new DriftlineError("config", document.problem(path6, `limits.${ofPolicy} is a key of policies`, hint, "key"));
  }
  const limitsResult = safeParse(limitsSchema, document.value, ownMessages);
  const addresses = addressesIn2(limitsValue);
  const problems = [
    ...limitsResult.success ? [] : problemsOf(document, limitsSchema, limitsResult.error.issues),
    ...addressProblems(addresses, document)
  ].sort(byLine);
  if (limitsResult.success && addresses.length === 0)
    problems.push(document.problem(["limits"], "limits names nobody"));
  if (!limitsResult.success || problems.length > 0) throw new DriftlineError("config", problems);
  const { limits: limits5 } = limitsResult.data;
  return isArray(limits5) ? limits5 : Object.entries(limits5).map(([email3, limit2]) => ({ email: email3, limit: limit2 }));
}
function addressesIn2(limits5) {
  if (isObject(limits5)) return Object.keys(limits5).map((email3) => ({ email: email3, path: ["limits", email3], target: "key" }));
  if (!isArray(limits5)) return [];
  return limits5.flatMap((entry2, i) => {
    const email3 = valueAt(entry2, ["email"]);
    return typeof email3 === "string" ? [{ email: email3, path: ["limits", i, "email"], target: "value" }] : [];
  });
}

import { Ledger, openForReading, organizationOf, LedgerState, isMissing, realFiles, refuseOther, unwritable } from "./audit.js";

import { EntryReader, EntrySpeller, changeLine, isEnd, limitsEntry, policyEntry, usageEntry } from "./audit.js";

import { limitResults } from "./audit.js";

import { ATTRIBUTES, MAX_LINE, MAX_SEGMENT, checkpointOf, checkpointText, firstLeafOf, foreign, headText, keptHead, names as names2, originLine, originOf as originOf2, segmentName, tamperedError, within as within2, Tree, inclusionProof, isIncluded, leafHash } from "./audit.js";

// src/commands/limits/keep.ts
async function openKeeper(dir, organization, at2) {
  await makeFolder(dir, 448).catch((error) => {
    throw unwritable(dir, error);
  });
  const ledger = await Ledger.open(dir, { organization, now: at2 });
  return {
    /** @throws DriftlineError `incomplete` if it could not be written */
    keep: async (outcomes) => {
      const limits5 = outcomes.map(({ email: email3, limit: limit2, result, set, note: note2 }) => ({
        email: email3,
        limit: limit2,
        result,
        set: result === "set" ? limit2 : set ?? null,
        reason: result === "refused" ? visible(clip(note2 ?? "", 200)) : null
      }));
      await ledger.commit(ledger.plan([limitsEntry({ at: at2, limits: limits5 }, ledger.head)]));
    },
    close: () => ledger.close()
  };
}

import { user, users } from "./api.js";

// src/commands/limits/policy-limits.ts
async function policyLimits(names4, config, open2, now) {
  const { policies } = await loadNamed(names4, config.catalog, [], config.agreement);
  const { limits: limits5 } = policies;
  if (!limits5) throw usageError("the policies state no credit limits", "add limits to one");
  const early = notInForce(limits5, now);
  if (early !== void 0) throw usageError(`the limits of the policy ${limits5.policy} are ${early}`);
  const limitsByEmail = new Map(limits5.users.map(({ email: email3, limit: limit2 }) => [email3, { email: email3, limit: limit2 }]));
  if (limits5.default !== null) {
    const client = await open2();
    let isEmpty = true;
    for await (const member of client.all(users.list, {})) {
      isEmpty = false;
      const { email: email3 } = member;
      const key = foldAscii(email3);
      if (!limitsByEmail.has(key)) limitsByEmail.set(key, { email: email3, limit: limits5.default });
    }
    if (client.hasOpenEnd)
      throw new DriftlineError("incomplete", "the list of members does not say whether it is complete");
    if (isEmpty)
      throw new DriftlineError("incomplete", "the service lists no members, and the default is for all of them");
  }
  if (limitsByEmail.size === 0) throw usageError("the policies state no limit for any user");
  return [...limitsByEmail.values()];
}

import { Writer, lines, person as person2 } from "./questions.js";

import { becauseWords } from "./questions.js";

import { authorsOf, breakOf, isCauseKnown } from "./questions.js";

import { approvalWords as approvalWords2, matchWords, seenIn } from "./questions.js";

import { ends as ends2, screenOf, severityMarks, stateMarks, textOf as textOf3, wrap } from "./questions.js";

import { KEYLESS, secretsWords, spansWords, stateWords } from "./questions.js";

import { age, authorOf, beginning, betweenWords, broughtBy, bylines, causersOf, clusters, currentStep, dayAfter, dayWords, deed, directionWords, ending, exceptionsOf as exceptionsOf2, failsWords, isDeed, isEndExact, isEvent, isGap, isOpenedApart, isSame_2, lastDay, lengthOf, limitWords, madeWords, messageWords, nameOfSubject, nameWords, namesOf as namesOf2, openLimit, openerOf, openingChange, passage, personWords, placeWords as placeWords2, revisionsOf, standingChange, standingDirection, stepsOf, subjectWords, term, unseenWords, wholeDirection, worstFirst } from "./questions.js";

import { acceptedToo, briefLength, exposedOf, exposedWords, isAcceptedWindow, isTimed, lengthWords } from "./questions.js";

import { bookOf, changeIn, cutOff, isNextSeen, latestWords, listedWords, renamedAwayBy, subjectIn, relatedIn } from "./questions.js";

import { among as among2, at, capital, capitalizeText, changeDifference, changeWords, demandWords as demandWords2, difference, differenceWords, enumeratePhrases, findingDifference, isRenaming, joinPhrases, markdownOf, movedBetween, personPhrase, pieceWords, plain, prose as prose2, restOf, revision, say, secretsPassed, setting, shortenPhrase, shouldWords, someOf, value, valueText as valueText2, valueWords as valueWords2 } from "./questions.js";

// src/commands/policy/coverage-text.ts
var INDENT = "      ";
var MAX_DETAILS = 20;
function coverageText(coverage2, report, options2) {
  const { width, paint } = screenOf(options2);
  const { settings: settings2, rules } = coverage2;
  const changedSettings = settings2.ungoverned.filter((setting2) => setting2.changes > 0);
  const still = settings2.ungoverned.filter((setting2) => setting2.changes === 0);
  const part2 = (text3) => wrap("  ", text3, width);
  const never = rules.unexercised.length;
  const unexercised = never === 0 ? "all were exercised" : `${never} judged nothing`;
  const blocks = [
    ends2(
      `Coverage  ${middle(visible(clip(report.organization, 200)), Math.max(8, width - 40))}`,
      `as of ${minute(report.asOf)}`,
      width
    ),
    part2(
      `${settings2.governed} of ${count2(settings2.seen, "setting")} seen ${settings2.governed === 1 ? "is" : "are"} governed by a rule.`
    ),
    changedSettings.length > 0 ? [paint(`  No rule governs, and somebody changed:`, "bold")] : [],
    changedSettings.slice(0, MAX_DETAILS).flatMap((setting2) => changedLines(setting2, width)),
    changedSettings.length > MAX_DETAILS ? names3(`and ${changedSettings.length - MAX_DETAILS} more: `, changedSettings.slice(MAX_DETAILS), width) : [],
    still.length > 0 ? [paint(`  No rule governs, and no change was seen:`, "bold"), ...names3("", still, width)] : [],
    part2(`${count2(rules.total, "rule")}: ${rules.failed} failed at some time, ${unexercised}.`),
    rules.unexercised.flatMap(({ rule, reason, location }) => {
      const place = location ? `  ${visible(`${location.file}:${location.line}`)}` : "";
      return wrap("    ", `${visible(rule)}${place}${reason === null ? "" : `  ${reason}`}`, width);
    })
  ];
  return textOf3(blocks);
}
function names3(first, settings2, width) {
  return wrap("    ", first + settings2.map(({ subject: subject2 }) => visible(nameOf(subject2))).join(", "), width);
}
function changedLines({ subject: subject2, changes: changes2, loosened, editors: editors2, last }, width) {
  const right = `${count2(changes2, "change")}${loosened > 0 ? `, ${loosened} looser` : ""}`;
  const name = middle(visible(nameOf(subject2)), Math.max(8, width - 6 - cells(right)));
  const people2 = editors2.map(({ by, changes: n }) => n === 1 ? person2(by) : `${person2(by)} (${n})`);
  const hidden = changes2 - sumOf(editors2, (editor2) => editor2.changes);
  const editorWords2 = [
    ...people2.length > 0 ? [`by ${shortList(people2)}`] : [],
    ...hidden > 0 ? [`${hidden} behind missing revisions`] : []
  ].join(", and ");
  const when = last ? `; last seen in revision ${last.revision}, ${minute(last.at)}` : "";
  return [...ends2(`    ${name}`, right, width), ...wrap(INDENT, `${editorWords2}${when}`, width)];
}

// src/commands/policy/explain-text.ts
function explanationText(explanation, options2) {
  const { width, paint } = screenOf(options2);
  const [head3, rows2] = partsOf(explanation);
  const [first = "", ...rest] = wrap("", visible(`${explanation.name}, ${head3}`), width);
  const lines2 = rows2.flatMap(
    ([label, text3]) => text3 === null || text3 === "" ? [] : wrap(`  ${label.padEnd(13)}`, visible(text3), width)
  );
  return `${[paint(first, "bold"), ...rest, ...lines2].join("\n")}
`;
}
function partsOf(explanation) {
  switch (explanation.explains) {
    case "setting":
      return ["a setting", settingRows(explanation)];
    case "group": {
      const rows2 = explanation.settings.map(({ name, says: says2 }) => ["", `${name}: ${says2}`]);
      return [`a group of ${count2(rows2.length, "setting")}`, rows2];
    }
    case "policy":
      return [`a policy with ${count2(explanation.rules.length, "rule")}`, policyRows2(explanation)];
    default:
      return [`a ${explanation.policy === null ? "built-in " : ""}rule`, ruleRows(explanation)];
  }
}
function settingRows(setting2) {
  const kind = setting2.list === null ? setting2.kind : `${setting2.list === "set" ? "list" : "ordered list"} of kind ${setting2.kind}`;
  const ownValues = setting2.kind === "scale" ? setting2.values.join(" < ") : setting2.values.join(", ");
  const values3 = setting2.inherits === null ? ownValues : `${ownValues}, and ${setting2.inherits}`;
  return [
    ["", setting2.says],
    ["Kind", `${kind}: ${setting2.matches}`],
    ["Values", values3],
    ...setting2.meanings.map((text3) => ["", text3]),
    ["Looser", setting2.looser],
    ["Not set", `${setting2.unset.means}; ${setting2.unset.rules}`],
    ["Cliff", setting2.cliff ? "removing the last entry allows everything" : null],
    ["Has effect", setting2.counts],
    ["Also spelled", setting2.aliases.join(", ")],
    ["In reports", setting2.shown],
    ["Checks", setting2.checks.join(", ")],
    ["Rules", setting2.rules.join(", ") || "none in these policies"]
  ];
}
function ruleRows(rule) {
  const term2 = [
    rule.from === null ? "" : `from ${boundText(rule.from)}`,
    rule.until === null ? "" : `until ${boundText(rule.until, true)}`
  ].join(" ");
  return [
    ["", rule.title],
    ["Formerly", rule.formerly.join(", ")],
    ["Requires", rule.demand],
    ["Severity", rule.severity],
    ["Fix within", rule.fixWithinSeconds === null ? null : duration(rule.fixWithinSeconds)],
    ["Not set", rule.unsetPasses ? "passes" : null],
    ["In force", term2.trim()],
    ["To judge it", waysToGive(rule.needs)],
    ["Because", rule.rationale],
    ["Remediate", rule.remediation],
    ["Controls", rule.controls.join(", ")],
    ["Owner", rule.owner],
    ["Policy", rule.policy],
    ["Defined at", rule.location ? `${rule.location.file}:${rule.location.line}:${rule.location.column}` : null],
    ["Inherited", rule.inheritedFrom === null ? null : `from ${rule.inheritedFrom}, and tightened or repeated here`],
    ["Overridable", rule.overridable ? "policies that extend this policy may loosen the rule" : null]
  ];
}
function policyRows2(policy) {
  const width = Math.max(...policy.rules.map(({ severity }) => severity.length));
  return [
    ["", policy.title],
    ["Formerly", policy.formerly.join(", ")],
    ["File", policy.file],
    ...policy.rules.map(({ name, title, severity }) => [severity.padEnd(width), `${name}: ${title}`])
  ];
}

// src/run/preview/words.ts
var limits4 = { text: 160, entries: 4 };
function sectionsOf(preview) {
  const loosening = preview.edits.filter(({ direction: direction2 }) => direction2 === "looser");
  const otherEdits4 = preview.edits.filter(({ direction: direction2 }) => direction2 !== "looser");
  const [newlyAccepted, pastAdditions] = split(preview.found);
  const [accepted, pastRemovals] = split(preview.forgotten);
  const sections = [
    { title: "The edit loosens", rows: loosening.map(editRow) },
    { title: "Would newly fail", rows: preview.fails.map(shiftRow) },
    { title: "Would no longer fail", rows: preview.clears.map(shiftRow) },
    { title: "Exceptions that would no longer be needed", rows: preview.unused.map(unusedRow) },
    { title: "The edit also", rows: otherEdits4.map(editRow) },
    { title: "Would be judged otherwise", rows: preview.recast.map(recastRow) },
    { title: "Would have begun or ended at another time in the past", rows: preview.resized.map(resizedRow) },
    { title: "Would newly fail, but an exception accepts it", rows: newlyAccepted.map(shiftRow) },
    { title: "Would no longer fail, and an exception accepted it", rows: accepted.map(shiftRow) },
    { title: "Would have been found in the past", rows: pastAdditions.map(shiftRow) },
    { title: "Would not have been found in the past", rows: pastRemovals.map(shiftRow) }
  ];
  return sections.filter((section) => section.rows.length > 0);
}
function split(shifts) {
  const isAccepted2 = ({ before, after }) => (after ?? before) === "excepted";
  return [shifts.filter(isAccepted2), shifts.filter((shift) => !isAccepted2(shift))];
}
var words2 = {
  looser: "\u25b2 looser",
  tighter: "\u25bd tighter",
  neutral: "\u00b7 neutral",
  unknown: "? unknown"
};
function editRow({ direction: direction2, name, text: text3, location }) {
  const place = location ? say` (${`${location.file}:${location.line}`})` : [];
  return { word: words2[direction2], says: [...say`${name}: ${prose2(text3)}`, ...place] };
}
function shiftRow(shift) {
  const { rule, subject: subject2, severity, message, owner: owner2, introduced, resolved, before, after } = shift;
  const beginning2 = introduced.revision === null ? say`since ${at(introduced.at)}` : say`since ${revision(introduced.revision)}${[introduced.exact ? "" : " at the latest"]}, ${at(introduced.at)}${introduced.by && introduced.exact ? say`, made by ${personWords2(introduced.by)}` : []}`;
  const { exposureSeconds: seconds, unseenSeconds } = shift;
  const length = seconds === null || !resolved ? void 0 : lengthWords({ seconds, unseenSeconds, isLeast: !introduced.exact });
  const open2 = length === void 0 ? [] : say`, for ${[length]}`;
  const standing = before === "open" && after !== null ? say`; now ${[after]}` : after === "open" && before !== null ? say`; was ${[before]}` : [];
  const answers = owner2 === null ? [] : say`; owner ${personPhrase(owner2)}`;
  const about = nameOf(subject2);
  const subjectWords2 = message.includes(about) || /^(?:revision|rule):/.test(subject2) ? [] : say`${about}: `;
  return {
    word: severity,
    says: [
      ...subjectWords2,
      ...prose2(message),
      " (",
      ...value(rule),
      "), ",
      ...beginning2,
      ...open2,
      ...standing,
      ...answers
    ]
  };
}
function personWords2({ email: email3, id }) {
  return email3 === null && id === null ? [UNKNOWN_EDITOR] : personPhrase(email3 ?? id);
}
function unusedRow({ rule, value: acceptedValue2, revision: number3, owner: owner2, location }) {
  const values3 = acceptedValue2.map((item) => valueWords2(item, limits4));
  const targetWords = number3 === null ? joinPhrases(values3, ", ") : revision(number3);
  const place = location ? say` (${`${location.file}:${location.line}`})` : [];
  return { word: "unused", says: [...say`${rule}: ${targetWords}, owner ${personPhrase(owner2)}`, ...place] };
}
function recastRow({ rule, subject: subject2, before, after }) {
  const severity = before.severity === after.severity ? [] : [`severity ${before.severity} \u2192 ${after.severity}`];
  const due = (instant3) => instant3 === null ? ["no due date"] : at(instant3);
  const dates = before.dueAt === after.dueAt ? [] : [say`due ${due(before.dueAt)} \u2192 ${due(after.dueAt)}`];
  const starts = before.since === after.since ? [] : [say`open since ${at(before.since)} \u2192 ${at(after.since)}`];
  const parts2 = joinPhrases([...severity.map((text3) => [text3]), ...dates, ...starts], ", ");
  return { word: after.severity, says: say`${nameOf(subject2)} (${rule}): ${parts2}` };
}
function resizedRow({ rule, subject: subject2, severity, before, after }) {
  const span = ({ since: since2, until: until2, exact, unseen }) => say`${at(since2)}${[exact ? "" : " at the latest"]} to ${at(until2)}${[unseen ? ", with missing revisions" : ""]}`;
  const spans = (list2) => joinPhrases(list2.map(span), ", ");
  return { word: severity, says: say`${nameOf(subject2)} (${rule}): ${spans(before)} \u2192 ${spans(after)}` };
}
function sidesWords({ before, after }) {
  const side = ({ open: open2, verdict, rules }) => `${open2} open, ${verdict}, ${count2(rules, "rule")}`;
  return `${side(before)} \u2192 ${side(after)}`;
}
function doubtWords({ after }) {
  if (after.verdict !== "incomplete") return null;
  return "The evidence is incomplete: the edit may have more effects than listed here.";
}
function countsWords(preview) {
  const loosened = preview.edits.filter(({ direction: direction2 }) => direction2 === "looser").length;
  const movedWords = preview.resized.length === 0 ? "" : ` and ${preview.resized.length} at another time`;
  const [newlyAccepted, pastAdditions] = split(preview.found);
  const [accepted, pastRemovals] = split(preview.forgotten);
  const parts2 = [
    `${count2(preview.edits.length, "edit")}, ${loosened} looser`,
    `${preview.fails.length} newly failing`,
    `${preview.clears.length} cleared`,
    `${count2(preview.unused.length, "exception")} unused`,
    ...newlyAccepted.length + accepted.length > 0 ? [`accepted by exceptions ${newlyAccepted.length} more and ${accepted.length} fewer`] : [],
    `in the past ${pastAdditions.length} more found and ${pastRemovals.length} fewer${movedWords}`
  ];
  return `${parts2.join("; ")}.`;
}

// src/commands/policy/preview-text.ts
var MAX_ROWS = 20;
function previewText(preview, options2) {
  const { width, paint } = screenOf(options2);
  const sections = sectionsOf(preview);
  const doubt = doubtWords(preview);
  const { count: revisions } = preview.revisions;
  const blocks = [
    ends2(
      `Preview  ${middle(visible(clip(preview.organization, 200)), Math.max(8, width - 40))}`,
      `as of ${minute(preview.asOf)}`,
      width
    ),
    wrap("  ", `Judged over ${count2(revisions, "revision")}: ${sidesWords(preview)}.`, width),
    ...sections.map((section) => [paint(`  ${section.title}`, "bold"), ...rowLines(section, width)]),
    doubt === null ? [] : wrap("  ", doubt, width),
    sections.length === 0 && doubt === null ? wrap("  ", "The edit changes nothing.", width) : [],
    wrap("", countsWords(preview), width)
  ];
  return textOf3(blocks);
}
function rowLines({ rows: rows2 }, width) {
  const lines2 = rows2.slice(0, MAX_ROWS).flatMap(({ word: word2, says: says2 }) => wrap(`    ${word2.padEnd(10)}`, plain(says2), width));
  const more = rows2.length - MAX_ROWS;
  return more > 0 ? [...lines2, ...wrap("    ", `and ${more} more (all in --format json)`, width)] : lines2;
}

// src/commands/policy/test-text.ts
function testText(run2, options2) {
  const { width, paint } = screenOf(options2);
  const ok = paint("\u2713", "green");
  const bad = paint("\u2717", "red");
  const line = (first, text3) => wrap(first, visible(text3), width);
  const lines2 = run2.files.flatMap(({ file, results }) => {
    const failures = results.filter((result) => !result.ok);
    const countWords = count2(results.length, "test");
    const [head3 = "", ...more] = line(
      "  ",
      `${file}  ${failures.length === 0 ? countWords : `${failures.length} of ${countWords} failed`}`
    );
    return [
      `${failures.length === 0 ? ok : bad}${head3.slice(1)}`,
      ...more,
      ...failures.flatMap((result) => [
        "",
        ...wrap("    ", `${visible(result.name)} (${placeWords(result.location)})`, width),
        ...result.differences.flatMap((difference2) => {
          const { expected, found } = differenceLines(difference2);
          return [
            ...line("      ", difference2.rule),
            ...wrap("        expected  ", expected, width),
            ...wrap("        found     ", found, width)
          ];
        }),
        ""
      ])
    ];
  });
  for (const { rule, location } of run2.untested ?? [])
    lines2.push(...wrap("  ", `no test shows ${visible(rule)} to fail (${placeWords(location)})`, width));
  const { tests, failed, untested } = tallyOf2(run2);
  const counts = [
    count2(tests, "test"),
    failed > 0 ? `${failed} failed` : "",
    untested > 0 ? `${count2(untested, "rule")} without a test` : ""
  ].filter((part2) => part2 !== "");
  const isPassed = failed + untested === 0;
  return `${[...lines2, "", `${isPassed ? paint("PASSED", "bold", "green") : paint("FAILED", "bold", "red")}  ${counts.join(", ")}`].join("\n").replace(/\n{3,}/g, "\n\n")}
`;
}

import { existsSync as existsSync2 } from "node:fs";
import { stat as stat2 } from "node:fs/promises";
import path3 from "node:path";
// src/commands/policy/tests.ts
// src/authoring/test-settings.ts
function misspelledIn(document, catalog) {
  const problems = [];
  function visit(value2, place, path22) {
    if (isArray(value2)) {
      if (place.any) for (const [i, item] of value2.entries()) visit(item, place.any, [...path22, i]);
      return;
    }
    for (const [key, member] of isObject(value2) ? Object.entries(value2) : []) {
      const below = placeBelow(place, key);
      const suggestion = below ? void 0 : nearest(key, place.keys.keys());
      const at2 = [...path22, key];
      if (below) visit(member, below, at2);
      else if (suggestion !== void 0) {
        const nested = key.includes("[") ? void 0 : nestedHint(catalog, place.path, key);
        const hint = nested ?? `did you mean "${suggestion}"?`;
        problems.push(document.problem(at2, `no setting is named "${key}" here`, hint, "key"));
      }
    }
  }
  function search(value2, path22) {
    if (isArray(value2)) for (const [i, item] of value2.entries()) search(item, [...path22, i]);
    else if (isObject(value2)) {
      for (const [key, member] of Object.entries(value2))
        if (key === "settings" || key === "change") visit(member, catalog.root, [...path22, key]);
        else if (key === "tests" || key === "history") search(member, [...path22, key]);
    }
  }
  search(document.value, []);
  return problems;
}
// src/authoring/test-schema.ts
var wrong = "is not a day such as 2026-03-01 or an instant such as 2026-03-01T09:00:00Z";
var instant2 = shapedText(/^\d{4}-\d\d-\d\d(?:[Tt]\S+)?$/, wrong).check(
  refine((text3) => startOf(text3) !== void 0, wrong),
  // One hour after the last revision must still be a valid instant.
  refine((text3) => !text3.startsWith("9999"), "is too late: no test needs the year 9999")
);
var tree = record(string(), anyJson);
var editor = union([
  nonEmptyText,
  strictObject({
    id: optional(nonEmptyText, "The user id"),
    email: optional(nonEmptyText, "The e-mail address"),
    name: optional(nonEmptyText, "The name; no rule ever judges it")
  }).check(
    refine((person3) => person3.id !== void 0 || person3.email !== void 0, "needs an id or an email"),
    meta({ anyOf: [{ required: ["id"] }, { required: ["email"] }] })
  )
]);
var entrySchema = strictObject({
  by: optional(
    editor,
    "Who made the revision: an e-mail address, a user id, or both. Without it, rules about who changed what and when are judged only if the test names them"
  ),
  at: optional(instant2, "When it was made (default: an hour after the revision before; the first one on 2026-01-01)"),
  settings: optional(tree, "The whole settings from this revision on"),
  change: optional(
    tree,
    "What changed, as a merge patch: on the revision before, or for the first revision on the file's settings; null removes a setting"
  )
}).check(
  ofMap(
    ({ settings: settings2, change }) => settings2 === void 0 !== (change === void 0),
    "needs exactly one of settings and change",
    ["settings", "change"]
  ),
  meta({ oneOf: [{ required: ["settings"] }, { required: ["change"] }] })
);
var revision2 = int().check(_gte(1));
var expectedSchema = strictObject({
  rule: nonEmptyText.check(says("The id of the rule: of a policy under test, or a built-in one")),
  revision: optional(
    nullable(revision2),
    "The revision that introduced it, counted from 1; null: no revision introduced it"
  ),
  resolved: optional(nullable(revision2), "The revision that resolved it; null: no revision resolved it"),
  status: optional(_enum(["open", "resolved", "excepted", "noted"]), "Its status at asOf"),
  subject: optional(
    nonEmptyText,
    "Its subject: a setting such as sandbox.network.allowedDomains, a pointer, or revision:2"
  ),
  severity: optional(_enum(severities), "Its severity")
});
var caseSchema = strictObject({
  name: nonEmptyText.check(says("What the test shows, in a few words; unique in the file")),
  settings: optional(tree, "The whole settings, for a history of one revision"),
  change: optional(tree, "The difference from the file's settings, as a merge patch, for a history of one revision"),
  history: optionalList(entrySchema, "The revisions, oldest first, numbered from 1"),
  asOf: optional(
    instant2,
    "The instant taken as now, or a day (its end): later revisions are left out (default: an hour after the last revision)"
  ),
  builtin: optional(boolean(), "Whether all built-in rules are compared (default: only those that the test names)"),
  findings: described(
    array(expectedSchema),
    "All expected findings of the compared rules. Each entry is one finding; fields that it leaves out are not compared. An empty list expects no finding"
  )
}).check(
  ofMap(
    ({ settings: settings2, change, history }) => [settings2, change, history].filter((part2) => part2 !== void 0).length === 1,
    "needs exactly one of settings, change and history",
    ["settings", "change", "history"]
  ),
  meta({ oneOf: [{ required: ["settings"] }, { required: ["change"] }, { required: ["history"] }] })
);
var policyTestSchema = strictObject({
  policy: optionalList(
    nonEmptyText,
    "The policies under test: files or folders, by a path from this file, or packs (default: the policies of the same folder)"
  ),
  rules: optionalList(
    nonEmptyText,
    "The compared rules; * stands for any run of characters (default: every rule of the policies under test)"
  ),
  settings: optional(tree, "The settings from which the changes of the tests start (default: no setting is set)"),
  tests: array(caseSchema).check(_minLength(1, "lists nothing"), says("The tests"))
});
// src/authoring/test-file.ts
var HOUR = 36e5;
var FIRST = Date.UTC(2026, 0, 1);
function readTestFile(source, catalog) {
  const problemResult = (problems) => ({ problems: problems.map(withoutExcerpt) });
  const yaml = readYaml(source.file, source.text);
  if ("problems" in yaml) return problemResult(yaml.problems);
  const { document } = yaml;
  const testsResult = safeParse(policyTestSchema, document.value, ownMessages);
  if (!testsResult.success) return problemResult(problemsOf(document, policyTestSchema, testsResult.error.issues));
  const { policy, rules = null, settings: start = bag(), tests } = testsResult.data;
  const twice = tests.flatMap(({ name }, i) => {
    const first = tests.findIndex((test) => test.name === name);
    if (first === i) return [];
    const { line } = document.place(["tests", first]);
    return [
      document.problem(["tests", i, "name"], `a test of this name is already in line ${line}`, "rename one of them")
    ];
  });
  const late = tests.flatMap((test, i) => {
    const { asOf } = test;
    const changes2 = changesOf2(test, start);
    if (asOf === void 0 || changes2.some((change) => Date.parse(change.updatedAt) <= nowOf(asOf))) return [];
    return [document.problem(["tests", i, "asOf"], "every revision is later than asOf: nothing would be judged")];
  });
  const mistakes = [...twice, ...late, ...misspelledIn(document, catalog)];
  if (mistakes.length > 0) return problemResult(mistakes);
  return {
    file: {
      file: source.file,
      policies: policy ?? null,
      rules,
      cases: tests.map((test, i) => ({ ...caseOf(document, test, i, start), rules })),
      unknownPattern: (index, names4) => {
        const pattern = rules?.[index] ?? "";
        const message = `no rule is named "${pattern}"`;
        return withoutExcerpt(document.problem(["rules", index], message, didYouMean(pattern, names4)));
      },
      unknownPolicy: (index, hint) => {
        const message = `no policy file, folder or pack is named "${policy?.[index]}"`;
        return withoutExcerpt(document.problem(["policy", index], message, hint));
      }
    }
  };
}
function caseOf(document, input, index, start) {
  const changes2 = changesOf2(input, start);
  const last = Date.parse(lastIn(changes2).updatedAt);
  return {
    name: input.name,
    location: document.place(["tests", index]),
    changes: changes2,
    asOf: input.asOf === void 0 ? last + HOUR : nowOf(input.asOf),
    builtin: input.builtin === true,
    expected: input.findings.map((finding, i) => ({
      ...finding,
      location: document.place(["tests", index, "findings", i])
    })),
    unknownRule: (i, names4) => {
      const rule = input.findings[i]?.rule ?? "";
      const hint = didYouMean(rule, names4) ?? "name a rule of the policies under test, or a built-in one";
      const path22 = ["tests", index, "findings", i, "rule"];
      return withoutExcerpt(document.problem(path22, `no rule is named "${rule}"`, hint));
    }
  };
}
function changesOf2({ settings: whole3, change, history }, start) {
  const entries2 = history ?? [{ settings: whole3, change }];
  const changes2 = [];
  let time = FIRST - HOUR;
  let settings2 = start;
  for (const [i, entry2] of entries2.entries()) {
    time = entry2.at === void 0 ? time + HOUR : certain(startOf, entry2.at);
    settings2 = entry2.settings ?? mergePatch(settings2, entry2.change ?? bag());
    changes2.push({ revision: i + 1, updatedAt: instantText(time), user: editorOf(entry2.by), settings: settings2 });
  }
  return changes2;
}
function nowOf(asOf) {
  return certain((text3) => stretchOf(text3, Infinity)?.last, asOf);
}
function editorOf(by) {
  if (by === void 0) return null;
  if (typeof by === "string")
    return by.includes("@") ? { id: null, email: by, name: null } : { id: by, email: null, name: null };
  return { id: by.id ?? null, email: by.email ?? null, name: by.name ?? null };
}
// src/authoring/test-run.ts
function rulesUnderTest({ policies: { rules, assertions, files } }) {
  const all = [...rules, ...assertions];
  const formerIds = all.flatMap((rule) => formerNames(rule, files));
  return [...all.map((rule) => rule.id), ...builtinRules.keys(), ...formerIds];
}
function runTest(testCase, revisions, under) {
  const test = {
    ...testCase,
    expected: testCase.expected.map((item) => ({ ...item, rule: presentName(item.rule, under.policies) }))
  };
  const report = reportOf(revisions, test.asOf, under);
  const findings = relevant(report, test).map(foundOf);
  const pairs = matchFindings(test.expected, findings);
  const unmatched = findings.filter((_, i) => ![...pairs.values()].includes(i));
  const differences = [];
  for (const [i, expected] of test.expected.entries()) {
    if (pairs.has(i)) continue;
    const { location, ...terms } = expected;
    const near = nearestOf(terms, unmatched);
    if (near) unmatched.splice(unmatched.indexOf(near), 1);
    const note2 = near ? null : silence(expected.rule, report, revisions.length);
    differences.push({ rule: expected.rule, location, expected: terms, found: near ?? null, note: note2 });
  }
  for (const extra of unmatched)
    differences.push({ rule: extra.rule, location: test.location, expected: null, found: extra, note: null });
  return {
    name: test.name,
    location: test.location,
    ok: differences.length === 0,
    differences,
    shows: differences.length === 0 ? [...new Set(test.expected.map((finding) => finding.rule))] : []
  };
}
function reportOf(revisions, asOf, under) {
  const evidence = evidenceOf(
    { source: "file", origin: "test", emulated: false, requests: 0, revisions, conflicts: [], notEvaluated: [] },
    []
  );
  const { policies, organization } = under;
  return audit(auditInput(evidence, under, { policies, organization, asOf }));
}
function isTestable({ subject: subject2, reason }) {
  return /^(?:\/.*|editors|changes|)$/.test(subject2) && reason !== SWITCHED_OFF;
}
function untestedRules(sets, results) {
  const shownRules = new Set(results.flatMap((result) => result.shows));
  const missing = /* @__PURE__ */ new Map();
  for (const under of sets)
    for (const { id, policy, location } of reportOf([], 0, under).rules.filter(isTestable))
      if (policy !== null && location && !location.file.startsWith("pack:") && !shownRules.has(id))
        missing.set(id, { rule: id, location });
  return [...missing.values()];
}
function relevant(report, test) {
  const expectedRules = new Set(test.expected.map((finding) => finding.rule));
  const policyRules = new Set(report.rules.flatMap((rule) => rule.policy === null ? [] : [rule.id]));
  const formerIds = new Map(report.rules.map(({ id, formerly = [] }) => [id, formerly]));
  const nobody2 = new Set(test.changes.filter(({ user: user2 }) => user2 === null).map(({ revision: revision22 }) => revision22));
  return report.findings.filter((finding) => {
    if (expectedRules.has(finding.rule)) return true;
    const names4 = [finding.rule, ...formerIds.get(finding.rule) ?? []];
    if (test.rules && !test.rules.some((pattern) => names4.some((name) => globMatches(pattern, name)))) return false;
    const { kind, introduced } = finding;
    const aboutPeople = kind === "editor" || kind === "change";
    if (aboutPeople && introduced.revision !== null && nobody2.has(introduced.revision)) return false;
    return test.builtin || policyRules.has(finding.rule);
  });
}
function foundOf({ rule, introduced, resolved: end, status, subject: subject2, severity, message }) {
  const [revision22, resolved] = [introduced.revision, end?.revision ?? null];
  return { rule, revision: revision22, resolved, status, subject: subject2, severity, message };
}
function meets(expected, finding) {
  const keys = ["revision", "resolved", "status", "severity"];
  return expected.rule === finding.rule && keys.every((key) => expected[key] === void 0 || expected[key] === finding[key]) && (expected.subject === void 0 || expected.subject === finding.subject || expected.subject === nameOf(finding.subject));
}
function matchFindings(expected, findings) {
  const owner2 = /* @__PURE__ */ new Map();
  const place = (i, triedPlaces) => {
    const expectation = expected[i];
    for (const [j, finding] of findings.entries()) {
      if (!expectation || triedPlaces.has(j) || !meets(expectation, finding)) continue;
      triedPlaces.add(j);
      const before = owner2.get(j);
      if (before !== void 0 && !place(before, triedPlaces)) continue;
      owner2.set(j, i);
      return true;
    }
    return false;
  };
  for (const i of expected.keys()) place(i, /* @__PURE__ */ new Set());
  return new Map([...owner2].map(([j, i]) => [i, j]));
}
function nearestOf(expected, candidates) {
  const common4 = (finding) => ["revision", "resolved", "status", "subject", "severity"].filter(
    (key) => meets({ rule: expected.rule, ...expected[key] !== void 0 && { [key]: expected[key] } }, finding)
  ).length;
  return candidates.filter((finding) => finding.rule === expected.rule).toSorted((a, b) => common4(b) - common4(a))[0];
}
function silence(rule, report, revisions) {
  const row = report.rules.find((row2) => row2.id === rule);
  const reason = row ? row.reason : report.notEvaluated.find(({ what }) => what === rule)?.reason;
  if (reason === SWITCHED_OFF) return `the rule is ${reason}: see builtin in driftline.yaml`;
  if (row && !isTestable(row)) return "the rule needs other data than the history, which a test does not have";
  if (row?.status === "not-evaluated" && reason) return `the rule is ${reason}: see the test's asOf`;
  const { count: count3 } = report.evidence.revisions;
  const later = revisions - count3;
  return later > 0 ? `${later} of ${revisions} revisions ${later === 1 ? "is" : "are"} later than asOf` : null;
}
// src/commands/policy/tests.ts
async function runPolicyTests(paths, config, options2) {
  const files = await readTests(paths, config.catalog);
  const sets = await policySets(paths, files, config, options2.requireTests);
  const problems = files.flatMap((file) => unknownRules(file, lookUp(sets, setName(file)).under));
  if (problems.length > 0) throw new DriftlineError("policy", problems);
  const leaks = [];
  const ran = files.map((file) => {
    const { under, sources: sources2 } = lookUp(sets, setName(file));
    const policyTexts2 = sources2.map(({ text: text3 }) => text3);
    const results = file.cases.map((test) => {
      const sealed = sealTest(test, under, policyTexts2);
      const result = runTest(test, sealed.revisions, under);
      if (!result.ok) leaks.push(sealed.outputLeaks);
      return result;
    });
    return { file: file.file, results };
  });
  const all = [...sets.values()];
  const run2 = {
    files: ran,
    untested: options2.requireTests ? untestedRules(
      all.map(({ under }) => under),
      ran.flatMap(({ results }) => results)
    ) : null
  };
  return {
    run: run2,
    inputs: [...files.map(({ file }) => file), ...all.flatMap(({ sources: sources2 }) => sources2.map(({ file }) => file))],
    leaks: (text3) => leaks.some((test) => test(text3))
  };
}
function sealTest(test, under, policyTexts2) {
  const session = open({ organization: under.organization, catalog: under.catalog });
  for (const change of test.changes) session.line(Buffer.from(JSON.stringify(change)), `revision ${change.revision}`);
  return session.finish([...policyTexts2, test.name]);
}
function unknownRules(file, under) {
  const names4 = rulesUnderTest(under);
  const ruleNames = new Set(names4);
  const patterns2 = (file.rules ?? []).flatMap(
    (pattern, i) => names4.some((name) => globMatches(pattern, name)) ? [] : [file.unknownPattern(i, names4)]
  );
  const expected = file.cases.flatMap(
    (test) => test.expected.flatMap(({ rule }, i) => ruleNames.has(rule) ? [] : [test.unknownRule(i, names4)])
  );
  return [...patterns2, ...expected];
}
async function readTests(paths, catalog) {
  const names4 = /* @__PURE__ */ new Set();
  for (const name of paths) for (const file of await testFiles(name)) names4.add(path3.normalize(file));
  const files = [];
  const problems = [];
  for (const name of names4) {
    const text3 = await readInput(name, "test");
    const result = readTestFile({ file: name.replaceAll("\\", "/"), text: text3 }, catalog);
    if ("problems" in result) problems.push(...result.problems);
    else files.push(result.file);
  }
  const packs = await packNames();
  for (const file of files)
    for (const [i, name] of (file.policies ?? []).entries())
      if (!packs.includes(name) && !existsSync2(beside2(file, name)))
        problems.push(file.unknownPolicy(i, didYouMean(name, packs) ?? `packs: ${packs.join(", ")}`));
  if (problems.length > 0) throw new DriftlineError("policy", problems);
  return files;
}
var isTest = (name) => /\.test\.ya?ml$/i.test(name);
async function testFiles(name) {
  const kind = await stat2(name).catch(() => void 0);
  if (kind?.isDirectory()) {
    const files = await filesBelow(name, isTest);
    if (files.length > 0) return files;
    throw new DriftlineError("policy", {
      file: name,
      message: "no test in this folder",
      hint: "tests end in .test.yaml"
    });
  }
  if (!kind?.isFile()) throw usageError(`no test file, policy or folder is named "${name}"`);
  if (isTest(name)) return [name];
  const own2 = name.replace(/(\.ya?ml)$/i, ".test$1");
  if (own2 !== name && existsSync2(own2)) return [own2];
  throw usageError(
    `${name} is not a test file, and no test file is next to it`,
    own2 === name ? "tests end in .test.yaml" : `write ${path3.basename(own2)}`
  );
}
function beside2(file, name) {
  return path3.join(path3.dirname(file.file), name);
}
function policyNames2(file) {
  if (file.policies === null) return [path3.dirname(file.file)];
  return file.policies.map((name) => existsSync2(beside2(file, name)) ? beside2(file, name) : name);
}
function setName(file) {
  return JSON.stringify(policyNames2(file));
}
async function policySets(paths, files, config, all) {
  const policyPaths = new Map(files.map((file) => [setName(file), policyNames2(file)]));
  if (all) {
    for (const name of paths)
      if ((await stat2(name)).isDirectory() || !isTest(name))
        policyPaths.set(JSON.stringify([path3.normalize(name)]), [name]);
  }
  const sets = /* @__PURE__ */ new Map();
  const problems = [];
  for (const [key, names4] of policyPaths)
    try {
      const { policies, sources: sources2 } = await loadNamed(names4, config.catalog, [], config.agreement);
      const organization = config.organization ?? "test";
      const { catalog, builtin, sharedAccounts } = config;
      sets.set(key, { under: { policies, catalog, organization, builtin, sharedAccounts }, sources: sources2 });
    } catch (error) {
      if (!(error instanceof DriftlineError) || error.code !== "policy") throw error;
      problems.push(...error.problems);
    }
  if (problems.length > 0) throw new DriftlineError("policy", unique(problems));
  return sets;
}

import { execFile } from "node:child_process";
import { realpath } from "node:fs/promises";
import { devNull } from "node:os";
import { promisify } from "node:util";
// src/policy/git.ts
var run = promisify(execFile);
var MAX_BYTES = 64 * 2 ** 20;
var plain2 = [
  "core.fsmonitor=false",
  "log.showSignature=false",
  "log.follow=false",
  "log.showRoot=true",
  "log.diffMerges=first-parent",
  "diff.relative=false"
].flatMap((setting2) => ["-c", setting2]);
async function git(folder, args, input = "") {
  try {
    const running = run("git", ["--no-pager", ...plain2, "-C", folder, ...args], {
      maxBuffer: MAX_BYTES,
      encoding: "buffer",
      env: environment()
    });
    running.child.stdin?.on("error", () => void 0).end(input);
    return { ok: true, out: (await running).stdout };
  } catch (error) {
    const { code, stderr } = membersOf(error);
    const words3 = (Buffer.isBuffer(stderr) ? stderr.toString("utf8") : "").replace(/\n.*/s, "").replace(/^fatal: /, "");
    if (typeof code === "number") return { ok: false, why: "refused", words: words3 };
    if (code === "ENOENT") return { ok: false, why: "missing", words: "git is not installed" };
    if (code === "ERR_CHILD_PROCESS_STDIO_MAXBUFFER")
      return { ok: false, why: "too-large", words: `git answered with more than ${MAX_BYTES / 2 ** 20} MiB` };
    return { ok: false, why: "failed", words: `git could not be run: ${reasonOf(error)}` };
  }
}
function environment() {
  const entries2 = Object.entries(process.env).filter(([name]) => !/^GIT_/i.test(name));
  return {
    ...Object.fromEntries(entries2),
    LC_ALL: "C",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_TERMINAL_PROMPT: "0",
    GIT_LITERAL_PATHSPECS: "1",
    GIT_NO_LAZY_FETCH: "1",
    // Replaced objects and grafts exist in this clone only.
    GIT_NO_REPLACE_OBJECTS: "1",
    GIT_GRAFT_FILE: devNull
  };
}
function untold(reason) {
  return new DriftlineError("incomplete", reason);
}
async function openWorkTree(folder) {
  const text3 = linesOf2(await git(folder, ["rev-parse", "--is-shallow-repository", "--show-toplevel"]), folder);
  const at2 = text3.indexOf("\n");
  if (text3.slice(0, at2) === "true") throw untold("the clone is shallow; in a workflow, check out with fetch-depth: 0");
  const top = await realpath(text3.slice(at2 + 1));
  const origin2 = await git(top, ["symbolic-ref", "--quiet", "--short", "refs/remotes/origin/HEAD"]);
  for (const [ref, branch] of [
    ["refs/remotes/origin/HEAD", origin2.ok ? origin2.out.toString("utf8").trim() : "origin/HEAD"],
    ["HEAD", "what is checked out"]
  ]) {
    const tip = await git(top, ["rev-parse", "--quiet", "--verify", "--end-of-options", `${ref}^{commit}`]);
    if (tip.ok) return { top, tip: tip.out.toString("utf8").trim(), branch };
  }
  throw untold("the work tree has no commit");
}
function linesOf2(answer, folder) {
  if (answer.ok) return answer.out.toString("utf8").replace(/\n$/, "");
  if (/^not a git repository|must be run in a work tree/.test(answer.words))
    throw untold(`${folder} is in no git work tree`);
  if (answer.words.startsWith("detected dubious ownership"))
    throw untold("git does not read a work tree of another user; name it in safe.directory");
  throw untold(answer.words === "" ? "git refused" : answer.words);
}

import { existsSync as existsSync3 } from "node:fs";
import { stat as stat22 } from "node:fs/promises";
import { realpath as realpath2, stat as stat3 } from "node:fs/promises";
import path4 from "node:path";
// src/run/policy-base.ts
// src/policy/at-ref.ts
async function readPoliciesAt(ref, names4) {
  const places2 = /* @__PURE__ */ new Map();
  const read = async (place, name) => {
    const file = `${ref}:${path4.posix.normalize(name.replaceAll("\\", "/"))}`;
    const text3 = await blob(place, file);
    if (text3 === void 0) return void 0;
    places2.set(file, place);
    return { file, text: text3 };
  };
  const roots = [];
  const packs = await packNames();
  for (const name of names4) {
    const kind = await stat3(name).catch(() => void 0);
    if (!kind && packs.includes(name)) {
      roots.push(...await readPolicies([name]));
      continue;
    }
    const entered = kind?.isFile() ? path4.dirname(name) : name;
    const folder = !kind || await isLinked(entered) ? "." : entered;
    const below = path4.relative(folder, name) || ".";
    const commit = await commitOf(ref, folder);
    const files = kind?.isFile() ? [below] : await filesBelow2({ folder, commit, file: below });
    if (!kind && files.length === 0) await readPolicies([name]);
    for (const file of files) {
      const source = await read({ folder, commit, file }, path4.join(folder, file));
      if (source) roots.push(source);
    }
  }
  return {
    roots,
    resolve: async (name, from2) => {
      const place = places2.get(from2.file);
      if (!place || !isPolicyFile(name)) return resolveExtends(name, from2);
      const file = path4.posix.join(path4.posix.dirname(place.file), name);
      return read({ ...place, file }, path4.join(place.folder, file));
    }
  };
}
async function commitOf(ref, folder) {
  const commitIn = async (place) => gitOutput(place, ["rev-parse", "--quiet", "--verify", "--end-of-options", `${ref}^{commit}`]);
  const commit = await commitIn(folder);
  if (commit !== void 0) return commit.trim();
  if (await commitIn(".") !== void 0)
    throw usageError(
      `--base: the policies in ${folder} are not in the repository of the commit "${ref}"`,
      "name policies that are in that repository"
    );
  throw usageError(
    `--base: "${ref}" is neither a policy file or folder nor a commit in git`,
    "name a policy file (.yaml or .yml), a folder, a pack, a branch, a tag or a commit; in a workflow, check out with fetch-depth: 0"
  );
}
async function stoodAt(ref, folder) {
  const place = { folder: ".", commit: await commitOf(ref, "."), file: folder };
  return (await followLinks(place, "--batch-check"))?.kind === "tree";
}
async function isLinked(folder) {
  const place = path4.resolve(folder);
  if (await realpath2(folder) === place) return false;
  const top = (await gitOutput(".", ["rev-parse", "--show-toplevel"]))?.trim();
  return top !== void 0 && !/^\.\.(?:\/|$)/.test(path4.relative(top, place));
}
async function filesBelow2(place) {
  const { folder, commit, file: name } = place;
  const object2 = await followLinks(place, "--batch-check");
  if (object2?.kind === "blob") return isPolicyFile(name) ? [name] : [];
  if (object2?.kind !== "tree") return [];
  const listing = await gitOutput(folder, ["ls-tree", "-r", "-z", "--full-tree", object2.id]);
  const entries2 = (listing ?? "").split("\0").filter((entry2) => /^(?:100644|100755|120000) blob /.test(entry2));
  const files = [];
  for (const entry2 of entries2) {
    const file = path4.posix.join(name, entry2.slice(entry2.indexOf("	") + 1));
    if (isPolicyFile(file)) files.push(file);
    else if (entry2.startsWith("120000") && (await followLinks({ folder, commit, file }, "--batch-check"))?.kind === "tree")
      throw linkError(path4.join(folder, file));
  }
  return files.sort();
}
async function blob(place, shownName) {
  const object2 = await followLinks(place, "--batch");
  if (object2?.kind === "blob") return object2.text;
  if (object2 === void 0 || object2.kind === "missing") return void 0;
  throw linkError(shownName);
}
function linkError(name) {
  return usageError(
    `--base: ${name} is a link that cannot be followed to a file of the commit`,
    "check the commit out, and name its folder with --base"
  );
}
async function followLinks({ folder, commit, file }, mode) {
  if (file.includes("\n")) throw usageError(`--base: a name of a file below ${folder} has a line break`);
  const out = await gitOutput(folder, ["cat-file", mode, "--follow-symlinks"], `${commit}:./${file}
`);
  const [, line = "", text3 = ""] = /^([^\n]*)\n([^]*)$/.exec(out ?? "") ?? [];
  const [, id = "", word2 = ""] = /^(?:([0-9a-f]{40,64}) )?([a-z]+) \d+$/.exec(line) ?? [];
  const kind = line.endsWith(" missing") ? "missing" : word2;
  return out === void 0 ? void 0 : { id, kind, text: text3.slice(0, -1) };
}
async function gitOutput(folder, args, input) {
  const answer = await git(folder, args, input);
  if (answer.ok) return answer.out.toString("utf8");
  if (answer.why === "refused") return void 0;
  if (answer.why === "missing") throw usageError("--base: git is not installed, which is needed to read a commit");
  throw usageError(`--base: ${answer.words}, in ${folder}`);
}
// src/run/policy-base.ts
async function loadBase(base, givenNames, config) {
  if (existsSync3(base) && ((await stat22(base)).isDirectory() || /\.ya?ml$/i.test(base)))
    return loadNamed([base], config.catalog);
  const packs = await packNames();
  if (packs.includes(base)) return loadNamed([base], config.catalog);
  return loadBaseAt(base, givenNames, config);
}
async function loadBaseAt(ref, givenNames, config) {
  const { roots, resolve } = await readPoliciesAt(ref, await namesAt(ref, givenNames, config));
  if (roots.length === 0) return { policies: noPolicies, sources: [], namedSources: [] };
  const extended = [];
  const policies = await loadPolicies(roots, {
    catalog: config.catalog,
    builtin: ruleIds,
    resolve: async (name, from2) => {
      const source = await resolve(name, from2);
      if (source) extended.push(source);
      return source;
    },
    packs: await packNames()
  });
  return { policies, sources: [...roots, ...extended], namedSources: roots };
}
async function namesAt(ref, givenNames, config) {
  if (givenNames && givenNames.length > 0 || config.policies !== null) return policyNames(givenNames, config);
  return defaultNames((folder) => stoodAt(ref, folder));
}

import { lstat, realpath as realpath3, stat as stat4 } from "node:fs/promises";
import path5 from "node:path";
// src/policy/git-history.ts
var WHO = "%ae%n%ce%n%(trailers:key=Co-authored-by,valueonly,unfold)";
async function readHistory2(tree2, paths) {
  const log = ["log", "-z", "--encoding=UTF-8", `--format=%H%n%P%n%ct%n${WHO}`];
  const limits5 = ["--end-of-options", tree2.tip, "--", ...paths.map((path22) => path22 || ".")];
  const line = ["--first-parent", "-m", "--sparse", "--raw", "--no-abbrev", "--no-renames", "--no-ext-diff"];
  const commits = parseLog(linesOf2(await git(tree2.top, [...log, ...line, ...limits5]), tree2.top)).reverse();
  const merges = commits.some(({ parents, changes: changes2 }) => parents.length > 1 && changes2.length > 0);
  const inner = merges ? parseLog(linesOf2(await git(tree2.top, [...log, "--full-history", "--parents", ...limits5]), tree2.top)) : [];
  const mergedBy = mergedWriters(commits, inner);
  const snapshots = [];
  const files = /* @__PURE__ */ new Map();
  const links = /* @__PURE__ */ new Set();
  let from2 = 0;
  for (const [i, { id, parents, time, author, writers, changes: changes2 }] of commits.entries()) {
    from2 = Math.max(from2, time);
    if (i > 0 && changes2.length === 0) continue;
    const added = changes2.filter(({ path: path22, blob: blob2 }) => blob2 !== null && !files.has(path22)).map(({ path: path22 }) => path22);
    for (const { path: path22, blob: blob2, isLink } of changes2) {
      if (blob2 === null) files.delete(path22);
      else files.set(path22, blob2);
      if (isLink) links.add(path22);
      else links.delete(path22);
    }
    const people2 = [.../* @__PURE__ */ new Set([...writers, ...mergedBy.get(id) ?? []])];
    const commit = { id, from: from2, author, writers: people2 };
    snapshots.push({ commit, parent: parents[0] ?? null, files: new Map(files), links: new Set(links), added });
  }
  return snapshots;
}
var LAST = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
function parseLog(text3) {
  const commits = [];
  const tokens2 = text3.split("\0");
  for (let i = 0; i < tokens2.length; i++) {
    const token = tokens2[i] ?? "";
    const [, mode, id = ""] = /^\n?:\d+ (\d+) [0-9a-f]+ ([0-9a-f]+) [A-Z]\d*$/.exec(token) ?? [];
    if (mode !== void 0) {
      const blob2 = mode === "100644" || mode === "100755" ? id : null;
      lastIn(commits).changes.push({ path: tokens2[++i] ?? "", blob: blob2, isLink: mode === "120000" });
    } else if (token !== "" && token !== "\n") {
      const [id2 = "", parents = "", seconds = "", author = "", committer = "", ...trailers] = token.split("\n");
      const time = Number(seconds) * 1e3;
      if (!/^[0-9a-f]{40,64}$/.test(id2) || !/^\d+$/.test(seconds))
        throw untold("git's history has a commit whose date cannot be read");
      const addresses = trailers.flatMap((value2) => /<([^<>]+)>\s*$/.exec(value2)?.[1] ?? []);
      const writers = [author, committer, ...addresses];
      commits.push({
        id: id2,
        parents: parents === "" ? [] : parents.split(" "),
        time: Math.min(time, LAST),
        author,
        writers,
        changes: []
      });
    }
  }
  return commits;
}
function mergedWriters(line, all) {
  const byId = new Map(all.map((commit) => [commit.id, commit]));
  const visitedIds = /* @__PURE__ */ new Set();
  const writers = /* @__PURE__ */ new Map();
  for (const { id } of line) {
    const names4 = [];
    const next = [id];
    for (let at2 = next.pop(); at2 !== void 0; at2 = next.pop()) {
      const commit = byId.get(at2);
      if (!commit || visitedIds.has(at2)) continue;
      visitedIds.add(at2);
      names4.push(...commit.writers);
      next.push(...commit.parents);
    }
    writers.set(id, names4);
  }
  return writers;
}
async function movesInto(tree2, snapshots) {
  const additions = snapshots.filter(({ parent, added }) => parent !== null && added.length > 0);
  if (additions.length === 0) return [];
  const addedPaths = new Map(additions.map((snapshot) => [snapshot.commit.id, new Set(snapshot.added)]));
  const pairs = additions.map(({ commit: commit2, parent }) => `${commit2.id} ${parent}
`).join("");
  const options2 = ["--stdin", "-r", "-z", "--raw", "--no-abbrev", "--find-renames", "--diff-filter=R"];
  const tokens2 = linesOf2(await git(tree2.top, ["diff-tree", ...options2], pairs), tree2.top).split("\0");
  const moves = [];
  let commit = "";
  for (let i = 0; i < tokens2.length; i++) {
    const token = tokens2[i] ?? "";
    const [, before = "", after] = /^\n?:\d+ \d+ ([0-9a-f]+) ([0-9a-f]+) R\d*$/.exec(token) ?? [];
    if (after === void 0) commit = token.trim();
    else {
      const [from2 = "", to = ""] = [tokens2[++i], tokens2[++i]];
      if (addedPaths.get(commit)?.has(to)) moves.push({ commit, from: from2, to, before, after });
    }
  }
  return moves;
}
async function readBlobs(tree2, ids) {
  const unique2 = [...new Set(ids)];
  const texts = /* @__PURE__ */ new Map();
  if (unique2.length === 0) return texts;
  const answer = await git(tree2.top, ["cat-file", "--batch"], unique2.map((id) => `${id}
`).join(""));
  if (!answer.ok) throw untold(answer.words || "git refused");
  const { out } = answer;
  for (let at2 = 0; at2 < out.length; ) {
    const end = out.indexOf(10, at2);
    const [id = "", kind, size] = out.toString("utf8", at2, end).split(" ");
    if (kind !== "blob") throw untold(`git has lost a policy of its history (${id.slice(0, 7)} is ${kind})`);
    const start = end + 1;
    texts.set(id, out.toString("utf8", start, start + Number(size)));
    at2 = start + Number(size) + 1;
  }
  return texts;
}
// src/run/policy-places.ts
async function placesOf2(names4, own2) {
  const constant = [];
  const places2 = [];
  let tree2;
  for (const name of names4) {
    const kind = await stat4(name).catch(() => void 0);
    if (!kind) {
      constant.push(...await readPolicies([name]));
      continue;
    }
    const isFolder = kind.isDirectory();
    const workTree = await openWorkTree(isFolder ? name : path5.dirname(name));
    tree2 ??= workTree;
    if (workTree.top !== tree2.top) throw untold(`${name} is in another git work tree than ${firstIn(places2).name}`);
    places2.push({ name: shownAs(name), path: await pathIn(tree2, name, isFolder), isFolder });
  }
  if (!tree2) throw untold("no policy of this run is a file: packs have no history here");
  return { tree: tree2, namedPlaces: places2, constant: [...constant, ...own2] };
}
async function pathIn(tree2, name, isFolder = false) {
  if (!isFolder && (await lstat(name)).isSymbolicLink())
    throw untold(`${name} is a link: its history is another file's`);
  const folder = await realpath3(isFolder ? name : path5.dirname(name));
  const relative = path5.relative(tree2.top, isFolder ? folder : path5.join(folder, path5.basename(name)));
  if (relative === ".." || relative.startsWith(`..${path5.sep}`) || path5.isAbsolute(relative))
    throw untold(`${name} is outside the git work tree of the other policies`);
  return slashes(relative);
}
async function pathOf({ tree: tree2, namedPlaces }, file) {
  const at2 = await pathIn(tree2, file);
  const folder = namedPlaces.find(({ name, isFolder }) => isFolder && !path5.relative(name, file).startsWith(".."));
  if (folder && !isBelow(folder.path, at2)) throw untold(`${file} is behind a link: its history is another file's`);
  return at2;
}
function policiesAt({ tree: tree2, namedPlaces, constant }, { files, roots, texts }, watch) {
  const readTexts = /* @__PURE__ */ new Map();
  const paths = /* @__PURE__ */ new Map();
  const sourceAt = (at2, name) => {
    const text3 = texts.get(files.get(at2) ?? "");
    if (text3 === void 0) return void 0;
    readTexts.set(at2, text3);
    paths.set(name, at2);
    return { file: name, text: text3 };
  };
  const shownOf = (at2) => {
    const place = namedPlaces.find((place2) => place2.isFolder ? isBelow(place2.path, at2) : place2.path === at2);
    if (!place) return at2;
    return place.isFolder ? shownAs(path5.join(place.name, path5.posix.relative(place.path, at2))) : place.name;
  };
  const resolve = async (name, from2) => {
    const at2 = paths.get(from2.file);
    if (at2 === void 0 || !isPolicyFile(name)) return resolveExtends(name, from2);
    const target = path5.posix.join(path5.posix.dirname(at2), slashes(name));
    if (target.startsWith("../")) throw untold(`${from2.file} extends a file outside the work tree ${tree2.top}`);
    watch(target);
    return sourceAt(target, shownAs(path5.join(path5.dirname(from2.file), name)));
  };
  return { read: readTexts, roots: [...roots.flatMap((at2) => sourceAt(at2, shownOf(at2)) ?? []), ...constant], resolve };
}
function rootsAt(places2, { files }, later) {
  const paths = [...files.keys()];
  const roots = places2.flatMap(
    ({ path: at2, isFolder }) => isFolder ? paths.filter((file) => isBelow(at2, file) && isPolicyFile(file)).sort() : paths.filter((file) => file === at2)
  );
  return [.../* @__PURE__ */ new Set([...roots, ...later.map(({ from: from2 }) => from2).filter((from2) => files.has(from2))])];
}
function isNamed(places2, file) {
  return places2.some(({ path: at2, isFolder }) => isFolder ? isBelow(at2, file) : at2 === file);
}
function isBelow(folder, file) {
  return folder === "" || file.startsWith(`${folder}/`);
}
function shownAs(name) {
  return slashes(path5.normalize(name));
}
function slashes(name) {
  return path5.sep === "\\" ? name.replaceAll("\\", "/") : name;
}
// src/run/policy-history.ts
var WHAT = "the policies in force at the time";
async function readPolicyHistory(choice2, options2) {
  try {
    return await gitHistory(choice2, options2);
  } catch (error) {
    if (!(error instanceof DriftlineError) || error.code !== "incomplete") throw error;
    return { history: { versions: null, notEvaluated: [{ what: WHAT, reason: error.message }] }, texts: [] };
  }
}
async function gitHistory(choice2, { names: names4, own: own2, config, now }) {
  const places2 = await placesOf2(names4, own2);
  const { tree: tree2 } = places2;
  const ownFiles = new Set(own2.map(({ file }) => file));
  const current = /* @__PURE__ */ new Map();
  for (const { file, text: text3 } of choice2.sources)
    if (!file.startsWith("pack:") && !ownFiles.has(file)) current.set(await pathOf(places2, file), text3);
  const states = await statesOf(places2, [...places2.namedPlaces.map(({ path: path22 }) => path22), ...current.keys()], config);
  const versions = versionsOf(states, config);
  const tip = lastIn(states);
  const notEvaluated2 = states.flatMap(
    ({ commit, reason }) => reason === null ? [] : [{ what: `${WHAT}, from commit ${shortId(commit.id)} on`, reason }]
  );
  if (isSame3(tip.read, current)) versions[versions.length - 1] = { ...lastIn(versions), policies: choice2.policies };
  else {
    const before = lastIn(versions).policies;
    const edits2 = before ? editWords(before, choice2.policies, config) : [];
    versions.push({ from: Infinity, commit: null, policies: choice2.policies, edits: edits2 });
    notEvaluated2.push({
      what: "who changed the policies last",
      reason: `the policies of this run are not those of ${tree2.branch} (commit ${shortId(tree2.tip)}): the policies of this run are not committed there`
    });
  }
  const late = versions.find(({ from: from2, commit }) => now !== void 0 && commit !== null && from2 > now);
  if (late)
    notEvaluated2.push({
      what: `${WHAT}, from commit ${shortId(late.commit.id)} on`,
      reason: `it, or one before it, is dated ${instantText(late.from)}, which is in the future`
    });
  const texts = states.flatMap(({ commit, read }) => [...read.values(), ...commit.writers]);
  return { history: { versions, notEvaluated: notEvaluated2 }, texts: [...new Set(texts)] };
}
async function statesOf(places2, paths, config) {
  const { tree: tree2, namedPlaces } = places2;
  const watched = new Set(paths);
  for (; ; ) {
    const size = watched.size;
    const isKnown = (file) => [...watched].some((path22) => file === path22 || isBelow(path22, file));
    const snapshots = await readHistory2(tree2, [...watched]);
    const moves = await movesOf(places2, snapshots);
    const rooted = snapshots.map((snapshot, i) => ({
      snapshot,
      roots: rootsAt(
        namedPlaces,
        snapshot,
        moves.filter(({ at: at2 }) => at2 > i)
      )
    }));
    for (const { from: from2 } of moves) if (!isKnown(from2)) watched.add(from2);
    const blobs = snapshots.flatMap(
      ({ files }) => [...files].filter(([file]) => isPolicyFile(file) || watched.has(file)).map(([, blob2]) => blob2)
    );
    const texts = await readBlobs(tree2, blobs);
    const load = loader(config);
    const states = [];
    for (const { snapshot, roots } of rooted) {
      const policies = policiesAt(places2, { files: snapshot.files, roots, texts }, (file) => {
        if (!isKnown(file)) watched.add(file);
      });
      const files = [...snapshot.files].map(([file, blob2]) => `${blob2} ${file}`).sort();
      const link = [...snapshot.links].find((path22) => isPolicyFile(path22) && isNamed(namedPlaces, path22));
      if (link !== void 0) {
        const reason = `the policies of that time are not known: ${link} was a link`;
        states.push({ commit: snapshot.commit, policies: null, reason, read: policies.read });
        continue;
      }
      const loadedState = await load(JSON.stringify([roots, files]), policies);
      states.push({ commit: snapshot.commit, ...loadedState });
    }
    if (watched.size === size) return states;
  }
}
async function movesOf({ tree: tree2, namedPlaces }, snapshots) {
  const places2 = new Map(snapshots.map(({ commit }, i) => [commit.id, i]));
  const candidates = (await movesInto(tree2, snapshots)).map((move) => ({ ...move, at: lookUp(places2, move.commit) }));
  const texts = await readBlobs(
    tree2,
    candidates.flatMap(({ before, after }) => [before, after])
  );
  const moves = [];
  for (const move of candidates.toSorted((a, b) => b.at - a.at)) {
    const later = moves.filter(({ at: at2 }) => at2 > move.at);
    const id = idOf(lookUp(texts, move.before));
    if (id !== void 0 && id === idOf(lookUp(texts, move.after)) && rootsAt(namedPlaces, snapshots[move.at], later).includes(move.to))
      moves.push(move);
  }
  return moves;
}
function idOf(text3) {
  return /^id:.*\S/m.exec(text3)?.[0];
}
function loader(config) {
  const cache = /* @__PURE__ */ new Map();
  return async (key, { roots, resolve, read }) => {
    let state = cache.get(key);
    if (state) return state;
    if (roots.length === 0) state = { policies: noPolicies, reason: null, read };
    else
      try {
        const packs = await packNames();
        const { catalog } = config;
        const policies = await loadPolicies(roots, { catalog, builtin: ruleIds, resolve, packs });
        state = { policies, reason: null, read };
      } catch (error) {
        if (!(error instanceof DriftlineError)) throw error;
        const { file, line, message } = firstIn(error.problems);
        const place = [file, line].filter((part2) => part2 !== void 0).join(":");
        const failureText = error.code === "policy" ? "the policies of that time cannot be read" : "the policies of that time are not known";
        state = { policies: null, reason: `${failureText}: ${place === "" ? "" : `${place}: `}${message}`, read };
      }
    cache.set(key, state);
    return state;
  };
}
function versionsOf(states, config) {
  const versions = [];
  let last;
  for (const state of states) {
    const { commit, policies, read } = state;
    if (last && isSame3(last.read, read) && last.policies === null === (policies === null)) continue;
    const before = last ? last.policies : noPolicies;
    const edits2 = policies && before ? editWords(before, policies, config) : [];
    versions.push({ from: commit.from, commit, policies, edits: edits2 });
    last = state;
  }
  return versions;
}
var SHOWN = 3;
var ways = {
  looser: " looser",
  tighter: " tighter",
  neutral: " neither looser nor tighter",
  unknown: ", direction not known"
};
function editWords(before, after, { catalog }) {
  const rules = after.rules.length + after.assertions.length + statedRules(after).length;
  if (before === noPolicies) return rules === 0 ? [] : [`${count2(rules, "rule")} added`];
  const edits2 = editsOf(before, after, catalog);
  const words3 = edits2.slice(0, SHOWN).map(({ name, direction: direction2, text: text3 }) => `${name}${ways[direction2]}: ${clip(text3, 120)}`);
  return edits2.length > SHOWN ? [...words3, `and ${count2(edits2.length - SHOWN, "more edit")}`] : words3;
}
function isSame3(a, b) {
  const plain3 = (text3) => text3?.replaceAll("\r\n", "\n");
  return a.size === b.size && [...a].every(([file, text3]) => plain3(b.get(file)) === plain3(text3));
}
function shortId(id) {
  return id.slice(0, 7);
}

import { countsWords as countsWords2, disclaimer, hiddenWords, isLedgerBroken, noLastWords, periodWords, problemWords, revisionsWords, rulesWords, sinceCounts, sinceDetail, sinceLast, tallyWords, totalOf, transientFailure, transientIn } from "./questions.js";

// src/run/preview/markdown.ts
var MAX = 6e4;
var MAX_ROWS2 = 100;
var MAX_DATA = 300;
function previewMarkdown(preview) {
  const head3 = [
    `## Policy preview: ${markdownCode(clip(preview.organization, 100))}`,
    "",
    `Judged over ${count2(preview.revisions.count, "revision")}, as of ${minute(preview.asOf)}: ${sidesWords(preview)}.`,
    ""
  ];
  const doubt = doubtWords(preview);
  if (doubt !== null) head3.push(`**${doubt}**`, "");
  const sections = sectionsOf(preview);
  const foot = [`**${countsWords(preview)}**`, "", disclaimer, ""];
  const fixedLength = [...head3, ...foot].join("\n").length + sumOf(sections, ({ title }) => title.length + 80);
  let room = MAX - fixedLength;
  const body = sections.flatMap((section) => {
    const { lines: lines2, omittedCount } = rowLines2(section, room);
    room -= sumOf(lines2, (line) => line.length + 1);
    return [
      `### ${section.title}`,
      "",
      ...lines2,
      ...omittedCount > 0 ? [`- and ${omittedCount} more, left out here`] : [],
      ""
    ];
  });
  if (sections.length === 0 && doubt === null) body.push("The edit changes nothing.", "");
  return [...head3, ...body, ...foot].join("\n");
}
function rowLines2({ rows: rows2 }, room) {
  const lines2 = [];
  let length = 0;
  for (const { word: word2, says: says2 } of rows2.slice(0, MAX_ROWS2)) {
    const line = `- **${word2}** ${markdownOf(says2, MAX_DATA)}`;
    if (length + line.length + 1 > room) break;
    length += line.length + 1;
    lines2.push(line);
  }
  return { lines: lines2, omittedCount: rows2.length - lines2.length };
}
export {
  acceptOpen,
  among,
  applyLimits,
  begins,
  countsWords,
  coverageOf2 as coverageOf,
  coverageText,
  differenceLines,
  doubtWords,
  editsOf,
  exceptionKey,
  explain,
  explanationText,
  firstPoliciesOf,
  git,
  historyFor,
  initialise,
  isWindow,
  limitsSchema,
  linesOf2 as linesOf,
  loadBase,
  loadBaseAt,
  nearestName,
  noRuleWords,
  openKeeper,
  openWorkTree,
  overlap,
  parseLimits,
  placeWords,
  policyLimits,
  previewMarkdown,
  previewOf,
  previewText,
  readLimits,
  readPolicyHistory,
  renamedRules,
  runPolicyTests,
  sectionsOf,
  sidesWords,
  stableSecondsOf,
  tallyOf2 as tallyOf,
  testJson,
  testJunit,
  testText,
  untold
};
