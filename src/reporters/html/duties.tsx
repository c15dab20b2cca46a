// Separation of duties: whether somebody agreed to, or answers for, what they changed themselves.
import type { JSX } from "preact";
import type { Person, Report } from "../../model/report.ts";
import { joined, type Phrase, revision, say, some, thousands, value, who } from "../phrase.ts";
import { type Page } from "./page.ts";
import { Head, limited, Say } from "./parts.tsx";

interface Overlap {
  readonly person: string;
  readonly role: string;
  readonly what: Phrase;
  readonly revisions: readonly number[];
}

/** The sentence that nobody did, with what was compared; or a row for each who did. */
export function Duties({ page }: { page: Page }): JSX.Element {
  const { pairs, overlaps } = dutiesOf(page.report);
  const { shown, rest } = limited(overlaps, "overlap");
  return (
    <>
      <h3>Separation of duties</h3>
      {pairs === 0 && (
        <p class="muted">
          Nothing to compare: no approval was applied, no exception is in use, and no rule that failed names an owner.
        </p>
      )}
      {pairs > 0 && overlaps.length === 0 && (
        <p>
          {`No editor approved their own change, accepted their own deviation, or owns the rule that their change broke. ${some(pairs, "pair")} of editor and role ${pairs === 1 ? "was" : "were"} compared.`}
        </p>
      )}
      {overlaps.length > 0 && (
        <>
          <p class="muted">{`${thousands(overlaps.length)} of ${some(pairs, "pair")} of editor and role are one person.`}</p>
          <table aria-label="Editors who also agreed or answer">
            <Head columns={[["Editor", "w3"], ["Also", "w3"], ["Of", "w4"], "Revisions"]} />
            <tbody>
              {shown.map(({ person, role, what, revisions }) => (
                <tr>
                  <th scope="row">
                    <Say of={who(person)} page={page} />
                  </th>
                  <td class="no">{role}</td>
                  <td>
                    <Say of={what} page={page} />
                  </td>
                  <td data-label="revisions">
                    <Say of={joined(revisions.slice(0, 12).map(numberOf), ", ")} page={page} />
                    {revisions.length > 12 && ` and ${thousands(revisions.length - 12)} more`}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {rest}
    </>
  );
}

const numberOf = (number: number): Phrase => revision(number);

/** Every editor of a change beside everybody who agreed to it or answers for it. */
export function dutiesOf(report: Readonly<Report>): { pairs: number; overlaps: Overlap[] } {
  const editors = new Map(report.revisions.map((row) => [row.revision, row.by]));
  const findings = new Map(report.findings.map((finding) => [finding.id, finding]));
  const owners = new Map(report.rules.map((rule) => [rule.id, rule.owner]));
  const overlaps = new Map<string, Overlap & { revisions: number[] }>();
  let pairs = 0;
  const compare = (by: Person | null | undefined, other: string, role: string, what: Phrase, number: number) => {
    pairs++;
    if (!isSame(by, other)) return;
    const key = JSON.stringify([other, role, what]);
    const known = overlaps.get(key);
    if (known?.revisions.includes(number) === true) return;
    if (known) known.revisions.push(number);
    else overlaps.set(key, { person: other, role, what, revisions: [number] });
  };
  for (const approval of report.approvals)
    for (const number of approval.revisions)
      for (const approver of approval.approvedBy) {
        const others = approval.approvedBy.length - 1;
        const role = others === 0 ? "approved it alone" : `approved it, with ${some(others, "other")}`;
        compare(editors.get(number), approver, role, say`approval ${value(approval.id)}`, number);
      }
  for (const exception of report.exceptions)
    for (const id of exception.findings) {
      const { introduced } = findings.get(id) ?? {};
      if (introduced === undefined || introduced.revision === null || !introduced.exact) continue;
      compare(
        introduced.by,
        exception.owner,
        "owns the exception",
        say`exception for ${exception.rule}`,
        introduced.revision,
      );
    }
  for (const { rule, introduced } of report.findings) {
    const owner = owners.get(rule);
    if (typeof owner !== "string" || introduced.revision === null || !introduced.exact) continue;
    compare(introduced.by, owner, "owns the rule", say`rule ${rule}`, introduced.revision);
  }
  return { pairs, overlaps: [...overlaps.values()] };
}

/** Addresses are compared as the audit does, without regard to the case of ASCII letters. */
function isSame(person: Person | null | undefined, other: string): boolean {
  const folded = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return [person?.email, person?.id].some(
    (name) => typeof name === "string" && name !== "" && folded(name) === folded(other),
  );
}
