// Runs git: the one place that does. Without a shell, so that no name can act; with nothing in the environment that
// could send it to another repository; and without what a user's settings would change in its output.
import { execFile } from "node:child_process";
import { realpath } from "node:fs/promises";
import { devNull } from "node:os";
import { promisify } from "node:util";
import { DriftlineError } from "../errors.ts";
import { membersOf } from "../model/json.ts";

const run = promisify(execFile);
const MAX_BYTES = 64 * 2 ** 20;

/** Settings of a user or a repository that would run something, or make the output another. */
const plain = [
  "core.fsmonitor=false",
  "log.showSignature=false",
  "log.follow=false",
  "log.showRoot=true",
  "log.diffMerges=first-parent",
  "diff.relative=false",
].flatMap((setting) => ["-c", setting]);

type GitAnswer =
  | { readonly ok: true; readonly out: Buffer }
  /** `refused`: git ran and said no; `words` is the first line of why. */
  | { readonly ok: false; readonly why: "refused" | "missing" | "too-large" | "failed"; readonly words: string };

/**
 * Runs git in a folder.
 * @param args none of them may be data that looks like an option: put data behind `--` or `--end-of-options`
 * @param input what git reads from its standard input
 */
export async function git(folder: string, args: readonly string[], input = ""): Promise<GitAnswer> {
  try {
    const running = run("git", ["--no-pager", ...plain, "-C", folder, ...args], {
      maxBuffer: MAX_BYTES,
      encoding: "buffer",
      env: environment(),
    });
    // git may refuse before it has read everything; what it says then tells more than a broken pipe.
    running.child.stdin?.on("error", () => undefined).end(input);
    return { ok: true, out: (await running).stdout };
  } catch (error) {
    const { code, stderr } = membersOf(error);
    const words = (Buffer.isBuffer(stderr) ? stderr.toString("utf8") : "").replace(/\n.*/s, "").replace(/^fatal: /, "");
    if (typeof code === "number") return { ok: false, why: "refused", words };
    if (code === "ENOENT") return { ok: false, why: "missing", words: "git is not installed" };
    if (code === "ERR_CHILD_PROCESS_STDIO_MAXBUFFER")
      return { ok: false, why: "too-large", words: `git answered with more than ${MAX_BYTES / 2 ** 20} MiB` };
    return { ok: false, why: "failed", words: `git could not be run (${String(code)})` };
  }
}

/** Everything but what speaks to git, which could name another repository, other objects or another history. */
function environment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => !/^GIT_/i.test(name));
  return {
    ...Object.fromEntries(entries),
    LC_ALL: "C",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_TERMINAL_PROMPT: "0",
    GIT_LITERAL_PATHSPECS: "1",
    GIT_NO_LAZY_FETCH: "1",
    // Replaced objects and grafts are a history that only this clone has.
    GIT_NO_REPLACE_OBJECTS: "1",
    GIT_GRAFT_FILE: devNull,
  };
}

/** A work tree whose history can be told. */
export interface WorkTree {
  readonly top: string;
  /** The newest commit of the branch, and the branch as people call it. */
  readonly tip: string;
  readonly branch: string;
}

/** Why a history cannot be told. Nobody guesses at it. */
export function untold(reason: string): DriftlineError {
  return new DriftlineError("incomplete", reason);
}

/**
 * The work tree that a folder stands in, at the tip of its default branch: where the remote called origin says it is,
 * else what is checked out. Of a pull request's merge commit the first parent is the branch it goes to.
 * @throws DriftlineError `incomplete` when its history cannot be told
 */
export async function openWorkTree(folder: string): Promise<WorkTree> {
  const text = linesOf(await git(folder, ["rev-parse", "--is-shallow-repository", "--show-toplevel"]), folder);
  const at = text.indexOf("\n");
  if (text.slice(0, at) === "true") throw untold("the clone is shallow; in a workflow, check out with fetch-depth: 0");
  const top = await realpath(text.slice(at + 1));
  const origin = await git(top, ["symbolic-ref", "--quiet", "--short", "refs/remotes/origin/HEAD"]);
  for (const [ref, branch] of [
    ["refs/remotes/origin/HEAD", origin.ok ? origin.out.toString("utf8").trim() : "origin/HEAD"],
    ["HEAD", "what is checked out"],
  ] as const) {
    const tip = await git(top, ["rev-parse", "--quiet", "--verify", "--end-of-options", `${ref}^{commit}`]);
    if (tip.ok) return { top, tip: tip.out.toString("utf8").trim(), branch };
  }
  throw untold("the work tree has no commit");
}

/** What git printed, without the last line's end. @throws DriftlineError `incomplete` */
export function linesOf(answer: GitAnswer, folder: string): string {
  if (answer.ok) return answer.out.toString("utf8").replace(/\n$/, "");
  if (/^not a git repository|must be run in a work tree/.test(answer.words))
    throw untold(`${folder} is in no git work tree`);
  if (answer.words.startsWith("detected dubious ownership"))
    throw untold("git does not read a work tree of another user; name it in safe.directory");
  throw untold(answer.words === "" ? "git refused" : answer.words);
}
