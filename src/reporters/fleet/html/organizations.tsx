// The verdict table: one row for each organization, the worst first.
import { worstToBest } from "../../../model/severity.ts";
import type { JSX } from "preact";
import type { Fleet, FleetOrganization } from "../../../model/fleet.ts";
import { visible } from "../../../text.ts";
import { Head, Section, When } from "../../html/parts.tsx";
import { some, thousands } from "../../wording/phrase.ts";
import { evidenceWords, rangeWords } from "../words.ts";
import { Name, VerdictWord } from "./parts.tsx";

const MAX = 1000;
const MAX_NAME = 4000;

export function Organizations({ fleet }: { fleet: Readonly<Fleet> }): JSX.Element {
  const { organizations, missing } = fleet;
  const more = Math.max(0, organizations.length - MAX) + Math.max(0, missing.length - MAX);
  return (
    <Section
      id="organizations"
      title="Organizations"
      note={`${some(organizations.length, "report")} judged, ${thousands(missing.length)} missing`}
    >
      <table>
        <caption>
          Times are in UTC. Open findings by severity.
          {organizations.some(({ page }) => page !== null) &&
            " A name leads to the HTML file beside the organization's JSON report."}
        </caption>
        <Head
          columns={[
            "Organization",
            "Verdict",
            ...worstToBest.map((severity) => [severity, "n"] as const),
            "Revisions",
            "Evidence",
            "Last complete audit",
            "As of",
          ]}
        />
        <tbody>
          {organizations.slice(0, MAX).map((row) => (
            <Row row={row} />
          ))}
          {missing.slice(0, MAX).map((name) => (
            <tr class="organization">
              <th scope="row">
                <bdi>{visible(name)}</bdi>
              </th>
              <td>
                <VerdictWord verdict="missing" />
              </td>
              <td class="none" colspan={9}>
                expected, and there is no report of it
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p class="muted">And {some(more, "more organization")}, in the JSON and CSV reports.</p>}
    </Section>
  );
}

function Row({ row }: { row: FleetOrganization }): JSX.Element {
  return (
    <tr class="organization">
      <th scope="row">
        <Name of={row} max={MAX_NAME} />
        {row.expected === false && <small> not expected</small>}
      </th>
      <td>
        <VerdictWord verdict={row.verdict} />
      </td>
      {worstToBest.map((severity) => (
        <td class={row.open[severity] > 0 ? "n" : "n none"} data-label={severity}>
          {thousands(row.open[severity])}
        </td>
      ))}
      <td data-label="revisions">{rangeWords(row)}</td>
      <td data-label="evidence" class={row.stale || !row.evidence.complete ? "no" : undefined}>
        {evidenceWords(row)}
      </td>
      <td data-label="last complete audit">
        {row.lastCompleteAudit === null ? "none known" : <When at={row.lastCompleteAudit} table />}
      </td>
      <td data-label="as of">
        <When at={row.asOf} table />
      </td>
    </tr>
  );
}
