// One finding: its folded row, and its details below.
import type { JSX } from "preact";
import type { Finding } from "../../model/report/index.ts";
import type { ValueOrigin } from "../wording/authors.ts";
import { at, capital, type Phrase, prose, say } from "../wording/phrase.ts";
import {
  age,
  authorOf,
  type Book,
  isDeed,
  isEvent,
  isSame,
  messageWords,
  openLimit,
  nameWords,
  openerOf,
  personWords,
  stepsOf,
} from "../wording/finding-text.ts";
import { differenceWords, shouldWords, findingDifference, secretsPassed } from "../wording/values.ts";
import { brief, type HtmlPage } from "./page.ts";
import { Badge, Fact, nowhere, phrase, toFinding } from "./parts.tsx";
import { Remedy, Rule, Story } from "./finding-facts.tsx";

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
        <span class="name">{phrase(nameWords(finding), nowhere)}</span>
        <span class="for">{age(finding, page.book)}</span>
        <span class="more">{phrase(glance(finding, page.book), page)}</span>
        {finding.resolved && <span class="end on-paper">{phrase(endOnPaper(finding), page)}</span>}
      </summary>
      <div class="body">
        <dl class="facts">
          <Story finding={finding} page={page} />
          <Rule finding={finding} page={page} />
          <Remedy finding={finding} page={page} />
          <Fact term="Link" kind="screen">
            {toFinding(finding.id, <code>{brief(finding.id)}</code>, page)}
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
  // Whoever turned the switch did not write the list.
  const change = finding.inert ? undefined : findingDifference(finding, { text: 60, entries: 3 });
  const should = finding.status === "open" && change ? shouldWords(finding, { text: 60, entries: 3 }) : [];
  const contentWords = change ? differenceWords(change) : capital(messageWords(finding));
  const demandWords = should.length > 0 ? say` (${should})` : [];
  const openWords = openLimit(finding, book);
  const limit = openWords.length === 0 ? [] : say` · ${openWords}`;
  const passedSecrets = secretsPassed(finding);
  if (passedSecrets) return say`${secretsWords(finding, passedSecrets, book)}${demandWords}${limit}`;
  const author = authorOf(finding, book);
  if (!author) return say`${contentWords}${demandWords}${limit}`;
  return say`${contentWords}${demandWords} · ${shortWords(author, finding, book)}${limit}`;
}

/** The first and the newest of several secrets, each with the revision that brought it, and by whom. */
function secretsWords(finding: Finding, secrets: readonly [Phrase, Phrase], book: Book): Phrase {
  const steps = stepsOf(finding, book);
  const secretWords = (secret: Phrase, step: (typeof steps)[number] | undefined) => {
    if (step === undefined) return secret;
    const number = `revision ${step.revision}`;
    return step.exact ? say`${secret}, ${personWords(step.by)}, ${[number]}` : say`${secret}, already in ${[number]}`;
  };
  return say`first ${secretWords(secrets[0], steps[0])}; newest ${secretWords(secrets[1], steps.at(-1))}`;
}

/** Where a finding ended, as short as paper needs it: the register says by whom and when. */
function endOnPaper({ resolved, exposureSeconds }: Finding): Phrase {
  if (!resolved) return [];
  if (resolved.revision !== null) return [`${exposureSeconds === null ? "in" : "to"} revision ${resolved.revision}`];
  return resolved.approval === undefined ? ["without a revision"] : say`by approval ${resolved.approval}`;
}

/** Returns the author of the present value, and who opened the finding if that is another person. */
export function shortWords(author: ValueOrigin, finding: Finding, book: Book): Phrase {
  const opener = openerOf(finding, book);
  const by = say`${personWords(author.by)}, revision ${[String(author.revision)]}`;
  if (!opener || isSame(opener.by, author.by)) return by;
  return say`${by}; opened by ${personWords(opener.by)}, revision ${[String(opener.revision)]}`;
}
