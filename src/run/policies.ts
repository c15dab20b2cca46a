// Which policies a run judges by: those named, else the configuration's, else ./policies, else the baseline pack.
import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { builtinRules } from "../audits/index.ts";
import type { Catalog } from "../catalog/catalog.ts";
import { packNames, readPolicies, resolveExtends } from "../policy/files.ts";
import { type LoadedPolicies, loadPolicies, type Source } from "../policy/load.ts";
import type { Config } from "./config.ts";

export interface ChosenPolicies {
  readonly policies: LoadedPolicies;
  /** Every file that was read, those extended included. */
  readonly sources: readonly Source[];
}

/** @throws DriftlineError `policy` or `usage`, before anything is pulled */
export async function choosePolicies(
  named: readonly string[] | undefined,
  config: Config,
  own: readonly Source[] = [],
): Promise<ChosenPolicies> {
  if (named && named.length > 0) return loadNamed(named, config.catalog, own);
  return loadNamed(await policyNames(named, config), config.catalog);
}

/** What a run reads its policies from: files, folders or packs. */
export async function policyNames(named: readonly string[] | undefined, config: Config): Promise<readonly string[]> {
  if (named && named.length > 0) return named;
  const names = config.policies?.map((name) => besideConfig(name, config.file));
  return names ?? defaultNames(isFolder);
}

/** Where policies are that nothing names. */
export async function defaultNames(isFolder: (name: string) => Promise<boolean>): Promise<readonly string[]> {
  return (await isFolder("policies")) ? ["policies"] : ["baseline"];
}

/** A file or folder named in the configuration stands beside it; everything else is a pack. */
function besideConfig(name: string, config: string | null): string {
  const file = path.join(path.dirname(config ?? "."), name);
  return existsSync(file) ? file : name;
}

/**
 * Loads policies by file, folder or pack.
 * @param own policies that are no files
 */
export async function loadNamed(
  names: readonly string[],
  catalog: Catalog,
  own: readonly Source[] = [],
): Promise<ChosenPolicies> {
  const roots = [...(await readPolicies(names)), ...own];
  const extended: Source[] = [];
  const policies = await loadPolicies(roots, {
    catalog,
    builtin: builtinRules.keys(),
    resolve: async (name, from) => {
      const found = await resolveExtends(name, from);
      if (found) extended.push(found);
      return found;
    },
    packs: await packNames(),
  });
  return { policies, sources: [...roots, ...extended] };
}

async function isFolder(name: string): Promise<boolean> {
  return (await stat(name).catch(() => undefined))?.isDirectory() ?? false;
}
