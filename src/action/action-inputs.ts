// Every input of the Action. action.yml is made of it: `npm run docs`.
import { deliveries } from "./deliveries/index.ts";
import type { InputTable } from "./deliveries/delivery.ts";

/** What the audit itself asks for. */
const audit: InputTable = {
  "base-url": { description: "API host of the service, such as https://api.example.com" },
  "app-url": {
    description: "Host of the service's application, for what is asked there and not of the API; must be https",
  },
  "api-key": { description: "API key of a manager or owner; keep it in a secret" },
  organization: { description: "Name of the organization; default is the service's host" },
  config: { description: "Configuration file; default is driftline.yaml when there is one" },
  policies: {
    description:
      "Policy files, folders or packs, separated by commas or lines; default is the configuration's, else ./policies, else the baseline pack",
  },
  "fail-on": {
    description:
      "Fail the step when a finding at or above this severity is open (info, low, medium, high, critical), or never. Default is the configuration's failOn, else high",
  },
  "fail-on-transient": {
    description:
      "Fail the step when a deviation at or above this severity opened and was put right between two audits, or never; needs ledger or issues",
    default: "never",
  },
  "report-severity": {
    description: "Show only findings at or above this severity; what is counted and what fails stays the same",
  },
  reports: {
    description:
      "Formats of the report files in driftline-report/, separated by commas; docs/command-line.md lists them",
    default: "html,json",
  },
  "policy-history": {
    description:
      "git, to judge each revision by the policies of its time as well; check out with fetch-depth 0. Default is off",
    default: "off",
  },
  with: {
    description: "What to ask the service for besides the history, separated by commas. access, for the members",
  },
  "fingerprint-key": {
    description:
      "Key of the secret fingerprints, 32 bytes or more, so that rotations can be followed across runs; keep it in a secret",
  },
  "fingerprint-key-old": {
    description:
      "The key before this one, for the first audit after a change of keys: what the ledger and the exceptions hold under it is compared with what is there",
  },
};

const ledger: InputTable = {
  ledger: {
    description:
      "Keep every revision and every audit in a ledger. off, the name of a folder, or branch, for an orphan branch of this repository, which needs the permission contents:write. Default is the configuration's folder",
  },
  "ledger-kept": {
    description:
      "true, when a step of the job, such as actions/cache, keeps the ledger's folder between runs. Runners of GitHub keep none, so that one without a ledger in it is refused there",
    default: "false",
  },
  "ledger-branch": {
    description:
      "The ledger's branch, with ledger set to branch; one for each organization. Default is driftline-ledger",
  },
};

/** What every delivery may need. */
const access: InputTable = {
  "github-token": { description: "Token for what the Action writes on GitHub", default: "${{ github.token }}" },
  "allow-public": {
    description:
      "In a public repository, show findings in the log, the summary, issues, comments and code scanning, with e-mail addresses reduced to their domain",
    default: "false",
  },
};

/** By name, in the order of action.yml. */
export const actionInputs: InputTable = {
  ...audit,
  ...ledger,
  ...Object.assign({}, ...deliveries.map(({ inputs }) => inputs)),
  ...access,
};
