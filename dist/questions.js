import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

import { DAY, boundText, certain, dayOf, daysBetween, durationOf, durationShape, endOf, instantOf, instantText, isDayOrMonth, isInstant, isInstantText, outputText, startOf, startOfDay, stretchOf, timeWords } from "./base.js";

import { addTo, common, contains, countWhile, firstIn, getOrMake, groupBy, inOnePiece, lastIn, lookUp, meet, namesIn, partition, placeIn, present, sumOf, tableOf, unique } from "./base.js";

import { bag, canonical, canonicalObject, compare, equal, exactNumber, insert, isArray, isExactNumber, isObject, isWhole, membersOf, mergePatch, pointer, segment, textAt, unpointer, valueAt } from "./base.js";

// src/model/sealed.ts
var markKey = /* @__PURE__ */ Symbol("marks");
var markNames = ["weak", "misplaced", "credential", "forged"];
var nobody = { id: null, email: null, name: null };
var NO_FINGERPRINT = "fp:none";
var KEYED = String.raw`fp:(k[0-9a-f]{7}):[0-9a-f]{16}`;
var comparable = new RegExp(`^(?:${KEYED}|fp:(run):[1-9][0-9]*)$`);
function spaceOf(fingerprint2) {
  const [, key, run2] = comparable.exec(fingerprint2) ?? [];
  return key ?? run2 ?? null;
}
var nameless = new RegExp(String.raw`\[(?:secret|hidden) ${NO_FINGERPRINT}\]`);
function isNameless(value2, cache) {
  if (typeof value2 === "string") return value2.includes(NO_FINGERPRINT) && nameless.test(value2);
  if (typeof value2 !== "object" || value2 === null) return false;
  let answer = cache?.get(value2);
  if (answer !== void 0) return answer;
  if (isSecret(value2)) answer = value2.fingerprint === NO_FINGERPRINT;
  else if (isArray(value2)) answer = value2.some((item) => isNameless(item, cache));
  else answer = Object.entries(value2).some(([key, item]) => nameless.test(key) || isNameless(item, cache));
  cache?.set(value2, answer);
  return answer;
}
function isMasked(value2) {
  if (isSecret(value2)) return value2.$secret === "masked-by-server";
  return typeof value2 === "object" && value2 !== null && Object.values(value2).some(isMasked);
}
function isSecret(value2) {
  return typeof value2 === "object" && value2 !== null && typeof value2.$secret === "string";
}
function withSecretsAsTexts(value2) {
  if (isSecret(value2)) return `[secret ${value2.fingerprint}]`;
  if (isArray(value2)) return value2.map(withSecretsAsTexts);
  if (!isObject(value2)) return value2;
  return Object.fromEntries(Object.entries(value2).map(([key, member]) => [key, withSecretsAsTexts(member)]));
}
function secretMarker(form, fingerprint2, marks3) {
  const marker2 = Object.assign(bag(), { $secret: form, fingerprint: fingerprint2 });
  Object.defineProperty(marker2, markKey, { value: tableOf(markNames, (name2) => marks3[name2] === true) });
  return Object.freeze(marker2);
}
function isMarker(value2) {
  return typeof value2 === "object" && value2 !== null && Object.hasOwn(value2, markKey);
}
function isForged(secret3) {
  return secret3[markKey]?.forged === true;
}
function isWeak(secret3) {
  return secret3[markKey]?.weak === true;
}
function isMisplaced(secret3) {
  return secret3[markKey]?.misplaced === true;
}
function isCredential(secret3) {
  return secret3[markKey]?.credential === true;
}
function isHiding(value2) {
  if (typeof value2 === "string") return value2.includes(" fp:");
  if (typeof value2 !== "object" || value2 === null) return false;
  if (isArray(value2)) return value2.some(isHiding);
  return isSecret(value2) || Object.entries(value2).some(([key, item]) => key.includes(" fp:") || isHiding(item));
}
function hiddenName(subject) {
  return subject.includes(" fp:") ? /(?:^|\/)(\[secret fp:[^\]/]*\])(?:#\d+)?$/.exec(subject)?.[1] : void 0;
}
function fingerprintsInText(text3) {
  return [...text3.matchAll(/\[secret (fp:[^\]]*)\]/g)].map(([, fingerprint2 = ""]) => fingerprint2);
}
function fingerprintsOfName(subject) {
  return fingerprintsInText(hiddenName(subject) ?? "");
}
function isSame(a, b) {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (isArray(a)) {
    if (!isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false;
    return true;
  }
  if (isArray(b)) return false;
  let [size, otherSize] = [0, 0];
  for (const key in a) {
    size++;
    if (!Object.hasOwn(b, key) || !isSame(a[key], b[key])) return false;
  }
  for (const _ in b) otherSize++;
  if (size !== otherSize) return false;
  if (!isMarker(a) || !isMarker(b)) return isMarker(a) === isMarker(b);
  return markNames.every((name2) => a[markKey]?.[name2] === b[markKey]?.[name2]);
}
function marksOf(secret3) {
  return secret3[markKey] ?? {};
}

import { UNKNOWN_EDITOR, count, duration, elapsedWords, endsSentence, fractionBelow, minute, months, nameOf, personName, precise, shortList, thousands } from "./base.js";

import { annotation, annotationProperty, cells, clip, codePointOf, cssText, hasUnseen, head, html, inAscii, indentOf, jsonText, logLine, markdownCode, markdownHint, markdownProse, middle, sarifMessage, spreadsheet, visible, visibleJson, xml } from "./base.js";

// src/reporters/wording/phrase.ts
var value = (data) => [{ data, as: "value" }];
var setting = (data) => [{ data, as: "setting" }];
var personPhrase = (data) => [{ data, as: "who" }];
var prose = (data) => [{ data, as: "prose" }];
var at = (instant2) => [{ at: instant2 }];
var revision = (number2) => [{ revision: number2 }];
function say(words2, ...parts2) {
  const pieces2 = [firstIn(words2)];
  for (const [i, part] of parts2.entries()) {
    if (typeof part === "string") pieces2.push(...value(part));
    else if (typeof part === "number") pieces2.push(thousands(part));
    else pieces2.push(...part);
    pieces2.push(words2[i + 1]);
  }
  return pieces2.filter((piece) => piece !== "");
}
function joinPhrases(phrases, between) {
  return phrases.flatMap((phrase, i) => i === 0 ? phrase : [between, ...phrase]);
}
function someOf(items2, max, wordsOf, between = ", ") {
  const more = items2.length - max;
  const words2 = joinPhrases(
    items2.slice(0, max).map((item) => wordsOf(item)),
    between
  );
  return more > 0 ? [...words2, ` and ${thousands(more)} more`] : words2;
}
function enumeratePhrases(phrases, joint2 = "and") {
  if (phrases.length < 2) return phrases[0] ?? [];
  return [...joinPhrases(phrases.slice(0, -1), ", "), ` ${joint2} `, ...lastIn(phrases)];
}
function shortenPhrase(phrase, max) {
  return phrase.map(
    (piece) => typeof piece !== "string" && "data" in piece ? { ...piece, data: clip(piece.data, piece.as === "prose" ? 3 * max : max) } : piece
  );
}
function capital(phrase) {
  const [first2, ...rest] = phrase;
  return typeof first2 === "string" ? [capitalizeText(first2), ...rest] : phrase;
}
function capitalizeText(text3) {
  return text3.slice(0, 1).toUpperCase() + text3.slice(1);
}
function renderPhrase(phrase, data, sentence = data) {
  let text3 = "";
  for (const piece of phrase) {
    if (typeof piece === "string") text3 += piece;
    else if ("data" in piece) text3 += piece.as === "prose" ? sentence(piece.data) : data(piece.data);
    else if ("at" in piece) text3 += instantOf(piece.at) === void 0 ? data(piece.at) : minute(piece.at);
    else text3 += `revision ${piece.revision}`;
  }
  return text3;
}
function plain(phrase) {
  return renderPhrase(phrase, (data) => data === "" ? '""' : visible(data));
}
function markdownOf(phrase, max) {
  return renderPhrase(
    phrase,
    (data) => markdownCode(clip(data, max)),
    (data) => markdownProse(clip(data, max))
  );
}
// src/model/words.ts
function isPlain(words2) {
  return /^ ?[A-Za-z0-9,()][A-Za-z0-9 ,()]{0,79}$/.test(words2);
}
// src/reporters/wording/values.ts
function valueWords(json2, limits3) {
  if (json2 === null) return ["not set"];
  if (json2 === "") return [...value('""'), " (empty text)"];
  if (isSecret(json2)) return secretWords(json2.fingerprint);
  if (isArray(json2)) return listWords(json2, limits3, entryWords);
  if (isExactNumber(json2)) return cut(json2.$number, limits3.text);
  if (typeof json2 === "string") return cut(looksTyped(json2) ? JSON.stringify(json2) : json2, limits3.text);
  return cut(JSON.stringify(withSecretsAsTexts(json2)), limits3.text);
}
function secretWords(fingerprint2) {
  return value(`[secret ${fingerprint2}]`);
}
function looksTyped(text3) {
  return /^(?:true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|not set|[[{"].*)$/s.test(text3);
}
function entryWords(entry, limits3) {
  return entry === null ? value("null") : valueWords(entry, limits3);
}
function listWords(entries, limits3, wordsOf, joint2) {
  if (entries.length === 0) return [...value("[]"), " (empty list)"];
  const entryText = (entry) => wordsOf(entry, limits3);
  return joint2 && entries.length <= limits3.entries ? enumeratePhrases(entries.map(entryText), joint2) : someOf(entries, limits3.entries, entryText);
}
function cut(text3, max) {
  const start = head(text3, max);
  if (start.length === text3.length) return value(text3);
  return [...value(start), `\u2026 ${count(text3.length - start.length, "more character")} in the JSON report`];
}
function valueText(json2) {
  if (json2 === null) return "not set";
  if (isSecret(json2)) return `[secret ${json2.fingerprint}]`;
  if (isExactNumber(json2)) return json2.$number;
  if (typeof json2 === "string" && json2 !== "" && !looksTyped(json2)) return json2;
  return JSON.stringify(withSecretsAsTexts(json2));
}
function changeDifference(change, limits3) {
  const { before: before2, after: after2, added, removed } = change;
  if (added && removed && added.length + removed.length > 0 && isArray(before2) && isArray(after2))
    return setOf(added, removed, after2.length - added.length, limits3);
  const words2 = difference(before2, after2, limits3);
  return words2.form === "value" && isRenaming(change) ? { ...words2, after: say`${words2.after} (renamed)` } : words2;
}
function isRenaming({ formerly, before: before2 }) {
  return formerly !== void 0 && unpointer(formerly).at(-2) === before2;
}
function difference(before2, after2, limits3, listedFirst = []) {
  if (isArray(before2) && isArray(after2)) {
    const { added, removed } = movedBetween(before2, after2);
    const [came, went] = [among(listedFirst, added), among(listedFirst, removed)];
    const unchangedCount = after2.length - added.length;
    const otherCounts = { added: added.length - came.length, removed: removed.length - went.length };
    if (came.length + went.length > 0) return { ...setOf(came, went, unchangedCount, limits3), otherCounts };
    if (added.length + removed.length > 0) return setOf(added, removed, unchangedCount, limits3);
  }
  return { form: "value", before: valueWords(before2, limits3), after: valueWords(after2, limits3) };
}
function among(firstEntries, entries) {
  const values2 = new Set(firstEntries.map(canonical));
  return entries.filter((entry) => values2.has(canonical(entry)));
}
function movedBetween(before2, after2) {
  const [inOld, inNow] = [new Set(before2.map(canonical)), new Set(after2.map(canonical))];
  return {
    added: after2.filter((entry) => !inOld.has(canonical(entry))),
    removed: before2.filter((entry) => !inNow.has(canonical(entry)))
  };
}
function setOf(added, removed, unchangedCount, limits3) {
  const came = added.slice(0, limits3.entries);
  const went = removed.slice(0, Math.max(1, limits3.entries - came.length));
  return {
    form: "set",
    added: came.map((entry) => entryWords(entry, limits3)),
    removed: went.map((entry) => entryWords(entry, limits3)),
    more: added.length + removed.length - came.length - went.length,
    otherCounts: { added: 0, removed: 0 },
    unchanged: unchangedCount
  };
}
function restOf(difference2) {
  const { added, removed } = difference2.otherCounts;
  const count2 = (n) => count(n, "other entry", "other entries");
  const parts2 = [
    ...difference2.more > 0 ? [`and ${thousands(difference2.more)} more`] : [],
    ...added > 0 ? [`${count2(added)} added`] : [],
    ...removed > 0 ? [`${count2(removed)} removed`] : [],
    ...difference2.unchanged > 0 ? [`${thousands(difference2.unchanged)} unchanged`] : []
  ];
  return parts2.join(", ");
}
function differenceWords(difference2) {
  if (difference2.form === "value") return [...difference2.before, " \u2192 ", ...difference2.after];
  const remainder = restOf(difference2);
  return joinPhrases(
    [
      ...difference2.added.map((entry) => ["+ ", ...entry]),
      ...difference2.removed.map((entry) => ["\u2212 ", ...entry]),
      ...remainder ? [[remainder]] : []
    ],
    ", "
  );
}
function demandWords({ demand }, limits3) {
  return demand.flatMap((word) => pieceWords(word, limits3));
}
function shouldWords(finding, limits3) {
  const demand = demandWords(finding, limits3);
  const [first2, ...rest] = demand;
  if (first2 === void 0) return [];
  return typeof first2 === "string" && first2.startsWith("not ") ? ["should not be ", first2.slice(4), ...rest] : ["should be ", ...demand];
}
function pieceWords(word, limits3) {
  if (typeof word === "string") return isPlain(word) ? [word] : prose(word);
  if ("value" in word) return valueWords(word.value, limits3);
  return "values" in word ? listWords(word.values, limits3, valueWords, word.joint) : [];
}
function findingDifference(finding, limits3) {
  const { before: before2, actual, introduced, offending } = finding;
  if (!introduced.exact || equal(before2, actual)) return void 0;
  return difference(before2, actual, limits3, offending);
}
function secretsPassed({ values: values2, actual }) {
  const first2 = values2[0]?.actual;
  if (first2 === void 0 || !isSecret(first2) || !isSecret(actual) || equal(first2, actual)) return void 0;
  return [secretWords(first2.fingerprint), secretWords(actual.fingerprint)];
}
function changeWords(finding, limits3) {
  const passedSecrets = secretsPassed(finding);
  if (passedSecrets) return say`first ${passedSecrets[0]}, newest ${passedSecrets[1]}`;
  const change = findingDifference(finding, limits3);
  return change && differenceWords(change);
}

// src/model/severity.ts
var severities = ["info", "low", "medium", "high", "critical"];
var worstToBest = severities.toReversed();
function tallyOf(items2) {
  return tableOf(worstToBest, (severity) => items2.filter((item) => item.severity === severity).length);
}
function weight(severity) {
  return severities.indexOf(severity);
}
function reaches(severity, threshold) {
  return threshold !== "never" && weight(severity) >= weight(threshold);
}

// src/model/report/remediated.ts
function isClosed({ status, ended }) {
  return status === "resolved" && !isContinued(ended);
}
function isRemediated(finding) {
  return isClosed(finding) && finding.resolved?.approval === void 0;
}
function isContinued(ending2) {
  return ending2 === "accepted" || ending2 === "outgrown";
}
function passedSince(findings, since2, least) {
  const ids = new Set(since2?.transient);
  return findings.filter((finding) => ids.has(finding.id) && isRemediated(finding) && reaches(finding.severity, least));
}

// src/model/evidence.ts
var LEDGER_TAMPERED = "ledger-tampered";
function evidenceOf(value2, problems) {
  return problems.length === 0 ? { complete: true, value: value2 } : { complete: false, value: value2, problems };
}
var UNREAD = "-not-read";
var NOT_IN_FORCE = "nothing-evaluated";
var WITHOUT_DATA = "nothing-given";

// src/model/report/built-in.ts
function builtInFailing(rules2, findings) {
  const ofPolicies = new Set(rules2.flatMap(({ id, policy }) => policy === null ? [] : [id]));
  const open5 = findings.filter(({ status, rule }) => status === "open" && !ofPolicies.has(rule));
  return [...new Set(open5.map(({ rule }) => rule))].sort();
}

// src/reporters/wording/words.ts
var disclaimer = "Evidence, not a compliance determination.";
function totalOf(tally) {
  return sumOf(Object.values(tally), (n) => n);
}
function tallyWords(tally) {
  const presentSeverities = worstToBest.filter((severity) => tally[severity] > 0);
  return presentSeverities.map((severity) => `${thousands(tally[severity])} ${severity}`).join(", ") || "none";
}
function countsWords({ open: open5, resolved, excepted, noted, causes }) {
  const total = totalOf(open5);
  const from2 = causes !== void 0 && causes < total ? ` from ${count(causes, "cause")}` : "";
  const detail = total > 0 ? `${from2}: ${tallyWords(open5)}` : "";
  const notedWords = noted > 0 ? `, ${thousands(noted)} noted` : "";
  return `${thousands(total)} open${detail}; ${thousands(resolved)} resolved, ${thousands(excepted)} excepted${notedWords}`;
}
function rulesWords(report) {
  const {
    rules: rows,
    findings,
    summary: { rules: rules2 }
  } = report;
  const builtInCount = builtInFailing(rows, findings).length;
  const too = rules2.failing > 0 ? " as well" : "";
  const builtIn = builtInCount > 0 ? `; ${count(builtInCount, "built-in rule fails", "built-in rules fail")}${too}` : "";
  const acceptedCount = rows.filter(({ status, policy }) => policy !== null && status === "excepted").length;
  const exceptedWords = acceptedCount > 0 ? `, ${thousands(acceptedCount)} of them by an exception` : "";
  const failing = rules2.failing > 0 ? `, ${thousands(rules2.failing)} fail${rules2.failing === 1 ? "s" : ""}` : "";
  const not = rules2.notEvaluated > 0 ? `, ${thousands(rules2.notEvaluated)} not evaluated` : "";
  return `${thousands(rules2.passing)} of ${count(rules2.total, "rule")} hold${rules2.passing === 1 || rules2.total === 1 ? "s" : ""}${exceptedWords}${failing}${not}${builtIn}`;
}
function revisionsWords({ evidence: { revisions } }) {
  const { first: first2, last } = revisions;
  if (first2 === null || last === null) return "no revision";
  const missing = last - first2 + 1 - revisions.count;
  const gap3 = missing > 0 ? `${thousands(missing)} of ${thousands(last - first2 + 1)} missing` : "no gap";
  const later = revisions.leftOut > 0 ? `, ${thousands(revisions.leftOut)} later left out` : "";
  return `${count(revisions.count, "revision")} (${first2 === last ? first2 : `${first2}\u2013${last}`}), ${gap3}${later}`;
}
function periodWords({ revisions }) {
  let [from2, until] = [revisions[0]?.at, revisions[0]?.at];
  if (from2 === void 0 || until === void 0) return null;
  for (const row2 of revisions) {
    if (row2.at < from2) from2 = row2.at;
    if (row2.at > until) until = row2.at;
  }
  return say`${at(from2)} to ${at(until)}`;
}
function hiddenWords(report, { hidden }) {
  const { reportSeverity, since: since2 } = report.view;
  const start = since2 !== null && /^\d{1,15}$/.test(since2) ? revision(Number(since2)) : boundWords(since2 ?? "");
  const lines2 = [];
  if (hidden.below > 0)
    lines2.push([
      `${count(hidden.below, "finding")} below ${reportSeverity} ${are(hidden.below)} not shown here; the counts include ${hidden.below === 1 ? "it" : "them"}.`
    ]);
  if (hidden.earlier > 0)
    lines2.push(
      say`${[count(hidden.earlier, "finding")]} that did not open, change or close since ${start} ${[are(hidden.earlier)]} not shown here; the counts include ${[hidden.earlier === 1 ? "it" : "them"]}.`
    );
  if (hidden.revisions > 0)
    lines2.push(say`${[count(hidden.revisions, "revision")]} before ${start} ${[are(hidden.revisions)]} not shown here.`);
  return lines2;
}
function problemWords(beginning2, problem, more) {
  const stop = plain(problem).endsWith("?") ? "" : ".";
  const moreSentence = more > 0 ? ` There ${are(more)} ${count(more, "more problem")}.` : "";
  return say`${[beginning2]}${problem}${[stop + moreSentence]}`;
}
function boundWords(since2) {
  const instant2 = instantOf(since2);
  return instant2 === void 0 ? at(since2) : [precise(instantText(instant2))];
}
var are = (n) => n === 1 ? "is" : "are";
var GONE = "open then, and not now, because the policies changed, what it is about no longer exists, or it was not judged; not counted as resolved";
function sinceLast(report) {
  const last = report.summary.sinceLast;
  if (!last) return void 0;
  const line3 = (word, ids) => ({ word, ids, namedIds: ids });
  return [
    line3("new", last.new),
    line3("reopened", last.reopened),
    { ...line3("still open", last.stillOpen), namedIds: [] },
    line3("resolved", last.resolved),
    ...last.gone.length > 0 ? [{ ...line3("no longer reported", last.gone), note: GONE }] : [],
    { ...line3("came and went", last.transient), effect: transientFailure(report) },
    line3("whose exception ends soon", last.expiring)
  ];
}
function transientIn({ findings, summary, view }) {
  return passedSince(findings, summary.sinceLast, view.reportSeverity ?? "low");
}
function transientFailure({ findings, summary, view: { failOnTransient }, exitCode }) {
  if (failOnTransient === void 0 || exitCode !== 1) return "";
  const n = passedSince(findings, summary.sinceLast, failOnTransient).length;
  return n === 0 ? "" : `exit code 1 because of ${count(n, "finding")} at or above fail-on-transient (${failOnTransient})`;
}
function sinceDetail({ namedIds, note: note2, effect = "" }, book, max) {
  const detail = note2 === void 0 ? rulesOf(namedIds, book, max) : [note2];
  return effect === "" ? detail : [...detail, `; ${effect}`];
}
function sinceCounts(lines2) {
  return lines2.map(({ word, ids }) => `${thousands(ids.length)} ${word}`).join(", ");
}
function noLastWords({ evidence: { ledger, problems } }) {
  if (isLedgerBroken(problems)) return "No comparison with an earlier audit, because the ledger cannot be relied on.";
  if (ledger === null) return "No comparison with an earlier audit, because there is no ledger.";
  if (ledger.lastCompleteAudit === null) return "No comparison: the ledger has no earlier complete audit.";
  return "This audit was not compared with the last one.";
}
function isLedgerBroken(problems) {
  return problems.some(({ code }) => code === LEDGER_TAMPERED);
}
function rulesOf(ids, book, max) {
  const counts = /* @__PURE__ */ new Map();
  for (const id of ids) {
    const rule = book.findings.get(id)?.rule;
    if (rule !== void 0) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  const words2 = [...counts].slice(0, max).map(([rule, n]) => n === 1 ? value(rule) : [...value(rule), ` \u00d7${thousands(n)}`]);
  return counts.size > max ? [...joinPhrases(words2, ", "), ` and ${count(counts.size - max, "more rule")}`] : joinPhrases(words2, ", ");
}

// src/reporters/wording/records.ts
var MAX_TEXT = 2e3;
var MAX_ITEMS = 20;
var Paragraphs = class {
  texts;
  constructor(texts) {
    this.texts = texts;
  }
};
function recordText(value2, indent) {
  return visibleJson(JSON.stringify(visibleValue(value2), null, indent));
}
function visibleValue(value2) {
  if (typeof value2 === "string") return visible(clip(value2, MAX_TEXT));
  if (value2 instanceof Paragraphs) return value2.texts.map(visible).join("\n\n");
  if (Array.isArray(value2)) return value2.map(visibleValue);
  if (typeof value2 !== "object" || value2 === null) return value2;
  return Object.fromEntries(Object.entries(value2).map(([key, member]) => [key, visibleValue(member)]));
}
function firstTexts(texts) {
  const more = texts.length - MAX_ITEMS;
  return more > 0 ? [...texts.slice(0, MAX_ITEMS), `${thousands(more)} more`] : [...texts];
}
function unjudgedNames({ notEvaluated }) {
  return firstTexts(notEvaluated.map(({ what }) => what));
}
function problemTexts({ evidence }) {
  return firstTexts(evidence.problems.map(({ message }) => message));
}
function totalsOf(report, view) {
  const { summary, evidence } = report;
  return {
    organization: report.organization,
    asOf: report.asOf,
    verdict: report.verdict,
    exitCode: report.exitCode,
    open: summary.open,
    resolved: summary.resolved,
    excepted: summary.excepted,
    noted: summary.noted,
    rules: summary.rules,
    builtIn: { failing: builtInFailing(report.rules, report.findings).length },
    evidence: {
      source: evidence.source,
      complete: evidence.complete,
      problems: problemTexts(report),
      revisions: evidence.revisions.count
    },
    notEvaluated: unjudgedNames(report),
    notShown: hiddenWords(report, view).map(plain)
  };
}

// src/reporters/wording/view.ts
function withCauses(all, selection) {
  if (selection.length === all.length) return selection;
  const byId = new Map(all.map((finding) => [finding.id, finding]));
  const result = new Set(selection);
  for (const { causedBy, status } of result) {
    const cause = status === "open" && causedBy !== null ? byId.get(causedBy) : void 0;
    if (cause?.status === "open") result.add(cause);
  }
  return all.filter((finding) => result.has(finding));
}
function viewOf(report) {
  const { reportSeverity, since: since2 } = report.view;
  const reaching = report.findings.filter(
    (finding) => reportSeverity === null || reaches(finding.severity, reportSeverity)
  );
  const severe = withCauses(report.findings, reaching);
  const recent = since2 === null ? void 0 : from(since2, report.revisions);
  const recentFindings = recent ? severe.filter((finding) => hasMoved(finding, recent)) : severe;
  const findings = withCauses(severe, recentFindings);
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
function from(since2, revisions) {
  if (/^\d{1,15}$/.test(since2)) {
    const number2 = Number(since2);
    const start2 = revisions.find((row2) => row2.revision >= number2)?.at;
    return ({ revision: revision2, at: at2 }) => revision2 === null ? start2 !== void 0 && at2 >= start2 : revision2 >= number2;
  }
  const start = startOf(since2);
  return start === void 0 ? void 0 : ({ at: at2 }) => (startOf(at2) ?? 0) >= start;
}
function hasMoved(finding, recent) {
  const { introduced, values: values2, resolved, inert } = finding;
  if (recent(introduced) || values2.some(recent) || resolved !== null && recent(resolved)) return true;
  return resolved === null && inert !== null && recent(inert.since);
}

// src/reporters/wording/exposure.ts
function exposedOf({ seconds, unseenSeconds }, findings, asOf) {
  const isLeast = findings.some(
    (finding) => finding.exposureSeconds !== null && !(finding.introduced.exact && isTimed(finding, asOf))
  );
  return { seconds, unseenSeconds, isLeast };
}
function isAcceptedWindow({ status, ended, exposureSeconds }) {
  return exposureSeconds !== null && (status === "excepted" || ended === "outgrown");
}
function acceptedToo(findings) {
  return findings.some(isAcceptedWindow) ? ", including accepted ones" : "";
}
function isTimed({ introduced, resolved }, asOf) {
  return introduced.at <= (resolved?.at ?? asOf);
}
function lengthWords(length) {
  const { least, most } = endsOf(length, elapsedWords);
  if (least === most) return least;
  const words2 = [
    ...least === void 0 ? [] : [`at least ${least}`],
    ...most === void 0 ? [] : [`at most ${most}`]
  ];
  return words2.length === 0 ? void 0 : words2.join(", ");
}
function exposedWords(length) {
  return lengthWords(length) ?? "an unknown time";
}
function briefLength(length) {
  const { least, most } = endsOf(length, (seconds) => duration(seconds).replace(/ d .*/, " d"));
  if (least === void 0) return most === void 0 ? "" : `\u2264 ${most}`;
  return most === void 0 ? `\u2265 ${least}` : least === most ? least : `${least} to ${most}`;
}
function endsOf({ seconds, unseenSeconds = 0, isLeast }, words2) {
  const seenSeconds = seconds - unseenSeconds;
  return {
    // "At least 0 s" says nothing.
    least: seenSeconds > 0 || unseenSeconds === 0 && !isLeast ? words2(seenSeconds) : void 0,
    most: isLeast ? void 0 : words2(seconds)
  };
}

// src/model/report/blind.ts
function isKnownBesides({ introduced, days }) {
  return introduced.revision === null || days !== void 0;
}
function blindIn({ asOf, evidence }, revisions) {
  const gaps = revisions.flatMap((row2, i) => {
    const before2 = revisions[i - 1];
    if (!before2 || row2.revision === before2.revision + 1) return [];
    return stretch(before2.at, row2.at, { from: before2.revision + 1, to: row2.revision - 1 });
  });
  const last = revisions.at(-1);
  if (!last || !breaksOff(evidence)) return gaps;
  return [...gaps, ...stretch(last.at, asOf, { from: last.revision + 1, to: null })];
}
function stretch(start, end, missing) {
  const [from2, until] = [instantOf(start), instantOf(end)];
  return from2 === void 0 || until === void 0 ? [] : [{ from: Math.min(from2, until), until, missing }];
}
function breaksOff({ problems, revisions }) {
  return problems.some(({ code }) => code === "truncated" || code === "more-pages" && revisions.first === 1);
}
function unseenBy(blind) {
  const spans = [];
  for (const { from: from2, until } of blind.toSorted((a, b) => a.from - b.from)) {
    const last = spans.at(-1);
    if (last && from2 <= last.until) last.until = Math.max(last.until, until);
    else spans.push({ from: from2, until, before: last ? last.before + last.until - last.from : 0 });
  }
  const upTo2 = (time2) => {
    const span = spans[countWhile(spans, ({ from: from2 }) => from2 < time2) - 1];
    return span ? span.before + Math.min(time2, span.until) - span.from : 0;
  };
  return (from2, until) => Math.max(0, upTo2(until) - upTo2(from2));
}
function coveredBy(spans, unseen) {
  let [sum, unseenSum, last] = [0, 0, -Infinity];
  for (const { from: from2, until, isKnown: isKnown2 } of spans.toSorted((a, b) => a.from - b.from)) {
    const start = Math.max(from2, last);
    if (until <= start) continue;
    sum += until - start;
    if (!isKnown2) unseenSum += unseen(start, until);
    last = until;
  }
  const seconds = Math.floor(sum / 1e3);
  const unseenSeconds = seconds - Math.floor((sum - unseenSum) / 1e3);
  return unseenSeconds > 0 ? { seconds, unseenSeconds } : { seconds };
}
var MAX_GAPS = 3;
function rangeWords(missing) {
  const ranges = missing.flatMap(({ from: from2, to }) => to === null ? [] : [from2 === to ? `${from2}` : `${from2} to ${to}`]);
  const more = ranges.length - MAX_GAPS;
  const listedRanges = ranges.slice(0, MAX_GAPS);
  if (more > 0) listedRanges.push(count(more, "more stretch", "more stretches"));
  const last = listedRanges.pop();
  if (last === void 0) return "";
  const list3 = listedRanges.length === 0 ? last : `${listedRanges.join(", ")} and ${last}`;
  return `${/^\d+$/.test(list3) ? "revision" : "revisions"} ${list3}`;
}
function missingWords(missing) {
  const ranges = rangeWords(missing);
  return ranges === "" ? "" : `${ranges} ${/^revision \d+$/.test(ranges) ? "is" : "are"} missing`;
}

// src/reporters/wording/related-subjects.ts
function* outersOf(subject) {
  for (let end = subject.lastIndexOf("/"); end >= 0; end = end === 0 ? -1 : subject.lastIndexOf("/", end - 1))
    yield subject.slice(0, end);
}
function relatedIn(things, subjectOf) {
  const [placesOn, placesWithin] = [/* @__PURE__ */ new Map(), /* @__PURE__ */ new Map()];
  for (const [i, thing] of things.entries()) {
    const subject = subjectOf(thing);
    addTo(placesOn, subject, i);
    for (const outer of outersOf(subject)) addTo(placesWithin, outer, i);
  }
  const listsOf = (subject) => [
    placesOn.get(subject),
    placesWithin.get(subject),
    ...[...outersOf(subject)].map((outer) => placesOn.get(outer))
  ].filter((list3) => list3 !== void 0);
  const on2 = (subject) => things[placesOn.get(subject)?.[0] ?? -1];
  return {
    to: (subjects) => {
      const indexes = new Set(subjects.flatMap(listsOf).flat());
      return [...indexes].sort((a, b) => a - b).map((i) => things[i]);
    },
    on: on2,
    first: (subject) => on2(subject) ?? things[Math.min(...listsOf(subject).map(firstIn))]
  };
}
// src/reporters/wording/book.ts
function bookOf(report) {
  const revisions = new Map(report.revisions.map((row2) => [row2.revision, row2]));
  const renamings = report.revisions.flatMap(renamingsOf).map((renaming, nth) => ({ ...renaming, nth }));
  return {
    report,
    revisions,
    findings: new Map(report.findings.map((finding) => [finding.id, finding])),
    rules: new Map(report.rules.map((rule) => [rule.id, rule])),
    approvals: new Map(report.approvals.map((approval) => [approval.id, approval])),
    accepting: acceptingIn(report.exceptions),
    changed: changedIn(report.revisions),
    changes: changesIn(revisions),
    blind: blindIn(report, report.revisions),
    renamings: groupBy(renamings, ({ to }) => to),
    renamedAway: groupBy(renamings, ({ from: from2 }) => from2)
  };
}
function acceptingIn(rows) {
  const rowsById = /* @__PURE__ */ new Map();
  for (const row2 of rows)
    if (row2.state === "active" || row2.state === "expiring") for (const id of row2.findings) addTo(rowsById, id, row2);
  return rowsById;
}
function changedIn(rows) {
  const revisionsByKey = /* @__PURE__ */ new Map();
  for (const row2 of rows) for (const { subject } of row2.changes) addTo(revisionsByKey, subject, row2);
  return revisionsByKey;
}
function changesIn(revisions) {
  const byRevision = /* @__PURE__ */ new Map();
  return (revision2) => {
    const row2 = revisions.get(revision2);
    return row2 && getOrMake(byRevision, revision2, () => relatedIn(row2.changes, ({ subject }) => subject));
  };
}
function renamingsOf({ revision: revision2, changes }) {
  const element = (subject) => subject.slice(0, subject.lastIndexOf("/"));
  return changes.flatMap(
    ({ subject, formerly, before: before2 }) => formerly !== void 0 && isRenaming({ formerly, before: before2 }) ? [{ revision: revision2, from: element(formerly), to: element(subject) }] : []
  );
}
function subjectIn(revision2, finding, book) {
  const last = finding.resolved?.revision ?? Infinity;
  let { subject } = finding;
  let next;
  const isBefore = (renaming) => renaming.revision <= last && (next === void 0 || renaming.nth < next.nth);
  while (book.renamings.size > 0) {
    const renamings = [subject, ...outersOf(subject)].flatMap(
      (to) => lastOf(book.renamings.get(to) ?? [], isBefore) ?? []
    );
    const latest = renamings.reduce((a, b) => a && a.nth > b.nth ? a : b, void 0);
    if (!latest || latest.revision <= revision2) break;
    subject = latest.from + subject.slice(latest.to.length);
    next = latest;
  }
  return subject;
}
function renamedAwayBy(revision2, subject, book) {
  const isBefore = (renaming) => renaming.revision <= revision2;
  const last = [...outersOf(subject)].flatMap((from2) => lastOf(book.renamedAway.get(from2) ?? [], isBefore) ?? []);
  return last.length === 0 ? void 0 : Math.max(...last.map((renaming) => renaming.revision));
}
function lastOf(list3, holds) {
  return list3[countWhile(list3, holds) - 1];
}
function isNextSeen(revision2, book) {
  return book.revisions.has(revision2 - 1);
}
function cutOff(blind) {
  const last = blind.find(({ missing }) => missing.to === null);
  return last && `whether a revision followed revision ${last.missing.from - 1} is not known`;
}
function latestWords({ missing }) {
  return missing ? `changed by then at the latest: ${missingWords([missing])}` : "";
}
function changeIn(revision2, subject, book) {
  return book.changes(revision2)?.first(subject);
}
function listedWords(revision2, book) {
  const isListed = revision2 === null ? void 0 : book.revisions.get(revision2)?.approved;
  if (isListed === void 0 || isListed === null) return "";
  return isListed ? "listed" : "not listed";
}

// src/model/event-ends.ts
var ends = {
  "editors/unapproved": "approval",
  "changes/outside-window": "approval",
  "changes/freeze": "approval",
  "changes/unapproved": "approval",
  "changes/restored": "approval",
  "levers/command": "approval or putting back",
  "levers/endpoint": "approval or putting back",
  "levers/marketplace": "approval or putting back",
  "changes/self-grant": "approval or putting back",
  "changes/weakened": "approval or putting back"
};
function endsByApproval(rule) {
  return Object.hasOwn(ends, rule);
}
var orApproval = ", or approve it afterwards within the emergency time of the policy";
function endsByPuttingBack(rule) {
  return endsByApproval(rule) && ends[rule] === "approval or putting back";
}

// src/model/people.ts
var People = class {
  /** By name: the other names of the editors who have it. */
  #beside = /* @__PURE__ */ new Map();
  /** The first revision with a name. */
  #first = /* @__PURE__ */ new Map();
  /** By name: all names of the person. */
  #persons = /* @__PURE__ */ new Map();
  /** @param sightings in the order of the revisions, because the first revision of a name is kept */
  constructor(sightings = []) {
    const visitedNames = /* @__PURE__ */ new Set();
    for (const { by, revision: revision2 } of sightings) {
      if (visitedNames.has(by)) continue;
      visitedNames.add(by);
      const names5 = namesOf(by);
      for (const name2 of names5) {
        if (!this.#first.has(name2)) this.#first.set(name2, revision2);
        const beside2 = getOrMake(this.#beside, name2, () => /* @__PURE__ */ new Set());
        for (const otherName of names5) if (otherName !== name2) beside2.add(otherName);
      }
    }
  }
  /**
   * Whether a name may belong to this editor: the editor has it, or the history connects both by shared accounts and
   * addresses. Use this for what nobody may do to their own.
   */
  mayBe(editor, name2) {
    const person2 = this.#personOf(editor);
    return person2.has(nameOf2(name2)) || person2.has(`#${name2}`);
  }
  /** Whether the editor has a name of the same sort as `person`: an address or an id. */
  isComparable(editor, person2) {
    const sort = nameOf2(person2)[0];
    return [...this.#personOf(editor)].some((name2) => name2[0] === sort);
  }
  /**
   * Whether a name certainly belongs to this editor: the editor has it, or only the editor's account has had it. Use
   * this for what somebody is allowed to do.
   */
  is(editor, person2) {
    const name2 = nameOf2(person2);
    const ownNames = namesOf(editor);
    if (ownNames.includes(name2)) return true;
    const isAlone = (name22) => (this.#beside.get(name22)?.size ?? 0) === 1;
    const account = editor.id === null ? ownNames.filter(isAlone).flatMap((name22) => [...lookUp(this.#beside, name22)]) : ownNames;
    const [id] = account.filter((name22) => name22.startsWith("#"));
    if (id === void 0) return false;
    return name2 === id || name2.startsWith("@") && isAlone(name2) && lookUp(this.#beside, name2).has(id);
  }
  /** Returns the first revision with a name; undefined if there is none. */
  firstOf(person2) {
    return this.#first.get(nameOf2(person2));
  }
  #personOf(editor) {
    const ownNames = namesOf(editor);
    const persons = ownNames.map((name2) => this.#reach(name2));
    return persons.length === 1 ? firstIn(persons) : new Set(persons.flatMap((names5) => [...names5]));
  }
  /** Returns all names that are connected with a name. */
  #reach(name2) {
    const person2 = this.#persons.get(name2);
    if (person2) return person2;
    const reachedNames = /* @__PURE__ */ new Set([name2]);
    for (const name22 of reachedNames) for (const next of this.#beside.get(name22) ?? []) reachedNames.add(next);
    for (const name22 of reachedNames) this.#persons.set(name22, reachedNames);
    return reachedNames;
  }
};
function accountOf({ id, email: email2 }) {
  return JSON.stringify([id, email2 === null ? null : nameOf2(email2, true)]);
}
function namesOf({ id, email: email2 }) {
  return [...id === null ? [] : [`#${id}`], ...email2 === null ? [] : [nameOf2(email2, true)]];
}
function nameOf2(person2, isAddress = person2.includes("@")) {
  return isAddress ? `@${person2.replace(/[A-Z]+/g, (upper) => upper.toLowerCase())}` : `#${person2}`;
}

// src/model/json-lists.ts
function listOf(value2) {
  return isArray(value2) ? value2 : emptyList;
}
var FEW = 8;
function newIn(list3, otherList) {
  const most = Math.min(list3.length, otherList.length);
  let start = 0;
  while (start < most && list3[start] === otherList[start]) start++;
  let end = 0;
  while (end < most - start && list3.at(-1 - end) === otherList.at(-1 - end)) end++;
  if (start + end === list3.length) return emptyList;
  const middle2 = list3.slice(start, list3.length - end);
  const members3 = middle2.length > FEW ? new Set(otherList) : void 0;
  let texts;
  const isNew = (entry) => {
    if (members3 ? members3.has(entry) : otherList.includes(entry)) return false;
    if (typeof entry !== "object" || entry === null) return true;
    if (!members3) return !otherList.some((member) => equal(member, entry));
    texts ??= new Set(otherList.filter((member) => typeof member === "object").map(canonical));
    return !texts.has(canonical(entry));
  };
  const fresh = middle2.filter(isNew);
  return fresh.length === middle2.length ? middle2 : fresh.slice();
}
var emptyList = [];

// src/reporters/wording/authors.ts
function isEvent({ exposureSeconds }) {
  return exposureSeconds === null;
}
function isDeed({
  rule,
  kind,
  ...finding
}) {
  const { revision: revision2, by, exact } = finding.introduced;
  if (rule === "secrets/exposed-in-history" || kind === "integrity") return false;
  if (!isEvent(finding) || revision2 === null || by === null) return false;
  return exact || kind === "editor";
}
function isGap({ rule }) {
  return rule === "integrity/revision-gap";
}
function stepsOf(finding, book) {
  const steps2 = [...writtenBefore(finding, book)];
  for (const [i, { revision: revision2, at: at2, by, actual }] of finding.values.entries()) {
    const change = changeIn(revision2, subjectIn(revision2, finding, book), book);
    if ((i > 0 || steps2.length > 0) && !change) continue;
    const openingRevision = finding.introduced.revision;
    const exact = revision2 === openingRevision ? finding.introduced.exact : isNextSeen(revision2, book);
    const before2 = finding.values[i - 1]?.actual ?? (revision2 === openingRevision ? finding.before : change?.before ?? null);
    steps2.push({ revision: revision2, at: at2, by, exact, before: before2, actual, change });
  }
  return steps2;
}
function writtenBefore(finding, book) {
  const { kind, introduced, inert, values: values2 } = finding;
  const { revision: opened, exact: isExact } = introduced;
  if (kind !== "setting" || inert || opened === null || !isExact || values2[0]?.revision !== opened) return [];
  const { actual, ...moment2 } = values2[0];
  const subject = subjectIn(opened, finding, book);
  const opening2 = changeIn(opened, subject, book);
  if (opening2) {
    const step2 = { ...moment2, exact: true, before: opening2.before, actual, change: opening2 };
    if (opening2.subject !== subject || failingStep(finding, [step2])) return [];
  }
  const renamed = renamedAwayBy(opened, subject, book);
  const rows = (book.changed.get(subject) ?? []).filter(
    ({ revision: revision2 }) => revision2 < opened && revision2 > (renamed ?? -1)
  );
  const steps2 = rows.flatMap((row2) => {
    const change = changeIn(row2.revision, subject, book);
    if (!change) return [];
    const { revision: revision2, at: at2, by } = row2;
    return [
      { revision: revision2, at: at2, by, exact: isNextSeen(revision2, book), before: change.before, actual: change.after, change }
    ];
  });
  const isWritten2 = steps2.length > 0 ? steps2.at(-1).actual !== null : renamed === void 0 && !isEmpty(actual);
  if (!isWritten2) return [];
  const first2 = book.report.revisions[0];
  const oldest = steps2[0] ? steps2[0].before : opening2 ? opening2.before : actual;
  if (renamed === void 0 && first2 && first2.revision < opened && oldest !== null) {
    const { revision: revision2, at: at2, by } = first2;
    steps2.unshift({ revision: revision2, at: at2, by, exact: false, before: null, actual: oldest, change: void 0 });
  }
  const step = failingStep(finding, steps2);
  return step ? [step] : [];
}
function isEmpty(value2) {
  return value2 === null || value2 === "" || typeof value2 === "object" && Object.keys(value2).length === 0;
}
function currentStep(finding, book) {
  if (isEvent(finding)) return void 0;
  const step = failingStep(finding, stepsOf(finding, book));
  return step && step.revision !== finding.introduced.revision && (step.change || !step.exact) ? step : void 0;
}
function failingStep({ actual, offending }, steps2) {
  const entries = offending.filter((entry) => typeof entry === "string" || isObject(entry));
  if (!isArray(actual) || entries.length === 0) return steps2.at(-1);
  const isOrder = among(entries, actual).length === actual.length;
  return steps2.findLast((step) => {
    if (step.change && (listOf(step.before).length === 0 || listOf(step.actual).length === 0)) return true;
    const { added = [], removed = [] } = step.change?.added ? step.change : movedBetween(listOf(step.before), listOf(step.actual));
    const entryMoves = [...added, ...removed];
    return entryMoves.length === 0 ? isOrder : among(entries, entryMoves).length > 0;
  });
}
function broughtBy(finding, book) {
  const later = finding.inert?.since ?? currentStep(finding, book);
  if (later) return later;
  const { revision: revision2, by, exact } = finding.introduced;
  const at2 = openedAt(finding);
  return revision2 === null ? null : { revision: revision2, at: at2, by, exact: isEvent(finding) ? isDeed(finding) : exact };
}
function openedAt({ introduced, values: values2 }) {
  return values2.find(({ revision: revision2 }) => revision2 === introduced.revision)?.at ?? introduced.at;
}
function authorOf(finding, book) {
  const origin = broughtBy(finding, book);
  return origin?.exact === true ? origin : null;
}
function isOpenedApart(finding, book) {
  const { inert, introduced } = finding;
  return inert ? inert.since.revision !== introduced.revision : currentStep(finding, book) !== void 0;
}
function openerOf(finding, book) {
  const { revision: revision2, by, exact } = finding.introduced;
  if (!isOpenedApart(finding, book)) return void 0;
  if (revision2 === null || !exact) return null;
  return isOpenedByTightening(finding, book) ? void 0 : { by, revision: revision2 };
}
function isOpenedByTightening(finding, book) {
  const { inert, introduced } = finding;
  const step = inert ? void 0 : currentStep(finding, book);
  if (step === void 0 || introduced.revision === null || step.revision > introduced.revision) return false;
  return openingChange(finding, book)?.direction === "tighter";
}
function causersOf(finding, book) {
  const { exact, by, revision: revision2 } = finding.introduced;
  const isOpener = isEvent(finding) ? isDeed(finding) : exact && !isOpenedByTightening(finding, book);
  const author2 = isEvent(finding) ? null : authorOf(finding, book);
  return [...isOpener && revision2 !== null ? [{ by, revision: revision2 }] : [], ...author2 ? [author2] : []];
}
function standingChange(finding, book) {
  if (isEvent(finding)) return void 0;
  const { inert } = finding;
  if (inert) return inert.since.exact ? changeIn(inert.since.revision, inert.switch, book) : void 0;
  const step = currentStep(finding, book);
  return step ? step.exact ? step.change : void 0 : openingChange(finding, book);
}
function standingDirection(finding, book) {
  return standingChange(finding, book)?.direction;
}
function wholeDirection(finding, book) {
  return !finding.inert && currentStep(finding, book) ? void 0 : standingDirection(finding, book);
}
function openingChange(finding, book) {
  const number2 = finding.introduced.revision;
  if (number2 === null || !finding.introduced.exact || isEvent(finding)) return void 0;
  const place2 = finding.openingSwitch ?? (finding.causedBy === null ? void 0 : book.findings.get(finding.causedBy)?.subject);
  const change = changeIn(number2, subjectIn(number2, finding, book), book);
  return change ?? (place2 === void 0 ? void 0 : book.changes(number2)?.on(place2));
}
function isSame2(a, b) {
  return a !== null && b !== null && accountOf(a) === accountOf(b);
}
// src/reporters/wording/claims.ts
function personWords(person2) {
  const name2 = person2?.email ?? person2?.id;
  return name2 === null || name2 === void 0 ? [UNKNOWN_EDITOR] : personPhrase(name2);
}
function momentWords(moment2) {
  return say`${revision(moment2.revision)} on ${at(moment2.at)}`;
}
function madeWords(by, moment2) {
  return say`${personWords(by)} made ${momentWords(moment2)}`;
}
function changed({ by, change, moment: moment2, namedEntries }, limits3) {
  return say`${personWords(by)} ${deed(change, limits3, namedEntries)} in ${momentWords(moment2)}`;
}
function openedBy({ by, change, moment: moment2, namedEntries }, limits3) {
  return say`opened by ${personWords(by)}, who ${deed(change, limits3, namedEntries)} in ${momentWords(moment2)}`;
}
function broughtWords(by, listing, moment2) {
  return say`${personWords(by)}${[listing && ` (${listing})`]}, ${revision(moment2.revision)}, ${at(moment2.at)}`;
}
function was({ name: name2, actual, moment: moment2, namedEntries = [] }, limits3, word = " already") {
  if (namedEntries === null) return say`${name2}${[word]} failed for another reason in ${momentWords(moment2)}`;
  const all = isArray(actual) ? actual.length : 0;
  if (namedEntries.length === 0 || namedEntries.length >= all)
    return say`${name2} was${[word]} ${valueWords(actual, limits3)} in ${momentWords(moment2)}`;
  return say`${name2}${[word]} had ${valueWords(namedEntries, limits3)} among its ${all} entries in ${momentWords(moment2)}`;
}
function turnedOff(statement, by, moment2) {
  return say`${statement}, since ${momentWords(moment2)} by ${personWords(by)}`;
}
function closed(by, moment2, word) {
  return say`${[word]} by ${personWords(by)} in ${momentWords(moment2)}`;
}
function deed(change, limits3, listedFirst = []) {
  const name2 = setting(nameOf(change.subject));
  const words2 = (json2) => valueWords(json2, limits3);
  const { before: before2, after: after2, added = [], removed = [] } = change;
  if (change.op === "add") {
    const failing = among(listedFirst, listOf(after2));
    if (failing.length === 0 || failing.length === listOf(after2).length) return say`set ${name2} to ${words2(after2)}`;
    return say`set ${name2} to ${[count(listOf(after2).length, "entry", "entries")]}, among them ${words2(failing)}`;
  }
  if (change.op === "remove") return say`unset ${name2} (it was ${words2(before2)})`;
  if (isRenaming(change)) return say`renamed ${words2(before2)} to ${words2(after2)}`;
  const all = added.length + removed.length;
  if (!isArray(before2) || !isArray(after2) || all === 0)
    return say`changed ${name2} from ${words2(before2)} to ${words2(after2)}`;
  const [came, went] = [among(listedFirst, added), among(listedFirst, removed)];
  if (came.length + went.length === 0) return moveWords(added, removed, name2, limits3);
  const otherCounts = [
    ["added", added.length - came.length],
    ["removed", removed.length - went.length]
  ];
  const otherWords = otherCounts.flatMap(
    ([verb, n]) => n > 0 ? [`${verb} ${count(n, "other entry", "other entries")}`] : []
  );
  return say`${moveWords(came, went, name2, limits3)}${[otherWords.map((words22) => `, and ${words22}`).join("")]}`;
}
function moveWords(added, removed, name2, limits3) {
  const words2 = (entries) => valueWords(entries, limits3);
  if (removed.length === 0) return say`added ${words2(added)} to ${name2}`;
  if (added.length === 0) return say`removed ${words2(removed)} from ${name2}`;
  return say`added ${words2(added)} to ${name2} and removed ${words2(removed)}`;
}
// src/reporters/wording/beginnings.ts
function subjectWords(subject) {
  const number2 = /^revision:(\d{1,15})$/.exec(subject)?.[1];
  if (number2 !== void 0) return revision(Number(number2));
  if (subject.startsWith("rule:")) return ["rule ", ...value(subject.slice(5))];
  if (subject.startsWith("approval:")) return ["approval ", ...value(subject.slice(9))];
  return subject === "" ? [nameOfSubject(subject)] : setting(nameOf(subject));
}
function nameOfSubject(subject) {
  return subject === "" ? "the settings as a whole" : nameOf(subject);
}
function messageWords(finding) {
  const isOver2 = finding.resolved !== null && finding.resolved.revision !== null && !isEvent(finding);
  return isOver2 ? say`last failing state: ${prose(finding.message)}` : prose(finding.message);
}
function beginning(finding, book, limits3, isTold = false) {
  const { introduced } = finding;
  if (introduced.revision === null) {
    const when = say`${[momentOf(finding, book)]} ${at(introduced.at)}`;
    return isTold ? when : say`${when}: ${prose(finding.message)}`;
  }
  const says = isTold ? [] : say`: ${prose(finding.message)}`;
  const moment2 = openingMoment(finding);
  if (isDeed(finding)) return isTold ? madeWords(introduced.by, moment2) : deedWords(finding, moment2);
  if (isGap(finding)) return say`${isTold ? ["missing"] : prose(finding.message)} before ${gapWords(finding, moment2)}`;
  if (isEvent(finding)) return isTold ? say`seen in ${momentWords(moment2)}` : seenWords(finding, moment2);
  if (finding.inert) return joinPhrases([inertWords(finding, book, isTold), ...ownWords(finding, book, limits3)], "; ");
  return ownStory(finding, book, limits3, says);
}
function momentOf(finding, { report }) {
  const { kind, subject } = finding;
  const { at: time2, exact } = finding.introduced;
  if (exact || kind === "usage" && subject.startsWith("/")) return "since";
  if (isEvent(finding)) return (finding.days?.length ?? 0) > 1 ? "since" : "on";
  return time2 === report.asOf ? "seen at" : "since";
}
function seenWords({ message }, moment2) {
  const name2 = `revision ${moment2.revision} `;
  if (!message.startsWith(name2)) return say`${momentWords(moment2)}: ${prose(message)}`;
  const time2 = at(moment2.at);
  if (message.includes(plain(time2))) return prose(message);
  return say`${revision(moment2.revision)} of ${time2} ${prose(message.slice(name2.length))}`;
}
function deedWords({ introduced: { by }, message }, moment2) {
  const name2 = personName(by);
  const madePrefix = `${name2} made revision ${moment2.revision}, `;
  if (message.startsWith(madePrefix)) return say`${madeWords(by, moment2)}, ${prose(message.slice(madePrefix.length))}`;
  if (message.startsWith(`${name2} made `) || message.includes(` by ${name2} in revision ${moment2.revision}`))
    return say`in ${momentWords(moment2)}: ${prose(message)}`;
  const editorWords = madeWords(by, moment2);
  return message.startsWith(`${name2} `) ? say`${editorWords}, and ${prose(message.slice(name2.length + 1))}` : say`${editorWords}: ${prose(message)}`;
}
function openingMoment(finding) {
  return { revision: finding.introduced.revision, at: openedAt(finding) };
}
function gapWords({ offending }, moment2) {
  return say`${momentWords(moment2)}; who made ${[offending.length > 1 ? "them" : "it"]} is not known`;
}
function ownStory(finding, book, limits3, says) {
  const { introduced } = finding;
  const moment2 = openingMoment(finding);
  const step = currentStep(finding, book);
  if (step) return say`${stepWords(step, finding, book, limits3)}; ${openingWords(finding, book, limits3, step)}`;
  if (!introduced.exact) return alreadyWords(finding, book, limits3);
  const change = openingChange(finding, book);
  if (!change) return say`${madeWords(introduced.by, moment2)}${says}`;
  return changed({ by: introduced.by, change, moment: moment2, namedEntries: finding.offending }, limits3);
}
function inertWords(finding, book, isTold) {
  const { since: since2 } = finding.inert;
  const effectWords = isTold ? [`it ${finding.resolved ? "had" : "has"} no effect`] : messageWords(finding);
  if (since2.exact) return turnedOff(effectWords, since2.by, since2);
  const not = since2.revision === book.report.evidence.revisions.first ? ", the first one seen; who turned the switch and when are not known" : " at the latest; revisions before it are missing, so who turned the switch is not known";
  return say`${effectWords}, already in ${momentWords(since2)}${[not]}`;
}
function ownWords(finding, book, limits3) {
  const { revision: revision2 } = finding.introduced;
  const step = currentStep(finding, book);
  if (revision2 !== finding.inert.since.revision) return [ownStory(finding, book, limits3, [])];
  return step ? [stepWords(step, finding, book, limits3)] : [];
}
function stepWords(step, finding, book, limits3) {
  const { by, actual } = step;
  if (step.exact) return changed({ by, change: step.change, moment: step, namedEntries: finding.offending }, limits3);
  const subject = subjectIn(step.revision, finding, book);
  const presence = { subject, name: subjectWords(subject), actual, moment: step };
  if (step.revision === book.report.evidence.revisions.first)
    return say`${was(presence, limits3)}, the first one seen; who set it and when are not known`;
  return say`${was(presence, limits3, "")}; revisions before it are missing, so who set it is not known`;
}
function openingWords(finding, book, limits3, step) {
  const { introduced } = finding;
  if (!introduced.exact) return alreadyWords(finding, book, limits3);
  const moment2 = openingMoment(finding);
  if (step.exact && isSame2(introduced.by, step.by)) return say`open since ${momentWords(moment2)}`;
  const change = openingChange(finding, book);
  if (!change) return say`open since ${madeWords(introduced.by, moment2)}`;
  const act = { by: introduced.by, change, moment: moment2, namedEntries: finding.offending };
  return isOpenedByTightening(finding, book) ? say`open since ${changed(act, limits3)}` : openedBy(act, limits3);
}
function alreadyWords(finding, book, limits3) {
  const moment2 = openingMoment(finding);
  const subject = subjectIn(moment2.revision, finding, book);
  const [first2] = finding.values;
  const actual = first2 ? first2.actual : finding.actual;
  const failingIn = (value2) => among(finding.offending, listOf(value2));
  const isLater = isArray(actual) && failingIn(actual).length === 0 && failingIn(finding.actual).length > 0;
  const failingEntries = isLater ? null : failingIn(actual);
  const so = was({ subject, name: subjectWords(subject), actual, moment: moment2, namedEntries: failingEntries }, limits3);
  if (moment2.revision !== book.report.evidence.revisions.first)
    return say`${so}; revisions before it are missing, so it began then at the latest`;
  const not = actual === null ? "since when is not known" : "who set it and when are not known";
  return say`${so}, the first one seen; ${[not]}`;
}
function bylines(finding, book, limits3) {
  const { introduced } = finding;
  if (introduced.revision === null) return [beginning(finding, book, limits3, true)];
  const moment2 = openingMoment(finding);
  if (isDeed(finding)) return [broughtWords(introduced.by, listedWords(moment2.revision, book), moment2)];
  if (isGap(finding)) return [say`missing before ${gapWords(finding, moment2)}`];
  if (isEvent(finding)) return [say`seen in ${momentWords(moment2)}`];
  if (finding.inert) {
    const { since: since2 } = finding.inert;
    const first22 = since2.exact ? say`switch turned by ${broughtWords(since2.by, listedWords(since2.revision, book), since2)}` : inertWords(finding, book, true);
    return [first22, ...ownWords(finding, book, limits3)];
  }
  const step = currentStep(finding, book);
  const by = (item) => broughtWords(item.by, listedWords(item.revision, book), item);
  const first2 = stepsOf(finding, book).find(({ revision: number2 }) => number2 === moment2.revision);
  if (!step) {
    if (!introduced.exact) return [alreadyWords(finding, book, limits3)];
    return [broughtWords(introduced.by, listedWords(moment2.revision, book), moment2)];
  }
  const differenceOf = (item) => differenceWords(difference(item.before, item.actual, limits3, finding.offending));
  const last = step.exact ? say`${differenceOf(step)}; by ${by(step)}` : stepWords(step, finding, book, limits3);
  if (!introduced.exact) return [last, alreadyWords(finding, book, limits3)];
  if (step.exact && isSame2(step.by, introduced.by))
    return [last, say`open since ${revision(moment2.revision)}, ${at(moment2.at)}`];
  return [
    last,
    first2?.change ? say`opened by ${by(first2)}: ${differenceOf(first2)}` : openingWords(finding, book, limits3, step)
  ];
}
function passage(finding, book, limits3, max = Infinity) {
  const steps2 = stepsOf(finding, book);
  return steps2.slice(-Math.min(max, steps2.length)).map((step, i, list3) => {
    const { revision: number2, at: time2 } = step;
    const isFirst = i === 0 && list3.length === steps2.length;
    const author2 = step.exact ? say`, ${personWords(step.by)}` : [];
    const already = isFirst && !step.exact ? ["already "] : [];
    const change = difference(step.exact ? step.before : null, step.actual, limits3);
    const words2 = change.form === "value" ? change.after : differenceWords(change);
    return say`${revision(number2)}, ${at(time2)}${author2}: ${already}${words2}`;
  });
}
// src/reporters/wording/finding-text.ts
function namesOf2({ title, rule, subject, status }) {
  return title === "" || title === rule ? [subjectWords(subject)] : [failsWords(title, status), subjectWords(subject)];
}
function failsWords(title, status) {
  return say`${[status === "open" || status === "excepted" ? "Fails" : "Failed"]}: ${prose(title)}`;
}
function nameWords(finding) {
  return joinPhrases(namesOf2(finding), " \u00b7 ");
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
function age(finding, book) {
  const { exposureSeconds, status } = finding;
  if (exposureSeconds === null)
    return { open: "open event", resolved: "resolved event", excepted: "excepted event", noted: "noted event" }[status];
  const length = lengthOf(finding, book);
  const word = { open: "open", resolved: "was open", excepted: "excepted, has lasted", noted: "open" }[status];
  return `${finding.ended === "outgrown" ? "lasted" : word}${length === void 0 ? ", how long is not known" : ` ${length}`}`;
}
function lengthOf(finding, book) {
  const { exposureSeconds: seconds, introduced } = finding;
  if (seconds === null || !isTimed(finding, book.report.asOf)) return void 0;
  const { unseenSeconds = isEndExact(finding, book) ? 0 : seconds } = finding;
  return lengthWords({ seconds, unseenSeconds, isLeast: !introduced.exact });
}
function isEndExact({ resolved }, book) {
  return !resolved || resolved.revision === null || isNextSeen(resolved.revision, book);
}
function endingOf(endState) {
  if (endState === "accepted") return ["ended", ", when the deviation came within an exception"];
  return endState === "outgrown" ? ["ended", ", when the deviation left its exception; another finding continues it"] : ["closed", ""];
}
function ending(finding, book) {
  const { resolved } = finding;
  const exceptions = exceptionsOf(finding, book);
  const length = lengthOf(finding, book);
  const between = betweenWords(finding, book);
  if (resolved) {
    const after2 = length === void 0 ? [] : [`, after ${length}`];
    if (resolved.revision === null)
      return say`closed${resolved.approval === void 0 ? [] : say` by approval ${resolved.approval}`} on ${at(resolved.at)}${after2}`;
    const moment2 = { revision: resolved.revision, at: resolved.at };
    const [word, why] = endingOf(finding.ended);
    if (isNextSeen(resolved.revision, book)) return say`${closed(resolved.by, moment2, word)}${after2}${[why]}${between}`;
    return say`${[word]} by ${momentWords(moment2)} at the latest${after2}${[why]}; revisions before it are missing, so who ${[word]} it is not known${between}`;
  }
  if (finding.exception && finding.status === "excepted") {
    const owners = [...new Set(exceptions.map(({ owner }) => owner))];
    return say`accepted ${term(finding.exception)} by ${enumeratePhrases(owners.map(personPhrase))}`;
  }
  if (finding.status === "noted") return ["noted only: it happened before the policy took effect"];
  if (isEvent(finding) && finding.introduced.revision === null) return ["open until an audit no longer finds it"];
  if (isEvent(finding)) return say`open until ${endOfEvent(finding)}`;
  if (length === void 0) return say`open as of ${at(book.report.asOf)}; for how long is not known${between}`;
  return say`open, for ${[length]} as of ${at(book.report.asOf)}${between}`;
}
function exceptionsOf({ id, status, exception }, { accepting }) {
  if (exception === null) return [];
  const rows = status === "excepted" ? accepting.get(id) ?? [] : [];
  return rows.length > 1 ? rows : [exception];
}
function endOfEvent({ rule, approvableUntil }) {
  const accepts = approvableUntil !== void 0 ? say`an approval (given by ${at(approvableUntil)} at the latest) or an exception accepts it` : ["an exception accepts it"];
  return endsByPuttingBack(rule) ? say`it is put back, or ${accepts}` : accepts;
}
function betweenWords(finding, book) {
  const words2 = unseenWords(finding, book);
  return words2.length === 0 ? [] : ["; ", ...words2];
}
function unseenWords({ introduced, resolved, unseenSeconds }, book) {
  if (unseenSeconds === void 0 || introduced.revision === null) return [];
  const next = resolved?.revision ?? Infinity;
  const start = countWhile(book.blind, ({ missing: missing2 }) => missing2.from <= introduced.revision);
  const end = countWhile(book.blind, ({ missing: missing2 }) => (missing2.to ?? next) + 1 < next);
  const missing = missingWords(book.blind.slice(start, end).map((stretch2) => stretch2.missing));
  const cut2 = resolved ? void 0 : cutOff(book.blind);
  return joinPhrases(
    [
      ...missing === "" ? [] : [[`${missing}, so what happened then is not known`]],
      ...cut2 === void 0 ? [] : [[cut2]]
    ],
    "; "
  );
}
function term(exception) {
  return exception.expires === null ? ["without an end"] : say`until ${lastDay(exception.expires)}`;
}
function dayWords(instant2) {
  return boundWords2(instant2, false);
}
function lastDay(end) {
  return boundWords2(end, true);
}
function boundWords2(instant2, isEnd) {
  const time2 = instantOf(instant2);
  if (time2 === void 0) return prose(instant2);
  return time2 % DAY === 0 ? [boundText(time2, isEnd)] : at(instant2);
}
function limitWords(finding, book) {
  if (isEvent(finding)) return "an event has no time limit";
  if (finding.dueAt === null) return "no time limit set";
  const [due, now] = [instantOf(finding.dueAt), instantOf(finding.resolved?.at ?? book.report.asOf)];
  if (due === void 0 || now === void 0) return "time limit not known";
  const seconds = Math.floor(Math.abs(now - due) / 1e3);
  const [word] = endingOf(finding.ended);
  const isSeen = finding.unseenSeconds === void 0 && isEndExact(finding, book);
  const most = isSeen ? "" : "at most ";
  if (finding.resolved)
    return now > due ? `${word} ${most}${duration(seconds)} after its limit` : `${word} within its limit`;
  return now > due ? `${most}${duration(seconds)} over its limit` : `${isSeen ? "" : "at least "}${duration(seconds)} left`;
}
function openLimit(finding, book) {
  return finding.status === "open" && finding.dueAt !== null ? [`time limit: ${limitWords(finding, book)}`] : [];
}
function placeWords(location) {
  return location === null ? ["built in"] : say`${`${location.file}:${location.line}`}`;
}
function dayAfter(instant2, days) {
  const time2 = instantOf(instant2);
  return time2 === void 0 ? void 0 : dayOf(time2 + days * DAY);
}
function clusters(findings) {
  const clusters2 = groupBy(findings, (finding) => {
    const { rule, status, message, introduced } = finding;
    return isEvent(finding) ? JSON.stringify([rule, status, message, personWords(introduced.by)]) : finding;
  });
  return [...clusters2.values()];
}
function revisionsOf(cluster, max) {
  const all = cluster.flatMap(({ introduced }) => introduced.revision === null ? [] : [introduced.revision]);
  const numbers = [...new Set(all)];
  if (numbers.length === 0) return ["no revision"];
  return [`${numbers.length === 1 ? "revision" : "revisions"} ${shortList(numbers, max)}`];
}

// src/model/report/rule-counts.ts
function ruleCounts(rules2) {
  const ofPolicies = rules2.filter(({ policy }) => policy !== null);
  const withStatus = (status) => ofPolicies.filter((rule) => rule.status === status).length;
  return {
    total: ofPolicies.length,
    passing: withStatus("passing") + withStatus("excepted"),
    failing: withStatus("failing"),
    notEvaluated: withStatus("not-evaluated")
  };
}
function rulesWithoutData({ notEvaluated, notEvaluatedRules = [] }) {
  const parts2 = new Set(notEvaluated.map(({ what }) => what));
  return notEvaluatedRules.filter((id) => !parts2.has(id));
}

// src/model/report/states.ts
var verdicts = ["compliant", "drifted", "incomplete", "tampered"];
var REWRITTEN = "integrity/rewritten";
var TRUNCATED = "integrity/truncated";
var tamperRules = /* @__PURE__ */ new Set([REWRITTEN, TRUNCATED]);
var kinds = [
  "setting",
  "editor",
  "change",
  "integrity",
  "secret",
  "lever",
  "exception",
  "usage",
  "access",
  "readiness",
  "computer"
];
var statuses = ["open", "resolved", "excepted", "noted"];
var ends2 = ["fixed", "accepted", "outgrown"];
var standings = ["violating", "compliant", "absent", "unknown"];
var ruleStatuses = ["passing", "failing", "excepted", "not-evaluated"];
var ops = ["add", "remove", "replace"];
var sources = ["service", "file", "ledger", "demo"];
var exceptionStates = ["pending", "active", "expiring", "expired", "outgrown", "unused"];
var approvalResults = [
  "authorized",
  "emergency",
  "self-approved",
  "wrong-implementer",
  "unauthorized",
  "early",
  "late",
  "over-scope"
];
var secretEnds = ["rotated", "referenced", "removed"];
var secretStates = ["standing", "masked", ...secretEnds];

// src/reporters/wording/next.ts
var fetching = "driftline api enterprise-controls history --all > history.json";
var ofFile = new Set(
  "empty truncated syntax duplicate-key invalid-utf8 too-deep schema time-zone more-pages no-history".split(" ")
);
function nextStep(report) {
  const { evidence, asOf } = report;
  const [problem] = evidence.problems;
  const isFile = evidence.source === "file";
  if (problem?.code === "no-history" && evidence.revisions.leftOut > 0)
    return say`For a verdict, run the audit again as of a later time.`;
  if (problem?.code === WITHOUT_DATA)
    return ["For a verdict, give what \u201cNot evaluated\u201d asks for, or a policy with rules on the settings."];
  if (problem?.code === NOT_IN_FORCE || !problem && evidence.revisions.count > 0)
    return say`For a verdict, give a policy with a rule that is in force on ${at(asOf)}, or audit as of a later time.`;
  if (problem?.code === "revision-conflict")
    return ["For a verdict, ask the service which content is true, and audit a history that has each revision once."];
  if (problem?.code === "revision-gap") {
    const fetchWords = isFile ? say`fetch all revisions with ${fetching}` : ["audit a ledger that has these revisions"];
    return say`For a verdict, ${fetchWords}, or leave out ${"--require-contiguous"}.`;
  }
  if (problem?.code === "history-empty")
    return ["For a verdict, check that the source is the one of this organization, and run the audit again."];
  if (isFile && (!problem || ofFile.has(problem.code)))
    return say`For a verdict, fetch the history again with ${fetching} and audit that file.`;
  if (evidence.source === "ledger" && (evidence.revisions.count === 0 || problem?.code === "part-of-history"))
    return say`For a verdict, audit the service with this ledger once: ${"driftline audit --base-url <address> --ledger <folder>"}.`;
  if (evidence.source !== "service" && problem?.code.endsWith(UNREAD))
    return say`For a verdict, audit the service itself, or do not request ${[problem.code.slice(0, -UNREAD.length)]}.`;
  return ["For a verdict, correct that and run the audit again."];
}
function stepAfterCompliant({ evidence, findings }) {
  const { ledger, run: run2, revisions } = evidence;
  if (findings.some(({ status, exception }) => status === "excepted" && exception?.expires))
    return ["Next: remediate what is excepted, or have its exception renewed before it ends."];
  if (ledger === null)
    return say`Next: audit with a ledger, so that the next report says what is new, and a rewritten history is noticed.`;
  const judgedWords = revisions.last === null ? "what was judged" : `revisions up to ${revisions.last}`;
  if (run2 === null)
    return [
      `Next: run this audit on a schedule, for example with the GitHub Action. The verdict covers ${judgedWords}.`
    ];
  return [`Next: wait for the next audit. The verdict covers ${judgedWords}.`];
}
function gapStep({ report: { evidence }, blind }) {
  const missing = missingWords(blind.map((stretch2) => stretch2.missing));
  if (missing === "" || evidence.problems.length > 0) return void 0;
  const step = evidence.source === "file" ? say`fetch all revisions with ${fetching} and audit that file` : evidence.source === "ledger" ? say`run ${"driftline audit --full"} with the service and this ledger` : evidence.ledger ? say`run ${"driftline audit --full"} with this ledger, and ask the service for those that it does not give` : ["ask the service why it does not give them"];
  const [it, they] = missing.startsWith("revision ") ? ["it", "it"] : ["them", "they"];
  return say`${[capitalizeText(missing)]}. To know who made ${[it]} and what ${[they]} changed, ${step}.`;
}
// src/reporters/wording/tampering.ts
var MAX_PLACES = 2;
function datedMessage(message) {
  const [, before2, day2, clock, after2] = /^(.*?) (\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC(.*)$/s.exec(capitalizeText(message)) ?? [];
  if (before2 === void 0) return prose(capitalizeText(message));
  const tail = after2.startsWith(" ") ? say` ${prose(after2.slice(1))}` : prose(after2);
  return say`${prose(before2)} ${at(`${day2}T${clock}:00.000Z`)}${after2 === "" ? [] : tail}`;
}
function withoutPlaces(message) {
  return message.replace(/( UTC): .*$/s, "$1");
}
function rewrittenWords({ rule, before: before2, actual }, limits3) {
  if (rule !== "integrity/rewritten" || !isObject(before2) || !isObject(actual)) return void 0;
  const places3 = Object.keys(actual);
  if (places3.length === 0) return void 0;
  const parts2 = places3.slice(0, MAX_PLACES).map((place2) => {
    const change = difference(before2[place2] ?? null, actual[place2] ?? null, limits3);
    return say`${setting(nameOf(place2))}: ${differenceWords(change.form === "value" ? change : { ...change, unchanged: 0 })}`;
  });
  const more = places3.length > parts2.length ? `; and ${thousands(places3.length - parts2.length)} more` : "";
  return say`Sealed, then given: ${joinPhrases(parts2, "; ")}${[more]}.`;
}
// src/reporters/wording/headline.ts
var MAX_HEADLINE = 240;
var headlines = {
  tampered: (report, open5, lead2, limits3) => {
    const proof = open5.find(isProof);
    const change = proof && rewrittenWords(proof, limits3);
    return {
      headline: proof ? say`${datedMessage(clip(change ? withoutPlaces(proof.message) : proof.message, MAX_HEADLINE))}.` : brokenWords(report.evidence),
      sentences: [
        ...change ? [change] : [],
        ...furtherWords(open5),
        ["No verdict on this history can be relied on."],
        ...proof ? [] : [["Keep the ledger as it is, and ask whoever can write to it."]],
        ...lead2
      ]
    };
  },
  incomplete: (report, _, lead2) => ({
    headline: problemsWords("No verdict: ", report),
    sentences: [say`${regardless(report)} ${nextStep(report)}`, ...lead2]
  }),
  nothing: (report, _, lead2) => ({
    headline: nothingWords("Nothing was evaluated: ", report),
    sentences: [say`${lookedAt(report)} ${nextStep(report)}`, ...lead2]
  }),
  drifted: (_, open5, lead2) => ({ headline: driftWords(open5), sentences: lead2 }),
  compliant: (report, _, lead2) => ({
    headline: [compliantWords(report)],
    sentences: [coverageWords(report), ...exceptionPhrases(report), ...lead2]
  })
};
function brokenWords({ problems }) {
  const problem = problems.find(({ code }) => code === LEDGER_TAMPERED);
  if (problem === void 0) return ["The history is not what was sealed."];
  return say`The ledger cannot be relied on: ${prose(clip(problem.message, MAX_HEADLINE))}.`;
}
function headlineOf(book, limits3) {
  const { report } = book;
  const open5 = report.findings.filter((finding) => finding.status === "open");
  const { findings, hidden } = viewOf(report);
  const state = stateOf(report);
  const proof = state === "tampered" ? open5.find(isProof) : void 0;
  const worst = proof ?? worstFirst(findings.filter((finding) => finding.status === "open"))[0];
  const lead2 = proof ? proofWords(proof) : worst && worstWords(worst, hidden.earlier > 0, book, limits3);
  const about = worst && !proof && !isGap(worst) ? aboutWords(worst, book, limits3) : void 0;
  const gap3 = state === "drifted" || state === "compliant" ? gapStep(book) : void 0;
  return { state, worst, lead: lead2, about, gap: gap3, ...headlines[state](report, open5, lead2 ? [lead2] : [], limits3) };
}
function aboutWords(finding, book, limits3) {
  const { title, rule, message, kind, offending } = finding;
  const [problem = message] = message.split("; ");
  if (title === "" || title === rule) return say`${prose(problem)}.`;
  if (isEvent(finding) || finding.introduced.revision === null) return say`The rule \u201c${prose(title)}\u201d fails.`;
  const change = currentStep(finding, book)?.change ?? openingChange(finding, book);
  const addedEntries = among(offending, change?.added ?? []);
  const all = [...addedEntries, ...movedBetween(offending, addedEntries).removed];
  const entries = kind === "setting" ? all.filter((entry) => entry !== null) : [];
  if (entries.length === 0) return say`The rule \u201c${prose(title)}\u201d fails: ${prose(problem)}.`;
  const values2 = valueWords(entries.length === 1 ? firstIn(entries) : entries, limits3);
  return say`The rule \u201c${prose(title)}\u201d fails because of ${values2}.`;
}
function isProof({ rule }) {
  return tamperRules.has(rule);
}
function furtherWords(open5) {
  const more = open5.filter(isProof).length - 1;
  const says = count(more, "further finding shows", "further findings show");
  return more > 0 ? [[`${says} that the history was changed afterwards.`]] : [];
}
function proofWords({ introduced: { revision: revision2, at: time2, by }, rule }) {
  const authorWords = revision2 === null ? [] : say`${madeWords(by, { revision: revision2, at: time2 })}. `;
  const tampering = rule === "integrity/truncated" ? "removed revisions" : "changed it afterwards";
  return say`${authorWords}Who ${[tampering]}, and when, is not known.`;
}
function stateOf(report) {
  const { verdict, evidence, summary, rules: rules2 } = report;
  if (verdict === "tampered") return verdict;
  const builtIn = rules2.filter(({ policy }) => policy === null);
  const total = summary.rules.total + builtIn.length;
  const judgedCount = total - summary.rules.notEvaluated - builtIn.filter(({ status }) => status === "not-evaluated").length;
  const isIdle = evidence.complete || evidence.problems.some(({ code }) => code === NOT_IN_FORCE || code === WITHOUT_DATA);
  const nothing2 = evidence.revisions.count === 0 || total === 0 || isIdle && judgedCount === 0;
  return nothing2 && verdict !== "drifted" ? "nothing" : verdict;
}
function nothingWords(beginning2, report) {
  const { problems, revisions } = report.evidence;
  if (problems.length > 0) return problemsWords(beginning2, report, ": nothing was judged");
  const why = revisions.count === 0 ? "there is no revision" : `no rule applies to ${revisions.count === 1 ? "this revision" : `these ${count(revisions.count, "revision")}`}`;
  return [`${beginning2}${why}.`];
}
function problemsWords(beginning2, { evidence }, omit = "") {
  const [first2, ...rest] = evidence.problems;
  const problem = first2 ? prose(clip(first2.message.replace(omit, ""), MAX_HEADLINE)) : ["the evidence is incomplete"];
  return problemWords(beginning2, problem, rest.length);
}
function lookedAt({ evidence: { source, origin, problems, revisions } }) {
  const sourceWords = [source === "service" ? " was asked: " : " was read: "];
  const { count: count2, leftOut } = revisions;
  if (count2 > 0) return say`${origin}${sourceWords}no rule of a policy was applied to ${[count(count2, "revision")]}.`;
  if (leftOut > 0)
    return say`${origin}${sourceWords}no rule was applied, because ${[count(leftOut, "revision is", "revisions are")]} later.`;
  const isEmpty2 = problems.some(({ code }) => code === "no-history" || code === "history-empty");
  return say`${origin}${sourceWords}${[isEmpty2 ? "it has no revision" : "no revision could be read"]}, so no rule was applied.`;
}
function regardless(report) {
  const open5 = totalOf(report.summary.open);
  const readable = `${count(report.evidence.revisions.count, "revision")} could be read`;
  return [
    open5 === 0 ? `${readable}; nothing open was found in what was seen.` : `${readable}; ${count(open5, "finding is", "findings are")} open in what could be read.`
  ];
}
function driftWords(open5) {
  const differing = open5.filter(({ kind, subject }) => kind === "setting" && subject !== "");
  const settings2 = new Set(differing.map((finding) => finding.subject)).size;
  const otherCount = open5.length - differing.length;
  const differ = `${count(settings2, "setting differs", "settings differ")} from policy`;
  if (settings2 === 0) return [`${count(otherCount, "finding is", "findings are")} open.`];
  return [
    otherCount === 0 ? `${differ}.` : `${differ}; ${count(otherCount, "further finding is", "further findings are")} open.`
  ];
}
function worstWords(finding, isPartial, book, limits3) {
  const length = lengthOf(finding, book);
  const open5 = length === void 0 ? " is open, for how long is not known" : ` has been open for ${length}`;
  return say`The worst${[isPartial ? " of those shown" : ""]}, ${[finding.severity]},${[isEvent(finding) ? " is an event" : open5]}: ${beginning(finding, book, limits3)}.`;
}
function compliantWords(report) {
  const { excepted } = report.summary;
  const areAllEvaluated = report.rules.every(({ status }) => status !== "not-evaluated") && rulesWithoutData(report).length === 0;
  if (totalOf(report.summary.open) > 0) return "No finding above severity info is open.";
  if (excepted === 0) return "Every evaluated rule holds.";
  return `Every ${areAllEvaluated ? "" : "evaluated "}rule holds or has a valid exception.`;
}
function coverageWords(report) {
  const period = periodWords(report);
  const unjudged = report.notEvaluated.map((item) => prose(item.what));
  const unjudgedWords = unjudged.length > 5 ? someOf(unjudged, 5, (part) => part) : enumeratePhrases(unjudged);
  const missing = unjudgedWords.length > 0 ? say`; not evaluated: ${unjudgedWords}` : [];
  return say`${[rulesWords(report)]}; judged: ${[revisionsWords(report)]}${period === null ? [] : say`, ${period}`}${missing}.`;
}
function exceptionPhrases(report) {
  const ends4 = report.findings.flatMap(
    (finding) => finding.status === "excepted" && finding.exception?.expires ? [finding.exception.expires] : []
  );
  if (report.summary.excepted === 0) return [];
  const next = ends4.toSorted()[0];
  return [
    say`${[count(report.summary.excepted, "finding is", "findings are")]} excepted${next === void 0 ? [] : say`; the next exception ends on ${lastDay(next)}`}.`
  ];
}
function stateTitle(report) {
  const state = stateOf(report);
  if (state === "nothing") return "Nothing evaluated";
  const word = capitalizeText(state);
  const worst = worstToBest.find((severity) => report.summary.open[severity] > 0);
  return worst ? `${word} (${thousands(report.summary.open[worst])} ${worst})` : word;
}
function resultWords(report) {
  const words2 = countsWords(report.summary);
  return stateOf(report) === "nothing" ? `nothing evaluated; ${words2}` : words2;
}
function publicWords(report) {
  const { revisions } = report.evidence;
  const failure = transientFailure(report);
  const failureWords = failure === "" ? "" : ` ${capitalizeText(failure)}.`;
  return `${capitalizeText(report.verdict)}: ${resultWords(report)}; ${rulesWords(report)}; ${count(revisions.count, "revision")} judged.${failureWords}`;
}

// node_modules/csv-stringify/lib/utils/get.js
var charCodeOfDot = ".".charCodeAt(0);
var reEscapeChar = /\\(\\)?/g;
var rePropName = RegExp(
  // Match anything that isn't a dot or bracket.
  `[^.[\\]]+|\\[(?:([^"'][^[]*)|(["'])((?:(?!\\2)[^\\\\]|\\\\.)*?)\\2)\\]|(?=(?:\\.|\\[\\])(?:\\.|\\[\\]|$))`,
  "g"
);
var reIsDeepProp = /\.|\[(?:[^[\]]*|(["'])(?:(?!\1)[^\\]|\\.)*?\1)\]/;
var reIsPlainProp = /^\w*$/;
var getTag = function(value2) {
  return Object.prototype.toString.call(value2);
};
var isSymbol = function(value2) {
  const type = typeof value2;
  return type === "symbol" || type === "object" && value2 && getTag(value2) === "[object Symbol]";
};
var isKey = function(value2, object) {
  if (Array.isArray(value2)) {
    return false;
  }
  const type = typeof value2;
  if (type === "number" || type === "symbol" || type === "boolean" || !value2 || isSymbol(value2)) {
    return true;
  }
  return reIsPlainProp.test(value2) || !reIsDeepProp.test(value2) || object != null && value2 in Object(object);
};
var stringToPath = function(string) {
  const result = [];
  if (string.charCodeAt(0) === charCodeOfDot) {
    result.push("");
  }
  string.replace(rePropName, function(match2, expression, quote, subString) {
    let key = match2;
    if (quote) {
      key = subString.replace(reEscapeChar, "$1");
    } else if (expression) {
      key = expression.trim();
    }
    result.push(key);
  });
  return result;
};
var castPath = function(value2, object) {
  if (Array.isArray(value2)) {
    return value2;
  } else {
    return isKey(value2, object) ? [value2] : stringToPath(value2);
  }
};
var toKey = function(value2) {
  if (typeof value2 === "string" || isSymbol(value2)) return value2;
  const result = `${value2}`;
  return result == "0" && 1 / value2 == -Infinity ? "-0" : result;
};
var get = function(object, path8) {
  path8 = castPath(path8, object);
  let index = 0;
  const length = path8.length;
  while (object != null && index < length) {
    object = object[toKey(path8[index++])];
  }
  return index && index === length ? object : void 0;
};
// node_modules/csv-stringify/lib/utils/is_object.js
var is_object = function(obj) {
  return typeof obj === "object" && obj !== null && !Array.isArray(obj);
};
// node_modules/csv-stringify/lib/api/normalize_columns.js
var normalize_columns = function(columns) {
  if (columns === void 0 || columns === null) {
    return [void 0, void 0];
  }
  if (typeof columns !== "object") {
    return [Error('Invalid option "columns": expect an array or an object')];
  }
  if (!Array.isArray(columns)) {
    const newcolumns = [];
    for (const k in columns) {
      newcolumns.push({
        key: k,
        header: columns[k]
      });
    }
    columns = newcolumns;
  } else {
    const newcolumns = [];
    for (const column of columns) {
      if (typeof column === "string") {
        newcolumns.push({
          key: column,
          header: column
        });
      } else if (typeof column === "object" && column !== null && !Array.isArray(column)) {
        if (!column.key) {
          return [
            Error('Invalid column definition: property "key" is required')
          ];
        }
        if (column.header === void 0) {
          column.header = column.key;
        }
        newcolumns.push(column);
      } else {
        return [
          Error("Invalid column definition: expect a string or an object")
        ];
      }
    }
    columns = newcolumns;
  }
  return [void 0, columns];
};
// node_modules/csv-stringify/lib/api/CsvError.js
var CsvError = class _CsvError extends Error {
  constructor(code, message, ...contexts) {
    if (Array.isArray(message)) message = message.join(" ");
    super(message);
    if (Error.captureStackTrace !== void 0) {
      Error.captureStackTrace(this, _CsvError);
    }
    this.code = code;
    for (const context of contexts) {
      for (const key in context) {
        const value2 = context[key];
        this[key] = Buffer.isBuffer(value2) ? value2.toString() : value2 == null ? value2 : JSON.parse(JSON.stringify(value2));
      }
    }
  }
};
// node_modules/csv-stringify/lib/utils/underscore.js
var underscore = function(str) {
  return str.replace(/([A-Z])/g, function(_, match2) {
    return "_" + match2.toLowerCase();
  });
};
// node_modules/csv-stringify/lib/api/normalize_options.js
var normalize_options = function(opts) {
  const options2 = {};
  for (const opt in opts) {
    options2[underscore(opt)] = opts[opt];
  }
  if (options2.bom === void 0 || options2.bom === null || options2.bom === false) {
    options2.bom = false;
  } else if (options2.bom !== true) {
    return [
      new CsvError("CSV_OPTION_BOOLEAN_INVALID_TYPE", [
        "option `bom` is optional and must be a boolean value,",
        `got ${JSON.stringify(options2.bom)}`
      ])
    ];
  }
  if (options2.delimiter === void 0 || options2.delimiter === null) {
    options2.delimiter = ",";
  } else if (Buffer.isBuffer(options2.delimiter)) {
    options2.delimiter = options2.delimiter.toString();
  } else if (typeof options2.delimiter !== "string") {
    return [
      new CsvError("CSV_OPTION_DELIMITER_INVALID_TYPE", [
        "option `delimiter` must be a buffer or a string,",
        `got ${JSON.stringify(options2.delimiter)}`
      ])
    ];
  }
  if (options2.quote === void 0 || options2.quote === null) {
    options2.quote = '"';
  } else if (options2.quote === true) {
    options2.quote = '"';
  } else if (options2.quote === false) {
    options2.quote = "";
  } else if (Buffer.isBuffer(options2.quote)) {
    options2.quote = options2.quote.toString();
  } else if (typeof options2.quote !== "string") {
    return [
      new CsvError("CSV_OPTION_QUOTE_INVALID_TYPE", [
        "option `quote` must be a boolean, a buffer or a string,",
        `got ${JSON.stringify(options2.quote)}`
      ])
    ];
  }
  if (options2.quoted === void 0 || options2.quoted === null) {
    options2.quoted = false;
  } else {
  }
  if (options2.escape_formulas === void 0 || options2.escape_formulas === null) {
    options2.escape_formulas = false;
  } else if (typeof options2.escape_formulas !== "boolean") {
    return [
      new CsvError("CSV_OPTION_ESCAPE_FORMULAS_INVALID_TYPE", [
        "option `escape_formulas` must be a boolean,",
        `got ${JSON.stringify(options2.escape_formulas)}`
      ])
    ];
  }
  if (options2.quoted_empty === void 0 || options2.quoted_empty === null) {
    options2.quoted_empty = void 0;
  } else {
  }
  if (options2.quoted_match === void 0 || options2.quoted_match === null || options2.quoted_match === false) {
    options2.quoted_match = null;
  } else if (!Array.isArray(options2.quoted_match)) {
    options2.quoted_match = [options2.quoted_match];
  }
  if (options2.quoted_match) {
    for (const quoted_match of options2.quoted_match) {
      const isString = typeof quoted_match === "string";
      const isRegExp = quoted_match instanceof RegExp;
      if (!isString && !isRegExp) {
        return [
          new CsvError("CSV_OPTION_QUOTED_MATCH", [
            "option `quoted_match` must be a string or a regex,",
            `got ${JSON.stringify(options2.quoted_match)}`
          ])
        ];
      }
    }
  }
  if (options2.quoted_string === void 0 || options2.quoted_string === null) {
    options2.quoted_string = false;
  } else {
  }
  if (options2.eof === void 0 || options2.eof === null) {
    options2.eof = true;
  } else {
  }
  if (options2.escape === void 0 || options2.escape === null) {
    options2.escape = '"';
  } else if (Buffer.isBuffer(options2.escape)) {
    options2.escape = options2.escape.toString();
  } else if (typeof options2.escape !== "string") {
    return [
      Error(
        `Invalid Option: escape must be a buffer or a string, got ${JSON.stringify(options2.escape)}`
      )
    ];
  }
  if (options2.escape.length > 1) {
    return [
      Error(
        `Invalid Option: escape must be one character, got ${options2.escape.length} characters`
      )
    ];
  }
  if (options2.header === void 0 || options2.header === null || options2.header === false) {
    options2.header = false;
  } else if (options2.header !== true) {
    throw new CsvError(
      "CSV_INVALID_OPTION_HEADER",
      [
        "option `header` is expected to be a boolean,",
        `got ${JSON.stringify(options2.header)}`
      ],
      options2
    );
  }
  if (options2.header_as_comment === void 0 || options2.header_as_comment === null || options2.header_as_comment === false) {
    options2.header_as_comment = false;
  } else if (options2.header_as_comment === true) {
    options2.header_as_comment = "#";
  } else if (Buffer.isBuffer(options2.header_as_comment)) {
    options2.header_as_comment = options2.header_as_comment.toString();
  } else if (typeof options2.header_as_comment !== "string") {
    throw new CsvError(
      "CSV_INVALID_OPTION_HEADER_AS_COMMENT",
      [
        "option `header_as_comment` must be a boolean, a string or a buffer,",
        `got ${JSON.stringify(options2.header_as_comment)}`
      ],
      options2
    );
  }
  const [errColumns, columns] = normalize_columns(options2.columns);
  if (errColumns !== void 0) return [errColumns];
  options2.columns = columns;
  if (options2.quoted === void 0 || options2.quoted === null) {
    options2.quoted = false;
  } else {
  }
  if (options2.cast === void 0 || options2.cast === null) {
    options2.cast = {};
  } else {
  }
  if (options2.cast.bigint === void 0 || options2.cast.bigint === null) {
    options2.cast.bigint = (value2) => "" + value2;
  }
  if (options2.cast.boolean === void 0 || options2.cast.boolean === null) {
    options2.cast.boolean = (value2) => value2 ? "1" : "";
  }
  if (options2.cast.date === void 0 || options2.cast.date === null) {
    options2.cast.date = (value2) => "" + value2.getTime();
  }
  if (options2.cast.number === void 0 || options2.cast.number === null) {
    options2.cast.number = (value2) => "" + value2;
  }
  if (options2.cast.object === void 0 || options2.cast.object === null) {
    options2.cast.object = (value2) => JSON.stringify(value2);
  }
  if (options2.cast.string === void 0 || options2.cast.string === null) {
    options2.cast.string = function(value2) {
      return value2;
    };
  }
  if (options2.on_record !== void 0 && typeof options2.on_record !== "function") {
    return [Error(`Invalid Option: "on_record" must be a function.`)];
  }
  if (options2.quote_record_delimiter === void 0 || options2.quote_record_delimiter === null) {
    options2.quote_record_delimiter = !options2.record_delimiter;
  } else if (typeof options2.quote_record_delimiter !== "boolean") {
    return [
      new CsvError("CSV_OPTION_QUOTE_RECORD_DELIMITER_INVALID_TYPE", [
        "option `quote_record_delimiter` must be a boolean,",
        `got ${JSON.stringify(options2.quote_record_delimiter)}`
      ])
    ];
  }
  if (options2.record_delimiter === void 0 || options2.record_delimiter === null) {
    options2.record_delimiter = "\n";
  } else if (Buffer.isBuffer(options2.record_delimiter)) {
    options2.record_delimiter = options2.record_delimiter.toString();
  } else if (typeof options2.record_delimiter !== "string") {
    return [
      Error(
        `Invalid Option: record_delimiter must be a buffer or a string, got ${JSON.stringify(options2.record_delimiter)}`
      )
    ];
  }
  switch (options2.record_delimiter) {
    case "unix":
      options2.record_delimiter = "\n";
      break;
    case "mac":
      options2.record_delimiter = "\r";
      break;
    case "windows":
      options2.record_delimiter = "\r\n";
      break;
    case "ascii":
      options2.record_delimiter = "";
      break;
    case "unicode":
      options2.record_delimiter = "\u2028";
      break;
  }
  return [void 0, options2];
};
// node_modules/csv-stringify/lib/api/index.js
var bom_utf8 = Buffer.from([239, 187, 191]);
var emits_separator = function(value2, separators) {
  return separators.some(
    (separator) => separator.length !== 0 && (value2.indexOf(separator) !== -1 || separator.length > 1 && (value2 + separator).indexOf(separator) < value2.length)
  );
};
var matches_quoted_match = function(value2, quoted_match) {
  if (!quoted_match) return false;
  return quoted_match.some(
    (pattern) => typeof pattern === "string" ? value2.indexOf(pattern) !== -1 : value2.search(pattern) !== -1
  );
};
var stringifier = function(options2, state, info) {
  return {
    options: options2,
    state,
    info,
    __transform: function(chunk, push) {
      if (!Array.isArray(chunk) && typeof chunk !== "object") {
        return Error(
          `Invalid Record: expect an array or an object, got ${JSON.stringify(chunk)}`
        );
      }
      if (this.info.records === 0) {
        if (Array.isArray(chunk)) {
          if (this.options.header === true && this.options.columns === void 0) {
            return Error(
              "Undiscoverable Columns: header option requires column option or object records"
            );
          }
        } else if (this.options.columns === void 0) {
          const [err2, columns] = normalize_columns(Object.keys(chunk));
          if (err2) return;
          this.options.columns = columns;
        }
      }
      if (this.info.records === 0) {
        this.bom(push);
        const err2 = this.headers(push);
        if (err2) return err2;
      }
      try {
        if (this.options.on_record) {
          this.options.on_record(chunk, this.info.records);
        }
      } catch (err2) {
        return err2;
      }
      let err, chunk_string;
      if (this.options.eof) {
        [err, chunk_string] = this.stringify(chunk);
        if (err) return err;
        if (chunk_string === void 0) {
          return;
        } else {
          chunk_string = chunk_string + this.options.record_delimiter;
        }
      } else {
        [err, chunk_string] = this.stringify(chunk);
        if (err) return err;
        if (chunk_string === void 0) {
          return;
        } else {
          if (this.options.header || this.info.records) {
            chunk_string = this.options.record_delimiter + chunk_string;
          }
        }
      }
      this.info.records++;
      push(chunk_string);
    },
    stringify: function(chunk, chunkIsHeader = false) {
      if (typeof chunk !== "object") {
        return [void 0, chunk];
      }
      const { columns } = this.options;
      const record = [];
      if (Array.isArray(chunk)) {
        const length = columns ? Math.min(chunk.length, columns.length) : chunk.length;
        for (let i = 0; i < length; i++) {
          const field = chunk[i];
          const [err, value2] = this.__cast(field, {
            index: i,
            column: i,
            records: this.info.records,
            header: chunkIsHeader
          });
          if (err) return [err];
          record[i] = [value2, field];
        }
      } else {
        for (let i = 0; i < columns.length; i++) {
          const field = get(chunk, columns[i].key);
          const [err, value2] = this.__cast(field, {
            index: i,
            column: columns[i].key,
            records: this.info.records,
            header: chunkIsHeader
          });
          if (err) return [err];
          record[i] = [value2, field];
        }
      }
      let csvrecord = "";
      for (let i = 0; i < record.length; i++) {
        let options22, err;
        let [value2, field] = record[i];
        if (typeof value2 === "string") {
          options22 = this.options;
        } else if (is_object(value2)) {
          options22 = { ...value2 };
          value2 = options22.value;
          delete options22.value;
          if (typeof value2 !== "string" && value2 !== void 0 && value2 !== null) {
            if (err)
              return [
                Error(
                  `Invalid Casting Value: returned value must return a string, null or undefined, got ${JSON.stringify(value2)}`
                )
              ];
          }
          options22 = { ...this.options, ...options22 };
          [err, options22] = normalize_options(options22);
          if (err !== void 0) {
            return [err];
          }
        } else if (value2 === void 0 || value2 === null) {
          options22 = this.options;
        } else {
          return [
            Error(
              `Invalid Casting Value: returned value must return a string, an object, null or undefined, got ${JSON.stringify(value2)}`
            )
          ];
        }
        const {
          delimiter,
          escape,
          quote,
          quoted: quoted2,
          quoted_empty,
          quoted_string,
          quoted_match,
          record_delimiter,
          quote_record_delimiter,
          escape_formulas
        } = options22;
        if ("" === value2 && "" === field) {
          const quotedMatch = matches_quoted_match(value2, quoted_match);
          const shouldQuote = quotedMatch || true === quoted_empty || true === quoted_string && false !== quoted_empty;
          if (shouldQuote === true) {
            value2 = quote + value2 + quote;
          }
          csvrecord += value2;
        } else if (value2) {
          if (typeof value2 !== "string") {
            return [
              Error(
                `Formatter must return a string, null or undefined, got ${JSON.stringify(value2)}`
              )
            ];
          }
          const containsdelimiter = emits_separator(value2, [delimiter]);
          const containsQuote = quote !== "" && value2.indexOf(quote) >= 0;
          const containsEscape = value2.indexOf(escape) >= 0 && escape !== quote;
          const containsRecordDelimiter = emits_separator(value2, [
            record_delimiter,
            ...quote_record_delimiter === false ? [] : ["\n", "\r"]
          ]);
          const quotedString = quoted_string && typeof field === "string";
          const quotedMatch = matches_quoted_match(value2, quoted_match);
          if (escape_formulas) {
            switch (value2[0]) {
              case "-":
                if (typeof field === "number" || typeof field === "bigint") {
                  break;
                }
                value2 = `'${value2}`;
                break;
              case "=":
              case "+":
              case "@":
              case "	":
              case "\r":
              case "\uff1d":
              // Unicode '='
              case "\uff0b":
              // Unicode '+'
              case "\uff0d":
              // Unicode '-'
              case "\uff20":
                value2 = `'${value2}`;
                break;
            }
          }
          const shouldQuote = containsQuote === true || containsdelimiter || containsRecordDelimiter || quoted2 || quotedString || quotedMatch;
          if (shouldQuote === true && containsEscape === true) {
            value2 = value2.replaceAll(escape, () => escape + escape);
          }
          if (containsQuote === true) {
            value2 = value2.replaceAll(quote, () => escape + quote);
          }
          if (shouldQuote === true) {
            value2 = quote + value2 + quote;
          }
          csvrecord += value2;
        } else if (quoted_empty === true || field === "" && quoted_string === true && quoted_empty !== false) {
          csvrecord += quote + quote;
        }
        if (i !== record.length - 1) {
          csvrecord += delimiter;
        }
      }
      return [void 0, csvrecord];
    },
    bom: function(push) {
      if (this.options.bom !== true) {
        return;
      }
      push(bom_utf8);
    },
    headers: function(push) {
      if (this.options.header === false) {
        return;
      }
      if (this.options.columns === void 0) {
        return;
      }
      let err;
      let headers = this.options.columns.map((column) => column.header);
      if (this.options.eof) {
        [err, headers] = this.stringify(headers, true);
        headers += this.options.record_delimiter;
      } else {
        [err, headers] = this.stringify(headers, true);
      }
      if (err) return err;
      if (this.options.header_as_comment) {
        headers = this.options.header_as_comment + " " + headers;
      }
      push(headers);
    },
    __cast: function(value2, context) {
      const type = typeof value2;
      try {
        if (type === "string") {
          return [void 0, this.options.cast.string(value2, context)];
        } else if (type === "bigint") {
          return [void 0, this.options.cast.bigint(value2, context)];
        } else if (type === "number") {
          return [void 0, this.options.cast.number(value2, context)];
        } else if (type === "boolean") {
          return [void 0, this.options.cast.boolean(value2, context)];
        } else if (value2 instanceof Date) {
          return [void 0, this.options.cast.date(value2, context)];
        } else if (type === "object" && value2 !== null) {
          return [void 0, this.options.cast.object(value2, context)];
        } else if (value2 === null && this.options.cast.null !== void 0) {
          return [void 0, this.options.cast.null(value2, context)];
        } else if (value2 === void 0 && this.options.cast.undefined !== void 0) {
          return [void 0, this.options.cast.undefined(value2, context)];
        } else {
          return [void 0, value2];
        }
      } catch (err) {
        return [err];
      }
    }
  };
};
// node_modules/csv-stringify/lib/sync.js
var stringify = function(records, opts = {}) {
  const data = [];
  const [err, options2] = normalize_options(opts);
  if (err !== void 0) throw err;
  const state = {
    stop: false
  };
  const info = {
    records: 0
  };
  const api = stringifier(options2, state, info);
  for (const record of records) {
    const err2 = api.__transform(record, function(record2) {
      data.push(record2);
    });
    if (err2 !== void 0) throw err2;
  }
  if (data.length === 0) {
    api.bom((d) => {
      data.push(d);
    });
    const err2 = api.headers((headers) => {
      data.push(headers);
    });
    if (err2 !== void 0) throw err2;
  }
  return data.join("");
};
// src/reporters/csv/table.ts
function utc(name2, of2) {
  return { name: `${name2}_utc`, of: (row2) => time(of2(row2)) };
}
function time(instant2) {
  if (instant2 === null || instantOf(instant2) === void 0) return instant2;
  return instant2.replace("T", " ").replace(/(?:\.000)?Z$/, "");
}
var MAX_CELL = 32e3;
function table(report, view, columns, rows) {
  return sheet(columns, rows, reportCells(report, view));
}
var BATCH = 64;
function* sheet(columns, rows, whole3) {
  const names5 = [...columns.map(({ name: name2 }) => name2), ...Object.keys(whole3)];
  const last = Object.values(whole3).map(cell);
  let isFirst = true;
  const piece = (cells22) => {
    const head2 = { header: isFirst, bom: isFirst };
    isFirst = false;
    return stringify([...cells22], { ...head2, columns: names5, record_delimiter: "windows", quoted_string: true });
  };
  let cells2 = [];
  for (const row2 of rows) {
    cells2.push([...columns.map(({ of: of2 }) => cell(of2(row2))), ...last]);
    if (cells2.length < BATCH) continue;
    yield piece(cells2);
    cells2 = [];
  }
  const reportRows = last.length > 0 ? [[...columns.map(() => null), ...last]] : [];
  if (isFirst || cells2.length > 0) yield piece(cells2.length > 0 ? cells2 : reportRows);
}
function reportCells(report, view) {
  return {
    organization: report.organization,
    as_of_utc: time(report.asOf),
    verdict: report.verdict,
    counts: resultWords(report),
    rule_counts: rulesWords(report),
    not_evaluated: unjudgedNames(report).join(", ") || null,
    not_shown: view && hiddenWords(report, view).map(plain).join(" ") || null
  };
}
function cell(value2) {
  if (typeof value2 !== "string") return value2;
  const text3 = spreadsheet(value2);
  if (text3.length <= MAX_CELL) return text3;
  const start = text3.slice(0, MAX_CELL).replace(/(?:\\(?:u(?:\{[0-9a-f]*)?)?|[\ud800-\udbff])$/, "");
  return `${start}\u2026 (${thousands(text3.length)} characters; the JSON report has all of them)`;
}
function author({ by, exact }) {
  return exact ? plain(personWords(by)) : "not known";
}
function joinBySpaces(items2) {
  return items2.length === 0 ? null : items2.join(" ");
}
function yes(fact) {
  return fact === null ? null : fact ? "yes" : "no";
}

// src/catalog/kinds/kind.ts
function textOf(value2) {
  if (typeof value2 !== "string") throw new TypeError("a kind of texts was asked of another value");
  return value2;
}
function anyOf(list3, read2, matches3) {
  const all = list3.map(read2);
  return (actual) => {
    const own = read2(actual);
    return all.some((listedValue) => matches3(own, listedValue));
  };
}
function unclean(text3, ascii2) {
  if (text3 === "") return "is empty";
  if (hasUnseen(text3)) return "has invisible or control characters";
  if (text3 !== text3.trim()) return "has white space at its edge";
  if (ascii2 && /[^\x20-\x7e]/.test(text3)) return "has characters beyond ASCII, which can look like others";
  return void 0;
}
function isOpaque(value2) {
  if (typeof value2 === "string") return value2.includes("[secret fp:");
  if (typeof value2 !== "object" || value2 === null) return false;
  return isSecret(value2) || Object.values(value2).some(isOpaque);
}
var typeWords = { boolean: "true or false", integer: "an integer", string: "a string", object: "an object" };
function flawOf(kind, value2, inPolicy = false) {
  if (isSecret(value2)) return kind.type === "any" ? void 0 : "holds a secret";
  if (kind.type === "integer" && isWhole(value2) && !Number.isSafeInteger(value2))
    return kind.flaw?.(value2, inPolicy) ?? "is too large to be compared";
  if (kind.type !== "any" && !hasType(kind.type, value2)) return `should be ${typeWords[kind.type]}`;
  if (!kind.flaw) return void 0;
  if (typeof value2 !== "string") return kind.flaw(value2, inPolicy);
  return (inPolicy ? flawInPolicy : flawOfText)(kind, value2);
}
var MOST = 2e4;
function memoize(say2) {
  const cache = /* @__PURE__ */ new Map();
  return (text3) => {
    const cachedAnswer = cache.get(text3);
    if (cachedAnswer !== void 0 || cache.has(text3)) return cachedAnswer;
    if (cache.size >= MOST) cache.clear();
    const answer = say2(text3);
    cache.set(text3, answer);
    return answer;
  };
}
function rememberedByKind(say2) {
  const byKind = /* @__PURE__ */ new WeakMap();
  return (kind, text3) => {
    let ofKind = byKind.get(kind);
    if (!ofKind) byKind.set(kind, ofKind = memoize((text22) => say2(kind, text22)));
    return ofKind(text3);
  };
}
var flawOfText = rememberedByKind((kind, text3) => kind.flaw?.(text3, false));
var flawInPolicy = rememberedByKind((kind, text3) => kind.flaw?.(text3, true));
var normalOfText = rememberedByKind(spell);
function hasType(type, value2) {
  if (type === "integer") return Number.isSafeInteger(value2);
  if (type === "object") return typeof value2 === "object" && value2 !== null && !isArray(value2);
  return typeof value2 === type;
}
function normalOf(kind, value2) {
  return typeof value2 === "string" ? normalOfText(kind, value2) : spell(kind, value2);
}
function spell(kind, value2) {
  if (!kind.normal) return canonical(value2);
  return flawOf(kind, value2) === void 0 ? kind.normal(value2) : `\0${canonical(value2)}`;
}
function spellingOf(kind, text3) {
  return kind.normal && flawOf(kind, text3) === void 0 ? normalOf(kind, text3) : text3;
}
function spelledAs(kind, value2) {
  if (typeof value2 === "string") return kind.type === "string" ? spellingOf(kind, value2) : value2;
  return kind.spelling && flawOf(kind, value2) === void 0 ? kind.spelling(value2) : value2;
}
function isPlain2(kind, value2) {
  return !isOpaque(value2) && flawOf(kind, value2) === void 0;
}
function coverageOf(kind, list3) {
  const isListed = plainCoverageOf(kind, plainIn(kind, list3));
  return (actual) => isPlain2(kind, actual) && isListed(actual);
}
function isCovered(kind, list3, actual, normals) {
  if (kind.wildcards !== true) return coverageOf(kind, list3)(actual);
  if (!isPlain2(kind, actual)) return false;
  const normal2 = normalOf(kind, actual);
  const mayBeListed = normals === void 0 || contains(normals, normal2);
  return list3.some(
    (entry) => typeof entry === "string" && entry.includes("*") ? coverageOf(kind, [entry])(actual) : mayBeListed && normalOf(kind, entry) === normal2 && isPlain2(kind, entry)
  );
}
function spansOf(kind, list3) {
  return kind.spans?.(list3) ?? coverageOf(kind, list3);
}
function plainIn(kind, list3) {
  return list3.filter((value2) => isPlain2(kind, value2));
}
function plainCoverageOf(kind, list3) {
  if (kind.coverage) return kind.coverage(list3);
  const normals = new Set(list3.map((value2) => normalOf(kind, value2)));
  return (actual) => normals.has(normalOf(kind, actual));
}
function overlapsOf(kind, list3) {
  const plain4 = plainIn(kind, list3);
  const overlaps = kind.overlaps?.(plain4) ?? eitherCovers(kind, plain4);
  const test = (actual) => isPlain2(kind, actual) ? overlaps(actual) : list3.length > 0;
  const ofText = memoize(test);
  return (actual) => typeof actual === "string" ? ofText(actual) : test(actual);
}
function eitherCovers(kind, list3) {
  const isListed = plainCoverageOf(kind, list3);
  return (actual) => isListed(actual) || list3.some(plainCoverageOf(kind, [actual]));
}

// src/catalog/kinds/email.ts
function foldAscii(text3) {
  return text3.replace(/[A-Z]+/g, (upper) => upper.toLowerCase());
}
var address = /^(?:\*|[^@\s*]+)@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*$/;
var email = {
  description: "an e-mail address, ignoring case; *@example.com covers that domain, but not its subdomains",
  examples: [
    {
      list: ["ada@example.com", "*@security.example.com"],
      covers: ["Ada@Example.com", "bo@security.example.com"],
      leaves: ["bo@example.com", "bo@eu.security.example.com", "ada@example.com.evil.example"]
    }
  ],
  same: [["ada@example.com", "Ada@Example.com"]],
  malformed: ["ada", "ada@", "Ada <ada@example.com>", "\u212ada@example.com"],
  type: "string",
  wildcards: true,
  flaw: (value2) => unclean(textOf(value2), true) ?? (address.test(textOf(value2)) ? void 0 : "is not an e-mail address"),
  normal: (value2) => foldAscii(textOf(value2)),
  coverage: (list3) => {
    const addresses = new Set(list3.map((entry) => foldAscii(textOf(entry))));
    return (actual) => {
      const folded = foldAscii(textOf(actual));
      return addresses.has(folded) || addresses.has(`*${folded.slice(folded.indexOf("@"))}`);
    };
  }
};

// src/catalog/unset.ts
function isUnset(value2) {
  if (value2 === null) return true;
  if (typeof value2 !== "object" || isSecret(value2)) return false;
  return isArray(value2) ? value2.length === 0 : Object.keys(value2).length === 0;
}

// src/catalog/kinds/glob.ts
function globMatches(pattern, text3) {
  let p = 0;
  let t = 0;
  let star = -1;
  let resume = 0;
  while (t < text3.length) {
    if (p < pattern.length && pattern[p] !== "*" && pattern[p] === text3[t]) {
      p++;
      t++;
    } else if (p < pattern.length && pattern[p] === "*") {
      star = p++;
      resume = t;
    } else if (star >= 0) {
      p = star + 1;
      t = ++resume;
    } else return false;
  }
  while (pattern[p] === "*") p++;
  return p === pattern.length;
}
function globsOverlap(a, b) {
  if (!a.includes("*")) return globMatches(b, a);
  if (!b.includes("*")) return globMatches(a, b);
  const [prefixA, prefixB] = [a.slice(0, a.indexOf("*")), b.slice(0, b.indexOf("*"))];
  if (!prefixA.startsWith(prefixB) && !prefixB.startsWith(prefixA)) return false;
  let row2 = [true];
  for (let j = 1; j <= b.length; j++) row2.push(row2[j - 1] === true && b[j - 1] === "*");
  for (let i = 1; i <= a.length; i++) {
    const next = [row2[0] === true && a[i - 1] === "*"];
    for (let j = 1; j <= b.length; j++) {
      if (a[i - 1] === "*" || b[j - 1] === "*") next.push([next[j - 1], row2[j], row2[j - 1]].includes(true));
      else next.push(row2[j - 1] === true && a[i - 1] === b[j - 1]);
    }
    row2 = next;
  }
  return row2.at(-1) === true;
}
// src/catalog/kinds/scale.ts
function positionOf(levels, value2) {
  if (typeof value2 !== "string") return void 0;
  const at2 = levels.findIndex((level) => typeof level === "string" ? level === value2 : level.includes(value2));
  return at2 < 0 ? void 0 : at2;
}
var scale = {
  description: "a level or an older name of it; unknown levels have no rank, and inherit equals only itself",
  type: "string",
  examples: [
    { list: ["low", "medium"], covers: ["low", "medium"], leaves: ["high", "Low", "turbo"] },
    { list: ["high"], covers: ["high"], leaves: ["inherit"] }
  ]
};
var kinds2 = /* @__PURE__ */ new WeakMap();
function scaleOf(setting2) {
  return getOrMake(kinds2, setting2, ({ values: values2 = [], inherits }) => {
    const nameOf3 = (value2) => {
      const at2 = positionOf(values2, value2);
      return at2 === void 0 ? void 0 : [values2[at2] ?? []].flat()[0];
    };
    const coverage = (list3) => {
      const names5 = new Set(list3.map(nameOf3));
      const inherited = inherits !== void 0 && list3.includes(inherits);
      return (actual) => actual === inherits ? inherited : names5.has(nameOf3(actual) ?? "");
    };
    return { ...scale, normal: (value2) => nameOf3(value2) ?? textOf(value2), coverage };
  });
}

import { __commonJS, __export, __require, __toESM } from "./base.js";

// node_modules/picomatch/lib/constants.js
var require_constants = __commonJS({
  "node_modules/picomatch/lib/constants.js"(exports, module) {
    "use strict";
    var WIN_SLASH = "\\\\/";
    var WIN_NO_SLASH = `[^${WIN_SLASH}]`;
    var DEFAULT_MAX_EXTGLOB_RECURSION = 0;
    var DOT_LITERAL = "\\.";
    var PLUS_LITERAL = "\\+";
    var QMARK_LITERAL = "\\?";
    var SLASH_LITERAL = "\\/";
    var ONE_CHAR = "(?=.)";
    var QMARK = "[^/]";
    var END_ANCHOR = `(?:${SLASH_LITERAL}|$)`;
    var START_ANCHOR = `(?:^|${SLASH_LITERAL})`;
    var DOTS_SLASH = `${DOT_LITERAL}{1,2}${END_ANCHOR}`;
    var NO_DOT = `(?!${DOT_LITERAL})`;
    var NO_DOTS = `(?!${START_ANCHOR}${DOTS_SLASH})`;
    var NO_DOT_SLASH = `(?!${DOT_LITERAL}{0,1}${END_ANCHOR})`;
    var NO_DOTS_SLASH = `(?!${DOTS_SLASH})`;
    var QMARK_NO_DOT = `[^.${SLASH_LITERAL}]`;
    var STAR = `${QMARK}*?`;
    var SEP = "/";
    var POSIX_CHARS = {
      DOT_LITERAL,
      PLUS_LITERAL,
      QMARK_LITERAL,
      SLASH_LITERAL,
      ONE_CHAR,
      QMARK,
      END_ANCHOR,
      DOTS_SLASH,
      NO_DOT,
      NO_DOTS,
      NO_DOT_SLASH,
      NO_DOTS_SLASH,
      QMARK_NO_DOT,
      STAR,
      START_ANCHOR,
      SEP
    };
    var WINDOWS_CHARS = {
      ...POSIX_CHARS,
      SLASH_LITERAL: `[${WIN_SLASH}]`,
      QMARK: WIN_NO_SLASH,
      STAR: `${WIN_NO_SLASH}*?`,
      DOTS_SLASH: `${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$)`,
      NO_DOT: `(?!${DOT_LITERAL})`,
      NO_DOTS: `(?!(?:^|[${WIN_SLASH}])${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
      NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}(?:[${WIN_SLASH}]|$))`,
      NO_DOTS_SLASH: `(?!${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
      QMARK_NO_DOT: `[^.${WIN_SLASH}]`,
      START_ANCHOR: `(?:^|[${WIN_SLASH}])`,
      END_ANCHOR: `(?:[${WIN_SLASH}]|$)`,
      SEP: "\\"
    };
    var POSIX_REGEX_SOURCE = {
      __proto__: null,
      alnum: "a-zA-Z0-9",
      alpha: "a-zA-Z",
      ascii: "\\x00-\\x7F",
      blank: " \\t",
      cntrl: "\\x00-\\x1F\\x7F",
      digit: "0-9",
      graph: "\\x21-\\x7E",
      lower: "a-z",
      print: "\\x20-\\x7E ",
      punct: "\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",
      space: " \\t\\r\\n\\v\\f",
      upper: "A-Z",
      word: "A-Za-z0-9_",
      xdigit: "A-Fa-f0-9"
    };
    module.exports = {
      DEFAULT_MAX_EXTGLOB_RECURSION,
      MAX_LENGTH: 1024 * 64,
      POSIX_REGEX_SOURCE,
      // regular expressions
      REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
      REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
      REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
      REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
      REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
      REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,
      // Replace globs with equivalent patterns to reduce parsing time.
      REPLACEMENTS: {
        __proto__: null,
        "***": "*",
        "**/**": "**",
        "**/**/**": "**"
      },
      // Digits
      CHAR_0: 48,
      /* 0 */
      CHAR_9: 57,
      /* 9 */
      // Alphabet chars.
      CHAR_UPPERCASE_A: 65,
      /* A */
      CHAR_LOWERCASE_A: 97,
      /* a */
      CHAR_UPPERCASE_Z: 90,
      /* Z */
      CHAR_LOWERCASE_Z: 122,
      /* z */
      CHAR_LEFT_PARENTHESES: 40,
      /* ( */
      CHAR_RIGHT_PARENTHESES: 41,
      /* ) */
      CHAR_ASTERISK: 42,
      /* * */
      // Non-alphabetic chars.
      CHAR_AMPERSAND: 38,
      /* & */
      CHAR_AT: 64,
      /* @ */
      CHAR_BACKWARD_SLASH: 92,
      /* \ */
      CHAR_CARRIAGE_RETURN: 13,
      /* \r */
      CHAR_CIRCUMFLEX_ACCENT: 94,
      /* ^ */
      CHAR_COLON: 58,
      /* : */
      CHAR_COMMA: 44,
      /* , */
      CHAR_DOT: 46,
      /* . */
      CHAR_DOUBLE_QUOTE: 34,
      /* " */
      CHAR_EQUAL: 61,
      /* = */
      CHAR_EXCLAMATION_MARK: 33,
      /* ! */
      CHAR_FORM_FEED: 12,
      /* \f */
      CHAR_FORWARD_SLASH: 47,
      /* / */
      CHAR_GRAVE_ACCENT: 96,
      /* ` */
      CHAR_HASH: 35,
      /* # */
      CHAR_HYPHEN_MINUS: 45,
      /* - */
      CHAR_LEFT_ANGLE_BRACKET: 60,
      /* < */
      CHAR_LEFT_CURLY_BRACE: 123,
      /* { */
      CHAR_LEFT_SQUARE_BRACKET: 91,
      /* [ */
      CHAR_LINE_FEED: 10,
      /* \n */
      CHAR_NO_BREAK_SPACE: 160,
      /* \u00A0 */
      CHAR_PERCENT: 37,
      /* % */
      CHAR_PLUS: 43,
      /* + */
      CHAR_QUESTION_MARK: 63,
      /* ? */
      CHAR_RIGHT_ANGLE_BRACKET: 62,
      /* > */
      CHAR_RIGHT_CURLY_BRACE: 125,
      /* } */
      CHAR_RIGHT_SQUARE_BRACKET: 93,
      /* ] */
      CHAR_SEMICOLON: 59,
      /* ; */
      CHAR_SINGLE_QUOTE: 39,
      /* ' */
      CHAR_SPACE: 32,
      /*   */
      CHAR_TAB: 9,
      /* \t */
      CHAR_UNDERSCORE: 95,
      /* _ */
      CHAR_VERTICAL_LINE: 124,
      /* | */
      CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279,
      /* \uFEFF */
      /**
       * Create EXTGLOB_CHARS
       */
      extglobChars(chars) {
        return {
          "!": { type: "negate", open: "(?:(?!(?:", close: `))${chars.STAR})` },
          "?": { type: "qmark", open: "(?:", close: ")?" },
          "+": { type: "plus", open: "(?:", close: ")+" },
          "*": { type: "star", open: "(?:", close: ")*" },
          "@": { type: "at", open: "(?:", close: ")" }
        };
      },
      /**
       * Create GLOB_CHARS
       */
      globChars(win32) {
        return win32 === true ? WINDOWS_CHARS : POSIX_CHARS;
      }
    };
  }
});
// node_modules/picomatch/lib/utils.js
var require_utils = __commonJS({
  "node_modules/picomatch/lib/utils.js"(exports) {
    "use strict";
    var {
      REGEX_BACKSLASH,
      REGEX_REMOVE_BACKSLASH,
      REGEX_SPECIAL_CHARS,
      REGEX_SPECIAL_CHARS_GLOBAL
    } = require_constants();
    exports.isObject = (val) => val !== null && typeof val === "object" && !Array.isArray(val);
    exports.hasRegexChars = (str) => REGEX_SPECIAL_CHARS.test(str);
    exports.isRegexChar = (str) => str.length === 1 && exports.hasRegexChars(str);
    exports.escapeRegex = (str) => str.replace(REGEX_SPECIAL_CHARS_GLOBAL, "\\$1");
    exports.toPosixSlashes = (str) => str.replace(REGEX_BACKSLASH, "/");
    exports.isWindows = () => {
      if (typeof navigator !== "undefined" && navigator.platform) {
        const platform = navigator.platform.toLowerCase();
        return platform === "win32" || platform === "windows";
      }
      if (typeof process !== "undefined" && process.platform) {
        return process.platform === "win32";
      }
      return false;
    };
    exports.removeBackslashes = (str) => {
      return str.replace(REGEX_REMOVE_BACKSLASH, (match2) => {
        return match2 === "\\" ? "" : match2;
      });
    };
    exports.escapeLast = (input, char, lastIdx) => {
      const idx = input.lastIndexOf(char, lastIdx);
      if (idx === -1) return input;
      if (input[idx - 1] === "\\") return exports.escapeLast(input, char, idx - 1);
      return `${input.slice(0, idx)}\\${input.slice(idx)}`;
    };
    exports.removePrefix = (input, state = {}) => {
      let output2 = input;
      if (output2.startsWith("./")) {
        output2 = output2.slice(2);
        state.prefix = "./";
      }
      return output2;
    };
    exports.wrapOutput = (input, state = {}, options2 = {}) => {
      const prepend = options2.contains ? "" : "^";
      const append = options2.contains ? "" : "$";
      let output2 = `${prepend}(?:${input})${append}`;
      if (state.negated === true) {
        output2 = `(?:^(?!${output2}).*$)`;
      }
      return output2;
    };
    exports.basename = (path8, { windows } = {}) => {
      const segs = path8.split(windows ? /[\\/]/ : "/");
      const last = segs[segs.length - 1];
      if (last === "") {
        return segs[segs.length - 2];
      }
      return last;
    };
  }
});
// node_modules/picomatch/lib/scan.js
var require_scan = __commonJS({
  "node_modules/picomatch/lib/scan.js"(exports, module) {
    "use strict";
    var utils = require_utils();
    var {
      CHAR_ASTERISK,
      /* * */
      CHAR_AT,
      /* @ */
      CHAR_BACKWARD_SLASH,
      /* \ */
      CHAR_COMMA,
      /* , */
      CHAR_DOT,
      /* . */
      CHAR_EXCLAMATION_MARK,
      /* ! */
      CHAR_FORWARD_SLASH,
      /* / */
      CHAR_LEFT_CURLY_BRACE,
      /* { */
      CHAR_LEFT_PARENTHESES,
      /* ( */
      CHAR_LEFT_SQUARE_BRACKET,
      /* [ */
      CHAR_PLUS,
      /* + */
      CHAR_QUESTION_MARK,
      /* ? */
      CHAR_RIGHT_CURLY_BRACE,
      /* } */
      CHAR_RIGHT_PARENTHESES,
      /* ) */
      CHAR_RIGHT_SQUARE_BRACKET
      /* ] */
    } = require_constants();
    var isPathSeparator = (code) => {
      return code === CHAR_FORWARD_SLASH || code === CHAR_BACKWARD_SLASH;
    };
    var depth = (token) => {
      if (token.isPrefix !== true) {
        token.depth = token.isGlobstar ? Infinity : 1;
      }
    };
    var scan = (input, options2) => {
      const opts = options2 || {};
      const length = input.length - 1;
      const scanToEnd = opts.parts === true || opts.tokens === true || opts.scanToEnd === true;
      const slashes = [];
      const tokens2 = [];
      const parts2 = [];
      let str = input;
      let index = -1;
      let start = 0;
      let lastIndex = 0;
      let isBrace = false;
      let isBracket = false;
      let isGlob3 = false;
      let isExtglob = false;
      let isGlobstar = false;
      let braceEscaped = false;
      let backslashes = false;
      let negated = false;
      let negatedExtglob = false;
      let finished = false;
      let braces = 0;
      let prev;
      let code;
      let token = { value: "", depth: 0, isGlob: false };
      const eos = () => index >= length;
      const peek = () => str.charCodeAt(index + 1);
      const advance = () => {
        prev = code;
        return str.charCodeAt(++index);
      };
      while (index < length) {
        code = advance();
        let next;
        if (code === CHAR_BACKWARD_SLASH) {
          backslashes = token.backslashes = true;
          code = advance();
          if (code === CHAR_LEFT_CURLY_BRACE) {
            braceEscaped = true;
          }
          continue;
        }
        if (braceEscaped === true || code === CHAR_LEFT_CURLY_BRACE) {
          braces++;
          while (eos() !== true && (code = advance())) {
            if (code === CHAR_BACKWARD_SLASH) {
              backslashes = token.backslashes = true;
              advance();
              continue;
            }
            if (code === CHAR_LEFT_CURLY_BRACE) {
              braces++;
              continue;
            }
            if (braceEscaped !== true && code === CHAR_DOT && (code = advance()) === CHAR_DOT) {
              isBrace = token.isBrace = true;
              isGlob3 = token.isGlob = true;
              finished = true;
              if (scanToEnd === true) {
                continue;
              }
              break;
            }
            if (braceEscaped !== true && code === CHAR_COMMA) {
              isBrace = token.isBrace = true;
              isGlob3 = token.isGlob = true;
              finished = true;
              if (scanToEnd === true) {
                continue;
              }
              break;
            }
            if (code === CHAR_RIGHT_CURLY_BRACE) {
              braces--;
              if (braces === 0) {
                braceEscaped = false;
                isBrace = token.isBrace = true;
                finished = true;
                break;
              }
            }
          }
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (code === CHAR_FORWARD_SLASH) {
          slashes.push(index);
          tokens2.push(token);
          token = { value: "", depth: 0, isGlob: false };
          if (finished === true) continue;
          if (prev === CHAR_DOT && index === start + 1) {
            start += 2;
            continue;
          }
          lastIndex = index + 1;
          continue;
        }
        if (opts.noext !== true) {
          const isExtglobChar = code === CHAR_PLUS || code === CHAR_AT || code === CHAR_ASTERISK || code === CHAR_QUESTION_MARK || code === CHAR_EXCLAMATION_MARK;
          if (isExtglobChar === true && peek() === CHAR_LEFT_PARENTHESES) {
            isGlob3 = token.isGlob = true;
            isExtglob = token.isExtglob = true;
            finished = true;
            if (code === CHAR_EXCLAMATION_MARK && index === start) {
              negatedExtglob = true;
            }
            if (scanToEnd === true) {
              let parens = 0;
              while (eos() !== true && (code = advance())) {
                if (code === CHAR_BACKWARD_SLASH) {
                  backslashes = token.backslashes = true;
                  advance();
                  continue;
                }
                if (code === CHAR_LEFT_PARENTHESES) {
                  parens++;
                  continue;
                }
                if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
                  finished = true;
                  break;
                }
              }
              continue;
            }
            break;
          }
        }
        if (code === CHAR_ASTERISK) {
          if (prev === CHAR_ASTERISK) isGlobstar = token.isGlobstar = true;
          isGlob3 = token.isGlob = true;
          finished = true;
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (code === CHAR_QUESTION_MARK) {
          isGlob3 = token.isGlob = true;
          finished = true;
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (code === CHAR_LEFT_SQUARE_BRACKET) {
          while (eos() !== true && (next = advance())) {
            if (next === CHAR_BACKWARD_SLASH) {
              backslashes = token.backslashes = true;
              advance();
              continue;
            }
            if (next === CHAR_RIGHT_SQUARE_BRACKET) {
              isBracket = token.isBracket = true;
              isGlob3 = token.isGlob = true;
              finished = true;
              break;
            }
          }
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (opts.nonegate !== true && code === CHAR_EXCLAMATION_MARK && index === start) {
          negated = token.negated = true;
          start++;
          continue;
        }
        if (opts.noparen !== true && code === CHAR_LEFT_PARENTHESES) {
          isGlob3 = token.isGlob = true;
          if (scanToEnd === true) {
            let parens = 1;
            while (eos() !== true && (code = advance())) {
              if (code === CHAR_BACKWARD_SLASH) {
                backslashes = token.backslashes = true;
                advance();
                continue;
              }
              if (code === CHAR_LEFT_PARENTHESES) {
                parens++;
                continue;
              }
              if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
                finished = true;
                break;
              }
            }
            continue;
          }
          break;
        }
        if (isGlob3 === true) {
          finished = true;
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
      }
      if (opts.noext === true) {
        isExtglob = false;
        isGlob3 = false;
      }
      let base = str;
      let prefix = "";
      let glob = "";
      if (start > 0) {
        prefix = str.slice(0, start);
        str = str.slice(start);
        lastIndex -= start;
      }
      if (base && isGlob3 === true && lastIndex > 0) {
        base = str.slice(0, lastIndex);
        glob = str.slice(lastIndex);
      } else if (isGlob3 === true) {
        base = "";
        glob = str;
      } else {
        base = str;
      }
      if (base && base !== "" && base !== "/" && base !== str) {
        if (isPathSeparator(base.charCodeAt(base.length - 1))) {
          base = base.slice(0, -1);
        }
      }
      if (opts.unescape === true) {
        if (glob) glob = utils.removeBackslashes(glob);
        if (base && backslashes === true) {
          base = utils.removeBackslashes(base);
        }
      }
      const state = {
        prefix,
        input,
        start,
        base,
        glob,
        isBrace,
        isBracket,
        isGlob: isGlob3,
        isExtglob,
        isGlobstar,
        negated,
        negatedExtglob
      };
      if (opts.tokens === true) {
        state.maxDepth = 0;
        if (!isPathSeparator(code)) {
          tokens2.push(token);
        }
        state.tokens = tokens2;
      }
      if (opts.parts === true || opts.tokens === true) {
        let prevIndex;
        for (let idx = 0; idx < slashes.length; idx++) {
          const n2 = prevIndex !== void 0 ? prevIndex + 1 : start;
          const i = slashes[idx];
          const value22 = input.slice(n2, i);
          if (opts.tokens) {
            if (idx === 0 && start !== 0) {
              tokens2[idx].isPrefix = true;
              tokens2[idx].value = prefix;
            } else {
              tokens2[idx].value = value22;
            }
            depth(tokens2[idx]);
            state.maxDepth += tokens2[idx].depth;
          }
          if (i >= start) {
            parts2.push(value22);
            prevIndex = i;
          }
        }
        const n = prevIndex !== void 0 ? prevIndex + 1 : start;
        const value2 = input.slice(n);
        parts2.push(value2);
        if (opts.tokens && prevIndex && prevIndex + 1 < input.length) {
          tokens2[tokens2.length - 1].value = value2;
          depth(tokens2[tokens2.length - 1]);
          state.maxDepth += tokens2[tokens2.length - 1].depth;
        }
        state.slashes = slashes;
        state.parts = parts2;
      }
      return state;
    };
    module.exports = scan;
  }
});
// node_modules/picomatch/lib/parse.js
var require_parse = __commonJS({
  "node_modules/picomatch/lib/parse.js"(exports, module) {
    "use strict";
    var constants2 = require_constants();
    var utils = require_utils();
    var {
      MAX_LENGTH,
      POSIX_REGEX_SOURCE,
      REGEX_NON_SPECIAL_CHARS,
      REGEX_SPECIAL_CHARS_BACKREF,
      REPLACEMENTS
    } = constants2;
    var expandRange = (args, options2) => {
      if (typeof options2.expandRange === "function") {
        return options2.expandRange(...args, options2);
      }
      args.sort();
      const value2 = `[${args.join("-")}]`;
      try {
        new RegExp(value2);
      } catch (ex) {
        return args.map((v) => utils.escapeRegex(v)).join("..");
      }
      return value2;
    };
    var syntaxError = (type, char) => {
      return `Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`;
    };
    var splitTopLevel = (input) => {
      const parts2 = [];
      let bracket = 0;
      let paren = 0;
      let quote = 0;
      let value2 = "";
      let escaped = false;
      for (const ch of input) {
        if (escaped === true) {
          value2 += ch;
          escaped = false;
          continue;
        }
        if (ch === "\\") {
          value2 += ch;
          escaped = true;
          continue;
        }
        if (ch === '"') {
          quote = quote === 1 ? 0 : 1;
          value2 += ch;
          continue;
        }
        if (quote === 0) {
          if (ch === "[") {
            bracket++;
          } else if (ch === "]" && bracket > 0) {
            bracket--;
          } else if (bracket === 0) {
            if (ch === "(") {
              paren++;
            } else if (ch === ")" && paren > 0) {
              paren--;
            } else if (ch === "|" && paren === 0) {
              parts2.push(value2);
              value2 = "";
              continue;
            }
          }
        }
        value2 += ch;
      }
      parts2.push(value2);
      return parts2;
    };
    var isPlainBranch = (branch) => {
      let escaped = false;
      for (const ch of branch) {
        if (escaped === true) {
          escaped = false;
          continue;
        }
        if (ch === "\\") {
          escaped = true;
          continue;
        }
        if (/[?*+@!()[\]{}]/.test(ch)) {
          return false;
        }
      }
      return true;
    };
    var normalizeSimpleBranch = (branch) => {
      let value2 = branch.trim();
      let changed2 = true;
      while (changed2 === true) {
        changed2 = false;
        if (/^@\([^\\()[\]{}|]+\)$/.test(value2)) {
          value2 = value2.slice(2, -1);
          changed2 = true;
        }
      }
      if (!isPlainBranch(value2)) {
        return;
      }
      return value2.replace(/\\(.)/g, "$1");
    };
    var hasRepeatedCharPrefixOverlap = (branches) => {
      const values2 = branches.map(normalizeSimpleBranch).filter(Boolean);
      for (let i = 0; i < values2.length; i++) {
        for (let j = i + 1; j < values2.length; j++) {
          const a = values2[i];
          const b = values2[j];
          const char = a[0];
          if (!char || a !== char.repeat(a.length) || b !== char.repeat(b.length)) {
            continue;
          }
          if (a === b || a.startsWith(b) || b.startsWith(a)) {
            return true;
          }
        }
      }
      return false;
    };
    var parseRepeatedExtglob = (pattern, requireEnd = true) => {
      if (pattern[0] !== "+" && pattern[0] !== "*" || pattern[1] !== "(") {
        return;
      }
      let bracket = 0;
      let paren = 0;
      let quote = 0;
      let escaped = false;
      for (let i = 1; i < pattern.length; i++) {
        const ch = pattern[i];
        if (escaped === true) {
          escaped = false;
          continue;
        }
        if (ch === "\\") {
          escaped = true;
          continue;
        }
        if (ch === '"') {
          quote = quote === 1 ? 0 : 1;
          continue;
        }
        if (quote === 1) {
          continue;
        }
        if (ch === "[") {
          bracket++;
          continue;
        }
        if (ch === "]" && bracket > 0) {
          bracket--;
          continue;
        }
        if (bracket > 0) {
          continue;
        }
        if (ch === "(") {
          paren++;
          continue;
        }
        if (ch === ")") {
          paren--;
          if (paren === 0) {
            if (requireEnd === true && i !== pattern.length - 1) {
              return;
            }
            return {
              type: pattern[0],
              body: pattern.slice(2, i),
              end: i
            };
          }
        }
      }
    };
    var buildCharClassStar = (chars) => {
      const source = chars.length === 1 ? utils.escapeRegex(chars[0]) : `[${chars.map((ch) => utils.escapeRegex(ch)).join("")}]`;
      return `${source}*`;
    };
    var getStarExtglobSequenceChars = (pattern) => {
      let index = 0;
      const chars = [];
      while (index < pattern.length) {
        const match2 = parseRepeatedExtglob(pattern.slice(index), false);
        if (!match2 || match2.type !== "*") {
          return;
        }
        const branches = splitTopLevel(match2.body).map((branch2) => branch2.trim());
        if (branches.length !== 1) {
          return;
        }
        const branch = normalizeSimpleBranch(branches[0]);
        if (!branch || branch.length !== 1) {
          return;
        }
        chars.push(branch);
        index += match2.end + 1;
      }
      if (chars.length < 1) {
        return;
      }
      return chars;
    };
    var repeatedExtglobRecursion = (pattern) => {
      let depth = 0;
      let value2 = pattern.trim();
      let match2 = parseRepeatedExtglob(value2);
      while (match2) {
        depth++;
        value2 = match2.body.trim();
        match2 = parseRepeatedExtglob(value2);
      }
      return depth;
    };
    var analyzeRepeatedExtglob = (body, options2) => {
      if (options2.maxExtglobRecursion === false) {
        return { risky: false };
      }
      const max = typeof options2.maxExtglobRecursion === "number" ? options2.maxExtglobRecursion : constants2.DEFAULT_MAX_EXTGLOB_RECURSION;
      const branches = splitTopLevel(body).map((branch) => branch.trim());
      if (branches.length > 1) {
        if (branches.some((branch) => branch === "") || branches.some((branch) => /^[*?]+$/.test(branch)) || hasRepeatedCharPrefixOverlap(branches)) {
          return { risky: true };
        }
      }
      const safeChars = [];
      let sawStarSequence = false;
      let combinable = true;
      for (const branch of branches) {
        const chars = getStarExtglobSequenceChars(branch);
        if (chars) {
          sawStarSequence = true;
          safeChars.push(...chars);
          continue;
        }
        const literal = normalizeSimpleBranch(branch);
        if (literal && literal.length === 1) {
          safeChars.push(literal);
          continue;
        }
        combinable = false;
        if (repeatedExtglobRecursion(branch) > max) {
          return { risky: true };
        }
      }
      if (sawStarSequence) {
        return combinable ? { risky: true, safeOutput: buildCharClassStar([...new Set(safeChars)]) } : { risky: true };
      }
      return { risky: false };
    };
    var parse2 = (input, options2) => {
      if (typeof input !== "string") {
        throw new TypeError("Expected a string");
      }
      input = REPLACEMENTS[input] || input;
      const opts = { ...options2 };
      const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
      let len = input.length;
      if (len > max) {
        throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
      }
      const bos = { type: "bos", value: "", output: opts.prepend || "" };
      const tokens2 = [bos];
      const capture = opts.capture ? "" : "?:";
      const PLATFORM_CHARS = constants2.globChars(opts.windows);
      const EXTGLOB_CHARS = constants2.extglobChars(PLATFORM_CHARS);
      const {
        DOT_LITERAL,
        PLUS_LITERAL,
        SLASH_LITERAL,
        ONE_CHAR,
        DOTS_SLASH,
        NO_DOT,
        NO_DOT_SLASH,
        NO_DOTS_SLASH,
        QMARK,
        QMARK_NO_DOT,
        STAR,
        START_ANCHOR
      } = PLATFORM_CHARS;
      const globstar = (opts2) => {
        return `(${capture}(?:(?!${START_ANCHOR}${opts2.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
      };
      const nodot = opts.dot ? "" : NO_DOT;
      const qmarkNoDot = opts.dot ? QMARK : QMARK_NO_DOT;
      let star = opts.bash === true ? globstar(opts) : STAR;
      if (opts.capture) {
        star = `(${star})`;
      }
      if (typeof opts.noext === "boolean") {
        opts.noextglob = opts.noext;
      }
      const state = {
        input,
        index: -1,
        start: 0,
        dot: opts.dot === true,
        consumed: "",
        output: "",
        prefix: "",
        backtrack: false,
        negated: false,
        brackets: 0,
        braces: 0,
        parens: 0,
        quotes: 0,
        globstar: false,
        tokens: tokens2
      };
      input = utils.removePrefix(input, state);
      len = input.length;
      const extglobs = [];
      const braces = [];
      const stack = [];
      let prev = bos;
      let value2;
      const eos = () => state.index === len - 1;
      const peek = state.peek = (n = 1) => input[state.index + n];
      const advance = state.advance = () => input[++state.index] || "";
      const remaining = () => input.slice(state.index + 1);
      const consume = (value22 = "", num = 0) => {
        state.consumed += value22;
        state.index += num;
      };
      const append = (token) => {
        state.output += token.output != null ? token.output : token.value;
        consume(token.value);
      };
      const negate = () => {
        let count2 = 1;
        while (peek() === "!" && (peek(2) !== "(" || peek(3) === "?")) {
          advance();
          state.start++;
          count2++;
        }
        if (count2 % 2 === 0) {
          return false;
        }
        state.negated = true;
        state.start++;
        return true;
      };
      const increment = (type) => {
        state[type]++;
        stack.push(type);
      };
      const decrement = (type) => {
        state[type]--;
        stack.pop();
      };
      const push = (tok) => {
        if (prev.type === "globstar") {
          const isBrace = state.braces > 0 && (tok.type === "comma" || tok.type === "brace");
          const isExtglob = tok.extglob === true || extglobs.length && (tok.type === "pipe" || tok.type === "paren");
          if (tok.type !== "slash" && tok.type !== "paren" && !isBrace && !isExtglob) {
            state.output = state.output.slice(0, -prev.output.length);
            prev.type = "star";
            prev.value = "*";
            prev.output = star;
            state.output += prev.output;
          }
        }
        if (extglobs.length && tok.type !== "paren") {
          extglobs[extglobs.length - 1].inner += tok.value;
        }
        if (tok.value || tok.output) append(tok);
        if (prev && prev.type === "text" && tok.type === "text") {
          prev.output = (prev.output || prev.value) + tok.value;
          prev.value += tok.value;
          return;
        }
        tok.prev = prev;
        tokens2.push(tok);
        prev = tok;
      };
      const extglobOpen = (type, value22) => {
        const token = { ...EXTGLOB_CHARS[value22], conditions: 1, inner: "" };
        token.prev = prev;
        token.parens = state.parens;
        token.output = state.output;
        token.startIndex = state.index;
        token.tokensIndex = tokens2.length;
        const output2 = (opts.capture ? "(" : "") + token.open;
        increment("parens");
        push({ type, value: value22, output: state.output ? "" : ONE_CHAR });
        push({ type: "paren", extglob: true, value: advance(), output: output2 });
        extglobs.push(token);
      };
      const extglobClose = (token) => {
        const literal = input.slice(token.startIndex, state.index + 1);
        const body = input.slice(token.startIndex + 2, state.index);
        const analysis = analyzeRepeatedExtglob(body, opts);
        if ((token.type === "plus" || token.type === "star") && analysis.risky) {
          const safeOutput = analysis.safeOutput ? (token.output ? "" : ONE_CHAR) + (opts.capture ? `(${analysis.safeOutput})` : analysis.safeOutput) : void 0;
          const open5 = tokens2[token.tokensIndex];
          open5.type = "text";
          open5.value = literal;
          open5.output = safeOutput || utils.escapeRegex(literal);
          for (let i = token.tokensIndex + 1; i < tokens2.length; i++) {
            tokens2[i].value = "";
            tokens2[i].output = "";
            delete tokens2[i].suffix;
          }
          state.output = token.output + open5.output;
          state.backtrack = true;
          push({ type: "paren", extglob: true, value: value2, output: "" });
          decrement("parens");
          return;
        }
        let output2 = token.close + (opts.capture ? ")" : "");
        let rest;
        if (token.type === "negate") {
          let extglobStar = star;
          if (token.inner && token.inner.length > 1 && token.inner.includes("/")) {
            extglobStar = globstar(opts);
          }
          if (extglobStar !== star || eos() || /^\)+$/.test(remaining())) {
            output2 = token.close = `)$))${extglobStar}`;
          }
          if (token.inner.includes("*") && (rest = remaining()) && /^\.[^\\/.]+$/.test(rest)) {
            const expression = parse2(rest, { ...options2, fastpaths: false }).output;
            output2 = token.close = `)${expression})${extglobStar})`;
          }
          if (token.prev.type === "bos") {
            state.negatedExtglob = true;
          }
        }
        push({ type: "paren", extglob: true, value: value2, output: output2 });
        decrement("parens");
      };
      if (opts.fastpaths !== false && !/(^[*!]|[/()[\]{}"])/.test(input)) {
        let backslashes = false;
        let output2 = input.replace(REGEX_SPECIAL_CHARS_BACKREF, (m, esc, chars, first2, rest, index) => {
          if (first2 === "\\") {
            backslashes = true;
            return m;
          }
          if (first2 === "?") {
            if (esc) {
              return esc + first2 + (rest ? QMARK.repeat(rest.length) : "");
            }
            if (index === 0) {
              return qmarkNoDot + (rest ? QMARK.repeat(rest.length) : "");
            }
            return QMARK.repeat(chars.length);
          }
          if (first2 === ".") {
            return DOT_LITERAL.repeat(chars.length);
          }
          if (first2 === "*") {
            if (esc) {
              return esc + first2 + (rest ? star : "");
            }
            return star;
          }
          return esc ? m : `\\${m}`;
        });
        if (backslashes === true) {
          if (opts.unescape === true) {
            output2 = output2.replace(/\\/g, "");
          } else {
            output2 = output2.replace(/\\+/g, (m) => {
              return m.length % 2 === 0 ? "\\\\" : m ? "\\" : "";
            });
          }
        }
        if (output2 === input && opts.contains === true) {
          state.output = input;
          return state;
        }
        state.output = utils.wrapOutput(output2, state, options2);
        return state;
      }
      while (!eos()) {
        value2 = advance();
        if (value2 === "\0") {
          continue;
        }
        if (value2 === "\\") {
          const next = peek();
          if (next === "/" && opts.bash !== true) {
            continue;
          }
          if (next === "." || next === ";") {
            continue;
          }
          if (!next) {
            value2 += "\\";
            push({ type: "text", value: value2 });
            continue;
          }
          const match2 = /^\\+/.exec(remaining());
          let slashes = 0;
          if (match2 && match2[0].length > 2) {
            slashes = match2[0].length;
            state.index += slashes;
            if (slashes % 2 !== 0) {
              value2 += "\\";
            }
          }
          if (opts.unescape === true) {
            value2 = advance();
          } else {
            value2 += advance();
          }
          if (state.brackets === 0) {
            push({ type: "text", value: value2 });
            continue;
          }
        }
        if (state.brackets > 0 && (value2 !== "]" || prev.value === "[" || prev.value === "[^")) {
          if (opts.posix !== false && value2 === ":") {
            const inner = prev.value.slice(1);
            if (inner.includes("[")) {
              prev.posix = true;
              if (inner.includes(":")) {
                const idx = prev.value.lastIndexOf("[");
                const pre = prev.value.slice(0, idx);
                const rest2 = prev.value.slice(idx + 2);
                const posix = POSIX_REGEX_SOURCE[rest2];
                if (posix) {
                  prev.value = pre + posix;
                  state.backtrack = true;
                  advance();
                  if (!bos.output && tokens2.indexOf(prev) === 1) {
                    bos.output = ONE_CHAR;
                  }
                  continue;
                }
              }
            }
          }
          if (value2 === "[" && peek() !== ":" || value2 === "-" && peek() === "]") {
            value2 = `\\${value2}`;
          }
          if (value2 === "]" && (prev.value === "[" || prev.value === "[^")) {
            value2 = `\\${value2}`;
          }
          if (opts.posix === true && value2 === "!" && prev.value === "[") {
            value2 = "^";
          }
          prev.value += value2;
          append({ value: value2 });
          continue;
        }
        if (state.quotes === 1 && value2 !== '"') {
          value2 = utils.escapeRegex(value2);
          prev.value += value2;
          append({ value: value2 });
          continue;
        }
        if (value2 === '"') {
          state.quotes = state.quotes === 1 ? 0 : 1;
          if (opts.keepQuotes === true) {
            push({ type: "text", value: value2 });
          }
          continue;
        }
        if (value2 === "(") {
          increment("parens");
          push({ type: "paren", value: value2 });
          continue;
        }
        if (value2 === ")") {
          if (state.parens === 0 && opts.strictBrackets === true) {
            throw new SyntaxError(syntaxError("opening", "("));
          }
          const extglob = extglobs[extglobs.length - 1];
          if (extglob && state.parens === extglob.parens + 1) {
            extglobClose(extglobs.pop());
            continue;
          }
          push({ type: "paren", value: value2, output: state.parens ? ")" : "\\)" });
          decrement("parens");
          continue;
        }
        if (value2 === "[") {
          if (opts.nobracket === true || !remaining().includes("]")) {
            if (opts.nobracket !== true && opts.strictBrackets === true) {
              throw new SyntaxError(syntaxError("closing", "]"));
            }
            value2 = `\\${value2}`;
          } else {
            increment("brackets");
          }
          push({ type: "bracket", value: value2 });
          continue;
        }
        if (value2 === "]") {
          if (opts.nobracket === true || prev && prev.type === "bracket" && prev.value.length === 1) {
            push({ type: "text", value: value2, output: `\\${value2}` });
            continue;
          }
          if (state.brackets === 0) {
            if (opts.strictBrackets === true) {
              throw new SyntaxError(syntaxError("opening", "["));
            }
            push({ type: "text", value: value2, output: `\\${value2}` });
            continue;
          }
          decrement("brackets");
          const prevValue = prev.value.slice(1);
          if (prev.posix !== true && prevValue[0] === "^" && !prevValue.includes("/")) {
            value2 = `/${value2}`;
          }
          prev.value += value2;
          append({ value: value2 });
          if (opts.literalBrackets === false || utils.hasRegexChars(prevValue)) {
            continue;
          }
          const escaped = utils.escapeRegex(prev.value);
          state.output = state.output.slice(0, -prev.value.length);
          if (opts.literalBrackets === true) {
            state.output += escaped;
            prev.value = escaped;
            continue;
          }
          prev.value = `(${capture}${escaped}|${prev.value})`;
          state.output += prev.value;
          continue;
        }
        if (value2 === "{" && opts.nobrace !== true) {
          increment("braces");
          const open5 = {
            type: "brace",
            value: value2,
            output: "(",
            outputIndex: state.output.length,
            tokensIndex: state.tokens.length
          };
          braces.push(open5);
          push(open5);
          continue;
        }
        if (value2 === "}") {
          const brace = braces[braces.length - 1];
          if (opts.nobrace === true || !brace) {
            push({ type: "text", value: value2, output: value2 });
            continue;
          }
          let output2 = ")";
          if (brace.dots === true) {
            const arr = tokens2.slice();
            const range = [];
            for (let i = arr.length - 1; i >= 0; i--) {
              tokens2.pop();
              if (arr[i].type === "brace") {
                break;
              }
              if (arr[i].type !== "dots") {
                range.unshift(arr[i].value);
              }
            }
            output2 = expandRange(range, opts);
            state.backtrack = true;
          }
          if (brace.comma !== true && brace.dots !== true) {
            const out = state.output.slice(0, brace.outputIndex);
            const toks = state.tokens.slice(brace.tokensIndex);
            brace.value = brace.output = "\\{";
            value2 = output2 = "\\}";
            state.output = out;
            for (const t of toks) {
              state.output += t.output || t.value;
            }
          }
          push({ type: "brace", value: value2, output: output2 });
          decrement("braces");
          braces.pop();
          continue;
        }
        if (value2 === "|") {
          if (extglobs.length > 0) {
            extglobs[extglobs.length - 1].conditions++;
          }
          push({ type: "text", value: value2 });
          continue;
        }
        if (value2 === ",") {
          let output2 = value2;
          const brace = braces[braces.length - 1];
          if (brace && stack[stack.length - 1] === "braces") {
            brace.comma = true;
            output2 = "|";
          }
          push({ type: "comma", value: value2, output: output2 });
          continue;
        }
        if (value2 === "/") {
          if (prev.type === "dot" && state.index === state.start + 1) {
            state.start = state.index + 1;
            state.consumed = "";
            state.output = "";
            tokens2.pop();
            prev = bos;
            continue;
          }
          push({ type: "slash", value: value2, output: SLASH_LITERAL });
          continue;
        }
        if (value2 === ".") {
          if (state.braces > 0 && prev.type === "dot") {
            if (prev.value === ".") prev.output = DOT_LITERAL;
            const brace = braces[braces.length - 1];
            prev.type = "dots";
            prev.output += value2;
            prev.value += value2;
            brace.dots = true;
            continue;
          }
          if (state.braces + state.parens === 0 && prev.type !== "bos" && prev.type !== "slash") {
            push({ type: "text", value: value2, output: DOT_LITERAL });
            continue;
          }
          push({ type: "dot", value: value2, output: DOT_LITERAL });
          continue;
        }
        if (value2 === "?") {
          const isGroup = prev && prev.value === "(";
          if (!isGroup && opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
            extglobOpen("qmark", value2);
            continue;
          }
          if (prev && prev.type === "paren") {
            const next = peek();
            let output2 = value2;
            if (prev.value === "(" && !/[!=<:]/.test(next) || next === "<" && !/<([!=]|\w+>)/.test(remaining())) {
              output2 = `\\${value2}`;
            }
            push({ type: "text", value: value2, output: output2 });
            continue;
          }
          if (opts.dot !== true && (prev.type === "slash" || prev.type === "bos")) {
            push({ type: "qmark", value: value2, output: QMARK_NO_DOT });
            continue;
          }
          push({ type: "qmark", value: value2, output: QMARK });
          continue;
        }
        if (value2 === "!") {
          if (opts.noextglob !== true && peek() === "(") {
            if (peek(2) !== "?" || !/[!=<:]/.test(peek(3))) {
              extglobOpen("negate", value2);
              continue;
            }
          }
          if (opts.nonegate !== true && state.index === 0) {
            negate();
            continue;
          }
        }
        if (value2 === "+") {
          if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
            extglobOpen("plus", value2);
            continue;
          }
          if (prev && prev.value === "(" || opts.regex === false) {
            push({ type: "plus", value: value2, output: PLUS_LITERAL });
            continue;
          }
          if (prev && (prev.type === "bracket" || prev.type === "paren" || prev.type === "brace") || state.parens > 0) {
            push({ type: "plus", value: value2 });
            continue;
          }
          push({ type: "plus", value: PLUS_LITERAL });
          continue;
        }
        if (value2 === "@") {
          if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
            push({ type: "at", extglob: true, value: value2, output: "" });
            continue;
          }
          push({ type: "text", value: value2 });
          continue;
        }
        if (value2 !== "*") {
          if (value2 === "$" || value2 === "^") {
            value2 = `\\${value2}`;
          }
          const match2 = REGEX_NON_SPECIAL_CHARS.exec(remaining());
          if (match2) {
            value2 += match2[0];
            state.index += match2[0].length;
          }
          push({ type: "text", value: value2 });
          continue;
        }
        if (prev && (prev.type === "globstar" || prev.star === true)) {
          prev.type = "star";
          prev.star = true;
          prev.value += value2;
          prev.output = star;
          state.backtrack = true;
          state.globstar = true;
          consume(value2);
          continue;
        }
        let rest = remaining();
        if (opts.noextglob !== true && /^\([^?]/.test(rest)) {
          extglobOpen("star", value2);
          continue;
        }
        if (prev.type === "star") {
          if (opts.noglobstar === true) {
            consume(value2);
            continue;
          }
          const prior = prev.prev;
          const before2 = prior.prev;
          const isStart = prior.type === "slash" || prior.type === "bos";
          const afterStar = before2 && (before2.type === "star" || before2.type === "globstar");
          if (opts.bash === true && (!isStart || rest[0] && rest[0] !== "/")) {
            push({ type: "star", value: value2, output: "" });
            continue;
          }
          const isBrace = state.braces > 0 && (prior.type === "comma" || prior.type === "brace");
          const isExtglob = extglobs.length && (prior.type === "pipe" || prior.type === "paren");
          if (!isStart && prior.type !== "paren" && !isBrace && !isExtglob) {
            push({ type: "star", value: value2, output: "" });
            continue;
          }
          while (rest.slice(0, 3) === "/**") {
            const after2 = input[state.index + 4];
            if (after2 && after2 !== "/") {
              break;
            }
            rest = rest.slice(3);
            consume("/**", 3);
          }
          const isEnd = eos() || state.parens > 0 && rest === ")".repeat(state.parens) && !extglobs.some((extglob) => extglob.type === "negate");
          if (prior.type === "bos" && eos()) {
            prev.type = "globstar";
            prev.value += value2;
            prev.output = globstar(opts);
            state.output = prev.output;
            state.globstar = true;
            consume(value2);
            continue;
          }
          if (prior.type === "slash" && prior.prev.type !== "bos" && !afterStar && isEnd) {
            state.output = state.output.slice(0, -(prior.output + prev.output).length);
            prior.output = `(?:${prior.output}`;
            prev.type = "globstar";
            prev.output = globstar(opts) + (opts.strictSlashes ? ")" : "|$)");
            prev.value += value2;
            state.globstar = true;
            state.output += prior.output + prev.output;
            consume(value2);
            continue;
          }
          if (prior.type === "slash" && prior.prev.type !== "bos" && rest[0] === "/") {
            const end = rest[1] !== void 0 ? "|$" : "";
            state.output = state.output.slice(0, -(prior.output + prev.output).length);
            prior.output = `(?:${prior.output}`;
            prev.type = "globstar";
            prev.output = `${globstar(opts)}${SLASH_LITERAL}|${SLASH_LITERAL}${end})`;
            prev.value += value2;
            state.output += prior.output + prev.output;
            state.globstar = true;
            consume(value2 + advance());
            push({ type: "slash", value: "/", output: "" });
            continue;
          }
          if (prior.type === "bos" && rest[0] === "/") {
            prev.type = "globstar";
            prev.value += value2;
            prev.output = `(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`;
            state.output = prev.output;
            state.globstar = true;
            consume(value2 + advance());
            push({ type: "slash", value: "/", output: "" });
            continue;
          }
          state.output = state.output.slice(0, -prev.output.length);
          prev.type = "globstar";
          prev.output = globstar(opts);
          prev.value += value2;
          state.output += prev.output;
          state.globstar = true;
          consume(value2);
          continue;
        }
        const token = { type: "star", value: value2, output: star };
        if (opts.bash === true) {
          token.output = ".*?";
          if (prev.type === "bos" || prev.type === "slash") {
            token.output = nodot + token.output;
          }
          push(token);
          continue;
        }
        if (prev && (prev.type === "bracket" || prev.type === "paren") && opts.regex === true) {
          token.output = value2;
          push(token);
          continue;
        }
        if (state.index === state.start || prev.type === "slash" || prev.type === "dot") {
          if (prev.type === "dot") {
            state.output += NO_DOT_SLASH;
            prev.output += NO_DOT_SLASH;
          } else if (opts.dot === true) {
            state.output += NO_DOTS_SLASH;
            prev.output += NO_DOTS_SLASH;
          } else {
            state.output += nodot;
            prev.output += nodot;
          }
          if (peek() !== "*") {
            state.output += ONE_CHAR;
            prev.output += ONE_CHAR;
          }
        }
        push(token);
      }
      while (state.brackets > 0) {
        if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "]"));
        state.output = utils.escapeLast(state.output, "[");
        decrement("brackets");
      }
      while (state.parens > 0) {
        if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", ")"));
        state.output = utils.escapeLast(state.output, "(");
        decrement("parens");
      }
      while (state.braces > 0) {
        if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "}"));
        state.output = utils.escapeLast(state.output, "{");
        decrement("braces");
      }
      if (opts.strictSlashes !== true && (prev.type === "star" || prev.type === "bracket")) {
        push({ type: "maybe_slash", value: "", output: `${SLASH_LITERAL}?` });
      }
      if (state.backtrack === true) {
        state.output = "";
        for (const token of state.tokens) {
          state.output += token.output != null ? token.output : token.value;
          if (token.suffix) {
            state.output += token.suffix;
          }
        }
      }
      return state;
    };
    parse2.fastpaths = (input, options2) => {
      const opts = { ...options2 };
      const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
      const len = input.length;
      if (len > max) {
        throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
      }
      input = REPLACEMENTS[input] || input;
      const {
        DOT_LITERAL,
        SLASH_LITERAL,
        ONE_CHAR,
        DOTS_SLASH,
        NO_DOT,
        NO_DOTS,
        NO_DOTS_SLASH,
        STAR,
        START_ANCHOR
      } = constants2.globChars(opts.windows);
      const nodot = opts.dot ? NO_DOTS : NO_DOT;
      const slashDot = opts.dot ? NO_DOTS_SLASH : NO_DOT;
      const capture = opts.capture ? "" : "?:";
      const state = { negated: false, prefix: "" };
      let star = opts.bash === true ? ".*?" : STAR;
      if (opts.capture) {
        star = `(${star})`;
      }
      const globstar = (opts2) => {
        if (opts2.noglobstar === true) return star;
        return `(${capture}(?:(?!${START_ANCHOR}${opts2.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
      };
      const create = (str) => {
        switch (str) {
          case "*":
            return `${nodot}${ONE_CHAR}${star}`;
          case ".*":
            return `${DOT_LITERAL}${ONE_CHAR}${star}`;
          case "*.*":
            return `${nodot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
          case "*/*":
            return `${nodot}${star}${SLASH_LITERAL}${ONE_CHAR}${slashDot}${star}`;
          case "**":
            return nodot + globstar(opts);
          case "**/*":
            return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${ONE_CHAR}${star}`;
          case "**/*.*":
            return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
          case "**/.*":
            return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${DOT_LITERAL}${ONE_CHAR}${star}`;
          default: {
            const match2 = /^(.*?)\.(\w+)$/.exec(str);
            if (!match2) return;
            const source2 = create(match2[1]);
            if (!source2) return;
            return source2 + DOT_LITERAL + match2[2];
          }
        }
      };
      const output2 = utils.removePrefix(input, state);
      let source = create(output2);
      if (source && opts.strictSlashes !== true) {
        source += `${SLASH_LITERAL}?`;
      }
      return source;
    };
    module.exports = parse2;
  }
});
// node_modules/picomatch/lib/picomatch.js
var require_picomatch = __commonJS({
  "node_modules/picomatch/lib/picomatch.js"(exports, module) {
    "use strict";
    var scan = require_scan();
    var parse2 = require_parse();
    var utils = require_utils();
    var constants2 = require_constants();
    var isObject2 = (val) => val && typeof val === "object" && !Array.isArray(val);
    var picomatch = (glob, options2, returnState = false) => {
      if (Array.isArray(glob)) {
        const fns = glob.map((input) => picomatch(input, options2, returnState));
        const arrayMatcher = (str) => {
          for (const isMatch of fns) {
            const state2 = isMatch(str);
            if (state2) return state2;
          }
          return false;
        };
        return arrayMatcher;
      }
      const isState = isObject2(glob) && glob.tokens && glob.input;
      if (glob === "" || typeof glob !== "string" && !isState) {
        throw new TypeError("Expected pattern to be a non-empty string");
      }
      const opts = options2 || {};
      const posix = opts.windows;
      const regex = isState ? picomatch.compileRe(glob, options2) : picomatch.makeRe(glob, options2, false, true);
      const state = regex.state;
      delete regex.state;
      let isIgnored = () => false;
      if (opts.ignore) {
        const ignoreOpts = { ...options2, ignore: null, onMatch: null, onResult: null };
        isIgnored = picomatch(opts.ignore, ignoreOpts, returnState);
      }
      const matcher = (input, returnObject = false) => {
        const { isMatch, match: match2, output: output2 } = picomatch.test(input, regex, options2, { glob, posix });
        const result = { glob, state, regex, posix, input, output: output2, match: match2, isMatch };
        if (typeof opts.onResult === "function") {
          opts.onResult(result);
        }
        if (isMatch === false) {
          result.isMatch = false;
          return returnObject ? result : false;
        }
        if (isIgnored(input)) {
          if (typeof opts.onIgnore === "function") {
            opts.onIgnore(result);
          }
          result.isMatch = false;
          return returnObject ? result : false;
        }
        if (typeof opts.onMatch === "function") {
          opts.onMatch(result);
        }
        return returnObject ? result : true;
      };
      if (returnState) {
        matcher.state = state;
      }
      return matcher;
    };
    picomatch.test = (input, regex, options2, { glob, posix } = {}) => {
      if (typeof input !== "string") {
        throw new TypeError("Expected input to be a string");
      }
      if (input === "") {
        return { isMatch: false, output: "" };
      }
      const opts = options2 || {};
      const format = opts.format || (posix ? utils.toPosixSlashes : null);
      let match2 = input === glob;
      let output2 = match2 && format ? format(input) : input;
      if (match2 === false) {
        output2 = format ? format(input) : input;
        match2 = output2 === glob;
      }
      if (match2 === false || opts.capture === true) {
        if (opts.matchBase === true || opts.basename === true) {
          match2 = picomatch.matchBase(input, regex, options2, posix);
        } else {
          match2 = regex.exec(output2);
        }
      }
      return { isMatch: Boolean(match2), match: match2, output: output2 };
    };
    picomatch.matchBase = (input, glob, options2, posix = options2 && options2.windows) => {
      const regex = glob instanceof RegExp ? glob : picomatch.makeRe(glob, options2);
      return regex.test(utils.basename(input, { windows: posix }));
    };
    picomatch.isMatch = (str, patterns, options2) => picomatch(patterns, options2)(str);
    picomatch.parse = (pattern, options2) => {
      if (Array.isArray(pattern)) return pattern.map((p) => picomatch.parse(p, options2));
      return parse2(pattern, { ...options2, fastpaths: false });
    };
    picomatch.scan = (input, options2) => scan(input, options2);
    picomatch.compileRe = (state, options2, returnOutput = false, returnState = false) => {
      if (returnOutput === true) {
        return state.output;
      }
      const opts = options2 || {};
      const prepend = opts.contains ? "" : "^";
      const append = opts.contains ? "" : "$";
      let source = `${prepend}(?:${state.output})${append}`;
      if (state && state.negated === true) {
        source = `^(?!${source}).*$`;
      }
      const regex = picomatch.toRegex(source, options2);
      if (returnState === true) {
        regex.state = state;
      }
      return regex;
    };
    picomatch.makeRe = (input, options2 = {}, returnOutput = false, returnState = false) => {
      if (!input || typeof input !== "string") {
        throw new TypeError("Expected a non-empty string");
      }
      let parsed = { negated: false, fastpaths: true };
      if (options2.fastpaths !== false && (input[0] === "." || input[0] === "*")) {
        parsed.output = parse2.fastpaths(input, options2);
      }
      if (!parsed.output) {
        parsed = parse2(input, options2);
      }
      return picomatch.compileRe(parsed, options2, returnOutput, returnState);
    };
    picomatch.toRegex = (source, options2) => {
      try {
        const opts = options2 || {};
        return new RegExp(source, opts.flags || (opts.nocase ? "i" : ""));
      } catch (err) {
        if (options2 && options2.debug === true) throw err;
        return /$^/;
      }
    };
    picomatch.constants = constants2;
    module.exports = picomatch;
  }
});
// node_modules/picomatch/index.js
var require_picomatch2 = __commonJS({
  "node_modules/picomatch/index.js"(exports, module) {
    "use strict";
    var pico = require_picomatch();
    var utils = require_utils();
    function picomatch(glob, options2, returnState = false) {
      if (options2 && (options2.windows === null || options2.windows === void 0)) {
        options2 = { ...options2, windows: utils.isWindows() };
      }
      return pico(glob, options2, returnState);
    }
    Object.assign(picomatch, pico);
    module.exports = picomatch;
  }
});

import { domainToASCII, domainToUnicode } from "node:url";
// node_modules/ipaddr.js/lib/ipaddr.js
var require_ipaddr = __commonJS({
  "node_modules/ipaddr.js/lib/ipaddr.js"(exports, module) {
    (function(root) {
      "use strict";
      const ipv4Part = "(0?\\d+|0x[a-f0-9]+)";
      const ipv4Regexes = {
        fourOctet: new RegExp(`^${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}$`, "i"),
        threeOctet: new RegExp(`^${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}$`, "i"),
        twoOctet: new RegExp(`^${ipv4Part}\\.${ipv4Part}$`, "i"),
        longValue: new RegExp(`^${ipv4Part}$`, "i")
      };
      const octalRegex = new RegExp(`^0[0-7]+$`, "i");
      const hexRegex = new RegExp(`^0x[a-f0-9]+$`, "i");
      const zoneIndex = "%[0-9a-z]{1,}";
      const ipv6Part = "(?:[0-9a-f]+::?)+";
      const ipv6Regexes = {
        zoneIndex: new RegExp(zoneIndex, "i"),
        "native": new RegExp(`^(::)?(${ipv6Part})?([0-9a-f]+)?(::)?(${zoneIndex})?$`, "i"),
        deprecatedTransitional: new RegExp(`^(?:::)(${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}(${zoneIndex})?)$`, "i"),
        transitional: new RegExp(`^((?:${ipv6Part})|(?:::)(?:${ipv6Part})?)${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}(${zoneIndex})?$`, "i")
      };
      function expandIPv6(string, parts2) {
        if (string.indexOf("::") !== string.lastIndexOf("::")) {
          return null;
        }
        let colonCount = 0;
        let lastColon = -1;
        let zoneId = (string.match(ipv6Regexes.zoneIndex) || [])[0];
        let replacement, replacementCount;
        if (zoneId) {
          zoneId = zoneId.substring(1);
          string = string.replace(/%.+$/, "");
        }
        while ((lastColon = string.indexOf(":", lastColon + 1)) >= 0) {
          colonCount++;
        }
        if (string.substr(0, 2) === "::") {
          colonCount--;
        }
        if (string.substr(-2, 2) === "::") {
          colonCount--;
        }
        if (colonCount >= parts2) {
          return null;
        }
        replacementCount = parts2 - colonCount;
        replacement = ":";
        while (replacementCount--) {
          replacement += "0:";
        }
        string = string.replace("::", replacement);
        if (string[0] === ":") {
          string = string.slice(1);
        }
        if (string[string.length - 1] === ":") {
          string = string.slice(0, -1);
        }
        parts2 = (function() {
          const ref = string.split(":");
          const results = [];
          for (let i = 0; i < ref.length; i++) {
            results.push(ref[i].length > 4 ? NaN : parseInt(ref[i], 16));
          }
          return results;
        })();
        return {
          parts: parts2,
          zoneId
        };
      }
      function matchCIDR(first2, second, partSize, cidrBits) {
        if (first2.length !== second.length) {
          throw new Error("ipaddr: cannot match CIDR for objects with different lengths");
        }
        let part = 0;
        let shift;
        while (cidrBits > 0) {
          shift = partSize - cidrBits;
          if (shift < 0) {
            shift = 0;
          }
          if (first2[part] >> shift !== second[part] >> shift) {
            return false;
          }
          cidrBits -= partSize;
          part += 1;
        }
        return true;
      }
      function parseIntAuto(string) {
        if (hexRegex.test(string)) {
          return parseInt(string, 16);
        }
        if (string[0] === "0" && !isNaN(parseInt(string[1], 10))) {
          if (octalRegex.test(string)) {
            return parseInt(string, 8);
          }
          throw new Error(`ipaddr: cannot parse ${string} as octal`);
        }
        return parseInt(string, 10);
      }
      function padPart(part, length) {
        while (part.length < length) {
          part = `0${part}`;
        }
        return part;
      }
      const ipaddr2 = {};
      ipaddr2.IPv4 = (function() {
        function IPv4(octets) {
          if (octets.length !== 4) {
            throw new Error("ipaddr: ipv4 octet count should be 4");
          }
          let i, octet;
          for (i = 0; i < octets.length; i++) {
            octet = octets[i];
            if (!(0 <= octet && octet <= 255)) {
              throw new Error("ipaddr: ipv4 octet should fit in 8 bits");
            }
          }
          this.octets = octets;
        }
        IPv4.prototype.SpecialRanges = {
          unspecified: [[new IPv4([0, 0, 0, 0]), 8]],
          broadcast: [[new IPv4([255, 255, 255, 255]), 32]],
          // RFC3171
          multicast: [[new IPv4([224, 0, 0, 0]), 4]],
          // RFC3927
          linkLocal: [[new IPv4([169, 254, 0, 0]), 16]],
          // RFC5735
          loopback: [[new IPv4([127, 0, 0, 0]), 8]],
          // RFC6598
          carrierGradeNat: [[new IPv4([100, 64, 0, 0]), 10]],
          // RFC1918
          "private": [
            [new IPv4([10, 0, 0, 0]), 8],
            [new IPv4([172, 16, 0, 0]), 12],
            [new IPv4([192, 168, 0, 0]), 16]
          ],
          // Reserved and testing-only ranges; RFCs 5735, 5737, 2544, 1700
          reserved: [
            [new IPv4([192, 0, 0, 0]), 24],
            [new IPv4([192, 0, 2, 0]), 24],
            [new IPv4([192, 88, 99, 0]), 24],
            [new IPv4([198, 18, 0, 0]), 15],
            [new IPv4([198, 51, 100, 0]), 24],
            [new IPv4([203, 0, 113, 0]), 24],
            [new IPv4([240, 0, 0, 0]), 4]
          ],
          // RFC7534, RFC7535
          as112: [
            [new IPv4([192, 175, 48, 0]), 24],
            [new IPv4([192, 31, 196, 0]), 24]
          ],
          // RFC7450
          amt: [
            [new IPv4([192, 52, 193, 0]), 24]
          ]
        };
        IPv4.prototype.kind = function() {
          return "ipv4";
        };
        IPv4.prototype.match = function(other, cidrRange) {
          let ref;
          if (cidrRange === void 0) {
            ref = other;
            other = ref[0];
            cidrRange = ref[1];
          }
          if (other.kind() !== "ipv4") {
            throw new Error("ipaddr: cannot match ipv4 address with non-ipv4 one");
          }
          return matchCIDR(this.octets, other.octets, 8, cidrRange);
        };
        IPv4.prototype.prefixLengthFromSubnetMask = function() {
          let cidr2 = 0;
          let stop = false;
          const zerotable = {
            0: 8,
            128: 7,
            192: 6,
            224: 5,
            240: 4,
            248: 3,
            252: 2,
            254: 1,
            255: 0
          };
          let i, octet, zeros;
          for (i = 3; i >= 0; i -= 1) {
            octet = this.octets[i];
            if (octet in zerotable) {
              zeros = zerotable[octet];
              if (stop && zeros !== 0) {
                return null;
              }
              if (zeros !== 8) {
                stop = true;
              }
              cidr2 += zeros;
            } else {
              return null;
            }
          }
          return 32 - cidr2;
        };
        IPv4.prototype.range = function() {
          return ipaddr2.subnetMatch(this, this.SpecialRanges);
        };
        IPv4.prototype.toByteArray = function() {
          return this.octets.slice(0);
        };
        IPv4.prototype.toIPv4MappedAddress = function() {
          return ipaddr2.IPv6.parse(`::ffff:${this.toString()}`);
        };
        IPv4.prototype.toNormalizedString = function() {
          return this.toString();
        };
        IPv4.prototype.toString = function() {
          return this.octets.join(".");
        };
        return IPv4;
      })();
      ipaddr2.IPv4.broadcastAddressFromCIDR = function(string) {
        try {
          const cidr2 = this.parseCIDR(string);
          const ipInterfaceOctets = cidr2[0].toByteArray();
          const subnetMaskOctets = this.subnetMaskFromPrefixLength(cidr2[1]).toByteArray();
          const octets = [];
          let i = 0;
          while (i < 4) {
            octets.push(parseInt(ipInterfaceOctets[i], 10) | parseInt(subnetMaskOctets[i], 10) ^ 255);
            i++;
          }
          return new this(octets);
        } catch (e) {
          throw new Error("ipaddr: the address does not have IPv4 CIDR format", { cause: e });
        }
      };
      ipaddr2.IPv4.isIPv4 = function(string) {
        return this.parser(string) !== null;
      };
      ipaddr2.IPv4.isValid = function(string) {
        try {
          new this(this.parser(string));
          return true;
        } catch {
          return false;
        }
      };
      ipaddr2.IPv4.isValidCIDR = function(string) {
        try {
          this.parseCIDR(string);
          return true;
        } catch {
          return false;
        }
      };
      ipaddr2.IPv4.isValidFourPartDecimal = function(string) {
        if (ipaddr2.IPv4.isValid(string) && string.match(/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){3}$/)) {
          return true;
        } else {
          return false;
        }
      };
      ipaddr2.IPv4.isValidCIDRFourPartDecimal = function(string) {
        const match2 = string.match(/^(.+)\/(\d+)$/);
        if (!ipaddr2.IPv4.isValidCIDR(string) || !match2) {
          return false;
        }
        return ipaddr2.IPv4.isValidFourPartDecimal(match2[1]);
      };
      ipaddr2.IPv4.networkAddressFromCIDR = function(string) {
        let cidr2, i, ipInterfaceOctets, octets, subnetMaskOctets;
        try {
          cidr2 = this.parseCIDR(string);
          ipInterfaceOctets = cidr2[0].toByteArray();
          subnetMaskOctets = this.subnetMaskFromPrefixLength(cidr2[1]).toByteArray();
          octets = [];
          i = 0;
          while (i < 4) {
            octets.push(parseInt(ipInterfaceOctets[i], 10) & parseInt(subnetMaskOctets[i], 10));
            i++;
          }
          return new this(octets);
        } catch (e) {
          throw new Error("ipaddr: the address does not have IPv4 CIDR format", { cause: e });
        }
      };
      ipaddr2.IPv4.parse = function(string) {
        const parts2 = this.parser(string);
        if (parts2 === null) {
          throw new Error("ipaddr: string is not formatted like an IPv4 Address");
        }
        return new this(parts2);
      };
      ipaddr2.IPv4.parseCIDR = function(string) {
        let match2;
        if (match2 = string.match(/^(.+)\/(\d+)$/)) {
          const maskLength = parseInt(match2[2]);
          if (maskLength >= 0 && maskLength <= 32) {
            const parsed = [this.parse(match2[1]), maskLength];
            Object.defineProperty(parsed, "toString", {
              value: function() {
                return this.join("/");
              }
            });
            return parsed;
          }
        }
        throw new Error("ipaddr: string is not formatted like an IPv4 CIDR range");
      };
      ipaddr2.IPv4.parser = function(string) {
        let match2, part, value2;
        if (match2 = string.match(ipv4Regexes.fourOctet)) {
          return (function() {
            const ref = match2.slice(1, 6);
            const results = [];
            for (let i = 0; i < ref.length; i++) {
              part = ref[i];
              results.push(parseIntAuto(part));
            }
            return results;
          })();
        } else if (match2 = string.match(ipv4Regexes.longValue)) {
          value2 = parseIntAuto(match2[1]);
          if (value2 > 4294967295 || value2 < 0) {
            throw new Error("ipaddr: address outside defined range");
          }
          return (function() {
            const results = [];
            let shift;
            for (shift = 0; shift <= 24; shift += 8) {
              results.push(value2 >> shift & 255);
            }
            return results;
          })().reverse();
        } else if (match2 = string.match(ipv4Regexes.twoOctet)) {
          return (function() {
            const ref = match2.slice(1, 4);
            const results = [];
            value2 = parseIntAuto(ref[1]);
            if (value2 > 16777215 || value2 < 0) {
              throw new Error("ipaddr: address outside defined range");
            }
            results.push(parseIntAuto(ref[0]));
            results.push(value2 >> 16 & 255);
            results.push(value2 >> 8 & 255);
            results.push(value2 & 255);
            return results;
          })();
        } else if (match2 = string.match(ipv4Regexes.threeOctet)) {
          return (function() {
            const ref = match2.slice(1, 5);
            const results = [];
            value2 = parseIntAuto(ref[2]);
            if (value2 > 65535 || value2 < 0) {
              throw new Error("ipaddr: address outside defined range");
            }
            results.push(parseIntAuto(ref[0]));
            results.push(parseIntAuto(ref[1]));
            results.push(value2 >> 8 & 255);
            results.push(value2 & 255);
            return results;
          })();
        } else {
          return null;
        }
      };
      ipaddr2.IPv4.subnetMaskFromPrefixLength = function(prefix) {
        prefix = parseInt(prefix);
        if (Number.isNaN(prefix) || prefix < 0 || prefix > 32) {
          throw new Error("ipaddr: invalid IPv4 prefix length");
        }
        const octets = [0, 0, 0, 0];
        let j = 0;
        const filledOctetCount = Math.floor(prefix / 8);
        while (j < filledOctetCount) {
          octets[j] = 255;
          j++;
        }
        if (filledOctetCount < 4) {
          octets[filledOctetCount] = Math.pow(2, prefix % 8) - 1 << 8 - prefix % 8;
        }
        return new this(octets);
      };
      ipaddr2.IPv6 = (function() {
        function IPv6(parts2, zoneId) {
          let i, part;
          if (parts2.length === 16) {
            this.parts = [];
            for (i = 0; i <= 14; i += 2) {
              this.parts.push(parts2[i] << 8 | parts2[i + 1]);
            }
          } else if (parts2.length === 8) {
            this.parts = parts2;
          } else {
            throw new Error("ipaddr: ipv6 part count should be 8 or 16");
          }
          for (i = 0; i < this.parts.length; i++) {
            part = this.parts[i];
            if (!(0 <= part && part <= 65535)) {
              throw new Error("ipaddr: ipv6 part should fit in 16 bits");
            }
          }
          if (zoneId) {
            this.zoneId = zoneId;
          }
        }
        IPv6.prototype.SpecialRanges = {
          // RFC4291, here and after
          unspecified: [new IPv6([0, 0, 0, 0, 0, 0, 0, 0]), 128],
          linkLocal: [new IPv6([65152, 0, 0, 0, 0, 0, 0, 0]), 10],
          multicast: [new IPv6([65280, 0, 0, 0, 0, 0, 0, 0]), 8],
          loopback: [new IPv6([0, 0, 0, 0, 0, 0, 0, 1]), 128],
          uniqueLocal: [new IPv6([64512, 0, 0, 0, 0, 0, 0, 0]), 7],
          ipv4Mapped: [new IPv6([0, 0, 0, 0, 0, 65535, 0, 0]), 96],
          // RFC3879
          deprecatedSiteLocal: [new IPv6([65216, 0, 0, 0, 0, 0, 0, 0]), 10],
          // RFC6666
          discard: [new IPv6([256, 0, 0, 0, 0, 0, 0, 0]), 64],
          // RFC6145
          rfc6145: [new IPv6([0, 0, 0, 0, 65535, 0, 0, 0]), 96],
          rfc6052: [
            // RFC6052
            [new IPv6([100, 65435, 0, 0, 0, 0, 0, 0]), 96],
            // RFC8215
            [new IPv6([100, 65435, 1, 0, 0, 0, 0, 0]), 48]
          ],
          // RFC3056
          "6to4": [new IPv6([8194, 0, 0, 0, 0, 0, 0, 0]), 16],
          // RFC6052, RFC6146
          teredo: [new IPv6([8193, 0, 0, 0, 0, 0, 0, 0]), 32],
          // RFC5180
          benchmarking: [new IPv6([8193, 2, 0, 0, 0, 0, 0, 0]), 48],
          // RFC7450
          amt: [new IPv6([8193, 3, 0, 0, 0, 0, 0, 0]), 32],
          as112v6: [
            // RFC7535
            [new IPv6([8193, 4, 274, 0, 0, 0, 0, 0]), 48],
            // RFC7534
            [new IPv6([9760, 79, 32768, 0, 0, 0, 0, 0]), 48]
          ],
          // RFC4843
          deprecatedOrchid: [new IPv6([8193, 16, 0, 0, 0, 0, 0, 0]), 28],
          // RFC7343
          orchid2: [new IPv6([8193, 32, 0, 0, 0, 0, 0, 0]), 28],
          // RFC9374
          droneRemoteIdProtocolEntityTags: [new IPv6([8193, 48, 0, 0, 0, 0, 0, 0]), 28],
          // RFC9602
          segmentRouting: [new IPv6([24320, 0, 0, 0, 0, 0, 0, 0]), 16],
          reserved: [
            // RFC3849
            [new IPv6([8193, 0, 0, 0, 0, 0, 0, 0]), 23],
            // RFC2928
            [new IPv6([8193, 3512, 0, 0, 0, 0, 0, 0]), 32],
            // RFC9637
            [new IPv6([16383, 0, 0, 0, 0, 0, 0, 0]), 20]
          ]
        };
        IPv6.prototype.isIPv4MappedAddress = function() {
          return this.range() === "ipv4Mapped";
        };
        IPv6.prototype.kind = function() {
          return "ipv6";
        };
        IPv6.prototype.match = function(other, cidrRange) {
          let ref;
          if (cidrRange === void 0) {
            ref = other;
            other = ref[0];
            cidrRange = ref[1];
          }
          if (other.kind() !== "ipv6") {
            throw new Error("ipaddr: cannot match ipv6 address with non-ipv6 one");
          }
          return matchCIDR(this.parts, other.parts, 16, cidrRange);
        };
        IPv6.prototype.prefixLengthFromSubnetMask = function() {
          let cidr2 = 0;
          let stop = false;
          const zerotable = {
            0: 16,
            32768: 15,
            49152: 14,
            57344: 13,
            61440: 12,
            63488: 11,
            64512: 10,
            65024: 9,
            65280: 8,
            65408: 7,
            65472: 6,
            65504: 5,
            65520: 4,
            65528: 3,
            65532: 2,
            65534: 1,
            65535: 0
          };
          let part, zeros;
          for (let i = 7; i >= 0; i -= 1) {
            part = this.parts[i];
            if (part in zerotable) {
              zeros = zerotable[part];
              if (stop && zeros !== 0) {
                return null;
              }
              if (zeros !== 16) {
                stop = true;
              }
              cidr2 += zeros;
            } else {
              return null;
            }
          }
          return 128 - cidr2;
        };
        IPv6.prototype.range = function() {
          return ipaddr2.subnetMatch(this, this.SpecialRanges);
        };
        IPv6.prototype.toByteArray = function() {
          let part;
          const bytes = [];
          const ref = this.parts;
          for (let i = 0; i < ref.length; i++) {
            part = ref[i];
            bytes.push(part >> 8);
            bytes.push(part & 255);
          }
          return bytes;
        };
        IPv6.prototype.toFixedLengthString = function() {
          const addr = (function() {
            const results = [];
            for (let i = 0; i < this.parts.length; i++) {
              results.push(padPart(this.parts[i].toString(16), 4));
            }
            return results;
          }).call(this).join(":");
          let suffix = "";
          if (this.zoneId) {
            suffix = `%${this.zoneId}`;
          }
          return addr + suffix;
        };
        IPv6.prototype.toIPv4Address = function() {
          if (!this.isIPv4MappedAddress()) {
            throw new Error("ipaddr: trying to convert a generic ipv6 address to ipv4");
          }
          const ref = this.parts.slice(-2);
          const high = ref[0];
          const low = ref[1];
          return new ipaddr2.IPv4([high >> 8, high & 255, low >> 8, low & 255]);
        };
        IPv6.prototype.toNormalizedString = function() {
          const addr = (function() {
            const results = [];
            for (let i = 0; i < this.parts.length; i++) {
              results.push(this.parts[i].toString(16));
            }
            return results;
          }).call(this).join(":");
          let suffix = "";
          if (this.zoneId) {
            suffix = `%${this.zoneId}`;
          }
          return addr + suffix;
        };
        IPv6.prototype.toRFC5952String = function() {
          const regex = /((^|:)(0(:|$)){2,})/g;
          let suffix = "";
          if (this.zoneId) {
            suffix = `%${this.zoneId}`;
          }
          const normalized = this.toNormalizedString();
          const string = normalized.slice(0, normalized.length - suffix.length);
          let bestMatchIndex = 0;
          let bestMatchLength = -1;
          let bestMatchGroups = -1;
          let match2;
          while (match2 = regex.exec(string)) {
            const groups2 = (match2[0].match(/0/g) || []).length;
            if (groups2 > bestMatchGroups) {
              bestMatchGroups = groups2;
              bestMatchIndex = match2.index;
              bestMatchLength = match2[0].length;
            }
          }
          if (bestMatchLength < 0) {
            return string + suffix;
          }
          return `${string.substring(0, bestMatchIndex)}::${string.substring(bestMatchIndex + bestMatchLength)}${suffix}`;
        };
        IPv6.prototype.toString = function() {
          return this.toRFC5952String();
        };
        return IPv6;
      })();
      ipaddr2.IPv6.broadcastAddressFromCIDR = function(string) {
        try {
          const cidr2 = this.parseCIDR(string);
          const ipInterfaceOctets = cidr2[0].toByteArray();
          const subnetMaskOctets = this.subnetMaskFromPrefixLength(cidr2[1]).toByteArray();
          const octets = [];
          let i = 0;
          while (i < 16) {
            octets.push(parseInt(ipInterfaceOctets[i], 10) | parseInt(subnetMaskOctets[i], 10) ^ 255);
            i++;
          }
          return new this(octets);
        } catch (e) {
          throw new Error("ipaddr: the address does not have IPv6 CIDR format", { cause: e });
        }
      };
      ipaddr2.IPv6.isIPv6 = function(string) {
        return this.parser(string) !== null;
      };
      ipaddr2.IPv6.isValid = function(string) {
        if (typeof string === "string" && string.indexOf(":") === -1) {
          return false;
        }
        try {
          const addr = this.parser(string);
          new this(addr.parts, addr.zoneId);
          return true;
        } catch {
          return false;
        }
      };
      ipaddr2.IPv6.isValidCIDR = function(string) {
        if (typeof string === "string" && string.indexOf(":") === -1) {
          return false;
        }
        try {
          this.parseCIDR(string);
          return true;
        } catch {
          return false;
        }
      };
      ipaddr2.IPv6.networkAddressFromCIDR = function(string) {
        let cidr2, i, ipInterfaceOctets, octets, subnetMaskOctets;
        try {
          cidr2 = this.parseCIDR(string);
          ipInterfaceOctets = cidr2[0].toByteArray();
          subnetMaskOctets = this.subnetMaskFromPrefixLength(cidr2[1]).toByteArray();
          octets = [];
          i = 0;
          while (i < 16) {
            octets.push(parseInt(ipInterfaceOctets[i], 10) & parseInt(subnetMaskOctets[i], 10));
            i++;
          }
          return new this(octets);
        } catch (e) {
          throw new Error("ipaddr: the address does not have IPv6 CIDR format", { cause: e });
        }
      };
      ipaddr2.IPv6.parse = function(string) {
        const addr = this.parser(string);
        if (addr === null) {
          throw new Error("ipaddr: string is not formatted like an IPv6 Address");
        }
        return new this(addr.parts, addr.zoneId);
      };
      ipaddr2.IPv6.parseCIDR = function(string) {
        let maskLength, match2, parsed;
        if (match2 = string.match(/^(.+)\/(\d+)$/)) {
          maskLength = parseInt(match2[2]);
          if (maskLength >= 0 && maskLength <= 128) {
            parsed = [this.parse(match2[1]), maskLength];
            Object.defineProperty(parsed, "toString", {
              value: function() {
                return this.join("/");
              }
            });
            return parsed;
          }
        }
        throw new Error("ipaddr: string is not formatted like an IPv6 CIDR range");
      };
      ipaddr2.IPv6.parser = function(string) {
        let addr, i, match2, octet, octets, zoneId;
        if (match2 = string.match(ipv6Regexes.deprecatedTransitional)) {
          return this.parser(`::ffff:${match2[1]}`);
        }
        if (ipv6Regexes.native.test(string)) {
          return expandIPv6(string, 8);
        }
        if (match2 = string.match(ipv6Regexes.transitional)) {
          zoneId = match2[6] || "";
          addr = match2[1];
          if (!match2[1].endsWith("::")) {
            addr = addr.slice(0, -1);
          }
          addr = expandIPv6(addr + zoneId, 6);
          if (addr && addr.parts) {
            octets = [
              parseInt(match2[2]),
              parseInt(match2[3]),
              parseInt(match2[4]),
              parseInt(match2[5])
            ];
            for (i = 0; i < octets.length; i++) {
              octet = octets[i];
              if (!(0 <= octet && octet <= 255)) {
                return null;
              }
            }
            addr.parts.push(octets[0] << 8 | octets[1]);
            addr.parts.push(octets[2] << 8 | octets[3]);
            return {
              parts: addr.parts,
              zoneId: addr.zoneId
            };
          }
        }
        return null;
      };
      ipaddr2.IPv6.subnetMaskFromPrefixLength = function(prefix) {
        prefix = parseInt(prefix);
        if (Number.isNaN(prefix) || prefix < 0 || prefix > 128) {
          throw new Error("ipaddr: invalid IPv6 prefix length");
        }
        const octets = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
        let j = 0;
        const filledOctetCount = Math.floor(prefix / 8);
        while (j < filledOctetCount) {
          octets[j] = 255;
          j++;
        }
        if (filledOctetCount < 16) {
          octets[filledOctetCount] = Math.pow(2, prefix % 8) - 1 << 8 - prefix % 8;
        }
        return new this(octets);
      };
      ipaddr2.fromByteArray = function(bytes) {
        const length = bytes.length;
        if (length === 4) {
          return new ipaddr2.IPv4(bytes);
        } else if (length === 16) {
          return new ipaddr2.IPv6(bytes);
        } else {
          throw new Error("ipaddr: the binary input is neither an IPv6 nor IPv4 address");
        }
      };
      ipaddr2.isValid = function(string) {
        return ipaddr2.IPv6.isValid(string) || ipaddr2.IPv4.isValid(string);
      };
      ipaddr2.isValidCIDR = function(string) {
        return ipaddr2.IPv6.isValidCIDR(string) || ipaddr2.IPv4.isValidCIDR(string);
      };
      ipaddr2.parse = function(string) {
        if (ipaddr2.IPv6.isValid(string)) {
          return ipaddr2.IPv6.parse(string);
        } else if (ipaddr2.IPv4.isValid(string)) {
          return ipaddr2.IPv4.parse(string);
        } else {
          throw new Error("ipaddr: the address has neither IPv6 nor IPv4 format");
        }
      };
      ipaddr2.parseCIDR = function(string) {
        try {
          return ipaddr2.IPv6.parseCIDR(string);
        } catch {
          try {
            return ipaddr2.IPv4.parseCIDR(string);
          } catch (e) {
            throw new Error("ipaddr: the address has neither IPv6 nor IPv4 CIDR format", { cause: e });
          }
        }
      };
      ipaddr2.process = function(string) {
        const addr = this.parse(string);
        if (addr.kind() === "ipv6" && addr.isIPv4MappedAddress()) {
          return addr.toIPv4Address();
        } else {
          return addr;
        }
      };
      ipaddr2.subnetMatch = function(address3, rangeList, defaultName) {
        let i, rangeName, rangeSubnets, subnet;
        if (defaultName === void 0 || defaultName === null) {
          defaultName = "unicast";
        }
        for (rangeName in rangeList) {
          if (Object.prototype.hasOwnProperty.call(rangeList, rangeName)) {
            rangeSubnets = rangeList[rangeName];
            if (rangeSubnets[0] && !(rangeSubnets[0] instanceof Array)) {
              rangeSubnets = [rangeSubnets];
            }
            for (i = 0; i < rangeSubnets.length; i++) {
              subnet = rangeSubnets[i];
              if (address3.kind() === subnet[0].kind() && address3.match.apply(address3, subnet)) {
                return rangeName;
              }
            }
          }
        }
        return defaultName;
      };
      if (typeof module !== "undefined" && module.exports) {
        module.exports = ipaddr2;
      } else {
        root.ipaddr = ipaddr2;
      }
    })(exports);
  }
});
// node_modules/ip-bigint/dist/index.js
function ipVersion(ip) {
  for (let i = 0; i < ip.length; i++) {
    const c = ip.charCodeAt(i);
    if (c === 58) return 6;
    if (c === 46) return 4;
  }
  return 0;
}
var leftGroups = [
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0
];
var rightGroups = [
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0
];
var shiftAmounts = [
  0n,
  112n,
  96n,
  80n,
  64n,
  48n,
  32n,
  16n
];
var byteHex = new Array(256);
var byteHexPad = new Array(256);
for (let idx = 0; idx < 256; idx++) {
  byteHex[idx] = idx.toString(16);
  byteHexPad[idx] = idx.toString(16).padStart(2, "0");
}
var extractView = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(16));
function packGroups(groups2, count2) {
  let num = 0n;
  let idx = 0;
  for (; idx + 1 < count2; idx += 2) num = num << 32n | BigInt((groups2[idx] << 16 | groups2[idx + 1]) >>> 0);
  if (idx < count2) num = num << 16n | BigInt(groups2[idx]);
  return num;
}
function parseIp(ip) {
  const version2 = ipVersion(ip);
  if (!version2) throw new Error(`Invalid IP address: ${ip}`);
  if (version2 === 4) {
    let num = 0;
    let octet = 0;
    for (let i = 0; i < ip.length; i++) {
      const c = ip.charCodeAt(i);
      if (c === 46) {
        num = num * 256 + octet;
        octet = 0;
      } else octet = octet * 10 + c - 48;
    }
    return {
      number: BigInt(num * 256 + octet),
      version: 4
    };
  }
  let ipv4mapped;
  let scopeid;
  let leftCount = 0;
  let rightCount = 0;
  let hasDoubleColon = false;
  let currentHex = 0;
  let currentDec = 0;
  let hasValue = false;
  let inDottedPart = false;
  let dottedVal = 0;
  for (let i = 0; i < ip.length; i++) {
    const c = ip.charCodeAt(i);
    if (c === 58) {
      if (hasValue) {
        if (hasDoubleColon) rightGroups[rightCount++] = currentHex;
        else leftGroups[leftCount++] = currentHex;
        currentHex = 0;
        currentDec = 0;
        hasValue = false;
      }
      if (i + 1 < ip.length && ip.charCodeAt(i + 1) === 58) {
        hasDoubleColon = true;
        i++;
      }
    } else if (c === 46) {
      if (!inDottedPart) {
        inDottedPart = true;
        dottedVal = currentDec;
      } else dottedVal = dottedVal * 256 + currentDec;
      currentHex = 0;
      currentDec = 0;
      hasValue = false;
    } else if (c === 37) {
      scopeid = ip.slice(i + 1);
      break;
    } else {
      if (inDottedPart) currentDec = currentDec * 10 + c - 48;
      else if (c <= 57) {
        currentHex = currentHex << 4 | c - 48;
        currentDec = currentDec * 10 + c - 48;
      } else if (c >= 97) currentHex = currentHex << 4 | c - 87;
      else currentHex = currentHex << 4 | c - 55;
      hasValue = true;
    }
  }
  if (inDottedPart) {
    dottedVal = dottedVal * 256 + currentDec;
    if (hasDoubleColon) {
      rightGroups[rightCount++] = dottedVal >>> 16 & 65535;
      rightGroups[rightCount++] = dottedVal & 65535;
    } else {
      leftGroups[leftCount++] = dottedVal >>> 16 & 65535;
      leftGroups[leftCount++] = dottedVal & 65535;
    }
  } else if (hasValue) if (hasDoubleColon) rightGroups[rightCount++] = currentHex;
  else leftGroups[leftCount++] = currentHex;
  let number2;
  if (!hasDoubleColon) {
    extractView.setUint32(0, (leftGroups[0] << 16 | leftGroups[1]) >>> 0, false);
    extractView.setUint32(4, (leftGroups[2] << 16 | leftGroups[3]) >>> 0, false);
    extractView.setUint32(8, (leftGroups[4] << 16 | leftGroups[5]) >>> 0, false);
    extractView.setUint32(12, (leftGroups[6] << 16 | leftGroups[7]) >>> 0, false);
    number2 = extractView.getBigUint64(0, false) << 64n | extractView.getBigUint64(8, false);
  } else {
    const rightNum = packGroups(rightGroups, rightCount);
    if (leftCount > 0) number2 = packGroups(leftGroups, leftCount) << shiftAmounts[leftCount] | rightNum;
    else number2 = rightNum;
  }
  if (inDottedPart && number2 >= 281470681743360n && number2 <= 281474976710655n) ipv4mapped = true;
  const res = {
    number: number2,
    version: 6
  };
  if (ipv4mapped) res.ipv4mapped = ipv4mapped;
  if (scopeid) res.scopeid = scopeid;
  return res;
}
function extractGroups(number2, groups2) {
  const n = Number(number2);
  if (n <= 4294967295) {
    groups2[0] = 0;
    groups2[1] = 0;
    groups2[2] = 0;
    groups2[3] = 0;
    groups2[4] = 0;
    groups2[5] = 0;
    groups2[6] = n >>> 16 & 65535;
    groups2[7] = n & 65535;
    return;
  }
  extractView.setBigUint64(0, number2 >> 64n, false);
  extractView.setBigUint64(8, number2, false);
  groups2[0] = extractView.getUint16(0, false);
  groups2[1] = extractView.getUint16(2, false);
  groups2[2] = extractView.getUint16(4, false);
  groups2[3] = extractView.getUint16(6, false);
  groups2[4] = extractView.getUint16(8, false);
  groups2[5] = extractView.getUint16(10, false);
  groups2[6] = extractView.getUint16(12, false);
  groups2[7] = extractView.getUint16(14, false);
}
function ipv4Dotted(num) {
  return `${num >>> 24 & 255}.${num >>> 16 & 255}.${num >>> 8 & 255}.${num & 255}`;
}
function stringifyIp({ number: number2, version: version2, ipv4mapped, scopeid }, { compress = true, hexify = false, mapv4 = false } = {}) {
  if (version2 === 4) return ipv4Dotted(Number(number2));
  else {
    extractGroups(number2, leftGroups);
    if (ipv4mapped && mapv4 && leftGroups[0] === 0 && leftGroups[1] === 0 && leftGroups[2] === 0 && leftGroups[3] === 0 && leftGroups[4] === 0 && leftGroups[5] === 65535) return ipv4Dotted(leftGroups[6] << 16 | leftGroups[7]);
    let ip = "";
    if (ipv4mapped && !hexify) {
      const ipv4Str = ipv4Dotted(leftGroups[6] << 16 | leftGroups[7]);
      ip = compress ? compressIPv6(leftGroups, 6, ipv4Str) : joinHexGroups(leftGroups, 6, ipv4Str);
    } else ip = compress ? compressIPv6(leftGroups, 8) : joinHexGroups(leftGroups, 8);
    return scopeid ? `${ip}%${scopeid}` : ip;
  }
}
function uint16Hex(v) {
  if (v < 256) return byteHex[v];
  return byteHex[v >> 8] + byteHexPad[v & 255];
}
function joinHexGroups(groups2, count2, suffix) {
  let result = uint16Hex(groups2[0]);
  for (let i = 1; i < count2; i++) result += `:${uint16Hex(groups2[i])}`;
  if (suffix !== void 0) result += `:${suffix}`;
  return result;
}
function compressIPv6(groups2, count2, suffix) {
  let longestStart = -1;
  let longestLen = 0;
  let currentStart = -1;
  let currentLen = 0;
  for (let i = 0; i < count2; i++) if (groups2[i] === 0) if (currentStart === -1) {
    currentStart = i;
    currentLen = 1;
  } else currentLen++;
  else {
    if (currentLen > longestLen) {
      longestStart = currentStart;
      longestLen = currentLen;
    }
    currentStart = -1;
    currentLen = 0;
  }
  if (currentLen > longestLen) {
    longestStart = currentStart;
    longestLen = currentLen;
  }
  if (longestLen >= 2) {
    let result = "";
    for (let i = 0; i < longestStart; i++) {
      if (i > 0) result += ":";
      result += uint16Hex(groups2[i]);
    }
    result += "::";
    const afterZeroRun = longestStart + longestLen;
    for (let i = afterZeroRun; i < count2; i++) {
      if (i > afterZeroRun) result += ":";
      result += uint16Hex(groups2[i]);
    }
    if (suffix !== void 0) {
      if (afterZeroRun < count2) result += ":";
      result += suffix;
    }
    return result;
  }
  return joinHexGroups(groups2, count2, suffix);
}
// node_modules/cidr-tools/dist/index.js
var bits = {
  4: 32,
  6: 128
};
var octetStrings = Array.from({ length: 256 }, (_, i) => String(i));
var octetDotStrings = Array.from({ length: 256 }, (_, i) => `${i}.`);
var prefixStrings = Array.from({ length: 129 }, (_, i) => `/${i}`);
var prefixNumStrings = Array.from({ length: 129 }, (_, i) => String(i));
var cmpV4StartEnd = (a, b) => a.start - b.start || a.end - b.end;
var cmpV4Start = (a, b) => a.start - b.start;
var cmpV6StartEnd = (a, b) => a.start > b.start ? 1 : a.start < b.start ? -1 : a.end > b.end ? 1 : a.end < b.end ? -1 : 0;
var cmpV6Start = (a, b) => a.start > b.start ? 1 : a.start < b.start ? -1 : 0;
function parseIPv4Fast(s, end) {
  let num = 0;
  let octet = 0;
  let dots = 0;
  let digits = 0;
  for (let i = 0; i < end; i++) {
    const c = s.charCodeAt(i);
    if (c === 46) {
      if (digits === 0 || octet > 255) return -1;
      num = num << 8 | octet;
      octet = 0;
      dots++;
      digits = 0;
    } else if (c >= 48 && c <= 57) {
      octet = octet * 10 + (c - 48);
      digits++;
    } else return -1;
  }
  if (dots !== 3 || digits === 0 || octet > 255) return -1;
  return (num << 8 | octet) >>> 0;
}
function formatIPv4Fast(n) {
  return octetDotStrings[n >>> 24 & 255] + octetDotStrings[n >>> 16 & 255] + octetDotStrings[n >>> 8 & 255] + octetStrings[n & 255];
}
function parsePrefixNum(str, slashIndex) {
  if (slashIndex === -1) return -1;
  if (slashIndex + 1 >= str.length) throw new Error(`Network is not a CIDR or IP: "${str}"`);
  let prefixNum = 0;
  for (let i = slashIndex + 1; i < str.length; i++) {
    const c = str.charCodeAt(i);
    if (c < 48 || c > 57) throw new Error(`Network is not a CIDR or IP: "${str}"`);
    prefixNum = prefixNum * 10 + (c - 48);
  }
  return prefixNum;
}
var rangeV4Start = 0;
var rangeV4End = 0;
var rangeV4Prefix = 0;
var rangeSlashIndex = -1;
function parseIPv4Range(str) {
  rangeSlashIndex = str.indexOf("/");
  const v4num = parseIPv4Fast(str, rangeSlashIndex !== -1 ? rangeSlashIndex : str.length);
  if (v4num === -1) return false;
  rangeV4Prefix = rangeSlashIndex !== -1 ? parsePrefixNum(str, rangeSlashIndex) : 32;
  const hostBits = 32 - rangeV4Prefix;
  if (hostBits >= 32) {
    rangeV4Start = 0;
    rangeV4End = 4294967295;
  } else {
    const mask = hostBits > 0 ? (1 << hostBits >>> 0) - 1 : 0;
    rangeV4Start = (v4num & ~mask) >>> 0;
    rangeV4End = (v4num | mask) >>> 0;
  }
  return true;
}
function parseCidrLean(str) {
  if (parseIPv4Range(str)) return {
    start: rangeV4Start,
    end: rangeV4End,
    version: 4
  };
  const slashIndex = rangeSlashIndex;
  const ipPart = slashIndex !== -1 ? str.substring(0, slashIndex) : str;
  let prefixNum = slashIndex !== -1 ? parsePrefixNum(str, slashIndex) : -1;
  const { number: number2, version: version2 } = parseIp(ipPart);
  if (!version2) throw new Error(`Network is not a CIDR or IP: "${str}"`);
  if (prefixNum === -1) prefixNum = bits[version2];
  const hostBits = bits[version2] - prefixNum;
  if (version2 === 4) {
    const num = Number(number2);
    if (hostBits >= 32) return {
      start: 0,
      end: 4294967295,
      version: 4
    };
    const mask2 = hostBits > 0 ? (1 << hostBits >>> 0) - 1 : 0;
    return {
      start: (num & ~mask2) >>> 0,
      end: (num | mask2) >>> 0,
      version: 4
    };
  }
  const mask = hostBits > 0 ? (1n << BigInt(hostBits)) - 1n : 0n;
  return {
    start: number2 & ~mask,
    end: number2 | mask,
    version: 6
  };
}
function bigintBitLength(n) {
  if (n === 0n) return 0;
  let len = 0;
  if (n >= 18446744073709551616n) {
    n >>= 64n;
    len = 64;
  }
  while (n >= 4294967296n) {
    n >>= 32n;
    len += 32;
  }
  return len + 32 - Math.clz32(Number(n));
}
function biggestPowerOfTwo(num) {
  if (num === 0n) return 0n;
  return 1n << BigInt(bigintBitLength(num) - 1);
}
function biggestPowerOfTwo4(num) {
  if (num === 0) return 0;
  if (num >= 4294967296) return 4294967296;
  return 1 << 31 - Math.clz32(num) >>> 0;
}
function subparts4(pStart, pEnd, output2) {
  if (pEnd < pStart) return;
  if (pEnd === pStart) {
    output2.push({
      start: pStart,
      end: pEnd
    });
    return;
  }
  if (pEnd - pStart === 1) {
    if (pEnd % 2 === 0) output2.push({
      start: pStart,
      end: pStart
    }, {
      start: pEnd,
      end: pEnd
    });
    else output2.push({
      start: pStart,
      end: pEnd
    });
    return;
  }
  const size = pEnd - pStart + 1;
  if ((size & size - 1) === 0 && pStart % size === 0) {
    output2.push({
      start: pStart,
      end: pEnd
    });
    return;
  }
  let biggest = biggestPowerOfTwo4(size);
  let start;
  let end;
  if (size === biggest && pStart % biggest === 0) {
    output2.push({
      start: pStart,
      end: pEnd
    });
    return;
  } else if (pStart % biggest === 0) {
    start = pStart;
    end = start + biggest - 1;
  } else {
    start = Math.floor(pEnd / biggest) * biggest;
    if (start + biggest - 1 > pEnd) {
      start = (Math.floor(pEnd / biggest) - 1) * biggest;
      while (start < pStart) {
        biggest /= 2;
        start = (Math.floor(pEnd / biggest) - 1) * biggest;
      }
      end = start + biggest - 1;
    } else {
      start = Math.floor(pEnd / biggest) * biggest;
      end = start + biggest - 1;
    }
  }
  if (start !== pStart) subparts4(pStart, start - 1, output2);
  output2.push({
    start,
    end
  });
  if (end !== pEnd) subparts4(end + 1, pEnd, output2);
}
function subparts6(pStart, pEnd, output2) {
  if (pEnd < pStart) return;
  if (pEnd === pStart) {
    output2.push({
      start: pStart,
      end: pEnd
    });
    return;
  }
  if (pEnd - pStart === 1n) {
    if (pEnd % 2n === 0n) output2.push({
      start: pStart,
      end: pStart
    }, {
      start: pEnd,
      end: pEnd
    });
    else output2.push({
      start: pStart,
      end: pEnd
    });
    return;
  }
  const size = pEnd - pStart + 1n;
  if ((size & size - 1n) === 0n && (pStart & size - 1n) === 0n) {
    output2.push({
      start: pStart,
      end: pEnd
    });
    return;
  }
  let biggest = biggestPowerOfTwo(size);
  let start;
  let end;
  if (size === biggest && (pStart & biggest - 1n) === 0n) {
    output2.push({
      start: pStart,
      end: pEnd
    });
    return;
  } else if ((pStart & biggest - 1n) === 0n) {
    start = pStart;
    end = start + biggest - 1n;
  } else {
    start = pEnd & -biggest;
    if (start + biggest - 1n > pEnd) {
      start = (pEnd & -biggest) - biggest;
      while (start < pStart) {
        biggest >>= 1n;
        start = (pEnd & -biggest) - biggest;
      }
      end = start + biggest - 1n;
    } else {
      start = pEnd & -biggest;
      end = start + biggest - 1n;
    }
  }
  if (start !== pStart) subparts6(pStart, start - 1n, output2);
  output2.push({
    start,
    end
  });
  if (end !== pEnd) subparts6(end + 1n, pEnd, output2);
}
function formatPart4(part) {
  return formatIPv4Fast(part.start) + prefixStrings[Math.clz32(part.end - part.start)];
}
function formatPart6(part) {
  return stringifyIp({
    number: part.start,
    version: 6
  }) + prefixStrings[128 - bigintBitLength(part.end - part.start)];
}
function mergeIntervalsRaw4(nets) {
  if (nets.length === 0) return [];
  nets.sort(cmpV4StartEnd);
  const merged = [];
  let curStart = nets[0].start;
  let curEnd = nets[0].end;
  for (let i = 1; i < nets.length; i++) {
    const { start, end } = nets[i];
    if (start <= curEnd + 1) {
      if (end > curEnd) curEnd = end;
    } else {
      merged.push({
        start: curStart,
        end: curEnd
      });
      curStart = start;
      curEnd = end;
    }
  }
  merged.push({
    start: curStart,
    end: curEnd
  });
  return merged;
}
function mergeIntervalsRaw6(nets) {
  if (nets.length === 0) return [];
  nets.sort(cmpV6StartEnd);
  const merged = [];
  let curStart = nets[0].start;
  let curEnd = nets[0].end;
  for (let i = 1; i < nets.length; i++) {
    const { start, end } = nets[i];
    if (start <= curEnd + 1n) {
      if (end > curEnd) curEnd = end;
    } else {
      merged.push({
        start: curStart,
        end: curEnd
      });
      curStart = start;
      curEnd = end;
    }
  }
  merged.push({
    start: curStart,
    end: curEnd
  });
  return merged;
}
function mergeIntervals4(nets) {
  const merged = [];
  for (const part of mergeIntervalsRaw4(nets)) subparts4(part.start, part.end, merged);
  return merged;
}
function mergeIntervals6(nets) {
  const merged = [];
  for (const part of mergeIntervalsRaw6(nets)) subparts6(part.start, part.end, merged);
  return merged;
}
function mergeCidr(nets) {
  const arr = Array.isArray(nets) ? nets : [nets];
  const v4 = [];
  const v6 = [];
  for (const s of arr) {
    const n = parseCidrLean(s);
    if (n.version === 4) v4.push(n);
    else v6.push(n);
  }
  const merged = [];
  for (const part of mergeIntervals4(v4)) merged.push(formatPart4(part));
  for (const part of mergeIntervals6(v6)) merged.push(formatPart6(part));
  return merged;
}
function overlapCidr(a, b) {
  if (!Array.isArray(a) && !Array.isArray(b)) {
    if (parseIPv4Range(a)) {
      const startA = rangeV4Start, endA = rangeV4End;
      if (parseIPv4Range(b)) return startA <= rangeV4End && rangeV4Start <= endA;
    }
    const pa = parseCidrLean(a);
    const pb = parseCidrLean(b);
    if (pa.version !== pb.version) return false;
    return pa.start <= pb.end && pb.start <= pa.end;
  }
  const aArr = Array.isArray(a) ? a : [a];
  const bArr = Array.isArray(b) ? b : [b];
  const v4a = [], v6a = [];
  const v4b = [], v6b = [];
  for (const s of aArr) {
    const n = parseCidrLean(s);
    if (n.version === 4) v4a.push(n);
    else v6a.push(n);
  }
  for (const s of bArr) {
    const n = parseCidrLean(s);
    if (n.version === 4) v4b.push(n);
    else v6b.push(n);
  }
  if (v4a.length > 0 && v4b.length > 0) if (v4b.length === 1) {
    const bs = v4b[0].start, be = v4b[0].end;
    for (const el of v4a) if (el.start <= be && bs <= el.end) return true;
  } else if (v4a.length === 1) {
    const as = v4a[0].start, ae = v4a[0].end;
    for (const el of v4b) if (as <= el.end && el.start <= ae) return true;
  } else {
    v4a.sort(cmpV4Start);
    v4b.sort(cmpV4Start);
    let i = 0, j = 0;
    while (i < v4a.length && j < v4b.length) {
      if (v4a[i].start <= v4b[j].end && v4b[j].start <= v4a[i].end) return true;
      if (v4a[i].end < v4b[j].end) i++;
      else j++;
    }
  }
  if (v6a.length > 0 && v6b.length > 0) if (v6b.length === 1) {
    const bs = v6b[0].start, be = v6b[0].end;
    for (const el of v6a) if (el.start <= be && bs <= el.end) return true;
  } else if (v6a.length === 1) {
    const as = v6a[0].start, ae = v6a[0].end;
    for (const el of v6b) if (as <= el.end && el.start <= ae) return true;
  } else {
    v6a.sort(cmpV6Start);
    v6b.sort(cmpV6Start);
    let i = 0, j = 0;
    while (i < v6a.length && j < v6b.length) {
      if (v6a[i].start <= v6b[j].end && v6b[j].start <= v6a[i].end) return true;
      if (v6a[i].end < v6b[j].end) i++;
      else j++;
    }
  }
  return false;
}
function containsCidr(a, b) {
  if (!Array.isArray(a) && !Array.isArray(b)) {
    if (parseIPv4Range(a)) {
      const startA = rangeV4Start, endA = rangeV4End;
      if (parseIPv4Range(b)) return startA <= rangeV4Start && endA >= rangeV4End;
    }
    const pa = parseCidrLean(a);
    const pb = parseCidrLean(b);
    if (pa.version !== pb.version) return false;
    return pa.start <= pb.start && pa.end >= pb.end;
  }
  const aArr = Array.isArray(a) ? a : [a];
  const bArr = Array.isArray(b) ? b : [b];
  const v4a = [], v6a = [];
  const v4b = [], v6b = [];
  for (const s of aArr) {
    const n = parseCidrLean(s);
    if (n.version === 4) v4a.push(n);
    else v6a.push(n);
  }
  for (const s of bArr) {
    const n = parseCidrLean(s);
    if (n.version === 4) v4b.push(n);
    else v6b.push(n);
  }
  if (v4b.length > 0) {
    if (v4a.length === 0) return false;
    if (v4b.length === 1) {
      const ts = v4b[0].start, te = v4b[0].end;
      let found = false;
      for (const a2 of v4a) if (a2.start <= ts && a2.end >= te) {
        found = true;
        break;
      }
      if (!found) return false;
    } else {
      v4a.sort(cmpV4Start);
      const maxEnd = new Array(v4a.length);
      maxEnd[0] = v4a[0].end;
      for (let i = 1; i < v4a.length; i++) maxEnd[i] = Math.max(v4a[i].end, maxEnd[i - 1]);
      for (const target of v4b) {
        let lo = 0, hi = v4a.length - 1;
        let idx = -1;
        while (lo <= hi) {
          const mid = lo + hi >> 1;
          if (v4a[mid].start <= target.start) {
            idx = mid;
            lo = mid + 1;
          } else hi = mid - 1;
        }
        if (idx < 0 || maxEnd[idx] < target.end) return false;
      }
    }
  }
  if (v6b.length > 0) {
    if (v6a.length === 0) return false;
    if (v6b.length === 1) {
      const ts = v6b[0].start, te = v6b[0].end;
      let found = false;
      for (const a2 of v6a) if (a2.start <= ts && a2.end >= te) {
        found = true;
        break;
      }
      if (!found) return false;
    } else {
      v6a.sort(cmpV6Start);
      const maxEnd = new Array(v6a.length);
      maxEnd[0] = v6a[0].end;
      for (let i = 1; i < v6a.length; i++) maxEnd[i] = v6a[i].end > maxEnd[i - 1] ? v6a[i].end : maxEnd[i - 1];
      for (const target of v6b) {
        let lo = 0, hi = v6a.length - 1;
        let idx = -1;
        while (lo <= hi) {
          const mid = lo + hi >> 1;
          if (v6a[mid].start <= target.start) {
            idx = mid;
            lo = mid + 1;
          } else hi = mid - 1;
        }
        if (idx < 0 || maxEnd[idx] < target.end) return false;
      }
    }
  }
  return true;
}
// src/catalog/kinds/cidr.ts
var import_ipaddr = __toESM(require_ipaddr(), 1);
var strictV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
var prefixLength = /^(?:0|[1-9]\d{0,2})$/;
var MAPPED = "::ffff:0:0/96";
function parse(text22) {
  const [address3 = "", length, ...rest] = text22.split("/");
  if (rest.length > 0 || length !== void 0 && !prefixLength.test(length)) return void 0;
  if (strictV4.test(address3)) {
    const bits3 = length === void 0 ? 32 : Number(length);
    return bits3 <= 32 ? `::ffff:${groups(address3)}/${96 + bits3}` : void 0;
  }
  if (!/^[0-9a-f:.]+$/i.test(address3) || !address3.includes(":") || !import_ipaddr.default.IPv6.isValid(address3)) return void 0;
  const start = address3.lastIndexOf(":") + 1;
  const tail = address3.slice(start);
  if (tail.includes(".") && !strictV4.test(tail)) return void 0;
  const bits2 = length === void 0 ? 128 : Number(length);
  return bits2 <= 128 ? `${address3.slice(0, start)}${tail.includes(".") ? groups(tail) : tail}/${bits2}` : void 0;
}
function groups(dotted) {
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split(".").map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}
var rangeOfText = memoize((text22) => parse(text22) ?? "");
var rangeOf = (value2) => rangeOfText(textOf(value2));
function sizeOf(range) {
  return 2 ** -Number(range.slice(range.indexOf("/") + 1));
}
function translationsOf(range) {
  const [address3 = "", length] = range.split("/");
  const bytes = import_ipaddr.default.IPv6.parse(address3).toByteArray();
  return [
    ["64:ff9b::/96", 12, 96],
    ["2002::/16", 2, 16]
  ].flatMap(([block, start, bits2]) => {
    if (containsCidr(range, block)) return [MAPPED];
    if (!containsCidr(block, range)) return [];
    const dotted = bytes.slice(start, start + 4).join(".");
    return [`::ffff:${groups(dotted)}/${96 + Math.min(32, Number(length) - bits2)}`];
  });
}
var internet = [MAPPED, "2000::/3"];
function shareOfInternet(list3) {
  const ranges = list3.map(rangeOfText).filter((range) => range !== "");
  const mergedRanges = mergeCidr([...ranges, ...ranges.flatMap(translationsOf)]);
  const shares = internet.map(
    (space) => mergedRanges.reduce((sum, range) => {
      if (containsCidr(range, space)) return 1;
      return containsCidr(space, range) ? sum + sizeOf(range) / sizeOf(space) : sum;
    }, 0)
  );
  return Math.max(...shares);
}
function shortest(range) {
  const [address3 = "", length] = mergeCidr([range]).join().split("/");
  const parsed = import_ipaddr.default.IPv6.parse(address3);
  const bits2 = Number(length);
  if (!parsed.isIPv4MappedAddress()) return bits2 === 128 ? parsed.toString() : `${parsed.toString()}/${bits2}`;
  const dotted = parsed.toIPv4Address().toString();
  return bits2 === 128 ? dotted : `${dotted}/${bits2 - 96}`;
}
var cidr = {
  description: "an IP address or range; covered if every address is in the union of the listed ranges",
  examples: [
    {
      list: ["192.0.2.0/25", "192.0.2.128/25", "2001:db8::/32"],
      covers: ["192.0.2.7", "192.0.2.0/24", "::ffff:192.0.2.7", "2001:DB8:1::/48"],
      leaves: ["192.0.3.1", "192.0.2.0/23", "0.0.0.0/0", "2001:db9::1"]
    }
  ],
  same: [
    ["192.0.2.7", "192.0.2.7/32", "::ffff:192.0.2.7", "::ffff:c000:207"],
    ["192.0.2.0/24", "192.0.2.7/24"],
    ["2001:db8::1", "2001:DB8:0:0:0:0:0:1", "2001:db8::1/128"],
    ["::c000:207", "::192.0.2.7"]
  ],
  malformed: ["192.0.2.010", "192.0.2", "192.0.2.0/33", "any"],
  type: "string",
  flaw: (value2) => parse(textOf(value2)) ? void 0 : "is not an address or range in strict form",
  normal: (value2) => shortest(rangeOf(value2)),
  coverage: (list3) => {
    const ranges = list3.map(rangeOf);
    const room = ranges.reduce((sum, range) => sum + sizeOf(range), 0);
    let mergedRanges;
    return (actual) => {
      const range = rangeOf(actual);
      if (room * 1.000001 < sizeOf(range)) return false;
      if (!mergedRanges && !overlapCidr(ranges, range)) return false;
      mergedRanges ??= mergeCidr(ranges);
      return mergedRanges.length > 0 && containsCidr(mergedRanges, range);
    };
  },
  overlaps: (list3) => {
    const ranges = list3.map(rangeOf);
    return (actual) => {
      const range = rangeOf(actual);
      const meanings = [range, ...translationsOf(range)];
      return ranges.some((listedRange) => overlapCidr(meanings, listedRange));
    };
  }
};
// src/catalog/kinds/domain.ts
var label = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
var lookAlike = /[\u0370-\u03ff\u0400-\u052f\u0530-\u058f\u10a0-\u10ff\u13a0-\u13ff\u2c80-\u2cff\uff00-\uffef]/;
var imitation = /^[\u0430\u0441\u0501\u0435\u04bb\u0456\u0458\u04cf\u043e\u0440\u051b\u0455\u051d\u0445\u0443\u044c\u03b1\u03b9\u03ba\u03bd\u03bf\u03c1\u03c50-9-]+$/;
function confusable(host) {
  const labels = domainToUnicode(host).split(".");
  const latin = /^[a-z]+$/.test(labels.at(-1) ?? "");
  for (const label2 of labels) {
    if (/[a-z]/i.test(label2) && lookAlike.test(label2)) return "mixes scripts whose letters look alike";
    if (latin && lookAlike.test(label2) && imitation.test(label2)) return "has letters that look like Latin ones";
  }
  return void 0;
}
function isOddAddress(host) {
  return /(?:^|\.)(?:\d+|0x[0-9a-f]*)$/.test(host) && !strictV4.test(host);
}
function flaw(value2) {
  const text22 = textOf(value2);
  const dirty2 = unclean(text22, false);
  if (dirty2) return dirty2;
  if (text22 !== text22.normalize("NFKC") || text22.includes("\u3002")) return "has characters that look like others";
  if (text22.endsWith(".")) return "ends in a dot";
  const host = plain2(text22);
  if (host === void 0) return "is not a host name";
  if (isOddAddress(text22.startsWith("*.") ? `*.${host}` : host)) return "is an address spelled in a way that hides it";
  return host === "" ? void 0 : confusable(host);
}
function plain2(text22) {
  if (text22 === "*") return "";
  const bare = text22.startsWith("*.") ? text22.slice(2) : text22;
  const ascii2 = /^[\x21-\x7e]+$/.test(bare) ? bare.toLowerCase() : domainToASCII(bare);
  return ascii2 !== "" && ascii2.length <= 253 && ascii2.split(".").every((part) => label.test(part)) ? ascii2 : void 0;
}
function normal(value2) {
  const text22 = textOf(value2);
  const host = plain2(text22) ?? "";
  return text22 === "*" ? "*" : text22.startsWith("*.") ? `*.${host}` : host;
}
function covers(pattern, actual) {
  return pattern === actual || pattern === "*" || pattern.startsWith("*.") && actual.endsWith(pattern.slice(1));
}
var domain = {
  description: "a host name, ignoring case; *.example.com covers every subdomain at any depth, but not example.com itself",
  examples: [
    {
      list: ["*.example.com", "registry.example.net"],
      covers: ["a.example.com", "a.b.example.com", "*.a.example.com", "REGISTRY.example.net"],
      leaves: ["example.com", "badexample.com", "example.com.evil.example", "*.net", "*"]
    }
  ],
  same: [["registry.example.net", "REGISTRY.example.net"]],
  malformed: ["example.com.", "https://example.com", "example.com:443", "ex\u0430mple.com", "0x7f.1"],
  type: "string",
  wildcards: true,
  flaw,
  normal,
  coverage: (list3) => anyOf(
    list3,
    (value2) => normalOf(domain, value2),
    (host, pattern) => covers(pattern, host)
  )
};
// src/catalog/kinds/repository.ts
function repositoryStem(text22) {
  return foldAscii(text22).replace(/\?.*$/s, "").replace(/^git\+/, "").replace(/^((?:https?|ssh|git):\/\/[^/:]+):(?:443|80|22|9418)\//, "$1/").replace(/^(?:(?:https?|ssh|git):\/\/)?(?:git@)?(?:www\.)?github\.com[/:]/, "").replace(/\/$/, "").replace(/\.git$/, "");
}
var hiding = /(?:^|\/)\.\.?(?:\/|$)|[\\%\s]|(?<!^[\w+.-]+:)\/\/|:\/\/[^/]*\.(?::\d*)?(?:\/|$)/;
var repository = {
  description: "a repository: the same text; a forbidden repository also matches in other case and with or without .git",
  examples: [
    {
      list: ["corp/plugins"],
      covers: ["corp/plugins"],
      leaves: ["Corp/Plugins", "corp/plugins.git", "corp/plugins-2", "https://github.com/corp/plugins"]
    }
  ],
  malformed: ["corp/../plugins", "corp/plug ins", "corp\\plugins"],
  type: "string",
  flaw: (value2) => unclean(textOf(value2), true) ?? (hiding.test(textOf(value2)) ? "has a path that hides what it names" : void 0),
  overlaps: (list3) => {
    const stems22 = new Set(list3.map((entry) => repositoryStem(textOf(entry))));
    return (actual) => stems22.has(repositoryStem(textOf(actual)));
  }
};
// src/catalog/kinds/simple.ts
var dirty = new RegExp("[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\u{e0000}-\\u{e007f}]|\\p{Surrogate}", "u");
var boolean = {
  description: "true or false",
  type: "boolean",
  examples: [{ list: [true], covers: [true], leaves: [false, "true", 1] }]
};
var integer = {
  description: "a whole number",
  type: "integer",
  examples: [{ list: [30], covers: [30], leaves: [31, 30.5, "30"] }]
};
var ranged = /* @__PURE__ */ new WeakMap();
function integerOf(range) {
  return getOrMake(ranged, range, ([least, most]) => {
    const flaw4 = (value2) => {
      const number2 = Number(isExactNumber(value2) ? value2.$number : value2);
      return number2 >= least && number2 <= most ? void 0 : `is not from ${least} to ${most}`;
    };
    return { ...integer, flaw: flaw4 };
  });
}
var text = {
  description: "a text: the same text",
  examples: [{ list: ["eu-central-1"], covers: ["eu-central-1"], leaves: ["EU-central-1", "eu-central-1 ", "eu-*"] }],
  malformed: ["eu\u202e-central"],
  type: "string",
  flaw: (value2) => dirty.test(textOf(value2)) ? "has invisible or control characters" : void 0
};
var choice = {
  description: "one of the known values",
  type: "string",
  examples: [{ list: ["openai"], covers: ["openai"], leaves: ["OpenAI", "open*"] }]
};
var json = {
  description: "any value: the same value",
  type: "any",
  examples: [{ list: [{ a: 1, b: 2 }], covers: [{ b: 2, a: 1 }], leaves: [{ a: 1 }, [1]] }]
};
var secret = {
  description: "a secret: a literal, or a reference such as ${NAME}; only its form is judged",
  examples: [],
  type: "any"
};
var keyed = { description: "a list of entries, each with its key", type: "any", examples: [] };
var map = { description: "a map of entries by name", type: "object", examples: [] };
// src/catalog/kinds/marketplace.ts
var places = ["repo", "url"];
var name = { ...text, flaw: (value2) => unclean(textOf(value2), false) };
var members = [
  ...places.map((key) => [key, repository]),
  ...["source", "path", "ref", "sha"].map((key) => [key, name])
];
function without(entry, key) {
  const { [key]: _, ...rest } = entry;
  return rest;
}
function stems(entry) {
  return places.flatMap((key) => typeof entry[key] === "string" ? [repositoryStem(entry[key])] : []);
}
function sourceOf(value2) {
  if (!isObject(value2)) throw new TypeError("a marketplace was asked of another value");
  const source = bag();
  for (const [key, member] of Object.entries(value2)) if (!isUnset(member)) source[key] = member;
  return source;
}
var marketplace = {
  description: "a marketplace source such as { source: github, repo: owner/name }; the same keys and values, ignoring a pin (sha)",
  examples: [
    {
      list: [{ source: "github", repo: "corp/plugins" }],
      covers: [
        { source: "github", repo: "corp/plugins" },
        { repo: "corp/plugins", source: "github", sha: "0123456789012345678901234567890123456789" }
      ],
      leaves: [
        { source: "github", repo: "corp/plugins", ref: "main" },
        { source: "github", repo: "evil/plugins" },
        { source: "url", url: "https://github.com/corp/plugins" }
      ]
    }
  ],
  same: [
    [
      { repo: "corp/plugins", source: "github" },
      { source: "github", repo: "corp/plugins" },
      { source: "github", repo: "corp/plugins", url: null, ref: [] }
    ]
  ],
  malformed: [{ repo: "corp/plugins" }, { source: "github", repo: "corp/../plugins" }],
  type: "object",
  flaw: (value2) => {
    const entry = sourceOf(value2);
    if (typeof entry["source"] !== "string") return "has no source";
    for (const [key, kind] of members) {
      const member = entry[key];
      const flaw4 = member === void 0 || isOpaque(member) ? void 0 : flawOf(kind, member);
      if (flaw4) return `has a ${key} that ${flaw4}`;
    }
    return void 0;
  },
  normal: (value2) => canonical(sourceOf(value2)),
  spelling: sourceOf,
  coverage: (list3) => {
    const sources3 = new Set(list3.map((source) => canonical(sourceOf(source))));
    return (actual) => {
      const source = sourceOf(actual);
      return sources3.has(canonical(source)) || sources3.has(canonical(without(source, "sha")));
    };
  },
  overlaps: (list3) => anyOf(list3, sourceOf, sourcesOverlap)
};
function sourcesOverlap(a, b) {
  const [left, right] = [stems(a), stems(b)];
  if (left.length > 0 && right.length > 0) return left.some((stem) => right.includes(stem));
  const bare = (entry) => without(without(entry, "sha"), "ref");
  return canonical(bare(a)) === canonical(bare(b));
}
// src/catalog/kinds/name.ts
function names(label2, example) {
  return {
    description: `${label2}: the same text, case-sensitive; * in a listed value matches any characters`,
    examples: [example],
    malformed: [" ls", "l\u0455", "ls\u200b"],
    type: "string",
    wildcards: true,
    flaw: (value2) => unclean(textOf(value2), true),
    coverage: (list3) => {
      const exact = new Set(list3.filter((entry) => !isGlob(entry)));
      const globs = list3.filter(isGlob);
      return (actual) => exact.has(actual) || globs.some((glob) => globMatches(glob, textOf(actual)));
    },
    overlaps: (list3) => (actual) => list3.some((entry) => globsOverlap(textOf(actual), textOf(entry)))
  };
}
function isGlob(value2) {
  return typeof value2 === "string" && value2.includes("*");
}
var command = names("a command", {
  list: ["git status", "npm run *"],
  covers: ["git status", "npm run build"],
  leaves: ["git status --short", "Git status", "npm run", "npm *"]
});
var mcp = names("an MCP server: a host name, or a command with its arguments", {
  list: ["mcp.example.com", "corp-mcp *"],
  covers: ["mcp.example.com", "corp-mcp --read-only"],
  leaves: ["evil.mcp.example.com", "MCP.example.com", "corp-mcp", "*"]
});
var model = names("a model id", {
  list: ["gpt-5", "claude-sonnet-4-*"],
  covers: ["gpt-5", "claude-sonnet-4-20260101"],
  leaves: ["gpt-5-mini", "GPT-5", "claude-sonnet-4", "claude-*"]
});
var user = names("a user id", {
  list: ["user_01ABC"],
  covers: ["user_01ABC"],
  leaves: ["user_01abc", "user_01ABCD", "*"]
});
// src/catalog/kinds/path-glob.ts
var import_picomatch = __toESM(require_picomatch2(), 1);
var options = {
  nonegate: true,
  nobrace: true,
  noextglob: true,
  dot: true,
  windows: false,
  literalBrackets: false
};
function isGlob2(text22) {
  return /[*?[\]]/.test(text22);
}
function isCostly(segment2) {
  return /[?[\]]/.test(segment2) && segment2.split("*").length > 3;
}
function segmentTest(pattern) {
  if (!isGlob2(pattern)) return (segment2) => segment2 === pattern;
  const escaped = pattern.replace(/[|"+]|(?<!\[)\^|\[(?!.[^\]]*\])/gs, "\\$&");
  const test = /[?[\]]/.test(pattern) ? (0, import_picomatch.default)(escaped, options) : (text22) => globMatches(pattern, text22);
  return (segment2) => segment2 !== ".." && test(segment2);
}
function pathGlob(pattern) {
  const tests = pattern.map((segment2) => segment2 === "**" ? "any" : segmentTest(segment2));
  return (path23) => {
    let [p, t, star, resume] = [0, 0, -1, 0];
    while (t < path23.length) {
      const test = tests[p];
      if (test === "any") [star, resume] = [p++, t];
      else if (test?.(path23[t] ?? "")) [p, t] = [p + 1, t + 1];
      else if (star >= 0 && path23[resume] !== "..") [p, t] = [star + 1, ++resume];
      else return false;
    }
    return tests.slice(p).every((test) => test === "any");
  };
}
function pathsMeet(a, b) {
  let row2 = Array.from({ length: b.length + 1 }, () => true);
  for (let i = a.length - 1; i >= 0; i--) {
    const next = [];
    next[b.length] = true;
    for (let j = b.length - 1; j >= 0; j--)
      next[j] = a[i] === "**" || b[j] === "**" ? row2[j] === true || next[j + 1] === true : row2[j + 1] === true && segmentsMeet(a[i] ?? "", b[j] ?? "");
    row2 = next;
  }
  return row2[0] === true;
}
function segmentsMeet(a, b) {
  const wide = (segment2) => segment2.replace(/\[\^?.[^\]]*\]|[?[\]]/gs, "*");
  return a === b || globsOverlap(wide(a), wide(b));
}
// src/catalog/kinds/path.ts
var MAX_PATH = 4096;
var MAX_SEGMENT = 255;
function normalise(text22) {
  const absolute = text22.startsWith("/");
  const out = [];
  for (const part of text22.split("/")) {
    if (part === "" || part === ".") continue;
    if (part === ".." && out.length > 0 && out.at(-1) !== ".." && out.at(-1) !== "~") out.pop();
    else if (part !== ".." || !absolute) out.push(part);
  }
  return absolute ? `/${out.join("/")}` : out.join("/") || ".";
}
function flaw2(value2, inPolicy) {
  const text22 = textOf(value2);
  const dirty2 = unclean(text22, false);
  if (dirty2) return dirty2;
  const parts2 = text22.split("/");
  if (text22.length > MAX_PATH || parts2.some((part) => part.length > MAX_SEGMENT)) return "is longer than a path can be";
  if (/\$|%[A-Za-z_]\w*%|`/.test(text22)) return "has a variable, which cannot be resolved here";
  if (text22.includes("\\")) return "has a backslash, which systems read differently";
  if (/^[A-Za-z]:/.test(text22)) return "has a drive letter, which systems read differently";
  if (/^[A-Za-z][\w+.-]*:\/\//.test(text22)) return "is an address, and not a path";
  if (/^~[^/]/.test(text22)) return "names another user's home, which cannot be resolved here";
  if (parts2.includes("~", 1)) return "has a ~ that is not its start, which can be read in two ways";
  if (text22.startsWith("~/") && normalise(text22).split("/").includes("..")) return "climbs above the home folder";
  const climb = parts2.lastIndexOf("..");
  if (parts2.some((part, i) => i < climb && isGlob2(part))) return "climbs out of a wildcard, which can lead anywhere";
  if (/^!|[{}]|[!@+?*]\(/.test(text22) || inPolicy && isGlob2(text22) && /[!()]/.test(text22))
    return "has negation, braces or groups, which paths here do not have";
  if (parts2.some(isCostly)) return "has more than two * in a segment with ? or []";
  return void 0;
}
function segments(value2) {
  const path23 = normalise(textOf(value2));
  const parts2 = path23.split("/").filter((part) => part !== "");
  if (path23.startsWith("/")) return ["/", ...parts2];
  return ["~", ".", "..", "**"].includes(parts2[0] ?? "") ? parts2 : [".", ...parts2];
}
function fixedSegmentsOf(path23) {
  const at2 = path23.findIndex(isGlob2);
  return at2 < 0 ? path23 : path23.slice(0, at2);
}
function isRoot(path23) {
  return path23[0] === "/" && path23.slice(1).every((segment2) => /^\*+$/.test(segment2));
}
function within(path23, folder2) {
  if (folder2.length === 1 && folder2[0] === "/") return true;
  const climbs = (of2) => of2.filter((segment2) => segment2 === "..").length;
  if (folder2.length > 0 && folder2.every((segment2) => segment2 === "." || segment2 === ".."))
    return (path23[0] === "." || path23[0] === "..") && climbs(path23) <= climbs(folder2);
  return folder2.every((segment2, i) => segment2 === path23[i]);
}
function read(pattern) {
  const start = fixedSegmentsOf(pattern);
  const isSamePath = (path23) => path23.length === pattern.length && path23.every((segment2, i) => segment2 === pattern[i]);
  const folder2 = pattern.slice(start.length).every((segment2) => segment2 === "**");
  const inside3 = (path23) => folder2 && within(fixedSegmentsOf(path23), start);
  let glob;
  const matches3 = (path23) => !folder2 && (glob ??= pathGlob(pattern))(path23);
  return {
    // An actual glob cannot be tested as a text, because its matches are unknown.
    covers: (actual) => isSamePath(actual) || inside3(actual) || !actual.some(isGlob2) && matches3(actual),
    spans: (entry) => isSamePath(entry) || inside3(entry)
  };
}
var path = {
  description: "a path; covers itself and everything below it; a listed path may be a glob (* within a segment, ** across segments)",
  examples: [
    {
      list: ["~/src", "/tmp/*/cache"],
      covers: ["~/src", "~/src/app/x.ts", "~/src/./app", "/tmp/a/cache"],
      leaves: ["~/srcs", "~", "~/src/../.ssh", "/tmp/cache", "/tmp/a/b/cache"]
    }
  ],
  same: [["~/src", "~/src/", "~//src/./app/.."]],
  malformed: ["$HOME/src", "~bo/src", "C:\\src", "C:/src", "file:///src", "~/../x", "!/tmp"],
  type: "string",
  flaw: flaw2,
  normal: (value2) => normalise(textOf(value2)),
  coverage: (list3) => {
    const patterns = list3.map((entry) => read(segments(entry)));
    return (actual) => {
      const path23 = segments(actual);
      return patterns.some((entry) => entry.covers(path23));
    };
  },
  spans: (list3) => {
    const patterns = list3.map((entry) => read(segments(entry)));
    return (entry) => patterns.some((pattern) => pattern.spans(segments(entry)));
  },
  overlaps: (list3) => {
    const listedPaths = list3.map(segments).map((path23) => ({ path: path23, pattern: read(path23) }));
    return (actual) => {
      const own = segments(actual);
      const ownPattern = read(own);
      const meets = ({ path: path23, pattern }) => isRoot(path23) || ownPattern.spans(path23) || pattern.spans(own) || pathsMeet(own, path23);
      return listedPaths.length > 0 && (isRoot(own) || listedPaths.some(meets));
    };
  }
};
// src/catalog/kinds/url.ts
var shape = /^(https?):\/\/([^/?#]*)([^?#]*)(?:\?[^#]*)?(?:#.*)?$/i;
function flaw3(value2) {
  const text22 = textOf(value2);
  const dirty2 = unclean(text22, true);
  if (dirty2) return dirty2;
  const parts2 = shape.exec(text22);
  if (!parts2) return "is not an http or https address";
  const [, , authority = "", path23 = ""] = parts2;
  if (authority.includes("@")) return "carries a user name or password";
  let url2;
  try {
    url2 = new URL(text22);
  } catch {
    return "is not an address";
  }
  if (/:0+$/.test(authority)) return "has the port 0, which is none";
  const host = authority.replace(/:\d*$/, "");
  if (host.toLowerCase() !== url2.hostname || /:0\d|:$/.test(authority)) return "spells its host in a way that hides it";
  if (host.endsWith(".")) return "ends its host in a dot";
  if (authority.includes("*") || path23.includes("*")) return "has a wildcard, which addresses do not have";
  if (path23 !== "" && (path23 !== url2.pathname || hiddenPart.test(path23))) return "spells its path in a way that hides it";
  return confusable(url2.hostname);
}
var hiddenPart = /\/\/|\/\.{1,2};|\\|%(?:2[DEdeFf5]|3\d|4[1-9A-Fa-f]|5[0-9AaCcFf]|6[1-9A-Fa-f]|7[0-9AaEe]|(?![0-9A-Fa-f]{2}))/;
function placeOf(value2) {
  const url2 = new URL(textOf(value2));
  const path23 = url2.pathname.replace(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase());
  return { origin: url2.origin, path: path23.replace(/\/$/, ""), suffix: url2.search + url2.hash };
}
function isAtOrBelow({ origin, path: path23 }, above) {
  return origin === above.origin && (path23 === above.path || path23.startsWith(`${above.path}/`));
}
var url = {
  description: "a URL; covers URLs with the same scheme, host and port, at or below its path; a query or fragment must be listed exactly, and is not covered if a part of it is redacted",
  examples: [
    {
      list: ["https://llm.example.com/v1"],
      covers: ["https://llm.example.com/v1", "https://LLM.example.com:443/v1/chat", "https://llm.example.com/v1/"],
      leaves: [
        "https://llm.example.com/v2",
        "https://llm.example.com/v10",
        "https://llm.example.com/v1?to=evil.example",
        "http://llm.example.com/v1",
        "https://llm.example.com.evil.example/v1"
      ]
    }
  ],
  same: [["https://llm.example.com/v1", "HTTPS://LLM.example.com:443/v1/"]],
  malformed: [
    "https://a:b@llm.example.com/v1",
    "https://llm.example.com/v1/../v2",
    "https://*.example.com",
    "https://llm.example.com:0/v1",
    "llm.example.com/v1"
  ],
  type: "string",
  flaw: flaw3,
  normal: (value2) => {
    const { origin, path: path23, suffix } = placeOf(value2);
    return origin + path23 + suffix;
  },
  coverage: (list3) => anyOf(list3, placeOf, (at2, entry) => isAtOrBelow(at2, entry) && (at2.suffix === "" || at2.suffix === entry.suffix)),
  // Two URLs overlap if one is at or below the other: both then cover the deeper URL without its query.
  overlaps: (list3) => anyOf(list3, placeOf, (at2, entry) => isAtOrBelow(at2, entry) || isAtOrBelow(entry, at2))
};
// src/catalog/kinds/index.ts
var kinds3 = {
  boolean,
  integer,
  scale,
  enum: choice,
  text,
  model,
  command,
  mcp,
  user,
  email,
  domain,
  cidr,
  url,
  path,
  repository,
  marketplace,
  secret,
  json,
  keyed,
  map
};
function kindOf(setting2) {
  if (setting2.kind === "scale") return scaleOf(setting2);
  return setting2.range ? integerOf(setting2.range) : kinds3[setting2.kind];
}

import { efforts, providers } from "./base.js";

// src/catalog/first-match.ts
var import_picomatch2 = __toESM(require_picomatch2(), 1);
var requiredLevels = ["low", "medium", "high"];
var strictest = requiredLevels.length - 1;
var MANY = 50;
function firstMatchDirection(from2, to) {
  const [before2, after2] = [rulesIn(from2), rulesIn(to)];
  if (!before2 || !after2) return "unknown";
  const patterns = [...new Set([...before2, ...after2].map(({ pattern }) => pattern))];
  if (patterns.length > MANY) return "unknown";
  const directions2 = new Set(
    regionsOf(patterns).map((region) => directionOf(levelOf(before2, region), levelOf(after2, region)))
  );
  return ["looser", "unknown", "tighter"].find((way) => directions2.has(way)) ?? "neutral";
}
function rulesIn(value2) {
  if (value2 === void 0) return [];
  if (!isArray(value2)) return void 0;
  const rules2 = value2.flatMap((entry) => {
    const { urlPattern: pattern, defaultLevel } = isObject(entry) ? entry : {};
    const level = positionOf(requiredLevels, defaultLevel);
    const isReadable = typeof pattern === "string" && !isOpaque(pattern) && isSimple(pattern);
    return isReadable && level !== void 0 ? [{ pattern, level }] : [];
  });
  return rules2.length === value2.length ? rules2 : void 0;
}
function isSimple(pattern) {
  return !/[?[\]{}()!|\\]/.test(pattern) && (pattern.match(/\*+/g) ?? []).length <= 6 && pattern.length <= 2e3;
}
function regionsOf(patterns) {
  return patterns.flatMap((a, i) => [
    [a],
    ...patterns.slice(i + 1).flatMap((b) => globsOverlap(a, b) ? [[a, b]] : [])
  ]);
}
function directionOf(before2, after2) {
  if (before2 === after2) return "neutral";
  if (before2 === void 0) return after2 === strictest ? "tighter" : "unknown";
  if (after2 === void 0) return before2 === strictest ? "looser" : "unknown";
  return after2 < before2 ? "looser" : "tighter";
}
function levelOf(rules2, region) {
  return rules2.find(({ pattern }) => region.some((narrow) => covers2(pattern, narrow)))?.level;
}
function covers2(wide, narrow) {
  if (wide === narrow) return true;
  const matches3 = (0, import_picomatch2.default)(wide);
  return [[], [""], ["", ""]].every(
    (segments3) => matches3(
      narrow.split("/").flatMap((segment2) => segment2 === "**" ? segments3 : [segment2.replaceAll(/\*+/g, "")]).join("/")
    )
  );
}
// src/catalog/settings/row.ts
function row(path8, description, looser, unset2, fields) {
  const [as, means, value2] = unset2;
  return {
    path: path8,
    description,
    looser,
    unset: { as, means, ...value2 && { default: value2 } },
    class: "public",
    ...fields
  };
}
function shapeOf(fields, texts) {
  return { ...Object.fromEntries(Object.keys(fields).map((member) => [member, null])), ...texts };
}
function flag(path8, description, looser, unset2) {
  return row(path8, description, looser, unset2, { kind: "boolean" });
}
function map2(path8, description) {
  return row(path8, description, "none", noEntries, { kind: "map" });
}
var free = ["between", "not enforced: the product default, or what a project or user sets"];
var noneAdded = ["nothing", "nothing added to the product's own list"];
var empty = ["nothing", "an empty list"];
var noEntries = ["nothing", "no entries"];
var absent = ["unknown", "the product default applies"];
var autonomy = ["off", "low", "medium", "high"];
var autonomyMeans = {
  off: "reads, and runs allow-listed commands",
  low: "also edits files, and runs commands and MCP tools of low risk",
  medium: "also changes the workspace in ways that can be undone, such as installing packages and committing",
  high: "also does what cannot be undone, such as pushing, deploying and migrating"
};
// src/catalog/settings/autonomy.ts
var required = {
  low: "runs without asking at low autonomy or higher",
  medium: "runs without asking at medium autonomy or higher",
  high: "runs without asking at high autonomy only"
};
var urlFields = { urlPattern: "url", defaultLevel: "public" };
var autonomySettings = [
  row(
    "maxAutonomyLevel",
    "The highest autonomy that a session may reach. This is the effective control.",
    "up",
    ["loosest", "no cap: high"],
    { kind: "scale", values: autonomy, meanings: autonomyMeans }
  ),
  row(
    "subagentAutonomyLevel",
    "The autonomy of subagents, within the cap.",
    "up",
    ["loosest", "not enforced: inherited from the parent session, or what a project or user sets"],
    { kind: "scale", values: autonomy, inherits: "inherit", meanings: { inherit: "the level of the parent session" } }
  ),
  map2(
    "mcpAutonomyOverrides",
    "The autonomy that a session needs so that tools of an MCP server run without asking, by server."
  ),
  row(
    "mcpAutonomyOverrides[*].defaultLevel",
    "The autonomy that every tool of the server needs to run without asking. The level high is the strictest.",
    "down",
    ["unknown", "the built-in class of each tool"],
    { kind: "scale", values: requiredLevels, meanings: required }
  ),
  map2("mcpAutonomyOverrides[*].tools", "The autonomy that the server's tools need, by tool."),
  row(
    "mcpAutonomyOverrides[*].tools[*]",
    "The autonomy that the tool needs to run without asking. The level high is the strictest.",
    "down",
    ["unknown", "the server's level, else the built-in class"],
    { kind: "scale", values: requiredLevels, meanings: required }
  ),
  row(
    "mcpAutonomyUrlOverrides",
    "The autonomy that tools need to run without asking, by address of the MCP server. The level high is the strictest. The first pattern that matches decides.",
    "first-match",
    empty,
    {
      kind: "json",
      list: "ordered",
      meanings: required,
      fields: urlFields,
      shape: shapeOf(urlFields, { defaultLevel: requiredLevels })
    }
  ),
  map2(
    "builtInToolAutonomyOverrides",
    "The autonomy that a session needs so that built-in tools run without asking, by tool."
  ),
  row(
    "builtInToolAutonomyOverrides[*]",
    "The autonomy that the tool needs to run without asking. The level high is the strictest.",
    "down",
    ["loosest", "low, the most permissive"],
    { kind: "scale", values: requiredLevels, meanings: required }
  )
];
// src/catalog/settings/commands.ts
var list = { kind: "command", list: "set", class: "command" };
var commands = [
  row("commandAllowlist", "Commands that run without asking.", "added", noneAdded, {
    ...list,
    allows: "programs",
    deniedBy: ["commandBlocklist", "commandDenylist"]
  }),
  row("commandDenylist", "Commands that always ask first.", "removed", noneAdded, list),
  row("commandBlocklist", "Commands that never run.", "removed", empty, list),
  row("hooks", "Commands that run on every member's machine, by event.", "none", noEntries, {
    kind: "map",
    class: "command"
  }),
  row("hooks[*]", "The hooks of one event: each is a command run on every member's machine.", "set", empty, {
    kind: "json",
    list: "ordered",
    class: "command",
    lever: "command",
    shape: {
      matcher: null,
      commandRegex: null,
      hooks: { type: ["command"], command: null, commandRegex: null, timeout: null }
    }
  }),
  flag("allowManagedHooksOnly", "Whether hooks of users and projects are ignored.", "off", ["between", "false"]),
  flag("hooksDisabled", "Whether all hooks are off.", "on", ["between", "false"]),
  flag("showHookOutput", "Whether hook output is shown.", "none", absent)
];
// src/catalog/settings/custom-models.ts
var model2 = "customModels[*]";
var hosted = `${model2}.hostedProvider`;
var customModels = [
  row("customModels", "Models that the organization adds.", "none", noEntries, { kind: "keyed", key: "id" }),
  row(`${model2}.id`, "The model's key, starting with `custom:`.", "none", absent, { kind: "model" }),
  row(`${model2}.model`, "The provider's name of the model.", "none", absent, { kind: "model" }),
  row(`${model2}.displayName`, "The name that members see.", "none", absent, { kind: "text" }),
  row(`${model2}.provider`, "The protocol of the model's API.", "none", absent, { kind: "enum", values: providers }),
  row(`${model2}.index`, "The place in the menu.", "none", absent, { kind: "integer" }),
  row(`${model2}.baseUrl`, "Where prompts, code and the key are sent.", "set", absent, {
    kind: "url",
    class: "url",
    lever: "endpoint"
  }),
  row(
    `${model2}.apiKey`,
    "The provider's key: a literal, or a reference such as ${NAME}.",
    "literal",
    ["unknown", "no key"],
    { kind: "secret", class: "secret" }
  ),
  row(`${model2}.maxContextLimit`, "The context limit, in tokens.", "none", absent, { kind: "integer" }),
  row(`${model2}.thinkingMaxTokens`, "The thinking limit, in tokens.", "none", absent, { kind: "integer" }),
  row(`${model2}.maxOutputTokens`, "The output limit, in tokens.", "none", absent, { kind: "integer" }),
  flag(`${model2}.enableThinking`, "Whether the model thinks first.", "none", absent),
  flag(`${model2}.noImageSupport`, "Whether the model accepts no images.", "none", absent),
  row(`${model2}.reasoningEffort`, "The reasoning effort.", "none", absent, { kind: "enum", values: efforts }),
  map2(`${model2}.extraHeaders`, "Headers that are sent with every request."),
  row(`${model2}.extraHeaders[*]`, "The header's value; often a credential.", "unknown", ["unknown", "not sent"], {
    kind: "secret",
    class: "secret"
  }),
  map2(`${model2}.extraArgs`, "Arguments that are added to every request."),
  row(
    `${model2}.extraArgs[*]`,
    "The argument's value; its texts are treated as secret.",
    "unknown",
    ["unknown", "not sent"],
    { kind: "json", class: "secret" }
  ),
  row(`${hosted}.cloudProfile`, "The cloud profile.", "none", absent, { kind: "text" }),
  row(`${hosted}.cloudRegion`, "The cloud region.", "none", absent, { kind: "text" }),
  row(`${hosted}.hostedBaseUrl`, "Where prompts are sent instead of the provider's own address.", "set", absent, {
    kind: "url",
    class: "url",
    lever: "endpoint"
  }),
  row(
    `${hosted}.cloudAuthRefresh`,
    "A shell command run on members' machines to refresh cloud credentials.",
    "set",
    ["nothing", "no command"],
    { kind: "command", class: "command", lever: "command" }
  ),
  row(
    `${hosted}.cloudCredentialExport`,
    "A shell command run on members' machines to export cloud credentials.",
    "set",
    ["nothing", "no command"],
    { kind: "command", class: "command", lever: "command" }
  )
];
// src/catalog/settings/models.ts
var list2 = { kind: "model", list: "set" };
var allowAll = "modelPolicy.allowAllServiceModels";
var byList = { switch: { path: allowAll, on: false, offIsSafe: false } };
var everyModel = "every model, perhaps not if allowAllServiceModels is false";
var models = [
  row("modelPolicy.allowedModelIds", "The models that members may use.", "added", ["everything", everyModel], {
    ...list2,
    allows: "models",
    overriddenBy: "userModelPolicies[*].allowedModelIds",
    deniedBy: ["blockedModelIds"],
    unclearWithout: allowAll,
    ...byList
  }),
  row("modelPolicy.blockedModelIds", "The models that nobody may use.", "removed", ["nothing", "none blocked"], {
    ...list2,
    overriddenBy: "userModelPolicies[*].blockedModelIds",
    ...byList
  }),
  row(
    "modelPolicy.allowedBaseUrls",
    "The addresses to which custom models may connect.",
    "added",
    ["everything", "every address"],
    { kind: "url", list: "set", class: "url", allows: "urls" }
  ),
  flag("modelPolicy.allowCustomModels", "Whether members may add models of their own.", "on", [
    "loosest",
    "not restricted"
  ]),
  row(
    allowAll,
    "Whether all models of the service are allowed, whatever the lists say.",
    "on",
    ["between", "the lists apply"],
    { kind: "boolean", overriddenBy: "userModelPolicies[*].allowAllServiceModels" }
  ),
  flag("modelPolicy.isFastModelsAllowed", "Whether the faster and more expensive variants are allowed.", "on", [
    "loosest",
    "allowed"
  ]),
  row(
    "modelPolicy.requireExplicitOptInModelIds",
    "Models that a member must opt in to before use.",
    "unknown",
    empty,
    list2
  ),
  row("userModelPolicies", "Overrides of the model policy, by user id.", "none", noEntries, {
    kind: "map",
    class: "personal"
  }),
  row(
    "userModelPolicies[*].allowedModelIds",
    "The models that this user may use.",
    "added",
    ["nothing", "no override"],
    {
      ...list2,
      deniedBy: ["blockedModelIds"]
    }
  ),
  row(
    "userModelPolicies[*].blockedModelIds",
    "The models that this user may not use.",
    "removed",
    ["nothing", "none blocked"],
    list2
  ),
  flag(
    "userModelPolicies[*].allowAllServiceModels",
    "Whether this user may use all models of the service, whatever the lists say.",
    "on",
    ["between", "no override"]
  ),
  map2("subagentModelSettings", "Models and efforts of subagents, by size."),
  row("subagentModelSettings[*]", "The model or reasoning effort.", "none", absent, { kind: "text" }),
  row("factoryRouterGuidance", "Text that the model router gets.", "unknown", absent, { kind: "text", class: "free" }),
  row("factoryRouterRules", "Rules that the model router gets.", "unknown", empty, {
    kind: "json",
    list: "ordered",
    class: "command"
  })
];
// src/catalog/settings/organization.ts
var people = { kind: "email", list: "set", class: "personal", allows: "people" };
var organization = [
  row(
    "cloudSessionSync",
    "Whether the service stores transcripts. If true, they leave the machine. If false, no central record exists.",
    "unknown",
    ["unknown", "true"],
    { kind: "boolean", guards: true }
  ),
  flag("wikiCloudSync", "Whether generated wikis are stored by the service.", "on", ["loosest", "true"]),
  flag("includeCoAuthoredByAgent", "Whether commits carry a trailer that names the agent.", "off", [
    "between",
    "true, but users may turn it off"
  ]),
  flag("enableAgentShield", "Whether commits and pushes made through the agent are scanned for secrets.", "off", [
    "between",
    "on, but users may turn it off"
  ]),
  flag("ideAutoConnect", "Whether the agent connects to a running editor by itself.", "on", [
    "between",
    "false, but users may turn it on"
  ]),
  flag("restrictMemberVisibility", "Whether members are hidden from non-admins.", "off", ["loosest", "false"]),
  flag("restrictApiKeyCreationToManagers", "Whether only managers may create API keys.", "off", ["loosest", "false"]),
  flag("managedComputersEnabled", "Whether members may use hosted computers.", "on", ["between", "false"]),
  flag("byomComputersEnabled", "Whether members may register machines of their own.", "on", ["between", "false"]),
  row("managedComputersAllowedEmails", "Who may use hosted computers.", "added", ["everything", "all members"], {
    ...people,
    switch: { path: "managedComputersEnabled", on: true, offIsSafe: true }
  }),
  row("byomComputersAllowedEmails", "Who may register machines of their own.", "added", ["everything", "all members"], {
    ...people,
    switch: { path: "byomComputersEnabled", on: true, offIsSafe: true }
  }),
  row(
    "sessionRetentionDays",
    "How many days sessions are kept (14 to 365).",
    "unknown",
    ["unknown", "the organization default"],
    { kind: "integer", range: [14, 365] }
  ),
  flag("disableAutoUpdate", "Whether the client stays at its version.", "unknown", ["unknown", "false"]),
  flag("disableWeeklyUsageSummary", "Whether the weekly usage mail is off.", "on", ["between", "false"]),
  flag("voiceDictationEnabled", "Whether voice dictation is offered.", "none", free)
];
// src/catalog/settings/reach.ts
var sourceFields = {
  source: "public",
  repo: "url",
  url: "url",
  path: "public",
  ref: "public",
  sha: "public"
};
var sources2 = ["github", "url", "local", "git-subdir"];
var on = (path8) => ({ path: path8, on: true, offIsSafe: false });
var reach = [
  flag("mcpPolicy.enabled", "Whether the MCP allowlist is enforced.", "off", ["loosest", "not enforced"]),
  row(
    "mcpPolicy.allowlist",
    "MCP servers that may run: host names, or commands with arguments.",
    "added",
    ["nothing", "all servers blocked"],
    { kind: "mcp", list: "set", class: "command", switch: on("mcpPolicy.enabled"), allows: "servers" }
  ),
  flag("missionPolicy.restrictedAccess", "Whether only listed users may start missions.", "off", [
    "loosest",
    "everyone may"
  ]),
  row("missionPolicy.allowedUserIds", "Who may start missions.", "added", ["nothing", "nobody"], {
    kind: "user",
    list: "set",
    class: "personal",
    switch: on("missionPolicy.restrictedAccess")
  }),
  map2(
    "enabledPlugins",
    "Plugins that are installed (true) or forbidden (false) on every machine, as name@marketplace."
  ),
  row("enabledPlugins[*]", "Whether the plugin is installed on every machine.", "on", ["between", "left to members"], {
    kind: "boolean",
    lever: "plugin"
  }),
  map2("extraKnownMarketplaces", "Plugin marketplaces that are added on every machine."),
  ...Object.entries({ source: "set", repo: "set", url: "set", path: "set", ref: "unknown", sha: "unset" }).map(
    ([field, looser]) => row(
      `extraKnownMarketplaces[*].source.${field}`,
      field === "sha" ? "The commit to which the marketplace is pinned." : `The marketplace's ${field}.`,
      looser,
      ["nothing", field === "sha" ? "not pinned" : "not given"],
      field === "source" ? { kind: "enum", values: sources2, lever: "marketplace" } : {
        lever: "marketplace",
        kind: field === "repo" || field === "url" ? "repository" : "text",
        class: sourceFields[field] ?? "public"
      }
    )
  ),
  row(
    "strictKnownMarketplaces",
    "The only marketplaces that members may add.",
    "added",
    ["everything", "every marketplace"],
    { kind: "marketplace", list: "set", fields: sourceFields, shape: shapeOf(sourceFields, { source: sources2 }) }
  ),
  row("networkPolicy.allowedIps", "The allowed addresses.", "added", ["everything", "every address"], {
    kind: "cidr",
    list: "set",
    allows: "addresses"
  })
];
// src/catalog/settings/sandbox.ts
var sandboxed = { switch: { path: "sandbox.enabled", on: true, offIsSafe: false, elsewhere: true } };
var toggle = { kind: "boolean", ...sandboxed };
var paths = { kind: "path", list: "set", ...sandboxed };
var port = { kind: "integer", range: [1, 65535], ...sandboxed };
var fs = "sandbox.filesystem";
var net = "sandbox.network";
var sandbox = [
  flag("sandbox.enabled", "Whether commands run in the sandbox.", "off", ["loosest", "off"]),
  row(
    "sandbox.mode",
    "What the sandbox isolates: the whole process, or each command.",
    "up",
    ["loosest", "per-command"],
    {
      kind: "scale",
      values: ["whole-process", "per-command"],
      meanings: {
        "whole-process": "the agent itself and all it starts",
        "per-command": "each command; the agent itself stays outside"
      },
      ...sandboxed
    }
  ),
  row(`${fs}.allowWrite`, "Paths that commands may write, besides the working directory.", "added", empty, {
    ...paths,
    allows: "folders",
    deniedBy: ["denyWrite"]
  }),
  row(`${fs}.allowRead`, "Paths inside a denied folder that commands may read nevertheless.", "added", empty, paths),
  row(`${fs}.denyWrite`, "Paths that commands may never write.", "removed", empty, paths),
  row(`${fs}.denyRead`, "Paths that commands may never read.", "removed", ["nothing", "everything can be read"], paths),
  row(`${net}.allowedDomains`, "Hosts that commands may reach.", "added", ["nothing", "no network"], {
    kind: "domain",
    list: "set",
    allows: "hosts",
    ...sandboxed
  }),
  row(
    `${net}.allowUnixSockets`,
    "Unix sockets that commands may use. docker.sock gives access to the whole host.",
    "added",
    empty,
    {
      ...paths,
      allows: "sockets"
    }
  ),
  row(`${net}.allowAllUnixSockets`, "Whether every Unix socket may be used.", "on", ["between", "false"], toggle),
  row(`${net}.allowLocalBinding`, "Whether commands may listen on local ports.", "on", ["between", "false"], toggle),
  row(
    `${net}.httpProxyPort`,
    "The port of the organization's own HTTP proxy.",
    "set",
    ["nothing", "the sandbox's own proxy"],
    port
  ),
  row(
    `${net}.socksProxyPort`,
    "The port of the organization's own SOCKS proxy.",
    "set",
    ["nothing", "the sandbox's own proxy"],
    port
  )
];
// src/catalog/settings/sessions.ts
var sessions = [
  row("sessionDefaultSettings.model", "The model with which a new session starts.", "none", free, { kind: "model" }),
  row("sessionDefaultSettings.reasoningEffort", "The reasoning effort with which a new session starts.", "none", free, {
    kind: "enum",
    values: efforts
  }),
  row(
    "sessionDefaultSettings.interactionMode",
    "How a new session works: planning first, directly, or as a mission.",
    "up",
    ["between", "not enforced: auto", "auto"],
    {
      kind: "scale",
      values: ["spec", "auto", ["mission", "agi"]],
      meanings: {
        spec: "plans first, and waits",
        auto: "works directly",
        mission: "works by itself for hours",
        agi: "the older name of mission"
      }
    }
  ),
  row(
    "sessionDefaultSettings.autonomyLevel",
    "The autonomy with which a new session starts. It is a default, not a cap.",
    "up",
    ["between", "not enforced: off"],
    { kind: "scale", values: autonomy, meanings: autonomyMeans }
  ),
  row(
    "sessionDefaultSettings.autonomyMode",
    "Deprecated form of interaction mode and autonomy level in one.",
    "up",
    ["between", "not enforced: normal", "normal"],
    { kind: "scale", values: ["spec", "normal", "auto-low", "auto-medium", "auto-high"] }
  ),
  row("sessionDefaultSettings.specModeModel", "The model that is used while planning.", "none", free, {
    kind: "model"
  }),
  row("sessionDefaultSettings.specModeReasoningEffort", "The reasoning effort while planning.", "none", free, {
    kind: "enum",
    values: efforts
  }),
  flag("sessionDefaultSettings.runInWorktree", "Whether a new session works in a worktree of its own.", "none", free)
];
// src/catalog/settings.ts
var settingGroups = [
  { title: "What the agent may do without asking", settings: autonomySettings },
  { title: "Which models may be used", settings: models },
  { title: "Models that the organization adds", settings: customModels },
  { title: "Commands and hooks", settings: commands },
  { title: "What the agent may reach", settings: reach },
  { title: "The sandbox", settings: sandbox },
  { title: "Storage, visibility and computers", settings: organization },
  { title: "What new sessions start with", settings: sessions }
];
var settings = settingGroups.flatMap((group) => group.settings);
var hosted2 = "customModels[*].hostedProvider";
var publishedAliases = {
  enableDroidShield: "enableAgentShield",
  includeCoAuthoredByDroid: "includeCoAuthoredByAgent",
  "modelPolicy.allowAllFactoryModels": "modelPolicy.allowAllServiceModels",
  "userModelPolicies[*].allowAllFactoryModels": "userModelPolicies[*].allowAllServiceModels",
  "customModels[*].bedrock": hosted2,
  [`${hosted2}.awsProfile`]: `${hosted2}.cloudProfile`,
  [`${hosted2}.awsRegion`]: `${hosted2}.cloudRegion`,
  [`${hosted2}.bedrockBaseUrl`]: `${hosted2}.hostedBaseUrl`,
  [`${hosted2}.awsAuthRefresh`]: `${hosted2}.cloudAuthRefresh`,
  [`${hosted2}.awsCredentialExport`]: `${hosted2}.cloudCredentialExport`
};

// src/catalog/catalog.ts
function createCatalog(aliases = {}) {
  const root = { path: "", keys: /* @__PURE__ */ new Map() };
  for (const setting2 of settings) reach2(root, setting2.path).setting = setting2;
  for (const [aliasPath, target] of Object.entries({ ...publishedAliases, ...aliases })) alias(root, aliasPath, target);
  const byPath = new Map(settings.map((setting2) => [setting2.path, setting2]));
  return {
    root,
    settings,
    setting: (path8) => byPath.get(path8),
    required: (path8) => lookUp(byPath, path8),
    place: (path8) => find(root, path8)
  };
}
function placeBelow(place2, key) {
  return place2?.keys.get(key)?.place ?? place2?.any;
}
function placeOf2({ root }, keys) {
  return keys.reduce(placeBelow, root);
}
function settingAt(catalog, subject) {
  return placeOf2(catalog, unpointer(subject))?.setting;
}
function steps(path8) {
  return path8.replaceAll("[*]", ".[*]").split(".");
}
function reach2(root, path8) {
  let node = root;
  for (const step of steps(path8)) {
    if (step === "[*]") node = node.any ??= { path: `${node.path}[*]`, keys: /* @__PURE__ */ new Map() };
    else {
      const path23 = node.path ? `${node.path}.${step}` : step;
      node = getOrMake(node.keys, step, () => ({ name: step, place: { path: path23, keys: /* @__PURE__ */ new Map() } })).place;
    }
  }
  return node;
}
function find(root, path8) {
  let node = root;
  for (const step of path8 === "" ? [] : steps(path8)) {
    if (!node) return void 0;
    node = step === "[*]" ? node.any : node.keys.get(step)?.place;
  }
  return node;
}
function alias(root, spelling, target) {
  const parent = (path8) => path8.slice(0, Math.max(0, path8.lastIndexOf(".")));
  const last = (path8) => path8.slice(path8.lastIndexOf(".") + 1);
  const group = find(root, parent(target));
  const source = group?.keys.get(last(target));
  if (!group || !source) throw new RangeError(`alias ${spelling}: ${target} is not a setting`);
  if (find(root, parent(spelling)) !== group) {
    const beside2 = [parent(target), last(spelling)].filter((part) => part !== "").join(".");
    throw new RangeError(`alias ${spelling}: must stand beside ${target}, as ${beside2}`);
  }
  if (!/^[^[\]]+$/.test(last(spelling))) throw new RangeError(`alias ${spelling}: is not the name of a setting`);
  const existing = group.keys.get(last(spelling));
  if (existing && existing.place !== source.place) throw new RangeError(`alias ${spelling}: is a setting of its own`);
  if (!existing) group.keys.set(last(spelling), source);
}

// src/catalog/subjects.ts
function elementOf(subject) {
  const second = subject.indexOf("/", 1);
  if (second < 0) return "";
  const end = subject.indexOf("/", second + 1);
  return end < 0 ? subject : subject.slice(0, end);
}
function isPartOf(path8, place2) {
  return path8 === place2 || path8.startsWith(`${place2}.`) || path8.startsWith(`${place2}[`);
}
function keyOf(subject) {
  const end = subject.indexOf("/", 1);
  const key = end < 0 ? subject.slice(1) : subject.slice(1, end);
  return key.includes("~") ? key.replaceAll("~1", "/").replaceAll("~0", "~") : key;
}
function elementNames(list3, key) {
  const counts = /* @__PURE__ */ new Map();
  const repeatedNames = /* @__PURE__ */ new Set();
  const names5 = /* @__PURE__ */ new Set();
  for (const item of list3) {
    const id = isObject(item) ? item[key] : void 0;
    const own = typeof id === "string" ? id : "";
    let nth = (counts.get(own) ?? 0) + 1;
    if (nth > 1 && own !== "") repeatedNames.add(own);
    const spell2 = () => nth === 1 && own !== "" ? own : `${own}#${nth}`;
    while (names5.has(spell2())) nth++;
    counts.set(own, nth);
    names5.add(spell2());
  }
  return { names: names5, repeatedNames };
}
var elements = /* @__PURE__ */ new WeakMap();
function elementsOf(list3, key) {
  return getOrMake(elements, list3, () => {
    const names5 = [...elementNames(list3, key).names];
    return { names: names5, places: new Map(names5.map((name2, i) => [name2, i])) };
  });
}
function subjectIn2(settings2, place2, { root }) {
  let at2 = root;
  let value2 = settings2;
  let subject = "";
  for (const key of unpointer(place2)) {
    const by = at2?.setting?.key;
    const name2 = by !== void 0 && isArray(value2) ? elementsOf(value2, by).names[Number(key)] : void 0;
    subject += segment(name2 ?? key);
    at2 = placeBelow(at2, key);
    value2 = valueAt(value2, [key]);
  }
  return subject;
}
function pathAround(subject, { root }) {
  let at2 = root;
  for (const key of unpointer(subject)) {
    const next = placeBelow(at2, key);
    if (next === void 0) break;
    at2 = next;
  }
  return at2.path;
}
function valueIn(settings2, subject, { root }) {
  let at2 = root;
  let value2 = settings2;
  for (const key of unpointer(subject)) {
    const by = at2?.setting?.key;
    if (by !== void 0 && isArray(value2)) value2 = value2[elementsOf(value2, by).places.get(key) ?? -1];
    else value2 = valueAt(value2, [key]);
    at2 = placeBelow(at2, key);
  }
  return value2;
}
function topKey(path8) {
  return path8.replace(/[.[].*/s, "");
}
function pointerOf(path8) {
  return getOrMake(pointers, path8, () => path8 === "" ? "" : pointer(path8.split(".")));
}
var pointers = /* @__PURE__ */ new Map();
function isOver(subject, path8) {
  const places3 = path8.replaceAll("[*]", ".*").split(".");
  const keys = unpointer(subject);
  return keys.length <= places3.length && keys.every((key, i) => places3[i] === "*" || places3[i] === key);
}

// src/catalog/entries.ts
var Entries = class {
  /** Groups by the subject of their element. The group "" has the entries outside of elements. */
  groups;
  /** Whether an entry of the block cannot be read. */
  isFlawed;
  constructor(groups2, isFlawed = [...groups2.values()].some((group) => flawed.has(group))) {
    this.groups = groups2;
    this.isFlawed = isFlawed;
  }
  get(subject) {
    return this.groups.get(elementOf(subject))?.get(subject) ?? this.groups.get("")?.get(subject);
  }
  *values() {
    for (const group of this.groups.values()) yield* group.values();
  }
};
var EntryChange = class {
  subject;
  /** undefined: there was no entry. */
  before;
  /** undefined: the entry was removed. */
  after;
  #items;
  #newItems;
  constructor(subject, before2, after2) {
    this.subject = subject;
    this.before = before2;
    this.after = after2;
  }
  /** The items of the list after the change; of any other value itself. */
  get items() {
    const value2 = this.after?.value ?? null;
    return isArray(value2) ? value2 : this.#items ??= [value2];
  }
  /** The items that the list did not have before. All items, if the list is new or has several spellings. */
  get newItems() {
    return this.#newItems ??= this.#findNewItems();
  }
  #findNewItems() {
    const { before: before2, after: after2 } = this;
    const isEdited = before2?.setting?.list !== void 0 && before2.setting === after2?.setting;
    if (!isEdited || before2.rivals || after2.rivals || !isArray(before2.value) || !isArray(after2.value))
      return this.items;
    return newIn(after2.value, before2.value);
  }
};
var flawed = /* @__PURE__ */ new WeakSet();
var twofold = /* @__PURE__ */ new WeakSet();
function unreadableAt(block, subject) {
  if (block?.entries.isFlawed !== true) return void 0;
  for (let at2 = subject; at2 !== ""; at2 = at2.slice(0, at2.lastIndexOf("/"))) {
    const entry = block.entries.get(at2);
    if (entry?.flaw !== void 0) return entry;
  }
  return void 0;
}
function entryAt(blocks, subject) {
  return blocks.get(keyOf(subject))?.entries.get(subject);
}

// src/catalog/meaning.ts
function isUnsetAt(setting2, value2) {
  return isUnset(value2) || value2 === "" && setting2.kind === "secret";
}
function isVoid(value2) {
  return isUnset(value2) || isObject(value2) && !isSecret(value2) && Object.values(value2).every(isVoid);
}
function meaningOf(setting2, value2) {
  if (isUnsetAt(setting2, value2)) return null;
  return setting2.list ? canonical(value2) : normalOf(kindOf(setting2), value2);
}
var FEW2 = 4;
function normalsOf(setting2, value2, old) {
  const kind = kindOf(setting2);
  const editedNormals = old?.normals && old.setting === setting2 && !old.rivals ? editedOf(kind, value2, old) : void 0;
  if (editedNormals) return editedNormals;
  const sorted = value2.map((item) => normalOf(kind, item)).sort();
  return sorted.some((item, i) => i > 0 && item === sorted[i - 1]) ? [...new Set(sorted)] : sorted;
}
function editedOf(kind, value2, { normals, value: before2 }) {
  const entries = before2;
  if (normals.length !== entries.length) return void 0;
  const [newEntries, lostEntries] = [newIn(value2, entries), newIn(entries, value2)];
  if (newEntries.length > FEW2 || lostEntries.length > FEW2 || entries.length + newEntries.length - lostEntries.length !== value2.length)
    return void 0;
  const sorted = [...normals];
  for (const item of lostEntries) sorted.splice(placeIn(sorted, normalOf(kind, item)), 1);
  for (const item of newEntries) {
    const normal2 = normalOf(kind, item);
    const at2 = placeIn(sorted, normal2);
    if (sorted[at2] === normal2) return void 0;
    sorted.splice(at2, 0, normal2);
  }
  return sorted;
}

// src/catalog/entry.ts
function entryOf({ subject, setting: setting2, value: value2 }, meaning, fields) {
  const { written, container, element, normals, hides, flaw: flaw4, repeated, rivals } = fields;
  return { subject, setting: setting2, value: value2, meaning, written, container, element, normals, hides, flaw: flaw4, repeated, rivals };
}
function leafEntry(place2, keyPath, old) {
  const paths2 = keyPath && (old && isWritten(old, keyPath) ? old.written : [keyPath]);
  return leafAt({ ...place2, subject: old?.subject ?? place2.subject }, paths2, old);
}
function leafAt(place2, paths2, old) {
  const { subject, setting: setting2, value: value2 } = place2;
  const hides = isHiding(value2) || hiddenName(subject) !== void 0 ? true : void 0;
  if (!setting2) return entryOf(place2, isUnset(value2) ? null : canonical(value2), { written: paths2, hides });
  if (setting2.list !== "set" || !isArray(value2) || value2.length === 0)
    return entryOf(place2, meaningOf(setting2, value2), { written: paths2, hides });
  const normals = normalsOf(setting2, value2, old);
  return entryOf(place2, `set:${JSON.stringify(normals)}`, { written: paths2, hides, normals });
}
function unreadEntry(place2, subject, keyPath, value2) {
  const entry = leafEntry({ subject, setting: null, value: value2 }, keyPath);
  const flaw4 = `should be ${place2.setting?.kind === "keyed" ? "a list" : "an object"}`;
  return { ...entry, setting: place2.setting ?? null, flaw: entry.meaning === null ? void 0 : flaw4 };
}
function containerEntry(place2, fields) {
  const hides = !place2.setting && hiddenName(place2.subject) !== void 0 ? true : void 0;
  return entryOf(place2, "{}", { ...fields, container: true, hides });
}
function listEntry(place2, { names: names5, repeatedNames }) {
  const repeatedKeys = repeatedNames.size > 0 ? [...repeatedNames] : void 0;
  return entryOf(place2, JSON.stringify([...names5]), { container: true, repeated: repeatedKeys });
}
function entryLike(old, value2) {
  const { subject, setting: setting2, meaning, written } = old;
  const place2 = { subject, setting: setting2, value: value2 };
  return old.container ? entryOf(place2, meaning, old) : leafAt(place2, written, old);
}
function isLike(old, keyPath, value2) {
  return !old.rivals && isWritten(old, keyPath) && isSame(old.value, value2);
}
function isWritten({ written: paths2 }, keyPath) {
  if (paths2 === void 0 || keyPath === void 0) return paths2 === keyPath;
  return paths2.length === 1 && paths2[0].length === keyPath.length && paths2[0].every((key, i) => key === keyPath[i]);
}
// src/catalog/edit.ts
function edit(place2, block, raw) {
  if (block.entries.isFlawed) return void 0;
  const edit2 = new Edit(block.entries.groups);
  for (const [spelling, value2] of raw)
    if (!edit2.replaces(place2, segment(block.key), block.raw.get(spelling), value2)) return void 0;
  return edit2.apply();
}
var Edit = class {
  #groups;
  #changes = [];
  /** The group of each change. */
  #into = [];
  /** The name of the group that is edited. */
  #group = "";
  constructor(groups2) {
    this.#groups = groups2;
  }
  /** Puts the changed entries into their groups. */
  apply() {
    const changes = this.#changes;
    for (const [i, { subject, after: after2 }] of changes.entries())
      this.#into[i].set(subject, after2);
    return changes.sort((a, b) => compare(a.subject, b.subject));
  }
  /** Replaces the value at a place. @returns whether that was possible */
  replaces(place2, subject, oldValue, now) {
    const { setting: setting2 } = place2;
    if (setting2 && setting2.kind !== "keyed" && !place2.any) return this.#puts(subject, now);
    if (oldValue === void 0 || isUnset(oldValue) || isUnset(now)) return false;
    if (setting2?.kind === "keyed") return this.#puts(subject, now) && this.#list(place2, subject, oldValue, now);
    if (!isObject(oldValue) || !isObject(now) || isSecret(oldValue) || isSecret(now)) return false;
    if (setting2) return this.#puts(subject, now) && this.#members(place2, subject, oldValue, now);
    return place2.path.endsWith("[*]") ? this.#element(place2, subject, oldValue, now) : this.#members(place2, subject, oldValue, now);
  }
  #element(place2, subject, oldValue, now) {
    if (isVoid(oldValue) !== isVoid(now)) return false;
    const around = this.#group;
    if (this.#groups.has(subject)) this.#group = subject;
    const isReplaced = this.#puts(subject, now) && this.#members(place2, subject, oldValue, now);
    this.#group = around;
    return isReplaced;
  }
  #members(place2, subject, oldValue, now) {
    let [size, before2] = [0, 0];
    for (const key in now) {
      size++;
      const [old, item] = [oldValue[key], now[key]];
      if (old === item) continue;
      if (old === void 0) return false;
      if (isSame(old, item)) continue;
      const match2 = place2.keys.get(key);
      const at2 = subject + segment(match2?.name ?? key);
      const below = match2?.place ?? place2.any;
      if (!(below ? this.replaces(below, at2, old, item) : this.#puts(at2, item))) return false;
    }
    for (const _ in oldValue) before2++;
    return size === before2;
  }
  #list(place2, subject, oldValue, now) {
    if (!isArray(oldValue) || !isArray(now) || oldValue.length !== now.length) return false;
    const key = place2.setting.key;
    for (let i = 0; i < now.length; i++) {
      const [old, item] = [oldValue[i], now[i]];
      if (old === item || isSame(old, item)) continue;
      if (!isObject(old) || !isObject(item)) return false;
      const name2 = item[key];
      if (typeof name2 !== "string" || name2 !== old[key]) return false;
      if (!this.replaces(place2.any, subject + segment(name2), old, item)) return false;
    }
    return true;
  }
  /** Puts another value into an entry. Not possible if two spellings or elements share the entry or its name. */
  #puts(subject, value2) {
    const group = this.#groups.get(this.#group);
    const old = group?.get(subject);
    if (!group || !old || old.repeated || twofold.has(group)) return false;
    this.#changes.push(new EntryChange(old.subject, old, entryLike(old, value2)));
    this.#into.push(group);
    return true;
  }
};
// src/catalog/read.ts
var SettingsReader = class {
  #catalog;
  /** Every accepted spelling of a top-level key, by its canonical name. */
  #spellings;
  #blocks = /* @__PURE__ */ new Map();
  #settings = bag();
  constructor(catalog) {
    this.#catalog = catalog;
    const { keys } = catalog.root;
    this.#spellings = groupBy(keys.keys(), (spelling) => keys.get(spelling)?.name ?? spelling);
  }
  /** The settings read last. The next read changes them. */
  get blocks() {
    return this.#blocks;
  }
  /** Reads settings. Returns what differs from the settings read before, by top-level key. */
  read(settings2) {
    const changes = [];
    for (const key of this.#touchedKeys(settings2)) {
      const change = this.#block(key, this.#rawOf(key, settings2));
      if (change) changes.push(change);
    }
    this.#settings = settings2;
    if (changes.some(({ before: before2 }) => !before2)) this.#sort();
    return changes.length > 1 ? changes.sort((a, b) => compare(a.key, b.key)) : changes;
  }
  /** Returns the keys whose raw values are other objects than before. */
  #touchedKeys(settings2) {
    const before2 = this.#settings;
    const keys = /* @__PURE__ */ new Set();
    const touch = (spelling) => keys.add(this.#catalog.root.keys.get(spelling)?.name ?? spelling);
    let addedCount = 0;
    for (const spelling in settings2) {
      const old = before2[spelling];
      if (old === settings2[spelling]) continue;
      touch(spelling);
      if (old === void 0) addedCount++;
    }
    let [size, sizeBefore] = [0, 0];
    for (const _ in settings2) size++;
    for (const _ in before2) sizeBefore++;
    if (size !== sizeBefore + addedCount) {
      for (const spelling in before2) if (settings2[spelling] === void 0) touch(spelling);
    }
    return keys;
  }
  #rawOf(key, settings2) {
    const raw = /* @__PURE__ */ new Map();
    for (const spelling of this.#spellings.get(key) ?? [key])
      if (settings2[spelling] !== void 0) raw.set(spelling, settings2[spelling]);
    if (raw.size < 2) return raw;
    return new Map(
      Object.keys(settings2).flatMap((spelling) => raw.has(spelling) ? [[spelling, raw.get(spelling)]] : [])
    );
  }
  #block(key, raw) {
    const before2 = this.#blocks.get(key);
    if (before2 && areSame(before2.raw, raw)) return void 0;
    if (raw.size === 0) {
      this.#blocks.delete(key);
      return { key, entries: entryChanges(before2, void 0), before: before2, after: void 0, isEdited: false };
    }
    const [spelling = ""] = raw.keys();
    const isAlone = raw.size === 1 && before2?.raw.size === 1 && before2.raw.has(spelling);
    const place2 = this.#catalog.root.keys.get(spelling)?.place;
    const edits2 = isAlone && place2 ? edit(place2, before2, raw) : void 0;
    const after2 = edits2 ? { ...before2, raw } : readBlock(this.#catalog, key, raw, isAlone ? before2 : void 0);
    this.#blocks.set(key, after2);
    return { key, entries: edits2 ?? entryChanges(before2, after2), before: before2, after: after2, isEdited: edits2 !== void 0 };
  }
  /** Sorts the blocks as the keys of the settings. */
  #sort() {
    const blocks = new Map(this.#blocks);
    this.#blocks.clear();
    for (const spelling in this.#settings) {
      const key = this.#catalog.root.keys.get(spelling)?.name ?? spelling;
      this.#blocks.set(key, blocks.get(key));
    }
  }
};
function isBetter(entry, first2) {
  if (first2.meaning !== null) return false;
  return entry.meaning !== null || canonical(entry.value) < canonical(first2.value);
}
function areSame(a, b) {
  if (a.size !== b.size) return false;
  for (const [key, value2] of a) if (!b.has(key) || !isSame(value2, b.get(key))) return false;
  return true;
}
function entryChanges(before2, after2) {
  const changes = [];
  const [entriesBefore, entriesNow] = [before2?.entries, after2?.entries];
  for (const [name2, group] of entriesNow?.groups ?? []) {
    const old = entriesBefore?.groups.get(name2);
    if (old === group) continue;
    for (const entry of group.values()) {
      const { subject } = entry;
      const earlier = old?.get(subject) ?? entriesBefore?.get(subject);
      if (earlier !== entry) changes.push(new EntryChange(subject, earlier, entry));
    }
  }
  for (const [name2, group] of entriesBefore?.groups ?? [])
    if (entriesNow?.groups.get(name2) !== group) {
      for (const entry of group.values())
        if (!entriesNow?.get(entry.subject)) changes.push(new EntryChange(entry.subject, entry, void 0));
    }
  return changes.sort((a, b) => compare(a.subject, b.subject));
}
function readBlock(catalog, key, raw, old) {
  const reading = new Reading(old?.entries.groups ?? /* @__PURE__ */ new Map());
  for (const [writtenKey, item] of raw) {
    const key2 = catalog.root.keys.get(writtenKey);
    if (key2) reading.visit(key2.place, segment(key2.name), [writtenKey], item);
    else reading.leaf(null, segment(writtenKey), [writtenKey], item);
  }
  return { key, entries: new Entries(reading.groups), raw };
}
var Reading = class {
  groups = /* @__PURE__ */ new Map();
  #before;
  /** The group being read, and the same group of the previous read. */
  #into = /* @__PURE__ */ new Map();
  #old;
  constructor(before2) {
    this.#before = before2;
    this.#open("");
  }
  visit(place2, subject, keyPath, value2) {
    const { setting: setting2 } = place2;
    if (setting2?.kind === "keyed") return this.#keyedList(place2, subject, value2);
    if (setting2 && !place2.any) return this.leaf(setting2, subject, keyPath, value2);
    if (isUnset(value2) || !isObject(value2) || isSecret(value2))
      return this.#add(unreadEntry(place2, subject, keyPath, value2));
    if (setting2) this.#add(containerEntry({ subject, setting: setting2, value: value2 }, { written: keyPath && [keyPath] }));
    else if (place2.path.endsWith("[*]")) return this.#element(place2, subject, keyPath, value2);
    this.#members(place2, subject, keyPath, value2);
  }
  leaf(setting2, subject, keyPath, value2) {
    const old = this.#old?.get(subject);
    const stays = old?.setting === setting2 && isLike(old, keyPath, value2);
    this.#add(stays ? old : leafEntry({ subject, setting: setting2, value: value2 }, keyPath, old));
  }
  #open(group) {
    this.#into = this.groups.get(group) ?? /* @__PURE__ */ new Map();
    this.groups.set(group, this.#into);
    this.#old = this.#before.get(group);
  }
  #members(place2, subject, keyPath, value2) {
    for (const key of Object.keys(value2)) {
      const item = value2[key];
      const path8 = keyPath && [...keyPath, key];
      const match2 = place2.keys.get(key);
      const at2 = subject + segment(match2?.name ?? key);
      const next = match2?.place ?? place2.any;
      if (next) this.visit(next, at2, path8, item);
      else this.leaf(null, at2, path8, item);
    }
  }
  #element(place2, subject, keyPath, value2) {
    const element = isVoid(value2) ? void 0 : place2.path;
    const entry = (at2) => containerEntry({ subject: at2, setting: null, value: value2 }, { element });
    if (this.#into.has(subject)) {
      this.#add(entry(subject));
      return this.#members(place2, subject, keyPath, value2);
    }
    const [into, old] = [this.#into, this.#old];
    const earlier = this.#before.get(subject);
    const before2 = earlier?.get(subject);
    if (earlier && before2 && isSame(before2.value, value2)) this.groups.set(before2.subject, earlier);
    else {
      const at2 = before2?.subject ?? subject;
      this.#open(at2);
      this.#add(entry(at2));
      this.#members(place2, at2, keyPath, value2);
    }
    [this.#into, this.#old] = [into, old];
  }
  #keyedList(place2, subject, value2) {
    const setting2 = place2.setting;
    if (isUnset(value2) || !isArray(value2)) return this.#add(unreadEntry(place2, subject, void 0, value2));
    const elements2 = elementNames(value2, setting2.key);
    let i = 0;
    for (const name2 of elements2.names) {
      const item = value2[i++];
      const at2 = subject + segment(name2);
      if (isObject(item) && !isSecret(item)) this.visit(place2.any, at2, void 0, item);
      else
        this.#add({
          ...leafEntry({ subject: at2, setting: null, value: item }, void 0),
          flaw: "should be an object"
        });
    }
    this.#add(listEntry({ subject, setting: setting2, value: value2 }, elements2));
  }
  /** Adds an entry. Merges a second spelling of a setting into the first, as its rival if the meaning differs. */
  #add(entry) {
    const into = this.groups.get(entry.subject) ?? this.#into;
    if (entry.flaw !== void 0) flawed.add(into);
    const first2 = into.get(entry.subject);
    if (!first2) return void into.set(entry.subject, entry);
    twofold.add(into);
    const [stays, joins] = isBetter(entry, first2) ? [entry, first2] : [first2, entry];
    const differs = joins.meaning !== null && joins.meaning !== stays.meaning;
    const rivals = [...first2.rivals ?? [], ...differs ? [joins.value] : []];
    into.set(entry.subject, {
      ...stays,
      hides: stays.hides ?? joins.hides,
      element: stays.element ?? joins.element,
      written: first2.written && entry.written && [...first2.written, ...entry.written],
      rivals: rivals.length > 0 ? rivals : void 0
    });
  }
};

// src/catalog/setting.ts
function isContainer(setting2) {
  return setting2.kind === "keyed" || setting2.kind === "map";
}
function isGuard({ kind, looser, guards }) {
  return guards === true || kind === "boolean" && looser !== "none" && looser !== "unknown";
}
function isCliff({ looser, unset: unset2 }) {
  return looser === "added" && unset2.as === "everything";
}
function knownValues(setting2) {
  return getOrMake(valuesOf, setting2, ({ values: values2 = [], inherits }) => [
    ...values2.flat(),
    ...inherits ? [inherits] : []
  ]);
}
var valuesOf = /* @__PURE__ */ new WeakMap();
function rank(setting2, value2) {
  return positionOf(setting2.values ?? [], value2);
}

// src/catalog/hooks.ts
function commandsIn(value2) {
  if (typeof value2 === "string" && value2.trim() === "") return [];
  if (!isArray(value2)) return [canonical(value2)];
  return value2.flatMap((hook) => {
    const inner = isObject(hook) ? hook["hooks"] : void 0;
    if (!isObject(hook) || !isArray(inner)) return [canonical(hook)];
    return inner.map((command2) => canonical({ ...hook, hooks: command2 }));
  });
}
// src/catalog/direction.ts
function direction(setting2, before2, after2) {
  if (!before2?.rivals && !after2?.rivals) return directionOf2(setting2, before2, after2);
  const old = valuesOf2(before2);
  const directions2 = valuesOf2(after2).map((now) => old.map((earlier) => directionOf2(setting2, earlier, now)));
  if (directions2.some((row2) => row2.every((way) => way === "looser"))) return "looser";
  if (directions2.flat().includes("unknown")) return "unknown";
  return old.some((_, i) => directions2.every((row2) => row2[i] === "tighter")) ? "tighter" : "neutral";
}
function valuesOf2(reading) {
  return [reading, ...(reading?.rivals ?? []).map((value2) => ({ value: value2 }))];
}
function directionOf2(setting2, before2, after2) {
  if (!setting2) return "unknown";
  const from2 = before2 === void 0 || isUnset(before2.value) ? void 0 : before2.value;
  const to = after2 === void 0 || isUnset(after2.value) ? void 0 : after2.value;
  switch (setting2.looser) {
    case "none":
      return "neutral";
    case "unknown":
      return "unknown";
    case "set":
      return to === void 0 || isPart(to, from2) ? "tighter" : "looser";
    case "unset":
      return to === void 0 ? "looser" : from2 === void 0 ? "tighter" : "unknown";
    case "literal":
      return secretDirection(from2, to);
    case "first-match":
      return firstMatchDirection(from2, to);
    case "added":
    case "removed":
      return listDirection(setting2, listAt(from2, before2), listAt(to, after2));
    default:
      return scalarDirection(setting2, from2, to);
  }
}
function isPart(list3, whole3) {
  if (!isArray(list3) || !isArray(whole3)) return false;
  const commands4 = new Set(commandsIn(whole3));
  return commandsIn(list3).every((command2) => commands4.has(command2));
}
function secretDirection(from2, to) {
  const literal = (value2) => isSecret(value2) && value2.$secret === "literal";
  if (literal(from2) === literal(to)) return "neutral";
  return literal(to) ? "looser" : "tighter";
}
function scalarDirection(setting2, from2, to) {
  const [left, right] = [height(setting2, from2), height(setting2, to)];
  if (left === void 0 || right === void 0) return "unknown";
  if (left === right) return "neutral";
  return right > left ? "looser" : "tighter";
}
function height(setting2, value2) {
  const up = setting2.looser === "up" || setting2.looser === "on";
  const isBoolean = setting2.kind === "boolean";
  const top = isBoolean ? 1 : (setting2.values?.length ?? 1) - 1;
  if (value2 === void 0) {
    const { as, default: usual } = setting2.unset;
    if (as === "between") return (usual === void 0 ? 0 : height(setting2, usual) ?? 0) + 0.5;
    return as === "loosest" ? top : void 0;
  }
  if (value2 === setting2.inherits) return top - 0.5;
  const position = isBoolean ? booleanRank(setting2, value2) : rank(setting2, value2);
  return position === void 0 ? void 0 : up ? position : top - position;
}
var switches = new Set(settings.flatMap(({ switch: at2 }) => at2?.on ? [at2.path] : []));
function booleanRank({ path: path8, looser }, value2) {
  if (typeof value2 === "boolean") return Number(value2);
  return looser === "off" && switches.has(path8) ? 0 : void 0;
}
function listAt(value2, reading) {
  if (isArray(value2)) return { items: value2, normals: reading?.normals };
  return { items: value2 === void 0 ? [] : [value2], normals: void 0 };
}
function listDirection(setting2, from2, to) {
  if (setting2.unset.as === "everything") {
    if (to.items.length === 0) return from2.items.length === 0 ? "neutral" : "looser";
    if (from2.items.length === 0) return "tighter";
  }
  const [small, large] = setting2.looser === "added" ? [from2, to] : [to, from2];
  if (widens(setting2, small, large)) return "looser";
  return widens(setting2, large, small) ? "tighter" : "neutral";
}
var FEW3 = 4;
function widens(setting2, from2, to) {
  const kind = kindOf(setting2);
  const fresh = newIn(to.items, from2.items);
  if (fresh.length <= FEW3) return !fresh.every((entry) => isCovered(kind, from2.items, entry, from2.normals));
  return !fresh.every(coverageOf(kind, from2.items));
}

// src/catalog/switches.ts
function spelledValues(entry) {
  return [entry?.value ?? null, ...entry?.rivals ?? []].map((value2) => isUnset(value2) ? null : value2);
}
function isInForce({ on: on2 }, values2) {
  return values2.every((value2) => on2 ? value2 === true : isOff(value2));
}
function isCertainlyOff(needs, values2) {
  return values2.every((value2) => !isInForce(needs, [value2]) && (!needs.offIsSafe || isOff(value2)));
}
function isOff(value2) {
  return value2 === null || value2 === false;
}

// src/history/state.ts
function isSet(entry) {
  return entry !== void 0 && entry.container === void 0 && entry.meaning !== null;
}
function stateIn(entry) {
  return isSet(entry) ? stateOf2(entry) : null;
}
function stateOf2(entry) {
  return entry.rivals ? `${entry.meaning}
${canonical(entry.rivals)}` : entry.meaning;
}
// src/history/renames.ts
var noRenames = /* @__PURE__ */ new Map();
function newNameOf(renames, subject) {
  const element = renames.size === 0 ? "" : elementOf(subject);
  const now = renames.get(element);
  return now === void 0 ? subject : now + subject.slice(element.length);
}
function inverse(renames) {
  return renames.size === 0 ? renames : new Map([...renames].map(([old, now]) => [now, old]));
}
function moveAlong(map3, renames, moveValue) {
  if (renames.size === 0) return;
  for (const [subject, value2] of map3) {
    const now = newNameOf(renames, subject);
    if (now === subject) continue;
    map3.delete(subject);
    map3.set(now, moveValue ? moveValue(value2, subject, now) : value2);
  }
}
function rename(lasting, subject) {
  lasting.formerly = [...lasting.formerly ?? [], lasting.subject];
  lasting.subject = subject;
}
function renamesIn(before2, after2) {
  const root = segment(after2.key);
  const key = before2.entries.get(root)?.setting?.key;
  if (key === void 0 || !after2.entries.get(root)?.container) return noRenames;
  const removedElements = elementsOf2(before2, after2, root, key);
  const newElements = removedElements.length > 0 ? elementsOf2(after2, before2, root, key) : [];
  if (newElements.length === 0) return noRenames;
  const renames = /* @__PURE__ */ new Map();
  const targets = /* @__PURE__ */ new Set();
  for (const mark of marks) {
    const isRest = mark === "rest";
    const from2 = byMark(removedElements, mark, isRest ? noRenames : renames);
    const to = byMark(newElements, mark, isRest ? noRenames : targets);
    for (const [text3, [old = "", ...otherNames]] of from2) {
      const [now, ...more] = to.get(text3) ?? [];
      if (now === void 0 || otherNames.length > 0 || more.length > 0) continue;
      if (renames.has(old) || targets.has(now)) continue;
      renames.set(old, now);
      targets.add(now);
    }
  }
  return renames;
}
var marks = ["content", "secret", "rest"];
function byMark(elements2, mark, except) {
  const byText = /* @__PURE__ */ new Map();
  for (const element of elements2) {
    const text3 = element[mark];
    if (text3 === null || except.has(element.subject)) continue;
    addTo(byText, text3, element.subject);
  }
  return byText;
}
function elementsOf2(of2, otherBlock, root, key) {
  const elements2 = [];
  for (const [subject, group] of of2.entries.groups) {
    if (subject === "" || otherBlock.entries.get(subject)) continue;
    const { element, value: value2 } = lookUp(group, subject);
    if (element === void 0 || !isObject(value2)) continue;
    if (typeof value2[key] !== "string" || subject !== root + segment(value2[key])) continue;
    const secret3 = group.get(`${subject}/apiKey`)?.value;
    const literal = isSecret(secret3) && secret3.$secret === "literal" && secret3.fingerprint !== NO_FINGERPRINT;
    const isNamed = ["model", "displayName"].every((name2) => typeof value2[name2] === "string");
    const isHidden = isSecret(secret3) && !literal;
    elements2.push({
      subject,
      content: contentOf(group, subject, [key]),
      secret: literal ? secret3.fingerprint : null,
      rest: isNamed && !isHidden ? contentOf(group, subject, [key, "baseUrl", "apiKey"]) : null
    });
  }
  return elements2;
}
function contentOf(group, subject, without4) {
  const omittedSegments = new Set(without4.map(segment));
  const parts2 = [];
  let isKnown2 = false;
  for (const entry of group.values()) {
    const innerPath = entry.subject.slice(subject.length);
    if (!isSet(entry) || omittedSegments.has(innerPath)) continue;
    isKnown2 ||= !canonical([entry.value, ...entry.rivals ?? []]).includes(NO_FINGERPRINT);
    parts2.push(JSON.stringify([innerPath, stateOf2(entry)]));
  }
  return isKnown2 ? JSON.stringify(parts2.sort()) : null;
}

// src/history/blame.ts
var BlameTracker = class {
  #now = /* @__PURE__ */ new Map();
  #activities = /* @__PURE__ */ new Map();
  #steps = 0;
  see(step) {
    this.#steps++;
    if (step.previous && step.changes.length === 0) return;
    const { revision: revision2, at: at2, time: time2, by } = step.revision;
    const setBy = { revision: revision2, at: at2, time: time2, by, exact: step.exact };
    if (!step.previous) {
      for (const block of step.blocks.values())
        for (const entry of block.entries.values()) {
          const { subject, setting: setting2, value: value2, container, meaning } = entry;
          if (container || meaning === null) continue;
          const path8 = setting2?.path ?? null;
          this.#set({ subject, path: path8, value: value2, before: null, setBy }, entry);
          this.#activities.set(subject, { path: path8, changes: 0 });
        }
      return;
    }
    moveAlong(this.#now, step.renames, (blame, _, subject) => ({ ...blame, subject }));
    moveAlong(this.#activities, step.renames);
    for (const [i, { subject, path: path8, op, before: before2, after: after2 }] of step.changes.entries()) {
      const activity = this.#activities.get(subject) ?? { path: path8, changes: 0 };
      const mayHaveChanged = this.#mayHaveChanged(subject, this.#steps - 1);
      this.#activities.set(subject, {
        path: path8,
        changes: mayHaveChanged || activity.changes === null ? null : activity.changes + 1
      });
      if (op === "remove") this.#now.delete(subject);
      else this.#set({ subject, path: path8, value: after2, before: before2, setBy }, present(step.pairs[i]?.after));
    }
  }
  /** Returns the settings that are set in the last revision seen. */
  current() {
    return new Map(
      [...this.#now].map(([subject, { step: _, isNameless: __, ...blame }]) => [
        subject,
        { ...blame, isKnown: !this.#mayHaveChanged(subject, this.#steps) }
      ])
    );
  }
  /** Returns every setting ever seen, with its number of changes. */
  activity() {
    return new Map(
      [...this.#activities].map(([subject, activity]) => [
        subject,
        this.#mayHaveChanged(subject, this.#steps) ? { ...activity, changes: null } : activity
      ])
    );
  }
  #set({ subject, path: path8, value: value2, before: before2, setBy }, { hides }) {
    const nameless2 = hides === true && isNameless(value2);
    this.#now.set(subject, { subject, path: path8, value: value2, before: before2, setBy, step: this.#steps, isNameless: nameless2 });
  }
  /** Whether the value was set before this step and may have been replaced unseen since. */
  #mayHaveChanged(subject, step) {
    const state = this.#now.get(subject);
    return state !== void 0 && state.isNameless && state.step < step;
  }
};

// src/history/changes.ts
function entryIn({ before: before2, after: after2 }) {
  return present(after2 ?? before2);
}
function subjectsOf(changes) {
  return changes.flatMap(namesOfChange);
}
function namesOfChange({ subject, formerly }) {
  return formerly === void 0 ? [subject] : [subject, formerly];
}
function diffSettings(before2, after2, catalog) {
  const reader = new SettingsReader(catalog);
  reader.read(before2);
  return diffOf(reader.read(after2));
}
function diffOf(blocks) {
  const entries = [];
  const pairs = [];
  const representation = [];
  let renames = noRenames;
  for (const block of blocks) {
    const { key, entries: all, before: before2, after: after2 } = block;
    const blockRenames = before2 && after2 && !block.isEdited ? renamesIn(before2, after2) : noRenames;
    if (blockRenames.size > 0) renames = new Map([...renames, ...blockRenames]);
    const meaningful = [];
    const respelt = [];
    const joinedPairs = blockRenames.size > 0 ? joinRenamed(all, blockRenames) : all;
    for (const pair of joinedPairs)
      if (stateIn(pair.before) !== stateIn(pair.after)) meaningful.push(pair);
      else if (isRespelled(pair)) respelt.push(pair.subject);
    if (meaningful.length === 0 && respelt.length === 0 && !isSameRaw(before2, after2)) respelt.push(`/${key}`);
    for (const pair of all) entries.push(pair);
    for (const pair of joinedPairs) if (isGone(pair)) entries.push(pair);
    for (const pair of meaningful.sort((a, b) => compare(a.subject, b.subject))) pairs.push(pair);
    const changedGroups = groupsOf(respelt.length > 0 ? meaningful : []);
    for (const subject of respelt.sort()) if (!changedGroups.has(subject)) representation.push(subject);
  }
  return { entries, changes: pairs.map(changeOf), pairs, representation, renames };
}
function groupsOf(pairs) {
  const groups2 = /* @__PURE__ */ new Set();
  for (const { subject } of pairs)
    for (let end = subject.lastIndexOf("/"); end > 0; end = subject.lastIndexOf("/", end - 1))
      groups2.add(subject.slice(0, end));
  return groups2;
}
function joinRenamed(changes, renames) {
  const pairs = /* @__PURE__ */ new Map();
  for (const change of changes) {
    const subject = change.after ? change.subject : newNameOf(renames, change.subject);
    const earlierPair = pairs.get(subject);
    pairs.set(
      subject,
      new EntryChange(subject, earlierPair?.before ?? change.before, earlierPair?.after ?? change.after)
    );
  }
  return [...pairs.values()];
}
function isGone({ subject, before: before2, after: after2 }) {
  return after2 === void 0 && before2?.subject !== subject;
}
var contents = /* @__PURE__ */ new WeakMap();
function stateAt(blocks, subject) {
  const entry = entryAt(blocks, subject);
  if (!entry?.container) return stateIn(entry);
  let state = contents.get(entry);
  if (state === void 0) {
    const { groups: groups2 } = lookUp(blocks, keyOf(subject)).entries;
    const near = groups2.has(subject) ? [lookUp(groups2, subject)] : [...groups2.values()];
    const inside3 = near.flatMap((group) => [...group.values()]).filter((inner) => isSet(inner) && inner.subject.startsWith(`${subject}/`));
    state = JSON.stringify(inside3.map((entry2) => canonical([entry2.subject, stateOf2(entry2)])).sort());
    contents.set(entry, state);
  }
  return state;
}
function readingOf(entry) {
  return entry.rivals ? [entry.value, ...entry.rivals] : entry.value;
}
function changeOf({ subject, before: before2, after: after2 }) {
  const [from2, to] = [isSet(before2) ? before2 : void 0, isSet(after2) ? after2 : void 0];
  const setting2 = (to ?? from2).setting;
  const base = {
    subject,
    path: setting2?.path ?? null,
    op: !from2 ? "add" : !to ? "remove" : "replace",
    before: from2 ? readingOf(from2) : null,
    after: to ? readingOf(to) : null,
    direction: direction(setting2, from2, to)
  };
  const formerly = before2 && before2.subject !== subject ? { formerly: before2.subject } : void 0;
  if (setting2?.list !== "set") return formerly ? { ...base, ...formerly } : base;
  return { ...base, added: addedItems(to, from2), removed: addedItems(from2, to), ...formerly };
}
function addedItems(entry, otherEntry) {
  const newItems = newIn(listOf(entry?.value), listOf(otherEntry?.value));
  if (newItems.length === 0) return newItems;
  const kind = kindOf(entry.setting);
  return newItems.filter((item) => !contains(otherEntry?.normals ?? [], normalOf(kind, item))).slice();
}
function isRespelled({ before: before2, after: after2 }) {
  if (before2?.container && after2?.container) return isReordered(before2, after2);
  if (before2?.container || after2?.container) return false;
  if (!before2 || !after2) return true;
  return JSON.stringify(before2.written) !== JSON.stringify(after2.written) || canonical(before2.value) !== canonical(after2.value);
}
function isReordered(before2, after2) {
  if (before2.setting?.kind !== "keyed" || before2.meaning === after2.meaning) return false;
  const [old, now] = [JSON.parse(before2.meaning), JSON.parse(after2.meaning)];
  const [inOld, inNow] = [new Set(old), new Set(now)];
  return old.filter((key) => inNow.has(key)).join("\0") !== now.filter((key) => inOld.has(key)).join("\0");
}
function isSameRaw(a, b) {
  if (a?.raw.size !== b?.raw.size) return false;
  for (const [key, value2] of a?.raw ?? []) if (!b.raw.has(key) || !equal(value2, b.raw.get(key))) return false;
  return true;
}

// src/history/contains.ts
function askedOf(text3) {
  const fingerprint2 = /^fp:[^\s\]]+$/.test(text3);
  try {
    const value2 = JSON.parse(text3);
    return { text: text3, values: value2 === null ? [text3] : [text3, value2], fingerprint: fingerprint2 };
  } catch {
    return { text: text3, values: [text3], fingerprint: fingerprint2 };
  }
}
function holdsValue(entry, query) {
  const tops = [entry.value, ...entry.rivals ?? []].flatMap(
    (value2) => isArray(value2) ? [value2, ...value2] : [value2]
  );
  const { setting: setting2 } = entry;
  if (tops.some((item) => query.values.some((value2) => isSame3(item, value2)))) return true;
  if (setting2 && tops.some((item) => query.values.some((value2) => isSpelling(setting2, item, value2)))) return true;
  return tops.some((item) => inside(item, query));
}
function isSame3(item, value2) {
  return typeof item === "object" ? typeof value2 === "object" && canonical(item) === canonical(value2) : item === value2;
}
function isSpelling(setting2, item, value2) {
  if (isArray(item) !== isArray(value2) || typeof item !== typeof value2) return false;
  if (!isArray(item) || !isArray(value2)) return normalOf(kindOf(setting2), item) === normalOf(kindOf(setting2), value2);
  const meaning = (list3) => JSON.stringify(normalsOf(setting2, list3, void 0));
  return setting2.list === "set" && meaning(item) === meaning(value2);
}
function inside(item, query) {
  if (isSecret(item)) return item.fingerprint === query.text;
  if (typeof item === "string") return query.fingerprint && item.includes(`[secret ${query.text}]`);
  if (typeof item !== "object" || item === null) return false;
  return Object.values(item).some(
    (member) => inside(member, query) || query.values.some((value2) => typeof member !== "object" && isSame3(member, value2))
  );
}

// src/history/follow.ts
function* followPlaces(steps2, places3) {
  const turns = [];
  const mayBeRenamed = [...places3.keys()].some((subject) => elementOf(subject) !== "");
  if (mayBeRenamed) for (const step of steps2()) turns.push(turnOf(step));
  const byElement = groupBy(mayBeRenamed ? places3.keys() : [], elementOf);
  const stay = (moves) => [...moves.keys()].every(
    (old) => (byElement.get(old) ?? []).every((subject) => places3.has(newNameOf(moves, subject)))
  );
  const next = (names5, moves, valuesBySubject) => names5 === places3 && valuesBySubject === places3 && stay(moves) ? places3 : carryPlaces(names5, moves, valuesBySubject);
  const earlier = [places3];
  for (const { renames, added } of turns.slice(1).toReversed())
    earlier.push(next(without2(added, lastIn(earlier), places3), inverse(renames), places3));
  let now = lastIn(earlier);
  let before2;
  for (const step of steps2()) {
    const turn = mayBeRenamed ? turnOf(step) : void 0;
    const laterNames = earlier.pop() ?? places3;
    now = next(before2 ? without2(before2.removed, now, places3) : now, step.renames, laterNames);
    if (turn && turn.added.size > 0) now = union(now, laterNames);
    yield [step, now];
    before2 = turn;
  }
}
function union(names5, otherNames) {
  if (names5 === otherNames || [...otherNames.keys()].every((name2) => names5.has(name2))) return names5;
  return new Map([...names5, ...otherNames]);
}
function turnOf({ entries, renames }) {
  const targets = new Set(renames.values());
  const added = entries.filter(
    ({ subject, before: before2, after: after2 }) => !before2 && after2?.element !== void 0 && !targets.has(subject)
  );
  const removed = entries.filter(
    ({ subject, before: before2, after: after2 }) => !after2 && before2?.element !== void 0 && !renames.has(subject)
  );
  return { renames, added: subjectsIn(added), removed: subjectsIn(removed) };
}
var NONE = /* @__PURE__ */ new Set();
function subjectsIn(changes) {
  return changes.length === 0 ? NONE : new Set(changes.map(({ subject }) => subject));
}
function without2(elements2, names5, places3) {
  if (elements2.size === 0 || names5 === places3) return names5;
  const left = [...names5].filter(([subject]) => places3.has(subject) || !elements2.has(elementOf(subject)));
  return left.length === names5.size ? names5 : left.length === places3.size ? places3 : new Map(left);
}
function carryPlaces(names5, renames, valuesBySubject) {
  if (renames.size === 0) return names5;
  const renamedValues = [...names5].map(([subject, value2]) => [newNameOf(renames, subject), value2]);
  return renamedValues.every(([subject]) => valuesBySubject.has(subject)) ? valuesBySubject : new Map([...renamedValues, ...valuesBySubject]);
}
function carry(open5, renames, continues) {
  if (renames.size === 0) return;
  for (const [subject, run2] of open5) {
    const now = newNameOf(renames, subject);
    if (now === subject || !continues(now, run2)) continue;
    open5.delete(subject);
    rename(run2, now);
    open5.set(now, run2);
  }
}

// src/history/effect.ts
function effects(steps2, sites, query) {
  const windows = [];
  const open5 = /* @__PURE__ */ new Map();
  let readers;
  for (const [step, places3] of followPlaces(steps2, new Map(sites.map((site) => [site.subject, site])))) {
    const end = (subject) => {
      const window = open5.get(subject);
      if (window) window.until = step.seenMoment;
      open5.delete(subject);
    };
    carry(open5, step.renames, (subject, window) => {
      const place2 = places3.get(subject);
      const now = place2 && effectOf(step, { ...place2, subject }, query);
      if (!isSame4(now, renameEffect(window, step.renames), place2?.setting ?? null)) return false;
      end(subject);
      Object.assign(window, now, { holdsValue: window.holdsValue || now?.holdsValue === true });
      return true;
    });
    if (readers?.places !== places3) {
      readers = readersOf(places3);
      for (const subject of open5.keys()) if (!places3.has(subject)) end(subject);
    }
    for (const subject of step.previous === null ? places3.keys() : sitesTouchedBy(step, readers)) {
      const { setting: setting2 } = lookUp(places3, subject);
      const now = effectOf(step, { subject, setting: setting2 }, query);
      const current = open5.get(subject);
      if (isSame4(now, current, setting2)) {
        if (current && now?.because.kind === "unset") current.because = now.because;
        if (current && now?.holdsValue === true) current.holdsValue = true;
        continue;
      }
      end(subject);
      if (!now) continue;
      const window = { subject, ...now, from: step.seenMoment, until: null };
      windows.push(window);
      open5.set(subject, window);
    }
  }
  return windows.sort((a, b) => a.from.revision - b.from.revision || (a.subject < b.subject ? -1 : 1));
}
function isSame4(a, b, setting2) {
  return JSON.stringify(a && meaningOf2(a, setting2)) === JSON.stringify(b && meaningOf2(b, setting2));
}
function meaningOf2({ inForce, because }, setting2) {
  if (because.kind === "empty") return [inForce, { ...because, kind: "unset" }];
  if (because.kind !== "entries" || !setting2) return [inForce, because];
  const kind = kindOf(setting2);
  return [inForce, [...new Set(because.entries.map((entry) => normalOf(kind, entry)))].sort()];
}
function renameEffect({ inForce, because }, renames) {
  if (because.kind !== "unreadable") return { inForce, because };
  return { inForce, because: { ...because, at: newNameOf(renames, because.at) } };
}
function misfitOf(setting2, query) {
  if (!setting2 || query.fingerprint) return void 0;
  const kind = kindOf(setting2);
  return query.values.some((value2) => flawOf(kind, value2) === void 0) ? void 0 : flawOf(kind, lastIn(query.values));
}
function canBeAllowed(setting2, query) {
  return !query.fingerprint && misfitOf(setting2, query) === void 0;
}
function effectOf(step, site, query) {
  const { subject, setting: setting2 } = site;
  const unreadable2 = unreadableAt(step.blocks.get(keyOf(subject)), subject);
  if (unreadable2) {
    const because2 = { kind: "unreadable", at: unreadable2.subject, flaw: unreadable2.flaw };
    return { inForce: null, because: because2, holdsValue: false };
  }
  const because = becauseOf(entryAt(step.blocks, subject), setting2, query);
  const effect = effectBy(step, site, query, because);
  return effect && { ...effect, holdsValue: because?.kind === "entries" || because?.kind === "value" };
}
function effectBy(step, site, query, ownReason) {
  const { setting: setting2 } = site;
  const off = setting2 && switchedOff(step, setting2);
  const ownEffect = ownReason && (denialOf(step, site, query) ?? { inForce: inForceBy(step, setting2, ownReason), because: ownReason });
  if (!off) return ownEffect;
  const { because, allows } = off;
  const limits3 = setting2.list !== void 0 && setting2.looser === "added";
  if (!limits3 || allows === false || !canBeAllowed(setting2, query))
    return ownReason && { inForce: allows === null ? null : false, because };
  return allows === null && !off.isSafe && ownEffect?.inForce === true ? ownEffect : { inForce: allows, because };
}
function inForceBy({ blocks }, setting2, { kind }) {
  const path8 = kind === "unset" || kind === "empty" ? setting2?.unclearWithout : void 0;
  return path8 !== void 0 && entryAt(blocks, pointerOf(path8))?.value === false ? null : true;
}
function denialOf(step, { subject, setting: setting2 }, query) {
  for (const list3 of denyingLists(subject, setting2)) {
    const entry = entryAt(step.blocks, list3);
    const because = entry?.setting ? becauseOf(entry, entry.setting, query) : void 0;
    if (because?.kind === "entries")
      return { inForce: false, because: { kind: "denied", by: list3, entries: because.entries } };
  }
  return void 0;
}
function denyingLists(subject, setting2) {
  const place2 = subject.slice(0, subject.lastIndexOf("/"));
  return (setting2?.deniedBy ?? []).map((name2) => place2 + segment(name2));
}
function becauseOf(entry, setting2, query) {
  const values2 = [entry?.value ?? null, ...entry?.rivals ?? []];
  for (const value2 of values2) {
    const because = isUnset(value2) ? unset(value2, setting2, query) : set(value2, entry, setting2, query);
    if (because) return because;
  }
  return void 0;
}
function unset(value2, setting2, query) {
  if (!setting2 || !canBeAllowed(setting2, query)) return void 0;
  const { as, means } = setting2.unset;
  if (setting2.list !== void 0)
    return as === "everything" ? { kind: isArray(value2) ? "empty" : "unset", means } : void 0;
  if (as !== "loosest") return void 0;
  const isLoosest = query.values.some(
    (value22) => value22 === loosest(setting2) || rank(setting2, value22) === loosest(setting2)
  );
  return isLoosest ? { kind: "unset", means } : void 0;
}
function loosest(setting2) {
  const isUp = setting2.looser === "up" || setting2.looser === "on";
  return setting2.kind === "boolean" ? isUp : isUp ? (setting2.values?.length ?? 1) - 1 : 0;
}
function set(value2, entry, setting2, query) {
  if (query.fingerprint || setting2?.list !== "set" || setting2.kind === "json")
    return !entry.container && holdsValue({ ...entry, value: value2, rivals: [] }, query) ? { kind: "value" } : void 0;
  const kind = kindOf(setting2);
  const entries = isArray(value2) ? value2 : [value2];
  const own = query.values.filter((value22) => isPlain2(kind, value22));
  const covering = entries.filter((entry2) => own.some(coverageOf(kind, [entry2])));
  if (covering.length > 0) return { kind: "entries", entries: covering };
  if (own.some(coverageOf(kind, entries)))
    return { kind: "entries", entries: entries.filter((entry2) => own.some(overlapsOf(kind, [entry2]))) };
  const equalEntries = entries.filter(
    (entry2) => query.values.some((two) => normalOf(kind, entry2) === normalOf(kind, two))
  );
  return equalEntries.length > 0 ? { kind: "entries", entries: equalEntries } : void 0;
}
function switchedOff(step, { switch: needs }) {
  if (!needs) return void 0;
  const subject = pointerOf(needs.path);
  const values2 = spelledValues(entryAt(step.blocks, subject));
  const offValues = values2.filter((value2) => !isInForce(needs, [value2]));
  if (offValues.length === 0) return void 0;
  const { on: on2, offIsSafe: isSafe } = needs;
  const because = { kind: "switch", switch: subject, value: firstIn(offValues), on: !on2 };
  return { because, allows: isCertainlyOff(needs, values2) ? !isSafe : null, isSafe };
}
function readersOf(places3) {
  const bySubject = /* @__PURE__ */ new Map();
  for (const [subject, { setting: setting2 }] of places3) {
    addTo(bySubject, subject, subject);
    for (const list3 of denyingLists(subject, setting2)) addTo(bySubject, list3, subject);
    if (setting2?.switch) addTo(bySubject, pointerOf(setting2.switch.path), subject);
  }
  return { places: places3, bySubject };
}
function sitesTouchedBy({ entries }, { places: places3, bySubject }) {
  const sites = /* @__PURE__ */ new Set();
  for (const { subject, before: before2, after: after2 } of entries) {
    for (const site of bySubject.get(subject) ?? []) sites.add(site);
    if (before2?.flaw !== void 0 || after2?.flaw !== void 0) {
      for (const site of places3.keys()) if (site.startsWith(`${subject}/`)) sites.add(site);
    }
  }
  return sites;
}

// src/history/find.ts
function changesOf(steps2, subjects) {
  const occurrences = [];
  for (const [step, names5] of followPlaces(steps2, new Map(subjects.entries())))
    for (const { path: _, ...change } of step.changes) {
      const requestedName = names5.get(change.subject);
      if (requestedName === void 0) continue;
      occurrences.push({
        kind: "set",
        ...change,
        by: step.seenMoment,
        ...step.gap && { missing: step.gap },
        ...requestedName !== change.subject && { alsoNamed: requestedName }
      });
    }
  return occurrences;
}
function hiddenBy(steps2, subjects) {
  let reason;
  for (const { entries } of steps2())
    for (const { subject, after: after2 } of entries) {
      if (!after2 || !subjects.has(subject)) continue;
      if (isNameless(after2.value)) return "no key";
      if (!after2.container && isMasked(after2.value)) reason = "mask";
    }
  return reason;
}
function holdings(steps2, subjects, query) {
  const occurrences = [];
  const open5 = /* @__PURE__ */ new Map();
  for (const [step, names5] of followPlaces(steps2, new Map(subjects.entries()))) {
    carry(open5, step.renames, (subject) => {
      const entry = entryAt(step.blocks, subject);
      return entry !== void 0 && contains2(entry, query);
    });
    for (const { subject, after: after2 } of step.entries) {
      if (!names5.has(subject) && !open5.has(subject)) continue;
      const [holds, current] = [after2 !== void 0 && contains2(after2, query), open5.get(subject)];
      if (holds && !current) {
        const occurrence = { kind: "held", subject, from: step.seenMoment, until: null };
        occurrences.push(occurrence);
        open5.set(subject, occurrence);
      } else if (!holds && current) {
        current.until = step.seenMoment;
        open5.delete(subject);
      }
    }
  }
  return occurrences.sort((a, b) => a.from.revision - b.from.revision || (a.subject < b.subject ? -1 : 1));
}
function contains2(entry, query) {
  const isElement = entry.element !== void 0 || entry.setting?.path.endsWith("[*]") === true;
  if (isElement && unpointer(entry.subject).at(-1) === query.text) return true;
  return !entry.container && holdsValue(entry, query);
}

// src/history/order.ts
function upTo(revisions, until) {
  const isSorted = revisions.every(({ revision: revision2 }, i) => i === 0 || revisions[i - 1].revision <= revision2);
  const sorted = isSorted ? revisions : revisions.toSorted((a, b) => a.revision - b.revision);
  const last = until === void 0 ? sorted.length - 1 : sorted.findLastIndex((revision2) => revision2.time <= until);
  if (last === sorted.length - 1) return { revisions: sorted, leftOut: 0 };
  return { revisions: sorted.slice(0, last + 1), leftOut: sorted.length - last - 1 };
}
function noHistory(revisions, asOf) {
  const oldest = revisions.reduce((least, { time: time2 }) => Math.min(least, time2), Infinity);
  const reason = revisions.length === 0 ? "there is no revision" : `every revision is later than ${precise(instantText(asOf))}; the first was made on ${precise(instantText(oldest))}`;
  return { code: "no-history", message: `${reason}: nothing was judged` };
}
function gapBetween(before2, after2) {
  if (!before2 || after2.revision === before2.revision + 1) return void 0;
  return { from: before2.revision + 1, to: after2.revision - 1 };
}

import { DriftlineError, byLine, codeOf, didYouMean, edits, messageOf, nearest, problemPlace, reasonOf, usageError, withoutExcerpt } from "./base.js";

// src/history/given-up.ts
function* givenUp(revisions) {
  const list3 = revisions;
  for (const [i, revision2] of revisions.entries()) {
    yield revision2;
    const { revision: number2, at: at2, time: time2, by } = revision2;
    list3[i] = Object.freeze({ revision: number2, at: at2, time: time2, by });
  }
}
function settingsOf(revision2) {
  const settings2 = revision2.settings;
  if (settings2 === void 0)
    throw new DriftlineError("internal", `the settings of revision ${revision2.revision} were given up before`);
  return settings2;
}
// src/history/put-back.ts
var PutBack = class {
  #before = /* @__PURE__ */ new Map();
  /** Moves the state of elements that continue under another key. */
  rename(renames) {
    moveAlong(this.#before, renames);
  }
  /** Returns a change with its direction corrected by the changes before it. Call it for every change in order. */
  judge(change, { before: from2, after: to }) {
    const { subject, op, direction: direction2 } = change;
    if ((to ?? from2)?.setting?.looser !== "set") return change;
    const isBack = this.#before.get(subject)?.dropTo(stateIn(to)) === true;
    if (!isBack && op === "replace" && direction2 === "looser")
      getOrMake(this.#before, subject, () => new Meanings()).add(stateIn(from2));
    return isBack && op === "replace" ? { ...change, direction: "tighter" } : change;
  }
};
var Meanings = class {
  #inOrder = [];
  #all = /* @__PURE__ */ new Set();
  add(state) {
    this.#inOrder.push(state);
    this.#all.add(state);
  }
  /** Drops a meaning and those after it. Returns false if the setting did not have it. */
  dropTo(state) {
    if (!this.#all.has(state)) return false;
    for (let last; last !== state; ) {
      last = this.#inOrder.pop();
      if (last !== void 0) this.#all.delete(last);
    }
    return true;
  }
};
// src/history/steps.ts
var Step = class {
  revision;
  previous;
  /** The settings after the revision. The next step changes them. */
  blocks;
  /** The entries that differ from before; all entries in the first revision seen. */
  entries;
  /** The differences in meaning. Empty in the first revision seen. */
  changes;
  /** The entries of each change. */
  pairs;
  representation;
  /** Elements that have a new key: old subject \u2192 new subject. */
  renames;
  gap;
  /** Whether this revision made the changes, and not a missing revision before it. */
  exact;
  /** The number, time and author of the revision. */
  moment;
  /** The same, with `exact`. */
  seenMoment;
  #before;
  #formerNames;
  constructor(revision2, previous, blocks, diff) {
    this.revision = revision2;
    this.previous = previous;
    this.blocks = blocks;
    this.entries = diff.entries;
    this.changes = diff.changes;
    this.pairs = diff.pairs;
    this.representation = diff.representation;
    this.renames = diff.renames;
    this.gap = gapBetween(previous, revision2);
    this.exact = previous !== null && !this.gap;
    const { at: at2, time: time2, by } = revision2;
    this.moment = { revision: revision2.revision, at: at2, time: time2, by };
    this.seenMoment = { ...this.moment, exact: this.exact };
  }
  /** Returns the entry before the revision at a place, by the name that its element has after it. */
  entryBefore(subject) {
    this.#before ??= new Map(this.entries.map((change) => [change.subject, change.before]));
    this.#formerNames ??= inverse(this.renames);
    const place2 = newNameOf(this.#formerNames, subject);
    return this.#before.has(place2) ? this.#before.get(place2) : entryAt(this.blocks, place2);
  }
};
function* stepsOf2(revisions, catalog) {
  const reader = new SettingsReader(catalog);
  const putBack = new PutBack();
  let previous = null;
  for (const revision2 of revisions) {
    const blocks = reader.read(settingsOf(revision2));
    const diff = previous ? diffOf(blocks) : firstOf(blocks);
    putBack.rename(diff.renames);
    const changes = diff.changes.map((change, i) => putBack.judge(change, present(diff.pairs[i])));
    yield new Step(revision2, previous, reader.blocks, { ...diff, changes });
    previous = revision2;
  }
}
function firstOf(blocks) {
  const entries = blocks.flatMap((block) => block.entries);
  return { entries, changes: [], pairs: [], representation: [], renames: noRenames };
}

// src/model/reference.ts
var reference = /^\$\{[A-Za-z_][A-Za-z0-9_]*\}$/;
function isReference(text3) {
  return reference.test(text3);
}

import { readText, unreadable } from "./base.js";

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, realpath, stat } from "node:fs/promises";
import path2 from "node:path";
import { fileURLToPath } from "node:url";
// src/policy/files.ts
// src/policy/impersonal.made.ts
var impersonal = [
  "549a0471ddae40bdcb55924bd30b886be837612cc76c5d4f2f2d046dd7fed389"
];
// src/policy/files.ts
function packFolder() {
  let folder2 = path2.dirname(fileURLToPath(import.meta.url));
  for (; ; ) {
    const packs = path2.join(folder2, "policies");
    if (existsSync(path2.join(packs, "policy.schema.json"))) return packs;
    const parent = path2.dirname(folder2);
    if (parent === folder2) throw new DriftlineError("internal", "the folder of policy packs is missing");
    folder2 = parent;
  }
}
var isPolicyFile = (name2) => /\.ya?ml$/i.test(name2) && !/\.test\.ya?ml$/i.test(name2);
function namesNobody({ text: text3 }) {
  return impersonal.includes(createHash("sha256").update(text3).digest("hex"));
}
async function packNames() {
  return (await readdir(packFolder())).filter(isPolicyFile).map((name2) => name2.replace(/\.ya?ml$/, "")).sort();
}
async function readPack(name2) {
  if (!/^[a-z0-9-]+$/.test(name2) || !(await packNames()).includes(name2)) return void 0;
  return { file: `pack:${name2}`, text: await readFile(path2.join(packFolder(), `${name2}.yaml`), "utf8") };
}
async function readPolicies(names5) {
  const { sources: sources3, unread } = await readReadable(names5);
  if (unread.length > 0) throw new DriftlineError("usage", unread);
  return sources3;
}
async function readReadable(names5) {
  const sources3 = [];
  const unread = [];
  const attempt2 = async (read2) => {
    try {
      return [await read2()];
    } catch (error) {
      if (!(error instanceof DriftlineError) || error.exitCode !== 2) throw error;
      unread.push(...error.problems);
      return [];
    }
  };
  for (const name2 of names5)
    for (const file of (await attempt2(() => filesOf(name2))).flat())
      sources3.push(...await attempt2(async () => typeof file === "string" ? readSource(file) : file));
  return { sources: sources3, unread };
}
async function filesBelow(folder2, isWanted) {
  const files = /* @__PURE__ */ new Map();
  const add = async (file) => {
    const real = await realpath(file);
    if (!files.has(real)) files.set(real, file);
  };
  const folders = /* @__PURE__ */ new Map([[await realpath(folder2), folder2]]);
  for (const [, at2] of folders) {
    const entries = await readdir(at2, { recursive: true, withFileTypes: true }).catch((error) => {
      if (["ENOENT", "ENOTDIR"].includes(codeOf(error) ?? "")) throw error;
      throw unreadable(error.path ?? at2, "folder", error);
    });
    const links = [];
    for (const entry of entries) {
      const name2 = path2.join(entry.parentPath, entry.name);
      if (entry.isSymbolicLink()) links.push(name2);
      else if (entry.isFile() && isWanted(name2)) await add(name2);
    }
    for (const link of links.sort()) {
      const kind = await targetOf(link, isWanted(link));
      if (kind?.isFile() && isWanted(link)) await add(link);
      if (!kind?.isDirectory()) continue;
      const real = await realpath(link);
      const parent = await realpath(path2.dirname(link));
      if (!folders.has(real) && !`${parent}${path2.sep}`.startsWith(`${real}${path2.sep}`)) folders.set(real, link);
    }
  }
  return [...files.values()].sort();
}
async function targetOf(link, isWanted) {
  return stat(link).catch((error) => {
    if (!isWanted) return void 0;
    const message = `the link cannot be followed: ${reasonOf(error)}`;
    throw new DriftlineError("usage", { file: link, message, hint: "point it to a file, or remove it" });
  });
}
async function filesOf(name2) {
  const kind = await stat(name2).catch((error) => {
    if (codeOf(error) === "EACCES") throw unreadable(name2, "policy", error);
    return void 0;
  });
  if (kind?.isDirectory()) {
    const files = await filesBelow(name2, isPolicyFile);
    if (files.length === 0)
      throw new DriftlineError("policy", {
        file: name2,
        message: "no policy in this folder",
        hint: "policies end in .yaml or .yml"
      });
    return files;
  }
  if (kind?.isFile()) return [name2];
  if (kind) return [await getOrMake(pipes, name2, readSource)];
  const pack = await readPack(name2);
  if (pack) return [pack];
  const hint = didYouMean(name2, await packNames()) ?? `packs: ${(await packNames()).join(", ")}`;
  throw usageError(`no policy file, folder or pack is named "${name2}"`, hint);
}
var pipes = /* @__PURE__ */ new Map();
async function readSource(file) {
  return { file: path2.normalize(file).replaceAll("\\", "/"), text: await readText(file, "policy") };
}
async function placeOf3({ file }) {
  const fileName = file.startsWith("pack:") ? path2.join(packFolder(), `${file.slice(5)}.yaml`) : file;
  return realpath(fileName).catch(() => void 0);
}
async function isPackFolder(name2) {
  const real = await realpath(name2).catch(() => void 0);
  return real !== void 0 && real === await realpath(packFolder());
}
var resolveExtends = async (name2, from2) => {
  if (!from2.file.startsWith("pack:") && /\.ya?ml$/i.test(name2)) {
    const file = path2.join(path2.dirname(from2.file), name2);
    return existsSync(file) ? readSource(file) : void 0;
  }
  return readPack(name2);
};

// src/policy/patterns.ts
function matchesSubject(pattern, subject) {
  return match(segments2(pattern), unpointer(subject));
}
function matchesAny(patterns, subject) {
  return patterns.some((pattern) => matchesSubject(pattern, subject));
}
function canMatch(pattern, path8) {
  return match(segments2(pattern), segments2(path8), (head2, key) => key === "*" || globMatches(head2, key));
}
function canonicalPattern(pattern, root) {
  let at2 = root;
  const keys = segments2(pattern).map((key) => {
    const match2 = at2?.keys.get(key);
    at2 = match2 ? match2.place : at2?.any;
    return match2?.name ?? key;
  });
  return keys.join(".");
}
function commonPatterns(paths2) {
  const patterns = /* @__PURE__ */ new Set();
  for (const path8 of paths2) {
    const keys = segments2(path8);
    patterns.add(keys.join("."));
    for (let i = 1; i < keys.length; i++)
      patterns.add(`${keys.slice(0, i).join(".")}.**`).add(`${keys.slice(0, i).join(".")}.*`);
  }
  return [...patterns];
}
var split = /* @__PURE__ */ new Map();
function segments2(pattern) {
  return getOrMake(split, pattern, () => pattern.replaceAll("[*]", ".*").split("."));
}
function match(pattern, keys, fits = globMatches) {
  const [head2, ...rest] = pattern;
  if (head2 === void 0) return keys.length === 0;
  if (head2 === "**") return keys.some((_, i) => match(rest, keys.slice(i), fits)) || match(rest, [], fits);
  return keys.length > 0 && fits(head2, firstIn(keys)) && match(rest, keys.slice(1), fits);
}
function patternFlaw(pattern, catalog) {
  const can = (writtenPath) => catalog.settings.some((setting2) => !isContainer(setting2) && canMatch(writtenPath, setting2.path));
  if (can(pattern)) return void 0;
  const spelt = canonicalPattern(pattern, catalog.root);
  const near = nearest(pattern, commonPatterns(catalog.settings.map((setting2) => setting2.path)));
  const suggestion = [spelt, `${spelt}.**`, ...near === void 0 ? [] : [near, `${near}.**`]].find(can);
  const hint = suggestion && `did you mean "${suggestion}"?`;
  return { message: `"${pattern}" matches no setting`, hint };
}

import { readInput } from "./base.js";

// src/service/address.ts
function isLoopback(hostname) {
  return hostname === "localhost" || hostname === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
var linkLocal = /^169\.254\.|^\[fe[89ab][0-9a-f]:|^\[(?:::(?:ffff:)?|64:ff9b::)a9fe:/;
function serviceAddress(address3, name2) {
  const text3 = address3.trim();
  const refuse = (message, hint) => usageError(`${name2} ${message}`, hint);
  let url2;
  try {
    url2 = new URL(text3);
  } catch {
    throw refuse("is not an address", "write it like https://api.example.com");
  }
  if (url2.protocol !== "https:" && url2.protocol !== "http:")
    throw refuse("is not an https: address", "write it like https://api.example.com");
  if (url2.username !== "" || url2.password !== "")
    throw refuse("carries a user name or password", "the key comes from the environment or a file");
  if (url2.search !== "" || url2.hash !== "")
    throw refuse("has a query or a fragment", "write only scheme, host and path");
  const host = /^[a-z]+:\/\/([^/?#]*)/i.exec(text3)?.[1]?.replace(/:\d+$/, "") ?? "";
  if (host.toLowerCase() !== url2.hostname)
    throw refuse("spells its host in a way that hides it", `write ${url2.hostname}`);
  if (url2.protocol === "http:" && !isLoopback(url2.hostname))
    throw refuse("is plain http:, which would send the key in the clear", "write https:");
  if (linkLocal.test(url2.hostname)) throw refuse("is a link-local address", "name the service's host");
  url2.pathname = url2.pathname.replace(/\/+$/, "");
  return url2;
}
function apiKey(text3, name2) {
  const key = text3.trim();
  if (/^[\x21-\x7e]{1,8192}$/.test(key)) return key;
  if (/\s/.test(key)) throw usageError(`${name2} has white space in it`, "write only the key, without Bearer");
  const why = key === "" ? "is empty" : "is not 1 to 8192 printable ASCII characters";
  throw usageError(`${name2} ${why}`, "generate a key in the settings of the service");
}

import { isUtf8 } from "node:buffer";
// src/seal/strict-json.ts
var limits = {
  depth: 64,
  page: 32 * 2 ** 20,
  string: 4 * 2 ** 20,
  keys: 2e5,
  items: 1e6,
  number: 400
};
var mostKeys = "an object of more than 200,000 keys";
var mostItems = "a list of more than 1,000,000 entries";
var QUOTE = 34;
var BACKSLASH = 92;
var COMMA = 44;
var COLON = 58;
var OPEN_ARRAY = 91;
var CLOSE_ARRAY = 93;
var OPEN_OBJECT = 123;
var CLOSE_OBJECT = 125;
var number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
var JsonReader = class {
  bytes;
  position = 0;
  #depth = 0;
  #maxDepth;
  #maxString;
  /** @throws DriftlineError `empty`, `too-large` or `invalid-utf8` */
  constructor(bytes, maxBytes = limits.page, maxDepth = limits.depth, maxString = limits.string) {
    this.#maxDepth = maxDepth;
    this.#maxString = maxString;
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (bytes.length > maxBytes) throw this.tooLarge(`more than ${sizeText(maxBytes)}`);
    if (!isUtf8(this.bytes)) {
      this.position = soundLength(this.bytes);
      throw this.error("invalid-utf8");
    }
    if (this.bytes[0] === 239 && this.bytes[1] === 187 && this.bytes[2] === 191) this.position = 3;
    if (this.peek() === void 0) throw this.error("empty");
  }
  /** The number of open containers. */
  get depth() {
    return this.#depth;
  }
  /** Skips white space. Returns the next byte without reading it; undefined at the end. */
  peek() {
    let byte = this.bytes[this.position];
    while (byte === 32 || byte === 10 || byte === 13 || byte === 9) byte = this.bytes[++this.position];
    return byte;
  }
  /** Whether the next value begins with this bracket. Throws at the end of the text. */
  isAt(bracket) {
    const byte = this.peek();
    if (byte === void 0) throw this.error("truncated");
    return byte === bracket;
  }
  /** Throws unless only white space is left. */
  end() {
    if (this.peek() !== void 0) throw this.error("syntax");
  }
  /** Reads the whole text as one value. */
  whole() {
    const value2 = this.value();
    this.end();
    return value2;
  }
  value() {
    switch (this.peek()) {
      case void 0:
        throw this.error("truncated");
      case OPEN_OBJECT:
        return this.#members();
      case OPEN_ARRAY:
        return this.#items();
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
    this.object((key) => void (object[key] = this.value()));
    return object;
  }
  #items() {
    const items2 = [];
    this.array(() => void items2.push(this.value()));
    return items2;
  }
  /** Reads an object. Calls `member` at the value of each key; it must read the value. Throws at a duplicate key. */
  object(member) {
    const keys = /* @__PURE__ */ new Set();
    for (let more = this.open(OPEN_OBJECT); more; more = this.next(CLOSE_OBJECT)) {
      const key = this.key();
      if (keys.has(key)) throw this.error("duplicate-key");
      if (keys.add(key).size > limits.keys) throw this.tooLarge(mostKeys);
      this.colon();
      member(key);
    }
  }
  /** Reads an array. Calls `item` at each value; it must read the value. */
  array(item) {
    let index = 0;
    for (let more = this.open(OPEN_ARRAY); more; more = this.next(CLOSE_ARRAY)) {
      if (index >= limits.items) throw this.tooLarge(mostItems);
      item(index++);
    }
  }
  /** Enters a container. @returns whether it has a first member or item, which comes next */
  open(bracket) {
    this.#take(bracket);
    if (++this.#depth > this.#maxDepth) throw this.error("too-deep");
    return this.peek() !== bracket + 2 || this.#close();
  }
  /** Moves to the next member or item, or leaves the container. @returns whether there is a next one */
  next(close) {
    if (this.peek() === close) return this.#close();
    this.#take(COMMA);
    this.peek();
    return true;
  }
  /** Reads a key. The caller must check for duplicates, and then call `colon`. */
  key() {
    const byte = this.peek();
    if (byte !== QUOTE) throw this.error(byte === void 0 ? "truncated" : "syntax");
    const key = this.string();
    return key.startsWith("$") && /^\$+number$/.test(key) ? `$${key}` : key;
  }
  /** Moves from a key to its value. */
  colon() {
    this.#take(COLON);
    this.peek();
  }
  string() {
    const start = ++this.position;
    const { bytes } = this;
    let byte = bytes[this.position];
    let plain4 = true;
    let ascii2 = true;
    while (byte !== QUOTE) {
      if (byte === void 0) throw this.error("truncated");
      if (byte < 32) throw this.error("syntax");
      if (byte >= 128) ascii2 = false;
      if (byte === BACKSLASH) {
        plain4 = false;
        this.position++;
        if (bytes[this.position] === void 0) throw this.error("truncated");
      }
      byte = bytes[++this.position];
    }
    const end = this.position++;
    if (end - start > this.#maxString) throw this.tooLarge(`a text of more than ${sizeText(this.#maxString)}`);
    if (plain4) return ascii2 ? bytes.toString("latin1", start, end) : bytes.toString("utf8", start, end);
    try {
      return JSON.parse(bytes.toString("utf8", start - 1, end + 1));
    } catch {
      throw this.error("syntax");
    }
  }
  /** Whether a value could end `length` bytes after the present position. */
  isEnd(length) {
    const after2 = this.bytes[this.position + length];
    if (after2 === COMMA || after2 === CLOSE_OBJECT || after2 === CLOSE_ARRAY) return true;
    return after2 === 32 || after2 !== void 0 && after2 < 14;
  }
  #number() {
    const { bytes } = this;
    let at2 = this.position;
    let whole3 = 0;
    for (let byte = bytes[at2]; byte !== void 0 && byte >= 48 && byte <= 57; byte = bytes[++at2])
      whole3 = whole3 * 10 + byte - 48;
    const length = at2 - this.position;
    if (length > 0 && length < 16 && (bytes[this.position] !== 48 || length === 1) && this.isEnd(length)) {
      this.position = at2;
      return whole3;
    }
    const text3 = this.bytes.toString("latin1", this.position, this.position + limits.number);
    number.lastIndex = 0;
    const digits = number.exec(text3)?.[0];
    if (digits === void 0) throw this.error("syntax");
    if (digits.length === limits.number) throw this.tooLarge(`a number of ${limits.number} digits or more`);
    this.position += digits.length;
    const value2 = Number(digits) + 0;
    if (String(value2) === digits) return value2;
    return Number.isFinite(value2) && decimal(digits) === decimal(String(value2)) ? value2 : exactNumber(digits);
  }
  #word(word, value2) {
    const text3 = this.bytes.toString("latin1", this.position, this.position + word.length);
    if (text3 !== word) throw this.error(word.startsWith(text3) ? "truncated" : "syntax");
    this.position += word.length;
    return value2;
  }
  #close() {
    this.position++;
    this.#depth--;
    return false;
  }
  #take(expected) {
    const byte = this.peek();
    if (byte !== expected) throw this.error(byte === void 0 ? "truncated" : "syntax");
    this.position++;
  }
  /** Creates an error about the present position. */
  error(code) {
    const descriptions = {
      empty: "nothing where JSON should be",
      truncated: "JSON that ends too early",
      syntax: "not JSON",
      "duplicate-key": "JSON with a key that stands twice in one object",
      "invalid-utf8": /^(?:fffe|feff)/.test(this.bytes.toString("hex", 0, 2)) ? "UTF-16 and not UTF-8" : "not UTF-8",
      "too-deep": `JSON nested deeper than ${this.#maxDepth}`
    };
    return this.#problem(code, descriptions[code]);
  }
  /** Creates an error about the present position. @param subject what is larger than its limit */
  tooLarge(subject) {
    return this.#problem("too-large", subject);
  }
  #problem(code, description) {
    return new DriftlineError("incomplete", { code, message: `${description}, at byte ${this.position}` });
  }
};
function sizeText(bytes) {
  return bytes % 2 ** 20 === 0 ? `${bytes / 2 ** 20} MiB` : `${bytes} bytes`;
}
function soundLength(bytes) {
  let [sound, end] = [0, bytes.length];
  while (sound < end) {
    const middle2 = Math.ceil((sound + end) / 2);
    const places3 = [middle2, middle2 + 1, middle2 + 2, middle2 + 3];
    const next = places3.find((place2) => isUtf8(bytes.subarray(sound, place2)));
    if (next === void 0) end = middle2 - 1;
    else sound = next;
  }
  return sound;
}
function decimal(text3) {
  const [, sign = "", whole3 = "", part = "", power = "0"] = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text3);
  const all = (whole3 + part).replace(/^0+/, "");
  const digits = all.replace(/0+$/, "");
  return digits === "" ? "0" : `${sign}${digits}e${Number(power) - part.length + all.length - digits.length}`;
}

// src/seal/formats.ts
var lettersAndDigits = (least) => `(?=[A-Za-z]{0,60}[0-9])[A-Za-z0-9]{${least},}`;
var signed = (least) => `(?=[A-Za-z_=.-]{0,60}[0-9])[\\w=.-]{${least},}`;
var hex = (least) => `[0-9a-fA-F]{${least},}`;
var uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
var formats = {
  "1Password": ["A3-[A-Z0-9]{6}-[A-Z0-9-]{20,}", "ops_eyJ[A-Za-z0-9+/]{40,}={0,3}"],
  Adobe: [`p8e-${lettersAndDigits(24)}`],
  age: ["AGE-SECRET-KEY-[0-9A-Z]{20,}"],
  Airtable: [`pat[A-Za-z0-9]{14}\\.${hex(32)}`],
  "Alibaba Cloud": ["LTAI[A-Za-z0-9]{12,}"],
  "Anthropic, OpenAI and others": ["[sf]k-[A-Za-z0-9_-]{16,}", "sess-[A-Za-z0-9]{30,}"],
  Anyscale: [`esecret_${lettersAndDigits(20)}`],
  Artifactory: [`AKCp${lettersAndDigits(40)}`, "cmVmd[A-Za-z0-9]{40,}"],
  Asana: [`[012]/\\d{10,20}(?:/\\d{10,20})?:${hex(32)}`],
  Atlassian: ["AT(?:ATT|CTT|BB)[A-Za-z0-9_=-]{20,}"],
  AWS: [
    "(?:A3T[A-Z0-9]|AKIA|ASIA|ABIA|ACCA)[0-9A-Z]{16}(?![0-9A-Z])",
    "ABSK[A-Za-z0-9+/]{40,}={0,2}",
    `amzn\\.mws\\.${signed(20)}`
  ],
  Axiom: [`xa[ap]t-${uuid}`],
  Braintree: ["access_token\\$production\\$[0-9a-z]{16}\\$[0-9a-f]{32}"],
  Brevo: [`(?:xkeysib|xsmtpsib)-${signed(20)}`],
  Browserbase: [`bb_live_${signed(20)}`],
  Buildkite: [`bk(?:ua|aj|ct|apt)_${lettersAndDigits(20)}`],
  CircleCI: ["CCI(?:PAT|PRJ)_[A-Za-z0-9_]{20,}"],
  "Cal.com and others": [`[a-z][a-z0-9]{1,11}_(?:live|test)_${lettersAndDigits(20)}`],
  Cerebras: [`csk-${lettersAndDigits(30)}`],
  Checkly: ["cu_[0-9a-f]{32}(?![0-9A-Za-z])"],
  ClickUp: ["pk_\\d{6,10}_[A-Z0-9]{32}"],
  Clojars: ["CLOJARS_[A-Za-z0-9]{20,}"],
  Cloudflare: [`cf(?:k|ut|at)_${lettersAndDigits(30)}`, "v1\\.0-[0-9a-f]{24}-[0-9a-f]{30,}"],
  Contentful: [`CFPAT-${signed(30)}`],
  Context7: [`ctx7sk-${hex(8)}-[0-9a-f-]{20,}`],
  "crates.io": [`cio${lettersAndDigits(32)}`],
  Cursor: [`(?:key|crsr)_${hex(64)}`],
  Databricks: ["dapi[0-9a-f]{32}(?:-\\d)?", `dose[0-9a-f]{32}`],
  Daytona: [`dtn_${hex(40)}`],
  dbt: [`dbt[cu]_${signed(30)}`],
  DigitalOcean: [`do[opr]_v1_${lettersAndDigits(20)}`],
  Discord: ["[MNO][A-Za-z0-9_-]{23,27}\\.[A-Za-z0-9_-]{6}\\.[A-Za-z0-9_-]{27,}"],
  "Docker Hub": ["dckr_[po]at_[A-Za-z0-9_-]{20,}"],
  Doppler: [`dp\\.(?:pt|st|ct|sa|scim|audit)\\.${signed(20)}`],
  Duffel: [`duffel_(?:test|live)_${signed(20)}`],
  Dynatrace: ["dt0[a-z]\\d\\d\\.[A-Za-z0-9]{16,}(?:\\.[A-Za-z0-9]*)?"],
  E2B: [`e2b_${lettersAndDigits(20)}`],
  EasyPost: [`EZ[AT]K${lettersAndDigits(30)}`],
  ElevenLabs: [`sk_${lettersAndDigits(24)}`],
  Facebook: [`EAA[A-Z]${lettersAndDigits(40)}`],
  fal: [`${uuid}:${hex(32)}`],
  Figma: ["fig[do]_[A-Za-z0-9_-]{20,}"],
  Fireworks: [`fw_${lettersAndDigits(20)}`],
  Flutterwave: ["FLWSECK(?:_TEST|_LIVE)?-[A-Za-z0-9]{12,}(?:-X)?"],
  "Fly.io": [`fo1_${signed(20)}`, "fm(?:1[ar]|2)_[A-Za-z0-9+/]{40,}={0,3}"],
  "Frame.io": [`fio-u-${signed(20)}`],
  GitHub: ["gh[opsur]_[A-Za-z0-9]{30,}", "github_pat_[A-Za-z0-9_]{20,}"],
  GitLab: [
    "gl(?:pat|dt|rt|rtr|cbt|ptt|ft|ffct|wt|soat|oas|agent|imt)-[A-Za-z0-9_-]{16,}(?:\\.[a-z0-9]{2}\\.[a-z0-9]{9})?",
    "GR1348941[A-Za-z0-9_-]{20,}"
  ],
  Google: ["AIza[0-9A-Za-z_-]{35}", "ya29\\.[0-9A-Za-z_-]{20,}", "GOCSPX-[A-Za-z0-9_-]{20,}", "1//0[A-Za-z0-9_-]{30,}"],
  Grafana: [`glc_(?=[A-Za-z+/]{0,60}[0-9])[A-Za-z0-9+/]{20,}={0,3}`, `glsa_${signed(20)}`],
  "HashiCorp Terraform": ["[A-Za-z0-9]{14}\\.atlasv1\\.[A-Za-z0-9_=-]{30,}"],
  "HashiCorp Vault": ["hv[sbr]\\.[A-Za-z0-9_-]{20,}", "s\\.(?=[A-Za-z]{0,23}[0-9])[A-Za-z0-9]{24}(?![A-Za-z0-9])"],
  Heroku: ["HRKU-[A-Za-z0-9_-]{30,}"],
  HubSpot: [`pat-[a-z]{2}\\d-${uuid}`],
  "Hugging Face": ["hf_[A-Za-z0-9]{20,}", "api_org_[A-Za-z0-9]{20,}"],
  Infisical: [`st\\.${uuid}\\.[0-9a-f]{32}\\.[0-9a-f]{32}`],
  Intra42: [`s-s4t2(?:ud|af)-${hex(32)}`],
  Jenkins: ["11[0-9a-f]{32}(?![0-9A-Za-z])"],
  LangSmith: [`lsv2_(?:pt|sk)_${signed(20)}`],
  LaunchDarkly: [`(?:api|sdk)-${uuid}`],
  Linear: ["lin_(?:api|oauth)_[A-Za-z0-9]{20,}"],
  Mailchimp: ["[0-9a-f]{32}-us\\d{1,2}(?!\\w)"],
  Mailgun: [`key-${hex(32)}`, "[0-9a-f]{32}-[0-9a-f]{8}-[0-9a-f]{8}(?![\\w-])"],
  Mapbox: ["[ps]k\\.eyJ[A-Za-z0-9_-]{20,}\\.[A-Za-z0-9_-]{16,}"],
  MaxMind: ["[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk"],
  Modal: ["a[ks]-(?=[A-Za-z]{0,21}[0-9])[A-Za-z0-9]{22}(?![A-Za-z0-9])"],
  "MongoDB Atlas": [`mdb_sa_sk_${signed(20)}`],
  n8n: [`n8n_api_${hex(40)}`],
  Neon: [`napi_${lettersAndDigits(40)}`, `npg_${lettersAndDigits(10)}`],
  Netlify: [`nf[pcou]_${lettersAndDigits(20)}`],
  "New Relic": ["NR(?:AK|AL|II|JS|RA|AA)-[A-Za-z0-9_-]{20,}"],
  Notion: [`ntn_${lettersAndDigits(20)}`, `secret_${lettersAndDigits(40)}`],
  npm: ["npm_[A-Za-z0-9]{20,}"],
  NuGet: [`oy2${lettersAndDigits(40)}`],
  Octopus: ["API-[A-Z0-9]{26}(?![A-Z0-9])"],
  OpenShift: ["sha256~[A-Za-z0-9_-]{40,}"],
  Paddle: ["pdl_(?:live|sdbx)_apikey_\\w{20,}"],
  PagerDuty: [`pdus\\+${signed(20)}`],
  Pinecone: [`pcsk_[A-Za-z0-9]{4,8}_${lettersAndDigits(40)}`],
  Plaid: [`access-(?:sandbox|development|production)-${hex(8)}-[0-9a-f-]{20,}`],
  PlanetScale: [`pscale_(?:tkn|oauth|pw)_${signed(20)}`],
  PostHog: [`ph[xsr]_${lettersAndDigits(30)}`],
  Postman: ["PM(?:AK|AT)-[A-Za-z0-9-]{20,}"],
  Prefect: [`pn[ub]_${lettersAndDigits(24)}`],
  Pulumi: [`pul-${lettersAndDigits(20)}`],
  PyPI: ["pypi-[A-Za-z0-9_-]{20,}"],
  Razorpay: ["rzp_(?:live|test)_[A-Za-z0-9]{14,}"],
  ReadMe: [`rdme_${lettersAndDigits(20)}`],
  Render: [`rnd_${lettersAndDigits(20)}`],
  Resend: ["re_[A-Za-z0-9]{8}_[A-Za-z0-9]{20,}"],
  Retool: [`retool_01${lettersAndDigits(20)}`],
  Rootly: [`rootly_${hex(40)}`],
  RubyGems: [`rubygems_${lettersAndDigits(20)}`],
  RunPod: [`rpa_${lettersAndDigits(30)}`],
  Scalingo: [`tk-us-${signed(30)}`],
  SendGrid: ["SG\\.[A-Za-z0-9_-]{16,}\\.[A-Za-z0-9_-]{16,}"],
  Sentry: ["sntrys_[A-Za-z0-9+/=_]{20,}", `sntryu_${lettersAndDigits(20)}`],
  Settlemint: [`sm_(?:aat|pat|sat)_${lettersAndDigits(16)}`],
  Shippo: [`shippo_(?:live|test)_${lettersAndDigits(20)}`],
  Shopify: ["shp(?:at|ca|pa|ss|ua)_[A-Za-z0-9]{20,}"],
  Slack: ["xox[abceoprs](?:\\.xox[bp])?-[A-Za-z0-9-]{10,}", "xapp-[A-Za-z0-9-]{10,}"],
  Socket: [`sktsec_${signed(20)}`],
  SonarQube: [`sq[aup]_${lettersAndDigits(30)}`],
  Sourcegraph: [`sg[pdm]_${signed(30)}`, `slk_${hex(40)}`],
  Square: ["EAAA[A-Za-z0-9_-]{40,}", "sq0[a-z]{3}-[A-Za-z0-9_-]{20,}"],
  Stripe: ["[sr]k_(?:live|test)_[A-Za-z0-9]{10,}", "whsec_[A-Za-z0-9+/=]{16,}"],
  Supabase: [`sbp_[A-Za-z0-9]{20,}`, `sb_secret_${signed(20)}`],
  Tailscale: [`tskey-[a-z]{2,12}-${signed(20)}`],
  Telegram: ["(?:bot)?[0-9]{8,10}:AA[A-Za-z0-9_-]{32,}"],
  "Tencent Cloud": [`AKID${lettersAndDigits(20)}`],
  Twilio: ["SK[0-9a-f]{32}(?![0-9A-Za-z])"],
  Typeform: [`tfp_${signed(30)}`],
  Vercel: [`vc[apirk]_${lettersAndDigits(20)}`],
  "Z.ai": ["[0-9a-f]{32}\\.(?=[A-Za-z]{0,23}[0-9])[A-Za-z0-9]{16}(?:[A-Za-z0-9]{8})?(?![\\w.])"],
  Zuplo: [`zpka_${hex(32)}_${hex(8)}`],
  "other providers of models": [
    "(?:gsk|r8|jina|apify_api)_[A-Za-z0-9]{20,}",
    `tgp_v1_${signed(20)}`,
    "(?:nvapi-|tvly-)[A-Za-z0-9_-]{20,}",
    "(?:xai|pplx)-[A-Za-z0-9]{20,}",
    `fc-${lettersAndDigits(28)}`,
    "pa-(?=[A-Za-z_-]{0,42}[0-9])[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])"
  ]
};
// src/seal/recognise.ts
function mergeSpans(spans) {
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
var prefixed = new RegExp(
  `(?<![A-Za-z0-9])(?:${Object.values(formats).flat().join("|")})|PuTTY-User-Key-File-\\d[\\s\\S]*`,
  "g"
);
var privateKey = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;
var webToken = /\.eyJ[A-Za-z0-9_-]{8,}(?:\.[A-Za-z0-9_-]*)?/g;
var bearer = /(?<=\bbearer )[^\s'"`$,;]{8,}/gi;
var basic = /(?<=\bbasic )[A-Za-z0-9+/]{8,}={0,2}/gi;
var plainKey = /(?<![\w-])(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?![\w-])/gi;
var keyName = /(?<![A-Za-z0-9])(?:(?:api|access|auth|private|secret)[-_. ]?key|(?:[a-z0-9]{1,20}[-_. ])?(?:token|secret|password|passwd))["'`]?(?:[:=]\s{0,2}|\s{1,2})["'`]?$/i;
var passwordLine = /(?<![^\s"'`])(?:\*:\*|(?:\*|localhost|(?:[A-Za-z0-9-]{1,60}\.){1,8}[A-Za-z0-9-]{1,60}):\d{2,5}):(?:\*|[\w.-]{1,60}):[\w.@-]{1,60}:(?=[^\s"'`:*$<{%])([^\s"'`]{1,200})/g;
var webhook = /\.(?:(?:slack\.com\/(?:services|triggers|workflows)|office\.com\/webhookb2)\/[\w@/-]{24,}|zapier\.com\/hooks\/catch\/\d{4,12}\/\w{5,}|anaconda\.org\/t\/[\w-]{20,})/g;
var run = /[A-Za-z0-9+/]{20,}={0,2}/g;
var urlSafeRun = /(?<![\w+/-])[A-Za-z0-9_-]{20,}(?![+/])/g;
var folder = /^(?:(?:[A-Z]?[a-z]{2,}[A-Z][a-z]{2,}|[A-Z]?[a-z]{3,}|[A-Z]{3,}|v)\d{0,4}|\d{4,}|[A-Z0-9]{8,}|[a-z0-9]{8,})$/;
var publicValue = /(?:(?:sha(?:1|256|384|512)[-:]|\bh1:).{4}|(?:ssh-(?:rsa|ed25519)|ecdsa-sha2-nistp\d{3}) AAAA)$/is;
var digestName = /^sha(?:1|256|384|512)-/i;
function matches(text3, pattern) {
  return text3.search(pattern) < 0 ? [] : eachMatch(text3, pattern);
}
function* eachMatch(text3, pattern) {
  for (let at2 = 0; ; ) {
    pattern.lastIndex = at2;
    const match2 = pattern.exec(text3);
    if (!match2) return;
    at2 = match2[0] === "" ? pattern.lastIndex + 1 : pattern.lastIndex;
    yield match2;
  }
}
function tokens(text3) {
  return text3.length < 12 ? [] : mergeSpans([...knownFormats(text3), ...random(text3)]);
}
function knownFormats(text3) {
  const spans = [];
  const add = (start, end) => spans.push({ start, end, credential: true });
  for (const { index, 0: token } of matches(text3, prefixed)) add(index, index + token.length);
  let keyEnd = 0;
  for (const { index, 0: beginning2 } of matches(text3, privateKey)) {
    if (index < keyEnd) continue;
    const at2 = text3.indexOf("-----END ", index + beginning2.length);
    keyEnd = at2 < 0 ? text3.length : at2 + /^-----END (?:[A-Z0-9 ]{0,60}-----)?/.exec(text3.slice(at2, at2 + 80))[0].length;
    add(index, keyEnd);
  }
  for (const { index, 0: token } of matches(text3, webToken)) {
    const start = text3.slice(back(text3, index, /[A-Za-z0-9_-]/), index).indexOf("eyJ");
    if (start >= 0) add(back(text3, index, /[A-Za-z0-9_-]/) + start, index + token.length);
  }
  for (const { index, 0: token } of matches(text3, plainKey))
    if (keyName.test(text3.slice(Math.max(0, index - 50), index))) add(index, index + token.length);
  for (const { index, 0: line3, 1: password = "" } of matches(text3, passwordLine))
    add(index + line3.length - password.length, index + line3.length);
  for (const { index, 0: link } of matches(text3, webhook))
    add(index + link.indexOf("/", link.indexOf("/") + 1) + 1, index + link.length);
  for (const { index, 0: token } of matches(text3, bearer))
    if (/\d/.test(token) || token.length >= 20) add(index, index + token.length);
  for (const { index, 0: token } of matches(text3, basic))
    if (/^[\x20-\x7e]+:[\x20-\x7e]*$/.test(Buffer.from(token, "base64").toString("latin1")))
      add(index, index + token.length);
  return spans;
}
function random(text3) {
  const spans = [];
  let coveredTo = 0;
  for (const { index, 0: token } of matches(text3, run)) {
    if (publicValue.test(text3.slice(Math.max(0, index - 20), index + 4))) continue;
    for (const [start, end] of randomIn(token)) {
      if (index + start < coveredTo) continue;
      coveredTo = ahead(text3, index + end, /[\w+=~-]/);
      spans.push({ start: back(text3, index + start, /[\w+~-]/), end: coveredTo, credential: true });
    }
  }
  for (const { index, 0: token } of matches(text3, urlSafeRun)) {
    const hyphens = token.replace(/[^_-]/g, "").length;
    if (hyphens === 0 || 12 * hyphens > token.length || digestName.test(token)) continue;
    if (looksRandom(token.replace(/^[a-z]+[_-]/, "")))
      spans.push({ start: index, end: index + token.length, credential: true });
  }
  return spans;
}
function back(text3, from2, sort) {
  let at2 = from2;
  while (at2 > 0 && sort.test(text3[at2 - 1])) at2--;
  return at2;
}
function ahead(text3, from2, sort) {
  let at2 = from2;
  while (at2 < text3.length && sort.test(text3[at2])) at2++;
  return at2;
}
function randomIn(text3) {
  const out = [];
  const parts2 = text3.split("/");
  const isFolder4 = parts2.map((part) => part === "" || folder.test(part));
  let [from2, start, folders] = [0, 0, 2];
  for (const [i, part] of parts2.entries()) {
    const end = start + part.length;
    const last = out.at(-1);
    if (part.length >= 20 && (looksRandom(part) || isLongKey(part))) {
      if (last && folders < 2) last[1] = end;
      else out.push([from2, end]);
      folders = 0;
    } else if (isFolder4[i]) [from2, folders] = [end + 1, folders + 1];
    else if (last && folders === 0) last[1] = end;
    start = end + 1;
  }
  const [first2 = "", ...rest] = parts2;
  if (out.length === 0 && rest.length < 4 && first2 !== "" && looksRandom(text3)) return [[0, text3.length]];
  return out;
}
function looksRandom(text3) {
  const counts = { lower: 0, upper: 0, digit: 0 };
  let [turns, length, lowerRun, inWords] = [0, 0, 0, 0];
  let last;
  for (let i = 0; i < text3.length; i++) {
    const kind = kindOf2(text3.charCodeAt(i));
    if (!kind) continue;
    counts[kind]++;
    length++;
    if (last && kind !== last) turns++;
    lowerRun = kind === "lower" ? last === "lower" ? lowerRun + 1 : 1 : 0;
    if (lowerRun >= 3) inWords += lowerRun === 3 ? 3 : 1;
    last = kind;
  }
  const digits = length < 24 ? 2 : length < 40 ? 1 : 0;
  const enough = counts.lower >= 2 && counts.upper >= 2 && counts.digit >= digits;
  return enough && turns / (length - 1) >= 0.4 && inWords / length < 0.4;
}
function kindOf2(code) {
  if (code >= 97 && code <= 122) return "lower";
  if (code >= 65 && code <= 90) return "upper";
  return code >= 48 && code <= 57 ? "digit" : void 0;
}
function isLongKey(text3) {
  return text3.length >= 40 && !/^(?:[0-9a-f]*|[0-9A-F]*)$/.test(text3) && looksLikeKey(text3);
}
function looksLikeKey(part) {
  return (part.match(/[A-Za-z0-9]{20,}/g) ?? []).some((text3) => {
    if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text3)) return false;
    const digits = text3.replace(/\D/g, "").length;
    const turns = (text3.match(/\d(?=\D)|\D(?=\d)/g) ?? []).length;
    return digits >= 4 && text3.length - digits >= 4 && turns / (text3.length - 1) >= 0.25;
  });
}

// src/seal/recent.ts
var Recent = class {
  #size;
  #young = /* @__PURE__ */ new Map();
  #old = /* @__PURE__ */ new Map();
  /** @param size how many entries are kept at least */
  constructor(size) {
    this.#size = size;
  }
  get(key) {
    let value2 = this.#young.get(key);
    if (value2 === void 0 && (value2 = this.#old.get(key)) !== void 0) this.set(key, value2);
    return value2;
  }
  set(key, value2) {
    this.#young.set(key, value2);
    if (this.#young.size > this.#size) [this.#old, this.#young] = [this.#young, /* @__PURE__ */ new Map()];
  }
};
// src/seal/trace.ts
var Trace = class {
  isList;
  /** The parsed value. The keys of an object are sorted. */
  value;
  count = 0;
  /** The keys in source order; empty for a list. */
  keys = [];
  /** The offsets at which each member or item starts, its value starts, and its value ends. */
  starts = [];
  froms;
  ends = [];
  values = [];
  /** The trace of each value that is a container. */
  traces = [];
  #places;
  constructor(isList) {
    this.isList = isList;
    this.froms = isList ? this.starts : [];
    this.value = this.values;
  }
  /** Returns the index of a key, or -1. */
  find(key) {
    if (!this.#places) this.#places = new Map(this.keys.map((name2, i) => [name2, i]));
    return this.#places.get(key) ?? -1;
  }
  /** Begins an item at `start`, or a member whose key was added to `keys` before. Its value begins at `from`. */
  begin(start, from2) {
    this.starts[this.count] = start;
    this.froms[this.count] = from2;
  }
  /** Adds the value of the item that was begun. */
  add(value2, end, trace) {
    const i = this.count++;
    this.ends[i] = end;
    this.values.push(value2);
    if (trace) this.traces[i] = trace;
  }
  /** Copies the items [first, end) of another trace, shifted by `shift` bytes. */
  take(source, first2, end, shift) {
    for (let k = first2; k < end; k++) {
      if (!this.isList) this.keys[this.count] = source.keys[k];
      this.begin(source.starts[k] + shift, source.froms[k] + shift);
      this.add(source.values[k], source.ends[k] + shift, source.traces[k]);
    }
  }
  /** Builds the value after the last item was added. Reuses the previous value if nothing changed. */
  close(before2) {
    const like = before2?.count === this.count ? before2 : void 0;
    if (this.isList) this.value = like?.isOf(this.values) ? like.value : this.values.slice();
    else this.value = (like && this.#editObject(like)) ?? this.#buildObject();
    return this;
  }
  /** Whether the values of this trace are identical to `values`. */
  isOf(values2) {
    for (let i = 0; i < values2.length; i++) if (values2[i] !== this.values[i]) return false;
    return true;
  }
  /** Returns the previous object, copied only if a value changed; undefined if the keys differ. */
  #editObject(before2) {
    let edited;
    for (let i = 0; i < this.count; i++) {
      const key = this.keys[i];
      const k = before2.keys[i] === key ? i : before2.find(key);
      if (k < 0) return void 0;
      if (this.values[i] === before2.values[k]) continue;
      edited ??= Object.assign(bag(), before2.value);
      edited[key] = this.values[i];
    }
    return edited ?? before2.value;
  }
  #buildObject() {
    const object = bag();
    const { keys, values: values2 } = this;
    if (keys.every((key, i) => i === 0 || keys[i - 1] < key))
      for (const [i, key] of keys.entries()) object[key] = values2[i];
    else for (const key of keys.toSorted()) object[key] = values2[this.find(key)];
    return object;
  }
};
// src/seal/follow.ts
var AHEAD = 6;
var SMALL = 1024;
var SHORT = 48;
var Follower = class {
  /** Small containers by the hash of their bytes. An equal container elsewhere becomes the same object. */
  #recentContainers = new Recent(1e3);
  #last;
  /** The input of the last read: the buffer, the offset of the object, its length and its nesting depth. */
  #bytes = Buffer.alloc(0);
  #from = 0;
  #length = 0;
  #depth = 0;
  #own = Buffer.alloc(0);
  #reader;
  /** The trace of the value that was read last; undefined if the value is not a container. */
  #trace;
  /** Reads the object that begins at the reader's position. */
  object(reader) {
    const last = this.#depth === reader.depth ? this.#last : void 0;
    const from2 = reader.position;
    this.#reader = reader;
    this.#last = this.#object(last && { trace: last, start: this.#from });
    this.#bytes = reader.bytes;
    this.#from = from2;
    this.#length = reader.position - from2;
    this.#depth = reader.depth;
    return this.#last.value;
  }
  /** Drops the reference to the input buffer, which the caller owns and may reuse. Copies the last object's bytes. */
  release() {
    if (this.#bytes === this.#own) return;
    if (this.#own.length < this.#length) this.#own = Buffer.allocUnsafeSlow(2 * this.#length);
    this.#bytes.copy(this.#own, 0, this.#from, this.#from + this.#length);
    this.#bytes = this.#own;
    this.#from = 0;
  }
  /** Clears all state. Overwrites the copied bytes with zeros. */
  forget() {
    this.#recentContainers = new Recent(1e3);
    this.#last = void 0;
    this.#own.fill(0);
    this.#bytes = this.#own = Buffer.alloc(0);
  }
  #object(before2) {
    const reader = this.#reader;
    const start = reader.position;
    const old = before2?.trace;
    const trace = new Trace(false);
    let names5;
    let i = 0;
    for (let more = reader.open(OPEN_OBJECT); more; ) {
      const end = before2 && i < before2.trace.count ? this.#run(before2, i, limits.keys - trace.count, names5) : i;
      if (end > i) {
        this.#take({ trace, start }, old, i, end);
        i = end;
        if (end === old.count) more = reader.next(CLOSE_OBJECT);
        continue;
      }
      const from2 = reader.position;
      let k;
      if (!names5 && old && i < old.count && this.#hasSameBytes(before2.start + old.starts[i], old.froms[i] - old.starts[i])) {
        k = i;
        reader.position += old.froms[i] - old.starts[i];
        reader.peek();
        trace.keys[trace.count] = old.keys[i];
      } else {
        const key = reader.key();
        names5 ??= new Set(trace.keys.slice(0, trace.count));
        if (names5.has(key)) throw reader.error("duplicate-key");
        if (names5.add(key).size > limits.keys) throw reader.tooLarge(mostKeys);
        reader.colon();
        k = old?.find(key) ?? -1;
        trace.keys[trace.count] = k < 0 ? key : old.keys[k];
      }
      trace.begin(from2 - start, reader.position - start);
      const value2 = this.#value(before2, k);
      trace.add(value2, reader.position - start, this.#trace);
      if (k >= 0) i = k + 1;
      more = reader.next(CLOSE_OBJECT);
    }
    return this.#closeTrace(trace, old, start);
  }
  #list(before2) {
    const reader = this.#reader;
    const start = reader.position;
    const old = before2?.trace;
    const trace = new Trace(true);
    let [i, unmatched] = [0, 0];
    for (let more = reader.open(OPEN_ARRAY); more; ) {
      const [k, end] = before2 ? this.#resume(before2, i, unmatched, limits.items - trace.count) : [i, i];
      if (end > k) {
        this.#take({ trace, start }, old, k, end);
        [i, unmatched] = [end, 0];
        if (end === old.count) more = reader.next(CLOSE_ARRAY);
        continue;
      }
      if (trace.count >= limits.items) throw reader.tooLarge(mostItems);
      trace.begin(reader.position - start, reader.position - start);
      const value2 = this.#value(before2, old && i + unmatched < old.count ? i + unmatched : -1);
      trace.add(value2, reader.position - start, this.#trace);
      if (unmatched < AHEAD) unmatched++;
      else i++;
      more = reader.next(CLOSE_ARRAY);
    }
    return this.#closeTrace(trace, old, start);
  }
  /** Finds the first run of equal items that starts at one of the candidates. @returns its start and end, or [i, i] */
  #resume(before2, i, unmatched, most) {
    const last = Math.min(before2.trace.count, i + unmatched + 2);
    for (let k = i; k < last; k++) {
      const end = this.#run(before2, k, most);
      if (end > k) return [k, end];
    }
    return [i, i];
  }
  #closeTrace(trace, old, start) {
    trace.close(old);
    const { bytes, position } = this.#reader;
    if (trace.value === old?.value || position - start > SMALL) return trace;
    const hash2 = hashOf(bytes, start, position);
    const earlier = this.#recentContainers.get(hash2);
    if (earlier && isSame5(earlier, trace.value)) trace.value = earlier;
    else this.#recentContainers.set(hash2, trace.value);
    return trace;
  }
  /** Reads a value. Compares it first with item `k` of the old container; -1: no such item. */
  #value(container, k) {
    const reader = this.#reader;
    const old = k < 0 ? void 0 : container?.trace;
    const offset = old ? container.start + old.froms[k] : 0;
    if (old) {
      const length = old.ends[k] - old.froms[k];
      if (reader.isEnd(length) && this.#hasSameBytes(offset, length)) {
        reader.position += length;
        this.#trace = old.traces[k];
        return old.values[k];
      }
    }
    const byte = reader.peek();
    if (byte !== OPEN_OBJECT && byte !== OPEN_ARRAY) {
      this.#trace = void 0;
      return reader.value();
    }
    const isList = byte === OPEN_ARRAY;
    const inner = old?.traces[k];
    const before2 = inner?.isList === isList ? { trace: inner, start: offset } : void 0;
    const trace = isList ? this.#list(before2) : this.#object(before2);
    this.#trace = trace;
    return trace.value;
  }
  #take({ trace, start }, old, first2, end) {
    const reader = this.#reader;
    const shift = reader.position - start - old.starts[first2];
    trace.take(old, first2, end, shift);
    reader.position = start + shift + (end < old.count ? old.starts[end] : old.ends[end - 1]);
  }
  /**
   * Returns the end of the run of old items from `first` on that have the same bytes here, separators included.
   * @param most the maximum number of items
   * @param names keys that must not repeat; the keys of the run are added
   */
  #run(before2, first2, most, names5) {
    const old = before2.trace;
    let [low, high] = [first2, Math.min(old.count, first2 + most)];
    if (low >= high || !this.#stand(before2, first2, low, low + 1)) return first2;
    low++;
    if (this.#stand(before2, first2, low, high)) low = high;
    else
      for (let step = 1; high - low > 1; ) {
        const next = Math.min(low + step, low + high >>> 1);
        if (this.#stand(before2, first2, low, next)) [low, step] = [next, 4 * step];
        else high = next;
      }
    if (!names5) return low;
    for (let k = first2; k < low; k++) {
      if (names5.has(old.keys[k])) return k;
      names5.add(old.keys[k]);
    }
    return low;
  }
  /** Whether the old items [low, high) have the same bytes here, if item `first` begins at the reader's position. */
  #stand({ trace: old, start }, first2, low, high) {
    const at2 = old.starts[first2];
    const from2 = old.starts[low] ?? old.ends[low - 1];
    const to = old.starts[high] ?? old.ends[high - 1];
    const reader = this.#reader;
    return (high < old.count || reader.isEnd(to - at2)) && this.#hasSameBytes(start + from2, to - from2, reader.position + from2 - at2);
  }
  /** Whether `length` old bytes from `start` equal the input bytes from `at`. */
  #hasSameBytes(start, length, at2 = this.#reader.position) {
    const { bytes } = this.#reader;
    const before2 = this.#bytes;
    if (at2 + length > bytes.length) return false;
    if (length > SHORT) return bytes.compare(before2, start, start + length, at2, at2 + length) === 0;
    for (let i = 0; i < length; i++) if (before2[start + i] !== bytes[at2 + i]) return false;
    return true;
  }
};
function hashOf(bytes, start, end) {
  let hash2 = 0;
  for (let i = start; i < end; i++) hash2 = Math.imul(hash2 ^ bytes[i], 16777619);
  return hash2;
}
function isSame5(a, b) {
  if (isArray(a) !== isArray(b)) return false;
  const [left, right] = [a, b];
  const [keys, otherKeys] = [Object.keys(left), Object.keys(right)];
  return keys.length === otherKeys.length && keys.every((key, i) => key === otherKeys[i] && left[key] === right[key]);
}
// src/seal/mark.ts
var MARK = "$driftline";
function markJson({ organization: organization2, keyId, from: from2 }) {
  return { sealed: 1, organization: organization2, keyId, ...from2 !== null && { from: from2 } };
}
function markOf(value2) {
  if (!isObject(value2)) return void 0;
  const { sealed, organization: organization2, keyId, from: from2 = null, ...rest } = value2;
  if (sealed !== 1 || typeof organization2 !== "string" || Object.keys(rest).length > 0) return void 0;
  if (keyId === null && (from2 === null || typeof from2 === "number" && Number.isSafeInteger(from2)))
    return { organization: organization2, keyId, from: from2 };
  return typeof keyId === "string" && /^k[0-9a-f]{7}$/.test(keyId) && from2 === null ? { organization: organization2, keyId, from: from2 } : void 0;
}
// src/seal/change.ts
var UNSHOWN = "(a name that is not shown)";
var ChangeReader = class {
  #follower = new Follower();
  #editors = /* @__PURE__ */ new Map();
  #trusts;
  /** @param trusts whether a change may state that it was sealed before */
  constructor(trusts = false) {
    this.#trusts = trusts;
  }
  /** Reads the next change. Adds fields that the API does not define to `fields`. */
  change(reader, where, fields) {
    let revision2;
    let updatedAt;
    let user3;
    let settings2;
    let mark;
    if (!reader.isAt(OPEN_OBJECT)) throw mismatch(where, "an object");
    const member = (key) => {
      if (key === "settings") {
        if (!reader.isAt(OPEN_OBJECT)) throw mismatch(`${where}.settings`, "an object");
        settings2 = this.#follower.object(reader);
      } else if (key === "revision") revision2 = reader.value();
      else if (key === "updatedAt") updatedAt = reader.value();
      else if (key === "user") user3 = reader.value();
      else if (this.#trusts && key === MARK) {
        mark = markOf(reader.value());
        if (!mark) throw mismatch(`${where}.${MARK}`, "the mark of a seal that this version reads");
      } else {
        fields.add(fieldName(key));
        reader.value();
      }
    };
    try {
      reader.object(member);
    } catch (error) {
      throw ofRevision(error, revision2);
    }
    if (typeof revision2 !== "number" || !Number.isSafeInteger(revision2) || revision2 < 0)
      throw mismatch(`${where}.revision`, "a whole number, 0 or more");
    if (!settings2) throw mismatch(`${where}.settings`, "an object", revision2);
    const text3 = typeof updatedAt === "string" ? updatedAt : "";
    const time2 = instantOf(text3);
    if (time2 === void 0 && instantOf(`${text3}Z`) !== void 0)
      throw new DriftlineError("incomplete", {
        code: "time-zone",
        message: `${where}.updatedAt has no time zone`,
        revision: revision2
      });
    if (time2 === void 0)
      throw mismatch(`${where}.updatedAt`, "a date and time such as 2026-11-20T09:00:00Z", revision2);
    const editor = editorOf(user3, where, revision2);
    const by = getOrMake(this.#editors, JSON.stringify([editor.id, editor.email, editor.name]), () => editor);
    return { revision: revision2, at: outputText(text3, time2), time: time2, by, settings: settings2, ...mark && { mark } };
  }
  /** Drops the reference to the input buffer, which the caller owns and may reuse. */
  release() {
    this.#follower.release();
  }
  /** Clears everything that was read. */
  forget() {
    this.#follower.forget();
  }
};
function ofRevision(error, revision2) {
  if (!(error instanceof DriftlineError) || typeof revision2 !== "number") return error;
  const [problem] = error.problems;
  return problem?.code === "duplicate-key" ? new DriftlineError("incomplete", { ...problem, revision: revision2 }) : error;
}
function fieldName(key) {
  return /^[A-Za-z][\w-]{0,60}$/.test(key) && tokens(key).length === 0 ? key : UNSHOWN;
}
function paginationOf(reader) {
  if (!reader.isAt(OPEN_OBJECT)) throw mismatch("pagination", "an object");
  const { hasMore, nextCursor = null } = reader.value();
  if (typeof hasMore !== "boolean") throw mismatch("pagination.hasMore", "true or false");
  if (nextCursor !== null && typeof nextCursor !== "string") throw mismatch("pagination.nextCursor", "a text");
  return { hasMore, nextCursor };
}
function changesOf2(reader, where, read2) {
  if (!reader.isAt(OPEN_ARRAY)) throw mismatch(where, "a list");
  reader.array((i) => read2(reader, i));
}
function editorOf(user3, where, revision2) {
  if (user3 === void 0 || user3 === null) return nobody;
  if (!isObject(user3)) throw mismatch(`${where}.user`, "an object", revision2);
  const field = (name2) => {
    const value2 = user3[name2];
    if (value2 === void 0 || value2 === null || value2 === "") return null;
    if (typeof value2 !== "string") throw mismatch(`${where}.user.${name2}`, "a text", revision2);
    return value2;
  };
  return { id: field("id"), email: field("email"), name: field("name") };
}
function sameRevision(a, b) {
  return a.time === b.time && canonical({ ...a.by }) === canonical({ ...b.by }) && equal(a.settings, b.settings);
}
function firstOf2(a, b) {
  const text3 = ({ at: at2, by, settings: settings2 }) => canonical([at2, by.id, by.email, by.name, settings2]);
  return text3(a) <= text3(b) ? a : b;
}
function mismatch(where, demand, revision2) {
  return new DriftlineError("incomplete", {
    code: "schema",
    message: `${where} should be ${demand}`,
    ...revision2 !== void 0 && { revision: revision2 }
  });
}
// src/seal/rewrite.ts
var Rewriter = class {
  #changes;
  #rewritten = /* @__PURE__ */ new WeakMap();
  constructor(changes) {
    this.#changes = changes;
  }
  /** Returns a rewritten value: the same object if nothing in it changes. */
  value(value2) {
    if (typeof value2 === "string") return this.#changes.text?.(value2) ?? value2;
    if (typeof value2 !== "object" || value2 === null) return value2;
    return getOrMake(this.#rewritten, value2, () => this.#container(value2));
  }
  /** Rewrites the members of an object, but never replaces the object itself. */
  members(object) {
    const rename3 = this.#changes.keys?.(object);
    const out = bag();
    let isSame22 = true;
    for (const [key, item] of Object.entries(object)) {
      const name2 = rename3 ? rename3(key, item) : key;
      out[name2] = this.value(item);
      isSame22 &&= name2 === key && out[name2] === item;
    }
    return isSame22 ? object : out;
  }
  #container(value2) {
    if (!isArray(value2)) return this.#changes.object(value2) ?? this.members(value2);
    const items2 = value2.map((item) => this.value(item));
    return items2.every((item, i) => item === value2[i]) ? value2 : items2;
  }
};
// src/seal/stored-form.ts
var forms = ["literal", "reference", "placeholder", "masked-by-server"];
var fingerprint = new RegExp(`^(?:${NO_FINGERPRINT}|${KEYED})$`);
var markerPattern = new RegExp(String.raw`\[(secret|hidden) (?:${KEYED}|fp:run:\d+)\]`, "g");
var inText = /\[(?:secret|hidden) fp:[^\]]*\]/g;
var StoredSpeller = class {
  #spelling = new Rewriter({ object: (value2) => isSecret(value2) ? spelledMarker(value2) : void 0 });
  /** The top-level values of the last settings, with their texts. Drops older texts, because they may be long. */
  #last = /* @__PURE__ */ new Map();
  /** The texts of the containers inside of them, of editors, and of marks. */
  #texts = /* @__PURE__ */ new WeakMap();
  #scalar;
  /**
   * @param escaped for the lines of a history file: escapes characters in the JSON of a scalar or a key. Default: the
   *   text stays canonical
   */
  constructor(escaped) {
    this.#scalar = escaped ? (value2) => escaped(canonical(value2)) : canonical;
  }
  /** Returns the text of a ledger entry. */
  entry(kind, { revision: revision2, at: at2, by, settings: settings2, keyId }) {
    const user3 = canonical({ email: by.email, id: by.id, name: by.name });
    const members3 = [
      `"key":${canonical(keyId)}`,
      `"kind":${canonical(kind)}`,
      `"revision":${revision2}`,
      `"settings":${this.settings(settings2)}`,
      `"updatedAt":${canonical(at2)}`,
      `"user":${user3}`
    ];
    return `{${members3.join(",")}}`;
  }
  /** Returns the text of sealed settings. */
  settings(settings2) {
    const [last, current] = [this.#last, /* @__PURE__ */ new Map()];
    let text3 = "";
    for (const key of Object.keys(settings2).sort()) {
      const value2 = settings2[key];
      let member = last.get(key);
      if (member?.value !== value2) member = { value: value2, text: `${this.#scalar(key)}:${this.#spell(value2)}` };
      current.set(key, member);
      text3 += text3 === "" ? member.text : `,${member.text}`;
    }
    this.#last = current;
    return `{${text3}}`;
  }
  /** Returns a revision as a line of a history file, with the mark first. The same revision gives the same text. */
  changeLine({ revision: revision2, at: at2, by, settings: settings2 }, mark) {
    const members3 = [
      `"${MARK}":${this.#once(mark, () => markJson(mark))}`,
      `"revision":${revision2}`,
      `"settings":${this.settings(settings2)}`,
      `"updatedAt":${canonical(at2)}`,
      `"user":${this.#once(by, () => ({ email: by.email, id: by.id, name: by.name }))}`
    ];
    return `{${members3.join(",")}}`;
  }
  /** Returns a revision as a change of a history file, with the mark first. */
  change({ revision: revision2, at: at2, by, settings: settings2 }, mark) {
    const user3 = { id: by.id, email: by.email, name: by.name };
    return { [MARK]: markJson(mark), revision: revision2, settings: this.#spelling.value(settings2), user: user3, updatedAt: at2 };
  }
  #text(value2) {
    return typeof value2 === "object" && value2 !== null ? this.#once(value2, () => value2) : this.#scalar(value2);
  }
  /** Returns the text of the value that stands for an object. Caches it for that object. */
  #once(object, valueOf) {
    return getOrMake(this.#texts, object, () => this.#spell(valueOf()));
  }
  #spell(value2) {
    if (isSecret(value2)) return canonical(spelledMarker(value2));
    if (isArray(value2)) return `[${value2.map((item) => this.#text(item)).join(",")}]`;
    return isObject(value2) ? canonicalObject(value2, (item) => this.#text(item), this.#scalar) : this.#scalar(value2);
  }
};
function spelledMarker(secret3) {
  return {
    $secret: secret3.$secret,
    fingerprint: secret3.fingerprint,
    ...isCredential(secret3) && { credential: true },
    ...isForged(secret3) && { forged: true },
    ...isMisplaced(secret3) && { misplaced: true },
    ...isWeak(secret3) && { weak: true }
  };
}
var StoredReader = class {
  #changes = new ChangeReader();
  #reviving = new Rewriter({
    object: (value2) => Object.hasOwn(value2, "$secret") ? markerOf(value2) : void 0,
    // Removes the `$` that the reader adds to keys such as `$number`.
    keys: () => (key) => /^\$\$+number$/.test(key) ? key.slice(1) : key
  });
  /**
   * Reads one entry of the ledger that holds a revision.
   * @throws DriftlineError `tampered` if the entry is not as it was written
   */
  entry(bytes, keyId) {
    try {
      const fields = /* @__PURE__ */ new Set();
      const reader = new JsonReader(bytes, bytes.length, DEEPER);
      const { revision: revision2, at: at2, time: time2, by, settings: settings2 } = this.#changes.change(reader, "the entry", fields);
      reader.end();
      return { revision: revision2, at: at2, time: time2, by, settings: this.#reviving.value(settings2), keyId };
    } catch (error) {
      if (!(error instanceof DriftlineError) || error.code !== "incomplete") throw error;
      throw new DriftlineError("tampered", error.problems[0].message);
    } finally {
      this.#changes.release();
    }
  }
};
var DEEPER = 72;
function markerOf(markerObject) {
  const marker2 = soundMarker(markerObject, fingerprint);
  if (!marker2) throw new DriftlineError("tampered", "a marker of a secret was not written by Driftline");
  return marker2;
}
function soundMarker(markerObject, shape2) {
  const { $secret: form, fingerprint: mark, credential, forged, misplaced, weak, ...rest } = markerObject;
  const marks3 = { credential, forged, misplaced, weak };
  const isSound = typeof form === "string" && forms.includes(form) && typeof mark === "string" && shape2.test(mark) && Object.values(marks3).every((flag2) => flag2 === void 0 || flag2 === true) && Object.keys(rest).length === 0;
  return isSound ? secretMarker(form, mark, marks3) : void 0;
}
function holdsMarkers(value2, cache = /* @__PURE__ */ new WeakMap()) {
  if (typeof value2 === "string") return value2.search(inText) >= 0;
  if (typeof value2 !== "object" || value2 === null) return false;
  let holds = cache.get(value2);
  if (holds !== void 0) return holds;
  holds = isSecret(value2) || (isArray(value2) ? value2.some((item) => holdsMarkers(item, cache)) : Object.entries(value2).some(([key, item]) => key.startsWith("[secret fp:") || holdsMarkers(item, cache)));
  cache.set(value2, holds);
  return holds;
}
var Blanker = class {
  #blanking = new Rewriter({
    object: (value2) => isSecret(value2) ? secretMarker(value2.$secret, NO_FINGERPRINT, marksOf(value2)) : void 0,
    text: blankText,
    keys: (object) => {
      const own = distinct(object);
      return (key) => own(key, blankText(key));
    }
  });
  settings(settings2) {
    return this.#blanking.value(settings2);
  }
};
function blankText(text3) {
  return text3.includes(" fp:") ? text3.replace(markerPattern, `[$1 ${NO_FINGERPRINT}]`) : text3;
}
function distinct(object) {
  let times2;
  return (key, name2) => {
    const [, hidden] = name2 !== key && /^(\[secret fp:[^\]]*\])(?:#\d+)?$/.exec(name2) || [];
    if (hidden === void 0) return name2;
    times2 ??= /* @__PURE__ */ new Map();
    for (; ; ) {
      const n = (times2.get(hidden) ?? 0) + 1;
      times2.set(hidden, n);
      const numberedName2 = n === 1 ? hidden : `${hidden}#${n}`;
      if (!Object.hasOwn(object, numberedName2)) return numberedName2;
    }
  };
}

// src/run/output.ts
async function write(text3) {
  await new Promise((resolve) => {
    process.stdout.write(text3, () => resolve());
  });
}
function note(line3) {
  process.stderr.write(`driftline: ${visible(line3)}
`);
}
function canRedraw() {
  return process.stderr.isTTY === true && process.env["TERM"] !== "dumb";
}
function noteAbove(line3) {
  if (canRedraw()) process.stderr.write("\r\x1B[2K");
  note(line3);
}
function noteError({ message }) {
  const [first2 = "", ...more] = message.split("\n");
  note(first2);
  noteLines(more);
}
function noteLines(lines2) {
  const safe = lines2.map((line3) => `${indentOf(line3)}${logLine(visible(line3.trim()))}
`);
  process.stderr.write(safe.join(""));
}

import path3 from "node:path";
import { closeSync, createReadStream, fstatSync, openSync, readSync } from "node:fs";
// src/run/stated-address.ts
var names2 = {
  baseUrl: { option: "--base-url", variable: "DRIFTLINE_BASE_URL" },
  appUrl: { option: "--app-url", variable: "DRIFTLINE_APP_URL" }
};
function placedAddress(field, option, environment, config) {
  const { option: optionName, variable } = names2[field];
  const text3 = environment[variable];
  if (option !== void 0) return [option, optionName];
  if (text3) return [text3, variable];
  const configValue = config[field];
  return configValue === null ? void 0 : [configValue, `${field} in ${config.file ?? "driftline.yaml"}`];
}
function statedAddress(...sources3) {
  const [text3, place2] = placedAddress(...sources3) ?? [];
  return text3 === void 0 || place2 === void 0 ? void 0 : { url: serviceAddress(text3, place2), text: text3 };
}
// src/run/trace.ts
function tracer(isWanted, environment) {
  const isDebugging = environment["RUNNER_DEBUG"] === "1" || environment["ACTIONS_STEP_DEBUG"] === "true";
  return isWanted === true || isDebugging ? (request) => noteAbove(traceLine(request)) : void 0;
}
function traceLine(request) {
  const { method, path: path23, status, code, bytes, milliseconds, retries, requestId } = request;
  const why = code === null ? "" : ` (${code})`;
  const id = requestId === null ? "no request id" : `request ${requestId}`;
  return `trace ${method} ${path23} ${status ?? "no answer"}${why}, ${bytes} bytes, ${milliseconds} ms, ${retries} retries, ${id}`;
}
// src/run/source.ts
// src/run/history-file.ts
var MAX_WHOLE = 512 * 2 ** 20;
var MAX_WITHOUT_LINE = 128 * 2 ** 20;
var MAX_PROBLEMS = 20;
var NEWLINE = 10;
var CHUNK = 2 ** 18;
var HEAD = 2 ** 16;
async function readHistoryFile(file, session) {
  const problems = [];
  let lines2 = 0;
  const line3 = (bytes2) => {
    lines2++;
    if (!isBlank(bytes2)) attempt(problems, () => session.line(bytes2, "the change"), `line ${lines2}`);
  };
  const rest = new Rest();
  let byLine2;
  for await (const isNew of rest.filledFrom(file)) {
    if (rest.size > (rest.fileSize > MAX_WHOLE ? MAX_WITHOUT_LINE : MAX_WHOLE))
      return [{ code: "too-large", message: "the file is larger than 512 MiB: write one change per line" }];
    if (byLine2 === false || !isNew.includes(NEWLINE)) continue;
    if (byLine2 === void 0) {
      const first2 = firstLine(rest.bytes);
      byLine2 = first2 && session.isChange(first2);
    }
    if (byLine2) for (const bytes2 of rest.lines()) line3(bytes2);
  }
  const { bytes } = rest;
  if (byLine2 ?? session.isChange(bytes)) {
    if (bytes.length > 0) line3(bytes);
  } else attempt(problems, () => whole(bytes, session, problems));
  return problems;
}
function brokenOff(code, line3) {
  if (code === "empty" && line3 === null) return "the history file is empty";
  if (code === "truncated")
    return line3 === null ? "the history file breaks off before its end" : `${line3} breaks off before its revision ends`;
  return void 0;
}
function attempt(problems, read2, line3 = null) {
  try {
    read2();
  } catch (error) {
    if (!(error instanceof DriftlineError) || error.code !== "incomplete") throw error;
    for (const { code, message, revision: revision2 } of error.problems)
      if (problems.length < MAX_PROBLEMS)
        problems.push({
          code: code ?? "schema",
          message: brokenOff(code, line3) ?? `${line3 === null ? "" : `${line3}: `}${message}`,
          ...revision2 !== void 0 && { revision: revision2 }
        });
  }
}
function firstLine(bytes) {
  const start = bytes.findIndex((byte) => byte > 32);
  const end = start < 0 ? -1 : bytes.indexOf(NEWLINE, start);
  return end < 0 ? void 0 : bytes.subarray(start, end);
}
function isBlank(bytes) {
  for (const byte of bytes) if (byte !== 32 && byte !== 9 && byte !== 13) return false;
  return true;
}
var Rest = class {
  #memory = Buffer.allocUnsafeSlow(CHUNK);
  #start = 0;
  #end = 0;
  /** The size of the file that is read; 0 if it is unknown. */
  fileSize = 0;
  get size() {
    return this.#end - this.#start;
  }
  get bytes() {
    return this.#memory.subarray(this.#start, this.#end);
  }
  /** Takes every complete line. A line's bytes are valid until the next read. */
  *lines() {
    for (let end = this.#newline(); end >= 0; end = this.#newline()) {
      const line3 = this.#memory.subarray(this.#start, end);
      this.#start = end + 1;
      yield line3;
    }
  }
  #newline() {
    const at2 = this.#memory.indexOf(NEWLINE, this.#start);
    return at2 < this.#end ? at2 : -1;
  }
  /** Reads a file to its end. Yields the new bytes of each read. */
  async *filledFrom(file) {
    const source = sourceOf2(file);
    this.fileSize = source.size ?? 0;
    try {
      for (; ; ) {
        this.#makeRoom();
        const count2 = await source.read(this.#memory.subarray(this.#end));
        if (count2 === 0) return;
        this.#end += count2;
        yield this.#memory.subarray(this.#end - count2, this.#end);
      }
    } finally {
      await source.close();
    }
  }
  #makeRoom() {
    const { bytes } = this;
    if (2 * bytes.length > this.#memory.length) this.#memory = Buffer.allocUnsafeSlow(2 * this.#memory.length);
    bytes.copy(this.#memory);
    [this.#start, this.#end] = [0, bytes.length];
  }
};
var begunStreams = /* @__PURE__ */ new Map();
var nothing = Buffer.alloc(0);
function sourceOf2(file) {
  const { head: head2, rest: opened = openedOf(file) } = begunStreams.get(file) ?? {};
  begunStreams.delete(file);
  if (typeof opened !== "number") return ofChunks(file, opened, head2);
  return {
    size: fstatSync(opened).size,
    read: (into) => attemptOn(file, () => readSync(opened, into)),
    close: () => closeSync(opened)
  };
}
function openedOf(file) {
  if (file === "-") return chunksOf(process.stdin);
  const opened = attemptOn(file, () => openSync(file, "r"));
  return fstatSync(opened).isFile() ? opened : chunksOf(createReadStream(file, { fd: opened }));
}
function chunksOf(stream) {
  return stream[Symbol.asyncIterator]();
}
function attemptOn(file, act) {
  try {
    return act();
  } catch (error) {
    return fail(file, error);
  }
}
function ofChunks(file, chunks, head2) {
  let remainingBytes = head2 ?? nothing;
  return {
    read: async (into) => {
      if (remainingBytes.length === 0) remainingBytes = await nextOf(file, chunks);
      const count2 = remainingBytes.copy(into);
      remainingBytes = remainingBytes.subarray(count2);
      return count2;
    },
    close: async () => {
      await chunks.return?.();
    }
  };
}
async function nextOf(file, chunks) {
  const { done, value: value2 } = await chunks.next().catch((error) => fail(file, error));
  return done === true ? nothing : value2;
}
function fail(file, error) {
  if (codeOf(error) === void 0) throw error;
  throw usageError(`the history ${file} cannot be read: ${reasonOf(error)}`, "give a file, or - for standard input");
}
async function sealedFor(file) {
  const head2 = await headOf(file);
  const [, mark] = firstMark.exec(head2.toString("utf8")) ?? [];
  if (mark === void 0) return void 0;
  try {
    return markOf(JSON.parse(mark))?.organization;
  } catch {
    return void 0;
  }
}
var firstMark = /^\ufeff?\s*(?:\{\s*"changes"\s*:\s*)?(?:\[\s*)?\{\s*"\$driftline"\s*:\s*(\{(?:[^"{}]|"(?:[^"\\]|\\.)*")*\})/;
async function headOf(file) {
  const opened = openedOf(file);
  if (typeof opened !== "number") {
    const first2 = await nextOf(file, opened);
    begunStreams.set(file, { head: first2, rest: opened });
    return first2.subarray(0, HEAD);
  }
  const head2 = Buffer.alloc(HEAD);
  try {
    return head2.subarray(
      0,
      attemptOn(file, () => readSync(opened, head2))
    );
  } finally {
    closeSync(opened);
  }
}
function whole(bytes, session, problems) {
  const first2 = bytes.find((byte) => byte > 32 && byte !== 239 && byte !== 187 && byte !== 191);
  if (first2 === 91) return session.list(bytes, MAX_WHOLE);
  const { pagination } = session.page(bytes, MAX_WHOLE);
  const { hasMore, nextCursor } = pagination;
  if (hasMore || nextCursor) {
    const says = hasMore ? "hasMore is true on this page" : "hasMore is false on this page, and it has a nextCursor";
    problems.push({ code: "more-pages", message: `${says}, but no further page was given` });
  }
}
// src/run/source.ts
async function ownerOf(ledger) {
  const { organizationOf } = await import("./audit.js");
  return organizationOf(ledger).catch(() => void 0);
}
async function chooseSource(options2, config, environment) {
  if (options2.history !== void 0 && options2.baseUrl !== void 0)
    throw usageError("--history and --base-url are two sources: give only one");
  const appUrl = statedAddress("appUrl", options2.appUrl, environment, config)?.url;
  const organizationName = options2.organization ?? config.organization;
  const ledger = options2.ledger ?? config.ledger;
  const isOffline = options2.history !== void 0;
  const baseUrl = isOffline ? void 0 : statedAddress("baseUrl", options2.baseUrl, environment, config)?.url;
  if (options2.apiKeyFile !== void 0 && (isOffline || !baseUrl && ledger !== null))
    throw usageError(
      `--api-key-file is about the service, and the history comes from ${options2.history === void 0 ? "the ledger" : "--history"}`,
      options2.history === void 0 ? "add --base-url, or leave it out" : "leave it out"
    );
  if (options2.history !== void 0) {
    const owner = organizationName ?? (ledger === null ? void 0 : await ownerOf(ledger));
    const organization22 = owner ?? await sealedFor(options2.history) ?? "unnamed";
    return { kind: "file", file: options2.history, organization: organization22 };
  }
  if (!baseUrl && ledger !== null)
    return { kind: "ledger", dir: ledger, organization: organizationName ?? await ownerOf(ledger) ?? "unnamed" };
  if (!baseUrl)
    throw usageError(
      "no history to judge",
      "give --base-url for the service, --history for a file, or --ledger for the recorded history"
    );
  const key = await readKey(options2.apiKeyFile, environment, options2.keyHint);
  const trace = tracer(options2.trace, environment);
  const organization2 = organizationName ?? baseUrl.hostname;
  return { kind: "service", baseUrl, appUrl, apiKey: key, organization: organization2, ...trace && { trace } };
}
async function readKey(file, environment, hint = "set DRIFTLINE_API_KEY, or give --api-key-file") {
  if (environment["NODE_TLS_REJECT_UNAUTHORIZED"] === "0")
    throw usageError(
      "NODE_TLS_REJECT_UNAUTHORIZED=0 turns off the protection of the key",
      "unset it; NODE_EXTRA_CA_CERTS adds a certificate of your own"
    );
  if (file !== void 0) {
    return apiKey(await readInput(file, "key file"), `the key in ${file}`);
  }
  const key = environment["DRIFTLINE_API_KEY"];
  if (key === void 0 || key === "") throw usageError("no API key", hint);
  return apiKey(key, "DRIFTLINE_API_KEY");
}
function originOf(source) {
  if (source.kind === "service") return source.baseUrl.origin;
  const file = source.kind === "file" ? source.file : source.dir;
  return file === "-" ? "standard input" : path3.basename(path3.resolve(file)) || "ledger";
}

// src/seal/names.ts
var stems2 = /token|secret|passw|passphrase|passcode|pwd|storepass|keypass|auth[-_. ]?key|api[-_. ]?key|access[-_. ]?key|private[-_. ]?key|credential|cookie|bearer|jwt|mnemonic|seed[-_. ]?phrase|recovery[-_. ]?(?:phrase|code)|signature|honeycomb[-_. ]?team|sess(?:ion)?[-_. ]?(?:id|key)/i;
var words = new Set(
  "auth authorization authentication oauth oauth2 pass passin passout sshpass requirepass masterauth sig cred creds otp totp".split(
    " "
  )
);
var gluedName = /^(?:(?:db|user|root|admin|master|smtp|mail|ftp|sql|pg|http|proxy|login|ldap|redis|mongo)(?:pass|pw)|(?:master|encryption|signing|deploy|ssh|gpg|account|storage|shared|service)key)$/;
var variantWord = /^(?:v?\d+|old|new|previous|next|current)$/;
var numberedName = /^(key|pass|pw|sig|session|sid|pat|otp|cred|creds)\d+$/;
var plainKeys = new Set("public primary foreign sort partition cache group idempotency host known".split(" "));
var asides = new Set(
  "algorithm alg bucket dir domain enabled endpoint expiration expires expiry fd file format host jar lifetime method mode name parallelism path policy provider required rotation scheme stdin ttl type uri url version".split(
    " "
  )
);
var negations = new Set("no without skip".split(" "));
var switches2 = new Set("disable disabled require required".split(" "));
var measures = new Set("count counts length limit limits size".split(" "));
var counters = new Set(
  "max min num n count counts limit limits budget budgets size length per total input output prompt completion context thinking usage stop rate new".split(
    " "
  )
);
var units = new Set("max min num n per stop eos bos pad unk sep cls mask special image".split(" "));
function promiseOf(name2) {
  const parts2 = name2.slice(-200).replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase().split(/[^a-z0-9]+/).filter((part) => part !== "");
  while (parts2.length > 1 && variantWord.test(parts2.at(-1))) parts2.pop();
  const last = (parts2.pop() ?? "").replace(numberedName, "$1");
  if (last !== "") parts2.push(last);
  if (asides.has(last) || parts2.length > 1 && negations.has(parts2[0]) || /tokeniz/i.test(name2)) return "nothing";
  const at2 = parts2.findLastIndex((part) => /^tokens?$/.test(part));
  if (at2 >= 0 && countsTokens(parts2, at2)) return "count";
  const promise = plainly(name2, parts2, last);
  const isAbout = measures.has(last) || parts2.length > 1 && switches2.has(parts2[0]);
  return promise !== "nothing" && isAbout ? "count" : promise;
}
function plainly(name2, parts2, last) {
  if (last === "tokens") return "text";
  if (last === "session" || last === "sid") return "any";
  if (last === "key") return plainKeys.has(parts2.at(-2) ?? "") ? "nothing" : "any";
  if (last === "seed") return "long";
  if (last === "pat" || last === "pw") return parts2.length > 1 ? "any" : "long";
  return stems2.test(name2) || gluedName.test(last) || parts2.some((part) => words.has(part)) ? "any" : "nothing";
}
function countsTokens(parts2, at2) {
  if (parts2[at2] === "token" && at2 === parts2.length - 1) return units.has(parts2[at2 - 1] ?? "");
  if (units.has(parts2[at2 - 1] ?? "") && /^ids?$/.test(parts2.at(-1))) return true;
  return parts2.some((part) => counters.has(part));
}
var LONG = 12;
function isPromised(promise, text22) {
  if (promise !== "long" && promise !== "count") return promise !== "nothing";
  return text22.length >= LONG && !/^[-+\d\s_,.]+[kKmM]?$/.test(text22);
}
function namesCredential(name2, text22 = "") {
  return isPromised(promiseOf(name2), text22);
}
function isPlaceholder(text22) {
  return /^(?:not-used(?:-for-[a-z-]+)?|unused|none|n\/a|placeholder|changeme|dummy)$/i.test(text22);
}
function isMasked2(text22) {
  return isOneCharacter(text22) || /^\[?(?:redacted|masked|hidden)\]?$/i.test(text22) || text22.length <= 100 && /^[^*\u2022\u2026]{0,8}(?:\*{3,}|\u2022{3,}|\u2026|\.{3,})[^*\u2022\u2026]{0,8}$/u.test(text22);
}
function isOneCharacter(text22) {
  const first2 = String.fromCodePoint(text22.codePointAt(0) ?? 0);
  const times2 = text22.length / first2.length;
  return times2 >= 3 && Number.isInteger(times2) && text22 === first2.repeat(times2);
}
function isOrdinary(text22) {
  if (text22.length > 200) return false;
  if (/^[a-z0-9]+(?:[-._:/][a-z0-9]+)*$/.test(text22) || /^https?:\/\/[a-z0-9.-]+(?::\d+)?[a-z0-9/._-]*$/.test(text22))
    return true;
  return /^[\w .,()/:+-]*$/.test(text22) && text22.includes(" ") && text22.split(/[^A-Za-z0-9]+/).every((word) => /^(?:[A-Z]?[a-z]*|[A-Z]+|v?\d+)$/.test(word));
}
// src/seal/rule.ts
var secret2 = (value2) => ({ ...value2, credential: true });
function namedSecret(shell, name2, read2) {
  const promise = promiseOf(name2);
  if (promise === "nothing") return void 0;
  const value2 = read2();
  return isPromised(promise, shell.text.slice(value2.from, value2.to)) ? secret2(value2) : void 0;
}
var beforeWord = (name2) => ({
  name: name2,
  read: (shell, at2, [, of2 = ""]) => namedSecret(shell, of2, () => shell.value(at2))
});
// src/seal/code.ts
var opening = String.raw`[bfru]{0,2}(\\{0,3})(["'\`])`;
var quoted = String.raw`\\{0,3}["'][^"'\\\n]{0,200}\\{0,3}["']`;
var gap = String.raw`\s{0,8}`;
var hasQuote = (text22) => /["'`]/.test(text22);
var text2 = (shell, at2, escape = "", quote = "") => shell.member(at2, escape.length, quote);
function line(shell, from2) {
  const { length } = /^[^\r\n]*/.exec(shell.text.slice(from2))[0];
  return { from: from2, to: from2 + length };
}
var byName = (name2, beginning2 = "") => ({
  name: new RegExp(name2 + opening + beginning2, "g"),
  isIn: hasQuote,
  read: (shell, at2, { 0: match2, 1: name22 = "", 2: escape, 3: quote }) => {
    const argument = namedSecret(shell, name22, () => text2(shell, at2, escape, quote));
    const isVariable2 = argument && /f\\{0,3}["']$/.test(match2) && /^(?:[A-Za-z]{1,20} )?\{[A-Za-z_][\w.]{0,99}\}$/.test(shell.text.slice(at2, argument.to));
    return isVariable2 ? void 0 : argument;
  }
});
var always = (place2) => ({
  name: new RegExp(place2 + opening, "gi"),
  isIn: hasQuote,
  read: (shell, at2, [, escape, quote]) => secret2(text2(shell, at2, escape, quote))
});
var codeRules = [
  {
    name: /(?<!\\)(\\{0,3})(["'])([\w.-]{1,64})\1\2\s{0,8}:\s{0,8}\1\2/g,
    isIn: hasQuote,
    read: (shell, at2, [, escape = "", quote = "", name2 = ""]) => namedSecret(shell, name2, () => shell.member(at2, escape.length, quote))
  },
  // `{ apiKey: "\u2026" }`
  byName(String.raw`(?<![\w.$"'-])([A-Za-z_$][\w$]{0,63})${gap}:${gap}`),
  // `os.environ["API_KEY"] = "\u2026"`, `@{ 'X-Api-Key' = '\u2026' }`, `{'token': f"\u2026"}`
  byName(String.raw`(?<=["'])([\w.-]{1,64})\\{0,3}["']${gap}[\]}]?${gap}(?::|=>?)${gap}`),
  // `{"name": "API_KEY", "value": "\u2026"}`, `<add key="ApiKey" value="\u2026"/>`
  byName(
    String.raw`["'](?:[nN]ame|[kK]ey|variable|header)\\{0,3}["']${gap}:${gap}\\{0,3}["']([\w.-]{1,64})\\{0,3}["']${gap},${gap}\\{0,3}["'][vV]alue\\{0,3}["']${gap}:${gap}`
  ),
  byName(String.raw`\b(?:key|name)=\\{0,3}["']([\w.:-]{1,64})\\{0,3}["']\s{1,8}value=`),
  // `api_key => "\u2026"`
  byName(String.raw`(?<![\w.$-])([A-Za-z_]\w{0,63})${gap}=>${gap}`),
  // `$ENV{API_KEY} = "\u2026"`
  byName(String.raw`(?<=\w\{)([A-Za-z_]\w{0,63})\}${gap}=${gap}`),
  // `os.environ.setdefault("API_KEY", "\u2026")`, `define('DB_PASSWORD', '\u2026')`
  byName(
    String.raw`(?:[sS]et|SET|[pP]ut|[aA]dd|[aA]ppend|[dD]efine|[hH]eader|[uU]pdate|[iI]nsert)\w{0,40}\(${gap}\\{0,3}["']([A-Za-z_][\w.-]{0,63})\\{0,3}["']${gap},${gap}`
  ),
  // Arguments in a list: `["--token", "\u2026"]`
  byName(String.raw`(?<=["'])(--?[A-Za-z][\w.-]{0,63})\\{0,3}["']${gap},${gap}`, "(?!-)"),
  // A name and a password: `requests.get(\u2026, auth=("ada", "\u2026"))`, `smtp.login("ada", "\u2026")`
  always(
    String.raw`(?:\bauth${gap}=${gap}|(?:Basic|Digest|Proxy)_?Auth|(?:Network|PS)Credential|[.>](?:login|auth|authenticate|connect|set_password)|\bnew PDO)\((?:${gap}${quoted}${gap},){1,2}${gap}`
  ),
  // PowerShell
  always(String.raw`\bConvertTo-SecureString\s{1,8}(?:-String\s{1,8})?`),
  {
    name: /(["'])(?=[^"'\n]{1,200}\1\s{0,8}\|\s{0,8}ConvertTo-SecureString)/gi,
    isIn: hasQuote,
    read: (shell, at2, [, quote]) => secret2(text2(shell, at2, "", quote))
  },
  beforeWord(/(?<![$\w])Env:\\?([A-Za-z_]\w{0,63})["']?\s{1,8}(?:-Value\s{1,8})?(?![-=|])/gi),
  // YAML: a line `name: API_KEY` before a line `value: \u2026`
  {
    name: /(?<![\w.-])["']?name["']?:[ \t]{1,8}["']?([\w.-]{1,64})["']?[ \t]{0,8}\r?\n[ \t]{0,40}["']?value["']?:[ \t]{1,8}(?=[^\s])/g,
    read: (shell, at2, [, name2 = ""]) => namedSecret(shell, name2, () => line(shell, at2))
  },
  // XML: `<password>\u2026</password>`
  {
    name: /<([A-Za-z][\w.-]{0,63})>(?=[^<>\n]{1,200}<\/\1>)/g,
    read: (shell, at2, [, name2 = ""]) => namedSecret(shell, name2, () => ({ from: at2, to: shell.text.indexOf("<", at2) }))
  },
  // A Dockerfile: `ENV API_KEY \u2026`
  beforeWord(/(?<![\w.$-])ENV\s{1,8}([A-Za-z_]\w{0,63})[ \t]{1,8}(?=[^\s=])/g),
  // `jq --arg token \u2026`
  beforeWord(/(?<![\w-])--arg\s{1,8}([A-Za-z_]\w{0,63})\s{1,8}/g),
  // `reg add \u2026 /v Password /d \u2026`
  beforeWord(
    /\breg(?:\.exe)?\s{1,8}add\s[^;|&\n]{0,200}?\/v\s{1,8}["']?([\w.-]{1,64})["']?\s[^;|&\n]{0,60}?\/d\s{1,8}/gi
  ),
  // `printf "API_KEY=%s\n" \u2026`
  {
    name: /(?<![\w-])printf\s{1,8}(["'])[^"'%\n]{0,100}?([A-Za-z_][\w.-]{0,63})\s{0,3}[=:]\s{0,3}%s[^"'%]{0,20}\1\s{1,8}/g,
    read: (shell, at2, { 2: name2 = "" }) => namedSecret(shell, name2, () => shell.value(at2))
  },
  // ODBC: `Pwd={\u2026}`
  {
    name: /\b(?:pwd|password)\s{0,3}=\s{0,3}\{(?=[^}\n]{1,200}\})/gi,
    read: (shell, at2) => secret2({ from: at2, to: shell.text.indexOf("}", at2) })
  },
  // SQL
  always(
    String.raw`\b(?:password\s{1,8}|identified\s{1,8}(?:with\s{1,8}\S{1,60}\s{1,8})?by\s{1,8}|password\s{1,8}for\s{1,8}\S{1,100}\s{1,8}=\s{0,8}(?:password\()?)`
  )
];
// src/seal/elsewhere.ts
var variables = new RegExp(
  [
    // A message for a missing value is no value, unlike a default.
    String.raw`\$\{\w+(?:\.\w+){0,8}(?::?\?[^{}\n]{0,200}|:?-)?\}`,
    // The rest of an expression without quotes is another word.
    String.raw`\$\{\{[\w. \[\]-]{1,200}\}\}|^\$\{\{$`,
    String.raw`\$env:\w+`,
    String.raw`\$\w+`,
    "%[A-Z][A-Z0-9_]{2,60}%",
    String.raw`^\{\{ ?[\w.-]{1,100} ?\}\}$`,
    String.raw`^%s(?:\\[nrt0]){0,2}$`,
    "^<[A-Za-z][A-Za-z _-]{1,40}>$",
    String.raw`^(?:os\.environ|ENV|process\.env)\[["'\w]{1,100}\]$|^process\.env\.\w+$`
  ].join("|"),
  "g"
);
var places2 = [
  /^env:[A-Z][A-Z0-9_]*$/,
  /^file(?:b?:\/\/|:)[a-z.~/][a-z0-9._/~-]*$/,
  /^@(?:~|\.{0,2})(?:\/[a-z0-9._-]+)+$/,
  /^id=[\w.-]{1,64}(?:,(?:type|src|source|env|target)=[^,\s]{1,200})*$/
];
function isKeptElsewhere(text22) {
  const isVariable2 = !/[^\s:/@.,;&_"'-]/.test(text22.replace(variables, ""));
  const isPlace = text22.length <= 200 && places2.some((place2) => place2.test(text22));
  return (isVariable2 || isPlace) && tokens(text22).length === 0;
}
function isPlain3(text22) {
  if (/^(?:true|false|yes|no|on|off|null|none|required|optional)$/i.test(text22)) return true;
  return text22.length <= 200 && /^(?:~|\.{1,2})?(?:\/[a-z0-9._-]{1,40}){2,10}$/.test(text22);
}
// src/seal/password-commands.ts
var commands2 = [
  ["vault", "(?:(?:operator )?unseal|unwrap|token (?:lookup|renew|revoke))"],
  ["vault", "login(?: -no-(?:print|store)| -token-only){0,3}"],
  ["snyk", "auth"],
  ["ngrok", "(?:config add-)?authtoken"],
  ["cloudflared", "service install"],
  ["cargo", "login"],
  ["nuget", "(?:set[Aa]pi[Kk]ey|push <word>)"],
  ["rclone", "obscure"],
  ["rclone", "config (?:create|update) \u2026 (?:pass|password|secret_access_key|token|client_secret|key)"],
  ["bw", "(?:unlock|login <word>)"],
  ["net", "user <word>"],
  ["net", String.raw`use (?:<word> )?\\\\<word>(?: /user:<word>)?`],
  ["poetry", String.raw`config (?:pypi-token\.<word>|http-basic\.<word> <word>)`],
  ["htpasswd", String.raw`-(?=\w{0,8}b)(?:\w{0,8}n\w{0,8}|\w{1,9} <word>) <word>`],
  ["htpasswd", "(?:-b -[cmBdsp]{1,3}|-[cmBdsp]{1,3} -b) <word> <word>"],
  ["smbclient", String.raw`(?://|\\\\)<word>`],
  ["mysqladmin|nmcli", "\u2026 password"],
  ["nmcli", String.raw`\u2026 [\w.-]{0,40}psk`],
  ["networksetup", "-setairportnetwork <word> <word>"],
  ["wpa_passphrase", "<word>"],
  ["pulumi", "config set --secret <word>"],
  ["chamber", "write <word> <word>"],
  ["confluent|ccloud", "api-key store <word>"],
  ["conda|anaconda", "token set"],
  ["cachix", "authtoken"],
  ["gh|az", "(?:keyvault )?secret set \u2026 (?:-b|--body|--value)"],
  ["drone|woodpecker-cli|eas", "secret[: ](?:add|create) \u2026 (?:--data|--value)"],
  // A file of logins: `machine h.example login ada password \u2026`
  ["machine", String.raw`[\w-]{1,60}(?:\.[\w-]{1,60}){1,6} login <word>(?: account <word>)? password`],
  ["default", "login <word>(?: account <word>)? password"],
  ["neo4j-admin", "(?:dbms )?set-initial-password"],
  ["cf", "auth <word>"],
  ["db2", `["']?connect to <word> user <word> using`],
  ["redis-cli|valkey-cli", "\u2026 (?:AUTH|auth) <word>"],
  ["redis-cli|valkey-cli", "\u2026 (?:AUTH|auth|(?:CONFIG|config) (?:SET|set) (?:requirepass|masterauth))"],
  [
    "composer",
    String.raw`config(?: (?:-g|--global|-a|--auth)){0,2} (?:http-basic\.<word> <word>|(?:github-oauth|gitlab-(?:oauth|token)|bearer)\.<word>)`
  ],
  [
    "bundle",
    String.raw`config(?: set)?(?: --(?:global|local))? (?:https?://)?[\w-]{1,60}(?:\.[\w-]{1,60}){1,6}(?:/[\w./-]{0,100})?`
  ],
  ["rabbitmqctl", "\u2026 (?:add_user|change_password|authenticate_user) <word>"],
  ["mc", "(?:(?:alias set|config host add) <word> <word> <word>|admin user add <word> <word>)"],
  ["plink|pscp|psftp|putty|nzsql|mqtt", "\u2026 -pw"],
  ["grafana-cli|grafana cli", "admin reset-admin-password"],
  ["drush", "(?:user[:-]password|upwd) <word>"],
  ["caddy", "hash-password --plaintext"],
  ["mosquitto_passwd", "-b <word> <word>"],
  ["samba-tool", "user (?:create|add|setpassword) <word>"],
  ["b2", "(?:authorize-account|account authorize) <word>"],
  ["wandb", "login(?: --(?:relogin|cloud|verify)){0,3}"],
  ["llm", "keys set <word> --value"],
  ["ansible-vault", "encrypt_string"],
  ["openssl", "passwd(?: -(?:1|5|6|apr1|crypt))?"],
  ["openssl", "dgst \u2026 -hmac"],
  ["qpdf", "\u2026 --encrypt"],
  ["qpdf", "\u2026 --encrypt <word>"],
  ["pdftotext|pdftoppm|pdfinfo", "\u2026 -[uo]pw"],
  ["sendemail|sendEmail", "\u2026 -xp"],
  ["pdftk", "\u2026 (?:input|owner|user)_pw"],
  ["signtool", "sign \u2026 /p"],
  ["schtasks", "\u2026 /rp"],
  ["sc", "(?:config|create) \u2026 password="],
  ["aws", "ssm put-parameter \u2026 --value"]
];
var gap2 = String.raw`(?:\s|\\\r?\n){1,8}`;
var otherTexts = [
  ["-Dsonar", String.raw`-Dsonar\.login`],
  ["ConvertTo-SecureString", String.raw`ConvertTo-SecureString(?:${gap2}-String)?`],
  ["expect", String.raw`expect[^;\n]{0,80}?assword[^;\n]{0,20}?[;{\n]\s{0,8}send(?:${gap2}--)?`]
];
var beforePasswords = [
  ...commands2.map(([programs2, words2]) => {
    const pattern = String.raw`(?:${programs2})(?:\.exe)? ${words2}`.replaceAll(" \u2026", String.raw`[^;|&\n]{0,150}?`).replaceAll("<word>", String.raw`[^\s;|&-][^\s;|&]{0,120}`).replaceAll(" ", gap2);
    return before(programs2.split("|"), pattern);
  }),
  ...otherTexts.map(([word, pattern]) => before([word], pattern))
];
function before(words2, pattern) {
  return {
    name: new RegExp(String.raw`(?<![\w.:=@-])${pattern}(?:=|${gap2})(?![-*/<]|\w{1,40}=[^\s=])(?=\S)`, "g"),
    isIn: (text22) => words2.some((word) => text22.includes(word))
  };
}
// src/seal/programs.ts
var programs = [
  { name: /\bsshpass\b/, glued: "p", spaced: "p" },
  { name: /\b(?:mysql|mariadb)/, glued: "p" },
  {
    name: /(?<![\w.:=@-])mongo(?:sh|dump|restore|export|import|stat|top|files)?(?:\.exe)?(?=["'\s])/,
    glued: "p",
    spaced: "p",
    asks: true
  },
  {
    name: /\b(?:docker|podman|nerdctl|helm|skopeo|buildah|oras|crane|regctl|cosign|az|oc|cf|fly|ibmcloud|faas-cli|tabcmd|expo|eas)\b[^;|&]{0,60}?\slogin\b/,
    glued: "p",
    spaced: "p"
  },
  { name: /\baz\s{1,8}(?:sql|mysql|mariadb|postgres)\b/, spaced: "p" },
  { name: /\b(?:redis|valkey|keydb)-cli\b/, spaced: "a" },
  { name: /(?<![\w.:=@-])(?:sqlcmd|bcp|osql|isql|tsql|p4)(?:\.exe)?(?=["'\s])/, glued: "P", spaced: "P" },
  {
    name: /(?<![\w.:=@-])(?:un)?zip(?:\.exe)?(?=["'\s])/,
    glued: "P",
    spaced: "P",
    switches: "0123456789erjqmovulTXyd"
  },
  { name: /(?<![\w.:=@-])(?:7z[azr]?|(?:un)?rar)(?:\.exe)?(?=["'\s])/, glued: "p", switches: "h" },
  { name: /(?<![\w.:=@-])ldappasswd(?=["'\s])/, spaced: "asw", switches: "xvncMAZLQNCI" },
  {
    name: /(?<![\w.:=@-])ldap(?:search|add|modify|modrdn|delete|compare|whoami|exop)(?=["'\s])/,
    glued: "w",
    spaced: "w",
    switches: "xvncMAZLQNCI"
  },
  { name: /(?<![\w.:=@-])openssl(?:\.exe)?\s+enc\s/, spaced: "kK" },
  { name: /\bcurl\b/, logins: "uU", switches: "0123456789#aBfgGiIjJkLlMnNOpqRsSvZ" },
  { name: /(?<![\w.:=@-])(?:https?|xhs?|httpie)(?=\s)/, spaced: "a", headers: true },
  {
    name: /(?<![\w.:=@-])(?:[Pp]s[Ee]xec(?:64)?|[wx]freerdp3?|rdesktop|twine|vsce|ovsx|cqlsh|cypher-shell|couchbase-cli|cbq|cbbackupmgr|beeline|rabbitmqadmin|yt-dlp|youtube-dl|ncftp(?:put|get)?|altool|esxcli|racadm|evil-winrm|crackmapexec|nxc|veracrypt)(?:\.exe)?(?=["'\s])/,
    spaced: "p"
  },
  { name: /\b(?:ipmitool|mosquitto_(?:pub|sub|rr))\b/, spaced: "P" },
  { name: /\bssh-keygen\b/, spaced: "NP" },
  { name: /\bsnmp(?:bulk)?(?:walk|get|getnext|set|table|trap|inform)\b/, spaced: "AXc" },
  { name: /\bnuget(?:\.exe)?\s{1,8}push\b/, spaced: "k" },
  { name: /\b(?:nuget(?:\.exe)?\s{1,8}(?:add|update)\s{1,8}source|poetry\s{1,8}publish)\b/, spaced: "p" },
  { name: /(?<![\w.:=@-])(?:user(?:add|mod)|supabase|certutil(?:\.exe)?)(?=\s)/, spaced: "p" },
  { name: /(?<![\w.:=@-])influx(?=\s)/, spaced: "pt" },
  { name: /\bgh\s{1,8}secret\s{1,8}set\b/, glued: "b" },
  {
    name: /(?<![\w.:=@-])(?:doctl|codecov(?:cli)?|flyctl|vercel|anaconda(?=\s{1,8}-t\s)|k6\b[^;|&]{0,40}?\slogin)(?=\s)/,
    spaced: "t"
  },
  { name: /\buv\s{1,8}publish\b/, spaced: "tp" },
  { name: /\bpdm\s{1,8}publish\b/, spaced: "P" },
  { name: /(?<![\w.:=@-])(?:swift|openai)(?=\s)/, spaced: "Kk" },
  { name: /(?<![\w.:=@-])(?:ab|hey)(?=\s)/, logins: "aAP" },
  { name: /\b(?:choco\s{1,8}apikey|cloudsmith\s{1,8}push)\b/, spaced: "k" },
  { name: /\bgitlab-runner\s{1,8}register\b/, spaced: "r" },
  { name: /\bipa-(?:client|server|replica)-install\b/, spaced: "w" },
  { name: /\bglab\s{1,8}auth\s{1,8}login\b/, spaced: "t" },
  { name: /(?<![\w.:=@-])netlify(?=\s)/, spaced: "a" },
  { name: /\bsecurity\s{1,8}(?:unlock|create)-keychain\b/, spaced: "p" },
  { name: /\bsecurity\s{1,8}import\b/, spaced: "P" },
  { name: /\bsecurity\s{1,8}set-key-partition-list\b/, spaced: "k" },
  { name: /\bsecurity\s{1,8}add-(?:generic|internet)-password\b/, spaced: "w", asks: true },
  { name: /\b(?:smb(?:client|get|tree)|rpcclient|winexe)\b/, logins: "U", separator: "%" },
  { name: /(?<![\w.:=@-])lftp(?=\s)/, logins: "u", separator: "," }
];
var plainFlags = [
  { name: /\baws\s[^;|&\n]{0,60}?\b(?:s3api|dynamodb)\s/, flags: /^key$/ },
  { name: /\baws\s[^;|&\n]{0,60}?\bsecretsmanager\s/, flags: /^secret-id$/ },
  { name: /\bgcloud\s/, flags: /^(?:(?:set|update|remove|clear)-)?secrets?$/ },
  { name: /(?<![\w.:=@-])sort\s/, flags: /^key$/ },
  { name: /\bgem\s{1,8}push\s/, flags: /^key$/ },
  { name: /\bopenssl\s{1,8}dgst\s/, flags: /^signature$/ }
];
function isPlainFlag(before2, flag2) {
  return plainFlags.some(({ name: name2, flags }) => flags.test(flag2) && name2.test(before2));
}
var setsSecrets = /(?<![\w.-])(?:vault\s{1,8}kv\s{1,8}(?:put|patch)|(?:fly(?:ctl)?|doppler|infisical|supabase|eas)\s{1,8}secrets?\s{1,8}set|(?:kubectl|oc)\s{1,8}create\s{1,8}secret)\s/;
function storesSecrets(before2) {
  return setsSecrets.test(before2);
}
var anyProgram = new RegExp(programs.map(({ name: name2 }) => `(${name2.source})`).join("|"), "g");
var ProgramPlaces = class {
  #places = [];
  constructor(text22) {
    for (const match2 of matches(text22, anyProgram)) {
      const groupIndex = match2.findIndex((group, i) => i > 0 && group !== void 0);
      this.#places.push({ at: match2.index, program: programs[groupIndex - 1] });
    }
  }
  /** Returns the programs between two offsets, the nearest to the end first. Of many, returns only the nearest. */
  between(from2, to) {
    const before2 = countWhile(this.#places, ({ at: at2 }) => at2 < to);
    const nearest2 = this.#places.slice(Math.max(0, before2 - 4), before2);
    return nearest2.filter(({ at: at2 }) => at2 >= from2).map(({ program }) => program).reverse();
  }
};
function shortFlag(before2, text22) {
  const [letters = ""] = /^[A-Za-z0-9#]{1,12}/.exec(text22) ?? [];
  const isQuoted = text22.length > letters.length && !/^(?:\s|\\\r?\n)/.test(text22.slice(letters.length));
  for (const program of before2) {
    const flag2 = flagOf(program, letters, isQuoted);
    if (flag2) return flag2;
  }
  return void 0;
}
function flagOf(program, letters, isQuoted) {
  const { glued = "", spaced = "", logins = "", separator = ":", switches: switches22 = "", asks = false } = program;
  for (const [i, letter] of Array.from(letters).entries()) {
    const isGlued = i + 1 < letters.length || isQuoted;
    const isLogin2 = logins.includes(letter);
    if (isLogin2 || (isGlued ? glued : spaced).includes(letter))
      return { length: i + 1, separator: isLogin2 ? separator : null, isOptional: asks && !isGlued };
    if (!switches22.includes(letter)) return void 0;
  }
  return void 0;
}
function isPort(before2, text22) {
  if (/^(?:[\d.]{1,15}:)?\d{1,5}(?:-\d{1,5})?:\d{1,5}(?:-\d{1,5})?(?:\/(?:tcp|udp))?$/.test(text22)) return true;
  return /^\d{1,5}$/.test(text22) && /\b(?:docker|podman|nerdctl|ssh|scp|sftp)\b/.test(before2) && !/\blogin\b/.test(before2);
}
// src/seal/url.ts
var lead = /^[\0-\x20]*(?:([a-z][a-z0-9+.\t\n\r-]*):)?[\\/\t\n\r]*/i;
function urlSpans(text22) {
  const [{ length }, scheme2 = ""] = lead.exec(text22);
  return authoritySpans(text22, length, text22.length, scheme2.toLowerCase());
}
function authoritySpans(text22, from2, to, scheme2 = "") {
  const part = text22.slice(from2, to);
  const spans = [];
  let host = 0;
  let path8 = hostEnd(part, 0);
  let at2 = part.slice(0, path8).lastIndexOf("@");
  if (at2 < 0 && /:(?!\d*$|\$)[^:\]]*$/.test(part.slice(0, path8))) at2 = part.lastIndexOf("@");
  if (at2 >= 0) {
    for (const span of userSpans(part.slice(0, at2), scheme2)) spans.push(span);
    host = at2 + 1;
    path8 = hostEnd(part, host);
  }
  for (const span of shiftSpans(tokens(part.slice(host, path8)), host)) spans.push(span);
  const hash2 = indexOr(part, "#", path8, part.length);
  const query = indexOr(part, "?", path8, hash2);
  for (const span of pieceSpans(part.slice(path8, query).split(/[\\/]/), path8, pathSpans)) spans.push(span);
  for (const span of pieceSpans(part.slice(query + 1, hash2).split("&"), query + 1, pairSpans)) spans.push(span);
  const fragment = part.slice(hash2 + 1);
  const credential = tokens(fragment).length > 0 || fragment.split(/[&=]/).some((name2) => namesCredential(name2));
  if (fragment !== "") spans.push({ start: hash2 + 1, end: part.length, credential });
  return shiftSpans(spans, from2);
}
var user2 = /:\/\/[^\s"'<>`/?#\\@]*@/g;
function passwords(text22) {
  return [...matches(text22, user2)].flatMap(
    ({ index, 0: link }) => shiftSpans(userSpans(link.slice(3, -1), ""), index + 3)
  );
}
function isVariable(text22) {
  return /^\$(?:\{[A-Za-z_]\w*\}|[A-Za-z_]\w*)$/.test(text22) && tokens(text22).length === 0;
}
function hostEnd(part, from2) {
  const at2 = part.slice(from2).search(/[/?#\\]/);
  return at2 < 0 ? part.length : from2 + at2;
}
function indexOr(text22, mark, from2, to) {
  const at2 = text22.slice(0, to).indexOf(mark, from2);
  return at2 < 0 ? to : at2;
}
function shiftSpans(spans, by) {
  return spans.map(({ start, end, credential }) => ({ start: start + by, end: end + by, credential }));
}
function* pieceSpans(pieces2, from2, spansOf2) {
  let start = from2;
  for (const piece of pieces2) {
    yield* shiftSpans(spansOf2(piece), start);
    start += piece.length + 1;
  }
}
function userSpans(user22, scheme2) {
  const colon = user22.indexOf(":");
  if (user22 === "" || user22 === "git" || isVariable(user22)) return [];
  if (isVariable(user22.slice(colon + 1)) || colon < 0 && scheme2.includes("ssh")) return tokens(user22);
  return [{ start: 0, end: user22.length, credential: true }];
}
function pathSpans(segment2) {
  const secret22 = looksLikeKey(segment2) || tokens(segment2).length > 0;
  if (secret22) return [{ start: 0, end: segment2.length, credential: true }];
  return segment2.includes("=") ? [...pieceSpans(segment2.split(";"), 0, parameterSpans)] : [];
}
function parameterSpans(parameter) {
  const [, before2 = "", value2 = ""] = /^([\w.-]{1,64}=)(.+)$/.exec(parameter) ?? [];
  if (value2 === "" || isVariable(value2) || !namesCredential(before2.slice(0, -1), value2)) return [];
  return [{ start: before2.length, end: parameter.length, credential: true }];
}
function pairSpans(pair) {
  const equals = pair.indexOf("=");
  if (equals < 0) {
    const plain4 = pair.length < 8 || pair.length < 16 && !/\d/.test(pair);
    return plain4 ? tokens(pair) : [{ start: 0, end: pair.length, credential: tokens(pair).length > 0 }];
  }
  const [name2, value2] = [pair.slice(0, equals), pair.slice(equals + 1)];
  const spans = tokens(name2);
  if (value2 === "" || isVariable(value2)) return spans;
  const credential = namesCredential(name2, value2) || tokens(value2).length > 0;
  return [...spans, { start: equals + 1, end: pair.length, credential }];
}
// src/seal/command.ts
var loginBefore = new RegExp(
  [
    String.raw`(?<![\w-])(-x|--(?:https?-|pre|socks5-)?proxy)(?:=|\s{1,8})["']?[^\s"'@:/]{1,60}:(?=[^\s"'@/]{1,100}@)`,
    String.raw`(?<![\w./:-])[\w.$-]{1,60}:(?=[^\s"']{1,100}?@(?:tcp|udp|unix)\()`,
    String.raw`(?<![\w.-])jdbc:oracle:(?:thin|oci8?):[^\s"'@:/]{1,60}/(?=[^\s"'@/]{1,100}@)`
  ].join("|"),
  "g"
);
var proxyFlag = /^(?:-x|--(?:https?-|pre|socks5-)?proxy)$/;
var rules = [
  {
    name: /(?<![\w-])(?:-H|--header|--proxy-header)(?:=|(?:\s|\\\r?\n)+)?/g,
    read: (shell, at2) => {
      const { from: from2, to } = shell.value(at2);
      const [before2, name2 = ""] = /^([^:\s]{1,100}):\s*/.exec(shell.text.slice(from2, to)) ?? [];
      return before2 === void 0 ? { from: from2, to } : {
        from: from2 + before2.length,
        to,
        credential: namesCredential(name2, shell.text.slice(from2 + before2.length, to))
      };
    }
  },
  {
    name: /(?<![\w-])(?:(?:proxy-)?authorization|x-(?:api-key|auth-token|access-token)|(?:set-)?cookie)\s{0,8}:\s{0,8}/gi,
    read: (shell, at2) => secret2(shell.restOfQuote(at2))
  },
  {
    name: /(?<![\w-])--?([A-Za-z_][\w.-]*)([=:]|(?:\s|\\\r?\n)+)/g,
    read: (shell, at2, { 1: name2 = "", 2: gap3 = "", index }) => {
      if (!/[=:]/.test(gap3) && shell.text[at2] === "-" || isPlainFlag(shell.before(index), name2)) return void 0;
      return namedSecret(shell, name2, () => shell.value(at2));
    }
  },
  // A switch of Windows: `/password:\u2026`. A path follows in the mounts of containers.
  beforeWord(/(?<![^\s"'`(])\/([A-Za-z][\w-]{0,60}):(?![\s/])/g),
  {
    name: /(?<![^\s"'])([A-Za-z][\w-]{0,60}):(?![\s:/=@])/g,
    read: (shell, at2, { 1: name2 = "", index }) => shell.programs(index).some(({ headers }) => headers) ? namedSecret(shell, name2, () => shell.restOfQuote(at2)) : void 0
  },
  {
    name: /(?<![\w-])(?:-[uU](?:\s|\\\r?\n)*|--(?:proxy-)?user(?:=|(?:\s|\\\r?\n)+))/g,
    read: (shell, at2, { 0: flag2, index }) => {
      if (/^-.$/.test(flag2) && !/\bcurl\b/.test(shell.before(index))) return void 0;
      const value2 = shell.value(at2);
      return isLogin(shell.text.slice(value2.from, value2.to)) ? secret2(value2) : value2;
    }
  },
  {
    name: /(?<![\w-])-(?=[A-Za-z0-9#])/g,
    read: (shell, at2, { index }) => {
      const flag2 = shortFlag(shell.programs(index), shell.text.slice(at2, at2 + 16));
      if (!flag2) return void 0;
      const value2 = shell.value(shell.next(at2 + flag2.length));
      const text22 = shell.text.slice(value2.from, value2.to);
      return isPassword(shell.before(index), flag2, text22) ? secret2(value2) : void 0;
    }
  },
  {
    // `vault kv put secret/x name=\u2026`, `--from-literal=name=\u2026`
    name: /(?<![^\s"'=])[A-Za-z_][\w.-]{0,63}=(?=[^\s=])/g,
    read: (shell, at2, { index }) => {
      const before2 = shell.before(index);
      const isFile = /--from-(?:env-)?file[=\s]["']?$/.test(before2);
      return storesSecrets(before2) && !isFile ? secret2(shell.value(at2)) : void 0;
    }
  },
  {
    // A user and a password before a host, in an address without a scheme: of a proxy, and of databases.
    name: loginBefore,
    read: (shell, at2, { 1: flag2, index }) => {
      if (flag2 === "-x" && !/\bcurl\b/.test(shell.before(index))) return void 0;
      const inSource = shell.text.slice(at2, at2 + 110).search(/@(?:tcp|udp|unix)\(/);
      return secret2({ from: at2, to: inSource < 0 ? shell.text.indexOf("@", at2) : at2 + inSource });
    }
  },
  ...beforePasswords.map((place2) => ({ ...place2, read: (shell, at2) => secret2(shell.value(at2)) })),
  {
    // The account of an Oracle database: `sqlplus bob/\u2026@db`.
    name: /(?<![\w.:=@-])(?:sql(?:plus|cl|ldr)|rman\s{1,8}target|(?:exp|imp)dp)(?:\s{1,8}-\S{1,40}){0,4}\s{1,8}["']?[^\s/@"'=-][^\s/@"'=]{0,60}\/(?=[^\s/])/g,
    read: (shell, at2) => secret2(shell.value(at2))
  },
  {
    // A user of Redis: `ACL SETUSER bob on >\u2026`
    name: /\b(?:ACL\s{1,8}SETUSER|acl\s{1,8}setuser)\s[^>|;&\n]{0,100}>(?=\S)/g,
    read: (shell, at2) => secret2(shell.value(at2))
  },
  {
    // The password of a client certificate: `curl -E cert.pem:\u2026`. A backslash follows the drive of a path.
    name: /(?<![\w-])(?:-E\s{1,8}|--(?:proxy-)?cert(?:=|\s{1,8}))["']?[^\s"':]{1,200}:(?![\\/])/g,
    read: (shell, at2, { index }) => /\bcurl\b/.test(shell.before(index)) ? secret2(shell.value(at2)) : void 0
  },
  {
    name: /(?<![^\s"'])[/-]p:(?=\S)/g,
    read: (shell, at2, { index }) => /freerdp|winrs/.test(shell.before(index)) ? secret2(shell.value(at2)) : void 0
  },
  {
    name: /(?<![\w.-])\.?([A-Za-z_][\w.-]*)(?:\s{0,3}=\s{0,3}(?=["'])|\+?=(?!=))/g,
    read: (shell, at2, [, name2 = ""]) => {
      const argument = namedSecret(shell, name2, () => shell.value(at2));
      const isCall = argument && /[a-z]/.test(name2) && /^[A-Za-z_][\w.]{0,99}\($/.test(shell.text.slice(at2, argument.to + 1));
      return isCall ? void 0 : argument;
    }
  },
  {
    // A variable that a command sets to a text as it is: `TOKEN=$(echo \u2026)`.
    name: /(?<![\w.-])([A-Za-z_][\w.-]*)\+?=["']?(?:\$\(|`)\s{0,3}(?:echo|printf)(?:\s{1,8}-[A-Za-z]{1,3})?\s{1,8}(?:["']?%s["']?\s{1,8})?(?=\S)/g,
    read: (shell, at2, [, name2 = ""]) => namedSecret(shell, name2, () => shell.nestedWord(at2))
  },
  {
    // `setx`, `setenv` of the C shell, and `set -x` of fish.
    name: /(?<![\w-])set(?:x|env)?\s{1,8}(?:(?:\/[A-Za-z]|-[A-Za-z]{1,4}|--(?:export|global|universal))\s{1,8}){0,3}([^\s=-][^\s=]{0,199})\s{1,8}(?!-)/g,
    read: (shell, at2, [, name2 = ""]) => namedSecret(shell, keyOfGit(name2), () => shell.value(at2))
  },
  {
    name: /(?<![\w-])config(?:\s{1,8}(?:(?:-f|--file)\s{1,8}[^\s-]\S{0,100}|--?[A-Za-z][\w=./-]{0,60}|set|add)){0,6}\s{1,8}([A-Za-z]\S{0,200})\s{1,8}(?!-)/g,
    read: (shell, at2, { 1: name2 = "", index }) => /\bgit\b/.test(shell.before(index)) ? namedSecret(shell, keyOfGit(name2), () => shell.value(at2)) : void 0
  },
  {
    // A text given to the standard input of a command that reads a credential from there.
    name: /<<<\s{0,8}(?=\S)/g,
    read: (shell, at2, { index }) => readsCredential(shell.before(index)) ? secret2(shell.value(at2)) : void 0
  },
  {
    // A text given as the file of a password: `--password-file <(echo \u2026)`.
    name: /(?<![\w-])--?[\w-]{0,40}(?:pass|token|secret|key)[\w-]{0,20}(?:=|\s{1,8})<\(\s{0,3}(?:echo|printf)(?:\s{1,8}-[A-Za-z]{1,3})?\s{1,8}(?:["']?%s["']?\s{1,8})?(?=\S)/g,
    read: (shell, at2) => secret2(shell.value(at2))
  },
  {
    name: /(?<![\w-])(?:echo|printf)(?:\s{1,8}-[A-Za-z]{1,3})?\s{1,8}(?:["']?%s["']?\s{1,8})?(?=[^\s-])/g,
    read: (shell, at2) => {
      const value2 = shell.value(at2);
      const [, reader] = /^["']?\s{0,8}\|([^|;&\n]{1,200})/.exec(shell.text.slice(value2.to, value2.to + 220)) ?? [];
      return reader !== void 0 && readsCredential(reader) ? secret2(value2) : void 0;
    }
  },
  ...codeRules
];
function commandSpans(text22, shell) {
  const spans = tokens(text22);
  for (const { index, 0: match2 } of matches(text22, /:\/\/[^\s"'<>`]+/g))
    for (const span of authoritySpans(text22, index + 3, index + match2.length)) spans.push(span);
  for (const rule of rules) {
    if (rule.isIn?.(text22) === false) continue;
    let read2;
    for (const match2 of matches(text22, rule.name)) {
      const depth = shell.depth(match2.index);
      if (match2.index < (read2?.get(depth) ?? 0)) continue;
      const argument = rule.read(shell, match2.index + match2[0].length, match2);
      if (!argument) continue;
      const { from: from2, to, credential } = argument;
      if (credential !== void 0) for (const span of shell.secrets(argument, credential)) spans.push(span);
      (read2 ??= /* @__PURE__ */ new Map()).set(depth, credential === void 0 ? wordEnd(text22, from2, to) : to);
    }
  }
  return spans;
}
function wordEnd(text22, from2, to) {
  const space = text22.slice(from2, to).search(/\s/);
  return space < 0 ? to : from2 + space;
}
function isFlagged(before2, text22) {
  const flag2 = before2.at(-1);
  const command2 = before2.join(" ");
  const end = command2.length + 1;
  for (const { name: name22 } of beforePasswords.filter((place2) => place2.isIn(command2)))
    for (const match2 of matches(`${command2} ${text22.slice(0, 60)}`, name22))
      if (match2.index + match2[0].length === end) return true;
  if (proxyFlag.test(flag2)) return /^[^\s@:/]{1,60}:[^\s@/]{1,100}@/.test(text22);
  const [, name2] = /^--?([A-Za-z_][\w.-]{0,100})$/.exec(flag2) ?? [];
  if (name2 === void 0 || text22.startsWith("-")) return false;
  const short = shortFlag(new ProgramPlaces(command2).between(0, command2.length), flag2.slice(1));
  if (short?.length === flag2.length - 1) return isPassword(command2, short, text22);
  return /^(?:-[uU]|--(?:proxy-)?user)$/.test(flag2) ? isLogin(text22) : namesCredential(name2, text22) && !isPlainFlag(command2, name2);
}
function isLogin(text22, separator = ":") {
  const place2 = text22.indexOf(separator);
  const password = text22.slice(place2 + 1);
  return place2 >= 0 && !/^\d+:\d+$/.test(text22) && (password === "" || !isKeptElsewhere(password));
}
function isPassword(before2, flag2, text22) {
  if (flag2.separator !== null) return isLogin(text22, flag2.separator);
  if (flag2.isOptional && (text22.startsWith("-") || text22.includes("://"))) return false;
  return text22 !== "" && !(flag2.isOptional && isPort(before2, text22));
}
function keyOfGit(key) {
  return /^user\.signingkey$|^http\.sslkey$/i.test(key) ? "" : key.replace(/^credential\./i, "");
}
function readsCredential(command2) {
  if (/(?<![\w-])--(?:with-token|stdin-password|passwd-on-stdin|[a-z-]{0,40}(?:password|passphrase|token|secret|key)-(?:std|from-std)in)\b/.test(
    command2
  ) || /(?<![\w.-])(?:sudo\s(?:[^|]{0,80}\s)?(?:-[A-Za-z]{0,6}S|--stdin)|[a-z]{1,20}(?:beat|-keystore)\s(?:keystore\s)?add\s|p4\s(?:[^|]{0,80}\s)?login(?![\w.-])|(?:su|kinit|chpasswd|cryptsetup)(?![\w.-])|(?:gh|wrangler|docker|podman)\s{1,8}secret\s|gcloud\s{1,8}secrets\s|(?:go)?pass\s{1,8}insert\s|secret-tool\s{1,8}store\s|keyring\s{1,8}set\s|keepassxc-cli\s|smbpasswd\s|op\s{1,8}signin(?![\w.-])|ansible-vault\s{1,8}encrypt_string\s|vercel\s{1,8}env\s{1,8}add\s|(?:passwd\s[^|]{0,80}--stdin|--passphrase-fd[\s=]0)(?![\w.-]))/.test(
    command2
  ))
    return true;
  const [, variables22 = ""] = /(?<![\w-])read\s([^<>|]{0,200})/.exec(command2) ?? [];
  return variables22.split(/\s+/).some((word) => /^[A-Za-z_]\w*$/.test(word) && namesCredential(word));
}
// src/seal/shell.ts
var SINGLE = 39;
var DOUBLE = 34;
var BACKSLASH2 = 92;
var scheme = /^(?:bearer|basic|token|digest|apikey)\s+/i;
var Shell = class {
  text;
  /** The quote around each character; 0 for none. */
  #quotes;
  /** The end of each command inside `$(\u2026)` or back quotes, by its start. */
  #inner;
  #depths;
  #programs;
  constructor(text22) {
    this.text = text22;
    this.#quotes = quotesOf(text22);
    this.#inner = substitutions(text22, this.#quotes);
    if (this.#inner.size > 0) this.#depths = depthsOf(text22.length, this.#inner);
    this.#programs = new ProgramPlaces(text22);
  }
  /** Returns how many nested commands enclose an offset. */
  depth(at2) {
    return this.#depths?.[at2] ?? 0;
  }
  /** Returns the simple command around an offset, from its start to the offset. */
  before(at2) {
    return this.text.slice(Math.max(0, at2 - 200), at2).replace(/^.*(?:[;|&]|(?<!\\)\n)/s, "");
  }
  /** Returns the programs in the simple command around an offset, up to the offset. */
  programs(at2) {
    const programs2 = this.#programs.between(at2 - 200, at2);
    return programs2.length === 0 ? programs2 : this.#programs.between(at2 - this.before(at2).length, at2);
  }
  /** Returns the start of the word at or after an offset: a backslash before the end of a line continues the line. */
  next(at2) {
    return at2 + /^(?:\s|\\\r?\n){0,16}/.exec(this.text.slice(at2, at2 + 24))[0].length;
  }
  /** Returns the word that begins at `from`, without the quotes if they enclose all of it. */
  value(from2) {
    const { text: text22 } = this;
    const outer = this.#quotes[from2];
    const escaped = /^\\["']/.test(text22.slice(from2, from2 + 2)) ? text22.indexOf(text22.slice(from2, from2 + 2), from2 + 2) : -1;
    if (escaped >= 0) return { from: from2 + 2, to: escaped };
    const quoted2 = isQuote(text22.charCodeAt(from2)) && text22.charCodeAt(from2) !== outer;
    let to = from2;
    for (let inner = 0; to < text22.length; to++) {
      const code = text22.charCodeAt(to);
      const end = inner === SINGLE ? void 0 : this.#inner.get(to);
      if (end !== void 0) to = end - 1;
      else if (code === BACKSLASH2 && inner !== SINGLE && outer !== SINGLE) to++;
      else if (outer !== 0 && code === outer) break;
      else if (inner === 0 && isQuote(code)) inner = code;
      else if (inner !== 0 && code === inner) {
        if (quoted2 && this.#endsWord(to + 1, outer)) return { from: from2 + 1, to };
        inner = 0;
      } else if (inner === 0 && /[\s;|&<>()`]/.test(text22[to])) break;
    }
    return { from: from2, to: Math.min(to, text22.length) };
  }
  /** Returns the first word of a nested command, whose quotes are its own. */
  nestedWord(from2) {
    return isQuote(this.text.charCodeAt(from2)) ? this.member(from2 + 1, 0, this.text[from2]) : this.value(from2);
  }
  /** Returns the rest of the quoted text around `from`, or else the value that begins there. */
  restOfQuote(from2) {
    const outer = this.#quotes[from2];
    const start = from2 + schemeLength(this.text, from2);
    if (outer === 0) return this.value(start);
    let to = start;
    while (to < this.text.length && this.#quotes[to] === outer && this.text.charCodeAt(to) !== outer)
      to += this.text.charCodeAt(to) === BACKSLASH2 && outer === DOUBLE ? 2 : 1;
    return { from: start, to: Math.min(to, this.text.length) };
  }
  /** Returns the value of a member of an object. It ends at a quote that is escaped as often as the opening one. */
  member(from2, escapes, quote) {
    for (let to = from2, run2 = 0; to < this.text.length; to++) {
      if (this.text[to] === "\\") run2++;
      else if (this.text[to] === quote && run2 % (2 * escapes + 2) === escapes) return { from: from2, to: to - escapes };
      else run2 = 0;
    }
    return { from: from2, to: this.text.length };
  }
  /** Returns the parts of a value to hide. Nested commands stay visible: nobody may hide one in a secret. */
  secrets({ from: from2, to }, credential) {
    const out = [];
    let start = from2 + schemeLength(this.text, from2);
    for (let at2 = start; at2 <= to; at2++) {
      const end = this.#inner.get(at2);
      if (at2 < to && (end === void 0 || end > to)) continue;
      const text22 = this.text.slice(start, at2);
      const isLiteral = at2 - start === to - from2 && this.#isLiteral(start, at2);
      if (isLiteral || !isKeptElsewhere(text22) && !isPlain3(text22)) out.push({ start, end: at2, credential });
      start = end ?? at2;
      at2 = start - 1;
      if (end === void 0) break;
    }
    return out;
  }
  /** Whether a value is in quotes of its own in which a shell reads no variable, and no name of one: `'$ummer26'`. */
  #isLiteral(from2, to) {
    const isQuoted = this.text.charCodeAt(from2 - 1) === SINGLE && this.text.charCodeAt(to) === SINGLE;
    return isQuoted && /^\$(?=[a-zA-Z]*[a-z])[A-Za-z]+\d{2}/.test(this.text.slice(from2, to));
  }
  #endsWord(at2, outer) {
    return at2 >= this.text.length || this.text.charCodeAt(at2) === outer || /[\s;|&<>()`,}\]]/.test(this.text[at2]);
  }
};
function isQuote(code) {
  return code === SINGLE || code === DOUBLE;
}
function schemeLength(text22, from2) {
  return scheme.exec(text22.slice(from2, from2 + 20))?.[0].length ?? 0;
}
function quotesOf(text22) {
  const quotes = new Uint8Array(text22.length + 1);
  let quote = 0;
  for (let i = 0; i < text22.length; i++) {
    const code = text22.charCodeAt(i);
    quotes[i] = quote;
    if (code === BACKSLASH2 && quote !== SINGLE) quotes[++i] = quote;
    else if (quote === 0 && isQuote(code)) quote = code;
    else if (code === quote) quote = 0;
  }
  quotes[text22.length] = quote;
  return quotes;
}
function substitutions(text22, quotes) {
  const ends4 = /* @__PURE__ */ new Map();
  const open5 = [];
  for (let i = 0; i < text22.length; i++) {
    const c = text22[i];
    const last = open5.at(-1);
    if (c === last?.close) {
      open5.pop();
      if (last.runs && quotes[last.at] === quotes[i]) ends4.set(last.at, i + 1);
    } else if (c === "$" && text22[i + 1] === "(") open5.push({ at: i++, close: ")", runs: true });
    else if (c === "(") open5.push({ at: i, close: ")", runs: false });
    else if (c === "`") open5.push({ at: i, close: "`", runs: true });
  }
  return ends4;
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
// src/seal/free.ts
var line2 = /^[ \t]*(?:- )?["']?([\w.-]{1,64})["']?[ \t]{0,8}(?:[:=]|[:?]=)[ \t]{1,8}(\S[^\n\r]*)/gm;
var prose2 = /(?<![\w-])(?:(?:api|access|secret|private)[ _-]key|(?:(?:access|auth|api)[ _-])?token|pass(?:word|wort)|kennwort|wachtwoord|mot de passe|contrase\u00f1a|senha|has\u0142o|\u043f\u0430\u0440\u043e\u043b\u044c|\u30d1\u30b9\u30ef\u30fc\u30c9|\u5bc6\u7801|\u5bc6\u78bc|\ube44\ubc00\ubc88\ud638|passphrase|passcode|secret|credential)(?:[ \t]{0,4}[:=\uff1a][ \t]{0,4}|(?:[ \t]{1,4}(?:for|of|to)(?:[ \t]{1,4}[\w-]{1,40}){1,4}?)?[ \t]{1,4}is[ \t]{1,4})["'`]?(?=[^\s\d"'`()&]{0,200}\d)([^\s"'`(),;&]{8,})/gi;
function isCommand(line3, value2) {
  return /^[ \t]*\w+=[ \t]/.test(line3) && /^[^\s"']+\s+\S/.test(value2);
}
function freeSpans(text22) {
  const shell = new Shell(text22);
  const spans = commandSpans(text22, shell);
  for (const { index, 0: match2, 1: name2, 2: value2 } of matches(text22, line2)) {
    if (!namesCredential(name2, value2) || isCommand(match2, value2)) continue;
    const to = index + match2.length;
    for (const span of shell.secrets({ from: to - value2.length, to }, true)) spans.push(span);
  }
  for (const { index, 0: match2, 1: value2 } of matches(text22, prose2)) {
    const isQuoted = /["'`]/.test(text22[index + match2.length] ?? "");
    const secret22 = isQuoted ? value2 : value2.replace(/[.!?]+$/, "");
    if (secret22.startsWith("fp:")) continue;
    if (isKeptElsewhere(secret22) || isPlain3(secret22)) continue;
    const start = index + match2.length - value2.length;
    spans.push({ start, end: start + secret22.length, credential: true });
  }
  return spans;
}
// src/seal/redact.ts
var HIDDEN = "[secret]";
function secretsIn(kind, text22) {
  return mergeSpans(finders[kind](text22));
}
var finders = {
  url: (text22) => [...urlSpans(text22), ...knownFormats(text22), .../^\S*:\/\/\S*$/.test(text22) ? [] : credentials(text22)],
  command: freeSpans,
  // a command may write lines `name: value` into a file
  free: freeSpans,
  public: publicSpans,
  // A user before a host, as in the address of a proxy.
  host: (text22) => [...publicSpans(text22), ...text22.includes("@") ? urlSpans(text22) : []],
  // An identity may look as random as a key.
  personal: (text22) => [...knownFormats(text22), .../[\s="]|:\/\//.test(text22) ? credentials(text22) : []]
};
function publicSpans(text22) {
  return [...formSpans(text22), ...credentials(text22)];
}
function formSpans(text22) {
  return mergeSpans([...tokens(text22), ...passwords(text22)]);
}
function credentials(text22) {
  return /[\s=:]/.test(text22) ? freeSpans(text22).filter((span) => span.credential) : [];
}
function redact(text22, spans, hide, escape = escapeForgeries) {
  let out = "";
  let at2 = 0;
  for (const { start, end, credential } of spans) {
    out += escape(text22.slice(at2, start)) + hide(text22.slice(start, end), credential);
    at2 = end;
  }
  return out + escape(text22.slice(at2));
}
function withoutCredentials(kind, text22) {
  return redact(text22, secretsIn(kind, text22), () => HIDDEN);
}
function withoutKnownFormats(text22) {
  return remains(text22, mergeSpans([...knownFormats(text22), ...passwords(text22)])).join(HIDDEN);
}
function withoutTokens(text22) {
  return remains(text22, formSpans(text22)).join(HIDDEN);
}
function remains(text22, spans) {
  const parts2 = spans.map(({ start }, i) => text22.slice(spans[i - 1]?.end ?? 0, start));
  return [...parts2, text22.slice(spans.at(-1)?.end ?? 0)];
}
function apart(text22) {
  return Buffer.from(text22, "utf16le").toString("utf16le");
}
function escapeForgeries(text22) {
  return text22.replace(/\[(secret|hidden)(:*) fp:/g, "[$1$2: fp:");
}
var address2 = /[a-z][a-z0-9+.-]{0,20}:\/\/[^\s"'<>`]+|^[\w*-]+(?:\.[\w-]+)+(?::\d+)?$/gi;
function addressesIn(text22) {
  if (!text22.includes(".") && !text22.includes("://")) return [];
  return [...matches(text22, address2)].map(([text3]) => text3);
}

// src/seal/pairs.ts
var names3 = "name key k variable var env header field param parameter option flag arg".split(" ");
var values = "value values val v default content data plaintext string".split(" ");
function pairIn(object) {
  const keys = Object.keys(object);
  const value2 = first(values, keys);
  const key = first(
    names3,
    keys.filter((key2) => typeof object[key2] === "string")
  );
  return value2 === void 0 || key === void 0 ? void 0 : { key, value: value2, name: object[key] };
}
function first(words2, keys) {
  const lower = keys.map((key) => key.toLowerCase());
  const word = words2.find((word2) => lower.includes(word2));
  return word === void 0 ? void 0 : keys[lower.indexOf(word)];
}
function isName(text3) {
  if (!/^-{0,2}[A-Za-z_$][\w.-]{0,63}$/.test(text3)) return false;
  return !/\d/.test(text3) || promiseOf(text3) !== "nothing";
}

// src/seal/rows.ts
var people2 = /* @__PURE__ */ new Set(["user_id", "user_email"]);
var commands3 = /* @__PURE__ */ new Set(["command", "matcher"]);
function userIn(row2) {
  const names5 = [row2["user_id"], row2["user_email"]];
  return names5.find((name2) => typeof name2 === "string" && name2 !== "") ?? null;
}
function rowSealer() {
  const hide = (kind) => memoize((text3) => withoutCredentials(kind, text3));
  const texts = { free: hide("free"), personal: hide("personal"), command: hide("command"), named: () => HIDDEN };
  const users = /* @__PURE__ */ new Map();
  const seal = (value2, kind) => {
    if (typeof value2 === "string") return texts[kind](value2);
    if (isArray(value2)) return value2.map((item, i) => seal(item, isNamedBefore(value2, i) ? "named" : kind));
    if (!isObject(value2)) return value2;
    const pair = pairIn(value2);
    const kindOf3 = (key, item) => {
      const names5 = pair?.value === key ? [key, pair.name] : [key];
      if (kind === "named" || names5.some((name2) => namesCredential(name2, typeof item === "string" ? item : "")))
        return "named";
      return people2.has(key) ? "personal" : commands3.has(key) ? "command" : "free";
    };
    return Object.fromEntries(
      Object.entries(value2).map(([key, item]) => [
        texts.free(key),
        key === "date" ? item : seal(item, kindOf3(key, item))
      ])
    );
  };
  return (row2) => {
    const user3 = isObject(row2) ? userIn(row2) : null;
    return { row: seal(row2, "free"), user: user3 === null ? null : getOrMake(users, user3, () => users.size) };
  };
}
function isNamedBefore(list3, i) {
  const [last, item] = [list3[i - 1], list3[i]];
  if (typeof last !== "string" || typeof item !== "string") return false;
  const before2 = list3.slice(Math.max(0, i - 8), i).filter((word) => typeof word === "string");
  return isFlagged(before2, item) || list3.length === 2 && isName(last) && namesCredential(last, item);
}
function withoutSecrets(evidence, leaks) {
  const hide = memoize((text3) => leaks(text3) ? HIDDEN : text3);
  const visit = (value2) => {
    if (typeof value2 === "string") return hide(value2);
    if (typeof value2 !== "object" || value2 === null) return value2;
    if (Array.isArray(value2)) return value2.map(visit);
    if (value2 instanceof Map) return new Map(Array.from(value2, ([key, item]) => [visit(key), visit(item)]));
    return Object.fromEntries(Object.entries(value2).map(([name2, item]) => [name2, visit(item)]));
  };
  return visit(evidence);
}
function holdsSecret(row2, leaks) {
  if (typeof row2 !== "object" || row2 === null) return leaks(String(row2));
  return Object.entries(row2).some(([name2, item]) => leaks(name2) || holdsSecret(item, leaks));
}

// src/run/extra-names.ts
var extraNames = ["usage", "access", "readiness", "computers", "sessions"];
var keptExtras = /* @__PURE__ */ new Set(["usage", "access"]);
var extraChoices = extraNames.flatMap((name2) => [name2, `${name2}:optional`]);
function askedFor(choices) {
  const byName2 = /* @__PURE__ */ new Map();
  for (const choice3 of choices) {
    const [name2, suffix] = choice3.split(":");
    byName2.set(name2, { isOptional: suffix !== void 0 && byName2.get(name2)?.isOptional !== false });
  }
  return byName2;
}

// src/run/extras.ts
var ELSEWHERE = "only the service has this data, and this history does not come from the service";
var nothingRead = {
  members: null,
  usage: null,
  readiness: null,
  computers: null,
  sessions: null,
  unread: []
};
function whyUnwatched(name2, watch) {
  if (name2 !== "computers" && name2 !== "sessions") return null;
  return watch?.[name2].length ? null : `no policy names any; name them as ${name2}.watch in a policy`;
}
function withoutExtras(choices, reason) {
  const unread = [...askedFor(choices)].map(([what, { isOptional }]) => ({ what, reason, isOptional }));
  return { ...nothingRead, unread };
}

// src/seal/sealed-texts.ts
var STAND_IN = "sealedpart";
var neverSealed = {
  isMark: () => false,
  isForgery: (key) => /^\$+secret$/.test(key),
  isName: () => false,
  escapeForgeries,
  read(kind, text3) {
    const spans = secretsIn(kind, text3);
    return {
      spans,
      secrets: spans.map(({ start, end }) => text3.slice(start, end)),
      shownParts: remains(text3, spans),
      isOpen: true,
      spell: (hide) => spans.length === 0 ? escapeForgeries(text3) : redact(text3, spans, hide)
    };
  }
};
var MarkedTexts = class {
  #mark;
  #whole;
  #name;
  /** @param fingerprint matches a whole fingerprint of ours */
  constructor(fingerprint2) {
    const shape2 = fingerprint2.source.replace(/^\^|\$$/g, "");
    this.#mark = new RegExp(String.raw`\[(?:secret|hidden) ${shape2}\]`, "g");
    this.#whole = new RegExp(`^(?:${this.#mark.source})$`);
    this.#name = new RegExp(String.raw`^\[secret ${shape2}\](?:#[1-9]\d*)?$`);
  }
  /** Whether a text is one of our markers and nothing else. */
  isMark(text3) {
    return this.#whole.test(text3);
  }
  /** Whether a key imitates the key of a marker. Keys that were escaped before have one more `$`. */
  isForgery(key) {
    return key === "$secret";
  }
  /** Whether a key is the marker of a hidden key. */
  isName(key) {
    return this.#name.test(key);
  }
  /** Escapes markers in a text that anybody may have written. Leaves markers alone that were escaped before. */
  escapeForgeries(text3) {
    return text3.replace(/\[(secret|hidden) fp:/g, "[$1: fp:");
  }
  read(kind, markedText) {
    const marks3 = markedText.match(this.#mark) ?? [];
    let word = STAND_IN;
    while (markedText.includes(word)) word += "x";
    const text3 = marks3.length === 0 ? markedText : markedText.replace(this.#mark, word);
    const words2 = [...text3.matchAll(new RegExp(word, "g"))].map(({ index }) => index);
    const spans = secretsIn(kind, text3).flatMap((span) => without3(span, words2, word.length));
    return {
      spans,
      secrets: spans.map(({ start, end }) => text3.slice(start, end)),
      shownParts: remains(text3, spans),
      isOpen: marks3.length === 0,
      spell: (hide) => {
        let i = 0;
        return redact(text3, spans, hide, (part) => this.escapeForgeries(part)).replaceAll(word, () => marks3[i++]);
      }
    };
  }
};
function without3(span, words2, length) {
  const parts2 = [];
  let { start } = span;
  for (const at2 of words2) {
    if (at2 + length <= start || at2 >= span.end) continue;
    if (at2 > start) parts2.push({ ...span, start, end: at2 });
    start = at2 + length;
  }
  if (start < span.end) parts2.push({ ...span, start });
  return parts2;
}
// src/seal/leaf.ts
function leafOf({ setting: setting2, any }) {
  if (!setting2 || any || setting2.fields) return "unknown";
  if (setting2.kind === "boolean" || setting2.kind === "integer") return "switch";
  if (setting2.kind === "domain") return "host";
  return setting2.kind === "json" && setting2.class === "secret" ? "argument" : setting2.class;
}
function isKnown({ setting: setting2 }, value2) {
  return setting2 !== void 0 && typeof value2 === "string" && knownValues(setting2).includes(value2);
}
function isLeaf(value2) {
  return typeof value2 !== "object" || value2 === null || isExactNumber(value2) || isMarker(value2);
}
function isForgery(value2) {
  return isObject(value2) && soundMarker(value2, /^fp:[a-z0-9:]{1,40}$/) !== void 0;
}
function holdsForgery(value2) {
  if (typeof value2 !== "object" || value2 === null) return false;
  return Object.hasOwn(value2, "$secret") || Object.values(value2).some((item) => holdsForgery(item));
}
// src/seal/parts.ts
function isCredential2(text3, isNamed) {
  return isNamed || tokens(text3).length > 0 || !isOrdinary(text3);
}
function isOfCredentialForm(text3) {
  const [, scheme2, value2 = ""] = /^(bearer|basic|token|digest|apikey)\s+(\S{8,})\s*$/i.exec(text3) ?? [];
  if (scheme2 !== void 0 && !isKeptElsewhere(value2) && (/^bearer$/i.test(scheme2) || /\d/.test(value2))) return true;
  return freeSpans(text3).some((span) => span.credential);
}
function* secretParts(value2) {
  if (isExactNumber(value2)) yield value2.$number;
  else if (typeof value2 === "number") yield String(value2);
  else if (isArray(value2)) for (const item of value2) yield* inside2("", item);
  else if (isObject(value2)) for (const key of Object.keys(value2)) yield* inside2(key, value2[key]);
  else if (typeof value2 === "string") yield* textParts(value2);
}
function* inside2(key, value2) {
  if (typeof value2 !== "string") yield* secretParts(value2);
  else if (!isReference(value2) && isCredential2(value2, namesCredential(key, value2))) yield* textParts(value2);
}
function* textParts(text3) {
  yield text3;
  const bare = withoutEnds(text3);
  if (bare !== text3) yield bare;
  const [, scheme2, credential] = /^(bearer|basic|token|digest|apikey)\s+(\S+)\s*$/i.exec(text3) ?? [];
  if (credential !== void 0) yield credential;
  yield* afterColon(scheme2?.toLowerCase() === "basic" ? Buffer.from(credential, "base64").toString("utf8") : text3);
  for (const { start, end } of tokens(text3)) yield text3.slice(start, end);
  for (const span of mergeSpans([...freeSpans(text3), ...text3.includes("://") ? urlSpans(text3) : []])) {
    if (!span.credential) continue;
    const part = text3.slice(span.start, span.end);
    yield part;
    yield* afterColon(part);
  }
  if (/^\s*[{[]/.test(text3)) yield* secretParts(parseJson(text3));
}
var atEnds = /[\s\u200b-\u200f\u2060]/;
function withoutEnds(text3) {
  let [start, end] = [0, text3.length];
  while (start < end && atEnds.test(text3[start])) start++;
  while (end > start && atEnds.test(text3[end - 1])) end--;
  const bare = text3.slice(start, end);
  return /^["'`]/.test(bare) && bare.length > 2 && bare.at(-1) === bare[0] ? bare.slice(1, -1) : bare;
}
function* afterColon(text3) {
  const [, password] = /^[^\s:/]{1,100}:([^\s/][^\s]*)$/.exec(text3) ?? [];
  if (password !== void 0) yield password;
}
function parseJson(text3) {
  try {
    return new JsonReader(Buffer.from(text3)).whole();
  } catch {
    return null;
  }
}
// src/seal/vault.ts
var locked = { fingerprint: () => "", isWeak: () => false, holdsLiteral: () => false };
// src/seal/leaves.ts
var SHOWN = /* @__PURE__ */ Symbol("shown");
var MIXED = /* @__PURE__ */ Symbol("mixed");
var Marker = class {
  form;
  marks;
  constructor(form, marks3) {
    this.form = form;
    this.marks = marks3;
  }
};
var Leaves = class {
  #listener;
  /** The marker that the current text becomes, in the first pass. */
  #marker;
  #vault = locked;
  #before;
  #unknown;
  #texts = /* @__PURE__ */ new Map();
  #names = /* @__PURE__ */ new Map();
  #keys = /* @__PURE__ */ new Map();
  #people = /* @__PURE__ */ new Map();
  /** @param unknown seals a container of unknown meaning */
  constructor(listener, before2, unknown) {
    this.#listener = listener;
    this.#before = before2;
    this.#unknown = unknown;
  }
  /** Sets the secrets. Leaves given after this call are sealed. */
  unlock(vault) {
    this.#listener = void 0;
    this.#vault = vault;
    this.#keys = /* @__PURE__ */ new Map();
    this.#people = /* @__PURE__ */ new Map();
  }
  /** Seals a leaf. Caches texts by class and by what the name promises, because most texts occur in many revisions. */
  leaf(leaf, value2, key) {
    if (value2 === null || value2 === "" || isMarker(value2)) return value2;
    if (typeof value2 !== "string") return this.#sealLeaf(leaf, value2, key);
    if (this.#before.isMark(value2)) return value2;
    const texts = of(this.#texts, leaf)[this.namePromise(key)] ??= /* @__PURE__ */ new Map();
    const cachedForm = texts.get(value2);
    if (cachedForm !== void 0 && typeof cachedForm !== "symbol" && !(cachedForm instanceof Marker))
      return cachedForm;
    if (this.#listener) {
      if (cachedForm !== void 0) return cachedForm === SHOWN ? value2 : "";
      this.#marker = void 0;
      const sealed2 = this.#sealLeaf(leaf, value2, key);
      texts.set(value2, sealed2 === value2 ? SHOWN : this.#marker ?? MIXED);
      return sealed2;
    }
    const sealed = this.#sealHeard(leaf, value2, key, cachedForm);
    texts.set(value2, sealed);
    return sealed;
  }
  #sealHeard(leaf, value2, key, heard) {
    if (heard instanceof Marker) return this.#makeMarker(heard.form, value2, heard.marks);
    return heard === SHOWN && !this.#vault.holdsLiteral(value2) ? value2 : this.#sealLeaf(leaf, value2, key);
  }
  #sealLeaf(leaf, value2, key) {
    if (!isLeaf(value2)) return leaf === "unknown" ? this.#unknown(value2, key) : this.#whole(value2, key);
    const isNamed = this.#isNamed(value2, key);
    switch (leaf) {
      case "secret":
        return this.#hideSecret(value2, isNamed);
      case "below":
        return typeof value2 === "boolean" ? value2 : this.#hideSecret(value2, true);
      case "argument":
        return typeof value2 === "string" || isNamed ? this.#hideSecret(value2, isNamed) : this.#number(value2);
      case "switch":
        if (typeof value2 !== "string") return this.#number(value2);
        return /^(?:true|false|yes|no|on|off|null|\d{1,10})$/i.test(value2) ? value2 : this.leaf("unknown", value2, key);
      case "unknown": {
        if (typeof value2 === "boolean") return value2;
        if (typeof value2 !== "string" && !isNamed)
          return `[hidden ${this.#vault.fingerprint(canonical(value2), "json")}]`;
        const isFound = isNamed || tokens(value2).length > 0;
        return this.#secret(value2, isFound, isFound || isOfCredentialForm(value2));
      }
      default:
        if (isNamed) return this.#secret(value2, true, true);
        return typeof value2 === "string" ? this.#sealText(leaf, value2) : this.#number(value2);
    }
  }
  /** Seals a list or an object at the place of a secret. */
  #whole(value2, key) {
    return this.#secret(value2, true, this.#isNamed(value2, key) || isOfCredentialForm(canonical(value2)));
  }
  /** Seals a value at a place for secrets. */
  #hideSecret(value2, isNamed) {
    if (typeof value2 !== "string") return this.#secret(value2, true, isNamed);
    return this.#secret(value2, isCredential2(value2, isNamed), isNamed || isOfCredentialForm(value2));
  }
  /**
   * @param isFound whether the value is certainly a credential, so that it is hidden wherever it occurs
   * @param credential whether its name or form marks it as a credential; other values are hidden only to be safe
   */
  #secret(value2, isFound, credential) {
    if (typeof value2 === "string") {
      if (isReference(value2) && tokens(value2).length === 0 && !this.#vault.holdsLiteral(value2)) return value2;
      if (isPlaceholder(value2)) return this.#makeMarker("placeholder", value2, {});
      if (isMasked2(value2)) return this.#makeMarker("masked-by-server", value2, {});
    }
    if (isForgery(value2)) return this.#makeMarker("masked-by-server", value2, { forged: true });
    if (isFound && this.#listener) for (const part of secretParts(value2)) this.#listener.secret(part);
    return this.#makeMarker("literal", value2, { credential, forged: holdsForgery(value2) });
  }
  #makeMarker(form, value2, marks3) {
    if (this.#listener) {
      this.#marker = new Marker(form, marks3);
      return "";
    }
    const [fingerprintForm, text3] = typeof value2 === "string" ? ["text", value2] : ["json", canonical(value2)];
    const weak = form === "literal" && this.#vault.isWeak(text3);
    return secretMarker(form, this.#vault.fingerprint(text3, fingerprintForm), { weak, ...marks3 });
  }
  #number(value2) {
    const digits = isExactNumber(value2) ? value2.$number : canonical(value2);
    return this.#vault.holdsLiteral(digits) ? this.#makeMarker("literal", value2, { misplaced: true }) : value2;
  }
  #sealText(leaf, text3) {
    const kind = leaf === "secret" ? "public" : leaf;
    const hasParts = kind === "url" || kind === "command" || kind === "free";
    const { spans, secrets, shownParts, isOpen, spell: spell2 } = this.#before.read(kind, text3);
    const listener = this.#listener;
    if (listener) {
      for (const [i, { credential }] of spans.entries())
        if (credential) for (const part of secretParts(secrets[i])) listener.secret(part);
      for (const part of shownParts)
        if (leaf === "url" || leaf === "host") listener.shows(part);
        else if (leaf === "command") for (const address3 of addressesIn(part)) listener.shows(address3);
      return isOpen && spans.length === 0 && spell2(() => "") === text3 ? text3 : "";
    }
    if (!hasParts && spans.length > 0 || shownParts.some((part) => this.#vault.holdsLiteral(part)))
      return isOpen ? this.#makeMarker("literal", text3, { misplaced: true }) : secretMarker("literal", NO_FINGERPRINT, { misplaced: true });
    const hide = (secret3, credential) => `[${credential ? "secret" : "hidden"} ${this.#vault.fingerprint(secret3, "text")}]`;
    return spans.length === 0 ? spell2(hide) : apart(spell2(hide));
  }
  /** Seals a key of the data: hides it like a text, and escapes it if it imitates our marker. */
  key(key, personal = false) {
    if (this.#before.isName(key)) return key;
    const keys = personal ? this.#people : this.#keys;
    return getOrMake(keys, key, () => this.#sealKey(key, personal ? knownFormats(key) : secretsIn("public", key)));
  }
  #sealKey(key, spans) {
    if (this.#listener) for (const { start, end } of spans) this.#listener.secret(key.slice(start, end));
    if (spans.length > 0 || this.#vault.holdsLiteral(key)) return `[secret ${this.#vault.fingerprint(key, "text")}]`;
    return this.#before.isForgery(key) ? `$${key}` : this.#before.escapeForgeries(key);
  }
  namePromise(key) {
    if (key === "") return "nothing";
    return getOrMake(this.#names, key, () => this.#before.isName(key) ? "nothing" : promiseOf(key));
  }
  /** Whether a name marks every value that is no number as a credential. */
  isAlways(key) {
    const promise = this.namePromise(key);
    return promise === "any" || promise === "text";
  }
  #isNamed(value2, key) {
    const promise = this.namePromise(key);
    if (typeof value2 === "string") return isPromised(promise, value2);
    return promise === "any" && value2 !== null && typeof value2 !== "boolean";
  }
};
function of(map3, key) {
  return getOrMake(map3, key, () => ({}));
}
// src/seal/remake.ts
var Memo = class {
  last;
  recent = new Recent(200);
};
var Remake = class {
  /** Whether this is the first pass: members are visited, but nothing is made of them. */
  isListening = true;
  /** Seals an object. Visits its members sorted by key, so that numbers of secrets do not depend on their order. */
  object(value2, member, memo) {
    const last = isArray(memo?.last?.value) ? void 0 : memo?.last;
    const keys = Object.keys(value2);
    const result = last?.keys && isSame6(keys, last.keys) ? this.#editObject(value2, last, last.keys, member) : void 0;
    const now = result ? { value: value2, result, keys: last.keys } : this.#buildObject(value2, keys, member);
    if (memo) memo.last = now;
    return now.result;
  }
  /** Seals a list. Visits only the items between the prefix and the suffix that it shares with the previous list. */
  list(value2, item, memo) {
    const last = isArray(memo?.last?.value) ? memo.last : void 0;
    const result = last ? this.#spliceList(value2, last, item) : this.#fillList(value2, item);
    if (memo) memo.last = { value: value2, result };
    return result;
  }
  /** Seals an object that has the keys of the previous object. */
  #editObject(value2, last, keys, member) {
    let out;
    let isPlain4 = last.result === last.value;
    for (const key of keys) {
      const item = value2[key];
      if (item === last.value[key]) continue;
      const [, remade] = member(key, item);
      isPlain4 &&= remade === item;
      if (!this.isListening && remade !== last.result[key])
        (out ??= Object.assign(bag(), last.result))[key] = remade;
    }
    return this.isListening || isPlain4 ? value2 : out ?? last.result;
  }
  #buildObject(value2, keys, member) {
    const names5 = keys.toSorted();
    const members3 = names5.map((name2) => member(name2, value2[name2]));
    if (this.isListening) return { value: value2, result: value2, keys };
    const out = bag();
    if (members3.every(([key], i) => key === keys[i])) {
      for (const [key, item] of members3) out[key] = item;
      return { value: value2, result: members3.every(([key, item]) => item === value2[key]) ? value2 : out, keys };
    }
    const own = distinct(value2);
    const namedMembers = members3.map(([key, item], i) => [own(names5[i], key), item]);
    for (const [key, item] of namedMembers.sort(([a], [b]) => compare(a, b))) out[key] = item;
    const isPlain4 = isSame6(keys, Object.keys(out)) && keys.every((key) => value2[key] === out[key]);
    return { value: value2, result: isPlain4 ? value2 : out };
  }
  #fillList(value2, item) {
    const items2 = value2.map((element, i) => item(element, i));
    return this.isListening || isSame6(items2, value2) ? value2 : items2;
  }
  #spliceList(value2, last, item) {
    const { value: oldItems, result: oldResult } = last;
    const most = Math.min(value2.length, oldItems.length);
    let [start, end] = [0, 0];
    while (start < most && value2[start] === oldItems[start]) start++;
    while (end < most - start && value2[value2.length - 1 - end] === oldItems[oldItems.length - 1 - end]) end++;
    const isReplaced = value2.length === oldItems.length;
    const between = value2.slice(start, value2.length - end).map((element, i) => {
      const at2 = start + i;
      if (!isReplaced) return item(element, at2);
      return element === oldItems[at2] ? oldResult[at2] : item(element, at2, oldItems[at2]);
    });
    if (this.isListening || oldResult === oldItems && between.every((element, i) => element === value2[start + i]))
      return value2;
    return oldResult.slice(0, start).concat(between, oldResult.slice(oldResult.length - end));
  }
};
function isSame6(a, b) {
  return a.length === b.length && a.every((element, i) => element === b[i]);
}
// src/seal/sealer.ts
var Sealer = class {
  #leaves;
  #remake = new Remake();
  #root = new Memo();
  #memos = /* @__PURE__ */ new Map();
  /**
   * @param listener receives the secrets of what `settings` and `event` are given before `unlock`
   * @param before recognizes our markers in changes that were sealed before
   */
  constructor(listener, before2 = neverSealed) {
    this.#leaves = new Leaves(listener, before2, (value2, key) => this.#tree("unknown", value2, key));
  }
  /** Sets the secrets. Values given after this call are sealed. */
  unlock(vault) {
    this.#leaves.unlock(vault);
    this.#remake.isListening = false;
    this.#memos = /* @__PURE__ */ new Map();
    this.#root.last = void 0;
  }
  /** Seals the settings of one revision. Returns the same objects for sub-trees that were sealed before. */
  settings(root, raw) {
    return this.#group(root, raw, this.#root);
  }
  /** Seals an event, which no catalog describes. Its texts are free texts; names of credentials mark their values. */
  event(raw, identities) {
    return this.#remake.object(
      raw,
      (name2, item) => identities.has(name2) && typeof item === "string" ? [name2, this.#leaves.leaf("personal", item, "")] : [this.#leaves.key(name2), this.#tree("free", item, name2)]
    );
  }
  /** @param key the name in the data; empty if the catalog names the place */
  #at(place2, value2, key) {
    if (isLeaf(value2)) return this.#leaves.leaf(leafOf(place2), value2, key === "" || isKnown(place2, value2) ? "" : key);
    const memo = this.#memo(place2, key);
    return memo.last?.value === value2 ? memo.last.result : this.#structure(place2, value2, key, memo);
  }
  #structure(place2, value2, key, memo) {
    const { setting: setting2 } = place2;
    if (setting2 && !place2.any) return this.#setting(place2, value2, key, memo);
    if (setting2?.kind === "keyed" && isArray(value2))
      return this.#remake.list(value2, (item, _, before2) => this.#element(place2.any, item, key, before2), memo);
    if (isArray(value2) || setting2?.kind === "keyed") return this.#leaves.leaf("unknown", value2, key);
    return this.#group(place2, value2, memo);
  }
  /** @param before the element that this one replaces */
  #element(place2, value2, key, before2) {
    if (isLeaf(value2) || isArray(value2)) return this.#leaves.leaf("unknown", value2, key);
    const memo = this.#memo(place2, key);
    const cachedContainer = memo.recent.get(value2);
    if (cachedContainer) return cachedContainer.result;
    if (before2 !== void 0) memo.last = memo.recent.get(before2) ?? memo.last;
    const sealed = this.#group(place2, value2, memo);
    memo.recent.set(value2, memo.last);
    return sealed;
  }
  /** Seals the value of one setting, which is a list or an object. */
  #setting(place2, value2, key, memo) {
    const setting2 = place2.setting;
    const leaf = leafOf(place2);
    if (setting2.kind === "secret") return this.#leaves.leaf(leaf, value2, key);
    if (setting2.kind === "json" && !setting2.fields) return this.#tree(leaf, value2, key);
    if (!isArray(value2)) return this.#entry(setting2.fields, value2, key, memo);
    if (!setting2.list) return this.#leaves.leaf("unknown", value2, key);
    const item = (entry) => {
      if (isLeaf(entry)) return this.#leaves.leaf(leaf, entry, key);
      return isArray(entry) ? this.#leaves.leaf("unknown", entry, key) : this.#entry(setting2.fields, entry, key);
    };
    return this.#remake.list(value2, item, memo);
  }
  /** Seals an entry that is an object with known fields. Unknown fields are secret. */
  #entry(fields, value2, key, memo) {
    if (!fields) return this.#leaves.leaf("unknown", value2, key);
    const member = (name2, item) => Object.hasOwn(fields, name2) ? [name2, this.#tree(fields[name2], item, "")] : [this.#leaves.key(name2), this.#leaves.leaf("unknown", item, name2)];
    return this.#remake.object(value2, member, memo);
  }
  #group(place2, value2, memo) {
    const personal = place2.setting?.class === "personal";
    const member = (name2, item) => {
      const next = place2.keys.get(name2)?.place;
      const key = next ? name2 : this.#leaves.key(name2, personal);
      if (next) return [key, this.#at(next, item, next.setting?.class === "secret" ? name2 : "")];
      return [key, place2.any ? this.#at(place2.any, item, name2) : this.#leaves.leaf("unknown", item, name2)];
    };
    return this.#remake.object(value2, member, memo);
  }
  /** Seals a value of one class at any depth. A name that promises a credential overrides the class. */
  #tree(leaf, value2, key) {
    if (isLeaf(value2)) return this.#leaves.leaf(leaf, value2, key);
    const under = leaf !== "secret" && leaf !== "unknown" && this.#leaves.isAlways(key) ? "below" : leaf;
    const { recent } = this.#memo(under, key);
    const cachedContainer = recent.get(value2);
    if (cachedContainer) return cachedContainer.result;
    const result = isArray(value2) ? this.#list(under, value2, key) : this.#branch(under, value2, key);
    recent.set(value2, { value: value2, result });
    return result;
  }
  #branch(leaf, value2, key) {
    const pair = pairIn(value2);
    return this.#remake.object(value2, (name2, item) => {
      if (name2 === pair?.value) return [name2, this.#tree(leaf, item, pair.name)];
      const below = name2 === pair?.key && isName(pair.name) ? "" : name2;
      const isBelow = this.#leaves.namePromise(key) === "long" && this.#leaves.namePromise(below) === "nothing";
      return [this.#leaves.key(name2), this.#tree(leaf, item, isBelow ? key : below)];
    });
  }
  /** Seals the elements of a list: each may be an argument after its flag, or a value after its name. */
  #list(leaf, value2, key) {
    return this.#remake.list(value2, (item, i) => {
      const before2 = value2.slice(Math.max(0, i - 8), i).filter((word) => typeof word === "string");
      const last = value2[i - 1];
      if (typeof last !== "string" || typeof item !== "string") return this.#tree(leaf, item, key);
      if (isFlagged(before2, item)) return this.#tree(leaf, item, "password");
      return this.#tree(
        leaf,
        item,
        value2.length === 2 && isName(last) && this.#leaves.namePromise(last) !== "nothing" ? last : key
      );
    });
  }
  /** Returns the cache for a place and a name above it: under another name an equal value may be sealed differently. */
  #memo(place2, key) {
    const memos = of(this.#memos, place2);
    return memos[this.#leaves.namePromise(key)] ??= new Memo();
  }
};

import { createHmac } from "node:crypto";
// src/seal/fingerprint.ts
function isOf(fingerprints, mark, secret3, fingerprintForm) {
  const { keyId, earlier } = fingerprints;
  if (keyId !== null && mark.startsWith(`fp:${keyId}:`)) return fingerprints.of(secret3, fingerprintForm) === mark;
  return earlier && isOf(earlier, mark, secret3, fingerprintForm);
}
var variables2 = { key: "DRIFTLINE_FINGERPRINT_KEY", earlierKey: "DRIFTLINE_FINGERPRINT_KEY_OLD" };
function createFingerprints(key, organization2, earlierKey, names5 = variables2) {
  if (key === void 0) {
    if (earlierKey !== void 0)
      throw usageError(
        `${names5.earlierKey}: there is an earlier fingerprint key, and no present one`,
        `set ${names5.key} to the new key`
      );
    const numbers = { text: /* @__PURE__ */ new Map(), json: /* @__PURE__ */ new Map() };
    let last = 0;
    return {
      keyId: null,
      of: (secret3, fingerprintForm) => getOrMake(numbers[fingerprintForm], secret3, () => `fp:run:${++last}`)
    };
  }
  const fingerprints = keyedFingerprints(key, organization2, names5.key);
  const earlier = earlierKey === void 0 ? void 0 : keyedFingerprints(earlierKey, organization2, names5.earlierKey);
  return earlier === void 0 || earlier.keyId === fingerprints.keyId ? fingerprints : { ...fingerprints, earlier };
}
function keyedFingerprints(key, organization2, name2) {
  if (Buffer.byteLength(key, "utf8") < 32)
    throw usageError(`${name2}: the fingerprint key is shorter than 32 bytes`, "make one with: openssl rand -base64 32");
  const mac = (domain2, content) => createHmac("sha256", key).update(domain2).update(content).digest("hex");
  const keyId = `k${mac("driftline/key-id/v1", "").slice(0, 7)}`;
  return {
    keyId,
    of: (secret3, fingerprintForm) => {
      const [form, content] = secret3.isWellFormed() ? ["", secret3] : ["/utf-16", Buffer.from(secret3, "utf16le")];
      const domain2 = `driftline/fp/v1${fingerprintForm === "text" ? "" : "/json"}${form}\0${organization2}\0`;
      return `fp:${keyId}:${mac(domain2, content).slice(0, 16)}`;
    }
  };
}

// src/seal/fitting.ts
var marker = /\[(?:secret|hidden) (fp:[^\]]*)\]/g;
var markers = /\[(?:secret|hidden) fp:[^\]]*\]/;
var hiddenKey = /^\[secret (fp:[^\]]*)\](?:#\d+)?$/;
var hiddenNumber = /^\[hidden (fp:[^\]]*)\]$/;
var TRIES = 1e3;
var Fitting = class {
  #fingerprints;
  #cachedDifferences = /* @__PURE__ */ new WeakMap();
  /** Texts that stored forms hide because they contain a secret of another place. */
  hiddenTexts = /* @__PURE__ */ new Set();
  constructor(fingerprints) {
    this.#fingerprints = fingerprints;
  }
  /** Returns the places at which the arrived revision cannot be the stored one; empty if it fits. */
  differences(raw, stored) {
    const differing = [];
    if (raw.time !== stored.time) differing.push("updatedAt");
    if (canonical({ ...raw.by }) !== canonical({ ...stored.by })) differing.push("user");
    return [...differing, ...this.#walk(raw.settings, stored.settings)];
  }
  /** Returns pointers relative to the two values. */
  #walk(raw, stored) {
    if (isSecret(stored)) return this.#hides(stored, raw) ? [] : [""];
    if (typeof stored === "string") {
      const fits = typeof raw === "string" ? this.#shows(stored, raw) : this.#hidesNumber(stored, raw);
      return fits ? [] : [""];
    }
    if (typeof stored !== "object" || stored === null) return raw === stored ? [] : [""];
    if (typeof raw !== "object" || raw === null) return [""];
    if (isExactNumber(stored) || isExactNumber(raw)) return canonical(raw) === canonical(stored) ? [] : [""];
    const byStored = getOrMake(this.#cachedDifferences, raw, () => /* @__PURE__ */ new WeakMap());
    return getOrMake(byStored, stored, () => this.#inside(raw, stored));
  }
  #inside(raw, stored) {
    if (isArray(raw) || isArray(stored)) {
      if (!isArray(raw) || !isArray(stored) || raw.length !== stored.length) return [""];
      return raw.flatMap((item, i) => this.#walk(item, stored[i]).map((at2) => `/${i}${at2}`));
    }
    return this.#members(raw, stored);
  }
  #members(raw, stored) {
    const remainingKeys = new Set(Object.keys(stored));
    const hiddenKeys = [];
    const misfits = [];
    for (const key of Object.keys(raw)) {
      const name2 = storedKey(key);
      if (!remainingKeys.delete(name2)) hiddenKeys.push(key);
      else misfits.push(...this.#walk(raw[key], stored[name2]).map((at2) => segment(name2) + at2));
    }
    const candidates = [...remainingKeys].sort((a, b) => numberOf(a) - numberOf(b));
    const fits = (key, name2) => this.#isHidden(key, name2) && this.#walk(raw[key], stored[name2]).length === 0;
    const pairs = pairsOf(hiddenKeys.sort(), candidates, fits);
    if (!pairs) return [""];
    for (const [name2, key] of pairs) {
      remainingKeys.delete(name2);
      this.hiddenTexts.add(key);
    }
    return [...misfits, ...[...remainingKeys].map(segment)];
  }
  #isHidden(key, name2) {
    const [, mark] = hiddenKey.exec(name2) ?? [];
    return mark !== void 0 && isOf(this.#fingerprints, mark, key, "text") !== false;
  }
  /** Whether a marker may stand for a value. */
  #hides(secret3, raw) {
    if (raw === null || raw === "") return false;
    const isText = typeof raw === "string";
    const [text3, fingerprintForm] = isText ? [raw, "text"] : [canonical(raw), "json"];
    const isSameSecret = isOf(this.#fingerprints, secret3.fingerprint, text3, fingerprintForm);
    if (isSameSecret !== void 0) {
      if (isSameSecret && isText && isMisplaced(secret3)) this.hiddenTexts.add(raw);
      return isSameSecret;
    }
    const form = !isText ? "literal" : isPlaceholder(raw) ? "placeholder" : isMasked2(raw) ? "masked-by-server" : "literal";
    if (form !== secret3.$secret && !isMisplaced(secret3)) return false;
    if (isText && isMisplaced(secret3)) this.hiddenTexts.add(raw);
    return true;
  }
  /** Whether a stored text may be the hidden form of a number of unknown meaning. */
  #hidesNumber(stored, raw) {
    const [, mark] = hiddenNumber.exec(stored) ?? [];
    if (mark === void 0 || typeof raw !== "number" && !isExactNumber(raw)) return false;
    return isOf(this.#fingerprints, mark, canonical(raw), "json") !== false;
  }
  /** Whether a stored text, apart from its hidden parts, may be the sealed form of another. */
  #shows(stored, raw) {
    if (escapeForgeries(raw) === stored) return true;
    const marks3 = [...stored.matchAll(marker)].map(([, mark = ""]) => mark);
    if (marks3.length === 0) return false;
    const parts2 = stored.split(markers).map(asWritten);
    let tries = 0;
    const ends4 = function* (i, start) {
      const next = parts2[i + 1];
      if (i === marks3.length - 1) {
        if (raw.length - next.length > start) yield raw.length - next.length;
        return;
      }
      for (let end = raw.indexOf(next, start + 1); end >= 0 && end < raw.length; end = raw.indexOf(next, end + 1))
        yield end;
    };
    const from2 = (i, at2) => {
      if (!raw.startsWith(parts2[i], at2)) return false;
      const start = at2 + parts2[i].length;
      if (i === marks3.length) return true;
      for (const end of ends4(i, start)) {
        if (++tries > TRIES) return false;
        if (this.#isPart(raw.slice(start, end), marks3[i]) && from2(i + 1, end)) return true;
      }
      return false;
    };
    return from2(0, 0) || tries > TRIES && raw.startsWith(parts2[0]) && raw.endsWith(parts2.at(-1));
  }
  #isPart(part, mark) {
    return isOf(this.#fingerprints, mark, part, "text") !== false;
  }
};
function numberOf(name2) {
  return Number(/#(\d+)$/.exec(name2)?.[1] ?? 1);
}
function storedKey(key) {
  return /^\$+secret$/.test(key) ? `$${key}` : escapeForgeries(key);
}
function asWritten(text3) {
  return text3.replace(
    /\[(secret|hidden)(:+) fp:/g,
    (_, word, colons) => `[${word}${colons.slice(1)} fp:`
  );
}
function compatible(a, b) {
  return a.time === b.time && canonical({ ...a.by }) === canonical({ ...b.by }) && alike(a.settings, b.settings);
}
function alike(a, b) {
  if (a === b) return true;
  if (isSecret(a) || isSecret(b)) {
    const counterpart = isSecret(a) ? b : a;
    if (!isSecret(a) || !isSecret(b)) return counterpart !== null && counterpart !== "";
    return sameMark(a.fingerprint, b.fingerprint);
  }
  if (typeof a === "string" && typeof b === "string") return textsAlike(a, b);
  if (mayHideNumber(a, b) || mayHideNumber(b, a)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (isArray(a) || isArray(b))
    return isArray(a) && isArray(b) && a.length === b.length && a.every((item, i) => alike(item, b[i]));
  return objectsAlike(a, b);
}
function sameMark(a, b) {
  const [left, right] = [a, b].map((mark) => /^fp:(k[0-9a-f]{7}):/.exec(mark)?.[1]);
  return left === void 0 || left !== right || a === b;
}
function mayHideNumber(text3, value2) {
  return (typeof value2 === "number" || isExactNumber(value2)) && typeof text3 === "string" && hiddenNumber.test(text3);
}
function textsAlike(a, b) {
  const [left, right] = [symbols(a), symbols(b)];
  const isHidden = (symbol) => symbol.length > 1;
  const isLike2 = (symbolA, symbolB) => symbolA === symbolB || isHidden(symbolA) && isHidden(symbolB);
  if (left.length !== right.length || left.some((symbol, i) => !isLike2(symbol, right[i]))) return overlap(left, right);
  return left.every((symbol, i) => !isHidden(symbol) || sameMark(symbol, right[i]));
}
function symbols(text3) {
  const marks3 = [...text3.matchAll(marker)].map(([, mark = ""]) => mark);
  return text3.split(markers).flatMap((part, i) => [...i > 0 ? [marks3[i - 1]] : [], ...part.split("")]);
}
function overlap(a, b) {
  let budget = 100 * (a.length + b.length);
  let reachedPlaces = /* @__PURE__ */ new Set([0]);
  for (const symbol of a) {
    const next = /* @__PURE__ */ new Set();
    const inside3 = /* @__PURE__ */ new Set();
    const step = (place2, isWithin) => {
      const at2 = place2 >> 1;
      const symbolB = b[at2];
      if (symbolB === void 0 || symbol !== symbolB && symbol.length === 1 && symbolB.length === 1) return;
      budget--;
      const isSame8 = symbol === symbolB && symbol.startsWith("fp:k");
      if (isSame8 && (isWithin || place2 % 2 === 1)) return;
      next.add(2 * at2 + 2);
      if (isSame8) return;
      if (symbol.length > 1) inside3.add(2 * at2 + 2);
      if (symbolB.length > 1) next.add(2 * at2 + 1);
    };
    for (const place2 of reachedPlaces) step(place2, false);
    for (const place2 of inside3) step(place2, true);
    if (budget < 0) return true;
    reachedPlaces = next;
  }
  return reachedPlaces.has(2 * b.length);
}
function objectsAlike(a, b) {
  const isIn = (key, object) => Object.hasOwn(object, key) && (!hiddenKey.test(key) || key.startsWith("[secret fp:k"));
  const onlyIn = (object, otherObject) => Object.keys(object).filter((key) => !isIn(key, otherObject));
  const [left, right] = [onlyIn(a, b), onlyIn(b, a)];
  if (left.length !== right.length) return false;
  if (Object.keys(a).some((key) => isIn(key, b) && !alike(a[key], b[key]))) return false;
  return pairsOf(left, right, (keyA, keyB) => keysAlike(keyA, keyB) && alike(a[keyA], b[keyB])) !== void 0;
}
function keysAlike(a, b) {
  const [left, right] = [a, b].map((key) => hiddenKey.exec(key)?.[1]);
  if (left === void 0 && right === void 0) return false;
  return left === void 0 || right === void 0 || sameMark(left, right);
}
function pairsOf(left, right, fits) {
  const pairs = /* @__PURE__ */ new Map();
  const free2 = new Set(right);
  const place2 = (own, tried) => {
    for (const candidate of free2)
      if (fits(own, candidate)) {
        free2.delete(candidate);
        pairs.set(candidate, own);
        return true;
      }
    for (const [candidate, holder] of pairs) {
      if (tried.has(candidate) || !fits(own, candidate)) continue;
      tried.add(candidate);
      if (!place2(holder, tried)) continue;
      pairs.set(candidate, own);
      return true;
    }
    return false;
  };
  return left.every((own) => place2(own, /* @__PURE__ */ new Set())) ? pairs : void 0;
}

import { hash } from "node:crypto";
// src/seal/encodings.ts
// src/seal/scanner.ts
var BASE = 16777619;
var MIX = 2654435761;
var LONG2 = 128;
function normalizeText(text3) {
  const start = text3.slice(0, LONG2);
  return ascii.test(start) ? start.toLowerCase() : start.replace(/[A-Z]+/g, (upper) => upper.toLowerCase());
}
var ascii = /^[\u0000-\u007f]*$/;
function fold(code) {
  return code >= 65 && code <= 90 ? code + 32 : code;
}
var Sieve = class {
  #bits;
  #shift;
  constructor(size) {
    const width = Math.min(30, Math.max(16, Math.ceil(Math.log2(size * 8 + 1))));
    this.#bits = new Uint32Array(2 ** (width - 5));
    this.#shift = 32 - width;
  }
  add(hash2) {
    const bit = Math.imul(hash2, MIX) >>> this.#shift;
    this.#bits[bit >>> 5] |= 1 << (bit & 31);
  }
  has(hash2) {
    const bit = Math.imul(hash2, MIX) >>> this.#shift;
    return (this.#bits[bit >>> 5] & 1 << (bit & 31)) !== 0;
  }
};
var Scanner = class {
  #size = 0;
  /** The length of the shortest pattern. This many characters at the start of each pattern are hashed. */
  #window;
  /** How many characters are hashed at a sampled position, and the distance between these positions. */
  #gram;
  #step;
  #lead;
  /** Patterns by the hash of their start. Several patterns of one hash are sorted. */
  #buckets = /* @__PURE__ */ new Map();
  /** The hashes that a sampled position may have, and the hashes of the starts of patterns. */
  #grams;
  #beginnings;
  /** @param texts the patterns; empty texts are ignored */
  constructor(texts) {
    const forms3 = [];
    for (const text3 of texts) if (text3 !== "") forms3.push(normalizeText(text3));
    const window = forms3.length > 0 ? forms3.reduce((least, { length }) => Math.min(least, length), Infinity) : 0;
    this.#window = window;
    this.#gram = Math.min(8, Math.ceil(window / 2));
    this.#step = window - this.#gram + 1;
    let lead2 = 1;
    for (let i = 1; i < window; i++) lead2 = Math.imul(lead2, BASE);
    this.#lead = lead2;
    this.#grams = new Sieve(forms3.length * this.#step);
    this.#beginnings = new Sieve(forms3.length);
    for (const text3 of forms3) this.#learn(text3);
    for (const [hash2, bucket] of this.#buckets) {
      if (typeof bucket !== "string") this.#buckets.set(hash2, [...new Set(bucket)].sort());
      this.#size += typeof bucket === "string" ? 1 : this.#buckets.get(hash2).length;
    }
  }
  #learn(text3) {
    for (let i = 0; i < this.#step; i++) this.#grams.add(this.#gramAt(text3, i));
    const hash2 = this.#hashAt(text3, 0);
    this.#beginnings.add(hash2);
    const bucket = this.#buckets.get(hash2);
    if (bucket === void 0) this.#buckets.set(hash2, text3);
    else if (typeof bucket !== "string") bucket.push(text3);
    else if (bucket !== text3) this.#buckets.set(hash2, [bucket, text3]);
  }
  /** Whether a text contains any of the patterns. */
  in(text3) {
    return this.#scan(text3, () => true);
  }
  /** Returns the patterns that a text contains, normalized by `normalizeText`. */
  all(text3) {
    const texts = /* @__PURE__ */ new Set();
    this.#scan(text3, (match2) => texts.add(match2).size === this.#size);
    return texts;
  }
  /** Hashes the characters at a sampled position. Ignores ASCII case; some other characters collide as well. */
  #gramAt(text3, start) {
    let hash2 = 0;
    const end = start + this.#gram;
    for (let i = start; i < end; i++) hash2 = Math.imul(hash2, BASE) + (text3.charCodeAt(i) | 32) | 0;
    return hash2;
  }
  #hashAt(text3, start) {
    let hash2 = 0;
    const end = start + this.#window;
    for (let i = start; i < end; i++) hash2 = Math.imul(hash2, BASE) + fold(text3.charCodeAt(i)) | 0;
    return hash2;
  }
  /** Calls `hear` for each match. Stops when `hear` returns true. @returns whether it stopped */
  #scan(text3, hear) {
    if (this.#size === 0) return false;
    const [grams, step] = [this.#grams, this.#step];
    const end = text3.length - this.#gram;
    for (let i = 0; i <= end; i += step)
      if (grams.has(this.#gramAt(text3, i)) && this.#around(text3, i, hear)) return true;
    return false;
  }
  /** Does the same for the matches that cover the sampled position `place`. */
  #around(text3, place2, hear) {
    const window = this.#window;
    const last = Math.min(place2, text3.length - window);
    let start = Math.max(0, place2 - this.#step + 1);
    if (start > last) return false;
    let hash2 = this.#hashAt(text3, start);
    for (; ; ) {
      const bucket = this.#beginnings.has(hash2) ? this.#buckets.get(hash2) : void 0;
      if (bucket !== void 0 && textsAt(typeof bucket === "string" ? [bucket] : bucket, text3, start, hear))
        return true;
      if (start === last) return false;
      hash2 = hash2 - Math.imul(this.#lead, fold(text3.charCodeAt(start))) | 0;
      hash2 = Math.imul(hash2, BASE) + fold(text3.charCodeAt(start + window)) | 0;
      start++;
    }
  }
};
function textsAt(sorted, text3, start, hear) {
  let [first2, end] = [0, sorted.length];
  for (let i = 0; ; i++) {
    if (sorted[first2].length === i && hear(sorted[first2++])) return true;
    if (first2 === end) return false;
    const code = fold(text3.charCodeAt(start + i));
    if (sorted[first2].charCodeAt(i) === code && sorted[end - 1].charCodeAt(i) === code) continue;
    const codeAt = (k) => sorted[k].charCodeAt(i);
    first2 = lowerBound(first2, end, code, codeAt);
    end = lowerBound(first2, end, code + 1, codeAt);
    if (!(first2 < end)) return false;
  }
}
function lowerBound(first2, end, code, codeAt) {
  let [low, high] = [first2, end];
  while (low < high) {
    const middle2 = low + high >>> 1;
    if (codeAt(middle2) < code) low = middle2 + 1;
    else high = middle2;
  }
  return low;
}
// src/seal/encodings.ts
var MIN = 12;
var plain3 = /^[\w.-]+$/;
function encodings(literal) {
  const start = literal.slice(0, 2 * LONG2);
  const bytes = Buffer.from(start, "utf8");
  const hex2 = bytes.toString("hex");
  const forms3 = [
    literal,
    Array.from(literal.slice(-2 * LONG2)).toReversed().join(""),
    ...plain3.test(start) ? [] : escapedForms(start),
    unicodeEscapes(start),
    entities(start, (code) => String(code)),
    entities(start, (code) => `x${code.toString(16)}`),
    hex2.replace(/../g, "%$&"),
    hex2,
    ...alignedParts(bytes),
    Buffer.from(start, "utf16le").toString("latin1"),
    ...["sha256", "sha1", "md5"].map((name2) => hash(name2, literal, "hex"))
  ];
  return [...new Set(forms3)].filter((form) => form.length >= MIN);
}
function escapedForms(text3) {
  const json2 = inJson(text3);
  return [
    json2,
    inJson(json2),
    visibleJson(json2),
    json2.replace(/[<>&]/g, unicodeEscapes),
    visible(text3),
    text3.replaceAll('"', '""'),
    // Not at the start of a cell: an escape before the text is no part of it.
    ...[text3, json2].map((form) => spreadsheet(`.${form}`).slice(1).replaceAll('"', '""')),
    xml(text3),
    xml(json2),
    inJson(visible(text3)),
    inJson(visible(json2)),
    inJson(sarifMessage(text3)),
    html(text3),
    html(json2),
    text3.replace(/[&<>"']/g, (c) => namedEntities[c]),
    annotation(text3),
    encodeURIComponent(text3.toWellFormed())
  ];
}
var namedEntities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };
function inJson(text3) {
  return JSON.stringify(text3).slice(1, -1);
}
function unicodeEscapes(text3) {
  let out = "";
  for (let i = 0; i < text3.length && out.length < LONG2; i++)
    out += `\\u${text3.charCodeAt(i).toString(16).padStart(4, "0")}`;
  return out;
}
function entities(text3, spell2) {
  let out = "";
  for (const character of text3) {
    if (out.length >= LONG2) break;
    out += `&#${spell2(character.codePointAt(0))};`;
  }
  return out;
}
function alignedParts(bytes) {
  const shifted = Buffer.concat([Buffer.alloc(2), bytes]);
  return [0, 1, 2].flatMap((shift) => {
    const text3 = shifted.toString("base64", 2 - shift);
    const start = Math.ceil(shift * 8 / 6);
    const sure = text3.slice(start, Math.floor((shift + bytes.length) * 8 / 6));
    return /[+/]/.test(sure) ? [sure, sure.replaceAll("+", "-").replaceAll("/", "_")] : [sure];
  });
}
// src/seal/strength.ts
var STRONG = 12;
var ownPatterns = [
  /\[(?:secret|hidden)[: ]|"\$secret"|"fingerprint"|fp:(?:run|k)/i,
  /^(?:(?:f?p:)?k?[0-9a-f]{0,7}:|[fk]?_)?[0-9a-f]{0,16}$/i,
  /^(?=.{0,40}[T :])\d{0,4}-?\d{0,2}-?\d{0,2}[T ]?\d{0,2}:?\d{0,2}:?[\d.]{0,6}(?:Z| U?T?C?)?$/i
];
function readsLikeOurs(text3) {
  return ownPatterns.some((shape2) => shape2.test(text3));
}
function weigh(literals, own, catalog, histories) {
  const candidates = new Scanner(literals);
  const common2 = /* @__PURE__ */ new Set();
  const hear = (text3) => {
    for (const literal of candidates.all(text3)) common2.add(literal);
  };
  for (const text3 of own) hear(text3);
  const keys = keysOf(catalog.root);
  if ([...literals].some((literal) => readsLikePlace(literal, keys)))
    for (const subject of subjectsOf2(catalog, histories)) {
      hear(subject);
      hear(nameOf(subject));
    }
  const isWeak2 = (literal) => literal.length < STRONG || common2.has(normalizeText(literal)) || readsLikeOurs(literal);
  return { strong: [...literals].filter((literal) => !isWeak2(literal)), isWeak: isWeak2 };
}
function catalogWords(catalog) {
  const words2 = catalog.settings.flatMap((setting2) => [
    ...knownValues(setting2),
    setting2.description,
    setting2.unset.means
  ]);
  return [...words2, ...spellings(catalog.root, "", "")];
}
function spellings(place2, path8, pointer2) {
  const below = [...place2.keys].flatMap(
    ([key, { place: next }]) => spellings(next, path8 === "" ? key : `${path8}.${key}`, pointer2 + segment(key))
  );
  const elements2 = place2.any ? spellings(place2.any, `${path8}[*]`, `${pointer2}/*`) : [];
  return [path8, pointer2, ...below, ...elements2];
}
function keysOf(place2, into = /* @__PURE__ */ new Set()) {
  for (const [key, { place: next }] of place2.keys) keysOf(next, into.add(key));
  if (place2.any) keysOf(place2.any, into);
  return into;
}
function readsLikePlace(literal, keys) {
  const [first2 = "", ...rest] = literal.slice(0, 1e3).split(/[/.]/);
  const last = rest.pop();
  if (last === void 0) return false;
  if (rest.some((part) => keys.has(part))) return true;
  return [...keys].some((key) => key.endsWith(first2) || key.startsWith(last));
}
function namesIn2(revisions) {
  const editors = new Set(revisions.map((revision2) => revision2.by));
  return new Set([...editors].flatMap((by) => [by.id, by.email, by.name]).filter((text3) => text3 !== null));
}
function numbersIn(revisions) {
  let text3 = "";
  for (const { revision: revision2, time: time2 } of revisions) text3 += `revision:${revision2}\0${time2}\0`;
  return text3;
}
function* subjectsOf2(catalog, histories) {
  const reader = new SettingsReader(catalog);
  for (const { settings: settings2 } of histories)
    for (const { entries } of reader.read(settings2))
      for (const { subject, before: before2 } of entries) if (!before2) yield subject;
}
// src/seal/text-reader.ts
var TextReader = class {
  #parts = /* @__PURE__ */ new WeakSet();
  #texts = /* @__PURE__ */ new Set();
  /** Calls `read` for each text and key in sealed or raw settings that no earlier call has read. */
  visitTexts(value2, read2) {
    if (typeof value2 === "string") return this.#once(value2, read2);
    if (typeof value2 !== "object" || value2 === null || this.#parts.has(value2)) return;
    this.#parts.add(value2);
    if (isSecret(value2)) return;
    if (isArray(value2)) for (const item of value2) this.visitTexts(item, read2);
    else
      for (const [key, item] of Object.entries(value2)) {
        this.#once(key, read2);
        this.visitTexts(item, read2);
      }
  }
  #once(text3, read2) {
    if (this.#texts.has(text3)) return;
    this.#texts.add(text3);
    read2(text3);
  }
};
// src/seal/leaks.ts
function leakTest(secrets, own) {
  const forms3 = secrets.flatMap(encodings).filter((form) => !readsLikeOurs(form));
  let scanner = new Scanner(forms3);
  const innocent = new Set(own.flatMap((text3) => [...scanner.all(text3)]));
  if (innocent.size > 0) scanner = new Scanner(forms3.filter((form) => !innocent.has(normalizeText(form))));
  return (text3) => scanner.in(text3);
}
function asWritten2(leaks) {
  return (text3) => leaks(text3) || /[\r\n]/.test(text3) && leaks(text3.replace(lineBreak, "")) || /%[0-9a-f]{2}/i.test(text3) && leaks(decode(text3)) || text3.includes("+") && leaks(decode(text3.replaceAll("+", " ")));
}
function decode(text3) {
  return text3.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll("%", ""), "hex").toString("utf8"));
}
var lineBreak = /(?<!\s)\s*\\?[\r\n]\s*/g;
var randomToken = /^(?:(?:bearer|basic) )?(?=.*(?:[a-z]\d|\d[a-z]))(?=.*(?:[a-z\d]{16}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}))(?=.*[a-gi-kn-uw-y])[\w./+=~@%-]*$/i;
function leakTests(secrets, own) {
  const phrases = secrets.filter((secret3) => !randomToken.test(secret3));
  const inTokens = leakTest(
    secrets.filter((secret3) => randomToken.test(secret3)),
    own
  );
  const inPhrases = leakTest(phrases, own);
  const leaks = phrases.length === 0 ? inTokens : (text3) => inTokens(text3) || inPhrases(text3);
  const forOutputs = (revisions) => {
    if (phrases.length === 0) return inTokens;
    const reader = new TextReader();
    let isHeld = false;
    for (const { settings: settings2 } of revisions) reader.visitTexts(settings2, (text3) => isHeld ||= inPhrases(text3));
    return isHeld ? leaks : inTokens;
  };
  return { leaks, forOutputs };
}
function inPieces(leaks) {
  let end = "";
  return (piece) => {
    const text3 = end + piece;
    end = text3.slice(1 - LONG2);
    return leaks(text3);
  };
}

// src/seal/session.ts
var session_exports = {};
__export(session_exports, {
  open: () => open
});
// src/seal/reseal.ts
function fingerprintsUnder(keyId) {
  return new RegExp(`^fp:(?:none|${keyId === null ? String.raw`run:[1-9]\d{0,8}` : `${keyId}:[0-9a-f]{16}`})$`);
}
var Reviver = class {
  #revivals = /* @__PURE__ */ new Map();
  revive(change) {
    if (!change.mark) return change;
    const { keyId } = change.mark;
    const rewriter = getOrMake(this.#revivals, keyId, () => revival(fingerprintsUnder(keyId)));
    return { ...change, settings: rewriter.members(change.settings) };
  }
};
function revival(shape2) {
  return new Rewriter({
    object: (value2) => soundMarker(value2, shape2),
    // Removes the `$` that the reader adds to our own `$number`, and to names of the data such as `$$number`.
    keys: () => (key, item) => /^\$\$\$+number$/.test(key) || key === "$$number" && isNumber(item) ? key.slice(1) : key
  });
}
function isNumber(value2) {
  return typeof value2 === "string" && /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(value2);
}
var ChangeSealer = class {
  #root;
  #listener;
  #sealers = /* @__PURE__ */ new Map();
  constructor(root, listener) {
    this.#root = root;
    this.#listener = listener;
  }
  /** Returns the sealed settings of a change. Before `unlock`, only collects its secrets. */
  settings({ mark, settings: settings2 }) {
    const make = () => new Sealer(this.#listener, mark && new MarkedTexts(fingerprintsUnder(mark.keyId)));
    return getOrMake(this.#sealers, mark?.keyId, make).settings(this.#root, settings2);
  }
  /** Sets the secrets, after all changes were passed to `settings`. */
  unlock(vault) {
    for (const sealer of this.#sealers.values()) sealer.unlock(vault);
  }
};
function isSame7(a, b, fingerprints, own) {
  if (!a.mark && !b.mark) return sameRevision(a, b);
  const stored = ({ mark, ...change }) => ({
    ...change,
    settings: mark?.organization === own.organization ? change.settings : new Blanker().settings(change.settings),
    keyId: mark?.keyId ?? null
  });
  if (a.mark && b.mark) return compatible(stored(a), stored(b));
  const [rawRevision, markedRevision] = a.mark ? [b, a] : [a, b];
  return new Fitting(fingerprints).differences(rawRevision, stored(markedRevision)).length === 0;
}
function keepable(change, settings2, own) {
  if (!holdsMarkers(settings2)) return { settings: settings2, keyId: null };
  const { organization: organization2, keyId } = change.mark ?? own;
  if (organization2 === own.organization && (keyId !== null || !change.mark)) return { settings: settings2, keyId };
  return { settings: new Blanker().settings(settings2), keyId: null };
}
function comparable2(revisions, own) {
  if (!revisions.some((revision2) => revision2.mark)) return { revisions, unlike: null };
  const holds = /* @__PURE__ */ new WeakMap();
  const spaces = /* @__PURE__ */ new Map();
  for (const { mark: mark2 = own, settings: settings2 } of revisions)
    if (holdsMarkers(settings2, holds)) spaces.set(spaceOf2(mark2, own), mark2);
  const cache = /* @__PURE__ */ new WeakMap();
  if (spaces.size > 1 || revisions.some(({ settings: settings2 }) => isNameless(settings2, cache))) {
    const blanker = new Blanker();
    const blank = revisions.map((revision2) => ({ ...revision2, settings: blanker.settings(revision2.settings) }));
    return { revisions: spaces.size > 1 ? blank : revisions, unlike: { because: "mixed" } };
  }
  const [[space, mark] = []] = [...spaces];
  if (mark === void 0 || space === spaceOf2(own, own)) return { revisions, unlike: null };
  if (mark.keyId === null && own.keyId === null) return { revisions, unlike: null };
  return { revisions, unlike: { because: "elsewhere", organization: mark.organization, keyId: mark.keyId } };
}
function spaceOf2(mark, own) {
  const { organization: organization2, keyId, from: from2 } = mark;
  return JSON.stringify([organization2, keyId, keyId === null && (mark === own ? "this run" : from2)]);
}
// src/seal/arrivals.ts
var Arrivals = class {
  #fingerprints;
  #mark;
  #revisions = /* @__PURE__ */ new Map();
  /** The other forms of revisions that arrived in several. */
  #otherForms = /* @__PURE__ */ new Map();
  #unknownFields = /* @__PURE__ */ new Set();
  /** @param mark the mark of the session that reads */
  constructor(fingerprints, mark) {
    this.#fingerprints = fingerprints;
    this.#mark = mark;
  }
  get size() {
    return this.#revisions.size;
  }
  add(revisions, unknownFields) {
    for (const revision2 of revisions) this.#add(revision2);
    for (const field of unknownFields) this.#unknownFields.add(field);
  }
  #add(item) {
    const { revision: revision2 } = item;
    const before2 = this.#revisions.get(revision2);
    if (!before2) return void this.#revisions.set(revision2, item);
    if (this.#isSame(before2, item)) {
      if (before2.mark) this.#revisions.set(revision2, item.mark ? firstOf2(before2, item) : item);
      return;
    }
    const first2 = firstOf2(before2, item);
    const otherForm = first2 === item ? before2 : item;
    this.#revisions.set(revision2, first2);
    const otherForms = this.#otherForms.get(revision2) ?? [];
    if (!otherForms.some((form) => this.#isSame(form, otherForm))) otherForms.push(otherForm);
    this.#otherForms.set(revision2, otherForms);
  }
  #isSame(a, b) {
    return isSame7(a, b, this.#fingerprints, this.#mark);
  }
  /** Returns everything and drops its own references, so that each raw revision can be freed once it is sealed. */
  release(withForms) {
    const revisions = [...this.#revisions.values()].sort((a, b) => a.revision - b.revision);
    const formsOf = (item) => [item, ...this.#otherForms.get(item.revision) ?? []];
    const forms3 = withForms ? new Map(revisions.map((item) => [item.revision, formsOf(item)])) : null;
    const conflicts = [...this.#otherForms.keys()].sort((a, b) => a - b);
    this.#revisions.clear();
    this.#otherForms.clear();
    return { revisions, forms: forms3, conflicts, unknownFields: this.#unknownFields };
  }
};
// src/seal/renewer.ts
var markedFingerprint = new RegExp(String.raw`(?<=\[(?:secret|hidden) )${KEYED}(?=\])`, "g");
var Renewer = class {
  #rewriter;
  #nameless = /* @__PURE__ */ new WeakMap();
  constructor(renewed) {
    const present2 = (mark) => renewed.get(mark) ?? NO_FINGERPRINT;
    const text3 = (text22) => text22.includes(" fp:") ? text22.replace(markedFingerprint, present2) : text22;
    this.#rewriter = new Rewriter({
      object: (value2) => isSecret(value2) ? secretMarker(value2.$secret, present2(value2.fingerprint), marksOf(value2)) : void 0,
      text: text3,
      keys: () => text3
    });
  }
  /** Returns the same revision if one of its secrets did not arrive. */
  revision(stored, keyId) {
    const settings2 = this.#rewriter.members(stored.settings);
    return isNameless(settings2, this.#nameless) ? stored : { ...stored, settings: settings2, keyId };
  }
};
// src/seal/recall.ts
var unnumbered = { keyId: null, of: () => NO_FINGERPRINT };
var Memory = class {
  #fingerprints;
  #stored = /* @__PURE__ */ new Map();
  #fitting;
  /** Other contents with which revisions arrived in earlier runs. */
  #conflicts = [];
  #fits = /* @__PURE__ */ new Map();
  constructor(fingerprints) {
    this.#fingerprints = fingerprints;
    this.#fitting = new Fitting(fingerprints);
  }
  add(stored, isConflict) {
    if (isConflict) this.#conflicts.push(stored);
    else this.#stored.set(stored.revision, stored);
  }
  /** Whether stored revisions have fingerprints of another key than this run's, and could be sealed again. */
  get isOfAnotherKey() {
    const { keyId } = this.#fingerprints;
    if (keyId === null) return false;
    const markers2 = /* @__PURE__ */ new WeakMap();
    return [...this.#stored.values()].some(
      (revision2) => revision2.keyId !== keyId && holdsMarkers(revision2.settings, markers2)
    );
  }
  get revisions() {
    return [...this.#stored.values(), ...this.#conflicts].sort((a, b) => a.revision - b.revision);
  }
  /** Compares arrived revisions with stored ones. @returns texts that must stay hidden wherever they occur */
  compare(revisions) {
    for (const raw of revisions) {
      const stored = this.#stored.get(raw.revision);
      if (stored) this.#fits.set(raw, this.#isOf(raw, stored));
    }
    return new Set(
      [...this.#fitting.hiddenTexts, ...this.#knownSecrets(revisions)].filter((text3) => text3.length >= STRONG).map(apart)
    );
  }
  /** Whether an arrived revision may be the stored one. */
  #isOf({ mark, ...raw }, stored) {
    if (mark) return compatible({ ...raw, keyId: mark.keyId }, stored);
    return this.#fitting.differences(raw, stored).length === 0;
  }
  /** Returns texts, and words in texts, whose fingerprint is that of a credential in the ledger. */
  #knownSecrets(revisions) {
    const secrets = /* @__PURE__ */ new Set();
    if (this.#fingerprints.keyId === null) return secrets;
    const marks3 = /* @__PURE__ */ new Set();
    const visitedObjects = /* @__PURE__ */ new WeakSet();
    for (const { settings: settings2 } of this.#stored.values()) credentials2(settings2, "", marks3, visitedObjects);
    if (marks3.size === 0) return secrets;
    const triedTexts = /* @__PURE__ */ new Set();
    const attempt2 = (text3) => {
      if (text3.length < STRONG || triedTexts.has(text3)) return;
      triedTexts.add(text3);
      const { earlier } = this.#fingerprints;
      if (marks3.has(this.#fingerprints.of(text3, "text")) || earlier && marks3.has(earlier.of(text3, "text")))
        secrets.add(text3);
    };
    const reader = new TextReader();
    for (const { settings: settings2 } of revisions)
      reader.visitTexts(settings2, (text3) => {
        attempt2(text3);
        for (const word of text3.split(/[\s"'`,;=()<>|&]+/)) attempt2(word);
      });
    return secrets;
  }
  /** Returns the revisions in their present form, and what the ledger must record. */
  settle({ arrived, isWhole: isWhole2, seal, holds, renewed, catalog }) {
    const { keyId, earlier } = this.#fingerprints;
    const speller = new StoredSpeller();
    const markers2 = /* @__PURE__ */ new WeakMap();
    const scrubber = scrubberOf(holds, this.#fingerprints, keysOf(catalog.root));
    const blanker = new Blanker();
    const sealRevision = (raw) => {
      const { revision: revision2, at: at2, time: time2, by } = raw;
      return { revision: revision2, at: at2, time: time2, by, ...seal(raw) };
    };
    const scrubRevision = (stored) => {
      const settings2 = scrubber.value(stored.settings);
      if (settings2 === stored.settings) return stored;
      const isMixed = stored.keyId !== keyId && holdsMarkers(stored.settings, markers2);
      if (isMixed) return { ...stored, settings: blanker.settings(settings2), keyId: null };
      return { ...stored, settings: settings2, keyId };
    };
    const settled = [];
    const rewritten = this.#conflicts.map((conflict, past) => ({
      revision: conflict.revision,
      entry: scrubRevision(conflict),
      past
    }));
    const isOnRecord = (raw) => this.#conflicts.some((conflict) => conflict.revision === raw.revision && this.#isOf(raw, conflict));
    const report = (raw) => {
      if (!isOnRecord(raw)) rewritten.push({ revision: raw.revision, entry: sealRevision(raw) });
    };
    const numbers = /* @__PURE__ */ new Set([...this.#stored.keys(), ...arrived.keys()]);
    for (const revision2 of [...numbers].sort((a, b) => a - b)) {
      const stored = this.#stored.get(revision2);
      const forms3 = arrived.get(revision2) ?? [];
      if (!stored) {
        settled.push({ stored, now: sealRevision(forms3[0]) });
        forms3.slice(1).forEach(report);
        continue;
      }
      const fitting = forms3.find((form) => this.#fits.get(form));
      const isOurs = fitting && (!fitting.mark || fitting.mark.keyId === keyId);
      const isOutdated = isWhole2 || stored.keyId !== keyId;
      const now = isOurs && isOutdated && (keyId !== null || stored.keyId === null) ? sealRevision(fitting) : scrubRevision(stored);
      settled.push({ stored, now });
      forms3.filter((form) => !this.#fits.get(form)).forEach(report);
    }
    const renewer = new Renewer(renewed);
    const revisions = [];
    const keep = [];
    for (const { stored, now: before2 } of settled) {
      const now = earlier !== void 0 && before2.keyId === earlier.keyId ? renewer.revision(before2, keyId) : before2;
      revisions.push(now);
      if (!stored || now !== stored && speller.entry("", now) !== speller.entry("", stored)) keep.push(now);
    }
    const keys = new Set(
      revisions.filter(({ settings: settings2 }) => holdsMarkers(settings2, markers2)).map((revision2) => revision2.keyId)
    );
    const isJudged = keys.size < 2 ? revisions : revisions.map((revision2) => ({ ...revision2, settings: blanker.settings(revision2.settings) }));
    const isBlind = keys.size > 1 || keys.has(null);
    return { revisions: isJudged, recalled: { keep, arrived: [...arrived.keys()], rewritten, isBlind } };
  }
};
function scrubberOf(holds, fingerprints, names5) {
  const texts = /* @__PURE__ */ new Map();
  const scrub = (text3) => getOrMake(texts, text3, () => {
    if (!holds(text3)) return text3;
    const mark = holdsMarkers(text3) ? NO_FINGERPRINT : fingerprints.of(text3, "text");
    return secretMarker("literal", mark, { misplaced: true });
  });
  return new Rewriter({
    object: (value2) => isSecret(value2) ? value2 : void 0,
    text: scrub,
    keys: (object) => {
      const own = distinct(object);
      const isHeld = (key) => !names5.has(key) && scrub(key) !== key;
      return (key) => own(key, isHeld(key) ? `[secret ${fingerprints.of(key, "text")}]` : key);
    }
  });
}
function credentials2(value2, key, into, visitedObjects) {
  if (typeof value2 === "string" && isHiding(value2)) for (const mark of fingerprintsInText(value2)) into.add(mark);
  if (typeof value2 !== "object" || value2 === null || visitedObjects.has(value2)) return;
  visitedObjects.add(value2);
  if (isSecret(value2)) {
    if (value2.$secret === "literal" && !isWeak(value2) && (isCredential(value2) || namesCredential(key)))
      into.add(value2.fingerprint);
  } else if (isArray(value2)) for (const item of value2) credentials2(item, key, into, visitedObjects);
  else
    for (const [name2, item] of Object.entries(value2)) {
      credentials2(name2, "", into, visitedObjects);
      credentials2(item, name2.startsWith("[secret fp:") ? "" : name2, into, visitedObjects);
    }
}
// src/seal/seal-history.ts
function sealHistory(seal, arrivals, allowedTexts, isWhole2) {
  const forms3 = arrivals.forms ? [...arrivals.forms.values()].flat() : arrivals.revisions;
  const storedRevisions = seal.memory?.revisions ?? [];
  const secrets = collect(seal, forms3, storedRevisions);
  const weighedSecrets = weighAll(seal, secrets, seal.memory ? [...storedRevisions, ...forms3] : forms3, allowedTexts);
  const { revisions, unlike, recalled } = sealAll(seal, weighedSecrets, arrivals, isWhole2);
  const { mark } = seal;
  const { leaks, forOutputs, renewed } = weighedSecrets;
  return {
    revisions,
    conflicts: arrivals.conflicts,
    unknownFields: [...new Set([...arrivals.unknownFields].map((field) => leaks(field) ? UNSHOWN : field))].sort(),
    keyId: mark.keyId,
    mark: { ...mark, from: mark.keyId === null ? revisions[0]?.revision ?? null : null },
    unlike,
    leaks,
    outputLeaks: forOutputs(revisions),
    renewed,
    recalled
  };
}
function collect({ catalog, memory, mark }, revisions, storedRevisions) {
  const literals = /* @__PURE__ */ new Set();
  const addresses = /* @__PURE__ */ new Set();
  const shows = (address3) => addresses.add(apart(address3));
  const secret3 = (literal) => literal.length >= STRONG && literals.add(apart(literal));
  const sealer = new ChangeSealer(catalog.root, { secret: secret3, shows });
  for (const item of revisions) sealer.settings(item);
  for (const text3 of memory?.compare(revisions) ?? []) literals.add(text3);
  const earlier = new ChangeSealer(catalog.root, { secret: () => {
  }, shows });
  for (const item of storedRevisions) earlier.settings({ ...item, mark: { ...mark, keyId: item.keyId } });
  return { sealer, literals, addresses };
}
function weighAll({ catalog, fingerprints, mark }, { sealer, literals, addresses }, revisions, allowedTexts) {
  const allowed = literals.size === 0 ? [] : [...allowedTexts, ...catalogWords(catalog), mark.organization, ...namesIn2(revisions), numbersIn(revisions)];
  const { strong, isWeak: isWeak2 } = weigh(literals, [...allowed, ...addresses], catalog, revisions);
  const { leaks, forOutputs } = leakTests(strong, allowed);
  const renewed = /* @__PURE__ */ new Map();
  const { earlier } = fingerprints;
  sealer.unlock({
    fingerprint: (secret3, fingerprintForm) => {
      const mark2 = fingerprints.of(secret3, fingerprintForm);
      if (earlier) renewed.set(earlier.of(secret3, fingerprintForm), mark2);
      return mark2;
    },
    isWeak: isWeak2,
    holdsLiteral: asWritten2(leaks)
  });
  return { sealer, leaks, forOutputs, renewed };
}
function sealAll({ catalog, mark, memory }, { sealer, leaks, renewed }, { revisions, forms: forms3 }, isWhole2) {
  if (memory && forms3) {
    const seal = (item) => keepable(item, sealer.settings(item), mark);
    const recall = memory.settle({ arrived: forms3, isWhole: isWhole2, seal, holds: asWritten2(leaks), renewed, catalog });
    return { revisions: recall.revisions.map(freeze), unlike: null, recalled: recall.recalled };
  }
  if (revisions.some((item) => item.mark)) {
    const compared = comparable2(
      revisions.map((item) => ({ ...item, settings: sealer.settings(item) })),
      mark
    );
    return { revisions: compared.revisions.map(freeze), unlike: compared.unlike, recalled: null };
  }
  const whole3 = [];
  for (const item of drain(revisions)) whole3.push(freeze({ ...item, settings: sealer.settings(item) }));
  return { revisions: whole3, unlike: null, recalled: null };
}
function freeze({ revision: revision2, at: at2, time: time2, by, settings: settings2 }) {
  return Object.freeze({ revision: revision2, at: at2, time: time2, by, settings: settings2 });
}
function* drain(list3) {
  list3.reverse();
  for (let item = list3.pop(); item !== void 0; item = list3.pop()) yield item;
}
// src/seal/session.ts
function open(options2) {
  return new Session(options2);
}
var LAST = { hasMore: false, nextCursor: null };
var EVERY = 500;
var Session = class {
  #seal;
  #arrivals;
  #changes;
  #reviver = new Reviver();
  #progress;
  /** The maximum depth of the JSON; undefined: the limit for the service. */
  #depth;
  #reported = 0;
  #isFinished = false;
  #hasOpenEnd = false;
  constructor({
    key,
    earlierKey,
    organization: organization2,
    catalog = createCatalog(),
    kept = false,
    progress,
    trusts = false
  }) {
    const fingerprints = kept && key === void 0 && earlierKey === void 0 ? unnumbered : createFingerprints(key, organization2, earlierKey);
    const mark = { organization: organization2, keyId: fingerprints.keyId, from: null };
    this.#seal = { catalog, fingerprints, mark, memory: kept ? new Memory(fingerprints) : null };
    this.#arrivals = new Arrivals(fingerprints, mark);
    this.#changes = new ChangeReader(trusts);
    this.#progress = progress;
    this.#depth = trusts ? DEEPER : void 0;
  }
  /**
   * Reads one page of the API.
   * @param maxBytes the maximum size of a page; by default that of a page of the service
   * @throws DriftlineError `incomplete` whose problem names what is wrong with the bytes or the shape
   */
  page(bytes, maxBytes) {
    const reader = new JsonReader(bytes, maxBytes, this.#depth);
    return this.#take(reader, (items2, fields) => {
      let isListed = false;
      let pagination;
      if (!reader.isAt(OPEN_OBJECT)) {
        reader.value();
        throw mismatch("the page", "an object");
      }
      reader.object((key) => {
        if (key === "changes") {
          isListed = true;
          changesOf2(reader, key, (_, i) => items2.push(this.#changes.change(reader, `changes[${i}]`, fields)));
        } else if (key === "pagination") pagination = paginationOf(reader);
        else {
          fields.add(fieldName(key));
          reader.value();
        }
      });
      if (!isListed) throw mismatch("changes", "a list");
      this.#hasOpenEnd ||= pagination === void 0;
      const revisions = items2.map((item) => item.revision);
      return { revisions, pagination: pagination ?? LAST, saysNext: pagination !== void 0 };
    });
  }
  /** Reads a list of changes, as one JSON array. Parameters and errors are those of `page`. */
  list(bytes, maxBytes) {
    const reader = new JsonReader(bytes, maxBytes, this.#depth);
    this.#take(reader, (items2, fields) => {
      changesOf2(reader, "the file", (_, i) => items2.push(this.#changes.change(reader, `[${i}]`, fields)));
    });
  }
  /**
   * Reads one change.
   * @param where the name of the change in messages
   * @throws DriftlineError as `page` does
   */
  line(bytes, where) {
    const reader = new JsonReader(bytes, void 0, this.#depth);
    this.#take(reader, (items2, fields) => items2.push(this.#changes.change(reader, where, fields)));
  }
  /**
   * Whether the bytes are one change, which may have errors but does not end too early. Distinguishes a file of such
   * lines from a page. Never throws.
   */
  isChange(bytes) {
    let hasField = false;
    try {
      const reader = new JsonReader(bytes, bytes.length, this.#depth);
      if (!reader.isAt(OPEN_OBJECT)) return false;
      reader.object((key) => {
        hasField ||= key === "revision" || key === "settings";
        if (hasField && bytes.length > limits.page) throw reader.error("syntax");
        reader.value();
      });
      reader.end();
      return hasField;
    } catch (error) {
      const isCut = error instanceof DriftlineError && firstIn(error.problems).code === "truncated";
      return hasField && !isCut;
    }
  }
  /**
   * Adds a revision that a ledger keeps. If a revision is added several times, the last form counts.
   * @param isConflict whether this is another content of a revision that the ledger keeps
   * @throws DriftlineError `internal` in a session that was not opened as `kept`
   */
  recall(stored, isConflict = false) {
    if (!this.#seal.memory) throw new DriftlineError("internal", "the session keeps no revisions");
    this.#seal.memory.add(stored, isConflict);
  }
  /**
   * Whether everything must be read again: the revisions of the ledger have another key, or there are two keys, and only
   * what is read shows which old fingerprint is which new one.
   */
  get needsAll() {
    const { memory, fingerprints } = this.#seal;
    return memory !== null && (memory.isOfAnotherKey || fingerprints.earlier !== void 0);
  }
  /**
   * Seals everything that was read, and ends the session. Hiding and numbering need the whole history.
   * @param allowedTexts texts that outputs contain anyway (policies, our own words): a secret in them is weak
   * @param isWhole whether all of the history was read, and not only revisions that a ledger lacks
   * @throws DriftlineError `internal` when called again
   */
  finish(allowedTexts = [], isWhole2 = true) {
    if (this.#isFinished) throw new DriftlineError("internal", "the history was sealed before");
    this.#isFinished = true;
    this.#changes.forget();
    const sealed = sealHistory(this.#seal, this.#arrivals.release(this.#seal.memory !== null), allowedTexts, isWhole2);
    /x?/.test("");
    return { ...sealed, hasOpenEnd: this.#hasOpenEnd };
  }
  /** Reads the input to its end. Adds all of its items, or none if it fails. */
  #take(reader, read2) {
    const items2 = [];
    const fields = /* @__PURE__ */ new Set();
    try {
      const result = read2(items2, fields);
      reader.end();
      const revived = items2.map((item) => this.#reviver.revive(item));
      this.#arrivals.add(revived, fields);
      const { size } = this.#arrivals;
      if (size >= this.#reported + EVERY) this.#progress?.(this.#reported = size);
      return result;
    } finally {
      this.#changes.release();
    }
  }
};

// src/run/own-words.made.ts
var eventRules = {
  "editors/unapproved": "revision",
  "editors/unknown": "revision",
  "editors/identity": "revision",
  "editors/look-alike": "revision",
  "editors/shared-account": "revision",
  "access/editor-not-a-member": "revision",
  "access/new-editor": "revision",
  "access/editor-not-signed-in": "revision",
  "changes/outside-window": "revision",
  "changes/freeze": "revision",
  "changes/unapproved": "revision",
  "integrity/revision-gap": "revision",
  "integrity/clock": "revision",
  "integrity/revision-conflict": "revision",
  "integrity/audit-gap": "nothing",
  "integrity/rewritten": "revision",
  "integrity/truncated": "revision",
  "secrets/exposed-in-history": "revision",
  "secrets/returned": "revision",
  "levers/command": "revision",
  "levers/endpoint": "revision",
  "levers/marketplace": "revision",
  "changes/self-grant": "revision",
  "changes/restored": "revision",
  "changes/edit-war": "revision",
  "changes/emptied": "revision",
  "changes/weakened": "revision",
  "usage/first-after-loosening": "nothing",
  "usage/unused-allowance": "nothing",
  "integrity/usage-gap": "nothing",
  "integrity/usage-conflict": "nothing",
  "integrity/usage-mismatch": "nothing",
  "integrity/usage-rewritten": "nothing",
  "access/active-non-member": "nothing",
  "access/idle-grant": "nothing",
  "readiness/in-window": "nothing",
  "sessions/settings": "nothing",
  "sessions/tools": "nothing",
  "sessions/provider": "nothing",
  "approvals/unused": "nothing",
  "changes/relaxed": "either",
  "changes/legalised": "revision",
  "exceptions/expired": "nothing",
  "exceptions/unused": "nothing",
  "exceptions/self-owned": "nothing"
};
var ruleIds = [
  "editors/unapproved",
  "editors/unknown",
  "editors/identity",
  "editors/look-alike",
  "editors/shared-account",
  "access/editor-not-a-member",
  "access/new-editor",
  "access/editor-not-signed-in",
  "access/dangling-grant",
  "changes/outside-window",
  "changes/freeze",
  "changes/unapproved",
  "integrity/revision-gap",
  "integrity/clock",
  "integrity/revision-conflict",
  "integrity/audit-gap",
  "integrity/rewritten",
  "integrity/truncated",
  "integrity/unknown-setting",
  "integrity/unknown-value",
  "integrity/malformed-value",
  "secrets/literal",
  "secrets/misplaced",
  "secrets/exposed-in-history",
  "secrets/reused",
  "secrets/returned",
  "integrity/contradiction",
  "levers/command",
  "levers/endpoint",
  "levers/marketplace",
  "changes/self-grant",
  "changes/restored",
  "changes/edit-war",
  "changes/emptied",
  "changes/weakened",
  "levers/over-broad",
  "levers/unpinned",
  "levers/metadata-service",
  "usage/model-not-allowed",
  "usage/mcp-not-allowed",
  "usage/autonomy-above-cap",
  "usage/autonomy-share-above-cap",
  "usage/first-after-loosening",
  "usage/unused-allowance",
  "usage/policy-models",
  "usage/policy-mcp",
  "usage/policy-tools",
  "usage/policy-slash-commands",
  "usage/policy-skills",
  "usage/policy-clients",
  "usage/policy-autonomy",
  "usage/policy-credits",
  "usage/policy-hooks",
  "integrity/usage-gap",
  "integrity/usage-conflict",
  "integrity/usage-mismatch",
  "integrity/usage-rewritten",
  "access/active-non-member",
  "access/idle-grant",
  "access/override-used",
  "readiness/model",
  "readiness/failing",
  "readiness/stale",
  "readiness/missing",
  "readiness/agent-version",
  "readiness/not-clean",
  "readiness/in-window",
  "computers/not-allowed",
  "computers/failed",
  "computers/stuck",
  "computers/remote-user",
  "sessions/settings",
  "sessions/tools",
  "sessions/provider",
  "limits/not-applied",
  "limits/refused",
  "approvals/unused",
  "changes/relaxed",
  "changes/legalised",
  "exceptions/expired",
  "exceptions/unused",
  "exceptions/self-owned"
];
var ruleWords = [
  "revision\neditor\nsoc2:CC6.3,soc2:CC8.1,nist-800-53:CM-5,nist-800-53:AC-6(9)\neditors/unapproved\nOnly listed editors change the controls\nhigh\nA person who is not listed has not been authorized to change the controls.\nHave the revision reviewed. Then add the editor to the policy, or accept the revision with an exception.\neditors",
  "revision\neditor\nsoc2:CC6.3,soc2:CC8.1,nist-800-53:CM-5,nist-800-53:AC-6(9)\neditors/unknown\nEvery editor is known\nmedium\nIf it is not known who the editor is, nobody can be asked about the change.\nFind out from the organization's audit log who the editor is. Then accept the revision with an exception.\naccess",
  "revision\neditor\nsoc2:CC6.3,soc2:CC8.1,nist-800-53:CM-5,nist-800-53:AC-6(9)\neditors/identity\nEditors have trustworthy identities\nmedium\nAn identity with hidden or look-alike characters can impersonate another person. An address that moves from one account to another may have moved to another person.\nCompare the account with the organization's users, and remove it if it belongs to nobody. Then accept the revision with an exception.",
  "editors/look-alike\nNo editor's address looks like another address\nrevision\neditor\ninfo\nReviewers can mistake a look-alike address for a colleague's address.\nCheck whether both addresses belong to people of the organization. If they do, accept the revision with an exception.\nnist-800-53:IA-4,soc2:CC6.2",
  "editors/shared-account\nEvery change is made with a personal account\nrevision\neditor\ninfo\nA change with a shared account cannot be traced to one person.\nFind out who made the revision, and accept it with an exception that names them. Use personal accounts to change the controls.\nnist-800-53:IA-2,nist-800-53:AU-10,soc2:CC6.1\nsharedAccounts",
  "revision\naccess\ninfo\naccess\naccess/editor-not-a-member\nEditors belong to the organization\nAn editor who left cannot be asked. An editor who was never a member should not have been able to edit.\nCheck that the editor was a member when they made the revision, and that their access and keys are revoked. Then accept the revision with an exception.\nsoc2:CC6.2,soc2:CC6.3,nist-800-53:AC-2",
  "revision\naccess\ninfo\naccess\naccess/new-editor\nEditors have been members for some time\nAn account that changes the controls within seven days after its creation may have been created for that purpose.\nHave the account and the revision confirmed by a long-standing member. Then accept the revision with an exception.\nsoc2:CC6.2,soc2:CC6.3,nist-800-53:AC-2",
  "revision\naccess\ninfo\naccess\naccess/editor-not-signed-in\nEditors have signed in recently\nIf the editor had not signed in within 24 hours before the revision, the change may have been made with a key, by a program, or by another person.\nAsk the editor whether they made the revision. If not, revoke their keys and sessions. Then accept the revision with an exception.\nnist-800-53:IA-2,nist-800-53:AC-2(12),soc2:CC6.1",
  "access/dangling-grant\nOnly members have grants\naccess\ninfo\nIf a grant names nobody, the next person with that name gets it. Such a grant is also easy to miss in access reviews.\nRemove the entry, or correct the id or address. If it is the only one, look up first what an empty list allows.\nsoc2:CC6.2,soc2:CC6.3,nist-800-53:AC-2(3),iso-27001:A.5.18\naccess",
  "revision\nchange\nmedium\nsoc2:CC8.1,nist-800-53:CM-3,nist-800-53:CM-5\nchanges/outside-window\nControls change only in change windows\nA change outside of the agreed times may go unnoticed for a long time.\nHave the change reviewed. Then accept the revision with an exception, or approve it afterwards within the emergency time of the policy.\nwindows",
  "revision\nchange\nmedium\nsoc2:CC8.1,nist-800-53:CM-3,nist-800-53:CM-5\nchanges/freeze\nNothing changes during a freeze\nA freeze protects times in which a change would do the most harm.\nHave the change reviewed. Then accept the revision with an exception, or approve it afterwards within the emergency time of the policy.\nfreezes",
  "revision\nchange\nmedium\nsoc2:CC8.1,nist-800-53:CM-3,nist-800-53:CM-5\nchanges/unapproved\nControls are loosened only with an approval\nBefore a control is loosened, another person must agree.\nRevert the change, or have it reviewed by a person other than its editor. Then accept the revision with an exception, or approve it afterwards within the emergency time of the policy.\nloosening",
  "revision\nintegrity\nsoc2:CC7.2,nist-800-53:AU-9,nist-800-53:SI-7\nintegrity/revision-gap\nNo revision is missing\nlow\nChanges in a missing revision cannot be judged.\nWith a ledger, run driftline audit --full once: the service may have the missing revisions by now. If they do not exist, accept the next revision with an exception that states why.",
  "revision\nintegrity\nsoc2:CC7.2,nist-800-53:AU-9,nist-800-53:SI-7\nintegrity/clock\nRevisions are in order of time\nlow\nIf a revision is dated before its predecessor or after the audit, the exposures around it are unreliable.\nCompare the revision with the organization's audit log. Then accept the revision with an exception.",
  "revision\nintegrity\nsoc2:CC7.2,nist-800-53:AU-9,nist-800-53:SI-7\nintegrity/revision-conflict\nA revision has only one content\ncritical\nRevisions must not change. If one revision has two contents, no revision can be trusted.\nAsk the service which content is correct, and keep both until you know. Then accept the revision with an exception.",
  "integrity/audit-gap\nAudits run on schedule\nintegrity\nlow\nIf the schedule stops, no findings appear, and violations are reported late.\nCheck the workflow's runs: is the schedule disabled, and why did runs fail? The next audit in time closes this finding.\nsoc2:CC4.2,nist-800-53:AU-5,nist-800-53:CA-7\nauditEvery\nnothing",
  "revision\nintegrity\ncritical\nsoc2:CC7.2,nist-800-53:AU-9,nist-800-53:AU-10\nledger\nintegrity/rewritten\nPast revisions do not change\nIf past revisions can change, the history proves nothing. Driftline judges the content that was sealed.\nAsk the service who changed the revision and which content is true. driftline ledger export <dir> prints both contents. To accept the change, write an exception that names the revision.",
  "revision\nintegrity\ncritical\nsoc2:CC7.2,nist-800-53:AU-9,nist-800-53:AU-10\nledger\nintegrity/truncated\nNo past revision is removed\nWhen a revision is removed, the record of who changed what is lost. Driftline judges the revision that the ledger keeps.\nAsk the service why the revision was removed. The ledger still contains it. To accept the removal, write an exception that names the revision.",
  "integrity\nsoc2:CC7.1,nist-800-53:CM-6\nintegrity/unknown-setting\nEvery setting is known\nlow\nNo rule judges an unknown setting, so it may allow what the rules forbid.\nFind out what the setting does. If it is another spelling of a known setting, add an alias.",
  "integrity\nsoc2:CC7.1,nist-800-53:CM-6\nintegrity/unknown-value\nEvery value is one of the known values\nlow\nAn unknown value cannot be compared, so no limit applies to it.\nFind out what the value does, and set a known value until then.",
  "integrity\nsoc2:CC7.1,nist-800-53:CM-6\nintegrity/malformed-value\nValues are well formed\nmedium\nIf readers and the service can interpret a value differently, it can bypass every rule.\nWrite the value in its standard form, within the limits of the setting.",
  "secret\nsoc2:CC6.1,nist-800-53:IA-5,iso-27001:A.5.17\nsecrets/literal\nSecrets are references, not literals\nhigh\nEveryone who can read the settings or their history can read a literal secret, as long as the history is kept.\nRotate the secret at the provider, keep it in an environment variable, and write ${NAME} here. Removing the literal is not enough, because the history still contains it.",
  "secret\nsoc2:CC6.1,nist-800-53:IA-5,iso-27001:A.5.17\nsecrets/misplaced\nSecrets are only in settings for secrets\ncritical\nA secret in a field for names or labels is shown to everyone who can see that field.\nRotate the secret at the provider, and remove it from this field.",
  "secrets/exposed-in-history\nSecrets in the history are rotated\nrevision\nsecret\ninfo\nThe service keeps every revision. Anyone who can read the history can read secrets that were removed from the settings.\nRotate the secret at the provider. Then accept the revision with an exception.\nsoc2:CC6.1,nist-800-53:IA-5,iso-27001:A.5.17",
  "secret\ninfo\nsoc2:CC6.1,nist-800-53:IA-5,iso-27001:A.5.17\nsecrets/reused\nEvery place has its own secret\nA leaked secret gives access to every place where it is used, and it cannot be revoked for one place only.\nCreate a separate secret for each place at the provider.",
  "secret\ninfo\nsoc2:CC6.1,nist-800-53:IA-5,iso-27001:A.5.17\nsecrets/returned\nRemoved secrets are not restored\nrevision\nA secret is usually removed because it may be compromised. Restoring it puts the compromised secret back into use.\nCreate a new secret at the provider, and revoke this secret there. Then accept the revision with an exception.",
  "integrity/contradiction\nSettings do not contradict each other\nintegrity\nmedium\nIf two settings contradict each other, it is unclear which one applies.\nChange one of the settings so that they agree, without loosening a control.\nsoc2:CC7.1,nist-800-53:CM-6",
  "revision\nlever\nhigh\nlevers/command\nNew commands on members' machines are reviewed\nA command in the settings runs on every member's machine, with that member's rights.\nHave the command reviewed by another person. Then remove it, or accept the revision with an exception.\nsoc2:CC8.1,nist-800-53:CM-5,nist-800-53:CM-7,iso-27001:A.8.32",
  "revision\nlever\nhigh\nlevers/endpoint\nChanges of a model's host are reviewed\nPrompts, code and the provider's key are sent to the model's address.\nFind out who owns the host. If nobody knows it, restore the address and rotate the key. Otherwise accept the revision with an exception.\nsoc2:CC8.1,nist-800-53:CM-5,nist-800-53:CM-7,iso-27001:A.8.32,nist-800-53:SC-7",
  "revision\nlever\nhigh\nlevers/marketplace\nNew marketplaces and plugins are reviewed\nPlugins contain commands and hooks, and are installed on every machine without a prompt.\nRemove it. Or review the marketplace, pin it to a commit, and accept the revision with an exception.\nsoc2:CC8.1,nist-800-53:CM-5,nist-800-53:CM-7,iso-27001:A.8.32,nist-800-53:SR-3",
  "changes/self-grant\nNobody grants themselves access\nrevision\nchange\nhigh\nIf editors grant access to themselves, no other person has reviewed the grant.\nRevoke the grant. Or have another person confirm it, and accept the revision with an exception.\nsoc2:CC6.3,nist-800-53:AC-5,iso-27001:A.5.3",
  "revision\nchange\nsoc2:CC7.2,soc2:CC8.1,nist-800-53:CM-3,nist-800-53:AU-6\nchanges/restored\nNo control is loosened and restored within a short time\nmedium\nA control that is loosened and restored leaves no trace in the current settings, only in the history.\nAsk the editor why it was loosened, and review what was done in between. Then accept its revision with an exception, or approve it afterwards within the emergency time of the policy.",
  "revision\nchange\nsoc2:CC7.2,soc2:CC8.1,nist-800-53:CM-3,nist-800-53:AU-6\nchanges/edit-war\nEditors do not undo each other's changes\ninfo\nIf editors undo each other's changes, a decision is missing, unknown or ignored. Three changes in a row are reported if each undoes the change of another editor, at most 30 days after it.\nLet the owner of the setting decide, and write the decision into a policy. Then accept the revision with an exception.",
  "changes/emptied\nNo revision empties the settings\nrevision\nchange\ninfo\nMost settings that are not set are not enforced. A revision that unsets nearly all settings turns off nearly all controls. A revision is reported if it unsets at least 8 settings, and at least three quarters of all.\nIf this was a mistake, restore the settings of the revision before. Then accept the revision with an exception.\nsoc2:CC8.1,nist-800-53:CM-3",
  "changes/weakened\nLoosened guards are reviewed\nrevision\nchange\ninfo\nIf no policy governs a guard, turning it off goes unnoticed. An emptied list of what is allowed may allow everything.\nRestore the setting, or accept the revision with an exception.\nsoc2:CC8.1,nist-800-53:CM-3,nist-800-53:CM-5",
  "levers/over-broad\nList entries are not too broad\nlever\ninfo\nAn entry that allows nearly everything makes the list ineffective. Examples are *, *.com, an address range wider than 10.0.0.0/8, and a program that runs any code.\nReplace it with the specific entries that are needed.\nnist-800-53:CM-7,soc2:CC6.8",
  "levers/unpinned\nMarketplaces are pinned to a commit\nlever\ninfo\nA marketplace that follows a branch changes on every machine with each push to that branch.\nAdd the reviewed commit as sha, with all 40 digits.\nnist-800-53:SR-3,soc2:CC8.1",
  "levers/metadata-service\nCloud metadata services cannot be reached\nlever\nhigh\nOn a cloud machine, the metadata service gives that machine's credentials to any program that asks.\nRemove the address, and check how the machines' credentials have been used since.\nsoc2:CC6.6,nist-800-53:SC-7",
  "usage/model-not-allowed\nOnly models that the settings allow are used\nusage\nhigh\nA model was used although the settings do not allow it. Either the control was bypassed, or it does not work as expected.\nAsk the user how the model was reached, and block that way. If the model should be allowed, allow it.\nsoc2:CC6.1,nist-800-53:CM-7,nist-800-53:AU-6\nusage",
  "usage/mcp-not-allowed\nOnly MCP servers that the allowlist names are used\nusage\nhigh\nAn MCP server was used although it is not allowed. Either the control was bypassed, or it does not work as expected.\nFind out who runs the server, and remove it from their configuration. If the server should be allowed, allow it.\nsoc2:CC6.6,nist-800-53:CM-7,nist-800-53:AU-6\nusage",
  "usage\nsoc2:CC6.1,nist-800-53:AC-6,nist-800-53:AU-6\nusage\nusage/autonomy-above-cap\nNobody runs the agent above the autonomy cap\nhigh\nAbove the cap, the agent did things on its own that were not meant to be allowed.\nAsk the user how the agent could run above the cap, and review what it did on these days.",
  "usage\nsoc2:CC6.1,nist-800-53:AC-6,nist-800-53:AU-6\nusage\nusage/autonomy-share-above-cap\nNo tool is called above the autonomy cap\nmedium\nTools were called above the cap. The service does not report who called them.\nFind out which clients ran above the cap, and review what they did on these days.",
  "usage/first-after-loosening\nFirst use after a loosening\nusage\ninfo\nThe first user after a loosening probably knows why it was made.\nAsk the first user why it was needed.\nnist-800-53:AU-6,nist-800-53:CM-3\nusage\nnothing",
  "usage/unused-allowance\nAllowed entries are used\nusage\ninfo\nAn allowed entry that nobody uses is not needed, and can be misused.\nRemove the entry from the list if nobody needs it. If it is the only one, look up first what an empty list allows.\nnist-800-53:CM-7,nist-800-53:AC-6\nusage\nnothing",
  "usage/policy-models\nOnly models that the policy allows are used\nusage\nmedium\nNobody has reviewed a model that the policy does not allow.\nFind out who used it, and why. If it should be allowed, allow it in the policy. Otherwise block it.\nsoc2:CC6.1,nist-800-53:CM-7,nist-800-53:AU-6\nusage",
  "usage/policy-mcp\nOnly MCP servers that the policy allows are used\nusage\nmedium\nAn MCP server can read and change what the agent works on.\nFind out who used it, and why. If it should be allowed, allow it in the policy. Otherwise block it.\nsoc2:CC6.1,nist-800-53:CM-7,nist-800-53:AU-6\nusage",
  "usage/policy-tools\nOnly tools that the policy allows are used\nusage\nmedium\nThe agent acts through its tools.\nFind out who used it, and why. If it should be allowed, allow it in the policy. Otherwise block it.\nsoc2:CC6.1,nist-800-53:CM-7,nist-800-53:AU-6\nusage",
  "usage/policy-slash-commands\nOnly slash commands that the policy allows are used\nusage\nmedium\nA slash command runs instructions that another person wrote.\nFind out who used it, and why. If it should be allowed, allow it in the policy. Otherwise block it.\nsoc2:CC6.1,nist-800-53:CM-7,nist-800-53:AU-6\nusage",
  "usage/policy-skills\nOnly skills that the policy allows are used\nusage\nmedium\nA skill tells the agent what to do.\nFind out who used it, and why. If it should be allowed, allow it in the policy. Otherwise block it.\nsoc2:CC6.1,nist-800-53:CM-7,nist-800-53:AU-6\nusage",
  "usage/policy-clients\nOnly clients that the policy allows are used\nusage\nmedium\nAn unexpected client may follow other rules.\nFind out who used it, and why. If it should be allowed, allow it in the policy. Otherwise block it.\nsoc2:CC6.1,nist-800-53:CM-7,nist-800-53:AU-6\nusage",
  "usage/policy-autonomy\nThe agent's autonomy stays within the policy\nusage\nmedium\nNobody reviews in advance what the agent does on its own.\nAsk the users why they ran the agent at this level, and lower maxAutonomyLevel if nobody needs it.\nsoc2:CC6.1,nist-800-53:CM-7,nist-800-53:AU-6\nusage",
  "usage/policy-credits\nUsage stays within the allowed credits\nusage\nmedium\nUnusually high usage can be a mistake, a leaked key, or unplanned work.\nAsk the user what the credits were used for. If nobody knows, replace the key.\nsoc2:CC6.1,nist-800-53:CM-7,nist-800-53:AU-6\nusage",
  "usage/policy-hooks\nRequired hooks run\nusage\nmedium\nA hook that does not run neither records nor blocks anything.\nFind the machines without the hook. The service does not report which they are.\nsoc2:CC6.1,nist-800-53:CM-7,nist-800-53:AU-6\nusage",
  "integrity\nsoc2:CC7.2,nist-800-53:AU-6,nist-800-53:SI-7\nusage\nnothing\nintegrity/usage-gap\nEvery day has figures\nlow\nA day without figures does not prove a day without usage.\nAsk the service for the figures of the day.",
  "integrity\nsoc2:CC7.2,nist-800-53:AU-6,nist-800-53:SI-7\nusage\nnothing\nintegrity/usage-conflict\nA day has only one set of figures\nmedium\nContradicting figures prove nothing.\nAsk the service which figures are correct.",
  "integrity\nsoc2:CC7.2,nist-800-53:AU-6,nist-800-53:SI-7\nusage\nnothing\nintegrity/usage-mismatch\nFigures add up\ninfo\nIf the parts do not add up to the total, figures are missing.\nAsk the service why the figures differ.",
  "integrity/usage-rewritten\nThe figures of past days do not change\nintegrity\nmedium\nIf the figures of a past day change later, they cannot be trusted. Only driftline audit --full requests past days again.\nAsk the service whether it recounted. Both rows are in the ledger.\nsoc2:CC7.2,nist-800-53:AU-9,nist-800-53:AU-10\nusage,ledger\nnothing",
  "access/active-non-member\nOnly members use the agent\naccess\nmedium\nA person who left and still uses the agent has kept a key or an open session.\nFind out when the user left. If they used the agent after that, end their sessions and revoke their keys.\nnist-800-53:AC-2(3),nist-800-53:PS-4,soc2:CC6.2,iso-27001:A.5.18\nusage,access\nnothing",
  "access/idle-grant\nPeople with grants use the agent\naccess\ninfo\nIf nobody uses a grant, its misuse is easily overlooked.\nAsk whether the grant is still needed. If not, remove the entry. If it is the only one, look up first what an empty list allows.\nnist-800-53:AC-2(3),nist-800-53:AC-6(7),soc2:CC6.2,iso-27001:A.5.18\nusage,access,maxIdle\nnothing",
  "access/override-used\nOverrides for single users are used\naccess\ninfo\nAn override for one user is justified only as long as that user needs it.\nIf the user does not use what the override allows, remove it. Otherwise have it approved again.\nnist-800-53:AC-6,nist-800-53:AC-6(7),soc2:CC6.3\nusage,access",
  "readiness/model\nOnly allowed models evaluate repositories\nreadiness\nmedium\nA model that the settings do not allow read a repository, so the control was bypassed.\nAsk the report's author how the model was reached, and block that way. If the model should be allowed, allow it.\nsoc2:CC6.1,nist-800-53:CM-7\nreadiness",
  "readiness\nmedium\nsoc2:CC8.1,nist-800-53:CM-3\nreadiness\nreadiness/failing\nRepositories meet the required criteria\nChecks on an agent's work must be in place before the agent works.\nFix the criterion in the repository, and make a new report.",
  "readiness\nmedium\nsoc2:CC8.1,nist-800-53:CM-3\nreadiness\nreadiness/stale\nReports of repositories are recent\nAn old report does not describe the current repository.\nMake a new report of the repository.",
  "readiness\nmedium\nsoc2:CC8.1,nist-800-53:CM-3\nreadiness\nreadiness/missing\nExpected repositories have a report\nWithout a report, the readiness of a repository is unknown.\nMake a report of the repository, or remove it from the policy.",
  "readiness\nmedium\nsoc2:CC8.1,nist-800-53:CM-3\nreadiness\nreadiness/agent-version\nRepositories are evaluated by a recent agent\nAn old version of the agent may not enforce all controls of a newer version.\nUpdate the agent on the machine that made the report, and make a new report.",
  "readiness\nmedium\nsoc2:CC8.1,nist-800-53:CM-3\nreadiness\nreadiness/not-clean\nEvaluations use pushed commits without local changes\nA report on local changes does not describe the repository that others see.\nCommit and push the changes, and make a new report.",
  "readiness/in-window\nRepositories evaluated while a control was off\nreadiness\ninfo\nA report shows that an agent was in the repository. It does not show who ran it.\nReview what agents did in the repository in that time.\nnist-800-53:AU-6\nreadiness\nnothing",
  "computer\ncomputers\ncomputers/not-allowed\nOnly computers that the settings allow exist\nhigh\nA computer was created while its kind was turned off, so the switch was bypassed.\nRemove the computer, or turn its kind on if it should be allowed.\nsoc2:CC6.1,nist-800-53:CM-7,nist-800-53:CM-8",
  "computer\ncomputers\ncomputers/failed\nWatched computers are provisioned without errors\nmedium\nIf provisioning failed, the computer may lack the controls on its agents.\nFix the reported error, and install the computer again.\nnist-800-53:CM-6",
  "computer\ncomputers\ncomputers/stuck\nWatched computers are provisioned in time\nmedium\nIf provisioning takes too long, the computer is only partly set up.\nInstall the computer again, or remove it.\nnist-800-53:CM-6",
  "computer\ncomputers\ncomputers/remote-user\nAgents do not use denied accounts on watched computers\nmedium\nOn a computer, an agent has all rights of its account.\nGive the agent another account on the computer.\nnist-800-53:AC-6",
  "usage\nsessions\nnothing\nsessions/settings\nWatched sessions run with allowed settings\nhigh\nA session runs with values that the settings do not allow, so the control was bypassed.\nChange the session, and ask its user how it got these settings.\nsoc2:CC6.1,nist-800-53:CM-7",
  "usage\nsessions\nnothing\nsessions/tools\nDenied tools are off in watched sessions\nmedium\nThe agent acts through its tools.\nTurn the tool off in the session.\nnist-800-53:CM-7",
  "usage\nsessions\nnothing\nsessions/provider\nWatched sessions use only allowed providers\nmedium\nThe provider of the model sees everything that the agent sees.\nEnd the session, and start a session with a provider that the policy allows.\nnist-800-53:SA-9",
  "usage\nmedium\nledger,limits\nlimits/not-applied\nThe credit limits in the policy are set\nA limit that is not set has no effect. The service has no endpoint to read limits, so this rule uses what limits apply set last. It does not see changes in the service's web page.\nSet the limits with driftline limits apply --policy --ledger.\nnist-800-53:SC-6,soc2:CC6.3",
  "usage\nmedium\nledger,limits\nlimits/refused\nThe service accepts the credit limits\nA refused limit is not set, and the earlier limit may still apply.\nFix the reason of the refusal, and send the limit again with driftline limits apply --ledger.\nnist-800-53:SC-6,soc2:CC6.3",
  "approvals/unused\nApproved changes are made\nchange\ninfo\nAn approved change that was never made was not needed, or is wrongly believed to be in force.\nMake the change under a new approval, or close its ticket. Then remove this approval from the policy.\nsoc2:CC8.1,nist-800-53:CM-3\nnothing",
  "changes/relaxed\nPolicies are not relaxed after they were violated\neither\nchange\ninfo\nIf a policy is relaxed whenever it is violated, it enforces nothing.\nHave the commit that relaxed the policy reviewed by a person other than the author of the change.\nsoc2:CC8.1,nist-800-53:CM-3\npolicyHistory",
  "changes/legalised\nNobody relaxes a policy for their own change\nrevision\nchange\nhigh\nA person who violates a rule and then relaxes it gives permission to themselves.\nHave another person review the change and the commit. Then revert one of them, or accept the revision with an exception.\nsoc2:CC8.1,nist-800-53:AC-5,nist-800-53:CM-5\npolicyHistory",
  "nothing\nexception\nsoc2:CC3.2,nist-800-53:CA-5\nexceptions/expired\nNeeded exceptions have not expired\nlow\nAfter an exception expires, the finding is no longer accepted.\nFix the setting, or have the exception reviewed and renewed.",
  "nothing\nexception\nsoc2:CC3.2,nist-800-53:CA-5\nexceptions/unused\nEvery exception is needed\ninfo\nAn unused exception would accept a future violation that nobody has reviewed.\nRemove the exception.",
  "nothing\nexception\nsoc2:CC3.2,nist-800-53:CA-5\nexceptions/self-owned\nNobody accepts their own violation\ninfo\nIf the owner of the exception also introduced the violation, nobody else has reviewed it.\nMake another person the owner of the exception."
];
var textWords = [
  `Driftline                                             as of 1970-01-01 00:00 UTC

  No finding above severity info is open.
  1 of 4 rules holds, 1 of them by an exception, 1 fails, 1 not evaluated;
  judged: 1 revision (1), no gap, 1 later left out, 1970-01-01 00:00 UTC to
  1970-01-01 00:00 UTC; not evaluated: "".

  Since last      1 new, 1 reopened, 1 still open, 1 resolved, 1 no longer
                  reported, 1 came and went, 1 whose exception ends soon (since
                  1970-01-01 00:00 UTC)
                  new: ""
                  reopened: ""
                  resolved: ""
                  no longer reported: open then, and not now, because the
                  policies changed, what it is about no longer exists, or it was
                  not judged; not counted as resolved
                  came and went: ""; exit code 1 because of 1 finding at or
                  above fail-on-transient (info)
                  whose exception ends soon: ""

  \u2b23 critical ""                                                         open 1 s
             not set \u2192 [secret ]
             ""
             true \u2192 not set; by an unknown editor (not listed), revision 2,
             1970-01-01 00:00 UTC, looser
             open since "" made revision 1 on 1970-01-01 00:00 UTC
             time limit: 0 s left
             fix: "".
             rule ""  :1

  \u25b2 high     ""                                                         open 1 s
             not set \u2192 [secret ]
             ""
             true \u2192 not set; by an unknown editor (not listed), revision 2,
             1970-01-01 00:00 UTC, looser
             open since "" made revision 1 on 1970-01-01 00:00 UTC
             time limit: 0 s left
             rule ""  :1

  \u25b2 high     ""                                                         open 1 s
             not set \u2192 [secret ]
             ""
             it has no effect, already in revision 1 on 1970-01-01 00:00 UTC,
             the first one seen; who turned the switch and when are not known
             an unknown editor added [secret ] to "" and removed [secret ], and
             added 3 other entries, and removed 3 other entries in revision 2 on
             1970-01-01 00:00 UTC
             time limit: 0 s left
             fix: Set "" to true.
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25c6 medium   ""                                                         open 1 s
             not set \u2192 [secret ]
             ""
             true \u2192 not set; by an unknown editor (not listed), revision 2,
             1970-01-01 00:00 UTC, looser
             open since "" made revision 1 on 1970-01-01 00:00 UTC
             time limit: 0 s left
             rule ""  :1

  \u25aa low      ""                                                         open 1 s
             not set \u2192 [secret ]
             ""
             true \u2192 not set; by an unknown editor (not listed), revision 2,
             1970-01-01 00:00 UTC, looser
             open since "" made revision 1 on 1970-01-01 00:00 UTC
             time limit: 0 s left
             rule ""  :1

  \u25cb info     ""                                                 open at most 1 s
             before \u2192 [secret ]
             ""
             switch turned by "", revision 1, 1970-01-01 00:00 UTC
             an unknown editor added [secret ], "" (empty text), true, null to
             "" and removed [secret ], "" (empty text), true, null in revision 2
             on 1970-01-01 00:00 UTC
             time limit: closed within its limit

             rule ""  :1

  \u25cb info     ""                                                         open 1 s
             not set \u2192 [secret ]
             ""
             true \u2192 not set; by an unknown editor (not listed), revision 2,
             1970-01-01 00:00 UTC, looser
             open since "" made revision 1 on 1970-01-01 00:00 UTC
             time limit: 0 s left
             rule ""  :1

  Used            2 days, 1970-01-01 to 1970-01-02; 1 day without all figures; 1
                  later day left out
  Not allowed     no open finding about use that was not allowed, on days with
                  certain settings
  Ambiguous       1 case on 1 day, because the settings or the policy changed
                  that day; 1 case on 1 day, because the documentation can be
                  read in two ways; 1 case on 1 day, because revisions around
                  that day are not known; 1 case on 1 day, because clients may
                  still have run with older settings; such use is listed, but is
                  no finding
  Not matched     "" (1 day): add their allowlist entries to
                  usage.mcp.identities
  Models          "" (2 credits), "" (1 credit) and ""
  MCP servers     "" (2 calls), "" (1 call) and ""
  Not reported    date (1 row of tokens), billable_tokens (1 row of tokens),
                  input_tokens (1 row of tokens), output_tokens (1 row of
                  tokens) and 59 more: the service left them out, and they are
                  not counted
  To read it      days are UTC; the last day is provisional; the autonomy of a
                  user is the mode used most; the service has no figures of
                  sandbox, network, commands, missions and plugins
  Repositories    3 repositories: 2 with a violation; 1 ambiguous check, without
                  a finding; 1 check without data from the service; 1 check
                  about a time before the first revision
  Computers       3 watched computers: 2 with a violation; 1 ambiguous check,
                  without a finding; 1 check without data from the service; 1
                  check about a time before the first revision
  Sessions        3 watched sessions: 2 with a violation; 1 ambiguous check,
                  without a finding; 1 check without data from the service; 1
                  check about a time before the first revision; 3 messages in 2
                  sessions, the last on 1970-01-01 00:00 UTC
  Limits          7 credit limits stated: 2 not set, or not known to be set; 3
                  refused by the service; 2 not judged. The service has no
                  endpoint that returns limits. The audit compares with the
                  limits that driftline limits apply set last, and does not see
                  changes on the web page

  Timeline        1969-12-31 to 1970-01-01, one column is 2 s; \u25b2 looser, \u25bd
                  tighter, \u25c6 both, \u00b7 neither or not known; \u2588 open, \u2592 closed, \u2591
                  accepted, ? revisions are missing
    an unknown editor                                     ? 1 of 3 not listed
                                                          ? \u2265 1 s, 12 windows

  Time limits     Overdue: none of 18 open findings with a time limit.
  Source          service "", 1 request, an emulator, a proxy allowed, its clock
                  ahead of the audit's, so that exceptions may have expired
                  already
  Incomplete      ""
  Incomplete      ""
  Revisions       1 revision (1), no gap, 1 later left out
  Period          1970-01-01 00:00 UTC to 1970-01-01 00:00 UTC
  Policies        2 files: "" "", "" ""
  Rules           1 of 4 rules holds, 1 of them by an exception, 1 fails, 1 not
                  evaluated
  Posture         since revision 1: 3 tighter changes, 3 looser; 10 windows open
                  after the last revision, including accepted ones
  Exposed         critical at most 1 s; high an unknown time; medium at most 1
                  s; low at most 1 s; info at most 1 s in all, including
                  accepted time
  Not evaluated   "" (""); rule "" (no reason given); 1 revision after this
                  audit's instant
  Coverage        1 of 1 setting seen is governed by a rule
  Secrets         5 places with a literal ever seen (1 stands, 1 behind a mask:
                  not known whether it stands, 1 replaced by another secret, 1
                  replaced by a reference, 1 taken out); which of these places
                  had the same literal is not known without a fingerprint key
  History         ""
  Ledger          1 entry, head "", anchored outside
  Run by          "" in "", workflow "", run ""
  Tool            driftline "", exit code 1
  To do it again  ""

  5 open from 1 cause: 1 critical, 1 high, 1 medium, 1 low, 1 info; 1 resolved,
  1 excepted, 1 noted.
COMPLIANT  5 open, 1 resolved, 1 excepted.  Exit 1.
`,
  `Driftline                                             as of 1970-01-01 00:00 UTC

  Since last      1 new, 1 reopened, 1 still open, 1 resolved, 1 no longer
                  reported, 1 came and went, 1 whose exception ends soon (since
                  1970-01-01 00:00 UTC)
                  new: ""
                  reopened: ""
                  resolved: ""
                  no longer reported: open then, and not now, because the
                  policies changed, what it is about no longer exists, or it was
                  not judged; not counted as resolved
                  came and went: ""
                  whose exception ends soon: ""

  \u2b23 critical ""                                                         open 1 s
             not set \u2192 [secret ]
             ""
             by "" (listed), revision 1, 1970-01-01 00:00 UTC, looser
             time limit: 0 s left
             fix: "".
             rule ""  :1

  \u25b2 high     ""                                                         open 1 s
             not set \u2192 [secret ]
             ""
             by "" (listed), revision 1, 1970-01-01 00:00 UTC, looser
             time limit: 0 s left
             rule ""  :1

  \u25b2 high     ""                                                         open 1 s
             not set \u2192 [secret ]
             ""
             it has no effect, already in revision 1 on 1970-01-01 00:00 UTC at
             the latest; revisions before it are missing, so who turned the
             switch is not known
             time limit: 0 s left
             fix: Set "" to true.
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25c6 medium   ""                                                         open 1 s
             not set \u2192 [secret ]
             ""
             by "" (listed), revision 1, 1970-01-01 00:00 UTC, looser
             time limit: 0 s left
             rule ""  :1

  \u25aa low      ""                                                         open 1 s
             not set \u2192 [secret ]
             ""
             by "" (listed), revision 1, 1970-01-01 00:00 UTC, looser
             time limit: 0 s left
             rule ""  :1

  Used            2 days, 1970-01-01 to 1970-01-02; 1 day without all figures; 2
                  days before the first revision, not judged by the settings; 2
                  later days left out
  Not allowed     no open finding about use that was not allowed, on days with
                  certain settings
  Ambiguous       1 case on 1 day, because the settings or the policy changed
                  that day; such use is listed, but is no finding
  Not matched     "" (1 day): add their allowlist entries to
                  usage.mcp.identities
  Models          "" (1 credit)
  MCP servers     "" (1 call)
  Not reported    date (1 row of tokens), billable_tokens (1 row of tokens),
                  input_tokens (1 row of tokens), output_tokens (1 row of
                  tokens) and 59 more: the service left them out, and they are
                  not counted
  To read it      days are UTC; the last day is provisional; the autonomy of a
                  user is the mode used most; the service has no figures of
                  sandbox, network, commands, missions and plugins
  Repositories    1 repository: 1 with a violation; 1 ambiguous check, without a
                  finding; 1 check without data from the service; 1 check about
                  a time before the first revision
  Computers       1 watched computer: 1 with a violation; 1 ambiguous check,
                  without a finding; 1 check without data from the service; 1
                  check about a time before the first revision
  Sessions        1 watched session: 1 with a violation; 1 ambiguous check,
                  without a finding; 1 check without data from the service; 1
                  check about a time before the first revision; 1 message in 1
                  session, the last on 1970-01-01 00:00 UTC
  Limits          7 credit limits stated: 2 not set, or not known to be set; 3
                  refused by the service; 2 not judged. The service has no
                  endpoint that returns limits. The audit compares with the
                  limits that driftline limits apply set last, and does not see
                  changes on the web page

  Time limits     Overdue: none of 18 open findings with a time limit.
  Not shown       2 findings below low are not shown here; the counts include
                  them.
  Source          file "", 2 requests
  Incomplete      ""
  Revisions       2 revisions (2), no gap, 2 later left out
  Period          1970-01-01 00:00 UTC to 1970-01-01 00:00 UTC
  Policies        1 file: "" ""
  Rules           2 of 4 rules hold, 2 fail, 2 not evaluated
  Exposed         critical at most 2 s; high an unknown time; medium at most 2
                  s; low at most 2 s; info at most 2 s in all, including
                  accepted time
  Not evaluated   "" (""); 2 revisions after this audit's instant
  Coverage        2 of 2 settings seen are governed by a rule
  Secrets         1 place with a literal ever seen (1 stands)
  Ledger          2 entries, head "", not anchored outside
  Run by          "", run ""
  Tool            driftline "", exit code 2

  10 open from 2 causes: 2 critical, 2 high, 2 medium, 2 low, 2 info; 2
  resolved, 2 excepted, 2 noted.
DRIFTED  10 open, 2 resolved, 2 excepted.  Exit 2.
`,
  `Driftline                                             as of 1970-01-01 00:00 UTC

  No verdict: the evidence is incomplete.
  1 revision could be read; 5 findings are open in what could be read. For a
  verdict, give a policy with a rule that is in force on 1970-01-01 00:00 UTC,
  or audit as of a later time.

  Since last      0 new, 0 reopened, 0 still open, 0 resolved, 0 came and went,
                  0 whose exception ends soon (since 1970-01-01 00:00 UTC)

  \u2b23 critical ""                                                         open 1 s
             not set \u2192 [secret ]
             ""
             by "", revision 1, 1970-01-01 00:00 UTC
             time limit: 0 s left
             fix: "".
             rule ""  :1

  \u25b2 high     ""                                                         open 1 s
             not set \u2192 [secret ]
             ""
             by "", revision 1, 1970-01-01 00:00 UTC
             time limit: 0 s left
             rule ""  :1

  \u25b2 high     ""                                                         open 1 s
             not set \u2192 [secret ]
             ""
             it has no effect, already in revision 1 on 1970-01-01 00:00 UTC at
             the latest; revisions before it are missing, so who turned the
             switch is not known
             time limit: 0 s left
             fix: Set "" to true.
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25c6 medium   ""                                                         open 1 s
             not set \u2192 [secret ]
             ""
             by "", revision 1, 1970-01-01 00:00 UTC
             time limit: 0 s left
             rule ""  :1

  Used            2 days, 1970-01-01 to 1970-01-02; 1 later day left out
  Not allowed     no open finding about use that was not allowed, on days with
                  certain settings
  Ambiguous       none
  Not matched     "" (1 day): add their allowlist entries to
                  usage.mcp.identities
  Models          none
  Not reported    date (1 row of tokens), billable_tokens (1 row of tokens),
                  input_tokens (1 row of tokens), output_tokens (1 row of
                  tokens) and 59 more: the service left them out, and they are
                  not counted
  To read it      days are UTC; the last day is provisional; the autonomy of a
                  user is the mode used most; the service has no figures of
                  sandbox, network, commands, missions and plugins
  Repositories    no repository could be judged
  Computers       no watched computer could be judged
  Sessions        no watched session could be judged
  Limits          7 credit limits stated: 2 not set, or not known to be set; 3
                  refused by the service; 2 not judged without a ledger. The
                  service has no endpoint that returns limits. The audit
                  compares with the limits that driftline limits apply set last,
                  and does not see changes on the web page

  Time limits     Overdue: none of 18 open findings with a time limit.
  Not shown       3 findings below medium are not shown here; the counts include
                  them.
  Source          ledger "", 1 request, an emulator, a proxy allowed, its clock
                  ahead of the audit's, so that exceptions may have expired
                  already
  Revisions       no revision
  Policies        none
  Rules           1 of 4 rules holds, 1 fails, 1 not evaluated; 1 built-in rule
                  fails as well
  Exposed         critical at most 1 s; high an unknown time; medium at most 1
                  s; low at most 1 s; info at most 1 s in all, including
                  accepted time
  Not evaluated   1 revision after this audit's instant
  Coverage        1 of 1 setting seen is governed by a rule
  Secrets         none was seen
  History         ""
  Ledger          none: changes of past revisions cannot be detected
  Tool            driftline "", exit code 1
  To do it again  ""

  5 open from 1 cause: 1 critical, 1 high, 1 medium, 1 low, 1 info; 1 resolved,
  1 excepted, 1 noted.
INCOMPLETE  5 open, 1 resolved, 1 excepted.  Exit 1.
`,
  `Driftline                                             as of 1970-01-01 00:00 UTC

  The history is not what was sealed.
  No verdict on this history can be relied on.
  Keep the ledger as it is, and ask whoever can write to it.
  The worst, critical, has been open for 1 s: an unknown editor added [secret ]
  to "" and removed [secret ], and added 3 other entries, and removed 3 other
  entries in revision 2 on 1970-01-01 00:00 UTC; open since "" made revision 1
  on 1970-01-01 00:00 UTC.

  \u2b23 critical ""                                                         open 1 s
             not set \u2192 [secret ]
             ""
             true \u2192 not set; by an unknown editor (not listed), revision 2,
             1970-01-01 00:00 UTC, looser
             open since "" made revision 1 on 1970-01-01 00:00 UTC
             time limit: 0 s left
             fix: "".
             rule ""  :1

  \u25b2 high     ""                                                         open 1 s
             not set \u2192 [secret ]
             ""
             true \u2192 not set; by an unknown editor (not listed), revision 2,
             1970-01-01 00:00 UTC, looser
             open since "" made revision 1 on 1970-01-01 00:00 UTC
             time limit: 0 s left
             rule ""  :1

  \u25b2 high     ""                                                         open 1 s
             not set \u2192 [secret ]
             ""
             it has no effect, already in revision 1 on 1970-01-01 00:00 UTC,
             the first one seen; who turned the switch and when are not known
             an unknown editor added [secret ] to "" and removed [secret ], and
             added 3 other entries, and removed 3 other entries in revision 2 on
             1970-01-01 00:00 UTC
             time limit: 0 s left
             fix: Set "" to true.
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  Used            7 credit limits stated: 2 not set, or not known to be set; 3
                  refused by the service; 2 not judged. The service has no
                  endpoint that returns limits. The audit compares with the
                  limits that driftline limits apply set last, and does not see
                  changes on the web page

  Timeline        1969-12-31 to 1970-01-01, one column is 2 s; \u25b2 looser, \u25bd
                  tighter, \u25c6 both, \u00b7 neither or not known; \u2588 open, \u2592 closed, \u2591
                  accepted, ? revisions are missing
    an unknown editor                                     ? 1 of 3 not listed
                                                          ? \u2265 1 s, 8 windows

  Time limits     Overdue: none of 18 open findings with a time limit.
  Not shown       4 findings below high are not shown here; the counts include
                  them.
  Since last      This audit was not compared with the last one.
  Source          demo "", 2 requests
  Incomplete      ""
  Incomplete      ""
  Revisions       1 revision (1), no gap, 1 later left out
  Period          1970-01-01 00:00 UTC to 1970-01-01 00:00 UTC
  Policies        2 files: "" "", "" ""
  Rules           2 of 4 rules hold, 1 of them by an exception, 2 fail, 2 not
                  evaluated
  Posture         since revision 1: 3 tighter changes, 3 looser; 10 windows open
                  after the last revision, including accepted ones
  Exposed         critical at most 1 s; high an unknown time; medium at most 1
                  s; low at most 1 s; info at most 1 s in all, including
                  accepted time
  Not evaluated   "" (""); rule "" (no reason given); 1 revision after this
                  audit's instant
  Coverage        2 of 2 settings seen are governed by a rule
  Secrets         5 places with a literal ever seen (1 stands, 1 behind a mask:
                  not known whether it stands, 1 replaced by another secret, 1
                  replaced by a reference, 1 taken out); which of these places
                  had the same literal is not known without a fingerprint key
  Ledger          1 entry, head "", anchored outside
  Run by          "" in "", workflow "", run ""
  Tool            driftline "", exit code 2

  10 open from 2 causes: 2 critical, 2 high, 2 medium, 2 low, 2 info; 2
  resolved, 2 excepted, 2 noted.
TAMPERED  10 open, 2 resolved, 2 excepted.  Exit 2.
`,
  `Driftline                                             as of 1970-01-01 00:00 UTC

  No finding above severity info is open.
  1 of 4 rules holds, 1 fails, 1 not evaluated; judged: 1 revision (1), no gap,
  1 later left out, 1970-01-01 00:00 UTC to 1970-01-01 00:00 UTC; not evaluated:
  "".

  Since last      1 new, 1 reopened, 1 still open, 1 resolved, 1 no longer
                  reported, 1 came and went, 1 whose exception ends soon (since
                  1970-01-01 00:00 UTC)
                  new: ""
                  reopened: ""
                  resolved: ""
                  no longer reported: open then, and not now, because the
                  policies changed, what it is about no longer exists, or it was
                  not judged; not counted as resolved
                  came and went: ""
                  whose exception ends soon: ""

  \u2b23 critical ""                                                         open 1 s
             not set \u2192 [secret ]
             ""
             by "" (listed), revision 1, 1970-01-01 00:00 UTC, looser
             time limit: 0 s left
             fix: "".
             rule ""  :1

  Used            2 days, 1970-01-01 to 1970-01-02; 1 day without all figures; 1
                  later day left out
  Not allowed     no open finding about use that was not allowed, on days with
                  certain settings
  Ambiguous       1 case on 1 day, because the settings or the policy changed
                  that day; 1 case on 1 day, because the documentation can be
                  read in two ways; 1 case on 1 day, because revisions around
                  that day are not known; 1 case on 1 day, because clients may
                  still have run with older settings; such use is listed, but is
                  no finding
  Not matched     "" (1 day): add their allowlist entries to
                  usage.mcp.identities
  Models          "" (2 credits), "" (1 credit) and ""
  MCP servers     "" (2 calls), "" (1 call) and ""
  Not reported    date (1 row of tokens), billable_tokens (1 row of tokens),
                  input_tokens (1 row of tokens), output_tokens (1 row of
                  tokens) and 59 more: the service left them out, and they are
                  not counted
  To read it      days are UTC; the last day is provisional; the autonomy of a
                  user is the mode used most; the service has no figures of
                  sandbox, network, commands, missions and plugins
  Repositories    3 repositories: 2 with a violation; 1 ambiguous check, without
                  a finding; 1 check without data from the service; 1 check
                  about a time before the first revision
  Computers       3 watched computers: 2 with a violation; 1 ambiguous check,
                  without a finding; 1 check without data from the service; 1
                  check about a time before the first revision
  Sessions        3 watched sessions: 2 with a violation; 1 ambiguous check,
                  without a finding; 1 check without data from the service; 1
                  check about a time before the first revision; 3 messages in 2
                  sessions, the last on 1970-01-01 00:00 UTC
  Limits          7 credit limits stated: 2 not set, or not known to be set; 3
                  refused by the service; 2 not judged. The service has no
                  endpoint that returns limits. The audit compares with the
                  limits that driftline limits apply set last, and does not see
                  changes on the web page

  Time limits     Overdue: none of 18 open findings with a time limit.
  Not shown       22 findings below critical are not shown here; the counts
                  include them.
  Source          service "", 1 request, an emulator, a proxy allowed, its clock
                  ahead of the audit's, so that exceptions may have expired
                  already
  Incomplete      ""
  Incomplete      ""
  Revisions       1 revision (1), no gap, 1 later left out
  Period          1970-01-01 00:00 UTC to 1970-01-01 00:00 UTC
  Policies        2 files: "" "", "" ""
  Rules           1 of 4 rules holds, 1 fails, 1 not evaluated
  Exposed         critical at most 2 s; high an unknown time; medium at most 2
                  s; low at most 2 s; info at most 2 s in all, including
                  accepted time
  Not evaluated   "" (""); 1 revision after this audit's instant
  Coverage        1 of 1 setting seen is governed by a rule
  Secrets         1 place with a literal ever seen (1 stands)
  History         ""
  Ledger          1 entry, head "", anchored outside
  Run by          "" in "", workflow "", run ""
  Tool            driftline "", exit code 1
  To do it again  ""

  5 open from 1 cause: 1 critical, 1 high, 1 medium, 1 low, 1 info; 1 resolved,
  1 excepted, 1 noted.
COMPLIANT  5 open, 1 resolved, 1 excepted.  Exit 1.
`,
  `Driftline                                             as of 1970-01-01 00:00 UTC

  Since last      1 new, 1 reopened, 1 still open, 1 resolved, 1 no longer
                  reported, 1 came and went, 1 whose exception ends soon (since
                  1970-01-01 00:00 UTC)
                  new: ""
                  reopened: ""
                  resolved: ""
                  no longer reported: open then, and not now, because the
                  policies changed, what it is about no longer exists, or it was
                  not judged; not counted as resolved
                  came and went: ""
                  whose exception ends soon: ""

  \u2b23 critical ""                                                         open 1 s
             not set \u2192 [secret ]
             ""
             by "", revision 1, 1970-01-01 00:00 UTC
             time limit: 0 s left
             fix: "".
             rule ""  :1

  \u25b2 high     ""                                                         open 1 s
             not set \u2192 [secret ]
             ""
             by "", revision 1, 1970-01-01 00:00 UTC
             time limit: 0 s left
             rule ""  :1

  \u25b2 high     ""                                                         open 1 s
             not set \u2192 [secret ]
             ""
             it has no effect, already in revision 1 on 1970-01-01 00:00 UTC at
             the latest; revisions before it are missing, so who turned the
             switch is not known
             time limit: 0 s left
             fix: Set "" to true.
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25b2 high     revision 1                                               open event
             "" made revision 1 on 1970-01-01 00:00 UTC: ""
             time limit: an event has no time limit
             rule ""  :1

  \u25c6 medium   ""                                                         open 1 s
             not set \u2192 [secret ]
             ""
             by "", revision 1, 1970-01-01 00:00 UTC
             time limit: 0 s left
             rule ""  :1

  \u25aa low      ""                                                         open 1 s
             not set \u2192 [secret ]
             ""
             by "", revision 1, 1970-01-01 00:00 UTC
             time limit: 0 s left
             rule ""  :1

  \u25cb info     ""                                                 open at most 1 s
             before \u2192 [secret ]
             ""
             switch turned by "", revision 1, 1970-01-01 00:00 UTC
             time limit: closed within its limit

             rule ""  :1

  \u25cb info     ""                                                         open 1 s
             not set \u2192 [secret ]
             ""
             by "", revision 1, 1970-01-01 00:00 UTC
             time limit: 0 s left
             rule ""  :1

  Used            2 days, 1970-01-01 to 1970-01-02; 1 day without all figures; 2
                  days before the first revision, not judged by the settings; 2
                  later days left out
  Not allowed     no open finding about use that was not allowed, on days with
                  certain settings
  Ambiguous       1 case on 1 day, because the settings or the policy changed
                  that day; such use is listed, but is no finding
  Not matched     "" (1 day): add their allowlist entries to
                  usage.mcp.identities
  Models          "" (1 credit)
  MCP servers     "" (1 call)
  Not reported    date (1 row of tokens), billable_tokens (1 row of tokens),
                  input_tokens (1 row of tokens), output_tokens (1 row of
                  tokens) and 59 more: the service left them out, and they are
                  not counted
  To read it      days are UTC; the last day is provisional; the autonomy of a
                  user is the mode used most; the service has no figures of
                  sandbox, network, commands, missions and plugins
  Repositories    1 repository: 1 with a violation; 1 ambiguous check, without a
                  finding; 1 check without data from the service; 1 check about
                  a time before the first revision
  Computers       1 watched computer: 1 with a violation; 1 ambiguous check,
                  without a finding; 1 check without data from the service; 1
                  check about a time before the first revision
  Sessions        1 watched session: 1 with a violation; 1 ambiguous check,
                  without a finding; 1 check without data from the service; 1
                  check about a time before the first revision; 1 message in 1
                  session, the last on 1970-01-01 00:00 UTC
  Limits          7 credit limits stated: 2 not set, or not known to be set; 3
                  refused by the service; 2 not judged. The service has no
                  endpoint that returns limits. The audit compares with the
                  limits that driftline limits apply set last, and does not see
                  changes on the web page

  Time limits     Overdue: none of 18 open findings with a time limit.
  Source          file "", 2 requests
  Incomplete      ""
  Revisions       2 revisions (2), no gap, 2 later left out
  Policies        1 file: "" ""
  Rules           2 of 4 rules hold, 2 fail, 2 not evaluated; 1 built-in rule
                  fails as well
  Exposed         critical at most 1 s; high an unknown time; medium at most 1
                  s; low at most 1 s; info at most 1 s in all, including
                  accepted time
  Not evaluated   2 revisions after this audit's instant
  Coverage        2 of 2 settings seen are governed by a rule
  Secrets         none was seen
  Ledger          2 entries, head "", not anchored outside
  Run by          "", run ""
  Tool            driftline "", exit code 2

  10 open from 2 causes: 2 critical, 2 high, 2 medium, 2 low, 2 info; 2
  resolved, 2 excepted, 2 noted.
DRIFTED  10 open, 2 resolved, 2 excepted.  Exit 2.
`
];

// src/reporters/index.ts
var reporters = {
  text: {
    says: "for a terminal",
    extension: "txt",
    countsOnly: true,
    load: async () => (await import("./audit.js")).text
  },
  json: {
    says: "the whole report",
    extension: "json",
    showsSample: true,
    load: async () => (await import("./questions.js")).jsonPieces
  },
  markdown: {
    says: "for GitHub",
    extension: "md",
    countsOnly: true,
    load: async () => (await import("./reporters.js")).markdown
  },
  html: { says: "one page to share", extension: "html", load: async () => (await import("./page.js")).html },
  csv: {
    says: "the change register, for a spreadsheet",
    extension: "csv",
    load: async () => (await import("./reporters.js")).csv
  },
  "findings-csv": {
    says: "every finding, for a spreadsheet",
    extension: "findings.csv",
    load: async () => (await import("./reporters.js")).findingsCsv
  },
  "plan-csv": {
    says: "open findings, with columns to fill in",
    extension: "plan.csv",
    load: async () => (await import("./reporters.js")).planCsv
  },
  "access-csv": {
    says: "permissions and their holders, with columns to fill in",
    extension: "access.csv",
    load: async () => (await import("./reporters.js")).accessCsv
  },
  "secrets-csv": {
    says: "every secret in the history, by place and time",
    extension: "secrets.csv",
    load: async () => (await import("./reporters.js")).secretsCsv
  },
  "sample-csv": {
    says: "changes drawn by --sample, with columns for the tester",
    extension: "sample.csv",
    showsSample: true,
    load: async () => (await import("./reporters.js")).sampleCsv
  },
  tables: {
    says: "a folder of tables, for SQL engines",
    extension: "tables",
    files: async () => (await import("./reporters.js")).files,
    load: async () => (await import("./reporters.js")).tables
  },
  package: {
    says: "a zip of evidence for an auditor, with a manifest",
    extension: "zip",
    showsSample: true,
    packs: async () => (await import("./reporters.js")).packedFormats,
    load: async () => (await import("./reporters.js")).readme
  },
  sarif: {
    says: "open findings, for code scanning",
    extension: "sarif",
    load: async () => (await import("./reporters.js")).sarif
  },
  junit: {
    says: "a test case for each rule, for a CI server",
    extension: "junit.xml",
    load: async () => (await import("./reporters.js")).junit
  },
  ocsf: {
    says: "compliance findings, for a SIEM",
    extension: "ocsf.json",
    load: async () => (await import("./reporters.js")).ocsf
  },
  github: {
    says: "annotations of a workflow run",
    extension: "log",
    countsOnly: true,
    load: async () => (await import("./reporters.js")).github
  }
};
var formatNames = namesIn(reporters);
function isFormat(name2) {
  return Object.hasOwn(reporters, name2);
}
function filesOf2(name2) {
  const format = reporters[name2];
  return format.files?.();
}
function showsSample(name2) {
  return "showsSample" in reporters[name2];
}
function isArchive(name2) {
  return "packs" in reporters[name2];
}
async function packedIn(name2) {
  const format = reporters[name2];
  return (await format.packs?.() ?? []).filter(isFormat);
}
function outputKind(name2) {
  return "files" in reporters[name2] ? "folder" : isArchive(name2) ? "file" : void 0;
}

// src/run/evidence.ts
async function openEvidence(source, options2) {
  const isTampered = options2.problems?.some(({ code }) => code === LEDGER_TAMPERED) ?? false;
  const ledger = isTampered ? void 0 : await openLedger(source, options2.ledger);
  try {
    const ledgerDir = ledger ? ledgerFolder(source, options2.ledger) : null;
    return { ...await gather(source, options2, ledger), ledgerDir, ledger: ledger?.ledger };
  } catch (error) {
    await ledger?.ledger?.close();
    throw error;
  }
}
async function openLedger(source, beside2) {
  const { now, dir: _, ...rest } = beside2 ?? { dir: null, full: false };
  const dir = ledgerFolder(source, beside2);
  if (dir === null) return void 0;
  const { openReplay, openRun } = await import("./audit.js");
  const { organization: organization2 } = source;
  if (source.kind === "ledger" || now === void 0)
    return openReplay(dir, organization2, rest.expectHead, rest.expectedBy);
  return openRun({ dir, organization: organization2, now, ...rest });
}
function ledgerFolder(source, beside2) {
  return source.kind === "ledger" ? source.dir : beside2?.dir ?? null;
}
async function gather(source, options2, ledger) {
  const { demo = false, allowedTexts, problems: earlierProblems = [] } = options2;
  const session = openSession(source, options2, ledger !== void 0);
  const store = ledger && { ...ledger, use: await import("./audit.js") };
  store?.use.recallAll(session, store.state);
  const { extras: read2, stop, skipped, isWhole: isWhole2, ...received } = await readSource2(source, options2, session, store);
  const sealed = session.finish(allowedTexts, isWhole2 && skipped === null);
  const { fresh, ...otherExtras } = read2;
  const extras2 = { ...withoutSecrets(otherExtras, sealed.leaks), ...fresh && { fresh } };
  const problems = [...earlierProblems, ...received.problems];
  const { missing, isNothing } = store && source.kind !== "ledger" && problems.length === 0 ? comparedWith(store, sealed, isWhole2, skipped) : { missing: [], isNothing: false };
  if (isNothing) {
    const message = `there is no revision, but the ledger contains ${store.state.revisions.size}`;
    problems.push({ code: "history-empty", message });
  }
  problems.push(...sealed.conflicts.map(conflictWords));
  const pulledHistory = {
    source: demo ? "demo" : source.kind,
    origin: demo ? "the sample organization" : originOf(source),
    emulated: received.isEmulated,
    proxied: received.proxied,
    isClockBehind: received.isClockBehind,
    requests: received.requests,
    revisions: sealed.revisions,
    conflicts: sealed.conflicts,
    notEvaluated: unknownParts(sealed, extras2, problems),
    ...store && { ledger: store.use.factsOf(store, sealed, missing, extras2) }
  };
  return { evidence: evidenceOf(pulledHistory, problems), sealed, missing, stop, extras: extras2 };
}
function openSession({ kind, organization: organization2 }, { config, environment, progress }, hasLedger) {
  return open({
    key: environment["DRIFTLINE_FINGERPRINT_KEY"] || void 0,
    earlierKey: environment["DRIFTLINE_FINGERPRINT_KEY_OLD"] || void 0,
    organization: organization2,
    catalog: config.catalog,
    kept: hasLedger,
    progress: progress && ((count2) => progress({ phase: "reading", done: count2, of: null })),
    trusts: kind === "file"
  });
}
async function readSource2(source, { extras: names5 = [], range: requestedRange = {} }, session, store) {
  const now = Date.now();
  const range = { from: null, asOf: now, now, ...requestedRange };
  const nothing2 = {
    problems: [],
    requests: 0,
    isEmulated: false,
    proxied: false,
    isClockBehind: false,
    isWhole: false,
    skipped: null,
    stop: null
  };
  if (source.kind === "service") {
    const { readService } = await import("./service.js");
    const readAll = !store || store.full || session.needsAll;
    const earlier = readAll ? void 0 : { whole: store.state.wholeBelow(), part: store.state.part };
    const keptUsage = store?.use.keptUsage(store.state, store.full);
    const received = await readService(source, session, earlier, { names: names5, range: { ...range, keptUsage } });
    return { ...received, extras: received.extras ?? withoutExtras(names5, "the history is incomplete") };
  }
  if (source.kind === "file") {
    const problems = await readHistoryFile(source.file, session);
    return { ...nothing2, problems, isWhole: problems.length === 0, extras: withoutExtras(names5, ELSEWHERE) };
  }
  const extras2 = store?.use.extrasOf(store.state, names5, range) ?? withoutExtras(names5, ELSEWHERE);
  return { ...nothing2, problems: store?.use.partProblems(store.state) ?? [], extras: extras2 };
}
function comparedWith({ use, state }, { recalled }, isWhole2, skipped) {
  const isNothing = recalled.arrived.length === 0 && state.revisions.size > 0;
  return { missing: isNothing ? [] : use.missingOf(state, recalled, isWhole2, skipped), isNothing };
}
function conflictWords(revision2) {
  const message = `revision ${revision2} arrived twice, with different content`;
  return { code: "revision-conflict", message, revision: revision2 };
}
function unknownParts({ unknownFields, hasOpenEnd, recalled, unlike, mark }, { notes = [] }, problems) {
  const fields = unknownFields.map((field) => ({
    what: `the field ${field} of the history`,
    reason: "the service's interface does not describe it"
  }));
  const isOpen = hasOpenEnd && problems.every(({ code }) => code !== "missing-pagination");
  return [
    ...fields,
    ...notes,
    ...isOpen ? [openEnd] : [],
    ...recalled?.isBlind === true ? [blindWords(mark)] : [],
    ...unlike ? [unlikeWords(unlike, mark)] : []
  ];
}
var openEnd = {
  what: "whether the history has more pages",
  reason: "its page has no pagination, so it was taken as the only page"
};
var SECRET_CHANGES = "whether secrets changed";
function blindWords({ keyId }) {
  const reason = keyId === null ? "the ledger keeps fingerprints under one key only, and not all of its secrets have one: set DRIFTLINE_FINGERPRINT_KEY" : `some secrets of the ledger have a fingerprint under another key than ${keyId}, or none, and this audit did not read them again under this key: if there is an earlier key, give it as DRIFTLINE_FINGERPRINT_KEY_OLD until an audit is complete`;
  return { what: SECRET_CHANGES, reason };
}
function unlikeWords(unlike, own) {
  if (unlike.because === "mixed")
    return {
      what: SECRET_CHANGES,
      reason: "the history was sealed by several runs or without fingerprints, and its secrets cannot be compared"
    };
  const key = unlike.keyId === null ? "without a fingerprint key" : `under the fingerprint key ${unlike.keyId}`;
  const organizationWords = unlike.organization === own.organization ? "" : ` for ${unlike.organization}`;
  const ourKey = own.keyId === null ? "has none" : own.keyId === unlike.keyId ? "is about another organization" : "has another one";
  const reason = `the history was sealed${organizationWords} ${key}, and this run ${ourKey}`;
  return { what: "whether its secrets are the secrets that policies and other runs name", reason };
}
// src/run/leak-allowlist.ts
async function leakAllowlist(formats2) {
  const words2 = [...ruleWords];
  const all = /* @__PURE__ */ new Set();
  for (const format of formats2) for (const name2 of [format, ...await packedIn(format)]) all.add(name2);
  for (const format of all)
    words2.push(...format === "text" ? textWords : await (await import("./reporters.js")).wordsOf(format));
  return words2;
}

// src/run/config.ts
function createConfig({ catalog = createCatalog(), ...parts2 } = {}) {
  return {
    file: null,
    text: null,
    organization: null,
    baseUrl: null,
    appUrl: null,
    policies: null,
    ledger: null,
    auditEverySeconds: null,
    sharedAccounts: [],
    with: [],
    builtin: {},
    alarmAfterSeconds: null,
    failOn: null,
    logins: {},
    agreement: false,
    aliases: {},
    catalog,
    ...parts2
  };
}

import { lstatSync } from "node:fs";
// src/run/read-config.ts
var configFiles = ["driftline.yaml", "driftline.yml"];
var isThere = (name2) => lstatSync(name2, { throwIfNoEntry: false }) !== void 0;
async function readConfig(configFile) {
  const [file, secondFile] = configFile === void 0 ? configFiles.filter(isThere) : [configFile];
  if (secondFile !== void 0)
    throw usageError(`${file} and ${secondFile} both exist`, "keep one, or name it with --config or the input config");
  if (file === void 0) return createConfig();
  const text3 = await readInput(file, "configuration");
  const { parseConfig } = await import("./yaml.js");
  return parseConfig(file, text3);
}

// src/run/zip.ts
var LOCAL = 67324752;
var CENTRAL = 33639248;
var END = 101010256;
var LOCAL_BYTES = 30;
var CENTRAL_BYTES = 46;
var END_BYTES = 22;
var TOO_LONG = 4294967295;
var MAX_ENTRIES = 65535;
var VERSION = 10;
var DAY2 = 33;
var UNIX = 3 << 8;
var MODE = 33188 * 2 ** 16;
function localHeader(entry) {
  const bytes = Buffer.alloc(LOCAL_BYTES);
  bytes.writeUInt32LE(LOCAL, 0);
  writeFacts(bytes, 4, entry);
  return Buffer.concat([bytes, Buffer.from(entry.name)]);
}
function directory(entries, at2) {
  const rows = entries.map((entry) => {
    const bytes = Buffer.alloc(CENTRAL_BYTES);
    bytes.writeUInt32LE(CENTRAL, 0);
    bytes.writeUInt16LE(UNIX | VERSION, 4);
    writeFacts(bytes, 6, entry);
    bytes.writeUInt32LE(MODE, 38);
    bytes.writeUInt32LE(entry.at, 42);
    return Buffer.concat([bytes, Buffer.from(entry.name)]);
  });
  const list3 = Buffer.concat(rows);
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list3.length, 12);
  end.writeUInt32LE(at2, 16);
  return Buffer.concat([list3, end]);
}
function writeFacts(bytes, at2, { name: name2, size, crc }) {
  bytes.writeUInt16LE(VERSION, at2);
  bytes.writeUInt16LE(DAY2, at2 + 8);
  bytes.writeUInt32LE(crc, at2 + 10);
  bytes.writeUInt32LE(size, at2 + 14);
  bytes.writeUInt32LE(size, at2 + 18);
  bytes.writeUInt16LE(Buffer.byteLength(name2), at2 + 22);
}

// src/run/withhold.ts
function withhold(name2, text3, leaks) {
  if (leaks(text3))
    throw new DriftlineError("leak", {
      message: `${name2} contains a secret of the history; it was withheld, with every other output`,
      hint: "this is a bug in Driftline: please report it, without the history"
    });
}

// src/reporters/pieces.ts
function areFiles(output2) {
  return output2 instanceof Map;
}
function piecesOf(text3) {
  return typeof text3 === "string" ? [text3] : text3;
}
function whole2(output2) {
  if (areFiles(output2)) return [...output2.values()].map(whole2).join("");
  return typeof output2 === "string" ? output2 : [...output2].join("");
}
var BATCH2 = 8;
function* jsonPieces(value2) {
  for (const piece of parts(value2)) yield visibleJson(piece);
  yield "\n";
}
function* parts(value2) {
  if (Array.isArray(value2) && value2.length > 0) yield* items(value2, 0);
  else if (typeof value2 === "object" && value2 !== null && !Array.isArray(value2)) yield* members2(value2);
  else yield JSON.stringify(value2);
}
function* members2(object) {
  let before2 = "{\n";
  for (const [key, member] of Object.entries(object)) {
    if (member === void 0) continue;
    yield before2;
    before2 = ",\n";
    if (isArray(member) && member.length > BATCH2) {
      yield `  ${JSON.stringify(key)}: `;
      yield* items(member, 1);
    } else yield JSON.stringify({ [key]: member }, null, 2).slice(2, -2);
  }
  yield before2 === "{\n" ? "{}" : "\n}";
}
function* items(list3, depth) {
  const edge = depth === 0 ? "[\n".length : "[\n  [\n".length;
  let before2 = "[\n";
  for (let i = 0; i < list3.length; i += BATCH2) {
    const batch = list3.slice(i, i + BATCH2);
    yield before2;
    yield JSON.stringify(depth === 0 ? batch : [batch], null, 2).slice(edge, -edge);
    before2 = ",\n";
  }
  yield depth === 0 ? "\n]" : "\n  ]";
}

import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { mkdir, open as open2, readdir as readdir2, rm, stat as stat2 } from "node:fs/promises";
import path4 from "node:path";
// src/run/temporary.ts
var signals = ["SIGINT", "SIGTERM", "SIGHUP"];
var Temporary = class _Temporary {
  static #all = /* @__PURE__ */ new Set();
  path;
  constructor(location) {
    this.path = location;
    if (_Temporary.#all.size === 0) for (const signal of signals) process.on(signal, _Temporary.#interrupted);
    _Temporary.#all.add(this);
  }
  static async folder(folder2) {
    await mkdir(folder2);
    return new _Temporary(folder2);
  }
  forget() {
    if (_Temporary.#all.delete(this) && _Temporary.#all.size === 0)
      for (const signal of signals) process.off(signal, _Temporary.#interrupted);
  }
  async remove() {
    if (!_Temporary.#all.has(this)) return;
    await rm(this.path, { force: true, recursive: true }).catch(() => {
    });
    this.forget();
  }
  /** Removes everything, then ends the process by the same signal. */
  static #interrupted = (signal) => {
    for (const temporary of _Temporary.#all) {
      rmSync(temporary.path, { force: true, recursive: true });
      temporary.forget();
    }
    process.kill(process.pid, signal);
  };
};
var TemporaryFile = class _TemporaryFile extends Temporary {
  handle;
  constructor(file, handle) {
    super(file);
    this.handle = handle;
  }
  static async open(file, mode) {
    return new _TemporaryFile(file, await open2(file, "wx+", mode));
  }
  async remove() {
    await this.handle.close().catch(() => {
    });
    await super.remove();
  }
};
function beside(target, suffix = "part") {
  return path4.join(path4.dirname(target), `.${path4.basename(target)}.${randomBytes(4).toString("hex")}.${suffix}`);
}
var ABANDONED = 36e5;
async function tryBeside(target, make) {
  const folder2 = await nearestFolder(path4.dirname(target));
  const probe = beside(path4.join(folder2, path4.basename(target)));
  await make(probe);
  await rm(probe, { recursive: true });
  const start = `.${path4.basename(target)}.`;
  const isDraft = (name2) => name2.startsWith(start) && /^[0-9a-f]{8}\.part$/.test(name2.slice(start.length));
  for (const name2 of (await readdir2(folder2).catch(() => [])).filter(isDraft)) {
    const draft2 = path4.join(folder2, name2);
    const age2 = Date.now() - ((await stat2(draft2).catch(() => void 0))?.mtimeMs ?? Infinity);
    if (age2 > ABANDONED) await rm(draft2, { recursive: true, force: true }).catch(() => {
    });
  }
}
async function makeFolder(folder2, mode = 511) {
  const isThere3 = async (error) => {
    if (await isFolder(folder2)) return true;
    throw error;
  };
  const above = path4.dirname(folder2);
  try {
    await mkdir(folder2, mode);
  } catch (error) {
    if (codeOf(error) !== "ENOENT" || above === folder2) return void await isThere3(error);
    await makeFolder(above, mode);
    await mkdir(folder2, mode).catch(isThere3);
  }
}
async function nearestFolder(folder2) {
  const stats = await stat2(folder2).catch((error) => {
    if (codeOf(error) === "ENOENT") return void 0;
    throw error;
  });
  if (!stats) return nearestFolder(path4.dirname(folder2));
  if (!stats.isDirectory()) throw Object.assign(new Error(), { code: "ENOTDIR" });
  return folder2;
}
async function isFolder(name2) {
  return (await stat2(name2).catch(() => void 0))?.isDirectory() === true;
}
var whyNot = {
  EEXIST: "a file stands in place of a folder",
  ENOTDIR: "a file stands in place of a folder",
  EISDIR: "it is the name of a folder"
};
async function deliver(label2, work) {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DriftlineError) throw error;
    const why = whyNot[codeOf(error) ?? ""] ?? reasonOf(error);
    throw new DriftlineError("incomplete", `${label2} cannot be written: ${why}`);
  }
}

// src/run/ci.ts
function isCi({ CI: text3 = "" }) {
  return text3 !== "" && text3 !== "false" && text3 !== "0";
}

// src/run/pager.ts
var isRefused = false;
function refusePager() {
  isRefused = true;
}
function pagerOf(text3, { env, isTerminal, rows }) {
  if (isRefused || !isTerminal || rows === void 0 || env["TERM"] === "dumb" || isCi(env)) return void 0;
  if (text3.split("\n").length <= rows) return void 0;
  const words2 = (env["DRIFTLINE_PAGER"] ?? env["PAGER"] ?? "less").split(/\s+/).filter((word) => word !== "");
  return words2.length === 0 || words2.join() === "cat" ? void 0 : words2;
}
function ownTerminal() {
  const { env, stdout } = process;
  return { env, isTerminal: stdout.isTTY === true && process.stdin.isTTY === true, rows: stdout.rows };
}
async function page([command2 = "", ...args], text3) {
  const { spawn } = await import("node:child_process");
  const ignore = () => {
  };
  process.on("SIGINT", ignore);
  try {
    return await new Promise((resolve) => {
      const { env } = process;
      const child = spawn(command2, args, {
        stdio: ["pipe", "inherit", "inherit"],
        env: { ...env, LESS: env["LESS"] ?? "FRX", LV: env["LV"] ?? "-c" }
      });
      child.once("error", ({ message }) => {
        note(`the pager cannot be started: ${message}`);
        resolve(false);
      });
      child.once("close", () => resolve(true));
      child.stdin.on("error", ignore);
      child.stdin.end(text3);
    });
  } finally {
    process.off("SIGINT", ignore);
  }
}

import { randomBytes as randomBytes2 } from "node:crypto";
import { constants } from "node:fs";
import { access, open as open3, readlink, realpath as realpath2, rename as rename2, stat as stat3 } from "node:fs/promises";
import { tmpdir } from "node:os";
import path5 from "node:path";
// src/run/draft.ts
async function draft(file) {
  if (file === null) return new HeldDraft("standard output", writeOut);
  const place2 = await deliver(file, async () => placeOf4(file));
  if (place2 !== null) return FileDraft.begin(file, place2);
  return new HeldDraft(file, async (pieces2) => {
    const handle = await open3(file, constants.O_WRONLY);
    try {
      for await (const piece of pieces2) await handle.appendFile(piece);
    } finally {
      await handle.close();
    }
  });
}
async function placeOf4(file) {
  const stats = await stat3(file).catch(() => void 0);
  if (!stats) {
    if (namesFolder(file)) throw isFolder2();
    const link = await readlink(file).catch(() => void 0);
    return link === void 0 ? file : path5.resolve(path5.dirname(file), link);
  }
  if (stats.isDirectory()) throw isFolder2();
  return stats.isFile() ? realpath2(file) : null;
}
function isFolder2() {
  return Object.assign(new Error(), { code: "EISDIR" });
}
function namesFolder(file) {
  return /(?:^|[\\/])\.{0,2}$/.test(file);
}
async function writeOut(pieces2) {
  const terminal = ownTerminal();
  if (terminal.isTerminal) return showOn(terminal, pieces2);
  for await (const piece of pieces2)
    if (process.stdout.destroyed) break;
    else await write(piece);
}
async function showOn(terminal, pieces2) {
  const all = [];
  for await (const piece of pieces2) all.push(Buffer.from(piece));
  const text3 = Buffer.concat(all).toString();
  const pager = pagerOf(text3, terminal);
  if (pager === void 0 || !await page(pager, text3)) await write(text3);
}
async function prepare(file) {
  await deliver(file, async () => {
    const place2 = await placeOf4(file);
    if (place2 === null) return access(file, constants.W_OK);
    await tryBeside(place2, async (probe) => (await open3(probe, "wx")).close());
  });
}
var FileDraft = class {
  file;
  temporary;
  #place;
  constructor(file, place2, temporary) {
    this.file = file;
    this.#place = place2;
    this.temporary = temporary;
  }
  static async begin(file, place2 = file) {
    return deliver(file, async () => {
      await makeFolder(path5.dirname(place2));
      const earlier = await stat3(place2).catch(() => void 0);
      const temporary = await TemporaryFile.open(beside(place2), earlier ? 384 : 438);
      if (earlier) await temporary.handle.chmod(earlier.mode & 511).catch(() => {
      });
      return new this(file, place2, temporary);
    });
  }
  async write(text3) {
    await deliver(this.file, async () => this.temporary.handle.appendFile(text3));
  }
  async finish() {
    await deliver(this.file, async () => {
      await this.temporary.handle.sync();
      await this.temporary.handle.close();
    });
  }
  async keep() {
    await deliver(this.file, async () => rename2(this.temporary.path, this.#place));
    this.temporary.forget();
  }
  async drop() {
    await this.temporary.remove();
  }
};
var ROOM = 4e6;
var BLOCK = 1e6;
var HeldDraft = class {
  #label;
  #to;
  #texts = [];
  #size = 0;
  #spillFile;
  /** @param label the target, for the error message */
  constructor(label2, to) {
    this.#label = label2;
    this.#to = to;
  }
  async write(text3) {
    this.#texts.push(text3);
    this.#size += text3.length;
    if (this.#size > ROOM) await this.#spill();
  }
  async finish() {
    if (this.#spillFile) await this.#spill();
  }
  async keep() {
    await deliver(this.#label, async () => this.#to(this.#pieces()));
  }
  async drop() {
    this.#texts = [];
    await this.#spillFile?.remove();
  }
  async *#pieces() {
    const handle = this.#spillFile?.handle;
    if (!handle) {
      yield this.#texts.join("");
      return;
    }
    for await (const bytes of handle.createReadStream({ start: 0, autoClose: false, highWaterMark: BLOCK }))
      yield bytes;
  }
  async #spill() {
    const file = path5.join(tmpdir(), `driftline-${randomBytes2(8).toString("hex")}.part`);
    await deliver(this.#label, async () => {
      this.#spillFile ??= await TemporaryFile.open(file, 384);
      await this.#spillFile.handle.appendFile(this.#texts.join(""));
    });
    this.#texts = [];
    this.#size = 0;
  }
};

import { readlink as readlink2, realpath as realpath3, stat as stat22 } from "node:fs/promises";
import path22 from "node:path";
import { renameSync, rmSync as rmSync2 } from "node:fs";
import { mkdir as mkdir2, open as open4, readdir as readdir3, stat as stat4 } from "node:fs/promises";
import path6 from "node:path";
// src/run/publish.ts
// src/run/folder-draft.ts
async function prepareFolder(folder2, files) {
  await deliver(folder2, async () => {
    await isThere2(folder2, files);
    await tryBeside(folder2, mkdir2);
  });
}
async function isThere2(folder2, files) {
  const kind = await stat4(folder2).catch((error) => {
    if (error.code === "ENOENT") return void 0;
    throw error;
  });
  if (!kind) return false;
  const entries = kind.isDirectory() ? await readdir3(folder2, { withFileTypes: true }) : void 0;
  const strange = entries?.find((entry) => !entry.isFile() || !files.includes(entry.name));
  if (entries && !strange) return true;
  const obstacle = strange ? `holds ${strange.name}, which was not written by this format` : "is a file";
  throw usageError(
    `the output ${folder2} ${obstacle}, so it is not replaced`,
    "name a folder that does not exist, or a folder with only such an output"
  );
}
var FolderDraft = class _FolderDraft {
  #folder;
  #temporary;
  #files = [];
  #open;
  constructor(folder2, temporary) {
    this.#folder = folder2;
    this.#temporary = temporary;
  }
  static async begin(folder2) {
    return deliver(folder2, async () => {
      await makeFolder(path6.dirname(folder2));
      return new _FolderDraft(folder2, await Temporary.folder(beside(folder2)));
    });
  }
  async turnTo(name2) {
    await this.finish();
    await deliver(this.#folder, async () => {
      this.#open = await open4(path6.join(this.#temporary.path, name2), "wx");
    });
    this.#files.push(name2);
  }
  async write(text3) {
    await deliver(this.#folder, async () => this.#open.appendFile(text3));
  }
  async finish() {
    const file = this.#open;
    this.#open = void 0;
    await deliver(this.#folder, async () => {
      await file?.sync();
      await file?.close();
    });
  }
  async keep() {
    await deliver(this.#folder, async () => {
      const old = beside(this.#folder, "old");
      const replaces = await isThere2(this.#folder, this.#files);
      if (replaces) renameSync(this.#folder, old);
      try {
        renameSync(this.#temporary.path, this.#folder);
      } catch (error) {
        if (replaces) renameSync(old, this.#folder);
        throw error;
      }
      this.#temporary.forget();
      if (replaces) rmSync2(old, { recursive: true });
    });
  }
  async drop() {
    await this.#open?.close().catch(() => {
    });
    await this.#temporary.remove();
  }
};
// src/run/zip-draft.ts
var ZipTexts = class {
  files;
  constructor(files) {
    this.files = files;
  }
};
var ZipDraft = class extends FileDraft {
  #entries = [];
  #open;
  #end = 0;
  async turnTo(name2) {
    await this.#close();
    this.#open = { name: name2, at: this.#end, size: 0, crc: 0 };
    await this.#append(localHeader(this.#open));
  }
  async write(text3) {
    const { crc32 } = await import("node:zlib");
    const open22 = this.#open;
    const bytes = Buffer.from(text3);
    this.#open = { ...open22, size: open22.size + bytes.length, crc: crc32(bytes, open22.crc) };
    await this.#append(bytes);
  }
  async finish() {
    await this.#close();
    await this.#append(directory(this.#entries, this.#end));
    await super.finish();
  }
  /** Rewrites the header of the open file, now that its length is known. */
  async #close() {
    const open22 = this.#open;
    if (!open22) return;
    this.#open = void 0;
    this.#entries.push(open22);
    await this.#writeAt(localHeader(open22), open22.at);
  }
  async #append(bytes) {
    if (this.#end + bytes.length >= TOO_LONG)
      throw new DriftlineError("incomplete", `${this.file} cannot be written: it would be larger than 4 GB`);
    await this.#writeAt(bytes, this.#end);
    this.#end += bytes.length;
  }
  async #writeAt(bytes, at2) {
    await deliver(this.file, async () => {
      for (let offset = 0; offset < bytes.length; )
        offset += (await this.temporary.handle.write(bytes, offset, bytes.length - offset, at2 + offset)).bytesWritten;
    });
  }
};
// src/run/publish.ts
async function prepareTargets(targets, inputs, ledger = null) {
  const inputIds = new Set(await Promise.all(inputs.map(identityOf)));
  const inputPaths = await Promise.all(inputs.map(realPathOf));
  const targetFiles = targets.flatMap(({ file }) => file ?? []);
  const targetPaths = await Promise.all(targetFiles.map(realPathOf));
  if (ledger !== null) await refuseInLedger(targetFiles, ledger);
  const earlier = /* @__PURE__ */ new Set();
  for (const { file, format } of targets) {
    if (file === null) continue;
    const identity = await identityOf(file);
    if (inputIds.has(identity)) throw usageError(`the output ${file} is read by this run and is not overwritten`);
    if (earlier.has(identity)) throw usageError(`the report file ${file} is named twice`);
    earlier.add(identity);
    const files = await (format && filesOf2(format));
    if (!files) {
      await prepare(file);
      continue;
    }
    const folder2 = await realPathOf(file);
    const input = inputs.find((_, i) => isInside(inputPaths[i], folder2));
    if (input !== void 0)
      throw usageError(
        `the output ${file} holds ${input}, which this run reads, and is not overwritten`,
        "name another folder"
      );
    if (targetPaths.some((targetPath) => isInside(targetPath, folder2)))
      throw usageError(`${file} is an output folder, and no other output may be written into it`);
    await prepareFolder(file, files);
  }
}
async function refuseInLedger(files, ledger) {
  const ledgerPath = await realPathOf(ledger);
  for (const file of files) {
    const place2 = await realPathOf(file);
    const words2 = place2 === ledgerPath ? "is the folder of the ledger" : isInside(place2, ledgerPath) ? `is inside the ledger ${ledger}` : isInside(ledgerPath, place2) ? `contains the ledger ${ledger}` : null;
    if (words2 !== null)
      throw usageError(
        `the output ${file} ${words2}, and a ledger's folder holds nothing else`,
        "keep the ledger and the outputs in different folders"
      );
  }
}
function isInside(file, folder2) {
  return file.startsWith(folder2.endsWith(path22.sep) ? folder2 : folder2 + path22.sep);
}
async function identityOf(file) {
  try {
    const status = await stat22(file, { bigint: true });
    return status.isFile() ? `${status.dev}:${status.ino}` : path22.resolve(file);
  } catch {
    return realPathOf(file);
  }
}
async function realPathOf(file) {
  const full = path22.resolve(file);
  const existing = await realpath3(full).catch(() => void 0);
  if (existing !== void 0) return existing;
  const folder2 = path22.dirname(full);
  if (folder2 === full) return full;
  const realFolder = await realPathOf(folder2);
  const target = await readlink2(full).catch(() => void 0);
  if (target === void 0) return path22.join(realFolder, path22.basename(full));
  const place2 = path22.resolve(realFolder, target);
  const parent = path22.dirname(place2);
  return path22.join(await realpath3(parent).catch(() => parent), path22.basename(place2));
}
async function publish(result, targets) {
  try {
    const rendered = await Promise.all(
      targets.map(async (target) => [target, await rendererOf(target, result)])
    );
    await publishAll(outputsOf(result, rendered), result.leaks, result.keep);
  } finally {
    await result.close?.();
  }
}
async function rendererOf({ format }, result) {
  if (!isArchive(format)) return reporters[format].load();
  const { packageOf } = await import("./reporters.js");
  const files = await packageOf(result);
  return () => new ZipTexts(files);
}
function* outputsOf({ report }, targets) {
  for (const [{ format, file, options: options2 }, render] of targets)
    yield { file, name: `the ${format} report`, text: render(report, options2) };
}
async function publishAll(outputs, leaks, keep) {
  const drafts = [];
  try {
    for (const { file, text: text3, name: name2 } of outputs) {
      const { files, target } = await beginOutput(text3, file);
      drafts.push({ file, draft: target });
      for (const [inside3, text22] of files) {
        await target.turnTo?.(inside3);
        const scan = inPieces(leaks);
        let pendingWrite = Promise.resolve();
        for (const piece of gatherPieces(text22)) {
          withhold(name2, piece, scan);
          await pendingWrite;
          pendingWrite = target.write(piece);
          pendingWrite.catch(() => {
          });
        }
        await pendingWrite;
      }
      await target.finish();
    }
    await keep?.();
    for (const entry of drafts) if (entry.file !== null) await entry.draft.keep();
    for (const entry of drafts) if (entry.file === null) await entry.draft.keep();
  } finally {
    for (const entry of drafts) await entry.draft.drop();
  }
}
async function beginOutput(text3, file) {
  if (text3 instanceof ZipTexts) return { files: text3.files, target: await ZipDraft.begin(file) };
  if (areFiles(text3)) return { files: text3, target: await FolderDraft.begin(file) };
  return { files: [["", text3]], target: await draft(file) };
}
var ENOUGH = 6e4;
function* gatherPieces(text3) {
  let block = "";
  for (const piece of piecesOf(text3)) {
    block += piece;
    if (block.length < ENOUGH) continue;
    yield block;
    block = "";
  }
  if (block !== "") yield block;
}

// src/run/options.ts
function choice2(name2, text3, choices) {
  const match2 = choices.find((option) => option === text3);
  if (match2 !== void 0) return match2;
  const hint = didYouMean(text3, choices) ?? `one of ${choices.join(", ")}`;
  throw usageError(`${name2}: "${text3}" is not known`, hint);
}
var failOnChoices = [...severities, "never"];
function transient(name2, text3 = "never", memory) {
  const severity = choice2(name2, text3, failOnChoices);
  if (severity === "never") return void 0;
  if (memory.isThere) return severity;
  const message = `${name2}: without ${memory.name}, the last audit is unknown`;
  throw usageError(message, memory.hint);
}
function formatName(name2, text3) {
  return isFormat(text3) ? text3 : choice2(name2, text3, formatNames);
}
function actionFormat(name2, text3) {
  return choice2(
    name2,
    text3,
    formatNames.filter((format) => format !== "sample-csv")
  );
}
function textFormat(name2, text3) {
  const format = formatName(name2, text3);
  const place2 = outputKind(format);
  if (place2 === void 0) return format;
  const form = place2 === "folder" ? "a folder of files" : "an archive";
  const message = `${name2}: ${format} is ${form}, which standard output cannot take`;
  throw usageError(message, `write --output ${format}=<${place2}>`);
}
function extras(name2, text3) {
  return [...new Set(text3.split(",").map((part) => choice2(name2, part.trim(), extraChoices)))];
}
function day(name2, text3, hint = "write 2026-03-01") {
  if (!/^\d{4}-\d\d-\d\d$/.test(text3) || stretchOf(text3, Infinity) === void 0)
    throw usageError(`${name2}: "${text3}" is not a day`, hint);
  return text3;
}
function wholeNumber(name2, text3) {
  if (!/^[1-9]\d{0,8}$/.test(text3)) throw usageError(`${name2}: "${text3}" is not a whole number from 1`, "write 10");
  return Number(text3);
}
function sample(size, seed) {
  if (size === void 0 && seed === void 0) return void 0;
  if (size === void 0 || seed === void 0 || seed === "")
    throw usageError(
      "--sample and --seed must be used together, so that the sample can be drawn again",
      "write --sample 25 --seed <any text>"
    );
  return { size: wholeNumber("--sample", size), seed };
}
var times = "2026-11-20T00:00:00Z, a day 2026-11-20, a month 2026-11, or an age such as 30d";
function instant(name2, text3) {
  const stretch2 = stretchOf(text3, Date.now());
  if (stretch2 === void 0) throw usageError(`${name2}: "${text3}" is not an instant`, `write ${times}`);
  return stretch2.last;
}
function revisionOrTime(name2, text3, now = Date.now()) {
  if (/^\d{1,15}$/.test(text3)) return Number(text3);
  const stretch2 = stretchOf(text3, now);
  if (stretch2 === void 0)
    throw usageError(
      `${name2}: "${text3}" is not a revision number or an instant`,
      `write a revision number such as 12, ${times}`
    );
  return stretch2;
}
function since(name2, text3, asOf) {
  const start = revisionOrTime(name2, text3, asOf);
  return typeof start === "number" ? text3 : instantText(start.first);
}
function output(text3) {
  return outputNamed(text3, (name2) => formatName("--output", name2), "html=report.html");
}
function outputNamed(text3, formatOf, example) {
  const at2 = text3.indexOf("=");
  if (at2 < 1 || at2 === text3.length - 1)
    throw usageError(`--output: "${text3}" is not <format>=<file>`, `write ${example}`);
  const [name2, file] = [text3.slice(0, at2), text3.slice(at2 + 1)];
  const format = formatOf(name2);
  if (file !== "-") return { format, file };
  const hint = `write --format ${name2} for standard output, or --output ${name2}=./- for a file with this name`;
  throw usageError("--output: - is not the name of a file", hint);
}

import { existsSync as existsSync2 } from "node:fs";
import { lstat, stat as stat5 } from "node:fs/promises";
import path7 from "node:path";
// src/run/policy-names.ts
async function policyNames(givenNames, config) {
  if (givenNames && givenNames.length > 0) return givenNames;
  const names5 = config.policies?.map((name2) => besideConfig(name2, config.file));
  return names5 ?? defaultNames(isFolder3);
}
async function defaultNames(isFolder22) {
  return await isFolder22("policies") ? ["policies"] : ["baseline"];
}
function besideConfig(name2, config) {
  const file = path7.join(path7.dirname(config ?? "."), name2);
  return existsSync2(file) ? file : name2;
}
async function isFolder3(name2) {
  const stats = await stat5(name2).catch(() => void 0);
  if (stats?.isDirectory() === true) return !await isPackFolder(name2);
  if (await lstat(name2).catch(() => void 0) === void 0) return false;
  throw usageError(
    `${name2} is not a folder, and the folder of policies is expected there`,
    "name the policies with --policy or the input policies, or rename it"
  );
}

import { judgeVersion, userAgent, version } from "./base.js";

// src/query/answers.ts
async function policiesOf({ policy, namesRules = false }, config) {
  const names5 = await policyNames(policy, config);
  const load = async () => (await import("./policies.js")).loadNamed(names5, config.catalog, [], config.agreement);
  const sources3 = await readPolicies(names5);
  if (!namesRules && sources3.every(namesNobody))
    return {
      sources: sources3,
      texts: sources3.flatMap(({ file, text: text3 }) => [file, text3]),
      people: { editors: null, approvals: [], changes: null },
      policies: async () => (await load()).policies
    };
  const loadResult = await load();
  const { policies } = loadResult;
  const people3 = config.builtin["editors/unapproved"] === "off" ? { ...policies, editors: null } : policies;
  const { policyTexts } = await import("./policies.js");
  return { sources: loadResult.sources, texts: policyTexts(loadResult), people: people3, policies: async () => policies };
}
async function readHistory(question) {
  const config = await readConfig(question.config);
  const { sources: sources3, texts, people: people3, policies } = await policiesOf(question, config);
  const asOf = question.asOf === void 0 ? void 0 : instant("--as-of", question.asOf);
  const source = await chooseSource(question, config, process.env);
  const allowedTexts = [...texts, ...await leakAllowlist([]), ...question.allowedTexts ?? []];
  const openedEvidence = await openEvidence(source, {
    config,
    environment: process.env,
    allowedTexts,
    ledger: { dir: question.ledger ?? null, full: false }
  });
  const { sealed, ledgerDir } = openedEvidence;
  const { value: value2 } = openedEvidence.evidence;
  const { revisions } = upTo(value2.revisions, asOf);
  const numbers = revisions.map(({ revision: revision2 }) => revision2);
  const now = asOf ?? Date.now();
  const isNone = openedEvidence.evidence.complete && value2.revisions.length === 0;
  const evidence = isNone ? evidenceOf(value2, [noHistory(value2.revisions, now)]) : openedEvidence.evidence;
  const inputs = [
    ...sources3.map(({ file }) => file),
    ...source.kind === "file" ? [source.file] : [],
    ...config.file === null ? [] : [config.file],
    ...source.kind === "service" && question.apiKeyFile !== void 0 ? [question.apiKeyFile] : []
  ];
  const deliver2 = async (targets, keep) => {
    await prepareTargets(targets, inputs, ledgerDir);
    await publishAll(targets, sealed.outputLeaks, keep);
    for (const { what, reason } of value2.notEvaluated)
      if (what === SECRET_CHANGES) note(`not known: ${what}: ${reason}`);
    if (evidence.complete) return 0;
    for (const problem of evidence.problems) note(`the evidence is incomplete: ${problem.message}`);
    return 3;
  };
  return {
    config,
    organization: source.organization,
    people: people3,
    policies,
    evidence,
    asOf: now,
    steps: () => stepsOf2(revisions, config.catalog),
    between: (from2, to) => {
      const followed = [...revisions.slice(0, numbers.indexOf(from2) + 1), present(revisions[numbers.indexOf(to)])];
      let last;
      for (const step of stepsOf2(followed, config.catalog)) last = step;
      return present(last);
    },
    revisions,
    numbers,
    revision: (word) => revisionNamed(word, numbers, evidence),
    judge: async (policies2) => {
      const { audit } = await import("./audit.js");
      const { auditInput } = await import("./audit.js");
      const { organization: organization2 } = source;
      return audit(
        auditInput(evidence, config, { policies: policies2, organization: organization2, version, asOf: now, cut: asOf !== void 0 })
      );
    },
    leaks: sealed.leaks,
    answer: async (json2, text3, csv = text3) => {
      const { format } = question;
      const rendered = format === "json" ? jsonPieces(json2) : format === "csv" ? csv(await import("./questions.js")) : text3();
      return deliver2([{ file: null, name: "the answer", text: rendered }]);
    },
    deliver: deliver2
  };
}
function revisionNamed(word, numbers, evidence) {
  const parts2 = /^(latest|first|\d{1,15})(?:~(\d{1,6}))?$/.exec(word);
  const refuse = (message, hint) => usageError(`"${word}" ${message}`, hint);
  if (!parts2) throw refuse("names no revision", "write latest, first, a number, or N~k");
  const at2 = parts2[1] === "latest" ? numbers.length - 1 : parts2[1] === "first" ? 0 : numbers.indexOf(Number(parts2[1]));
  const number2 = at2 < 0 ? void 0 : numbers[at2 - Number(parts2[2] ?? 0)];
  if (number2 !== void 0) return number2;
  const [first2 = Infinity, last = -Infinity] = [numbers[0], numbers.at(-1)];
  const has = numbers.length === 0 ? "none at this time" : `${first2} to ${last}`;
  const askedNumber = Number(parts2[1]);
  if (evidence.complete && at2 < 0 && first2 < askedNumber && askedNumber < last)
    throw refuse("names a revision that is missing", `this history has ${has}, without ${askedNumber}`);
  if (evidence.complete) throw refuse("names no revision of this history", `it has ${has}`);
  const problems = evidence.problems.map(({ message }) => message).join("; ");
  throw new DriftlineError(
    "incomplete",
    `"${word}" names none of the revisions to compare; the evidence is incomplete: ${problems}`
  );
}

import { isOutputLost } from "./base.js";

// src/query/approvals.ts
async function approvalsBy(history) {
  const {
    people: { editors, approvals, changes },
    revisions,
    asOf
  } = history;
  if (editors === null && approvals.length === 0) return () => ({ approved: null, of: () => null });
  const { ApprovalMatcher } = await import("./policies.js");
  const { isListed } = await import("./policies.js");
  const people3 = new People(revisions);
  const matcher = new ApprovalMatcher(approvals, { emergencySeconds: changes?.emergencySeconds ?? null, asOf, people: people3 });
  return (step) => {
    const { by, time: time2 } = step.revision;
    const subjects = subjectsOf(step.changes);
    const matches3 = matcher.match({ time: time2, by, subjects });
    return {
      approved: isListed(editors, step.revision, subjects),
      of: (subject) => {
        const best = matches3.get(subject)?.[0];
        return best ? { id: best.approval.id, result: best.result } : null;
      }
    };
  };
}

// src/query/because.ts
function becauseWords({
  because,
  subject,
  inForce
}) {
  const name2 = nameOf(subject);
  const limits3 = inForce === true ? "nothing is limited: " : "";
  if (because.kind === "entries") {
    const all = because.entries.map(valueText).join(", ");
    return `of the ${because.entries.length === 1 ? "entry" : "entries"} ${all}`;
  }
  if (because.kind === "value") return "it stands there";
  if (because.kind === "denied")
    return `${nameOf(because.by)} holds ${because.entries.map(valueText).join(", ")}, which wins over ${name2}`;
  if (because.kind === "switch") {
    const [effect, words2] = inForce === null ? ["may have", unclearWords(because.value)] : ["has", switchWords(because.value, because.on)];
    return `${limits3}${name2} ${effect} no effect because ${nameOf(because.switch)} ${words2}`;
  }
  if (because.kind === "unreadable") return `${nameOf(because.at)} ${because.flaw}, so its meaning is not known`;
  return `${limits3}${because.kind === "empty" ? "the list is empty" : `${name2} is not set`} (${because.means})`;
}
function switchWords(value2, on2) {
  if (on2) return value2 === true ? "is on" : `is ${valueText(value2)}`;
  if (value2 === null) return "is off (not set)";
  return value2 === false ? "is off" : `is off (${valueText(value2)})`;
}
function unclearWords(value2) {
  if (typeof value2 === "boolean" || value2 === null)
    return `is ${value2 === true ? "on" : "off"} in one of its spellings`;
  return `is ${valueText(value2)}, which is neither true nor false`;
}

// src/query/break.ts
function breakOf(finding, book) {
  const { rule, subject, kind, message, introduced, resolved, exposureSeconds, unseenSeconds, status } = finding;
  const origin = broughtBy(finding, book);
  return {
    rule,
    subject,
    kind,
    message,
    introduced,
    value: origin && {
      revision: origin.revision,
      at: origin.at,
      by: origin.exact ? origin.by : null,
      exact: origin.exact
    },
    resolved: resolved && { ...resolved, exact: isEndExact(finding, book) },
    exposureSeconds,
    ...unseenSeconds !== void 0 && { unseenSeconds },
    status
  };
}
function authorsOf(finding, book, limits3) {
  return isOpenedApart(finding, book) ? bylines(finding, book, limits3) : [];
}
function isCauseKnown(violation) {
  return isEvent(violation) ? isDeed(violation) : violation.introduced.exact;
}

import { directions } from "./base.js";

// src/query/filter.ts
function filterOf(flags) {
  const { editor, direction: direction2 } = flags;
  const now = flags.asOf === void 0 ? void 0 : instant("--as-of", flags.asOf);
  const after2 = flags.after === void 0 ? void 0 : parseBound("--after", flags.after, now);
  const before2 = flags.before === void 0 ? void 0 : parseBound("--before", flags.before, now);
  if (after2 && before2 && after2.of === before2.of && before2.at <= after2.at + 1)
    throw usageError(
      `nothing is later than ${flags.after} and earlier than ${flags.before}`,
      "write an earlier --after or a later --before"
    );
  const matches3 = (moment2) => (editor === void 0 || isEditor(editor, moment2.by)) && (after2 === void 0 || moment2[after2.of] > after2.at) && (before2 === void 0 || moment2[before2.of] < before2.at);
  return {
    direction: direction2 === void 0 ? void 0 : choice2("--direction", direction2, directions),
    isNarrow: [editor, direction2, after2, before2].some((part) => part !== void 0),
    matches: matches3,
    matchesSeen: (moment2) => (editor === void 0 || moment2.exact) && matches3(moment2)
  };
}
function parseBound(name2, text3, now) {
  const parsed = revisionOrTime(name2, text3, now);
  if (typeof parsed === "number") return { of: "revision", at: parsed };
  const { first: first2, last } = parsed;
  if (!isDayOrMonth(text3)) return { of: "time", at: first2 };
  return { of: "time", at: name2 === "--after" ? first2 - 1 : last + 1 };
}
function isEditor(text3, { id, email: email2 }) {
  if (text3 === id || text3 === email2) return true;
  if (text3.includes("@")) return email2 !== null && coverageOf(email, [text3])(email2);
  return id !== null && globMatches(text3, id);
}

// src/query/select.ts
function selectSubjects(name2, subjects, { config: { catalog }, evidence }) {
  const allSubjects = [...subjects];
  const path8 = canonicalName(name2, catalog.root) ?? name2;
  const isPointer = name2.startsWith("/");
  const keys = isPointer ? unpointer(name2) : name2.replaceAll("[*]", ".*").split(".");
  const place2 = !isPointer && keys.includes("") ? void 0 : placeOf5(keys, catalog.root);
  const start = pointer(place2 ?? keys);
  const isMeant = (subject) => {
    if (isPointer) return subject === start || subject.startsWith(`${start}/`);
    return isAtOrBelow2(path8, subject) || matchesSubject(path8, subject) || matchesSubject(`${path8}.**`, subject);
  };
  const matches3 = allSubjects.filter(isMeant);
  const places3 = catalog.settings.map((setting2) => pointer(setting2.path.replace(/\[\*\].*/, "").split(".")));
  if (matches3.length > 0 || place2 || places3.some(isMeant)) return new Set(matches3);
  const all = settingsSeen({ steps: () => stepsOf2(evidence.value.revisions, catalog) });
  if ([...all.keys()].some(isMeant)) return /* @__PURE__ */ new Set();
  const names5 = [...catalog.settings.map((setting2) => setting2.path), ...allSubjects.map(nameOf)];
  const hint = didYouMean(name2, names5) ?? "run blame without a name to list the settings, or find --value to search for a value";
  if (evidence.complete) throw usageError(`no setting is named "${name2}"`, hint);
  const problems = evidence.problems.map(({ message: message2 }) => message2).join("; ");
  const message = `no setting that was read is named "${name2}"; the evidence is incomplete: ${problems}`;
  throw new DriftlineError("incomplete", { message, hint });
}
function placeOf5(keys, root) {
  const names5 = [];
  let at2 = root;
  for (const key of keys) {
    const match2 = at2?.keys.get(key);
    names5.push(match2?.name ?? key);
    at2 = match2 ? match2.place : at2?.any;
  }
  return at2 && names5;
}
function isAtOrBelow2(name2, subject) {
  if (!`${nameOf(subject)}.`.startsWith(`${name2}.`)) return false;
  for (let end = subject.length; end > 0; end = subject.lastIndexOf("/", end - 1))
    if (nameOf(subject.slice(0, end)) === name2) return true;
  return false;
}
function fixedSubjects(catalog) {
  return catalog.settings.filter((setting2) => !setting2.path.includes("[*]") && !isContainer(setting2)).map((setting2) => pointer(setting2.path.split(".")));
}
function canonicalName(text3, place2) {
  if (text3 === "") return "";
  for (const [key, { name: name2, place: below }] of place2.keys) {
    const tail = text3.startsWith(key) ? after(text3.slice(key.length), below) : void 0;
    if (tail !== void 0) return name2 + tail;
  }
  if (!place2.any) return void 0;
  for (let end = text3.length; end > 0; end = text3.lastIndexOf(".", end - 1)) {
    const tail = after(text3.slice(end), place2.any);
    if (tail !== void 0) return text3.slice(0, end) + tail;
  }
  return void 0;
}
function after(text3, place2) {
  if (text3 === "") return "";
  if (text3.startsWith("[*]") && place2.any) {
    const tail2 = after(text3.slice(3), place2.any);
    return tail2 === void 0 ? void 0 : `[*]${tail2}`;
  }
  const tail = text3.startsWith(".") ? canonicalName(text3.slice(1), place2) : void 0;
  return tail === void 0 ? void 0 : `.${tail}`;
}
function settingsSeen(history) {
  const bySubject = /* @__PURE__ */ new Map();
  for (const step of history.steps())
    for (const { subject, after: after2 } of step.entries)
      if (after2 && (!after2.container || !bySubject.has(subject)))
        bySubject.set(subject, after2.container ? "container" : after2.setting);
  return bySubject;
}

// src/query/tables.ts
function moment(prefix, of2) {
  return [
    { name: `${prefix}revision`, of: (row2) => of2(row2)?.revision ?? null },
    utc(`${prefix}at`, (row2) => of2(row2)?.at ?? null),
    { name: `${prefix}by`, of: (row2) => of2(row2)?.by?.email ?? of2(row2)?.by?.id ?? null }
  ];
}
function seenMoment(prefix, of2) {
  const [revision2, at2, by] = moment(prefix, of2);
  return [
    revision2,
    at2,
    { ...by, of: (row2) => of2(row2)?.exact === false ? "not known" : by.of(row2) },
    { name: `${prefix}exact`, of: (row2) => yes(of2(row2)?.exact ?? null) }
  ];
}
function place() {
  return [
    { name: "setting", of: ({ subject }) => nameOf(subject) },
    { name: "pointer", of: ({ subject }) => subject }
  ];
}
function names4(subjects) {
  return subjects.map(nameOf).join(", ") || null;
}
function changeSheet(rows) {
  const columns = [
    ...moment("", ({ by }) => by),
    { name: "listed_editor", of: ({ isListed }) => yes(isListed) },
    { name: "setting", of: ({ change }) => change && nameOf(change.subject) },
    { name: "pointer", of: ({ change }) => change && change.subject },
    { name: "direction", of: ({ change }) => change && change.direction },
    { name: "before", of: ({ change }) => change && valueText(change.before) },
    { name: "after", of: ({ change }) => change && valueText(change.after) },
    { name: "approval", of: ({ change }) => change?.approval?.id ?? null },
    { name: "approval_result", of: ({ change }) => change?.approval?.result ?? null },
    { name: "missing_before", of: ({ missing }) => missing ? missingWords([missing]) : null },
    { name: "also_named", of: ({ change }) => names4(change?.alsoNamed === void 0 ? [] : [change.alsoNamed]) }
  ];
  return sheet(columns, rows, {});
}
function inForceWords(inForce) {
  return inForce === null ? "perhaps in force" : inForce ? "in force" : "no effect";
}
function effectSheet(windows, occurrences, value2) {
  const columns = [
    ...place(),
    { name: "value", of: () => value2 },
    { name: "what", of: ({ because, inForce }) => because ? inForceWords(inForce ?? null) : "contained" },
    ...seenMoment("from_", ({ from: from2 }) => from2),
    ...seenMoment("until_", ({ until }) => until),
    { name: "missing_within", of: ({ missingWithin = false }) => yes(missingWithin) },
    {
      name: "because",
      of: ({ because, subject, inForce = null }) => because ? becauseWords({ because, subject, inForce }) : null
    },
    { name: "formerly", of: ({ formerly = [] }) => names4(formerly) }
  ];
  return sheet(columns, [...windows, ...occurrences], {});
}
function breakSheet(rows) {
  const columns = [
    ...place(),
    { name: "status", of: ({ status }) => status },
    ...seenMoment("from_", (row2) => ({ ...row2.introduced, exact: isCauseKnown(row2) })),
    ...seenMoment("value_", ({ value: value2 }) => value2),
    ...seenMoment("until_", ({ resolved }) => resolved),
    { name: "exposure_seconds", of: ({ exposureSeconds }) => exposureSeconds },
    { name: "unseen_seconds", of: ({ unseenSeconds }) => unseenSeconds ?? null },
    { name: "message", of: ({ message }) => message }
  ];
  return sheet(columns, rows, {});
}
function blameSheet(rows) {
  const columns = [
    ...place(),
    { name: "value", of: ({ value: value2 }) => valueText(value2) },
    ...seenMoment("", (row2) => row2),
    { name: "age_seconds", of: ({ ageSeconds }) => ageSeconds },
    { name: "before", of: ({ before: before2 }) => before2 === null ? null : valueText(before2) },
    { name: "approval", of: ({ approval }) => approval?.id ?? null },
    { name: "approval_result", of: ({ approval }) => approval?.result ?? null }
  ];
  return sheet(columns, rows, {});
}

// src/reporters/wording/approval.ts
var MAX_REASON = 200;
var MAX_PEOPLE = 3;
var matches2 = /* @__PURE__ */ new Map([
  ["emergency", "emergency, given afterwards in time"],
  ["self-approved", "no approver is known to be a person other than the editor"],
  ["wrong-implementer", "names other implementers"],
  ["unauthorized", "given afterwards, and too late"],
  ["early", "begins after the change"],
  ["late", "ended before the change"],
  ["over-scope", "for other settings"]
]);
function matchWords(result, seenRevision) {
  if (seenRevision === void 0) return matches2.get(result) ?? result;
  if (result === "emergency") return `covers revision ${seenRevision}, given afterwards in time`;
  return `${result === "authorized" ? "covers" : "does not cover"} revision ${seenRevision}`;
}
function seenIn({ revision: revision2, missing }) {
  return missing ? revision2 : void 0;
}
function approvalWords(approval, book, seenRevision) {
  const { id, result } = approval;
  const nearest2 = say`${id}: ${[visible(matchWords(result, seenRevision))]}`;
  const {
    approvedBy,
    approvedAt,
    ticket = null,
    reason = null
  } = approval.approvedBy === void 0 ? book.approvals.get(id) ?? {} : approval;
  if (approvedBy === void 0 || approvedAt === void 0) return nearest2;
  const approverWords = approvedBy.length === 0 ? ["agreed to by nobody"] : say`agreed to by ${someOf(approvedBy, MAX_PEOPLE, personPhrase)}, ${dayWords(approvedAt)}`;
  const detailWords = [
    ...ticket === null ? [] : [say`ticket ${ticket}`],
    ...reason === null ? [] : [prose(clip(reason, MAX_REASON))]
  ];
  return joinPhrases([nearest2, approverWords, ...detailWords], "; ");
}

// src/reporters/wording/layout.ts
var codes = { bold: "1", dim: "2", red: "31", green: "32", yellow: "33", blue: "34", magenta: "35" };
var severityMarks = {
  critical: { glyph: "\u2b23", colours: ["bold", "magenta"] },
  high: { glyph: "\u25b2", colours: ["red"] },
  medium: { glyph: "\u25c6", colours: ["yellow"] },
  low: { glyph: "\u25aa", colours: ["blue"] },
  info: { glyph: "\u25cb", colours: ["dim"] }
};
var stateMarks = {
  compliant: { glyph: "\u2713", colours: ["bold", "green"] },
  drifted: { glyph: "\u25b2", colours: ["bold", "red"] },
  incomplete: { glyph: "\u25d0", colours: ["bold", "magenta"] },
  tampered: { glyph: "\u2b23", colours: ["bold", "magenta"] },
  nothing: { glyph: "\u25cb", colours: ["dim"] }
  // never green: nothing was evaluated
};
function paintText(text3, ...colours) {
  return `\x1B[${colours.map((colour) => codes[colour]).join(";")}m${text3}\x1B[0m`;
}
function screenOf({ width = 80, color = false }, least = 60) {
  return { width: Math.max(least, width), paint: color ? paintText : (text3) => text3 };
}
function textOf2(blocks) {
  const texts = blocks.filter((block) => block.length > 0).map((block) => block.join("\n"));
  return `${texts.join("\n\n")}
`;
}
function wrap(first2, text3, width, long = "cut") {
  const indent = " ".repeat(cells(first2));
  const room = Math.max(8, width - indent.length);
  const lines2 = [];
  let line3 = "";
  let usedCells = 0;
  const fit = (word) => long === "cut" ? [middle(logLine(word), room)] : pieces(word, room);
  const words2 = unbroken(text3).split(" ").flatMap((word) => fit(word.replaceAll(joint, " ")));
  for (const part of words2) {
    const size = cells(part);
    if (line3 !== "" && usedCells + 1 + size > room) {
      lines2.push(line3);
      [line3, usedCells] = [part, size];
    } else if (line3 === "") [line3, usedCells] = [part, size];
    else [line3, usedCells] = [`${line3} ${part}`, usedCells + 1 + size];
  }
  lines2.push(line3);
  return lines2.map((text22, i) => `${i === 0 ? first2 : indent}${text22}`.trimEnd());
}
function pieces(word, room) {
  if (cells(logLine(word)) <= room) return [logLine(word)];
  const escaped = cells(logLine("::")) - cells("::");
  const most = word.includes("::") ? room - escaped : room;
  const rows = [];
  let piece = "";
  let usedCells = 0;
  for (const character of word) {
    const size = cells(character);
    if (usedCells + size > most) {
      rows.push(piece);
      [piece, usedCells] = ["", 0];
    }
    piece += character;
    usedCells += size;
  }
  return [...rows, piece].map(logLine);
}
var joint = "\u00a0";
function unbroken(text3) {
  return text3.replace(/(\d{4}-\d\d-\d\d) (\d\d:\d\d(?::[\d.]+)?) UTC/g, `$1${joint}$2${joint}UTC`).replace(/\[secret (?=fp:)/g, `[secret${joint}`).replace(/(?<=^|[,:] )([+\u2212]) /g, `$1${joint}`);
}
function ends3(left, right, width) {
  const gap3 = width - cells(left) - cells(right);
  if (gap3 >= 2) return [`${left}${" ".repeat(gap3)}${right}`];
  return [left, `${" ".repeat(Math.max(0, width - cells(right)))}${right}`];
}

// src/reporters/wording/secrets.ts
var KEYLESS = "not known without a fingerprint key";
var states = {
  standing: "stands",
  masked: "behind a mask: not known whether it stands",
  rotated: "replaced by another secret",
  referenced: "replaced by a reference",
  removed: "taken out"
};
var forms2 = {
  literal: ["literal ever seen", "literals ever seen"],
  place: ["place with a literal ever seen", "places with a literal ever seen"],
  reference: ["reference", "references"],
  placeholder: ["placeholder", "placeholders"],
  "masked-by-server": ["mask", "masks"]
};
function formOf({ form, unseen }) {
  return unseen === true ? "place" : form;
}
function secretsWords({ secrets }) {
  const formCounts = Object.entries(forms2).flatMap(([form, [word, words2]]) => {
    const own = secrets.filter((secret3) => formOf(secret3) === form);
    if (own.length === 0) return [];
    const stateWords2 = Object.entries(states).flatMap(([state, says]) => {
      const n = own.filter((secret3) => secret3.state === state).length;
      return n === 0 ? [] : [`${thousands(n)} ${n > 1 && state === "standing" ? "stand" : says}`];
    });
    return [`${count(own.length, word, words2)}${stateWords2.length > 0 ? ` (${stateWords2.join(", ")})` : ""}`];
  });
  const blind = secrets.filter((secret3) => formOf(secret3) === "place").length > 1;
  const why = blind ? `; which of these places had the same literal is ${KEYLESS}` : "";
  return `${formCounts.join(", ")}${why}` || "none was seen";
}
function stateWords({ state, unseen }) {
  const words2 = state === void 0 ? "stands" : states[state];
  return unseen === true ? `${words2}; whether it was always the same one is ${KEYLESS}` : words2;
}
function spansWords({ spans = [], alsoAt }, max) {
  const words2 = spans.slice(0, max).map((span) => spanWords(span, alsoAt.length > 0));
  const more = spans.length - words2.length;
  return [...joinPhrases(words2, "; "), ...more > 0 ? [`; and ${count(more, "more time")}`] : []];
}
function spanWords({ subject, formerly = [], from: from2, until, masked, ended }, isNamed) {
  const former = joinPhrases(
    formerly.map((name2) => value(nameOf(name2))),
    ", "
  );
  const nameWords2 = isNamed || formerly.length > 0 ? say`${value(nameOf(subject))} ` : [];
  const place2 = formerly.length > 0 ? say`${nameWords2}(formerly ${former}) ` : nameWords2;
  const maskWords = masked ? say`, behind a mask since ${revision(masked.revision)}` : [];
  if (until === null) return say`${place2}since ${momentWords2(from2)}${maskWords}`;
  return say`${place2}from ${momentWords2(from2)} to ${momentWords2(until)}${maskWords}: ${[states[ended ?? "removed"]]}`;
}
function momentWords2({ revision: number2, at: time2, by, exact }) {
  if (!exact) return say`${revision(number2)} at the latest, ${at(time2)}`;
  return say`${revision(number2)}, ${at(time2)}, by ${personWords(by)}`;
}

// src/query/words.ts
var limits2 = { some: { text: 200, entries: 8 }, all: { text: 1e4, entries: 1e3 } };
var marks2 = {
  looser: { mark: "\u25b2 looser ", colours: ["yellow"] },
  tighter: { mark: "\u25bd tighter", colours: ["green"] },
  neutral: { mark: "\u00b7 neutral", colours: ["dim"] },
  unknown: { mark: "? unknown", colours: ["magenta"] }
};
var gapLine = "  revisions of that time are missing";
function lines(texts) {
  return `${texts.join("\n").replace(/\n+$/, "")}
`;
}
function person(by) {
  return visible(personName(by));
}
var Writer = class {
  #width;
  #paint;
  #limits;
  /** @param how how much of a value is shown */
  constructor(options2, how = "some") {
    ({ width: this.#width, paint: this.#paint } = screenOf(options2, 40));
    this.#limits = limits2[how];
  }
  /** Wraps a sentence. */
  sentence(text3) {
    return wrap("", text3, this.#width, "whole");
  }
  /** The heading of a revision: editor, time, whether the editor is listed, number of changes by direction. */
  heading({ revision: revision2, at: at2, by, approved, tighter = 0, looser = 0, missing }) {
    const listing = approved === null ? [] : [approved ? ["listed", "green"] : ["not listed", "red"]];
    const ways = [...tighter > 0 ? [`+${tighter} tighter`] : [], ...looser > 0 ? [`\u2212${looser} looser`] : []];
    return this.#parts(`revision ${revision2}`, [
      minute(at2),
      person(by),
      ...listing,
      ...ways.length > 0 ? [ways.join(" ")] : [],
      ...missing ? [latestWords({ missing })] : []
    ]);
  }
  /** @param row its revision, if the change has an approval */
  change(change, row2) {
    const { mark, colours } = marks2[change.direction];
    const difference2 = plain(differenceWords(changeDifference({ ...change, approval: null }, this.#limits)));
    const { approval } = change;
    const approvalWords2 = approval ? `  (approval ${visible(approval.id)}: ${matchWords(approval.result, row2 && seenIn(row2))})` : "";
    return this.#markedLines(mark, colours, `${visible(nameOf(change.subject))}: ${difference2}${approvalWords2}`);
  }
  representation(subject) {
    return this.#markedLines("= same   ", ["dim"], `${visible(nameOf(subject))}: written differently`);
  }
  /**
   * A setting: its value; the revision that set it, its time, age and editor; the value before; the approval. Names nobody
   * where a missing revision may have set it.
   */
  blame(row2) {
    const { revision: revision2, exact, at: at2, ageSeconds, by, before: before2, approval } = row2;
    const name2 = visible(nameOf(row2.subject));
    const [first2 = "", ...moreLines] = wrap(
      "",
      `${name2}: ${plain(valueWords(row2.value, this.#limits))}`,
      this.#width - 4,
      "whole"
    );
    const bold = first2.startsWith(`${name2}:`) ? `${this.#paint(name2, "bold")}${first2.slice(name2.length)}` : first2;
    const latest = exact ? "" : " at the latest";
    const under = (first22, text3) => wrap(`  ${first22} `, text3, this.#width, "whole");
    return [
      bold,
      ...moreLines.map((line3) => `    ${line3}`),
      ...revision2 === null || at2 === null || by === null || ageSeconds === null ? [`  who set it, and when: ${KEYLESS}`] : this.#parts(`  revision ${revision2}${latest}`, [
        minute(at2),
        `${exact ? "" : "at least "}${duration(ageSeconds)} ago`,
        ...exact ? [person(by)] : []
      ]),
      ...before2 === null ? [] : under("before:", plain(valueWords(before2, this.#limits))),
      ...approval ? under(
        "approval",
        `${visible(approval.id)}: ${matchWords(approval.result, exact ? void 0 : revision2 ?? void 0)}`
      ) : []
    ];
  }
  /** Returns the lines of one match of a value. */
  occurrence(match2) {
    if (match2.kind === "set") {
      const { by, missing } = match2;
      return [
        ...this.heading({ ...by, approved: null, ...missing && { missing } }),
        ...this.change(match2, { revision: by.revision, missing }),
        ...this.#names("             also named", match2.alsoNamed === void 0 ? [] : [match2.alsoNamed])
      ];
    }
    const { from: from2, until } = match2;
    return [
      ...wrap("", `${visible(nameOf(match2.subject))} held it`, this.#width, "whole"),
      ...this.#names("  formerly", match2.formerly),
      ...this.#moment("from ", from2),
      ...until ? this.#moment("until", until) : ["  and still does"],
      ...match2.missingWithin ? [gapLine] : []
    ];
  }
  /** Returns the lines of a time in which a value was in force, or was set without effect. */
  effect(window, value2, setting2) {
    const { subject, inForce, from: from2, until } = window;
    const kind = setting2?.list === void 0 ? "" : setting2.looser === "removed" ? ": denied" : ": allowed";
    const state = inForce === null ? `perhaps in force${kind}` : inForce ? `in force${kind}` : "not in force";
    return [
      ...wrap("", `${visible(nameOf(subject))}: ${visible(value2)} ${state}`, this.#width, "whole"),
      ...this.#names("  formerly", window.formerly),
      ...this.#moment("from ", from2),
      ...until ? this.#moment("until", until) : ["  and still is"],
      ...window.missingWithin ? [gapLine] : [],
      ...wrap("  because ", visible(becauseWords(window)), this.#width, "whole")
    ];
  }
  /** Returns the lines of settings that had no limit at some time, so that they allowed the value. */
  unlimitedLines(subjects, value2) {
    const names5 = subjects.map((subject) => visible(nameOf(subject))).join(", ");
    return this.sentence(
      `These settings were not limited at some time, so ${visible(value2)} was allowed like any value: ${names5}. Name a setting to see when.`
    );
  }
  /**
   * Returns the lines of a violation of a rule: over a time, or by one revision.
   * @param authors who opened it and who set its present value, if these are two
   */
  violationLines(violation, authors = () => []) {
    const { message, introduced, resolved, exposureSeconds, unseenSeconds } = violation;
    const isEvent2 = exposureSeconds === null;
    const isKnown2 = isCauseKnown(violation);
    return [
      ...this.sentence(visible(message)),
      ...this.#moment(isEvent2 ? "in   " : "from ", {
        ...introduced,
        by: isKnown2 ? introduced.by : null,
        exact: isKnown2 || introduced.exact
      }),
      ...resolved ? this.#moment("until", resolved) : isEvent2 ? [] : ["  and still is"],
      ...authors(this.#limits).flatMap((words2) => wrap("  ", plain(words2), this.#width, "whole")),
      ...unseenSeconds === void 0 ? [] : [gapLine]
    ];
  }
  #names(word, subjects = []) {
    if (subjects.length === 0) return [];
    return wrap(`${word} `, subjects.map((subject) => visible(nameOf(subject))).join(", "), this.#width, "whole");
  }
  /** Names nobody where a missing revision may have made the change. */
  #moment(word, { revision: revision2, at: at2, by, exact }) {
    const parts2 = [
      ...revision2 === null ? [] : [`revision ${revision2}${exact ? "" : " at the latest"}`],
      minute(at2),
      ...by === null || !exact ? [] : [person(by)]
    ];
    return this.#parts(`  ${word}`, parts2);
  }
  /** Joins parts by two spaces without breaking them. Parts that do not fit continue under the second column. */
  #parts(first2, parts2) {
    const indent = " ".repeat(cells(first2) + 2);
    const lines2 = [];
    let [line3, width] = [first2, cells(first2)];
    for (const words2 of parts2) {
      const [part, ...colours] = typeof words2 === "string" ? [words2] : words2;
      const painted = (text3) => colours.length > 0 ? this.#paint(text3, ...colours) : text3;
      if (width + 2 + cells(part) <= this.#width)
        [line3, width] = [`${line3}  ${painted(part)}`, width + 2 + cells(part)];
      else {
        const moreLines = wrap(indent, part, this.#width, "whole");
        lines2.push(line3, ...moreLines.slice(0, -1));
        const end = lastIn(moreLines);
        [line3, width] = [moreLines.length > 1 ? end : `${indent}${painted(end.slice(indent.length))}`, cells(end)];
      }
    }
    return [...lines2, line3];
  }
  #markedLines(mark, colours, text3) {
    const first2 = `  ${mark}  `;
    const [line3 = "", ...moreLines] = wrap(first2, text3, this.#width, "whole");
    return [`  ${this.#paint(mark, ...colours)}  ${line3.slice(first2.length)}`, ...moreLines];
  }
};

import { fstatSync as fstatSync2 } from "node:fs";
// src/run/terminal.ts
function renderOptions(color) {
  return { color: color ?? isColored(process.env), width: process.stdout.columns ?? 80 };
}
function isColored(env) {
  if (env["NO_COLOR"]) return false;
  const forced = env["FORCE_COLOR"];
  if (forced !== void 0) return forced !== "0" && forced !== "false";
  if (env["TERM"] === "dumb") return false;
  return process.stdout.isTTY === true || isCi(env) && !fstatSync2(process.stdout.fd).isFile();
}
var clear = "\r\x1B[2K";
var EVERY2 = 1e4;
async function withProgress(label2, { quiet, verbose }, work) {
  if (quiet) return work(void 0);
  const isTerminal = canRedraw();
  const start = Date.now();
  let words2 = () => label2;
  let lastNote = start;
  let phase;
  const hasPassed = () => {
    if (verbose) noteAbove(`${phase?.name ?? label2}: ${Date.now() - (phase?.start ?? start)} ms`);
  };
  const tell = () => {
    const now = Date.now();
    if (isTerminal) process.stderr.write(`${clear}${words2()} \u2026 ${Math.floor((now - start) / 1e3)} s`);
    else if (now - lastNote >= EVERY2) {
      lastNote = now;
      note(`${words2()}, ${Math.floor((now - start) / 1e3)} s so far`);
    }
  };
  if (isTerminal) tell();
  const timer = setInterval(tell, isTerminal ? 1e3 : EVERY2);
  try {
    return await work((progress) => {
      if (phase?.name !== progress.phase) {
        hasPassed();
        phase = { name: progress.phase, start: Date.now() };
      }
      const elapsed = Date.now() - phase.start;
      words2 = () => progressWords(progress, elapsed);
      tell();
    });
  } finally {
    clearInterval(timer);
    hasPassed();
    if (isTerminal) process.stderr.write(clear);
  }
}
function progressWords({ phase, done, of: of2 }, elapsed) {
  const text3 = (number2) => number2.toLocaleString("en-US");
  const rate = elapsed < 1e3 ? "" : `, ${text3(Math.round(done * 1e3 / elapsed))} a second`;
  return `${phase} ${of2 === null ? text3(done) : `${text3(done)} of ${text3(of2)}`} revisions${rate}`;
}
export {
  BlameTracker,
  Blanker,
  CENTRAL,
  CENTRAL_BYTES,
  CLOSE_ARRAY,
  CLOSE_OBJECT,
  ChangeReader,
  DEEPER,
  ELSEWHERE,
  END,
  END_BYTES,
  Entries,
  EntryChange,
  FileDraft,
  Fitting,
  HIDDEN,
  JsonReader,
  KEYED,
  KEYLESS,
  LEDGER_TAMPERED,
  LOCAL,
  LONG2 as LONG,
  MAX_ENTRIES,
  MarkedTexts,
  NOT_IN_FORCE,
  NO_FINGERPRINT,
  OPEN_ARRAY,
  OPEN_OBJECT,
  Paragraphs,
  People,
  REWRITTEN,
  Recent,
  Rewriter,
  SECRET_CHANGES,
  STRONG,
  Sealer,
  SettingsReader,
  StoredReader,
  StoredSpeller,
  TOO_LONG,
  TRUNCATED,
  Temporary,
  TemporaryFile,
  TextReader,
  UNREAD,
  UNSHOWN,
  WITHOUT_DATA,
  Writer,
  acceptedToo,
  accountOf,
  actionFormat,
  addressesIn,
  age,
  among,
  anyOf,
  apart,
  apiKey,
  approvalResults,
  approvalWords,
  approvalsBy,
  areFiles,
  asWritten2 as asWritten,
  askedFor,
  askedOf,
  at,
  author,
  authorOf,
  authorsOf,
  becauseWords,
  beginning,
  beside,
  betweenWords,
  blameSheet,
  blindIn,
  bookOf,
  breakOf,
  breakSheet,
  briefLength,
  broughtBy,
  builtInFailing,
  bylines,
  canRedraw,
  capital,
  capitalizeText,
  catalogWords,
  causersOf,
  changeDifference,
  changeIn,
  changeSheet,
  changeWords,
  changesOf,
  changesOf2 as changesOf_2,
  choice2 as choice,
  chooseSource,
  clusters,
  commandsIn,
  compatible,
  configFiles,
  countsWords,
  coverageOf,
  coveredBy,
  createCatalog,
  createConfig,
  createFingerprints,
  currentStep,
  cutOff,
  day,
  dayAfter,
  dayWords,
  deed,
  defaultNames,
  deliver,
  demandWords,
  diffOf,
  diffSettings,
  difference,
  differenceWords,
  direction,
  directionWords,
  directory,
  disclaimer,
  distinct,
  draft,
  effectSheet,
  effects,
  elementNames,
  elementOf,
  email,
  encodings,
  ending,
  ends3 as ends,
  endsByApproval,
  endsByPuttingBack,
  ends2 as ends_2,
  entryAt,
  entryIn,
  enumeratePhrases,
  escapeForgeries,
  eventRules,
  evidenceOf,
  exceptionStates,
  exceptionsOf,
  exposedOf,
  exposedWords,
  extraChoices,
  extras,
  failOnChoices,
  failsWords,
  fieldName,
  filesBelow,
  filesOf2 as filesOf,
  filterOf,
  findingDifference,
  fingerprintsInText,
  fingerprintsOfName,
  firstMatchDirection,
  firstOf2 as firstOf,
  fixedSubjects,
  flawOf,
  flawed,
  foldAscii,
  formSpans,
  formatNames,
  freeSpans,
  gapBetween,
  givenUp,
  globMatches,
  globsOverlap,
  headlineOf,
  hiddenBy,
  hiddenName,
  hiddenWords,
  holdings,
  holdsMarkers,
  holdsSecret,
  holdsValue,
  inPieces,
  instant,
  inverse,
  isAcceptedWindow,
  isArchive,
  isCauseKnown,
  isCertainlyOff,
  isCi,
  isCliff,
  isClosed,
  isContainer,
  isContinued,
  isCovered,
  isCredential,
  isDeed,
  isEndExact,
  isEvent,
  isFlagged,
  isForged,
  isFormat,
  isGap,
  isGlob2 as isGlob,
  isGuard,
  isHiding,
  isInForce,
  isKeptElsewhere,
  isKnownBesides,
  isLedgerBroken,
  isMarker,
  isMasked,
  isMasked2 as isMasked_2,
  isMisplaced,
  isName,
  isNameless,
  isNextSeen,
  isOf,
  isOff,
  isOpaque,
  isOpenedApart,
  isOrdinary,
  isOver,
  isPackFolder,
  isPartOf,
  isPlaceholder,
  isPlain2 as isPlain,
  isPolicyFile,
  isPromised,
  isReference,
  isRemediated,
  isRenaming,
  isSame,
  isSame2 as isSame_2,
  isSecret,
  isSet,
  isTimed,
  isUnset,
  isUnsetAt,
  isVoid,
  isWeak,
  joinBySpaces,
  joinPhrases,
  jsonPieces,
  keptExtras,
  keyOf,
  keysOf,
  kindOf,
  kinds,
  kinds3 as kinds_2,
  knownFormats,
  knownValues,
  lastDay,
  latestWords,
  leakAllowlist,
  leakTest,
  leakTests,
  lengthOf,
  lengthWords,
  limitWords,
  limits,
  lines,
  listOf,
  listedWords,
  localHeader,
  looksLikeKey,
  madeWords,
  makeFolder,
  markOf,
  markdownOf,
  marksOf,
  matchWords,
  matches,
  matchesAny,
  matchesSubject,
  meaningOf,
  memoize,
  mergeSpans,
  messageWords,
  misfitOf,
  mismatch,
  missingWords,
  mostItems,
  mostKeys,
  moveAlong,
  movedBetween,
  nameOfSubject,
  nameWords,
  namesCredential,
  namesFolder,
  namesIn2 as namesIn,
  namesNobody,
  namesOf2 as namesOf,
  namesOfChange,
  newIn,
  newNameOf,
  noHistory,
  noLastWords,
  noRenames,
  nobody,
  normalOf,
  normalise,
  normalsOf,
  note,
  noteAbove,
  noteError,
  noteLines,
  nothingRead,
  numbersIn,
  open,
  openEvidence,
  openLimit,
  openerOf,
  openingChange,
  ops,
  orApproval,
  originOf,
  output,
  outputKind,
  outputNamed,
  overlapsOf,
  ownTerminal,
  packFolder,
  packNames,
  packedIn,
  page,
  pagerOf,
  paginationOf,
  pairIn,
  passage,
  passedSince,
  pathAround,
  patternFlaw,
  periodWords,
  person,
  personPhrase,
  personWords,
  pieceWords,
  piecesOf,
  placeBelow,
  placeOf3 as placeOf,
  placeOf2 as placeOf_2,
  placeWords,
  placedAddress,
  plain,
  pointerOf,
  policyNames,
  positionOf,
  prepare,
  prepareTargets,
  problemTexts,
  problemWords,
  progressWords,
  promiseOf,
  prose,
  publicWords,
  publish,
  publishAll,
  publishedAliases,
  rangeWords,
  rank,
  reaches,
  readConfig,
  readHistory,
  readHistoryFile,
  readKey,
  readPolicies,
  readReadable,
  readsLikeOurs,
  recordText,
  redact,
  refusePager,
  relatedIn,
  remains,
  rename,
  renamedAwayBy,
  renamesIn,
  renderOptions,
  reporters,
  require_picomatch2 as require_picomatch,
  resolveExtends,
  restOf,
  resultWords,
  revision,
  revisionOrTime,
  revisionsOf,
  revisionsWords,
  rewrittenWords,
  rowSealer,
  ruleCounts,
  ruleIds,
  ruleStatuses,
  ruleWords,
  rulesWithoutData,
  rulesWords,
  sameRevision,
  sample,
  say,
  scale,
  scaleOf,
  screenOf,
  secretEnds,
  secretMarker,
  secretStates,
  secretsIn,
  secretsPassed,
  secretsWords,
  seenIn,
  selectSubjects,
  serviceAddress,
  session_exports,
  setting,
  settingAt,
  settingGroups,
  settings,
  settingsSeen,
  severities,
  severityMarks,
  shareOfInternet,
  sheet,
  shortenPhrase,
  shouldWords,
  showsSample,
  since,
  sinceCounts,
  sinceDetail,
  sinceLast,
  someOf,
  soundMarker,
  sources,
  spaceOf,
  spansOf,
  spansWords,
  spelledAs,
  spelledValues,
  spellingOf,
  standingChange,
  standingDirection,
  standings,
  stateAt,
  stateIn,
  stateMarks,
  stateOf,
  stateOf2 as stateOf_2,
  stateTitle,
  stateWords,
  statedAddress,
  statuses,
  stepAfterCompliant,
  stepsOf,
  stepsOf2 as stepsOf_2,
  subjectIn,
  subjectIn2 as subjectIn_2,
  subjectWords,
  subjectsOf,
  table,
  tallyOf,
  tallyWords,
  tamperRules,
  term,
  textFormat,
  textOf2 as textOf,
  textOf as textOf_2,
  textWords,
  time,
  tokens,
  topKey,
  totalOf,
  totalsOf,
  tracer,
  transient,
  transientFailure,
  transientIn,
  tryBeside,
  twofold,
  unclean,
  unjudgedNames,
  unreadableAt,
  unseenBy,
  unseenWords,
  upTo,
  urlSpans,
  userIn,
  utc,
  value,
  valueIn,
  valueText,
  valueWords,
  verdicts,
  viewOf,
  weigh,
  weight,
  whole2 as whole,
  wholeDirection,
  wholeNumber,
  whyUnwatched,
  withProgress,
  withSecretsAsTexts,
  withhold,
  withoutCredentials,
  withoutExtras,
  withoutKnownFormats,
  withoutSecrets,
  withoutTokens,
  worstFirst,
  worstToBest,
  wrap,
  write,
  yes
};
