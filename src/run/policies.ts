// Which policies a run judges by: those named, else the configuration's, else ./policies, else the baseline pack.
import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { builtinRules } from "../audits/index.ts";
import type { Catalog } from "../catalog/catalog.ts";
import { isPackFolder, packNames, placeOf, readPolicies, resolveExtends } from "../policy/files.ts";
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
  if (named && named.length > 0) return loadNamed(named, config.catalog, own, config.agreement);
  return loadNamed(await policyNames(named, config), config.catalog, [], config.agreement);
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
 * @param agreement whether somebody other than the owner must have agreed to each exception
 */
export async function loadNamed(
  names: readonly string[],
  catalog: Catalog,
  own: readonly Source[] = [],
  agreement = false,
): Promise<ChosenPolicies> {
  const all = [...(await readPolicies(names)), ...own];
  const placed = await Promise.all(all.map(async (source) => ({ source, place: await placeOf(source) })));
  // Named twice, as a file and as the pack that it is, a policy is one.
  const once = placed.filter(
    ({ place }, i) => place === undefined || placed.findIndex((one) => one.place === place) === i,
  );
  const roots = once.map(({ source }) => source);
  const extended: Source[] = [];
  const policies = await loadPolicies(roots, {
    catalog,
    builtin: builtinRules.keys(),
    agreement,
    resolve: async (name, from) => {
      const found = await resolveExtends(name, from);
      const place = found && (await placeOf(found));
      const same = place === undefined ? undefined : once.find((one) => one.place === place);
      if (found && !same) extended.push(found);
      return same?.source ?? found;
    },
    packs: await packNames(),
  });
  return { policies, sources: [...roots, ...extended] };
}

/** Whether a folder of policies is there. That of the packs is nobody's own: a clone of Driftline has it as ./policies. */
async function isFolder(name: string): Promise<boolean> {
  const found = await stat(name).catch(() => undefined);
  return found?.isDirectory() === true && !(await isPackFolder(name));
}
