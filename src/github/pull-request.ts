// The pull request of a run, from the event file. Its texts are not read: anybody may have written them.
import * as z from "zod/mini";
import { usageError } from "../errors.ts";
import { parsedEvent } from "./context.ts";

export interface PullRequest {
  readonly number: number;
  /** Its newest commit, and the target branch's newest commit when the event was sent. */
  readonly head: string;
  readonly base: string;
  /** Whether it comes from another repository: then the run has no secrets, and its token can only read. */
  readonly isFork: boolean;
}

const commit = z.string().check(z.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));
const repository = z.object({ id: z.optional(z.int()), full_name: z.optional(z.string()) });
const side = z.object({ sha: commit, repo: z.nullable(repository) });
const shape = z.object({ pull_request: z.object({ number: z.int().check(z.positive()), head: side, base: side }) });

/**
 * @param event the text of the event file
 * @returns null if the run is not about a pull request
 * @throws DriftlineError `usage` if the pull request cannot be read
 */
export function pullRequestOf(
  environment: Readonly<Record<string, string | undefined>>,
  event: string | undefined,
): PullRequest | null {
  if (environment["GITHUB_EVENT_NAME"] !== "pull_request") return null;
  const { data } = z.safeParse(shape, parsedEvent(event));
  if (data === undefined) throw usageError("the event file (GITHUB_EVENT_PATH) does not name the pull request");
  const { number, head, base } = data.pull_request;
  return { number, head: head.sha, base: base.sha, isFork: !isSame(head.repo, base.repo) };
}

/** Whether two repositories are one, by id, or else by name. The repository of a fork may be deleted. */
function isSame(a: z.infer<typeof side>["repo"], b: z.infer<typeof side>["repo"]): boolean {
  const [left, right] = [a, b].map((repo) => repo?.id ?? repo?.full_name);
  return left !== undefined && left === right;
}
