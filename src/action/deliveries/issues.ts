// Findings as issues of the repository.
import { DriftlineError } from "../../errors.ts";
import { modes } from "../../github/input.ts";
import { type IssueOptions, keepIssues } from "../../github/keep-issues.ts";
import { choice } from "../../run/options.ts";
import { count } from "../../text.ts";
import { accessOf } from "../github-access.ts";
import type { DeliveryRequest, Delivery } from "./delivery.ts";

export const issues: Delivery = {
  inputs: {
    issues: {
      description:
        "Keep findings as issues of this repository, which needs the permission issues:write and organization. off, per-finding (an issue for each), or single (one for all)",
      default: "off",
    },
    "issue-labels": { description: "Labels for new issues besides driftline, separated by commas" },
    "issue-assignees": { description: "Logins to assign new issues to, separated by commas" },
    "max-issues": {
      description: "How many findings get an issue of their own, the worst first; one summary issue lists the rest",
      default: "20",
    },
  },
  what: "an issue",
  prepare: async (request) => {
    const options = issueOptions(request);
    if (options === null) return null;
    const { proposes } = options.context;
    const [{ issueWords }, { neutral }] = await Promise.all([
      import("../../github/leak-allowlist.ts"),
      import("../../run/own-report.ts"),
    ]);
    return {
      ownTexts: issueWords(neutral),
      deliver: async ({ report, check }) => {
        if (proposes !== null) return { notices: [`issues are left as they are: ${proposes}`] };
        const { opened, postponed } = await keepIssues(report, options, check);
        return {
          warnings: postponed > 0 ? [`${count(postponed, "change")} of issues wait for the next run`] : [],
          outputs: opened === null ? {} : { new: opened },
        };
      },
    };
  },
};

type IssueInputs = Pick<DeliveryRequest, "input" | "words" | "environment" | "event" | "organization" | "isExposed">;

const DEFAULT_MAX = 20;
const MAX_MAX = 100;

/** What issues are to be kept, and with what; null: none. @throws DriftlineError `usage` */
export function issueOptions(inputs: IssueInputs): IssueOptions | null {
  const { input, words, organization, environment } = inputs;
  const mode = choice("issues", input("issues") ?? "off", modes);
  if (mode === "off") return null;
  if (organization === null)
    throw new DriftlineError("usage", {
      message: "issues: the organization has no name, and its issues are found by it",
      hint: "set the input organization, or organization in driftline.yaml",
    });
  const access = accessOf(inputs, "issues", "issues");
  return {
    mode,
    max: maximum(input("max-issues")),
    labels: checked("issue-labels", words("issue-labels"), /^[^\p{Cc}\p{Cf}]{1,50}$/u, 20, "a label of 50 characters"),
    assignees: checked("issue-assignees", words("issue-assignees"), /^[\w-]{1,100}(?:\[bot\])?$/, 10, "a login"),
    key: (input("fingerprint-key") ?? environment["DRIFTLINE_FINGERPRINT_KEY"]) || null,
    ...access,
  };
}

function maximum(text: string | undefined): number {
  if (text === undefined) return DEFAULT_MAX;
  if (/^\d{1,3}$/.test(text) && Number(text) <= MAX_MAX) return Number(text);
  throw new DriftlineError("usage", `max-issues: "${text}" is not a number from 0 to ${MAX_MAX}`);
}

function checked(
  name: string,
  values: readonly string[],
  shape: RegExp,
  most: number,
  what: string,
): readonly string[] {
  const wrong = values.find((value) => !shape.test(value));
  if (wrong !== undefined) throw new DriftlineError("usage", `${name}: "${wrong.slice(0, 60)}" is not ${what}`);
  if (values.length > most)
    throw new DriftlineError("usage", `${name}: names ${values.length}, and at most ${most} can be`);
  return values;
}
