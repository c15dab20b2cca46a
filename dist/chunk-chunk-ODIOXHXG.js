import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  isRenaming
} from "./chunk-chunk-357X2JHD.js";

// src/reporters/book.ts
function bookOf(report) {
  return {
    report,
    revisions: new Map(report.revisions.map((row) => [row.revision, row])),
    findings: new Map(report.findings.map((finding) => [finding.id, finding])),
    changed: changedIn(report.revisions),
    renamings: report.revisions.flatMap(renamingsOf)
  };
}
function changedIn(rows) {
  const changed = /* @__PURE__ */ new Map();
  for (const row of rows)
    for (const { subject } of row.changes) {
      const known = changed.get(subject);
      if (known) known.push(row);
      else changed.set(subject, [row]);
    }
  return changed;
}
function renamingsOf({ revision, changes }) {
  const element = (subject) => subject.slice(0, subject.lastIndexOf("/"));
  return changes.flatMap(
    ({ subject, formerly, before }) => formerly !== void 0 && isRenaming({ formerly, before }) ? [{ revision, from: element(formerly), to: element(subject) }] : []
  );
}
function subjectIn(revision, finding, book) {
  const last = finding.resolved?.revision ?? Infinity;
  let subject = finding.subject;
  for (const one of book.renamings.toReversed()) {
    if (one.revision <= revision) break;
    if (one.revision <= last && (subject === one.to || isWithin(subject, one.to)))
      subject = one.from + subject.slice(one.to.length);
  }
  return subject;
}
function isNextSeen(revision, book) {
  return book.revisions.has(revision - 1);
}
function missingWords(missing) {
  if (!missing) return "";
  const { from, to } = missing;
  return from === to ? `revision ${from} is missing` : `revisions ${from} to ${to} are missing`;
}
function latestWords({ missing }) {
  return missing ? `changed by then at the latest: ${missingWords(missing)}` : "";
}
function changeIn(revision, subject, book) {
  const changes = book.revisions.get(revision)?.changes ?? [];
  return changes.find((change) => change.subject === subject) ?? changes.find((change) => isWithin(change.subject, subject) || isWithin(subject, change.subject));
}
function isWithin(inner, outer) {
  return inner.startsWith(`${outer}/`);
}
function listedWords(revision, book) {
  const listed = revision === null ? void 0 : book.revisions.get(revision)?.approved;
  if (listed === void 0 || listed === null) return "";
  return listed ? "listed" : "not listed";
}

export {
  bookOf,
  subjectIn,
  isNextSeen,
  missingWords,
  latestWords,
  changeIn,
  listedWords
};
