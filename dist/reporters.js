import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

import { age, authorOf, beginning, bylines, clusters, dayAfter, dayWords, deed, directionWords, ending, isDeed, isEvent, isSame_2, lastDay, limitWords, openerOf, passage, personWords, placeWords, revisionsOf, standingChange, standingDirection, stepsOf_2, subjectWords, term, worstFirst } from "./questions.js";

import { NO_FINGERPRINT, isCredential, isForged, isHiding, isMarker, isMisplaced, isNameless, isSame, isSecret, isWeak, marksOf, secretMarker } from "./questions.js";

import { annotation, annotationProperty, cells, clip, count, duration, hasUnseen, head, html, logLine, markdownCode, middle, minute, nameOf, sarifMessage, spreadsheet, visible, visibleJson, xml } from "./base.js";

// src/reporters/wording/accept.ts
var MAX_ENTRIES = 50;
var MAX_TEXT = 2e4;
var DAYS = 30;
function acceptance(finding2, report, asOf) {
  const [from, expires] = [dayAfter(asOf, 0), dayAfter(asOf, DAYS)];
  const accepts = isEvent(finding2) ? revisionLine(finding2) : valueLine(finding2);
  const isOfMany = report.rules.some(
    ({ id, subject: subject2 }) => id === finding2.rule && (subject2.includes("/*") || finding2.kind === "setting" && subject2 !== finding2.subject)
  );
  if (finding2.causedBy !== null || from === void 0 || accepts === void 0 || finding2.status !== "open")
    return void 0;
  return [
    "exceptions:",
    `  - rule: ${quoted(finding2.rule)}`,
    ...isOfMany ? [`    subject: ${quoted(finding2.subject)}`] : [],
    `    ${accepts}`,
    ...finding2.inert === null ? [] : ["    inert: true # that it has no effect is accepted as well"],
    "    owner: someone@example.com # who answers for it",
    "    reason: why it is acceptable until then",
    `    from: ${from}`,
    `    expires: ${expires}`
  ].join("\n");
}
function revisionLine({ introduced }) {
  return introduced.revision === null ? void 0 : `revision: ${introduced.revision}`;
}
function valueLine({ offending }) {
  if (offending.length === 0 || offending.length > MAX_ENTRIES) return void 0;
  const entries3 = offending.map((entry) => quoted(isSecret(entry) ? entry.fingerprint : entry));
  const text = `value: [${entries3.join(", ")}]`;
  return text.length > MAX_TEXT ? "value: [] # too long to stand here: it is what the JSON report has as offending" : text;
}
function quoted(value2) {
  return visibleJson(JSON.stringify(value2)).replaceAll("\n", " ");
}

import { remedy } from "./audit.js";

import { beneathList, beneathWords, itemsOf } from "./audit.js";

import { bookOf, changeIn, isNextSeen, lastOf, latestWords, listedWords, missingWords, relatedIn, subjectIn } from "./questions.js";

import { actualWords, at, capital, capitalized, changeDifference, demandWords, difference, differenceWords, enumerated, findingDifference, isRenaming, joined, pieceWords, plain, prose, restOf, revision, say, setting, some, spoken, thousands, value, valueText, valueWords, who } from "./questions.js";

import { countWhile, firstIn, grouped, lastIn, listOf, lookUp, namesIn, newIn, present, tableOf } from "./base.js";

// src/reporters/markdown/fill.ts
function fill(parts, room) {
  let left = room;
  const filled = parts.map(({ before, rows, after }) => {
    const frame = bytes(before) + bytes(after) + 2;
    left -= frame;
    let taken = 0;
    let text = "";
    for (const { line: make, counts: counts2 } of rows) {
      const line = make();
      if (bytes(line) > left) break;
      left -= bytes(line);
      text += line;
      taken += counts2;
    }
    const all = rows.reduce((sum, { counts: counts2 }) => sum + counts2, 0);
    return { text: taken > 0 ? `${before}${text}${after}`.trimEnd() : "", taken, all };
  });
  return { texts: filled.map(({ text }) => text), shown: filled };
}
function bytes(text) {
  return Buffer.byteLength(text);
}
// src/reporters/markdown/tables.ts
var MAX_DATA = 200;
var MAX_BENEATH = 5;
var limits = { text: 80, entries: 4 };
var glyphs = { critical: "⬣", high: "▲", medium: "◆", low: "▪", info: "○" };
function md(phrase) {
  return spoken(phrase, (data) => markdownCode(clip(data, MAX_DATA)));
}
function openPart(view, book) {
  const items = itemsOf(view.findings.filter((finding2) => finding2.status === "open"));
  const byFinding = new Map(items.map((item) => [item.finding, item]));
  const rows = clusters(items.map(({ finding: finding2 }) => finding2)).map((cluster) => {
    const counts2 = cluster.reduce((sum, finding2) => sum + 1 + lookUp(byFinding, finding2).beneath.length, 0);
    const item = lookUp(byFinding, firstIn(cluster));
    return { line: () => cluster.length === 1 ? openRow(item, book) : clusterRow(cluster), counts: counts2 };
  });
  const before = `#### Open

| Severity | Setting | Was → is (policy) | Open | By | Rule |
|${" --- |".repeat(6)}
`;
  return { before, rows, after: "" };
}
function openRow(item, book) {
  const { finding: finding2 } = item;
  const direction = standingDirection(finding2, book);
  const looser = direction ? [`, ${directionWords[direction]}`] : [];
  const beneath = beneathList(item, MAX_BENEATH).map((says) => `<br>· ${md(says)}`);
  return row([
    severity(item),
    `${md(subjectWords(finding2.subject))}${beneath.length > 0 ? `<br>${md(beneathWords(item))}:` : ""}${beneath.join("")}`,
    md(isEvent(finding2) ? prose(finding2.message) : valueOf(finding2)),
    md(say`${[age(finding2, book)]}, since ${at(finding2.introduced.at)}${looser}`),
    md(byWords(finding2, book)),
    md(say`${finding2.rule}`)
  ]);
}
function clusterRow(cluster) {
  const [first, last] = [firstIn(cluster), lastIn(cluster)];
  return row([
    severity(first),
    md(revisionsOf(cluster, 12)),
    md(prose(first.message)),
    md(say`${[some(cluster.length, "open event")]}, ${at(first.introduced.at)} to ${at(last.introduced.at)}`),
    md(personWords(first.introduced.by)),
    md(say`${first.rule}`)
  ]);
}
function severity({ severity: word }) {
  return `${glyphs[word]} ${word}`;
}
function valueOf(finding2) {
  const change = findingDifference(finding2, limits);
  if (!change && finding2.introduced.exact) return prose(finding2.message);
  const is = change ? differenceWords(change) : actualWords(finding2, limits);
  const demand = demandWords(finding2, limits);
  return demand.length === 0 ? is : say`${is} (should be ${demand})`;
}
function byWords(finding2, book) {
  const { introduced } = finding2;
  if (introduced.revision === null) return ["no revision"];
  if (isEvent(finding2) && !isDeed(finding2)) return [`seen in revision ${introduced.revision}`];
  return joined(bylines(finding2, book, limits), "; ");
}
function pastPart(view, book) {
  const past = worstFirst(view.findings.filter((finding2) => finding2.status !== "open"));
  const pastRow = (finding2) => row([
    severity(finding2),
    finding2.status,
    md(subjectWords(finding2.subject)),
    md(ending(finding2, book)),
    md(say`${finding2.rule}`)
  ]);
  const before = `| Severity | Status | Setting | How it ended | Rule |
|${" --- |".repeat(5)}
`;
  return folded(`Resolved, excepted and noted (${thousands(past.length)})`, before, past, pastRow);
}
function changesPart(view) {
  const changed = view.revisions.filter((revision2) => revision2.changes.length > 0).toReversed();
  const before = `| Revision | When | By | What | Direction |
| --: |${" --- |".repeat(4)}
`;
  return folded(`Revisions with changes, newest first (${thousands(changed.length)})`, before, changed, changeRow);
}
function changeRow(revision2) {
  const { changes: changes2, approved, by: by2 } = revision2;
  const deeds2 = changes2.slice(0, 4).map((change) => deed(change, limits));
  const more = changes2.length > 4 ? [` and ${some(changes2.length - 4, "more change")}`] : [];
  const directions2 = [...new Set(changes2.map((change) => directionWords[change.direction]))];
  const listing = approved === null ? "" : approved ? " (listed)" : " (not listed)";
  return row([
    String(revision2.revision),
    md(at(revision2.at)),
    md(say`${personWords(by2)}${[listing]}${[revision2.missing ? `; ${latestWords(revision2)}` : ""]}`),
    md([...joined(deeds2, "; "), ...more]),
    directions2.join(", ")
  ]);
}
function folded(summary, before, items, rowOf) {
  return {
    before: `<details><summary>${summary}</summary>

${before}`,
    rows: items.map((item) => ({ line: () => rowOf(item), counts: 1 })),
    after: "\n</details>\n"
  };
}
function row(cells2) {
  return `| ${cells2.join(" | ")} |
`;
}

import { blastWords, usedLines } from "./audit.js";

import { evidenceLines, exposedOf, exposedWords, shortDigest } from "./audit.js";

import { headlineOf, publicWords, stateOf, stateTitle } from "./audit.js";

import { viewOf } from "./audit.js";

import { builtInFailing, countsWords, disclaimer, hiddenWords, noLastWords, openCount, revisionsWords, rulesOf, rulesWords, sinceCounts, sinceLast, tallyWords } from "./questions.js";

import { reaches, severities, weight, worstToBest } from "./questions.js";

// src/reporters/markdown/index.ts
var BUDGET = 6e4;
var marks = { compliant: "✓", drifted: "▲", incomplete: "◐", tampered: "⬣", nothing: "○" };
var markdown = (report, options = {}) => {
  const book = bookOf(report);
  const { state, headline, sentences } = headlineOf(book, limits);
  if (options.countsOnly === true)
    return `### ${marks[state]} ${stateTitle(report)}

${publicWords(report)}

${counts(report)}
${disclaimer}
`;
  const view = viewOf(report);
  const head2 = [
    `### ${marks[state]} ${title(report)}: ${md(headline)}`,
    md(say`${report.organization} · as of ${at(report.asOf)} · ${[revisionsWords(report)]} · ${[rulesWords(report)]}`),
    ...sentences.map(md),
    counts(report).trimEnd(),
    since(book),
    ...hiddenWords(report, view).map(md),
    ...used(report)
  ].join("\n\n");
  return assemble(head2, [openPart(view, book), pastPart(view, book), changesPart(view)], tail(book), view);
};
function title(report) {
  return stateTitle(report).replace(/ \(.*/, "");
}
function counts(report) {
  const { open: open3, resolved, excepted, noted } = report.summary;
  const cells2 = [openCount(report), ...worstToBest.map((severity2) => open3[severity2]), resolved, excepted, noted];
  const heads = ["open", ...worstToBest, "resolved", "excepted", "noted"];
  return `| ${heads.join(" | ")} |
|${" --: |".repeat(heads.length)}
| ${cells2.map(thousands).join(" | ")} |
`;
}
function since(book) {
  const last = book.report.summary.sinceLast;
  const lines3 = sinceLast(book.report);
  if (!last || !lines3) return noLastWords(book.report);
  const numbers = lines3.map(({ word, ids }) => `${thousands(ids.length)} ${word}`).join(" · ");
  const named = lines3.map(({ word, named: named2 }) => ({ word, rules: rulesOf(named2, book, 5) })).filter(({ rules: rules2 }) => rules2.length > 0).map(({ word, rules: rules2 }) => `- ${md(say`${[word]}: ${rules2}`)}`);
  return [`**Since ${md(at(last.at))}:** ${numbers}`, ...named.length > 0 ? [named.join("\n")] : []].join("\n\n");
}
function used(report) {
  const lines3 = usedLines(report).map(({ term: term2, says }) => `- ${term2}: ${md(says)}`);
  return lines3.length > 0 ? [`**Used**

${lines3.join("\n")}`] : [];
}
function tail({ report }) {
  const lines3 = evidenceLines(report).map(({ term: term2, says }) => `- ${term2}: ${md(says)}`);
  return `<details><summary>Evidence</summary>

${lines3.join("\n")}

</details>`;
}
function assemble(head2, parts, tail2, view) {
  const reserve = 600;
  const { texts, shown } = fill(parts, BUDGET - bytes2(head2) - bytes2(tail2) - reserve);
  const of = shown.map(({ taken, all: all2 }) => `${thousands(taken)} of ${thousands(all2)}`);
  const all = `All findings (${thousands(view.findings.length)}) are in the HTML and JSON reports.`;
  const note = `Shown: open findings ${of[0]}, others ${of[1]}, revisions with changes ${of[2]}. ${all}`;
  return `${[head2, ...texts, tail2].filter((text) => text !== "").join("\n\n")}

${note} ${disclaimer}
`;
}
function bytes2(text) {
  return Buffer.byteLength(text);
}

import { isContinued, isPutRight } from "./audit.js";

import { DAY, certain, dayOf, daysBetween, durationOf, durationShape, endOf, instantOf, instantText, startOf, stretchOf } from "./base.js";

import { createHash } from "node:crypto";
// src/github/markdown.ts
var MAX_DATA2 = 400;
var BUDGET2 = 6e4;
var limits2 = { text: 200, entries: 8 };
function md2(phrase, max = MAX_DATA2) {
  return spoken(phrase, (data) => markdownCode(clip(data, max)));
}
function listOf2(lines22, count3, room) {
  const items = [];
  for (const line of lines22) {
    if (line.length + 3 > room) break;
    room -= line.length + 3;
    items.push(`- ${line}`);
  }
  const more = count3 - items.length;
  return [...items, ...more > 0 ? [`- ${items.length > 0 ? "and " : ""}${thousands(more)} more`] : []].join("\n");
}
function fenced(language, text) {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}
${text}
${fence}`;
}
function table(rows) {
  const lines22 = rows.filter(([, says]) => says !== "").map(([term2, says]) => `| ${term2} | ${says} |`);
  return ["| | |", "| --- | --- |", ...lines22].join("\n");
}
function fitting(parts, last) {
  let room = BUDGET2 - last.length;
  const fits = [];
  const filled = parts.filter((part) => part !== "");
  for (const part of filled) {
    if (part.length + 2 > room) continue;
    room -= part.length + 2;
    fits.push(part);
  }
  const left = filled.length - fits.length;
  if (left > 0) fits.push(`${left} of ${filled.length} parts did not fit here; the report files have everything.`);
  return [...fits, ...last === "" ? [] : [last]].join("\n\n");
}
// src/github/place.ts
function ruleLink(location2, place2, text) {
  if (location2 === null) return text;
  const { file, line } = location2;
  const segments = file.split("/");
  const isPath = segments.every((part) => part !== "" && part !== "." && part !== "..");
  if (!isPath || /[:\\]/.test(file) || visible(file) !== file || !Number.isInteger(line) || line < 1) return text;
  return `[${text}](${base(place2)}/blob/HEAD/${segments.map(encoded).join("/")}#L${line})`;
}
function runLink(place2) {
  return place2.run === null ? "" : `[this run](${base(place2)}/actions/runs/${place2.run})`;
}
function base({ server, owner, repository }) {
  return `${server}/${owner}/${repository}`;
}
function encoded(segment2) {
  return encodeURIComponent(segment2).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
}
// src/github/comment.ts
var retired = {
  "rule-gone": "Closed: no policy states this rule any more. Nobody has judged whether the setting is as it should be.",
  "not-found": "Closed: judged by today's policies, this was never violated. The rule or an exception from it must have changed.",
  noted: "Closed: it happened before the policy took effect, and is only noted.",
  hidden: "Closed: it is below the severity that issues are kept for. The report files still have it.",
  "organization-gone": "Closed: this workflow audits another organization now.",
  moved: "Closed: all findings are kept in one issue now."
};
function newsWords(news2, finding2, book, place2) {
  const sentences = news2.map((item) => oneWords(item, finding2, book));
  const run = runLink(place2);
  return fitting(sentences, run === "" ? "" : `<sub>Seen by ${run}, ${md2(at(book.report.asOf))}.</sub>`);
}
function oneWords(news2, finding2, book) {
  if (news2.what === "retired") return retired[news2.why];
  if (news2.what === "duplicate") return `Closed: #${news2.of} is about the same.`;
  return finding2 === null ? "" : findingWords(news2, finding2, book);
}
function findingWords(news2, finding2, book) {
  const start = md2(beginning(finding2, book, limits2));
  switch (news2.what) {
    case "severity":
      return `**More severe:** ${news2.from} before, ${finding2.severity} now.`;
    case "late":
      return `**The time limit has passed:** it was ${md2(at(finding2.dueAt ?? ""))}.`;
    case "again":
      return `**It was put back and came again:** ${start}.`;
    case "reopened":
      return `**Open again:** ${start}.`;
    case "lapsed":
      return `**No longer accepted:** ${md2(lapsed(finding2))}. ${md2(capital(beginning(finding2, book, limits2)))}.`;
    case "resolved":
      return `**Resolved:** ${md2(ended(finding2, book))}.`;
    case "accepted":
      return `**Accepted:** ${md2(accepted(finding2, book))}.`;
    case "hand":
      return finding2.status === "open" ? stillOpen : notOpen;
    default:
      return news2;
  }
}
var stillOpen = "**Still open.** Closing this issue changes nothing in the settings: put them back, or accept the deviation with an exception, for which the text above has a draft. If it is closed again it stays closed until something changes.";
var notOpen = "**Not open.** Nothing about it is violated now. If it is opened again it stays open until something changes.";
function ended(finding2, book) {
  return isEvent(finding2) && finding2.resolved === null ? ["it is no longer open"] : ending(finding2, book);
}
function lapsed({ exception: exception2 }) {
  if (exception2 === null) return ["the exception is gone, or does not cover the value of today"];
  if (exception2.expires === null) return ["the exception does not hold any more"];
  return say`the exception of ${who(exception2.owner)} ended with ${lastDay(exception2.expires)}`;
}
function accepted(finding2, book) {
  const { exception: exception2 } = finding2;
  if (finding2.resolved) return ending(finding2, book);
  if (exception2 === null) return ["the finding that it follows from is accepted"];
  const { owner, reason, ticket } = exception2;
  const words = say`${term(exception2)} by ${who(owner)}: ${prose(reason)}`;
  return ticket === null ? words : say`${words}, ticket ${ticket}`;
}
// src/github/subject.ts
function subjectsOf(report) {
  const items = itemsOf(report.findings.filter(({ status }) => status === "open"));
  const byFinding = new Map(items.map((item) => [item.finding, item]));
  const windows = grouped(report.findings, ({ key }) => key);
  const subjects = /* @__PURE__ */ new Map();
  for (const [key, group] of windows) {
    const sorted2 = group.toSorted(
      (a, b) => rank(a) - rank(b) || number(b) - number(a) || (startOf2(b) ?? 0) - (startOf2(a) ?? 0)
    );
    const finding2 = firstIn(sorted2);
    const earlier = sorted2.slice(1);
    const { severity: severity2, beneath } = byFinding.get(finding2) ?? { severity: finding2.severity, beneath: [] };
    const explained = finding2.status === "open" && !byFinding.has(finding2);
    const window = firstOf(finding2, earlier).id;
    subjects.set(key, { key, finding: finding2, earlier, window, severity: severity2, beneath, explained });
  }
  return subjects;
}
function firstOf(finding2, others) {
  let first = finding2;
  const ends2 = (piece) => isContinued(piece.ended) && number(piece) < number(first) && piece.resolved?.revision === first.introduced.revision;
  for (let before = others.find(ends2); before; before = others.find(ends2)) first = before;
  return first;
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
function isShown({ severity: severity2 }, report) {
  return reaches(severity2, report.view.reportSeverity ?? "low");
}
function isLate({ dueAt }, report) {
  const [due, now] = [dueAt === null ? void 0 : instantOf(dueAt), instantOf(report.asOf)];
  return due !== void 0 && now !== void 0 && now > due;
}
function isSound({ evidence, verdict }) {
  return evidence.complete && verdict !== "tampered" && verdict !== "incomplete";
}
// src/github/summary-words.ts
var TABLE = 4e4;
var LIST = 15e3;
var MAX_RULES = 20;
var MAX_SAID = 20;
var MAX_NAME = 60;
var brief = { text: 60, entries: 3 };
function summaryTitle({ mode }) {
  return mode === "single" ? "Driftline: open findings" : "Driftline: further open findings";
}
function summaryBody(input, audit, anchor) {
  const { mode, report } = input;
  const body = mode === "single" ? markdown(report).trimEnd() : rest(input);
  return [heartbeat(input, audit, anchor), body, footer].join("\n\n");
}
function heartbeat({ report, book }, audit, anchor) {
  const sound = isSound(book.report);
  const last = audit === null ? "none" : `**${md2(at(audit))}**`;
  const revisions2 = sound ? `, ${md2([revisionsWords(report)])}` : "";
  const doubt = sound ? "" : `

**The audit of ${md2(at(report.asOf))} was not complete, or not to be relied on. Nothing is closed on it.**`;
  const ledger = anchor === null ? "" : ` Ledger: ${some(anchor.size, "entry", "entries")}, head ${md2(value(anchor.head))}.`;
  return `Organization ${md2(value(report.organization), MAX_NAME)}. Last complete audit: ${last}${revisions2}.${ledger}${doubt}`;
}
function rest({ report, subjects, own, max, book }) {
  if (subjects.length === 0) return "Nothing is open beyond the findings that have issues of their own.";
  const findings2 = worstFirst(subjects.flatMap(({ finding: finding2, beneath }) => [finding2, ...beneath]));
  const tally2 = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
  for (const { severity: severity2 } of findings2) tally2[severity2]++;
  const byRule = [...grouped(findings2, ({ rule }) => rule)].toSorted(([, a], [, b]) => b.length - a.length);
  const rules2 = byRule.slice(0, MAX_RULES).map(([rule, findings22]) => md2(say`${findings22.length} × ${rule}`, MAX_NAME));
  const { before, rows } = openPart({ ...viewOf(report), findings: findings2 }, book);
  let room = TABLE - before.length;
  let count3 = 0;
  let table22 = before;
  for (const { line: make, counts: counts2 } of rows) {
    const line = make();
    if (line.length > room) break;
    room -= line.length;
    table22 += line;
    count3 += counts2;
  }
  return [
    `${some(findings2.length, "finding is", "findings are")} open beyond the ${thousands(own.length)} that have issues of their own (\`max-issues\` is ${thousands(max)}, the worst first): ${tallyWords(tally2)}.`,
    listOf2(rules2, byRule.length, LIST),
    table22.trimEnd(),
    `Shown: ${thousands(count3)} of ${thousands(findings2.length)}. The report files have all of them.`
  ].join("\n\n");
}
var footer = [
  "---",
  "<sub>Driftline keeps this issue: its text is the present and is written anew by every audit, its comments say what changed. When the time of the last complete audit is older than the schedule, the audit itself does not run. To be told no more, set `issues: off`. Without the label `driftline` it is left alone.</sub>"
].join("\n");
function changeWords(what, changes2, input) {
  if (what === null) return "";
  const run = runLink(input.place);
  const last = run === "" ? "" : `<sub>Seen by ${run}, ${md2(at(input.report.asOf))}.</sub>`;
  return fitting([opening(what), ...sayings(changes2, input)], last);
}
function opening(what) {
  return {
    changed: "",
    reopened: "**Open again.**",
    done: "**Nothing is open here any more.**",
    "hand-open": "**Still open.** Closing this issue changes nothing in the settings. If it is closed again it stays closed until something changes.",
    "hand-closed": "**Nothing is open here.** If it is opened again it stays open until something changes."
  }[what];
}
function sayings({ came, worse, ended: ended2, vanished }, { report }) {
  const book = bookOf(report);
  const list = (word, subjects, says) => {
    if (subjects.length === 0) return "";
    const lines22 = subjects.slice(0, MAX_SAID).map(({ finding: finding2 }) => md2(says(finding2), MAX_NAME));
    return `**${some(subjects.length, "finding")} ${word}:**

${listOf2(lines22, subjects.length, LIST)}`;
  };
  const named = ({ rule, subject: subject2 }) => say`${rule}, ${subjectWords(subject2)}`;
  const graded = (finding2) => say`${[finding2.severity]}: ${named(finding2)}`;
  const endingOf = (finding2) => finding2.status === "open" ? ["below the severity that issues are kept for"] : ending(finding2, book);
  return [
    list("opened", came, (finding2) => say`${graded(finding2)}: ${beginning(finding2, book, brief)}`),
    list("grew worse or passed the time limit", worse, graded),
    list("ended", ended2, (finding2) => say`${named(finding2)}: ${endingOf(finding2)}`),
    vanished === 0 ? "" : `${some(vanished, "finding is", "findings are")} no longer made: the policies have changed.`
  ];
}
// src/github/marker.ts
var standings = ["open", "resolved", "excepted", "retired", "duplicate"];
var shape = /^<!-- driftline:1((?: [a-z]+=[^\s<>]*)+) -->$/;
var hex = (length) => new RegExp(`^[0-9a-f]{${length}}$`);
var forms = {
  id: hex(32),
  organization: hex(16),
  rule: /^(?:[0-9a-f]{16}|-)$/,
  kind: /^(?:[a-z]{1,20}|-)$/,
  seat: /^(?:[0-9a-f]{16}|-)$/,
  standing: new RegExp(`^(?:${standings.join("|")})$`),
  finding: /^(?:[0-9a-f]{16}|-)$/,
  severity: new RegExp(`^(?:${severities.join("|")}|-)$`),
  late: /^[01]$/,
  answered: /^[01]$/,
  turn: /^\d{1,9}$/,
  audit: /^(?:\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z|-)$/,
  listed: /^(?:-|[0-9a-f]{16}[a-e][01](?:,[0-9a-f]{16}[a-e][01])*)$/,
  many: /^[01]$/
};
var anchored = /^\d{1,15}:[0-9a-f]{64}$/;
function markerLine(marker) {
  const written3 = {
    id: marker.id,
    organization: marker.organization,
    rule: marker.rule ?? "-",
    kind: marker.kind ?? "-",
    seat: marker.seat ?? "-",
    standing: marker.standing,
    finding: marker.finding ?? "-",
    severity: marker.severity ?? "-",
    late: marker.late ? "1" : "0",
    answered: marker.answered ? "1" : "0",
    turn: String(marker.turn),
    audit: marker.audit ?? "-",
    listed: marker.listed.join(",") || "-",
    many: marker.many ? "1" : "0"
  };
  const parts = Object.entries(written3).map(([name, text]) => `${name}=${text}`);
  if (marker.anchor !== null) parts.push(`anchor=${marker.anchor.size}:${marker.anchor.head.replace("sha256:", "")}`);
  return `<!-- driftline:1 ${parts.join(" ")} -->`;
}
function markerOf(body) {
  const line = lines(body).at(-1) ?? "";
  const match = shape.exec(line)?.[1];
  if (match === void 0) return void 0;
  const parts = new Map(
    match.trim().split(" ").map((part) => [part.slice(0, part.indexOf("=")), part.slice(part.indexOf("=") + 1)])
  );
  for (const [name, form] of Object.entries(forms)) if (!form.test(parts.get(name) ?? "")) return void 0;
  const anchor = parts.get("anchor");
  if (anchor !== void 0 && !anchored.test(anchor)) return void 0;
  const [size, head2] = anchor?.split(":") ?? [];
  const text = (name) => lookUp(parts, name);
  const maybe = (name) => text(name) === "-" ? null : text(name);
  return {
    id: text("id"),
    organization: text("organization"),
    rule: maybe("rule"),
    kind: maybe("kind"),
    seat: maybe("seat"),
    standing: text("standing"),
    finding: maybe("finding"),
    severity: maybe("severity"),
    late: text("late") === "1",
    answered: text("answered") === "1",
    turn: Number(text("turn")),
    audit: maybe("audit"),
    listed: maybe("listed")?.split(",") ?? [],
    many: text("many") === "1",
    anchor: head2 === void 0 ? null : { size: Number(size), head: `sha256:${head2}` }
  };
}
function unmarked(body) {
  return lines(body).slice(0, -1).join("\n").trimEnd();
}
function marked(text, marker) {
  return `${text}

${markerLine(marker)}`;
}
function sameBody(a, b) {
  return lines(a).join("\n") === lines(b).join("\n");
}
function lines(body) {
  return (body ?? "").replaceAll("\r\n", "\n").trimEnd().split("\n");
}
function subjectId(organization, key) {
  return digest(["subject", organization, key], 32);
}
function organizationId(organization) {
  return digest(["organization", organization], 16);
}
function short(text) {
  return digest(["text", text], 16);
}
function eventLine(id, turn, event) {
  return `<!-- driftline:event ${digest(["event", id, turn, event], 16)} -->`;
}
function digest(parts, length) {
  const text = JSON.stringify(["driftline-issue", 1, ...parts]);
  return createHash("sha256").update(text).digest("hex").slice(0, length);
}
// src/github/decide.ts
function nowOf(subject2, marker, report) {
  if (subject2 === void 0) return nowUnreported(marker, report);
  const { finding: finding2 } = subject2;
  if (finding2.status === "noted") return { retired: "noted" };
  if (finding2.status === "open" && !isShown(subject2, report)) return { retired: "hidden" };
  if (finding2.ended === "outgrown") return "unknown";
  return finding2.ended === "accepted" ? "excepted" : finding2.status;
}
function nowUnreported(marker, report) {
  const rules2 = report.rules.filter((row2) => short(row2.id) === marker.rule);
  if (rules2.some((row2) => row2.status === "not-evaluated")) return "unknown";
  const elsewhere = ["usage", "access", "readiness", "computer"].includes(marker.kind ?? "");
  if (elsewhere && (rules2.length === 0 || report.notEvaluated.some(({ what }) => what === marker.kind)))
    return "unknown";
  return { retired: rules2.length === 0 ? "rule-gone" : "not-found" };
}
function decide(now, has, subject2, report) {
  if (now === "unknown") return null;
  if (now === "open") return whileOpen(has, subject2, report);
  const standing = typeof now === "string" ? now : "retired";
  const reason = now === "resolved" ? "completed" : "not_planned";
  const word = typeof now === "string" ? { what: now === "resolved" ? "resolved" : "accepted" } : { what: "retired", why: now.retired };
  if (has.standing === "open") {
    if (has.isOpen) return { standing, state: "closed", reason, news: [word], answered: false };
    return { standing, state: null, news: now === "resolved" ? [word] : [], answered: false };
  }
  if (!has.isOpen || has.answered) return { standing, state: null, news: [], answered: has.answered };
  return { standing, state: "closed", reason, news: [{ what: "hand" }], answered: true };
}
function whileOpen(has, subject2, report) {
  const news2 = has.standing === "open" ? newsOf(has, subject2, report) : [back(has.standing, subject2)];
  const isNew = has.standing !== "open" || news2.some(({ what }) => what === "again");
  if (has.isOpen) return { standing: "open", state: null, news: news2, answered: !isNew && has.answered };
  const reopened = { standing: "open", state: "open", reason: "reopened" };
  if (news2.length > 0) return { ...reopened, news: news2, answered: !isNew && has.answered };
  if (!has.answered) return { ...reopened, news: [{ what: "hand" }], answered: true };
  return { standing: "open", state: null, news: [], answered: true };
}
function newsOf(has, { finding: finding2, earlier, window, severity: severity2 }, report) {
  const again = has.finding !== short(window) && earlier.some((finding22) => short(finding22.id) === has.finding);
  if (again) return [{ what: "again" }];
  const news2 = [];
  const before = has.severity ?? severity2;
  if (weight(severity2) > weight(before)) news2.push({ what: "severity", from: before });
  if (isLate(finding2, report) && !has.late) news2.push({ what: "late" });
  return news2;
}
function back(standing, { finding: finding2 }) {
  return standing === "excepted" && finding2.status === "open" ? { what: "lapsed" } : { what: "reopened" };
}
// src/github/update.ts
function update({ issue, marker }, target, decision, words) {
  const patch = {
    ...issue.title !== target.title && { title: target.title },
    ...!sameBody(issue.body, target.body) && { body: target.body },
    ...decision.state !== null && decision.state !== issue.state && { state: decision.state },
    ...decision.state !== null && decision.state !== issue.state && decision.reason && { reason: decision.reason }
  };
  const comment = decision.news.length === 0 ? null : commentOf(marker, decision.news.map(({ what }) => what).join(" "), words);
  if (comment === null && Object.keys(patch).length === 0) return null;
  return { do: "update", id: marker.id, number: issue.number, comment, patch };
}
function commentOf(marker, what, words) {
  const event = eventLine(marker.id, marker.turn, what);
  return { event, text: `${event}
${words}` };
}
// src/github/summary.ts
var MAX_LISTED = 150;
function planSummary(input) {
  const { previous, subjects, report } = input;
  const sound = isSound(report);
  if (previous === void 0) {
    const isNeeded = subjects.length > 0;
    if (!isNeeded && input.anchor === null) return { operations: [], opened: 0, resolved: 0 };
    const standing = isNeeded ? "open" : "retired";
    const text = written(input, { standing, answered: false, turn: 0 });
    const create2 = { do: "create", id: input.id, ...text, ...!isNeeded && { closed: true } };
    return { operations: [create2], opened: subjects.length, resolved: 0 };
  }
  const changes2 = changesOf(previous.marker, input);
  const decision = decide2(previous, changes2, subjects.length > 0, sound);
  const { marker } = previous;
  const next = { ...decision, turn: marker.turn + (decision.news.length > 0 ? 1 : 0) };
  const words = changeWords(decision.news[0]?.what ?? null, changes2, input);
  const operation = update(previous, written(input, next), decision, words);
  return {
    operations: operation === null ? [] : [operation],
    opened: changes2.came.length,
    resolved: changes2.ended.filter(({ finding: finding2 }) => isPutRight(finding2)).length
  };
}
function decide2({ issue, marker }, changes2, isNeeded, sound) {
  const isOpen = issue.state === "open";
  const newsOf2 = (what) => [{ what }];
  if (isNeeded) {
    const changed = changes2.came.length + changes2.ended.length + changes2.worse.length + changes2.vanished > 0;
    const ended2 = marker.standing !== "open" && marker.standing !== "retired";
    const news2 = ended2 ? newsOf2("reopened") : changed ? newsOf2("changed") : [];
    const again = marker.standing !== "open";
    const open3 = { standing: "open", answered: !again && marker.answered };
    if (isOpen) return { ...open3, state: null, news: news2 };
    const urgent = again || changes2.came.length + changes2.worse.length > 0;
    if (urgent) return { ...open3, state: "open", reason: "reopened", news: news2 };
    if (marker.answered) return { ...open3, state: null, news: news2 };
    return { standing: "open", state: "open", reason: "reopened", news: newsOf2("hand-open"), answered: true };
  }
  if (!sound) return { standing: marker.standing, state: null, news: [], answered: marker.answered };
  if (marker.standing === "open")
    return isOpen ? { standing: "resolved", state: "closed", reason: "completed", news: newsOf2("done"), answered: false } : { standing: "resolved", state: null, news: [], answered: false };
  if (isOpen && marker.standing === "retired")
    return { standing: "resolved", state: "closed", reason: "completed", news: [], answered: false };
  if (!isOpen || marker.answered)
    return { standing: marker.standing, state: null, news: [], answered: marker.answered };
  return {
    standing: marker.standing,
    state: "closed",
    reason: "completed",
    news: newsOf2("hand-closed"),
    answered: true
  };
}
function changesOf({ listed, many, audit }, { report, subjects, own, beneath, all }) {
  const before = new Map(listed.map((token2) => [token2.slice(0, 16), token2]));
  const last = audit === null ? void 0 : instantOf(audit);
  const isNew = ({ finding: finding2 }) => !many || last === void 0 || (instantOf(finding2.introduced.at) ?? 0) > last;
  const came = subjects.filter((subject2) => !before.has(short(subject2.key)) && isNew(subject2));
  const worse = subjects.filter((subject2) => {
    const token2 = before.get(short(subject2.key));
    const now = tokenOf(subject2, report);
    return token2 !== void 0 && (now[16] > token2[16] || now[17] > token2[17]);
  });
  if (!isSound(report)) return { came, worse, ended: [], vanished: 0 };
  const open3 = new Set([...subjects, ...own, ...beneath].map(({ key }) => short(key)));
  const closedKeys = new Set([...before.keys()].filter((key) => !open3.has(key)));
  const ended2 = [...all].filter(({ key }) => closedKeys.has(short(key)));
  return { came, worse, ended: ended2, vanished: closedKeys.size - ended2.length };
}
function tokenOf({ key, finding: finding2, severity: severity2 }, report) {
  return `${short(key)}${"abcde"[severities.indexOf(severity2)]}${isLate(finding2, report) ? "1" : "0"}`;
}
function written(input, { standing, answered, turn }) {
  const { report, subjects, previous, seat, id } = input;
  const sound = isSound(report);
  const ended2 = sound ? report.asOf : previous?.marker.audit ?? report.evidence.ledger?.lastCompleteAudit ?? "";
  const time = instantOf(ended2);
  const audit = time === void 0 ? previous?.marker.audit ?? null : instantText(time);
  const anchor = further(previous?.marker.anchor ?? null, input.anchor);
  const now = subjects.slice(0, MAX_LISTED).map((subject2) => tokenOf(subject2, report));
  const earlier = sound ? [] : previous?.marker.listed ?? [];
  const listed = [...new Map([...earlier, ...now].map((token2) => [token2.slice(0, 16), token2])).values()];
  const marker = {
    id,
    organization: organizationId(report.organization),
    rule: null,
    kind: null,
    seat,
    standing,
    finding: null,
    severity: null,
    late: false,
    answered,
    turn,
    audit,
    listed: listed.slice(0, MAX_LISTED),
    many: subjects.length > MAX_LISTED || listed.length > MAX_LISTED,
    anchor
  };
  return { title: summaryTitle(input), body: marked(summaryBody(input, audit, anchor), marker) };
}
function further(before, now) {
  return before !== null && (now === null || before.size > now.size) ? before : now;
}
// src/github/words.ts
var MAX_PATCH = 4e3;
var MAX_BENEATH2 = 50;
var MAX_EARLIER = 10;
var MAX_CONTROLS = 20;
var MAX_TITLE = 120;
function titleOf({ finding: finding2, severity: severity2 }) {
  const { rule, title: title2 } = finding2;
  const named = title2 === "" || title2 === rule ? rule : `${title2} (${rule})`;
  const [before, after] = [`[${severity2}] `, whichOf(finding2)];
  return `${before}${head(ownWords(named), MAX_TITLE - before.length - after.length)}${after}`;
}
function whichOf({ subject: subject2, rule, kind, key, introduced }) {
  const revision2 = /^revision:(\d{1,15})$/.exec(subject2)?.[1];
  if (revision2 !== void 0) return `, revision ${revision2}`;
  const keyWords = rule.includes("[*]") || kind !== "setting" ? `, ${short(key).slice(0, 8)}` : "";
  return introduced.revision !== null && introduced.exact ? `${keyWords}, since revision ${introduced.revision}` : keyWords;
}
function ownWords(text) {
  return text.replace(/:\/\/|\bwww\./gi, "·").replace(/[^A-Za-z0-9 _.,:;/*()[\]+'-]+/g, "·").replace(/ {2,}/g, " ").trim();
}
function bodyOf({ finding: finding2, severity: severity2, beneath, earlier }, book, place2) {
  const rule = book.report.rules.find((row2) => row2.id === finding2.rule);
  const parts = [
    `**${stateWords(finding2, severity2)}** ${md2(capital(beginning(finding2, book, limits2)))}.`,
    facts(finding2, book, place2, rule?.owner ?? null),
    explains({ finding: finding2, severity: severity2, beneath }),
    finding2.rationale === null ? "" : `#### Why it matters

${md2(prose(finding2.rationale))}`,
    finding2.status === "open" ? putRight(finding2) : "",
    finding2.status === "open" ? accept(finding2, book) : "",
    passed(finding2, book),
    history(earlier, book)
  ];
  return fitting(parts, footer2(finding2, place2));
}
function explains(item) {
  if (item.beneath.length === 0) return "";
  const lines22 = beneathList(item, MAX_BENEATH2).map((says) => `- ${md2(says)}`);
  return `#### What it explains

${md2(capital(beneathWords(item)))}:

${lines22.join("\n")}`;
}
function stateWords({ status, ended: how }, severity2) {
  if (isContinued(how)) return "Ended.";
  return { open: `Open, ${severity2}.`, resolved: "Resolved.", excepted: "Accepted.", noted: "Noted." }[status];
}
function facts(finding2, book, place2, owner) {
  const { introduced, exception: exception2, status, dueAt } = finding2;
  const event = isEvent(finding2);
  const direction = standingDirection(finding2, book);
  const since2 = introduced.exact ? "since" : "at the latest since";
  const exposed = event ? "an event: it has no length" : `${since2} ${md2(at(introduced.at))}`;
  const cause = finding2.causedBy === null ? void 0 : book.findings.get(finding2.causedBy);
  const late = isLate(finding2, book.report) ? ", **which has passed**" : "";
  return table([
    ["Organization", md2(value(book.report.organization))],
    ["Setting", md2(subjectWords(finding2.subject))],
    ["What", md2(prose(finding2.message))],
    ["Before", event || !introduced.exact ? "" : md2(valueWords(finding2.before, limits2))],
    ["Now", event ? "" : md2(actualWords(finding2, limits2))],
    ["Wanted", md2(demandWords(finding2, limits2))],
    ["Direction", direction === void 0 ? "" : directionWords[direction]],
    ["Editor", md2(editorWords(finding2, book))],
    ["Exposed", status === "resolved" ? md2(ended(finding2, book)) : exposed],
    ["Time limit", dueAt === null || status !== "open" ? "" : `${md2(at(dueAt))}${late}`],
    ["Follows from", cause ? md2(subjectWords(cause.subject)) : ""],
    ["Exception", exception2 === null ? "" : md2(exceptionWords(exception2))],
    ["Controls", md2(controlsWords(finding2.controls))],
    ["Rule", md2(value(finding2.rule))],
    ["Where it is stated", ruleLink(finding2.location, place2, md2(placeWords(finding2.location)))],
    ["Owner of the rule", owner === null ? "" : md2(who(owner))]
  ]);
}
function editorWords(finding2, book) {
  const author2 = authorOf(finding2, book);
  const opener = openerOf(finding2, book);
  const editor2 = (turn) => {
    const word = turn ? listedWords(turn.revision, book) : "";
    return turn && word !== "" ? [say`${personWords(turn.by)}: ${[word]}`] : [];
  };
  const others = opener && author2 && !isSame_2(opener.by, author2.by) ? editor2(opener) : [];
  return joined([...editor2(author2), ...others], "; ");
}
function controlsWords(controls) {
  const words = joined(
    controls.slice(0, MAX_CONTROLS).map((control) => value(control)),
    ", "
  );
  return controls.length > MAX_CONTROLS ? [...words, ` and ${controls.length - MAX_CONTROLS} more`] : words;
}
function exceptionWords(exception2) {
  const { owner, reason, ticket, state } = exception2;
  const word = state === "expired" ? "expired, was" : "accepted";
  const by2 = say`${[word]} ${term(exception2)} by ${who(owner)}: ${prose(reason)}`;
  return ticket === null ? by2 : say`${by2}, ticket ${ticket}`;
}
function putRight(finding2) {
  const steps = remedy(finding2, limits2);
  const patch = finding2.fix === null ? "{}" : visibleJson(JSON.stringify(finding2.fix, null, 2));
  const patchText = patch === "{}" || patch.length > MAX_PATCH ? "" : `As a merge patch:

${fenced("json", patch)}`;
  const parts = [steps.length === 0 ? "" : sentence(md2(capital(steps))), patchText].filter((text) => text !== "");
  return parts.length === 0 ? "" : `#### How to put it right

${parts.join("\n\n")}`;
}
function sentence(text) {
  return /[.!?]`*$/.test(text) ? text : `${text}.`;
}
function accept(finding2, { report }) {
  const lines22 = acceptance(finding2, report, "2000-01-01T00:00:00.000Z")?.split("\n").slice(0, -2);
  if (lines22 === void 0 || lines22.join("\n").length > MAX_PATCH) return "";
  const days = ["    from: # its first day", "    expires: # its last day, at most 180 days later"];
  return `#### How to accept it for a time

${fenced("yaml", [...lines22, ...days].join("\n"))}`;
}
function passed(finding2, book) {
  const steps = passage(finding2, book, limits2);
  if (steps.length < 2) return "";
  const last = steps.slice(-MAX_EARLIER);
  const left = steps.length - last.length;
  const before = left > 0 ? `- ${some(left, "earlier value")} in the report files
` : "";
  return `#### Values it passed through

${before}${last.map((step) => `- ${md2(step)}`).join("\n")}`;
}
function history(earlier, book) {
  if (earlier.length === 0) return "";
  const rows = earlier.slice(0, MAX_EARLIER).map((finding2) => {
    const start = say`${at(finding2.introduced.at)}, revision ${[String(finding2.introduced.revision ?? "none")]}`;
    return `- ${md2(start)}: ${finding2.resolved ? md2(ended(finding2, book)) : finding2.status}`;
  });
  const left = earlier.length - rows.length;
  const more = left > 0 ? `
- ${some(left, "more time")} in the report files` : "";
  return `#### Earlier times

${rows.join("\n")}${more}`;
}
function footer2(finding2, place2) {
  const rule = ruleLink(finding2.location, place2, "the rule");
  const where = finding2.location === null ? "`builtin` in `driftline.yaml`" : rule;
  return [
    "---",
    `<sub>Driftline keeps this issue: its text is the present, its comments say what changed. It is closed when the settings are put back or an exception accepts them; closing it by hand changes neither. To be told no more, change ${where}, raise \`report-severity\`, or set \`issues: off\`. Without the label \`driftline\` it is left alone.</sub>`
  ].join("\n");
}
// src/github/plan.ts
function planIssues(input) {
  const { report, mode, max } = input;
  const book = bookOf(report);
  const subjects = subjectsOf(report);
  const { existing, duplicates, strangers } = sorted(input);
  const open3 = [...subjects.values()].filter(
    (subject2) => subject2.finding.status === "open" && isShown(subject2, report)
  );
  const roots = open3.filter(({ explained }) => !explained);
  const beneath = open3.filter(({ explained }) => explained);
  const ranked = worstFirst(roots.map(({ finding: finding2, severity: severity2 }) => ({ ...finding2, severity: severity2 }))).map(
    ({ key }) => lookUp(subjects, key)
  );
  const idOf = (subject2) => subjectId(report.organization, subject2.key);
  const hasIssue = (subject2) => existing.get(idOf(subject2))?.marker.standing === "open";
  const own = mode === "single" ? [] : ranked.filter((subject2, i) => i < max || hasIssue(subject2));
  const rest2 = ranked.filter((subject2) => !own.includes(subject2));
  const sound = isSound(report);
  const created = own.filter((subject2) => !existing.has(idOf(subject2))).map((subject2) => ({ do: "create", id: idOf(subject2), ...written2(subject2, input, book, fresh) }));
  const byId = new Map([...subjects.values()].map((subject2) => [idOf(subject2), subject2]));
  const withIssue = new Set([...own, ...mode === "single" ? [] : beneath.filter(hasIssue)].map(idOf));
  const summary = subjectId(report.organization, "summary");
  const updates = [];
  for (const [id, entry] of existing)
    if (id !== summary && (sound || isNews(entry, byId.get(id), report)))
      updates.push(...settle(entry, byId.get(id), withIssue.has(id), input, book));
  const summarized = planSummary({
    ...input,
    book,
    id: summary,
    previous: existing.get(summary),
    subjects: rest2,
    own,
    beneath,
    all: subjects.values()
  });
  const came = updates.filter(({ decision }) => decision.state === "open").length;
  return {
    operations: [
      ...created,
      ...updates.toSorted((a, b) => urgency(a) - urgency(b)).map(({ operation }) => operation),
      ...summarized.operations,
      ...sound ? strangers.map((stranger) => retire(stranger, book, input.place)) : [],
      ...duplicates.map(
        ({ duplicate, of }) => close(duplicate, [{ what: "duplicate", of }], "duplicate", book, input.place)
      )
    ],
    opened: created.length + came + summarized.opened,
    resolved: updates.filter(({ decision }) => decision.news.some(({ what }) => what === "resolved")).length + summarized.resolved,
    summarized: rest2.length
  };
}
function urgency({ decision }) {
  if (decision.state === "open") return 0;
  return decision.news.length === 0 ? 3 : decision.state === null ? 1 : 2;
}
function isNews({ marker }, subject2, report) {
  if (subject2?.finding.status !== "open" || subject2.explained || !isShown(subject2, report)) return false;
  return marker.standing === "resolved" ? marker.finding !== short(subject2.window) : marker.standing !== "open";
}
function sorted({ issues, report, seat }) {
  const existing = /* @__PURE__ */ new Map();
  const duplicates = [];
  const strangers = [];
  for (const issue of issues.toSorted((a, b) => a.number - b.number)) {
    const marker = issue.own ? markerOf(issue.body) : void 0;
    if (marker === void 0) continue;
    const entry = { issue, marker };
    if (marker.organization !== organizationId(report.organization)) {
      if (seat !== null && marker.seat === seat && marker.standing !== "retired") strangers.push(entry);
      continue;
    }
    const first = existing.get(marker.id);
    if (first === void 0) existing.set(marker.id, entry);
    else if (issue.state === "open" || marker.standing !== "duplicate")
      duplicates.push({ duplicate: entry, of: first.issue.number });
  }
  return { existing, duplicates, strangers };
}
function settle(entry, subject2, hasRoom, input, book) {
  const { issue, marker } = entry;
  const { report, place: place2, mode } = input;
  const state = nowOf(subject2, marker, report);
  if (state === "open" && !hasRoom && mode !== "single") return [];
  const now = state === "open" && mode === "single" ? { retired: "moved" } : state;
  if (typeof now === "object" && marker.standing === "retired" && issue.state === "closed") return [];
  const decision = decide(now, { ...marker, isOpen: issue.state === "open" }, subject2, report);
  if (decision === null) return [];
  const next = { ...decision, turn: marker.turn + (decision.news.length > 0 ? 1 : 0) };
  const text = subject2 === void 0 ? void 0 : written2(subject2, input, book, next);
  const target = text ?? { title: issue.title, body: marked(unmarked(issue.body), { ...marker, ...next }) };
  const operation = update(entry, target, decision, newsWords(decision.news, subject2?.finding ?? null, book, place2));
  return operation === null ? [] : [{ operation, decision }];
}
var fresh = { standing: "open", turn: 0, answered: false };
function written2(subject2, { report, place: place2, seat }, book, { standing, turn, answered }) {
  const { finding: finding2, key } = subject2;
  const body = marked(bodyOf(subject2, book, place2), {
    id: subjectId(report.organization, key),
    organization: organizationId(report.organization),
    rule: short(finding2.rule),
    kind: finding2.kind,
    seat,
    standing,
    finding: short(subject2.window),
    severity: subject2.severity,
    late: finding2.status === "open" && isLate(finding2, report),
    answered,
    turn,
    audit: null,
    listed: [],
    many: false,
    anchor: null
  });
  return { title: titleOf(subject2), body };
}
function retire(entry, book, place2) {
  return close(entry, [{ what: "retired", why: "organization-gone" }], "retired", book, place2);
}
function close(entry, news2, standing, book, place2) {
  const { issue, marker } = entry;
  const visibleNews = issue.state === "open" ? news2 : [];
  const next = { ...marker, standing, turn: marker.turn + visibleNews.length };
  const decision = { state: "closed", reason: "not_planned", news: visibleNews };
  const target = { title: issue.title, body: marked(unmarked(issue.body), next) };
  return update(entry, target, decision, newsWords(visibleNews, null, book, place2));
}

import { KEYLESS, secretsWords, spansWords, stateWords as stateWords2 } from "./questions.js";

import { markNames, marks as marks2, marksOf as marksOf2 } from "./audit.js";

import { bag, canonical, compare, equal, exactNumber, isArray, isExactNumber, isObject, pointer, segment, textAt, unpointer } from "./base.js";

import { __commonJS, __export, __require, __toESM } from "./base.js";

// src/github/leak-allowlist.ts
var place = { server: "", owner: "", repository: "", run: "1" };
var reasons = ["rule-gone", "not-found", "noted", "hidden", "organization-gone", "moved"];
var news = [
  { what: "severity", from: "low" },
  ...["late", "again", "reopened", "lapsed", "resolved", "accepted", "hand"].map((what) => ({ what })),
  ...reasons.map((why) => ({ what: "retired", why })),
  { what: "duplicate", of: 1 }
];
function issueWords(report) {
  const book = bookOf(report);
  const each = report.findings.map((finding2, i) => ({ ...finding2, key: `${i}` }));
  const whole2 = { ...report, findings: each };
  const anchor = { size: 1, head: "" };
  const input = { report: whole2, issues: [], place, seat: null, anchor };
  const plans = [
    planIssues({ ...input, mode: "per-finding", max: each.length }),
    planIssues({ ...input, mode: "single", max: 0 })
  ];
  const subjects = [...subjectsOf(whole2).values()];
  const summary = {
    ...input,
    mode: "single",
    max: 0,
    book,
    id: "",
    previous: void 0,
    subjects,
    own: [],
    beneath: subjects,
    all: subjects
  };
  const changes2 = { came: subjects, worse: subjects, ended: subjects, vanished: 1 };
  return [
    ...plans.flatMap(
      ({ operations }) => operations.flatMap((operation) => operation.do === "create" ? [operation.title, operation.body] : [])
    ),
    ...report.findings.map((finding2) => newsWords(news, finding2, book, place)),
    ...["changed", "reopened", "done", "hand-open", "hand-closed"].map(
      (what) => changeWords(what, changes2, summary)
    )
  ];
}

import { sheet, spaced, table as table2, yes } from "./questions.js";

// src/reporters/csv/access-csv.ts
var open = ["decision", "reviewed_by", "reviewed_on"];
var accessCsv = (report) => {
  const people = new Map(
    (report.people ?? []).flatMap(
      (person2) => [person2.id, person2.email?.toLowerCase() ?? person2.id].map((name) => [name, person2])
    )
  );
  const named = (name) => typeof name === "string" ? people.get(name) ?? people.get(name.toLowerCase()) : void 0;
  const rows = [
    ...report.access.map((grant) => ({ grant, person: named(grant.who) })),
    ...report.editors.map((editor2) => ({ editor: editor2, person: named(editor2.id) ?? named(editor2.email) }))
  ];
  return table2(report, viewOf(report), columns, rows);
};
var columns = [
  { name: "basis", of: ({ grant }) => grant ? "setting" : "history" },
  { name: "who", of: ({ grant, editor: editor2 }) => grant ? holder(grant) : editor2.email ?? editor2.id },
  { name: "user_id", of: ({ editor: editor2 }) => editor2?.id ?? null },
  { name: "may", of: ({ grant }) => grant?.grants ?? "Changed the controls." },
  { name: "limited_to", of: ({ grant }) => grant?.limits ? valueText(grant.limits) : null },
  { name: "because", of: ({ grant, editor: editor2 }) => grant ? grant.because : deeds(editor2) },
  { name: "setting", of: ({ grant }) => grant ? nameOf(grant.subject) : null },
  { name: "pointer", of: ({ grant }) => grant?.subject ?? null },
  { name: "since_revision", of: ({ grant }) => grant?.since.revision ?? null },
  { name: "since", of: ({ grant }) => grant?.since.at ?? null },
  { name: "granted_by", of: ({ grant }) => grant ? giver(grant) : null },
  { name: "exact", of: ({ grant }) => grant ? yes(grant.exact) : null },
  { name: "member", of: ({ person: person2 }) => typeof person2?.member === "boolean" ? yes(person2.member) : null },
  { name: "last_day_of_use", of: ({ person: person2 }) => person2?.lastDay ?? null },
  { name: "highest_mode", of: ({ person: person2 }) => person2?.highest ?? null },
  ...open.map((name) => ({ name, of: () => null }))
];
function holder({ to, who: who2 }) {
  return to === "listed" ? valueText(who2) : `(${to})`;
}
function giver({ since: since2, exact }) {
  return exact ? plain(personWords(since2.by)) : "not known";
}
function deeds({ revisions: revisions2, unapproved, loosening }) {
  return `${some(revisions2, "revision")}, ${unapproved} not listed, ${loosening} looser`;
}

// src/reporters/csv/findings-csv.ts
var limits3 = { text: 2e3, entries: 100 };
var findingsCsv = (report) => {
  const view = viewOf(report);
  return table2(report, view, columnsOf(report), view.findings);
};
function columnsOf(report) {
  const rules2 = new Map(report.rules.map((rule) => [rule.id, rule]));
  const since2 = sinceOf(report);
  const book = bookOf(report);
  const author2 = (finding2) => authorOf(finding2, book);
  return [
    { name: "id", of: ({ id }) => id },
    { name: "key", of: ({ key }) => key },
    { name: "severity", of: ({ severity: severity2 }) => severity2 },
    { name: "status", of: ({ status }) => status },
    { name: "kind", of: ({ kind }) => kind },
    { name: "rule", of: ({ rule }) => rule },
    { name: "title", of: ({ title: title2 }) => title2 },
    { name: "owner", of: ({ rule }) => rules2.get(rule)?.owner ?? null },
    { name: "subject", of: ({ subject: subject2 }) => nameOf(subject2) },
    { name: "pointer", of: ({ subject: subject2 }) => subject2.startsWith("/") ? subject2 : null },
    { name: "message", of: ({ message: message2 }) => message2 },
    { name: "expected", of: ({ expected }) => isObject(expected) ? valueText(expected) : null },
    { name: "before", of: (finding2) => isEvent(finding2) ? null : valueText(finding2.before) },
    { name: "actual", of: ({ actual }) => valueText(actual) },
    { name: "offending", of: ({ offending }) => offending.length === 0 ? null : valueText(offending) },
    { name: "introduced_revision", of: ({ introduced }) => introduced.revision },
    { name: "introduced_at", of: ({ introduced }) => introduced.at },
    { name: "introduced_by_id", of: ({ introduced }) => introduced.by?.id ?? null },
    { name: "introduced_by_email", of: ({ introduced }) => introduced.by?.email ?? null },
    { name: "introduced_exact", of: ({ introduced }) => yes(introduced.exact) },
    { name: "value_revision", of: (finding2) => author2(finding2)?.revision ?? null },
    { name: "value_at", of: (finding2) => author2(finding2)?.at ?? null },
    { name: "value_by_id", of: (finding2) => author2(finding2)?.by?.id ?? null },
    { name: "value_by_email", of: (finding2) => author2(finding2)?.by?.email ?? null },
    { name: "resolved_revision", of: ({ resolved }) => resolved?.revision ?? null },
    { name: "resolved_at", of: ({ resolved }) => resolved?.at ?? null },
    { name: "resolved_by_id", of: ({ resolved }) => resolved?.by?.id ?? null },
    { name: "resolved_by_email", of: ({ resolved }) => resolved?.by?.email ?? null },
    { name: "resolved_by_approval", of: ({ resolved }) => resolved?.approval ?? null },
    { name: "exposure_seconds", of: ({ exposureSeconds }) => exposureSeconds },
    { name: "exposure", of: (finding2) => age(finding2, book) },
    { name: "due_at", of: ({ dueAt }) => dueAt },
    { name: "in_force", of: ({ inForce }) => inForce },
    { name: "since_last", of: ({ id }) => since2.get(id) ?? null },
    { name: "exception_owner", of: ({ exception: exception2 }) => exception2?.owner ?? null },
    { name: "exception_reason", of: ({ exception: exception2 }) => exception2?.reason ?? null },
    { name: "exception_category", of: ({ exception: exception2 }) => exception2?.category ?? null },
    { name: "exception_ticket", of: ({ exception: exception2 }) => exception2?.ticket ?? null },
    { name: "exception_from", of: ({ exception: exception2 }) => exception2?.from ?? null },
    { name: "exception_expires", of: ({ exception: exception2 }) => exception2?.expires ?? null },
    { name: "exception_state", of: ({ exception: exception2 }) => exception2?.state ?? null },
    { name: "caused_by", of: ({ causedBy }) => causedBy },
    { name: "controls", of: ({ controls }) => spaced(controls) },
    { name: "rationale", of: ({ rationale }) => rationale },
    { name: "remedy", of: remedyCell },
    { name: "policy_file", of: ({ location: location2 }) => location2?.file ?? null },
    { name: "policy_line", of: ({ location: location2 }) => location2?.line ?? null }
  ];
}
function remedyCell(finding2) {
  return plain(remedy(finding2, limits3)) || null;
}
function sinceOf({ summary: { sinceLast: sinceLast2 } }) {
  const words = {
    new: "new",
    stillOpen: "still open",
    reopened: "reopened",
    resolved: "resolved",
    transient: "came and went",
    expiring: "exception ends soon"
  };
  const texts = /* @__PURE__ */ new Map();
  for (const [key, word] of Object.entries(words))
    for (const id of sinceLast2?.[key] ?? []) texts.set(id, word);
  return texts;
}

// src/reporters/csv/index.ts
var csv = (report) => {
  const view = viewOf(report);
  return table2(report, view, columnsOf2(report), rowsOf(view.revisions, bookOf(report)));
};
function* rowsOf(revisions2, book) {
  for (const revision2 of revisions2) {
    const opened = attributed(revision2, revision2.opened, book);
    const closed = attributed(revision2, revision2.closed, book);
    for (const change of revision2.changes) yield { revision: revision2, change, opened: opened(change), closed: closed(change) };
  }
}
function columnsOf2(report) {
  const rules2 = governing(report);
  return [
    { name: "revision", of: ({ revision: revision2 }) => revision2.revision },
    { name: "at", of: ({ revision: revision2 }) => revision2.at },
    { name: "editor_id", of: ({ revision: revision2 }) => revision2.by.id },
    { name: "editor_email", of: ({ revision: revision2 }) => revision2.by.email },
    { name: "editor_name", of: ({ revision: revision2 }) => revision2.by.name },
    { name: "editor_listed", of: ({ revision: revision2 }) => yes(revision2.approved) },
    { name: "setting", of: ({ change }) => nameOf(change.subject) },
    { name: "pointer", of: ({ change }) => change.subject },
    { name: "op", of: ({ change }) => isRenaming(change) ? "rename" : change.op },
    { name: "direction", of: ({ change }) => change.direction },
    { name: "before", of: ({ change }) => valueText(change.before) },
    { name: "after", of: ({ change }) => valueText(change.after) },
    { name: "added", of: ({ change }) => entries(change.added) },
    { name: "removed", of: ({ change }) => entries(change.removed) },
    { name: "approval", of: ({ change }) => change.approval?.id ?? null },
    { name: "approval_result", of: ({ change }) => change.approval?.result ?? null },
    { name: "rules", of: ({ change }) => spaced(rules2(change.subject)) },
    { name: "missing_before", of: ({ revision: revision2 }) => missingWords(revision2.missing) || null },
    { name: "opened", of: ({ opened }) => opened },
    { name: "closed", of: ({ closed }) => closed }
  ];
}
function entries(list) {
  return list === void 0 || list.length === 0 ? null : valueText(list);
}
function governing({ settings }) {
  const byId = new Map(settings.map(({ subject: subject2, rules: rules2 }) => [subject2, rules2]));
  const all = relatedIn(settings, ({ subject: subject2 }) => subject2);
  return (subject2) => {
    let ids = byId.get(subject2);
    if (!ids) byId.set(subject2, ids = [...new Set(all.to([subject2]).flatMap(({ rules: rules2 }) => rules2))]);
    return ids;
  };
}
function attributed(row2, ids, book) {
  const own = /* @__PURE__ */ new Map();
  const others = [];
  for (const [i, id] of ids.entries()) {
    const finding2 = book.findings.get(id);
    const changes2 = finding2 ? book.changes(row2.revision).to(subjectsOf2(finding2, row2.revision, book)) : [];
    if (changes2.length === 0) others.push(i);
    for (const change of changes2) {
      const list = own.get(change);
      if (list) list.push(i);
      else own.set(change, [i]);
    }
  }
  const shared = spaced(others.map((i) => ids[i]));
  return (change) => {
    const list = own.get(change);
    return list ? spaced([...list, ...others].sort((a, b) => a - b).map((i) => ids[i])) : shared;
  };
}
function subjectsOf2(finding2, revision2, book) {
  const cause = finding2.causedBy === null ? void 0 : book.findings.get(finding2.causedBy);
  return [subjectIn(revision2, finding2, book), ...cause ? [cause.subject] : []];
}

// src/reporters/csv/plan-csv.ts
var MAX_BENEATH3 = 100;
var open2 = ["decision", "reason", "responsible", "target_date", "ticket", "completed_on"];
var planCsv = (report) => {
  const view = viewOf(report);
  const rows = itemsOf(view.findings.filter((finding2) => finding2.status === "open"));
  return table2(report, view, columnsOf3(report), rows);
};
function columnsOf3(report) {
  const rules2 = new Map(report.rules.map((rule) => [rule.id, rule]));
  const book = bookOf(report);
  const own = (name, of) => ({
    name,
    of: ({ finding: finding2 }) => of(finding2)
  });
  return [
    { name: "severity", of: ({ severity: severity2 }) => severity2 },
    own("subject", ({ subject: subject2 }) => nameOf(subject2)),
    own("finding", ({ message: message2 }) => message2),
    own("remedy", remedyCell),
    { name: "explains", of: ({ beneath }) => beneath.length },
    { name: "explained", of: (item) => beneathList(item, MAX_BENEATH3).map(plain).join("; ") || null },
    own("editor", (finding2) => editor(finding2, authorOf(finding2, book))),
    own("revision", (finding2) => authorOf(finding2, book)?.revision ?? finding2.introduced.revision),
    own("since", ({ introduced }) => introduced.at),
    own("opened_revision", ({ introduced }) => introduced.revision),
    own("opened_by", (finding2) => editor(finding2, openerOf(finding2, book))),
    own("exposure", (finding2) => age(finding2, book)),
    own("due_at", ({ dueAt }) => dueAt),
    own("rule", ({ rule }) => rule),
    own("rule_owner", ({ rule }) => rules2.get(rule)?.owner ?? null),
    own("controls", ({ controls }) => spaced(controls)),
    ...open2.map((name) => ({ name, of: () => null })),
    own("id", ({ id }) => id)
  ];
}
function editor({ introduced }, who2) {
  if (introduced.revision === null || who2 === void 0) return null;
  return who2 === null ? "not known" : plain(personWords(who2.by));
}

// src/reporters/csv/secrets-csv.ts
var secretsCsv = (report) => {
  const rows = report.secrets.flatMap((row2, i) => {
    const spans = row2.spans ?? [];
    return spans.length === 0 ? [{ secret: i + 1, row: row2, span: null }] : spans.map((span2) => ({ secret: i + 1, row: row2, span: span2 }));
  });
  return table2(report, viewOf(report), columns2, rows);
};
var columns2 = [
  { name: "secret", of: ({ secret: secret2 }) => secret2 },
  { name: "form", of: ({ row: row2 }) => row2.form },
  { name: "fingerprint", of: ({ row: row2 }) => row2.fingerprint },
  { name: "state", of: ({ row: row2 }) => stateWords2(row2) },
  { name: "setting", of: ({ row: row2, span: span2 }) => nameOf((span2 ?? row2).subject) },
  { name: "pointer", of: ({ row: row2, span: span2 }) => (span2 ?? row2).subject },
  { name: "from_revision", of: ({ row: row2, span: span2 }) => span2?.from.revision ?? row2.sinceRevision },
  { name: "from", of: ({ row: row2, span: span2 }) => span2?.from.at ?? row2.at },
  { name: "from_exact", of: ({ span: span2 }) => span2 ? yes(span2.from.exact) : null },
  { name: "set_by", of: ({ span: span2 }) => span2 ? author(span2.from) : null },
  { name: "until_revision", of: ({ span: span2 }) => span2?.until?.revision ?? null },
  { name: "until", of: ({ span: span2 }) => span2?.until?.at ?? null },
  { name: "until_exact", of: ({ span: span2 }) => span2?.until ? yes(span2.until.exact) : null },
  { name: "ended_by", of: ({ span: span2 }) => span2?.until ? author(span2.until) : null },
  { name: "ended", of: ({ span: span2 }) => span2?.ended ?? null },
  { name: "next_fingerprint", of: ({ span: span2 }) => span2?.next ?? null },
  { name: "masked_since_revision", of: ({ span: span2 }) => span2?.masked?.revision ?? null }
];
function author({ by: by2, exact }) {
  return exact ? plain(personWords(by2)) : "not known";
}

// src/reporters/wording/finding-summary.ts
function toldOf(finding2, book, limits8) {
  const why = isEvent(finding2) ? [] : say`${prose(finding2.message)}. `;
  const length = isEvent(finding2) ? [] : [" ", ...capital([age(finding2, book)]), "."];
  const fix = remedy(finding2, limits8);
  return [
    ...say`${why}${capital(beginning(finding2, book, limits8, !isEvent(finding2)))}.${length}`,
    ...fix.length > 0 ? say` Fix: ${fix}` : []
  ];
}

// src/reporters/github.ts
var MAX_PER_LEVEL = 10;
var MAX_MESSAGE = 4096;
var MAX_BENEATH4 = 5;
var limits4 = { text: 200, entries: 4 };
var levels = ["error", "warning", "notice"];
var github = (report, options = {}) => {
  const notes = options.countsOnly === true ? [verdictNote(report, publicWords(report))] : notesOf(report);
  return levels.map((level) => lines2(notes.filter((note) => note.level === level))).join("");
};
function notesOf(report) {
  const book = bookOf(report);
  const view = viewOf(report);
  const items = itemsOf(view.findings.filter((finding2) => finding2.status === "open"));
  const findings2 = items.map((item) => ({
    level: levelOf(item),
    finding: { ...item.finding, severity: item.severity },
    says: wordsOf(item, book)
  }));
  const { state, headline, sentences } = headlineOf(book, limits4);
  const earlier = view.hidden.earlier > 0 ? hiddenWords(report, view).map(plain).join(" ") : void 0;
  const left = earlier === void 0 ? [] : [{ level: "notice", finding: null, says: earlier }];
  if (state === "drifted" && findings2.length > 0) return [...left, ...findings2];
  const text = plain([...headline, ...sentences.slice(0, 1).flatMap((sentence3) => [" ", ...sentence3])]);
  return [verdictNote(report, text), ...left, ...findings2];
}
function verdictNote(report, says) {
  const level = report.verdict === "compliant" ? "notice" : report.exitCode === 0 ? "warning" : "error";
  return { level, finding: null, says };
}
function levelOf({ severity: severity2 }) {
  return reaches(severity2, "high") ? "error" : reaches(severity2, "medium") ? "warning" : "notice";
}
function wordsOf(item, book) {
  const { finding: finding2 } = item;
  const beneath = beneathWords(item);
  const more = beneath.length === 0 ? [] : say`. ${capital(beneath)}: ${joined(beneathList(item, MAX_BENEATH4), "; ")}.`;
  return plain(say`${toldOf(finding2, book, limits4)}${more} (${finding2.rule}, ${finding2.id})`);
}
function lines2(notes) {
  const list = notes.slice(0, MAX_PER_LEVEL);
  const more = notes.length - list.length;
  return list.map((note, i) => {
    const rest2 = more > 0 && i === list.length - 1 ? ` [and ${thousands(more)} more in the summary]` : "";
    return command(note, rest2);
  }).join("");
}
function command({ level, finding: finding2, says }, rest2) {
  const title2 = `Driftline: ${finding2 ? `${finding2.severity} finding` : "verdict"}`;
  const properties2 = [...finding2 ? placeOf(finding2) : [], `title=${annotationProperty(title2)}`];
  return `::${level} ${properties2.join(",")}::${message(says, MAX_MESSAGE - rest2.length)}${rest2}
`;
}
function message(says, max) {
  let text = annotation(says);
  for (let keep = max; text.length > max; text = annotation(clip(says, keep)))
    keep = Math.max(0, Math.floor(keep * max / text.length) - 40);
  return text;
}
function placeOf({ location: location2 }) {
  if (!location2 || location2.file === "" || location2.file.startsWith("pack:")) return [];
  if (visible(location2.file) !== location2.file) return [];
  const position = { line: location2.line, col: location2.column };
  const valid = Object.entries(position).filter(([, n]) => Number.isInteger(n) && n > 0);
  return [`file=${annotationProperty(location2.file)}`, ...valid.map(([name, n]) => `${name}=${n}`)];
}

import { areFiles, jsonPieces, piecesOf, whole } from "./questions.js";

// src/reporters/json.ts
var json = (report) => jsonPieces(report);

// src/reporters/junit.ts
var MAX_FINDINGS = 50;
var MAX_TEXT2 = 1e3;
var limits5 = { text: 200, entries: 8 };
var junit = (report) => {
  const view = viewOf(report);
  const book = bookOf(report);
  const cases = [evidenceCase(report), ...ruleCases(report, view, book)];
  const suites = grouped(cases, ({ suite }) => suite);
  const lines3 = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    "<testsuites>",
    ...[...suites].flatMap(([name, cases2], i) => suiteLines(name, cases2, i, report, view)),
    "</testsuites>"
  ];
  return `${lines3.join("\n")}
`;
};
function evidenceCase({ evidence, verdict }) {
  const problems = evidence.problems.slice(0, MAX_FINDINGS).map(({ message: message2 }) => message2);
  const says = verdict === "tampered" ? "the history is not what was sealed" : `no verdict: ${problems[0] ?? "the evidence is incomplete"}`;
  const failed = verdict === "tampered" || verdict === "incomplete";
  const outcome = failed ? { as: "error", says, lines: problems } : void 0;
  return { suite: "driftline", name: "the evidence is complete", outcome };
}
function ruleCases(report, view, book) {
  const byRule = grouped(view.findings, ({ rule }) => rule);
  return [
    ...report.rules.map((row2) => {
      const failures = failureOf(byRule.get(row2.id) ?? [], book);
      return { suite: row2.policy ?? "built-in", name: row2.id, outcome: failures ?? withoutFindings(row2) };
    }),
    ...builtInFailing(report).map((rule) => ({
      suite: "built-in",
      name: rule,
      outcome: failureOf(byRule.get(rule) ?? [], book) ?? unshown
    }))
  ];
}
function withoutFindings({ status, reason }) {
  if (status === "not-evaluated")
    return { as: "skipped", says: `not evaluated: ${reason ?? "no reason given"}`, lines: [] };
  return status === "failing" ? unshown : void 0;
}
var unshown = { as: "failure", says: "failing; its findings are not shown here", lines: [] };
function failureOf(findings2, book) {
  const open3 = worstFirst(findings2.filter((finding2) => finding2.status === "open"));
  if (open3.length === 0) return void 0;
  const lines3 = open3.slice(0, MAX_FINDINGS).map((finding2) => {
    const where = finding2.location ? ` (${finding2.location.file}:${finding2.location.line})` : "";
    return `${finding2.severity}, ${finding2.id}: ${plain(toldOf(finding2, book, limits5))}${where}`;
  });
  const more = open3.length > lines3.length ? [`and ${thousands(open3.length - lines3.length)} more; the JSON report has all`] : [];
  const first = firstIn(open3);
  const says = open3.length === 1 ? first.message : `${some(open3.length, "finding is", "findings are")} open: ${first.message}`;
  return { as: "failure", says, lines: [...lines3, ...more] };
}
function suiteLines(name, cases, id, report, view) {
  const time = instantOf(report.asOf) ?? 0;
  const open3 = {
    name: token(name),
    package: "driftline",
    id,
    timestamp: instantText(time).slice(0, 19),
    hostname: "localhost",
    ...tally(cases),
    time: 0
  };
  return [
    `<testsuite${attributes(open3)}>`,
    "<properties>",
    ...properties(report, view).map(([name2, value2]) => `<property${attributes({ name: name2, value: value2 })}/>`),
    "</properties>",
    ...cases.flatMap(caseLines),
    "<system-out></system-out>",
    "<system-err></system-err>",
    "</testsuite>"
  ];
}
function properties(report, view) {
  const since2 = sinceLast(report);
  return [
    ["organization", report.organization],
    ["verdict", report.verdict],
    ...since2 ? [["since the last audit", sinceCounts(since2)]] : [],
    ["counts", countsWords(report, openCount(report))],
    ["rules", rulesWords(report)],
    ...hiddenWords(report, view).map((words) => ["not shown", plain(words)])
  ];
}
function caseLines({ suite, name, outcome }) {
  const start = `<testcase${attributes({ name: token(name), classname: token(suite), time: 0 })}`;
  if (!outcome) return [`${start}/>`];
  const { as, says, lines: lines3 } = outcome;
  const type = as === "skipped" ? {} : { type: as === "error" ? "incomplete" : "finding" };
  const text = lines3.map((line) => `
- ${xml(clip(line, 4 * MAX_TEXT2))}`).join("");
  const body = text === "" ? "/>" : `>${text}
</${as}>`;
  return [`${start}>`, `<${as}${attributes({ message: says, ...type })}${body}`, "</testcase>"];
}
function tally(cases) {
  const having = (as) => cases.filter(({ outcome }) => outcome?.as === as).length;
  return { tests: cases.length, failures: having("failure"), errors: having("error"), skipped: having("skipped") };
}
function token(name) {
  return name === "" ? '""' : name;
}
function attributes(values) {
  return Object.entries(values).map(([name, value2]) => ` ${name}="${typeof value2 === "number" ? value2 : xml(clip(value2, MAX_TEXT2))}"`).join("");
}

// src/reporters/wording/records.ts
var MAX_TEXT3 = 2e3;
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
  if (typeof value2 === "string") return visible(clip(value2, MAX_TEXT3));
  if (value2 instanceof Paragraphs) return value2.texts.map(visible).join("\n\n");
  if (Array.isArray(value2)) return value2.map(visibleValue);
  if (typeof value2 !== "object" || value2 === null) return value2;
  return Object.fromEntries(Object.entries(value2).map(([key, member]) => [key, visibleValue(member)]));
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
    evidence: {
      source: evidence.source,
      complete: evidence.complete,
      problems: evidence.problems.slice(0, 20).map(({ message: message2 }) => message2),
      revisions: evidence.revisions.count
    },
    notShown: hiddenWords(report, view).map(plain)
  };
}

// src/reporters/ocsf.ts
var VERSION = "1.8.0";
var CATEGORY = 2;
var CLASS = 2003;
var limits6 = { text: 500, entries: 20 };
var severities2 = {
  critical: { id: 5, name: "Critical" },
  high: { id: 4, name: "High" },
  medium: { id: 3, name: "Medium" },
  low: { id: 2, name: "Low" },
  info: { id: 1, name: "Informational" }
};
var unknown = { id: 0, name: "Unknown" };
var pass = { id: 1, name: "Pass" };
var warning = { id: 2, name: "Warning" };
var fail = { id: 3, name: "Fail" };
var create = { id: 1, name: "Create" };
var close2 = { id: 3, name: "Close" };
var states = {
  open: { activity: create, status: { id: 1, name: "New" }, check: fail },
  resolved: { activity: close2, status: { id: 4, name: "Resolved" }, check: pass },
  // The deviation is still there; somebody has accepted it, or it goes on as another finding.
  excepted: { activity: close2, status: { id: 3, name: "Suppressed" }, check: fail },
  noted: { activity: close2, status: { id: 5, name: "Archived" }, check: fail }
};
var ocsf = function* (report) {
  const view = viewOf(report);
  const book = bookOf(report);
  const whole2 = wholeOf(report, view);
  const { findings: findings2 } = view;
  for (const [i, finding2] of findings2.entries())
    yield `${i === 0 ? "[" : ","}
${recordText(eventOf(finding2, book, whole2))}`;
  if (findings2.length === 0) yield `[
${recordText(auditEvent(report, whole2))}`;
  yield "\n]\n";
};
function eventOf(finding2, book, whole2) {
  const { report } = book;
  const { activity, status, check } = states[isContinued(finding2.ended) ? "excepted" : finding2.status];
  const { introduced, resolved } = finding2;
  const fix = plain(remedy(finding2, limits6));
  return {
    ...classOf(activity, report, severities2[finding2.severity]),
    ...times({ start_time: introduced.at, end_time: resolved?.at }),
    message: plain(toldOf(finding2, book, limits6)),
    status_id: status.id,
    status: status.name,
    status_detail: plain(ending(finding2, book)),
    finding_info: {
      uid: finding2.id,
      uid_alt: finding2.key,
      title: finding2.title,
      desc: finding2.message,
      types: [finding2.kind],
      analytic: { type_id: 1, type: "Rule", uid: finding2.rule, name: finding2.title },
      ...times({
        created_time: introduced.at,
        first_seen_time: introduced.at,
        last_seen_time: resolved?.at ?? report.asOf
      })
    },
    compliance: {
      control: finding2.rule,
      standards: standardsOf(finding2),
      requirements: finding2.controls,
      status_id: check.id,
      status: check.name,
      status_details: [finding2.message]
    },
    resources: [
      { uid: finding2.subject, name: nameOf(finding2.subject), type: "Setting", namespace: report.organization }
    ],
    evidences: evidencesOf(finding2, book),
    ...fix !== "" && { remediation: { desc: fix } },
    unmapped: {
      exposure_seconds: finding2.exposureSeconds,
      due_at: finding2.dueAt,
      exact: finding2.introduced.exact,
      caused_by: finding2.causedBy,
      policy: finding2.location && `${finding2.location.file}:${finding2.location.line}`,
      ...whole2
    }
  };
}
function evidencesOf(finding2, book) {
  const { introduced, expected, before, actual, offending } = finding2;
  const data = {
    expected: valueText(expected),
    before: valueText(before),
    actual: valueText(actual),
    offending: valueText(offending)
  };
  const author2 = authorOf(finding2, book);
  const opener = openerOf(finding2, book);
  const revision2 = author2?.revision ?? introduced.revision;
  const last = { ...revision2 !== null && { uid: `revision:${revision2}` }, data, ...userOf(author2?.by ?? null) };
  if (!opener) return [last];
  const first = { expected: data.expected, before: data.before, actual: valueText(firstIn(finding2.values).actual) };
  return [last, { uid: `revision:${opener.revision}`, data: first, ...userOf(opener.by) }];
}
function userOf(by2) {
  const user = {
    ...by2?.id != null && { uid: by2.id },
    ...by2?.email != null && { email_addr: by2.email },
    ...by2?.name != null && { name: by2.name }
  };
  return Object.keys(user).length > 0 ? { user } : {};
}
function standardsOf({ controls, rule }) {
  const frameworks = new Set(controls.map((control) => firstIn(control.split(":"))));
  return frameworks.size > 0 ? [...frameworks] : [firstIn(rule.split("/"))];
}
function auditEvent(report, whole2) {
  const { verdict } = report;
  const worst = worstToBest.find((severity22) => report.summary.open[severity22] > 0);
  const check = verdict === "compliant" ? pass : verdict === "incomplete" ? warning : fail;
  const severity2 = worst ? severities2[worst] : verdict === "compliant" ? severities2.info : unknown;
  return {
    ...classOf(verdict === "compliant" ? close2 : create, report, severity2),
    message: `${verdict}: ${countsWords(report, openCount(report))}`,
    status_id: verdict === "compliant" ? 4 : 1,
    status: verdict === "compliant" ? "Resolved" : "New",
    finding_info: { uid: `audit:${report.organization}`, title: "Audit of the enterprise controls" },
    compliance: {
      control: "driftline",
      standards: ["driftline"],
      status_id: check.id,
      status: check.name,
      status_details: report.evidence.problems.slice(0, 20).map(({ message: message2 }) => message2)
    },
    resources: [{ uid: report.organization, name: report.organization, type: "Organization" }],
    unmapped: whole2
  };
}
function classOf(activity, report, severity2) {
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
    severity_id: severity2.id,
    severity: severity2.name,
    metadata: {
      version: VERSION,
      product: { name: "Driftline", vendor_name: "Driftline", version: report.tool.version },
      tenant_uid: report.organization
    }
  };
}
function times(instants) {
  const times2 = Object.entries(instants).flatMap(([name, at3]) => {
    const time = at3 === void 0 ? void 0 : instantOf(at3);
    return time === void 0 ? [] : [[name, time]];
  });
  return Object.fromEntries(times2);
}
function wholeOf(report, view) {
  return {
    verdict: report.verdict,
    evidence_complete: report.evidence.complete,
    counts: countsWords(report, openCount(report)),
    not_shown: hiddenWords(report, view).map(plain)
  };
}

// src/reporters/sarif/place.ts
var MAX_URI = 1e3;
function placeOf2({ location: location2 }, { evidence }) {
  const file = location2 === null ? void 0 : uriOf(location2.file);
  if (location2 && file !== void 0)
    return { file, line: atLeastOne(location2.line), column: atLeastOne(location2.column) };
  const files2 = evidence.policies.map((policy) => uriOf(policy.file));
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
function rulesOf2(findings2) {
  const worst = /* @__PURE__ */ new Map();
  for (const finding2 of findings2) {
    const before = worst.get(ruleId(finding2));
    if (!before || weight(finding2.severity) > weight(before.severity)) worst.set(ruleId(finding2), finding2);
  }
  const index = new Map([...worst.keys()].map((id, i) => [id, i]));
  return { rules: [...worst.values()].map(descriptor), indexOf: (finding2) => lookUp(index, ruleId(finding2)) };
}
function ruleId({ rule }) {
  return visible(clip(rule, 500));
}
function descriptor(finding2) {
  const score = scores[finding2.severity];
  return {
    id: ruleId(finding2),
    shortDescription: { text: sentence2(finding2.title) },
    fullDescription: { text: sentence2(finding2.rationale ?? finding2.title) },
    help: help(finding2),
    defaultConfiguration: { level: levels2[finding2.severity] },
    properties: {
      tags: [.../* @__PURE__ */ new Set(["security", ...finding2.controls.map(tag)])].slice(0, MAX_TAGS),
      precision: "very-high",
      ...score !== null && { "security-severity": score }
    }
  };
}
function tag(control) {
  return visible(clip(control, 100));
}
function sentence2(text) {
  const help2 = visible(clip(text, MAX_HELP));
  if (help2 === "") return "No description.";
  return /[.!?]$/.test(help2) ? help2 : `${help2}.`;
}
function help({ rule, rationale, remediation, controls }) {
  const lines3 = [
    ["Why", rationale === null ? [] : [rationale]],
    ["To fix", remediation === null ? [] : [remediation]],
    ["Controls", controls.slice(0, 50)],
    ["Rule", [rule]]
  ];
  const filled = lines3.filter(([, data]) => data.length > 0);
  const write = (data, term2) => filled.map(([name, items]) => `${term2(name)}: ${items.map((item) => data(clip(item, MAX_HELP))).join(", ")}`);
  return {
    text: new Paragraphs([...write(visible, (name) => name), disclaimer]),
    markdown: new Paragraphs([...write(markdownCode, (name) => `**${name}**`), disclaimer])
  };
}
// src/reporters/sarif/index.ts
var MAX_RESULTS = 5e3;
var limits7 = { text: 200, entries: 8 };
var sarif = (report, { results = MAX_RESULTS } = {}) => {
  const view = viewOf(report);
  const open3 = worstFirst(view.findings.filter((finding2) => finding2.status === "open"));
  const part = open3.slice(0, results);
  const { rules: rules2, indexOf } = rulesOf2(part);
  const book = bookOf(report);
  const run = {
    tool: { driver: { name: "Driftline", version: report.tool.version, rules: rules2 } },
    automationDetails: { id: category(report) },
    columnKind: "utf16CodeUnits",
    invocations: [invocation(report)],
    results: part.map((finding2) => resultOf(finding2, indexOf(finding2), book)),
    properties: { ...totalsOf(report, view), openResultsLeftOut: open3.length - part.length }
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
    message: { text: sarifMessage(clip(plain(toldOf(finding2, book, limits7)), 1e3)) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: file },
          region: { startLine: line, startColumn: column, endLine: line, endColumn: column + 1 }
        }
      }
    ],
    // The same for ever for one rule and subject, so that a window that opens again is the same alert.
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
    dueAt: finding2.dueAt,
    controls: finding2.controls
  };
}
function category({ organization }) {
  return `driftline/${visible(clip(organization, 100)).replaceAll("/", "\\u{2f}")}/`;
}
function invocation({ evidence, exitCode }) {
  return {
    executionSuccessful: evidence.complete,
    exitCode,
    toolExecutionNotifications: evidence.problems.slice(0, 20).map(({ message: message2 }) => ({ level: "error", message: { text: sarifMessage(clip(message2, 1e3)) } }))
  };
}

import { directions } from "./base.js";

import { approvalResults, ends, exceptionStates, kinds, ops, ruleStatuses, secretEnds, secretStates, sources, standings as standings2, statuses, verdicts } from "./policies.js";

// src/reporters/tables/table.ts
var common = [
  { name: "organization", sort: "text", says: "the organization", of: (report) => report.organization },
  { name: "as_of", sort: "instant", says: "the instant that the run took as now", of: (report) => report.asOf }
];
function person(name, who2, of, none) {
  const unknown2 = (part) => none === void 0 ? `the service gave no ${part}` : `${none}, or no ${part} is known`;
  return [
    {
      name: `${name}_id`,
      sort: "text",
      says: `${who2}: user id`,
      none: unknown2("id"),
      of: (row2) => of(row2)?.id ?? null
    },
    {
      name: `${name}_email`,
      sort: "text",
      says: `${who2}: e-mail address`,
      none: unknown2("address"),
      of: (row2) => of(row2)?.email ?? null
    },
    {
      name: `${name}_name`,
      sort: "text",
      says: `${who2}: name`,
      none: unknown2("name"),
      of: (row2) => of(row2)?.name ?? null
    }
  ];
}
function subject(of) {
  return [
    {
      name: "subject",
      sort: "text",
      says: "what it is about, as in the JSON report: a JSON Pointer, `revision:41`, or `rule:<id>`",
      of
    },
    {
      name: "setting",
      sort: "text",
      says: "the name of the setting, with dots",
      none: "it is about no setting",
      of: (row2) => of(row2).startsWith("/") ? nameOf(of(row2)) : null
    }
  ];
}
function jsonText(value2) {
  return value2 === null ? null : JSON.stringify(value2);
}
function entries2(list) {
  return list.map((entry) => typeof entry === "string" ? entry : jsonText(entry));
}
// src/reporters/tables/revisions.ts
function madeIn(of) {
  return [
    { name: "revision", sort: "integer", says: "number of the revision", of: (row2) => of(row2).revision },
    { name: "made_at", sort: "instant", says: "when it was made", of: (row2) => of(row2).at },
    ...person("editor", "who made it", (row2) => of(row2).by),
    {
      name: "editor_listed",
      sort: "boolean",
      says: "whether policy lists the editor",
      none: "no policy lists editors",
      of: (row2) => of(row2).approved
    }
  ];
}
var revisions = {
  says: "a revision of the settings",
  rows: (report) => report.revisions,
  columns: [
    ...madeIn((row2) => row2),
    { name: "changes", sort: "integer", says: "settings that it changed", of: (row2) => row2.changes.length },
    {
      name: "loosening",
      sort: "integer",
      says: "those of them that it made looser",
      of: ({ changes: changes2 }) => changes2.filter(({ direction }) => direction === "looser").length
    },
    {
      name: "missing_from",
      sort: "integer",
      says: "the first of the revisions before it that were not seen",
      none: "none is missing",
      of: ({ missing }) => missing?.from ?? null
    },
    {
      name: "missing_to",
      sort: "integer",
      says: "the last of them",
      none: "none is missing",
      of: ({ missing }) => missing?.to ?? null
    },
    { name: "opened", sort: "texts", says: "ids of the findings that it brought", of: ({ opened }) => opened },
    { name: "closed", sort: "texts", says: "ids of the findings that it ended", of: ({ closed }) => closed }
  ]
};
// src/reporters/tables/changes.ts
var changes = {
  says: "a setting that a revision changed, in meaning and not only in bytes",
  rows: function* ({ revisions: revisions2 }) {
    for (const revision2 of revisions2) for (const change of revision2.changes) yield { revision: revision2, change };
  },
  columns: [
    ...madeIn(({ revision: revision2 }) => revision2),
    ...subject(({ change }) => change.subject),
    {
      name: "formerly",
      sort: "text",
      says: "the subject it had before the revision renamed its element",
      none: "nothing was renamed",
      of: ({ change }) => change.formerly ?? null
    },
    {
      name: "op",
      sort: "text",
      says: "what was done",
      words: ops,
      of: ({ change }) => change.op
    },
    {
      name: "direction",
      sort: "text",
      says: "where it leads",
      words: directions,
      of: ({ change }) => change.direction
    },
    {
      name: "value_before",
      sort: "json",
      says: "the value before",
      none: "not set",
      of: ({ change }) => jsonText(change.before)
    },
    {
      name: "value_after",
      sort: "json",
      says: "the value after",
      none: "not set",
      of: ({ change }) => jsonText(change.after)
    },
    { name: "added", sort: "texts", says: "entries that came", of: ({ change }) => entries2(change.added ?? []) },
    { name: "removed", sort: "texts", says: "entries that went", of: ({ change }) => entries2(change.removed ?? []) },
    {
      name: "approval",
      sort: "text",
      says: "id of the approval nearest to it",
      none: "no approval has anything to do with it",
      of: ({ change }) => change.approval?.id ?? null
    },
    {
      name: "approval_result",
      sort: "text",
      says: "what that approval means for it",
      words: approvalResults,
      none: "no approval has anything to do with it",
      of: ({ change }) => change.approval?.result ?? null
    }
  ]
};
// src/reporters/tables/editors.ts
var editors = {
  says: "somebody who made a revision",
  rows: (report) => report.editors,
  columns: [
    { name: "editor_id", sort: "text", says: "user id", none: "the service gave no id", of: ({ id }) => id },
    {
      name: "editor_email",
      sort: "text",
      says: "e-mail address",
      none: "the service gave no address",
      of: ({ email }) => email
    },
    { name: "revisions", sort: "integer", says: "revisions that they made", of: (row2) => row2.revisions },
    {
      name: "unlisted",
      sort: "integer",
      says: "those of them that they made while policy did not list them",
      of: ({ unapproved }) => unapproved
    },
    {
      name: "loosening",
      sort: "integer",
      says: "those of them that made something looser",
      of: ({ loosening }) => loosening
    }
  ]
};
// src/reporters/tables/findings.ts
var findings = {
  says: "a finding of the run, whatever became of it",
  rows: (report) => report.findings,
  columns: [
    { name: "finding_id", sort: "text", says: "the same on every run", of: ({ id }) => id },
    { name: "finding_key", sort: "text", says: "the same for one rule and subject for ever", of: ({ key }) => key },
    { name: "rule", sort: "text", says: "id of its rule", of: ({ rule }) => rule },
    { name: "title", sort: "text", says: "title of its rule", of: ({ title: title2 }) => title2 },
    { name: "kind", sort: "text", says: "what sort of thing it is about", words: kinds, of: ({ kind }) => kind },
    { name: "severity", sort: "text", says: "how bad it is", words: worstToBest, of: ({ severity: severity2 }) => severity2 },
    {
      name: "status",
      sort: "text",
      says: "what became of it; `noted`: it happened before its policy was in effect",
      words: statuses,
      of: ({ status }) => status
    },
    ...subject((finding2) => finding2.subject),
    { name: "message", sort: "text", says: "what is wrong, in words", of: ({ message: message2 }) => message2 },
    {
      name: "expected",
      sort: "json",
      says: "what the rule demands",
      none: "it demands no value",
      of: ({ expected }) => jsonText(expected)
    },
    {
      name: "last_passing",
      sort: "json",
      says: "the last value that passed",
      none: "not set, or none is known",
      of: ({ before }) => jsonText(before)
    },
    {
      name: "last_failing",
      sort: "json",
      says: "the last value that failed",
      none: "not set",
      of: ({ actual }) => jsonText(actual)
    },
    { name: "offending", sort: "texts", says: "the entries that fail", of: ({ offending }) => entries2(offending) },
    {
      name: "introduced_revision",
      sort: "integer",
      says: "the revision that brought it",
      none: "no revision brought it",
      of: ({ introduced }) => introduced.revision
    },
    { name: "introduced_at", sort: "instant", says: "when it began", of: ({ introduced }) => introduced.at },
    ...person(
      "introduced_by",
      "who made that revision",
      ({ introduced }) => introduced.by,
      "no revision brought it"
    ),
    {
      name: "introduced_exact",
      sort: "boolean",
      says: "false: it began with that revision or earlier, in one that was not seen",
      of: ({ introduced }) => introduced.exact
    },
    {
      name: "resolved_revision",
      sort: "integer",
      says: "the revision that ended it",
      none: "it has not ended, or by an approval",
      of: ({ resolved }) => resolved?.revision ?? null
    },
    {
      name: "resolved_at",
      sort: "instant",
      says: "when it ended",
      none: "it has not ended",
      of: ({ resolved }) => resolved?.at ?? null
    },
    ...person(
      "resolved_by",
      "who made the revision that ended it",
      ({ resolved }) => resolved?.by ?? null,
      "no revision ended it"
    ),
    {
      name: "resolved_by_approval",
      sort: "text",
      says: "the approval that ended it",
      none: "no approval ended it",
      of: ({ resolved }) => resolved?.approval ?? null
    },
    {
      name: "ended",
      sort: "text",
      says: "how it ended; only `fixed` is remediation: the others came within an exception, or left one",
      words: ends,
      none: "it has not ended, or is an event",
      of: ({ ended: ended2 }) => ended2
    },
    {
      name: "exposure_seconds",
      sort: "integer",
      says: "whole seconds from its beginning to its end, or to `as_of`",
      none: "an event, which has no length",
      of: ({ exposureSeconds }) => exposureSeconds
    },
    { name: "due_at", sort: "instant", says: "when it is to be fixed", none: "no term", of: ({ dueAt }) => dueAt },
    {
      name: "in_force",
      sort: "text",
      says: "what the policy of that time said of it",
      words: standings2,
      none: "not asked for (`--policy-history`)",
      of: ({ inForce }) => inForce
    },
    {
      name: "caused_by",
      sort: "text",
      says: "id of the finding that explains it",
      none: "it stands for itself",
      of: ({ causedBy }) => causedBy
    },
    {
      name: "exception_owner",
      sort: "text",
      says: "who answers for its exception",
      none: "no exception",
      of: ({ exception: exception2 }) => exception2?.owner ?? null
    },
    {
      name: "exception_reason",
      sort: "text",
      says: "why it is accepted",
      none: "no exception",
      of: ({ exception: exception2 }) => exception2?.reason ?? null
    },
    {
      name: "exception_ticket",
      sort: "text",
      says: "where that was agreed",
      none: "no exception, or no ticket",
      of: ({ exception: exception2 }) => exception2?.ticket ?? null
    },
    {
      name: "exception_expires",
      sort: "instant",
      says: "when its exception ends",
      none: "no exception, or it has no end",
      of: ({ exception: exception2 }) => exception2?.expires ?? null
    },
    {
      name: "exception_state",
      sort: "text",
      says: "how its exception stands",
      words: exceptionStates,
      none: "no exception",
      of: ({ exception: exception2 }) => exception2?.state ?? null
    },
    { name: "controls", sort: "texts", says: "controls of frameworks that it touches", of: ({ controls }) => controls },
    {
      name: "policy_file",
      sort: "text",
      says: "the file that states its rule",
      none: "a built-in rule",
      of: ({ location: location2 }) => location2?.file ?? null
    },
    {
      name: "policy_line",
      sort: "integer",
      says: "the line of that file",
      none: "a built-in rule",
      of: ({ location: location2 }) => location2?.line ?? null
    }
  ]
};
// src/reporters/tables/rules.ts
var rules = {
  says: "a rule that a policy states; rules that are built in have findings alone",
  rows: (report) => report.rules,
  columns: [
    { name: "rule", sort: "text", says: "its id", of: ({ id }) => id },
    { name: "title", sort: "text", says: "its title", of: ({ title: title2 }) => title2 },
    { name: "policy", sort: "text", says: "id of its policy", none: "built in", of: ({ policy }) => policy },
    { name: "owner", sort: "text", says: "who answers for it", none: "nobody is named", of: ({ owner }) => owner },
    ...subject((rule) => rule.subject),
    { name: "severity", sort: "text", says: "how bad it is", words: worstToBest, of: ({ severity: severity2 }) => severity2 },
    {
      name: "status",
      sort: "text",
      says: "how it stands",
      words: ruleStatuses,
      of: ({ status }) => status
    },
    {
      name: "reason",
      sort: "text",
      says: "why it was not evaluated",
      none: "it was",
      of: ({ reason }) => reason
    },
    {
      name: "rationale",
      sort: "text",
      says: "why there is such a rule",
      none: "nothing says so",
      of: ({ rationale }) => rationale
    },
    { name: "controls", sort: "texts", says: "controls of frameworks that it touches", of: ({ controls }) => controls },
    {
      name: "policy_file",
      sort: "text",
      says: "the file that states it",
      none: "built in",
      of: ({ location: location2 }) => location2?.file ?? null
    },
    {
      name: "policy_line",
      sort: "integer",
      says: "the line of that file",
      none: "built in",
      of: ({ location: location2 }) => location2?.line ?? null
    }
  ]
};
// src/reporters/tables/runs.ts
function count2(name, says, of) {
  return { name, sort: "integer", says, of };
}
var runs = {
  says: "the run itself: one row",
  rows: (report) => [report],
  columns: [
    { name: "version", sort: "text", says: "version of Driftline", of: ({ tool }) => tool.version },
    { name: "verdict", sort: "text", says: "what the run says", words: verdicts, of: ({ verdict }) => verdict },
    count2("exit_code", "with which it ended", ({ exitCode }) => exitCode),
    {
      name: "fail_on",
      sort: "text",
      says: "the least severity that makes it fail",
      words: [...worstToBest, "never"],
      of: ({ view }) => view.failOn
    },
    {
      name: "source",
      sort: "text",
      says: "where the history came from",
      words: sources,
      of: ({ evidence }) => evidence.source
    },
    {
      name: "origin",
      sort: "text",
      says: "name of that file, or scheme and host",
      of: ({ evidence }) => evidence.origin
    },
    {
      name: "complete",
      sort: "boolean",
      says: "whether the evidence is complete",
      of: ({ evidence }) => evidence.complete
    },
    {
      name: "problems",
      sort: "texts",
      says: "why it is not",
      of: ({ evidence }) => evidence.problems.map(({ message: message2 }) => message2)
    },
    {
      name: "not_evaluated",
      sort: "texts",
      says: "what was asked for and could not be looked at",
      of: ({ notEvaluated }) => notEvaluated.map(({ what }) => what)
    },
    count2("revisions", "revisions that were judged", ({ evidence }) => evidence.revisions.count),
    {
      name: "first_revision",
      sort: "integer",
      says: "number of the first",
      none: "there is none",
      of: ({ evidence }) => evidence.revisions.first
    },
    {
      name: "last_revision",
      sort: "integer",
      says: "number of the last",
      none: "there is none",
      of: ({ evidence }) => evidence.revisions.last
    },
    {
      name: "first_at",
      sort: "instant",
      says: "when the first was made",
      none: "there is none",
      of: ({ evidence }) => evidence.revisions.firstAt
    },
    {
      name: "last_at",
      sort: "instant",
      says: "when the last was made",
      none: "there is none",
      of: ({ evidence }) => evidence.revisions.lastAt
    },
    count2("left_out", "revisions after `as_of`", ({ evidence }) => evidence.revisions.leftOut),
    count2("requests", "requests to the service", ({ evidence }) => evidence.requests),
    {
      name: "ledger_head",
      sort: "text",
      says: "head of the ledger",
      none: "no ledger",
      of: ({ evidence }) => evidence.ledger?.head ?? null
    },
    {
      name: "last_complete_audit",
      sort: "instant",
      says: "when the last audit of complete evidence was, by the ledger",
      none: "no ledger, or it has none",
      of: ({ evidence }) => evidence.ledger?.lastCompleteAudit ?? null
    },
    ...severities.toReversed().map(
      (severity2) => count2(`open_${severity2}`, `open findings of severity \`${severity2}\``, ({ summary }) => summary.open[severity2])
    ),
    count2("causes", "open findings that no other one explains", ({ summary }) => summary.causes),
    count2("resolved", "findings that ended", ({ summary }) => summary.resolved),
    count2("excepted", "findings that an exception accepts", ({ summary }) => summary.excepted),
    count2("noted", "findings from before their policy was in effect", ({ summary }) => summary.noted),
    count2("rules_passing", "rules that hold", ({ summary }) => summary.rules.passing),
    count2("rules_failing", "rules that fail", ({ summary }) => summary.rules.failing),
    count2("rules_not_evaluated", "rules that were not evaluated", ({ summary }) => summary.rules.notEvaluated),
    count2("settings_governed", "settings that a rule judges", ({ summary }) => summary.coverage.governed),
    count2("settings_seen", "settings that were ever set", ({ summary }) => summary.coverage.seen),
    {
      name: "policies",
      sort: "texts",
      says: "ids of the policies",
      of: ({ evidence }) => evidence.policies.map(({ id }) => id)
    },
    {
      name: "policy_digests",
      sort: "texts",
      says: "their digests, in the same order",
      of: ({ evidence }) => evidence.policies.map(({ digest: digest2 }) => digest2)
    }
  ]
};
// src/reporters/tables/registry.ts
var tables = {
  findings: published(findings),
  changes: published(changes),
  revisions: published(revisions),
  rules: published(rules),
  editors: published(editors),
  runs: published(runs)
};
function published(table3) {
  return { says: table3.says, columns: table3.columns, lines: (report) => linesOf(table3, report) };
}
var BATCH = 200;
function* linesOf(table3, report) {
  const head2 = common.map(({ name, of }) => [name, of(report)]);
  let [piece, length] = ["", 0];
  for (const row2 of table3.rows(report)) {
    const cells2 = [...head2, ...table3.columns.map(({ name, of }) => [name, of(row2)])];
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

import { filesOf, formatNames, isFolder, isFormat, reporters } from "./questions.js";

// src/run/own-report.ts
async function wordsOf2(format) {
  const render = await reporters[format].load();
  return verdicts.map((verdict) => whole(render({ ...neutral, verdict })));
}
var at2 = "1970-01-01T00:00:00.000Z";
var by = { id: "", email: "", name: "" };
var moment = { revision: 1, at: at2, by };
var secret = { $secret: "literal", fingerprint: "" };
var location = { file: "", line: 1, column: 1 };
var exception = {
  owner: "",
  reason: "",
  ticket: "",
  category: "waiver",
  from: at2,
  expires: at2,
  state: "active"
};
function finding(parts) {
  return {
    id: "",
    key: "",
    rule: "",
    title: "",
    kind: "setting",
    severity: "high",
    status: "open",
    subject: "/",
    message: "",
    expected: { equals: true },
    demand: [],
    remedy: [],
    before: null,
    actual: [secret],
    offending: [secret],
    values: [{ ...moment, actual: secret }],
    introduced: { ...moment, exact: true },
    resolved: null,
    ended: null,
    exposureSeconds: 1,
    dueAt: at2,
    inForce: null,
    fix: {},
    location,
    inert: null,
    causedBy: "",
    exception: null,
    controls: [""],
    rationale: "",
    remediation: "",
    blast: null,
    ...parts
  };
}
function secretRow(parts) {
  return { subject: "/", form: "literal", fingerprint: "", sinceRevision: 1, at: at2, alsoAt: ["/"], ...parts };
}
function span(ended2) {
  const place2 = { ...moment, exact: false };
  return { subject: "/", from: { ...moment, exact: true }, until: place2, masked: place2, ended: ended2, next: "" };
}
var neutral = {
  schemaVersion: 1,
  tool: { name: "driftline", version: "" },
  organization: "",
  asOf: at2,
  verdict: "drifted",
  exitCode: 1,
  view: { reportSeverity: "info", since: "1", failOn: "high" },
  evidence: {
    source: "service",
    origin: "",
    ...marksOf2(() => true),
    complete: false,
    problems: [{ code: "", message: "" }],
    revisions: { count: 1, first: 1, last: 1, firstAt: at2, lastAt: at2, leftOut: 1 },
    requests: 1,
    policies: [{ id: "", file: "", digest: "", rules: 1 }],
    ledger: null
  },
  notEvaluated: [{ what: "", reason: "" }],
  summary: {
    open: { critical: 1, high: 1, medium: 1, low: 1, info: 1 },
    resolved: 1,
    excepted: 1,
    noted: 1,
    causes: 1,
    rules: { total: 4, passing: 1, failing: 1, notEvaluated: 1 },
    coverage: { governed: 1, seen: 2 },
    sinceLast: {
      at: at2,
      new: [""],
      stillOpen: [""],
      reopened: [""],
      resolved: [""],
      gone: [""],
      transient: [""],
      expiring: [""]
    }
  },
  rules: ["passing", "failing", "excepted", "not-evaluated"].map((status) => ({
    id: "",
    title: "",
    policy: "",
    owner: "",
    subject: "/",
    severity: "high",
    rationale: "",
    controls: [""],
    status,
    reason: "",
    location
  })),
  findings: [
    ...severities.map((severity2) => finding({ severity: severity2 })),
    ...kinds.map((kind) => finding({ kind, exposureSeconds: null, fix: null, subject: "revision:1" })),
    ...["fixed", "accepted", "outgrown"].map(
      (ended2) => finding({ status: "resolved", resolved: moment, ended: ended2, introduced: { ...moment, exact: false } })
    ),
    finding({ inert: { switch: "/", wanted: true, since: { ...moment, exact: false } } }),
    finding({ status: "excepted", exception }),
    finding({
      status: "noted",
      introduced: { revision: null, at: at2, by: null, exact: true },
      dueAt: null,
      location: null
    })
  ],
  revisions: [
    {
      ...moment,
      approved: false,
      changes: approvalResults.map((result, i) => ({
        subject: "/",
        op: "replace",
        before: ["b"],
        after: ["a"],
        added: ["a"],
        removed: ["b"],
        direction: ["looser", "tighter", "neutral", "unknown"][i % 4],
        approval: { id: "", result }
      })),
      representation: ["/"],
      opened: [""],
      closed: [""]
    }
  ],
  exceptions: exceptionStates.map((state) => ({
    ...exception,
    rule: "",
    value: [null],
    revision: null,
    findings: [""],
    location,
    state
  })),
  approvals: [],
  editors: [{ id: "", email: "", revisions: 1, unapproved: 1, loosening: 1 }],
  access: ["listed", "everyone", "nobody"].map((to) => ({
    subject: "/",
    grants: "",
    to,
    who: to === "listed" ? "" : null,
    limits: [""],
    because: "",
    since: moment,
    exact: false
  })),
  secrets: [
    ...["literal", "reference", "placeholder", "masked-by-server"].map((form) => secretRow({ form })),
    ...secretStates.map((state) => secretRow({ state, spans: secretEnds.map(span) }))
  ],
  settings: [{ subject: "/", rules: [], changes: 1, setBy: 1 }],
  usage: {
    from: "1970-01-01",
    to: "1970-01-02",
    days: 2,
    leftOut: 2,
    missing: [{ endpoint: "", day: "1970-01-01" }],
    provisional: ["1970-01-02"],
    requests: 1,
    ambiguous: ["changed", "reading", "gap", "settle"].map((reason) => ({
      rule: "",
      subject: "",
      day: "1970-01-01",
      revisions: [1],
      reason
    })),
    unjoined: [{ what: "mcp", name: "", days: 1 }],
    artifacts: { entries: 1, calls: 1 },
    belowFloor: [],
    models: [{ id: "", users: 1, credits: 1, firstDay: "1970-01-01", lastDay: "1970-01-01", allowedNow: true }],
    servers: [
      {
        name: "",
        spellings: [""],
        calls: 1,
        firstDay: "1970-01-01",
        lastDay: "1970-01-01",
        identity: "",
        allowedNow: true
      }
    ],
    hooks: [],
    levels: []
  },
  people: null,
  readiness: [
    {
      repository: "",
      reports: 2,
      newest: { id: "", at: at2, model: "", agentVersion: "" },
      verdicts: [{ rule: "", at: at2, about: "", verdict: "violation", reason: "reading", revisions: [1] }]
    }
  ],
  computers: [{ id: "", name: "", provider: "", createdAt: at2, status: "", remoteUser: "", verdicts: [] }],
  sessions: [
    {
      id: "",
      createdAt: at2,
      updatedAt: at2,
      model: "",
      specModeModel: "",
      autonomyLevel: "",
      autonomyMode: "",
      verdicts: []
    }
  ],
  exposure: {
    severity: { critical: 1, high: 1, medium: 1, low: 1, info: 1 },
    rules: [{ id: "", seconds: 1 }],
    controls: [{ id: "", seconds: 1 }]
  },
  posture: [
    { revision: 1, at: at2, tighter: 1, looser: 1, balance: 0, open: { critical: 1, high: 1, medium: 1, low: 1, info: 1 } }
  ],
  timeline: []
};
export {
  acceptance,
  accessCsv,
  changeWords,
  changesPart,
  csv,
  fileOf,
  files,
  fill,
  findingsCsv,
  github,
  issueWords,
  json,
  junit,
  limits,
  markdown,
  marked,
  markerOf,
  md,
  neutral,
  newsWords,
  ocsf,
  openPart,
  organizationId,
  pastPart,
  planCsv,
  planIssues,
  remedyCell,
  runLink,
  sameBody,
  sarif,
  secretsCsv,
  short,
  subjectId,
  subjectsOf,
  tables2 as tables,
  unmarked,
  wordsOf2 as wordsOf
};
