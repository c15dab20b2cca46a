// The first screen: the state of the fleet, the organizations by verdict, and the evidence.
import { worstToBest } from "../../../model/severity.ts";
import type { JSX } from "preact";
import type { Fleet } from "../../../model/fleet.ts";
import { duration } from "../../../words.ts";
import { longMinute } from "../../html/page.ts";
import { CountList, Fact, Glyph, nowhere, phrase } from "../../html/parts.tsx";
import { say, some, thousands } from "../../wording/phrase.ts";
import { countsWords } from "../../wording/words.ts";
import { fleetStanding, organizationsWords, problemLines } from "../words.ts";

export function Top({ fleet }: { fleet: Readonly<Fleet> }): JSX.Element {
  const { headline, sentences } = fleetStanding(fleet);
  const { tampered, incomplete, drifted, compliant, missing } = fleet.summary.organizations;
  const worst = worstToBest.find((severity) => fleet.summary.open[severity] > 0);
  return (
    <header>
      <div class="in top">
        <div>
          <p class="scope">
            Driftline fleet · {some(fleet.summary.organizations.total, "organization")} · as of {longMinute(fleet.asOf)}
          </p>
          <p class={`state state-${fleet.verdict}${worst ? ` worst-${worst}` : ""}`}>
            <Glyph name={fleet.verdict} />
            {fleet.verdict}
          </p>
          <h1>{phrase(headline, nowhere)}</h1>
          {sentences.slice(1).map((sentence) => (
            <p class="lead">{phrase(sentence, nowhere)}</p>
          ))}
          <CountList
            kind="counts five"
            label="Organizations by verdict"
            of={Object.entries({ tampered, incomplete, drifted, compliant, missing })}
          />
          <CountList
            kind="counts five"
            label="Open findings by severity"
            of={worstToBest.map((severity) => [severity, fleet.summary.open[severity]])}
          />
          {fleet.problems.length > 0 && (
            <ul class="problems" aria-label="Why the fleet is incomplete">
              {problemLines(fleet).map((line) => (
                <li>{phrase(line, nowhere)}</li>
              ))}
            </ul>
          )}
        </div>
        <Evidence fleet={fleet} />
      </div>
    </header>
  );
}

function Evidence({ fleet }: { fleet: Readonly<Fleet> }): JSX.Element {
  const { view, summary, tool } = fleet;
  const expected =
    view.expected === null
      ? "not stated: an organization without a report would not be missed"
      : `${some(view.expected.length, "organization")}, ${thousands(summary.organizations.missing)} missing`;
  const age =
    view.maxAgeSeconds === null
      ? "not limited: an old report counts as a new one"
      : `at most ${duration(view.maxAgeSeconds)}, ${thousands(summary.organizations.stale)} stale`;
  return (
    <div class="evidence">
      <h2>Evidence</h2>
      <dl class="facts">
        <Fact term="Reports">{phrase(organizationsWords(fleet), nowhere)}</Fact>
        <Fact term="Expected">{expected}</Fact>
        <Fact term="Age">{age}</Fact>
        <Fact term="Findings">{countsWords(fleet.summary)}</Fact>
        <Fact term="Rules">
          {`${some(summary.rules.total, "rule")}, ${some(summary.rules.failing, "fails somewhere", "fail somewhere")}, ${thousands(summary.rules.differing)} not the same everywhere`}
        </Fact>
        <Fact term="Policies">
          {`${thousands(summary.policies.total)}, ${thousands(summary.policies.differing)} of them in several versions`}
        </Fact>
        <Fact term="Tool">{phrase(say`driftline ${tool.version}, exit code ${fleet.exitCode}`, nowhere)}</Fact>
      </dl>
    </div>
  );
}
