// The first sheet on paper, and the footer of every sheet.
import type { JSX } from "preact";
import type { Report } from "../../model/report/index.ts";
import { clip, cssText } from "../../text.ts";
import { minute } from "../../words.ts";
import { itemsOf } from "../wording/causes.ts";
import { shortDigest } from "../wording/evidence.ts";
import { age, nameWords } from "../wording/finding-text.ts";
import { say, some, thousands } from "../wording/phrase.ts";
import { nothingRemediated, termWords, timeWords } from "../wording/remediation.ts";
import { remedy } from "../wording/remedy.ts";
import type { HtmlPage } from "./page.ts";
import { Badge, phrase } from "./parts.tsx";

const MAX_WORST = 5;

/** The worst open findings, and the time to remediate: for a manager who gets only one sheet. */
export function FirstSheet({ page }: { page: HtmlPage }): JSX.Element {
  const items = itemsOf(page.view.findings.filter(({ status }) => status === "open"));
  const worst = items.slice(0, MAX_WORST);
  const { severities = [] } = page.report.remediation ?? {};
  return (
    <div class="on-paper sheet">
      {worst.length > 0 && (
        <>
          <h2>
            The worst that is open <small>{`${thousands(worst.length)} of ${some(items.length, "cause")}`}</small>
          </h2>
          <ol class="lines">
            {worst.map(({ finding, severity }) => {
              const fix = remedy(finding, { text: 120, entries: 4 });
              return (
                <li>
                  <Badge severity={severity} /> {phrase(nameWords(finding), page)} · {age(finding, page.book)}
                  {fix.length > 0 && phrase(say`. Fix: ${fix}`, page)}
                </li>
              );
            })}
          </ol>
        </>
      )}
      <h2>Time to remediate</h2>
      {severities.length === 0 && <p>{nothingRemediated(page.report)}</p>}
      <ul class="lines">
        {severities.map((row) => (
          <li>
            <Badge severity={row.severity} />{" "}
            {row.fixed === 0 ? "nothing was remediated" : `${thousands(row.fixed)} remediated: ${timeWords(row)}`};
            within the time limit: {termWords(row)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns the style of the footer: organization, instant, and the digest of the history. */
export function footStyle({ organization, asOf, evidence: { ledger, history } }: Readonly<Report>): string {
  const digest =
    ledger !== null
      ? `ledger ${shortDigest(ledger.head)}`
      : history === null
        ? "history without a digest"
        : `history ${shortDigest(history)}`;
  const foot = `Driftline audit · ${clip(organization, 60)} · as of ${minute(asOf)} · ${digest}`;
  return `@page { @bottom-left { content: ${cssText(foot)}; } }`;
}
