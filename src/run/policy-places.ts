// The places of a run's policies in a git work tree, and their content at older commits.
import { lstat, realpath, stat } from "node:fs/promises";
import path from "node:path";
import { isPolicyFile, readPolicies, resolveExtends } from "../policy/files.ts";
import { openWorkTree, untold, type WorkTree } from "../policy/git.ts";
import type { Move, Snapshot } from "../policy/git-history.ts";
import type { Resolve, Source } from "../policy/load.ts";
import { firstIn } from "../lists.ts";

/** A file or folder that a run names: its shown name, and its path from the top of the work tree. */
interface PolicyPlace {
  readonly name: string;
  readonly path: string;
  readonly isFolder: boolean;
}

export interface Places {
  readonly tree: WorkTree;
  readonly namedPlaces: readonly PolicyPlace[];
  /** Packs and policies that are not files: the same at every commit. */
  readonly constant: readonly Source[];
}

/**
 * Finds the work tree of a run's policies.
 * @param own policies that are not files
 * @throws DriftlineError `incomplete` if they have no history, or several
 */
export async function placesOf(names: readonly string[], own: readonly Source[]): Promise<Places> {
  const constant: Source[] = [];
  const places: PolicyPlace[] = [];
  let tree: WorkTree | undefined;
  for (const name of names) {
    const kind = await stat(name).catch(() => undefined);
    if (!kind) {
      constant.push(...(await readPolicies([name])));
      continue;
    }
    const isFolder = kind.isDirectory();
    const workTree = await openWorkTree(isFolder ? name : path.dirname(name));
    tree ??= workTree;
    if (workTree.top !== tree.top) throw untold(`${name} is in another git work tree than ${firstIn(places).name}`);
    places.push({ name: shownAs(name), path: await pathIn(tree, name, isFolder), isFolder });
  }
  if (!tree) throw untold("no policy of this run is a file: packs have no history here");
  return { tree, namedPlaces: places, constant: [...constant, ...own] };
}

/** Returns a path from the top of a work tree. @throws DriftlineError `incomplete` if it is outside */
async function pathIn(tree: WorkTree, name: string, isFolder = false): Promise<string> {
  if (!isFolder && (await lstat(name)).isSymbolicLink())
    throw untold(`${name} is a link: its history is another file's`);
  const folder = await realpath(isFolder ? name : path.dirname(name));
  const relative = path.relative(tree.top, isFolder ? folder : path.join(folder, path.basename(name)));
  if (relative === ".." || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative))
    throw untold(`${name} is outside the git work tree of the other policies`);
  return slashes(relative);
}

/**
 * Returns the path of a policy from the top of the work tree.
 * @throws DriftlineError `incomplete` if it is outside, or if a link below a named folder leads to it
 */
export async function pathOf({ tree, namedPlaces }: Places, file: string): Promise<string> {
  const at = await pathIn(tree, file);
  const folder = namedPlaces.find(({ name, isFolder }) => isFolder && !path.relative(name, file).startsWith(".."));
  if (folder && !isBelow(folder.path, at)) throw untold(`${file} is behind a link: its history is another file's`);
  return at;
}

interface PoliciesAt extends Pick<Snapshot, "files"> {
  /** Their paths, from rootsAt. */
  readonly roots: readonly string[];
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * Returns the policies at a commit.
 * @param watch called with the path of every extended policy
 * @returns also the text of every file that was read, by path from the top of the work tree
 */
export function policiesAt(
  { tree, namedPlaces, constant }: Places,
  { files, roots, texts }: PoliciesAt,
  watch: (path: string) => void,
) {
  const readTexts = new Map<string, string>();
  const paths = new Map<string, string>();
  const sourceAt = (at: string, name: string): Source | undefined => {
    const text = texts.get(files.get(at) ?? "");
    if (text === undefined) return undefined;
    readTexts.set(at, text);
    paths.set(name, at);
    return { file: name, text };
  };
  const shownOf = (at: string): string => {
    const place = namedPlaces.find((place) => (place.isFolder ? isBelow(place.path, at) : place.path === at));
    if (!place) return at;
    return place.isFolder ? shownAs(path.join(place.name, path.posix.relative(place.path, at))) : place.name;
  };
  const resolve: Resolve = async (name, from) => {
    const at = paths.get(from.file);
    if (at === undefined || !isPolicyFile(name)) return resolveExtends(name, from);
    const target = path.posix.join(path.posix.dirname(at), slashes(name));
    if (target.startsWith("../")) throw untold(`${from.file} extends a file outside the work tree ${tree.top}`);
    watch(target);
    return sourceAt(target, shownAs(path.join(path.dirname(from.file), name)));
  };
  return { read: readTexts, roots: [...roots.flatMap((at) => sourceAt(at, shownOf(at)) ?? []), ...constant], resolve };
}

/**
 * Returns the paths at a commit of the policies that the run names. Leaves out later files, and uses the old paths of
 * files that were moved later.
 */
export function rootsAt(places: readonly PolicyPlace[], { files }: Snapshot, later: readonly Move[]): string[] {
  const paths = [...files.keys()];
  const roots = places.flatMap(({ path: at, isFolder }) =>
    isFolder
      ? paths.filter((file) => isBelow(at, file) && isPolicyFile(file)).sort()
      : paths.filter((file) => file === at),
  );
  return [...new Set([...roots, ...later.map(({ from }) => from).filter((from) => files.has(from))])];
}

/** Whether a path is that of a named file, or below a named folder. */
export function isNamed(places: readonly PolicyPlace[], file: string): boolean {
  return places.some(({ path: at, isFolder }) => (isFolder ? isBelow(at, file) : at === file));
}

/** Whether a file is below a folder, at any depth. "" is the top. */
export function isBelow(folder: string, file: string): boolean {
  return folder === "" || file.startsWith(`${folder}/`);
}

/** Returns a path as it is shown. */
function shownAs(name: string): string {
  return slashes(path.normalize(name));
}

function slashes(name: string): string {
  return path.sep === "\\" ? name.replaceAll("\\", "/") : name;
}
