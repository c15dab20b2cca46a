// The policies of a run, with all extended policies.
import type { Catalog } from "../catalog/catalog.ts";
import type { Watch } from "../model/observed.ts";
import { packNames, placeOf, readReadable, resolveExtends } from "../policy/files.ts";
import { type LoadedPolicies, loadPolicies, type Source } from "../policy/load.ts";
import type { Config } from "./config.ts";
import { eventRules, ruleIds } from "./own-words.made.ts";
import { policyNames } from "./policy-names.ts";

export interface ChosenPolicies {
  readonly policies: LoadedPolicies;
  /** Every file that was read, including extended ones. */
  readonly sources: readonly Source[];
  /** The sources that were named, not only extended. */
  readonly namedSources: readonly Source[];
}

/** @throws DriftlineError `policy` or `usage`, before anything is pulled */
export async function choosePolicies(
  givenNames: readonly string[] | undefined,
  config: Config,
  own: readonly Source[] = [],
): Promise<ChosenPolicies> {
  if (givenNames && givenNames.length > 0) return loadNamed(givenNames, config.catalog, own, config.agreement);
  return loadNamed(await policyNames(givenNames, config), config.catalog, [], config.agreement);
}

/**
 * Loads policies by file, folder or pack.
 * @param own policies that are not files
 * @param agreement whether each exception needs the agreement of somebody other than its owner
 */
export async function loadNamed(
  names: readonly string[],
  catalog: Catalog,
  own: readonly Source[] = [],
  agreement = false,
): Promise<ChosenPolicies> {
  const { sources: readSources, unread } = await readReadable(names);
  const sources = [...readSources, ...own];
  const placedSources = await Promise.all(sources.map(async (source) => ({ source, place: await placeOf(source) })));
  // Deduplicate policies that are named twice, as a file and as the pack that it is or copies.
  const once = placedSources.filter(
    (item, i) => placedSources.findIndex((earlier) => earlier === item || isSame(earlier, item)) === i,
  );
  const roots = once.map(({ source }) => source);
  const extended: Source[] = [];
  const policies = await loadPolicies(roots, {
    catalog,
    builtin: ruleIds,
    events: eventRules,
    agreement,
    unread,
    resolve: async (name, from) => {
      const source = await resolveExtends(name, from);
      const place = source && (await placeOf(source));
      const same = source && once.find((item) => isSame(item, { source, place }));
      if (source && !same) extended.push(source);
      return same?.source ?? source;
    },
    packs: await packNames(),
  });
  return { policies, sources: [...roots, ...extended], namedSources: roots };
}

/**
 * Returns what outputs name and quote of policies. These texts are no secrets: whoever reads the policies knows them. Else
 * whoever edits the settings could withhold every output with a key of such a text.
 */
export function policyTexts({ policies: { rules, assertions, files }, sources }: ChosenPolicies): string[] {
  return [
    ...sources.flatMap(({ file, text }) => [file, text]),
    ...[...rules, ...assertions].map(({ id }) => id),
    ...files.map(({ digest }) => digest),
  ];
}

export function watchOf({ computers, sessions }: LoadedPolicies): Watch {
  return { computers: computers?.watch ?? [], sessions: sessions?.watch ?? [] };
}

interface PlacedSource {
  readonly source: Source;
  /** Its real path; undefined if it is not a file. */
  readonly place: string | undefined;
}

/** Whether two sources are one policy: at the same path, or a pack and its copy. */
function isSame(a: PlacedSource, b: PlacedSource): boolean {
  if (a.place !== undefined && a.place === b.place) return true;
  const isPack = [a, b].some(({ source }) => source.file.startsWith("pack:"));
  return isPack && a.source.text === b.source.text;
}
