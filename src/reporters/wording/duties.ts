// Separation of duties: people who approved, or answer for, their own changes. Compares people, not addresses.
import { addTo, getOrMake } from "../../lists.ts";
import { People } from "../../model/people.ts";
import type { Person, Report } from "../../model/report/index.ts";
import { visible } from "../../text.ts";
import { personName } from "../../words.ts";
import { causersOf } from "./authors.ts";
import { subjectWords } from "./beginnings.ts";
import { type Book, bookOf } from "./book.ts";
import { type Phrase, say, some, thousands, value } from "./phrase.ts";

/** A person with two duties that two people should have. */
interface Overlap {
  readonly person: string;
  readonly role: string;
  readonly subject: Phrase;
  /** The revisions they made; empty if they only could have made some. */
  readonly revisions: readonly number[];
}

/** The result for a report. */
export interface Duties {
  /** The number of examined approvals, used or not, and of other examined items. */
  readonly approvals: number;
  readonly exceptions: number;
  readonly rules: number;
  /** Loosening changes, and the approved ones among them. */
  readonly loosening: number;
  readonly approved: number;
  readonly overlaps: readonly Overlap[];
}

/** Compares every editor, and every implementer of an approval, with those who agreed to it or answer for it. */
export function dutiesOf(report: Readonly<Report>, book: Book = bookOf(report)): Duties {
  const people = new People(report.revisions);
  // Behind missing revisions, the editor need not have made the changes.
  const rows = report.revisions.filter((row) => !row.missing);
  const editors = new Map(rows.map((row) => [row.revision, row.by]));
  const owners = new Map(report.rules.map((rule) => [rule.id, rule.owner]));
  const overlaps = new Map<string, Omit<Overlap, "revisions"> & { readonly revisions: Set<number> }>();
  const add = (person: string, role: string, subject: Phrase, revision?: number) => {
    const key = JSON.stringify([person, role, subject]);
    const overlap = getOrMake(overlaps, key, () => ({ person, role, subject, revisions: new Set() }));
    if (revision !== undefined) overlap.revisions.add(revision);
  };
  const isSame = (by: Person | null | undefined, name: string) =>
    by !== null && by !== undefined && people.mayBe(by, name);
  /** Names the editor if a shared account or address is all that connects them with the person. */
  const unlessSure = (by: Person | null | undefined, name: string) =>
    by === null || by === undefined || people.is(by, name) ? "" : `, and may be ${visible(personName(by))}`;

  const loosening = report.revisions.flatMap(({ revision, changes }) =>
    changes.filter(({ direction }) => direction === "looser").map(({ approval }) => ({ revision, approval })),
  );
  const attempts = new Map<string, number[]>();
  for (const { revision, changes } of rows)
    for (const { approval } of changes)
      if (approval?.result === "self-approved") addTo(attempts, approval.id, revision);
  for (const { id, approvedBy, implementers, revisions } of report.approvals)
    for (const approver of approvedBy) {
      const otherCount = approvedBy.length - 1;
      const role = otherCount === 0 ? "approved it alone" : `approved it, with ${some(otherCount, "other")}`;
      const subject = say`approval ${value(id)}`;
      const numbers = [...revisions, ...(attempts.get(id) ?? [])].filter((number) =>
        isSame(editors.get(number), approver),
      );
      for (const number of numbers.toSorted((a, b) => a - b))
        add(approver, `${role}${unlessSure(editors.get(number), approver)}`, subject, number);
      if (numbers.length > 0 || implementers === null) continue;
      const may = implementers.some(
        (implementer) => !implementer.includes("*") && isSame(personNamed(implementer), approver),
      );
      if (may) add(approver, `may implement it, and ${role}`, subject);
    }

  const inUse = report.exceptions.filter((exception) => exception.findings.length > 0);
  for (const { rule, owner, selfOwned } of inUse)
    if (selfOwned !== undefined)
      add(
        owner,
        `owns the exception${unlessSure(editors.get(selfOwned), owner)}`,
        say`exception for ${rule}`,
        selfOwned,
      );
  for (const { rule, subject, introduced } of report.findings)
    if (rule === "changes/legalised" && introduced.exact && introduced.revision !== null)
      add(personName(introduced.by), "relaxed the rule afterwards", subjectWords(subject), introduced.revision);
  const brokenRules = new Set<string>();
  for (const finding of report.findings) {
    const { rule, introduced } = finding;
    const owner = owners.get(rule);
    if (typeof owner !== "string" || introduced.revision === null || !introduced.exact) continue;
    brokenRules.add(rule);
    for (const { by, revision } of causersOf(finding, book))
      if (isSame(by, owner)) add(owner, `owns the rule${unlessSure(by, owner)}`, say`rule ${rule}`, revision);
  }
  return {
    approvals: report.approvals.length,
    exceptions: inUse.length,
    rules: brokenRules.size,
    loosening: loosening.length,
    approved: loosening.filter(({ approval }) => approval?.result === "authorized" || approval?.result === "emergency")
      .length,
    overlaps: [...overlaps.values()].map((overlap) => ({ ...overlap, revisions: [...overlap.revisions] })),
  };
}

/** Returns what was examined, and what has no overlap. "None" covers only these. */
export function dutiesWords({ approvals, exceptions, rules, loosening, approved, overlaps }: Duties): string[] {
  const changes = some(loosening, "loosening change");
  const first =
    approvals === 0
      ? `No approval is defined: who agreed to ${loosening === 1 ? "the" : "any of the"} ${changes} is not known.`
      : `${some(approvals, "approval")}, used or not, and ${changes} were looked at; of these changes ${thousands(approved)} ${approved === 1 ? "is" : "are"} approved.`;
  if (overlaps.length > 0) return [first];
  return [
    loosening === 0 && approvals === 0 ? "No approval is defined, and no loosening change was seen." : first,
    ...(approvals === 0
      ? []
      : [
          `Of ${some(approvals, "approval")}, none was given by a person whom it names to implement it, or who is known to have made a change under it.`,
        ]),
    ...(exceptions === 0
      ? []
      : [
          `Of ${some(exceptions, "exception")} with a finding, none is owned by the editor whose deviation it accepts.`,
        ]),
    ...(rules === 0
      ? []
      : [
          `Of ${some(rules, "rule")} that failed and ${rules === 1 ? "names" : "name"} an owner, none is owned by an editor who broke it.`,
        ]),
  ];
}

function personNamed(name: string): Person {
  return { id: name.includes("@") ? null : name, email: name.includes("@") ? name : null, name: null };
}
