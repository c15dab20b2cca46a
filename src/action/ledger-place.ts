// The Action's inputs for its ledger, checked before anything is pulled.
import { existsSync } from "node:fs";
import path from "node:path";
import { usageError } from "../errors.ts";
import { defaultBranch, proposalOf } from "../github/context.ts";
import type { IssueOptions } from "../github/keep-issues.ts";
import { names } from "../ledger/format.ts";
import { choice } from "../run/options.ts";
import type { DeliveryRequest } from "./deliveries/delivery.ts";
import { issueOptions } from "./deliveries/issues.ts";
import { type Access, accessOf } from "./github-access.ts";
import { isPublic } from "./public.ts";

/** Where a run of the Action keeps its ledger. */
export interface LedgerPlace {
  /** A folder; null: no ledger, or a branch. */
  readonly folder: string | null;
  readonly branch: LedgerBranchOptions | null;
  /** The issues that store the ledger's head; null without issues. */
  readonly issues: Pick<IssueOptions, "token" | "context" | "key" | "earlierKey" | "audit" | "elsewhere"> | null;
  readonly organization: string | null;
  /** Why this run may not add to it; null if it may. */
  readonly proposes: string | null;
}

interface LedgerBranchOptions extends Access {
  readonly name: string;
  /** Whether everybody can read it. */
  readonly isPublic: boolean;
}

const DEFAULT_BRANCH = "driftline-ledger";

/**
 * Returns where the ledger is kept: nowhere, in a folder, or on its own branch. Default: the configuration's folder.
 * @throws DriftlineError `usage`
 */
export function ledgerPlace(request: DeliveryRequest): LedgerPlace {
  const { input, config, organization, environment, event } = request;
  const ledger = input("ledger");
  const isKept = choice("ledger-kept", input("ledger-kept") ?? "false", ["true", "false"]) === "true";
  const proposes = proposalOf(environment, event);
  const place = { folder: null, branch: null, issues: issueOptions(request), organization, proposes };
  if (ledger === "off") return place;
  if (ledger === "branch") return { ...place, branch: branchOptions(request) };
  if (ledger !== undefined && /^(?:off|branch|true|false|on|yes|no|none)$/i.test(ledger))
    throw usageError(
      `ledger: "${ledger}" is not known`,
      `write off or branch, or ./${ledger} for a folder with this name`,
    );
  if (input("ledger-branch") !== undefined)
    throw usageError("ledger-branch: the ledger is not kept on a branch", "set ledger: branch");
  const folder = ledger ?? config.ledger;
  if (folder !== null && !isKept) refuseToLose(folder, request);
  return { ...place, folder };
}

/**
 * GitHub's runners keep no files. A folder that already holds a ledger is evidently kept by something else. For the
 * first run the input `ledger-kept` must confirm that.
 */
function refuseToLose(folder: string, { environment }: DeliveryRequest): void {
  if (environment["RUNNER_ENVIRONMENT"] !== "github-hosted") return;
  if (existsSync(path.join(folder, names.checkpoint))) return;
  throw usageError(
    "ledger: this runner is hosted by GitHub and keeps no folder, so the ledger would be lost after the job",
    "set ledger: branch, or off; or keep the folder with a step of the job, such as actions/cache, and set " +
      "ledger-kept: true. A self-hosted runner keeps it by itself",
  );
}

function branchOptions(request: DeliveryRequest): LedgerBranchOptions {
  const { input, environment, event } = request;
  const access = accessOf(request, "ledger", "its branch");
  const name = branchName(input("ledger-branch") ?? DEFAULT_BRANCH);
  if (name === defaultBranch(event) || `refs/heads/${name}` === environment["GITHUB_REF"])
    throw usageError(
      `ledger-branch: ${name} is a branch with the repository's own files`,
      `leave it to its default, ${DEFAULT_BRANCH}, or name one that is not used`,
    );
  return { name, isPublic: isPublic(event), ...access };
}

/** Checks a branch name: valid for git, and without characters that need escaping. */
function branchName(text: string): string {
  const parts = text.split("/");
  const isSound = parts.every((part) => /^[A-Za-z0-9_][\w.-]*$/.test(part) && !/\.\.|\.$|\.lock$/.test(part));
  if (isSound && text !== "HEAD" && text.length <= 200) return text;
  throw usageError(
    `ledger-branch: "${text.slice(0, 60)}" is not the name of a branch`,
    "write letters and digits, with - _ . / between them; HEAD is no branch",
  );
}
