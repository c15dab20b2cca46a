import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  markdown
} from "./chunk-chunk-PNI7JLT3.js";
import {
  openPart
} from "./chunk-chunk-NUM5YSC7.js";
import {
  acceptance
} from "./chunk-chunk-WMGHYA3U.js";
import {
  beneathList,
  beneathWords,
  itemsOf
} from "./chunk-chunk-YY5COTNK.js";
import {
  remedy
} from "./chunk-chunk-LY4D2PXE.js";
import {
  authorOf,
  beginning,
  directionWords,
  ending,
  isEvent,
  isSame,
  lastDay,
  openerOf,
  passage,
  personWords,
  placeWords,
  standingDirection,
  subjectWords,
  term,
  worstFirst
} from "./chunk-chunk-YGFQAK7O.js";
import {
  viewOf
} from "./chunk-chunk-W4IGAWFC.js";
import {
  revisionsWords,
  tallyWords
} from "./chunk-chunk-U3UAT5DI.js";
import {
  bookOf,
  listedWords
} from "./chunk-chunk-ODIOXHXG.js";
import {
  actualWords,
  at,
  capital,
  expectedWords,
  joined,
  prose,
  say,
  some,
  spoken,
  thousands,
  value,
  valueWords,
  who
} from "./chunk-chunk-357X2JHD.js";
import {
  isContinued,
  isPutRight
} from "./chunk-chunk-CM6Z4NHK.js";
import {
  grouped
} from "./chunk-chunk-QZ7J7UFA.js";
import {
  clip,
  head,
  markdownCode,
  visible,
  visibleJson
} from "./chunk-chunk-TXR2ON6E.js";
import {
  instantOf,
  instantText
} from "./chunk-chunk-SIYFOCKV.js";
import {
  reaches,
  severities,
  weight
} from "./chunk-chunk-RHYGES5V.js";

// src/github/markdown.ts
var MAX_DATA = 400;
var BUDGET = 6e4;
var limits = { text: 200, entries: 8 };
function md(phrase, max = MAX_DATA) {
  return spoken(phrase, (data) => markdownCode(clip(data, max)));
}
function listOf(lines2, count, room) {
  const shown = [];
  for (const line of lines2) {
    if (line.length + 3 > room) break;
    room -= line.length + 3;
    shown.push(`- ${line}`);
  }
  const more = count - shown.length;
  return [...shown, ...more > 0 ? [`- ${shown.length > 0 ? "and " : ""}${thousands(more)} more`] : []].join("\n");
}
function fenced(language, text) {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}
${text}
${fence}`;
}
function table(rows) {
  const told = rows.filter(([, says]) => says !== "").map(([term2, says]) => `| ${term2} | ${says} |`);
  return ["| | |", "| --- | --- |", ...told].join("\n");
}
function fitting(parts, last) {
  let room = BUDGET - last.length;
  const shown = [];
  const told = parts.filter((part) => part !== "");
  for (const part of told) {
    if (part.length + 2 > room) continue;
    room -= part.length + 2;
    shown.push(part);
  }
  const left = told.length - shown.length;
  if (left > 0) shown.push(`${left} of ${told.length} parts did not fit here; the report files have everything.`);
  return [...shown, ...last === "" ? [] : [last]].join("\n\n");
}

// src/github/place.ts
function ruleLink(location, place, shown) {
  if (location === null) return shown;
  const { file, line } = location;
  const segments = file.split("/");
  const isPath = segments.every((part) => part !== "" && part !== "." && part !== "..");
  if (!isPath || /[:\\]/.test(file) || visible(file) !== file || !Number.isInteger(line) || line < 1) return shown;
  return `[${shown}](${base(place)}/blob/HEAD/${segments.map(encoded).join("/")}#L${line})`;
}
function runLink(place) {
  return place.run === null ? "" : `[this run](${base(place)}/actions/runs/${place.run})`;
}
function base({ server, owner, repository }) {
  return `${server}/${owner}/${repository}`;
}
function encoded(segment) {
  return encodeURIComponent(segment).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
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
function newsWords(news, finding, book, place) {
  const told = news.map((one) => oneWords(one, finding, book));
  const run = runLink(place);
  return fitting(told, run === "" ? "" : `<sub>Seen by ${run}, ${md(at(book.report.asOf))}.</sub>`);
}
function oneWords(news, finding, book) {
  if (news.what === "retired") return retired[news.why];
  if (news.what === "duplicate") return `Closed: #${news.of} is about the same.`;
  return finding === null ? "" : findingWords(news, finding, book);
}
function findingWords(news, finding, book) {
  const start = md(beginning(finding, book, limits));
  switch (news.what) {
    case "severity":
      return `**More severe:** ${news.from} before, ${finding.severity} now.`;
    case "late":
      return `**The time limit has passed:** it was ${md(at(finding.dueAt ?? ""))}.`;
    case "again":
      return `**It was put back and came again:** ${start}.`;
    case "reopened":
      return `**Open again:** ${start}.`;
    case "lapsed":
      return `**No longer accepted:** ${md(lapsed(finding))}. ${md(capital(beginning(finding, book, limits)))}.`;
    case "resolved":
      return `**Resolved:** ${md(ended(finding, book))}.`;
    case "accepted":
      return `**Accepted:** ${md(accepted(finding, book))}.`;
    case "hand":
      return finding.status === "open" ? stillOpen : notOpen;
    default:
      return news;
  }
}
var stillOpen = "**Still open.** Closing this issue changes nothing in the settings: put them back, or accept the deviation with an exception, for which the text above has a draft. If it is closed again it stays closed until something changes.";
var notOpen = "**Not open.** Nothing about it is violated now. If it is opened again it stays open until something changes.";
function ended(finding, book) {
  return isEvent(finding) && finding.resolved === null ? ["it is no longer open"] : ending(finding, book);
}
function lapsed({ exception }) {
  if (exception === null) return ["the exception is gone, or does not cover the value of today"];
  if (exception.expires === null) return ["the exception does not hold any more"];
  return say`the exception of ${who(exception.owner)} ended with ${lastDay(exception.expires)}`;
}
function accepted(finding, book) {
  const { exception } = finding;
  if (finding.resolved) return ending(finding, book);
  if (exception === null) return ["the finding that it follows from is accepted"];
  const { owner, reason, ticket } = exception;
  const told = say`${term(exception)} by ${who(owner)}: ${prose(reason)}`;
  return ticket === null ? told : say`${told}, ticket ${ticket}`;
}

// src/github/subject.ts
function subjectsOf(report) {
  const items = itemsOf(report.findings.filter(({ status }) => status === "open"));
  const byFinding = new Map(items.map((item) => [item.finding, item]));
  const windows = grouped(report.findings, ({ key }) => key);
  const subjects = /* @__PURE__ */ new Map();
  for (const [key, found] of windows) {
    const [finding, ...earlier] = found.toSorted(
      (a, b) => rank(a) - rank(b) || number(b) - number(a) || (startOf(b) ?? 0) - (startOf(a) ?? 0)
    );
    const { severity, beneath } = byFinding.get(finding) ?? { severity: finding.severity, beneath: [] };
    const explained = finding.status === "open" && !byFinding.has(finding);
    const window = firstOf(finding, earlier).id;
    subjects.set(key, { key, finding, earlier, window, severity, beneath, explained });
  }
  return subjects;
}
function firstOf(finding, others) {
  let first = finding;
  const ends = (one) => isContinued(one.ended) && number(one) < number(first) && one.resolved?.revision === first.introduced.revision;
  for (let before = others.find(ends); before; before = others.find(ends)) first = before;
  return first;
}
function rank({ status, resolved }) {
  if (status === "open") return 0;
  return status === "excepted" && resolved === null ? 1 : 2;
}
function startOf({ introduced }) {
  return instantOf(introduced.at);
}
function number({ introduced }) {
  return introduced.revision ?? 0;
}
function isShown({ severity }, report) {
  return reaches(severity, report.view.reportSeverity ?? "low");
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
  const last = audit === null ? "none" : `**${md(at(audit))}**`;
  const seen = sound ? `, ${md([revisionsWords(report)])}` : "";
  const doubt = sound ? "" : `

**The audit of ${md(at(report.asOf))} was not complete, or not to be relied on. Nothing is closed on it.**`;
  const kept = anchor === null ? "" : ` Ledger: ${some(anchor.size, "entry", "entries")}, head ${md(value(anchor.head))}.`;
  return `Organization ${md(value(report.organization), MAX_NAME)}. Last complete audit: ${last}${seen}.${kept}${doubt}`;
}
function rest({ report, subjects, own, max, book }) {
  if (subjects.length === 0) return "Nothing is open beyond the findings that have issues of their own.";
  const findings = worstFirst(subjects.flatMap(({ finding, beneath }) => [finding, ...beneath]));
  const tally = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
  for (const { severity } of findings) tally[severity]++;
  const byRule = [...grouped(findings, ({ rule }) => rule)].toSorted(([, a], [, b]) => b.length - a.length);
  const rules = byRule.slice(0, MAX_RULES).map(([rule, found]) => md(say`${found.length} × ${rule}`, MAX_NAME));
  const { before, rows } = openPart({ ...viewOf(report), findings }, book);
  let room = TABLE - before.length;
  let shown = 0;
  let table2 = before;
  for (const { line, counts } of rows) {
    if (line.length > room) break;
    room -= line.length;
    table2 += line;
    shown += counts;
  }
  return [
    `${some(findings.length, "finding is", "findings are")} open beyond the ${thousands(own.length)} that have issues of their own (\`max-issues\` is ${thousands(max)}, the worst first): ${tallyWords(tally)}.`,
    listOf(rules, byRule.length, LIST),
    table2.trimEnd(),
    `Shown: ${thousands(shown)} of ${thousands(findings.length)}. The report files have all of them.`
  ].join("\n\n");
}
var footer = [
  "---",
  "<sub>Driftline keeps this issue: its text is the present and is written anew by every audit, its comments say what changed. When the time of the last complete audit is older than the schedule, the audit itself does not run. To be told no more, set `issues: off`. Without the label `driftline` it is left alone.</sub>"
].join("\n");
function changeWords(what, changes, input) {
  if (what === null) return "";
  const run = runLink(input.place);
  const last = run === "" ? "" : `<sub>Seen by ${run}, ${md(at(input.report.asOf))}.</sub>`;
  return fitting([opening(what), ...sayings(changes, input)], last);
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
    const lines2 = subjects.slice(0, MAX_SAID).map(({ finding }) => md(says(finding), MAX_NAME));
    return `**${some(subjects.length, "finding")} ${word}:**

${listOf(lines2, subjects.length, LIST)}`;
  };
  const named = ({ rule, subject }) => say`${rule}, ${subjectWords(subject)}`;
  const graded = (finding) => say`${[finding.severity]}: ${named(finding)}`;
  const endingOf = (finding) => finding.status === "open" ? ["below the severity that issues are kept for"] : ending(finding, book);
  return [
    list("opened", came, (finding) => say`${graded(finding)}: ${beginning(finding, book, brief)}`),
    list("grew worse or passed the time limit", worse, graded),
    list("ended", ended2, (finding) => say`${named(finding)}: ${endingOf(finding)}`),
    vanished === 0 ? "" : `${some(vanished, "finding is", "findings are")} no longer made: the policies have changed.`
  ];
}

// src/github/marker.ts
import { createHash } from "node:crypto";
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
  const found = shape.exec(line)?.[1];
  if (found === void 0) return void 0;
  const parts = new Map(
    found.trim().split(" ").map((part) => [part.slice(0, part.indexOf("=")), part.slice(part.indexOf("=") + 1)])
  );
  for (const [name, form] of Object.entries(forms)) if (!form.test(parts.get(name) ?? "")) return void 0;
  const anchor = parts.get("anchor");
  if (anchor !== void 0 && !anchored.test(anchor)) return void 0;
  const [size, head2] = anchor?.split(":") ?? [];
  const text = (name) => parts.get(name);
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
function nowOf(subject, marker, report) {
  if (subject === void 0) return gone(marker, report);
  const { finding } = subject;
  if (finding.status === "noted") return { retired: "noted" };
  if (finding.status === "open" && !isShown(subject, report)) return { retired: "hidden" };
  if (finding.ended === "outgrown") return "unknown";
  return finding.ended === "accepted" ? "excepted" : finding.status;
}
function gone(marker, report) {
  const rules = report.rules.filter((row) => short(row.id) === marker.rule);
  if (rules.some((row) => row.status === "not-evaluated")) return "unknown";
  const elsewhere = ["usage", "access", "readiness", "computer"].includes(marker.kind ?? "");
  if (elsewhere && (rules.length === 0 || report.notEvaluated.some(({ what }) => what === marker.kind)))
    return "unknown";
  return { retired: rules.length === 0 ? "rule-gone" : "not-found" };
}
function decide(now, has, subject, report) {
  if (now === "unknown") return null;
  if (now === "open") return whileOpen(has, subject, report);
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
function whileOpen(has, subject, report) {
  const news = has.standing === "open" ? newsOf(has, subject, report) : [back(has.standing, subject)];
  const isNew = has.standing !== "open" || news.some(({ what }) => what === "again");
  if (has.isOpen) return { standing: "open", state: null, news, answered: !isNew && has.answered };
  const reopened = { standing: "open", state: "open", reason: "reopened" };
  if (news.length > 0) return { ...reopened, news, answered: !isNew && has.answered };
  if (!has.answered) return { ...reopened, news: [{ what: "hand" }], answered: true };
  return { standing: "open", state: null, news: [], answered: true };
}
function newsOf(has, { finding, earlier, window, severity }, report) {
  const again = has.finding !== short(window) && earlier.some((one) => short(one.id) === has.finding);
  if (again) return [{ what: "again" }];
  const news = [];
  const before = has.severity ?? severity;
  if (weight(severity) > weight(before)) news.push({ what: "severity", from: before });
  if (isLate(finding, report) && !has.late) news.push({ what: "late" });
  return news;
}
function back(standing, { finding }) {
  return standing === "excepted" && finding.status === "open" ? { what: "lapsed" } : { what: "reopened" };
}

// src/github/update.ts
function update({ issue, marker }, wanted, decision, words) {
  const patch = {
    ...issue.title !== wanted.title && { title: wanted.title },
    ...!sameBody(issue.body, wanted.body) && { body: wanted.body },
    ...decision.state !== null && decision.state !== issue.state && { state: decision.state },
    ...decision.state !== null && decision.state !== issue.state && decision.reason && { reason: decision.reason }
  };
  const comment = decision.news.length === 0 ? null : said(marker, decision.news.map(({ what }) => what).join(" "), words);
  if (comment === null && Object.keys(patch).length === 0) return null;
  return { do: "update", id: marker.id, number: issue.number, comment, patch };
}
function said(marker, what, words) {
  const event = eventLine(marker.id, marker.turn, what);
  return { event, text: `${event}
${words}` };
}

// src/github/summary.ts
var MAX_LISTED = 150;
function planSummary(input) {
  const { known, subjects, report } = input;
  const sound = isSound(report);
  if (known === void 0) {
    const isNeeded = subjects.length > 0;
    if (!isNeeded && input.anchor === null) return { operations: [], opened: 0, resolved: 0 };
    const standing = isNeeded ? "open" : "retired";
    const text = written(input, { standing, answered: false, turn: 0 });
    const create = { do: "create", id: input.id, ...text, ...!isNeeded && { closed: true } };
    return { operations: [create], opened: subjects.length, resolved: 0 };
  }
  const changes = changesOf(known.marker, input);
  const decision = decide2(known, changes, subjects.length > 0, sound);
  const { marker } = known;
  const next = { ...decision, turn: marker.turn + (decision.news.length > 0 ? 1 : 0) };
  const words = changeWords(decision.news[0]?.what ?? null, changes, input);
  const operation = update(known, written(input, next), decision, words);
  return {
    operations: operation === null ? [] : [operation],
    opened: changes.came.length,
    resolved: changes.ended.filter(({ finding }) => isPutRight(finding)).length
  };
}
function decide2({ issue, marker }, changes, isNeeded, sound) {
  const isOpen = issue.state === "open";
  const said2 = (what) => [{ what }];
  if (isNeeded) {
    const changed = changes.came.length + changes.ended.length + changes.worse.length + changes.vanished > 0;
    const ended2 = marker.standing !== "open" && marker.standing !== "retired";
    const news = ended2 ? said2("reopened") : changed ? said2("changed") : [];
    const again = marker.standing !== "open";
    const kept = { standing: "open", answered: !again && marker.answered };
    if (isOpen) return { ...kept, state: null, news };
    const urgent = again || changes.came.length + changes.worse.length > 0;
    if (urgent) return { ...kept, state: "open", reason: "reopened", news };
    if (marker.answered) return { ...kept, state: null, news };
    return { standing: "open", state: "open", reason: "reopened", news: said2("hand-open"), answered: true };
  }
  if (!sound) return { standing: marker.standing, state: null, news: [], answered: marker.answered };
  if (marker.standing === "open")
    return isOpen ? { standing: "resolved", state: "closed", reason: "completed", news: said2("done"), answered: false } : { standing: "resolved", state: null, news: [], answered: false };
  if (isOpen && marker.standing === "retired")
    return { standing: "resolved", state: "closed", reason: "completed", news: [], answered: false };
  if (!isOpen || marker.answered)
    return { standing: marker.standing, state: null, news: [], answered: marker.answered };
  return { standing: marker.standing, state: "closed", reason: "completed", news: said2("hand-closed"), answered: true };
}
function changesOf({ listed, many, audit }, { report, subjects, own, beneath, all }) {
  const before = new Map(listed.map((token) => [token.slice(0, 16), token]));
  const last = audit === null ? void 0 : instantOf(audit);
  const isNew = ({ finding }) => !many || last === void 0 || (instantOf(finding.introduced.at) ?? 0) > last;
  const came = subjects.filter((subject) => !before.has(short(subject.key)) && isNew(subject));
  const worse = subjects.filter((subject) => {
    const token = before.get(short(subject.key));
    const now = tokenOf(subject, report);
    return token !== void 0 && (now[16] > token[16] || now[17] > token[17]);
  });
  if (!isSound(report)) return { came, worse, ended: [], vanished: 0 };
  const open = new Set([...subjects, ...own, ...beneath].map(({ key }) => short(key)));
  const gone2 = new Set([...before.keys()].filter((key) => !open.has(key)));
  const ended2 = [...all].filter(({ key }) => gone2.has(short(key)));
  return { came, worse, ended: ended2, vanished: gone2.size - ended2.length };
}
function tokenOf({ key, finding, severity }, report) {
  return `${short(key)}${"abcde"[severities.indexOf(severity)]}${isLate(finding, report) ? "1" : "0"}`;
}
function written(input, { standing, answered, turn }) {
  const { report, subjects, known, seat, id } = input;
  const sound = isSound(report);
  const ended2 = sound ? report.asOf : known?.marker.audit ?? report.evidence.ledger?.lastCompleteAudit ?? "";
  const time = instantOf(ended2);
  const audit = time === void 0 ? known?.marker.audit ?? null : instantText(time);
  const anchor = further(known?.marker.anchor ?? null, input.anchor);
  const now = subjects.slice(0, MAX_LISTED).map((subject) => tokenOf(subject, report));
  const kept = sound ? [] : known?.marker.listed ?? [];
  const listed = [...new Map([...kept, ...now].map((token) => [token.slice(0, 16), token])).values()];
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
var MAX_BENEATH = 50;
var MAX_EARLIER = 10;
var MAX_CONTROLS = 20;
var MAX_TITLE = 120;
function titleOf({ finding, severity }) {
  const { rule, title } = finding;
  const named = title === "" || title === rule ? rule : `${title} (${rule})`;
  const [before, after] = [`[${severity}] `, whichOf(finding)];
  return `${before}${head(ownWords(named), MAX_TITLE - before.length - after.length)}${after}`;
}
function whichOf({ subject, rule, kind, key, introduced }) {
  const revision = /^revision:(\d{1,15})$/.exec(subject)?.[1];
  if (revision !== void 0) return `, revision ${revision}`;
  const which = rule.includes("[*]") || kind !== "setting" ? `, ${short(key).slice(0, 8)}` : "";
  return introduced.revision !== null && introduced.exact ? `${which}, since revision ${introduced.revision}` : which;
}
function ownWords(text) {
  return text.replace(/:\/\/|\bwww\./gi, "·").replace(/[^A-Za-z0-9 _.,:;/*()[\]+'-]+/g, "·").replace(/ {2,}/g, " ").trim();
}
function bodyOf({ finding, severity, beneath, earlier }, book, place) {
  const rule = book.report.rules.find((row) => row.id === finding.rule);
  const parts = [
    `**${stateWords(finding, severity)}** ${md(capital(beginning(finding, book, limits)))}.`,
    facts(finding, book, place, rule?.owner ?? null),
    explains({ finding, severity, beneath }),
    finding.rationale === null ? "" : `#### Why it matters

${md(prose(finding.rationale))}`,
    finding.status === "open" ? putRight(finding) : "",
    finding.status === "open" ? accept(finding, book) : "",
    passed(finding, book),
    history(earlier, book)
  ];
  return fitting(parts, footer2(finding, place));
}
function explains(item) {
  if (item.beneath.length === 0) return "";
  const lines2 = beneathList(item, MAX_BENEATH).map((says) => `- ${md(says)}`);
  return `#### What it explains

${md(capital(beneathWords(item)))}:

${lines2.join("\n")}`;
}
function stateWords({ status, ended: how }, severity) {
  if (isContinued(how)) return "Ended.";
  return { open: `Open, ${severity}.`, resolved: "Resolved.", excepted: "Accepted.", noted: "Noted." }[status];
}
function facts(finding, book, place, owner) {
  const { introduced, exception, status, dueAt } = finding;
  const event = isEvent(finding);
  const direction = standingDirection(finding, book);
  const since = introduced.exact ? "since" : "at the latest since";
  const exposed = event ? "an event: it has no length" : `${since} ${md(at(introduced.at))}`;
  const cause = finding.causedBy === null ? void 0 : book.findings.get(finding.causedBy);
  const late = isLate(finding, book.report) ? ", **which has passed**" : "";
  return table([
    ["Organization", md(value(book.report.organization))],
    ["Setting", md(subjectWords(finding.subject))],
    ["What", md(prose(finding.message))],
    ["Before", event || !introduced.exact ? "" : md(valueWords(finding.before, limits))],
    ["Now", event ? "" : md(actualWords(finding, limits))],
    ["Wanted", md(expectedWords(finding.expected, limits))],
    ["Direction", direction === void 0 ? "" : directionWords[direction]],
    ["Editor", md(editorWords(finding, book))],
    ["Exposed", status === "resolved" ? md(ended(finding, book)) : exposed],
    ["Time limit", dueAt === null || status !== "open" ? "" : `${md(at(dueAt))}${late}`],
    ["Follows from", cause ? md(subjectWords(cause.subject)) : ""],
    ["Exception", exception === null ? "" : md(exceptionWords(exception))],
    ["Controls", md(controlsWords(finding.controls))],
    ["Rule", md(value(finding.rule))],
    ["Where it is stated", ruleLink(finding.location, place, md(placeWords(finding.location)))],
    ["Owner of the rule", owner === null ? "" : md(who(owner))]
  ]);
}
function editorWords(finding, book) {
  const author = authorOf(finding, book);
  const opener = openerOf(finding, book);
  const told = (one) => {
    const word = one ? listedWords(one.revision, book) : "";
    return one && word !== "" ? [say`${personWords(one.by)}: ${[word]}`] : [];
  };
  const others = opener && author && !isSame(opener.by, author.by) ? told(opener) : [];
  return joined([...told(author), ...others], "; ");
}
function controlsWords(controls) {
  const shown = joined(
    controls.slice(0, MAX_CONTROLS).map((one) => value(one)),
    ", "
  );
  return controls.length > MAX_CONTROLS ? [...shown, ` and ${controls.length - MAX_CONTROLS} more`] : shown;
}
function exceptionWords(exception) {
  const { owner, reason, ticket, state } = exception;
  const word = state === "expired" ? "expired, was" : "accepted";
  const by = say`${[word]} ${term(exception)} by ${who(owner)}: ${prose(reason)}`;
  return ticket === null ? by : say`${by}, ticket ${ticket}`;
}
function putRight(finding) {
  const steps = remedy(finding, limits);
  const patch = finding.fix === null ? "{}" : visibleJson(JSON.stringify(finding.fix, null, 2));
  const shown = patch === "{}" || patch.length > MAX_PATCH ? "" : `As a merge patch:

${fenced("json", patch)}`;
  const told = [steps.length === 0 ? "" : sentence(md(capital(steps))), shown].filter((text) => text !== "");
  return told.length === 0 ? "" : `#### How to put it right

${told.join("\n\n")}`;
}
function sentence(text) {
  return /[.!?]`*$/.test(text) ? text : `${text}.`;
}
function accept(finding, { report }) {
  const lines2 = acceptance(finding, report, "2000-01-01T00:00:00.000Z")?.split("\n").slice(0, -2);
  if (lines2 === void 0 || lines2.join("\n").length > MAX_PATCH) return "";
  const days = ["    from: # its first day", "    expires: # its last day, at most 180 days later"];
  return `#### How to accept it for a time

${fenced("yaml", [...lines2, ...days].join("\n"))}`;
}
function passed(finding, book) {
  const steps = passage(finding, book, limits);
  if (steps.length < 2) return "";
  const shown = steps.slice(-MAX_EARLIER);
  const left = steps.length - shown.length;
  const before = left > 0 ? `- ${some(left, "earlier value")} in the report files
` : "";
  return `#### Values it passed through

${before}${shown.map((step) => `- ${md(step)}`).join("\n")}`;
}
function history(earlier, book) {
  if (earlier.length === 0) return "";
  const rows = earlier.slice(0, MAX_EARLIER).map((one) => {
    const start = say`${at(one.introduced.at)}, revision ${[String(one.introduced.revision ?? "none")]}`;
    return `- ${md(start)}: ${one.resolved ? md(ended(one, book)) : one.status}`;
  });
  const left = earlier.length - rows.length;
  const more = left > 0 ? `
- ${some(left, "more time")} in the report files` : "";
  return `#### Earlier times

${rows.join("\n")}${more}`;
}
function footer2(finding, place) {
  const rule = ruleLink(finding.location, place, "the rule");
  const where = finding.location === null ? "`builtin` in `driftline.yaml`" : rule;
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
  const { known, duplicates, strangers } = sorted(input);
  const open = [...subjects.values()].filter(
    (subject) => subject.finding.status === "open" && isShown(subject, report)
  );
  const roots = open.filter(({ explained }) => !explained);
  const beneath = open.filter(({ explained }) => explained);
  const ranked = worstFirst(roots.map(({ finding, severity }) => ({ ...finding, severity }))).map(
    ({ key }) => subjects.get(key)
  );
  const idOf = (subject) => subjectId(report.organization, subject.key);
  const kept = (subject) => known.get(idOf(subject))?.marker.standing === "open";
  const own = mode === "single" ? [] : ranked.filter((subject, i) => i < max || kept(subject));
  const rest2 = ranked.filter((subject) => !own.includes(subject));
  const sound = isSound(report);
  const created = own.filter((subject) => !known.has(idOf(subject))).map((subject) => ({ do: "create", id: idOf(subject), ...written2(subject, input, book, fresh) }));
  const byId = new Map([...subjects.values()].map((subject) => [idOf(subject), subject]));
  const chosen = new Set([...own, ...mode === "single" ? [] : beneath.filter(kept)].map(idOf));
  const summary = subjectId(report.organization, "summary");
  const updates = [];
  for (const [id, one] of known)
    if (id !== summary && (sound || isNews(one, byId.get(id), report)))
      updates.push(...settle(one, byId.get(id), chosen.has(id), input, book));
  const summarized = planSummary({
    ...input,
    book,
    id: summary,
    known: known.get(summary),
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
      ...sound ? strangers.map((one) => retire(one, book, input.place)) : [],
      ...duplicates.map(({ one, of }) => close(one, [{ what: "duplicate", of }], "duplicate", book, input.place))
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
function isNews({ marker }, subject, report) {
  if (subject?.finding.status !== "open" || subject.explained || !isShown(subject, report)) return false;
  return marker.standing === "resolved" ? marker.finding !== short(subject.window) : marker.standing !== "open";
}
function sorted({ issues, report, seat }) {
  const known = /* @__PURE__ */ new Map();
  const duplicates = [];
  const strangers = [];
  for (const issue of issues.toSorted((a, b) => a.number - b.number)) {
    const marker = issue.own ? markerOf(issue.body) : void 0;
    if (marker === void 0) continue;
    const one = { issue, marker };
    if (marker.organization !== organizationId(report.organization)) {
      if (seat !== null && marker.seat === seat && marker.standing !== "retired") strangers.push(one);
      continue;
    }
    const first = known.get(marker.id);
    if (first === void 0) known.set(marker.id, one);
    else if (issue.state === "open" || marker.standing !== "duplicate")
      duplicates.push({ one, of: first.issue.number });
  }
  return { known, duplicates, strangers };
}
function settle(one, subject, chosen, input, book) {
  const { issue, marker } = one;
  const { report, place, mode } = input;
  const said2 = nowOf(subject, marker, report);
  if (said2 === "open" && !chosen && mode !== "single") return [];
  const now = said2 === "open" && mode === "single" ? { retired: "moved" } : said2;
  if (typeof now === "object" && marker.standing === "retired" && issue.state === "closed") return [];
  const decision = decide(now, { ...marker, isOpen: issue.state === "open" }, subject, report);
  if (decision === null) return [];
  const next = { ...decision, turn: marker.turn + (decision.news.length > 0 ? 1 : 0) };
  const text = subject === void 0 ? void 0 : written2(subject, input, book, next);
  const wanted = text ?? { title: issue.title, body: marked(unmarked(issue.body), { ...marker, ...next }) };
  const operation = update(one, wanted, decision, newsWords(decision.news, subject?.finding ?? null, book, place));
  return operation === null ? [] : [{ operation, decision }];
}
var fresh = { standing: "open", turn: 0, answered: false };
function written2(subject, { report, place, seat }, book, { standing, turn, answered }) {
  const { finding, key } = subject;
  const body = marked(bodyOf(subject, book, place), {
    id: subjectId(report.organization, key),
    organization: organizationId(report.organization),
    rule: short(finding.rule),
    kind: finding.kind,
    seat,
    standing,
    finding: short(subject.window),
    severity: subject.severity,
    late: finding.status === "open" && isLate(finding, report),
    answered,
    turn,
    audit: null,
    listed: [],
    many: false,
    anchor: null
  });
  return { title: titleOf(subject), body };
}
function retire(one, book, place) {
  return close(one, [{ what: "retired", why: "organization-gone" }], "retired", book, place);
}
function close(one, news, standing, book, place) {
  const { issue, marker } = one;
  const told = issue.state === "open" ? news : [];
  const next = { ...marker, standing, turn: marker.turn + told.length };
  const decision = { state: "closed", reason: "not_planned", news: told };
  const wanted = { title: issue.title, body: marked(unmarked(issue.body), next) };
  return update(one, wanted, decision, newsWords(told, null, book, place));
}

export {
  runLink,
  newsWords,
  markerOf,
  unmarked,
  marked,
  sameBody,
  subjectId,
  organizationId,
  short,
  subjectsOf,
  changeWords,
  planIssues
};
