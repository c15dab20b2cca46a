// The base of a pull request: the commit to compare with, and its policies.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { DriftlineError, usageError } from "../../errors.ts";
import type { PullRequest } from "../../github/pull-request.ts";
import { git } from "../../policy/git.ts";
import type { Config } from "../../run/config.ts";
import { loadBaseAt } from "../../run/policy-base.ts";

/**
 * @param givenNames the policies that the inputs name
 * @returns the commit, its policies (null if they are invalid: then there is nothing to compare with), and whether the
 *   configuration differs there: both sides use the pull request's
 * @throws DriftlineError `usage` if the checkout lacks the commit
 */
export async function readBase(pull: PullRequest, givenNames: readonly string[], config: Config) {
  const commit = await baseCommit(pull);
  return {
    commit,
    policies: await loadBaseAt(commit, givenNames, config).catch((error: unknown) => {
      if (error instanceof DriftlineError && error.code === "policy") return null;
      throw error instanceof DriftlineError && error.code === "usage" ? inWordsOfAction(error) : error;
    }),
    hasOtherConfig: await isOther(config.file ?? "driftline.yaml", commit),
  };
}

/** The Action has no option --base, which `policy preview` has: no message and no hint may name it. */
function inWordsOfAction({ problems }: DriftlineError): DriftlineError {
  const inWords = (message: string) => message.replace(/^--base: /, "preview: ");
  return new DriftlineError(
    "usage",
    problems.map(({ hint, ...problem }) => ({
      ...problem,
      message: inWords(problem.message),
      ...(hint !== undefined && !hint.includes("--base") && { hint }),
    })),
  );
}

/**
 * Returns the commit to compare a pull request with. GitHub checks out the merge result. Its first parent is the tip of
 * the target branch, so that nothing of that branch counts as part of the pull request. If the pull request's own
 * commit is checked out instead, the base is the merge base.
 */
async function baseCommit({ head, base }: PullRequest): Promise<string> {
  const [, first, second] = (await gitOutput(["rev-list", "--parents", "--max-count=1", "HEAD"])).split(" ");
  if (second === head && first !== undefined && (await has(first))) return first;
  const isWhole = (await gitOutput(["rev-parse", "--is-shallow-repository"])) === "false";
  if (isWhole && (await has(base))) {
    const common = await gitOutput(["merge-base", base, "HEAD"]);
    if (common !== "") return common;
  }
  throw usageError(
    `preview: the checkout does not have the commit that the pull request is compared with`,
    "give actions/checkout fetch-depth: 0",
  );
}

async function has(commit: string): Promise<boolean> {
  return (await git(".", ["cat-file", "-e", `${commit}^{commit}`])).ok;
}

/** Returns git's output without the last line end; empty if git refuses. */
async function gitOutput(args: readonly string[]): Promise<string> {
  const answer = await git(".", args);
  if (answer.ok) return answer.out.toString("utf8").trim();
  if (answer.why === "refused" && !/^not a git repository|^detected dubious ownership/.test(answer.words)) return "";
  throw usageError(`preview: the policies before the pull request cannot be read: ${answer.words}`);
}

/** Whether a file of the work tree differs from a commit. */
async function isOther(file: string, commit: string): Promise<boolean> {
  const inside = path.relative(".", file).replaceAll(path.sep, "/");
  if (inside.startsWith("..") || path.isAbsolute(inside)) return false;
  const before = await git(".", ["cat-file", "blob", `${commit}:./${inside}`]);
  const now = await readFile(file).catch(() => undefined);
  return before.ok ? now === undefined || !before.out.equals(now) : now !== undefined;
}
