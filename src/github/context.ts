// The context of a run, from the runner's environment: the repository, the step, and whether the run may write.
import { usageError } from "../errors.ts";
import { valueAt } from "../model/json.ts";
import { short } from "./marker.ts";
import type { RepositoryPlace } from "./place.ts";

export interface Context {
  /** The address of GitHub's API. */
  readonly api: string;
  readonly place: RepositoryPlace;
  /** The workflow's file and the job; null if unknown. */
  readonly job: { readonly workflow: string; readonly name: string } | null;
  /** The digest (`short`) of the job and the step; null if unknown. */
  readonly step: string | null;
  /** Why this run may not change what concerns the whole repository; null if it may. */
  readonly proposes: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * @param event the text of the event file
 * @throws DriftlineError `usage` outside of a workflow
 */
export function contextOf(environment: Environment, event: string | undefined): Context {
  const [owner = "", repository = "", ...more] = (environment["GITHUB_REPOSITORY"] ?? "").split("/");
  const isNamed = [owner, repository].every((part) => /^[\w.-]{1,100}$/.test(part));
  if (!isNamed || more.length > 0)
    throw usageError("GITHUB_REPOSITORY does not name a repository: this does not run in a workflow");
  const server = environment["GITHUB_SERVER_URL"] ?? "https://github.com";
  const run = environment["GITHUB_RUN_ID"] ?? "";
  return {
    api: environment["GITHUB_API_URL"] || "https://api.github.com",
    place: {
      server: /^https?:\/\/[\w.:-]+$/.test(server) ? server : "https://github.com",
      owner,
      repository,
      run: /^\d{1,20}$/.test(run) ? run : null,
    },
    job: jobOf(environment),
    step: stepOf(environment),
    proposes: proposalOf(environment, event),
  };
}

/** Returns the workflow file, `.github/workflows/audit.yml`, and the job's name. */
function jobOf(environment: Environment): Context["job"] {
  const [place = ""] = (environment["GITHUB_WORKFLOW_REF"] ?? "").split("@");
  const workflow = place.split("/").slice(2).join("/");
  const name = environment["GITHUB_JOB"] ?? "";
  return workflow === "" || name === "" ? null : { workflow, name };
}

function stepOf(environment: Environment): string | null {
  const names = [environment["GITHUB_JOB"] ?? "", environment["GITHUB_ACTION"] ?? ""];
  return names.includes("") ? null : short(JSON.stringify(names));
}

/** Returns why a run leaves issues and ledger alone: policies of a pull request or a branch may not be agreed yet. */
export function proposalOf(environment: Environment, event: string | undefined): string | null {
  const name = environment["GITHUB_EVENT_NAME"] ?? "";
  if (/^pull_request|^merge_group$/.test(name)) return "the run is about a pull request";
  const branch = defaultBranch(event);
  const ref = environment["GITHUB_REF"] ?? "";
  if (branch === undefined || ref === "" || ref === `refs/heads/${branch}`) return null;
  return "the run is not of the default branch";
}

export function defaultBranch(event: string | undefined): string | undefined {
  const branch = valueAt(parsedEvent(event), ["repository", "default_branch"]);
  return typeof branch === "string" ? branch : undefined;
}

/** Parses the text of the event file; undefined if it is unreadable. */
export function parsedEvent(text = ""): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
