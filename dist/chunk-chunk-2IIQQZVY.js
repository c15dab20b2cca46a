import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  editsOf,
  exceptionKey,
  renamedRules
} from "./chunk-chunk-TWWXDN2O.js";
import {
  grouped
} from "./chunk-chunk-QZ7J7UFA.js";
import {
  startOf
} from "./chunk-chunk-SIYFOCKV.js";

// src/authoring/preview.ts
function previewOf(before, after, catalog) {
  const renamed = renamedRules(before.policies.rules, after.policies.rules);
  const pairs = matched(before.report, after.report, renamed);
  const owners = [before, after].map(({ report }) => new Map(report.rules.map((rule) => [rule.id, rule.owner])));
  const shift = ([old, now]) => {
    const shown = now ?? old;
    const { rule, subject, severity, message, introduced, resolved, exposureSeconds, location } = shown;
    return {
      rule,
      subject,
      severity,
      message,
      owner: owners[now ? 1 : 0].get(rule) ?? null,
      introduced,
      resolved,
      exposureSeconds,
      before: old?.status ?? null,
      after: now?.status ?? null,
      location
    };
  };
  const isOpen = (finding) => finding?.status === "open";
  const shifts = (wanted) => pairs.filter((pair) => wanted(...pair)).map(shift);
  return {
    organization: after.report.organization,
    asOf: after.report.asOf,
    revisions: after.report.evidence.revisions,
    before: sideOf(before.report),
    after: sideOf(after.report),
    edits: editsOf(before.policies, after.policies, catalog),
    fails: shifts((old, now) => isOpen(now) && !isOpen(old)),
    clears: shifts((old, now) => isOpen(old) && !isOpen(now)),
    found: shifts((old, now) => !old && now !== void 0 && !isOpen(now)),
    forgotten: shifts((old, now) => !now && old !== void 0 && !isOpen(old)),
    recast: pairs.flatMap(([old, now]) => isOpen(old) && isOpen(now) ? recastOf(old, now) : []),
    unused: unusedOf(before.report, after.report, renamed)
  };
}
function matched(before, after, renamed) {
  const old = bySubject(before, (rule) => renamed.get(rule) ?? rule);
  const now = bySubject(after, (rule) => rule);
  return [.../* @__PURE__ */ new Set([...now.keys(), ...old.keys()])].flatMap((key) => paired(old.get(key) ?? [], now.get(key) ?? []));
}
function bySubject(report, nameOf) {
  const found = report.findings.filter((finding) => finding.kind !== "exception");
  return grouped(found, ({ rule, subject }) => JSON.stringify([nameOf(rule), subject]));
}
function paired(old, now) {
  const left = [...old];
  const take = (wanted) => {
    const at = left.findIndex(wanted);
    return at < 0 ? void 0 : left.splice(at, 1)[0];
  };
  const standing = now.map((one) => one.resolved === null ? take(({ resolved }) => resolved === null) : void 0);
  const pairs = now.map((one, i) => {
    const { revision } = one.introduced;
    return [standing[i] ?? take(({ introduced }) => introduced.revision === revision), one];
  });
  return [
    ...pairs.filter(([was, one]) => was !== void 0 || !old.some((other) => isWithin(one, other))),
    ...left.filter((one) => !now.some((other) => isWithin(one, other))).map((one) => [one, void 0])
  ];
}
function isWithin(one, other) {
  const [from, to] = [one, other].map(({ introduced }) => introduced.revision ?? -1);
  const ends = [one, other].map(({ resolved }) => resolved ? resolved.revision ?? -1 : Infinity);
  return one.exposureSeconds !== null && other.exposureSeconds !== null && from >= to && ends[0] <= ends[1];
}
function recastOf(old, now) {
  const part = ({ severity, dueAt, introduced }) => ({ severity, dueAt, since: introduced.at });
  const isSame = old.introduced.revision === now.introduced.revision;
  if (old.severity === now.severity && old.dueAt === now.dueAt && isSame) return [];
  return [{ rule: now.rule, subject: now.subject, before: part(old), after: part(now) }];
}
function sideOf({ verdict, summary, evidence }) {
  return {
    verdict,
    open: Object.values(summary.open).reduce((sum, n) => sum + n, 0),
    rules: summary.rules.total,
    policies: evidence.policies
  };
}
function unusedOf(before, after, renamed) {
  const key = (row, rule) => exceptionKey({ ...row, rule, subject: row.subject ?? null, inert: row.inert ?? false, from: startOf(row.from) });
  const states = new Map(before.exceptions.map((row) => [key(row, renamed.get(row.rule) ?? row.rule), row.state]));
  return after.exceptions.filter((row) => row.state === "unused" && states.get(key(row, row.rule)) !== "unused").map(({ rule, value, revision, owner, location }) => ({ rule, value, revision, owner, location }));
}

export {
  previewOf
};
