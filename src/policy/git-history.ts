// The history of files on the first-parent line of the default branch: which commit was in force when, who wrote it,
// and the files. Runs git a fixed number of times, whatever the number of commits.
import { git, linesOf, untold, type WorkTree } from "./git.ts";
import { lastIn } from "../lists.ts";

export interface Commit {
  readonly id: string;
  /** Milliseconds: the latest committer date of the commit and its first-parent ancestors. */
  readonly from: number;
  readonly author: string;
  /** E-mail addresses of all authors, including those of merged commits and co-authors, and of the committers. */
  readonly writers: readonly string[];
}

/** The files after a commit: blob by path from the top of the work tree. Without sub-modules. */
export interface Snapshot {
  readonly commit: Commit;
  readonly parent: string | null;
  readonly files: ReadonlyMap<string, string>;
  /** Paths of links. */
  readonly links: ReadonlySet<string>;
  /** Paths that this commit added. */
  readonly added: readonly string[];
}

/** A file that a commit moved. */
export interface Move {
  readonly commit: string;
  readonly from: string;
  readonly to: string;
  readonly before: string;
  readonly after: string;
}

const WHO = "%ae%n%ce%n%(trailers:key=Co-authored-by,valueonly,unfold)";

/**
 * Returns the first commit and every first-parent commit that changed one of the files, oldest first.
 * @param paths files and folders from the top of the work tree; "" is the whole of it
 * @throws DriftlineError `incomplete` if git cannot tell
 */
export async function readHistory(tree: WorkTree, paths: readonly string[]): Promise<Snapshot[]> {
  const log = ["log", "-z", "--encoding=UTF-8", `--format=%H%n%P%n%ct%n${WHO}`];
  const limits = ["--end-of-options", tree.tip, "--", ...paths.map((path) => path || ".")];
  // --sparse includes commits that touch none of the files: their dates count.
  const line = ["--first-parent", "-m", "--sparse", "--raw", "--no-abbrev", "--no-renames", "--no-ext-diff"];
  const commits = parseLog(linesOf(await git(tree.top, [...log, ...line, ...limits]), tree.top)).reverse();
  const merges = commits.some(({ parents, changes }) => parents.length > 1 && changes.length > 0);
  const inner = merges
    ? parseLog(linesOf(await git(tree.top, [...log, "--full-history", "--parents", ...limits]), tree.top))
    : [];
  const mergedBy = mergedWriters(commits, inner);
  const snapshots: Snapshot[] = [];
  const files = new Map<string, string>();
  const links = new Set<string>();
  let from = 0;
  for (const [i, { id, parents, time, author, writers, changes }] of commits.entries()) {
    from = Math.max(from, time);
    if (i > 0 && changes.length === 0) continue;
    const added = changes.filter(({ path, blob }) => blob !== null && !files.has(path)).map(({ path }) => path);
    for (const { path, blob, isLink } of changes) {
      if (blob === null) files.delete(path);
      else files.set(path, blob);
      if (isLink) links.add(path);
      else links.delete(path);
    }
    const people = [...new Set([...writers, ...(mergedBy.get(id) ?? [])])];
    const commit = { id, from, author, writers: people };
    snapshots.push({ commit, parent: parents[0] ?? null, files: new Map(files), links: new Set(links), added });
  }
  return snapshots;
}

interface LoggedCommit extends Omit<Commit, "from"> {
  readonly parents: readonly string[];
  readonly time: number;
  /** A null blob: deleted, or not a regular file any more. */
  readonly changes: { readonly path: string; readonly blob: string | null; readonly isLink: boolean }[];
}

// The last millisecond that a report can write.
const LAST = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

function parseLog(text: string): LoggedCommit[] {
  const commits: LoggedCommit[] = [];
  const tokens = text.split("\0");
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] ?? "";
    const [, mode, id = ""] = /^\n?:\d+ (\d+) [0-9a-f]+ ([0-9a-f]+) [A-Z]\d*$/.exec(token) ?? [];
    if (mode !== undefined) {
      const blob = mode === "100644" || mode === "100755" ? id : null;
      lastIn(commits).changes.push({ path: tokens[++i] ?? "", blob, isLink: mode === "120000" });
    } else if (token !== "" && token !== "\n") {
      const [id = "", parents = "", seconds = "", author = "", committer = "", ...trailers] = token.split("\n");
      const time = Number(seconds) * 1000;
      if (!/^[0-9a-f]{40,64}$/.test(id) || !/^\d+$/.test(seconds))
        throw untold("git's history has a commit whose date cannot be read");
      const addresses = trailers.flatMap((value) => /<([^<>]+)>\s*$/.exec(value)?.[1] ?? []);
      const writers = [author, committer, ...addresses];
      commits.push({
        id,
        parents: parents === "" ? [] : parents.split(" "),
        time: Math.min(time, LAST),
        author,
        writers,
        changes: [],
      });
    }
  }
  return commits;
}

/** Returns for each merge of the line the authors of the merged commits. */
function mergedWriters(line: readonly LoggedCommit[], all: readonly LoggedCommit[]): Map<string, readonly string[]> {
  const byId = new Map(all.map((commit) => [commit.id, commit]));
  const visitedIds = new Set<string>();
  const writers = new Map<string, readonly string[]>();
  for (const { id } of line) {
    const names: string[] = [];
    // The parents here are the nearest ancestors that touch the files.
    const next = [id];
    for (let at = next.pop(); at !== undefined; at = next.pop()) {
      const commit = byId.get(at);
      if (!commit || visitedIds.has(at)) continue;
      visitedIds.add(at);
      names.push(...commit.writers);
      next.push(...commit.parents);
    }
    writers.set(id, names);
  }
  return writers;
}

/** Returns the moves by which added files came from other paths. */
export async function movesInto(tree: WorkTree, snapshots: readonly Snapshot[]): Promise<Move[]> {
  const additions = snapshots.filter(({ parent, added }) => parent !== null && added.length > 0);
  if (additions.length === 0) return [];
  const addedPaths = new Map(additions.map((snapshot) => [snapshot.commit.id, new Set(snapshot.added)]));
  const pairs = additions.map(({ commit, parent }) => `${commit.id} ${parent}\n`).join("");
  const options = ["--stdin", "-r", "-z", "--raw", "--no-abbrev", "--find-renames", "--diff-filter=R"];
  const tokens = linesOf(await git(tree.top, ["diff-tree", ...options], pairs), tree.top).split("\0");
  const moves: Move[] = [];
  let commit = "";
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] ?? "";
    const [, before = "", after] = /^\n?:\d+ \d+ ([0-9a-f]+) ([0-9a-f]+) R\d*$/.exec(token) ?? [];
    if (after === undefined) commit = token.trim();
    else {
      const [from = "", to = ""] = [tokens[++i], tokens[++i]];
      if (addedPaths.get(commit)?.has(to)) moves.push({ commit, from, to, before, after });
    }
  }
  return moves;
}

/** Reads the texts of blobs in one call. @throws DriftlineError `incomplete` if one is missing */
export async function readBlobs(tree: WorkTree, ids: Iterable<string>): Promise<Map<string, string>> {
  const unique = [...new Set(ids)];
  const texts = new Map<string, string>();
  if (unique.length === 0) return texts;
  const answer = await git(tree.top, ["cat-file", "--batch"], unique.map((id) => `${id}\n`).join(""));
  if (!answer.ok) throw untold(answer.words || "git refused");
  const { out } = answer;
  for (let at = 0; at < out.length;) {
    const end = out.indexOf(10, at);
    const [id = "", kind, size] = out.toString("utf8", at, end).split(" ");
    if (kind !== "blob") throw untold(`git has lost a policy of its history (${id.slice(0, 7)} is ${kind})`);
    const start = end + 1;
    texts.set(id, out.toString("utf8", start, start + Number(size)));
    at = start + Number(size) + 1;
  }
  return texts;
}
