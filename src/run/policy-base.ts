// The policies to compare an edit with: those of a folder, or of a commit.
import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { readPoliciesAt, stoodAt } from "../policy/at-ref.ts";
import { packNames } from "../policy/files.ts";
import { noPolicies } from "../policy/in-force.ts";
import { loadPolicies, type Source } from "../policy/load.ts";
import type { Config } from "./config.ts";
import { ruleIds } from "./own-words.made.ts";
import { type ChosenPolicies, loadNamed } from "./policies.ts";
import { defaultNames, policyNames } from "./policy-names.ts";

/**
 * Loads the base of a preview.
 * @param base a folder, a file or a pack; else anything that git accepts as a commit
 * @param givenNames the policies that the edited side names, if any
 * @throws DriftlineError `policy` or `usage`
 */
export async function loadBase(
  base: string,
  givenNames: readonly string[] | undefined,
  config: Config,
): Promise<ChosenPolicies> {
  if (existsSync(base) && ((await stat(base)).isDirectory() || /\.ya?ml$/i.test(base)))
    return loadNamed([base], config.catalog);
  const packs = await packNames();
  if (packs.includes(base)) return loadNamed([base], config.catalog);
  return loadBaseAt(base, givenNames, config);
}

/**
 * Loads the policies of a commit, even if a file or folder has its name.
 * @param ref anything that git accepts as a commit
 * @param givenNames as for loadBase
 * @throws DriftlineError `policy` or `usage`
 */
export async function loadBaseAt(
  ref: string,
  givenNames: readonly string[] | undefined,
  config: Config,
): Promise<ChosenPolicies> {
  const { roots, resolve } = await readPoliciesAt(ref, await namesAt(ref, givenNames, config));
  if (roots.length === 0) return { policies: noPolicies, sources: [], namedSources: [] };
  const extended: Source[] = [];
  const policies = await loadPolicies(roots, {
    catalog: config.catalog,
    builtin: ruleIds,
    resolve: async (name, from) => {
      const source = await resolve(name, from);
      if (source) extended.push(source);
      return source;
    },
    packs: await packNames(),
  });
  return { policies, sources: [...roots, ...extended], namedSources: roots };
}

/** Returns the policy names of a run at the commit. Without names, an edit may add or remove the default folder. */
async function namesAt(
  ref: string,
  givenNames: readonly string[] | undefined,
  config: Config,
): Promise<readonly string[]> {
  if ((givenNames && givenNames.length > 0) || config.policies !== null) return policyNames(givenNames, config);
  return defaultNames((folder) => stoodAt(ref, folder));
}
