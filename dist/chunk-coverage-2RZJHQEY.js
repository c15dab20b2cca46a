import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  grouped
} from "./chunk-chunk-QZ7J7UFA.js";
import "./chunk-chunk-RPXPASOV.js";

// src/authoring/coverage.ts
function coverageOf(report, policies) {
  const { settings } = report;
  const all = report.revisions.flatMap((row) => row.changes.map((change) => ({ row, change })));
  const bySubject = grouped(all, ({ change }) => change.subject);
  const ungoverned = settings.filter((setting) => setting.rules.length === 0).map(({ subject, setBy }) => ungovernedOf(subject, setBy !== null, bySubject.get(subject) ?? [])).sort((a, b) => b.changes - a.changes || b.loosened - a.loosened || (a.subject < b.subject ? -1 : 1));
  const failed = new Set(report.findings.map((finding) => finding.rule));
  const met = new Set(settings.flatMap((setting) => setting.rules));
  const governing = policies.assertions.filter((one) => one.governs.length > 0);
  const aboutSettings = new Set([...policies.rules, ...governing].map((rule) => rule.id));
  const stated = report.rules.filter((rule) => rule.policy !== null);
  const isExercised = (id) => failed.has(id) || met.has(id) || !aboutSettings.has(id);
  return {
    settings: { seen: settings.length, governed: settings.length - ungoverned.length, ungoverned },
    rules: {
      total: stated.length,
      failed: stated.filter((rule) => failed.has(rule.id)).length,
      unexercised: stated.filter((rule) => !isExercised(rule.id)).map(({ id, title, location }) => ({ rule: id, title, location }))
    }
  };
}
function ungovernedOf(subject, set, made) {
  const people = grouped(made, ({ row: { by } }) => JSON.stringify([by.id, by.email]));
  const last = made.at(-1)?.row;
  return {
    subject,
    changes: made.length,
    loosened: made.filter(({ change }) => change.direction === "looser").length,
    editors: [...people.values()].map((mine) => ({ by: mine[0].row.by, changes: mine.length })).sort((a, b) => b.changes - a.changes),
    last: last ? { revision: last.revision, at: last.at, by: last.by } : null,
    set
  };
}
export {
  coverageOf
};
