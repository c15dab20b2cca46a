// Policy files on disk, and the packs that come with Driftline. One of the two places of this room that touch anything.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, realpath, stat } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { didYouMean, DriftlineError } from "../errors.ts";
import { impersonal } from "./impersonal.made.ts";
import type { Resolve, Source } from "./load.ts";
import { readText } from "./text-file.ts";

/** The folder of the packs and schemas that come with Driftline, beside dist/ and src/. */
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

/** Whether a file is a policy by its name; tests of policies are not. */
export const isPolicyFile = (name: string): boolean => /\.ya?ml$/.test(name) && !/\.test\.ya?ml$/.test(name);

/** Whether a text is that of a pack which names nobody: no editors, no approvals, no rule on changes. */
export function namesNobody({ text }: Source): boolean {
  return impersonal.includes(createHash("sha256").update(text).digest("hex"));
}

/** The names of the packs. */
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
 * The policies named by files, folders or packs; a folder stands for every policy below it.
 * @throws DriftlineError `usage` when a name leads nowhere, `policy` when a folder has none
 */
export async function readPolicies(names: readonly string[]): Promise<Source[]> {
  const sources: Source[] = [];
  for (const name of names) sources.push(...(await readNamed(name)));
  return sources;
}

/** The files below a folder, at any depth, whose names pass a test, in order. */
export async function filesBelow(folder: string, isWanted: (name: string) => boolean): Promise<string[]> {
  return (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && isWanted(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

async function readNamed(name: string): Promise<Source[]> {
  const kind = await stat(name).catch(() => undefined);
  if (kind?.isDirectory()) {
    const files = await filesBelow(name, isPolicyFile);
    if (files.length === 0)
      throw new DriftlineError("policy", {
        file: name,
        message: "no policy in this folder",
        hint: "policies end in .yaml",
      });
    const sources: Source[] = [];
    for (const file of files) sources.push(await readSource(file));
    return sources;
  }
  if (kind?.isFile()) return [await readSource(name)];
  const pack = await readPack(name);
  if (pack) return [pack];
  const hint = didYouMean(name, await packNames()) ?? `packs: ${(await packNames()).join(", ")}`;
  throw new DriftlineError("usage", { message: `no policy file, folder or pack is named "${name}"`, hint });
}

async function readSource(file: string): Promise<Source> {
  return { file: path.normalize(file).replaceAll("\\", "/"), text: await readText(file, "policy") };
}

/** Where a policy stands on disk, whatever it is called: a pack can be named by its file as well. */
export async function placeOf({ file }: Pick<Source, "file">): Promise<string | undefined> {
  const named = file.startsWith("pack:") ? path.join(packFolder(), `${file.slice(5)}.yaml`) : file;
  return realpath(named).catch(() => undefined);
}

/** Whether a folder is that of the packs. */
export async function isPackFolder(name: string): Promise<boolean> {
  const real = await realpath(name).catch(() => undefined);
  return real !== undefined && real === (await realpath(packFolder()));
}

/** What an `extends` entry names: a file beside the one that names it, or a pack. */
export const resolveExtends: Resolve = async (name, from) => {
  if (!from.file.startsWith("pack:") && /\.ya?ml$/.test(name)) {
    const file = path.join(path.dirname(from.file), name);
    return existsSync(file) ? readSource(file) : undefined;
  }
  return readPack(name);
};
