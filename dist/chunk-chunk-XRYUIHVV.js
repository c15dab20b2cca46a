import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  loadPolicies
} from "./chunk-chunk-ESW6KGY3.js";
import {
  isPackFolder,
  packNames,
  placeOf,
  readPolicies,
  resolveExtends
} from "./chunk-chunk-OO5APVDB.js";
import {
  builtinRules
} from "./chunk-chunk-6M25LUBG.js";

// src/run/policies.ts
import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
async function choosePolicies(named, config, own = []) {
  if (named && named.length > 0) return loadNamed(named, config.catalog, own, config.agreement);
  return loadNamed(await policyNames(named, config), config.catalog, [], config.agreement);
}
async function policyNames(named, config) {
  if (named && named.length > 0) return named;
  const names = config.policies?.map((name) => besideConfig(name, config.file));
  return names ?? defaultNames(isFolder);
}
async function defaultNames(isFolder2) {
  return await isFolder2("policies") ? ["policies"] : ["baseline"];
}
function besideConfig(name, config) {
  const file = path.join(path.dirname(config ?? "."), name);
  return existsSync(file) ? file : name;
}
async function loadNamed(names, catalog, own = [], agreement = false) {
  const all = [...await readPolicies(names), ...own];
  const placed = await Promise.all(all.map(async (source) => ({ source, place: await placeOf(source) })));
  const once = placed.filter(
    ({ place }, i) => place === void 0 || placed.findIndex((one) => one.place === place) === i
  );
  const roots = once.map(({ source }) => source);
  const extended = [];
  const policies = await loadPolicies(roots, {
    catalog,
    builtin: builtinRules.keys(),
    agreement,
    resolve: async (name, from) => {
      const found = await resolveExtends(name, from);
      const place = found && await placeOf(found);
      const same = place === void 0 ? void 0 : once.find((one) => one.place === place);
      if (found && !same) extended.push(found);
      return same?.source ?? found;
    },
    packs: await packNames()
  });
  return { policies, sources: [...roots, ...extended] };
}
async function isFolder(name) {
  const found = await stat(name).catch(() => void 0);
  return found?.isDirectory() === true && !await isPackFolder(name);
}

export {
  choosePolicies,
  policyNames,
  defaultNames,
  loadNamed
};
