// The first files of a repository for audits. The YAML library writes all data.
import { stringify } from "yaml";
import { visible } from "../../text.ts";
import { count } from "../../words.ts";

/** Writes a text as a YAML scalar on one line. */
function scalar(text: string): string {
  return stringify(text, { lineWidth: 0 }).trimEnd();
}

/** Writes a list of texts on one line. */
function flowList(texts: readonly string[]): string {
  return stringify(texts, { collectionStyle: "flow", flowCollectionPadding: false, lineWidth: 0 }).trimEnd();
}

/** States the organization, unless nobody named it. */
function organizationLine(organization: string): string {
  return organization === "unnamed" ? "# organization: corp" : `organization: ${scalar(organization)}`;
}

/**
 * The daily audit of examples/workflows, for an organization.
 * @param namesPolicies whether driftline.yaml names further policies, which an input would replace
 */
export const workflowText = (organization: string, baseUrl: string, namesPolicies = false) =>
  `# A daily audit. The step fails if a finding at fail-on or above is open. The job's summary lists the findings.
name: Driftline
on:
  schedule:
    - cron: "17 5 * * *" # not on the hour, because GitHub is busy then
  workflow_dispatch:
permissions: {}
concurrency:
  group: driftline # one run at a time
  cancel-in-progress: false
jobs:
  audit:
    runs-on: ubuntu-24.04
    timeout-minutes: 20
    environment: driftline # holds DRIFTLINE_API_KEY and DRIFTLINE_FINGERPRINT_KEY; only the default branch may use it
    permissions:
      contents: read # check out the policies
    steps:
      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0
        with:
          persist-credentials: false
      - uses: driftline/driftline@v1 # the first release makes this tag; write the commit of a release in its place, because a tag can be moved
        with:
          ${organizationLine(organization)}
          base-url: ${scalar(baseUrl)}
          api-key: \${{ secrets.DRIFTLINE_API_KEY }}
          fingerprint-key: \${{ secrets.DRIFTLINE_FINGERPRINT_KEY }} # openssl rand -base64 32
${namesPolicies ? "" : "          policies: policies\n"}          fail-on: high
`;

/**
 * @param baseUrl null: no service was named
 * @param otherPolicies policies that are used besides
 * @param appUrl null: no web application was named
 */
export const configText = (
  organization: string,
  baseUrl: string | null,
  otherPolicies: readonly string[] = [],
  appUrl: string | null = null,
) => `# The configuration of every audit.
${organizationLine(organization)}
${baseUrl === null ? "# baseUrl: https://api.example.com" : `baseUrl: ${scalar(baseUrl)}`}${appUrl === null ? "" : `\nappUrl: ${scalar(appUrl)}`}
policies: ${flowList([...new Set(["policies", ...otherPolicies])])}${otherPolicies.includes("baseline") ? "" : " # add baseline to compare with the pack too"}
failOn: high
`;

export const schemaLine = "# yaml-language-server: $schema=./policy.schema.json\n";

export interface SeenEditor {
  /** An e-mail address, or an id if there is none. */
  readonly account: string;
  readonly revisions: number;
  /** The day of the last revision. */
  readonly last: string;
}

/**
 * @param unlisted how many revisions have no editor whom a policy can name
 * @param isWhole whether the whole history was read
 */
export const editorsText = (
  editors: readonly SeenEditor[],
  unlisted = 0,
  isWhole = true,
) => `${schemaLine}# Who may change the controls.
# These are ${unlisted === 0 && isWhole ? "all" : "the"} editors of the revisions ${isWhole ? "so far" : "that could be read, because the history was incomplete"}${unlisted === 0 ? "" : `, except ${count(unlisted, "revision")} without an editor whom a policy can name`}. Remove people who should not be editors. Their revisions become findings.
# To only note their revisions before a day, add: effective: { from: 2026-01-31 }
id: editors
title: Who may change the controls
editors:
  approved:
${editors.map(({ account, revisions, last }) => `    - ${scalar(account)} # revisions: ${revisions}, the last on ${visible(last)}\n`).join("")}`;
