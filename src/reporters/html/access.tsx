// The access review: grants by the current settings, since when, and whether they are used.
import type { JSX } from "preact";
import type { Grant } from "../../model/report/index.ts";
import { holdersIn, type Person } from "../wording/access.ts";
import { personWords, subjectWords } from "../wording/finding-text.ts";
import { personPhrase, type Phrase, prose, say, some, value } from "../wording/phrase.ts";
import { valueText } from "../wording/values.ts";
import type { HtmlPage } from "./page.ts";
import { Revision, Section, When } from "./parts.tsx";
import { type Column, Table } from "./table.tsx";

/** The section of everybody with a grant by the settings. */
export function Access({ page }: { page: HtmlPage }): JSX.Element {
  const { report } = page;
  const holderOf = holdersIn(report);
  const isAsked = report.people !== null;
  const personOf = ({ who: entries }: Grant) => holderOf(entries)?.person;
  const columnsOfUse: Column<Grant>[] = [
    { head: "Member", label: true, cell: (grant) => memberWords(personOf(grant)) },
    { head: "Last used", label: true, cell: (grant) => lastUseWords(report.usage ? personOf(grant) : undefined) },
    { head: "Highest mode", label: true, cell: (grant) => personOf(grant)?.highest ?? "not known" },
  ];
  const count = report.access.filter(({ to }) => to !== "nobody").length;
  return (
    <Section id="access" title="Access review" note={some(count, "grant")}>
      {report.access.length === 0 && (
        <p class="muted">
          {report.revisions.length === 0 ? "No revision was seen." : "No setting of today names people."}
        </p>
      )}
      {!isAsked && report.access.length > 0 && (
        <p class="muted">
          This audit lacks data on who is a member, or on who used the agent. To request both, give --with usage,access,
          or the input with: usage,access.
        </p>
      )}
      <Table
        page={page}
        label="Access review"
        asLines
        rows={report.access}
        moreWords={["more grant"]}
        columns={[
          { head: "Who", as: "who", cell: (grant) => nameWords(grant, holderOf(grant.who)?.email ?? null) },
          { head: "May", label: true, cell: mayWords },
          { head: "Setting", label: true, cell: ({ subject }) => subjectWords(subject) },
          {
            head: "Since revision",
            label: true,
            cell: ({ exact, since: { revision } }) => (
              <>
                {!exact && "at the latest "}
                {revision === null ? "not known" : <Revision number={revision} page={page} />}
              </>
            ),
          },
          { head: "Time (UTC)", cell: ({ since }) => <When at={since.at} table /> },
          {
            head: "Granted by",
            as: "who",
            label: true,
            cell: ({ exact, since }) => (exact ? personWords(since.by) : "not known"),
          },
          ...(isAsked ? columnsOfUse : []),
        ]}
      />
    </Section>
  );
}

function memberWords(person: Person | undefined): string {
  return person?.member === true ? "yes" : person?.member === false ? "no" : "not known";
}

function lastUseWords(person: Person | undefined): string {
  return person ? (person.lastDay ?? "no use seen") : "not known";
}

function mayWords({ grants, limits }: Grant): Phrase {
  return limits ? say`${prose(grants)} Limited to ${valueText(limits)}.` : prose(grants);
}

/** Returns an address if the report has one, and the entry of the setting. */
function nameWords({ to, who: entries, because }: Grant, email: string | null): Phrase {
  if (to !== "listed") return because === null ? [to] : say`${[to]}: ${prose(because)}`;
  const itself = typeof entries === "string" ? personPhrase(entries) : value(valueText(entries));
  return email === null || email === entries ? itself : say`${personPhrase(email)} (${itself})`;
}
