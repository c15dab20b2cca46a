// The access review: grants by the current settings, since when, and whether they are used.
import type { JSX } from "preact";
import type { Grant } from "../../model/report/index.ts";
import { holdersIn } from "../wording/access.ts";
import { personWords, subjectWords } from "../wording/finding-text.ts";
import { type Phrase, prose, say, some, value, who } from "../wording/phrase.ts";
import { valueText } from "../wording/values.ts";
import type { HtmlPage } from "./page.ts";
import { Head, limited, Revision, Say, Section, When } from "./parts.tsx";

/** The section of everybody with a grant by the settings. */
export function Access({ page }: { page: HtmlPage }): JSX.Element {
  const { report } = page;
  const { firstRows, rest } = limited(report.access, "grant");
  const holderOf = holdersIn(report);
  const isAsked = report.people !== null;
  return (
    <Section id="access" title="Access review" note={some(report.access.length, "grant")}>
      {report.access.length === 0 && <p class="muted">No setting of today names people.</p>}
      {!isAsked && report.access.length > 0 && (
        <p class="muted">
          Whether people are members, and when they used the agent, was not asked for: give --with usage,access.
        </p>
      )}
      {report.access.length > 0 && (
        <table class="columns" aria-label="Access review">
          <Head
            columns={[
              ["Who", "who"],
              "May",
              "Setting",
              "Since revision",
              "Time (UTC)",
              ["Granted by", "who"],
              ...(isAsked ? ["Member", "Last used", "Highest mode"] : []),
            ]}
          />
          <tbody>
            {firstRows.map((grant) => {
              const holder = holderOf(grant.who);
              const person = holder?.person;
              return (
                <tr>
                  <th scope="row">
                    <Say of={nameWords(grant, holder?.email ?? null)} page={page} />
                  </th>
                  <td data-label="may">
                    <Say of={prose(grant.grants)} page={page} />
                    {grant.limits && <Say of={say` Limited to ${value(valueText(grant.limits))}.`} page={page} />}
                  </td>
                  <td data-label="setting">
                    <Say of={subjectWords(grant.subject)} page={page} />
                  </td>
                  <td data-label="since revision">
                    {!grant.exact && "at the latest "}
                    {grant.since.revision === null ? (
                      "not known"
                    ) : (
                      <Revision number={grant.since.revision} page={page} />
                    )}
                  </td>
                  <td>
                    <When at={grant.since.at} table />
                  </td>
                  <td data-label="granted by">
                    {grant.exact ? <Say of={personWords(grant.since.by)} page={page} /> : "not known"}
                  </td>
                  {isAsked && (
                    <>
                      <td data-label="member">
                        {person?.member === true ? "yes" : person?.member === false ? "no" : "not known"}
                      </td>
                      <td data-label="last used">{person ? (person.lastDay ?? "no use seen") : "not known"}</td>
                      <td data-label="highest mode">{person?.highest ?? "not known"}</td>
                    </>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {rest}
    </Section>
  );
}

/** Returns an address if the report has one, and the entry of the setting. */
function nameWords({ to, who: entries, because }: Grant, email: string | null): Phrase {
  if (to !== "listed") return because === null ? [to] : say`${[to]}: ${prose(because)}`;
  const itself = typeof entries === "string" ? who(entries) : value(valueText(entries));
  return email === null || email === entries ? itself : say`${who(email)} (${itself})`;
}
