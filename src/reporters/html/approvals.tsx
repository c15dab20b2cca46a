// The approvals: the approved changes, and the approvals that were applied.
import type { JSX } from "preact";
import type { ApprovalRow } from "../../model/report/index.ts";
import { prose, revision, say, some, someOf, value, who } from "../wording/phrase.ts";
import { dayWords, lastDay } from "../wording/finding-text.ts";
import { type HtmlPage } from "./page.ts";
import { Head, limited, Say, Section } from "./parts.tsx";

const stateWords: Record<ApprovalRow["state"], string> = {
  applied: "applied",
  partly: "applied in part",
  "never-applied": "never applied",
  pending: "pending",
  unknown: "not known",
};

/** The section of approvals. */
export function Approvals({ page }: { page: HtmlPage }): JSX.Element {
  const { approvals } = page.report;
  const { firstRows, rest } = limited(approvals, "approval");
  return (
    <Section id="approvals" title="Approvals" note={some(approvals.length, "approval")}>
      {approvals.length === 0 ? (
        <p class="muted">No approvals are defined.</p>
      ) : (
        <table class="columns" aria-label="Approvals">
          <Head
            columns={[
              "Approval",
              "State",
              ["Settings", "w3"],
              ["Term", "day"],
              ["Implemented by", "who"],
              ["Agreed by", "who"],
              "Revisions",
            ]}
          />
          <tbody>
            {firstRows.map((approval) => (
              <tr>
                <th scope="row">
                  <Say of={value(approval.id)} page={page} />
                </th>
                <td class={approval.state === "never-applied" ? "no" : undefined}>{stateWords[approval.state]}</td>
                <td>
                  <Say of={someOf(approval.settings, 5, value)} page={page} />
                  {approval.reason !== null && (
                    <small>
                      {" "}
                      <Say of={prose(approval.reason)} page={page} />
                    </small>
                  )}
                </td>
                <td>
                  <Say of={say`${dayWords(approval.from)} to ${lastDay(approval.until)}`} page={page} />
                </td>
                <td data-label="by">
                  {approval.implementers === null ? (
                    "anybody"
                  ) : (
                    <Say of={someOf(approval.implementers, 5, who)} page={page} />
                  )}
                </td>
                <td data-label="agreed by">
                  {approval.approvedBy.length === 0 ? (
                    <span class="no">nobody</span>
                  ) : (
                    <Say
                      of={say`${someOf(approval.approvedBy, 5, who)}, ${dayWords(approval.approvedAt)}`}
                      page={page}
                    />
                  )}
                  {approval.ticket !== null && (
                    <small>
                      {" "}
                      <Say of={say`ticket ${approval.ticket}`} page={page} />
                    </small>
                  )}
                </td>
                <td data-label="revisions">
                  {approval.revisions.length === 0 ? (
                    <span class="muted">none</span>
                  ) : (
                    <Say of={someOf(approval.revisions, 5, revision)} page={page} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rest}
    </Section>
  );
}
