// How the audit was made, its inputs, and its limits.
import type { JSX } from "preact";
import { policyName } from "../../model/report/policy-name.ts";
import { rulesWithoutData } from "../../model/report/rule-counts.ts";
import { again } from "../wording/evidence.ts";
import { enumeratePhrases, prose, say, some, thousands, value } from "../wording/phrase.ts";
import { brief, type HtmlPage } from "./page.ts";
import { Fact, phrase, Section } from "./parts.tsx";
import { Table } from "./table.tsx";

// Terms that readers without knowledge of the tool cannot guess.
const words: readonly (readonly [string, string])[] = [
  [
    "Finding",
    "one setting or revision violates one rule, from the revision that introduced this to the revision that ended it",
  ],
  [
    "Event",
    "a finding about a single revision, such as an editor who is not listed; it has no exposure; it is open until an exception accepts it, and some events also end by an approval, or when a later revision puts back what was changed",
  ],
  ["Looser, tighter", "a change that allows more, or less, than before; other changes are neither"],
  ["Link", "the name of a finding, the same in every format of this report and in every later audit"],
  [
    "Listed, not listed",
    "whether the policies list this editor, at that time and for all settings that the revision changed; it does not say whether the change was right",
  ],
  ["Approved", "only of a change: an approval covers it; an approval records who agreed to a change"],
  ["Excepted", "a violation that somebody accepted for a limited time; the rule is still violated"],
  ["Not evaluated", "a rule that could not be judged; it never counts as passing"],
];

/** The section of method and limits: what was judged by which policies, and what the report cannot show. */
export function Method({ page }: { page: HtmlPage }): JSX.Element {
  const { report } = page;
  const { policies, command } = report.evidence;
  return (
    <Section id="method" title="Method and limits">
      <p class="narrow">
        Driftline judges every revision that it reads, not only the newest, against the policies below. If two policies
        state a rule on one setting, the tighter rule counts. The report shows what the settings said and who is
        recorded as having set them; it cannot show what was done with them, nor that the record itself is true. It is
        evidence, not a compliance determination.
      </p>
      <p class="narrow">
        Built-in rules are on without any policy, unless the configuration switches one off or its data is missing. They
        check that the history has no gap and, with a ledger, that it was not rewritten, that settings and values are
        known and do not contradict each other, that no secret is in plain text or in a setting that is not for secrets,
        that new commands, endpoints, marketplaces and plugins are reviewed, that nobody grants access to themselves,
        and that changes match their approvals. Of the built-in rules, only those on requested usage, readiness reports,
        computers and sessions are listed under Rules. The others are named by their findings.
      </p>
      <h3>Policies</h3>
      <Table
        page={page}
        label="Policies"
        emptyWords="None."
        rows={policies}
        most={Infinity}
        columns={[
          { head: "Policy", cell: (policy) => value(policyName(policy)) },
          { head: "File", cell: ({ file }) => value(file) },
          { head: "Rules", as: "n", label: true, cell: ({ rules }) => rules },
          { head: "Digest", cell: ({ digest }) => value(digest) },
        ]}
      />
      {command !== null && (
        <>
          <h3>{again}</h3>
          <pre>{brief(command)}</pre>
          <p class="muted narrow">
            The command names its inputs by their SHA-256, so that it is the same wherever the audit runs. Replace each
            SHA-256 by the name of its file. The table of policies has the files of the policies. The SHA-256 of the
            history is that of history.ndjson in the evidence package.
          </p>
        </>
      )}
      <h3>Not evaluated</h3>
      <NotEvaluated page={page} />
      <h3 class="on-paper">On paper</h3>
      <p class="on-paper narrow">
        The file contains more than this print. Of each finding, it has the link, the values over time, the controls,
        the place in the policy and the merge patch. Of resolved findings, it has the values, the rule and its reason,
        the person who remediated them, and the findings that each explains. It has exceptions ready to copy, and a part
        for each editor. Of changes, it has the counts by month, the findings that each opened or closed, the changes
        that are neither looser nor tighter, and the differences of each revision side by side. Of rules, it has the
        controls and owners. Under Controls, it has the rules that hold and the findings. It also has the settings
        without a rule, the names of built-in rules without data, a search and a zoom. If the register on paper is too
        long, it has only its newest rows, and says so. The report in CSV has all rows.
      </p>
      <h3>Words</h3>
      <dl class="facts">
        {words.map(([word, meaning]) => (
          <Fact term={word}>{meaning}</Fact>
        ))}
      </dl>
    </Section>
  );
}

/** Why the evidence is incomplete, and what was left out, in one list. */
function NotEvaluated({ page }: { page: HtmlPage }): JSX.Element {
  const { evidence, notEvaluated } = page.report;
  const problems = evidence.problems.map(
    (problem) =>
      say`${prose(problem.message)}${problem.revision === undefined ? [] : [` (revision ${problem.revision})`]}`,
  );
  // Missing data that was asked for is a problem of the evidence too.
  const problemTexts = new Set(evidence.problems.map(({ message }) => message));
  const unjudgedWords = notEvaluated
    .filter(({ what, reason }) => !problemTexts.has(`${what}: ${reason}`))
    .map((item) => say`${prose(item.what)}: ${prose(item.reason)}`);
  const rules = page.report.rules.flatMap(({ id, status, reason }) =>
    status === "not-evaluated" ? [say`rule ${id}: ${prose(reason ?? "no reason given")}`] : [],
  );
  const later = evidence.revisions.leftOut;
  const laterWords = later > 0 ? [[`${some(later, "revision")} after this audit's instant`]] : [];
  const all = [...problems, ...unjudgedWords, ...rules, ...laterWords];
  const ids = rulesWithoutData(page.report);
  const part = all.slice(0, 100);
  if (all.length + ids.length === 0) return <p class="muted">Nothing that was asked for was left out.</p>;
  return (
    <>
      <ul class="lines">
        {part.map((line) => (
          <li>{phrase(line, page)}</li>
        ))}
        {ids.length > 0 && (
          <li>
            {some(ids.length, "built-in rule")}, whose data was not given
            <span class="screen">: {phrase(enumeratePhrases(ids.map(value)), page)}</span>
          </li>
        )}
      </ul>
      {all.length > part.length && (
        <p class="muted">And {thousands(all.length - part.length)} more, in the JSON report.</p>
      )}
    </>
  );
}
