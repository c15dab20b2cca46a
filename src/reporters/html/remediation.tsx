// Time to remediate: how long it took, and how much was within its time limit.
import type { JSX } from "preact";
import { some, thousands } from "../wording/phrase.ts";
import { nothingRemediated, termWords, timeWords } from "../wording/remediation.ts";
import { brief, MAX_ROWS, type HtmlPage } from "./page.ts";
import { Section } from "./parts.tsx";
import { Table } from "./table.tsx";
import { sumOf } from "../../lists.ts";

/** The section of time to remediate: each severity in total, then by month. */
export function Remediation({ page }: { page: HtmlPage }): JSX.Element {
  const { severities = [], months = [] } = page.report.remediation ?? {};
  const fixedCount = sumOf(severities, (row) => row.fixed);
  return (
    <Section id="remediation" title="Time to remediate" note={`${some(fixedCount, "finding")} remediated`}>
      {severities.length === 0 ? (
        <p class="muted">{nothingRemediated(page.report)}</p>
      ) : (
        <>
          <p class="muted narrow">
            From the revision that opened a finding to the revision that remediated it. Events are not counted, nor
            findings that ended by an exception, by an approval, or by other data such as use. A finding that is still
            open past its time limit counts as not within it, in the month in which the time limit ended.
          </p>
          <Table
            page={page}
            label="Time to remediate"
            asLines
            rows={[...severities.map((row) => ({ ...row, month: "all" })), ...months]}
            most={severities.length + MAX_ROWS}
            moreWords={["more row"]}
            columns={[
              { head: "Month", cell: ({ month }) => <bdi>{brief(month === "" ? "not known" : month)}</bdi> },
              { head: "Severity", label: true, kind: () => "plain", cell: (row) => row.severity },
              { head: "Remediated", label: true, cell: ({ fixed: n }) => thousands(n) },
              {
                head: "Took",
                label: true,
                kind: () => "plain",
                cell: (row) => timeWords(row) || "nothing was remediated",
              },
              {
                head: "Within the time limit",
                label: true,
                kind: ({ due }) => (due === 0 ? "none" : undefined),
                cell: termWords,
              },
            ]}
          />
        </>
      )}
    </Section>
  );
}
