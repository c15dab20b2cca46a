import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  DriftlineError
} from "./chunk-chunk-QIRLV5DT.js";

// src/policy/git.ts
import { execFile } from "node:child_process";
import { realpath } from "node:fs/promises";
import { devNull } from "node:os";
import { promisify } from "node:util";
var run = promisify(execFile);
var MAX_BYTES = 64 * 2 ** 20;
var plain = [
  "core.fsmonitor=false",
  "log.showSignature=false",
  "log.follow=false",
  "log.showRoot=true",
  "log.diffMerges=first-parent",
  "diff.relative=false"
].flatMap((setting) => ["-c", setting]);
async function git(folder, args, input = "") {
  try {
    const running = run("git", ["--no-pager", ...plain, "-C", folder, ...args], {
      maxBuffer: MAX_BYTES,
      encoding: "buffer",
      env: environment()
    });
    running.child.stdin?.on("error", () => void 0).end(input);
    return { ok: true, out: (await running).stdout };
  } catch (error) {
    const { code, stderr } = error;
    const words = (stderr?.toString("utf8") ?? "").split("\n")[0].replace(/^fatal: /, "");
    if (typeof code === "number") return { ok: false, why: "refused", words };
    if (code === "ENOENT") return { ok: false, why: "missing", words: "git is not installed" };
    if (code === "ERR_CHILD_PROCESS_STDIO_MAXBUFFER")
      return { ok: false, why: "too-large", words: `git answered with more than ${MAX_BYTES / 2 ** 20} MiB` };
    return { ok: false, why: "failed", words: `git could not be run (${String(code)})` };
  }
}
function environment() {
  const kept = Object.entries(process.env).filter(([name]) => !/^GIT_/i.test(name));
  return {
    ...Object.fromEntries(kept),
    LC_ALL: "C",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_TERMINAL_PROMPT: "0",
    GIT_LITERAL_PATHSPECS: "1",
    GIT_NO_LAZY_FETCH: "1",
    // Replaced objects and grafts are a history that only this clone has.
    GIT_NO_REPLACE_OBJECTS: "1",
    GIT_GRAFT_FILE: devNull
  };
}
function untold(reason) {
  return new DriftlineError("incomplete", reason);
}
async function openWorkTree(folder) {
  const found = linesOf(await git(folder, ["rev-parse", "--is-shallow-repository", "--show-toplevel"]), folder);
  const at = found.indexOf("\n");
  if (found.slice(0, at) === "true") throw untold("the clone is shallow; in a workflow, check out with fetch-depth: 0");
  const top = await realpath(found.slice(at + 1));
  const origin = await git(top, ["symbolic-ref", "--quiet", "--short", "refs/remotes/origin/HEAD"]);
  for (const [ref, branch] of [
    ["refs/remotes/origin/HEAD", origin.ok ? origin.out.toString("utf8").trim() : "origin/HEAD"],
    ["HEAD", "what is checked out"]
  ]) {
    const tip = await git(top, ["rev-parse", "--quiet", "--verify", "--end-of-options", `${ref}^{commit}`]);
    if (tip.ok) return { top, tip: tip.out.toString("utf8").trim(), branch };
  }
  throw untold("the work tree has no commit");
}
function linesOf(answer, folder) {
  if (answer.ok) return answer.out.toString("utf8").replace(/\n$/, "");
  if (/^not a git repository|must be run in a work tree/.test(answer.words))
    throw untold(`${folder} is in no git work tree`);
  if (answer.words.startsWith("detected dubious ownership"))
    throw untold("git does not read a work tree of another user; name it in safe.directory");
  throw untold(answer.words === "" ? "git refused" : answer.words);
}

export {
  git,
  untold,
  openWorkTree,
  linesOf
};
