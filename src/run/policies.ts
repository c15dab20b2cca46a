// Which policies a run judges by: those named, else the configuration's, else ./policies, else the baseline pack.
import { stat } from "node:fs/promises";
import { builtinRules } from "../audits/index.ts";
import type { Catalog } from "../catalog/catalog.ts";
import { packNames, readPolicies, resolveExtends } from "../policy/files.ts";
import { type LoadedPolicies, loadPolicies, type Source } from "../policy/load.ts";

export interface ChosenPolicies {
  readonly policies: LoadedPolicies;
  readonly sources: readonly Source[];
}

/** @throws DriftlineError `policy` or `usage`, before anything is pulled */
export async function choosePolicies(
  named: readonly string[] | undefined,
  configured: readonly string[] | null,
  catalog: Catalog,
): Promise<ChosenPolicies> {
  const names =
    named && named.length > 0 ? named : (configured ?? ((await isFolder("policies")) ? ["policies"] : ["baseline"]));
  return loadNamed(names, catalog);
}

/** Loads policies by file, folder or pack. */
export async function loadNamed(names: readonly string[], catalog: Catalog): Promise<ChosenPolicies> {
  const sources = await readPolicies(names);
  const policies = await loadPolicies(sources, {
    catalog,
    builtin: builtinRules.keys(),
    resolve: resolveExtends,
    packs: await packNames(),
  });
  return { policies, sources };
}

async function isFolder(name: string): Promise<boolean> {
  return (await stat(name).catch(() => undefined))?.isDirectory() ?? false;
}
