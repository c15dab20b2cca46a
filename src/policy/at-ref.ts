// Policy files at a commit: read from git, never from the work tree.
import { realpath, stat } from "node:fs/promises";
import path from "node:path";
import { type DriftlineError, usageError } from "../errors.ts";
import { isPolicyFile, packNames, readPolicies, resolveExtends } from "./files.ts";
import { git } from "./git.ts";
import type { Resolve, Source } from "./load.ts";

interface AtRef {
  readonly roots: readonly Source[];
  readonly resolve: Resolve;
}

/** The place of a file that was read: git's working folder, the commit, and the path from that folder. */
interface BlobPlace {
  readonly folder: string;
  readonly commit: string;
  readonly file: string;
}

/**
 * Reads the policies at a commit, by their present or former names. Leaves out files that did not exist yet. Packs are
 * those of this version.
 * @param ref anything that git accepts as a commit
 * @param names files, folders or packs that exist now or existed then
 * @throws DriftlineError `usage` if git does not know the commit
 */
export async function readPoliciesAt(ref: string, names: readonly string[]): Promise<AtRef> {
  const places = new Map<string, BlobPlace>();
  const read = async (place: BlobPlace, name: string): Promise<Source | undefined> => {
    const file = `${ref}:${path.posix.normalize(name.replaceAll("\\", "/"))}`;
    const text = await blob(place, file);
    if (text === undefined) return undefined;
    places.set(file, place);
    return { file, text };
  };
  const roots: Source[] = [];
  const packs = await packNames();
  for (const name of names) {
    const kind = await stat(name).catch(() => undefined);
    if (!kind && packs.includes(name)) {
      roots.push(...(await readPolicies([name])));
      continue;
    }
    const entered = kind?.isFile() ? path.dirname(name) : name;
    // A link may lead elsewhere at the commit: then git follows the path from the working folder.
    const folder = !kind || (await isLinked(entered)) ? "." : entered;
    const below = path.relative(folder, name) || ".";
    const commit = await commitOf(ref, folder);
    const files = kind?.isFile() ? [below] : await filesBelow({ folder, commit, file: below });
    // The name exists neither now nor at the commit: let readPolicies report it.
    if (!kind && files.length === 0) await readPolicies([name]);
    for (const file of files) {
      const source = await read({ folder, commit, file }, path.join(folder, file));
      if (source) roots.push(source);
    }
  }
  return {
    roots,
    resolve: async (name, from) => {
      const place = places.get(from.file);
      if (!place || !isPolicyFile(name)) return resolveExtends(name, from);
      const file = path.posix.join(path.posix.dirname(place.file), name);
      return read({ ...place, file }, path.join(place.folder, file));
    },
  };
}

async function commitOf(ref: string, folder: string): Promise<string> {
  const commitIn = async (place: string) =>
    gitOutput(place, ["rev-parse", "--quiet", "--verify", "--end-of-options", `${ref}^{commit}`]);
  const commit = await commitIn(folder);
  if (commit !== undefined) return commit.trim();
  if ((await commitIn(".")) !== undefined)
    throw usageError(
      `--base: the policies in ${folder} are not in the repository of the commit "${ref}"`,
      "name policies that are in that repository",
    );
  throw usageError(
    `--base: "${ref}" is neither a policy file or folder nor a commit in git`,
    "name a policy file (.yaml or .yml), a folder, a pack, a branch, a tag or a commit; in a workflow, check out with fetch-depth: 0",
  );
}

/** Whether a folder of the working directory was there at a commit. */
export async function stoodAt(ref: string, folder: string): Promise<boolean> {
  const place = { folder: ".", commit: await commitOf(ref, "."), file: folder };
  return (await followLinks(place, "--batch-check"))?.kind === "tree";
}

/** Whether the path of a folder of the working folder's repository has a link in it. */
async function isLinked(folder: string): Promise<boolean> {
  const place = path.resolve(folder);
  if ((await realpath(folder)) === place) return false;
  const top = (await gitOutput(".", ["rev-parse", "--show-toplevel"]))?.trim();
  return top !== undefined && !/^\.\.(?:\/|$)/.test(path.relative(top, place));
}

/**
 * Returns the policy files at or below a path at a commit.
 * @throws DriftlineError `usage` if one of them is a link to a folder, whose files git does not list
 */
async function filesBelow(place: BlobPlace): Promise<string[]> {
  const { folder, commit, file: name } = place;
  const object = await followLinks(place, "--batch-check");
  if (object?.kind === "blob") return isPolicyFile(name) ? [name] : [];
  if (object?.kind !== "tree") return [];
  const listing = await gitOutput(folder, ["ls-tree", "-r", "-z", "--full-tree", object.id]);
  const entries = (listing ?? "").split("\0").filter((entry) => /^(?:100644|100755|120000) blob /.test(entry));
  const files: string[] = [];
  for (const entry of entries) {
    const file = path.posix.join(name, entry.slice(entry.indexOf("\t") + 1));
    if (isPolicyFile(file)) files.push(file);
    else if (
      entry.startsWith("120000") &&
      (await followLinks({ folder, commit, file }, "--batch-check"))?.kind === "tree"
    )
      throw linkError(path.join(folder, file));
  }
  return files.sort();
}

/** Returns the text of a file at a commit; undefined if it did not exist. @param shownName its name in messages */
async function blob(place: BlobPlace, shownName: string): Promise<string | undefined> {
  const object = await followLinks(place, "--batch");
  if (object?.kind === "blob") return object.text;
  if (object === undefined || object.kind === "missing") return undefined;
  throw linkError(shownName);
}

function linkError(name: string): DriftlineError {
  return usageError(
    `--base: ${name} is a link that cannot be followed to a file of the commit`,
    "check the commit out, and name its folder with --base",
  );
}

/** Returns the object of a path at a commit, to which links in the commit lead. */
async function followLinks(
  { folder, commit, file }: BlobPlace,
  mode: "--batch" | "--batch-check",
): Promise<{ readonly id: string; readonly kind: string; readonly text: string } | undefined> {
  if (file.includes("\n")) throw usageError(`--base: a name of a file below ${folder} has a line break`);
  const out = await gitOutput(folder, ["cat-file", mode, "--follow-symlinks"], `${commit}:./${file}\n`);
  // `<id> blob <size>`, the text and a line end; or `<what> <size>`, the reason and a line end; or `<name> missing`.
  const [, line = "", text = ""] = /^([^\n]*)\n([^]*)$/.exec(out ?? "") ?? [];
  const [, id = "", word = ""] = /^(?:([0-9a-f]{40,64}) )?([a-z]+) \d+$/.exec(line) ?? [];
  const kind = line.endsWith(" missing") ? "missing" : word;
  return out === undefined ? undefined : { id, kind, text: text.slice(0, -1) };
}

/** Returns what git prints; undefined if git refuses. */
async function gitOutput(folder: string, args: readonly string[], input?: string): Promise<string | undefined> {
  const answer = await git(folder, args, input);
  if (answer.ok) return answer.out.toString("utf8");
  if (answer.why === "refused") return undefined;
  if (answer.why === "missing") throw usageError("--base: git is not installed, which is needed to read a commit");
  throw usageError(`--base: ${answer.words}, in ${folder}`);
}
