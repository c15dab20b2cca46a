// One finding with all details: what happened, values, the rule's rationale, the remedy, and the exception.
import type { JSX } from "preact";
import type { Finding } from "../../model/report/index.ts";
import { visibleJson } from "../../text.ts";
import { at, capital, joined, type Phrase, prose, say, thousands, value, who } from "../wording/phrase.ts";
import { approvalWords } from "../wording/approval.ts";
import { shortDigest } from "../wording/evidence.ts";
import { exposedWords } from "../wording/exposed.ts";
import { remedy } from "../wording/remedy.ts";
import {
  age,
  authorOf,
  beginning,
  bylines,
  type Book,
  ending,
  isDeed,
  isEvent,
  isSame,
  lastDay,
  limitWords,
  listedWords,
  nameWords,
  openerOf,
  passage,
  personWords,
  placeWords,
  standingChange,
  wholeDirection,
  stepsOf,
  subjectWords,
} from "../wording/finding-text.ts";
import {
  actualWords,
  changeWords,
  differenceWords,
  shouldWords,
  findingDifference,
  secretsPassed,
} from "../wording/values.ts";
import { rewrittenWords } from "../wording/tampering.ts";
import { blastWords } from "../wording/used.ts";
import { acceptance } from "../wording/accept.ts";
import { brief, limits, type HtmlPage, rowLimits } from "./page.ts";
import { Badge, Diff, Fact, Say, ToFinding, ToRule, Way } from "./parts.tsx";

/** The maximum of values that one finding passed through. */
const MAX_STEPS = 20;
/** The maximum length of a merge patch. A truncated patch would be useless. */
const MAX_PATCH = 20_000;

/** Ids come from the report, so only ids validated by the page become anchors. */
export function anchor(finding: Finding, page: HtmlPage): string | undefined {
  return page.anchors.has(finding.id) ? finding.id : undefined;
}

/** Attributes by which scripts search a finding that the island has no room for. */
export function searchData(finding: Finding): Record<`data-${string}`, string> {
  const { severity, status } = finding;
  return { "data-sev": severity, "data-is": `${status} ${isEvent(finding) ? "event" : "window"}` };
}

/** @param again a finding above already describes the rule; paper does not repeat it */
export function Block(props: {
  finding: Finding;
  again?: boolean;
  /** The worst severity of the finding and those that it explains. */
  severity?: Finding["severity"] | undefined;
  open?: boolean;
  key?: string;
  page: HtmlPage;
}): JSX.Element {
  const { finding, again = false, severity = finding.severity, open, page } = props;
  return (
    <details
      class={`finding is-${finding.status}${again ? " again" : ""}`}
      id={anchor(finding, page)}
      open={open}
      {...searchData(finding)}
    >
      <summary>
        <Badge severity={severity} />
        <span class="name">
          <Say of={nameWords(finding)} page={{ ...page, anchored: new Set() }} />
        </span>
        <span class="for">{age(finding, page.book)}</span>
        <span class="more">
          <Say of={glance(finding, page.book)} page={page} />
        </span>
        {finding.resolved && (
          <span class="end on-paper">
            <Say of={endOnPaper(finding)} page={page} />
          </span>
        )}
      </summary>
      <div class="body">
        <dl class="facts">
          <Story finding={finding} page={page} />
          <Rule finding={finding} page={page} />
          <Remedy finding={finding} page={page} />
          <Fact term="Link" kind="screen">
            <ToFinding id={finding.id} page={page}>
              <code>{brief(finding.id)}</code>
            </ToFinding>
          </Fact>
        </dl>
      </div>
    </details>
  );
}

/** Returns the text of a folded row: the difference, the demand, and the author; for an event, what and when. */
function glance(finding: Finding, book: Book): Phrase {
  const { introduced } = finding;
  if (isDeed(finding))
    return say`${prose(finding.message)} · ${personWords(introduced.by)}, revision ${[String(introduced.revision)]} · ${at(introduced.at)}`;
  if (isEvent(finding)) return say`${prose(finding.message)} · ${at(introduced.at)}`;
  const change = findingDifference(finding, { text: 60, entries: 3 });
  const should = finding.status === "open" && change ? shouldWords(finding, { text: 60, entries: 3 }) : [];
  const what = change ? differenceWords(change) : prose(finding.message);
  const wanted = should.length > 0 ? say` (${should})` : [];
  const limit = finding.status === "open" && finding.dueAt !== null ? say` · ${[limitWords(finding, book)]}` : [];
  const passed = secretsPassed(finding);
  if (passed) return say`${secretsWords(finding, passed, book)}${wanted}${limit}`;
  if (!authorOf(finding, book)) return say`${what}${wanted}${limit}`;
  return say`${what}${wanted} · ${shortWords(finding, book)}${limit}`;
}

/** The first and the newest of several secrets, each with the revision that brought it, and by whom. */
function secretsWords(finding: Finding, secrets: readonly [Phrase, Phrase], book: Book): Phrase {
  const steps = stepsOf(finding, book);
  const told = (secret: Phrase, step: (typeof steps)[number] | undefined) => {
    if (step === undefined) return secret;
    const number = `revision ${step.revision}`;
    return step.exact ? say`${secret}, ${personWords(step.by)}, ${[number]}` : say`${secret}, already in ${[number]}`;
  };
  return say`first ${told(secrets[0], steps[0])}; newest ${told(secrets[1], steps.at(-1))}`;
}

/** Where a finding ended, as short as paper needs it: the register says by whom and when. */
function endOnPaper({ resolved, exposureSeconds }: Finding): Phrase {
  if (!resolved) return [];
  if (resolved.revision !== null) return [`${exposureSeconds === null ? "in" : "to"} revision ${resolved.revision}`];
  return resolved.approval === undefined ? ["without a revision"] : say`by approval ${resolved.approval}`;
}

/** Returns the author of the present value, and who opened the finding if that is another person. */
function shortWords(finding: Finding, book: Book): Phrase {
  const author = authorOf(finding, book);
  if (!author) return ["by whom is not known"];
  const opener = openerOf(finding, book);
  const by = say`${personWords(author.by)}, revision ${[String(author.revision)]}`;
  if (!opener || isSame(opener.by, author.by)) return by;
  return say`${by}; opened by ${personWords(opener.by)}, revision ${[String(opener.revision)]}`;
}

/** What happened: the values before and after, and how it ended. */
function Story({ finding, page }: { finding: Finding; page: HtmlPage }): JSX.Element {
  const { book } = page;
  const change = findingDifference(finding, limits);
  const passed = secretsPassed(finding) && changeWords(finding, limits);
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
        <p>
          <Say of={prose(finding.message)} page={page} />.
        </p>
        {isEvent(finding) && (
          <p>
            <Say of={capital(beginning(finding, book, limits, true))} page={page} />
            {listing && `; ${listing === "listed" ? "a listed editor" : "not a listed editor"}`}.
          </p>
        )}
        <p class={finding.status === "open" ? "screen" : undefined}>
          It {finding.resolved ? "was" : "is"} <Say of={ending(finding, book)} page={page} />.
        </p>
      </Fact>
      {!isEvent(finding) && (
        <Fact term="Who">
          <Say of={joined(bylines(finding, book, rowLimits), "; ")} page={page} />
        </Fact>
      )}
      {rewritten && (
        <Fact term="Value">
          <Say of={rewritten} page={page} />
        </Fact>
      )}
      {finding.subject.startsWith("/") && (
        <Fact term="Value">
          {change && !passed ? (
            <Diff of={change} page={page} />
          ) : (
            <Say of={passed ?? actualWords(finding, limits)} page={page} />
          )}{" "}
          {direction && <Way direction={direction} />}
        </Fact>
      )}
      {approval && (
        <Fact term="Approval">
          <Say of={approvalWords(approval, book)} page={page} />
        </Fact>
      )}
      {steps.length > 1 && (
        <Fact term="Passed through" kind="idle">
          <ol>
            {steps.map((step) => (
              <li>
                <Say of={step} page={page} />
              </li>
            ))}
          </ol>
          {all > MAX_STEPS && (
            <p class="muted">
              The last {MAX_STEPS} of {all} values.
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
      {finding.blast !== null && (
        <Fact term="Meanwhile">
          <Say of={blastWords(finding.blast)} page={page} />
        </Fact>
      )}
      {finding.causedBy !== null && (
        <Fact term="Cause" kind="cause">
          <ToFinding id={finding.causedBy} page={page}>
            <CauseName finding={finding} page={page} />
          </ToFinding>
        </Fact>
      )}
      {finding.exception && <Accepted exception={finding.exception} page={page} />}
    </>
  );
}

/** The subject of the cause. */
function CauseName({ finding, page }: { finding: Finding; page: HtmlPage }): JSX.Element {
  const cause = page.book.findings.get(finding.causedBy ?? "");
  if (!cause) return <>the finding that explains it</>;
  return <Say of={say`${subjectWords(cause.subject)}, rule ${cause.rule}`} page={{ ...page, anchored: new Set() }} />;
}

// The verdict of the policy of that day, if its history was read.
const inForceWords: Record<NonNullable<Finding["inForce"]>, string> = {
  violating: "the policy in force at the time was violated too",
  compliant: "the policy in force at the time was not violated: it was tightened since",
  absent: "no such rule was in force at the time",
  unknown: "which policy was in force at the time is not known",
};

/** The exception of the finding. The finding keeps its own verdict. */
function Accepted({ exception, page }: { exception: NonNullable<Finding["exception"]>; page: HtmlPage }): JSX.Element {
  const { owner, reason, ticket, category, expires, state } = exception;
  const end = expires === null ? [] : say`, until ${lastDay(expires)}`;
  return (
    <Fact term="Exception">
      <p>
        <Say
          of={say`${[state]}, by ${who(owner)}${end}: ${prose(reason)}${category === null ? [] : say` (${prose(category)})`}`}
          page={page}
        />
      </p>
      {ticket !== null && (
        <p>
          <Say of={say`ticket ${ticket}`} page={page} />
        </p>
      )}
    </Fact>
  );
}

/** The rule's rationale, and the controls it serves. */
function Rule({ finding, page }: { finding: Finding; page: HtmlPage }): JSX.Element {
  const should = shouldWords(finding, limits);
  const inAll = page.exposure.rules.get(finding.rule);
  return (
    <>
      <Fact term="Rule">
        <ToRule id={finding.rule} page={page} />
        <span class="screen">
          {" "}
          <Say of={say`(${placeWords(finding.location)}${versionWords(finding, page)})`} page={page} />
          <Say of={say`: ${prose(finding.title)}`} page={page} />
          {should.length > 0 && !isEvent(finding) && (
            <>
              ; <Say of={should} page={page} />
            </>
          )}
        </span>
        {inAll &&
          inAll.seconds > (finding.exposureSeconds ?? inAll.seconds) &&
          `; violated for ${exposedWords(inAll)} in all`}
      </Fact>
      {finding.rationale !== null && (
        <Fact term="Why" kind="rule">
          <Say of={prose(finding.rationale)} page={page} />
        </Fact>
      )}
      {finding.controls.length > 0 && (
        <Fact term="Controls" kind="idle">
          <Say of={joined(finding.controls.map(value), ", ")} page={page} />
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
function Remedy({ finding, page }: { finding: Finding; page: HtmlPage }): JSX.Element | null {
  if (finding.resolved) return null;
  const yaml = acceptance(finding, page.report, page.report.asOf);
  const fix = remedy(finding, limits);
  const patch = visibleJson(JSON.stringify(finding.fix, null, 2));
  return (
    <>
      {fix.length > 0 && (
        <Fact term="To fix" kind={finding.remediation === null ? undefined : "rule"}>
          <Say of={fix} page={page} />
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
      {yaml !== undefined && (
        <Fact term="To accept" kind="accept">
          <p class="muted">In a policy file, with an owner, a reason and an end, once somebody has agreed:</p>
          <pre>{yaml}</pre>
        </Fact>
      )}
    </>
  );
}
