import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  spaced,
  table,
  yes
} from "./chunk-chunk-BWE7MOLL.js";
import {
  viewOf
} from "./chunk-chunk-W4IGAWFC.js";
import "./chunk-chunk-U3UAT5DI.js";
import {
  bookOf,
  missingWords,
  subjectIn
} from "./chunk-chunk-ODIOXHXG.js";
import {
  isRenaming,
  valueText
} from "./chunk-chunk-357X2JHD.js";
import "./chunk-chunk-WNWQCOS2.js";
import {
  nameOf
} from "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-2KDALSGB.js";
import "./chunk-chunk-SIYFOCKV.js";
import "./chunk-chunk-RHYGES5V.js";
import "./chunk-chunk-RPXPASOV.js";

// src/reporters/csv.ts
var csv = (report) => {
  const view = viewOf(report);
  const rows = view.revisions.flatMap((revision) => revision.changes.map((change) => ({ revision, change })));
  return table(report, view, columnsOf(report), rows);
};
function columnsOf(report) {
  const book = bookOf(report);
  const rules = governing(report);
  return [
    { name: "revision", of: ({ revision }) => revision.revision },
    { name: "at", of: ({ revision }) => revision.at },
    { name: "editor_id", of: ({ revision }) => revision.by.id },
    { name: "editor_email", of: ({ revision }) => revision.by.email },
    { name: "editor_name", of: ({ revision }) => revision.by.name },
    { name: "editor_listed", of: ({ revision }) => yes(revision.approved) },
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
    { name: "rules", of: ({ change }) => spaced(rules(change.subject)) },
    { name: "missing_before", of: ({ revision }) => missingWords(revision.missing) || null },
    { name: "opened", of: (row) => spaced(attributed(row, row.revision.opened, book)) },
    { name: "closed", of: (row) => spaced(attributed(row, row.revision.closed, book)) }
  ];
}
function entries(list) {
  return list === void 0 || list.length === 0 ? null : valueText(list);
}
function governing({ settings }) {
  const known = new Map(settings.map(({ subject, rules }) => [subject, rules]));
  return (subject) => {
    let found = known.get(subject);
    if (!found) {
      const near = settings.filter((setting) => related(setting.subject, subject));
      known.set(subject, found = [...new Set(near.flatMap(({ rules }) => rules))]);
    }
    return found;
  };
}
function attributed({ revision, change }, ids, book) {
  return ids.filter((id) => {
    const finding = book.findings.get(id);
    if (!finding) return true;
    const subjects = subjectsOf(finding, revision.revision, book);
    const changes = revision.changes.filter(({ subject }) => subjects.some((one) => related(one, subject)));
    return changes.length === 0 || changes.includes(change);
  });
}
function subjectsOf(finding, revision, book) {
  const cause = finding.causedBy === null ? void 0 : book.findings.get(finding.causedBy);
  return [subjectIn(revision, finding, book), ...cause ? [cause.subject] : []];
}
function related(a, b) {
  return a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);
}
export {
  csv
};
