// The catalog as a tree: finds the place of a key of the raw settings in any accepted spelling.
import { unpointer } from "../model/json.ts";
import { isContainer, type Setting } from "./setting.ts";
import { publishedAliases, settings as table } from "./settings.ts";
import { getOrMake, lookUp } from "../lists.ts";

/** A place in the settings tree: a group of settings, a setting, or a container of elements. */
export interface CatalogPlace {
  readonly path: string;
  readonly setting?: Setting;
  /** Accepted spelling of a key → its canonical name and place. */
  readonly keys: ReadonlyMap<string, { readonly name: string; readonly place: CatalogPlace }>;
  /** The place of each element of a keyed list or map. */
  readonly any?: CatalogPlace;
}

export interface Catalog {
  readonly root: CatalogPlace;
  readonly settings: readonly Setting[];
  /** The setting at a catalog path such as `customModels[*].apiKey`. */
  setting(path: string): Setting | undefined;
  /** Like `setting`, for a path that is known to exist. @throws RangeError when there is no such setting */
  required(path: string): Setting;
  /** The place at a catalog path. */
  place(path: string): CatalogPlace | undefined;
}

interface Node {
  path: string;
  setting?: Setting;
  keys: Map<string, { name: string; place: Node }>;
  any?: Node;
}

/**
 * Builds the catalog from the published settings and aliases, and an organization's own aliases.
 * @param aliases path as written → canonical path, both below the same group
 * @throws RangeError naming an alias whose target is not a setting or is in another group
 */
export function createCatalog(aliases: Readonly<Record<string, string>> = {}): Catalog {
  const root: Node = { path: "", keys: new Map() };
  for (const setting of table) reach(root, setting.path).setting = setting;
  for (const [aliasPath, target] of Object.entries({ ...publishedAliases, ...aliases })) alias(root, aliasPath, target);
  const byPath = new Map(table.map((setting) => [setting.path, setting]));
  return {
    root,
    settings: table,
    setting: (path) => byPath.get(path),
    required: (path) => lookUp(byPath, path),
    place: (path) => find(root, path),
  };
}

/** Returns the place of a key in any accepted spelling, or of an element, in a place. Undefined: the catalog has none. */
export function placeBelow(place: CatalogPlace | undefined, key: string): CatalogPlace | undefined {
  return place?.keys.get(key)?.place ?? place?.any;
}

/** Returns the place that keys lead to, from the root of the catalog. */
export function placeOf({ root }: Catalog, keys: readonly string[]): CatalogPlace | undefined {
  return keys.reduce<CatalogPlace | undefined>(placeBelow, root);
}

/** Returns the setting at a JSON Pointer. */
export function settingAt(catalog: Catalog, subject: string): Setting | undefined {
  return placeOf(catalog, unpointer(subject))?.setting;
}

function steps(path: string): string[] {
  return path.replaceAll("[*]", ".[*]").split(".");
}

function reach(root: Node, path: string): Node {
  let node = root;
  for (const step of steps(path)) {
    if (step === "[*]") node = node.any ??= { path: `${node.path}[*]`, keys: new Map() };
    else {
      const path = node.path ? `${node.path}.${step}` : step;
      node = getOrMake(node.keys, step, () => ({ name: step, place: { path, keys: new Map() } })).place;
    }
  }
  return node;
}

function find(root: Node, path: string): Node | undefined {
  let node: Node | undefined = root;
  for (const step of path === "" ? [] : steps(path)) {
    if (!node) return undefined;
    node = step === "[*]" ? node.any : node.keys.get(step)?.place;
  }
  return node;
}

function alias(root: Node, spelling: string, target: string): void {
  const parent = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf(".")));
  const last = (path: string) => path.slice(path.lastIndexOf(".") + 1);
  // The target may itself be an alias. Elements have their own keys, so they have no name to replace.
  const group = find(root, parent(target));
  const source = group?.keys.get(last(target));
  if (!group || !source) throw new RangeError(`alias ${spelling}: ${target} is not a setting`);
  if (find(root, parent(spelling)) !== group) {
    const beside = [parent(target), last(spelling)].filter((part) => part !== "").join(".");
    throw new RangeError(`alias ${spelling}: must stand beside ${target}, as ${beside}`);
  }
  if (!/^[^[\]]+$/.test(last(spelling))) throw new RangeError(`alias ${spelling}: is not the name of a setting`);
  const existing = group.keys.get(last(spelling));
  if (existing && existing.place !== source.place) throw new RangeError(`alias ${spelling}: is a setting of its own`);
  if (!existing) group.keys.set(last(spelling), source);
}

export { isContainer };
