import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  isEvent
} from "./chunk-chunk-YGFQAK7O.js";
import {
  DAY,
  instantOf
} from "./chunk-chunk-SIYFOCKV.js";
import {
  weight,
  worstToBest
} from "./chunk-chunk-RHYGES5V.js";

// src/reporters/tracks.ts
var MAX_LANES = 8;
var MAX_ROWS = 20;
var MAX_STANDS = 150;
function tracksOf(report, revisions, findings) {
  const until = instantOf(report.asOf);
  const times = revisions.flatMap((row) => instantOf(row.at) ?? []);
  if (until === void 0 || times.length === 0) return void 0;
  const first = times.reduce((a, b) => Math.min(a, b));
  const last = times.reduce((a, b) => Math.max(a, b), until);
  const from = revisions.length === 1 ? first - DAY : first;
  const span = { from: Math.min(from, last - 6e4), until: last };
  return {
    ...span,
    lanes: lanesOf(revisions),
    rows: rowsOf(findings, span),
    blind: blindOf(revisions),
    freezes: report.timeline.flatMap((one) => one.kind === "freeze" ? stretchOf(one) : []),
    policies: momentsOf(report.timeline, "policy"),
    runs: momentsOf(report.timeline, "run"),
    posture: standsOf(report.posture)
  };
}
function wayOf({ changes }) {
  const looser = changes.some((change) => change.direction === "looser");
  const tighter = changes.some((change) => change.direction === "tighter");
  return looser && tighter ? "both" : looser ? "looser" : tighter ? "tighter" : "neither";
}
function lanesOf(revisions) {
  const people = /* @__PURE__ */ new Map();
  for (const row of revisions) {
    const at = instantOf(row.at);
    if (at === void 0) continue;
    const name = row.by.email ?? row.by.id ?? "";
    const marks = people.get(name) ?? [];
    people.set(name, marks);
    marks.push({ at, revision: row.revision, way: wayOf(row), unlisted: row.approved === false });
  }
  const loosened = (marks) => marks.filter(({ way }) => way === "looser" || way === "both").length;
  const isListed = (marks) => Number(unlistedIn(marks) === 0);
  const sorted = [...people].toSorted(
    ([, a], [, b]) => isListed(a) - isListed(b) || loosened(b) - loosened(a) || b.length - a.length
  );
  const alone = sorted.slice(0, sorted.length > MAX_LANES ? MAX_LANES - 1 : MAX_LANES);
  const others = sorted.slice(alone.length);
  const lane = (name, people2, marks) => ({
    name,
    unlisted: unlistedIn(marks),
    people: people2,
    marks: ordered(marks)
  });
  const lanes = alone.map(([name, marks]) => lane(name, 1, marks));
  if (others.length === 0) return lanes;
  const rest = others.flatMap(([, marks]) => marks);
  return [...lanes, lane(null, others.length, rest)];
}
function unlistedIn(marks) {
  return marks.filter((mark) => mark.unlisted).length;
}
function ordered(marks) {
  return marks.toSorted((a, b) => a.at - b.at || a.revision - b.revision);
}
function rowsOf(findings, span) {
  const rules = /* @__PURE__ */ new Map();
  for (const finding of findings) {
    const from = instantOf(finding.introduced.at);
    if (isEvent(finding) || from === void 0) continue;
    const end = finding.resolved === null ? span.until : instantOf(finding.resolved.at) ?? span.until;
    const windows2 = rules.get(finding.rule) ?? [];
    rules.set(finding.rule, windows2);
    windows2.push({
      finding: finding.id,
      from: Math.min(Math.max(from, span.from), span.until),
      until: Math.max(Math.min(end, span.until), span.from),
      severity: finding.severity,
      state: finding.resolved ? "closed" : finding.status === "excepted" ? "excepted" : "open",
      inert: finding.causedBy !== null,
      exact: finding.introduced.exact
    });
  }
  const open = (windows2) => windows2.some(({ state }) => state !== "closed") ? 1 : 0;
  const worst = (windows2) => windows2.reduce((most, { severity }) => Math.max(most, weight(severity)), 0);
  const sorted = [...rules].toSorted(
    ([, a], [, b]) => open(b) - open(a) || worst(b) - worst(a) || exposed(b) - exposed(a)
  );
  const alone = sorted.slice(0, sorted.length > MAX_ROWS ? MAX_ROWS - 1 : MAX_ROWS);
  const others = sorted.slice(alone.length);
  const rows = alone.map(([rule, windows2]) => ({
    rule,
    rules: 1,
    windows: byStart(windows2),
    seconds: exposed(windows2)
  }));
  if (others.length === 0) return rows;
  const windows = byStart(others.flatMap(([, all]) => all));
  return [...rows, { rule: null, rules: others.length, windows, seconds: exposed(windows) }];
}
function byStart(windows) {
  return windows.toSorted((a, b) => a.from - b.from || a.until - b.until);
}
function exposed(windows) {
  return windows.reduce((sum, { from, until }) => sum + Math.floor((until - from) / 1e3), 0);
}
function blindOf(revisions) {
  return revisions.flatMap((row, i) => {
    const before = revisions[i - 1];
    const missing = before ? row.revision - before.revision - 1 : 0;
    if (!before || missing < 1) return [];
    const [from, until] = [instantOf(before.at), instantOf(row.at)];
    if (from === void 0 || until === void 0 || until < from) return [];
    const [first, last] = [before.revision + 1, row.revision - 1];
    const words = missing === 1 ? `revision ${first} missing` : `revisions ${first}–${last} missing`;
    return [{ from, until, words }];
  });
}
function stretchOf({ at, until, text }) {
  const from = instantOf(at);
  if (from === void 0) return [];
  return { from, until: Math.max(from, instantOf(until ?? at) ?? from), words: text };
}
function standsOf(posture) {
  const stands = posture.flatMap(({ at, balance, open }) => {
    const time = instantOf(at);
    return time === void 0 ? [] : [{ at: time, balance, open: worstToBest.map((severity) => open[severity]) }];
  });
  const few = Math.ceil(stands.length / MAX_STANDS);
  if (few < 2) return stands;
  const all = ({ open }) => open.reduce((sum, n) => sum + n, 0);
  return Array.from({ length: Math.ceil(stands.length / few) }, (_, i) => {
    const some = stands.slice(i * few, (i + 1) * few);
    const worst = some.reduce((most, one) => all(one) > all(most) ? one : most);
    const last = some.at(-1);
    return worst === last ? [last] : [worst, last];
  }).flat();
}
function momentsOf(rows, kind) {
  return rows.flatMap((one) => {
    const at = instantOf(one.at);
    return one.kind === kind && at !== void 0 ? { at, words: one.text } : [];
  });
}

export {
  tracksOf
};
