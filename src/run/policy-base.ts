// The policies that an edit is compared with: those of a folder, or of a commit.
import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { builtinRules } from "../audits/index.ts";
import { readPoliciesAt } from "../policy/at-ref.ts";
import { packNames } from "../policy/files.ts";
import { noPolicies } from "../policy/in-force.ts";
import { loadPolicies, type Source } from "../policy/load.ts";
import type { Config } from "./config.ts";
import { type ChosenPolicies, loadNamed } from "./policies.ts";

/**
 * Loads the base of a preview.
 * @param base a folder, a file or a pack; else what git takes for a commit
 * @param names the policies as the edited side names them
 * @throws DriftlineError `policy` or `usage`
 */
export async function loadBase(base: string, names: readonly string[], config: Config): Promise<ChosenPolicies> {
  if (existsSync(base) && ((await stat(base)).isDirectory() || /\.ya?ml$/.test(base)))
    return loadNamed([base], config.catalog);
  const packs = await packNames();
  if (packs.includes(base)) return loadNamed([base], config.catalog);
  const { roots, resolve } = await readPoliciesAt(base, names);
  if (roots.length === 0) return { policies: noPolicies, sources: [] };
  const extended: Source[] = [];
  const policies = await loadPolicies(roots, {
    catalog: config.catalog,
    builtin: builtinRules.keys(),
    resolve: async (name, from) => {
      const found = await resolve(name, from);
      if (found) extended.push(found);
      return found;
    },
    packs,
  });
  return { policies, sources: [...roots, ...extended] };
}
