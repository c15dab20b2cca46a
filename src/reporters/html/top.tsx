// The first screen: the state of the organization, the worst finding, the counts, what is new, and the evidence.
import { worstToBest } from "../../model/severity.ts";
import type { JSX } from "preact";
import { again, evidenceLines } from "../wording/evidence.ts";
import { at, type Phrase, shortenPhrase, some, thousands } from "../wording/phrase.ts";
import { overdueWords } from "../wording/overdue.ts";
import { remedy } from "../wording/remedy.ts";
import { isGap } from "../wording/finding-text.ts";
import { stepAfterCompliant } from "../wording/next.ts";
import { headlineOf } from "../wording/headline.ts";
import {
  hiddenWords,
  noLastWords,
  revisionsWords,
  rulesWords,
  sinceCounts,
  sinceDetail,
  sinceLast,
} from "../wording/words.ts";
import { brief, firstLimits, longMinute, MAX_FIRST, type HtmlPage } from "./page.ts";
import { FirstSheet } from "./paper.tsx";
import { CountList, Fact, Glyph, phrase, toFinding } from "./parts.tsx";
import { Overview } from "./timeline/overview.tsx";
import { firstIn } from "../../lists.ts";

/** The header: what a reader needs to decide whether to read on. */
export function Top({ page }: { page: HtmlPage }): JSX.Element {
  const { report } = page;
  const { open, resolved, excepted, noted } = report.summary;
  const { state, headline, sentences, lead, worst, about, gap } = headlineOf(page.book, firstLimits);
  const overdue = overdueWords(report.findings, report.asOf);
  // Without a verdict, the reason and the next step replace details of the worst finding.
  const isFull = state !== "incomplete";
  const fix = worst && !(gap && isGap(worst)) ? remedy(worst, firstLimits) : [];
  const short = (of: Phrase) => phrase(shortenPhrase(of, MAX_FIRST), page);
  return (
    <header>
      <div class="in top">
        <div>
          <div class="where">
            <p class="scope">
              Driftline audit · <bdi>{brief(report.organization)}</bdi> · as of {longMinute(report.asOf)}
            </p>
            <p class={`state state-${state}${worst ? ` worst-${worst.severity}` : ""}`}>
              <Glyph name={state} />
              {state === "nothing" ? "nothing evaluated" : state}
            </p>
          </div>
          <h1>{short(headline)}</h1>
          {sentences.map((sentence) => (
            <>
              {sentence === lead && about && isFull && (
                <p class="lead">
                  <b>{short(about)}</b>
                </p>
              )}
              <p class="lead">
                {short(sentence)}
                {sentence === lead && worst && <Jump id={worst.id} page={page} />}
              </p>
            </>
          ))}
          {fix.length > 0 && <p class="lead">Fix: {short(fix)}</p>}
          {state === "compliant" && !worst && !gap && <p class="lead">{short(stepAfterCompliant(report))}</p>}
          {worst && isFull && overdue && <p class="lead">{overdue}</p>}
          {gap && <p class="lead">{phrase(gap, page)}</p>}
          <CountList
            kind="counts"
            label="Findings by severity, when open, and by status"
            of={worstToBest.map((severity) => [severity, open[severity]])}
            plain={Object.entries({ resolved, excepted, noted })}
          />
          <Since page={page} />
          <Overview page={page} />
          <FirstSheet page={page} />
          {hiddenWords(report, page.view).map((line) => (
            <p class="hidden">{phrase(line, page)}</p>
          ))}
        </div>
        <details class="evidence" id="evidence" open>
          <summary>
            <h2>Evidence</h2> <span class="brief">{briefly(page)}</span>
          </summary>
          <dl class="facts">
            {evidenceLines(report)
              .filter(({ term }) => term !== again)
              .map(({ term, says }) => (
                <Fact term={term}>{phrase(says, page)}</Fact>
              ))}
          </dl>
        </details>
      </div>
    </header>
  );
}

/** A link to a finding on the page. */
function Jump({ id, page }: { id: string; page: HtmlPage }): JSX.Element | null {
  if (!page.anchors.has(id)) return null;
  return (
    <>
      {" "}
      <span class="jump">{toFinding(id, "The finding", page)}</span>
    </>
  );
}

/** Returns the text of the folded box. */
function briefly({ report }: HtmlPage): string {
  const { problems } = report.evidence;
  return [
    ...(problems.length > 0 ? [`incomplete: ${some(problems.length, "problem")}`] : []),
    revisionsWords(report),
    rulesWords(report),
  ].join("; ");
}

/** What is new, resolved, transient or reopened; or why that is unknown. */
function Since({ page }: { page: HtmlPage }): JSX.Element {
  const { report, book } = page;
  const last = report.summary.sinceLast;
  const lines = sinceLast(report);
  if (!last || !lines) return <p class="muted no-last">{noLastWords(report)}</p>;
  return (
    <details class="since">
      <summary>
        <h2>Since the last audit</h2> <span class="brief">{sinceCounts(lines)}</span>
      </summary>
      <p class="muted">The last audit is of {phrase(at(last.at), page)}.</p>
      <ul>
        {lines.map((line) => (
          <li>
            <b>{thousands(line.ids.length)}</b>
            <span>
              {line.word} <span class="muted">{phrase(sinceDetail(line, book, 3), page)}</span>
              {line.ids.length === 1 && <Jump id={firstIn(line.ids)} page={page} />}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Returns the title of the document. The state comes first, because tabs and file lists cut the end. */
export function titleOf(state: string, organization: string, day: string): string {
  return `${state} · ${brief(organization)} · ${day}`;
}
