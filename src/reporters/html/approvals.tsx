// The approvals: the approved changes, and the approvals that were applied.
import type { JSX } from "preact";
import type { ApprovalRow } from "../../model/report/index.ts";
import { personPhrase, prose, revision, say, some, someOf, value } from "../wording/phrase.ts";
import { dayWords, lastDay } from "../wording/finding-text.ts";
import { type HtmlPage } from "./page.ts";
import { phrase, Section } from "./parts.tsx";
import { Table } from "./table.tsx";

const stateWords: Record<ApprovalRow["state"], string> = {
  applied: "applied",
  partly: "applied in part",
  "never-applied": "authorized no change",
  pending: "pending",
  unknown: "not known",
};

export function Approvals({ page }: { page: HtmlPage }): JSX.Element {
  const { approvals } = page.report;
  return (
    <Section id="approvals" title="Approvals" note={some(approvals.length, "approval")}>
      <Table
        page={page}
        label="Approvals"
        asLines
        rows={approvals}
        emptyWords="No approvals are defined."
        moreWords={["more approval"]}
        columns={[
          { head: "Approval", cell: ({ id }) => value(id) },
          {
            head: "State",
            kind: ({ state }) => (state === "never-applied" ? "no" : undefined),
            cell: ({ state }) => stateWords[state],
          },
          {
            head: "Settings",
            as: "w3",
            cell: ({ settings, reason }) => (
              <>
                {phrase(someOf(settings, 5, value), page)}
                {reason !== null && <small> {phrase(prose(reason), page)}</small>}
              </>
            ),
          },
          { head: "Term", as: "day", cell: ({ from, until }) => say`${dayWords(from)} to ${lastDay(until)}` },
          {
            head: "Implemented by",
            as: "who",
            label: "by",
            cell: ({ implementers }) => (implementers === null ? "anybody" : someOf(implementers, 5, personPhrase)),
          },
          {
            head: "Agreed by",
            as: "who",
            label: true,
            cell: ({ approvedBy, approvedAt, ticket }) => (
              <>
                {approvedBy.length === 0 ? (
                  <span class="no">nobody</span>
                ) : (
                  phrase(say`${someOf(approvedBy, 5, personPhrase)}, ${dayWords(approvedAt)}`, page)
                )}
                {ticket !== null && <small> {phrase(say`ticket ${ticket}`, page)}</small>}
              </>
            ),
          },
          {
            head: "Revisions",
            label: true,
            cell: ({ revisions, state }) =>
              revisions.length === 0 ? (
                <span class="muted">{state === "unknown" ? "none was seen" : "none"}</span>
              ) : (
                someOf(revisions, 5, revision)
              ),
          },
        ]}
      />
    </Section>
  );
}
