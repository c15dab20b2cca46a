// Time to remediate: how long it took, and how much was within its time limit.
import type { JSX } from "preact";
import { some, thousands } from "../wording/phrase.ts";
import { remediationHeads, termWords, timeWords } from "../wording/remediation.ts";
import { brief, type HtmlPage } from "./page.ts";
import { Head, limited, Section } from "./parts.tsx";

/** The section of time to remediate: each severity in total, then by month. */
export function Remediation({ page }: { page: HtmlPage }): JSX.Element {
  const { severities = [], months = [] } = page.report.remediation ?? {};
  const fixed = severities.reduce((sum, row) => sum + row.fixed, 0);
  const { firstRows, rest } = limited(months, "row");
  const rows = [...severities.map((row) => ({ ...row, month: "all" })), ...firstRows];
  return (
    <Section id="remediation" title="Time to remediate" note={`${some(fixed, "window")} put right`}>
      {severities.length === 0 ? (
        <p class="muted">Nothing was put right, and no time limit ended.</p>
      ) : (
        <>
          <p class="muted narrow">
            From the revision that opened a window to the one that put it right. What an exception accepted is not
            counted. What is still open past its time limit counts as not within it, in the month in which that ended.
          </p>
          <table class="columns" aria-label="Time to remediate">
            <Head columns={["Month", ...remediationHeads]} />
            <tbody>
              {rows.map((row) => (
                <tr>
                  <th scope="row">
                    <bdi>{brief(row.month === "" ? "not known" : row.month)}</bdi>
                  </th>
                  <td class="plain" data-label="severity">
                    {row.severity}
                  </td>
                  <td data-label="put right">{thousands(row.fixed)}</td>
                  <td class="plain" data-label="took">
                    {timeWords(row) || "nothing was put right"}
                  </td>
                  <td class={row.due === 0 ? "none" : undefined} data-label="within the time limit">
                    {termWords(row)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {rest}
        </>
      )}
    </Section>
  );
}
