import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  failOnChoices
} from "./chunk-chunk-COV3UZN6.js";
import {
  extraNames
} from "./chunk-chunk-O3ER3L6Y.js";
import {
  formatNames
} from "./chunk-chunk-QSVVOMOD.js";
import "./chunk-chunk-SIYFOCKV.js";
import {
  severities
} from "./chunk-chunk-RHYGES5V.js";
import "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";

// src/run/completion.ts
import { readdir } from "node:fs/promises";
import path from "node:path";
var sets = {
  format: formatNames,
  "fail-on": failOnChoices,
  "report-severity": severities,
  with: extraNames,
  output: formatNames.map((name) => `${name}=`)
};
function choicesOf(flag) {
  return flag !== void 0 && Object.hasOwn(sets, flag) ? sets[flag] : void 0;
}
async function pathsFrom(typed) {
  const folder = typed.slice(0, typed.lastIndexOf("/") + 1);
  const begin = typed.slice(folder.length);
  const entries = await readdir(path.resolve(folder), { withFileTypes: true }).catch(() => []);
  return entries.filter(({ name }) => name.startsWith(begin) && (begin !== "" || !name.startsWith("."))).map((entry) => `${folder}${entry.name}${entry.isDirectory() ? "/" : ""}`).filter((found) => /^(?!-)[\p{L}\p{N}_@%+=:,./-]+$/u.test(found)).sort();
}
export {
  choicesOf,
  pathsFrom
};
