// The inventory besides findings: secrets, settings with and without a rule, and the rules.
import type { JSX } from "preact";
import { instantOf } from "../../model/instant.ts";
import { elapsedWords, nameOf } from "../../words.ts";
import { joinPhrases, personPhrase, prose, some, someOf, thousands, value } from "../wording/phrase.ts";
import { policiesWords } from "../wording/evidence.ts";
import { KEYLESS, secretsWords, spansWords, stateWords } from "../wording/secrets.ts";
import { isNextSeen } from "../wording/book.ts";
import { placeWords, subjectWords } from "../wording/finding-text.ts";
import { MAX_ROWS, type HtmlPage } from "./page.ts";
import { Badge, Exposure, Revision, phrase, Section, When } from "./parts.tsx";
import { Table } from "./table.tsx";

/** The section of every secret ever seen, with a note that removing a secret does not revoke it. */
export function Secrets({ page }: { page: HtmlPage }): JSX.Element {
  const { secrets, asOf } = page.report;
  return (
    <Section
      id="secrets"
      title="Secrets"
      note={some(secrets.length, secrets.some(({ unseen }) => unseen) ? "place" : "secret")}
    >
      {secrets.length === 0 ? (
        <p class="muted">No revision that was seen holds a secret.</p>
      ) : (
        <>
          <p class="narrow">
            {`${secretsWords(page.report)}. `}
            What was once in the history can be read there for as long as it is kept: taking a secret out of the
            settings does not revoke it. Rotate literals at the provider.
          </p>
          <Table
            page={page}
            label="Secrets"
            asLines
            rows={secrets}
            moreWords={["more secret"]}
            columns={[
              { head: "Setting", cell: ({ subject }) => subjectWords(subject) },
              {
                head: "Form",
                kind: ({ form }) => (form === "literal" ? "no" : undefined),
                cell: (secret) => `${secret.form}: ${stateWords(secret)}`,
              },
              {
                head: "Fingerprint",
                label: true,
                kind: ({ fingerprint }) => (fingerprint === null ? "none" : undefined),
                cell: ({ fingerprint }) => (fingerprint === null ? "none needed" : value(fingerprint)),
              },
              {
                head: "Since revision",
                label: true,
                cell: ({ sinceRevision }) => <Revision number={sinceRevision} page={page} />,
              },
              { head: "Time (UTC)", cell: ({ at }) => <When at={at} table /> },
              { head: "Age", as: "n", label: true, cell: ({ at }) => sinceWords(at, asOf) },
              {
                head: "Also at",
                label: true,
                kind: ({ alsoAt }) => (alsoAt.length === 0 ? "none" : undefined),
                cell: ({ alsoAt }) =>
                  alsoAt.length === 0 ? "nowhere else" : someOf(alsoAt, 5, (subject) => value(nameOf(subject))),
              },
              { head: "Where it stood", as: "who", label: true, cell: (secret) => spansWords(secret, 5) },
            ]}
          />
        </>
      )}
    </Section>
  );
}

function sinceWords(at: string, asOf: string): string {
  const [start, now] = [instantOf(at), instantOf(asOf)];
  return start === undefined || now === undefined || now < start
    ? "not known"
    : elapsedWords(Math.floor((now - start) / 1000));
}

/** The section of settings that no rule judges: nobody is told of their changes. */
export function Coverage({ page }: { page: HtmlPage }): JSX.Element {
  const { settings, summary } = page.report;
  const bare = settings.filter((setting) => setting.rules.length === 0);
  const bareSettings = bare
    .filter((setting) => setting.changes !== 0)
    .toSorted((a, b) => (b.changes ?? Infinity) - (a.changes ?? Infinity) || 0);
  const untouchedSubjects = bare.filter((setting) => setting.changes === 0).map((setting) => setting.subject);
  const unknownCount = bare.filter((setting) => setting.changes === null).length;
  const changedWords = `${thousands(bareSettings.length - unknownCount)} changed`;
  const unknownWords = unknownCount > 0 ? `; whether ${thousands(unknownCount)} did is ${KEYLESS}` : "";
  const { governed, seen } = summary.coverage;
  return (
    <Section id="coverage" title="Settings coverage" note={`${thousands(governed)} of ${thousands(seen)} governed`}>
      <p>
        {thousands(governed)} of {some(seen, "setting")} ever seen {governed === 1 ? "is" : "are"} governed by at least
        one rule.
        {bare.length > 0 && ` Of the ${some(bare.length, "other")}, ${changedWords}${unknownWords}.`}
      </p>
      <Table
        page={page}
        label="Settings that changed without a rule"
        asLines
        rows={bareSettings}
        moreWords={["more setting"]}
        columns={[
          { head: "Changed without a rule", as: "w3", cell: ({ subject }) => subjectWords(subject) },
          {
            head: "Changes",
            as: "n",
            label: true,
            cell: ({ changes }) => (changes === null ? KEYLESS : thousands(changes)),
          },
          {
            head: "Set by revision",
            label: "by revision",
            cell: ({ unseen, setBy }) => {
              if (unseen === true) return KEYLESS;
              if (setBy === null) return "not set now";
              return (
                <>
                  {!isNextSeen(setBy, page.book) && "at the latest "}
                  <Revision number={setBy} page={page} />
                </>
              );
            },
          },
        ]}
      />
      {untouchedSubjects.length > 0 && (
        <p class="names screen">
          <span class="muted">Not changed in what was seen, no rule ({thousands(untouchedSubjects.length)}):</span>{" "}
          {phrase(someOf(untouchedSubjects, MAX_ROWS, subjectWords), page)}
        </p>
      )}
    </Section>
  );
}

/** The section of rules, failing ones first; rules that were not evaluated with the reason. */
export function Rules({ page }: { page: HtmlPage }): JSX.Element {
  const { rules } = page.report;
  const remedies = new Set<string>();
  const firstOf = (id: string) => !remedies.has(id) && remedies.add(id) !== undefined;
  const noneNamed = <span class="muted">none named</span>;
  return (
    <Section id="rules" title="Rules" note={some(rules.length, "rule")}>
      {rules.length === 0 ? (
        <p class="muted">No policy rule was part of this audit.</p>
      ) : (
        <>
          <p class="muted screen">Versions of the policies: {phrase(policiesWords(page.report), page)}.</p>
          <Table
            page={page}
            label="Rules"
            asLines
            rows={page.ruleRows}
            most={Infinity}
            all={rules.length}
            moreWords={["more rule"]}
            idOf={({ id }) => (firstOf(id) ? page.rules.get(id) : undefined)}
            columns={[
              { head: "Rule", as: "w2", cell: ({ id }) => value(id) },
              { head: "Severity", cell: ({ severity }) => <Badge severity={severity} /> },
              {
                head: "Status",
                as: "w1",
                kind: ({ status }) => (status === "failing" ? "no" : undefined),
                cell: ({ id, status, reason }) => (
                  <>
                    {status === "not-evaluated" ? "not evaluated" : status}
                    {reason !== null && <>: {phrase(prose(reason), page)}</>}
                    <Exposure of={page.exposure.rules.get(id)} />
                  </>
                ),
              },
              { head: "Demands", as: "w2", cell: ({ title }) => prose(title) },
              {
                head: "Controls",
                as: "w2",
                label: true,
                cell: ({ controls }) => (controls.length === 0 ? noneNamed : joinPhrases(controls.map(value), ", ")),
              },
              {
                head: "Owner",
                as: "w2",
                label: true,
                cell: ({ owner }) => (owner === null ? noneNamed : personPhrase(owner)),
              },
              { head: "Defined at", as: "w1", cell: ({ location }) => placeWords(location) },
            ]}
          />
        </>
      )}
    </Section>
  );
}
