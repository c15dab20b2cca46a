// Policy files on disk, and the packs of Driftline. One of two places in this folder with side effects.
import { createHash } from "node:crypto";
import { existsSync, type Stats } from "node:fs";
import { readdir, readFile, realpath, stat } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { codeOf, didYouMean, DriftlineError, type Problem, reasonOf, usageError } from "../errors.ts";
import { impersonal } from "./impersonal.made.ts";
import type { Resolve, Source } from "./load.ts";
import { readText, unreadable } from "./text-file.ts";
import { getOrMake } from "../lists.ts";

/** Returns the folder of the packs and schemas, next to dist/ and src/. @throws DriftlineError `internal` if missing */
export function packFolder(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  for (;;) {
    const packs = path.join(folder, "policies");
    if (existsSync(path.join(packs, "policy.schema.json"))) return packs;
    const parent = path.dirname(folder);
    if (parent === folder) throw new DriftlineError("internal", "the folder of policy packs is missing");
    folder = parent;
  }
}

/** Whether a file name is that of a policy. Tests of policies are not. */
export const isPolicyFile = (name: string): boolean => /\.ya?ml$/i.test(name) && !/\.test\.ya?ml$/i.test(name);

/** Whether a text is that of a pack without people: no editors, approvals or rules on changes. */
export function namesNobody({ text }: Source): boolean {
  return impersonal.includes(createHash("sha256").update(text).digest("hex"));
}

export async function packNames(): Promise<string[]> {
  return (await readdir(packFolder()))
    .filter(isPolicyFile)
    .map((name) => name.replace(/\.ya?ml$/, ""))
    .sort();
}

async function readPack(name: string): Promise<Source | undefined> {
  if (!/^[a-z0-9-]+$/.test(name) || !(await packNames()).includes(name)) return undefined;
  return { file: `pack:${name}`, text: await readFile(path.join(packFolder(), `${name}.yaml`), "utf8") };
}

/**
 * Reads policies by the names of files, folders or packs. A folder means every policy below it.
 * @throws DriftlineError `usage` with every name that does not exist, every file that cannot be read, and every folder
 *   without a policy
 */
export async function readPolicies(names: readonly string[]): Promise<Source[]> {
  const { sources, unread } = await readReadable(names);
  if (unread.length > 0) throw new DriftlineError("usage", unread);
  return sources;
}

/** Reads policies like readPolicies. Returns what it throws as problems, besides the policies that can be read. */
export async function readReadable(
  names: readonly string[],
): Promise<{ readonly sources: Source[]; readonly unread: readonly Problem[] }> {
  const sources: Source[] = [];
  const unread: Problem[] = [];
  const attempt = async <T>(read: () => Promise<T>): Promise<T[]> => {
    try {
      return [await read()];
    } catch (error) {
      if (!(error instanceof DriftlineError) || error.exitCode !== 2) throw error;
      unread.push(...error.problems);
      return [];
    }
  };
  for (const name of names)
    for (const file of (await attempt(() => filesOf(name))).flat())
      sources.push(...(await attempt(async () => (typeof file === "string" ? readSource(file) : file))));
  return { sources, unread };
}

/**
 * Returns the files below a folder whose paths pass a test, at any depth, sorted, each once. Follows links.
 * @throws DriftlineError `usage` if a folder cannot be listed, or if the path of a link passes the test, and the link
 *   leads to nothing
 */
export async function filesBelow(folder: string, isWanted: (file: string) => boolean): Promise<string[]> {
  const files = new Map<string, string>();
  const add = async (file: string) => {
    const real = await realpath(file);
    if (!files.has(real)) files.set(real, file);
  };
  const folders = new Map([[await realpath(folder), folder]]);
  for (const [, at] of folders) {
    const entries = await readdir(at, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
      if (["ENOENT", "ENOTDIR"].includes(codeOf(error) ?? "")) throw error;
      throw unreadable((error as NodeJS.ErrnoException).path ?? at, "folder", error);
    });
    const links: string[] = [];
    for (const entry of entries) {
      const name = path.join(entry.parentPath, entry.name);
      if (entry.isSymbolicLink()) links.push(name);
      else if (entry.isFile() && isWanted(name)) await add(name);
    }
    for (const link of links.sort()) {
      const kind = await targetOf(link, isWanted(link));
      if (kind?.isFile() && isWanted(link)) await add(link);
      if (!kind?.isDirectory()) continue;
      const real = await realpath(link);
      // A link to a folder around it would never end.
      const parent = await realpath(path.dirname(link));
      if (!folders.has(real) && !`${parent}${path.sep}`.startsWith(`${real}${path.sep}`)) folders.set(real, link);
    }
  }
  return [...files.values()].sort();
}

async function targetOf(link: string, isWanted: boolean): Promise<Stats | undefined> {
  return stat(link).catch((error: unknown) => {
    if (!isWanted) return undefined;
    const message = `the link cannot be followed: ${reasonOf(error)}`;
    throw new DriftlineError("usage", { file: link, message, hint: "point it to a file, or remove it" });
  });
}

/** Returns the files that a name leads to; a pack or a pipe as it was read. */
async function filesOf(name: string): Promise<(string | Source)[]> {
  const kind = await stat(name).catch((error: unknown) => {
    if (codeOf(error) === "EACCES") throw unreadable(name, "policy", error);
    return undefined;
  });
  if (kind?.isDirectory()) {
    const files = await filesBelow(name, isPolicyFile);
    if (files.length === 0)
      throw new DriftlineError("policy", {
        file: name,
        message: "no policy in this folder",
        hint: "policies end in .yaml or .yml",
      });
    return files;
  }
  if (kind?.isFile()) return [name];
  if (kind) return [await getOrMake(pipes, name, readSource)];
  const pack = await readPack(name);
  if (pack) return [pack];
  const hint = didYouMean(name, await packNames()) ?? `packs: ${(await packNames()).join(", ")}`;
  throw usageError(`no policy file, folder or pack is named "${name}"`, hint);
}

/** Pipes and devices are read once: a run may ask for its policies again, and a pipe is empty then. */
const pipes = new Map<string, Promise<Source>>();

async function readSource(file: string): Promise<Source> {
  return { file: path.normalize(file).replaceAll("\\", "/"), text: await readText(file, "policy") };
}

/** Returns the real path of a policy; undefined if none. A pack can also be named by its file. */
export async function placeOf({ file }: Pick<Source, "file">): Promise<string | undefined> {
  const fileName = file.startsWith("pack:") ? path.join(packFolder(), `${file.slice(5)}.yaml`) : file;
  return realpath(fileName).catch(() => undefined);
}

export async function isPackFolder(name: string): Promise<boolean> {
  const real = await realpath(name).catch(() => undefined);
  return real !== undefined && real === (await realpath(packFolder()));
}

/** Resolves an `extends` entry: a file, relative to the extending file, or a pack. */
export const resolveExtends: Resolve = async (name, from) => {
  if (!from.file.startsWith("pack:") && /\.ya?ml$/i.test(name)) {
    const file = path.join(path.dirname(from.file), name);
    return existsSync(file) ? readSource(file) : undefined;
  }
  return readPack(name);
};
