import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  editsOf,
  exceptionKey,
  renamedRules
} from "./chunk-chunk-B47HXSYD.js";
import {
  startOf
} from "./chunk-chunk-ZLEFRJH7.js";

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
  const keyed = (report, nameOf) => {
    const times = /* @__PURE__ */ new Map();
    return report.findings.filter((finding) => finding.kind !== "exception").map((finding) => {
      const { rule, subject, introduced } = finding;
      const key = JSON.stringify([nameOf(rule), subject, introduced.revision]);
      const nth = (times.get(key) ?? 0) + 1;
      times.set(key, nth);
      return [`${key}#${nth}`, finding];
    });
  };
  const old = new Map(keyed(before, (rule) => renamed.get(rule) ?? rule));
  const now = new Map(keyed(after, (rule) => rule));
  return [
    ...[...now].map(([key, finding]) => [old.get(key), finding]),
    ...[...old].filter(([key]) => !now.has(key)).map(([, finding]) => [finding, void 0])
  ];
}
function recastOf(old, now) {
  const part = ({ severity, dueAt }) => ({ severity, dueAt });
  if (old.severity === now.severity && old.dueAt === now.dueAt) return [];
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
  const key = (row, rule) => exceptionKey({ rule, value: row.value, revision: row.revision, from: startOf(row.from) });
  const states = new Map(before.exceptions.map((row) => [key(row, renamed.get(row.rule) ?? row.rule), row.state]));
  return after.exceptions.filter((row) => row.state === "unused" && states.get(key(row, row.rule)) !== "unused").map(({ rule, value, revision, owner, location }) => ({ rule, value, revision, owner, location }));
}

export {
  previewOf
};
