// The details of a finding: what happened, values, the rule's rationale, the remedy, and the exception.
import type { JSX } from "preact";
import type { Finding } from "../../model/report/index.ts";
import { visibleJson } from "../../text.ts";
import { capital, joinPhrases, personPhrase, type Phrase, prose, say, thousands, value } from "../wording/phrase.ts";
import { approvalWords } from "../wording/approval.ts";
import { shortDigest } from "../wording/evidence.ts";
import { exposedWords } from "../wording/exposure.ts";
import { remedy } from "../wording/remedy.ts";
import {
  beginning,
  type Book,
  bylines,
  ending,
  exceptionsOf,
  isDeed,
  isEvent,
  lastDay,
  limitWords,
  listedWords,
  messageWords,
  passage,
  placeWords,
  standingChange,
  wholeDirection,
  stepsOf,
  subjectWords,
} from "../wording/finding-text.ts";
import { changeWords, shouldWords, findingDifference, secretsPassed, valueWords } from "../wording/values.ts";
import { rewrittenWords } from "../wording/tampering.ts";
import { blastWords } from "../wording/use.ts";
import { acceptance } from "../wording/accept.ts";
import { limits, type HtmlPage, rowLimits } from "./page.ts";
import { Diff, Fact, nowhere, phrase, toFinding, ToRule, Way } from "./parts.tsx";

/** The maximum of values that one finding passed through. */
const MAX_STEPS = 20;
/** The maximum length of a merge patch. A truncated patch would be useless. */
const MAX_PATCH = 20_000;

/** What happened: the values before and after, and how it ended. */
export function Story({ finding, page }: { finding: Finding; page: HtmlPage }): JSX.Element {
  const { book } = page;
  const change = findingDifference(finding, limits);
  const passedWords = secretsPassed(finding) && changeWords(finding, limits);
  const direction = wholeDirection(finding, book);
  const listing = isDeed(finding) ? listedWords(finding.introduced.revision, book) : "";
  const steps = passage(finding, book, rowLimits, MAX_STEPS);
  const all = stepsOf(finding, book).length;
  const rewritten = rewrittenWords(finding, limits);
  const approval = standingChange(finding, book)?.approval;
  const timed = finding.dueAt !== null || (finding.status === "open" && !isEvent(finding));
  return (
    <>
      <Fact term="What">
        <p>{phrase(capital(messageWords(finding)), page)}.</p>
        {isEvent(finding) && (
          <p>
            {phrase(capital(beginning(finding, book, limits, true)), page)}
            {listing && `; ${listing === "listed" ? "a listed editor" : "not a listed editor"}`}.
          </p>
        )}
        <p class={finding.status === "open" ? "screen" : undefined}>
          It {finding.resolved ? "was" : "is"} {phrase(ending(finding, book), page)}.
        </p>
      </Fact>
      {!isEvent(finding) && (
        <Fact term={finding.introduced.revision === null ? "When" : "Who"}>
          {phrase(joinPhrases(bylines(finding, book, rowLimits), "; "), page)}
        </Fact>
      )}
      {rewritten && <Fact term="Value">{phrase(rewritten, page)}</Fact>}
      {finding.subject.startsWith("/") && (
        <Fact term="Value">
          {change && !passedWords ? (
            <Diff of={change} page={page} />
          ) : (
            phrase(passedWords ?? valueWords(finding.actual, limits), page)
          )}{" "}
          {direction && <Way direction={direction} />}
        </Fact>
      )}
      {approval && <Fact term="Approval">{phrase(approvalWords(approval, book), page)}</Fact>}
      {steps.length > 1 && (
        <Fact term="Passed through" kind="idle">
          <ol>
            {steps.map((step) => (
              <li>{phrase(step, page)}</li>
            ))}
          </ol>
          {all > MAX_STEPS && (
            <p class="muted">
              The last {MAX_STEPS} of {thousands(all)} values.
            </p>
          )}
        </Fact>
      )}
      {timed && (
        <Fact term="Time limit" kind={finding.dueAt === null ? "idle" : undefined}>
          {limitWords(finding, page.book)}
        </Fact>
      )}
      {finding.inForce !== null && <Fact term="Policy then">{inForceWords[finding.inForce]}</Fact>}
      {finding.blast !== null && <Fact term="Meanwhile">{phrase(blastWords(finding.blast), page)}</Fact>}
      {finding.causedBy !== null && (
        <Fact term="Cause" kind="cause">
          {toFinding(finding.causedBy, phrase(causeWords(finding.causedBy, book), nowhere), page)}
        </Fact>
      )}
      {finding.exception && (
        <Fact term="Exception">
          {exceptionsOf(finding, book).map(({ owner, reason, ticket, category, expires, state }) => {
            const end = expires === null ? [] : say`, until ${lastDay(expires)}`;
            return (
              <>
                <p>
                  {phrase(
                    say`${[state]}, by ${personPhrase(owner)}${end}: ${prose(reason)}${category === null ? [] : say` (${prose(category)})`}`,
                    page,
                  )}
                </p>
                {ticket !== null && <p>{phrase(say`ticket ${ticket}`, page)}</p>}
              </>
            );
          })}
        </Fact>
      )}
    </>
  );
}

function causeWords(id: string, { findings }: Book): Phrase {
  const cause = findings.get(id);
  return cause ? say`${subjectWords(cause.subject)}, rule ${cause.rule}` : ["the finding that explains it"];
}

// The verdict of the policy of that day, if its history was read.
const inForceWords: Record<NonNullable<Finding["inForce"]>, string> = {
  violating: "the policy in force at the time was violated too",
  compliant: "the policy in force at the time was not violated: it was tightened since",
  absent: "no such rule was in force at the time",
  unknown: "whether the policy in force at the time was violated is not known",
};

/** The rule's rationale, and the controls it serves. */
export function Rule({ finding, page }: { finding: Finding; page: HtmlPage }): JSX.Element {
  const should = shouldWords(finding, limits);
  const inAll = page.exposure.rules.get(finding.rule);
  return (
    <>
      <Fact term="Rule">
        <ToRule id={finding.rule} page={page} />
        <span class="screen">
          {" "}
          {phrase(say`(${placeWords(finding.location)}${versionWords(finding, page)})`, page)}
          {phrase(say`: ${prose(finding.title)}`, page)}
          {should.length > 0 && !isEvent(finding) && <>; {phrase(should, page)}</>}
        </span>
        {inAll &&
          inAll.seconds > (finding.exposureSeconds ?? inAll.seconds) &&
          `; violated for ${exposedWords(inAll)} in all`}
      </Fact>
      {finding.rationale !== null && (
        <Fact term="Why" kind="rule">
          {phrase(prose(finding.rationale), page)}
        </Fact>
      )}
      {finding.controls.length > 0 && (
        <Fact term="Controls" kind="idle">
          {phrase(joinPhrases(finding.controls.map(value), ", "), page)}
        </Fact>
      )}
    </>
  );
}

/** Which version of the policy the rule is of, where the report says it. */
function versionWords({ location }: Finding, { report }: HtmlPage): Phrase {
  const policy = report.evidence.policies.find(({ file }) => file === location?.file);
  return policy ? say`, version ${shortDigest(policy.digest)}` : [];
}

/** The remedy, and the exception to accept the finding instead. */
export function Remedy({ finding, page }: { finding: Finding; page: HtmlPage }): JSX.Element | null {
  if (finding.resolved) return null;
  const accepting = acceptance(finding, page.book, page.report.asOf);
  const fix = remedy(finding, limits);
  const patch = visibleJson(JSON.stringify(finding.fix, null, 2));
  return (
    <>
      {fix.length > 0 && (
        <Fact term="To fix" kind={finding.remediation === null ? undefined : "rule"}>
          {phrase(fix, page)}
        </Fact>
      )}
      {finding.fix !== null && (
        <Fact term="Merge patch" kind="idle">
          <pre>{patch.length > MAX_PATCH ? `${thousands(patch.length)} characters, in the JSON report` : patch}</pre>
        </Fact>
      )}
      {finding.fix === null && finding.subject.startsWith("/") && (
        <Fact term="Merge patch" kind="idle">
          <span class="muted">none can be given for this place</span>
        </Fact>
      )}
      {accepting !== undefined && "why" in accepting && (
        <Fact term="To accept" kind="idle">
          <span class="muted">no exception is drafted here: {accepting.why}</span>
        </Fact>
      )}
      {accepting !== undefined && "yaml" in accepting && (
        <Fact term="To accept" kind="accept">
          <p class="muted">In a policy file, with an owner, a reason and an end, once somebody has agreed:</p>
          <pre>{accepting.yaml}</pre>
        </Fact>
      )}
    </>
  );
}
