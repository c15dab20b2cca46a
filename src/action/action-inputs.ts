// Every input of the Action, and its text. `npm run docs` writes action.yml from it.
import { mapValues } from "../model/objects.ts";
import { deliveries } from "./deliveries/index.ts";
import type { InputTable } from "./deliveries/delivery.ts";

const audit: InputTable = {
  "base-url": "API host of the service, such as https://api.example.com. Default is the configuration's baseUrl",
  "app-url":
    "Host of the service's web application, for requests that the API does not answer; must be https. Default is the configuration's appUrl",
  "api-key": "API key of a manager or owner; keep it in a secret",
  organization: "Name of the organization. Default is the configuration's organization, else the service's host",
  config: "Configuration file. Default is driftline.yaml or driftline.yml, if one exists",
  policies:
    "Policy files, folders or packs, separated by commas or lines. Default is the configuration's policies, else ./policies, else the baseline pack",
  "fail-on":
    "Fail the step if a finding at or above this severity is open (info, low, medium, high, critical), or never. Default is the configuration's failOn, else high",
  "fail-on-transient": {
    description:
      "Fail the step if a finding at or above this severity opened and was remediated between two audits, or never. Needs ledger or issues",
    default: "never",
  },
  "report-severity": "Show only findings at or above this severity. Counts, verdict and exit code do not change",
  reports: {
    description:
      "Formats of the report files in driftline-report/, separated by commas. docs/command-line.md lists the formats; all but sample-csv are possible here",
    default: "html,json",
  },
  "policy-history": {
    description:
      "Set to git to also judge each revision by the policies of its time. Needs a checkout with fetch-depth 0. Default is off",
    default: "off",
  },
  with: "Further data to request from the service, separated by commas: usage, access, readiness, computers, sessions. With :optional after a name, missing data leaves the evidence complete. Default is the data that the configuration names",
  "fingerprint-key":
    "Key of the fingerprints of secrets, 32 bytes or more. With it, runs can detect that a secret was rotated. Keep it in a secret",
  "fingerprint-key-old":
    "The old fingerprint key, for the first audit after the key was changed. That audit still compares the ledger, the exceptions and the issues that use the old key",
};

const ledger: InputTable = {
  ledger:
    "Keep every revision and every audit in a ledger: off, the name of a folder, or branch (an orphan branch of this repository). branch needs the permission contents:write. Default is the configuration's folder, else off",
  "ledger-kept": {
    description:
      "Set to true if a step of the job, such as actions/cache, keeps the ledger's folder between runs. GitHub-hosted runners keep no folders; without this input they refuse a folder that contains no ledger",
    default: "false",
  },
  "ledger-branch":
    "Branch of the ledger, if ledger is branch. Each organization needs its own branch. Default is driftline-ledger",
};

/** Inputs that several deliveries need. */
const access: InputTable = {
  "github-token": { description: "Token with which the Action writes on GitHub", default: "${{ github.token }}" },
  "allow-public": {
    description:
      "In a public repository, show findings in the log, the summary, issues, comments and code scanning, with e-mail addresses reduced to their domain. Also allow the ledger on a branch, which shows full e-mail addresses",
    default: "false",
  },
};

const all: InputTable = {
  ...audit,
  ...ledger,
  ...Object.assign({}, ...deliveries.map(({ inputs }) => inputs)),
  ...access,
};

/** Inputs by name, in the order of action.yml. */
export const actionInputs = mapValues<InputTable[string], { description: string; default?: string }>(all, (input) =>
  typeof input === "string" ? { description: input } : input,
);

/**
 * Returns the text of an input; empty if it has none. Runners pass the defaults of action.yml, but a program that starts
 * the Action by itself may not: then a default that is no expression applies.
 */
export function inputText(name: string, environment: Readonly<Record<string, string | undefined>>): string {
  const text = environment[`INPUT_${name.toUpperCase()}`];
  if (text !== undefined) return text.trim();
  const standard = actionInputs[name]?.default ?? "";
  return standard.startsWith("${{") ? "" : standard;
}
