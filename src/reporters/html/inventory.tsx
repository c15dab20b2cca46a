// The inventory besides findings: secrets, settings with and without a rule, and the rules.
import type { JSX } from "preact";
import { instantOf } from "../../model/instant.ts";
import { duration, nameOf } from "../../text.ts";
import { joined, type Phrase, prose, some, someOf, thousands, value, who } from "../wording/phrase.ts";
import { policiesWords } from "../wording/evidence.ts";
import { KEYLESS, secretsWords, spansWords, stateWords } from "../wording/secrets.ts";
import { placeWords, subjectWords } from "../wording/finding-text.ts";
import { MAX_ROWS, type HtmlPage } from "./page.ts";
import { Badge, Exposure, Head, limited, Revision, Say, Section, When } from "./parts.tsx";

/** The section of every secret ever seen, with a note that removing a secret does not revoke it. */
export function Secrets({ page }: { page: HtmlPage }): JSX.Element {
  const { secrets, asOf } = page.report;
  const { firstRows, rest } = limited(secrets, "secret");
  return (
    <Section
      id="secrets"
      title="Secrets"
      note={some(secrets.length, secrets.some(({ unseen }) => unseen) ? "place" : "secret")}
    >
      {secrets.length === 0 ? (
        <p class="muted">No revision holds a secret.</p>
      ) : (
        <>
          <p class="narrow">
            {`${secretsWords(page.report)}. `}
            What was once in the history can be read there for as long as it is kept: taking a secret out of the
            settings does not revoke it. Rotate literals at the provider.
          </p>
          <table class="columns" aria-label="Secrets">
            <Head
              columns={[
                "Setting",
                "Form",
                "Fingerprint",
                "Since revision",
                "Time (UTC)",
                ["Age", "n"],
                "Also at",
                ["Where it stood", "who"],
              ]}
            />
            <tbody>
              {firstRows.map((secret) => (
                <tr>
                  <th scope="row">
                    <Say of={subjectWords(secret.subject)} page={page} />
                  </th>
                  <td class={secret.form === "literal" ? "no" : undefined}>
                    {secret.form}: {stateWords(secret)}
                  </td>
                  <td class={secret.fingerprint === null ? "none" : undefined}>
                    {secret.fingerprint === null ? "none needed" : <Say of={value(secret.fingerprint)} page={page} />}
                  </td>
                  <td data-label="since revision">
                    <Revision number={secret.sinceRevision} page={page} />
                  </td>
                  <td>
                    <When at={secret.at} table />
                  </td>
                  <td class="n" data-label="age">
                    {sinceWords(secret.at, asOf)}
                  </td>
                  <td class={secret.alsoAt.length === 0 ? "none" : undefined} data-label="also at">
                    {secret.alsoAt.length === 0 ? "nowhere else" : <Say of={namesWords(secret.alsoAt)} page={page} />}
                  </td>
                  <td data-label="where it stood">
                    <Say of={spansWords(secret, 5)} page={page} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {rest}
    </Section>
  );
}

function sinceWords(at: string, asOf: string): string {
  const [start, now] = [instantOf(at), instantOf(asOf)];
  return start === undefined || now === undefined
    ? "not known"
    : duration(Math.max(0, Math.floor((now - start) / 1000)));
}

/** Returns the names of a secret's places. A secret at several places is one secret to rotate. */
function namesWords(subjects: readonly string[]): Phrase {
  return someOf(subjects, 5, (subject) => value(nameOf(subject)));
}

/** The section of settings that no rule judges: nobody is told of their changes. */
export function Coverage({ page }: { page: HtmlPage }): JSX.Element {
  const { settings, summary } = page.report;
  const bare = settings.filter((setting) => setting.rules.length === 0);
  const bareSettings = bare
    .filter((setting) => setting.changes !== 0)
    .toSorted((a, b) => (b.changes ?? Infinity) - (a.changes ?? Infinity) || 0);
  const { firstRows, rest } = limited(bareSettings, "setting");
  const { governed, seen } = summary.coverage;
  return (
    <Section id="coverage" title="Settings coverage" note={`${thousands(governed)} of ${thousands(seen)} governed`}>
      <p>
        {thousands(governed)} of {some(seen, "setting")} ever seen {governed === 1 ? "is" : "are"} governed by at least
        one rule.
        {bare.length > 0 && ` Of the ${some(bare.length, "other")}, ${thousands(bareSettings.length)} changed.`}
      </p>
      {bareSettings.length > 0 && (
        <table class="columns" aria-label="Settings that changed without a rule">
          <Head columns={[["Changed without a rule", "w3"], ["Changes", "n"], "Set by revision"]} />
          <tbody>
            {firstRows.map((setting) => (
              <tr>
                <th scope="row">
                  <Say of={subjectWords(setting.subject)} page={page} />
                </th>
                <td class="n" data-label="changes">
                  {setting.changes === null ? KEYLESS : thousands(setting.changes)}
                </td>
                <td data-label="by revision">
                  {setting.unseen === true ? (
                    KEYLESS
                  ) : setting.setBy === null ? (
                    "not set now"
                  ) : (
                    <Revision number={setting.setBy} page={page} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rest}
      <Unchanged
        subjects={bare.filter((setting) => setting.changes === 0).map((setting) => setting.subject)}
        page={page}
      />
    </Section>
  );
}

/** The names of settings without a rule that never changed. */
function Unchanged({ subjects, page }: { subjects: readonly string[]; page: HtmlPage }): JSX.Element | null {
  if (subjects.length === 0) return null;
  return (
    <p class="names screen">
      <span class="muted">Never changed, no rule ({thousands(subjects.length)}):</span>{" "}
      <Say of={someOf(subjects, MAX_ROWS, subjectWords)} page={page} />
    </p>
  );
}

/** The section of rules, failing ones first; rules that were not evaluated with the reason. */
export function Rules({ page }: { page: HtmlPage }): JSX.Element {
  const { rules } = page.report;
  const remedies = new Set<string>();
  const firstOf = (id: string) => !remedies.has(id) && remedies.add(id) !== undefined;
  const more = rules.length - page.ruleRows.length;
  return (
    <Section id="rules" title="Rules" note={some(rules.length, "rule")}>
      {rules.length === 0 ? (
        <p class="muted">No policy rule was part of this audit.</p>
      ) : (
        <>
          <p class="muted screen">
            Versions of the policies: <Say of={policiesWords(page.report)} page={page} />.
          </p>
          <table class="columns" aria-label="Rules">
            <Head
              columns={[
                ["Rule", "w3"],
                "Severity",
                "Status",
                ["Demands", "w2"],
                ["Controls", "w2"],
                ["Owner", "who"],
                ["Defined at", "w1"],
              ]}
            />
            <tbody>
              {page.ruleRows.map((rule) => (
                <tr id={firstOf(rule.id) ? page.rules.get(rule.id) : undefined}>
                  <th scope="row">
                    <Say of={value(rule.id)} page={page} />
                  </th>
                  <td>
                    <Badge severity={rule.severity} />
                  </td>
                  <td class={rule.status === "failing" ? "no" : undefined}>
                    {rule.status === "not-evaluated" ? "not evaluated" : rule.status}
                    {rule.reason !== null && (
                      <>
                        : <Say of={prose(rule.reason)} page={page} />
                      </>
                    )}
                    <Exposure of={page.exposure.rules.get(rule.id)} />
                  </td>
                  <td>
                    <Say of={prose(rule.title)} page={page} />
                  </td>
                  <td>
                    {rule.controls.length === 0 ? (
                      <span class="muted">none named</span>
                    ) : (
                      <Say of={joined(rule.controls.map(value), ", ")} page={page} />
                    )}
                  </td>
                  <td>
                    {rule.owner === null ? (
                      <span class="muted">none named</span>
                    ) : (
                      <Say of={who(rule.owner)} page={page} />
                    )}
                  </td>
                  <td>
                    <Say of={placeWords(rule.location)} page={page} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {more > 0 && <p class="muted">{`And ${some(more, "more rule")}, in the JSON report.`}</p>}
    </Section>
  );
}
