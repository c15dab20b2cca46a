import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  git
} from "./chunk-chunk-YSZXH2FX.js";
import {
  defaultNames,
  loadNamed,
  policyNames
} from "./chunk-chunk-XRYUIHVV.js";
import {
  loadPolicies
} from "./chunk-chunk-ESW6KGY3.js";
import {
  isPolicyFile,
  packNames,
  readPolicies,
  resolveExtends
} from "./chunk-chunk-OO5APVDB.js";
import {
  builtinRules
} from "./chunk-chunk-6M25LUBG.js";
import {
  noPolicies
} from "./chunk-chunk-34IH5OLG.js";
import {
  DriftlineError
} from "./chunk-chunk-QIRLV5DT.js";

// src/run/policy-base.ts
import { existsSync } from "node:fs";
import { stat as stat2 } from "node:fs/promises";

// src/policy/at-ref.ts
import { stat } from "node:fs/promises";
import path from "node:path";
async function readPoliciesAt(ref, names) {
  const places = /* @__PURE__ */ new Map();
  const read = async (place, shown) => {
    const file = `${ref}:${path.posix.normalize(shown.replaceAll("\\", "/"))}`;
    const text = await blob(place);
    if (text === void 0) return void 0;
    places.set(file, place);
    return { file, text };
  };
  const roots = [];
  const packs = await packNames();
  for (const name of names) {
    const kind = await stat(name).catch(() => void 0);
    if (!kind && packs.includes(name)) {
      roots.push(...await readPolicies([name]));
      continue;
    }
    const folder = !kind ? "." : kind.isDirectory() ? name : path.dirname(name);
    const commit = await commitOf(ref, folder);
    const files = kind?.isFile() ? [path.basename(name)] : await filesBelow(commit, folder, kind ? "." : name);
    if (!kind && files.length === 0) await readPolicies([name]);
    for (const file of files) {
      const source = await read({ folder, commit, file }, path.join(folder, file));
      if (source) roots.push(source);
    }
  }
  return {
    roots,
    resolve: async (name, from) => {
      const place = places.get(from.file);
      if (!place || !isPolicyFile(name)) return resolveExtends(name, from);
      const file = path.posix.join(path.posix.dirname(place.file), name);
      return read({ ...place, file }, path.join(place.folder, file));
    }
  };
}
async function commitOf(ref, folder) {
  const found = await printed(folder, ["rev-parse", "--quiet", "--verify", "--end-of-options", `${ref}^{commit}`]);
  if (found !== void 0) return found.trim();
  throw new DriftlineError("usage", {
    message: `--base: "${ref}" is neither a folder nor a commit that git knows`,
    hint: "name a branch, a tag or a commit; in a workflow, check out with fetch-depth: 0"
  });
}
async function stoodAt(ref, folder) {
  return (await filesBelow(await commitOf(ref, "."), ".", folder)).length > 0;
}
async function filesBelow(commit, folder, name = ".") {
  const listed = await printed(folder, ["ls-tree", "-r", "-z", commit, "--", name]);
  const entries = (listed ?? "").split("\0").filter((entry) => /^100(?:644|755) blob /.test(entry));
  return entries.map((entry) => entry.slice(entry.indexOf("	") + 1)).filter(isPolicyFile).sort();
}
async function blob({ folder, commit, file }) {
  return printed(folder, ["cat-file", "blob", `${commit}:./${file}`]);
}
async function printed(folder, args) {
  const answer = await git(folder, args);
  if (answer.ok) return answer.out.toString("utf8");
  if (answer.why === "refused") return void 0;
  if (answer.why === "missing")
    throw new DriftlineError("usage", "--base: git is not installed, so that no commit can be read");
  throw new DriftlineError("usage", `--base: ${answer.words}, in ${folder}`);
}

// src/run/policy-base.ts
async function loadBase(base, named, config) {
  if (existsSync(base) && ((await stat2(base)).isDirectory() || /\.ya?ml$/.test(base)))
    return loadNamed([base], config.catalog);
  const packs = await packNames();
  if (packs.includes(base)) return loadNamed([base], config.catalog);
  const { roots, resolve } = await readPoliciesAt(base, await namesAt(base, named, config));
  if (roots.length === 0) return { policies: noPolicies, sources: [] };
  const extended = [];
  const policies = await loadPolicies(roots, {
    catalog: config.catalog,
    builtin: builtinRules.keys(),
    resolve: async (name, from) => {
      const found = await resolve(name, from);
      if (found) extended.push(found);
      return found;
    },
    packs
  });
  return { policies, sources: [...roots, ...extended] };
}
async function namesAt(ref, named, config) {
  if (named && named.length > 0 || config.policies !== null) return policyNames(named, config);
  return defaultNames((folder) => stoodAt(ref, folder));
}

export {
  loadBase
};
