// Which policies a run uses: the named ones, else the configuration's, else ./policies, else the baseline pack.
import { existsSync } from "node:fs";
import { lstat, stat } from "node:fs/promises";
import path from "node:path";
import { usageError } from "../errors.ts";
import { isPackFolder } from "../policy/files.ts";
import type { Config } from "./config.ts";

/** Returns the policy files, folders or packs of a run. */
export async function policyNames(
  givenNames: readonly string[] | undefined,
  config: Config,
): Promise<readonly string[]> {
  if (givenNames && givenNames.length > 0) return givenNames;
  const names = config.policies?.map((name) => besideConfig(name, config.file));
  return names ?? defaultNames(isFolder);
}

export async function defaultNames(isFolder: (name: string) => Promise<boolean>): Promise<readonly string[]> {
  return (await isFolder("policies")) ? ["policies"] : ["baseline"];
}

/** A file or folder in the configuration is relative to it; anything else is a pack. */
function besideConfig(name: string, config: string | null): string {
  const file = path.join(path.dirname(config ?? "."), name);
  return existsSync(file) ? file : name;
}

/**
 * Whether a policy folder exists. The folder of packs does not count: a clone of Driftline has it as ./policies.
 * @throws DriftlineError `usage` if something else has its name
 */
async function isFolder(name: string): Promise<boolean> {
  const stats = await stat(name).catch(() => undefined);
  if (stats?.isDirectory() === true) return !(await isPackFolder(name));
  if ((await lstat(name).catch(() => undefined)) === undefined) return false;
  throw usageError(
    `${name} is not a folder, and the folder of policies is expected there`,
    "name the policies with --policy or the input policies, or rename it",
  );
}
