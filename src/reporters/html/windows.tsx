// What is open now: a block for each window of exposure, and a line for events that differ by their revision only.
import type { JSX } from "preact";
import { instantOf } from "../../model/instant.ts";
import type { Finding } from "../../model/report/index.ts";
import { beneathWords, type Item, itemsOf } from "../wording/causes.ts";
import { at, capital, joined, prose, revision, say, some, thousands } from "../wording/phrase.ts";
import {
  age,
  bylines,
  clusters,
  isDeed,
  isEvent,
  limitWords,
  nameWords,
  personWords,
  standingDirection,
  subjectWords,
} from "../wording/finding-text.ts";
import { actualWords, demandWords, findingDifference } from "../wording/values.ts";
import { blastWords } from "../wording/used.ts";
import { limits, type HtmlPage, rowLimits } from "./page.ts";
import { Badge, Diff, Say, Section, ToFinding, ToRule, Way } from "./parts.tsx";
import { firstIn } from "../../lists.ts";

/** Windows, and kinds of events. */
const MAX = 50;
const MAX_LINKS = 24;
const MAX_NUMBERS = 5000;

/** The section of what is open, worst first, with nothing folded that has an exposure. */
export function Windows({ page }: { page: HtmlPage }): JSX.Element {
  const open = page.view.findings.filter((finding) => finding.status === "open");
  const items = itemsOf(open);
  const windows = items.filter(({ finding }) => !isEvent(finding));
  const lone = items.map(({ finding }) => finding).filter(isEvent);
  const events = clusters(lone);
  const rest = windows.length - MAX;
  return (
    <Section id="open" title="Open now" note={`${some(open.length, "finding")}, ${some(items.length, "cause")}`}>
      {open.length === 0 && <p class="muted">Nothing is open in what is shown.</p>}
      {windows.length > 0 && (
        <p class="muted">
          A window lasts from the revision that opened it until one that closes it.
          {windows.every(({ finding }) => finding.blast === null) &&
            " What was used meanwhile is not part of this audit."}{" "}
          {limitsWords(
            windows.map(({ finding }) => finding),
            page.report.asOf,
          )}
        </p>
      )}
      {open.some((finding) => finding.inForce !== null) && <p class="muted">{thenWords(open)}</p>}
      {windows.slice(0, MAX).map((item) => (
        <Window item={item} page={page} />
      ))}
      {rest > 0 && <p class="muted">And {some(rest, "more window")}, under Findings.</p>}
      {events.length > 0 && (
        <>
          <p class="muted on-paper">{`${some(lone.length, "event")} that ${lone.length === 1 ? "is" : "are"} open stand${lone.length === 1 ? "s" : ""} under Findings.`}</p>
          <Events events={events} page={page} />
        </>
      )}
    </Section>
  );
}

/** How many of the windows have a time limit, and how many are over it. */
function limitsWords(windows: readonly Finding[], asOf: string): string {
  const limited = windows.filter((finding) => finding.dueAt !== null);
  const over = limited.filter((finding) => isOver(finding, asOf)).length;
  if (limited.length === 0) return "None of them has a time limit.";
  return `Over their time limit: ${thousands(over)} of ${thousands(limited.length)}.`;
}

function isOver({ dueAt }: Finding, asOf: string): boolean {
  const [due, now] = [instantOf(dueAt ?? ""), instantOf(asOf)];
  return due !== undefined && now !== undefined && now > due;
}

/** What the policies that were in force when each began said of what is open. */
function thenWords(open: readonly Finding[]): string {
  const having = (then: Finding["inForce"]) => open.filter((finding) => finding.inForce === then).length;
  const parts = [
    [having("violating"), "violated it then too"],
    [having("compliant"), "did not: the policy was tightened since"],
    [having("absent"), "had no such rule then"],
    [having("unknown"), "began when the policy is not known"],
  ] as const;
  const words = parts.filter(([n]) => n > 0).map(([n, says]) => `${thousands(n)} ${says}`);
  return `By the policy in force when each began: ${words.join(", ")}.`;
}

/** One exposure in three lines: what it is now, what policy asks for, who opened it. */
function Window({ item, page }: { item: Item; page: HtmlPage }): JSX.Element {
  const { finding, severity } = item;
  const change = findingDifference(finding, limits);
  const direction = standingDirection(finding, page.book);
  const demand = demandWords(finding, rowLimits);
  return (
    <article class={`window ink-${severity}`}>
      <div class="head">
        <Badge severity={severity} />
        <h3>
          <ToFinding id={finding.id} page={page}>
            <Say of={nameWords(finding)} page={page} />
          </ToFinding>
        </h3>
        <span class="for">{age(finding, page.book)}</span>
      </div>
      <p>
        {change && <Diff of={change} page={page} />}
        {!change && !finding.introduced.exact && (
          <>
            now <Say of={actualWords(finding, limits)} page={page} />
          </>
        )}{" "}
        <span class="muted">
          {demand.length > 0 && (change !== undefined || !finding.introduced.exact) ? (
            <>
              should be <Say of={demand} page={page} />
            </>
          ) : (
            <Say of={prose(finding.message)} page={page} />
          )}
        </span>
      </p>
      <p class="said">
        <Origin finding={finding} page={page} />
        {direction && (
          <>
            {" · "}
            <Way direction={direction} />
          </>
        )}
        {` · ${limitWords(finding, page.book)}`}
        {finding.inForce !== null && ` · ${inForceShort[finding.inForce]}`}
        {" · rule "}
        <ToRule id={finding.rule} page={page} />
      </p>
      {finding.blast !== null && (
        <p class="said">
          Meanwhile: <Say of={blastWords(finding.blast)} page={page} />
        </p>
      )}
      <Beneath item={item} page={page} />
    </article>
  );
}

/** What the finding explains. */
function Beneath({ item, page }: { item: Item; page: HtmlPage }): JSX.Element | null {
  if (item.beneath.length === 0) return null;
  const part = item.beneath.slice(0, MAX_LINKS);
  return (
    <div class="beneath">
      <p>
        <Say of={capital(beneathWords(item))} page={page} />:
      </p>
      <ul class="lines">
        {part.map((finding) => (
          <li>
            <Badge severity={finding.severity} />{" "}
            <ToFinding id={finding.id} page={page}>
              <Say of={subjectWords(finding.subject)} page={{ ...page, anchored: new Set() }} />
            </ToFinding>{" "}
            <span class="muted">
              · rule <ToRule id={finding.rule} page={page} />
            </span>
          </li>
        ))}
      </ul>
      {item.beneath.length > MAX_LINKS && (
        <p class="muted">And {some(item.beneath.length - MAX_LINKS, "more finding")}, under Findings.</p>
      )}
    </div>
  );
}

const inForceShort: Record<NonNullable<Finding["inForce"]>, string> = {
  violating: "the policy then said the same",
  compliant: "the policy then allowed it",
  absent: "no such rule then",
  unknown: "the policy then is not known",
};

/** Who brought the value that stands and when, then who opened it; or why that is not known. */
function Origin({ finding, page }: { finding: Finding; page: HtmlPage }): JSX.Element {
  const [first, ...others] = bylines(finding, page.book, rowLimits);
  return <Say of={joined([first!, ...others], "; ")} page={page} />;
}

/** The revisions of a cluster beyond its links, folded: everything that is open is named, as numbers are small. */
function Others({ cluster }: { cluster: readonly Finding[] }): JSX.Element | null {
  const others = cluster.slice(MAX_LINKS);
  if (others.length === 0) return null;
  const numbers = others.slice(0, MAX_NUMBERS).map(({ introduced }) => introduced.revision ?? "none");
  return (
    <details>
      <summary>and {thousands(others.length)} more</summary>
      {numbers.join(", ")}
      {others.length > MAX_NUMBERS && " and more, in the JSON report"}
    </details>
  );
}

/** Who did it and when, where it is one deed. */
function Doer({ cluster, page }: { cluster: readonly Finding[]; page: HtmlPage }): JSX.Element | null {
  const [first] = cluster;
  if (!first || cluster.length > 1 || !isDeed(first) || first.introduced.revision === null) return null;
  const { by, revision: number, at: time } = first.introduced;
  // The link before it may name the revision already.
  const where = first.subject.startsWith("revision:") ? [] : say`, ${revision(number)}`;
  return (
    <span class="muted">
      <Say of={say` · ${personWords(by)}${where}, ${at(time)}`} page={page} />
    </span>
  );
}

/** Events are told in one line for all that differ by their revision only: there may be thousands. */
function Events({ events, page }: { events: readonly Finding[][]; page: HtmlPage }): JSX.Element {
  const part = events.slice(0, MAX);
  return (
    <div class="events">
      <h3>Events</h3>
      <ul class="lines">
        {part.map((cluster) => (
          <li>
            <Badge severity={firstIn(cluster).severity} /> <Say of={prose(firstIn(cluster).message)} page={page} />
            {cluster.length > 1 ? ": revisions " : ": "}
            {cluster.slice(0, MAX_LINKS).map((finding, i) => (
              <>
                {i > 0 && ", "}
                <ToFinding id={finding.id} page={page}>
                  {cluster.length > 1 && finding.introduced.revision !== null ? (
                    finding.introduced.revision
                  ) : (
                    <Say of={subjectWords(finding.subject)} page={{ ...page, anchored: new Set() }} />
                  )}
                </ToFinding>
              </>
            ))}
            <Others cluster={cluster} />
            <Doer cluster={cluster} page={page} />
          </li>
        ))}
      </ul>
      {events.length > MAX && (
        <p class="muted">And {some(events.length - MAX, "more kind")} of event, under Findings.</p>
      )}
    </div>
  );
}
