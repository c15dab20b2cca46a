// Patterns of settings in editors, approvals, freezes and changes: dotted; * matches one segment, ** any number.
import { type Catalog, type CatalogPlace, isContainer } from "../catalog/catalog.ts";
import { globMatches } from "../catalog/kinds/glob.ts";
import { nearest } from "../errors.ts";
import { unpointer } from "../model/json.ts";
import { firstIn, getOrMake } from "../lists.ts";

/** Whether a dotted pattern matches a setting's pointer. `*` matches one segment, `**` any number, including none. */
export function matchesSubject(pattern: string, subject: string): boolean {
  return match(segments(pattern), unpointer(subject));
}

export function matchesAny(patterns: readonly string[], subject: string): boolean {
  return patterns.some((pattern) => matchesSubject(pattern, subject));
}

/** Whether a pattern can match a place at or below a catalog path. A pattern that cannot is a typo. */
export function canMatch(pattern: string, path: string): boolean {
  return match(segments(pattern), segments(path), (head, key) => key === "*" || globMatches(head, key));
}

/** Returns a pattern with the canonical names of its settings. */
export function canonicalPattern(pattern: string, root: CatalogPlace): string {
  let at: CatalogPlace | undefined = root;
  const keys = segments(pattern).map((key): string => {
    const match: { readonly name: string; readonly place: CatalogPlace } | undefined = at?.keys.get(key);
    at = match ? match.place : at?.any;
    return match?.name ?? key;
  });
  return keys.join(".");
}

/** Returns patterns for suggestions: each setting, and the wildcards of each group. */
export function commonPatterns(paths: Iterable<string>): string[] {
  const patterns = new Set<string>();
  for (const path of paths) {
    const keys = segments(path);
    patterns.add(keys.join("."));
    for (let i = 1; i < keys.length; i++)
      patterns.add(`${keys.slice(0, i).join(".")}.**`).add(`${keys.slice(0, i).join(".")}.*`);
  }
  return [...patterns];
}

/** The segments of patterns and of the catalog's paths: each is compared with the settings of every change. */
const split = new Map<string, readonly string[]>();

function segments(pattern: string): readonly string[] {
  return getOrMake(split, pattern, () => pattern.replaceAll("[*]", ".*").split("."));
}

function match(pattern: readonly string[], keys: readonly string[], fits = globMatches): boolean {
  const [head, ...rest] = pattern;
  if (head === undefined) return keys.length === 0;
  if (head === "**") return keys.some((_, i) => match(rest, keys.slice(i), fits)) || match(rest, [], fits);
  return keys.length > 0 && fits(head, firstIn(keys)) && match(rest, keys.slice(1), fits);
}

/**
 * Returns why a pattern is a mistake: no valid settings match it. Undefined if some do. A change of valid settings is
 * of an entry of a container, never of the container.
 */
export function patternFlaw(
  pattern: string,
  catalog: Catalog,
): { readonly message: string; readonly hint: string | undefined } | undefined {
  const can = (writtenPath: string) =>
    catalog.settings.some((setting) => !isContainer(setting) && canMatch(writtenPath, setting.path));
  if (can(pattern)) return undefined;
  const spelt = canonicalPattern(pattern, catalog.root);
  const near = nearest(pattern, commonPatterns(catalog.settings.map((setting) => setting.path)));
  const suggestion = [spelt, `${spelt}.**`, ...(near === undefined ? [] : [near, `${near}.**`])].find(can);
  const hint = suggestion && `did you mean "${suggestion}"?`;
  return { message: `"${pattern}" matches no setting`, hint };
}
