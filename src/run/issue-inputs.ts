// The Action's inputs about issues, checked before anything is pulled.
import { DriftlineError } from "../errors.ts";
import type { IssueOptions } from "../github/keep-issues.ts";
import { modes } from "../github/input.ts";
import type { Asked } from "./deliveries/delivery.ts";
import { accessOf } from "./github-access.ts";
import * as options from "./options.ts";

type IssueInputs = Pick<Asked, "input" | "words" | "environment" | "event" | "organization" | "isExposed">;

const DEFAULT_MAX = 20;
const MAX_MAX = 100;

/** What issues are to be kept, and with what; null: none. @throws DriftlineError `usage` */
export function issueOptions(asked: IssueInputs): IssueOptions | null {
  const { input, words, organization, environment } = asked;
  const mode = options.choice("issues", input("issues") ?? "off", modes);
  if (mode === "off") return null;
  if (organization === null)
    throw new DriftlineError("usage", {
      message: "issues: the organization has no name, and its issues are found by it",
      hint: "set the input organization, or organization in driftline.yaml",
    });
  const access = accessOf(asked, "issues", "issues");
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

function checked(name: string, found: readonly string[], shape: RegExp, most: number, what: string): readonly string[] {
  const wrong = found.find((one) => !shape.test(one));
  if (wrong !== undefined) throw new DriftlineError("usage", `${name}: "${wrong.slice(0, 60)}" is not ${what}`);
  if (found.length > most)
    throw new DriftlineError("usage", `${name}: names ${found.length}, and at most ${most} can be`);
  return found;
}
