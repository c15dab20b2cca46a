// The policies of the organizations, and how this page was made.
import type { JSX } from "preact";
import type { Fleet } from "../../../model/fleet.ts";
import { visible } from "../../../text.ts";
import { nowhere, Section } from "../../html/parts.tsx";
import { Table } from "../../html/table.tsx";
import { some, thousands } from "../../wording/phrase.ts";
import { versionsWords } from "../words.ts";

const MAX_NAMES = 8;

export function Policies({ fleet }: { fleet: Readonly<Fleet> }): JSX.Element {
  return (
    <Section
      id="policies"
      title="Policies"
      note={`${thousands(fleet.policies.length)}, ${thousands(fleet.summary.policies.differing)} in several versions`}
    >
      <Table
        page={nowhere}
        caption="A version is the digest of the policy's file. A file that it extends is a policy of its own."
        emptyWords="No organization is judged by a policy: built-in rules alone were evaluated."
        rows={fleet.policies}
        moreWords={["more policy", "more policies"]}
        columns={[
          { head: "Policy", cell: ({ id }) => <code>{visible(id)}</code> },
          {
            head: "Versions",
            as: "n",
            label: true,
            kind: ({ differs }) => (differs ? "no" : undefined),
            cell: ({ versions }) => thousands(versions.length),
          },
          { head: "Who is judged by which", cell: (policy) => versionsWords(policy, MAX_NAMES) },
        ]}
      />
    </Section>
  );
}

export function Method({ fleet }: { fleet: Readonly<Fleet> }): JSX.Element {
  const tools = [...new Set(fleet.organizations.map(({ tool }) => tool))].toSorted();
  return (
    <Section id="method" title="Method">
      <p class="narrow">
        Each organization was audited by itself; this page adds up their JSON reports and judges nothing anew. Of
        several reports of an organization, the one with the newest instant counts; the others are only in the trend.
        The verdict is the worst of all. An organization that was expected and has no report, or a report that is too
        old, makes it incomplete. A rule is the same in two organizations when its id is; it differs when it holds in
        one and fails or is excepted in another. Where organizations give it different severities, the highest is shown.
        Its title and its setting are shown where they are the same in all organizations that list it.
      </p>
      <p class="narrow">
        {`The reports that count were made by driftline ${tools.slice(0, 8).map(visible).join(", ")}${tools.length > 8 ? " and others" : ""}: `}
        {some(fleet.organizations.length, "report")}.
      </p>
    </Section>
  );
}
