// The Action's inputs about its ledger, checked before anything is pulled.
import { existsSync } from "node:fs";
import path from "node:path";
import { DriftlineError } from "../errors.ts";
import { defaultBranch } from "../github/context.ts";
import type { IssueOptions } from "../github/keep-issues.ts";
import { names } from "../ledger/format.ts";
import { choice } from "../run/options.ts";
import type { DeliveryRequest } from "./deliveries/delivery.ts";
import { issueOptions } from "./deliveries/issues.ts";
import { type Access, accessOf } from "./github-access.ts";
import { isPublic } from "./public.ts";

/** Where a run of the Action keeps its ledger. */
export interface LedgerPlace {
  /** A folder; null: none, or that of the branch. */
  readonly folder: string | null;
  readonly branch: LedgerBranchOptions | null;
  /** The issues that keep its head; null when there are none. */
  readonly issues: Pick<IssueOptions, "token" | "context" | "key" | "earlierKey" | "audit" | "elsewhere"> | null;
  readonly organization: string | null;
}

interface LedgerBranchOptions extends Access {
  readonly name: string;
  /** Whether everybody can read it. */
  readonly isPublic: boolean;
}

const DEFAULT_BRANCH = "driftline-ledger";

/**
 * Where the ledger is kept: nowhere, in a folder, or on a branch of its own. Without the input it is the configuration's
 * folder.
 * @throws DriftlineError `usage`
 */
export function ledgerPlace(request: DeliveryRequest): LedgerPlace {
  const { input, config, organization } = request;
  const ledger = input("ledger");
  const place = { folder: null, branch: null, issues: issueOptions(request), organization };
  if (ledger === "off") return place;
  if (ledger === "branch") return { ...place, branch: branchOptions(request) };
  if (input("ledger-branch") !== undefined)
    throw new DriftlineError("usage", {
      message: "ledger-branch: the ledger is not kept on a branch",
      hint: "set ledger: branch",
    });
  const folder = ledger ?? config.ledger;
  if (folder !== null) refuseToLose(folder, request);
  return { ...place, folder };
}

/**
 * A runner of GitHub keeps no file. That something else keeps this folder can be seen where it already holds a ledger; of the
 * first run somebody has to say so.
 */
function refuseToLose(folder: string, { input, environment }: DeliveryRequest): void {
  const isKept = choice("ledger-kept", input("ledger-kept") ?? "false", ["true", "false"]) === "true";
  if (isKept || environment["RUNNER_ENVIRONMENT"] !== "github-hosted") return;
  if (existsSync(path.join(folder, names.checkpoint))) return;
  throw new DriftlineError("usage", {
    message: "ledger: this runner is hosted by GitHub and keeps no folder, so the ledger would be lost after the job",
    hint:
      "set ledger: branch, or off; or keep the folder with a step of the job, such as actions/cache, and set " +
      "ledger-kept: true. A self-hosted runner keeps it by itself",
  });
}

function branchOptions(request: DeliveryRequest): LedgerBranchOptions {
  const { input, environment, event } = request;
  const access = accessOf(request, "ledger", "its branch");
  const name = branchName(input("ledger-branch") ?? DEFAULT_BRANCH);
  if (name === defaultBranch(event) || `refs/heads/${name}` === environment["GITHUB_REF"])
    throw new DriftlineError("usage", {
      message: `ledger-branch: ${name} is a branch with the repository's own files`,
      hint: `leave it to its default, ${DEFAULT_BRANCH}, or name one that is not used`,
    });
  return { name, isPublic: isPublic(event), ...access };
}

/** A name that git takes, of characters that need no escaping anywhere. */
function branchName(text: string): string {
  const parts = text.split("/");
  const isSound = parts.every((part) => /^[A-Za-z0-9_][\w.-]*$/.test(part) && !/\.\.|\.$|\.lock$/.test(part));
  if (isSound && text.length <= 200) return text;
  throw new DriftlineError("usage", {
    message: `ledger-branch: "${text.slice(0, 60)}" is not the name of a branch`,
    hint: "letters, digits, and - _ . / between them",
  });
}
