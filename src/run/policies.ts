// The policies that a run judges by, with all that they extend.
import type { Catalog } from "../catalog/catalog.ts";
import { packNames, placeOf, readPolicies, resolveExtends } from "../policy/files.ts";
import { type LoadedPolicies, loadPolicies, type Source } from "../policy/load.ts";
import type { Config } from "./config.ts";
import { ruleIds } from "./own-words.made.ts";
import { policyNames } from "./policy-names.ts";

export interface ChosenPolicies {
  readonly policies: LoadedPolicies;
  /** Every file that was read, those extended included. */
  readonly sources: readonly Source[];
  /** Those of them that were named, and not only extended. */
  readonly named: readonly Source[];
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
  const sources = [...(await readPolicies(names)), ...own];
  const placed = await Promise.all(sources.map(async (source) => ({ source, place: await placeOf(source) })));
  // Named twice, as a file and as the pack that it is or that it is a copy of, a policy is one.
  const once = placed.filter(
    (item, i) => placed.findIndex((earlier) => earlier === item || isSame(earlier, item)) === i,
  );
  const roots = once.map(({ source }) => source);
  const extended: Source[] = [];
  const policies = await loadPolicies(roots, {
    catalog,
    builtin: ruleIds,
    agreement,
    resolve: async (name, from) => {
      const source = await resolveExtends(name, from);
      const place = source && (await placeOf(source));
      const same = source && once.find((item) => isSame(item, { source, place }));
      if (source && !same) extended.push(source);
      return same?.source ?? source;
    },
    packs: await packNames(),
  });
  return { policies, sources: [...roots, ...extended], named: roots };
}

interface Placed {
  readonly source: Source;
  /** Where it stands on disk; undefined of what is no file. */
  readonly place: string | undefined;
}

/** Whether two are one policy: they stand at one place, or one is a copy of a pack, which names no file. */
function isSame(a: Placed, b: Placed): boolean {
  if (a.place !== undefined && a.place === b.place) return true;
  const isPack = [a, b].some(({ source }) => source.file.startsWith("pack:"));
  return isPack && a.source.text === b.source.text;
}
