import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

import { ends, screenOf, severityMarks, stateMarks, textOf, wrap } from "./questions.js";

import { mayBeOlder } from "./audit.js";

import { beneathList, beneathWords, itemsOf } from "./audit.js";

import { age, authorOf, beginning, betweenWords, broughtBy, bylines, causersOf, clusters, currentStep, dayAfter, dayWords, deed, directionWords, ending, exceptionsOf, failsWords, isDeed, isEndExact, isEvent, isGap, isOpenedApart, isSame_2, lastDay, lengthOf, limitWords, madeWords, messageWords, nameOfSubject, nameWords, namesOf, openLimit, openerOf, openingChange, passage, personWords, placeWords, revisionsOf, standingChange, standingDirection, stepsOf, subjectWords, term, unseenWords, wholeDirection, worstFirst } from "./questions.js";

import { bookOf, changeIn, cutOff, isNextSeen, latestWords, listedWords, renamedAwayBy, subjectIn, relatedIn } from "./questions.js";

import { among, at, capital, capitalizeText, changeDifference, changeWords, demandWords, difference, differenceWords, enumeratePhrases, findingDifference, isRenaming, joinPhrases, markdownOf, movedBetween, personPhrase, pieceWords, plain, prose, restOf, revision, say, secretsPassed, setting, shortenPhrase, shouldWords, someOf, value, valueText, valueWords } from "./questions.js";

import { UNKNOWN_EDITOR, count, duration, elapsedWords, endsSentence, fractionBelow, minute, months, nameOf, personName, precise, shortList, thousands } from "./base.js";

import { addTo, common, contains, countWhile, firstIn, getOrMake, groupBy, inOnePiece, lastIn, lookUp, meet, namesIn, partition, placeIn, present, sumOf, tableOf, unique } from "./base.js";

// src/reporters/markdown/fill.ts
function fill(parts, room) {
  let remaining = room;
  const fills = parts.map(({ before, rows: rows3, after }) => {
    const frame = Buffer.byteLength(before) + Buffer.byteLength(after) + 2;
    remaining -= frame;
    let rowCount = 0;
    let text5 = "";
    for (const { line: make, counts } of rows3) {
      const line = make();
      if (Buffer.byteLength(line) > remaining) break;
      remaining -= Buffer.byteLength(line);
      text5 += line;
      rowCount += counts;
    }
    const all = sumOf(rows3, ({ counts }) => counts);
    return { text: rowCount > 0 ? `${before}${text5}${after}`.trimEnd() : "", rowCount, all };
  });
  return { texts: fills.map(({ text: text5 }) => text5), counts: fills };
}
// src/reporters/markdown/tables.ts
var MAX_DATA = 200;
var MAX_BENEATH = 5;
var limits = { text: 80, entries: 4 };
function md(phrase) {
  return markdownOf(phrase, MAX_DATA);
}
function openPart(view, book) {
  const items = itemsOf(view.findings.filter((finding2) => finding2.status === "open"));
  const byFinding = new Map(items.map((item2) => [item2.finding, item2]));
  const rows3 = clusters(items.map(({ finding: finding2 }) => finding2)).map((cluster) => {
    const counts = sumOf(cluster, (finding2) => 1 + lookUp(byFinding, finding2).beneath.length);
    const item2 = lookUp(byFinding, firstIn(cluster));
    return { line: () => cluster.length === 1 ? openRow(item2, book) : clusterRow(cluster), counts };
  });
  return { before: `#### Open

${heads("Finding", "Was \u2192 is (policy)", "Open, by")}`, rows: rows3, after: "" };
}
function openRow(item2, book) {
  const { finding: finding2 } = item2;
  const direction2 = wholeDirection(finding2, book);
  const looser = direction2 ? [`, ${directionWords[direction2]}`] : [];
  const earlier = !isEvent(finding2) && mayBeOlder(finding2, book.report.asOf) ? " or earlier" : "";
  const limit2 = openLimit(finding2, book);
  const beneath = beneathList(item2, MAX_BENEATH).map((says2) => `<br>\u00b7 ${md(says2)}`);
  return row([
    `${nameWords2(finding2, item2)}${beneath.length > 0 ? `<br>${md(beneathWords(item2))}:` : ""}${beneath.join("")}`,
    md(isEvent(finding2) ? prose(finding2.message) : valueOf(finding2)),
    lines(
      say`${[age(finding2, book)]}, since ${at(finding2.introduced.at)}${[earlier]}${looser}${betweenWords(finding2, book)}${limit2.length === 0 ? [] : say`; ${limit2}`}`,
      byWords(finding2, book)
    )
  ]);
}
function nameWords2(finding2, worst = finding2) {
  return `${severity(worst)} ${lines(...namesOf(finding2), say`rule ${finding2.rule}`)}`;
}
function lines(...phrases) {
  return phrases.map(md).join("<br>");
}
function heads(...names3) {
  return `| ${names3.join(" | ")} |
|${" --- |".repeat(names3.length)}
`;
}
function clusterRow(cluster) {
  const [first, last] = [firstIn(cluster), lastIn(cluster)];
  const title = namesOf(first).slice(0, -1);
  return row([
    `${severity(first)} ${lines(...title, revisionsOf(cluster, 12), say`rule ${first.rule}`)}`,
    md(prose(first.message)),
    lines(
      say`${[count(cluster.length, "open event")]}, ${at(first.introduced.at)} to ${at(last.introduced.at)}`,
      personWords(first.introduced.by)
    )
  ]);
}
function severity({ severity: word2 }) {
  return `${severityMarks[word2].glyph} ${word2}`;
}
function valueOf(finding2) {
  const change2 = changeWords(finding2, limits);
  if (!change2 && (finding2.introduced.exact || finding2.introduced.revision === null)) return prose(finding2.message);
  const is = change2 ?? valueWords(finding2.actual, limits);
  const should = shouldWords(finding2, limits);
  return say`${is} (${should.length === 0 ? prose(finding2.message) : should})`;
}
function byWords(finding2, book) {
  const { introduced } = finding2;
  if (introduced.revision === null) return ["brought by no revision"];
  if (isEvent(finding2) && !isDeed(finding2) && !isGap(finding2)) return [`seen in revision ${introduced.revision}`];
  return joinPhrases(bylines(finding2, book, limits), "; ");
}
function pastPart(view, book) {
  const past = worstFirst(view.findings.filter((finding2) => finding2.status !== "open"));
  const pastCells = (finding2) => [nameWords2(finding2), md(ending(finding2, book))];
  const before = heads("Finding", "What became of it");
  return foldedPart(`Resolved, excepted and noted (${thousands(past.length)})`, before, past, pastCells);
}
function changesPart(view) {
  const changingRevisions = view.revisions.filter((revision3) => revision3.changes.length > 0).toReversed();
  const before = heads("Revision", "What", "Direction");
  return foldedPart(
    `Revisions with changes, newest first (${thousands(changingRevisions.length)})`,
    before,
    changingRevisions,
    changeCells
  );
}
function changeCells(revision3) {
  const { changes: changes3, approved, by } = revision3;
  const deeds = changes3.slice(0, 4).map((change2) => deed(change2, limits));
  const more = changes3.length > 4 ? [` and ${count(changes3.length - 4, "more change")}`] : [];
  const directions2 = [...new Set(changes3.map((change2) => directionWords[change2.direction]))];
  const listing2 = approved === null ? "" : approved ? " (listed)" : " (not listed)";
  return [
    lines(
      say`${[String(revision3.revision)]}, ${at(revision3.at)}`,
      say`${personWords(by)}${[listing2]}${[revision3.missing ? `; ${latestWords(revision3)}` : ""]}`
    ),
    md([...joinPhrases(deeds, "; "), ...more]),
    directions2.join(", ")
  ];
}
function foldedPart(summary2, before, items, cellsOf) {
  return partOf(`<details><summary>${summary2}</summary>

${before}`, items, cellsOf, "\n</details>\n");
}
function partOf(before, items, cellsOf, after = "") {
  return { before, rows: items.map((item2) => ({ line: () => row(cellsOf(item2)), counts: 1 })), after };
}
function row(cells2) {
  return `| ${cells2.join(" | ")} |
`;
}

// src/reporters/wording/remediation.ts
function nothingRemediated({ revisions: revisions2 }) {
  return revisions2.length === 0 ? "No revision was judged." : "Nothing was remediated, and no time limit ended.";
}
function timeWords({ fixed, meanSeconds, medianSeconds, isLeast, isMost }) {
  if (meanSeconds === null || medianSeconds === null) return fixed === 0 ? "" : "how long is not known";
  if (isLeast && isMost) return "how long is not known: revisions are missing";
  const words = (seconds2) => {
    if (isLeast) return seconds2 < 1 ? "not known" : `at least ${duration(seconds2)}`;
    return `${isMost && seconds2 >= 1 ? "at most " : ""}${elapsedWords(seconds2)}`;
  };
  if (fixed > 1) return `mean ${words(meanSeconds)}, median ${words(medianSeconds)}`;
  return isLeast && meanSeconds < 1 ? "how long is not known" : words(meanSeconds);
}
function termWords({ due, inTerm, unknownTerm }) {
  if (due === 0 && unknownTerm === void 0) return "no time limit";
  return [
    ...due === 0 ? [] : [`${thousands(inTerm)} of ${thousands(due)} (${Math.floor(100 * inTerm / due)} %)`],
    ...unknownTerm === void 0 ? [] : [`${thousands(unknownTerm)} not known`]
  ].join("; ");
}

import { blastWords, rangeWords, usedLines } from "./audit.js";

import { overdueWords } from "./audit.js";

import { again, evidenceLines, policiesWords, shortDigest } from "./audit.js";

import { headlineOf, publicWords, resultWords, rewrittenWords, stateOf, stateTitle, stepAfterCompliant } from "./questions.js";

import { viewOf } from "./questions.js";

import { countsWords, disclaimer, hiddenWords, isLedgerBroken, noLastWords, periodWords, problemWords, revisionsWords, rulesWords, sinceCounts, sinceDetail, sinceLast, tallyWords, totalOf, transientFailure, transientIn } from "./questions.js";

import { isClosed, isContinued, isRemediated, passedSince } from "./questions.js";

// src/reporters/markdown/index.ts
var BUDGET = 6e4;
var RESERVE = 600;
var MAX_COMMAND = 2e3;
var MAX_PASSED = 5;
var markdown = (report, options = {}) => {
  const book = bookOf(report);
  const { state, headline, sentences, gap } = headlineOf(book, limits);
  if (options.countsOnly === true)
    return `### ${stateMarks[state].glyph} ${stateTitle(report)}

${publicWords(report)}

**${resultWords(report)}**

${disclaimer}
`;
  const view = viewOf(report);
  const overdue = overdueWords(report.findings, report.asOf);
  const head2 = [
    // The headline of a run that judged nothing already states that.
    `### ${stateMarks[state].glyph} ${state === "nothing" ? "" : `${stateTitle(report).replace(/ \(.*/, "")}: `}${md(headline)}`,
    ...transientPart(book),
    md(say`${report.organization} \u00b7 as of ${at(report.asOf)} \u00b7 ${[revisionsWords(report)]} \u00b7 ${[rulesWords(report)]}`),
    ...sentences.map(md),
    ...gap ? [md(gap)] : [],
    `**${resultWords(report)}**`,
    ...overdue === void 0 ? [] : [overdue],
    since(book),
    ...hiddenWords(report, view).map(md),
    ...useLines(report),
    ...remediationPart(report)
  ].join("\n\n");
  const foot = tail(book);
  const room = BUDGET - Buffer.byteLength(head2) - Buffer.byteLength(foot) - RESERVE;
  const contents = fill([openPart(view, book), pastPart(view, book), changesPart(view)], room);
  const of = contents.counts.map(({ rowCount, all }) => `${thousands(rowCount)} of ${thousands(all)}`);
  const { length } = report.findings;
  const where = view.findings.length < length ? "the JSON report" : "the HTML and JSON reports";
  const note2 = `Shown: open findings ${of[0]}, others ${of[1]}, revisions with changes ${of[2]}. All findings (${thousands(length)}) are in ${where}.`;
  return `${[head2, ...contents.texts, foot].filter((text5) => text5 !== "").join("\n\n")}

${note2} ${disclaimer}
`;
};
function transientPart(book) {
  const findings3 = transientIn(book.report);
  if (findings3.length === 0) return [];
  const lines4 = findings3.slice(0, MAX_PASSED).map((finding2) => {
    const findingText = say`${[finding2.severity]}: ${beginning(finding2, book, limits)}; ${ending(finding2, book)}`;
    return `- ${md(findingText)}`;
  });
  const more = findings3.length - lines4.length;
  const { findings: all, summary: summary2, view } = book.report;
  const isWhole2 = findings3.length === passedSince(all, summary2.sinceLast, "info").length;
  const above = isWhole2 ? "" : ` at ${view.reportSeverity ?? "low"} or above`;
  const head2 = `#### ${count(findings3.length, "finding")}${above} opened and remediated between two audits`;
  return [[head2, "", ...lines4, ...more > 0 ? [`- and ${thousands(more)} more`] : []].join("\n")];
}
function since(book) {
  const last = book.report.summary.sinceLast;
  const lines4 = sinceLast(book.report);
  if (!last || !lines4) return noLastWords(book.report);
  const numbers = lines4.map(({ word: word2, ids: ids3 }) => `${thousands(ids3.length)} ${word2}`).join(" \u00b7 ");
  const ruleLines = lines4.map((line) => ({ word: line.word, detail: sinceDetail(line, book, 5) })).filter(({ detail }) => detail.length > 0).map(({ word: word2, detail }) => `- ${md(say`${[word2]}: ${detail}`)}`);
  return [`**Since ${md(at(last.at))}:** ${numbers}`, ...ruleLines.length > 0 ? [ruleLines.join("\n")] : []].join(
    "\n\n"
  );
}
function useLines(report) {
  const lines4 = usedLines(report).map(({ term: term2, says: says2 }) => `- ${term2}: ${md(says2)}`);
  return lines4.length > 0 ? [`**Used**

${lines4.join("\n")}`] : [];
}
function remediationPart({ remediation }) {
  const rows3 = (remediation?.severities ?? []).map(
    (row3) => `| ${row3.severity} | ${thousands(row3.fixed)} remediated${row3.fixed > 0 ? `: ${timeWords(row3)}` : ""} | ${termWords(row3)} |`
  );
  return rows3.length === 0 ? [] : [
    [
      "| time to remediate | took | within the time limit, of all whose limit ended |",
      "| --- | --- | --- |",
      ...rows3
    ].join("\n")
  ];
}
function tail({ report }) {
  const lines4 = evidenceLines(report).map(
    ({ term: term2, says: says2 }) => `- ${term2}: ${term2 === again ? markdownOf(says2, MAX_COMMAND) : md(says2)}`
  );
  return `<details><summary>Evidence</summary>

${lines4.join("\n")}

</details>`;
}

import { reaches, severities, tallyOf, weight, worstToBest } from "./questions.js";

import { DAY, boundText, certain, dayOf, daysBetween, durationOf, durationShape, endOf, instantOf, instantText, isDayOrMonth, isInstant, isInstantText, outputText, startOf, startOfDay, stretchOf, timeWords as timeWords2 } from "./base.js";

import { annotation, annotationProperty, cells, clip, codePointOf, cssText, hasUnseen, head, html, inAscii, indentOf, jsonText, logLine, markdownCode, markdownHint, markdownProse, middle, sarifMessage, spreadsheet, visible, visibleJson, xml } from "./base.js";

import { createHash } from "node:crypto";
// src/github/markdown.ts
var MAX_DATA2 = 400;
var MAX_LIST = 15e3;
var BUDGET2 = 6e4;
var limits2 = { text: 200, entries: 8 };
var brief = { text: 60, entries: 3 };
function md2(phrase, max = MAX_DATA2) {
  return markdownOf(phrase, max);
}
function listOf(lines22, count22) {
  const items = [];
  let room = MAX_LIST;
  for (const line of lines22) {
    if (line.length + 3 > room) break;
    room -= line.length + 3;
    items.push(`- ${line}`);
  }
  const more = count22 - items.length;
  return [...items, ...more > 0 ? [`- ${items.length > 0 ? "and " : ""}${thousands(more)} more`] : []].join("\n");
}
function codeBlock(language, text5) {
  const longest = Math.max(2, ...(text5.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}
${text5}
${fence}`;
}
function table(rows3) {
  const lines22 = rows3.filter(([, cell]) => cell !== "").map(([term2, cell]) => `| ${term2} | ${cell} |`);
  return ["| | |", "| --- | --- |", ...lines22].join("\n");
}
function fitting(parts, last) {
  let room = BUDGET2 - last.length;
  const fits = [];
  const nonEmptyParts = parts.filter((part) => part !== "");
  for (const part of nonEmptyParts) {
    if (part.length + 2 > room) continue;
    room -= part.length + 2;
    fits.push(part);
  }
  const omittedCount = nonEmptyParts.length - fits.length;
  if (omittedCount > 0)
    fits.push(`${omittedCount} of ${nonEmptyParts.length} parts did not fit here; the report files have everything.`);
  return [...fits, ...last === "" ? [] : [last]].join("\n\n");
}
// src/github/place.ts
function ruleLink(location, place2, text5) {
  if (location === null) return text5;
  const { file, line } = location;
  const segments = file.split("/");
  const isPath = segments.every((part) => part !== "" && part !== "." && part !== "..");
  if (!isPath || /[:\\]/.test(file) || visible(file) !== file || !Number.isInteger(line) || line < 1) return text5;
  return `[${text5}](${base(place2)}/blob/HEAD/${segments.map(encodeSegment).join("/")}#L${line})`;
}
function runLink(place2) {
  return place2.run === null ? "" : `[this run](${base(place2)}/actions/runs/${place2.run})`;
}
function base({ server, owner, repository }) {
  return `${server}/${owner}/${repository}`;
}
function encodeSegment(segment3) {
  return encodeURIComponent(segment3).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
}
// src/github/marker.ts
var standings = ["open", "listed", "resolved", "excepted", "retired", "duplicate"];
var shape = /^<!-- driftline:1((?: [a-z]+=[^\s<>]*)+) -->$/;
var hex = (length) => new RegExp(`^[0-9a-f]{${length}}$`);
var forms = {
  id: hex(32),
  organization: hex(16),
  rule: /^(?:[0-9a-f]{16}|-)$/,
  kind: /^(?:[a-z]{1,20}|-)$/,
  standing: new RegExp(`^(?:${standings.join("|")})$`),
  finding: /^(?:[0-9a-f]{16}|-)$/,
  severity: new RegExp(`^(?:${severities.join("|")}|-)$`),
  late: /^[01]$/,
  answered: /^[01]$/,
  turn: /^\d{1,9}$/,
  audit: /^(?:\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z|-)$/,
  listed: /^(?:-|[0-9a-f]{16}[a-e][012](?:,[0-9a-f]{16}[a-e][012])*)$/,
  many: /^[01]$/
};
var TURNS_OF_A_DAY = 64;
var instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
var optional = {
  of: hex(16),
  flow: hex(16),
  run: /^\d{1,20}$/,
  step: hex(16),
  leg: /^\d{1,5}\.\d{1,20}$/,
  at: instant,
  judge: hex(16),
  warned: /^\d{4}-\d\d-\d\d$/,
  failing: instant,
  anchor: /^\d{1,15}:[0-9a-f]{64}$/
};
function newMarker(id, organization) {
  const parts = { id, organization: organizationId(organization), standing: "open", turn: "0" };
  return markerFrom(new Map(Object.entries(parts)));
}
function markerLine(marker) {
  const parts = namesIn(forms).map((name) => `${name}=${formText(marker[name])}`);
  const anchor = marker.anchor && `${marker.anchor.size}:${marker.anchor.head.replace("sha256:", "")}`;
  const more = { ...marker, anchor };
  for (const name of namesIn(optional)) if (more[name] !== null) parts.push(`${name}=${more[name]}`);
  return `<!-- driftline:1 ${parts.join(" ")} -->`;
}
function formText(field) {
  if (field === null) return "-";
  if (typeof field === "boolean") return field ? "1" : "0";
  return typeof field === "object" ? field.join(",") || "-" : String(field);
}
function markerOf(body) {
  const line = lines2(body).at(-1) ?? "";
  const match = shape.exec(line)?.[1];
  if (match === void 0) return void 0;
  const parts = new Map(
    match.trim().split(" ").map((part) => [part.slice(0, part.indexOf("=")), part.slice(part.indexOf("=") + 1)])
  );
  for (const [name, form] of Object.entries(forms)) if (!form.test(parts.get(name) ?? "")) return void 0;
  for (const [name, form] of Object.entries(optional))
    if (parts.has(name) && !form.test(lookUp(parts, name))) return void 0;
  return markerFrom(parts);
}
function markerFrom(parts) {
  const text5 = (name) => parts.get(name) ?? "-";
  const maybe3 = (name) => text5(name) === "-" ? null : text5(name);
  const { anchor, ...more } = tableOf(namesIn(optional), (name) => parts.get(name) ?? null);
  const [size, head2] = anchor?.split(":") ?? [];
  return {
    ...more,
    id: text5("id"),
    organization: text5("organization"),
    rule: maybe3("rule"),
    kind: maybe3("kind"),
    standing: text5("standing"),
    finding: maybe3("finding"),
    severity: maybe3("severity"),
    late: text5("late") === "1",
    answered: text5("answered") === "1",
    turn: Number(text5("turn")),
    audit: maybe3("audit"),
    listed: maybe3("listed")?.split(",") ?? [],
    many: text5("many") === "1",
    anchor: head2 === void 0 ? null : { size: Number(size), head: `sha256:${head2}` }
  };
}
var MAX_LISTED = 150;
function listing(digests) {
  return { listed: digests.slice(0, MAX_LISTED).map((digest22) => `${digest22}a0`), many: digests.length > MAX_LISTED };
}
function reportedIn({ finding: finding2, listed, many }) {
  return new Set(many ? [] : [...finding2 === null ? [] : [finding2], ...listed.map((token2) => token2.slice(0, 16))]);
}
function isOf({ organization: id, of }, organization, audit) {
  return id === organizationId(organization) && (of === null || of === audit);
}
function isLaterRun(run, than) {
  return run === null || than === null ? void 0 : BigInt(run) > BigInt(than);
}
function withoutMarker(body) {
  const all = lines2(body);
  const isMarked = all.at(-1)?.startsWith("<!-- driftline:1 ") === true;
  return (isMarked ? all.slice(0, -1) : all).join("\n").trimEnd();
}
function withMarker(text5, marker) {
  return `${text5}

${markerLine(marker)}`;
}
function sameBody(a, b) {
  return lasting(a) === lasting(b);
}
function lasting(body) {
  const marker = markerOf(body);
  if (marker === void 0) return lines2(body).join("\n");
  return withMarker(withoutMarker(body), {
    ...marker,
    run: null,
    step: null,
    leg: null,
    at: null,
    ...marker.rule !== null && { audit: null },
    ...marker.standing !== "open" && { judge: null }
  });
}
function lines2(body) {
  return (body ?? "").replaceAll("\r\n", "\n").trimEnd().split("\n");
}
function markedTime(instant22) {
  const time3 = typeof instant22 === "string" ? instantOf(instant22) : void 0;
  return time3 === void 0 ? null : instantText(time3);
}
function auditId(name) {
  return digest(["audit", name], 16);
}
function subjectId(organization, key) {
  return digest(["subject", organization, key], 32);
}
function organizationId(organization) {
  return digest(["organization", organization], 16);
}
function short(text5) {
  return digest(["text", text5], 16);
}
function turnOfDay(asOf) {
  return Math.floor((instantOf(asOf) ?? 0) / DAY) * TURNS_OF_A_DAY;
}
function markerIn({ own: own2, body, doubted }, asOf) {
  const marker = own2 ? markerOf(body) : void 0;
  return marker && doubted ? { ...marker, turn: turnOfDay(asOf) } : marker;
}
function eventLine(id, turn, event2) {
  return `<!-- driftline:event ${digest(["event", id, turn, event2], 16)} -->`;
}
function digest(parts, length) {
  const text5 = JSON.stringify(["driftline-issue", 1, ...parts]);
  return createHash("sha256").update(text5).digest("hex").slice(0, length);
}
// src/github/subject.ts
function subjectsOf(report) {
  const items = new Map(
    itemsOf(report.findings.filter(({ status }) => status === "open")).map((item2) => [item2.finding, item2])
  );
  const windows = [...groupBy(report.findings, ({ key }) => key).values()].flatMap(windowsOf);
  const formerly = new Map(report.rules.map(({ id, formerly: formerly2 = [] }) => [id, formerly2[0] ?? id]));
  const edits2 = groupBy(windows, ({ first }) => editOf(first, formerly.get(first.rule)) ?? "");
  const idOf = (key) => subjectId(report.organization, key);
  const subjects = /* @__PURE__ */ new Map();
  const alone = [];
  for (const [edit, group] of edits2) {
    if (edit === "" || new Set(group.map(({ first }) => first.key)).size === 1) alone.push(...group);
    else
      subjects.set(
        edit,
        subjectOf(
          { key: edit, id: idOf(edit), window: edit, windows: group, earlier: [] },
          group.map(({ pieces }) => firstIn(pieces)),
          items
        )
      );
  }
  for (const [key, own2] of groupBy(alone, ({ first }) => first.key)) {
    const pieces = sortByImportance(own2.flatMap((window) => window.pieces)).toSorted(
      // Of several open events, one that nothing else explains.
      (a, b) => rank(a) - rank(b) || Number(items.has(b)) - Number(items.has(a))
    );
    const finding2 = firstIn(pieces);
    const { first } = firstIn(own2.filter((window) => window.pieces.includes(finding2)));
    subjects.set(
      key,
      subjectOf({ key, id: idOf(key), window: first.id, windows: own2, earlier: pieces.slice(1) }, [finding2], items)
    );
  }
  const lapsed = new Set(report.findings.filter(hasLapsed).map(({ rule: rule2 }) => `rule:${rule2}`));
  for (const [key, subject3] of subjects)
    if (subject3.finding.rule === "exceptions/expired" && lapsed.has(subject3.finding.subject))
      subjects.set(key, { ...subject3, explained: true });
  return subjects;
}
function hasLapsed({ status, exception: exception3 }) {
  return status === "open" && exception3?.state === "expired";
}
function subjectOf(parts, findings3, items) {
  const otherEvents = parts.earlier.filter((finding22) => items.has(finding22));
  const roots = [...findings3, ...otherEvents].flatMap((finding22) => items.get(finding22) ?? []);
  const inOrder = worstFirst(findings3).toSorted(
    (a, b) => rank(a) - rank(b) || Number(items.has(b)) - Number(items.has(a))
  );
  const finding2 = firstIn(inOrder);
  const severities22 = roots.length > 0 ? roots.map(({ severity: severity3 }) => severity3) : [finding2.severity];
  return {
    ...parts,
    finding: finding2,
    group: inOrder,
    otherEvents,
    severity: firstIn(severities22.toSorted((a, b) => weight(b) - weight(a))),
    beneath: roots.flatMap(({ beneath }) => beneath),
    explained: finding2.status === "open" && roots.length === 0
  };
}
function editOf({ rule: rule2, introduced, kind }, firstName = rule2) {
  const isUse = kind === "usage" || kind === "readiness" || kind === "computer";
  return introduced.revision === null || isUse ? void 0 : editKey(firstName, introduced.revision);
}
function editKey(rule2, revision3) {
  return JSON.stringify([rule2, revision3]);
}
function windowsOf(findings3) {
  const before = new Map(
    findings3.flatMap((piece) => isContinued(piece.ended) && piece.resolved ? [[piece.resolved.revision, piece]] : [])
  );
  const firstOf2 = (piece) => {
    let first = piece;
    for (let next = before.get(number(first)); next && number(next) < number(first); next = before.get(number(first)))
      first = next;
    return first;
  };
  return [...groupBy(findings3, firstOf2)].map(([first, pieces]) => ({ first, pieces: sortByImportance(pieces) }));
}
function sortByImportance(findings3) {
  return findings3.toSorted(
    (a, b) => rank(a) - rank(b) || number(b) - number(a) || (startOf2(b) ?? 0) - (startOf2(a) ?? 0)
  );
}
function rank({ status, resolved }) {
  if (status === "open") return 0;
  return status === "excepted" && resolved === null ? 1 : 2;
}
function startOf2({ introduced }) {
  return instantOf(introduced.at);
}
function number({ introduced }) {
  return introduced.revision ?? 0;
}
function openFindings({ group, otherEvents, beneath }) {
  return [...group.filter(({ status }) => status === "open"), ...otherEvents, ...beneath];
}
function digestsOf({ key, group, windows }) {
  return [key, ...group.map((finding2) => finding2.key), ...windows.map(({ first }) => first.id)].map(short);
}
function openEvents({ finding: finding2, group, otherEvents }) {
  return isEvent(finding2) ? [...group, ...otherEvents].filter(({ status }) => status === "open") : [];
}
function eventsOf(subject3) {
  const events = openEvents(subject3);
  return events.length > 1 || subject3.group.length > 1 ? events.map(({ id }) => short(id)) : [];
}
var MAX_EVENTS = 10;
function listedAs(subject3) {
  const events = openEvents(subject3);
  return events.length === 0 || events.length > MAX_EVENTS ? [short(subject3.key)] : events.map(({ id }) => short(id));
}
function openedSince(subject3, reportedDigests) {
  const isKnown = ({ id }) => reportedDigests.has(short(id));
  return subject3.windows.some(({ first }) => isKnown(first)) ? openEvents(subject3).filter((event2) => !isKnown(event2)) : [];
}
function isShown({ severity: severity3 }, report) {
  return reaches(severity3, report.view.reportSeverity ?? "low");
}
function transientsIn({ group, windows }, reported, report) {
  const { marker, since: since2 } = reported;
  if (marker && group.length > 1) return [];
  const window = marker && windows.find(({ first }) => short(first.id) === marker.finding);
  const from = window ? reportedUntil(window.first, reported) : since2 === null ? void 0 : instantOf(since2);
  if (from === void 0) return [];
  return windows.filter(({ first }) => isBetween(startOf2(first), from, instantOf(report.asOf))).map(({ pieces }) => firstIn(pieces)).filter((end) => isRemediated(end) && isShown(end, report));
}
function reportedUntil(finding2, { marker, isJudgedAnew: isJudgedAnew2 = false }) {
  const start = startOf2(finding2);
  if (start === void 0 || !(isJudgedAnew2 || isEvent(finding2))) return start;
  const isEnded = marker?.standing !== "open" && marker?.standing !== "listed";
  const last = (isEnded ? marker?.at : null) ?? marker?.audit;
  return Math.max(start, instantOf(last ?? "") ?? start);
}
function hasReopened(subject3, audit, { asOf }) {
  return endedSince(subject3, audit, asOf).some((end) => isAfter(subject3.finding, end));
}
function isAfter(finding2, { resolved }) {
  return !isEvent(finding2) || (startOf2(finding2) ?? 0) >= (instantOf(resolved?.at ?? "") ?? Infinity);
}
function endedSince({ windows, window, group }, audit, asOf) {
  const last = instantOf(audit ?? "");
  if (last === void 0 || group.length > 1) return [];
  return windows.filter(({ first }) => first.id !== window && (startOf2(first) ?? Infinity) <= last).map(({ pieces }) => firstIn(pieces)).filter((end) => isRemediated(end) && isBetween(instantOf(end.resolved?.at ?? ""), last, instantOf(asOf)));
}
function isBetweenAudits(window, { summary: summary2 }) {
  const last = instantOf(summary2.sinceLast?.at ?? "");
  return last === void 0 || (startOf2(window) ?? 0) > last;
}
function isBetween(time3, from, to) {
  return time3 !== void 0 && to !== void 0 && from < time3 && time3 <= to;
}
function isLate({ dueAt }, report) {
  const [due, now] = [dueAt === null ? void 0 : instantOf(dueAt), instantOf(report.asOf)];
  return due !== void 0 && now !== void 0 && now > due;
}
function isSound({ evidence: evidence2, verdict }) {
  return evidence2.complete && verdict !== "tampered" && verdict !== "incomplete";
}
// src/github/comment.ts
var MAX_WINDOWS = 10;
var retired = {
  "rule-gone": "Closed: no policy of this audit states the rule any more. The setting is not judged by it.",
  "rule-off": "Closed: `driftline.yaml` turns this built-in rule off. Nothing is judged by it.",
  "policy-changed": "Closed: the policies have changed, and by the policies of today this is no violation. The settings were not remediated.",
  "not-found": "Closed: this audit no longer finds it, with the same policies. The history is a different one, the finding depended on the time of the earlier audit, or another version of Driftline judged it.",
  "not-found-anew": "Closed: this audit no longer finds it. The policies have changed since, the history is a different one, the finding depended on the time of the earlier audit, or another version of Driftline judged it.",
  "data-changed": "Closed: this audit no longer finds it. Its data (such as use, members or computers) or the policies changed, or another version of Driftline judged it.",
  noted: "Closed: it happened before the policy took effect, and is only noted.",
  hidden: "Closed: it is below the severity that issues are kept for. The report files still have it."
};
var listingWords = {
  single: "Closed: all findings are kept in one issue now (`issues: single`), and that one lists it. The finding is still open. When findings have issues of their own again, this one is opened again without a comment.",
  summary: "Closed: the summary issue lists it now, because there is no room for it among the issues of single findings (`max-issues`). The finding is still open. When there is room, this issue is opened again without a comment."
};
function newsWords(news2, finding2, book, place2) {
  const sentences = news2.map((item2) => oneWords(item2, finding2, book));
  return fitting(sentences, seenBy(place2, book.report.asOf));
}
function seenBy(place2, asOf) {
  const run = runLink(place2);
  return run === "" ? "" : `<sub>Seen by ${run}, ${md2(at(asOf))}.</sub>`;
}
function oneWords(news2, finding2, book) {
  if (news2.kind === "retired") return retired[news2.why];
  if (news2.kind === "listed") return listingWords[news2.in];
  if (news2.kind === "hand-opened") {
    const why = news2.why.kind === "resolved" ? notOpen : oneWords(news2.why, finding2, book);
    return `${why} If it is opened again it stays open until something changes.`;
  }
  if (news2.kind === "duplicate") return `Closed: #${news2.of} is about the same.`;
  return finding2 === null ? "" : findingWords(news2, finding2, book);
}
function findingWords(news2, finding2, book) {
  const start = md2(beginning(finding2, book, limits2));
  switch (news2.kind) {
    case "severity":
      return `**More severe:** ${news2.from} before, ${news2.to} now.`;
    case "late":
      return `**The time limit has passed:** it was ${md2(at(finding2.dueAt ?? ""))}.`;
    case "again":
      return `**Fixed and opened again:** ${start}.`;
    case "another":
      return timesWords("Once more", news2.events, (event2) => capital(openedWords(event2, book)));
    case "others":
      return timesWords("Also open", news2.events, (event2) => capital(openedWords(event2, book)));
    case "remains":
      return `${timesWords("No longer open", news2.after, (event2) => say`${beginning(event2, book, limits2)}; ${ending(event2, book)}`)} Still open: ${start}.`;
    case "reopened":
      return `**Open again:** ${start}.`;
    case "counted":
      return `**Open again in this audit:** ${start}.`;
    case "lapsed":
      return `**No longer accepted:** ${md2(lapseWords(finding2))}. ${md2(capital(beginning(finding2, book, limits2)))}.`;
    case "due":
      return `**The time limit is near:** it is ${md2(at(finding2.dueAt ?? ""))}.`;
    case "lapses":
      return `**The exception ends soon:** accepted ${md2(acceptanceWords(finding2, book))}. Put the setting right, or have the exception reviewed.`;
    case "resolved":
      return `**Resolved:** ${md2(endWords(news2.of ?? finding2, book))}.`;
    case "accepted":
      return `**Accepted:** ${md2(acceptanceWords(finding2, book))}.`;
    case "transient":
      return transientWords(news2.windows, book);
    case "hand-closed":
      return stillOpen;
    default:
      return news2;
  }
}
function openedWords(event2, book) {
  const start = beginning(event2, book, limits2);
  return event2.exception === null ? start : say`${lapseWords(event2)}: ${start}`;
}
function timesWords(heading, findings3, words) {
  const lines22 = findings3.slice(0, MAX_WINDOWS).map((finding2) => `${md2(words(finding2))}.`);
  const more = findings3.length - lines22.length;
  const moreLines = more > 0 ? [`And ${count(more, "more time")}, in the report files.`] : [];
  return [`**${heading}:** ${lines22[0]}`, ...lines22.slice(1), ...moreLines].join("\n\n");
}
function transientWords(windows, book) {
  const isLate2 = windows.some((window) => !isBetweenAudits(window, book.report));
  const timing = isLate2 ? ", and not reported before" : " between two audits";
  return timesWords(
    `Opened and remediated${timing}`,
    windows,
    (window) => say`${capital(beginning(window, book, limits2))}. ${capital(ending(window, book))}`
  );
}
var stillOpen = "**Still open.** Closing this issue changes nothing in the settings: put them back, or accept the deviation with an exception. If it is closed again it stays closed until something changes.";
var notOpen = "**Not open.** The rule is not violated now.";
function endWords(finding2, book) {
  return isEvent(finding2) && finding2.resolved === null ? ["it is no longer open"] : ending(finding2, book);
}
function lapseWords({ exception: exception3 }) {
  if (exception3?.state === "pending")
    return say`the exception of ${personPhrase(exception3.owner)} begins on ${dayWords(exception3.from)}`;
  if (exception3?.state !== "expired") return ["the exception is gone, or does not cover the value of today"];
  if (exception3.expires === null) return ["the exception does not hold any more"];
  return say`the exception of ${personPhrase(exception3.owner)} ended on ${lastDay(exception3.expires)}`;
}
function acceptanceWords(finding2, book) {
  if (finding2.resolved) return ending(finding2, book);
  return finding2.exception === null ? ["the finding that it follows from is accepted"] : exceptionWords(finding2, book);
}
function exceptionWords(finding2, book) {
  const phrases = exceptionsOf(finding2, book).map((exception3) => {
    const { owner, reason, ticket } = exception3;
    const words = say`${term(exception3)} by ${personPhrase(owner)}: ${prose(reason)}`;
    return ticket === null ? words : say`${words}, ticket ${ticket}`;
  });
  return joinPhrases(phrases, "; ");
}
// src/github/title.ts
var MAX_TITLE = 120;
var MAX_NAME = 40;
function titleText(text5, max = MAX_TITLE) {
  const safe = text5.replace(/:\/\/|\bwww\./gi, "\u00b7").replace(/[^A-Za-z0-9 _.,:;/*()[\]+'{}$-]+/g, "\u00b7").replace(/ {2,}/g, " ").trim();
  return safe.length <= max ? safe : `${head(safe, max - 3).trimEnd()}...`;
}
function titlesOf(subjects, { organization }) {
  const titles = /* @__PURE__ */ new Map();
  const write2 = (list2, more) => {
    for (const [title, same] of groupBy(list2, (subject3) => titleOf(subject3, organization, more)))
      if (same.length > 1 && more.length < extra.length) write2(same, extra.slice(0, more.length + 1));
      else for (const { key } of same) titles.set(key, title);
  };
  write2([...subjects], []);
  return titles;
}
var extra = [
  ({ rule: rule2 }) => `rule ${rule2}`,
  ({ introduced: { revision: revision3, at: at22 } }) => revision3 === null ? at22.slice(0, 10) : `revision ${revision3}`,
  ({ subject: subject3 }) => subject3
];
function titleOf({ finding: finding2, group, severity: severity3 }, organization, more) {
  const before = `[${severity3}] ${titleText(organization, MAX_NAME)}: `;
  const after = more.length === 0 ? "" : ` ${titleText(
    `(${more.toReversed().map((say2) => say2(finding2)).join(", ")})`,
    60
  )}`;
  const problemWords2 = group.length > 1 ? groupWords(group) : whatWords(finding2);
  return `${before}${titleText(problemWords2, MAX_TITLE - before.length - after.length)}${after}`;
}
function groupWords(group) {
  const [{ title, rule: rule2, introduced }] = group;
  const which = introduced.exact ? "of" : "already in";
  return `${count(group.length, "finding")} ${which} revision ${introduced.revision}: ${title === "" ? rule2 : title}`;
}
function whatWords({ message: message3, title, rule: rule2 }) {
  const [problem2 = ""] = message3.split(/; |,? on (?:\d+ days|\d{4}-\d\d-\d\d)/);
  return problem2 === "" ? title || rule2 : problem2;
}
// src/github/summary-words.ts
var TABLE = 4e4;
var MAX_RULES = 20;
var MAX_SAID = 20;
var MAX_TITLE_NAME = 40;
var MAX_NAME2 = 60;
function summaryTitle(input) {
  const { mode, report, previous } = input;
  const isDoubtful2 = !isSound(report) && previous?.marker.standing === "open";
  const before = isDoubtful2 ? countIn(previous.issue.title, report.organization, mode) ?? 0 : 0;
  const now = mode === "single" ? report.findings.filter(isOpen).length : listedFindings(input).length;
  const findings3 = Math.max(before, now);
  const further2 = mode === "single" ? "open finding" : "further open finding";
  return `${titleStart(report.organization)}${count(findings3, further2)}`;
}
function countIn(title, organization, mode) {
  const end = mode === "single" ? /^([\d,]+) open findings?$/ : /^([\d,]+) further open findings?$/;
  const start = titleStart(organization);
  const [, count22] = title.startsWith(start) ? end.exec(title.slice(start.length)) ?? [] : [];
  return count22 === void 0 ? void 0 : Number(count22.replaceAll(",", ""));
}
function titleStart(organization) {
  return `Driftline: ${titleText(organization, MAX_TITLE_NAME)}, `;
}
function summaryBody(input, audit, anchor) {
  const { mode, report } = input;
  const body = mode === "single" ? markdown(report).trimEnd() : listBody(input);
  return [heartbeat(input, audit, anchor), body, footer].join("\n\n");
}
function heartbeat({ report, book }, audit, anchor) {
  const sound = isSound(book.report);
  const last = audit === null ? "not known" : `**${md2(at(audit))}**`;
  const revisions2 = sound ? `, ${md2([revisionsWords(report)])}` : "";
  const doubt = sound ? "" : `

**The audit of ${md2(at(report.asOf))} was not complete, or not to be relied on. Nothing is closed on it.** The text below is only what it could read.`;
  const ledger = anchor === null ? "" : ` Ledger: ${count(anchor.size, "entry", "entries")}, head ${md2(value(anchor.head))}.`;
  return `Organization ${md2(value(report.organization), MAX_NAME2)}. Last complete audit: ${last}${revisions2}.${ledger}${doubt}`;
}
function listedFindings({ subjects, own: own2 }) {
  const withIssue = new Set(own2.flatMap(({ group, otherEvents }) => [...group, ...otherEvents]));
  return [...new Set(subjects.flatMap(openFindings))].filter((finding2) => !withIssue.has(finding2));
}
function listBody(input) {
  const { report, subjects, issueCount, max, book } = input;
  if (subjects.length === 0)
    return isSound(report) ? `All open findings${aboveWords(input)} have their own issues.` : "In what it could read, every open finding has its own issue.";
  const findings3 = worstFirst(listedFindings(input));
  const byRule = [...groupBy(findings3, ({ rule: rule2 }) => rule2)].toSorted(([, a], [, b]) => b.length - a.length);
  const rules2 = byRule.slice(0, MAX_RULES).map(([rule2, findings22]) => md2(say`${findings22.length} \u00d7 ${rule2}`, MAX_NAME2));
  const { before, rows: rows3 } = openPart({ ...viewOf(report), findings: findings3 }, book);
  let room = TABLE - before.length;
  let count22 = 0;
  let table22 = before;
  for (const { line: make, counts } of rows3) {
    const line = make();
    if (line.length > room) break;
    room -= line.length;
    table22 += line;
    count22 += counts;
  }
  return [
    `${count(findings3.length, "finding is", "findings are")} open beyond the ${count(issueCount, "issue")} of findings (\`max-issues\` is ${thousands(max)}, the worst first): ${tallyWords(tallyOf(findings3))}.`,
    listOf(rules2, byRule.length),
    table22.trimEnd(),
    `Shown: ${thousands(count22)} of ${thousands(findings3.length)}. The report files have all of them.`
  ].join("\n\n");
}
var footer = [
  "---",
  "<sub>Driftline keeps this issue up to date: every audit writes the text, and the comments say what changed. If the last complete audit is older than the schedule allows, the audit no longer runs. To stop these issues, set `issues: off`. If you remove the label `driftline`, Driftline no longer changes the issue.</sub>"
].join("\n");
function changeWords2(kind, changes3, input) {
  if (kind === null) return "";
  return fitting([opening(kind, input), ...sayings(changes3, input)], seenBy(input.place, input.report.asOf));
}
function aboveWords({ all, report }) {
  const isHidden = (subject3) => isOpen(subject3.finding) && !subject3.explained && !isShown(subject3, report);
  return all.some(isHidden) ? ` at \`${report.view.reportSeverity ?? "low"}\` or above` : "";
}
function isOpen({ status }) {
  return status === "open";
}
function opening(kind, input) {
  const { subjects, own: own2, hadIssue, mode } = input;
  const above = mode === "single" ? aboveWords(input) : "";
  const movedWords = subjects.some(hadIssue) ? " Findings that had issues of their own are listed here now." : "";
  return {
    changed: "",
    reopened: `**Open again.**${movedWords}`,
    done: `**No open findings${above} are left in this issue.**${own2.length > 0 ? " Open findings have their own issues." : ""}`,
    "hand-open": "**Still open.** Closing this issue changes nothing in the settings. If it is closed again it stays closed until something changes.",
    "hand-closed": `**No findings${above} are open here.** If it is opened again it stays open until something changes.`
  }[kind];
}
function sayings({
  came,
  events,
  again: again2,
  worse,
  near,
  lapsing,
  endedFindings,
  relaxed,
  vanishedCount,
  isJudgedAnew: isJudgedAnew2,
  transient
}, { report }) {
  const book = bookOf(report);
  const list2 = (word2, subjects, words) => listFindings(
    word2,
    subjects.map(({ finding: finding2 }) => finding2),
    words
  );
  const isNew = (window) => isBetweenAudits(window, report);
  const openingOf = (finding2) => say`${nameWithSeverity(finding2)}: ${beginning(finding2, book, brief)}`;
  return [
    listFindings(
      "opened",
      [...came.flatMap(({ finding: finding2, otherEvents }) => [finding2, ...otherEvents]), ...events],
      openingOf
    ),
    list2("fixed and opened again", again2, openingOf),
    listFindings(
      "grew worse or passed the time limit",
      worse.map(({ finding: finding2, severity: severity3 }) => ({ ...finding2, severity: severity3 })),
      nameWithSeverity
    ),
    list2(
      "with a time limit that ends within seven days",
      near,
      (finding2) => say`${nameWithSeverity(finding2)}: ${at(finding2.dueAt ?? "")}`
    ),
    list2(
      "accepted by an exception that ends within seven days",
      lapsing,
      (finding2) => say`${findingName(finding2)}: ${acceptanceWords(finding2, book)}`
    ),
    list2("no longer open, because the policies have changed", relaxed, findingName),
    listFindings(
      "ended",
      endedFindings.filter((finding2) => !isOpen(finding2)),
      (finding2) => say`${findingName(finding2)}: ${ending(finding2, book)}`
    ),
    listFindings(
      "still open, but below the severity that issues are kept for",
      endedFindings.filter(isOpen),
      findingName
    ),
    passedWords(transient.filter(isNew), report),
    listFindings(
      "opened and remediated, and not reported before",
      transient.filter((window) => !isNew(window)),
      wholeStory(report)
    ),
    vanishedCount === 0 ? "" : `${count(vanishedCount, "finding is", "findings are")} no longer found${isJudgedAnew2 ? ". The policies have changed since the last complete audit" : " by the same policies"}.`
  ];
}
function passedWords(windows, report) {
  return listFindings("opened and remediated between two audits", windows, wholeStory(report));
}
function wholeStory(report) {
  const book = bookOf(report);
  return (finding2) => say`${nameWithSeverity(finding2)}: ${beginning(finding2, book, brief)}; ${ending(finding2, book)}`;
}
function listFindings(word2, findings3, words) {
  if (findings3.length === 0) return "";
  const lines22 = findings3.slice(0, MAX_SAID).map((finding2) => md2(words(finding2), MAX_NAME2));
  return `**${count(findings3.length, "finding")} ${word2}:**

${listOf(lines22, findings3.length)}`;
}
function nameWithSeverity(finding2) {
  return say`${[finding2.severity]}: ${findingName(finding2)}`;
}
function findingName({ rule: rule2, subject: subject3 }) {
  return say`${rule2}, ${subjectWords(subject3)}`;
}

import { acceptedValue, entrySubject, isWritable, namesSubject, needsKey, objection } from "./policies.js";

// src/reporters/wording/accept.ts
var MAX_ENTRIES = 50;
var DAYS = 30;
function acceptance(finding2, { rules: rules2, findings: findings3 }, asOf) {
  const [from, expires] = [dayAfter(asOf, 0), dayAfter(asOf, DAYS)];
  const accepts = acceptedLine(finding2);
  const whole3 = rules2.get(finding2.rule)?.subject;
  const isExplained = finding2.causedBy !== null && (findings3.get(finding2.causedBy)?.status ?? "open") === "open";
  if (isExplained || from === void 0 || accepts === void 0 || finding2.status !== "open") return void 0;
  const why = objection(finding2);
  if (why !== null) return { why };
  const lines4 = [
    "exceptions:",
    `  - rule: ${quote(finding2.rule)}`,
    ...namesSubject(finding2, whole3) ? [`    subject: ${quote(finding2.subject)}`] : [],
    `    ${accepts}`,
    ...finding2.inert === null ? [] : ["    inert: true # that it has no effect is accepted as well"],
    "    owner: someone@example.com # who answers for it",
    "    reason: why it is acceptable until then",
    `    from: ${from}`,
    `    expires: ${expires}`
  ];
  return { yaml: lines4.join("\n") };
}
function acceptedLine(finding2) {
  const { revision: revision3 } = finding2.introduced;
  if (isEvent(finding2)) return revision3 === null ? void 0 : `revision: ${revision3}`;
  const entries3 = acceptedValue(finding2);
  if (entries3.length === 0 || entries3.length > MAX_ENTRIES) return void 0;
  return `value: [${entries3.map((entry) => quote(entry)).join(", ")}]`;
}
function quote(value2) {
  return visibleJson(JSON.stringify(value2)).replaceAll("\n", " ");
}

import { remedy } from "./audit.js";

import { dataOfKinds } from "./audit.js";

import { DriftlineError, byLine, codeOf, didYouMean, edits, messageOf, nearest, problemPlace, reasonOf, usageError, withoutExcerpt } from "./base.js";

import { bag, canonical, canonicalObject, compare, equal, exactNumber, insert, isArray, isExactNumber, isObject, isWhole, membersOf, mergePatch, pointer, segment, textAt, unpointer, valueAt } from "./base.js";

// src/github/stamp.ts
function stampOf({ audit, flow, place: place2, step, leg }, asOf) {
  return { of: audit, flow, run: place2.run, step, leg, at: markedTime(asOf) };
}
// src/github/labels.ts
var LABEL = "driftline";
var colors = {
  critical: "8b0000",
  high: "d73a4a",
  medium: "d4a72c",
  low: "8c959f",
  info: "d0d7de"
};
function severityLabel(severity3) {
  return `${LABEL}: ${severity3}`;
}
function isSameName(a, b) {
  return a.toLowerCase() === b.toLowerCase();
}
function uniqueNames(names3) {
  return names3.filter((name, i) => names3.findIndex((candidate) => isSameName(candidate, name)) === i);
}
function labelsFor(labels, severity3) {
  const wantedLabel = severityLabel(severity3);
  const isOwn = (label) => severities.some((level) => isSameName(label, severityLabel(level)));
  const ownLabels = labels.filter(isOwn);
  if (ownLabels.length > 0 && ownLabels.every((label) => isSameName(label, wantedLabel))) return void 0;
  return [...labels.filter((label) => !isOwn(label)), wantedLabel];
}
function descriptionOf(label) {
  if (label === LABEL) return { color: "1f6feb", description: "Kept by Driftline" };
  const severity3 = severities.find((candidate) => severityLabel(candidate) === label);
  return severity3 && { color: colors[severity3], description: `Driftline: a finding of severity ${severity3}` };
}
// src/github/update.ts
function update({ issue, marker }, target, decision, words) {
  const { title, body, severity: severity3 } = target;
  const labels = issue.labels && severity3 && labelsFor(issue.labels, severity3);
  const patch = {
    ...issue.title !== title && { title },
    ...(issue.unsigned === true || !sameBody(issue.body, body)) && { body },
    ...labels && { labels },
    ...decision.state !== null && decision.state !== issue.state && { state: decision.state },
    ...decision.state !== null && decision.state !== issue.state && decision.reason && { reason: decision.reason }
  };
  const newsNames = decision.news.map(({ kind }) => kind).join(" ");
  const comment = newsNames === "" ? null : commentOf(marker, newsNames, words);
  if (comment === null && Object.keys(patch).length === 0) return [];
  return [{ do: "update", id: marker.id, number: issue.number, comment, patch }];
}
function commentOf({ id, turn }, newsNames, words) {
  const event2 = eventLine(id, turn, newsNames);
  return { event: event2, text: `${event2}
${words}` };
}
// src/github/alarm.ts
var SCHEDULE = 1.5 * DAY;
var MAX_PROBLEMS = 10;
var MAX_HINT = 1200;
function planAlarm(input) {
  const { organization, issues, audit, failure } = input;
  const id = subjectId(organization, "alarm");
  const knownIssues = issues.flatMap((issue) => {
    const marker = markerIn(issue, input.asOf);
    return marker && (isOf(marker, organization, audit) || issue.number === input.takenOver) ? [{ issue, marker }] : [];
  });
  if (knownIssues.some(({ marker }) => isLaterRun(marker.run, input.place.run))) return [];
  const alarm = knownIssues.find(({ marker }) => marker.id === id) ?? damagedAlarm(id, input, failure === null);
  return failure === null ? calm(alarm, knownIssues, input) : raiseAlarm(alarm, knownIssues, failure, input);
}
function damagedAlarm(id, input, isCalm) {
  const { organization, issues, asOf, audit } = input;
  const isShared = issues.some(({ own: own2, body }) => own2 && (markerOf(body)?.of ?? audit) !== audit);
  if (isCalm && isShared) return void 0;
  const issue = issues.find(({ own: own2, body, title }) => own2 && markerOf(body) === void 0 && title === titleOf2(input));
  const turn = turnOfDay(asOf);
  const standing = issue?.state === "open" ? "open" : "resolved";
  return issue && { issue, marker: { ...newMarker(id, organization), turn, standing, failing: markedTime(asOf) } };
}
function calm(alarm, knownIssues, input) {
  const otherIssues = knownIssues.filter((entry) => entry !== alarm && entry.marker.failing !== null);
  const clearOperations = otherIssues.flatMap(
    (entry) => remember(entry, { failing: null, audit: markedTime(input.asOf) })
  );
  if (alarm === void 0) return clearOperations;
  const { marker, issue } = alarm;
  const ends3 = marker.standing === "open";
  const words = `**Complete again:** the audit of ${md2(at(input.asOf))} is complete.${runWords(input)}`;
  const next = {
    ...marker,
    of: input.audit,
    flow: input.flow,
    standing: "resolved",
    failing: null,
    audit: ends3 || marker.failing !== null ? markedTime(input.asOf) : marker.audit,
    turn: marker.turn + (ends3 ? 1 : 0)
  };
  const target = { title: issue.title, body: withMarker(withoutMarker(issue.body), next) };
  const decision = { state: "closed", reason: "completed", news: ends3 ? [{ kind: "complete" }] : [] };
  return [...clearOperations, ...update(alarm, target, decision, words)];
}
function raiseAlarm(alarm, knownIssues, failure, input) {
  const { organization, asOf, alarmAfter, lastComplete } = input;
  const id = subjectId(organization, "alarm");
  const past = (instants) => instants.flatMap((instant4) => instant4 !== null && time(instant4) <= time(asOf) ? instant4 : []).toSorted();
  const failures = past(knownIssues.map(({ marker: marker2 }) => marker2.failing));
  const [lastCompleteTime] = past([lastComplete]);
  const last = lastCompleteTime ?? past(knownIssues.map(({ marker: marker2 }) => marker2.audit)).at(-1) ?? null;
  const failing = failures[0] ?? markedTime(asOf) ?? "";
  const isLast = lastCompleteTime !== void 0 || last !== null && time(failing) - time(last) <= SCHEDULE;
  const since2 = isLast && last !== null ? last : failing;
  const isBlind = knownIssues.length === 0 && lastCompleteTime === void 0;
  const isDue = failure.isTampered || isBlind || time(asOf) - time(since2) >= alarmAfter * DAY;
  if (!isDue && alarm?.marker.standing !== "open") {
    const [keeper] = [...alarm ? [alarm] : [], ...knownIssues];
    return keeper && past([keeper.marker.failing]).length === 0 ? remember(keeper, { failing: markedTime(failing) }) : [];
  }
  const alarmMarker = alarm?.marker;
  const isNew = alarmMarker?.standing !== "open";
  const isWorse = !isNew && failure.isTampered && alarmMarker.finding !== TAMPERED;
  const marker = {
    ...alarmMarker ?? newMarker(id, organization),
    ...stampOf(input, asOf),
    standing: "open",
    finding: failure.isTampered ? TAMPERED : null,
    audit: last,
    failing: markedTime(failing),
    answered: false,
    turn: (alarmMarker?.turn ?? 0) + (alarmMarker && (isNew || isWorse) ? 1 : 0)
  };
  const text5 = { title: titleOf2(input), body: withMarker(bodyOf(failure, last, failing, input), marker) };
  if (alarm === void 0) return [{ do: "create", id, ...text5, labels: [], assignees: [] }];
  const news2 = isNew ? [{ kind: "broken" }] : isWorse ? [{ kind: "tampered" }] : [];
  const words = `**${failure.isTampered ? "Tampered" : "Broken again"}:**

${reasons(failure)}${runWords(input)}`;
  const state = isNew || isWorse ? "open" : null;
  return update(alarm, text5, { state, reason: "reopened", news: news2 }, words);
}
var TAMPERED = short("tampered");
function remember(entry, change2) {
  const { issue, marker } = entry;
  const target = { title: issue.title, body: withMarker(withoutMarker(issue.body), { ...marker, ...change2 }) };
  return update(entry, target, { state: null, news: [] }, "");
}
function titleOf2({ organization }) {
  return titleText(`Driftline: ${organization}: the audit is broken`);
}
function bodyOf(failure, last, failing, input) {
  const kind = time(last ?? "") < time(failing) ? "complete audit" : "audit with complete evidence";
  const complete = last === null ? ["It is not known when the last complete audit was"] : say`The last ${[kind]} that is known was that of ${at(last)}`;
  const { alarmAfter } = input;
  const limit2 = Number.isInteger(alarmAfter) ? count(alarmAfter, "day") : duration(alarmAfter * DAY / 1e3);
  return fitting(
    [
      `**${failure.isTampered ? "Tampered." : "The audit is broken."}** ${md2(complete)}. Audits have failed since ${md2(at(failing))}. Until this is fixed, deviations in ${md2(value(input.organization))} may go unnoticed.`,
      `#### What is wrong

${reasons(failure)}`,
      failure.isTampered ? "#### What to do\n\nFind out who changed the ledger or the history before anything else. Nothing is closed until a complete audit finds no tampering." : ""
    ],
    [
      "---",
      `<sub>Driftline opens this issue when no audit was complete for ${limit2} (\`alarm-after\`), or at once when the ledger or the history was tampered with. The next complete audit that finds no tampering closes it.</sub>`
    ].join("\n")
  );
}
function reasons({ problems }) {
  const lines4 = problems.slice(0, MAX_PROBLEMS).map((problem2) => {
    const { message: message3, hint } = problem2;
    const where = problemPlace(problem2);
    const place2 = where === "" ? "" : `${md2(value(where))}: `;
    const help2 = hint === void 0 ? "" : `
  ${markdownHint(clip(hint, MAX_HINT))}`;
    return `- ${place2}${md2(prose(message3))}${help2}`;
  });
  const more = problems.length - lines4.length;
  return [...lines4, ...more > 0 ? [`- and ${thousands(more)} more`] : []].join("\n");
}
function runWords({ place: place2, asOf }) {
  const words = seenBy(place2, asOf);
  return words === "" ? "" : `

${words}`;
}
function time(instant4) {
  return instantOf(instant4) ?? 0;
}
// src/github/ends.ts
var WARNING = 7;
function endOf2({ finding: finding2, group }) {
  if (finding2.status === "open") return finding2.dueAt;
  const ends3 = group.flatMap(({ status, exception: exception3 }) => status === "excepted" ? exception3?.expires ?? [] : []);
  return ends3.toSorted()[0] ?? null;
}
function isNear(end, time22) {
  const [then, now] = [instantOf(end ?? ""), instantOf(time22 ?? "")];
  return then !== void 0 && now !== void 0 && now < then && then - now <= WARNING * DAY;
}
function hasTime({ dueAt, introduced }) {
  return (instantOf(dueAt ?? "") ?? 0) - (instantOf(introduced.at) ?? 0) > (WARNING + 1) * DAY;
}
function dayOfEnd(end) {
  return end.slice(0, 10);
}
// src/github/fate.ts
function judgeOf({ report, builtin }) {
  const policies = report.evidence.policies.map(({ id, digest: digest3 }) => ({ id, digest: digest3 }));
  return short(canonical({ policies, builtin: { ...builtin } }));
}
function fateOf(subject3, marker, input) {
  if (subject3 === void 0) return fateUnreported(marker, input);
  const { finding: finding2 } = subject3;
  if (finding2.status === "noted") return { retired: "noted" };
  if (finding2.status === "open") return isShown(subject3, input.report) ? "open" : { retired: "hidden" };
  if (finding2.ended === "outgrown") return "unknown";
  const wasOpen = marker.standing === "open" || marker.standing === "listed";
  if (wasOpen && isFixedBefore(finding2, writtenAt(marker)) && isJudgedAnew(marker, input))
    return { retired: "policy-changed" };
  return finding2.ended === "accepted" ? "excepted" : finding2.status;
}
function hasVanished({ windows, window }, marker) {
  if (marker.finding === null) return false;
  return ![window, ...windows.map(({ first }) => first.id)].some((id) => short(id) === marker.finding);
}
function isOver(subject3, marker) {
  return hasVanished(subject3, marker) || isFixedBefore(subject3.finding, writtenAt(marker));
}
function writtenAt({ audit, at: at22 }) {
  return audit ?? at22;
}
function isFixedBefore(finding2, audit) {
  const { resolved } = finding2;
  if (!isRemediated(finding2) || resolved === null || resolved.revision === null) return false;
  return (instantOf(resolved.at) ?? Infinity) <= (instantOf(audit ?? "") ?? -Infinity);
}
function isJudgedAnew({ judge: judge2 }, input) {
  return judge2 !== null && judge2 !== judgeOf(input);
}
function fateUnreported(marker, input) {
  const { report, builtin, judgedRules: judgedRules2 } = input;
  const isIts = ({ id, formerly = [] }) => [id, ...formerly].some((name) => short(name) === marker.rule);
  const rules2 = report.rules.filter(isIts);
  if (rules2.some((row3) => row3.status === "not-evaluated")) return "unknown";
  const hasData = dataOfKinds.get(marker.kind ?? "");
  if (rules2.length === 0 && hasData?.(report) === false) return "unknown";
  const isOff2 = Object.entries(builtin).some(([id, severity3]) => severity3 === "off" && isIts({ id }));
  if (isOff2) return { retired: "rule-off" };
  const isIn = (ids3) => ids3.some((id) => short(id) === marker.rule);
  if (rules2.length === 0 && isIn(judgedRules2.sometimes)) return "unknown";
  if (rules2.length === 0 && !isIn(judgedRules2.always))
    return isJudgedAnew(marker, input) ? { retired: "rule-gone" } : "unknown";
  if (marker.kind === "exception" && isDoubtful(input)) return "unknown";
  if (hasData || isIn(judgedRules2.sometimes)) return { retired: "data-changed" };
  if (!isJudgedAnew(marker, input)) return { retired: "not-found" };
  return { retired: rules2.length === 0 ? "not-found-anew" : "policy-changed" };
}
function isDoubtful({ report, judgedRules: judgedRules2 }) {
  const evaluatedIds = report.rules.filter(({ status }) => status !== "not-evaluated").map(({ id }) => id);
  const judgedIds = /* @__PURE__ */ new Set([...judgedRules2.always, ...evaluatedIds]);
  return report.exceptions.some(({ rule: rule2 }) => !judgedIds.has(rule2));
}
// src/github/listed.ts
function listedIn(marker) {
  return new Map(
    marker?.listed.map((token2) => [
      token2.slice(0, 16),
      { severity: severities["abcde".indexOf(token2[16])], late: token2[17] === "1", near: token2[17] === "2" }
    ])
  );
}
function rowOf(rows3, subject3) {
  const digest3 = rows3.size === 0 ? void 0 : digestsOf(subject3).find((name) => rows3.has(name));
  return digest3 === void 0 ? void 0 : rows3.get(digest3);
}
function eventsSince(subject3, list2) {
  const rows3 = listedIn(list2);
  const { finding: finding2, group, otherEvents, key } = subject3;
  if (group.length > 1 || !rows3.has(short(key))) return openedSince(subject3, new Set(rows3.keys()));
  const last = instantOf(list2?.at ?? list2?.audit ?? "") ?? Infinity;
  return [finding2, ...otherEvents].filter((event2) => isEvent(event2) && (instantOf(event2.introduced.at) ?? 0) > last);
}
function lastMarker(marker, subject3, list2) {
  if (marker.standing !== "listed" || subject3 === void 0 || list2 === void 0) return marker;
  const { severity: severity3, late } = rowOf(listedIn(list2), subject3) ?? marker;
  const end = endOf2(subject3);
  const audit = list2.audit ?? marker.audit;
  return {
    ...marker,
    audit,
    listed: [...marker.listed, ...list2.listed],
    severity: severity3,
    late,
    warned: end !== null && isNear(end, list2.audit) ? dayOfEnd(end) : marker.warned
  };
}
function tokensOf(subject3, report, before) {
  const { finding: finding2, severity: severity3 } = subject3;
  const isTold = isNear(finding2.dueAt, report.asOf) && (isSound(report) || before?.near === true);
  const state = `${"abcde"[severities.indexOf(severity3)]}${isLate(finding2, report) ? "1" : isTold ? "2" : "0"}`;
  return listedAs(subject3).map((digest3) => `${digest3}${state}`);
}
// src/github/summary.ts
function planSummary(input) {
  const { previous, subjects } = input;
  if (previous === void 0) {
    if (subjects.length === 0 && input.transient.length === 0) return { operations: [], opened: [], events: [] };
    const opened = subjects.filter((subject3) => !input.hadIssue(subject3));
    return { operations: [createSummary(input)], opened, events: [] };
  }
  const changes3 = changesOf(previous.marker, input);
  const decision = decide(previous, changes3, input);
  const { marker } = previous;
  const next = { ...decision, turn: marker.turn + (decision.news.length > 0 ? 1 : 0) };
  const words = changeWords2(decision.news[0]?.kind ?? null, changes3, input);
  return {
    operations: update(previous, summaryText(input, next), decision, words),
    opened: [...changes3.came, ...changes3.again],
    events: changes3.events
  };
}
function createSummary(input) {
  const { id, subjects, transient, since: since2 } = input;
  const closes = subjects.length === 0;
  const turn = transient.length > 0 ? 1 : 0;
  const text5 = summaryText(input, { standing: closes ? "resolved" : "open", answered: false, turn });
  const create22 = { do: "create", id, ...text5, labels: [], assignees: [] };
  if (transient.length === 0) return create22;
  const comment = commentOf({ id, turn: 0 }, "changed", changeWords2("changed", { ...nothing, transient }, input));
  const marker = { ...markerOf(text5.body), standing: "open", turn: 0, audit: since2 };
  return {
    ...create22,
    body: withMarker(withoutMarker(text5.body), marker),
    after: { ...comment, body: text5.body, closes }
  };
}
var nothing = {
  came: [],
  events: [],
  again: [],
  worse: [],
  near: [],
  lapsing: [],
  ended: [],
  endedFindings: [],
  relaxed: [],
  vanishedCount: 0,
  movedCount: 0,
  isJudgedAnew: false,
  transient: []
};
function decide({ issue, marker }, changes3, { subjects, report }) {
  const isOpen2 = issue.state === "open";
  const newsOf2 = (kind) => [{ kind }];
  const { came, events, again: again2, worse, near, lapsing, transient } = changes3;
  if (subjects.length > 0) {
    const { endedFindings, relaxed } = changes3;
    const isChanged = [came, events, again2, endedFindings, relaxed, worse, near, lapsing, transient].some(
      ({ length }) => length > 0
    );
    const isBack = marker.standing !== "open";
    const news2 = isBack ? newsOf2("reopened") : isChanged || changes3.vanishedCount > 0 ? newsOf2("changed") : [];
    const open4 = { standing: "open", answered: !isBack && marker.answered };
    if (isOpen2) return { ...open4, state: null, news: news2 };
    const urgent = isBack || came.length + events.length + again2.length + worse.length > 0;
    if (urgent) return { ...open4, state: "open", reason: "reopened", news: news2 };
    if (marker.answered) return { ...open4, state: null, news: news2 };
    return { standing: "open", state: "open", reason: "reopened", news: newsOf2("hand-open"), answered: true };
  }
  if (!isSound(report)) return { standing: marker.standing, state: null, news: [], answered: marker.answered };
  const passedNews = transient.length + lapsing.length > 0 ? newsOf2("changed") : [];
  if (marker.standing === "open")
    return isOpen2 ? { standing: "resolved", state: "closed", reason: reasonOf2(changes3), news: newsOf2("done"), answered: false } : { standing: "resolved", state: null, news: passedNews, answered: false };
  if (!isOpen2 || marker.answered)
    return { standing: marker.standing, state: null, news: passedNews, answered: marker.answered };
  return {
    standing: marker.standing,
    state: "closed",
    reason: "completed",
    news: newsOf2("hand-closed"),
    answered: true
  };
}
function reasonOf2({ ended, relaxed, vanishedCount, movedCount }) {
  const isRemediatedOnly = vanishedCount + movedCount + relaxed.length === 0 && ended.length > 0 && ended.every(({ finding: finding2 }) => isRemediated(finding2));
  return isRemediatedOnly ? "completed" : "not_planned";
}
function changesOf(marker, input) {
  const { many, audit, at: at22, judge: lastJudge } = marker;
  const { report, subjects, own: own2, hadIssue, tells, beneath, all, judge: judge2, transient } = input;
  const isJudgedAnew2 = lastJudge !== null && lastJudge !== judge2;
  const before = listedIn(marker);
  const last = instantOf(audit ?? at22 ?? "");
  const isNew = ({ finding: finding2 }) => !many || last === void 0 || (instantOf(finding2.introduced.at) ?? 0) > last;
  const { sinceLast: sinceLast2 } = report.summary;
  const isKnown = marker.standing === "open" && sinceLast2 !== null && markedTime(sinceLast2.at) === audit;
  const wasOpen = new Set(isKnown ? sinceLast2.stillOpen : []);
  const came = subjects.filter(
    (subject3) => !rowOf(before, subject3) && !hadIssue(subject3) && isNew(subject3) && !wasOpen.has(subject3.finding.id)
  );
  const again2 = isSound(report) ? subjects.filter((subject3) => rowOf(before, subject3) && hasReopened(subject3, audit, report)) : [];
  const events = subjects.filter((subject3) => rowOf(before, subject3)).flatMap(
    (subject3) => eventsSince(subject3, marker).filter((event2) => !again2.includes(subject3) || event2 !== subject3.finding)
  );
  const worse = subjects.filter((subject3) => {
    const earlierRow = rowOf(before, subject3);
    if (earlierRow === void 0 || again2.includes(subject3)) return false;
    return weight(subject3.severity) > weight(earlierRow.severity) || isLate(subject3.finding, report) && !earlierRow.late;
  });
  const changesSoFar = { ...nothing, came, events, again: again2, worse, transient, isJudgedAnew: isJudgedAnew2 };
  if (!isSound(report)) return changesSoFar;
  const isUntold2 = (subject3) => {
    const end = endOf2(subject3);
    if (!isNear(end, report.asOf)) return false;
    return !(rowOf(before, subject3)?.near ?? (audit === null || isNear(end, audit)));
  };
  const near = subjects.filter(
    (subject3) => hasTime(subject3.finding) && ![...came, ...again2].includes(subject3) && isUntold2(subject3)
  );
  const lapsing = all.filter(
    (subject3) => isAccepted(subject3) && isShown(subject3, report) && !tells(subject3) && isUntold2(subject3)
  );
  const open4 = new Set([...subjects, ...own2, ...beneath].flatMap(digestsOf));
  const closedRows = new Set([...before.keys()].filter((digest3) => !open4.has(digest3)));
  const closed = closedRows.size === 0 ? [] : all.filter((subject3) => digestsOf(subject3).some((digest3) => closedRows.has(digest3)));
  const closedDigests = new Set(closed.flatMap(digestsOf));
  const isRelaxed = ({ finding: finding2 }) => isJudgedAnew2 && isFixedBefore(finding2, audit);
  const [relaxed, ended] = [closed.filter(isRelaxed), closed.filter((subject3) => !isRelaxed(subject3))];
  const endsOf = (subject3) => endedSince(subject3, audit, report.asOf);
  const endedFindings = [
    ...ended.flatMap((subject3) => {
      const ends3 = endsOf(subject3);
      const isShown2 = ends3.length === 0 || (instantOf(subject3.finding.introduced.at) ?? 0) <= (last ?? Infinity);
      return isShown2 ? [subject3.finding, ...ends3] : ends3;
    }),
    ...subjects.filter((subject3) => isEvent(subject3.finding) && rowOf(before, subject3) && !again2.includes(subject3)).flatMap(endsOf)
  ];
  const vanishedCount = [...closedRows].filter((digest3) => !closedDigests.has(digest3)).length;
  const here = new Set(subjects.flatMap(digestsOf));
  const movedCount = [...before.keys()].filter((digest3) => open4.has(digest3) && !here.has(digest3)).length;
  return { ...changesSoFar, near, lapsing, ended, endedFindings, relaxed, vanishedCount, movedCount };
}
function isAccepted({ finding: finding2 }) {
  return finding2.status === "excepted" && finding2.resolved === null;
}
function summaryText(input, { standing, answered, turn }) {
  const { report, subjects, previous, id, judge: judge2 } = input;
  const sound = isSound(report);
  const auditTime = sound ? report.asOf : previous?.marker.audit ?? report.evidence.ledger?.lastCompleteAudit ?? "";
  const time22 = instantOf(auditTime);
  const audit = time22 === void 0 ? previous?.marker.audit ?? null : instantText(time22);
  const anchor = further(previous?.marker.anchor ?? null, input.anchor);
  const before = listedIn(previous?.marker);
  const now = subjects.slice(0, MAX_LISTED).flatMap((subject3) => tokensOf(subject3, report, rowOf(before, subject3)));
  const earlier = sound ? [] : previous?.marker.listed ?? [];
  const tokens2 = [...new Map([...earlier, ...now].map((token2) => [token2.slice(0, 16), token2])).values()];
  const failing = sound ? null : previous?.marker.failing ?? markedTime(report.asOf);
  const marker = {
    ...newMarker(id, report.organization),
    ...stampOf(input, report.asOf),
    // Only a complete audit compares its policies with those of the list.
    judge: sound ? judge2 : previous?.marker.judge ?? judge2,
    standing,
    answered,
    turn,
    audit,
    failing,
    listed: tokens2.slice(0, MAX_LISTED),
    many: subjects.length > MAX_LISTED || tokens2.length > MAX_LISTED,
    anchor
  };
  return { title: summaryTitle(input), body: withMarker(summaryBody(input, audit, anchor), marker) };
}
function further(before, now) {
  return before !== null && (now === null || before.size > now.size) ? before : now;
}
// src/github/common-operations.ts
function addCommonOperations(operations, existing, planning) {
  const { report, issues, sound } = planning;
  const touchedIssues = new Set(
    operations.flatMap((operation) => operation.do === "update" ? [operation.number] : [])
  );
  const alarm = planAlarm({
    ...planning,
    organization: report.organization,
    asOf: markedTime(report.asOf) ?? "",
    lastComplete: markedTime(report.evidence.ledger?.lastCompleteAudit),
    issues,
    takenOver: existing.get(subjectId(report.organization, "alarm"))?.issue.number,
    failure: sound ? null : failureOf(report)
  }).filter((operation) => operation.do === "create" || !touchedIssues.has(operation.number));
  for (const operation of alarm) if (operation.do === "update") touchedIssues.add(operation.number);
  const unsigned = [...existing.values()].flatMap((entry) => {
    const { issue } = entry;
    const isMissed = issue.unsigned === true && issue.state === "open" && !touchedIssues.has(issue.number);
    return isMissed ? remember(entry, {}) : [];
  });
  return withAnchor([...operations, ...alarm, ...unsigned], existing, planning);
}
function keeperIn(existing) {
  const keepers = existing.filter(({ marker }) => marker.anchor !== null);
  return keepers.toSorted((a, b) => (b.marker.anchor?.size ?? 0) - (a.marker.anchor?.size ?? 0))[0];
}
function withAnchor(operations, existing, { anchor, report, sound }) {
  const summary2 = subjectId(report.organization, "summary");
  const isKept = existing.has(summary2) || operations.some(({ id }) => id === summary2);
  if (anchor === null || isKept) return [...operations];
  const [oldest] = [...existing.values()].toSorted((a, b) => a.issue.number - b.issue.number);
  const keeps = (body2, change2) => withMarker(withoutMarker(body2), { ...markerOf(body2) ?? oldest?.marker, ...change2 });
  if (oldest === void 0) {
    const first = operations.findIndex((operation) => operation.do === "create");
    return operations.map((operation, i) => {
      if (operation.do !== "create" || i !== first) return operation;
      const { body: body2, after } = operation;
      const ending2 = after && { after: { ...after, body: keeps(after.body, { anchor }) } };
      return { ...operation, body: keeps(body2, { anchor }), ...ending2 };
    });
  }
  const { issue, marker } = oldest;
  const own2 = operations.find((operation) => operation.do === "update" && operation.number === issue.number);
  const body = keeps(own2?.do === "update" ? own2.patch.body ?? issue.body : issue.body, {
    anchor: further(marker.anchor, anchor),
    ...sound && { audit: markedTime(report.asOf) }
  });
  if (own2 === void 0)
    return [...operations, ...update(oldest, { title: issue.title, body }, { state: null, news: [] }, "")];
  return operations.map(
    (operation) => operation === own2 && operation.do === "update" ? { ...operation, patch: { ...operation.patch, body } } : operation
  );
}
function failureOf(report) {
  const tampering = report.findings.filter(
    ({ kind, severity: severity3, status }) => kind === "integrity" && severity3 === "critical" && status === "open"
  );
  const problems = [...report.evidence.problems, ...report.verdict === "tampered" ? tampering : []];
  const isTampered = report.verdict === "tampered";
  const unsaid = { message: isTampered ? "something was tampered with" : "the evidence is incomplete" };
  return { isTampered, problems: problems.length > 0 ? problems.map(({ message: message3 }) => ({ message: message3 })) : [unsaid] };
}
// src/github/decide.ts
function decide2(fate, has, {
  subject: subject3,
  transient,
  report
}) {
  if (fate === "unknown") return null;
  const transientNews = transient.length > 0 ? [{ kind: "transient", windows: transient }] : [];
  if (fate === "open") return whileOpen(has, subject3, report, transientNews);
  const standing = typeof fate === "string" ? fate : "listed" in fate ? "listed" : "retired";
  const reason = fate === "resolved" && isRemediated(subject3.finding) ? "completed" : "not_planned";
  const word2 = endWord(fate, subject3, has);
  if (has.standing === "open") {
    const isInterrupted = has.finding === null && transientNews.length > 0;
    const again2 = standing === "listed" && subject3 ? otherNews(has, subject3, report) : [];
    if (has.isOpen)
      return {
        standing,
        state: "closed",
        reason,
        news: isInterrupted ? transientNews : [...again2, word2, ...transientNews],
        answered: false
      };
    if (standing === "listed") return { standing: "open", state: null, news: transientNews, answered: has.answered };
    return { standing, state: null, news: [...fate === "resolved" ? [word2] : [], ...transientNews], answered: false };
  }
  const end = fate === "excepted" && has.standing === "excepted" && has.tells ? endOf2(subject3) : null;
  const news2 = [...transientNews, ...isUntold(end, has, report) ? [{ kind: "lapses" }] : []];
  if (!has.isOpen || has.answered) return { standing, state: null, news: news2, answered: has.answered };
  return { standing, state: "closed", reason, news: [...news2, { kind: "hand-opened", why: word2 }], answered: true };
}
function endWord(fate, subject3, has) {
  if (fate === "resolved") return { kind: "resolved", of: shownIn(subject3, has) };
  if (fate === "excepted") return { kind: "accepted" };
  return "listed" in fate ? { kind: "listed", in: fate.listed } : { kind: "retired", why: fate.retired };
}
function shownIn(subject3, has) {
  if (subject3 === void 0) return void 0;
  if (subject3.group.length > 1) return subject3.group.filter(isClosed).toSorted(byEnd).at(-1);
  const reported = otherIn(has, subject3);
  return reported && isClosed(reported) ? reported : void 0;
}
function byEnd(a, b) {
  return (instantOf(a.resolved?.at ?? "") ?? 0) - (instantOf(b.resolved?.at ?? "") ?? 0);
}
function whileOpen(has, subject3, report, transientNews) {
  const isListed2 = has.standing === "listed";
  const ownNews = has.standing === "open" || isListed2 ? newsOf(has, subject3, report) : back(has, subject3);
  const news2 = [...ownNews, ...transientNews];
  const isNew = has.standing !== "open" || news2.some(({ kind }) => ["again", "another", "others"].includes(kind));
  if (has.isOpen) return { standing: "open", state: null, news: news2, answered: !isNew && has.answered };
  const reopened = { standing: "open", state: "open", reason: "reopened" };
  if (isListed2 || news2.some(({ kind }) => kind !== "due" && kind !== "remains"))
    return { ...reopened, news: news2, answered: !isNew && has.answered };
  if (!has.answered) return { ...reopened, news: [...news2, { kind: "hand-closed" }], answered: true };
  return { standing: "open", state: null, news: news2, answered: true };
}
function otherIn({ finding: finding2 }, { windows, window }) {
  const reported = finding2 === short(window) ? void 0 : windows.find(({ first }) => short(first.id) === finding2);
  return reported && firstIn(reported.pieces);
}
function otherNews(has, subject3, { asOf }) {
  const { finding: finding2, group } = subject3;
  const reported = otherIn(has, subject3);
  const opened = openedSince(subject3, reportedIn(has));
  if (group.length > 1) return opened.length > 0 ? [{ kind: "others", events: opened }] : [];
  if (!isEvent(finding2)) {
    const isPast = has.isJudgedAnew && has.audit !== null && finding2.introduced.at <= has.audit;
    return reported && isRemediated(reported) && !isPast ? [{ kind: "again" }] : [];
  }
  const isAgain = reported !== void 0 && opened.includes(finding2) && isRemediated(reported) && isAfter(finding2, reported);
  const endedEvents = new Set(endedSince(subject3, has.audit, asOf));
  if (reported && reported.status !== "open" && has.standing === "open") endedEvents.add(reported);
  if (isAgain) endedEvents.delete(reported);
  const events = isAgain ? opened.filter((event2) => event2 !== finding2) : opened;
  return [
    ...isAgain ? [{ kind: "again" }] : [],
    ...events.length > 0 ? [{ kind: isAgain ? "others" : "another", events }] : [],
    ...endedEvents.size > 0 ? [{ kind: "remains", after: [...endedEvents] }] : []
  ];
}
function newsOf(has, subject3, report) {
  const { finding: finding2, severity: severity3 } = subject3;
  const news2 = otherNews(has, subject3, report);
  if (news2.length > 0) return news2;
  const before = has.severity ?? severity3;
  if (weight(severity3) > weight(before)) news2.push({ kind: "severity", from: before, to: severity3 });
  if (isLate(finding2, report)) {
    if (!has.late) news2.push({ kind: "late" });
  } else if (isUntold(finding2.dueAt, has, report) && hasTime(finding2)) news2.push({ kind: "due" });
  return news2;
}
function back(has, subject3) {
  const { standing } = has;
  const reported = otherIn(has, subject3);
  const events = reported?.status === "excepted" ? openedSince(subject3, reportedIn(has)) : [];
  if (events.length > 0) return [{ kind: "another", events }];
  const isLapsed = standing === "excepted" && (reported === void 0 || !isEvent(reported));
  const why = isLapsed ? "lapsed" : standing === "retired" ? "counted" : "reopened";
  const { otherEvents } = subject3;
  return [{ kind: why }, ...otherEvents.length > 0 ? [{ kind: "others", events: otherEvents }] : []];
}
function isUntold(end, { warned }, { asOf }) {
  return end !== null && warned !== dayOfEnd(end) && isNear(end, asOf);
}
function warnedOf(subject3, { warned }, { asOf }) {
  const end = endOf2(subject3);
  if (end === null) return null;
  return isNear(end, asOf) || warned === dayOfEnd(end) ? dayOfEnd(end) : null;
}
// src/github/rename.ts
function renameIn(existing, duplicates, subjects, report) {
  const open4 = [...subjects].filter(([, { finding: finding2 }]) => finding2.status === "open");
  const byWindow = new Map(
    open4.flatMap(
      ([id, { windows }]) => windows.filter(({ pieces }) => firstIn(pieces).status === "open").map(({ first }) => [short(first.id), id])
    )
  );
  let byEdit;
  const nameOf3 = ({ id, finding: finding2 }) => {
    const now = byWindow.get(finding2 ?? "");
    if (now !== void 0 || subjects.has(id)) return now;
    byEdit ??= editsOf(
      open4.filter(([subject3]) => !existing.has(subject3)),
      report
    );
    return byEdit.get(id);
  };
  for (const [id, { issue, marker }] of existing) {
    const now = marker.standing === "open" && marker.finding !== null ? nameOf3(marker) : void 0;
    const subject3 = now !== void 0 && now !== id ? subjects.get(now) : void 0;
    if (now === void 0 || subject3 === void 0) continue;
    existing.delete(id);
    const holder = existing.get(now);
    if (holder) duplicates.push({ duplicate: { issue, marker }, of: holder.issue.number });
    else {
      const before = listing([...reportedIn(marker)]);
      existing.set(now, { issue, marker: { ...marker, id: now, finding: short(subject3.window), ...before } });
    }
  }
}
function editsOf(subjects, { organization, revisions: revisions2, rules: rules2 }) {
  const names3 = /* @__PURE__ */ new Map();
  const formerly = new Map(rules2.map((row3) => [row3.id, row3.formerly?.[0] ?? row3.id]));
  const begun = subjects.map(([id, { finding: finding2, windows }], order) => ({
    id,
    order,
    rule: formerly.get(finding2.rule) ?? finding2.rule,
    from: Math.min(...windows.map(({ first }) => first.introduced.revision ?? Infinity))
  }));
  const numbers = revisions2.map(({ revision: revision3 }) => revision3).sort((a, b) => a - b);
  for (const [rule2, own2] of groupBy(begun, (subject3) => subject3.rule)) {
    const waiting = own2.toSorted((a, b) => b.from - a.from);
    let last;
    for (const revision3 of numbers) {
      for (let next = waiting.at(-1); next && next.from <= revision3; next = waiting.at(-1)) {
        if (!last || next.order > last.order) last = next;
        waiting.pop();
      }
      if (last) names3.set(subjectId(organization, editKey(rule2, revision3)), last.id);
    }
  }
  return names3;
}
// src/github/existing.ts
function existingIn(input, { subjects, titles }) {
  const { issues, report, audit, flow, workflows } = input;
  const existing = /* @__PURE__ */ new Map();
  const duplicates = [];
  const damaged = [];
  const otherIssues = [];
  for (const issue of issues.toSorted((a, b) => a.number - b.number)) {
    const marker = markerIn(issue, report.asOf);
    if (marker === void 0) {
      if (issue.own) damaged.push(issue);
      continue;
    }
    if (marker.organization !== organizationId(report.organization)) continue;
    const entry = { issue, marker };
    if (marker.of !== null && marker.of !== audit) {
      if (marker.flow !== null && isWanted(entry, subjects, report)) otherIssues.push(entry);
      continue;
    }
    const first = existing.get(marker.id);
    if (first === void 0) existing.set(marker.id, entry);
    else if (issue.state === "open" || marker.standing !== "duplicate")
      duplicates.push({ duplicate: entry, of: first.issue.number });
  }
  const free = otherIssues.filter(({ marker }) => !existing.has(marker.id));
  const doubtful = /* @__PURE__ */ new Set();
  for (const entry of free) {
    const isOrphan = isGone(entry.marker, input);
    if (isOrphan === true && !existing.has(entry.marker.id)) existing.set(entry.marker.id, entry);
    if (isOrphan === void 0) doubtful.add(entry.marker.id);
  }
  const isOwnFlow = ({ marker }) => marker.flow === flow;
  const request = { files: !free.every(isOwnFlow), jobs: free.some(isOwnFlow) };
  for (const issue of damaged) {
    const healed = recognizeByTitle(issue, (id) => existing.has(id), { ...input, subjects, titles });
    if (healed) existing.set(healed.marker.id, healed);
  }
  renameIn(existing, duplicates, subjects, report);
  const goesOn = ({ id }) => subjects.get(id)?.finding.status === "open" || id === subjectId(report.organization, "summary");
  const isLeft = free.some(({ issue, marker }) => issue.state === "open" && !goesOn(marker));
  return { existing, duplicates, request: workflows === null && free.length > 0 ? request : null, isLeft, doubtful };
}
function isWanted({ issue, marker }, subjects, { organization }) {
  const subject3 = subjects.get(marker.id);
  if (subject3) return issue.state === "open" || subject3.finding.status === "open";
  if (issue.state !== "open") return false;
  if (marker.id === subjectId(organization, "alarm")) return true;
  const listedFindings2 = listedIn(marker);
  return marker.id === subjectId(organization, "summary") && [...subjects.values()].some((subject22) => rowOf(listedFindings2, subject22) !== void 0);
}
function isGone({ of, flow }, { flow: own2, workflows }) {
  if (workflows === null || of === null || flow === null) return void 0;
  const { files: files2, audits: audits2 } = workflows;
  if (flow === own2) return audits2 === null ? void 0 : !audits2.has(of);
  return files2 === null ? void 0 : !files2.has(flow);
}
function recognizeByTitle(issue, isTaken, { report, mode, subjects, titles }) {
  const { organization } = report;
  const turn = turnOfDay(report.asOf);
  const summary2 = subjectId(organization, "summary");
  if (!isTaken(summary2) && countIn(issue.title, organization, mode) !== void 0)
    return { issue, marker: { ...newMarker(summary2, organization), turn, many: true, ...timesOf(report) } };
  if (mode === "single") return void 0;
  for (const [id, subject3] of subjects) {
    if (isTaken(id) || withoutSeverity(lookUp(titles, subject3.key)) !== withoutSeverity(issue.title)) continue;
    const { finding: finding2, severity: severity3 } = subject3;
    const standing = finding2.status === "open" ? "open" : finding2.status === "excepted" ? "excepted" : "resolved";
    const late = isLate(finding2, report);
    return {
      issue,
      marker: { ...newMarker(id, organization), turn, standing, finding: short(subject3.window), severity: severity3, late }
    };
  }
  return void 0;
}
function timesOf(report) {
  const at22 = markedTime(report.asOf);
  return { at: at22, audit: isSound(report) ? at22 : null };
}
function withoutSeverity(title) {
  return title.replace(/^\[\w+\] /, "");
}
// src/github/room.ts
function shareOut(open4, { subjects, issues }, planning) {
  const { mode, max, sound } = planning;
  const hasIssue = ({ id }) => issues.get(id)?.marker.standing === "open";
  const ranked = ranks(open4, hasIssue).filter((subject3) => !subject3.explained || hasIssue(subject3));
  const stays = ([id, { issue, marker }]) => issue.state === "open" && (sound ? fateOf(subjects.get(id), marker, planning) === "unknown" : marker.standing === "open");
  const staying = new Set([...issues].filter(stays).map(([id]) => id));
  const otherSubjects = ranked.filter(({ id }) => !staying.has(id)).slice(0, Math.max(0, max - staying.size));
  const issueCount = staying.size + otherSubjects.length;
  const own2 = mode === "single" ? [] : [...ranked.filter(({ id }) => staying.has(id)), ...otherSubjects];
  const withIssue = new Set(own2);
  const listedSubjects = ranks(open4, () => false).filter((subject3) => !subject3.explained && !withIssue.has(subject3));
  return { own: own2, listedSubjects, issueCount };
}
function ranks(subjects, hasIssue) {
  const items = new Map(subjects.map((subject3) => [{ ...subject3.finding, severity: subject3.severity }, subject3]));
  return worstFirst([...items.keys()]).map((finding2) => lookUp(items, finding2)).toSorted((a, b) => weight(b.severity) - weight(a.severity) || Number(hasIssue(b)) - Number(hasIssue(a)));
}
// src/github/passed-windows.ts
function passedWindows(all, { tells, created }, { mode, max, sound, since: since2, report }) {
  const withoutIssue = sound ? all.filter((subject3) => !tells(subject3)) : [];
  const subjectWindows = ranks(withoutIssue, () => false).map((subject3) => ({ subject: subject3, windows: transientsIn(subject3, { since: since2 }, report) })).filter(({ windows }) => windows.length > 0);
  const isOver22 = ({ finding: { status } }) => status === "resolved" || status === "excepted";
  const over = subjectWindows.map(({ subject: subject3 }) => subject3).filter(isOver22);
  const subjects = mode === "single" ? [] : over.slice(0, max);
  const withText = /* @__PURE__ */ new Set([...subjects, ...created]);
  return {
    all: subjectWindows.flatMap(({ windows }) => windows),
    subjects,
    ofSummary: subjectWindows.flatMap(({ subject: subject3, windows }) => withText.has(subject3) ? [] : windows)
  };
}
// src/github/words.ts
var MAX_PATCH = 4e3;
var MAX_BENEATH2 = 50;
var MAX_EARLIER = 10;
var MAX_DAYS = 31;
var MAX_CONTROLS = 20;
var MAX_GROUP = 100;
var MAX_CHANGES = 30;
function bodyOf2(subject3, book, place2) {
  const { finding: finding2, group, severity: severity3, beneath, earlier } = subject3;
  const rule2 = book.rules.get(finding2.rule);
  const parts = [
    `**${stateWords(finding2, severity3)}** ${md2(capital(beginning(finding2, book, limits2)))}.`,
    facts(finding2, book, place2, rule2?.owner ?? null),
    groupOf(group),
    explains({ finding: finding2, severity: severity3, beneath }),
    editText(finding2, book),
    finding2.rationale === null ? "" : `#### Why it matters

${md2(prose(finding2.rationale))}`,
    finding2.status === "open" ? remediationText(finding2) : "",
    finding2.status === "open" ? accept(subject3, book) : "",
    passageText(finding2, book),
    daysOf(finding2),
    history(earlier, book)
  ];
  return fitting(parts, footer2(finding2, place2));
}
function groupOf(group) {
  if (group.length < 2) return "";
  const open4 = group.filter(({ status }) => status === "open").length;
  const lines4 = group.slice(0, MAX_GROUP).map(({ subject: subject3, status }) => `${md2(subjectWords(subject3))}: ${status}`);
  return `#### ${count(group.length, "finding")} of one revision and one rule

${count(open4, "is", "are")} open. The text above is about the first.

${listOf(lines4, group.length)}`;
}
function editText(finding2, book) {
  const { revision: revision3 } = finding2.introduced;
  const row3 = isEvent(finding2) && revision3 !== null ? book.revisions.get(revision3) : void 0;
  if (!row3 || row3.changes.length === 0) return "";
  const lines4 = row3.changes.slice(0, MAX_CHANGES).map(
    ({ subject: subject3, before, after, direction: direction2 }) => md2(
      say`${subjectWords(subject3)}, ${[directionWords[direction2]]}: ${differenceWords(difference(before, after, brief))}`
    )
  );
  return `#### What revision ${revision3} changed

${listOf(lines4, row3.changes.length)}`;
}
function explains(item2) {
  if (item2.beneath.length === 0) return "";
  const lines4 = beneathList(item2, MAX_BENEATH2).map((line) => `- ${md2(line)}`);
  return `#### What it explains

${md2(capital(beneathWords(item2)))}:

${lines4.join("\n")}`;
}
function stateWords({ status, ended: how }, severity3) {
  if (isContinued(how)) return "Ended.";
  return { open: `Open, ${severity3}.`, resolved: "Resolved.", excepted: "Accepted.", noted: "Noted." }[status];
}
function facts(finding2, book, place2, owner) {
  const { introduced, exception: exception3, status, dueAt } = finding2;
  const event2 = isEvent(finding2);
  const direction2 = wholeDirection(finding2, book);
  const earlier = mayBeOlder(finding2, book.report.asOf) ? " or earlier" : "";
  const exposed = event2 ? "an event: it has no length" : `since ${md2(at(introduced.at))}${earlier}${md2(betweenWords(finding2, book))}`;
  const cause = finding2.causedBy === null ? void 0 : book.findings.get(finding2.causedBy);
  const late = isLate(finding2, book.report) ? ", **which has passed**" : "";
  const exceptionState = exception3?.state === "expired" ? "expired, was" : "accepted";
  return table([
    ["Organization", md2(value(book.report.organization))],
    [finding2.subject.startsWith("/") ? "Setting" : "Subject", md2(subjectWords(finding2.subject))],
    ["What", md2(capital(messageWords(finding2)))],
    ["Before", event2 || !introduced.exact ? "" : md2(valueWords(finding2.before, limits2))],
    [finding2.resolved === null ? "Now" : "Last failing value", event2 ? "" : md2(valueWords(finding2.actual, limits2))],
    ["Wanted", md2(demandWords(finding2, limits2))],
    ["Direction", direction2 === void 0 ? "" : directionWords[direction2]],
    ["Editor", md2(editorWords(finding2, book))],
    ["Exposed", status === "resolved" ? md2(endWords(finding2, book)) : exposed],
    ["Time limit", dueAt === null || status !== "open" ? "" : `${md2(at(dueAt))}${late}`],
    ["Follows from", cause ? md2(subjectWords(cause.subject)) : ""],
    ["Exception", exception3 === null ? "" : md2(say`${[exceptionState]} ${exceptionWords(finding2, book)}`)],
    ["Controls", md2(someOf(finding2.controls, MAX_CONTROLS, (control) => value(control)))],
    ["Rule", md2(value(finding2.rule))],
    ["Where it is stated", ruleLink(finding2.location, place2, md2(placeWords(finding2.location)))],
    ["Owner of the rule", owner === null ? "" : md2(personPhrase(owner))]
  ]);
}
function editorWords(finding2, book) {
  const author2 = authorOf(finding2, book);
  const opener = openerOf(finding2, book);
  const editor2 = (turn) => {
    const word2 = turn ? listedWords(turn.revision, book) : "";
    return turn && word2 !== "" ? [say`${personWords(turn.by)}: ${[word2]}`] : [];
  };
  const openerWords = opener && author2 && !isSame_2(opener.by, author2.by) ? editor2(opener) : [];
  return joinPhrases([...editor2(author2), ...openerWords], "; ");
}
function remediationText(finding2) {
  const steps2 = remedy(finding2, limits2);
  const patch = finding2.fix === null ? "{}" : visibleJson(JSON.stringify(finding2.fix, null, 2));
  const patchText = patch === "{}" || patch.length > MAX_PATCH ? "" : `As a merge patch:

${codeBlock("json", patch)}`;
  const parts = [md2(steps2), patchText].filter((text5) => text5 !== "");
  return parts.length === 0 ? "" : `#### How to remediate

${parts.join("\n\n")}`;
}
function accept({ finding: finding2, group }, book) {
  const draft = acceptance(finding2, book, "2000-01-01T00:00:00.000Z");
  if (draft === void 0) return "";
  const heading = "#### How to accept it for a time\n\n";
  if ("why" in draft) return `${heading}No exception is drafted here: ${draft.why}.`;
  const lines4 = draft.yaml.split("\n").slice(0, -2);
  if (lines4.join("\n").length > MAX_PATCH) return "";
  const days2 = ["    from: # its first day", "    expires: # its last day, at most 180 days later"];
  const open4 = group.filter(({ status }) => status === "open").length;
  const scope = open4 < 2 ? "" : `This accepts only the first of the ${count(open4, "open finding")}. \`driftline accept --rule\` writes an exception for each.

`;
  return `${heading}${scope}${codeBlock("yaml", [...lines4, ...days2].join("\n"))}`;
}
function passageText(finding2, book) {
  const steps2 = passage(finding2, book, limits2);
  if (steps2.length < 2) return "";
  const last = steps2.slice(-MAX_EARLIER);
  const omittedCount = steps2.length - last.length;
  const before = omittedCount > 0 ? `- ${count(omittedCount, "earlier value")} in the report files
` : "";
  return `#### Values it passed through

${before}${last.map((step) => `- ${md2(step)}`).join("\n")}`;
}
function daysOf({ days: days2 = [] }) {
  if (days2.length === 0) return "";
  const last = days2.slice(-MAX_DAYS);
  const omittedCount = days2.length - last.length;
  const before = omittedCount > 0 ? `- ${count(omittedCount, "earlier day")} in the report files
` : "";
  const lines4 = last.map(({ day: day2, credits, calls, share }) => {
    const amounts = [
      ...typeof credits === "number" ? [count(Math.round(credits), "credit")] : [],
      ...typeof calls === "number" ? [count(Math.round(calls), "call")] : [],
      ...typeof share === "number" ? [`${Math.round(share * 1e3) / 10} % of all calls`] : []
    ];
    return `- ${[day2, ...amounts].join(", ")}`;
  });
  return `#### Days (UTC)

${before}${lines4.join("\n")}`;
}
function history(earlier, book) {
  if (earlier.length === 0) return "";
  const rows3 = earlier.slice(0, MAX_EARLIER).map((finding2) => {
    const start = say`${at(finding2.introduced.at)}, revision ${[String(finding2.introduced.revision ?? "none")]}`;
    return `- ${md2(start)}: ${finding2.resolved ? md2(endWords(finding2, book)) : finding2.status}`;
  });
  const omittedCount = earlier.length - rows3.length;
  const more = omittedCount > 0 ? `
- ${count(omittedCount, "more time")} in the report files` : "";
  return `#### Earlier times

${rows3.join("\n")}${more}`;
}
function footer2(finding2, place2) {
  const rule2 = ruleLink(finding2.location, place2, "the rule");
  const where = finding2.location === null ? "`builtin` in `driftline.yaml`" : rule2;
  return [
    "---",
    `<sub>Driftline keeps this issue up to date: the text shows the last audit, and the comments say what changed. An audit closes the issue when the finding is resolved or accepted. Closing the issue by hand changes no setting. To stop these issues, change ${where}, raise \`report-severity\`, or set \`issues: off\`. If you remove the label \`driftline\`, Driftline no longer changes the issue.</sub>`
  ].join("\n");
}
// src/github/subject-plan.ts
var fresh = { standing: "open", turn: 0, answered: false };
function turnOf({ standing, turn, answered }) {
  return { standing, turn, answered };
}
function stampFields(planning, before) {
  const { report, judge: judge2, sound } = planning;
  const stamp = stampOf(planning, report.asOf);
  const last = sound ? { audit: stamp.at, failing: null } : { failing: before.failing ?? stamp.at };
  return { ...stamp, judge: judge2, ...last };
}
function issueText(subject3, planning, turn, marker) {
  const { report, place: place2, book, titles } = planning;
  const { finding: finding2, key, severity: severity3 } = subject3;
  const { rule: rule2, kind } = finding2;
  const row3 = book.rules.get(rule2);
  const isOpen2 = marker.standing === "open" || turn.standing === "open" || turn.standing === "excepted";
  const body = withMarker(bodyOf2(subject3, book, place2), {
    ...marker,
    ...stampFields(planning, marker),
    ...turnOf(turn),
    rule: short(row3?.formerly?.[0] ?? rule2),
    kind,
    finding: short(subject3.window),
    severity: severity3,
    late: finding2.status === "open" && isLate(finding2, report),
    warned: isOpen2 ? warnedOf(subject3, marker, report) : null,
    ...listing(eventsOf(subject3))
  });
  return { title: lookUp(titles, key), body, severity: severity3 };
}
function create(subject3, planning, turn) {
  const { report, logins } = planning;
  const { id } = subject3;
  const { severity: severity3, ...text5 } = issueText(subject3, planning, turn, newMarker(id, report.organization));
  const { rule: rule2 } = subject3.finding;
  const assignees = Object.hasOwn(logins, rule2) ? [logins[rule2]] : [];
  return { do: "create", id, ...text5, labels: [severityLabel(severity3)], assignees };
}
function createPassed(subject3, planning) {
  const { report, since: since2, book, place: place2 } = planning;
  const windows = transientsIn(subject3, { since: since2 }, report);
  const standing = subject3.finding.status === "excepted" ? "excepted" : "resolved";
  const issue = create(subject3, planning, { standing, turn: 1, answered: false });
  const news2 = [{ kind: "transient", windows }];
  const comment = commentOf({ id: issue.id, turn: 0 }, "transient", newsWords(news2, subject3.finding, book, place2));
  const marker = { ...markerOf(issue.body), audit: since2 };
  const bodyWith = (marker2) => withMarker(withoutMarker(issue.body), marker2);
  const body = bodyWith({ ...marker, standing: "open", turn: 0, finding: null });
  return { ...issue, body, after: { ...comment, body: bodyWith(marker), closes: true } };
}
function close({ issue, marker }, news2, planning) {
  const { book, place: place2 } = planning;
  const visibleNews = issue.state === "open" ? news2 : [];
  const turn = marker.turn + visibleNews.length;
  const next = { ...marker, ...stampFields(planning, marker), standing: "duplicate", turn };
  const decision = { state: "closed", reason: "not_planned", news: visibleNews };
  const target = { title: issue.title, body: withMarker(withoutMarker(issue.body), next) };
  return update({ issue, marker }, target, decision, newsWords(visibleNews, null, book, place2));
}
// src/github/plan.ts
function planIssues(input) {
  const { report, mode } = input;
  const all = [...subjectsOf(report).values()];
  const titles = titlesOf(all, report);
  const subjects = new Map(all.map((subject3) => [subject3.id, subject3]));
  const { existing, duplicates, request, isLeft, doubtful } = existingIn(input, { subjects, titles });
  const issues = [...existing.values()];
  if (issues.some(({ marker }) => isOtherStep(marker, input))) throw new DriftlineError("usage", sameName);
  if (isOutrun(issues, input)) return { ...nothing2, isStale: true };
  const sound = isSound(report);
  const summary2 = subjectId(report.organization, "summary");
  const apart2 = /* @__PURE__ */ new Set([summary2, subjectId(report.organization, "alarm")]);
  const knownSubjects = { subjects, issues: new Map([...existing].filter(([id]) => !apart2.has(id))) };
  const list2 = existing.get(summary2)?.marker;
  const since2 = sinceOf(issues, list2, input);
  const planning = { ...input, book: bookOf(report), judge: judgeOf(input), titles, sound, since: since2, list: list2 };
  const open4 = all.filter((subject3) => subject3.finding.status === "open" && isShown(subject3, report));
  const hasIssue = ({ id }) => existing.get(id)?.marker.standing === "open";
  const { own: own2, listedSubjects, issueCount } = shareOut(open4, knownSubjects, planning);
  const created = own2.filter(({ id }) => !existing.has(id));
  const tells = ({ id }) => mode !== "single" && existing.has(id);
  const windowsPlan = passedWindows(all, { tells, created }, planning);
  const updates = updatesOf(knownSubjects, new Set(own2), planning);
  const summarized = planSummary({
    ...planning,
    id: summary2,
    previous: existing.get(summary2),
    subjects: listedSubjects,
    own: own2,
    issueCount,
    hadIssue: hasIssue,
    tells,
    beneath: open4.filter(({ explained }) => explained),
    all,
    transient: windowsPlan.ofSummary
  });
  const leading = [
    ...windowsPlan.subjects.map((subject3) => createPassed(subject3, planning)),
    ...windowsPlan.ofSummary.length > 0 ? summarized.operations : []
  ];
  const operations = [
    ...leading,
    ...created.map((subject3) => create(subject3, planning, fresh)),
    ...updates.toSorted((a, b) => urgency(a) - urgency(b)).map(({ operation }) => operation),
    ...windowsPlan.ofSummary.length > 0 ? [] : summarized.operations,
    ...duplicates.flatMap(({ duplicate, of }) => close(duplicate, [{ kind: "duplicate", of }], planning))
  ];
  const transient = [
    ...windowsPlan.all,
    ...updates.flatMap(
      ({ decision }) => decision.news.flatMap((news2) => news2.kind === "transient" ? news2.windows : [])
    )
  ].filter((window) => isBetweenAudits(window, report));
  return {
    operations: addCommonOperations(operations, existing, planning),
    leading: leading.length,
    opened: newFindings({ own: own2, listedSubjects, summarized, open: open4 }, updates, existing, planning).size,
    transient: since2 === null && transient.length === 0 ? null : transient,
    unrepeated: report.summary.sinceLast === null || keeperIn(issues) ? 0 : transient.length,
    isStale: false,
    request: isLeft || operations.some((operation) => operation.do === "create") ? request : null,
    isDoubtful: operations.some((operation) => operation.do === "create" && doubtful.has(operation.id))
  };
}
var nothing2 = {
  operations: [],
  leading: 0,
  opened: 0,
  transient: null,
  unrepeated: 0,
  isStale: false,
  request: null,
  isDoubtful: false
};
var sameName = {
  message: "two steps of this run keep the issues of one audit: each would close what the other opens",
  hint: "give each step its own name with the input audit; in a matrix, put a value of the matrix into it"
};
function isOtherStep(marker, { place: place2, step, leg }) {
  if (marker.run === null || marker.run !== place2.run) return false;
  const isElsewhere = marker.step !== null && step !== null && marker.step !== step;
  return isElsewhere || isOtherJob(marker.leg, leg);
}
function isOtherJob(a, b) {
  return a !== null && b !== null && a !== b && a.split(".")[0] === b.split(".")[0];
}
function isOutrun(existing, { place: place2, report }) {
  return existing.some(({ marker: { run, at: at22 } }) => {
    const isAfter2 = at22 !== null && (instantOf(at22) ?? 0) > (instantOf(report.asOf) ?? 0);
    return isLaterRun(run, place2.run) ?? isAfter2;
  });
}
function sinceOf(existing, list2, { anchor, report }) {
  const keeper = anchor === null ? void 0 : keeperIn(existing);
  const last = existing.flatMap(({ marker }) => marker.audit ?? []).toSorted();
  return keeper?.marker.audit ?? markedTime(report.summary.sinceLast?.at) ?? list2?.audit ?? last.at(-1) ?? null;
}
function newFindings({ open: open4, own: own2, listedSubjects, summarized }, updates, existing, { list: list2, report }) {
  const isOpening = ({ decision }) => decision.news.some(({ kind }) => openings.includes(kind));
  const reopened = new Set(updates.filter(isOpening).map(({ operation }) => operation.id));
  const rows3 = listedIn(list2);
  const wasListed = (subject3) => rowOf(rows3, subject3) !== void 0 && !hasReopened(subject3, list2?.audit ?? null, report);
  const opened = /* @__PURE__ */ new Set([
    ...own2.filter((subject3) => (!existing.has(subject3.id) || reopened.has(subject3.id)) && !wasListed(subject3)),
    ...listedSubjects.filter(({ id }) => reopened.has(id)),
    ...summarized.opened
  ]);
  const wasOpen = (subject3) => !opened.has(subject3) && (existing.get(subject3.id)?.marker.standing === "open" || wasListed(subject3));
  const before = new Set(open4.filter(wasOpen).flatMap(openFindings));
  const isReported = ({ standing }) => standing === "open" || standing === "listed";
  const markers = [...existing.values()].map(({ marker }) => marker).filter(isReported);
  const reportedDigests = /* @__PURE__ */ new Set([...rows3.keys(), ...markers.flatMap((marker) => [...reportedIn(marker)])]);
  const newOf = (subject3) => {
    const since2 = rows3.has(short(subject3.key)) ? eventsSince(subject3, list2) : void 0;
    const isNewEvent = (event2) => since2 === void 0 || subject3.beneath.includes(event2) ? !reportedDigests.has(short(event2.id)) : since2.includes(event2);
    return openFindings(subject3).filter((finding2) => !isEvent(finding2) || isNewEvent(finding2));
  };
  const movedFindings = own2.filter((subject3) => wasListed(subject3) && !opened.has(subject3)).flatMap((subject3) => newOf(subject3).filter((event2) => isEvent(event2) && !subject3.beneath.includes(event2)));
  return /* @__PURE__ */ new Set([
    ...[...opened].flatMap(newOf).filter((finding2) => !before.has(finding2)),
    ...movedFindings,
    ...summarized.events
  ]);
}
var openings = ["reopened", "counted", "lapsed", "again", "another", "others"];
function urgency({ decision }) {
  if (decision.state === "open") return 0;
  return decision.news.length === 0 ? 3 : decision.state === null ? 1 : 2;
}
function isNews({ marker }, subject3, report) {
  if (subject3?.finding.status !== "open" || subject3.explained || !isShown(subject3, report)) return false;
  return marker.standing === "resolved" ? marker.finding !== short(subject3.window) : marker.standing !== "open";
}
function updatesOf({ subjects, issues }, own2, planning) {
  return [...issues].flatMap(([id, entry]) => {
    const subject3 = subjects.get(id);
    if (!planning.sound && !isNews(entry, subject3, planning.report)) return [];
    return settle(entry, subject3, own2.has(subject3), planning);
  });
}
function settle(entry, subject3, hasRoom, planning) {
  const { issue, marker } = entry;
  const { report, place: place2, mode, book } = planning;
  const fate = fateOf(subject3, marker, planning);
  const isCrowded = fate === "open" && !hasRoom;
  const now = isCrowded ? { listed: mode === "single" ? "single" : "summary" } : fate;
  const isGone22 = subject3 === void 0 || fate !== "open" && isOver(subject3, marker);
  const isSame2 = typeof now === "object" && marker.standing === ("listed" in now ? "listed" : "retired");
  const isOwn = marker.of === null || marker.of === planning.audit;
  const isDone = isSame2 || isGone22 && (marker.standing === "retired" || marker.standing === "duplicate");
  if (isOwn && issue.state === "closed" && isDone) return [];
  const tells = mode !== "single";
  const isJudgedAnew2 = marker.judge !== null && marker.judge !== planning.judge;
  const reported = { marker, since: planning.since, isJudgedAnew: isJudgedAnew2 };
  const transient = subject3 && planning.sound && tells ? transientsIn(subject3, reported, report) : [];
  const has = { ...lastMarker(marker, subject3, planning.list), isOpen: issue.state === "open", tells, isJudgedAnew: isJudgedAnew2 };
  const decision = decide2(now, has, { subject: subject3, transient, report });
  if (decision === null) return [];
  const next = { ...decision, turn: marker.turn + (decision.news.length > 0 ? 1 : 0) };
  const isPast = subject3 === void 0 || typeof now === "object" && "retired" in now && now.retired === "policy-changed";
  const target = isPast ? {
    title: issue.title,
    body: withMarker(withoutMarker(issue.body), { ...marker, ...stampFields(planning, marker), ...turnOf(next) })
  } : issueText(subject3, planning, next, marker);
  const words = newsWords(decision.news, subject3?.finding ?? null, book, place2);
  return update(entry, target, decision, words).map((operation) => ({ operation, decision }));
}

import { policyName } from "./audit.js";

import { KEYLESS, secretsWords, spansWords, stateWords as stateWords2 } from "./questions.js";

import { holdersIn } from "./audit.js";

import { acceptedToo, briefLength, exposedOf, exposedWords, isAcceptedWindow, isTimed, lengthWords } from "./questions.js";

import { isOverdue } from "./audit.js";

import { markNames, marks, marksOf } from "./audit.js";

import { ruleCounts, rulesWithoutData } from "./questions.js";

import { REWRITTEN, TRUNCATED, approvalResults, ends_2, exceptionStates, kinds, ops, ruleStatuses, secretEnds, secretStates, sources, standings as standings2, statuses, tamperRules, verdicts } from "./questions.js";

import { LEDGER_TAMPERED, NOT_IN_FORCE, UNREAD, WITHOUT_DATA, evidenceOf } from "./questions.js";

import { endsByApproval, endsByPuttingBack, orApproval } from "./questions.js";

import { People, accountOf } from "./questions.js";

import { listOf as listOf2, newIn } from "./questions.js";

import { builtInFailing } from "./questions.js";

import { blindIn, coveredBy, isKnownBesides, missingWords, rangeWords as rangeWords2, unseenBy } from "./questions.js";

import { KEYED, NO_FINGERPRINT, fingerprintsInText, fingerprintsOfName, hiddenName, isCredential, isForged, isHiding, isMarker, isMasked, isMisplaced, isNameless, isSame, isSecret, isWeak, marksOf as marksOf2, nobody, secretMarker, spaceOf, withSecretsAsTexts } from "./questions.js";

import { __commonJS, __export, __require, __toESM } from "./base.js";

// src/github/leak-allowlist.ts
var place = { server: "", owner: "", repository: "", run: "1" };
var ends2 = [
  { kind: "resolved" },
  { kind: "accepted" },
  ...namesIn(retired).map((why) => ({ kind: "retired", why })),
  ...namesIn(listingWords).map((issue) => ({ kind: "listed", in: issue }))
];
var news = [
  { kind: "severity", from: "low", to: "high" },
  ...["late", "due", "lapses", "again", "reopened", "counted", "lapsed", "hand-closed"].map((kind) => ({
    kind
  })),
  ...ends2,
  ...ends2.map((why) => ({ kind: "hand-opened", why })),
  { kind: "duplicate", of: 1 }
];
function issueWords(report) {
  const book = bookOf(report);
  const keyedFindings = report.findings.map((finding2, i) => ({ ...finding2, key: `${i}` }));
  const whole3 = { ...report, findings: keyedFindings };
  const unkept = { ...report, summary: { ...report.summary, sinceLast: null } };
  const anchor = { size: 1, head: `sha256:${"0".repeat(64)}` };
  const settings2 = {
    audit: auditId(""),
    flow: null,
    place,
    step: null,
    leg: null,
    alarmAfter: 2,
    builtin: {},
    judgedRules: { always: [], sometimes: [] },
    workflows: null,
    logins: {}
  };
  const input = { ...settings2, report: whole3, issues: [], anchor };
  const plans = [
    planIssues({ ...input, mode: "per-finding", max: keyedFindings.length }),
    planIssues({ ...input, mode: "single", max: 0 })
  ];
  const subjects = [...subjectsOf(whole3).values()];
  const summary2 = {
    ...input,
    mode: "single",
    max: 0,
    book,
    id: "",
    previous: void 0,
    since: null,
    subjects,
    own: subjects,
    issueCount: subjects.length,
    hadIssue: () => true,
    tells: () => false,
    beneath: subjects,
    all: subjects,
    transient: [],
    judge: ""
  };
  const all = {
    came: subjects,
    events: report.findings,
    endedFindings: report.findings,
    relaxed: subjects,
    again: subjects,
    worse: subjects,
    near: subjects,
    lapsing: subjects,
    ended: subjects,
    vanishedCount: 1,
    movedCount: 0,
    transient: keyedFindings
  };
  const failure = { isTampered: false, problems: [{ message: "", hint: "" }] };
  const failures = [false, true].map((isTampered) => ({ ...failure, isTampered }));
  const { organization, asOf } = report;
  const alarms = failures.flatMap(
    (alarmInput) => planAlarm({ ...settings2, organization, asOf, lastComplete: null, issues: [], failure: alarmInput })
  );
  return [
    ...[...plans, { operations: alarms }].flatMap(
      ({ operations }) => operations.flatMap((operation) => operation.do === "create" ? [operation.title, operation.body] : [])
    ),
    // The words for past windows differ if a ledger knows an audit since.
    ...[book, bookOf(unkept)].flatMap(
      (reportBook) => report.findings.map(
        (finding2) => newsWords(
          [
            ...news,
            { kind: "transient", windows: [finding2] },
            { kind: "another", events: [finding2] },
            { kind: "others", events: [finding2] },
            { kind: "remains", after: [finding2] }
          ],
          finding2,
          reportBook,
          place
        )
      )
    ),
    ...["changed", "reopened", "done", "hand-open", "hand-closed"].map(
      (kind) => [whole3, { ...unkept, findings: keyedFindings }].flatMap(
        (summaryInput) => [true, false].map(
          (isJudgedAnew2) => changeWords2(kind, { ...all, isJudgedAnew: isJudgedAnew2 }, { ...summary2, report: summaryInput })
        )
      ).join("\n")
    )
  ];
}

import { Ledger, openForReading, organizationOf, LedgerState, isMissing, realFiles, refuseOther, unwritable } from "./audit.js";

import { EntryReader, EntrySpeller, changeLine, isEnd, limitsEntry, policyEntry, usageEntry } from "./audit.js";

import { ATTRIBUTES, MAX_LINE, MAX_SEGMENT, checkpointOf, checkpointText, firstLeafOf, foreign, headText, keptHead, names, originLine, originOf, segmentName, tamperedError, within, Tree, inclusionProof, isIncluded, leafHash } from "./audit.js";

// src/ledger/history-proof.ts
async function shownLedger(dir, end, { planned, last }) {
  let hashes = [];
  const makeState = () => {
    hashes = [];
    return Object.assign(new LedgerState(), { leaf: (hash) => void hashes.push(hash) });
  };
  const { verifiedLedger, state } = await openForReading(dir, { makeState, isExpected: true });
  const speller = new EntrySpeller();
  const entries3 = /* @__PURE__ */ new Map();
  for (const { stored, leaf } of state.revisions.values()) entries3.set(leaf, { kind: "revision", stored });
  if (hashes.length < end.size)
    for (const entry of planned) {
      if ("stored" in entry || entry.kind === "run") entries3.set(hashes.length, entry);
      hashes.push(leafHash(Buffer.from(speller.line(entry))));
    }
  hashes.length = Math.min(hashes.length, end.size);
  const tree = new Tree();
  for (const hash of hashes) tree.add(hash);
  if (headText(tree.root()) !== end.head)
    throw new DriftlineError("internal", "the ledger does not lead to the head that the report names");
  const isShown2 = (leaf, entry) => leaf < end.size && !("stored" in entry && entry.stored.revision > last);
  const revisions2 = /* @__PURE__ */ new Map();
  for (const [leaf, entry] of entries3)
    if (isShown2(leaf, entry) && entry.kind === "revision") revisions2.set(entry.stored.revision, entry.stored);
  return {
    revisions: revisions2,
    *lines() {
      yield originLine(verifiedLedger.origin);
      for (const [leaf, hash] of hashes.entries()) {
        const entry = entries3.get(leaf);
        if (leaf > 0) yield entry && isShown2(leaf, entry) ? speller.line(entry) : `"${hash.toString("hex")}"`;
      }
    }
  };
}
function readShown(name, text5, heads2) {
  const lines4 = text5.split("\n");
  if (lines4.pop() !== "") throw tamperedError(name, "its last line has no end");
  const origin = originOf(lines4[0] ?? "");
  if (!origin) throw tamperedError(`${name}:1`, "it is not the origin of a ledger");
  const tree = new Tree();
  const reader = new EntryReader();
  const revisions2 = /* @__PURE__ */ new Map();
  const sizesByHead = /* @__PURE__ */ new Map();
  let run = null;
  for (const [i, line] of lines4.entries()) {
    const [, hash] = /^"([0-9a-f]{64})"$/.exec(line) ?? [];
    tree.add(hash === void 0 ? leafHash(Buffer.from(line)) : Buffer.from(hash, "hex"));
    const head2 = heads2.length > 0 ? headText(tree.root()) : "";
    if (heads2.includes(head2)) sizesByHead.set(head2, tree.size);
    if (hash !== void 0 || i === 0) continue;
    const entry = within(`${name}:${i + 1}`, () => reader.entry(Buffer.from(line)));
    if (entry.kind === "revision") revisions2.set(entry.stored.revision, entry.stored);
    if (entry.kind === "run") run = entry;
  }
  const { organization } = origin;
  return { organization, head: headText(tree.root()), size: tree.size, revisions: revisions2, run, sizesByHead };
}

import { limitResults } from "./audit.js";

import { Fitting, compatible } from "./questions.js";

import { createFingerprints, isOf as isOf2 } from "./questions.js";

import { Blanker, ChangeReader, DEEPER, Recent, Rewriter, StoredReader, StoredSpeller, UNSHOWN, changesOf_2, distinct, fieldName, firstOf, holdsMarkers, markOf, mismatch, paginationOf, sameRevision, soundMarker } from "./questions.js";

import { CLOSE_ARRAY, CLOSE_OBJECT, JsonReader, OPEN_ARRAY, OPEN_OBJECT, limits as limits3, mostItems, mostKeys } from "./questions.js";

import { _default, _enum, any, array, boolean, describe, discriminatedUnion, email, extend, int, json, literal, looseObject, meta, nullable, number as number2, object, optional as optional2, partialRecord, record, refine, strictObject, string, union, unknown } from "./zod.js";

import { $ZodAny, $ZodArray, $ZodBoolean, $ZodCustom, $ZodDefault, $ZodDiscriminatedUnion, $ZodEmail, $ZodEnum, $ZodLazy, $ZodLiteral, $ZodNever, $ZodNull, $ZodNullable, $ZodNumber, $ZodNumberFormat, $ZodObject, $ZodOptional, $ZodRecord, $ZodString, $ZodStringFormat, $ZodType, $ZodUnion, $ZodUnknown, $constructor, _any, _boolean, _email, _gte, _int, _lte, _maxLength, _minLength, _never, _null, _number, _overwrite, _positive, _refine, _regex, _string, _unknown, clone, describe_2, extend_2, globalRegistry, installLazyProp, meta_2, normalizeParams, own, parse, parseAsync, regexes_exports, safeParse, safeParseAsync, shallowClone, toJSONSchema } from "./zod.js";

import { HIDDEN, addressesIn, apart, escapeForgeries, formSpans, redact, remains, secretsIn, withoutCredentials, withoutKnownFormats, withoutTokens, freeSpans, isFlagged, isKeptElsewhere, isMasked_2, isOrdinary, isPlaceholder, isPromised, namesCredential, promiseOf, urlSpans } from "./questions.js";

import { knownFormats, looksLikeKey, matches, mergeSpans, tokens } from "./questions.js";

import { directions } from "./base.js";

import { dailyEndpoints, dayVerdicts, usageEndpoints } from "./base.js";

import { count as count2, described, digest as digest2, durationText, nonEmptyText, objectOrNull, optional as optional3, optionalList, rows, rowsOrNull, says, shapedText, text } from "./policies.js";

// src/model/report/moment.ts
var text2 = nullable(string());
var instant2 = string().check(describe("UTC instant with milliseconds, 2026-11-20T00:00:00.000Z"));
var personSchema = strictObject({ id: text2, email: text2, name: text2 });
var eventSchema = strictObject({ revision: nullable(int()), at: instant2, by: nullable(personSchema) });
var revisionRange = {
  count: int().check(_gte(0)),
  first: nullable(int()),
  last: nullable(int()),
  firstAt: nullable(instant2),
  lastAt: nullable(instant2)
};
// src/model/report/usage.ts
var figure = nullable(number2()).check(says("null: the service did not report it"));
var day = text.check(_regex(/^\d{4}-\d\d-\d\d$/), says("a day of UTC"));
var pair = described(
  strictObject({ atLeast: number2(), atMost: nullable(number2()) }),
  "atLeast: from the days entirely in the window; atMost: from all days that overlap it; null: a figure is missing"
);
var certaintySchema = _enum(["exact", "lower-bound", "candidates"]).check(says("exact; lower-bound: there may be more; candidates: one or more of these people"));
var useSchema = {
  days: optional2(
    rows({
      day,
      credits: optional2(figure),
      calls: optional2(figure),
      share: optional2(figure),
      provisional: boolean(),
      revisions: array(int()).check(says("revisions of that day; they did not change the verdict"))
    })
  ),
  certainty: optional2(certaintySchema),
  who: optional2(rows({ id: text, email: nullable(text), certainty: certaintySchema })),
  between: optional2(array(day).check(says("the day of the revision, and the first day of certain use"))),
  during: optional2(array(text).check(says("ids of the setting findings whose windows cover one of its days")))
};
var about = strictObject({
  what: text,
  credits: nullable(pair),
  calls: nullable(pair),
  users: nullable(pair)
});
var blastSchema = objectOrNull(
  "use while the window was open; null: not requested, no figures for its days, or no window",
  {
    days: strictObject({
      whole: count2,
      edge: count2,
      missing: count2.check(says("days of the window without figures, requested or not")),
      provisional: count2,
      from: day.check(says("the first requested day of the window")),
      to: day.check(says("the last requested day of the window"))
    }),
    users: pair,
    sessions: pair,
    credits: pair,
    commits: pair,
    pullRequests: pair,
    models: rows({ id: text, credits: pair, users: array(text) }),
    servers: rows({ name: text, calls: pair }),
    about: nullable(about).check(says("use of the models or servers that the finding is about")),
    note: nullable(text)
  }
);
var usageReportSchema = objectOrNull("what was used; null: not requested, or not received", {
  from: day,
  to: day,
  days: count2,
  leftOut: count2.check(says("later days with figures that were not requested")),
  missing: rows({ endpoint: text, day }),
  provisional: array(day),
  requests: count2,
  ambiguous: rows({
    rule: text,
    subject: text,
    day,
    revisions: array(int()),
    reason: _enum(["changed", "reading", "gap", "settle"])
  }),
  unjoined: rows({ what: text, name: text, days: count2 }),
  artifacts: strictObject({ entries: count2, calls: number2() }),
  unsaid: rows({ endpoint: text, figure: text, rows: count2 }).check(
    says("figures that rows omit or report as null, with the number of rows; a missing figure is not 0")
  ),
  belowFloor: rows({ what: text, name: text, day: nullable(day) }).check(
    says("tools with fewer than 3 calls in all, and shares of less than one call: not judged")
  ),
  models: rows({
    id: text,
    users: count2,
    credits: figure,
    firstDay: day,
    lastDay: day,
    allowedNow: nullable(boolean()).check(says("by the lists for all members; null: not known")),
    matchedAs: optional2(literal("custom").check(says("allowed now as a custom model of the organization"))),
    usedOn: array(day),
    allowed: rows({ from: day, to: day, is: _enum(dayVerdicts) }).check(
      says("verdict of the lists for all members on each day; unjudged: before the first revision")
    )
  }),
  servers: rows({
    name: text,
    spellings: array(text),
    calls: figure,
    firstDay: day,
    lastDay: day,
    identity: nullable(text),
    allowedNow: nullable(boolean())
  }),
  hooks: rows({
    event: text,
    matcher: nullable(text),
    command: text,
    count: figure,
    coverage: nullable(strictObject({ ran: number2(), of: number2(), from: day, to: day }))
  }),
  levels: rows({
    day,
    high: figure.check(says("share of all calls made at high autonomy")),
    cap: nullable(text).check(says("the cap at the end of the day; null: no cap, or not known"))
  })
});
var peopleReportSchema = rowsOrNull(
  "who used the agent, and who may; null: neither use nor members were requested",
  {
    id: text,
    email: nullable(text),
    identity: optional2(literal("unclear").check(says("the id and the address belong to different people"))),
    member: nullable(boolean()).check(says("null: the members were not requested")),
    lastSignInAt: nullable(instant2),
    lastDay: nullable(day),
    grants: array(text).check(says("settings that name the person")),
    overrides: record(text, json()).check(says("the person's own values of settings, such as lists of models")),
    credits: figure,
    highest: nullable(text).check(says("the highest mode that was the most used mode of a day"))
  }
);
// src/model/report/finding.ts
var jsonSchema = json().check(says("any JSON value; a secret is { $secret, fingerprint }"));
var wordsSchema = array(
  union([
    text.check(says("words of Driftline")),
    strictObject({ value: jsonSchema }),
    strictObject({
      values: array(jsonSchema),
      joint: _enum(["and", "or"]).check(says("the word before the last value"))
    }),
    strictObject({ field: _enum(["subject", "offending"]) }).check(says("the value of this field of the same finding; of offending without null"))
  ])
);
var locationSchema = strictObject({ file: text, line: int(), column: int() });
var exceptionStateSchema = described(
  _enum(exceptionStates),
  "pending: begins later; outgrown: the value has entries that the exception does not accept; unused: no current finding needs it"
);
var findingSchema = strictObject({
  id: text.check(
    says("organization + rule + subject + introducing revision (0: the first seen): the same on every run")
  ),
  key: text.check(says("the same without the revision: stays the same each time the finding returns")),
  rule: text,
  title: text,
  kind: _enum(kinds),
  severity: _enum(severities),
  status: _enum(statuses),
  subject: text.check(says('JSON Pointer with canonical names, or "revision:41", or "rule:<id>"')),
  formerly: optional2(
    array(text).check(says("subjects before its element was renamed; id and key are made from the first subject"))
  ),
  message: text,
  expected: jsonSchema,
  // Reports of earlier versions lack both fields.
  demand: _default(
    wordsSchema.check(says('the expected value in words, to be read after "should be"; empty: no value can be stated')),
    []
  ),
  remedy: _default(wordsSchema.check(says("how to fix it, if neither remediation nor fix states it")), []),
  before: jsonSchema.check(says("the last passing value")),
  actual: jsonSchema.check(says("the last failing value, sealed")),
  offending: array(jsonSchema),
  values: rows({ revision: int(), at: instant2, by: personSchema, actual: jsonSchema }),
  introduced: strictObject({
    revision: nullable(int()),
    at: instant2,
    by: nullable(personSchema),
    exact: boolean().check(says("false: introduced by this revision or an earlier one that was not seen"))
  }),
  openingSwitch: optional3(
    text,
    "the switch of the setting, as a JSON Pointer, if the introducing revision turned it: off, or on again"
  ),
  resolved: nullable(extend(eventSchema, { approval: optional2(text) })),
  ended: described(
    nullable(_enum(ends_2)),
    "of a resolved window: fixed: a revision fixed it; accepted: its value returned to what an exception accepts; outgrown: its value left what the exception accepts"
  ),
  exposureSeconds: described(
    nullable(count2),
    "whole seconds from introduced to resolved or asOf; of usage, only its days; null: an event"
  ),
  unseenSeconds: optional2(
    count2.check(
      says(
        "the part of exposureSeconds beside missing revisions: it is not known whether the finding was open then; absent: none"
      )
    )
  ),
  dueAt: nullable(instant2),
  approvableUntil: optional3(
    instant2,
    "of an open event: the end of the time in which an approval can end it; absent: no approval can end it"
  ),
  inForce: nullable(_enum(standings2)),
  fix: jsonSchema.check(says("merge patch that restores the desired state; null: not available")),
  location: nullable(locationSchema),
  inert: objectOrNull(
    "the setting has no effect because a switch is off; the current state, or the last one before the finding was resolved",
    {
      switch: text.check(says("the switch that is off, as a JSON Pointer")),
      wanted: boolean().check(says("the value that turns it on")),
      since: strictObject({
        revision: int(),
        at: instant2,
        by: personSchema,
        exact: boolean().check(says("false: off since this revision or an earlier one that was not seen"))
      })
    }
  ),
  causedBy: described(
    nullable(text),
    "id of the finding that explains this one, such as the finding on the switch that is off; currently, or before it was resolved"
  ),
  exception: nullable(
    strictObject({
      owner: text,
      reason: text,
      ticket: nullable(text),
      category: nullable(text),
      from: instant2,
      expires: nullable(instant2),
      state: exceptionStateSchema
    })
  ),
  controls: array(text),
  rationale: nullable(text),
  remediation: nullable(text),
  blast: blastSchema,
  ...useSchema
});
// src/model/report/observed.ts
var maybe = nullable(text).check(says("null: the service did not report it"));
var verdictsSchema = rows({
  rule: text,
  at: instant2.check(says("the instant that was judged")),
  about: nullable(text).check(says("the part that is judged: a criterion, a model or a setting; null: the whole")),
  verdict: described(
    _enum(["violation", "allowed", "ambiguous", "unjudged", "not-said"]),
    "ambiguous: cannot be decided, and never fails; unjudged: before the first revision; not-said: the service does not report it"
  ),
  reason: nullable(_enum(["changed", "reading", "gap", "settle"])).check(says("why it is ambiguous; null: it is not ambiguous")),
  revisions: array(int()).check(says("the revisions that make it ambiguous"))
});
var readinessReportSchema = rowsOrNull(
  "repositories with a readiness report or that need one; null: not requested, or not received",
  {
    repository: text,
    reports: int().check(_gte(0)),
    newest: objectOrNull("null: it has no report", { id: text, at: instant2, model: maybe, agentVersion: maybe }),
    verdicts: verdictsSchema
  }
);
var computersReportSchema = rowsOrNull("the watched computers; null: not requested, or not received", {
  id: text,
  name: text,
  provider: text.check(says("byom: a member's own machine; otherwise the hosting provider")),
  createdAt: instant2,
  status: maybe,
  remoteUser: maybe,
  verdicts: verdictsSchema
});
var sessionsReportSchema = rowsOrNull("the watched sessions; null: not requested, or not received", {
  id: text,
  createdAt: instant2,
  updatedAt: instant2,
  model: maybe,
  specModeModel: maybe,
  autonomyLevel: maybe,
  autonomyMode: maybe,
  messages: objectOrNull("number and time of its messages; null: the key may not read them, or there are too many", {
    count: int(),
    errors: int(),
    firstAt: nullable(instant2),
    lastAt: nullable(instant2)
  }),
  verdicts: verdictsSchema
});
// src/model/report/limits.ts
var limit = int().check(_gte(0));
var limitsReportSchema = rowsOrNull("the credit limits in the policy; null: no policy states limits", {
  email: text.check(says("in lower case")),
  limit: limit.check(says("the limit that the policy states")),
  stated: _enum(["users", "default"]).check(says("default: the limit of every member without an entry")),
  applied: described(
    nullable(int()),
    "the limit that `limits apply` set last; null: none, or not known. The service has no endpoint for it"
  ),
  attempt: objectOrNull("the last attempt that reached or may have reached the service; null: the ledger has none", {
    at: instant2,
    limit,
    result: _enum(limitResults),
    reason: nullable(text).check(says("why the service refused"))
  }),
  verdicts: verdictsSchema.check(says("empty without a ledger"))
});
// src/model/report/approval.ts
var approvalSchema = strictObject({
  id: text,
  state: described(
    _enum(["applied", "partly", "never-applied", "pending", "unknown"]),
    "whether each of its patterns was applied; pending: not all were applied yet, and they still may be; unknown: not applied in the seen part of its term, and a part was not seen"
  ),
  revisions: array(int()).check(says("revisions in which the approval was applied")),
  settings: array(text).check(says("patterns of the settings that may change")),
  from: instant2,
  until: instant2,
  implementers: nullable(array(text)).check(says("null: anybody")),
  approvedBy: array(text),
  approvedAt: instant2,
  ticket: nullable(text),
  reason: nullable(text),
  location: nullable(locationSchema)
});
// src/model/report/posture.ts
var tallySchema = strictObject(tableOf(worstToBest, () => count2));
var postureSchema = rows({
  revision: int(),
  at: instant2,
  tighter: count2,
  looser: count2,
  balance: int().check(describe("settings tightened minus settings loosened, since the first revision seen")),
  open: described(tallySchema, "windows open after this revision, accepted windows included; events are not counted")
}).check(
  describe("the first revision seen, and every revision that tightened, loosened, opened or closed something")
);
// src/model/report/exposure.ts
var seconds = int().check(_gte(0));
var unseen = "the part of these seconds beside missing revisions: it is not known whether a window was open then; absent: none";
var rows2 = array(
  strictObject({ id: string(), seconds, unseenSeconds: optional2(seconds.check(describe(unseen))) })
);
var exposureSchema = described(
  strictObject({
    severity: tallySchema,
    unseen: optional2(tallySchema.check(describe(unseen))),
    rules: rows2,
    controls: rows2
  }),
  "whole seconds with at least one window open, accepted windows included, by severity, rule and control; events are not counted"
);
// src/model/report/grant.ts
var json2 = json();
var grantSchema = strictObject({
  subject: text.check(says("the setting that grants it")),
  grants: text.check(says("what the setting controls")),
  to: _enum(["listed", "everyone", "nobody"]).check(says("listed: to `who` only; everyone or nobody: to all or no members, regardless of lists")),
  who: json2.check(says("a user id, an e-mail or a pattern, as written in the list; null unless listed")),
  limits: nullable(array(json2)).check(says("what is granted, if it differs between people")),
  because: nullable(text).check(says("the setting that makes it everyone or nobody")),
  since: eventSchema.check(says("the revision that granted it, or the first one seen")),
  exact: boolean().check(says("false: granted by this revision or an earlier one that was not seen"))
});
// src/model/report/remediation.ts
var row2 = {
  fixed: count2.check(says("windows that a revision fixed; windows that an exception accepted are not counted")),
  meanSeconds: nullable(count2).check(says("null: no window was fixed, or no duration is known")),
  medianSeconds: nullable(count2),
  isLeast: boolean().check(says("the beginning of at least one window is not known, so the duration is a minimum")),
  isMost: optional3(
    literal(true),
    "revisions are missing while at least one window was open, so the duration is a maximum"
  ),
  due: described(
    count2,
    "windows with a time limit (fixWithin) that were fixed, or that a revision opened and that are open after their limit; without those of unknownTerm"
  ),
  inTerm: count2.check(says("of due: fixed within the time limit")),
  unknownTerm: optional2(
    int().check(
      _gte(1),
      says(
        "windows that were fixed, but it is not known whether within their time limit: revisions are missing, or the clock ran back; absent: none"
      )
    )
  )
};
var remediationSchema = strictObject({
  severities: rows({ severity: _enum(severities), ...row2 }),
  months: rows({
    month: described(
      string(),
      "month in UTC, such as 2026-03: when the window was fixed, or, if open, when its time limit ended"
    ),
    severity: _enum(severities),
    ...row2
  }).check(says("ascending; months and severities without windows are omitted"))
}).check(says("time to remediate, worst severity first"));
// src/model/report/sample.ts
var sampleSchema = objectOrNull("null: not requested", {
  size: count2.check(says("number of changes that --sample requested")),
  seed: string(),
  of: count2.check(says("number of changes from which the sample was drawn")),
  changes: described(
    rows({ revision: int(), subject: string() }),
    "the changes with the lowest SHA-256 of seed, revision and subject (joined by line feeds), in the order of the history"
  )
});
// src/model/report/secret-row.ts
var moment = strictObject({
  revision: int(),
  at: instant2,
  by: personSchema,
  exact: boolean().check(describe("false: this revision or an earlier one, which was not seen"))
});
var span = strictObject({
  subject: text,
  formerly: optional3(array(text), "the earlier subjects of the place, before its element was renamed"),
  from: moment.check(describe("the revision that brought it")),
  until: nullable(moment).check(describe("the revision that removed it; null: not removed")),
  masked: nullable(moment).check(
    describe("the revision since which the service masks it, so that its value cannot be seen; null: not masked")
  ),
  ended: described(
    nullable(_enum(secretEnds)),
    "rotated: another secret replaced it; referenced: a reference replaced it; removed: nothing replaced it"
  ),
  next: nullable(text).check(describe("the fingerprint of the secret that replaced it"))
});
var secretSchema = strictObject({
  subject: text.check(describe("the place where it has been set longest, or where it was set last")),
  form: _enum(["literal", "reference", "placeholder", "masked-by-server"]),
  fingerprint: nullable(text),
  sinceRevision: int().check(describe("the revision that set it there")),
  at: instant2,
  alsoAt: array(text).check(describe("the other places where it is or was")),
  unseen: optional3(
    literal(true),
    "it has no fingerprint: without a key it is not known whether this was one secret or several"
  ),
  state: optional3(
    _enum(secretStates),
    "of a literal: whether it is set anywhere, or how it was removed from the last place"
  ),
  spans: optional2(array(span).check(describe("of a literal: each period at each place, by time")))
});
// src/model/report/since.ts
var ids = array(string());
var sinceSchema = strictObject({
  at: instant2.check(describe("instant of the last audit with complete evidence")),
  new: ids,
  stillOpen: ids.check(describe("open then and now")),
  reopened: ids,
  resolved: ids,
  gone: described(
    ids,
    "open then, and not now: the policies changed, its grant or observation no longer exists, or it was not judged"
  ),
  transient: ids.check(describe("opened and were remediated in between")),
  expiring: ids.check(describe("accepted by an exception that ends soon"))
});
// src/model/report/index.ts
var severity2 = _enum(severities);
var markSchemas = tableOf(markNames, (name) => optional2(boolean().check(says(marks[name].description))));
var problem = strictObject({ code: text, message: text, revision: optional2(int()) });
var evidence = strictObject({
  source: _enum(sources),
  origin: text.check(says("file name, or scheme and host")),
  ...markSchemas,
  complete: boolean(),
  problems: array(problem).check(says("why the evidence is incomplete; any entry makes complete false")),
  revisions: strictObject({ ...revisionRange, leftOut: count2.check(says("revisions after --as-of")) }),
  requests: count2,
  policies: rows({
    id: text,
    file: text,
    digest: digest2.check(says("SHA-256 of the file's bytes, including its comments")),
    rules: count2
  }),
  config: optional2(text.check(says("the configuration file; absent: the run had none"))),
  history: _default(
    described(
      nullable(text),
      "SHA-256 of the judged revisions, sealed, one per line, as in an evidence package; null with a ledger"
    ),
    null
  ),
  run: _default(
    objectOrNull("the GitHub workflow run, from its environment; null elsewhere", {
      actor: nullable(text),
      repository: text,
      workflow: nullable(text),
      id: text,
      attempt: nullable(text),
      commit: nullable(text),
      server: nullable(text),
      file: optional2(text.check(says("the workflow's file in that repository")))
    }),
    null
  ),
  command: _default(
    described(
      nullable(text),
      "command that repeats the audit; it names its inputs by SHA-256; null: not known, or the evidence is incomplete, or a revision is dated later than the audit, or the service gave data that neither the history nor the ledger has"
    ),
    null
  ),
  ledger: nullable(
    strictObject({ head: text, size: count2, anchored: boolean(), lastCompleteAudit: nullable(instant2) })
  )
});
var ids2 = array(text);
var summary = strictObject({
  open: tallySchema,
  resolved: count2,
  excepted: count2,
  noted: count2,
  causes: count2.check(says("open findings that no other open finding explains: the findings to act on")),
  rules: strictObject({ total: count2, passing: count2, failing: count2, notEvaluated: count2 }).check(says("rules of the policies")),
  builtIn: optional3(strictObject({ failing: count2 }), "built-in rules; the counts in `rules` do not include them"),
  coverage: strictObject({ governed: count2, seen: count2 }),
  sinceLast: nullable(sinceSchema)
});
var rule = strictObject({
  id: text,
  formerly: optional2(array(text).check(says("earlier ids; finding ids are made from the first"))),
  title: text,
  policy: nullable(text).check(says("null: built in")),
  owner: nullable(text),
  subject: text,
  severity: severity2,
  rationale: nullable(text),
  controls: array(text),
  status: _enum(ruleStatuses),
  reason: nullable(text),
  location: nullable(locationSchema)
});
var change = strictObject({
  subject: text,
  formerly: optional2(text.check(says("the subject before this revision renamed its element"))),
  op: _enum(ops),
  before: jsonSchema,
  after: jsonSchema,
  added: optional2(array(jsonSchema)),
  removed: optional2(array(jsonSchema)),
  direction: _enum(directions),
  approval: objectOrNull("the approval that matches the change best; null: no approval relates to it", {
    id: text.check(says("an id in `approvals`")),
    result: described(
      _enum(approvalResults),
      "authorized; emergency: given after the change, within the limit; self-approved: no approver is known to be a person other than the editor; wrong-implementer: for other implementers; unauthorized: given after the change, too late; early, late: outside its period; over-scope: for other settings"
    ),
    approvedBy: optional2(array(text).check(says("who gave the approval"))),
    approvedAt: optional2(instant2),
    ticket: optional2(nullable(text)),
    reason: optional2(nullable(text))
  })
});
var revision2 = strictObject({
  revision: int(),
  at: instant2,
  missing: optional3(
    strictObject({ from: int(), to: int() }),
    "missing revisions before it, both ends included; they may have made its changes"
  ),
  by: personSchema,
  approved: described(
    nullable(boolean()),
    "whether the policies list the editor, at that time and for all that the revision changed; null: no policy lists editors"
  ),
  inWindow: optional3(
    boolean(),
    "whether it was made in a change window; absent if it changed nothing or no policy has windows"
  ),
  freezes: optional3(
    array(text),
    "freezes in which it was made, ten at most, then the number of the others; absent if it changed nothing or no policy has freezes"
  ),
  changes: array(change),
  representation: array(text).check(says("subjects whose bytes changed but whose meaning did not")),
  opened: ids2,
  closed: ids2
});
var exception = strictObject({
  rule: text,
  value: array(jsonSchema),
  subject: optional2(text.check(says("the only subject that it applies to"))),
  inert: optional2(boolean().check(says("true: it also accepts that the setting has no effect"))),
  revision: nullable(int()),
  owner: text,
  agreedBy: optional2(array(text).check(says("who agreed to it besides the owner"))),
  selfOwned: optional3(
    int(),
    "the revision in which the owner introduced what it accepts, or may have introduced it; absent: none is known"
  ),
  reason: text,
  ticket: nullable(text),
  category: nullable(text),
  from: instant2,
  expires: nullable(instant2),
  state: exceptionStateSchema,
  findings: ids2,
  location: nullable(locationSchema)
});
var reportSchema = strictObject({
  schemaVersion: literal(1),
  tool: strictObject({ name: literal("driftline"), version: text }),
  organization: text,
  asOf: instant2,
  verdict: _enum(verdicts),
  exitCode: int(),
  view: strictObject({
    reportSeverity: nullable(severity2),
    since: nullable(text),
    failOn: _enum([...severities, "never"]),
    failOnTransient: optional2(severity2).check(describe("absent: never"))
  }),
  evidence,
  notEvaluated: rows({ what: text, reason: text }),
  notEvaluatedRules: optional3(
    array(text),
    "built-in rules that are not in `rules` and were not judged: without their data, or switched off; absent: not known"
  ),
  summary,
  rules: array(rule),
  findings: array(findingSchema),
  revisions: array(revision2),
  exceptions: array(exception),
  approvals: array(approvalSchema),
  editors: rows({
    id: nullable(text),
    email: nullable(text),
    revisions: count2,
    unapproved: count2,
    loosening: count2
  }),
  access: array(grantSchema).check(says("who has which access after the last revision, from the settings that name people")),
  secrets: array(secretSchema).check(says("every literal ever seen, and the current references, placeholders and masks")),
  settings: rows({
    subject: text,
    rules: array(text),
    changes: nullable(count2).check(says("null: not known without a fingerprint key")),
    setBy: nullable(int()).check(says("null: currently not set, or not known")),
    unseen: optional2(literal(true)).check(says("the secret here has no fingerprint, so its editor is not known"))
  }),
  // Reports of earlier versions lack these fields.
  usage: _default(usageReportSchema, null),
  people: _default(peopleReportSchema, null),
  readiness: _default(readinessReportSchema, null),
  computers: _default(computersReportSchema, null),
  sessions: _default(sessionsReportSchema, null),
  limits: _default(limitsReportSchema, null),
  remediation: _default(nullable(remediationSchema), null),
  sample: _default(sampleSchema, null),
  exposure: exposureSchema,
  posture: postureSchema,
  timeline: rows({
    at: instant2,
    until: optional2(instant2.check(says("the first instant after it; only of freezes"))),
    kind: _enum(["policy", "freeze", "run"]),
    text
  })
});

import { author, joinBySpaces, sheet, table as table2, time as time2, utc, yes } from "./questions.js";

import { Paragraphs, problemTexts, recordText, totalsOf, unjudgedNames } from "./questions.js";

// src/reporters/csv/access-csv.ts
var open = ["decision", "reviewed_by", "reviewed_on"];
var accessCsv = (report) => {
  const holderOf = holdersIn(report);
  const isJudged = report.revisions.some(({ approved }) => approved !== null);
  const rows3 = [
    ...report.access.map((grant) => ({ grant, holder: holderOf(grant.who) })),
    ...report.editors.map((editor2) => ({
      editor: editor2,
      deeds: deedsOf(editor2, isJudged),
      holder: holderOf(editor2.id) ?? holderOf(editor2.email)
    }))
  ];
  return table2(report, null, columns, rows3);
};
var columns = [
  { name: "basis", of: ({ grant }) => grant ? "setting" : "history" },
  {
    name: "who",
    of: ({ grant, editor: editor2 }) => grant ? nameCell(grant) : editor2.email ?? editor2.id ?? "an unknown editor"
  },
  { name: "user_id", of: ({ editor: editor2, holder }) => editor2?.id ?? holder?.id ?? null },
  { name: "email", of: ({ grant, holder }) => holder?.email ?? addressCell(grant?.who) },
  { name: "may", of: ({ grant }) => grant?.grants ?? "Changed the controls." },
  { name: "limited_to", of: ({ grant }) => grant?.limits ? valueText(grant.limits) : null },
  { name: "because", of: ({ grant, deeds }) => grant ? grant.because : deeds },
  { name: "setting", of: ({ grant }) => grant ? nameOf(grant.subject) : null },
  { name: "pointer", of: ({ grant }) => grant?.subject ?? null },
  { name: "since_revision", of: ({ grant }) => grant?.since.revision ?? null },
  utc("since", ({ grant }) => grant?.since.at ?? null),
  { name: "granted_by", of: ({ grant }) => grant ? author({ by: grant.since.by, exact: grant.exact }) : null },
  { name: "exact", of: ({ grant }) => grant ? yes(grant.exact) : null },
  { name: "member", of: ({ holder }) => yes(holder?.person?.member ?? null) },
  { name: "last_day_of_use", of: ({ holder }) => holder?.person?.lastDay ?? null },
  { name: "highest_mode", of: ({ holder }) => holder?.person?.highest ?? null },
  ...open.map((name) => ({ name, of: () => null }))
];
function nameCell({ to, who }) {
  return to === "listed" ? valueText(who) : `(${to})`;
}
function addressCell(entry) {
  return typeof entry === "string" && /^[^\s@*]+@[^\s@*]+$/.test(entry) ? entry : null;
}
function deedsOf({ revisions: revisions2, unapproved, loosening }, isJudged) {
  const listing2 = isJudged ? `${thousands(unapproved)} not listed` : "not judged whether listed";
  return `${count(revisions2, "revision")}, ${listing2}, ${thousands(loosening)} looser`;
}

// src/reporters/csv/change-columns.ts
function changeColumns({ approvals: approvals2 }) {
  const records = new Map(approvals2.map((approval) => [approval.id, approval]));
  const approved = (name, of) => ({
    name,
    of: ({ change: change2 }) => {
      const record2 = change2.approval && records.get(change2.approval.id);
      return record2 ? of(record2) : null;
    }
  });
  return [
    { name: "revision", of: ({ revision: revision3 }) => revision3.revision },
    utc("at", ({ revision: revision3 }) => revision3.at),
    { name: "editor_id", of: ({ revision: revision3 }) => revision3.by.id },
    { name: "editor_email", of: ({ revision: revision3 }) => revision3.by.email },
    { name: "editor_name", of: ({ revision: revision3 }) => revision3.by.name },
    { name: "editor_listed", of: ({ revision: revision3 }) => yes(revision3.approved) },
    { name: "in_change_window", of: ({ revision: revision3 }) => yes(revision3.inWindow ?? null) },
    { name: "freezes", of: ({ revision: revision3 }) => revision3.freezes?.join("; ") || null },
    { name: "setting", of: ({ change: change2 }) => nameOf(change2.subject) },
    { name: "pointer", of: ({ change: change2 }) => change2.subject },
    { name: "op", of: ({ change: change2 }) => isRenaming(change2) ? "rename" : change2.op },
    { name: "direction", of: ({ change: change2 }) => change2.direction },
    { name: "before", of: ({ change: change2 }) => valueText(change2.before) },
    { name: "after", of: ({ change: change2 }) => valueText(change2.after) },
    { name: "added", of: ({ change: change2 }) => entries(change2.added) },
    { name: "removed", of: ({ change: change2 }) => entries(change2.removed) },
    { name: "approval", of: ({ change: change2 }) => change2.approval?.id ?? null },
    { name: "approval_result", of: ({ change: change2 }) => change2.approval?.result ?? null },
    approved("approved_by", ({ approvedBy }) => approvedBy.join("; ") || null),
    approved("approved_at_utc", ({ approvedAt }) => time2(approvedAt)),
    approved("ticket", ({ ticket }) => ticket),
    approved("approval_reason", ({ reason }) => reason)
  ];
}
var missingBefore = {
  name: "missing_before",
  of: ({ revision: { missing } }) => missing ? missingWords([missing]) : null
};
function entries(list2) {
  return list2 === void 0 || list2.length === 0 ? null : valueText(list2);
}

// src/reporters/wording/finding-values.ts
function beforeText(finding2) {
  const { before, introduced } = finding2;
  const isSeen = before !== null || isOfSetting(finding2) && introduced.exact;
  return isSeen && !isEvent(finding2) ? valueText(before) : null;
}
function actualText(finding2) {
  return finding2.actual === null && !isOfSetting(finding2) ? null : valueText(finding2.actual);
}
function isOfSetting({ subject: subject3 }) {
  return subject3.startsWith("/");
}

// src/reporters/csv/findings-csv.ts
var limits4 = { text: 2e3, entries: 100 };
var findingsCsv = (report) => {
  const view = viewOf(report);
  return table2(report, view, columnsOf(report), view.findings);
};
function columnsOf(report) {
  const since2 = sinceOf2(report);
  const book = bookOf(report);
  const exceptions = groupBy(
    report.exceptions.flatMap((row3) => row3.findings.map((id) => ({ id, row: row3 }))),
    ({ id }) => id
  );
  const agreedBy = ({ id, exception: exception3 }) => exceptions.get(id)?.find(({ row: row3 }) => exception3 !== null && isSameException(row3, exception3))?.row.agreedBy ?? [];
  const author2 = (finding2) => authorOf(finding2, book);
  return [
    { name: "id", of: ({ id }) => id },
    { name: "key", of: ({ key }) => key },
    { name: "severity", of: ({ severity: severity3 }) => severity3 },
    { name: "status", of: ({ status }) => status },
    { name: "kind", of: ({ kind }) => kind },
    { name: "rule", of: ({ rule: rule2 }) => rule2 },
    { name: "title", of: ({ title }) => title },
    { name: "owner", of: ({ rule: rule2 }) => book.rules.get(rule2)?.owner ?? null },
    { name: "subject", of: ({ subject: subject3 }) => nameOfSubject(subject3) },
    { name: "pointer", of: ({ subject: subject3 }) => subject3.startsWith("/") ? subject3 : null },
    { name: "message", of: ({ message: message3 }) => message3 },
    { name: "expected", of: expectedCell },
    { name: "before", of: beforeText },
    { name: "actual", of: actualText },
    { name: "offending", of: ({ offending: offending2 }) => offending2.length === 0 ? null : valueText(offending2) },
    { name: "introduced_revision", of: ({ introduced }) => introduced.revision },
    utc("introduced_at", ({ introduced }) => introduced.at),
    { name: "introduced_by_id", of: ({ introduced }) => introduced.by?.id ?? null },
    { name: "introduced_by_email", of: ({ introduced }) => introduced.by?.email ?? null },
    { name: "introduced_exact", of: ({ introduced }) => yes(introduced.exact) },
    { name: "value_revision", of: (finding2) => author2(finding2)?.revision ?? null },
    utc("value_at", (finding2) => author2(finding2)?.at ?? null),
    { name: "value_by_id", of: (finding2) => author2(finding2)?.by?.id ?? null },
    { name: "value_by_email", of: (finding2) => author2(finding2)?.by?.email ?? null },
    { name: "resolved_revision", of: ({ resolved }) => resolved?.revision ?? null },
    utc("resolved_at", ({ resolved }) => resolved?.at ?? null),
    { name: "resolved_by_id", of: ({ resolved }) => resolved?.by?.id ?? null },
    { name: "resolved_by_email", of: ({ resolved }) => resolved?.by?.email ?? null },
    { name: "resolved_by_approval", of: ({ resolved }) => resolved?.approval ?? null },
    { name: "exposure_seconds", of: ({ exposureSeconds }) => exposureSeconds },
    { name: "unseen_seconds", of: ({ unseenSeconds }) => unseenSeconds ?? null },
    { name: "exposure", of: (finding2) => age(finding2, book) },
    utc("due_at", ({ dueAt }) => dueAt),
    { name: "in_force", of: ({ inForce }) => inForce },
    { name: "since_last", of: ({ id }) => since2.get(id) ?? null },
    { name: "exception_owner", of: ({ exception: exception3 }) => exception3?.owner ?? null },
    { name: "exception_agreed_by", of: (finding2) => joinBySpaces(agreedBy(finding2)) },
    { name: "exception_reason", of: ({ exception: exception3 }) => exception3?.reason ?? null },
    { name: "exception_category", of: ({ exception: exception3 }) => exception3?.category ?? null },
    { name: "exception_ticket", of: ({ exception: exception3 }) => exception3?.ticket ?? null },
    utc("exception_from", ({ exception: exception3 }) => exception3?.from ?? null),
    utc("exception_expires", ({ exception: exception3 }) => exception3?.expires ?? null),
    { name: "exception_state", of: ({ exception: exception3 }) => exception3?.state ?? null },
    { name: "caused_by", of: ({ causedBy }) => causedBy },
    { name: "controls", of: ({ controls }) => joinBySpaces(controls) },
    { name: "rationale", of: ({ rationale }) => rationale },
    { name: "remedy", of: remedyCell },
    { name: "policy_file", of: ({ location }) => location?.file ?? null },
    { name: "policy_line", of: ({ location }) => location?.line ?? null }
  ];
}
function isSameException(row3, { owner, reason, from, expires }) {
  return row3.owner === owner && row3.reason === reason && row3.from === from && row3.expires === expires;
}
function expectedCell(finding2) {
  const { expected } = finding2;
  return plain(demandWords(finding2, limits4)) || (isObject(expected) ? valueText(expected) : null);
}
function remedyCell(finding2) {
  return plain(remedy(finding2, limits4)) || null;
}
function sinceOf2({ summary: { sinceLast: sinceLast2 } }) {
  const words = {
    new: "new",
    stillOpen: "still open",
    reopened: "reopened",
    resolved: "resolved",
    transient: "came and went",
    expiring: "exception ends soon"
  };
  const texts3 = /* @__PURE__ */ new Map();
  for (const key of namesIn(words)) for (const id of sinceLast2?.[key] ?? []) texts3.set(id, words[key]);
  return texts3;
}

// src/reporters/csv/index.ts
var csv = (report) => {
  const view = viewOf(report);
  return table2(report, view, columnsOf2(report), rowsOf(view.revisions, bookOf(report)));
};
function* rowsOf(revisions2, book) {
  for (const revision3 of revisions2) {
    const openedCell = findingIdsByChange(revision3, revision3.opened, book);
    const closedCell = findingIdsByChange(revision3, revision3.closed, book);
    for (const change2 of revision3.changes)
      yield { revision: revision3, change: change2, opened: openedCell(change2), closed: closedCell(change2) };
  }
}
function columnsOf2(report) {
  const rules2 = governing(report);
  return [
    ...changeColumns(report),
    { name: "rules", of: ({ change: change2 }) => joinBySpaces(rules2(change2.subject)) },
    missingBefore,
    { name: "opened", of: ({ opened }) => opened },
    { name: "closed", of: ({ closed }) => closed }
  ];
}
function governing({ settings: settings2 }) {
  const byId = new Map(settings2.map(({ subject: subject3, rules: rules2 }) => [subject3, rules2]));
  const settingGroups2 = relatedIn(settings2, ({ subject: subject3 }) => subject3);
  return (subject3) => getOrMake(byId, subject3, () => [...new Set(settingGroups2.to([subject3]).flatMap(({ rules: rules2 }) => rules2))]);
}
function findingIdsByChange(row3, ids3, book) {
  const idsOf = /* @__PURE__ */ new Map();
  const revisionIds = [];
  for (const [i, id] of ids3.entries()) {
    const finding2 = book.findings.get(id);
    const changes3 = finding2 && book.changes(row3.revision)?.to(subjectsOf2(finding2, row3.revision, book));
    if (!changes3 || changes3.length === 0) revisionIds.push([i, id]);
    for (const change2 of changes3 ?? []) addTo(idsOf, change2, [i, id]);
  }
  const sharedIds = joinBySpaces(revisionIds.map(([, id]) => id));
  return (change2) => {
    const list2 = idsOf.get(change2);
    return list2 ? joinBySpaces([...list2, ...revisionIds].sort(([a], [b]) => a - b).map(([, id]) => id)) : sharedIds;
  };
}
function subjectsOf2(finding2, revision3, book) {
  const cause = finding2.causedBy === null ? void 0 : book.findings.get(finding2.causedBy);
  return [subjectIn(revision3, finding2, book), ...cause ? [cause.subject] : []];
}

// src/reporters/csv/plan-csv.ts
var MAX_BENEATH3 = 100;
var open2 = ["decision", "reason", "responsible", "target_date", "ticket", "completed_on"];
var planCsv = (report) => {
  const view = viewOf(report);
  const rows3 = itemsOf(view.findings.filter((finding2) => finding2.status === "open"));
  return table2(report, view, columnsOf3(report), rows3);
};
function columnsOf3(report) {
  const book = bookOf(report);
  const own2 = (name, of) => ({
    name,
    of: ({ finding: finding2 }) => of(finding2)
  });
  return [
    { name: "severity", of: ({ severity: severity3 }) => severity3 },
    own2("subject", ({ subject: subject3 }) => nameOfSubject(subject3)),
    own2("finding", ({ message: message3 }) => message3),
    own2("remedy", remedyCell),
    { name: "explains", of: ({ beneath }) => beneath.length },
    { name: "explained", of: (item2) => beneathList(item2, MAX_BENEATH3).map(plain).join("; ") || null },
    own2("editor", (finding2) => editor(finding2, authorOf(finding2, book))),
    own2("revision", (finding2) => broughtBy(finding2, book)?.revision ?? null),
    utc("since", ({ finding: finding2 }) => finding2.introduced.at),
    own2("opened_revision", ({ introduced }) => introduced.revision),
    own2("opened_by", (finding2) => editor(finding2, openerOf(finding2, book))),
    utc("revision_at", ({ finding: finding2 }) => broughtBy(finding2, book)?.at ?? null),
    own2("exposure", (finding2) => age(finding2, book)),
    utc("due_at", ({ finding: finding2 }) => finding2.dueAt),
    own2("rule", ({ rule: rule2 }) => rule2),
    own2("rule_owner", ({ rule: rule2 }) => book.rules.get(rule2)?.owner ?? null),
    own2("controls", ({ controls }) => joinBySpaces(controls)),
    ...open2.map((name) => ({ name, of: () => null })),
    own2("id", ({ id }) => id)
  ];
}
function editor({ introduced }, opener) {
  if (introduced.revision === null || opener === void 0) return null;
  return opener === null ? "not known" : plain(personWords(opener.by));
}

// src/reporters/csv/sample-csv.ts
var open3 = [
  "approved_before_change",
  "approver_is_not_editor",
  "change_within_approval",
  "editor_authorized",
  "setting_as_approved",
  "deviation",
  "conclusion",
  "tested_by",
  "tested_on",
  "evidence"
];
var sampleCsv = (report) => {
  const { sample } = report;
  const sampleNumbers = new Map(sample?.changes.map(({ revision: revision3, subject: subject3 }, i) => [`${revision3}
${subject3}`, i + 1]));
  const rows3 = report.revisions.flatMap(
    (revision3) => revision3.changes.flatMap((change2) => {
      const item2 = sampleNumbers.get(`${revision3.revision}
${change2.subject}`);
      return item2 === void 0 ? [] : [{ item: item2, revision: revision3, change: change2 }];
    })
  );
  const columns3 = [
    { name: "item", of: ({ item: item2 }) => item2 },
    ...changeColumns(report),
    missingBefore,
    ...open3.map((name) => ({ name, of: () => null })),
    { name: "sample_size", of: () => present(sample ?? void 0).changes.length },
    { name: "population", of: () => present(sample ?? void 0).of },
    { name: "seed", of: () => present(sample ?? void 0).seed }
  ];
  return table2(report, null, columns3, rows3);
};

// src/reporters/csv/secrets-csv.ts
var secretsCsv = (report) => {
  const rows3 = report.secrets.flatMap((row3, i) => {
    const spans = row3.spans ?? [];
    return spans.length === 0 ? [{ secret: i + 1, row: row3, span: null }] : spans.map((span2) => ({ secret: i + 1, row: row3, span: span2 }));
  });
  return table2(report, null, columns2, rows3);
};
var columns2 = [
  { name: "secret", of: ({ secret: secret2 }) => secret2 },
  { name: "form", of: ({ row: row3 }) => row3.form },
  { name: "fingerprint", of: ({ row: row3 }) => row3.fingerprint },
  { name: "state", of: ({ row: row3 }) => stateWords2(row3) },
  { name: "setting", of: ({ row: row3, span: span2 }) => nameOf((span2 ?? row3).subject) },
  { name: "pointer", of: ({ row: row3, span: span2 }) => (span2 ?? row3).subject },
  { name: "from_revision", of: ({ row: row3, span: span2 }) => span2?.from.revision ?? row3.sinceRevision },
  utc("from", ({ row: row3, span: span2 }) => span2?.from.at ?? row3.at),
  { name: "from_exact", of: ({ span: span2 }) => span2 ? yes(span2.from.exact) : null },
  { name: "set_by", of: ({ span: span2 }) => span2 ? author(span2.from) : null },
  { name: "until_revision", of: ({ span: span2 }) => span2?.until?.revision ?? null },
  utc("until", ({ span: span2 }) => span2?.until?.at ?? null),
  { name: "until_exact", of: ({ span: span2 }) => span2?.until ? yes(span2.until.exact) : null },
  { name: "ended_by", of: ({ span: span2 }) => span2?.until ? author(span2.until) : null },
  { name: "ended", of: ({ span: span2 }) => span2?.ended ?? null },
  { name: "next_fingerprint", of: ({ span: span2 }) => span2?.next ?? null },
  { name: "masked_since_revision", of: ({ span: span2 }) => span2?.masked?.revision ?? null },
  { name: "formerly", of: ({ span: span2 }) => span2?.formerly?.map(nameOf).join(", ") ?? null }
];

// src/reporters/wording/finding-summary.ts
function summaryWords(finding2, book, limits10) {
  const why = isEvent(finding2) ? [] : say`${capital(messageWords(finding2))}. `;
  const length = isEvent(finding2) ? [] : [" ", ...capital([age(finding2, book)]), "."];
  const fix = finding2.resolved ? [] : remedy(finding2, limits10);
  return [
    ...say`${why}${capital(beginning(finding2, book, limits10, !isEvent(finding2)))}.${length}`,
    ...fix.length > 0 ? say` Fix: ${fix}` : []
  ];
}

// src/reporters/github.ts
var MAX_PER_LEVEL = 10;
var MAX_MESSAGE = 4096;
var MAX_BENEATH4 = 5;
var limits5 = { text: 200, entries: 4 };
var levels = ["error", "warning", "notice"];
var github = (report, options = {}) => {
  const notes = options.countsOnly === true ? [verdictNote(report, publicWords(report))] : notesOf(report);
  return levels.map((level) => lines3(notes.filter((note2) => note2.level === level))).join("");
};
function notesOf(report) {
  const book = bookOf(report);
  const view = viewOf(report);
  const items = itemsOf(view.findings.filter((finding2) => finding2.status === "open"));
  const findings3 = items.map((item2) => ({
    level: reaches(item2.severity, "high") ? "error" : reaches(item2.severity, "medium") ? "warning" : "notice",
    finding: { ...item2.finding, severity: item2.severity },
    says: wordsOf(item2, book)
  }));
  const transientNotes = transientIn(report).map((finding2) => {
    const findingText = say`opened and remediated between two audits: ${beginning(finding2, book, limits5)}; ${ending(finding2, book)}`;
    return { level: "warning", finding: finding2, says: plain(findingText) };
  });
  const { state, headline, sentences } = headlineOf(book, limits5);
  const isShownByFindings = state === "drifted" && findings3.length > 0;
  const verdictWords = isShownByFindings ? [] : [headline, ...sentences.slice(0, 1)];
  const words = [...verdictWords.map(plain), publicWords(report), ...hiddenWords(report, view).map(plain)].join(" ");
  const verdict = isShownByFindings && transientFailure(report) === "" ? { level: "notice", finding: null, says: words } : verdictNote(report, words);
  return [verdict, ...transientNotes, ...findings3];
}
function verdictNote(report, words) {
  const passes = report.exitCode === 0;
  const level = !passes ? "error" : report.verdict === "compliant" ? "notice" : "warning";
  return { level, finding: null, says: words };
}
function wordsOf(item2, book) {
  const { finding: finding2 } = item2;
  const beneath = beneathWords(item2);
  const more = beneath.length === 0 ? [] : say` ${capital(beneath)}: ${joinPhrases(beneathList(item2, MAX_BENEATH4), "; ")}.`;
  return plain(say`${summaryWords(finding2, book, limits5)}${more} (${finding2.rule}, ${finding2.id})`);
}
function lines3(notes) {
  const list2 = notes.slice(0, MAX_PER_LEVEL);
  const more = notes.length - list2.length;
  return list2.map((note2, i) => {
    const moreText = more > 0 && i === list2.length - 1 ? ` [and ${thousands(more)} more in the summary]` : "";
    return command(note2, moreText);
  }).join("");
}
function command({ level, finding: finding2, says: says2 }, moreText) {
  const title = `Driftline: ${finding2 ? `${finding2.severity} finding` : "verdict"}`;
  const properties2 = [...finding2 ? placeOf(finding2) : [], `title=${annotationProperty(title)}`];
  return `::${level} ${properties2.join(",")}::${message(says2, MAX_MESSAGE - moreText.length)}${moreText}
`;
}
function message(words, max) {
  let text5 = annotation(words);
  for (let keep = max; text5.length > max; text5 = annotation(clip(words, keep)))
    keep = Math.max(0, Math.floor(keep * max / text5.length) - 40);
  return text5;
}
function placeOf({ location }) {
  if (!location || location.file === "" || location.file.startsWith("pack:")) return [];
  if (visible(location.file) !== location.file) return [];
  const position = { line: location.line, col: location.column };
  const valid = Object.entries(position).filter(([, n]) => Number.isInteger(n) && n > 0);
  return [`file=${annotationProperty(location.file)}`, ...valid.map(([name, n]) => `${name}=${n}`)];
}

// src/reporters/junit.ts
var MAX_FINDINGS = 50;
var MAX_TEXT = 1e3;
var limits6 = { text: 200, entries: 8 };
var junit = (report) => {
  const view = viewOf(report);
  const book = bookOf(report);
  const cases = [evidenceCase(book), ...ruleCases(report, view, book)];
  const suites = groupBy(cases, ({ suite }) => suite);
  const lines4 = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    "<testsuites>",
    ...[...suites.values()].flatMap((suite, i) => suiteLines(suite, i, report, view)),
    "</testsuites>"
  ];
  return `${lines4.join("\n")}
`;
};
function evidenceCase(book) {
  const { evidence: evidence2, verdict } = book.report;
  const base2 = { suite: "driftline", name: "the evidence is complete" };
  if (verdict !== "tampered" && verdict !== "incomplete") return { ...base2, outcome: void 0 };
  const problems = evidence2.problems.slice(0, MAX_FINDINGS).map(({ message: message3 }) => message3);
  const moreProblems = evidence2.problems.length - problems.length;
  const lines4 = [
    ...problems,
    ...moreProblems > 0 ? [`and ${thousands(moreProblems)} more; the JSON report has all`] : []
  ];
  const says2 = verdict === "tampered" ? plain(headlineOf(book, limits6).headline) : `no verdict: ${problems[0] ?? "the evidence is incomplete"}`;
  return { ...base2, outcome: { as: "error", type: verdict, says: says2, lines: lines4 } };
}
function ruleCases(report, view, book) {
  const byRule = groupBy(view.findings, ({ rule: rule2 }) => rule2);
  const ids3 = new Set(report.rules.map(({ id }) => id));
  return [
    ...report.rules.map((row3) => {
      const failures = failureOf2(byRule.get(row3.id) ?? [], book);
      return { suite: row3.policy ?? "built-in", name: row3.id, outcome: failures ?? withoutFindings(row3) };
    }),
    ...builtInFailing(report.rules, report.findings).filter((rule2) => !ids3.has(rule2)).map((rule2) => ({
      suite: "built-in",
      name: rule2,
      outcome: failureOf2(byRule.get(rule2) ?? [], book) ?? unshown
    }))
  ];
}
function withoutFindings({ status, reason }) {
  if (status === "not-evaluated")
    return { as: "skipped", says: `not evaluated: ${reason ?? "no reason given"}`, lines: [] };
  return status === "failing" ? unshown : void 0;
}
var unshown = {
  as: "failure",
  type: "finding",
  says: "failing; its findings are not shown here",
  lines: []
};
function failureOf2(findings3, book) {
  const open4 = worstFirst(findings3.filter((finding2) => finding2.status === "open"));
  if (open4.length === 0) return void 0;
  const lines4 = open4.slice(0, MAX_FINDINGS).map((finding2) => {
    const where = finding2.location ? ` (${finding2.location.file}:${finding2.location.line})` : "";
    return `${finding2.severity}, ${finding2.id}: ${plain(summaryWords(finding2, book, limits6))}${where}`;
  });
  const more = open4.length > lines4.length ? [`and ${thousands(open4.length - lines4.length)} more; the JSON report has all`] : [];
  const first = firstIn(open4);
  const says2 = open4.length === 1 ? first.message : `${count(open4.length, "finding is", "findings are")} open: ${first.message}`;
  return { as: "failure", type: "finding", says: says2, lines: [...lines4, ...more] };
}
function suiteLines(cases, id, report, view) {
  const suite = {
    name: token(firstIn(cases).suite),
    package: "driftline",
    id,
    timestamp: instantText(instantOf(report.asOf) ?? 0).slice(0, 19),
    hostname: "localhost",
    ...tally(cases),
    time: 0
  };
  return [
    `<testsuite${attributes(suite)}>`,
    "<properties>",
    ...properties(report, view).map(([name, value2]) => `<property${attributes({ name, value: value2 })}/>`),
    "</properties>",
    ...cases.flatMap(caseLines),
    "<system-out></system-out>",
    "<system-err></system-err>",
    "</testsuite>"
  ];
}
function properties(report, view) {
  const since2 = sinceLast(report);
  const unjudged = unjudgedNames(report);
  return [
    ["organization", report.organization],
    ["verdict", report.verdict],
    ...since2 ? [["since the last audit", sinceCounts(since2)]] : [],
    ["counts", resultWords(report)],
    ["rules", rulesWords(report)],
    ...unjudged.length > 0 ? [["not evaluated", unjudged.join("; ")]] : [],
    ...hiddenWords(report, view).map((words) => ["not shown", plain(words)])
  ];
}
function caseLines({ suite, name, outcome }) {
  const start = `<testcase${attributes({ name: token(name), classname: token(suite), time: 0 })}`;
  if (!outcome) return [`${start}/>`];
  const { as, type, says: says2, lines: lines4 } = outcome;
  const text5 = lines4.map((line) => `
- ${xml(clip(line, 4 * MAX_TEXT))}`).join("");
  const body = text5 === "" ? "/>" : `>${text5}
</${as}>`;
  return [
    `${start}>`,
    `<${as}${attributes({ message: says2, ...type !== void 0 && { type } })}${body}`,
    "</testcase>"
  ];
}
function tally(cases) {
  const having = (as) => cases.filter(({ outcome }) => outcome?.as === as).length;
  return { tests: cases.length, failures: having("failure"), errors: having("error"), skipped: having("skipped") };
}
function token(name) {
  return name === "" ? '""' : name;
}
function attributes(values3) {
  return Object.entries(values3).map(([name, value2]) => ` ${name}="${typeof value2 === "number" ? value2 : xml(clip(value2, MAX_TEXT))}"`).join("");
}

// src/reporters/ocsf.ts
var VERSION = "1.8.0";
var CATEGORY = 2;
var CLASS = 2003;
var limits7 = { text: 500, entries: 20 };
var severities2 = {
  critical: { id: 5, name: "Critical" },
  high: { id: 4, name: "High" },
  medium: { id: 3, name: "Medium" },
  low: { id: 2, name: "Low" },
  info: { id: 1, name: "Informational" }
};
var unknown2 = { id: 0, name: "Unknown" };
var pass = { id: 1, name: "Pass" };
var warning = { id: 2, name: "Warning" };
var fail = { id: 3, name: "Fail" };
var create2 = { id: 1, name: "Create" };
var close2 = { id: 3, name: "Close" };
var states = {
  open: { activity: create2, status: { id: 1, name: "New" }, check: fail },
  resolved: { activity: close2, status: { id: 4, name: "Resolved" }, check: pass },
  // The deviation is still present: somebody accepted it, or it continues as another finding.
  excepted: { activity: close2, status: { id: 3, name: "Suppressed" }, check: fail },
  noted: { activity: close2, status: { id: 5, name: "Archived" }, check: fail }
};
var ocsf = function* (report) {
  const view = viewOf(report);
  const book = bookOf(report);
  const whole3 = wholeOf(report, view);
  const { findings: findings3 } = view;
  for (const [i, finding2] of findings3.entries())
    yield `${i === 0 ? "[" : ","}
${recordText(eventOf(finding2, book, whole3))}`;
  if (findings3.length === 0) yield `[
${recordText(auditEvent(report, whole3))}`;
  yield "\n]\n";
};
function eventOf(finding2, book, whole3) {
  const { report } = book;
  const { activity, status, check } = states[isContinued(finding2.ended) ? "excepted" : finding2.status];
  const { introduced, resolved } = finding2;
  const fix = plain(remedy(finding2, limits7));
  const detail = plain(ending(finding2, book));
  return {
    ...classOf(activity, report, severities2[finding2.severity]),
    ...times({ start_time: introduced.at, end_time: resolved?.at }),
    message: plain(summaryWords(finding2, book, limits7)),
    status_id: status.id,
    status: status.name,
    status_detail: detail,
    finding_info: {
      uid: finding2.id,
      uid_alt: finding2.key,
      title: plain(failsWords(finding2.title, finding2.status)),
      desc: plain(capital(messageWords(finding2))),
      types: [finding2.kind],
      analytic: { type_id: 1, type: "Rule", uid: finding2.rule, name: finding2.title },
      ...times({
        created_time: introduced.at,
        first_seen_time: introduced.at,
        last_seen_time: lastSeen(finding2, report)
      })
    },
    compliance: {
      control: finding2.rule,
      standards: standardsOf(finding2),
      requirements: finding2.controls,
      status_id: check.id,
      status: check.name,
      status_details: [check === pass ? detail : finding2.message]
    },
    resources: [
      {
        uid: finding2.subject,
        name: nameOfSubject(finding2.subject),
        type: resourceType(finding2.subject),
        namespace: report.organization
      }
    ],
    evidences: evidencesOf(finding2, book),
    ...fix !== "" && { remediation: { desc: fix } },
    unmapped: {
      exposure_seconds: finding2.exposureSeconds,
      ...finding2.unseenSeconds !== void 0 && { unseen_seconds: finding2.unseenSeconds },
      due_at: finding2.dueAt,
      exact: finding2.introduced.exact,
      caused_by: finding2.causedBy,
      policy: finding2.location && `${finding2.location.file}:${finding2.location.line}`,
      ...whole3
    }
  };
}
function lastSeen({ resolved, days: days2 }, report) {
  const last = days2?.at(-1)?.day;
  return resolved?.at ?? (last === void 0 ? report.asOf : instantText(startOfDay(last) + DAY));
}
function resourceType(subject3) {
  return capitalizeText(/^[a-z]+(?=[:/])/.exec(subject3)?.[0] ?? "setting");
}
function evidencesOf(finding2, book) {
  const { introduced, expected, offending: offending2 } = finding2;
  const [before, actual] = [beforeText(finding2), actualText(finding2)];
  const firstData = {
    ...expected !== null && { expected: valueText(expected) },
    ...before !== null && { before }
  };
  const data = { ...firstData, ...actual !== null && { actual }, offending: valueText(offending2) };
  const author2 = authorOf(finding2, book);
  const opener = openerOf(finding2, book);
  const revision3 = author2?.revision ?? introduced.revision;
  const last = { ...revision3 !== null && { uid: `revision:${revision3}` }, data, ...userOf(author2?.by ?? null) };
  if (!opener) return [last];
  const first = { ...firstData, actual: valueText(firstIn(finding2.values).actual) };
  return [last, { uid: `revision:${opener.revision}`, data: first, ...userOf(opener.by) }];
}
function userOf(by) {
  const user2 = {
    ...by?.id != null && { uid: by.id },
    ...by?.email != null && { email_addr: by.email },
    ...by?.name != null && { name: by.name }
  };
  return Object.keys(user2).length > 0 ? { user: user2 } : {};
}
function standardsOf({ controls, rule: rule2 }) {
  const frameworks = new Set(controls.map((control) => firstIn(control.split(":"))));
  return frameworks.size > 0 ? [...frameworks] : [firstIn(rule2.split("/"))];
}
function auditEvent(report, whole3) {
  const { verdict } = report;
  const worst = worstToBest.find((severity22) => report.summary.open[severity22] > 0);
  const { activity, status } = states[verdict === "compliant" ? "resolved" : "open"];
  const check = verdict === "compliant" ? pass : verdict === "incomplete" ? warning : fail;
  const severity3 = worst ? severities2[worst] : verdict === "compliant" ? severities2.info : unknown2;
  return {
    ...classOf(activity, report, severity3),
    message: `${verdict}: ${resultWords(report)}`,
    status_id: status.id,
    status: status.name,
    finding_info: { uid: `audit:${report.organization}`, title: "Audit of the enterprise controls" },
    compliance: {
      control: "driftline",
      standards: ["driftline"],
      status_id: check.id,
      status: check.name,
      status_details: problemTexts(report)
    },
    resources: [{ uid: report.organization, name: report.organization, type: "Organization" }],
    unmapped: whole3
  };
}
function classOf(activity, report, severity3) {
  return {
    activity_id: activity.id,
    activity_name: activity.name,
    category_uid: CATEGORY,
    category_name: "Findings",
    class_uid: CLASS,
    class_name: "Compliance Finding",
    type_uid: CLASS * 100 + activity.id,
    type_name: `Compliance Finding: ${activity.name}`,
    time: instantOf(report.asOf) ?? 0,
    timezone_offset: 0,
    severity_id: severity3.id,
    severity: severity3.name,
    metadata: {
      version: VERSION,
      product: { name: "Driftline", vendor_name: "Driftline", version: report.tool.version },
      tenant_uid: report.organization
    }
  };
}
function times(instants) {
  const times2 = Object.entries(instants).flatMap(([name, at3]) => {
    const time3 = at3 === void 0 ? void 0 : instantOf(at3);
    return time3 === void 0 ? [] : [[name, time3]];
  });
  return Object.fromEntries(times2);
}
function wholeOf(report, view) {
  return {
    verdict: report.verdict,
    evidence_complete: report.evidence.complete,
    counts: resultWords(report),
    rules: rulesWords(report),
    not_evaluated: unjudgedNames(report),
    not_shown: hiddenWords(report, view).map(plain)
  };
}

// src/reporters/package/index.ts
var formatsByFile = {
  "report.html": "html",
  "report.json": "json",
  "register.csv": "csv",
  "findings.csv": "findings-csv",
  "sample.csv": "sample-csv"
};
var packedFormats = Object.values(formatsByFile);
function packedFor(report) {
  return namesIn(formatsByFile).flatMap((name) => isPacked(name, report) ? [[name, formatsByFile[name]]] : []);
}
function isPacked(name, { sample, evidence: evidence2 }) {
  if (name === "sample.csv") return sample !== null;
  if (name === names2.config) return evidence2.config !== void 0;
  return name !== names2.proof || evidence2.ledger !== null;
}
var names2 = {
  readme: "README.txt",
  config: "driftline.yaml",
  policies: "policies/",
  judge: "policies/judged-by.json",
  history: "history.ndjson",
  proof: "ledger-proof.jsonl",
  manifest: "MANIFEST.json",
  sums: "SHA256SUMS"
};
function policyFile(policy, i) {
  const name = policyName(policy).replace(/\.ya?ml$/, "").replace(/[^\w.-]/g, "_");
  return `${names2.policies}${i + 1}-${name}.yaml`;
}
function packedNames(report) {
  const { config, policies, ledger } = report.evidence;
  return [
    names2.readme,
    ...packedFor(report).map(([name]) => name),
    ...config === void 0 ? [] : [names2.config],
    ...policies.map(policyFile),
    names2.judge,
    names2.history,
    names2.manifest,
    names2.sums,
    ...ledger ? [names2.proof] : []
  ];
}
var answers = {
  "report.html": "What is wrong, who caused it, since when, and how to remediate it. Open it in a browser. It loads nothing and needs no network.",
  "report.json": "The whole report, for programs. All other reports in this package are made from it. Its schema is policies/report.schema.json of Driftline.",
  "register.csv": "Who changed which setting, when, from which value to which value, and by which approval. One row for each revision and setting.",
  "findings.csv": "Which rules were violated, where, for how long, and whether somebody accepted the violation. One row for each finding.",
  "sample.csv": "Which changes to test by hand. They were drawn with the seed that the file states. It has columns for the test and its conclusion.",
  "driftline.yaml": "The configuration, as it was read.",
  "policies/": "The policy files, as they were read. report.json states the SHA-256 of each file, at evidence.policies. judged-by.json contains all rules and settings by which the audit judged, including defaults and the configuration.",
  "history.ndjson": "The judged history, one revision per line. Secrets are replaced by markers. `driftline audit --history history.ndjson` reads it.",
  "ledger-proof.jsonl": "The proof that the ledger contains the history: the entries of the ledger in order, one per line. Entries about other things are included as hashes.",
  "MANIFEST.json": "The files of the package, with their sizes and SHA-256, and the versions that made them.",
  SHA256SUMS: "The SHA-256 of every other file, as sha256sum reads it."
};
var incompleteHistory = "The evidence is incomplete. This file lacks what could not be read. If a revision arrived with two contents, the file has only one of the two. An audit of this file alone may have another verdict.";
var WIDTH = 90;
var docs = "https://github.com/driftline/driftline/blob/main/docs/ledger.md";
var readme = (report) => {
  const { headline, sentences } = headlineOf(bookOf(report), { entries: 3, text: 80 });
  const hiddenLines = hiddenWords(report, viewOf(report)).map(plain);
  const lines4 = [
    ...paragraph(`Evidence of an audit of the enterprise controls of ${report.organization}`),
    "",
    ...paragraph(`${stateTitle(report)}. ${plain(headline)}`),
    ...sentences.flatMap((sentence2) => paragraph(plain(sentence2))),
    ...paragraph(`${report.verdict}: ${resultWords(report)}`),
    ...hiddenLines.flatMap(paragraph),
    "",
    "What was judged",
    "",
    ...evidenceLines(report).flatMap(({ term: term2, says: says2 }) => item(term2, plain(says2))),
    "",
    "Files",
    "",
    ...Object.entries(answers).filter(([name]) => isPacked(name, report)).flatMap(
      ([name, says2]) => item(name, name === names2.history && !report.evidence.complete ? `${says2} ${incompleteHistory}` : says2)
    ),
    "",
    "How to verify the package",
    "",
    ...steps(report)
  ];
  return lines4.map((line) => `${line}
`).join("");
};
function steps({ evidence: { ledger } }) {
  const all = [
    "Unpack the package with any program that reads zip files. Then compare every file: sha256sum --check SHA256SUMS",
    "A person who can change a file can also change its checksum. So compare the SHA-256 of the zip with the SHA-256 that was kept elsewhere when the zip was made.",
    ...ledger ? [
      `The history is in a ledger with the head ${ledger.head}. Compute the head of ${names2.proof} with the page of code at ${docs}, section "In an evidence package", and compare both heads. Then compare the head with a head that was kept elsewhere, such as in an issue, a job's summary or a signed attestation.`
    ] : [
      "There is no ledger. So the package does not show whether the history was changed after the service first gave it."
    ],
    `With Driftline: driftline package verify <file> compares every file${ledger ? ", computes the head" : ""} and prints the SHA-256 of the zip. The same version of Driftline also makes the reports again from report.json and compares them. ${ledger ? "Give the head that was kept elsewhere as --expect-head." : "Compare the SHA-256 with the one that was kept elsewhere."}`
  ];
  return all.flatMap((text5, i) => wrap(`${i + 1}. `, text5, WIDTH, "whole"));
}
function paragraph(text5) {
  return wrap("", visible(text5), WIDTH, "whole");
}
function item(name, says2) {
  return [...paragraph(name), ...wrap("    ", visible(says2), WIDTH, "whole")];
}

// src/reporters/sarif/rules.ts
var levels2 = {
  critical: "error",
  high: "error",
  medium: "warning",
  low: "note",
  info: "note"
};
var scores = { critical: "9.5", high: "8.0", medium: "5.5", low: "2.0", info: null };
var MAX_TAGS = 10;
var MAX_HELP = 1e3;
var HOME = "https://github.com/driftline/driftline";
function rulesOf(findings3, { rules: rules2 }) {
  const ofPolicies = new Set(rules2.flatMap(({ id, policy }) => policy === null ? [] : [id]));
  const worst = /* @__PURE__ */ new Map();
  for (const finding2 of findings3) {
    const before = worst.get(ruleId(finding2));
    if (!before || weight(finding2.severity) > weight(before.severity)) worst.set(ruleId(finding2), finding2);
  }
  const index = new Map([...worst.keys()].map((id, i) => [id, i]));
  return {
    rules: [...worst.values()].map((finding2) => descriptor(finding2, ofPolicies.has(finding2.rule))),
    indexOf: (finding2) => lookUp(index, ruleId(finding2))
  };
}
function ruleId({ rule: rule2 }) {
  return visible(clip(rule2, 500));
}
function descriptor(finding2, isOfPolicy) {
  const score = scores[finding2.severity];
  const controls = finding2.controls.map((control) => visible(clip(control, 100)));
  return {
    id: ruleId(finding2),
    shortDescription: { text: sentence(finding2.title) },
    fullDescription: { text: sentence(finding2.rationale ?? finding2.title) },
    help: help(finding2),
    helpUri: helpUri(finding2, isOfPolicy),
    defaultConfiguration: { level: levels2[finding2.severity] },
    properties: {
      tags: [.../* @__PURE__ */ new Set(["security", ...controls])].slice(0, MAX_TAGS),
      precision: "very-high",
      ...score !== null && { "security-severity": score }
    }
  };
}
function helpUri({ rule: rule2 }, isOfPolicy) {
  if (isOfPolicy) return `${HOME}/blob/main/docs/policies.md`;
  const section = rule2.toLowerCase().replace(/[^a-z0-9-]/g, "");
  return `${HOME}/blob/main/docs/built-in-rules.md#${section}`;
}
function sentence(text5) {
  const help2 = visible(clip(text5, MAX_HELP));
  if (help2 === "") return "No description.";
  return endsSentence(help2) ? help2 : `${help2}.`;
}
function help({ rule: rule2, rationale, remediation, controls }) {
  const lines4 = [
    { name: "Why", items: rationale === null ? [] : [rationale], write: markdownProse },
    { name: "To fix", items: remediation === null ? [] : [remediation], write: markdownProse },
    { name: "Controls", items: controls.slice(0, 50), write: markdownCode },
    { name: "Rule", items: [rule2], write: markdownCode }
  ].filter(({ items }) => items.length > 0);
  const all = (items, write2) => items.map((item2) => write2(clip(item2, MAX_HELP))).join(", ");
  return {
    text: new Paragraphs([...lines4.map(({ name, items }) => `${name}: ${all(items, visible)}`), disclaimer]),
    markdown: new Paragraphs([
      ...lines4.map(({ name, items, write: write2 }) => `**${name}**: ${all(items, write2)}`),
      disclaimer
    ])
  };
}
// src/reporters/sarif/index.ts
var MAX_RESULTS = 5e3;
var MAX_URI = 1e3;
var limits8 = { text: 200, entries: 8 };
var sarif = (report, { results = MAX_RESULTS } = {}) => {
  const view = viewOf(report);
  const open4 = worstFirst(view.findings.filter((finding2) => finding2.status === "open"));
  const part = open4.slice(0, results);
  const { rules: rules2, indexOf } = rulesOf(part, report);
  const book = bookOf(report);
  const { evidence: evidence2 } = report;
  const notifications = evidence2.problems.slice(0, 20).map(({ message: message3 }) => ({ level: "error", message: { text: sarifMessage(clip(message3, 1e3)) } }));
  const run = {
    tool: { driver: { name: "Driftline", informationUri: HOME, version: report.tool.version, rules: rules2 } },
    automationDetails: { id: category(report) },
    columnKind: "utf16CodeUnits",
    invocations: [
      { executionSuccessful: evidence2.complete, exitCode: report.exitCode, toolExecutionNotifications: notifications }
    ],
    results: part.map((finding2) => resultOf(finding2, indexOf(finding2), book)),
    properties: { ...totalsOf(report, view), openResultsLeftOut: open4.length - part.length }
  };
  const log = { $schema: "https://json.schemastore.org/sarif-2.1.0.json", version: "2.1.0", runs: [run] };
  return `${recordText(log, 2)}
`;
};
function resultOf(finding2, ruleIndex, book) {
  const { file, line, column } = placeOf2(finding2, book.report);
  return {
    ruleId: ruleId(finding2),
    ruleIndex,
    kind: "fail",
    level: levels2[finding2.severity],
    message: { text: sarifMessage(clip(plain(summaryWords(finding2, book, limits8)), 1e3)) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: file },
          region: { startLine: line, startColumn: column, endLine: line, endColumn: column + 1 }
        }
      }
    ],
    // Stable for one rule and subject, so that a window that reopens is the same alert.
    partialFingerprints: { primaryLocationLineHash: `${clip(finding2.key, 100)}:1` },
    properties: propertiesOf(finding2, book)
  };
}
function propertiesOf(finding2, book) {
  const { introduced } = finding2;
  const author2 = authorOf(finding2, book);
  return {
    id: finding2.id,
    key: finding2.key,
    severity: finding2.severity,
    kind: finding2.kind,
    subject: finding2.subject,
    introducedRevision: introduced.revision,
    introducedAt: introduced.at,
    introducedBy: introduced.by?.email ?? introduced.by?.id ?? null,
    exact: introduced.exact,
    valueRevision: author2?.revision ?? null,
    valueBy: author2?.by?.email ?? author2?.by?.id ?? null,
    exposureSeconds: finding2.exposureSeconds,
    ...finding2.unseenSeconds !== void 0 && { unseenSeconds: finding2.unseenSeconds },
    dueAt: finding2.dueAt,
    controls: finding2.controls
  };
}
function category({ organization }) {
  return `driftline/${visible(clip(organization, 100)).replaceAll("/", "\\u{2f}")}/`;
}
function placeOf2({ location }, { evidence: evidence2 }) {
  const file = location === null ? void 0 : uriOf(location.file);
  if (location && file !== void 0)
    return { file, line: atLeastOne(location.line), column: atLeastOne(location.column) };
  const { policies, config = "", run } = evidence2;
  const files2 = [...policies.map(({ file: file2 }) => file2), config, run?.file ?? ""].map(uriOf);
  return { file: files2.find((file2) => file2 !== void 0) ?? "driftline.yaml", line: 1, column: 1 };
}
function uriOf(file) {
  const parts = file.split(/[/\\]/).filter((part) => part !== "." && part !== "");
  const isElsewhere = /^(?:[/\\]|[a-zA-Z]:|pack:)/.test(file) || parts.includes("..");
  if (parts.length === 0 || isElsewhere || visible(file) !== file) return void 0;
  const uri = parts.map(encodeURIComponent).join("/");
  return uri.length > MAX_URI ? void 0 : uri;
}
function atLeastOne(n) {
  return Number.isInteger(n) && n > 0 ? n : 1;
}

// src/reporters/tables/table.ts
function maker(sort) {
  return (name, says2, of, notes = {}) => ({ name, sort, says: says2, ...notes, of: (row3) => of(row3) ?? null });
}
var text3 = maker("text");
var integer = maker("integer");
var boolean2 = maker("boolean");
var instant3 = maker("instant");
var texts = maker("texts");
var json3 = maker("json");
var common2 = [
  text3("organization", "the organization", (report) => report.organization),
  instant3("as_of", "the instant that the run took as now", (report) => report.asOf)
];
function person(name, label, of, nullMeaning) {
  const unknown3 = (part) => nullMeaning === void 0 ? `the service gave no ${part}` : `${nullMeaning}, or no ${part} is known`;
  return [
    text3(`${name}_id`, `${label}: user id`, (row3) => of(row3)?.id, { nullMeaning: unknown3("id") }),
    text3(`${name}_email`, `${label}: e-mail address`, (row3) => of(row3)?.email, { nullMeaning: unknown3("address") }),
    text3(`${name}_name`, `${label}: name`, (row3) => of(row3)?.name, { nullMeaning: unknown3("name") })
  ];
}
function subject(of) {
  return [
    text3("subject", "subject, as in the JSON report: a JSON Pointer, `revision:41`, or `rule:<id>`", of),
    text3("setting", "name of the setting, with dots", (row3) => of(row3).startsWith("/") ? nameOf(of(row3)) : null, {
      nullMeaning: "the subject is not a setting"
    })
  ];
}
function jsonText2(value2) {
  return value2 === null ? null : JSON.stringify(value2);
}
function entries2(list2) {
  return list2.map((entry) => typeof entry === "string" ? entry : jsonText2(entry));
}
// src/reporters/tables/revisions.ts
function madeIn(of) {
  return [
    integer("revision", "number of the revision", (row3) => of(row3).revision),
    instant3("made_at", "time of the revision", (row3) => of(row3).at),
    ...person("editor", "editor", (row3) => of(row3).by),
    boolean2("editor_listed", "whether a policy lists the editor", (row3) => of(row3).approved, {
      nullMeaning: "no policy lists editors"
    }),
    // A missing revision may have made the changes.
    integer("missing_from", "first missing revision directly before this one", (row3) => of(row3).missing?.from, {
      nullMeaning: "none is missing"
    }),
    integer("missing_to", "last missing revision directly before this one", (row3) => of(row3).missing?.to, {
      nullMeaning: "none is missing"
    })
  ];
}
var noneSet = "it changed nothing, or the policies have none";
var revisions = {
  says: "a revision of the settings",
  rows: (report) => report.revisions,
  columns: [
    ...madeIn((row3) => row3),
    boolean2("in_change_window", "whether it was made in a change window", ({ inWindow: inWindow2 }) => inWindow2, {
      nullMeaning: noneSet
    }),
    texts(
      "freezes",
      "freezes in which it was made, ten at most, then the number of the others",
      ({ freezes }) => freezes,
      { nullMeaning: noneSet }
    ),
    integer("changes", "number of changed settings", (row3) => row3.changes.length),
    integer(
      "loosening",
      "how many of these were loosened",
      ({ changes: changes22 }) => changes22.filter(({ direction: direction2 }) => direction2 === "looser").length
    ),
    texts("opened", "ids of the findings that the revision introduced", ({ opened }) => opened),
    texts("closed", "ids of the findings that the revision ended", ({ closed }) => closed)
  ]
};
// src/reporters/tables/changes.ts
var noApproval = "no approval relates to the change";
var changes = {
  says: "a change of a setting's value by a revision; changes of spelling only are left out",
  rows: function* ({ revisions: revisions2, approvals: approvals2 }) {
    const records = new Map(approvals2.map((approval) => [approval.id, approval]));
    for (const revision3 of revisions2)
      for (const change2 of revision3.changes)
        yield { revision: revision3, change: change2, approval: change2.approval ? records.get(change2.approval.id) : void 0 };
  },
  columns: [
    ...madeIn(({ revision: revision3 }) => revision3),
    ...subject(({ change: change2 }) => change2.subject),
    text3("formerly", "the old subject, if the revision renamed the element", ({ change: change2 }) => change2.formerly, {
      nullMeaning: "not renamed"
    }),
    text3("op", "the operation", ({ change: change2 }) => change2.op, { words: ops }),
    text3("direction", "the direction of the change", ({ change: change2 }) => change2.direction, { words: directions }),
    json3("value_before", "the value before", ({ change: change2 }) => jsonText2(change2.before), { nullMeaning: "not set" }),
    json3("value_after", "the value after", ({ change: change2 }) => jsonText2(change2.after), { nullMeaning: "not set" }),
    texts("added", "entries that were added", ({ change: change2 }) => entries2(change2.added ?? [])),
    texts("removed", "entries that were removed", ({ change: change2 }) => entries2(change2.removed ?? [])),
    text3("approval", "id of the closest approval", ({ change: change2 }) => change2.approval?.id, { nullMeaning: noApproval }),
    text3("approval_result", "how the approval matches the change", ({ change: change2 }) => change2.approval?.result, {
      words: approvalResults,
      nullMeaning: noApproval
    }),
    texts("approved_by", "who gave the approval", ({ approval }) => approval ? approval.approvedBy : null, {
      nullMeaning: noApproval
    }),
    instant3("approved_at", "when it was given", ({ approval }) => approval?.approvedAt, { nullMeaning: noApproval }),
    text3("approval_ticket", "the ticket of the approval", ({ approval }) => approval?.ticket, {
      nullMeaning: `${noApproval}, or it has no ticket`
    }),
    text3("approval_reason", "the reason of the approval", ({ approval }) => approval?.reason, {
      nullMeaning: `${noApproval}, or it has no reason`
    })
  ]
};
// src/reporters/tables/editors.ts
var editors = {
  says: "an editor who made a revision",
  rows: (report) => report.editors,
  columns: [
    text3("editor_id", "user id", ({ id }) => id, { nullMeaning: "the service gave no id" }),
    text3("editor_email", "e-mail address", ({ email: email3 }) => email3, { nullMeaning: "the service gave no address" }),
    integer("revisions", "number of their revisions", (row3) => row3.revisions),
    integer(
      "unlisted",
      "how many of these a policy that lists editors did not allow; 0 without such a policy",
      ({ unapproved }) => unapproved
    ),
    integer(
      "loosening",
      "how many of these loosened a setting, without those after missing revisions",
      ({ loosening }) => loosening
    )
  ]
};
// src/reporters/tables/findings.ts
var findings = {
  says: "a finding of the run, of any status",
  rows: (report) => report.findings,
  columns: [
    text3("finding_id", "id of the finding, the same in every run", ({ id }) => id),
    text3("finding_key", "permanent id of the rule and subject, the same for later findings", ({ key }) => key),
    text3("rule", "id of its rule", ({ rule: rule2 }) => rule2),
    text3("title", "title of its rule", ({ title }) => title),
    text3("kind", "kind of the finding", ({ kind }) => kind, { words: kinds }),
    text3("severity", "severity", ({ severity: severity3 }) => severity3, { words: worstToBest }),
    text3("status", "status; `noted` means an event before its policy was in effect", ({ status }) => status, {
      words: statuses
    }),
    ...subject((finding2) => finding2.subject),
    text3("message", "description of the violation", ({ message: message3 }) => message3),
    json3("expected", "required value", ({ expected }) => jsonText2(expected), {
      nullMeaning: "the rule requires no value"
    }),
    json3("last_passing", "last passing value", ({ before }) => jsonText2(before), {
      nullMeaning: "not set, or unknown"
    }),
    json3("last_failing", "last failing value", ({ actual }) => jsonText2(actual), { nullMeaning: "not set" }),
    texts("offending", "failing entries", ({ offending: offending2 }) => entries2(offending2)),
    integer("introduced_revision", "revision that introduced the finding", ({ introduced }) => introduced.revision, {
      nullMeaning: "no revision introduced it"
    }),
    instant3("introduced_at", "start of the finding", ({ introduced }) => introduced.at),
    ...person(
      "introduced_by",
      "editor of that revision",
      ({ introduced }) => introduced.by,
      "no revision introduced it"
    ),
    boolean2(
      "introduced_exact",
      "false if the finding may have begun earlier, in a revision that was not seen",
      ({ introduced }) => introduced.exact
    ),
    integer("resolved_revision", "revision that ended the finding", ({ resolved }) => resolved?.revision, {
      nullMeaning: "it has not ended, or no revision ended it"
    }),
    instant3("resolved_at", "end of the finding", ({ resolved }) => resolved?.at, { nullMeaning: "it has not ended" }),
    ...person(
      "resolved_by",
      "editor of the revision that ended the finding",
      ({ resolved }) => resolved?.by ?? null,
      "no revision ended it"
    ),
    text3("resolved_by_approval", "approval that ended the finding", ({ resolved }) => resolved?.approval, {
      nullMeaning: "no approval ended it"
    }),
    text3(
      "ended",
      "how the finding ended; only `fixed` is remediation. `accepted`: its value returned to an exception; `outgrown`: its value left the exception",
      ({ ended }) => ended,
      { words: ends_2, nullMeaning: "it has not ended, or it is an event" }
    ),
    integer(
      "exposure_seconds",
      "exposure in whole seconds, to the end of the finding or to `as_of`; of usage, on its days",
      ({ exposureSeconds }) => exposureSeconds,
      { nullMeaning: "it is an event, which has no exposure" }
    ),
    integer(
      "unseen_seconds",
      "the part of `exposure_seconds` beside missing revisions: nobody saw whether the finding was open",
      ({ unseenSeconds }) => unseenSeconds,
      { nullMeaning: "nothing is missing" }
    ),
    instant3("due_at", "time limit for the fix", ({ dueAt }) => dueAt, { nullMeaning: "no time limit" }),
    text3("in_force", "result under the policy of that time", ({ inForce }) => inForce, {
      words: standings2,
      nullMeaning: "`--policy-history` was not used"
    }),
    text3("caused_by", "id of the finding that causes this one", ({ causedBy }) => causedBy, {
      nullMeaning: "no other finding causes it"
    }),
    text3("exception_owner", "owner of the exception", ({ exception: exception3 }) => exception3?.owner, {
      nullMeaning: "no exception"
    }),
    text3("exception_reason", "reason of the exception", ({ exception: exception3 }) => exception3?.reason, {
      nullMeaning: "no exception"
    }),
    text3("exception_ticket", "ticket of the exception", ({ exception: exception3 }) => exception3?.ticket, {
      nullMeaning: "no exception, or no ticket"
    }),
    instant3("exception_expires", "end of the exception", ({ exception: exception3 }) => exception3?.expires, {
      nullMeaning: "no exception, or no end"
    }),
    text3("exception_state", "state of the exception", ({ exception: exception3 }) => exception3?.state, {
      words: exceptionStates,
      nullMeaning: "no exception"
    }),
    texts("controls", "control ids of frameworks", ({ controls }) => controls),
    text3("policy_file", "policy file of the rule", ({ location }) => location?.file, {
      nullMeaning: "a built-in rule"
    }),
    integer("policy_line", "line in that file", ({ location }) => location?.line, { nullMeaning: "a built-in rule" })
  ]
};
// src/reporters/tables/rules.ts
var rules = {
  says: "a rule of a policy, or a built-in rule on requested data: usage, readiness, computers or sessions; other built-in rules appear only in `findings`",
  rows: (report) => report.rules,
  columns: [
    text3("rule", "id of the rule", ({ id }) => id),
    text3("title", "title of the rule", ({ title }) => title),
    text3("policy", "id of the policy", ({ policy }) => policy, { nullMeaning: "built-in rule" }),
    text3("owner", "owner of the rule", ({ owner }) => owner, { nullMeaning: "no owner is named" }),
    ...subject((rule2) => rule2.subject),
    text3("severity", "severity", ({ severity: severity3 }) => severity3, { words: worstToBest }),
    text3("status", "status", ({ status }) => status, { words: ruleStatuses }),
    text3("reason", "why it was not evaluated", ({ reason }) => reason, { nullMeaning: "it was evaluated" }),
    text3("rationale", "rationale of the rule", ({ rationale }) => rationale, { nullMeaning: "no rationale is given" }),
    texts("controls", "control ids of frameworks", ({ controls }) => controls),
    text3("policy_file", "policy file of the rule", ({ location }) => location?.file, { nullMeaning: "built-in rule" }),
    integer("policy_line", "line in that file", ({ location }) => location?.line, { nullMeaning: "built-in rule" })
  ]
};
// src/reporters/tables/runs.ts
var runs = {
  says: "the run; the table has one row",
  rows: (report) => [report],
  columns: [
    text3("version", "version of Driftline", ({ tool }) => tool.version),
    text3("verdict", "verdict of the run", ({ verdict }) => verdict, { words: verdicts }),
    integer("exit_code", "exit code of the run", ({ exitCode }) => exitCode),
    text3("fail_on", "lowest severity that fails the run", ({ view }) => view.failOn, {
      words: [...worstToBest, "never"]
    }),
    text3("source", "source of the history", ({ evidence: evidence2 }) => evidence2.source, { words: sources }),
    text3("origin", "file name, or scheme and host", ({ evidence: evidence2 }) => evidence2.origin),
    boolean2("complete", "whether the evidence is complete", ({ evidence: evidence2 }) => evidence2.complete),
    texts(
      "problems",
      "reasons why it is not complete",
      ({ evidence: evidence2 }) => evidence2.problems.map(({ message: message3 }) => message3)
    ),
    texts(
      "not_evaluated",
      "requested data that could not be evaluated",
      ({ notEvaluated: notEvaluated2 }) => notEvaluated2.map(({ what }) => what)
    ),
    integer("revisions", "number of judged revisions", ({ evidence: evidence2 }) => evidence2.revisions.count),
    integer("first_revision", "number of the first revision", ({ evidence: evidence2 }) => evidence2.revisions.first, {
      nullMeaning: "there is no revision"
    }),
    integer("last_revision", "number of the last revision", ({ evidence: evidence2 }) => evidence2.revisions.last, {
      nullMeaning: "there is no revision"
    }),
    instant3("first_at", "time of the first revision", ({ evidence: evidence2 }) => evidence2.revisions.firstAt, {
      nullMeaning: "there is no revision"
    }),
    instant3("last_at", "time of the last revision", ({ evidence: evidence2 }) => evidence2.revisions.lastAt, {
      nullMeaning: "there is no revision"
    }),
    integer(
      "left_out",
      "number of revisions after `as_of`, which are not judged",
      ({ evidence: evidence2 }) => evidence2.revisions.leftOut
    ),
    integer("requests", "number of requests to the service", ({ evidence: evidence2 }) => evidence2.requests),
    text3("ledger_head", "head of the ledger", ({ evidence: evidence2 }) => evidence2.ledger?.head, { nullMeaning: "no ledger" }),
    instant3(
      "last_complete_audit",
      "time of the last audit with complete evidence, according to the ledger",
      ({ evidence: evidence2 }) => evidence2.ledger?.lastCompleteAudit,
      { nullMeaning: "no ledger, or no such audit" }
    ),
    ...severities.toReversed().map(
      (severity3) => integer(
        `open_${severity3}`,
        `open findings of severity \`${severity3}\``,
        ({ summary: summary2 }) => summary2.open[severity3]
      )
    ),
    integer("causes", "open findings that no other finding causes", ({ summary: summary2 }) => summary2.causes),
    integer("resolved", "resolved findings", ({ summary: summary2 }) => summary2.resolved),
    integer("excepted", "excepted findings", ({ summary: summary2 }) => summary2.excepted),
    integer("noted", "events before their policy was in effect", ({ summary: summary2 }) => summary2.noted),
    integer("rules_passing", "passing rules of the policies", ({ summary: summary2 }) => summary2.rules.passing),
    integer("rules_failing", "failing rules of the policies", ({ summary: summary2 }) => summary2.rules.failing),
    integer(
      "rules_not_evaluated",
      "rules of the policies that were not evaluated",
      ({ summary: summary2 }) => summary2.rules.notEvaluated
    ),
    integer(
      "built_in_failing",
      "failing built-in rules",
      ({ rules: rules2, findings: findings22 }) => builtInFailing(rules2, findings22).length
    ),
    integer("settings_governed", "number of settings that a rule judges", ({ summary: summary2 }) => summary2.coverage.governed),
    integer("settings_seen", "number of settings that were ever set", ({ summary: summary2 }) => summary2.coverage.seen),
    texts("policies", "ids of the policies", ({ evidence: evidence2 }) => evidence2.policies.map(({ id }) => id)),
    texts(
      "policy_digests",
      "digests of the policies, in the same order",
      ({ evidence: evidence2 }) => evidence2.policies.map(({ digest: digest3 }) => digest3)
    )
  ]
};
// src/reporters/tables/registry.ts
var tables = {
  findings: publishTable(findings),
  changes: publishTable(changes),
  revisions: publishTable(revisions),
  rules: publishTable(rules),
  editors: publishTable(editors),
  runs: publishTable(runs)
};
function publishTable(table3) {
  return { says: table3.says, columns: table3.columns, lines: (report) => linesOf(table3, report) };
}
var BATCH = 200;
function* linesOf(table3, report) {
  const head2 = common2.map(({ name, of }) => [name, of(report)]);
  let [piece, length] = ["", 0];
  for (const row3 of table3.rows(report)) {
    const cells2 = [...head2, ...table3.columns.map(({ name, of }) => [name, of(row3)])];
    piece += `${visibleJson(JSON.stringify(Object.fromEntries(cells2)))}
`;
    if (++length < BATCH) continue;
    yield piece;
    [piece, length] = ["", 0];
  }
  if (piece !== "") yield piece;
}
// src/reporters/tables/index.ts
function fileOf(table3) {
  return `${table3}.ndjson`;
}
var files = Object.keys(tables).map(fileOf);
var tables2 = (report) => new Map(Object.entries(tables).map(([name, table3]) => [fileOf(name), table3.lines(report)]));

import { figureNames } from "./audit.js";

import { areFiles, jsonPieces, piecesOf, whole } from "./questions.js";

import { NO_MESSAGE, ownMessages, schemaBelow, withDefinition, withoutWrappers } from "./base.js";

import { filesOf, formatNames, isArchive, isFormat, outputKind, packedIn, reporters, showsSample } from "./questions.js";

// src/run/own-report.ts
var rendered = /* @__PURE__ */ new Map();
async function wordsOf2(format) {
  let words = rendered.get(format);
  if (!words) {
    const render = await reporters[format].load();
    words = neutralReports.map((report) => whole(render(report)));
    rendered.set(format, words);
  }
  return words;
}
var secret = { $secret: "literal", fingerprint: "" };
var at2 = "1970-01-01T00:00:00.000Z";
var texts2 = { subject: "/", switch: "/", month: "1970-01" };
var candidates = ["", "1970-01-01", `sha256:${"0".repeat(64)}`];
function formsOf(schema, name = "") {
  const { def } = withDefinition(schema)._zod;
  switch (def.type) {
    case "string":
      return [
        instant2._zod.def.checks?.every((check) => def.checks?.includes(check)) ? at2 : texts2[name] ?? candidates.find((text5) => safeParse(schema, text5).success)
      ];
    case "number":
      return [1, 2];
    case "boolean":
      return [true, false];
    case "literal":
      return [...def.values];
    case "enum":
      return Object.values(def.entries);
    case "nullable":
      return [...formsOf(def.innerType, name), null];
    case "optional":
    case "default":
      return formsOf(def.innerType, name);
    case "union":
      return def.options.flatMap((option) => formsOf(option));
    case "array": {
      const items = formsOf(def.element, name);
      return [items, items.slice(0, 1), []];
    }
    case "record":
      return [{ "": formsOf(def.valueType)[0] }];
    case "object": {
      const fields = Object.entries(def.shape).map(([key, field]) => [key, formsOf(field, key)]);
      const most = Math.max(...fields.map(([, forms2]) => forms2.length));
      return Array.from(
        { length: most },
        (_, i) => Object.fromEntries(fields.map(([key, forms2]) => [key, forms2[i % forms2.length]]))
      );
    }
    default:
      return name === "before" || name === "after" ? [[name]] : [secret, [""], true, null];
  }
}
var moment2 = { revision: 1, at: at2, by: { id: "", email: "", name: "" } };
var exception2 = {
  owner: "",
  reason: "",
  ticket: "",
  category: "waiver",
  from: at2,
  expires: at2,
  state: "active"
};
var required = Object.entries(findingSchema.shape).flatMap(
  ([name, field]) => field._zod.def.type === "optional" ? [] : [[name, formsOf(field, name)[0]]]
);
var simple = {
  kind: "setting",
  severity: "high",
  status: "open",
  resolved: null,
  ended: null,
  inForce: null,
  demand: [],
  remedy: [],
  before: null,
  expected: { equals: true },
  actual: [secret],
  offending: [secret],
  fix: {},
  inert: null,
  exception: null,
  blast: null
};
function finding(parts) {
  return { ...Object.fromEntries(required), ...simple, ...parts };
}
var findings2 = [
  formsOf(findingSchema)[0],
  ...severities.map((severity3) => finding({ severity: severity3 })),
  ...kinds.map((kind) => finding({ kind, exposureSeconds: null, fix: null, subject: "revision:1" })),
  ...["fixed", "accepted", "outgrown"].map(
    (ending2) => finding({ status: "resolved", resolved: moment2, ended: ending2, introduced: { ...moment2, exact: false } })
  ),
  finding({ inert: { switch: "/", wanted: true, since: { ...moment2, exact: false } } }),
  finding({ status: "excepted", exception: exception2 }),
  finding({ status: "noted", introduced: { revision: null, at: at2, by: null, exact: true }, dueAt: null, location: null })
];
var neutralReports = formsOf(reportSchema).map((report) => ({
  ...report,
  evidence: { ...report.evidence, complete: report.verdict !== "incomplete" },
  findings: findings2,
  summary: { ...report.summary, rules: { ...report.summary.rules, total: 4 } },
  revisions: report.revisions.map((row3) => ({
    ...row3,
    changes: [...row3.changes.map((change2) => ({ ...change2, op: "replace" })), ...row3.changes]
  })),
  usage: report.usage && {
    ...report.usage,
    to: "1970-01-02",
    days: 2,
    provisional: ["1970-01-02"],
    unjoined: [{ what: "mcp", name: "", days: 1 }],
    unsaid: usageEndpoints.flatMap(
      (endpoint) => figureNames[endpoint].map((figure2) => ({ endpoint, figure: figure2, rows: 1 }))
    )
  },
  limits: formsOf(limitsReportSchema)[0].map((row3, i) => ({
    ...row3,
    verdicts: row3.verdicts.map((verdict) => ({
      ...verdict,
      rule: i % 2 === 0 ? "limits/refused" : "limits/not-applied",
      verdict: "violation"
    }))
  }))
}));

import { digestOf, factsOf_2, historyDigest, historyLines, withRunFacts } from "./audit.js";

import { shellWord } from "./base.js";

import { chooseSource, originOf as originOf2, placedAddress, readHistoryFile, readKey, statedAddress, tracer } from "./questions.js";

import { entriesOf, extrasOf, factsOf, isGone as isGone2, judgeOf as judgeOf2, keptUsage, missingOf, openReplay, openRun, partProblems, recallAll, withHead } from "./audit.js";

import { beside, figuresOf, nothingKept, stretches_2, text_2 } from "./audit.js";

import { holdsSecret, rowSealer, userIn, withoutSecrets } from "./questions.js";

import { ELSEWHERE, nothingRead, whyUnwatched, withoutExtras } from "./questions.js";

import { readInput } from "./base.js";

import { askedFor, extraChoices, keptExtras } from "./questions.js";

import { Temporary, TemporaryFile, beside as beside2, deliver, makeFolder, tryBeside } from "./questions.js";

import { apiKey, serviceAddress } from "./questions.js";

import { evidenceFor, evidenceRow, isOfHistory, isUnread, namedRules, notEvaluated, withUnread, withoutRules } from "./audit.js";

import { furtherData, furtherNeeds, isGiven, judgedRules, restsOnOther, waysToGive } from "./audit.js";

import { gapBetween, noHistory, upTo } from "./questions.js";

import { isName, pairIn } from "./questions.js";

import { filesWithCount, statedRules, observedNames } from "./audit.js";

import { audits, builtinRules, Origins, fingerprintsIn, policyRows, withOverrides } from "./audit.js";

import { isCertainlyOff, isInForce, isOff, spelledValues } from "./questions.js";

import { counterparts, noPolicies, versionAt } from "./audit.js";

import { ApprovalBook, MemberIndex, Persons, Readings, Windows, access, accessRules, agreementOn, approvals, artifactsIn, builtinRules_2, callersOn, changeRulesOf, changes as changes2, conflictDaysOf, coverage, draftOf, editors as editors2, entryAudit, entryWindows, followNames, freezeWords, hasId, identityOf, inWindow, isByPerson, isProvisional, levelOf, limitRules, limitSilence, limitStandings, limits as limits9, memberEditors, memberLists, modelUses, namesOf as namesOf2, namesPeople, noDayOf, objectionTo, observed, observedRules, ownRules, pastRuns, ranksAbove, serverUses, sharesBelowFloor, silenceOf, spellingOf, sum, termsOf, toolsBelowFloor, unapprovedRule, unstatedRules, usage, usageRules, values } from "./audit.js";

import { byRepository, changeEvent, draftAt, draftOn, draftSeen, draftWith, endAt, event, eventAt, findFrozen, hourWords, isFrozenBy, isOlder, judge, localWords, minuteOfWeek, openings as openings2, policyInfo, readinessStated, repositorySubject, statedInfo, stepAudit, stretches, verdictByComparison, verdictBySettings, windowWords } from "./audit.js";

import { builtinInfo, expectedOf, infoOf, notInForce, statedRule } from "./audit.js";

import { mapValues, withoutUndefined } from "./base.js";

import { days, isZone, localTime, zoneNames } from "./policies.js";

import { ApprovalMatcher, agreedAfterwards, approvalProblems, approvalsOf, isAgreed, isAuthorized, changeProblems, changesOf as changesOf2 } from "./policies.js";

import { MANY, meantBy, nameOf as nameOf2, pairHint, problemsOf } from "./policies.js";

import { documentOf, linesOf as linesOf2, maskSecrets, problemAt, withoutMark } from "./policies.js";

import { diffOf, diffSettings, entryIn, namesOfChange, stateAt, subjectsOf as subjectsOf3 } from "./questions.js";

import { commandsIn, direction } from "./questions.js";

import { SettingsReader } from "./questions.js";

import { Entries, EntryChange, entryAt, flawed, twofold, unreadableAt } from "./questions.js";

import { inverse, moveAlong, newNameOf, noRenames, rename, renamesIn, isSet, stateIn, stateOf_2 } from "./questions.js";

import { elementNames, elementOf, isOver as isOver2, isPartOf, keyOf, pathAround, pointerOf, subjectIn_2, topKey, valueIn } from "./questions.js";

import { checkNames, contradiction, demandText, demandWords as demandWords2, demandsOf, exactText, fitting as fitting2, impliesDemand, joinChecks, leafSchema, loadChecks, passesEmpty, remedyWords, shouldText, testOf } from "./policies.js";

import { isReference } from "./questions.js";

import { concrete, distinct as distinct2, entriesFailure, entriesOf as entriesOf2, entryOf, formTest, isList, isSet as isSet2, keepEntries, listSchema, scalarOnly, unifySpelling, valueSchema, withoutRepetitions } from "./policies.js";

import { isUnsetAt, isVoid, meaningOf, normalsOf } from "./questions.js";

import { enumeration, offending, subject as subject2, textOf as textOf2, validBySchema, values as values2, word } from "./policies.js";

import { identityFlaw, isAmong, isListed, peopleOf, settingsDenied, settingsDeniedBut } from "./policies.js";

import { isOver as isOver3 } from "./policies.js";

import { matchesAny, matchesSubject, patternFlaw } from "./questions.js";

import { createCatalog, placeBelow, placeOf_2, settingAt } from "./questions.js";

import { isGlob, kindOf, kinds_2, normalise, shareOfInternet } from "./questions.js";

import { email as email2, foldAscii } from "./questions.js";

import { isCliff, isContainer, isGuard, knownValues, rank as rank2 } from "./questions.js";

import { isUnset } from "./questions.js";

import { publishedAliases, settingGroups, settings, firstMatchDirection } from "./questions.js";

import { efforts, providers } from "./base.js";

import { globMatches, globsOverlap, positionOf, scale, scaleOf } from "./questions.js";

import { require_picomatch } from "./questions.js";

import { anyOf, coverageOf, flawOf, isCovered, isOpaque, isPlain, memoize, normalOf, overlapsOf, spansOf, spelledAs, spellingOf as spellingOf2, textOf_2, unclean } from "./questions.js";

import { readText, unreadable } from "./base.js";

import { judgeVersion, userAgent, version } from "./base.js";

import { canRedraw, note, noteAbove, noteError, noteLines, write } from "./questions.js";

import { isOutputLost } from "./base.js";

import { createHash as createHash2 } from "node:crypto";
// src/run/package/index.ts
async function packageOf({ report, background }) {
  const readme2 = (await reporters.package.load())(report);
  const reports = await Promise.all(
    packedFor(report).map(async ([name, format]) => [name, (await reporters[format].load())(report)])
  );
  const past = await historyOf(report, background);
  return withSums(report, [[names2.readme, readme2], ...reports, ...inputsOf(report, background), ...past]);
}
function inputsOf(report, { config, policies, sources: sources2 }) {
  const byDigest = new Map(sources2.map(({ text: text5 }) => [digestOf([text5]), text5]));
  const files2 = report.evidence.policies.flatMap((policy, i) => {
    const text5 = byDigest.get(policy.digest);
    return text5 === void 0 ? [] : [[policyFile(policy, i), text5]];
  });
  const configuration = config.text === null ? [] : [[names2.config, config.text]];
  return [...configuration, ...files2, [names2.judge, canonical(judgeOf2(config, policies))]];
}
async function historyOf(report, { sealed, ledgerDir, plan }) {
  const { ledger, revisions: revisions2 } = report.evidence;
  const last = revisions2.last ?? -1;
  const { shownLedger: shownLedger2 } = await import("./reporters.js");
  const ledgerView = ledger && ledgerDir !== null ? await shownLedger2(ledgerDir, ledger, { planned: plan?.entries ?? [], last }) : void 0;
  const lines4 = function* (of) {
    const speller = new StoredSpeller(visibleJson);
    for (const revision3 of sealed.revisions) {
      if (revision3.revision > last) break;
      const stored = of.revisions.get(revision3.revision);
      const mark = stored ? { ...sealed.mark, keyId: stored.keyId, from: null } : sealed.mark;
      yield `${speller.changeLine(stored ?? revision3, mark)}
`;
    }
  };
  const proof = function* (of) {
    for (const line of of.lines()) yield `${line}
`;
  };
  if (!ledgerView) return [[names2.history, historyLines(sealed, last)]];
  return [
    [names2.history, lines4(ledgerView)],
    [names2.proof, proof(ledgerView)]
  ];
}
function* withSums(report, files2) {
  const rows3 = [];
  for (const [name, text5] of files2) yield* withSum(name, text5, rows3);
  const { organization, asOf, verdict, exitCode, evidence: evidence2, schemaVersion } = report;
  const manifest = {
    format: "driftline-package/1",
    organization,
    asOf,
    verdict,
    exitCode,
    versions: { driftline: judgeVersion, report: schemaVersion },
    ledger: evidence2.ledger && { head: evidence2.ledger.head, size: evidence2.ledger.size },
    files: [...rows3]
  };
  yield* withSum(names2.manifest, jsonPieces(manifest), rows3);
  yield [names2.sums, rows3.map(({ name, sha256 }) => `${sha256}  ${name}
`).join("")];
}
function* withSum(name, text5, rows3) {
  const hash = createHash2("sha256");
  let bytes = 0;
  const pieces = function* () {
    for (const piece of piecesOf(text5)) {
      hash.update(piece);
      bytes += Buffer.byteLength(piece);
      yield piece;
    }
  };
  yield [name, pieces()];
  rows3.push({ name, bytes, sha256: hash.digest("hex") });
}

import { FIRST_DAY, analytics } from "./api.js";

import { computer, computers, readiness, readinessReport } from "./api.js";

import { user, users } from "./api.js";

import { message as message2, messages, session, sessionSettings, sessions } from "./api.js";

import { HttpFailure, PageSizes, REPORT, abortFailure, answerWords, askedSize, bounds, eachItem, eachPage, isReset, networkFailure, pagingOf } from "./service.js";

import { ServiceError } from "./service.js";

import { DEFAULT_LIMIT, administrators, declare, flag, list, map, may, maybe as maybe2, millis, missingAsNull, number as number3, oneOf, orNull, owed, pages, pagesOf, pagination, people, roles, rolesText, segment as segment2, text as text4, textLike, textOf as textOf3, whole as whole2, wholeMillis } from "./api.js";

import { MAX_LIMIT, byLast, byMeta, byPagination, itemsOf as itemsOf2 } from "./api.js";

// src/run/read-observed.ts
var MAX_MESSAGES = 5e3;
async function readReadiness(client) {
  const { list: list2 } = readiness;
  const pages2 = eachPage(list2, {}, (input) => client.call(list2, input));
  const reports = /* @__PURE__ */ new Map();
  for await (const item2 of eachItem(list2, pages2)) {
    reports.set(item2.reportId, reportOf(item2));
  }
  return [...reports.values()].sort((a, b) => a.time - b.time || (a.id < b.id ? -1 : 1));
}
function reportOf(row3) {
  const { reportId, createdAt, repoUrl, report, modelUsed, agentVersion } = row3;
  const { hasLocalChanges: local, hasNonRemoteCommits: ahead } = row3;
  if (createdAt === null)
    throw new DriftlineError("incomplete", "the service does not report when a readiness report was made");
  const criteria = Object.entries(report ?? {}).map(([name, evaluation]) => ({
    name: text_2(name) ?? "",
    part: evaluation && partOf2(evaluation)
  }));
  return {
    id: idText(reportId),
    time: timeOf(createdAt, "a readiness report"),
    repository: text_2(repoUrl) ?? "",
    criteria: criteria.sort((a, b) => a.name < b.name ? -1 : 1),
    isDirty: local === true || ahead === true ? true : local === false && ahead === false ? false : null,
    model: text_2(modelUsed?.id),
    // The service publishes the field under another name too, as it does the path.
    agentVersion: text_2(agentVersion ?? row3["droidVersion"])
  };
}
function idText(id) {
  return text_2(id, "personal") ?? "";
}
function timeOf(time3, label) {
  if (isInstant(time3)) return time3;
  throw new DriftlineError("incomplete", `a time of ${label} is not in the years 1970 to 9999`);
}
function partOf2({ numerator, denominator }) {
  if (numerator === null || denominator === null || denominator <= 0) return null;
  const part = numerator / denominator;
  return part >= 0 && part <= 1 ? part : null;
}
async function readComputers(client, watch) {
  return readEach(watch, async (id) => {
    const byName = () => client.call(computers.getByName, { name: id });
    const row3 = await client.call(computers.get, { computerId: id }).catch((error) => {
      const isInvalid = error instanceof ServiceError ? error.status === 400 : isUsageError(error);
      if (isNone(error) || isInvalid) return byName();
      throw error;
    });
    return [row3.id, computerOf(row3)];
  });
}
function computerOf(row3) {
  const { id, name, providerType, createdAt, status, provisioningSteps: steps2, remoteUser } = row3;
  const first = (times2) => times2.filter((at3) => at3 > createdAt && isInstant(at3)).sort((a, b) => a - b)[0];
  const failures = (steps2 ?? []).filter(({ error }) => text_2(error) !== null);
  return {
    id: idText(id),
    name: text_2(name) ?? "",
    provider: text_2(providerType) ?? "",
    time: timeOf(createdAt, "a computer"),
    status: text_2(status),
    // A retry starts the steps again.
    provisionedSince: first((steps2 ?? []).flatMap(({ startedAt }) => startedAt ?? [])) ?? createdAt,
    errors: failures.map((step) => `${text_2(step.name) ?? "a step"}: ${text_2(step.error)}`),
    failedSince: first(failures.flatMap(({ completedAt }) => completedAt ?? [])) ?? null,
    remoteUser: text_2(remoteUser)
  };
}
async function readSessions(client, watch) {
  return readEach(watch, async (sessionId) => {
    const row3 = await client.call(sessions.get, { sessionId });
    return [row3.sessionId, sessionOf(row3, await readMessages(client, sessionId))];
  });
}
async function readMessages(client, sessionId) {
  const { list: list2 } = messages;
  const byId = /* @__PURE__ */ new Map();
  try {
    const pages2 = eachPage(list2, { sessionId, limit: MAX_LIMIT }, (input) => client.call(list2, input));
    for await (const item2 of eachItem(list2, pages2)) {
      byId.set(item2.id, { time: timeOf(item2.createdAt, "a message"), isError: item2["isError"] === true });
      if (byId.size > MAX_MESSAGES) return null;
    }
  } catch (error) {
    if (error instanceof ServiceError && [401, 403, 404].includes(error.status ?? 0)) return null;
    throw error;
  }
  const sorted = [...byId.values()].toSorted((a, b) => a.time - b.time);
  const errors = sorted.filter(({ isError }) => isError).length;
  return { count: sorted.length, errors, first: sorted[0]?.time ?? null, last: sorted.at(-1)?.time ?? null };
}
function sessionOf({ sessionId, createdAt, updatedAt, sessionSettings: sessionSettings2 }, sessionMessages) {
  const settings2 = sessionSettings2 ?? {};
  const { enabledToolIds: tools } = settings2;
  return {
    id: idText(sessionId),
    time: timeOf(createdAt, "a session"),
    updated: Math.max(createdAt, timeOf(updatedAt, "a session")),
    model: text_2(settings2["model"]),
    specModel: text_2(settings2["specModeModel"]),
    autonomyLevel: text_2(settings2["autonomyLevel"]),
    autonomyMode: text_2(settings2["autonomyMode"]),
    tools: tools ? [...new Set(tools.flatMap((tool) => text_2(tool) ?? []))].sort() : null,
    providerLock: text_2(settings2["providerLock"]),
    apiProviderLock: text_2(settings2["apiProviderLock"]),
    messages: sessionMessages
  };
}
function isUsageError(error) {
  return error instanceof DriftlineError && error.code === "usage";
}
function isNone(error) {
  return error instanceof ServiceError && error.status === 404;
}
async function readEach(watch, read) {
  const things = /* @__PURE__ */ new Map();
  for (const id of new Set(watch)) {
    const [key, thing] = await read(id).catch((error) => {
      if (isUsageError(error))
        throw new DriftlineError("incomplete", `${JSON.stringify(id)} cannot be requested: ${error.message}`);
      if (!isNone(error)) throw error;
      throw new DriftlineError("incomplete", `the service does not know ${JSON.stringify(id)}`);
    });
    things.set(key, thing);
  }
  return [...things.values()].sort((a, b) => a.id < b.id ? -1 : 1);
}
// src/run/read-usage.ts
var SPAN = 31;
async function readUsageBeside(client, { from, asOf, now }, keptUsage2, hearOpenEnd = () => {
}) {
  const requestsBefore = client.requests;
  const first = from !== null && from > FIRST_DAY ? from : FIRST_DAY;
  const last = dayOf(Math.min(asOf, now) - DAY);
  const conflicts = [];
  const sealRow = rowSealer();
  const arrivedOf = async (endpoint) => {
    const all = [];
    for (const { from: start, to } of stretches_2(keptUsage2, endpoint, first, last))
      for (let at3 = start; at3 <= to; ) {
        const span2 = await readSpan(client, analytics[endpoint], { from: at3, to }, hearOpenEnd);
        for (const row3 of span2.rows) all.push(sealRow(row3));
        at3 = dayOf(startOfDay(span2.to) + DAY);
      }
    const { rows: rows22, conflictDays } = byDay(all, endpoint, { from: first, to: last });
    conflicts.push(...conflictDays.map((day2) => ({ endpoint, day: day2 })));
    return rows22;
  };
  const newRows = /* @__PURE__ */ new Map();
  for (const endpoint of usageEndpoints) newRows.set(endpoint, await arrivedOf(endpoint));
  const rowsByDay = tableOf(usageEndpoints, (endpoint) => lookUp(newRows, endpoint));
  const { rows: rows3, fresh: fresh2 } = beside(rowsByDay, keptUsage2, conflicts, [first, last]);
  const usage2 = {
    from: first,
    to: last,
    leftOut: Math.max(0, Math.floor((Math.floor(now / DAY) * DAY - Math.floor(Math.min(asOf, now) / DAY) * DAY) / DAY)),
    requests: client.requests - requestsBefore,
    ...figuresOf(rows3),
    conflicts: conflicts.sort((a, b) => a.day + a.endpoint < b.day + b.endpoint ? -1 : 1)
  };
  return { usage: usage2, fresh: fresh2 };
}
async function readSpan(client, endpoint, { from, to: last }, hearOpenEnd) {
  for (let days2 = SPAN; ; days2 = Math.floor(days2 / 2)) {
    const end = dayOf(startOfDay(from) + (days2 - 1) * DAY);
    const to = end < last ? end : last;
    const input = { startDate: from, endDate: to };
    try {
      if (!endpoint.paging) return { to, rows: (await client.call(endpoint, input))["data"] };
      const pages2 = eachPage(
        endpoint,
        { ...input, limit: MAX_LIMIT },
        (page) => client.call(endpoint, page),
        hearOpenEnd
      );
      const rows3 = [];
      for await (const row3 of eachItem(endpoint, pages2)) rows3.push(row3);
      return { to, rows: rows3 };
    } catch (error) {
      if (!(error instanceof ServiceError) || error.status !== 400 || from === to) throw error;
      days2 = Math.min(days2, Math.round((startOfDay(to) - startOfDay(from)) / DAY) + 1);
    }
  }
}
function isDay(text22) {
  const start = startOf(text22);
  return start !== void 0 && dayOf(start) === text22;
}
function byDay(rows3, endpoint, { from, to }) {
  const days2 = /* @__PURE__ */ new Map();
  const conflictDays = /* @__PURE__ */ new Set();
  for (const { user: user2, row: row3 } of rows3) {
    if (!isObject(row3) || typeof row3["date"] !== "string") continue;
    const day2 = row3["date"];
    if (!isDay(day2) || day2 < from || day2 > to) continue;
    const key = endpoint === "users" ? user2 : 0;
    if (key === null) continue;
    const dayRows = getOrMake(days2, day2, () => /* @__PURE__ */ new Map());
    const earlierRow = dayRows.get(key);
    if (earlierRow && canonical(earlierRow) !== canonical(row3)) conflictDays.add(day2);
    dayRows.set(key, row3);
  }
  const whole3 = [...days2].filter(([day2]) => !conflictDays.has(day2)).sort(([a], [b]) => a < b ? -1 : 1);
  return { rows: new Map(whole3.map(([day2, byKey]) => [day2, [...byKey.values()]])), conflictDays: [...conflictDays] };
}
// src/run/read-extras.ts
var readers = {
  access: {
    label: "the members",
    read: async (client, range, note2) => {
      const members = await readMembers(client, () => note2(openEnd("members")));
      notPast(range, note2, "who was a member", "the service lists only the present members");
      return { members, ...range.asOf < range.now && { membersAt: range.now } };
    }
  },
  usage: {
    label: "the figures of use",
    read: async (client, range, note2) => {
      let isOpen2 = false;
      const usage2 = await readUsageBeside(client, range, range.keptUsage ?? nothingKept, () => {
        isOpen2 = true;
      });
      if (isOpen2) note2(openEnd("users with figures"));
      return usage2;
    }
  },
  readiness: { label: "the readiness reports", read: async (client) => ({ readiness: await readReadiness(client) }) },
  computers: {
    label: "the watched computers",
    read: async (client, range, note2) => {
      const computers2 = await readComputers(client, range.watch?.computers ?? []);
      notPast(range, note2, "the status and the account of computers", "the service reports only the present ones");
      return { computers: computers2 };
    }
  },
  sessions: {
    label: "the watched sessions",
    read: async (client, { watch }) => ({ sessions: await readSessions(client, watch?.sessions ?? []) })
  }
};
async function readExtras(choices, client, range) {
  let extras = nothingRead;
  const note2 = (own2) => {
    extras = { ...extras, notes: [...extras.notes ?? [], own2] };
  };
  const miss = (what, reason, isOptional) => {
    extras = { ...extras, unread: [...extras.unread, { what, reason, isOptional }] };
  };
  for (const [name, { isOptional }] of askedFor(choices)) {
    const reader = readers[name];
    const unwatchedReason = whyUnwatched(name, range.watch);
    if (unwatchedReason !== null) {
      miss(name, unwatchedReason, true);
      continue;
    }
    try {
      const evidence2 = await reader.read(client, range, note2);
      extras = { ...extras, ...evidence2 };
    } catch (error) {
      if (!(error instanceof DriftlineError) || error.exitCode !== 3 && error.code !== "usage") throw error;
      const { message: message3, hint } = firstIn(error.problems);
      const help2 = error.code === "usage" && hint !== void 0 ? `; ${hint}` : "";
      miss(name, `${reader.label} could not be read: ${message3}${help2}`, isOptional);
    }
  }
  return extras;
}
function notPast({ asOf, now }, note2, subject3, reason) {
  if (asOf < now) note2({ what: `${subject3} at ${timeWords2(asOf)}`, reason });
}
function openEnd(things) {
  const reason = "their page has no pagination, so it was taken as the only page";
  return { what: `whether there are more ${things}`, reason };
}
async function readMembers(client, hearOpenEnd) {
  const { list: list2 } = users;
  const pages2 = eachPage(list2, { limit: MAX_LIMIT }, (input) => client.call(list2, input), hearOpenEnd);
  const members = /* @__PURE__ */ new Map();
  for await (const item2 of eachItem(list2, pages2)) {
    const { createdAt, lastSignInAt, ...user2 } = item2;
    const [id, email3] = [text_2(user2.id, "personal") ?? "", text_2(user2.email, "personal") ?? ""];
    members.set(id, { id, email: email3, since: timeOf2(createdAt), signedIn: timeOf2(lastSignInAt) });
  }
  if (members.size === 0)
    throw new DriftlineError("incomplete", "the service lists none, and an organization has some");
  return [...members.values()];
}
function timeOf2(text22) {
  return (typeof text22 === "string" ? instantOf(text22) : void 0) ?? null;
}
export {
  LABEL,
  MAX_LISTED,
  acceptance,
  accessCsv,
  auditId,
  brief,
  changeWords2 as changeWords,
  changesPart,
  codeBlock,
  countIn,
  csv,
  descriptionOf,
  digestsOf,
  editKey,
  endWords,
  endedSince,
  eventLine,
  eventsOf,
  exceptionWords,
  fileOf,
  files,
  fill,
  findingSchema,
  findingsCsv,
  fitting,
  foldedPart,
  github,
  hasReopened,
  heads,
  instant2 as instant,
  isAfter,
  isBetweenAudits,
  isLate,
  isLaterRun,
  isOf,
  isSameName,
  isShown,
  isSound,
  issueWords,
  junit,
  limits,
  limitsReportSchema,
  limits2 as limits_2,
  listOf,
  listedAs,
  listing,
  listingWords,
  markdown,
  markedTime,
  markerIn,
  markerOf,
  md,
  md2 as md_2,
  names2 as names,
  neutralReports,
  newMarker,
  newsWords,
  nothingRemediated,
  ocsf,
  openFindings,
  openPart,
  openedSince,
  organizationId,
  packageOf,
  packedFor,
  packedFormats,
  packedNames,
  partOf,
  passedWords,
  pastPart,
  planAlarm,
  planCsv,
  planIssues,
  policyFile,
  readExtras,
  readShown,
  readme,
  remedyCell,
  reportSchema,
  reportedIn,
  retired,
  ruleLink,
  runLink,
  sameBody,
  sampleCsv,
  sarif,
  secretsCsv,
  seenBy,
  short,
  shownLedger,
  subjectId,
  subjectsOf,
  summaryBody,
  summaryTitle,
  table,
  tables2 as tables,
  termWords,
  timeWords,
  titleText,
  titlesOf,
  transientsIn,
  turnOfDay,
  uniqueNames,
  withMarker,
  withoutMarker,
  wordsOf2 as wordsOf
};
