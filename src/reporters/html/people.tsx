// Editors and exceptions: who changed the controls, and who owns the accepted deviations.
import type { JSX } from "preact";
import { instantOf } from "../../model/instant.ts";
import type { ExceptionRow, Report } from "../../model/report/index.ts";
import { duration } from "../../text.ts";
import { dutiesOf } from "../wording/duties.ts";
import { joined, type Phrase, prose, say, some, thousands, value, who } from "../wording/phrase.ts";
import { dayWords, lastDay, personWords } from "../wording/finding-text.ts";
import { valueWords } from "../wording/values.ts";
import { DutiesPart } from "./duties.tsx";
import { type HtmlPage, rowLimits } from "./page.ts";
import { Head, limited, Say, Section, ToFinding, When } from "./parts.tsx";
import { People, personAnchors } from "./person.tsx";
import { firstIn } from "../../lists.ts";

/** The section of editors: the changes of each, and whether a policy lists them. */
export function Editors({ page }: { page: HtmlPage }): JSX.Element {
  const { report } = page;
  const { firstRows, rest } = limited(report.editors, "editor");
  const spans = spansOf(report);
  const anchors = personAnchors(report);
  const judged = report.revisions.some((revision) => revision.approved !== null);
  return (
    <Section id="editors" title="Editors and separation of duties" note={some(report.editors.length, "editor")}>
      {report.editors.length === 0 && <p class="muted">No revision was seen, so no editor is known.</p>}
      {report.editors.length > 0 && !judged && (
        <p class="muted">No policy lists editors, so nobody was judged listed or not.</p>
      )}
      {report.editors.length > 0 && (
        <table aria-label="Editors">
          <Head
            columns={[
              ["Editor", "who"],
              ["Revisions", "n"],
              ["Loosening", "n"],
              ["Not listed", "n"],
              "First (UTC)",
              "Last (UTC)",
            ]}
          />
          <tbody>
            {firstRows.map((editor) => {
              const anchor = anchors.get(editor);
              const name = <Say of={personWords({ ...editor, name: null })} page={page} />;
              const span = spans.get(identity(editor));
              return (
                <tr>
                  <th scope="row">{anchor === undefined ? name : <a href={`#${anchor}`}>{name}</a>}</th>
                  <td class="n" data-label="revisions">
                    {thousands(editor.revisions)}
                  </td>
                  <td class="n" data-label="loosening">
                    {thousands(editor.loosening)}
                  </td>
                  <td class={`n${editor.unapproved > 0 ? " no" : ""}`} data-label="not listed">
                    {judged ? thousands(editor.unapproved) : "not judged"}
                  </td>
                  <td data-label="first">{span && <When at={span.first} table />}</td>
                  <td data-label="last">{span && <When at={span.last} table />}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {rest}
      {report.editors.length > 0 && <Parts page={page} />}
    </Section>
  );
}

/** Separation of duties, and a part for each editor. */
function Parts({ page }: { page: HtmlPage }): JSX.Element {
  const duties = dutiesOf(page.report);
  return (
    <>
      <DutiesPart duties={duties} page={page} />
      <People duties={duties} page={page} />
    </>
  );
}

function identity(person: { readonly id: string | null; readonly email: string | null }): string {
  return JSON.stringify([person.id, person.email]);
}

/** Returns when each editor was first and last seen. Revisions are in ascending order. */
function spansOf(report: Readonly<Report>): Map<string, { first: string; last: string }> {
  const spans = new Map<string, { first: string; last: string }>();
  for (const { by, at } of report.revisions) {
    const key = identity(by);
    spans.set(key, { first: spans.get(key)?.first ?? at, last: at });
  }
  return spans;
}

// Exceptions that need an action come first.
const stateOrder: Record<ExceptionRow["state"], number> = {
  expired: 0,
  outgrown: 1,
  unused: 2,
  expiring: 3,
  active: 4,
  pending: 5,
};

/** The section of exceptions: who accepted what, until when, and which findings use it. */
export function Exceptions({ page }: { page: HtmlPage }): JSX.Element {
  const sorted = page.report.exceptions.toSorted((a, b) => stateOrder[a.state] - stateOrder[b.state]);
  const { firstRows, rest } = limited(sorted, "exception");
  return (
    <Section id="exceptions" title="Exceptions" note={some(sorted.length, "exception")}>
      {sorted.length === 0 ? (
        <p class="muted">No exceptions are defined.</p>
      ) : (
        <table aria-label="Exceptions">
          <Head
            columns={["State", ["Rule", "w2"], ["Accepts", "w2"], ["Owner, reason", "w3"], ["Term", "day"], "Used by"]}
          />
          <tbody>
            {firstRows.map((exception) => (
              <tr>
                <th scope="row">{exception.state}</th>
                <td>
                  <Say of={value(exception.rule)} page={page} />
                </td>
                <td data-label="accepts">
                  <Say of={acceptsWords(exception)} page={page} />
                </td>
                <td>
                  <Say
                    of={say`${who(exception.owner)}: ${prose(exception.reason)}${exception.ticket === null ? [] : say`, ticket ${exception.ticket}`}; ${agreedWords(exception)}`}
                    page={page}
                  />
                </td>
                <td>
                  <Say of={termWords(exception, page.report.asOf)} page={page} />
                </td>
                <td data-label="used by">
                  {exception.findings.length > 0 ? (
                    <ToFinding id={firstIn(exception.findings)} page={page}>
                      {some(exception.findings.length, "finding")}
                    </ToFinding>
                  ) : (
                    "nothing"
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rest}
    </Section>
  );
}

/** Returns who agreed to it besides the owner. */
function agreedWords({ agreedBy = [] }: ExceptionRow): Phrase {
  return agreedBy.length === 0 ? ["no agreement is named"] : say`agreed to by ${joined(agreedBy.map(who), ", ")}`;
}

/** Returns the values of an exception, or its revision. */
function acceptsWords(exception: ExceptionRow): Phrase {
  if (exception.revision !== null) return say`revision ${[String(exception.revision)]}`;
  return joined(
    exception.value.slice(0, rowLimits.entries).map((entry) => valueWords(entry, rowLimits)),
    ", ",
  );
}

/** Returns the term, and the time left at the audit's instant. */
function termWords({ from, expires }: ExceptionRow, asOf: string): Phrase {
  const start = say`from ${dayWords(from)}`;
  if (expires === null) return [...start, ", without an end"];
  const [end, now] = [instantOf(expires), instantOf(asOf)];
  const left =
    end === undefined || now === undefined
      ? []
      : [end > now ? `, ${duration(Math.floor((end - now) / 1000))} left` : ", over"];
  return say`${start} until ${lastDay(expires)}${left}`;
}
