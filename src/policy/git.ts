// Runs git. No other file does. Runs without a shell, so that no name is executed; without variables that could select
// another repository; and without user settings that change git's output.
import { execFile } from "node:child_process";
import { realpath } from "node:fs/promises";
import { devNull } from "node:os";
import { promisify } from "node:util";
import { DriftlineError, reasonOf } from "../errors.ts";
import { membersOf } from "../model/json.ts";

const run = promisify(execFile);
const MAX_BYTES = 64 * 2 ** 20;

/** Overrides settings of a user or a repository that run programs or change the output. */
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
  /** `refused`: git ran and failed; `words` is the first line of its message. */
  | { readonly ok: false; readonly why: "refused" | "missing" | "too-large" | "failed"; readonly words: string };

/**
 * Runs git in a folder.
 * @param args if data may look like an option, put it after `--` or `--end-of-options`
 * @param input git's standard input
 */
export async function git(folder: string, args: readonly string[], input = ""): Promise<GitAnswer> {
  try {
    const running = run("git", ["--no-pager", ...plain, "-C", folder, ...args], {
      maxBuffer: MAX_BYTES,
      encoding: "buffer",
      env: environment(),
    });
    // git may fail before it has read all input. Its message is more useful than the broken pipe.
    running.child.stdin?.on("error", () => undefined).end(input);
    return { ok: true, out: (await running).stdout };
  } catch (error) {
    const { code, stderr } = membersOf(error);
    const words = (Buffer.isBuffer(stderr) ? stderr.toString("utf8") : "").replace(/\n.*/s, "").replace(/^fatal: /, "");
    if (typeof code === "number") return { ok: false, why: "refused", words };
    if (code === "ENOENT") return { ok: false, why: "missing", words: "git is not installed" };
    if (code === "ERR_CHILD_PROCESS_STDIO_MAXBUFFER")
      return { ok: false, why: "too-large", words: `git answered with more than ${MAX_BYTES / 2 ** 20} MiB` };
    return { ok: false, why: "failed", words: `git could not be run: ${reasonOf(error)}` };
  }
}

/** The environment without GIT_ variables, which could select another repository, other objects or another history. */
function environment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => !/^GIT_/i.test(name));
  return {
    ...Object.fromEntries(entries),
    LC_ALL: "C",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_TERMINAL_PROMPT: "0",
    GIT_LITERAL_PATHSPECS: "1",
    GIT_NO_LAZY_FETCH: "1",
    // Replaced objects and grafts exist in this clone only.
    GIT_NO_REPLACE_OBJECTS: "1",
    GIT_GRAFT_FILE: devNull,
  };
}

/** A work tree with a readable history. */
export interface WorkTree {
  readonly top: string;
  /** The newest commit of the branch, and the branch's name. */
  readonly tip: string;
  readonly branch: string;
}

/** The error for a history that cannot be read. The program never guesses one. */
export function untold(reason: string): DriftlineError {
  return new DriftlineError("incomplete", reason);
}

/**
 * Returns the work tree of a folder, at the tip of its default branch: the one named by the remote `origin`, else what
 * is checked out. For a pull request's merge commit, the first parent is the target branch.
 * @throws DriftlineError `incomplete` if its history cannot be read
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

/** Returns git's output without the last line end. @throws DriftlineError `incomplete` */
export function linesOf(answer: GitAnswer, folder: string): string {
  if (answer.ok) return answer.out.toString("utf8").replace(/\n$/, "");
  if (/^not a git repository|must be run in a work tree/.test(answer.words))
    throw untold(`${folder} is in no git work tree`);
  if (answer.words.startsWith("detected dubious ownership"))
    throw untold("git does not read a work tree of another user; name it in safe.directory");
  throw untold(answer.words === "" ? "git refused" : answer.words);
}
