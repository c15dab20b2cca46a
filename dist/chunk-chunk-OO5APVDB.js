import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  DriftlineError,
  didYouMean
} from "./chunk-chunk-QIRLV5DT.js";

// src/policy/files.ts
import { existsSync } from "node:fs";
import { readdir, readFile, realpath, stat } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
function packFolder() {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  for (; ; ) {
    const found = path.join(folder, "policies");
    if (existsSync(path.join(found, "policy.schema.json"))) return found;
    const parent = path.dirname(folder);
    if (parent === folder) throw new DriftlineError("internal", "the folder of policy packs is missing");
    folder = parent;
  }
}
var isPolicyFile = (name) => /\.ya?ml$/.test(name) && !/\.test\.ya?ml$/.test(name);
async function packNames() {
  return (await readdir(packFolder())).filter(isPolicyFile).map((name) => name.replace(/\.ya?ml$/, "")).sort();
}
async function readPack(name) {
  if (!/^[a-z0-9-]+$/.test(name) || !(await packNames()).includes(name)) return void 0;
  return { file: `pack:${name}`, text: await readFile(path.join(packFolder(), `${name}.yaml`), "utf8") };
}
async function readPolicies(names) {
  const sources = [];
  for (const name of names) sources.push(...await readNamed(name));
  return sources;
}
async function readNamed(name) {
  const kind = await stat(name).catch(() => void 0);
  if (kind?.isDirectory()) {
    const files = (await readdir(name, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile() && isPolicyFile(entry.name)).map((entry) => path.join(entry.parentPath, entry.name)).sort();
    if (files.length === 0)
      throw new DriftlineError("policy", {
        file: name,
        message: "no policy in this folder",
        hint: "policies end in .yaml"
      });
    return Promise.all(files.map(readSource));
  }
  if (kind?.isFile()) return [await readSource(name)];
  const pack = await readPack(name);
  if (pack) return [pack];
  const hint = didYouMean(name, await packNames()) ?? `packs: ${(await packNames()).join(", ")}`;
  throw new DriftlineError("usage", { message: `no policy file, folder or pack is called "${name}"`, hint });
}
async function readSource(file) {
  const text = await readFile(file);
  return { file: path.normalize(file).replaceAll("\\", "/"), text: text.toString("utf8") };
}
async function placeOf({ file }) {
  const named = file.startsWith("pack:") ? path.join(packFolder(), `${file.slice(5)}.yaml`) : file;
  return realpath(named).catch(() => void 0);
}
async function isPackFolder(name) {
  const found = await realpath(name).catch(() => void 0);
  return found !== void 0 && found === await realpath(packFolder());
}
var resolveExtends = async (name, from) => {
  if (!from.file.startsWith("pack:") && /\.ya?ml$/.test(name)) {
    const file = path.join(path.dirname(from.file), name);
    return existsSync(file) ? readSource(file) : void 0;
  }
  return readPack(name);
};

export {
  packFolder,
  isPolicyFile,
  packNames,
  readPolicies,
  placeOf,
  isPackFolder,
  resolveExtends
};
