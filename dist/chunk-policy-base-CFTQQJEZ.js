import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  git
} from "./chunk-chunk-YSZXH2FX.js";
import {
  loadNamed
} from "./chunk-chunk-WMZBPQXV.js";
import {
  loadPolicies
} from "./chunk-chunk-PIAWZWVW.js";
import "./chunk-chunk-2CI25SNK.js";
import {
  isPolicyFile,
  packNames,
  readPolicies,
  resolveExtends
} from "./chunk-chunk-E24FHUW2.js";
import "./chunk-chunk-X7QFRH4R.js";
import "./chunk-chunk-2CFZGDI3.js";
import {
  builtinRules
} from "./chunk-chunk-IYIFQ7VA.js";
import {
  noPolicies
} from "./chunk-chunk-5VX44YBG.js";
import "./chunk-chunk-JTD37XO7.js";
import "./chunk-chunk-SRRZ3JAO.js";
import "./chunk-chunk-VBNXHR22.js";
import "./chunk-chunk-MT6DK4GP.js";
import "./chunk-chunk-BLJNNER6.js";
import "./chunk-chunk-JUUJT7JG.js";
import "./chunk-chunk-LLUWU232.js";
import "./chunk-chunk-WKOZ4ZM7.js";
import "./chunk-chunk-DE4V6GXO.js";
import "./chunk-chunk-ALQWG54H.js";
import "./chunk-chunk-PJXIS32O.js";
import "./chunk-chunk-WYJUC55E.js";
import "./chunk-chunk-YBB5N3X5.js";
import "./chunk-chunk-7PL2ZRYU.js";
import "./chunk-chunk-7GL6D5VS.js";
import "./chunk-chunk-E7MFPVOO.js";
import "./chunk-chunk-GKGVOPSK.js";
import "./chunk-chunk-CECUO46L.js";
import "./chunk-chunk-RITLSO62.js";
import "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-KTVKDWAB.js";
import "./chunk-chunk-4LWCVM6A.js";
import "./chunk-chunk-ZLEFRJH7.js";
import "./chunk-chunk-E5V562IJ.js";
import {
  DriftlineError
} from "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";

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
  for (const name of names) {
    const kind = await stat(name).catch(() => void 0);
    if (!kind) {
      roots.push(...await readPolicies([name]));
      continue;
    }
    const folder = kind.isDirectory() ? name : path.dirname(name);
    const commit = await commitOf(ref, folder);
    const files = kind.isDirectory() ? await filesBelow(commit, folder) : [path.basename(name)];
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
async function filesBelow(commit, folder) {
  const listed = await printed(folder, ["ls-tree", "-r", "-z", commit, "."]);
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
async function loadBase(base, names, config) {
  if (existsSync(base) && ((await stat2(base)).isDirectory() || /\.ya?ml$/.test(base)))
    return loadNamed([base], config.catalog);
  const packs = await packNames();
  if (packs.includes(base)) return loadNamed([base], config.catalog);
  const { roots, resolve } = await readPoliciesAt(base, names);
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
export {
  loadBase
};
