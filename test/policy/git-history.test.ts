import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { openWorkTree } from "../../src/policy/git.ts";
import { readHistory } from "../../src/policy/git-history.ts";
import { versionAt } from "../../src/policy/in-force.ts";
import { git, repository, type TestCommit } from "../support/git.ts";

const HOUR = 3_600_000;
const START = Date.parse("2026-01-01T00:00:00Z");
const hostile = ["p/a.yaml", 'p/q \'x\n"y".yaml', "p/:0 é\t.yaml", "--output=x.yaml", ":(glob)*.yaml"];

/** Returns the files and the date of each first-parent commit, by asking git for one commit at a time. */
function naive(folder: string, ids: readonly string[], commits: readonly TestCommit[], paths: readonly string[]) {
  const line: number[] = [];
  for (let at: number | undefined = commits.length - 1; at !== undefined;)
    [line[line.length], at] = [at, (commits[at]!.parents ?? (at === 0 ? [] : [at - 1]))[0]];
  return line.reverse().map((at, i) => {
    const listed = git(folder, "ls-tree", "-r", "-z", ids[at]!).split("\0").slice(0, -1);
    const files = listed.map((entry): [string, string] => [
      entry.slice(entry.indexOf("\t") + 1),
      entry.split(/[ \t]/)[2]!,
    ]);
    return {
      from: Math.max(...line.slice(0, i + 1).map((item) => Number(commits[item]!.at))),
      files: new Map(files.filter(([file]) => paths.some((item) => file === item || file.startsWith(`${item}/`)))),
    };
  });
}

const history = fc
  .array(
    fc.record({
      hour: fc.nat(12),
      first: fc.nat(2),
      second: fc.option(fc.nat(6), { nil: undefined }),
      files: fc.dictionary(fc.constantFrom(...hostile, "README.md"), fc.constantFrom("1", "2", null), { maxKeys: 3 }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((list) =>
    list.map(({ hour, first, second, files }, i): TestCommit => {
      const before = Math.max(0, i - 1 - first);
      const parents = i === 0 ? [] : [...new Set([before, second === undefined ? before : second % i])];
      return { at: START + hour * HOUR, parents, files };
    }),
  );

const named = fc.subarray(["p", "--output=x.yaml", ":(glob)*.yaml"], { minLength: 1 });

describe("the history of files", () => {
  it("is at every instant what the first-parent tip of then holds, whatever the dates, merges and names", async () => {
    await fc.assert(
      fc.asyncProperty(history, named, async (commits, paths) => {
        const { folder, ids } = repository(commits);
        const snapshots = await readHistory(await openWorkTree(folder), paths);
        const expected = naive(folder, ids, commits, paths);
        const versions = snapshots.map(({ commit, files }) => ({ from: commit.from, files }));
        for (let hour = -1; hour <= 13; hour++) {
          const time = START + hour * HOUR;
          const version = versions[versionAt(versions, time)];
          const wanted = expected.findLast(({ from }) => from <= time);
          expect(version?.files).toEqual(wanted?.files);
        }
      }),
      { numRuns: 25 },
    );
  });

  it("takes as many runs of git for two hundred commits as for ten", async () => {
    const real = git(".", "--exec-path").trim();
    const bin = mkdtempSync(path.join(tmpdir(), "driftline-bin-"));
    const log = path.join(bin, "log");
    writeFileSync(path.join(bin, "git"), `#!/bin/sh\necho run >> "${log}"\nexec "${real}/git" "$@"\n`, { mode: 0o755 });
    const runs = async (n: number): Promise<number> => {
      const { folder } = repository(
        Array.from({ length: n }, (_, i) => ({ at: START + i * HOUR, files: { "p/a.yaml": `${i}` } })),
      );
      writeFileSync(log, "");
      vi.stubEnv("PATH", `${bin}${path.delimiter}${process.env["PATH"]}`);
      const snapshots = await readHistory(await openWorkTree(folder), ["p"]);
      vi.unstubAllEnvs();
      expect(snapshots).toHaveLength(n);
      return readFileSync(log, "utf8").split("\n").length - 1;
    };
    expect(await runs(200)).toBe(await runs(10));
  });

  it("names who wrote what a merge brought, and every co-author", async () => {
    const { folder } = repository([
      { at: START, files: { "p/a.yaml": "1" } },
      { at: START + 1000, author: "bo@corp.example", files: { "p/a.yaml": "2" } },
      { at: START + 2000, author: "cy@corp.example", files: { "README.md": "x" } },
      { at: START + 3000, parents: [0], author: "dan@corp.example", committer: "web@host.example", message: "one" },
      { at: START + 4000, parents: [3, 2], author: "eve@corp.example", files: { "p/a.yaml": "2" } },
      { at: START + 5000, message: "two\n\nCo-authored-by: Fay <fay@corp.example>", files: { "p/a.yaml": "3" } },
      { at: START + 6000, author: "gil@corp.example", committer: "hal@corp.example", files: { "p/a.yaml": "4" } },
    ]);
    const writers = (await readHistory(await openWorkTree(folder), ["p"])).map(({ commit }) => commit.writers);
    expect(writers).toEqual([
      ["ada@corp.example"],
      ["eve@corp.example", "bo@corp.example"],
      ["ada@corp.example", "fay@corp.example"],
      ["gil@corp.example", "hal@corp.example"],
    ]);
  });

  it("is read as it is, whatever the settings of the repository and the environment say", async () => {
    const { folder, ids } = repository([
      { at: START, files: { "p/a.yaml": "1" } },
      { at: START + HOUR, files: { "p/a.yaml": null, "p/b.yaml": "1" } },
      { at: START + 2 * HOUR, files: { "p/b.yaml": "2" } },
      { at: START + 3 * HOUR, parents: [1, 2], files: { "p/b.yaml": "2" } },
    ]);
    const other = repository([{ at: START, files: { "q/b.yaml": "1" } }]);
    const tree = await openWorkTree(folder);
    const before = await readHistory(tree, ["p/b.yaml"]);
    for (const setting of ["log.follow", "log.showSignature", "diff.relative", "diff.noprefix", "diff.renames"])
      git(folder, "config", setting, "true");
    for (const [name, value] of [
      ["log.diffMerges", "off"],
      ["log.showRoot", "false"],
      ["diff.external", "/bin/false"],
      ["format.pretty", "oneline"],
    ] as const)
      git(folder, "config", name, value);
    git(folder, "replace", "--graft", ids[1]!);
    vi.stubEnv("GIT_DIR", path.join(other.folder, ".git"));
    vi.stubEnv("GIT_WORK_TREE", other.folder);
    const after = await readHistory(await openWorkTree(folder), ["p/b.yaml"]);
    vi.unstubAllEnvs();
    expect(after).toEqual(before);
    expect(before.map(({ commit }) => commit.id)).toEqual([0, 1, 3].map((i) => ids[i]));
  });
});

describe("the branch", () => {
  const commits = [
    { at: START, files: { "p/a.yaml": "1" } },
    { at: START + HOUR, files: { "p/a.yaml": "2" } },
  ];

  it("is where origin says the default one is, else what is checked out", async () => {
    const origin = repository(commits);
    const clone = mkdtempSync(path.join(tmpdir(), "driftline-clone-"));
    git(clone, "clone", "-q", `file://${origin.folder}`, ".");
    git(clone, "checkout", "-q", "--detach", "HEAD~1");
    expect(await openWorkTree(clone)).toMatchObject({ tip: origin.ids[1], branch: "origin/main" });
    git(clone, "remote", "set-head", "origin", "--delete");
    expect(await openWorkTree(clone)).toMatchObject({ tip: origin.ids[0], branch: "what is checked out" });
  });

  it("cannot be told in a shallow clone, without a commit, or outside of a work tree", async () => {
    const origin = repository(commits);
    const shallow = mkdtempSync(path.join(tmpdir(), "driftline-clone-"));
    git(shallow, "clone", "-q", "--depth", "1", `file://${origin.folder}`, ".");
    await expect(openWorkTree(shallow)).rejects.toThrow(/shallow.*fetch-depth: 0/);
    const empty = mkdtempSync(path.join(tmpdir(), "driftline-empty-"));
    await expect(openWorkTree(empty)).rejects.toThrow(/in no git work tree/);
    git(empty, "init", "-q");
    await expect(openWorkTree(empty)).rejects.toThrow(/no commit/);
    await expect(openWorkTree(path.join(origin.folder, ".git"))).rejects.toThrow(/in no git work tree/);
  });

  it("cannot be told without git", async () => {
    const { folder } = repository(commits);
    vi.stubEnv("PATH", folder);
    await expect(openWorkTree(folder)).rejects.toThrow(/git is not installed/);
    vi.unstubAllEnvs();
  });
});
