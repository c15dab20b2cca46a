// Editors and exceptions: who changed the controls, and who owns the accepted deviations.
import type { JSX } from "preact";
import { instantOf } from "../../model/instant.ts";
import type { ExceptionRow, Report } from "../../model/report/index.ts";
import { duration } from "../../words.ts";
import { type Duties, dutiesOf, dutiesWords } from "../wording/duties.ts";
import {
  joinPhrases,
  personPhrase,
  type Phrase,
  prose,
  revision,
  say,
  some,
  someOf,
  thousands,
  value,
} from "../wording/phrase.ts";
import { dayWords, lastDay, subjectWords } from "../wording/finding-text.ts";
import { valueWords } from "../wording/values.ts";
import { type HtmlPage, rowLimits } from "./page.ts";
import { phrase, Section, toFinding, When } from "./parts.tsx";
import { editorNames, People, personAnchors } from "./person.tsx";
import { Table } from "./table.tsx";
import { firstIn } from "../../lists.ts";

/** The section of editors: the changes of each, and whether a policy lists them. */
export function Editors({ page }: { page: HtmlPage }): JSX.Element {
  const { report } = page;
  const spans = spansOf(report);
  const anchors = personAnchors(report);
  const nameOf = editorNames(report);
  const duties = report.editors.length > 0 && dutiesOf(report, page.book);
  const isJudged = report.revisions.some((revision) => revision.approved !== null);
  const whenOf = (editor: Report["editors"][number], end: "first" | "last") => {
    const span = spans.get(identity(editor));
    return span && <When at={span[end]} table />;
  };
  return (
    <Section id="editors" title="Editors and separation of duties" note={some(report.editors.length, "editor")}>
      {report.editors.length === 0 && <p class="muted">No revision was seen, so no editor is known.</p>}
      {report.editors.length > 0 && !isJudged && (
        <p class="muted">No policy lists editors, so nobody was judged listed or not.</p>
      )}
      <Table
        page={page}
        label="Editors"
        rows={report.editors}
        moreWords={["more editor"]}
        columns={[
          {
            head: "Editor",
            as: "who",
            cell: (editor) => {
              const anchor = anchors.get(editor);
              const name = phrase(nameOf(editor), page);
              return anchor === undefined ? name : <a href={`#${anchor}`}>{name}</a>;
            },
          },
          { head: "Revisions", as: "n", label: true, cell: ({ revisions }) => thousands(revisions) },
          { head: "Loosening", as: "n", label: true, cell: ({ loosening }) => thousands(loosening) },
          {
            head: "Not listed",
            as: "n",
            label: true,
            kind: ({ unapproved }) => (unapproved > 0 ? "no" : undefined),
            cell: ({ unapproved }) => (isJudged ? thousands(unapproved) : "not judged"),
          },
          { head: "First (UTC)", label: "first", cell: (editor) => whenOf(editor, "first") },
          { head: "Last (UTC)", label: "last", cell: (editor) => whenOf(editor, "last") },
        ]}
      />
      {duties && (
        <>
          <DutiesPart duties={duties} page={page} />
          <People duties={duties} page={page} />
        </>
      )}
    </Section>
  );
}

/** What was examined, and a row for each overlap, or that there is none. */
function DutiesPart({ duties, page }: { duties: Duties; page: HtmlPage }): JSX.Element {
  const { overlaps } = duties;
  return (
    <>
      <h3>Separation of duties</h3>
      <p class={overlaps.length > 0 ? "muted" : undefined}>{dutiesWords(duties).join(" ")}</p>
      <Table
        page={page}
        label="Editors who also agreed or answer"
        rows={overlaps}
        moreWords={["more overlap"]}
        columns={[
          { head: "Editor", as: "w3", cell: ({ person }) => personPhrase(person) },
          { head: "Also", as: "w3", kind: () => "no", cell: ({ role }) => role },
          { head: "Of", as: "w4", cell: ({ subject }) => subject },
          {
            head: "Revisions",
            label: true,
            cell: ({ revisions }) => (
              <>
                {revisions.length === 0 && <span class="muted">none</span>}
                {phrase(someOf(revisions, 12, revision), page)}
              </>
            ),
          },
        ]}
      />
    </>
  );
}

function identity(person: { readonly id: string | null; readonly email: string | null }): string {
  return JSON.stringify([person.id, person.email]);
}

/** Returns when each editor was first and last seen, by time: a clock that ran back puts neither at an end of the history. */
function spansOf(report: Readonly<Report>): Map<string, { first: string; last: string }> {
  const spans = new Map<string, { first: string; last: string }>();
  for (const { by, at } of report.revisions) {
    const key = identity(by);
    const { first, last } = spans.get(key) ?? { first: at, last: at };
    spans.set(key, { first: at < first ? at : first, last: at > last ? at : last });
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

/** The section of exceptions: who accepted what, until when, and the findings that it matches. */
export function Exceptions({ page }: { page: HtmlPage }): JSX.Element {
  const sorted = page.report.exceptions.toSorted((a, b) => stateOrder[a.state] - stateOrder[b.state]);
  return (
    <Section id="exceptions" title="Exceptions" note={some(sorted.length, "exception")}>
      <Table
        page={page}
        label="Exceptions"
        emptyWords="No exceptions are defined."
        rows={sorted}
        moreWords={["more exception"]}
        columns={[
          { head: "State", cell: ({ state }) => state },
          { head: "Rule", as: "w2", cell: ({ rule }) => value(rule) },
          { head: "Accepts", as: "w2", label: true, cell: (exception) => acceptsWords(exception) },
          { head: "Owner, reason", as: "w3", cell: (exception) => ownerWords(exception) },
          { head: "Term", as: "day", cell: (exception) => termWords(exception, page.report.asOf) },
          {
            head: "Findings",
            label: true,
            cell: ({ findings }) =>
              findings.length > 0 ? toFinding(firstIn(findings), some(findings.length, "finding"), page) : "none",
          },
        ]}
      />
    </Section>
  );
}

/** Returns the owner with the reason, and who agreed to it besides the owner. */
function ownerWords({ owner, reason, ticket, agreedBy = [] }: ExceptionRow): Phrase {
  const ticketWords = ticket === null ? [] : say`, ticket ${ticket}`;
  const agreementWords =
    agreedBy.length === 0
      ? ["no agreement is named"]
      : say`agreed to by ${joinPhrases(agreedBy.map(personPhrase), ", ")}`;
  return say`${personPhrase(owner)}: ${prose(reason)}${ticketWords}; ${agreementWords}`;
}

/** Returns the values of an exception, or its revision; then the only setting that it is for. */
function acceptsWords({ revision, value: entries, subject }: ExceptionRow): Phrase {
  const only = subject === undefined ? [] : say`, only for ${subjectWords(subject)}`;
  if (revision !== null) return say`revision ${[String(revision)]}${only}`;
  return say`${someOf(entries, rowLimits.entries, (entry) => valueWords(entry, rowLimits))}${only}`;
}

/** Returns the term, and the time left at the audit's instant. */
function termWords({ from, expires }: ExceptionRow, asOf: string): Phrase {
  const start = say`from ${dayWords(from)}`;
  if (expires === null) return [...start, ", without an end"];
  const [end, now] = [instantOf(expires), instantOf(asOf)];
  const remainingWords =
    end === undefined || now === undefined
      ? []
      : [end > now ? `, ${duration(Math.floor((end - now) / 1000))} left` : ", over"];
  return say`${start} until ${lastDay(expires)}${remainingWords}`;
}
