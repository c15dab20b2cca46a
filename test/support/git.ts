// Makes real git repositories for tests: a whole history at once, with any dates, people and merges.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

export interface TestCommit {
  /** Committer date, UTC. */
  readonly at: string | number;
  /** Author date, if different. */
  readonly written?: string | number;
  readonly author?: string;
  readonly committer?: string;
  readonly message?: string;
  /** Indices of its parents in the list; default: the commit before. */
  readonly parents?: readonly number[];
  /** Texts by path; null removes the file. */
  readonly files?: Readonly<Record<string, string | null>>;
}

/** Runs git without the machine's settings. */
export function git(folder: string, ...args: string[]): string {
  return execFileSync("git", args, { cwd: folder, encoding: "utf8", env: clean(), stdio: ["ignore", "pipe", "pipe"] });
}

function clean(): NodeJS.ProcessEnv {
  return { PATH: process.env["PATH"], HOME: "/nonexistent", GIT_CONFIG_NOSYSTEM: "1" };
}

/** Makes a work tree on the branch main at the last commit. Returns its folder, and the ids of the commits in order. */
export function repository(commits: readonly TestCommit[]): { readonly folder: string; readonly ids: string[] } {
  const folder = mkdtempSync(path.join(tmpdir(), "driftline-git-"));
  git(folder, "init", "-q", "-b", "main");
  const ids = commit(folder, commits);
  return { folder, ids };
}

/** Adds commits to an empty repository, and checks out the last one. */
function commit(folder: string, commits: readonly TestCommit[]): string[] {
  const chunks = commits.map((item, i) => {
    const { at, written = at, author = "ada@corp.example", committer = author, message = `c${i}` } = item;
    const parents = item.parents ?? (i === 0 ? [] : [i - 1]);
    const [first, ...merged] = parents;
    return [
      `commit refs/heads/import\nmark :${i + 1}\n`,
      `author A <${author}> ${seconds(written)} +0000\ncommitter C <${committer}> ${seconds(at)} +0000\n`,
      data(message),
      first === undefined ? (i === 0 ? "" : "from 0000000000000000000000000000000000000000\n") : `from :${first + 1}\n`,
      ...merged.map((parent) => `merge :${parent + 1}\n`),
      ...Object.entries(item.files ?? {}).map(([file, text]) =>
        text === null ? `D ${quoted(file)}\n` : `M 100644 inline ${quoted(file)}\n${data(text)}`,
      ),
    ].join("");
  });
  const marks = path.join(folder, ".git", "marks");
  const args = ["fast-import", "--quiet", "--force", `--export-marks=${marks}`];
  execFileSync("git", args, { cwd: folder, env: clean(), input: chunks.join("\n") });
  const lines = readFileSync(marks, "utf8").trim().split("\n");
  const byMark = new Map(lines.map((line) => line.split(" ") as [string, string]));
  const ids = commits.map((_, i) => byMark.get(`:${i + 1}`)!);
  git(folder, "update-ref", "-d", "refs/heads/import");
  git(folder, "reset", "-q", "--hard", ids.at(-1)!);
  return ids;
}

function seconds(at: string | number): number {
  return Math.floor((typeof at === "number" ? at : Date.parse(at)) / 1000);
}

function data(text: string): string {
  return `data ${Buffer.byteLength(text)}\n${text}\n`;
}

function quoted(file: string): string {
  return `"${file.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n")}"`;
}
