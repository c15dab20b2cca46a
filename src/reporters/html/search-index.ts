// The search entries of findings and revisions.
import { nameOf } from "../../words.ts";
import type { Finding, Person, Report, RevisionRow } from "../../model/report/index.ts";
import { type Book, isDeed, isEvent } from "../wording/finding-text.ts";
import type { SearchEntry } from "./query.ts";

/** @param since the state since the last audit by finding id: new, reopened … */
export function findingEntry(finding: Finding, since: ReadonlyMap<string, string>, book: Book): SearchEntry {
  const { introduced, resolved, values } = finding;
  const by = [...new Set(doersOf(finding, book).flatMap(names))];
  const numbers = [introduced.revision, ...values.map((value) => value.revision), resolved?.revision];
  const revisions = [...new Set(numbers.flatMap((n) => (typeof n === "number" ? [`${n}`] : [])))];
  const states = [finding.status, since.get(finding.id) ?? []].flat();
  const fields = {
    is: [...states, finding.exposureSeconds === null ? "event" : "window"],
    sev: [finding.severity],
    by,
    rule: [finding.rule],
    setting: [nameOf(finding.subject)],
    control: finding.controls,
    rev: revisions,
    kind: [finding.kind],
    was: finding.inForce === null ? [] : [finding.inForce],
  };
  return searchEntry(fields, introduced.at, [finding.id, finding.title, finding.message, ...by]);
}

/** Returns who is known to have opened, changed or ended a finding: nobody of the first revision seen or behind a gap. */
function doersOf(finding: Finding, { revisions }: Book): (Person | null)[] {
  const { introduced, resolved, values } = finding;
  const isOpenerKnown = isEvent(finding) ? isDeed(finding) : introduced.exact;
  const later = [...values.filter(({ revision }) => revision !== introduced.revision), ...(resolved ? [resolved] : [])];
  return [
    isOpenerKnown ? introduced.by : null,
    ...later.map(({ revision, by }) => (revision !== null && revisions.get(revision)?.missing ? null : by)),
  ];
}

export function revisionEntry(row: RevisionRow): SearchEntry {
  const listing = row.approved === null ? [] : [row.approved ? "listed" : "unlisted"];
  const values = row.changes.map(({ before, after, added, removed }) =>
    JSON.stringify([added ?? before, removed ?? after]),
  );
  const fields = {
    is: [...row.changes.map((change) => change.direction), ...listing],
    by: names(row.by),
    setting: row.changes.map((change) => nameOf(change.subject)),
    rev: [`${row.revision}`],
    approval: row.changes.flatMap((change) => change.approval?.id ?? []),
  };
  return searchEntry(fields, row.at, values);
}

/** Returns by finding what changed since the last audit, if its status does not tell it. */
export function sinceOf({ sinceLast }: Report["summary"]): Map<string, string> {
  if (!sinceLast) return new Map();
  const { at: _, resolved: __, stillOpen: ___, gone: ____, ...kinds } = sinceLast;
  return new Map(Object.entries(kinds).flatMap(([kind, ids]) => ids.map((id): [string, string] => [id, kind])));
}

function names(person: Person | null): string[] {
  return [person?.email, person?.id, person?.name].filter((name) => typeof name === "string");
}

/** Creates a search entry. @param at its time, as ISO text @param words further texts that words without a key match */
export function searchEntry(
  fields: Record<string, readonly string[]>,
  at: string,
  words: readonly string[],
): SearchEntry {
  const lower = Object.fromEntries(
    Object.entries(fields).map(([key, texts]) => [key, texts.map((text) => text.toLowerCase())]),
  );
  const all = [...Object.values(lower).flat(), ...words.map((word) => word.toLowerCase())];
  return { fields: lower, words: all.join("\n"), at: at.toLowerCase() };
}
